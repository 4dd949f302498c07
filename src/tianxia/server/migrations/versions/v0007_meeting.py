"""Finding each other: tables in the lobby, invitations, friends, seeks."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def _table() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True)


def upgrade() -> None:
    op.create_table("in_lobby", _table(), sa.Column("seen_by", sa.String(10), nullable=False))
    op.create_table("closed_tables", _table(), sa.Column("at", sa.Float, nullable=False))
    op.create_table("sent_away", _table(), sa.Column("guest", sa.String(40), primary_key=True))
    op.create_table(
        "invitations",
        _table(),
        sa.Column("guest", sa.String(40), primary_key=True),
        sa.Column("by", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("declined", sa.Boolean, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("invitations_of_guest", "invitations", ["guest"])
    op.create_table("rematches", _table(), sa.Column("next", sa.String(32), sa.ForeignKey("tables.id"), nullable=False))
    op.create_table(
        "bonds",
        sa.Column("guest", sa.String(40), primary_key=True),
        sa.Column("other", sa.String(40), primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_index("bonds_of_other", "bonds", ["other"])
    op.create_table(
        "seeks",
        sa.Column("guest", sa.String(40), primary_key=True),
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("wish", sa.Text, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_table("ended_seeks", sa.Column("id", sa.String(32), primary_key=True), sa.Column("table_id", sa.String(32)))


def downgrade() -> None:
    for name in ("ended_seeks", "seeks", "bonds", "rematches", "invitations", "sent_away", "closed_tables", "in_lobby"):
        op.drop_table(name)
