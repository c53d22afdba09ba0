"""What a seat may see, worlds that look the same to it, and what must always hold."""

from typing import Final

from stolik.games.waste_knights.kinds import (
    CARD_ID,
    CARDS,
    COPIES,
    DECK_OF,
    DUELLIST,
    EXPLORATION_ID,
    FACE_ID,
    FACES,
    FAULT_ID,
    FIRST_UNIQUE,
    GEAR_ID,
    GEAR_KINDS,
    INJURY_ID,
    KNIGHT_ID,
    MARKERS,
    NOTHING,
    SIDE_ID,
    SPECIAL_ID,
    THREATS,
    TOKEN_ID,
    VEHICLE_ID,
)
from stolik.games.waste_knights.names import GOODS, name_of
from stolik.games.waste_knights.odds import permille
from stolik.games.waste_knights.places import COUNT, SPACE_ID
from stolik.games.waste_knights.rules.equipment import cards_of, hand_limit, hands_needed
from stolik.games.waste_knights.rules.experience import MOST_ADVANCES, MOST_XP, advance_count
from stolik.games.waste_knights.rules.opponent import foe_of, has_trait
from stolik.games.waste_knights.rules.resources import in_pool
from stolik.games.waste_knights.rules.rolls import skill_dice
from stolik.games.waste_knights.rules.turn import has_secret_actions
from stolik.games.waste_knights.sources import repair_left, stat
from stolik.games.waste_knights.state import (
    ACTION,
    CAMPING,
    DRAFT,
    KNIGHT_CHOICE,
    ON_SPACE,
    PHASES,
    SETUP,
    STORY,
    UNARMED,
    VEHICLE_CHOICE,
    Table,
)
from stolik.games.waste_knights.story.prose import foe_words, story_view
from stolik.games.waste_knights.story.run import available
from stolik.games.waste_knights.story.secrets import actual, own_part, put, worlds
from stolik.games.waste_knights.story.shelf import adventure_of, thread_of
from stolik.games.waste_knights.story.threads import can_take
from stolik.games.waste_knights.vocabulary import (
    ATTACKS,
    COLOURS,
    DURABILITY,
    FOE_TYPES,
    HEALTH,
    LOAD,
    RESISTANCE,
    RESOURCES,
    SHOPS,
    SKILLS,
    STATS,
    SUPPLY,
    TANK,
    TOKENS,
    TRAITS,
)
from stolik.kernel.dice import Dice
from stolik.kernel.state import Json

BEFORE_ROUNDS: Final = (SETUP, KNIGHT_CHOICE, VEHICLE_CHOICE, DRAFT, STORY)


# The view


def view(t: Table, seat: int | None) -> dict[str, Json]:
    """The table as the seat (None: a spectator) sees it. All but decks and secret variables is open (WK-OVR-10)."""
    pool: dict[str, Json] = {}
    for one in range(3):
        pool[RESOURCES[one]] = in_pool(t, one)
    return {
        "phase": PHASES[t.phase],
        "round": t.round,
        "first": t.first,
        "active": t.active,
        "time": t.time or None,
        "taken": len(t.taken),
        "story": story_view(t, seat),
        "knights": [_knight(t, me) for me in range(len(t.seat))],
        "tokens": _tokens(t),
        "camps": _camps(t),
        "pool": pool,
        "decks": _decks(t),
        "threats": _ids(t.tokens, TOKEN_ID),
        "card": CARD_ID[t.card] if t.card != NOTHING else None,
        "route": _ids(t.route, SPACE_ID),
        "starting": _ids([2 * kind for kind in t.start_cards], FACE_ID),
        "incoming": _ids(t.incoming, FACE_ID),
        "exploring": _ids(t.drawn, EXPLORATION_ID),
        "shops": _ids(t.visited, list(SHOPS)),
        "offer": _ids(t.offer, FACE_ID),
        "garage": _ids(t.garage, VEHICLE_ID),
        "credit": t.credit,
        "repair_left": repair_left(t, t.active) if t.phase == CAMPING else 0,
        "exchange": _exchange(t),
        "combat": _combat(t),
        "roll": _roll(t),
    }


def _ids(numbers: list[int], names: list[str]) -> list[Json]:
    shown: list[Json] = []
    for number in numbers:
        shown.append(names[number])
    return shown


def _knight(t: Table, me: int) -> dict[str, Json]:
    """A knight with sheet, vehicle and everything beside it."""
    if t.knight[me] == NOTHING:
        return {"seat": t.seat[me], "knight": None}
    values: dict[str, Json] = {}
    skills: dict[str, Json] = {}
    for number, name in enumerate(STATS):
        values[name] = stat(t, me, number)
    for number, name in enumerate(SKILLS):
        skills[name] = [COLOURS[colour] for colour in skill_dice(t, me, number)]
    resources: dict[str, Json] = {}
    for one in range(3):
        resources[RESOURCES[one]] = t.res[3 * me + one]
    return {
        "seat": t.seat[me],
        "knight": KNIGHT_ID[t.knight[me]],
        "vehicle": VEHICLE_ID[t.vehicle[me]] if t.vehicle[me] != NOTHING else None,
        "space": SPACE_ID[t.space[me]] if t.space[me] != NOTHING else None,
        "gone": bool(t.gone[me]),
        "wounds": t.wounds[me],
        "tainted": t.tainted[me],
        "rad": t.rad[me],
        "damage": t.damage[me],
        "values": values,
        "skills": skills,
        "resources": resources,
        "xp": t.xp[me],
        "due": t.due[me],
        "advances": _ids(t.advances[me], SIDE_ID),
        "injuries": _ids(t.injuries[me], INJURY_ID),
        "faults": _ids(t.faults[me], FAULT_ID),
        "unconscious": INJURY_ID[t.unconscious[me]] if t.unconscious[me] != NOTHING else None,
        "wreck": FAULT_ID[t.wreck[me]] if t.wreck[me] != NOTHING else None,
        "hands": _ids(t.hands[me], FACE_ID),
        "armour": FACE_ID[t.armour[me]] if t.armour[me] != NOTHING else None,
        "cargo": _ids(t.cargo[me], FACE_ID),
        "claimed": _ids(t.claimed[me], list(TOKENS)),
        "specials": [SPECIAL_ID[number] for number, holder in enumerate(t.special_at) if holder == me],
    }


def _tokens(t: Table) -> list[Json]:
    """What lies on the board: tokens of the story, and what eliminated knights left."""
    shown: list[Json] = []
    for code in t.placed:
        shown.append({"token": TOKENS[code // COUNT], "space": SPACE_ID[code % COUNT], "dropped": False})
    for code in t.dropped:
        shown.append({"token": TOKENS[code // ON_SPACE], "space": SPACE_ID[code % ON_SPACE], "dropped": True})
    for number, holder in enumerate(t.special_at):
        if holder >= ON_SPACE:
            shown.append({"token": SPECIAL_ID[number], "space": SPACE_ID[holder - ON_SPACE], "dropped": True})
    return shown


def _camps(t: Table) -> list[Json]:
    """The spaces that knights share (WK-SHARE-01)."""
    shown: list[Json] = []
    for me, space in enumerate(t.space):
        here = [who for who in range(len(t.seat)) if t.space[who] == space and not t.gone[who]]
        if space != NOTHING and len(here) > 1 and here[0] == me:
            shown.append(SPACE_ID[space])
    return shown


def _decks(t: Table) -> dict[str, Json]:
    """How many cards each deck has, and what lies in the discard piles."""
    return {
        "highway_desert": len(t.wild[0]),
        "mountains_bush": len(t.wild[1]),
        "exploration": len(t.finds),
        "equipment": len(t.gear),
        "injuries": len(t.injury_deck),
        "faults": len(t.fault_deck),
        "bag": len(t.bag),
        "highway_desert_discard": _ids(t.wild_gone[0], CARD_ID),
        "mountains_bush_discard": _ids(t.wild_gone[1], CARD_ID),
        "exploration_discard": _ids(t.finds_gone, EXPLORATION_ID),
        "equipment_discard": _ids(t.gear_gone, GEAR_ID),
    }


def _exchange(t: Table) -> Json:
    if t.partner == NOTHING:
        return None
    return {"with": name_of(t, t.partner), "give": _ids(t.giving, GOODS), "ask": _ids(t.asking, GOODS)}


def _combat(t: Table) -> Json:
    if t.foe == NOTHING:
        return None
    weapon: Json = None
    if t.weapon[0] >= UNARMED:
        weapon = FACE_ID[t.weapon[0]] if t.weapon[0] >= 0 else "unarmed"
    shown: dict[str, Json] = {"knight": name_of(t, t.fighter), "step": t.step, "weapon": weapon}
    if t.foe >= DUELLIST:
        shown["other"] = name_of(t, t.foe - DUELLIST)
        return shown
    foe = foe_of(t)
    shown["foe"] = foe.id
    shown["name"] = foe_words(t)
    shown["type"] = FOE_TYPES[foe.type]
    shown["attack"] = ATTACKS[foe.attack]
    shown["dice"] = [COLOURS[colour] for colour in foe.dice + t.gained[1]]
    shown["health"] = t.foe_health
    shown["wounds"] = t.foe_wounds
    shown["traits"] = [name for number, name in enumerate(TRAITS) if has_trait(t, 1, number)]
    shown["dealt"] = t.hit_wounds
    return shown


def _roll(t: Table) -> Json:
    """The dice on the table and, before they are rolled in a test, the chance to pass, in thousandths."""
    if not t.pool:
        return None
    faces: list[Json] = []
    for at, face in enumerate(t.faces):
        faces.append(FACES[t.pool[at]][face])
    shown: dict[str, Json] = {
        "who": name_of(t, t.roller) if t.roller != NOTHING else None,
        "dice": [COLOURS[colour] for colour in t.pool],
        "faces": faces,
        "difficulty": t.difficulty,
        "added": t.added + t.first_test,
        "odds": None,
    }
    if t.foe == NOTHING and not t.faces:
        shown["odds"] = permille(t.pool, max(1, t.difficulty), t.added + t.first_test)
    return shown


# Other worlds


def redeal(t: Table, seat: int | None, dice: Dice) -> None:
    """Deal anew the order of all decks, and secret variables as far as the seat cannot know them."""
    for deck in (t.wild[0], t.wild[1], t.finds, t.gear, t.injury_deck, t.fault_deck):
        deck.sort()
        dice.scatter(deck, "redeal")
    if t.worlds:
        put(t, _likely(t, seat, dice))


def _likely(t: Table, seat: int | None, dice: Dice) -> list[int]:
    """One of the ways the secrets may be, true to what the seat itself knows and is offered."""
    true = actual(t)
    mine = own_part(t, true, seat)
    known = _offers(t, seat)
    fitting: list[list[int]] = []
    for world in worlds(t):
        if own_part(t, world, seat) == mine:
            put(t, world)
            if _offers(t, seat) == known:
                fitting.append(world)
    put(t, true)
    return fitting[dice.below(len(fitting), "redeal")] if fitting else true


def _offers(t: Table, seat: int | None) -> list[bool | int]:
    """What of the seat's own options depends on secrets of others."""
    found: list[bool | int] = []
    for me in range(len(t.seat)):
        if t.seat[me] != seat:
            continue
        if t.entry != NOTHING and adventure_of(t).entries[t.entry].has_secrets:
            found += [int(str(option[1])) for option in available(t, me, adventure_of(t).entries[t.entry])]
        if t.phase == ACTION and t.active == me and has_secret_actions(t):
            found += [can_take(t, me, action) for action in thread_of(t).actions if action.is_secret]
    return found


# What must always hold


def problems(t: Table) -> list[str]:
    """What is wrong with a position that the rules should never reach."""
    if t.phase == SETUP:
        return []
    found = _lost_gear(t) + _lost_cards(t)
    if sorted([*t.bag, *t.tokens]) != list(range(THREATS)):
        found.append("a threat token is lost")
    for one in range(3):
        if in_pool(t, one) < 0:
            found.append(f"more than {MARKERS} {RESOURCES[one]}")
    if min(t.res) < 0:
        found.append("fewer resources than none")
    for kind, supply in enumerate(SUPPLY):
        out = sum(1 for code in t.placed if code // COUNT == kind) + sum(cards.count(kind) for cards in t.claimed)
        out += sum(1 for code in t.dropped if code // ON_SPACE == kind)
        if supply and out > supply:
            found.append(f"{out} {TOKENS[kind]} tokens")
    if t.phase not in BEFORE_ROUNDS:
        driven = [t.vehicle[me] for me in range(len(t.seat)) if not t.gone[me] and t.vehicle[me] != NOTHING]
        if len(set(driven)) != len(driven):
            found.append("two knights drive one vehicle")
        for me in range(len(t.seat)):
            found += _knight_problems(t, me)
    if t.worlds and actual(t) not in worlds(t):
        found.append("the secrets are what nobody thinks possible")
    return found


def _lost_gear(t: Table) -> list[str]:
    """Every equipment card is somewhere exactly once; unique ones at most once."""
    kinds = [*t.gear, *t.gear_gone, *t.start_cards, *t.box, *(face >> 1 for face in t.incoming + t.waiting + t.offer)]
    for me in range(len(t.seat)):
        kinds += [face >> 1 for face in cards_of(t, me)]
    found: list[str] = []
    for kind in range(GEAR_KINDS):
        count = kinds.count(kind)
        if count != COPIES[kind] and (kind < FIRST_UNIQUE or count > 1):
            found.append(f"{count} of {GEAR_ID[kind]}, not {COPIES[kind]}")
    return found


def _lost_cards(t: Table) -> list[str]:
    found: list[str] = []
    wild = [*t.wild[0], *t.wild[1], *t.wild_gone[0], *t.wild_gone[1]]
    if t.card != NOTHING:
        wild.append(t.card)
    if sorted(wild) != list(range(CARDS)):
        found.append("a wasteland card is lost")
    if any(DECK_OF[card] != deck for deck in (0, 1) for card in t.wild[deck] + t.wild_gone[deck]):
        found.append("a wasteland card is in the wrong deck")
    if sorted([*t.finds, *t.finds_gone, *t.drawn]) != list(range(len(EXPLORATION_ID))):
        found.append("an exploration card is lost")
    for name, deck, attached, beside, count in (
        ("injury", t.injury_deck, t.injuries, t.unconscious, len(INJURY_ID)),
        ("fault", t.fault_deck, t.faults, t.wreck, len(FAULT_ID)),
    ):
        cards = deck + [card for cards in attached for card in cards] + [card for card in beside if card != NOTHING]
        if sorted(cards) != list(range(count)):
            found.append(f"a card of the {name} deck is lost")
    sides = [side >> 1 for sides in t.advances for side in sides]
    if len(set(sides)) != len(sides):
        found.append("an advance card was taken twice")
    return found


def _knight_problems(t: Table, me: int) -> list[str]:
    if t.gone[me]:
        return []
    found: list[str] = []
    name = KNIGHT_ID[t.knight[me]]
    if not 0 <= t.xp[me] <= MOST_XP or advance_count(t, me) > MOST_ADVANCES:
        found.append(f"{name} has {t.xp[me]} XP and {advance_count(t, me)} advances")
    if min(t.wounds[me], t.tainted[me], t.rad[me], t.damage[me]) < 0:
        found.append(f"{name} has fewer than no tokens")
    if t.unconscious[me] == NOTHING and t.foe == NOTHING:
        if t.wounds[me] + t.tainted[me] >= stat(t, me, HEALTH):
            found.append(f"{name} stands with as many wounds as Health")
        if t.rad[me] > stat(t, me, RESISTANCE):
            found.append(f"{name} has more radiation than Resistance")
    if t.wreck[me] == NOTHING and t.damage[me] > stat(t, me, DURABILITY):
        found.append(f"{name} has more damage than Durability")
    if t.vehicle[me] == NOTHING and (t.damage[me] or t.faults[me] or t.wreck[me] != NOTHING):
        found.append(f"{name} has damage or faults without a vehicle")
    if t.incoming or t.waiting or t.is_shedding:
        return found
    if len(t.cargo[me]) > stat(t, me, LOAD):
        found.append(f"{name} carries too much")
    if t.res[3 * me] > stat(t, me, TANK):
        found.append(f"{name} has more Fuel than the Tank holds")
    if hands_needed(t.hands[me]) > hand_limit(t, me):
        found.append(f"{name} has more in the hands than they hold")
    return found
