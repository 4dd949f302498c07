/** How long something has lasted, in the largest unit that fits: calm words need no seconds. Under a minute: null. */
export function span(since: number, now: number): { unit: "minutes" | "hours" | "days"; n: number } | null {
  const minutes = Math.floor((now - since) / 60_000);
  if (minutes < 1) return null;
  if (minutes < 60) return { unit: "minutes", n: minutes };
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? { unit: "hours", n: hours } : { unit: "days", n: Math.floor(hours / 24) };
}
