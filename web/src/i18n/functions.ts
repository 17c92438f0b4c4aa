import { FluentType, type FluentBundle, type FluentFunction, type FluentValue } from "@fluent/bundle";

/** A list on its way into a text; the language joins it, or what the text puts between the parts. */
export class FluentItems extends FluentType<readonly string[]> {
  constructor(
    items: readonly string[],
    private readonly style: "conjunction" | "disjunction" = "conjunction",
    private readonly between: string | null = null,
  ) {
    super(items);
  }

  override toString(scope?: { bundle: { locales: string[] } }): string {
    if (this.between !== null) return this.value.join(this.between);
    return new Intl.ListFormat(scope?.bundle.locales ?? "en", { type: this.style }).format(this.value);
  }

  as(type: string, between: string | null): FluentItems {
    return new FluentItems(this.value, type === "or" ? "disjunction" : "conjunction", between);
  }
}

function list([items]: FluentValue[], options: Record<string, FluentValue>): FluentValue {
  const type = String(options["type"] ?? "and");
  const between = options["between"] == null ? null : String(options["between"]);
  return (items instanceof FluentItems ? items : new FluentItems([String(items)])).as(type, between);
}

/** Axial coordinates in brackets, others as they are printed. */
export function hexName(name: string): string {
  return /^-?\d+,-?\d+$/.test(name) ? `(${name})` : name;
}

/** A name as it stands in the id of its message: "Székesfehérvár" is `town-szekesfehervar`. */
export function slug(name: string): string {
  const plain = name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
}

/** What the texts may call besides NUMBER and DATETIME; the same three as in Python. `place`: what a hex is called. */
export function functionsOf(
  bundle: () => FluentBundle,
  place: (hex: string) => string = hexName,
): Record<string, FluentFunction> {
  return {
    LIST: list,
    HEX: ([name]) => place(String(name)),
    MONEY: ([amount]) => {
      const money = bundle().getMessage("money")?.value;
      const value = amount instanceof FluentType ? Number(amount.valueOf()) : Number(amount);
      return money ? bundle().formatPattern(money, { amount: value }) : String(value);
    },
  };
}
