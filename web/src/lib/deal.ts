/**
 * The fair deal, as this browser witnesses it: what it was promised before the cards were dealt, kept here and checked
 * here after the end, so that nobody has to believe the server. docs/formats.md says how it works.
 */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { TableData, Verified } from "./types";

const KEY = "tianxia-deals";
const MOST = 200;

/** What this browser has seen of a table's deal; `words` are those it has sent itself, by seat. */
export interface Kept {
  commitment: string;
  seal: string | null;
  words: Record<string, string>;
}

function all(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Kept>;
  } catch {
    return {};
  }
}

export const witnessed = (table: string): Kept | null => all()[table] ?? null;

/** Remember what a table shows of its deal. What was kept first stays, and what is first seen after the end is no promise. */
export function witness(data: TableData, words: Record<string, string> = {}): void {
  const { [data.table]: known, ...others } = all();
  if (data.deal.commitment === null || (data.status === "over" && !known)) return;
  const now: Kept = {
    commitment: known?.commitment ?? data.deal.commitment,
    seal: known?.seal ?? data.deal.seal,
    words: { ...words, ...known?.words },
  };
  if (JSON.stringify(now) === JSON.stringify(known)) return;
  const last = Object.entries(others).slice(1 - MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...last, [data.table, now]])));
  } catch {
    return; // a browser that keeps nothing can still check the record against itself
  }
}

/** A word as the server keeps it; a random one that nobody else knows, for who gives none. */
export function wordOf(text: string): string {
  return text.replace(/\s+/g, " ").trim() || bytesToHex(crypto.getRandomValues(new Uint8Array(8)));
}

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
