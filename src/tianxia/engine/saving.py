"""Stored positions: everything by name, with the number of this form, so that they outlive the tables of a game.

The lines of a record are the truth; a position is stored to be quick, and one that cannot be read is played again.
"""

from typing import TYPE_CHECKING, Any, Final

from tianxia.engine.fields import BadState, Field, number
from tianxia.engine.flow import Ask, Frame, Step
from tianxia.engine.rng import KeyedRng, Rng
from tianxia.engine.state import State

if TYPE_CHECKING:
    from tianxia.engine.game import Game

FORM: Final = 2  # 1 had numbers without names
REMEMBERED: Final = ("a", "b", "c")  # what a question keeps in mind
_NUMBERS: Final[list[Field]] = [number("a"), number("b"), number("c")]


def save(game: "Game[Any]", s: State) -> dict[str, object]:
    out: dict[str, object] = {"form": FORM, "game": game.name, "seats": s.seats}
    for field in s.fields():
        out[field.name] = field.saved(getattr(s, field.name))
    out["todo"] = [_frame_saved(game, frame) for frame in s.todo]
    out["rng"] = s.rng.plain()
    return out


def load(game: "Game[Any]", s: State, plain: dict[str, object]) -> None:
    """Put all of `plain` into `s`, with a clear error if it does not fit."""
    if plain.get("form") != FORM or plain.get("game") != game.name:
        raise BadState(
            f"a saved position of {game.name} has form {FORM}; this is form {plain.get('form')} of {plain.get('game')}"
        )
    seats = plain.get("seats")
    todo = plain.get("todo")
    rng = plain.get("rng")
    if not isinstance(seats, int) or not isinstance(todo, list) or not isinstance(rng, list):
        raise BadState("the saved position lacks its seats, what waits to happen or its generator")
    s.seats = seats
    for field in s.fields():
        if field.name not in plain:
            raise BadState(f"the saved position lacks {field.name!r}")
        setattr(s, field.name, field.loaded(plain[field.name]))
    steps = {kind.__name__: kind for kind in game.steps()}
    s.todo = [_frame_loaded(game, steps, frame) for frame in todo]
    s.rng = _dice(rng)


def _frame_saved(game: "Game[Any]", frame: Frame) -> dict[str, object]:
    if isinstance(frame, Ask):
        decision = game.decisions[frame.kind]
        asked: dict[str, object] = {"ask": decision.name, "seats": frame.waiting}
        for i, field in enumerate(decision.holds or _NUMBERS):
            asked[field.name] = field.saved(getattr(frame, REMEMBERED[i]))
        return asked
    assert isinstance(frame, Step)
    step: dict[str, object] = {"step": type(frame).__name__}
    for field in type(frame).FIELDS:
        step[field.name] = field.saved(getattr(frame, field.name))
    return step


def _frame_loaded(game: "Game[Any]", steps: dict[str, type[Step[Any]]], plain: object) -> Frame:
    if not isinstance(plain, dict):
        raise BadState("what waits in the saved position is neither a question nor a step")
    if "step" in plain:
        made = steps.get(str(plain["step"]))
        if made is None:
            raise BadState(f"{game.name} has no step {plain['step']!r}")
        step: Frame = made(**{f.name: f.loaded(plain.get(f.name)) for f in made.FIELDS})
        return step
    for kind, decision in enumerate(game.decisions):
        if decision.name == plain.get("ask"):
            seats = plain.get("seats")
            if not isinstance(seats, int) or not 0 < seats < 1 << 16:
                raise BadState(f"the question {decision.name!r} is put to nobody")
            held: list[Any] = [f.loaded(plain.get(f.name)) for f in decision.holds or _NUMBERS]
            held += [0] * (3 - len(held))
            lowest = (seats & -seats).bit_length() - 1
            return Ask(kind, lowest, held[0], held[1], held[2], seats, decision.forced)
    raise BadState(f"{game.name} has no question {plain.get('ask')!r}")


def _dice(plain: list[object]) -> Rng:
    words = [word for word in plain if isinstance(word, int) and not isinstance(word, bool) and 0 <= word < 1 << 32]
    if len(words) != len(plain) or len(words) not in (1, 4):
        raise BadState("the generator in the saved position is four numbers of 32 bits, or how many a keyed one drew")
    return Rng(words[0], words[1], words[2], words[3]) if len(words) == 4 else KeyedRng(b"", words[0])
