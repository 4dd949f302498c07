"""Every word of the language, once (data page, 1.6): its name, and the things it takes where it takes some."""

from typing import Final

from tianxia.games.great_wall.words.automata import QinAdvanced, QinPlace, QinRecruit, QinSupport, QinUpgrade, QinWall, ReedMove
from tianxia.games.great_wall.words.cards import (
    CancelEvent,
    CopyCommand,
    DiscardTactic,
    Draw,
    Ease,
    HireAdvisor,
    Peek,
    RefreshRow,
    SwapCommand,
    TakeCommand,
)
from tianxia.games.great_wall.words.choose import Choose
from tianxia.games.great_wall.words.clerks import Advanced, HireClerk, Place, Tea, TeaTop
from tianxia.games.great_wall.words.goods import Gain, Give, Honor, Lose, MoreDonation, Swap
from tianxia.games.great_wall.words.hordes import Kill, PlaceHorde, RemoveBarricade
from tianxia.games.great_wall.words.line import Word
from tianxia.games.great_wall.words.soldiers import (
    Attack,
    CancelShame,
    DropShame,
    Move,
    Recruit,
    RepeatReward,
    Save,
    Shame,
    Station,
    Wound,
)
from tianxia.games.great_wall.words.static import STATICS
from tianxia.games.great_wall.words.vocabulary import PIECES, PLACES, TACTIC_PIECE
from tianxia.games.great_wall.words.wall import Barricade, Wall

WORDS: Final[list[Word]] = [
    Honor("honor"),
    Gain("gain"),
    Lose("lose"),
    Swap("swap"),
    Give("give"),
    MoreDonation("more_donation"),
    Recruit("recruit", PIECES),
    Attack("attack", PIECES),
    Wound("wound"),
    RepeatReward("repeat_reward"),
    Move("move"),
    Station("station"),
    Save("save"),
    Shame("shame"),
    DropShame("drop_shame"),
    CancelShame("cancel_shame"),
    Barricade("barricade"),
    Wall("wall"),
    Place("place"),
    Advanced("adv", PLACES),
    HireClerk("hire_clerk"),
    Tea("tea"),
    TeaTop("tea_top"),
    Draw("draw"),
    DiscardTactic("discard_tactic", item=TACTIC_PIECE),
    TakeCommand("take_command"),
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
