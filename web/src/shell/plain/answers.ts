/** The answers to a question, sorted: by verb, then by all of their parts but the last, so that a row has one button per last part. */
import type { Offer } from "@/lib/types";

export interface Row {
  /** The parts that all answers of this row share: name and value. */
  parts: [string, string][];
  offers: Offer[];
}

export interface Verb {
  verb: string;
  /** What the buttons of its rows differ in; empty: an answer without parts. */
  last: string;
  rows: Row[];
}

export function sorted(offers: Offer[]): Verb[] {
  const verbs: Verb[] = [];
  for (const offer of offers) {
    const parts = Object.entries(offer.args);
    let verb = verbs.find((known) => known.verb === offer.verb);
    if (!verb) verbs.push((verb = { verb: offer.verb, last: parts.at(-1)?.[0] ?? "", rows: [] }));
    const shared = parts.slice(0, -1);
    const same = (row: Row) => row.parts.every(([, value], i) => value === shared[i]?.[1]);
    const row = verb.rows.find(same);
    if (row) row.offers.push(offer);
    else verb.rows.push({ parts: shared, offers: [offer] });
  }
  return verbs;
}

/** "Łódź" is found by "lodz". */
const bare = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").replace(/ł/gi, "l").toLowerCase();

/** The answers in which this stands as it is written; if there is none, those that have all of its words. */
export function filtered(offers: Offer[], search: string, sentence: (offer: Offer) => string): Offer[] {
  const wanted = bare(search).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return offers;
  const texts = offers.map((offer) => bare(`${sentence(offer)} ${offer.words}`));
  const phrase = wanted.join(" ");
  const exact = offers.filter((_, i) => texts[i]!.includes(phrase));
  return exact.length > 0 ? exact : offers.filter((_, i) => wanted.every((word) => texts[i]!.includes(word)));
}
