import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { frameIcons, type IconSet } from "@/lib/icons";

const styles = readFileSync("src/app.css", "utf8");
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

test.each([["the frame", { icons: frameIcons }], ...Object.entries(SETS)])(
  "every colour of the icons of %s is there",
  (_, { icons }) => {
    const named = Object.values(icons).flatMap((parts) => parts.flatMap((part) => [part.fill, part.stroke]));
    const missing = named.filter((colour) => colour && !/^(none|#.*)$/.test(colour) && !styles.includes(`--${colour}:`));
    expect([...new Set(missing)]).toEqual([]);
  },
);
