/** The shape of `Game.view` of ZhanGuo. */
export type Colour = "ivory" | "orange" | "brown";
export type Official = "red" | "gray" | "white";
export type Aspect = "writing" | "currency" | "law";

/** An effect as the texts want it (`zhanguo-effect`). */
export interface Effect {
  [key: string]: string | number;
  effect: string;
  n: number;
  colour: string;
  official: string;
  at: string;
}

export interface CardFace {
  card: number;
  colour: Colour;
  action: string;
  needs: "higher" | "lower";
  bonus: Effect;
  from: string;
}

export interface OwnRegion {
  region: string;
  unrest: number;
  max: number;
  block: number;
  blocked: boolean;
  cards: CardFace[];
  gov: Record<Official, number>;
  work: Record<Official, number>;
  workers: number;
}

export interface BoardFace {
  board: string;
  max: number[];
  block: number[];
  officials: Official[];
  from: string;
  abilities: { actions: string[]; bonus: Effect; from: string }[];
}

export interface PlayerView {
  seat: number;
  vp: number;
  board: BoardFace | null;
  wakes_board: string[];
  hand: CardFace[] | null;
  backs: Record<Colour, number>;
  laid_off: number[] | null;
  chosen: number;
  officials: Record<Official, number>;
  governors_left: number;
  palaces_left: number;
  walls_left: number;
  markers: Record<Colour, number>;
  aspects: Record<Aspect, number>;
  regions: OwnRegion[];
  wakes: Record<string, number[]>;
  forecast: Record<string, number>;
}

export interface RegionView {
  id: string;
  squares: { id: string; bonus: Effect; seat: number | null; from: string }[];
  governors: number[];
  beside: number[];
  palaces: number[];
  spaces: number;
  forecast: number[];
}

export interface SectionView {
  section: string;
  tile: { id: string; criterion: string; vp: number[]; from: string };
  spaces: (number | null)[];
  forecast: number[][];
}

export interface TaskView {
  task: string;
  tile: string;
  kind: "governor" | "palace" | "wall";
  needs: string[];
  from: string;
  spaces: { vp: number; seat: number | null }[];
}

export interface View {
  round: number;
  rounds: number;
  phase: "setup" | "draw" | "play" | "awards" | "over";
  first: number;
  order: number[];
  turn: number;
  active: number | null;
  variants: { boards: string; draft: boolean; track_order: boolean; worker_unrest: boolean };
  decks: { colour: Colour; size: number; discards: number[] }[];
  court: { stack: number[]; top: number | null };
  now: { seat: number; action: string; met: boolean; used: number[]; board_used: boolean } | null;
  supply: Record<Colour, number>;
  big: Record<Colour, number | null>;
  track: number[];
  won: Record<Aspect, number | null>;
  aspect: Aspect | null;
  awards: { round: number; cells: Effect[]; from: string }[];
  aspect_vp: Record<Aspect, number>;
  aspect_leaders: Record<Aspect, number | null>;
  regions: RegionView[];
  borders: { one: string; two: string; adjacent: boolean; border: string; from: string }[];
  walls: SectionView[];
  tasks: TaskView[];
  boards_left: string[];
  boards: BoardFace[];
  auction: { bid: number; bidder: number | null; passed: number[] } | null;
  players: PlayerView[];
  data: string;
}

export const COLOURS: Colour[] = ["ivory", "orange", "brown"];
export const ASPECTS: Aspect[] = ["writing", "currency", "law"];
export const OFFICIALS: Official[] = ["red", "gray", "white"];
export const REGIONS = ["R1", "R2", "R3", "R4", "R5"];
export const ACTIONS = ["RECRUIT", "GOVERNOR", "REASSIGN", "HIRE", "PALACE", "WALL"];
/** Must the court card be higher (1) or lower (-1) for abilities of this action? */
export const DIRECTION: Record<string, number> = { RECRUIT: -1, GOVERNOR: -1, REASSIGN: 0, HIRE: 1, PALACE: 1, WALL: 1 };

export const colourOf = (card: number): Colour => COLOURS[Math.floor((card - 1) / 40)]!;

/** Does this card wake abilities of an action, on the court as it lies? */
export function fits(view: View, card: number, action: string): boolean {
  const way = DIRECTION[action] ?? 0;
  const top = view.court.top;
  return way !== 0 && (top === null || (way > 0 ? card > top : card < top));
}

/** The icon of an effect. */
export const effectIcon = (effect: Effect): string =>
  effect.effect === "OFFICIAL_HERE" || effect.effect === "OFFICIALS_AT"
    ? `official_${effect.official}`
    : effect.effect === "VP_CARDS"
      ? `cards_${effect.colour}`
      : effect.effect;

/** The number that stands beside it, if it says something. */
export const effectNumber = (effect: Effect): string =>
  ["MOVE", "VP", "WORKERS_AT", "OFFICIALS_AT"].includes(effect.effect) ? String(effect.n) : "";
