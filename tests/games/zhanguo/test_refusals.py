"""Questions, answers and refusals open the rule that decides them, and a refusal says what is missing."""

from tests.games.zhanguo.table import Table, new
from tests.proof import rule
from tianxia.engine.events import Log
from tianxia.games.zhanguo import data
from tianxia.games.zhanguo.flow import draw
from tianxia.games.zhanguo.game import GAME
from tianxia.games.zhanguo.rules.bonuses import CALM_REGION
from tianxia.games.zhanguo.rules.movement import MOVE_STEP

B = ("circle", "square", "triangle", "star")


# ---- the rule of a question ----


@rule("ZG-7.4.2", "ZG-7.5.2", "ZG-7.6.2")
def test_questions_of_a_court_action_open_what_it_needs() -> None:
    for action, deciding in (("HIRE", "ZG-7.4.2"), ("PALACE", "ZG-7.5.2"), ("WALL", "ZG-7.6.2"), ("GOVERNOR", "ZG-7.3.1")):
        t = Table()
        t.hold(0, 90)
        t.people(0, gov="R1:red,gray,white R4:red", work="R2:red")
        t.workers(0, R1=2, R3=1)
        t.play(f"court 90 {action}")
        assert t.question_rule() == deciding
        free = next(words for words in t.legal() if words.startswith("free_move"))
        assert t.answer_rule(free) == "ZG-4.8.1"
    t = Table(worker_unrest="yes")
    t.hold(0, 90)
    t.people(0, work="R2:red")
    t.play("court 90 HIRE")
    assert t.question_rule() == "ZG-13.3.2"


@rule("ZG-7.2.2", "ZG-4.7.6", "ZG-4.7.1")
def test_questions_of_movement_open_what_they_ask_for() -> None:
    t = Table()
    t.hold(0, 20)
    t.people(0, gov="R5:white", work="R1:red R2:gray,white")
    t.play("court 20 REASSIGN")
    assert t.question_rule() == "ZG-7.2.2"
    assert t.answer_rule("free_move R5 white") == "ZG-4.8.1" and t.answer_rule("move_up R1 red") == "ZG-4.7.2"
    t.play("move_below R1 R2 red")
    assert t.question_rule() == "ZG-4.7.6"
    t.play("move_up R2 red")
    assert t.question_rule() == "ZG-4.7.1" and t.answer_rule("stop") == "ZG-4.7.9"


@rule("ZG-9.6", "ZG-8.5.4")
def test_calming_opens_the_card_or_the_board() -> None:
    for worker, deciding in ((0, "ZG-9.6"), (1, "ZG-8.5.4")):
        t = Table()
        t.unrest(0, R2=1)
        t.ask(CALM_REGION.ask(0, worker))
        assert t.question_rule() == t.answer_rule("calm R2") == deciding
        assert t.reason("calm R1") == (deciding, "There is no unrest in region 1.")


@rule("ZG-3.5.4", "ZG-3.5.5", "ZG-3.5.7", "ZG-3.5.8", "ZG-3.5.1")
def test_questions_of_the_auction() -> None:
    t = Table()
    t.s = new(3, boards="B_AUCTION", removed="star")
    assert t.question_rule() == t.answer_rule("bid 1") == "ZG-3.5.4"
    assert [e.rule for e in t.play("bid 1") if e.key == "bid"] == ["ZG-3.5.4"]
    assert t.question_rule() == t.answer_rule("bid 2") == "ZG-3.5.5" and t.answer_rule("pass") == "ZG-3.5.7"
    assert [e.rule for e in t.play("bid 2") if e.key == "bid"] == ["ZG-3.5.5"]
    t.play("pass", "pass", "pick_board circle", "bid 1", "pass")
    assert t.asked == "auction_pick"
    assert t.why("pick_board circle") == "ZG-3.5.8" and t.why("pick_board star") == "ZG-3.5.1"


@rule("ZG-5.2", "ZG-13.1.1", "ZG-13.1.2", "ZG-13.1.4")
def test_what_was_drawn_and_laid_off_opens_its_rule() -> None:
    for draft, round, deciding in (("no", 1, "ZG-5.2"), ("yes", 4, "ZG-13.1.1"), ("yes", 5, "ZG-13.1.4")):
        s = new(2, draft=draft)
        s.round = round
        log = Log()
        draw(s, log)
        assert [e.rule for e in log.told(0)] == [deciding] * 2
    t = Table(2, draft="yes")
    assert t.question_rule() == "ZG-13.1.1"
    log = Log()
    GAME.apply(t.s, 0, GAME.legal(t.s, 0)[0], log)
    assert [(e.key, e.rule) for e in log.told(0)] == [("laid-off", "ZG-13.1.1")]
    assert [(e.key, e.rule) for e in log.told(1)] == [("laid-off-hidden", "ZG-13.1.2")]


# ---- the rule of an answer ----


@rule("ZG-8.1.3", "ZG-8.5.2", "ZG-8.5.6", "ZG-9.2", "ZG-9.3")
def test_answers_of_the_window_open_the_ability() -> None:
    t = Table(4, boards=B)
    t.hold(0, 90)
    t.people(0, work="R1:red")
    t.tuck(0, R1=[3])  # HIRE: MOVE(2)
    t.court(60)
    t.play("court 90 HIRE")
    assert t.answer_rule("hire R1 extra") == "ZG-8.5.1"
    t.play("hire R1 extra")
    assert t.question_rule() == "ZG-8.1.2"
    assert [t.answer_rule(words) for words in ("activate 3", "board_ability", "stop")] == ["ZG-9.2", "ZG-8.5.2", "ZG-8.1.3"]
    t = Table(4, boards=("star", "circle", "square", "triangle"))
    t.hold(0, 20)
    t.people(0, gov="R5:red,gray,white,red")
    t.play("court 20 GOVERNOR", "governor R5")
    while t.asked != "activate":
        t.play(next(words for words in t.legal() if words.split(" ")[0] in ("square", "stop", "decline")))
    assert t.answer_rule("board_ability") == "ZG-8.5.6" and t.answer_rule("free_move R5 red") == "ZG-4.8.1"


@rule("ZG-7.4.3", "ZG-7.5.3", "ZG-7.6.2")
def test_answers_of_court_actions() -> None:
    t = Table()
    t.hold(0, 90)
    t.people(0, work="R1:red")
    t.workers(0, R1=2, R3=1)
    rules = [t.answer_rule(f"court 90 {action}") for action in ("RECRUIT", "REASSIGN", "HIRE", "PALACE", "WALL")]
    assert rules == ["ZG-7.1.2", "ZG-7.2.2", "ZG-7.4.3", "ZG-7.5.2", "ZG-7.6.2"]
    t.play("court 90 HIRE")
    assert t.answer_rule("hire R1 plain") == "ZG-7.4.3"


# ---- refusals say what is missing ----


@rule("ZG-4.4.1", "ZG-7.1.1", "ZG-9.9")
def test_an_empty_supply_is_said() -> None:
    t = Table()
    t.hold(0, 20)
    t.s.governors_left[0] = t.s.palaces_left[0] = t.s.walls_left[0] = 0
    t.workers(0, R1=2, R2=2)
    assert t.reason("court 20 GOVERNOR") == ("ZG-4.4.1", "Your supply has no governor.")
    assert t.reason("court 20 PALACE") == ("ZG-4.4.1", "Your supply has no palace.")
    assert t.reason("court 20 WALL") == ("ZG-4.4.1", "Your supply has no wall.")
    t = Table()
    t.hold(0, 20)
    t.people(0, gov="R1:red,gray,white,gray,gray,gray,gray")
    t.tuck(0, R1=[33], R2=[64])  # GOVERNOR: OFFICIAL(red,here); RECRUIT: OFFICIAL(gray,here)
    t.tuck(0, R3=[34])
    t.play("court 20 RECRUIT")
    assert t.reason("recruit gray R2") == ("ZG-4.4.1", "Your supply has no gray official.")
    t.play("recruit red R2")
    assert t.reason("activate 64") == ("ZG-9.9", "Your supply has no gray official.")
    assert t.reason("activate 33") == ("ZG-8.3.1", "Card 33 needs another action: Install a governor.")
    t = Table()
    t.s.officials[0:3] = [0, 0, 0]
    t.hold(0, 20)
    assert t.reason("court 20 RECRUIT") == ("ZG-7.1.1", "Your supply has no official.")


@rule("ZG-7.5.5")
def test_a_marker_that_somebody_has() -> None:
    t = Table()
    t.hold(0, 20)
    t.workers(0, R1=2, R2=1)
    t.s.big[0] = 1
    t.play("court 20 PALACE", "palace R1 R2")
    said = "The ivory unification marker of value 3 is not beside the court: a player has it."
    assert t.reason("take_big ivory") == ("ZG-7.5.5", said)


@rule("ZG-7.3.1")
def test_officials_that_a_governor_lacks() -> None:
    t = Table()
    t.hold(0, 20)
    t.people(0, gov="R1:red,gray,white R2:gray R3:red,white")
    t.play("court 20 GOVERNOR")
    said = "The governor area of region {} lacks {}."
    for region, missing in ((2, "a red and a white official"), (3, "a gray official"), (4, "a red, a gray and a white official")):
        assert t.reason(f"governor R{region}") == ("ZG-7.3.1", said.format(region, missing))


@rule("ZG-7.4.2", "ZG-4.5.8", "ZG-8.5.1", "ZG-13.3.2")
def test_why_nobody_can_be_hired() -> None:
    t = Table()
    t.hold(0, 20)
    assert t.reason("court 20 HIRE") == ("ZG-7.4.2", "None of your officials is in a worker area.")
    t.people(0, work="R5:red")
    t.unrest(0, R5=2)
    assert t.reason("court 20 HIRE") == ("ZG-4.5.8", "Region 5 is blocked by unrest.")
    t.people(0, work="R5:red R1:red")
    t.unrest(0, R1=3)
    said = "All regions with your officials in the worker area are blocked by unrest."
    assert t.reason("court 20 HIRE") == ("ZG-4.5.8", said)
    t = Table(worker_unrest="yes")
    t.hold(0, 20)
    t.people(0, work="R5:red,gray R1:red,gray")
    t.unrest(0, R5=1, R1=2)
    said = "Wherever your officials are in the worker area, unrest would rise above its maximum: 1 for each worker."
    assert t.reason("court 20 HIRE") == ("ZG-13.3.2", said)
    t.unrest(0, R1=0)
    t.play("court 20 HIRE")
    said = "Unrest in region 5 would rise to 3, 1 for each worker; the maximum is 2."
    assert t.reason("hire R5 plain") == ("ZG-13.3.2", said)
    assert t.reason("hire R1 extra") == ("ZG-8.5.1", "Only the circle board hires one more worker.")
    t = Table(4, boards=B)
    t.hold(0, 20)
    t.people(0, work="R1:red")
    t.play("court 20 HIRE")
    said = "Your circle board hires one more worker, and you must take it."
    assert t.reason("hire R1 plain") == ("ZG-8.5.1", said)


@rule("ZG-7.5.2", "ZG-7.5.3", "ZG-4.5.9")
def test_why_no_palace_can_be_built() -> None:
    t = Table(2)
    t.hold(0, 20)
    said = "A palace needs three workers, two in its region and one elsewhere; you have {}."
    assert t.reason("court 20 PALACE") == ("ZG-7.5.2", said.format("none"))
    t.workers(0, R3=2)
    assert t.reason("court 20 PALACE") == ("ZG-7.5.2", said.format(2))
    spread = "A palace needs two workers in its region and one in another: yours do not stand like that."
    t.workers(0, R3=3)
    assert t.reason("court 20 PALACE") == ("ZG-7.5.2", spread)
    t.workers(0, R3=2, R1=1)
    t.unrest(0, R3=2)
    said = "Unrest in region 3 is 2; from level 2 on it forbids palaces."
    assert t.reason("court 20 PALACE") == ("ZG-4.5.9", said)
    t.unrest(0, R3=0)
    t.palaces(1, R3=2)
    assert t.reason("court 20 PALACE") == ("ZG-7.5.2", "All palace spaces of region 3 are taken.")
    t.workers(0, R1=2)
    t.unrest(0, R1=3)
    said = "No region with two of your workers has both a free palace space and unrest low enough for a palace."
    assert t.reason("court 20 PALACE") == ("ZG-7.5.2", said)
    t.unrest(0, R1=0)
    t.workers(0, R2=1)
    t.play("court 20 PALACE")
    assert t.reason("palace R2 R1") == ("ZG-7.5.2", "The palace needs two workers in region 2; you have 1 there.")
    assert t.reason("palace R5 R1") == ("ZG-7.5.2", "The palace needs two workers in region 5; you have none there.")
    assert t.reason("palace R1 R1") == ("ZG-7.5.3", "The third worker must come from a region other than region 1.")
    assert t.reason("palace R1 R4") == ("ZG-7.5.3", "You have no worker to give in region 4.")


@rule("ZG-7.6.2")
def test_why_no_wall_can_be_built() -> None:
    t = Table()
    t.hold(0, 20)
    assert t.reason("court 20 WALL") == ("ZG-7.6.2", "A wall needs workers; you have none.")
    t.workers(0, R1=2)
    for seat, sections in ((1, ("T1", "G1", "S1")), (2, ("T2", "G2", "S2"))):
        t.wall(seat, *[f"{section}/1" for section in sections])
    said = "Every space open to your wall needs workers from 2 different regions; you have them in 1 region."
    assert t.reason("court 20 WALL") == ("ZG-7.6.2", said)
    t.workers(0, R2=1)
    t.wall(0, "T1/3")
    t.play("court 20 WALL")
    assert t.reason("wall T1 3") == ("ZG-7.6.2", "You already have a wall in section 1 of the turquoise area.")
    assert t.reason("wall G1 1") == ("ZG-7.6.2", "The space with 1 line in section 1 of the gold area is taken.")
    said = "This space needs workers from 3 different regions; you have them in 2 regions."
    assert t.reason("wall G1 3") == ("ZG-7.6.2", said)
    t = Table()
    t.hold(0, 20)
    t.workers(0, R1=1)
    t.s.walls = [1, 2, 3] * 6
    assert t.reason("court 20 WALL") == ("ZG-7.6.2", "No section without your wall has an empty space.")


@rule("ZG-4.7.2", "ZG-4.7.6", "ZG-4.7.8", "ZG-4.6.1")
def test_why_an_official_cannot_step() -> None:
    t = Table()
    t.people(0, gov="R5:gray", work="R1:red R2:gray,white")
    t.s.action = 1
    t.ask(MOVE_STEP.ask(0, 2))
    assert t.reason("move_above R5 R5 gray") == ("ZG-4.7.2", "The move must leave region 5.")
    t.play("move_below R1 R2 red")
    far = next(region for region in data.REGIONS if region != "R2" and not t.can(f"move_below R2 {region} red"))
    assert t.reason(f"move_below R2 {far} red") == ("ZG-4.6.1", f"Regions 2 and {far[1]} are not adjacent.")
    assert t.reason("move_below R2 R1 gray") == ("ZG-4.7.8", "The official on the way must move on first.")
    assert t.why("stop") == "ZG-4.7.6"
    t = Table()
    t.people(0, work="R1:red R2:gray,white")
    t.ask(MOVE_STEP.ask(0, 1))
    said = "The worker area of region 2 is full, and no movement point would be left to move on."
    assert t.reason("move_below R1 R2 red") == ("ZG-4.7.6", said)


@rule("ZG-11.1", "ZG-11.2")
def test_how_far_a_task_is() -> None:
    t = Table()
    t.hold(0, 20)
    t.tasks("TG1", "TP1", "TW1", "TG3", "TP2", "TW4")
    t.governors(0, R1=2, R3=1)
    t.palaces(0, R4=1)
    t.wall(0, "T1/1", "G1/1", "G2/1")
    t.play("unify 20 R2")
    said = "You have only {} of {} pieces for the {} task of the {} section."
    for task, have, need, kind, section in (
        ("U.G", 2, 3, "governor", "upper"),
        ("L.G", 1, 4, "governor", "lower"),
        ("U.P", 0, 3, "palace", "upper"),
        ("L.P", 1, 2, "palace", "lower"),
        ("U.W", 2, 3, "wall", "upper"),  # T, T, G: two of three
        ("L.W", 2, 3, "wall", "lower"),
    ):
        assert t.reason(f"claim {task}") == ("ZG-11.1", said.format(have, need, kind, section))


# ---- cards and boards that do not wake ----


@rule("ZG-8.2.1", "ZG-8.2.2", "ZG-8.3.4")
def test_a_number_that_does_not_fit() -> None:
    t = Table(4, boards=("square", "circle", "triangle", "star"))
    t.hold(0, 90)
    t.people(0, gov="R1:red", work="R1:red")
    t.tuck(0, R1=[34], R2=[3])  # RECRUIT, HIRE
    t.court(70)
    found = GAME.decisions[t.s.ask().kind].warnings(t.s, t.s.ask(), 0, GAME.actions.parse("court 90 RECRUIT"))
    assert [w.rule for w in found] == ["ZG-8.2.2"]
    t.play("court 90 RECRUIT", "recruit red R1")
    said = "Card 90 is not lower than 70 at the court, so it does not activate card 34."
    assert t.asked == "activate" and t.reason("activate 34") == ("ZG-8.2.2", said)
    t = Table(4, boards=("circle", "square", "triangle", "star"))
    t.hold(0, 20)
    t.people(0, gov="R1:red", work="R1:red")
    t.tuck(0, R2=[3])
    t.court(70)
    found = GAME.decisions[t.s.ask().kind].warnings(t.s, t.s.ask(), 0, GAME.actions.parse("court 20 HIRE"))
    assert [w.rule for w in found] == ["ZG-8.2.1"]
    t.play("court 20 HIRE", "hire R1 extra")
    said = "Card 20 is not higher than 70 at the court, so it does not activate card 3."
    assert t.asked == "activate" and t.reason("activate 3") == ("ZG-8.2.1", said)
    t = Table(4, boards=("triangle", "circle", "square", "star"))
    t.hold(0, 20)
    t.people(0, gov="R1:red")
    t.unrest(0, R1=1)
    t.tuck(0, R2=[3])
    t.play("court 20 REASSIGN", "move_above R1 R2 red", "stop")
    assert t.asked == "activate" and t.reason("activate 3") == ("ZG-8.3.4", "Card 3 needs another action: Hire workers.")


@rule("ZG-9.0", "ZG-9.5", "ZG-9.7", "ZG-8.5.0", "ZG-8.1.2")
def test_an_ability_that_could_change_nothing() -> None:
    t = Table()
    t.hold(0, 8)
    t.court(70)
    t.tuck(0, R1=[1, 20, 26], R2=[34])
    t.play("court 8 RECRUIT", "recruit red R1")
    assert t.reason("activate 1") == ("ZG-9.0", "You have no worker on your board.")
    assert t.reason("activate 20") == ("ZG-9.7", "There is no unrest in region 1.")
    assert t.reason("activate 26") == ("ZG-9.0", "None of your regions has unrest.")
    assert t.reason("board_ability") == ("ZG-8.5.0", "Your board has no ability after this action.")
    t = Table(4, boards=B)
    t.hold(0, 20)
    t.people(0, gov="R1:red,gray,white")
    t.tuck(0, R2=[63, 30])  # 30: VP_CARDS(brown)
    t.court(70)
    t.play("court 20 GOVERNOR", "governor R1")
    while t.asked != "activate":
        t.play(next(words for words in t.legal() if words.split(" ")[0] in ("square", "stop", "decline")))
    assert t.reason("board_ability") == ("ZG-9.0", "You have no worker on your board.")
    assert t.reason("activate 30") == ("ZG-9.5", "You have no brown card at your regions.")
    t.workers(0, R1=1)
    t.play("board_ability", "decline")
    assert t.reason("board_ability") == ("ZG-8.1.2", "You have already used the ability of your board.")
