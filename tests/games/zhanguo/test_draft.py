"""Variant V1: section 13.1."""

from tests.games.zhanguo.table import Table, new
from tests.proof import rule
from tianxia.engine.events import Log
from tianxia.games.zhanguo import ids
from tianxia.games.zhanguo.game import GAME
from tianxia.games.zhanguo.lookups import CARD_COLOUR
from tianxia.games.zhanguo.state import ZhanGuo


def lay_off(s: ZhanGuo, seat: int) -> None:
    """Seat lays off the first card of each colour."""
    for _ in range(3):
        GAME.apply(s, seat, GAME.legal(s, seat)[0], Log())


@rule("ZG-13.1.1", "DP-04")
def test_three_are_drawn_and_one_of_each_colour_laid_off() -> None:
    s = new(3, draft="yes")
    assert [len(hand) for hand in s.hands] == [9, 9, 9]
    words = [GAME.actions.words(a) for a in GAME.legal(s, 1)]
    assert words == [f"discard {card}" for card in s.hands[1]]
    first = s.hands[1][0]
    GAME.apply(s, 1, GAME.actions.parse(f"discard {first}"), None)
    assert len(GAME.legal(s, 1)) == 6
    again = GAME.why_not(s, 1, GAME.actions.parse(f"discard {s.hands[1][1]}"))
    assert again is not None and again.rule == "ZG-13.1.1"


@rule("ZG-13.1.2")
def test_all_choose_at_the_same_time_in_any_order() -> None:
    ends: list[bytes] = []
    for order in ((0, 1, 2), (2, 0, 1)):
        s = new(3, seed=6, draft="yes")
        assert s.todo[-1].waiting == 0b111
        for seat in order:
            lay_off(s, seat)
        ends.append(s.fingerprint())
    assert ends[0] == ends[1]


@rule("ZG-13.1.2", "ZG-4.3.6")
def test_a_secret_discard_reveals_nothing_until_the_last() -> None:
    s = new(3, seed=6, draft="yes")
    reveals: list[bool] = []
    for seat in (0, 2, 1):
        for _ in range(3):
            log = Log()
            rolled = s.rng.plain()
            GAME.apply(s, seat, GAME.legal(s, seat)[0], log)
            reveals.append(log.reveals or s.rng.plain() != rolled)  # what ends free undo
    assert reveals == [False] * 8 + [True]


@rule("ZG-13.1.3", "ZG-13.1.5")
def test_discards_go_under_their_deck() -> None:
    s = new(3, draft="yes")
    laid = [[c for c in hand if CARD_COLOUR[c] == colour][0] for colour in range(3) for hand in s.hands]  # noqa: RUF015
    for seat in range(3):
        lay_off(s, seat)
    assert [len(hand) for hand in s.hands] == [6, 6, 6]
    bottom = [card for deck in s.decks for card in deck[:3]]
    assert sorted(bottom) == sorted(laid)
    assert s.phase == ids.PHASE_PLAY


@rule("ZG-13.1.4")
def test_no_choice_in_round_five() -> None:
    t = Table(2, draft="yes")
    t.s.round = 4
    t.awards(4)
    t.offer_awards()
    assert t.s.round == 5 and t.asked == "play_card" and len(t.s.hands[0]) == 6
