"""Cards, tokens and legends as small ints, and the printed facts of each in tables. Ints follow the printed order."""

from typing import Final, Literal

from stolik.games.apex_legends import content
from stolik.games.apex_legends.geometry.grid import DIRECTION

NOTHING: Final = -1

# Teams

RED: Final = 0
BLUE: Final = 1
Colour = Literal["red", "blue"]
COLOURS: Final[tuple[Colour, Colour]] = ("red", "blue")

# Legends

LEGENDS: Final[tuple[str, ...]] = tuple(legend.id for legend in content.legends())
LEGEND: Final[dict[str, int]] = {name: number for number, name in enumerate(LEGENDS)}
GIBRALTAR: Final = LEGEND["gibraltar"]
BANGALORE: Final = LEGEND["bangalore"]
WRAITH: Final = LEGEND["wraith"]
BLOODHOUND: Final = LEGEND["bloodhound"]
PATHFINDER: Final = LEGEND["pathfinder"]
LIFELINE: Final = LEGEND["lifeline"]
FIRST_GAME: Final = [
    [
        [
            LEGEND[legend.id]
            for legend in content.legends()
            if legend.first_game == colour and not (legend.three and size == 2)
        ]
        for size in (2, 3)
    ]
    for colour in COLOURS
]
"""By team and team size - 2: the legends of the first game (AP-INIT-07)."""
EVERY_LEGEND: Final = len(LEGENDS)

# Aim cards and the aim track

AIM: Final[tuple[str, ...]] = tuple(card.id for card in content.aim_cards())
AIM_CARD: Final[dict[str, int]] = {name: number for number, name in enumerate(AIM)}
AIM_VALUE: Final[list[int]] = [card.value for card in content.aim_cards()]
AIM_ARROW: Final[list[int]] = [NOTHING if card.arrow is None else DIRECTION[card.arrow] for card in content.aim_cards()]
AIM_HALF: Final[list[bool]] = ["half" in card.symbols for card in content.aim_cards()]
AIM_HEAD: Final[list[bool]] = ["head" in card.symbols for card in content.aim_cards()]
EVERY_AIM_CARD: Final = len(AIM)

# Loot: accessories, grenades, attachments, gear; then the attachments that exist in print only

_TOKENS: Final = content.loot()
_PRINTED_ONLY: Final = tuple(card for card in content.attachments() if card.count == 0)

LOOT: Final[tuple[str, ...]] = tuple(token.id for token in (*_TOKENS, *_PRINTED_ONLY))
LOOT_KIND: Final[dict[str, int]] = {name: number for number, name in enumerate(LOOT)}
LOOT_KINDS: Final = len(_TOKENS)
LOOT_COUNT: Final[list[int]] = [token.count for token in _TOKENS]

COMMON: Final = 0
RARE: Final = 1
EPIC: Final = 2
LEGENDARY: Final = 3
RANKS: Final = ("common", "rare", "epic", "legendary")
RANK: Final[list[int]] = [RANKS.index(token.rank) for token in _TOKENS]

ACCESSORY: Final = 0
GRENADE: Final = 1
ATTACHMENT: Final = 2
GEAR: Final = 3


def _sort_of(token: content.Loot) -> int:
    if isinstance(token, content.Accessory):
        return ACCESSORY
    if isinstance(token, content.Grenade):
        return GRENADE
    return ATTACHMENT if isinstance(token, content.Attachment) else GEAR


SORT: Final[list[int]] = [_sort_of(token) for token in _TOKENS]
"""Which of the four kinds of AP-LOOT-02 a token is."""

_ACCESSORIES: Final = [token if isinstance(token, content.Accessory) else None for token in _TOKENS]
HEALS: Final[list[int]] = [0 if token is None else token.health for token in _ACCESSORIES]
SHIELDS: Final[list[int]] = [0 if token is None else token.shield for token in _ACCESSORIES]
ACCELERATES: Final[list[int]] = [0 if token is None else token.accelerate for token in _ACCESSORIES]

_GRENADES: Final = [token if isinstance(token, content.Grenade) else None for token in _TOKENS]
THROW_LOW: Final[list[int]] = [0 if token is None else token.range[0] for token in _GRENADES]
THROW_HIGH: Final[list[int]] = [0 if token is None else token.range[1] for token in _GRENADES]
SCATTER: Final[list[int]] = [0 if token is None else token.cards for token in _GRENADES]
IS_LINE: Final[list[bool]] = [token is not None and token.area == "line" for token in _GRENADES]
BLAST_CENTRE: Final[list[int]] = [0 if token is None else token.centre for token in _GRENADES]
BLAST: Final[list[int]] = [0 if token is None else token.damage for token in _GRENADES]

BARREL: Final = 0
MAGAZINE: Final = 1
OPTIC: Final = 2
STOCK: Final = 3
PLACES: Final = 4
"""A weapon has at most one slot of each of these four; a shotgun's bolt lies where others have their magazine."""
_PLACE_OF: Final = {"barrel": BARREL, "magazine": MAGAZINE, "bolt": MAGAZINE, "optic": OPTIC, "stock": STOCK}

_ATTACHMENTS: Final = [token if isinstance(token, content.Attachment) else None for token in (*_TOKENS, *_PRINTED_ONLY)]
ATTACHES_AT: Final[list[int]] = [NOTHING if token is None else _PLACE_OF[token.kind] for token in _ATTACHMENTS]
STABILITY: Final[list[int]] = [0 if token is None else token.stability for token in _ATTACHMENTS]
RATE: Final[list[int]] = [0 if token is None else token.rate for token in _ATTACHMENTS]
EASING: Final[list[int]] = [0 if token is None else token.easing for token in _ATTACHMENTS]
EASING_LOW: Final[list[int]] = [0 if token is None or token.range is None else token.range[0] for token in _ATTACHMENTS]
EASING_HIGH: Final[list[int]] = [
    0 if token is None or token.range is None else token.range[1] for token in _ATTACHMENTS
]
HIT: Final[list[int]] = [0 if token is None else token.hit for token in _ATTACHMENTS]
FIRST: Final[list[int]] = [0 if token is None else token.first for token in _ATTACHMENTS]

HELMET: Final = 0
BODY: Final = 1
KNOCKDOWN: Final = 2
GEAR_SLOTS: Final = ("helmet", "body", "knockdown")
_GEAR: Final = [token if isinstance(token, content.Gear) else None for token in _TOKENS]
WORN_AT: Final[list[int]] = [NOTHING if token is None else GEAR_SLOTS.index(token.slot) for token in _GEAR]
IS_STARTING: Final[list[bool]] = [token is not None and token.starting for token in _GEAR]
HEADSHOTS: Final[list[int]] = [0 if token is None else token.headshots for token in _GEAR]
HEADSHOTS_UP_TO: Final[list[int]] = [0 if token is None else token.up_to for token in _GEAR]
LIMIT: Final[list[int]] = [0 if token is None else token.limit for token in _GEAR]
RESTORES: Final[list[int]] = [0 if token is None else token.restores for token in _GEAR]
ABSORBS: Final[list[int]] = [0 if token is None else token.absorbs for token in _GEAR]
RING_CAP: Final[list[int]] = [0 if token is None else token.ring_damage or 0 for token in _GEAR]
HAS_HELMET_ACTION: Final[list[bool]] = [token is not None and token.interact_and_use for token in _GEAR]

# A token on a board or on the map is kind * 2, plus 1 when its exhausted side is up

USED: Final = "_used"
TOKEN_ID: Final[list[str]] = [name + side for name in LOOT for side in ("", USED)]
TOKEN: Final[dict[str, int]] = {name: number for number, name in enumerate(TOKEN_ID)}
STARTING_GEAR: Final[list[int]] = [
    next(kind * 2 for kind in range(LOOT_KINDS) if IS_STARTING[kind] and WORN_AT[kind] == slot) for slot in range(3)
]
BAG: Final[list[list[int]]] = [
    [
        kind
        for kind in range(LOOT_KINDS)
        if RANK[kind] == rank and not IS_STARTING[kind]
        for _ in range(LOOT_COUNT[kind])
    ]
    for rank in range(4)
]
"""The loot of every rank, starting gear apart; the legendary tokens stay out of the bags (AP-SETUP-04)."""
CARE_PACKAGE: Final[list[int]] = [LOOT_KIND[row.id] for row in content.care_package() for _ in range(row.count)]

# Weapons

_WEAPONS: Final = content.weapons()
WEAPONS: Final[tuple[str, ...]] = tuple(weapon.id for weapon in _WEAPONS)
WEAPON: Final[dict[str, int]] = {name: number for number, name in enumerate(WEAPONS)}
BASIC_WEAPONS: Final = sum(1 for weapon in _WEAPONS if not weapon.special)
EVERY_WEAPON: Final = len(WEAPONS)
AMMO: Final = ("light", "heavy", "energy", "sniper", "shotgun", "mythic")
AMMO_OF: Final[list[int]] = [AMMO.index(weapon.ammo) for weapon in _WEAPONS]
START_AMMO: Final[list[int]] = [weapon.start for weapon in _WEAPONS]
MOST_AMMO: Final = 5
RANGE_LOW: Final[list[int]] = [weapon.range[0] for weapon in _WEAPONS]
RANGE_HIGH: Final[list[int]] = [weapon.range[1] for weapon in _WEAPONS]
THRESHOLD: Final[list[int]] = [weapon.threshold for weapon in _WEAPONS]
SHOTS: Final[list[int]] = [weapon.rate[0] for weapon in _WEAPONS]
CARDS: Final[list[int]] = [weapon.rate[1] for weapon in _WEAPONS]
DAMAGE: Final[list[int]] = [weapon.damage for weapon in _WEAPONS]
HEADSHOT: Final[list[int]] = [weapon.headshot for weapon in _WEAPONS]
_PASSIVES: Final = [weapon.passive or content.Passive() for weapon in _WEAPONS]
WEAPON_STABILITY: Final[list[int]] = [passive.stability for passive in _PASSIVES]
WEAPON_RECOIL: Final[list[int]] = [passive.recoil for passive in _PASSIVES]
HIT_IF_SHIELDED: Final[list[int]] = [passive.hit_if_shielded for passive in _PASSIVES]
HIT_IF_UNSHIELDED: Final[list[int]] = [passive.hit_if_unshielded for passive in _PASSIVES]
EASING_IF_STILL: Final[list[int]] = [passive.easing_if_still for passive in _PASSIVES]
OVERHEATS: Final[list[bool]] = [passive.overheats for passive in _PASSIVES]
HAS_LATE_BOOST: Final[list[bool]] = [passive.late_boost for passive in _PASSIVES]
_ACTIONS: Final = [weapon.action for weapon in _WEAPONS]
ACTION_SPENDS: Final[list[int]] = [NOTHING if action is None else LOOT_KIND[action.spend] for action in _ACTIONS]
ACTION_AP: Final[list[int]] = [0 if action is None else action.ap for action in _ACTIONS]
ACTION_SHOTS: Final[list[int]] = [
    SHOTS[weapon] if action is None or action.rate is None else action.rate[0] for weapon, action in enumerate(_ACTIONS)
]
ACTION_DAMAGE: Final[list[int]] = [
    DAMAGE[weapon] if action is None or action.damage is None else action.damage
    for weapon, action in enumerate(_ACTIONS)
]
ACTION_HEADSHOT: Final[list[int]] = [
    HEADSHOT[weapon] if action is None or action.headshot is None else action.headshot
    for weapon, action in enumerate(_ACTIONS)
]


def _fits(weapon: content.Weapon, token: content.Attachment | None) -> bool:
    """AP-ATT-02: the slot exists and every extra requirement holds."""
    if token is None:
        return False
    slots = weapon.slots
    if token.kind == "barrel":
        return slots.barrel
    if token.kind == "magazine":
        return token.ammo in slots.magazine
    if token.kind == "bolt":
        return slots.bolt
    if token.kind == "optic":
        return token.mark in slots.optic
    return token.stock == slots.stock


FITS: Final[list[list[bool]]] = [[_fits(weapon, token) for token in _ATTACHMENTS] for weapon in _WEAPONS]
"""By weapon and loot."""


def _printed_at(weapon: content.Weapon) -> list[int]:
    row = [NOTHING] * PLACES
    if weapon.printed is not None:
        kind = LOOT_KIND[weapon.printed]
        row[ATTACHES_AT[kind]] = kind
    return row


PRINTED: Final[list[int]] = [kind for weapon in _WEAPONS for kind in _printed_at(weapon)]
"""By weapon * PLACES + place: the attachment that is printed on the card (AP-ATT-03)."""

# Feats

_FEATS: Final = content.feats()
FEATS: Final[tuple[str, ...]] = tuple(feat.id for feat in _FEATS)
FEAT: Final[dict[str, int]] = {name: number for number, name in enumerate(FEATS)}
FEAT_LEGEND: Final[list[int]] = [LEGEND[feat.legend] for feat in _FEATS]
FREE: Final = 0
SPECIAL: Final = 1
BOOST: Final = 2
BEFORE: Final = 3
AFTER: Final = 4
INSTANT: Final = 5
LABELS: Final = ("free", "special", "boost", "before", "after", "instant")
LABEL: Final[list[int]] = [LABELS.index(feat.label) for feat in _FEATS]
FEAT_AP: Final[list[int]] = [feat.ap for feat in _FEATS]
IS_TEAM: Final[list[bool]] = [feat.team for feat in _FEATS]
FEATS_OF: Final[list[list[int]]] = [
    [feat for feat in range(len(FEATS)) if FEAT_LEGEND[feat] == legend] for legend in range(EVERY_LEGEND)
]


def feats_labelled(label: int) -> list[list[int]]:
    """By legend: the feats with this label."""
    return [[feat for feat in FEATS_OF[legend] if LABEL[feat] == label] for legend in range(EVERY_LEGEND)]


ACTION_FEATS: Final = [
    [feat for feat in FEATS_OF[legend] if LABEL[feat] in (FREE, SPECIAL)] for legend in range(EVERY_LEGEND)
]
BOOST_FEATS: Final = feats_labelled(BOOST)
BEFORE_FEATS: Final = feats_labelled(BEFORE)
AFTER_FEATS: Final = feats_labelled(AFTER)

# Abilities and their tokens

_ABILITIES: Final = content.abilities()
ABILITIES: Final[tuple[str, ...]] = tuple(ability.id for ability in _ABILITIES)
ABILITY: Final[dict[str, int]] = {name: number for number, name in enumerate(ABILITIES)}
ABILITY_LEGEND: Final[list[int]] = [LEGEND[ability.legend] for ability in _ABILITIES]
ABILITIES_OF: Final[list[list[int]]] = [
    [ability for ability in range(len(ABILITIES)) if ABILITY_LEGEND[ability] == legend]
    for legend in range(EVERY_LEGEND)
]
TOKEN_ABILITY: Final[list[int]] = [number for number, ability in enumerate(_ABILITIES) for _ in range(ability.tokens)]
"""The ability of every ability token; Bangalore has two for her smokes."""
ABILITY_TOKENS: Final[list[list[int]]] = [
    [token for token, owner in enumerate(TOKEN_ABILITY) if owner == ability] for ability in range(len(ABILITIES))
]
TOKENS_OF: Final[list[list[int]]] = [
    [token for token, ability in enumerate(TOKEN_ABILITY) if ABILITY_LEGEND[ability] == legend]
    for legend in range(EVERY_LEGEND)
]
COOLDOWN: Final[list[int]] = [_ABILITIES[ability].cooldown for ability in TOKEN_ABILITY]
DURATION: Final[list[int]] = [_ABILITIES[ability].duration for ability in TOKEN_ABILITY]
DELAYS: Final[list[tuple[int, ...]]] = [_ABILITIES[ability].delays for ability in TOKEN_ABILITY]
EVERY_TOKEN: Final = len(TOKEN_ABILITY)


def _token(ability: str) -> int:
    return ABILITY_TOKENS[ABILITY[ability]][0]


DOME: Final = _token("dome_of_protection")
BOMBARDMENT: Final = _token("defensive_bombardment")
SMOKE: Final = _token("smoke_launcher")
"""The first of two."""
THUNDER: Final = _token("rolling_thunder")
VOID: Final = _token("into_the_void")
RIFT: Final = _token("dimensional_rift")
RAVENS: Final = _token("eye_of_the_allfather")
BEAST: Final = _token("beast_of_the_hunt")
HOOK: Final = _token("grappling_hook")
ZIPLINE: Final = _token("zipline_gun")
DRONE: Final = _token("heal_drone")
PACKAGE: Final = _token("care_package")

# Boards

ROUNDS: Final = len(content.rounds())
RING_DAMAGE: Final[list[int]] = [0, *[row.ring_damage for row in content.rounds()]]
"""By round, from 1."""
HAS_SQUARE_AFTER: Final[list[bool]] = [False, *[row.square_after for row in content.rounds()]]
TRACK: Final = len(content.initiative_track())
TURN_OF: Final[list[int]] = [
    NOTHING if row.kind == "transition" else COLOURS.index(row.kind) for row in content.initiative_track()
]
"""By space of the initiative track: whose turn it is, or NOTHING for the transition phase."""

BONUS: Final[tuple[str, ...]] = tuple(row.id for row in content.bonus_tokens())
BONUS_MOVE: Final[list[int]] = [row.move for row in content.bonus_tokens()]
BONUS_LOOT: Final[list[int]] = [
    NOTHING if row.loot is None else RANKS.index(row.loot) for row in content.bonus_tokens()
]
BONUS_AMMO: Final[list[int]] = [row.ammo for row in content.bonus_tokens()]

RING_CARDS: Final[tuple[str, ...]] = tuple(row.id for row in content.ring_cards())
RING_SHRINK: Final[list[tuple[int, int, int, int]]] = [
    (row.top, row.bottom, row.left, row.right) for row in content.ring_cards()
]
BIN_CARDS: Final[tuple[str, ...]] = tuple(row.id for row in content.supply_bins())
BIN_LOOT: Final[list[list[int]]] = [[RANKS.index(rank) for rank in row.loot] for row in content.supply_bins()]
DROP_LOOT: Final[list[list[int]]] = [[RANKS.index(rank) for rank in row.loot] for row in content.supply_drops()]
