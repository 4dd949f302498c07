import { expect, it, vi } from "vitest";
import { called, namesOf } from "./seats";
import type { Player } from "./types";

vi.mock("./texts.svelte", () => ({ t: (id: string, args: object) => `${id} ${Object.values(args ?? {}).join(" ")}`.trim() }));
const player = (seat: number, name: string, more: Partial<Player> = {}): Player => ({ seat, name, ...more }) as Player;

it("says in words of the page who has not given a name", () => {
  const names = namesOf([player(0, "Guest 72b5"), player(1, "Guest Ann"), player(2, "pupil", { bot: "pupil" })]);
  expect(names).toEqual(["people-guest 72b5", "Guest Ann", "bot-name pupil pupil"]);
  expect(["Guest 72b5", "Guest 72b5a", "Bob"].map(called)).toEqual(["people-guest 72b5", "Guest 72b5a", "Bob"]);
});
