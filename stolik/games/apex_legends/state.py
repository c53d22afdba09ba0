"""The whole state of a match of Apex Legends, as plain data.

Lists with six entries have one a legend, in the order of `kinds.LEGENDS`; a legend that nobody plays has team NOTHING.
Spaces, nodes and sets of them are those of `geometry.grid`.
"""

from typing import Final, Literal

from stolik.games.apex_legends.catalogue import EVERY_LEGEND, EVERY_TOKEN, NOTHING, PLACES, STARTING_GEAR
from stolik.games.apex_legends.geometry.grid import SIZE
from stolik.kernel.state import Json, Numbers, State

# Phases

INITIATIVE: Final = 0
COLOUR: Final = 1
DRAFT: Final = 2
EQUIPPING: Final = 3
TILE: Final = 4
ENTERING: Final = 5
TURN: Final = 6
ACTIVATING: Final = 7
ACTING: Final = 8
TRANSITION: Final = 9
Phase = Literal[
    "initiative", "colour", "draft", "equipping", "tile", "entering", "turn", "activating", "acting", "transition"
]  # fmt: skip
PHASES: Final[tuple[Phase, ...]] = (
    "initiative", "colour", "draft", "equipping", "tile", "entering", "turn", "activating", "acting", "transition",
)  # fmt: skip

STANDARD: Final = 0
RANDOM: Final = 1
FIRST_GAME: Final = 2
DRAFTS: Final = ("standard", "random", "first_game")

START_SHIELD: Final = 20
FULL_HEALTH: Final = 40
DEATHBOXES: Final = 2
BACKPACK: Final = 8
AP: Final = 2

AVAILABLE: Final = 0
ON_TRACK: Final = 4
"""Where an ability token is that lies below the initiative track; lower numbers are cooldown positions."""

# Figures: where each is (node, space or place), or NOTHING

DOME_NODE: Final = 0
SMOKE_NODE: Final = 1
"""The first of two."""
STRIKE_SPACE: Final = 3
THUNDER_PLACE: Final = 4
THUNDER_FACING: Final = 5
PORTAL_SPACE: Final = 6
"""The first of two."""
ANCHOR_NODE: Final = 8
"""The first of two."""
DRONE_SPACE: Final = 10
SITE_SPACE: Final = 11
DROP_SPACE: Final = 12
DROP_IS_OPEN: Final = 13
BEAST_ON: Final = 14
"""The legend to which the beast is attached."""
FIGURES: Final = 15

# The shoot action

AS_PRINTED: Final = 0
IGNORE: Final = 1
HIT_ALWAYS: Final = 2
MISS_ALWAYS: Final = 3


class ShootAction(Numbers):
    """A shoot action: who shoots at whom with what, and what cards have changed in it."""

    __slots__ = (
        "boost",
        "cover_rule",
        "dealt",
        "fixed_ht",
        "heads",
        "hits",
        "ht",
        "ignored",
        "is_action",
        "is_boosted",
        "is_capped",
        "is_late",
        "low_rule",
        "per_head",
        "reacted",
        "redraws",
        "shooter",
        "slot",
        "target",
        "void_move",
        "warned",
        "whispers_move",
    )

    shooter: int
    target: int
    slot: int
    is_action: bool
    """It is the weapon's own special action."""
    is_boosted: bool
    """A boost has been played."""
    reacted: int
    """The legends that have reacted in this step, as bits."""
    ht: int
    """Sum of the modifiers of the Hit Threshold by cards."""
    fixed_ht: int
    """A Hit Threshold that replaces all others."""
    is_capped: bool
    """Into the Void lowers a Rate of Fire of 3 or more to 2."""
    per_head: int
    ignored: int
    low_rule: int
    cover_rule: int
    redraws: int
    """How many revealed cards the shooter may replace."""
    warned: int
    """Legend + 1 whose player must replace one revealed card."""
    void_move: bool
    whispers_move: bool
    """Wraith's moves after the deal damage step."""
    boost: int
    """Feat + 1 of the boost; its values depend on the moment of fire."""
    is_late: bool
    """The boost is played after the reactions."""
    hits: int
    heads: int
    dealt: int

    def __init__(self, shooter: int, target: int, slot: int, is_action: bool) -> None:
        self.shooter = shooter
        self.target = target
        self.slot = slot
        self.is_action = is_action
        self.is_boosted = False
        self.reacted = 0
        self.ht = 0
        self.fixed_ht = NOTHING
        self.is_capped = False
        self.per_head = 0
        self.ignored = 0
        self.low_rule = AS_PRINTED
        self.cover_rule = AS_PRINTED
        self.redraws = 0
        self.warned = 0
        self.void_move = False
        self.whispers_move = False
        self.boost = 0
        self.is_late = False
        self.hits = 0
        self.heads = 0
        self.dealt = 0

    def copy(self) -> "ShootAction":
        """An independent twin."""
        twin = ShootAction(self.shooter, self.target, self.slot, self.is_action)
        twin.is_boosted = self.is_boosted
        twin.reacted = self.reacted
        twin.ht = self.ht
        twin.fixed_ht = self.fixed_ht
        twin.is_capped = self.is_capped
        twin.per_head = self.per_head
        twin.ignored = self.ignored
        twin.low_rule = self.low_rule
        twin.cover_rule = self.cover_rule
        twin.redraws = self.redraws
        twin.warned = self.warned
        twin.void_move = self.void_move
        twin.whispers_move = self.whispers_move
        twin.boost = self.boost
        twin.is_late = self.is_late
        twin.hits = self.hits
        twin.heads = self.heads
        twin.dealt = self.dealt
        return twin

    def to_plain(self) -> list[Json]:
        """What it holds; nothing if none is under way."""
        return [] if self is NO_SHOT else super().to_plain()


NO_SHOT: Final = ShootAction(NOTHING, NOTHING, NOTHING, False)
"""None is under way. All boards share it, and nobody changes it."""

# The throw under way

THROW_X: Final = 0
THROW_Y: Final = 1
THROW_KIND: Final = 2
THROW_AXIS: Final = 3
THROWER: Final = 4


class Board(State):
    """See the module."""

    __slots__ = (
        "activated",
        "active",
        "aim",
        "ammo",
        "ap",
        "at_tile",
        "attached",
        "bags",
        "bin_box",
        "bin_deck",
        "box",
        "care_bag",
        "deathboxes",
        "decks",
        "discards",
        "draft",
        "drawn",
        "falling",
        "figures",
        "gained",
        "gained_weapons",
        "gear",
        "ground",
        "hands",
        "has_moved",
        "has_ring",
        "has_rushed",
        "has_shot",
        "health",
        "is_in_void",
        "known",
        "land",
        "left_loot",
        "left_weapons",
        "marker",
        "members",
        "moving",
        "mp",
        "must_end_in",
        "must_respawn",
        "muted",
        "occupied",
        "open_bins",
        "packs",
        "peek_team",
        "peek_top",
        "peek_under",
        "phase",
        "placed",
        "pools",
        "put_on",
        "ravens",
        "red_group",
        "ring",
        "ring_card",
        "ring_deck",
        "round",
        "seat_of",
        "seats",
        "shares",
        "shield",
        "shot",
        "space",
        "team",
        "team_size",
        "throw",
        "tile_bonus",
        "tile_epic",
        "token_at",
        "track",
        "tracked",
        "under",
        "weapon",
        "weapon_box",
        "weapon_deck",
    )

    # The table.
    land: int
    team_size: int
    draft: int
    seats: int
    has_ring: bool
    phase: int
    # By group of seats: the seat that plays its first, second and third legend.
    shares: list[list[int]]
    # Teams: which group of seats is red, who plays which legend for whom, in the order of the draft.
    red_group: int
    team: list[int]
    seat_of: list[int]
    members: list[list[int]]
    # Stage 1: what every team drew and where each item of it goes (NOTHING: undecided); then what it left over.
    pools: list[list[int]]
    placed: list[list[int]]
    left_loot: list[list[int]]
    left_weapons: list[list[int]]
    # Stage 2: bonus and epic token of every side of the entry tile, and the side of every legend there.
    tile_bonus: list[int]
    tile_epic: list[int]
    at_tile: list[int]
    # Stage 3: the round, the initiative marker, and what lies below its track (space * 16 + ability token, in order).
    round: int
    marker: int
    track: list[int]
    activated: list[int]
    # The activation and its memory.
    active: int
    ap: int
    has_rushed: bool
    has_shot: bool
    has_moved: bool
    is_in_void: bool
    must_respawn: bool
    moving: int
    mp: int
    must_end_in: int
    tracked: int
    muted: list[int]
    # The ring: its rectangle x0, y0, x1, y1, the card that is face up, the deck.
    ring: list[int]
    ring_card: int
    ring_deck: list[int]
    # Every legend: its space or NOTHING, its dial, its deathbox tokens, its gear (legend * 3 + slot).
    space: list[int]
    shield: list[int]
    health: list[int]
    deathboxes: list[int]
    gear: list[int]
    # Weapons (legend * 2 + slot), their ammo, the tokens attached to them (… * 4 + place).
    weapon: list[int]
    ammo: list[int]
    attached: list[int]
    # Backpacks, and what of them everybody saw going there; hands, feat decks (the top card is the last) and discards.
    packs: list[list[int]]
    known: list[list[int]]
    hands: list[list[int]]
    decks: list[list[int]]
    discards: list[list[int]]
    # Common decks and bags, the top is the last; `drawn` are the aim cards of the resolution under way.
    aim: list[int]
    drawn: list[int]
    bags: list[list[int]]
    care_bag: list[int]
    weapon_deck: list[int]
    bin_deck: list[int]
    # Aim cards that a team has looked at: this many on top and under the deck; below them those all saw put there.
    peek_team: int
    peek_top: int
    peek_under: int
    under: int
    # What was gained and has no place yet, what is being dropped, what this action put on weapons
    # (attachment * 2 + slot), what lies on the map (space * 128 + token); the box.
    gained: list[int]
    gained_weapons: list[int]
    falling: list[int]
    put_on: list[int]
    ground: list[int]
    box: list[int]
    weapon_box: list[int]
    bin_box: list[int]
    open_bins: int
    # Ability tokens: 0 available, 1 to 3 on the cooldown track, ON_TRACK below the initiative track.
    token_at: list[int]
    # Figures of abilities (see FIGURES), the legends that carry a raven, and who stands where: a set of spaces.
    figures: list[int]
    ravens: list[int]
    occupied: int
    # The shoot action under way, or NO_SHOT; the throw under way: x, y, grenade, direction.
    shot: ShootAction
    throw: list[int]

    def lay_empty(self, land: int, team_size: int, draft: int, has_ring: bool, shares: list[list[int]]) -> None:
        """The table before the first card is drawn."""
        self.land = land
        self.team_size = team_size
        self.draft = draft
        self.seats = max(shares[1]) + 1
        self.has_ring = has_ring
        self.phase = INITIATIVE
        self.shares = shares
        self.red_group = NOTHING
        self.team = [NOTHING] * EVERY_LEGEND
        self.seat_of = [NOTHING] * EVERY_LEGEND
        self.members = [[], []]
        self.pools = [[], []]
        self.placed = [[], []]
        self.left_loot = [[], []]
        self.left_weapons = [[], []]
        self.tile_bonus = [NOTHING] * 4
        self.tile_epic = [NOTHING] * 4
        self.at_tile = [NOTHING] * EVERY_LEGEND
        self.round = 1
        self.marker = 0
        self.track = []
        self.activated = [0] * EVERY_LEGEND
        self.active = NOTHING
        self.ap = 0
        self.has_rushed = False
        self.has_shot = False
        self.has_moved = False
        self.is_in_void = False
        self.must_respawn = False
        self.moving = NOTHING
        self.mp = 0
        self.must_end_in = 0
        self.tracked = NOTHING
        self.muted = [0] * self.seats
        self.ring = [0, 0, SIZE - 1, SIZE - 1]
        self.ring_card = NOTHING
        self.ring_deck = []
        self.space = [NOTHING] * EVERY_LEGEND
        self.shield = [START_SHIELD] * EVERY_LEGEND
        self.health = [FULL_HEALTH] * EVERY_LEGEND
        self.deathboxes = [DEATHBOXES] * EVERY_LEGEND
        self.gear = STARTING_GEAR * EVERY_LEGEND
        self.weapon = [NOTHING] * (EVERY_LEGEND * 2)
        self.ammo = [0] * (EVERY_LEGEND * 2)
        self.attached = [NOTHING] * (EVERY_LEGEND * 2 * PLACES)
        self.packs = [[] for _ in range(EVERY_LEGEND)]
        self.known = [[] for _ in range(EVERY_LEGEND)]
        self.hands = [[] for _ in range(EVERY_LEGEND)]
        self.decks = [[] for _ in range(EVERY_LEGEND)]
        self.discards = [[] for _ in range(EVERY_LEGEND)]
        self.aim = []
        self.drawn = []
        self.bags = [[], [], []]
        self.care_bag = []
        self.weapon_deck = []
        self.bin_deck = []
        self.peek_team = NOTHING
        self.peek_top = 0
        self.peek_under = 0
        self.under = 0
        self.gained = []
        self.gained_weapons = []
        self.falling = []
        self.put_on = []
        self.ground = []
        self.box = []
        self.weapon_box = []
        self.bin_box = []
        self.open_bins = 0
        self.token_at = [0] * EVERY_TOKEN
        self.figures = [NOTHING] * FIGURES
        self.ravens = []
        self.occupied = 0
        self.shot = NO_SHOT
        self.throw = []

    def copy(self) -> "Board":
        """An independent twin without a log."""
        twin = Board(self.dice.copy())
        twin.land = self.land
        twin.team_size = self.team_size
        twin.draft = self.draft
        twin.seats = self.seats
        twin.has_ring = self.has_ring
        twin.phase = self.phase
        twin.shares = [row.copy() for row in self.shares]
        twin.red_group = self.red_group
        twin.team = self.team.copy()
        twin.seat_of = self.seat_of.copy()
        twin.members = [row.copy() for row in self.members]
        twin.pools = [row.copy() for row in self.pools]
        twin.placed = [row.copy() for row in self.placed]
        twin.left_loot = [row.copy() for row in self.left_loot]
        twin.left_weapons = [row.copy() for row in self.left_weapons]
        twin.tile_bonus = self.tile_bonus.copy()
        twin.tile_epic = self.tile_epic.copy()
        twin.at_tile = self.at_tile.copy()
        twin.round = self.round
        twin.marker = self.marker
        twin.track = self.track.copy()
        twin.activated = self.activated.copy()
        twin.active = self.active
        twin.ap = self.ap
        twin.has_rushed = self.has_rushed
        twin.has_shot = self.has_shot
        twin.has_moved = self.has_moved
        twin.is_in_void = self.is_in_void
        twin.must_respawn = self.must_respawn
        twin.moving = self.moving
        twin.mp = self.mp
        twin.must_end_in = self.must_end_in
        twin.tracked = self.tracked
        twin.muted = self.muted.copy()
        twin.ring = self.ring.copy()
        twin.ring_card = self.ring_card
        twin.ring_deck = self.ring_deck.copy()
        twin.space = self.space.copy()
        twin.shield = self.shield.copy()
        twin.health = self.health.copy()
        twin.deathboxes = self.deathboxes.copy()
        twin.gear = self.gear.copy()
        twin.weapon = self.weapon.copy()
        twin.ammo = self.ammo.copy()
        twin.attached = self.attached.copy()
        twin.packs = [row.copy() for row in self.packs]
        twin.known = [row.copy() for row in self.known]
        twin.hands = [row.copy() for row in self.hands]
        twin.decks = [row.copy() for row in self.decks]
        twin.discards = [row.copy() for row in self.discards]
        twin.aim = self.aim.copy()
        twin.drawn = self.drawn.copy()
        twin.bags = [row.copy() for row in self.bags]
        twin.care_bag = self.care_bag.copy()
        twin.weapon_deck = self.weapon_deck.copy()
        twin.bin_deck = self.bin_deck.copy()
        twin.peek_team = self.peek_team
        twin.peek_top = self.peek_top
        twin.peek_under = self.peek_under
        twin.under = self.under
        twin.gained = self.gained.copy()
        twin.gained_weapons = self.gained_weapons.copy()
        twin.falling = self.falling.copy()
        twin.put_on = self.put_on.copy()
        twin.ground = self.ground.copy()
        twin.box = self.box.copy()
        twin.weapon_box = self.weapon_box.copy()
        twin.bin_box = self.bin_box.copy()
        twin.open_bins = self.open_bins
        twin.token_at = self.token_at.copy()
        twin.figures = self.figures.copy()
        twin.ravens = self.ravens.copy()
        twin.occupied = self.occupied
        twin.shot = NO_SHOT if self.shot is NO_SHOT else self.shot.copy()
        twin.throw = self.throw.copy()
        return twin

    def blank_numbers(self, name: str) -> Numbers | None:
        """The shoot action is a record, all else is plain."""
        return NO_SHOT if name == "shot" else None
