"""Lessons at a table: only what is shown is taken, everything else is refused kindly, and one goes on where one left."""

from typing import Any

from tests.server.table_client import Guest

FIRST = ["rotate none", "place craftsman 4", "perform inner", "take middle clay"]


def lesson(guest: Guest, status: int = 201) -> Any:
    return guest.post("/games/terracotta/lesson", {}, status)


def do(guest: Guest, table: str, *answers: str) -> Any:
    for words in answers:
        guest.move(table, 0, words, guest.look(table)["line"])
    return guest.look(table)


def ids(shown: Any) -> list[str]:
    return [card["id"] for card in shown["lesson"]["cards"]]


def test_only_what_the_lesson_shows_is_offered_and_taken(ann: Guest) -> None:
    shown = lesson(ann)
    table = shown["table"]
    assert [offer["words"] for offer in shown["offers"]] == ["rotate none"]
    assert ids(shown) == ["goal", "turn", "clay"] and shown["lesson"]["first"] == 0 and shown["lesson"]["all"] == 16
    refused = ann.move(table, 0, "rotate inner", shown["line"], status=409)
    assert refused["error"] == "lesson" and "rotate none" in refused["message"]
    assert ann.get(f"/tables/{table}/why", seat=0, words="rotate inner") == {"legal": False, "key": "lesson"}
    assert ann.get(f"/tables/{table}/why", seat=0, words="rotate none") == {"legal": True}
    assert ann.move(table, 0, "put 1,1", shown["line"], status=409)["error"] == "illegal", (
        "what no rule allows is told by its rule"
    )
    assert ann.look(table)["line"] == shown["line"], "nothing has changed"
    shown = do(ann, table, "rotate none")
    assert ids(shown) == ["clay"] and shown["lesson"]["first"] == 2, "while it is being done its card stays"


def test_the_others_answer_with_the_pupil(ann: Guest) -> None:
    table = lesson(ann)["table"]
    shown = do(ann, table, *FIRST)
    assert ids(shown) == ["inspectors", "warrior"]
    assert shown["question"]["seats"] == [0]
    said = [move["words"] for move in ann.get(f"/tables/{table}/story")["story"] if move["seat"] == 1]
    assert said == ["rotate none", "place craftsman 7", "take inner clay", "perform middle", "skip outer"]


def test_it_is_left_and_taken_up_again(ann: Guest, bob: Guest) -> None:
    table = lesson(ann)["table"]
    do(ann, table, *FIRST)
    again = lesson(ann, 200)
    assert again["table"] == table and ids(again) == ["inspectors", "warrior"]
    assert lesson(bob)["table"] != table, "everybody has their own"
    assert bob.look(table)["lesson"] is None, "who looks on is taught nothing"
    assert [one["lesson"] for one in ann.get("/tables")["tables"]] == [True], "the lobby says what waits there"


def test_one_step_back_is_always_possible(ann: Guest) -> None:
    table = lesson(ann)["table"]
    assert ann.look(table)["lesson"]["back"] is None
    shown = do(ann, table, *FIRST)
    ann.undo(table, 0, shown["lesson"]["back"], shown["line"], ask=True)
    shown = ann.look(table)
    assert ids(shown) == ["clay"] and [offer["words"] for offer in shown["offers"]] == ["take middle clay"]
    assert ids(do(ann, table, "take middle clay")) == ["inspectors", "warrior"]
    ann.undo(table, 0, 6, ann.look(table)["line"], ask=True)  # into what the other did: back to one's own answer before it
    assert ids(ann.look(table)) == ["clay"]


def test_it_is_the_pupils_own_and_counts_for_nothing(ann: Guest) -> None:
    shown = lesson(ann)
    assert shown["open_book"] and shown["deal"]["known"] == "lesson" and shown["not_counted"] == "open-book"
    assert not shown["hints"], "a bot would advise something else"
    assert ann.put(f"/tables/{shown['table']}/seats/0", {"bot": "greedy"}, 409)["error"] == "lesson"


def test_after_the_last_card_the_game_is_free(ann: Guest) -> None:
    shown = lesson(ann)
    table = shown["table"]
    while shown["lesson"]["asks"]:
        shown = do(ann, table, shown["offers"][0]["words"])
    assert ids(shown) == ["end"] and len(shown["offers"]) == 3 and shown["hints"]
    shown = do(ann, table, "rotate inner")
    assert shown["lesson"] is None and shown["status"] == "playing"
    assert lesson(ann)["table"] != table, "who has done it may do it once more"


def test_a_game_without_a_lesson_says_so(ann: Guest) -> None:
    assert ann.post("/games/pebbles/lesson", {}, 404)["error"] == "no-lesson"
    assert ann.post("/games/chess/lesson", {}, 404)["error"] == "unknown-game"
    games = {game["name"]: game["lesson"] for game in ann.get("/games")["games"]}
    assert games["terracotta"]
