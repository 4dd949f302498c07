"""Taking command cards back (GW-5.2.4, GW-12.5)."""

from tests.games.great_wall.table import Table, coop
from tests.proof import rule
from tianxia.games.great_wall import ids
from tianxia.games.great_wall.rules.builders import BuildStep
from tianxia.games.great_wall.rules.recover import RecoverEach
from tianxia.games.great_wall.rules.seasons import Summer


def summer() -> Table:
    t = Table(3)
    t.s.hand[0], t.s.out[0] = 0b110101, 0b001010  # Despotism and Treason lie in the discard pile
    t.commands(A="economy", B="diplomacy", C="treason")
    t.run(Summer(1))
    return t


@rule("GW-5.2.3", "GW-14.1.16")
def test_the_track_is_cleared_in_summer() -> None:
    t = summer()
    assert t.s.out[0] == 0b001011 and t.s.track == [-1, -1, -1] and t.s.pick == [-1, -1, -1]


@rule("GW-5.2.4", "GW-5.2.6", "TV-26")
def test_honor_for_cards_that_stay_out_or_the_cards_back() -> None:
    t = summer()
    t.play("recover honor")
    assert t.honor("A") == 6 and t.s.out[0] == 0b001011 and t.asked == "recover B"
    t.play("recover cards")
    assert t.s.hand[1] == 63 and t.s.out[1] == 0
    t.play("recover cards")
    t.s.hand[0] &= ~4
    t.s.out[0] |= 4
    t.run(RecoverEach([0]))
    t.play("recover honor")
    assert t.honor("A") == 6 + 8  # what stayed counts again


@rule("GW-5.2.5", "GW-14.1.17")
def test_treason_never_comes_back() -> None:
    t = summer()
    t.play("recover cards", "recover cards", "recover cards")
    for out, hand in ((t.s.out[0], t.s.hand[0]), (t.s.out[2], t.s.hand[2])):
        assert out == 1 << ids.TREASON and hand == 63 - (1 << ids.TREASON)


@rule("GW-12.5.2", "GW-12.5.3")
def test_a_wall_level_brings_a_command_card_back() -> None:
    t = coop()
    t.s.hand[0], t.s.out[0] = 0b110100, 0b001011
    t.give("A", wood=5)
    t.run(BuildStep(0, 1, 2, -1, []))
    t.play("build wall M")
    assert t.asked == "take_back A" and t.legal() == ["pass", "take_back economy", "take_back despotism"]
    t.play("take_back despotism")
    assert t.s.out[0] == 0b001001 and t.asked == ""
