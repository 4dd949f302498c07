/** Gains fly: from the place where something was done to the counter of who gets it, small and calm. */
import { beforePaint } from "./beforePaint";
import { clicksOf } from "./clicks";
import type { GameModule } from "./module";
import { move } from "./movement";
import { calm } from "./prefs.svelte";
import { scored } from "./scoring";
import type { GameEvent, Question, Told } from "./types";

const TIME = 620;
const AFTER = 90; // milliseconds between one and the next
const MOST = 12;

export interface Flight {
  place: string;
  seat: number;
  what: string;
}

interface Course {
  to: Element;
  start: DOMRect;
  end: DOMRect;
}

type Left = { view: unknown; question: Question | null };

/** Where a move was made: the last click that chooses it. */
const placeOf = (told: Told, module: GameModule, { view, question }: Left): string | null =>
  clicksOf(told, module, view, question)[0]?.at(-1) ?? null;

/** What flies from where to whom, each thing once. */
export function flights(told: Told, module: GameModule, left: Left): Flight[] {
  const found: Flight[] = [];
  const rules = module.scoring?.rules ?? [];
  const add = (event: GameEvent, place: string | null | undefined) => {
    const known = found.some((f) => f.place === place && f.seat === event.seat && f.what === event.what);
    if (place && !known) found.push({ place, seat: event.seat, what: event.what ?? "" });
  };
  const here = placeOf(told, module, left);
  let said: GameEvent | null = null; // a scoring names its places before it counts the points
  for (const event of told.events) {
    const counts = scored(event, rules);
    if (!event.what) said = counts ? event : said;
    else if ((event.amount ?? 0) > 0 && event.seat >= 0) {
      const about = counts ? [event, ...(said?.rule === event.rule ? [said] : [])] : [];
      const places = about.flatMap((one) => module.scoring?.places(one, left.view) ?? []);
      add(event, counts ? places[0] : here);
    }
  }
  return found.slice(0, MOST);
}

const inSight = (box: DOMRect): boolean =>
  box.width > 0 && box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;

/** The first of these that one can see. */
function visible(root: Element, selector: string): Element | undefined {
  return [...root.querySelectorAll(selector)].find(
    (node) => node.checkVisibility({ visibilityProperty: true }) && inSight(node.getBoundingClientRect()),
  );
}

/** From where what flies to where. */
function courseOf(root: HTMLElement, { place, seat, what }: Flight, own: number | null): Course | null {
  const icon = `[data-icon="${CSS.escape(what)}"]`;
  const strip = seat === own ? `, .strip ${icon}` : "";
  const from = visible(root, `[data-place="${CSS.escape(place)}"]`);
  const to = visible(root, `[data-player="${seat}"] ${icon}${strip}`);
  if (!from || !to || to.closest("[data-place]") === from) return null;
  return { to, start: from.getBoundingClientRect(), end: to.getBoundingClientRect() };
}

export function fly(root: HTMLElement | null, all: Flight[], own: number | null): void {
  if (!root || all.length === 0 || calm() || document.hidden) return;
  beforePaint(() => {
    const courses = all.flatMap((flight) => courseOf(root, flight, own) ?? []);
    return () => start(root, courses);
  });
}

function start(root: HTMLElement, courses: Course[]): void {
  courses.forEach(({ to, start, end }, i) => {
    const bird = to.cloneNode(true) as SVGElement;
    bird.setAttribute("aria-hidden", "true");
    bird.removeAttribute("data-icon");
    bird.style.cssText = `position: fixed; z-index: 40; pointer-events: none; left: ${end.left}px; top: ${end.top}px; width: ${end.width}px; height: ${end.height}px`;
    root.append(bird);
    const dx = start.left + start.width / 2 - end.left - end.width / 2;
    const dy = start.top + start.height / 2 - end.top - end.height / 2;
    const way = [
      { transform: `translate(${dx}px, ${dy}px) scale(1.3)`, opacity: 0 },
      { transform: `translate(${dx * 0.9}px, ${dy * 0.9}px) scale(1.3)`, opacity: 1, offset: 0.2 },
      { transform: "none", opacity: 1, offset: 0.9 },
      { transform: "none", opacity: 0 },
    ];
    move(bird, way, { time: TIME, wait: i * AFTER, easing: "ease-in-out", after: () => bird.remove() });
  });
}
