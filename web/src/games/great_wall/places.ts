/** Which places of the table an offer belongs to, and which action somebody means who clicks a place. */
import type { Misfit } from "@/lib/module";
import type { Offer, Question } from "@/lib/types";
import { hordeAt, neighbour, type View } from "./view";

/** Verbs whose answers are drawn as a small panel of their own. */
export const PANEL = ["recruit", "carry", "choose", "recover"];

/** Where a soldier stands, by the words of the rules: "L1", "muster_L", "firing_L", "supply". */
function standing(view: View, place: string, soldier: string, player: number | null): string[][] {
  if (place === "supply") return [[`sup:${soldier}`]];
  const [kind, section] = place.split("_");
  if (kind === "muster") return [[`muster:${section}:${soldier}`]];
  if (kind === "firing") return [[`firing:${section}`]];
  const points = hordeAt(view, place)?.points ?? [];
  return points.flatMap((p, i) =>
    p.on === soldier && (player === null || p.player === player) ? [[`point:${place}:${i + 1}`]] : [],
  );
}

const shamePlace = (place: string): string =>
  place === "new" ? "shame" : /^[a-z]\d/.test(place) ? `card:${place}` : `sup:${place}`;

export function paths(offer: Offer, view: View, question: Question): string[][] {
  const a = offer.args;
  switch (offer.verb) {
    case "pass":
      return [["done"]];
    case "decline": // a button in the question bar is enough for something that rare
      return [];
    case "keep":
      return [
        [`card:${a["general"]}`, `card:${a["advisor"]}`],
        [`card:${a["advisor"]}`, `card:${a["general"]}`],
      ];
    case "slot":
      return [[`slot:${a["slot"]}`]];
    case "place":
      return a["from"] === "supply" ? [[`loc:${a["to"]}`]] : [[`clerk:${a["from"]}`, `loc:${a["to"]}`]];
    case "reed_clerk":
      return [[`loc:${a["from"]}`, `loc:${a["to"]}`]];
    case "activate":
      return [[`loc:${a["location"]}`]];
    case "upgrade":
      return [[`loc:${a["location"]}`]];
    case "send_clerk":
      return [[a["from"] === "supply" ? "clerks" : `clerk:${a["from"]}`]];
    case "next":
    case "name":
      return [[`player:${a["player"]}`]];
    case "copy": {
      const slots = view.track.flatMap((slot, i) => (slot && slot.card === a["card"] ? [[`slot:${i + 1}`]] : []));
      return slots.length > 0 ? slots : [[`card:${a["card"]}`]];
    }
    case "donate":
      return [[`res:${question.about["kind"] as string}`]];
    case "pay":
    case "take":
    case "cheaper":
      return [[`res:${a["kind"]}`]];
    case "store":
      return [[`store:${a["kind"]}`]];
    case "swap":
      return [[`res:${a["give"]}`, `res:${a["take"]}`]];
    case "give":
      return [[`res:${a["kind"]}`, `player:${a["player"]}`]];
    case "recruit":
      return [[`number:spear:${a["spears"]}`, `number:archer:${a["archers"]}`, `number:horse:${a["horses"]}`]];
    case "spear":
    case "wound":
      return [[`point:${a["horde"]}:${a["point"]}`]];
    case "horse": {
      const grid = hordeAt(view, a["horde"]!)?.grid ?? [];
      const one = `point:${a["horde"]}:${a["point"]}`;
      const two = `point:${a["horde"]}:${neighbour(grid, Number(a["point"]), a["also"]!) ?? a["point"]}`;
      return [
        [one, two],
        [two, one],
      ];
    }
    case "repeat":
      return [[`point:${question.about["horde"] as string}:${a["point"]}`]];
    case "archer":
    case "shoot":
    case "station":
      return [[`firing:${a["section"]}`]];
    case "muster":
      return [[`muster:${a["section"]}:${a["soldier"]}`]];
    case "build":
      return [[`${a["what"]}:${a["section"]}`]];
    case "move":
      return [[`wall:${a["from"]}`, `wall:${a["to"]}`]];
    case "tea":
      return [["tea"]];
    case "hire_clerk":
      return [["unhired"]];
    case "draw":
      return [["deck:tactics"]];
    case "shame":
    case "atone":
      return [[shamePlace(a["place"]!)]];
    case "victim":
      return standing(view, a["place"]!, a["soldier"]!, offer.seat);
    case "save":
      return standing(view, a["place"]!, a["soldier"]!, Number(a["player"]));
    case "sacrifice":
      return standing(view, a["place"]!, a["soldier"]!, offer.seat);
    case "agree":
      return [[`card:${view.coop?.now ?? ""}`]];
    case "command":
    case "take_back":
    case "hire":
    case "discard":
    case "play":
    case "use":
    case "dismiss":
    case "decree":
    case "send_advisor":
    case "on_top":
      return [[`card:${a["card"]}`]];
    default:
      return [[`pick:${offer.words}`]];
  }
}

/** What a click on a card means, by the question; nothing for cards that it is not about. */
function cardWords(kind: string, card: string, view: View): string | null {
  const commands = [...(view.me?.commands ?? []), ...view.players.flatMap((p) => p.discarded)];
  switch (kind) {
    case "command":
    case "swap_command":
      return commands.includes(card) ? `command ${card}` : null;
    case "take_back":
      return commands.includes(card) ? `take_back ${card}` : null;
    case "discard":
      return view.me?.tactics.includes(card) ? `discard ${card}` : null;
    case "decree":
    case "ease":
      return view.coop?.decrees.includes(card) ? `decree ${card}` : null;
    case "embassy":
    case "hire":
      return view.offer.includes(card) ? `hire ${card} active` : null;
    default:
      return null;
  }
}

/** Two points of a cavalryman: words where they lie side by side, else why not. */
function ridden(view: View, horde: string, one: string, place: string): string | Misfit {
  const grid = hordeAt(view, horde)?.grid ?? [];
  for (const [from, to] of [
    [one, place],
    [place, one],
  ] as const)
    for (const also of ["right", "below"])
      if (`point:${horde}:${neighbour(grid, Number(from.split(":")[2]), also)}` === to)
        return `horse ${horde} ${from.split(":")[2]} ${also}`;
  return { text: "great_wall-no-not-adjacent", rule: "GW-7.2.2" };
}

/** What somebody means who has picked something and clicks a place that does not go with it. */
function meantWith(picked: string[], place: string, view: View, kind: string): string | Misfit | null {
  const first = picked[0]!;
  const [what, one = ""] = first.split(":");
  const [to, at = ""] = place.split(":");
  switch (`${kind} ${what} ${to}`) {
    case "keep card card":
      return { text: "great_wall-ui-keep-one-each", rule: "GW-3.1.12" };
    case "place clerk loc":
    case "place clerk clerk":
      return `place ${one} ${at}`;
    case "reed_clerk loc loc":
      return `reed_clerk ${one} ${at}`;
    case "swap res res":
      return `swap ${one} ${at}`;
    case "give res player":
      return `give ${one} ${at}`;
    case "move wall wall":
      return `move ${one} ${at}`;
    case "deploy point point":
    case "attack point point":
      return ridden(view, one, first, place);
    default:
      return null;
  }
}

/** How many of each are chosen, with the number that is clicked. */
function numbered(picked: string[], place: string): string {
  const chosen = new Map([...picked, place].map((number) => number.split(":").slice(1) as [string, string]));
  return `recruit ${["spear", "archer", "horse"].map((soldier) => chosen.get(soldier) ?? "0").join(" ")}`;
}

export function attempt(place: string, view: View, question: Question | null, picked: string[] = []): string | Misfit | null {
  if (!question) return null;
  const kind = question.kind;
  const both = picked.length > 0 ? meantWith(picked, place, view, kind) : null;
  if (both !== null) return both;
  const [what = "", one = "", two = ""] = place.split(":");
  switch (what) {
    case "loc":
      if (kind === "place") return `place supply ${one}`;
      if (kind === "activate" || kind === "advanced") return `activate ${one}`;
      if (kind === "upgrade" && ["sawmill", "quarry", "mine", "temple"].includes(one)) return `upgrade ${one} overseer`;
      return null;
    case "clerk":
      return kind === "place" ? `place ${one} ${one}` : null;
    case "point":
      if (kind === "wound" || kind === "wound_text") return `wound ${one} ${two}`;
      return kind === "deploy" || kind === "attack" || kind === "reed_attack" ? `spear ${one} ${two}` : null;
    case "firing":
      return kind === "deploy" ? `archer ${one}` : kind === "attack" ? `shoot ${one}` : null;
    case "muster":
      return kind === "deploy" ? `muster ${two} ${one}` : null;
    case "wall":
    case "barricade":
      return kind === "build" || kind === "reed_barricade" ? `build ${what} ${one}` : null;
    case "slot":
      return kind === "slot" ? `slot ${one}` : null;
    case "number":
      return kind === "recruit" ? numbered(picked, place) : null;
    case "unhired":
      return kind === "embassy" ? "hire_clerk" : null;
    case "card":
      return cardWords(kind, one, view);
    default:
      return null;
  }
}
