"""The Great Wall in numbers: what is told, from whose eyes, and that hidden things stay hidden."""

import pytest

from tests.games.great_wall.table import CARDS, Table, gap, new
from tianxia.engine.events import WATCHER
from tianxia.engine.rng import seeded
from tianxia.games.great_wall import data, ids
from tianxia.games.great_wall.game import GAME
from tianxia.games.great_wall.rules.activation import Activate
from tianxia.games.great_wall.rules.decrees import Decrees
from tianxia.games.great_wall.rules.headquarters import MoveStep
from tianxia.games.great_wall.setup import DIFFICULTY
from tianxia.games.great_wall.state import GreatWall
from tianxia.games.great_wall.words.run import Run

NAMES = GAME.features.names()


def told(s: GreatWall, seat: int) -> dict[str, float]:
    return dict(zip(NAMES, GAME.observe(s, seat), strict=True))


def seen(n: dict[str, float], start: str) -> dict[str, float]:
    """The numbers under this name that are not 0, by the rest of their names."""
    return {name.removeprefix(start).strip(): round(x, 4) for name, x in n.items() if name.startswith(start) and x}


def amount(value: int, usual: int) -> float:
    return round(value / (value + usual), 4)


def test_everybody_comes_first_in_their_own_eyes() -> None:
    s = new(4, seed=3)
    dice = seeded(3)
    while s.year < 3 or s.active < 0:
        seat = s.todo[-1].seat
        legal = GAME.legal(s, seat)
        GAME.apply(s, seat, legal[dice.below(len(legal))], None)
    assert len(set(s.honor)) > 1 and sum(s.at) > 0
    for eyes in range(4):
        n = told(s, eyes)
        assert seen(n, "active = ") == {f"player +{(s.active - eyes) % 4}": 1.0}
        assert seen(n, "year = ") == {str(s.year): 1.0} and seen(n, "humans = ") == {"4": 1.0}
        assert [round(n[f"me.resources.{kind}"], 4) for kind in ids.RESOURCES] == [amount(x, 5) for x in s.res[eyes * 4 :][:4]]
        assert n["I am asked"] == float(eyes == s.todo[-1].seat)
        for p in range(4):
            place = f"[player +{(p - eyes) % 4}]"
            assert round(n[f"players{place} honor"], 4) == amount(s.honor[p], 50)
            assert n[f"players{place} tea"] == (s.tea.index(p) + 1) / 4
            assert n[f"players{place} supply.spear"] == s.supply[p * 3] / 10
            assert seen(n, f"players{place} general = ") == {data.GENERAL_IDS[s.generals[p]]: 1.0}
            for loc in range(10):
                assert n[f"locations[{loc}] clerks{place}"] == s.at[loc * 4 + p] / 8
        for slot, p in enumerate(s.track):
            assert seen(n, f"track[{slot}] player = ") == {f"player +{(p - eyes) % 4}": 1.0}
            assert seen(n, f"track[{slot}] card = ") == {ids.COMMAND_NAMES[s.pick[p]]: 1.0}


def test_the_reed_clan_comes_last_in_both_eyes() -> None:
    t = Table(2)
    t.set_honor("A", 50)
    t.set_honor("B", 150)
    t.horde("M", "h02", "ABR")
    t.s.active = t.p("R")
    for eyes, honors in ((0, [0.5, 0.75]), (1, [0.75, 0.5])):
        n = told(t.s, eyes)
        assert [n[f"players[player +{i}] honor"] for i in range(3)] == [*honors, 0.0]
        assert [n[f"players[player +{i}] clerks"] for i in range(4)] == [5 / 8, 5 / 8, 0.0, 0.0]
        assert seen(n, "active = ") == {"player +2": 1.0}
        mine, other = (0, 1) if eyes == 0 else (1, 0)
        assert n[f"sections[1] hordes[0] points[{mine}] player = player +0"] == 1.0
        assert n[f"sections[1] hordes[0] points[{other}] player = player +1"] == 1.0
        assert n["sections[1] hordes[0] points[2] player = player +2"] == 1.0
        assert [n[f"locations[{loc}] clerks[player +2]"] for loc in (ids.SAWMILL, ids.TEMPLE)] == [1 / 8, 0.0]


def test_the_wall_and_what_stands_before_it() -> None:
    t = Table(3)
    t.horde("M", "h09", "Abbw.")
    t.horde("M", "h06")
    t.s.wall[1] = 1
    t.s.barricades[1] = 2
    t.archers("M", "CC")
    t.muster("R", "B", spear=3, horse=1)
    for eyes in range(3):
        n = told(t.s, eyes)
        a, b, c = [f"player +{(p - eyes) % 3}" for p in range(3)]
        assert seen(n, "sections[1] hordes[0] card = ") == {"h09": 1.0}
        assert seen(n, "sections[1] hordes[1] card = ") == {"h06": 1.0} and not seen(n, "sections[1] hordes[2]")
        on = [seen(n, f"sections[1] hordes[0] points[{i}]") for i in range(8)]
        spear = {"on = spear": 1.0, f"player = {a}": 1.0}
        horse = {"on = horse": 1.0, f"player = {b}": 1.0}
        assert on == [spear, horse, horse, {"on = wound": 1.0}, {"on = free": 1.0}, {}, {}, {}]
        assert n["sections[1] level"] == 1 / 3 and n["sections[1] barricades"] == 2 / 3
        assert round(n["sections[1] attack"], 4) == amount(6 + 2, 10), "strength of both cards"
        assert round(n["sections[1] defence"], 4) == amount(6 + 2 * 2, 10) and n["sections[1] breach"] == 0.0
        assert n["sections[1] firing_usable"] == 3 / 6
        assert seen(n, "sections[1] archers") == {f"[{c}]": 0.5}
        assert seen(n, "sections[1] shame_if_breached") == {f"[{a}]": 0.1667, f"[{b}]": 0.1667, f"[{c}]": 0.3333}
        assert seen(n, "sections[2] muster") == {f"[{b}] spear": 0.3, f"[{b}] horse": 0.5}
    t.s.barricades[1] = 0
    assert told(t.s, 0)["sections[1] breach"] == 1.0


def test_hands_and_secret_choices_are_told_to_their_owner_only() -> None:
    s = new(3)
    n = told(s, 1)
    assert set(seen(n, "me.")) >= {f"{data.GENERAL_IDS[g]} in dealt_generals" for g in s.dealt_generals[2:4]}
    while s.generals[0] < 0:
        GAME.apply(s, s.todo[-1].seat, GAME.legal(s, s.todo[-1].seat)[0], None)
    assert GAME.decisions[s.todo[-1].kind].name == "command" and s.tactics[1]
    before = [GAME.observe(s, seat) for seat in (0, 2, WATCHER)]
    hand = [data.TACTIC_IDS[c] for c in range(32) if (s.tactics[1] >> c) & 1]
    assert [card for card in data.TACTIC_IDS if told(s, 1)[f"me.{card} in tactics"]] == hand
    assert seen(told(s, 1), "me.secret_support = ") == {data.ADVISOR_IDS[s.secret_support[1]]: 1.0}
    # another hand, other goods behind the screen, another hidden advisor: nobody else is told anything else
    s.tactics[1], s.tactic_deck = (
        sum(1 << c for c in s.tactic_deck[: len(hand)]),
        [CARDS[c] for c in hand] + s.tactic_deck[len(hand) :],
    )
    s.res[4:8] = [9, 8, 7, 6]
    old, top = s.secret_support[1], s.advisor_deck[-1]
    s.advisor_at[old], s.advisor_at[top], s.advisor_deck[-1], s.secret_support[1] = ids.IN_DECK, ids.SUPPORT + 1, old, top
    assert [GAME.observe(s, seat) for seat in (0, 2, WATCHER)] == before
    assert seen(told(s, 1), "me.secret_support = ") == {data.ADVISOR_IDS[top]: 1.0}
    GAME.apply(s, 1, GAME.actions.parse("command diplomacy"), None)
    assert seen(told(s, 1), "me.pick = ") == {"diplomacy": 1.0}
    for eyes, place in ((0, "[player +1]"), (2, "[player +2]"), (WATCHER, "[player +1]")):
        n = told(s, eyes)
        assert n[f"players{place} picked"] == 1.0 and not seen(n, f"players{place} command = ")
        assert not seen(n, "me.pick = ")
    assert not seen(told(s, WATCHER), "me.")
    for seat in (0, 2):
        GAME.apply(s, seat, GAME.actions.parse("command economy"), None)
    assert seen(told(s, 0), "players[player +1] command = ") == {"diplomacy": 1.0}


def test_what_a_question_is_about() -> None:
    t = Table(3)
    t.muster("M", "A", archer=1)
    t.horde("M", "h02")
    t.advisor("A", "a06")
    t.tactic("B", "t04")
    gap(t)
    t.play("use a06")
    n = told(t.s, 0)
    assert n["question = attack"] == 1.0 and round(n["question.n"], 4) == amount(99, 3), "all of them"
    t = Table(3)
    t.run(Run(data.BOXES[0][1].line, 0, 1, -1, -1, 0, -1, 1, -1))
    n = told(t.s, 0)
    assert seen(n, "question") == {"= place": 1.0, ".n": 0.4, ".distinct": 1.0} and n["I am asked"] == 0.0
    assert told(t.s, 1)["I am asked"] == 1.0
    t = Table(3)
    t.muster("L", "A", spear=2)
    t.muster("L", "A", horse=1)
    t.run(MoveStep(0, 1))
    assert seen(told(t.s, 0), "question") == {"= move": 1.0, ".n": 0.25}
    t.play("move L R")
    assert seen(told(t.s, 0), "question") == {"= carry": 1.0, ".from = L": 1.0, ".to = R": 1.0, ".who = spear": 1.0}
    t = Table(3)
    t.give("A", gold=9)
    t.tea("BCA")
    t.run(Run(data.BOXES[ids.DIPLOMACY][2].line, 0, 0, -1, -1, 0, -1, 0, -1))
    options = {f".{verb} in options": 1.0 for verb in ("tea", "hire_advisor", "drop_shame")}
    assert seen(told(t.s, 2), "question") == {"= choose": 1.0, **options}
    t = Table(3)
    t.tactic("B", "t07")
    t.clerks("builders", "BB")
    t.run(Activate(ids.BUILDERS, 0))
    n = told(t.s, 1)
    assert seen(n, "question") == {"= tactic": 1.0, ".moment = activate": 1.0} and n["activating = builders"] == 1.0


def test_trophies_shame_and_the_dying() -> None:
    t = Table(3)
    t.captured("B", "h14", shame=1)
    t.captured("B", "h21")
    t.shamed("C", spear=4, archer=1)
    t.s.victims = [1 * 256 + 3 * 4 + ids.HORSE, 0 * 256 + 13 * 4 + ids.ARCHER, 0 * 256 + 13 * 4 + ids.ARCHER]
    t.s.saved = [0 * 256 + 9 * 4 + ids.SPEAR]
    n = told(t.s, 1)
    assert seen(n, "players[player +0] captured: ") == {"h14": 1.0, "h14 shame": 0.5, "h21": 1.0}
    assert round(n["players[player +0] won"], 4) == amount(2, 4)
    assert seen(n, "players[player +1] shamed.") == {"spear": 0.4, "archer": 0.25}
    assert n["shame.bank"] == (30 - 6) / 40
    assert seen(n, "kill.victims: ") == {"player +0 M1 horse": 0.25, "player +2 firing_M archer": 0.5}
    assert seen(n, "kill.saved: ") == {"player +2 muster_L spear": 0.25}


def test_the_court_of_the_cooperative_game() -> None:
    t = Table(3, "coop")
    s = t.s
    for d in s.decrees:
        s.decree_deck.append(d)
    s.decrees = [CARDS["d05"], CARDS["d12"], -1]
    s.decree_deck = [d for d in s.decree_deck if d not in s.decrees and d != CARDS["d09"]]
    s.decrees_done, s.decree_sum = [CARDS["d09"]], 1
    s.events_shown = [CARDS["v11"], CARDS["v07"]]
    s.event_deck = [e for e in s.event_deck if e not in s.events_shown]
    s.events_cancelled = 1 << CARDS["v07"]
    s.known = [0, 2, 0]
    for letter in "ABC":
        t.give(letter, wood=5)
    t.run(Decrees(1))
    t.play("decree d05", "agree")
    s.ease[CARDS["d05"]] = 1
    n = told(s, 1)
    assert t.asked == "pledge B"
    assert seen(n, "coop.decrees") == {"[0] = d05": 1.0, "[1] = d12": 1.0}
    assert seen(n, "coop.d09") == {"in done": 1.0} and seen(n, "coop.now = ") == {"d05": 1.0}
    assert seen(n, "coop.events") == {"[0] card = v11": 1.0, "[1] card = v07": 1.0, "[1] cancelled": 1.0}
    assert seen(n, "coop.agreed has ") == {"player +2": 1.0}, "A, as B sees it"
    assert seen(told(s, 2), "coop.agreed has ") == {"player +1": 1.0}
    assert seen(n, "coop.eased.") == {"d05": 0.5} and round(n["question.n"], 4) == amount(4 - 1, 3)
    top = [data.EVENT_IDS[e] for e in (s.event_deck[-1], s.event_deck[-2])]
    assert seen(n, "me.seen_events") == {f"[{i}] = {card}": 1.0 for i, card in enumerate(top)}
    assert not seen(told(s, 0), "me.seen_events") and not seen(n, "solo") and not seen(n, "artifacts")


@pytest.mark.parametrize(("difficulty", "both"), [(d, b) for d in DIFFICULTY for b in ("no", "yes")])
def test_qin_is_told_with_every_option(difficulty: str, both: str) -> None:
    s = new(1, "solo", 4, difficulty=difficulty, both_advisors=both)
    n = told(s, 0)
    assert round(n["players[player +1] honor"], 4) == amount(DIFFICULTY[difficulty], 50)
    assert n["solo.both_advisors"] == float(both == "yes") and seen(n, "mode = ") == {"solo": 1.0}
    assert [seen(n, f"solo.track[{i}] = ") for i in range(5)] == [{ids.LOCATIONS[loc]: 1.0} for loc in s.qin_track]
    assert not seen(n, "players[player +1] a"), "Qin's two first advisors lie face down"
    watch_a_game(s, 4)


@pytest.mark.parametrize(("mode", "seats"), [("standard", 3), ("standard", 4), ("two", 2), ("coop", 2), ("coop", 3), ("coop", 4)])
def test_every_position_is_told_to_every_seat(mode: str, seats: int) -> None:
    watch_a_game(new(seats, mode, 7), 7)


def watch_a_game(s: GreatWall, seed: int) -> None:
    """A random game; at every position one of the seats or a watcher looks."""
    dice = seeded(seed)
    moves = 0
    while True:
        eyes = moves % (s.seats + 1) - 1
        numbers = GAME.observe(s, eyes)
        assert len(numbers) == GAME.features.size and min(numbers) >= -1.0 and max(numbers) <= 1.0
        if not s.todo:
            return
        seat = s.todo[-1].seat
        legal = GAME.legal(s, seat)
        GAME.apply(s, seat, legal[dice.below(len(legal))], None)
        moves += 1
