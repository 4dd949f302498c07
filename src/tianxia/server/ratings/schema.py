"""What this room stores: each game that counted, what it changed for whom, and where everybody stands now.

Changes are only ever added; where somebody stands (`ratings`) follows from them and can be worked out anew (`recount.py`).
"""

import sqlalchemy as sa

from tianxia.server.schema import metadata

rated_games = sa.Table(
    "rated_games",
    metadata,
    sa.Column("n", sa.Integer, primary_key=True, autoincrement=True),  # the order in which they counted
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("season", sa.String(7), nullable=False),  # 2026-Q4
    sa.Column("at", sa.Float, nullable=False),
    sa.Index("a_table_counts_once", "table_id", unique=True),
    sa.Index("rated_games_of_season", "game", "season"),
)

rating_changes = sa.Table(
    "rating_changes",
    metadata,
    sa.Column("n", sa.Integer, sa.ForeignKey("rated_games.n"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("guest", sa.String(40)),  # null: a bot, whose strength does not change
    sa.Column("bot", sa.String(40)),
    sa.Column("place", sa.Integer, nullable=False),
    sa.Column("mu_before", sa.Float, nullable=False),
    sa.Column("sigma_before", sa.Float, nullable=False),
    sa.Column("mu", sa.Float, nullable=False),
    sa.Column("sigma", sa.Float, nullable=False),
    sa.Index("rating_changes_of_guest", "guest"),
)

ratings = sa.Table(
    "ratings",
    metadata,
    sa.Column("guest", sa.String(40), primary_key=True),
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("mu", sa.Float, nullable=False),
    sa.Column("sigma", sa.Float, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
    sa.Column("wins", sa.Integer, nullable=False),  # first places, shared ones too
    sa.Column("at", sa.Float, nullable=False),  # of the last game
)
