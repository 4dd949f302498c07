import { expect, it } from "vitest";
import type { GameEvent } from "@/lib/types";
import { clash } from "./clash";

const told = (key: string): GameEvent => ({ key, seat: -1, rule: "", args: { section: "M", attack: 9, defence: 8 } });

it("is fought where the horde comes, whoever holds out", () => {
  expect(clash(told("breach"))).toEqual({ place: "wall:M", attack: 9, defence: 8, held: false, said: "great_wall-ui-breach" });
  expect(clash(told("held"))?.held).toBe(true);
  expect(clash(told("shame"))).toBeNull();
});
