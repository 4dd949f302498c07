import { expect, it } from "vitest";
import { columns, formOf, ofSeat, pointsIn } from "./look";

const WHO = { active: "one", passed: "some", points: "each", players: "each", "players.*.rival": "one" };

it("draws each kind of value in its own way", () => {
  const form = (value: unknown, path = "x") => formOf(value, path, WHO);
  expect([form(null), form(undefined), form(0), form(""), form("red"), form(false)]).toEqual([
    "hidden",
    "hidden",
    "text",
    "nothing",
    "text",
    "truth",
  ]);
  expect([form([]), form({}), form([1, null]), form([{ a: 1 }, null]), form([[1], [2]]), form({ a: 1 })]).toEqual([
    "nothing",
    "nothing",
    "chips",
    "table",
    "rows",
    "facts",
  ]);
});

it("knows players where the game names them, and nowhere else", () => {
  expect(formOf(1, "active", WHO)).toBe("player");
  expect(formOf(-1, "active", WHO)).toBe("nothing");
  expect(formOf(1, "turn", WHO)).toBe("text");
  expect(formOf([0, 1], "passed", WHO)).toBe("players");
  expect(formOf([0, 1], "heaps", WHO)).toBe("chips");
  expect(formOf([0, 1], "points", WHO)).toBe("each");
});

it("finds what belongs to a player", () => {
  const view = { turn: 3, points: [[1, 2], [4]], players: [{ coins: 2 }, { coins: 5, rival: 0 }] };
  expect(ofSeat(view, 1, WHO)).toEqual([
    { key: "points", value: [4], path: "points.*" },
    { key: "coins", value: 5, path: "players.*.coins" },
    { key: "rival", value: 0, path: "players.*.rival" },
  ]);
  expect(ofSeat({ players: [{ coins: 2 }], heaps: [7] }, 0, {})).toEqual([{ key: "coins", value: 2, path: "players.*.coins" }]);
  expect(ofSeat({ players: 2 }, 0, WHO)).toEqual([]);
});

it("finds the points, in whatever way the view tells them", () => {
  expect(pointsIn({ points: [[1, 2], [4]] }, 2)).toEqual([3, 4]);
  expect(pointsIn({ points: [3, 4, 5] }, 2)).toEqual([3, 4, 5]);
  expect(pointsIn({ players: [{ vp: 7 }, { points: [1, 1] }] }, 2)).toEqual([7, 2]);
  expect(pointsIn({ heap: 9 }, 3)).toEqual([0, 0, 0]);
});

it("gives a table every column that one of its rows has", () => {
  expect(columns([{ a: 1 }, null, { b: 2, a: 3 }])).toEqual(["a", "b"]);
});
