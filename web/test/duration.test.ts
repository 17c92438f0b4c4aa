import { expect, test } from "vitest";
import { lengthOf, onClock } from "../src/lib/duration";

const [SECOND, MINUTE, HOUR, DAY] = [1000, 60_000, 3_600_000, 86_400_000];

test("a clock shows what is left", () => {
  expect(onClock(9 * MINUTE + 5 * SECOND)).toBe("9:05");
  expect(onClock(HOUR + 2 * MINUTE + 3 * SECOND)).toBe("1:02:03");
  expect(onClock(3 * DAY + 4 * HOUR)).toBe("3d 4h");
  expect(onClock(2 * DAY)).toBe("2d");
  expect(onClock(3 * DAY - SECOND)).toBe("3d");
});

test("it shows nothing only when nothing is left, and then how much is over", () => {
  expect(onClock(1)).toBe("0:01");
  expect(onClock(0)).toBe("0:00");
  expect(onClock(-MINUTE)).toBe("−1:00");
});

test("lengths are told in the largest unit that fits", () => {
  expect(lengthOf(30)).toBe("30 seconds");
  expect(lengthOf(5_400)).toBe("90 minutes");
  expect(lengthOf(43_200)).toBe("12 hours");
  expect(lengthOf(86_400)).toBe("1 day");
});
