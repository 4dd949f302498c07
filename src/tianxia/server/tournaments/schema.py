"""What this room stores. A round is there with all its tables or not at all, and each but once."""

import sqlalchemy as sa

from tianxia.server.schema import metadata

tournaments = sa.Table(
    "tournaments",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("owner", sa.String(40), nullable=False),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("mode", sa.String(40), nullable=False),
    sa.Column("options", sa.Text, nullable=False),  # JSON
    sa.Column("seats", sa.Integer, nullable=False),  # of a table
    sa.Column("system", sa.String(12), nullable=False),  # swiss, round-robin
    sa.Column("rounds", sa.Integer, nullable=False),  # of a round robin: known when it starts, 0 before
    sa.Column("terms", sa.Text, nullable=False),  # JSON: those of its tables
    sa.Column("entry", sa.String(8), nullable=False),  # public, link
    sa.Column("entry_key", sa.String(24), nullable=False),
    sa.Column("starts", sa.Float),  # null: when the organiser says so
    sa.Column("status", sa.String(10), nullable=False),  # entering, playing, over
    sa.Column("paused", sa.Boolean, nullable=False),
    sa.Column("round", sa.Integer, nullable=False),  # that is being played; 0: none yet
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("request", sa.String(120), nullable=False),  # of the guest who made it: a retry finds the same
    sa.UniqueConstraint("request", name="one_tournament_per_request"),
    sa.Index("tournaments_by_status", "status"),
)

entries = sa.Table(
    "entries",
    metadata,
    sa.Column("tournament", sa.String(16), sa.ForeignKey("tournaments.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),  # from 1, as they came
    sa.Column("guest", sa.String(40), nullable=False),
    sa.Column("name", sa.String(60), nullable=False),
    sa.Column("bot", sa.String(40)),  # plays in their place from now on
    sa.Column("gone", sa.Boolean, nullable=False),  # withdrawn
    sa.UniqueConstraint("tournament", "guest", name="one_entry_per_guest"),
    sa.Index("entries_of_guest", "guest"),
)

pairings = sa.Table(
    "pairings",
    metadata,
    sa.Column("tournament", sa.String(16), sa.ForeignKey("tournaments.id"), primary_key=True),
    sa.Column("round", sa.Integer, primary_key=True),
    sa.Column("board", sa.Integer, primary_key=True),  # from 1, the leaders first
    sa.Column("players", sa.Text, nullable=False),  # JSON: numbers in the order of their seats; a single one has a bye
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id")),  # null: not opened yet, or a bye
    sa.Column("places", sa.Text),  # JSON, one per player; null: still played
    sa.Column("by_hand", sa.Boolean, nullable=False),  # the organiser has set the result
    sa.Index("pairing_of_table", "table_id", unique=True),
)
