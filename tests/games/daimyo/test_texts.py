"""Every key that the code can emit has a text in English, Polish and Czech; no text is left over; all of them can be said."""

import ast
import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, MessageReference, SelectExpression, VariableReference
from fluent.syntax.visitor import Visitor

from tests.games.daimyo.test_data import PAGES
from tests.proof import rule
from tianxia.engine.events import Log
from tianxia.engine.rng import seeded
from tianxia.games.daimyo import ids, tables
from tianxia.games.daimyo.game import GAME

ROOT = Path(__file__).parents[3]
CODE = ROOT / "src" / "tianxia" / "games" / "daimyo"
LANGUAGES = ("en", "pl", "cs")
FIXED = ["name", "tagline", "about", "end-five-rounds", "no-not-possible", "mercenaries", "empire", "what-vp"]
# texts the page says by themselves: cards and tiles
PAGE = ["hero", "hero-does", "clan-does", "objective-needs", "objective-gold", "objective-silver", "achievement"]
PAGE += ["solo-top", "solo-middle", "solo-bottom", "empire-line", "relic-name", "slot"]


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
    section = (ROOT / "docs/rules/daimyo.md").read_text(encoding="utf-8").split("## 1 Glossary")[1].split("\n## 2")[0]
    terms = {}
    for line in section.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) == 5 and re.fullmatch(r"[a-z_]+", cells[0]) and cells[0] != "key":
            terms[cells[0]] = (cells[1], cells[2], cells[3])
    return terms


def literals(node: ast.expr | None) -> list[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return literals(node.body) + literals(node.orelse)
    return []


def keys_in_code() -> set[str]:
    found: set[str] = set()
    for path in CODE.rglob("*.py"):
        for function in [n for n in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(n, ast.FunctionDef)]:
            for node in ast.walk(function):
                if isinstance(node, ast.Call):
                    called = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
                    if called == "Reason":
                        kind = "mind" if function.name == "warnings" else "no"
                        assert literals(node.args[1]), f"{path.name}: a reason without a literal key"
                        found |= {f"{kind}-{key}" for key in literals(node.args[1])}
                    elif called in ("say", "Event"):
                        assert literals(node.args[0]), f"{path.name}: an event without a literal key"
                        found |= {f"log-{key}" for key in literals(node.args[0])}
    return found


class Uses(Visitor):
    """Variables, selected values and other messages that a message uses."""

    def __init__(self) -> None:
        self.used: set[str] = set()
        self.choices: dict[str, set[str]] = {}
        self.blocks: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.used.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:
        self.blocks.add(node.id.name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:
        if isinstance(node.selector, VariableReference):
            names = {getattr(v.key, "name", None) or v.key.value for v in node.variants}
            self.choices.setdefault(node.selector.id.name, set()).update(names)
        self.generic_visit(node)


def uses(every: dict[str, Message], key: str) -> Uses:
    """Of a message and of all building blocks in it."""
    found = Uses()
    found.visit(every[key])
    for block in list(found.blocks):
        inner = uses(every, block)
        found.used |= inner.used
        found.blocks |= inner.blocks
        for name, values in inner.choices.items():
            found.choices.setdefault(name, set()).update(values)
    return found


def wanted() -> set[str]:
    keys = set(FIXED) | keys_in_code() | set(PAGE)
    keys |= {f"ask-{decision.name}" for decision in GAME.decisions}
    keys |= {f"act-{block.verb}" for block in GAME.actions.blocks}
    keys |= {f"source-{source}" for source in (*GAME.sources, *ids.WHY)}
    keys |= {f"what-{token}" for token in tables.TOKEN_NAMES}
    keys |= {f"mode-{mode.name}" for mode in GAME.modes}
    for option in GAME.options:
        keys |= {f"option-{option.key}", *[f"option-{option.key}-{choice}" for choice in option.choices]}
    keys |= {f"term-{name}" for name in glossary()}
    return {f"daimyo-{key}" for key in keys}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_missing_or_left_over(language: str) -> None:
    every = messages(language)
    need = wanted()
    blocks = {block for key in need & set(every) for block in uses(every, key).blocks}
    assert sorted(need - set(every)) == [], "missing"
    assert sorted(set(every) - need - blocks) == [], "left over"


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
    assert said.strip() == said and "  " not in said and "{" not in said and said, f"{key}: {said!r}"
    return str(said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_happens_can_be_said(language: str) -> None:
    """Questions, answers, warnings, refusals and events of random games, in words; no selector falls to its default."""
    made = bundle(language)
    said: set[str] = set()
    for seats, options in (
        (2, {"boards": "advanced", "aggressive": "in"}),
        (3, {}),
        (4, {"aggressive": "in"}),
        (1, {"level": "hard"}),
    ):
        mode = "solo" if seats == 1 else "standard"
        s = GAME.new(GAME.check_setup(mode, seats, options), seeded(seats))
        dice = seeded(3)
        i = 0
        while s.todo:
            i += 1
            ask = s.todo[-1]
            decision = GAME.decisions[ask.kind]
            said.add(say(made, f"daimyo-ask-{decision.name}", decision.about(s, ask)))
            actions = GAME.legal(s, ask.seat)
            action = actions[dice.below(len(actions))]
            named = {**GAME.actions.named(action), "player": "Li"}
            said.add(say(made, f"daimyo-act-{GAME.actions.block(action).verb}", named))
            for reason in decision.warnings(s, ask, ask.seat, action):
                said.add(say(made, f"daimyo-mind-{reason.key}", reason.args))
            block = [b for b in GAME.actions.blocks if b.verb in decision.verbs][i % len(decision.verbs)]
            refused = GAME.why_not(s, ask.seat, block.start + (i * 7) % block.size)
            if refused is not None:
                said.add(say(made, f"daimyo-no-{refused.key}", refused.args))
            log = Log()
            GAME.apply(s, ask.seat, action, log)
            for event in log.events:
                if event.what:
                    say(made, f"daimyo-what-{event.what}", {"amount": abs(event.amount)})
                    say(made, f"daimyo-source-{event.source}", {})
                else:
                    said.add(say(made, f"daimyo-log-{event.key}", {**event.args, "player": "Li"}))
    assert len(said) > 500


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_of_every_text(language: str) -> None:
    made = bundle(language)
    every = messages(language)
    for key in every:
        found = uses(every, key)
        for n in (0, 1, 2, 5, 22):
            args: dict[str, object] = dict.fromkeys(found.used, n)
            say(made, key, args)
        for name, values in found.choices.items():
            for value in values - {"one", "few", "many", "other"}:
                say(made, key, {**dict.fromkeys(found.used, 3), name: int(value) if value.isdigit() else value})


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_languages_use_the_same_variables_and_choices(language: str) -> None:
    ours, english = messages(language), messages("en")
    assert list(ours) == list(english)
    for key in english:
        here, there = uses(ours, key), uses(english, key)
        assert here.used == there.used, key
        plural = {"one", "few", "many", "other"}
        assert {n: v - plural for n, v in here.choices.items()} == {n: v - plural for n, v in there.choices.items()}, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_are_complete(language: str) -> None:
    forms = {"en": {"one", "other"}, "pl": {"one", "few", "other"}, "cs": {"one", "few", "other"}}[language]
    every = messages(language)
    for key in every:
        for values in uses(every, key).choices.values():
            if "one" in values:
                assert values == forms, key


@rule("DM-2.10", "DM-2.11", "DM-2.3")
@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_those_of_the_data_page(language: str) -> None:
    made = bundle(language)
    at = LANGUAGES.index(language)
    for row in PAGES["8"]:
        assert say(made, "daimyo-hero", {"hero": row[0]}) == row[1 + at]
    for row in PAGES["9"]:
        assert say(made, "daimyo-objective", {"objective": row[0]}) == row[2].split(" / ")[at]
    for row in PAGES["5.3"]:
        assert say(made, "daimyo-board-name", {"board": row[0]}) == row[1].split(" / ")[at]
    for row in PAGES["12"]:
        assert say(made, "daimyo-achievement", {"achievement": row[0]}) == row[1].split(" / ")[at]
    for name, words in glossary().items():
        assert say(made, f"daimyo-term-{name}", {}) == words[at]
    for name in set(tables.TILE_NAME):
        assert say(made, "daimyo-bonus", {"tile": name})
