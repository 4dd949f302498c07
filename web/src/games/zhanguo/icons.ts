/** The icons of ZhanGuo, drawn for this page. */
import type { IconPart, IconSet } from "@/lib/icons";

const ink = "ink";
const CARD: Record<string, string> = { ivory: "#efe3c2", orange: "#e0923f", brown: "#7d5130" };
const CUBE: Record<string, string> = { red: "#b9402f", gray: "#8b8f94", white: "#fbf7ec" };

/** An official: a cube whose face also tells its kind (sword, scroll, eye). */
function cube(kind: string, dx = 0): IconPart[] {
  const mark: Record<string, string> = {
    red: `M${16 + dx} 13v10M${12.5 + dx} 20h7`,
    gray: `M${12 + dx} 15h8M${12 + dx} 19h8M${12 + dx} 23h5`,
    white: `M${11 + dx} 19c3-4 7-4 10 0-3 4-7 4-10 0z`,
  };
  return [
    { d: `M${6 + dx} 10l4-5h16l-4 5v16l-4 0H${6 + dx}z`, fill: CUBE[kind]!, stroke: "#241c15", width: 1.6 },
    { d: `M${22 + dx} 10l4-5v16l-4 5z`, fill: CUBE[kind]!, stroke: "#241c15", width: 1.6 },
    { d: `M${6 + dx} 10h16v16H${6 + dx}z`, fill: CUBE[kind]!, stroke: "#241c15", width: 1.6 },
    { d: mark[kind]!, stroke: kind === "white" ? "#241c15" : "#fff7ea", width: 1.9 },
  ];
}
const marker = (colour: string): IconPart[] => [
  { d: "M16 4l10.5 6v12L16 28 5.500 22V10z", fill: CARD[colour]!, stroke: "#241c15", width: 1.8 },
  {
    d:
      colour === "ivory"
        ? "M12 12h8M16 12v9M12 21h8"
        : colour === "orange"
          ? "M16 11a5 5 0 1 1 0 10 5 5 0 0 1 0-10M14.500 14.500h3v3h-3z"
          : "M11 12h10M11 16h10M11 20h10",
    stroke: colour === "brown" ? "#fff7ea" : "#241c15",
    width: 1.8,
  },
];
const big = (colour: string): IconPart[] => [
  ...marker(colour),
  { d: "M22 2h8v10h-8z", fill: "#241c15" },
  { d: "M24 4h4l-2 3c2 0 2 3-2 3", stroke: "#fff7ea", width: 1.6 },
];
const card = (colour: string, dx = 0, dy = 0): IconPart => ({
  d: `M${9 + dx} ${5 + dy}h14v20H${9 + dx}z`,
  fill: CARD[colour]!,
  stroke: "#241c15",
  width: 1.6,
});
const worker: IconPart[] = [
  { d: "M9 14a7 7 0 0 1 14 0z", fill: "#c79a4b", stroke: "#241c15", width: 1.6 },
  { d: "M5.500 14h21", stroke: "#241c15", width: 2 },
  { d: "M11 15c0 6 10 6 10 0", fill: "#e7c9a0", stroke: "#241c15", width: 1.5 },
  { d: "M6 29c1-8 19-8 20 0z", fill: "#6f8a5a", stroke: "#241c15", width: 1.6 },
];
const governor: IconPart[] = [
  { d: "M9 6h14l2 4H7z", fill: "#3d3a55", stroke: "#241c15", width: 1.5 },
  { d: "M16 10a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9", fill: "#e7c9a0", stroke: "#241c15", width: 1.5 },
  { d: "M7 29c0-7 4-10 9-10s9 3 9 10z", fill: "seal", stroke: "#241c15", width: 1.6 },
  { d: "M16 20v9", stroke: "#fff7ea", width: 1.8 },
];
const palace: IconPart[] = [
  { d: "M3 13c5 0 10-3 13-8 3 5 8 8 13 8z", fill: "seal", stroke: "#241c15", width: 1.6 },
  { d: "M7 13h18v12H7z", fill: "#f0dfb8", stroke: "#241c15", width: 1.6 },
  { d: "M12 25v-7h8v7M4 27h24", stroke: "#241c15", width: 1.9 },
];
const wall: IconPart[] = [
  { d: "M3 27V12h5v4h4v-4h8v4h4v-4h5v15z", fill: "stone-light", stroke: "#241c15", width: 1.6 },
  { d: "M3 21.500h26M10 16v5.500M20 16v5.500M15 21.500V27M25 21.500V27", stroke: "#241c15", width: 1.1 },
];
const unrest: IconPart[] = [
  { d: "M7 11l4-5h14v14l-4 6H7z", fill: "#241c15", stroke: ink, width: 1.4 },
  { d: "M15 12l-3 5h4l-2 5", stroke: "#f6d46b", width: 2 },
];
const plus = (x: number, y: number): IconPart => ({ d: `M${x - 4} ${y}h8M${x} ${y - 4}v8`, stroke: "jade", width: 2.8 });
const minus = (x: number, y: number): IconPart => ({ d: `M${x - 4} ${y}h8`, stroke: "seal", width: 3 });
const arrow: IconPart = { d: "M3 30h22M20 26l6 4-6 4", stroke: ink, width: 2.2 };
const gift: IconPart = { d: "M27 2l1.300 3.300L32 6l-3.300 1.300L27 11l-1.300-3.700L22 6l3.700-.7z", fill: "gold" };

export const icons: IconSet = {
  worker,
  unrest,
  governor,
  palace,
  wall,
  official_red: cube("red"),
  official_gray: cube("gray"),
  official_white: cube("white"),
  marker_ivory: marker("ivory"),
  marker_orange: marker("orange"),
  marker_brown: marker("brown"),
  big_ivory: big("ivory"),
  big_orange: big("orange"),
  big_brown: big("brown"),
  // court actions
  RECRUIT: [...cube("gray", -3), plus(27, 25)],
  REASSIGN: [{ d: "M4 11h20M18 5l7 6-7 6M28 22H8M14 16l-7 6 7 6", stroke: ink, width: 2.8 }],
  HIRE: [...worker, plus(27, 8)],
  GOVERNOR: governor,
  PALACE: palace,
  WALL: wall,
  // effects
  MARKER: [{ d: "M16 4l10.500 6v12L16 28 5.500 22V10z", fill: "raised", stroke: ink, width: 2 }, plus(16, 16)],
  MOVE: [{ d: "M4 16h20M18 9l8 7-8 7", stroke: ink, width: 3 }],
  VP: [],
  WORKER: [...worker, plus(27, 8)],
  WORKERS_AT: [...worker, plus(27, 8)],
  EXTRA_WORKER: [...worker, plus(27, 8)],
  CALM_ANY: [...unrest, minus(27, 27), { d: "M24 4l2 2 4-4", stroke: "jade", width: 2.4 }],
  CALM_HERE: [...unrest, minus(27, 27)],
  CALM_THEN_WORKER: [...unrest, plus(27, 8), minus(27, 27)],
  MOVE_WORKER: [...worker, arrow],
  MOVE_GOVERNOR: [...governor, arrow],
  OFFICIAL_ANY: [...cube("gray", -3), { d: "M25 14c0-4 6-4 6 0 0 2.500-3 2.500-3 5M28 23v.5", stroke: ink, width: 2.2 }],
  OFFICIAL_AT: [...cube("gray", -3), { d: "M25 14c0-4 6-4 6 0 0 2.500-3 2.500-3 5M28 23v.5", stroke: ink, width: 2.2 }],
  FREE_GOVERNOR: [...governor, gift],
  FREE_WALL: [...wall, gift],
  FREE_PALACE: [...palace, gift],
  cards_ivory: [
    card("ivory"),
    { d: "M16 10l1.500 3.500 3.500.5-2.500 2.500.5 3.500-3-1.700-3 1.700.5-3.500-2.500-2.500 3.500-.5z", fill: "seal" },
  ],
  cards_orange: [
    card("orange"),
    { d: "M16 10l1.500 3.500 3.500.5-2.500 2.500.5 3.500-3-1.700-3 1.700.5-3.500-2.500-2.500 3.500-.5z", fill: "#7a1c0b" },
  ],
  cards_brown: [
    card("brown"),
    { d: "M16 10l1.500 3.500 3.500.5-2.500 2.500.5 3.500-3-1.700-3 1.700.5-3.500-2.500-2.500 3.500-.5z", fill: "#ffd9a8" },
  ],
  // criteria of wall tiles
  CALM_REGIONS: [
    { d: "M4 6h24v20H4z", stroke: ink, width: 2 },
    { d: "M9 16l5 5 9-10", stroke: "jade", width: 3 },
  ],
  CARD_SETS: [card("ivory", -7), card("orange", 0, 2), card("brown", 7, 4)],
  OFFICIALS_GE_UNREST: [
    { d: "M0 9h12v13H0z", fill: "#8b8f94", stroke: "#241c15", width: 1.6 },
    { d: "M3 13h6M3 17h6", stroke: "#fff7ea", width: 1.6 },
    { d: "M14.500 10l5 4-5 4M14.500 22h5.500", stroke: ink, width: 2.2 },
    { d: "M22 9h11v13H22z", fill: "#241c15", stroke: "#8b8f94", width: 1.2 },
    { d: "M28 11l-3 5h4l-2 4", stroke: "#f6d46b", width: 1.8 },
  ],
  FULL_REGIONS: [card("ivory", -5, -2), card("ivory", 0, 1), card("ivory", 5, 4)],
  PAIR_REGIONS: [card("orange", -4, 0), card("orange", 4, 3)],
  GRAY_REGIONS: cube("gray"),
  RED_REGIONS: cube("red"),
  WHITE_REGIONS: cube("white"),
  ORANGE_REGIONS: [card("orange")],
  BROWN_REGIONS: [card("brown")],
  IVORY_REGIONS: [card("ivory")],
  UNREST_PENALTY: [...unrest, minus(26, 26)],
  // boards
  circle: [{ d: "M16 5a11 11 0 1 1 0 22 11 11 0 0 1 0-22", fill: "raised", stroke: ink, width: 2.6 }],
  square: [{ d: "M6 6h20v20H6z", fill: "raised", stroke: ink, width: 2.6 }],
  triangle: [{ d: "M16 4l12 22H4z", fill: "raised", stroke: ink, width: 2.6 }],
  star: [
    {
      d: "M16 3l3.800 8.700 9.200.9-7 6.200 2 9.200-8-4.800-8 4.800 2-9.200-7-6.200 9.200-.9z",
      fill: "raised",
      stroke: ink,
      width: 2.2,
    },
  ],
  A: [{ d: "M7 27L16 5l9 22M10.500 19h11", stroke: ink, width: 2.8 }],
  deck: [card("ivory", -3, 3), card("orange", 0, 0), card("brown", 3, -3)],
};
