"""Clocks, pauses, what is agreed on, who resigned, games that ended early, plans, holidays."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def _table_id() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True)


def upgrade() -> None:
    op.create_table(
        "clocks",
        _table_id(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("left", sa.Float, nullable=False),
        sa.Column("since", sa.Float),
        sa.Column("turn", sa.Boolean, nullable=False),
        sa.Column("out", sa.Boolean, nullable=False),
        sa.Column("back", sa.Boolean, nullable=False),
    )
    op.create_index("clocks_that_run", "clocks", ["since"])
    op.create_table("pauses", _table_id(), sa.Column("since", sa.Float, nullable=False), sa.Column("until", sa.Float))
    op.create_table(
        "proposals",
        _table_id(),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("line", sa.Integer, nullable=False),
        sa.Column("until", sa.Float),
        sa.Column("scored", sa.Boolean, nullable=False),
        sa.Column("agreed", sa.Integer, nullable=False),
    )
    op.create_table(
        "resigned",
        _table_id(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("why", sa.String(10), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "endings",
        _table_id(),
        sa.Column("how", sa.String(10), nullable=False),
        sa.Column("scored", sa.Boolean, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "plans", _table_id(), sa.Column("seat", sa.Integer, primary_key=True), sa.Column("words", sa.Text, nullable=False)
    )
    op.create_table(
        "holidays",
        sa.Column("guest", sa.String(40), primary_key=True),
        sa.Column("first", sa.Float, primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table("beats", sa.Column("id", sa.Integer, primary_key=True), sa.Column("at", sa.Float, nullable=False))


def downgrade() -> None:
    for table in ("beats", "holidays", "plans", "endings", "resigned", "proposals", "pauses", "clocks"):
        op.drop_table(table)
