"""Every game looks as it looked: small pictures of recorded positions; `make kept-pictures` renews them when it is meant."""

import pytest
from playwright.sync_api import Page

from tests.browser.table import Opened
from tests.browser.thumbs import Darkroom
from tools.pictures import FOLDER, GAMES, KEPT, KEPT_WIDTHS, Painter, Told, branched, finished, kept, middle_of

# What may happen to a drawing by mistake.
SPOILT = {
    "the own area is gone": ".own { visibility: hidden }",
    "one of the players is gone": ".others > :first-child { visibility: hidden }",
    "the board's largest part is gone": "#part-map { visibility: hidden }",
    "a panel is gone": "#part-court { visibility: hidden }",
    "the board stands elsewhere": ".board { translate: 26px 0 }",
    "the colours are others": ":root { --panel: #d8d8d8 !important }",
}
# What another machine does to every letter: softer edges, and a little beside where they were.
OTHER_MACHINE = "body { filter: blur(0.6px); translate: 0.5px 0.5px } * { text-rendering: geometricPrecision !important }"


def styled(page: Page, style: str) -> None:
    page.evaluate(
        "(text) => { const sheet = new CSSStyleSheet(); sheet.replaceSync(text); document.adoptedStyleSheets = [sheet]; }", style
    )


@pytest.mark.parametrize("finger", [True, False], ids=["phone", "desk"])
@pytest.mark.parametrize("told", GAMES, ids=lambda told: told.game)
def test_it_looks_as_it_looked(opened: Opened, told: Told, finger: bool) -> None:
    darkroom = Darkroom(opened.page(path="about:blank"))
    problems = []
    for name, picture, small in kept(opened, told, finger):
        before = KEPT / f"{name}.png"
        apart = darkroom.apart(before.read_bytes(), small)
        if not apart.alike:
            now = FOLDER / "differs" / f"{name}.png"
            now.parent.mkdir(parents=True, exist_ok=True)
            now.write_bytes(picture)
            problems.append(f"{name}: {apart}; as it is now: {now}")
    assert not problems, "\n".join([*problems, "if it is meant: make kept-pictures"])


def test_what_is_gone_or_moved_is_found_and_other_letters_are_not(opened: Opened) -> None:
    told = next(one for one in GAMES if one.game == "zhanguo")
    painter = Painter(opened, [1440], ["light"], "en")
    darkroom = Darkroom(painter.page)
    table, lines = finished(painter, told)
    branched(painter, table, lines, middle_of(told, lines))
    before = darkroom.small(painter.picture(1440, "light"))

    def apart(style: str) -> bool:
        styled(painter.page, style)
        return not darkroom.apart(before, darkroom.small(painter.picture(1440, "light"))).alike

    assert not apart("")
    assert not apart(OTHER_MACHINE)
    assert [what for what, style in SPOILT.items() if not apart(style)] == []


def test_nothing_else_is_kept() -> None:
    names = {tuple(path.stem.rsplit("-", 2)[:2]) for path in KEPT.glob("*.png")}
    assert names == {(told.game, str(width)) for told in GAMES for width in KEPT_WIDTHS}
