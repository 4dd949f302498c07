/** ZhanGuo on the page. */
import type { GameModule } from "@/lib/module";
import Area from "./Area.svelte";
import Board from "./Board.svelte";
import { icons } from "./icons";
import { attempt, paths } from "./places";
import { scoring } from "./scoring";
import { tell, told } from "./tell";
import { tour } from "./tour";
import { colourOf, effectIcon, type View } from "./view";
import "./zhanguo.css";
import { where } from "./where";

const FORECAST = ["regions", "aspects", "tasks", "walls"] as const;

export const game: GameModule<View> = {
  Board,
  Area,
  icons,
  paths,
  tell,
  attempt,
  where,
  verbs: [
    ["unify", "court", "claim"],
    ["free_move", "pass", "decline", "stop", "end_turn"],
  ],
  beside: (offer) => ["accept", "pass", "decline", "stop", "end_turn"].includes(offer.verb),
  labelArgs: (offer, view): Record<string, string> => {
    const a = offer.args;
    if (a["square"]) {
      const square = view.regions.flatMap((r) => r.squares).find((q) => q.id === a["square"]);
      return { square: square?.bonus.effect ?? a["square"] };
    }
    if (a["from"]) return { from: a["from"].slice(0, 2) }; // its region
    if (a["task"]) return { task: told(a["task"]) };
    if (a["regions"]) return { regions: told(a["regions"]) };
    return {};
  },
  points: (view) => view.players.map((p) => p.vp),
  group: (offer) => {
    if (offer.verb === "unify") return "zhanguo-ui-group-unify";
    if (offer.verb === "court") return "zhanguo-ui-group-court";
    if (offer.verb === "free_move") return "zhanguo-ui-group-free";
    return null;
  },
  icon: (offer, view) => {
    const a = offer.args;
    if (offer.verb === "court") return a["action"] ?? null;
    if (offer.verb === "unify") return `card_${colourOf(Number(a["card"]))}`;
    if (a["official"]) return `official_${a["official"]}`;
    if (offer.verb === "take_marker") return `marker_${a["colour"]}`;
    if (offer.verb === "take_big") return `big_${a["colour"]}`;
    if (offer.verb === "governor" || offer.verb === "move_governor") return "governor";
    if (offer.verb === "palace" || offer.verb === "free_palace") return "palace";
    if (offer.verb === "wall") return "wall";
    if (offer.verb === "hire" || offer.verb === "move_worker" || offer.verb === "place_worker") return "worker";
    if (offer.verb === "calm") return "unrest";
    if (offer.verb === "pick_board") return a["board"] ?? null;
    if (offer.verb === "activate") {
      for (const p of view.players)
        for (const r of p.regions) for (const c of r.cards) if (String(c.card) === a["card"]) return effectIcon(c.bonus);
    }
    return null;
  },
  forecast: (view) =>
    FORECAST.map((key) => ({ label: `zhanguo-source-${key}`, points: view.players.map((p) => p.forecast[key]) })),
  status: (view) => ({
    id: "zhanguo-ui-status",
    args: { round: view.round, rounds: view.rounds, phase: view.phase },
  }),
  scoring,
  tour,
  parts: ["map", "court", "awards", "tasks"].map((id) => ({ id: `part-${id}`, label: `zhanguo-ui-part-${id}` })),
  open: false,
};
