/* eslint-disable svelte/prefer-svelte-reactivity -- these maps and sets are values made anew, not state that is changed */
/** What would wake: the card and the court action that are picked, under the pointer, or in focus. */
import type { Table } from "@/lib/table.svelte";
import { dragged } from "./drag.svelte";
import { fits, type View } from "./view";

const focus = $state({ place: "" });

/** Remembers what has the keyboard's focus, while an own area is shown; returns the way to stop. */
export function watchFocus(): () => void {
  // a place that disappears loses its focus in the middle of drawing: tell only after that
  const tell = (place: string): void => queueMicrotask(() => (focus.place = place));
  const look = (event: FocusEvent): void => {
    const target = event.target as Element;
    tell((target.matches(":focus-visible") ? target.closest("[data-place]")?.getAttribute("data-place") : null) ?? "");
  };
  const leave = (): void => tell("");
  document.addEventListener("focusin", look);
  document.addEventListener("focusout", leave);
  return () => {
    document.removeEventListener("focusin", look);
    document.removeEventListener("focusout", leave);
  };
}

export interface Preview {
  card: number | null;
  action: string | null;
}

export function preview(table: Table): Preview {
  const offer = table.pointed.offer;
  if (offer) {
    const court = offer.verb === "court";
    return { card: court ? Number(offer.args["card"]) : null, action: court ? (offer.args["action"] ?? null) : null };
  }
  const places = [dragged(), ...table.picked, table.pointed.place ?? "", focus.place];
  const find = (kind: string): string | null => places.find((p) => p.startsWith(`${kind}:`))?.slice(kind.length + 1) ?? null;
  const card = find("card");
  return { card: card ? Number(card) : null, action: find("court") };
}

/** My tucked cards that would wake: of the action in view, or of any action the card in view fits. */
export function waking(table: Table, view: View): Set<number> {
  const { card, action } = preview(table);
  const wakes = view.players[table.shown.eyes]?.wakes ?? {};
  const found = new Set<number>();
  if (card === null && action === null) return found;
  for (const [one, cards] of Object.entries(wakes))
    if ((action === null || one === action) && (card === null || fits(view, card, one))) for (const c of cards) found.add(c);
  return found;
}
