"""what is to go out, the browsers and programs that people are told by, the server's own keys, and mails by kind"""

from __future__ import annotations

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "outbox",
        sa.Column("id", sa.Text(), primary_key=True),
        sa.Column("channel", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), sa.ForeignKey("person.id")),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("due", sa.BigInteger()),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("held", sa.BigInteger()),
    )
    op.create_index("outbox_due", "outbox", ["due"])
    op.create_index("outbox_of_person", "outbox", ["person"])
    op.create_table(
        "push",
        sa.Column("endpoint", sa.Text(), primary_key=True),
        sa.Column("person", sa.Text(), sa.ForeignKey("person.id"), nullable=False),
        sa.Column("keys", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
    )
    op.create_index("push_of_person", "push", ["person"])
    op.create_table(
        "hook",
        sa.Column("person", sa.Text(), sa.ForeignKey("person.id"), primary_key=True),
        sa.Column("url", sa.Text(), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "secret",
        sa.Column("name", sa.Text(), primary_key=True),
        sa.Column("value", sa.Text(), nullable=False),
    )
    _mails_by_kind()


def _mails_by_kind() -> None:
    """Two switches for mails become a list of what is mailed."""
    person = sa.table("person", sa.column("id", sa.Text()), sa.column("choices", sa.Text()))
    db = op.get_bind()
    chosen = sa.or_(person.c.choices.contains("mail_on_turn"), person.c.choices.contains("mail_on_invitation"))
    for id, kept in db.execute(sa.select(person.c.id, person.c.choices).where(chosen)).all():
        choices: dict[str, Any] = json.loads(kept)
        turn, invited = choices.pop("mail_on_turn", False), choices.pop("mail_on_invitation", True)
        mail = ["turn"] * turn + ["offer", "invitation"] * invited
        if mail != ["offer", "invitation"]:
            choices["mail"] = mail
        db.execute(sa.update(person).where(person.c.id == id).values(choices=json.dumps(choices)))
