/** Where on the table something happens that an answer would do. */
import type { Args, Happening } from "@/lib/types";
import { cellOf, STEP, type View, type Way } from "./view";

const COLUMNS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const ROWS = [1, 2, 3, 4, 5, 6, 7];

/** An inspector and the figures of the line that is looked at. */
function line({ inspector, line: at }: Args): string[] {
  const cells =
    inspector === "V" ? COLUMNS.map((c) => `cell:${at as number},${c}`) : ROWS.map((r) => `cell:${r},${at as number}`);
  return [`track:${inspector as string}:${at as number}`, ...cells];
}

/** A rider's cell and the two that the horse takes. */
function mounted({ cell, direction }: Args): string[] {
  const [r, c] = cellOf(cell as string);
  const [dr, dc] = STEP[direction as Way];
  return [0, 1, 2].map((n) => `cell:${r + n * dr},${c + n * dc}`);
}

const PLACE: Record<string, string> = {
  segment: "segment",
  wheel: "wheel",
  weapon: "weapon",
  quarter: "storage",
  master: "master",
};

export function where({ key, args }: Happening, view: View): string[] {
  switch (key) {
    case "score-inspector":
      return line(args);
    case "inspector":
    case "inspector-forward":
      return [`track:${args["inspector"] as string}:${args["to"] as number}`];
    case "horse":
      return mounted(args);
    case "move":
      return [`cell:${args["from"] as string}`, `cell:${args["to"] as string}`];
    case "collect":
      return [`storage:${args["one"] as string}`, `storage:${args["two"] as string}`];
    case "score-tile":
      return [`tile:${view.round - 1}`];
    case "round": // everything comes back and turns: that is no place
      return [];
  }
  if (typeof args["cell"] === "string") return [`cell:${args["cell"]}`];
  return Object.entries(PLACE).flatMap(([name, kind]) => (args[name] === undefined ? [] : [`${kind}:${args[name] as string}`]));
}
