"""Side B: picking boards in reverse order (ZG-3.4) and the auction for them (ZG-3.5)."""

from typing import Final

from tianxia.engine.events import Log, Value
from tianxia.engine.fields import number
from tianxia.engine.flow import Ask
from tianxia.engine.game import Decision, Reason
from tianxia.games.zhanguo import data
from tianxia.games.zhanguo.actions import BID, PASS, TAKE_BOARD
from tianxia.games.zhanguo.ids import FROM_AUCTION, NOBODY, SOURCE_COUNT
from tianxia.games.zhanguo.lookups import START_OFFICIALS
from tianxia.games.zhanguo.pieces import gain_vp, put_official
from tianxia.games.zhanguo.state import ZhanGuo


class PickBoard(Decision[ZhanGuo]):
    """DP-01, ZG-3.4.1: the last player of the initial order picks first."""

    def legal(self, s: ZhanGuo, ask: Ask, seat: int, out: list[int]) -> None:
        for board in range(1, 5):
            if (s.boards_left >> board) & 1:
                out.append(TAKE_BOARD.id(board - 1))

    def apply(self, s: ZhanGuo, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        take_board(s, seat, TAKE_BOARD.x(action) + 1, self.rule, log)
        place = s.track.index(seat)
        if place > 0:
            s.todo.append(PICK_BOARD.ask(s.track[place - 1]))
        else:
            s.boards_left = 0  # ZG-3.4.2: the others are out of the game

    def why_not(self, s: ZhanGuo, ask: Ask, seat: int, action: int) -> Reason:
        return Reason(self.rule, "board-gone", {"board": data.BOARDS[TAKE_BOARD.x(action) + 1]})


PICK_BOARD: Final = PickBoard("pick_board", "ZG-3.4.1", ("pick_board",))


class AuctionBid(Decision[ZhanGuo]):
    """DP-02. a: the bid so far (0: this seat opens), b: who made it, c: mask of those who passed."""

    def legal(self, s: ZhanGuo, ask: Ask, seat: int, out: list[int]) -> None:
        if ask.a > 0:
            out.append(PASS.start)
        for bid in range(ask.a + 1, auction_vp(s, seat) + 1):  # ZG-3.5.4 to 3.5.6
            out.append(BID.id(bid - 1))

    def apply(self, s: ZhanGuo, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        bid = ask.a
        bidder = ask.b
        passed = ask.c
        if action == PASS.start:
            passed |= 1 << seat
            if log is not None:
                log.say("auction-pass", seat, "ZG-3.5.7", {})
        else:
            bid = BID.x(action) + 1
            bidder = seat
            if log is not None:
                log.say("bid", seat, self.question_rule(s, ask), {"vp": bid})
        following = _next_bidder(s, seat, bidder, passed)
        if following >= 0:
            s.todo.append(AUCTION_BID.ask(following, bid, bidder, passed))
        else:
            gain_vp(s, bidder, -bid, FROM_AUCTION, "ZG-3.5.8", log)
            s.todo.append(AUCTION_PICK.ask(bidder))

    def why_not(self, s: ZhanGuo, ask: Ask, seat: int, action: int) -> Reason:
        if action == PASS.start:
            return Reason("ZG-3.5.4", "opener-must-bid")
        bid = BID.x(action) + 1
        if bid > auction_vp(s, seat):
            return Reason("ZG-3.5.6", "bid-too-dear", {"have": auction_vp(s, seat)})
        return Reason("ZG-3.5.5", "bid-too-low", {"bid": ask.a})

    def about(self, s: ZhanGuo, ask: Ask) -> dict[str, Value]:
        return {"bid": ask.a, "bidder": ask.b}

    def question_rule(self, s: ZhanGuo, ask: Ask) -> str:
        return "ZG-3.5.4" if ask.a == 0 else self.rule  # to open, or to raise

    def action_rule(self, s: ZhanGuo, ask: Ask, action: int) -> str:
        return "ZG-3.5.7" if action == PASS.start else self.question_rule(s, ask)


AUCTION_BID: Final = AuctionBid(
    "auction_bid", "ZG-3.5.5", ("pass", "bid"), holds=(number("bid"), number("bidder"), number("passed"))
)


class AuctionPick(PickBoard):
    """DP-03: the winner takes a board; the last player without one pays 1 VP for the last board."""

    def apply(self, s: ZhanGuo, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        take_board(s, seat, TAKE_BOARD.x(action) + 1, self.rule, log)
        without = [other for other in range(s.seats) if s.board[other] < 0]
        if len(without) == 1:  # ZG-3.5.10
            last = without[0]
            gain_vp(s, last, -1, FROM_AUCTION, "ZG-3.5.10", log)
            board = 1
            while not (s.boards_left >> board) & 1:
                board += 1
            take_board(s, last, board, "ZG-3.5.10", log)
            return
        opener = (seat + 1) % s.seats  # ZG-3.5.9
        while s.board[opener] >= 0:
            opener = (opener + 1) % s.seats
        s.todo.append(open_auction(opener))

    def why_not(self, s: ZhanGuo, ask: Ask, seat: int, action: int) -> Reason:
        board = TAKE_BOARD.x(action) + 1
        return Reason("ZG-3.5.8" if board in s.board else "ZG-3.5.1", "board-gone", {"board": data.BOARDS[board]})


AUCTION_PICK: Final = AuctionPick("auction_pick", "ZG-3.5.8", ("pick_board",))


def open_auction(seat: int) -> Ask:
    """ZG-3.5.4: the question to the one who opens."""
    return AUCTION_BID.ask(seat, 0, NOBODY)


def take_board(s: ZhanGuo, seat: int, board: int, rule: str, log: Log | None) -> None:
    s.board[seat] = board
    s.boards_left &= ~(1 << board)
    if log is not None:
        log.say("board", seat, rule, {"board": data.BOARDS[board]})
    start_officials(s, seat, log)


def start_officials(s: ZhanGuo, seat: int, log: Log | None) -> None:
    """ZG-3.2.13: three officials in the governor area of region 1."""
    for colour in range(3):
        for _ in range(START_OFFICIALS[s.board[seat] * 3 + colour]):
            put_official(s, seat, colour, 0, "setup", "ZG-3.2.13", log)


def auction_vp(s: ZhanGuo, seat: int) -> int:
    """What a seat has to bid with: during the auction all VP come from it."""
    return s.score[seat * SOURCE_COUNT + FROM_AUCTION]


def _next_bidder(s: ZhanGuo, seat: int, bidder: int, passed: int) -> int:
    """ZG-3.5.5: clockwise, without a board, not passed, not the bidder. -1: the auction is over."""
    other = (seat + 1) % s.seats
    while other != seat:
        if s.board[other] < 0 and not (passed >> other) & 1 and other != bidder:
            return other
        other = (other + 1) % s.seats
    return -1
