"""The bots' side of the server: worker processes that think, so that the server never waits.

What goes to them is made here: a position dealt anew for the seat (`game.resample`), never the real one.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, TypeVar

from tianxia.bots import catalogue
from tianxia.bots.levels import SIGHTS
from tianxia.engine.game import Game
from tianxia.engine.rng import Rng, seeded
from tianxia.engine.state import State
from tianxia.server import metrics, telemetry, thinking
from tianxia.server.change import as_json
from tianxia.server.problems import Problem
from tianxia.server.shares import Shares
from tianxia.server.workers import MEMORY, RECORD_MEMORY, TooLong, WorkerLost, Workers, WorkFailed

if TYPE_CHECKING:
    from tianxia.server.redis_shared import RedisShared
    from tianxia.server.thinking_queue import ThinkingQueue

log = logging.getLogger("tianxia.thinkers")
T = TypeVar("T")
LONGEST_THOUGHT: Final = 3.0  # seconds a bot of this server may ask for
MOST_TRIES: Final = 200  # which take about as long in the dearest of the games
LONGEST_TURN: Final = 15.0  # seconds for all the questions of a turn; then it goes on with the usual time for each
# bots whose answer takes less time than asking for it: also the levels that do not look beyond their turn
_QUICK: Final = ("random", "greedy", *[name for name, sight in SIGHTS.items() if not sight.tries])
_MOST_AT_ONCE: Final = 20  # of their answers that are asked for together
GRACE: Final = 20.0  # seconds on top of a bot's time, after which it is given up
RECORD_SECONDS: Final = 20.0  # to replay a record from outside
BACKGROUND_SECONDS: Final = 120.0  # for a piece of work that takes a second or so where the bots are compiled
_QUEUE_AWAY: Final = 0.5  # seconds until a queue that is away is asked again
_QUEUE: Final = 256  # questions that may wait before hints and checks are refused; bots at tables always may


def bot_names() -> list[str]:
    """The bots of the lobby, the strongest last."""
    return catalogue.names()


def check_bot(name: str) -> str:
    """The name of a bot that may sit at a table here."""
    try:
        catalogue.bot(name)
    except catalogue.UnknownBot as error:
        raise Problem("unknown-bot", str(error), {"bot": name[:40]}) from None
    budget = name.partition("@")[2]
    if budget.endswith("s") and float(budget[:-1]) > LONGEST_THOUGHT:
        raise Problem("unknown-bot", f"a bot thinks at most {LONGEST_THOUGHT:.0f} seconds here", {"bot": name[:40]})
    if budget.isdigit() and int(budget) > MOST_TRIES:
        raise Problem("unknown-bot", f"a bot makes at most {MOST_TRIES} tries here", {"bot": name[:40]})
    return name


def usual_time(name: str) -> float:
    """Seconds this bot takes when it has something to think about."""
    head, _, budget = name.partition("@")
    if budget.endswith("s"):
        return float(budget[:-1])
    thinks = head in catalogue.THINKING or (head in SIGHTS and SIGHTS[head].tries > 0)
    return catalogue.USUAL_SECONDS if thinks else 0.0


def longest_time(name: str) -> float:
    """Seconds this bot may think about one question."""
    budget = name.partition("@")[2]
    if budget.isdigit():
        return LONGEST_THOUGHT * min(1.0, int(budget) / MOST_TRIES)
    return usual_time(name)


def paced(name: str, answered: int) -> str:
    """The bot for the next question of a turn in which it has answered so many: in a long turn it hurries in the end.

    Bots that were seated when they might ask for more have what one may have now.
    """
    head, _, budget = name.partition("@")
    if longest_time(name) * (answered + 1) > LONGEST_TURN and answered > 0:
        return head
    if budget.isdigit():
        return f"{head}@{min(int(budget), MOST_TRIES)}"
    return f"{head}@{LONGEST_THOUGHT:g}s" if longest_time(name) > LONGEST_THOUGHT else name


def at_once(name: str) -> int:
    """How many questions of a turn this bot is asked together."""
    return _MOST_AT_ONCE if name in _QUICK else 1


def fresh_rng() -> Rng:
    """Dice that nobody can foretell, and that have nothing to do with a game's own."""
    return seeded(secrets.randbits(128))


def for_seat(game: Game[Any], s: State, seat: int, dice: Rng) -> str:
    """The position as a bot of this seat may have it."""
    return as_json(game.save(game.resample(s, seat, dice)))


def _of_all(workers: int, shared: "RedisShared") -> "tuple[Shares, ThinkingQueue | None]":
    from tianxia.server.thinking_queue import HousesOfAll, ThinkingQueue  # here: one process needs no Redis

    return HousesOfAll(workers, shared), ThinkingQueue(shared)


class Thinkers:
    """Every question has a deadline and an account that it is charged to; see `workers.py` and `shares.py`.

    Where several processes share a queue (`thinking_queue.py`), all questions go there, and our own workers take from it too
    (`crew.py`); while it is away they are asked here.
    """

    def __init__(
        self, workers: int, grace: float = GRACE, record_seconds: float = RECORD_SECONDS, shared: "RedisShared | None" = None
    ) -> None:
        self.workers = Workers(workers)
        self.shares, self.queue = (Shares(workers), None) if shared is None else _of_all(workers, shared)
        self.grace = grace
        self.record_seconds = record_seconds
        self._asking: asyncio.Task[bool] | None = None

    def start(self) -> None:
        """Start a worker before it is needed."""
        if self.workers.count > 0:
            self.workers.start()

    def close(self) -> None:
        self.workers.close()

    async def _ask(
        self, account: str, people_wait: bool, seconds: float, memory: int, work: Callable[..., T], *args: object
    ) -> T:
        while self.queue is not None and (self.queue.well or self.workers.count == 0):
            try:
                found: T = await self.queue.ask(account, self.shares.house(account), people_wait, seconds, memory, work, *args)
                return found
            except self.queue.faults:
                await asyncio.sleep(_QUEUE_AWAY)
        async with self.shares.place(account, people_wait):
            return await self.workers.ask(seconds, memory, work, *args)

    async def choose(
        self, game: Game[Any], bot: str, s: State, seat: int, dice: Rng, account: str, people_wait: bool, most: int = 1
    ) -> list[int]:
        """A bot's answer, and up to `most` with which it goes on (see `thinking.choose`).

        A worker that was lost is replaced and asked once more; time is given once.
        """
        position = for_seat(game, s, seat, dice)
        question = (MEMORY, thinking.choose, game.name, bot, position, seat, int(dice.next32()), most)
        seconds = self.grace + longest_time(bot)
        with metrics.bot_thinks(bot), telemetry.span("bot", game=game.name, bot=bot):
            try:
                return await self._ask(account, people_wait, seconds, *question)
            except WorkerLost:
                return await self._ask(account, people_wait, seconds, *question)

    async def weigh(
        self, game: Game[Any], bot: str, s: State, seat: int, account: str, answers: list[int] | None = None
    ) -> dict[str, Any]:
        """What a bot would do, and why: see `thinking.weigh`."""
        self._room()
        dice = fresh_rng()
        position = for_seat(game, s, seat, dice)
        try:
            question = (MEMORY, thinking.weigh, game.name, bot, position, seat, int(dice.next32()), answers or [])
            return await self._ask(account, True, self.grace + 3.0 * longest_time(bot), *question)
        except (TooLong, WorkerLost) as error:
            log.error("a hint of bot %s for %s: %s", bot, game.name, error)
            raise Problem("busy", "the bot has not come to an end; try again") from None

    async def check_record(self, text: str, snapshot_every: int, longest: int, account: str) -> dict[str, Any]:
        """A record from outside may cost a worker, never more: it is not tried again."""
        self._room()
        try:
            question = (RECORD_MEMORY, thinking.check_record, text, snapshot_every, longest)
            return await self._ask(account, True, self.record_seconds, *question)
        except (TooLong, WorkerLost, WorkFailed) as error:
            log.warning("a record from outside was refused: %s", error)
            return {"error": f"the record cannot be replayed within {self.record_seconds:.0f} s and the memory there is for it"}

    async def in_background(self, account: str, work: Callable[..., T], *args: object) -> T:
        """A piece of work that nobody holds a table up for: it comes after people's questions."""
        try:
            return await self._ask(account, False, BACKGROUND_SECONDS, MEMORY, work, *args)
        except WorkerLost:
            return await self._ask(account, False, BACKGROUND_SECONDS, MEMORY, work, *args)

    async def answers(self, lately: float = 60.0, within: float = 10.0) -> bool:
        """Whether bots think: a worker has answered lately, or does so now when asked."""
        if time.monotonic() - max(self.workers.last_answer, self.queue.last_answer if self.queue else 0.0) <= lately:
            return True
        if self._asking is None or self._asking.done():  # one question for all who want to know
            self._asking = asyncio.create_task(self._answers_now())
        asking = self._asking
        done, _ = await asyncio.wait([asking], timeout=within)
        return bool(done) and asking.result()

    async def _answers_now(self) -> bool:
        """It is asked to its end, also when nobody waits any longer: a worker that is still starting is left alone."""
        try:
            return await self._ask("", True, self.grace, MEMORY, thinking.ready)
        except (TooLong, WorkerLost, WorkFailed):
            return False

    async def verify(self, text: str, account: str) -> dict[str, Any]:
        """One of our own records once more, under the limits of any."""
        self._room()
        try:
            return await self._ask(account, True, self.record_seconds, RECORD_MEMORY, thinking.verify, text)
        except (TooLong, WorkerLost, WorkFailed) as error:
            log.error("a record could not be verified: %s", error)
            raise Problem("busy", "it took too long; try again") from None

    def _room(self) -> None:
        if self.shares.waiting + (self.queue.waiting if self.queue is not None else 0) >= _QUEUE:
            raise Problem("busy", "the bots have too much to think about; try again")
