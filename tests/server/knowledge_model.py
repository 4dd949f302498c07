"""What the guests of one table may know, and what they have agreed to: a model beside the server, with its own eyes.

It is told every request and every new line of the record, plays the lines itself, and holds the law of
docs/architecture.md ("Who knows what, and going back") against them. What a move told a seat is not asked of the
server: the position before it is dealt anew as that seat could not tell it from the real one, and if the same move then
looks different, the seat has learned something.
"""

from collections import Counter
from typing import Any

from tianxia.engine.events import WATCHER
from tianxia.engine.game import Game
from tianxia.engine.record import Record
from tianxia.engine.rng import seeded
from tianxia.engine.state import State

WORLDS = 6
BOT, TABLE, ORDER = "a bot", "the table", "an order"  # who decides, besides guests


class Broken(AssertionError):
    """The law does not hold."""


class Request:
    """What a guest asks for at a table."""

    def __init__(self, guest: str, kind: str, method: str, path: str, body: Any = None, **more: Any) -> None:
        self.guest = guest
        self.kind = kind
        self.method = method
        self.path = path  # below /api/tables/{table}; for a message over the socket its type
        self.body = body
        self.more: dict[str, Any] = {**(body or {}), **more}

    def once_more(self) -> "Request":
        return Request(self.guest, self.kind, self.method, self.path, self.body, **self.more)

    def __repr__(self) -> str:
        return f"{self.guest[:1]}: {self.method} {self.path} {self.body or ''}"


class Played:
    def __init__(self, seat: int, action: int, by: str, silent: bool, before: State, after: State) -> None:
        self.seat = seat
        self.action = action
        self.by = by  # a guest, or one of the above
        self.silent = silent
        self.before = before
        self.after = after


class Model:
    def __init__(self, game: Game[Any], opener: str, owners: list[str | None], bots: list[bool], open_book: bool) -> None:
        self.game = game
        self.opener = opener
        self.owners = owners
        self.bots = bots  # who sits there for good is one
        self.open_book = open_book
        self.stand_ins: set[int] = set()
        self.orders: dict[tuple[int, str], str] = {}
        self.chosen = Counter(guest for guest in owners if guest is not None)  # seats each had from the beginning
        self.line = -1  # lines that were followed; -1: the game has not begun
        self.played: list[Played] = []
        self.by_line: list[State] = []  # the position after each line
        self.agreed: dict[str, int] = {}  # who has agreed to go back how far (the one who asks: so far or further)
        self.asker = ""
        self.again: list[Played] = []  # answers that are about to be given again
        self.signs: dict[str, float] = {}
        self.last_change = 0.0
        self.seen: Counter[str] = Counter()  # what has happened, so that a walk can show that it went everywhere

    # ---- what holds now ----

    @property
    def now(self) -> State:
        return self.by_line[-1]

    @property
    def over(self) -> bool:
        return self.line >= 0 and not self.now.todo

    @property
    def playing(self) -> bool:
        return self.line >= 0 and bool(self.now.todo)

    def people(self) -> set[str]:
        return {guest for guest in self.owners if guest is not None}

    def seats_of(self, guest: str) -> list[int]:
        return [i for i, owner in enumerate(self.owners) if owner == guest]

    def seat_open(self, seat: int) -> bool:
        return self.owners[seat] is None and not self.bots[seat]

    def alone(self, guest: str) -> bool:
        if any(self.seat_open(seat) for seat in range(len(self.owners))):
            return False
        return self.people() == {guest} or (not self.people() and self.opener == guest)

    def waiting(self) -> list[int]:
        return [i for i in range(len(self.owners)) if self.playing and (self.now.todo[-1].waiting >> i) & 1]

    # ---- a request was carried out ----

    def begin(self, record: Record) -> None:
        self.line = 0
        self.by_line = [record.first_position()]

    def follow(self, request: Request, status: int, body: Any, lines: list[str], clock: float) -> None:
        """`lines`: the whole record by now. Bots have nothing to do any more."""
        before = (self.line, list(self.owners), set(self.stand_ins))
        done = status in (200, 201) and not (isinstance(body, dict) and body.get("again"))
        if done:
            self._people_changed(request, clock)
            self._agreement(request, body)
        elif body.get("error") == "undo-floor":
            self._refused(request)
        move = request if done and request.kind == "move" else None
        for text in lines[max(self.line, 0) :]:
            head, _, rest = text.partition(" ")
            if head == "undo":
                self._went_back(int(rest), request, lines[self.line + 1 :])
            else:
                self._moved(int(head), rest, move)
            move = None  # what follows is not theirs
            self.line += 1
        if before != (self.line, self.owners, self.stand_ins):
            self.last_change = clock
            self.agreed = {}
        if request.method == "GET" and before[0] != self.line:
            raise Broken(f"{request} changed the table")
        self.signs[request.guest] = clock

    def _people_changed(self, request: Request, clock: float) -> None:
        seat: int = request.more.get("seat", -1)
        if request.kind == "join":
            [joined] = [s for s in request.more["me"] if s not in self.seats_of(request.guest)] or [-1]
            if joined >= 0:
                if not self.seat_open(joined):
                    raise Broken(f"{request}: seat {joined} was not open")
                self.owners[joined] = request.guest
            if len(self.seats_of(request.guest)) > max(1, self.chosen[request.guest]):
                raise Broken(f"{request}: a second seat by the link")
        elif request.kind == "seat" and self.seat_open(seat):
            if request.guest != self.opener:
                raise Broken(f"{request}: it is not their table")
            self.bots[seat] = True
        elif request.kind == "seat":
            self._stand_in(request, seat, clock)
        elif request.kind == "take":
            self.stand_ins.discard(seat)
        elif request.kind == "order":
            self.orders[(seat, request.more["question"])] = request.more["order"]
        elif request.kind == "book":
            if not (self.over or self.alone(request.guest)):
                raise Broken(f"{request}: others play here")
            self.open_book = True

    def _stand_in(self, request: Request, seat: int, clock: float) -> None:
        owner = self.owners[seat]
        assert owner is not None
        if owner != request.guest:
            if not self.absent(seat, clock):
                raise Broken(f"{request}: replaced, and the last sign was {clock - self.signs.get(owner, 0.0)} s ago")
            self.seen["a bot for somebody who has gone"] += 1
        self.stand_ins.add(seat)

    def absent(self, seat: int, clock: float) -> bool:
        owner = self.owners[seat]
        quiet = clock - max(self.last_change, self.signs.get(owner or "", 0.0))
        return quiet >= 300 and seat in self.waiting() and seat not in self.stand_ins

    def _agreement(self, request: Request, body: Any) -> None:
        if request.kind == "undo":
            self.agreed = {request.guest: request.more["keep"]} if request.more["ask"] else {}
            self.asker = request.guest
            self.seen["asked"] += body["asked"]
        elif request.kind == "answer":
            if not request.more["agree"]:
                self.agreed = {}
                self.seen["refused by a player"] += 1
                return
            self.agreed.setdefault(request.guest, request.more["keep"])
            if set(self.seats_of(request.guest)) & self.stand_ins:
                self.seen["agreed while a bot plays for them"] += 1

    def all_agreed(self, keep: int) -> bool:
        return all(
            guest in self.agreed and (self.agreed[guest] >= keep if guest == self.asker else self.agreed[guest] == keep)
            for guest in self.people()
        )

    # ---- new lines ----

    def _moved(self, seat: int, words: str, move: Request | None) -> None:
        before = self.now
        action = self.game.actions.parse(words)
        decision = self.game.decisions[before.todo[-1].kind]
        legal = self.game.legal(before, seat)
        if action not in legal:
            raise Broken(f"'{seat} {words}' is not legal")
        silent = words == decision.silence
        if self.again:
            by = self.again.pop(0).by
        elif move is not None:
            by = move.guest
            if self.owners[seat] != by or seat in self.stand_ins:
                raise Broken(f"{move}: this seat is played by somebody else")
        elif len(legal) == 1:
            by = TABLE
        elif self.bots[seat] or seat in self.stand_ins:
            by = BOT
        elif silent and self.orders.get((seat, decision.name), "ask") != "ask":
            by = ORDER
        else:
            raise Broken(f"nobody said '{seat} {words}'")
        after = before.copy()
        self.game.apply(after, seat, action, None)
        self.played.append(Played(seat, action, by, silent, before, after))
        self.by_line.append(after)
        self.seen["ends"] += not after.todo

    def _went_back(self, keep: int, request: Request, after: list[str]) -> None:
        """`after`: the lines that follow. What others have answered to the question that is still open may stay: then it does
        not count as taken back."""
        taken_back = self.played[keep:]
        beside = [one for one in taken_back if self._beside(one, keep) and one.seat != request.more.get("seat")]
        if beside and after[: len(beside)] == [f"{one.seat} {self.game.actions.words(one.action)}" for one in beside]:
            self.again = beside
            taken_back = [one for one in taken_back if one not in beside]
            self.seen["went back beside others"] += bool(taken_back)
        over = not self.now.todo
        if request.kind not in ("undo", "answer") or request.guest not in self.people():
            raise Broken(f"{request} took something back")
        told = request.kind == "answer" or any(self.told(one, request.more["seat"]) for one in taken_back)
        if told and not self.all_agreed(keep):
            missing = {g[:1] for g in self.people()} - {g[:1] for g in self.agreed}
            raise Broken(f"{request} went on from move {keep} of {len(self.played)}; not agreed: {missing or 'to that'}")
        if over:
            self.open_book = True
        what = "free" if not told else "alone" if len(self.people()) == 1 else "by all"
        self.seen[f"went back {what}"] += 1
        self.seen[f"went back from the end {what}"] += over
        back = self.played[keep].before
        del self.played[keep:]
        self.by_line.append(back)

    def _beside(self, one: Played, keep: int) -> bool:
        """An answer to the question that is still open, put to several seats, and none of them has answered another since."""
        if one.by == TABLE or not self.now.todo:
            return False
        now = self.now.ask()
        asked = [played.before.ask() for played in self.played[keep:]]
        return all((a.kind, a.a, a.b, a.c) == (now.kind, now.a, now.b, now.c) and a.waiting & now.waiting for a in asked)

    def told(self, one: Played, seat: int) -> bool:
        """Whether this move told the seat something that it could not know when it was asked before it."""
        if not one.after.todo:
            return True
        if one.by not in (TABLE, ORDER) and not one.silent and (one.seat != seat or one.by == BOT):
            return True
        real = self.game.view(one.after, seat)
        for n in range(WORLDS):
            world = self.game.resample(one.before, seat, seeded(1000 * len(self.played) + n))
            if one.action in self.game.legal(world, one.seat):
                self.game.apply(world, one.seat, one.action, None)
                if self.game.view(world, seat) != real:
                    return True
        return False

    def _refused(self, request: Request) -> None:
        """Free undo is free: one's own last decisions are taken back where they told nothing."""
        self.seen["stopped at the floor"] += 1
        keep = request.more["keep"]
        while keep > 0 and self.played[keep].by in (BOT, TABLE):
            keep -= 1
        seat = request.more["seat"]
        own = self.played[keep].by == request.guest and self.played[keep].seat == seat
        if self.game.name == "lanterns" and own and not any(self.told(one, seat) for one in self.played[keep:]):
            raise Broken(f"{request} was refused, and had told nothing")

    # ---- what was answered ----

    def check_eyes(self, guest: str, eyes: int, then: State) -> None:
        if eyes != WATCHER and eyes not in self.seats_of(guest) and then.todo:
            raise Broken(f"{guest[:1]} looks through seat {eyes}")

    def check_table(self, guest: str, shown: Any) -> None:
        """A table as it was shown to a guest."""
        persons = [self.seats_of(owner)[0] if owner is not None else None for owner in self.owners]
        if [p["person"] for p in shown["players"]] != persons or shown["me"] != self.seats_of(guest):
            raise Broken(f"who plays: {shown['players']}")
        if shown["open_book"] != self.open_book or (self.open_book and shown["not_counted"] is None):
            raise Broken(f"an open book: {self.open_book}, shown as {shown['open_book']}, {shown['not_counted']}")
        if shown["status"] == "open":
            return
        then = self.by_line[shown["line"]]
        over = not then.todo
        self.check_eyes(guest, shown["eyes"], then)
        if shown["plan"] is not None and self.owners[shown["plan"]["seat"]] != guest:
            raise Broken(f"the plan of seat {shown['plan']['seat']} was shown")
        if shown["view"] != self.game.view(then, shown["eyes"]):
            raise Broken(f"seat {shown['eyes']} sees {shown['view']}")
        if shown["hints"] != (over or self.alone(guest)) or shown["record"] != (over or (self.alone(guest) and self.open_book)):
            raise Broken(f"hints {shown['hints']}, record {shown['record']}")

    def check_position(self, guest: str, shown: Any) -> None:
        """A past position as it was shown to a guest."""
        self.check_eyes(guest, shown["eyes"], self.now)
        then = self.played[shown["move"]].before if shown["move"] < len(self.played) else self.now
        if shown["view"] != self.game.view(then, shown["eyes"]):
            raise Broken(f"seat {shown['eyes']} sees {shown['view']} after move {shown['move']}")

    def check_copy(self, request: Request, shown: Any) -> None:
        """A copy to plan in: one's own seat, and before anything is guessed it looks as the table does."""
        seat: int = request.more["seat"]
        if self.owners[seat] != request.guest:
            raise Broken(f"{request}: it is not their seat")
        if shown["guessed"] == 0 and not request.body["words"] and shown["view"] != self.game.view(self.now, seat):
            raise Broken(f"seat {seat} plans in {shown['view']}")
        self.seen["planned"] += 1

    def check_secret(self, request: Request, status: int) -> None:
        """Records, hints and branches: only where nobody is harmed."""
        free = self.over or (self.alone(request.guest) and (request.kind not in ("record", "verify") or self.open_book))
        if status in (200, 201) and not free:
            raise Broken(f"{request} was answered")
        if request.kind in ("record", "verify") and free and self.line >= 0 and status != 200:
            raise Broken(f"{request} was refused")
