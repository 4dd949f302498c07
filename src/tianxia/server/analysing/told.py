"""An analysis as it is told and kept."""

from collections.abc import Iterable

from tianxia.analysis.analysis import Account, Analysis
from tianxia.analysis.verdicts import Verdict
from tianxia.engine.course import Course
from tianxia.server.messages import analysis as told


def analysis_data(found: Analysis) -> told.Analysis:
    course = found.course
    outlooks = [found.first, *[moment.after for moment in found.moments]]
    return told.Analysis(
        learned=found.learned,
        scale="chance" if found.in_chances else "points",
        chances=[_short(outlook.chances, 4) for outlook in outlooks] if found.in_chances else [],
        points=[_short(outlook.points, 1) for outlook in outlooks],
        chapters=[moment.chapter for moment in found.moments],
        decisions=[_decided(course, one, one in found.key_decisions) for one in found.verdicts],
        fortunes=[
            told.Fortune(move=moment.move, seat=moment.seat, change=_short(found.scale(moment.luck), 4))
            for moment in found.key_luck
        ],
        accounts=[_account(account) for account in found.accounts],
        sources=list(course.game.sources),
        by_source=[list(row) for row in course.game.points(course.state)],
    )


def _decided(course: Course, one: Verdict, key: bool) -> told.Decided:
    made = course.moves[one.move]
    return told.Decided(
        move=one.move,
        seat=made.seat,
        played=_answered(course, made.action),
        best=_answered(course, one.best),
        sound=one.sound,
        points=round(one.points, 2),
        chance=round(one.chance, 4),
        key=key,
    )


def _answered(course: Course, action: int) -> told.Answered:
    actions = course.game.actions
    return told.Answered(words=actions.words(action), verb=actions.block(action).verb, args=actions.named(action))


def _account(account: Account) -> told.SeatAccount:
    return told.SeatAccount(
        start=round(account.start, 4),
        end=round(account.end, 4),
        luck=round(account.luck, 4),
        decisions=round(account.decisions, 4),
        unforeseen=round(account.unforeseen, 4),
        answers=account.answers,
        looked_at=account.looked_at,
        agreed=account.agreed,
        sound=account.sound,
        given=round(account.given, 2),
    )


def _short(numbers: Iterable[float], digits: int) -> list[float]:
    return [round(number, digits) for number in numbers]
