/**
 * A board that is taller than its room is drawn smaller, step by step, until all of it is seen. Never so small that a place of it
 * could not be hit: then the whole table grows by `--more`, and the page scrolls.
 */
const STEP = 0.03;
const SMALLEST = 0.7;
const TARGET = 24; // WCAG 2.2, 2.5.8
const GROWTH = 16;
const ROUNDS = 8;
const DESKTOP = "(min-width: 1101px)";

/** The smaller side of the smallest place, as it is on the screen. */
function smallest(content: HTMLElement): number {
  let least = Infinity;
  for (const place of content.querySelectorAll("[data-place]")) {
    const { width, height } = place.getBoundingClientRect();
    if (width > 0 && height > 0) least = Math.min(least, width, height);
  }
  return least;
}

/** Keeps `content` inside `room`, whatever changes in either; returns how to stop. On smaller screens the page scrolls instead. */
export function keepFitting(room: HTMLElement, content: HTMLElement): () => void {
  const desktop = matchMedia(DESKTOP);
  const page = document.documentElement;
  let scale = 1;
  let more = 0;
  let waiting = 0;
  let left = "";

  const size = () => `${room.clientWidth} × ${room.clientHeight}`;
  const tooTall = () => room.scrollHeight > room.clientHeight + 1;
  function draw(at: number): void {
    scale = at;
    content.style.zoom = at < 1 ? at.toFixed(2) : "";
  }
  function grow(by: number): void {
    more = by;
    if (by > 0) page.style.setProperty("--more", `${by}px`);
    else page.style.removeProperty("--more");
  }

  function shrink(): void {
    while (tooTall() && scale > SMALLEST) draw(scale - STEP);
    while (scale < 1) {
      const before = scale;
      draw(Math.min(1, scale + STEP));
      if (tooTall()) return draw(before);
    }
  }

  function fit(): void {
    if (!desktop.matches) {
      grow(0);
      draw(1);
    } else {
      for (let round = 0, before = 0; round < ROUNDS; round++) {
        shrink();
        const least = smallest(content);
        const above = tooTall() ? room.scrollHeight - room.clientHeight : 0;
        if (above === 0 && (least >= TARGET || (scale === 1 && least <= before))) break;
        before = above > 0 ? 0 : least;
        grow(more + Math.max(GROWTH, above, Math.ceil(room.clientHeight * (TARGET / least - 1) * 0.7)));
      }
    }
    left = size();
  }

  /** The room has another size, not by our doing: how much more is needed begins anew, in a frame of its own. */
  function fitAnew(): void {
    if (size() === left) return;
    cancelAnimationFrame(waiting);
    waiting = requestAnimationFrame(() => {
      grow(0);
      draw(1);
      fit();
    });
  }

  const changed = new MutationObserver(fit);
  changed.observe(content, { childList: true, characterData: true, subtree: true });
  const resized = new ResizeObserver(fitAnew);
  resized.observe(room);
  void document.fonts.ready.then(fit);
  return () => {
    changed.disconnect();
    resized.disconnect();
    cancelAnimationFrame(waiting);
    grow(0);
  };
}
