"""The camps of both printings: what their abilities do. Functions of the revised printing end in `_v2`."""

from typing import Final

from stolik.games.radlands.cards import verbs
from stolik.games.radlands.cards.people import damaged_people, models
from stolik.games.radlands.catalogue import ARGO_YESKY, COST, FACE, FIRST_EVENT, ID, KIND, MIMIC, NOTHING, PUNK
from stolik.games.radlands.events import Flipped, JuggernautMoved, Shifted, TurnedBack
from stolik.games.radlands.options import (
    ANNOUNCE,
    BACK,
    COLUMN_AT,
    DAMAGE_AT,
    DESTROY_AT,
    DONE,
    DRAW,
    DROP,
    FRONT,
    PLACE,
    RESTORE_AT,
    ability_options,
    column_of,
    owner_of,
    row_of,
    slot_of,
    slot_options,
)
from stolik.games.radlands.rules import deck, effect_icons
from stolik.games.radlands.rules.abilities import (
    ABILITIES,
    GRANTED,
    abilities_of,
    ability_number,
    can_afford_and_use,
    cost_of,
    use,
)
from stolik.games.radlands.rules.actions import DIGITS, bring_into_play, is_cheaper_somewhere, make_room
from stolik.games.radlands.rules.columns import (
    camps,
    clear,
    close_up,
    count_people,
    find,
    has_active,
    has_person,
    layout,
    move_juggernaut,
    open_place,
    people,
    people_in,
    put,
    rearrange,
    ways_into,
)
from stolik.games.radlands.rules.deck import discard_card, take_from_hand
from stolik.games.radlands.rules.discards import discard, discard_some
from stolik.games.radlands.rules.effect_icons import (
    can_gain_punk,
    choose,
    damage_card,
    destroy_card,
    destroy_own,
    enter,
    gain_punk,
    gain_water,
    hit_all,
    play_cost,
    restorable,
    restore_card,
)
from stolik.games.radlands.rules.enters import enters_play
from stolik.games.radlands.rules.event_queue import advance, can_advance
from stolik.games.radlands.rules.protection import everything, unprotected_camps, unprotected_damaged
from stolik.games.radlands.rules.raiders import raid
from stolik.games.radlands.state import DESTROYED, UNHARMED, Board
from stolik.kernel.question import LATER, PASS, Option, Question, Steps, number

ROUSE_AT: Final = ability_options("rouse")
CHOOSE_AT: Final = ability_options("choose_ability")
FLIP_AT: Final = slot_options("flip")
TURN_BACK_AT: Final = slot_options("turn_back")
SHIFT_AT: Final = slot_options("shift")
GAIN_PUNK: Final[Option] = ("punk",)
GAIN_WATER: Final[Option] = ("water",)
RESTORE_ONE: Final[Option] = ("restore",)
DISCARD_TWO: Final[Option] = ("discard_two",)
LOSE_CARD: Final[Option] = ("lose_card",)
ADVANCE: Final[list[Option]] = [("advance", column // 3, column % 3 + 1) for column in range(6)]


def needs_people(t: Board, seat: int, me: int) -> bool:
    """You have a person to destroy."""
    return has_person(t, seat)


def is_undamaged(t: Board, seat: int, me: int) -> bool:
    """This card is undamaged."""
    return t.harm[me] == UNHARMED


def adrenaline_lab(t: Board, seat: int, me: int) -> Steps:
    """Pay for and use an ability of one of your damaged people; then destroy that person."""
    option = yield Question(seat, "rouse", rousable(t, seat), "adrenaline_lab")
    slot = slot_of(option)
    patient = t.stamp[slot]
    yield from use(t, seat, slot, ability_number(t, slot, number(option[4])))
    slot = find(t, patient)
    if slot != NOTHING:
        destroy_card(t, slot)


def rousable(t: Board, seat: int) -> list[Option]:
    """The abilities of damaged people that could be used apart from readiness (RAD-RULING-29)."""
    return [
        ROUSE_AT[slot][ability.number - 1]
        for slot in damaged_people(t, seat)
        for ability in abilities_of(t, slot)
        if can_afford_and_use(t, seat, slot, ability)
    ]


def can_adrenaline_lab(t: Board, seat: int, me: int) -> bool:
    """A damaged person of yours has an ability that could be used."""
    return len(rousable(t, seat)) > 0


def arcade(t: Board, seat: int, me: int) -> Steps:
    """If you have no more than one person: gain a punk."""
    return gain_punk(t, seat, "arcade")


def can_arcade(t: Board, seat: int, me: int) -> bool:
    """You have no more than one person."""
    return count_people(t, seat) <= 1


def atomic_garden(t: Board, seat: int, me: int) -> Steps:
    """Restore one damaged person of yours; it becomes ready."""
    options = [RESTORE_AT[slot] for slot in damaged_people(t, seat)]
    choice = yield Question(seat, "restore_person", [*options, PASS], "atomic_garden")
    if choice != PASS:
        slot = slot_of(choice)
        restore_card(t, slot)
        t.ready[slot] = 1


def can_atomic_garden(t: Board, seat: int, me: int) -> bool:
    """You have a damaged person."""
    return len(damaged_people(t, seat)) > 0


def blood_bank(t: Board, seat: int, me: int) -> Steps:
    """Destroy one of your people, then gain a water."""
    yield from destroy_own(t, seat, "blood_bank")
    gain_water(t, seat)


def bonfire(t: Board, seat: int, me: int) -> Steps:
    """Damage this card, then restore any number of your cards."""
    damage_card(t, me)
    while True:
        slots = restorable(t, seat, me)
        if not slots:
            return
        choice = yield Question(seat, "restore_any", [*[RESTORE_AT[slot] for slot in slots], DONE], "bonfire")
        if choice == DONE:
            return
        restore_card(t, slot_of(choice))


def cache(t: Board, seat: int, me: int) -> Steps:
    """Damage this card, then draw, restore or gain a punk."""
    damage_card(t, me)
    choice = yield Question(seat, "cache", [DRAW, RESTORE_ONE, GAIN_PUNK], "cache")
    if choice == DRAW:
        deck.draw(t, seat)
    elif choice == RESTORE_ONE:
        yield from effect_icons.restore(t, seat, me, "cache")
    else:
        yield from gain_punk(t, seat, "cache")


def cannon(t: Board, seat: int, me: int) -> Steps:
    """Damage this card, then damage."""
    damage_card(t, me)
    yield from effect_icons.damage(t, seat, "cannon")


def catapult(t: Board, seat: int, me: int) -> Steps:
    """Damage any card of the opponent, protected or not, then destroy one of your people."""
    yield from effect_icons.damage_any(t, seat, "catapult")
    yield from destroy_own(t, seat, "catapult")


def command_post_price(t: Board, seat: int) -> int:
    """Three, one less for each of your punks."""
    return max(0, 3 - t.card[seat * 9 : seat * 9 + 9].count(PUNK))


def construction_yard(t: Board, seat: int, me: int) -> Steps:
    """Turn one of your destroyed camps faceup, undamaged and ready; then destroy this card."""
    slot = yield from choose(seat, "turn_back", TURN_BACK_AT, destroyed_camps(t, seat), "construction_yard")
    put(t, slot, t.card[slot])
    if t.log is not None:
        t.log.add(TurnedBack(ID[t.card[slot]], seat, column_of(slot) + 1, 0))
    destroy_card(t, me)


def destroyed_camps(t: Board, seat: int) -> list[int]:
    """The slots of a seat's destroyed camps."""
    row = t.camp_row
    harm = t.harm
    return [column * 3 for column in range(seat * 3, seat * 3 + 3) if harm[column * 3 + row[column]] == DESTROYED]


def can_construction_yard(t: Board, seat: int, me: int) -> bool:
    """This card is undamaged and you have a destroyed camp."""
    return is_undamaged(t, seat, me) and len(destroyed_camps(t, seat)) > 0


def juggernaut(t: Board, seat: int, me: int) -> Steps:
    """Move this card forward; the third move returns it, and the opponent destroys one of their own camps."""
    has_returned = move_juggernaut(t, COLUMN_AT[me])
    if t.log is not None:
        t.log.add(JuggernautMoved(seat, column_of(me) + 1, t.camp_row[COLUMN_AT[me]]))
    if has_returned:
        slot = yield from choose(1 - seat, "lose_camp", DESTROY_AT, camps(t, 1 - seat), "juggernaut")
        destroy_card(t, slot)


def labor_camp(t: Board, seat: int, me: int) -> Steps:
    """Destroy one of your people, then restore."""
    yield from destroy_own(t, seat, "labor_camp")
    yield from effect_icons.restore(t, seat, me, "labor_camp")


def mercenary_camp(t: Board, seat: int, me: int) -> Steps:
    """The opponent discards two cards or destroys one of their own."""
    victim = 1 - seat
    choice = LOSE_CARD
    if len(t.hands[victim]) >= 2:
        choice = yield Question(victim, "mercenaries", [DISCARD_TWO, LOSE_CARD], "mercenary_camp")
    if choice == DISCARD_TWO:
        yield from discard(t, victim, 0, "mercenary_camp")
        yield from discard(t, victim, 0, "mercenary_camp")
    else:
        destroy_card(t, (yield from choose(victim, "lose_card", DESTROY_AT, everything(t, victim), "mercenary_camp")))


def mulcher(t: Board, seat: int, me: int) -> Steps:
    """Destroy one of your people, then draw."""
    yield from destroy_own(t, seat, "mulcher")
    deck.draw(t, seat)


def has_put_two_into_play(t: Board, seat: int, me: int) -> bool:
    """You put two or more people into play this turn."""
    return t.put_in_play[seat] >= 2


def omen_clock(t: Board, seat: int, me: int) -> Steps:
    """Advance any one event by one space."""
    options = [ADVANCE[column] for column in range(6) if can_advance(t, column // 3, column % 3 + 1)]
    choice = yield Question(seat, "advance", options, "omen_clock")
    yield from advance(t, number(choice[1]), number(choice[2]))


def can_omen_clock(t: Board, seat: int, me: int) -> bool:
    """Some event can be advanced: where any event is in play, the foremost of its queue can."""
    return any(kind != NOTHING for kind in t.queue)


# Parachute Base


def parachute_base(t: Board, seat: int, me: int) -> Steps:
    """Play a person from hand, use one of its abilities although it is not ready, then damage it."""
    choice = yield Question(seat, "drop", LATER, "parachute_base")
    kind = KIND[str(choice[1])]
    if choice[0] == "announce":
        extra = cheapest_ability(t, seat, kind)
        column, in_front = yield from make_room(t, seat, kind, rooms_for_drop(t, seat, kind), extra)
        t.announced = NOTHING
    else:
        column, in_front = number(choice[2]) - 1, choice[3] == "front"
        take_from_hand(t, seat, kind)
    this = t.next_stamp
    slot = bring_into_play(t, seat, kind, column, in_front, play_cost(t, seat, kind, column))
    yield from enters_play(t, seat, slot)
    slot = find(t, this)
    if slot != NOTHING:
        yield from use_any(t, seat, slot)
        slot = find(t, this)
    if slot != NOTHING:
        damage_card(t, slot)


def use_any(t: Board, seat: int, slot: int) -> Steps:
    """Use one of the abilities of the card on a slot, ready or not; nothing when none can be used."""
    usable = [ability for ability in abilities_of(t, slot) if can_afford_and_use(t, seat, slot, ability)]
    if not usable:
        return
    options = [CHOOSE_AT[slot][ability.number - 1] for ability in usable]
    choice = yield Question(seat, "choose_ability", options, "parachute_base", slot)
    yield from use(t, seat, slot, ability_number(t, slot, number(choice[4])))


def drops(t: Board, seat: int) -> list[Option]:
    """Every person in hand and place for which play cost and an ability's cost can be paid (RAD-RULING-30)."""
    options: list[Option] = []
    code = layout(t, seat)
    water = t.water[seat]
    for kind in sorted(set(t.hands[seat])):
        if kind >= FIRST_EVENT:
            continue
        cost = COST[kind]
        if cost > water and not is_cheaper_somewhere(t, seat, kind, cost - water):
            continue
        extra = cheapest_ability(t, seat, kind)
        if extra == NOTHING:
            continue
        if code:
            for column, digit in enumerate(DIGITS):
                ways = code // digit % 3
                if ways and play_cost(t, seat, kind, column) + extra <= water:
                    options += DROP[kind][ways * digit]
        elif t.is_ua and rooms_for_drop(t, seat, kind):
            options.append(ANNOUNCE[kind])
    return options


def cheapest_ability(t: Board, seat: int, kind: int) -> int:
    """The lowest cost of an ability the person would have; NOTHING for a Mimic with nobody to copy."""
    if kind == MIMIC:
        costs = [
            cost_of(t, seat, ability)
            for _, ability in models(t, seat, NOTHING)
            if ability.can is None or ability.can(t, seat, NOTHING)
        ]
    else:
        costs = [cost_of(t, seat, ability) for ability in ABILITIES[kind]]
    if has_active(t, seat, ARGO_YESKY):
        costs.append(cost_of(t, seat, GRANTED[0]))
    return min(costs, default=NOTHING)


def rooms_for_drop(t: Board, seat: int, kind: int) -> list[int]:
    """With full columns: the people whose place the person could take, with an ability's cost paid as well."""
    extra = cheapest_ability(t, seat, kind)
    return [slot for slot in people(t, seat) if play_cost(t, seat, kind, column_of(slot)) + extra <= t.water[seat]]


def can_parachute_base(t: Board, seat: int, me: int) -> bool:
    """A person in hand can be placed and paid for together with an ability."""
    return len(drops(t, seat)) > 0


# More camps


def pillbox_price(t: Board, seat: int) -> int:
    """Three, one less for each of your destroyed camps."""
    return 3 - len(destroyed_camps(t, seat))


def reactor(t: Board, seat: int, me: int) -> Steps:
    """Destroy this card and all people of both players."""
    hit_all(t, [me, *people(t, 0), *people(t, 1)], is_destroying=True)
    return
    yield


def resonator(t: Board, seat: int, me: int) -> Steps:
    """Destroy one unprotected damaged card of the opponent."""
    slot = yield from choose(seat, "destroy_damaged", DESTROY_AT, unprotected_damaged(t, 1 - seat), "resonator")
    destroy_card(t, slot)


def can_resonator(t: Board, seat: int, me: int) -> bool:
    """The opponent has an unprotected damaged card."""
    return len(unprotected_damaged(t, 1 - seat)) > 0


def can_scavenger_camp(t: Board, seat: int, me: int) -> bool:
    """Your Raiders resolved this turn and there is something to restore."""
    return t.raiders_resolved[seat] > 0 and verbs.can_restore(t, seat, me)


def scud_launcher(t: Board, seat: int, me: int) -> Steps:
    """Damage one card of the opponent, chosen by the opponent."""
    victim = 1 - seat
    damage_card(t, (yield from choose(victim, "suffer", DAMAGE_AT, everything(t, victim), "scud_launcher")))


def supply_depot(t: Board, seat: int, me: int) -> Steps:
    """Draw two cards, then discard one of these two."""
    deck.draw(t, seat)
    deck.draw(t, seat)
    yield from discard(t, seat, 2, "supply_depot")


def the_octagon(t: Board, seat: int, me: int) -> Steps:
    """Destroy one of your people; if you did, the opponent destroys one of theirs."""
    yield from destroy_own(t, seat, "the_octagon")
    yield from destroy_own(t, 1 - seat, "the_octagon")


def training_camp(t: Board, seat: int, me: int) -> Steps:
    """Turn a punk faceup: a person enters play there; an event is discarded for a punk and a water."""
    slot = yield from choose(seat, "flip", FLIP_AT, own_punks(t, seat), "training_camp")
    kind = t.under[slot] & FACE
    if t.log is not None:
        t.log.reveal(Flipped(ID[kind], seat, column_of(slot) + 1, row_of(slot)))
    if kind < PUNK:
        enter(t, seat, slot, kind)
        yield from enters_play(t, seat, slot)
        return
    clear(t, slot)
    close_up(t, COLUMN_AT[slot])
    discard_card(t, kind)
    yield from gain_punk(t, seat, "training_camp")
    gain_water(t, seat)


def own_punks(t: Board, seat: int) -> list[int]:
    """The slots of a seat's punks."""
    return [slot for slot in people(t, seat) if t.card[slot] == PUNK]


def can_training_camp(t: Board, seat: int, me: int) -> bool:
    """You have a punk."""
    return PUNK in t.card[seat * 9 : seat * 9 + 9]


def can_transplant_lab(t: Board, seat: int, me: int) -> bool:
    """You put two or more people into play this turn and there is something to restore."""
    return t.put_in_play[seat] >= 2 and verbs.can_restore(t, seat, me)


def warehouse(t: Board, seat: int, me: int) -> Steps:
    """Damage this card, discard one or more cards, then draw that many plus one."""
    damage_card(t, me)
    before = len(t.hands[seat])
    yield from discard_some(t, seat, "warehouse")
    for _ in range(before - len(t.hands[seat]) + 1):
        deck.draw(t, seat)


def has_hand(t: Board, seat: int, me: int) -> bool:
    """You have a card to discard."""
    return len(t.hands[seat]) > 0


def can_watchtower(t: Board, seat: int, me: int) -> bool:
    """An event resolved this turn."""
    return t.events_resolved > 0


# The revised printing


def cache_v2(t: Board, seat: int, me: int) -> Steps:
    """Raid, then gain a punk."""
    yield from raid(t, seat)
    yield from gain_punk(t, seat, "cache")


def can_cache_v2(t: Board, seat: int, me: int) -> bool:
    """One of the two could do something."""
    return verbs.can_raid(t, seat, me) or can_gain_punk(t, seat)


def construction_yard_v2(t: Board, seat: int, me: int) -> Steps:
    """Move one person of either player to another place on that player's side."""
    slot = slot_of((yield Question(seat, "shift", [SHIFT_AT[slot] for slot in shiftable(t)], "construction_yard")))
    owner = owner_of(slot)
    choice = yield Question(seat, "shift_to", shift_goals(t, slot), "construction_yard", slot)
    column = owner * 3 + number(choice[1]) - 1
    if column == COLUMN_AT[slot]:
        _to_other_place(t, slot)
    else:
        this = t.stamp[slot]
        goal = open_place(t, column, choice[2] == "front")
        rearrange(t, [(find(t, this), goal)])
        close_up(t, COLUMN_AT[slot])
    if t.log is not None:
        t.log.add(Shifted(owner, column % 3 + 1))


def _to_other_place(t: Board, slot: int) -> None:
    base = COLUMN_AT[slot] * 3
    row = t.camp_row[COLUMN_AT[slot]]
    back, front = base + BACK[row], base + FRONT[row]
    other = front if slot == back else back
    pairs = [(slot, other)]
    if t.card[other] != NOTHING:
        pairs.append((other, slot))
    rearrange(t, pairs)


def shift_goals(t: Board, slot: int) -> list[Option]:
    """Where a person can be moved: columns with room, or the other place of its own column."""
    own = COLUMN_AT[slot]
    options: list[Option] = []
    for place in range(3):
        column = owner_of(slot) * 3 + place
        if column == own:
            if len(people_in(t, own)) == 2 or t.camp_row[own] == 1:
                back = own * 3 + BACK[t.camp_row[own]]
                options.append(PLACE[place][0] if slot == back else PLACE[place][1])
        else:
            options += PLACE[place][: ways_into(t, column)]
    return options


def shiftable(t: Board) -> list[int]:
    """The people of either player who have somewhere to go."""
    return [slot for slot in (*people(t, 0), *people(t, 1)) if shift_goals(t, slot)]


def can_construction_yard_v2(t: Board, seat: int, me: int) -> bool:
    """Somebody can be moved."""
    return len(shiftable(t)) > 0


def mercenary_camp_v2(t: Board, seat: int, me: int) -> Steps:
    """If you have four or more people: damage any camp of the opponent, protected or not."""
    damage_card(t, (yield from choose(seat, "damage_any_camp", DAMAGE_AT, camps(t, 1 - seat), "mercenary_camp")))


def can_mercenary_camp_v2(t: Board, seat: int, me: int) -> bool:
    """You have four or more people."""
    return count_people(t, seat) >= 4


def resonator_v2(t: Board, seat: int, me: int) -> Steps:
    """Damage, as the only ability you use this turn."""
    t.only_ability = True
    yield from effect_icons.damage(t, seat, "resonator")


def can_resonator_v2(t: Board, seat: int, me: int) -> bool:
    """You used no other ability this turn."""
    return t.uses_this_turn == 0


def scavenger_camp_v2(t: Board, seat: int, me: int) -> Steps:
    """Discard a card, then gain a punk or a water."""
    yield from discard(t, seat, 0, "scavenger_camp")
    choice = yield Question(seat, "scavenge", [GAIN_PUNK, GAIN_WATER], "scavenger_camp")
    if choice == GAIN_PUNK:
        yield from gain_punk(t, seat, "scavenger_camp")
    else:
        gain_water(t, seat)


def can_training_camp_v2(t: Board, seat: int, me: int) -> bool:
    """You have two people in this camp's column."""
    return len(people_in(t, COLUMN_AT[me])) == 2


def can_warehouse_v2(t: Board, seat: int, me: int) -> bool:
    """The opponent has an unprotected camp and there is something to restore."""
    return len(unprotected_camps(t, 1 - seat)) > 0 and verbs.can_restore(t, seat, me)
