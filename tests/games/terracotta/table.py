"""A table for rule tests: set up a position in the notation of the rules page, play by words, read what happened.

    t = Table("Y:officer@3,4+horse:E archer@2,3>S", "YG", v=3)
    t.give("Y", coins=3, wet=4, weapons="sword")
    t.turn(0)                                   # yellow rotates nothing and places a craftsman on segment 0
    t.play("perform inner", "type officer", "put 4,5")
    assert t.vp("Y") == 4

Colours are players in the order of the string: "YG" is yellow (player 0) and green (player 1).
"""

import re

from tianxia.engine.events import Event, Log
from tianxia.engine.rng import seeded
from tianxia.games.terracotta import actions, data, flow, ids, scoring
from tianxia.games.terracotta.figures import faced, mount, on_board, put_specialist, put_warrior
from tianxia.games.terracotta.game import GAME
from tianxia.games.terracotta.groups import groups
from tianxia.games.terracotta.mausoleum import cell_at
from tianxia.games.terracotta.rules import rotate

_PIECE = re.compile(r"(?:([YGBP]):)?([a-z]+)@(\d),(\d)(?:\+horse:([NESW]))?(?:>([NESW]))?")
TILES = ("sector_nw", "sector_ne", "sector_sw", "sector_se", "central_row")


class Table:
    def __init__(
        self,
        pieces: str = "",
        colours: str = "YG",
        *,
        solo: str = "",
        round: int = 1,
        a: int = 0,
        b: int = 0,
        v: int = 1,
        h: int = 1,
        tiles: tuple[str, ...] = TILES,
    ) -> None:
        self.colours = colours
        setup = GAME.check_setup("solo", 1, {"level": solo}) if solo else GAME.check_setup("standard", len(colours), {})
        s = GAME.new(setup, seeded(1))
        self.s = s
        self.events: list[Event] = []
        s.round, s.inner, s.middle, s.inspectors = round, a, b, [v, h]
        s.tiles = [ids.TILES.index(tile) for tile in tiles]
        s.order = list(range(s.players))
        s.coins = [0] * s.players
        s.wet = [0] * s.players
        s.todo = [flow.END_TURN, rotate.ROTATE.ask(0)]
        self.add(pieces)

    # ---- setting up ----

    def player(self, colour: str) -> int:
        return self.colours.index(colour)

    def add(self, pieces: str) -> None:
        """More figures; they come out of the organizer and the specialist columns."""
        for piece in pieces.split():
            match = _PIECE.fullmatch(piece)
            assert match, f"no piece: {piece}"
            colour, kind, row, column, horse, look = match.groups()
            cell = cell_at(int(row), int(column))
            assert cell >= 0 and self.s.grid[cell] == 0, f"{piece} has no place"
            number = ids.FIGURES.index(kind)
            if number < ids.WARRIORS:
                figure = put_warrior(self.s, number, self.player(colour), cell, "", None)
                if horse:
                    mount(self.s, figure, ids.DIRECTIONS.index(horse), None)
            else:
                way = ids.DIRECTIONS.index(look) if look else ids.NO_WAY
                put_specialist(self.s, number, 0, cell, way, "", None)

    def give(
        self,
        colour: str,
        *,
        coins: int | None = None,
        wet: int | None = None,
        dry: int | None = None,
        weapons: str | None = None,
        masters: str = "",
        artists: int = 0,
        order: int = 0,
    ) -> None:
        """Set what a player has. `masters` take the dearest tokens; `artists` replace craftsmen; `order` is a token."""
        p = self.player(colour)
        s = self.s
        s.coins[p] = s.coins[p] if coins is None else coins
        s.wet[p] = s.wet[p] if wet is None else wet
        s.dry[p] = s.dry[p] if dry is None else dry
        if weapons is not None:
            s.weapons[p] = sum(1 << ids.WEAPONS.index(w) for w in weapons.split())
        for token, master in zip(range(5, -1, -1), masters.split()):
            s.masters[p * 6 + ids.MASTERS.index(master)] = token + 1
            s.tokens[p] &= ~(1 << token)
        s.craftsmen[p] -= artists
        s.artists[p] += artists
        s.supply[p] -= artists
        if order:
            s.held[p] = order
            s.top = max(s.top, order + 1)

    def workers(self, placed: str) -> None:
        """Workers in the workshop: "4:Y:craftsman 7:B:artist". They come from those available."""
        for word in placed.split():
            segment, colour, kind = word.split(":")
            p = self.player(colour)
            if kind == "artist" and self.s.artists[p] == 0:
                self.give(colour, artists=1)
            (self.s.craftsmen if kind == "craftsman" else self.s.artists)[p] -= 1
            space = int(segment) * 2
            space += 1 if self.s.workers[space] else 0
            self.s.workers[space] = 1 + p * 2 + ids.WORKERS.index(kind)

    def storages(self, ne: int = 0, se: int = 0, sw: int = 0, nw: int = 0) -> None:
        self.s.storages = [ne, se, sw, nw]

    def organizer(self, officer: int, guard: int, crossbowman: int, soldier: int) -> None:
        self.s.organizer = [officer, guard, crossbowman, soldier]

    def next_is(self, colour: str) -> None:
        """Whose turn begins now."""
        p = self.player(colour)
        self.s.turn = self.s.order.index(p)
        self.s.todo = [flow.END_TURN, rotate.ROTATE.ask(p)]

    # ---- playing ----

    @property
    def seat(self) -> int:
        return self.s.todo[-1].seat

    @property
    def asks(self) -> str:
        """The question that is open, "" at the end of the game."""
        return GAME.decisions[self.s.todo[-1].kind].name if self.s.todo else ""

    @property
    def legal(self) -> list[str]:
        return [GAME.actions.words(a) for a in GAME.legal(self.s, self.seat)]

    def play(self, *lines: str) -> "Table":
        """Answer one question after another; every answer must be legal. `events` then tells of all of them."""
        self.events = []
        for words in lines:
            action = GAME.actions.parse(words)
            reason = GAME.why_not(self.s, self.seat, action)
            assert reason is None, f"{words!r} at {self.asks!r}: {reason.rule} {reason.key}; legal: {self.legal[:12]}"
            log = Log()
            GAME.apply(self.s, self.seat, action, log)
            self.events += log.events
        return self

    def turn(self, segment: int, worker: str = "craftsman") -> "Table":
        return self.play("rotate none", f"place {worker} {segment}")

    def refuses(self, words: str) -> str:
        """Rule and key of the refusal, "" if it is legal."""
        reason = GAME.why_not(self.s, self.seat, GAME.actions.parse(words))
        return f"{reason.rule} {reason.key}" if reason else ""

    def warns(self, words: str) -> list[str]:
        ask = self.s.ask()
        found = GAME.decisions[ask.kind].warnings(self.s, ask, ask.seat, GAME.actions.parse(words))
        return [f"{w.rule} {w.key}" for w in found]

    def finish_round(self) -> "Table":
        """As if the last turn of the round had just ended."""
        log = Log()
        self.s.todo = [flow.END_TURN]
        self.s.turn = self.s.players * data.WORKERS[self.s.players] - 1
        GAME.advance(self.s, log)
        self.events = log.events
        return self

    def final(self) -> "Table":
        """The final scoring, now."""
        log = Log()
        self.s.todo = []
        self.s.round = data.ROUNDS
        self.s.turn = self.s.players * data.WORKERS[self.s.players]
        scoring.final_scoring(self.s, log)
        self.events = log.events
        return self

    # ---- reading ----

    def vp(self, colour: str) -> int:
        return GAME.totals(self.s)[self.player(colour)]

    def scored(self, source: str) -> dict[str, int]:
        """Points of one source by colour."""
        column = ids.SOURCES.index(source)
        return {c: GAME.points(self.s)[i][column] for i, c in enumerate(self.colours)}

    def by_colour(self, points: list[int]) -> dict[str, int]:
        return dict(zip(self.colours, points))

    def purse(self, colour: str) -> dict[str, int]:
        p = self.player(colour)
        return {"coins": self.s.coins[p], "wet": self.s.wet[p], "dry": self.s.dry[p]}

    def active_weapons(self, colour: str) -> str:
        mask = self.s.weapons[self.player(colour)]
        return " ".join(w for i, w in enumerate(ids.WEAPONS) if (mask >> i) & 1)

    def board(self) -> set[str]:
        """All figures in the notation of the rules page."""
        out = set()
        for f in on_board(self.s):
            kind, owner, way = self.s.kind[f], self.s.owner[f], self.s.way[f]
            text = f"{ids.FIGURES[kind]}@{actions.CELL_NAMES[self.s.at[f]]}"
            if owner >= 0:
                text = f"{self.colours[owner]}:{text}"
            if way >= 0:
                text += (">" if kind == ids.ARCHER else "+horse:") + ids.DIRECTIONS[way]
            out.add(text)
        return out

    def groups(self) -> list[set[str]]:
        """Each group as the set of its cells (anchors)."""
        return [{actions.CELL_NAMES[self.s.at[f]] for f in on_board(self.s) if (g >> f) & 1} for g in groups(self.s)]

    def faced_by(self, cell: str) -> str:
        """The cell of the warrior that the archer on `cell` faces, "" for none."""
        target = faced(self.s, self.s.grid[actions.CELL_NAMES.index(cell)] - 1)
        return actions.CELL_NAMES[self.s.at[target]] if target >= 0 else ""

    def row(self, v: int) -> dict[str, int]:
        """What the V inspector on this row would give."""
        return self.by_colour(scoring.inspector_points(self.s, ids.VERTICAL, v))

    def column(self, h: int) -> dict[str, int]:
        return self.by_colour(scoring.inspector_points(self.s, ids.HORIZONTAL, h))

    def tile(self, tile: str, round: int = 1) -> dict[str, int]:
        """What a tile would give in a round."""
        trial = self.s.copy()
        trial.tiles = trial.tiles[:]
        trial.tiles[round - 1] = ids.TILES.index(tile)
        return self.by_colour(scoring.tile_points(trial, round))

    def said(self, key: str) -> list[Event]:
        return [e for e in self.events if e.key == key]
