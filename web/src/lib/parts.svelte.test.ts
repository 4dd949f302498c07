import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import { keep } from "./keep";
import { parts } from "./parts.svelte";

describe("parts", () => {
  it("wakes only those who read what changed", () => {
    let data = $state.raw({ move: 1, view: { coins: [1, 2] }, note: "a" });
    const heard: string[] = [];
    const after = (told?: typeof data): string[] => {
      if (told) data = keep(data, told);
      flushSync();
      return heard.splice(0);
    };
    const stop = $effect.root(() => {
      const table = parts(() => data);
      $effect(() => void heard.push(`move ${table.move}`));
      $effect(() => void heard.push(`coins ${table.view.coins.join()}`));
    });
    expect(after()).toEqual(["move 1", "coins 1,2"]);
    expect(after({ move: 2, view: { coins: [1, 2] }, note: "b" })).toEqual(["move 2"]);
    expect(after({ move: 2, view: { coins: [1, 3] }, note: "b" })).toEqual(["coins 1,3"]);
    expect(after({ move: 2, view: { coins: [1, 3] }, note: "b" })).toEqual([]);
    stop();
  });

  it("is the same object to look at", () => {
    const data = { a: 1, b: [2], c: null };
    expect({ ...parts(() => data) }).toEqual(data);
    expect(parts(() => data).b).toBe(data.b);
  });
});
