/** The icons of ZhanGuo, drawn for this page. */
import type { IconPart, IconSet } from "@/lib/icons";
import { ALL_SIGNS, sign } from "./signs";
import type { Colour, Official } from "./view";

const ink = "ink";
const CARD: Record<Colour, string> = { ivory: "#efe3c2", orange: "#e0923f", brown: "#7d5130" };
const CUBE: Record<Official, string> = { red: "#b9402f", gray: "#8b8f94", white: "#fbf7ec" };

const dark = "#241c15";
const light = "#fff7ea";

/** A cube as it stands on the table; without a kind it is any of them. */
function cube(kind?: Official): IconPart[] {
  const fill = kind ? CUBE[kind] : "raised";
  const stroke = kind ? dark : ink;
  const side = (d: string): IconPart => ({ d, fill, stroke, width: 1.6 });
  return [
    side("M4 9l5-5.500h20L24 9z"),
    side("M24 9l5-5.500v20L24 29z"),
    side("M4 9h20v20H4z"),
    ...(kind ? sign(kind, 15.5, 6.2, 11.2, kind === "white" ? dark : light) : []),
  ];
}
const signOn = (colour: Colour, size: number, x: number, y: number): IconPart[] =>
  sign(colour, size, x, y, colour === "brown" ? light : dark);
const marker = (colour: Colour): IconPart[] => [
  { d: "M16 2l12.500 7v14L16 30 3.500 23V9z", fill: CARD[colour], stroke: dark, width: 1.8 },
  ...signOn(colour, 17.5, 7.25, 7.25),
];
const big = (colour: Colour): IconPart[] => [
  ...marker(colour),
  { d: "M22-1h10v12H22z", fill: dark },
  { d: "M24.500 1.500h5l-2.800 3.500c3 0 3 4-2.200 4", stroke: light, width: 1.8 },
];
/** A card; without a colour it is any of them. */
const card = (colour?: Colour, x = 8, y = 4, wide = 16, high = 24): IconPart[] => [
  {
    d: `M${x} ${y}h${wide}v${high}h${-wide}z`,
    fill: colour ? CARD[colour] : "raised",
    stroke: colour ? dark : ink,
    width: 1.6,
  },
  ...(colour ? signOn(colour, wide * 0.8, x + wide * 0.1, y + high / 2 - wide * 0.4) : []),
];
/** Points for each card of a colour. */
const pointsPer = (colour: Colour): IconPart[] => [
  ...card(colour, 4, 5),
  {
    d: "M25 0l2 4.700 5 .4-3.800 3.300 1.200 5-4.400-2.700-4.400 2.700 1.200-5L18 5.100l5-.4z",
    fill: "seal",
    stroke: dark,
    width: 1,
  },
];
const worker: IconPart[] = [
  { d: "M9 14a7 7 0 0 1 14 0z", fill: "#c79a4b", stroke: ink, width: 1.6 },
  { d: "M5.500 14h21", stroke: ink, width: 2 },
  { d: "M11 15c0 6 10 6 10 0", fill: "#e7c9a0", stroke: ink, width: 1.5 },
  { d: "M6 29c1-8 19-8 20 0z", fill: "#6f8a5a", stroke: ink, width: 1.6 },
];
const governor: IconPart[] = [
  { d: "M9 6h14l2 4H7z", fill: "#3d3a55", stroke: ink, width: 1.5 },
  { d: "M16 10a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9", fill: "#e7c9a0", stroke: ink, width: 1.5 },
  { d: "M7 29c0-7 4-10 9-10s9 3 9 10z", fill: "seal", stroke: ink, width: 1.6 },
  { d: "M16 20v9", stroke: "#fff7ea", width: 1.8 },
];
const palace: IconPart[] = [
  { d: "M3 13c5 0 10-3 13-8 3 5 8 8 13 8z", fill: "seal", stroke: ink, width: 1.6 },
  { d: "M7 13h18v12H7z", fill: "#f0dfb8", stroke: ink, width: 1.6 },
  { d: "M12 25v-7h8v7", stroke: dark, width: 1.9 },
  { d: "M4 27h24", stroke: ink, width: 1.9 },
];
const wall: IconPart[] = [
  { d: "M3 27V12h5v4h4v-4h8v4h4v-4h5v15z", fill: "#c9bda8", stroke: ink, width: 1.6 },
  { d: "M3 21.500h26M10 16v5.500M20 16v5.500M15 21.500V27M25 21.500V27", stroke: dark, width: 1.1 },
];
const unrest: IconPart[] = [
  { d: "M7 11l4-5h14v14l-4 6H7z", fill: "#241c15", stroke: ink, width: 1.4 },
  { d: "M15 12l-3 5h4l-2 5", stroke: "#f6d46b", width: 2 },
];
const plus = (x: number, y: number): IconPart => ({ d: `M${x - 4} ${y}h8M${x} ${y - 4}v8`, stroke: "jade", width: 2.8 });
const minus = (x: number, y: number): IconPart => ({ d: `M${x - 4} ${y}h8`, stroke: "seal", width: 3 });
const arrow: IconPart = { d: "M3 30h22M20 26l6 4-6 4", stroke: ink, width: 2.2 };
const anybody: IconPart[] = [
  ...cube(),
  { d: "M10.500 16c0-4.500 7.500-4.500 7.500 0 0 3-3.700 2.700-3.700 5.500M14.300 25.300v.2", stroke: ink, width: 2.6 },
];
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
  card_ivory: card("ivory"),
  card_orange: card("orange"),
  card_brown: card("brown"),
  ...Object.fromEntries(ALL_SIGNS.map((one) => [`sign_${one}`, sign(one)])),
  // court actions
  RECRUIT: [...cube().map((part) => ({ ...part, move: "translate(-3 -1) scale(.86)" })), plus(27.5, 26)],
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
  OFFICIAL_ANY: anybody,
  OFFICIAL_AT: anybody,
  FREE_GOVERNOR: [...governor, gift],
  FREE_WALL: [...wall, gift],
  FREE_PALACE: [...palace, gift],
  cards_ivory: pointsPer("ivory"),
  cards_orange: pointsPer("orange"),
  cards_brown: pointsPer("brown"),
  // criteria of wall tiles
  CALM_REGIONS: [
    { d: "M4 6h24v20H4z", stroke: ink, width: 2 },
    { d: "M9 16l5 5 9-10", stroke: "jade", width: 3 },
  ],
  CARD_SETS: [...card("ivory", -5, 5, 12.5, 22), ...card("orange", 9.5, 5, 12.5, 22), ...card("brown", 24, 5, 12.5, 22)],
  OFFICIALS_GE_UNREST: [
    ...cube().map((part) => ({ ...part, move: "translate(-4 6) scale(.6)", width: 2.6 })),
    { d: "M14.500 10l5 4-5 4M14.500 22h5.500", stroke: ink, width: 2.2 },
    { d: "M22 9h11v13H22z", fill: "#241c15", stroke: "#8b8f94", width: 1.2 },
    { d: "M28 11l-3 5h4l-2 4", stroke: "#f6d46b", width: 1.8 },
  ],
  FULL_REGIONS: [
    ...card(undefined, 3, 1),
    ...card(undefined, 8, 4),
    ...card(undefined, 13, 7),
    { d: "M17.500 14h7l-4 4.500c5 0 5 6.500-2.500 6.500", stroke: ink, width: 2.4 },
  ],
  PAIR_REGIONS: [...card(undefined, 5, 2), ...card(undefined, 12, 6), { d: "M16 15.500h8M16 20.500h8", stroke: ink, width: 2.6 }],
  GRAY_REGIONS: cube("gray"),
  RED_REGIONS: cube("red"),
  WHITE_REGIONS: cube("white"),
  ORANGE_REGIONS: card("orange"),
  BROWN_REGIONS: card("brown"),
  IVORY_REGIONS: card("ivory"),
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
};
