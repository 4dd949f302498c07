import { describe, expect, it } from "vitest";
import type { PuzzleLine } from "@/lib/types";
import { fared } from "./fared";

const line = (more: Partial<PuzzleLine>): PuzzleLine => ({
  id: "a",
  stars: 2,
  mode: "standard",
  seats: 2,
  tries: 0,
  solved: false,
  first: null,
  shown: false,
  ...more,
});

describe("how somebody has fared", () => {
  it("is told apart", () => {
    expect(fared(line({}))).toBe("new");
    expect(fared(line({ tries: 2 }))).toBe("begun");
    expect(fared(line({ tries: 2, shown: true }))).toBe("shown");
    expect(fared(line({ tries: 1, solved: true, first: 1 }))).toBe("solved");
    expect(fared(line({ tries: 1, solved: true, first: 1, shown: true }))).toBe("aided");
  });
});
