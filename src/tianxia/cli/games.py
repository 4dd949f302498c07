"""Commands about a game: what there is, whether its rules are proven and its laws hold."""

import argparse
import json
from pathlib import Path

from tianxia.cli.answer import FINE, FOUND, show
from tianxia.cli.arguments import Commands, Whole, command


def add(commands: Commands) -> None:
    command(commands, games, "list the games, their modes, seats and options")

    proof = command(commands, rules, "which rules are proven by a test")
    proof.game()
    proof.flag("--tests", "also list the tests of every rule")

    laws = command(commands, check, "play random games under all laws")
    laws.game()
    laws.whole("--seeds", "N", "games per mode and number of seats", 20)
    laws.whole("--first-seed", "S", "begin with this seed", 0, least=0)
    laws.text("--mode", "M", "only this mode")
    laws.add_argument("--seats", type=Whole(1), default=0, metavar="N", help="only this number of seats")
    laws.whole("--every", "K", "dear laws at every K-th decision", 7)
    laws.jobs()
    laws.text("--save", "FOLDER", "write the record of every violation there")


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


def rules(asked: argparse.Namespace) -> int:
    """Rule ids with and without a test."""
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
    """Play random games for every mode and number of seats, with options drawn by the seed, and check all laws."""
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
