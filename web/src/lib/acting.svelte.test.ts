import { beforeEach, expect, test, vi } from "vitest";
import type { Live } from "./live";
import type { Offer, TableData } from "./types";

type Answer = { line: number };
const doors: { name: string; answer: (found: Answer) => void; refuse: (error: Error) => void }[] = [];
const door = (name: string) =>
  vi.fn(() => new Promise<Answer>((answer, refuse) => doors.push({ name, answer, refuse })) as Promise<never>);
vi.mock("./api", () => ({ api: { move: door("move"), undo: door("undo") }, attempt: () => "once" }));
vi.mock("./route.svelte", () => ({ go: () => {}, tablePath: (id: string) => id }));
const { Acting } = await import("./acting.svelte");

const soon = () => new Promise((done) => setTimeout(done));
const offer = (words: string, reveals = false) => ({ seat: 0, action: words.length, words, reveals }) as unknown as Offer;

function sitting(over: Partial<TableData> = {}, guard: ((offer: Offer) => boolean) | null = null) {
  const latest = { table: "t", line: 5, eyes: 0, offers: [], plan: null, ...over } as unknown as TableData;
  const table = {
    latest,
    planning: null,
    guard,
    pending: null,
    tip: null,
    ordered: vi.fn(),
    clearChoice: vi.fn(),
    complain: vi.fn(),
  };
  const said: { action: number }[] = [];
  const live = { move: (asked: { action: number }) => (said.push(asked), Promise.resolve(null)) } as unknown as Live;
  return { table, said, acting: new Acting(table, live) };
}

beforeEach(() => void doors.splice(0));

test("what the line does not answer goes through the door, and one thing at a time", async () => {
  const { acting, said } = sitting();
  acting.send(offer("put"));
  acting.send(offer("again"));
  await soon();
  expect([said.length, doors.map((one) => one.name), acting.sending]).toEqual([1, ["move"], true]);
});

test("it is over when the table has come as far as what was stored, in whatever order the two arrive", async () => {
  const { acting, table } = sitting();
  acting.undo(3);
  doors[0]!.answer({ line: 6 });
  await soon();
  expect(acting.sending).toBe(true);
  acting.heard();
  expect(acting.sending).toBe(false);
  acting.undo(2);
  table.latest.line = 7;
  doors[1]!.answer({ line: 7 });
  await soon();
  expect(acting.sending).toBe(false);
});

test("an answer that comes after the next thing was done does not speak for that one", async () => {
  const { acting, table } = sitting();
  acting.undo(3);
  acting.heard();
  acting.undo(2);
  doors[0]!.refuse(new Error("late"));
  await soon();
  expect([acting.sending, table.complain.mock.calls.length]).toEqual([true, 1]);
});

test("a costly answer is looked at first, unless one is sure", async () => {
  const { acting, said } = sitting({}, () => true);
  acting.send(offer("dear"));
  expect([said.length, acting.sending]).toEqual([0, false]);
  acting.send(offer("dear"), true);
  expect([said.length, acting.sending]).toEqual([1, true]);
});

test("a plan is played step by step, until a step reveals something", async () => {
  const plan = { legal: true, seat: 0, steps: [{ words: "one" }] } as never;
  const { acting, table, said } = sitting({ plan, offers: [offer("one"), offer("three", true)] });
  acting.playPlan();
  expect(said.map((one) => one.action)).toEqual([3]);
  table.latest.plan = { legal: true, seat: 0, steps: [{ words: "three" }] } as never;
  acting.heard();
  await soon();
  expect(said.map((one) => one.action)).toEqual([3, 5]);
  acting.heard();
  await soon();
  expect(said.length).toBe(2);
});

test("what is answered at once changes no button", async () => {
  vi.useFakeTimers();
  try {
    const { acting } = sitting();
    acting.undo(3);
    vi.advanceTimersByTime(150);
    expect([acting.sending, acting.waiting]).toEqual([true, false]);
    acting.heard();
    acting.undo(2);
    vi.advanceTimersByTime(250);
    expect(acting.waiting).toBe(true);
    acting.heard();
    expect([acting.sending, acting.waiting]).toEqual([false, false]);
  } finally {
    vi.useRealTimers();
  }
});
