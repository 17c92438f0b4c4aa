import { For, Show, createEffect, createResource, on, type JSX } from "solid-js";
import { http } from "../api/http";
import type { DrawingInfo } from "../api/types";
import { language, needBeside, t, type Voice } from "../i18n";
import { anchorOf } from "../i18n/cited";
import { ruleSections, type Section } from "../i18n/rules";
import { Overviews } from "../learn/Overview";
import { Said } from "../learn/Said";
import { Bar } from "./Bar";
import { RulesSearch } from "./rules/RulesSearch";
import { TermList } from "./rules/TermList";
import { allTitles } from "./titles";
import "../style/pages.css";

/** A title's rules in short words: how a game goes, the paragraphs by topic, the rulings and the terms. */
export default function Rules(props: { id: string }): JSX.Element {
  const titles = allTitles();
  const title = () => titles()?.find(({ id }) => id === props.id);
  const voice = (): Voice => ({ title: title()!.package, id: props.id, names: [] });
  const sections = () => (title() ? ruleSections(title()!.package) : []);
  const [drawings] = createResource(title, async (found) => {
    const all = await http.drawings().catch(() => []);
    await needBeside(found.package, `lessons-${found.package}`);
    return all.filter((one) => one.title === found.id);
  });
  return (
    <>
      <Bar />
      <main class="page rules">
        <Show when={title()}>
          {(found) => (
            <>
              <h1>{t("rules-of", { title: t("title-name", {}, voice()) })}</h1>
              <RulesSearch titles={titles()!} here={found()} />
              <Overviews title={found()} voice={voice()} />
            </>
          )}
        </Show>
        <Show when={sections().length}>
          <Contents sections={sections()} />
          <Paragraphs sections={sections()} drawings={drawings() ?? []} voice={voice()} />
          <TermList voice={voice()} />
        </Show>
      </main>
    </>
  );
}

function Contents(props: { sections: readonly Section[] }): JSX.Element {
  return (
    <nav aria-label={t("rules-contents")}>
      <ul>
        <For each={props.sections}>
          {(section, i) => (
            <li>
              <a href={`#section-${i()}`} target="_self">
                {section.heading}
              </a>
            </li>
          )}
        </For>
        <li>
          <a href="#terms" target="_self">
            {t("rules-terms")}
          </a>
        </li>
      </ul>
    </nav>
  );
}

interface ParagraphsProps {
  voice: Voice;
  drawings: readonly DrawingInfo[];
}

/** The paragraphs by topic; rulings are folded away until somebody looks for one. */
function Paragraphs(props: ParagraphsProps & { sections: readonly Section[] }): JSX.Element {
  // Links to a paragraph come before its text does, and lead into what is folded.
  const arrive = () => {
    const wanted = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const fold = wanted?.closest("details") ?? wanted?.querySelector("details");
    if (fold) fold.open = true;
    wanted?.scrollIntoView();
  };
  createEffect(on(() => props.sections, arrive));
  return (
    <For each={props.sections}>
      {(section, i) => (
        <section id={`section-${i()}`}>
          <Show
            when={section.rulings}
            fallback={
              <>
                <h2>{section.heading}</h2>
                <List section={section} drawings={props.drawings} voice={props.voice} />
              </>
            }
          >
            <details>
              <summary>
                <h2>{section.heading}</h2> <span class="faint">{section.paragraphs.length}</span>
              </summary>
              <p class="faint">{t("rules-rulings-about")}</p>
              <List section={section} drawings={props.drawings} voice={props.voice} />
            </details>
          </Show>
        </section>
      )}
    </For>
  );
}

/** A drawing beside a paragraph, made by the engine. */
function Figure(props: { drawing: DrawingInfo; voice: Voice }): JSX.Element {
  return (
    <figure class="rule-figure">
      <img src={http.drawingUrl(props.drawing.title, props.drawing.rule, language())} alt="" loading="lazy" />
      <figcaption>{t(props.drawing.caption, {}, props.voice)}</figcaption>
    </figure>
  );
}

function List(props: ParagraphsProps & { section: Section }): JSX.Element {
  return (
    <dl>
      <For each={props.section.paragraphs}>
        {(paragraph) => (
          <div id={anchorOf(paragraph.number)}>
            <dt>{paragraph.number}</dt>
            <dd>
              <Said text={paragraph.text} voice={props.voice} />
              <Show when={props.drawings.find(({ rule }) => anchorOf(rule) === anchorOf(paragraph.number))}>
                {(drawing) => <Figure drawing={drawing()} voice={props.voice} />}
              </Show>
            </dd>
          </div>
        )}
      </For>
    </dl>
  );
}
