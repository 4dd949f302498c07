"""Numbers with names: tokens, spaces, the kinds of questions and of automatic tasks, and all actions."""

from typing import Final

from tianxia.engine.actions import ActionSpace, Arg, Block, number
from tianxia.games.daimyo.tables import (
    BOARD_NAMES,
    BRANCH_NAMES,
    CLAN_NAMES,
    COLOURS,
    HERO_NAMES,
    ISLAND_NAMES,
    SEARCH_TOKENS,
    TOKEN_NAMES,
)

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

# ---- questions: index into Game.decisions ----
Q_CLAN: Final = 0
Q_BOARD: Final = 1
Q_START: Final = 2
Q_EMPIRE_START: Final = 3
Q_MERC_DIE: Final = 4
Q_DIE: Final = 5
Q_IDLE: Final = 6
Q_TURN: Final = 7
Q_CHANGE: Final = 8
Q_FREE_HERO: Final = 9
Q_DISCARD: Final = 10
Q_VILLAGER: Final = 11
Q_GAIN: Final = 12
Q_LIFT: Final = 13
Q_MOVE: Final = 14
Q_TRAVEL: Final = 15
Q_RELIC: Final = 16
Q_TAKE: Final = 17
Q_SEARCH: Final = 18
Q_DROP: Final = 19
Q_GIVE: Final = 20
Q_RECRUIT: Final = 21
Q_ELIMINATE: Final = 22
Q_BUILD: Final = 23
Q_SPARE: Final = 24
Q_SITE: Final = 25
Q_TILE: Final = 26
Q_STEPS: Final = 27
Q_RAISE: Final = 28
Q_SET_DIE: Final = 29
Q_HIRE: Final = 30
Q_HELMET: Final = 31
Q_COLLECT: Final = 32
Q_CHOOSE: Final = 33
Q_COPY: Final = 34
Q_STEAL: Final = 35
Q_TRIBUTE: Final = 36
Q_EXILE: Final = 37
Q_MERC_RELIC: Final = 38
Q_MERC_LIFT: Final = 39
Q_MERC_PLACE: Final = 40
Q_EMPIRE_DIE: Final = 41
Q_EMPIRE_PLACE: Final = 42
Q_EMPIRE_TILE: Final = 43
Q_EMPIRE_TOLL: Final = 44
QUESTIONS: Final = 45

# ---- tasks: done by themselves when they come to the top of the stack; index + FIRST_TASK ----
FIRST_TASK: Final = 64
T_SETUP: Final = 64  # stage
T_EFFECT: Final = 65  # effect, step, why
T_HERO_END: Final = 66  # card
T_FLIP: Final = 67  # Villager tile
T_REFILL: Final = 68
T_LEG: Final = 69  # which leg of the Relic action
T_TAKES: Final = 70  # from where, how many, island
T_BAG_DRAWS: Final = 71  # how many
T_GIVES: Final = 72  # tiles still to give into the bag
T_RECRUIT: Final = 73  # price, unit, how many (0: any number)
T_BUILD: Final = 74  # price, type, how many (0: any number)
T_MOVES: Final = 75  # governors left, collect * 2 + must, sites already moved to
T_ROUND: Final = 76
T_TURN: Final = 77
T_DIE: Final = 78
T_PHASE: Final = 79  # of the end of the round
T_HIRE: Final = 80
T_EMPIRE_ACT: Final = 81  # card * 3 + field
T_EMPIRE_TILES: Final = 82  # how many left, with advantage, something restored
T_EMPIRE_END: Final = 83
T_INCOME: Final = 84
T_HELP: Final = 85  # steps of Villagers' Help still to do (mask), it is the Blue action
TASKS: Final = 22

# ---- actions ----
_ISLAND: Final = Arg("island", ISLAND_NAMES)
_SITE: Final = number("site", 5, first=1)
_SPACE: Final = number("space", 3, first=1)
_HERO: Final = Arg("hero", HERO_NAMES)
_COLOUR: Final = Arg("colour", COLOURS)
_RELIC: Final = Arg("relic", ISLAND_NAMES)
_NUMBER: Final = number("number", 4, first=1)
_VALUE: Final = number("value", 6, first=1)
_SLOT: Final = Arg("slot", SLOT_NAMES)
_TOKEN: Final = Arg("token", TOKEN_NAMES)

CLAN: Final = Block("clan", 0, (Arg("clan", CLAN_NAMES),))
BOARD: Final = Block("board", CLAN.end, (Arg("board", BOARD_NAMES),))
DIE: Final = Block("die", BOARD.end, (_COLOUR, _VALUE, Arg("action", SPACE_NAMES)))
IDLE: Final = Block("idle", DIE.end, (_COLOUR, _VALUE))
MAIN: Final = Block("main", IDLE.end)
PLAY: Final = Block("play", MAIN.end, (_HERO,))
DISCARD: Final = Block("discard", PLAY.end, (_HERO,))
CHANGE: Final = Block("change", DISCARD.end, (_SLOT, Arg("way", ("up", "down"))))
ABILITY: Final = Block("ability", CHANGE.end)
TILE: Final = Block("tile", ABILITY.end, (Arg("place", ("action", "ability")),))
RESET: Final = Block("reset", TILE.end)
END: Final = Block("end", RESET.end)
STOP: Final = Block("stop", END.end)
VILLAGER: Final = Block("villager", STOP.end, (number("tile", 3, first=1),))
GAIN: Final = Block("gain", VILLAGER.end, (_TOKEN,))
GIVE: Final = Block("give", GAIN.end, (_TOKEN,))
GOVERN: Final = Block("govern", GIVE.end, (_ISLAND, _SITE))
SHADOW: Final = Block("shadow", GOVERN.end, (_ISLAND, _SPACE))
ELIMINATE: Final = Block("eliminate", SHADOW.end, (_ISLAND, _SITE))
LIFT: Final = Block("lift", ELIMINATE.end, (_ISLAND, _SITE))
LIFT_SHADOW: Final = Block("lift-shadow", LIFT.end, (_ISLAND, _SPACE))
LIFT_TOWER: Final = Block("lift-tower", LIFT_SHADOW.end, (_ISLAND, _SITE))
COLLECT: Final = Block("collect", LIFT_TOWER.end, (_ISLAND, _SITE))
BUILD: Final = Block("build", COLLECT.end, (Arg("type", TYPE_NAMES),))
SPARE: Final = Block("spare", BUILD.end, (_TOKEN,))
SITE: Final = Block("site", SPARE.end, (_ISLAND, _SITE))
PLACE: Final = Block("place", SITE.end, (Arg("place", TILE_SPACE_NAMES),))
TRAVEL: Final = Block("travel", PLACE.end, (_ISLAND,))
TAKE: Final = Block("take", TRAVEL.end, (_ISLAND, _SPACE))
SEARCH: Final = Block("search", TAKE.end, (Arg("token", SEARCH_TOKENS),))
BIN: Final = Block("bin", SEARCH.end, (_ISLAND, _SPACE))
MARKET: Final = Block("market", BIN.end, (_RELIC, _NUMBER))
MERC_TILE: Final = Block("ransom", MARKET.end, (_RELIC, _NUMBER))
STEAL: Final = Block("steal", MERC_TILE.end, (number("seat", 4), _RELIC, _NUMBER))
DROP: Final = Block("drop", STEAL.end, (_RELIC, _NUMBER))
STEPS: Final = Block(
    "steps",
    DROP.end,
    (Arg("steps", ("capacity-draw", "capacity-helmet", "capacity-villager", "draw-helmet", "draw-villager", "helmet-villager")),),
)
RAISE: Final = Block("raise", STEPS.end, (_SLOT,))
SET_DIE: Final = Block("set", RAISE.end, (_SLOT, _VALUE))
HIRE: Final = Block("hire", SET_DIE.end, (_HERO,))
HELMET: Final = Block("helmet", HIRE.end, (number("seat", 4),))
CHOOSE: Final = Block("choose", HELMET.end, (Arg("branch", BRANCH_NAMES),))
COPY: Final = Block("copy", CHOOSE.end, (Arg("clan", CLAN_NAMES),))
MERC: Final = Block("merc", COPY.end, (Arg("field", ("relic", "governor", "tower", "shadow")), _VALUE))
SWAP: Final = Block("swap", MERC.end, (_ISLAND, _SPACE))
LOOT: Final = Block("loot", SWAP.end, (_ISLAND, Arg("spaces", ("1-2", "1-3", "2-3"))))
COVER: Final = Block("cover", LOOT.end, (_COLOUR, _VALUE))

ACTIONS: Final = ActionSpace(
    [
        CLAN,
        BOARD,
        DIE,
        IDLE,
        MAIN,
        PLAY,
        DISCARD,
        CHANGE,
        ABILITY,
        TILE,
        RESET,
        END,
        STOP,
        VILLAGER,
        GAIN,
        GIVE,
        GOVERN,
        SHADOW,
        ELIMINATE,
        LIFT,
        LIFT_SHADOW,
        LIFT_TOWER,
        COLLECT,
        BUILD,
        SPARE,
        SITE,
        PLACE,
        TRAVEL,
        TAKE,
        SEARCH,
        BIN,
        MARKET,
        MERC_TILE,
        STEAL,
        DROP,
        STEPS,
        RAISE,
        SET_DIE,
        HIRE,
        HELMET,
        CHOOSE,
        COPY,
        MERC,
        SWAP,
        LOOT,
        COVER,
    ]
)
