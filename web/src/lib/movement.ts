/**
 * Whatever moves, moves on a layer of its own, and none of it ends by itself: before the end of each animation the browser looks at the page
 * for three frames, and then has it drawn again. So each is held where it came to rest until all are let go together: when the last has come to
 * rest; or before, along with something else that has the page drawn: a step that is shown, a pointer that moves.
 */
import { calm } from "./prefs.svelte";

const HELD = 60_000; // milliseconds: longer than anything moves
const SOON = 20; // what comes to rest within the next frame waits for no other

export interface Way {
  time: number;
  wait?: number;
  easing?: string;
  /** Of the element, instead of itself. */
  pseudoElement?: string;
  /** When it is let go. */
  after?: () => void;
}

interface Moving {
  element: Element;
  animation: Animation;
  end: number;
  after: (() => void) | undefined;
}

let all: Moving[] = [];
let timer = 0;

/** The frames of a way, and at the last one it stays. */
export function held(frames: Keyframe[], { time, wait = 0, easing = "linear" }: Way): Keyframe[] {
  const on = frames.map((frame, i) => {
    const offset = (wait + (frame.offset ?? i / (frames.length - 1)) * time) / HELD;
    return { easing, ...frame, offset };
  });
  return [...(wait > 0 ? [{ ...frames[0], offset: 0 }] : []), ...on, { ...frames.at(-1), offset: 1 }];
}

/** Let it go this way; at once, where nothing moves. */
export function move(element: Element, frames: Keyframe[], way: Way): void {
  const { time, wait = 0, pseudoElement, after } = way;
  if (calm()) return after?.();
  const animation = element.animate(held(frames, way), { duration: HELD, ...(pseudoElement ? { pseudoElement } : {}) });
  const end = performance.now() + wait + time;
  all.push({ element, animation, end, after });
  addEventListener("pointermove", letGo, { passive: true });
  clearTimeout(timer);
  timer = window.setTimeout(letGo, Math.max(...all.map((one) => one.end)) - performance.now());
}

/** What has come to rest is let go, and what is there no more. */
export function letGo(): void {
  const now = performance.now() + SOON;
  const moves = ({ element, end }: Moving) => end > now && element.isConnected;
  const rests = all.filter((one) => !moves(one));
  all = all.filter(moves);
  if (all.length === 0) removeEventListener("pointermove", letGo);
  for (const { animation, after } of rests) {
    animation.cancel();
    after?.();
  }
}
