"""What a viewer of a table may see and hear. The only place where a position becomes something that is sent.

A viewer looks through the eyes of one seat, or of nobody (a watcher). Views are the game's allow-lists,
events are filtered by seat, and the words of a move are told only to those who may know what was chosen.
"""

from typing import Any, Final

from tianxia.engine.course import ORDER, PERSON, Move, seats_of
from tianxia.engine.events import WATCHER
from tianxia.engine.game import Game
from tianxia.engine.state import State
from tianxia.server.achievements import not_counted
from tianxia.server.orders import orders_plain
from tianxia.server.problems import Problem
from tianxia.server.table import Table


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


def table_plain(table: Table, guest: str | None, wish: int | None) -> dict[str, object]:
    """The table through these eyes. While seats are open nothing is dealt: there is no position to be seen."""
    eyes = eyes_of(table, guest, wish)
    mine = table.seats_of(guest)
    status = table.status
    seated = bool(mine) or (guest is not None and guest == table.owner)
    return {
        "table": table.id,
        "game": table.game.name,
        "rules_version": table.game.rules_version,
        "mode": table.setup.mode,
        "seats": table.setup.seats,
        "options": table.setup.options,
        "status": status,
        "me": mine,
        "eyes": eyes,
        "owner": guest is not None and guest == table.owner,
        "join": f"/t/{table.id}?join={table.join_key}" if seated and status == "open" else None,
        "move": table.moves,
        "line": table.line,
        "players": players_plain(table, guest),
        "open_book": table.open_book,
        "from": table.origin,
        "deal": deal_plain(table),
        "not_counted": not_counted(table, guest),
        **(_NOT_DEALT if status == "open" else _position_plain(table, guest, eyes, mine)),
    }


_NOT_DEALT: Final[dict[str, object]] = {
    "view": None,
    "question": None,
    "offers": [],
    "undo": {"floor": 0, "last": None, "request": None},
    "orders": None,
    "hints": False,
    "branch": False,
    "record": False,
    "result": None,
}


def _position_plain(table: Table, guest: str | None, eyes: int, mine: list[int]) -> dict[str, object]:
    course = table.course
    game = course.game
    over = course.over
    alone = table.alone(guest)
    acts = eyes in mine and table.status == "playing" and not table.seats[eyes].stand_in
    return {
        "view": game.view(course.state, eyes),
        "question": question_plain(game, course.state),
        "offers": table.offers(eyes) if acts else [],
        "undo": undo_plain(table, eyes, acts or (over and eyes in mine)),
        "orders": orders_plain(table, eyes) if eyes in mine and not over else None,
        "hints": over or alone,
        "branch": over or alone,
        "record": over or (alone and table.open_book),
        "result": result_plain(game, course.state) if over else None,
    }


def deal_plain(table: Table) -> dict[str, object]:
    """How the table is dealt, and what was promised about it (engine/deal.py). Secret and words come with the record."""
    dealt = table.course.record.deal if table.status != "open" else None
    return {
        "dice": table.row["dice"] or "",
        "commitment": table.row["commitment"],
        "seal": dealt.seal() or None if dealt is not None and table.row["commitment"] is not None else None,
        "known": table.known,
    }


def players_plain(table: Table, guest: str | None) -> list[dict[str, object]]:
    return [
        {
            "seat": i,
            "name": s.name,
            "bot": s.bot,
            "stand_in": s.stand_in,
            "open": s.open,
            "mine": guest is not None and s.guest == guest,
            "person": table.person(i),
        }
        for i, s in enumerate(table.seats)
    ]


def question_plain(game: Game[Any], s: State) -> dict[str, object] | None:
    if not s.todo:
        return None
    ask = s.ask()
    decision = game.decisions[ask.kind]
    return {
        "kind": decision.name,
        "rule": decision.rule,
        "seats": seats_of(ask.waiting),
        "silence": decision.silence,
        "about": decision.about(s, ask),
    }


def undo_plain(table: Table, eyes: int, may: bool) -> dict[str, object]:
    course = table.course
    asked = table.undo_asked
    request: dict[str, object] | None = None
    if asked is not None:
        left = [seat for seat in table.people() if seat not in asked.agreed]
        request = {"seat": asked.seat, "keep": asked.keep, "agreed": sorted(asked.agreed), "waiting": left}
    return {
        "floor": course.undo_floor(eyes) if may else len(course.moves),
        "last": course.undo_last(eyes) if may else None,
        "request": request,
    }


def result_plain(game: Game[Any], s: State) -> dict[str, object]:
    return {"places": game.places(s), "points": game.points(s), "totals": game.totals(s), "end_reason": game.end_reason(s)}


def at_plain(table: Table, eyes: int, move: int) -> dict[str, object]:
    """The position after so many moves."""
    course = table.course
    if not 0 <= move <= len(course.moves):
        raise Problem("unknown-move", f"this game has 0 to {len(course.moves)} moves", {"move": move, "moves": len(course.moves)})
    s = course.at(move)
    game = course.game
    return {
        "table": table.id,
        "eyes": eyes,
        "move": move,
        "moves": len(course.moves),
        "chapter": game.chapter(s),
        "view": game.view(s, eyes),
        "question": question_plain(game, s),
        "result": result_plain(game, s) if not s.todo else None,
    }


def told_plain(game: Game[Any], n: int, move: Move, eyes: int) -> dict[str, object]:
    """One move as these eyes may know it."""
    events = move.events
    hidden = eyes != move.seat and (move.shy or any(event.for_seat(eyes) is not event for event in events))
    heard = [e.plain() for e in [event.for_seat(eyes) for event in events] if e is not None]
    return {
        "move": n,
        "seat": move.seat,
        "by": PERSON if move.by == ORDER else move.by,
        "chapter": move.chapter,
        "words": None if hidden else game.actions.words(move.action),
        "verb": None if hidden else game.actions.block(move.action).verb,
        "args": None if hidden else game.actions.named(move.action),
        "events": heard,
    }


def story_plain(table: Table, eyes: int, first: int, end: int) -> list[dict[str, object]]:
    made = table.course.told(first, end)
    return [told_plain(table.game, first + i, one, eyes) for i, one in enumerate(made)]


def scores_plain(table: Table, eyes: int) -> dict[str, object]:
    """Points by source at the end of each chapter, summed from what these eyes were told."""
    known = table.memo.get(("scores", eyes))
    if isinstance(known, dict):
        return known
    course = table.course
    game = course.game
    sources = list(game.sources)
    players = game.players(course.state)
    ledger = [[0] * len(sources) for _ in range(players)]
    chapters: list[dict[str, object]] = []
    start = game.points(course.at(0))
    for player, row in enumerate(start):
        ledger[player] = list(row)
    made = course.told(0, len(course.moves))
    for n, one in enumerate(made):
        for event in one.events:
            heard = event.for_seat(eyes)
            if heard is not None and heard.what == "vp" and heard.source in sources and 0 <= heard.seat < players:
                ledger[heard.seat][sources.index(heard.source)] += heard.amount
        last = n + 1 == len(made)
        if last or made[n + 1].chapter != one.chapter:
            chapters.append({"chapter": one.chapter, "move": n + 1, "points": [list(row) for row in ledger]})
    found: dict[str, object] = {"table": table.id, "moves": len(course.moves), "sources": sources, "chapters": chapters}
    table.memo[("scores", eyes)] = found
    return found
