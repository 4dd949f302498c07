"""Ratings: what openskill itself makes of the results, once per game, in the commit of its end, and for honest games only."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from openskill.models import PlackettLuce

from tests.patience import soon, until
from tests.server.fake_clock import FakeClock
from tests.server.in_process import InProcess
from tests.server.table_client import Guest, Server
from tests.server.test_store import in_hall, url
from tianxia.bots.levels import LEVELS
from tianxia.engine.course import BOT
from tianxia.server import schema
from tianxia.server.app import make_api
from tianxia.server.hall import Hall
from tianxia.server.messages.asked import SeatWish
from tianxia.server.messages.terms import Terms
from tianxia.server.ratings import recount
from tianxia.server.ratings.anchors import anchor, anchors
from tianxia.server.ratings.counting import not_rated
from tianxia.server.ratings.even_level import even_levels
from tianxia.server.ratings.forgetting import LEFT, forgotten
from tianxia.server.ratings.reading import leaders
from tianxia.server.ratings.scale import Strength, chance
from tianxia.server.ratings.schema import rated_games, rating_changes, ratings
from tianxia.server.ratings.seasons import season_of
from tianxia.server.settings import Settings
from tianxia.server.table import Table

ANN, BOB, CAT = "a" * 32, "b" * 32, "c" * 32
RATED = Terms(rated=True)


async def opened(hall: Hall, *players: str, terms: Terms = RATED, seed: int | None = None) -> Table:
    """A table of these: guests (who opens it comes first), or bots by name. With a seed the bots' dice are known too."""
    wishes = [SeatWish(who="me")]
    wishes += [SeatWish(who="open") if len(one) == 32 else SeatWish(who="bot", bot=one) for one in players[1:]]
    table, _ = await hall.opening.open(players[0], "pebbles", "", {}, wishes, seed, None, None, terms)
    for guest in players[1:]:
        if len(guest) == 32:
            await hall.tables.join(table, guest, None, "")
    return table


async def finished(hall: Hall, table: Table, dice: random.Random | None = None) -> list[int]:
    """Everybody answers; the places of the end. Without dice all take one pebble each round and share the first place."""

    def asked() -> list[int] | None:
        people = [seat for seat in table.in_person() if seat in table.course.waiting()]
        return people or ([-1] if table.course.over else None)

    while (seat := (await soon(asked, "somebody is asked"))[0]) >= 0:
        legal = table.game.legal(table.course.state, seat)
        words = table.game.actions.words(dice.choice(legal) if dice is not None else legal[0])
        await hall.tables.move(table, table.seats[seat].guest, seat, words, table.line, f"r{table.line}")
    places: list[int] = table.game.places(table.course.state)
    return places


async def standing(hall: Hall) -> dict[str, tuple[float, float, int, int]]:
    rows = await hall.store.rows(sa.select(ratings))
    return {row["guest"]: (row["mu"], row["sigma"], row["games"], row["wins"]) for row in rows}


def test_the_ratings_are_those_that_openskill_gives_for_the_results(tmp_path: Path) -> None:
    """The library is asked here on its own, with nothing but who sat where and the places."""
    model = PlackettLuce()
    expected = {guest: model.rating() for guest in (ANN, BOB, CAT)}
    tables = [(ANN, BOB), (BOB, CAT), (ANN, BOB, CAT), (CAT, "greedy"), (ANN, "random", BOB), (BOB, ANN)]

    async def run(hall: Hall) -> None:
        dice = random.Random(5)
        ties = 0
        for _ in range(2):
            for players in tables:
                places = await finished(hall, await opened(hall, *players), dice if players != (BOB, ANN) else None)
                ties += len(set(places)) < len(places)
                teams = []
                for one in players:
                    fixed = anchor("pebbles", one)
                    teams.append([expected[one] if fixed is None else model.rating(mu=fixed.mu, sigma=fixed.sigma)])
                for one, after in zip(players, model.rate(teams, ranks=[float(place) for place in places])):
                    if one in expected:
                        expected[one] = after[0]
        found = await standing(hall)
        assert ties > 0  # shared places were among them
        for guest, rating in expected.items():
            assert found[guest][:2] == pytest.approx((rating.mu, rating.sigma), abs=1e-9)
        assert {guest: row[2] for guest, row in found.items()} == {ANN: 8, BOB: 10, CAT: 6}
        bots = await hall.store.rows(sa.select(rating_changes).where(rating_changes.c.guest.is_(None)))
        assert len(bots) == 4 and all(row["mu"] == row["mu_before"] and row["sigma"] == row["sigma_before"] for row in bots)
        assert await recount.differences(hall.store) == []

    in_hall(url(tmp_path / "t.db"), run)


def test_bots_stand_on_the_scale_as_far_apart_as_their_matches_say() -> None:
    for game in ("terracotta", "zhanguo", "daimyo", "great_wall", "pebbles"):
        stands = anchors(game)
        mus = [strength.mu for strength in stands.values()]
        assert mus == sorted(mus) and stands["greedy"].mu == 25.0 and LEVELS[-1] in stands
        assert stands["random"].mu < stands["greedy"].mu < stands["search"].mu
    model = PlackettLuce()
    for bot, share in (("search", 140 / 201), ("random", 68.5 / 201)):
        one, greedy = anchor("pebbles", bot), anchor("pebbles", "greedy")
        assert one is not None and greedy is not None
        assert chance(Strength(one.mu, 0.0), Strength(greedy.mu, 0.0)) == pytest.approx(share)
        # with that share of wins the model would leave it where it is
        teams = [[model.rating(mu=s.mu, sigma=0.01)] for s in (one, greedy)]
        won, lost = (model.rate(teams, ranks=ranks, tau=0.0)[0][0].mu - one.mu for ranks in ([1.0, 2.0], [2.0, 1.0]))
        assert share * won + (1 - share) * lost == pytest.approx(0, abs=1e-3 * (won - lost))


def test_the_last_two_games_alone_against_levels_say_which_is_even(tmp_path: Path) -> None:
    async def run(hall: Hall) -> None:
        async def even() -> tuple[str, str]:
            (found,) = await even_levels(hall.store, ANN, ["pebbles"])
            return found.level, found.why

        assert await even() == ("pupil", "new")
        won: list[bool] = []
        dice = random.Random(2)
        for seed in range(12):
            places = await finished(hall, await opened(hall, ANN, "scribe", terms=Terms(), seed=seed), random.Random(seed))
            await finished(hall, await opened(hall, ANN, "search@5", terms=Terms()), dice)  # no level
            await finished(hall, await opened(hall, ANN, BOB, terms=Terms()), dice)  # with others
            if places != [1, 1]:
                won.append(places[0] == 1)
            if len(won) > 1:
                step = {(True, True): ("adviser", "won"), (False, False): ("traveller", "lost")}
                assert await even() == step.get((won[-2], won[-1]), ("scribe", "last"))
        assert {tuple(won[i : i + 2]) for i in range(len(won) - 1)} == {(a, b) for a in (True, False) for b in (True, False)}
        assert [one.why for one in await even_levels(hall.store, CAT, ["pebbles", "terracotta"])] == ["new", "new"]
        assert [one.why for one in await even_levels(hall.store, None, ["pebbles"])] == ["new"]

    in_hall(url(tmp_path / "t.db"), run)


def test_a_game_counts_once_even_if_its_end_is_written_twice(tmp_path: Path) -> None:
    async def run(hall: Hall) -> None:
        table = await opened(hall, ANN, BOB)
        await finished(hall, table, random.Random(1))
        before = await standing(hall)
        again = hall.tables.change(table, None)
        assert again.within  # it would have counted
        await hall.store.write(again)
        assert await standing(hall) == before
        assert len(await hall.store.rows(sa.select(rated_games))) == 1
        assert await recount.differences(hall.store) == []

    in_hall(url(tmp_path / "t.db"), run)


def test_it_is_on_disk_with_the_last_move(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "t.db"))
    try:
        ann, bob = server.guest(), server.guest()
        bob.get("/me")
        made = ann.open("me", "open", terms={"rated": True})
        bob.join(made)
        while (shown := ann.look(made["table"]))["status"] != "over":
            for player in (ann, bob):
                now = player.look(made["table"])
                if now["offers"]:
                    player.move(made["table"], now["eyes"], "pick 1", now["line"])
        server.kill()
        server.start()
        changed = ann.get(f"/tables/{made['table']}/ratings")
        assert changed["not_rated"] is None and [c["seat"] for c in changed["changes"]] == [0, 1]
        assert [c["place"] for c in changed["changes"]] == shown["result"]["places"]
        assert all(c["before"] == {"rating": 1000, "likely": 2000, "high": 3000, "provisional": True} for c in changed["changes"])
        leaders = bob.get("/games/pebbles/leaders")
        assert len(leaders["leaders"]) == 2 and [one["me"] for one in leaders["leaders"]].count(True) == 1
        assert leaders["leaders"][0]["rating"]["rating"] >= leaders["leaders"][1]["rating"]["rating"]
        assert all(one["games"] == 1 and len(one["person"]) == 12 for one in leaders["leaders"])
    finally:
        server.stop()


# ---- what does not count ----


def not_counted(tmp_path: Path, work: Callable[[Hall], Awaitable[Table]], why: str | None) -> None:
    """This table was played to its end, and counted for nobody."""

    async def run(hall: Hall) -> None:
        table = await work(hall)
        await finished(hall, table, random.Random(2))
        assert not_rated(table, table.course.state) == why
        assert await standing(hall) == {} and await hall.store.rows(sa.select(rated_games)) == []

    in_hall(url(tmp_path / "t.db"), run)


def test_not_where_nobody_agreed_to_it(tmp_path: Path) -> None:
    async def work(hall: Hall) -> Table:
        return await opened(hall, ANN, BOB, terms=Terms())

    not_counted(tmp_path, work, "not-agreed")


def test_not_where_something_was_taken_back_that_had_told_something(tmp_path: Path) -> None:
    async def work(hall: Hall) -> Table:
        table = await opened(hall, ANN, BOB)
        for seat, guest in enumerate((ANN, BOB)):
            await hall.tables.move(table, guest, seat, "pick 1", table.line, f"s{seat}")
        table.course.undo(0)  # what no request can do
        return table

    not_counted(tmp_path, work, "taken-back")


def test_not_where_the_book_was_open(tmp_path: Path) -> None:
    async def work(hall: Hall) -> Table:
        table = await opened(hall, ANN, BOB)
        table.open_book = True  # what no request can do
        return table

    not_counted(tmp_path, work, "known")


def test_not_where_one_person_has_two_seats(tmp_path: Path) -> None:
    async def work(hall: Hall) -> Table:
        table = await opened(hall, ANN, BOB)
        table.seats[1].guest = ANN  # what no request can do
        return table

    not_counted(tmp_path, work, "several-seats")


def test_not_where_a_bot_plays_that_nobody_has_measured(tmp_path: Path) -> None:
    async def work(hall: Hall) -> Table:
        table = await opened(hall, ANN, "random")
        table.seats[1].bot = "search@1"  # what no request can do
        return table

    not_counted(tmp_path, work, "unknown-bot")


@pytest.mark.parametrize(
    ("game", "seats", "more", "why"),
    [
        ("pebbles", ["me", "me"], {}, "one seat"),
        ("pebbles", ["greedy", "greedy"], {}, "somebody plays"),
        ("pebbles", ["me", "search@50"], {}, "search@50"),
        ("pebbles", ["me", "open"], {"seed": 7}, "seed"),
        ("terracotta", ["me"], {"mode": "solo"}, "against each other"),
        ("great_wall", ["me", "open"], {"mode": "coop"}, "against each other"),
    ],
)
def test_a_table_that_could_never_count_is_not_opened_as_rated(
    ann: Guest, game: str, seats: list[str], more: dict[str, Any], why: str
) -> None:
    wishes = [{"who": s} if s in ("me", "open") else {"who": "bot", "bot": s} for s in seats]
    wish = {"game": game, "seats": wishes, **more}
    refused = ann.post("/tables", {**wish, "terms": {"rated": True}}, status=422)
    assert refused["error"] == "bad-setup" and why in refused["message"]
    assert ann.post("/tables", wish, status=201)["terms"]["rated"] is False


def test_a_rated_game_refuses_what_would_spoil_it_also_after_its_end(ann: Guest) -> None:
    made = ann.open("me", "open", options={"heap": "large"}, terms={"rated": True})
    table = made["table"]
    assert ann.put(f"/tables/{table}/seats/1", {"bot": "search@50"}, status=409)["error"] == "rated"
    shown = ann.put(f"/tables/{table}/seats/1", {"bot": "random"})
    assert shown["hints"] is False and shown["branch"] is False and shown["record"] is False
    assert ann.get(f"/tables/{table}/hint", status=403)["error"] == "secret"
    assert ann.post(f"/tables/{table}/branch", {"move": 0, "seat": 0}, status=403)["error"] == "secret"
    assert ann.post(f"/tables/{table}/open-book", status=403)["error"] == "secret"
    assert ann.get(f"/tables/{table}/record", status=403)["error"] == "secret"
    assert ann.put(f"/tables/{table}/seats/0", {"bot": "search"}, status=409)["error"] == "rated"
    over = ann.play_to_end(table)
    assert ann.undo(table, 0, 0, over["line"], status=409, ask=True)["error"] == "rated"
    ann.post(f"/tables/{table}/open-book")  # now everybody may know
    assert ann.undo(table, 0, over["move"] - 1, over["line"], status=409, ask=True)["error"] == "rated"
    assert ann.get(f"/tables/{table}/hint", move=0)["options"] and ann.look(table)["record"] is True
    assert len(ann.get(f"/tables/{table}/ratings")["changes"]) == 2


def test_while_it_is_played_only_what_is_free_is_taken_back(ann: Guest) -> None:
    made = ann.open("me", "random", options={"heap": "large"}, terms={"rated": True})
    shown = ann.look(made["table"])
    ann.move(made["table"], 0, "pick 1", shown["line"])
    shown = until(lambda: found if (found := ann.look(made["table"]))["move"] >= 3 else None, "the bot has answered twice")
    assert shown["undo"]["floor"] > 0
    assert ann.undo(made["table"], 0, 0, shown["line"], status=409, ask=True)["error"] == "rated"


def test_for_whom_a_bot_had_to_play_on_is_last(tmp_path: Path) -> None:
    async def run(hall: Hall) -> None:
        table = await opened(hall, ANN, BOB, CAT)
        await hall.tables.stand_ins.put(table, 1, "greedy")  # as a clock does
        await finished(hall, table, random.Random(3))
        rows = await hall.store.rows(sa.select(rating_changes).order_by(rating_changes.c.seat))
        assert any(move.by == BOT for move in table.course.moves)
        assert rows[1]["place"] == max(row["place"] for row in rows) and rows[1]["place"] > rows[2]["place"]
        assert rows[1]["guest"] == BOB and rows[1]["bot"] is None and rows[1]["mu"] < rows[1]["mu_before"]
        assert await recount.differences(hall.store) == []

    in_hall(url(tmp_path / "t.db"), run)


def test_a_recount_finds_what_does_not_fit(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    db = url(tmp_path / "t.db")

    async def run(hall: Hall) -> None:
        for _ in range(2):
            await finished(hall, await opened(hall, ANN, BOB), random.Random(4))
        async with hall.store.engine.begin() as connection:
            await connection.execute(sa.update(ratings).where(ratings.c.guest == ANN).values(mu=40.0))
        assert await recount.differences(hall.store) == [f"{ANN[:8]} at pebbles: stands elsewhere than the games lead to"]
        async with hall.store.engine.begin() as connection:
            mine = sa.and_(rating_changes.c.n == 1, rating_changes.c.guest == ANN)  # another result, also where it was a draw
            await connection.execute(sa.update(rating_changes).where(mine).values(place=3 - rating_changes.c.place))
        assert any("table " in line for line in await recount.differences(hall.store))
        async with hall.store.engine.begin() as connection:
            await connection.execute(sa.delete(rating_changes).where(rating_changes.c.n == 2))
            await connection.execute(sa.delete(rated_games).where(rated_games.c.n == 2))
        assert any("has not" in line for line in await recount.differences(hall.store))

    in_hall(db, run)
    assert asyncio.run(recount.check(str(tmp_path / "t.db"))) == 1
    assert "do not fit" in capsys.readouterr().out


def test_who_is_forgotten_is_found_nowhere_and_the_others_keep_their_ratings(tmp_path: Path) -> None:
    async def run(hall: Hall) -> None:
        for other in (BOB, CAT):
            await finished(hall, await opened(hall, ANN, other), random.Random(4))
        before = await standing(hall)
        async with hall.store.engine.begin() as connection:
            seats = sa.update(schema.seats).where(schema.seats.c.guest == ANN)
            await connection.execute(seats.values(guest=LEFT + "0" * 28))
            for statement in forgotten(ANN):
                await connection.execute(statement)
        assert await standing(hall) == {guest: row for guest, row in before.items() if guest != ANN}
        assert await recount.differences(hall.store) == []
        board = await leaders(hall.store, hall.names, "pebbles", season_of(hall.clock.now()), None)
        assert {one.person for one in board.leaders} == {hall.names.public_id(BOB), hall.names.public_id(CAT)}
        rows = await hall.store.rows(sa.select(rating_changes))
        assert ANN not in [row["guest"] for row in rows] and len(rows) == 4

    in_hall(url(tmp_path / "t.db"), run)


def test_two_processes_on_one_database_count_every_game(postgres: str) -> None:
    """The same two people end games in both at once: each change begins where the last one has ended."""

    async def run() -> None:
        halls = [await Hall.open(Settings(db=postgres, bot_workers=1, bots_early=False)) for _ in range(2)]
        try:
            tables = [(hall, await opened(hall, ANN, BOB)) for hall in halls * 4]
            await asyncio.gather(*[finished(hall, table, random.Random(i)) for i, (hall, table) in enumerate(tables)])
            found = await standing(halls[0])
            assert found[ANN][2] == found[BOB][2] == 8
            assert await recount.differences(halls[0].store) == []
        finally:
            for hall in halls:
                await hall.close()

    asyncio.run(run())


# ---- what is told ----


def test_seasons_stay_as_they_were_and_even_opponents_are_proposed(tmp_path: Path) -> None:
    async def run() -> None:
        clock = FakeClock(1_790_000_000.0)  # September 2026
        api = make_api(Settings(db=url(tmp_path / "t.db"), bot_workers=1, bots_early=False), clock)
        async with api.router.lifespan_context(api):
            hall: Hall = api.state.hall
            ask, called = InProcess(api).ask, hall.names.public_id
            cookie = hall.guests.sign(ANN)
            for _ in range(3):
                await finished(hall, await opened(hall, ANN, BOB), random.Random(6))
            first = (await ask(cookie, "GET", "/api/games/pebbles/leaders?season=2026-Q3"))[1]
            assert first["seasons"] == ["2026-Q3"] and [one["games"] for one in first["leaders"]] == [3, 3]
            await clock.pass_by(40 * 24 * 3600)
            await finished(hall, await opened(hall, ANN, CAT), random.Random(7))
            ever = (await ask(cookie, "GET", "/api/games/pebbles/leaders"))[1]
            assert ever["seasons"] == ["2026-Q4", "2026-Q3"] and len(ever["leaders"]) == 3
            assert [one["place"] for one in ever["leaders"]] == [1, 2, 3]
            assert {bot["bot"] for bot in ever["bots"]} == set(LEVELS), "those that the lobby offers"
            second = (await ask(cookie, "GET", "/api/games/pebbles/leaders?season=2026-Q4"))[1]
            assert {one["person"] for one in second["leaders"]} == {called(ANN), called(CAT)}
            assert (await ask(cookie, "GET", "/api/games/pebbles/leaders?season=2026-Q3"))[1]["leaders"] == first["leaders"]
            assert (await ask(cookie, "GET", "/api/games/pebbles/leaders?season=1"))[0] == 422
            mine = (await ask(cookie, "GET", f"/api/people/{called(ANN)}/ratings"))[1]["ratings"]
            assert [one["game"] for one in mine] == ["pebbles"] and len(mine[0]["history"]) == mine[0]["games"] == 4
            assert mine[0]["history"][-1]["rating"] == mine[0]["rating"]
            assert mine[0]["history"][0]["at"] < mine[0]["history"][-1]["at"]
            assert (await ask(cookie, "GET", "/api/people/00000000/ratings"))[1]["ratings"] == []
            even = (await ask(cookie, "GET", "/api/games/pebbles/even"))[1]
            assert even["me"] == mine[0]["rating"] and {one["person"] for one in even["people"]} == {called(BOB), called(CAT)}
            for proposed in (even["bots"], even["people"]):
                far = [abs(one["chance"] - 0.5) for one in proposed]
                assert far == sorted(far) and all(0 < one["chance"] < 1 for one in proposed)
            weak = next(one for one in even["bots"] if one["bot"] == "pupil")
            strong = next(one for one in even["bots"] if one["bot"] == "champion")
            assert weak["chance"] > strong["chance"]

    asyncio.run(run())
