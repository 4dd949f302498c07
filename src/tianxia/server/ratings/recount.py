"""All ratings once more from the stored games, held against what is stored: `python -m tianxia.server.ratings.recount --db …`."""

import argparse
import asyncio
import math
import sys
from collections import Counter

import msgspec
import sqlalchemy as sa

from tianxia.engine.course import BOT
from tianxia.server import schema
from tianxia.server.change import Row
from tianxia.server.messages.seen import Result
from tianxia.server.messages.terms import Terms
from tianxia.server.ratings.counting import behind
from tianxia.server.ratings.forgetting import LEFT
from tianxia.server.ratings.rated import RatedGame
from tianxia.server.ratings.scale import Strength
from tianxia.server.ratings.schema import rated_games, rating_changes, ratings
from tianxia.server.settings import Settings
from tianxia.server.store import Store

_COUNTED = ("seat", "guest", "bot", "place")


async def differences(store: Store) -> list[str]:
    """What does not fit, in words; nothing if everything does."""
    wrong: list[str] = []
    standing: dict[tuple[str, str], Strength] = {}
    played: Counter[tuple[str, str]] = Counter()
    won: Counter[tuple[str, str]] = Counter()
    for row in await store.rows(sa.select(rated_games).order_by(rated_games.c.n)):
        game, table = row["game"], row["table_id"]
        again = (await _played(store, row)).changes({guest: s for (guest, name), s in standing.items() if name == game})
        query = sa.select(rating_changes).where(rating_changes.c.n == row["n"]).order_by(rating_changes.c.seat)
        stored = await store.rows(query)
        if len(stored) != len(again) or not all(_same(a, b) for a, b in zip(stored, again)):
            wrong.append(f"table {table}: its ratings are not those that follow from its result")
        for change in again:
            if change["guest"] is not None:
                who = (change["guest"], game)
                standing[who] = Strength(change["mu"], change["sigma"])
                played[who] += 1
                won[who] += change["place"] == 1
    found = {(row["guest"], row["game"]): row for row in await store.rows(sa.select(ratings))}
    for who in sorted([who for who in standing.keys() | found.keys() if not who[0].startswith(LEFT)]):
        stands, stored_row = standing.get(who), found.get(who)
        told = stored_row is not None and stands is not None and _close(stands, stored_row["mu"], stored_row["sigma"])
        if not told or stored_row is None or (stored_row["games"], stored_row["wins"]) != (played[who], won[who]):
            wrong.append(f"{who[0][:8]} at {who[1]}: stands elsewhere than the games lead to")
    return wrong + await _forgotten(store)


async def _played(store: Store, row: Row) -> RatedGame:
    """The game as the tables tell it. Who had a bot play for them counts as last."""
    t, s, n = schema.tables.c, schema.seats.c, schema.lines.c
    table = row["table_id"]
    seats = await store.rows(sa.select(s.guest, s.bot).where(s.table_id == table).order_by(s.seat))
    result = (await store.rows(sa.select(t.result).where(t.id == table)))[0]["result"]
    places = msgspec.json.decode(result, type=Result).places if result is not None else [1] * len(seats)
    moves: list[tuple[str, str]] = []  # seat and by whom, of those that stand
    for line in await store.rows(sa.select(n.text, n.by).where(n.table_id == table).order_by(n.n)):
        first, _, rest = line["text"].partition(" ")
        if first == "undo":
            del moves[int(rest) :]
        else:
            moves.append((first, line["by"]))
    left = [s["guest"] is not None and (s["bot"] is not None or (str(i), BOT) in moves) for i, s in enumerate(seats)]
    players = [(seat["guest"], None if seat["guest"] is not None else seat["bot"]) for seat in seats]
    return RatedGame(table, row["game"], players, behind(places, left), row["at"])


async def _forgotten(store: Store) -> list[str]:
    """Finished games that were to count and did not."""
    t = schema.tables.c
    left_out = sa.select(t.id, t.terms, t.result).join(rated_games, rated_games.c.table_id == t.id, isouter=True)
    query = left_out.where(t.status == "over", t.known.is_(None), t.terms.is_not(None), rated_games.c.n.is_(None))
    rows = await store.rows(query.order_by(t.id))
    ended = [row for row in rows if msgspec.json.decode(row["result"], type=Result).places]
    wanted = [row["id"] for row in ended if msgspec.json.decode(row["terms"], type=Terms).rated]
    return [f"table {table}: is over and was to count, and has not" for table in wanted]


def _same(stored: Row, again: Row) -> bool:
    before = Strength(again["mu_before"], again["sigma_before"])
    return (
        all(stored[key] == again[key] for key in _COUNTED)
        and _close(before, stored["mu_before"], stored["sigma_before"])
        and _close(Strength(again["mu"], again["sigma"]), stored["mu"], stored["sigma"])
    )


def _close(strength: Strength, mu: float, sigma: float) -> bool:
    return math.isclose(strength.mu, mu, abs_tol=1e-9) and math.isclose(strength.sigma, sigma, abs_tol=1e-9)


async def check(db: str | None) -> int:
    """Prints what does not fit; 0 if everything does."""
    store = Store(Settings.from_environment(db).db)
    await store.open()
    try:
        wrong = await differences(store)
        games = len(await store.rows(sa.select(rated_games.c.n)))
    finally:
        await store.close()
    for line in wrong:
        print(line)
    print(f"{games} rated games, " + (f"{len(wrong)} things do not fit" if wrong else "everything fits"))
    return 1 if wrong else 0


def main() -> int:
    parser = argparse.ArgumentParser(description="All ratings once more from the stored games, held against what is stored.")
    parser.add_argument("--db", help="URL or SQLite file (default: TIANXIA_DB, else the user's own)")
    return asyncio.run(check(parser.parse_args().db))


if __name__ == "__main__":
    sys.exit(main())
