/** The pieces of Daimyo, drawn around (0, 0), 32 by 32: what takes the colour of the side, and what is drawn over it. */
export interface Figure {
  body: string;
  pale?: string;
  dark?: string;
  line?: string;
  glow?: string;
  /** Where the shape of the side stands, and how large. */
  mark: [x: number, y: number, size: number];
}

export const FIGURES: Record<string, Figure> = {
  /** Robe with wide sleeves and the hat of an official. */
  governor: {
    body: "M-5-4C-11-2-14 4-15 11l5 1-1 3c7 1 15 1 22 0l-1-3 5-1C14 4 11-2 5-4z",
    pale: "M0-12a5 5 0 1 1 0 10a5 5 0 0 1 0-10z",
    dark: "M-12-7C-5-8-3-11 0-15 3-11 5-8 12-7 6-5-6-5-12-7z",
    mark: [0, 6, 5.6],
  },
  /** Cloak, hood and two eyes. */
  shadow: {
    body: "M0-15C7-15 10-9 10-4C10 2 13 8 14 15L8 12 4 15 0 12-4 15-8 12-14 15C-13 8-10 2-10-4C-10-9-7-15 0-15z",
    dark: "M0-15C7-15 10-9 10-3C5-1-5-1-10-3C-10-9-7-15 0-15z",
    glow: "M-5-6.5l3 1M5-6.5l-3 1",
    mark: [0, 6, 5],
  },
  /** A traveller with pack and lantern. */
  scavenger: {
    body: "M-5-3C-12-2-12 6-12 15H10C10 6 11-2 5-3z",
    pale: "M0-12a5 5 0 1 1 0 10a5 5 0 0 1 0-10z",
    dark: "M-10-8C-5-9-5-14 0-15 5-14 5-9 10-8 4-6-4-6-10-8zM-15 0h5v12h-5z",
    line: "M8 0l6-4v8",
    glow: "M14 6v3",
    mark: [-1, 6, 5],
  },
  /** A glass dome with sprouts. */
  farm: {
    body: "M-14 14V3a14 14 0 0 1 28 0v11z",
    line: "M0-11C-6-6-9 2-9 14M0-11C6-6 9 2 9 14M-13 1h26M0-11v-4M0-14c-3-2-5-1-6 1M0-14c3-2 5-1 6 1",
    mark: [0, 6.5, 5.4],
  },
  /** A mast on a house, sending. */
  tower: {
    body: "M-2-8L-6 4h-6v11h24V4H6L2-8z",
    line: "M-4-2L6 4M4-2l-10 6M-3-8h6M0-8v-4",
    dark: "M0-14.5a2 2 0 1 1 0 4a2 2 0 0 1 0-4z",
    glow: "M-6-16c-3 2-3 5 0 7M6-16c3 2 3 5 0 7",
    mark: [0, 9.5, 4.6],
  },
  /** What may be built on a free site. */
  building: { body: "M-12 13V0L0-10 12 0v13zM-4 13V4h8v9", mark: [0, 0, 0] },
  /** A shrine with its flame. */
  altar: {
    body: "M-13 15v-4h3V3h20v8h3v4z",
    dark: "M-14 3C-8 2-5-1-3-4h6C5-1 8 2 14 3z",
    pale: "M0-15C4-11 4-8 0-5-4-8-4-11 0-15z",
    mark: [0, 9, 4.6],
  },
};
