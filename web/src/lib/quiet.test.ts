import { expect, test } from "vitest";
import { quiet } from "./quiet";

const at = (time: string) => new Date(`2027-03-01T${time}:00Z`);

test("quiet hours go over midnight, in the zone of whoever wants them", () => {
  const wished = { zone: "Europe/Prague", quiet: { begins: "22:00", ends: "07:00" } };
  expect(quiet(wished, at("20:59"))).toBe(false);
  expect(quiet(wished, at("21:00"))).toBe(true);
  expect(quiet(wished, at("23:30"))).toBe(true);
  expect(quiet(wished, at("05:59"))).toBe(true);
  expect(quiet(wished, at("06:00"))).toBe(false);
});

test("without quiet hours none are", () => {
  expect(quiet({ zone: "UTC", quiet: null }, at("03:00"))).toBe(false);
  expect(quiet({ zone: "UTC", quiet: { begins: "12:00", ends: "14:00" } }, at("13:00"))).toBe(true);
  expect(quiet({ zone: "UTC", quiet: { begins: "12:00", ends: "14:00" } }, at("14:00"))).toBe(false);
});
