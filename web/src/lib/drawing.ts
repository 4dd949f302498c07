/** What an icon shows, made once and copied: a page has hundreds, and new ones come with every move. */
import type { IconPart } from "./icons";

const made = new WeakMap<IconPart[], DocumentFragment>();
const colour = (c: string | undefined) => (c === undefined || c === "none" ? "none" : c.startsWith("#") ? c : `var(--${c})`);

export function drawing(parts: IconPart[]): Node {
  let found = made.get(parts);
  if (!found) made.set(parts, (found = draw(parts)));
  return found.cloneNode(true);
}

function draw(parts: IconPart[]): DocumentFragment {
  const all = document.createDocumentFragment();
  for (const part of parts) {
    const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
    path.setAttribute("d", part.d);
    if (part.move) path.setAttribute("transform", part.move);
    path.style.fill = colour(part.fill);
    path.style.stroke = colour(part.stroke);
    path.setAttribute("stroke-width", String(part.width ?? 2));
    path.setAttribute("stroke-linecap", "round");
    path.setAttribute("stroke-linejoin", "round");
    all.append(path);
  }
  return all;
}
