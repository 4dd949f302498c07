"""The test vectors of section 16; each test carries the number of its vector."""

from tests.games.zhanguo.table import R1, R2, R4, R5, Table, new
from tests.proof import rule
from tianxia.games.zhanguo import ids, scoring
from tianxia.games.zhanguo.data import TASK_TILES
from tianxia.games.zhanguo.game import GAME
from tianxia.games.zhanguo.prices import needs_met
from tianxia.games.zhanguo.rules.movement import MOVE_STEP

TILE = [tile[0] for tile in TASK_TILES]


@rule("TV-01", "ZG-6.4", "ZG-6.5")
def test_tv01_first_card() -> None:
    t = Table()
    t.hold(0, 95)
    t.play("unify 95 R2")
    assert t.markers_of(0) == [0, 0, 1]
    assert t.unrest_at(0) == [0] * 5
    assert t.vp(0) == 0


@rule("TV-02", "ZG-6.4", "ZG-6.5")
def test_tv02_third_card() -> None:
    t = Table()
    t.hold(0, 61)
    t.tuck(0, R4=[1, 2])
    t.unrest(0, R4=1)
    t.play("unify 61 R4")
    assert t.s.unrest[R4] == 3
    assert t.markers_of(0) == [0, 3, 0]
    assert t.s.supply[1] == 9


@rule("TV-03", "ZG-6.6")
def test_tv03_too_much_unrest() -> None:
    t = Table()
    t.hold(0, 61)
    t.tuck(0, R1=[1, 2])
    t.unrest(0, R1=2)
    assert t.why("unify 61 R1") == "ZG-6.6"


@rule("TV-04", "ZG-7.1.2")
def test_tv04_recruit() -> None:
    t = Table()
    t.hold(0, 20)
    t.play("court 20 RECRUIT", "recruit red R2")
    assert t.supply(0) == [3, 4, 4]
    assert t.gov(0, "R2") == [1, 0, 0]


@rule("TV-05", "ZG-4.7.2", "ZG-7.2.2")
def test_tv05_reassign() -> None:
    t = Table()
    t.hold(0, 20)
    t.people(0, gov="R3:white", work="R2:red")
    t.play("court 20 REASSIGN", "move_up R2 red", "move_above R3 R4 white", "move_above R4 R5 white")
    assert t.gov(0, "R2") == [1, 0, 0] and t.gov(0, "R5") == [0, 0, 1]
    assert t.asked == "end_turn"  # no fourth step, no activation
    assert t.verbs("move_above") == []


@rule("TV-06", "ZG-4.8.1", "ZG-7.4.3", "ZG-7.4.4", "ZG-7.4.5")
def test_tv06_hire() -> None:
    t = Table()
    t.hold(0, 20)
    t.people(0, gov="R3:red,gray")
    t.play("free_move R3 red", "free_move R3 gray", "court 20 HIRE", "hire R3 plain")
    assert t.workers_at(0) == [0, 0, 2, 0, 0]
    assert t.unrest_at(0) == [0, 0, 1, 0, 0]
    assert t.work(0, "R3") == [1, 1, 0]


@rule("TV-07", "ZG-7.5.3", "ZG-7.5.5", "ZG-7.5.6")
def test_tv07_palace() -> None:
    t = Table()
    t.hold(0, 20)
    t.workers(0, R4=2, R5=1)
    t.tuck(0, R1=[1, 3], R2=[6, 9], R3=[12, 14])
    t.s.big = [1, 1, 2]
    t.play("court 20 PALACE", "palace R4 R5")
    assert t.workers_at(0) == [0] * 5
    assert t.palaces_of(0) == [0, 0, 0, 1, 0]
    assert t.s.big == [1, 1, 2]
    assert t.vp(0) == 6


@rule("TV-08", "ZG-8.2.2", "ZG-8.4.1")
def test_tv08_lower_and_blocked() -> None:
    t = Table()
    t.court(70)
    t.tuck(0, R2=[63], R4=[36])
    t.unrest(0, R4=4)
    t.hold(0, 40)
    t.play("court 40 GOVERNOR", "governor R1", "square R1.b", "decline")
    assert t.can("activate 63")
    assert t.why("activate 36") == "ZG-8.4.1"
    t.play("activate 63")
    assert t.vp(0) == 3


@rule("TV-09", "ZG-8.2.1")
def test_tv09_higher() -> None:
    for card, vp in ((90, 4), (60, 1)):
        t = Table()
        t.court(70)
        t.tuck(0, R1=[57])
        t.workers(0, R4=2, R5=1)
        t.hold(0, card)
        t.play(f"court {card} PALACE", "palace R4 R5", "take_big ivory")
        if card == 90:
            t.play("activate 57")
        else:
            assert t.asked != "activate"
        assert t.vp(0) == vp


@rule("TV-10", "ZG-10.3", "ZG-10.3.3")
def test_tv10_award() -> None:
    t = Table()
    blue, red = 0, 1
    t.awards(1)
    t.markers(red, ivory=4)
    t.markers(blue, ivory=2)
    t.offer_awards()
    assert t.asked == "award_answer" and t.seat == red
    t.play("accept", "official gray R2")
    assert t.markers_of(red)[0] == 0 and t.s.supply[0] == 10
    assert t.gov(red, "R2") == [0, 1, 0]
    assert t.markers_of(blue)[0] == 2
    told = [e for e in t.events if e.key == "award"]
    assert [e.seat for e in told] == [red]  # blue was not asked
    assert t.s.round == 2 and t.s.track[-1] == red  # behind all who have not won


@rule("TV-11", "ZG-10.5", "ZG-10.6")
def test_tv11_new_order() -> None:
    blue, red, purple, yellow = 0, 1, 2, 3
    t = Table()
    t.s.track = [blue, red, yellow, purple]
    t.awards(2)
    t.markers(red, ivory=1)
    t.markers(purple, brown=1)
    t.offer_awards()
    assert t.seat == red
    t.play("accept")
    assert t.seat == purple
    t.play("accept")
    assert t.s.track == [blue, yellow, red, purple]
    assert t.s.first == blue and t.s.round == 3


@rule("TV-12", "ZG-11.1", "ZG-11.2")
def test_tv12_tasks() -> None:
    t = Table()
    t.wall(0, "T1/1", "T2/1", "G2/1")
    t.wall(1, "T1/2", "G1/1", "G2/2")
    assert needs_met(t.s, 0, TILE.index("TW1"))
    assert not needs_met(t.s, 1, TILE.index("TW1"))
    t.palaces(0, R1=1, R2=1, R5=1, R3=1)
    t.palaces(1, R1=2, R5=1)
    assert needs_met(t.s, 0, TILE.index("TP1"))
    assert not needs_met(t.s, 1, TILE.index("TP1"))


@rule("TV-13", "ZG-12.1")
def test_tv13_majority() -> None:
    t = Table()
    t.governors(1, R1=2)
    t.governors(0, R1=1)
    assert scoring.region_vp(t.s, 1, R1) == 15
    assert scoring.region_vp(t.s, 0, R1) == 0


@rule("TV-14", "ZG-12.1.1")
def test_tv14_tie() -> None:
    t = Table()
    for seat in (1, 2, 3):
        t.governors(seat, R2=1)
    assert [scoring.region_vp(t.s, seat, R2) for seat in range(4)] == [0, 4, 4, 4]


@rule("TV-15", "ZG-12.3")
def test_tv15_task_sections() -> None:
    t = Table()
    t.discs("U.G", 0)
    t.discs("U.W", 1, 2, 0)
    t.discs("L.G", 3, 0)
    assert scoring.task_section_vp(t.s, 0, 0) + scoring.task_section_vp(t.s, 0, 1) == (5 + 2) * 2 + 3


@rule("TV-16", "ZG-6.4")
def test_tv16_markers_run_out() -> None:
    t = Table(4, boards=("square", "circle", "triangle", "star"))
    t.hold(0, 95)
    t.tuck(0, R5=[1, 2])
    t.markers(1, brown=10)
    t.play("unify 95 R5")
    assert t.markers_of(0) == [0, 0, 2]
    assert t.vp(0) == 1
    assert t.s.unrest[R5] == 2


@rule("TV-17", "ZG-3.5.4", "ZG-3.5.5", "ZG-3.5.8", "ZG-3.5.9", "ZG-3.5.10")
def test_tv17_auction() -> None:
    s = new(3, boards="B_AUCTION")
    p1, p2, p3 = s.start, (s.start + 1) % 3, (s.start + 2) % 3

    def play(seat: int, words: str) -> None:
        assert s.todo[-1].seat == seat
        action = GAME.actions.parse(words)
        assert action in GAME.legal(s, seat)
        GAME.apply(s, seat, action, None)

    def any_board() -> str:
        return GAME.actions.words(GAME.legal(s, s.todo[-1].seat)[0])

    for seat, words in ((p1, "bid 2"), (p2, "bid 3"), (p3, "pass"), (p1, "pass")):
        play(seat, words)
    assert scoring.total(s, p2) == 12
    play(p2, any_board())
    for seat, words in ((p3, "bid 1"), (p1, "bid 2"), (p3, "pass")):
        play(seat, words)
    assert scoring.total(s, p1) == 13
    play(p1, any_board())
    assert scoring.total(s, p3) == 14
    assert sorted(s.board) == sorted(set(s.board)) and min(s.board) > 0
    assert s.phase == ids.PHASE_PLAY


@rule("TV-18", "ZG-4.7.6")
def test_tv18_transit() -> None:
    t = Table()
    t.people(0, work="R1:red R2:gray,white")
    t.s.action = 0
    t.ask(MOVE_STEP.ask(0, 2))
    t.play("move_below R1 R2 red")
    assert t.why("stop") == "ZG-4.7.6"
    t.play("move_below R2 R3 red")
    assert t.work(0, "R3") == [1, 0, 0] and t.work(0, "R2") == [0, 1, 1]
    t.people(0, work="R1:red R2:gray,white")
    t.ask(MOVE_STEP.ask(0, 1))
    assert t.why("move_below R1 R2 red") == "ZG-4.7.6"


@rule("TV-19", "ZG-8.2.4", "ZG-8.2.5")
def test_tv19_first_court_card() -> None:
    t = Table()
    t.tuck(0, R1=[39])
    t.hold(0, 7)
    t.hold(1, 9)
    t.people(0, work="R1:red")
    t.people(1, work="R1:red")
    t.tuck(1, R1=[85])
    told = t.play("court 7 HIRE", "hire R1 plain")
    assert [e.args["below"] for e in told if e.key == "court"] == [0]
    assert t.can("activate 39")
    t.play("activate 39")
    assert t.seat == 1
    t.play("court 9 HIRE", "hire R1 plain")
    assert t.can("activate 85")


@rule("TV-20", "ZG-13.3.1", "ZG-13.3.2")
def test_tv20_unrest_per_worker() -> None:
    t = Table(4, worker_unrest="yes")
    t.hold(0, 20)
    t.people(0, work="R5:red,gray")
    t.unrest(0, R5=1)
    assert t.why("court 20 HIRE") == "ZG-13.3.2"
    t.unrest(0, R5=0)
    t.play("court 20 HIRE", "hire R5 plain")
    assert t.workers_at(0)[R5] == 2 and t.s.unrest[R5] == 2
    assert scoring.criterion_count(t.s, 0, scoring.CALM_REGIONS) == 4


@rule("TV-21", "ZG-13.1.1", "ZG-13.1.3", "ZG-13.1.4")
def test_tv21_deck_sizes_of_the_draft() -> None:
    s = new(4, draft="yes")
    before: list[list[int]] = []
    dice = iter(range(10**9))
    seen = 0
    while s.todo:
        if s.round > seen:
            seen = s.round
            drawn = 12 if s.round < 5 else 8
            before.append([len(deck) + drawn for deck in s.decks])
        seat = s.todo[-1].seat
        actions = GAME.legal(s, seat)
        GAME.apply(s, seat, actions[next(dice) * 7919 % len(actions)], None)
    assert before == [[n] * 3 for n in (40, 32, 24, 16, 8)]


@rule("TV-22", "ZG-7.6.2", "ZG-7.6.4")
def test_tv22_wall_cost() -> None:
    t = Table()
    t.hold(0, 20)
    t.workers(0, R1=3, R2=1)
    t.play("court 20 WALL")
    assert {words.split(" ")[1] for words in t.verbs("wall")} == {"1", "2"}
    assert t.why("wall T1 3") == "ZG-7.6.2"


@rule("TV-23", "ZG-10.3.3")
def test_tv23_markers_go_back() -> None:
    t = Table()
    t.awards(2)
    t.markers(0, orange=2)
    t.s.big[1] = 0
    t.offer_awards()
    t.play("accept")
    assert t.s.supply[1] == 12 and t.s.big[1] == ids.NOBODY


@rule("TV-24", "ZG-12.2", "ZG-12.2.1")
def test_tv24_aspect_tie() -> None:
    t = Table()
    t.markers(0, brown=1)
    t.s.big[2] = 0
    t.markers(1, brown=4)
    t.markers(2, brown=1)
    t.s.track = [2, 1, 0, 3]
    assert scoring.aspect_winner(t.s, 2) == 1
    scoring.score_end(t.s, None)
    assert t.vp(1) == 7 and t.vp(0) == 0


@rule("TV-25", "ZG-8.5.0", "ZG-8.5.3")
def test_tv25_board_without_number() -> None:
    t = Table(4, boards=("square", "circle", "triangle", "star"))
    t.court(90)
    t.hold(0, 50)
    t.tuck(0, R1=[59])
    t.workers(0, R1=1)
    t.play("court 50 WALL", "wall T1 1")
    assert t.asked == "activate" and t.verbs("activate") == []
    t.play("board_ability", "take_marker brown")
    assert t.markers_of(0) == [0, 0, 1]


@rule("TV-26", "ZG-12.4", "ZG-12.4.4")
def test_tv26_unrest_penalty() -> None:
    t = Table()
    t.tiles(S1="WT6a")
    t.unrest(0, R1=2, R2=2)
    t.unrest(1, R1=3, R2=4)
    t.wall(0, "S1/3")
    t.wall(1, "S1/1")
    scoring.score_end(t.s, None)
    assert t.vp(0) == 11 and t.vp(1) == -2


@rule("TV-27", "ZG-4.8.6")
def test_tv27_officials_must_stay() -> None:
    t = Table()
    t.hold(0, 20)
    t.play("court 20 GOVERNOR")
    assert t.verbs("free_move") == []
    assert t.why("free_move R1 red") == "ZG-4.8.6"


@rule("TV-28", "ZG-4.8.3")
def test_tv28_free_moves_before_the_end() -> None:
    t = Table()
    t.hold(0, 20)
    t.play("unify 20 R2")
    assert t.verbs("free_move") == ["R1 red", "R1 gray", "R1 white"]
    t.play("free_move R1 red", "free_move R1 white")
    assert t.seat == 1 and t.asked == "play_card"


@rule("TV-29", "ZG-9.0")
def test_tv29_possible_later() -> None:
    t = Table()
    t.court(70)
    t.tuck(0, R2=[1], R3=[34])
    t.hold(0, 8)
    t.play("court 8 RECRUIT", "recruit red R2")
    assert t.verbs("activate") == ["34"]
    assert t.why("activate 1") == "ZG-9.0"
    t.play("activate 34", "activate 1")
    assert t.verbs("move_worker") == ["R3 R2", "R3 R4"]


@rule("TV-30", "ZG-12.5", "ZG-12.7")
def test_tv30_places() -> None:
    t = Table(3)
    for seat, vp in ((0, 90), (1, 95), (2, 90)):
        t.s.score[seat * ids.SOURCE_COUNT] = vp
    t.s.track = [2, 0, 1]
    assert GAME.places(t.s) == [3, 1, 2]
