"""What commands take; what several of them take is said once."""

import argparse
import sys
from collections.abc import Callable
from typing import NoReturn, TypeAlias

from tianxia.cli.answer import BAD, BadInput

Commands: TypeAlias = "argparse._SubParsersAction[Parser]"


class Whole:
    """A whole number of at least this size, with a message that says so."""

    def __init__(self, least: int) -> None:
        self.least = least

    def __call__(self, text: str) -> int:
        if not text.isascii() or not text.isdigit() or len(text) > 16 or int(text) < self.least:
            raise argparse.ArgumentTypeError(f"{text!r} is not a whole number of at least {self.least}")
        return int(text)


class Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """One short line instead of a page of usage."""
        sys.stderr.write(f"{self.prog}: {message} (see {self.prog} --help)\n")
        sys.exit(BAD)

    def text(self, flag: str, letter: str, about: str, usual: str = "") -> None:
        self.add_argument(flag, default=usual, metavar=letter, help=f"{about} (default: {usual})" if usual else about)

    def whole(self, flag: str, letter: str, about: str, usual: int, least: int = 1, why: str = "") -> None:
        """A whole number; `why` says more of the usual one."""
        said = f"{about} (default: {usual}{why})"
        self.add_argument(flag, type=Whole(least), default=usual, metavar=letter, help=said)

    def flag(self, flag: str, about: str) -> None:
        self.add_argument(flag, action="store_true", help=about)

    def several(self, flag: str, letter: str, about: str) -> None:
        self.add_argument(flag, action="append", default=[], metavar=letter, help=about)

    # ---- what many commands take ----

    def game(self) -> None:
        self.add_argument("game", metavar="GAME", help="a game of `tianxia games`, or package.module:GAME")

    def seats(self) -> None:
        self.add_argument("--seats", type=Whole(1), required=True, metavar="N", help="how many seats decide")

    def mode(self) -> None:
        self.text("--mode", "M", "mode of the game (default: the first that fits the seats)")

    def seed(self, same: str = "games") -> None:
        self.whole("--seed", "S", f"same seed, same {same}", 0, least=0)

    def jobs(self) -> None:
        self.whole("--jobs", "J", "processes", 1)

    def record(self, about: str) -> None:
        self.add_argument("file", metavar="FILE", help=f"{about}; - reads it from the input")
        self.text("--game", "G", "package.module:GAME, if it is in a file of your own")


def command(commands: Commands, run: Callable[[argparse.Namespace], int], about: str, json: bool = True) -> Parser:
    """A new command: it is called as the function that it runs, whose docstring its help shows."""
    made = commands.add_parser(run.__name__, help=about, description=run.__doc__)
    made.set_defaults(run=run)
    if json:
        made.flag("--json", "print JSON")
    return made


def options_of(pairs: list[str]) -> dict[str, str]:
    found: dict[str, str] = {}
    for pair in pairs:
        key, equals, choice = pair.partition("=")
        if not equals or not key or not choice:
            raise BadInput(f"--option is KEY=CHOICE, not {pair!r}")
        found[key] = choice
    return found
