"""All that a player can do. The numbers of actions are fixed: a test freezes the layout."""

from typing import Final

from tianxia.engine.actions import ActionSpace, Arg, number
from tianxia.games.terracotta import ids

CELL_NAMES: Final = tuple([f"{r},{c}" for r in range(1, 8) for c in range(1, 10)])
STORAGE_PAIRS: Final = ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))

ACTIONS: Final = ActionSpace()
ROTATE: Final = ACTIONS.add("rotate", Arg("wheel", ("none", "inner", "middle")))
PLACE: Final = ACTIONS.add("place", Arg("worker", ids.WORKERS), number("segment", 12))
PERFORM: Final = ACTIONS.add("perform", Arg("ring", ids.RINGS))
TAKE: Final = ACTIONS.add("take", Arg("ring", ("inner", "middle")), Arg("what", ("clay", "coin")))
SKIP: Final = ACTIONS.add("skip", Arg("ring", ids.RINGS))
TYPE: Final = ACTIONS.add("type", Arg("type", ids.FIGURES[: ids.WARRIORS]))
PUT: Final = ACTIONS.add("put", Arg("cell", CELL_NAMES))
WEAPON: Final = ACTIONS.add("weapon", Arg("answer", ("use", "no")))
INSPECTOR: Final = ACTIONS.add("inspector", Arg("inspector", ids.INSPECTORS), Arg("step", ("-1", "+1", "+2")))
STAY: Final = ACTIONS.add("stay")
SHOOT: Final = ACTIONS.add("shoot", Arg("direction", ids.DIRECTIONS))
HIRE: Final = ACTIONS.add("hire", number("token", 6, first=1))
ABILITY: Final = ACTIONS.add("ability", Arg("answer", ("use", "no")))
COLLECT: Final = ACTIONS.add(
    "collect", Arg("storages", tuple([f"{ids.QUARTERS[p]}+{ids.QUARTERS[q]}" for p, q in STORAGE_PAIRS]))
)
BUY: Final = ACTIONS.add("buy", Arg("kind", ids.FIGURES[ids.WARRIORS :]))
FACE: Final = ACTIONS.add("face", Arg("direction", ids.DIRECTIONS))
MOUNT: Final = ACTIONS.add("mount", Arg("cell", CELL_NAMES), Arg("direction", ids.DIRECTIONS))
MOVE: Final = ACTIONS.add("move", Arg("from", CELL_NAMES), Arg("to", CELL_NAMES))
