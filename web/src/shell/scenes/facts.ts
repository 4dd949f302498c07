/** What is worth telling of a game that is over. */
import type { GameStory } from "@/lib/gameStory";
import { sourceName } from "@/lib/sentences";
import type { Table } from "@/lib/table.svelte";
import { t } from "@/lib/texts.svelte";
import type { Result } from "@/lib/types";

const MOST_TURNS = 2;

export interface Fact {
  seat: number;
  text: string;
  /** The move to look at; null: it is about the whole game. */
  move: number | null;
}

/** Those who play together have no lead. */
const against = ({ places }: Result): boolean => places.length > 1 && new Set(places).size > 1;

export function factsOf(table: Table, story: GameStory, result: Result): Fact[] {
  const chapterOf = (chapter: number) => t(table.module.chapters?.one ?? "log-chapter", { chapter });
  const facts: Fact[] = [];
  if (against(result)) {
    for (const { seat, from, chapter, move } of story.turns.slice(-MOST_TURNS)) {
      const text = t("scenes-lead", { chapter: chapterOf(chapter), player: table.nameOf(seat), other: table.nameOf(from) });
      facts.push({ seat, text, move });
    }
    if (story.longest) {
      const { seat, moves } = story.longest;
      const text = t("scenes-longest", { player: table.nameOf(seat), n: moves, all: story.course.length - 1 });
      facts.push({ seat, text, move: null });
    }
  }
  for (const { seat, amount, source, chapter, move } of story.best) {
    const values = { player: table.nameOf(seat), n: amount, source: sourceName(table.game, source), chapter: chapterOf(chapter) };
    facts.push({ seat, text: t("scenes-best", values), move });
  }
  return facts;
}
