"""A table for rule tests: an empty archipelago, pieces put by words, play by words, and what happened.

t = Table(3)                                # three players, the first one is seat 0, round 1
t.govern(0, "red 1", "red 3")
t.give(0, rice=6, gold=2)
t.action(0, "recruitment")                  # seat 0 has just put a die there
t.play("main", "govern red 2", "stop")
assert t.have(0) == "5R 0M 0S 2G"
"""

import re
from typing import Any

from tests.games.texts import texts
from tianxia.engine.events import Event, Log
from tianxia.engine.flow import Frame
from tianxia.engine.rng import seeded
from tianxia.games.daimyo import flow, ids, lookups, notation
from tianxia.games.daimyo.game import GAME
from tianxia.games.daimyo.rules import effects, relics, turn, units, words
from tianxia.games.daimyo.state import Daimyo

LETTERS = "RMSG"
ROUND = (flow.END_OF_ROUND, flow.NEXT_TURN)  # what waits below a turn


def hero(name: str) -> int:
    return lookups.HERO_NAMES.index(name)


def tile(word: str) -> int:
    """'blue3' -> its number."""
    match = re.fullmatch(r"([a-z]+)([1-4])", word)
    assert match, f"no tile: {word}"
    return lookups.ISLAND_NAMES.index(match[1]) * 4 + int(match[2]) - 1


def tile_name(number: int) -> str:
    return f"{lookups.ISLAND_NAMES[number // 4]}{number % 4 + 1}" if number >= 0 else "-"


def die(word: str) -> int:
    """'red5' -> its number."""
    match = re.fullmatch(r"(blue|green|red)([1-6])", word)
    assert match, f"no die: {word}"
    return lookups.COLOURS.index(match[1]) * 6 + int(match[2])


def look(s: Daimyo, seat: int) -> Any:
    """What a seat sees, as the page gets it."""
    return GAME.view(s, seat)


def place(word: str, per_island: int) -> int:
    """'red 3' -> the site or space."""
    island, number = word.split()
    return lookups.ISLAND_NAMES.index(island) * per_island + int(number) - 1


class Table:
    def __init__(
        self,
        seats: int = 2,
        *,
        level: str = "",
        advanced: bool = False,
        clans: str = "nature technology nomads aristocrats",
        seed: int = 1,
        aggressive: bool = False,
    ) -> None:
        options = {"boards": "advanced" if advanced else "basic", "clans": "random"}
        if level:
            options["level"] = level
        elif aggressive:
            options["aggressive"] = "in"
        setup = GAME.check_setup("solo" if level else "standard", 1 if level else seats, options)
        s = GAME.new(setup, seeded(seed))
        while s.round == 0:
            GAME.apply(s, s.todo[-1].seat, GAME.legal(s, s.todo[-1].seat)[0], None)
        self.s: Daimyo = s
        self.events: list[Event] = []
        self.clear(clans.split())

    def clear(self, clans: list[str]) -> None:
        """No pieces, no tokens, no cards in hand, no tiles in a Storage; No Man's Lands and market stay."""
        s = self.s
        for seat in range(s.seats):
            s.clan[seat] = lookups.CLAN_NAMES.index(clans[seat])
            s.boards[seat * 2 : seat * 2 + 2] = [seat, 4 + seat]
        s.helmet = s.first = s.active = 0
        s.tokens = [0] * (s.sides * 4)
        s.influence = [0] * (s.sides * 6)
        s.governors = [0] * s.sides
        s.shadows = [0] * s.sides
        s.buildings = [0] * (s.sides * 2)
        s.governor = [-1] * 30
        s.building = [-1] * 30
        s.danger = [-1] * 18
        s.scavenger = [0] * s.seats
        s.hand = [[] for _ in range(s.seats)]
        s.deck = [[] for _ in range(s.seats)]
        s.discard = [[] for _ in range(s.seats)]
        s.objectives = []
        s.faces = [0, 0, 0]
        for side in range(s.sides):
            for number in range(24):
                if s.loose[side] & relics.BITS[number]:
                    s.bag[number] += 1
            s.loose[side] = 0
        s.todo = [*ROUND, turn.DIE.ask(0)]
        s.turn = 1

    # ---- setting up ----

    def give(self, side: int, rice: int = 0, metal: int = 0, stone: int = 0, gold: int = 0) -> "Table":
        self.s.tokens[side * 4 : side * 4 + 4] = [rice, metal, stone, gold]
        return self

    def govern(self, side: int, *sites: str) -> "Table":
        for site in sites:
            units.place_governor(self.s, side, place(site, 5), "", None)
        self.s.dirty = 0
        return self

    def shadow(self, side: int, *spaces: str) -> "Table":
        for space in spaces:
            units.place_shadow(self.s, side, place(space, 3), "", None)
        self.s.dirty = 0
        return self

    def build(self, side: int, kind: str, *sites: str) -> "Table":
        for site in sites:
            units.place_building(self.s, side, ids.TYPE_NAMES.index(kind), place(site, 5), "", None)
        self.s.dirty = 0
        return self

    def land(self, island: str, *tiles: str) -> "Table":
        """The tiles of a No Man's Land, exchanged with the bag."""
        at = lookups.ISLAND_NAMES.index(island) * 3
        for i, word in enumerate(tiles):
            if self.s.no_mans_land[at + i] >= 0:
                self.s.bag[self.s.no_mans_land[at + i]] += 1
            self.s.no_mans_land[at + i] = -1
            if word != "-":
                self.from_bag(tile(word))
                self.s.no_mans_land[at + i] = tile(word)
        return self

    def from_bag(self, number: int) -> None:
        """Take a tile out of the bag, or out of wherever a copy lies."""
        s = self.s
        if s.bag[number] == 0:
            if s.black_market[number] > 0:
                s.black_market[number] -= 1
                s.bag[number] += 1
            else:
                at = s.no_mans_land.index(number)
                other = next(i for i in range(24) if s.bag[i] > 0 and i != number)
                s.bag[other] -= 1
                s.no_mans_land[at] = other
                s.bag[number] += 1
        s.bag[number] -= 1

    def market_tiles(self, *tiles: str) -> "Table":
        """The Black Market holds exactly these tiles."""
        s = self.s
        for number in range(24):
            s.bag[number] += s.black_market[number]
            s.black_market[number] = 0
        for word in tiles:
            self.from_bag(tile(word))
            s.black_market[tile(word)] += 1
        return self

    def loose(self, side: int, *tiles: str) -> "Table":
        for word in tiles:
            self.from_bag(tile(word))
            self.s.loose[side] |= relics.BITS[tile(word)]
        return self

    def capacity(self, seat: int, n: int) -> "Table":
        self.s.capacity[seat] = n
        return self

    def restore(self, side: int, *colours: str) -> "Table":
        for colour in colours:
            for n in range(1, 5):
                self.loose(side, f"{colour}{n}")
            relics.restore_relics(self.s, side, None)
        self.s.dirty = 0
        return self

    def cards(self, seat: int, hand: str = "", deck: str = "", discard: str = "") -> "Table":
        s = self.s
        every = [hero(word) for word in (hand + " " + deck + " " + discard).split()]
        s.market_deck = [card for card in s.market_deck if card not in every]
        s.market = [-1 if card in every else card for card in s.market]
        if s.market_top in every:
            s.market_top = -1
        s.hand[seat] = [hero(word) for word in hand.split()]
        s.deck[seat] = [hero(word) for word in deck.split()]
        s.discard[seat] = [hero(word) for word in discard.split()]
        return self

    def shop(self, slots: str, top: str = "", deck: str = "") -> "Table":
        """Market slots from left to right ('-' empty), open top card, rest of the deck."""
        self.s.market = [-1 if word == "-" else hero(word) for word in slots.split()]
        self.s.market_top = hero(top) if top else -1
        self.s.market_deck = [hero(word) for word in deck.split()]
        return self

    def middle(self, dice: str) -> "Table":
        self.s.middle = [0] * 18
        for word in dice.split():
            self.s.middle[die(word) - 1] += 1
        return self

    def dice(self, seat: int, **spaces: str) -> "Table":
        """Own dice: production="green4", idle1="red2"."""
        for space, word in spaces.items():
            self.s.dice[seat * ids.DIE_SLOTS + ids.SLOT_NAMES.index(space)] = die(word)
        return self

    def bonus(self, seat: int, space: str, kind: str, slot: int) -> "Table":
        """Lay the bonus tile of a construction board's slot on a space."""
        self.s.tiles[seat * 8 + ids.TILE_SPACE_NAMES.index(space)] = ids.TYPE_NAMES.index(kind) * 4 + slot - 1
        return self

    def boards(self, seat: int, farm: str, tower: str) -> "Table":
        self.s.boards[seat * 2 : seat * 2 + 2] = [lookups.BOARD_NAMES.index(farm), lookups.BOARD_NAMES.index(tower)]
        return self

    def goals(self, *names: str) -> "Table":
        self.s.objectives = [lookups.OBJECTIVE_NAMES.index(name) for name in names]
        self.s.objective_gold = [-1] * len(names)
        self.s.objective_silver = [-1] * len(names)
        return self

    def action(self, seat: int, space: str, value: int = 3) -> "Table":
        """Seat's turn; its die lies on this space."""
        s = self.s
        at = ids.SPACE_NAMES.index(space)
        colour = ids.SPACE_COLOUR[at] if at < ids.TAX else ids.RED
        s.active = seat
        s.space = at
        s.main_done = s.hero_done = s.ability_done = s.tile_done = s.ability_tile_done = 0
        s.played = []
        s.dice[seat * ids.DIE_SLOTS + at] = colour * 6 + value
        s.todo = [*ROUND, turn.TURN.ask(seat)]
        return self

    def ask(self, frame: Frame) -> "Table":
        """Put a question or a step on the stack and go on."""
        self.s.todo.append(frame)
        log = Log()
        GAME.advance(self.s, log)
        self.events = log.events
        return self

    def effect(self, seat: int, text: str) -> "Table":
        """Carry out an effect in the notation of the data page."""
        number = notation.effect(text)
        words.read_effects()
        return self.ask(effects.Resolve(seat, number, ids.W_HERO))

    def phase(self, first: Frame) -> "Table":
        """The end of the round from this phase on."""
        self.s.todo = []
        flow.END_OF_ROUND.run(self.s, None)
        while self.s.todo[-1] is not first:
            self.s.todo.pop()
        return self.ask(self.s.todo.pop())

    # ---- playing ----

    @property
    def seat(self) -> int:
        return self.s.todo[-1].seat

    @property
    def asks(self) -> str:
        return GAME.decisions[self.s.todo[-1].kind].name if self.s.todo else ""

    @property
    def legal(self) -> list[str]:
        return [GAME.actions.words(a) for a in GAME.legal(self.s, self.seat)]

    def verbs(self) -> set[str]:
        return {words.split()[0] for words in self.legal}

    def play(self, *lines: str) -> "Table":
        self.events = []
        for line in lines:
            action = GAME.actions.parse(line)
            reason = GAME.why_not(self.s, self.seat, action)
            assert reason is None, f"{line!r} at {self.asks!r}: {reason.rule} {reason.key}; legal: {self.legal[:15]}"
            log = Log()
            GAME.apply(self.s, self.seat, action, log)
            self.events += log.events
        return self

    def refuses(self, words: str) -> str:
        """The rule that forbids it, '' if it is legal."""
        reason = GAME.why_not(self.s, self.seat, GAME.actions.parse(words))
        return reason.rule if reason else ""

    def why(self, words: str) -> tuple[str, str]:
        """The rule that forbids it, and what a player reads."""
        reason = GAME.why_not(self.s, self.seat, GAME.actions.parse(words))
        assert reason is not None, f"{words!r} is legal"
        return reason.rule, texts("daimyo", "en").say(f"no-{reason.key}", reason.args)

    @property
    def opens(self) -> str:
        """The rule that the question opens."""
        ask = self.s.ask()
        return GAME.decisions[ask.kind].question_rule(self.s, ask)

    # ---- reading ----

    def have(self, side: int) -> str:
        return " ".join(f"{self.s.tokens[side * 4 + i]}{LETTERS[i]}" for i in range(4))

    def pp(self, side: int) -> int:
        return sum(self.s.won[side * ids.SOURCE_COUNT : side * ids.SOURCE_COUNT + ids.SOURCE_COUNT])

    def from_source(self, side: int, source: str) -> int:
        return self.s.won[side * ids.SOURCE_COUNT + ids.SOURCES.index(source)]

    def influence(self, side: int, island: str) -> int:
        return self.s.influence[side * 6 + lookups.ISLAND_NAMES.index(island)]

    def hand(self, seat: int) -> str:
        return " ".join(lookups.HERO_NAMES[card] for card in sorted(self.s.hand[seat]))

    def pile(self, cards: list[int]) -> str:
        return " ".join(lookups.HERO_NAMES[card] for card in sorted(cards))

    def storage(self, side: int) -> str:
        return " ".join(tile_name(i) for i in range(24) if self.s.loose[side] & relics.BITS[i])

    def tiles_on(self, island: str) -> list[str]:
        at = lookups.ISLAND_NAMES.index(island) * 3
        return [tile_name(x) for x in self.s.no_mans_land[at : at + 3]]

    def black_market(self) -> str:
        return " ".join(tile_name(i) for i in range(24) for _ in range(self.s.black_market[i]))

    def own_dice(self, seat: int) -> list[int]:
        """Values of the own dice, by slot."""
        return [(x - 1) % 6 + 1 for x in self.s.dice[seat * ids.DIE_SLOTS : (seat + 1) * ids.DIE_SLOTS] if x > 0]

    def said(self, key: str) -> list[Event]:
        return [event for event in self.events if event.key == key]
