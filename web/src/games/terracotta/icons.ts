/** The icons of Terracotta Army, drawn for this page. */
import type { IconSet } from "@/lib/icons";

const ink = "ink";

export const icons: IconSet = {
  coins: [
    { d: "M16 3.5a12.5 12.5 0 1 1 0 25 12.5 12.5 0 0 1 0-25zM12 12v8h8v-8z", fill: "coin", stroke: "coin-dark", width: 1.8 },
    { d: "M16 6.5v3M16 22.5v3M6.5 16h3M22.5 16h3", stroke: "coin-dark", width: 1.6 },
  ],
  wet: [
    { d: "M5 22c0-5 4-7 6-9s4-4 8-3 8 5 8 11c0 5-4 7-11 7S5 27 5 22z", fill: "wet", stroke: "clay-dark", width: 1.6 },
    { d: "M10 20c1-3 4-5 7-5", stroke: "clay-light", width: 2 },
    { d: "M24 2.5c2.6 3.4 3.6 5 3.6 6.8a3.6 3.6 0 0 1-7.2 0c0-1.8 1-3.4 3.6-6.8z", fill: "water", stroke: "ink", width: 1.2 },
  ],
  dry: [
    { d: "M5 21c0-5 4-8 6-10s5-3 8-2 8 6 8 12c0 5-4 7-11 7S5 26 5 21z", fill: "clay-light", stroke: "clay-dark", width: 1.6 },
    { d: "M14 10l2 5-3 4 3 4M16 15l5 1 2 4", stroke: "clay-dark", width: 1.7 },
  ],
  sword: [
    { d: "M16 2l2.6 4v14h-5.2V6z", fill: "steel", stroke: ink, width: 1.5 },
    { d: "M16 5v14", stroke: ink, width: 0.9 },
    { d: "M9 20.5h14M16 21v6M13.5 28.5h5", stroke: ink, width: 2.8 },
  ],
  halberd: [
    { d: "M11 3v27", stroke: "wood", width: 2.8 },
    { d: "M11 5c8-4 15 0 17 7-6-3-10-3-17 0z", fill: "steel", stroke: ink, width: 1.5 },
    { d: "M11 7L5 9.5l6 1.5M11 4V1.5", fill: "steel", stroke: ink, width: 1.5 },
  ],
  crossbow: [
    { d: "M3 12c7-8 19-8 26 0", stroke: "wood", width: 3 },
    { d: "M3 12L16 19l13-7", stroke: ink, width: 1.2 },
    { d: "M16 4v25", stroke: "wood", width: 3.4 },
    { d: "M16 2l2.5 5h-5z", fill: "steel", stroke: ink, width: 1.2 },
    { d: "M13 24h6", stroke: ink, width: 2 },
  ],
  spear: [
    { d: "M16 9v21", stroke: "wood", width: 2.8 },
    { d: "M16 1.5c4 4 4 7 0 10.5-4-3.5-4-6.5 0-10.5z", fill: "steel", stroke: ink, width: 1.5 },
    { d: "M12 13c2 2 6 2 8 0M13 13l-2 4M16 14v4M19 13l2 4", stroke: "seal", width: 1.8 },
  ],
  craftsman: [
    { d: "M6 8h13l4 4-4 2H6z", fill: "steel", stroke: ink, width: 1.5 },
    { d: "M13 14v15", stroke: "wood", width: 3.4 },
  ],
  artist: [
    { d: "M22 3l4 3-12 15-5-3z", fill: "wood", stroke: ink, width: 1.4 },
    { d: "M9 18l5 3c-1 5-4 8-10 8 3-3 1-7 5-11z", fill: "ink", stroke: ink, width: 1.2 },
  ],
  builder: [
    { d: "M3 13c5 0 9-3 13-9 4 6 8 9 13 9l-3 3H6z", fill: "seal", stroke: ink, width: 1.5 },
    { d: "M8 16v11M24 16v11M5 28h22M13 28v-7h6v7", stroke: ink, width: 2.2 },
  ],
  steward: [
    { d: "M7 6h16a3 3 0 0 1 0 6h-2v12a3 3 0 0 1-3 3H6a3 3 0 0 0 3-3V9a3 3 0 0 0-2-3z", fill: "raised", stroke: ink, width: 1.6 },
    { d: "M12.5 15h5.5M12.5 19h5.5", stroke: ink, width: 1.8 },
    { d: "M22 20a5 5 0 1 1-1 6M22 20v3.5h-3.5", stroke: "seal", width: 2.2 },
  ],
  inspector: [
    { d: "M2.5 15c6-9 21-9 27 0-6 9-21 9-27 0z", fill: "raised", stroke: ink, width: 1.8 },
    { d: "M16 10.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9z", fill: "seal", stroke: ink, width: 1.5 },
    { d: "M8 25h16", stroke: ink, width: 2 },
  ],
  clay_maker: [
    {
      d: "M11 5h10l-1.5 4c5 3 6.5 7 6.5 11 0 5-5 8-10 8s-10-3-10-8c0-4 1.5-8 6.5-11z",
      fill: "clay",
      stroke: "clay-dark",
      width: 1.7,
    },
    { d: "M8.5 16c4 2.5 11 2.5 15 0M7 21c5 3 13 3 18 0", stroke: "clay-light", width: 1.8 },
  ],
  overseer: [
    { d: "M5 14h22l-3 14H8z", fill: "wood", stroke: ink, width: 1.6 },
    { d: "M8 14c0-12 16-12 16 0M10 18l1 8M16 18v8M22 18l-1 8", stroke: ink, width: 1.6 },
  ],
  blacksmith: [
    { d: "M3 10h19c3 0 5-1 7-3v6c-4 3-8 3-10 5v3h4v5H9v-5h4v-3C7 17 4 14 3 10z", fill: "steel", stroke: ink, width: 1.7 },
    { d: "M8 4l2 3M14 2v4M20 4l-2 3", stroke: "seal", width: 2 },
  ],
  order: [
    { d: "M8 3v27", stroke: "wood", width: 2.8 },
    { d: "M8 4h18l-5 6 5 6H8z", fill: "seal", stroke: ink, width: 1.5 },
  ],
  moisten: [
    { d: "M16 2.5c6 8 9 12.5 9 17a9 9 0 0 1-18 0c0-4.5 3-9 9-17z", fill: "water", stroke: ink, width: 1.6 },
    { d: "M11.5 20a4.5 4.5 0 0 0 4 4.5", stroke: "raised", width: 2.2 },
  ],
  upgrade: [
    { d: "M20 2l5 3.5L14 20l-5.5-3z", fill: "wood", stroke: ink, width: 1.4 },
    { d: "M8.5 17l5.5 3c-1 5-4 8-10 8 3-3 1-7 4.5-11z", fill: "ink", stroke: ink, width: 1.2 },
    { d: "M25 29V17M20.5 21.5L25 17l4.5 4.5", stroke: "jade", width: 2.8 },
  ],
  warrior: [
    {
      d: "M16 3a3 3 0 0 1 3 3c3 1 4 3 4 6s-3 6-7 6-7-3-7-6 1-5 4-6a3 3 0 0 1 3-3z",
      fill: "clay-light",
      stroke: "clay-dark",
      width: 1.5,
    },
    { d: "M5 30c0-9 4-12 11-12s11 3 11 12z", fill: "clay", stroke: "clay-dark", width: 1.5 },
    { d: "M10 24h12M11 28h10M13 19v10M19 19v10", stroke: "clay-dark", width: 1.1 },
    { d: "M13 12.5h1.5M17.5 12.5H19", stroke: "clay-dark", width: 1.6 },
  ],
  specialist: [
    {
      d: "M9 30c0-7 2-9 1-12l-5 3-2-4c3-5 6-9 10-11l1-4 4 4c7 2 10 9 10 17l-1 7z",
      fill: "stone-light",
      stroke: "stone-dark",
      width: 1.6,
    },
    { d: "M18 7c4 4 6 9 6 16M14 12h.5", stroke: "stone-dark", width: 2 },
  ],
  segment: [
    { d: "M16 3a13 13 0 0 1 11 6.5L16 16z", fill: "jade" },
    { d: "M16 3a13 13 0 1 1 0 26 13 13 0 0 1 0-26z", stroke: ink, width: 2 },
  ],
  wheel: [
    { d: "M16 4a12 12 0 1 1 0 24 12 12 0 0 1 0-24zM16 11a5 5 0 1 1 0 10 5 5 0 0 1 0-10z", stroke: ink, width: 2 },
    { d: "M16 4v7M16 21v7M4 16h7M21 16h7", stroke: ink, width: 2 },
  ],
  token: [
    { d: "M16 3l11 5v9c0 6-5 10-11 12C10 27 5 23 5 17V8z", fill: "raised", stroke: ink, width: 1.8 },
    { d: "M11 16l4 4 7-8", stroke: "seal", width: 2.6 },
  ],
  skip: [{ d: "M7 7l9 9-9 9M17 7l9 9-9 9", stroke: ink, width: 2.6 }],
  arrow: [{ d: "M4 16h22M17 7l9 9-9 9", stroke: ink, width: 2.8 }],
  storage: [
    { d: "M4 13L16 5l12 8v15H4z", fill: "raised", stroke: ink, width: 1.8 },
    { d: "M10 28v-8h12v8M10 24h12", stroke: ink, width: 1.8 },
  ],
};
// the resources of events by their own names
icons["coin"] = icons["coins"]!;
icons["clay"] = icons["wet"]!;
