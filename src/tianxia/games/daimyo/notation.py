"""Reads the effect notation of the data page (section 1) into numbers, once, when the game is loaded.

An effect is a list of steps; a step is an operation with up to three numbers. `EFFECTS[i]` is the effect
with number i; `effect(text)` gives the number of a text. Nothing here runs during play.
"""

from typing import Final

TOKENS: Final = "RMSGA"  # Rice, Metal, Stone, Gold, any of the first three

OP_GAIN: Final = 0  # bundle, per what, at most
OP_PAY: Final = 1  # bundle: a cost
OP_DISCARD: Final = 2  # heroes: a cost
OP_GIVE_COST: Final = 3  # tiles to the Black Market: a cost
OP_GIVE_BAG: Final = 4  # tiles
OP_DRAW: Final = 5
OP_CAPACITY: Final = 6
OP_RAISE: Final = 7  # dice steps
OP_SET_DIE: Final = 8
OP_RECRUIT: Final = 9  # discount or EXACTLY + price, which unit
OP_RESET_TRACK: Final = 10
OP_BUILD: Final = 11  # discount or IN_GOLD, which type
OP_HIRE: Final = 12  # discount
OP_MOVE: Final = 13  # governors, collect, must
OP_COLLECT: Final = 14  # at governor or tower, tokens
OP_PRODUCE: Final = 15  # bit 1 governors, bit 2 farms
OP_SCAVENGE: Final = 16  # tiles
OP_RELIC: Final = 17  # from where, tiles
OP_VILLAGER: Final = 18  # tiles, all different
OP_STEPS: Final = 19
OP_MAIN: Final = 20  # main action space
OP_USE_CLAN: Final = 21
OP_PLAY_FREE: Final = 22
OP_TAKE_EACH: Final = 23  # token
OP_STEAL: Final = 24
OP_OPPONENTS_DISCARD: Final = 25
OP_EXILE: Final = 26
OP_KILL: Final = 27
OP_POINTS: Final = 28
OP_CHOOSE: Final = 29  # effect, effect

EXACTLY: Final = 100  # recruiting at a fixed price
IN_GOLD: Final = 100  # building paid in gold
ANY_UNIT: Final = 0
ONLY_GOVERNOR: Final = 1
ONLY_SHADOW: Final = 2
ANY_TYPE: Final = 0
ONLY_FARM: Final = 1
ONLY_TOWER: Final = 2
FROM_HERE: Final = 0
FROM_BOARD: Final = 1
FROM_MARKET: Final = 2
FROM_BAG: Final = 3
PER_NOTHING: Final = 0
PER_SHADOW: Final = 1
PER_ISLAND: Final = 2
PER_RELIC: Final = 3

_PLAIN: Final[dict[str, tuple[int, int, int, int]]] = {
    "SETDIE": (OP_SET_DIE, 0, 0, 0),
    "RESETTRACK": (OP_RESET_TRACK, 0, 0, 0),
    "VILLAGER": (OP_VILLAGER, 1, 0, 0),
    "2× VILLAGER (two different tiles)": (OP_VILLAGER, 2, 0, 0),
    "USECLAN": (OP_USE_CLAN, 0, 0, 0),
    "play a Hero without strength": (OP_PLAY_FREE, 0, 0, 0),
    "TAKERELIC": (OP_STEAL, 0, 0, 0),
    "OPPDISCARD": (OP_OPPONENTS_DISCARD, 0, 0, 0),
    "MOVEOPP": (OP_EXILE, 0, 0, 0),
    "KILL": (OP_KILL, 0, 0, 0),
    "PRODUCE(GOV)": (OP_PRODUCE, 1, 0, 0),
    "PRODUCE(FARM)": (OP_PRODUCE, 2, 0, 0),
    "PRODUCE(ALL)": (OP_PRODUCE, 3, 0, 0),
    "MAIN(Recruitment)": (OP_MAIN, 3, 0, 0),
    "MAIN(Construction)": (OP_MAIN, 4, 0, 0),
    "GAIN(1G × PER(own Shadows on board))": (OP_GAIN, 0, PER_SHADOW, 99),
    "GAIN(1G × PER(islands with an own Governor), max 3)": (OP_GAIN, 0, PER_ISLAND, 3),
    "GAIN(1G + 1G × PER(own Restored Relics))": (OP_GAIN, 4096, PER_RELIC, 99),
}


class BadNotation(ValueError):
    """An effect text that is not in the notation of the data page."""


class Step:
    """One operation of an effect."""

    def __init__(self, op: int, x: int, y: int, z: int) -> None:
        self.op = op
        self.x = x
        self.y = y
        self.z = z


class Effect:
    """An effect: its text on the data page and its steps. With `cost`, the first step is the price."""

    def __init__(self, text: str, steps: list[Step]) -> None:
        self.text = text
        self.steps = steps
        self.cost = len(steps) > 0 and steps[0].op in (OP_PAY, OP_DISCARD, OP_GIVE_COST)


EFFECTS: Final[list[Effect]] = []
_numbers: Final[dict[str, int]] = {}


def bundle(text: str) -> int:
    """'2R,1G' as one number: four bits each for Rice, Metal, Stone, Gold, any."""
    total = 0
    for part in text.replace(" ", "").split(","):
        if part == "0":
            continue
        if len(part) != 2 or not part[0].isdigit() or part[1] not in TOKENS:
            raise BadNotation(f"no bundle of tokens: {text!r}")
        total += int(part[0]) << (4 * TOKENS.index(part[1]))
    return total


def token(text: str) -> int:
    return TOKENS.index(text)


def effect(text: str, must: bool = False) -> int:
    """The number of an effect. `must`: its move may not be declined (the Nomads' ability)."""
    key = "must " + text if must else text
    found = _numbers.get(key)
    if found is not None:
        return found
    steps: list[Step] = []
    if " | " in text:
        one, two = text.split(" | ")
        steps.append(Step(OP_CHOOSE, effect(one), effect(two), 0))
    else:
        for part in text.removeprefix("Income: ").replace(" → ", " ; ").split(" ; "):
            steps.extend(_steps(part.strip(), must))
    number = len(EFFECTS)
    EFFECTS.append(Effect(text, steps))
    _numbers[key] = number
    return number


def _steps(part: str, must: bool) -> list[Step]:
    plain = _PLAIN.get(part)
    if plain is not None:
        return [Step(plain[0], plain[1], plain[2], plain[3])]
    if part.endswith(" PP"):
        return [Step(OP_POINTS, int(part[:-3]), 0, 0)]
    if "× " in part:
        times, rest = part.split("× ")
        return int(times) * _steps(rest, must)
    part = part.removeprefix("MAY ").removesuffix(" as cost")
    name, _, rest = part.partition("(")
    inside, _, tail = rest.partition(")")
    return [_step(name, inside, tail, must, part)]


def _step(name: str, inside: str, tail: str, must: bool, part: str) -> Step:
    if name == "GAIN":
        return Step(OP_GAIN, bundle(inside), PER_NOTHING, 0)
    if name == "PAY":
        return Step(OP_PAY, bundle(inside), 0, 0)
    if name in ("DISCARD", "DRAW", "CAP", "HIRE", "SCAV", "STEPS"):
        ops = {
            "DISCARD": OP_DISCARD,
            "DRAW": OP_DRAW,
            "CAP": OP_CAPACITY,
            "HIRE": OP_HIRE,
            "SCAV": OP_SCAVENGE,
            "STEPS": OP_STEPS,
        }
        return Step(ops[name], int(inside), 0, 0)
    if name == "DIE":
        return Step(OP_RAISE, int(inside.removeprefix("+")), 0, 0)
    if name == "RECRUIT":
        unit = {"": ANY_UNIT, ":GOV": ONLY_GOVERNOR, ":SHADOW": ONLY_SHADOW}[tail]
        if inside == "free":
            return Step(OP_RECRUIT, EXACTLY, unit, 0)
        if inside.startswith("="):
            return Step(OP_RECRUIT, EXACTLY + int(inside[1:]), unit, 0)
        return Step(OP_RECRUIT, int(inside), unit, 0)
    if name == "BUILD":
        kind = {"": ANY_TYPE, ":FARM": ONLY_FARM, ":TOWER": ONLY_TOWER}[tail]
        return Step(OP_BUILD, IN_GOLD if inside == "gold" else int(inside), kind, 0)
    if name == "MOVEGOV":
        collect = int(tail.removeprefix("+COLLECT(").removesuffix(")")) if tail else 0
        return Step(OP_MOVE, int(inside), collect, 1 if must else 0)
    if name == "COLLECT":
        where, count = inside.split(",")
        return Step(OP_COLLECT, 0 if where == "GOV" else 1, int(count), 0)
    if name == "RELIC":
        source, count = inside.split(",")
        sources = {"HERE": FROM_HERE, "BOARD": FROM_BOARD, "BM": FROM_MARKET, "BAG": FROM_BAG}
        return Step(OP_RELIC, sources[source], int(count), 0)
    if name == "GIVE":
        target, count = inside.split(",")
        return Step(OP_GIVE_COST if target == "BM" else OP_GIVE_BAG, int(count), 0, 0)
    if name == "TAKEEACH":
        return Step(OP_TAKE_EACH, token(inside), 0, 0)
    raise BadNotation(f"no effect: {part!r}")
