/** The faces of generals and advisors, 32 by 32: what they wear, their beards and robes. Drawn by Portrait.svelte. */
export interface Face {
  hat: keyof typeof HATS;
  beard: keyof typeof BEARDS;
  robe: string;
  /** White hair. */
  old?: boolean;
}

interface Drawn {
  d: string;
  paint: "black" | "hair" | "straw" | "steel" | "red" | "gold" | "line" | "cloth" | "jade" | "jewel";
}

const HAIR = "M9.6 14C8.8 7 11.5 5 16 5s7.2 2 6.4 9C21 10.5 19 9.5 16 9.5S11 10.5 9.6 14z";
const HELMET: Drawn[] = [
  { d: "M8.8 12.5L7 21.5C8.5 22.5 10 22 10.8 21L11 13zM23.2 12.5L25 21.5C23.5 22.5 22 22 21.2 21L21 13z", paint: "steel" },
  { d: "M8.5 12.5C8.5 6.5 11.5 4 16 4s7.5 2.5 7.5 8.5C19 10.8 13 10.8 8.5 12.5z", paint: "steel" },
  { d: "M8.5 12.5C13 10.8 19 10.8 23.5 12.5", paint: "line" },
];

export const HATS = {
  /** An official's cap with its long wings. */
  official: [
    { d: "M9.3 11C9.3 7.5 11 6 11 6V3.5C13 2.2 19 2.2 21 3.5V6C21 6 22.7 7.5 22.7 11C18 9.6 14 9.6 9.3 11z", paint: "black" },
    { d: "M9.5 9.5C6 8 3 8 .5 8.8M22.5 9.5C26 8 29 8 31.5 8.8", paint: "line" },
  ],
  scholar: [
    { d: "M9 11.5L10 3H22L23 11.5C18 10 14 10 9 11.5z", paint: "black" },
    { d: "M13.3 3.5V9.5M18.7 3.5V9.5", paint: "gold" },
  ],
  hood: [{ d: "M8.5 20C7 9 9.5 3.5 16 3.5S25 9 23.5 20L21.5 21C22.5 13 21.5 9 16 9S9.5 13 10.5 21z", paint: "cloth" }],
  straw: [
    { d: HAIR, paint: "hair" },
    { d: "M2.5 11.5L16 2 29.5 11.5C23 9.8 9 9.8 2.5 11.5z", paint: "straw" },
    { d: "M16 2L11 10.2M16 2L21 10.2", paint: "line" },
  ],
  band: [
    { d: HAIR, paint: "hair" },
    { d: "M9.2 10.5C12 8.6 20 8.6 22.8 10.5L22.6 12.8C20 10.9 12 10.9 9.4 12.8zM22.5 11L27 13.5 25 9.5z", paint: "red" },
  ],
  knot: [
    { d: HAIR, paint: "hair" },
    { d: "M16 1.5a2.7 2.7 0 1 1 0 5.4a2.7 2.7 0 0 1 0-5.4z", paint: "hair" },
    { d: "M11.5 4.8H20.5", paint: "gold" },
  ],
  bald: [{ d: "M13.5 7.2h.1M16 6.6h.1M18.5 7.2h.1", paint: "line" }],
  lady: [
    {
      d: "M8.5 21C7 11 9 5 16 5S25 11 23.5 21C22.5 22 21.5 21 21.8 18C22.5 12 20 9.5 16 9.5S9.5 12 10.2 18C10.5 21 9.5 22 8.5 21z",
      paint: "hair",
    },
    { d: "M11.5 2a2.8 2.8 0 1 1 0 5.6a2.8 2.8 0 0 1 0-5.6zM20.5 2a2.8 2.8 0 1 1 0 5.6a2.8 2.8 0 0 1 0-5.6z", paint: "hair" },
    { d: "M16 4.5a1.6 1.6 0 1 1 0 3.2a1.6 1.6 0 0 1 0-3.2z", paint: "red" },
  ],
  helmet: [...HELMET, { d: "M16 4V1.5", paint: "line" }],
  plume: [...HELMET, { d: "M15.5 4.5C14 2 15 .5 17 .3C21 0 23 3 24 7.5C21.5 4.5 18.5 4 16.5 4.5z", paint: "red" }],
  /** A woman who leads an army: two pheasant feathers. */
  feathers: [
    ...HELMET,
    { d: "M13 4.5C11 1 7 .5 3 3.5M19 4.5C21 1 25 .5 29 3.5", paint: "red" },
    { d: "M16 3.5a1.8 1.8 0 1 1 0 3.6a1.8 1.8 0 0 1 0-3.6z", paint: "gold" },
  ],
} satisfies Record<string, Drawn[]>;

export const BEARDS = {
  none: "",
  moustache:
    "M12.3 18.6C13.5 16.9 15 16.9 16 17.6C17 16.9 18.5 16.9 19.7 18.6C18 18.3 17 18.4 16 18.5C15 18.4 14 18.3 12.3 18.6z",
  goatee: "M13.2 17.6C15 16.7 17 16.7 18.8 17.6L18 18.5C17.8 21 16.8 23 16 24C15.2 23 14.2 21 14 18.5z",
  full: "M10.8 14.5C11 18 12.5 17.3 16 17.3S21 18 21.2 14.5C22 20 20 25.5 16 27C12 25.5 10 20 10.8 14.5z",
};

const face = (hat: Face["hat"], beard: Face["beard"], robe: string, old = false): Face => ({ hat, beard, robe, old });
const [RED, BLUE, GREEN, BROWN, OCHRE, GREY, PLUM, TEAL] = [
  "#a63a2a",
  "#3d6a94",
  "#5b7a45",
  "#7b5435",
  "#b98a3a",
  "#77736b",
  "#74507f",
  "#3f7d7a",
];

export const FACES: Record<string, Face> = {
  g01: face("feathers", "none", RED),
  g02: face("knot", "full", BROWN, true),
  g03: face("plume", "goatee", RED),
  g04: face("plume", "full", BLUE),
  g05: face("helmet", "moustache", GREEN),
  g06: face("helmet", "full", GREY, true),
  g07: face("official", "goatee", PLUM),
  g08: face("plume", "moustache", TEAL),
  g09: face("helmet", "goatee", BROWN),
  g10: face("feathers", "none", OCHRE),
  g11: face("scholar", "goatee", BLUE),
  g12: face("official", "moustache", RED),
  g13: face("helmet", "full", BLUE),
  k01: face("official", "goatee", RED),
  k02: face("plume", "full", BROWN),
  k03: face("official", "moustache", BLUE),
  k04: face("feathers", "none", PLUM),
  k05: face("scholar", "full", GREEN, true),
  k06: face("plume", "none", TEAL),
  k07: face("helmet", "moustache", OCHRE),
  k08: face("plume", "goatee", GREY),
  a01: face("scholar", "full", TEAL, true),
  a02: face("band", "moustache", GREY),
  a03: face("band", "none", OCHRE),
  a04: face("bald", "full", OCHRE, true),
  a05: face("hood", "none", GREY),
  a06: face("helmet", "goatee", GREEN),
  a07: face("straw", "full", GREEN),
  a08: face("band", "full", BROWN),
  a09: face("straw", "moustache", OCHRE),
  a10: face("bald", "none", OCHRE),
  a11: face("scholar", "moustache", PLUM),
  a12: face("official", "goatee", BLUE),
  a13: face("straw", "goatee", TEAL, true),
  a14: face("knot", "moustache", BROWN),
  a15: face("scholar", "full", RED, true),
  a16: face("knot", "goatee", GREEN, true),
  a17: face("knot", "goatee", BLUE),
  a18: face("scholar", "goatee", GREY, true),
  a19: face("official", "full", RED),
  a20: face("bald", "full", RED, true),
  a21: face("lady", "none", RED),
  a22: face("official", "moustache", GREEN),
  a23: face("official", "full", PLUM),
  a24: face("band", "none", BLUE),
  a25: face("hood", "moustache", PLUM),
  a26: face("scholar", "moustache", GREEN),
  a27: face("knot", "full", TEAL),
  a28: face("helmet", "moustache", RED),
  a29: face("band", "goatee", BROWN),
  a30: face("hood", "full", BROWN),
  a31: face("helmet", "full", BROWN, true),
  a32: face("plume", "moustache", BLUE),
  a33: face("knot", "none", TEAL),
  a34: face("band", "moustache", TEAL),
  a35: face("band", "full", RED),
  a36: face("plume", "none", OCHRE),
  a37: face("hood", "goatee", GREEN),
  a38: face("helmet", "none", GREY),
  a39: face("scholar", "none", OCHRE),
  a40: face("band", "moustache", GREEN),
  a41: face("scholar", "goatee", TEAL),
  a42: face("helmet", "goatee", TEAL),
  a43: face("knot", "moustache", OCHRE),
  a44: face("official", "none", PLUM),
};

/** What no icon shows. */
export const SIGNS: Record<string, Drawn[]> = {
  dagger: [
    { d: "M16 4l4 6v10h-8V10z", paint: "steel" },
    { d: "M8 19.5H24V22H8zM14.5 22H17.5V28.5H14.5z", paint: "red" },
  ],
  fire: [
    { d: "M16 4c1 6 8 9 8 15.5a8 8 0 0 1-16 0c0-4 3-5 3-9 3 1 4 2 4 4 2-3 2-7 1-10.5z", paint: "red" },
    { d: "M16 17c3 3 4 5 4 6.5a4 4 0 0 1-8 0c0-1.5 2-3 4-6.5z", paint: "gold" },
  ],
  seal: [
    { d: "M10.5 17c0-8 2-12 5.5-12s5.5 4 5.5 12z", paint: "jade" },
    { d: "M7 17h18v10H7z", paint: "jewel" },
    { d: "M11 20.5H21M11 23.5H21", paint: "line" },
  ],
};

/** What stands on the other cards: an icon, or one of these signs. */
export const EMBLEMS: Record<string, string> = {
  economy: "gold",
  despotism: "embassy",
  attack_order: "attack",
  treason: "dagger",
  diplomacy: "tea",
  great_works: "wall",
  t01: "shield",
  t02: "horse",
  t03: "horse",
  t04: "winter",
  t05: "archer",
  t06: "horse",
  t07: "builders",
  t08: "fire",
  t09: "gold",
  t10: "spear",
  t11: "embassy",
  t12: "sawmill",
  t13: "temple",
  t14: "horde",
  t15: "wall",
  t16: "wound",
  t17: "academy",
  t18: "advisor",
  t19: "skull",
  t20: "stone",
  u01: "shield",
  u02: "shame",
  u03: "fire",
  u04: "chi",
  u05: "hq",
  u06: "horse",
  u07: "academy",
  u08: "shield",
  u09: "spear",
  u10: "archer",
  u11: "temple",
  u12: "attack",
  f01: "seal",
  f02: "general",
  f03: "horde",
  f04: "gold",
  f05: "academy",
  d01: "attack",
  d02: "spear",
  d03: "embassy",
  d04: "advisor",
  d05: "wood",
  d06: "stone",
  d07: "gold",
  d08: "chi",
  d09: "wall",
  d10: "horde",
  d11: "tea",
  d12: "academy",
  v01: "summer",
  v02: "hq",
  v03: "skull",
  v04: "horde",
  v05: "quarry",
  v06: "embassy",
  v07: "horse",
  v08: "shame",
  v09: "fall",
  v10: "barricade",
  v11: "winter",
  v12: "spear",
};
