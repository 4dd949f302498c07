"""What this room stores: one analysis for each table, a part of it like its lines."""

import sqlalchemy as sa

from tianxia.server.schema import metadata

analyses = sa.Table(
    "analyses",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("line", sa.Integer, nullable=False),  # the last of the game that was analysed: one that went on is analysed anew
    sa.Column("done", sa.Integer, nullable=False),  # pieces of work so far
    sa.Column("pieces", sa.Integer, nullable=False),  # and of all; 0: not known yet
    sa.Column("result", sa.Text),  # JSON; null: it is asked for, and somebody works on it or is about to
)
