"""How the tests wait: for something that comes true, never for a while. Only this file sleeps (tests/test_patience.py)."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from typing import TypeVar

from playwright.sync_api import Page

T = TypeVar("T")
LONG = 180.0  # seconds: a busy machine is not a fault
_LOOK = 0.02  # seconds between two looks at first; who waits long looks less often, and leaves the machine to the others
_LEAST_OFTEN = 0.25


def pauses() -> Iterator[float]:
    """How long to wait before each further look."""
    pause = _LOOK
    while True:
        yield pause
        pause = min(_LEAST_OFTEN, pause * 1.1)


def until(true: Callable[[], T | None], what: str = "", seconds: float = LONG) -> T:
    """What `true` gives, once it gives something."""
    end, pause = time.monotonic() + seconds, pauses()
    while not (found := true()):
        assert time.monotonic() < end, f"it never came to that: {what or 'waited too long'}"
        time.sleep(next(pause))
    return found


async def soon(true: Callable[[], T | None], what: str = "", seconds: float = LONG) -> T:
    """The same in an event loop."""
    end, pause = time.monotonic() + seconds, pauses()
    while not (found := true()):
        assert time.monotonic() < end, f"it never came to that: {what or 'waited too long'}"
        await asyncio.sleep(next(pause))
    return found


async def soon_done(true: Callable[[], Awaitable[T | None]], what: str = "", seconds: float = LONG) -> T:
    """The same, where one must wait for the look itself."""
    end, pause = time.monotonic() + seconds, pauses()
    while not (found := await true()):
        assert time.monotonic() < end, f"it never came to that: {what or 'waited too long'}"
        await asyncio.sleep(next(pause))
    return found


def seen(page: Page, true: Callable[[], T | None], what: str = "", seconds: float = LONG) -> T:
    """The same beside a page, which goes on meanwhile."""
    end = time.monotonic() + seconds
    while not (found := true()):
        assert time.monotonic() < end, f"it never came to that: {what or 'waited too long'}"
        page.wait_for_timeout(_LOOK * 1000)
    return found


def passing(seconds: float) -> Iterator[None]:
    """Again and again while this time passes: only where the time itself is what is tested."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        yield
        time.sleep(_LOOK)


def drawn(page: Page) -> None:
    """What was done last is on the screen."""
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null))))")


def at_rest(page: Page) -> None:
    """Letters are there, and nothing slides, scrolls or changes its size any more; what moves for ever does not count."""
    page.evaluate(
        """() => document.fonts.ready.then(() => new Promise((done) => {
          let before = '', same = 0;
          const look = () => {
            const moving = document.getAnimations().some((a) =>
              a.playState === 'running' && Number.isFinite(a.effect?.getComputedTiming().endTime));
            const boxes = [...document.querySelectorAll('main, dialog, .bar, .own, [role=dialog], [data-stop], [data-place]')];
            const now = boxes.map((e) => { const b = e.getBoundingClientRect(); return [b.x, b.y, b.width, b.height]; }).join();
            same = !moving && now === before ? same + 1 : 0;
            before = now;
            if (same >= 3) done(null); else requestAnimationFrame(look);
          };
          look();
        }))"""
    )
