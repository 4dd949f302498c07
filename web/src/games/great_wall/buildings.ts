/** The ten locations as houses of a town, 72 by 44, ground at 44. */
export type Paint =
  | "roof"
  | "tile"
  | "gold"
  | "wall"
  | "wood"
  | "log"
  | "post"
  | "stone"
  | "rock"
  | "dark"
  | "red"
  | "leaf"
  | "line"
  | "coin"
  | "water";
export type House = [Paint, string][];

/** A roof with swung eaves: middle, height of the eaves, half the width, height. */
const roof = (cx: number, eave: number, half: number, high: number): string =>
  `M${cx - half} ${eave}C${cx - half * 0.6} ${eave - 1} ${cx - half * 0.5} ${eave - high * 0.6} ${cx - half * 0.42} ${eave - high}` +
  `H${cx + half * 0.42}C${cx + half * 0.5} ${eave - high * 0.6} ${cx + half * 0.6} ${eave - 1} ${cx + half} ${eave}` +
  `L${cx + half - 3} ${eave + 2.5}H${cx - half + 3}z`;
const box = (x: number, y: number, wide: number, high: number): string => `M${x} ${y}h${wide}v${high}h${-wide}z`;
const posts = (from: number, to: number, ...xs: number[]): string => xs.map((x) => `M${x} ${from}V${to}`).join("");
const ends = (...at: [number, number][]): string =>
  at.map(([x, y]) => `M${x - 3.2} ${y}a3.200 3.200 0 1 1 6.400 0a3.200 3.200 0 1 1-6.400 0z`).join("");
const bush = (x: number, s = 1): string =>
  `M${x - 6 * s} 44C${x - 8 * s} ${44 - 6 * s} ${x - 3 * s} ${44 - 9 * s} ${x} ${44 - 7 * s}C${x + 3 * s} ${44 - 10 * s} ${x + 8 * s} ${44 - 5 * s} ${x + 6 * s} 44z`;

/** Hills far behind the streets, 450 by 60 for five lots: they meet at both ends. */
export const HILLS = [
  "M0 60V34C20 26 38 18 56 24C72 30 84 36 100 30C124 18 140 8 160 14C180 22 196 36 220 34C244 30 256 20 276 16C300 12 316 26 336 32C356 36 372 22 392 20C414 18 432 28 450 34V60Z",
  "M0 60V46C30 40 60 48 90 44C130 38 160 50 200 46C240 40 280 50 320 45C360 40 400 50 450 46V60Z",
] as const;

export const HOUSES: Record<string, House> = {
  sawmill: [
    ["leaf", bush(66, 0.9)],
    ["wall", box(8, 20, 28, 24)],
    ["post", posts(20, 44, 9, 22, 35)],
    ["tile", roof(22, 20, 22, 10)],
    ["log", box(40, 37, 24, 7) + box(43, 30, 19, 7)],
    ["wood", ends([42, 40.5], [50, 40.5], [58, 40.5], [46, 33.5], [54, 33.5])],
    ["dark", box(15, 28, 14, 16)],
    ["line", "M17 34h10M17 39h10M38 26l18-8M40 29l18-8"],
  ],
  quarry: [
    ["rock", "M2 44L6 26 14 20 22 8 34 4 46 12 54 24 62 30 68 44z"],
    ["line", "M22 8L18 28 8 36M34 4l2 16-8 12M46 12l-6 14 8 10"],
    ["stone", box(26, 33, 13, 11) + box(40, 35, 12, 9) + box(32, 24, 12, 9)],
    ["log", "M58 44L52 14M58 44L64 16M51 18h15"],
    ["line", "M54 16L38 10M38 10v14"],
  ],
  mine: [
    ["rock", "M0 44L10 26 18 18 30 4 40 10 50 22 58 26 66 44z"],
    ["line", "M30 4l-6 20-12 12M40 10l-2 10 10 14"],
    ["dark", "M20 44V32a10 9 0 0 1 20 0V44z"],
    ["log", "M19 44V30M41 44V30M16 29h28"],
    ["wood", "M44 34h18l-3 7H47z"],
    ["coin", "M46 34c1-4 4-5 6-3 2-3 6-2 8 3z"],
    ["dark", ends([50, 42], [57, 42])],
  ],
  temple: [
    ["leaf", bush(6, 0.9) + bush(65, 0.9)],
    ["stone", box(12, 39, 48, 5)],
    ["wall", box(17, 26, 38, 13)],
    ["post", posts(26, 39, 19, 28, 44, 53)],
    ["roof", roof(36, 26, 30, 8)],
    ["wall", box(25, 14, 22, 5)],
    ["roof", roof(36, 14, 22, 8)],
    ["coin", "M36 6V1M33.500 2h5"],
    ["dark", box(31, 29, 10, 10)],
    ["line", "M36 44c0-2-1-3 0-5"],
  ],
  barracks: [
    ["wall", box(6, 22, 44, 22)],
    ["post", posts(22, 44, 8, 20, 36, 48)],
    ["tile", roof(28, 22, 30, 10)],
    ["dark", box(23, 29, 10, 15)],
    ["red", "M12 27h5v10l-2.500-3-2.500 3zM39 27h5v10l-2.500-3-2.500 3z"],
    ["log", "M56 44V16M62 44V14M68 44V16M53 34h17"],
    ["stone", "M54 17l2-6 2 6zM60 15l2-6 2 6zM66 17l2-6 2 6z"],
  ],
  builders: [
    ["wall", "M2 44L18 18 34 44z"],
    ["red", "M18 18L12 28 18 32 24 28z"],
    ["dark", "M14 44L18 32 22 44z"],
    ["stone", box(38, 36, 12, 8) + box(51, 36, 12, 8) + box(44, 28, 12, 8)],
    ["log", "M66 44V10M66 14H44M66 24L56 14"],
    ["line", "M46 14v8M44 22h4v6h-4z"],
  ],
  hq: [
    ["leaf", bush(67, 0.8)],
    ["wall", box(6, 24, 30, 20)],
    ["post", posts(24, 44, 8, 34)],
    ["tile", roof(21, 24, 24, 10)],
    ["dark", "M14 44V34a7 6 0 0 1 14 0V44z"],
    ["red", "M21 14V3h12l-3 3.500 3 3.500H21"],
    ["wall", "M42 38V30c0-8 20-8 20 0v8z"],
    ["log", "M40 38h25M65 38l5-3"],
    ["dark", ends([46, 40.5], [58, 40.5])],
    ["line", "M48 37V25M56 37V25"],
  ],
  tea_house: [
    ["leaf", bush(7, 0.9)],
    ["stone", box(10, 40, 50, 4)],
    ["wall", box(18, 26, 34, 14)],
    ["post", posts(24, 40, 15, 27, 43, 55)],
    ["roof", roof(35, 25, 29, 10)],
    ["dark", box(30, 29, 10, 11)],
    ["red", "M19 29a3 3.500 0 1 1 4 0v3h-4zM47 29a3 3.500 0 1 1 4 0v3h-4z"],
    ["wall", "M59 34h10v4c0 4-2 6-5 6s-5-2-5-6z"],
    ["line", "M62 31c0-3 2-3 2-6M66 31c0-3 2-3 2-6"],
  ],
  embassy: [
    ["stone", "M6 44v-4h60v4zM12 40v-3h48v3z"],
    ["wall", box(14, 22, 44, 15)],
    ["post", posts(22, 37, 16, 24, 32, 40, 48, 56)],
    ["gold", roof(36, 22, 34, 8)],
    ["wall", box(26, 10, 20, 5)],
    ["gold", roof(36, 11, 22, 7)],
    ["dark", box(33, 27, 6, 10)],
    ["red", "M27 24h18v3H27z"],
  ],
  academy: [
    ["leaf", bush(66, 1)],
    ["wall", box(10, 24, 40, 20)],
    ["post", posts(24, 44, 12, 24, 36, 48)],
    ["tile", roof(30, 24, 28, 11)],
    ["dark", box(26, 31, 8, 13)],
    ["wall", "M15 28h7v9h-7zM38 28h7v9h-7z"],
    ["line", "M18.500 28v9M15 32.500h7M41.500 28v9M38 32.500h7"],
    ["log", "M56 44V16"],
    ["red", "M56 17h11v16l-5.500-3.500L56 33z"],
    ["line", "M59 21h5M59 25h5"],
  ],
  /** What fills the end of the last street on a phone: a pond with a bridge and a pavilion. */
  garden: [
    ["water", "M-22 44C-26 34 0 30 20 32 44 30 96 32 94 44z"],
    ["leaf", bush(-24, 1.4) + bush(96, 1.6) + bush(84, 0.9)],
    ["line", "M4 40h14M40 41h18M64 37h12M-8 37h10"],
    ["stone", "M14 42C20 30 44 30 50 42L46 42C42 34 22 34 18 42z"],
    ["post", posts(16, 34, 58, 66, 74)],
    ["roof", roof(66, 17, 17, 10)],
    ["stone", "M52 34h28v3H52z"],
    ["log", "M-10 38C-8 24-14 18-8 8M-9 22C-4 16-4 12 0 8"],
    ["leaf", "M-14 8a7 6 0 1 1 2 3zM-4 9a7 6 0 1 1 3 2z"],
  ],
  warehouse: [
    ["wall", box(8, 22, 44, 22)],
    ["wood", roof(30, 22, 28, 12)],
    ["dark", box(22, 28, 16, 16)],
    ["log", box(54, 34, 13, 10)],
    ["line", "M30 28v16M54 34l13 10M67 34L54 44"],
  ],
};
