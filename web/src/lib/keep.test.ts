import { describe, expect, it } from "vitest";
import { keep } from "./keep";

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe("keep", () => {
  const old = {
    move: 3,
    players: [{ name: "Ann", coins: 2 }, { name: "Bob" }],
    question: { kind: "place", seats: [0] },
    result: null,
  };

  it("gives back the old object where nothing changed", () => {
    expect(keep(old, copy(old))).toBe(old);
  });

  it("says what is new, and keeps what is around it", () => {
    const next = copy(old);
    next.players[0]!.coins = 5;
    const kept = keep(old, next);
    expect(kept).toEqual({ ...old, players: [{ name: "Ann", coins: 5 }, { name: "Bob" }] });
    expect(kept).not.toBe(old);
    expect(kept.players).not.toBe(old.players);
    expect(kept.players[1]).toBe(old.players[1]);
    expect(kept.question).toBe(old.question);
  });

  it("leaves the old object as it was", () => {
    const before = copy(old);
    keep(old, { ...copy(old), move: 4, players: [{ name: "Cid" }] });
    expect(old).toEqual(before);
  });

  it("finds the cards of a hand again after one of them was played or drawn", () => {
    const hand = [{ card: 1 }, { card: 34 }, { card: 51 }, { card: 61 }];
    const played = keep(hand, [{ card: 1 }, { card: 51 }, { card: 61 }]);
    expect(played).toEqual([{ card: 1 }, { card: 51 }, { card: 61 }]);
    expect(played[0]).toBe(hand[0]);
    expect(played[1]).toBe(hand[2]);
    expect(played[2]).toBe(hand[3]);
    const drawn = keep(hand, [{ card: 0 }, ...copy(hand)]);
    expect(drawn).toEqual([{ card: 0 }, ...hand]);
    expect(drawn.slice(1).every((card, i) => card === hand[i])).toBe(true);
  });

  it.each([
    [{ a: 1 }, { a: 1, b: null }],
    [
      { a: 1, b: null },
      { a: 1, c: null },
    ],
    [{ a: 1, b: 2 }, { a: 1 }],
    [[1, 2], [1]],
    [[], {}],
    [{}, []],
    [null, {}],
    [{}, null],
    [[null], [0]],
    [{ "0": 1 }, [1]],
    ["1", 1],
    [undefined, null],
  ])("does not take %j for %j", (was, now) => {
    const kept = keep(was, copy(now));
    expect(kept).toEqual(now);
    expect(kept).not.toBe(was);
  });
});
