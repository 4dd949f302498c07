/** What is scored at the end (ZG-12), and which places of the board that lights. */
import type { GameEvent } from "@/lib/types";
import { ASPECTS, type View } from "./view";

function places({ seat, source }: GameEvent, view: View): string[] {
  switch (source) {
    case "regions":
      return view.regions.filter((region) => (region.forecast[seat] ?? 0) > 0).map((region) => `region:${region.id}`);
    case "aspects":
      return ASPECTS.filter((aspect) => view.aspect_leaders[aspect] === seat).map((aspect) => `aspect:${aspect}`);
    case "tasks":
      return view.tasks.filter((task) => task.spaces.some((space) => space.seat === seat)).map((task) => `task:${task.task}`);
    case "walls":
      return view.walls.flatMap(({ section, spaces }) =>
        spaces.flatMap((owner, i) => (owner === seat ? [`space:${section}/${i + 1}`] : [])),
      );
    default:
      return [];
  }
}

export const scoring = { rules: ["ZG-12"], places };
