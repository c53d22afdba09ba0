"""What a seat may see of a match of Waste Knights. All but decks and secret variables is open (WK-OVR-10).

Knights, cards, spaces and the like are named by their ids; a list of knights has one entry per knight, in the order of
`BoardView.knights`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from stolik.games.waste_knights.active_rules import RULES, SOURCE_ID, repair_left, sources, stat
from stolik.games.waste_knights.catalogue import (
    CARD_ID,
    DUELLIST,
    EXPLORATION_ID,
    FACE_ID,
    FACES,
    FAULT_ID,
    FIRST_STORY_FOE,
    GEAR_ID,
    INJURY_ID,
    KNIGHT_ID,
    NOTHING,
    SIDE_ID,
    SPECIAL_ID,
    TOKEN_ID,
    VEHICLE_ID,
)
from stolik.games.waste_knights.content import Face
from stolik.games.waste_knights.language import Atom, Call, Cond, amount
from stolik.games.waste_knights.map import COUNT, SPACE_ID
from stolik.games.waste_knights.options import GOODS, name_of
from stolik.games.waste_knights.rules.conditions import holds, total, value
from stolik.games.waste_knights.rules.movement import Budget, symbols
from stolik.games.waste_knights.rules.opponent import foe_of, has_trait
from stolik.games.waste_knights.rules.perform import is_spent as is_rule_spent
from stolik.games.waste_knights.rules.resources import in_pool
from stolik.games.waste_knights.rules.rolls import bads, fates, skill_dice, successes, without_weakest
from stolik.games.waste_knights.rules.tests import chance_to_pass
from stolik.games.waste_knights.state import (
    ACTION,
    AFTER_ACTION,
    CAMPING,
    EXPLORATION,
    FIRST_GRANTED,
    FIRST_NAMED,
    IN_CITY,
    ON_SPACE,
    PHASES,
    ROUTE,
    THREAD_ACTION,
    UNARMED,
    WALK,
    Phase,
)
from stolik.games.waste_knights.state import Board as State
from stolik.games.waste_knights.story.endings import ENDINGS, ending_of
from stolik.games.waste_knights.story.model import (
    COMBAT,
    CONTEST,
    DOWN,
    EACH_SECRET,
    LAST,
    TEST,
    Action,
    Adventure,
    variable_message,
)
from stolik.games.waste_knights.story.model import Entry as Scene
from stolik.games.waste_knights.story.prose import dashed
from stolik.games.waste_knights.story.shelf import adventure_of, thread_of
from stolik.games.waste_knights.story.threads import can_take, is_in_place, is_spent
from stolik.games.waste_knights.vocabulary import (
    AMMO,
    ANYWHERE,
    AT_HERE,
    AT_SPACE,
    AT_TOKEN,
    ATTACKS,
    BLADES,
    BONUS,
    COLOURS,
    DAMAGE,
    DURABILITY,
    EXPLORE,
    FIRST_AID,
    FOE_TYPES,
    FUEL,
    GEAR,
    GEAR_ANY,
    GUNS,
    HAZARD_IDS,
    HEALTH,
    L_ANY_OWN,
    L_BOARD,
    L_OWN,
    L_SHARED,
    LIMITS,
    LOAD,
    MEDS,
    NEGOTIATION,
    PAY,
    PAY_GEAR,
    PER_ACTION,
    PER_COMBAT,
    PER_ROLL,
    PER_TURN,
    RECEIVE,
    REPAIR,
    RESISTANCE,
    RESOURCES,
    SHOPS,
    SKILLS,
    SPEED,
    SURVIVAL,
    TANK,
    TECH,
    TOKENS,
    TRAITS,
    Attack,
    Colour,
    FoeType,
    Hazard,
    Resource,
    Shop,
    Skill,
    Token,
    Trait,
)
from stolik.games.waste_knights.vocabulary import Limit as Per
from stolik.kernel.question import Option
from stolik.kernel.view import View

Limit = Literal["1/turn", "1/round", "1/knight", "1/knight_place", "1/game"]
ACTION_LIMIT: Final[tuple[Limit | None, ...]] = (None, "1/turn", "1/round", "1/knight", "1/knight_place", "1/game")
Sign = Literal["=", "!=", ">=", "<="]
SIGNS: Final[tuple[Sign, ...]] = ("=", "!=", ">=", "<=")
Kind = Literal["plain", "test", "combat", "contest", "duel"]
KINDS: Final[tuple[Kind, ...]] = ("plain", "test", "combat", "contest", "duel")
Vote = Literal["together", "in_turn"]
OWN_ACTIONS: Final = ("move", "camp", "explore", "city", "regain_consciousness", "overhaul")
IN_ACTIONS: Final = (ROUTE, WALK, CAMPING, EXPLORATION, IN_CITY, THREAD_ACTION, AFTER_ACTION)


# The story


class Prose(View):
    """Words of a story in each language."""

    en: str
    pl: str
    uk: str


class Aim(View):
    """A number that a goal asks for."""

    what: Literal["shared", "own", "any_own", "tokens", "other"]
    """A variable of the story, of the knight, the highest of any knight, tokens on the board, or something else."""
    name: str
    """Of the variable or the kind of token."""
    now: int
    sign: Sign
    needed: int
    met: bool
    label: Prose | None = None
    """What the variable is called."""


class Goal(View):
    """What ends the thread: one of the ways, in which all aims are met. What only some may know is not among them."""

    ways: list[list[Aim]]


class ThreadAction(View):
    """An action that the current thread offers, seen by a knight of the seat: the active one, else the first.

    To a spectator it is seen by the active knight.
    """

    option: Option
    name: Prose
    spaces: list[str]
    """Where the knight could take it now, as far as place and limit go; empty with `anywhere`."""
    anywhere: bool
    """It asks for no place."""
    limit: Limit | None
    open: bool | None
    """Place, limit and requirement are met where the knight is. None: that would tell a secret."""
    needs: list[list[Aim]]
    """Its requirement: one of the ways, in which all aims are met. Empty: it has none, or a secret one."""


class Thread(View):
    """The current thread."""

    id: str
    title: Prose
    time: int | None
    """Where the time marker is; None: the thread has none."""
    direction: int
    """Where the time marker moves: 1 or -1 per round; 0 without one."""
    rounds_left: int | None
    """Rounds before the time expires, this one included, if only rounds move the marker; None without one."""
    goals: list[Goal]
    actions: list[ThreadAction]


class Price(View):
    """What a choice costs."""

    fuel: int = 0
    ammo: int = 0
    meds: int = 0
    any: int = 0
    """Resources of any kind."""
    weapon: int = 0
    """Equipment cards of this kind, as the next two."""
    armour: int = 0
    gear: int = 0
    card: int = 0
    """Equipment cards of any kind."""
    damage: int = 0


class Choice(View):
    """A way out of an entry. What it means for a knight is in the preview of `("choose", number)`."""

    label: Prose
    kind: Kind
    skill: Skill | None
    """Of a test or a contest."""
    difficulty: int | None
    """Of a test; 0: X."""
    enemy: str | None
    """Of a combat."""
    price: Price


class Entry(View):
    """The entry that is being read."""

    id: str
    title: Prose
    text: Prose
    choices: list[Choice]
    vote: Vote | None
    """How the knights choose, if they do so in secret."""


class ReadEntry(View):
    """An entry that was read; its text is in the preview of `("entry", id)`."""

    id: str
    title: Prose


class Ending(View):
    """The page with which the story ends."""

    id: str
    title: Prose
    text: Prose
    number: int
    """Among the endings of the adventure, from 1."""
    of: int
    """So many it has."""


class Story(View):
    """How far the adventure has come."""

    adventure: str
    title: Prose
    thread: Thread | None
    entry: Entry | None
    shared: dict[str, int]
    """The variables of the story."""
    own: list[dict[str, int]]
    """The variables that each knight has, as far as the seat may know them."""
    names: dict[str, Prose]
    """What those variables are called that are not 0."""
    read: list[ReadEntry]
    """All entries read so far, the introduction first; each once."""
    ending: Ending | None = None
    """Once it has been read."""


# Knights


class Values(View):
    """The values of a knight and its vehicle, with all that changes them now."""

    health: int = 0
    resistance: int = 0
    repair: int = 0
    explore: int = 0
    load: int = 0
    speed: int = 0
    tank: int = 0
    bonus: int = 0
    durability: int = 0


class Skills(View):
    """The dice of each skill, with all that changes them now."""

    blades: list[Colour] = msgspec.field(default_factory=list)
    guns: list[Colour] = msgspec.field(default_factory=list)
    survival: list[Colour] = msgspec.field(default_factory=list)
    negotiation: list[Colour] = msgspec.field(default_factory=list)
    firstaid: list[Colour] = msgspec.field(default_factory=list)
    tech: list[Colour] = msgspec.field(default_factory=list)


class Resources(View):
    """How many markers."""

    fuel: int = 0
    ammo: int = 0
    meds: int = 0


class Used(View):
    """An ability that cannot be used again for a time."""

    source: str
    """The card, advance, ability of a knight or a vehicle, or space of a track."""
    per: Per
    """Until when: the end of this combat, roll, action, turn, round, game, thread; `knight`: once for each."""


class Knight(View):
    """A knight with sheet, vehicle and everything beside it; before one is chosen only the seat."""

    seat: int
    knight: str | None = None
    vehicle: str | None = None
    space: str | None = None
    gone: bool = False
    """Eliminated."""
    wounds: int = 0
    tainted: int = 0
    rad: int = 0
    damage: int = 0
    values: Values = msgspec.field(default_factory=Values)
    skills: Skills = msgspec.field(default_factory=Skills)
    resources: Resources = msgspec.field(default_factory=Resources)
    xp: int = 0
    due: int = 0
    """Advances that may be taken."""
    advances: list[str] = msgspec.field(default_factory=list)
    injuries: list[str] = msgspec.field(default_factory=list)
    faults: list[str] = msgspec.field(default_factory=list)
    unconscious: str | None = None
    """The injury card beside the sheet, Unconscious side up."""
    wreck: str | None = None
    """The fault card beside the sheet, Wreck side up."""
    hands: list[str] = msgspec.field(default_factory=list)
    armour: str | None = None
    cargo: list[str] = msgspec.field(default_factory=list)
    claimed: list[Token] = msgspec.field(default_factory=list)
    """Tokens of the story."""
    specials: list[str] = msgspec.field(default_factory=list)
    used: list[Used] = msgspec.field(default_factory=list)
    """Abilities whose limit has been reached."""


# The table


class TokenAt(View):
    """A token of the story or a special card on the board; `dropped`: an eliminated knight left it."""

    token: str
    space: str
    dropped: bool


class Decks(View):
    """How many cards each deck has, and what lies in the discard piles."""

    highway_desert: int
    mountains_bush: int
    exploration: int
    equipment: int
    injuries: int
    faults: int
    bag: int
    """Threat tokens in the bag."""
    highway_desert_discard: list[str]
    mountains_bush_discard: list[str]
    exploration_discard: list[str]
    equipment_discard: list[str]


class Exchange(View, rename={"partner": "with"}):
    """What the active knight and the partner would hand over."""

    partner: str
    give: list[str]
    ask: list[str]


class Rewards(View):
    """What an enemy is worth."""

    xp: int
    fuel: int
    ammo: int
    meds: int
    gear: int
    """Equipment cards."""


class Thrown(View):
    """Dice as they fell."""

    dice: list[Colour]
    faces: list[Face]


class Arriving(View):
    """What a knight is about to take, as far as it is not yet negated or ignored."""

    wounds: int
    tainted: int
    rad: int
    damage: int


class Combat(View):
    """The combat: of a knight with an enemy (`foe` and what follows), or with another knight (`other`)."""

    knight: str
    step: int
    """Of the five steps of a combat; 0: not begun."""
    weapon: str | None
    """The knight's weapon or "unarmed"; None: not yet chosen."""
    other: str | None = None
    foe: str | None = None
    name: Prose | None = None
    """Of an enemy of the story; cards have theirs in the words files."""
    text: Prose | None = None
    """What an enemy of the story does; cards have theirs in the words files."""
    type: FoeType | None = None
    attack: Attack | None = None
    dice: list[Colour] = msgspec.field(default_factory=list)
    health: int = 0
    wounds: int = 0
    traits: list[Trait] = msgspec.field(default_factory=list)
    dealt: int = 0
    """Wounds of the attack that is being resolved."""
    rewards: Rewards | None = None
    mine: Thrown | None = None
    """The last roll of the knight in this combat, and of the enemy or the other knight."""
    theirs: Thrown | None = None


class Roll(View):
    """The dice on the table."""

    who: str | None
    """The knight who rolls; None: the enemy."""
    dice: list[Colour]
    faces: list[Face]
    """S success, F Fate, BL bad luck; empty before they are rolled."""
    difficulty: int
    """0: X, the number of successes is used."""
    added: int
    """Successes besides those of the dice."""
    odds: int | None
    """Before the dice of a test are rolled, the chance to pass, in thousandths; of those to lose the weakest go."""
    skill: Skill | None = None
    lose: int = 0
    """Dice that have yet to be taken out of the pool."""
    picked: list[int] = msgspec.field(default_factory=list)
    """Dice that are about to be rolled again."""
    successes: int = 0
    """Of what has been rolled, added ones included."""
    fates: int = 0
    bads: int = 0


class Trip(View):
    """The route so far: what it costs, what the knight has for it, and what lies on it."""

    cost: int
    """In movement points."""
    points: int
    """Movement points without Fuel."""
    fuel: int
    """Fuel that has to be paid for it."""
    hazards: list[Hazard]
    """In the order in which they would be resolved; each gives 1 radiation, 1 tainted wound or 1 threat token."""


class BoardView(View):
    """The whole table."""

    phase: Phase
    round: int
    first: int
    """The knight of the first player."""
    active: int
    """The knight whose turn it is."""
    time: int | None
    taken: int
    """How many actions of this turn have been taken."""
    done: list[str]
    """Their names: move, camp, explore, city, regain_consciousness, overhaul, or that of a thread or special action."""
    story: Story
    knights: list[Knight]
    tokens: list[TokenAt]
    camps: list[str]
    """The spaces that knights share (WK-SHARE-01)."""
    pool: Resources
    decks: Decks
    threats: list[str]
    """Threat tokens drawn in this move."""
    card: str | None
    """The wasteland card that is being resolved."""
    reader: int | None
    """The seat that reads it or the entry aloud."""
    route: list[str]
    """From the starting space on."""
    trip: Trip | None
    """While a route is chosen."""
    starting: list[str]
    """Starting equipment that nobody has taken."""
    incoming: list[str]
    """Cards that have to be put somewhere."""
    exploring: list[str]
    """Exploration cards drawn in this action; the last one is offered."""
    finds_left: int
    """How many more exploration cards may be drawn."""
    fuelled: bool
    """Fuel was burnt for this exploration."""
    shops: list[Shop]
    """Visited in this action."""
    offer: list[str]
    """The cards of the market."""
    garage: list[str]
    """Vehicles that a knight may take for the old one."""
    credit: int
    """What has been paid at the market and not yet spent."""
    paying: bool
    """More may be paid; afterwards wares are taken."""
    paid: list[str]
    """The resources and cards that were paid at the market."""
    arriving: Arriving
    repair_left: int
    """Repair points left in this camp."""
    exchange: Exchange | None
    combat: Combat | None
    roll: Roll | None


# Previews: what is asked for one thing at a time


class Way(View):
    """The cheapest way to a space: least Fuel, then least movement points, then fewest spaces."""

    space: str
    route: list[str]
    """From the starting space on, what has been chosen of the route included."""
    cost: int
    """In movement points."""
    points: int
    """Movement points without Fuel."""
    fuel: int
    hazards: list[Hazard]
    """In the order in which they would be resolved."""


class Reach(View):
    """Every space where the route may end."""

    ways: list[Way]


class Blow(View):
    """An attack before it is rolled, without what may be used or chosen later.

    Fate symbols count as the wounds that they give at best. Where dice have to be lost, the weakest ones are.
    """

    dice: list[Colour]
    lost: int
    """Dice that were lost."""
    attack: Attack
    step: int
    """Of the combat: 1 Ambush, 2 ranged, 4 melee."""
    hits: list[int]
    """In how many of the `of` ways it deals 0, 1, 2 … wounds, tainted ones and those of threat tokens included."""
    of: int


class Weapon(View):
    """What a weapon would do in this combat.

    Chances are in thousandths, of the whole combat and exact: the knight uses armour as soon as wounds are dealt, loses
    the weakest dice and gives Fate to what wounds most. In a duel the other knight does the same, with the weapon that
    was chosen, or, before that, with the one that is worst for this knight.
    """

    mine: Blow
    foe: Blow
    """The attack of the enemy or the other knight meanwhile."""
    need: int
    """Wounds that fell the enemy when the knight attacks, less what Opening and Assault deal of their own."""
    defeats: int
    """The chance to defeat the enemy or to win the duel, without anything that may be used besides armour."""
    helped: int | None
    """The same if the knight uses all that may be used; None: there is nothing."""
    breaks: int
    """The chance that the weapon breaks."""
    costs: Resource | None
    """What a shot costs 1 of."""
    order: Literal["before", "together", "after"]
    """When the knight attacks, compared with the enemy."""
    falls: int
    """The chance that the knight's wounds equal the Health in the end, without anything used besides armour."""


class Attempt(View):
    """What a choice means for the knight who is asked."""

    knight: str
    open: bool
    """It may be chosen; else `why_not` of the same option says why."""
    dice: list[Colour]
    """Of a test or a contest."""
    odds: int | None
    """The chance to pass a test, in thousandths, without what may be used."""
    lacks: Literal["cost", "requirement", "rival"] | None
    """Why it may not be chosen: it cannot be paid, its requirement is not met, nobody else is there."""


class Pool(View):
    """The dice that would be rolled, and the chance to pass with them, in thousandths (None in a combat)."""

    dice: list[Colour]
    odds: int | None


class Shielded(View):
    """What armour would do against the wounds that are dealt."""

    stops: int
    breaks: bool
    """Whether it is kept, broken; a broken one is discarded."""


class Asked(View):
    """The question that the seat is asked."""

    count: int
    """What is left of it: healing points, dice to roll again, value paid at the market, advances due; else 0."""


class Advances(View):
    """The advances that a knight could choose with the XP it has, due or not."""

    open: list[str]


def view(t: State, seat: int | None) -> BoardView:
    """The table as the seat (None: a spectator) sees it."""
    return BoardView(
        phase=PHASES[t.phase],
        round=t.round,
        first=t.first,
        active=t.active,
        time=t.time or None,
        taken=len(t.taken),
        done=[_action(t, one) for one in t.taken],
        story=_story(t, seat),
        knights=[_knight(t, me) for me in range(len(t.seat))],
        tokens=_tokens(t),
        camps=_camps(t),
        pool=Resources(in_pool(t, FUEL), in_pool(t, AMMO), in_pool(t, MEDS)),
        decks=_decks(t),
        threats=_ids(t.tokens, TOKEN_ID),
        card=_id(t.card, CARD_ID),
        reader=_reader(t),
        route=_ids(t.route, SPACE_ID),
        trip=_trip(t),
        starting=_ids([2 * kind for kind in t.start_cards], FACE_ID),
        incoming=_ids(t.incoming, FACE_ID),
        exploring=_ids(t.drawn, EXPLORATION_ID),
        finds_left=_finds_left(t),
        fuelled=t.fuelled and t.phase == EXPLORATION,
        shops=[SHOPS[shop] for shop in t.visited] if t.phase == IN_CITY else [],
        offer=_ids(t.offer, FACE_ID),
        garage=_ids(t.garage, VEHICLE_ID),
        credit=t.credit,
        paying=t.is_paying,
        paid=_ids(t.paid, GOODS),
        arriving=Arriving(*t.arriving),
        repair_left=repair_left(t, t.active) if t.phase == CAMPING else 0,
        exchange=_exchange(t),
        combat=_combat(t),
        roll=_roll(t),
    )


def _ids(numbers: Sequence[int], names: list[str]) -> list[str]:
    return [names[number] for number in numbers]


def _reader(t: State) -> int | None:
    if t.entry != NOTHING:
        return t.reader
    return (t.seat[t.active] - 1) % (t.seat[-1] + 1) if t.card != NOTHING else None


def _id(number: int, names: list[str]) -> str | None:
    return names[number] if number != NOTHING else None


# The story


def _story(t: State, seat: int | None) -> Story:
    """Thread, entry, open variables and the seat's own secrets."""
    adventure = adventure_of(t)
    width = len(adventure.own_names)
    own: list[dict[str, int]] = []
    for me in range(len(t.own) // width if width else 0):
        shown: dict[str, int] = {}
        for at, name in enumerate(adventure.own_names):
            if at not in adventure.quiet_own and (at not in adventure.hidden or t.seat[me] == seat):
                shown[name] = t.own[me * width + at]
        own.append(shown)
    shared = {
        adventure.shared_names[at]: value for at, value in enumerate(t.shared) if at not in adventure.quiet_shared
    }
    return Story(
        adventure=adventure.id,
        title=prose(adventure, "adventure"),
        thread=_thread(t, adventure, seat),
        entry=entry_of(t, t.entry) if t.entry != NOTHING else None,
        shared=shared,
        own=own,
        names=_names(adventure, shared, own),
        read=[
            ReadEntry(adventure.entries[entry].source, prose(adventure, f"entry-{adventure.entries[entry].id}-title"))
            for entry in dict.fromkeys(t.read)
        ],
        ending=_ending(t, adventure),
    )


def _ending(t: State, adventure: Adventure) -> Ending | None:
    number = ending_of(t)
    if number == NOTHING:
        return None
    entry = adventure.entries[number]
    title, text = prose(adventure, f"entry-{entry.id}-title"), prose(adventure, f"entry-{entry.id}")
    found = ENDINGS[t.adventure]
    return Ending(entry.source, title, text, found.index(number) + 1, len(found))


def _names(adventure: Adventure, shared: dict[str, int], own: list[dict[str, int]]) -> dict[str, Prose]:
    """What the variables are called that are not 0: the others might tell what is still to come."""
    risen = [name for values in (shared, *own) for name, value in values.items() if value]
    return {name: prose(adventure, variable_message(name)) for name in sorted(set(risen))}


def prose(adventure: Adventure, message: str) -> Prose:
    """The words of a message."""
    en, pl, uk = adventure.words[message]
    return Prose(en, pl, uk)


def looking(t: State, seat: int | None) -> int:
    """The knight by whose eyes a seat looks: its active one, else its first; the active one to a spectator."""
    if seat is None or t.seat[t.active] == seat:
        return t.active
    return t.seat.index(seat)


def _thread(t: State, adventure: Adventure, seat: int | None) -> Thread | None:
    if t.thread == NOTHING:
        return None
    thread = thread_of(t)
    me = looking(t, seat)
    return Thread(
        id=thread.id,
        title=prose(adventure, f"thread-{thread.id}"),
        time=t.time if thread.has_time else None,
        direction=thread.direction if thread.has_time else 0,
        rounds_left=_rounds_left(t) if thread.has_time else None,
        goals=[Goal(_ways(t, me, adventure, goal.cond)) for goal in thread.goals if not goal.is_secret],
        actions=[_thread_action(t, me, seat, adventure, action) for action in thread.actions],
    )


def _rounds_left(t: State) -> int:
    """The marker does not move before and in the first round of the thread (WK-ROUND-05)."""
    steps = t.time if thread_of(t).direction == DOWN else LAST + 1 - t.time
    return steps + max(0, t.thread_round - t.round)


def _ways(t: State, me: int, adventure: Adventure, cond: Cond) -> list[list[Aim]]:
    return [[_aim(t, me, adventure, atom) for atom in way if atom.right is not None] for way in cond.ways]


def _aim(t: State, me: int, adventure: Adventure, atom: Atom) -> Aim:
    term = atom.left
    what: Literal["shared", "own", "any_own", "tokens", "other"] = "other"
    name = ""
    if term.left == L_SHARED and term.arg not in adventure.quiet_shared:
        what, name = "shared", adventure.shared_names[term.arg]
    elif term.left == L_OWN and term.arg not in adventure.quiet_own:
        what, name = "own", adventure.own_names[term.arg]
    elif term.left == L_ANY_OWN and term.arg not in adventure.quiet_own:
        what, name = "any_own", adventure.own_names[term.arg]
    elif term.left == L_BOARD:
        what, name = "tokens", TOKENS[term.arg]
    needed = total(t, me, atom.right) if atom.right is not None else 0
    is_met = holds(t, me, Cond([[atom]]))
    if what == "other":  # a number without a name says nothing
        return Aim(what, name, int(is_met), ">=", 1, is_met)
    label = None if what == "tokens" else prose(adventure, variable_message(name))
    return Aim(what, name, value(t, me, term), SIGNS[atom.op], needed, is_met, label)


def _possible(t: State, action: Action) -> list[int]:
    """The spaces among which are all those where the action can be taken."""
    found: set[int] = set()
    for place in action.at:
        if place.kind == AT_SPACE:
            found.add(place.at)
        elif place.kind == AT_TOKEN:
            found.update(code % COUNT for code in t.placed if code // COUNT == place.at)
        else:
            return list(range(COUNT))
    return sorted(found)


def _thread_action(t: State, me: int, seat: int | None, adventure: Adventure, action: Action) -> ThreadAction:
    anywhere = any(place.kind in (AT_HERE, ANYWHERE) for place in action.at)
    spaces: list[str] = []
    is_open: bool | None = None
    if t.space[me] != NOTHING:
        # A seat's own options in its own turn are no secret (redeal.py keeps them in every imagined world).
        if not action.is_secret or (t.phase == ACTION and t.active == me and t.seat[me] == seat):
            is_open = can_take(t, me, action)
        near = [] if anywhere else _possible(t, action)
        twin = t.copy() if near else t
        for space in near:
            twin.space[me] = space
            if is_in_place(twin, me, action) and not is_spent(twin, me, action):
                spaces.append(SPACE_ID[space])
    return ThreadAction(
        option=action.option,
        name=prose(adventure, f"action-{dashed(action.id)}"),
        spaces=spaces,
        anywhere=anywhere,
        limit=ACTION_LIMIT[action.limit],
        open=is_open,
        needs=_ways(t, me, adventure, action.requires) if action.requires is not None and not action.is_secret else [],
    )


def entry_of(t: State, number: int) -> Entry:
    """An entry as it is read."""
    adventure = adventure_of(t)
    entry = adventure.entries[number]
    return Entry(
        id=entry.source,
        title=prose(adventure, f"entry-{entry.id}-title"),
        text=prose(adventure, f"entry-{entry.id}"),
        choices=[_choice(t, adventure, entry, at) for at in range(len(entry.choices))],
        vote=None if entry.who != EACH_SECRET else "together" if t.next_entry == number else "in_turn",
    )


def _choice(t: State, adventure: Adventure, entry: Scene, at: int) -> Choice:
    choice = entry.choices[at]
    return Choice(
        label=prose(adventure, f"entry-{entry.id}-{at + 1}"),
        kind=KINDS[choice.kind],
        skill=SKILLS[choice.skill] if choice.kind in (TEST, CONTEST) else None,
        difficulty=choice.difficulty if choice.kind == TEST else None,
        enemy=adventure.enemies[choice.enemy].id if choice.kind == COMBAT else None,
        price=_price(choice.cost, len(t.seat)),
    )


def _price(cost: list[Call], knights: int) -> Price:
    price = Price()
    for call in cost:
        count = amount(call, 0, knights)
        if call.verb == PAY:
            name = RESOURCES[call.what]
        elif call.verb == PAY_GEAR:
            name = GEAR[call.what] if call.what != GEAR_ANY else "card"
        elif call.verb == RECEIVE and call.what == DAMAGE:
            name = "damage"
        else:
            continue
        setattr(price, name, getattr(price, name) + count)
    return price


# Knights


def _knight(t: State, me: int) -> Knight:
    if t.knight[me] == NOTHING:
        return Knight(t.seat[me])
    return Knight(
        seat=t.seat[me],
        knight=KNIGHT_ID[t.knight[me]],
        vehicle=_id(t.vehicle[me], VEHICLE_ID),
        space=_id(t.space[me], SPACE_ID),
        gone=bool(t.gone[me]),
        wounds=t.wounds[me],
        tainted=t.tainted[me],
        rad=t.rad[me],
        damage=t.damage[me],
        values=_values(t, me),
        skills=_skills(t, me),
        resources=Resources(t.res[3 * me], t.res[3 * me + 1], t.res[3 * me + 2]),
        xp=t.xp[me],
        due=t.due[me],
        advances=_ids(t.advances[me], SIDE_ID),
        injuries=_ids(t.injuries[me], INJURY_ID),
        faults=_ids(t.faults[me], FAULT_ID),
        unconscious=_id(t.unconscious[me], INJURY_ID),
        wreck=_id(t.wreck[me], FAULT_ID),
        hands=_ids(t.hands[me], FACE_ID),
        armour=_id(t.armour[me], FACE_ID),
        cargo=_ids(t.cargo[me], FACE_ID),
        claimed=[TOKENS[kind] for kind in t.claimed[me]],
        specials=[SPECIAL_ID[number] for number, holder in enumerate(t.special_at) if holder == me],
        used=_used(t, me),
    )


def _used(t: State, me: int) -> list[Used]:
    """What has reached its limit, as long as that lasts."""
    found: list[Used] = []
    for source in [*sources(t, me), *t.hands[me]]:
        for rule in RULES[source]:
            if is_rule_spent(t, me, rule) and _lasts(t, me, rule.per):
                shown = Used(SOURCE_ID[source], LIMITS[rule.per])
                if shown not in found:
                    found.append(shown)
    return found


def _lasts(t: State, me: int, per: int) -> bool:
    """Whether the time that a limit is counted in goes on; its uses are forgotten only when the next one begins."""
    if per == PER_COMBAT:
        return t.foe != NOTHING
    if per == PER_ROLL:
        return bool(t.pool)
    if per == PER_ACTION:
        return t.active == me and t.phase in IN_ACTIONS
    return per != PER_TURN or t.active == me


def _values(t: State, me: int) -> Values:
    return Values(
        health=stat(t, me, HEALTH),
        resistance=stat(t, me, RESISTANCE),
        repair=stat(t, me, REPAIR),
        explore=stat(t, me, EXPLORE),
        load=stat(t, me, LOAD),
        speed=stat(t, me, SPEED),
        tank=stat(t, me, TANK),
        bonus=stat(t, me, BONUS),
        durability=stat(t, me, DURABILITY),
    )


def _skills(t: State, me: int) -> Skills:
    return Skills(
        blades=colours(skill_dice(t, me, BLADES)),
        guns=colours(skill_dice(t, me, GUNS)),
        survival=colours(skill_dice(t, me, SURVIVAL)),
        negotiation=colours(skill_dice(t, me, NEGOTIATION)),
        firstaid=colours(skill_dice(t, me, FIRST_AID)),
        tech=colours(skill_dice(t, me, TECH)),
    )


def colours(dice: list[int]) -> list[Colour]:
    """Dice by their colours."""
    return [COLOURS[colour] for colour in dice]


# The table


def _action(t: State, code: int) -> str:
    """The name of an action that was taken."""
    if code < FIRST_NAMED:
        return OWN_ACTIONS[code]
    if code < FIRST_GRANTED:
        for thread in adventure_of(t).threads:
            for action in thread.actions:
                if action.number == code - FIRST_NAMED:
                    return action.id
    for rules in RULES:
        for rule in rules:
            if rule.number == code - FIRST_GRANTED:
                return rule.name.lower()
    raise LookupError(code)


def _trip(t: State) -> Trip | None:
    if t.phase != ROUTE:
        return None
    return trip(t, t.active)


def trip(t: State, me: int) -> Trip:
    """The route of the table, as it would be paid."""
    budget = Budget(t, me)
    met = [HAZARD_IDS[symbol] for space in t.route[1:] for symbol in symbols(t, space)]
    return Trip(budget.cost(t), budget.points(t), budget.fuel_needed(t), met)


def _finds_left(t: State) -> int:
    if t.phase != EXPLORATION:
        return 0
    most = stat(t, t.active, EXPLORE) + t.explore_bonus - len(t.drawn)
    return max(0, min(most, len(t.finds) + len(t.finds_gone)))


def _tokens(t: State) -> list[TokenAt]:
    """Tokens of the story, and what eliminated knights left."""
    shown = [TokenAt(TOKENS[code // COUNT], SPACE_ID[code % COUNT], False) for code in t.placed]
    shown += [TokenAt(TOKENS[code // ON_SPACE], SPACE_ID[code % ON_SPACE], True) for code in t.dropped]
    for number, holder in enumerate(t.special_at):
        if holder >= ON_SPACE:
            shown.append(TokenAt(SPECIAL_ID[number], SPACE_ID[holder - ON_SPACE], True))
    return shown


def _camps(t: State) -> list[str]:
    shown: list[str] = []
    for me, space in enumerate(t.space):
        here = [who for who in range(len(t.seat)) if t.space[who] == space and not t.gone[who]]
        if space != NOTHING and len(here) > 1 and here[0] == me:
            shown.append(SPACE_ID[space])
    return shown


def _decks(t: State) -> Decks:
    return Decks(
        highway_desert=len(t.wild[0]),
        mountains_bush=len(t.wild[1]),
        exploration=len(t.finds),
        equipment=len(t.gear),
        injuries=len(t.injury_deck),
        faults=len(t.fault_deck),
        bag=len(t.bag),
        highway_desert_discard=_ids(t.wild_gone[0], CARD_ID),
        mountains_bush_discard=_ids(t.wild_gone[1], CARD_ID),
        exploration_discard=_ids(t.finds_gone, EXPLORATION_ID),
        equipment_discard=_ids(t.gear_gone, GEAR_ID),
    )


def _exchange(t: State) -> Exchange | None:
    if t.partner == NOTHING:
        return None
    return Exchange(name_of(t, t.partner), _ids(t.giving, GOODS), _ids(t.asking, GOODS))


def _combat(t: State) -> Combat | None:
    if t.foe == NOTHING:
        return None
    weapon = None
    if t.weapon[0] >= UNARMED:
        weapon = FACE_ID[t.weapon[0]] if t.weapon[0] >= 0 else "unarmed"
    shown = Combat(name_of(t, t.fighter), t.step, weapon, mine=_thrown(t.rolls[0]), theirs=_thrown(t.rolls[1]))
    if t.foe >= DUELLIST:
        shown.other = name_of(t, t.foe - DUELLIST)
        return shown
    foe = foe_of(t)
    shown.foe = foe.id
    if t.foe >= FIRST_STORY_FOE:
        adventure = adventure_of(t)
        shown.name = prose(adventure, f"enemy-{foe.id}")
        text = f"enemy-{foe.id}-text"
        shown.text = prose(adventure, text) if text in adventure.words else None
    shown.type = FOE_TYPES[foe.type]
    shown.attack = ATTACKS[foe.attack]
    shown.dice = colours(without_weakest([*foe.dice, *t.gained[1]], t.lost[1]))
    shown.health = t.foe_health
    shown.wounds = t.foe_wounds
    shown.traits = [name for number, name in enumerate(TRAITS) if has_trait(t, 1, number)]
    shown.dealt = t.hit_wounds if t.striker != NOTHING else 0
    shown.rewards = Rewards(*foe.rewards)
    return shown


def _thrown(codes: Sequence[int]) -> Thrown | None:
    if not codes:
        return None
    return Thrown(colours([code // 6 for code in codes]), [FACES[code // 6][code % 6] for code in codes])


def _roll(t: State) -> Roll | None:
    if not t.pool:
        return None
    is_open = t.foe == NOTHING and not t.faces
    return Roll(
        who=name_of(t, t.roller) if t.roller != NOTHING else None,
        dice=colours(t.pool),
        faces=[FACES[t.pool[at]][face] for at, face in enumerate(t.faces)],
        difficulty=t.difficulty,
        added=t.added + t.first_test,
        odds=chance_to_pass(t) if is_open else None,
        skill=SKILLS[t.skill] if t.roller != NOTHING and t.skill != NOTHING else None,
        lose=min(t.lost_dice, len(t.pool) - 1) if t.lost_dice > 0 else 0,
        picked=t.picked.copy(),
        successes=successes(t) if t.faces else 0,
        fates=fates(t) if t.faces else 0,
        bads=bads(t) if t.faces else 0,
    )
