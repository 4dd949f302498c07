"""What `view.py` sends, field by field; the page's types are made of it (`make types`). `from` is the provenance of data.py."""

from typing import Literal, TypedDict

from tianxia.games.zhanguo.data import Aspect, Colour, Official, TaskKind
from tianxia.games.zhanguo.ids import Phase


class Effect(TypedDict):
    """An effect as its text wants it (`zhanguo-effect`)."""

    effect: str
    n: int
    colour: str
    official: str
    at: str


Needs = Literal["higher", "lower"]
CardFace = TypedDict("CardFace", {"card": int, "colour": Colour, "action": str, "needs": Needs, "bonus": Effect, "from": str})


class OwnRegion(TypedDict):
    region: str
    unrest: int
    max: int
    block: int
    blocked: bool
    cards: list[CardFace]
    gov: dict[Official, int]
    work: dict[Official, int]
    workers: int


Ability = TypedDict("Ability", {"actions": list[str], "bonus": Effect, "from": str})
BoardFace = TypedDict(
    "BoardFace",
    {"board": str, "max": list[int], "block": list[int], "officials": list[Official], "from": str, "abilities": list[Ability]},
)


class Forecast(TypedDict):
    regions: int
    aspects: int
    tasks: int
    walls: int


class PlayerView(TypedDict):
    """Hand and cards laid off are shown to their owner, the others see backs and how many."""

    seat: int
    colour: str
    vp: int
    board: BoardFace | None
    wakes_board: list[str]
    hand: list[CardFace] | None
    backs: dict[Colour, int]
    laid_off: list[int] | None
    chosen: int
    officials: dict[Official, int]
    governors_left: int
    palaces_left: int
    walls_left: int
    markers: dict[Colour, int]
    aspects: dict[Aspect, int]
    regions: list[OwnRegion]
    wakes: dict[str, list[int]]
    forecast: Forecast


Square = TypedDict("Square", {"id": str, "bonus": Effect, "seat": int | None, "from": str})


class RegionView(TypedDict):
    id: str
    squares: list[Square]
    governors: list[int]
    beside: list[int]
    palaces: list[int]
    spaces: int
    forecast: list[int]


WallTile = TypedDict("WallTile", {"id": str, "criterion": str, "vp": list[int], "from": str})


class SectionView(TypedDict):
    section: str
    tile: WallTile
    spaces: list[int | None]
    forecast: list[list[int]]


class TaskSpace(TypedDict):
    vp: int
    seat: int | None


TaskView = TypedDict(
    "TaskView", {"task": str, "tile": str, "kind": TaskKind, "needs": list[str], "from": str, "spaces": list[TaskSpace]}
)


class Variants(TypedDict):
    boards: str
    draft: bool
    track_order: bool
    worker_unrest: bool


class Deck(TypedDict):
    colour: Colour
    size: int
    discards: list[int]


class Court(TypedDict):
    stack: list[int]
    top: int | None


class Now(TypedDict):
    """The court action of this turn: which one, whether its number fits, what was used already."""

    seat: int
    action: str
    met: bool
    used: list[int]
    board_used: bool


Award = TypedDict("Award", {"round": int, "cells": list[Effect], "from": str})
Border = TypedDict("Border", {"one": str, "two": str, "adjacent": bool, "border": str, "from": str})


class Auction(TypedDict):
    bid: int
    bidder: int | None
    passed: list[int]


class View(TypedDict):
    round: int
    rounds: int
    phase: Phase
    first: int
    order: list[int]
    turn: int
    active: int | None
    variants: Variants
    decks: list[Deck]
    court: Court
    now: Now | None
    supply: dict[Colour, int]
    big: dict[Colour, int | None]
    track: list[int]
    won: dict[Aspect, int | None]
    aspect: Aspect | None
    awards: list[Award]
    aspect_vp: dict[Aspect, int]
    aspect_leaders: dict[Aspect, int | None]
    regions: list[RegionView]
    borders: list[Border]
    walls: list[SectionView]
    tasks: list[TaskView]
    boards_left: list[str]
    boards: list[BoardFace]
    auction: Auction | None
    players: list[PlayerView]
    data: str
