"""Standing orders and undo: silence holds nobody up, and who goes back to a question is asked it."""

import asyncio
from pathlib import Path

from tests.patience import soon
from tests.server.reaction_table import (
    GUESTS,
    LONG,
    answer,
    great_wall,
    in_hall,
    open_question,
    order,
    to_window,
)
from tianxia.engine.course import ORDER, PERSON
from tianxia.engine.rng import seeded
from tianxia.server.hall import Hall
from tianxia.server.orders import reactions, silence


def test_undo_goes_over_silence_and_comes_back_to_a_question_unanswered(tmp_path: Path) -> None:
    async def run(hall: Hall) -> None:
        table = await great_wall(hall)
        course = table.course
        while True:  # a window after whose silence nothing is revealed and somebody else is asked
            seat = await to_window(hall, table, moves=len(course.moves))
            after = silence(table, seat)
            if len(after.moves) == 1 and not after.moves[0].reveals and after.state.todo[-1].seat != seat:
                break
            await answer(hall, table, "pass")
        actor = course.moves[-1].seat
        decided = len(course.moves) - 1
        assert course.undo_last(actor) == decided
        words = table.game.actions.words(course.moves[decided].action)
        await hall.tables.going_back.undo(table, GUESTS[actor], actor, decided, table.line, "u0", False)
        await order(hall, table, seat, "tactic", "never")
        await answer(hall, table, words)
        silent = len(course.moves) - 1
        assert silent == decided + 1 and course.moves[silent].by == ORDER
        # the one who moved may still take it back: somebody's silence is no decision that would hold it up
        assert course.undo_last(actor) == decided and course.undo_floor(actor) <= decided
        # the one who was silent may go back to the question, and then it is theirs to answer
        assert course.undo_last(seat) == silent
        await hall.tables.going_back.undo(table, GUESTS[seat], seat, silent, table.line, "u1", False)
        assert open_question(table) == ("tactic", seat) and len(course.moves) == silent
        assert seat in table.alarms  # yet the table does not wait for ever
        await soon(lambda: len(course.moves) > silent)
        assert course.moves[silent].by == PERSON
        # back to the decision before it: once that is made again, the order counts again
        await hall.tables.going_back.undo(table, GUESTS[actor], actor, decided, table.line, "u2", False)
        assert len(course.moves) == decided and open_question(table)[1] == actor
        await answer(hall, table, words)
        assert course.moves[silent].by == ORDER and open_question(table) != ("tactic", seat)

    in_hall(tmp_path / "t.db", 0.4, run)


def test_undo_passes_over_own_orders_to_own_decisions(tmp_path: Path) -> None:
    """Who never wants to be asked in their turn takes back what they decided, not what was answered for them."""

    async def run(hall: Hall) -> None:
        table = await great_wall(hall, everybody="me")
        for seat in range(3):
            for kind in reactions(table.game):
                await order(hall, table, seat, kind, "never")
        course = table.course
        skipped = 0
        dice = seeded(8)
        for _ in range(150):
            kind, seat = open_question(table)
            assert kind not in reactions(table.game)
            legal = table.game.legal(course.state, seat)
            await answer(hall, table, table.game.actions.words(legal[dice.below(len(legal))]))
            last = course.undo_last(seat)
            if last is not None and course.moves[-1].by == ORDER and course.moves[-1].seat == seat:
                # only where nothing of one's own can be taken back it is the question that was answered by order
                own = [m.by for m in course.moves[course.undo_floor(seat) :] if m.seat == seat]
                assert course.moves[last].by == (PERSON if PERSON in own else ORDER)
                skipped += course.moves[last].by == PERSON
        assert skipped > 0

    in_hall(tmp_path / "t.db", LONG, run)


def test_nobodys_order_ends_a_request_to_undo(tmp_path: Path) -> None:
    async def run(hall: Hall) -> None:
        table = await great_wall(hall)
        seat = await to_window(hall, table)
        await order(hall, table, seat, "tactic", "wait")
        alarm = table.alarms[seat].task
        other = (seat + 1) % 3
        _, asked = await hall.tables.going_back.undo(table, GUESTS[other], other, 0, table.line, "ask", True)
        moves = len(table.course.moves)
        assert asked and table.alarms == {}
        await asyncio.wait([alarm])
        assert alarm.cancelled() and table.undo_asked is not None and len(table.course.moves) == moves
        await hall.tables.going_back.answer(table, GUESTS[seat], False, 0, table.line)
        await soon(lambda: len(table.course.moves) > moves)

    in_hall(tmp_path / "t.db", 0.3, run)
