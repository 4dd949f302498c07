/** What somebody means who has picked something and clicks a place that does not go with it. */
import { expect, test } from "vitest";
import type { Question } from "@/lib/types";
import { attempt } from "./places";
import type { View } from "./view";

const view = { players: [{ hand: [{ card: 7 }] }] } as unknown as View;
const meant = (kind: string, picked: string[], place: string) =>
  attempt(place, view, { kind, rule: "", seats: [0], silence: "", about: {} } as unknown as Question, picked);

test("the card that is picked, not the first of the hand", () => {
  expect(meant("play_card", ["card:40"], "slot:R2")).toBe("unify 40 R2");
  expect(meant("play_card", ["card:40"], "court:WALL")).toBe("court 40 WALL");
  expect(meant("play_card", [], "court:WALL")).toBe("court 7 WALL");
});

test("an official and where it should go", () => {
  expect(meant("move_step", ["above:R1:red"], "gov:R4")).toBe("move_above R1 R4 red");
  expect(meant("move_step", ["below:R1:red"], "work:R4")).toBe("move_below R1 R4 red");
  expect(meant("move_step", ["below:R1:red"], "gov:R1")).toBe("move_up R1 red");
  expect(meant("move_step", ["above:R1:red"], "work:R1")).toBe("free_move R1 red");
  expect(meant("move_step", ["above:R1:red"], "work:R2")).toMatchObject({ rule: "ZG-4.7.2" });
  expect(meant("recruit", ["supply:gray"], "gov:R3")).toBe("recruit gray R3");
  expect(meant("award_official", ["supply:gray"], "gov:R3")).toBe("official gray R3");
});

test("workers and governors", () => {
  expect(meant("palace", ["region:R3"], "work:R5")).toBe("palace R3 R5");
  expect(meant("wall_workers", ["work:R4", "work:R1"], "work:R2")).toBe("wall_workers R1+R2+R4");
  expect(meant("move_worker", ["work:R1"], "work:R5")).toBe("move_worker R1 R5");
  expect(meant("star_governor", ["square:R1.1"], "region:R5")).toBe("move_governor R1.1 R5");
});
