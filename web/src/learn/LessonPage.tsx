import { Show, createEffect, createMemo, createResource, createSignal, on, onCleanup, type JSX } from "solid-js";
import { http } from "../api/http";
import { need, needBeside, t } from "../i18n";
import { voiceAt } from "../lib/names";
import { Bar } from "../pages/Bar";
import { Faults } from "../pages/Faults";
import { Table } from "../pages/Table";
import { allTitles, packageOf } from "../pages/titles";
import { LessonColumn } from "./LessonColumn";
import { openLesson } from "./openLesson";
import { usePointing } from "./pointAt";
import "../style/table.css";
import "../style/board.css";
import "../style/learn.css";

/** So long a change stands beside a figure. */
const SETTLES_MS = 2000;

/** One lesson: the real table, with the lesson beside the board. */
export default function LessonPage(props: { title: string; id: string }): JSX.Element {
  // The page belongs to one lesson: another one is another page.
  const lesson = openLesson(props.title, props.id);
  const [words] = createResource(allTitles(), async () => {
    const name = packageOf(props.title);
    await need(name);
    await needBeside(name, `lessons-${name}`);
    return { name, all: await http.lessons() };
  });
  const info = () => words()?.all.find(({ title, id }) => title === props.title && id === props.id) ?? null;
  const next = () => {
    const own = (words()?.all ?? []).filter(({ title }) => title === props.title);
    return own[own.findIndex(({ id }) => id === props.id) + 1] ?? null;
  };
  /** The title, where this lesson is the one after which a first game can be played. */
  const first = () =>
    allTitles()()?.find((title) => title.id === props.title && title.first?.after === props.id) ?? null;
  const voice = () => voiceAt(words()!.name, lesson.table.head()!.game.seats, props.title);
  const marks = createMemo(() => new Set(lesson.at()?.verdict === "asked" ? lesson.at()!.point : []));
  usePointing(marks);
  // Another part is another table: that its figures are others is no news.
  const [another, setAnother] = createSignal(false);
  createEffect(
    on(
      lesson.part,
      () => {
        setAnother(true);
        const timer = setTimeout(() => setAnother(false), SETTLES_MS);
        onCleanup(() => clearTimeout(timer));
      },
      { defer: true },
    ),
  );
  return (
    <Show
      when={info() && lesson.table.head() && info()}
      fallback={
        <>
          <Bar />
          <main class="page">
            <Show when={lesson.table.problem()}>{(problem) => <Faults problem={problem()} />}</Show>
            <p>
              <a href="/learn">{t("learn")}</a>
            </p>
          </main>
        </>
      }
    >
      {(found) => (
        <Table
          table={lesson.table}
          title={words()!.name}
          lesson={{
            column: () => <LessonColumn lesson={lesson} info={found()} next={next()} first={first()} voice={voice()} />,
            marks,
            another,
            says: (cell) => lesson.at()?.places?.[cell] ?? null,
          }}
        />
      )}
    </Show>
  );
}
