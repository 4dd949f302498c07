"""The rule pages as data: every id with its text, section and provenance, in each language there is.

docs/rules/<game>.md is English, <game>.pl.md and <game>.cs.md as they appear; a game from another package has
rules.md (rules.pl.md, …) beside its module. A rule begins a list item, a table row or a paragraph with its id
(`- **TA-7.3.2** [P] …`, `| GW-2.1.1 | …`, `DM-2.18 (R) …`).
"""

import re
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from tianxia.engine.registry import find
from tianxia.server.problems import Problem

LANGUAGES: Final = ("en", "pl", "cs")
_START: Final = r"^(?:\s*(?:[-*]|\d+\.)\s+|\|\s*)?(?:\*\*)?({}-\d+(?:\.\d+)*[a-z]?)(?:\*\*)?(?=[\s|:]|$)\s*(.*)$"
_HEADING: Final = re.compile(r"^#+\s+(.*)$")
_ORIGIN: Final = re.compile(r"\s*[\[(](P\*?|E|R)((?:/[PER])?)[\])]")

Rule = dict[str, str]


class RuleTexts:
    def __init__(self, folder: Path | None) -> None:
        self.folder = folder
        self._pages: dict[tuple[str, str], list[Rule]] = {}

    def languages(self, game: str) -> list[str]:
        return [language for language in LANGUAGES if self._path(game, language) is not None]

    def rules(self, game: str, language: str) -> tuple[str, list[Rule]]:
        """(language that was found, all rules in the page's order)."""
        known_language(language)
        spoken = language if self._path(game, language) is not None else "en"
        key = (game, spoken)
        if key not in self._pages:
            path = self._path(game, spoken)
            page = path.read_text(encoding="utf-8") if path is not None else ""
            self._pages[key] = read_rules(page, find(game).prefix())
        return spoken, self._pages[key]

    def search(self, game: str, language: str, words: str) -> tuple[str, list[Rule]]:
        """Rules that have all the words, in any of their parts."""
        spoken, rules = self.rules(game, language)
        wanted = words.casefold().split()
        if not wanted:
            return spoken, rules
        return spoken, [r for r in rules if all(w in " ".join(r.values()).casefold() for w in wanted)]

    def rule(self, game: str, language: str, rule: str) -> Rule:
        """One rule; the number of a heading gives all that is under it."""
        _, rules = self.rules(game, language)
        for one in rules:
            if one["id"] == rule:
                return one
        under = [one for one in rules if one["id"].startswith(rule + ".")]
        if not under:
            raise Problem("unknown-rule", f"{game} has no rule {rule[:40]!r}", {"rule": rule[:40]})
        text = "\n\n".join([f"{one['id']} {one['text']}" for one in under])
        origins = {one["provenance"] for one in under}
        return {"id": rule, "section": under[0]["section"], "text": text, "provenance": "/".join(sorted(origins - {""}))}

    def _path(self, game: str, language: str) -> Path | None:
        ending = "md" if language == "en" else f"{language}.md"
        pages = [self.folder / f"{game}.{ending}"] if self.folder is not None else []
        for path in [*pages, folder_of(game) / f"rules.{ending}"]:
            if path.is_file():
                return path
        return None


def folder_of(game: str) -> Path:
    """Where the module of a game lies, with its texts and, in another package, its rules page."""
    return Path(sys.modules[type(find(game)).__module__].__file__ or "").parent


def texts_of(game: str, language: str) -> tuple[str, str]:
    """(language that was found, the game's words in it as a Fluent file; empty: it has none)."""
    known_language(language)
    for spoken in (language, "en"):
        path = folder_of(game) / "texts" / f"{spoken}.ftl"
        if path.is_file():
            return spoken, path.read_text(encoding="utf-8")
    return "en", ""


def known_language(language: str) -> None:
    if language not in LANGUAGES:
        raise Problem("unknown-language", f"languages are {', '.join(LANGUAGES)}", {"language": language[:20]})


def read_rules(page: str, prefix: str) -> list[Rule]:
    start = re.compile(_START.format(re.escape(prefix)))
    rules: list[Rule] = []
    section = ""
    open_rule = False
    for line in page.splitlines():
        heading = _HEADING.match(line)
        found = start.match(line)
        if heading:
            section = heading[1].replace("`", "").strip()
            open_rule = False
        elif found:
            cells = [cell.strip() for cell in found[2].strip().strip("|").split("|")]
            text = ": ".join([cell for cell in cells if cell]) if line.lstrip().startswith("|") else found[2]
            rules.append({"id": found[1], "section": section, "text": text.strip(), "provenance": ""})
            open_rule = True
        elif not line.strip() or line.startswith("---"):
            open_rule = False
        elif open_rule and line.startswith((" ", "-")):
            rules[-1]["text"] += "\n" + line.strip() if line.lstrip().startswith(("-", "*")) else " " + line.strip()
        else:
            open_rule = False
    for rule in rules:
        origin = _ORIGIN.search(rule["text"])
        if origin:
            rule["provenance"] = origin[1].rstrip("*") + origin[2]
            rule["text"] = (rule["text"][: origin.start()] + rule["text"][origin.end() :]).strip()
        rule["text"] = rule["text"].replace("**", "")
    return rules


def provenance(game: str) -> list[dict[str, str]]:
    """Where a game's component data come from, if its data.py says so."""
    package = type(find(game)).__module__.rpartition(".")[0]
    name = f"{package}.data"
    if not package or find_spec(name) is None:
        return []
    told = getattr(import_module(name), "PROVENANCE", {})
    out: list[dict[str, str]] = []
    if isinstance(told, dict):
        for table, what in told.items():
            parts = [what] if isinstance(what, str) else list(what)
            out.append({"table": str(table), "provenance": str(parts[0]), "note": str(parts[1]) if len(parts) > 1 else ""})
    return out
