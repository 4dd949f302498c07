"""Every card, tile, square, award, task, board, question and action verb occurs in some game."""

from itertools import product

from tests.games.golden import course, named
from tests.games.zhanguo.table import new
from tianxia.engine.events import Log
from tianxia.engine.rng import seeded
from tianxia.games.zhanguo import data
from tianxia.games.zhanguo.game import GAME
from tianxia.games.zhanguo.lookups import TOLD_TASKS, effect_args

LIKED = ("activate", "claim", "accept", "board_ability")
COSTLY = ("GOVERNOR", "PALACE", "WALL")


def effect(args: dict) -> str:
    return " ".join(str(args[k]) for k in ("effect", "n", "colour", "official", "at"))


def test_everything_occurs() -> None:
    activated: set[int] = set()
    seen: dict[str, set[str]] = {k: set() for k in ("square", "wall", "claim", "award", "board", "ask", "verb", "effect", "tile")}

    def note(events: list) -> None:
        for e in events:
            if e.key == "activate":
                activated.add(e.args["card"])
                seen["effect"].add(effect(e.args))
            elif e.key == "square":
                seen["square"].add(e.args["square"])
            elif e.key == "wall":
                seen["wall"].add(f"{e.args['section']}/{e.args['lines']}")
            elif e.key == "claim":
                seen["claim"].add(e.args["task"])
            elif e.key == "award":
                seen["award"].add(f"{e.args['aspect']} {effect(e.args)}")
            elif e.key == "board-ability":
                seen["board"].add(e.args["board"])

    for name in named("zhanguo"):
        for move in course("zhanguo", name).told():
            note(move.events)
            seen["verb"].add(GAME.actions.block(move.action).verb)
    full = list(product(("A", "B_PICK", "B_AUCTION"), ("no", "yes")))
    for seed in range(150):
        boards, variants = full[seed % len(full)]
        s = new(2 + seed % 3, seed=seed, boards=boards, draft=variants, worker_unrest=variants)
        seen["tile"] |= {data.WALL_TILES[i][0] for i in s.wall_tiles} | {data.TASK_TILES[i][0] for i in s.task_tiles}
        dice = seeded(seed)
        while s.todo:
            ask = s.todo[-1]
            actions = GAME.legal(s, ask.seat)
            calmer = [a for a in actions if GAME.actions.block(a).verb != "free_move"]
            if dice.below(4):  # officials that stay above become governors
                actions = calmer
            liked = [a for a in actions if GAME.actions.words(a).split()[0] in LIKED or GAME.actions.words(a).endswith(COSTLY)]
            pick = liked if liked and dice.below(3) else actions
            action = pick[dice.below(len(pick))]
            seen["ask"].add(GAME.decisions[ask.kind].name)
            seen["verb"].add(GAME.actions.block(action).verb)
            log = Log()
            GAME.apply(s, ask.seat, action, log)
            note(log.events)
    assert seen["tile"] == {t[0] for t in data.WALL_TILES} | {t[0] for t in data.TASK_TILES}
    assert activated == set(range(1, 121)), sorted(set(range(1, 121)) - activated)
    assert seen["effect"] == {effect(effect_args(c[2])) for c in data.CARDS}
    assert seen["square"] == {q[0] for q in data.SQUARES}
    assert seen["wall"] == {f"{s}/{n}" for s in data.SECTIONS for n in (1, 2, 3)}
    assert seen["claim"] == set(TOLD_TASKS)
    assert seen["award"] == {f"{data.ASPECTS[i]} {effect(effect_args(str(row[1 + i])))}" for row in data.AWARDS for i in range(3)}
    assert seen["board"] == set(data.BOARDS[1:])
    assert seen["ask"] == {d.name for d in GAME.decisions}
    assert seen["verb"] == {b.verb for b in GAME.actions.blocks}
