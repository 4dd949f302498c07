"""Doing things (4.1), VP (4.2), supplies (4.4), the round (5), turns by the track (13.2), the decision catalogue (14)."""

from tests.games.zhanguo.table import Table, new
from tests.proof import rule
from tianxia.engine.rng import seeded
from tianxia.games.zhanguo import ids, scoring
from tianxia.games.zhanguo.game import GAME
from tianxia.games.zhanguo.lookups import CARD_COLOUR, REASSIGN, RECRUIT
from tianxia.games.zhanguo.prices import can_court
from tianxia.games.zhanguo.rules.play_card import PLAY_CARD


@rule("ZG-4.1.1")
def test_only_what_can_be_carried_out_is_offered() -> None:
    t = Table()
    t.hold(0, 20)
    t.people(0, gov="R1:red,gray")
    assert {w.split()[2] for w in t.legal() if w.startswith("court 20 ")} == {"RECRUIT", "REASSIGN"}
    t.play("court 20 RECRUIT")
    assert t.asked == "recruit" and not t.can("stop")  # it must be carried out


@rule("ZG-4.1.2")
def test_an_atomic_step_asks_for_nothing_else() -> None:
    t = Table()
    t.hold(0, 20)
    t.people(0, gov="R1:red,gray,white R2:red,gray")
    t.play("court 20 GOVERNOR", "governor R1")
    assert t.asked == "governor_square" and {w.split()[0] for w in t.legal()} == {"square"}


@rule("ZG-4.1.3", "INV-14")
def test_there_is_always_a_play() -> None:
    t = Table()
    t.people(0)
    assert can_court(t.s, 0, RECRUIT) and not can_court(t.s, 0, REASSIGN)
    t.people(0, gov="R1:red,red,red,red,red,gray,gray,gray,gray,gray,white,white,white,white,white")
    assert can_court(t.s, 0, REASSIGN) and not can_court(t.s, 0, RECRUIT)


@rule("ZG-4.2.1")
def test_points_of_play_count_at_once_those_of_walls_at_the_end() -> None:
    t = Table()
    t.hold(0, 90)
    t.tuck(0, R1=[35])
    t.workers(0, R4=2, R5=1)
    t.play("court 90 PALACE", "palace R4 R5", "take_big ivory")
    assert t.vp(0) == 1
    t.play("activate 35")
    assert t.vp(0) == 4


@rule("ZG-4.2.2")
def test_no_floor_and_no_ceiling() -> None:
    t = Table()
    t.tiles(T1="WT6a")
    t.wall(0, "T1/1")
    t.unrest(0, R1=3, R2=4, R3=3)
    t.s.score[ids.SOURCE_COUNT] = 250
    scoring.score_end(t.s, None)
    assert t.vp(0) == 5 - 10 and t.vp(1) == 250


@rule("ZG-4.4.1")
def test_pieces_that_are_out_cannot_be_placed() -> None:
    t = Table()
    t.hold(0, 20)
    t.s.governors_left[0] = 0
    assert not t.can("court 20 GOVERNOR")
    t.workers(0, R1=2, R2=2, R3=2)
    t.s.palaces_left[0] = 0
    t.s.walls_left[0] = 0
    assert not t.can("court 20 PALACE") and not t.can("court 20 WALL")
    t.people(0, gov="R1:red,red,red,red,red")
    t.tuck(0, R2=[37, 64])  # OFFICIAL(red,here), OFFICIAL(gray,here)
    t.play("court 20 RECRUIT")
    assert t.reason("recruit red R1") == ("ZG-4.4.1", "Your supply has no red official.")
    t.play("recruit gray R1")
    assert t.verbs("activate") == ["64"]  # a bonus that needs red gives nothing


@rule("ZG-4.4.2")
def test_missing_markers_are_paid_only_where_a_rule_says_so() -> None:
    t = Table(2)
    t.markers(1, ivory=6)
    t.hold(0, 20, 90)
    t.tuck(0, R3=[45])  # WALL: MARKER(1)
    t.workers(0, R1=1)
    t.play("unify 20 R2")
    assert t.vp(0) == 1
    t.end()
    t.quick_turn()
    t.play("court 90 WALL", "wall T1 1", "activate 45")
    assert t.why("take_marker ivory") == "ZG-9.1"
    t.play("decline")
    assert t.vp(0) == 1


# ---- the round ----


@rule("ZG-5.1", "ZG-5.2", "ZG-5.3", "ZG-5.4", "ZG-5.10", "INV-12")
def test_five_rounds_of_six_turns() -> None:
    s = new(4, seed=2)
    dice = seeded(1)
    hands: list[list[int]] = []
    turns: dict[int, list[int]] = {}
    was = (0, -1)
    while s.todo:
        ask = s.todo[-1]
        if ask.kind == PLAY_CARD.number and (s.round, s.turn) != was:
            was = (s.round, s.turn)
            if s.turn == 0:
                hands.append([len(hand) for hand in s.hands])
                for hand in s.hands:
                    assert [CARD_COLOUR[c] for c in hand] == [0, 0, 1, 1, 2, 2]
            turns.setdefault(s.round, []).append(ask.seat)
        actions = GAME.legal(s, ask.seat)
        GAME.apply(s, ask.seat, actions[dice.below(len(actions))], None)
    assert hands == [[6] * 4] * 5
    assert [len(deck) for deck in s.decks] == [0, 0, 0]  # exactly used up with 4 players
    for round_turns in turns.values():
        first = round_turns[0]
        assert round_turns == [(first + i) % 4 for i in range(4)] * 6
    assert sorted(turns) == [1, 2, 3, 4, 5]


@rule("ZG-5.7")
def test_order_of_a_court_turn() -> None:
    t = Table()
    t.hold(0, 90)
    t.people(0, work="R2:red,gray")
    t.tuck(0, R1=[28])
    t.palaces(0, R1=1, R5=1)
    t.tasks("TG1", "TP4", "TW1", "TG2", "TP1", "TW2")
    keys = [e.key if not e.what else e.what for e in t.play("court 90 HIRE", "hire R2 plain", "activate 28", "claim U.P")]
    assert keys[:4] == ["court", "worker", "unrest", "activate"] and keys[-1] == "claim"
    assert t.seat == 1


@rule("ZG-5.8")
def test_order_of_a_unify_turn() -> None:
    t = Table(2, boards=("square", "star"))
    t.hold(0, 20)
    t.tuck(0, R1=[57])
    keys = [e.what or e.key for e in t.play("unify 20 R1")]
    assert keys == ["unify", "marker_ivory", "marker_ivory", "unrest"]
    assert t.asked == "end_turn"  # no activation, no board ability


@rule("ZG-5.9", "ZG-8.2.3")
def test_the_court_is_not_cleared() -> None:
    s = new(2, seed=2)
    dice = seeded(1)
    grown: list[int] = []
    while s.todo:
        seat = s.todo[-1].seat
        before = s.court[:]
        actions = GAME.legal(s, seat)
        GAME.apply(s, seat, actions[dice.below(len(actions))], None)
        assert s.court[: len(before)] == before
        grown.append(len(s.court))
    assert grown[-1] > 10


# ---- the catalogue ----


@rule("ZG-14.2", "DP-28")
def test_single_options_are_made_and_logged() -> None:
    t = Table(2)
    t.hold(0, 20, 90)
    t.people(0, gov="R1:red,gray,white")
    t.s.squares[0] = 1
    t.governors(1, R1=1)
    told = t.play("court 20 GOVERNOR", "governor R1")
    assert [e.args["square"] for e in told if e.key == "square"] == ["R1.b"]
    t.play("decline")
    assert t.seat == 1  # nothing left to do: the turn ended by itself


@rule("ZG-14.3")
def test_an_optional_question_without_options_is_skipped() -> None:
    t = Table()
    t.awards(5)
    t.markers(0, ivory=1)
    t.people(0)
    t.offer_awards()
    t.play("accept", "governor R1", "square R1.a")  # MOVE(4), but no official is on the board
    assert t.asked == ""  # the game is over


@rule("ZG-14.4")
def test_no_questions_about_identical_things() -> None:
    t = Table()
    t.hold(0, 20)
    t.workers(0, R1=3, R2=1)
    t.play("court 20 PALACE")
    assert t.verbs("palace") == ["R1 R2"]
    assert len(t.legal()) == len(set(t.legal()))


# ---- V2 ----


@rule("ZG-13.2.1", "ZG-13.2.2")
def test_turns_by_the_award_track() -> None:
    t = Table(4, track_order="yes")
    t.awards(1)
    t.s.track = [2, 0, 3, 1]
    t.offer_awards()
    assert t.s.order == [2, 0, 3, 1]
    seats: list[int] = []
    for _ in range(8):
        seats.append(t.seat)
        t.quick_turn()
    assert seats == [2, 0, 3, 1] * 2 and t.s.track == [2, 0, 3, 1]


def test_all_variants_together() -> None:
    s = new(4, seed=3, boards="B_AUCTION", draft="yes", track_order="yes", worker_unrest="yes")
    dice = seeded(3)
    while s.todo:
        seat = s.todo[-1].seat
        actions = GAME.legal(s, seat)
        GAME.apply(s, seat, actions[dice.below(len(actions))], None)
        assert GAME.broken(s) == ""
    assert s.phase == ids.PHASE_OVER
