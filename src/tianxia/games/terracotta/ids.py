"""Small numbers for everything in the box, their names, and all actions.

Names are the ids of the glossary (docs/rules/terracotta.md, section 1). The numbers of actions are fixed:
a test freezes the layout.
"""

from typing import Final

from tianxia.engine.actions import ActionSpace, Arg, Block, number

# ---- figures: the first four are warriors, the others specialists ----
OFFICER: Final = 0
GUARD: Final = 1
CROSSBOWMAN: Final = 2
SOLDIER: Final = 3
HORSE: Final = 4  # never stands alone: it is the `way` of its rider
SERVANT: Final = 5
ARCHER: Final = 6
MUSICIAN: Final = 7
FIGURES: Final = ("officer", "guard", "crossbowman", "soldier", "horse", "servant", "archer", "musician")
WARRIORS: Final = 4
SPECIALISTS: Final = 4
NOBODY: Final = -1  # owner of a specialist

# ---- weapons, in the order of the warriors that carry them ----
SWORD: Final = 0
HALBERD: Final = 1
CROSSBOW: Final = 2
SPEAR: Final = 3
WEAPONS: Final = ("sword", "halberd", "crossbow", "spear")

# ---- directions, clockwise ----
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
NO_WAY: Final = -1
DIRECTIONS: Final = ("N", "E", "S", "W")

# ---- workshop ----
CRAFTSMAN: Final = 0
ARTIST: Final = 1
WORKERS: Final = ("craftsman", "artist")
INNER: Final = 0
MIDDLE: Final = 1
OUTER: Final = 2
RINGS: Final = ("inner", "middle", "outer")
QUARTERS: Final = ("NE", "SE", "SW", "NW")

# ---- actions of the workshop (TD-WHEEL) ----
COINS: Final = 0
CLAY: Final = 1
WARRIOR: Final = 2
MOISTEN: Final = 3
UPGRADE: Final = 4
MASTER: Final = 5
ORDER: Final = 6
PREPARE: Final = 7
SPECIALIST: Final = 8
WORKSHOP: Final = ("COINS", "CLAY", "WARRIOR", "MOISTEN", "UPGRADE", "MASTER", "ORDER", "PREPARE", "SPECIALIST")

# ---- masters: the first three bring coins, the others keep clay wet (TD-MASTER) ----
BUILDER: Final = 0
STEWARD: Final = 1
MASTER_INSPECTOR: Final = 2
CLAY_MAKER: Final = 3
OVERSEER: Final = 4
BLACKSMITH: Final = 5
MASTERS: Final = ("builder", "steward", "inspector", "clay_maker", "overseer", "blacksmith")

# ---- inspectors ----
VERTICAL: Final = 0
HORIZONTAL: Final = 1
INSPECTORS: Final = ("V", "H")
STEPS: Final = (-1, 1, 2)

# ---- scoring tiles (TD-TILE) ----
TILES: Final = (
    "type_officer",
    "type_guard",
    "type_crossbowman",
    "type_soldier",
    "sector_nw",
    "sector_ne",
    "sector_sw",
    "sector_se",
    "central_row",
    "central_column",
    "coins",
    "clay",
)
TILE_TYPE: Final = 0  # first type tile
TILE_SECTOR: Final = 4  # first sector tile
TILE_ROW: Final = 8
TILE_COLUMN: Final = 9
TILE_COINS: Final = 10
TILE_CLAY: Final = 11

# ---- tasks of the Rival (TD-SOLO) ----
BUILD_V: Final = 0
BUILD_H: Final = 1
BUILD_TILE: Final = 2
BUILD_GROUP: Final = 3
RIVAL_SPECIALIST: Final = 4
RIVAL_ORDER: Final = 5
TRAIN: Final = 6
TASKS: Final = ("BUILD_V", "BUILD_H", "BUILD_TILE", "BUILD_GROUP", "SPECIALIST", "ORDER", "TRAIN")

# ---- where points come from ----
FROM_ORGANIZER: Final = 0
FROM_WEAPONS: Final = 1
FROM_INSPECTORS: Final = 2
FROM_MUSICIANS: Final = 3
FROM_TILES: Final = 4
FROM_SERVANTS: Final = 5
FROM_GROUPS: Final = 6
FROM_ARCHERS: Final = 7
FROM_RESOURCES: Final = 8
FROM_RIVAL: Final = 9
SOURCES: Final = (
    "organizer",
    "weapons",
    "inspectors",
    "musicians",
    "tiles",
    "servants",
    "groups",
    "archers",
    "resources",
    "rival",
)
SOURCE_COUNT: Final = 10

# ---- kinds of questions: number k is DEC-(k+1) of the decision catalogue ----
ASK_ROTATE: Final = 0
ASK_PLACE: Final = 1
ASK_INNER: Final = 2
ASK_MIDDLE: Final = 3
ASK_OUTER: Final = 4
ASK_TYPE: Final = 5  # a = 1: for the Master Builder
ASK_CELL: Final = 6  # a = 1: for the Master Builder; b = type
ASK_WEAPON: Final = 7  # a = type, b = the new figure
ASK_OFFICER: Final = 8
ASK_GUARD: Final = 9  # b = the new guard
ASK_CROSSBOW: Final = 10  # b = the new crossbowman
ASK_TOKEN: Final = 11  # a = master
ASK_ABILITY: Final = 12  # a = master
ASK_INSPECTOR: Final = 13
ASK_OVERSEER: Final = 14
ASK_SPECIALIST: Final = 15
ASK_SPOT: Final = 16  # a = kind
ASK_FACING: Final = 17  # b = cell
ASK_HORSE: Final = 18

# ---- actions ----
CELL_NAMES: Final = tuple([f"{r},{c}" for r in range(1, 8) for c in range(1, 10)])
STORAGE_PAIRS: Final = ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))

ROTATE: Final = Block("rotate", 0, (Arg("wheel", ("none", "inner", "middle")),))
PLACE: Final = Block("place", ROTATE.end, (Arg("worker", WORKERS), number("segment", 12)))
PERFORM: Final = Block("perform", PLACE.end, (Arg("ring", RINGS),))
TAKE: Final = Block("take", PERFORM.end, (Arg("ring", ("inner", "middle")), Arg("what", ("clay", "coin"))))
SKIP: Final = Block("skip", TAKE.end, (Arg("ring", RINGS),))
TYPE: Final = Block("type", SKIP.end, (Arg("type", FIGURES[:WARRIORS]),))
PUT: Final = Block("put", TYPE.end, (Arg("cell", CELL_NAMES),))
WEAPON: Final = Block("weapon", PUT.end, (Arg("answer", ("use", "no")),))
INSPECTOR: Final = Block("inspector", WEAPON.end, (Arg("inspector", INSPECTORS), Arg("step", ("-1", "+1", "+2"))))
STAY: Final = Block("stay", INSPECTOR.end)
SHOOT: Final = Block("shoot", STAY.end, (Arg("direction", DIRECTIONS),))
HIRE: Final = Block("hire", SHOOT.end, (number("token", 6, first=1),))
ABILITY: Final = Block("ability", HIRE.end, (Arg("answer", ("use", "no")),))
COLLECT: Final = Block(
    "collect", ABILITY.end, (Arg("storages", tuple([f"{QUARTERS[p]}+{QUARTERS[q]}" for p, q in STORAGE_PAIRS])),)
)
BUY: Final = Block("buy", COLLECT.end, (Arg("kind", FIGURES[WARRIORS:]),))
FACE: Final = Block("face", BUY.end, (Arg("direction", DIRECTIONS),))
MOUNT: Final = Block("mount", FACE.end, (Arg("cell", CELL_NAMES), Arg("direction", DIRECTIONS)))
MOVE: Final = Block("move", MOUNT.end, (Arg("from", CELL_NAMES), Arg("to", CELL_NAMES)))

ACTIONS: Final = ActionSpace(
    [
        ROTATE,
        PLACE,
        PERFORM,
        TAKE,
        SKIP,
        TYPE,
        PUT,
        WEAPON,
        INSPECTOR,
        STAY,
        SHOOT,
        HIRE,
        ABILITY,
        COLLECT,
        BUY,
        FACE,
        MOUNT,
        MOVE,
    ]
)
