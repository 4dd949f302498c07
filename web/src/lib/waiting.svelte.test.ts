import { expect, test, vi } from "vitest";
import type { MyTells, WaitingTables } from "./types";

const A = { table: "a", game: "g" };
const B = { table: "b", game: "g" };
const asked: ((found: WaitingTables) => void)[] = [];
const ears: Record<string, (message?: MyTells) => void> = {};
const notify = vi.fn();
vi.mock("./api", () => ({ ask: () => new Promise((answer) => asked.push(answer)) }));
vi.mock("./base", () => ({ link: (path: string) => path }));
vi.mock("./myLine", () => ({ lineAnew: () => {}, listen: (kind: string, hear: () => void) => (ears[kind] = hear) }));
vi.mock("./notify", () => ({ notify }));
vi.mock("./route.svelte", () => ({ route: { path: "/" } }));
const { waiting, watchTables } = await import("./waiting.svelte");

const soon = () => new Promise((done) => setTimeout(done));
const found = (tables: WaitingTables["tables"]) => {
  asked.shift()?.({ tables, known: true, told: false });
  return soon();
};
const news = (table: string, my_turn: boolean) =>
  ears["table-news"]?.({ type: "table-news", table, game: "g", status: "playing", my_turn });

test("each turn is told once, whether it was heard or found", async () => {
  vi.stubGlobal("document", { querySelector: () => null });
  watchTables();
  await soon();
  await found([A]);
  expect(notify).not.toHaveBeenCalled();
  news("a", false);
  ears.open?.();
  news("b", true); // heard while it is asked: what is answered may be older, so it is asked again
  await found([A]);
  await found([A, B]); // and a came back, of which the line has not yet told
  news("a", true);
  expect(waiting.tables).toEqual([A, B]);
  expect(notify.mock.calls.map(([kind, one]) => [kind, one.table])).toEqual([
    ["turn", "b"],
    ["turn", "a"],
  ]);
});
