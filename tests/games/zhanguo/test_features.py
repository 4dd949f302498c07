"""ZhanGuo in numbers: what is told, from whose eyes, and that what a seat may not know is not in it."""

from typing import Any

import pytest

from tests.games.zhanguo.table import Table, new, square
from tianxia.engine.events import WATCHER
from tianxia.engine.rng import seeded
from tianxia.games.zhanguo import data, hidden, ids
from tianxia.games.zhanguo.game import GAME
from tianxia.games.zhanguo.state import ZhanGuo

NAMES = GAME.features.names()


def told(s: ZhanGuo, seat: int) -> dict[str, float]:
    return dict(zip(NAMES, GAME.observe(s, seat), strict=True))


def ones(n: dict[str, float], start: str) -> list[str]:
    """What follows `start` in the names of the numbers that are not 0."""
    return [name.removeprefix(start) for name, x in n.items() if name.startswith(start) and x != 0]


def near(x: float, y: float) -> bool:
    return abs(x - y) < 1e-9


def test_names_are_unique_and_the_vector_is_not_too_long() -> None:
    assert len(set(NAMES)) == len(NAMES) == GAME.features.size < 4000


def test_everybody_comes_first_in_their_own_eyes() -> None:
    t = Table(3)
    for seat in range(3):
        t.workers(seat, R2=seat + 1)
        t.unrest(seat, R4=seat)
        t.markers(seat, orange=seat + 2)
        t.governors(seat, R3=seat)
        t.wall(seat, f"G1/{seat + 1}")
        t.people(seat, work="R5:" + ",".join(["white"] * (2 if seat == 1 else 1)))
    t.s.squares[square("R5.c")] = 2
    t.s.governors[2 * 5 + 4] = 1
    t.discs("L.W", 1, 2)
    t.s.big[2] = 1
    t.s.track = [2, 0, 1]
    t.s.score[1 * ids.SOURCE_COUNT + ids.FROM_CARD] = 20
    for eyes in range(3):
        n = told(t.s, eyes)
        for seat in range(3):
            place = f"player +{(seat - eyes) % 3}"
            mine = f"players[{place}]"
            assert near(n[f"{mine} regions.R2.workers"], (seat + 1) / (seat + 1 + 3))
            assert n[f"{mine} regions.R4.unrest"] == seat / 4
            assert n[f"{mine} markers.orange"] == (seat + 2) / 12 and n[f"{mine} aspects.currency"] == (seat + 2) / 15
            assert n[f"{mine} aspects.law"] == (3 / 15 if seat == 1 else 0)
            assert n[f"{mine} regions.R5.work.white"] == (2 if seat == 1 else 1) / 3
            assert n[f"{mine} vp"] == (20 / 80 if seat == 1 else 0)
            assert n[f"regions.R3.governors[{place}]"] == seat / 8
            assert n[f"walls.G1.spaces[{seat}] = {place}"] == 1
            assert n[f"track[{[2, 0, 1].index(seat)}] = {place}"] == 1
        assert ones(n, "regions.R5.squares.R5.c.seat = ") == [f"player +{(2 - eyes) % 3}"]
        assert ones(n, "tasks.L.W.spaces") == [f"[0] seat = player +{(1 - eyes) % 3}", f"[1] seat = player +{(2 - eyes) % 3}"]
        assert ones(n, "big.") == [f"brown = player +{(1 - eyes) % 3}"]
        assert ones(n, "active = ") == [f"player +{(0 - eyes) % 3}"] and n["I am asked"] == float(eyes == 0)
        assert ones(n, "players[player +3]") == [] and n["regions.R1.spaces"] == 3 / 4
    assert told(t.s, WATCHER)["I am asked"] == 0


def test_the_own_hand_is_told_and_no_other() -> None:
    t = Table(4)
    t.hold(2, 7, 35, 60, 77, 100, 111)
    n = told(t.s, 2)
    assert [int(name.split(" ")[0]) for name in NAMES if name.endswith("in my hand") and n[name]] == [7, 35, 60, 77, 100, 111]
    # 35: PALACE, VP(3); 60: GOVERNOR, VP_CARDS(ivory); 100: WALL, OFFICIAL(red,here)
    assert near(n["my ivory[1] card"], 35 / 120) and n["my ivory[2] card"] == 0
    assert ones(n, "my ivory[1] action = ") == ["PALACE"] and ones(n, "my ivory[1] bonus.effect = ") == ["VP"]
    assert n["my ivory[1] bonus.n"] == 1 and near(n["my orange[0] bonus.n"], 1 / 3)
    assert ones(n, "my orange[0] bonus.effect = ") == ["VP_CARDS"] and ones(n, "my orange[0] bonus.colour = ") == ["ivory"]
    assert ones(n, "my brown[0] action = ") == ["WALL"] and ones(n, "my brown[0] bonus.official = ") == ["red"]
    for eyes in (0, 1, 3, WATCHER):
        before = GAME.observe(t.s, eyes)
        other = hidden.resample(t.s, eyes, seeded(3))
        assert other.hands[2] != t.s.hands[2]
        assert GAME.observe(other, eyes) == before, "another hand of seat 2 makes no difference"
        assert ones(told(t.s, eyes), f"players[player +{(2 - max(eyes, 0)) % 4}] backs.") == ["ivory", "orange", "brown"]
    assert [name for name, x in told(t.s, WATCHER).items() if "my " in name and x] == []


def test_cards_of_the_tableau_and_the_court_and_what_a_court_action_has_used() -> None:
    t = Table(2, boards=("star", "triangle"))
    t.tuck(0, R3=[23, 1], R5=[111])  # RECRUIT: VP(2), MOVE_WORKER(1), MARKER(1)
    t.unrest(0, R5=3)  # blocked: 3 is the most on the star board
    t.court(90, 20, 64)
    t.hold(0, 50)
    n = told(t.s, 1)
    mine = "players[player +1]"
    assert near(n[f"{mine} regions.R3.cards[0] card"], 23 / 120) and near(n[f"{mine} regions.R3.cards[1] card"], 1 / 120)
    assert ones(n, f"{mine} regions.R5.cards[0] colour = ") == ["brown"] and ones(n, f"{mine} regions.R4.cards") == []
    assert n[f"{mine} regions.R5.blocked"] == 1 and n[f"{mine} regions.R3.blocked"] == 0
    assert n[f"{mine} regions.R4.max"] == 2 / 4 and n[f"{mine} regions.R1.block"] == 2 / 4
    assert ones(n, f"{mine} wakes: ") == ["RECRUIT"] and near(n[f"{mine} wakes: RECRUIT"], 2 / 15)
    assert ones(n, f"{mine} board.board = ") == ["star"] and ones(n, "players[player +0] board.board = ") == ["triangle"]
    assert [int(name.split(".")[1].split(" ")[0]) for name in NAMES if "in stack" in name and n[name]] == [20, 64, 90]
    assert near(n["court.top"], 64 / 120) and ones(n, "now.") == []
    t.play("court 50 RECRUIT", "recruit red R3", "activate 23")
    n = told(t.s, 0)
    assert near(n["court.top"], 50 / 120) and ones(n, "now.") == ["action = RECRUIT", "met", "23 in used"]
    assert ones(n, "question = ") == ["activate"] and near(n["players[player +0] vp"], 2 / 62)
    t.play("board_ability")
    n = told(t.s, 0)
    assert n["now.board_used"] == 1 and ones(n, "question.") == ["left"] and n["question.left"] == 2 / 4


def test_what_a_question_is_about() -> None:
    t = Table(2)
    t.hold(0, 5, 100)
    t.workers(0, R1=1, R2=1, R4=2)
    t.people(0, gov="R2:red,gray,white,red", work="R1:red R2:gray,white R3:gray,gray")
    start = t.s.copy()
    t.play("court 5 GOVERNOR", "governor R2")
    n = told(t.s, 1)
    assert ones(n, "question = ") == ["governor_square"] and ones(n, "question.") == ["region = R2"] and n["I am asked"] == 0
    t.s = start.copy()
    t.play("court 5 REASSIGN", "move_below R1 R2 red")
    n = told(t.s, 0)
    assert n["question.left"] == 2 / 4 and n["question.transit"] == 1
    assert [n[f"players[player +0] regions.R2.work.{c}"] for c in ("red", "gray", "white")] == [1 / 3] * 3
    t.s = start.copy()
    t.play("court 100 WALL", "wall G1 2")
    n = told(t.s, 0)
    assert ones(n, "question = ") == ["wall_workers"] and near(n["question.count"], 2 / 3)


def test_awards_tell_the_aspect_what_it_gives_and_whose_discs_stand_where() -> None:
    t = Table(3)
    t.markers(1, ivory=2, orange=1)
    t.markers(2, orange=4)
    t.awards(3)
    t.offer_awards()
    n = told(t.s, 0)
    assert ones(n, "round = ") == ["3"] and ones(n, "phase = ") == ["awards"] and ones(n, "aspect = ") == ["writing"]
    assert ones(n, "question.effect = ") == ["FREE_WALL"] and ones(n, "question.at = ") == ["none"]
    assert ones(n, "aspect_leaders.") == ["writing = player +1", "currency = player +2"]
    t.play("accept", "wall T1 1")
    n = told(t.s, 0)
    assert ones(n, "aspect = ") == ["currency"] and ones(n, "won.") == ["writing = player +1"]
    assert ones(n, "track") == ["[0] = player +0", "[1] = player +2"]
    assert ones(n, "question.effect = ") == ["FREE_GOVERNOR"] and ones(n, "question.at = ") == ["R2-R4"]
    assert n["players[player +1] markers.ivory"] == 0 and n["supply.ivory"] == 9 / 12


def test_the_auction_from_every_seat() -> None:
    s = new(4, boards="B_AUCTION")
    first = s.todo[-1].seat
    for words in ("bid 3", "pass", "bid 6"):
        GAME.apply(s, s.todo[-1].seat, GAME.actions.parse(words), None)
    for eyes in range(4):
        n = told(s, eyes)
        assert n["auction.bid"] == 6 / 15
        assert ones(n, "auction.bidder = ") == [f"player +{(first + 2 - eyes) % 4}"]
        assert ones(n, "auction.passed has ") == [f"player +{(first + 1 - eyes) % 4}"]
        assert ones(n, "boards_left") == [] and [b for b in data.BOARDS[1:] if n[f"{b} in boards_left"]] == list(data.BOARDS[1:])
        assert ones(n, "variants.boards = ") == ["B_AUCTION"] and n["I am asked"] == float(eyes == (first + 3) % 4)


def test_a_draft_is_secret_and_then_the_discards_are_known() -> None:
    s = new(2, draft="yes")
    card = s.hands[0][4]
    GAME.apply(s, 0, GAME.actions.parse(f"discard {card}"), None)
    for eyes, place in ((0, 0), (1, 1)):
        n = told(s, eyes)
        assert near(n[f"players[player +{place}] chosen"], 1 / 3) and n["variants.draft"] == 1
        assert [name for name in NAMES if name.endswith("laid_off") and n[name]] == (
            [f"{card} in my laid_off"] if eyes == 0 else []
        )
    while s.phase == ids.PHASE_DRAW:
        GAME.apply(s, s.todo[-1].seat, GAME.legal(s, s.todo[-1].seat)[0], None)
    known = {card for card in range(1, 121) if s.batch[card]}
    assert len(known) == 6 and card in known
    n = told(s, 1)
    found = [name for name in NAMES if name.endswith("in discards") and n[name]]
    assert {int(name.split(".")[2].split(" ")[0]) for name in found} == known
    assert n["decks.brown.size"] == 36 / 40 and len([name for name in NAMES if "my laid_off" in name and n[name]]) == 0


CHOICES = [(option.key, choice) for option in GAME.options for choice in option.choices]


@pytest.mark.parametrize(("key", "choice"), CHOICES)
def test_every_option_can_be_told_to_the_end(key: str, choice: str) -> None:
    """Random games; the law of numbers looks at more of them."""
    seats = 2 + len(choice) % 3
    options: dict[str, str] = {key: choice}
    if key in ("removed", "also_removed"):
        seats = 2 if key == "also_removed" else 3
        options["boards"] = "B_AUCTION"
    s: Any = new(seats, 4, **options)
    dice = seeded(6)
    step = 0
    while s.todo:
        seat = s.todo[-1].seat
        if step % 9 == 0:
            for eyes in (WATCHER, seat):
                x = GAME.observe(s, eyes)
                assert len(x) == GAME.features.size and min(x) >= -1 and max(x) <= 1
        legal = GAME.legal(s, seat)
        GAME.apply(s, seat, legal[dice.below(len(legal))], None)
        step += 1
    n = told(s, 0)
    assert ones(n, "phase = ") == ["over"] and ones(n, "question") == []
    if key in ("draft", "track_order", "worker_unrest"):
        assert n[f"variants.{key}"] == float(choice == "yes")
    points = sum(GAME.points(s)[0])
    assert near(n["players[player +0] vp"], points / (abs(points) + 60))


def test_the_official_on_the_way_is_told() -> None:
    """ZG-4.7.8: only this one may move on."""
    dice = seeded(3)
    for seed in range(40):
        s = GAME.new(GAME.check_setup("", 3, {}), seeded(seed))
        while s.todo:
            ask = s.ask()
            if GAME.decisions[ask.kind].name == "move_step" and ask.b > 0:
                numbers = dict(zip(GAME.features.names(), GAME.observe(s, ask.seat)))
                region, official = data.REGIONS[(ask.b - 1) // 3], data.OFFICIALS[(ask.b - 1) % 3]
                assert numbers["question.transit"] == 1.0
                assert numbers[f"question.region = {region}"] == 1.0 and numbers[f"question.official = {official}"] == 1.0
                return
            legal = GAME.legal(s, ask.seat)
            GAME.apply(s, ask.seat, legal[dice.below(len(legal))], None)
    raise AssertionError("no official was ever on the way")
