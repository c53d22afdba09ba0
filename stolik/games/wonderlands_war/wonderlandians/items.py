"""Item chips (WW-WL-20 to 31)."""

from stolik.games.wonderlands_war.catalogue import CHIP, CHIP_OF, REGION_OF
from stolik.games.wonderlands_war.events import Crowned, LeftMadTrack
from stolik.games.wonderlands_war.options import AMULET_CHIP, AMULET_NONE, BRING_PIECE, CROWN_OF, PIECE_OF
from stolik.games.wonderlands_war.rules.chips import into_bag
from stolik.games.wonderlands_war.rules.shards import shed_shards
from stolik.games.wonderlands_war.rules.track import gain_strength, opponents
from stolik.games.wonderlands_war.rules.units import movable, move_piece
from stolik.games.wonderlands_war.state import RETREATED, Board
from stolik.kernel.question import PASS, Option, Question, Steps, number


def caterpillar_pipe(t: Board, seat: int) -> None:
    """Madness was put on a track in this draw: gain 2; otherwise discard 1 shard."""
    if t.was_mad:
        gain_strength(t, seat, 2, "caterpillar_pipe")
    else:
        shed_shards(t, seat, 1)


def hare_butter(t: Board, seat: int) -> None:
    """Gain 1 for each opponent who was active after step B4."""
    before = t.before
    active = sum(1 for other in range(t.seats) if other != seat and before[other] >= 0 and t.status[other] != RETREATED)
    gain_strength(t, seat, active, "hare_butter")


def gryphon_feather(t: Board, seat: int) -> Steps:
    """A supporter or Wonderlandian of any other region may come to the battle."""
    options: list[Option] = [BRING_PIECE[piece][start] for piece, start in movable(t, seat, t.region)]
    if options:
        options.append(PASS)
        option = yield Question(seat, "feather", options, "gryphon_feather")
        if option != PASS:
            move_piece(t, seat, PIECE_OF[str(option[1])], REGION_OF[str(option[2])], t.region)


def amulet_options(t: Board, seat: int) -> list[Option]:
    """Every opponent with every chip of the madness track; an empty track may be chosen too."""
    options: list[Option] = []
    for other in opponents(t, seat):
        chips = sorted(set(t.mad[other]))
        options += [AMULET_CHIP[other][chip] for chip in chips] if chips else [AMULET_NONE[other]]
    return options


def duchess_amulet(t: Board, seat: int) -> Steps:
    """A chip of an opponent's madness track goes into that opponent's bag."""
    options = amulet_options(t, seat)
    if options:
        option = yield Question(seat, "amulet", options, "duchess_amulet")
        if len(option) == 3:
            other = number(option[1])
            chip = CHIP_OF[str(option[2])]
            t.mad[other].remove(chip)
            into_bag(t, other, chip)
            if t.log is not None:
                t.log.add(LeftMadTrack(other, CHIP[chip]))


def knave_crown(t: Board, seat: int) -> Steps:
    """The next chip that an opponent plays has 2 less."""
    options: list[Option] = [CROWN_OF[other] for other in opponents(t, seat)]
    if options:
        option = yield Question(seat, "crown", options, "knave_crown")
        other = CROWN_OF.index(option)
        t.crowned[other] += 1
        if t.log is not None:
            t.log.add(Crowned(other))
