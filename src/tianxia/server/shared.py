"""What the processes of one Tianxia share besides the store: who must be told, and who does what only one needs to do.

Here for one process, which shares with nobody. `redis_shared.py` has the same for many processes on any hosts. Nothing that
was acknowledged lives here, and nothing is wrong if all of it is lost: it is told again, taken again, or found in the store.
"""

import secrets
from collections.abc import Sequence

from tianxia.server.post import Post


class Shared:
    several = False  # whether there may be other processes

    def __init__(self) -> None:
        self.me = secrets.token_hex(4)  # the name of this process among the others
        self.post = Post()

    @property
    def well(self) -> bool:
        """Whether this process hears what the others tell."""
        return True

    async def open(self) -> None:
        """Begin to listen."""

    async def close(self) -> None:
        """Everything that was taken is let go."""

    # ---- leases: what one process needs to do, and others take over if it dies ----

    async def take(self, name: str) -> bool:
        """Whether this is ours to do, until it is let go. Two may believe so for a moment; the store lets one of them win."""
        return True

    def holds(self, name: str) -> bool:
        """Whether it is still ours."""
        return True

    def let_go(self, name: str) -> None:
        """Others may do it."""

    async def first(self, name: str, seconds: float) -> bool:
        """Whether nobody else has asked this within so many seconds."""
        return True

    async def free(self, names: Sequence[str]) -> list[str]:
        """Which of these nobody does now."""
        return list(names)
