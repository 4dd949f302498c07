"""The cards as tables of numbers, made once from cards/. Rules read these; nothing here changes."""

from typing import Final

from tianxia.games.great_wall.cards.advisors import ADVISORS
from tianxia.games.great_wall.cards.board import (
    CONSTANTS,
    LOCATIONS,
    OVERSEERS,
    RECRUIT_COSTS,
    SETUP_NUMBERS,
    TIME_TRACK,
    WALL_LEVELS,
)
from tianxia.games.great_wall.cards.commands import COMMAND_BOXES, COMMANDS, QIN_BOXES, REED_BOXES
from tianxia.games.great_wall.cards.court import ARTIFACTS, DECREES, EVENTS, QIN_GENERAL
from tianxia.games.great_wall.cards.forms import Box
from tianxia.games.great_wall.cards.generals import COOP_GENERALS, GENERALS
from tianxia.games.great_wall.cards.hordes import COOP_HORDES, HORDES
from tianxia.games.great_wall.cards.tactics import COOP_TACTICS, TACTICS
from tianxia.games.great_wall.ids import (
    P_ADVISORS,
    P_ARTIFACTS,
    P_COMMANDS,
    P_DECREES,
    P_GENERAL,
    P_TACTICS,
    RESOURCES,
    SECTIONS,
    SPOTS,
    TRIGGERS,
)
from tianxia.games.great_wall.words.line import LINES, Line

# ---- board: index = side (0 A, 1 B) ----
TIME_ADD: Final = [[t.add for t in TIME_TRACK if t.side == side] for side in "AB"]
TIME_LETHAL: Final = [[t.lethality for t in TIME_TRACK if t.side == side] for side in "AB"]
WALL_COST: Final = [[w.cost for w in WALL_LEVELS if w.side == side] for side in "AB"]
WALL_DEFENCE: Final = [[w.defence for w in WALL_LEVELS if w.side == side] for side in "AB"]
WALL_FIRING: Final = [[w.firing for w in WALL_LEVELS if w.side == side] for side in "AB"]
LOC_SLOTS: Final = [[loc.a for loc in LOCATIONS], [loc.b for loc in LOCATIONS]]  # 0: any number (special)
LOC_SHAME: Final = [loc.shame for loc in LOCATIONS]
OVER_KIND: Final = [[RESOURCES.index(o.pay_kind) for o in OVERSEERS if o.location == loc.id] for loc in LOCATIONS[:4]]
OVER_COST: Final = [[o.pay_n for o in OVERSEERS if o.location == loc.id] for loc in LOCATIONS[:4]]  # to level 1, 2, 3
RECRUIT_COST: Final = [list(p.cost) for p in RECRUIT_COSTS]
SHAME_POOL: Final = next([n.solo, n.p2, n.p3, n.p4] for n in SETUP_NUMBERS if n.id == "shame_pool")
WALL_END: Final = next([n.solo, n.p2, n.p3, n.p4] for n in SETUP_NUMBERS if n.id == "wall_end")
HORDES_AT_START: Final = next([n.solo, n.p2, n.p3, n.p4] for n in SETUP_NUMBERS if n.id == "hordes0")
COOP_HORDES_AT_START: Final = next([n.solo, n.p2, n.p3, n.p4] for n in SETUP_NUMBERS if n.id == "coop_hordes0")
COOP_DECREES: Final = next([n.solo, n.p2, n.p3, n.p4] for n in SETUP_NUMBERS if n.id == "coop_decrees")
COOP_OPEN: Final = next([n.solo, n.p2, n.p3, n.p4] for n in SETUP_NUMBERS if n.id == "coop_open")


def _constant(id: str) -> int:
    return next(c.value for c in CONSTANTS if c.id == id)


HAND_LIMIT: Final = _constant("hand_limit_tactics")
BARRICADE_DEFENCE: Final = _constant("barricade_def")
BARRICADE_COST: Final = _constant("barricade_cost")
BARRICADE_HONOR: Final = _constant("barricade_honor")
DONATION_HONOR: Final = _constant("donation_honor")
SAVE_CHI: Final = _constant("save_cost_chi")
SHAME_CHI: Final = _constant("shame_cost_chi")
SHAME_LOSS: Final = -_constant("shame_honor")
DEFEAT_HONOR: Final = _constant("defeat_honor")
ARCHER_HONOR: Final = _constant("defeat_archer_honor")
RECOVER_HONOR: Final = _constant("recover_honor")
CLERK_GOLD: Final = _constant("hire_clerk_gold")
COOP_SHAME_HONOR: Final = _constant("coop_shame_honor")
QIN_WOUND_HONOR: Final = _constant("qin_wound_honor")
QIN_ARTIFACT_HONOR: Final = _constant("qin_artifact_honor")

# ---- generals and advisors ----
ALL_GENERALS: Final = GENERALS + COOP_GENERALS
ALL_TACTICS: Final = TACTICS + COOP_TACTICS
ALL_HORDES: Final = HORDES + COOP_HORDES
GENERAL_IDS: Final = tuple([g.id for g in ALL_GENERALS])
ADVISOR_IDS: Final = tuple([a.id for a in ADVISORS])
TACTIC_IDS: Final = tuple([t.id for t in ALL_TACTICS])
HORDE_IDS: Final = tuple([h.id for h in ALL_HORDES])
ARTIFACT_IDS: Final = tuple([a.id for a in ARTIFACTS])
DECREE_IDS: Final = tuple([d.id for d in DECREES])
EVENT_IDS: Final = tuple([e.id for e in EVENTS])
STANDARD_GENERALS: Final = len(GENERALS)
STANDARD_TACTICS: Final = len(TACTICS)
STANDARD_HORDES: Final = len(HORDES)
ADVISOR_COUNT: Final = len(ADVISORS)
# a "holder card" is an advisor (0-43) or a general (44-64)
HOLDER_IDS: Final = ADVISOR_IDS + GENERAL_IDS

GENERAL_GOODS: Final = [list(g.goods) for g in ALL_GENERALS]
GENERAL_TACTICS: Final = [g.tactics for g in ALL_GENERALS]
GENERAL_TEA: Final = [g.tea for g in ALL_GENERALS]
ADVISOR_LINE: Final = [Line(a.id, i, a.when, a.lim, a.condition, a.pay, a.do, P_ADVISORS) for i, a in enumerate(ADVISORS)]
GENERAL_LINE: Final = [
    Line(g.id, ADVISOR_COUNT + i, g.when, g.lim, g.condition, g.pay, g.do, P_GENERAL) for i, g in enumerate(ALL_GENERALS)
]
HOLDER_LINE: Final = ADVISOR_LINE + GENERAL_LINE


def _by_trigger(lines: list[Line]) -> list[list[int]]:
    return [[i for i, line in enumerate(lines) if line.when == t] for t in range(len(TRIGGERS))]


HOLDERS_BY_TRIGGER: Final = _by_trigger(HOLDER_LINE)  # per trigger: holder cards


def _number_limits(lines: list[Line]) -> int:
    bit = 0
    for line in lines:
        if line.limit > 0:
            line.limit_bit = bit
            bit += 1
    return bit


LIMITED: Final = _number_limits(HOLDER_LINE)

# ---- tactics: lines 2*card (basic) and 2*card+1 (boosted) ----
TACTIC_LINE: Final = [
    line
    for i, t in enumerate(ALL_TACTICS)
    for line in (
        Line(t.id, i, t.when, "-", t.condition, "-", t.basic, P_TACTICS),
        Line(t.id + " boosted", i, t.when, "-", t.condition, t.pay, t.boosted, P_TACTICS),
    )
]
TACTICS_BY_TRIGGER: Final = [[i for i in range(len(ALL_TACTICS)) if TACTIC_LINE[2 * i].when == t] for t in range(len(TRIGGERS))]

# ---- hordes ----
HORDE_BACK: Final = [SECTIONS.index(h.back) for h in ALL_HORDES]
HORDE_STRENGTH: Final = [h.strength for h in ALL_HORDES]
HORDE_VITAL: Final = [h.vital for h in ALL_HORDES]
HORDE_HONOR: Final = [h.honor for h in ALL_HORDES]
HORDE_LINE: Final = [Line(h.id, i, h.when, "-", "-", "-", h.ability, P_DECREES) for i, h in enumerate(ALL_HORDES)]
HORDE_WHEN: Final = [line.when if line.written != "-" else -1 for line in HORDE_LINE]
# rewards of a point: kind (0-3 resources, 7 honor, 8 tactic, -1 nothing) and number
_REWARD_KINDS: Final[dict[str, int]] = {"W": 0, "S": 1, "G": 2, "C": 3, "H": 7, "T": 8, "X": -1}
REWARD_KIND: Final[list[int]] = []
REWARD_N: Final[list[int]] = []
RIGHT_OF: Final[list[int]] = []  # card*8+point -> the point to its right, or -1
BELOW: Final[list[int]] = []
HORDE_GRIDS: Final[list[list[list[str]]]] = []  # for drawing: rows of codes


def _read_grids() -> None:
    for h in ALL_HORDES:
        rows = [row.split(" ") for row in h.grid.split(" / ")]
        HORDE_GRIDS.append(rows)
        number: dict[tuple[int, int], int] = {}
        codes: list[str] = []
        for r, row in enumerate(rows):
            for c, code in enumerate(row):
                if code != "..":
                    number[(r, c)] = len(codes)
                    codes.append(code)
        places = list(number)
        for i in range(SPOTS):
            if i >= len(codes):
                REWARD_KIND.append(-1)
                REWARD_N.append(0)
                RIGHT_OF.append(-1)
                BELOW.append(-1)
                continue
            r, c = places[i]
            REWARD_KIND.append(_REWARD_KINDS[codes[i][0]])
            REWARD_N.append(int(codes[i][1]))
            RIGHT_OF.append(number.get((r, c + 1), -1))
            BELOW.append(number.get((r + 1, c), -1))


_read_grids()

# ---- command cards ----
B_OWNER: Final = 0
B_OTHERS: Final = 1


class CommandBox:
    """A box of a command card: who resolves it, its line, its synergy line (-1: none)."""

    def __init__(self, who: int, line: int, synergy: int) -> None:
        self.who = who
        self.line = line
        self.synergy = synergy


def _box(b: Box) -> CommandBox:
    line = Line(f"{b.card} {b.box}", -1, "-", "-", "-", "-", b.do, P_COMMANDS)
    synergy = -1
    if b.syn_do != "-":
        synergy = Line(f"{b.card} {b.box} synergy", -1, "-", "-", b.syn_if, "-", b.syn_do, P_COMMANDS).number
    return CommandBox(B_OTHERS if b.who in ("others", "me") else B_OWNER, line.number, synergy)


def _boxes(names: list[str], rows: list[Box]) -> list[list[CommandBox]]:
    return [[_box(b) for b in rows if b.card == name] for name in names]


COMMAND_ORDER: Final = ["economy", "despotism", "attack_order", "treason", "diplomacy", "great_works"]
BOXES: Final = _boxes(COMMAND_ORDER, COMMAND_BOXES)  # of the humans, per command card
QIN_CARD_BOXES: Final = _boxes(["q_" + name for name in COMMAND_ORDER], QIN_BOXES)
REED_CARD_BOXES: Final = _boxes(["reed_command"], REED_BOXES)[0]
QIN_LINE: Final = Line(QIN_GENERAL[0].id, -1, QIN_GENERAL[0].when, "-", "-", "-", QIN_GENERAL[0].do, P_GENERAL)

# ---- court ----
EVENT_LINE: Final = [Line(e.id, i, e.when, "-", "-", "-", e.do, P_DECREES) for i, e in enumerate(EVENTS)]
# what an artifact counts is its condition
ARTIFACT_LINE: Final = [Line(a.id, i, "-", "-", a.metric, "-", "-", P_ARTIFACTS) for i, a in enumerate(ARTIFACTS)]
ARTIFACT_HONOR: Final = [list(a.honor) for a in ARTIFACTS]
ARTIFACT_SOLO: Final = [a.solo for a in ARTIFACTS]
DECREE_EACH: Final = [1 if d.scope == "each" else 0 for d in DECREES]
DECREE_STATE: Final = [d.state for d in DECREES]
DECREE_LINE: Final = [  # a condition, or a payment
    Line(d.id, i, "-", "-", d.req if d.state else "-", "-", "-" if d.state else d.req, P_DECREES) for i, d in enumerate(DECREES)
]
DECREE_FOR_TWO: Final = [d.p2 for d in DECREES]
LINE_NAMES: Final = tuple([line.name for line in LINES])


# ---- where the data come from: a card by its id, a board table by its name (P printed, E public source, R ours) ----
PROVENANCE: Final[dict[str, tuple[str, str]]] = {}


def _provenance() -> None:
    """From the source marks of the data lines, so that a corrected line says so by itself."""
    for g in ALL_GENERALS:
        PROVENANCE[g.id] = (g.src, "general")
    for a in ADVISORS:
        PROVENANCE[a.id] = (a.src, "advisor")
    for t in ALL_TACTICS:
        PROVENANCE[t.id] = (t.src, "tactic card")
    for h in ALL_HORDES:
        PROVENANCE[h.id] = (h.src, "horde card")
    for c in COMMANDS:
        PROVENANCE[c.id] = (c.src, "command card")
    for f in ARTIFACTS:
        PROVENANCE[f.id] = (f.src, "artifact")
    for d in DECREES:
        PROVENANCE[d.id] = (d.src, "imperial decree")
    for e in EVENTS:
        PROVENANCE[e.id] = (e.src, "event")
    for loc in LOCATIONS:
        PROVENANCE[loc.id] = (loc.src, "location: slots, kind, shame icon")
    PROVENANCE["time_track"] = (TIME_TRACK[0].src, "years, hordes and lethality per year")
    PROVENANCE["wall_levels"] = (WALL_LEVELS[0].src, "cost, defence and firing positions of a Wall level")
    PROVENANCE["overseers"] = ("P/R", "first steps are printed, the rest is ours")
    PROVENANCE["recruit_costs"] = ("P/R", "the archer is printed, the others are ours")


_provenance()
