/** What those who keep order have to say to this person, and whether they are one of them. Asked for once, and when it is told to. */
import { api, Refusal } from "./api";
import { listen } from "./myLine";
import type { Standing } from "./types";

export const standing = $state<{ now: Standing | null }>({ now: null });

export async function askStanding(): Promise<void> {
  try {
    standing.now = await api.standing();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error; // nobody is kept from the page by it
  }
}

/** Returns how to stop. */
export const heedStanding = (): (() => void) => {
  const stops = [listen("open", () => void askStanding()), listen("standing", () => void askStanding())];
  return () => stops.forEach((stop) => stop());
};
