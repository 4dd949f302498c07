import { expect, it } from "vitest";
import { sentence, words } from "./plainWords";

it("makes readable words of ids", () => {
  expect([words("take-two"), words("heap"), words("my_pick"), words("")]).toEqual(["Take two", "Heap", "My pick", ""]);
});

it("names the parts of an answer, a question and a refusal", () => {
  expect(sentence("act", "take", { heap: "3", sticks: "2" })).toBe("Take: heap 3, sticks 2");
  expect(sentence("act", "place", { worker: "old_master", segment: "7" })).toBe("Place: old master, segment 7");
  expect(sentence("act", "pass")).toBe("Pass");
  expect(sentence("ask", "bid", { least: 4, cards: ["a", "b"], by: "" })).toBe("Bid: least 4, cards a, b");
  expect(sentence("no", "too-dear", { cost: 3 })).toBe("Too dear: cost 3");
});

it("says in the log who did it", () => {
  expect(sentence("log", "took", { player: "Ann", seat: 0, heap: 3 })).toBe("Ann: took, heap 3");
  expect(sentence("log", "heap-gone", { player: "", seat: -1, heap: 3 })).toBe("Heap gone, heap 3");
});

it("calls a choice by its own name", () => {
  expect(sentence("option", "heap")).toBe("Heap");
  expect(sentence("option", "heap-very_large", { choice: "very_large" })).toBe("Very large");
});
