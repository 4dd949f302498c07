"""Every key that the code can emit has a text in English, Polish and Czech; no text is left over; all of them can be said."""

import ast
import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, SelectExpression, VariableReference
from fluent.syntax.visitor import Visitor

from tests.games.terracotta.make_golden import GAMES
from tests.games.terracotta.test_golden import golden
from tianxia.engine.match import Match
from tianxia.engine.record import record_of
from tianxia.games.terracotta import ids
from tianxia.games.terracotta.game import GAME

ROOT = Path(__file__).parents[3]
CODE = ROOT / "src" / "tianxia" / "games" / "terracotta"
LANGUAGES = ("en", "pl", "cs")
FIXED = ["name", "tagline", "about", "end-rounds", "no-not-possible", "what-vp", "what-coins", "what-wet", "what-dry"]


def text(language: str) -> str:
    return (CODE / "texts" / f"{language}.ftl").read_text(encoding="utf-8")


def messages(language: str) -> dict[str, Message]:
    body = FluentParser().parse(text(language)).body
    assert not [entry.content for entry in body if isinstance(entry, Junk)]
    found = [entry for entry in body if isinstance(entry, Message)]
    names = [message.id.name for message in found]
    assert len(names) == len(set(names)), "a key twice"
    return {message.id.name: message for message in found}


def glossary() -> dict[str, tuple[str, str, str]]:
    """The terms of the rules page by id, in three languages (as far as a row names a single id)."""
    section = (ROOT / "docs/rules/terracotta.md").read_text(encoding="utf-8").split("## 1. Glossary")[1].split("\n## 2")[0]
    terms = {}
    for line in section.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) == 5 and "`" in cells[1]:
            names = re.findall(r"`([^`]+)`", cells[1])
            for name in names:
                terms[name.replace(".", "-")] = (
                    (cells[0], cells[3], cells[4].replace("°", "")) if len(names) == 1 else ("", "", "")
                )
    return terms


def literals(node: ast.expr | None) -> list[str]:
    """The texts an expression can be: a literal, or either side of a conditional."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return literals(node.body) + literals(node.orelse)
    return []


def keys_in_code() -> set[str]:
    """Reasons, warnings, events and sources by reading the code."""
    found: set[str] = set()
    for path in CODE.rglob("*.py"):
        for function in [n for n in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(n, ast.FunctionDef)]:
            for node in ast.walk(function):
                if not isinstance(node, ast.Call):
                    continue
                called = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
                if called == "Reason":
                    kind = "mind" if function.name == "warnings" else "no"
                    assert literals(node.args[1]), f"{path.name}: a reason without a literal key"
                    found |= {f"{kind}-{key}" for key in literals(node.args[1])}
                elif called == "say":
                    assert literals(node.args[0]), f"{path.name}: an event without a literal key"
                    found |= {f"log-{key}" for key in literals(node.args[0])}
                elif called in ("gain_coins", "gain_wet", "gain_dry") and function.name != called:
                    found |= {f"source-{key}" for key in literals(node.args[3])}
    return found


def wanted() -> set[str]:
    keys = set(FIXED) | keys_in_code()
    keys |= {f"ask-{decision.name}" for decision in GAME.decisions}
    keys |= {f"act-{block.verb}" for block in GAME.actions.blocks}
    keys |= {f"source-{source}" for source in GAME.sources}
    keys |= {f"mode-{mode.name}" for mode in GAME.modes}
    for option in GAME.options:
        keys |= {f"option-{option.key}", *[f"option-{option.key}-{choice}" for choice in option.choices]}
    keys |= {f"term-{name}" for name in glossary()}
    return {f"terracotta-{key}" for key in keys}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_missing_or_left_over(language: str) -> None:
    have = set(messages(language))
    assert sorted(wanted() - have) == [], "missing"
    assert sorted(have - wanted()) == [], "left over"


class Variables(Visitor):
    """Which variables a message uses, and the values it selects on."""

    def __init__(self) -> None:
        self.used: set[str] = set()
        self.choices: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.used.add(node.id.name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:
        if isinstance(node.selector, VariableReference):
            names = {getattr(v.key, "name", None) or v.key.value for v in node.variants}
            self.choices.setdefault(node.selector.id.name, set()).update(names)
        self.generic_visit(node)


def variables(message: Message) -> Variables:
    found = Variables()
    found.visit(message)
    return found


def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource(text(language)))
    return made


def say(made: FluentBundle, key: str, args: dict[str, object]) -> str:
    message = made.get_message(key)
    assert message.value is not None
    plain = {name: ", ".join(map(str, v)) if isinstance(v, list) else v for name, v in args.items()}
    said, errors = made.format_pattern(message.value, plain)
    assert not errors, f"{key} with {args}: {errors}"
    assert said.strip() == said and "  " not in said and "{" not in said, f"{key}: {said!r}"
    return said


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_happens_can_be_said(language: str) -> None:
    """All questions, answers, warnings, refusals and events of the golden games, in words."""
    made = bundle(language)
    said: set[str] = set()
    for name, *_ in GAMES:
        match = Match.of(record_of(golden(name)["record"]))
        s = match.at(0)
        for i, move in enumerate(match.moves):
            ask = s.todo[-1]
            decision = GAME.decisions[ask.kind]
            say(made, f"terracotta-ask-{decision.name}", decision.about(s, ask))
            verb = GAME.actions.block(move.action).verb
            say(made, f"terracotta-act-{verb}", GAME.actions.named(move.action))
            for reason in decision.warnings(s, ask, ask.seat, move.action):
                said.add(say(made, f"terracotta-mind-{reason.key}", reason.args))
            block = [b for b in GAME.actions.blocks if b.verb in decision.verbs][i % len(decision.verbs)]
            refused = GAME.why_not(s, ask.seat, block.start + (i * 7) % block.size)
            if refused is not None:
                said.add(say(made, f"terracotta-no-{refused.key}", refused.args))
            for event in move.events:
                if event.what:
                    say(made, f"terracotta-what-{event.what}", {"amount": abs(event.amount)})
                    say(made, f"terracotta-source-{event.source}", {})
                else:
                    said.add(say(made, f"terracotta-log-{event.key}", {**event.args, "player": "Li"}))
            GAME.apply(s, move.seat, move.action, None)
    assert len(said) > 400


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_of_every_text(language: str) -> None:
    """Each variant of each selector once, with numbers 0, 1, 2, 5 and 22 for the rest."""
    made = bundle(language)
    for key, message in messages(language).items():
        found = variables(message)
        for n in (0, 1, 2, 5, 22):
            args: dict[str, object] = dict.fromkeys(found.used, n)
            say(made, key, args)
            for name, values in found.choices.items():
                for value in values - {"one", "few", "many", "other"}:
                    say(made, key, {**args, name: value})


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_languages_use_the_same_variables(language: str) -> None:
    ours, english = messages(language), messages("en")
    for key, message in english.items():
        assert variables(ours[key]).used - {"amount"} == variables(message).used - {"amount"}, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_are_complete(language: str) -> None:
    forms = {"en": {"one", "other"}, "pl": {"one", "few", "other"}, "cs": {"one", "few", "other"}}[language]
    loose = {"terracotta-what-wet", "terracotta-what-dry", "terracotta-ask-weapon"}  # genitive: one form for 2 and 5
    for key, message in messages(language).items():
        for values in variables(message).choices.values():
            if "other" in values:
                assert values == forms or (language == "pl" and key in loose), key


@pytest.mark.parametrize(("column", "language"), list(enumerate(LANGUAGES)))
def test_terms_are_those_of_the_glossary(column: int, language: str) -> None:
    made = bundle(language)
    for name, words in glossary().items():
        if words[column]:
            assert say(made, f"terracotta-term-{name}", {}) == words[column]


def test_selectors_know_every_id() -> None:
    """A text that tells warriors, weapons, masters … apart names all of them."""
    families = [set(ids.FIGURES[:4]), set(ids.FIGURES[5:]), set(ids.FIGURES[4:]), set(ids.WEAPONS), set(ids.MASTERS)]
    families += [set(ids.TILES), set(ids.TASKS), set(ids.RINGS), set(ids.DIRECTIONS), {*ids.DIRECTIONS, "none"}, set(ids.WORKERS)]
    families += [set(ids.INSPECTORS), set(ids.QUARTERS), {"yes", "no"}, {"use", "no"}, {"clay", "coin"}, {"inner", "middle"}]
    families += [{"none", "inner", "middle"}, {"one", "other"}, {"one", "few", "other"}]
    shown = {"COINS", "CLAY", "WARRIOR", "MOISTEN", "UPGRADE"}, {"COINS", "CLAY", "ORDER", "MASTER"}, {"SPECIALIST", "PREPARE"}
    for language in LANGUAGES:
        for key, message in messages(language).items():
            for name, values in variables(message).choices.items():
                assert values in families or values in shown, f"{language} {key} ${name}: {sorted(values)}"
