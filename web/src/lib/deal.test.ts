import { beforeEach, describe, expect, it } from "vitest";
import { witness, witnessed, wordOf } from "./deal";
import { checks } from "./dealChecks";
import type { TableData, Verified } from "./types";

// worked out with Python's hashlib and hmac: secret 00 11 22 … ff twice, words "plum" and "žluťoučký kůň"
const SECRET = "00112233445566778899aabbccddeeff".repeat(2);
const COMMITMENT = "4773d12e2371bb935b9a0f5439b4a1c3ad3f2414b86980f8418d1cfabdfadfef";
const SEAL = "d01e3c67ad4552121f47b75808e8d7b4686a277279252f9331fca06167054d32";
const TOLD: Verified = {
  table: "t",
  error: null,
  commitment: COMMITMENT,
  secret: SECRET,
  words: ["plum", "žluťoučký kůň"],
  seal: SEAL,
  moves: 9,
  drawn: 40,
};
const table = (deal: Partial<TableData["deal"]>, status = "open"): TableData =>
  ({ table: "t", status, deal: { dice: "hmac-sha256", commitment: COMMITMENT, seal: null, known: null, ...deal } }) as TableData;
const states = (told: Partial<Verified> = {}): string[] =>
  checks({ ...TOLD, ...told }, witnessed("t")).map((check) => `${check.key} ${check.state}`);

describe("the fair deal", () => {
  beforeEach(() => localStorage.clear());

  it("fits what was kept before the deal", () => {
    witness(table({}), { 0: "plum" });
    witness(table({ seal: SEAL }, "playing"));
    expect(states()).toEqual(["commitment fits", "word fits", "seal fits", "draws fits"]);
  });

  it("finds another secret, word, seal or end", () => {
    witness(table({ seal: SEAL }), { 1: "žluťoučký kůň" });
    const other = SECRET.replace("0", "1");
    expect(states({ secret: other, commitment: COMMITMENT })).toContain("commitment wrong");
    expect(states({ words: ["plum", "pear"] })).toEqual(["commitment fits", "word wrong", "seal wrong", "draws fits"]);
    expect(states({ words: ["pear", "žluťoučký kůň"] })).toContain("seal wrong");
    expect(states({ error: "line 3" })).toContain("draws wrong");
    expect(states({ secret: null })).toContain("commitment wrong");
  });

  it("keeps the first promise, and none that is first seen after the end", () => {
    witness(table({}), { 0: "plum" });
    witness(table({ commitment: "0".repeat(64) }), { 0: "pear" });
    expect(witnessed("t")).toEqual({ commitment: COMMITMENT, seal: null, words: { 0: "plum" } });
    localStorage.clear();
    witness(table({ seal: SEAL }, "over"));
    expect(witnessed("t")).toBeNull();
    expect(states()[0]).toBe("commitment unknown");
  });

  it("forgets the oldest tables", () => {
    for (let i = 0; i < 250; i++) witness({ ...table({}), table: `t${i}` });
    expect(witnessed("t0")).toBeNull();
    expect(witnessed("t249")).not.toBeNull();
    expect(Object.keys(JSON.parse(localStorage.getItem("tianxia-deals")!) as object)).toHaveLength(200);
  });

  it("tidies a word, and makes one up where there is none", () => {
    expect(wordOf("  pear \n tree ")).toBe("pear tree");
    expect(wordOf("")).toMatch(/^[0-9a-f]{16}$/);
    expect(wordOf(" ")).not.toBe(wordOf(" "));
  });
});
