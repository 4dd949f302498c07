/** What is scored at the end (GW-9.2), and which places of the board that lights. */
import type { GameEvent } from "@/lib/types";
import type { View } from "./view";

function places({ key, args, seat, source }: GameEvent, view: View): string[] {
  if (key === "artifact") return [`card:${args["card"]}`];
  if (source === "trophies") return (view.players[seat]?.captured ?? []).map(({ card }) => `card:${card}`);
  return source === "shame" ? ["shame"] : [];
}

export const scoring = { rules: ["GW-9.2"], places };
