/** What a seat sees, and what the page adds to it. */
import type { Aspect, Colour, Effect, Official, View } from "./seen";

export type * from "./seen";

export const COLOURS: Colour[] = ["ivory", "orange", "brown"];
export const ASPECTS: Aspect[] = ["writing", "currency", "law"];
export const OFFICIALS: Official[] = ["red", "gray", "white"];
export const ACTIONS = ["RECRUIT", "GOVERNOR", "REASSIGN", "HIRE", "PALACE", "WALL"];
/** Must the court card be higher (1) or lower (-1) for abilities of this action? */
export const DIRECTION: Record<string, number> = { RECRUIT: -1, GOVERNOR: -1, REASSIGN: 0, HIRE: 1, PALACE: 1, WALL: 1 };

export const colourOf = (card: number): Colour => COLOURS[Math.floor((card - 1) / 40)]!;

/** Does this card wake abilities of an action, on the court as it lies? */
export function fits(view: View, card: number, action: string): boolean {
  const way = DIRECTION[action] ?? 0;
  const top = view.court.top;
  return way !== 0 && (top === null || (way > 0 ? card > top : card < top));
}

/** The icon of an effect. */
export const effectIcon = (effect: Effect): string =>
  effect.effect === "OFFICIAL_HERE" || effect.effect === "OFFICIALS_AT"
    ? `official_${effect.official}`
    : effect.effect === "VP_CARDS"
      ? `cards_${effect.colour}`
      : effect.effect;

/** The number that stands beside it, if it says something. */
export const effectNumber = (effect: Effect): string =>
  ["MOVE", "VP", "WORKERS_AT", "OFFICIALS_AT"].includes(effect.effect) ? String(effect.n) : "";
