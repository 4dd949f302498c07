/** Where on the table something happens that an answer would do. */
import type { Happening } from "@/lib/types";

const SECTION: Record<string, string> = {
  archer: "firing",
  barricade: "barricade",
  "barricades-fall": "barricade",
  wall: "wall",
  breach: "wall",
  held: "wall",
  raid: "wall",
};

export function where({ key, args }: Happening): string[] {
  const at = (name: string): string => String(args[name]);
  if (args["horde"] !== undefined && args["point"] !== undefined)
    return [`point:${at("horde")}:${at("point")}`, `horde:${at("horde")}`];
  const kind = SECTION[key];
  if (kind) return [`${kind}:${at("section")}`];
  if (args["location"] !== undefined) return [`loc:${at("location")}`];
  switch (key) {
    case "clerk":
      return [`loc:${at("to")}`];
    case "mustered":
      return [`muster:${at("section")}:${at("soldier")}`];
    case "slot":
      return [`slot:${at("slot")}`];
    case "moved":
      return [`wall:${at("from")}`, `wall:${at("to")}`];
    case "clerk-hired":
      return ["unhired"];
    case "from-store":
      return [`store:${at("kind")}`];
    case "advisor":
    case "ability":
    case "tactic":
    case "defeated":
    case "captured":
    case "decree-named":
    case "decree-done":
      return [`card:${at("card")}`];
    default:
      return [];
  }
}
