"""Every component, one line each. The same figures as section 11 of docs/rules/terracotta_data.md (a test compares).

Provenance: P printed in the rulebook, E external public source, R our reconstruction. An owner of the box
corrects a figure here and in that section, and nowhere else.
"""

from typing import Final

from tianxia.games.terracotta import ids

# ---- the mausoleum (TD-GRID) ----
ROWS: Final = 7
COLUMNS: Final = 9
CENTRAL_ROW: Final = 4
CENTRAL_COLUMN: Final = 5
SECTORS: Final[
    tuple[tuple[str, int, int, int, int], ...]
] = (  # in the order of the sector tiles: name, first row, last row, first column, last column
    ("NW", 1, 3, 1, 4),
    ("NE", 1, 3, 6, 9),
    ("SW", 5, 7, 1, 4),
    ("SE", 5, 7, 6, 9),
)

# ---- inspectors (TD-INSP) ----
TRACK: Final = (ROWS, COLUMNS)  # spaces of V and H
TRACK_START: Final = 1
INSPECTOR_VP: Final = (7, 3)

# ---- the workshop (TD-WHEEL), slots clockwise ----
SEGMENTS: Final = 12
SPACES: Final = 2
ROTATE_COST: Final = 2
SUBSTITUTE: Final = 1
INNER_STEP: Final = 1
MIDDLE_STEP: Final = -1
INNER: Final = (
    (ids.WARRIOR, 2),
    (ids.COINS, 4),
    (ids.WARRIOR, 3),
    (ids.MOISTEN, 0),
    (ids.WARRIOR, 4),
    (ids.UPGRADE, 0),
    (ids.WARRIOR, 2),
    (ids.CLAY, 4),
    (ids.WARRIOR, 3),
    (ids.MOISTEN, 0),
    (ids.WARRIOR, 4),
    (ids.UPGRADE, 0),
)
MIDDLE: Final = (
    (ids.MASTER, ids.BUILDER),
    (ids.MASTER, ids.CLAY_MAKER),
    (ids.COINS, 2),
    (ids.ORDER, 0),
    (ids.MASTER, ids.STEWARD),
    (ids.MASTER, ids.OVERSEER),
    (ids.CLAY, 2),
    (ids.COINS, 3),
    (ids.MASTER, ids.MASTER_INSPECTOR),
    (ids.MASTER, ids.BLACKSMITH),
    (ids.ORDER, 0),
    (ids.CLAY, 2),
)
OUTER: Final = (  # quarter NE: segments 0-2, SE: 3-5, SW: 6-8, NW: 9-11
    (ids.PREPARE, ids.SWORD),
    (ids.SPECIALIST, 0),
    (ids.PREPARE, ids.HALBERD),
    (ids.PREPARE, ids.CROSSBOW),
    (ids.SPECIALIST, 0),
    (ids.PREPARE, ids.SPEAR),
    (ids.PREPARE, ids.HALBERD),
    (ids.SPECIALIST, 0),
    (ids.PREPARE, ids.SWORD),
    (ids.PREPARE, ids.SPEAR),
    (ids.SPECIALIST, 0),
    (ids.PREPARE, ids.CROSSBOW),
)
SEGMENTS_PER_QUARTER: Final = 3
STORAGE_START: Final = 1

# ---- warriors and organizer (TD-WARRIOR): warrior t carries weapon t ----
WARRIOR_COUNT: Final = 11
ORGANIZER_VP: Final = (4, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1)  # by the number of figures of the type taken before
OFFICER_VP: Final = 1
OFFICER_STEPS: Final = (-1, 1)
GUARD_VP: Final = 3
SOLDIER_VP: Final = 1
SOLDIER_COINS: Final = 2

# ---- specialists (TD-SPEC): specialist 4 + w needs weapon w ----
SPECIALIST_COUNT: Final = 4
SPECIALIST_COST: Final = (1, 2, 3, 4)  # by the number of copies taken before

# ---- masters (TD-MASTER) ----
MASTER_TOKENS: Final = (1, 2, 3, 4, 5, 6)  # the cost of each token of a player
INSPECTOR_STEPS: Final = (1, 2)
CLAY_MAKER_WET: Final = 3
OVERSEER_STORAGES: Final = 2  # the pairs are actions: actions.STORAGE_PAIRS
MASTER_BONUS: Final = 1
INCOME_MASTERS: Final = (ids.BUILDER, ids.STEWARD, ids.MASTER_INSPECTOR)
KEEP_WET_MASTERS: Final = (ids.CLAY_MAKER, ids.OVERSEER, ids.BLACKSMITH)

# ---- turn order (TD-ORDER) and start ----
ORDER_CLAY: Final = (0, 0, 1, 2)  # wet clay on token 1, 2, 3 (place 0 is empty)
WORKERS: Final = (0, 0, 5, 4, 3)  # per player, by the number of players
START_COINS: Final = 3
START_BY_POSITION: Final = ((0, 0), (1, 0), (2, 1), (3, 2))  # extra wet clay, extra coins

# ---- scoring (TD-TILE) ----
ROUNDS: Final = 5
TILE_VP: Final = ((3, 1), (5, 2), (7, 3), (9, 4), (11, 5))  # dominance, presence in rounds 1 to 5
MUSICIAN_VP: Final = 1
SERVANT_VP: Final = (8, 2)
GROUP_VP: Final = (5, 2)
ARCHER_VP: Final = 2
RESOURCES_PER_VP: Final = 2
COLOURS: Final = ("yellow", "green", "blue", "purple")

# ---- the Rival (TD-SOLO): card, first segment tried, task ----
RIVAL_CARDS: Final = (
    ("S1", 0, ids.BUILD_V),
    ("S2", 5, ids.BUILD_H),
    ("S3", 8, ids.BUILD_TILE),
    ("S4", 3, ids.BUILD_GROUP),
    ("S5", 10, ids.BUILD_V),
    ("S6", 6, ids.BUILD_H),
    ("S7", 1, ids.BUILD_GROUP),
    ("S8", 4, ids.RIVAL_SPECIALIST),
    ("S9", 11, ids.RIVAL_ORDER),
    ("S10", 7, ids.TRAIN),
)
LEVELS: Final = ("apprentice", "journeyman", "master")
LEVEL_VP: Final = (0, 2, 4)  # extra per BUILD
RIVAL_CONSOLATION: Final = 2  # for a task that cannot be carried out (TA-15.12)
RIVAL_SHUFFLES: Final = (1, 3, 5)  # rounds that begin with a full, shuffled deck

# what: provenance of its first fact, provenance of the rest, where it is told
PROVENANCE: Final[dict[str, tuple[str, str]]] = {
    "mausoleum size": ("E", "9 × 7 cells in several reviews; which way round is ours"),
    "central lines and sectors": ("P", "that they exist; their place follows from the size"),
    "inspector tracks": ("P", "place and loop; start and direction are ours"),
    "inspector points": ("P", "7 / 3"),
    "workshop rings": ("P", "three rings, two spaces per segment, paid rotation; 12 segments E"),
    "inner wheel": ("R", "kinds E, amounts P, their order is ours"),
    "middle wheel": ("R", "kinds E, amounts P, their order is ours"),
    "outer ring": ("R", "kinds P, their order is ours"),
    "warriors": ("P", "4 × 11, weapons and abilities"),
    "organizer points": ("R", "that they fall row by row is P"),
    "specialists": ("P", "4 × 4, costs and effects"),
    "weapon of a specialist": ("R", "read off the pairs of the printed summary"),
    "masters": ("P", "six abilities and bonuses"),
    "master tokens": ("E", "six tokens P, costs 1 to 6 E, one of each R"),
    "turn-order tokens": ("P", "numbers and use; the clay on them is ours"),
    "start resources": ("P", "3 coins and extras by position"),
    "workers": ("P", "5 / 4 / 3 per player"),
    "scoring tiles": ("P", "12 tiles in five categories; one per type, sector and line R"),
    "tile points": ("R", "that they grow by round is P"),
    "final scoring": ("P", "servants, groups, archers, resources"),
    "rival": ("R", "the whole solo mode is ours; the publisher's own was not available"),
}
