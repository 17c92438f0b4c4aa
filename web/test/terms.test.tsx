import { render } from "solid-js/web";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { need, switchTo } from "../src/i18n";
import { partsOf, read, termsOf } from "../src/i18n/terms";
import { Said } from "../src/learn/Said";

const FILE = `
term-train = A train.
    .name = train
    .words = train, trains, 2E
    .rule = 1
term-train-limit = How many.
    .name = train limit
    .words = train limit
    .rule = 2
`;
const RUSSIAN = `
term-share = Доля.
    .name = акция
    .words = акци*, мал* компани*
    .rule = 1
`;
const JAPANESE = `
term-line = 路線。
    .name = 路線
    .words = 孤立路線, 路線
    .rule = 1
`;
const written = (text: string, file: string, lang: string) =>
  [...text.matchAll(read(file, lang).pattern)].map((match) => match[0]);

describe("terms in a text", () => {
  it("are whole words, the longest first, in either case", () => {
    expect(written("Trains, the train limit, 2E and a trainee", FILE, "en")).toEqual(["Trains", "train limit", "2E"]);
    expect(read(FILE, "en").termOf("train limit")!.rule).toBe("2");
  });
  it("take any ending where that is said", () => {
    expect(written("Акции малой компании, фракция", RUSSIAN, "ru")).toEqual(["Акции", "малой компании"]);
  });
  it("stand side by side in Japanese", () => {
    expect(written("この孤立路線と路線", JAPANESE, "ja")).toEqual(["孤立路線", "路線"]);
  });
});

describe("a sentence with terms", () => {
  beforeAll(() => need("rocket"));

  it("marks each where it stands first, and says what it means", async () => {
    await switchTo("en");
    await vi.waitFor(() => expect(termsOf("rocket").length).toBeGreaterThan(15));
    const parts = partsOf("A veto costs shares; a second veto costs more shares.", "rocket");
    expect(parts.filter((part) => typeof part !== "string").map((part) => part.written)).toEqual(["veto", "shares"]);
    const root = document.body.appendChild(document.createElement("div"));
    const voice = { title: "rocket", id: "rocket", names: [] };
    const end = render(() => <Said text="You may veto." voice={voice} />, root);
    expect(root.textContent).toBe("You may veto.");
    await vi.waitFor(() => expect(root.querySelector(".term")).not.toBeNull());
    const word = root.querySelector<HTMLElement>(".term")!;
    word.click();
    const tip = document.querySelector(".term-tip")!;
    expect(tip.textContent).toContain("Shareholders may change");
    expect(tip.querySelector("a")!.getAttribute("href")).toBe("/rules/rocket#rule-5.1");
    document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    expect(document.querySelector(".term-tip")).toBeNull();
    end();
    root.remove();
  });
});
