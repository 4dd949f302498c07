"""What this room stores: what each person wishes, the ways to reach them, and what is still to be told."""

import sqlalchemy as sa

from tianxia.server.schema import metadata

wishes = sa.Table(
    "telling_wishes",
    metadata,
    sa.Column("guest", sa.String(40), primary_key=True),
    sa.Column("language", sa.String(20), nullable=False),
    sa.Column("zone", sa.String(60), nullable=False),  # of the IANA list
    sa.Column("quiet_from", sa.Integer),  # minutes after midnight; null: no quiet hours
    sa.Column("quiet_until", sa.Integer),
    sa.Column("kinds_off", sa.Text, nullable=False),  # JSON
    sa.Column("games_off", sa.Text, nullable=False),  # JSON
)

ways = sa.Table(  # a device, a mailbox, a webhook
    "telling_ways",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("guest", sa.String(40), nullable=False),
    sa.Column("channel", sa.String(10), nullable=False),  # push, mail, webhook
    sa.Column("address", sa.Text, nullable=False),
    sa.Column("more", sa.Text, nullable=False),  # JSON: the keys of a device, the style of a webhook
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("site", sa.String(300), nullable=False),  # where its owner has the page open: links lead there
    sa.Column("code", sa.String(20)),  # that a mailbox must still send back; null: it is known to be theirs
    sa.Column("tries", sa.Integer, nullable=False),  # wrong codes
    sa.Column("active", sa.Boolean, nullable=False),
    sa.Column("failures", sa.Integer, nullable=False),  # in a row
    sa.Column("rests_until", sa.Float, nullable=False),  # what comes meanwhile is told together
    sa.Column("created", sa.Float, nullable=False),
    sa.Index("ways_of_guest", "guest"),
)

outbox = sa.Table(  # once per way, table, line, kind and what it is about
    "telling_outbox",
    metadata,
    sa.Column("way", sa.String(32), sa.ForeignKey("telling_ways.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("line", sa.Integer, primary_key=True),  # the table's, after the change that is told
    sa.Column("kind", sa.String(10), primary_key=True),
    sa.Column("about", sa.String(20), primary_key=True),  # tells apart what happened at the same line
    sa.Column("guest", sa.String(40), nullable=False),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("who", sa.String(60), nullable=False),  # the name of whoever did it
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("due", sa.Float, nullable=False),
    sa.Column("claimed_by", sa.String(40)),  # who is telling it just now
    sa.Column("claimed_until", sa.Float),  # then it is anybody's again
    sa.Column("told", sa.Float),  # or found to need no telling any more
    sa.Index("outbox_due", "told", "due"),
    sa.Index("outbox_of_guest", "guest", "table_id"),
)
