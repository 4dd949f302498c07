import { expect, test, vi } from "vitest";

vi.mock("./texts.svelte", () => ({ t: (id: string) => id }));
const { heldBack, takeBack } = await import("./heldBack");
type Held = Parameters<typeof heldBack>[0];
type TableOf = Parameters<typeof takeBack>[0];

const OFFERS: Record<string, Held> = {
  free: { reveals: false, ends: "" },
  turn: { reveals: false, ends: "turn" },
  round: { reveals: false, ends: "round" },
  game: { reveals: true, ends: "game" },
  dice: { reveals: true, ends: "" },
};
const held = (confirm: Parameters<typeof heldBack>[1]) => Object.keys(OFFERS).filter((name) => heldBack(OFFERS[name]!, confirm));

test("what waits for a yes is as one has set it, and free moves never do", () => {
  expect(held("every")).toEqual(["turn", "round", "game", "dice"]);
  expect(held("some")).toEqual(["round", "game", "dice"]);
  expect(held("never")).toEqual([]);
});

test("taking back: what waits, then the last answer, then the reason why not", () => {
  const said: unknown[] = [];
  const table = {
    pending: {} as unknown,
    latest: {
      undo: { last: 4 as number | null, why: "rolled" },
      players: [{ person: 1 }],
      status: "playing",
      terms: {},
      deal: {},
    },
    story: [],
    acting: { undo: (keep: number) => said.push(keep) },
    notice: (text: string) => said.push(text),
  };
  takeBack(table as unknown as TableOf);
  expect([table.pending, said]).toEqual([null, []]);
  takeBack(table as unknown as TableOf);
  table.latest.undo.last = null;
  takeBack(table as unknown as TableOf);
  expect(said).toEqual([4, "undo-why-rolled"]);
  table.latest.players = [];
  Object.assign(table, { story: [{ move: 2, seat: 0, by: "person" }], info: { goals: ["a"] } });
  Object.assign(table.latest, { me: [0], not_counted: null });
  takeBack(table as unknown as TableOf);
  expect(said.at(-1)).toBe("undo-why-rolled further-title further-costs");
});
