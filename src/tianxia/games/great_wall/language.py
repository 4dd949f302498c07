"""The effect language of the cards, read once at import: never evaluated as code, only walked (data page, section 1).

A card text becomes `Line` objects. A line is known by its number everywhere, so that an open question or
a waiting step is plain numbers.
"""

import ast
from typing import Final

from tianxia.games.great_wall.ids import COMMAND_NAMES, TRIGGERS
from tianxia.games.great_wall.words import (
    ALL,
    COUNTERS,
    DECKS,
    E_ADD,
    E_AND,
    E_CONST,
    E_COUNTER,
    E_DIV,
    E_EQ,
    E_GE,
    E_GT,
    E_IN_ROW,
    E_IS_TOP,
    E_LE,
    E_LT,
    E_MUL,
    E_NOT,
    E_OR,
    E_REVEALED,
    E_SUB,
    E_WON,
    FREE_OF_CHARGE,
    ITEMS,
    KINDS,
    PAID,
    PLACES,
    RES_NONE,
    SC_THIS,
    SCOPES,
    TYPES,
    V_GAIN,
    V_HONOR,
    VERBS,
    WHO_ME,
    WHOS,
)


class BadText(ValueError):
    """A card text that is not in the language; the message shows where."""


class Expr:
    """A number or truth read from the position. Immutable."""

    def __init__(self, op: int, value: int = 0, left: "Expr | None" = None, right: "Expr | None" = None) -> None:
        self.op = op
        self.value = value
        self.left = left
        self.right = right


class Effect:
    """One call of a card text. Fields that a verb does not use stay at their defaults."""

    def __init__(self, verb: int) -> None:
        self.verb = verb
        self.kind = RES_NONE
        self.amount = Expr(E_CONST, 1)
        self.who = WHO_ME
        self.scope = SC_THIS
        self.price = PAID
        self.distinct = 0
        self.item = -1
        self.options: list[int] = []  # of a choose: numbers of lines


class Line:
    """One ability: when, at most how often, if, for what price, do what."""

    def __init__(self, card: int, when: int, when_loc: int, any_player: bool, limit: int) -> None:
        self.number = -1
        self.card = card
        self.when = when
        self.when_loc = when_loc  # -1: any place
        self.any_player = any_player
        self.limit = limit  # 0 none, 1 turn, 2 year, 3 game
        self.limit_bit = -1
        self.condition: Expr | None = None
        self.pay_kind = RES_NONE
        self.pay = 0
        self.effects: list[Effect] = []
        self.source = 0  # where its honor is booked
        self.plain_gain = False  # only honor and resources, no price: never asked (GW-13.1.4)


LINES: Final[list[Line]] = []
LIMITS: Final[dict[str, int]] = {"-": 0, "turn": 1, "year": 2, "game": 3}


def read_line(card: int, when: str, lim: str, condition: str, pay: str, do: str, source: int) -> Line:
    """A card text as a line with a number."""
    trigger, loc, anybody = read_when(when)
    line = Line(card, trigger, loc, anybody, LIMITS[lim])
    line.source = source
    if condition != "-":
        line.condition = read_expr(condition)
    if pay != "-":
        call = _parse(pay)
        if not isinstance(call, ast.Call) or _word(call.func) != "cost":
            raise BadText(f"a price is cost(kind, n), not {pay!r}")
        line.pay_kind = KINDS[_word(call.args[0])]
        line.pay = _number(call.args[1])
    if do != "-":
        line.effects = [read_effect(part, source) for part in do.split("; ")]
    line.number = len(LINES)
    LINES.append(line)
    if line.pay_kind < 0 and line.effects and all([e.verb in (V_HONOR, V_GAIN) and e.who == WHO_ME for e in line.effects]):
        line.plain_gain = True
    return line


def read_when(when: str) -> tuple[int, int, bool]:
    """`activate(barracks, any)` -> trigger, location (-1: none), any player's."""
    if when == "-":
        return 0, -1, False
    tree = _parse(when)
    if isinstance(tree, ast.Name):
        return TRIGGERS.index(tree.id), -1, False
    if not isinstance(tree, ast.Call):
        raise BadText(f"no trigger: {when!r}")
    words = [_word(a) for a in tree.args]
    loc = -1
    for w in words:
        if w != "any":
            loc = PLACES[w]
    return TRIGGERS.index(_word(tree.func)), loc, "any" in words


def read_effect(text: str, source: int) -> Effect:
    tree = _parse(text)
    if not isinstance(tree, ast.Call):
        raise BadText(f"no effect: {text!r}")
    return _effect(tree, source)


def _effect(call: ast.Call, source: int) -> Effect:
    name = _word(call.func)
    if name not in VERBS:
        raise BadText(f"no verb {name!r}")
    e = Effect(VERBS.index(name))
    if name == "choose":
        for arg in call.args:
            if not isinstance(arg, ast.Call):
                raise BadText("choose takes effects")
            line = Line(-1, 0, -1, False, 0)
            line.source = source
            line.effects = [_effect(arg, source)]
            line.number = len(LINES)
            LINES.append(line)
            e.options.append(line.number)
        return e
    places = list(call.args)
    for key in call.keywords:
        if key.arg == "who":
            e.who = WHOS[_word(key.value)]
        elif key.arg == "distinct":
            e.distinct = _number(key.value)
        elif key.arg == "kind":
            e.kind = KINDS[_word(key.value)]
        else:
            raise BadText(f"{name} has no part {key.arg!r}")
    for arg in places:
        _argument(e, name, arg)
    return e


def _argument(e: Effect, verb: str, arg: ast.expr) -> None:
    """Each word says by itself what it is: a kind, a soldier, a scope, a player, a price, a number."""
    if isinstance(arg, ast.Call):
        if _word(arg.func) != "minus":
            raise BadText(f"unknown part of {verb}")
        e.price = _number(arg.args[0])
        return
    if isinstance(arg, ast.Name):
        word = arg.id
        if word == "paid":
            e.price = PAID
        elif word == "free":
            e.price = FREE_OF_CHARGE
        elif word == "all":
            e.amount = Expr(E_CONST, ALL)
        elif verb in ("price", "limit"):
            e.item = ITEMS.index(word)
        elif verb in ("over_price", "free_upgrade_step", "adv", "upgrade"):
            e.item = PLACES[word]
        elif verb in ("recruit", "attack", "forbid", "sacrifice", "qin_recruit") and word in TYPES:
            e.item = TYPES[word]
        elif verb == "peek":
            if word != "events_deck":
                raise BadText(f"peek looks at the events_deck; {word} needs its own place in effects.py")
            e.item = DECKS.index(word)
        elif verb in ("gain", "lose") and word in KINDS:
            e.kind = KINDS[word]
        elif word in SCOPES:
            e.scope = SCOPES[word]
        elif word in WHOS:
            e.who = WHOS[word]
        elif word in COUNTERS:
            e.amount = read_tree(arg)
        else:
            raise BadText(f"{verb} does not know {word!r}")
        return
    e.amount = read_tree(arg)


def read_expr(text: str) -> Expr:
    return read_tree(_parse(text))


_BINARY: Final[list[tuple[type[ast.AST], int]]] = [(ast.Add, E_ADD), (ast.Sub, E_SUB), (ast.Mult, E_MUL), (ast.FloorDiv, E_DIV)]
_COMPARE: Final[list[tuple[type[ast.AST], int]]] = [
    (ast.GtE, E_GE),
    (ast.LtE, E_LE),
    (ast.Eq, E_EQ),
    (ast.Gt, E_GT),
    (ast.Lt, E_LT),
]


def read_tree(tree: ast.AST) -> Expr:
    if isinstance(tree, ast.Constant) and isinstance(tree.value, int):
        return Expr(E_CONST, tree.value)
    if isinstance(tree, ast.UnaryOp) and isinstance(tree.op, ast.USub):
        return Expr(E_CONST, -_number(tree.operand))
    if isinstance(tree, ast.UnaryOp) and isinstance(tree.op, ast.Not):
        return Expr(E_NOT, 0, read_tree(tree.operand))
    if isinstance(tree, ast.Name) and tree.id in COUNTERS:
        return Expr(E_COUNTER, COUNTERS.index(tree.id))
    if isinstance(tree, ast.BinOp):
        for kind, op in _BINARY:
            if isinstance(tree.op, kind):
                return Expr(op, 0, read_tree(tree.left), read_tree(tree.right))
    if isinstance(tree, ast.Compare) and len(tree.ops) == 1:
        for kind, op in _COMPARE:
            if isinstance(tree.ops[0], kind):
                return Expr(op, 0, read_tree(tree.left), read_tree(tree.comparators[0]))
    if isinstance(tree, ast.BoolOp):
        op = E_AND if isinstance(tree.op, ast.And) else E_OR
        whole = read_tree(tree.values[0])
        for part in tree.values[1:]:
            whole = Expr(op, 0, whole, read_tree(part))
        return whole
    if isinstance(tree, ast.Call):
        name = _word(tree.func)
        if name == "revealed":
            return Expr(E_REVEALED, COMMAND_NAMES.index(_word(tree.args[0])))
        if name == "won":
            return Expr(E_WON)
        if name == "is_top":
            return Expr(E_IS_TOP)
        if name == "in_row":
            return Expr(E_IN_ROW, _number(tree.args[0]))
    raise BadText(f"not in the language: {ast.dump(tree)}")


def _parse(text: str) -> ast.expr:
    return ast.parse(text, mode="eval").body


def _word(tree: ast.AST) -> str:
    if isinstance(tree, ast.Name):
        return tree.id
    raise BadText(f"a name is needed, not {ast.dump(tree)}")


def _number(tree: ast.AST) -> int:
    if isinstance(tree, ast.Constant) and isinstance(tree.value, int):
        return tree.value
    if isinstance(tree, ast.UnaryOp) and isinstance(tree.op, ast.USub):
        return -_number(tree.operand)
    raise BadText(f"a number is needed, not {ast.dump(tree)}")
