"""The `tianxia` command. Exit codes: 0 fine, 1 something was found (a violation, a rule without proof), 2 bad input.

Everything is imported where it is needed, so that `tianxia --help` answers at once.
"""

import argparse
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from tianxia.engine.course import Course

FINE, FOUND, BAD = 0, 1, 2
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


class BadInput(ValueError):
    """What was asked for cannot be done; one line says why and what would be right."""


class Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """One short line instead of a page of usage."""
        sys.stderr.write(f"{self.prog}: {message} (see {self.prog} --help)\n")
        sys.exit(BAD)


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

    listing = commands.add_parser("games", help="list the games, their modes, seats and options")
    listing.add_argument("--json", action="store_true", help="print JSON")
    listing.set_defaults(run=games)

    many = commands.add_parser("simulate", help="let bots play many games", description="Let bots play many games.")
    many.add_argument("game", metavar="GAME", help="a game of `tianxia games`, or package.module:GAME")
    many.add_argument("--seats", type=Whole(1), required=True, metavar="N", help="how many seats decide")
    many.add_argument("--mode", default="", metavar="M", help="mode of the game (default: the first that fits the seats)")
    many.add_argument("--option", action="append", default=[], metavar="KEY=CHOICE", help="an option of the game; repeatable")
    many.add_argument(
        "--bots",
        default="random",
        metavar="A,B,…",
        help="random, greedy, search, search@1s (time), search@500 (tries), champion and mcts too, net, package.module:Class; "
        "fewer than seats: again (default: random)",
    )
    many.add_argument("--games", type=Whole(1), default=100, metavar="G", help="how many games (default: 100)")
    many.add_argument("--seed", type=Whole(0), default=0, metavar="S", help="same seed, same games (default: 0)")
    many.add_argument("--jobs", type=Whole(1), default=1, metavar="J", help="processes (default: 1)")
    many.add_argument("--save", default="", metavar="FOLDER", help="keep a record of every game there")
    many.add_argument("--json", action="store_true", help="print JSON")
    many.set_defaults(run=simulate)

    learning = commands.add_parser(
        "train",
        help="learn a net from self-play",
        description="Rounds of self-play and learning; what stays is a net for net=FILE and champion=FILE (docs/training.md).",
    )
    learning.add_argument("game", metavar="GAME", help="a game of `tianxia games`, or package.module:GAME")
    learning.add_argument("--seats", type=Whole(1), required=True, metavar="N", help="how many seats decide")
    learning.add_argument("--mode", default="", metavar="M", help="mode of the game (default: the first that fits the seats)")
    learning.add_argument("--games", type=Whole(1), default=4000, metavar="G", help="games of a round (default: 4000)")
    learning.add_argument("--minutes", type=float, default=0.0, metavar="M", help="end the playing of a round after so long")
    learning.add_argument("--option", action="append", default=[], metavar="KEY=CHOICE", help="repeatable; one each is drawn")
    learning.add_argument("--begin", default="", metavar="FILE", help="a net that plays the first round, to be beaten")
    learning.add_argument("--rounds", type=Whole(1), default=2, metavar="R", help="rounds (default: 2)")
    learning.add_argument("--match", type=Whole(0), default=96, metavar="M", help="games of every match (default: 96; 0: none)")
    learning.add_argument("--every", type=Whole(1), default=1, metavar="E", help="keep one question in so many (default: 1)")
    learning.add_argument("--processes", type=Whole(1), default=1, metavar="P", help="processes (default: 1)")
    learning.add_argument("--seed", type=Whole(0), default=0, metavar="S", help="same seed, same net (default: 0)")
    learning.add_argument("--out", required=True, metavar="FOLDER", help="where everything is kept")
    learning.add_argument("--resume", action="store_true", help="go on with the training in FOLDER")
    learning.add_argument("--json", action="store_true", help="print JSON")
    learning.set_defaults(run=train)

    rungs = commands.add_parser(
        "ladder",
        help="measure how strong the levels for people are",
        description="Let the levels play in pairs, put them on one scale and write what was played beside the game "
        "(docs/ladder.md). Stopped, it goes on where it was.",
    )
    rungs.add_argument("game", metavar="GAME", nargs="?", default="", help="a game of `tianxia games`; none: only the page")
    rungs.add_argument("--seats", type=Whole(2), default=2, metavar="N", help="seats of a game (default: 2)")
    rungs.add_argument("--games", type=Whole(0), default=40, metavar="G", help="games of a pair (default: 40; 0: just show it)")
    rungs.add_argument("--levels", default="", metavar="A,B,…", help="bots, the weakest first (default: all levels, and greedy)")
    rungs.add_argument("--reach", type=Whole(0), default=0, metavar="R", help="only pairs so far apart (default: every pair)")
    rungs.add_argument("--seed", type=Whole(0), default=0, metavar="S", help="same seed, same games (default: 0)")
    rungs.add_argument("--jobs", type=Whole(1), default=1, metavar="J", help="processes (default: 1)")
    rungs.add_argument("--out", default="", metavar="FILE", help="where it is written (default: ladder.toml beside the game)")
    rungs.add_argument("--page", default="", metavar="FILE", help="write the page of all games there (docs/ladder.md)")
    rungs.add_argument("--json", action="store_true", help="print JSON")
    rungs.set_defaults(run=ladder)

    proof = commands.add_parser("rules", help="which rules are proven by a test", description="Rule ids with and without a test.")
    proof.add_argument("game", metavar="GAME")
    proof.add_argument("--tests", action="store_true", help="also list the tests of every rule")
    proof.add_argument("--json", action="store_true", help="print JSON")
    proof.set_defaults(run=rules)

    laws = commands.add_parser(
        "check",
        help="play random games under all laws",
        description="Play random games for every mode and number of seats, with options drawn by the seed, and check all laws.",
    )
    laws.add_argument("game", metavar="GAME")
    laws.add_argument("--seeds", type=Whole(1), default=20, metavar="N", help="games per mode and number of seats (default: 20)")
    laws.add_argument("--first-seed", type=Whole(0), default=0, metavar="S", help="begin with this seed (default: 0)")
    laws.add_argument("--mode", default="", metavar="M", help="only this mode")
    laws.add_argument("--seats", type=Whole(1), default=0, metavar="N", help="only this number of seats")
    laws.add_argument("--every", type=Whole(1), default=7, metavar="K", help="dear laws at every K-th decision (default: 7)")
    laws.add_argument("--jobs", type=Whole(1), default=1, metavar="J", help="processes (default: 1)")
    laws.add_argument("--save", default="", metavar="FOLDER", help="write the record of every violation there")
    laws.add_argument("--json", action="store_true", help="print JSON")
    laws.set_defaults(run=check)

    again = commands.add_parser("replay", help="verify a record and print its itemised result")
    again.add_argument("file", metavar="FILE", help="a record; - reads it from the input")
    again.add_argument("--game", default="", metavar="G", help="package.module:GAME, if it is in a file of your own")
    again.add_argument("--story", action="store_true", help="every move with what it told: rolls, draws, points")
    again.add_argument("--verify", action="store_true", help="was it dealt as promised? checks secret, words and every draw")
    again.add_argument("--commitment", default="", metavar="HEX", help="with --verify: what the table showed before the deal")
    again.add_argument("--word", action="append", default=[], metavar="SEAT=WORD", help="with --verify: what a seat added to it")
    again.add_argument("--json", action="store_true", help="print JSON")
    again.set_defaults(run=replay)

    looked = commands.add_parser(
        "analyse",
        help="how a finished game went: chances, luck, key moves",
        description="Chances on the way, luck apart from decisions, and what the champion would have done (docs/analysis.md).",
    )
    looked.add_argument("file", metavar="FILE", help="the record of a finished game; - reads it from the input")
    looked.add_argument("--game", default="", metavar="G", help="package.module:GAME, if it is in a file of your own")
    looked.add_argument("--json", action="store_true", help="print JSON")
    looked.set_defaults(run=analyse)

    true = commands.add_parser(
        "calibrate",
        help="measure how good the chances of an analysis are",
        description="Let bots play games, tell the chances on the way and hold them against the results (docs/analysis.md).",
    )
    true.add_argument("game", metavar="GAME", help="a game of `tianxia games`, or package.module:GAME")
    true.add_argument("--seats", type=Whole(1), default=2, metavar="N", help="how many seats decide (default: 2)")
    true.add_argument("--bots", default="greedy", metavar="A,B,…", help="who plays, as for simulate (default: greedy)")
    true.add_argument("--games", type=Whole(1), default=40, metavar="G", help="how many games (default: 40)")
    true.add_argument("--seed", type=Whole(0), default=0, metavar="S", help="same seed, same games (default: 0)")
    true.add_argument("--plot", default="", metavar="FILE", help="write a drawing of it there (SVG)")
    true.add_argument("--json", action="store_true", help="print JSON")
    true.set_defaults(run=calibrate)

    posed = commands.add_parser(
        "puzzles",
        help="find positions with one clearly best turn",
        description="Let bots play games and keep the turns where one way is clearly the best (docs/puzzles.md).",
    )
    posed.add_argument("game", metavar="GAME", help="a game of `tianxia games`, or package.module:GAME")
    posed.add_argument("--seats", type=Whole(1), default=2, metavar="N", help="how many seats decide (default: 2)")
    posed.add_argument("--mode", default="", metavar="M", help="mode of the game (default: the first that fits the seats)")
    posed.add_argument("--option", action="append", default=[], metavar="KEY=CHOICE", help="an option of the game; repeatable")
    posed.add_argument("--bots", default="champion@12", metavar="A,B,…", help="who plays, as for simulate (default: champion@12)")
    posed.add_argument("--games", type=Whole(1), default=10, metavar="G", help="how many games (default: 10)")
    posed.add_argument("--seed", type=Whole(0), default=0, metavar="S", help="same seed, same games (default: 0)")
    posed.add_argument("--minutes", type=float, default=0.0, metavar="M", help="end after so long (default: after the last game)")
    posed.add_argument("--out", default="", metavar="FILE", help="add them to this file (default: only tell of them)")
    posed.add_argument("--json", action="store_true", help="print JSON")
    posed.set_defaults(run=puzzles)

    speed = commands.add_parser(
        "bench",
        help="measure this installation",
        description="Decisions, steps with all that is seen, copies, positions judged by a net, and tries per second.",
    )
    speed.add_argument("game", metavar="GAME", nargs="*", help="games to measure (default: all)")
    speed.add_argument("--seconds", type=Whole(1), default=2, metavar="T", help="time per figure (default: 2)")
    speed.add_argument("--json", action="store_true", help="print JSON")
    speed.set_defaults(run=bench)

    keep = commands.add_parser(
        "backup",
        help="keep a copy of all tables, while the server runs",
        description="Keep a copy of the store: everything that is played so far, also while the server runs.",
    )
    keep.add_argument("file", metavar="FILE", help="where to keep it")
    keep.add_argument("--force", action="store_true", help="overwrite FILE")
    keep.set_defaults(run=backup)

    back = commands.add_parser(
        "restore",
        help="put a backup in the place of the store",
        description="Put a backup in the place of the store, after a look whether it is sound. The server must not run.",
    )
    back.add_argument("file", metavar="FILE", help="a file that tianxia backup has made")
    back.add_argument("--force", action="store_true", help="give up the store that is there")
    back.set_defaults(run=restore)
    for one in (keep, back):
        one.add_argument("--db", default=None, help="SQLite file or database URL (default: TIANXIA_DB or your data folder)")

    for name, (_, about) in OF_THE_SERVER.items():
        commands.add_parser(name, help=f"{about} (tianxia {name} --help)")
    return top


class Whole:
    """A whole number of at least this size, with a message that says so."""

    def __init__(self, least: int) -> None:
        self.least = least

    def __call__(self, text: str) -> int:
        if not text.isascii() or not text.isdigit() or len(text) > 16 or int(text) < self.least:
            raise argparse.ArgumentTypeError(f"{text!r} is not a whole number of at least {self.least}")
        return int(text)


def version() -> str:
    from importlib.metadata import PackageNotFoundError
    from importlib.metadata import version as installed

    try:
        return installed("tianxia")
    except PackageNotFoundError:
        return "(source)"


def show(value: object) -> None:
    print(json.dumps(value, ensure_ascii=False, indent=1))


def options_of(pairs: list[str]) -> dict[str, str]:
    found: dict[str, str] = {}
    for pair in pairs:
        key, equals, choice = pair.partition("=")
        if not equals or not key or not choice:
            raise BadInput(f"--option is KEY=CHOICE, not {pair!r}")
        found[key] = choice
    return found


def games(asked: argparse.Namespace) -> int:
    from tianxia.engine.registry import find, names

    found: list[dict[str, object]] = []
    for name in names():
        game = find(name)
        found.append(
            {
                "name": name,
                "rules_version": game.rules_version,
                "modes": [{"name": m.name, "fewest": m.fewest, "most": m.most} for m in game.modes],
                "options": [{"key": o.key, "choices": list(o.choices), "default": o.default} for o in game.options],
            }
        )
        if not asked.json:
            print(name)
            for m in game.modes:
                print(f"  mode {m.name}: {m.fewest if m.fewest == m.most else f'{m.fewest}-{m.most}'} seats")
            for o in game.options:
                only = f" (mode {', '.join(o.modes)})" if o.modes else ""
                print(f"  option {o.key}: {', '.join(o.choices)}; usually {o.default}{only}")
    if asked.json:
        show(found)
    return FINE


def simulate(asked: argparse.Namespace) -> int:
    from tianxia.lab.simulate import plan
    from tianxia.lab.simulate import simulate as play

    bots = [name.strip() for name in asked.bots.split(",")]
    made = plan(asked.game, asked.mode, asked.seats, options_of(asked.option), bots, asked.games, asked.seed, asked.save)
    found = play(made, asked.jobs)
    if asked.json:
        show(found)
        return FINE
    from tianxia.lab.report import table

    wins, scores = found["wins"], found["mean_scores"]
    assert isinstance(wins, dict) and isinstance(scores, dict)
    rows = [["", "wins", "share", "mean score"]]
    for name, won in wins.items():
        rows.append([name, str(won), f"{100 * won / made.games:.1f}%", f"{scores[name]:.1f}"])
    print("\n".join(table(rows)))
    by_trait = found["by_trait"]
    assert isinstance(by_trait, dict)
    if by_trait:
        rows = [["", "games", "wins", "mean score", "ahead of the table"]]
        for trait, share in by_trait.items():
            rows.append([trait, *[str(share[key]) for key in ("games", "wins", "mean_score", "mean_ahead")]])
        print("\n".join(["", *table(rows), ""]))
    print(f"{made.games} games of {made.game} ({made.mode}, {made.seats} seats, seed {made.seed}), {found['draws']} drawn")
    print(f"{found['decisions']} decisions in {found['seconds']} s: {found['decisions_per_second']} per second")
    print(f"ended by: {', '.join([f'{key} {n}' for key, n in _counts(found['end_reasons'])])}")
    return FINE


def ladder(asked: argparse.Namespace) -> int:
    from tianxia.bots.ladder import file_of, read, rungs_of
    from tianxia.engine.registry import game_of_mine
    from tianxia.lab import ladder as played
    from tianxia.lab.ladder_page import page, unevenness
    from tianxia.lab.report import table

    if not asked.game and not asked.page:
        raise BadInput("name a game to play, or --page FILE to write the page of all of them")
    if asked.game:
        path = Path(asked.out) if asked.out else file_of(game_of_mine(asked.game))
        bots = [name.strip() for name in asked.levels.split(",")] if asked.levels else list(played.USUAL)
        wish = played.rungs(asked.game, asked.seats, bots, asked.games, asked.seed, asked.reach)
        if asked.games:
            played.play(wish, path, asked.jobs)
        found = read(path) if path.is_file() else []
        rungs = rungs_of(found)
        if asked.json:
            show(
                {
                    "game": asked.game,
                    "levels": [rung._asdict() for rung in rungs],
                    "matches": [match._asdict() for match in found],
                }
            )
        else:
            rows = [["", "rating", "±", "gap", "beats the level below", "games"]]
            for rung in rungs:
                share = f"{rung.share:.0%} ({rung.least:.0%} to {rung.most:.0%})" if rung.gap else ""
                rows.append([rung.bot, str(rung.rating), str(rung.within), str(rung.gap or ""), share, str(rung.games)])
            print("\n".join([*table(rows), unevenness(rungs)]))
    if asked.page:
        Path(asked.page).write_text(page())
    return FINE


def _counts(value: object) -> list[tuple[str, int]]:
    assert isinstance(value, dict)
    return list(value.items())


def train(asked: argparse.Namespace) -> int:
    from tianxia.lab.train.rounds import train as learn
    from tianxia.lab.train.settings import Settings, checked

    named = ("game", "mode", "seats", "games", "minutes", "rounds", "match", "every", "processes", "seed")
    options: dict[str, tuple[str, ...]] = {}
    for pair in asked.option:
        for key, choice in options_of([pair]).items():
            options[key] = (*options.get(key, ()), choice)
    settings = checked(Settings(options=options, **{name: getattr(asked, name) for name in named}))
    story = learn(settings, Path(asked.out), asked.resume, lambda line: print(line, file=sys.stderr, flush=True), asked.begin)
    if asked.json:
        show(story)
    else:
        print(story["net"] or "no net won its match")
    return FINE


def rules(asked: argparse.Namespace) -> int:
    from tianxia.lab.proof import checkout, prove

    found = prove(asked.game, checkout(Path.cwd()))
    missing, unknown, tests = found["missing"], found["unknown"], found.pop("tests")
    assert isinstance(missing, list) and isinstance(unknown, list) and isinstance(tests, dict)
    if asked.tests:
        found["tests"] = tests
    if asked.json:
        show(found)
    else:
        print(f"{asked.game}: {found['proven']} of {found['total']} rules are proven by a test")
        if asked.tests:
            for rule, named in tests.items():
                print(f"  {rule}: {', '.join(named)}")
        if missing:
            print(f"without a test: {', '.join(missing)}")
        if unknown:
            print(f"named by a test, but no rule: {', '.join(unknown)}")
    return FOUND if missing or unknown else FINE


def check(asked: argparse.Namespace) -> int:
    from tianxia.lab.check import check as play

    found = play(asked.game, asked.seeds, asked.jobs, asked.mode, asked.seats, asked.first_seed, asked.every)
    violations = found["violations"]
    assert isinstance(violations, list)
    if asked.save:
        folder = Path(asked.save)
        folder.mkdir(parents=True, exist_ok=True)
        for one in violations:
            name = f"{found['game']}-{one['mode']}-{one['seats']}-{one['seed']}.json"
            (folder / name).write_text(json.dumps(one["record"], ensure_ascii=False, indent=1) + "\n")
    if asked.json:
        show(found)
    else:
        print(f"{found['games']} games of {asked.game}, {found['decisions']} decisions: {len(violations)} violations")
        for one in violations[:20]:
            print(f"  {one['mode']}, {one['seats']} seats, seed {one['seed']}, move {one['move']}: {one['law']}")
        if violations and not asked.save:
            print("--save FOLDER keeps a record of each; --json prints them all")
    return FOUND if violations else FINE


def puzzles(asked: argparse.Namespace) -> int:
    from tianxia.lab.puzzles import find_puzzles, keep, known
    from tianxia.lab.simulate import plan

    p = plan(asked.game, asked.mode, asked.seats, options_of(asked.option), asked.bots.split(","), asked.games, asked.seed)
    there = known(Path(asked.out)) if asked.out else []
    found = find_puzzles(p, asked.minutes, version(), lambda line: print(line, file=sys.stderr, flush=True))
    kept = keep(Path(asked.out), found.puzzles, there) if asked.out else found.puzzles
    told = {"games": found.games, "positions": found.positions, "found": len(found.puzzles)}
    if asked.json:
        show({**told, "puzzles": [one.plain() for one in found.puzzles]})
    else:
        print(f"{found.games} games, {found.positions} turns looked at, {len(found.puzzles)} puzzles")
        for one in found.puzzles:
            print(f"  {one.id} {'*' * one.stars}: {' / '.join(one.solution)} (the next best gives {one.next_best.points} away)")
        if asked.out:
            print(f"{asked.out} has {len(kept)}")
    return FINE


def course_of(file: str, game: str) -> "Course":
    """The course of a record; - is the input. `game` is one in a file of one's own."""
    from tianxia.engine.record import BadRecord
    from tianxia.engine.registry import game_of_mine
    from tianxia.lab.replay import replay, replay_file

    if game:
        game_of_mine(game)
    if file != "-":
        return replay_file(Path(file))
    try:
        return replay(sys.stdin.read())
    except UnicodeDecodeError:
        raise BadRecord("the input is not UTF-8 text") from None


def replay(asked: argparse.Namespace) -> int:
    from tianxia.lab.replay import fairness
    from tianxia.lab.report import course_report, course_text, story, story_text

    words = words_of(asked.word)
    if (asked.commitment or words) and not asked.verify:
        raise BadInput("--commitment and --word go with --verify")
    course = course_of(asked.file, asked.game)
    checks = fairness(course, asked.commitment, words) if asked.verify else []
    if asked.json:
        found = {**course_report(course), **({"story": story(course)} if asked.story else {})}
        show({**found, "checks": [{"fits": fits, "what": what} for fits, what in checks]} if asked.verify else found)
    else:
        told = [f"{'fits' if fits else 'DOES NOT FIT'}: {what}" for fits, what in checks]
        print(*([story_text(course)] if asked.story else []), course_text(course), *told, sep="\n")
    return FINE if all([fits for fits, _ in checks]) else FOUND


def words_of(pairs: list[str]) -> dict[int, str]:
    found: dict[int, str] = {}
    for pair in pairs:
        seat, equals, word = pair.partition("=")
        if not equals or not seat.isascii() or not seat.isdigit() or len(seat) > 2:
            raise BadInput(f"--word is SEAT=WORD, with the number of the seat, not {pair!r}")
        found[int(seat)] = word
    return found


def analyse(asked: argparse.Namespace) -> int:
    from tianxia.analysis.analysis import analyse as looked_at
    from tianxia.lab.analyse import analysis_report, analysis_text

    course = course_of(asked.file, asked.game)
    if not course.over:
        raise BadInput("this game is not over: only a finished one can be analysed")
    found = looked_at(course)
    if asked.json:
        show(analysis_report(found))
    else:
        print(analysis_text(found))
    return FINE


def calibrate(asked: argparse.Namespace) -> int:
    from tianxia.lab.calibrate import calibrate as measured
    from tianxia.lab.calibrate import calibration_text
    from tianxia.lab.calibration_plot import plot
    from tianxia.lab.simulate import plan

    found = measured(plan(asked.game, "", asked.seats, {}, asked.bots.split(","), asked.games, asked.seed)).report()
    if asked.plot:
        try:
            Path(asked.plot).write_text(plot(found))
        except OSError as error:
            raise BadInput(f"{asked.plot} cannot be written: {error.strerror}") from None
    if asked.json:
        show(found)
    else:
        print(calibration_text(found))
    return FINE


def bench(asked: argparse.Namespace) -> int:
    from tianxia.engine.registry import find, names
    from tianxia.lab.progress import Progress
    from tianxia.lab.report import table
    from tianxia.lab.speed import measure

    chosen = asked.game or names()
    for name in chosen:
        find(name)
    found: list[dict[str, object]] = []
    with Progress(len(chosen), "games") as bar:
        for name in chosen:
            bar.step(0)
            found.append(measure(name, float(asked.seconds)))
            bar.step()
    if asked.json:
        show(found)
        return FINE
    rows = [["", "decisions/s", "steps/s", "copies/s", "µs per copy", "search tries/s", "champion tries/s"]]
    rows[0] += ["judged/s", "mcts tries/s"]
    for one in found:
        keys = ["decisions_per_second", "steps_per_second", "copies_per_second", "copy_microseconds"]
        keys += ["search_tries_per_second", "champion_tries_per_second", "judged_per_second", "mcts_tries_per_second"]
        rows.append([f"{one['game']}, {one['seats']} seats", *[f"{one[key]:,}" for key in keys]])
    print("\n".join(table(rows)))
    print("compiled" if found and found[0]["compiled"] else "interpreted", "on one core")
    return FINE


def backup(asked: argparse.Namespace) -> int:
    from tianxia.server import backup as backups

    try:
        tables = backups.backup_of(store_url(asked.db), Path(asked.file), asked.force)
    except backups.Refused as why:
        raise BadInput(str(why)) from None
    print(f"{asked.file}: {tables} tables")
    return FINE


def restore(asked: argparse.Namespace) -> int:
    from tianxia.server import backup as backups
    from tianxia.server.faults import store_name

    url = store_url(asked.db)
    try:
        tables = backups.restore_to(url, Path(asked.file), asked.force)
    except backups.Refused as why:
        raise BadInput(str(why)) from None
    print(f"{store_name(url)}: {tables} tables")
    return FINE


def store_url(db: str | None) -> str:
    from tianxia.server.configuration import BadSetting
    from tianxia.server.settings import Settings

    try:
        return Settings.from_environment(db).db
    except BadSetting as why:
        raise BadInput(str(why)) from None


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
