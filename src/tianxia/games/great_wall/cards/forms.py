"""The forms of the data lines.

`src` is the source mark of docs/rules/great_wall_data.md: P printed in the rulebook, E public source,
R our reconstruction (may be corrected here, in one place). Texts are in the effect language of that page.
"""

from typing import NamedTuple


class General(NamedTuple):
    id: str
    src: str
    when: str
    lim: str
    condition: str
    pay: str
    do: str
    goods: tuple[int, int, int, int]
    tactics: int
    tea: int


class Advisor(NamedTuple):
    id: str
    src: str
    when: str
    lim: str
    condition: str
    pay: str
    do: str


class Tactic(NamedTuple):
    id: str
    src: str
    when: str
    condition: str
    basic: str
    pay: str
    boosted: str


class Horde(NamedTuple):
    """`grid` from the top row to the bottom row, rows separated by " / "; ".." is a hole."""

    id: str
    src: str
    back: str
    strength: int
    vital: int
    rows: int
    cols: int
    grid: str
    honor: int
    when: str
    ability: str


class Command(NamedTuple):
    id: str
    src: str
    boxes: int
    recoverable: int


class Box(NamedTuple):
    """One box of a command card; `syn_do` comes on top when `syn_if` holds (GW-17.2.24)."""

    card: str
    src: str
    box: int
    who: str
    do: str
    syn_if: str = "-"
    syn_do: str = "-"


class Artifact(NamedTuple):
    id: str
    src: str
    metric: str
    honor: tuple[int, int, int, int]
    solo: int


class Decree(NamedTuple):
    """`state` 1: nothing is spent, the condition must hold; 0: `req` is carried out. `p2` 0: not with 2 players."""

    id: str
    src: str
    scope: str
    state: int
    req: str
    p2: int


class Event(NamedTuple):
    id: str
    src: str
    when: str
    do: str


class ReedGeneral(NamedTuple):
    id: str
    src: str
    modes: str
    when: str
    condition: str
    do: str


class Qin(NamedTuple):
    id: str
    src: str
    when: str
    do: str
    track: int


class TimeSpace(NamedTuple):
    side: str
    src: str
    space: int
    start_for: str
    add: int
    lethality: int


class WallLevel(NamedTuple):
    side: str
    src: str
    level: int
    cost: int
    defence: int
    firing: int


class Location(NamedTuple):
    """`a`, `b`: slots on side A and B; 0 means any number (a special location)."""

    id: str
    src: str
    type: str
    a: int
    b: int
    shame: int


class Overseer(NamedTuple):
    location: str
    src: str
    level: int
    pay_kind: str
    pay_n: int
    income: int


class Price(NamedTuple):
    """Price of recruiting one soldier in wood, stone, gold, chi; how many a clan has."""

    type: str
    src: str
    cost: tuple[int, int, int, int]
    pool: int


class SetupNumber(NamedTuple):
    """A number of the setup: solo, 2, 3 and 4 players."""

    id: str
    src: str
    solo: int
    p2: int
    p3: int
    p4: int


class Constant(NamedTuple):
    id: str
    src: str
    value: int
