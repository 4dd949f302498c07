/** What a seat sees. Made from src/tianxia/games/daimyo/seen.py by `make types`. */

export type BuildingType = "farm" | "tower";

export interface RelicTile {
  relic: string;
  number: number;
}

export interface Die {
  colour: string;
  value: number;
}

export interface Hero {
  id: string;
  cost: number;
  strength: number;
}

export interface Building {
  side: number;
  type: BuildingType;
}

export interface Site {
  token: string;
  governor: number | null;
  building: Building | null;
}

export interface DangerSpace {
  gold: number;
  side: number | null;
}

export interface AltarSpace {
  value: number;
  side: number | null;
}

export interface Island {
  id: string;
  gold: number;
  silver: number;
  sites: Site[];
  danger: DangerSpace[];
  altars: AltarSpace[];
  tiles: (RelicTile | null)[];
  scavengers: number[];
  influence: number[];
  forecast: number[];
}

export interface Construction {
  board: string;
  built: number;
  tiles: string[];
  cost: Record<string, number> | null;
}

/** A board that is not chosen yet is not there. */
export interface Constructions {
  farm?: Construction;
  tower?: Construction;
}

/** `sums`: sums of own dice, and the spaces whose dice make them. `hidden`: cards that are in the deck, or in hand or deck. */
export interface Player {
  seat: number;
  clan: string | null;
  pp: number;
  tokens: Record<string, number>;
  dice: Record<string, Die | null>;
  sum: number;
  sums: Record<string, string[]>;
  capacity: number;
  used: number;
  loose: RelicTile[];
  restored: Record<string, number>;
  track: number;
  price: number;
  governors: number;
  shadows: number;
  markers: number;
  scavenger: string | null;
  construction: Constructions;
  bonus: Record<string, string | null>;
  harvest: Record<string, number>;
  hand: Hero[] | null;
  hand_size: number;
  deck_size: number;
  hidden: Hero[];
  discard: Hero[];
  army: number;
}

export interface Automaton {
  side: number;
  kind: "empire" | "mercenaries";
  clan: string | null;
  pp: number;
  gold: number;
  governors: number;
  shadows: number;
  farms: number;
  towers: number;
  tiles: RelicTile[];
  restored: Record<string, number>;
  heroes: Hero[];
  unseen: Hero | "hidden" | null;
  dice: (Die | null)[];
  dice_sum: number;
  card: string | null;
  used_cards: string[];
  level: string | null;
}

export interface Now {
  action: string | null;
  main_done: boolean;
  hero_done: boolean;
  ability_done: boolean;
  tile_done: boolean;
  ability_tile_done: boolean;
  resolving: string[];
}

export interface Villager {
  tile: number;
  face: "a" | "b";
}

export interface Objective {
  id: string;
  gold: number | null;
  silver: number | null;
  has_silver: boolean;
}

/** Points if the round, and the game, ended now. Army only when nothing about it is hidden. */
export interface Forecast {
  influence: number[];
  relics: number[];
  farms: number[];
  towers: number[];
  army: number[] | null;
  resources: number[];
}

export interface View {
  round: number;
  rounds: number;
  turn: number;
  first: number;
  active: number;
  helmet: number;
  advanced: boolean;
  blue_done: boolean;
  now: Now;
  islands: Island[];
  middle: Record<string, number[]>;
  villagers: Villager[];
  market: (Hero | null)[];
  market_top: Hero | null;
  market_deck: number;
  black_market: RelicTile[];
  bag: number;
  objectives: Objective[];
  players: Player[];
  automaton: Automaton | null;
  forecast: Forecast;
  achievements: string[] | null;
}
