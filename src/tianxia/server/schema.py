"""The tables of the store. Lines are only ever added; (table, number) is unique, so two writers cannot both win."""

import sqlalchemy as sa

VERSION = "0013"  # the newest of migrations/versions
metadata = sa.MetaData()

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("rules_version", sa.Integer, nullable=False),
    sa.Column("mode", sa.String(40), nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("options", sa.Text, nullable=False),  # JSON
    sa.Column("dice", sa.String(20)),  # the generator; null: from before generators had names
    sa.Column("seed", sa.BigInteger, nullable=False),  # 0 where a secret deals
    sa.Column("secret", sa.String(64)),
    sa.Column("commitment", sa.String(64)),  # to the secret, promised before the first seat was taken; each is kept once
    sa.Column("known", sa.String(20)),  # why somebody knew the deal from the beginning: seed, imported, branched
    sa.Column("parent", sa.Text),  # JSON: the record and seat that this table was branched from
    sa.Column("start", sa.Text),  # JSON: the first position of a table that was branched before parentage was kept
    sa.Column("owner", sa.String(40), nullable=False),  # the guest who opened it
    sa.Column("join_key", sa.String(40), nullable=False),
    sa.Column("request", sa.String(120)),  # of the guest who opened it: a retry finds the same table
    sa.Column("open_book", sa.Boolean, nullable=False),
    sa.Column("from_table", sa.String(32)),
    sa.Column("from_move", sa.Integer),
    sa.Column("terms", sa.Text),  # JSON; null: from before there were any
    sa.Column("undo_asked", sa.Text),  # JSON: somebody asks the others to go back, and who has agreed; a change ends it
    sa.Column("created", sa.Float, nullable=False),
    # a summary of the last line, for lists
    sa.Column("changed", sa.Float, nullable=False),
    sa.Column("status", sa.String(10), nullable=False),  # open, playing, over
    sa.Column("moves", sa.Integer, nullable=False),
    sa.Column("waiting", sa.Integer, nullable=False),  # mask of the seats that are asked
    sa.Column("bots_asked", sa.Boolean, nullable=False),
    sa.Column("result", sa.Text),  # JSON, at the end
    sa.UniqueConstraint("request", name="one_table_per_request"),
    sa.Index("bots_to_wake", "status", "bots_asked"),
    sa.Index("one_table_per_commitment", "commitment", unique=True),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("guest", sa.String(40)),
    sa.Column("bot", sa.String(40)),
    sa.Column("name", sa.String(60), nullable=False),
    sa.Column("word", sa.String(60)),  # what this seat added to the deal
    sa.Index("seats_of_guest", "guest"),
)

lines = sa.Table(
    "lines",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),  # from 1
    sa.Column("text", sa.String(120), nullable=False),
    sa.Column("by", sa.String(10), nullable=False),
    sa.Column("reveals", sa.Boolean, nullable=False),
    sa.Column("request", sa.String(120)),
    sa.Column("at", sa.Float, nullable=False),
    sa.UniqueConstraint("table_id", "request", name="one_line_per_request"),
)

snapshots = sa.Table(
    "snapshots",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),  # the line it stands behind
    sa.Column("position", sa.Text, nullable=False),  # Game.save()
)

guests = sa.Table(
    "guests",
    metadata,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("name", sa.String(60), nullable=False),
)

achievements = sa.Table(  # what a guest has reached, each once
    "achievements",
    metadata,
    sa.Column("guest", sa.String(40), primary_key=True),
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("achievement", sa.String(40), primary_key=True),
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),  # the first table that brought it
    sa.Column("points", sa.Integer, nullable=False),  # of the guest there
    sa.Column("at", sa.Float, nullable=False),
)

orders = sa.Table(  # standing orders: how a seat wants to be asked for its reactions
    "orders",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(40), primary_key=True),
    sa.Column("answer", sa.String(10), nullable=False),  # ask, wait, never
)

announcements = sa.Table(  # of the operator, to everybody in the lobby
    "announcements",
    metadata,
    sa.Column("id", sa.String(8), primary_key=True),
    sa.Column("language", sa.String(20), primary_key=True),  # en is shown to those whose language is not there
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("until", sa.Float),
)

set_aside = sa.Table(  # what the operator has said last about a table
    "set_aside",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("why", sa.Text),  # null: it is to be tried again
    sa.Column("at", sa.Float, nullable=False),
)

secrets = sa.Table(
    "secrets",
    metadata,
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("value", sa.String(120), nullable=False),
)
