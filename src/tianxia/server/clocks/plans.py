"""Planning: try one's next turn on a private copy, and leave it as a plan that is proposed when the turn comes.

The copy is a position that the seat cannot tell from the real one: everything it may not know is dealt anew, always in the
same way for one line of the table, so that stepping is stable. Until it is the seat's turn, a bot answers for the others
there; all reactions on the way are silence. Nothing of it touches the table, and nobody else learns that there is a plan.
"""

import hashlib
import json
from typing import TYPE_CHECKING, Any

from tianxia.engine.actions import BadWords
from tianxia.engine.course import forced_answer, seats_of
from tianxia.engine.game import Game, Illegal
from tianxia.engine.offer import offers
from tianxia.engine.rng import seeded
from tianxia.engine.state import State
from tianxia.server.change import Change
from tianxia.server.clocks.keeper import FORGET_PLAN, NEW_PLAN
from tianxia.server.messages.clocks import PlanState, Step
from tianxia.server.problems import Problem
from tianxia.server.table import Table

if TYPE_CHECKING:
    from tianxia.server.tables import Tables

GUESSER = "greedy"  # who answers for the others
MOST_GUESSES = 120  # answers of others until the seat is asked
_MOST_FORCED = 1000


class Copy:
    """A position to try things in."""

    def __init__(self, state: State, guessed: int) -> None:
        self.state = state
        self.guessed = guessed  # answers of others on the way


async def copy_for(tables: "Tables", table: Table, seat: int, account: str) -> Copy:
    """Where the seat's next turn might begin. The same for one line of the table, however often it is asked for."""
    known = table.copies.get(seat)
    if known is not None and known[0] == table.line and isinstance(known[1], Copy):
        return known[1]
    game = table.game
    line = table.line
    number = int.from_bytes(hashlib.sha256(f"{table.id} {line} {seat}".encode()).digest()[:12], "big")
    s = game.resample(table.course.state, seat, seeded(number))
    guessed = 0
    _settle(game, s)
    while s.todo and ((quiet := _silence(game, s)) >= 0 or not _asked(s, seat)):
        if guessed == MOST_GUESSES:
            raise Problem("too-far", "your next turn is too far away to be planned")
        other = seats_of(s.ask().waiting)[0]
        if quiet >= 0:
            game.apply(s, other, quiet, None)
        else:
            (answer,) = await tables.thinkers.choose(game, GUESSER, s, other, seeded(number + guessed + 1), account, True)
            game.apply(s, other, answer, None)
        guessed += 1
        _settle(game, s)
    if not s.todo:
        raise Problem("too-far", "the game may end before your next turn")
    made = Copy(s, guessed)
    if table.line == line:
        table.copies[seat] = (line, made)
    return made


def step_on(game: Game[Any], begin: State, seat: int, words: list[str]) -> State:
    """The copy after these steps of the seat; others react with silence. Raises Problem at the first that is not possible."""
    s = begin.copy()
    for n, text in enumerate(words):
        reason_at = {"step": n + 1}
        try:
            action = game.actions.parse(text)
        except BadWords as error:
            raise Problem("bad-words", f"step {n + 1}: {error}", reason_at) from None
        reason = game.why_not(s, seat, action)
        if reason is not None:
            refusal = Illegal(reason, text)
            raise Problem("illegal", f"step {n + 1}: {refusal}", {**reason.args, **reason_at}, reason)
        game.apply(s, seat, action, None)
        _settle(game, s)
        while s.todo and not _asked(s, seat) and (quiet := _silence(game, s)) >= 0:
            game.apply(s, seats_of(s.ask().waiting)[0], quiet, None)
            _settle(game, s)
    return s


def offers_in(game: Game[Any], s: State, seat: int) -> list[Any]:
    return offers(game, s, seat) if s.todo and _asked(s, seat) else []


async def leave_plan(tables: "Tables", table: Table, seat: int, words: list[str]) -> None:
    """Keep a plan in the place of the one before; none if it has no steps."""
    for text in words:
        try:
            table.game.actions.parse(text)
        except BadWords as error:
            raise Problem("bad-words", str(error)) from None
    await tables.whole(_leave(tables, table, seat, words))


async def _leave(tables: "Tables", table: Table, seat: int, words: list[str]) -> None:
    async with table.lock:
        if words:
            table.check_plays(seat)
            if table.status != "playing":
                raise Problem("ended" if table.status == "over" else "not-started", "plans are for games that are being played")
        change = Change()
        change.also.append((FORGET_PLAN, [{"id_": table.id, "seat_": seat}]))
        if words:
            change.also.append((NEW_PLAN, [{"table_id": table.id, "seat": seat, "words": json.dumps(words)}]))
        await tables.store.write(change)
        table.beside.plans.pop(seat, None)
        if words:
            table.beside.plans[seat] = words
        tables.live.changed_for(table, table.seats[seat].guest)


def plan_data(table: Table, seat: int) -> PlanState | None:
    """The plan of a seat, for its owner only."""
    words = table.beside.plans.get(seat)
    if not words:
        return None
    actions = table.game.actions
    numbers = [actions.parse(text) for text in words]
    steps = [Step(words=text, verb=actions.block(n).verb, args=actions.named(n)) for text, n in zip(words, numbers)]
    plan = PlanState(seat=seat, steps=steps)
    s = table.course.state
    if _asked(s, seat):
        reason = table.game.why_not(s, seat, numbers[0])
        if reason is not None and _silence(table.game, s) >= 0:  # a reaction comes first; the turn is still to come
            return plan
        plan.legal = reason is None
        if reason is not None:
            plan.rule, plan.reason, plan.args = reason.rule, reason.key, reason.args
    return plan


def _asked(s: State, seat: int) -> bool:
    return bool((s.ask().waiting >> seat) & 1)


def _silence(game: Game[Any], s: State) -> int:
    """The answer that says nothing to the open question; -1 if it is no reaction."""
    words = game.decisions[s.ask().kind].silence
    return int(game.actions.parse(words)) if words else -1


def _settle(game: Game[Any], s: State) -> None:
    """The answers that are the only ones."""
    for _ in range(_MOST_FORCED):
        seat, action = forced_answer(game, s)
        if seat < 0:
            return
        game.apply(s, seat, action, None)
