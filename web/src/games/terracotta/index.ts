/** Terracotta Army on the page. */
import type { GameModule } from "@/lib/module";
import { t } from "@/lib/texts.svelte";
import type { Args } from "@/lib/types";
import Area from "./Area.svelte";
import Board from "./Board.svelte";
import { icons } from "./icons";
import { attempt, onward, paths } from "./places";
import { scoring } from "./scoring";
import { cellText, quarterName, tell } from "./tell";
import { tour } from "./tour";
import { slotIcon, type View } from "./view";
import { where } from "./where";

/** Variables that hold a cell, "3,5". */
const CELLS = ["cell", "from", "to"];
const FORECAST = ["inspector_v", "inspector_h", "musicians", "tile", "servants", "groups", "archers", "resources"] as const;

/** Who has how many, without those who have none. */
const counted = (counts: number[], nameOf: (seat: number) => string): string =>
  counts.flatMap((n, seat) => (n > 0 ? [`${nameOf(seat)} ×${n}`] : [])).join(", ") || "–";

export const game: GameModule<View> = {
  Board,
  Area,
  icons,
  paths,
  onward,
  tell,
  attempt,
  where,
  labelArgs: (_offer, _view, question): Record<string, string> => ({
    figure: String(question?.about["type"] ?? question?.about["kind"] ?? ""),
  }),
  verbs: [["perform"], ["stay", "skip"]],
  beside: (offer) => offer.verb === "stay" || (offer.verb === "rotate" && offer.args["wheel"] === "none"),
  points: (view) => view.players.map((p) => p.vp),
  automata: (view) => (view.players.some((p) => p.automaton) ? ["terracotta-ui-rival"] : []),
  inWords: (args, nameOf) => {
    const said: Args = {};
    for (const [key, value] of Object.entries(args)) {
      if (CELLS.includes(key) && typeof value === "string") said[key] = cellText(value);
      else if (key === "step") said[key] = t("terracotta-ui-spaces", { step: Number(value) });
      else if (key === "storages" && typeof value === "string") said[key] = value.split("+").map(quarterName).join(" + ");
      else if (key === "counts" && Array.isArray(value)) said[key] = counted(value as number[], nameOf);
    }
    return said;
  },
  group: (offer) => (offer.verb === "place" ? `terracotta-ui-name-${offer.args["worker"]}` : null),
  icon: (offer, view) => {
    const a = offer.args;
    if (offer.verb === "perform") {
      const slot = view.segments[view.turn.segment ?? 0]?.[a["ring"] as "inner" | "middle" | "outer"];
      return slot ? slotIcon(slot) : null;
    }
    if (offer.verb === "type") return "warrior";
    if (offer.verb === "take") return a["what"] === "clay" ? "wet" : "coins";
    if (offer.verb === "place") return a["worker"] ?? null;
    if (offer.verb === "rotate") return a["wheel"] === "none" ? "skip" : "wheel";
    if (offer.verb === "skip" || offer.verb === "stay") return "skip";
    if (offer.verb === "hire") return "token";
    if (offer.verb === "inspector") return "inspector";
    return null;
  },
  forecast: (view) => FORECAST.map((key) => ({ label: `terracotta-ui-forecast-${key}`, points: view.forecast[key] })),
  status: (view) => ({ id: "terracotta-ui-status", args: { round: view.round, rounds: view.rounds } }),
  scoring,
  tour,
  parts: ["workshop", "mausoleum", "figures", "masters", "rounds"].map((id) => ({
    id: `part-${id}`,
    label: `terracotta-ui-part-${id}`,
  })),
  open: true,
};
