/** Which places of the table an offer belongs to, and which action somebody means who clicks a place. */
import type { Misfit } from "@/lib/module";
import type { Offer, Question } from "@/lib/types";
import type { View } from "./view";

const die = (a: Record<string, string>): string => `die:${a["colour"]}:${a["value"]}`;
const FIELD_COLOUR: Record<string, string> = { relic: "green", governor: "blue", tower: "red", shadow: "red" };

/** Verbs whose answers are drawn as cards of their own: what one begins with, and what is chosen later on. */
export const FIRST = ["clan", "board"];
export const LATER = ["helmet", "copy", "steps", "steal"];
export const CHOICES = [...FIRST, ...LATER];

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

/** Verbs a click on a kind of place could mean; what is not asked means the first. */
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
  card: ["play", "discard"],
  market: ["hire"],
  board: ["build"],
};
/** Which of them a question asks for. */
const ASKED: Record<string, string[]> = {
  lift: ["lift"],
  exile: ["lift"],
  eliminate: ["eliminate"],
  collect: ["collect"],
  search: ["bin"],
  discard: ["discard"],
  "empire-toll": ["discard"],
  "merc-relic": ["swap"],
  "merc-lift": ["lift", "lift-tower", "lift-shadow"],
};
/** What a click on a token answers, and which tokens can. */
const TOKENS_OF: Record<string, [string, string[]]> = {
  gain: ["gain", ["rice", "metal", "stone", "gold"]],
  spare: ["spare", ["rice", "metal", "stone", "gold"]],
  tribute: ["give", ["rice", "metal", "stone", "gold"]],
  "empire-toll": ["give", ["rice", "metal", "stone", "gold"]],
  relic: ["search", ["metal", "stone"]],
  choose: ["choose", ["rice", "gold"]],
};
/** Questions that change a die, and the words for it. */
const TURNED: Record<string, (slot: string) => string> = {
  change: (slot) => `change ${slot} up`,
  raise: (slot) => `raise ${slot}`,
  "set-die": (slot) => `set ${slot} 1`,
};
/** The dice that an action takes; Tax takes any. */
export const DIE_OF: Record<string, string> = {
  villagers: "blue",
  production: "green",
  relic: "green",
  recruitment: "red",
  construction: "red",
};
const SPACE_OF: Record<string, string> = { blue: "villagers", green: "production", red: "recruitment" };
const FIELD_OF: Record<string, string> = { blue: "governor", green: "relic", red: "tower" };
const FIELD_DICE: Record<string, [number, number]> = { relic: [0, 2], governor: [2, 3], tower: [3, 4], shadow: [4, 5] };

/** A die in the middle that nothing is offered for. */
function meantDie(colour: string, value: string, asked: string): string {
  if (asked === "die") return `die ${colour} ${value} ${SPACE_OF[colour]}`;
  return asked === "merc-die" ? `merc ${FIELD_OF[colour]} ${value}` : `idle ${colour} ${value}`;
}

/** An action of the own board. A free one waits for a die to be chosen: nothing forbids it. */
function meantSpace(space: string, view: View, question: Question): string | null {
  const turned = TURNED[question.kind];
  if (turned) return turned(space);
  if (question.kind === "turn" && (space === view.now.action || space.startsWith("idle"))) return "main";
  if (space.startsWith("idle")) return null;
  if (question.kind === "die" && !view.players[question.seats[0] ?? 0]?.dice[space]) return null;
  return `die ${DIE_OF[space] ?? "red"} 1 ${space}`;
}

/** A field of the Mercenaries; a free one waits for a die, too. */
function meantField(field: string, view: View, question: Question): string | null {
  const taken = view.automaton?.dice.slice(...(FIELD_DICE[field] ?? [0, 0])).every((die) => die !== null);
  const gold = view.players[question.seats[0] ?? 0]?.tokens["gold"] ?? 0;
  if (question.kind === "merc-die" && !taken && (field !== "shadow" || gold >= 2)) return null;
  return `merc ${field} 1`;
}

function meantTile(space: string, view: View, question: Question): string | null {
  if (question.kind === "place-tile") return `place ${space}`;
  if (space === "ability") return "tile ability";
  if (space.startsWith("income")) return null;
  return question.kind !== "turn" || space === view.now.action ? "tile action" : null;
}

/** What somebody means who has picked a die and clicks a place that does not go with it. */
function meantWith(picked: string, place: string, asked: string): string | Misfit | null {
  const [kind, one, two] = picked.split(":");
  const [to, at = ""] = place.split(":");
  if (kind !== "die") return null;
  const action = to === "space" ? !at.startsWith("idle") : to === "tile" && at in DIE_OF;
  if (action) return `die ${one} ${two} ${at}`;
  if (asked === "merc-die" && to === "merc") {
    const colour = FIELD_COLOUR[at]!;
    return colour === one ? `merc ${at} ${two}` : { text: "daimyo-ui-takes-die", args: { colour }, rule: "DM-14.2.1" };
  }
  return null;
}

export function attempt(place: string, view: View, question: Question | null, picked: string[] = []): string | Misfit | null {
  if (!question) return null;
  const both = picked.length > 0 ? meantWith(picked[0]!, place, question.kind) : null;
  if (both !== null) return both;
  const [kind = "", one = "", two = ""] = place.split(":");
  // before the game begins a place has nothing to answer but where one starts
  if (view.round === 0 && !(question.kind.endsWith("start") && ["site", "building"].includes(kind))) return null;
  switch (kind) {
    case "die":
      return meantDie(one, two, question.kind);
    case "space":
      return meantSpace(one, view, question);
    case "merc":
      return meantField(one, view, question);
    case "ability":
      return "ability";
    case "track":
      return "reset";
    case "tile":
      return meantTile(one, view, question);
    case "done":
      return question.kind === "turn" ? "end" : ["search", "lift"].includes(question.kind) ? "stop" : null;
    case "token": {
      const [verb, tokens] = TOKENS_OF[question.kind] ?? ["", []];
      return tokens.includes(one) ? `${verb} ${one}` : null;
    }
  }
  const verbs = MEANT[kind];
  const meant = verbs?.find((verb) => ASKED[question.kind]?.includes(verb)) ?? verbs?.[0];
  return meant ? [meant, one, two].filter(Boolean).join(" ") : null;
}
