/** What is scored at the end of a round (DM-12.2) and of the game (DM-13), and which places of the board that lights. */
import type { GameEvent } from "@/lib/types";
import type { View } from "./view";

const BUILDINGS: Record<string, string> = { farms: "farm", towers: "tower" };

function places({ seat, source = "" }: GameEvent, view: View): string[] {
  if (source === "influence")
    return view.islands.filter((island) => (island.forecast[seat] ?? 0) > 0).map((island) => `influence:${island.id}`);
  if (source === "relics")
    return view.islands.filter((island) => island.altars.some((altar) => altar.side === seat)).map((i) => `altars:${i.id}`);
  return view.islands.flatMap(({ id, sites }) =>
    sites.flatMap(({ building }, i) =>
      building?.side === seat && building.type === BUILDINGS[source] ? [`building:${id}:${i + 1}`] : [],
    ),
  );
}

export const scoring = { rules: ["DM-12.2", "DM-13"], places };
