import { expect, test } from "vitest";
import { asCited } from "../src/i18n/rules";

test("a paragraph is named as the program cites it", () => {
  const cited = ["rule-4-2", "rule-d20a", "rule-vi-3-2a", "rule-va", "rule-7-8-5a"].map(asCited);
  expect(cited).toEqual(["4.2", "D20a", "VI.3.2a", "Va", "7.8.5a"]);
});
