"""The whole life of a table, over HTTP and WebSocket, on a real server."""

import random
import signal
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.patience import LONG, until
from tests.server.reaction_table import in_hall
from tests.server.table_client import Guest, Server
from tianxia.server import shown
from tianxia.server.hall import Hall
from tianxia.server.messages.asked import SeatWish


def key_of(table: Any) -> str:
    return str(table["join"]).split("join=")[1]


def two_at_a_table(ann: Guest, bob: Guest, **more: Any) -> str:
    opened = ann.open("me", "open", **more)
    bob.post(f"/tables/{opened['table']}/join", {"key": key_of(opened), "name": "Bob"})
    return str(opened["table"])


def test_two_people_play_a_whole_game_and_are_told_of_every_move(ann: Guest, bob: Guest, eve: Guest) -> None:
    opened = ann.open("me", "open", options={"heap": "large"})
    table = opened["table"]
    assert opened["status"] == "open" and opened["me"] == [0] and opened["owner"] and opened["offers"] == []
    assert eve.look(table)["join"] is None
    ann.move(table, 0, "pick 1", 0, status=409)
    joined = bob.post(f"/tables/{table}/join", {"key": key_of(opened), "name": "  Bob\u0007 "})
    assert joined["status"] == "playing" and joined["me"] == [1] and joined["players"][1]["name"] == "Bob"
    with ann.live(table) as a, bob.live(table) as b, eve.live(table) as watcher:
        line = a.hear("table")["table"]["line"]
        first = watcher.hear("table")
        assert first["table"]["eyes"] == -1 and first["table"]["offers"] == [] and first["story"] == {"from": 0, "moves": []}
        heap = 36
        while heap > 4:
            for seat, guest in enumerate((ann, bob)):
                line = guest.move(table, seat, f"pick {seat + 1}", line)["line"]
            heap = a.hear_line(line)["table"]["view"]["heap"]
            assert b.hear_line(line)["table"]["view"]["heap"] == heap
    while (shown := ann.look(table))["status"] != "over":
        seat = shown["question"]["seats"][0]
        (ann, bob)[seat].move(table, seat, "pick 1", shown["line"])
    result = shown["result"]
    assert result["end_reason"] == "heap-empty" and sum(p[0] for p in result["points"]) == 36
    scores = eve.get(f"/tables/{table}/scores")
    assert scores["chapters"][-1]["points"] == result["points"]
    record = eve.get(f"/tables/{table}/record")
    assert len(record["lines"]) == shown["line"] and record["players"][1] == "Bob"


def test_a_watcher_sees_moves_at_once_and_only_what_is_public(ann: Guest, bob: Guest, eve: Guest) -> None:
    table = two_at_a_table(ann, bob)
    with eve.live(table) as watcher:
        watcher.hear("table")
        ann.move(table, 0, "pick 2", 0)
        told = watcher.hear_line(1)
        assert told["story"]["from"] == 0
        entry = told["story"]["moves"][0]
        assert entry["words"] is None and entry["args"] is None and [e["key"] for e in entry["events"]] == ["picked-hidden"]
        bob.move(table, 1, "pick 1", 0)  # he looked at line 0: Ann's secret answer does not touch his question
        entry = watcher.hear_line(2)["story"]["moves"][-1]
        assert entry["events"][0]["key"] == "picked-hidden" and len(entry["events"]) > 1


def test_a_retry_does_nothing_twice_and_a_stale_move_nothing_at_all(ann: Guest) -> None:
    table = ann.open("me", "me")["table"]
    first = ann.move(table, 0, "pick 2", 0, request="r1")
    again = ann.move(table, 0, "pick 2", 0, request="r1")
    assert (first["again"], again["again"]) == (False, True) and again["line"] == first["line"] == 1
    refused = ann.move(table, 0, "pick 2", 0, status=409)
    assert refused["error"] == "stale" and refused["args"]["line"] == 1
    refused = ann.move(table, 0, "pick 2", 1, status=409)
    assert refused["error"] == "illegal" and refused["reason"] == "not-your-turn" and refused["rule"] == "PB-1"
    assert ann.look(table)["line"] == 1


def test_opening_twice_with_one_request_gives_one_table(ann: Guest, bob: Guest) -> None:
    body = {"game": "pebbles", "seats": [{"who": "me"}, {"who": "bot", "bot": "random"}], "request": "open-1"}
    one = ann.post("/tables", body, status=201)
    two = ann.post("/tables", body, status=200)
    assert one["table"] == two["table"]
    assert bob.post("/tables", body, status=201)["table"] != one["table"]


def test_undo_and_reset_turn_stop_at_the_floor(ann: Guest, bob: Guest) -> None:
    table = two_at_a_table(ann, bob)
    ann.move(table, 0, "pick 2", 0)
    shown = ann.look(table)
    assert shown["undo"] == {"floor": 0, "last": 0, "request": None, "why": "start"}
    assert bob.look(table)["undo"]["last"] is None
    assert bob.undo(table, 1, 0, shown["line"], status=409)["error"] == "undo-floor"
    ann.undo(table, 0, 0, shown["line"])
    shown = ann.look(table)
    assert shown["move"] == 0 and shown["line"] == 2 and shown["view"]["my_pick"] == 0
    ann.move(table, 0, "pick 3", 2)
    bob.move(table, 1, "pick 1", 3)  # the last pick reveals: nobody goes back for free
    shown = ann.look(table)
    assert shown["undo"] == {"floor": 2, "last": None, "request": None, "why": "other"}
    assert bob.look(table)["undo"] == {"floor": 2, "last": None, "request": None, "why": "revealed"}
    assert ann.undo(table, 0, 0, shown["line"], status=409)["error"] == "undo-floor"
    assert ann.undo(table, 0, 7, shown["line"], status=409)["error"] == "nothing-to-undo"
    assert ann.undo(table, 0, 0, 0, status=409)["error"] == "stale"


def test_undo_beyond_the_floor_needs_everybody(ann: Guest, bob: Guest, eve: Guest) -> None:
    table = two_at_a_table(ann, bob)
    ann.move(table, 0, "pick 3", 0)
    bob.move(table, 1, "pick 1", 1)
    assert ann.undo(table, 0, 0, 2, ask=True)["asked"] is True
    assert bob.look(table)["undo"]["request"] == {"seat": 0, "keep": 0, "agreed": [0], "waiting": [1]}
    eve.answer_undo(table, True, 0, 2, status=403)
    bob.answer_undo(table, False, 0, 2)
    assert ann.look(table)["undo"]["request"] is None and ann.look(table)["move"] == 2
    assert bob.answer_undo(table, True, 0, 2, status=409)["error"] == "no-undo-asked"
    ann.undo(table, 0, 0, 2, ask=True)
    with bob.live(table) as socket:
        socket.hear("table")
        bob.answer_undo(table, True, 0, 2)
        told = socket.hear_line(3)
        assert told["table"]["move"] == 0 and told["story"] == {"from": 0, "moves": []}
    ann.move(table, 0, "pick 1", 3)
    assert ann.look(table)["undo"]["request"] is None


def test_alone_against_bots_one_may_go_back_as_far_as_one_likes(ann: Guest) -> None:
    table = ann.open("me", "greedy")["table"]
    ann.move(table, 0, "pick 1", ann.look(table)["line"])
    until(lambda: ann.look(table)["move"] >= 2)
    shown = settled(ann, table)
    assert shown["question"] is not None
    assert ann.undo(table, 0, 0, shown["line"], status=409)["error"] == "undo-floor"
    assert ann.undo(table, 0, 0, shown["line"], ask=True)["asked"] is False


def test_going_back_to_a_forced_answer_goes_back_to_the_decision_before_it(ann: Guest, bob: Guest) -> None:
    table = two_at_a_table(ann, bob, game="terracotta", seed=3)
    story: list[dict[str, Any]] = []
    while not story or story[-1]["by"] == "person":
        shown = ann.look(table)
        seat = shown["question"]["seats"][0]
        player = (ann, bob)[seat]
        player.move(table, seat, player.look(table)["offers"][0]["words"], shown["line"])
        story = ann.get(f"/tables/{table}/story")["story"]
    shown = ann.look(table)
    decided = max(n for n, entry in enumerate(story) if entry["by"] == "person")
    assert decided < shown["move"] - 1, "the table answered last"
    other = 1 - story[decided]["seat"]
    (ann, bob)[other].undo(table, other, shown["move"] - 1, shown["line"], ask=True)
    assert ann.look(table)["undo"]["request"]["keep"] == decided
    (bob, ann)[other].answer_undo(table, True, decided, shown["line"])
    assert ann.look(table)["move"] == decided


def test_hot_seat_looks_through_the_seat_that_is_asked(ann: Guest) -> None:
    table = ann.open("me", "me", "me")["table"]
    assert ann.look(table)["eyes"] == 0
    ann.move(table, 0, "pick 3", 0)
    shown = ann.look(table)
    assert shown["eyes"] == 1 and shown["view"]["my_pick"] == 0 and all(o["seat"] == 1 for o in shown["offers"])
    assert ann.look(table, seat=0)["view"]["my_pick"] == 3
    assert ann.look(table, seat=-1)["eyes"] == -1
    with ann.live(table) as socket:
        assert socket.hear("table")["table"]["eyes"] == 1
        socket.say(type="look", seat=2)
        assert socket.hear("table")["table"]["eyes"] == 2
    assert ann.play_to_end(table)["result"]["totals"]


def test_hot_seat_tells_each_seat_its_own_story(ann: Guest) -> None:
    """Also when the eyes change by themselves: what the first player was told is told again as the second may know it."""
    table = ann.open("me", "me", "me")["table"]
    with ann.live(table) as socket:
        socket.hear("table")
        ann.move(table, 0, "pick 3", 0)
        message = socket.hear("table")
        assert message["table"]["eyes"] == 1 and message["story"]["from"] == 0
        assert [told["words"] for told in message["story"]["moves"]] == [None]
        ann.move(table, 1, "pick 2", 1)
        told = socket.hear("table")["story"]
        assert told["from"] == 0 and [t["words"] for t in told["moves"]] == [None, None]
        socket.say(type="look", seat=1)
        assert [t["words"] for t in socket.hear("table")["story"]["moves"]] == [None, "pick 2"]


def test_a_bots_only_table_plays_itself_and_can_be_watched(ann: Guest, eve: Guest) -> None:
    table = ann.open("greedy", "random", "random")["table"]
    with eve.live(table) as socket:
        message = socket.hear("table")
        while message["table"]["status"] != "over":
            message = socket.hear("table")
    story = eve.get(f"/tables/{table}/story")
    assert len(story["story"]) == story["moves"] and {e["by"] for e in story["story"]} <= {"bot", "table"}
    assert table in [t["table"] for t in ann.get("/tables")["tables"]]


def test_the_owner_fills_an_open_seat_with_a_bot(ann: Guest, bob: Guest) -> None:
    opened = ann.open("me", "open")
    table = opened["table"]
    assert bob.put(f"/tables/{table}/seats/1", {"bot": "random"}, status=403)["error"] == "not-yours"
    assert ann.put(f"/tables/{table}/seats/1", {"bot": "nobody"}, status=404)["error"] == "unknown-bot"
    assert ann.put(f"/tables/{table}/seats/1", {"bot": "random"})["status"] == "playing"
    assert ann.put(f"/tables/{table}/seats/1", {"bot": "random"}, status=409)["error"] == "not-open"
    refused = bob.post(f"/tables/{table}/join", {"key": key_of(opened)}, status=409)
    assert refused["error"] == "not-open"


def test_history_shows_every_past_position(ann: Guest) -> None:
    table = ann.open("me", "me")["table"]
    ann.move(table, 0, "pick 3", 0)
    ann.move(table, 1, "pick 1", 1)
    ann.move(table, 0, "pick 2", 2)
    assert ann.get(f"/tables/{table}/at/0")["view"]["heap"] == 18
    before = ann.get(f"/tables/{table}/at/1", seat=0)
    assert before["view"]["my_pick"] == 3 and before["question"]["seats"] == [1] and before["moves"] == 3
    assert ann.get(f"/tables/{table}/at/2")["view"]["heap"] == 14
    assert ann.get(f"/tables/{table}/at/4", status=404)["error"] == "unknown-move"


def test_the_story_comes_in_pages(ann: Guest) -> None:
    table = ann.open("me", "me", options={"heap": "large"})["table"]
    ann.play_to_end(table)
    whole = ann.get(f"/tables/{table}/story", limit=500)
    pages: list[Any] = []
    while len(pages) < whole["moves"]:
        page = ann.get(f"/tables/{table}/story", **{"from": len(pages), "limit": 7})
        assert page["from"] == len(pages)
        pages += page["story"]
    assert pages == whole["story"] and [e["move"] for e in pages] == list(range(whole["moves"]))


def test_a_reconnecting_viewer_gets_what_is_missing(ann: Guest) -> None:
    table = ann.open("me", "me")["table"]
    ann.move(table, 0, "pick 3", 0)
    ann.move(table, 1, "pick 1", 1)
    ann.move(table, 0, "pick 1", 2)
    with ann.live(table, "?line=2") as socket:
        story = socket.hear("table")["story"]
        assert story["from"] == 2 and len(story["moves"]) == 1
    ann.undo(table, 0, 2, 3)
    with ann.live(table, "?line=3") as socket:  # it knew three moves, two of them still stand
        assert socket.hear("table")["story"] == {"from": 2, "moves": []}


def test_records_are_given_out_only_where_they_tell_nobody_anything(ann: Guest, bob: Guest, eve: Guest) -> None:
    table = two_at_a_table(ann, bob)
    assert ann.get(f"/tables/{table}/record", status=403)["error"] == "secret"
    assert ann.post(f"/tables/{table}/open-book", status=403)["error"] == "secret"
    alone = ann.open("me", "random")["table"]
    assert ann.look(alone)["record"] is False
    ann.get(f"/tables/{alone}/record", status=403)
    eve.post(f"/tables/{alone}/open-book", status=403)
    assert ann.post(f"/tables/{alone}/open-book")["open_book"] is True
    assert ann.get(f"/tables/{alone}/record")["game"] == "pebbles"
    eve.get(f"/tables/{alone}/record", status=403)


def test_a_record_comes_back_as_a_table(ann: Guest, bob: Guest) -> None:
    table = ann.open("me", "me", seed=5)["table"]
    assert ann.look(table)["open_book"] is True
    shown = ann.play_to_end(table, pick=1)
    record = ann.get(f"/tables/{table}/record")
    copied = bob.post("/records", {"record": record}, status=201)
    assert copied["status"] == "over" and copied["result"] == shown["result"] and copied["table"] != table
    assert bob.get(f"/tables/{copied['table']}/record")["lines"] == record["lines"]
    half = {**record, "lines": record["lines"][:4]}
    seats = [{"who": "me"}, {"who": "bot", "bot": "random"}]
    going_on = bob.post("/records", {"record": half, "seats": seats}, status=201)
    assert going_on["status"] == "playing" and going_on["move"] == 4 and going_on["open_book"] is True
    assert bob.play_to_end(going_on["table"])["result"]


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"lines": ["0 pick 9"]}, "line 1"),
        ({"lines": ["0 pick 1", "0 pick 1"]}, "line 2"),
        ({"lines": ["undo 3"]}, "line 1"),
        ({"lines": ["x" * 500]}, "line 1"),
        ({"lines": 5}, "lines must be a list"),
        ({"format": "other"}, "format"),
        ({"game": "chess"}, "game"),
        ({"rules_version": 99}, "rules_version"),
        ({"seats": 9}, "seats"),
        ({"seed": -1}, "seed"),
        ({"start": {"seats": 2}}, "start"),
        ({"lines": ["0 pick 1"] * 30_000}, "lines"),
    ],
)
def test_a_damaged_record_is_refused_with_the_place(ann: Guest, change: dict[str, Any], says: str) -> None:
    good = {"format": "tianxia-record-1", "game": "pebbles", "rules_version": 1, "mode": "standard", "seats": 2}
    record = {**good, "options": {}, "seed": 7, "players": [], "lines": [], **change}
    refused = ann.post("/records", {"record": record}, status=422)
    assert refused["error"] == "bad-record" and says in refused["message"], refused


def test_play_on_from_a_past_position(ann: Guest, bob: Guest) -> None:
    table = two_at_a_table(ann, bob)
    ann.move(table, 0, "pick 3", 0)
    ann.post(f"/tables/{table}/branch", {"move": 1, "seat": 0}, status=403)
    while (shown := ann.look(table))["status"] != "over":
        seat = shown["question"]["seats"][0]
        (ann, bob)[seat].move(table, seat, "pick 1", shown["line"])
    ann.post(f"/tables/{table}/branch", {"move": shown["move"], "seat": 0}, status=404)
    made = ann.post(f"/tables/{table}/branch", {"move": 1, "seat": 0, "bot": "random"}, status=201)
    assert made["from"] == {"table": table, "move": 1} and made["me"] == [0]
    assert made["view"] == ann.get(f"/tables/{table}/at/1", seat=0)["view"]
    end = ann.play_to_end(made["table"])
    assert end["result"]
    record = ann.get(f"/tables/{made['table']}/record")
    assert "start" not in record and record["from"]["seat"] == 0
    assert record["from"]["record"]["lines"] == ["0 pick 3"] and len(record["from"]["record"]["secret"]) == 64
    twin = bob.post("/records", {"record": record}, status=201)
    assert twin["result"] == end["result"]
    fork = bob.post(f"/tables/{twin['table']}/branch", {"move": 2, "seat": 1, "bot": "random"}, status=201)
    assert bob.play_to_end(fork["table"])["result"]


def test_hints_only_where_nobody_else_plays(ann: Guest, bob: Guest) -> None:
    table = two_at_a_table(ann, bob)
    assert ann.get(f"/tables/{table}/hint", status=403, seat=0)["error"] == "secret"
    alone = ann.open("me", "random")["table"]
    until(lambda: ann.look(alone)["question"]["seats"] == [0])
    hint = ann.get(f"/tables/{alone}/hint", seat=0, bot="greedy")
    assert [o["best"] for o in hint["options"]] == [True, False, False]
    assert sorted(o["words"] for o in hint["options"]) == ["pick 1", "pick 2", "pick 3"]
    assert all(o["value"] is not None for o in hint["options"])
    assert ann.get(f"/tables/{alone}/hint")["bot"] == "champion"
    assert bob.get(f"/tables/{alone}/hint", status=403, seat=0)["error"] == "secret"
    assert ann.get(f"/tables/{alone}/hint", status=403, seat=1)["error"] == "not-your-seat"
    ann.play_to_end(alone)
    assert bob.get(f"/tables/{alone}/hint", move=1, bot="greedy")["seat"] in (0, 1)  # over: anybody, any seat
    assert ann.get(f"/tables/{alone}/hint", status=409)["reason"] == "game-over"


def test_why_not_names_the_rule(ann: Guest, bob: Guest) -> None:
    table = two_at_a_table(ann, bob)
    assert ann.get(f"/tables/{table}/why", seat=0, words="pick 2") == {"legal": True}
    ann.move(table, 0, "pick 1", 0)
    why = ann.get(f"/tables/{table}/why", seat=0, action=1)
    assert why == {"legal": False, "rule": "PB-1", "key": "not-your-turn", "args": {}}
    assert ann.get(f"/tables/{table}/why", status=403, seat=1, action=1)["error"] == "not-your-seat"


def test_forced_answers_are_given_by_the_table_and_recorded(ann: Guest) -> None:
    table = ann.open("me", "me", seed=1)["table"]
    for pick in (3, 3, 3, 3, 3, 2):  # 18 pebbles: one is left in the end
        shown = ann.look(table)
        ann.move(table, shown["eyes"], f"pick {pick}", shown["line"])
    shown = ann.look(table)
    assert shown["status"] == "over" and shown["line"] == 8
    assert [e["by"] for e in ann.get(f"/tables/{table}/story")["story"]][-2:] == ["table", "table"]


def test_my_tables_say_where_it_is_my_turn(ann: Guest, bob: Guest) -> None:
    table = two_at_a_table(ann, bob)
    ann.move(table, 0, "pick 1", 0)
    mine = {t["table"]: t for t in ann.get("/tables")["tables"]}[table]
    his = {t["table"]: t for t in bob.get("/tables")["tables"]}[table]
    assert (mine["my_turn"], his["my_turn"], his["turn"], his["move"]) == (False, True, [1], 1)
    assert mine["players"][0]["mine"] and not his["players"][0]["mine"]


def test_names_are_remembered(ann: Guest) -> None:
    assert ann.get("/me")["name"].startswith("Guest ")
    ann.put("/me", {"name": "  Ania\n Żółć "})
    assert ann.get("/me")["name"] == "Ania Żółć"
    assert ann.open("me", "random")["players"][0]["name"] == "Ania Żółć"


def test_tables_rest_on_disk_through_a_restart(tmp_path: Any) -> None:
    server = Server(str(tmp_path / "t.db"))
    try:
        ann = server.guest()
        table = ann.open("me", "me", options={"heap": "large"})["table"]
        bots = ann.open("random", "random", options={"heap": "large"})["table"]
        for _ in range(9):
            shown = ann.look(table)
            ann.move(table, shown["eyes"], "pick 2", shown["line"])
        before = ann.look(table)
        server.kill()
        server.start()
        assert ann.look(table) == before  # same cookie, same seat, same position
        until(lambda: ann.look(bots)["status"] == "over")  # bots go on by themselves
        ann.play_to_end(table)
    finally:
        server.stop()


def test_a_viewer_who_follows_the_messages_has_the_whole_story(ann: Guest, eve: Guest) -> None:
    """Moves and undos faster than they are read: what the messages add up to is what the server tells when asked."""
    table = ann.open("me", "me", options={"heap": "large"})["table"]
    dice = random.Random(6)
    with eve.live(table) as socket:
        for n in range(60):
            shown = ann.look(table)
            if shown["status"] == "over":
                break
            if shown["move"] > 2 and dice.random() < 0.3:
                ann.undo(table, 0, dice.randrange(shown["move"]), shown["line"], ask=True)
            else:
                ann.move(table, shown["eyes"], dice.choice(shown["offers"])["words"], shown["line"])
            if n % 7 == 0:
                eve.look(table)  # time to breathe
        last = ann.look(table)["line"]
        known: list[Any] = []
        while True:
            message = socket.hear("table")
            assert message["story"]["from"] <= len(known), "a gap in the story"
            known = known[: message["story"]["from"]] + message["story"]["moves"]
            assert len(known) == message["table"]["move"]
            if message["table"]["line"] == last:
                break
    assert known == eve.get(f"/tables/{table}/story", limit=500)["story"]


def test_ctrl_c_closes_quietly_and_viewers_are_told_to_come_back(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "t.db"))
    server.stop()
    with (tmp_path / "errors").open("wb") as server.errors:
        server.start()
        ann = server.guest()
        table = ann.open("me", "search@2s")["table"]
        with ann.live(table) as socket:
            socket.hear("table")
            assert server.process is not None
            server.process.send_signal(signal.SIGINT)
            server.process.wait(timeout=LONG)
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    socket.hear("table")
    assert closed.value.rcvd is not None and closed.value.rcvd.code in (1012, 1013)
    assert (tmp_path / "errors").read_text() == ""


def settled(guest: Guest, table: str) -> Any:
    """The table when its bots have nothing to do."""

    def quiet() -> Any:
        shown = guest.look(table)
        return shown if shown["question"] is None or set(shown["question"]["seats"]) <= set(shown["me"]) else None

    return until(quiet, "the bots have nothing to do")


def test_a_longer_step_brings_the_positions_on_its_way(ann: Guest, bob: Guest, eve: Guest) -> None:
    """Who was away gets what they missed in one message, each position as they may see it."""
    table = two_at_a_table(ann, bob, options={"heap": "large"})
    with eve.live(table) as watcher:
        assert watcher.hear("table")["positions"] == []
        for line in range(6):
            (ann, bob)[line % 2].move(table, line % 2, "pick 1", line)
        told = watcher.hear_line(1)
        assert [p["move"] for p in told["positions"]] == list(range(1, told["table"]["move"]))
    for guest in (ann, bob, eve):
        with guest.live(table, "?line=1") as socket:
            told = socket.hear("table")
            eyes = told["table"]["eyes"]
            assert told["story"]["from"] == 1
            assert told["positions"] == [guest.get(f"/tables/{table}/at/{n}", seat=eyes) for n in range(2, 6)]
        with guest.live(table, "?line=5") as socket:
            assert socket.hear("table")["positions"] == []
        with guest.live(table) as socket:
            assert socket.hear("table")["positions"] == []
    shown = ann.look(table)
    ann.undo(table, 0, 4, shown["line"], ask=True)
    with bob.live(table, "?line=1") as socket:
        socket.hear("table")
        bob.answer_undo(table, True, 4, shown["line"])
        told = socket.hear_line(shown["line"] + 1)
        assert told["table"]["move"] == 4 and told["story"] == {"from": 4, "moves": []} and told["positions"] == []


def test_positions_on_the_way_have_a_most(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    async def run(hall: Hall) -> None:
        wishes = [SeatWish(who="me"), SeatWish(who="me")]
        table, _ = await hall.opening.open("a" * 32, "terracotta", "", {}, wishes, 3, None)
        for n in range(shown.MOST_POSITIONS + 1):
            seat = table.course.waiting()[0]
            await hall.tables.move(table, "a" * 32, seat, table.game.legal(table.course.state, seat)[0], table.line, f"r{n}")
        moves = table.moves
        assert shown.positions_on_the_way(table, 0, moves - shown.MOST_POSITIONS - 1) == []
        assert len(shown.positions_on_the_way(table, 0, moves - shown.MOST_POSITIONS)) == shown.MOST_POSITIONS - 1
        monkeypatch.setattr(shown, "MOST_POSITION_BYTES", 20_000)
        some = shown.positions_on_the_way(table, 0, moves - shown.MOST_POSITIONS)
        assert 0 < len(some) < shown.MOST_POSITIONS - 1 and len(shown.encode(some)) <= 20_100

    in_hall(tmp_path / "t.db", 600.0, run)
