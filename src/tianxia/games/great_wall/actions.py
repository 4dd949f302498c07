"""Every action of the game: its words; its number is its place in this list. A test freezes this layout."""

from typing import Final

from tianxia.engine.actions import ActionSpace, Arg, number
from tianxia.games.great_wall.data import (
    ADVISOR_IDS,
    DECREE_IDS,
    EVENT_IDS,
    GENERAL_IDS,
    HOLDER_IDS,
    HORDE_IDS,
    STANDARD_HORDES,
    TACTIC_IDS,
)
from tianxia.games.great_wall.ids import COMMAND_NAMES, LOCATIONS, RESOURCES, SECTIONS, SLOTS, SOLDIERS

_section: Final = Arg("section", SECTIONS)
_horde: Final = Arg("horde", SLOTS)
_point: Final = number("point", 8, first=1)
_kind: Final = Arg("kind", RESOURCES)
_location: Final = Arg("location", LOCATIONS)
_player: Final = number("player", 4)
_soldier: Final = Arg("soldier", SOLDIERS)
_command: Final = Arg("card", COMMAND_NAMES)
_advisor: Final = Arg("card", ADVISOR_IDS)
_tactic: Final = Arg("card", TACTIC_IDS)
# where a token of shame lies: under a soldier of a type, on a captured horde card, or just received
_shame_places: Final = SOLDIERS + HORDE_IDS[:STANDARD_HORDES]
# where a soldier can be hit: on a horde card, in a muster area, on a firing position
PLACE_NAMES: Final = SLOTS + tuple(["muster_" + x for x in SECTIONS]) + tuple(["firing_" + x for x in SECTIONS])
_soldier_place: Final = Arg("place", PLACE_NAMES)

ACTIONS: Final = ActionSpace()
PASS: Final = ACTIONS.add("pass")
KEEP: Final = ACTIONS.add("keep", Arg("general", GENERAL_IDS), Arg("advisor", ADVISOR_IDS))
COMMAND: Final = ACTIONS.add("command", _command)
SLOT: Final = ACTIONS.add("slot", number("slot", 4, first=1))
PLACE: Final = ACTIONS.add("place", Arg("from", LOCATIONS + ("supply",)), Arg("to", LOCATIONS))
ACTIVATE: Final = ACTIONS.add("activate", _location)
NEXT: Final = ACTIONS.add("next", _player)
NAME: Final = ACTIONS.add("name", _player)
COPY: Final = ACTIONS.add("copy", _command)
TAKE_BACK: Final = ACTIONS.add("take_back", _command)
RECOVER: Final = ACTIONS.add("recover", Arg("what", ("cards", "honor")))
UPGRADE: Final = ACTIONS.add("upgrade", Arg("location", LOCATIONS[:4]), Arg("soldier", SOLDIERS + ("overseer",)))
DONATE: Final = ACTIONS.add("donate", number("amount", 4, first=1))
RECRUIT: Final = ACTIONS.add("recruit", number("spears", 9), number("archers", 5), number("horses", 3))
SPEAR_TO: Final = ACTIONS.add("spear", _horde, _point)
HORSE_TO: Final = ACTIONS.add("horse", _horde, _point, Arg("also", ("right", "below")))
ARCHER_TO: Final = ACTIONS.add("archer", _section)
SHOOT: Final = ACTIONS.add("shoot", _section)
MUSTER: Final = ACTIONS.add("muster", _soldier, _section)
WOUND_AT: Final = ACTIONS.add("wound", _horde, _point)
BUILD: Final = ACTIONS.add("build", Arg("what", ("barricade", "wall")), _section)
PAY: Final = ACTIONS.add("pay", _kind, number("amount", 12, first=1))
STORE: Final = ACTIONS.add("store", Arg("kind", RESOURCES[:3]), number("amount", 12, first=1))
TAKE: Final = ACTIONS.add("take", _kind, number("amount", 12, first=1))
CHEAPER: Final = ACTIONS.add("cheaper", _kind)
SWAP: Final = ACTIONS.add("swap", Arg("give", RESOURCES), Arg("take", RESOURCES))
MOVE: Final = ACTIONS.add("move", Arg("from", SECTIONS), Arg("to", SECTIONS))
CARRY: Final = ACTIONS.add(
    "carry", Arg("who", ("spear", "archer", "horse", "firing_to_firing", "firing_to_muster")), number("amount", 11)
)
TEA: Final = ACTIONS.add("tea")
HIRE_CLERK: Final = ACTIONS.add("hire_clerk")
HIRE: Final = ACTIONS.add("hire", _advisor, Arg("role", ("active", "supporting")))
DRAW: Final = ACTIONS.add("draw", number("cards", 8, first=1))
DISCARD: Final = ACTIONS.add("discard", _tactic)
PLAY: Final = ACTIONS.add("play", _tactic, Arg("effect", ("basic", "boosted")))
USE: Final = ACTIONS.add("use", Arg("card", HOLDER_IDS))
CHOOSE: Final = ACTIONS.add("choose", number("option", 3, first=1))
SHAME_ON: Final = ACTIONS.add("shame", Arg("place", _shame_places))
ATONE: Final = ACTIONS.add("atone", Arg("place", _shame_places + ("new",)))
VICTIM: Final = ACTIONS.add("victim", _soldier_place, _soldier)
SAVE: Final = ACTIONS.add("save", _player, _soldier_place, _soldier)
REED_CLERK: Final = ACTIONS.add("reed_clerk", Arg("from", LOCATIONS), Arg("to", LOCATIONS))
DISMISS: Final = ACTIONS.add("dismiss", _advisor)
STATION: Final = ACTIONS.add("station", _section)
REPEAT: Final = ACTIONS.add("repeat", _point)
DECREE: Final = ACTIONS.add("decree", Arg("card", DECREE_IDS))
AGREE: Final = ACTIONS.add("agree")
SACRIFICE: Final = ACTIONS.add("sacrifice", Arg("place", ("supply",) + PLACE_NAMES[9:]), _soldier)
SEND_CLERK: Final = ACTIONS.add("send_clerk", Arg("from", LOCATIONS + ("supply",)))
SEND_ADVISOR: Final = ACTIONS.add("send_advisor", _advisor)
GIVE: Final = ACTIONS.add("give", _kind, _player)
ON_TOP: Final = ACTIONS.add("on_top", Arg("card", EVENT_IDS))
DECLINE: Final = ACTIONS.add("decline")
