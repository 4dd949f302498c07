/** Where on the table something happens that an answer would do. */
import type { Happening } from "@/lib/types";

/** What comes to a region, or leaves it, lies there. */
const PART: Record<string, string> = { worker: "work", unrest: "unrest" };

export function where({ key, what, args }: Happening): string[] {
  const at = (name: string): string => String(args[name]);
  switch (key) {
    case "unify":
      return [`slot:${at("region")}`];
    case "court":
      return [`court:${at("action")}`, "stack"];
    case "free-move":
      return [`work:${at("region")}`];
    case "moved-up":
      return [`gov:${at("region")}`];
    case "moved-above":
      return [`gov:${at("to")}`];
    case "moved-below":
    case "moved-worker":
      return [`work:${at("to")}`];
    case "governor":
    case "palace":
      return [`region:${at("region")}`];
    case "moved-governor":
      return [`region:${at("region")}`, `region:${at("to")}`];
    case "wall":
      return [`space:${at("section")}/${at("lines")}`, `tile:${at("section")}`];
    case "activate":
      return [`tucked:${at("card")}`];
    case "claim":
      return [`task:${at("task").replace("-", ".")}`];
    case "award":
      return [`aspect:${at("aspect")}`];
    case "gain":
    case "pay":
      if (args["region"] === undefined) return [];
      return [`${PART[what] ?? (what.startsWith("official") ? "gov" : "region")}:${at("region")}`];
    default:
      return [];
  }
}
