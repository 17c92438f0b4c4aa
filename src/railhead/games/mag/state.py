"""The state of a game: where every piece is, and the frames that say who decides what.

Accounts number everybody who has money: the bank 0, players from 1 on, then minors, then majors. A *company* is
an index over minors and majors together. Certificates, trains and stations name their holder or place by these numbers.
"""

from __future__ import annotations

from railhead.kernel import frame
from railhead.kernel.frame import Frame
from railhead.stock.purse import BANK

#: holder of the certificates on the charters, owner of the trains in the stacks
CHARTER = BANK
NOBODY = -1
UNPLACED = -1


class Draft(Frame, frozen=True, tag="draft"):
    """V: the first share round; `picks`: those made."""

    picks: int = 0


class ShareRound(Frame, frozen=True, tag="shares"):
    """VII: whose turn it is; `passes` in a row; masks of majors `sold` in this round, by seat, and `sold_now`."""

    seat: int
    passes: int = 0
    sold: tuple[int, ...] = ()
    sold_now: int = 0
    last: int = NOBODY


class OperatingRound(Frame, frozen=True, tag="operating"):
    """VI: round `number` of `of`; the companies still to operate; the phase it began in."""

    number: int
    of: int
    queue: tuple[int, ...]
    phase: int


class LayTrack(Frame, frozen=True, tag="track"):
    """VI.3.2, VI.3.3: a minor's tiles of this turn. `armed`: a terrain token was declared beforehand."""

    minor: int
    laid: int = 0
    upgraded: bool = False
    armed: bool = False


class Station(Frame, frozen=True, tag="station"):
    """VI.3.4, VI.4.2: a company may place one station."""

    company: int


class ScrapTrains(Frame, frozen=True, tag="scrap"):
    """VI.3.5"""

    minor: int


class RunTrains(Frame, frozen=True, tag="run"):
    """VI.3.6, VI.3.7: rail cars bought so far, as indices in their order, then the run."""

    minor: int
    cars: tuple[int, ...] = ()


class BuyTrains(Frame, frozen=True, tag="trains"):
    """VI.3.8: purchases at the end of the turn. `refused`: what was asked for (minor, type of train), and the highest
    price that was turned down for it."""

    minor: int
    refused: tuple[tuple[int, ...], ...] = ()


class TrainOffer(Frame, frozen=True, tag="offer"):
    """VI.3.8: the owner of the selling minor answers."""

    buyer: int
    seller: int
    kind: int
    price: int


class Dividend(Frame, frozen=True, tag="dividend"):
    """VI.4.3"""

    major: int


class SoloStart(Frame, frozen=True, tag="solo-start"):
    """XI.1: István gets his companies, his share and his track."""


class IstvanTurn(Frame, frozen=True, tag="istvan"):
    """XI.2: a turn of one of István's minors; `step` counts track, station, scrap, run and trains."""

    minor: int
    step: int = 0


class Over(Frame, frozen=True, tag="over"):
    """IX: the end; `reason` is a word for the message."""

    reason: str


MagFrame = (
    Draft | ShareRound | OperatingRound | LayTrack | Station | ScrapTrains | RunTrains | BuyTrains | TrainOffer
    | Dividend | SoloStart | IstvanTurn | Over
)  # fmt: skip


class State(frame.State, frozen=True):
    """Tuples by account, certificate, train, station, hex, major and minor."""

    stack: tuple[MagFrame, ...]
    purse: tuple[int, ...]
    cert_at: tuple[int, ...]
    train_at: tuple[int, ...]
    token_at: tuple[int, ...]
    laid: tuple[int, ...]
    price_at: tuple[int, ...]
    price_order: tuple[int, ...]
    owner: tuple[int, ...]  # seat of each minor's owner
    terrain: tuple[int, ...]  # terrain tokens of each minor
    priority: int  # seat with the priority deal
    phase: int = 0
    turn: int = 1
    used_stacks: int = 0  # train types that start no phase any more, as a mask
    idle_rounds: int = 0  # "no train sold" tokens placed
    train_sold: bool = False  # from a stack, in this operating round
    # the solo game, by minor: the number of István's card (0: none), its actions done, a swapped train yet to be bought
    cards: tuple[int, ...] = ()
    done: tuple[int, ...] = ()
    owed: tuple[bool, ...] = ()
    share_card: str = ""
    ends: int = 0  # the turn after whose operating rounds the game ends; 0: not yet known
