/** The icons of The Great Wall, drawn for this page. */
import type { IconPart, IconSet } from "@/lib/icons";

const ink = "ink";
const dark = "#241c15";
const tower: IconPart[] = [
  { d: "M4 28V13h4v3h4v-3h8v3h4v-3h4v15z", fill: "stone-light", stroke: dark, width: 1.6 },
  { d: "M4 21h24M11 16v5M21 16v5M16 21v7", stroke: "stone-dark", width: 1.2 },
];
const scroll = (colour: string): IconPart[] => [
  { d: "M7 6h15a3 3 0 0 1 3 3v17H10a3 3 0 0 1-3-3z", fill: colour, stroke: ink, width: 1.7 },
  { d: "M11 12h10M11 17h10M11 22h6", stroke: ink, width: 1.6 },
];
const person: IconPart[] = [
  { d: "M16 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10", fill: "#e7c9a0", stroke: dark, width: 1.6 },
  { d: "M6 29c1-9 5-12 10-12s9 3 10 12z", fill: "water", stroke: dark, width: 1.6 },
];
const log: IconPart[] = [
  { d: "M9 8h17v8H9z", fill: "wood", stroke: dark, width: 1.5 },
  { d: "M9 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8", fill: "#d9b48a", stroke: dark, width: 1.4 },
  { d: "M6 18h20v8H6z", fill: "wood", stroke: dark, width: 1.5 },
  { d: "M6 18a4 4 0 1 1 0 8 4 4 0 0 1 0-8", fill: "#d9b48a", stroke: dark, width: 1.4 },
];
const rock: IconPart[] = [
  { d: "M4 24l3-11 8-7 9 5 4 12-5 5H8z", fill: "stone-light", stroke: dark, width: 1.7 },
  { d: "M7 13l7 5 10-7M14 18l-3 10", stroke: "stone-dark", width: 1.4 },
];
const coin: IconPart[] = [
  { d: "M16 3.5a12.5 12.5 0 1 1 0 25 12.5 12.5 0 0 1 0-25z", fill: "coin", stroke: "coin-dark", width: 1.8 },
  { d: "M13 13h6v6h-6z", fill: "raised", stroke: "coin-dark", width: 1.6 },
];
const chi: IconPart[] = [
  { d: "M16 4a12 12 0 1 1 0 24 12 12 0 0 1 0-24", fill: "raised", stroke: dark, width: 1.7 },
  { d: "M16 4a6 6 0 0 1 0 12 6 6 0 0 0 0 12A12 12 0 0 1 16 4", fill: "jade", stroke: dark, width: 1.2 },
  { d: "M16 8.5a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6", fill: "raised" },
  { d: "M16 20a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6", fill: "jade" },
];
const roof = (colour: string): IconPart[] => [
  { d: "M2 14c5 0 11-3 14-8 3 5 9 8 14 8z", fill: colour, stroke: dark, width: 1.6 },
  { d: "M6 14h20v13H6z", fill: "raised", stroke: ink, width: 1.6 },
];
const cup: IconPart[] = [
  { d: "M6 13h17v6c0 5-3 8-8.5 8S6 24 6 19z", fill: "jade-wash", stroke: ink, width: 1.8 },
  { d: "M23 15h4v5h-4M11 10c0-3 3-3 3-6M17 10c0-3 3-3 3-6", stroke: ink, width: 1.8 },
];
const spear: IconPart[] = [
  { d: "M16 30V11", stroke: "wood", width: 3 },
  { d: "M11.5 12L16 2l4.5 10z", fill: "steel", stroke: dark, width: 1.5 },
];
const swords: IconPart[] = [
  { d: "M6 4l18 18M26 4L8 22", stroke: ink, width: 3 },
  { d: "M4 24l6 4M10 20l-6 6M28 24l-6 4M22 20l6 6", stroke: "wood", width: 2.6 },
];

export const icons: IconSet = {
  wood: log,
  stone: rock,
  gold: coin,
  chi,
  spear,
  archer: [
    { d: "M9 3c13 5 13 21 0 26M9 3v26", stroke: "wood", width: 2.6 },
    { d: "M4 16h23M22 12l5 4-5 4", stroke: ink, width: 2 },
  ],
  horse: [
    {
      d: "M8 29c0-9 3-12 1-20l-1-6 5 3c8 0 13 7 14 14l-5 3-4-4c0 5 3 6 3 10z",
      fill: "clay",
      stroke: dark,
      width: 1.7,
    },
    { d: "M17 12.5h.6M13 6c-4 4-4 9-4 13", stroke: dark, width: 2.2 },
  ],
  clerk: [...person, { d: "M8 9h16l-8-7z", fill: "wood", stroke: dark, width: 1.5 }],
  overseer: [...person, { d: "M23 4v24M23 4l6 3-6 4", fill: "seal", stroke: dark, width: 1.7 }],
  advisor: [...person, { d: "M11 8V3h10v5M8 8h16", fill: "ink", stroke: ink, width: 1.6 }],
  general: [
    { d: "M7 19c0-9 4-14 9-14s9 5 9 14l-3 6H10z", fill: "steel", stroke: dark, width: 1.7 },
    { d: "M16 5V1M16 1c4 0 5 3 5 3", stroke: "seal", width: 2.6 },
    { d: "M10 18h12M16 18v7", stroke: dark, width: 2 },
  ],
  tactic: [
    { d: "M7 4h18v24H7z", fill: "raised", stroke: ink, width: 1.8 },
    { d: "M11 22l4-5 3 3 4-8M19 12h3v3", stroke: "seal", width: 2.2 },
  ],
  command: [
    { d: "M7 4h18v24H7z", fill: "seal", stroke: dark, width: 1.8 },
    { d: "M16 9v14M10.5 13h11M12 19h8", stroke: "seal-ink", width: 2.2 },
  ],
  decree: [...scroll("raised"), { d: "M21 20a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9", fill: "seal", stroke: dark, width: 1.3 }],
  event: [
    { d: "M7 4h18v24H7z", fill: "water", stroke: dark, width: 1.8 },
    { d: "M18 7l-6 10h5l-3 8 7-11h-5z", fill: "#fff7ea", stroke: dark, width: 1 },
  ],
  artifact: [
    { d: "M9 5h14l-2 5c5 4 5 14-1 18h-8c-6-4-6-14-1-18z", fill: "jade-wash", stroke: ink, width: 1.8 },
    { d: "M8 18h16M11 5h10", stroke: "jade", width: 2 },
  ],
  shame: [
    { d: "M16 3a11 11 0 0 1 8 18l-2 2v5H10v-5l-2-2a11 11 0 0 1 8-18z", fill: dark, stroke: "#f2e8d6", width: 1.2 },
    { d: "M11 14h3M18 14h3M13 20c2-2 4-2 6 0", stroke: "#f2e8d6", width: 2.2 },
  ],
  wound: [
    { d: "M6 26L26 6", stroke: "seal", width: 4 },
    { d: "M26 6l-8 1M26 6l-1 8M6 26l-2-4M10 28l-4-2", stroke: "seal", width: 3 },
  ],
  attack: swords,
  shield: [
    { d: "M16 3l11 4v8c0 7-5 11-11 14C10 26 5 22 5 15V7z", fill: "stone-light", stroke: ink, width: 1.9 },
    { d: "M16 8v16M10 14h12", stroke: ink, width: 1.9 },
  ],
  wall: tower,
  barricade: [
    { d: "M5 28L13 6M27 28L19 6M12 28l8-22M20 28L12 6", stroke: "wood", width: 3 },
    { d: "M3 18h26", stroke: "wood", width: 3 },
  ],
  horde: [
    { d: "M7 29V4", stroke: "wood", width: 2.6 },
    { d: "M7 4h20l-6 6 6 6H7z", fill: "seal", stroke: dark, width: 1.6 },
  ],
  skull: [
    { d: "M16 4c7 0 11 5 11 11 0 4-2 6-4 7v6H9v-6c-2-1-4-3-4-7C5 9 9 4 16 4z", fill: "raised", stroke: ink, width: 1.8 },
    { d: "M11 13v3M21 13v3M14 28v-4M18 28v-4", stroke: ink, width: 3 },
  ],
  none: [],
  tea: cup,
  lock: [
    { d: "M7 14h18v14H7z", fill: "coin", stroke: dark, width: 1.8 },
    { d: "M11 14v-4a5 5 0 0 1 10 0v4", stroke: ink, width: 2.4 },
  ],
  sawmill: log,
  quarry: [...rock, { d: "M19 21l10-12M24 6c3 0 5 2 6 5", stroke: ink, width: 2.4 }],
  mine: [
    { d: "M3 28L16 5l13 23z", fill: "stone", stroke: dark, width: 1.7 },
    { d: "M11 28v-7a5 5 0 0 1 10 0v7z", fill: dark },
    { d: "M14 24h4v4h-4z", fill: "coin" },
  ],
  temple: [...roof("seal"), { d: "M12 27v-8h8v8M16 3v4", stroke: ink, width: 2 }],
  barracks: [
    ...spear.map((p) => ({ ...p })),
    { d: "M6 30V12M26 30V12M2.5 12L6 4l3.5 8zM22.5 12L26 4l3.5 8z", fill: "steel", stroke: dark, width: 1.5 },
  ],
  builders: [
    { d: "M9 29V12", stroke: "wood", width: 3.4 },
    { d: "M3 6h14v7H3z", fill: "steel", stroke: dark, width: 1.7 },
    { d: "M17 20h12v9H17z", fill: "stone-light", stroke: dark, width: 1.6 },
  ],
  hq: [
    { d: "M5 21h15v-9h5l4 5v4h-2", fill: "wood", stroke: dark, width: 1.7 },
    { d: "M9 20a4 4 0 1 1 0 8 4 4 0 0 1 0-8M23 20a4 4 0 1 1 0 8 4 4 0 0 1 0-8", fill: "raised", stroke: ink, width: 2 },
    { d: "M5 21V9h15v12", fill: "clay-light", stroke: dark, width: 1.6 },
  ],
  tea_house: cup,
  embassy: [...roof("coin"), { d: "M10 27V18M16 27V18M22 27V18M4 28h24", stroke: ink, width: 2.2 }],
  academy: [...scroll("jade-wash")],
  warehouse: [...roof("wood"), { d: "M10 20h12v7H10zM10 20l12 7M22 20l-12 7", stroke: ink, width: 1.6 }],
  spring: [
    { d: "M16 30V16M16 22c-5 0-7-3-7-6M16 20c5 0 6-3 6-6", stroke: "jade", width: 2.2 },
    { d: "M16 4a3.5 3.5 0 0 1 3 6 3.5 3.5 0 0 1-6 0 3.5 3.5 0 0 1 3-6z", fill: "#d98ba0", stroke: dark, width: 1.4 },
  ],
  summer: [
    { d: "M16 9a7 7 0 1 1 0 14 7 7 0 0 1 0-14", fill: "coin", stroke: "coin-dark", width: 1.7 },
    { d: "M16 2v4M16 26v4M2 16h4M26 16h4M6 6l3 3M23 23l3 3M26 6l-3 3M9 23l-3 3", stroke: "coin-dark", width: 2.2 },
  ],
  fall: [{ d: "M16 29V18M16 3l4 6 7-1-3 6 4 5-8 1-4 3-4-3-8-1 4-5-3-6 7 1z", fill: "clay", stroke: dark, width: 1.6 }],
  winter: [{ d: "M16 3v26M5 9.5l22 13M27 9.5l-22 13M12 5l4 4 4-4M12 27l4-4 4 4", stroke: "water", width: 2.4 }],
};
