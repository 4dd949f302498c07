/** A game's drawing is fetched when a table of it is opened. Adding a game = adding its folder; without one it has a plain table. */
import type { GameModule } from "@/lib/module";

const modules = import.meta.glob<{ game: GameModule }>("./*/index.ts");

export const drawn = (game: string): boolean => `./${game}/index.ts` in modules;

export async function loadGame(game: string, seats: number): Promise<GameModule> {
  const load = modules[`./${game}/index.ts`];
  return load ? (await load()).game : (await import("../shell/plain")).plainGame(game, seats);
}
