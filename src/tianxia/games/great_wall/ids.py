"""Names and their numbers. Words in actions, views and texts come from here; order never changes (it is in saves)."""

from typing import Final

# resources (GW-2.2.2), and the words for mixes in card texts
WOOD: Final = 0
STONE: Final = 1
GOLD: Final = 2
CHI: Final = 3
MAT: Final = 4  # wood, stone or gold, free mix
RES: Final = 5  # any of the four, free mix
KIND: Final = 6  # the kind of the trigger
HONOR_PTS: Final = 7
TACTIC_KIND: Final = 8
RESOURCES: Final = ("wood", "stone", "gold", "chi")

# soldiers (GW-2.2.1)
SPEAR: Final = 0
ARCHER: Final = 1
HORSE: Final = 2
SOLDIER: Final = 3  # any type
SOLDIERS: Final = ("spear", "archer", "horse")
OWN: Final = (10, 4, 2)  # soldiers of a clan (GW-2.1.2 to GW-2.1.4)
CLERKS: Final = 8

# locations in the fixed order of GW-6.0.4
SAWMILL: Final = 0
QUARRY: Final = 1
MINE: Final = 2
TEMPLE: Final = 3
BARRACKS: Final = 4
BUILDERS: Final = 5
HQ: Final = 6
TEA_HOUSE: Final = 7
EMBASSY: Final = 8
ACADEMY: Final = 9
PRODUCTION: Final = 10  # any of the first four
ANYWHERE: Final = 11
LOCATIONS: Final = (
    "sawmill",
    "quarry",
    "mine",
    "temple",
    "barracks",
    "builders",
    "hq",
    "tea_house",
    "embassy",
    "academy",
)
SUPPLY: Final = 10  # as a source of a clerk

SECTIONS: Final = ("L", "M", "R")
SLOTS: Final = ("L1", "L2", "L3", "M1", "M2", "M3", "R1", "R2", "R3")  # section × row; row 1 is nearest to the Wall
SPOTS: Final = 8  # the most vital points of a card

# command cards
ECONOMY: Final = 0
DESPOTISM: Final = 1
ATTACK_ORDER: Final = 2
TREASON: Final = 3
DIPLOMACY: Final = 4
GREAT_WORKS: Final = 5
REED_COMMAND: Final = 6
COMMAND_NAMES: Final = ("economy", "despotism", "attack_order", "treason", "diplomacy", "great_works")

# modes
STANDARD: Final = 0
TWO: Final = 1
SOLO: Final = 2
COOP: Final = 3
MODES: Final = ("standard", "two", "solo", "coop")

# seasons
SPRING: Final = 0
SUMMER: Final = 1
FALL: Final = 2
WINTER: Final = 3
SEASONS: Final = ("spring", "summer", "fall", "winter")

# where an advisor card is; owners: ACTIVE + player, SUPPORT + player
IN_DECK: Final = 0
IN_OFFER: Final = 1
IN_DISCARD: Final = 2
OUT_OF_GAME: Final = 3
IN_DEAL: Final = 4  # dealt in setup, not yet kept
ACTIVE: Final = 8
SUPPORT: Final = 16

# what lies on a vital point: 0 free, 1 wound, 2+player spearman, 8+2*player+0/1 cavalryman
FREE: Final = 0
WOUND: Final = 1
SPEAR_OF: Final = 2
HORSE_OF: Final = 8

# where honor comes from
SOURCES: Final = (
    "start",
    "rewards",
    "defeats",
    "archers",
    "trophies",
    "wall",
    "barricades",
    "donations",
    "commands",
    "general",
    "advisors",
    "tactics",
    "shame",
    "artifacts",
    "decrees",
    "production",
    "attacks",
)
P_START: Final = 0
P_REWARDS: Final = 1
P_DEFEATS: Final = 2
P_ARCHERS: Final = 3
P_TROPHIES: Final = 4
P_WALL: Final = 5
P_BARRICADES: Final = 6
P_DONATIONS: Final = 7
P_COMMANDS: Final = 8
P_GENERAL: Final = 9
P_ADVISORS: Final = 10
P_TACTICS: Final = 11
P_SHAME: Final = 12
P_ARTIFACTS: Final = 13
P_DECREES: Final = 14
P_PRODUCTION: Final = 15
P_ATTACKS: Final = 16
SOURCE_COUNT: Final = 17

# triggers of card texts (GW-17.2)
TRIGGERS: Final = (
    "static",
    "my_turn",
    "other_box",
    "reveal",
    "order",
    "spring_horde",
    "income",
    "recover",
    "activate",
    "produce",
    "donate",
    "upgrade",
    "recruit",
    "cover",
    "horde_defeated",
    "horde_won",
    "dying",
    "killed",
    "volley",
    "assault",
    "held",
    "breach",
    "shame_gain",
    "build_wall",
    "build_barricade",
    "hire_clerk",
    "hire_advisor",
    "play_tactic",
    "year_end",
    "final",
    "decree_phase",
    "decree_done",
    "event_shown",
    "placed",
    "defeated",
    "once",
)
T_STATIC: Final = 0
T_MY_TURN: Final = 1
T_OTHER_BOX: Final = 2
T_REVEAL: Final = 3
T_ORDER: Final = 4
T_SPRING_HORDE: Final = 5
T_INCOME: Final = 6
T_RECOVER: Final = 7
T_ACTIVATE: Final = 8
T_PRODUCE: Final = 9
T_DONATE: Final = 10
T_UPGRADE: Final = 11
T_RECRUIT: Final = 12
T_COVER: Final = 13
T_HORDE_DEFEATED: Final = 14
T_HORDE_WON: Final = 15
T_DYING: Final = 16
T_KILLED: Final = 17
T_VOLLEY: Final = 18
T_ASSAULT: Final = 19
T_HELD: Final = 20
T_BREACH: Final = 21
T_SHAME_GAIN: Final = 22
T_BUILD_WALL: Final = 23
T_BUILD_BARRICADE: Final = 24
T_HIRE_CLERK: Final = 25
T_HIRE_ADVISOR: Final = 26
T_PLAY_TACTIC: Final = 27
T_YEAR_END: Final = 28
T_FINAL: Final = 29
T_DECREE_PHASE: Final = 30
T_DECREE_DONE: Final = 31
T_EVENT_SHOWN: Final = 32
T_PLACED: Final = 33
T_DEFEATED: Final = 34
T_ONCE: Final = 35

# why a game ends; 0: it goes on
END_REASONS: Final = ("", "wall", "shame", "time", "decrees", "too-late", "no-shame-left", "solo-shame")
