// How much a first visit loads, compressed: the lobby, and the lobby plus a Terracotta table.
// Follows the imports of the built page, so it counts what a browser fetches, not what lies in the folder.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

const dist = new URL("../dist/", import.meta.url).pathname;
if (!existsSync(dist)) {
  console.error("no dist folder: run `npm run build` first");
  process.exit(1);
}
const files = readdirSync(join(dist, "assets"));
const html = readFileSync(join(dist, "index.html"), "utf8");
const text = (name) => readFileSync(join(dist, "assets", name), "utf8");
const mentioned = (source) => files.filter((name) => source.includes(name));

function statically(start) {
  const seen = new Set(start);
  const todo = [...start];
  while (todo.length > 0) {
    const name = todo.pop();
    if (!name.endsWith(".js")) continue;
    for (const match of text(name).matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)) {
      if (!seen.has(match[1])) {
        seen.add(match[1]);
        todo.push(match[1]);
      }
    }
  }
  return seen;
}

const first = statically(mentioned(html));
const fonts = (ext) => files.filter((f) => f.endsWith(".woff2") && f.includes("latin-ext") === ext);
for (const font of fonts(false)) first.add(font);
const language = (lang) => files.filter((f) => f.startsWith(`${lang}-`) && f.endsWith(".js"));
const table = new Set(first);
for (const f of files) if (/^(Table|index|Board|Area|terracotta)/i.test(f) && !/\.woff2$/.test(f)) table.add(f);
for (const f of language("pl")) table.add(f);
for (const f of fonts(true)) table.add(f);

const weigh = (names, pack) => {
  let sum = pack(Buffer.from(html)).length;
  for (const name of names) {
    const bytes = readFileSync(join(dist, "assets", name));
    sum += name.endsWith(".woff2") ? bytes.length : pack(bytes).length;
  }
  return sum;
};
const kB = (n) => `${(n / 1000).toFixed(1)} kB`;
const limit = 300_000;
const rows = [
  ["lobby, English", first],
  ["lobby + table + Polish with its letters", table],
];
console.log("what".padEnd(44), "gzip".padStart(10), "brotli".padStart(10), "files".padStart(6));
let over = false;
for (const [what, names] of rows) {
  const gzip = weigh(names, (b) => gzipSync(b, { level: 9 }));
  console.log(
    what.padEnd(44),
    kB(gzip).padStart(10),
    kB(weigh(names, brotliCompressSync)).padStart(10),
    String(names.size).padStart(6),
  );
  over ||= gzip > limit;
}
if (over) {
  console.error(`over the limit of ${kB(limit)}`);
  process.exit(1);
}
