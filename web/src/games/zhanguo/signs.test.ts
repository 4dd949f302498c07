import { expect, test } from "vitest";
import { icons } from "./icons";
import { ALL_SIGNS } from "./signs";
import { COLOURS, OFFICIALS } from "./view";

const shapes = (icon: string): string[] => icons[icon]!.map((part) => part.d);

test("every colour has a sign of its own", () => {
  const drawn = ALL_SIGNS.map((sign) => shapes(`sign_${sign}`).join());
  expect(new Set(drawn).size).toBe(3 + 3 + 3);
  expect(drawn).not.toContain("");
});

test("cards, markers and officials bear the sign of their colour and no other", () => {
  const borne = [
    ...COLOURS.flatMap((colour) => ["marker", "big", "card", "cards"].map((what) => [`${what}_${colour}`, colour] as const)),
    ...COLOURS.map((colour) => [`${colour.toUpperCase()}_REGIONS`, colour] as const),
    ...OFFICIALS.map((colour) => [`official_${colour}`, colour] as const),
    ...OFFICIALS.map((colour) => [`${colour.toUpperCase()}_REGIONS`, colour] as const),
  ];
  for (const [icon, colour] of borne)
    for (const sign of ALL_SIGNS) {
      const has = shapes(`sign_${sign}`).every((d) => shapes(icon).includes(d));
      expect(has, `${icon} and the sign of ${sign}`).toBe(sign === colour);
    }
});

test("what is of no colour bears no sign", () => {
  for (const icon of ["RECRUIT", "OFFICIAL_ANY", "OFFICIAL_AT", "MARKER", "FULL_REGIONS", "PAIR_REGIONS", "OFFICIALS_GE_UNREST"])
    for (const sign of ALL_SIGNS) for (const d of shapes(`sign_${sign}`)) expect(shapes(icon)).not.toContain(d);
});
