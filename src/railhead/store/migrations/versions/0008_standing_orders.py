"""standing orders"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "standing_order",
        sa.Column("id", sa.Text(), primary_key=True),
        sa.Column("game", sa.Text(), sa.ForeignKey("game.id"), nullable=False),
        sa.Column("person", sa.Text(), sa.ForeignKey("person.id"), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("what", sa.Text(), nullable=False),
        sa.Column("given", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.Integer()),
        sa.Column("off", sa.Text()),
    )
    op.create_index("order_of_game", "standing_order", ["game", "person"])
