"""Reports, and those who keep order: what they see, what they can do, and what nobody learns."""

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest

from tests.server.fake_clock import FakeClock
from tests.server.in_process import InProcess
from tests.server.table_client import ROOT, Guest, Server
from tests.server.test_talk import heard, rooms, say, table_of_two
from tianxia.server.app import make_api
from tianxia.server.settings import Settings, db_url


def admin(db: str, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tianxia", "admin", "--db", db, *words]
    return subprocess.run(command, cwd=ROOT, env={"PYTHONPATH": "src"}, capture_output=True, text=True, timeout=600)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(
        str(tmp_path_factory.mktemp("house") / "t.db"), TIANXIA_REPORTS_PER_MINUTE="1000", TIANXIA_CHAT_PER_MINUTE="1000"
    )
    yield made
    made.stop()


@pytest.fixture(scope="module")
def keeper(house: Server) -> Guest:
    guest = house.guest()
    who = guest.get("/me")["guest"]
    guest.put("/me", {"name": f"Keeper {who}"})
    done = admin(house.db, "role", who, "moderator")
    assert done.returncode == 0 and f"Keeper {who} ({who}) is now a moderator" in done.stdout, done.stderr
    return guest


@pytest.fixture
def ann(house: Server) -> Guest:
    return house.guest()


@pytest.fixture
def bob(house: Server) -> Guest:
    return house.guest()


def report(guest: Guest, table: str, status: int = 200, **what: Any) -> Any:
    return guest.post(f"/tables/{table}/reports", {"reason": "insult", "request": uuid4().hex, **what}, status)


def act(keeper: Guest, number: int, name: str, status: int = 200, **more: Any) -> Any:
    return keeper.post(f"/moderation/reports/{number}", {"act": name, **more}, status)


def reported(ann: Guest, bob: Guest, keeper: Guest, **terms: Any) -> tuple[str, Any]:
    """A table where Bob has said something, and the report of it."""
    table = table_of_two(ann, bob, **terms)
    say(ann, table, ready="hello")
    say(bob, table, "a bad word")
    say(ann, table, "please!")
    report(ann, table, what="line", room="players", n=2, note="again")
    [found] = [one for one in keeper.get("/moderation/reports")["reports"] if one["table"] == table]
    return table, found


def test_a_report_shows_the_words_around_it_and_nothing_of_the_game(ann: Guest, bob: Guest, keeper: Guest) -> None:
    table, found = reported(ann, bob, keeper)
    assert [(line["n"], line["text"] or line["ready"]) for line in found["lines"]] == [
        (1, "hello"),
        (2, "a bad word"),
        (3, "please!"),
    ]
    assert (found["what"], found["n"], found["reason"], found["note"], found["open"]) == ("line", 2, "insult", "again", True)
    assert found["about"]["person"] == bob.get("/me")["guest"] and found["by"]["person"] == ann.get("/me")["guest"]
    assert not {"view", "question", "record"} & set(found)
    assert keeper.get("/me/standing")["reports"] >= 1
    assert keeper.look(table)["eyes"] == -1  # at the table they are a watcher like anybody
    assert "players" not in rooms(keeper, table)  # and hear no more than that there


def test_only_those_who_keep_order_may(ann: Guest, bob: Guest, keeper: Guest) -> None:
    _, found = reported(ann, bob, keeper)
    for guest in (ann, bob):
        assert guest.get("/moderation/reports", 403)["error"] == "not-your-role"
        assert guest.get("/moderation/acts", 403)["error"] == "not-your-role"
        assert act(guest, found["id"], "dismiss", 403)["error"] == "not-your-role"
        assert guest.delete("/moderation/acts/1", 403)["error"] == "not-your-role"
        assert guest.get("/me/standing") == {"warnings": [], "muted_until": None, "banned_until": None, "roles": [], "reports": 0}


def test_a_removed_line_is_removed_for_all_and_stays_as_such(ann: Guest, bob: Guest, keeper: Guest) -> None:
    table, found = reported(ann, bob, keeper)
    with ann.live(table) as anns:
        anns.hear("table")
        act(keeper, found["id"], "remove")
        [line] = heard(anns)
    assert line["removed"] and line["text"] == "" and line["n"] == 2
    assert rooms(ann, table)["players"] == rooms(bob, table)["players"] == ["hello", None, "please!"]
    [again] = [one for one in keeper.get("/moderation/reports")["reports"] if one["id"] == found["id"]]
    assert again["lines"][1]["removed"] and again["lines"][1]["text"] == "a bad word"
    assert act(keeper, found["id"], "remove", room="players", lines=[77], status=404)["error"] == "unknown-line"


def test_a_warning_is_read_and_confirmed_before_the_next_word(ann: Guest, bob: Guest, keeper: Guest) -> None:
    table, found = reported(ann, bob, keeper)
    act(keeper, found["id"], "warn", note="", status=422)
    act(keeper, found["id"], "warn", note="Be friendly.")
    [warning] = bob.get("/me/standing")["warnings"]
    assert warning["note"] == "Be friendly." and set(warning) == {"id", "note", "at"}  # and not by whom
    assert say(bob, table, "me?", status=403)["error"] == "warned"
    assert bob.get(f"/tables/{table}/chat")["closed"] == "warned"
    assert ann.post(f"/me/warnings/{warning['id']}", status=404)["error"] == "unknown-act"
    assert bob.post(f"/me/warnings/{warning['id']}")["warnings"] == []
    say(bob, table, "sorry")
    [logged] = [one for one in keeper.get("/moderation/acts")["acts"] if one["report"] == found["id"]]
    assert logged["act"] == "warn" and logged["confirmed"] and logged["by"]["name"].startswith("Keeper")


def test_a_mute_ends_what_one_says_and_can_be_taken_back(ann: Guest, bob: Guest, keeper: Guest) -> None:
    table, found = reported(ann, bob, keeper)
    act(keeper, found["id"], "mute", status=422)
    act(keeper, found["id"], "dismiss", days=3, status=422)
    act(keeper, found["id"], "mute", days=3)
    refused = say(bob, table, "hm", status=403)
    assert refused["error"] == "muted" and refused["args"]["until"] == bob.get("/me/standing")["muted_until"]
    bob.open("me", "greedy")  # to play they may
    [mine] = [one for one in keeper.get("/moderation/acts")["acts"] if one["report"] == found["id"]]
    keeper.delete(f"/moderation/acts/{mine['id']}")
    say(bob, table, "thank you")
    assert bob.get("/me/standing")["muted_until"] is None
    keeper.delete("/moderation/acts/999999", 404)


def test_who_is_banned_opens_joins_and_says_nothing_and_a_bot_may_play_on(ann: Guest, bob: Guest, keeper: Guest) -> None:
    open_table = ann.open("me", "open")
    table, found = reported(ann, bob, keeper)
    with bob.live(table):  # he is here: without the ban no bot could stand in
        assert ann.put(f"/tables/{table}/seats/1", {"bot": "random"}, 409)["error"] == "still-here"
        act(keeper, found["id"], "ban", days=7)
        assert say(bob, table, "hm", status=403)["error"] == "banned"
        for refused in (
            bob.post("/tables", {"game": "pebbles", "seats": [{"who": "me"}, {"who": "open"}]}, 403),
            bob.post(f"/tables/{open_table['table']}/join", {"key": open_table["join"].partition("join=")[2]}, 403),
        ):
            assert refused["error"] == "banned" and refused["args"]["until"]
        ann.put(f"/tables/{table}/seats/1", {"bot": "random"})
        assert bob.delete(f"/tables/{table}/seats/1/bot", 403)["error"] == "banned"
        assert ann.look(table)["players"][1]["stand_in"]


def test_a_dismissed_report_is_done(ann: Guest, bob: Guest, keeper: Guest) -> None:
    _, found = reported(ann, bob, keeper)
    act(keeper, found["id"], "dismiss")
    assert found["id"] not in [one["id"] for one in keeper.get("/moderation/reports")["reports"]]
    done = keeper.get("/moderation/reports", open="false")["reports"]
    assert done[0]["id"] == found["id"] and done[0]["acts"][0]["act"] == "dismiss"
    act(keeper, 10**6, "dismiss", status=404)


def test_only_what_one_sees_and_hears_can_be_reported_and_nobody_learns_by_whom(ann: Guest, bob: Guest, house: Server) -> None:
    table = table_of_two(ann, bob)
    eve = house.guest()
    say(ann, table, "among us")
    assert report(eve, table, what="line", room="players", n=1, status=404)["error"] == "unknown-line"
    assert report(ann, table, what="line", room="players", n=1, status=422)["error"] == "bad-request"  # oneself
    assert report(ann, table, what="line", status=422)["error"] == "bad-request"
    assert report(ann, table, what="name", status=422)["error"] == "bad-request"
    assert report(ann, table, what="behaviour", seat=9, status=404)["error"] == "unknown-seat"
    assert report(eve, table, what="name", seat=1, reason="name", request="r") == {"again": False}
    assert report(eve, table, what="name", seat=1, reason="name", request="r") == {"again": True}
    assert bob.get("/me/standing")["warnings"] == []


def test_mutes_and_bans_end_by_themselves(tmp_path: Path) -> None:
    async def scene() -> None:
        clock = FakeClock()
        api = make_api(Settings(db=db_url(str(tmp_path / "t.db")), bots_early=False), clock)
        async with api.router.lifespan_context(api):
            hall = api.state.hall
            house = InProcess(api)
            ann, bob, mod = [hall.guests.sign(letter * 32) for letter in "abc"]
            await hall.roles.give("c" * 32, "moderator")
            _, made = await house.ask(ann, "POST", "/api/tables", {"game": "pebbles", "seats": [{"who": "me"}, {"who": "open"}]})
            chat = f"/api/tables/{made['table']}/chat"
            key = made["join"].partition("join=")[2]
            assert (await house.ask(bob, "POST", f"/api/tables/{made['table']}/join", {"key": key}))[0] == 200
            body = {"what": "behaviour", "seat": 1, "reason": "leaving", "request": "r"}
            assert (await house.ask(ann, "POST", f"/api/tables/{made['table']}/reports", body))[0] == 200
            for days, name in ((1, "mute"), (2, "ban")):
                assert (await house.ask(mod, "POST", "/api/moderation/reports/1", {"act": name, "days": days}))[0] == 200
            for day, error in ((0.5, "banned"), (1.0, "banned"), (0.6, "")):
                await clock.pass_by(day * 24 * 3600)
                status, told = await house.ask(bob, "POST", chat, {"ready": "hello", "request": f"r{clock.now():.0f}"})
                assert (status, told.get("error", "")) == ((403, error) if error else (200, ""))

    asyncio.run(scene())


def test_roles_are_given_and_taken_on_the_command_line(house: Server, keeper: Guest, ann: Guest) -> None:
    who = keeper.get("/me")["guest"]
    listed = admin(house.db, "roles")
    assert f"moderator  {who}  Keeper {who}" in listed.stdout
    nobody = admin(house.db, "role", "nobody", "moderator")
    assert nobody.returncode == 2 and "nobody here is called 'nobody'" in nobody.stderr
    assert admin(house.db, "role", who, "king").returncode == 2
    ann.put("/me", {"name": "Twin"})
    house.guest().put("/me", {"name": "Twin"})
    several = admin(house.db, "role", "Twin", "moderator")
    assert several.returncode == 2 and "several people" in several.stderr
    mine = ann.get("/me")["guest"]
    assert admin(house.db, "role", mine, "moderator").returncode == 0
    ann.get("/moderation/acts")
    assert "no longer" in admin(house.db, "role", mine, "moderator", "--take").stdout
    ann.get("/moderation/acts", 403)


def test_what_was_decided_survives_a_kill(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "t.db"))
    try:
        ann, bob, keeper = server.guest(), server.guest(), server.guest()
        keeper.put("/me", {"name": "Keeper"})
        assert admin(server.db, "role", "Keeper", "moderator").returncode == 0
        table, found = reported(ann, bob, keeper)
        act(keeper, found["id"], "remove")
        act(keeper, found["id"], "ban", days=7)
        server.kill()
        server.start()
        assert rooms(ann, table)["players"] == ["hello", None, "please!"]
        assert say(bob, table, "hm", status=403)["error"] == "banned"
        assert [one["act"] for one in keeper.get("/moderation/acts")["acts"]] == ["ban", "remove"]
    finally:
        server.stop()
