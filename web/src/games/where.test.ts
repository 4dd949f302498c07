/** Where on the four boards something happens that an answer would do. */
import { expect, test } from "vitest";
import type { Args, Happening } from "@/lib/types";
import { where as daimyo } from "./daimyo/where";
import { where as greatWall } from "./great_wall/where";
import { where as terracotta } from "./terracotta/where";
import type { View } from "./terracotta/view";
import { where as zhanguo } from "./zhanguo/where";

const happening = (key: string, args: Args, what = ""): Happening => ({ key, args, what });

test("an inspector looks along its line", () => {
  const line = terracotta(happening("score-inspector", { inspector: "H", line: 3, counts: [1, 0] }), {} as View);
  expect(line).toContain("track:H:3");
  expect(line.filter((place) => place.startsWith("cell:"))).toEqual([1, 2, 3, 4, 5, 6, 7].map((row) => `cell:${row},3`));
});

test("what comes to a region lies in its part of the region", () => {
  expect(zhanguo(happening("gain", { region: "R2" }, "unrest"))).toEqual(["unrest:R2"]);
  expect(zhanguo(happening("gain", { region: "R2" }, "official_gray"))).toEqual(["gov:R2"]);
  expect(zhanguo(happening("pay", { region: "R2" }, "worker"))).toEqual(["work:R2"]);
});

test("a piece stands on an island, whose influence it changes", () => {
  expect(daimyo(happening("governor", { island: "blue", site: 4 }))).toEqual(["site:blue:4", "influence:blue"]);
  expect(daimyo(happening("shadow", { island: "red", space: 2 }))).toEqual(["danger:red:2", "influence:red"]);
});

test("a soldier, a clerk and a location", () => {
  const args = { soldier: "spear", horde: "M1", card: "h06", section: "M", point: 2 };
  expect(greatWall(happening("covers", args))).toContain("point:M1:2");
  expect(greatWall(happening("clerk", { from: "supply", to: "mine" }))).toEqual(["loc:mine"]);
  expect(greatWall(happening("activated", { location: "hq" }))).toEqual(["loc:hq"]);
});
