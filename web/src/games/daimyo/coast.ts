/** The coast of every island in a box of 100 by 100, stretched to the room the island has. */
type Point = [x: number, y: number];

/** How each coast swings: strength, number of swings and where they begin, in turn. */
const SWINGS: Record<string, [number, number, number][]> = {
  blue: [
    [1.04, 3, 0.4],
    [1.04, 8, 1.2],
    [0.72, 15, 4],
  ],
  red: [
    [1.12, 4, 2],
    [0.96, 9, 0.5],
    [0.64, 17, 1],
  ],
  yellow: [
    [0.96, 3, 3.6],
    [1.12, 7, 2.4],
    [0.64, 16, 0.3],
  ],
  purple: [
    [1.04, 5, 1],
    [0.96, 9, 3.3],
    [0.72, 14, 2],
  ],
  green: [
    [1.12, 3, 5],
    [0.96, 8, 4.1],
    [0.72, 17, 2.8],
  ],
  black: [
    [0.88, 4, 0],
    [1.12, 11, 2.2],
    [0.8, 18, 5],
  ],
};
const POINTS = 72;

/** A soft closed line through some points. */
function round(points: Point[]): string {
  const at = (i: number): Point => points[(i + points.length) % points.length]!;
  const near = (from: Point, a: Point, b: Point): string =>
    `${(from[0] + (b[0] - a[0]) / 6).toFixed(1)} ${(from[1] + (b[1] - a[1]) / 6).toFixed(1)}`;
  const curves = points.map((from, i) => {
    const to = at(i + 1);
    return `C${near(from, at(i - 1), to)} ${near(to, at(i + 2), from)} ${to[0].toFixed(1)} ${to[1].toFixed(1)}`;
  });
  return `M${points[0]!.map((n) => n.toFixed(1)).join(" ")}${curves.join("")}Z`;
}

function shore(swings: [number, number, number][]): string {
  const bend = (n: number): number => Math.sign(n) * Math.abs(n) ** 0.32;
  return round(
    Array.from({ length: POINTS }, (_, i): Point => {
      const turn = (i / POINTS) * 2 * Math.PI;
      const far = swings.reduce((sum, [strength, times, start]) => sum + strength * Math.sin(times * turn + start), 50.4);
      return [50 + far * bend(Math.cos(turn)), 50 + far * bend(Math.sin(turn))];
    }),
  );
}

export const COAST: Record<string, string> = Object.fromEntries(Object.entries(SWINGS).map(([id, s]) => [id, shore(s)]));
