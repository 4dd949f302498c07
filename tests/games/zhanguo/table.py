"""A table for rule tests: set up a position in the words of the rules page, play by words, read what happened.

t = Table(2)                                  # seat 0 is to play a card, board A for all
t.people(0, gov="R1:red,gray,white R3:red", work="R2:red")
t.tuck(0, R2=[63], R4=[36])
t.court(70)
t.hold(0, 40)
t.play("court 40 GOVERNOR", "governor R1")
assert t.can("activate 63") and t.why("activate 36") == "ZG-8.4.1"
"""

from tests.games.texts import LANGUAGES, texts
from tianxia.engine.events import Event, Log
from tianxia.engine.flow import Ask
from tianxia.engine.rng import seeded
from tianxia.games.zhanguo import data, flow, ids
from tianxia.games.zhanguo.game import GAME
from tianxia.games.zhanguo.lookups import CARD_COLOUR
from tianxia.games.zhanguo.rules.awards import AWARDS
from tianxia.games.zhanguo.rules.boards import take_board
from tianxia.games.zhanguo.rules.play_card import PLAY_CARD
from tianxia.games.zhanguo.scoring import total
from tianxia.games.zhanguo.state import ZhanGuo
from tianxia.server.views import question_data

R1, R2, R3, R4, R5 = range(5)


def new(seats: int = 4, seed: int = 1, **options: str) -> ZhanGuo:
    """A game as it is dealt."""
    return GAME.new(GAME.check_setup("standard", seats, options), seeded(seed))


class Table:
    """Seat 0 is first player and on top of the award track; the order is 0, 1, 2, …"""

    def __init__(self, seats: int = 4, boards: tuple[str, ...] = (), seed: int = 1, **variants: str) -> None:
        self.s = new(seats, seed, boards="B_PICK" if boards else "A", **variants)
        self.events: list[Event] = []
        s = self.s
        s.start = s.first = 0
        s.track = list(range(seats))
        if boards:
            s.todo.pop()
            for seat in range(seats):
                take_board(s, seat, data.BOARDS.index(boards[seat]), "", None)
            GAME.advance(s, None)
        if s.phase == ids.PHASE_PLAY:
            self.ask(PLAY_CARD.ask(0))
            s.order = list(range(seats))

    # ---- setting up ----

    def ask(self, question: Ask) -> None:
        """Another question instead of the one that is asked."""
        self.s.todo[-1] = question

    def people(self, seat: int, gov: str = "", work: str = "") -> None:
        """All officials of a seat: "R1:red,gray R2:white"; the others are in the supply."""
        s = self.s
        for at in range(seat * 15, seat * 15 + 15):
            s.gov[at] = s.work[at] = 0
        for colour in range(3):
            s.officials[seat * 3 + colour] = data.OFFICIALS_EACH
        for area, said in ((s.gov, gov), (s.work, work)):
            for part in said.split():
                region, _, colours = part.partition(":")
                for official in colours.split(","):
                    c = data.OFFICIALS.index(official)
                    area[seat * 15 + data.REGIONS.index(region) * 3 + c] += 1
                    s.officials[seat * 3 + c] -= 1
                    assert s.officials[seat * 3 + c] >= 0

    def workers(self, seat: int, **count: int) -> None:
        for region, n in count.items():
            self.s.workers[seat * 5 + data.REGIONS.index(region)] = n

    def unrest(self, seat: int, **level: int) -> None:
        for region, n in level.items():
            self.s.unrest[seat * 5 + data.REGIONS.index(region)] = n

    def markers(self, seat: int, **count: int) -> None:
        """Value-1 markers out of the supply."""
        for colour, n in count.items():
            c = data.COLOURS.index(colour)
            self.s.supply[c] += self.s.markers[seat * 3 + c] - n
            self.s.markers[seat * 3 + c] = n
            assert self.s.supply[c] >= 0

    def governors(self, seat: int, **count: int) -> None:
        """Governors beside the squares."""
        for region, n in count.items():
            self.s.governors[seat * 5 + data.REGIONS.index(region)] += n
            self.s.governors_left[seat] -= n

    def palaces(self, seat: int, **count: int) -> None:
        for region, n in count.items():
            self.s.palaces[seat * 5 + data.REGIONS.index(region)] += n
            self.s.palaces_left[seat] -= n

    def wall(self, seat: int, *spaces: str) -> None:
        """Walls on spaces like "T1/3"."""
        for space in spaces:
            section, _, lines = space.partition("/")
            at = data.SECTIONS.index(section) * 3 + int(lines) - 1
            assert self.s.walls[at] < 0
            self.s.walls[at] = seat
            self.s.walls_left[seat] -= 1

    def tiles(self, **side: str) -> None:
        """Wall tiles: T1="WT6a"."""
        names = [tile[0] for tile in data.WALL_TILES]
        for section, name in side.items():
            self.s.wall_tiles[data.SECTIONS.index(section)] = names.index(name)

    def tasks(self, *tiles: str) -> None:
        """The six task tiles, U.G U.P U.W L.G L.P L.W."""
        names = [tile[0] for tile in data.TASK_TILES]
        self.s.task_tiles = [names.index(tile) for tile in tiles]

    def tuck(self, seat: int, **cards: list[int]) -> None:
        """Cards from the decks (or swapped out of hands) to the tableau."""
        s = self.s
        for region, numbers in cards.items():
            r = data.REGIONS.index(region)
            for card in numbers:
                self._out_of_hands(card)
                s.decks[CARD_COLOUR[card]].remove(card)
                s.tucked[seat * 15 + r * 3 + s.cards[seat * 5 + r]] = card
                s.cards[seat * 5 + r] += 1
                s.colours[seat * 3 + CARD_COLOUR[card]] += 1

    def court(self, *cards: int) -> None:
        for card in cards:
            self._out_of_hands(card)
            self.s.decks[CARD_COLOUR[card]].remove(card)
            self.s.court.append(card)

    def hold(self, seat: int, *cards: int) -> None:
        """Swap these cards into a hand, for others of their colour."""
        s = self.s
        hand = s.hands[seat]
        for card in cards:
            if card in hand:
                continue
            self._out_of_hands(card)
            spare = next(c for c in hand if CARD_COLOUR[c] == CARD_COLOUR[card] and c not in cards)
            deck = s.decks[CARD_COLOUR[card]]
            deck[deck.index(card)] = spare
            hand[hand.index(spare)] = card
            hand.sort()

    def _out_of_hands(self, card: int) -> None:
        deck = self.s.decks[CARD_COLOUR[card]]
        for hand in self.s.hands:
            if card in hand:
                hand[hand.index(card)] = deck[0]
                deck[0] = card
                hand.sort()

    def discs(self, task: str, *seats: int) -> None:
        for space, seat in enumerate(seats):
            self.s.task_discs[data.TASK_PLACES.index(task) * 4 + space] = seat

    def awards(self, round: int) -> None:
        """Jump to phase 3 of a round: hands are empty, nobody is asked yet. Use `offer_awards` to begin."""
        s = self.s
        s.round = round
        for hand in s.hands:
            for card in hand:
                s.decks[CARD_COLOUR[card]].append(card)
            hand.clear()
        s.todo = [flow.END_OF_ROUND, AWARDS]

    def offer_awards(self) -> None:
        log = Log()
        GAME.advance(self.s, log)
        self.events += log.events

    # ---- playing ----

    @property
    def seat(self) -> int:
        return self.s.todo[-1].seat

    @property
    def asked(self) -> str:
        return GAME.decisions[self.s.todo[-1].kind].name if self.s.todo else ""

    def legal(self) -> list[str]:
        return [GAME.actions.words(a) for a in GAME.legal(self.s, self.seat)]

    def verbs(self, verb: str) -> list[str]:
        """The legal actions with this verb, without it."""
        return [words.partition(" ")[2] for words in self.legal() if words.split(" ")[0] == verb]

    def can(self, words: str) -> bool:
        return words in self.legal()

    def why(self, words: str) -> str:
        """The rule that forbids an action."""
        reason = GAME.why_not(self.s, self.seat, GAME.actions.parse(words))
        assert reason is not None, f"{words!r} is legal"
        return reason.rule

    def reason(self, words: str) -> tuple[str, str]:
        """The rule that forbids an action, and what is said about it in English; it can be said in every language."""
        reason = GAME.why_not(self.s, self.seat, GAME.actions.parse(words))
        assert reason is not None, f"{words!r} is legal"
        said = [texts("zhanguo", language).say(f"no-{reason.key}", reason.args) for language in LANGUAGES]
        assert LANGUAGES[0] == "en" and len(set(said)) == len(LANGUAGES)
        return reason.rule, said[0]

    def question_rule(self) -> str:
        """The rule that the page opens beside the question."""
        question = question_data(GAME, self.s)
        assert question is not None
        return question.rule

    def answer_rule(self, words: str) -> str:
        """The rule that a legal answer follows."""
        assert self.can(words), f"{words!r} is not legal"
        ask = self.s.ask()
        return GAME.decisions[ask.kind].action_rule(self.s, ask, GAME.actions.parse(words))

    def mind(self, words: str) -> list[str]:
        """What somebody should mind who is about to do this."""
        assert self.can(words), f"{words!r} is not legal"
        ask = self.s.ask()
        found = GAME.decisions[ask.kind].warnings(self.s, ask, self.seat, GAME.actions.parse(words))
        return [reason.key for reason in found]

    def play(self, *said: str) -> list[Event]:
        """Play actions of whoever is asked; returns what happened."""
        happened: list[Event] = []
        for words in said:
            assert self.can(words), f"{words!r} is not legal at {self.asked}: {self.legal()}"
            log = Log()
            GAME.apply(self.s, self.seat, GAME.actions.parse(words), log)
            happened += log.events
        self.events += happened
        return happened

    def end(self) -> None:
        """End the turn if it does not end by itself."""
        if self.asked == "activate":
            self.play("stop")
        if self.asked == "end_turn":
            self.play("end_turn")

    def quick_turn(self, unify: bool = False) -> None:
        """Any short turn of whoever is asked: recruit (or unify) and end."""
        seat = self.seat
        card = self.s.hands[seat][0]
        if unify:
            self.play(next(w for w in self.legal() if w.startswith(f"unify {card} ")))
        else:
            self.play(f"court {card} REASSIGN" if not self.can(f"court {card} RECRUIT") else f"court {card} RECRUIT")
            self.play(next(w for w in self.legal() if w.split(" ")[0] in ("recruit", "move_above", "move_up")))
            if self.asked == "move_step":
                self.play("stop")
        self.end()

    # ---- reading ----

    def vp(self, seat: int) -> int:
        return total(self.s, seat)

    def gov(self, seat: int, region: str) -> list[int]:
        """red, gray, white"""
        at = seat * 15 + data.REGIONS.index(region) * 3
        return self.s.gov[at : at + 3]

    def work(self, seat: int, region: str) -> list[int]:
        at = seat * 15 + data.REGIONS.index(region) * 3
        return self.s.work[at : at + 3]

    def supply(self, seat: int) -> list[int]:
        """Officials: red, gray, white"""
        return self.s.officials[seat * 3 : seat * 3 + 3]

    def workers_at(self, seat: int) -> list[int]:
        return self.s.workers[seat * 5 : seat * 5 + 5]

    def unrest_at(self, seat: int) -> list[int]:
        return self.s.unrest[seat * 5 : seat * 5 + 5]

    def markers_of(self, seat: int) -> list[int]:
        return self.s.markers[seat * 3 : seat * 3 + 3]

    def governors_of(self, seat: int) -> list[int]:
        return self.s.governors[seat * 5 : seat * 5 + 5]

    def palaces_of(self, seat: int) -> list[int]:
        return self.s.palaces[seat * 5 : seat * 5 + 5]


def square(name: str) -> int:
    return [q[0] for q in data.SQUARES].index(name)
