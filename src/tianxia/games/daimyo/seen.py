"""What `view.py` sends, field by field; the page's types are made of it (`make types`)."""

from typing import Literal, NotRequired, TypedDict

from tianxia.games.daimyo.ids import BuildingType


class RelicTile(TypedDict):
    relic: str
    number: int


class Die(TypedDict):
    colour: str
    value: int


class Hero(TypedDict):
    id: str
    cost: int
    strength: int


class Building(TypedDict):
    side: int
    type: BuildingType


class Site(TypedDict):
    token: str
    governor: int | None
    building: Building | None


class DangerSpace(TypedDict):
    gold: int
    side: int | None


class AltarSpace(TypedDict):
    value: int
    side: int | None


class Island(TypedDict):
    id: str
    gold: int
    silver: int
    sites: list[Site]
    danger: list[DangerSpace]
    altars: list[AltarSpace]
    tiles: list[RelicTile | None]
    scavengers: list[int]
    influence: list[int]
    forecast: list[int]


class Construction(TypedDict):
    board: str
    built: int
    tiles: list[str]
    cost: dict[str, int] | None


class Constructions(TypedDict):
    """A board that is not chosen yet is not there."""

    farm: NotRequired[Construction]
    tower: NotRequired[Construction]


class Player(TypedDict):
    """`sums`: sums of own dice, and the spaces whose dice make them. `hidden`: cards that are in the deck, or in hand or deck."""

    seat: int
    clan: str | None
    pp: int
    tokens: dict[str, int]
    dice: dict[str, Die | None]
    sum: int
    sums: dict[str, list[str]]
    capacity: int
    used: int
    loose: list[RelicTile]
    restored: dict[str, int]
    track: int
    price: int
    governors: int
    shadows: int
    markers: int
    scavenger: str | None
    construction: Constructions
    bonus: dict[str, str | None]
    harvest: dict[str, int]
    hand: list[Hero] | None
    hand_size: int
    deck_size: int
    hidden: list[Hero]
    discard: list[Hero]
    army: int


class Automaton(TypedDict):
    side: int
    kind: Literal["empire", "mercenaries"]
    clan: str | None
    pp: int
    gold: int
    governors: int
    shadows: int
    farms: int
    towers: int
    tiles: list[RelicTile]
    restored: dict[str, int]
    heroes: list[Hero]
    unseen: Hero | Literal["hidden"] | None
    dice: list[Die | None]
    dice_sum: int
    card: str | None
    used_cards: list[str]
    level: str | None


class Now(TypedDict):
    action: str | None
    main_done: bool
    hero_done: bool
    ability_done: bool
    tile_done: bool
    ability_tile_done: bool
    resolving: list[str]


class Villager(TypedDict):
    tile: int
    face: Literal["a", "b"]


class Objective(TypedDict):
    id: str
    gold: int | None
    silver: int | None
    has_silver: bool


class Forecast(TypedDict):
    """Points if the round, and the game, ended now. Army only when nothing about it is hidden."""

    influence: list[int]
    relics: list[int]
    farms: list[int]
    towers: list[int]
    army: list[int] | None
    resources: list[int]


class View(TypedDict):
    round: int
    rounds: int
    turn: int
    first: int
    active: int
    helmet: int
    advanced: bool
    blue_done: bool
    now: Now
    islands: list[Island]
    middle: dict[str, list[int]]
    villagers: list[Villager]
    market: list[Hero | None]
    market_top: Hero | None
    market_deck: int
    black_market: list[RelicTile]
    bag: int
    objectives: list[Objective]
    players: list[Player]
    automaton: Automaton | None
    forecast: Forecast
    achievements: list[str] | None
