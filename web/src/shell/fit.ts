import { beforePaint } from "@/lib/beforePaint";

/** A board that is taller than its room is drawn smaller, step by step, until all of it is seen. What can be hit stays 24 px large
    (--target), and letters that are measured by --letter 12 px. In a large window it begins larger. */
const LEAST = 25; // 24, and one that may be lost where places are rounded to whole pixels
const LETTER = 12;
const STEP = 0.03;
const SMALLEST = 0.6;
const DESKTOP = "(min-width: 1000px)";

/** Keeps `content` inside `room`, whatever changes in either; returns how to stop. On smaller screens the page scrolls instead. */
export function keepFitting(room: HTMLElement, content: HTMLElement): () => void {
  const desktop = matchMedia(DESKTOP);
  let scale = 1;
  let most = 1;

  const tooTall = () => room.scrollHeight > room.clientHeight + 1;
  function draw(at: number): void {
    scale = at;
    content.style.zoom = at === 1 ? "" : at.toFixed(2);
    content.style.setProperty("--target", at === 1 ? "" : `${(LEAST / at).toFixed(2)}px`);
    content.style.setProperty("--letter", at >= 1 ? "" : `${(LETTER / at).toFixed(2)}px`);
  }

  function fit(): void {
    if (!desktop.matches) return draw(1);
    if (scale > most) draw(most);
    while (tooTall() && scale > SMALLEST) draw(scale - STEP);
    while (scale < most) {
      const before = scale;
      draw(Math.min(most, scale + STEP));
      if (tooTall()) return draw(before);
    }
  }

  const look = () => {
    const fits = desktop.matches && !tooTall() && scale === most;
    return fits ? undefined : fit;
  };
  const changed = new MutationObserver(() => beforePaint(look));
  changed.observe(content, { childList: true, characterData: true, subtree: true });
  const resized = new ResizeObserver(() => {
    most = Number(getComputedStyle(room).getPropertyValue("--grow")) || 1;
    fit();
  });
  resized.observe(room);
  void document.fonts.ready.then(fit);
  return () => {
    changed.disconnect();
    resized.disconnect();
  };
}
