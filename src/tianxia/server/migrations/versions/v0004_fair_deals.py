"""Which generator dealt a table, its secret and promise, its parentage; the words that the seats added."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("dice", sa.String(20)))
    op.add_column("tables", sa.Column("secret", sa.String(64)))
    op.add_column("tables", sa.Column("commitment", sa.String(64)))
    op.add_column("tables", sa.Column("known", sa.String(20)))
    op.add_column("tables", sa.Column("parent", sa.Text))
    op.add_column("seats", sa.Column("word", sa.String(60)))
    op.create_index("one_table_per_commitment", "tables", ["commitment"], unique=True)


def downgrade() -> None:
    op.drop_index("one_table_per_commitment", "tables")
    op.drop_column("seats", "word")
    for column in ("parent", "known", "commitment", "secret", "dice"):
        op.drop_column("tables", column)
