"""The whole state of a match of Waste Knights, as plain data. Lists of knights have one entry per knight."""

from typing import Final, Literal

from stolik.games.waste_knights.catalogue import NOTHING, SPECIALS
from stolik.games.waste_knights.vocabulary import LIMITS
from stolik.kernel.state import Fixed, Pair, State

# What the next beat is about
SETUP: Final = 0
KNIGHT_CHOICE: Final = 1
VEHICLE_CHOICE: Final = 2
DRAFT: Final = 3
STORY: Final = 4
ROUND_STARTS: Final = 5
ROUND_GOALS: Final = 6
TURN_STARTS: Final = 7
ACTION: Final = 8
ROUTE: Final = 9
WALK: Final = 10
CAMPING: Final = 11
EXPLORATION: Final = 12
IN_CITY: Final = 13
AFTER_ACTION: Final = 14
TURN_ENDS: Final = 15
ROUND_ENDS: Final = 16
END_GOALS: Final = 17
THREAD_ACTION: Final = 18
Phase = Literal[
    "setup",
    "knight_choice",
    "vehicle_choice",
    "draft",
    "story",
    "round_starts",
    "round_goals",
    "turn_starts",
    "action",
    "route",
    "walk",
    "camping",
    "exploration",
    "in_city",
    "after_action",
    "turn_ends",
    "round_ends",
    "end_goals",
    "thread_action",
]
PHASES: Final[tuple[Phase, ...]] = (
    "setup", "knight_choice", "vehicle_choice", "draft", "story", "round_starts", "round_goals", "turn_starts",
    "action", "route", "walk", "camping", "exploration", "in_city", "after_action", "turn_ends", "round_ends",
    "end_goals", "thread_action",
)  # fmt: skip

# Actions of a turn; those of a thread are FIRST_NAMED plus their number, those of cards FIRST_GRANTED plus the rule
MOVED: Final = 0
CAMPED: Final = 1
EXPLORED: Final = 2
VISITED_CITY: Final = 3
REGAINED: Final = 4
OVERHAULED: Final = 5
FIRST_NAMED: Final = 10
FIRST_GRANTED: Final = 1000

IN_DECK: Final = -1
NOT_USED: Final = -2
ON_SPACE: Final = 100
"""Where a special card is: in the deck, not in this adventure, on a space (this plus the space), or with a knight."""

UNARMED: Final = -1
NO_WEAPON: Final = -2
"""Of `weapon`: not yet chosen."""


class Board(State):
    """See the module."""

    __slots__ = (
        "active",
        "added",
        "advances",
        "adventure",
        "armour",
        "arranged",
        "arriving",
        "asking",
        "assigned",
        "attack",
        "attacked",
        "auto_fates",
        "bag",
        "blank_rerolls",
        "box",
        "card",
        "cargo",
        "chosen",
        "claimed",
        "combat_over",
        "credit",
        "damage",
        "difficulty",
        "done_actions",
        "done_in_game",
        "drawn",
        "dropped",
        "due",
        "entry",
        "explore_bonus",
        "faces",
        "fault_deck",
        "faults",
        "fighter",
        "finds",
        "finds_gone",
        "first",
        "first_die",
        "first_test",
        "foe",
        "foe_health",
        "foe_printed",
        "foe_wounds",
        "fuelled",
        "gained",
        "garage",
        "gear",
        "gear_gone",
        "giving",
        "gone",
        "hands",
        "heal_rate",
        "heals_here",
        "hit_tainted",
        "hit_wounds",
        "ignored",
        "incoming",
        "injuries",
        "injury_deck",
        "is_holding",
        "is_paying",
        "is_piercing",
        "is_quick",
        "is_shedding",
        "is_voting",
        "knight",
        "lost",
        "lost_dice",
        "lost_traits",
        "mp",
        "next_entry",
        "next_reader",
        "offer",
        "order",
        "own",
        "paid",
        "partner",
        "phase",
        "picked",
        "placed",
        "pool",
        "rad",
        "read",
        "reader",
        "redraws",
        "repair_spent",
        "res",
        "returning",
        "roller",
        "rolling",
        "rolls",
        "round",
        "route",
        "scars",
        "seat",
        "shared",
        "skill",
        "space",
        "special_at",
        "start_cards",
        "starting",
        "step",
        "striker",
        "tainted",
        "taken",
        "thread",
        "thread_round",
        "time",
        "tokens",
        "tokens_used",
        "traits",
        "turn_over",
        "turns",
        "unconscious",
        "used",
        "vehicle",
        "visited",
        "waiting",
        "weapon",
        "weapon_traits",
        "wild",
        "wild_gone",
        "worlds",
        "wounds",
        "wreck",
        "xp",
    )

    # The table.
    adventure: int
    """The number of the adventure on the shelf."""
    is_quick: bool
    """Quick setup instead of the draft."""
    first_die: int
    """The colour of the die that decides who is first."""
    phase: int
    round: int
    first: int
    """The knight of the first player."""
    active: int
    """The knight whose turn it is."""
    order: Fixed
    """The knights that have yet to take their turn this round."""
    turns: Fixed
    """Who has yet to choose in the setup."""
    # Knights, one entry each; `seat` is who plays it.
    seat: Fixed
    knight: Fixed
    vehicle: Fixed
    space: list[int]
    wounds: list[int]
    tainted: list[int]
    rad: list[int]
    damage: list[int]
    res: list[int]
    """Fuel, Ammo and Meds of each knight."""
    xp: list[int]
    due: Fixed
    """Advances that may be taken."""
    advances: list[Fixed]
    """Sides of advance cards."""
    injuries: list[Fixed]
    faults: list[Fixed]
    unconscious: Fixed
    """The injury card beside the sheet, Unconscious side up."""
    wreck: Fixed
    """The fault card beside the sheet, Wreck side up."""
    hands: list[Fixed]
    """Faces of equipment cards."""
    armour: Fixed
    cargo: list[Fixed]
    claimed: list[Fixed]
    """Kinds of tokens."""
    dropped: Fixed
    """Tokens that eliminated knights left: kind * 100 + space."""
    gone: Fixed
    own: list[int]
    """The variables of the adventure that each knight has."""
    # The story.
    thread: int
    thread_round: int
    """The first round of the current thread."""
    starting: bool
    """The round is being started."""
    time: int
    shared: list[int]
    placed: list[int]
    """Tokens on the board: kind * 90 + space, sorted."""
    special_at: Fixed
    scars: list[int]
    """Wounds that stay on story enemies."""
    done_actions: Fixed
    """Uses of limited actions of the current thread."""
    done_in_game: Fixed
    entry: int
    """The entry that is being read."""
    read: Fixed
    """The entries read so far."""
    next_entry: int
    """An entry that the next beat reads."""
    next_reader: int
    reader: int
    """The seat that reads the entry aloud."""
    worlds: Fixed
    """All that the secret variables may be, as far as everybody knows."""
    is_voting: bool
    # Decks: the next card is the last.
    wild: Pair
    wild_gone: Pair
    finds: list[int]
    finds_gone: list[int]
    gear: list[int]
    gear_gone: list[int]
    injury_deck: list[int]
    fault_deck: list[int]
    bag: list[int]
    box: Fixed
    """Unique equipment that left the game."""
    start_cards: Fixed
    """Starting equipment that nobody has taken."""
    # The turn.
    taken: list[int]
    """The actions of this turn."""
    chosen: int
    """The action of the thread that is about to be resolved."""
    arranged: bool
    turn_over: bool
    used: list[Fixed]
    """By scope, the limited rules that were used."""
    # The move.
    route: list[int]
    """From the starting space on."""
    mp: int
    """Movement points gained by effects."""
    returning: int
    """Threat tokens that go back to the bag."""
    tokens: list[int]
    """Threat tokens on the table."""
    tokens_used: int
    """So many of them were resolved."""
    card: int
    """The wasteland card on the table."""
    redraws: bool
    """The revealed card is discarded for another."""
    first_test: int
    """What the first test of this card or action gains or loses in successes."""
    # The roll.
    roller: int
    rolling: int
    pool: list[int]
    faces: list[int]
    picked: list[int]
    lost_dice: int
    added: int
    difficulty: int
    skill: int
    auto_fates: int
    blank_rerolls: int
    # The combat: the knight is side 0, the enemy or the defender of a duel side 1.
    fighter: int
    foe: int
    step: int
    foe_wounds: int
    foe_health: int
    foe_printed: int
    """Its Health without what this combat adds."""
    weapon: Fixed
    attack: Fixed
    attacked: Fixed
    traits: Fixed
    lost_traits: Fixed
    weapon_traits: Fixed
    """Traits that the chosen weapon gives."""
    gained: list[Fixed]
    lost: Fixed
    assigned: Fixed
    """Wounds assigned in a duel."""
    rolls: list[Fixed]
    """The last roll of each side: colour * 6 + face."""
    combat_over: bool
    is_holding: bool
    """Nobody counts as defeated until the simultaneous attacks are resolved."""
    striker: int
    hit_wounds: int
    hit_tainted: int
    is_piercing: bool
    # What arrives: wounds, tainted wounds, radiation or damage.
    arriving: list[int]
    ignored: bool
    # The camp, the exploration, the city.
    repair_spent: int
    """Repair points used in this camp."""
    heal_rate: int
    heals_here: bool
    drawn: Fixed
    explore_bonus: int
    fuelled: bool
    visited: Fixed
    offer: Fixed
    garage: Fixed
    """Vehicles that a knight may take for the old one."""
    credit: int
    is_paying: bool
    paid: Fixed
    """What has been paid at the market, as goods."""
    partner: int
    giving: Fixed
    asking: Fixed
    incoming: Fixed
    waiting: Fixed
    """Cards handed over that the other knight has yet to place."""
    is_shedding: bool
    """A knight has more than the limits allow and is discarding."""

    def lay_empty(self, n: int) -> None:
        """The empty table for this many knights."""
        self.adventure = 0
        self.is_quick = False
        self.first_die = 2
        self.phase = 0
        self.round = 0
        self.first = 0
        self.active = 0
        self.order = ()
        self.turns = ()
        self.seat = (0,) * n
        self.knight = (NOTHING,) * n
        self.vehicle = (NOTHING,) * n
        self.space = [NOTHING] * n
        self.wounds = [0] * n
        self.tainted = [0] * n
        self.rad = [0] * n
        self.damage = [0] * n
        self.res = [0] * (3 * n)
        self.xp = [0] * n
        self.due = (0,) * n
        self.advances = [()] * n
        self.injuries = [()] * n
        self.faults = [()] * n
        self.unconscious = (NOTHING,) * n
        self.wreck = (NOTHING,) * n
        self.hands = [()] * n
        self.armour = (NOTHING,) * n
        self.cargo = [()] * n
        self.claimed = [()] * n
        self.dropped = ()
        self.gone = (0,) * n
        self.own = []
        self.thread = NOTHING
        self.thread_round = 0
        self.starting = False
        self.time = 0
        self.shared = []
        self.placed = []
        self.special_at = (NOT_USED,) * SPECIALS
        self.scars = []
        self.done_actions = ()
        self.done_in_game = ()
        self.entry = NOTHING
        self.read = ()
        self.next_entry = NOTHING
        self.next_reader = NOTHING
        self.reader = 0
        self.worlds = ()
        self.is_voting = False
        self.wild = [[], []]
        self.wild_gone = [[], []]
        self.finds = []
        self.finds_gone = []
        self.gear = []
        self.gear_gone = []
        self.injury_deck = []
        self.fault_deck = []
        self.bag = []
        self.box = ()
        self.start_cards = ()
        self.taken = []
        self.chosen = NOTHING
        self.arranged = False
        self.turn_over = False
        self.used = [()] * len(LIMITS)
        self.route = []
        self.mp = 0
        self.returning = 0
        self.tokens = []
        self.tokens_used = 0
        self.card = NOTHING
        self.redraws = False
        self.first_test = 0
        self.roller = NOTHING
        self.rolling = 0
        self.pool = []
        self.faces = []
        self.picked = []
        self.lost_dice = 0
        self.added = 0
        self.difficulty = 0
        self.skill = NOTHING
        self.auto_fates = 0
        self.blank_rerolls = 0
        self.clear_combat()
        self.striker = NOTHING
        self.hit_wounds = 0
        self.hit_tainted = 0
        self.is_piercing = False
        self.arriving = [0, 0, 0, 0]
        self.ignored = False
        self.repair_spent = 0
        self.heal_rate = 3
        self.heals_here = False
        self.drawn = ()
        self.explore_bonus = 0
        self.fuelled = False
        self.visited = ()
        self.offer = ()
        self.garage = ()
        self.credit = 0
        self.is_paying = False
        self.paid = ()
        self.partner = NOTHING
        self.giving = ()
        self.asking = ()
        self.incoming = ()
        self.waiting = ()
        self.is_shedding = False

    def clear_combat(self) -> None:
        """Nothing of an earlier combat is left."""
        self.fighter = NOTHING
        self.foe = NOTHING
        self.step = 0
        self.foe_wounds = 0
        self.foe_health = 0
        self.foe_printed = 0
        self.weapon = (NO_WEAPON, NO_WEAPON)
        self.attack = (NOTHING, NOTHING)
        self.attacked = (0, 0)
        self.traits = (0, 0)
        self.lost_traits = (0, 0)
        self.weapon_traits = (0, 0)
        self.gained = [(), ()]
        self.lost = (0, 0)
        self.assigned = (0, 0)
        self.rolls = [(), ()]
        self.combat_over = False
        self.is_holding = False

    def copy(self) -> "Board":
        """An independent twin without a log."""
        twin = Board(self.dice.copy())
        twin.adventure = self.adventure
        twin.is_quick = self.is_quick
        twin.first_die = self.first_die
        twin.phase = self.phase
        twin.round = self.round
        twin.first = self.first
        twin.active = self.active
        twin.order = self.order
        twin.turns = self.turns
        twin.seat = self.seat
        twin.knight = self.knight
        twin.vehicle = self.vehicle
        twin.space = self.space.copy()
        twin.wounds = self.wounds.copy()
        twin.tainted = self.tainted.copy()
        twin.rad = self.rad.copy()
        twin.damage = self.damage.copy()
        twin.res = self.res.copy()
        twin.xp = self.xp.copy()
        twin.due = self.due
        twin.advances = self.advances.copy()
        twin.injuries = self.injuries.copy()
        twin.faults = self.faults.copy()
        twin.unconscious = self.unconscious
        twin.wreck = self.wreck
        twin.hands = self.hands.copy()
        twin.armour = self.armour
        twin.cargo = self.cargo.copy()
        twin.claimed = self.claimed.copy()
        twin.dropped = self.dropped
        twin.gone = self.gone
        twin.own = self.own.copy()
        twin.thread = self.thread
        twin.thread_round = self.thread_round
        twin.starting = self.starting
        twin.time = self.time
        twin.shared = self.shared.copy()
        twin.placed = self.placed.copy()
        twin.special_at = self.special_at
        twin.scars = self.scars.copy()
        twin.done_actions = self.done_actions
        twin.done_in_game = self.done_in_game
        twin.entry = self.entry
        twin.read = self.read
        twin.next_entry = self.next_entry
        twin.next_reader = self.next_reader
        twin.reader = self.reader
        twin.worlds = self.worlds
        twin.is_voting = self.is_voting
        twin.wild = [self.wild[0].copy(), self.wild[1].copy()]
        twin.wild_gone = [self.wild_gone[0].copy(), self.wild_gone[1].copy()]
        twin.finds = self.finds.copy()
        twin.finds_gone = self.finds_gone.copy()
        twin.gear = self.gear.copy()
        twin.gear_gone = self.gear_gone.copy()
        twin.injury_deck = self.injury_deck.copy()
        twin.fault_deck = self.fault_deck.copy()
        twin.bag = self.bag.copy()
        twin.box = self.box
        twin.start_cards = self.start_cards
        twin.taken = self.taken.copy()
        twin.chosen = self.chosen
        twin.arranged = self.arranged
        twin.turn_over = self.turn_over
        twin.used = self.used.copy()
        twin.route = self.route.copy()
        twin.mp = self.mp
        twin.returning = self.returning
        twin.tokens = self.tokens.copy()
        twin.tokens_used = self.tokens_used
        twin.card = self.card
        twin.redraws = self.redraws
        twin.first_test = self.first_test
        twin.roller = self.roller
        twin.rolling = self.rolling
        twin.pool = self.pool.copy()
        twin.faces = self.faces.copy()
        twin.picked = self.picked.copy()
        twin.lost_dice = self.lost_dice
        twin.added = self.added
        twin.difficulty = self.difficulty
        twin.skill = self.skill
        twin.auto_fates = self.auto_fates
        twin.blank_rerolls = self.blank_rerolls
        twin.fighter = self.fighter
        twin.foe = self.foe
        twin.step = self.step
        twin.foe_wounds = self.foe_wounds
        twin.foe_health = self.foe_health
        twin.foe_printed = self.foe_printed
        twin.weapon = self.weapon
        twin.attack = self.attack
        twin.attacked = self.attacked
        twin.traits = self.traits
        twin.lost_traits = self.lost_traits
        twin.weapon_traits = self.weapon_traits
        twin.gained = self.gained.copy()
        twin.lost = self.lost
        twin.assigned = self.assigned
        twin.rolls = self.rolls.copy()
        twin.combat_over = self.combat_over
        twin.is_holding = self.is_holding
        twin.striker = self.striker
        twin.hit_wounds = self.hit_wounds
        twin.hit_tainted = self.hit_tainted
        twin.is_piercing = self.is_piercing
        twin.arriving = self.arriving.copy()
        twin.ignored = self.ignored
        twin.repair_spent = self.repair_spent
        twin.heal_rate = self.heal_rate
        twin.heals_here = self.heals_here
        twin.drawn = self.drawn
        twin.explore_bonus = self.explore_bonus
        twin.fuelled = self.fuelled
        twin.visited = self.visited
        twin.offer = self.offer
        twin.garage = self.garage
        twin.credit = self.credit
        twin.is_paying = self.is_paying
        twin.paid = self.paid
        twin.partner = self.partner
        twin.giving = self.giving
        twin.asking = self.asking
        twin.incoming = self.incoming
        twin.waiting = self.waiting
        twin.is_shedding = self.is_shedding
        return twin
