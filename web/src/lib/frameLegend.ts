/** What the icons of the table itself mean. Points are called by each game. */
import { frameIcons } from "./icons";

export const frameLegend: Record<string, string> = Object.fromEntries(
  Object.keys(frameIcons)
    .filter((name) => name !== "vp")
    .map((name) => [name, `icon-${name}`]),
);
