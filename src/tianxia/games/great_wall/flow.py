"""A game of The Great Wall, from the first year to the last.

A year (GW-5.0.1), from top to bottom of this file:
- Spring and Summer (rules/seasons.py): hordes and advisors come; income, atoning, command cards back.
- Fall: a secret choice, the command track (rules/commands.py), then turn by turn boxes, activations (rules/activation.py)
  and clearing (rules/defeat.py). The first year begins here.
- Winter (rules/winter.py): salvo, clearing, assault with breaches; in coop the decrees (rules/decrees.py).
- The end is checked (scoring.py); a new year, or the final scoring.

Moments at which cards may be used (rules/moments.py) open everywhere in between.
"""

from typing import Any, Final

from tianxia.engine.events import Log
from tianxia.engine.flow import Step
from tianxia.engine.game import Decision
from tianxia.games.great_wall.board.seats import first_section
from tianxia.games.great_wall.ids import COOP, FALL, WINTER
from tianxia.games.great_wall.rules.academy import ASK_DISCARD, ASK_DRAW, DrawStep, LimitStep
from tianxia.games.great_wall.rules.activation import (
    ASK_ACTIVATE,
    ASK_ADVANCED,
    ASK_TEA,
    ActEnd,
    Activate,
    Activations,
    ActPlayer,
)
from tianxia.games.great_wall.rules.attack import ASK_ATTACK, ASK_STATION, AttackStep, StationStep
from tianxia.games.great_wall.rules.builders import ASK_BUILD, ASK_STORE, BuildDo, BuildPay, BuildStep, Built
from tianxia.games.great_wall.rules.clerks import ASK_PLACE, PlaceStep
from tianxia.games.great_wall.rules.commands import (
    ASK_COMMAND,
    ASK_COPY,
    ASK_SLOT,
    ASK_SWAP_COMMAND,
    BoxStep,
    Card,
    Others,
    Reveal,
    Slots,
    Synergy,
)
from tianxia.games.great_wall.rules.court_events import ASK_PEEK, EventDo, EventStep
from tianxia.games.great_wall.rules.decrees import (
    ASK_DECREE,
    ASK_EASE,
    ASK_PLEDGE,
    DecreePay,
    Decrees,
    DecreesOpen,
    PledgeStep,
    ShameEach,
)
from tianxia.games.great_wall.rules.defeat import Clearing, ClearNext, DefeatEnd, DefeatHonor
from tianxia.games.great_wall.rules.embassy import ASK_EMBASSY, ASK_HIRE, EmbassyStep
from tianxia.games.great_wall.rules.goods import (
    ASK_CHEAPER,
    ASK_GIVE,
    ASK_PAY,
    ASK_SWAP,
    ASK_TAKE,
    Gain,
    GiveStep,
    Lose,
    SwapStep,
)
from tianxia.games.great_wall.rules.headquarters import ASK_CARRY, ASK_MOVE, MoveStep
from tianxia.games.great_wall.rules.hordes import HordeIn, SpringHordes
from tianxia.games.great_wall.rules.kill import (
    ASK_SAVE,
    ASK_SAVE_TEXT,
    ASK_VICTIM,
    KillDo,
    KillDying,
    KillPick,
    KillSave,
    SaveTextStep,
)
from tianxia.games.great_wall.rules.moments import ASK_ABILITY, ASK_MY_TURN, ASK_TACTIC, DiscardStep, Moment, TacticDone
from tianxia.games.great_wall.rules.points import ASK_REPEAT, ASK_WOUND, ASK_WOUND_TEXT, Covered, WoundsStep
from tianxia.games.great_wall.rules.production import (
    ASK_DONATE,
    ASK_UPGRADE,
    Donated,
    DonateMore,
    DonateStep,
    ProductionGain,
    UpgradeStep,
)
from tianxia.games.great_wall.rules.qin import ASK_TO_QIN, QinPlace, QinRecruit
from tianxia.games.great_wall.rules.recover import ASK_RECOVER, ASK_TAKE_BACK, RecoverEach, TakeCommandStep
from tianxia.games.great_wall.rules.recruit import ASK_DEPLOY, ASK_RECRUIT, DeployStep, RecruitStep
from tianxia.games.great_wall.rules.reed import ASK_REED_ADVISOR, ASK_REED_ATTACK, ASK_REED_BARRICADE, ASK_REED_CLERK, ReedMove
from tianxia.games.great_wall.rules.seasons import Spring, SpringOffer, Summer
from tianxia.games.great_wall.rules.shame import (
    ASK_ATONE,
    ASK_COOP_ATONE,
    ASK_DROP_SHAME,
    ASK_SHAME,
    AtoneEach,
    CoopShame,
    DropShameStep,
    ShameStep,
    ShameTake,
)
from tianxia.games.great_wall.rules.winter import (
    AfterAssault,
    Assault,
    Breach,
    BreachKill,
    BreachShame,
    Compare,
    Salvo,
    SalvoPlayer,
    YearClose,
)
from tianxia.games.great_wall.scoring import Artifacts, FinalScoring, check_end
from tianxia.games.great_wall.setup import ASK_KEEP, Generals
from tianxia.games.great_wall.state import GreatWall
from tianxia.games.great_wall.steps import ASK_NEXT, AtSlot
from tianxia.games.great_wall.words.choose import ASK_CHOOSE
from tianxia.games.great_wall.words.run import ASK_NAME, Run


def begin(s: GreatWall) -> None:
    """GW-3.1.15: everybody keeps a general and an advisor, then the first Fall."""
    s.todo.append(Winter())
    s.todo.append(Fall())
    s.todo.append(Generals())
    s.todo.append(ASK_KEEP.ask_each((1 << s.seats) - 1))


class Year(Step[GreatWall]):
    """GW-5.0.1."""

    def run(self, s: GreatWall, log: Log | None) -> None:
        s.todo.append(Winter())
        s.todo.append(Fall())
        s.todo.append(Summer(0))
        s.todo.append(Spring())


class Fall(Step[GreatWall]):
    """GW-5.3.1: everybody chooses secretly; nobody with a hand: straight to the reveal (GW-5.3.2)."""

    def run(self, s: GreatWall, log: Log | None) -> None:
        s.season = FALL
        s.used_turn = 0
        s.revealed = 0
        if log is not None:
            log.say("season", -1, "GW-5.0.1", {"season": "fall", "year": s.year})
        mask = 0
        for p in range(s.seats):
            s.pick[p] = -1
            if s.hand[p] != 0:
                mask |= 1 << p
        s.todo.append(Turns(0))
        s.todo.append(Slots(s.tea[:]))
        s.todo.append(Reveal())
        if mask:
            s.todo.append(ASK_COMMAND.ask_each(mask))


class Turns(AtSlot):
    """GW-5.3.4: cards in the order of the slots of the command track."""

    def run(self, s: GreatWall, log: Log | None) -> None:
        slot = self.slot
        s.active = -1
        if slot >= s.players:
            s.used_turn = 0
            return
        s.todo.append(Turns(slot + 1))
        p = s.track[slot]
        if p < 0:
            return
        s.active = p
        s.used_turn = 0
        s.turn_tactic = 0
        if log is not None:
            log.say("turn", p, "GW-5.3.4", {"slot": slot + 1})
        s.todo.append(Clearing())
        s.todo.append(Activations(0))
        s.todo.append(Card(p, s.pick[p], 0, 0))


class Winter(Step[GreatWall]):
    """GW-5.4; in coop with the decrees before the year closes (GW-12.2.1)."""

    def run(self, s: GreatWall, log: Log | None) -> None:
        s.season = WINTER
        s.active = -1
        s.used_turn = 0
        s.breaches = 0
        if log is not None:
            log.say("season", -1, "GW-5.0.1", {"season": "winter", "year": s.year})
        s.todo.append(EndCheck())
        s.todo.append(YearClose())
        if s.mode == COOP:
            s.todo.append(Decrees(0))
        s.todo.append(AfterAssault())
        s.todo.append(Assault(first_section(s)))
        s.todo.append(Clearing())
        s.todo.append(Salvo(first_section(s), 0))


class EndCheck(Step[GreatWall]):
    """GW-9.1.1: the game ends, or a new year begins; in coop after shame for open decrees and an event (GW-12.2.1)."""

    def run(self, s: GreatWall, log: Log | None) -> None:
        check_end(s, log)
        if not s.ended:
            s.todo.append(Year())
        if s.mode == COOP and not s.ended:
            s.todo.append(EventStep())
            s.todo.append(DecreesOpen(0))
        elif s.ended and s.mode != COOP:
            s.todo.append(FinalScoring())


# what a position may hold on its stack; saved by name
STEPS: Final[list[type[Step[Any]]]] = [
    Year,
    Spring,
    SpringHordes,
    HordeIn,
    SpringOffer,
    Summer,
    AtoneEach,
    RecoverEach,
    Fall,
    Reveal,
    Slots,
    Turns,
    Card,
    BoxStep,
    Synergy,
    Others,
    PlaceStep,
    Activations,
    Activate,
    ProductionGain,
    UpgradeStep,
    DonateStep,
    Donated,
    DonateMore,
    ActPlayer,
    ActEnd,
    RecruitStep,
    DeployStep,
    AttackStep,
    StationStep,
    Covered,
    WoundsStep,
    BuildStep,
    BuildPay,
    BuildDo,
    Built,
    MoveStep,
    EmbassyStep,
    DrawStep,
    LimitStep,
    DiscardStep,
    Clearing,
    ClearNext,
    DefeatHonor,
    DefeatEnd,
    KillPick,
    KillDying,
    SaveTextStep,
    KillSave,
    KillDo,
    Winter,
    Salvo,
    SalvoPlayer,
    Assault,
    Compare,
    Breach,
    BreachShame,
    BreachKill,
    AfterAssault,
    Decrees,
    PledgeStep,
    DecreePay,
    YearClose,
    EndCheck,
    DecreesOpen,
    ShameEach,
    EventStep,
    EventDo,
    FinalScoring,
    Artifacts,
    Moment,
    TacticDone,
    Run,
    Gain,
    Lose,
    SwapStep,
    GiveStep,
    ShameStep,
    ShameTake,
    CoopShame,
    DropShameStep,
    TakeCommandStep,
    ReedMove,
    QinPlace,
    QinRecruit,
    Generals,
]

# their order is in the observations of learners
QUESTIONS: Final[list[Decision[GreatWall]]] = [
    ASK_KEEP,
    ASK_COMMAND,
    ASK_SLOT,
    ASK_MY_TURN,
    ASK_ABILITY,
    ASK_TACTIC,
    ASK_PLACE,
    ASK_COPY,
    ASK_ADVANCED,
    ASK_ACTIVATE,
    ASK_NEXT,
    ASK_UPGRADE,
    ASK_DONATE,
    ASK_RECRUIT,
    ASK_CHEAPER,
    ASK_DEPLOY,
    ASK_ATTACK,
    ASK_WOUND,
    ASK_WOUND_TEXT,
    ASK_BUILD,
    ASK_STORE,
    ASK_PAY,
    ASK_TAKE,
    ASK_SWAP,
    ASK_MOVE,
    ASK_CARRY,
    ASK_TEA,
    ASK_EMBASSY,
    ASK_HIRE,
    ASK_DRAW,
    ASK_DISCARD,
    ASK_CHOOSE,
    ASK_SHAME,
    ASK_ATONE,
    ASK_DROP_SHAME,
    ASK_VICTIM,
    ASK_SAVE,
    ASK_SAVE_TEXT,
    ASK_REED_CLERK,
    ASK_REED_ADVISOR,
    ASK_REED_BARRICADE,
    ASK_REED_ATTACK,
    ASK_TO_QIN,
    ASK_STATION,
    ASK_REPEAT,
    ASK_RECOVER,
    ASK_TAKE_BACK,
    ASK_SWAP_COMMAND,
    ASK_NAME,
    ASK_DECREE,
    ASK_PLEDGE,
    ASK_EASE,
    ASK_GIVE,
    ASK_PEEK,
    ASK_COOP_ATONE,
]
