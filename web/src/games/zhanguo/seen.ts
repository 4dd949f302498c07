/** What a seat sees. Made from src/tianxia/games/zhanguo/seen.py by `make types`. */

export type Aspect = "writing" | "currency" | "law";

export type Colour = "ivory" | "orange" | "brown";

export type Official = "red" | "gray" | "white";

export type TaskKind = "governor" | "palace" | "wall";

export type Phase = "setup" | "draw" | "play" | "awards" | "over";

/** An effect as its text wants it (`zhanguo-effect`). */
export interface Effect {
  effect: string;
  n: number;
  colour: string;
  official: string;
  at: string;
}

export type Needs = "higher" | "lower";

export interface CardFace {
  card: number;
  colour: Colour;
  action: string;
  needs: Needs;
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

export interface Ability {
  actions: string[];
  bonus: Effect;
  from: string;
}

export interface BoardFace {
  board: string;
  max: number[];
  block: number[];
  officials: Official[];
  from: string;
  abilities: Ability[];
}

export interface Forecast {
  regions: number;
  aspects: number;
  tasks: number;
  walls: number;
}

/** Hand and cards laid off are shown to their owner, the others see backs and how many. */
export interface PlayerView {
  seat: number;
  colour: string;
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
  forecast: Forecast;
}

export interface Square {
  id: string;
  bonus: Effect;
  seat: number | null;
  from: string;
}

export interface RegionView {
  id: string;
  squares: Square[];
  governors: number[];
  beside: number[];
  palaces: number[];
  spaces: number;
  forecast: number[];
}

export interface WallTile {
  id: string;
  criterion: string;
  vp: number[];
  from: string;
}

export interface SectionView {
  section: string;
  tile: WallTile;
  spaces: (number | null)[];
  forecast: number[][];
}

export interface TaskSpace {
  vp: number;
  seat: number | null;
}

export interface TaskView {
  task: string;
  tile: string;
  kind: TaskKind;
  needs: string[];
  from: string;
  spaces: TaskSpace[];
}

export interface Variants {
  boards: string;
  draft: boolean;
  track_order: boolean;
  worker_unrest: boolean;
}

export interface Deck {
  colour: Colour;
  size: number;
  discards: number[];
}

export interface Court {
  stack: number[];
  top: number | null;
}

/** The court action of this turn: which one, whether its number fits, what was used already. */
export interface Now {
  seat: number;
  action: string;
  met: boolean;
  used: number[];
  board_used: boolean;
}

export interface Award {
  round: number;
  cells: Effect[];
  from: string;
}

export interface Border {
  one: string;
  two: string;
  adjacent: boolean;
  border: string;
  from: string;
}

export interface Auction {
  bid: number;
  bidder: number | null;
  passed: number[];
}

export interface View {
  round: number;
  rounds: number;
  phase: Phase;
  first: number;
  order: number[];
  turn: number;
  active: number | null;
  variants: Variants;
  decks: Deck[];
  court: Court;
  now: Now | null;
  supply: Record<Colour, number>;
  big: Record<Colour, number | null>;
  track: number[];
  won: Record<Aspect, number | null>;
  aspect: Aspect | null;
  awards: Award[];
  aspect_vp: Record<Aspect, number>;
  aspect_leaders: Record<Aspect, number | null>;
  regions: RegionView[];
  borders: Border[];
  walls: SectionView[];
  tasks: TaskView[];
  boards_left: string[];
  boards: BoardFace[];
  auction: Auction | null;
  players: PlayerView[];
  data: string;
}
