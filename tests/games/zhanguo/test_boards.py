"""Side B: picking (3.4) and the auction (3.5)."""

from tests.games.zhanguo.table import new
from tests.proof import rule
from tianxia.engine.events import Log
from tianxia.games.zhanguo import data
from tianxia.games.zhanguo.game import GAME
from tianxia.games.zhanguo.state import ZhanGuo


def legal(s: ZhanGuo) -> list[str]:
    return [GAME.actions.words(a) for a in GAME.legal(s, s.todo[-1].seat)]


def play(s: ZhanGuo, words: str) -> Log:
    assert words in legal(s), (words, legal(s))
    log = Log()
    GAME.apply(s, s.todo[-1].seat, GAME.actions.parse(words), log)
    return log


def why(s: ZhanGuo, words: str) -> str:
    reason = GAME.why_not(s, s.todo[-1].seat, GAME.actions.parse(words))
    assert reason is not None
    return reason.rule


@rule("ZG-3.4.1", "DP-01")
def test_the_last_player_picks_first() -> None:
    s = new(4, seed=3, boards="B_PICK")
    asked: list[int] = []
    for board in ("star", "circle", "square", "triangle"):
        asked.append(s.todo[-1].seat)
        play(s, f"pick_board {board}")
    assert asked == s.track[::-1]
    assert s.board[s.track[3]] == data.BOARDS.index("star")
    assert s.phase == 2 and s.todo[-1].seat == s.first


@rule("ZG-3.4.2")
def test_all_four_boards_are_on_offer() -> None:
    for seats in (2, 3):
        s = new(seats, boards="B_PICK")
        assert len(legal(s)) == 4
        play(s, "pick_board star")
        assert len(legal(s)) == 3 and why(s, "pick_board star") == "ZG-3.4.1"


@rule("ZG-3.5.1")
def test_surplus_boards_are_removed_first() -> None:
    assert [bin(new(n, boards="B_AUCTION").boards_left).count("1") for n in (2, 3, 4)] == [2, 3, 4]
    assert len({new(2, seed=i, boards="B_AUCTION").boards_left for i in range(40)}) == 6
    left = GAME.view(new(3, boards="B_AUCTION", removed="star"), 0)["boards_left"]
    assert left == ["circle", "square", "triangle"]
    left = GAME.view(new(2, boards="B_AUCTION", removed="star", also_removed="circle"), 0)["boards_left"]
    assert left == ["square", "triangle"]


@rule("ZG-3.5.2", "ZG-3.5.3", "ZG-3.5.4", "DP-02")
def test_the_first_player_must_open() -> None:
    s = new(4, boards="B_AUCTION")
    assert s.todo[-1].seat == s.start
    assert legal(s) == [f"bid {n}" for n in range(1, 16)]
    assert why(s, "pass") == "ZG-3.5.4"


@rule("ZG-3.5.5", "ZG-3.5.6", "ZG-3.5.7")
def test_raise_or_pass() -> None:
    s = new(4, boards="B_AUCTION")
    p = s.track
    play(s, "bid 4")
    assert s.todo[-1].seat == p[1]
    assert legal(s) == ["pass"] + [f"bid {n}" for n in range(5, 16)]
    assert why(s, "bid 4") == "ZG-3.5.5"
    play(s, "pass")
    play(s, "bid 6")
    play(s, "bid 15")
    assert s.todo[-1].seat == p[0]  # p[1] is out of this auction
    assert legal(s) == ["pass"]  # nobody has more than 15
    play(s, "pass")
    assert s.todo[-1].seat == p[2]
    play(s, "pass")
    assert s.todo[-1].seat == p[3] and legal(s)[0].startswith("pick_board")


@rule("ZG-3.5.8", "ZG-3.5.9", "DP-03")
def test_the_winner_pays_and_chooses_then_the_left_neighbour_opens() -> None:
    s = new(4, boards="B_AUCTION")
    p = s.track
    for words in ("bid 1", "pass", "pass", "bid 3", "pass"):
        play(s, words)
    assert GAME.totals(s)[p[3]] == 12
    assert s.todo[-1].seat == p[3]
    play(s, "pick_board square")
    assert s.todo[-1].seat == p[0]  # left of p[3]
    for words in ("bid 1", "pass", "pass"):  # p[1] passed last time, not this time
        play(s, words)
    play(s, "pick_board star")
    assert why_gone(s) == "ZG-3.5.4"
    assert s.todo[-1].seat == p[1]


def why_gone(s: ZhanGuo) -> str:
    return why(s, "pass")


@rule("ZG-3.5.9")
def test_an_opener_with_a_board_is_skipped() -> None:
    s = new(3, boards="B_AUCTION")
    p = s.track
    for words in ("bid 1", "bid 2", "pass", "pass"):
        play(s, words)
    play(s, legal(s)[0])  # p[1] has a board
    for words in ("bid 1", "bid 2", "pass"):
        play(s, words)
    assert s.board[p[1]] > 0 and s.board[p[0]] < 0
    play(s, legal(s)[0])
    assert min(s.board) > 0  # two boards bought, the last one was given
    s = new(4, boards="B_AUCTION")
    p = s.track
    for words in ("bid 1", "pass", "pass", "pass"):
        play(s, words)
    play(s, legal(s)[0])  # p[0] won
    assert s.todo[-1].seat == p[1]
    for words in ("bid 1", "pass", "bid 2", "pass"):
        play(s, words)
    play(s, legal(s)[0])  # p[3] won; its left neighbour p[0] has a board
    assert s.todo[-1].seat == p[1]


@rule("ZG-3.5.10")
def test_the_last_player_pays_one() -> None:
    s = new(2, boards="B_AUCTION")
    p = s.track
    for words in ("bid 1", "bid 5", "pass"):
        play(s, words)
    log = play(s, legal(s)[0])
    assert GAME.totals(s)[p[1]] == 10 and GAME.totals(s)[p[0]] == 14
    assert s.board[p[0]] > 0 and s.board[p[0]] != s.board[p[1]]
    assert [e.seat for e in log.events if e.key == "board"] == [p[1], p[0]]


@rule("ZG-3.5.11")
def test_bids_are_public() -> None:
    s = new(3, boards="B_AUCTION")
    log = play(s, "bid 4")
    assert [e.args for e in log.told(-1)] == [{"vp": 4}]
    assert GAME.view(s, -1)["auction"] == {"bid": 4, "bidder": s.start, "passed": []}
    assert GAME.view(s, 0) is not None


@rule("ZG-13.2.3")
def test_the_auction_stays_clockwise_with_track_order() -> None:
    s = new(3, boards="B_AUCTION", track_order="yes")
    s.track = [s.start, (s.start + 2) % 3, (s.start + 1) % 3]
    play(s, "bid 1")
    assert s.todo[-1].seat == (s.start + 1) % 3
