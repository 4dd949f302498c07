/** How a value of a view looks on a plain table. Nothing here knows a game: where players are named the game has told. */

export type Who = Record<string, string>; // players_in_view: path → "each", "one" or "some"
export type Plain = Record<string, unknown>;

export const isObject = (value: unknown): value is Plain => typeof value === "object" && value !== null && !Array.isArray(value);
export const isScalar = (value: unknown): boolean => typeof value !== "object" || value === null;

/** What a value is drawn as. */
export type Form = "hidden" | "truth" | "player" | "players" | "each" | "text" | "chips" | "table" | "rows" | "facts" | "nothing";

export function formOf(value: unknown, path: string, who: Who): Form {
  const kind = who[path];
  if (value === null || value === undefined) return "hidden";
  if (kind === "one" && typeof value === "number") return value < 0 ? "nothing" : "player";
  if (typeof value === "boolean") return "truth";
  if (isObject(value)) return Object.keys(value).length === 0 ? "nothing" : "facts";
  if (!Array.isArray(value)) return value === "" ? "nothing" : "text";
  if (value.length === 0) return "nothing";
  if (kind === "some") return "players";
  if (kind === "each") return "each";
  if (value.every(isScalar)) return "chips";
  return value.every((item) => item === null || isObject(item)) ? "table" : "rows";
}

/** The columns of a table: every key that one of its things has. */
export function columns(rows: unknown[]): string[] {
  return [...new Set(rows.flatMap((row) => (isObject(row) ? Object.keys(row) : [])))];
}

export const under = (path: string, key: string): string => (path ? `${path}.${key}` : key);

/** Does this part of the view have one thing per player? The game says so; "players" goes without saying. */
export const perPlayer = (view: Plain, key: string, who: Who): boolean =>
  Array.isArray(view[key]) && (who[key] === "each" || key === "players");

/** What belongs to one player in a view: the parts that have one thing per player. */
export function ofSeat(view: Plain, seat: number, who: Who): { key: string; value: unknown; path: string }[] {
  const found: { key: string; value: unknown; path: string }[] = [];
  for (const key of Object.keys(view)) {
    const all = view[key];
    if (!perPlayer(view, key, who) || !Array.isArray(all) || !(seat in all)) continue;
    const value: unknown = all[seat];
    if (!isObject(value)) found.push({ key, value, path: `${key}.*` });
    else for (const inner of Object.keys(value)) found.push({ key: inner, value: value[inner], path: `${key}.*.${inner}` });
  }
  return found;
}

const sum = (value: unknown): number =>
  typeof value === "number" ? value : Array.isArray(value) ? value.reduce<number>((all, one) => all + sum(one), 0) : 0;

/** Points per player, if the view tells them: "points" (a number or one per source), or "points" or "vp" of each player. */
export function pointsIn(view: Plain, seats: number): number[] {
  const { points, players } = view;
  if (Array.isArray(points) && points.length >= seats) return points.map(sum);
  if (Array.isArray(players) && players.length >= seats)
    return players.map((player) => (isObject(player) ? sum(player["points"] ?? player["vp"]) : 0));
  return Array.from({ length: seats }, () => 0);
}

/** A number that is always the same for the same word. */
export function mark(word: string): number {
  let all = 7;
  for (const letter of word) all = (all * 31 + letter.codePointAt(0)!) % 100_003;
  return all;
}
