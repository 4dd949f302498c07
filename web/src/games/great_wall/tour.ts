/** What a newcomer is shown, in this order. The words: `great_wall-tour-<id>` and `great_wall-tour-<id>-text`. */
import type { Stop } from "@/lib/module";
import type { View } from "./view";

const coop = (view: View): boolean => view.mode === "coop";
const solo = (view: View): boolean => view.mode === "solo";
/** Rivals who are all people: three or four players, or two with the Reed Clan. */
const rivals = (view: View): boolean => !coop(view) && !solo(view);
const TEA = '[data-place="tea"], [data-place^="player:"]';

export const tour: Stop<View>[] = [
  { id: "goal", at: "", rule: "GW-9.1.1", when: rivals },
  { id: "goal_solo", at: "", rule: "GW-11.10.3", when: solo },
  { id: "goal_coop", at: "", rule: "GW-12.1.1", when: coop },
  { id: "year", at: '[data-place^="time:"], [data-place^="season:"]', rule: "GW-5.0.1" },
  { id: "turn", at: '[data-place^="slot:"]', rule: "GW-5.3.4" },
  { id: "tea", at: TEA, rule: "GW-4.1.1", when: (view) => view.reed < 0 },
  { id: "tea_two", at: TEA, rule: "GW-10.3.1", when: (view) => view.reed >= 0 && !solo(view) },
  { id: "tea_solo", at: TEA, rule: "GW-11.3.2", when: solo },
  { id: "locations", at: "#part-locations", rule: "GW-5.3.15" },
  { id: "hordes", at: "#part-wall", rule: "GW-7.4.1" },
  { id: "wall", at: '[data-place^="barricade:"], [data-place^="firing:"], [data-place^="wall:"]', rule: "GW-6.6.1" },
  { id: "balance", at: '[data-place^="balance:"]', rule: "GW-5.4.8" },
  { id: "offer", at: "#part-offer", rule: "GW-9.2.3", when: rivals },
  { id: "offer_solo", at: "#part-offer", rule: "GW-11.8.2", when: solo },
  { id: "offer_coop", at: "#part-offer", rule: "GW-12.7.2", when: coop },
  { id: "own", at: ".own", rule: "GW-3.1.15", when: (view) => !coop(view) },
  { id: "own_coop", at: ".own", rule: "GW-12.5.2", when: coop },
];
