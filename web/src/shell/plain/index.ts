/** The table of a game that has no drawing: panels of its view, its answers sorted, its own words where it has some. */
import { frameIcons, type IconSet } from "@/lib/icons";
import type { GameModule } from "@/lib/module";
import Area from "./Area.svelte";
import Board from "./Board.svelte";
import { mark, pointsIn, type Plain } from "./look";

const SHAPES = [
  "M16 5a11 11 0 1 1 0 22 11 11 0 0 1 0-22z",
  "M6 6h20v20H6z",
  "M16 4l12 12-12 12L4 16z",
  "M16 4l13 23H3z",
  "M9 5h14l7 11-7 11H9L2 16z",
];
const COLOURS = ["clay", "coin", "jade", "water", "wood", "stone", "gold"];

/** What is gained and paid has a sign of its own: always the same shape and colour for the same thing. */
const icons: IconSet = new Proxy<IconSet>(
  {},
  {
    get: (_, what) => {
      if (typeof what !== "string" || what in frameIcons) return undefined;
      const n = mark(what);
      return [{ d: SHAPES[n % SHAPES.length]!, fill: COLOURS[n % COLOURS.length]!, stroke: "ink", width: 1.5 }];
    },
  },
);

export const plainGame = (game: string, seats: number): GameModule<Plain> => ({
  Board,
  Area,
  icons,
  paths: (offer) => [[`answer:${offer.action}`]],
  tell: () => null,
  attempt: () => null,
  group: (offer) => `${game}-verb-${offer.verb}`,
  points: (view) => pointsIn(view, seats),
  automata: (view) =>
    pointsIn(view, seats)
      .slice(seats)
      .map(() => `${game}-view-automaton`),
  tour: [],
  parts: [
    { id: "part-view", label: "plain-view" },
    { id: "part-answers", label: "plain-answers" },
  ],
  open: false,
});
