/** After the end: whether the deal was what this browser was promised. Worked out here, with nothing but the record. */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Kept } from "./deal";
import type { Verified } from "./types";

export type Check = { key: string; state: "fits" | "wrong" | "unknown"; value: string };

/** Does everything fit: what was kept, what is told now, and what can be worked out from secret and words? */
export function checks(found: Verified, seen: Kept | null): Check[] {
  const secret = hexToBytes(found.secret ?? "");
  const commitment = bytesToHex(sha256(secret));
  const seal = bytesToHex(sha256(hmac(sha256, secret, utf8ToBytes(found.words.join("\n")))));
  const fits = (good: boolean): Check["state"] => (good ? "fits" : "wrong");
  const own = Object.entries(seen?.words ?? {});
  return [
    {
      key: "commitment",
      state: seen ? fits(commitment === seen.commitment) : found.commitment === commitment ? "unknown" : "wrong",
      value: commitment,
    },
    ...own.map(([seat, word]): Check => ({ key: "word", state: fits(found.words[Number(seat)] === word), value: word })),
    { key: "seal", state: seen?.seal ? fits(seal === seen.seal) : fits(seal === found.seal), value: seal },
    { key: "draws", state: fits(found.error === null), value: found.error ?? String(found.drawn ?? 0) },
  ];
}
