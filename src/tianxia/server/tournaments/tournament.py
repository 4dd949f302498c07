"""A tournament as it is stored, and what follows from that."""

import json
from typing import NamedTuple

from tianxia.engine.registry import find
from tianxia.server.change import Row
from tianxia.server.table import terms_of
from tianxia.server.tournaments.pairing import Past, Round, round_robin, sizes, swiss
from tianxia.server.tournaments.standings import Played, Standing, standings


class Entrant(NamedTuple):
    number: int
    guest: str
    name: str
    bot: str | None
    gone: bool


class Pairing(NamedTuple):
    round: int
    board: int
    players: list[int]
    table: str | None
    places: list[int] | None
    by_hand: bool


class Tournament:
    def __init__(self, row: Row, entries: list[Row], pairings: list[Row]) -> None:
        self.row = row
        self.id: str = row["id"]
        self.owner: str = row["owner"]
        self.status: str = row["status"]
        self.round: int = row["round"]
        self.terms = terms_of(row)
        self.options: dict[str, str] = json.loads(row["options"])
        self.entrants = {e["number"]: Entrant(e["number"], e["guest"], e["name"], e["bot"], bool(e["gone"])) for e in entries}
        self.pairings = [
            Pairing(
                p["round"],
                p["board"],
                json.loads(p["players"]),
                p["table_id"],
                json.loads(p["places"]) if p["places"] is not None else None,
                bool(p["by_hand"]),
            )
            for p in pairings
        ]

    @property
    def fewest(self) -> int:
        """At a table, by the rules of the game."""
        modes = {mode.name: mode.fewest for mode in find(self.row["game"]).modes}
        return modes.get(self.row["mode"], 2)

    @property
    def needed(self) -> int:
        """The players without whom there is no round."""
        return next(n for n in range(2, 9) if sizes(n, self.row["seats"], self.fewest))

    def number_of(self, guest: str | None) -> int | None:
        return next((e.number for e in self.entrants.values() if e.guest == guest and not e.gone), None)

    def playing(self) -> list[int]:
        """Those who are in it now."""
        return [entrant.number for entrant in self.entrants.values() if not entrant.gone]

    def standing(self) -> list[Standing]:
        games = [Played(p.players, p.places) for p in self.pairings if p.places is not None]
        return standings(list(self.entrants), games)

    def this_round(self) -> list[Pairing]:
        return [pairing for pairing in self.pairings if pairing.round == self.round]

    def next_round(self) -> Round:
        """The tables of the round after this one; empty: there are too few players."""
        past = Past([[p.players for p in self.pairings if p.round == n] for n in range(1, self.round + 1)])
        playing = self.playing()
        if self.row["system"] == "swiss":
            order = [row.player for row in self.standing() if row.player in playing]
            return swiss(order, past, self.row["seats"], self.fewest)
        if len(playing) < 2:
            return []
        tables = round_robin(list(self.entrants), self.round + 1, past)  # whoever meets one who has gone has a bye
        kept = [[player for player in table if player in playing] for table in tables]
        return [table for table in kept if table]
