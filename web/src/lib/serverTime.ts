/** What time it is for the server: clocks are shown by that, also where one's own is wrong. */
let ahead = 0; // milliseconds by which the server's clock is ahead of ours

/** The server said that it is so late (seconds since 1970). */
export function heardTime(now: number): void {
  ahead = now * 1000 - Date.now();
}

/** Seconds since 1970. */
export const serverNow = (): number => (Date.now() + ahead) / 1000;
