/** How high the Wall stands at each level, in pixels: in a low window, usually, and on a large screen. In its drawing the walk is at 0,
    the ground at this height. */
export const HEIGHT = { low: [26, 28, 30, 33], usual: [27, 33, 45, 59], large: [39, 48, 66, 87] };
export type Room = keyof typeof HEIGHT;

/** Pointed logs of a palisade. */
export function logs(wide: number): string {
  let d = "";
  for (let x = -4, i = 0; x < wide + 6; x += 8.5, i++) {
    const top = -15 - ((i * 7) % 5);
    d += `M${x.toFixed(1)} 4V${top + 5}l3.700-5 3.700 5V4z`;
  }
  return d;
}

/** The earth of a rampart, with an uneven crest. */
export function mound(wide: number, high: number): string {
  let d = `M-1 ${high}V3`;
  for (let x = 0, i = 0; x < wide; x += 26, i++)
    d += `Q${x + 13} ${i % 2 === 0 ? -2 : 4} ${Math.min(x + 26, wide + 1)} ${i % 3 === 0 ? 3 : 1}`;
  return `${d}V${high}z`;
}

/** Battlements: merlons of a width with gaps between them, as one outline from left to right, standing on a line. */
export function merlons(wide: number, foot: number, top: number, merlon: number, gap: number): string {
  const n = Math.max(1, Math.round((wide + gap) / (merlon + gap)));
  const step = wide / n;
  const tooth = (step * merlon) / (merlon + gap);
  let d = `M-1 ${foot}`;
  for (let i = 0; i < n; i++) {
    const x = i * step + (step - tooth) / 2;
    d += `H${x.toFixed(1)}V${top}H${(x + tooth).toFixed(1)}V${foot}`;
  }
  return `${d}H${wide + 1}V-6H-1z`;
}

/** Joints of dressed stone: lines of the courses, and the joints between two stones. */
export function joints(wide: number, from: number, to: number, course: number, stone: number): string {
  let d = "";
  for (let y = from, i = 0; y < to; y += course, i++) {
    if (i > 0) d += `M0 ${y}H${wide}`;
    for (let x = (i % 2) * (stone / 2) + stone * 0.4; x < wide; x += stone)
      d += `M${x.toFixed(1)} ${y}V${Math.min(y + course, to)}`;
  }
  return d;
}

/** Rough stones of a low wall. */
export function boulders(wide: number, from: number, to: number): string {
  let d = "";
  const rows = to - from > 36 ? 3 : 2;
  const high = (to - from) / rows;
  for (let row = 0; row < rows; row++) {
    const y = from + row * high;
    for (let x = row * -9, i = row; x < wide; i++) {
      const w = 16 + ((i * 11) % 13);
      const left = Math.max(x, 0);
      const room = Math.min(x + w, wide) - left - 4;
      x += w;
      if (room < 4) continue;
      d += `M${left + 2} ${y + 1}h${room}q2 0 2 2v${high - 5}q0 2-2 2h${-room}q-2 0-2-2v${-(high - 5)}q0-2 2-2z`;
    }
  }
  return d;
}
