"""Commands of the laboratory: bots play, learn and are measured."""

import argparse
import sys
from pathlib import Path

from tianxia.cli.answer import FINE, BadInput, show, version
from tianxia.cli.arguments import Commands, Whole, command, options_of


def add(commands: Commands) -> None:
    many = command(commands, simulate, "let bots play many games")
    many.game()
    many.seats()
    many.mode()
    many.several("--option", "KEY=CHOICE", "an option of the game; repeatable")
    who = (
        "random, greedy, search, search@1s (time), search@500 (tries), champion and mcts too, net, package.module:Class; "
        "fewer than seats: again"
    )
    many.text("--bots", "A,B,…", who, "random")
    many.whole("--games", "G", "how many games", 100)
    many.seed()
    many.jobs()
    many.text("--save", "FOLDER", "keep a record of every game there")

    learning = command(commands, train, "learn a net from self-play")
    learning.game()
    learning.seats()
    learning.mode()
    learning.whole("--games", "G", "games of a round", 4000)
    learning.add_argument("--minutes", type=float, default=0.0, metavar="M", help="end the playing of a round after so long")
    learning.several("--option", "KEY=CHOICE", "repeatable; one each is drawn")
    learning.text("--begin", "FILE", "a net that plays the first round, to be beaten")
    learning.whole("--rounds", "R", "rounds", 2)
    learning.whole("--match", "M", "games of every match", 96, least=0, why="; 0: none")
    learning.whole("--every", "E", "keep one question in so many", 1)
    learning.whole("--processes", "P", "processes", 1)
    learning.seed("net")
    learning.add_argument("--out", required=True, metavar="FOLDER", help="where everything is kept")
    learning.flag("--resume", "go on with the training in FOLDER")

    rungs = command(commands, ladder, "measure how strong the levels for people are")
    rungs.add_argument("game", metavar="GAME", nargs="?", default="", help="a game of `tianxia games`; none: only the page")
    rungs.whole("--seats", "N", "seats of a game", 2, least=2)
    rungs.whole("--games", "G", "games of a pair", 40, least=0, why="; 0: just show it")
    rungs.text("--levels", "A,B,…", "bots, the weakest first (default: all levels, and greedy)")
    rungs.add_argument("--reach", type=Whole(0), default=0, metavar="R", help="only pairs so far apart (default: every pair)")
    rungs.seed()
    rungs.jobs()
    rungs.text("--out", "FILE", "where it is written (default: ladder.toml beside the game)")
    rungs.text("--page", "FILE", "write the page of all games there (docs/ladder.md)")

    true = command(commands, calibrate, "measure how good the chances of an analysis are")
    true.game()
    true.whole("--seats", "N", "how many seats decide", 2)
    true.text("--bots", "A,B,…", "who plays, as for simulate", "greedy")
    true.whole("--games", "G", "how many games", 40)
    true.seed()
    true.text("--plot", "FILE", "write a drawing of it there (SVG)")

    posed = command(commands, puzzles, "find positions with one clearly best turn")
    posed.game()
    posed.whole("--seats", "N", "how many seats decide", 2)
    posed.mode()
    posed.several("--option", "KEY=CHOICE", "an option of the game; repeatable")
    posed.text("--bots", "A,B,…", "who plays, as for simulate", "champion@12")
    posed.whole("--games", "G", "how many games", 10)
    posed.seed()
    posed.add_argument("--minutes", type=float, default=0.0, metavar="M", help="end after so long (default: after the last game)")
    posed.text("--out", "FILE", "add them to this file (default: only tell of them)")

    speed = command(commands, bench, "measure this installation")
    speed.add_argument("game", metavar="GAME", nargs="*", help="games to measure (default: all)")
    speed.whole("--seconds", "T", "time per figure", 2)


def simulate(asked: argparse.Namespace) -> int:
    """Let bots play many games."""
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
    """Let the levels play in pairs, put them on one scale and write what was played beside the game (docs/ladder.md).
    Stopped, it goes on where it was."""
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
    """Rounds of self-play and learning; what stays is a net for net=FILE and champion=FILE (docs/training.md)."""
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


def puzzles(asked: argparse.Namespace) -> int:
    """Let bots play games and keep the turns where one way is clearly the best (docs/puzzles.md)."""
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


def calibrate(asked: argparse.Namespace) -> int:
    """Let bots play games, tell the chances on the way and hold them against the results (docs/analysis.md)."""
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
    """Decisions, steps with all that is seen, copies, positions judged by a net, and tries per second."""
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
