/** Arrow keys on the board: to the nearest place in that direction; with Shift, or where nothing can be used, to any place. */
export function arrow(event: KeyboardEvent, root: HTMLElement | null): boolean {
  const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
  const from = (event.target as Element).closest<HTMLElement>("[data-place]");
  if (!way || !root || !from) return false;
  event.preventDefault();
  const [dx, dy] = way as [number, number];
  const centre = (e: Element): [number, number] => {
    const b = e.getBoundingClientRect();
    return [b.left + b.width / 2, b.top + b.height / 2];
  };
  const [x, y] = centre(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  const any = event.shiftKey || !root.querySelector("[data-place].can");
  for (const place of root.querySelectorAll<HTMLElement>(any ? "[data-place]" : "[data-place].can, [data-place].picked")) {
    if (place === from || !place.checkVisibility()) continue;
    const [px, py] = centre(place);
    const along = (px - x) * dx + (py - y) * dy;
    const across = Math.abs((px - x) * dy) + Math.abs((py - y) * dx);
    if (along <= 2) continue;
    const distance = along + across * 2.5;
    if (distance < least) {
      least = distance;
      best = place;
    }
  }
  best?.focus();
  best?.scrollIntoView({ block: "nearest", inline: "nearest" });
  return true;
}
