/** What somebody means who has picked something and clicks a place that does not go with it. */
import { expect, test } from "vitest";
import type { Question } from "@/lib/types";
import { attempt } from "./places";
import type { View } from "./view";

// two rows of two points, of which the first lies at the left above
const horde = {
  row: 1,
  grid: [
    ["X", "X"],
    ["X", "X"],
  ],
  points: [],
};
const view = { sections: [{ id: "L", hordes: [horde] }], players: [], offer: [] } as unknown as View;
const meant = (kind: string, picked: string[], place: string) =>
  attempt(place, view, { kind, rule: "", seats: [0], silence: "", about: {} } as unknown as Question, picked);

test("a clerk and where it should go", () => {
  expect(meant("place", ["clerk:quarry"], "loc:temple")).toBe("place quarry temple");
  expect(meant("place", [], "loc:temple")).toBe("place supply temple");
  expect(meant("reed_clerk", ["loc:quarry"], "loc:temple")).toBe("reed_clerk quarry temple");
});

test("other pairs", () => {
  expect(meant("move", ["wall:L"], "wall:M")).toBe("move L M");
  expect(meant("give", ["res:gold"], "player:2")).toBe("give gold 2");
  expect(meant("recruit", ["number:spear:2"], "number:archer:3")).toBe("recruit 2 3 0");
  expect(meant("recruit", [], "number:spear:4")).toBe("recruit 4 0 0");
  expect(meant("keep", ["card:g01"], "card:g02")).toMatchObject({ rule: "GW-3.1.12" });
});

test("the two points of a cavalryman", () => {
  expect(meant("deploy", ["point:L1:1"], "point:L1:2")).toBe("horse L1 1 right");
  expect(meant("deploy", ["point:L1:4"], "point:L1:2")).toBe("horse L1 2 below");
  expect(meant("attack", ["point:L1:1"], "point:L1:4")).toMatchObject({ rule: "GW-7.2.2" });
});
