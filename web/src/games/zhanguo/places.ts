/** Which places of the table an offer belongs to, and which action somebody means who clicks a place. */
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

/** The words of the action that somebody means who clicks a place that is not allowed. */
export function attempt(place: string, view: View, question: Question | null): string | null {
  if (!question) return null;
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
