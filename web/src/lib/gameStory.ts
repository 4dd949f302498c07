/** A whole game in a few facts: who led when, what brought most at once, how the points grew. */
import type { Told } from "./types";

export interface Gain {
  seat: number;
  amount: number;
  source: string;
  chapter: number;
  move: number;
}

export interface GameStory {
  /** Points of each player after each move, from the start. */
  course: number[][];
  /** Where each chapter begins: how many moves were made before it. */
  chapters: { chapter: number; move: number }[];
  /** Whoever takes the lead alone from somebody else. */
  turns: { seat: number; from: number; chapter: number; move: number }[];
  /** Who led longest without a break, over how many moves. */
  longest: { seat: number; moves: number } | null;
  /** The biggest single gain of each player who had one. */
  best: Gain[];
}

/** The one who is ahead of everybody; -1: several are equal. */
function ahead(points: number[]): number {
  const most = Math.max(...points);
  const first = points.indexOf(most);
  return points.lastIndexOf(most) === first ? first : -1;
}

/** Gains of one move, one per player and source. */
function gainsOf({ events, chapter, move }: Told): Gain[] {
  const found: Gain[] = [];
  for (const { what, seat, amount, source } of events) {
    if (what !== "vp" || !amount || seat < 0) continue;
    const known = found.find((gain) => gain.seat === seat && gain.source === source);
    if (known) known.amount += amount;
    else found.push({ seat, amount, source: source ?? "", chapter, move });
  }
  return found;
}

/** Of what was told, given the points at the end: what nobody was told of was there from the start. */
export function gameStory(story: Told[], totals: number[]): GameStory {
  const all = story.map(gainsOf);
  const now = [...totals];
  for (const { seat, amount } of all.flat()) if (seat < now.length) now[seat]! -= amount;
  const made: GameStory = { course: [[...now]], chapters: [], turns: [], longest: null, best: [] };
  let leader = totals.length > 1 ? ahead(now) : -1;
  let since = 0;
  const stays = (until: number) => {
    if (leader >= 0 && until - since > (made.longest?.moves ?? 0)) made.longest = { seat: leader, moves: until - since };
  };
  story.forEach(({ chapter, move }, i) => {
    if (chapter !== made.chapters.at(-1)?.chapter) made.chapters.push({ chapter, move: i });
    for (const gain of all[i]!) {
      if (gain.seat >= now.length) continue;
      now[gain.seat]! += gain.amount;
      const best = made.best.findIndex((known) => known.seat === gain.seat);
      if (best < 0 && gain.amount > 0) made.best.push(gain);
      else if (best >= 0 && gain.amount > made.best[best]!.amount) made.best[best] = gain;
    }
    made.course.push([...now]);
    const first = totals.length > 1 ? ahead(now) : -1;
    if (first < 0 || first === leader) return;
    stays(i);
    if (leader >= 0) made.turns.push({ seat: first, from: leader, chapter, move });
    leader = first;
    since = i;
  });
  stays(story.length);
  made.best.sort((a, b) => b.amount - a.amount);
  return made;
}
