/** What somebody means who has picked something and clicks a place that does not go with it. */
import { expect, test } from "vitest";
import type { Question } from "@/lib/types";
import { attempt } from "./places";
import type { View } from "./view";

const meant = (kind: string, picked: string[], place: string) =>
  attempt(place, {} as View, { kind, rule: "", seats: [0], silence: "", about: {} } as unknown as Question, picked);

test("a warrior and where it should go", () => {
  expect(meant("guard", ["cell:3,4"], "cell:5,6")).toBe("move 3,4 5,6");
  expect(meant("guard", [], "cell:3,4")).toBe("move 3,4 3,4");
});

test("a warrior and its horse", () => {
  expect(meant("horse", ["cell:3,4"], "cell:2,4")).toBe("mount 3,4 N");
  expect(meant("horse", ["cell:3,4"], "cell:3,6")).toMatchObject({ rule: "TA-9.2.3" });
});

test("two storages, in the order of the rules", () => {
  expect(meant("storages", ["storage:NW"], "storage:SE")).toBe("collect SE+NW");
});
