"""The texts of a game as tests read them: the Fluent files, what their messages use, and what they say."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Identifier, Junk, Message, MessageReference, SelectExpression, VariableReference
from fluent.syntax.visitor import Visitor

from tianxia.engine.game import Decision, Game

ROOT = Path(__file__).parents[2]
LANGUAGES = sorted([path.stem for path in (ROOT / "web" / "src" / "texts").glob("*.ftl")], key=lambda tag: (tag != "en", tag))
COLUMNS = ("en", "pl", "cs")  # of the glossaries on the data pages
PLURALS = {"one", "few", "many", "other"}


class Uses(Visitor):
    """Variables, other messages and selected values of a message."""

    def __init__(self) -> None:
        self.used: set[str] = set()
        self.parts: set[str] = set()
        self.choices: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.used.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:
        self.parts.add(node.id.name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:
        if isinstance(node.selector, VariableReference):
            names = {v.key.name if isinstance(v.key, Identifier) else v.key.value for v in node.variants}
            self.choices.setdefault(node.selector.id.name, set()).update(names)
        self.generic_visit(node)


class Texts:
    """The messages of some files in one language, called without the prefix that all of them have."""

    def __init__(self, prefix: str, language: str, files: list[Path]) -> None:
        self.prefix = prefix
        text = "\n".join([file.read_text(encoding="utf-8") for file in files])
        body = FluentParser().parse(text).body
        assert not [entry.content for entry in body if isinstance(entry, Junk)]
        found = [entry for entry in body if isinstance(entry, Message)]
        self.messages = {message.id.name: message for message in found}
        assert len(self.messages) == len(found), "a key twice"
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource(text))

    def own(self, key: str) -> Uses:
        """What a message uses itself."""
        found = Uses()
        found.visit(self.messages[key])
        return found

    def uses(self, key: str) -> Uses:
        """What a message uses, together with the messages in it."""
        found = self.own(key)
        for part in list(found.parts):
            inner = self.uses(part)
            found.used |= inner.used
            found.parts |= inner.parts
            for name, values in inner.choices.items():
                found.choices.setdefault(name, set()).update(values)
        return found

    def say(self, key: str, args: dict[str, Any]) -> str:
        """A whole sentence without a gap, e.g. of `ask-place`."""
        message = self._bundle.get_message(f"{self.prefix}{key}")
        assert message.value is not None
        plain = {name: ", ".join(map(str, v)) if isinstance(v, list) else v for name, v in args.items()}
        said, errors = self._bundle.format_pattern(message.value, plain)
        assert not errors, f"{key} with {args}: {errors}"
        assert isinstance(said, str)
        assert said and said.strip() == said and "  " not in said and "{" not in said, f"{key}: {said!r}"
        return said


@cache
def texts(game: str, language: str) -> Texts:
    """All messages of one game in one language."""
    return Texts(f"{game}-", language, files_of(game, language))


def files_of(game: str, language: str) -> list[Path]:
    return [code_of(game) / folder / f"{language}.ftl" for folder in ("lobby", "texts")]


def code_of(game: str) -> Path:
    return ROOT / "src" / "tianxia" / "games" / game


def missing_or_left_over(game: str, language: str, wanted: set[str]) -> tuple[list[str], list[str]]:
    """Keys without a text, and texts that neither a key nor another text asks for."""
    found = texts(game, language)
    have = set(found.messages)
    need = {f"{game}-{key}" for key in wanted}
    parts = {part for key in need & have for part in found.uses(key).parts}
    return sorted(need - have), sorted(have - need - parts)


def usual_keys(game: Game[Any]) -> set[str]:
    """What every game must be able to say: its name, questions, answers, sources of points, modes and options."""
    keys = {"name", "tagline", "about", "intro", "no-not-possible", "what-vp"}
    keys |= {f"ask-{decision.name}" for decision in game.decisions}
    keys |= {f"order-{decision.name}" for decision in game.decisions if decision.silence}
    keys |= {f"first-{decision.name}" for decision in game.decisions if type(decision).proposal is not Decision.proposal}
    keys |= {f"act-{block.verb}" for block in game.actions.blocks}
    keys |= {f"source-{source}" for source in game.sources}
    keys |= {f"mode-{mode.name}" for mode in game.modes}
    for option in game.options:
        keys |= {f"option-{option.key}", *[f"option-{option.key}-{choice}" for choice in option.choices]}
    return keys


def calls(game: str) -> Iterator[tuple[str, str, ast.Call]]:
    """Every call in a game's code: the function it is in, what is called, and the call. Card tables are left out."""
    for path in code_of(game).rglob("*.py"):
        if path.parent.name == "cards":
            continue
        for function in [n for n in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(n, ast.FunctionDef)]:
            for node in ast.walk(function):
                if isinstance(node, ast.Call):
                    called = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
                    yield function.name, called, node


def reasons_and_events(game: str) -> set[str]:
    """The keys of refusals, warnings and log entries, by reading the code."""
    found: set[str] = set()
    for function, called, node in calls(game):
        if called == "Reason":
            found |= {f"{'mind' if function == 'warnings' else 'no'}-{key}" for key in literals(node.args[1])}
        elif called in ("say", "Event"):
            found |= {f"log-{key}" for key in literals(node.args[0])}
    return found - {"log-gain", "log-pay"}


def literals(node: ast.expr | None) -> list[str]:
    """The texts an expression can be: a literal, or either side of a conditional."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return literals(node.body) + literals(node.orelse)
    return []
