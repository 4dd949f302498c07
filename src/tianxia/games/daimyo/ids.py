"""Numbers with names: tokens, spaces, where points and tokens come from."""

from typing import Final, Literal

RICE: Final = 0
METAL: Final = 1
STONE: Final = 2
GOLD: Final = 3
ANY: Final = 4

BLUE: Final = 0  # dice
GREEN: Final = 1
RED: Final = 2

# the six Main Action spaces of a Clan board (DM-6.0.1), then three places beside it (DM-5.7)
VILLAGERS: Final = 0
PRODUCTION: Final = 1
RELIC: Final = 2
RECRUITMENT: Final = 3
CONSTRUCTION: Final = 4
TAX: Final = 5
DIE_SLOTS: Final = 9
SPACE_NAMES: Final = ("villagers", "production", "relic", "recruitment", "construction", "tax")
SLOT_NAMES: Final = (*SPACE_NAMES, "idle1", "idle2", "idle3")
SPACE_COLOUR: Final[list[int]] = [BLUE, GREEN, GREEN, RED, RED, -1]

# Bonus tile spaces (DM-7.4.1-2): five Main Actions, the Clan ability, two yellow ones
ABILITY_SPACE: Final = 5
TILE_SPACES: Final = 8
TILE_SPACE_NAMES: Final = ("villagers", "production", "relic", "recruitment", "construction", "ability", "income1", "income2")

FARM: Final = 0
TOWER: Final = 1
BuildingType = Literal["farm", "tower"]
TYPE_NAMES: Final[tuple[BuildingType, ...]] = ("farm", "tower")

NATURE: Final = 0
TECHNOLOGY: Final = 1
NOMADS: Final = 2
ARISTOCRATS: Final = 3

# where points come from
SOURCES: Final = (
    "influence",
    "objectives",
    "storage",
    "empire",
    "relics",
    "farms",
    "towers",
    "army",
    "helmet",
    "resources",
)
P_INFLUENCE: Final = SOURCES.index("influence")
P_OBJECTIVES: Final = SOURCES.index("objectives")
P_STORAGE: Final = SOURCES.index("storage")
P_EMPIRE: Final = SOURCES.index("empire")
P_RELICS: Final = SOURCES.index("relics")
P_FARMS: Final = SOURCES.index("farms")
P_TOWERS: Final = SOURCES.index("towers")
P_ARMY: Final = SOURCES.index("army")
P_HELMET: Final = SOURCES.index("helmet")
P_RESOURCES: Final = SOURCES.index("resources")
SOURCE_COUNT: Final = len(SOURCES)

# where tokens come from and go to, for the log
WHY: Final = (
    "setup",
    "production",
    "tax",
    "income",
    "hero",
    "tile",
    "villager",
    "ability",
    "objective",
    "shadow",
    "compensation",
    "recruiting",
    "building",
    "reset",
    "search",
    "market",
    "mercenaries",
    "hiring",
    "theft",
    "empire",
)
W_SETUP: Final = WHY.index("setup")
W_PRODUCTION: Final = WHY.index("production")
W_TAX: Final = WHY.index("tax")
W_INCOME: Final = WHY.index("income")
W_HERO: Final = WHY.index("hero")
W_TILE: Final = WHY.index("tile")
W_VILLAGER: Final = WHY.index("villager")
W_ABILITY: Final = WHY.index("ability")
W_OBJECTIVE: Final = WHY.index("objective")
W_SHADOW: Final = WHY.index("shadow")
W_COMPENSATION: Final = WHY.index("compensation")
W_RECRUITING: Final = WHY.index("recruiting")
W_BUILDING: Final = WHY.index("building")
W_RESET: Final = WHY.index("reset")
W_SEARCH: Final = WHY.index("search")
W_MARKET: Final = WHY.index("market")
W_MERCENARIES: Final = WHY.index("mercenaries")
W_HIRING: Final = WHY.index("hiring")
W_THEFT: Final = WHY.index("theft")
W_EMPIRE: Final = WHY.index("empire")

# the fields of the Mercenaries (DM-14.2.3)
F_RELIC: Final = 0
F_GOVERNOR: Final = 1
F_TOWER: Final = 2
F_SHADOW: Final = 3
FIELD_NAMES: Final = ("relic", "governor", "tower", "shadow")
