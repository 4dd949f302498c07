/** What a newcomer is shown, in this order. The words: `zhanguo-tour-<id>` and `zhanguo-tour-<id>-text`. */
import type { Stop } from "@/lib/module";
import type { View } from "./view";

/** While boards are chosen there is no court, no award and no region of one's own. */
const begun = (view: View): boolean => view.phase !== "setup";

export const tour: Stop<View>[] = [
  { id: "goal", at: "", rule: "ZG-12.5" },
  { id: "turn", at: "", rule: "ZG-5.5" },
  { id: "cards", at: ".own .regions", rule: "ZG-6.4", when: begun },
  { id: "court", at: "#part-court", rule: "ZG-8.2.1", when: begun },
  { id: "regions", at: '#part-map [data-place^="region:"]', rule: "ZG-12.1" },
  { id: "wall", at: '#part-map [data-place^="space:"], #part-map [data-place^="tile:"]', rule: "ZG-7.6.2" },
  { id: "awards", at: "#part-awards", rule: "ZG-10.3", when: begun },
  { id: "tasks", at: "#part-tasks", rule: "ZG-12.3" },
  { id: "own", at: ".own", rule: "ZG-4.8.1" },
];
