/** Things move: whatever carries the same `data-key` before and after a change glides from there to here. */
import { calm, pace } from "./prefs.svelte";

export type Where = Map<string, DOMRect>;
const TIME = 280;

/** Where everything with a key is now. */
export function measure(root: Element | null): Where {
  const found: Where = new Map();
  if (!root || calm()) return found;
  for (const element of root.querySelectorAll("[data-key]")) {
    const box = element.getBoundingClientRect();
    if (box.width > 0) found.set(element.getAttribute("data-key")!, box);
  }
  return found;
}

/** After the change: let everything that moved glide, and what is new fade in. Read first, then write: an animation that begins makes all
 * that is read after it be laid out anew. */
export function glide(root: Element | null, before: Where): void {
  if (!root || before.size === 0 || calm()) return;
  const moves: [Element, Keyframe[], string][] = [];
  for (const element of root.querySelectorAll("[data-key]")) {
    const box = element.getBoundingClientRect();
    if (box.width === 0) continue;
    const old = before.get(element.getAttribute("data-key")!);
    if (!old) {
      moves.push([element, [{ opacity: 0 }, { opacity: 1 }], "ease-out"]);
      continue;
    }
    let dx = old.left + old.width / 2 - box.left - box.width / 2;
    let dy = old.top + old.height / 2 - box.top - box.height / 2;
    if (Math.abs(dx) < 2 && Math.abs(dy) < 2) continue;
    const svg = element instanceof SVGElement ? (element as SVGGraphicsElement).ownerSVGElement : null;
    const scale = svg ? (svg.getScreenCTM()?.a ?? 1) : (element.currentCSSZoom ?? 1);
    dx /= scale;
    dy /= scale;
    moves.push([element, [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "none" }], "cubic-bezier(.3,.1,.2,1)"]);
  }
  const duration = TIME * pace();
  for (const [element, way, easing] of moves) element.animate(way, { duration, easing });
}
