"""A language is added by files alone: copies of the English ones under another name, and it is offered and spoken."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import ROOT, serving
from tests.browser.table import Opened, open_table
from tests.games.texts import LANGUAGES
from tianxia.engine.registry import names

NEW = "eo"
NOT_COPIED = shutil.ignore_patterns("node_modules", "dist", "__pycache__", "*.png")


def in_new_words(english: Path) -> None:
    """The same file in the new language: texts and headings begin with a sign."""
    page = english.suffix == ".md"
    new = english.with_name(f"{english.stem}.{NEW}.md" if page else f"{NEW}.ftl")
    start = r"^(#+ )" if page else r"^([\w-]+ = )(?=\w)"
    new.write_text(re.sub(start, r"\1¡", english.read_text(encoding="utf-8"), flags=re.MULTILINE), encoding="utf-8")


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout with one more language, and its page built."""
    root = tmp_path_factory.mktemp("checkout")
    for part in ("src/tianxia", "web", "docs/rules"):
        shutil.copytree(ROOT / part, root / part, ignore=NOT_COPIED)
    (root / "web" / "node_modules").symlink_to((ROOT / "web" / "node_modules").resolve())
    for english in [*root.glob("**/texts/**/en.ftl"), *root.glob("**/lobby/en.ftl")]:
        if "node_modules" not in english.parts:
            in_new_words(english)
    for game in names():
        in_new_words(root / "docs" / "rules" / f"{game}.md")
    subprocess.run(["node", "node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"], cwd=root / "web", check=True)
    return root


def test_files_alone_add_a_language(checkout: Path, chromium: Browser, tmp_path: Path) -> None:
    assert NEW not in LANGUAGES
    game = names()[0]
    with serving(checkout, tmp_path) as address:
        opened = Opened(chromium, address)
        page = opened.page()
        page.get_by_label("Language").select_option(label="Esperanto")
        expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("^¡"))
        expect(page.locator("article h2")).to_have_text([re.compile("^¡")] * len(names()))
        assert NEW in page.request.get(f"/api/games/{game}").json()["languages"]
        open_table(page, [{"who": "me"}, {"who": "bot", "bot": "random"}], game=game)  # the page remembers the language
        expect(page.locator(".bar")).to_contain_text("¡")
        page.get_by_role("button", name="¡Rules", exact=True).click()
        expect(page.locator("dialog .rules")).to_have_attribute("lang", NEW)
        expect(page.locator("dialog h3").first).to_have_text(re.compile("^¡"))
        visitor = opened.page(language=NEW)  # somebody whose browser wishes for it
        expect(visitor.get_by_role("heading", level=1)).to_have_text(re.compile("^¡"))
        problems = opened.problems[:]
        opened.close()
    assert not problems
