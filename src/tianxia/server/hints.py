"""Hints: "what would you do, and why?" asked of a bot. Never where another person still plays."""

from tianxia.engine.course import seats_of
from tianxia.engine.offer import explain
from tianxia.engine.state import State
from tianxia.server.messages.seen import Hint, HintOption
from tianxia.server.problems import Problem
from tianxia.server.table import Table
from tianxia.server.thinkers import Thinkers, bot_names, check_bot
from tianxia.server.views import offer_data


async def hint_data(
    thinkers: Thinkers, table: Table, guest: str | None, asked: int | None, move: int | None, bot: str, account: str
) -> Hint:
    over = table.status == "over"
    if not over and not table.alone(guest):
        raise Problem("secret", "other people play here, or the game counts: hints come when it is over")
    course = table.course
    at = len(course.moves) if move is None else move
    if not 0 <= at <= len(course.moves):
        raise Problem("unknown-move", f"this game has 0 to {len(course.moves)} moves", {"move": at, "moves": len(course.moves)})
    s = course.at(at)
    seat = asked if asked is not None else _usual_seat(table, guest, s)
    if not 0 <= seat < len(table.seats):
        raise Problem("unknown-seat", f"this table has seats 0 to {len(table.seats) - 1}", {"seat": seat})
    if not over and table.people():
        table.check_seat(seat, guest)
    name = check_bot(bot or bot_names(course.game)[-1])
    game = course.game
    legal = game.legal(s, seat)
    if not legal:
        reason = game.why_not(s, seat, 0)
        raise Problem("illegal", f"seat {seat} is not asked anything there", {}, reason)
    best, weighed = await thinkers.weigh(game, name, s, seat, account)
    known = {action: (value, tries) for action, value, tries in weighed}
    total = sum(tries for _, tries in known.values())
    options: list[HintOption] = []
    order = [best] + [a for a, _, _ in weighed if a != best] + [a for a in legal if a != best and a not in known]
    for action in order:
        if action not in legal:
            continue
        value, tries = known.get(action, (None, 0))
        offer = offer_data(seat, explain(game, s, seat, action))
        options.append(
            HintOption(
                action=action,
                words=offer.words,
                verb=offer.verb,
                args=offer.args,
                value=None if value is None else round(value, 3),
                share=round(tries / total, 4) if total > 0 and known else None,
                best=action == best,
                changes=offer.changes,
                warnings=offer.warnings,
            )
        )
    return Hint(seat=seat, move=at, bot=name, scale="points", options=options)


def _usual_seat(table: Table, guest: str | None, s: State) -> int:
    """The seat a hint is for when none is named: one's own that is asked there, else the first that is."""
    there = seats_of(s.todo[-1].waiting) if s.todo else []
    mine = [seat for seat in there if seat in table.seats_of(guest)]
    return (mine or table.seats_of(guest) or there or [0])[0] if table.status != "over" else (mine or there or [0])[0]
