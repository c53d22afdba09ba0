"""The words of the effect language as small numbers: content.md sections 1.2 to 1.4 and adventures.md section 1.6.

A set of words ("gang+cult") is a mask: bit i stands for the word of number i in its table.
"""

from typing import Final, Literal

# Tables of names; the number of a word is its place in the table. The literal types are for views and events.

Resource = Literal["fuel", "ammo", "meds"]
RESOURCES: Final = ("fuel", "ammo", "meds", "any")
RESOURCE_IDS: Final[tuple[Resource, ...]] = ("fuel", "ammo", "meds")
FUEL: Final = 0
AMMO: Final = 1
MEDS: Final = 2
ANY: Final = 3

Skill = Literal["blades", "guns", "survival", "negotiation", "firstaid", "tech"]
SKILLS: Final[tuple[Skill, ...]] = ("blades", "guns", "survival", "negotiation", "firstaid", "tech")
BLADES: Final = 0
GUNS: Final = 1
SURVIVAL: Final = 2
NEGOTIATION: Final = 3
FIRST_AID: Final = 4
TECH: Final = 5

Colour = Literal["white", "green", "blue", "red"]
COLOURS: Final[tuple[Colour, ...]] = ("white", "green", "blue", "red")
WHITE: Final = 0
GREEN: Final = 1
BLUE: Final = 2
RED: Final = 3

Terrain = Literal["highway", "desert", "mountains", "bush", "crater"]
TERRAINS: Final[tuple[Terrain, ...]] = ("highway", "desert", "mountains", "bush", "crater")
HIGHWAY: Final = 0
DESERT: Final = 1
MOUNTAINS: Final = 2
BUSH: Final = 3
CRATER: Final = 4

FoeType = Literal["machine", "beast", "mutant", "gang", "cult"]
FOE_TYPES: Final[tuple[FoeType, ...]] = ("machine", "beast", "mutant", "gang", "cult")
MACHINE: Final = 0
BEAST: Final = 1
MUTANT: Final = 2
GANG: Final = 3
CULT: Final = 4

Attack = Literal["ranged", "melee"]
ATTACKS: Final[tuple[Attack, ...]] = ("ranged", "melee")
RANGED: Final = 0
MELEE: Final = 1

Harm = Literal["wound", "tainted", "rad", "damage"]
HARMS: Final[tuple[Harm, ...]] = ("wound", "tainted", "rad", "damage")
WOUND: Final = 0
TAINTED: Final = 1
RAD: Final = 2
DAMAGE: Final = 3

Hazard = Literal["rad", "contamination", "threat"]
HAZARDS: Final = ("rad", "contamination", "threat", "any", "this")
HAZARD_IDS: Final[tuple[Hazard, ...]] = ("rad", "contamination", "threat")
HAZARD_RAD: Final = 0
HAZARD_CONTAMINATION: Final = 1
HAZARD_THREAT: Final = 2
HAZARD_ANY: Final = 3
HAZARD_THIS: Final = 4

GEAR: Final = ("weapon", "armour", "gear", "any")
GEAR_WEAPON: Final = 0
GEAR_ARMOUR: Final = 1
GEAR_GEAR: Final = 2
GEAR_ANY: Final = 3

REPAIRS: Final = ("any", "x_cost")
REPAIR_ANY: Final = 0
REPAIR_X_COST: Final = 1

Trait = Literal["ambush", "armour_piercing", "unstoppable"]
TRAITS: Final[tuple[Trait, ...]] = ("ambush", "armour_piercing", "unstoppable")
AMBUSH: Final = 0
ARMOUR_PIERCING: Final = 1
UNSTOPPABLE: Final = 2

STATS: Final = ("health", "resistance", "repair", "explore", "load", "speed", "tank", "bonus", "durability")
HEALTH: Final = 0
RESISTANCE: Final = 1
REPAIR: Final = 2
EXPLORE: Final = 3
LOAD: Final = 4
SPEED: Final = 5
TANK: Final = 6
BONUS: Final = 7
DURABILITY: Final = 8
LEAST: Final = (1, 0, 0, 1, 0, 0, 0, 0, 1)
"""The general minimum of each stat."""

VEHICLES: Final = ("light", "medium", "heavy")
LIGHT: Final = 0
MEDIUM: Final = 1
HEAVY: Final = 2
ANY_VEHICLE: Final = 3
FIRST_VEHICLE: Final = 4
"""As what `replace_vehicle` names: a type, any, or this plus the number of a vehicle."""

MISHAPS: Final = ("injury", "fault")
INJURY: Final = 0
FAULT: Final = 1

Shop = Literal["sawbones", "mechanic", "workshop", "market"]
SHOPS: Final[tuple[Shop, ...]] = ("sawbones", "mechanic", "workshop", "market")
SAWBONES: Final = 0
MECHANIC: Final = 1
WORKSHOP: Final = 2
MARKET: Final = 3

Token = Literal[
    "challenge",
    "thread",
    "general",
    "entry",
    "rad_marker",
    "contamination_marker",
    "threat_marker",
    "special_marker",
    "fortification",
]
TOKENS: Final[tuple[Token, ...]] = (
    "challenge",
    "thread",
    "general",
    "entry",
    "rad_marker",
    "contamination_marker",
    "threat_marker",
    "special_marker",
    "fortification",
)
CHALLENGE_TOKEN: Final = 0
THREAD_TOKEN: Final = 1
GENERAL_TOKEN: Final = 2
ENTRY_TOKEN: Final = 3
RAD_MARKER: Final = 4
CONTAMINATION_MARKER: Final = 5
THREAT_MARKER: Final = 6
SPECIAL_MARKER: Final = 7
FORTIFICATION: Final = 8
SUPPLY: Final = (12, 10, 0, 0, 0, 0, 0, 1, 1)
"""How many tokens of a kind there are; 0: as many as wanted (WK-COMP-12)."""

# Rolls a rule can belong to (`before_roll(x)`, `after_roll(x)`); a skill is its own number.

ROLLS: Final = (*SKILLS, "attack", "ranged", "melee", "test", "any")
ROLL_ATTACK: Final = 6
ROLL_RANGED: Final = 7
ROLL_MELEE: Final = 8
ROLL_TEST: Final = 9
ROLL_ANY: Final = 10

# Triggers

AT_ONCE: Final = 0
PASSIVE: Final = 1
COMBAT_START: Final = 2
OPENING: Final = 3
ASSAULT: Final = 4
RESOLUTION: Final = 5
BEFORE_ROLL: Final = 6
AFTER_ROLL: Final = 7
FATE: Final = 8
BAD: Final = 9
DEALT: Final = 10
PLACED: Final = 11
ARMOUR_USED: Final = 12
HURT: Final = 13
KO: Final = 14
RECEIVING: Final = 15
HAZARD: Final = 16
MOVE: Final = 17
CAMP: Final = 18
EXPLORING: Final = 19
CITY: Final = 20
WIN: Final = 21
GAIN_GEAR: Final = 22
ANYTIME: Final = 23
WASTELAND: Final = 24
SPECIAL: Final = 25
ROUND_START: Final = 26
ROUND_END: Final = 27
TURN_START: Final = 28
TURN_END: Final = 29
ON_GAIN: Final = 30
ON_UNCONSCIOUS: Final = 31
FINAL_SCORE: Final = 32

TRIGGERS: Final = {
    "passive": PASSIVE,
    "combat_start": COMBAT_START,
    "opening": OPENING,
    "assault": ASSAULT,
    "resolution": RESOLUTION,
    "before_roll": BEFORE_ROLL,
    "after_roll": AFTER_ROLL,
    "fate": FATE,
    "bad": BAD,
    "dealt": DEALT,
    "placed": PLACED,
    "armour_used": ARMOUR_USED,
    "hurt": HURT,
    "ko": KO,
    "receive": RECEIVING,
    "hazard": HAZARD,
    "move": MOVE,
    "camp": CAMP,
    "explore": EXPLORING,
    "city": CITY,
    "win": WIN,
    "gain_gear": GAIN_GEAR,
    "anytime": ANYTIME,
    "wasteland": WASTELAND,
    "special": SPECIAL,
    "round_start": ROUND_START,
    "round_end": ROUND_END,
    "turn_start": TURN_START,
    "turn_end": TURN_END,
    "on_gain": ON_GAIN,
    "on_unconscious": ON_UNCONSCIOUS,
    "final_score": FINAL_SCORE,
}
TRIGGER_WORDS: Final = {BEFORE_ROLL: ROLLS, AFTER_ROLL: ROLLS, RECEIVING: HARMS, HAZARD: HAZARDS}
"""The triggers that must name what they are about, and the words for it."""

# Limits

Limit = Literal["combat", "roll", "action", "turn", "round", "game", "thread", "knight"]
LIMITS: Final[tuple[Limit, ...]] = ("combat", "roll", "action", "turn", "round", "game", "thread", "knight")
PER_COMBAT: Final = 0
PER_ROLL: Final = 1
PER_ACTION: Final = 2
PER_TURN: Final = 3
PER_ROUND: Final = 4
PER_GAME: Final = 5
PER_THREAD: Final = 6
PER_KNIGHT: Final = 7

# Verbs

GAIN: Final = 0
LOSE: Final = 1
PAY: Final = 2
XP: Final = 3
DRAW_GEAR: Final = 4
BREAK_GEAR: Final = 5
DISCARD_GEAR: Final = 6
REPAIR_GEAR: Final = 7
BREAK_SELF: Final = 8
DISCARD_SELF: Final = 9
RECEIVE: Final = 10
HIT: Final = 11
DEAL: Final = 12
WOUNDS: Final = 13
MORE_TAINTED: Final = 14
NEGATE: Final = 15
PROTECTION: Final = 16
PREVENT: Final = 17
MORE: Final = 18
HEAL: Final = 19
HEAL_RAD: Final = 20
REPAIR_DAMAGE: Final = 21
DICE: Final = 22
LOSE_DICE: Final = 23
FOE_LOSE_DICE: Final = 24
SUCCESS: Final = 25
FIRST_TEST: Final = 26
DIFF: Final = 27
SKILL_DICE: Final = 28
REROLL: Final = 29
REROLL_BLANK: Final = 30
AUTO_FATE: Final = 31
TRAIT: Final = 32
FOE_LOSE_TRAIT: Final = 33
STAT: Final = 34
HEAL_RATE: Final = 35
HEAL_RATE_MOD: Final = 36
SPEND_REPAIR: Final = 37
MP: Final = 38
CHEAPER: Final = 39
TERRAIN_COST: Final = 40
IGNORE_HAZARD: Final = 41
RETURN_TOKEN: Final = 42
EXPLORE_BONUS: Final = 43
EXTRA_CHOICE: Final = 44
REDRAW: Final = 45
EACH_HERE: Final = 46
AMMO_FREE: Final = 47
AMMO_IS: Final = 48
HANDS: Final = 49
NO_TWO_HANDED: Final = 50
NO_VEHICLE_ABILITY: Final = 51
NO_PARTS: Final = 52
END_COMBAT: Final = 53

FIRST_STORY_VERB: Final = 60
PLACE: Final = 60
REMOVE: Final = 61
CLAIM: Final = 62
ADD: Final = 63
SET: Final = 64
ENTRY: Final = 65
THREAD: Final = 66
TAKE_SPECIAL: Final = 67
GIVE_SPECIAL: Final = 68
STEAL_SPECIAL: Final = 69
PASS_SPECIAL: Final = 70
TIME: Final = 71
EACH_KNIGHT: Final = 72
OTHER_KNIGHTS: Final = 73
KNIGHTS_AT: Final = 74
TARGET: Final = 75
MOVE_TO: Final = 76
END_TURN: Final = 77
DRAW_TOKEN: Final = 78
TRADE: Final = 79
SHOP: Final = 80
WIN_GAME: Final = 81
LOSE_GAME: Final = 82
ATTACH: Final = 83
ELIMINATE: Final = 84
REPLACE_VEHICLE: Final = 85
LOSE_VEHICLE: Final = 86
PAY_GEAR: Final = 87

WIN_ALL: Final = 0
WIN_LEADER: Final = 1
WIN_FACTION: Final = 2

SIGNATURES: Final[dict[str, tuple[int, tuple[str, ...]]]] = {
    "gain": (GAIN, ("resource", "amount")),
    "lose": (LOSE, ("resource", "amount")),
    "pay": (PAY, ("resource", "amount")),
    "xp": (XP, ("amount",)),
    "draw_gear": (DRAW_GEAR, ("amount",)),
    "break_gear": (BREAK_GEAR, ("gear", "amount")),
    "discard_gear": (DISCARD_GEAR, ("gear", "amount")),
    "repair_gear": (REPAIR_GEAR, ("repairs", "amount")),
    "break_self": (BREAK_SELF, ()),
    "discard_self": (DISCARD_SELF, ()),
    "receive": (RECEIVE, ("harm", "amount")),
    "hit": (HIT, ("amount",)),
    "deal": (DEAL, ("amount",)),
    "wounds": (WOUNDS, ("amount",)),
    "tainted": (MORE_TAINTED, ("amount",)),
    "negate": (NEGATE, ("amount",)),
    "protection": (PROTECTION, ("amount",)),
    "prevent": (PREVENT, ("harms", "amount")),
    "more": (MORE, ("harm", "amount")),
    "heal": (HEAL, ("amount",)),
    "heal_rad": (HEAL_RAD, ("amount",)),
    "repair": (REPAIR_DAMAGE, ("amount",)),
    "dice": (DICE, ("colour", "amount")),
    "lose_dice": (LOSE_DICE, ("amount",)),
    "foe_lose_dice": (FOE_LOSE_DICE, ("amount",)),
    "success": (SUCCESS, ("change",)),
    "first_test": (FIRST_TEST, ("call",)),
    "diff": (DIFF, ("change",)),
    "skill_dice": (SKILL_DICE, ("skill", "second_colour", "amount")),
    "reroll": (REROLL, ("amount_or_all",)),
    "reroll_blank": (REROLL_BLANK, ()),
    "auto_fate": (AUTO_FATE, ("amount",)),
    "trait": (TRAIT, ("trait",)),
    "foe_lose_trait": (FOE_LOSE_TRAIT, ("trait",)),
    "stat": (STAT, ("stat", "change", "minimum")),
    "heal_rate": (HEAL_RATE, ("amount", "here")),
    "heal_rate_mod": (HEAL_RATE_MOD, ("change",)),
    "spend_repair": (SPEND_REPAIR, ("amount",)),
    "mp": (MP, ("amount",)),
    "cheaper": (CHEAPER, ("terrains", "amount")),
    "terrain_cost": (TERRAIN_COST, ("terrains", "amount")),
    "ignore_hazard": (IGNORE_HAZARD, ("hazard", "amount")),
    "return_token": (RETURN_TOKEN, ("amount",)),
    "explore_bonus": (EXPLORE_BONUS, ("amount",)),
    "extra_choice": (EXTRA_CHOICE, ("amount",)),
    "redraw": (REDRAW, ()),
    "each_here": (EACH_HERE, ("call",)),
    "ammo_free": (AMMO_FREE, ()),
    "ammo_is": (AMMO_IS, ("resource",)),
    "hands": (HANDS, ("amount",)),
    "no_two_handed": (NO_TWO_HANDED, ()),
    "no_vehicle_ability": (NO_VEHICLE_ABILITY, ()),
    "no_parts": (NO_PARTS, ()),
    "end_combat": (END_COMBAT, ()),
    "place": (PLACE, ("token", "place", "amount")),
    "remove": (REMOVE, ("token", "place", "amount")),
    "claim": (CLAIM, ("token",)),
    "add": (ADD, ("variable", "change")),
    "set": (SET, ("variable", "amount")),
    "entry": (ENTRY, ("entry",)),
    "thread": (THREAD, ("thread",)),
    "special": (TAKE_SPECIAL, ("special",)),
    "give_special": (GIVE_SPECIAL, ("special", "leader")),
    "steal_special": (STEAL_SPECIAL, ("special",)),
    "pass_special": (PASS_SPECIAL, ("special", "leader")),
    "time": (TIME, ("change",)),
    "each_knight": (EACH_KNIGHT, ("call",)),
    "other_knights": (OTHER_KNIGHTS, ("call",)),
    "knights_at": (KNIGHTS_AT, ("place", "call")),
    "target": (TARGET, ("call",)),
    "move_to": (MOVE_TO, ("place",)),
    "end_turn": (END_TURN, ()),
    "draw_token": (DRAW_TOKEN, ("amount",)),
    "trade": (TRADE, ("amount",)),
    "shop": (SHOP, ("shop",)),
    "win": (WIN_GAME, ("winners",)),
    "lose_game": (LOSE_GAME, ("all",)),
    "attach": (ATTACH, ("mishap",)),
    "eliminate": (ELIMINATE, ()),
    "replace_vehicle": (REPLACE_VEHICLE, ("vehicle",)),
    "lose_vehicle": (LOSE_VEHICLE, ()),
    "pay_gear": (PAY_GEAR, ("gear", "amount")),
}
"""Of every verb its number and what its arguments must be."""

ONE_OF: Final[dict[str, tuple[str, ...]]] = {
    "resource": RESOURCES,
    "gear": GEAR,
    "repairs": REPAIRS,
    "harm": HARMS,
    "colour": COLOURS,
    "skill": SKILLS,
    "trait": TRAITS,
    "stat": STATS,
    "hazard": HAZARDS,
    "token": TOKENS,
    "shop": SHOPS,
    "mishap": MISHAPS,
}
"""Arguments that are one word of a table."""

SOME_OF: Final[dict[str, tuple[str, ...]]] = {"harms": HARMS, "terrains": TERRAINS}
"""Arguments that are one or several words of a table."""

STORY_EFFECTS: Final = frozenset(
    [
        *(GAIN, LOSE, XP, DRAW_GEAR, BREAK_GEAR, DISCARD_GEAR, REPAIR_GEAR, RECEIVE, HEAL, HEAL_RAD, REPAIR_DAMAGE),
        *(EACH_HERE, *range(FIRST_STORY_VERB, LOSE_VEHICLE + 1)),
    ]
)
"""What a list of effects in an adventure may say: what can be done at any time, in or out of a roll."""

STORY_COSTS: Final = frozenset({PAY, PAY_GEAR, RECEIVE})
"""What a choice may cost."""

FOE_TRIGGERS: Final = (OPENING, ASSAULT, RESOLUTION, BEFORE_ROLL, AFTER_ROLL, FATE, BAD)
"""When an enemy does something by itself. In the first three the knight may have an option."""

FOE_EFFECTS: Final = (
    STORY_EFFECTS - frozenset({ENTRY, THREAD, STEAL_SPECIAL, TARGET, DRAW_TOKEN, TRADE, SHOP, WIN_GAME})
) | frozenset(
    [
        *(HIT, WOUNDS, MORE_TAINTED, DICE, LOSE_DICE, FOE_LOSE_DICE, SUCCESS, REROLL, REROLL_BLANK, AUTO_FATE),
        *(TRAIT, FOE_LOSE_TRAIT, STAT, END_COMBAT),
    ]
)
"""What an enemy may do: all that happens in its combat, and what can happen at any time without leading elsewhere."""

OF_NOBODY: Final = frozenset(
    [
        *(PLACE, REMOVE, ADD, SET, ENTRY, THREAD, GIVE_SPECIAL, TIME, EACH_KNIGHT, OTHER_KNIGHTS, KNIGHTS_AT),
        *(TARGET, WIN_GAME, LOSE_GAME),
    ]
)
"""What goes on in a list when the knight who resolves it has been eliminated: it is about the story or others."""

# Left sides of conditions

L_SHARED: Final = 0
L_OWN: Final = 1
L_ANY_OWN: Final = 2
L_COUNT_OWN: Final = 3
L_WOUNDS: Final = 4
L_TAINTED: Final = 5
L_RAD: Final = 6
L_FUEL: Final = 7
L_AMMO: Final = 8
L_MEDS: Final = 9
L_RESOURCES: Final = 10
L_XP: Final = 11
L_GEAR: Final = 12
L_INJURIES: Final = 13
L_UNCONSCIOUS: Final = 14
L_ARMOUR: Final = 15
L_MELEE_WEAPON: Final = 16
L_YOUR_SPECIAL: Final = 17
L_DECK_SPECIAL: Final = 18
L_VEHICLE_DAMAGE: Final = 19
L_FREE_LOAD: Final = 20
L_ROUND: Final = 21
L_KNIGHTS: Final = 22
L_BOARD: Final = 23
L_HERE: Final = 24
L_CONSCIOUS: Final = 25
L_FOE_HEALTH: Final = 26
L_DEFEATED: Final = 27
L_FOE_ATTACK: Final = 28
L_FOE_TYPE: Final = 29
L_FOE_ID: Final = 30
L_YOUR_ATTACK: Final = 31
L_VEHICLE_TYPE: Final = 32
L_TERRAIN: Final = 33
L_ROUTE: Final = 34
L_THREAD: Final = 35
L_VEHICLE: Final = 36
L_READ: Final = 37
L_TAKEN: Final = 38
L_TIME: Final = 39

NUMBERS: Final = {
    "you.wounds": L_WOUNDS,
    "you.tainted": L_TAINTED,
    "you.rad": L_RAD,
    "you.fuel": L_FUEL,
    "you.ammo": L_AMMO,
    "you.meds": L_MEDS,
    "you.resources": L_RESOURCES,
    "you.xp": L_XP,
    "you.gear": L_GEAR,
    "you.injuries": L_INJURIES,
    "you.unconscious": L_UNCONSCIOUS,
    "you.armour": L_ARMOUR,
    "you.melee_weapon": L_MELEE_WEAPON,
    "you.vehicle": L_VEHICLE,
    "vehicle.damage": L_VEHICLE_DAMAGE,
    "vehicle.free_load": L_FREE_LOAD,
    "round": L_ROUND,
    "time": L_TIME,
    "K": L_KNIGHTS,
    "knights.conscious": L_CONSCIOUS,
    "foe.health": L_FOE_HEALTH,
    "defeated": L_DEFEATED,
}
"""Left sides that are numbers and need no further name."""

TAKEN: Final = {"you.moved": 0, "you.camped": 1, "you.explored": 2, "you.shopped": 3}
"""Actions a knight has taken in this turn, as the state counts them."""

COUNTED_TOKENS: Final = {
    "board.challenge": (L_BOARD, CHALLENGE_TOKEN),
    "board.thread": (L_BOARD, THREAD_TOKEN),
    "here.challenge": (L_HERE, CHALLENGE_TOKEN),
    "here.thread": (L_HERE, THREAD_TOKEN),
}

NAMED: Final[dict[str, tuple[int, tuple[str, ...]]]] = {
    "foe.attack": (L_FOE_ATTACK, ATTACKS),
    "foe.type": (L_FOE_TYPE, FOE_TYPES),
    "you.attack": (L_YOUR_ATTACK, ATTACKS),
    "vehicle.type": (L_VEHICLE_TYPE, VEHICLES),
    "terrain": (L_TERRAIN, TERRAINS),
    "route": (L_ROUTE, TERRAINS),
}
"""Left sides that are words of a table."""

COMBAT_ONLY: Final = frozenset({L_FOE_HEALTH, L_FOE_ATTACK, L_FOE_TYPE, L_FOE_ID, L_DEFEATED, L_YOUR_ATTACK})
"""Left sides that say nothing outside a combat."""

EQUAL: Final = 0
UNEQUAL: Final = 1
AT_LEAST: Final = 2
AT_MOST: Final = 3
OPERATORS: Final = {"=": EQUAL, "!=": UNEQUAL, ">=": AT_LEAST, "<=": AT_MOST}

# Places

AT_SPACE: Final = 0
IN_ANY_CITY: Final = 1
AT_TOKEN: Final = 2
AT_HERE: Final = 3
WITH_KNIGHT: Final = 4
ANYWHERE: Final = 5

# Amounts

NUMBER: Final = 0
SUCCESSES: Final = 1
KNIGHTS: Final = 2
ALL: Final = 99
"""As a number of dice to reroll: any. As a cap: none."""
