"""Who plays alone among bots is not asked where nothing is the only thing to say; where anybody else is, nothing changes."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.server.reaction_table import ANN, BOB, LONG, great_wall, in_hall
from tianxia.engine.course import BOT, PERSON, TABLE, Prepared, seats_of
from tianxia.engine.rng import seeded
from tianxia.server.hall import Hall
from tianxia.server.messages.asked import SeatWish
from tianxia.server.orders import nothing_to_say, obey
from tianxia.server.table import Table
from tianxia.server.views import told_data


async def among_bots(hall: Hall) -> Table:
    """Ann and two bots, who do not move by themselves."""
    wishes = [SeatWish(who="me"), SeatWish(who="bot", bot="random"), SeatWish(who="bot", bot="random")]
    hall.tables.closing = True
    table, _ = await hall.opening.open(ANN, "great_wall", "standard", {}, wishes, 1, None)
    hall.tables.closing = False
    return table


def played(table: Table, until: Callable[[Any], bool]) -> Prepared:
    """On at random, as a step that is not stored, until a position is such."""
    dice = seeded(3)
    step = Prepared(table.game, 0, None, 0, table.course.state.copy(), 1000)
    while not until(step.state):
        seat = seats_of(step.state.ask().waiting)[0]
        legal = table.game.legal(step.state, seat)
        step.play(seat, legal[dice.below(len(legal))], PERSON if seat == 0 else BOT)
    return step


def silenced(table: Table, seat: int) -> Callable[[Any], bool]:
    """Is the seat asked for a reaction from its hidden hand, with only silence to give?"""

    def asked(s: Any) -> bool:
        decision = table.game.decisions[s.ask().kind]
        return bool(decision.secret and decision.silence and s.ask().seat == seat and len(table.game.legal(s, seat)) == 1)

    return asked


def test_alone_among_bots_one_is_not_asked_for_nothing(tmp_path: Path) -> None:
    async def run(hall: Hall) -> None:
        table = await among_bots(hall)
        step = played(table, silenced(table, 0))
        before = step.count
        obey(table, step)
        assert step.moves[before].seat == 0 and step.moves[before].by == TABLE
        assert not silenced(table, 0)(step.state)
        told = told_data(table.game, before, step.moves[before], -1)
        assert told.by == "person" and told.words is None  # whoever comes later hears of an answer by hand

    in_hall(tmp_path / "t.db", LONG, run)


def test_bots_and_those_who_have_a_choice_are_asked(tmp_path: Path) -> None:
    async def run(hall: Hall) -> None:
        table = await among_bots(hall)
        assert nothing_to_say(table, played(table, silenced(table, 1)).state) is None

        def chooses(s: Any) -> bool:
            return bool(table.game.decisions[s.ask().kind].silence) and s.ask().seat == 0 and len(table.game.legal(s, 0)) > 1

        assert nothing_to_say(table, played(table, chooses).state) is None

    in_hall(tmp_path / "t.db", LONG, run)


def test_where_others_sit_or_have_looked_on_nothing_changes(tmp_path: Path) -> None:
    async def run(hall: Hall) -> None:
        table = await among_bots(hall)
        step = played(table, silenced(table, 0))
        hall.tables.heard_from(table.id, ANN)
        assert nothing_to_say(table, step.state) is not None
        hall.tables.heard_from(table.id, BOB)  # no live line: he only asks now and then
        assert nothing_to_say(table, step.state) is None
        for several in (await great_wall(hall), await great_wall(hall, everybody="Ann")):
            assert nothing_to_say(several, played(several, silenced(several, 0)).state) is None

    in_hall(tmp_path / "t.db", LONG, run)
