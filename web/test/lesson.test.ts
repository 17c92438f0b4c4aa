import { createRoot } from "solid-js";
import { afterEach, expect, it, vi } from "vitest";
import { http } from "../src/api/http";
import type { LessonPosition } from "../src/api/types";
import { openLesson } from "../src/learn/openLesson";

const cell = (id: string, fill = "land") => ({ id, q: 0, r: 0, fill });

/** What the server answers after so many actions: each of them changes the second cell. */
const answer = (acts: number): LessonPosition =>
  ({
    verdict: "asked",
    payments: [],
    position: {
      n: acts,
      log: [{ n: acts, seat: 0, messages: [] }],
      game: { seats: [] },
      scene: { board: { cells: [cell("a"), cell("b", acts ? "sea" : "land")] } },
    },
  }) as unknown as LessonPosition;

/** A lesson whose first answer has come. */
async function opened() {
  vi.spyOn(http, "lesson").mockImplementation(async (_title, _id, { acts }) => answer(acts!.length));
  const lesson = createRoot(() => openLesson("rocket", "line"));
  await vi.waitFor(() => expect(lesson.at()).not.toBeNull());
  return lesson;
}

afterEach(() => (vi.restoreAllMocks(), localStorage.clear()));

it("shows off what an action has changed, and nothing else", async () => {
  const lesson = await opened();
  await lesson.read();
  expect([...lesson.table.news()!.changed]).toEqual(["b"]);
  await lesson.undo();
  expect(lesson.table.news()).toBeNull();
});

it("goes on after a reload where one was", async () => {
  const lesson = await opened();
  await lesson.read();
  expect((await opened()).at()!.position.n).toBe(1);
  await lesson.open(0);
  expect((await opened()).at()!.position.n).toBe(0);
});
