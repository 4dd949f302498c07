"""Addresses of this room: leaderboards, somebody's ratings, what a table has changed, even games."""

from typing import Annotated

from msgspec import Meta
from starlette.requests import Request

from tianxia.engine import registry
from tianxia.server.answers import hall_of, who
from tianxia.server.doors import Answer, Doors
from tianxia.server.messages import ratings as told
from tianxia.server.opening import game_called
from tianxia.server.ratings import reading
from tianxia.server.ratings.even_level import even_levels

doors = Doors("ratings")
Season = Annotated[str, Meta(pattern="^([0-9]{4}-Q[1-4])?$", description="2026-Q4; empty: all that was ever played")]


@doors.get("/games/{game}/leaders")
async def leaders(request: Request, game: str, season: Season = "") -> Answer[told.Leaders]:
    """The hundred strongest players of a game, of all time or at the end of a season."""
    game_called(game)
    hall = hall_of(request)
    return Answer(await reading.leaders(hall.store, hall.names, game, season, who(request)))


@doors.get("/games/{game}/even")
async def even(request: Request, game: str) -> Answer[told.Even]:
    """Bots and people who would give you an even game."""
    game_called(game)
    hall = hall_of(request)
    return Answer(await reading.even(hall.store, hall.names, game, who(request)))


@doors.get("/levels")
async def levels(request: Request) -> Answer[told.EvenLevels]:
    """The level at every game of the lobby that should give you an even game."""
    games = [found.name for found in registry.playable()]
    return Answer(told.EvenLevels(levels=await even_levels(hall_of(request).store, who(request), games)))


@doors.get("/people/{person}/ratings")
async def person_ratings(request: Request, person: told.PersonId) -> Answer[told.PersonRatings]:
    """Somebody's strength at each game that they have played for ratings, and how it came to that."""
    hall = hall_of(request)
    return Answer(await reading.person_ratings(hall.store, hall.names, person))


@doors.get("/tables/{table}/ratings")
async def table_ratings(request: Request, table: str) -> Answer[told.TableRatings]:
    """What a finished game has changed, or why it does not count."""
    hall = hall_of(request)
    return Answer(await reading.table_ratings(hall.store, await hall.tables.get(table)))
