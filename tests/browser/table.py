"""The page as a player handles it: open a table, see what glows, click, tap or press keys."""

import random
import time
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page
from playwright.sync_api import TimeoutError as Slow

from tests.patience import LONG, at_rest, drawn, seen

PATIENCE = 30_000  # milliseconds: a busy machine is not a fault
DESKTOP = (1440, 900)
TABLET = (820, 1180)
PHONE = (390, 844)
# game, mode and the seats of a table of it
EVERY_MODE = [
    ("terracotta", "standard", 2),
    ("terracotta", "solo", 1),
    ("zhanguo", "standard", 3),
    ("daimyo", "standard", 2),
    ("daimyo", "solo", 1),
    ("great_wall", "standard", 3),
    ("great_wall", "two", 2),
    ("great_wall", "solo", 1),
    ("great_wall", "coop", 2),
]
SIZES = {"desktop": DESKTOP, "tablet": TABLET, "phone": PHONE}


class Opened:
    """Pages of this test, each a guest of its own unless it shares a context."""

    def __init__(self, chromium: Browser, base: str) -> None:
        self.chromium = chromium
        self.base = base
        self.problems: list[str] = []
        self._contexts: list[BrowserContext] = []

    def page(
        self,
        size: tuple[int, int] = DESKTOP,
        language: str = "en",
        theme: str = "light",
        path: str = "/",
        calm: bool = True,
        worker: bool = False,
    ) -> Page:
        """`worker`: the page's worker may run; it would ask the server past what a test puts in between."""
        touch = size[0] < 500
        context = self.chromium.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale={"en": "en-GB", "pl": "pl-PL", "cs": "cs-CZ"}.get(language, language),
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="reduce" if calm else "no-preference",
            has_touch=touch,
            is_mobile=touch,
            base_url=self.base,
            service_workers="allow" if worker else "block",
        )
        self._contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.problems.append(f"error on the page: {error}"))
        page.on("console", self._listen)
        page.goto(path)
        return page

    def _listen(self, message: ConsoleMessage) -> None:
        """Errors, but not what the browser itself says of a cut line and of a refusal (409), which the page tells and handles."""
        if message.type == "error" and "WebSocket" not in message.text and "409 (Conflict)" not in message.text:
            self.problems.append(f"console: {message.text} {message.location['url']}")

    def close(self) -> None:
        for context in self._contexts:
            context.close()


def open_table(page: Page, seats: list[dict[str, Any]], game: str = "terracotta", seed: int = 7, **more: Any) -> str:
    """A table through the API, then its page. Returns its id."""
    page.goto("about:blank")  # the first page may still be asking who it is: its answer would bring another cookie
    page.request.get("/api/me")
    answer = page.request.post("/api/tables", data={"game": game, "seats": seats, "seed": seed, **more})
    assert answer.ok, answer.text()
    table = str(answer.json()["table"])
    show(page, table)
    return table


def show(page: Page, table: str, at: int | None = None) -> None:
    page.goto(f"/t/{table}" + (f"?at={at}" if at is not None else ""))
    page.wait_for_selector(".frame")


def now(page: Page, table: str) -> dict[str, Any]:
    found: dict[str, Any] = page.request.get(f"/api/tables/{table}").json()
    return found


def say(page: Page, table: str, words: str, seat: int = 0) -> None:
    """A move through the API, for getting somewhere fast."""
    line = now(page, table)["line"]
    move = {"seat": seat, "words": words, "line": line, "request": f"say-{seat}-{line}"}
    answer = page.request.post(f"/api/tables/{table}/moves", data=move)
    assert answer.ok, answer.text()


def play_on(page: Page, table: str, until: Any, rng: random.Random, limit: int = 100_000, seconds: float = 240) -> dict[str, Any]:
    """Random moves through the API until `until(table)` holds."""
    end = time.monotonic() + seconds

    def something_to_do() -> dict[str, Any] | None:
        data = now(page, table)
        return data if data["offers"] or data["status"] == "over" or until(data) else None

    for _ in range(limit):
        data = seen(page, something_to_do, "somebody is asked", end - time.monotonic())
        if until(data) or data["status"] == "over":
            return data
        say(page, table, rng.choice(data["offers"])["words"], data["offers"][0]["seat"])
    raise AssertionError("it never came to that")


STATE = """() => {
  const q = (s) => [...document.querySelectorAll(s)].filter((e) => e.checkVisibility());
  if (document.querySelector('.chooser')) return {kind: 'chooser'};
  if (document.querySelector('[role=alertdialog]')) return {kind: 'confirm'};
  const shown = document.querySelector('.bar').dataset.state;
  if (shown === 'over' || shown === 'past') return {kind: shown};
  const options = q('.options button:not([disabled])').length;
  if (options === 0) return {kind: 'wait'};
  return {kind: 'asked', options, places: q('[data-place].can').map((e) => e.dataset.place)};
}"""


def state(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(STATE)
    return found


def turn(page: Page) -> dict[str, Any]:
    """The state as soon as there is something to do, or the game is over."""
    found: dict[str, Any] = page.wait_for_function(
        f"() => {{ const what = ({STATE})(); return ['wait', 'past'].includes(what.kind) ? null : what; }}", timeout=LONG * 1000
    ).json_value()
    return found


def places_of(page: Page, place: str) -> Locator:
    return page.locator(f'[data-place="{place}"].can')


class Player:
    """Plays by one kind of hand until the game is over; remembers which places it used."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.rng = random.Random(seed)
        self.used: set[str] = set()
        self.steps = 0

    def look(self, what: dict[str, Any]) -> None:
        """Before acting; a test may check here what is on the screen."""

    def act(self, place: str) -> None:
        raise NotImplementedError

    def choose(self) -> None:
        raise NotImplementedError

    def confirm(self) -> None:
        raise NotImplementedError

    def play(self, steps: int = 10_000) -> bool:
        """True when the game is over."""
        for _ in range(max(2000, steps * 4)):
            if self.steps >= steps:
                return False
            what = turn(self.page)
            try:
                if what["kind"] == "over":
                    return True
                if what["kind"] == "chooser":
                    self.choose()
                elif what["kind"] == "confirm":
                    self.confirm()
                else:
                    assert what["places"], "something is asked and nothing on the board can be clicked"
                    self.look(what)
                    place = self.rng.choice(what["places"])
                    self.used.add(place.split(":")[0])
                    self.act(place)
                    self.steps += 1
            except Slow:
                drawn(self.page)  # the table moved on between looking and clicking
        raise AssertionError("the game does not end")


class Mouse(Player):
    def reach(self, spot: Locator) -> list[float] | None:
        """Where the place can be hit, once what is just changing its size or sliding in has come to rest."""
        for _ in range(5):
            point: list[float] | None = spot.evaluate(INSIDE, timeout=1500)
            if point is not None:
                return point
            at_rest(self.page)
        return None

    def act(self, place: str) -> None:
        """Clicks where the place really is, as a hand would: somewhere inside its drawing."""
        spot = places_of(self.page, place).first
        spot.scroll_into_view_if_needed(timeout=1500)
        point = self.reach(spot)
        assert point is not None, f"{place} glows but nothing of it can be hit"
        self.page.mouse.click(point[0], point[1])

    def choose(self) -> None:
        buttons = self.page.locator(".chooser button")
        first = self.rng.random() < 0.5  # the action itself, more often than its substitutes
        buttons.nth(0 if first else self.rng.randrange(buttons.count())).click(timeout=1500)

    def confirm(self) -> None:
        self.page.locator("[role=alertdialog] button.main").click(timeout=1500)


class Finger(Mouse):
    def act(self, place: str) -> None:
        spot = places_of(self.page, place).first
        for _ in range(4):  # the sheet may open by itself while we look, and then our tap puts it away again
            spot.evaluate("e => e.scrollIntoView({block: 'center', inline: 'center'})", timeout=1500)
            point = self.reach(spot)
            if point is not None:
                break
            if not spot.evaluate("e => e.closest('.own.open') !== null", timeout=1500):
                # it lies under the sheet of the own area, or in it and that is put away
                self.page.locator(".strip").tap(timeout=1500)
                at_rest(self.page)
        assert point is not None, f"{place} glows but no finger reaches it"
        self.page.touchscreen.tap(point[0], point[1])

    def choose(self) -> None:
        buttons = self.page.locator(".chooser button")
        buttons.nth(self.rng.randrange(buttons.count())).tap(timeout=1500)

    def confirm(self) -> None:
        self.page.locator("[role=alertdialog] button.main").tap(timeout=1500)


class Keys(Player):
    """No pointer at all: b to the board, arrows between glowing places, Enter."""

    def act(self, place: str) -> None:
        self.page.keyboard.press("b")
        for _ in range(self.rng.randrange(4)):
            self.page.keyboard.press(self.rng.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]))
        focused = self.page.evaluate("document.activeElement?.dataset?.place ?? ''")
        assert focused, "the board takes no focus"
        self.page.keyboard.press("Enter")
        drawn(self.page)

    def choose(self) -> None:
        for _ in range(self.rng.randrange(3)):
            self.page.keyboard.press("ArrowDown")
        self.page.keyboard.press("Enter")
        drawn(self.page)

    def confirm(self) -> None:
        self.page.keyboard.press("Enter")
        drawn(self.page)


# A point of the element's own drawing that a pointer would hit, or null. Rings and wedges are not their bounding box.
INSIDE = """(spot) => {
  const box = spot.getBoundingClientRect();
  const n = 13;
  let best = null, least = Infinity;
  for (let i = 1; i < n; i++) for (let j = 1; j < n; j++) {
    const x = box.left + box.width * i / n, y = box.top + box.height * j / n;
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
    const hit = document.elementFromPoint(x, y);
    if (!hit || !(hit === spot || spot.contains(hit))) continue;
    const d = Math.hypot(i - n / 2, j - n / 2);
    if (d < least) { least = d; best = [x, y]; }
  }
  return best;
}"""
