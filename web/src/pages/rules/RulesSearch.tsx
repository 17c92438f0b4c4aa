import { For, Show, createMemo, createSignal, type JSX } from "solid-js";
import type { TitleInfo } from "../../api/types";
import { t } from "../../i18n";
import { anchorOf } from "../../i18n/cited";
import { ruleSections } from "../../i18n/rules";
import { termsOf } from "../../i18n/terms";
import { voiceOf } from "../titles";

interface Found {
  title: TitleInfo;
  /** Its paragraph, or the term. */
  name: string;
  text: string;
  anchor: string;
}

const LEAST = 2;
const MOST = 30;

/** Looks for words in the rules and terms of all titles; those of the title on the page come first. */
export function RulesSearch(props: { titles: readonly TitleInfo[]; here: TitleInfo }): JSX.Element {
  const [sought, setSought] = createSignal("");
  const ordered = () => [props.here, ...props.titles.filter((title) => title !== props.here)];
  const found = createMemo(() => {
    const words = plain(sought()).split(/\s+/).filter(Boolean);
    if (words.join("").length < LEAST) return null;
    const rows = ordered()
      .flatMap(everything)
      .filter(({ name, text }) => words.every((word) => plain(`${name} ${text}`).includes(word)));
    // What is called so comes before what only speaks of it.
    const isNamed = ({ name }: Found) => words.some((word) => plain(name).includes(word));
    return [...rows.filter(isNamed), ...rows.filter((row) => !isNamed(row))];
  });
  return (
    <search class="rules-search">
      <label>
        {t("rules-search")}{" "}
        <input type="search" value={sought()} onInput={(event) => setSought(event.currentTarget.value)} />
      </label>
      <Show when={found()}>
        {(rows) => (
          <div aria-live="polite">
            <p class="faint">{t("rules-found", { count: rows().length })}</p>
            <ul>
              <For each={rows().slice(0, MOST)}>{(row) => <Row row={row} here={props.here} />}</For>
            </ul>
          </div>
        )}
      </Show>
    </search>
  );
}

function Row(props: { row: Found; here: TitleInfo }): JSX.Element {
  const elsewhere = () => props.row.title !== props.here;
  return (
    <li>
      <a
        href={`${elsewhere() ? `/rules/${props.row.title.id}` : ""}#${props.row.anchor}`}
        target={elsewhere() ? "_blank" : "_self"}
        onClick={() => unfold(props.row.anchor)}
      >
        <Show when={elsewhere()}>{t("title-short", {}, voiceOf(props.row.title))} </Show>
        {props.row.name}
      </a>{" "}
      {props.row.text}
    </li>
  );
}

/** What is gone to may lie in a fold. */
function unfold(anchor: string): void {
  const fold = document.getElementById(anchor)?.closest("details");
  if (fold) fold.open = true;
}

function everything(title: TitleInfo): Found[] {
  const paragraphs = ruleSections(title.package).flatMap((section) => section.paragraphs);
  return [
    ...termsOf(title.package).map(({ id, name, text }) => ({ title, name, text, anchor: `term-${id}` })),
    ...paragraphs.map(({ number, text }) => ({ title, name: number, text, anchor: anchorOf(number) })),
  ];
}

function plain(text: string): string {
  return text.toLocaleLowerCase().replaceAll("ё", "е");
}
