"""Every key that the code can emit has a text in English, Polish and Czech; no text is left over; all of them can be said."""

import ast
import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, MessageReference, SelectExpression, VariableReference
from fluent.syntax.visitor import Visitor

from tests.games.zhanguo.golden import FOLDER
from tianxia.engine.match import Match
from tianxia.engine.offer import explain
from tianxia.engine.record import read_record
from tianxia.games.zhanguo import data
from tianxia.games.zhanguo.game import GAME

ROOT = Path(__file__).parents[3]
CODE = ROOT / "src" / "tianxia" / "games" / "zhanguo"
LANGUAGES = ("en", "pl", "cs")
COUNTED = ["vp", "unrest", "worker"]
COUNTED += [f"{kind}_{colour}" for kind in ("marker", "big") for colour in data.COLOURS]
COUNTED += [f"official_{colour}" for colour in data.OFFICIALS]


def text(language: str) -> str:
    return (CODE / "texts" / f"{language}.ftl").read_text(encoding="utf-8")


def messages(language: str) -> dict[str, Message]:
    body = FluentParser().parse(text(language)).body
    assert not [entry.content for entry in body if isinstance(entry, Junk)]
    found = [entry for entry in body if isinstance(entry, Message)]
    names = [message.id.name for message in found]
    assert len(names) == len(set(names)), "a key twice"
    return {message.id.name: message for message in found}


class Parts(Visitor):
    """Which variables and messages a message uses, and the values it selects on."""

    def __init__(self) -> None:
        self.used: set[str] = set()
        self.messages: set[str] = set()
        self.choices: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.used.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:
        if isinstance(node.selector, VariableReference):
            names = {getattr(v.key, "name", None) or v.key.value for v in node.variants}
            self.choices.setdefault(node.selector.id.name, set()).update(names)
        self.generic_visit(node)


def parts(language: str) -> dict[str, Parts]:
    """Of every message, with those of the messages it refers to."""
    own: dict[str, Parts] = {}
    for key, message in messages(language).items():
        own[key] = Parts()
        own[key].visit(message)

    def whole(key: str) -> Parts:
        out = Parts()
        out.used |= own[key].used
        out.messages |= own[key].messages
        out.choices = dict(own[key].choices)
        for other in own[key].messages:
            inner = whole(other)
            out.used |= inner.used
            out.choices = {**inner.choices, **out.choices}
        return out

    return {key: whole(key) for key in own}


def keys_in_code() -> set[str]:
    """Reasons, warnings, events and sources by reading the code."""
    found: set[str] = set()
    for path in CODE.rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for function in [n for n in ast.walk(tree) if isinstance(n, ast.FunctionDef)]:
            for node in ast.walk(function):
                if not isinstance(node, ast.Call):
                    continue
                called = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
                texts = [a.value for a in node.args if isinstance(a, ast.Constant) and isinstance(a.value, str)]
                if called == "Reason":
                    keys = [k for k in texts if not k.startswith("ZG-")]
                    found |= {f"{'mind' if function.name == 'warnings' else 'no'}-{key}" for key in keys}
                elif called in ("say", "Event", "_tell") and texts and not texts[0].startswith("ZG-"):
                    found.add(f"log-{texts[0]}")
                elif called in ("put_official", "add_workers", "change_unrest", "take_marker", "tell_change", "gain"):
                    known = (f"official_{data.OFFICIALS}", "vp", "unrest", "worker", "official_", "marker_", "big_")
                    found |= {f"source-{k}" for k in texts if not k.startswith("ZG-") and k not in known}
    # keys that are chosen from a table or a condition
    from tianxia.games.zhanguo.rules import play_card

    found |= {f"no-{key}" for key in play_card._REASONS} | {"mind-not-higher", "mind-not-lower", "no-not-possible"}
    return found - {"log-gain", "log-pay"}


def slug(term: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", re.sub(r"\(.*?\)", "", term.lower())).strip("-")


def glossary() -> dict[str, list[str]]:
    page = (ROOT / "docs" / "rules" / "zhanguo.md").read_text(encoding="utf-8")
    section = page.split("## 1. Glossary")[1].split("\n## 2")[0]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in section.splitlines() if line.startswith("|")]
    return {slug(row[0]): row[:3] for row in rows[2:]}


def wanted() -> set[str]:
    keys = {"name", "tagline", "about", "end-rounds", "effect"} | keys_in_code()
    keys |= {f"what-{what}" for what in COUNTED}
    keys |= {f"ask-{decision.name}" for decision in GAME.decisions}
    keys |= {f"act-{block.verb}" for block in GAME.actions.blocks}
    keys |= {f"source-{source}" for source in GAME.sources}
    keys |= {f"mode-{mode.name}" for mode in GAME.modes}
    for option in GAME.options:
        keys |= {f"option-{option.key}", *[f"option-{option.key}-{choice}" for choice in option.choices]}
    keys |= {f"term-{name}" for name in glossary()}
    return {f"zhanguo-{key}" for key in keys}


def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource(text(language)))
    return made


def say(made: FluentBundle, key: str, args: dict[str, object]) -> str:
    plain = {k: ", ".join(str(x) for x in v) if isinstance(v, list) else v for k, v in args.items()}
    said, errors = made.format_pattern(made.get_message(key).value, plain)
    assert not errors, (key, plain, errors)
    assert said.strip() and "{" not in said, (key, said)
    return said


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_missing_or_left_over(language: str) -> None:
    have = set(messages(language))
    referred = {name for part in parts(language).values() for name in part.messages}
    assert sorted(wanted() - have) == [], "missing"
    assert sorted(have - wanted() - referred) == [], "left over"
    assert {key for key in have if key.startswith("zhanguo-part-")} <= referred


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_of_every_text(language: str) -> None:
    """Each variant of each selector once, with numbers 0, 1, 2, 5 and 22 for the rest."""
    made = bundle(language)
    for key, found in parts(language).items():
        for n in (0, 1, 2, 5, 22):
            args: dict[str, object] = dict.fromkeys(found.used, n)
            say(made, key, args)
            for name, values in found.choices.items():
                for value in values - {"one", "few", "many", "other"}:
                    say(made, key, {**args, name: value})


@pytest.mark.parametrize("language", LANGUAGES)
def test_golden_games_can_be_told(language: str) -> None:
    """Questions, offers with warnings, refusals and the story of whole games have all their variables."""
    made = bundle(language)
    for path in sorted(FOLDER.glob("*.json")):
        record = read_record(path.read_text(encoding="utf-8"))
        match = Match(record)
        for number, line in enumerate(record.lines):
            s = match.state
            ask = s.todo[-1]
            say(made, f"zhanguo-ask-{GAME.decisions[ask.kind].name}", GAME.decisions[ask.kind].about(s, ask))
            if number % 5 == 0:
                seat = ask.seat
                for action in GAME.legal(s, seat)[:: max(1, number % 9)]:
                    offer = explain(GAME, s, seat, action)
                    say(made, f"zhanguo-act-{offer.verb}", dict(offer.args))
                    for warning in offer.warnings:
                        say(made, f"zhanguo-mind-{warning.key}", warning.args)
                    for event in offer.events:
                        if event.what:
                            say(made, f"zhanguo-source-{event.source}", {})
                for block in [b for b in GAME.actions.blocks if b.verb in GAME.decisions[ask.kind].verbs]:
                    for action in range(block.start, block.end, 1 + block.size // 20):
                        reason = GAME.why_not(s, seat, action)
                        if reason is not None:
                            say(made, f"zhanguo-no-{reason.key}", reason.args)
            match.play_line(line)
            for event in match.moves[-1].events:
                if event.what:
                    say(made, f"zhanguo-what-{event.what}", {"amount": abs(event.amount)})
                    say(made, f"zhanguo-source-{event.source}", {})
                else:
                    say(made, f"zhanguo-log-{event.key}", {**event.args, "player": "Ann"})
                    if event.veil is not None:
                        say(made, f"zhanguo-log-{event.veil.key}", {**event.veil.args, "player": "Ann"})


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_languages_use_the_same_variables(language: str) -> None:
    ours, english = parts(language), parts("en")
    for key, found in english.items():
        assert ours[key].used - {"amount"} == found.used - {"amount"}, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_are_complete(language: str) -> None:
    forms = {"en": {"one", "other"}, "pl": {"one", "few", "other"}, "cs": {"one", "few", "other"}}[language]
    for key, found in parts(language).items():
        for values in found.choices.values():
            if "one" in values:
                assert values == forms, key


@pytest.mark.parametrize(("column", "language"), list(enumerate(LANGUAGES)))
def test_terms_are_those_of_the_glossary(column: int, language: str) -> None:
    made = bundle(language)
    for name, words in glossary().items():
        assert say(made, f"zhanguo-term-{name}", {}) == words[column]


def test_selectors_know_every_id() -> None:
    families = [set(data.OFFICIALS), set(data.COLOURS), set(data.COURT_ACTIONS), set(data.ASPECTS), set(data.BOARDS)]
    families += [set(data.BOARDS[1:]), {"plain", "extra"}, {"0", "1"}, {"0", "other"}, {"0", "121", "other"}]
    families += [{"one", "other"}, {"one", "few", "other"}]
    from tianxia.games.zhanguo.tables import _NAMES

    families.append(set(_NAMES.values()))
    for language in LANGUAGES:
        for key, found in parts(language).items():
            for name, values in found.choices.items():
                assert values in families, f"{language} {key} ${name}: {sorted(values)}"
