/** The games this page can draw. Adding one = adding its folder to games/; nothing outside of it names it. */
import type { GameModule } from "./module";

const modules = import.meta.glob<{ game: GameModule }>("../games/*/index.ts");
const pictures = import.meta.glob<string>("../games/*/picture.svg", { query: "?url", import: "default", eager: true });

export const drawn = (game: string): boolean => `../games/${game}/index.ts` in modules;

/** Where the lobby's picture of the game is; its drawing is not fetched for that. */
export const pictureOf = (game: string): string | null => pictures[`../games/${game}/picture.svg`] ?? null;

/** A game's drawing is fetched when a table of it is opened. */
export async function loadGame(game: string): Promise<GameModule> {
  const load = modules[`../games/${game}/index.ts`];
  if (!load) throw new Error(`no drawing for ${game}`);
  return (await load()).game;
}
