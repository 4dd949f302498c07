"""What `view.py` sends, field by field; the page's types are made of it (`make types`)."""

from typing import NotRequired, TypedDict

from tianxia.games.terracotta.ids import Quarter, Way, Worker


class Workman(TypedDict):
    seat: int
    kind: Worker


class Segment(TypedDict):
    """What an action space of each ring says: an action, and how many or which."""

    inner: list[str | int]
    middle: list[str | int]
    outer: list[str | int]
    quarter: Quarter
    workers: list[Workman]


class FigureView(TypedDict):
    """`seat` is of warriors; null: nobody. `horse`: where the horse is; `facing`: where an archer looks."""

    id: int
    kind: str
    cell: str
    cells: list[str]
    seat: NotRequired[int]
    horse: NotRequired[Way | None]
    facing: NotRequired[Way]


class PlayerView(TypedDict):
    seat: int
    automaton: bool
    vp: int
    coins: int
    wet: int
    dry: int
    weapons: dict[str, bool]
    tokens: list[int]
    masters: dict[str, int]
    craftsmen: int
    artists: int
    artists_supply: int
    order_token: int | None


class Wheels(TypedDict):
    inner: int
    middle: int


class Inspectors(TypedDict):
    V: int
    H: int


class Tile(TypedDict):
    id: str
    dominance: int
    presence: int


class Shelf(TypedDict):
    """Specialists of a kind that are left; without any there is no price."""

    left: int
    cost: int | None


class Turn(TypedDict):
    segment: int | None
    worker: Worker | None


class Forecast(TypedDict):
    """What each scoring would give every player if it took place now."""

    inspector_v: list[int]
    inspector_h: list[int]
    tile: list[int]
    musicians: list[int]
    servants: list[int]
    groups: list[int]
    archers: list[int]
    resources: list[int]


class Solo(TypedDict):
    """The level, the cards face down, the last one drawn, and all those drawn since the last shuffle."""

    level: str
    deck: int
    card: str | None
    drawn: list[str]


class View(TypedDict):
    round: int
    rounds: int
    active: int | None
    order: list[int]
    order_stack: list[int]
    wheels: Wheels
    segments: list[Segment]
    storages: dict[Quarter, int]
    inspectors: Inspectors
    tiles: list[Tile]
    organizer: dict[str, int]
    organizer_vp: list[int]
    specialists: dict[str, Shelf]
    figures: list[FigureView]
    turn: Turn
    players: list[PlayerView]
    forecast: Forecast
    solo: Solo | None
