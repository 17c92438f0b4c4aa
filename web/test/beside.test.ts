import { expect, test } from "vitest";
import { spotBeside } from "../src/menu/beside";

const ground = new DOMRect(0, 0, 1000, 600);
const size = { offsetWidth: 200, offsetHeight: 100 };
const hexAt = (x: number, y: number) => new DOMRect(x - 30, y - 30, 60, 60);

test("the picker stands to the right of the hex, wholly on the board", () => {
  expect(spotBeside(hexAt(500, 300), size, ground, [])).toEqual({ left: 540, top: 250 });
  expect(spotBeside(hexAt(500, 580), size, ground, [])).toEqual({ left: 540, top: 490 });
});

test("where there is no room it does not cover the hex itself", () => {
  const { left } = spotBeside(hexAt(950, 300), size, ground, []);
  expect(left + size.offsetWidth).toBeLessThan(920);
});

test("it covers as few lit places as it can", () => {
  const lit = [
    { left: 600, top: 300 },
    { left: 400, top: 300 },
  ];
  const { left, top } = spotBeside(hexAt(500, 300), size, ground, lit);
  expect([left, top]).toEqual([400, 340]);
});
