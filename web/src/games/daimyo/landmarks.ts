/** What stands on the horizon of each island, 240 by 72, ground at 72; the right end is above the Dangerous Neighbourhood. */
export type Stroke = "far" | "near" | "tone" | "pale" | "roof" | "line" | "torii" | "neon";
export type Drawing = [Stroke, string][];

const RUINS: Drawing = [
  ["near", "M206 72V34l4-6 2 7 4-3v40zM218 72V46l3-3 5 5 3-6 4 4v26zM236 72V58l5-4v18z"],
  ["neon", "M209 42h2M209 50h2M222 54h3M228 62h2"],
];
const HILLS =
  "M0 72C20 62 30 48 44 42C52 39 58 50 68 54C80 48 92 30 104 24C112 21 120 32 130 40C142 50 152 54 166 62C178 67 196 70 214 72Z";

export const LANDMARKS: Record<string, Drawing> = {
  /** A stranded freighter, the lighthouse and the gate at the old harbour. */
  blue: [
    ["far", HILLS],
    ["near", "M92 72L86 50L112 54L162 49L156 72Z"],
    ["tone", "M118 53V37h10v-8h8v8h14v13z"],
    ["line", "M100 53V30M100 32l14 20M94 60c20 4 44 2 64-3"],
    ["neon", "M122 43h4M131 43h4M140 43h4M122 48h14"],
    ["pale", "M180 72l4-42h10l4 42z"],
    ["tone", "M183 42h12l1 10h-14zM181 62h16l1 10h-18z"],
    ["roof", "M181 30c4-1 6-4 8-8 2 4 4 7 8 8z"],
    ["neon", "M187 26h4M184 24L150 14M194 24L232 16"],
    ["torii", "M56 72V50M76 72V50M50 48c10-3 22-3 32 0M54 55h24"],
    ...RUINS,
  ],
  /** The castle below the fire mountain. */
  red: [
    ["far", "M64 72C94 62 112 38 124 12L130 9l6 5 8-4C154 38 172 60 208 72Z"],
    ["line", "M128 4C120-2 132-8 124-14M140 5c8-6-2-10 6-16"],
    ["neon", "M126 12c3 9-3 15 1 24M136 14c-2 10 5 14 1 22M144 12c2 8 6 12 5 20M125 12l5-3 6 5 8-4"],
    ["near", "M58 72l5-14h50l5 14z"],
    ["pale", "M67 58V48h42v10zM75 42V35h26v7zM81 29V24h14v5z"],
    ["roof", "M58 50c8-1 12-4 16-9h28c4 5 8 8 16 9zM68 37c6-1 9-4 12-9h16c3 5 6 8 12 9zM75 26c6-2 9-6 13-12 4 6 7 10 13 12z"],
    ["line", "M66 66h44M74 72l3-14M100 72l-3-14"],
    ["neon", "M73 53h4M86 53h4M99 53h4M86 40h4"],
    ["near", "M168 72V46h14v26zM186 72V54h10v18z"],
    ["neon", "M172 50v14M177 50v14M190 58h3"],
    ...RUINS,
  ],
  /** Techno-farms: glass domes, turbines and terraces of rice. */
  yellow: [
    ["far", HILLS],
    ["line", "M20 72c24-10 40-8 66-4M10 66c24-10 44-8 70-5M52 60c14-4 24-3 38 0"],
    ["tone", "M94 72a28 28 0 0 1 56 0zM152 72a20 20 0 0 1 40 0z"],
    [
      "line",
      "M94 72a28 28 0 0 1 56 0M122 44v28M122 44c-10 8-14 18-14 28M122 44c10 8 14 18 14 28M98 59h48M152 72a20 20 0 0 1 40 0M172 52v20M156 62h32",
    ],
    ["neon", "M104 70v-6M112 70v-9M122 70V58M132 70v-9M140 70v-6M164 70v-7M172 70v-10M180 70v-7"],
    ["line", "M80 72V30M80 30l-14-6M80 30l12-9M80 30l3 15M164 48V14M164 14l-11 4M164 14l9-8M164 14l3 12"],
    ["neon", "M80 30h.1M164 14h.1"],
    ...RUINS,
  ],
  /** The drowned city: leaning towers, a dish that still listens. */
  purple: [
    ["far", HILLS],
    [
      "near",
      "M62 72L58 34l14-3 4 41zM82 72V18l7-5 9 7v52zM104 72V40h16v32zM124 72l5-50 5-7 3 8 4 1-3 48zM146 72V30h14l3 42zM168 72l-2-22 17-6 4 28z",
    ],
    ["tone", "M86 24h8v48h-8zM150 36h6v36h-6z"],
    ["line", "M108 40c-6-12 2-20 12-18M112 40l-3-8M129 15V2M153 30V16M66 32l-4-10"],
    [
      "neon",
      "M64 40l5-1M65 48l5-1M66 56l5-1M87 32h4M87 42h6M87 52h3M109 48h6M109 56h3M131 32h4M130 42h4M129 52h4M151 44h4M151 54h4M172 56l7-2M173 64l5-1M119 22h.1M129 2h.1",
    ],
    ...RUINS,
  ],
  /** The sleeping giant in the bamboo: half Buddha, half machine. */
  green: [
    ["far", HILLS],
    ["near", "M88 72c0-16 10-22 24-24l4-4h24l4 4c14 2 24 8 24 24z"],
    ["tone", "M113 40V26c0-10 7-15 15-15s15 5 15 15v14c-4 6-26 6-30 0z"],
    ["near", "M121 11c0-9 14-9 14 0zM109 27h5v13h-5zM142 27h5v13h-5z"],
    ["line", "M128 44v28M104 56c8-4 14-4 20 0M132 56c6-4 14-4 20 0M118 37h20M128 16v6"],
    ["neon", "M118 29h7M131 29h7M128 60h.1"],
    ["line", "M60 72V22M70 72V30M79 72V44M60 40h.1M178 72V34M187 72V44M197 72V52"],
    [
      "tone",
      "M60 24c-8 0-12 4-16 10 8 0 13-3 16-10zM60 30c8-2 12 0 16 4-6 3-12 2-16-4zM70 36c-7 1-9 5-11 9 6 0 10-3 11-9zM79 46c6-1 9 1 12 5-5 2-10 0-12-5zM178 36c-8 0-11 4-14 9 7 0 12-3 14-9zM178 42c8-2 12 0 15 5-6 2-12 1-15-5zM187 46c-6 1-8 4-9 8 5 0 8-3 9-8zM197 54c5-1 7 1 9 5-4 1-8 0-9-5z",
    ],
    ...RUINS,
  ],
  /** The great mast of the Empire between dead reactors. */
  black: [
    ["far", HILLS],
    ["near", "M46 72c10-14 10-24 7-34h26c-3 10-3 20 7 34zM150 72c8-10 8-18 6-26h20c-2 8-2 16 6 26z"],
    ["tone", "M54 42h24l-1 5H55zM157 50h18l-1 4h-16z"],
    ["line", "M58 36c-4-8 6-10 2-18M70 36c6-8-4-12 4-20M164 44c-4-6 4-8 1-14"],
    [
      "line",
      "M118 10L98 72M118 10l20 62M112 30h12M107 46h22M102 62h32M112 30l17 16M124 30l-17 16M107 46l27 16M129 46l-27 16M118 10V0",
    ],
    ["neon", "M118 2h.1M109 2c-6 6-6 12 0 18M127 2c6 6 6 12 0 18M102-4c-10 10-10 20 0 30M134-4c10 10 10 20 0 30"],
    ...RUINS,
  ],
};
