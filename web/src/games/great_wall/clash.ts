/** The assault of a section's hordes on the Wall (GW-5.4.7, GW-5.4.8). */
import type { Clash } from "@/lib/module";
import type { GameEvent } from "@/lib/types";

const SAID: Record<string, string> = { held: "great_wall-ui-holds", breach: "great_wall-ui-breach" };

export function clash({ key, args }: GameEvent): Clash | null {
  const said = SAID[key];
  if (!said) return null;
  const [attack, defence] = [Number(args["attack"]), Number(args["defence"])];
  return { place: `wall:${args["section"]}`, attack, defence, held: key === "held", said };
}
