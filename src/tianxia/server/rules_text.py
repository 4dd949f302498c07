"""The rule pages in each language there is, found and searched.

docs/rules/<game>.md is English, <game>.pl.md and others as they appear; a game from another package has rules.md (rules.pl.md, …)
beside its module. A language is there as soon as a page of it is. docs/rules/players/<game>.md (beside another package's module:
players.md) says the same rules in the words of a table; a rule without such words has its exact text only.
"""

import sys
from pathlib import Path

from tianxia.engine.registry import find
from tianxia.engine.rules_page import Rule, read_rules
from tianxia.server.problems import Problem


class RuleTexts:
    def __init__(self, folder: Path | None) -> None:
        self._ours = pages_in(folder) if folder is not None else {}
        self._plain = pages_in(folder / "players") if folder is not None else {}
        self._known = ["en", *sorted({language for found in self._ours.values() for language in found} - {"en"})]
        self._pages: dict[tuple[str, str], list[Rule]] = {}

    def languages(self, game: str) -> list[str]:
        return list(self._paths(game))

    def rules(self, game: str, language: str) -> tuple[str, list[Rule]]:
        """(language that was found, all rules in the page's order)."""
        paths = self._paths(game)
        spoken = self._spoken(paths, language)
        key = (game, spoken)
        if key not in self._pages:
            said = {rule["id"]: rule for rule in _read(self._plain_paths(game), game, spoken)}
            self._pages[key] = [_with(rule, said.get(rule["id"])) for rule in _read(paths, game, spoken)]
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
        plain = "\n\n".join([one["plain"] for one in under if one["plain"]])
        origins = {one["provenance"] for one in under}
        return {
            "id": rule,
            "chapter": under[0]["chapter"],
            "section": under[0]["section"],
            "text": text,
            "plain": plain,
            "provenance": "/".join(sorted(origins - {""})),
        }

    def texts(self, game: str, language: str) -> tuple[str, str]:
        """(language that was found, the game's words in it as a Fluent file; empty: it has none)."""
        paths = {path.stem: path for path in (folder_of(game) / "texts").glob("*.ftl")}
        spoken = self._spoken(paths, language)
        return spoken, paths[spoken].read_text(encoding="utf-8") if spoken in paths else ""

    def _spoken(self, paths: dict[str, Path], language: str) -> str:
        """The language if there is a page of it, else English."""
        if language not in paths and language not in self._known:
            known = ", ".join(dict.fromkeys([*self._known, *paths]))
            raise Problem("unknown-language", f"languages are {known}", {"language": language[:20]})
        return language if language in paths else "en"

    def _paths(self, game: str) -> dict[str, Path]:
        """Language -> page. A language that comes over the web is looked up here and never becomes a path."""
        return self._ours.get(game) or pages_in(folder_of(game)).get("rules", {})

    def _plain_paths(self, game: str) -> dict[str, Path]:
        return self._plain.get(game) or pages_in(folder_of(game)).get("players", {})


def _with(rule: Rule, said: Rule | None) -> Rule:
    """A rule together with how it is said at the table; without that its chapter is its section."""
    return {**rule, "plain": said["text"] if said else "", "chapter": said["section"] if said else rule["section"]}


def _read(paths: dict[str, Path], game: str, language: str) -> list[Rule]:
    return read_rules(paths[language].read_text(encoding="utf-8"), find(game).prefix()) if language in paths else []


def pages_in(folder: Path) -> dict[str, dict[str, Path]]:
    """Name of the page -> language, English first -> where it is."""
    found: dict[str, dict[str, Path]] = {}
    for path in sorted(folder.glob("*.md"), key=lambda path: path.stem):
        name, _, language = path.stem.partition(".")
        found.setdefault(name, {})[language or "en"] = path
    return found


def folder_of(game: str) -> Path:
    """Where the module of a game lies, with its texts and, in another package, its rules page."""
    return Path(sys.modules[type(find(game)).__module__].__file__ or "").parent
