"""What a viewer of a table may see and hear. The only place where a position becomes something that is sent.

A viewer looks through the eyes of one seat, or of nobody (a watcher). Views are the game's allow-lists,
events are filtered by seat, and the words of a move are told only to those who may know what was chosen.
"""

from collections.abc import Iterator
from typing import Any, Final, cast

from tianxia.engine.course import ORDER, PERSON, TABLE, Move, seats_of
from tianxia.engine.events import WATCHER, Event
from tianxia.engine.game import Game, Reason
from tianxia.engine.offer import Offer, offers
from tianxia.engine.state import State
from tianxia.server.achievements import not_counted
from tianxia.server.clocks.plans import plan_data
from tianxia.server.clocks.result import result_of
from tianxia.server.clocks.told import time_data
from tianxia.server.coach import coach_data
from tianxia.server.messages import seen
from tianxia.server.orders import orders_data
from tianxia.server.problems import Problem
from tianxia.server.table import Table
from tianxia.server.wall_clock import moment

_MOST_SHOWN: Final = 24  # of what an offer does and where; the end of a game does more than anybody can look at


def eyes_of(table: Table, guest: str | None, wish: int | None) -> int:
    """Whose view this viewer gets. Own seats only, until the game is over."""
    mine = table.seats_of(guest)
    if wish is not None and wish != WATCHER:
        if not 0 <= wish < len(table.seats):
            raise Problem("unknown-seat", f"this table has seats 0 to {len(table.seats) - 1}", {"seat": wish})
        if wish not in mine and table.status != "over":
            raise Problem("not-your-seat", f"seat {wish} is not yours to look through", {"seat": wish})
        return wish
    if wish == WATCHER or not mine:
        return WATCHER
    if table.status == "open":
        return mine[0]
    asked = [seat for seat in table.course.waiting() if seat in mine]
    return asked[0] if asked else mine[0]


def table_data(table: Table, guest: str | None, wish: int | None, whole: bool = True) -> seen.TableData:
    """The table through these eyes. While seats are open nothing is dealt: there is no position to be seen. `whole`: with it."""
    eyes = eyes_of(table, guest, wish)
    mine = table.seats_of(guest)
    status = table.status
    dealt = status != "open"
    seated = bool(mine) or (guest is not None and guest == table.owner)
    over = status == "over"
    alone = dealt and table.alone(guest)
    lesson = table.lesson.state(table.course) if table.lesson is not None and mine else None
    asks = status == "playing" and not table.rests
    acts = eyes in mine and status == "playing" and not table.seats[eyes].stand_in
    return seen.TableData(
        table=table.id,
        game=table.game.name,
        rules_version=table.game.rules_version,
        mode=table.setup.mode,
        seats=table.setup.seats,
        options=table.setup.options,
        status=status,
        me=mine,
        eyes=eyes,
        owner=guest is not None and guest == table.owner,
        join=f"/t/{table.id}?join={table.join_key}" if seated and not dealt else None,
        move=table.moves,
        line=table.line,
        players=[player_data(table, seat, guest) for seat in range(len(table.seats))],
        terms=table.terms,
        open_book=table.open_book,
        from_=table.origin,
        deal=deal_data(table),
        not_counted=not_counted(table, guest),
        view=table.game.view(table.course.state, eyes) if dealt and whole else None,
        question=question_data(table.game, table.course.state) if asks else None,
        asked=[seen.Asked(seat=s, since=moment(at)) for s, at in table.asked_since.items()] if asks else [],
        offers=offers_data(table, eyes) if acts and asks else [],
        undo=undo_data(table, eyes, acts or (over and table.beside.ending is None and eyes in mine)),
        orders=orders_data(table, eyes) if dealt and eyes in mine and not over else None,
        hints=table.posed is None and (over or (alone and not (lesson is not None and lesson.asks))),
        branch=over or alone,
        record=over or (alone and table.open_book),
        result=result_of(table, table.course.state) if over else None,
        time=time_data(table),
        plan=plan_data(table, eyes) if acts and table.posed is None else None,
        lesson=lesson,
        coach=coach_data(table.game, table.course.state, eyes) if acts and asks else [],
        puzzle=table.posed.state(table.course) if table.posed is not None and mine else None,
    )


def deal_data(table: Table) -> seen.DealState:
    """How the table is dealt, and what was promised about it (engine/deal.py). Secret and words come with the record."""
    commitment = table.row["commitment"]
    if table.seal is None and commitment is not None and table.status != "open":
        table.seal = table.course.record.deal.seal() or None
    return seen.DealState(dice=table.row["dice"] or "", commitment=commitment, seal=table.seal, known=table.known)


def player_data(table: Table, seat: int, guest: str | None) -> seen.Player:
    who = table.seats[seat]
    mine = guest is not None and who.guest == guest
    return seen.Player(
        seat=seat,
        name=who.name,
        bot=who.bot,
        stand_in=who.stand_in,
        open=who.open,
        mine=mine,
        person=table.person(seat),
        left=who.left,
    )


def question_data(game: Game[Any], s: State) -> seen.Question | None:
    if not s.todo:
        return None
    ask = s.ask()
    decision = game.decisions[ask.kind]
    about = decision.about(s, ask)
    rule = decision.question_rule(s, ask)
    return seen.Question(kind=decision.name, rule=rule, seats=seats_of(ask.waiting), silence=decision.silence, about=about)


def offers_data(table: Table, seat: int) -> list[seen.Offer]:
    """What this seat may do now, explained. Worked out once per position."""
    known = table.offers.get(seat)
    if known is None or known[0] != table.line:
        found = offers(table.game, table.course.state, seat)
        if (line := table.lesson_line) is not None:  # nothing else is asked for now
            found = [offer for offer in found if offer.words in line.answers]
        known = table.offers[seat] = (table.line, [offer_data(seat, offer) for offer in found])
    return known[1]


def offer_data(seat: int, offer: Offer) -> seen.Offer:
    placed = [event for event in offer.events if event.args]
    return seen.Offer(
        seat=seat,
        action=offer.action,
        words=offer.words,
        verb=offer.verb,
        args=offer.args,
        rule=offer.rule,
        changes=[change_data(event) for event in offer.events if event.what],
        happens=[seen.Happening(key=event.key, what=event.what, args=event.args) for event in placed[:_MOST_SHOWN]],
        reveals=offer.reveals,
        warnings=[warning_data(warning) for warning in offer.warnings],
        ends=cast(seen.Ends, offer.ends),
        proposed=offer.proposed,
    )


def change_data(e: Event) -> seen.Change:
    return seen.Change(seat=e.seat, what=e.what, amount=e.amount, source=e.source, rule=e.rule)


def warning_data(warning: Reason) -> seen.Warning:
    return seen.Warning(rule=warning.rule, key=warning.key, args=warning.args)


def undo_data(table: Table, eyes: int, may: bool) -> seen.UndoState:
    asked = table.undo_asked
    request: seen.UndoRequest | None = None
    if asked is not None:
        left = [seat for seat in table.people() if seat not in asked.agreed]
        request = seen.UndoRequest(seat=asked.seat, keep=asked.keep, agreed=sorted(asked.agreed), waiting=left)
    if table.status == "open":
        return seen.UndoState(floor=0, last=None, request=None, why=None)
    course = table.course
    if not may:
        return seen.UndoState(floor=len(course.moves), last=None, request=request, why=None)
    floor, last, why = course.undo_told(eyes)
    return seen.UndoState(floor=floor, last=last, request=request, why=cast(seen.UndoStop, why))


def position_data(table: Table, eyes: int, move: int) -> seen.Position:
    """The position after so many moves."""
    course = table.course
    if not 0 <= move <= len(course.moves):
        raise unknown_move(table, move)
    return _position(table, eyes, move, course.at(move))


def unknown_move(table: Table, move: int) -> Problem:
    moves = len(table.course.moves)
    return Problem("unknown-move", f"this game has 0 to {moves} moves", {"move": move, "moves": moves})


def positions_between(table: Table, eyes: int, first: int, end: int) -> Iterator[seen.Position]:
    """The positions after first … end-1 moves."""
    course = table.course
    s = table.at(first) if first < end else course.state
    for move in range(first, end):
        if move > first:
            made = course.moves[move - 1]
            course.game.apply(s, made.seat, made.action, None)
        yield _position(table, eyes, move, s)


def _position(table: Table, eyes: int, move: int, s: State) -> seen.Position:
    game = table.course.game
    last = move == table.moves and table.status == "over"
    return seen.Position(
        table=table.id,
        eyes=eyes,
        move=move,
        moves=table.moves,
        chapter=game.chapter(s),
        view=game.view(s, eyes),
        question=question_data(game, s) if not last else None,
        result=result_of(table, s) if last else None,
    )


def told_data(game: Game[Any], n: int, made: Move, eyes: int) -> seen.Told:
    """One move as these eyes may know it."""
    events = made.events
    hidden = eyes != made.seat and (made.shy or any(event.for_seat(eyes) is not event for event in events))
    by_hand = made.by == ORDER or (made.by == TABLE and made.asked is not None and game.decisions[made.asked.kind].secret)
    heard = [event_data(e) for e in [event.for_seat(eyes) for event in events] if e is not None]
    return seen.Told(
        move=n,
        seat=made.seat,
        by=cast(seen.By, PERSON if by_hand else made.by),
        chapter=made.chapter,
        words=None if hidden else game.actions.words(made.action),
        verb=None if hidden else game.actions.block(made.action).verb,
        args=None if hidden else game.actions.named(made.action),
        events=heard,
    )


def event_data(e: Event) -> seen.GameEvent:
    if not e.what:
        return seen.GameEvent(key=e.key, seat=e.seat, rule=e.rule, args=e.args)
    return seen.GameEvent(key=e.key, seat=e.seat, rule=e.rule, args=e.args, what=e.what, amount=e.amount, source=e.source)


def story_data(table: Table, eyes: int, first: int, end: int) -> list[seen.Told]:
    made = table.course.told(first, end)
    return [told_data(table.game, first + i, one, eyes) for i, one in enumerate(made)]
