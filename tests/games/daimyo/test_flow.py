"""Five rounds of three turns (section 5)."""

from tests.games.daimyo.table import Table, look
from tests.games.daimyo.test_setup import deal, play_until
from tests.proof import rule


def pass_turn(t: Table) -> int:
    """Play the shortest turn; returns the seat."""
    seat = -1
    while t.asks != "die":
        t.play(t.legal[0])
    seat = t.seat
    t.play(next(w for w in t.legal if w.endswith(("tax", "production", "relic", "recruitment", "construction", "villagers"))))
    while t.asks != "turn" or "end" not in t.legal:
        t.play("stop" if "stop" in t.legal else ("main" if "main" in t.legal else t.legal[0]))
    t.play("end")
    return seat


@rule("DM-5.1", "DM-5.3", "DM-5.4", "DM-5.8", "DM-18.15")
def test_five_rounds_of_three_turns() -> None:
    t = Table(3)
    t.s = play_until(deal(3, 8), "die")
    rounds = []
    while t.asks:
        number, first = t.s.round, t.s.first
        assert t.s.helmet == first or t.s.turn > 1
        turns = [pass_turn(t) for _ in range(9)]
        rounds.append(number)
        assert turns == [(first + i) % 3 for i in range(9)]
        while t.asks not in ("die", ""):
            t.play("stop" if "stop" in t.legal else t.legal[0])
    assert rounds == [1, 2, 3, 4, 5]


@rule("DM-5.2")
def test_the_dice_are_rolled_by_the_game() -> None:
    rolled = set()
    for seed in range(12):
        s = play_until(deal(4, seed, clans="random"), "die")
        assert sum(s.middle) == 13
        rolled.add(tuple(s.middle))
        assert look(s, -1)["middle"]["red"] == s.middle[12:18]
    assert len(rolled) == 12
