"""Addresses of the lobby: who I am, the games, their rules, my tables."""

import json
from datetime import UTC, datetime
from typing import Annotated, Any

from fastapi import APIRouter, Query
from starlette.requests import Request
from starlette.responses import Response

from tianxia import __version__
from tianxia.engine import registry
from tianxia.engine.course import seats_of
from tianxia.server import shapes
from tianxia.server.answers import PROBLEMS, address, answer, hall_of, welcomed, who
from tianxia.server.guests import guest_name, new_guest, tidy_name
from tianxia.server.opening import game_called
from tianxia.server.problems import Problem
from tianxia.server.rules_text import RuleTexts
from tianxia.server.store import Row
from tianxia.server.thinkers import bot_names

router = APIRouter(prefix="/api", responses=PROBLEMS)
Language = Annotated[str, Query(max_length=20, description="one of the game's languages; en is always there")]
MY_TABLES = 200


@router.get("/health", response_model=shapes.Health, tags=["server"])
async def health() -> Response:
    """The process lives and answers; whether tables can be played is told by /api/ready."""
    return answer({"ok": True, "version": __version__})


@router.get("/ready", response_model=shapes.Ready, tags=["server"])
async def ready(request: Request) -> Response:
    """Whether tables can be played: the store takes writes and a bot's worker answers. Looked at once a second at most."""
    wrong = await hall_of(request).readiness.wrong()
    if wrong:
        raise Problem("not-ready", "; ".join(wrong.values()), wrong)
    return answer({"ready": True})


@router.get("/me", response_model=shapes.Me, tags=["lobby"])
async def me(request: Request) -> Response:
    """Who you are; gives a cookie if you have none, or one this server did not sign, and prolongs yours.

    What a guest has reached hangs on it: who comes once a year stays the same guest.
    """
    hall = hall_of(request)
    try:
        guest = hall.guests.who(request)
    except Problem:
        guest = None
    new = guest is None
    known = guest or new_guest()
    name = await hall.store.guest_name(known) if not new else None
    return welcomed(request, answer({"guest": known[:8], "name": name or guest_name(known)}), known, True)


@router.put("/me", response_model=shapes.Me, tags=["lobby"])
async def name_me(request: Request, body: shapes.MeAsked) -> Response:
    hall = hall_of(request)
    guest, new = hall.guests.known_or_new(request)
    name = tidy_name(body.name)
    if not name:
        raise Problem("bad-request", "a name has at least one letter", {"where": "name", "what": "empty"})
    if new:
        hall.rate.take("names " + address(request))
    await hall.store.name_guest(guest, name)
    return welcomed(request, answer({"guest": guest[:8], "name": name}), guest, new)


@router.get("/promise", response_model=shapes.Promise, tags=["tables"])
async def promise(request: Request) -> Response:
    """A commitment to the secret of the table that you will open with this ticket: it stands before your word is known."""
    ticket, commitment = hall_of(request).opening.promise()
    return answer({"ticket": ticket, "commitment": commitment})


@router.get("/games", response_model=shapes.Games, tags=["lobby"])
async def games(request: Request) -> Response:
    return answer({"games": [game_plain(found.name, hall_of(request).rules) for found in registry.playable()]})


@router.get("/games/{game}", response_model=shapes.GameShape, tags=["lobby"])
async def game(request: Request, game: str) -> Response:
    return answer(game_plain(game, hall_of(request).rules))


@router.get("/games/{game}/rules", response_model=shapes.Rules, tags=["rules"])
async def rules(
    request: Request, game: str, language: Language = "en", search: Annotated[str, Query(max_length=200)] = ""
) -> Response:
    game_called(game)
    spoken, found = hall_of(request).rules.search(game, language, search)
    return answer({"game": game, "language": spoken, "rules": found})


@router.get("/games/{game}/rules/{rule}", response_model=shapes.RuleShape, tags=["rules"])
async def rule(request: Request, game: str, rule: str, language: Language = "en") -> Response:
    game_called(game)
    return answer(hall_of(request).rules.rule(game, language, rule))


@router.get("/games/{game}/provenance", response_model=shapes.Provenance, tags=["rules"])
async def data_provenance(game: str) -> Response:
    told = game_called(game).provenance()
    data = [{"table": table, "provenance": mark, "note": note} for table, (mark, note) in told.items()]
    return answer({"game": game, "data": data})


@router.get("/tables", response_model=shapes.MyTables, tags=["lobby"])
async def my_tables(request: Request) -> Response:
    hall = hall_of(request)
    guest = who(request)
    if guest is None:
        return answer({"tables": []})
    rows = await hall.store.tables_of(guest, MY_TABLES)
    seats: dict[str, list[Row]] = {}
    for seat in await hall.store.seats([row["id"] for row in rows]):
        seats.setdefault(seat["table_id"], []).append(seat)
    return answer({"tables": [summary_plain(row, seats.get(row["id"], []), guest) for row in rows]})


@router.get("/me/achievements", response_model=shapes.Achievements, tags=["lobby"])
async def my_achievements(request: Request, game: Annotated[str | None, Query(max_length=40)] = None) -> Response:
    """What you have reached over many games, oldest first; nobody else can ask for it."""
    guest = who(request)
    rows = await hall_of(request).store.achievements_of(guest, game) if guest is not None else []
    keys = ("game", "achievement", "points")
    found = [{**{k: row[k] for k in keys}, "table": row["table_id"], "at": moment(row["at"])} for row in rows]
    return answer({"achievements": found})


def game_plain(name: str, texts: RuleTexts) -> dict[str, object]:
    found = game_called(name)
    return {
        "name": found.name,
        "rules_version": found.rules_version,
        "modes": [{"name": m.name, "fewest": m.fewest, "most": m.most} for m in found.modes],
        "options": [
            {"key": o.key, "choices": list(o.choices), "default": o.default, "modes": list(o.modes)} for o in found.options
        ],
        "sources": list(found.sources),
        "weight": found.weight(),
        "minutes": list(found.minutes()),
        "goals": found.goals(),
        "bots": bot_names(),
        "languages": texts.languages(name) or ["en"],
    }


def summary_plain(row: Row, seats: list[Row], guest: str) -> dict[str, Any]:
    mine = [s["seat"] for s in seats if s["guest"] == guest]
    owners = [s["guest"] for s in seats]
    mine_to_play = [s["seat"] for s in seats if s["guest"] == guest and s["bot"] is None]
    turn = seats_of(row["waiting"]) if row["status"] == "playing" else []
    return {
        "table": row["id"],
        "game": row["game"],
        "mode": row["mode"],
        "seats": row["seats"],
        "status": row["status"],
        "me": mine,
        "players": [
            {
                "seat": s["seat"],
                "name": s["name"],
                "bot": s["bot"],
                "stand_in": s["guest"] is not None and s["bot"] is not None,
                "open": s["guest"] is None and s["bot"] is None,
                "mine": s["guest"] == guest,
                "person": seats[owners.index(s["guest"])]["seat"] if s["guest"] is not None else None,
            }
            for s in seats
        ],
        "move": row["moves"],
        "turn": turn,
        "my_turn": any(seat in mine_to_play for seat in turn),
        "changed": moment(row["changed"]),
        "created": moment(row["created"]),
        "result": json.loads(row["result"]) if row["result"] is not None else None,
    }


def moment(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
