"""A bar on stderr for long work; silent where nobody watches (stderr is not a terminal)."""

import sys
from time import monotonic

_WIDTH = 30
_EVERY = 0.1  # seconds between two redraws


class Progress:
    """`with Progress(total, "games") as bar: … bar.step()`"""

    def __init__(self, total: int, what: str, shown: bool | None = None) -> None:
        self.total = total
        self.what = what
        self.done = 0
        self.shown = sys.stderr.isatty() if shown is None else shown
        self._started = monotonic()
        self._drawn = 0.0

    def __enter__(self) -> "Progress":
        return self

    def __exit__(self, *_: object) -> None:
        if self.shown:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()

    def step(self, count: int = 1) -> None:
        self.done += count
        now = monotonic()
        if self.shown and now - self._drawn >= _EVERY:
            self._drawn = now
            sys.stderr.write(f"\r\x1b[K{self.line(now - self._started)}")
            sys.stderr.flush()

    def line(self, seconds: float) -> str:
        """The bar as text after so many seconds."""
        full = _WIDTH * self.done // max(1, self.total)
        pace = self.done / seconds if seconds > 0 else 0.0
        left = (self.total - self.done) / pace if pace > 0 else 0.0
        clock = f"{int(left) // 60}:{int(left) % 60:02d}"
        bar = "█" * full + "·" * (_WIDTH - full)
        return f"{bar} {self.done}/{self.total} {self.what}, {pace:.1f} per second, {clock} left"
