import { describe, expect, it } from "vitest";
import { SHAPES, shapePath } from "./marks";

describe("shapePath", () => {
  it("draws every seat's shape as a closed line, no two alike, and begins again after the last", () => {
    const paths = SHAPES.map((_, seat) => shapePath(seat, 10));
    expect(new Set(paths).size).toBe(SHAPES.length);
    for (const path of paths) expect(path).toMatch(/^M[-0-9A-Z. ]+Z$/);
    expect(shapePath(SHAPES.length + 1, 10)).toBe(paths[1]);
  });

  it("is as large as asked", () => {
    expect(shapePath(1, 10)).toBe("M-9 -9H9V9H-9Z");
  });
});
