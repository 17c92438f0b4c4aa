"""An outside bot for any title: `railhead arena rocket --bots "cmd:python examples/outside_bot.py,novice"`.

It reads JSON lines and answers each "act" with one action from the menu. docs/bots.md describes the protocol.
"""

from __future__ import annotations

import json
import random
import sys

# Kinds of action this bot likes, by title; everything else is as good as anything else.
LIKES = {
    "rocket": ["extend", "invest", "match"],
    "18mag": ["run", "lay-tile", "buy-train", "buy-share", "pay-dividend"],
    "1862": ["run", "lay", "train", "buy", "pay", "pass"],
}


def choose(menu: list[dict[str, object]], likes: list[str]) -> dict[str, object]:
    """The first kind on the list that is on the menu, at random within it."""
    for kind in likes:
        found = [action for action in menu if action["do"] == kind]
        if found:
            return random.choice(found)
    return random.choice(menu)


likes: list[str] = []
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "init":
        likes = LIKES.get(message["title"], [])
    elif message["type"] == "act":
        print(json.dumps(choose(message["menu"], likes)), flush=True)
