/** Which places of the table an offer belongs to, and which action somebody means who clicks a place. */
import type { Offer, Question } from "@/lib/types";
import type { View } from "./view";

const die = (a: Record<string, string>): string => `die:${a["colour"]}:${a["value"]}`;
const FIELD_COLOUR: Record<string, string> = { relic: "green", governor: "blue", tower: "red", shadow: "red" };

/** Verbs whose answers are drawn as cards of their own. */
export const CHOICES = ["clan", "board", "helmet", "copy", "steps", "steal"];

export function paths(offer: Offer, view: View, question: Question): string[][] {
  const a = offer.args;
  const at = `${a["island"]}:${a["site"]}`;
  const space = `${a["island"]}:${a["space"]}`;
  const relic = `${a["relic"]}:${a["number"]}`;
  switch (offer.verb) {
    case "die":
      return [[die(a), `space:${a["action"]}`]];
    case "idle":
    case "cover":
      return [[die(a)]];
    case "merc":
      return [[`die:${FIELD_COLOUR[a["field"]!]}:${a["value"]}`, `merc:${a["field"]}`]];
    case "main":
      return [[`space:${view.now.action}`]];
    case "change":
    case "raise":
    case "set":
      return [[`space:${a["slot"]}`]];
    case "play":
    case "discard":
      return [[`card:${a["hero"]}`]];
    case "hire":
      return [[`market:${a["hero"]}`]];
    case "ability":
      return [["ability"]];
    case "tile":
      return [[`tile:${a["place"] === "ability" ? "ability" : view.now.action}`]];
    case "place":
      return [[`tile:${a["place"]}`]];
    case "reset":
      return [["track"]];
    case "villager":
      return [[`villager:${a["tile"]}`]];
    case "gain":
    case "give":
    case "spare":
    case "search":
      return [[`token:${a["token"]}`]];
    case "choose":
      return [[a["branch"] === "rice" || a["branch"] === "gold" ? `token:${a["branch"]}` : `space:${a["branch"]}`]];
    case "stop":
    case "end":
      return [["done"]];
    case "govern":
    case "lift":
    case "eliminate":
      return [[`site:${at}`]];
    case "collect":
      return [[`${question.about["piece"] === "tower" ? "building" : "site"}:${at}`]];
    case "site":
    case "lift-tower":
      return [[`building:${at}`]];
    case "shadow":
    case "lift-shadow":
      return [[`danger:${space}`]];
    case "take":
    case "bin":
    case "swap":
      return [[`land:${space}`]];
    case "loot": {
      const [one, two] = a["spaces"]!.split("-").map((n) => `land:${a["island"]}:${n}`);
      return [
        [one!, two!],
        [two!, one!],
      ];
    }
    case "travel":
      return [[`island:${a["island"]}`]];
    case "market":
      return [[`black:${relic}`]];
    case "ransom":
      return [[`ransom:${relic}`]];
    case "drop":
      return [[`loose:${relic}`]];
    case "build":
      return [[`board:${a["type"]}`]];
    default:
      return [[`pick:${offer.words}`]];
  }
}

/** Verbs a click on a kind of place could mean, in the order in which they are tried. */
const MEANT: Record<string, string[]> = {
  site: ["govern", "lift", "eliminate", "collect"],
  building: ["site", "lift-tower", "collect"],
  danger: ["shadow", "lift-shadow"],
  land: ["take", "bin", "swap"],
  island: ["travel"],
  black: ["market"],
  ransom: ["ransom"],
  loose: ["drop"],
  villager: ["villager"],
  card: ["play"],
  market: ["hire"],
  board: ["build"],
};
const ASKED: Record<string, string> = {
  start: "govern",
  "empire-start": "govern",
  move: "govern",
  recruit: "govern",
  lift: "lift",
  exile: "lift",
  eliminate: "eliminate",
  collect: "collect",
  site: "site",
  search: "bin",
  "merc-relic": "swap",
};

export function attempt(place: string, view: View, question: Question | null): string | null {
  if (!question) return null;
  const [kind = "", one = "", two = ""] = place.split(":");
  if (kind === "space" && question.kind === "turn") return one === view.now.action ? "main" : null;
  if (kind === "ability") return question.kind === "turn" ? "ability" : null;
  if (kind === "track") return "reset";
  if (kind === "tile") {
    if (question.kind === "place-tile") return `place ${one}`;
    return question.kind === "turn" ? `tile ${one === "ability" ? "ability" : "action"}` : null;
  }
  if (kind === "token") return question.kind === "gain" ? `gain ${one}` : null;
  const verbs = MEANT[kind] ?? [];
  const meant = verbs.find((v) => ASKED[question.kind] === v) ?? (question.kind === "discard" ? "discard" : verbs[0]);
  if (!meant) return null;
  return [meant, one, two].filter(Boolean).join(" ");
}
