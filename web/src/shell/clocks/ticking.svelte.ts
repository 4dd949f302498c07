/** The moment by which a clock is shown; it moves on only when what is shown changes: once a minute, in the end once a second. */
import { serverNow } from "@/lib/serverTime";
import type { SeatTime } from "@/lib/types";
import { changesIn, leftAt } from "./running";

export function ticking(shown: () => SeatTime | null | undefined): { readonly now: number } {
  let now = $state(serverNow());
  $effect(() => {
    const clock = shown();
    if (!clock || clock.since === null) return;
    const since = clock.since;
    let timer = 0;
    const beat = () => {
      now = serverNow();
      const wait = now < since ? since - now : changesIn(leftAt(clock, now));
      if (leftAt(clock, now) > 0) timer = window.setTimeout(beat, Math.min(wait, 3600) * 1000 + 20);
    };
    beat();
    return () => clearTimeout(timer);
  });
  return {
    get now() {
      return now;
    },
  };
}
