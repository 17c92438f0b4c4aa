/** “How a game goes”: the first thing on a title's rules page. */

import { For, Show, createResource, type JSX } from "solid-js";
import { http } from "../api/http";
import type { OverviewInfo, TitleInfo } from "../api/types";
import { language, needBeside, t, type Voice } from "../i18n";
import { Said } from "./Said";
import "../style/learn.css";
import "../style/pages.css";

const PARAGRAPHS = ["who", "turn", "end"];
const TIPS = [1, 2, 3];

export function Overviews(props: { title: TitleInfo; voice: Voice }): JSX.Element {
  const [all] = createResource(
    () => props.title,
    async (title) => {
      const found = await http.overviews().catch(() => []);
      await needBeside(title.package, `lessons-${title.package}`);
      return found.filter((one) => one.title === title.id);
    },
  );
  return (
    <For each={all() ?? []}>
      {(one, i) => (
        <Show when={i() === 0} fallback={<Folded one={one} voice={props.voice} />}>
          <section class="overview" id={`overview-${one.id}`}>
            <h2>{t(`overview-${one.id}`, {}, props.voice)}</h2>
            <Words one={one} voice={props.voice} />
            <p>
              <a class="button" href="/learn">
                {t("learn")}
              </a>
            </p>
          </section>
        </Show>
      )}
    </For>
  );
}

/** Another way to play the title. */
function Folded(props: { one: OverviewInfo; voice: Voice }): JSX.Element {
  return (
    <details class="overview" id={`overview-${props.one.id}`}>
      <summary>
        <h2>{t(`overview-${props.one.id}`, {}, props.voice)}</h2>
      </summary>
      <Words one={props.one} voice={props.voice} />
    </details>
  );
}

function Words(props: { one: OverviewInfo; voice: Voice }): JSX.Element {
  const say = (part: string) => t(`overview-${props.one.id}-${part}`, {}, props.voice);
  return (
    <>
      <For each={PARAGRAPHS}>
        {(part) => (
          <p>
            <Said text={say(part)} voice={props.voice} />
          </p>
        )}
      </For>
      <ol class="tips">
        <For each={TIPS}>{(n) => <li>{say(`tip-${n}`)}</li>}</For>
      </ol>
      <div class="figures">
        <For each={Array.from({ length: props.one.figures }, (_, i) => i + 1)}>
          {(n) => (
            <figure>
              <img src={http.figureUrl(props.one.title, props.one.id, n, language())} alt="" loading="lazy" />
              <figcaption>{say(`figure-${n}`)}</figcaption>
            </figure>
          )}
        </For>
      </div>
    </>
  );
}
