import { describe, expect, it } from "vitest";
import { span } from "./span";

describe("span", () => {
  const after = (minutes: number) => span(1_000_000, 1_000_000 + minutes * 60_000);
  it("says nothing of the first minute", () => expect(after(0.99)).toBeNull());
  it("says nothing of what has not begun by this clock", () => expect(after(-5)).toBeNull());
  it("counts minutes, hours and days", () => {
    expect(after(3.5)).toEqual({ unit: "minutes", n: 3 });
    expect(after(59.9)).toEqual({ unit: "minutes", n: 59 });
    expect(after(60)).toEqual({ unit: "hours", n: 1 });
    expect(after(47 * 60 + 59)).toEqual({ unit: "hours", n: 47 });
    expect(after(48 * 60)).toEqual({ unit: "days", n: 2 });
  });
});
