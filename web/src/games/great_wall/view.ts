/** What a seat sees, and what the page adds to it. */
import type { Fallen, HordeView, Kind, OpenSection, Soldier, View } from "./seen";

export type * from "./seen";

export const SOLDIERS: Soldier[] = ["spear", "archer", "horse"];
export const KINDS: Kind[] = ["wood", "stone", "gold", "chi"];
export const STORED = ["wood", "stone", "gold"] as const;
export const SEASONS = ["spring", "summer", "fall", "winter"] as const;
export const PRODUCTION = ["sawmill", "quarry", "mine", "temple"];

/** The grid of a horde with the number of each point (from 1), or null where there is none. */
export function numbered(grid: string[][]): ({ code: string; point: number } | null)[][] {
  let point = 0;
  return grid.map((row) => row.map((code) => (code === ".." ? null : { code, point: ++point })));
}

/** The second point of a cavalryman: the one to the right or below. */
export function neighbour(grid: string[][], point: number, also: string): number | null {
  const rows = numbered(grid);
  for (const [r, row] of rows.entries())
    for (const [c, cell] of row.entries())
      if (cell?.point === point) return (also === "right" ? row[c + 1] : rows[r + 1]?.[c])?.point ?? null;
  return null;
}

export const openSection = (view: View, id: string): OpenSection | null => {
  const found = view.sections.find((s) => s.id === id);
  return found && !found.closed ? found : null;
};
/** The horde in "L2": section and row. */
export const hordeAt = (view: View, slot: string): HordeView | null =>
  openSection(view, slot[0]!)?.hordes.find((h) => h.row === Number(slot[1])) ?? null;

/** What becomes of a soldier in the kill that is being resolved. */
export type Fate = "falls" | "saved";
/** How many of a player's soldiers of this type at this place ("L1", "muster_L", "firing_L") fall or are saved. */
export function fates(view: View, place: string, player: number, soldier: Soldier): Fate[] {
  const of = (list: Fallen[]): number =>
    list.filter((f) => f.place === place && f.player === player && f.soldier === soldier).length;
  if (!view.kill) return [];
  return [...Array<Fate>(of(view.kill.victims)).fill("falls"), ...Array<Fate>(of(view.kill.saved)).fill("saved")];
}
/** The fate of whoever stands on a point of a horde: figures of a kind are taken in reading order, those who fall first. */
export function fateAt(view: View, slot: string, point: number): Fate | null {
  const points = hordeAt(view, slot)?.points ?? [];
  const here = points[point - 1];
  if (!view.kill || !here || (here.on !== "spear" && here.on !== "horse")) return null;
  const same = points.flatMap((p, i) =>
    p.on === here.on && p.player === here.player ? [p.on === "spear" ? `${i}` : `f${p.figure}`] : [],
  );
  const me = here.on === "spear" ? `${point - 1}` : `f${here.figure}`;
  return fates(view, slot, here.player ?? 0, here.on)[[...new Set(same)].indexOf(me)] ?? null;
}

/** What a reward code gives: an icon's name and how many. */
export const REWARD: Record<string, string> = { H: "vp", C: "chi", W: "wood", S: "stone", G: "gold", T: "tactic", X: "none" };
