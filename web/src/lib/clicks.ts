/** The clicks that would choose a move of the story, as `paths` tells them of an offer; none of a hidden choice. */
import type { GameModule } from "./module";
import type { Offer, Question, Told } from "./types";

export function clicksOf(told: Told, module: GameModule, view: unknown, question: Question | null): string[][] {
  const { seat, verb, args, words } = told;
  if (verb === null || args === null || !question) return [];
  const offer: Offer = {
    seat,
    verb,
    args,
    words: words ?? "",
    action: -1,
    rule: "",
    changes: [],
    happens: [],
    reveals: false,
    warnings: [],
    ends: "",
    proposed: false,
  };
  return module.paths(offer, view, question);
}
