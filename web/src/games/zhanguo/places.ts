/** Which places of the table an offer belongs to, and which action somebody means who clicks a place. */
import type { Misfit } from "@/lib/module";
import type { Offer, Question } from "@/lib/types";
import type { View } from "./view";

/** All orders of a few things. */
function orders(things: string[]): string[][] {
  if (things.length < 2) return [things];
  return things.flatMap((one) => orders(things.filter((other) => other !== one)).map((rest) => [one, ...rest]));
}

export function paths(offer: Offer, view: View, question: Question): string[][] {
  const a = offer.args as Record<string, string>;
  const r = a["region"] ?? "";
  switch (offer.verb) {
    case "unify":
      return [[`card:${a["card"]}`, `slot:${r}`]];
    case "court":
      return [[`card:${a["card"]}`, `court:${a["action"]}`]];
    case "discard":
      return [[`card:${a["card"]}`]];
    case "free_move":
      return question.kind === "move_step" ? [[`above:${r}:${a["official"]}`, `work:${r}`]] : [[`above:${r}:${a["official"]}`]];
    case "move_above":
      return [[`above:${r}:${a["official"]}`, `gov:${a["to"]}`]];
    case "move_below":
      return [[`below:${r}:${a["official"]}`, `work:${a["to"]}`]];
    case "move_up":
      return [[`below:${r}:${a["official"]}`, `gov:${r}`]];
    case "recruit":
    case "official":
      return [[`supply:${a["official"]}`, `gov:${r}`]];
    case "governor":
      return [[`region:${r}`], [`gov:${r}`]];
    case "square":
      return [[`square:${a["square"]}`]];
    case "hire":
      return [[`work:${r}`]];
    case "palace":
      return [
        [`region:${r}`, `work:${a["other"]}`],
        [`work:${r}`, `work:${a["other"]}`],
      ];
    case "free_palace":
      return [[`region:${r}`]];
    case "take_big":
      return [[`big:${a["colour"]}`]];
    case "take_marker":
      return [[`marker:${a["colour"]}`]];
    case "wall":
      return [[`space:${a["section"]}/${a["lines"]}`]];
    case "wall_workers":
      return orders(a["regions"]!.split("+").map((one) => `work:${one}`));
    case "board_ability":
      return [["ability"]];
    case "calm":
      return [[`unrest:${r}`]];
    case "move_worker":
      return [[`work:${r}`, `work:${a["to"]}`]];
    case "place_worker":
      return [[`work:${question.about["region"]}`]];
    case "move_governor":
      return [[a["from"]!.includes(".") ? `square:${a["from"]}` : `region:${a["from"]}`, `region:${a["to"]}`]];
    case "claim":
      return [[`task:${a["task"]}`]];
    case "pick_board":
      return [[`board:${a["board"]}`]];
    case "bid":
      return [[`bid:${a["vp"]}`]];
    case "activate":
      return [[`tucked:${a["card"]}`]];
    case "accept":
      return view.aspect ? [[`award:${view.aspect}:${view.round}`]] : [];
    case "pass":
      return [[question.kind === "auction_bid" ? "bid:0" : "done"]];
    case "stop":
    case "decline":
    case "end_turn":
      return [["done"]];
    default:
      return [];
  }
}

const NOT_A_STEP: Misfit = { text: "zhanguo-ui-not-a-step", rule: "ZG-4.7.2" };

/** An official of the governor or the worker area that is to go to this area. */
function step(from: string, region: string, official: string, to: string, at: string): string | Misfit {
  if (from === "above" && to === "gov") return `move_above ${region} ${at} ${official}`;
  if (from === "below" && to === "work") return `move_below ${region} ${at} ${official}`;
  if (region !== at) return NOT_A_STEP;
  return `${to === "gov" ? "move_up" : "free_move"} ${region} ${official}`;
}

/** What somebody means who has picked something and clicks a place that does not go with it. */
function meantWith(picked: string[], place: string, asked: string): string | Misfit | null {
  const [what = "", one = "", two = ""] = picked[0]!.split(":");
  const [to = "", at = ""] = place.split(":");
  switch (`${what} ${to}`) {
    case "card slot":
      return `unify ${one} ${at}`;
    case "card court":
      return `court ${one} ${at}`;
    case "above gov":
    case "above work":
    case "below gov":
    case "below work":
      return asked === "move_step" ? step(what, one, two, to, at) : null;
    case "supply gov":
      return `${asked === "recruit" ? "recruit" : "official"} ${one} ${at}`;
    case "region work":
      return `palace ${one} ${at}`;
    case "work work":
      if (asked === "palace") return `palace ${one} ${at}`;
      if (asked === "wall_workers")
        return `wall_workers ${[...picked, place]
          .map((p) => p.split(":")[1])
          .sort()
          .join("+")}`;
      return `move_worker ${one} ${at}`;
    case "square region":
    case "region region":
      return asked === "star_governor" ? `move_governor ${one} ${at}` : null;
    default:
      return null;
  }
}

/** The words of the action that somebody means who clicks a place that is not allowed. */
export function attempt(place: string, view: View, question: Question | null, picked: string[] = []): string | Misfit | null {
  if (!question) return null;
  const both = picked.length > 0 ? meantWith(picked, place, question.kind) : null;
  if (both !== null) return both;
  const [kind, one = "", two = ""] = place.split(":");
  const seat = question.seats[0] ?? 0;
  const card = view.players[seat]?.hand?.[0]?.card;
  switch (question.kind) {
    case "play_card":
      if (kind === "court" && card) return `court ${card} ${one}`;
      if (kind === "slot" && card) return `unify ${card} ${one}`;
      if (kind === "above") return `free_move ${one} ${two}`;
      return null;
    case "move_step":
      return kind === "below" ? `move_up ${one} ${two}` : kind === "above" ? `free_move ${one} ${two}` : null;
    case "recruit":
      return kind === "supply" ? `recruit ${one} R1` : null;
    case "hire":
      return kind === "work" ? `hire ${one} plain` : null;
    case "governor_region":
    case "award_region":
      return kind === "region" || kind === "gov" ? `governor ${one}` : null;
    case "governor_square":
      return kind === "square" ? `square ${one}` : null;
    case "palace":
      return kind === "region" || kind === "work" ? `palace ${one} ${one === "R1" ? "R2" : "R1"}` : null;
    case "award_palace":
      return kind === "region" ? `free_palace ${one}` : null;
    case "wall":
    case "award_wall":
      return kind === "space" ? `wall ${one.replace("/", " ")}` : null;
    case "activate":
      return kind === "tucked" ? `activate ${one}` : null;
    case "calm_region":
      return kind === "unrest" ? `calm ${one}` : null;
    case "marker_colour":
      return kind === "marker" ? `take_marker ${one}` : null;
    case "palace_marker":
      return kind === "big" ? `take_big ${one}` : null;
    case "end_turn":
    case "claim_task":
      return kind === "task" ? `claim ${one}` : null;
    case "auction_bid":
      return kind === "bid" ? `bid ${one}` : null;
    case "pick_board":
    case "auction_pick":
      return kind === "board" ? `pick_board ${one}` : null;
    default:
      return null;
  }
}
