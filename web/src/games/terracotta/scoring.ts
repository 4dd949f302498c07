/** What is scored at the end of a round (TA-11) and of the game (TA-13), and which places of the board that lights. */
import type { GameEvent } from "@/lib/types";
import type { View } from "./view";

const cellsOf = (view: View, of: (figure: View["figures"][number]) => boolean): string[] =>
  view.figures.filter(of).flatMap((figure) => [...new Set([figure.cell, ...figure.cells])].map((cell) => `cell:${cell}`));

function places({ key, args, source }: GameEvent, view: View): string[] {
  if (key === "score-inspector") {
    const along = args["inspector"] === "V" ? 0 : 1;
    const inLine = (cell: string) => Number(cell.split(",")[along]) === args["line"];
    return [
      `track:${args["inspector"]}:${args["line"]}`,
      ...cellsOf(view, (figure) => inLine(figure.cell)).filter((place) => inLine(place.slice(5))),
    ];
  }
  if (key === "score-musician" || key === "score-servant") return [`cell:${args["cell"]}`];
  if (key === "score-tile") return view.tiles.flatMap((tile, i) => (tile.id === args["tile"] ? [`tile:${i}`] : []));
  if (key === "score-group") return cellsOf(view, (figure) => (args["figures"] as number[]).includes(figure.id));
  return source === "archers" ? cellsOf(view, (figure) => figure.kind === "archer") : [];
}

export const scoring = { rules: ["TA-11", "TA-13"], places };
