"""Reads the texts of the cards, once, when the game is loaded (data page, section 1)."""

import ast
from typing import Final

from tianxia.games.great_wall.data import ADVISOR_LINE, EVENT_LINE, HORDE_LINE
from tianxia.games.great_wall.ids import COMMAND_NAMES
from tianxia.games.great_wall.words.counters import COUNTERS, InRow, IsTop, Revealed, Won
from tianxia.games.great_wall.words.dictionary import WORDS
from tianxia.games.great_wall.words.line import LINES, Effect, Line, Word
from tianxia.games.great_wall.words.numbers import (
    And,
    AtLeast,
    AtMost,
    Both,
    Constant,
    Equal,
    Less,
    Minus,
    More,
    Not,
    Number,
    Or,
    Part,
    Plus,
    Times,
)
from tianxia.games.great_wall.words.static import Change, Static
from tianxia.games.great_wall.words.syntax import BadText, call_of, number_of, parse, word_of
from tianxia.games.great_wall.words.vocabulary import ALL, FREE_OF_CHARGE, KINDS, PAID, SCOPES, WHO_ME, WHOS

BY_NAME: Final[dict[str, Word]] = {word.name: word for word in WORDS}
SIGNS: Final[dict[type[ast.AST], type[Both]]] = {
    ast.Add: Plus,
    ast.Sub: Minus,
    ast.Mult: Times,
    ast.FloorDiv: Part,
    ast.GtE: AtLeast,
    ast.LtE: AtMost,
    ast.Eq: Equal,
    ast.Gt: More,
    ast.Lt: Less,
    ast.And: And,
    ast.Or: Or,
}


def read_cards() -> list[Line]:
    """All lines that data.py made; then the static words learn what the cards say."""
    for line in LINES:
        read_line(line)
    for i, line in enumerate(HORDE_LINE):
        for e in line.effects:
            if isinstance(e.word, Static):
                e.word.hordes[i] = e.n
    for i, line in enumerate(ADVISOR_LINE):
        for e in line.effects:
            if isinstance(e.word, Static):
                e.word.advisors.append(Change(i, e))
    for i, line in enumerate(EVENT_LINE):
        for e in line.effects:
            if isinstance(e.word, Static):
                e.word.events.append(Change(i, e))
    return LINES


def read_line(line: Line) -> None:
    if line.written_condition != "-":
        line.condition = read_number(parse(line.written_condition))
    if line.written_pay != "-":
        call = call_of(line.written_pay)
        if word_of(call.func) != "cost":
            raise BadText(f"a price is cost(kind, n), not {line.written_pay!r}")
        line.pay_kind = KINDS[word_of(call.args[0])]
        line.pay = number_of(call.args[1])
    if line.written != "-":
        line.effects = [read_effect(part) for part in line.written.split("; ")]
    if line.pay_kind < 0 and line.effects:
        line.plain_gain = all([e.word.name in ("honor", "gain") and e.who == WHO_ME for e in line.effects])


def read_effect(text: str) -> Effect:
    call = call_of(text)
    name = word_of(call.func)
    if name not in BY_NAME:
        raise BadText(f"no word {name!r}")
    e = Effect(BY_NAME[name])
    for key in call.keywords:
        if key.arg == "who":
            e.who = WHOS[word_of(key.value)]
        elif key.arg == "distinct":
            e.distinct = number_of(key.value)
        elif key.arg == "kind":
            e.kind = KINDS[word_of(key.value)]
        else:
            raise BadText(f"{name} has no part {key.arg!r}")
    for arg in call.args:
        if name != "choose":  # its options are lines of their own
            _argument(e, arg)
    if isinstance(e.amount, Constant):
        e.n = e.amount.n
    return e


def _argument(e: Effect, arg: ast.expr) -> None:
    """Each part says by itself what it is: a thing of the word, a price, a scope, a player, a number."""
    if isinstance(arg, ast.Call):
        if word_of(arg.func) != "minus":
            raise BadText(f"unknown part of {e.word.name}")
        e.price = number_of(arg.args[0])
        return
    if not isinstance(arg, ast.Name) or arg.id in COUNTERS:
        e.amount = read_number(arg)
        return
    word = arg.id
    if e.word.hear(e, word):
        return
    if word == "paid":
        e.price = PAID
    elif word == "free":
        e.price = FREE_OF_CHARGE
    elif word == "all":
        e.amount = Constant(ALL)
    elif word in SCOPES:
        e.scope = SCOPES[word]
    elif word in WHOS:
        e.who = WHOS[word]
    else:
        raise BadText(f"{e.word.name} does not know {word!r}")


def read_number(tree: ast.AST) -> Number:
    if isinstance(tree, ast.Constant) and isinstance(tree.value, int):
        return Constant(tree.value)
    if isinstance(tree, ast.UnaryOp) and isinstance(tree.op, ast.USub):
        return Constant(-number_of(tree.operand))
    if isinstance(tree, ast.UnaryOp) and isinstance(tree.op, ast.Not):
        return Not(read_number(tree.operand))
    if isinstance(tree, ast.Name) and tree.id in COUNTERS:
        return COUNTERS[tree.id]
    if isinstance(tree, ast.BinOp):
        return _two(tree.op, read_number(tree.left), read_number(tree.right))
    if isinstance(tree, ast.Compare) and len(tree.ops) == 1:
        return _two(tree.ops[0], read_number(tree.left), read_number(tree.comparators[0]))
    if isinstance(tree, ast.BoolOp):
        whole = read_number(tree.values[0])
        for part in tree.values[1:]:
            whole = _two(tree.op, whole, read_number(part))
        return whole
    if isinstance(tree, ast.Call):
        name = word_of(tree.func)
        if name == "revealed":
            return Revealed(COMMAND_NAMES.index(word_of(tree.args[0])))
        if name == "won":
            return Won()
        if name == "is_top":
            return IsTop()
        if name == "in_row":
            return InRow(number_of(tree.args[0]))
    raise BadText(f"not in the language: {ast.dump(tree)}")


def _two(sign: ast.AST, left: Number, right: Number) -> Number:
    if type(sign) not in SIGNS:
        raise BadText(f"not in the language: {ast.dump(sign)}")
    return SIGNS[type(sign)](left, right)


READ: Final = read_cards()
