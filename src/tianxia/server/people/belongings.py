"""What the other rooms keep of a person: taken along when a guest signs in, given to them when they ask, gone when they leave.

A room that begins to keep something of a guest names it here, in all three.
"""

from typing import Any, Final

import sqlalchemy as sa

from tianxia.server.clocks.schema import holidays
from tianxia.server.meeting.schema import bonds, invitations, seeks, sent_away
from tianxia.server.people.names import Names
from tianxia.server.puzzling.schema import puzzle_tries
from tianxia.server.ratings.forgetting import forgotten as forgotten_ratings
from tianxia.server.ratings.schema import rated_games, rating_changes, ratings
from tianxia.server.store import Store
from tianxia.server.talk.schema import acts, chat, mutes, reports, roles
from tianxia.server.telling.schema import outbox, ways, wishes
from tianxia.server.tournaments.schema import entries, tournaments

Rows = list[dict[str, Any]]
# Whose rows are the guest's alone: table, the column that says so, and what else tells two of them apart.
_OWN: Final[list[tuple[sa.Table, str, tuple[str, ...]]]] = [
    (mutes, "guest", ("person",)),
    (roles, "guest", ("role",)),
    (bonds, "guest", ("other",)),
    (bonds, "other", ("guest",)),
    (seeks, "guest", ()),
    (invitations, "guest", ("table_id",)),
    (invitations, "by", ("table_id", "guest")),
    (sent_away, "guest", ("table_id",)),
    (holidays, "guest", ("first",)),
    (wishes, "guest", ()),
    (outbox, "guest", ("way", "table_id", "line", "kind", "about")),
    (ways, "guest", ("id",)),
    (entries, "guest", ("tournament",)),
    (puzzle_tries, "guest", ("game", "puzzle")),
]
# What others have a share in: it stays, and names the person only as long as they are there.
_SHARED: Final[list[tuple[sa.Table, str, str]]] = [
    (reports, "by", "by_name"),
    (reports, "about", "about_name"),
    (acts, "by", "by_name"),
    (acts, "about", "about_name"),
]
# What they are given, and the columns in which somebody else stands.
_GIVEN: Final[list[tuple[sa.Table, str, tuple[str, ...]]]] = [
    (chat, "guest", ()),
    (mutes, "guest", ()),
    (bonds, "guest", ("other",)),
    (seeks, "guest", ()),
    (invitations, "guest", ("by",)),
    (holidays, "guest", ()),
    (wishes, "guest", ()),
    (ways, "guest", ()),
    (ratings, "guest", ()),
    (rating_changes, "guest", ()),
    (entries, "guest", ()),
    (puzzle_tries, "guest", ()),
    (tournaments, "owner", ()),
    (reports, "by", ("about",)),
]


def moved(old: str, new: str) -> list[sa.Executable]:
    """What is carried out when `old` becomes `new`. What both have stays as the account has it."""
    out: list[sa.Executable] = []
    for table, column, rest in _OWN:
        there = table.alias()
        alike = [there.c[name] == table.c[name] for name in rest]
        twice = sa.exists().where(there.c[column] == new, *alike)
        out.append(sa.update(table).where(table.c[column] == old, ~twice).values({column: new}))
        if table not in (outbox, ways, entries):
            out.append(sa.delete(table).where(table.c[column] == old))
    out.append(sa.delete(bonds).where(bonds.c.guest == bonds.c.other))
    out.append(sa.update(chat).where(chat.c.guest == old).values(guest=new))
    out += [sa.update(table).where(table.c[who] == old).values({who: new}) for table, who, _ in _SHARED]
    out.append(sa.update(tournaments).where(tournaments.c.owner == old).values(owner=new))
    # a strength is one line of games: it goes along where the account has none of that game
    r, c = ratings.c, rating_changes.c
    known = sa.select(r.game).where(r.guest == new)
    theirs = sa.select(rated_games.c.n).where(rated_games.c.game.in_(known))
    out.append(sa.update(rating_changes).where(c.guest == old, c.n.not_in(theirs)).values(guest=new))
    mine = ratings.alias()
    twice = sa.exists().where(mine.c.guest == new, mine.c.game == r.game)
    out.append(sa.update(ratings).where(r.guest == old, ~twice).values(guest=new))
    return out


def left(guest: str, gone: str) -> list[sa.Executable]:
    """What is carried out when they leave; `gone` stands in their place from then on. Their words are theirs, and go."""
    out = [*forgotten_ratings(guest)]
    said = {
        "guest": gone,
        "name": "",
        "ready": None,
        "text": "",
        "removed": True,
        "request": chat.c.room + sa.cast(chat.c.n, sa.String),
    }
    out.append(sa.update(chat).where(chat.c.guest == guest).values(said))
    for table, who, name in _SHARED:
        out.append(sa.update(table).where(table.c[who] == guest).values({who: gone, name: ""}))
    for table, column, _ in _OWN:
        if table is not entries:  # forgotten with the ratings
            out.append(sa.delete(table).where(table.c[column] == guest))
    return out


async def given(store: Store, names: Names, guest: str) -> dict[str, Rows]:
    """Everything for them, room by room. Others are named as everybody may name them."""
    found: dict[str, Rows] = {}
    for table, column, others in _GIVEN:
        rows: Rows = []
        for row in await store.rows(sa.select(table).where(table.c[column] == guest)):
            told = {name: value for name, value in row.items() if name not in (column, "request", "entry_key")}
            told.update({name: names.public_id(row[name]) for name in others})
            rows.append(told)
        found[table.name] = rows
    return found
