/** The shape of the land, 840 by 444: borders that two regions share, and what grows, flows and rises there. */
type Point = [number, number];
type Curve = [Point, Point, Point];
interface Line {
  from: Point;
  curves: Curve[];
}

/** A soft line through some points. */
function through(...points: Point[]): Line {
  const at = (i: number): Point => points[Math.max(0, Math.min(points.length - 1, i))]!;
  const curves = points.slice(1).map((to, i): Curve => {
    const [before, from, after] = [at(i - 1), at(i), at(i + 2)];
    return [
      [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6],
      [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6],
      to,
    ];
  });
  return { from: points[0]!, curves };
}

function back(line: Line): Line {
  const ends = [line.from, ...line.curves.map((c) => c[2])];
  return {
    from: ends.at(-1)!,
    curves: line.curves.map((c, i): Curve => [c[1], c[0], ends[i]!]).reverse(),
  };
}

const text = (line: Line): string =>
  line.curves.map((c) => `C${c.map((p) => p.map((n) => n.toFixed(1)).join(" ")).join(" ")}`).join("");
const open = (line: Line): string => `M${line.from.join(" ")}${text(line)}`;
const round = (...lines: Line[]): string => `M${lines[0]!.from.join(" ")}${lines.map(text).join("")}Z`;

const north = [through([-6, -8], [424, -8]), through([424, -8], [822, -8])] as const;
const west = [through([-6, -8], [-6, 100], [-6, 212]), through([-6, 212], [-6, 300], [-6, 400], [-4, 424])] as const;
const south = [
  through([-4, 424], [80, 436], [170, 426], [264, 434]),
  through([264, 434], [340, 440], [420, 425], [480, 437], [546, 431]),
  through([546, 431], [620, 437], [710, 424], [766, 432], [796, 416]),
] as const;
const east = [
  through([822, -8], [806, 50], [824, 108], [808, 160], [822, 208]),
  through([822, 208], [806, 260], [826, 320], [806, 376], [796, 416]),
] as const;

/** The seven borders that two regions share. Which of them are walls, the data of the game say. */
const shared = {
  R1R2: through([-6, 212], [50, 222], [128, 206], [200, 221], [268, 224]),
  R2R3: through([268, 224], [318, 214], [368, 221], [418, 203]),
  R3R4: through([418, 203], [460, 217], [504, 211], [548, 228]),
  R4R5: through([548, 228], [622, 212], [692, 226], [762, 205], [822, 208]),
  R2R4: through([424, -8], [414, 56], [430, 128], [418, 203]),
  R1R3: through([268, 224], [258, 290], [272, 362], [264, 434]),
  R3R5: through([548, 228], [558, 292], [544, 362], [546, 431]),
};

export const REGION: Record<string, string> = {
  R1: round(shared.R1R2, shared.R1R3, back(south[0]), back(west[1])),
  R2: round(north[0], shared.R2R4, back(shared.R2R3), back(shared.R1R2), back(west[0])),
  R3: round(shared.R2R3, shared.R3R4, shared.R3R5, back(south[1]), back(shared.R1R3)),
  R4: round(north[1], east[0], back(shared.R4R5), back(shared.R3R4), back(shared.R2R4)),
  R5: round(shared.R4R5, east[1], back(south[2]), back(shared.R3R5)),
};
export const COAST = [...south, ...east].map(open).join("");
/** The road from R1 to R5, and where a border has its gate. */
export const ROAD = open(
  through(
    [70, 440],
    [196, 410],
    [238, 340],
    [210, 268],
    [222, 221],
    [286, 190],
    [340, 217],
    [398, 236],
    [452, 232],
    [486, 213],
    [540, 192],
    [610, 190],
    [664, 221],
    [708, 248],
    [778, 262],
    [786, 330],
    [744, 410],
    [690, 440],
  ),
);
const GATES: Record<string, Point> = {
  R1R2: [222, 221],
  R2R3: [341, 218],
  R3R4: [487, 214],
  R4R5: [665, 221],
  R2R4: [424, 100],
  R1R3: [265, 330],
  R3R5: [551, 330],
};
export const BORDERS = Object.entries(shared).map(([pair, line]) => ({ pair, d: open(line), gate: GATES[pair]! }));

/** Where things stand in each region: name, first square, first palace, the room for governors beside the squares. */
export interface Spots {
  x: number;
  y: number;
  /** Right end of the heading line. */
  end: number;
  crowd: [x: number, y: number, width: number];
}
export const SPOTS: Record<string, Spots> = {
  R1: { x: 14, y: 234, end: 256, crowd: [166, 300, 84] },
  R2: { x: 14, y: 8, end: 404, crowd: [166, 74, 150] },
  R3: { x: 284, y: 234, end: 536, crowd: [362, 254, 110] },
  R4: { x: 444, y: 8, end: 800, crowd: [596, 74, 120] },
  R5: { x: 566, y: 234, end: 806, crowd: [644, 254, 96] },
};

/** An ink mountain range, about 150 by 80, and its ridges. */
export const RANGE =
  "M0 82C16 72 26 46 36 31C41 22 45 22 50 31C57 45 62 52 68 57C77 40 86 13 96 4C100 0 104 2 108 10C116 31 125 50 134 59C141 67 147 76 154 82Z";
export const RIDGES =
  "M98 4C95 19 88 28 91 45M99 6C106 20 104 30 111 41M44 26C42 38 36 43 39 55M45 27C50 38 49 44 54 51M91 45C86 52 88 60 83 68";
type Put = [x: number, y: number, scale: number];
export const RANGES: Put[] = [
  [204, 112, 0.56],
  [250, 62, 1.02],
  [330, 118, 0.5],
  [654, 44, 0.86],
  [738, 62, 0.52],
  [610, 84, 0.4],
];
export const PINES: Put[] = [
  [690, 142, 1.1],
  [707, 134, 1.3],
  [725, 146, 1.2],
  [742, 137, 1.4],
  [760, 148, 1.1],
  [716, 162, 1.3],
  [738, 165, 1.1],
  [776, 138, 1],
  [770, 166, 1],
  [270, 168, 1],
  [284, 176, 1.2],
  [380, 172, 1.2],
  [394, 164, 1],
  [366, 182, 1],
  [766, 420, 1],
  [780, 412, 0.9],
  [248, 410, 1],
  [536, 330, 0.9],
];
/** Villages: a few roofs each. */
export const HUTS: Put[] = [
  [320, 190, 1],
  [340, 196, 0.8],
  [230, 286, 1],
  [246, 294, 0.8],
  [508, 418, 0.9],
  [494, 424, 0.7],
  [694, 188, 1],
  [712, 194, 0.8],
  [776, 300, 1],
  [790, 310, 0.8],
];
export const CLOUDS: Put[] = [
  [326, 58, 1],
  [636, 68, 0.8],
  [232, 92, 0.7],
];
export const JUNKS: Put[] = [
  [822, 62, 0.9],
  [824, 268, 0.8],
  [820, 402, 1],
];
export const RIVERS = [
  "M770 96C782 108 778 120 790 132C802 146 806 152 830 150",
  "M486 224C530 246 538 276 522 306C508 334 536 362 524 396C520 412 524 426 528 444",
  "M-10 330C-4 352 10 372 4 392C0 410 20 420 24 444",
];
/** Rice terraces and ploughed fields: strokes only. */
export const FIELDS =
  "M170 322C190 312 214 330 252 318M166 330C190 320 216 338 254 326M168 338C192 328 214 346 252 334M170 346C190 338 214 354 246 344" +
  "M290 414C330 404 380 420 470 408M300 422C340 412 400 428 480 416M330 430C370 421 420 434 486 425" +
  "M580 414C620 404 660 420 730 408M590 422C630 412 680 428 724 417";
