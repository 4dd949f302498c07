"""A table for rule tests: a bare position of any mode, set up in words, played by words.

    t = Table(3)                                  # three players A, B, C; tea order A, B, C; nobody owns a card
    t.give("A", wood=4)
    t.horde("M", "h02")                           # a horde in the middle section, lowest free row
    t.run(Activate(ids.SAWMILL, 0))             # let the game do a step by itself
    t.play("donate 1")                            # answer the open question
    assert t.honor("A") == 2

Players are letters in seat order; automata are "Q" (Qin Jiushao) and "R" (the Reed Clan).
"""

from tianxia.engine.events import Event, Log
from tianxia.engine.flow import Frame
from tianxia.engine.rng import seeded
from tianxia.games.great_wall import data, ids
from tianxia.games.great_wall.game import GAME
from tianxia.games.great_wall.rules.activation import Activate
from tianxia.games.great_wall.rules.defeat import Clearing
from tianxia.games.great_wall.rules.moments import open_gap
from tianxia.games.great_wall.rules.winter import Assault
from tianxia.games.great_wall.state import GreatWall

MODES = {1: "solo", 2: "two", 3: "standard", 4: "standard"}
CARDS = {name: i for names in (data.HORDE_IDS, data.TACTIC_IDS, data.ADVISOR_IDS) for i, name in enumerate(names)}
CARDS |= {
    name: i for names in (data.GENERAL_IDS, data.DECREE_IDS, data.EVENT_IDS, data.ARTIFACT_IDS) for i, name in enumerate(names)
}
FILL = {"free": ids.FREE, "wound": ids.WOUND}


def new(seats: int = 3, mode: str = "", seed: int = 1, **options: str) -> GreatWall:
    return GAME.new(GAME.check_setup(mode or MODES[seats], seats, options), seeded(seed))


class Table:
    """A position with nothing on it: no hordes, no cards in hands, no resources, generals and advisors put away."""

    def __init__(self, seats: int = 3, mode: str = "", seed: int = 1, **options: str) -> None:
        s = new(seats, mode, seed, **options)
        self.s = s
        self.events: list[Event] = []
        while GAME.decisions[s.todo[-1].kind].name == "keep":
            GAME.apply(s, s.todo[-1].seat, GAME.legal(s, s.todo[-1].seat)[0], None)
        s.todo = []
        s.tea = list(range(s.players))
        for p in range(s.players):
            s.generals[p] = -1
            s.tactic_deck += [c for c in range(32) if (s.tactics[p] >> c) & 1]
            s.tactics[p] = 0
            if p != s.qin:
                s.aa[p] = s.sa[p] = 0
        for card in range(44):
            at = s.advisor_at[card]
            if at >= ids.ACTIVE and at != ids.SUPPORT + s.qin:
                s.advisor_at[card] = ids.IN_DECK
                s.advisor_deck.append(card)
        s.secret_support = [-1] * s.players + s.secret_support[s.players :]
        for slot in range(9):
            if s.slots[slot] >= 0:
                s.horde_deck.insert(0, s.slots[slot])
                s.slots[slot] = -1
        s.res = [0] * len(s.res)
        s.barricades = [0, 0, 0]
        s.season = ids.FALL
        s.active = 0

    # ---- setting up ----

    def p(self, letter: str) -> int:
        if letter == "Q":
            return self.s.qin
        return self.s.reed if letter == "R" else "ABCD".index(letter)

    def give(self, letter: str, **amounts: int) -> None:
        for kind, n in amounts.items():
            self.s.res[self.p(letter) * 4 + ids.RESOURCES.index(kind)] = n

    def set_honor(self, letter: str, n: int) -> None:
        p = self.p(letter)
        self.s.points[p * ids.SOURCE_COUNT] += n - self.s.honor[p]
        self.s.honor[p] = n

    def clerks(self, location: str, who: str) -> None:
        """Clerks into a location: "AAB"; humans' and Qin's come from the supply."""
        loc = ids.LOCATIONS.index(location)
        for letter in who:
            p = self.p(letter)
            if letter == "R":
                other = next(i for i in range(10) if self.s.at[i * 4 + p] and i != loc)
                self.s.at[other * 4 + p] -= 1
            else:
                self.s.clerks[p] -= 1
            self.s.at[loc * 4 + p] += 1

    def horde(self, section: str, card: str, points: str = "") -> int:
        """A horde in the lowest free row; points in reading order: "A" spearman, "a" cavalryman (twice), "w" wound, "." free."""
        s = self.s
        sec = ids.SECTIONS.index(section)
        slot = next(i for i in range(sec * 3, sec * 3 + 3) if s.slots[i] < 0)
        number = CARDS[card]
        for pile in (s.horde_deck, s.horde_out, s.horde_box):
            if number in pile:
                pile.remove(number)
        s.slots[slot] = number
        horses: list[str] = []
        for i, mark in enumerate(points):
            code = ids.FREE
            if mark == "w":
                code = ids.WOUND
            elif mark.isupper():
                code = ids.SPEAR_OF + self.p(mark)
                s.supply[self.p(mark) * 3] -= 1
            elif mark != ".":
                horses.append(mark)
                code = ids.HORSE_OF + 2 * self.p(mark.upper()) + (horses.count(mark) - 1) // 2
                if horses.count(mark) % 2:
                    s.supply[self.p(mark.upper()) * 3 + ids.HORSE] -= 1
            s.spots[slot * 8 + i] = code
        return slot

    def archers(self, section: str, who: str) -> None:
        for letter in who:
            self.s.supply[self.p(letter) * 3 + ids.ARCHER] -= 1
            self.s.fire[ids.SECTIONS.index(section) * 4 + self.p(letter)] += 1

    def muster(self, section: str, letter: str, **soldiers: int) -> None:
        for name, n in soldiers.items():
            kind = ids.SOLDIERS.index(name)
            self.s.supply[self.p(letter) * 3 + kind] -= n
            self.s.rest[(ids.SECTIONS.index(section) * 4 + self.p(letter)) * 3 + kind] += n

    def tactic(self, letter: str, *cards: str) -> None:
        for card in cards:
            self.s.tactic_deck.remove(CARDS[card])
            self.s.tactics[self.p(letter)] |= 1 << CARDS[card]

    def advisor(self, letter: str, *cards: str, role: str = "active") -> None:
        p = self.p(letter)
        for card in cards:
            number = CARDS[card]
            for pile in (self.s.advisor_deck, self.s.offer):
                if number in pile:
                    pile.remove(number)
            self.s.advisor_at[number] = (ids.ACTIVE if role == "active" else ids.SUPPORT) + p
            if role == "active":
                self.s.aa[p] += 1
            else:
                self.s.sa[p] += 1
        while len(self.s.offer) < 4 and self.s.advisor_deck:
            top = self.s.advisor_deck.pop()
            self.s.advisor_at[top] = ids.IN_OFFER
            self.s.offer.append(top)

    def general(self, letter: str, card: str, support: int = 0) -> None:
        """A general, and supporting advisors from the bottom of the deck."""
        self.s.generals[self.p(letter)] = CARDS[card]
        for _ in range(support):
            self.advisor(letter, data.ADVISOR_IDS[self.s.advisor_deck[0]], role="supporting")

    def overseer(self, letter: str, location: str, level: int) -> None:
        p, loc = self.p(letter), ids.LOCATIONS.index(location)
        self.s.supply[p * 3] -= 1
        self.s.over[p * 4 + loc] = level
        self.s.over_type[p * 4 + loc] = ids.SPEAR

    def captured(self, letter: str, card: str, shame: int = 0) -> None:
        self.s.horde_deck.remove(CARDS[card])
        self.s.taken_by[CARDS[card]] = self.p(letter)
        self.s.taken_shame[CARDS[card]] = shame
        self.s.won[self.p(letter)] += 1
        self.s.shame_bank -= shame

    def shamed(self, letter: str, **soldiers: int) -> None:
        for name, n in soldiers.items():
            kind = ids.SOLDIERS.index(name)
            self.s.supply[self.p(letter) * 3 + kind] -= n
            self.s.shamed[self.p(letter) * 3 + kind] += n
            self.s.shame_bank -= n

    def deck(self, *cards: str) -> None:
        """These horde cards on top of the deck, the first one uppermost."""
        for card in reversed(cards):
            for pile in (self.s.horde_deck, self.s.horde_out):
                if CARDS[card] in pile:
                    pile.remove(CARDS[card])
            self.s.horde_deck.append(CARDS[card])

    def tea(self, order: str) -> None:
        self.s.tea = [self.p(letter) for letter in order]

    def commands(self, **picked: str) -> None:
        """Command cards on the track: A="economy"; slots in the order given."""
        self.s.revealed = 1
        for i, (letter, card) in enumerate(picked.items()):
            p = self.p(letter)
            number = ids.REED_COMMAND if card == "reed" else ids.COMMAND_NAMES.index(card)
            self.s.pick[p] = number
            self.s.hand[p] &= ~(1 << number)
            self.s.track[i] = p
            if p == self.s.qin:
                self.s.qin_deck.remove(number)

    # ---- playing ----

    def run(self, step: Frame) -> None:
        """Do a step (and everything before the next question). An assault is in Winter."""
        if isinstance(step, Assault):
            self.s.season = ids.WINTER
        self.s.todo.append(step)
        self.go()

    def activate(self, location: str) -> None:
        self.run(Activate(ids.LOCATIONS.index(location), 0))

    def clear(self) -> None:
        """Every horde that is wholly covered is defeated."""
        self.run(Clearing())

    def assault(self) -> None:
        self.run(Assault(0))

    def go(self) -> None:
        log = Log()
        GAME.advance(self.s, log)
        self.events += log.events
        self.check()

    def check(self) -> None:
        found = GAME.broken(self.s)
        assert not found, found

    def play(self, *moves: str) -> None:
        for words in moves:
            assert self.s.todo, f"nothing is asked; {words!r} cannot be answered"
            action = GAME.actions.parse(words)
            assert words in self.legal(), f"{words!r} is not legal for {self.asked}: {self.legal()}"
            log = Log()
            GAME.apply(self.s, self.s.todo[-1].seat, action, log)
            self.events += log.events
            self.check()

    def until(self, *names: str) -> None:
        """Pass (or take the first answer) until one of these questions is open, or the end."""
        while self.s.todo and self.asked not in names:
            self.play("pass" if "pass" in self.legal() else self.legal()[0])

    def play_when(self, words: str) -> None:
        """Pass until this answer is legal, then give it."""
        while words not in self.legal():
            self.play("pass" if "pass" in self.legal() else self.legal()[0])
        self.play(words)

    # ---- reading ----

    @property
    def asked(self) -> str:
        """Name of the open question, with the letter of the seat: "donate A"."""
        if not self.s.todo:
            return ""
        return f"{GAME.decisions[self.s.todo[-1].kind].name} {'ABCD'[self.s.todo[-1].seat]}"

    def legal(self) -> list[str]:
        return [GAME.actions.words(a) for a in GAME.legal(self.s, self.s.todo[-1].seat)] if self.s.todo else []

    def refusal(self, words: str) -> str:
        reason = GAME.why_not(self.s, self.s.todo[-1].seat, GAME.actions.parse(words))
        return reason.rule if reason else ""

    def why(self, words: str) -> str:
        """A refusal with its text and its numbers: "GW-6.9.3 price have=1 kind=gold n=3"."""
        reason = GAME.why_not(self.s, self.s.todo[-1].seat, GAME.actions.parse(words))
        assert reason is not None, f"{words!r} is legal"
        return " ".join([reason.rule, reason.key, *(f"{name}={reason.args[name]}" for name in sorted(reason.args))])

    @property
    def rule(self) -> str:
        """The rule that the open question follows."""
        ask = self.s.ask()
        return GAME.decisions[ask.kind].question_rule(self.s, ask)

    def honor(self, letter: str) -> int:
        return self.s.honor[self.p(letter)]

    def res(self, letter: str) -> str:
        """Resources as "wood stone gold chi" amounts."""
        return " ".join(str(n) for n in self.s.res[self.p(letter) * 4 : self.p(letter) * 4 + 4])

    def order(self) -> str:
        names = {self.s.qin: "Q", self.s.reed: "R"}
        return "".join(names.get(p, "ABCD"[p]) for p in self.s.tea)

    def at(self, location: str) -> str:
        loc = ids.LOCATIONS.index(location)
        names = {self.s.qin: "Q", self.s.reed: "R"}
        return "".join(names.get(p, "ABCD"[p]) * self.s.at[loc * 4 + p] for p in range(self.s.players))

    def points(self, slot: str) -> str:
        """What lies on a horde card, in the notation of `horde`."""
        i = ids.SLOTS.index(slot)
        card = self.s.slots[i]
        out = ""
        for spot in range(data.HORDE_VITAL[card]):
            code = self.s.spots[i * 8 + spot]
            owner = (code - ids.HORSE_OF) // 2 if code >= ids.HORSE_OF else code - ids.SPEAR_OF
            letter = {self.s.qin: "Q", self.s.reed: "R"}.get(owner, "ABCD"[owner]) if code > 1 else ""
            out += ".w"[code] if code < 2 else letter.lower() if code >= ids.HORSE_OF else letter
        return out

    def card(self, slot: str) -> str:
        number = self.s.slots[ids.SLOTS.index(slot)]
        return data.HORDE_IDS[number] if number >= 0 else ""

    def supply(self, letter: str) -> tuple[int, int, int]:
        i = self.p(letter) * 3
        return self.s.supply[i], self.s.supply[i + 1], self.s.supply[i + 2]

    def resting(self, section: str, letter: str) -> tuple[int, int, int]:
        i = (ids.SECTIONS.index(section) * 4 + self.p(letter)) * 3
        return self.s.rest[i], self.s.rest[i + 1], self.s.rest[i + 2]

    def firing(self, section: str) -> str:
        sec = ids.SECTIONS.index(section)
        names = {self.s.qin: "Q", self.s.reed: "R"}
        return "".join(names.get(p, "ABCD"[p]) * self.s.fire[sec * 4 + p] for p in range(self.s.players))

    def hand(self, letter: str) -> list[str]:
        return [c for i, c in enumerate(data.TACTIC_IDS) if (self.s.tactics[self.p(letter)] >> i) & 1]

    def told(self, key: str) -> list[dict[str, object]]:
        return [dict(e.args) for e in self.events if e.key == key]


def gap(t: Table, letter: str = "A") -> None:
    """The moment of this player's own turn between two actions."""
    t.s.active = t.p(letter)
    open_gap(t.s, t.p(letter))
    t.go()


def coop(seats: int = 3, decrees: str = "", events: str = "") -> Table:
    """A cooperative game with these decrees open and these events on top of their deck."""
    t = Table(seats, "coop")
    if decrees:
        t.s.decree_deck += [d for d in t.s.decrees if d >= 0]
        t.s.decrees = [CARDS[d] for d in decrees.split()] + [-1] * (len(t.s.decrees) - len(decrees.split()))
        t.s.decree_deck = [d for d in t.s.decree_deck if d not in t.s.decrees]
    for event in reversed(events.split()):
        t.s.event_deck.remove(CARDS[event])
        t.s.event_deck.append(CARDS[event])
    return t
