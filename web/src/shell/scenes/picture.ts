/** A finished game as a picture to show others, drawn on a canvas: nothing is fetched for it and nothing leaves the browser by itself. */
import type { GameStory } from "@/lib/gameStory";
import { winnersText } from "@/lib/ending";
import { pictureOf } from "@/lib/games";
import { hueOf } from "@/lib/hues";
import { shapePath } from "@/lib/marks";
import { prefs } from "@/lib/prefs.svelte";
import { sourceName } from "@/lib/sentences";
import type { Table } from "@/lib/table.svelte";
import { gameName, t } from "@/lib/texts.svelte";
import type { Result } from "@/lib/types";
import { factsOf } from "./facts";
import { lineOf, scaleOf } from "./lines";
import { shares, winnerOf } from "./winner";

const WIDE = 1200;
const HIGH = 675;
const SHARP = 2; // pixels for each of these, so that letters stay clear where it is shown large
const ART = 224; // the key picture along the left side
const EDGE = 40;
const STEPS = [150, 105, 75, 55, 40];
/** Gold, silver and bronze, as on the page. */
const METALS = [
  ["#d9a431", "#ffe9a8", "#c08a1e"],
  ["#b4bbbf", "#f1f4f5", "#a9b1b6"],
  ["#c68a5d", "#f0c9a6", "#bb7f52"],
];
const ON_METAL = "#241708";

class Sheet {
  readonly canvas = document.createElement("canvas");
  readonly pen: CanvasRenderingContext2D;
  #look = getComputedStyle(document.documentElement);

  constructor() {
    this.canvas.width = WIDE * SHARP;
    this.canvas.height = HIGH * SHARP;
    this.pen = this.canvas.getContext("2d")!;
    this.pen.scale(SHARP, SHARP);
  }

  colour(name: string): string {
    return this.#look.getPropertyValue(`--${name}`).trim();
  }

  box(x: number, y: number, width: number, height: number, colour: string | CanvasGradient): void {
    this.pen.fillStyle = colour;
    this.pen.fillRect(x, y, width, height);
  }

  /** A line of text, smaller until it fits, and cut where even that is not enough. */
  text(
    said: string,
    x: number,
    y: number,
    size: number,
    width: number,
    { family = "sans", colour = "ink", middle = false } = {},
  ): void {
    const fonts = this.colour(family);
    const least = Math.max(13, size * 0.7);
    let line = said;
    const set = () => (this.pen.font = `${family === "serif" || size > 20 ? 600 : 400} ${size}px ${fonts}`);
    for (set(); this.pen.measureText(line).width > width && size > least; set()) size--;
    while (line.length > 2 && this.pen.measureText(line).width > width) line = `${line.slice(0, -2)}…`;
    this.pen.fillStyle = this.colour(colour) || colour;
    this.pen.textAlign = middle ? "center" : "left";
    this.pen.fillText(line, x, y);
  }

  metal(x: number, width: number, colours: string[]): CanvasGradient {
    const shine = this.pen.createLinearGradient(x, 0, x + width, 0);
    colours.forEach((colour, i) => shine.addColorStop(i / (colours.length - 1), colour));
    return shine;
  }

  mark(seat: number, x: number, y: number, size: number): void {
    this.pen.save();
    this.pen.translate(x, y);
    this.pen.fillStyle = this.colour(`p${seat % 4}`);
    this.pen.strokeStyle = this.colour("ink");
    this.pen.lineWidth = 1.5;
    const shape = new Path2D(shapePath(seat, size));
    this.pen.fill(shape);
    this.pen.stroke(shape);
    this.pen.restore();
  }
}

/** The key picture of a game; null where it has none, or where the browser cannot draw it. */
async function keyPicture(game: string): Promise<HTMLImageElement | null> {
  const address = pictureOf(game);
  if (!address) return null;
  const image = new Image();
  image.src = address;
  return image.decode().then(
    () => image,
    () => null,
  );
}

export async function drawn(table: Table, result: Result, story: GameStory, sources: string[]): Promise<Blob> {
  await document.fonts.ready;
  const sheet = new Sheet();
  const { pen } = sheet;
  const art = await keyPicture(table.game);
  const begin = (art ? ART : 0) + EDGE;
  const wide = WIDE - begin - EDGE;
  const half = (wide - EDGE) / 2;
  sheet.box(0, 0, WIDE, HIGH, sheet.colour("paper"));
  if (art) {
    const full = (HIGH * art.width) / art.height;
    pen.save();
    pen.beginPath();
    pen.rect(0, 0, ART, HIGH);
    pen.clip();
    pen.drawImage(art, (ART - full) / 2, 0, full, HIGH);
    pen.restore();
  }
  sheet.box(begin - EDGE, 0, WIDE, 10, sheet.colour("seal"));
  sheet.text(gameName(table.game), begin, 68, 40, wide, { family: "serif", colour: "seal" });
  sheet.text(winnersText(table, result), begin, 112, 28, wide, { family: "serif" });

  const ranked = result.totals
    .map((points, seat) => ({ seat, points, place: result.places[seat] ?? 0 }))
    .toSorted((a, b) => a.place - b.place || b.points - a.points);
  const step = half / ranked.length;
  const ground = 420;
  ranked.forEach(({ seat, points, place }, i) => {
    const high = STEPS[place - 1] ?? STEPS.at(-1)!;
    const x = begin + i * step;
    const metal = METALS[place - 1];
    sheet.box(x, ground - high, step - 10, high, metal ? sheet.metal(x, step - 10, metal) : sheet.colour("line-strong"));
    const at = x + (step - 10) / 2;
    sheet.text(place > 0 ? String(place) : "", at, ground - high / 2 + 12, 34, step, {
      family: "serif",
      colour: metal ? ON_METAL : "panel",
      middle: true,
    });
    sheet.mark(seat, at, ground - high - 58, 13);
    sheet.text(table.nameOf(seat), at, ground - high - 16, 21, step - 14, { middle: true });
    sheet.text(`${points} ${t("what-vp", { amount: points })}`, at, ground + 30, 22, step - 8, { middle: true });
  });

  const winner = winnerOf(result);
  const parts = shares(result, winner, sources);
  const whole = parts.reduce((sum, { points }) => sum + points, 0);
  if (whole > 0) {
    sheet.text(t("scenes-sources", { player: table.nameOf(winner) }), begin, 498, 20, half, { family: "serif" });
    let x = begin;
    for (const { i, points } of parts) {
      sheet.box(x, 510, (points / whole) * half - 1, 20, hueOf(i));
      x += (points / whole) * half;
    }
    parts.slice(0, 6).forEach(({ i, source, points }, k) => {
      const at = begin + (k % 2) * (half / 2);
      const line = 556 + Math.floor(k / 2) * 26;
      sheet.box(at, line - 12, 13, 13, hueOf(i));
      sheet.text(`${sourceName(table.game, source)} ${points}`, at + 20, line, 17, half / 2 - 26);
    });
  }

  const left = begin + half + EDGE;
  const scale = scaleOf(story, half, 200);
  sheet.text(t("scenes-course"), left, 178, 20, half, { family: "serif" });
  pen.save();
  pen.translate(left, 196);
  pen.lineJoin = "round";
  for (const { move } of story.chapters) sheet.box(scale.x(move), 0, 1, 200, sheet.colour("line-strong"));
  story.course[0]!.forEach((_, seat) => {
    const line = lineOf(story, seat, scale);
    pen.beginPath();
    for (const [x, y] of line) pen.lineTo(x, y);
    pen.strokeStyle = sheet.colour(`p${seat % 4}`);
    pen.lineWidth = 4;
    pen.stroke();
    sheet.mark(seat, ...line.at(-1)!, 8);
  });
  pen.restore();
  factsOf(table, story, result)
    .slice(0, 7)
    .forEach(({ seat, text }, k) => {
      sheet.mark(seat, left + 8, 446 + k * 28, 7);
      sheet.text(text, left + 26, 452 + k * 28, 18, half - 26);
    });
  const day = new Date().toLocaleDateString(prefs.language, { dateStyle: "long" });
  sheet.text(`Tianxia · ${day}`, begin, HIGH - 16, 16, half, { colour: "soft" });

  return new Promise((give, fail) =>
    sheet.canvas.toBlob((blob) => (blob ? give(blob) : fail(new Error("no picture"))), "image/png"),
  );
}

/** To where the device shares things, or else as a file. */
export async function handOut(picture: Blob, name: string): Promise<void> {
  const file = new File([picture], name, { type: "image/png" });
  if (matchMedia("(pointer: coarse)").matches && navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch(() => null); // who changes their mind does not share
    return;
  }
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
