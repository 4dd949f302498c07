"""What `view.py` sends, field by field; the page's types are made of it (`make types`)."""

from typing import Literal, NotRequired, TypedDict

from tianxia.games.great_wall.ids import Kind, ModeName, Season, SectionId, Soldier


class Soldiers(TypedDict):
    spear: int
    archer: int
    horse: int


class Gone(Soldiers):
    clerks: int


class VitalPoint(TypedDict):
    on: Literal["free", "wound", "spear", "horse"]
    player: NotRequired[int]
    figure: NotRequired[int]


class HordeView(TypedDict):
    """The grid holds rows of reward codes; ".." is no point."""

    card: str
    row: int
    strength: int
    honor: int
    grid: list[list[str]]
    points: list[VitalPoint]


class OpenSection(TypedDict):
    """With the balance of strength, as if winter came now."""

    id: SectionId
    closed: Literal[False]
    level: int
    next_cost: int | None
    base_defence: int
    barricades: int
    defence: int
    attack: int
    breach: bool
    shame_if_breached: list[int]
    firing: int
    firing_usable: int
    archers: list[int]
    muster: list[Soldiers]
    hordes: list[HordeView]


class ClosedSection(TypedDict):
    id: SectionId
    closed: Literal[True]


SectionView = OpenSection | ClosedSection


class LocationView(TypedDict):
    id: str
    slots: int
    shame: bool
    clerks: list[int]
    count: int
    locked: bool


class Captured(TypedDict):
    card: str
    honor: int
    shame: int


class PlayerView(TypedDict):
    """What everybody sees of a player. Amounts behind the screen and hands are not among it."""

    player: int
    kind: Literal["human", "reed", "qin"]
    honor: int
    tea: int
    clerks: int
    unhired: int
    supply: Soldiers
    shamed: Soldiers
    gone: Gone
    overseers: list[int]
    general: str | None
    ready: bool
    active: list[str]
    supporting: int
    known_supporting: list[str]
    tactics: int
    commands: int
    picked: bool
    command: str | None
    discarded: list[str]
    captured: list[Captured]
    won: int


class Mine(TypedDict):
    """Behind the own screen, the own hands, the own secret choices, cards looked at. `kept`: general and advisor of the
    secret choice, empty before it."""

    seat: int
    resources: dict[Kind, int]
    tactics: list[str]
    commands: list[str]
    pick: str | None
    secret_support: str | None
    dealt_generals: list[str]
    dealt_advisors: list[str]
    kept: list[str]
    seen_events: list[str]


class Fallen(TypedDict):
    player: int
    place: str
    soldier: Soldier


class Kill(TypedDict):
    victims: list[Fallen]
    saved: list[Fallen]


class Year(TypedDict):
    hordes: int
    lethality: int


class Warehouse(TypedDict):
    wood: int
    stone: int
    gold: int


class Shame(TypedDict):
    bank: int
    box: int


class Slot(TypedDict):
    player: int
    card: str


class Decks(TypedDict):
    hordes: int
    advisors: int
    tactics: int
    events: int
    decrees: int


class Discards(TypedDict):
    hordes: list[str]
    tactics: list[str]
    advisors: list[str]


class Artifact(TypedDict):
    """With what it would give everybody now, where that is public."""

    card: str
    now: list[int] | None


class CourtEvent(TypedDict):
    card: str
    cancelled: bool


class Coop(TypedDict):
    decrees: list[str | None]
    done: list[str]
    needed: int
    events: list[CourtEvent]
    now: str | None
    agreed: list[int]
    refused: list[str]
    eased: dict[str, int]


class Solo(TypedDict):
    track: list[str]
    deck: int
    out: list[str]
    both_advisors: bool


class View(TypedDict):
    """`used`: generals and advisors whose ability has worked as often as it may for now."""

    mode: ModeName
    year: int
    years: int
    time: list[Year]
    season: Season
    active: int
    tea: list[int]
    humans: int
    qin: int
    reed: int
    side: Literal["A", "B"]
    sections: list[SectionView]
    locations: list[LocationView]
    activating: str | None
    warehouse: Warehouse
    shame: Shame
    offer: list[str]
    track: list[Slot | None]
    decks: Decks
    invasion: SectionId | None
    discards: Discards
    artifacts: list[Artifact]
    coop: Coop | None
    solo: Solo | None
    used: list[str]
    kill: Kill | None
    players: list[PlayerView]
    me: Mine | None
