/** What an answer would do, before it is given: in words, in numbers, and where on the board. */
import { changeText, whatName } from "./sentences";
import type { Table } from "./table.svelte";
import { t } from "./texts.svelte";
import type { Change, Offer } from "./types";

/** One sum per player, thing and direction; points apart by their source. */
export function sums(changes: Change[], bySource: (what: string) => boolean = (what) => what === "vp"): Change[] {
  const found = new Map<string, Change>();
  for (const change of changes) {
    const source = bySource(change.what) ? change.source : "";
    const key = `${change.seat}:${change.what}:${source}:${Math.sign(change.amount)}`;
    const known = found.get(key);
    found.set(key, { ...change, source, amount: change.amount + (known?.amount ?? 0) });
  }
  return [...found.values()];
}

/** How much more (or less) of something a player would have. */
export function foreseen(offer: Offer | null, seat: number, what: string): number {
  let amount = 0;
  for (const change of offer?.changes ?? []) if (change.seat === seat && change.what === what) amount += change.amount;
  return amount;
}

const plain = (game: string, change: Change): string => {
  if (change.source) return changeText(game, change).replace(/^[+−]/, "");
  return `${Math.abs(change.amount)} ${whatName(game, change.what, change.amount)}`;
};

/** "Price: 2 coins. Gain: 4 points (organizer)." and what others get; empty where nothing is counted. */
function outcome(table: Table, offer: Offer): string {
  const { game, latest } = table;
  const all = sums(offer.changes);
  const mine = all.filter((change) => change.seat === offer.seat);
  const said: string[] = [];
  const list = (changes: Change[]): string[] => changes.map((change) => plain(game, change));
  const paid = mine.filter((change) => change.amount < 0);
  const gained = mine.filter((change) => change.amount > 0);
  if (paid.length > 0) said.push(t("offer-price", { what: list(paid) }));
  if (gained.length > 0) said.push(t("offer-gain", { what: list(gained) }));
  for (const { seat } of latest.players) {
    const theirs = all.filter((change) => change.seat === seat && seat !== offer.seat);
    if (theirs.length > 0) said.push(`${table.nameOf(seat)}: ${theirs.map((change) => changeText(game, change)).join(", ")}.`);
  }
  return [...said, ...(table.module.also?.(offer, table.shown.view) ?? [])].join(" ");
}

/** The answer and all that it would do, as one says it. */
export function inFull(table: Table, offer: Offer, label = table.label(offer)): string {
  const brings = outcome(table, offer);
  const minds = offer.warnings.map((warning) => table.warningText(warning));
  const sentences = [brings, offer.reveals ? t("offer-final") : "", ...minds].filter(Boolean);
  return sentences.length === 0 ? label : `${label.replace(/[.:]$/, "")}. ${sentences.join(" ")}`;
}

/** Several answers as they are read out: each a sentence; one alone stays as it is. */
export const oneAfterTheOther = (acts: string[]): string =>
  acts.length < 2 ? acts.join() : acts.map((act) => (/[.!?…:]$/.test(act) ? act : `${act}.`)).join(" ");

/** Where it would happen: the places that are lit before it is done. */
export function places(table: Table, offer: Offer): string[] {
  const { where } = table.module;
  return where ? offer.happens.flatMap((happening) => where(happening, table.shown.view)) : [];
}

/** Answers in the order in which the game's players think of them; what it does not name keeps its place between. */
export function inOrder(offers: Offer[], verbs: string[][] = []): Offer[] {
  const [first = [], last = []] = verbs;
  const rank = ({ verb }: Offer): number => {
    if (first.includes(verb)) return first.indexOf(verb) - first.length;
    return last.indexOf(verb) + 1;
  };
  return verbs.length === 0 ? offers : offers.toSorted((one, other) => rank(one) - rank(other));
}
