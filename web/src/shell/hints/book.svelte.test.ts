import { expect, test } from "vitest";
import type { Hint } from "@/lib/types";
import { HintBook } from "./book.svelte";

const soon = () => new Promise((done) => setTimeout(done));

function asked() {
  const waiting: { name: string; answer: (hint: Hint) => void; fail: (why: Error) => void }[] = [];
  const fetch = (name: string) => () => new Promise<Hint>((answer, fail) => waiting.push({ name, answer, fail }));
  return { waiting, fetch };
}

test("the same question is asked once, and both have the answer", async () => {
  const { waiting, fetch } = asked();
  const book = new HintBook();
  const one = book.ask("a", fetch("a"));
  expect(book.ask("a", fetch("a"))).toBe(one);
  await soon();
  expect([waiting.length, book.busy]).toEqual([1, true]);
  const hint = {} as Hint;
  waiting[0]!.answer(hint);
  expect(await one).toBe(hint);
  expect([book.hint, book.busy]).toEqual([hint, false]);
});

test("one at a time, and what is no longer wanted is not asked", async () => {
  const { waiting, fetch } = asked();
  const book = new HintBook();
  void book.ask("a", fetch("a"));
  await soon();
  const skipped = book.ask("b", fetch("b"));
  void book.ask("c", fetch("c"));
  await soon();
  expect(waiting.map((one) => one.name)).toEqual(["a"]);
  waiting[0]!.answer({} as Hint);
  expect(await skipped).toBe(null);
  await soon();
  expect(waiting.map((one) => one.name)).toEqual(["a", "c"]);
  expect([book.hint, book.busy]).toEqual([null, true]);
});

test("a question that failed may be asked again", async () => {
  const { waiting, fetch } = asked();
  const book = new HintBook();
  const one = book.ask("a", fetch("a"));
  await soon();
  waiting[0]!.fail(new Error("busy"));
  await expect(one).rejects.toThrow("busy");
  void book.ask("a", fetch("a"));
  await soon();
  expect(waiting.length).toBe(2);
});
