/** Where on the table something happens that an answer would do. */
import type { Happening } from "@/lib/types";

/** What stands on an island, and where its influence is counted. */
const ON_ISLAND: Record<string, string> = {
  governor: "site",
  eliminated: "site",
  tower: "building",
  farm: "building",
  shadow: "danger",
  refill: "land",
};

export function where({ key, args }: Happening): string[] {
  const at = (name: string): string => String(args[name]);
  const kind = ON_ISLAND[key];
  if (kind) {
    const piece = `${kind}:${at("island")}:${at(args["site"] === undefined ? "space" : "site")}`;
    return key === "refill" ? [piece] : [piece, `influence:${at("island")}`];
  }
  switch (key) {
    case "die":
      return [`space:${at("action")}`];
    case "main":
      return [`space:${at("action")}`, `tile:${at("action")}`];
    case "die-changed":
      return [`space:${at("slot")}`];
    case "played":
    case "discarded":
      return [`card:${at("hero")}`];
    case "hired":
    case "took-hero":
      return [`market:${at("hero")}`];
    case "villager":
      return [`villager:${at("tile")}`];
    case "travelled":
      return [`island:${at("island")}`];
    case "took-tile":
      return args["source"] === "market" ? [`black:${at("relic")}:${at("number")}`] : [];
    case "tile-placed":
      return [`tile:${at("place")}`];
    case "merc-die":
      return [`merc:${at("field")}`];
    case "objective":
      return [`objective:${at("objective")}`];
    case "restored":
      return [`relic:${at("relic")}`];
    case "track-reset":
      return ["track"];
    default:
      return [];
  }
}
