"""Ratings: the games that counted, what they changed, where everybody stands."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "rated_games",
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("season", sa.String(7), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("a_table_counts_once", "rated_games", ["table_id"], unique=True)
    op.create_index("rated_games_of_season", "rated_games", ["game", "season"])
    op.create_table(
        "rating_changes",
        sa.Column("n", sa.Integer, sa.ForeignKey("rated_games.n"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("guest", sa.String(40)),
        sa.Column("bot", sa.String(40)),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("mu_before", sa.Float, nullable=False),
        sa.Column("sigma_before", sa.Float, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
    )
    op.create_index("rating_changes_of_guest", "rating_changes", ["guest"])
    op.create_table(
        "ratings",
        sa.Column("guest", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("wins", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    for table in ("ratings", "rating_changes", "rated_games"):
        op.drop_table(table)
