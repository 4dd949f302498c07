/**
 * What a game gives to the frame (games/<game>/index.ts exports one of these as `game`).
 *
 * A **place** is a key of something on the board that can be pointed at: "cell:3,4", "segment:7", "token:2".
 * The board draws each of them inside `<Spot id="cell:3,4">`; the frame makes it glow, focusable, clickable and
 * lets it explain itself. `paths` says by which clicks an offer is chosen.
 */
import type { Component } from "svelte";
import type { IconSet } from "./icons";
import type { Args, GameEvent, Happening, Offer, Question } from "./types";

export interface Telling {
  title: string;
  text?: string;
  rule?: string;
  /** Names of the component data behind it, as the server's provenance list calls them: reconstructed ones are marked. */
  data?: string[];
}

/** A stop of the tour: what is lit (a CSS selector; empty: the board) and which rule tells more. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export interface Stop<V = any> {
  id: string;
  at: string;
  rule: string;
  /** In which games it is shown; without it: in all. */
  when?(view: V): boolean;
}

/** What two sides fight out: at which place, how strong they are, who holds out, and what is said of that (a text id). */
export interface Clash {
  place: string;
  attack: number;
  defence: number;
  held: boolean;
  said: string;
}

/** Why two places do not go together where no action has words for them: a text id. */
export interface Misfit {
  text: string;
  args?: Args;
  rule: string;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any
export interface GameModule<V = any> {
  /** The drawing of everything shared. Uses `Spot` for places and `Token` for things that move. */
  Board: Component<{ view: V }>;
  /** A player's own things: `full` below the board, otherwise a compact card. */
  Area: Component<{ view: V; seat: number; full: boolean }>;
  /** Icons by name; resources of events (`what`) are looked up here too. */
  icons: IconSet;
  /** The ways to choose this offer on the board: each a list of places, clicked one after another. Empty: only as a button. */
  paths(offer: Offer, view: V, question: Question): string[][];
  /** Does a click on this place also mean the next question there ("no turn, and then this segment")? */
  onward?(offer: Offer, place: string): boolean;
  /** What a place is, whether or not it can be used now. */
  tell(place: string, view: V, question: Question | null): Telling | null;
  /** The words of the action somebody probably means who clicks this place after what is picked already, so that the
   * server can say why not; or why not, where no action could be named. */
  attempt(place: string, view: V, question: Question | null, picked: string[]): string | Misfit | null;
  /** Text id of the heading under which this offer's button stands when there are many. */
  group?(offer: Offer): string | null;
  /** Verbs that are thought of first, and those that are thought of last; all others stand between. */
  verbs?: [first: string[], last: string[]];
  /** Answers that stand in the bar although they have a place of their own: to pass, to end the turn, to leave it. */
  beside?(offer: Offer): boolean;
  /** An answer its place is not there for (a card that can only be thrown away): the place glows faintly and says why not. */
  faint?(offer: Offer, question: Question): boolean;
  /** Where something that an answer would do happens: these places are lit before it is done. */
  where?(happening: Happening, view: V): string[];
  /** Sentences on what an answer would do besides what it costs and brings. */
  also?(offer: Offer, view: V): string[];
  /** Variables for the button's text beyond the action's own arguments and `asked`, the kind of the question. */
  labelArgs?(
    offer: { verb: string; args: Record<string, string> },
    view: V,
    question: Question | null,
  ): Record<string, string | number>;
  /** Points per player now. */
  points(view: V): number[];
  /** Names of players beyond the seats (automata): text ids, in order. */
  automata?(view: V): string[];
  /** Icons for the buttons of an offer: an icon name. */
  icon?(offer: { verb: string; args: Record<string, string> }, view: V): string | null;
  /** Points each player would get if it were scored now: rows of text id and numbers. */
  forecast?(view: V): { label: string; points: number[] }[];
  /** How rounds and the end are scored: the rules that scoring events cite (and their parts), and the places such an event lights. */
  scoring?: { rules: string[]; places(event: GameEvent, view: V): string[] };
  /** The fight that an event tells of; icons "attack" and "shield" are drawn for it. */
  clash?(event: GameEvent): Clash | null;
  /** The name of an achievement the game's rules know (the server's `goals`). */
  goal?(id: string): string;
  /** How players call a piece of component data; without it `<game>-ui-data-<name>` is read. */
  dataName?(name: string): string | null;
  /** Values of texts in words: places and players by name instead of by a code or a number. */
  inWords?(args: Args, nameOf: (seat: number) => string): Args;
  /** How players call what others call rounds, in the log and over the chart of points: text ids. */
  chapters?: { one: string; chart: string };
  /** A short line about the position for the header ("round 2 of 5"): text id and its values. */
  status?(view: V): { id: string; args: Record<string, string | number> };
  /** What a newcomer is shown, in this order; the words are `<game>-tour-<id>` and `<game>-tour-<id>-text`. */
  tour: Stop<V>[];
  /** The names of the board's parts a phone can jump to: element id and text id. */
  parts: { id: string; label: string }[];
  /** True where nobody has hidden information: a hot-seat table then needs no covered hand-over. */
  open: boolean;
}
