/**
 * The languages of the page: one is offered as soon as there is a file of it in texts/. English is always there.
 * What belongs to one room of the shell lies in a folder of its own: texts/<room>/<language>.ftl.
 */

export const shellFiles = import.meta.glob<string>("../texts/**/*.ftl", { query: "?raw", import: "default" });

const tags = Object.keys(shellFiles)
  .map((path) => path.slice("../texts/".length, -".ftl".length))
  .filter((tag) => !tag.includes("/"));
export const LANGUAGES: readonly string[] = ["en", ...tags.filter((tag) => tag !== "en").sort()];

/** What its speakers call it. */
export function ownName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** The first of the wished languages that there is, in another country's form if need be. */
export function fitting(wished: readonly string[], there: readonly string[] = LANGUAGES): string {
  for (const wish of wished) {
    const found =
      there.find((tag) => tag.toLowerCase() === wish.toLowerCase()) ?? there.find((tag) => tag === wish.split("-")[0]);
    if (found) return found;
  }
  return "en";
}
