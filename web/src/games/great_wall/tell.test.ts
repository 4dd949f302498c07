/** What is told of the automata: Qin's command cards have the names of the players' and other effects. */
import { expect, test, vi } from "vitest";
import { tell } from "./tell";
import type { View } from "./view";

vi.mock("@/lib/texts.svelte", () => ({ t: (id: string, args: object) => [id, ...Object.values(args)].join(" ") }));

const supply = { spear: 0, archer: 0, horse: 0 };
const players = ["human", "qin", "reed"].map((kind, player) => ({ kind, player, supply }));
const track = [0, 1].map((player) => ({ player, card: "economy" }));
const view = { mode: "solo", sections: [], players, track, solo: { deck: 4, out: ["treason"] } } as unknown as View;
const text = (place: string) => tell(place, view, null)?.text;

test("a card on the track is told as its player's", () => {
  expect(text("slot:1")).toContain("great_wall-part-text economy");
  expect(text("slot:2")).toContain("great_wall-part-text q_economy");
});

test("who looks at an automaton reads what its general does", () => {
  expect(text("player:1")).toContain("great_wall-part-text qin great_wall-ui-qin-cards 4 great_wall-part-card treason");
  expect(text("player:2")).toContain("great_wall-part-text reed_elder");
  expect(text("player:0")).not.toContain("great_wall-part-text");
});
