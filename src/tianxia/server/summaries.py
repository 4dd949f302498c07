"""A table in somebody's list, from its row and its seats: no line of it is read for that."""

import msgspec

from tianxia.engine.course import seats_of
from tianxia.server.change import Row
from tianxia.server.lesson import LESSON
from tianxia.server.messages import lobby
from tianxia.server.messages.clocks import SeatTime
from tianxia.server.messages.seen import Player, Result
from tianxia.server.table import LEFT, terms_of
from tianxia.server.wall_clock import moment


def summary_data(row: Row, seats: list[Row], guest: str, clock: SeatTime | None = None) -> lobby.Summary:
    mine = [s["seat"] for s in seats if s["guest"] == guest]
    owners = [s["guest"] for s in seats]
    mine_to_play = [s["seat"] for s in seats if s["guest"] == guest and s["bot"] is None]
    turn = seats_of(row["waiting"]) if row["status"] == "playing" else []
    return lobby.Summary(
        table=row["id"],
        game=row["game"],
        mode=row["mode"],
        seats=row["seats"],
        status=row["status"],
        me=mine,
        players=[
            Player(
                seat=s["seat"],
                name=s["name"],
                bot=s["bot"],
                stand_in=s["guest"] is not None and s["bot"] is not None,
                open=s["guest"] is None and s["bot"] is None,
                mine=s["guest"] == guest,
                person=seats[owners.index(s["guest"])]["seat"] if s["guest"] is not None else None,
                left=s["guest"] is not None and s["guest"].startswith(LEFT),
            )
            for s in seats
        ],
        move=row["moves"],
        turn=turn,
        my_turn=any(seat in mine_to_play for seat in turn),
        lesson=row["known"] == LESSON,
        terms=terms_of(row),
        changed=moment(row["changed"]),
        created=moment(row["created"]),
        result=msgspec.json.decode(row["result"], type=Result) if row["result"] is not None else None,
        clock=clock,
    )
