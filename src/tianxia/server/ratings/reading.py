"""Leaderboards, somebody's ratings, what a game has changed, and who would give an even game."""

from typing import Any, Final

import sqlalchemy as sa

from tianxia.bots import catalogue
from tianxia.server import schema
from tianxia.server.change import Row
from tianxia.server.guests import guest_name
from tianxia.server.messages import ratings as told
from tianxia.server.people.names import Names
from tianxia.server.ratings.anchors import anchors
from tianxia.server.ratings.counting import not_rated
from tianxia.server.ratings.forgetting import LEFT
from tianxia.server.ratings.scale import NEWCOMER, Strength, chance
from tianxia.server.ratings.schema import rated_games, rating_changes, ratings
from tianxia.server.store import Store
from tianxia.server.table import Table
from tianxia.server.wall_clock import moment

_LEADERS: Final = 100
_HISTORY: Final = 100
_OPPONENTS: Final = 500  # those who played last, among whom even ones are looked for
_PROPOSED: Final = 8
_g, _c, _r = rated_games.c, rating_changes.c, ratings.c
_NAME: Final = schema.guests.c.name


def rating_data(strength: Strength) -> told.Rating:
    return told.Rating(rating=strength.rating, likely=strength.likely, high=strength.high, provisional=strength.provisional)


def _named(row: Row) -> str:
    return str(row["name"]) if row["name"] is not None else guest_name(row["guest"])


async def leaders(store: Store, names: Names, game: str, season: str, me: str | None) -> told.Leaders:
    """The best first: by what they surely are. In a season those who played in it, as they stood at its end."""
    found = await store.rows(_in_season(game, season) if season else _ever(game))
    seasons = await store.rows(sa.select(_g.season).where(_g.game == game).distinct().order_by(_g.season.desc()))
    rows: list[told.Leader] = []
    for i, row in enumerate(found):
        rating = rating_data(Strength(row["mu"], row["sigma"]))
        place = rows[-1].place if rows and rows[-1].rating.rating == rating.rating else i + 1
        rows.append(
            told.Leader(
                place=place,
                person=names.public_id(row["guest"]),
                name=_named(row),
                me=row["guest"] == me,
                rating=rating,
                games=row["games"],
                wins=row["wins"],
            )
        )
    offered = catalogue.names()
    bots = [told.Anchor(bot=bot, rating=rating_data(strength)) for bot, strength in anchors(game).items() if bot in offered]
    return told.Leaders(game=game, season=season, seasons=[row["season"] for row in seasons], leaders=rows[:_LEADERS], bots=bots)


def _ever(game: str) -> sa.Select[Any]:
    query = sa.select(_r.guest, _r.mu, _r.sigma, _r.games, _r.wins, _NAME)
    return (
        query.join(schema.guests, schema.guests.c.id == _r.guest, isouter=True)
        .where(_r.game == game)
        .order_by((_r.mu - 3 * _r.sigma).desc(), _r.guest)
        .limit(_LEADERS)
    )


def _in_season(game: str, season: str) -> sa.Select[Any]:
    played = (
        sa.select(
            _c.guest,
            sa.func.max(_c.n).label("last"),
            sa.func.count().label("games"),
            sa.func.sum(sa.case((_c.place == 1, 1), else_=0)).label("wins"),
        )
        .join(rated_games, _g.n == _c.n)
        .where(_g.game == game, _g.season == season, _c.guest.is_not(None), ~_c.guest.startswith(LEFT))
        .group_by(_c.guest)
        .subquery()
    )
    query = sa.select(played.c.guest, _c.mu, _c.sigma, played.c.games, played.c.wins, _NAME)
    return (
        query.join(rating_changes, sa.and_(_c.n == played.c.last, _c.guest == played.c.guest))
        .join(schema.guests, schema.guests.c.id == played.c.guest, isouter=True)
        .order_by((_c.mu - 3 * _c.sigma).desc(), played.c.guest)
        .limit(_LEADERS)
    )


async def person_ratings(store: Store, names: Names, person: str) -> told.PersonRatings:
    """Everything this person has played for ratings, what they played last first."""
    guest = await names.guest_of(person)
    mine = sa.select(ratings).where(_r.guest == guest).order_by(_r.at.desc(), _r.game)
    found: list[told.GameRating] = []
    for row in await store.rows(mine):
        after = [
            told.RatingAfter(
                at=moment(h["at"]),
                table=h["table_id"],
                place=h["place"],
                seats=h["seats"],
                rating=rating_data(Strength(h["mu"], h["sigma"])),
            )
            for h in reversed(await store.rows(_history(row["guest"], row["game"])))
        ]
        now = rating_data(Strength(row["mu"], row["sigma"]))
        found.append(told.GameRating(game=row["game"], rating=now, games=row["games"], wins=row["wins"], history=after))
    return told.PersonRatings(person=person, ratings=found)


def _history(guest: str, game: str) -> sa.Select[Any]:
    seats = schema.tables.c.seats
    return (
        sa.select(_g.at, _g.table_id, _c.place, _c.mu, _c.sigma, seats)
        .join(rated_games, _g.n == _c.n)
        .join(schema.tables, schema.tables.c.id == _g.table_id)
        .where(_c.guest == guest, _g.game == game)
        .order_by(_c.n.desc())
        .limit(_HISTORY)
    )


async def table_ratings(store: Store, table: Table) -> told.TableRatings:
    query = sa.select(rating_changes).join(rated_games, _g.n == _c.n).where(_g.table_id == table.id).order_by(_c.seat)
    changes = [
        told.RatingChange(
            seat=row["seat"],
            place=row["place"],
            before=rating_data(Strength(row["mu_before"], row["sigma_before"])),
            after=rating_data(Strength(row["mu"], row["sigma"])),
        )
        for row in await store.rows(query)
    ]
    state = table.course.state if table.status != "open" else None
    return told.TableRatings(table=table.id, not_rated=None if changes else not_rated(table, state), changes=changes)


async def even(store: Store, names: Names, game: str, me: str | None) -> told.Even:
    """Bots and people for a game that either could win."""
    mine = await store.rows(sa.select(_r.mu, _r.sigma).where(_r.guest == me, _r.game == game)) if me is not None else []
    strength = Strength(mine[0]["mu"], mine[0]["sigma"]) if mine else NEWCOMER
    offered = catalogue.names()
    bots = [
        told.EvenBot(bot=bot, rating=rating_data(its), chance=round(chance(strength, its), 3))
        for bot, its in anchors(game).items()
        if bot in offered
    ]
    others = await store.rows(
        sa.select(_r.guest, _r.mu, _r.sigma, _NAME)
        .join(schema.guests, schema.guests.c.id == _r.guest, isouter=True)
        .where(_r.game == game, _r.guest != (me or ""))
        .order_by(_r.at.desc())
        .limit(_OPPONENTS)
    )
    people = [
        told.EvenPerson(
            person=names.public_id(row["guest"]),
            name=_named(row),
            rating=rating_data(Strength(row["mu"], row["sigma"])),
            chance=round(chance(strength, Strength(row["mu"], row["sigma"])), 3),
        )
        for row in others
    ]
    bots.sort(key=_unevenness)
    people.sort(key=_unevenness)
    return told.Even(game=game, me=rating_data(strength), bots=bots, people=people[:_PROPOSED])


def _unevenness(one: told.EvenBot | told.EvenPerson) -> float:
    return abs(one.chance - 0.5)
