"""Every action of the game: its words and its number. A test freezes this layout."""

from typing import Final

from tianxia.engine.actions import ActionSpace, Arg, Block, number
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

PASS: Final = Block("pass", 0)
KEEP: Final = Block("keep", PASS.end, (Arg("general", GENERAL_IDS), Arg("advisor", ADVISOR_IDS)))
COMMAND: Final = Block("command", KEEP.end, (_command,))
SLOT: Final = Block("slot", COMMAND.end, (number("slot", 4, first=1),))
PLACE: Final = Block("place", SLOT.end, (Arg("from", LOCATIONS + ("supply",)), Arg("to", LOCATIONS)))
ACTIVATE: Final = Block("activate", PLACE.end, (_location,))
NEXT: Final = Block("next", ACTIVATE.end, (_player,))
NAME: Final = Block("name", NEXT.end, (_player,))
COPY: Final = Block("copy", NAME.end, (_command,))
TAKE_BACK: Final = Block("take_back", COPY.end, (_command,))
RECOVER: Final = Block("recover", TAKE_BACK.end, (Arg("what", ("cards", "honor")),))
UPGRADE: Final = Block("upgrade", RECOVER.end, (Arg("location", LOCATIONS[:4]), Arg("soldier", SOLDIERS + ("overseer",))))
DONATE: Final = Block("donate", UPGRADE.end, (number("amount", 4, first=1),))
RECRUIT: Final = Block("recruit", DONATE.end, (number("spears", 9), number("archers", 5), number("horses", 3)))
SPEAR_TO: Final = Block("spear", RECRUIT.end, (_horde, _point))
HORSE_TO: Final = Block("horse", SPEAR_TO.end, (_horde, _point, Arg("also", ("right", "below"))))
ARCHER_TO: Final = Block("archer", HORSE_TO.end, (_section,))
SHOOT: Final = Block("shoot", ARCHER_TO.end, (_section,))
MUSTER: Final = Block("muster", SHOOT.end, (_soldier, _section))
WOUND_AT: Final = Block("wound", MUSTER.end, (_horde, _point))
BUILD: Final = Block("build", WOUND_AT.end, (Arg("what", ("barricade", "wall")), _section))
PAY: Final = Block("pay", BUILD.end, (_kind, number("amount", 12, first=1)))
STORE: Final = Block("store", PAY.end, (Arg("kind", RESOURCES[:3]), number("amount", 12, first=1)))
TAKE: Final = Block("take", STORE.end, (_kind, number("amount", 12, first=1)))
CHEAPER: Final = Block("cheaper", TAKE.end, (_kind,))
SWAP: Final = Block("swap", CHEAPER.end, (Arg("give", RESOURCES), Arg("take", RESOURCES)))
MOVE: Final = Block("move", SWAP.end, (Arg("from", SECTIONS), Arg("to", SECTIONS)))
CARRY: Final = Block(
    "carry",
    MOVE.end,
    (Arg("who", ("spear", "archer", "horse", "firing_to_firing", "firing_to_muster")), number("amount", 11)),
)
TEA: Final = Block("tea", CARRY.end)
HIRE_CLERK: Final = Block("hire_clerk", TEA.end)
HIRE: Final = Block("hire", HIRE_CLERK.end, (_advisor, Arg("role", ("active", "supporting"))))
DRAW: Final = Block("draw", HIRE.end, (number("cards", 8, first=1),))
DISCARD: Final = Block("discard", DRAW.end, (_tactic,))
PLAY: Final = Block("play", DISCARD.end, (_tactic, Arg("effect", ("basic", "boosted"))))
USE: Final = Block("use", PLAY.end, (Arg("card", HOLDER_IDS),))
CHOOSE: Final = Block("choose", USE.end, (number("option", 3, first=1),))
SHAME_ON: Final = Block("shame", CHOOSE.end, (Arg("place", _shame_places),))
ATONE: Final = Block("atone", SHAME_ON.end, (Arg("place", _shame_places + ("new",)),))
VICTIM: Final = Block("victim", ATONE.end, (_soldier_place, _soldier))
SAVE: Final = Block("save", VICTIM.end, (_player, _soldier_place, _soldier))
REED_CLERK: Final = Block("reed_clerk", SAVE.end, (Arg("from", LOCATIONS), Arg("to", LOCATIONS)))
DISMISS: Final = Block("dismiss", REED_CLERK.end, (_advisor,))
STATION: Final = Block("station", DISMISS.end, (_section,))
REPEAT: Final = Block("repeat", STATION.end, (_point,))
DECREE: Final = Block("decree", REPEAT.end, (Arg("card", DECREE_IDS),))
AGREE: Final = Block("agree", DECREE.end)
SACRIFICE: Final = Block("sacrifice", AGREE.end, (Arg("place", ("supply",) + PLACE_NAMES[9:]), _soldier))
SEND_CLERK: Final = Block("send_clerk", SACRIFICE.end, (Arg("from", LOCATIONS + ("supply",)),))
SEND_ADVISOR: Final = Block("send_advisor", SEND_CLERK.end, (_advisor,))
GIVE: Final = Block("give", SEND_ADVISOR.end, (_kind, _player))
ON_TOP: Final = Block("on_top", GIVE.end, (Arg("card", EVENT_IDS),))
DECLINE: Final = Block("decline", ON_TOP.end)

ACTIONS: Final = ActionSpace(
    [
        PASS,
        KEEP,
        COMMAND,
        SLOT,
        PLACE,
        ACTIVATE,
        NEXT,
        NAME,
        COPY,
        TAKE_BACK,
        RECOVER,
        UPGRADE,
        DONATE,
        RECRUIT,
        SPEAR_TO,
        HORSE_TO,
        ARCHER_TO,
        SHOOT,
        MUSTER,
        WOUND_AT,
        BUILD,
        PAY,
        STORE,
        TAKE,
        CHEAPER,
        SWAP,
        MOVE,
        CARRY,
        TEA,
        HIRE_CLERK,
        HIRE,
        DRAW,
        DISCARD,
        PLAY,
        USE,
        CHOOSE,
        SHAME_ON,
        ATONE,
        VICTIM,
        SAVE,
        REED_CLERK,
        DISMISS,
        STATION,
        REPEAT,
        DECREE,
        AGREE,
        SACRIFICE,
        SEND_CLERK,
        SEND_ADVISOR,
        GIVE,
        ON_TOP,
        DECLINE,
    ]
)
