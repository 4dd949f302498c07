/** The rules of a game, fetched once for each language and kept as long as the page is open. */
import { api } from "./api";
import type { Rule, Rules } from "./types";

const books = new Map<string, Promise<Rules>>();

export function rulebook(game: string, language: string): Promise<Rules> {
  const key = `${game} ${language}`;
  let book = books.get(key);
  if (!book) {
    book = api.rules(game, language);
    books.set(key, book);
    book.catch(() => books.delete(key)); // the next who asks tries again
  }
  return book;
}

/** A rule as one explains it at the table; the number of a heading gives the first that is under it. Empty: nobody has written it. */
export async function explained(game: string, language: string, rule: string): Promise<string> {
  const { rules } = await rulebook(game, language);
  return (rules.find((one) => one.id === rule) ?? rules.find((one) => one.id.startsWith(`${rule}.`)))?.plain ?? "";
}

export interface Chapter {
  id: string;
  title: string;
  rules: Rule[];
}

/** The number of a heading names every rule under it. */
export const isUnder = (id: string, wanted: string): boolean => wanted !== "" && (id === wanted || id.startsWith(`${wanted}.`));

/**
 * Rules by the headings they are explained under; a chapter is called by the number that its rules begin with ("AB-7"), a further one
 * with that number by its first rule. What lists the box (`box`, the number of its heading) comes last: nobody begins with it.
 */
export function chapters(rules: readonly Rule[], box = ""): Chapter[] {
  const found: Chapter[] = [];
  for (const rule of rules) {
    const title = rule.chapter.replace(/^[\d.]+ /, "");
    const last = found.at(-1);
    if (last?.title === title) {
      last.rules.push(rule);
      continue;
    }
    const short = `chapter-${rule.id.split(".")[0]}`;
    const id = found.some((chapter) => chapter.id === short) ? `chapter-${rule.id}` : short;
    found.push({ id, title, rules: [rule] });
  }
  const lists = (chapter: Chapter) => isUnder(chapter.rules[0]!.id, box);
  return [...found.filter((chapter) => !lists(chapter)), ...found.filter(lists)];
}
