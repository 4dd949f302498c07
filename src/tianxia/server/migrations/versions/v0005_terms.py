"""The terms of a table: who sees it, its clock, whether it counts. An undo that others are asked for. What the operator says."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("terms", sa.Text))
    op.add_column("tables", sa.Column("undo_asked", sa.Text))
    op.create_table(
        "announcements",
        sa.Column("id", sa.String(8), primary_key=True),
        sa.Column("language", sa.String(20), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("until", sa.Float),
    )
    op.create_table(
        "set_aside",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("why", sa.Text),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("set_aside")
    op.drop_table("announcements")
    op.drop_column("tables", "undo_asked")
    op.drop_column("tables", "terms")
