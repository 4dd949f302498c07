/** Words in texts: found whatever their accents and capital letters, and shown where they stand. */

const SINGLE: Record<string, string> = { ł: "l", đ: "d", ø: "o" };

/** One letter without its accent, small. Always one letter, so that places in the bare text are places in the text. */
function bareLetter(letter: string): string {
  const small = letter.toLowerCase();
  return SINGLE[small] ?? small.normalize("NFD").charAt(0);
}

export const bare = (text: string): string => Array.from({ length: text.length }, (_, i) => bareLetter(text.charAt(i))).join("");

/** What somebody looks for: every one of these words. */
export const wordsOf = (search: string): string[] => bare(search).split(/\s+/).filter(Boolean);

export function hasAll(text: string, words: readonly string[]): boolean {
  const plain = bare(text);
  return words.every((word) => plain.includes(word));
}

export interface Piece {
  text: string;
  hit: boolean;
}

/** The text in pieces, the found words apart. */
export function pieces(text: string, words: readonly string[]): Piece[] {
  const plain = bare(text);
  const marked = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1)) marked.fill(true, at, at + word.length);
  }
  const found: Piece[] = [];
  for (let i = 0; i < text.length; i++) {
    const last = found.at(-1);
    if (last && last.hit === marked[i]) last.text += text.charAt(i);
    else found.push({ text: text.charAt(i), hit: marked[i]! });
  }
  return found;
}
