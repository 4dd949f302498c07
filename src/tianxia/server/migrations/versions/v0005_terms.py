"""What was agreed when a table was opened: who sees it, its clock, whether it counts. And an undo that others are asked for."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("terms", sa.Text))
    op.add_column("tables", sa.Column("undo_asked", sa.Text))


def downgrade() -> None:
    op.drop_column("tables", "undo_asked")
    op.drop_column("tables", "terms")
