/** Daimyo: Rebirth of the Empire on the page. */
import type { GameModule } from "@/lib/module";
import Area from "./Area.svelte";
import Board from "./Board.svelte";
import "./daimyo.css";
import { icons } from "./icons";
import { attempt, paths } from "./places";
import { scoring } from "./scoring";
import { goalName, seatName, tell } from "./tell";
import { tour } from "./tour";
import type { View } from "./view";
import { where } from "./where";

const FORECAST = ["influence", "relics", "farms", "towers", "army", "resources"] as const;
const ICON: Record<string, string> = {
  die: "dice",
  idle: "dice",
  cover: "dice",
  merc: "dice",
  main: "play",
  play: "hero",
  hire: "hero",
  discard: "hero",
  end: "next",
  stop: "next",
  govern: "governor",
  lift: "governor",
  eliminate: "close",
  shadow: "shadow",
  "lift-shadow": "shadow",
  site: "building",
  "lift-tower": "tower",
  travel: "scavenger",
  helmet: "helmet",
  reset: "reset",
  ability: "clan",
};

export const game: GameModule<View> = {
  Board,
  Area,
  icons,
  paths,
  tell,
  attempt,
  where,
  verbs: [
    ["main", "play", "tile", "ability", "govern", "build"],
    ["reset", "discard", "stop", "end"],
  ],
  beside: (offer) => ["main", "stop", "end"].includes(offer.verb),
  faint: (offer, question) => offer.verb === "discard" && question.kind === "turn",
  points: (view) => [...view.players.map((p) => p.pp), ...(view.automaton?.kind === "empire" ? [view.automaton.pp] : [])],
  automata: (view) => (view.automaton ? [`daimyo-${view.automaton.kind}`] : []),
  labelArgs: ({ args }): Record<string, string> => {
    if (args["seat"] !== undefined) return { player: seatName(Number(args["seat"])) };
    return args["spaces"] === undefined ? {} : { spaces: args["spaces"].replace("-", ", ") }; // two spaces, not a range
  },
  group: (offer) =>
    offer.verb === "govern" || offer.verb === "site" || offer.verb === "shadow" || offer.verb === "take"
      ? `daimyo-ui-group-${offer.verb}`
      : null,
  icon: (offer) => {
    const a = offer.args;
    if (offer.verb === "build") return a["type"] ?? null;
    if (a["relic"]) return `relic-${a["relic"]}`;
    if (a["token"]) return a["token"];
    return ICON[offer.verb] ?? null;
  },
  forecast: (view) =>
    FORECAST.flatMap((key) => {
      const points = view.forecast[key];
      return points ? [{ label: `daimyo-ui-forecast-${key}`, points }] : [];
    }),
  goal: (id) => goalName(id),
  status: (view) => ({ id: "daimyo-ui-status", args: { round: Math.max(1, view.round), rounds: view.rounds } }),
  scoring,
  tour,
  parts: ["dice", "islands", "market", "relics", "goals"].map((id) => ({ id: `part-${id}`, label: `daimyo-ui-part-${id}` })),
  open: false,
};
