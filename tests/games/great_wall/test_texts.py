"""Every key that the code can emit has a text in English, Polish and Czech; no text is left over; all of them can be said."""

import ast
import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, MessageReference, SelectExpression, VariableReference
from fluent.syntax.visitor import Visitor

from tests.games.great_wall.test_golden import NAMES, golden
from tianxia.engine.match import Match
from tianxia.engine.record import record_of
from tianxia.games.great_wall import data, ids
from tianxia.games.great_wall.actions import PLACE_NAMES
from tianxia.games.great_wall.game import GAME
from tianxia.games.great_wall.scoring import END_REASONS

ROOT = Path(__file__).parents[3]
CODE = ROOT / "src" / "tianxia" / "games" / "great_wall"
LANGUAGES = ("en", "pl", "cs")
G = "great_wall-"
PARTS = [
    "card",
    "text",
    "general",
    "advisor",
    "location",
    "to",
    "from",
    "section",
    "kind",
    "give",
    "take",
    "soldier",
    "place",
    "season",
    "moment",
    "role",
    "effect",
    "who",
]


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
    """The terms of the rules page by key; printed terms in three languages, nothing where the page says "see data file"."""
    section = (ROOT / "docs/rules/great_wall.md").read_text(encoding="utf-8").split("## 1. Glossary")[1].split("\n## 2")[0]
    terms = {}
    for line in section.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) == 4 and re.fullmatch(r"[a-z_]+", cells[0]) and cells[0] != "key":
            open_cells = [c for c in cells if re.search(r"see data file|not named|not printed", c)]
            terms[cells[0]] = ("", "", "") if open_cells else (cells[1], cells[2], cells[3])
    return terms


def literals(node: ast.expr | None) -> list[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return literals(node.body) + literals(node.orelse)
    return []


def keys_in_code() -> set[str]:
    """Reasons, events and sources of gains by reading the code."""
    found: set[str] = set()
    for path in CODE.rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        minded = [n for f in ast.walk(tree) if isinstance(f, ast.FunctionDef) and f.name == "warnings" for n in ast.walk(f)]
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call):
                continue
            called = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            if called == "Reason":
                assert literals(node.args[1]), f"{path.name}: a reason without a literal key"
                found |= {f"{'mind' if node in minded else 'no'}-{key}" for key in literals(node.args[1])}
            elif called in ("say", "Event") and literals(node.args[0]) and path.parent.name != "cards":
                found |= {f"log-{key}" for key in literals(node.args[0])}
            elif called in ("gain", "pay") and len(node.args) == 7:
                found |= {f"source-{key}" for key in literals(node.args[4])}
    return found | {"log-held", "log-breach"}


def wanted() -> set[str]:
    keys = {"name", "tagline", "about", "no-not-possible", "what-vp"} | keys_in_code()
    keys |= {f"what-{kind}" for kind in ids.RESOURCES} | {f"part-{part}" for part in PARTS}
    keys |= {f"end-{reason}" for reason in END_REASONS if reason}
    keys |= {f"ask-{decision.name}" for decision in GAME.decisions}
    keys |= {f"act-{block.verb}" for block in GAME.actions.blocks}
    keys |= {f"source-{source}" for source in GAME.sources}
    keys |= {f"mode-{mode.name}" for mode in GAME.modes}
    for option in GAME.options:
        keys |= {f"option-{option.key}", *[f"option-{option.key}-{choice}" for choice in option.choices]}
    keys |= {f"term-{name}" for name in glossary()}
    return {G + key for key in keys}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_missing_or_left_over(language: str) -> None:
    have = set(messages(language))
    assert sorted(wanted() - have) == [], "missing"
    assert sorted(have - wanted()) == [], "left over"


class Variables(Visitor):
    """Which variables and messages a message uses, and the values it selects on."""

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
    """All questions, answers, refusals and events of the golden games, in words."""
    made = bundle(language)
    said: set[str] = set()
    for name in NAMES:
        match = Match.of(record_of(golden(name)["record"]))
        s = match.at(0)
        for i, move in enumerate(match.moves):
            ask = s.todo[-1]
            decision = GAME.decisions[ask.kind]
            said.add(say(made, f"{G}ask-{decision.name}", decision.about(s, ask)))
            verb = GAME.actions.block(move.action).verb
            said.add(say(made, f"{G}act-{verb}", GAME.actions.named(move.action)))
            block = [b for b in GAME.actions.blocks if b.verb in decision.verbs][i % len(decision.verbs)]
            refused = GAME.why_not(s, move.seat, block.start + (i * 7) % block.size)
            if refused is not None:
                said.add(say(made, f"{G}no-{refused.key}", refused.args))
            for event in move.events:
                if event.what:
                    say(made, f"{G}what-{event.what}", {"amount": abs(event.amount)})
                    say(made, f"{G}source-{event.source}", {})
                else:
                    for told in (event, event.veil):
                        if told is not None:
                            said.add(say(made, f"{G}log-{told.key}", {**told.args, "player": "Li"}))
            GAME.apply(s, move.seat, move.action, None)
    assert len(said) > 700


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_of_every_text(language: str) -> None:
    """Each variant of each selector once, with numbers 0, 1, 2, 5 and 22 for the rest."""
    made = bundle(language)
    all_messages = messages(language)
    for key, message in all_messages.items():
        found = variables(message)
        used = set(found.used)
        for part in found.parts:
            used |= variables(all_messages[part]).used
        for n in (0, 1, 2, 5, 22):
            args: dict[str, object] = dict.fromkeys(used, n)
            say(made, key, args)
            for name, values in found.choices.items():
                for value in values - {"one", "few", "many", "other"}:
                    say(made, key, {**args, name: value})


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_languages_use_the_same_variables(language: str) -> None:
    ours, english = messages(language), messages("en")
    for key, message in english.items():
        mine, theirs = variables(ours[key]), variables(message)
        assert (mine.used, mine.parts) == (theirs.used, theirs.parts), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_are_complete(language: str) -> None:
    forms = {"en": {"one", "other"}, "pl": {"one", "few", "other"}, "cs": {"one", "few", "other"}}[language]
    for key, message in messages(language).items():
        for values in variables(message).choices.values():
            if "other" in values:
                assert values == forms, key


@pytest.mark.parametrize(("column", "language"), list(enumerate(LANGUAGES)))
def test_terms_are_those_of_the_glossary(column: int, language: str) -> None:
    made = bundle(language)
    for name, words in glossary().items():
        if words[column]:
            assert say(made, f"{G}term-{name}", {}) == words[column]


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_know_every_id(language: str) -> None:
    found = {part: variables(messages(language)[f"{G}part-{part}"]).choices[part] for part in PARTS if part != "text"}
    found["text"] = variables(messages(language)[f"{G}part-text"]).choices["card"]
    cards = {*data.HOLDER_IDS, *data.TACTIC_IDS, *data.HORDE_IDS, *data.ARTIFACT_IDS, *data.DECREE_IDS, *data.EVENT_IDS}
    assert found["card"] >= cards | set(ids.COMMAND_NAMES) and found["general"] == set(data.GENERAL_IDS)
    assert found["text"] == cards | set(ids.COMMAND_NAMES) | {"reed"}, "what every card does"
    assert found["advisor"] == set(data.ADVISOR_IDS) and found["location"] == set(ids.LOCATIONS)
    assert found["to"] == {*ids.LOCATIONS, *ids.SECTIONS} and found["from"] == found["to"] | {"supply"}
    assert found["place"] >= {*PLACE_NAMES, "supply", "new", *ids.SOLDIERS, *data.HORDE_IDS[:24]}
    assert found["kind"] == found["give"] == found["take"] == set(ids.RESOURCES)
    assert found["moment"] == set(ids.TRIGGERS) and found["season"] == set(ids.SEASONS)
