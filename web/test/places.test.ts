import { expect, test } from "vitest";
import type { Board } from "../src/api/types";
import { placesOf } from "../src/board/places";

const board = (...cells: Board["cells"]): Board => ({ orientation: "pointy", directions: [], cells });

test("a hex is called by its name, or by the nearest one where the map prints no coordinates", () => {
  const places = placesOf(
    board(
      { id: "0,0", q: 0, r: 0, fill: "rail", name: "Crewe", code: "A1" },
      { id: "1,0", q: 1, r: 0, fill: "land", code: "A3" },
      { id: "-1,2", q: -1, r: 2, fill: "land", code: "C1" },
    ),
  );
  expect(places.get("0,0")).toEqual({ name: "Crewe", code: "A1" });
  expect(places.get("1,0")).toEqual({ name: "Crewe", code: "A3", way: "e", steps: 1 });
  expect(places.get("-1,2")).toEqual({ name: "Crewe", code: "C1", way: "s", steps: 2 });
});

test("printed coordinates stand for themselves", () => {
  expect(
    placesOf(board({ id: "E8", q: 0, r: 0, fill: "land" }, { id: "E10", q: 1, r: 0, fill: "land", name: "Győr" })).has(
      "E8",
    ),
  ).toBe(false);
});
