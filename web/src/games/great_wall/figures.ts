/** The pieces of a clan, drawn around (0, 0), 32 by 32: what takes the clan's colour, and what is drawn over it. */
export interface Figure {
  body: string;
  skin?: string;
  dark?: string;
  straw?: string;
  wood?: string;
  steel?: string;
  /** Where the clan's shape stands, and how large. */
  mark: [x: number, y: number, size: number];
}

export const FIGURES: Record<"spear" | "archer" | "horse" | "clerk", Figure> = {
  spear: {
    body: "M-6-3C-13-1-14 6-14 15H8C8 6 8-1 2-3z",
    skin: "M-2-13a5 5 0 1 1 0 10a5 5 0 0 1 0-10z",
    dark: "M-9-7C-9-13-5-16-2-16S5-13 5-7C2-10-6-10-9-7z",
    wood: "M12 15V-8",
    steel: "M8.500-7L12-16L15.500-7z",
    mark: [-3, 6.5, 6.2],
  },
  archer: {
    body: "M-7-3C-13-1-15 6-15 15H5C5 6 5-1 0-3z",
    skin: "M-4-13a5 5 0 1 1 0 10a5 5 0 0 1 0-10z",
    dark: "M-11-6L-9-12C-7-15-1-15 1-12L3-6C-1-9-7-9-11-6z",
    wood: "M7-14C18-8 18 7 7 14M7-14V14M2 0H15",
    mark: [-5, 6.5, 6.2],
  },
  horse: {
    body: "M-9 15C-10 7-2 4-4-3L-9 1C-12 2-15-1-14-4L-7-11-6-16-1-13C8-12 14-4 14 6V15z",
    dark: "M-1-13C8-12 14-4 14 6L11 5C11-2 7-8 0-10z",
    wood: "M-7.500-6.500h.1",
    mark: [3, 7, 6.2],
  },
  clerk: {
    body: "M-5-3C-12-1-14 5-14 15H14C14 5 12-1 5-3z",
    skin: "M0-11a4.500 4.500 0 1 1 0 9a4.500 4.500 0 0 1 0-9z",
    straw: "M-12-6L0-16 12-6C5-4-5-4-12-6z",
    mark: [0, 6.5, 6.4],
  },
};
