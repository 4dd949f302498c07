"""The page as a player handles it: open a table, see what glows, click, tap or press keys."""

import json
import random
import re
import shutil
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Route, expect
from playwright.sync_api import TimeoutError as Slow

from tests.patience import LONG, at_rest, drawn, seen

PATIENCE = LONG * 1000  # milliseconds: a busy machine is not a fault
# For a hand in the middle of a game: what it is about to touch may be gone, because others moved on. Then it looks again.
A_MOMENT = 3_000
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


# The browser without its windows: a new context of the whole one opens a window with pages of its own, which costs a second.
CHROMIUM = shutil.which("chromium-headless-shell") or "/usr/bin/chromium-headless-shell"
WHOLE_CHROMIUM = shutil.which("chromium") or "/usr/bin/chromium"  # knows notifications, which the other one does not
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

# games that propose first choices
PROPOSING = ["great_wall", "daimyo"]
# What a guest has set, unless the page has set something itself. Empty pages have nowhere to keep it.
SETTINGS = "try { localStorage.tianxia ??= JSON.stringify(%s) } catch { void 0 }"


class Opened:
    """Pages of this test, each a guest of its own unless it shares a context."""

    def __init__(self, chromium: Browser, base: str) -> None:
        self.chromium = chromium
        self.base = base
        self.problems: list[str] = []
        self._borne = ["WebSocket", "409 (Conflict)", "401 (Unauthorized)"]
        self._contexts: list[BrowserContext] = []

    def page(
        self,
        size: tuple[int, int] = DESKTOP,
        language: str = "en",
        theme: str = "light",
        path: str = "/",
        calm: bool = True,
        worker: bool = False,
        confirm: str = "never",
        newcomer: bool = False,
        coach: str = "first",
    ) -> Page:
        """`worker`: the page's worker may run; it would ask the server past what a test puts in between. `confirm`: what waits
        for a second yes. `newcomer`: somebody to whom first choices are proposed. `coach`: where the coach speaks."""
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
        settings = {"confirm": confirm, "chooses": [] if newcomer else PROPOSING, "coach": coach}
        context.add_init_script(SETTINGS % json.dumps(settings))
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.on("pageerror", lambda error: self.problems.append(f"error on the page: {error}"))
        page.on("console", self._listen)
        page.goto(path)
        return page

    def bear(self, *said: str) -> None:
        """From now on no fault: what the browser itself says of a refusal that the test provokes. It may say it late."""
        self._borne += said

    def _listen(self, message: ConsoleMessage) -> None:
        """Errors, but not what the browser itself says of a cut line, of a refusal (409), which the page tells, and of a cookie
        that was replaced while something was on its way (401), which the page asks for again."""
        if message.type == "error" and not any(said in message.text for said in self._borne):
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


def known(page: Page) -> None:
    """The lobby is there, its visitor is somebody to the server, and its line is open: what happens from now on is heard."""
    page.wait_for_selector(".find, .seeking")


# The table as of this line of its record, or later, is drawn; nothing of ours is on its way, and no past move is shown.
SHOWN = """(line) => {
  const bar = document.querySelector('.bar')?.dataset;
  return bar !== undefined && Number(bar.line) >= line && bar.sending === undefined && bar.state !== 'past';
}"""


def shown(page: Page, table: str) -> dict[str, Any]:
    """What the server says of the table now, once the page has drawn it."""
    data = now(page, table)
    page.wait_for_function(SHOWN, arg=data["line"])
    return data


def only_i_am_asked(page: Page, table: str, seat: int = 0) -> dict[str, Any]:
    """Bots that are asked at the same time have answered, and the page shows it: from now on nothing changes by itself."""
    seen(page, lambda: now(page, table)["question"]["seats"] == [seat], "only I am asked")
    return shown(page, table)


def i_am_asked(page: Page) -> None:
    """I am asked something, and nothing of mine is on its way."""
    page.wait_for_selector(".bar[data-state=asked]:not([data-sending])")


def listed(page: Page) -> bool:
    """Whether not all answers are buttons of the bar: then there is a list of them."""
    i_am_asked(page)
    return page.locator(".bar .more").count() > 0


def answers(page: Page) -> Locator:
    """Every answer as a button: the whole list is opened where not all of them stand in the bar."""
    if listed(page):
        if not page.evaluate("document.querySelector('.bar .more').ariaExpanded === 'true'"):
            page.locator(".bar .more").click()
        page.wait_for_selector(".room.open .options button")
    return page.locator(".options button")


def give(page: Page, answer: Locator, finger: bool = False) -> None:
    """One answer to the question on the page, with a second yes where it is asked for, until the table has gone on."""
    page.wait_for_function(SHOWN, arg=0)
    before = int(str(page.locator(".bar").get_attribute("data-line")))
    if finger:
        answer.tap()
    else:
        answer.click()
    taken(page, before)


def taken(page: Page, before: int) -> None:
    """An answer was chosen at this line: say yes if the page asks once more, and wait until the table has gone on."""
    after = f"(line) => ({SHOWN})(line + 1) ? 'taken' : document.querySelector('[role=alertdialog]') ? 'sure?' : null"
    if page.wait_for_function(after, arg=before).json_value() == "sure?":
        page.locator("[role=alertdialog] button.main").click()
        page.wait_for_function(SHOWN, arg=before + 1)


def chat_of(page: Page) -> Locator:
    """What is said at the table; the other log is for those who listen to the game."""
    return page.locator("[role=log]:not(.visually-hidden)")


def each(found: Locator) -> list[Locator]:
    """All of these, once they are there: for what is drawn in one go."""
    found.first.wait_for(state="attached")
    return found.all()


def of_all(found: Locator, script: str) -> Any:
    """What a script finds out about all of these at once, when they are there and nothing moves."""
    found.first.wait_for(state="attached")
    at_rest(found.page)
    return found.evaluate_all(script)


def explained(page: Page, spot: Locator) -> Locator:
    """The tip of a place that a mouse rests on; whoever moves away and back gets it again."""

    def pointed_at() -> Locator | None:
        page.mouse.move(2, 2)
        tip = page.locator(".tip")
        expect(tip).to_have_count(0)
        spot.hover()
        try:
            tip.wait_for(timeout=A_MOMENT)
        except Slow:
            return None
        return tip

    return seen(page, pointed_at, "it explains itself")


def with_quick_bots(page: Page) -> list[str]:
    """Whatever bots are asked for, quick ones come, which do not think on when the test is over. What was asked for is noted."""
    asked: list[str] = []

    def quicker(route: Route) -> None:
        if route.request.method != "POST":
            route.continue_()
            return
        asked.append(route.request.post_data or "")
        route.continue_(post_data=re.sub(r'"bot":\s*"[^"]+"', '"bot":"random"', asked[-1]))

    page.route("**/api/tables", quicker)
    return asked


def texts_of(found: Locator) -> list[str]:
    """What is written on each of these, once they are there: for what is drawn in one go."""
    found.first.wait_for(state="attached")
    return found.all_inner_texts()


def say(page: Page, table: str, words: str, seat: int = 0) -> None:
    """A move through the API, for getting somewhere fast."""
    assert _sent(page, table, words, seat, now(page, table)["line"]), "the table has moved on"


def _sent(page: Page, table: str, words: str, seat: int, line: int) -> bool:
    """Whether the table still stood at this line."""
    move = {"seat": seat, "words": words, "line": line, "request": f"say-{seat}-{line}"}
    answer = page.request.post(f"/api/tables/{table}/moves", data=move)
    assert answer.ok or answer.json()["error"] == "stale", answer.text()
    return answer.ok


def play_on(page: Page, table: str, until: Any, rng: random.Random, limit: int = 100_000) -> dict[str, Any]:
    """Random moves through the API until `until(table)` holds. A bot that is asked as well may come first: look again."""
    heard = -1

    def something_new() -> dict[str, Any] | None:
        data = now(page, table)
        return data if data["offers"] or data["line"] > heard or data["status"] == "over" or until(data) else None

    for _ in range(limit):
        data = seen(page, something_new, "the game goes on")
        heard = data["line"]
        if until(data) or data["status"] == "over":
            return data
        if data["offers"]:
            _sent(page, table, rng.choice(data["offers"])["words"], data["offers"][0]["seat"], data["line"])
    raise AssertionError("it never came to that")


STATE = """() => {
  const q = (s) => [...document.querySelectorAll(s)].filter((e) => e.checkVisibility());
  const {state, sending, line} = document.querySelector('.bar')?.dataset ?? {state: 'past'};
  const at = [line, ...q('[data-place].picked').map((e) => e.dataset.place)].join(' ');
  if (sending !== undefined) return {kind: 'wait'};
  if (document.querySelector('.chooser')) return {kind: 'chooser', at, answers: q('.chooser button').length};
  if (document.querySelector('[role=alertdialog]')) return {kind: 'confirm', at};
  if (state === 'over' || state === 'past') return {kind: state, at};
  if (state !== 'asked') return {kind: 'wait'};
  return {kind: 'asked', at, places: q('[data-place].can').map((e) => e.dataset.place)};
}"""


def turn(page: Page) -> dict[str, Any]:
    """The state as soon as there is something to do, or the game is over."""
    found: dict[str, Any] = page.wait_for_function(
        f"() => {{ const what = ({STATE})(); return ['wait', 'past'].includes(what.kind) ? null : what; }}"
    ).json_value()
    return found


def places_of(page: Page, place: str) -> Locator:
    return page.locator(f'[data-place="{place}"].can')


class Player:
    """Plays by one kind of hand until the game is over; remembers which places it used.

    What it chooses depends on its seed, the line of the table and what is picked there: when it comes too late and must look
    again, it chooses the same again, and the same game is played on any machine.
    """

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.seed = seed
        self.rng = random.Random(seed)
        self.used: set[str] = set()
        self.steps = 0
        self.answers = 0  # in the chooser
        self._done: dict[str, int] = {}  # how often something was done at the same question

    def look(self, what: dict[str, Any]) -> None:
        """Before acting; a test may check here what is on the screen."""

    def act(self, place: str) -> None:
        raise NotImplementedError

    def choose(self) -> None:
        raise NotImplementedError

    def confirm(self) -> None:
        raise NotImplementedError

    def do(self, what: dict[str, Any]) -> None:
        """One step of what is asked for now."""
        at = f"{what['kind']} {what['at']}"
        done = self._done.get(at, 0)
        self.rng = random.Random(f"{self.seed} {at} {done // 3}")  # whoever goes round in circles tries something else
        if what["kind"] == "chooser":
            self.answers = what["answers"]
            self.choose()
        elif what["kind"] == "confirm":
            self.confirm()
        else:
            assert what["places"], "something is asked and nothing on the board can be clicked"
            self.look(what)
            place = self.rng.choice(what["places"])
            self.act(place)
            self.used.add(place.split(":")[0])
            self.steps += 1
        self._done[at] = done + 1

    def play(self, steps: int = 10_000, until: str = "") -> bool:
        """True when the game is over; it stops earlier after so many steps, or where it comes to this kind of state."""
        late = 0
        for _ in range(max(2000, steps * 4)):
            if self.steps >= steps:
                return False
            what = turn(self.page)
            if what["kind"] in ("over", until):
                return bool(what["kind"] == "over")
            try:
                self.do(what)
                late = 0
            except Slow as slow:
                late += 1
                assert late < 20, f"{what} cannot be answered: {slow}"
                drawn(self.page)  # the table moved on between looking and clicking
        raise AssertionError("the game does not end")

    def finish(self, table: str) -> dict[str, Any]:
        """Plays to the end. The page then says what the server says, in words."""
        assert self.play()
        data = now(self.page, table)
        assert data["status"] == "over"
        for seat, total in enumerate(data["result"]["totals"]):
            expect(self.page.locator(f'[data-player="{seat}"] .vp').first).to_have_text(re.compile(rf"\s*{total}\s*"))
        assert f"{data['game']}-" not in self.page.inner_text("body")
        return data


class Mouse(Player):
    def reach(self, spot: Locator) -> list[float]:
        """Where the place can be hit, once what slides in or changes its size has come to rest, and tips and notices that
        lie over it have gone."""

        def point() -> list[float] | None:
            found: list[float] | None = spot.evaluate(INSIDE, timeout=A_MOMENT)
            if found is None:
                self.uncover(spot)
            return found

        return seen(self.page, point, "what glows can be hit")

    def uncover(self, spot: Locator) -> None:
        self.page.mouse.move(2, 2)  # a tip belongs to what the pointer rests on
        at_rest(self.page)
        spot.evaluate("e => e.scrollIntoView({block: 'center', inline: 'center'})", timeout=A_MOMENT)

    def act(self, place: str) -> None:
        """Clicks where the place really is, as a hand would: somewhere inside its drawing."""
        self.page.mouse.move(2, 2)  # from what it rests on, so that no tip comes up while we look
        spot = places_of(self.page, place).first
        spot.scroll_into_view_if_needed(timeout=A_MOMENT)
        self.hit(*self.reach(spot))

    def hit(self, x: float, y: float) -> None:
        self.page.mouse.click(x, y)

    def press(self, button: Locator) -> None:
        button.click(timeout=A_MOMENT)

    def choose(self) -> None:
        first = self.rng.random() < 0.5  # the action itself, more often than its substitutes
        self.press(self.page.locator(".chooser button").nth(0 if first else self.rng.randrange(self.answers)))

    def confirm(self) -> None:
        self.press(self.page.locator("[role=alertdialog] button.main"))


class Finger(Mouse):
    def uncover(self, spot: Locator) -> None:
        """It lies under the sheet of the own area, or in it and that is put away. The sheet may also open by itself meanwhile."""
        at_rest(self.page)
        if not spot.evaluate(f"e => e.closest('.own.open') !== null || ({INSIDE})(e) !== null", timeout=A_MOMENT):
            self.page.locator(".strip").tap(timeout=A_MOMENT)
            at_rest(self.page)
        spot.evaluate("e => e.scrollIntoView({block: 'center', inline: 'center'})", timeout=A_MOMENT)

    def act(self, place: str) -> None:
        spot = places_of(self.page, place).first
        spot.evaluate("e => e.scrollIntoView({block: 'center', inline: 'center'})", timeout=A_MOMENT)
        self.hit(*self.reach(spot))

    def hit(self, x: float, y: float) -> None:
        self.page.touchscreen.tap(x, y)

    def press(self, button: Locator) -> None:
        button.tap(timeout=A_MOMENT)

    def choose(self) -> None:
        self.press(self.page.locator(".chooser button").nth(self.rng.randrange(self.answers)))


class Keys(Player):
    """No pointer at all: b to the board, arrows between glowing places, Enter."""

    def act(self, place: str) -> None:
        self.page.keyboard.press("b")
        for _ in range(self.rng.randrange(4)):
            self.page.keyboard.press(self.rng.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]))
        self.page.wait_for_function(
            f"() => document.activeElement?.dataset?.place || ({STATE})().kind !== 'asked'", timeout=A_MOMENT
        )
        self.page.keyboard.press("Enter")

    def choose(self) -> None:
        for _ in range(self.rng.randrange(3)):
            self.page.keyboard.press("ArrowDown")
        self.page.keyboard.press("Enter")

    def confirm(self) -> None:
        self.page.keyboard.press("Enter")


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
