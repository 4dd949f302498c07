/** The lines of points over a game, for the page and for its picture. */
import type { GameStory } from "@/lib/gameStory";

export const WIDTH = 400;
export const HEIGHT = 150;

export interface Scale {
  x(move: number): number;
  y(points: number): number;
}

export function scaleOf(story: GameStory, width = WIDTH, height = HEIGHT): Scale {
  const all = story.course.flat();
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  return {
    x: (move) => (move / Math.max(1, story.course.length - 1)) * width,
    y: (points) => height - ((points - low) / (high - low)) * height,
  };
}

/** Only the corners: where the points change. */
export function lineOf({ course }: GameStory, seat: number, { x, y }: Scale): [number, number][] {
  const at = (move: number): [number, number] => [x(move), y(course[move]![seat]!)];
  const corners = course.flatMap((points, move) =>
    move > 0 && points[seat] !== course[move - 1]![seat] ? [at(move - 1), at(move)] : [],
  );
  return [at(0), ...corners, at(course.length - 1)];
}
