"""Small numbers for everything in the box, and their names: the ids of the glossary (docs/rules/terracotta.md, section 1)."""

from typing import Final, Literal

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
Way = Literal["N", "E", "S", "W"]
DIRECTIONS: Final[tuple[Way, ...]] = ("N", "E", "S", "W")

# ---- workshop ----
CRAFTSMAN: Final = 0
ARTIST: Final = 1
Worker = Literal["craftsman", "artist"]
WORKERS: Final[tuple[Worker, ...]] = ("craftsman", "artist")
INNER: Final = 0
MIDDLE: Final = 1
OUTER: Final = 2
RINGS: Final = ("inner", "middle", "outer")
Quarter = Literal["NE", "SE", "SW", "NW"]
QUARTERS: Final[tuple[Quarter, ...]] = ("NE", "SE", "SW", "NW")

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
FROM_ORGANIZER: Final = SOURCES.index("organizer")
FROM_WEAPONS: Final = SOURCES.index("weapons")
FROM_INSPECTORS: Final = SOURCES.index("inspectors")
FROM_MUSICIANS: Final = SOURCES.index("musicians")
FROM_TILES: Final = SOURCES.index("tiles")
FROM_SERVANTS: Final = SOURCES.index("servants")
FROM_GROUPS: Final = SOURCES.index("groups")
FROM_ARCHERS: Final = SOURCES.index("archers")
FROM_RESOURCES: Final = SOURCES.index("resources")
FROM_RIVAL: Final = SOURCES.index("rival")
SOURCE_COUNT: Final = len(SOURCES)
