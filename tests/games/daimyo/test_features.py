"""Daimyo in numbers: what is told, from whose eyes, and that nothing hidden is among it."""

from itertools import product
from typing import Any

import pytest

from tests.games.daimyo.table import Table, tile
from tests.proof import rule
from tianxia.engine.events import WATCHER
from tianxia.engine.rng import seeded
from tianxia.games.daimyo import ids
from tianxia.games.daimyo.game import GAME
from tianxia.games.daimyo.lookups import CLAN_NAMES, HERO_NAMES, ISLAND_NAMES, TOKEN_NAMES
from tianxia.games.daimyo.notation import FROM_HERE
from tianxia.games.daimyo.rules import relics
from tianxia.games.daimyo.state import Daimyo


def told(s: Daimyo, seat: int) -> dict[str, float]:
    names = [" ".join(name.split()) for name in GAME.features.names()]
    assert len(set(names)) == len(names)
    return dict(zip(names, GAME.observe(s, seat), strict=True))


def usual(count: int, middle: int) -> Any:
    """How an amount without a bound is told: `middle` of them is one half."""
    return pytest.approx(count / (count + middle))


def cards(n: dict[str, float], part: str) -> str:
    """The heroes that are told of a pile, by id."""
    return " ".join(hero for hero in HERO_NAMES if n[f"{part}: {hero}"])


def whose(n: dict[str, float], part: str) -> list[int]:
    """The players, counted from the one who looks, that a piece is told of."""
    return [i for i in range(4) if n[f"{part} = player +{i}"]]


def about(t: Table, seat: int = 0) -> dict[str, float]:
    """All that is told of the open question, besides its kind and who is asked."""
    n = told(t.s, seat)
    assert n[f"question = {t.asks}"] == 1 and n["I am asked"] == (seat == t.seat)
    return {name.removeprefix("question."): x for name, x in n.items() if name.startswith("question.") and x}


def test_everybody_comes_first_in_their_own_eyes() -> None:
    t = Table(3).give(0, rice=1, metal=2, stone=3, gold=4).give(1, rice=5).give(2, gold=6)
    t.govern(0, "blue 1", "blue 2").govern(1, "red 1").shadow(2, "purple 3")
    t.build(1, "farm", "red 1").build(2, "tower", "green 5")
    s = t.s
    s.helmet, s.scavenger = 2, [0, 1, 3]
    s.won[1 * ids.SOURCE_COUNT + ids.P_INFLUENCE] = 50
    for eyes in (0, 1, 2, WATCHER):
        n = told(s, eyes)
        first = max(eyes, 0)  # a watcher looks as seat 0 does
        for owner in range(3):
            at = (owner - first) % 3
            me = f"players[player +{at}]"
            for i, token in enumerate(TOKEN_NAMES):
                assert n[f"{me} tokens.{token}"] == usual(s.tokens[owner * 4 + i], 5)
            assert n[f"{me} pp"] == (0.5 if owner == 1 else 0)
            assert n[f"{me} clan = {CLAN_NAMES[owner]}"] == 1
            assert n[f"{me} scavenger = {ISLAND_NAMES[s.scavenger[owner]]}"] == 1
            assert n[f"helmet = player +{at}"] == (owner == 2)
            assert n[f"active = player +{at}"] == (owner == 0)
        places = [(owner - first) % 3 for owner in range(3)]
        assert whose(n, "islands[0] sites[0] governor") == [places[0]]
        assert whose(n, "islands[1] sites[0] governor") == whose(n, "islands[1] sites[0] building.side") == [places[1]]
        assert n["islands[1] sites[0] building.type = farm"] == n["islands[4] sites[4] building.type = tower"] == 1
        assert whose(n, "islands[3] danger[2] side") == whose(n, "islands[4] sites[4] building.side") == [places[2]]
        # two Governors are 4 of at most 5 * (2 + 2) + 3 * 1 + 3 + 2 + 1 Influence and bring 3 of at most 5 points
        assert n[f"islands[0] influence[player +{places[0]}]"] == pytest.approx(4 / 29)
        assert n[f"islands[0] forecast[player +{places[0]}]"] == pytest.approx(3 / 5)
        assert n[f"players[player +{places[1]}] harvest.metal"] == pytest.approx(2 / 12)
        assert n["I am asked"] == (eyes == 0)
        assert not any(x for name, x in n.items() if "player +3" in name or "islands[5]" in name)


@rule("DM-4.1.1", "DM-4.1.4")
def test_a_hand_is_told_to_its_owner_only() -> None:
    t = Table(2).cards(0, hand="H01 H30", deck="H02 H03", discard="H40")
    s = t.cards(1, hand="H41", deck="H04 H05", discard="H42 H43").s
    for eyes, hands, hidden in (
        (0, ["H01 H30", ""], ["H02 H03", "H04 H05 H41"]),
        (1, ["", "H41"], ["H01 H02 H03 H30", "H04 H05"]),
        (WATCHER, ["", ""], ["H01 H02 H03 H30", "H04 H05 H41"]),
    ):
        n = told(s, eyes)
        for owner in range(2):
            me = f"players[player +{(owner - max(eyes, 0)) % 2}]"
            assert cards(n, f"{me} hand") == hands[owner]
            assert cards(n, f"{me} hidden") == hidden[owner]
            assert cards(n, f"{me} discard") == ["H40", "H42 H43"][owner]
            assert n[f"{me} hand_size"] == usual([2, 1][owner], 4)
            assert n[f"{me} deck_size"] == usual(2, 4)
    # a change that the other player cannot see changes nothing for them
    other = s.copy()
    other.hand[0], other.deck[0] = s.deck[0][:], s.hand[0][:]
    assert GAME.observe(s, 1) == GAME.observe(other, 1)
    assert GAME.observe(s, 0) != GAME.observe(other, 0)


def test_an_automaton_stands_after_the_players() -> None:
    two = Table(2).govern(2, "red 4").build(2, "tower", "red 4").govern(1, "red 5")
    two.give(2, gold=5).s.merc_tiles[tile("yellow2")] += 2
    two.s.merc_dice = [0, 9, 2, 0, 0]
    for eyes, other in ((0, 1), (1, 0)):
        n = told(two.s, eyes)
        assert whose(n, "islands[1] sites[3] governor") == whose(n, "islands[1] sites[3] building.side") == [2]
        assert whose(n, "islands[1] sites[4] governor") == [other]
        assert n["islands[1] influence[player +2]"] == pytest.approx(4 / 29)
        assert n["automaton.kind = mercenaries"] == 1 and n["automaton.kind = empire"] == 0
        assert n["automaton.gold"] == 0.5
        assert n["automaton.tiles: yellow 2"] == pytest.approx(2 / 3)
        assert [n[f"automaton.dice[{i}] value"] for i in range(5)] == [0, 3 / 6, 2 / 6, 0, 0]
    alone = Table(level="hard")
    s = alone.govern(1, "yellow 1").loose(1, "blue1", "blue4").s
    s.helmet = 1
    n = told(s, 0)
    assert whose(n, "islands[2] sites[0] governor") == [1]
    assert n["helmet = player +1"] == n["automaton.kind = empire"] == n["automaton.level = hard"] == 1
    assert [name for name, x in n.items() if name.startswith("automaton.tiles") and x] == [
        "automaton.tiles: blue 1",
        "automaton.tiles: blue 4",
    ]
    card = GAME.view(s, 0)["automaton"]
    assert isinstance(card, dict) and n[f"automaton.card = {card['card']}"] == n[f"automaton.{card['card']} in used_cards"] == 1


@rule("DM-7.1.1")
def test_dice_and_the_sums_they_make() -> None:
    t = Table(2).middle("blue1 blue1 green6 red2").dice(1, production="green4", tax="blue3", recruitment="red6")
    n = told(t.s, 1)
    assert [n[f"middle.blue[{i}]"] for i in range(6)] == [pytest.approx(2 / 3), 0, 0, 0, 0, 0]
    assert n["middle.green[5]"] == n["middle.red[1]"] == pytest.approx(1 / 5)
    me = "players[player +0]"
    assert n[f"{me} dice.production.value"] == pytest.approx(4 / 6)
    assert n[f"{me} dice.tax.colour = blue"] == 1 and n[f"{me} dice.tax.value"] == 0.5
    assert n[f"{me} sum"] == pytest.approx(13 / 18)
    assert [i for i in range(1, 19) if n[f"{me} sums.{i} is there"]] == [3, 4, 6, 7, 9, 10, 13]
    assert not any(n[f"players[player +1] sums.{i} is there"] for i in range(1, 19))


def test_what_a_question_is_about() -> None:
    full = Table(2).loose(0, "red1", "red2", "blue3").land("blue", "yellow4", "yellow1", "red4")
    full.ask(relics.Takes(0, FROM_HERE, 2, 0))  # two tiles from the blue No Man's Land
    assert about(full) == about(full, 1) == {"left": 2 / 4, "source = blue": 1}
    full.play("take blue 1")
    assert about(full) == {"relic = yellow": 1, "number = 4": 1}

    nomad = Table(3).govern(0, "red 2", "blue 1").effect(0, "MOVEGOV(2)+COLLECT(1)")
    assert about(nomad) == {"left": 2 / 4, "collect": 0.5}
    nomad.play("lift red 2")
    assert about(nomad, 2) == {"island = red": 1, "site = 2": 1, "collect": 0.5}

    rich = Table(2).give(0, gold=9, rice=2)
    assert about(rich.effect(0, "BUILD(gold)")) == {"gold": 0.5}
    rich.play("build tower")
    assert about(rich) == {"type = tower": 1}
    rich.play("site red 1")
    assert about(rich) == {"tile = T-SCAV": 1}
    rich.play("place relic")
    assert told(rich.s, 1)["players[player +1] bonus.relic = T-SCAV"] == 1
    assert about(Table(2).give(0, rice=2).effect(0, "RECRUIT(=1)")) == {"price": pytest.approx(1 / 3), "single": 1}


@rule("DM-11.2")
def test_objectives_by_name_and_who_has_them() -> None:
    s = Table(4).goals("O-G2", "O-G5", "O-O3").s
    s.objective_gold, s.objective_silver = [1, -1, 3], [0, -1, -1]
    for eyes in range(4):
        n = told(s, eyes)
        assert {name.removeprefix("objectives: ") for name, x in n.items() if name.startswith("objectives") and x} == {
            "O-G2 in play",
            "O-G5 in play",
            "O-O3 in play",
            f"O-G2 gold = player +{(1 - eyes) % 4}",
            f"O-G2 silver = player +{-eyes % 4}",
            f"O-O3 gold = player +{(3 - eyes) % 4}",
        }


@pytest.mark.parametrize(("mode", "seats"), [("standard", 2), ("standard", 3), ("standard", 4), ("solo", 1)])
def test_every_option_can_be_observed(mode: str, seats: int) -> None:
    options = [option for option in GAME.options if not option.modes or mode in option.modes]
    for seed, chosen in enumerate(product(*[option.choices for option in options])):
        words = {option.key: choice for option, choice in zip(options, chosen, strict=True)}
        s = GAME.new(GAME.check_setup(mode, seats, words), seeded(seed))
        rng = seeded(seed + 1)
        moves = 0
        while s.todo:
            if moves % 7 == 0:
                for eyes in range(WATCHER, seats):
                    assert all(-1 <= x <= 1 for x in GAME.observe(s, eyes))
            legal = GAME.legal(s, s.todo[-1].seat)
            GAME.apply(s, s.todo[-1].seat, legal[rng.below(len(legal))], None)
            moves += 1
        n = told(s, 0)
        assert n["advanced"] == (words["boards"] == "advanced")
        assert n["round"] == 1 and not any(x for name, x in n.items() if name.startswith("question"))
        if mode == "solo":
            assert n[f"automaton.level = {words['level']}"] == 1
