/** An icon is a few shapes on a 32 × 32 field. Colours are names of the palette, so that dark mode follows. */
export interface IconPart {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  /** Where it stands on the field, as an SVG transform. */
  move?: string;
}

export type IconSet = Record<string, IconPart[]>;

const s = (d: string, width = 2.4): IconPart => ({ d, stroke: "ink", width });

/** Icons of the frame itself. */
export const frameIcons: IconSet = {
  vp: [
    {
      d: "M16 2.5l3.6 3 4.6-.4 1.1 4.5 3.9 2.5-1.8 4.3 1.8 4.3-3.9 2.5-1.1 4.5-4.6-.4-3.6 3-3.6-3-4.6.4-1.1-4.5-3.9-2.5 1.8-4.3-1.8-4.3 3.9-2.5 1.1-4.5 4.6.4z",
      fill: "seal",
    },
    { d: "M10.5 10.5h11M9 16h14M16 10.5V16M16 16c-1 3.4-3 5.6-6 7M16 16c1 3.4 3 5.6 6 7", stroke: "seal-ink", width: 2 },
  ],
  undo: [s("M12 8L5 14l7 6M6 14h12a8 8 0 0 1 0 12h-5")],
  further: [s("M10 8L3 14l7 6M18 8l-7 6 7 6M11 14h8a8 8 0 0 1 0 12h-5")],
  reset: [s("M16 5v8l-5-4M16 5a11 11 0 1 1-9 5")],
  back: [s("M20 6L10 16l10 10")],
  next: [s("M12 6l10 10-10 10")],
  first: [s("M24 6L14 16l10 10M8 6v20")],
  last: [s("M8 6l10 10L8 26M24 6v20")],
  play: [{ d: "M9 5l17 11L9 27z", fill: "ink" }],
  pause: [{ d: "M8 5h6v22H8zM18 5h6v22h-6z", fill: "ink" }],
  close: [s("M7 7l18 18M25 7L7 25")],
  compass: [s("M16 4a12 12 0 1 1 0 24 12 12 0 0 1 0-24"), { d: "M21 11l-3 7-7 3 3-7z", fill: "ink" }],
  rules: [s("M6 5h9a3 3 0 0 1 3 3v19a3 3 0 0 0-3-3H6zM26 5h-5a3 3 0 0 0-3 3"), s("M26 5v19h-5a3 3 0 0 0-3 3")],
  aid: [s("M6 4h20v24H6zM10 10h2M16 10h6M10 16h2M16 16h6M10 22h2M16 22h6")],
  hint: [s("M11 22a9 9 0 1 1 10 0v3H11zM12.5 29h7")],
  log: [s("M7 7h18M7 13h18M7 19h18M7 25h11")],
  scores: [s("M6 27V15M13 27V6M20 27V18M27 27V10")],
  menu: [s("M5 9h22M5 16h22M5 23h22")],
  sun: [s("M16 10a6 6 0 1 1 0 12 6 6 0 0 1 0-12M16 2v4M16 26v4M2 16h4M26 16h4M6 6l3 3M23 23l3 3M26 6l-3 3M9 23l-3 3")],
  gear: [
    s("M16 8a8 8 0 1 1 0 16 8 8 0 0 1 0-16M16 13.2a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6"),
    s("M16 4.5V8M16 24v3.5M4.5 16H8M24 16h3.5M7.9 7.9l2.4 2.4M21.7 21.7l2.4 2.4M24.1 7.9l-2.4 2.4M10.3 21.7l-2.4 2.4", 4.4),
  ],
  link: [s("M13 19l6-6M11 15l-4 4a5 5 0 0 0 7 7l4-4M21 17l4-4a5 5 0 0 0-7-7l-4 4")],
  history: [s("M4 16h24M16 10v12M10 13v6M22 13v6")],
  keyboard: [s("M3 8h26v16H3zM8 13h1M13 13h1M18 13h1M23 13h1M9 19h14")],
  words: [s("M5 6h22v16H14l-6 5v-5H5zM10 11h12M10 16h8")],
  eye: [s("M3 16c6-9 20-9 26 0-6 9-20 9-26 0zM16 12a4 4 0 1 1 0 8 4 4 0 0 1 0-8")],
  plus: [s("M16 6v20M6 16h20")],
  minus: [s("M6 16h20")],
  branch: [s("M9 5v22M9 17c0-6 14-3 14-10M9 5l-3 4M9 5l3 4M23 7l-3 3M23 7l3 3")],
  seal: [s("M16 4l10 4v8c0 6-4 10-10 12C10 26 6 22 6 16V8zM11 16l4 4 7-8")],
  download: [s("M16 4v16M9 14l7 7 7-7M5 27h22")],
  upload: [s("M16 21V5M9 11l7-7 7 7M5 27h22")],
  warn: [s("M16 4l13 23H3zM16 12v7M16 23v.5")],
  person: [s("M16 5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11M5 28c1-8 21-8 22 0")],
  bot: [s("M7 11h18v14H7zM16 11V5M12 17v2M20 17v2M3 16v5M29 16v5")],
  replay: [s("M26 16A10 10 0 1 1 22 8l4-3v7h-7"), { d: "M13 11l8 5-8 5z", fill: "ink" }],
  clock: [s("M16 4a12 12 0 1 1 0 24 12 12 0 0 1 0-24M16 9v7l5 4")],
  away: [s("M25 20a11 11 0 1 1-11-15a9 9 0 0 0 11 15z")],
  bell: [s("M6 23h20l-3-4v-6a7 7 0 0 0-14 0v6zM13 27a3 3 0 0 0 6 0M16 3v3")],
  "bell-off": [s("M6 23h20l-3-4v-6a7 7 0 0 0-14 0v6zM13 27a3 3 0 0 0 6 0M16 3v3M5 5l22 22")],
  friends: [s("M11 7a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9M2 27c1-8 17-8 18 0M21 8a4 4 0 1 1 1 8M24 19c4 1 6 4 6 8")],
  share: [s("M9 13a4 4 0 1 0 0 6M9 16l14-8M9 16l14 8M23 5a3 3 0 1 1 0 6 3 3 0 0 1 0-6M23 21a3 3 0 1 1 0 6 3 3 0 0 1 0-6")],
  seek: [s("M14 5a9 9 0 1 1 0 18 9 9 0 0 1 0-18M21 21l8 8")],
  chat: [s("M5 6h22v15H15l-6 6v-6H5zM10 11.5h12M10 16h8")],
  send: [s("M4 16L28 5l-7 22-6-9zM15 18L28 5")],
  sound: [s("M5 12h5l7-6v20l-7-6H5zM21 11a7 7 0 0 1 0 10M24 7a12 12 0 0 1 0 18")],
  "sound-off": [s("M5 12h5l7-6v20l-7-6H5zM21 12l7 8M28 12l-7 8")],
  flag: [s("M8 28V4h16l-4 6 4 6H8")],
  more: [{ d: "M5 14h4v4H5zM14 14h4v4h-4zM23 14h4v4h-4z", fill: "ink" }],
};
