"""The invariants of section 18 hold in play (see test_laws), and each of them notices when it is broken."""

from collections.abc import Callable

from tests.games.daimyo.table import tile
from tests.games.daimyo.test_setup import deal, play_until
from tests.proof import rule
from tianxia.engine.rng import seeded
from tianxia.games.daimyo.game import GAME
from tianxia.games.daimyo.invariants import broken
from tianxia.games.daimyo.state import Daimyo


def position(seats: int = 3) -> Daimyo:
    s = play_until(deal(seats, 4), "die")
    dice = seeded(9)
    for _ in range(70):
        actions = GAME.legal(s, s.todo[-1].seat)
        GAME.apply(s, s.todo[-1].seat, actions[dice.below(len(actions))], None)
    assert broken(s) == ""
    return s


def lose_die(s: Daimyo) -> None:
    s.middle = [0] * 18


def wrong_space(s: Daimyo) -> None:
    s.dice = [0] * len(s.dice)
    counts = [2, 4, 4]
    s.middle = [0] * 18
    for colour in range(3):
        s.middle[colour * 6] = counts[colour]
    s.middle[12] -= 1
    s.dice[0] = 13  # a red die on Villagers' Help


def lose_tile(s: Daimyo) -> None:
    s.no_mans_land[0] = -1


def double_hero(s: Daimyo) -> None:
    s.hand[0].append(s.market[0])


def lose_governor(s: Daimyo) -> None:
    s.governors[0] += 1


def lose_scavenger(s: Daimyo) -> None:
    s.scavenger[1] = -1


def lose_building(s: Daimyo) -> None:
    s.buildings[0] += 1


def tile_of_nothing(s: Daimyo) -> None:
    s.buildings = [0] * len(s.buildings)
    s.building = [-1] * 30
    s.tiles = [-1] * len(s.tiles)
    for side in range(3):
        for island in range(6):
            towerless = 2 * s.governor[island * 5 : island * 5 + 5].count(side)
            towerless += s.danger[island * 3 : island * 3 + 3].count(side)
            towerless += sum(3 - i for i in range(3) if s.altar[island * 3 + i] == side)
            s.influence[side * 6 + island] = towerless
    s.tiles[0] = 3


def piece_off_board(s: Daimyo) -> None:
    s.danger[17] = 0
    s.shadows[0] += 1


def wrong_influence(s: Daimyo) -> None:
    s.influence[0] += 1


def overfull(s: Daimyo) -> None:
    s.capacity[0] = 10


def unrestored(s: Daimyo) -> None:
    s.capacity[0] = 9
    for n in range(1, 5):
        number = tile(f"red{n}")
        if not s.loose[0] & (1 << number):
            for place in range(15):
                if s.no_mans_land[place] == number and s.bag[number] == 0:
                    s.no_mans_land[place] = -1
                    s.bag[number] += 1
            s.bag[number] -= 1
            s.loose[0] |= 1 << number


def unrestored_mercenaries(s: Daimyo) -> None:
    for n in range(1, 5):
        number = tile(f"red{n}")
        for pile in (s.bag, s.black_market):
            if s.merc_tiles[number] == 0 and pile[number] > 0:
                pile[number] -= 1
                s.merc_tiles[number] += 1


def lower_altar(s: Daimyo) -> None:
    s.altar[0:3] = [-1, -1, 0]
    s.influence[0] += 1
    s.restored[0] += 1


def debt(s: Daimyo) -> None:
    s.tokens[0] = -1


def track(s: Daimyo) -> None:
    s.track[0] = 3


def no_helmet(s: Daimyo) -> None:
    s.helmet = 3


def points_fell(s: Daimyo) -> None:
    s.won[0] = -1


def silver_first(s: Daimyo) -> None:
    s.objective_gold[0] = -1
    s.objective_silver[0] = 1


def spoilt(name: str, spoil: Callable[[Daimyo], None]) -> bool:
    """Whether the spoilt position breaks the invariant of this name."""
    s = position()
    spoil(s)
    return broken(s).startswith(name + ":")


@rule("DM-18.1", "DM-18.2", "DM-18.15")
def test_spoilt_dice() -> None:
    assert spoilt("DM-18.1", lose_die)
    assert spoilt("DM-18.2", wrong_space)
    assert spoilt("DM-18.15", no_helmet)


@rule("DM-18.3", "DM-18.4")
def test_spoilt_tiles_and_heroes() -> None:
    assert spoilt("DM-18.3", lose_tile)
    assert spoilt("DM-18.4", double_hero)


@rule("DM-18.5", "DM-18.6", "DM-18.7", "DM-18.8")
def test_spoilt_pieces() -> None:
    assert spoilt("DM-18.5", lose_governor)
    assert spoilt("DM-18.5", lose_scavenger)
    assert spoilt("DM-18.6", lose_building)
    assert spoilt("DM-18.7", tile_of_nothing)
    assert spoilt("DM-18.8", piece_off_board)


@rule("DM-18.9", "DM-18.10", "DM-18.11", "DM-18.12")
def test_spoilt_influence_and_relics() -> None:
    assert spoilt("DM-18.9", wrong_influence)
    assert spoilt("DM-18.10", overfull)
    assert spoilt("DM-18.11", unrestored)
    assert spoilt("DM-18.12", lower_altar)


@rule("DM-18.13", "DM-18.14", "DM-18.16", "DM-18.17")
def test_spoilt_the_rest() -> None:
    assert spoilt("DM-18.13", debt)
    assert spoilt("DM-18.14", track)
    assert spoilt("DM-18.16", points_fell)
    assert spoilt("DM-18.17", silver_first)


@rule("DM-14.4.2", "DM-18.11")
def test_mercenaries_with_a_complete_set_are_noticed() -> None:
    s = position(2)
    unrestored_mercenaries(s)
    assert min(s.merc_tiles[tile("red1") : tile("red4") + 1]) > 0 and broken(s).startswith("DM-18.11:")
