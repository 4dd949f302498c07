/** Who rides and walks in a horde. Every figure stands on 0 and looks to the left; up to 46 high. */
export interface Trooper {
  wide: number;
  /** Filled shape; lines; what is red. */
  shape: string;
  line?: string;
  red?: string;
}

const HORSE =
  "M4-19C2-19 1-17 1-15L4-13 8-14C9-11 9-9 9-7L7 0H9.500L12-7C16-6 20-6 23-7L25 0H27.500L27-7C29-9 30-12 29-14C31-13 33-9 33-5C35-9 34-15 30-16C25-18 18-17 14-16C13-19 10-21 8-22V-20C6-20 5-20 4-19zM11-8L14 0H16.500L14-8zM23-8L21 0H23.500L27-8z";
const MAN =
  "M14-16C13-21 15-25 18-26C22-25 23-21 22-15L21-9H18L17-15zM18-31a2.800 2.800 0 1 1 0 5.600a2.800 2.800 0 0 1 0-5.600zM14.500-29.500L18-36L21.500-29.500C19-31 17-31 14.500-29.500z";
const WALKER =
  "M3.500-19C5-21 9-21 10.500-19L12.500-8H10.500L12 0H9L7-7 5 0H2L3.500-8H1.500zM7-26a2.900 2.900 0 1 1 0 5.800a2.900 2.900 0 0 1 0-5.800zM3.300-24L7-30L10.700-24C8-26 6-26 3.300-24z";
const WHEELS = (...xs: number[]): string => xs.map((x) => `M${x}-9a4.500 4.500 0 1 1 0 9a4.500 4.500 0 0 1 0-9z`).join("");

const FIGURES: Record<string, Trooper> = {
  rider: { wide: 35, shape: HORSE + MAN, line: "M13-20L6-27" },
  bowman: { wide: 35, shape: HORSE + MAN, line: "M10-31C4-27 4-20 10-16M10-31V-16M8-23.500H16" },
  lancer: { wide: 35, shape: HORSE + MAN, line: "M-4-30L26-14", red: "M2-27L3-33 9-24z" },
  leader: { wide: 38, shape: HORSE + MAN, line: "M24-12V-44", red: "M24-44L38-41 33-37 38-33 24-31z" },
  spearman: { wide: 18, shape: WALKER, line: "M14 0V-30M12.500-28L14-34L15.500-28" },
  guard: { wide: 19, shape: WALKER, line: "M14 0V-32", red: "M-2-18C1-20 5-20 8-18V-9C8-5 5-2 3-1 1-2-2-5-2-9z" },
  torch: { wide: 19, shape: WALKER, line: "M13-11L16-24", red: "M16-34C20-29 19-26 16-24C12-26 13-29 16-34z" },
  hooded: { wide: 16, shape: "M7-28C12-28 12-22 12-19C14-12 15-6 15 0H-1C-1-6 0-12 2-19C2-22 2-28 7-28z", line: "M3-10L-2-6" },
  digger: { wide: 22, shape: WALKER, line: "M9-14L18-30M11-29C15-33 21-33 24-28" },
  slinger: { wide: 20, shape: WALKER, line: "M11-17L17-28M17-28C24-34 28-26 20-22", red: "M19-24a2 2 0 1 1 0 4a2 2 0 0 1 0-4z" },
  crossbow: { wide: 18, shape: WALKER, line: "M11-16H-4M0-21C-3-18-3-14 0-11" },
  falconer: { wide: 22, shape: `${WALKER}M15-24C17-30 22-30 26-35C25-29 24-24 18-20z`, line: "M11-17L18-20" },
  porter: { wide: 20, shape: `${WALKER}M11-22C17-24 20-19 18-12C15-10 12-11 11-13z` },
  shaman: {
    wide: 22,
    shape: WALKER,
    line: "M4-27L1-33M10-27L13-33M11-15L17-17",
    red: "M18-21a4.500 4.500 0 1 1 0 9a4.500 4.500 0 0 1 0-9z",
  },
  wolf: {
    wide: 28,
    shape:
      "M1-10L5-16 7-13C12-14.500 18-13.500 21-11 23-12 25-14 26-18 28.500-13 26-9 23.500-7L25 0H22L19.500-6C15-5 12-5 9.500-6L8.500 0H5.500L6-7.500 2-7.500z",
  },
  wagon: { wide: 44, shape: `M5-8H37V-16C37-27 5-27 5-16z${WHEELS(12, 30)}`, line: "M5-8H-4M14-9V-23M28-9V-23" },
  drum: {
    wide: 28,
    shape: "M3-8L1 0H3.500L6-8zM21-8L23 0H20.500L18-8zM2-26H22V-8H2z",
    line: "M-2-30L6-26M27-32L18-26M2-20H22",
    red: "M2-26C8-29 16-29 22-26 16-23 8-23 2-26z",
  },
  ram: {
    wide: 58,
    shape: `M4-20L28-33 52-20zM8-20V-6H11V-20zM45-20V-6H48V-20z${WHEELS(14, 42)}`,
    line: "M-4-12H50",
    red: "M-6-16H2V-8H-6z",
  },
  siege: {
    wide: 38,
    shape: `M5-3L9-44H27L31-3zM7-47H29V-43H7z${WHEELS(9, 27)}`,
    line: "M-3-30L8-34",
    red: "M13-38H23V-28H13zM12-22H24V-12H12z",
  },
  trebuchet: {
    wide: 46,
    shape: `M4 0L19-26H23L38 0H34L21-22 8 0zM30-20H41V-9H30z`,
    line: "M0-42L37-16M12-10H30",
    red: "M-1-42C-4-38-5-34-4-31L1-33z",
  },
  standard: {
    wide: 20,
    shape: "M1-36C4-28 2-24-1-19C5-20 7-23 8-29C9-23 11-20 17-19C14-24 12-28 15-36z",
    line: "M8 0V-44M2-37H14",
    red: "M5-42L8-48 11-42z",
  },
};

const TROOPS: Record<string, string> = {
  h01: "bowman rider",
  h02: "rider leader rider",
  h03: "bowman bowman bowman",
  h04: "rider spearman torch spearman rider",
  h05: "wolf rider wolf wolf",
  h06: "wagon porter wagon",
  h07: "torch torch torch torch torch",
  h08: "falconer rider falconer",
  h09: "lancer lancer lancer",
  h10: "guard guard leader guard guard",
  h11: "hooded hooded hooded hooded",
  h12: "digger digger digger digger",
  h13: "guard guard guard guard guard guard",
  h14: "shaman shaman standard shaman shaman",
  h15: "slinger slinger slinger slinger",
  h16: "torch rider torch lancer",
  h17: "drum spearman drum",
  h18: "hooded spearman porter hooded spearman",
  h19: "lancer leader lancer",
  h20: "spearman ram spearman",
  h21: "rider standard leader rider",
  h22: "guard lancer leader guard",
  h23: "spearman siege spearman spearman",
  h24: "spearman standard rider standard spearman",
  x01: "rider torch rider torch",
  x02: "rider bowman rider",
  x03: "wolf wolf wolf wolf",
  x04: "spearman rider hooded spearman",
  x05: "crossbow bowman crossbow crossbow",
  x06: "porter porter porter digger porter",
  x07: "hooded wagon hooded",
  x08: "hooded falconer hooded",
  x09: "hooded guard spearman guard",
  x10: "spearman guard spearman guard spearman",
  x11: "crossbow crossbow crossbow crossbow crossbow",
  x12: "digger ram digger",
  x13: "spearman trebuchet spearman",
  x14: "guard standard guard guard guard",
  x15: "shaman standard shaman shaman",
  x16: "rider torch leader rider",
  x17: "lancer leader lancer",
  x18: "rider rider bowman",
  x19: "bowman leader bowman",
  x20: "guard guard leader guard",
  x21: "lancer guard leader guard",
  x22: "bowman leader lancer",
  x23: "standard shaman standard shaman standard",
  x24: "lancer standard leader lancer",
};

/** The figures of a horde with the place of each, and how wide they are together. */
export function troop(card: string): { figures: { at: number; trooper: Trooper }[]; wide: number } {
  let at = 0;
  const figures = (TROOPS[card] ?? "rider leader rider").split(" ").flatMap((name) => {
    const trooper = FIGURES[name];
    if (!trooper) return [];
    const here = { at, trooper };
    at += trooper.wide;
    return [here];
  });
  return { figures, wide: at };
}
