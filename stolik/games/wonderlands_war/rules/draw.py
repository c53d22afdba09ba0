"""The draw (WW-DRAW, B1 to B4): draw or retreat, chips revealed together, replaced, then madness and poison."""

from stolik.games.wonderlands_war.catalogue import CATERPILLAR, CHIP, MADNESS, NOTHING
from stolik.games.wonderlands_war.events import Decided, Drew, LookedAtChips, Replaced
from stolik.games.wonderlands_war.options import DECISION, PLAY_CHIP, REPLACE, RETREAT
from stolik.games.wonderlands_war.rules.chips import draw_chip, into_bag
from stolik.games.wonderlands_war.rules.madness import suffer
from stolik.games.wonderlands_war.rules.order import in_order
from stolik.games.wonderlands_war.rules.retreat import dormouse_owner, give_up_draws, retreat
from stolik.games.wonderlands_war.rules.units import has_pawn
from stolik.games.wonderlands_war.rules.war_phase import check_end
from stolik.games.wonderlands_war.state import ABSENT, ACTIVE, BUST, CHOOSE_CHIP, DRAW, PLAY, Board
from stolik.kernel.question import LATER, PASS, Option, Question, Steps, Together
from stolik.kernel.state import without

# B1


def deciders(t: Board) -> list[int]:
    """Who chooses between drawing and retreating."""
    if t.draw == 1:
        return [dormouse_owner(t)]
    return [seat for seat in range(t.seats) if t.status[seat] == ACTIVE]


def decide(t: Board) -> Steps:
    """Every active player chooses secretly: draw or retreat. In draw 1 only the owner of the Dormouse may."""
    together = Together([Question(seat, "draw_or_retreat", DECISION) for seat in deciders(t)])
    yield together
    for question in together.questions:
        option = together.answer_of(question.seat)
        if t.log is not None:
            t.log.reveal(Decided(question.seat, "retreat" if option == RETREAT else "draw"))
        if option == RETREAT:
            t.left_in[question.seat] = t.draw
            give_up_draws(t, question.seat)
    t.drawing = [1 if status == ACTIVE else 0 for status in t.status]
    if 1 in t.drawing:
        t.phase = DRAW
    else:
        check_end(t)


# B2


def draw_chips(t: Board) -> Steps:
    """Everybody who draws takes a chip; who has more to choose from chooses before the reveal (WW-ALLY-11)."""
    if any(t.more):
        for seat in range(t.seats):
            if t.drawing[seat] and t.more[seat]:
                _draw_more(t, seat)
        if any(t.drawn):
            t.phase = CHOOSE_CHIP
            return
    yield from reveal(t)


def _draw_more(t: Board, seat: int) -> None:
    """Card Soldier C: several chips at once, for the eyes of their owner."""
    chips: list[int] = []
    for _ in range(t.more[seat] + 1):
        chip = draw_chip(t, seat)
        if chip == NOTHING:
            break
        chips.append(chip)
    t.more[seat] = 0
    t.drawn[seat] = tuple(sorted(chips))
    if t.log is not None:
        names = [CHIP[chip] for chip in t.drawn[seat]]
        t.log.reveal(LookedAtChips(seat, len(chips), tuple(names)), (seat,))


def chip_choices(t: Board, seat: int) -> list[Option]:
    """The drawn chips, one of which is played."""
    return [PLAY_CHIP[chip] for chip in sorted(set(t.drawn[seat]))]


def choose_chips(t: Board) -> Steps:
    """Those who drew several choose one, together; the others go back into the bag."""
    together = Together([Question(seat, "choose_chip", LATER) for seat in range(t.seats) if t.drawn[seat]])
    yield together
    for question in together.questions:
        seat = question.seat
        chip = PLAY_CHIP.index(together.answer_of(seat))
        for other in without(t.drawn[seat], chip):
            into_bag(t, seat, other)
        t.drawn[seat] = ()
        t.played[seat] = chip
    yield from reveal(t)


def reveal(t: Board) -> Steps:
    """All chips are revealed together; then B3 and B4."""
    drawing = t.drawing
    played = t.played
    for seat in range(t.seats):
        if drawing[seat]:
            if played[seat] == NOTHING:
                played[seat] = draw_chip(t, seat)
            if played[seat] == NOTHING:
                retreat(t, seat)
                continue
            t.held[seat] = played[seat]
            if t.log is not None:
                t.log.reveal(Drew(seat, CHIP[played[seat]]))
    owner = t.pawn_owner[CATERPILLAR]
    if owner != NOTHING and t.drawing[owner] and not t.replaced[owner] and has_pawn(t, owner, CATERPILLAR):
        yield from caterpillar(t, owner)
    mad = [seat for seat in range(t.seats) if drawing[seat] and played[seat] >= MADNESS]
    if mad:
        for seat in in_order(t, mad):
            yield from suffer(t, seat, played[seat])
    status = t.status
    t.before = [-1 if status[seat] in (ABSENT, BUST) else t.strength[seat] for seat in range(t.seats)]
    t.phase = PLAY


# B3


def caterpillar(t: Board, seat: int) -> Steps:
    """Once in a battle a chip that is neither madness nor poison may be put back for another (WW-WL-07)."""
    chip = t.played[seat]
    if chip >= MADNESS:
        return
    option = yield Question(seat, "caterpillar", [REPLACE, PASS], CHIP[chip])
    if option == REPLACE:
        t.replaced[seat] = 1
        into_bag(t, seat, chip)
        t.played[seat] = draw_chip(t, seat)
        t.held[seat] = t.played[seat]
        if t.log is not None:
            t.log.reveal(Replaced(seat, CHIP[t.played[seat]]))
