"""Nobody goes back with what they have seen, unless everybody who owns a seat agrees (docs/architecture.md)."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.patience import until
from tests.server.clock_table import ANN, BOB, House, in_a_house, standing_time
from tests.server.table_client import Guest, Server
from tests.server.test_life import key_of, two_at_a_table
from tianxia.engine.course import PERSON, Course
from tianxia.engine.offer import explain
from tianxia.engine.record import Record
from tianxia.engine.registry import all_names, find, names
from tianxia.engine.rng import seeded


@pytest.fixture
def hasty(tmp_path: Path) -> Iterator[Server]:
    """A server where three seconds without a sign are a long time."""
    server = Server(str(tmp_path / "t.db"), TIANXIA_ABSENCE="3")
    yield server
    server.stop()


def one_before_the_end(game: str, seed: int = 5) -> tuple[Course, int, int]:
    """A game for two played at random until a decision ends it: the course before it, its seat and action."""
    played = find(game)
    course = Course(Record(played, played.check_setup("", 2, {}), seed, [], []), 40)
    first = course.prepare_forced()
    if first is not None:
        course.adopt(first)
    dice = seeded(seed)
    while True:
        seat = course.waiting()[0]
        legal = played.legal(course.state, seat)
        action = legal[dice.below(len(legal))]
        step = course.prepare(seat, action, PERSON)
        if not step.state.todo:
            return course, seat, action
        course.adopt(step)


def nearly_ended(ann: Guest, bob: Guest, game: str) -> tuple[str, int, str]:
    """Ann and Bob at such a table: its id, the seat that ends the game and the words that do."""
    course, seat, action = one_before_the_end(game)
    record = Record(course.game, course.record.setup, course.record.seed, [], course.lines).plain()
    opened = ann.post("/records", {"record": record, "seats": [{"who": "me"}, {"who": "open"}]}, status=201)
    bob.post(f"/tables/{opened['table']}/join", {"key": key_of(opened)})
    return str(opened["table"]), seat, course.game.actions.words(action)


@pytest.mark.parametrize("game", all_names())
def test_who_ends_the_game_and_reads_every_hand_does_not_go_back_alone(ann: Guest, bob: Guest, game: str) -> None:
    table, seat, words = nearly_ended(ann, bob, game)
    last, other = ((ann, bob), (bob, ann))[seat]
    last.move(table, seat, words, last.look(table)["line"])
    shown = last.look(table)
    assert shown["status"] == "over" and shown["undo"]["last"] is None
    last.get(f"/tables/{table}/record")
    last.get(f"/tables/{table}", seat=1 - seat)
    moves, line = shown["move"], shown["line"]
    for keep in (moves - 1, 0):
        assert last.undo(table, seat, keep, line, status=409)["error"] == "undo-floor"
    assert last.undo(table, seat, moves - 1, line, ask=True)["asked"] is True
    assert last.look(table)["status"] == "over", "it was asked, nobody has agreed"
    keep = other.look(table)["undo"]["request"]["keep"]
    other.answer_undo(table, False, keep, line)
    assert last.look(table)["status"] == "over" and last.look(table)["line"] == line
    # with both words they play on, and nobody sees any more than a player may
    last.undo(table, seat, moves - 1, line, ask=True)
    other.answer_undo(table, True, keep, line)
    shown = last.look(table)
    assert shown["status"] == "playing" and shown["move"] == keep
    assert last.get(f"/tables/{table}/record", status=403)["error"] == "secret"
    assert last.get(f"/tables/{table}", status=403, seat=1 - seat)["error"] == "not-your-seat"


def test_a_game_that_went_on_after_its_end_is_an_open_book(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "t.db"))
    try:
        ann, bob, eve = server.guest(), server.guest(), server.guest()
        table = two_at_a_table(ann, bob)
        play_out(ann, bob, table)
        over = ann.look(table)
        assert over["status"] == "over" and over["open_book"] is False
        ann.undo(table, 0, over["move"] - 1, over["line"], ask=True)
        bob.answer_undo(table, True, ann.look(table)["undo"]["request"]["keep"], over["line"])
        for _ in range(2):  # it is on disk in the commit that went back
            for guest in (ann, bob, eve):
                shown = guest.look(table)
                assert shown["status"] == "playing" and shown["open_book"] is True
                assert shown["not_counted"] == "open-book"
            server.kill()
            server.start()
        play_out(ann, bob, table)
    finally:
        server.stop()


def play_out(ann: Guest, bob: Guest, table: str) -> None:
    while (shown := ann.look(table))["status"] != "over":
        seat = shown["question"]["seats"][0]
        (ann, bob)[seat].move(table, seat, "pick 1", shown["line"])


def test_alone_one_may_take_back_the_end_and_it_counts_no_more(ann: Guest) -> None:
    table = ann.open("me", "me")["table"]
    over = ann.play_to_end(table)
    seat = over["eyes"]
    assert over["undo"]["last"] is None
    assert ann.undo(table, seat, over["move"] - 1, over["line"], status=409)["error"] == "undo-floor"
    assert ann.undo(table, seat, over["move"] - 1, over["line"], ask=True)["asked"] is False
    assert ann.look(table)["status"] == "playing" and ann.look(table)["open_book"] is True


def test_a_finished_record_with_open_seats_waits_for_those_who_come(ann: Guest, bob: Guest) -> None:
    table = ann.open("me", "me", seed=3)["table"]
    record = ann.play_to_end(table) and ann.get(f"/tables/{table}/record")
    opened = ann.post("/records", {"record": record, "seats": [{"who": "me"}, {"who": "open"}]}, status=201)
    refused = ann.undo(opened["table"], 0, 0, opened["line"], status=409, ask=True)
    assert refused["error"] == "not-started"


def test_an_end_stored_by_an_older_version_holds_too() -> None:
    course, seat, action = one_before_the_end("terracotta")
    course.adopt(course.prepare(seat, action, PERSON))
    rows = [(text, PERSON, False) for text in course.lines]
    read = Course(course.record, 40, rows)
    assert read.over and read.undo_floor(seat) == len(read.moves) and read.undo_last(seat) is None
    read.adopt(read.prepare_undo(len(read.moves) - 1))
    assert read.looked_ahead


@pytest.mark.parametrize("game", names())
def test_a_move_that_ends_the_game_says_before_that_it_cannot_be_taken_back(game: str) -> None:
    course, seat, action = one_before_the_end(game)
    s = course.at(len(course.moves))
    while s.todo:  # through forced answers to the very last one
        offer = explain(course.game, s, seat, action)
        course.game.apply(s, seat, action, None)
        if s.todo:
            seat = s.todo[-1].seat
            action = course.game.legal(s, seat)[0]
    assert offer.reveals is True


def let_a_bot_play(guest: Guest, table: str, seat: int) -> None:
    """As soon as its owner has been quiet for long enough; then the bot plays until somebody else is asked."""
    until(lambda: guest.http.put(f"/api/tables/{table}/seats/{seat}", json={"bot": "random"}).status_code == 200)
    until(lambda: seat not in guest.look(table)["question"]["seats"])


def test_nobody_agrees_for_one_who_is_away(hasty: Server) -> None:
    ann, bob, cid = hasty.guest(), hasty.guest(), hasty.guest()
    opened = ann.open("me", "open", "open", options={"heap": "large"})
    table = opened["table"]
    for guest in (bob, cid):
        guest.post(f"/tables/{table}/join", {"key": key_of(opened)})
    bob.move(table, 1, "pick 1", 0)
    cid.move(table, 2, "pick 2", 0)
    let_a_bot_play(bob, table, 0)
    line = bob.look(table)["line"]
    assert bob.undo(table, 1, 0, line, ask=True)["asked"] is True
    request = {"seat": 1, "keep": 0, "agreed": [1], "waiting": [0, 2]}
    assert cid.look(table)["undo"]["request"] == request
    cid.answer_undo(table, True, 0, line)
    bob.answer_undo(table, True, 0, line)
    shown = cid.look(table)
    assert shown["undo"]["request"]["waiting"] == [0] and shown["line"] == line, "all who are here agree, and it does not help"
    # she comes back: one word of hers ends it, also while the bot still sits there
    ann.answer_undo(table, False, 0, line)
    assert bob.look(table)["undo"]["request"] is None and bob.look(table)["line"] == line
    bob.undo(table, 1, 0, line, ask=True)
    cid.answer_undo(table, True, 0, line)
    ann.answer_undo(table, True, 0, line)
    until(lambda: bob.look(table)["line"] == line + 2)  # they went back, and the bot has answered anew
    assert bob.look(table)["move"] == 1
    # who plays a seat changes: what was asked before is asked no more
    assert bob.undo(table, 1, 0, line + 2, ask=True)["asked"] is True
    ann.delete(f"/tables/{table}/seats/0/bot")
    assert ann.look(table)["undo"]["request"] is None


def test_the_advice_of_a_bot_is_not_taken_back_for_free(ann: Guest, bob: Guest) -> None:
    """Hints are secret while others play: a bot that plays for me and is taken back would be one."""
    table = two_at_a_table(ann, bob, game="terracotta", seed=3)
    shown = ann.look(table)
    seat = shown["question"]["seats"][0]
    mover = (ann, bob)[seat]
    mover.move(table, seat, mover.look(table)["offers"][0]["words"], shown["line"])
    assert mover.look(table)["undo"]["last"] is not None
    mover.put(f"/tables/{table}/seats/{seat}", {"bot": "random"})
    until(lambda: mover.look(table)["question"]["seats"] == [1 - seat])
    shown = mover.delete(f"/tables/{table}/seats/{seat}/bot")
    assert shown["undo"]["last"] is None and shown["undo"]["floor"] == shown["move"]
    assert mover.undo(table, seat, 0, shown["line"], status=409)["error"] == "undo-floor"


def test_who_asks_again_without_a_live_line_is_not_absent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every request at a table is a sign of life there: each of these in turn, within twice the time that makes one absent."""
    time = standing_time(monkeypatch)
    undo = {"seat": 0, "keep": 0, "line": 1, "request": "r", "ask": False}
    asks: list[tuple[str, str, Any, int]] = [
        ("GET", "", None, 200),
        ("GET", "/story", None, 200),
        ("GET", "/at/0", None, 200),
        ("GET", "/scores", None, 200),
        ("GET", "/why?seat=0&action=0", None, 200),
        ("GET", "/record", None, 403),
        ("POST", "/undo", undo, 409),
    ]

    async def story(at: House) -> None:
        table = await at.open(ANN, BOB, game="pebbles")
        await at.move(table, BOB, "pick 1")
        for method, path, body, status in asks:
            time.now += 299
            await at.ask(ANN, method, f"/tables/{table}{path}", body, status)
            time.now += 299
            refused = await at.ask(BOB, "PUT", f"/tables/{table}/seats/0", {"bot": "random"}, 409)
            assert refused["error"] == "still-here" and refused["args"]["minutes"] > 0
        time.now += 2  # she asks no more
        await at.ask(BOB, "PUT", f"/tables/{table}/seats/0", {"bot": "random"})
        assert 0 not in (await at.rest(table, BOB))["question"]["seats"]

    in_a_house(tmp_path, story)


def test_a_link_gives_one_seat(ann: Guest, bob: Guest, eve: Guest) -> None:
    opened = ann.open("me", "open", "open")
    table, key = opened["table"], key_of(opened)
    bob.post(f"/tables/{table}/join", {"key": key, "seat": 1})
    for again in ({"key": key}, {"key": key, "seat": 1}):  # the same once more changes nothing
        assert bob.post(f"/tables/{table}/join", again)["me"] == [1]
    for guest in (ann, bob):
        refused = guest.post(f"/tables/{table}/join", {"key": key, "seat": 2}, status=409)
        assert refused["error"] == "already-seated"
    assert eve.look(table)["players"][2]["open"] is True
    assert eve.post(f"/tables/{table}/join", {"key": key})["me"] == [2]


def test_everybody_sees_that_one_person_plays_several_seats(ann: Guest, bob: Guest, eve: Guest) -> None:
    opened = ann.open("random", "me", "me", "open")
    table = opened["table"]
    assert [p["person"] for p in eve.look(table)["players"]] == [None, 1, 1, None], "also before one sits down"
    bob.post(f"/tables/{table}/join", {"key": key_of(opened)})
    for guest in (ann, bob, eve):
        assert [p["person"] for p in guest.look(table)["players"]] == [None, 1, 1, 3]
    [mine] = [t for t in bob.get("/tables")["tables"] if t["table"] == table]
    assert [p["person"] for p in mine["players"]] == [None, 1, 1, 3]


def test_a_yes_counts_for_what_was_asked_and_nothing_else(ann: Guest, bob: Guest) -> None:
    table = two_at_a_table(ann, bob)
    for line in (0, 2):
        ann.move(table, 0, "pick 1", line)
        bob.move(table, 1, "pick 2", line + 1)
    ann.undo(table, 0, 2, 4, ask=True)
    ann.undo(table, 0, 0, 4, ask=True)  # while Bob reads the first one
    for agree in (True, False):
        assert bob.answer_undo(table, agree, 2, 4, status=409)["error"] == "stale"
    assert bob.look(table)["undo"]["request"] == {"seat": 0, "keep": 0, "agreed": [0], "waiting": [1]}
    bob.answer_undo(table, True, 0, 4)
    assert bob.look(table)["move"] == 0


def test_one_person_with_several_seats_is_asked_once_and_strangers_are_asked_too(ann: Guest, bob: Guest) -> None:
    opened = ann.open("me", "me", "open")
    table = opened["table"]
    bob.post(f"/tables/{table}/join", {"key": key_of(opened)})
    for seat, guest in ((0, ann), (1, ann), (2, bob)):
        guest.move(table, seat, "pick 1", seat)
    assert ann.undo(table, 1, 0, 3, ask=True)["asked"] is True, "two of three seats are not everybody"
    assert ann.look(table)["undo"]["request"] == {"seat": 1, "keep": 0, "agreed": [0, 1], "waiting": [2]}
    ann.answer_undo(table, False, 0, 3)
    bob.undo(table, 2, 0, 3, ask=True)
    ann.answer_undo(table, True, 0, 3)
    assert ann.look(table)["move"] == 0


def test_a_secret_choice_is_taken_back_while_others_choose_and_theirs_stay_hidden(ann: Guest, bob: Guest, eve: Guest) -> None:
    """ZhanGuo's draft: three cards each, laid off in secret."""
    opened = ann.open("me", "open", "open", game="zhanguo", options={"draft": "yes"})
    table = opened["table"]
    for guest in (bob, eve):
        guest.post(f"/tables/{table}/join", {"key": key_of(opened)})
    mine: list[str] = []
    for guest, seat in ((ann, 0), (bob, 1), (ann, 0), (bob, 1)):
        shown = guest.look(table)
        words = shown["offers"][0]["words"]
        mine += [words] if guest is ann else []
        guest.move(table, seat, words, shown["line"])
    bobs = bob.look(table)["view"]["players"][1]
    shown = ann.look(table)
    assert shown["undo"]["last"] == 2 and shown["undo"]["floor"] == 0 and eve.look(table)["undo"]["last"] is None
    ann.undo(table, 0, 2, shown["line"])
    assert bob.look(table)["view"]["players"][1] == bobs and bob.look(table)["undo"]["last"] == 2, (
        "what Bob has laid off lies there still"
    )
    assert mine[1] in [offer["words"] for offer in ann.look(table)["offers"]]
    ann.undo(table, 0, 0, ann.look(table)["line"])
    assert {offer["words"] for offer in ann.look(table)["offers"]} > set(mine) and ann.look(table)["move"] == 2
    assert bob.look(table)["view"]["players"][1] == bobs
    for guest in (ann, eve):
        told = [(move["seat"], move["words"]) for move in guest.get(f"/tables/{table}/story")["story"]]
        assert told == [(1, None), (1, None)]
    line = bob.look(table)["line"]
    assert ann.undo(table, 0, 0, line, status=409)["error"] == "undo-floor", "Bob's choices are not hers to take back"
