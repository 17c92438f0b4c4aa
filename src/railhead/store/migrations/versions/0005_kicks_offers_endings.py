"""who was kicked from a table, seats that wait for a yes, why a table was closed"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "kicked",
        sa.Column("game", sa.Text(), sa.ForeignKey("game.id"), nullable=False),
        sa.Column("person", sa.Text(), sa.ForeignKey("person.id"), nullable=False),
        sa.PrimaryKeyConstraint("game", "person"),
    )
    with op.batch_alter_table("seat") as seat:
        seat.add_column(sa.Column("offered", sa.Text(), nullable=True))
    op.create_index("seat_offered", "seat", ["offered"])
    with op.batch_alter_table("game") as game:
        game.add_column(sa.Column("ending", sa.Text(), nullable=True))
