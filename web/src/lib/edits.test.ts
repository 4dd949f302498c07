import { afterEach, describe, expect, it, vi } from "vitest";
import { edited, newsOf } from "./edits";
import { Live, type LiveEars } from "./live";
import type { Changes, Edit, News, TableData } from "./types";

const table = {
  table: "t",
  eyes: 0,
  move: 4,
  line: 6,
  view: { round: 1, hand: [3, 5, 8], players: [{ coins: 2 }, { coins: 7 }] },
  offers: [{ action: 1 }, { action: 2 }],
} as unknown as TableData;

const edits: Edit[] = [
  { at: ["view", "players", 1], put: { coins: 6 } },
  { at: ["view", "hand"], put: [9], start: 1, cut: 2 },
  { at: ["offers"], put: [], cut: 2 },
  { at: [], put: { move: 5, line: 7 } },
];

const changes = (number: number): Changes => ({ type: "changes", number, edits, story: { from: 4, moves: [] }, steps: [] });

describe("edits", () => {
  it("change what they name and leave all else the very same", () => {
    const before = JSON.stringify(table);
    const made = edited(table, edits) as unknown as Record<string, unknown>;
    expect(made).toEqual({
      table: "t",
      eyes: 0,
      move: 5,
      line: 7,
      view: { round: 1, hand: [3, 9], players: [{ coins: 2 }, { coins: 6 }] },
      offers: [],
    });
    expect((made.view as { players: unknown[] }).players[0]).toBe((table.view as { players: unknown[] }).players[0]);
    expect(JSON.stringify(table)).toBe(before);
  });

  it("tell the positions on the way, each from the one before it", () => {
    const steps = [2, 3].map((round) => ({
      move: 3 + round,
      chapter: 0,
      question: null,
      edits: [{ at: ["view"], put: { round } }],
    }));
    const news = newsOf(table, { ...changes(2), steps });
    expect(news.positions.map((p) => [p.move, p.moves, (p.view as { round: number }).round])).toEqual([
      [5, 5, 2],
      [6, 5, 3],
    ]);
  });
});

describe("the live line", () => {
  class Socket {
    static OPEN = 1;
    static made: Socket[] = [];
    onmessage: (event: { data: string }) => void = () => undefined;
    onclose: (event: { code: number }) => void = () => undefined;
    closed = false;
    constructor(readonly url: string) {
      Socket.made.push(this);
    }
    send(): void {}
    close(): void {
      this.closed = true;
      this.onclose({ code: 1005 });
    }
    say(message: object): void {
      this.onmessage({ data: JSON.stringify(message) });
    }
  }

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    Socket.made = [];
  });

  it("begins anew with a whole table when it has missed something", () => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", Socket);
    vi.stubGlobal("window", globalThis);
    vi.stubGlobal("location", { protocol: "http:", host: "table" });
    const heard: News[] = [];
    const ears = { table: (news: News) => heard.push(news), connection: () => undefined } as unknown as LiveEars;
    const live = new Live("t", ears);
    const first = Socket.made[0]!;
    first.say({ type: "table", number: 1, table, story: { from: 0, moves: [] }, positions: [] });
    first.say(changes(2));
    expect(heard.map((news) => news.table.line)).toEqual([6, 7]);
    first.say(changes(4));
    expect(heard).toHaveLength(2);
    expect(first.closed).toBe(true);
    vi.runOnlyPendingTimers();
    const second = Socket.made[1]!;
    expect(second.url).toContain("line=7");
    second.say(changes(2)); // without a whole table before it
    expect(heard).toHaveLength(2);
    expect(second.closed).toBe(true);
    live.close();
  });
});
