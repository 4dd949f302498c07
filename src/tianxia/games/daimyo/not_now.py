"""Why something cannot be done now that is not asked at all: when it can."""

from typing import Final

from tianxia.engine.flow import Ask
from tianxia.engine.game import Reason
from tianxia.games.daimyo.rules import turn
from tianxia.games.daimyo.state import Daimyo

_IN_A_TURN: Final = ("main", "play", "discard", "change", "ability", "tile", "reset", "end")
_OF_A_STOP: Final = ("take", "search", "bin", "market", "ransom")


def not_now(s: Daimyo, asked: str, rule: str, verb: str) -> Reason:
    """`asked`: the question now, `rule`: its rule."""
    if s.round == 0:
        return Reason(rule, "setup-first")
    if verb in _IN_A_TURN:
        return _in_a_turn(s, asked)
    if verb in ("die", "idle"):
        return _a_die(s, asked)
    if verb in _OF_A_STOP:
        return Reason("DM-6.3.5", "scavenger-first") if asked == "travel" else _of_a_stop(verb)
    if verb == "site" and asked == "build":
        return Reason("DM-10.1", "type-first")
    return _of_an_action(rule, verb)


def _waits_for_die(s: Daimyo) -> bool:
    kinds = (turn.DIE.number, turn.IDLE.number)
    return any([isinstance(f, turn.TakeDie) or (isinstance(f, Ask) and f.kind in kinds) for f in s.todo])


def _in_turn(s: Daimyo) -> bool:
    return any([isinstance(f, Ask) and f.kind == turn.TURN.number for f in s.todo])


def _in_a_turn(s: Daimyo, asked: str) -> Reason:
    if _waits_for_die(s):
        return Reason("DM-7.0.1", "die-first")
    if _in_turn(s):
        return Reason("DM-4.6.1", "finish-first", {"asked": asked})
    return Reason("DM-7.0.1", "in-turn-only")


def _a_die(s: Daimyo, asked: str) -> Reason:
    if _in_turn(s):
        return Reason("DM-5.5.2", "die-placed")
    if asked == "die":
        return Reason("DM-5.7", "die-fits")
    if _waits_for_die(s):
        return Reason("DM-14.2.1", "mercs-first")
    return Reason("DM-5.5.2", "in-turn-only")


def _of_a_stop(verb: str) -> Reason:
    if verb == "market":
        return Reason("DM-6.3.4", "market-when")
    if verb == "ransom":
        return Reason("DM-14.5.1", "ransom-when")
    if verb == "take":
        return Reason("DM-6.3.2", "take-when")
    return Reason("DM-6.3.3", "search-when")


def _of_an_action(rule: str, verb: str) -> Reason:
    if verb == "hire":
        return Reason("DM-12.5.1", "hire-when")
    if verb == "travel":
        return Reason("DM-6.3.1", "travel-when")
    if verb in ("govern", "shadow"):
        return Reason("DM-6.4.1", "recruit-when")
    if verb in ("build", "site"):
        return Reason("DM-6.5.1", "build-when")
    if verb == "villager":
        return Reason("DM-6.1.4", "villager-when")
    if verb == "drop":
        return Reason("DM-8.2.2", "drop-when")
    if verb == "place":
        return Reason("DM-7.4.5", "place-when")
    if verb == "merc":
        return Reason("DM-14.2.1", "mercs-when")
    return Reason(rule, "not-asked")
