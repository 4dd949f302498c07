/** Answers that are given by several clicks. */

/** Does this place come into play only after something else is picked: a court action after its card? */
export const comesLater = (paths: string[][], picked: string[], place: string): boolean =>
  paths.some((path) => path.indexOf(place) > picked.length && picked.every((one, i) => path[i] === one));
