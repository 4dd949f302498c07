"""Puzzles that somebody has tried."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "puzzle_tries",
        sa.Column("guest", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("puzzle", sa.String(10), primary_key=True),
        sa.Column("begun", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("solved", sa.Float),
        sa.Column("first", sa.Integer),
        sa.Column("shown", sa.Float),
        sa.Column("day", sa.String(10)),
    )


def downgrade() -> None:
    op.drop_table("puzzle_tries")
