"""Nobody can foretell a deal, nobody sees a card before the last seat is taken, and everybody can check it afterwards."""

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from tests.server.table_client import Guest
from tests.server.test_store import in_hall, open_table, url
from tianxia.cli import main
from tianxia.engine.course import Course
from tianxia.engine.record import record_of
from tianxia.engine.rng import KeyedRng
from tianxia.server.faults import StoreFault
from tianxia.server.hall import Hall
from tianxia.server.table import Table
from tianxia.server.tables import unknown_table


def opened(guest: Guest, *seats: dict[str, Any], game: str = "zhanguo", **more: Any) -> dict[str, Any]:
    return guest.post("/tables", {"game": game, "seats": list(seats), **more}, status=201)


def test_nothing_is_dealt_while_a_seat_is_open(ann: Guest, bob: Guest, eve: Guest) -> None:
    """Who opens a table saw the own hand while seats were open, and could try until it was good."""
    made = opened(ann, {"who": "me"}, {"who": "open"})
    table = made["table"]
    for guest in (ann, eve):
        shown = guest.look(table)
        assert shown["status"] == "open" and shown["view"] is None and shown["question"] is None and shown["offers"] == []
        for path in ("at/0", "story", "scores", "record", "verify"):
            assert guest.get(f"/tables/{table}/{path}", status=403 if path in ("record", "verify") else 409)["error"]
    with ann.live(table) as socket:
        heard = socket.hear("table")
        assert heard["table"]["view"] is None and heard["story"] == {"from": 0, "moves": []}
        bob.join(made)
        while heard["table"]["status"] == "open":
            heard = socket.hear("table")
        assert heard["table"]["view"] is not None and heard["table"]["deal"]["seal"] is not None
    assert made["deal"]["commitment"] == ann.look(table)["deal"]["commitment"] and made["deal"]["seal"] is None


def test_a_word_of_every_seat_goes_into_the_deal(ann: Guest, bob: Guest) -> None:
    made = opened(ann, {"who": "me", "word": "plum"}, {"who": "open"}, {"who": "bot", "bot": "random"}, game="pebbles")
    bob.join(made, word="  žluťoučký \u0000 kůň ")
    end = play_together(made["table"], ann, bob)
    record = ann.get(f"/tables/{made['table']}/record")
    assert record["words"][:2] == ["plum", "žluťoučký kůň"] and len(record["words"][2]) == 16
    assert record["commitment"] == made["deal"]["commitment"] == hashlib.sha256(bytes.fromhex(record["secret"])).hexdigest()
    assert record["seal"] == end["deal"]["seal"] and record["dice"] == "hmac-sha256" and "seed" not in record
    assert record["totals"] == end["result"]["totals"]


def play_together(table: str, *guests: Guest) -> dict[str, Any]:
    """Everybody at a table of pebbles picks one until the end."""
    while (shown := guests[0].look(table))["status"] != "over":
        for guest in guests:
            mine = guest.look(table)
            if mine["question"] and set(mine["question"]["seats"]) & set(mine["me"]):
                guest.move(table, mine["eyes"], "pick 1", mine["line"])
    return shown


def test_words_that_nobody_gave_are_random_and_different(ann: Guest, bob: Guest) -> None:
    seen: set[str] = set()
    for _ in range(5):
        table = ann.open("random", "random")["table"]
        ann.play_to_end(table)
        record = bob.get(f"/tables/{table}/record")
        seen |= {record["secret"], *record["words"]}
    assert len(seen) == 15


def test_the_secret_is_not_given_out_before_the_end(ann: Guest, bob: Guest, eve: Guest) -> None:
    made = opened(ann, {"who": "me", "word": "plumword"}, {"who": "open"}, game="pebbles")
    bob.join(made, word="pearword")
    table = made["table"]
    texts = [json.dumps(guest.look(table)) for guest in (ann, bob, eve)]
    texts += [guest.http.get(f"/api/tables/{table}/{path}").text for guest in (ann, bob) for path in ("at/0", "story", "record")]
    play_together(table, ann, bob)
    record = eve.get(f"/tables/{table}/record")
    key = record_of(record).deal.key().hex()
    for text in texts:
        assert record["secret"] not in text and key not in text and "pearword" not in text and "plumword" not in text


def test_a_promise_is_given_before_the_word_and_kept_once(ann: Guest, bob: Guest) -> None:
    """A table whose seats are all taken at once has its commitment too: the ticket is asked for before the word is sent."""
    promise = ann.get("/promise")
    made = opened(ann, {"who": "me", "word": "mine"}, {"who": "bot", "bot": "random"}, game="pebbles", ticket=promise["ticket"])
    assert made["status"] == "playing" and made["deal"]["commitment"] == promise["commitment"]
    again = {"game": "pebbles", "seats": [{"who": "me", "word": "mine"}, {"who": "me"}], "ticket": promise["ticket"]}
    for guest in (ann, bob):
        assert guest.post("/tables", again, status=409)["error"] == "used-ticket"
    assert ann.get("/promise") != promise
    ann.post("/tables", {**again, "ticket": "guess"}, status=422)


def test_verify_on_the_page_and_by_hand(ann: Guest, eve: Guest, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = ann.open("random", "random", game="daimyo")["table"]
    commitment = ann.look(table)["deal"]["commitment"]
    end = ann.play_to_end(table)
    found = eve.get(f"/tables/{table}/verify")
    assert found["error"] is None and found["commitment"] == commitment and found["moves"] == end["move"]
    assert found["drawn"] > 50 and found["seal"] == end["deal"]["seal"]
    record = eve.get(f"/tables/{table}/record")
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record))
    checked = ["replay", str(file), "--verify", "--commitment", commitment, "--word", f"1={record['words'][1]}"]
    assert main(checked) == 0
    out = capsys.readouterr().out
    assert f"{found['drawn']} random numbers" in out and "commitment" in out and "seal" in out and "word of seat 1" in out
    assert main([*checked[:4], "0" * 64]) == 1
    assert "another commitment" in capsys.readouterr().out
    assert main([*checked[:3], "--word", "1=never said"]) == 1
    assert "another word" in capsys.readouterr().out


def test_what_was_dealt_from_a_seed_was_not_promised(ann: Guest, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = ann.open("random", "random", seed=7)["table"]
    ann.play_to_end(table)
    assert ann.get(f"/tables/{table}/verify")["drawn"] is None
    file = tmp_path / "game.json"
    file.write_text(json.dumps(ann.get(f"/tables/{table}/record")))
    assert main(["replay", str(file), "--verify"]) == 1
    assert "from a seed" in capsys.readouterr().out


def test_whoever_could_know_a_deal_is_told_of_to_everybody(ann: Guest, bob: Guest, eve: Guest) -> None:
    fair = opened(ann, {"who": "me"}, {"who": "open"}, game="pebbles")
    chosen = opened(ann, {"who": "me"}, {"who": "open"}, game="pebbles", seed=3)
    assert eve.look(fair["table"])["deal"]["known"] is None and eve.look(chosen["table"])["deal"]["known"] == "seed"
    alone = ann.open("me", "random")["table"]
    ann.post(f"/tables/{alone}/open-book")
    assert eve.look(alone)["deal"]["known"] == "record"
    branch = ann.post(f"/tables/{alone}/branch", {"move": 0, "seat": 0, "bot": "random"}, status=201)
    assert eve.look(branch["table"])["deal"]["known"] == "branched"
    ann.play_to_end(alone, pick=1)
    seats = [{"who": "me"}, {"who": "open"}]
    imported = bob.post("/records", {"record": ann.get(f"/tables/{alone}/record"), "seats": seats}, status=201)
    assert eve.look(imported["table"])["deal"]["known"] == "imported"


def test_a_half_played_record_can_be_played_on_with_friends(ann: Guest, bob: Guest) -> None:
    table = ann.open("me", "me")["table"]
    ann.play_to_end(table, pick=1)
    record = ann.get(f"/tables/{table}/record")
    half = {**record, "lines": record["lines"][:4]}
    made = ann.post("/records", {"record": half, "seats": [{"who": "me"}, {"who": "open"}]}, status=201)
    assert made["status"] == "open" and made["view"] is None
    joined = bob.join(made, word="too late to change the deal")
    assert joined["move"] == 4 and joined["status"] == "playing"
    assert play_together(made["table"], ann, bob)["result"]
    assert ann.get(f"/tables/{made['table']}/record")["words"] == record["words"]


def test_the_record_of_a_branch_does_not_give_away_the_game_it_came_from(ann: Guest) -> None:
    """The record of a branch holds that of its parent, which foretells the rest of it."""
    parent = ann.open("me", "random")["table"]
    branch = ann.post(f"/tables/{parent}/branch", {"move": 0, "seat": 0, "bot": "random"}, status=201)["table"]
    ann.play_to_end(branch, pick=1)
    for path in ("record", "verify"):
        assert ann.get(f"/tables/{branch}/{path}", status=403)["error"] == "secret"
    ann.play_to_end(parent, pick=1)
    record = ann.get(f"/tables/{branch}/record")
    assert Course.of(record_of(record)).over and ann.get(f"/tables/{branch}/verify")["error"] is None


def test_while_the_parent_cannot_be_read_its_branch_keeps_its_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever makes the store fail for a moment must not get what it keeps."""

    async def run(hall: Hall) -> None:
        parent = await open_table(hall)
        branch = await hall.opening.branch(parent, parent.owner, 0, 0, "random")
        await hall.tables.open_the_book(branch, branch.owner)

        async def fails(table: str) -> Table:
            raise StoreFault("locked")

        async def is_not_here(table: str) -> Table:
            raise unknown_table(table)

        monkeypatch.setattr(hall.tables, "get", fails)
        with pytest.raises(StoreFault):
            await hall.tables.check_record(branch, branch.owner)
        monkeypatch.setattr(hall.tables, "get", is_not_here)
        await hall.tables.check_record(branch, branch.owner)

    in_hall(url(tmp_path / "t.db"), run)


def test_true_games_draw_from_a_keyed_stream(ann: Guest) -> None:
    """From one's own hand and the open tiles a search of 2^32 seeds found the only deal that fits: there is no seed any more."""
    table = ann.open("random", "random", game="zhanguo")["table"]
    ann.play_to_end(table)
    record = record_of(ann.get(f"/tables/{table}/record"))
    start = record.first_position()
    assert isinstance(start.rng, KeyedRng) and len(record.deal.key()) == 32
