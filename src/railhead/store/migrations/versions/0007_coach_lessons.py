"""the coach at tables with people, and which lessons people have finished"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("game") as game:
        # A literal default: for an expression SQLite would make the table anew, which those that refer to it forbid.
        game.add_column(sa.Column("coach", sa.Boolean(), nullable=False, server_default="0"))
    op.create_table(
        "lesson",
        sa.Column("person", sa.Text(), sa.ForeignKey("person.id"), primary_key=True),
        sa.Column("title", sa.Text(), primary_key=True),
        sa.Column("lesson", sa.Text(), primary_key=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
    )
