"""Wagers (WW-WAGER): placed in secret before the first draw, settled at the end of a battle."""

from stolik.games.wonderlands_war.catalogue import NOTHING
from stolik.games.wonderlands_war.events import Wagered, WageredOn, WagerShown
from stolik.games.wonderlands_war.options import WAGER_ON
from stolik.games.wonderlands_war.rules.clean_up import clean_up
from stolik.games.wonderlands_war.rules.order import in_order
from stolik.games.wonderlands_war.rules.rewards import gain_any
from stolik.games.wonderlands_war.rules.shards import gain_shards
from stolik.games.wonderlands_war.rules.war_phase import begin_draw
from stolik.games.wonderlands_war.state import ABSENT, BATTLE, FRIEND, TIED, WINNER, Board
from stolik.kernel.question import PASS, Option, Question, Steps, Together


def wager_options(t: Board) -> list[Option]:
    """Every participant, or declining."""
    options: list[Option] = [WAGER_ON[seat] for seat in range(t.seats) if t.status[seat] != ABSENT]
    options.append(PASS)
    return options


def place_wagers(t: Board) -> Steps:
    """All who are not in the battle may place a wager, together and in secret."""
    seats = [seat for seat in range(t.seats) if t.status[seat] == ABSENT]
    together = Together([Question(seat, "wager", wager_options(t)) for seat in seats])
    yield together
    for seat in seats:
        option = together.answer_of(seat)
        if t.log is not None:
            t.log.reveal(Wagered(seat, 0 if option == PASS else 1))
        if option != PASS:
            t.wagers[seat] = WAGER_ON.index(option)
            if t.log is not None:
                t.log.add(WageredOn(seat, t.wagers[seat]), (seat,))
    begin_draw(t)


def settle_wagers(t: Board) -> Steps:
    """The only winner was named: a weak ally chip. Somebody else won, or nobody: a shard. A tie: nothing."""
    if TIED not in t.place:
        winner = t.place.index(WINNER) if WINNER in t.place else NOTHING
        for seat in in_order(t, [seat for seat in range(t.seats) if t.wagers[seat] != NOTHING]):
            on = t.wagers[seat]
            t.wagers[seat] = NOTHING
            if t.log is not None:
                t.log.reveal(WagerShown(seat, on, "won" if on == winner else "lost"))
            if on == winner:
                yield from gain_any(t, seat, False, "wager")
            else:
                gain_shards(t, seat, 1)
    else:
        show_wagers(t)
    clean_up(t)
    t.phase = FRIEND if t.friend else BATTLE


def show_wagers(t: Board) -> None:
    """A tie: the cards are shown and come back to the hands."""
    for seat in range(t.seats):
        if t.wagers[seat] != NOTHING:
            if t.log is not None:
                t.log.reveal(WagerShown(seat, t.wagers[seat], "void"))
            t.wagers[seat] = NOTHING
