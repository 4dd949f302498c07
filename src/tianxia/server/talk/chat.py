"""What is said at a table.

There are two rooms. Players, who own a seat, speak in theirs, everybody else in the watchers'. Until the game is over

- players do not hear the watchers: nobody is advised from behind;
- watchers hear the players only at a public table.

The words are people's own and nothing else: no rule reads them, and no line says more than its writer did. A line is told when
it is stored; it goes over the post, and each viewer's ear decides by itself whether it may hear it.
"""

from collections.abc import Callable
from typing import Final

import msgspec
import sqlalchemy as sa

from tianxia.server.change import Change, Conflict, Row, newest
from tianxia.server.guests import guest_name, tidy
from tianxia.server.limits import Rate
from tianxia.server.live import Viewer
from tianxia.server.messages.talk import LONGEST_LINE, Chat, ChatClosed, ChatData, ChatLine, ChatRoom, Room, Sentence
from tianxia.server.people.names import Names
from tianxia.server.post import Post
from tianxia.server.problems import Problem
from tianxia.server.settings import Settings
from tianxia.server.store import Store
from tianxia.server.table import Table
from tianxia.server.talk.rights import Rights
from tianxia.server.talk.schema import chat, mutes
from tianxia.server.wall_clock import WallClock, moment

ROOMS: Final[tuple[Room, Room]] = ("players", "watchers")
MOST_LINES: Final = 100  # that are sent at a time
MOST_MUTED: Final = 500  # people
_TRIES: Final = 8  # where another process takes the number first

_COPIED: Final = ("table_id", "room", "guest", "name", "seat", "ready", "text", "removed", "request", "at")
_here = [chat.c[name] == sa.bindparam(name, type_=sa.String) for name in ("table_id", "room")]
# The number is found in the very statement that takes it: between the two nobody comes.
_SAY: Final = sa.insert(chat).from_select(
    [*_COPIED, "n"],
    sa.select(
        *[sa.bindparam(name, type_=chat.c[name].type) for name in _COPIED], sa.func.coalesce(sa.func.max(chat.c.n), 0) + 1
    ).where(*_here),
)
_MUTE: Final = newest(mutes, ["guest", "person"], "person")
_UNMUTE: Final = sa.delete(mutes).where(mutes.c.guest == sa.bindparam("guest_"), mutes.c.person == sa.bindparam("person_"))


class Spoken(msgspec.Struct):
    """A line as it goes over the post, to ears that know what their owners may hear."""

    n: int
    guest: str
    name: str
    seat: int | None
    ready: Sentence | None
    text: str
    at: float
    removed: bool


_spoken: msgspec.json.Decoder[Spoken] = msgspec.json.Decoder(Spoken)
_names: msgspec.json.Decoder[list[str]] = msgspec.json.Decoder(list[str])
_encode = msgspec.json.Encoder().encode


def spoken(row: Row) -> Spoken:
    return Spoken(**{name: row[name] for name in Spoken.__struct_fields__})


def room_of(table: Table, guest: str | None) -> Room:
    """Where somebody speaks."""
    return "players" if table.seats_of(guest) else "watchers"


def may_hear(table: Table, guest: str | None, room: Room) -> bool:
    if not table.terms.chat:
        return False
    if room == room_of(table, guest) or table.status == "over":
        return True
    return room == "players" and table.terms.seen_by == "public"


def line_data(said: Spoken, by: str, reader: str | None, muted: set[str]) -> ChatLine:
    """`by`: what others call the one who said it."""
    unheard = said.removed or by in muted
    return ChatLine(
        n=said.n,
        by=by,
        name=said.name,
        seat=said.seat,
        mine=said.guest == reader,
        ready=None if unheard else said.ready,
        text="" if unheard else said.text,
        at=moment(said.at),
        removed=said.removed,
        muted=by in muted,
    )


def _topic(table: str, room: str) -> str:
    return f"chat {table} {room}"


def _topic_of_mutes(guest: str) -> str:
    return f"mutes {guest}"


class Chats:
    def __init__(self, settings: Settings, store: Store, post: Post, rights: Rights, names: Names, clock: WallClock) -> None:
        self.store = store
        self.post = post
        self.rights = rights
        self.names = names
        self.clock = clock
        self.rate = Rate(settings.chat_per_minute)
        self.rate_of_address = Rate(settings.chat_per_minute * 8)

    def line(self, said: Spoken, reader: str | None, muted: set[str]) -> ChatLine:
        return line_data(said, self.names.public_id(said.guest), reader, muted)

    # ---- speaking ----

    async def say(
        self, table: Table, guest: str, address: str, ready: Sentence | None, text: str | None, request: str
    ) -> tuple[Room, ChatLine, bool]:
        """The line, and whether this request had said it before."""
        key = f"{guest}:{request}"
        before = await self._said(table, key)
        if before is not None:
            return before["room"], self.line(spoken(before), guest, set()), True
        words = tidy(text or "", LONGEST_LINE)
        if (ready is None) == (not words):
            raise Problem("bad-request", "say something: either ready or text", {"where": "text", "what": "either ready or text"})
        why, until = await self.silence(table, guest)
        if why is not None:
            raise refusal(why, until)
        self.rate.take(guest)
        self.rate_of_address.take(address)
        room = room_of(table, guest)
        seats = table.seats_of(guest)
        row = {
            "table_id": table.id,
            "room": room,
            "guest": guest,
            "name": table.seats[seats[0]].name if seats else await self.store.guest_name(guest) or guest_name(guest),
            "seat": seats[0] if seats else None,
            "ready": ready,
            "text": words,
            "removed": False,
            "request": key,
            "at": self.clock.now(),
        }
        stored, again = await self._write(table, row)
        if not again:
            self.tell(table.id, stored)
        return room, self.line(spoken(stored), guest, set()), again

    async def _write(self, table: Table, row: Row) -> tuple[Row, bool]:
        for _ in range(_TRIES):
            change = Change()
            change.also.append((_SAY, [row]))
            again = False
            try:
                await self.store.write(change)
            except Conflict:
                again = True  # by the same request, or another process was first with this number
            stored = await self._said(table, str(row["request"]))
            if stored is not None:
                return stored, again
        raise Problem("busy", "too many speak at once; try again")

    async def _said(self, table: Table, key: str) -> Row | None:
        found = await self.store.rows(sa.select(chat).where(chat.c.table_id == table.id, chat.c.request == key))
        return found[0] if found else None

    def tell(self, table: str, row: Row) -> None:
        """A line is stored, or was changed: whoever may hear it does."""
        self.post.tell(_topic(table, row["room"]), _encode(spoken(row)))

    async def silence(self, table: Table, guest: str | None) -> tuple[ChatClosed | None, float | None]:
        if not table.terms.chat:
            return "terms", None
        return await self.rights.silence(guest)

    # ---- hearing ----

    def listen(self, viewer: Viewer, muted: list[str]) -> Callable[[], None]:
        """From now on this viewer hears what they may; the function that comes back ends it."""
        ear = Ear(self, viewer, set(muted))
        stops = [self.post.listen(_topic(viewer.table.id, room), ear.of(room)) for room in ROOMS]
        if viewer.guest is not None:
            stops.append(self.post.listen(_topic_of_mutes(viewer.guest), ear.mute))

        def stop() -> None:
            for one in stops:
                one()

        return stop

    async def data(self, table: Table, guest: str | None, only: Room | None, before: int | None) -> ChatData:
        """The newest lines of each room, or of one those before a number."""
        muted = await self.muted_by(guest)
        rooms: list[ChatRoom] = []
        for room in ROOMS:
            if only in (None, room) and may_hear(table, guest, room):
                lines, more = await self._newest(table.id, room, before)
                rooms.append(ChatRoom(room=room, lines=[self.line(spoken(r), guest, set(muted)) for r in lines], more=more))
        why, until = await self.silence(table, guest)
        ends = moment(until) if until is not None else None
        return ChatData(rooms=rooms, mine=room_of(table, guest), closed=why, until=ends, muted=muted)

    async def _newest(self, table: str, room: Room, before: int | None) -> tuple[list[Row], bool]:
        c = chat.c
        query = sa.select(chat).where(c.table_id == table, c.room == room, *([c.n < before] if before is not None else []))
        found = await self.store.rows(query.order_by(c.n.desc()).limit(MOST_LINES + 1))
        return found[MOST_LINES - 1 :: -1], len(found) > MOST_LINES

    # ---- whom one does not want to hear ----

    async def muted_by(self, guest: str | None) -> list[str]:
        if guest is None:
            return []
        query = sa.select(mutes.c.person).where(mutes.c.guest == guest).order_by(mutes.c.person)
        return [row["person"] for row in await self.store.rows(query)]

    async def mute(self, guest: str, person: str) -> list[str]:
        known = await self.muted_by(guest)
        if person not in known:
            if len(known) >= MOST_MUTED:
                raise Problem("too-many", f"at most {MOST_MUTED} people can be muted", {"seconds": 0})
            await self._change_mutes(_MUTE[self.store.engine.dialect.name], {"guest": guest, "person": person})
        return await self._muted_now(guest)

    async def unmute(self, guest: str, person: str) -> list[str]:
        await self._change_mutes(_UNMUTE, {"guest_": guest, "person_": person})
        return await self._muted_now(guest)

    async def _change_mutes(self, statement: sa.Executable, row: Row) -> None:
        change = Change()
        change.also.append((statement, [row]))
        await self.store.write(change)

    async def _muted_now(self, guest: str) -> list[str]:
        muted = await self.muted_by(guest)
        self.post.tell(_topic_of_mutes(guest), _encode(muted))
        return muted


class Ear:
    """What one viewer hears of what is said."""

    def __init__(self, chats: "Chats", viewer: Viewer, muted: set[str]) -> None:
        self.chats = chats
        self.viewer = viewer
        self.muted = muted

    def of(self, room: Room) -> Callable[[bytes], None]:
        def hear(message: bytes) -> None:
            viewer = self.viewer
            if may_hear(viewer.table, viewer.guest, room):
                viewer.hear(Chat(room=room, lines=[self.chats.line(_spoken.decode(message), viewer.guest, self.muted)]))

        return hear

    def mute(self, message: bytes) -> None:
        self.muted = set(_names.decode(message))


def refusal(why: ChatClosed, until: float | None) -> Problem:
    if why == "terms":
        return Problem("no-chat", "those who opened this table wanted no chat", {"why": why})
    if why == "guests":
        return Problem("no-chat", "here only people with an account may write", {"why": why})
    if why == "warned":
        return Problem("warned", "there is a warning for you; confirm it first (GET /api/me/standing)")
    ends = moment(until or 0)
    return Problem(why, f"you may not write here until {ends}", {"until": ends})
