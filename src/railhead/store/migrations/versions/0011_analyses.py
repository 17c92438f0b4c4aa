"""what was found about games that were gone over, and how far that is"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "analysis",
        sa.Column("game", sa.Text(), sa.ForeignKey("game.id"), primary_key=True),
        sa.Column("person", sa.Text(), sa.ForeignKey("person.id")),
        sa.Column("head", sa.Integer(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("done", sa.Integer(), nullable=False),
        sa.Column("total", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("found", sa.Text()),
    )
