"""Everything printed as small ints, with the facts of each in tables. The order is that of the content files."""

from typing import Final, get_args

from stolik.games.wonderlands_war import content

NOTHING: Final = -1

# Regions, clockwise; a region is its place on the ring.

REGION: Final[list[str]] = [region.id for region in content.regions()]
REGIONS: Final = len(REGION)
RED_KEEP: Final = REGION.index("red_keep")
REGION_OF: Final[dict[str, int]] = {name: region for region, name in enumerate(REGION)}

TOKEN: Final[list[str]] = [token.id for token in content.tokens()]
TOKEN_VP: Final[list[tuple[int, int, int]]] = [token.vp for token in content.tokens()]

SHARD_DIE: Final[tuple[int, ...]] = content.shard_die()
STARTING_SHARDS: Final[dict[int, tuple[int, ...]]] = content.starting_shards()

CHAIRS: Final = len(content.chairs())
USED_CHAIRS: Final[list[list[int]]] = [
    [chair.number for chair in content.chairs() if chair.players <= players] for players in range(6)
]
"""By the number of players, in clockwise order."""

TRACK_END: Final = 25
SYMBOLS: Final[tuple[int, ...]] = content.forge_symbols()
IS_SYMBOL: Final[list[int]] = [1 if space in SYMBOLS else 0 for space in range(TRACK_END + 1)]

# Factions and abilities

FACTION: Final[list[content.FactionId]] = [faction.id for faction in content.factions()]
FACTION_OF: Final[dict[str, int]] = {name: number for number, name in enumerate(FACTION)}
FACTIONS: Final = len(FACTION)
ALICE: Final = FACTION.index("alice")
HATTER: Final = FACTION.index("hatter")
QUEEN: Final = FACTION.index("queen")
JABBERWOCK: Final = FACTION.index("jabberwock")
CHESHIRE: Final = FACTION.index("cheshire")
ARTEFACT_NAME: Final[list[str]] = [faction.artefact for faction in content.factions()]

ABILITIES: Final = 4
ABILITY: Final[list[list[str]]] = [
    [ability.id for ability in content.abilities() if ability.faction == name and ability.sort != "leader"]
    for name in FACTION
]
"""By faction: the four that can be unlocked, two of the artefact and two passive ones."""
LEADER_EFFECT: Final[list[str]] = [ability.id for ability in content.abilities() if ability.sort == "leader"]
ABILITY_NUMBER: Final[dict[str, int]] = {name: number for names in ABILITY for number, name in enumerate(names)}

FIRST_ARTEFACT: Final = 0
SECOND_ARTEFACT: Final = 1
FIRST_PASSIVE: Final = 2
SECOND_PASSIVE: Final = 3

# Chips. An ally chip is kind × 2 + 1 if strong; the chips of a faction look the same for all.

ALLY: Final[list[str]] = [ally.id for ally in content.allies()]
ALLIES: Final = 5
"""Ally kinds with an ability card of their own; Forge comes after them."""
CARD_SOLDIER: Final = ALLY.index("card_soldier")
FLAMINGO: Final = ALLY.index("flamingo")
ROSE: Final = ALLY.index("rose")
RED_ROOK: Final = ALLY.index("red_rook")
CREATURE: Final = ALLY.index("creature")
FORGE_KIND: Final = ALLY.index("forge")

SET_A: Final = 0
SET_B: Final = 1
SET_C: Final = 2
SET_D: Final = 3
ALLY_SETS: Final = ("a", "b", "c", "d")

ITEMS: Final = content.items()
FORGE: Final = ALLIES * 2
"""Every chip up to this one is an ally chip."""
FACTION_1: Final = FORGE + 1
FACTION_2: Final = FORGE + 2
ARTEFACT: Final = FORGE + 3
FIRST_ITEM: Final = FORGE + 4
MADNESS: Final = FIRST_ITEM + len(ITEMS)
"""Every chip from this one on is madness or poison."""
DOUBLE_MADNESS: Final = MADNESS + 1
POISON: Final = MADNESS + 2
CHIPS: Final = MADNESS + 3

CHIP: Final[list[str]] = [
    *(f"{name}_{level}" for name in ALLY[:ALLIES] for level in ("weak", "strong")),
    "forge",
    "faction_1",
    "faction_2",
    "artefact",
    *(item.id for item in ITEMS),
    "madness",
    "double_madness",
    "poison",
]
CHIP_OF: Final[dict[str, int]] = {name: chip for chip, name in enumerate(CHIP)}
_PLAIN: Final = {chip.id: chip for chip in content.chips()}


def _strengths() -> list[int]:
    strengths: list[int] = []
    for ally in content.allies()[:ALLIES]:
        strengths += [ally.weak, ally.strong or 0]
    strengths += [_PLAIN[name].strength for name in ("forge", "faction_1", "faction_2", "artefact")]
    strengths += [item.strength for item in ITEMS]
    return [*strengths, 0, 0, 0]


def _in_box() -> list[int]:
    counts: list[int] = []
    for ally in content.allies()[:ALLIES]:
        counts += [ally.weak_chips, ally.strong_chips]
    counts.append(content.allies()[FORGE_KIND].weak_chips)
    return counts


STRENGTH: Final[list[int]] = _strengths()
"""Printed strength; 0 for madness and poison."""
ALLY_CHIPS: Final[list[int]] = _in_box()
"""How many there are of every ally chip."""
ALLY_KIND: Final[list[int]] = [
    chip // 2 if chip < FORGE else FORGE_KIND if chip == FORGE else NOTHING for chip in range(CHIPS)
]
IS_STRONG: Final[list[int]] = [chip % 2 if chip < FORGE else 0 for chip in range(CHIPS)]
WEAK: Final[list[int]] = [*range(0, FORGE, 2), FORGE]
STRONG: Final[list[int]] = [*range(1, FORGE, 2)]
REGULAR_MADNESS: Final = _PLAIN["madness"].count


def starting_bag(players: int) -> list[int]:
    """The chips of a bag at the start, sorted."""
    bag: list[int] = []
    for name, chip in _PLAIN.items():
        more = chip.in_bag_of_two
        count = more if players == 2 and more is not None else chip.in_bag
        bag += [CHIP_OF[name]] * count
    return sorted(bag)


AMULET: Final = CHIP_OF["duchess_amulet"]
CROWN: Final = CHIP_OF["knave_crown"]
PIPE: Final = CHIP_OF["caterpillar_pipe"]
GLOVE: Final = CHIP_OF["humpty_glove"]
WATCH: Final = CHIP_OF["rabbit_watch"]
BUTTER: Final = CHIP_OF["hare_butter"]
OYSTERS: Final = CHIP_OF["walrus_oysters"]
FEATHER: Final = CHIP_OF["gryphon_feather"]
RATTLE: Final = CHIP_OF["tweedles_rattle"]
TREACLE: Final = CHIP_OF["dormouse_treacle"]
LANCE: Final = CHIP_OF["knight_lance"]
SHELL: Final = CHIP_OF["turtle_shell"]

# Wonderlandians: cards (pawn cards first), and the pawns

PAWN_CARDS: Final = content.pawns()
FIRST_ITEM_CARD: Final = len(PAWN_CARDS)
WONDERLANDIAN: Final[list[str]] = [*(card.id for card in PAWN_CARDS), *(card.id for card in ITEMS)]
WONDERLANDIAN_OF: Final[dict[str, int]] = {name: card for card, name in enumerate(WONDERLANDIAN)}
_NOT_FOR_TWO: Final = [*(card.not_for_two for card in PAWN_CARDS), *(card.not_for_two for card in ITEMS)]
NOT_FOR_TWO: Final[list[int]] = [card for card, is_out in enumerate(_NOT_FOR_TWO) if is_out]
TWINS: Final = ("tweedledum", "tweedledee")
ITEM_CHIPS: Final[list[int]] = [item.chips for item in ITEMS]


def _pawns() -> tuple[list[str], list[int], list[list[int]]]:
    names: list[str] = []
    strengths: list[int] = []
    of_card: list[list[int]] = []
    for card in PAWN_CARDS:
        here = [card.id] if card.pawns == 1 else list(TWINS)
        of_card.append(list(range(len(names), len(names) + len(here))))
        names += here
        strengths += [card.strength] * len(here)
    return names, strengths, of_card


_PAWNS: Final = _pawns()
PAWN: Final[list[str]] = _PAWNS[0]
PAWN_STRENGTH: Final[list[int]] = _PAWNS[1]
PAWNS_OF_CARD: Final[list[list[int]]] = [*_PAWNS[2], *([] for _ in ITEMS)]
PAWNS: Final = len(PAWN)
PAWN_OF: Final[dict[str, int]] = {name: pawn for pawn, name in enumerate(PAWN)}
WHITE_RABBIT: Final = PAWN_OF["white_rabbit"]
KNAVE: Final = PAWN_OF["knave_of_hearts"]
MARCH_HARE: Final = PAWN_OF["march_hare"]
DUCHESS: Final = PAWN_OF["duchess"]
WALRUS: Final = PAWN_OF["walrus"]
GRYPHON: Final = PAWN_OF["gryphon"]
CATERPILLAR: Final = PAWN_OF["caterpillar"]
HUMPTY: Final = PAWN_OF["humpty_dumpty"]
TWEEDLEDUM: Final = PAWN_OF["tweedledum"]
TWEEDLEDEE: Final = PAWN_OF["tweedledee"]
DORMOUSE: Final = PAWN_OF["dormouse"]
WHITE_KNIGHT: Final = PAWN_OF["white_knight"]
MOCK_TURTLE: Final = PAWN_OF["mock_turtle"]

# Rewards: the symbols of tea cards, forge spaces and the places between them. The first eleven give that ally chip.

REWARD: Final[list[str]] = [
    *CHIP[: FORGE + 1],
    *get_args(content.TeaReward)[FORGE + 1 :],
    "units",
    "more_units",
    "die",
    "split",
    "tainted",
    "star",
    "supporters_1",
    "supporters_2",
    "castle_value_4",
    "castle_value_5",
    "castle_value_6",
    "castle_value_7",
]
REWARD_OF: Final[dict[str, int]] = {name: reward for reward, name in enumerate(REWARD)}
REWARD_OF["forge_weak"] = FORGE
ANY_WEAK: Final = REWARD_OF["any_weak"]
ANY_STRONG: Final = REWARD_OF["any_strong"]
SHIELD: Final = REWARD_OF["shield"]
WONDERLANDIAN_REWARD: Final = REWARD_OF["wonderlandian"]
UNLOCK: Final = REWARD_OF["unlock"]
SHED_1: Final = REWARD_OF["shed_1"]
SHED_3: Final = REWARD_OF["shed_3"]
CASTLE: Final = REWARD_OF["castle"]
LEADER: Final = REWARD_OF["leader"]
CALM: Final = REWARD_OF["calm"]
QUEST_REWARD: Final = REWARD_OF["quest"]
TWO_QUESTS: Final = REWARD_OF["two_quests"]
SMITH: Final = REWARD_OF["smith"]
UNITS: Final = REWARD_OF["units"]
MORE_UNITS: Final = REWARD_OF["more_units"]
DIE: Final = REWARD_OF["die"]
SPLIT: Final = REWARD_OF["split"]
TAINTED: Final = REWARD_OF["tainted"]
STAR: Final = REWARD_OF["star"]
SUPPORTERS_1: Final = REWARD_OF["supporters_1"]
SUPPORTERS_2: Final = REWARD_OF["supporters_2"]
CASTLE_VALUE_4: Final = REWARD_OF["castle_value_4"]

# Tea cards: 90, thirty for each round

ROUNDS: Final = 3
_TEA: Final = [card for number in (1, 2, 3) for card in content.tea(number)]
TEA: Final[list[str]] = [card.id for card in _TEA]
TEA_OF: Final[dict[str, int]] = {name: card for card, name in enumerate(TEA)}
TEA_CARDS: Final = len(TEA) // ROUNDS
CARD_UNITS: Final[list[int]] = [card.units for card in _TEA]
CARD_MORE_UNITS: Final[list[int]] = [card.more_units for card in _TEA]
CARD_TOP: Final[list[list[int]]] = [[REWARD_OF[name] for name in card.rewards] for card in _TEA]
CARD_BOTTOM: Final[list[list[int]]] = [[REWARD_OF[name] for name in card.bottom] for card in _TEA]
CARD_TAINTED: Final[list[int]] = [NOTHING if card.tainted is None else REWARD_OF[card.tainted] for card in _TEA]


def _pending(card: content.Tea) -> list[int]:
    """What is to be resolved when the card is taken; a split card and a tainted reward are things to decide."""
    effects = [UNITS] if card.units else []
    if card.more_units:
        effects.append(MORE_UNITS)
    if card.die:
        effects.append(DIE)
    if card.layout == "split":
        return [*effects, SPLIT]
    effects += [REWARD_OF[name] for name in card.rewards]
    return [*effects, TAINTED] if card.layout == "tainted" else effects


CARD_EFFECTS: Final[list[list[int]]] = [_pending(card) for card in _TEA]

# Quests

_QUESTS: Final = content.quests()
QUEST: Final[list[str]] = [quest.id for quest in _QUESTS]
QUESTS: Final = len(QUEST)
QUEST_OF: Final[dict[str, int]] = {name: quest for quest, name in enumerate(QUEST)}
QUEST_REGION: Final[list[int]] = [REGION_OF[quest.region] for quest in _QUESTS]
FEAT: Final[list[str]] = [quest.feat.kind for quest in _QUESTS]
FEAT_NUMBERS: Final[list[tuple[int, ...]]] = [quest.feat.numbers for quest in _QUESTS]
OBJECTIVE: Final[list[str]] = [quest.objective.kind for quest in _QUESTS]
OBJECTIVE_NUMBER: Final[list[int]] = [quest.objective.number for quest in _QUESTS]
OBJECTIVE_PAIR: Final[list[tuple[int, int]]] = [
    (NOTHING, NOTHING)
    if quest.objective.pair is None
    else (ALLY.index(quest.objective.pair[0]), ALLY.index(quest.objective.pair[1]))
    for quest in _QUESTS
]

OF_PAIR: Final[list[list[int]]] = [
    [1 if NOTHING != ALLY_KIND[chip] in pair else 0 for chip in range(CHIPS)] + [0] for pair in OBJECTIVE_PAIR
]
"""By quest and chip: 1 for the ally chips of its pair; last, where NOTHING (-1) finds it, 0 for an empty space."""

# Forge tracks: space = track × 3 + column, both from 0

TRACKS: Final = 4
COLUMNS: Final = 3
SPACES: Final = TRACKS * COLUMNS


def _spaces(players: int) -> list[int]:
    rewards = [NOTHING] * SPACES
    for space in content.forge_spaces():
        two = space.reward_of_two
        name: str = two if players == 2 and two is not None else space.reward
        rewards[(space.track - 1) * COLUMNS + space.column - 1] = REWARD_OF[name]
    return rewards


def _gaps(players: int) -> list[int]:
    rewards = [NOTHING] * ((TRACKS - 1) * COLUMNS)
    for gap in content.forge_gaps():
        two = gap.reward_of_two
        name: str = two if players == 2 and two is not None else gap.reward
        rewards[(gap.upper - 1) * COLUMNS + gap.column - 1] = REWARD_OF[name]
    return rewards


SPACE_REWARD: Final[list[list[int]]] = [_spaces(players) for players in range(6)]
GAP_REWARD: Final[list[list[int]]] = [_gaps(players) for players in range(6)]
"""By the number of players; a reward between two tracks has the number of the space above it."""

SUPPORTER_TRACK: Final = 2
CASTLE_TRACK: Final = 3
TRACK_SUPPORTERS: Final[tuple[int, ...]] = (1, 1, 2)
"""The supporters that stand on the third track."""

# Counts

SUPPORTERS: Final = content.components()["supporters"] // FACTIONS
ARTEFACTS: Final = content.components()["artefact_chips"] // FACTIONS
MARKET: Final = 3
MAD_TRACK: Final = 4
TOP_LEADER: Final = 6
