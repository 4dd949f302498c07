"""The tables of the room `talk`: words, who hears whom, reports and what was done about them."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("room", sa.String(10), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("guest", sa.String(40), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("ready", sa.String(40)),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("removed", sa.Boolean, nullable=False),
        sa.Column("request", sa.String(120), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.UniqueConstraint("table_id", "request", name="one_chat_line_per_request"),
    )
    op.create_table(
        "mutes",
        sa.Column("guest", sa.String(40), primary_key=True),
        sa.Column("person", sa.String(40), primary_key=True),
    )
    op.create_table(
        "roles",
        sa.Column("guest", sa.String(40), primary_key=True),
        sa.Column("role", sa.String(20), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("by", sa.String(40), nullable=False),
        sa.Column("by_name", sa.String(60), nullable=False),
        sa.Column("about", sa.String(40), nullable=False),
        sa.Column("about_name", sa.String(60), nullable=False),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("what", sa.String(10), nullable=False),
        sa.Column("room", sa.String(10)),
        sa.Column("n", sa.Integer),
        sa.Column("reason", sa.String(20), nullable=False),
        sa.Column("note", sa.Text, nullable=False),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("request", sa.String(120), nullable=False, unique=True),
    )
    op.create_table(
        "acts",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("by", sa.String(40), nullable=False),
        sa.Column("by_name", sa.String(60), nullable=False),
        sa.Column("act", sa.String(10), nullable=False),
        sa.Column("about", sa.String(40), nullable=False),
        sa.Column("about_name", sa.String(60), nullable=False),
        sa.Column("report", sa.Integer, sa.ForeignKey("reports.id"), nullable=False),
        sa.Column("until", sa.Float),
        sa.Column("note", sa.Text, nullable=False),
        sa.Column("lines", sa.Text, nullable=False),
        sa.Column("lifted", sa.Float),
        sa.Column("confirmed", sa.Float),
    )
    op.create_index("chat_of_guest", "chat", ["guest"])
    op.create_index("open_reports", "reports", ["open", "at"])
    op.create_index("acts_about", "acts", ["about"])


def downgrade() -> None:
    for name in ("acts", "reports", "roles", "mutes", "chat"):
        op.drop_table(name)
