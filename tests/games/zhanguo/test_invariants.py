"""The invariants of section 15 can be broken, so they say something."""

from tests.games.zhanguo.table import Table, new
from tests.proof import rule
from tianxia.games.zhanguo import data
from tianxia.games.zhanguo.invariants import broken
from tianxia.games.zhanguo.lookups import CARD_COLOUR


def damaged(number: str, **change: object) -> None:
    """The damage is found under its number."""
    s = new(3)
    for name, value in change.items():
        setattr(s, name, value)
    assert broken(s).startswith(number), (number, broken(s))


@rule("ZG-15.1")
def test_a_new_game_is_whole() -> None:
    assert broken(new(3)) == ""


@rule("INV-1", "INV-2", "INV-3", "INV-4", "INV-5")
def test_cards_and_pieces_can_be_lost() -> None:
    damaged("INV-1", court=[5])
    damaged("INV-2", officials=[5] * 9)
    damaged("INV-3", governors_left=[7, 8, 8])
    damaged("INV-3", palaces_left=[7, 6, 6])
    damaged("INV-3", walls_left=[5, 5, 4])
    damaged("INV-4", supply=[9, 8, 9])
    damaged("INV-5", big=[-1, 3, -1])


@rule("INV-6", "INV-7")
def test_player_boards_can_be_broken() -> None:
    damaged("INV-6", unrest=[9] + [0] * 14)
    damaged("INV-6", workers=[-1] + [0] * 14)
    assert len(data.REGIONS) == data.UNREST_CUBES_EACH  # one for each, so that they cannot run out


@rule("INV-8", "INV-9", "INV-10", "INV-11")
def test_the_main_board_can_be_broken() -> None:
    damaged("INV-8", palaces=[4] + [0] * 14, palaces_left=[2, 6, 6])
    damaged("INV-8", squares=[0] + [-1] * 11)
    damaged("INV-9", walls=[0, 0, 0] + [-1] * 15, walls_left=[2, 5, 5])
    damaged("INV-10", task_discs=[-1, 0] + [-1] * 22)
    damaged("INV-11", track=[0, 1, 1])


@rule("INV-15")
def test_a_turn_without_a_card_is_found() -> None:
    damaged("INV-15", turn=1)


@rule("INV-12", "INV-13", "INV-14")
def test_hands_can_be_broken_too() -> None:
    t = Table(3)
    card = t.s.hands[1].pop()
    t.s.decks[CARD_COLOUR[card]].append(card)
    assert broken(t.s).startswith("INV-12")
    t.s.turn = 1
    t.s.court = [t.s.decks[0].pop()]
    card = t.s.hands[1].pop()
    t.s.decks[CARD_COLOUR[card]].append(card)
    assert broken(t.s).startswith("INV-13")
    t = Table(2)
    t.people(0)
    t.s.officials[0:3] = [5, 5, 5]
    for card in t.s.hands[0] + t.s.hands[1]:
        t.s.decks[CARD_COLOUR[card]].append(card)
    t.s.hands = [[], []]
    t.s.turn = 12
    t.s.court = [t.s.decks[0].pop() for _ in range(12)]
    assert broken(t.s).startswith("INV-14")
