/** The rules of a game, fetched once for each language and kept as long as the page is open. */
import { api } from "./api";
import type { Rules } from "./types";

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
