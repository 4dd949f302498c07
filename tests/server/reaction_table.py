"""Tables of The Great Wall, played on to a moment at which somebody may react."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from tianxia.engine.rng import seeded
from tianxia.server.hall import Hall
from tianxia.server.messages.asked import SeatWish
from tianxia.server.orders import reactions
from tianxia.server.settings import Settings, db_url
from tianxia.server.table import Table
from tianxia.server.wall_clock import WallClock

ANN, BOB, CID = "a" * 32, "b" * 32, "c" * 32
GUESTS = [ANN, BOB, CID]
LONG = 60.0  # seconds of patience that no test waits for


def in_hall(db: Path | str, patience: float, work: Callable[[Hall], Awaitable[None]], clock: WallClock | None = None) -> None:
    async def run() -> None:
        hall = await Hall.open(Settings(db=db_url(str(db)), bot_workers=1, bots_early=False, patience=patience), clock)
        try:
            await work(hall)
        finally:
            await hall.close()

    asyncio.run(run())


async def great_wall(hall: Hall, seed: int = 1, *, everybody: str = "") -> Table:
    """A table of three people (or of one who plays all seats)."""
    who = ["me", "me", "me"] if everybody else ["me", "open", "open"]
    wishes = [SeatWish(who=w) for w in who]  # type: ignore[arg-type]
    table, _ = await hall.opening.open(ANN, "great_wall", "standard", {}, wishes, seed, None)
    if not everybody:
        for guest in (BOB, CID):
            await hall.tables.join(table, guest, None, guest[0])
    return table


def open_question(table: Table) -> tuple[str, int]:
    """The kind of the open question, and the (lowest) seat that is asked."""
    return table.game.decisions[table.course.state.todo[-1].kind].name, table.course.waiting()[0]


async def answer(hall: Hall, table: Table, words: str = "") -> None:
    """The seat that is asked says this; or its first answer, which is silence to every reaction."""
    _, seat = open_question(table)
    said = words or table.game.actions.words(table.game.legal(table.course.state, seat)[0])
    guest = table.seats[seat].guest
    await hall.tables.move(table, guest, seat, said, table.line, f"r{table.line}")


async def go_on(hall: Hall, table: Table, until: Callable[[], bool]) -> None:
    """Play at random, reactions in silence, until something is asked."""
    dice = seeded(5)
    while not until():
        kind, seat = open_question(table)
        legal = table.game.legal(table.course.state, seat)
        silent = kind in reactions(table.game)
        await answer(hall, table, table.game.actions.words(legal[0 if silent else dice.below(len(legal))]))


async def to_window(hall: Hall, table: Table, kind: str = "tactic", moves: int = 12) -> int:
    """Play on until a reaction of this kind is open and nothing was revealed by the move before; returns the seat."""

    def found() -> bool:
        made = table.course.moves
        mine = open_question(table)[0] == kind and len(made) > moves
        # the move before was another seat's own decision, so that there is something for it to take back
        return mine and made[-1].seat != open_question(table)[1] and not made[-1].reveals and made[-1].action != 0

    await go_on(hall, table, found)
    return open_question(table)[1]


async def order(hall: Hall, table: Table, seat: int, kind: str, wish: str) -> None:
    await hall.tables.orders.leave(table, table.seats[seat].guest, seat, kind, wish)
