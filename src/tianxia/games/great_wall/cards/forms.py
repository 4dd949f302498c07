"""The forms of the data lines.

`src` is the source mark of docs/rules/great_wall_data.md: P printed in the rulebook, E public source,
R our reconstruction (may be corrected here, in one place). Texts are in the effect language of that page.
"""


class General:
    def __init__(
        self,
        id: str,
        src: str,
        when: str,
        lim: str,
        condition: str,
        pay: str,
        do: str,
        goods: tuple[int, int, int, int],
        tactics: int,
        tea: int,
    ) -> None:
        self.id = id
        self.src = src
        self.when = when
        self.lim = lim
        self.condition = condition
        self.pay = pay
        self.do = do
        self.goods = goods
        self.tactics = tactics
        self.tea = tea


class Advisor:
    def __init__(self, id: str, src: str, when: str, lim: str, condition: str, pay: str, do: str) -> None:
        self.id = id
        self.src = src
        self.when = when
        self.lim = lim
        self.condition = condition
        self.pay = pay
        self.do = do


class Tactic:
    def __init__(self, id: str, src: str, when: str, condition: str, basic: str, pay: str, boosted: str) -> None:
        self.id = id
        self.src = src
        self.when = when
        self.condition = condition
        self.basic = basic
        self.pay = pay
        self.boosted = boosted


class Horde:
    """`grid` from the top row to the bottom row, rows separated by " / "; ".." is a hole."""

    def __init__(
        self,
        id: str,
        src: str,
        back: str,
        strength: int,
        vital: int,
        rows: int,
        cols: int,
        grid: str,
        honor: int,
        when: str,
        ability: str,
    ) -> None:
        self.id = id
        self.src = src
        self.back = back
        self.strength = strength
        self.vital = vital
        self.rows = rows
        self.cols = cols
        self.grid = grid
        self.honor = honor
        self.when = when
        self.ability = ability


class Command:
    def __init__(self, id: str, src: str, boxes: int, recoverable: int) -> None:
        self.id = id
        self.src = src
        self.boxes = boxes
        self.recoverable = recoverable


class Box:
    """One box of a command card; `syn_do` comes on top when `syn_if` holds (GW-17.2.24)."""

    def __init__(self, card: str, src: str, box: int, who: str, do: str, syn_if: str = "-", syn_do: str = "-") -> None:
        self.card = card
        self.src = src
        self.box = box
        self.who = who
        self.do = do
        self.syn_if = syn_if
        self.syn_do = syn_do


class Artifact:
    def __init__(self, id: str, src: str, metric: str, honor: tuple[int, int, int, int], solo: int) -> None:
        self.id = id
        self.src = src
        self.metric = metric
        self.honor = honor
        self.solo = solo


class Decree:
    """`state` 1: nothing is spent, the condition must hold; 0: `req` is carried out. `p2` 0: not with 2 players."""

    def __init__(self, id: str, src: str, scope: str, state: int, req: str, p2: int) -> None:
        self.id = id
        self.src = src
        self.scope = scope
        self.state = state
        self.req = req
        self.p2 = p2


class Event:
    def __init__(self, id: str, src: str, when: str, do: str) -> None:
        self.id = id
        self.src = src
        self.when = when
        self.do = do


class ReedGeneral:
    def __init__(self, id: str, src: str, modes: str, when: str, condition: str, do: str) -> None:
        self.id = id
        self.src = src
        self.modes = modes
        self.when = when
        self.condition = condition
        self.do = do


class Qin:
    def __init__(self, id: str, src: str, when: str, do: str, track: int) -> None:
        self.id = id
        self.src = src
        self.when = when
        self.do = do
        self.track = track


class TimeSpace:
    def __init__(self, side: str, src: str, space: int, start_for: str, add: int, lethality: int) -> None:
        self.side = side
        self.src = src
        self.space = space
        self.start_for = start_for
        self.add = add
        self.lethality = lethality


class WallLevel:
    def __init__(self, side: str, src: str, level: int, cost: int, defence: int, firing: int) -> None:
        self.side = side
        self.src = src
        self.level = level
        self.cost = cost
        self.defence = defence
        self.firing = firing


class Location:
    """`a`, `b`: slots on side A and B; 0 means any number (a special location)."""

    def __init__(self, id: str, src: str, type: str, a: int, b: int, shame: int) -> None:
        self.id = id
        self.src = src
        self.type = type
        self.a = a
        self.b = b
        self.shame = shame


class Overseer:
    def __init__(self, location: str, src: str, level: int, pay_kind: str, pay_n: int, income: int) -> None:
        self.location = location
        self.src = src
        self.level = level
        self.pay_kind = pay_kind
        self.pay_n = pay_n
        self.income = income


class Price:
    """Price of recruiting one soldier in wood, stone, gold, chi; how many a clan has."""

    def __init__(self, type: str, src: str, cost: tuple[int, int, int, int], pool: int) -> None:
        self.type = type
        self.src = src
        self.cost = cost
        self.pool = pool


class SetupNumber:
    """A number of the setup: solo, 2, 3 and 4 players."""

    def __init__(self, id: str, src: str, solo: int, p2: int, p3: int, p4: int) -> None:
        self.id = id
        self.src = src
        self.solo = solo
        self.p2 = p2
        self.p3 = p3
        self.p4 = p4


class Constant:
    def __init__(self, id: str, src: str, value: int) -> None:
        self.id = id
        self.src = src
        self.value = value
