/** The lie of the land: where the regions are, which borders they share, and what grows, flows and rises there. */
import type { Border } from "./view";

type Point = [number, number];

/** What a region needs at least, in units of the drawing, and the height of the wall. */
export const REGION_WIDE = 280;
export const REGION_HIGH = 178;
export const WALL_HIGH = 160;
/** The sea in the south and in the east. */
const SEA = 9;
const STEP = 14;

/** A region's part of the drawing. */
export interface Field {
  left: number;
  top: number;
  right: number;
  bottom: number;
  shape: string;
}

export interface Land {
  width: number;
  height: number;
  fields: Record<string, Field>;
  coast: string;
  borders: { one: string; two: string; d: string; gate: Point }[];
}

/** From left to right; the second row goes back, so that the road never jumps. */
const ROWS: Record<1 | 2, string[][]> = {
  1: [["R1", "R2", "R3", "R4", "R5"]],
  2: [
    ["R1", "R2", "R3"],
    ["R5", "R4"],
  ],
};

/** No border is straight: the whole plane is drawn by a hand. */
const drawn = ([x, y]: Point): Point => [x + 7 * Math.sin(y / 31 + x / 90), y + 4 * Math.sin(x / 47) + 2 * Math.sin(x / 19)];

/** From one point to another, without the last one. */
function way([x, y]: Point, [toX, toY]: Point): Point[] {
  const steps = Math.max(1, Math.round(Math.hypot(toX - x, toY - y) / STEP));
  return Array.from({ length: steps }, (_, i): Point => drawn([x + ((toX - x) * i) / steps, y + ((toY - y) * i) / steps]));
}
const line = (points: Point[]): string => `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;
const open = (from: Point, to: Point): string => line([...way(from, to), drawn(to)]);
const closed = (...corners: Point[]): string =>
  `${line(corners.flatMap((corner, i) => way(corner, corners[(i + 1) % corners.length]!)))}Z`;

export function lie(width: number, height: number, rows: 1 | 2): Land {
  const fields: Record<string, Field> = {};
  const order = ROWS[rows];
  order.forEach((row, at) => {
    // outer edges lie beyond the frame, but where the sea is
    const top = at === 0 ? -SEA : (height / rows) * at;
    const bottom = at === rows - 1 ? height - SEA : (height / rows) * (at + 1);
    const each = (width - SEA) / row.length;
    row.forEach((id, i) => {
      const [left, right] = [i === 0 ? -20 : each * i, each * (i + 1)];
      const shape = closed([left, top], [right, top], [right, bottom], [left, bottom]);
      fields[id] = { left: each * i, top: Math.max(0, top), right, bottom, shape };
    });
  });
  const borders: Land["borders"] = [];
  for (const [one, a] of Object.entries(fields))
    for (const [two, b] of Object.entries(fields)) {
      const [from, to] = [Math.max(a.left, b.left), Math.min(a.right, b.right)];
      if (a.right === b.left && a.top === b.top) {
        const middle = (a.top + a.bottom) / 2;
        borders.push({ one, two, d: open([a.right, a.top], [a.right, a.bottom]), gate: drawn([a.right, middle]) });
      } else if (a.bottom === b.top && to - from > 1)
        borders.push({ one, two, d: open([from, a.bottom], [to, a.bottom]), gate: drawn([(from + to) / 2, a.bottom]) });
    }
  const coast = open([-20, height - SEA], [width - SEA, height - SEA]) + open([width - SEA, -SEA], [width - SEA, height - SEA]);
  return { width, height, fields, coast, borders };
}

/** Can one go from one to the other? */
export const adjacent = (borders: Border[], one: string, two: string): boolean =>
  borders.some((b) => b.adjacent && ((b.one === one && b.two === two) || (b.one === two && b.two === one)));

/** An ink mountain range, about 150 by 80, and its ridges. */
export const RANGE =
  "M0 82C16 72 26 46 36 31C41 22 45 22 50 31C57 45 62 52 68 57C77 40 86 13 96 4C100 0 104 2 108 10C116 31 125 50 134 59C141 67 147 76 154 82Z";
export const RIDGES =
  "M98 4C95 19 88 28 91 45M99 6C106 20 104 30 111 41M44 26C42 38 36 43 39 55M45 27C50 38 49 44 54 51M91 45C86 52 88 60 83 68";
/** How far from the right and the lower end of a region something stands, and how large. */
type Put = [right: number, up: number, scale: number];
export interface Scenery {
  ranges?: Put[];
  clouds?: Put[];
  pines?: Put[];
  huts?: Put[];
  fields?: Put[];
}
export const SCENERY: Record<string, Scenery> = {
  R1: {
    fields: [[118, 84, 1]],
    huts: [
      [92, 92, 1],
      [74, 84, 0.8],
    ],
    pines: [
      [24, 22, 1.1],
      [38, 14, 1.3],
    ],
  },
  R2: {
    ranges: [
      [146, 66, 0.6],
      [112, 62, 0.78],
    ],
    clouds: [[84, 118, 0.7]],
    pines: [
      [34, 62, 1.2],
      [20, 54, 1.4],
      [26, 22, 1.1],
    ],
  },
  R3: {
    huts: [
      [40, 96, 0.9],
      [26, 88, 0.7],
    ],
    pines: [
      [22, 28, 1.2],
      [36, 18, 1],
    ],
  },
  R4: {
    ranges: [
      [136, 72, 0.74],
      [88, 60, 0.5],
    ],
    clouds: [[124, 122, 0.6]],
    pines: [
      [40, 58, 1.1],
      [28, 64, 1.3],
      [18, 54, 1.2],
      [30, 46, 1.4],
      [22, 20, 1.2],
    ],
  },
  R5: {
    fields: [[96, 78, 0.7]],
    huts: [[36, 92, 0.9]],
    pines: [
      [30, 22, 1],
      [42, 16, 0.9],
    ],
  },
};
/** Ploughed fields: strokes only, from (0, 0). */
export const CROPS = "M4 0C24-10 48 8 86-4M0 8C24-2 50 16 88 4M2 16C26 6 48 24 86 12M4 24C24 16 48 32 80 22";
