"""What this room stores. Whatever opens a door (tokens, codes) is kept as its hash only."""

import sqlalchemy as sa

from tianxia.server.schema import metadata

people = sa.Table(  # everybody who has a name or has taken a seat
    "people",
    metadata,
    sa.Column("guest", sa.String(40), primary_key=True),
    sa.Column("public", sa.String(12), nullable=False),  # how others may call them (names.py)
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("account", sa.Float),  # since when; null: a plain guest, whose cookie is all there is
    sa.Column("mail", sa.String(254)),  # proven by a link that was followed
    sa.UniqueConstraint("public", name="one_person_per_public"),
    sa.UniqueConstraint("mail", name="one_person_per_mail"),
)

sessions = sa.Table(  # an account on one device
    "sessions",
    metadata,
    sa.Column("id", sa.String(64), primary_key=True),  # the hash of what the cookie holds
    sa.Column("guest", sa.String(40), nullable=False),
    sa.Column("name", sa.String(60), nullable=False),  # of the device, as far as its browser tells
    sa.Column("how", sa.String(10), nullable=False),  # here, passkey, mail, code, link
    sa.Column("added", sa.Float, nullable=False),
    sa.Column("seen", sa.Float, nullable=False),
    sa.Column("before", sa.String(40)),  # the guest of this device who sits at a table beside the account
    sa.Index("sessions_of_guest", "guest"),
)

ended = sa.Table(  # cookies that are good for nothing any more: sessions, and guests that became accounts
    "ended",
    metadata,
    sa.Column("key", sa.String(64), primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
)

passkeys = sa.Table(
    "passkeys",
    metadata,
    sa.Column("id", sa.String(1400), primary_key=True),  # as the device calls it, in base64url
    sa.Column("guest", sa.String(40), nullable=False),
    sa.Column("public_key", sa.Text, nullable=False),  # base64url
    sa.Column("count", sa.BigInteger, nullable=False),
    sa.Column("name", sa.String(60), nullable=False),
    sa.Column("added", sa.Float, nullable=False),
    sa.Column("used", sa.Float),
    sa.Index("passkeys_of_guest", "guest"),
)

recovery_codes = sa.Table(
    "recovery_codes",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("guest", sa.String(40), nullable=False),
    sa.Index("recovery_codes_of_guest", "guest"),
)

tickets = sa.Table(  # good once and for a short while: challenges of passkeys, links by mail, links to another device
    "tickets",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("kind", sa.String(12), nullable=False),
    sa.Column("guest", sa.String(40)),
    sa.Column("mail", sa.String(254)),
    sa.Column("expires", sa.Float, nullable=False),
    sa.Index("tickets_by_end", "expires"),
)
