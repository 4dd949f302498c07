/** What a newcomer is shown, in this order. The words: `terracotta-tour-<id>` and `terracotta-tour-<id>-text`. */
import type { Stop } from "@/lib/module";
import type { View } from "./view";

export const tour: Stop<View>[] = [
  { id: "goal", at: "", rule: "TA-14.1" },
  { id: "turn", at: "#part-workshop", rule: "TA-6.3" },
  { id: "warriors", at: '[data-place^="organizer:"]', rule: "TA-7.3" },
  { id: "mausoleum", at: '[data-place^="cell:"]', rule: "TA-13.3" },
  { id: "inspectors", at: '[data-place^="track:"]', rule: "TA-11.1" },
  { id: "rounds", at: "#part-rounds", rule: "TA-11.6" },
  { id: "specialists", at: '[data-place^="specialist:"]', rule: "TA-7.9" },
  { id: "masters", at: "#part-masters", rule: "TA-7.6" },
  { id: "own", at: ".own", rule: "TA-6.2" },
];
