"""Numbers with names: tokens, spaces, where points and tokens come from."""

from typing import Final

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
TYPE_NAMES: Final = ("farm", "tower")

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
P_INFLUENCE: Final = 0
P_OBJECTIVES: Final = 1
P_STORAGE: Final = 2
P_EMPIRE: Final = 3
P_RELICS: Final = 4
P_FARMS: Final = 5
P_TOWERS: Final = 6
P_ARMY: Final = 7
P_HELMET: Final = 8
P_RESOURCES: Final = 9
SOURCE_COUNT: Final = 10

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
W_SETUP: Final = 0
W_PRODUCTION: Final = 1
W_TAX: Final = 2
W_INCOME: Final = 3
W_HERO: Final = 4
W_TILE: Final = 5
W_VILLAGER: Final = 6
W_ABILITY: Final = 7
W_OBJECTIVE: Final = 8
W_SHADOW: Final = 9
W_COMPENSATION: Final = 10
W_RECRUITING: Final = 11
W_BUILDING: Final = 12
W_RESET: Final = 13
W_SEARCH: Final = 14
W_MARKET: Final = 15
W_MERCENARIES: Final = 16
W_HIRING: Final = 17
W_THEFT: Final = 18
W_EMPIRE: Final = 19

# the fields of the Mercenaries (DM-14.2.3)
F_RELIC: Final = 0
F_GOVERNOR: Final = 1
F_TOWER: Final = 2
F_SHADOW: Final = 3
FIELD_NAMES: Final = ("relic", "governor", "tower", "shadow")
