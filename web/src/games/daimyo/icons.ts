/** The icons of Daimyo, drawn for this page. */
import type { IconSet } from "@/lib/icons";

const ink = "ink";

export const icons: IconSet = {
  rice: [
    { d: "M4 15h24c0 8-5 13-12 13S4 23 4 15z", fill: "water", stroke: ink, width: 1.7 },
    { d: "M6 15c1-6 5-9 10-9s9 3 10 9z", fill: "raised", stroke: ink, width: 1.5 },
    { d: "M11 11l2 1M16 9l1 2M20 12l2-1M14 13l2 0", stroke: "stone", width: 1.6 },
  ],
  metal: [
    { d: "M3 24l4-11h18l4 11z", fill: "steel", stroke: ink, width: 1.8 },
    { d: "M7 13h18M9 20h14", stroke: ink, width: 1.4 },
    { d: "M10 13l2-6h8l2 6z", fill: "steel", stroke: ink, width: 1.6 },
  ],
  stone: [
    { d: "M4 24l3-11 8-7 9 5 4 12-5 5H8z", fill: "stone-light", stroke: "stone-dark", width: 1.8 },
    { d: "M7 13l7 5 10-7M14 18l-3 10", stroke: "stone-dark", width: 1.4 },
  ],
  gold: [
    { d: "M16 3.5a12.5 12.5 0 1 1 0 25 12.5 12.5 0 0 1 0-25z", fill: "coin", stroke: "coin-dark", width: 1.8 },
    { d: "M13 12h6v8h-6z", fill: "raised", stroke: "coin-dark", width: 1.6 },
  ],
  governor: [
    { d: "M16 4a5 5 0 1 1 0 10 5 5 0 0 1 0-10z", fill: "raised", stroke: ink, width: 1.7 },
    { d: "M6 29c0-9 4-14 10-14s10 5 10 14z", fill: "seal", stroke: ink, width: 1.7 },
    { d: "M9 4h14M16 15v14", stroke: ink, width: 1.8 },
  ],
  shadow: [
    {
      d: "M16 3c6 0 9 5 9 11 0 4 2 7 3 15l-5-3-3 3-4-3-4 3-3-3-5 3c1-8 3-11 3-15C7 8 10 3 16 3z",
      fill: ink,
      stroke: ink,
      width: 1.2,
    },
    { d: "M10 12h12", stroke: "raised", width: 3.4 },
  ],
  scavenger: [
    { d: "M13 3.5a9 9 0 1 1 0 18 9 9 0 0 1 0-18z", fill: "raised", stroke: ink, width: 2 },
    { d: "M20 19l9 9", stroke: "wood", width: 3.6 },
    { d: "M9 12h8M13 8v8", stroke: "seal", width: 2 },
  ],
  farm: [
    { d: "M4 14L16 5l12 9v14H4z", fill: "jade-wash", stroke: ink, width: 1.8 },
    { d: "M10 28v-8M16 28V17M22 28v-8M10 20c-2 0-3-1-3-3M16 17c2 0 3-2 3-4M22 20c2 0 3-1 3-3", stroke: "jade", width: 2 },
  ],
  tower: [
    { d: "M16 8L9 29M16 8l7 21M12 20h8M10.5 25h11M13.5 14h5", stroke: ink, width: 2 },
    { d: "M16 4.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z", fill: "seal", stroke: ink, width: 1.2 },
    { d: "M9 3c-3 3-3 6 0 9M23 3c3 3 3 6 0 9", stroke: "seal", width: 2 },
  ],
  building: [
    { d: "M4 14L16 5l12 9v14H4z", fill: "raised", stroke: ink, width: 1.8 },
    { d: "M13 28v-8h6v8", stroke: ink, width: 1.8 },
  ],
  helmet: [
    { d: "M5 19C5 10 10 6 16 6s11 4 11 13l-4 7H9z", fill: "steel", stroke: ink, width: 1.8 },
    { d: "M16 6V2M4 8c4-1 7 0 9 3M28 8c-4-1-7 0-9 3", stroke: "coin-dark", width: 2.4 },
    { d: "M9 18h14", stroke: ink, width: 2.4 },
  ],
  hero: [
    { d: "M7 3h18v26H7z", fill: "raised", stroke: ink, width: 1.8 },
    { d: "M16 8a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM10.5 25c0-5 2-8 5.5-8s5.5 3 5.5 8z", fill: "seal", stroke: ink, width: 1.2 },
  ],
  "clan-nature": [
    { d: "M16 1.5a14.5 14.5 0 1 1 0 29 14.5 14.5 0 0 1 0-29z", fill: "#3b8a4f", stroke: ink, width: 1.6 },
    { d: "M8 23C6 12 14 7 25 7c1 11-4 18-13 17M7 26l9-10", fill: "jade-wash", stroke: "#12351d", width: 1.7 },
  ],
  "clan-technology": [
    { d: "M16 1.5a14.5 14.5 0 1 1 0 29 14.5 14.5 0 0 1 0-29z", fill: "#2f6fb8", stroke: ink, width: 1.6 },
    {
      d: "M14 5h4l.6 3 2.6 1.2 2.6-1.6 2.8 2.8-1.6 2.6L26 15.6v1.8l-1 2.6 1.6 2.6-2.8 2.8-2.6-1.6-2.6 1.2-.6 3h-4l-.6-3-2.6-1.2-2.6 1.6-2.8-2.8L7 20l-1-2.6v-1.8L7 13l-1.6-2.6 2.8-2.8 2.6 1.6L13.4 8z",
      fill: "steel",
      stroke: "#10263f",
      width: 1.4,
    },
    { d: "M16 12a4 4 0 1 1 0 8 4 4 0 0 1 0-8z", fill: "#2f6fb8", stroke: "#10263f", width: 1.4 },
  ],
  "clan-nomads": [
    { d: "M16 1.5a14.5 14.5 0 1 1 0 29 14.5 14.5 0 0 1 0-29z", fill: "#c99a1c", stroke: ink, width: 1.6 },
    { d: "M6 24C7 15 11 11 16 9c5 2 9 6 10 15z", fill: "#fff3d6", stroke: "#4a3206", width: 1.7 },
    { d: "M13 24v-6l3-3 3 3v6zM14 6l2 3 2-3M9.5 15.500L16 12l6.5 3.5", fill: "#a83a26", stroke: "#4a3206", width: 1.4 },
  ],
  "clan-aristocrats": [
    { d: "M16 1.5a14.5 14.5 0 1 1 0 29 14.5 14.5 0 0 1 0-29z", fill: "#84489c", stroke: ink, width: 1.6 },
    { d: "M16 25L4.5 13C9 6 23 6 27.5 13z", fill: "#f6e3b8", stroke: "#2e1238", width: 1.6 },
    { d: "M16 25L8 9.700M16 25V7.500M16 25l8-15.300M16 25v3", stroke: "#84489c", width: 1.5 },
  ],
  deck: [
    { d: "M10 3h17v22H10z", fill: "stone-light", stroke: ink, width: 1.7 },
    { d: "M5 7h17v22H5z", fill: "seal", stroke: ink, width: 1.7 },
    { d: "M13.5 13l3.5 5-3.5 5-3.5-5z", fill: "raised" },
  ],
  discarded: [
    { d: "M4 10l15-6 8 19-15 6z", fill: "stone-light", stroke: ink, width: 1.7 },
    { d: "M9 8h17v21H9z", fill: "raised", stroke: ink, width: 1.7 },
    { d: "M13 14l9 9M22 14l-9 9", stroke: "stone-dark", width: 2 },
  ],
  storage: [
    { d: "M3 10l13-6 13 6v16H3z", fill: "wood", stroke: ink, width: 1.7 },
    { d: "M8 27V15h16v12M8 19h16M8 23h16", fill: "raised", stroke: ink, width: 1.5 },
  ],
  bag: [
    { d: "M12 9C5 14 3 19 4 25c1 4 23 4 24 0 1-6-1-11-8-16z", fill: "wood", stroke: ink, width: 1.7 },
    { d: "M12 9l-3-5 5 2 2-3 2 3 5-2-3 5z", fill: "wood", stroke: ink, width: 1.5 },
    { d: "M11 9.5h10", stroke: "coin", width: 2.4 },
  ],
  strength: [{ d: "M16 3l3 9 9 1-7 6 2 10-7-6-7 6 2-10-7-6 9-1z", fill: "seal", stroke: ink, width: 1.3 }],
  army: [
    { d: "M6 28L24 6M8 6l18 22", stroke: ink, width: 2.6 },
    { d: "M22 4l6 0 0 6zM10 4l-6 0 0 6z", fill: "steel", stroke: ink, width: 1.2 },
  ],
  dice: [
    { d: "M5 5h22v22H5z", fill: "raised", stroke: ink, width: 1.8 },
    { d: "M9 9h4v4H9zM19 19h4v4h-4zM14 14h4v4h-4z", fill: ink },
  ],
  clan: [{ d: "M7 29V4M7 5h18l-4 6 4 6H7z", fill: "seal", stroke: ink, width: 1.8 }],
  altar: [
    { d: "M5 28h22M8 28v-9h16v9M6 19h20l-3-5H9z", fill: "stone-light", stroke: ink, width: 1.6 },
    { d: "M16 3c3 4 3 6 0 9-3-3-3-5 0-9z", fill: "coin", stroke: ink, width: 1.2 },
  ],
  influence: [{ d: "M8 29V4M8 5h17l-5 6 5 6H8z", fill: "coin", stroke: ink, width: 1.8 }],
  "relic-blue": [
    { d: "M6 4h20v24H6z", fill: "raised", stroke: ink, width: 1.7 },
    { d: "M6 10h20M10 7h6M16 14a6 6 0 1 1 0 11 6 6 0 0 1 0-11z", stroke: ink, width: 1.7 },
  ],
  "relic-red": [
    { d: "M4 14c0-5 3-6 6-6h12c3 0 6 1 6 6v12H4z", fill: "raised", stroke: ink, width: 1.7 },
    { d: "M9 8V4h6v4M17 8V4h6v4M24 18v4", stroke: ink, width: 1.9 },
  ],
  "relic-yellow": [
    { d: "M8 3h16v10l3 5v11H5V18l3-5z", fill: "raised", stroke: ink, width: 1.7 },
    { d: "M11 6h10v6H11zM11 20v3M18 21h3", stroke: ink, width: 1.9 },
  ],
  "relic-purple": [
    { d: "M16 7a11 11 0 1 1 0 22 11 11 0 0 1 0-22z", fill: "raised", stroke: ink, width: 1.7 },
    { d: "M16 2v5M5 18h22M7 12h18M7 24h18M16 7c-5 6-5 16 0 22M16 7c5 6 5 16 0 22", stroke: ink, width: 1.3 },
  ],
  "relic-green": [
    { d: "M8 3h16v26H8z", fill: "raised", stroke: ink, width: 1.7 },
    { d: "M8 12h16M12 6v3M12 16v6", stroke: ink, width: 2.1 },
  ],
  "relic-black": [
    { d: "M16 3a13 13 0 1 1 0 26 13 13 0 0 1 0-26z", fill: ink, stroke: ink, width: 1 },
    { d: "M16 11a5 5 0 1 1 0 10 5 5 0 0 1 0-10z", fill: "seal", stroke: "raised", width: 1.2 },
  ],
};
