"""Fair shares of the thinking time: whoever has used the least of it lately goes first.

An account is whoever the thinking is for: the guest who opened the table, or who asked for the hint. What was used
counts half after a minute, so nobody is kept waiting for what they did an hour ago. Cookies cost nothing, so the
accounts of one address, its house, count as a few people together, however many they are.
"""

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

HALF_LIFE: Final = 60.0  # seconds
HANDICAP: Final = 20.0  # seconds: a question that nobody waits for comes after people's, but not for ever
PEOPLE_OF_A_HOUSE: Final = 4
_HOUSES: Final = 20_000  # accounts whose house is remembered
_FORGOTTEN: Final = 0.01  # seconds used that need not be remembered
_FEW: Final = 1000  # accounts that may be remembered without looking whether they need to be


class Turn:
    """A question that waits for a place, or has one since `began`."""

    def __init__(self, account: str, house: str) -> None:
        self.account = account
        self.house = house
        self.began = 0.0
        self.come: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Queue:
    """The questions of one account that wait: those for people go first, then in the order they came."""

    def __init__(self) -> None:
        self.people: deque[Turn] = deque()
        self.nobody: deque[Turn] = deque()

    def next(self) -> Turn:
        return (self.people or self.nobody).popleft()

    def __len__(self) -> int:
        return len(self.people) + len(self.nobody)


class Shares:
    """So many places to think at; `place` waits for one and charges the account for the time it is held."""

    def __init__(self, places: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.places = places
        self._clock = clock
        self._waiting: dict[str, Queue] = {}  # by account, in the order they began to wait
        self._working: list[Turn] = []
        self._houses: OrderedDict[str, str] = OrderedDict()  # by account
        self._used: dict[str, tuple[float, float]] = {}  # by account and house: seconds, and when that was so
        self._tidy_at = _FEW

    def lives_at(self, account: str, address: str) -> None:
        """Where this account was last seen."""
        self._houses[account] = "house " + address
        self._houses.move_to_end(account)
        if len(self._houses) > _HOUSES:
            self._houses.popitem(last=False)

    def house(self, account: str) -> str:
        return self._houses.get(account, "")

    @asynccontextmanager
    async def place(self, account: str, people_wait: bool) -> AsyncIterator[None]:
        turn = Turn(account, self.house(account))
        queue = self._waiting.setdefault(account, Queue())
        line = queue.people if people_wait else queue.nobody
        line.append(turn)
        self._fill()
        try:
            await turn.come
            yield
        finally:
            if turn in self._working:
                self._pay(turn)
            else:  # it gave up waiting
                line.remove(turn)
                if not queue:
                    del self._waiting[account]
            self._fill()

    @property
    def waiting(self) -> int:
        return sum([len(queue) for queue in self._waiting.values()])

    @property
    def free(self) -> bool:
        """Whether a question would be worked on at once."""
        return len(self._working) < self.places

    def used(self, name: str) -> float:
        """Seconds that an account or a house has used lately, those of the work under way included."""
        now = self._clock()
        return self._paid(name, now) + sum([now - turn.began for turn in self._working if name in (turn.account, turn.house)])

    def _paid(self, name: str, now: float) -> float:
        seconds, when = self._used.get(name, (0.0, now))
        return float(seconds * 0.5 ** ((now - when) / HALF_LIFE))

    def _pay(self, turn: Turn) -> None:
        now = self._clock()
        self._working.remove(turn)
        for name in {turn.account, turn.house} - {""}:
            self._used[name] = (self._paid(name, now) + now - turn.began, now)
        if len(self._used) > self._tidy_at:
            self._used = {name: kept for name, kept in self._used.items() if self._paid(name, now) > _FORGOTTEN}
            self._tidy_at = max(_FEW, 2 * len(self._used))

    def _fill(self) -> None:
        while self._waiting and len(self._working) < self.places:
            account = min(self._waiting, key=self._rank)
            turn = self._waiting[account].next()
            if not self._waiting[account]:
                del self._waiting[account]
            turn.began = self._clock()
            self._working.append(turn)
            if not turn.come.done():  # else it is about to give up, and leaves at once
                turn.come.set_result(None)

    def _rank(self, account: str) -> tuple[bool, float]:
        """The smallest goes first. The last place is for another account, if one waits."""
        mine = sum([turn.account == account for turn in self._working])
        handicap = 0.0 if self._waiting[account].people else HANDICAP
        house = self._houses.get(account)
        together = self.used(house) / PEOPLE_OF_A_HOUSE if house is not None else 0.0
        return self.places > 1 and mine >= self.places - 1, max(self.used(account), together) + handicap
