import { describe, expect, it } from "vitest";
import { breakable } from "../src/i18n/breaks";

const shown = (text: string): string => breakable(text).replaceAll("\u00AD", "-");

describe("where a word may break", () => {
  it("breaks Russian words by syllables", () => {
    expect(shown("пивоварение")).toBe("пи-во-ва-ре-ние");
    expect(shown("текстиль")).toBe("текс-тиль");
    expect(shown("Соединён")).toBe("Сое-ди-нён");
  });
  it("leaves no single letter behind, and other scripts as they are", () => {
    expect(shown("кожа")).toBe("кожа");
    expect(shown("сталь")).toBe("сталь");
    expect(shown("manufactured goods, 醸造")).toBe("manufactured goods, 醸造");
  });
});
