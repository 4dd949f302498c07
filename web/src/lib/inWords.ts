/** What is drawn, read as who does not see it reads it: names and descriptions of places, texts and pictures with a name. */

export interface PlaceInWords {
  place: string;
  name: string;
  text: string;
  /** Can it be chosen now? */
  can: boolean;
}

export interface PartInWords {
  title: string;
  places: PlaceInWords[];
  /** Everything else that is written there. */
  rest: string[];
}

const hidden = (node: Element) => node.getAttribute("aria-hidden") === "true" || getComputedStyle(node).visibility === "hidden";
const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();

/** What is a line of its own; a span, however it is laid out, goes on with the line that it stands in. */
const APART = "p, li, dt, dd, h2, h3, h4, div, header, section, table, tr, text";

/** The lines of a drawing or a card, without its places. */
export function lines(root: Element): string[] {
  const found: string[] = [];
  let line = "";
  const end = () => {
    if (oneLine(line)) found.push(oneLine(line));
    line = "";
  };
  const read = (node: Node): void => {
    if (node instanceof Text) line += node.data;
    if (
      !(node instanceof Element) ||
      hidden(node) ||
      node.matches("[data-place], button, script, style, title, .visually-hidden")
    )
      return;
    const label = node.matches("[role=img], svg[aria-label]") ? node.getAttribute("aria-label") : null;
    const apart = node.matches(APART);
    if (apart) end();
    line += " ";
    if (label) line += label;
    else node.childNodes.forEach(read);
    line += " ";
    if (apart) end();
  };
  root.childNodes.forEach(read);
  end();
  return found;
}

function placesIn(root: Element, of: (node: Element) => boolean): PlaceInWords[] {
  return [...root.querySelectorAll<HTMLElement>("[data-place]")]
    .filter((node) => of(node) && !hidden(node))
    .map((node) => ({
      place: node.dataset["place"]!,
      name: node.getAttribute("aria-label") ?? "",
      text: node.getAttribute("aria-description") ?? "",
      can: node.matches(".can, .picked"),
    }));
}

const PART = "[role=group][aria-label], section[aria-label], [role=region][aria-label], figure[aria-label]";

/** The parts of a board, in its own order; what lies in no part comes first, without a title. */
export function partsOf(board: Element): PartInWords[] {
  const named = [...board.querySelectorAll(PART)].filter((node) => !hidden(node));
  const inside = (part: Element | null) => (node: Element) => node.closest(PART) === part;
  const outer = board.closest(PART);
  const parts = [
    { title: "", places: placesIn(board, inside(outer)), rest: [] as string[] },
    ...named.map((part) => ({
      title: part.getAttribute("aria-label")!,
      places: placesIn(part, inside(part)),
      rest: part.querySelector(PART) ? [] : lines(part),
    })),
  ];
  return parts.filter((part) => part.places.length > 0 || part.rest.length > 0);
}

/** A player's card: their name, what they have, their places. */
export function cardInWords(card: Element): PartInWords {
  return { title: card.getAttribute("aria-label") ?? "", places: placesIn(card, () => true), rest: lines(card) };
}
