"""What a seat sees is what the game's seen.py declares, and what the page is promised (web/src/games/<game>/seen.ts)."""

from collections import Counter
from collections.abc import Iterator
from types import UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest

from tests.games import golden
from tianxia.engine.events import WATCHER
from tianxia.engine.registry import find
from tianxia.engine.rng import seeded
from tianxia.engine.state import State
from tianxia.lab.check import tables
from tools.views import declared, games, place_of, view_types

ANY_KEY = "*"
# What these games do not show: decks that have run out; and a number on the outer ring, which is told as the others are.
RARE = {
    "terracotta": ["view.segments[].outer[] is <class 'int'>"],
    "daimyo": ["view.market[] is <class 'NoneType'>", "view.market_top is <class 'NoneType'>"],
    "great_wall": ["view.invasion is <class 'NoneType'>"],
}


class Unlike(Exception):
    """Something is not as it is declared; the message says where."""


def hold(value: Any, kind: Any, at: str, met: Counter[str]) -> None:
    """A value against its declaration, with nothing unknown and nothing missing; `met` counts what of it has come."""
    args = get_args(kind)
    origin = get_origin(kind)
    if origin in (Union, UnionType):
        hold_one_of(value, args, at, met)
    elif origin is Literal:
        if not any(value == one and type(value) is type(one) for one in args):
            raise Unlike(f"{at}: {value!r} is none of {args}")
    elif origin is list:
        if type(value) is not list:
            raise Unlike(f"{at}: {value!r} is no list")
        for one in value:
            hold(one, args[0], f"{at}[]", met)
    elif origin is dict:
        if type(value) is not dict or (get_origin(args[0]) is Literal and set(value) != set(get_args(args[0]))):
            raise Unlike(f"{at}: {value!r} has other keys than {args[0]}")
        for key, one in value.items():
            hold(key, args[0], f"{at} key", met)
            hold(one, args[1], f"{at}.{ANY_KEY}", met)
    elif is_typeddict(kind):
        fields = get_type_hints(kind, include_extras=True)
        if type(value) is not dict or not kind.__required_keys__ <= value.keys() <= fields.keys():
            raise Unlike(f"{at}: {value!r} is no {kind.__name__}")
        for key, one in value.items():
            what = fields[key]
            met[f"{at}.{key}"] += 1
            hold(one, get_args(what)[0] if get_origin(what) is NotRequired else what, f"{at}.{key}", met)
    elif type(value) is not kind:
        raise Unlike(f"{at}: {value!r} is no {kind.__name__}")


def hold_one_of(value: Any, kinds: tuple[Any, ...], at: str, met: Counter[str]) -> None:
    for kind in kinds:
        found: Counter[str] = Counter()
        try:
            hold(value, kind, at, found)
        except Unlike:
            continue
        met.update(found)
        met[f"{at} is {kind}"] += 1
        return
    raise Unlike(f"{at}: {value!r} is none of {kinds}")


def promised(kind: Any, at: str) -> set[str]:
    """All that could be met: each field, and each of the kinds that one may be of."""
    args, origin = get_args(kind), get_origin(kind)
    if origin in (Union, UnionType):
        return {f"{at} is {one}" for one in args}.union(*[promised(one, at) for one in args])
    if origin is list:
        return promised(args[0], f"{at}[]")
    if origin is dict:
        return promised(args[1], f"{at}.{ANY_KEY}")
    if origin is NotRequired:
        return promised(args[0], at)
    if is_typeddict(kind):
        fields = get_type_hints(kind, include_extras=True)
        return {f"{at}.{key}" for key in fields}.union(*[promised(what, f"{at}.{key}") for key, what in fields.items()])
    return set()


@pytest.mark.parametrize("name", games())
def test_the_page_reads_what_is_declared(name: str) -> None:
    assert place_of(name).read_text() == view_types(name), "make types"


def positions(name: str) -> Iterator[State]:
    """Of a random game with every number of seats in every mode, and of the golden games, in which everything happens."""
    game: Any = find(name)
    for n, table in enumerate(tables(name)):
        s = game.new(table.setup(n), seeded(n))
        dice = seeded(n)
        while s.todo:
            yield s
            legal = game.legal(s, s.todo[-1].seat)
            game.apply(s, s.todo[-1].seat, legal[dice.below(len(legal))], None)
        yield s
    for one in golden.named(name):
        course = golden.course(name, one)
        s = course.at(0)
        for move in course.moves:
            yield s
            game.apply(s, move.seat, move.action, None)
        yield s


@pytest.mark.parametrize("name", games())
def test_what_is_sent_is_what_is_declared(name: str) -> None:
    """By every seat and a watcher in turn; and all that is promised does come."""
    game: Any = find(name)
    view = declared(name)["View"]
    met: Counter[str] = Counter()
    for n, s in enumerate(positions(name)):
        if n % 5 == 0 or not s.todo:
            hold(game.view(s, n // 5 % (s.seats + 1) + WATCHER), view, "view", met)
    assert sorted(promised(view, "view") - met.keys()) == RARE.get(name, []), "promised, and never sent"
