// How much a visit loads, compressed: the lobby, and the lobby plus a table of each game in each language.
// Follows the build's own manifest, so it counts what a browser fetches, not what lies in the folder.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

const LIMIT = 300_000;
const dist = new URL("../dist/", import.meta.url).pathname;
if (!existsSync(join(dist, ".vite/manifest.json"))) {
  console.error("no built page: run `npm run build` first");
  process.exit(1);
}
const manifest = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8"));
const find = (...endings) => Object.keys(manifest).filter((key) => endings.some((e) => key.endsWith(e)));

/** The fonts as the page declares them: what file has which letters. */
const faces = [...readFileSync(new URL("../src/fonts.css", import.meta.url), "utf8").matchAll(/@font-face\s*{([^}]*)}/g)].map(
  ([, face]) => ({
    font: /font-family: (.*);/.exec(face)[1] + /font-weight: (.*);/.exec(face)[1],
    file: manifest[find(/([^/]*\.woff2)/.exec(face)[1])[0]].file,
    ranges: [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, a, b]) => [parseInt(a, 16), parseInt(b ?? a, 16)]),
  }),
);

/** The fonts that a browser fetches for a text: for each letter the last that has it. */
function fonts(text) {
  const out = new Set();
  for (const letter of new Set(text)) {
    const at = letter.codePointAt(0);
    const having = faces.filter((face) => face.ranges.some(([first, last]) => first <= at && at <= last));
    for (const { font, file } of having) if (having.findLast((face) => face.font === font).file === file) out.add(file);
  }
  return out;
}

/** All files that come with these sources: their static imports, styles and the fonts for their words. */
function files(keys) {
  const seen = new Set();
  const out = new Set(["index.html", "early.js"]);
  let words = "";
  const visit = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    out.add(chunk.file);
    if (key.includes(".ftl")) words += readFileSync(join(dist, chunk.file), "utf8");
    for (const css of chunk.css ?? []) out.add(css);
    for (const asset of chunk.assets ?? []) if (!asset.endsWith(".woff2")) out.add(asset);
    for (const next of chunk.imports ?? []) visit(next);
  };
  keys.forEach(visit);
  return new Set([...out, ...fonts(words)]);
}

const weigh = (names, pack) =>
  [...names].reduce((sum, name) => {
    const bytes = readFileSync(join(dist, name));
    return sum + (name.endsWith(".woff2") ? bytes.length : pack(bytes).length);
  }, 0);
const kB = (n) => `${(n / 1000).toFixed(1)} kB`;

const rows = [];
/** What stands for the star in the names of the sources, each once. */
const named = (before, after) => find(after).flatMap((key) => key.split(before)[1]?.slice(0, -after.length) ?? []);
const languages = named("src/texts/", ".ftl?raw").filter((name) => !name.includes("/"));
for (const language of languages.sort((a, b) => (b === "en") - (a === "en") || a.localeCompare(b))) {
  const rooms = Object.keys(manifest).filter((key) => key.startsWith("src/texts/") && key.endsWith(`/${language}.ftl?raw`));
  const shell = ["index.html", ...rooms, ...find(`/lobby/${language}.ftl?raw`)];
  rows.push([`lobby, ${language}`, files(shell)]);
  for (const game of named("src/games/", "/index.ts")) {
    const drawing = find(`src/games/${game}/index.ts`);
    const words = find(`games/${game}/texts/${language}.ftl?raw`);
    rows.push([`lobby + ${game}, ${language}`, files([...shell, ...find("shell/TablePage.svelte"), ...drawing, ...words])]);
  }
}
console.log("what".padEnd(30), "gzip".padStart(10), "brotli".padStart(10), "files".padStart(6));
let over = false;
for (const [what, names] of rows) {
  const gzip = weigh(names, (b) => gzipSync(b, { level: 9 }));
  console.log(
    what.padEnd(30),
    kB(gzip).padStart(10),
    kB(weigh(names, brotliCompressSync)).padStart(10),
    String(names.size).padStart(6),
  );
  over ||= gzip > LIMIT;
}
if (over) {
  console.error(`over the limit of ${kB(LIMIT)}`);
  process.exit(1);
}
