/** The heads of the heroes, 28 by 28: what they wear, for every hero in the order of the cards. */
export interface Headgear {
  shape: string;
  fill: string;
  /** Drawn over it as a line, in its own colour. */
  line?: [d: string, colour: string];
}

const HEADGEAR: Record<string, Headgear> = {
  /** s: straw hat */
  s: { shape: "M3 11C9 10 11 6 14 2c3 4 5 8 11 9-6 2-16 2-22 0z", fill: "#d9b45f" },
  /** w: hood */
  w: { shape: "M14 3C7 3 6 10 6 20h3c0-9 0-12 5-12s5 3 5 12h3C22 10 21 3 14 3z", fill: "#352c46" },
  /** r: robot */
  r: { shape: "M8 7h12v11H8zM6 11h2v4H6zM20 11h2v4h-2z", fill: "#b7c0c6", line: ["M11 12h1.5M15.5 12H17M14 7V3", "#0b7f6c"] },
  /** g: goggles */
  g: {
    shape: "M8.5 10C8 4 20 4 19.5 10zM7.5 10.5h13v4.5h-13z",
    fill: "#4b3a2c",
    line: ["M10.5 12.8h2M15.5 12.8h2", "#45e0ff"],
  },
  /** t: turban and scarf */
  t: { shape: "M8 11C5 3 23 3 20 11c-4-2-8-2-12 0zM9 15.5h10v3.5H9z", fill: "#c46a35" },
  /** c: cap of the court */
  c: { shape: "M8.5 9.5C9 3 13 1 17 1.5l2.5 8z", fill: "#1f1a22", line: ["M12 14.5h4", "#6b3a2a"] },
  /** f: tied hair with pins */
  f: {
    shape: "M8 14C5 4 23 4 20 14c-2-4-10-5-12 0zM14 6a3 3 0 1 1 0-6 3 3 0 0 1 0 6z",
    fill: "#1f1a22",
    line: ["M7 3l14 4M7 7l14-4", "#e7b93c"],
  },
  /** k: helmet with horns */
  k: {
    shape: "M8 12C7 5 21 5 20 12l4 5-5-2.5c-3-2-7-2-10 0L4 17z",
    fill: "#56616b",
    line: ["M11 7C7 6 6 4 6 1M17 7c4-1 5-3 5-6", "#e7b93c"],
  },
  /** b: headband */
  b: { shape: "M8.8 9.5h10.4V12H8.8zM19 10l5-2-2 3 2 3-5-2z", fill: "#b5331c" },
  /** m: fox mask */
  m: {
    shape: "M8.5 4.5l3.5 4h4l3.5-4c2 8 0 13-5.5 14.5-5.5-1.5-7.5-6.5-5.5-14.5z",
    fill: "#fdf6e6",
    line: ["M10.8 11.5l2 1.5M17.2 11.5l-2 1.5M14 15.5v1", "#b5331c"],
  },
};
const WORN = "swsrggtttcfktsbbsckbbmmkbcfrgwmmmkbggccfwkkfcwfsrgmm";
const ROBES = ["#2f6fb8", "#a83a26", "#3b8a4f", "#84489c", "#b98516", "#4a4f58"];

export function portrait(id: string): { gear: Headgear; robe: string } {
  const n = Number(id.slice(1)) - 1;
  return { gear: HEADGEAR[WORN[n] ?? "s"]!, robe: ROBES[(n * 5 + (n >> 2)) % ROBES.length]! };
}
