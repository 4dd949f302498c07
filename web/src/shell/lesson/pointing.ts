/** What a card of a lesson points at: a place of the board by its name ("cell:3,4"), or a selector of the page ("#part-map"). */
const PLACE = /^[a-z_]+:/;

export const placeOf = (place: string): string => `[data-place="${CSS.escape(place)}"]`;
export const selectorOf = (at: string): string => (PLACE.test(at) ? placeOf(at) : at);

/** All of it that can be seen now. */
export const pointedAt = (root: ParentNode, selector: string): Element[] =>
  [...root.querySelectorAll(selector)].filter((e) => e.checkVisibility({ visibilityProperty: true }));

/** When all has its size: also what is sized by how large something else became. */
export async function laidOut(): Promise<void> {
  for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The box around all of these, with some air. */
export function around(boxes: Box[], air = 4): Box | null {
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map((b) => b.left)) - air;
  const top = Math.min(...boxes.map((b) => b.top)) - air;
  const right = Math.max(...boxes.map((b) => b.left + b.width)) + air;
  const bottom = Math.max(...boxes.map((b) => b.top + b.height)) + air;
  return { left, top, width: right - left, height: bottom - top };
}

/** The part of a box that another one shows; null where it shows none. */
export function within(box: Box, other: Box): Box | null {
  const [left, top] = [Math.max(box.left, other.left), Math.max(box.top, other.top)];
  const width = Math.min(box.left + box.width, other.left + other.width) - left;
  const height = Math.min(box.top + box.height, other.top + other.height) - top;
  return width > 0 && height > 0 ? { left, top, width, height } : null;
}

/** Scroll the page so that something lies in what these boxes leave of the screen: the widest gap above, between or below them. */
export function bringBetween(element: Element, boxes: Box[], behavior: ScrollBehavior = "instant"): void {
  const [top, bottom] = widestGap(boxes, innerHeight);
  const box = element.getBoundingClientRect();
  if (box.top >= top && box.bottom <= bottom) return;
  const tall = box.height > bottom - top;
  scrollBy({ top: tall ? box.top - top : box.top + box.height / 2 - (top + bottom) / 2, behavior });
}

/** Where it begins and ends. */
export function widestGap(boxes: Box[], height: number): [number, number] {
  let [from, best] = [0, [0, 0] as [number, number]];
  for (const box of [...boxes].sort((a, b) => a.top - b.top)) {
    if (box.top - from > best[1] - best[0]) best = [from, box.top];
    from = Math.max(from, box.top + box.height);
  }
  return height - from > best[1] - best[0] ? [from, height] : best;
}
