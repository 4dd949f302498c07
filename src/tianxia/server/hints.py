"""Hints: "what would you do, and why?" asked of a bot. Never where another person still plays."""

import json
from typing import Any, Final

from tianxia.bots.catalogue import THINKING
from tianxia.bots.reasons import LATER, RIVALS
from tianxia.engine.course import BOT, Move, seats_of
from tianxia.engine.game import Game
from tianxia.engine.offer import explain
from tianxia.engine.state import State
from tianxia.server.messages.seen import Hint, HintCost, HintOption, HintPart, HintStep
from tianxia.server.problems import Problem
from tianxia.server.table import Table
from tianxia.server.thinkers import Thinkers, bot_names, check_bot
from tianxia.server.views import offer_data, question_data, told_data

SECONDS: Final = 0.6  # that a bot which searches has for a hint, and about as much again to compare the first two


async def hint_data(
    thinkers: Thinkers,
    table: Table,
    guest: str | None,
    asked: int | None,
    move: int | None,
    bot: str,
    answers: list[int],
    account: str,
) -> Hint:
    """`answers` are the only ones that a bot which searches weighs; none: all."""
    over = table.status == "over"
    if not over and not table.alone(guest):
        raise Problem("secret", "other people play here, or the game counts: hints come when it is over")
    if table.posed is not None:
        raise Problem("puzzle", "a puzzle has a solution instead of hints")
    course = table.course
    at = len(course.moves) if move is None else move
    if not 0 <= at <= len(course.moves):
        raise Problem("unknown-move", f"this game has 0 to {len(course.moves)} moves", {"move": at, "moves": len(course.moves)})
    s = course.at(at)
    seat = asked if asked is not None else _usual_seat(table, guest, s)
    if not 0 <= seat < len(table.seats):
        raise Problem("unknown-seat", f"this table has seats 0 to {len(table.seats) - 1}", {"seat": seat})
    if not over and table.people():
        table.check_seat(seat, guest)
    name = check_bot(bot or bot_names()[-1])
    game = course.game
    legal = game.legal(s, seat)
    if not legal:
        reason = game.why_not(s, seat, 0)
        raise Problem("illegal", f"seat {seat} is not asked anything there", {}, reason)
    if len(answers) == 1 or any(answer not in legal for answer in answers):
        what = "the numbers of two or more legal answers are expected"
        raise Problem("bad-request", f"answers: {what}", {"where": "answers", "what": what})
    found = await thinkers.weigh(game, f"{name}@{SECONDS:g}s" if name in THINKING else name, s, seat, account, answers)
    best = found["best"]
    weighed = {action: (value, tries) for action, value, tries in found["weighed"]}
    total = sum(tries for _, tries in weighed.values())
    costs = {cost["action"]: _cost(game, cost) for cost in found.get("costs", [])}
    verdicts = dict(found.get("verdicts", []))
    second = list(costs)[:1]
    order = dict.fromkeys([best, *second, *weighed, *(answers or legal)])
    options: list[HintOption] = []
    for action in order:
        if action not in legal:
            continue
        value, tries = weighed.get(action, (None, 0))
        offer = offer_data(seat, explain(game, s, seat, action))
        options.append(
            HintOption(
                action=action,
                words=offer.words,
                verb=offer.verb,
                args=offer.args,
                value=None if value is None else round(value, 3),
                share=round(tries / total, 4) if total > 0 and weighed else None,
                best=action == best,
                changes=offer.changes,
                warnings=offer.warnings,
                cost=costs.get(action),
                verdict=verdicts.get(action, "fine"),
            )
        )
    chance = found.get("chance")
    return Hint(
        seat=seat,
        move=at,
        bot=name,
        scale="points",
        options=options,
        chance=None if chance is None else round(chance, 3),
        line=_line(game, seat, at, found) if "line" in found and not answers else [],
    )


def _cost(game: Game[Any], cost: dict[str, Any]) -> HintCost:
    parts = [_part(game, source, points) for source, points in cost["parts"]]
    chance = cost["chance"]
    return HintCost(points=cost["points"], chance=None if chance is None else round(chance, 3), parts=parts)


def _part(game: Game[Any], source: int, points: float) -> HintPart:
    if source in (RIVALS, LATER):
        return HintPart(part="rivals" if source == RIVALS else "later", source="", points=points)
    return HintPart(part="source", source=game.sources[source], points=points)


def _line(game: Game[Any], seat: int, at: int, found: dict[str, Any]) -> list[HintStep]:
    """The steps as the seat would hear of them, in a deal that has nothing of the real one. What was no choice belongs to the
    step before it."""
    s = game.load(json.loads(found["deal"]))
    steps: list[HintStep] = []
    before: Move | None = None
    for n, (who, action) in enumerate(found["line"]):
        choice = len(game.legal(s, who)) > 1
        made = Move(who, action, BOT, 0, False)
        made.play(game, s, before)
        told = told_data(game, at + n, made, seat)
        if choice or not steps:
            steps.append(HintStep(told=told, view={}, question=None))
        else:
            steps[-1].told.events.extend(told.events)
        steps[-1].view = game.view(s, seat)
        steps[-1].question = question_data(game, s)
        before = made
    return steps


def _usual_seat(table: Table, guest: str | None, s: State) -> int:
    """The seat a hint is for when none is named: one's own that is asked there, else the first that is."""
    there = seats_of(s.todo[-1].waiting) if s.todo else []
    mine = [seat for seat in there if seat in table.seats_of(guest)]
    return (mine or table.seats_of(guest) or there or [0])[0] if table.status != "over" else (mine or there or [0])[0]
