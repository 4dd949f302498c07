"""The year and its parts: which object does which step, and which asks which question.

A year (GW-5.0.1): Spring (rules/seasons.py) brings hordes and advisors; Summer pays income and lets players
atone and take cards back; Fall (rules/commands.py) is a secret choice, then turns: boxes, activations
(rules/activation.py), clearing (rules/defeat.py); Winter (rules/winter.py) shoots, assaults, breaches; then
the end is checked (scoring.py), in coop after the decrees (rules/decrees.py). Everything that waits lies on
the agenda (agenda.py).
"""

from tianxia.games.great_wall.agenda import QUESTIONS, STEPS, Question, Step
from tianxia.games.great_wall.rules.academy import Discard, Draw, DrawStep, LimitStep
from tianxia.games.great_wall.rules.activation import (
    ActEnd,
    Activate,
    Activations,
    ActPlayer,
    AdvancedActivation,
    ChooseActivation,
    TeaHouse,
)
from tianxia.games.great_wall.rules.attack import Attack, AttackStep, Station, StationStep
from tianxia.games.great_wall.rules.builders import BuildDo, BuildPay, BuildStep, Built, NameBuild, StoreKinds
from tianxia.games.great_wall.rules.clerks import PlaceClerk, PlaceStep
from tianxia.games.great_wall.rules.commands import (
    BoxStep,
    Card,
    ChooseCommand,
    ChooseSlot,
    CopyCommand,
    Each,
    Fall,
    NameNext,
    Others,
    Recover,
    RecoverEach,
    Reveal,
    Slots,
    SwapCommand,
    Synergy,
    TakeCommand,
    TakeCommandStep,
    Turns,
)
from tianxia.games.great_wall.rules.court_events import EventDo, EventStep, NamePlayer, PeekOrder
from tianxia.games.great_wall.rules.decrees import (
    DecreePay,
    Decrees,
    DecreesOpen,
    EaseDecree,
    NameDecree,
    Pledge,
    PledgeStep,
    ShameEach,
)
from tianxia.games.great_wall.rules.defeat import Clearing, ClearNext, DefeatEnd, DefeatHonor
from tianxia.games.great_wall.rules.embassy import Embassy, EmbassyStep, HireByText
from tianxia.games.great_wall.rules.goods import Cheaper, Gain, GiveOne, GiveStep, Lose, PayKinds, SwapOne, SwapStep, TakeKinds
from tianxia.games.great_wall.rules.headquarters import Carry, ChooseMove, MoveStep
from tianxia.games.great_wall.rules.hordes import HordeIn, SpringHordes
from tianxia.games.great_wall.rules.kill import (
    KillDo,
    KillDying,
    KillPick,
    KillSave,
    NameVictim,
    SaveByText,
    SaveForChi,
    SaveTextStep,
)
from tianxia.games.great_wall.rules.moments import Ability, DiscardStep, Gap, Moment, MyTurn, TacticDone, TacticWindow
from tianxia.games.great_wall.rules.points import Covered, RepeatReward, Wound, WoundsStep, WoundText
from tianxia.games.great_wall.rules.production import (
    Donate,
    Donated,
    DonateMore,
    DonateStep,
    ProductionGain,
    Upgrade,
    UpgradeStep,
)
from tianxia.games.great_wall.rules.qin import AdvisorToQin, QinPlace, QinRecruit
from tianxia.games.great_wall.rules.recruit import Deploy, DeployStep, Recruit, RecruitStep
from tianxia.games.great_wall.rules.reed import ReedAdvisor, ReedAttack, ReedBarricade, ReedClerk, ReedMove
from tianxia.games.great_wall.rules.seasons import Spring, SpringOffer, Summer
from tianxia.games.great_wall.rules.shame import (
    Atone,
    AtoneEach,
    CoopAtone,
    CoopShame,
    DropShame,
    DropShameStep,
    PlaceShame,
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
    Winter,
    YearClose,
)
from tianxia.games.great_wall.scoring import Artifacts, EndCheck, FinalScoring
from tianxia.games.great_wall.setup import Generals, KeepGeneral
from tianxia.games.great_wall.words.choose import ChooseOption
from tianxia.games.great_wall.words.run import Run


class Asking(Step):
    """Number 0: `agenda.advance` asks by itself."""


def all_steps() -> list[Step]:
    """In the order of steps.py."""
    return [
        Asking(),
        Moment(),
        Run(),
        Spring(),
        SpringHordes(),
        HordeIn(),
        SpringOffer(),
        Summer(),
        AtoneEach(),
        RecoverEach(),
        Fall(),
        Reveal(),
        Slots(),
        Turns(),
        Card(),
        BoxStep(),
        Synergy(),
        Others(),
        PlaceStep(),
        Activations(),
        Activate(),
        Each(),
        ActPlayer(),
        ActEnd(),
        ProductionGain(),
        UpgradeStep(),
        DonateStep(),
        Donated(),
        RecruitStep(),
        DeployStep(),
        AttackStep(),
        Covered(),
        BuildStep(),
        BuildPay(),
        BuildDo(),
        Built(),
        MoveStep(),
        EmbassyStep(),
        DrawStep(),
        LimitStep(),
        Clearing(),
        ClearNext(),
        DefeatHonor(),
        DefeatEnd(),
        KillPick(),
        KillDying(),
        KillSave(),
        KillDo(),
        Winter(),
        Salvo(),
        SalvoPlayer(),
        Assault(),
        Compare(),
        Breach(),
        BreachShame(),
        BreachKill(),
        AfterAssault(),
        YearClose(),
        EndCheck(),
        FinalScoring(),
        Artifacts(),
        ShameStep(),
        ShameTake(),
        CoopShame(),
        Gain(),
        Lose(),
        WoundsStep(),
        StationStep(),
        SwapStep(),
        GiveStep(),
        DiscardStep(),
        DropShameStep(),
        TakeCommandStep(),
        SaveTextStep(),
        TacticDone(),
        DonateMore(),
        ReedMove(),
        QinPlace(),
        QinRecruit(),
        Decrees(),
        PledgeStep(),
        DecreePay(),
        DecreesOpen(),
        ShameEach(),
        EventStep(),
        EventDo(),
        Gap(),
        Generals(),
    ]


def all_questions() -> list[Question]:
    """In the order of asks.py: name, rule, verbs; `secret` for hidden hands, `forced` when one answer needs no asking,
    `silence` for reactions, which a standing order may answer."""
    return [
        KeepGeneral("keep", "GW-3.1.15", ("keep",)),
        ChooseCommand("command", "GW-5.3.1", ("command",)),
        ChooseSlot("slot", "GW-5.3.3", ("slot",), forced=True),
        MyTurn("my_turn", "GW-17.2.12", ("pass", "play", "use"), secret=True, silence="pass"),
        Ability("ability", "GW-17.2.3", ("pass", "use"), silence="pass"),
        TacticWindow("tactic", "GW-8.2.1", ("pass", "play"), secret=True, silence="pass"),
        PlaceClerk("place", "GW-5.3.11", ("pass", "place")),
        CopyCommand("copy", "GW-17.2.10", ("pass", "copy")),
        AdvancedActivation("advanced", "GW-6.0.12", ("pass", "activate")),
        ChooseActivation("activate", "GW-5.3.16", ("activate",), forced=True),
        NameNext("next", "GW-12.3.3", ("next",), forced=True),
        Upgrade("upgrade", "GW-6.1.4", ("pass", "upgrade", "decline")),
        Donate("donate", "GW-6.1.8", ("pass", "donate", "decline")),
        Recruit("recruit", "GW-6.5.2", ("pass", "recruit")),
        Cheaper("cheaper", "GW-17.2.11", ("cheaper",), forced=True),
        Deploy("deploy", "GW-6.5.6", ("spear", "horse", "archer", "muster")),
        Attack("attack", "GW-7.3.7", ("pass", "spear", "horse", "archer", "shoot")),
        Wound("wound", "GW-5.4.1", ("wound",), forced=True),
        WoundText("wound_text", "GW-17.2.5", ("pass", "wound")),
        NameBuild("build", "GW-6.6.1", ("pass", "build")),
        StoreKinds("store", "GW-6.6.9", ("store",), forced=True),
        PayKinds("pay", "GW-4.4.4", ("pay",), forced=True),
        TakeKinds("take", "GW-4.4.4", ("take",), forced=True),
        SwapOne("swap", "GW-4.4.1", ("pass", "swap")),
        ChooseMove("move", "GW-6.7.2", ("pass", "move")),
        Carry("carry", "GW-6.7.2", ("carry",), forced=True),
        TeaHouse("tea", "GW-6.8.1", ("pass", "tea")),
        Embassy("embassy", "GW-6.9.1", ("pass", "hire_clerk", "hire")),
        HireByText("hire", "GW-6.9.3", ("pass", "hire")),
        Draw("draw", "GW-6.10.1", ("pass", "draw")),
        Discard("discard", "GW-6.10.2", ("discard",), secret=True),
        ChooseOption("choose", "GW-4.8.3", ("pass", "choose"), forced=True),
        PlaceShame("shame", "GW-4.6.6", ("pass", "shame", "atone"), forced=True),
        Atone("atone", "GW-5.2.2", ("pass", "atone")),
        DropShame("drop_shame", "GW-4.6.14", ("pass", "atone"), forced=True),
        NameVictim("victim", "GW-7.5.3", ("victim",), forced=True),
        SaveForChi("save", "GW-7.6.1", ("pass", "save"), silence="pass"),
        SaveByText("save_text", "GW-17.2.19", ("pass", "save"), silence="pass"),
        ReedClerk("reed_clerk", "GW-10.4.3", ("pass", "reed_clerk")),
        ReedAdvisor("reed_advisor", "GW-10.5.7", ("dismiss",), forced=True),
        ReedBarricade("reed_barricade", "GW-10.5.8", ("build",), forced=True),
        ReedAttack("reed_attack", "GW-10.5.9", ("spear",), forced=True),
        AdvisorToQin("to_qin", "GW-11.8.1", ("dismiss",), forced=True),
        Station("station", "GW-7.1.2", ("pass", "station")),
        RepeatReward("repeat", "GW-7.2.3", ("repeat",), forced=True),
        Recover("recover", "GW-5.2.4", ("recover",)),
        TakeCommand("take_back", "GW-12.5.2", ("pass", "take_back")),
        SwapCommand("swap_command", "GW-5.3.10", ("pass", "command")),
        NamePlayer("name", "GW-12.7.12", ("name",), forced=True),
        NameDecree("decree", "GW-12.7.14", ("pass", "decree")),
        Pledge("pledge", "GW-12.7.3", ("pass", "agree", "sacrifice", "send_clerk", "send_advisor", "discard")),
        EaseDecree("ease", "GW-17.2.20", ("pass", "decree")),
        GiveOne("give", "GW-17.2.9", ("pass", "give")),
        PeekOrder("peek", "GW-17.2.21", ("on_top",)),
        CoopAtone("coop_atone", "GW-12.4.2", ("pass", "atone")),
    ]


def set_up_flow() -> list[Question]:
    """Fill the tables of agenda.py, once."""
    if not STEPS:
        STEPS.extend(all_steps())
        QUESTIONS.extend(all_questions())
    return QUESTIONS
