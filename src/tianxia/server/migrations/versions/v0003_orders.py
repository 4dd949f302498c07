"""Standing orders: how a seat wants to be asked for its reactions."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "orders",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(40), primary_key=True),
        sa.Column("answer", sa.String(10), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("orders")
