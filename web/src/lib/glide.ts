/**
 * Things move: whatever carries the same `data-key` before and after a change glides from there to here. What is new comes from where
 * the key in its `data-from` was; else it fades in, or as its `data-comes` says.
 */
import { beforePaint } from "./beforePaint";
import { letGo, move, type Way } from "./movement";
import { calm, pace } from "./prefs.svelte";

export type Where = Map<string, DOMRect>;
const TIME = 280;
const FEW = 8; // more new things at once do not fade in one by one: each would have a layer of its own

/** How something new comes: a die is rolled, a card turned up. */
const COMES: Record<string, { frames: Keyframe[]; time: number }> = {
  fade: { frames: [{ opacity: 0 }, { opacity: 1 }], time: 1 },
  roll: {
    frames: [
      { transform: "translateY(-26px) rotate(-260deg) scale(0.6)", opacity: 0 },
      { transform: "translateY(5px) rotate(24deg)", opacity: 1, offset: 0.7 },
      { transform: "none" },
    ],
    time: 2.2,
  },
  turn: { frames: [{ transform: "perspective(600px) rotateY(90deg)" }, { transform: "none" }], time: 1.5 },
};

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

/** After the change: let everything that moved glide, and what is new fade in. What has come to rest since the last step goes along. */
export function glide(root: Element | null, before: Where): void {
  if (root && before.size > 0 && !calm() && !document.hidden) beforePaint(() => glides(root, before));
}

function glides(root: Element, before: Where): () => void {
  const unit = TIME * pace();
  const moves: [Element, Keyframe[], Way][] = [];
  const fades: typeof moves = [];
  for (const element of root.querySelectorAll<HTMLElement | SVGGraphicsElement>("[data-key]")) {
    const box = element.getBoundingClientRect();
    if (box.width === 0) continue;
    const old = before.get(element.dataset["key"]!) ?? before.get(element.dataset["from"] ?? "");
    if (!old) {
      const comes = element.dataset["comes"] ?? "fade";
      const { frames, time } = COMES[comes]!;
      (comes === "fade" ? fades : moves).push([element, frames, { time: unit * time, easing: "ease-out" }]);
      continue;
    }
    let dx = old.left + old.width / 2 - box.left - box.width / 2;
    let dy = old.top + old.height / 2 - box.top - box.height / 2;
    if (Math.abs(dx) < 2 && Math.abs(dy) < 2) continue;
    const svg = element instanceof SVGElement ? (element as SVGGraphicsElement).ownerSVGElement : null;
    const scale = svg ? (svg.getScreenCTM()?.a ?? 1) : (element.currentCSSZoom ?? 1);
    dx /= scale;
    dy /= scale;
    const way = [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "none" }];
    moves.push([element, way, { time: unit, easing: "cubic-bezier(.3,.1,.2,1)" }]);
  }
  if (fades.length <= FEW) moves.push(...fades);
  return () => {
    letGo();
    for (const [element, frames, way] of moves) move(element, frames, way);
  };
}
