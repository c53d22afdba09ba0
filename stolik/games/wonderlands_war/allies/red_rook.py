"""Red Rook: stands alone (A), is weak in company (B), makes feats cost a chip (C), makes victories cost shards (D)."""

from stolik.games.wonderlands_war.catalogue import IS_STRONG, RED_ROOK, SET_A, SET_B, SET_C, SET_D
from stolik.games.wonderlands_war.rules.shards import gain_shards
from stolik.games.wonderlands_war.state import Board


def is_rook(chip: int) -> bool:
    """Whether a chip is a Red Rook of any level."""
    return chip // 2 == RED_ROOK


def active_rooks(t: Board, seat: int) -> list[int]:
    """The active Red Rooks."""
    return [chip for chip in t.active[seat] if is_rook(chip)]


def stands_alone(t: Board) -> bool:
    """A: abilities of the owner's other chips cannot choose or change it."""
    return t.ally[RED_ROOK] == SET_A


def is_weakened(t: Board, seat: int) -> bool:
    """B: whether one that is played now has strength 1, because another is active."""
    return t.ally[RED_ROOK] == SET_B and bool(active_rooks(t, seat))


def feat_costs_chip(t: Board, seat: int) -> bool:
    """C: whether a feat completed by its condition costs an active chip."""
    return t.ally[RED_ROOK] == SET_C and bool(active_rooks(t, seat))


def victory_shards(t: Board, seat: int) -> int:
    """D: the shards that winning alone brings, 1 for each active Red Rook and 1 more for each strong one."""
    if t.ally[RED_ROOK] != SET_D:
        return 0
    return sum(1 + IS_STRONG[chip] for chip in active_rooks(t, seat))


def take_victory_shards(t: Board, seat: int) -> None:
    """D: gain them."""
    gain_shards(t, seat, victory_shards(t, seat))
