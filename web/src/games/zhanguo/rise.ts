/** What is built rises from the ground: palaces, towers of the wall, governors who take office. */
import type { TransitionConfig } from "svelte/transition";
import { calm, pace } from "@/lib/prefs.svelte";

export const rise = (_node: Element, { by = 30 }: { by?: number } = {}): TransitionConfig => ({
  duration: calm() ? 0 : 520 * pace(),
  css: (t, u) => `transform: translateY(${u * u * by}px); opacity: ${Math.min(1, t * 2)}`,
});
