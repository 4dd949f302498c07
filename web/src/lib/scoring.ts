/** A scoring as it is told: line by line, for everybody at once. A game names the rules by which it is scored (`GameModule.scoring`). */
import type { GameModule } from "./module";
import { speaks } from "./sentences";
import type { GameEvent, Told } from "./types";

export interface ScoringLine {
  source: string;
  rule: string;
  /** Points by player. */
  points: Record<number, number>;
  /** What was said of it. */
  said: GameEvent[];
  gains: GameEvent[];
}

export const scored = (event: GameEvent, rules: string[]): boolean =>
  rules.some((rule) => event.rule === rule || event.rule.startsWith(`${rule}.`));

const isPoints = (event: GameEvent): boolean => event.what === "vp" && (event.amount ?? 0) !== 0 && event.seat >= 0;

export const isScoring = (told: Told, rules: string[]): boolean =>
  told.events.some((event) => isPoints(event) && scored(event, rules));

/** What a move scored: a line per source, and one for each thing that was said to be scored by the same rule. */
export function scoringLines(told: Told, rules: string[]): ScoringLine[] {
  const lines: ScoringLine[] = [];
  let said: GameEvent[] = [];
  for (const event of told.events) {
    if (!scored(event, rules)) continue;
    if (speaks(event)) {
      said.push(event);
      continue;
    }
    if (!isPoints(event)) continue;
    const about = said.filter((one) => one.rule === event.rule);
    const known = lines.findLast((line) => line.source === event.source && line.rule === event.rule);
    const line =
      known && about.length === 0 ? known : { source: event.source ?? "", rule: event.rule, points: {}, said: about, gains: [] };
    if (line !== known) lines.push(line);
    line.points[event.seat] = (line.points[event.seat] ?? 0) + (event.amount ?? 0);
    line.gains.push(event);
    said = said.filter((one) => !about.includes(one));
  }
  return lines;
}

/** The places of the board that a line lights. */
export function litBy(module: GameModule, line: ScoringLine, view: unknown): Set<string> {
  return new Set([...line.said, ...line.gains].flatMap((event) => module.scoring?.places(event, view) ?? []));
}

/** Points of everybody before the lines are told, from those after them. */
export function before(after: number[], lines: ScoringLine[]): number[] {
  return after.map((n, seat) => n - lines.reduce((sum, line) => sum + (line.points[seat] ?? 0), 0));
}
