"""Ratings: the games that counted, what they changed, where everybody stands. Tournaments: entries, and each round's tables."""

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
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("owner", sa.String(40), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("mode", sa.String(40), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("system", sa.String(12), nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("terms", sa.Text, nullable=False),
        sa.Column("entry", sa.String(8), nullable=False),
        sa.Column("entry_key", sa.String(24), nullable=False),
        sa.Column("starts", sa.Float),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("paused", sa.Boolean, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("request", sa.String(120), nullable=False),
        sa.UniqueConstraint("request", name="one_tournament_per_request"),
    )
    op.create_index("tournaments_by_status", "tournaments", ["status"])
    op.create_table(
        "entries",
        sa.Column("tournament", sa.String(16), sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("guest", sa.String(40), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("bot", sa.String(40)),
        sa.Column("gone", sa.Boolean, nullable=False),
        sa.UniqueConstraint("tournament", "guest", name="one_entry_per_guest"),
    )
    op.create_index("entries_of_guest", "entries", ["guest"])
    op.create_table(
        "pairings",
        sa.Column("tournament", sa.String(16), sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("board", sa.Integer, primary_key=True),
        sa.Column("players", sa.Text, nullable=False),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id")),
        sa.Column("places", sa.Text),
        sa.Column("by_hand", sa.Boolean, nullable=False),
    )
    op.create_index("pairing_of_table", "pairings", ["table_id"], unique=True)


def downgrade() -> None:
    for table in ("pairings", "entries", "tournaments", "ratings", "rating_changes", "rated_games"):
        op.drop_table(table)
