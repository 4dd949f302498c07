"""Who I am: a guest becomes an account without losing a seat, comes back on any device, and can leave."""

import re
import sqlite3
from collections.abc import Iterator
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from alembic import command
from alembic.config import Config

from tests.patience import until
from tests.server.device import Device
from tests.server.table_client import Guest, Server, free_port
from tianxia.server.schema import metadata
from tianxia.server.upgrading import MIGRATIONS


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where signing in is not counted: all guests of these tests come from one address."""
    made = Server(str(tmp_path_factory.mktemp("people") / "t.db"), TIANXIA_SIGN_INS_PER_MINUTE="100000")
    yield made
    made.stop()


def come(house: Server, name: str = "") -> Guest:
    guest = house.guest()
    guest.get("/me")
    if name:
        guest.put("/me", {"name": name})
    return guest


def device(guest: Guest, **more: Any) -> Device:
    host = guest.url.removeprefix("http://")
    return Device(guest.url, host.partition(":")[0], **more)


def with_passkey(guest: Guest) -> Device:
    made = device(guest)
    guest.post("/me/passkeys", {"credential": made.make(guest.post("/me/passkey-options")["options"]), "name": "phone"})
    return made


def show(guest: Guest, made: Device, status: int = 200) -> Any:
    credential = made.show(guest.post("/sign-in/passkey-options")["options"])
    return guest.post("/sign-in/passkey", {"credential": credential}, status)


def cookie(guest: Guest) -> str:
    return str(guest.http.cookies["tianxia"])


def as_before(house: Server, old: str) -> Guest:
    """A browser with this cookie."""
    guest = house.guest()
    guest.http.cookies.set("tianxia", old)
    return guest


def link_of(guest: Guest) -> str:
    link: str = guest.post("/me/device-link")["link"]
    return link.partition("#")[2]


# ---- becoming an account ----


def test_a_passkey_makes_a_guest_an_account_that_keeps_its_seats(house: Server) -> None:
    ann = come(house, "Ann")
    table = ann.open("me", "open")
    before, me = cookie(ann), ann.get("/me")
    assert not me["account"]
    with_passkey(ann)
    after = ann.get("/me")
    assert after == {**me, "account": True} and cookie(ann) != before
    assert ann.look(table["table"])["me"] == [0]
    account = ann.get("/me/account")
    assert [key["name"] for key in account["passkeys"]] == ["phone"]
    assert [(one["how"], one["here"]) for one in account["devices"]] == [("here", True)]


def test_the_first_cookie_of_an_account_is_good_for_nothing(house: Server) -> None:
    ann = come(house)
    table = ann.open("me", "me")["table"]
    thief = as_before(house, cookie(ann))
    assert thief.look(table)["me"] == [0, 1]
    with_passkey(ann)
    thief.get("/tables", 401)
    assert ann.look(table)["me"] == [0, 1]


def test_a_plain_guest_and_the_cookie_from_before_sessions_go_on(house: Server) -> None:
    ann = come(house)
    old = as_before(house, cookie(ann))
    assert old.get("/me")["guest"] == ann.get("/me")["guest"]


def test_a_passkey_opens_the_account_on_another_device_and_takes_its_tables_along(house: Server) -> None:
    ann = come(house, "Ann")
    mine = ann.open("me", "me")["table"]
    key = with_passkey(ann)
    phone = come(house, "Ann on the phone")
    other = phone.open("me", "greedy")["table"]
    old = cookie(phone)
    welcome = show(phone, key)
    assert welcome["name"] == "Ann" and welcome["moved"] == 1 and welcome["twice"] == []
    assert {t["table"] for t in phone.get("/tables")["tables"]} == {mine, other}
    assert {t["table"] for t in ann.get("/tables")["tables"]} == {mine, other}
    assert ann.look(other)["owner"] is True
    as_before(house, old).get("/tables", 401)


def test_where_account_and_guest_sit_at_one_table_both_stay(house: Server) -> None:
    ann = come(house, "Ann")
    key = with_passkey(ann)
    table = ann.open("me", "open")
    phone = come(house, "Phone")
    phone.join(table)
    alone = phone.open("me", "me")["table"]
    welcome = show(phone, key)
    assert welcome["twice"] == [table["table"]] and welcome["moved"] == 1
    assert phone.look(table["table"])["me"] == [0] and phone.look(alone)["me"] == [0, 1]
    assert phone.get("/me/account")["twice"] == [table["table"]]
    assert phone.post("/me/sign-out", {})["back"] is True
    assert phone.look(table["table"])["me"] == [1] and phone.get("/me")["name"] == "Phone"


# ---- passkeys that are not what they should be ----


def test_a_challenge_is_good_once(house: Server) -> None:
    ann = come(house)
    made = device(ann)
    credential = made.make(ann.post("/me/passkey-options")["options"])
    ann.post("/me/passkeys", {"credential": credential})
    assert ann.post("/me/passkeys", {"credential": credential}, 409)["error"] == "bad-ticket"
    eve = come(house)
    shown = made.show(eve.post("/sign-in/passkey-options")["options"])
    eve.post("/sign-in/passkey", {"credential": shown})
    assert come(house).post("/sign-in/passkey", {"credential": shown}, 409)["error"] == "bad-ticket"


def test_what_is_not_this_passkey_for_this_host_by_its_owner_is_refused(house: Server) -> None:
    ann, eve = come(house), come(house)
    key = with_passkey(ann)
    for wrong in (
        Device("https://elsewhere.example", "127.0.0.1"),
        Device(ann.url, "elsewhere.example"),
        Device(ann.url, "127.0.0.1", verifies=False),
    ):
        wrong.key, wrong.id, wrong.user = key.key, key.id, key.user
        assert show(eve, wrong, 403)["error"] == "bad-passkey"
    forged = device(eve)
    forged.id = key.id
    assert show(eve, forged, 403)["error"] == "bad-passkey"
    assert show(eve, device(eve), 403)["error"] == "bad-passkey"
    made = device(eve)
    credential = made.make(ann.post("/me/passkey-options")["options"])
    assert eve.post("/me/passkeys", {"credential": credential}, 403)["error"] == "bad-passkey"  # asked for by somebody else
    wrongs: list[dict[str, Any]] = [{}, {"response": {}}, {"response": {"clientDataJSON": "!"}}, {"id": 3, "response": 4}]
    for nonsense in wrongs:
        assert eve.post("/sign-in/passkey", {"credential": nonsense}, 403)["error"] == "bad-passkey"
    assert eve.get("/me/account")["account"] is False
    show(eve, key)


def test_a_copied_passkey_is_noticed_by_its_count(house: Server) -> None:
    ann = come(house)
    key = with_passkey(ann)
    show(come(house), key)
    key.count = 0
    assert show(come(house), key, 403)["error"] == "bad-passkey"


def test_a_removed_passkey_opens_nothing(house: Server) -> None:
    ann = come(house)
    key = with_passkey(ann)
    name = ann.get("/me/account")["passkeys"][0]["id"]
    come(house).delete(f"/me/passkeys/{name}", 404)
    assert ann.delete(f"/me/passkeys/{name}")["passkeys"] == []
    assert show(come(house), key, 403)["error"] == "bad-passkey"


# ---- other ways in ----


def test_a_link_takes_my_seats_to_another_device_once(house: Server) -> None:
    ann = come(house, "Ann")
    table = ann.open("me", "me")["table"]
    link = ann.post("/me/device-link")
    assert link["link"].startswith(f"{house.url}/come#") and link["path"].startswith("M") and link["size"] > 20
    token = link["link"].partition("#")[2]
    phone = come(house)
    assert phone.post("/sign-in/link/look", {"token": token}) == {"kind": "device", "name": "Ann", "mail": None, "moves": 0}
    assert ann.post("/sign-in/link", {"token": token}, 409)["error"] == "already-here"
    phone.post("/sign-in/link", {"token": token})
    assert phone.look(table)["me"] == [0, 1] and ann.look(table)["me"] == [0, 1]
    assert come(house).post("/sign-in/link", {"token": token}, 409)["error"] == "bad-ticket"
    devices = phone.get("/me/account")["devices"]
    assert sorted([(one["how"], one["here"]) for one in devices]) == [("here", False), ("link", True)]


def test_recovery_codes_are_good_once_each_and_new_ones_end_the_old(house: Server) -> None:
    ann = come(house, "Ann")
    codes = ann.post("/me/codes")["codes"]
    assert len(set(codes)) == 10
    phone = come(house)
    assert phone.post("/sign-in/code", {"code": codes[0].upper().replace("-", " ")})["name"] == "Ann"
    assert come(house).post("/sign-in/code", {"code": codes[0]}, 403)["error"] == "bad-code"
    assert ann.get("/me/account")["codes"] == 9
    fresh = ann.post("/me/codes")["codes"]
    assert come(house).post("/sign-in/code", {"code": codes[1]}, 403)["error"] == "bad-code"
    come(house).post("/sign-in/code", {"code": fresh[1]})


def test_nothing_that_opens_a_door_is_readable_in_the_store(house: Server) -> None:
    ann = come(house, "Ann")
    codes = ann.post("/me/codes")["codes"]
    token = link_of(ann)
    stored = Path(house.db).read_bytes() + Path(house.db + "-wal").read_bytes()
    for secret in (*codes, *[code.replace("-", "") for code in codes], token):
        assert secret.encode() not in stored
    with sqlite3.connect(house.db) as connection:
        assert connection.execute("SELECT count(*) FROM tickets").fetchone()[0] >= 1


# ---- mail ----


class Box:
    """A mail server that keeps what comes."""

    def __init__(self) -> None:
        self.came: list[EmailMessage] = []

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        self.came.append(message_from_bytes(envelope.content, policy=default))
        return "250 OK"

    def link(self, number: int) -> str:
        """The token of a letter, when it has come."""
        until(lambda: len(self.came) > number, "the mail has come")
        found = re.search(r"https://table\.example/come#(\S+)", self.came[number].get_content())
        assert found is not None
        return found[1]


@pytest.fixture
def posted(tmp_path: Path) -> Iterator[tuple[Server, Box]]:
    box = Box()
    post = Controller(box, hostname="127.0.0.1", port=free_port())
    post.start()
    mail: dict[str, Any] = {"TIANXIA_MAIL_HOST": "127.0.0.1", "TIANXIA_MAIL_PORT": str(post.port), "TIANXIA_MAIL_TLS": "none"}
    mail.update(TIANXIA_MAIL_FROM="table@table.example", TIANXIA_PUBLIC_URL="https://table.example/")
    house = Server(str(tmp_path / "t.db"), **mail)
    yield house, box
    house.stop()
    post.stop()


def test_a_link_by_mail_makes_an_account_and_opens_it_elsewhere(posted: tuple[Server, Box]) -> None:
    house, box = posted
    ann = come(house, "Ann")
    table = ann.open("me", "me")["table"]
    assert ann.post("/sign-in/mail", {"mail": " Ann@Example.org ", "language": "pl"}) == {"sent": True}
    token = box.link(0)
    assert box.came[0]["To"] == "ann@example.org" and "Twój link" in box.came[0]["Subject"]
    assert ann.post("/sign-in/link/look", {"token": token})["name"] == ""
    ann.post("/sign-in/link", {"token": token})
    account = ann.get("/me/account")
    assert account["mail"] == "ann@example.org" and account["account"] and ann.look(table)["me"] == [0, 1]
    phone = come(house)
    assert phone.post("/sign-in/mail", {"mail": "ann@example.org"}) == {"sent": True}
    assert phone.post("/sign-in/link", {"token": box.link(1)})["name"] == "Ann"
    assert phone.look(table)["me"] == [0, 1]
    come(house).post("/sign-in/link", {"token": box.link(1)}, 409)
    assert ann.delete("/me/mail")["mail"] is None


def test_nobody_learns_who_has_an_account_nor_takes_an_address_that_is_not_theirs(posted: tuple[Server, Box]) -> None:
    house, box = posted
    ann, eve = come(house, "Ann"), come(house, "Eve")
    ann.post("/sign-in/mail", {"mail": "ann@example.org"})
    ann.post("/sign-in/link", {"token": box.link(0)})
    known = eve.http.post("/api/sign-in/mail", json={"mail": "ann@example.org"})
    unknown = eve.http.post("/api/sign-in/mail", json={"mail": "nobody@example.org"})
    assert (known.status_code, known.content) == (unknown.status_code, unknown.content)
    assert "ann@example.org" not in eve.http.get(f"/api/people/{ann.get('/me')['guest']}").text
    bob = come(house, "Bob")  # follows a link that Eve has asked for: nothing of it becomes hers
    bob.post("/sign-in/link", {"token": box.link(2)})
    assert bob.get("/me/account")["mail"] == "nobody@example.org" and eve.get("/me/account")["mail"] is None
    for wrong in ("nobody", "a@b", "a b@example.org", "a@example.org\nBcc: x@example.org", "<a@example.org>"):
        assert eve.post("/sign-in/mail", {"mail": wrong}, 422)["args"]["where"] == "mail"


def test_without_settings_no_mail_is_offered(house: Server) -> None:
    ann = come(house)
    assert ann.get("/me/account")["mail_possible"] is False
    assert ann.post("/sign-in/mail", {"mail": "ann@example.org"}, 409)["error"] == "no-mail"


# ---- signing out ----


def test_signing_out_everywhere_ends_every_device_and_every_open_line(house: Server) -> None:
    ann = come(house, "Ann")
    table = ann.open("me", "me")["table"]
    first = as_before(house, cookie(ann))
    key = with_passkey(ann)
    phone = come(house)
    show(phone, key)
    with phone.live(table) as line:
        assert line.hear("table")["table"]["me"] == [0, 1]
        assert ann.post("/me/sign-out", {"everywhere": True}) == {"back": False}
        with pytest.raises(Exception, match="1012"):
            while True:
                line.hear_any()
    for gone in (phone, first):
        gone.get("/tables", 401)
    assert "tianxia" not in ann.http.cookies and ann.get("/tables")["tables"] == []
    show(ann, key)
    assert ann.look(table)["me"] == [0, 1]


def test_one_device_is_signed_out_by_another(house: Server) -> None:
    ann = come(house)
    phone = come(house)
    phone.post("/sign-in/link", {"token": link_of(ann)})
    devices = ann.get("/me/account")["devices"]
    there = next(one["id"] for one in devices if not one["here"])
    here = next(one["id"] for one in devices if one["here"])
    ann.delete(f"/me/devices/{here}", 404)
    assert [one["here"] for one in ann.delete(f"/me/devices/{there}")["devices"]] == [True]
    phone.get("/tables", 401)


def test_nobody_signs_out_without_a_way_back(house: Server) -> None:
    ann = come(house)
    assert ann.post("/me/sign-out", {}, 409)["error"] == "no-way-back"
    link_of(ann)  # an account now, but with nothing to come back by
    assert ann.post("/me/sign-out", {"everywhere": True}, 409)["error"] == "no-way-back"
    ann.post("/me/codes")
    ann.post("/me/sign-out", {})


def test_sessions_survive_a_kill_and_ended_ones_do_not(tmp_path: Path) -> None:
    house = Server(str(tmp_path / "t.db"))
    ann = come(house, "Ann")
    table = ann.open("me", "me")["table"]
    codes = ann.post("/me/codes")["codes"]
    phone, thief = come(house), come(house)
    for guest, code in ((phone, codes[0]), (thief, codes[1])):
        guest.post("/sign-in/code", {"code": code})
    old = cookie(thief)
    thief.post("/me/sign-out", {})
    token = link_of(ann)
    house.kill()
    house.start()
    come(house).post("/sign-in/link", {"token": token})
    come(house).post("/sign-in/link", {"token": token}, 409)
    assert phone.look(table)["me"] == [0, 1] == ann.look(table)["me"]
    as_before(house, old).get("/tables", 401)
    assert come(house).post("/sign-in/code", {"code": codes[1]}, 403)["error"] == "bad-code"
    house.stop()


# ---- all my data, and leaving ----


def test_the_export_has_everything_and_nothing_of_others(house: Server) -> None:
    ann, bob = come(house, "Ann"), come(house, "Bob")
    made = ann.open("me", "open")
    bob.join(made, word="bobs word")
    shown = ann.look(made["table"])
    ann.move(made["table"], 0, shown["offers"][0]["words"], shown["line"])
    with_passkey(ann)
    got = ann.get("/me/export")["rooms"]
    assert got["person"][0]["name"] == "Ann" and got["person"][0]["account"]
    assert [t["table"] for t in got["tables"]] == [made["table"]]
    assert [line["text"] for line in got["lines"]] == [f"0 {shown['offers'][0]['words']}"]
    assert len(got["passkeys"]) == len(got["devices"]) == 1
    assert "bobs word" not in ann.http.get("/api/me/export").text
    assert bob.get("/me/export")["rooms"]["lines"] == []


def test_whoever_leaves_is_forgotten_and_nobody_elses_game_ends(house: Server) -> None:
    ann, bob = come(house, "Anneliese"), come(house, "Bob")
    waiting = ann.open("me", "open", "open")
    bob.join(waiting)
    running = ann.open("me", "open")
    bob.join(running)
    over = ann.open("me", "open")
    bob.join(over)

    def end() -> bool:
        ended = False
        for guest in (ann, bob):
            shown = guest.look(over["table"])
            ended = shown["status"] == "over"
            if shown["offers"]:
                guest.move(over["table"], shown["eyes"], shown["offers"][0]["words"], shown["line"])
        return ended

    until(end, "the game is over")
    public = ann.get("/me")["guest"]
    with_passkey(ann)
    old = cookie(ann)
    ann.post("/me/leave", {"name": "somebody else"}, 422)
    ann.post("/me/leave", {"name": "Anneliese"})
    as_before(house, old).get("/tables", 401)
    come(house).get(f"/people/{public}", 404)
    seats = bob.look(waiting["table"])
    assert [p["open"] for p in seats["players"]] == [True, False, True] and seats["owner"] is True
    seats = bob.look(running["table"])
    assert seats["players"][0]["bot"] == "greedy" and seats["players"][0]["person"] is None
    seats = bob.look(over["table"])
    assert seats["players"][0]["left"] is True and seats["players"][0]["name"] == "" and not seats["players"][0]["open"]
    assert len(bob.get(f"/tables/{over['table']}/people")["sitters"]) == 1
    bob.play_to_end(running["table"])
    come(house).join(waiting, name="Carl")


def test_no_row_of_the_store_names_whoever_has_left(house: Server) -> None:
    ann = come(house, "Ann")
    table = ann.open("me", "greedy", request="r1")["table"]
    ann.play_to_end(table)
    ann.post("/me/codes")
    link_of(ann)
    guest = ann.get("/me/export")["rooms"]["person"][0]["id"]
    ann.post("/me/leave", {"name": "Ann"})
    with sqlite3.connect(house.db) as connection:
        for made in metadata.sorted_tables:
            if made.name == "ended":  # the one thing that must be remembered: that its cookie is good for nothing
                continue
            for row in connection.execute(f"SELECT * FROM {made.name}"):
                assert not [value for value in row if isinstance(value, str) and guest in value], made.name


# ---- profiles ----


def test_a_profile_is_found_by_a_public_id_that_tells_nothing_of_the_guest(house: Server) -> None:
    ann, bob, eve = come(house, "Ann"), come(house, "Bob"), come(house)
    public = ann.get("/me")["guest"]
    secret = ann.get("/me/export")["rooms"]["person"][0]["id"]
    assert len(public) == 12 and public not in secret and secret[:4] not in public
    tables = []
    for seen_by in ("private", "public"):
        made = ann.open("me", "open", terms={"seen_by": seen_by})
        bob.join(made)
        tables.append(made["table"])

        def end(table: str = made["table"]) -> bool:
            shown = {}
            for guest in (ann, bob):
                shown = guest.look(table)
                if shown["offers"]:
                    guest.move(table, shown["eyes"], shown["offers"][0]["words"], shown["line"])
            return bool(shown["status"] == "over")

        until(end, "the game is over")
    for viewer, named in ((eve, [tables[1], None]), (ann, [tables[1], tables[0]]), (bob, [tables[1], tables[0]])):
        shown = viewer.get(f"/people/{public}")
        assert [result["table"] for result in shown["results"]] == named
        assert shown["games"][0]["played"] == 2 and shown["me"] is (viewer is ann)
        assert shown["opponents"][0]["name"] == "Bob" and shown["opponents"][0]["games"] == (1 if viewer is eve else 2)
        assert secret not in viewer.http.get(f"/api/people/{public}").text
    sitters = eve.get(f"/tables/{tables[1]}/people")["sitters"]
    assert [(one["seat"], eve.get(f"/people/{one['public']}")["name"]) for one in sitters] == [(0, "Ann"), (1, "Bob")]
    assert eve.get("/people/nobody234567", 404)["error"] == "unknown-person"


def test_what_does_not_count_is_not_in_a_profile(house: Server) -> None:
    ann = come(house, "Ann")
    ann.play_to_end(ann.open("me", "me")["table"])  # both seats
    ann.play_to_end(ann.open("me", "greedy", seed=5)["table"])  # a deal that was known
    assert ann.get("/me/profile")["results"] == []
    ann.play_to_end(ann.open("me", "greedy")["table"])
    assert len(ann.get("/me/profile")["results"]) == 1


# ---- floods ----


def test_codes_cannot_be_guessed_by_the_thousand(tmp_path: Path) -> None:
    house = Server(str(tmp_path / "t.db"), TIANXIA_SIGN_INS_PER_MINUTE="5")
    eve = come(house)
    codes = (f"{i:016d}" for i in range(10**6))

    def guess() -> int:
        return eve.http.post("/api/sign-in/code", json={"code": next(codes)}).status_code

    assert [guess() for _ in range(5)] == [403] * 5
    until(lambda: guess() == 429, "that is enough")
    house.stop()


# ---- other stores ----


def test_the_same_on_postgresql(postgres: str) -> None:
    house = Server(postgres, TIANXIA_SIGN_INS_PER_MINUTE="100000")
    try:
        test_a_passkey_opens_the_account_on_another_device_and_takes_its_tables_along(house)
        test_where_account_and_guest_sit_at_one_table_both_stay(house)
        test_a_challenge_is_good_once(house)
        test_recovery_codes_are_good_once_each_and_new_ones_end_the_old(house)
        test_signing_out_everywhere_ends_every_device_and_every_open_line(house)
        test_the_export_has_everything_and_nothing_of_others(house)
        test_whoever_leaves_is_forgotten_and_nobody_elses_game_ends(house)
        test_a_profile_is_found_by_a_public_id_that_tells_nothing_of_the_guest(house)
    finally:
        house.stop()


def test_whoever_played_before_there_were_people_is_found(tmp_path: Path) -> None:
    house = Server(str(tmp_path / "t.db"))
    ann, bob = come(house, "Ann"), come(house)
    bob.open("me", "me")
    publics = [guest.get("/me")["guest"] for guest in (ann, bob)]
    house.stop()
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("sqlalchemy.url", f"sqlite:///{house.db}")
    command.downgrade(config, "0005")
    house.start()
    assert [come(house).get(f"/people/{public}")["public"] for public in publics] == publics
    with_passkey(ann)
    house.stop()
