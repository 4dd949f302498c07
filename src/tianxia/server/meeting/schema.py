"""What this room stores: which tables are to be found, who was asked or sent away, who likes whom, who looks for a game."""

import sqlalchemy as sa

from tianxia.server.schema import metadata

in_lobby = sa.Table(  # tables that others than the invited may find while a seat is open
    "in_lobby",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seen_by", sa.String(10), nullable=False),  # public, friends
)

closed_tables = sa.Table(  # by the one who opened them, before they began
    "closed_tables",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
)

sent_away = sa.Table(  # they do not sit down at this table again
    "sent_away",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("guest", sa.String(40), primary_key=True),
)

invitations = sa.Table(
    "invitations",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("guest", sa.String(40), primary_key=True),
    sa.Column("by", sa.String(40), nullable=False),  # the guest who asks
    sa.Column("seat", sa.Integer),  # that is held for them; null: any
    sa.Column("declined", sa.Boolean, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Index("invitations_of_guest", "guest"),
)

rematches = sa.Table(  # the table at which the same people play again
    "rematches",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("next", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
)

bonds = sa.Table(  # what somebody thinks of another: one thing at a time
    "bonds",
    metadata,
    sa.Column("guest", sa.String(40), primary_key=True),
    sa.Column("other", sa.String(40), primary_key=True),
    sa.Column("kind", sa.String(10), nullable=False),  # follow, block
    sa.Column("since", sa.Float, nullable=False),
    sa.Index("bonds_of_other", "other"),
)

seeks = sa.Table(  # those who look for a game now, one seek each
    "seeks",
    metadata,
    sa.Column("guest", sa.String(40), primary_key=True),
    sa.Column("id", sa.String(32), nullable=False),
    sa.Column("wish", sa.Text, nullable=False),  # JSON
    sa.Column("since", sa.Float, nullable=False),
)

ended_seeks = sa.Table(  # a seek ends once: two processes that find a game for it cannot both win
    "ended_seeks",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("table_id", sa.String(32)),  # null: it was given up
)
