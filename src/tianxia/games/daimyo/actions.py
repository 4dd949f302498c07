"""All actions, each block in one place; their order gives the numbers, which layout.txt freezes."""

from typing import Final

from tianxia.engine.actions import ActionSpace, Arg, number
from tianxia.games.daimyo.ids import FIELD_NAMES, SLOT_NAMES, SPACE_NAMES, TILE_SPACE_NAMES, TYPE_NAMES
from tianxia.games.daimyo.lookups import (
    BOARD_NAMES,
    BRANCH_NAMES,
    CLAN_NAMES,
    COLOURS,
    HERO_NAMES,
    ISLAND_NAMES,
    SEARCH_TOKENS,
    TOKEN_NAMES,
)

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
_SEAT: Final = number("seat", 4)
_PAIR: Final = Arg(
    "steps", ("capacity-draw", "capacity-helmet", "capacity-villager", "draw-helmet", "draw-villager", "helmet-villager")
)

ACTIONS: Final = ActionSpace()

CLAN: Final = ACTIONS.add("clan", Arg("clan", CLAN_NAMES))
BOARD: Final = ACTIONS.add("board", Arg("board", BOARD_NAMES))
DIE: Final = ACTIONS.add("die", _COLOUR, _VALUE, Arg("action", SPACE_NAMES))
IDLE: Final = ACTIONS.add("idle", _COLOUR, _VALUE)
MAIN: Final = ACTIONS.add("main")
PLAY: Final = ACTIONS.add("play", _HERO)
DISCARD: Final = ACTIONS.add("discard", _HERO)
CHANGE: Final = ACTIONS.add("change", _SLOT, Arg("way", ("up", "down")))
ABILITY: Final = ACTIONS.add("ability")
TILE: Final = ACTIONS.add("tile", Arg("place", ("action", "ability")))
RESET: Final = ACTIONS.add("reset")
END: Final = ACTIONS.add("end")
STOP: Final = ACTIONS.add("stop")
VILLAGER: Final = ACTIONS.add("villager", number("tile", 3, first=1))
GAIN: Final = ACTIONS.add("gain", _TOKEN)
GIVE: Final = ACTIONS.add("give", _TOKEN)
GOVERN: Final = ACTIONS.add("govern", _ISLAND, _SITE)
SHADOW: Final = ACTIONS.add("shadow", _ISLAND, _SPACE)
ELIMINATE: Final = ACTIONS.add("eliminate", _ISLAND, _SITE)
LIFT: Final = ACTIONS.add("lift", _ISLAND, _SITE)
LIFT_SHADOW: Final = ACTIONS.add("lift-shadow", _ISLAND, _SPACE)
LIFT_TOWER: Final = ACTIONS.add("lift-tower", _ISLAND, _SITE)
COLLECT: Final = ACTIONS.add("collect", _ISLAND, _SITE)
BUILD: Final = ACTIONS.add("build", Arg("type", TYPE_NAMES))
SPARE: Final = ACTIONS.add("spare", _TOKEN)
SITE: Final = ACTIONS.add("site", _ISLAND, _SITE)
PLACE: Final = ACTIONS.add("place", Arg("place", TILE_SPACE_NAMES))
TRAVEL: Final = ACTIONS.add("travel", _ISLAND)
TAKE: Final = ACTIONS.add("take", _ISLAND, _SPACE)
SEARCH: Final = ACTIONS.add("search", Arg("token", SEARCH_TOKENS))
BIN: Final = ACTIONS.add("bin", _ISLAND, _SPACE)
MARKET: Final = ACTIONS.add("market", _RELIC, _NUMBER)
RANSOM: Final = ACTIONS.add("ransom", _RELIC, _NUMBER)
STEAL: Final = ACTIONS.add("steal", _SEAT, _RELIC, _NUMBER)
DROP: Final = ACTIONS.add("drop", _RELIC, _NUMBER)
STEPS: Final = ACTIONS.add("steps", _PAIR)
RAISE: Final = ACTIONS.add("raise", _SLOT)
SET: Final = ACTIONS.add("set", _SLOT, _VALUE)
HIRE: Final = ACTIONS.add("hire", _HERO)
HELMET: Final = ACTIONS.add("helmet", _SEAT)
CHOOSE: Final = ACTIONS.add("choose", Arg("branch", BRANCH_NAMES))
COPY: Final = ACTIONS.add("copy", Arg("clan", CLAN_NAMES))
MERC: Final = ACTIONS.add("merc", Arg("field", FIELD_NAMES), _VALUE)
SWAP: Final = ACTIONS.add("swap", _ISLAND, _SPACE)
LOOT: Final = ACTIONS.add("loot", _ISLAND, Arg("spaces", ("1-2", "1-3", "2-3")))
COVER: Final = ACTIONS.add("cover", _COLOUR, _VALUE)
