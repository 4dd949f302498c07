"""Addresses of tournaments."""

from typing import Annotated

import sqlalchemy as sa
from msgspec import Meta
from starlette.requests import Request

from tianxia.server.answers import address, hall_of, welcomed, who
from tianxia.server.change import Row
from tianxia.server.doors import Answer, Doors
from tianxia.server.guests import guest_name
from tianxia.server.hall import Hall
from tianxia.server.messages import tournaments as told
from tianxia.server.table import terms_of
from tianxia.server.tournaments.schema import entries, tournaments
from tianxia.server.tournaments.standings import WHOLE
from tianxia.server.tournaments.tournament import Tournament
from tianxia.server.wall_clock import moment

doors = Doors("tournaments")
Number = Annotated[int, Meta(ge=1, le=1000)]
_LISTED = 100
_t, _e = tournaments.c, entries.c


@doors.get("/tournaments")
async def list_tournaments(request: Request) -> Answer[told.Tournaments]:
    """The public ones and yours, those that are not over first."""
    store = hall_of(request).store
    guest = who(request) or ""
    mine = sa.select(_e.tournament).where(_e.guest == guest, _e.gone.is_(False))
    seen = sa.or_(_t.entry == "public", _t.owner == guest, _t.id.in_(mine))
    query = sa.select(tournaments).where(seen).order_by((_t.status == "over"), _t.created.desc(), _t.id).limit(_LISTED)
    rows = await store.rows(query)
    counted = sa.select(_e.tournament, _e.guest).where(_e.tournament.in_([row["id"] for row in rows]), _e.gone.is_(False))
    players: dict[str, list[str]] = {}
    for row in await store.rows(counted):
        players.setdefault(row["tournament"], []).append(row["guest"])
    return Answer(told.Tournaments(tournaments=[_summary(row, players.get(row["id"], []), guest) for row in rows]))


@doors.post("/tournaments", 201, 200)
async def make_tournament(request: Request, asked: told.TournamentWish) -> Answer[told.TournamentData]:
    hall = hall_of(request)
    guest, new = hall.guests.known_or_new(request)
    hall.rate.take("guest " + guest, "from " + address(request))
    made, again = await hall.tournaments.create(guest, asked)
    return welcomed(request, Answer(await _data(hall, made, guest), 200 if again else 201), guest, new)


@doors.get("/tournaments/{tournament}")
async def tournament(request: Request, tournament: str) -> Answer[told.TournamentData]:
    return await _shown(request, tournament)


@doors.post("/tournaments/{tournament}/entry")
async def enter(request: Request, tournament: str, asked: told.EntryAsked) -> Answer[told.TournamentData]:
    """Take part. Twice is as good as once."""
    hall = hall_of(request)
    guest, new = hall.guests.known_or_new(request)
    if new:
        hall.rate.take("entries " + address(request))
    await hall.tournaments.enter(guest, tournament, asked.key, asked.name)
    found = await hall.tournaments.read(tournament)
    return welcomed(request, Answer(await _data(hall, found, guest)), guest, new)


@doors.delete("/tournaments/{tournament}/players/{player}")
async def withdraw(request: Request, tournament: str, player: Number) -> Answer[told.TournamentData]:
    """Play no more, by oneself or by the organiser. In the game that is being played a bot plays on."""
    await hall_of(request).tournaments.withdraw(who(request), tournament, player)
    return await _shown(request, tournament)


@doors.put("/tournaments/{tournament}/players/{player}")
async def replace(request: Request, tournament: str, player: Number, asked: told.ReplaceAsked) -> Answer[told.TournamentData]:
    """The organiser lets a bot play for somebody who is missing."""
    await hall_of(request).tournaments.replace(who(request), tournament, player, asked.bot)
    return await _shown(request, tournament)


@doors.post("/tournaments/{tournament}/begin")
async def begin(request: Request, tournament: str) -> Answer[told.TournamentData]:
    """The organiser begins the first round now."""
    await hall_of(request).tournaments.begin(who(request), tournament)
    return await _shown(request, tournament)


@doors.put("/tournaments/{tournament}/pause")
async def pause(request: Request, tournament: str, asked: told.PauseAsked) -> Answer[told.TournamentData]:
    """No further round begins, until the organiser lets it go on."""
    await hall_of(request).tournaments.pause(who(request), tournament, asked.paused)
    return await _shown(request, tournament)


@doors.put("/tournaments/{tournament}/rounds/{number}/tables/{board}")
async def set_result(
    request: Request, tournament: str, number: Number, board: Number, asked: told.ResultAsked
) -> Answer[told.TournamentData]:
    """The organiser sets the result of a table."""
    await hall_of(request).tournaments.set_result(who(request), tournament, number, board, asked.places)
    return await _shown(request, tournament)


@doors.post("/tournaments/{tournament}/close")
async def close(request: Request, tournament: str) -> Answer[told.TournamentData]:
    """The organiser ends it as it stands."""
    await hall_of(request).tournaments.close(who(request), tournament)
    return await _shown(request, tournament)


async def _shown(request: Request, tournament: str) -> Answer[told.TournamentData]:
    hall = hall_of(request)
    return Answer(await _data(hall, await hall.tournaments.read(tournament), who(request)))


async def _data(hall: Hall, found: Tournament, guest: str | None) -> told.TournamentData:
    row = found.row
    playing = [entrant.guest for entrant in found.entrants.values() if not entrant.gone]
    inside = guest is not None and (guest == found.owner or guest in playing)
    players: list[told.TournamentPlayer] = []
    for standing in found.standing():
        entrant = found.entrants[standing.player]
        players.append(
            told.TournamentPlayer(
                number=entrant.number,
                place=standing.place,
                person=hall.names.public_id(entrant.guest),
                name=entrant.name,
                bot=entrant.bot,
                gone=entrant.gone,
                me=entrant.guest == guest,
                points=round(standing.points / WHOLE, 2),
                opponents=round(standing.opponents / WHOLE, 2),
                wins=standing.wins,
            )
        )
    return told.TournamentData(
        about=_summary(row, playing, guest or ""),
        options=found.options,
        clock=found.terms.clock,
        organiser=await hall.store.guest_name(found.owner) or guest_name(found.owner),
        link=f"/tournaments/{found.id}?key={row['entry_key']}" if inside and found.status == "entering" else None,
        fewest=found.needed,
        players=players,
        tables=[
            told.TournamentTable(
                round=p.round, board=p.board, players=p.players, table=p.table, places=p.places, by_hand=p.by_hand
            )
            for p in found.pairings
        ],
    )


def _summary(row: Row, players: list[str], guest: str) -> told.TournamentSummary:
    return told.TournamentSummary(
        tournament=row["id"],
        name=row["name"],
        game=row["game"],
        mode=row["mode"],
        seats=row["seats"],
        system=row["system"],
        rounds=row["rounds"],
        round=row["round"],
        rated=terms_of(row).rated,
        entry=row["entry"],
        starts=moment(row["starts"]) if row["starts"] is not None else None,
        status=row["status"],
        paused=bool(row["paused"]),
        players=len(players),
        me=guest in players,
        organiser=row["owner"] == guest,
    )
