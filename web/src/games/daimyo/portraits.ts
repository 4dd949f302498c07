/** The portraits of the heroes, 28 by 28: what they wear, what marks their faces, for every hero in the order of the cards. */
export interface Headgear {
  shape: string;
  fill: string;
  /** Drawn over it as a line, in its own colour. */
  line?: [d: string, colour: string];
  /** What lies on the shoulders. */
  shoulders?: string;
  /** It covers the face. */
  masked?: boolean;
}

const PAULDRONS = "M1 27.5c-.5-5 3-8 8.5-7.5L8 28zM27 27.5c.5-5-3-8-8.5-7.5L20 28zM2 24.5l6.5-1M26 24.5l-6.5-1";
const CAPE = "M4 28c0-6 4-9.5 8-9.8l2 2.8 2-2.8c4 .3 8 3.8 8 9.8l-5-4-5 4-5-4z";

const HEADGEAR: Record<string, Headgear> = {
  /** s: straw hat */
  s: {
    shape: "M2 10.5C9 9.5 11 5.5 14 1.5c3 4 5 8 12 9-7 2.2-17 2.2-24 0z",
    fill: "#d9b45f",
    line: ["M14 1.5L9.5 10.8M14 1.5v9.8M14 1.5l4.5 9.3", "#8a6a2c"],
  },
  /** w: hood */
  w: {
    shape: "M14 2.5C6.5 2.5 5.5 10 5 21l5-2.5C9 15 9.2 8.2 14 8.2s5 6.8 4 10.3l5 2.5C22.5 10 21.5 2.5 14 2.5z",
    fill: "#352c46",
    shoulders: CAPE,
  },
  /** r: robot */
  r: {
    shape: "M8 6.5h12v12.5H8zM5.5 10.5H8v5H5.5zM20 10.5h2.5v5H20z",
    fill: "#b7c0c6",
    line: ["M10.8 12h2.2M15 12h2.2M11.5 16h5M14 6.5V2.6M12.6 2h2.8", "#0b7f6c"],
    shoulders: PAULDRONS,
    masked: true,
  },
  /** g: goggles */
  g: {
    shape: "M8.4 9.8C7.8 3.6 20.2 3.6 19.6 9.8zM7.4 10.4h13.2v4.2c-2 1.2-4.6 1.2-6.6-.4-2 1.6-4.6 1.6-6.6.4z",
    fill: "#4b3a2c",
    line: ["M9.6 12.4h2.8M15.6 12.4h2.8", "#45e0ff"],
  },
  /** t: turban and scarf */
  t: {
    shape: "M7.8 10.8C5 2.6 23 2.6 20.2 10.8c-4-2-8.4-2-12.4 0zM9 15.2h10v2.6c-2 2.6-8 2.6-10 0z",
    fill: "#c46a35",
    line: ["M9 9c3-4 7-5 10-4.5M14 4.6c-2 1-3 2.6-3.4 4.6", "#7d3a17"],
  },
  /** c: cap of the court */
  c: { shape: "M8.4 9.5C9 3 13 .8 17.4 1.4l2.2 8.1z", fill: "#1f1a22", line: ["M9 8.6h10.2", "#e7b93c"] },
  /** f: tied hair with pins */
  f: {
    shape: "M7.8 15C4.8 4.4 23.2 4.4 20.2 15c-1-4.5-3-6.4-6.2-7-3.2.6-5.2 2.5-6.2 7zM14 5.8a3 3 0 1 1 0-5.8 3 3 0 0 1 0 5.8z",
    fill: "#1f1a22",
    line: ["M7.4 2.6l13.2 4M7.4 6.6l13.2-4", "#e7b93c"],
  },
  /** k: helmet with horns */
  k: {
    shape: "M8 11.6C6.8 4 21.2 4 20 11.6l4.2 5.4-5.6-2.6c-2.6-2.2-6.6-2.2-9.2 0L3.8 17z",
    fill: "#56616b",
    line: ["M11 6.4C7 5.4 5.6 3.4 5.6.4M17 6.4c4-1 5.4-3 5.4-6M8.4 10.4h11.2", "#e7b93c"],
    shoulders: PAULDRONS,
  },
  /** b: headband */
  b: {
    shape: "M8.4 9.2h11.2v2.6H8.4zM19.4 9.8l5.4-2-2 3 2 3.2-5.4-2z",
    fill: "#b5331c",
    line: ["M14 9.6v1.8M13 10.5h2", "#fff3dc"],
  },
  /** m: fox mask */
  m: {
    shape: "M8 3.8l4 4.2h4l4-4.2c2 8.6 0 13.6-6 15.4-6-1.8-8-6.8-6-15.4z",
    fill: "#fdf6e6",
    line: ["M10.4 11.2l2.2 1.7M17.6 11.2l-2.2 1.7M14 15.6v1.2M10 15.4l-1.6.6M18 15.4l1.6.6M14 8.4v2", "#b5331c"],
    masked: true,
  },
};
/** What marks a face. */
const MARKS: Record<string, { line?: string; hair?: string; red?: string }> = {
  plain: {},
  moustache: { hair: "M11.2 15.4c1.4-1.2 2-.9 2.8-.4.8-.5 1.4-.8 2.8.4-1.2.2-2 .3-2.8-.1-.8.4-1.6.3-2.8.1z" },
  beard: { hair: "M9.6 13.6c.8 2.4 2 1.2 4.4 1.2s3.6 1.2 4.4-1.2c.4 4.4-2 6.8-4.4 7.2-2.4-.4-4.8-2.8-4.4-7.2z" },
  scar: { red: "M16.2 9.8l2 5.2" },
  old: { line: "M10.4 14.4l1.2.8M17.6 14.4l-1.2.8M11.6 9.4h4.8", hair: "M12.6 17.8h2.8L14 21.6z" },
  paint: { red: "M10 14.2h2.2M15.8 14.2H18M14 17.6v.4" },
};
const WORN = "swsrggtttcfktsbbsckbbmmkbcfrgwmmmkbggccfwkkfcwfsrgmm";
const ROBES = ["#2f6fb8", "#a83a26", "#3b8a4f", "#84489c", "#b98516", "#4a4f58"];
const SKINS = ["#f1d2a6", "#e3b98a", "#f5dcb8", "#cf9c6c"];
const FACES = ["plain", "beard", "scar", "moustache", "old", "paint", "plain"];

export interface Looks {
  gear: Headgear;
  robe: string;
  skin: string;
  mark: { line?: string; hair?: string; red?: string };
}

export function robe(id: string): string {
  const n = Number(id.slice(1)) - 1;
  return ROBES[(n * 5 + (n >> 2)) % ROBES.length]!;
}

export function portrait(id: string): Looks {
  const n = Number(id.slice(1)) - 1;
  const worn = WORN[n] ?? "s";
  const face = ["f", "t"].includes(worn) ? "plain" : FACES[(n * 3 + (n >> 3)) % FACES.length]!;
  return { gear: HEADGEAR[worn]!, robe: robe(id), skin: SKINS[(n * 7 + (n >> 1)) % SKINS.length]!, mark: MARKS[face]! };
}
