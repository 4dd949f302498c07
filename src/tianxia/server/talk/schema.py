"""What this room stores."""

import sqlalchemy as sa

from tianxia.server.schema import metadata

chat = sa.Table(  # what was said at a table; lines are never deleted, only marked as removed
    "chat",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("room", sa.String(10), primary_key=True),  # players, watchers
    sa.Column("n", sa.Integer, primary_key=True),  # from 1 in each room: nobody learns from the numbers how much others talk
    sa.Column("guest", sa.String(40), nullable=False),
    sa.Column("name", sa.String(60), nullable=False),  # as it was then
    sa.Column("seat", sa.Integer),
    sa.Column("ready", sa.String(40)),  # the key of a ready sentence
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("removed", sa.Boolean, nullable=False),
    sa.Column("request", sa.String(120), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.UniqueConstraint("table_id", "request", name="one_chat_line_per_request"),
    sa.Index("chat_of_guest", "guest"),
)

mutes = sa.Table(  # whom somebody does not want to hear
    "mutes",
    metadata,
    sa.Column("guest", sa.String(40), primary_key=True),
    sa.Column("person", sa.String(40), primary_key=True),  # the public name of the one who is muted
)

roles = sa.Table(
    "roles",
    metadata,
    sa.Column("guest", sa.String(40), primary_key=True),
    sa.Column("role", sa.String(20), primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
)

reports = sa.Table(
    "reports",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("by", sa.String(40), nullable=False),
    sa.Column("by_name", sa.String(60), nullable=False),
    sa.Column("about", sa.String(40), nullable=False),
    sa.Column("about_name", sa.String(60), nullable=False),
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
    sa.Column("what", sa.String(10), nullable=False),  # line, name, behaviour
    sa.Column("room", sa.String(10)),
    sa.Column("n", sa.Integer),
    sa.Column("reason", sa.String(20), nullable=False),
    sa.Column("note", sa.Text, nullable=False),
    sa.Column("open", sa.Boolean, nullable=False),
    sa.Column("request", sa.String(120), nullable=False, unique=True),
    sa.Index("open_reports", "open", "at"),
)

acts = sa.Table(  # all that those who keep order have done; what holds now is read from here (rights.py)
    "acts",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("by", sa.String(40), nullable=False),
    sa.Column("by_name", sa.String(60), nullable=False),
    sa.Column("act", sa.String(10), nullable=False),  # warn, mute, ban, remove, dismiss
    sa.Column("about", sa.String(40), nullable=False),
    sa.Column("about_name", sa.String(60), nullable=False),
    sa.Column("report", sa.Integer, sa.ForeignKey("reports.id"), nullable=False),
    sa.Column("until", sa.Float),  # of a mute or ban
    sa.Column("note", sa.Text, nullable=False),
    sa.Column("lines", sa.Text, nullable=False),  # JSON: the numbers of those that were removed
    sa.Column("lifted", sa.Float),  # taken back
    sa.Column("confirmed", sa.Float),  # a warning that was read
    sa.Index("acts_about", "about"),
)
