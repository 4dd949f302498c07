/** The signs of ZhanGuo: whatever has a colour has one of these as well, the same on cards, markers, walls and cubes. */
import type { IconPart } from "@/lib/icons";

type Stroke = { d: string; width?: number };

/** Each on a field of 32 by 32; what has no width is filled. */
const SIGNS = {
  // writing: a brush; currency: a coin; law: scales
  ivory: [
    { d: "M27 5L17.500 14.500", width: 3.8 },
    { d: "M13.500 14l4.500 4.500c0 5-4.500 8.500-13 9 3-2.500 2.800-5.500 3.300-8 .5-3 2.500-5 5.200-5.500z" },
  ],
  orange: [{ d: "M16 3.500a12.500 12.500 0 1 1 0 25 12.500 12.500 0 0 1 0-25zM11.500 11.500v9h9v-9z" }],
  brown: [
    { d: "M16 4v23M9 28h14M5.500 8.500h21", width: 2.8 },
    { d: "M6 9L2 19M6 9l4 10M26 9l-4 10M26 9l4 10", width: 1.6 },
    { d: "M.5 18.500h11a5.500 5.500 0 0 1-11 0zM20.500 18.500h11a5.500 5.500 0 0 1-11 0z" },
  ],
  // areas of the wall. Turquoise: waves; gold: the sun; silver: the moon
  T: [
    { d: "M3 12q3.250-6.500 6.500 0t6.500 0 6.500 0 6.500 0M3 21.500q3.250-6.500 6.500 0t6.500 0 6.500 0 6.500 0", width: 3.2 },
  ],
  G: [
    { d: "M16 9.500a6.500 6.500 0 1 1 0 13 6.500 6.500 0 0 1 0-13z" },
    {
      d: "M16 2.500v3M16 26.500v3M2.500 16h3M26.500 16h3M6.500 6.500l2 2M23.500 23.500l2 2M25.500 6.500l-2 2M8.500 23.500l-2 2",
      width: 2.8,
    },
  ],
  S: [{ d: "M21.500 4a12.500 12.500 0 1 0 6.500 18A11 11 0 0 1 21.500 4z" }],
  // officials. Red: a sword; gray: a written page; white: an eye
  red: [{ d: "M16 1l3.500 5v14h-7V6z" }, { d: "M7.500 21.500h17M16 22v7", width: 3.4 }],
  gray: [{ d: "M6 7h20M6 16h20M6 25h12", width: 3.8 }],
  white: [
    { d: "M2 16c7.500-11 20.500-11 28 0-7.500 11-20.500 11-28 0z", width: 2.8 },
    { d: "M16 11a5 5 0 1 1 0 10 5 5 0 0 1 0-10z" },
  ],
} satisfies Record<string, Stroke[]>;

export type Sign = keyof typeof SIGNS;
export const ALL_SIGNS = Object.keys(SIGNS) as Sign[];

/** A sign as parts of an icon: its size, and its upper left corner there. */
export const sign = (of: Sign, size = 32, x = 0, y = 0, ink = "ink"): IconPart[] =>
  SIGNS[of].map((part: Stroke) => ({
    d: part.d,
    ...(part.width ? { stroke: ink, width: part.width } : { fill: ink }),
    ...(size === 32 && x === 0 && y === 0 ? {} : { move: `translate(${x} ${y}) scale(${size / 32})` }),
  }));
