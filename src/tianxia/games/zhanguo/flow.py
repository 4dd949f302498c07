"""How the game goes on: boards, rounds, turns, the activation window, awards. Pushes the next question."""

from tianxia.engine.events import Event, Log
from tianxia.engine.flow import Ask, ask_each
from tianxia.games.zhanguo import data
from tianxia.games.zhanguo.ids import (
    ASK_ACTIVATE,
    ASK_AUCTION_BID,
    ASK_AWARD,
    ASK_CLAIM,
    ASK_DRAFT,
    ASK_END_TURN,
    ASK_PICK_BOARD,
    ASK_PLAY_CARD,
    BOARDS_A,
    BOARDS_PICK,
    NOBODY,
    PHASE_AWARDS,
    PHASE_DRAW,
    PHASE_OVER,
    PHASE_PLAY,
    THEN_AWARD,
    THEN_GOVERNOR,
)
from tianxia.games.zhanguo.pieces import aspect_value, change_unrest, order_now, put_official
from tianxia.games.zhanguo.pricing import any_claim, any_free_move, any_ready, award_possible
from tianxia.games.zhanguo.scoring import score_end
from tianxia.games.zhanguo.state import ZhanGuo
from tianxia.games.zhanguo.tables import START_OFFICIALS

# ---- setup ----


def begin(s: ZhanGuo, log: Log | None) -> None:
    """After the random part of the setup: boards, then round 1."""
    if s.boards == BOARDS_A:
        for seat in range(s.seats):
            start_officials(s, seat, log)
        start_round(s, log)
    elif s.boards == BOARDS_PICK:
        s.todo.append(Ask(ASK_PICK_BOARD, s.track[s.seats - 1]))  # ZG-3.4.1: the last player picks first
    else:
        s.todo.append(Ask(ASK_AUCTION_BID, s.start, 0, NOBODY, 0))  # ZG-3.5.3


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


# ---- rounds and turns ----


def start_round(s: ZhanGuo, log: Log | None) -> None:
    """ZG-5.2: draw; V1 (ZG-13.1): draw 3 and keep 2 in rounds 1 to 4."""
    s.phase = PHASE_DRAW
    drafting = s.draft == 1 and s.round < data.ROUNDS
    each = data.DRAWN_PER_DECK + (1 if drafting else 0)
    if log is not None:
        log.say("round", NOBODY, "ZG-5.1", {"round": s.round})
        log.reveal()
    for i in range(s.seats):
        seat = (s.first + i) % s.seats
        hand = s.hands[seat]
        for colour in range(3):
            for _ in range(each):
                hand.append(s.decks[colour].pop())
        hand.sort()
        if log is not None:
            told = Event("drew", seat, "ZG-5.2", {"cards": hand[:]})
            log.secret(1 << seat, told, Event("drew-hidden", seat, "ZG-5.2", {"count": len(hand)}))
    if drafting:
        s.todo.append(ask_each(ASK_DRAFT, (1 << s.seats) - 1))
    else:
        start_play(s)


def start_play(s: ZhanGuo) -> None:
    """ZG-5.4: clockwise from the first player; V2 (ZG-13.2): by the award track."""
    s.phase = PHASE_PLAY
    s.turn = 0
    s.order = s.track[:] if s.track_order else [(s.first + i) % s.seats for i in range(s.seats)]
    s.todo.append(Ask(ASK_PLAY_CARD, s.order[0]))


def open_window(s: ZhanGuo, seat: int, log: Log | None) -> None:
    """ZG-8.1: the window stays open while an ability is on offer; then the turn comes to its end."""
    if any_ready(s, seat):
        s.todo.append(Ask(ASK_ACTIVATE, seat))
    else:
        close_turn(s, seat, log)


def close_turn(s: ZhanGuo, seat: int, log: Log | None) -> None:
    """DP-28: asked only while a task claim or a free move is possible."""
    if any_free_move(s, seat) or any_claim(s, seat):
        s.todo.append(Ask(ASK_END_TURN, seat))
    else:
        end_turn(s, log)


def end_turn(s: ZhanGuo, log: Log | None) -> None:
    s.turn += 1
    s.action = NOBODY
    s.met = 0
    s.used = 0
    if s.turn == 6 * s.seats:
        start_awards(s, log)
    else:
        s.todo.append(Ask(ASK_PLAY_CARD, s.order[s.turn % s.seats]))


def go_on(s: ZhanGuo, seat: int, then: int, log: Log | None) -> None:
    """After a grant of movement points or a governor's bonus: `then` is THEN_… × 8 + region."""
    step = then // 8
    if step in (THEN_GOVERNOR, THEN_AWARD):
        region = then % 8
        level = s.unrest[seat * 5 + region]
        if level > 0:
            change_unrest(s, seat, region, -level, "governor", "ZG-7.3.8", log)
    if step == THEN_AWARD:
        award_done(s, seat, log)
    else:
        open_window(s, seat, log)


# ---- awards (phase 3) ----


def start_awards(s: ZhanGuo, log: Log | None) -> None:
    s.phase = PHASE_AWARDS
    s.aspect = 0
    s.passed = 0
    next_award(s, log)


def next_award(s: ZhanGuo, log: Log | None) -> None:
    """ZG-10.1 to 10.3: the next player to be asked, or the next aspect, or the end of the round."""
    while s.aspect < 3:
        seat = _next_candidate(s)
        if seat < 0:
            if log is not None:
                log.say("award-left", NOBODY, "ZG-10.3.5", {"aspect": data.ASPECTS[s.aspect]})
            s.aspect += 1
            s.passed = 0
        elif award_possible(s, seat, s.aspect):
            s.todo.append(Ask(ASK_AWARD, seat, s.aspect))
            return
        else:
            s.passed |= 1 << seat
            if log is not None:
                log.say("award-impossible", seat, "ZG-10.3.2", {"aspect": data.ASPECTS[s.aspect]})
    finish_round(s, log)


def _next_candidate(s: ZhanGuo) -> int:
    """The highest value above 0 among those who have not passed; ties by ZG-10.5."""
    best = -1
    most = 0
    for seat in order_now(s):
        if not (s.passed >> seat) & 1:
            value = aspect_value(s, seat, s.aspect)
            if value > most:
                most = value
                best = seat
    return best


def award_done(s: ZhanGuo, seat: int, log: Log | None) -> None:
    """ZG-10.3.3: the disc goes to the space of the award; then tasks may be claimed."""
    if seat in s.track:
        s.track.remove(seat)
    for aspect in range(3):
        if s.won[aspect] == seat:
            s.won[aspect] = NOBODY
    s.won[s.aspect] = seat
    claims_after_award(s, seat, log)


def claims_after_award(s: ZhanGuo, seat: int, log: Log | None) -> None:
    """ZG-11.4 (b); then the aspect is finished."""
    if any_claim(s, seat):
        s.todo.append(Ask(ASK_CLAIM, seat))
        return
    s.aspect += 1
    s.passed = 0
    next_award(s, log)


def finish_round(s: ZhanGuo, log: Log | None) -> None:
    """ZG-10.6, 5.10: the new award track, then the next round or the end."""
    s.track = order_now(s)
    s.won = [NOBODY, NOBODY, NOBODY]
    s.first = s.track[0]
    s.aspect = 0
    s.passed = 0
    if log is not None:
        log.say("track", s.first, "ZG-10.6", {})
    if s.round < data.ROUNDS:
        s.round += 1
        start_round(s, log)
    else:
        s.phase = PHASE_OVER
        score_end(s, log)
