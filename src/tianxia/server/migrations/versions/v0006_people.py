"""The tables of the room `people`; whoever has played or has a name can be found from now on."""

import secrets
import time

import sqlalchemy as sa
from alembic import op

from tianxia.server.people.names import SECRET, public_of

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    people = op.create_table(
        "people",
        sa.Column("guest", sa.String(40), primary_key=True),
        sa.Column("public", sa.String(12), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("account", sa.Float),
        sa.Column("mail", sa.String(254)),
        sa.UniqueConstraint("public", name="one_person_per_public"),
        sa.UniqueConstraint("mail", name="one_person_per_mail"),
    )
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(40), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("how", sa.String(10), nullable=False),
        sa.Column("added", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("before", sa.String(40)),
    )
    op.create_index("sessions_of_guest", "sessions", ["guest"])
    op.create_table(
        "ended",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), primary_key=True),
        sa.Column("guest", sa.String(40), nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("added", sa.Float, nullable=False),
        sa.Column("used", sa.Float),
    )
    op.create_index("passkeys_of_guest", "passkeys", ["guest"])
    op.create_table(
        "recovery_codes",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(40), nullable=False),
    )
    op.create_index("recovery_codes_of_guest", "recovery_codes", ["guest"])
    op.create_table(
        "tickets",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("guest", sa.String(40)),
        sa.Column("mail", sa.String(254)),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.create_index("tickets_by_end", "tickets", ["expires"])
    _find_everybody(people)


def _find_everybody(people: sa.Table) -> None:
    connection = op.get_bind()
    found = connection.execute(sa.text("SELECT id FROM guests UNION SELECT guest FROM seats WHERE guest IS NOT NULL"))
    guests = [str(row[0]) for row in found]
    if not guests:
        return
    key = connection.execute(sa.text("SELECT value FROM secrets WHERE name = :name"), {"name": SECRET}).scalar_one_or_none()
    if key is None:
        key = secrets.token_hex(32)
        connection.execute(sa.text("INSERT INTO secrets (name, value) VALUES (:name, :value)"), {"name": SECRET, "value": key})
    now = time.time()
    rows = [{"guest": guest, "public": public_of(str(key), guest), "created": now} for guest in guests]
    connection.execute(sa.insert(people), rows)


def downgrade() -> None:
    for table in ("tickets", "recovery_codes", "passkeys", "ended", "sessions", "people"):
        op.drop_table(table)
