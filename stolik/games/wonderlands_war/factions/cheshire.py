"""The Cheshire Cat: Curious Gift, Nightmare Grin, Vanishing Act, We're All Mad Here, Fading Smile."""

from stolik.games.wonderlands_war.catalogue import (
    CHESHIRE,
    FIRST_ARTEFACT,
    FIRST_PASSIVE,
    REGION_OF,
    REGIONS,
    SECOND_ARTEFACT,
)
from stolik.games.wonderlands_war.factions.unlocked import has_ability
from stolik.games.wonderlands_war.options import BRING, GIVE, RETURN_SHARD, SEND, SUPPORTER
from stolik.games.wonderlands_war.rules.ring import neighbours
from stolik.games.wonderlands_war.rules.shards import give_shard, shed_shards
from stolik.games.wonderlands_war.rules.track import gain_strength, opponents
from stolik.games.wonderlands_war.rules.units import move_piece, units_in
from stolik.games.wonderlands_war.state import Board
from stolik.kernel.question import PASS, Option, Question, Steps


def maybe_give(t: Board, seat: int) -> Steps:
    """Curious Gift: of 2 or 3 shards rolled, 1 may go to another player (WW-LEAD-07), with two back (WW-LEAD-15)."""
    if t.seats == 2:
        option = yield Question(seat, "give_shard", [RETURN_SHARD, PASS], "curious_gift")
        if option == RETURN_SHARD:
            shed_shards(t, seat, 1)
        return
    options: list[Option] = [GIVE[other] for other in range(t.seats) if other != seat]
    options.append(PASS)
    option = yield Question(seat, "give_shard", options, "curious_gift")
    if option != PASS:
        give_shard(t, seat, GIVE.index(option))


def nightmare_grin(t: Board, seat: int) -> None:
    """Gain 1 for each opponent with more shards, with two players 2 (WW-FAC-21)."""
    if has_ability(t, seat, CHESHIRE, FIRST_ARTEFACT):
        richer = sum(1 for other in opponents(t, seat) if t.shards[other] > t.shards[seat])
        gain_strength(t, seat, richer * 2 if t.seats == 2 else richer, "nightmare_grin")


def vanishing_options(t: Board, seat: int) -> list[Option]:
    """Where one supporter can go or come from, never the last unit out of the battle (WW-FAC-22)."""
    options: list[Option] = []
    near = neighbours(t, t.region)
    if t.supporters[seat * REGIONS + t.region] and units_in(t, seat, t.region) > 1:
        options += [SEND[region] for region in near]
    return options + [BRING[region] for region in near if t.supporters[seat * REGIONS + region]]


def vanishing_act(t: Board, seat: int) -> Steps:
    """When a Moonlit Claw is played, a supporter may move between the region of the battle and an adjacent one."""
    if not has_ability(t, seat, CHESHIRE, SECOND_ARTEFACT):
        return
    options = vanishing_options(t, seat)
    if not options:
        return
    options.append(PASS)
    option = yield Question(seat, "vanish", options, "vanishing_act")
    if option[0] == "send":
        move_piece(t, seat, SUPPORTER, t.region, REGION_OF[str(option[1])])
    elif option[0] == "bring":
        move_piece(t, seat, SUPPORTER, REGION_OF[str(option[1])], t.region)


def mad_gift(t: Board, seat: int) -> Steps:
    """We're All Mad Here: a madness chip on his track lets him give 1 shard to an opponent (WW-FAC-23)."""
    if not has_ability(t, seat, CHESHIRE, FIRST_PASSIVE) or not t.shards[seat]:
        return
    options: list[Option] = [GIVE[other] for other in opponents(t, seat)]
    if not options:
        return
    options.append(PASS)
    option = yield Question(seat, "mad_gift", options, "were_all_mad_here")
    if option != PASS:
        give_shard(t, seat, GIVE.index(option))
