/** What the live line tells as changes, put into what it told before. Nothing is changed in place: what stays is the same object. */
import type { Changes, Edit, News, Position, TableData } from "./types";

type Plain = Record<string | number, unknown>;

export function edited<T>(old: T, edits: Edit[]): T {
  return edits.reduce((made: unknown, edit) => put(made, edit, 0), old) as T;
}

function put(old: unknown, { at, put: what, start = 0, cut = 0 }: Edit, depth: number): unknown {
  const key = at[depth];
  if (key !== undefined) {
    const made = (Array.isArray(old) ? [...(old as unknown[])] : { ...(old as Plain) }) as Plain;
    made[key] = put((old as Plain)[key], { at, put: what, start, cut }, depth + 1);
    return made;
  }
  if (!Array.isArray(what)) return { ...(old as Plain), ...what };
  const list = old as unknown[];
  return [...list.slice(0, start), ...what, ...list.slice(start + cut)];
}

/** The same as if all of it had been told. */
export function newsOf(told: TableData, { number, edits, story, steps }: Changes): News {
  const table = edited(told, edits);
  let seen = { view: told.view };
  const positions = steps.map(({ move, chapter, question, edits }): Position => {
    seen = edited(seen, edits);
    return { table: table.table, eyes: table.eyes, move, moves: table.move, chapter, view: seen.view, question, result: null };
  });
  return { type: "table", number, table, story, positions };
}
