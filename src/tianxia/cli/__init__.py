"""The `tianxia` command. Exit codes: 0 fine, 1 something was found (a violation, a rule without proof), 2 bad input.

Everything is imported where it is needed, so that `tianxia --help` answers at once.
"""

import argparse
import os
import sys
from collections.abc import Sequence

from tianxia.cli import games, laboratory, records, stores
from tianxia.cli.answer import BAD, FINE, BadInput, version
from tianxia.cli.arguments import Parser

OF_THE_SERVER = {  # these read their own arguments
    "serve": ("tianxia.server.run", "serve the table in the browser"),
    "play": ("tianxia.server.run", "the same, and open the browser"),
    "bots": ("tianxia.server.bots", "let bots think for servers on this or other machines"),
    "settings": ("tianxia.server.settings_told", "all settings of the server: values, where they come from, what they mean"),
    "admin": ("tianxia.server.admin", "look after a server: people, tables, announcements"),
    "dump": ("tianxia.server.dump", "all finished games without names, to give away"),
}
EPILOG = """examples:
  tianxia games
  tianxia simulate GAME --seats 2 --bots greedy,random --games 100 --seed 1 --jobs 2
  tianxia ladder GAME --games 40 --jobs 2
  tianxia train GAME --seats 2 --games 4000 --rounds 2 --processes 2 --out runs/one
  tianxia check GAME --seeds 100
  tianxia rules GAME
  tianxia replay game.json --verify
  tianxia serve --port 8000
  tianxia settings
  tianxia backup tables.db
"""


def main(argv: Sequence[str] | None = None) -> int:
    arguments = list(sys.argv[1:] if argv is None else argv)
    if arguments and arguments[0] in OF_THE_SERVER:
        return of_the_server(arguments)
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())  # package.module:Class may be a file right here
    try:
        asked = parser().parse_args(arguments)
        code = asked.run(asked)
        assert isinstance(code, int)
        return code
    except SystemExit as leaving:
        return leaving.code if isinstance(leaving.code, int) else BAD
    except BrokenPipeError:
        sys.stderr.close()
        return FINE
    except KeyboardInterrupt:
        sys.stderr.write("tianxia: stopped\n")
        return 130
    except ModuleNotFoundError as error:
        return not_installed(error)
    except ValueError as error:
        if isinstance(error, bad_input()):
            sys.stderr.write(f"tianxia: {error}\n")
            return BAD
        raise


def bad_input() -> tuple[type[ValueError], ...]:
    """The errors that are the asker's and not ours."""
    from tianxia.bots.catalogue import UnknownBot
    from tianxia.bots.ladder import BadLadder
    from tianxia.bots.nets import BadNet
    from tianxia.bots.protocol import BadAnswer
    from tianxia.engine.game import BadSetup
    from tianxia.engine.record import BadRecord
    from tianxia.engine.registry import UnknownGame
    from tianxia.lab.proof import NoRules
    from tianxia.lab.simulate import BadLab
    from tianxia.puzzles.puzzle import BadPuzzle

    return (BadInput, UnknownBot, BadLadder, BadNet, BadAnswer, BadSetup, BadRecord, UnknownGame, NoRules, BadLab, BadPuzzle)


def parser() -> Parser:
    top = Parser(
        prog="tianxia",
        description="The digital table for heavy euro games: play, simulate, check.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.add_argument("--version", action="version", version=f"tianxia {version()}")
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for room in (games, laboratory, records, stores):
        room.add(commands)
    for name, (_, about) in OF_THE_SERVER.items():
        commands.add_parser(name, help=f"{about} (tianxia {name} --help)")
    return top


def of_the_server(arguments: list[str]) -> int:
    from importlib import import_module

    try:
        command = import_module(OF_THE_SERVER[arguments[0]][0])
        rest = arguments[1:] + (["--open"] if arguments[0] == "play" else [])
        code = command.main(rest)
    except ModuleNotFoundError as error:
        return not_installed(error)
    except SystemExit as leaving:
        code = leaving.code
    except BrokenPipeError:
        sys.stderr.close()
        code = FINE
    return code if isinstance(code, int) else FINE


def not_installed(error: ModuleNotFoundError) -> int:
    """`pip install tianxia` is engine, games, bots and laboratory; the rest comes with the extras of pyproject.toml."""
    name = (error.name or "").partition(".")[0]
    if name in ("", "tianxia"):
        raise error
    extra = "research" if name in ("numpy", "gymnasium", "pettingzoo", "pyspiel", "open_spiel") else "server"
    sys.stderr.write(f"tianxia: {name} is not installed; this needs: pip install 'tianxia[{extra}]'\n")
    return BAD
