"""What this room stores: how somebody has fared with a puzzle."""

from typing import Final

import sqlalchemy as sa

from tianxia.server.schema import metadata

PUZZLE: Final = "puzzle"  # why the deal of such a table is known: it begins in a past position

puzzle_tries = sa.Table(
    "puzzle_tries",
    metadata,
    sa.Column("guest", sa.String(40), primary_key=True),
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("puzzle", sa.String(10), primary_key=True),
    sa.Column("begun", sa.Float, nullable=False),
    sa.Column("tries", sa.Integer, nullable=False),  # turns that were played to their end
    sa.Column("solved", sa.Float),
    sa.Column("first", sa.Integer),  # the try that solved it
    sa.Column("shown", sa.Float),  # the solution was looked at before it was solved
    sa.Column("day", sa.String(10)),  # it was solved as the puzzle of this day, unaided
)
