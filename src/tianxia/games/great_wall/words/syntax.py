"""How card texts are written: names, numbers and calls, in the syntax of Python, never evaluated as code, only walked."""

import ast

from tianxia.games.great_wall.ids import TRIGGERS
from tianxia.games.great_wall.words.vocabulary import PLACES


class BadText(ValueError):
    """A card text that is not in the language; the message shows where."""


def parse(text: str) -> ast.expr:
    return ast.parse(text, mode="eval").body


def word_of(tree: ast.AST) -> str:
    if isinstance(tree, ast.Name):
        return tree.id
    raise BadText(f"a name is needed, not {ast.dump(tree)}")


def number_of(tree: ast.AST) -> int:
    if isinstance(tree, ast.Constant) and isinstance(tree.value, int):
        return tree.value
    if isinstance(tree, ast.UnaryOp) and isinstance(tree.op, ast.USub):
        return -number_of(tree.operand)
    raise BadText(f"a number is needed, not {ast.dump(tree)}")


def call_of(text: str) -> ast.Call:
    tree = parse(text)
    if isinstance(tree, ast.Call):
        return tree
    raise BadText(f"word(…) is needed, not {text!r}")


def read_when(when: str) -> tuple[int, int, bool]:
    """`activate(barracks, any)` -> trigger, location (-1: none), any player's."""
    if when == "-":
        return 0, -1, False
    tree = parse(when)
    if isinstance(tree, ast.Name):
        return TRIGGERS.index(tree.id), -1, False
    call = call_of(when)
    words = [word_of(a) for a in call.args]
    loc = -1
    for w in words:
        if w != "any":
            loc = PLACES[w]
    return TRIGGERS.index(word_of(call.func)), loc, "any" in words
