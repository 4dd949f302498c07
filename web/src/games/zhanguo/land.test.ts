/** The map shows every way from region to region, however it is folded. */
import { describe, expect, it } from "vitest";
import { adjacent, lie } from "./land";
import type { Border } from "./view";

const ways: [string, string][] = [
  ["R1", "R2"],
  ["R2", "R3"],
  ["R3", "R4"],
  ["R4", "R5"],
];
const borders: Border[] = ways.map(([one, two]) => ({ one, two, adjacent: true, border: "solid line", from: "R" }));

describe.each([1, 2] as const)("in %i rows", (rows) => {
  const land = lie(840 * (3 - rows), 200 * rows, rows);

  it("has a border wherever one can go", () => {
    const open = land.borders.filter((b) => adjacent(borders, b.one, b.two)).map((b) => [b.one, b.two].sort());
    expect(open.sort()).toEqual(ways);
  });

  it("gives every region the room that its squares and palaces need", () => {
    for (const field of Object.values(land.fields)) {
      expect(field.right - field.left).toBeGreaterThan(270);
      expect(field.bottom - field.top).toBeGreaterThan(165);
    }
  });
});
