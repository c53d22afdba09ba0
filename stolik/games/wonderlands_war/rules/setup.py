"""Setup (WW-SETUP, WW-PLAYER, WW-SHARD-01): factions, board, decks, bags, quests."""

from stolik.games.wonderlands_war.catalogue import (
    ALLIES,
    ALLY,
    ALLY_SETS,
    FACTION,
    FACTIONS,
    FORGE,
    JABBERWOCK,
    MADNESS,
    MARKET,
    NOT_FOR_TWO,
    NOTHING,
    QUEST,
    QUEST_OF,
    QUEST_REGION,
    QUESTS,
    REGION,
    REGIONS,
    STARTING_SHARDS,
    SUPPORTERS,
    TOKEN,
    TRACK_SUPPORTERS,
    WONDERLANDIAN,
    starting_bag,
)
from stolik.games.wonderlands_war.events import (
    DealtQuests,
    DrewAllyCards,
    KeptQuest,
    LaidTokens,
    Starts,
    TookFaction,
    UnusedRegion,
)
from stolik.games.wonderlands_war.options import KEEP, TAKE_FACTION
from stolik.games.wonderlands_war.rules.clean_up import move_marker
from stolik.games.wonderlands_war.rules.market import fill_market
from stolik.games.wonderlands_war.rules.ring import clockwise
from stolik.games.wonderlands_war.rules.tea_party import deal_table, open_tea
from stolik.games.wonderlands_war.rules.units import regions_in_use
from stolik.games.wonderlands_war.state import KEEP_QUEST, Board
from stolik.kernel.question import LATER, Option, Question, Steps, Together
from stolik.kernel.state import put, without


def take_factions(t: Board) -> Steps:
    """Factions are drawn, or chosen in the order of the seats (WW-PLAYER-01); then everything is laid out."""
    if NOTHING in t.ally:
        draw_ally_cards(t)
    if t.is_chosen:
        for seat in range(t.seats):
            if t.faction[seat] == NOTHING:
                option = yield Question(seat, "choose_faction", free_factions(t))
                take_faction(t, seat, TAKE_FACTION.index(option))
                if seat < t.seats - 1:
                    return
    else:
        factions = list(range(FACTIONS))
        t.shuffle(factions, "factions")
        for seat in range(t.seats):
            take_faction(t, seat, factions[seat])
    lay_out(t)


def draw_ally_cards(t: Board) -> None:
    """The ability card of each kind that the table has not named comes from any set (WW-SETUP-03)."""
    for kind in range(ALLIES):
        if t.ally[kind] == NOTHING:
            t.ally = put(t.ally, kind, t.roll(len(ALLY_SETS), "ally_cards"))
    if t.log is not None:
        names = [f"{ALLY[kind]}_{ALLY_SETS[t.ally[kind]]}" for kind in range(ALLIES)]
        t.log.reveal(DrewAllyCards(tuple(names)))


def free_factions(t: Board) -> list[Option]:
    """The factions that nobody has taken."""
    return [TAKE_FACTION[faction] for faction in range(FACTIONS) if t.seat_of[faction] == NOTHING]


def take_faction(t: Board, seat: int, faction: int) -> None:
    """A player leads a faction."""
    t.faction = put(t.faction, seat, faction)
    t.seat_of = put(t.seat_of, faction, seat)
    if t.log is not None:
        # A drawn faction is news; a chosen one is not.
        event = TookFaction(seat, FACTION[faction])
        if t.is_chosen:
            t.log.add(event)
        else:
            t.log.reveal(event)


def lay_out(t: Board) -> None:
    """Everything of sections 3 and 4 up to the quests to choose from."""
    lay_board(t)
    deal_players(t)
    deal_table(t)
    deal_quests(t)
    t.phase = KEEP_QUEST


def lay_board(t: Board) -> None:
    """Unused region, scoring tokens, starting-battle marker, market."""
    t.quest_deck = list(range(QUESTS))
    if t.seats == 2:
        quest = t.roll(QUESTS, "unused")
        t.unused = QUEST_REGION[quest]
        t.quest_deck = [other for other in range(QUESTS) if QUEST_REGION[other] != t.unused]
        t.marker = clockwise(t, t.unused)
        if t.log is not None:
            t.log.reveal(UnusedRegion(REGION[t.unused], QUEST[quest]))
    tokens = list(range(len(TOKEN)))
    t.shuffle(tokens, "tokens")
    t.token = tuple([tokens[region] if region != t.unused else NOTHING for region in range(REGIONS)])
    if t.log is not None:
        regions = regions_in_use(t)
        tokens_laid = [TOKEN[t.token[region]] for region in regions]
        t.log.reveal(LaidTokens(tuple([REGION[region] for region in regions]), tuple(tokens_laid)))
    move_marker(t)
    t.wonderlandian_deck = [card for card in range(len(WONDERLANDIAN)) if t.seats > 2 or card not in NOT_FOR_TWO]
    t.shuffle(t.wonderlandian_deck, "wonderlandians")
    for _ in range(MARKET):
        fill_market(t)


def deal_players(t: Board) -> None:
    """Supporters, bags, starting shards, poison (WW-PLAYER-03 to 14). The table may have named the first player."""
    if t.first == NOTHING:
        t.first = t.roll(t.seats, "first")
    if t.log is not None:
        t.log.reveal(Starts(t.first))
    for place in range(t.seats):
        seat = (t.first + place) % t.seats
        t.reserve[seat] = SUPPORTERS - sum(TRACK_SUPPORTERS)
        t.shards[seat] = STARTING_SHARDS[t.seats][place]
        t.bag[seat] = starting_bag(t.seats)
        t.madness_supply -= t.bag[seat].count(MADNESS)
        t.supply[FORGE] -= t.bag[seat].count(FORGE)
    if t.seat_of[JABBERWOCK] != NOTHING:
        t.poison_pool = t.seats + 2


def deal_quests(t: Board) -> None:
    """Two quests to choose from for each player, in seat order from the first player."""
    t.shuffle(t.quest_deck, "quests")
    for place in range(t.seats):
        seat = (t.first + place) % t.seats
        t.offers[seat] = tuple(sorted((t.quest_deck.pop(), t.quest_deck.pop())))
        if t.log is not None:
            names = [QUEST[quest] for quest in t.offers[seat]]
            t.log.reveal(DealtQuests(seat, tuple(names)), (seat,))


def quest_choices(t: Board, seat: int) -> list[Option]:
    """The two quests, one of which is kept."""
    return [KEEP[quest] for quest in t.offers[seat]]


def keep_quests(t: Board) -> Steps:
    """Everybody keeps one quest in secret; the others are shuffled into the deck together (WW-PLAYER-15)."""
    together = Together([Question(seat, "keep_quest", LATER) for seat in range(t.seats)])
    yield together
    for seat in range(t.seats):
        quest = QUEST_OF[str(together.answer_of(seat)[1])]
        t.quests[seat] = (quest,)
        other = without(t.offers[seat], quest)[0]
        t.returned = put(t.returned, seat, other)
        t.quest_deck.append(other)
        t.offers[seat] = ()
        if t.log is not None:
            t.log.add(KeptQuest(seat, QUEST[quest]), (seat,))
    t.quest_deck.sort()
    t.shuffle(t.quest_deck, "quests")
    open_tea(t)
