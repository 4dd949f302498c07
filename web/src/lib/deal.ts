/**
 * The fair deal, as this browser witnesses it: what it was promised before the cards were dealt, kept here and checked
 * after the end (dealChecks.ts), so that nobody has to believe the server. docs/formats.md says how it works.
 */
import type { TableData } from "./types";

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

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** A word as the server keeps it; a random one that nobody else knows, for who gives none. */
export function wordOf(text: string): string {
  return text.replace(/\s+/g, " ").trim() || hex(crypto.getRandomValues(new Uint8Array(8)));
}
