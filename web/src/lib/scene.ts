/** The words of a scene (shell/rulebook/Scene.svelte), read. */
export interface Item {
  /** What is drawn, and how often. */
  word: string;
  n: number;
  sign: string;
  text: string;
}

const SIGNS: Record<string, string> = { ">": "→", "+": "+", "=": "=" };

function read(row: string): Item[] {
  const items: Item[] = [];
  let n = 0;
  for (const [word] of row.matchAll(/"[^"]*"|\S+/g)) {
    const item: Item = { word: "", n: 1, sign: "", text: "" };
    if (word in SIGNS) items.push({ ...item, sign: SIGNS[word]! });
    else if (word.startsWith('"')) items.push({ ...item, text: word.slice(1, -1) });
    else if (/^\d+$/.test(word)) n = Number(word);
    else {
      items.push({ ...item, word: word === "." ? "" : word, n: n || 1 });
      n = 0;
    }
  }
  return items;
}

export const rows = (scene: string): Item[][] => scene.replace(/^#/, "").split("/").map(read);

/** What is drawn, for who does not see it: names where there are some ("3 × stone → tower"). A field is told by the text beside it. */
export function inWords(scene: string, nameOf: (word: string) => string): string {
  if (scene.startsWith("#")) return "";
  const said = rows(scene).map((row) =>
    row.map((item) => item.sign || item.text || (item.n > 1 ? `${item.n} × ` : "") + nameOf(item.word)).join(" "),
  );
  return said.join("; ").replace(/\s+/g, " ").trim();
}
