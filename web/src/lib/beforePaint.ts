/**
 * Whoever wants to know how things are drawn asks here: all are told together, when everything is written and just before it is painted,
 * so that the page is laid out once for all of them. What they then change they give back, and it is changed when all have looked.
 * A page that nobody sees is not painted: who may ask again and again meanwhile asks with the same function.
 */
type Look = () => (() => void) | void;

let waiting = new Set<Look>();

export function beforePaint(look: Look): void {
  if (waiting.size === 0) requestAnimationFrame(all);
  waiting.add(look);
}

function all(): void {
  const looks = waiting;
  waiting = new Set();
  const writes = [...looks].map((look) => look());
  for (const write of writes) write?.();
}
