/** A game's drawing is fetched when a table of it is opened. Adding a game = adding its folder. */
import type { GameModule } from "@/lib/module";

const modules = import.meta.glob<{ game: GameModule }>("./*/index.ts");

export const drawn = (game: string): boolean => `./${game}/index.ts` in modules;

export async function loadGame(game: string): Promise<GameModule> {
  const load = modules[`./${game}/index.ts`];
  if (!load) throw new Error(`no drawing for ${game}`);
  return (await load()).game;
}
