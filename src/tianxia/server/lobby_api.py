"""Addresses of the lobby: who I am, the games, their rules, my tables."""

from typing import Annotated

from msgspec import Meta
from starlette.requests import Request

from tianxia import __version__
from tianxia.engine import registry
from tianxia.server.answers import address, hall_of, welcomed, who
from tianxia.server.change import Change, Row
from tianxia.server.clocks.mine import running_clocks
from tianxia.server.coach import coach_of
from tianxia.server.doors import Answer, Doors
from tianxia.server.guests import guest_name, new_guest, tidy_name
from tianxia.server.hall import Hall
from tianxia.server.lesson import lesson_of
from tianxia.server.messages import asked as asks
from tianxia.server.messages import lobby
from tianxia.server.opening import game_called
from tianxia.server.problems import Problem
from tianxia.server.ratings.anchors import rungs
from tianxia.server.rules_text import RuleTexts
from tianxia.server.summaries import summary_data
from tianxia.server.thinkers import bot_names
from tianxia.server.wall_clock import moment

doors = Doors("lobby")
Language = Annotated[str, Meta(max_length=20, description="one of the game's languages; en is always there")]
MY_TABLES = 200


@doors.get("/health")
async def health(request: Request) -> Answer[lobby.Health]:
    """The process lives and answers; whether tables can be played is told by /api/ready."""
    return Answer(lobby.Health(ok=True, version=__version__))


@doors.get("/ready")
async def ready(request: Request) -> Answer[lobby.Ready]:
    """Whether tables can be played: the store takes writes and a bot's worker answers. Looked at once a second at most."""
    wrong = await hall_of(request).readiness.wrong()
    if wrong:
        raise Problem("not-ready", "; ".join(wrong.values()), wrong)
    return Answer(lobby.Ready(ready=True))


@doors.get("/me")
async def me(request: Request) -> Answer[lobby.Me]:
    """Who you are; gives a cookie if you have none, or one this server did not sign, and prolongs yours.

    What a guest has reached hangs on it: who comes once a year stays the same guest.
    """
    hall = hall_of(request)
    found = hall.guests.present(request)
    known = found.guest if found is not None else new_guest()
    await hall.sessions.seen(found)
    mine = await _me(hall, known) if found is not None else _nobody_yet(hall, known)
    return welcomed(request, Answer(mine), known, True)


@doors.put("/me")
async def name_me(request: Request, asked: asks.MeAsked) -> Answer[lobby.Me]:
    hall = hall_of(request)
    guest, new = hall.guests.known_or_new(request)
    name = tidy_name(asked.name)
    if not name:
        raise Problem("bad-request", "a name has at least one letter", {"where": "name", "what": "empty"})
    if new:
        hall.rate.take("names " + address(request))
    change = Change()
    change.named = {"id": guest, "name": name}
    hall.names.enter(change, guest)
    await hall.store.write(change)
    return welcomed(request, Answer(await _me(hall, guest)), guest, new)


async def _me(hall: Hall, guest: str) -> lobby.Me:
    person = await hall.names.person(guest)
    return lobby.Me(
        guest=hall.names.public_id(guest),
        name=await hall.names.name(guest),
        account=person is not None and person["account"] is not None,
    )


def _nobody_yet(hall: Hall, guest: str) -> lobby.Me:
    return lobby.Me(guest=hall.names.public_id(guest), name=guest_name(guest), account=False)


@doors.get("/announcements")
async def announcements(request: Request) -> Answer[lobby.Announcements]:
    """What those who run the server have to say to everybody."""
    hall = hall_of(request)
    found: dict[str, lobby.Announcement] = {}
    for row in hall.operator.announcements:
        if row["until"] is None or row["until"] > hall.clock.now():
            found.setdefault(row["id"], lobby.Announcement(id=row["id"], texts={})).texts[row["language"]] = row["text"]
    return Answer(lobby.Announcements(announcements=list(found.values())))


@doors.get("/promise")
async def promise(request: Request) -> Answer[lobby.Promised]:
    """A commitment to the secret of the table that you will open with this ticket: it stands before your word is known."""
    ticket, commitment = hall_of(request).opening.promise()
    return Answer(lobby.Promised(ticket=ticket, commitment=commitment))


@doors.get("/games")
async def games(request: Request) -> Answer[lobby.Games]:
    texts = hall_of(request).rules
    return Answer(lobby.Games(games=[game_data(found.name, texts) for found in registry.playable()]))


@doors.get("/games/{game}")
async def game(request: Request, game: str) -> Answer[lobby.GameInfo]:
    return Answer(game_data(game, hall_of(request).rules))


@doors.get("/games/{game}/rules")
async def rules(
    request: Request, game: str, language: Language = "en", search: Annotated[str, Meta(max_length=200)] = ""
) -> Answer[lobby.Rules]:
    game_called(game)
    spoken, found = hall_of(request).rules.search(game, language, search)
    return Answer(lobby.Rules(game=game, language=spoken, rules=[lobby.Rule(**rule) for rule in found]))


@doors.get("/games/{game}/rules/{rule}")
async def rule(request: Request, game: str, rule: str, language: Language = "en") -> Answer[lobby.Rule]:
    game_called(game)
    return Answer(lobby.Rule(**hall_of(request).rules.rule(game, language, rule)))


@doors.get("/games/{game}/texts")
async def texts(request: Request, game: str, language: Language = "en") -> Answer[lobby.Texts]:
    """The words of a game as a Fluent file, for a page that was built without them; empty: it has none."""
    game_called(game)
    spoken, found = hall_of(request).rules.texts(game, language)
    return Answer(lobby.Texts(game=game, language=spoken, texts=found))


@doors.get("/games/{game}/provenance")
async def data_provenance(request: Request, game: str) -> Answer[lobby.Provenances]:
    told = game_called(game).provenance()
    data = [lobby.Provenance(table=table, provenance=mark, note=note) for table, (mark, note) in told.items()]
    return Answer(lobby.Provenances(game=game, data=data))


@doors.get("/tables")
async def my_tables(request: Request) -> Answer[lobby.MyTables]:
    hall = hall_of(request)
    guest = who(request)
    if guest is None:
        return Answer(lobby.MyTables(tables=[], now=hall.clock.now()))
    rows = await hall.store.tables_of(guest, MY_TABLES)
    seats: dict[str, list[Row]] = {}
    for seat in await hall.store.seats([row["id"] for row in rows]):
        seats.setdefault(seat["table_id"], []).append(seat)
    clocks = await running_clocks(hall.store, guest, rows)
    tables = [summary_data(row, seats.get(row["id"], []), guest, clocks.get(row["id"])) for row in rows]
    return Answer(lobby.MyTables(tables=tables, now=hall.clock.now()))


@doors.get("/me/achievements")
async def my_achievements(
    request: Request, game: Annotated[str, Meta(max_length=40)] | None = None
) -> Answer[lobby.Achievements]:
    """What you have reached over many games, oldest first; nobody else can ask for it."""
    guest = who(request)
    rows = await hall_of(request).store.achievements_of(guest, game) if guest is not None else []
    found = [
        lobby.Achievement(
            game=row["game"],
            achievement=row["achievement"],
            table=row["table_id"],
            points=row["points"],
            at=moment(row["at"]),
        )
        for row in rows
    ]
    return Answer(lobby.Achievements(achievements=found))


def game_data(name: str, texts: RuleTexts) -> lobby.GameInfo:
    found = game_called(name)
    return lobby.GameInfo(
        name=found.name,
        rules_version=found.rules_version,
        modes=[lobby.Mode(name=m.name, fewest=m.fewest, most=m.most, usual=m.usual) for m in found.modes],
        options=[lobby.Option(key=o.key, choices=list(o.choices), default=o.default, modes=list(o.modes)) for o in found.options],
        sources=list(found.sources),
        weight=found.weight(),
        minutes=found.minutes(),
        goals=found.goals(),
        bots=bot_names(),
        strengths=[
            lobby.BotStrength(bot=one.bot, rating=one.rating, beats=one.share if one.least > 0.5 else None) for one in rungs(name)
        ],
        languages=texts.languages(name) or ["en"],
        lesson=lesson_of(found) is not None,
        coach=bool(coach_of(found)),
        players_in_view=found.features.players(),
    )
