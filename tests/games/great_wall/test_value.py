"""What the bots' judgement must see: the end of the game coming, shame down to 0 honor, leads in artifacts, decrees at hand."""

import pytest

from tests.games.great_wall.table import CARDS, Table, coop
from tianxia.bots.greedy import Greedy
from tianxia.bots.protocol import Seat
from tianxia.engine.registry import find
from tianxia.engine.rng import seeded
from tianxia.games.great_wall import ids
from tianxia.games.great_wall.data import COOP_DECREES
from tianxia.games.great_wall.flow import EndCheck
from tianxia.games.great_wall.game import GAME
from tianxia.games.great_wall.judgement.outlook import Outlook, fall_left, levels_missing
from tianxia.games.great_wall.rules.decrees import Decrees
from tianxia.games.great_wall.value import prospects, value, values


def late(seats: int = 3, year: int = 6) -> Table:
    """The last Fall, before its turns."""
    t = Table(seats)
    t.s.year = year
    t.s.active = -1
    t.s.artifacts = [CARDS["f02"]]
    return t


def test_the_present_fall_counts_in_parts() -> None:
    t = Table(3)
    t.s.track[:3] = [0, 1, 2]
    parts = []
    for active in (-1, 0, 1, 2):
        t.s.active = active
        parts.append(fall_left(t.s))
    assert parts[0] == 1.0 and parts == sorted(parts, reverse=True) and parts[3] > 0
    t.s.season = ids.WINTER
    assert fall_left(t.s) == 0.0


def test_an_empty_bank_of_shame_ends_the_game_soon() -> None:
    t = Table(3)
    t.s.year, t.s.active = 3, -1
    for section in "LMR":
        t.horde(section, {"L": "h22", "M": "h20", "R": "h21"}[section])
    t.s.shame_bank = 30
    long = Outlook(t.s).left
    t.s.shame_bank = 5
    assert long > 2.0 and 1.0 <= Outlook(t.s).left < 1.5


def test_a_finished_wall_ends_the_game_this_year() -> None:
    t = Table(3)
    t.s.year, t.s.active = 2, -1
    t.s.wall = [3, 2, 0]
    assert levels_missing(t.s) == 1
    t.s.wall = [3, 3, 0]
    assert levels_missing(t.s) == 0 and Outlook(t.s).left == 1.0


def test_archers_who_will_defeat_the_horde_avert_the_breach() -> None:
    t = Table(3)
    t.s.season, t.s.active = ids.WINTER, -1
    slot = t.horde("M", "h22", "wwwww..")
    assert t.s.slots[slot] >= 0 and Outlook(t.s).breach[1] > 0.9
    t.archers("M", "AB")
    assert Outlook(t.s).breach[1] < 0.1


def test_a_soldier_on_the_card_averts_the_shame_of_the_breach() -> None:
    t = late()
    t.horde("M", "h22", "A")
    o = Outlook(t.s)
    assert o.breach[1] > 0.5 and o.shame[0] < 0.1 < o.shame[1]


def test_honor_hardly_counts_where_shame_eats_it() -> None:
    """GW-9.2.1: down to 0 at the lowest."""
    t = late()
    t.s.season = ids.WINTER
    poor = value(t.s, 0)
    t.set_honor("A", 10)
    assert value(t.s, 0) - poor == pytest.approx(10.0)
    t.s.shamed[0], t.s.supply[0] = 8, 2
    sunk = value(t.s, 0)
    t.set_honor("A", 0)
    assert 0.0 < sunk - value(t.s, 0) < 4.0


@pytest.mark.parametrize(("card", "field"), [("f01", "over"), ("f04", "res")])
def test_an_artifact_counts_by_its_lead(card: str, field: str) -> None:
    t = late()
    t.s.season = ids.WINTER
    t.s.artifacts = [CARDS[card]]
    numbers = t.s.over if field == "over" else t.s.res
    numbers[0], numbers[4], numbers[8] = 1, 3, 2
    worth = prospects(t.s, Outlook(t.s))
    assert worth[1] > worth[2] > worth[0]
    assert worth == [pytest.approx(6.0, abs=0.1), pytest.approx(20.0, abs=0.1), pytest.approx(13.0, abs=0.1)]


def test_an_artifact_is_open_while_years_are_left() -> None:
    t = late(year=1)
    t.s.artifacts = [CARDS["f04"]]
    t.give("A", wood=3)
    early = prospects(t.s, Outlook(t.s))
    t.s.year, t.s.season = 6, ids.WINTER
    end = prospects(t.s, Outlook(t.s))
    assert end[0] - end[1] > 2 * (early[0] - early[1]) > 0


def test_a_fulfilled_decree_is_worth_more_than_a_ready_one_and_that_more_than_a_far_one() -> None:
    t = Table(3, "coop")
    t.s.season, t.s.active = ids.WINTER, -1
    t.s.decrees = [CARDS["d05"], -1, -1]
    t.give("A", wood=4)
    far = value(t.s, 0)
    t.give("B", wood=4)
    nearer = value(t.s, 0)
    t.give("C", wood=4)
    ready = value(t.s, 0)
    t.s.res = [0] * len(t.s.res)
    t.s.decrees = [-1, -1, -1]
    t.s.decree_sum += 1
    assert far < nearer < ready < value(t.s, 0)
    assert t.s.decree_sum < COOP_DECREES[2]


def test_solo_a_dry_bank_of_shame_is_worse_than_any_honor() -> None:
    """GW-11.10.2."""
    t = Table(1)
    t.s.year, t.s.season, t.s.active = 6, ids.WINTER, -1
    t.s.shame_bank = 8
    safe = value(t.s, 0)
    t.s.shame_bank = 0
    t.set_honor("A", 10)
    assert value(t.s, 0) < safe


@pytest.mark.parametrize(("mode", "seats"), [("standard", 3), ("standard", 4), ("two", 2), ("solo", 1), ("coop", 3)])
def test_all_seats_at_once_are_judged_as_one_by_one(mode: str, seats: int) -> None:
    game = find("great_wall")
    s = GAME.new(GAME.check_setup(mode, seats, {}), seeded(seats))
    dice = seeded(5)
    moves = 0
    while s.todo:
        seat = s.todo[-1].seat
        actions = game.legal(s, seat)
        game.apply(s, seat, actions[dice.below(len(actions))], None)
        moves += 1
        if s.todo and moves % 10 == 0:
            assert values(s) == pytest.approx([value(s, p) for p in range(seats)])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bots_fulfil_the_decree_that_wins(seats: int) -> None:
    """Nothing comes after it: an end that was worth less than the way there would never be taken."""
    t = coop(seats, "d09")
    t.s.year, t.s.season, t.s.active = 3, ids.WINTER, -1
    t.s.wall = [3, 3, 3]
    t.s.decree_sum = COOP_DECREES[seats - 1] - 1
    t.s.todo.append(EndCheck())
    t.run(Decrees(1))
    assert t.legal() == ["pass", "decree d09"]
    choice = Greedy("greedy", ends=8).choose(Seat(GAME, t.s, t.s.todo[-1].seat), seeded(1))
    assert GAME.actions.words(choice.action) == "decree d09"
