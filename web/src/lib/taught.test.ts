import { expect, it } from "vitest";
import { meantByLesson } from "./taught";
import type { LessonState } from "./types";

const lesson = (at: string[], asks = true): LessonState =>
  ({
    first: 0,
    all: 3,
    cards: [
      { id: "goal", at: ["segment:1"] },
      { id: "clay", at },
    ],
    asks,
    back: null,
  }) as unknown as LessonState;
const PATHS = [["hub"], ["segment:1"], ["segment:4"], ["segment:9"]];
const onward = (place: string) => place.startsWith("segment:");

it("lets only what the card points at glow, where a click goes on to the next question", () => {
  expect(meantByLesson(lesson(["segment:4"]), PATHS, onward)).toEqual([["hub"], ["segment:4"]]);
});

it("leaves everything to a card that points elsewhere, and to a game without a lesson", () => {
  expect(meantByLesson(lesson(["wheel:inner"]), PATHS, onward)).toEqual(PATHS);
  expect(meantByLesson(lesson(["segment:4"], false), PATHS, onward)).toEqual(PATHS);
  expect(meantByLesson(null, PATHS, onward)).toEqual(PATHS);
  expect(meantByLesson(lesson(["segment:4"]), PATHS, () => undefined)).toEqual(PATHS);
});
