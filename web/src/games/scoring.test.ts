import { expect, it } from "vitest";
import type { GameEvent } from "@/lib/types";
import { scoring as daimyo } from "./daimyo/scoring";
import { scoring as greatWall } from "./great_wall/scoring";
import { scoring as terracotta } from "./terracotta/scoring";
import { scoring as zhanguo } from "./zhanguo/scoring";

const said = (key: string, args: GameEvent["args"]): GameEvent => ({ key, seat: -1, rule: "", args });
const gain = (seat: number, source: string): GameEvent => ({
  key: "gain",
  seat,
  rule: "",
  args: {},
  what: "vp",
  amount: 1,
  source,
});

it("lights what an inspector sees, a group, and a tile", () => {
  const figures = [
    { id: 1, kind: "officer", cell: "2,3", cells: ["2,3"] },
    { id: 2, kind: "horse", cell: "2,5", cells: ["2,5", "3,5"] },
    { id: 3, kind: "archer", cell: "4,3", cells: ["4,3"] },
  ];
  const view = { figures, tiles: [{ id: "clay" }, { id: "sector_ne" }] } as unknown as Parameters<typeof terracotta.places>[1];
  const row = said("score-inspector", { inspector: "V", line: 2 });
  expect(terracotta.places(row, view)).toEqual(["track:V:2", "cell:2,3", "cell:2,5"]);
  expect(terracotta.places(said("score-inspector", { inspector: "H", line: 3 }), view)).toEqual([
    "track:H:3",
    "cell:2,3",
    "cell:4,3",
  ]);
  expect(terracotta.places(said("score-group", { figures: [1, 3] }), view)).toEqual(["cell:2,3", "cell:4,3"]);
  expect(terracotta.places(said("score-tile", { tile: "sector_ne" }), view)).toEqual(["tile:1"]);
  expect(terracotta.places(gain(0, "archers"), view)).toEqual(["cell:4,3"]);
  expect(terracotta.places(gain(0, "resources"), view)).toEqual([]);
});

it("lights what brings this player points", () => {
  const walls = [{ section: "T1", spaces: [0, null, 1] }];
  const regions = [
    { id: "R1", forecast: [0, 6] },
    { id: "R2", forecast: [12, 0] },
  ];
  const land = { walls, regions, tasks: [], aspect_leaders: { law: 1 } } as unknown as Parameters<typeof zhanguo.places>[1];
  expect(["walls", "regions", "aspects", "tasks"].map((source) => zhanguo.places(gain(1, source), land))).toEqual([
    ["space:T1/3"],
    ["region:R1"],
    ["aspect:law"],
    [],
  ]);
  const sites = [{ building: null }, { building: { side: 1, type: "farm" } }];
  const islands = [{ id: "red", forecast: [3, 0], altars: [{ side: 0 }], sites }];
  const sea = { islands } as unknown as Parameters<typeof daimyo.places>[1];
  expect(daimyo.places(gain(0, "influence"), sea)).toEqual(["influence:red"]);
  expect(daimyo.places(gain(0, "relics"), sea)).toEqual(["altars:red"]);
  expect(daimyo.places(gain(1, "farms"), sea)).toEqual(["building:red:2"]);
  expect(daimyo.places(gain(1, "army"), sea)).toEqual([]);
});

it("lights artifacts, captured hordes and the shame", () => {
  const view = { players: [{ captured: [{ card: "h01" }] }] } as unknown as Parameters<typeof greatWall.places>[1];
  expect(greatWall.places(said("artifact", { card: "f04" }), view)).toEqual(["card:f04"]);
  expect(greatWall.places(gain(0, "trophies"), view)).toEqual(["card:h01"]);
  expect(greatWall.places(gain(0, "shame"), view)).toEqual(["shame"]);
});
