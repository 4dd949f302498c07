"""Every word of the language, once (data page, 1.6): its name, and the things it takes where it takes some."""

from typing import Final

from tianxia.games.great_wall.rules.academy import DrawStep
from tianxia.games.great_wall.rules.attack import StationStep
from tianxia.games.great_wall.rules.goods import GiveStep, SwapStep
from tianxia.games.great_wall.rules.headquarters import MoveStep
from tianxia.games.great_wall.rules.moments import DiscardStep
from tianxia.games.great_wall.rules.production import DonateMore
from tianxia.games.great_wall.rules.recover import TakeCommandStep
from tianxia.games.great_wall.rules.shame import ShameStep
from tianxia.games.great_wall.words.automata import QinAdvanced, QinPlace, QinRecruit, QinSupport, QinUpgrade, QinWall, ReedMove
from tianxia.games.great_wall.words.cards import CancelEvent, CopyCommand, Ease, HireAdvisor, Peek, RefreshRow, SwapCommand
from tianxia.games.great_wall.words.choose import Choose
from tianxia.games.great_wall.words.clerks import Advanced, HireClerk, Place, Tea, TeaTop
from tianxia.games.great_wall.words.goods import Gain, Honor, Lose
from tianxia.games.great_wall.words.hordes import Kill, PlaceHorde, RemoveBarricade
from tianxia.games.great_wall.words.line import Word
from tianxia.games.great_wall.words.run import Each
from tianxia.games.great_wall.words.soldiers import Attack, CancelShame, DropShame, Recruit, RepeatReward, Save, Wound
from tianxia.games.great_wall.words.static import STATICS
from tianxia.games.great_wall.words.vocabulary import PIECES, PLACES, TACTIC_PIECE
from tianxia.games.great_wall.words.wall import Barricade, Wall

WORDS: Final[list[Word]] = [
    Honor("honor"),
    Gain("gain"),
    Lose("lose"),
    Each("swap", SwapStep),
    Each("give", GiveStep),
    Each("more_donation", DonateMore),
    Recruit("recruit", PIECES),
    Attack("attack", PIECES),
    Wound("wound"),
    RepeatReward("repeat_reward"),
    Each("move", MoveStep),
    Each("station", StationStep),
    Save("save"),
    Each("shame", ShameStep),
    DropShame("drop_shame"),
    CancelShame("cancel_shame"),
    Barricade("barricade"),
    Wall("wall"),
    Place("place"),
    Advanced("adv", PLACES),
    HireClerk("hire_clerk"),
    Tea("tea"),
    TeaTop("tea_top"),
    Each("draw", DrawStep),
    Each("discard_tactic", DiscardStep, item=TACTIC_PIECE),
    Each("take_command", TakeCommandStep),
    SwapCommand("swap_command"),
    CopyCommand("copy_command"),
    HireAdvisor("hire_advisor"),
    RefreshRow("refresh_row"),
    Ease("ease"),
    Peek("peek", {"events_deck": 0}),
    CancelEvent("cancel_event"),
    Choose("choose"),
    Word("sacrifice", PIECES),  # the payment of a decree: rules/decrees.py asks for it
    Kill("kill"),
    PlaceHorde("place_horde"),
    RemoveBarricade("remove_barricade"),
    QinPlace("qin_place"),
    QinRecruit("qin_recruit", PIECES),
    QinAdvanced("qin_adv"),
    QinUpgrade("qin_upgrade"),
    QinWall("qin_wall"),
    QinSupport("qin_support"),
    ReedMove("reed_move"),
    *STATICS,
]
