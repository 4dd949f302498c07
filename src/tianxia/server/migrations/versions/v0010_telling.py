"""What each person wishes to be told, the ways to reach them, and what is still to be told."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "telling_wishes",
        sa.Column("guest", sa.String(40), primary_key=True),
        sa.Column("language", sa.String(20), nullable=False),
        sa.Column("zone", sa.String(60), nullable=False),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_until", sa.Integer),
        sa.Column("kinds_off", sa.Text, nullable=False),
        sa.Column("games_off", sa.Text, nullable=False),
    )
    op.create_table(
        "telling_ways",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("guest", sa.String(40), nullable=False),
        sa.Column("channel", sa.String(10), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("more", sa.Text, nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("site", sa.String(300), nullable=False),
        sa.Column("code", sa.String(20)),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("active", sa.Boolean, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("rests_until", sa.Float, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("ways_of_guest", "telling_ways", ["guest"])
    op.create_table(
        "telling_outbox",
        sa.Column("way", sa.String(32), sa.ForeignKey("telling_ways.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("line", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(10), primary_key=True),
        sa.Column("about", sa.String(20), primary_key=True),
        sa.Column("guest", sa.String(40), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("who", sa.String(60), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("claimed_by", sa.String(40)),
        sa.Column("claimed_until", sa.Float),
        sa.Column("told", sa.Float),
    )
    op.create_index("outbox_due", "telling_outbox", ["told", "due"])
    op.create_index("outbox_of_guest", "telling_outbox", ["guest", "table_id"])


def downgrade() -> None:
    op.drop_table("telling_outbox")
    op.drop_table("telling_ways")
    op.drop_table("telling_wishes")
