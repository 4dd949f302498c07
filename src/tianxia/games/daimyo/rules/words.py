"""The words of effects (data section 1): each reads what is said, does it and tells the log."""

from typing import Final

from tianxia.engine.events import Log
from tianxia.engine.game import Reason
from tianxia.games.daimyo.ids import ANY, GOLD, P_OBJECTIVES, RECRUITMENT, SPACE_NAMES
from tianxia.games.daimyo.lookups import amount
from tianxia.games.daimyo.notation import (
    ANY_TYPE,
    ANY_UNIT,
    EXACTLY,
    FROM_BOARD,
    FROM_HERE,
    FROM_MARKET,
    IN_GOLD,
    ONLY_FARM,
    ONLY_GOVERNOR,
    ONLY_SHADOW,
    ONLY_TOWER,
    TEXTS,
    BadNotation,
    bundle,
    effect,
    token,
)
from tianxia.games.daimyo.rules import buildings, effects, heroes, recruitment, relic_action, relics, units, villagers
from tianxia.games.daimyo.rules.effects import EFFECTS, Effect, Said, Word
from tianxia.games.daimyo.rules.objectives import islands_with_governor, restored_relics
from tianxia.games.daimyo.rules.production import produce
from tianxia.games.daimyo.rules.resources import can_pay, gain, gain_bundle, lacks, pay, score
from tianxia.games.daimyo.state import Daimyo

# ---- tokens and points ----

NO_LIMIT: Final = 99


class Gain(Word):
    """GAIN(bundle), GAIN(bundle + 1G × PER(something), max n)."""

    def __init__(self, said: Said) -> None:
        super().__init__(said)
        plain, _, self.per = said.inside.partition("1G × PER(")
        plain = plain.removesuffix(" + ")
        self.bundle = bundle(plain) if plain else 0
        self.most = int(said.tail.removeprefix(", max ").removesuffix(")")) if ", max " in said.tail else NO_LIMIT
        self.asks = amount(self.bundle, ANY) > 0

    def counted(self, s: Daimyo, seat: int) -> int:
        if self.per == "own Shadows on board":
            count = s.shadows[seat]
        elif self.per == "islands with an own Governor":
            count = islands_with_governor(s, seat)
        else:
            count = restored_relics(s, seat)
        return min(count, self.most)

    def do(self, s: Daimyo, seat: int, why: int, log: Log | None) -> None:
        if self.per:
            gain(s, seat, GOLD, self.counted(s, seat), why, "DM-4.6.3", log)
        gain_bundle(s, seat, self.bundle, why, "DM-4.6.3", log)

    def useful(self, s: Daimyo, seat: int) -> bool:
        return self.bundle != 0 or self.counted(s, seat) > 0


class Pay(Word):
    def __init__(self, said: Said) -> None:
        super().__init__(said)
        self.bundle = bundle(said.inside)
        self.cost = True

    def do(self, s: Daimyo, seat: int, why: int, log: Log | None) -> None:
        pay(s, seat, self.bundle, why, "DM-4.6.3", log)

    def useful(self, s: Daimyo, seat: int) -> bool:
        return can_pay(s, seat, self.bundle)

    def unpaid(self, s: Daimyo, seat: int) -> Reason:
        return lacks(s, seat, self.bundle, "DM-4.2.4")


class TakeEach(Word):
    """One token of every opponent who has one; of free choice, the giver chooses. Mercenaries give nothing."""

    def __init__(self, said: Said) -> None:
        super().__init__(said)
        self.token = token(said.inside)
        self.asks = self.token == ANY

    def do(self, s: Daimyo, seat: int, why: int, log: Log | None) -> None:
        for i in range(s.seats - 1, 0, -1):
            other = (seat + i) % s.seats
            if self.token == ANY:
                if s.tokens[other * 4] + s.tokens[other * 4 + 1] + s.tokens[other * 4 + 2] > 0:
                    s.todo.append(effects.TRIBUTE.ask(other, seat))
            elif s.tokens[other * 4 + self.token] > 0:
                effects.hand_over(s, other, seat, self.token, log)


class Produce(Word):
    """PRODUCE(GOV), PRODUCE(FARM), PRODUCE(ALL)."""

    def __init__(self, said: Said) -> None:
        super().__init__(said)
        self.who = {"GOV": 1, "FARM": 2, "ALL": 3}[said.inside]
        self.asks = False

    def do(self, s: Daimyo, seat: int, why: int, log: Log | None) -> None:
        produce(s, seat, self.who, why, log)


class Collect(Word):
    """COLLECT(GOV,n), COLLECT(TOWER,n)."""

    def __init__(self, said: Said) -> None:
        super().__init__(said)
        where, count = said.inside.split(",")
        self.towers = 0 if where == "GOV" else 1
        self.count = int(count)

    def do(self, s: Daimyo, seat: int, why: int, log: Log | None) -> None:
        if self.useful(s, seat):
            s.todo.append(units.COLLECT.ask(seat, self.towers, self.count, why))

    def useful(self, s: Daimyo, seat: int) -> bool:
        return any([units.collects(s, seat, self.towers, site) for site in range(s.islands * 5)])


class Counted(Word):
    """Words with a number: NAME(n)."""

    def __init__(self, said: Said) -> None:
        super().__init__(said)
        self.count = int(said.inside)


class Points(Counted):
    """n PP."""

    def do(self, s: Daimyo, seat: int, why: int, log: Log | None) -> None:
        score(s, seat, self.count, P_OBJECTIVES, "DM-11.3", log)


# ---- heroes and dice ----


class Draw(Counted):
    def __init__(self, said: Said) -> None:
        super().__init__(said)
        self.asks = False

    def do(self, s: Daimyo, seat: int, why: int, log: Log | None) -> None:
        heroes.draw(s, seat, self.count, log)

    def useful(self, s: Daimyo, seat: int) -> bool:
        return len(s.deck[seat]) + len(s.discard[seat]) > 0


class Discard(Counted):
    def __init__(self, said: Said) -> None:
        super().__init__(said)
        self.cost = True

    def do(self, s: Daimyo, seat: int, why: int, log: Log | None) -> None:
        s.todo.append(heroes.DISCARD.ask(seat, self.count))

    def useful(self, s: Daimyo, seat: int) -> bool:
        return len(s.hand[seat]) >= self.count

    def unpaid(self, s: Daimyo, seat: int) -> Reason:
        return Reason("DM-4.2.4", "no-card")


class OpponentsDiscard(Word):
    def do(self, s: Daimyo, seat: int, why: int, log: Log | None) -> None:
        for i in range(s.seats - 1, 0, -1):
            other = (seat + i) % s.seats
            if s.hand[other]:
                s.todo.append(heroes.DISCARD.ask(other, 1))


class Hire(Counted):
    def do(self, s: Daimyo, seat: int, why: int, log: Log | None) -> None:
        if self.useful(s, seat):
            s.todo.append(heroes.HIRE.ask(seat, self.count))

    def useful(self, s: Daimyo, seat: int) -> bool:
        return heroes.can_hire(s, seat, self.count)


class PlayFree(Word):
    """Play a hero without strength."""

    def do(self, s: Daimyo, seat: int, why: int, log: Log | None) -> None:
        if self.useful(s, seat):
            s.todo.append(heroes.FREE_HERO.ask(seat))

    def useful(self, s: Daimyo, seat: int) -> bool:
        return any([heroes.playable(s, seat, card) for card in s.hand[seat]])


class RaiseDice(Counted):
    """DIE(+n)."""

    def do(self, s: Daimyo, seat: int, why: int, log: Log | None) -> None:
        if self.useful(s, seat):
            s.todo.append(heroes.RAISE.ask(seat, self.count))

    def useful(self, s: Daimyo, seat: int) -> bool:
        return heroes.can_raise(s, seat)


class SetDie(Word):
    def do(self, s: Daimyo, seat: int, why: int, log: Log | None) -> None:
        s.todo.append(heroes.SET_DIE.ask(seat))


# ---- villagers and clans ----


class Villager(Word):
    """VILLAGER, or two different ones."""

    def __init__(self, said: Said) -> None:
        super().__init__(said)
        self.count = 2 if said.inside else 1

    def do(self, s: Daimyo, seat: int, why: int, log: Log | None) -> None:
        s.todo.append(villagers.VILLAGER.ask(seat, self.count))


class Steps(Word):
    """Two steps of Villagers' Help."""

    def do(self, s: Daimyo, seat: int, why: int, log: Log | None) -> None:
        s.todo.append(villagers.STEPS.ask(seat))


class UseClan(Word):
    def do(self, s: Daimyo, seat: int, why: int, log: Log | None) -> None:
        if s.seats > 1:
            s.todo.append(effects.COPY.ask(seat))


# ---- relics ----


class Capacity(Counted):
    def do(self, s: Daimyo, seat: int, why: int, log: Log | None) -> None:
        relics.raise_capacity(s, seat, self.count, log)


class Scavenge(Counted):
    def do(self, s: Daimyo, seat: int, why: int, log: Log | None) -> None:
        s.todo.append(relic_action.TRAVEL.ask(seat, self.count))


class TakeRelics(Word):
    """RELIC(HERE,n), RELIC(BOARD,n), RELIC(BM,n), RELIC(BAG,n)."""

    def __init__(self, said: Said) -> None:
        super().__init__(said)
        source, count = said.inside.split(",")
        self.bag = source == "BAG"
        self.where = {"HERE": FROM_HERE, "BOARD": FROM_BOARD, "BM": FROM_MARKET, "BAG": -1}[source]
        self.count = int(count)

    def do(self, s: Daimyo, seat: int, why: int, log: Log | None) -> None:
        if self.bag:
            s.todo.append(relics.BagDraws(seat, self.count))
        else:
            s.todo.append(relics.REFILL)
            s.todo.append(relics.Takes(seat, self.where, self.count, s.scavenger[seat]))

    def useful(self, s: Daimyo, seat: int) -> bool:
        return self.bag or relics.can_take(s, seat, self.where, s.scavenger[seat])


class Give(Word):
    """GIVE(BAG,n), and as a cost GIVE(BM,n): the price of the Relic Smuggler."""

    def __init__(self, said: Said) -> None:
        super().__init__(said)
        target, count = said.inside.split(",")
        self.count = int(count)
        self.cost = target == "BM"

    def do(self, s: Daimyo, seat: int, why: int, log: Log | None) -> None:
        if self.cost:
            s.todo.append(relics.GIVE.ask(seat, self.count))
        else:
            s.todo.append(relics.Gives(seat, self.count))

    def useful(self, s: Daimyo, seat: int) -> bool:
        return s.loose[seat] != 0 and (not self.cost or heroes.board_has_tile(s))

    def unpaid(self, s: Daimyo, seat: int) -> Reason:
        return Reason("DM-7.1.5", "no-loose" if s.loose[seat] == 0 else "for-nothing")


class Steal(Word):
    def do(self, s: Daimyo, seat: int, why: int, log: Log | None) -> None:
        if relics.can_steal(s, seat):
            s.todo.append(relics.STEAL.ask(seat))


# ---- units and buildings ----


class Recruit(Word):
    """RECRUIT(discount), RECRUIT(=price), RECRUIT(free), each :GOV or :SHADOW."""

    def __init__(self, said: Said) -> None:
        super().__init__(said)
        self.unit = {"": ANY_UNIT, ":GOV": ONLY_GOVERNOR, ":SHADOW": ONLY_SHADOW}[said.tail]
        if said.inside == "free":
            self.price = EXACTLY
        elif said.inside.startswith("="):
            self.price = EXACTLY + int(said.inside[1:])
        else:
            self.price = int(said.inside)

    def do(self, s: Daimyo, seat: int, why: int, log: Log | None) -> None:
        s.todo.append(recruitment.Recruiting(seat, self.price, self.unit, 1))

    def useful(self, s: Daimyo, seat: int) -> bool:
        return recruitment.can_recruit(s, seat, self.price, self.unit)


class ResetTrack(Word):
    def do(self, s: Daimyo, seat: int, why: int, log: Log | None) -> None:
        recruitment.reset_track(s, seat, "DM-9.2.4", log)

    def useful(self, s: Daimyo, seat: int) -> bool:
        return s.track[seat] > 0


class Build(Word):
    """BUILD(discount), BUILD(gold), each :FARM or :TOWER."""

    def __init__(self, said: Said) -> None:
        super().__init__(said)
        self.only = {"": ANY_TYPE, ":FARM": ONLY_FARM, ":TOWER": ONLY_TOWER}[said.tail]
        self.price = IN_GOLD if said.inside == "gold" else int(said.inside)

    def do(self, s: Daimyo, seat: int, why: int, log: Log | None) -> None:
        s.todo.append(buildings.Building(seat, self.price, self.only, 1))

    def useful(self, s: Daimyo, seat: int) -> bool:
        return buildings.can_build(s, seat, self.price, self.only)


class MainAction(Word):
    """MAIN(Recruitment), MAIN(Construction)."""

    def __init__(self, said: Said) -> None:
        super().__init__(said)
        self.space = SPACE_NAMES.index(said.inside.lower())

    def do(self, s: Daimyo, seat: int, why: int, log: Log | None) -> None:
        if self.space == RECRUITMENT:
            s.todo.append(recruitment.Recruiting(seat, 0, ANY_UNIT, 0))
        else:
            s.todo.append(buildings.Building(seat, 0, ANY_TYPE, 0))

    def useful(self, s: Daimyo, seat: int) -> bool:
        if self.space == RECRUITMENT:
            return recruitment.can_recruit(s, seat, 0, ANY_UNIT)
        return buildings.can_build(s, seat, 0, ANY_TYPE)


class MoveGovernors(Word):
    """MOVEGOV(n), MOVEGOV(n)+COLLECT(k)."""

    def __init__(self, said: Said) -> None:
        super().__init__(said)
        self.count = int(said.inside)
        self.collect = int(said.tail.removeprefix("+COLLECT(").removesuffix(")")) if said.tail else 0
        self.must = 1 if said.must else 0

    def do(self, s: Daimyo, seat: int, why: int, log: Log | None) -> None:
        s.todo.append(units.Moves(seat, self.count, self.collect, self.must, 0))

    def useful(self, s: Daimyo, seat: int) -> bool:
        return units.can_move(s, seat)


class MoveOpponent(Word):
    """The Mercenaries' governors too."""

    def do(self, s: Daimyo, seat: int, why: int, log: Log | None) -> None:
        units.ask_exile(s, seat)


class Kill(Word):
    """The Mercenaries' governors too."""

    def do(self, s: Daimyo, seat: int, why: int, log: Log | None) -> None:
        units.ask_eliminate(s, seat, -1, -1)


# ---- one of two ----


class OneOfTwo(Word):
    """effect | effect."""

    def __init__(self, said: Said) -> None:
        super().__init__(said)
        self.one = effect(said.inside)
        self.two = effect(said.tail)

    def do(self, s: Daimyo, seat: int, why: int, log: Log | None) -> None:
        s.todo.append(effects.CHOOSE.ask(seat, self.one, self.two, why))


WORDS: Final[dict[str, type[Word]]] = {
    "GAIN": Gain,
    "PAY": Pay,
    "TAKEEACH": TakeEach,
    "PRODUCE": Produce,
    "COLLECT": Collect,
    "PP": Points,
    "DRAW": Draw,
    "DISCARD": Discard,
    "OPPDISCARD": OpponentsDiscard,
    "HIRE": Hire,
    "play a Hero without strength": PlayFree,
    "DIE": RaiseDice,
    "SETDIE": SetDie,
    "VILLAGER": Villager,
    "2× VILLAGER ": Villager,
    "STEPS": Steps,
    "USECLAN": UseClan,
    "CAP": Capacity,
    "SCAV": Scavenge,
    "RELIC": TakeRelics,
    "GIVE": Give,
    "TAKERELIC": Steal,
    "RECRUIT": Recruit,
    "RESETTRACK": ResetTrack,
    "BUILD": Build,
    "MAIN": MainAction,
    "MOVEGOV": MoveGovernors,
    "MOVEOPP": MoveOpponent,
    "KILL": Kill,
    "|": OneOfTwo,
}


# ---- reading ----


def read_effects() -> None:
    """All texts that are not read yet."""
    while len(EFFECTS) < len(TEXTS):
        EFFECTS.append(Effect(read(TEXTS[len(EFFECTS)])))


def read(text: str) -> list[Word]:
    must = text.startswith("must ")
    text = text.removeprefix("must ").removeprefix("Income: ")
    one, _, two = text.partition(" | ")
    if two:
        return [OneOfTwo(Said("|", one, two))]
    words: list[Word] = []
    for part in text.replace(" → ", " ; ").split(" ; "):
        words.extend(_read_part(part.removeprefix("MAY ").removesuffix(" as cost"), must))
    return words


def _read_part(part: str, must: bool) -> list[Word]:
    if part.endswith(" PP"):
        return [Points(Said("PP", part.removesuffix(" PP")))]
    name, _, rest = part.partition("(")
    inside, _, tail = rest.partition(")")
    word = WORDS.get(name)
    if word is not None:
        return [word(Said(name, inside, tail, must))]
    times, _, rest = part.partition("× ")
    if not rest or not times.isdigit():
        raise BadNotation(f"no effect: {part!r}")
    return int(times) * _read_part(rest, must)


def asks(number: int) -> bool:
    """Somebody may be asked something before this effect is complete."""
    return any([word.asks for word in EFFECTS[number].words])


read_effects()
