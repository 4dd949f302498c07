/** What lies before the Wall, 640 by 480: mountains, river, road, trees, tents. The horizon is at about 205. */

/** Three ink mountains in a field of 100 by 100, each with the strokes of its slopes. */
const PILLAR = {
  d: "M0 100C10 94 18 86 22 70 25 58 24 40 29 30 32 24 36 26 38 20 42 6 48 2 53 5 58 8 57 18 62 24 67 30 70 28 72 38 75 52 74 66 80 78 86 90 94 95 100 100Z",
  strokes:
    "M44 9C40 26 42 44 37 62M52 8C52 30 56 44 53 64M60 24C60 40 65 52 64 70M30 34C30 48 26 58 28 72M70 38C71 50 69 60 72 74M47 20C46 30 48 36 46 44",
};
const BROAD = {
  d: "M0 100C12 88 20 74 28 60 33 51 36 52 40 44 45 32 47 14 53 4 56 0 59 2 62 9 66 20 70 26 74 38 77 47 82 50 86 62 91 76 95 88 100 100Z",
  strokes:
    "M54 7C52 24 46 34 45 50M58 9C60 26 57 36 62 50M66 24C68 36 66 44 70 58M40 47C40 57 35 62 34 74M74 42C77 54 76 60 80 72M51 26C50 36 52 44 50 54M28 63C28 70 24 76 22 84",
};
const RIDGE = {
  d: "M0 100C8 80 14 70 20 52 23 44 27 46 31 38 34 32 38 20 43 22 48 24 50 34 55 32 60 30 62 12 68 10 74 9 76 24 80 34 85 46 92 72 100 100Z",
  strokes:
    "M42 24C41 36 36 44 36 58M45 26C48 38 46 48 50 60M67 12C65 28 60 38 60 54M70 12C74 28 71 38 76 52M30 42C30 52 24 58 24 72M56 34C56 44 58 50 56 60M81 40C84 52 84 60 88 72",
};

export interface Mountain {
  d: string;
  strokes: string;
  x: number;
  y: number;
  wide: number;
  high: number;
}
/** Left end, height of the foot, width, height. */
const stand = (shape: { d: string; strokes: string }, x: number, y: number, wide: number, high: number): Mountain => ({
  ...shape,
  x,
  y: y - high,
  wide,
  high,
});

export const FAR: Mountain[] = [
  stand(RIDGE, -70, 204, 230, 108),
  stand(BROAD, 96, 206, 190, 132),
  stand(PILLAR, 226, 206, 120, 112),
  stand(RIDGE, 300, 206, 220, 126),
  stand(PILLAR, 476, 206, 116, 128),
  stand(BROAD, 540, 206, 190, 112),
];
export const NEAR: Mountain[] = [
  stand(BROAD, -60, 218, 190, 118),
  stand(PILLAR, 40, 222, 96, 96),
  stand(RIDGE, 150, 220, 180, 78),
  stand(BROAD, 396, 220, 170, 92),
  stand(PILLAR, 552, 224, 110, 132),
];

export const GROUND = "M-10 206C60 198 120 210 190 204 260 198 330 206 400 203 470 200 540 208 650 202V490H-10Z";
export const HILLS = [
  "M-10 262C60 236 150 240 230 266 150 262 60 268-10 286Z",
  "M650 252C580 232 500 238 420 262 500 260 580 266 650 280Z",
  "M180 322C270 292 400 298 500 328 400 322 280 324 180 336Z",
  "M-10 392C80 366 190 372 280 400 190 394 80 398-10 412Z",
  "M650 384C570 364 470 372 380 402 470 394 570 396 650 408Z",
];
export const RIVER =
  "M306 204C292 212 346 220 324 232 290 248 176 244 162 268 148 294 242 302 206 330 180 350 80 352-10 368V402C110 384 228 374 258 338 282 306 194 292 212 274 232 258 338 262 368 238 388 222 326 213 316 204Z";
export const CURRENTS =
  "M330 226C350 224 350 232 336 238M300 250C270 254 220 254 200 264M186 284C190 296 226 304 232 318M214 340C180 358 120 364 70 370M250 322C246 334 236 342 226 348M110 376C80 380 50 384 20 386M330 218C322 214 318 212 314 208";
export const ROAD =
  "M286 490C318 420 432 402 448 352 460 312 398 292 428 264 450 244 520 238 538 205H543C534 244 472 252 454 270 434 292 508 316 486 360 464 408 368 426 346 490Z";

/** Tufts of grass. */
const TUFTS: [number, number][] = [
  [60, 300],
  [104, 322],
  [30, 430],
  [150, 420],
  [226, 446],
  [300, 300],
  [352, 336],
  [536, 300],
  [592, 332],
  [560, 430],
  [480, 452],
  [410, 450],
  [612, 290],
  [24, 336],
  [400, 316],
  [130, 232],
  [92, 458],
  [630, 460],
];
export const GRASS = TUFTS.map(([x, y]) => `M${x} ${y}q-1-6-5-8M${x + 3} ${y}q0-7 1-10M${x + 6} ${y}q1-5 5-7`).join("");

/** Pines, leafy trees, tents and wild geese: where, and how large. */
export const PINES: [number, number, number][] = [
  [604, 250, 1.5],
  [622, 262, 1.9],
  [586, 262, 1.2],
  [16, 246, 1.4],
  [34, 252, 1.1],
  [70, 226, 0.8],
  [388, 226, 0.8],
  [378, 230, 0.7],
];
export const TREES: [number, number, number][] = [
  [548, 268, 1],
  [104, 262, 0.9],
  [268, 228, 0.6],
  [568, 356, 1.3],
  [44, 340, 1.2],
];
export const TENTS: [number, number, number][] = [
  [470, 226, 1],
  [494, 232, 1.3],
  [450, 232, 0.8],
  [522, 228, 0.9],
];
export const GEESE: [number, number, number][] = [
  [214, 62, 1],
  [226, 56, 1],
  [238, 62, 1],
  [250, 69, 1],
  [202, 69, 1],
];
export const CLOUDS: [number, number, number][] = [
  [26, 74, 0.9],
  [330, 60, 0.75],
  [520, 112, 0.9],
  [150, 118, 0.7],
];
