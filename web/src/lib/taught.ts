/** What a lesson leaves of the ways to answer. */
import type { LessonState } from "./types";

/** Where one click also answers the next question, the card of a lesson means the places that it points at: only these glow. */
export function meantByLesson(
  lesson: LessonState | null,
  paths: string[][],
  onward: (place: string) => boolean | undefined,
): string[][] {
  const meant = lesson?.asks ? (lesson.cards.at(-1)?.at ?? []) : [];
  const goesOn = (path: string[]): boolean => onward(path.at(-1)!) === true;
  if (!paths.some((path) => goesOn(path) && meant.includes(path.at(-1)!))) return paths;
  return paths.filter((path) => !goesOn(path) || meant.includes(path.at(-1)!));
}
