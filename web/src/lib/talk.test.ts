import { beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "./api";
import { Talk } from "./talk.svelte";
import type { ChatData, ChatLine } from "./types";

vi.mock("./prefs.svelte", () => ({ prefs: { sounds: false, volume: 0.5, language: "en" }, savePrefs: () => {} }));
vi.mock("./texts.svelte", () => ({ t: (id: string, args?: object) => `${id} ${JSON.stringify(args ?? {})}` }));

const line = (n: number, more: Partial<ChatLine> = {}): ChatLine => ({
  n,
  by: "9f2c01ab",
  name: "Bob",
  seat: 1,
  mine: false,
  ready: null,
  text: `line ${n}`,
  at: `2026-01-31T18:00:${String(n % 60).padStart(2, "0")}Z`,
  removed: false,
  muted: false,
  ...more,
});
const lines = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => line(from + i, { at: "2026-01-31T18:00:00Z" }));
const told = (some: ChatLine[], more = false): ChatData => ({
  rooms: [{ room: "players", lines: some, more }],
  mine: "players",
  closed: null,
  until: null,
  muted: [],
});
const numbers = (talk: Talk) => talk.lines.map((one) => one.n);

describe("Talk", () => {
  let asked = 0;
  let answer = told([]);
  beforeEach(() => {
    asked = 0;
    vi.spyOn(api, "chat").mockImplementation(() => {
      asked += 1;
      return Promise.resolve(answer);
    });
  });

  it("counts what is unread until it is read, but not one's own lines", async () => {
    const talk = new Talk("t1");
    answer = told([line(1), line(2, { mine: true })]);
    await talk.fetch();
    expect(talk.unread).toBe(1);
    talk.read();
    expect(talk.unread).toBe(0);
    talk.hear("players", [line(3)]);
    expect(talk.unread).toBe(1);
  });

  it("takes a line once, however often it comes, and the newest word about it", async () => {
    const talk = new Talk("t2");
    answer = told([line(1)]);
    await talk.fetch();
    talk.hear("players", [line(2)]);
    talk.hear("players", [line(2, { removed: true, text: "" })]);
    expect(numbers(talk)).toEqual([1, 2]);
    expect(talk.lines[1]!.removed).toBe(true);
    expect(asked).toBe(1);
  });

  it("asks again where a number is left out, or where it is told that it missed something", async () => {
    const talk = new Talk("t3");
    answer = told([line(1)]);
    await talk.fetch();
    answer = told([line(1), line(2), line(3)]);
    talk.hear("players", [line(3)]);
    await vi.waitFor(() => expect(numbers(talk)).toEqual([1, 2, 3]));
    talk.hear("players", []);
    expect(asked).toBe(3);
  });

  it("has no gap in the middle after a long time away", async () => {
    const talk = new Talk("t4");
    answer = told(lines(1, 20));
    await talk.fetch();
    answer = told(lines(101, 200), true);
    talk.hear("players", [line(201, { at: "2026-01-31T18:00:01Z" })]);
    await vi.waitFor(() => expect(talk.more).toEqual({ players: true }));
    expect(numbers(talk)).toEqual(Array.from({ length: 101 }, (_, i) => 101 + i));
  });

  it("does not show those who are muted, and names them", async () => {
    const talk = new Talk("t5");
    answer = told([line(1), line(2, { by: "11", name: "Eve", muted: true, text: "" })]);
    await talk.fetch();
    expect(numbers(talk)).toEqual([1]);
    expect(talk.silenced).toEqual([["11", "Eve"]]);
  });

  it("announces to screen readers what is said while the chat is not on the page", () => {
    const heard: string[] = [];
    const talk = new Talk("t6", (text) => heard.push(text));
    talk.hear("players", [line(1)]);
    talk.shown = true;
    talk.hear("players", [line(2)]);
    talk.hear("players", [line(3, { mine: true })]);
    expect(heard).toEqual(['talk-said {"name":"Bob","words":"line 1"}']);
  });
});
