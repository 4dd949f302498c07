import { beforeEach, expect, test, vi } from "vitest";
import type { Position, TableData } from "./types";

const asked: { move: number; answer: (position: Position) => void }[] = [];
vi.mock("./api", () => ({
  api: { at: (_: string, move: number) => new Promise<Position>((answer) => asked.push({ move, answer })) },
}));
vi.mock("./glide", () => ({ glide: () => {}, measure: () => new Map() }));
vi.mock("./prefs.svelte", () => ({ calm: () => true, pace: () => 1 }));
const { Walk } = await import("./walk.svelte");

const position = (move: number) => ({ move, view: {}, question: null, result: null }) as unknown as Position;
const soon = () => new Promise((done) => setTimeout(done));

beforeEach(() => asked.splice(0));

function watched(move: number) {
  const data = { table: "t", eyes: -1, me: [], move, line: move, view: {}, question: null, result: null } as unknown as TableData;
  return { data, story: [], root: null, covered: false, rest: Promise.resolve(), clearChoice: () => {}, complain: () => {} };
}

test("a pause is at once: a position that is on its way is not shown any more", async () => {
  const table = watched(9);
  const walk = new Walk(table);
  void walk.playFrom(3);
  asked[0]!.answer(position(3));
  await soon();
  expect([walk.cursor, asked.at(-1)!.move]).toEqual([3, 4]);
  walk.toggleFollowing();
  asked.at(-1)!.answer(position(4));
  await soon();
  expect([walk.cursor, walk.following]).toEqual([3, false]);
});

test("what is told beside the board is waited for", async () => {
  let done = () => {};
  const walk = new Walk({ ...watched(9), rest: new Promise<void>((told) => (done = told)) });
  void walk.playFrom(3);
  asked[0]!.answer(position(3));
  await soon();
  asked.at(-1)!.answer(position(4));
  await soon();
  expect([walk.cursor, asked.at(-1)!.move]).toEqual([4, 4]);
  done();
  await vi.waitFor(() => expect(asked.at(-1)!.move).toBe(5));
});

test("the last step can be seen again, unless one has gone on meanwhile", async () => {
  const walk = new Walk(watched(9));
  void walk.goTo(4);
  asked[0]!.answer(position(4));
  await soon();
  const again = walk.again();
  asked.at(-1)!.answer(position(3));
  await again;
  expect([walk.cursor, walk.fresh]).toEqual([4, 3]);
  const other = walk.again();
  walk.skip();
  await other;
  expect([walk.cursor, walk.fresh]).toEqual([9, -1]);
});
