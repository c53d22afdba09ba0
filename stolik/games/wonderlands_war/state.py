"""The whole state of a match, as plain data.

Lists have one entry per seat unless said otherwise. Cards, chips and places are the small ints of `catalogue`.
"""

from typing import Final, Literal, get_args

from stolik.games.wonderlands_war.catalogue import (
    ABILITIES,
    ALLY_CHIPS,
    CHAIRS,
    FACTIONS,
    NOTHING,
    PAWNS,
    RED_KEEP,
    REGIONS,
    REGULAR_MADNESS,
    SPACES,
)
from stolik.kernel.state import Fixed, State

# Phases: what the next beat does.

Phase = Literal[
    "factions",
    "keep_quest",
    "round",
    "poison",
    "tea",
    "effects",
    "turn_end",
    "battle",
    "wager",
    "decide",
    "draw",
    "choose_chip",
    "play",
    "award",
    "feats",
    "end_effects",
    "forge",
    "settle",
    "friend",
    "scoring",
]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
FACTIONS_PHASE: Final = 0
KEEP_QUEST: Final = 1
ROUND: Final = 2
POISON_PHASE: Final = 3
TEA_PHASE: Final = 4
EFFECTS: Final = 5
TURN_END: Final = 6
BATTLE: Final = 7
WAGER: Final = 8
DECIDE: Final = 9
DRAW: Final = 10
CHOOSE_CHIP: Final = 11
PLAY: Final = 12
AWARD: Final = 13
FEATS: Final = 14
END_EFFECTS: Final = 15
FORGE_PHASE: Final = 16
SETTLE: Final = 17
FRIEND: Final = 18
SCORING: Final = 19

HEAD: Final = 0
"""The Head of the Table among the chairs."""

# Where a leader or a pawn is when it is in no region.

RESERVE: Final = -1
AT_TABLE: Final = -2
ON_CARD: Final = -2

# A castle: with 3 to 5 players it always stands upright.

NO_CASTLE: Final = 0
LYING: Final = 1
UPRIGHT: Final = 2
Castle = Literal["none", "lying", "upright"]
CASTLES: Final[tuple[Castle, ...]] = get_args(Castle)

# What a player is in the current battle.

ABSENT: Final = 0
ACTIVE: Final = 1
RETREATED: Final = 2
BUST: Final = 3
Status = Literal["absent", "active", "retreated", "bust"]
STATUS: Final[tuple[Status, ...]] = get_args(Status)

# How a player came out of it.

NO_PLACE: Final = 0
WINNER: Final = 1
TIED: Final = 2
SECOND: Final = 3
Place = Literal["none", "winner", "tied", "second"]
PLACES: Final[tuple[Place, ...]] = get_args(Place)


class Board(State):
    """See the module."""

    __slots__ = (
        "active",
        "ally",
        "bag",
        "before",
        "box",
        "card",
        "cards",
        "cards_now",
        "castles",
        "chair",
        "crowned",
        "discarded_by",
        "doubles",
        "draw",
        "drawing",
        "drawn",
        "draws",
        "exhausted",
        "faction",
        "feats",
        "final",
        "first",
        "forged",
        "forgings",
        "fought",
        "friend",
        "has_passed",
        "held",
        "hosted",
        "is_chosen",
        "leader",
        "leader_at",
        "ledger",
        "left_in",
        "lost",
        "mad",
        "madness_supply",
        "marker",
        "market",
        "more",
        "offers",
        "owned",
        "pawn_at",
        "pawn_owner",
        "pending",
        "phase",
        "place",
        "played",
        "poison_on",
        "poison_pool",
        "quest_deck",
        "quest_discard",
        "quests",
        "queue",
        "region",
        "replaced",
        "reserve",
        "returned",
        "round",
        "seat_of",
        "seats",
        "shards",
        "shells",
        "shield",
        "shows_odds",
        "status",
        "strength",
        "supply",
        "supporters",
        "symbol",
        "table",
        "tea_deck",
        "token",
        "turn",
        "unlocked",
        "unused",
        "used",
        "vp",
        "wagers",
        "was_mad",
        "wonderlandian_deck",
    )

    # The table: players, the ability card (0 to 3 = sets A to D) of each ally kind, whether factions are chosen,
    # whether players are shown the odds of their next draw.
    seats: int
    ally: Fixed
    is_chosen: bool
    shows_odds: bool
    phase: int
    round: int
    first: int
    turn: int
    faction: Fixed
    seat_of: Fixed
    # The board: tokens by region, the starting-battle marker, the region that two players do not use.
    token: Fixed
    marker: int
    unused: int
    # Units. `supporters` and `castles` are seat × 5 + region. A leader or a pawn is in a region, or elsewhere (< 0).
    supporters: list[int]
    reserve: list[int]
    castles: list[int]
    leader_at: list[int]
    pawn_at: list[int]
    pawn_owner: Fixed
    # The players' boards. `unlocked` is seat × 4 + ability, `forged` seat × 12 + space.
    vp: list[int]
    shards: list[int]
    shield: list[int]
    leader: list[int]
    unlocked: list[int]
    forged: list[int]
    cards: list[Fixed]
    cards_now: list[int]
    owned: list[Fixed]
    # Quests: the two to choose from at the start, in hand, laid face up; who discarded what, returned what
    # at the start, and how many each has drawn since.
    offers: list[Fixed]
    quests: list[Fixed]
    feats: list[Fixed]
    quest_deck: list[int]
    quest_discard: list[int]
    discarded_by: list[int]
    returned: Fixed
    draws: Fixed
    # Chips: bags are sorted, tracks in the order in which chips came; `drawn` waits for a choice (Card Soldier C);
    # `box` holds chips that left the game.
    bag: list[list[int]]
    active: list[list[int]]
    exhausted: list[list[int]]
    mad: list[list[int]]
    drawn: list[Fixed]
    supply: list[int]
    madness_supply: int
    poison_pool: int
    box: list[int]
    # Decks: the top card is the last.
    tea_deck: list[int]
    market: list[int]
    wonderlandian_deck: list[int]
    # The tea party: cards and poison by chair (0 is the Head), the leaders' chairs, what is left of the taken card.
    table: list[int]
    poison_on: list[int]
    chair: list[int]
    hosted: int
    card: int
    pending: list[int]
    has_passed: int
    # The war: regions resolved, the region of the battle, the number of the draw; what everybody is, in which draw a
    # player chose to retreat, strengths, wagers.
    fought: int
    region: int
    draw: int
    status: list[int]
    left_in: list[int]
    strength: list[int]
    wagers: list[int]
    # The draw: who draws, the chip revealed (`held` while it has no place), strengths after B4 (-1: bust or absent),
    # its final strength, units lost in it, whether madness was put on a track.
    drawing: list[int]
    played: list[int]
    held: list[int]
    before: list[int]
    final: list[int]
    lost: list[int]
    was_mad: int
    # What lasts to the end of the battle.
    doubles: list[int]
    crowned: list[int]
    more: list[int]
    replaced: list[int]
    shells: list[int]
    # What moved markers and scores in this battle, packed by `rules.ledger`; nothing depends on it.
    ledger: list[int]
    # The result: places, end effects used by the player in turn, the seats still to forge, what the first has left.
    place: list[int]
    used: list[int]
    queue: list[int]
    symbol: int
    forgings: int
    friend: int

    def lay_empty(self, seats: int, ally: list[int], is_chosen: bool) -> None:
        """The empty table before setup."""
        self.seats = seats
        self.ally = tuple(ally)
        self.is_chosen = is_chosen
        self.shows_odds = True
        self.phase = FACTIONS_PHASE
        self.round = 0
        self.first = 0
        self.turn = 0
        self.faction = (NOTHING,) * seats
        self.seat_of = (NOTHING,) * FACTIONS
        self.token = (NOTHING,) * REGIONS
        self.marker = RED_KEEP
        self.unused = NOTHING
        self.supporters = [0] * (seats * REGIONS)
        self.reserve = [0] * seats
        self.castles = [NO_CASTLE] * (seats * REGIONS)
        self.leader_at = [AT_TABLE] * seats
        self.pawn_at = [ON_CARD] * PAWNS
        self.pawn_owner = (NOTHING,) * PAWNS
        self.vp = [0] * seats
        self.shards = [0] * seats
        self.shield = [1] * seats
        self.leader = [1] * seats
        self.unlocked = [0] * (seats * ABILITIES)
        self.forged = [NOTHING] * (seats * SPACES)
        self.cards = [()] * seats
        self.cards_now = [0] * seats
        self.owned = [()] * seats
        self.offers = [()] * seats
        self.quests = [()] * seats
        self.feats = [()] * seats
        self.quest_deck = []
        self.quest_discard = []
        self.discarded_by = []
        self.returned = (NOTHING,) * seats
        self.draws = (0,) * seats
        self.bag = [[] for _ in range(seats)]
        self.active = [[] for _ in range(seats)]
        self.exhausted = [[] for _ in range(seats)]
        self.mad = [[] for _ in range(seats)]
        self.drawn = [()] * seats
        self.supply = ALLY_CHIPS.copy()
        self.madness_supply = REGULAR_MADNESS
        self.poison_pool = 0
        self.box = []
        self.tea_deck = []
        self.market = []
        self.wonderlandian_deck = []
        self.table = [NOTHING] * (CHAIRS + 1)
        self.poison_on = [0] * (CHAIRS + 1)
        self.chair = [HEAD] * seats
        self.hosted = 0
        self.card = NOTHING
        self.pending = []
        self.has_passed = 0
        self.fought = 0
        self.region = NOTHING
        self.draw = 0
        self.status = [ABSENT] * seats
        self.left_in = [0] * seats
        self.strength = [0] * seats
        self.wagers = [NOTHING] * seats
        self.drawing = [0] * seats
        self.played = [NOTHING] * seats
        self.held = [NOTHING] * seats
        self.before = [0] * seats
        self.final = [0] * seats
        self.lost = [0] * seats
        self.was_mad = 0
        self.doubles = [0] * seats
        self.crowned = [0] * seats
        self.more = [0] * seats
        self.replaced = [0] * seats
        self.shells = [0] * seats
        self.ledger = []
        self.place = [NO_PLACE] * seats
        self.used = []
        self.queue = []
        self.symbol = 0
        self.forgings = 0
        self.friend = 0

    def copy(self) -> "Board":
        """An independent twin without a log."""
        twin = Board(self.dice.copy())
        twin.seats = self.seats
        twin.ally = self.ally
        twin.is_chosen = self.is_chosen
        twin.shows_odds = self.shows_odds
        twin.phase = self.phase
        twin.round = self.round
        twin.first = self.first
        twin.turn = self.turn
        twin.faction = self.faction
        twin.seat_of = self.seat_of
        twin.token = self.token
        twin.marker = self.marker
        twin.unused = self.unused
        twin.supporters = self.supporters.copy()
        twin.reserve = self.reserve.copy()
        twin.castles = self.castles.copy()
        twin.leader_at = self.leader_at.copy()
        twin.pawn_at = self.pawn_at.copy()
        twin.pawn_owner = self.pawn_owner
        twin.vp = self.vp.copy()
        twin.shards = self.shards.copy()
        twin.shield = self.shield.copy()
        twin.leader = self.leader.copy()
        twin.unlocked = self.unlocked.copy()
        twin.forged = self.forged.copy()
        twin.cards = self.cards.copy()
        twin.cards_now = self.cards_now.copy()
        twin.owned = self.owned.copy()
        twin.offers = self.offers.copy()
        twin.quests = self.quests.copy()
        twin.feats = self.feats.copy()
        twin.quest_deck = self.quest_deck.copy()
        twin.quest_discard = self.quest_discard.copy()
        twin.discarded_by = self.discarded_by.copy()
        twin.returned = self.returned
        twin.draws = self.draws
        twin.bag = [row.copy() for row in self.bag]
        twin.active = [row.copy() for row in self.active]
        twin.exhausted = [row.copy() for row in self.exhausted]
        twin.mad = [row.copy() for row in self.mad]
        twin.drawn = self.drawn.copy()
        twin.supply = self.supply.copy()
        twin.madness_supply = self.madness_supply
        twin.poison_pool = self.poison_pool
        twin.box = self.box.copy()
        twin.tea_deck = self.tea_deck.copy()
        twin.market = self.market.copy()
        twin.wonderlandian_deck = self.wonderlandian_deck.copy()
        twin.table = self.table.copy()
        twin.poison_on = self.poison_on.copy()
        twin.chair = self.chair.copy()
        twin.hosted = self.hosted
        twin.card = self.card
        twin.pending = self.pending.copy()
        twin.has_passed = self.has_passed
        twin.fought = self.fought
        twin.region = self.region
        twin.draw = self.draw
        twin.status = self.status.copy()
        twin.left_in = self.left_in.copy()
        twin.strength = self.strength.copy()
        twin.wagers = self.wagers.copy()
        twin.drawing = self.drawing.copy()
        twin.played = self.played.copy()
        twin.held = self.held.copy()
        twin.before = self.before.copy()
        twin.final = self.final.copy()
        twin.lost = self.lost.copy()
        twin.was_mad = self.was_mad
        twin.doubles = self.doubles.copy()
        twin.crowned = self.crowned.copy()
        twin.more = self.more.copy()
        twin.replaced = self.replaced.copy()
        twin.shells = self.shells.copy()
        twin.ledger = self.ledger.copy()
        twin.place = self.place.copy()
        twin.used = self.used.copy()
        twin.queue = self.queue.copy()
        twin.symbol = self.symbol
        twin.forgings = self.forgings
        twin.friend = self.friend
        return twin
