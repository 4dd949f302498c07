/** What a newcomer is shown, in this order. The words: `daimyo-tour-<id>` and `daimyo-tour-<id>-text`. */
import type { Stop } from "@/lib/module";
import type { View } from "./view";

export const tour: Stop<View>[] = [
  { id: "goal", at: "", rule: "DM-13.9" },
  { id: "islands", at: "#part-islands", rule: "DM-4.3.1" },
  { id: "turn", at: "#part-dice", rule: "DM-5.5" },
  { id: "actions", at: ".own .clan", rule: "DM-6.0.1" },
  { id: "relics", at: "#part-relics", rule: "DM-8.4.1" },
  { id: "heroes", at: "#part-market", rule: "DM-7.1.1" },
  { id: "objectives", at: "#part-goals", rule: "DM-11.3", when: (view) => view.objectives.length > 0 },
  { id: "mercenaries", at: ".daimyo .automaton", rule: "DM-14.2.1", when: (view) => view.automaton?.kind === "mercenaries" },
  { id: "empire", at: ".daimyo .automaton", rule: "DM-15.3.2", when: (view) => view.automaton?.kind === "empire" },
  { id: "own", at: ".own", rule: "DM-7.0.2" },
];
