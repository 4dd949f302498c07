"""What this room stores: facts of a table beside the course of its game, and the holidays of people."""

import sqlalchemy as sa

from tianxia.server.schema import metadata


def _table_id() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True)


clocks = sa.Table(  # the time of each seat that is somebody's
    "clocks",
    metadata,
    _table_id(),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("left", sa.Float, nullable=False),  # seconds, at the moment `since`
    sa.Column("since", sa.Float),  # it runs from this moment on; null: it stands
    sa.Column("turn", sa.Boolean, nullable=False),  # the seat is asked
    sa.Column("out", sa.Boolean, nullable=False),  # it ran out, and a bot plays
    sa.Column("back", sa.Boolean, nullable=False),  # its owner has come back after that once
    sa.Index("clocks_that_run", "since"),
)

pauses = sa.Table(
    "pauses",
    metadata,
    _table_id(),
    sa.Column("since", sa.Float, nullable=False),
    sa.Column("until", sa.Float),  # null: until somebody resumes
)

proposals = sa.Table(  # what somebody asks all others to agree to
    "proposals",
    metadata,
    _table_id(),
    sa.Column("kind", sa.String(10), nullable=False),  # pause, end
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("line", sa.Integer, nullable=False),  # it stands until the table moves on from there
    sa.Column("until", sa.Float),
    sa.Column("scored", sa.Boolean, nullable=False),
    sa.Column("agreed", sa.Integer, nullable=False),  # mask of seats
)

resigned = sa.Table(
    "resigned",
    metadata,
    _table_id(),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("why", sa.String(10), nullable=False),  # person, time
    sa.Column("at", sa.Float, nullable=False),
)

endings = sa.Table(  # games that ended before the rules ended them
    "endings",
    metadata,
    _table_id(),
    sa.Column("how", sa.String(10), nullable=False),  # resigned, agreed
    sa.Column("scored", sa.Boolean, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

plans = sa.Table(  # what somebody means to do; nobody else is told
    "plans",
    metadata,
    _table_id(),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("words", sa.Text, nullable=False),  # JSON: the moves that are still to be made
)

holidays = sa.Table(
    "holidays",
    metadata,
    sa.Column("guest", sa.String(40), primary_key=True),
    sa.Column("first", sa.Float, primary_key=True),
    sa.Column("until", sa.Float, nullable=False),
)

beats = sa.Table(  # when a server last said that it is there: while it is not, no clock runs
    "beats",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
)
