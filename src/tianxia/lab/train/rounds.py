"""The rounds of a training. Everything lies in its folder, so that it goes on where it was stopped:

settings.json       what was asked for
0.net               the net it began with, if there was one
1.positions.npz     what the games of a round gave
1.net               what was learned from them
1.json              how well it foretells, and the matches that decided
<table>.net         the net that stands
"""

import json
from collections import Counter
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from shutil import copyfile
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tianxia.bots.nets import FORMAT, head_of, read, seen
from tianxia.bots.protocol import Seat
from tianxia.engine.registry import game_of_mine
from tianxia.engine.rng import seeded
from tianxia.lab.progress import Progress
from tianxia.lab.simulate import BadLab, game_seed, plan, simulate
from tianxia.lab.train.figures import figures
from tianxia.lab.train.foretold import foretold
from tianxia.lab.train.learning import Learner, learn
from tianxia.lab.train.playing import play_all
from tianxia.lab.train.positions import Positions, joined, load
from tianxia.lab.train.settings import MIXES, WINNING, Settings

ROUND = 10_000_000  # games of a round are counted from a multiple of this


def train(settings: Settings, folder: Path, resume: bool, say: Callable[[str], None], begin: str = "") -> dict[str, Any]:
    """All rounds that are not done yet; the story of the whole training. `begin` is a net that plays the first one, and
    from which learning goes on."""
    folder.mkdir(parents=True, exist_ok=True)
    about = folder / "settings.json"
    if about.exists() and not resume:
        raise BadLab(f"{folder} has a training already; --resume goes on with it")
    if about.exists() and json.loads(about.read_text()) != settings.plain():
        raise BadLab(f"{folder} was begun with other settings ({about})")
    about.write_text(json.dumps(settings.plain(), indent=1) + "\n")
    if begin and not resume:
        read(Path(begin), game_of_mine(settings.game))
        copyfile(begin, folder / "0.net")
        copyfile(begin, standing_net(settings, folder))
    story = [round_of(settings, folder, number, say) for number in range(1, settings.rounds + 1)]
    net = standing_net(settings, folder)
    return {"settings": settings.plain(), "rounds": story, "net": str(net) if net.exists() else ""}


def round_of(settings: Settings, folder: Path, number: int, say: Callable[[str], None]) -> dict[str, Any]:
    """One round; what is done already is read. The net learns from the games of all rounds so far, and goes on from the one
    the training began with."""
    done = folder / f"{number}.json"
    if done.exists():
        told: dict[str, Any] = json.loads(done.read_text())
        return told
    standing = standing_net(settings, folder)
    best = str(standing) if standing.exists() else ""
    played(settings, folder, number, best, say)
    positions = joined([of_round(folder, one) for one in range(1, number + 1)])
    learned, tested = split(settings, positions)
    passes: list[dict[str, Any]] = []

    def after_pass(count: int, learner: Learner, loss: float) -> None:
        passes.append({"pass": count, "loss": round(loss, 4), "by_chapter": figures(learner, positions, learned, tested)})
        whole = passes[-1]["by_chapter"][0]
        say(
            f"round {number} pass {count}: loss {loss:.4f}, R² {whole['r2_net']} (value {whole['r2_value']}), "
            f"Brier {whole['brier_net']} (value {whole['brier_value']})"
        )

    inputs = game_of_mine(settings.game).features.view_size
    begun = folder / "0.net"
    begin = learner_of(begun) if begun.exists() else None
    taught = foretold(settings, inputs, positions, learned, begin)
    learner = learn(settings, inputs, taught, learned, after_pass, begin)
    counts = [len(np.unique(positions.game[positions.game // ROUND == one])) for one in range(number)]
    about = {"played": counts, "positions": len(positions), "figures": passes[-1]}
    if begin:
        head = head_of(begun)
        about["before"] = [*head.get("before", []), head["played"]]
    newest = folder / f"{number}.net"
    story: dict[str, Any] = {"round": number, "positions": len(positions), "passes": passes, "matches": []}
    mixes = settings.mixes or (MIXES if table_of(settings).startswith("rivals") else WINNING)
    chosen, most, stays = mixes[0], -1, True
    for mix in mixes if settings.match else ():
        write(newest, settings, learner, mix, about)
        told = match(settings, newest, best, number, mix)
        story["matches"].append(told)
        say(f"round {number}, share {mix[0]}, victory {mix[1]}: {told['won']} won, {told['lost']} by {told['against']}")
        if told["won"] > most:
            chosen, most, stays = mix, told["won"], told["stays"]
    write(newest, settings, learner, chosen, about)
    if stays:
        copyfile(newest, standing)
    story.update(share=chosen[0], victory=chosen[1], stays=stays)
    done.write_text(json.dumps(story, indent=1) + "\n")
    return story


def played(settings: Settings, folder: Path, number: int, net: str, say: Callable[[str], None]) -> None:
    """The games of a round; their positions lie in the folder then."""
    path = folder / f"{number}.positions.npz"
    if path.exists():
        return
    parts: list[Positions] = []
    with Progress(settings.games, "games") as bar:
        for part in play_all(settings, game_seed(settings.seed, number), net):
            parts.append(part)
            bar.step(len(set(part.game.tolist())))
    positions = joined(parts)
    say(f"round {number}: {len(np.unique(positions.game))} games, {len(positions)} positions")
    unfinished = path.with_suffix(".part")
    positions.save(unfinished)
    unfinished.rename(path)


def of_round(folder: Path, number: int) -> Positions:
    """What a round gave; its games are counted apart from those of the others."""
    found = load(folder / f"{number}.positions.npz")
    found.game += (number - 1) * ROUND
    return found


def split(settings: Settings, positions: Positions) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """What is learned from and what tests it, by whole games: positions of one game are too much alike to test each other."""
    apart = positions.game % settings.tested == 0
    return np.flatnonzero(~apart), np.flatnonzero(apart)


def match(settings: Settings, newest: Path, best: str, number: int, mix: tuple[float, float]) -> dict[str, Any]:
    """One bot with the newest net among bots with the one that stands (the first time: greedy). It stays if it wins more
    than its share. Those who sit alone or play together play apart, and what each of the two won is compared."""
    rival = f"net={best}" if best else "greedy"
    mine = f"net={newest}"
    seed = game_seed(settings.seed + 1, number)

    def wins(bots: list[str]) -> Counter[str]:
        sums: Counter[str] = Counter()
        setups = settings.setups()
        for setup in setups:
            games = -(-settings.match // len(setups))
            made = plan(settings.game, setup.mode, settings.seats, setup.options, bots, games, seed)
            found = simulate(made, settings.processes, shown=False)["wins"]
            assert isinstance(found, dict)
            sums.update(found)
        return sums

    if table_of(settings).startswith("rivals"):
        found = wins([mine] + [rival] * (settings.seats - 1))
        won, lost = found[mine], found[rival]
        stays = won * (settings.seats - 1) >= lost
    else:
        won, theirs = wins([mine])[mine], wins([rival])[rival]
        lost, stays = theirs, won >= theirs
    told = {"share": mix[0], "victory": mix[1], "against": "the standing net" if best else "greedy"}
    return {**told, "games": settings.match, "won": won, "lost": lost, "stays": stays}


def table_of(settings: Settings) -> str:
    game = game_of_mine(settings.game)
    s = game.new(settings.setups()[0], seeded(0))
    return Seat(game, s, s.todo[-1].seat).table()


def standing_net(settings: Settings, folder: Path) -> Path:
    return folder / f"{table_of(settings)}.net"


def learner_of(path: Path) -> Learner:
    """The net of a file, to go on from."""
    line, _, body = path.read_bytes().partition(b"\n")
    head = json.loads(line)
    first, second = head["hidden"]
    learner = Learner(head["inputs"], (first, second), head["points"], 0)
    weights = np.frombuffer(body, "<f2").astype(np.float32)
    ends = np.cumsum([layer.size for layer in learner.layers])[:-1]
    learner.layers = [part.reshape(layer.shape) for part, layer in zip(np.split(weights, ends), learner.layers)]
    return learner


def write(path: Path, settings: Settings, learner: Learner, mix: tuple[float, float], about: dict[str, Any]) -> None:
    """The file that bots read (bots/nets.py)."""
    game = game_of_mine(settings.game)
    head = {
        "format": FORMAT,
        "game": game.name,
        "rules_version": game.rules_version,
        "table": table_of(settings),
        "inputs": learner.inputs,
        "seen": seen(game),
        "hidden": [learner.layers[1].size, learner.layers[3].size],
        "points": learner.points,
        "share": mix[0],
        "victory": mix[1],
        "made": datetime.now(UTC).strftime("%Y-%m-%d"),
        "settings": settings.plain(),
        **about,
    }
    weights = np.concatenate([layer.ravel() for layer in learner.layers]).astype("<f2")
    path.write_bytes(json.dumps(head).encode() + b"\n" + weights.tobytes())
