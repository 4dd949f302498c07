/* eslint-disable svelte/prefer-svelte-reactivity -- these maps and sets are values made anew, not state that is changed */
/** Dragging with mouse or finger: what is taken up follows the pointer, where it may go glows, and there it is dropped. */
import type { Table } from "@/lib/table.svelte";
import type { Offer } from "@/lib/types";
import { paths } from "./places";
import type { View } from "./view";

const drag = $state({ from: "", targets: new Set<string>() });

/** The place from which something is being dragged, or nothing. */
export const dragged = (): string => drag.from;

/** May this place be clicked, or take what is being dragged? */
export const glows = (table: Table, place: string): boolean =>
  drag.from ? drag.targets.has(place) || place === drag.from : table.places.has(place);

/** Actions that move something one can take in the hand: cards, officials, workers, governors. */
const CARRIED = new Set("unify court move_above move_below move_up recruit official move_worker move_governor".split(" "));

/** The two ends of an offer's drag, if it is one: a card to a slot, an official to a region, a worker to the next. */
function ends(offer: Offer, view: View, question: Table["shown"]["question"]): [string, string][] {
  if (!question) return [];
  if (offer.verb === "free_move")
    return [[`above:${offer.args["region"]}:${offer.args["official"]}`, `work:${offer.args["region"]}`]];
  return CARRIED.has(offer.verb) ? paths(offer, view, question).map((path) => [path[0]!, path[1]!]) : [];
}

const placeOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("[data-place]") : null;

/** Listens on the whole page while an own area is shown; returns the way to stop. */
export function dragging(table: Table): () => void {
  let taken: { node: HTMLElement; x: number; y: number; pointer: number; offers: Map<string, Offer[]> } | null = null;
  let ghost: HTMLElement | null = null;

  const offersFrom = (place: string): Map<string, Offer[]> => {
    const found = new Map<string, Offer[]>();
    const { view, question, offers } = table.shown;
    if (!table.asked || table.acting.sending) return found;
    for (const offer of offers)
      for (const [from, to] of ends(offer, view as View, question))
        if (from === place) found.set(to, [...(found.get(to) ?? []), offer]);
    return found;
  };

  function lift(node: Element): HTMLElement {
    const box = node.getBoundingClientRect();
    const svg = node instanceof SVGElement ? node.closest("svg") : null;
    const copy = document.createElement("div");
    copy.className = "zg-dragged";
    copy.style.cssText = `left:${box.left}px;top:${box.top}px;width:${box.width}px;height:${box.height}px`;
    const inside = node.cloneNode(true) as Element;
    for (const e of [inside, ...inside.querySelectorAll("*")])
      for (const a of ["data-place", "data-key", "id", "tabindex", "role"]) e.removeAttribute(a);
    if (svg) {
      const b = (node as SVGGraphicsElement).getBBox();
      const frame = document.createElementNS("http://www.w3.org/2000/svg", "svg");
      frame.setAttribute("viewBox", `${b.x} ${b.y} ${b.width} ${b.height}`);
      frame.append(inside);
      copy.append(frame);
    } else copy.append(inside);
    copy.setAttribute("aria-hidden", "true");
    document.body.append(copy);
    return copy;
  }

  function end(): void {
    taken = null;
    ghost?.remove();
    ghost = null;
    drag.from = "";
    drag.targets = new Set();
  }

  function down(event: PointerEvent): void {
    const node = placeOf(event.target);
    if (!node || event.button !== 0 || !event.isPrimary) return;
    const offers = offersFrom(node.dataset["place"]!);
    if (offers.size > 0) taken = { node, x: event.clientX, y: event.clientY, pointer: event.pointerId, offers };
  }

  function move(event: PointerEvent): void {
    if (!taken || event.pointerId !== taken.pointer) return;
    const [dx, dy] = [event.clientX - taken.x, event.clientY - taken.y];
    if (!ghost) {
      if (Math.hypot(dx, dy) < 10) return;
      ghost = lift(taken.node);
      // who drags asks for no explanation: the place forgets that it was pressed
      taken.node.dispatchEvent(new PointerEvent("pointercancel"));
      table.tip = null;
      table.picked = [];
      drag.from = taken.node.dataset["place"]!;
      drag.targets = new Set(taken.offers.keys());
    }
    ghost.style.transform = `translate(${dx}px, ${dy}px)`;
  }

  function up(event: PointerEvent): void {
    if (!taken || event.pointerId !== taken.pointer) return;
    const { node, offers } = taken;
    const moved = ghost !== null;
    end();
    if (!moved) return;
    const target = placeOf(document.elementFromPoint(event.clientX, event.clientY));
    const to = target?.dataset["place"] ?? "";
    const found = offers.get(to);
    // a pointer that was dragged is no click as well
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, true));
    if (target === node) table.click(to);
    else if (found?.length === 1) table.choose(found[0]!);
    else if (found) table.choosing = { place: to, offers: found };
    else if (to) void table.whyNot(to, [node.dataset["place"]!]);
  }
  const swallow = (event: Event): void => event.stopPropagation();
  const cancel = (event: PointerEvent): void => {
    if (taken?.pointer === event.pointerId) end();
  };

  /** A finger on something that can be dragged drags it; elsewhere it scrolls. */
  const hold = (event: TouchEvent): void => {
    if (taken && event.cancelable) event.preventDefault();
  };

  document.addEventListener("touchmove", hold, { passive: false });
  const listeners = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: cancel } as const;
  for (const [name, listener] of Object.entries(listeners)) document.addEventListener(name, listener as EventListener);
  return () => {
    end();
    document.removeEventListener("touchmove", hold);
    for (const [name, listener] of Object.entries(listeners)) document.removeEventListener(name, listener as EventListener);
  };
}
