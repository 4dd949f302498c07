"""Tables, seats, lines, snapshots, guests and the cookie's secret."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("mode", sa.String(40), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("start", sa.Text),
        sa.Column("owner", sa.String(40), nullable=False),
        sa.Column("join_key", sa.String(40), nullable=False),
        sa.Column("request", sa.String(120)),
        sa.Column("open_book", sa.Boolean, nullable=False),
        sa.Column("from_table", sa.String(32)),
        sa.Column("from_move", sa.Integer),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("waiting", sa.Integer, nullable=False),
        sa.Column("bots_asked", sa.Boolean, nullable=False),
        sa.Column("result", sa.Text),
        sa.UniqueConstraint("request", name="one_table_per_request"),
    )
    op.create_index("bots_to_wake", "tables", ["status", "bots_asked"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("guest", sa.String(40)),
        sa.Column("bot", sa.String(40)),
        sa.Column("name", sa.String(60), nullable=False),
    )
    op.create_index("seats_of_guest", "seats", ["guest"])
    op.create_table(
        "lines",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("text", sa.String(120), nullable=False),
        sa.Column("by", sa.String(10), nullable=False),
        sa.Column("reveals", sa.Boolean, nullable=False),
        sa.Column("request", sa.String(120)),
        sa.Column("at", sa.Float, nullable=False),
        sa.UniqueConstraint("table_id", "request", name="one_line_per_request"),
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("position", sa.Text, nullable=False),
    )
    op.create_table(
        "guests",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
    )
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.String(120), nullable=False),
    )


def downgrade() -> None:
    for name in ("secrets", "guests", "snapshots", "lines", "seats", "tables"):
        op.drop_table(name)
