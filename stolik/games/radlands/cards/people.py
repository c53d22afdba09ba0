"""The people: what their abilities and their "enters play" traits do."""

from typing import Final

from stolik.games.radlands.cards.junk import JUNK_EFFECTS
from stolik.games.radlands.catalogue import FIRST_CAMP, ID, JUNK, KIND, NOTHING, PUNK
from stolik.games.radlands.options import (
    COLUMN_AT,
    DAMAGE_AT,
    DESTROY_AT,
    SIDE,
    ability_options,
    card_options,
    owner_of,
    slot_of,
    slot_options,
)
from stolik.games.radlands.rules import deck, effect_icons
from stolik.games.radlands.rules.abilities import (
    Ability,
    abilities_of,
    ability_number,
    can_afford_and_use,
    cost_of,
)
from stolik.games.radlands.rules.columns import camps, clear, close_up, find, people
from stolik.games.radlands.rules.discards import discard
from stolik.games.radlands.rules.effect_icons import (
    TABLE_ORDER,
    choose,
    damage_card,
    destroy_card,
    destroy_own,
    gain_punk,
    hit_all,
    pay,
)
from stolik.games.radlands.rules.event_queue import can_move_back, has_event, move_back
from stolik.games.radlands.rules.protection import everything, unprotected, unprotected_camps, unprotected_people
from stolik.games.radlands.state import DAMAGED, UNHARMED, Board
from stolik.kernel.question import PASS, Option, Question, Steps, number

RETURN_AT: Final = slot_options("return")
COLUMN: Final[list[Option]] = [("column", number) for number in (1, 2, 3)]
JUNK_OF: Final = card_options("use_junk")
MOVE_BACK: Final[Option] = ("move_back",)
COPY_AT: Final = ability_options("copy")


# Abilities


def assassin(t: Board, seat: int, me: int) -> Steps:
    """Destroy one unprotected enemy."""
    slot = yield from choose(seat, "destroy_enemy", DESTROY_AT, unprotected_people(t, 1 - seat), "assassin")
    destroy_card(t, slot)


def cult_leader(t: Board, seat: int, me: int) -> Steps:
    """Destroy one of your people (it may be this one), then damage."""
    yield from destroy_own(t, seat, "cult_leader")
    yield from effect_icons.damage(t, seat, "cult_leader")


def doomsayer(t: Board, seat: int, me: int) -> Steps:
    """If the opponent has an event in play: damage."""
    return effect_icons.damage(t, seat, "doomsayer")


def can_doomsayer(t: Board, seat: int, me: int) -> bool:
    """The opponent has an event in play."""
    return has_event(t, 1 - seat)


def damaged_people(t: Board, seat: int) -> list[int]:
    """A seat's damaged people; a punk is never damaged."""
    card = t.card
    harm = t.harm
    if DAMAGED not in harm:
        return []
    return [slot for slot in SIDE[seat] if harm[slot] == DAMAGED and card[slot] <= PUNK]


def exterminator(t: Board, seat: int, me: int) -> Steps:
    """Destroy all damaged enemies, protected or not."""
    hit_all(t, damaged_people(t, 1 - seat), is_destroying=True)
    return
    yield


def can_exterminator(t: Board, seat: int, me: int) -> bool:
    """There is a damaged enemy."""
    return len(damaged_people(t, 1 - seat)) > 0


def gunner(t: Board, seat: int, me: int) -> Steps:
    """Injure all unprotected enemies."""
    hit_all(t, unprotected_people(t, 1 - seat), is_destroying=False)
    return
    yield


def looter(t: Board, seat: int, me: int) -> Steps:
    """Damage. If that hit a camp, draw a card."""
    slot = yield from choose(seat, "damage", DAMAGE_AT, unprotected(t, 1 - seat), "looter")
    is_camp = t.card[slot] >= FIRST_CAMP
    damage_card(t, slot)
    if is_camp:
        deck.draw(t, seat)


def mimic(t: Board, seat: int, me: int) -> Steps:
    """Use an ability of a ready person of yours or of an undamaged enemy as if it were printed here."""
    choices = copyable(t, seat, me)
    option = yield Question(seat, "copy", choices, "mimic", me)
    ability = ability_number(t, slot_of(option), number(option[4]))
    pay(t, seat, cost_of(t, seat, ability))
    yield from ability.does(t, seat, me)


def copyable(t: Board, seat: int, me: int) -> list[Option]:
    """The abilities this Mimic could copy and use now (RAD-RULING-31)."""
    return [
        COPY_AT[slot][ability.number - 1]
        for slot, ability in models(t, seat, me)
        if can_afford_and_use(t, seat, me, ability)
    ]


def models(t: Board, seat: int, me: int) -> list[tuple[int, Ability]]:
    """Ready people of the seat and undamaged enemies with their abilities; nobody copies copying."""
    found: list[tuple[int, Ability]] = []
    card = t.card
    harm = t.harm
    ready = t.ready
    for slot in TABLE_ORDER[seat]:
        kind = card[slot]
        if kind < 0 or kind > PUNK or harm[slot] != UNHARMED or slot == me:
            continue
        if ready[slot] or owner_of(slot) != seat:
            for ability in abilities_of(t, slot):
                if ability.name != "mimic":
                    found.append((slot, ability))
    return found


def can_mimic(t: Board, seat: int, me: int) -> bool:
    """There is an ability it could copy and use."""
    return any(can_afford_and_use(t, seat, me, ability) for _, ability in models(t, seat, me))


DAMAGE_ONLY: Final[Option] = ("damage",)
RESTORE_ONLY: Final[Option] = ("restore",)
BOTH: Final[Option] = ("both",)


def mutant(t: Board, seat: int, me: int) -> Steps:
    """Damage and/or restore, then damage this card."""
    this = t.stamp[me]
    choice = yield Question(seat, "mutant", [DAMAGE_ONLY, RESTORE_ONLY, BOTH], "mutant")
    if choice != RESTORE_ONLY:
        yield from effect_icons.damage(t, seat, "mutant")
    if choice != DAMAGE_ONLY:
        yield from effect_icons.restore(t, seat, me, "mutant")
    slot = find(t, this)
    if slot != NOTHING:
        damage_card(t, slot)


def pyromaniac(t: Board, seat: int, me: int) -> Steps:
    """Damage one unprotected camp of the opponent."""
    damage_card(t, (yield from choose(seat, "damage_camp", DAMAGE_AT, unprotected_camps(t, 1 - seat), "pyromaniac")))


def can_pyromaniac(t: Board, seat: int, me: int) -> bool:
    """The opponent has an unprotected camp."""
    return len(unprotected_camps(t, 1 - seat)) > 0


def rabble_rouser(t: Board, seat: int, me: int) -> Steps:
    """If you have a punk: damage."""
    return effect_icons.damage(t, seat, "rabble_rouser")


def can_rabble_rouser(t: Board, seat: int, me: int) -> bool:
    """You have a punk."""
    return PUNK in t.card[seat * 9 : seat * 9 + 9]


def rescue_team(t: Board, seat: int, me: int) -> Steps:
    """Take one of your people back into your hand; it may be this one."""
    slot = yield from choose(seat, "return_own", RETURN_AT, people(t, seat), "rescue_team")
    deck.return_to_hand(t, slot)
    clear(t, slot)
    close_up(t, COLUMN_AT[slot])


def scientist(t: Board, seat: int, me: int) -> Steps:
    """Discard the top three cards of the deck; you may use the junk effect of one of them."""
    shown = [deck.discard_from_deck(t, seat) for _ in range(3)]
    options = [JUNK_OF[kind] for kind in sorted(set(shown))]
    choice = yield Question(seat, "use_junk", [*options, PASS], "scientist", about=tuple(shown))
    if choice != PASS:
        yield from JUNK_EFFECTS[JUNK[KIND[str(choice[1])]]](t, seat, me)


def sniper(t: Board, seat: int, me: int) -> Steps:
    """Damage any card of the opponent, protected or not."""
    return effect_icons.damage_any(t, seat, "sniper")


def vanguard(t: Board, seat: int, me: int) -> Steps:
    """Damage; then the opponent damages one of your unprotected cards."""
    yield from effect_icons.damage(t, seat, "vanguard")
    yield from effect_icons.damage(t, 1 - seat, "vanguard")


def magnus_karv(t: Board, seat: int, me: int) -> Steps:
    """Damage all cards in one column of the opponent."""
    first = 3 - seat * 3
    columns = [column for column in range(3) if cards_in(t, first + column)]
    choice = yield Question(seat, "damage_column", [COLUMN[column] for column in columns], "magnus_karv")
    hit_all(t, cards_in(t, first + number(choice[1]) - 1), is_destroying=False)


def cards_in(t: Board, column: int) -> list[int]:
    """The people and the undestroyed camp of a column (0 to 5)."""
    return [slot for slot in everything(t, column // 3) if COLUMN_AT[slot] == column]


def molgur_stang(t: Board, seat: int, me: int) -> Steps:
    """Destroy any camp of the opponent, protected or not."""
    destroy_card(t, (yield from choose(seat, "destroy_camp", DESTROY_AT, camps(t, 1 - seat), "molgur_stang")))


def zeto_khan(t: Board, seat: int, me: int) -> Steps:
    """Draw three cards, then discard three from your hand."""
    for _ in range(3):
        deck.draw(t, seat)
    for _ in range(3):
        yield from discard(t, seat, 0, "zeto_khan")


# Traits


def enters_doomsayer(t: Board, seat: int, me: int) -> Steps:
    """You may move all events of the opponent back by one space."""
    if can_move_back(t, 1 - seat):
        choice = yield Question(seat, "move_back", [MOVE_BACK, PASS], "doomsayer")
        if choice == MOVE_BACK:
            move_back(t, 1 - seat)


def enters_punk(t: Board, seat: int, me: int) -> Steps:
    """You may gain a punk."""
    return gain_punk(t, seat, ID[t.card[me]])


def enters_wounded_soldier(t: Board, seat: int, me: int) -> Steps:
    """Draw a card, then damage this card."""
    deck.draw(t, seat)
    damage_card(t, me)
    return
    yield
