/** Which places of the board an offer belongs to, and which action somebody means who clicks a place. */
import type { Misfit } from "@/lib/module";
import type { Offer, Question } from "@/lib/types";
import { cellOf, STEP, WEAPON_OF, type View, type Way } from "./view";

/** The cell the present question is about: that of a new figure. */
export function askedCell(view: View, question: Question | null): string | null {
  const cell = question?.about["cell"];
  if (typeof cell === "string" && cell !== "") return cell;
  const newest = view.figures.at(-1);
  return newest?.cell ?? null;
}

const beside = (cell: string, way: Way): string => {
  const [r, c] = cellOf(cell);
  const [dr, dc] = STEP[way];
  return `${r + dr},${c + dc}`;
};

const around = (n: number, size: number): number => ((n - 1 + size) % size) + 1;

/** The row or column an inspector reaches with this step. */
export function reached(view: View, inspector: string, step: string): number {
  const size = inspector === "V" ? 7 : 9;
  return around(view.inspectors[inspector as "V" | "H"] + Number(step), size);
}

/** Segments where a worker could stand: clicking one says "turn nothing" and places there. */
const roomy = (view: View): string[] =>
  view.segments.flatMap((s, i) => (s.workers.length < 2 && !s.workers.some((w) => w.kind === "artist") ? [`segment:${i}`] : []));

export function paths(offer: Offer, view: View, question: Question): string[][] {
  const a = offer.args;
  switch (offer.verb) {
    case "rotate":
      return a["wheel"] === "none" ? [["hub"], ...roomy(view).map((s) => [s])] : [[`wheel:${a["wheel"]}`]];
    case "place":
      return [[`segment:${a["segment"]}`]];
    case "perform":
    case "take":
    case "skip":
      return [[`slot:${a["ring"]}`]];
    case "type":
      return [[`organizer:${a["type"]}`]];
    case "put":
      return [[`cell:${a["cell"]}`]];
    case "weapon":
      return [[`weapon:${question.about["weapon"]}`]];
    case "inspector":
      return [[`track:${a["inspector"]}:${reached(view, a["inspector"]!, a["step"]!)}`]];
    case "stay":
      if (question.kind === "guard") return [[`cell:${askedCell(view, question)}`]];
      return [[`track:V:${view.inspectors.V}`], [`track:H:${view.inspectors.H}`]];
    case "shoot":
    case "face":
      return [[`way:${a["direction"]}`]];
    case "hire":
      return [[`token:${a["token"]}`]];
    case "ability":
      return [[`master:${question.about["master"]}`]];
    case "collect": {
      const [one, two] = a["storages"]!.split("+");
      return [
        [`storage:${one}`, `storage:${two}`],
        [`storage:${two}`, `storage:${one}`],
      ];
    }
    case "buy":
      return [[`specialist:${a["kind"]}`]];
    case "mount":
      return [[`cell:${a["cell"]}`, `cell:${beside(a["cell"]!, a["direction"] as Way)}`]];
    case "move":
      return [[`cell:${a["from"]}`, `cell:${a["to"]}`]];
    default:
      return [];
  }
}

/** A click on a segment while the wheels are asked about goes on to the placing. */
export const onward = (offer: Offer, place: string): boolean => offer.verb === "rotate" && place.startsWith("segment:");

/** The storages as the rules go round them. */
const QUARTERS = ["NE", "SE", "SW", "NW"];
const byQuarter = (one: string, two: string): number => QUARTERS.indexOf(one) - QUARTERS.indexOf(two);

/** What somebody means who has picked a cell or a storage and clicks a place that does not go with it. */
function meantWith(picked: string, place: string, asked: string): string | Misfit | null {
  const [what, one = ""] = picked.split(":");
  const [to, at = ""] = place.split(":");
  if (what === "storage" && to === "storage") return `collect ${[one, at].sort(byQuarter).join("+")}`;
  if (what !== "cell" || to !== "cell") return null;
  if (asked === "guard") return `move ${one} ${at}`;
  const way = (Object.keys(STEP) as Way[]).find((direction) => beside(one, direction) === at);
  if (way) return `mount ${one} ${way}`;
  return { text: "terracotta-no-no-room-for-horse", args: { cell: one }, rule: "TA-9.2.3" };
}

export function attempt(place: string, view: View, question: Question | null, picked: string[] = []): string | Misfit | null {
  if (!question) return null;
  const both = picked.length > 0 ? meantWith(picked[0]!, place, question.kind) : null;
  if (both !== null) return both;
  const [kind, one, two] = place.split(":");
  if (kind === "wheel") return `rotate ${one}`;
  switch (question.kind) {
    case "place": {
      const seat = question.seats[0] ?? 0;
      const worker = (view.players[seat]?.craftsmen ?? 0) > 0 ? "craftsman" : "artist";
      return kind === "segment" ? `place ${worker} ${one}` : null;
    }
    case "inner":
    case "middle":
    case "outer":
      return kind === "slot" ? `perform ${question.kind}` : null;
    case "type":
      return kind === "organizer" ? `type ${one}` : null;
    case "cell":
    case "spot":
      return kind === "cell" ? `put ${one}` : null;
    case "token":
      return kind === "token" ? `hire ${one}` : null;
    case "specialist":
      return kind === "specialist" ? `buy ${one}` : kind === "weapon" ? `buy ${kindWith(one ?? "")}` : null;
    case "officer":
    case "inspector":
      return kind === "track" ? inspectorWords(view, one as "V" | "H", Number(two)) : null;
    case "horse":
      return kind === "cell" ? `mount ${one} E` : null;
    case "guard":
      return kind === "cell" ? `move ${one} ${one}` : null;
    case "weapon":
      return kind === "weapon" && one === question.about["weapon"] ? "weapon use" : null;
    case "ability":
      return kind === "master" && one === question.about["master"] ? "ability use" : null;
    default:
      return null;
  }
}

const kindWith = (weapon: string): string =>
  Object.keys(WEAPON_OF).find((k) => WEAPON_OF[k] === weapon && ["horse", "servant", "archer", "musician"].includes(k)) ??
  "horse";

function inspectorWords(view: View, inspector: "V" | "H", to: number): string | null {
  for (const step of ["-1", "+1", "+2"]) if (reached(view, inspector, step) === to) return `inspector ${inspector} ${step}`;
  return null;
}

// ---- workers keep their identity, so that each glides from its owner's area to its segment and back ----

const assigned = new Map<string, { seat: number; index: number }>();
const known = new WeakMap<View["segments"], Map<string, string>>();

/** A key per worker in the workshop ("segment:space"), stable from view to view. */
export function workerKeys(view: View): Map<string, string> {
  const done = known.get(view.segments);
  if (done) return done;
  const now = new Map<string, number>();
  view.segments.forEach((segment, s) => segment.workers.forEach((w, i) => now.set(`${s}:${i}`, w.seat)));
  for (const [where, worker] of [...assigned]) if (now.get(where) !== worker.seat) assigned.delete(where);
  for (const [where, seat] of now) {
    if (assigned.has(where)) continue;
    const used = new Set([...assigned.values()].filter((w) => w.seat === seat).map((w) => w.index));
    let index = 0;
    while (used.has(index)) index++;
    assigned.set(where, { seat, index });
  }
  const keys = new Map<string, string>();
  for (const [where, worker] of assigned) keys.set(where, `worker:${worker.seat}:${worker.index}`);
  known.set(view.segments, keys);
  return keys;
}

/** Keys of the workers a player still has at hand. */
export function freeWorkers(view: View, seat: number): { key: string; kind: "craftsman" | "artist" }[] {
  const player = view.players[seat]!;
  const used = new Set([...workerKeys(view).values()]);
  const out: { key: string; kind: "craftsman" | "artist" }[] = [];
  let index = 0;
  for (let i = 0; i < player.craftsmen + player.artists; i++) {
    while (used.has(`worker:${seat}:${index}`)) index++;
    out.push({ key: `worker:${seat}:${index}`, kind: i < player.craftsmen ? "craftsman" : "artist" });
    index++;
  }
  return out;
}
