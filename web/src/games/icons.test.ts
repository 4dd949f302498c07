import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { frameIcons, type IconSet } from "@/lib/icons";

const palette = readFileSync("src/app.css", "utf-8");
const SETS = import.meta.glob<{ icons: IconSet }>("./*/icons.ts", { eager: true });

test.each(Object.entries(SETS))("no two icons of %s differ by colour alone", (_, { icons }) => {
  const drawn = new Map<string, string>();
  for (const [name, parts] of Object.entries({ ...frameIcons, ...icons })) {
    const shapes = JSON.stringify(parts.map((part) => [part.d, part.move]));
    const colours = JSON.stringify(parts.map((part) => [part.fill, part.stroke]));
    const [twin, theirs] = drawn.get(shapes)?.split("|") ?? [name, colours];
    expect(`${colours} of ${name} and ${twin}`).toBe(`${theirs} of ${name} and ${twin}`);
    drawn.set(shapes, `${twin}|${theirs}`);
  }
});

test.each(Object.entries(SETS))("the palette has every colour that icons of %s are drawn in", (_, { icons }) => {
  const named = Object.values({ ...frameIcons, ...icons }).flatMap((parts) => parts.flatMap((part) => [part.fill, part.stroke]));
  const colours = new Set(named.filter((colour) => colour && colour !== "none" && !colour.startsWith("#")));
  expect([...colours].filter((colour) => !palette.includes(`--${colour}:`))).toEqual([]);
});
