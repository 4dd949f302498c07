"""Names and their numbers. Words in actions, views and texts come from here; order never changes (it is in saves)."""

from typing import Final, Literal

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
Kind = Literal["wood", "stone", "gold", "chi"]
RESOURCES: Final[tuple[Kind, ...]] = ("wood", "stone", "gold", "chi")

# soldiers (GW-2.2.1)
SPEAR: Final = 0
ARCHER: Final = 1
HORSE: Final = 2
SOLDIER: Final = 3  # any type
Soldier = Literal["spear", "archer", "horse"]
SOLDIERS: Final[tuple[Soldier, ...]] = ("spear", "archer", "horse")
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

SectionId = Literal["L", "M", "R"]
SECTIONS: Final[tuple[SectionId, ...]] = ("L", "M", "R")
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
ModeName = Literal["standard", "two", "solo", "coop"]
MODES: Final[tuple[ModeName, ...]] = ("standard", "two", "solo", "coop")

# seasons
SPRING: Final = 0
SUMMER: Final = 1
FALL: Final = 2
WINTER: Final = 3
Season = Literal["spring", "summer", "fall", "winter"]
SEASONS: Final[tuple[Season, ...]] = ("spring", "summer", "fall", "winter")

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
P_START: Final = SOURCES.index("start")
P_REWARDS: Final = SOURCES.index("rewards")
P_DEFEATS: Final = SOURCES.index("defeats")
P_ARCHERS: Final = SOURCES.index("archers")
P_TROPHIES: Final = SOURCES.index("trophies")
P_WALL: Final = SOURCES.index("wall")
P_BARRICADES: Final = SOURCES.index("barricades")
P_DONATIONS: Final = SOURCES.index("donations")
P_COMMANDS: Final = SOURCES.index("commands")
P_GENERAL: Final = SOURCES.index("general")
P_ADVISORS: Final = SOURCES.index("advisors")
P_TACTICS: Final = SOURCES.index("tactics")
P_SHAME: Final = SOURCES.index("shame")
P_ARTIFACTS: Final = SOURCES.index("artifacts")
P_DECREES: Final = SOURCES.index("decrees")
P_PRODUCTION: Final = SOURCES.index("production")
P_ATTACKS: Final = SOURCES.index("attacks")
SOURCE_COUNT: Final = len(SOURCES)

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
T_STATIC: Final = TRIGGERS.index("static")
T_MY_TURN: Final = TRIGGERS.index("my_turn")
T_OTHER_BOX: Final = TRIGGERS.index("other_box")
T_REVEAL: Final = TRIGGERS.index("reveal")
T_ORDER: Final = TRIGGERS.index("order")
T_SPRING_HORDE: Final = TRIGGERS.index("spring_horde")
T_INCOME: Final = TRIGGERS.index("income")
T_RECOVER: Final = TRIGGERS.index("recover")
T_ACTIVATE: Final = TRIGGERS.index("activate")
T_PRODUCE: Final = TRIGGERS.index("produce")
T_DONATE: Final = TRIGGERS.index("donate")
T_UPGRADE: Final = TRIGGERS.index("upgrade")
T_RECRUIT: Final = TRIGGERS.index("recruit")
T_COVER: Final = TRIGGERS.index("cover")
T_HORDE_DEFEATED: Final = TRIGGERS.index("horde_defeated")
T_HORDE_WON: Final = TRIGGERS.index("horde_won")
T_DYING: Final = TRIGGERS.index("dying")
T_KILLED: Final = TRIGGERS.index("killed")
T_VOLLEY: Final = TRIGGERS.index("volley")
T_ASSAULT: Final = TRIGGERS.index("assault")
T_HELD: Final = TRIGGERS.index("held")
T_BREACH: Final = TRIGGERS.index("breach")
T_SHAME_GAIN: Final = TRIGGERS.index("shame_gain")
T_BUILD_WALL: Final = TRIGGERS.index("build_wall")
T_BUILD_BARRICADE: Final = TRIGGERS.index("build_barricade")
T_HIRE_CLERK: Final = TRIGGERS.index("hire_clerk")
T_HIRE_ADVISOR: Final = TRIGGERS.index("hire_advisor")
T_PLAY_TACTIC: Final = TRIGGERS.index("play_tactic")
T_YEAR_END: Final = TRIGGERS.index("year_end")
T_FINAL: Final = TRIGGERS.index("final")
T_DECREE_PHASE: Final = TRIGGERS.index("decree_phase")
T_DECREE_DONE: Final = TRIGGERS.index("decree_done")
T_EVENT_SHOWN: Final = TRIGGERS.index("event_shown")
T_PLACED: Final = TRIGGERS.index("placed")
T_ONCE: Final = TRIGGERS.index("once")

# why a game ends; 0: it goes on
END_REASONS: Final = ("", "wall", "shame", "time", "decrees", "too-late", "no-shame-left", "solo-shame")
