import { expect, it } from "vitest";
import { furtherBack } from "./further";
import type { TableData, Told } from "./types";

const told = (move: number, seat: number, by: Told["by"]): Told => ({ move, seat, by }) as Told;
const STORY = [told(0, 0, "person"), told(1, 1, "bot"), told(2, 0, "person"), told(3, 0, "table"), told(4, 1, "bot")];
const table = (more: object = {}, other: object = { mine: false, person: null }): TableData =>
  ({
    status: "playing",
    me: [0],
    players: [{ mine: true, person: 0 }, other],
    terms: { rated: false },
    undo: { last: null },
    deal: { known: null },
    lesson: null,
    ...more,
  }) as unknown as TableData;

it("goes back to one's own last decision, over what bots did", () => {
  expect(furtherBack(table(), STORY)).toBe(2);
  expect(furtherBack(table(), [told(0, 1, "bot")])).toBe(null);
});

it("is not there with other people, in a game that counts, in a lesson or a puzzle, and where taking back is free", () => {
  expect(furtherBack(table({}, { mine: false, person: 1 }), STORY)).toBe(null);
  expect(furtherBack(table({ terms: { rated: true } }), STORY)).toBe(null);
  expect(furtherBack(table({ lesson: { asks: true } }), STORY)).toBe(null);
  expect(furtherBack(table({ deal: { known: "puzzle" } }), STORY)).toBe(null);
  expect(furtherBack(table({ undo: { last: 3 } }), STORY)).toBe(null);
  expect(furtherBack(table({ status: "over" }), STORY)).toBe(null);
});
