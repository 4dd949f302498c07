/**
 * What the server says again is not new. `keep(old, next)` is `next`, made of everything of `old` that is equal to it:
 * whoever compares references then sees exactly what has changed. `next` is taken apart for it.
 */
export function keep<T>(old: unknown, next: T): T {
  if (old === next) return next;
  if (Array.isArray(old) && Array.isArray(next)) return keepList(old, next) as T;
  if (isObject(old) && isObject(next)) return keepObject(old, next) as T;
  return next;
}

function keepObject(old: Plain, next: Plain): Plain {
  const keys = Object.keys(next);
  let same = keys.length === Object.keys(old).length;
  for (const key of keys) {
    next[key] = keep(old[key], next[key]);
    if (next[key] !== old[key] || !(key in old)) same = false;
  }
  return same ? old : next;
}

/** Things of a list are found again where they were, counted from its beginning or from its end. */
function keepList(old: unknown[], next: unknown[]): unknown[] {
  const longer = next.length - old.length;
  let same = longer === 0;
  for (let i = 0; i < next.length; i++) {
    next[i] = keep(old[i], next[i]);
    if (next[i] === old[i]) continue;
    same = false;
    if (longer !== 0) next[i] = keep(old[i - longer], next[i]);
  }
  return same ? old : next;
}

type Plain = Record<string, unknown>;
const isObject = (value: unknown): value is Plain => typeof value === "object" && value !== null && !Array.isArray(value);
