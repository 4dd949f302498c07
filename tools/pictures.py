"""Pictures of every game in its phases: `make pictures`, or
`python -m tools.pictures [--game zhanguo] [--phase middle] [--width 1440] [--theme dark] [--readme | --kept]`, each as often as
one likes.

They go to build/pictures/<game>/<phase>-<width>-<theme>.png, and every game gets a sheet of all of its pictures,
build/pictures/<game>.html. The tables are recorded games, so that a picture is the same every time until something is drawn
differently. --readme makes those of web/pictures instead, --kept the small ones of tests/browser/pictures, by which the tests
see that something is drawn differently. The page must be built and the server be installed (make setup).
"""

import argparse
import json
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from tests.browser.conftest import serving
from tests.browser.table import CHROMIUM, FLAGS, Opened, i_am_asked, known
from tests.browser.thumbs import Darkroom
from tests.patience import at_rest, drawn

ROOT = Path(__file__).parents[1]

FOLDER = ROOT / "build" / "pictures"
README = ROOT / "web" / "pictures"
KEPT = ROOT / "tests" / "browser" / "pictures"
END = "The end of the game"
HEIGHTS = {390: 844, 820: 1180, 1024: 768, 1440: 900, 1920: 1080, 2560: 1440}
USUAL = [390, 820, 1024, 1440, 1920]
THEMES = ["light", "dark"]
FINGER = 390  # up to this width one plays with a finger
KEPT_WIDTHS = [390, 820, 1440]
HIGH = 2000  # a phone on which all of the board is seen: on a picture of a whole page its dock lies now here, now there


@dataclass(frozen=True)
class Told:
    """A recorded game: where it lies, the answer that its middle is about, and the place that is pointed at there."""

    game: str
    record: str
    verb: str
    share: float
    place: str
    nth: int
    rules: tuple[str, ...]


GAMES = [
    Told("great_wall", "four-mixed", "place", 0.62, "", 2, ("GW-9.2",)),
    Told("terracotta", "four-greedy", "put", 0.6, "cell:", 21, ("TA-11.6",)),
    Told("zhanguo", "four-auction-all-variants", "court", 0.5, "", 2, ("ZG-12",)),
    Told("daimyo", "four-advanced-aggressive", "travel", 0.6, "", 2, ("DM-12.2",)),
]


class Painter:
    """One browser, with a mouse or with a finger, and the tables that were opened in it."""

    def __init__(self, opened: Opened, widths: list[int], themes: list[str], language: str) -> None:
        self.widths = widths
        self.themes = themes
        self.page = opened.page((widths[0], HEIGHTS[widths[0]]), language)
        known(self.page)
        assert self.page.request.put("/api/me", data={"name": "Mei"}).ok  # else everybody has another name each time
        welcomed = json.dumps({"welcomed": [told.game for told in GAMES], "checks": False})
        self.page.evaluate(f"localStorage.tianxia = JSON.stringify({{...JSON.parse(localStorage.tianxia), ...{welcomed}}})")

    def post(self, address: str, data: Any) -> Any:
        answer = self.page.request.post(address, data=data)
        assert answer.ok, answer.text()
        return answer.json()

    def show(self, address: str, wait: str = ".frame") -> None:
        self.page.goto("about:blank")
        self.page.goto(address)
        self.page.wait_for_selector(wait)

    def picture(self, width: int, theme: str, again: Callable[[], None] = lambda: None, high: int = 0) -> bytes:
        """The page in this size and these colours, once nothing moves; `again` is done before. All of it, or what a window of
        this height shows."""
        self.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        self.page.set_viewport_size({"width": width, "height": high or HEIGHTS[width]})
        self.page.wait_for_selector(f":root[data-theme={theme}]")
        again()
        at_rest(self.page)
        drawn(self.page)
        return self.page.screenshot(full_page=not high and self.page.locator("dialog:modal").count() == 0)

    def take(self, folder: str, phase: str, again: Callable[[], None] = lambda: None) -> None:
        """In all sizes and colours. `again` is done in each of them: what the pointer rests on is somewhere else then."""
        for theme in self.themes:
            for width in self.widths:
                path = FOLDER / folder / f"{phase}-{width}-{theme}.png"
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(self.picture(width, theme, again))
                print(path.relative_to(ROOT), flush=True)


def finished(painter: Painter, told: Told) -> tuple[str, list[str]]:
    """The recorded game as a table, and its moves."""
    path = ROOT / "tests" / "games" / told.game / "golden" / f"{told.record}.json"
    found = json.loads(path.read_text(encoding="utf-8"))
    record = found.get("record", found)
    return str(painter.post("/api/records", {"record": record})["table"]), record["lines"]


def branched(painter: Painter, table: str, lines: list[str], move: int) -> None:
    """The same position, with whoever decided there to decide again."""
    wish = {"move": move, "seat": int(lines[move].split()[0]), "bot": "random"}
    painter.show(f"/t/{painter.post(f'/api/tables/{table}/branch', wish)['table']}")
    i_am_asked(painter.page)


def middle_of(told: Told, lines: list[str]) -> int:
    """The first move of its kind after that share of the game."""
    return next(i for i, line in enumerate(lines) if i >= len(lines) * told.share and line.split()[1] == told.verb)


def game_phases(painter: Painter, told: Told) -> dict[str, Callable[[], None]]:
    table, lines = finished(painter, told)
    page = painter.page

    def opening() -> None:
        branched(painter, table, lines, 0)
        painter.take(told.game, "opening")

    def middle() -> None:
        branched(painter, table, lines, middle_of(told, lines))
        painter.take(told.game, "middle")

    def ghost() -> None:
        branched(painter, table, lines, middle_of(told, lines))

        def point() -> None:
            at_rest(page)
            places = page.locator(f'main [data-place*="{told.place or ":"}"].can')
            places.nth(min(told.nth, places.count() - 1)).focus()

        painter.take(told.game, "ghost", point)

    def scoring() -> None:
        parts = [page.request.get(f"/api/tables/{table}/story?limit=500&from={begin}").json() for begin in (0, 500)]
        story = [one for part in parts for one in part["story"]]
        of_rule = [one["move"] for one in story if any(e["rule"].startswith(told.rules) for e in one["events"])]
        if of_rule[0] == story[-1]["move"]:
            return  # only its end is scored, and that is the next phase
        painter.show(f"/t/{table}?at={of_rule[0]}")
        page.wait_for_selector(".bar.past")
        page.keyboard.press(".")
        page.get_by_role("button", name="Scoring").click()
        page.locator(".scene").get_by_role("heading").click()
        painter.take(told.game, "scoring")

    def end() -> None:
        painter.show(f"/t/{table}")
        page.locator(".ending button, .bar button").filter(has_text=END).first.click()
        page.wait_for_selector(".podium li")
        painter.take(told.game, "end")

    def final() -> None:
        painter.show(f"/t/{table}")
        painter.take(told.game, "final")

    def rulebook() -> None:
        painter.show(f"/rules/{told.game}", "main")
        painter.take(told.game, "rulebook")
        painter.show(f"/rules/{told.game}/aid", "main")
        painter.take(told.game, "aid")

    def lesson() -> None:
        taught = painter.post(f"/api/games/{told.game}/lesson", {})["table"]
        painter.show(f"/t/{taught}", ".lesson")
        painter.take(told.game, "lesson")

    phases = [opening, middle, ghost, scoring, end, final, rulebook, lesson]
    return {phase.__name__: phase for phase in phases}


def rooms(painter: Painter) -> dict[str, Callable[[], None]]:
    page = painter.page

    def lobby() -> None:
        painter.show("/", "article")
        page.wait_for_selector("article button.main")
        painter.take("rooms", "lobby")

    def settings() -> None:
        painter.show("/settings", "main")
        painter.take("rooms", "settings")

    return {"lobby": lobby, "settings": settings}


def for_readme(opened: Opened) -> None:
    """One of each table, the lobby, a phone, and a dark one."""
    on_desk, in_hand = Painter(opened, [1440], ["light"], "en"), Painter(opened, [FINGER], ["light"], "en")

    def take(painter: Painter, name: str, whole: bool = False) -> None:
        at_rest(painter.page)
        drawn(painter.page)
        painter.page.screenshot(path=README / f"{name}.png", full_page=whole)
        print(f"web/pictures/{name}.png", flush=True)

    on_desk.show("/", "article button.main")  # before there are tables
    take(on_desk, "lobby", whole=True)
    for told, name in zip(GAMES, ["great_wall", "table", "zhanguo", "daimyo"], strict=True):
        table, lines = finished(on_desk, told)
        branched(on_desk, table, lines, middle_of(told, lines))
        take(on_desk, name)
        if told.game == "terracotta":
            on_desk.page.emulate_media(color_scheme="dark")
            take(on_desk, "table-dark")
            on_desk.page.emulate_media(color_scheme="light")
            table, lines = finished(in_hand, told)
            branched(in_hand, table, lines, middle_of(told, lines))
            take(in_hand, "phone")


def kept(opened: Opened, told: Told, finger: bool) -> Iterator[tuple[str, bytes, bytes]]:
    """What the tests keep of a game: the name, the picture and the small one of its middle in some sizes, light or dark."""
    widths = [width for width in KEPT_WIDTHS if (width <= FINGER) == finger]
    painter = Painter(opened, widths, THEMES, "en")
    darkroom = Darkroom(painter.page)
    table, lines = finished(painter, told)
    branched(painter, table, lines, middle_of(told, lines))
    for width in widths:
        theme = THEMES[(GAMES.index(told) + KEPT_WIDTHS.index(width)) % 2]
        at_rest(painter.page)  # the page itself brings into sight what can be done
        picture = painter.picture(width, theme, lambda: painter.page.evaluate("scrollTo(0, 0)"), HIGH if finger else 0)
        yield f"{told.game}-{width}-{theme}", picture, darkroom.small(picture)


def sheet(folder: Path) -> None:
    """All pictures of a game on one page, a phase in each row."""
    pictures = sorted(folder.glob("*.png"), key=lambda p: (p.stem.split("-")[0], p.stem.split("-")[2], int(p.stem.split("-")[1])))
    rows: dict[str, list[Path]] = {}
    for one in pictures:
        rows.setdefault(one.stem.split("-")[0], []).append(one)
    parts = [
        f"<h2>{phase}</h2><div>"
        + "".join(
            f'<a href="{one.parent.name}/{one.name}"><img loading="lazy" src="{one.parent.name}/{one.name}"><br>{one.stem}</a>'
            for one in found
        )
        + "</div>"
        for phase, found in rows.items()
    ]
    style = "body{font:14px sans-serif;background:#777}div{display:flex;flex-wrap:wrap;gap:8px}img{height:420px}a{color:#fff}"
    folder.with_suffix(".html").write_text(
        f"<!doctype html><meta charset=utf-8><title>{folder.name}</title><style>{style}</style>{''.join(parts)}", encoding="utf-8"
    )


@contextmanager
def browser() -> Iterator[Opened]:
    """A browser at a server of its own, in which no page reports an error."""
    with (
        tempfile.TemporaryDirectory(prefix="tianxia-pictures-") as store,
        serving(ROOT, Path(store)) as address,
        sync_playwright() as playwright,
    ):
        opened = Opened(playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS), address)
        yield opened
        opened.close()
        assert not opened.problems, opened.problems


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append", choices=["rooms", *(told.game for told in GAMES)])
    parser.add_argument("--phase", action="append")
    parser.add_argument("--width", action="append", type=int, choices=list(HEIGHTS))
    parser.add_argument("--theme", action="append", choices=THEMES)
    parser.add_argument("--readme", action="store_true", help="only those of the README")
    parser.add_argument("--kept", action="store_true", help="only the small ones of the tests")
    asked = parser.parse_args()
    widths = asked.width or USUAL
    with browser() as opened:
        if asked.readme:
            for_readme(opened)
            return
        if asked.kept:
            for told, finger in product(GAMES, (True, False)):
                if not asked.game or told.game in asked.game:
                    for name, _, small in kept(opened, told, finger):
                        (KEPT / f"{name}.png").write_bytes(small)
                        print(name, flush=True)
            return
        for some in ([w for w in widths if w <= FINGER], [w for w in widths if w > FINGER]):
            if some:
                painter = Painter(opened, some, asked.theme or THEMES, "en")
                for game in asked.game or ["rooms", *(told.game for told in GAMES)]:
                    recorded = next((one for one in GAMES if one.game == game), None)
                    for name, phase in (game_phases(painter, recorded) if recorded else rooms(painter)).items():
                        if not asked.phase or name in asked.phase:
                            phase()
    for folder in FOLDER.iterdir():
        if folder.is_dir():
            sheet(folder)


if __name__ == "__main__":
    main()
