"""Card Soldier: return or double (A), call or double (B), draw more (C), triple (D)."""

from collections.abc import Generator

from stolik.games.wonderlands_war.allies import red_rook
from stolik.games.wonderlands_war.allies.strength import DOUBLED, TRIPLED, Modifier
from stolik.games.wonderlands_war.catalogue import (
    CARD_SOLDIER,
    CHIP,
    CHIP_OF,
    REGION_OF,
    REGIONS,
    SET_A,
    SET_B,
    SET_C,
    SET_D,
)
from stolik.games.wonderlands_war.events import ReturnedChip
from stolik.games.wonderlands_war.options import CALL, CALL_FROM, DOUBLE, RETURN, SUPPORTER, TRIPLE
from stolik.games.wonderlands_war.rules.chips import into_bag
from stolik.games.wonderlands_war.rules.ring import neighbours
from stolik.games.wonderlands_war.rules.units import move_piece
from stolik.games.wonderlands_war.state import NO_CASTLE, Board
from stolik.kernel.question import PASS, Asked, Option, Question, Steps, number


def choose(t: Board, seat: int) -> Generator[Asked, Option, list[Modifier]]:
    """What the owner chooses when it is played: modifiers of the chip, or an effect instead of them."""
    card = t.ally[CARD_SOLDIER]
    if card == SET_A:
        options = [DOUBLE, *(RETURN[chip] for chip in returnable(t, seat))]
        option = yield Question(seat, "card_soldier", options, "card_soldier_a")
        if option == DOUBLE:
            return [DOUBLED]
        chip = CHIP_OF[str(option[1])]
        t.exhausted[seat].remove(chip)
        into_bag(t, seat, chip)
        if t.log is not None:
            t.log.add(ReturnedChip(seat, CHIP[chip]))
    elif card == SET_B:
        option = yield Question(seat, "card_soldier", [DOUBLE, CALL], "card_soldier_b")
        if option == DOUBLE:
            return [DOUBLED]
    elif card == SET_D and t.castles[seat * REGIONS + t.region] == NO_CASTLE:
        option = yield Question(seat, "card_soldier", [TRIPLE, PASS], "card_soldier_d")
        if option == TRIPLE:
            return [TRIPLED]
    return []


def returnable(t: Board, seat: int) -> list[int]:
    """A: the exhausted chips that may go back into the bag, every kind once; no Red Rooks of set A."""
    chips = sorted(set(t.exhausted[seat]))
    if red_rook.stands_alone(t):
        chips = [chip for chip in chips if not red_rook.is_rook(chip)]
    return chips


def played(t: Board, seat: int, strength: int, is_changed: bool) -> Steps:
    """B: supporters are called unless the chip was doubled. C: the next draw has more chips."""
    card = t.ally[CARD_SOLDIER]
    if card == SET_C:
        t.more[seat] = strength
    elif card == SET_B and not is_changed:
        options = callable_supporters(t, seat, strength)
        if options:
            options.append(PASS)
            option = yield Question(seat, "call_supporters", options, "card_soldier_b", strength)
            if option != PASS:
                start = REGION_OF[str(option[1])]
                for _ in range(number(option[2])):
                    move_piece(t, seat, SUPPORTER, start, t.region)


def callable_supporters(t: Board, seat: int, strength: int) -> list[Option]:
    """B: every way to move up to this many supporters from one adjacent region."""
    return [
        CALL_FROM[region][count]
        for region in neighbours(t, t.region)
        for count in range(1, min(strength, t.supporters[seat * REGIONS + region]) + 1)
    ]
