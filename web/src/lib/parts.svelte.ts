/**
 * The same object, heard part by part: who reads `it.move` is not woken when only `it.view` has changed.
 * For objects whose keys do not change.
 */
export function parts<T extends object>(whole: () => T): T {
  const made = {} as T;
  for (const key of Object.keys(whole()) as (keyof T)[]) {
    const part = $derived(whole()[key]);
    Object.defineProperty(made, key, { get: () => part, enumerable: true });
  }
  return made;
}
