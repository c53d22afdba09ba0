"""Option tables: every option of the game, made once, by the small ints of what it names."""

from collections.abc import Sequence
from typing import Final

from stolik.games.wonderlands_war.catalogue import (
    ABILITY,
    CHAIRS,
    CHIP,
    FACTION,
    PAWN,
    PAWNS,
    QUEST,
    REGION,
    REWARD,
    TRACK_END,
    TRACKS,
    WONDERLANDIAN,
)
from stolik.kernel.question import Option

# Pieces: a pawn is its number, then come supporters and leaders.

SUPPORTER: Final = PAWNS
LEADER_PIECE: Final = PAWNS + 1
PIECE: Final[list[str]] = [*PAWN, "supporter", "leader"]
PIECE_OF: Final[dict[str, int]] = {name: piece for piece, name in enumerate(PIECE)}


def _named(verb: str, names: Sequence[str]) -> list[Option]:
    return [(verb, name) for name in names]


def _numbered(verb: str, count: int) -> list[Option]:
    return [(verb, number) for number in range(count)]


def _in_regions(verb: str) -> list[list[Option]]:
    """By piece and region."""
    return [[(verb, piece, region) for region in REGION] for piece in PIECE]


def _on_tracks(verb: str) -> list[list[Option]]:
    """By chip and track."""
    return [[(verb, chip, track + 1) for track in range(TRACKS)] for chip in CHIP]


SEATS: Final = 5

TAKE_FACTION: Final = _named("faction", FACTION)
KEEP: Final = _named("keep", QUEST)
DISCARD: Final = _named("discard", QUEST)
FEAT_OF: Final = _named("feat", QUEST)
ROSE_FEAT: Final = _named("rose_feat", QUEST)
BOTH_FEATS: Final[list[list[Option]]] = [[("both_feats", first, second) for second in QUEST] for first in QUEST]

CHAIR: Final = _numbered("chair", CHAIRS + 1)
POISON_CHAIR: Final = _numbered("poison", CHAIRS + 1)
HEAD_OPTION: Final[Option] = ("head",)
HOST: Final[Option] = ("host",)
RESOLVE: Final = _named("resolve", REWARD)
SIDES: Final[list[Option]] = [("side", "top"), ("side", "bottom")]
TAKE: Final[Option] = ("take",)
TO_REGION: Final = _named("region", REGION)
FROM_RESERVE: Final[Option] = ("supporter",)
PAWN_OPTION: Final = _named("pawn", PAWN)
RELOCATE: Final = _in_regions("relocate")
GAIN: Final = _named("gain", CHIP)
TAKE_CARD: Final = _named("take", WONDERLANDIAN)
UNLOCK_OPTION: Final[list[list[Option]]] = [_named("unlock", names) for names in ABILITY]
CASTLE_IN: Final = _named("castle", REGION)
LAY: Final = _named("lay", REGION)
RAISE: Final = _named("raise", REGION)
SHED: Final[Option] = ("shed",)
DRAW: Final[Option] = ("draw",)
FORGE_ON: Final = _on_tracks("forge")
GIVE: Final = _numbered("give", SEATS)
RETURN_SHARD: Final[Option] = ("return",)
ROLL: Final[Option] = ("roll",)

WAGER_ON: Final = _numbered("wager", SEATS)
RETREAT: Final[Option] = ("retreat",)
DECISION: Final[list[Option]] = [DRAW, RETREAT]
PLAY_CHIP: Final = _named("play", CHIP)
REPLACE: Final[Option] = ("replace",)
BLOCK: Final[Option] = ("block",)
LOSE: Final = _named("lose", PIECE)
DOUBLE: Final[Option] = ("double",)
RETURN: Final = _named("return", CHIP)
CALL: Final[Option] = ("call",)
CALL_FROM: Final[list[list[Option]]] = [[("call", region, count) for count in range(TRACK_END)] for region in REGION]
TRIPLE: Final[Option] = ("triple",)
STRENGTH_OF: Final = _numbered("strength", 128)
MOVE: Final[Option] = ("move",)
LOSE_IN: Final = _in_regions("lose")
SEND: Final = _named("send", REGION)
BRING: Final = _named("bring", REGION)
BRING_PIECE: Final = _in_regions("bring")
AMULET_CHIP: Final[list[list[Option]]] = [[("amulet", seat, chip) for chip in CHIP] for seat in range(SEATS)]
AMULET_NONE: Final = _numbered("amulet", SEATS)
CROWN_OF: Final = _numbered("crown", SEATS)
STEAL: Final = _numbered("steal", SEATS)
POISON_SEAT: Final = _numbered("poison", SEATS)
JUMP: Final = _numbered("jump", TRACK_END + 1)
POINTS: Final[Option] = ("points",)
CASTLE_OPTION: Final[Option] = ("castle",)
REMOVE: Final = _named("remove", CHIP)
LEARN: Final = _named("learn", CHIP)
