"""The tea party (WW-TEA): the table, a player's turn, the end of the party."""

from collections.abc import Generator

from stolik.games.wonderlands_war.catalogue import (
    ALICE,
    CHAIRS,
    JABBERWOCK,
    MADNESS,
    NOTHING,
    POISON,
    QUEEN,
    REGION,
    REGION_OF,
    TEA,
    TEA_CARDS,
    USED_CHAIRS,
)
from stolik.games.wonderlands_war.events import (
    Dealt,
    GotMadness,
    GotPoison,
    Hosted,
    LeaderPlaced,
    MovedLeader,
    PoisonReturned,
    ReachedHead,
    RoundBegan,
    TookCard,
)
from stolik.games.wonderlands_war.factions import hatter, jabberwock, queen
from stolik.games.wonderlands_war.options import CHAIR, HEAD_OPTION, HOST
from stolik.games.wonderlands_war.rules.chips import into_bag
from stolik.games.wonderlands_war.rules.die import roll_die
from stolik.games.wonderlands_war.rules.shards import shed_shards
from stolik.games.wonderlands_war.rules.tea_cards import begin_effects
from stolik.games.wonderlands_war.rules.units import TO_REGIONS, units_on_board
from stolik.games.wonderlands_war.rules.war_phase import begin_war
from stolik.games.wonderlands_war.state import AT_TABLE, HEAD, POISON_PHASE, TEA_PHASE, TURN_END, Board
from stolik.kernel.question import Asked, Option, Question, Steps, number

# Preparing the table (6.1)


def cards_to_take(t: Board) -> int:
    """How many cards every player takes in a round (WW-TEA-08, WW-2P-07)."""
    return 5 if t.seats == 2 else 4


def start_round(t: Board) -> Steps:
    """Rounds II and III: name the first player and deal the new deck."""
    t.first = first_player(t)
    deal_table(t)
    open_tea(t)
    return
    yield


def deal_table(t: Board) -> None:
    """Lay out the cards of the next round (WW-SETUP-08, WW-TEA-01)."""
    t.round += 1
    t.turn = t.first
    t.hosted = 0
    t.cards_now = [0] * t.seats
    t.table = [NOTHING] * (CHAIRS + 1)
    deck = list(range((t.round - 1) * TEA_CARDS, t.round * TEA_CARDS))
    t.shuffle(deck, f"tea{t.round}")
    t.tea_deck = deck
    if t.log is not None:
        t.log.add(RoundBegan(t.round, t.first))
    refill(t)


def open_tea(t: Board) -> None:
    """The first turn, or before it the Jabberwock's poison."""
    t.phase = TEA_PHASE if t.seat_of[JABBERWOCK] == NOTHING else POISON_PHASE


def first_player(t: Board) -> int:
    """Fewest VP, then fewest units in regions, then most shards, then the last turn order (WW-TEA-04, 05)."""
    count = t.seats
    keys = [(t.vp[seat], units_on_board(t, seat), -t.shards[seat], (seat - t.first) % count) for seat in range(count)]
    return keys.index(min(keys))


def poison_cards(t: Board) -> Steps:
    """Before the first turn the Jabberwock may poison two cards (WW-LEAD-08)."""
    yield from jabberwock.place_poison(t, t.seat_of[JABBERWOCK], jabberwock.AT_START)
    t.phase = TEA_PHASE


def refill(t: Board) -> None:
    """Deal a card to every used chair that holds neither a card nor a leader, from chair 1 on (WW-TEA-13)."""
    table = t.table
    deck = t.tea_deck
    filled: list[int] = []
    for chair in USED_CHAIRS[t.seats]:
        if table[chair] == NOTHING and chair not in t.chair:
            if not deck:
                break
            table[chair] = deck.pop()
            filled.append(chair)
    if t.log is not None and filled:
        t.log.reveal(Dealt(tuple(filled), tuple([TEA[table[chair]] for chair in filled])))


# A turn (6.2)


def tea_turn(t: Board) -> Steps:
    """Take a card, or place the leader once there are enough."""
    seat = t.turn
    t.has_passed = 0
    if t.cards_now[seat] >= cards_to_take(t):
        option = yield Question(seat, "place_leader", TO_REGIONS[t.unused])
        place_leader(t, seat, REGION_OF[str(option[1])])
        return
    options: list[Option] = [CHAIR[chair] for chair in within_reach(t, seat)]
    options.append(HEAD_OPTION)
    if hatter.can_host(t, seat):
        options.append(HOST)
    option = yield Question(seat, "tea_turn", options)
    if option == HOST:
        chair = yield from host(t, seat)
    elif option == HEAD_OPTION:
        chair = yield from go_to_head(t, seat)
    else:
        chair = number(option[1])
        move_leader(t, seat, chair)
    take_card(t, seat, chair)


def within_reach(t: Board, seat: int) -> list[int]:
    """The chairs at which the leader can stop without reaching the Head, nearest first (WW-TEA-26)."""
    start = t.chair[seat]
    way = range(start + 1, CHAIRS + 1)
    if t.faction[seat] == ALICE:
        way = range((start or CHAIRS + 1) - 1, 0, -1)
    table = t.table
    taken = t.chair
    return [chair for chair in way if table[chair] != NOTHING and chair not in taken]


def free_chairs(t: Board) -> list[int]:
    """Every chair with a card and no leader."""
    table = t.table
    taken = t.chair
    return [chair for chair in range(1, CHAIRS + 1) if table[chair] != NOTHING and chair not in taken]


def move_leader(t: Board, seat: int, chair: int) -> None:
    """The leader moves to a chair; the Queen notes whom she passes (WW-FAC-16)."""
    if t.faction[seat] == QUEEN and passes(t, seat, t.chair[seat], chair):
        t.has_passed = 1
    t.chair[seat] = chair
    if t.log is not None:
        t.log.add(MovedLeader(seat, chair))


def passes(t: Board, seat: int, start: int, end: int) -> bool:
    """Whether another leader stands strictly between two chairs, clockwise; an end at the Head is chair 14."""
    return any(start < t.chair[other] < end for other in range(t.seats) if other != seat)


def go_to_head(t: Board, seat: int) -> Generator[Asked, Option, int]:
    """Go on to the Head of the Table: roll, refill, then choose any chair (WW-TEA-12, WW-TEA-16)."""
    start = t.chair[seat]
    if t.faction[seat] == QUEEN:
        is_somebody_there = start != HEAD and t.chair.count(HEAD) > 0
        if is_somebody_there or passes(t, seat, start, CHAIRS + 1):
            t.has_passed = 1
    t.chair[seat] = HEAD
    if t.log is not None:
        t.log.add(ReachedHead(seat))
    yield from roll_die(t, seat)
    refill(t)
    option = yield Question(seat, "choose_chair", [CHAIR[chair] for chair in free_chairs(t)])
    chair = number(option[1])
    move_leader(t, seat, chair)
    return chair


def host(t: Board, seat: int) -> Generator[Asked, Option, int]:
    """The Hatter's Host: refill, then take any card without moving (WW-LEAD-03, WW-LEAD-04)."""
    t.hosted += 1
    if t.log is not None:
        t.log.add(Hosted(seat))
    refill(t)
    option = yield Question(seat, "host_card", [CHAIR[chair] for chair in free_chairs(t)], "host")
    return number(option[1])


def take_card(t: Board, seat: int, chair: int) -> None:
    """Take the card of a chair, with the poison that lies on it (WW-LEAD-10, WW-LEAD-11)."""
    card = t.table[chair]
    t.table[chair] = NOTHING
    t.cards[seat] += (card,)
    t.cards_now[seat] += 1
    if t.log is not None:
        t.log.add(TookCard(seat, TEA[card], chair))
    if t.poison_on[chair]:
        t.poison_on[chair] = 0
        if t.faction[seat] == JABBERWOCK:
            t.poison_pool += 1
            if t.log is not None:
                t.log.add(PoisonReturned(seat, 1))
        else:
            into_bag(t, seat, POISON)
            if t.log is not None:
                t.log.add(GotPoison(seat))
    begin_effects(t, seat, card)


def place_leader(t: Board, seat: int, region: int) -> None:
    """With all cards taken, the leader goes to a region; that is the whole turn (WW-TEA-19)."""
    t.leader_at[seat] = region
    t.chair[seat] = NOTHING
    if t.log is not None:
        t.log.add(LeaderPlaced(seat, REGION[region]))
    queen.off_with_their_heads(t, seat, region)
    t.phase = TURN_END


def end_turn(t: Board) -> Steps:
    """What the Queen and the Jabberwock may do at the end of their turns; then the next player's turn."""
    seat = t.turn
    if queen.has_double_speed(t, seat):
        yield from queen.double_speed(t, seat)
    following = next_turn(t)
    if t.faction[seat] == JABBERWOCK and following != NOTHING and jabberwock.can_poison(t):
        yield from jabberwock.place_poison(t, seat, jabberwock.AT_TURN_END)
    t.card = NOTHING
    if following == NOTHING:
        end_tea(t)
    else:
        t.turn = following
        t.phase = TEA_PHASE


def next_turn(t: Board) -> int:
    """The next seat clockwise whose leader is still at the table, or NOTHING (WW-TEA-06, WW-TEA-20)."""
    count = t.seats
    for step in range(1, count + 1):
        seat = (t.turn + step) % count
        if t.leader_at[seat] == AT_TABLE:
            return seat
    return NOTHING


# The end of the tea party (6.3)


def end_tea(t: Board) -> None:
    """Poison returns, madness is dealt out, those with the most shards pay; then the war begins."""
    poison = sum(t.poison_on)
    if poison:
        t.poison_pool += poison
        t.poison_on = [0] * (CHAIRS + 1)
        if t.log is not None:
            t.log.add(PoisonReturned(t.seat_of[JABBERWOCK], poison))
    go_mad(t, list(range(t.seats)))
    most = max(t.shards)
    if most:
        richest = [seat for seat in range(t.seats) if t.shards[seat] == most]
        if go_mad(t, richest):
            for seat in richest:
                shed_shards(t, seat, (most + 1) // 2)
    begin_war(t)


def go_mad(t: Board, seats: list[int]) -> bool:
    """Each of these players adds 1 regular madness chip to the bag, if there are enough (WW-TEA-22, WW-TEA-24)."""
    if t.madness_supply < len(seats):
        return False
    for seat in seats:
        t.madness_supply -= 1
        into_bag(t, seat, MADNESS)
        if t.log is not None:
            t.log.add(GotMadness(seat))
    return True
