"""Who is told what, when and how: the outbox, its teller, and the ways that messages take."""

import asyncio
import json
from base64 import urlsafe_b64decode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from uuid import uuid4
from zoneinfo import ZoneInfo

import pytest
import sqlalchemy as sa
from aiosmtpd.controller import Controller
from prometheus_client import REGISTRY
from py_vapid import Vapid02

from tests.patience import soon, until
from tests.server.fake_clock import FakeClock
from tests.server.in_process import InProcess
from tests.server.receiver import Browser, Receiver, beside, receiving
from tests.server.table_client import Server, free_port
from tianxia.server.app import make_api
from tianxia.server.guests import new_guest
from tianxia.server.hall import Hall
from tianxia.server.mail import Mail
from tianxia.server.problems import Problem
from tianxia.server.settings import Settings, db_url
from tianxia.server.telling.letters import Item, letter, webhook_body
from tianxia.server.telling.outside import Outside, Unreachable, public
from tianxia.server.telling.quiet import quiet_until
from tianxia.server.telling.schema import outbox
from tianxia.server.telling.teller import MOST_FAILURES
from tianxia.server.telling.words import LANGUAGES

MINUTE, HOUR, DAY = 60.0, 3600.0, 86400.0
SOON, LATE = Settings.told_after, Settings.mailed_after
MIDNIGHT = datetime(2027, 3, 1, tzinfo=UTC).timestamp()  # a Monday


class Person:
    def __init__(self, house: "House", name: str) -> None:
        self.house = house
        self.guest = new_guest()
        self.cookie = house.hall.guests.sign(self.guest)
        self.name = name

    async def ask(self, method: str, path: str, body: Any = None, status: int = 200) -> Any:
        found, answer = await self.house.app.ask(self.cookie, method, f"/api{path}", body)
        assert found == status, f"{path}: {found} {answer}"
        return answer

    async def hook(self, receiver: Receiver, path: str = "", **wishes: Any) -> str:
        """A webhook of theirs; the id of the way."""
        body = {"address": f"{receiver.url}/{path or self.name}", "style": "json"}
        made = await self.ask("POST", "/me/messages/webhook", body, 201)
        if wishes:
            await self.ask("PUT", "/me/messages", {"language": "en", "zone": "UTC", **wishes})
        return str(made["ways"][-1]["id"])

    async def open(self, seats: int, game: str = "pebbles", **more: Any) -> str:
        await self.ask("PUT", "/me", {"name": self.name})
        wishes = [{"who": "me"}, *[{"who": "open"}] * (seats - 1)]
        made = await self.ask("POST", "/tables", {"game": game, "seats": wishes, **more}, 201)
        self.house.keys[made["table"]] = made["join"].partition("join=")[2]
        return str(made["table"])

    async def join(self, table: str) -> None:
        await self.ask("POST", f"/tables/{table}/join", {"key": self.house.keys[table], "name": self.name})

    async def answer(self, table: str) -> None:
        """The first answer there is to what this person is asked."""
        shown = await self.ask("GET", f"/tables/{table}")
        offer = shown["offers"][0]
        body = {"seat": offer["seat"], "action": offer["action"], "line": shown["line"], "request": uuid4().hex}
        await self.ask("POST", f"/tables/{table}/moves", body)


class House:
    """A server in this process whose clock only goes on when it is told to."""

    def __init__(self, hall: Hall, app: InProcess, clock: FakeClock) -> None:
        self.hall = hall
        self.app = app
        self.clock = clock
        self.keys: dict[str, str] = {}

    async def wait(self, seconds: float) -> None:
        """The time passes, and the teller has all of it that it needs: it is woken at the very moments it wants to be."""
        end = self.clock.now() + seconds
        while self.clock.now() < end:
            await soon(lambda: self.hall.teller.resting, "the teller rests")
            await self.clock.pass_by(min(end, max(self.clock.now(), self.hall.teller._wakes_at)) - self.clock.now())
        await soon(lambda: self.hall.teller.resting, "the teller rests")

    def people(self, *names: str) -> list[Person]:
        return [Person(self, name) for name in names]

    async def outbox(self) -> list[Any]:
        async with self.hall.store.reading() as connection:
            return list((await connection.execute(sa.select(outbox))).mappings().all())


@asynccontextmanager
async def housed(store: Path | str, clock: FakeClock | None = None, **settings: Any) -> AsyncIterator[House]:
    """`store`: a folder for it, or its URL."""
    clock = clock or FakeClock(MIDNIGHT)
    db = store if isinstance(store, str) else db_url(str(store / "t.db"))
    given: dict[str, Any] = {"webhook_private": True, "messages_per_minute": 10**6, **settings}
    made = Settings(db=db, bot_workers=1, bots_early=False, tables_per_minute=10**6, **given)
    api = make_api(made, clock)
    async with api.router.lifespan_context(api):
        hall: Hall = api.state.hall
        hall.teller.look_again = 6 * HOUR
        yield House(hall, InProcess(api), clock)


# ---- a turn, and what makes it not worth telling ----


def test_a_turn_is_told_once_and_only_if_nobody_saw_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with receiving() as hook, housed(tmp_path) as house:
            ann, bob = house.people("Ann", "Bob")
            await ann.hook(hook)
            await bob.hook(hook)
            table = await ann.open(2)
            await bob.join(table)  # all are asked at once: both have a turn from the beginning
            await house.wait(SOON - 1)
            assert hook.sent == []
            await house.wait(2)
            told = {sent.path: json.loads(sent.body) for sent in hook.sent}
            assert set(told) == {"/Ann", "/Bob"}
            assert told["/Ann"]["kind"] == "turn" and told["/Ann"]["url"] == f"http://here/t/{table}"
            assert told["/Ann"]["title"] == "Your turn: Pebbles" and "Bob" in told["/Ann"]["text"]
            await house.wait(DAY)
            assert len(hook.sent) == 2, "not again for the same turn"

            await ann.answer(table)  # now only Bob is asked, and he has been told
            await house.wait(DAY)
            assert len(hook.sent) == 2
            await bob.answer(table)  # the next round: Bob was there just now, Ann sees it on her screen
            line = (await ann.ask("GET", f"/tables/{table}"))["line"]
            assert await ann.ask("POST", "/me/messages/seen", {"table": table, "line": line}) == {"seen": True}
            await house.wait(HOUR)
            assert len(hook.sent) == 2
            await bob.answer(table)
            await ann.answer(table)  # again a round, of which Bob is told
            await house.wait(HOUR)
            assert [sent.path for sent in hook.sent[2:]] == ["/Bob"]
            await ann.answer(table)
            await bob.answer(table)
            await house.wait(SOON / 2)
            await ann.answer(table)  # within the time in which nobody is called
            await house.wait(DAY)
            assert len(hook.sent) == 3

    asyncio.run(play())


def test_the_same_outbox_in_postgresql(postgres: str) -> None:
    async def play() -> None:
        async with receiving() as hook, housed(postgres) as house:
            ann, bob = house.people("Ann", "Bob")
            await ann.hook(hook, zone="Europe/Prague", quiet={"begins": "22:00", "ends": "07:00"})
            await ann.hook(hook, "twice")
            table = await ann.open(2)
            await bob.join(table)
            await bob.answer(table)
            await house.wait(HOUR)
            assert hook.sent == []
            await house.wait(6 * HOUR)
            assert [(sent.path, json.loads(sent.body)["kind"]) for sent in hook.sent] in (
                [("/Ann", "turn"), ("/twice", "turn")],
                [("/twice", "turn"), ("/Ann", "turn")],
            )
            for person in (ann, ann, bob):
                await person.answer(table)
            assert len([row for row in await house.outbox() if row["told"] is None]) == 2
            line = (await ann.ask("GET", f"/tables/{table}"))["line"]
            assert (await ann.ask("POST", "/me/messages/seen", {"table": table, "line": line}))["seen"]
            assert len((await ann.ask("GET", "/me/waiting"))["tables"]) == 1
            for way in (await ann.ask("GET", "/me/messages"))["ways"]:
                await ann.ask("DELETE", f"/me/messages/ways/{way['id']}")
            assert await house.outbox() == []

    asyncio.run(play())


def test_whoever_plays_alone_among_bots_is_not_called(tmp_path: Path) -> None:
    async def play() -> None:
        async with receiving() as hook, housed(tmp_path) as house:
            (ann,) = house.people("Ann")
            await ann.hook(hook)
            await ann.ask("POST", "/tables", {"game": "pebbles", "seats": [{"who": "me"}, {"who": "bot", "bot": "random"}]}, 201)
            assert await house.outbox() == []

    asyncio.run(play())


def test_joining_the_end_and_what_is_asked_are_told_to_the_others(tmp_path: Path) -> None:
    async def play() -> None:
        async with receiving() as hook, housed(tmp_path) as house:
            ann, bob, cyn = house.people("Ann", "Bob", "Cyn")
            await ann.hook(hook)
            table = await ann.open(3)
            await bob.join(table)
            await house.wait(MINUTE)
            assert [(said["kind"], said["title"]) for said in hook.said()] == [("joined", "Bob has joined: Pebbles")]
            await cyn.join(table)
            await house.wait(2 * MINUTE)
            assert [said["kind"] for said in hook.said()][1:] == ["turn"], "whoever is asked hears that, not also who has come"
            await ann.answer(table)
            await bob.answer(table)
            await cyn.answer(table)
            line = (await bob.ask("GET", f"/tables/{table}"))["line"]
            body = {"seat": 1, "keep": 0, "line": line, "request": "back", "ask": True}
            assert (await bob.ask("POST", f"/tables/{table}/undo", body))["asked"]
            await house.wait(2 * MINUTE)
            assert hook.said()[-1]["kind"] == "several" and "Bob asks you" in hook.said()[-1]["text"]
            while (await ann.ask("GET", f"/tables/{table}"))["status"] != "over":
                for person in (cyn, ann, bob):
                    if (await person.ask("GET", f"/tables/{table}"))["offers"]:
                        await person.answer(table)
            await house.wait(2 * MINUTE)
            assert hook.said()[-1]["kind"] == "over" and hook.said()[-1]["title"] == "The game is over: Pebbles"
            assert {sent.path for sent in hook.sent} == {"/Ann"}

    asyncio.run(play())


def test_nothing_secret_is_in_a_message(tmp_path: Path) -> None:
    """A row of the outbox, and so every message, holds a game, a table, a kind and a name."""

    async def play() -> None:
        async with receiving() as hook, housed(tmp_path) as house:
            ann, bob = house.people("Ann", "Bob")
            for person in (ann, bob):
                await person.hook(hook)
            table = await ann.open(2)
            await bob.join(table)
            await ann.answer(table)
            await house.wait(HOUR)
            keys = {"id", "kind", "title", "text", "url", "tag", "game", "table", "waiting"}
            assert hook.sent and all(set(said) == keys for said in hook.said())
            allowed = {"id", "url", "tag", "table"}
            texts = [str(v) for said in hook.said() for k, v in said.items() if k not in allowed]
            assert not [text for text in texts if bob.guest[:8] in text or ann.guest[:8] in text or house.keys[table] in text]
            row = (await house.outbox())[0]
            assert set(row.keys()) == {column.name for column in outbox.columns}

    asyncio.run(play())


# ---- days ----


def test_a_week_of_four_players(tmp_path: Path) -> None:
    """Ann lives in Prague and sleeps from ten to seven, Bob is told at any hour, Cyn by nothing, Dan not about turns."""

    async def play() -> None:
        async with receiving() as hook, housed(tmp_path) as house:
            ann, bob, cyn, dan = people = house.people("Ann", "Bob", "Cyn", "Dan")
            quiet = {"begins": "22:00", "ends": "07:00"}
            await ann.hook(hook, zone="Europe/Prague", quiet=quiet, language="cs")
            await bob.hook(hook)
            await dan.hook(hook, kinds_off=["turn"])
            tables = [await ann.open(4, options={"heap": "large"}) for _ in range(3)]
            for table in tables:
                for person in (bob, cyn, dan):
                    await person.join(table)
            await house.wait(HOUR)  # one in the morning in Greenwich, two in Prague
            to_bob = [json.loads(s.body) for s in hook.sent if s.path == "/Bob"]
            assert [said["title"] for said in to_bob] == ["3 tables wait for you"], "three turns at once are one message"
            assert not [s for s in hook.sent if s.path == "/Ann"], "Ann sleeps"
            await house.wait(4 * HOUR + 59 * MINUTE)  # 05:59 in Greenwich, 06:59 in Prague
            assert not [s for s in hook.sent if s.path == "/Ann"]
            await house.wait(2 * MINUTE)
            to_ann = [json.loads(s.body) for s in hook.sent if s.path == "/Ann"]
            assert [said["title"] for said in to_ann] == ["Čekají na vás 3 stoly"] and "Jste na tahu" in to_ann[0]["text"]
            when: list[tuple[int, str, str]] = []  # day, who, kind
            heard = len(hook.sent)
            for day in range(7):
                await house.wait(MIDNIGHT + day * DAY + 12 * HOUR - house.clock.now())
                for person in people:  # at noon everybody answers at the first table, in this order
                    if (await person.ask("GET", f"/tables/{tables[0]}"))["offers"]:
                        await person.answer(tables[0])
                await house.wait(2 * HOUR)
                when += [(day, sent.path, json.loads(sent.body)["kind"]) for sent in hook.sent[heard:]]
                heard = len(hook.sent)
            assert len([one for one in when if one[1] == "/Bob" and one[2] == "turn"]) >= 5
            assert not [one for one in when if one[1] == "/Dan" and one[2] == "turn"]
            assert not [one for one in when if one[1] == "/Cyn"]
            for day in range(6):
                assert len([one for one in when if one[:2] == (day, "/Bob")]) == 1, "one message for each new turn"
            last = [json.loads(s.body) for s in hook.sent if s.path == "/Bob"][-1]
            assert last["waiting"] == 3 and last["text"].endswith("2 more tables wait for you.")

    asyncio.run(play())


def test_the_end_of_a_turns_time_is_told_before_it_comes(tmp_path: Path) -> None:
    async def play() -> None:
        async with receiving() as hook, housed(tmp_path) as house:
            ann, bob = house.people("Ann", "Bob")
            await ann.hook(hook)
            table = await ann.open(2, terms={"clock": {"kind": "move", "seconds": 3 * int(DAY)}})
            await bob.join(table)
            await house.wait(HOUR)
            assert [said["kind"] for said in hook.said()] == ["turn"]
            await house.wait(2 * DAY + 10 * HOUR)
            assert len(hook.sent) == 1
            await house.wait(2 * HOUR)  # twelve hours are left
            assert [said["kind"] for said in hook.said()] == ["turn", "clock"]
            await bob.answer(table)
            await ann.answer(table)  # a new turn and a new clock; answered in time it is never told of
            await house.wait(DAY)
            heard = len(hook.sent)
            await ann.answer(table)
            await house.wait(2 * DAY)
            assert not [said for said in hook.said()[heard:] if said["kind"] == "clock"]

    asyncio.run(play())


@pytest.mark.parametrize(
    ("zone", "now", "begins", "ends", "until"),
    [
        ("Europe/Prague", "2027-03-01T23:30", "22:00", "07:00", "2027-03-02T07:00"),
        ("Europe/Prague", "2027-03-01T06:59", "22:00", "07:00", "2027-03-01T07:00"),
        ("Europe/Prague", "2027-03-01T07:00", "22:00", "07:00", None),
        ("Europe/Prague", "2027-03-01T13:00", "12:00", "14:00", "2027-03-01T14:00"),
        ("Europe/Prague", "2027-03-28T01:30", "22:00", "07:00", "2027-03-28T07:00"),  # the night that lacks an hour
        ("Asia/Kathmandu", "2027-03-01T00:00", "22:00", "07:00", "2027-03-01T07:00"),
        ("UTC", "2027-03-01T00:00", "08:00", "08:00", None),
    ],
)
def test_quiet_hours_end_when_they_should(zone: str, now: str, begins: str, ends: str, until: str | None) -> None:
    def at(text: str) -> float:
        return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()

    def minutes(text: str) -> int:
        return int(text[:2]) * 60 + int(text[3:])

    assert quiet_until(at(now), ZoneInfo(zone), minutes(begins), minutes(ends)) == at(until or now)


# ---- dying in between ----


async def both_rest(one: House, two: House) -> None:
    await soon(lambda: one.hall.teller.resting and two.hall.teller.resting)


def test_what_was_stored_is_told_after_a_kill_and_by_one_process_only(tmp_path: Path) -> None:
    async def play() -> None:
        clock = FakeClock(MIDNIGHT)
        async with receiving() as hook:
            async with housed(tmp_path, clock) as house:
                ann, bob = house.people("Ann", "Bob")
                await ann.hook(hook)
                table = await ann.open(2)
                await bob.join(table)
                assert hook.sent == []
                async with house.hall.store.writing() as connection:  # it was claimed by one who then died
                    await connection.execute(sa.update(outbox).values(claimed_by="dead", claimed_until=clock.now() + HOUR))
            async with housed(tmp_path, clock) as one, housed(tmp_path, clock) as two:
                assert two.hall.teller.reachable == {ann.guest}
                await both_rest(one, two)
                await clock.pass_by(30 * MINUTE)
                await both_rest(one, two)
                assert hook.sent == [], "it is still somebody else's"
                await clock.pass_by(30 * MINUTE)
                await both_rest(one, two)
                assert [said["kind"] for said in hook.said()] == ["turn"], "once, by one of the two"
                assert [row["told"] for row in await one.outbox()] != [None]

    asyncio.run(play())


def test_a_killed_server_tells_when_it_is_up_again(tmp_path: Path) -> None:
    with beside() as hook:
        server = Server(str(tmp_path / "t.db"), TIANXIA_WEBHOOK_PRIVATE="1", TIANXIA_TOLD_AFTER="15")
        try:
            ann, bob = server.guest(), server.guest()
            for guest in (ann, bob):
                guest.get("/me")
            ann.post("/me/messages/webhook", {"address": f"{hook.url}/ann"}, 201)
            made = ann.open("me", "open")
            bob.join(made)
            server.kill()
            assert hook.sent == []
            server.start()
            until(lambda: hook.sent, "it is told")
            said = json.loads(hook.sent[0].body)
            assert (said["kind"], said["table"]) == ("turn", made["table"])
        finally:
            server.stop()


# ---- ways that fail ----


def counted(outcome: str) -> float:
    return REGISTRY.get_sample_value("tianxia_deliveries_total", {"by": "webhook", "outcome": outcome}) or 0.0


def test_a_webhook_that_fails_is_tried_less_and_less_and_then_switched_off(tmp_path: Path) -> None:
    async def play() -> None:
        failed, delivered = counted("failed"), counted("delivered")
        async with receiving() as hook, housed(tmp_path) as house:
            ann, bob = house.people("Ann", "Bob")
            way = await ann.hook(hook)
            hook.status = 500
            table = await ann.open(2)
            await bob.join(table)
            await house.wait(SOON + 30)
            assert len(hook.sent) == 1
            await house.wait(MINUTE)
            assert len(hook.sent) == 2
            await house.wait(MINUTE)
            assert len(hook.sent) == 2, "the second pause is longer"
            await house.wait(DAY)
            mine = (await ann.ask("GET", "/me/messages"))["ways"][0]
            assert len(hook.sent) == MOST_FAILURES and (mine["active"], mine["failures"]) == (False, MOST_FAILURES)
            hook.status = 200
            await ann.ask("PUT", f"/me/messages/ways/{way}", {"active": True})
            assert (await ann.ask("POST", f"/me/messages/ways/{way}/test"))["delivered"]
            await ann.answer(table)
            await bob.answer(table)
            await house.wait(HOUR)
            assert hook.said()[-1]["kind"] == "turn"
            assert counted("failed") == failed + MOST_FAILURES
            assert counted("delivered") == delivered + len(hook.sent) - MOST_FAILURES

    asyncio.run(play())


def test_a_redirect_is_not_followed(tmp_path: Path) -> None:
    async def play() -> None:
        async with receiving() as hook, receiving() as inside, housed(tmp_path) as house:
            (ann,) = house.people("Ann")
            way = await ann.hook(hook)
            hook.status, hook.location = 302, inside.url
            assert (await ann.ask("POST", f"/me/messages/ways/{way}/test", status=409))["error"] == "not-delivered"
            assert len(hook.sent) == 1 and inside.sent == []

    asyncio.run(play())


# ---- Web Push ----


def test_push_is_sealed_for_the_browser_and_signed_by_the_server(tmp_path: Path) -> None:
    async def play() -> None:
        async with receiving() as service, housed(tmp_path) as house:
            ann, bob = house.people("Ann", "Bob")
            browser = Browser()
            endpoint = f"{service.url}/ann-s-browser"
            made = await ann.ask("POST", "/me/messages/push", {"endpoint": endpoint, **browser.keys(), "name": "Firefox"}, 201)
            assert [(w["channel"], w["name"]) for w in made["ways"]] == [("push", "Firefox")]
            table = await ann.open(2)
            await bob.join(table)
            await house.wait(MINUTE)
            (sent,) = service.sent
            assert b"Pebbles" not in sent.body
            said = browser.read(sent)
            assert (said["title"], said["url"]) == ("Your turn: Pebbles", f"http://here/t/{table}")
            assert Vapid02.verify(sent.headers["authorization"])
            token, key = sent.headers["authorization"].removeprefix("vapid t=").split(",k=")
            assert key == made["push_key"]
            claims = json.loads(urlsafe_b64decode(token.split(".")[1] + "=="))
            assert claims["aud"] == service.url and house.clock.now() < claims["exp"] < house.clock.now() + DAY
            assert int(sent.headers["ttl"]) > 0 and len(sent.headers["topic"]) <= 32

            service.status = 410  # the browser has thrown it away
            await ann.answer(table)
            await bob.answer(table)
            await house.wait(10 * MINUTE)
            assert (await ann.ask("GET", "/me/messages"))["ways"] == []
            assert [row for row in await house.outbox() if row["guest"] == ann.guest] == []

    asyncio.run(play())


def test_a_browser_belongs_to_whoever_has_it_now(tmp_path: Path) -> None:
    async def play() -> None:
        async with housed(tmp_path) as house:
            ann, bob = house.people("Ann", "Bob")
            subscription = {"endpoint": "https://push.example.org/1", **Browser().keys()}
            await ann.ask("POST", "/me/messages/push", subscription, 201)
            await bob.ask("POST", "/me/messages/push", subscription, 201)
            assert (await ann.ask("GET", "/me/messages"))["ways"] == []
            assert len((await bob.ask("GET", "/me/messages"))["ways"]) == 1
            refused = await bob.ask("POST", "/me/messages/push", {**subscription, "p256dh": "A" * 87}, 422)
            assert refused["args"]["where"] == "p256dh"

    asyncio.run(play())


# ---- mail ----


class Box:
    """What aiosmtpd was handed."""

    def __init__(self) -> None:
        self.letters: list[Any] = []

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        self.letters.append(envelope)
        return "250 taken"


def words_of(envelope: Any) -> tuple[str, str]:
    from email import message_from_bytes, policy

    found = message_from_bytes(envelope.content, policy=policy.default)
    return str(found["subject"]), str(found.get_content())


def test_mail_goes_to_a_mailbox_that_has_sent_back_its_code(tmp_path: Path) -> None:
    box = Box()
    post = Controller(box, hostname="127.0.0.1", port=free_port())
    post.start()

    async def play() -> None:
        mail: dict[str, Any] = {
            "mail_host": "127.0.0.1",
            "mail_port": post.port,
            "mail_tls": "none",
            "mail_from": "table@tianxia.example",
        }
        async with housed(tmp_path, **mail) as house:
            ann, bob = house.people("Ann", "Bob")
            wishes = {"language": "pl", "zone": "Europe/Warsaw"}
            await ann.ask("PUT", "/me/messages", wishes)
            made = await ann.ask("POST", "/me/messages/mail", {"address": "ann@example.org"}, 201)
            (way,) = made["ways"]
            assert not way["confirmed"]
            subject, text = words_of(box.letters[0])
            code = subject.split(" ")[0]
            assert code.isdigit() and code in text and box.letters[0].rcpt_tos == ["ann@example.org"]
            table = await ann.open(2)
            await bob.join(table)
            await house.wait(HOUR)
            assert len(box.letters) == 1, "nothing goes to a mailbox that is perhaps somebody else's"
            wrong = await ann.ask("POST", f"/me/messages/ways/{way['id']}/code", {"code": "x"}, 403)
            assert wrong["error"] == "bad-mail-code"
            await ann.ask("POST", f"/me/messages/ways/{way['id']}/code", {"code": f" {code} "})
            await ann.answer(table)
            await bob.answer(table)
            await house.wait(LATE - 1)
            assert len(box.letters) == 1
            await house.wait(2)
            subject, text = words_of(box.letters[1])
            assert subject == "Twoja kolej: Pebbles" and f"http://here/t/{table}" in text and "/me/messages" in text
            assert "Bob" in text

    try:
        asyncio.run(play())
    finally:
        post.stop()


def test_a_wrong_code_can_be_tried_only_so_often_and_no_mail_is_said(tmp_path: Path) -> None:
    async def play() -> None:
        async with housed(tmp_path) as house:
            (ann,) = house.people("Ann")
            assert (await ann.ask("POST", "/me/messages/mail", {"address": "ann@example.org"}, 409))["error"] == "no-mail"

    asyncio.run(play())
    post = Controller(Box(), hostname="127.0.0.1", port=free_port())
    post.start()

    async def guess() -> None:
        async with housed(tmp_path, mail_host="127.0.0.1", mail_port=post.port, mail_tls="none") as house:
            (eve,) = house.people("Eve")
            way = (await eve.ask("POST", "/me/messages/mail", {"address": "ann@example.org"}, 201))["ways"][0]["id"]
            for _ in range(5):
                await eve.ask("POST", f"/me/messages/ways/{way}/code", {"code": "wrong"}, 403)
            assert (await eve.ask("GET", "/me/messages"))["ways"] == []

    try:
        asyncio.run(guess())
    finally:
        post.stop()


def test_a_mail_has_one_subject_line_whatever_people_call_themselves() -> None:
    made = Mail(Settings(db="", mail_host="x"))._letter("ann@example.org", "Bob\r\nBcc: eve@example.org", "text")
    assert made["Bcc"] is None and str(made["subject"]) == "Bob Bcc: eve@example.org"


# ---- addresses that people give ----

INSIDE = [
    "127.0.0.1", "10.0.0.7", "192.168.1.1", "172.16.0.1", "169.254.169.254", "0.0.0.0", "100.64.0.1", "224.0.0.1",
    "::1", "fe80::1", "fd00::1", "::ffff:127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::",
]  # fmt: skip


@pytest.mark.parametrize("address", INSIDE)
def test_addresses_of_our_own_network_are_not_asked(address: str) -> None:
    assert not public(address)
    host = f"[{address}]" if ":" in address else address
    with pytest.raises(Problem) as refused:
        Outside(private=False).check(f"http://{host}/hook")
    assert refused.value.error == "bad-address"


@pytest.mark.parametrize(
    "url",
    ["ftp://example.org/", "file:///etc/passwd", "//example.org", "example.org", "https://", "https://u:p@example.org/",
     "http://localhost/", "http://a.localhost./", "http://printer.local/", "http://127.1/", "http://0x7f000001/",
     "http://2130706433/", "http://example.org:22/", "http://example.org:99999/", "http://exa mple.org/", "http://ex\tample.org/",
     "gopher://example.org/"],
)  # fmt: skip
def test_what_is_no_public_web_address_is_refused(url: str) -> None:
    with pytest.raises(Problem):
        Outside(private=False).check(url)


def test_public_addresses_are_taken() -> None:
    for url in ("https://example.org/hook?x=1", "http://8.8.8.8:8080/", "https://[2606:4700::1111]/"):
        Outside(private=False).check(url)


def test_a_name_that_leads_inside_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """The name looks public and is resolved to an address of ours: the very one that would be connected is looked at."""

    async def play() -> None:
        async with receiving() as inside:
            port = int(inside.url.rpartition(":")[2])
            loop = asyncio.get_running_loop()

            async def resolved(*_: Any, **__: Any) -> Any:
                return [(2, 1, 6, "", ("127.0.0.1", port))]

            monkeypatch.setattr(loop, "getaddrinfo", resolved)
            for private in (False, True):
                outside = Outside(private=private)
                if private:
                    assert await outside.post(f"http://example.org:{port}/", {}, b"x") == 201
                else:
                    with pytest.raises(Unreachable):
                        await outside.post(f"http://example.org:{port}/", {}, b"x")
                await outside.close()
            assert len(inside.sent) == 1

    asyncio.run(play())


def test_a_private_webhook_is_refused_where_the_operator_has_not_allowed_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with housed(tmp_path, webhook_private=False) as house:
            (ann,) = house.people("Ann")
            refused = await ann.ask("POST", "/me/messages/webhook", {"address": "http://127.0.0.1:8000/api/health"}, 422)
            assert refused["error"] == "bad-address" and (await ann.ask("GET", "/me/messages"))["ways"] == []
            push = {"endpoint": "https://10.0.0.1/push", **Browser().keys()}
            assert (await ann.ask("POST", "/me/messages/push", push, 422))["error"] == "bad-address"

    asyncio.run(play())


# ---- wishes, words ----


def test_games_that_are_switched_off_are_not_told(tmp_path: Path) -> None:
    async def play() -> None:
        async with receiving() as hook, housed(tmp_path) as house:
            ann, bob = house.people("Ann", "Bob")
            await ann.hook(hook, games_off=["pebbles"])
            await bob.join(await ann.open(2))
            await house.wait(HOUR)
            assert hook.sent == []

    asyncio.run(play())


def test_wishes_are_kept_and_nonsense_is_refused(tmp_path: Path) -> None:
    async def play() -> None:
        async with housed(tmp_path) as house:
            ann, eve = house.people("Ann", "Eve")
            wish = {
                "language": "cs",
                "zone": "Europe/Prague",
                "quiet": {"begins": "22:30", "ends": "06:05"},
                "kinds_off": ["over"],
            }
            await ann.ask("PUT", "/me/messages", wish)
            found = await ann.ask("GET", "/me/messages")
            assert {key: found[key] for key in wish} == wish
            for bad, error in (
                ({"zone": "Europe/Atlantis"}, "bad-request"),
                ({"zone": "../etc/passwd"}, "bad-request"),
                ({"quiet": {"begins": "25:00", "ends": "06:00"}}, "bad-request"),
                ({"kinds_off": ["gossip"]}, "bad-request"),
                ({"games_off": ["chess"]}, "unknown-game"),
                ({"language": "tlh"}, "unknown-language"),
            ):
                refused = await ann.ask("PUT", "/me/messages", {**wish, **bad}, 404 if error.startswith("unknown") else 422)
                assert refused["error"] == error
            assert (await ann.ask("GET", "/me/messages")) == found
            await ann.ask("PUT", "/me/messages/language", {"language": "pl"})
            assert (await ann.ask("GET", "/me/messages"))["quiet"] == wish["quiet"]
            way = (await ann.ask("POST", "/me/messages/webhook", {"address": "https://example.org/x"}, 201))["ways"][0]
            assert way["name"] == "example.org"
            for method, path, body in (
                ("DELETE", "", None), ("PUT", "", {"active": False}), ("POST", "/test", None), ("POST", "/code", {"code": "1"}),
            ):  # fmt: skip
                refused = await eve.ask(method, f"/me/messages/ways/{way['id']}{path}", body, 404)
                assert refused["error"] == "unknown-way"
            assert (await ann.ask("DELETE", f"/me/messages/ways/{way['id']}"))["ways"] == []

    asyncio.run(play())


def test_ways_are_limited_in_number_and_in_time(tmp_path: Path) -> None:
    async def play() -> None:
        async with housed(tmp_path, messages_per_minute=14) as house:
            (ann,) = house.people("Ann")
            for i in range(12):
                await ann.ask("POST", "/me/messages/webhook", {"address": f"https://example.org/{i}"}, 201)
            refused = await ann.ask("POST", "/me/messages/webhook", {"address": "https://example.org/more"}, 409)
            assert refused["error"] == "too-many-ways"
            for _ in range(2):
                await ann.ask("POST", "/me/messages/webhook", {"address": "https://example.org/1"}, 201)
            refused = await ann.ask("POST", "/me/messages/webhook", {"address": "https://example.org/1"}, 429)
            assert refused["args"]["seconds"] > 0

    asyncio.run(play())


def test_the_tables_that_wait_for_me(tmp_path: Path) -> None:
    async def play() -> None:
        async with housed(tmp_path) as house:
            ann, bob = house.people("Ann", "Bob")
            assert await ann.ask("GET", "/me/waiting") == {"tables": [], "known": True, "told": False}
            tables = [await ann.open(2) for _ in range(3)]
            for table in tables[:2]:
                await bob.join(table)
                await house.clock.pass_by(1)
            assert [t["table"] for t in (await ann.ask("GET", "/me/waiting"))["tables"]] == tables[:2]
            await ann.answer(tables[0])
            assert (await ann.ask("GET", "/me/waiting"))["tables"] == [{"table": tables[1], "game": "pebbles"}]
            assert len((await bob.ask("GET", "/me/waiting"))["tables"]) == 2

    asyncio.run(play())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_message_has_its_words(language: str) -> None:
    for kind in ("turn", "joined", "clock", "over", "asked", "invited"):
        item = Item(kind, "t1", "terracotta", "Bob", "Bob, Cyn")
        for n in (1, 2, 3, 5, 7):
            made = letter([item], language, "https://x", n, "1")
            assert made.title and made.text and "$" not in made.title + made.text
        for n in (2, 3, 8):
            many = letter([item] * n, language, "https://x", n, "1")
            assert str(n) in many.title and len(many.text.splitlines()) <= 6


def test_guests_without_a_name_are_called_so_in_the_readers_language() -> None:
    item = Item("joined", "t1", "terracotta", "Guest 9f2c", "Bob, Guest 12ab, Guest 1234 and more")
    told = letter([item], "cs", "https://x", 1, "1")
    assert told.title.startswith("Host 9f2c ") and told.text == "U stolu: Bob, Host 12ab, Guest 1234 and more."


def test_webhooks_speak_as_their_receivers_like_it() -> None:
    told = letter([Item("turn", "t1", "pebbles", "", "@everyone")], "en", "https://x", 1, "1")
    where, discord = webhook_body("discord", "https://discord.example/api/webhooks/1/a", told)
    assert where.endswith("/1/a") and discord["allowed_mentions"] == {"parse": []} and "https://x/t/t1" in discord["content"]
    where, ntfy = webhook_body("ntfy", "https://ntfy.example/my-topic", told)
    assert where == "https://ntfy.example" and ntfy["topic"] == "my-topic" and ntfy["click"] == "https://x/t/t1"
    assert webhook_body("json", "https://a.example/b", told)[1]["kind"] == "turn"
