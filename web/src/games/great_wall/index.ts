/** The Great Wall on the page. */
import type { GameModule } from "@/lib/module";
import { t } from "@/lib/texts.svelte";
import Area from "./Area.svelte";
import Board from "./Board.svelte";
import "./great_wall.css";
import { clash } from "./clash";
import { icons } from "./icons";
import { attempt, paths } from "./places";
import { scoring } from "./scoring";
import { dataName, seatName, tell } from "./tell";
import { tour } from "./tour";
import type { View } from "./view";
import { where } from "./where";

const ICON: Record<string, string> = {
  pass: "next",
  decline: "back",
  command: "command",
  copy: "command",
  take_back: "command",
  place: "clerk",
  reed_clerk: "clerk",
  send_clerk: "clerk",
  hire_clerk: "clerk",
  hire: "advisor",
  dismiss: "advisor",
  send_advisor: "advisor",
  use: "advisor",
  keep: "advisor",
  play: "tactic",
  discard: "tactic",
  draw: "tactic",
  spear: "spear",
  horse: "horse",
  archer: "archer",
  shoot: "archer",
  station: "archer",
  wound: "wound",
  shame: "shame",
  atone: "shame",
  tea: "tea",
  agree: "decree",
  decree: "decree",
  on_top: "event",
  save: "shield",
};
/** Headings for the questions with many answers. */
const GROUPED = ["spear", "horse", "archer", "shoot", "muster", "hire", "play", "use"];

export const game: GameModule<View> = {
  Board,
  Area,
  icons,
  paths,
  tell,
  attempt,
  where,
  verbs: [[], ["pass", "decline"]],
  beside: (offer) => ["pass", "decline", "agree"].includes(offer.verb),
  points: (view) => view.players.filter((p) => p.kind !== "reed").map((p) => p.honor),
  automata: (view) => view.players.slice(view.humans).map((p) => `great_wall-term-${p.kind}`),
  labelArgs: (offer, _view, question): Record<string, string | number> => {
    if (offer.args["player"] !== undefined) return { player: seatName(Number(offer.args["player"])) };
    if (offer.verb === "choose" && question) {
      const verbs = question.about["options"] as string[] | undefined;
      const verb = verbs?.[Number(offer.args["option"]) - 1];
      return verb ? { option: `${offer.args["option"]}: ${t("great_wall-ui-verb", { verb })}` } : {};
    }
    return {};
  },
  group: (offer) => (GROUPED.includes(offer.verb) ? `great_wall-ui-group-${offer.verb}` : null),
  icon: (offer) => {
    const a = offer.args;
    if (offer.verb === "build") return a["what"] ?? null;
    if (a["soldier"] && a["soldier"] !== "overseer") return a["soldier"];
    return a["kind"] ?? ICON[offer.verb] ?? null;
  },
  forecast: (view) =>
    view.artifacts.flatMap((artifact) =>
      artifact.now ? [{ label: `great_wall-ui-forecast-${artifact.card}`, points: artifact.now }] : [],
    ),
  dataName,
  status: (view) => ({
    id: "great_wall-ui-status",
    args: { year: view.year, years: view.years, season: view.season },
  }),
  chapters: { one: "great_wall-ui-chapter", chart: "great_wall-ui-chart" },
  clash,
  scoring,
  tour,
  parts: ["wall", "court", "locations", "offer"].map((id) => ({ id: `part-${id}`, label: `great_wall-ui-part-${id}` })),
  open: false,
};
