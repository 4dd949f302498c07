import { describe, expect, it } from "vitest";
import type { SeatTime } from "@/lib/types";
import { changesIn, leftAt, onHoliday, runs } from "./running";

const clock = (more: Partial<SeatTime>): SeatTime => ({
  seat: 0,
  left: 100,
  since: null,
  out: false,
  back: false,
  away: [],
  ...more,
});

describe("a clock", () => {
  it("stands until it runs", () => {
    expect(leftAt(clock({}), 5000)).toBe(100);
    expect(leftAt(clock({ since: 1000 }), 900)).toBe(100);
    expect(leftAt(clock({ since: 1000 }), 1030)).toBe(70);
    expect(leftAt(clock({ since: 1000 }), 9000)).toBe(0);
    expect(runs(clock({ since: 1000 }), 999)).toBe(false);
    expect(runs(clock({ since: 1000 }), 1001)).toBe(true);
    expect(runs(clock({ since: 1000 }), 1200)).toBe(false);
  });

  it("stands in holidays, also in those that begin while it runs", () => {
    const away = [{ first: 1020, until: 1520 }];
    expect(leftAt(clock({ since: 1000, away }), 1400)).toBe(80);
    expect(leftAt(clock({ since: 1000, away }), 1530)).toBe(70);
    expect(onHoliday(clock({ away }), 1519)).toBe(true);
    expect(runs(clock({ since: 1000, away }), 1400)).toBe(false);
  });

  it("is painted again only when what it shows changes", () => {
    expect(changesIn(3 * 86400 + 1800)).toBe(1800);
    expect(changesIn(7200 + 30)).toBe(30);
    expect(changesIn(600)).toBe(60);
    expect(changesIn(119.4)).toBeCloseTo(0.4);
    expect(changesIn(30)).toBe(1);
  });
});
