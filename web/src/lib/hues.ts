/** A colour for each source of points, the same wherever it is drawn. */
const HUES = [
  "#a8462f",
  "#e0936a",
  "#5f8a8b",
  "#c9b36a",
  "#46606e",
  "#b0708a",
  "#8a9a5b",
  "#6e5a49",
  "#9c8fb0",
  "#b8b2a7",
  "#3f7d6e",
  "#d4a59a",
  "#7a3b52",
  "#4f7fb0",
  "#a3b84a",
  "#7d5fa8",
  "#8a7f2e",
];
export const hueOf = (source: number): string => HUES[source % HUES.length]!;
