"""The laws: what must hold in every position of every game, checked for each game by registration.

`check_game` plays one random game and breaks off at the first violation, which comes with the record
that reproduces it. The same function serves the tests and `tianxia check`.
"""

import json
from typing import Any

from tianxia.engine.course import Course, forced_answer
from tianxia.engine.events import WATCHER, Log
from tianxia.engine.features import BadFeatures
from tianxia.engine.game import Game, Setup
from tianxia.engine.offer import explain
from tianxia.engine.outcome import carried_out
from tianxia.engine.record import Record, read_record
from tianxia.engine.rng import Rng, seeded
from tianxia.engine.state import State

LONGEST = 100_000  # decisions; no game comes near


class Broken(Exception):
    """A law that does not hold: which, and the record that shows it."""

    def __init__(self, law: str, record: Record) -> None:
        setup = record.setup
        where = f"{record.game.name}, {setup.mode}, {setup.seats} seats, seed {record.seed}, move {len(record.lines)}"
        super().__init__(f"{where}: {law}")
        self.law = law
        self.record = record


def check_game(game: Game[Any], setup: Setup, seed: int, thorough_every: int = 7) -> int:
    """Play one random game under all laws; returns the number of decisions.

    The dear laws (save and load, views, offers) are checked at every `thorough_every`-th decision.
    """
    record = Record(game, setup, seed, [], [])
    tried = ""
    course: Course | None = None
    try:
        course = Course(record)
        dice = seeded(seed * 2 + 1)
        ledger = game.points(course.state.copy())
        while course.state.todo:
            if len(course.moves) > LONGEST:
                raise Broken("the game does not end", course.record)
            seat, action = _next_move(game, course, dice, thorough_every)
            tried = f" at '{seat} {game.actions.words(action)}'"
            move = course.play(seat, action)
            tried = ""
            broken = game.broken(course.state)
            if broken:
                raise Broken(f"invariant: {broken}", course.record)
            for event in move.events:
                if event.what == "vp":
                    if event.source not in game.sources:
                        raise Broken(f"points from {event.source!r}, which is no source of this game", course.record)
                    ledger[event.seat][game.sources.index(event.source)] += event.amount
            if ledger != game.points(course.state):
                raise Broken(f"events tell points {ledger}, the position has {game.points(course.state)}", course.record)
        _law_end(game, course)
        return len(course.moves)
    except Broken:
        raise
    except Exception as error:
        where = course.record if course is not None else record
        raise Broken(f"the rules break off{tried}: {type(error).__name__}: {error}", where) from error


def _next_move(game: Game[Any], course: Course, dice: Rng, thorough_every: int) -> tuple[int, int]:
    """A random move, after the laws of the position were checked; the dear ones now and then."""
    s = course.state
    seat = _some_seat(s, dice)
    actions = game.legal(s, seat)
    _law_legal(game, s, seat, actions, course.record)
    if dice.below(thorough_every) == 0:
        _law_copy(game, s, seat, actions, course.record)
        _law_save(game, s, course.record)
        _law_views(game, s, dice, course.record)
        _law_numbers(game, s, dice, course.record)
        _law_offers(game, s, seat, actions, dice, course.record)
        _law_refusals(game, s, seat, actions, dice, course.record)
    action = actions[dice.below(len(actions))]
    if dice.below(thorough_every) == 0:
        _law_secrets(game, s, seat, action, dice, course.record)
        _law_own_move(game, s, seat, action, course.record)
    return seat, action


def _some_seat(s: State, dice: Rng) -> int:
    """Any of the seats that are asked: answers may come in any order."""
    waiting = [seat for seat in range(s.seats) if (s.todo[-1].waiting >> seat) & 1]
    return waiting[dice.below(len(waiting))] if waiting else -1


def _law_legal(game: Game[Any], s: State, seat: int, actions: list[int], record: Record) -> None:
    if seat < 0:
        raise Broken("a question is open and nobody is asked", record)
    if not actions:
        raise Broken(f"no legal answer to {game.decisions[s.todo[-1].kind].name!r}", record)
    if len(set(actions)) != len(actions):
        raise Broken("an action is listed twice", record)
    verbs = game.decisions[s.todo[-1].kind].verbs
    silence = game.decisions[s.todo[-1].kind].silence
    if silence and game.actions.parse(silence) not in actions:
        raise Broken(f"saying nothing ({silence!r}) is no legal answer to a reaction", record)
    for action in actions:
        if not 0 <= action < game.actions.size:
            raise Broken(f"action {action} is outside 0…{game.actions.size - 1}", record)
        if game.actions.block(action).verb not in verbs:
            raise Broken(f"{game.actions.words(action)!r} is legal but its verb is not declared", record)
        if game.actions.parse(game.actions.words(action)) != action:
            raise Broken(f"words and number of {game.actions.words(action)!r} differ", record)
    for other in range(s.seats):
        if not (s.todo[-1].waiting >> other) & 1 and game.legal(s, other):
            raise Broken(f"seat {other} is not asked but has legal actions", record)


def _law_copy(game: Game[Any], s: State, seat: int, actions: list[int], record: Record) -> None:
    """Playing on in a copy leaves the original alone; the same actions give the same bytes."""
    before = s.fingerprint()
    one = s.copy()
    two = s.copy()
    if one.fingerprint() != before:
        raise Broken("a copy differs from its original", record)
    for action in actions[:5] + actions[-1:]:
        one = s.copy()
        two = s.copy()
        game.apply(one, seat, action, None)
        game.apply(two, seat, action, Log())
        if s.fingerprint() != before:
            raise Broken(f"{game.actions.words(action)!r} in a copy changed the original", record)
        if one.fingerprint() != two.fingerprint():
            raise Broken(f"{game.actions.words(action)!r} gives another position when it is logged", record)


def _law_save(game: Game[Any], s: State, record: Record) -> None:
    back = game.load(json.loads(json.dumps(game.save(s))))
    if back.fingerprint() != s.fingerprint():
        raise Broken("a saved and loaded position differs", record)
    for seat in range(s.seats):
        if game.legal(back, seat) != game.legal(s, seat):
            raise Broken("a saved and loaded position has other legal actions", record)


def _law_views(game: Game[Any], s: State, dice: Rng, record: Record) -> None:
    """What a watcher, or any one of the seats, sees and may do must not depend on what they may not know."""
    for seat in (WATCHER, dice.below(s.seats)):
        seen = as_bytes(game.view(s, seat))
        other = game.resample(s, seat, seeded(dice.below(1_000_000)))
        if as_bytes(game.view(other, seat)) != seen:
            raise Broken(f"seat {seat} can tell a re-dealt position from the real one", record)
        if seat >= 0 and as_bytes(game.own_view(s, seat, game.view(s, WATCHER))) != seen:
            raise Broken(f"the view of seat {seat} is another one when it is made out of a watcher's", record)
        if seat >= 0 and game.legal(other, seat) != game.legal(s, seat):
            raise Broken(f"seat {seat} has other legal actions in a re-dealt position", record)
        broken = game.broken(other)
        if broken:
            raise Broken(f"a re-dealt position breaks {broken}", record)
        again = dice.below(1_000_000)
        from_truth = game.resample(s, seat, seeded(again))
        if game.resample(other, seat, seeded(again)).fingerprint() != from_truth.fingerprint():
            raise Broken(f"a position re-dealt for seat {seat} depends on what it may not know", record)


def _law_numbers(game: Game[Any], s: State, dice: Rng, record: Record) -> None:
    """Every position can be told in numbers from -1 to 1, to a watcher as to any seat, and they are those of the view."""
    for seat in (WATCHER, dice.below(s.seats)):
        try:
            seen = game.features.of(game.view(s, seat), seat, game.players(s))
            numbers = game.observe(s, seat)
        except BadFeatures as error:
            raise Broken(f"seat {seat} cannot be told in numbers: {error}", record) from None
        if len(numbers) != game.features.size or min(numbers) < -1 or max(numbers) > 1:
            raise Broken(f"seat {seat} is told {len(numbers)} numbers, not {game.features.size} from -1 to 1", record)
        for i in range(game.features.view_size):
            if abs(seen[i] - numbers[i]) > 1e-9:
                name = game.features.names()[i]
                raise Broken(f"seat {seat} is told {numbers[i]} for {name!r}; its view says {seen[i]}", record)


def _law_secrets(game: Game[Any], s: State, actor: int, action: int, dice: Rng, record: Record) -> None:
    """What a seat is told of another's move, and who is asked what next, must not depend on what it may not know, unless
    the move reveals it."""
    for seat in [WATCHER] + [x for x in range(s.seats) if x != actor]:
        told: list[bytes] = []
        for world in (s.copy(), game.resample(s, seat, seeded(dice.below(1_000_000)))):
            if action not in game.legal(world, actor):
                break
            found = carried_out(game, world, actor, action)
            if found.chance:
                break
            told.append(as_bytes([[event.plain() for event in found.log.told(seat)], _asked(game, world)]))
        if len(told) == 2 and told[0] != told[1]:
            raise Broken(f"seat {seat} learns something hidden from {game.actions.words(action)!r}", record)


def _asked(game: Game[Any], s: State) -> list[object]:
    """What everybody sees of the question: what is asked of whom, and whether the table answers it by itself."""
    if not s.todo:
        return []
    ask = s.ask()
    decision = game.decisions[ask.kind]
    return [decision.name, ask.waiting, decision.about(s, ask), forced_answer(game, s)[0]]


def _law_own_move(game: Game[Any], s: State, actor: int, action: int, record: Record) -> None:
    """A move that tells its own seat something it could not know reveals it: else free undo would let it look and go back."""
    told: list[bytes] = []
    for world in (s.copy(), game.resample(s, actor, seeded(len(record.lines)))):
        found = carried_out(game, world, actor, action)
        if found.ends_free_undo:
            return
        told.append(as_bytes([game.view(world, actor), [event.plain() for event in found.log.told(actor)]]))
    if told[0] != told[1]:
        raise Broken(f"seat {actor} learns something hidden from its own {game.actions.words(action)!r}, unrevealed", record)


def _law_offers(game: Game[Any], s: State, seat: int, actions: list[int], dice: Rng, record: Record) -> None:
    before = s.fingerprint()
    action = actions[dice.below(len(actions))]
    first = as_bytes(explain(game, s, seat, action).plain())
    other = game.resample(s, seat, seeded(dice.below(1_000_000)))
    if as_bytes(explain(game, other, seat, action).plain()) != first:
        raise Broken(f"the offer {game.actions.words(action)!r} tells something hidden", record)
    if s.fingerprint() != before:
        raise Broken("explaining changed the position", record)


def _law_refusals(game: Game[Any], s: State, seat: int, actions: list[int], dice: Rng, record: Record) -> None:
    """A refused action names a rule and changes nothing."""
    before = s.fingerprint()
    verbs = game.decisions[s.todo[-1].kind].verbs
    for _ in range(4):
        action = dice.below(game.actions.size)
        if dice.below(2) == 0:
            block = game.actions.block(action)
            if block.verb not in verbs:
                fitting = [b for b in game.actions.blocks if b.verb in verbs]
                block = fitting[dice.below(len(fitting))]
                action = block.start + dice.below(block.size)
        reason = game.why_not(s, seat, action)
        if (reason is None) != (action in actions):
            raise Broken(f"why_not and legal disagree on {game.actions.words(action)!r}", record)
        if reason is not None and (not reason.rule or not reason.key):
            raise Broken(f"{game.actions.words(action)!r} is refused without a rule", record)
    if s.fingerprint() != before:
        raise Broken("asking why not changed the position", record)


def _law_end(game: Game[Any], course: Course) -> None:
    """The end has a reason and a result, and the record gives the same position again."""
    if not game.end_reason(course.state):
        raise Broken("the game ended without a reason", course.record)
    places = game.places(course.state)
    if len(places) != game.players(course.state) or min(places) < 1:
        raise Broken(f"places {places} are no result", course.record)
    again = Course.of(read_record(course.record.to_json()))
    if again.state.fingerprint() != course.state.fingerprint():
        raise Broken("replaying the record gives another position", course.record)


def as_bytes(value: object) -> bytes:
    return json.dumps(value, sort_keys=True, separators=(",", ":")).encode()
