import { render } from "solid-js/web";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Choice } from "../src/api/types";
import { need, switchTo, LANGUAGES } from "../src/i18n";
import { ruleText } from "../src/i18n/rules";
import { ChoiceButton } from "../src/menu/ChoiceButton";

/** How long a file of texts may take to come on a busy machine. */
const PATIENCE = { timeout: 30_000 };

const voice = { title: "e1862", id: "1862", names: [] };
const choice: Choice = {
  action: { do: "bid" },
  label: { id: "choice-pass" },
  blocked: { message: { id: "refusal-cannot-pay", args: { needed: 100, held: 40 } }, rule: "6.5.1" },
};

describe("a grey choice", () => {
  beforeAll(() => need("e1862"));

  it("does nothing but say why, with the paragraph and the way to it", async () => {
    const root = document.body.appendChild(document.createElement("div")); // clicks are heard at the document
    const chosen = vi.fn();
    const end = render(() => <ChoiceButton choice={choice} voice={voice} onChoose={chosen} />, root);
    const button = root.querySelector("button")!;
    expect(button.getAttribute("aria-expanded")).toBe("false");
    button.click();
    expect(button.getAttribute("aria-expanded")).toBe("true");
    expect(chosen).not.toHaveBeenCalled();
    expect(root.querySelector(".why p")!.textContent).toMatch(/100.*40/);
    const link = root.querySelector<HTMLAnchorElement>(".why a")!;
    expect(link.textContent).toBe("§ 6.5.1");
    expect(link.getAttribute("href")).toBe("/rules/1862#rule-6.5.1");
    await vi.waitFor(() => expect(root.querySelector(".why-rule")!.textContent!.length).toBeGreaterThan(40), PATIENCE);
    button.click();
    expect(root.querySelector(".why")).toBeNull();
    end();
    root.remove();
  }, 60_000);

  it("has the paragraph in every language", async () => {
    const seen = new Set<string>();
    for (const language of LANGUAGES) {
      await switchTo(language);
      await vi.waitFor(() => expect(ruleText("e1862", "7.8.1a")).not.toBeNull(), PATIENCE);
      seen.add(ruleText("e1862", "7.8.1a")!);
    }
    expect(seen.size).toBe(3);
  }, 60_000);
});
