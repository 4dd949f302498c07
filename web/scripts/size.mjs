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

/** All files that come with these sources: their static imports, styles and (for styles) fonts. */
function files(keys, letters) {
  const seen = new Set();
  const out = new Set(["index.html", "early.js"]);
  const visit = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    out.add(chunk.file);
    for (const css of chunk.css ?? []) out.add(css);
    for (const asset of chunk.assets ?? []) if (!asset.endsWith(".woff2")) out.add(asset);
    for (const next of chunk.imports ?? []) visit(next);
  };
  keys.forEach(visit);
  for (const chunk of Object.values(manifest))
    if (chunk.file.endsWith(".woff2") && (letters || !chunk.file.includes("latin-ext"))) out.add(chunk.file);
  return out;
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
  const shell = ["index.html", ...find(`src/texts/${language}.ftl?raw`, `/lobby/${language}.ftl?raw`)];
  rows.push([`lobby, ${language}`, files(shell, language !== "en")]);
  for (const game of named("src/games/", "/index.ts")) {
    const drawing = find(`src/games/${game}/index.ts`);
    const words = find(`games/${game}/texts/${language}.ftl?raw`);
    rows.push([
      `lobby + ${game}, ${language}`,
      files([...shell, ...find("shell/TablePage.svelte"), ...drawing, ...words], language !== "en"),
    ]);
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
