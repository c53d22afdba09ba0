"""Why not? Everything a person might try at the table, and the requirement that a forbidden attempt fails.

This reasons from the position and the clauses alone. It never looks at the options of the open question, so the two
check each other: an attempt is offered exactly when nothing here forbids it.
"""

from collections.abc import Callable
from itertools import permutations
from typing import Final

from stolik.games.radlands.kinds import (
    ARGO_YESKY,
    BOMB,
    BONFIRE,
    COST,
    FIRST_CAMP,
    ID,
    KIND,
    MIMIC,
    NOTHING,
    PUNK,
    RAIDERS,
    WATER_SILO,
    ZETO_KHAN,
)
from stolik.games.radlands.places import (
    ARGO,
    BACK,
    DONE,
    DRAW,
    END_TURN,
    FRONT,
    JUNK_SILO,
    SIDE,
    TAKE_SILO,
    are_several,
)
from stolik.games.radlands.rules.abilities import ABILITIES, GRANTED, Ability, cost_of
from stolik.games.radlands.rules.actions import DRAW_COST, SILO_COST
from stolik.games.radlands.rules.effects import play_cost
from stolik.games.radlands.say import card_word
from stolik.games.radlands.state import ACTIONS, DAMAGED, DESTROYED, DRAFT, SETUP, Board
from stolik.kernel.game import Args, Reason, Said
from stolik.kernel.question import CONCEDE, PASS, Option, Question

Requirement = Callable[[Board, int, int], Reason | None]
"""What an ability demands of a seat; the last argument is the slot of the acting card."""

PLAY_SILO: Final[Option] = ("play", "water_silo")
LEAVE_EMPTY: Final[Option] = ("leave_empty",)
SIDES: Final = ("front", "behind")

OWN: Final = 0
FOE: Final = 1
BOTH: Final = 2

ANYTHING: Final = 0
PEOPLE: Final = 1
CAMPS: Final = 2


def no(clause: str, message: str, args: Args | None = None) -> Reason:
    """A requirement that is not met."""
    return Reason(clause, Said(f"why-{message}", args))


def too_little_water(clause: str, needs: int, has: int) -> Reason:
    """The cost cannot be paid."""
    return no(clause, "water", {"needs": needs, "has": has})


# What can be tried


def attempts(t: Board, question: Question | None, seat: int) -> list[Option]:
    """Everything the person on this seat might try now."""
    if t.phase == SETUP:
        return []
    if t.phase == DRAFT:
        names = [ID[kind] for kind in t.offers[seat]]
        return [("keep", first, second, third) for first, second, third in permutations(names, 3)]
    acts = act_attempts(t, seat)
    if question is None or question.kind == "act":
        return acts
    tries = question_attempts(t, question, seat)
    return tries + [attempt for attempt in acts if attempt not in tries]


def act_attempts(t: Board, seat: int) -> list[Option]:
    """What a person might do in the Actions phase."""
    tries: list[Option] = []
    kinds = sorted(set(t.hands[seat]))
    for kind in kinds:
        name = ID[kind]
        if kind > PUNK:
            tries.append(("play", name))
        else:
            tries += [("play", name, column, side) for column in (1, 2, 3) for side in SIDES]
            tries.append(("announce", name))
        tries.append(("junk", name))
    if t.silo_in_hand[seat]:
        tries.append(PLAY_SILO)
    tries += [JUNK_SILO, TAKE_SILO, DRAW]
    for slot in SIDE[seat]:
        kind = t.card[slot]
        if kind != NOTHING:
            place = (ID[kind], slot % 9 // 3 + 1, slot % 3)
            tries += [("use", *place, number) for number in _numbers(t, slot)]
    tries.append(END_TURN)
    return tries


def _numbers(t: Board, slot: int) -> list[int]:
    """The numbers of the abilities one might look for on the card of a slot, were it only the first of none."""
    kind = t.card[slot]
    numbers = [ability.number for ability in ABILITIES[kind]] or [1]
    side = slot // 9 * 9
    if kind <= PUNK and kind != ARGO_YESKY and ARGO_YESKY in t.card[side : side + 9]:
        numbers.append(ARGO)
    return numbers


def question_attempts(t: Board, question: Question, seat: int) -> list[Option]:
    """What a person might answer to a question that is not about the next action."""
    kind = question.kind
    tries: list[Option] = []
    if kind in TARGETS:
        verb = TARGETS[kind].verb
        tries += [(verb, slot // 9, slot % 9 // 3 + 1, slot % 3) for slot in range(18)]
    elif kind in FIXED:
        tries += FIXED[kind]
    elif kind in ("damage_column", "destroy_column"):
        tries += [("column", column) for column in (1, 2, 3)]
    elif kind == "advance":
        tries += [("advance", owner, space) for owner in (0, 1) for space in (1, 2, 3)]
    elif kind == "gain_punk":
        tries += [("punk", column, side) for column in (1, 2, 3) for side in SIDES]
    elif kind in ("place", "shift_to"):
        tries += [("place", column, side) for column in (1, 2, 3) for side in SIDES]
    elif kind in ("discard", "discard_more"):
        tries += [("discard", ID[card]) for card in sorted(set(t.hands[seat]))]
        if t.silo_in_hand[seat]:
            tries.append(("discard", "water_silo"))
    elif kind == "use_junk":
        shown = are_several(question.note)
        tries += [("use_junk", ID[card]) for card in sorted({*shown, *t.hands[seat]})]
    elif kind in ABILITY_VERBS:
        for slot in (*SIDE[seat], *SIDE[1 - seat]) if kind == "copy" else SIDE[seat]:
            if NOTHING < t.card[slot] <= PUNK:
                place = (slot // 9, slot % 9 // 3 + 1, slot % 3)
                tries += [(kind, *place, number) for number in _numbers(t, slot)]
    elif kind == "drop":
        for card in sorted(set(t.hands[seat])):
            if card <= PUNK:
                tries += [("drop", ID[card], column, side) for column in (1, 2, 3) for side in SIDES]
                tries.append(("announce", ID[card]))
    if kind == "rearrange":
        tries.append(LEAVE_EMPTY)
    if kind in MAY_END:
        tries.append(DONE)
    elif PASS not in tries:
        tries.append(PASS)
    return tries


# Why it is not possible


def why_not(t: Board, question: Question | None, seat: int, attempt: Option) -> Reason | None:
    """The requirement that the attempt fails, or None when it is allowed."""
    if attempt == CONCEDE:
        return None
    if t.phase == DRAFT:
        return _why_not_keep(t, question, seat, attempt)
    if question is not None:
        if question.kind == "act":
            return why_not_act(t, seat, attempt)
        if _answers(question.kind, attempt):
            return why_not_answer(t, question, seat, attempt)
    if not _is_act(attempt):
        return _strange()
    if seat != t.active:
        return no("RAD-TIME-01", "not-your-turn")
    if question is None:
        return no("RAD-TIME-08", "opponent-decides")
    if t.phase != ACTIONS:
        return no("RAD-TURN-01", "events-first")
    return no("RAD-TIME-02", "answer-first")


def _strange() -> Reason:
    """Nothing that the interface would send."""
    return Reason("", Said("why-not-offered"))


def _is_act(attempt: Option) -> bool:
    return len(attempt) > 0 and attempt[0] in ("play", "announce", "junk", "take_silo", "draw", "use", "end_turn")


def _answers(kind: str, attempt: Option) -> bool:
    """Whether the attempt is meant for a question of this kind."""
    if not attempt:
        return False
    if attempt in (PASS, DONE):
        return True
    if kind in FIXED:
        return attempt in FIXED[kind]
    verb = attempt[0]
    if kind in TARGETS:
        return verb == TARGETS[kind].verb or (kind == "rearrange" and attempt == LEAVE_EMPTY)
    return verb in OTHER_VERBS[kind]


def _why_not_keep(t: Board, question: Question | None, seat: int, attempt: Option) -> Reason | None:
    if question is None:
        return no("RAD-SETUP-04", "camps-chosen")
    if len(attempt) != 4 or attempt[0] != "keep":
        return no("RAD-SETUP-03", "choose-camps")
    offer = [ID[kind] for kind in t.offers[seat]]
    for name in attempt[1:]:
        if name not in offer:
            return no("RAD-SETUP-03", "camp-not-offered")
    if len(set(attempt[1:])) != 3:
        return no("RAD-SETUP-03", "camp-twice")
    return None


# Actions


def why_not_act(t: Board, seat: int, attempt: Option) -> Reason | None:
    """Judge one of the actions."""
    verb = attempt[0] if attempt else ""
    if attempt == END_TURN:
        return None
    if attempt == DRAW:
        return _why_not_pay("RAD-ACT-DRAW-01", t, seat, DRAW_COST)
    if attempt == TAKE_SILO:
        if t.silo_in_hand[seat]:
            return no("RAD-ACT-SILO-02", "silo-in-hand")
        return _why_not_pay("RAD-ACT-SILO-01", t, seat, SILO_COST)
    if verb == "use" and len(attempt) == 5:
        return _why_not_use(t, seat, attempt)
    kind = _kind(attempt)
    if verb == "junk" and len(attempt) == 2:
        if kind == WATER_SILO:
            return None if t.silo_in_hand[seat] else no("RAD-SILO-02", "silo-not-in-hand")
        return None if kind in t.hands[seat] else _not_in_hand("RAD-ACT-JUNK-01")
    if verb == "play" and kind == WATER_SILO:
        return no("RAD-ACT-PLAY-EVENT-08", "silo-only-junk")
    if verb == "announce" and len(attempt) == 2 and kind < PUNK:
        return _why_not_announce(t, seat, kind, 0)
    if verb == "play" and len(attempt) == 2 and PUNK < kind < RAIDERS:
        return _why_not_event(t, seat, kind)
    if verb == "play" and len(attempt) == 4 and kind < PUNK:
        return _why_not_person(t, seat, kind, attempt, 0)
    return _strange()


def _kind(attempt: Option) -> int:
    """The kind of the card that an attempt names second; NOTHING if that is none."""
    name = attempt[1] if len(attempt) > 1 else ""
    return KIND.get(name, NOTHING) if isinstance(name, str) else NOTHING


def _why_not_pay(clause: str, t: Board, seat: int, cost: int) -> Reason | None:
    return too_little_water(clause, cost, t.water[seat]) if cost > t.water[seat] else None


def _not_in_hand(clause: str) -> Reason:
    return no(clause, "not-in-hand")


def _folk(t: Board, seat: int) -> list[int]:
    return [slot for slot in SIDE[seat] if NOTHING < t.card[slot] <= PUNK]


def _folk_in(t: Board, column: int) -> list[int]:
    return [slot for slot in range(column * 3, column * 3 + 3) if NOTHING < t.card[slot] <= PUNK]


def _why_not_person(t: Board, seat: int, kind: int, attempt: Option, extra: int) -> Reason | None:
    """Judge putting a person from hand into a column; `extra` is water that must be left (Parachute Base)."""
    if kind not in t.hands[seat]:
        return _not_in_hand("RAD-ACT-PLAY-PERSON-01")
    column = _column(attempt[2])
    if column == NOTHING or attempt[3] not in SIDES:
        return _strange()
    reason = _why_not_place(t, seat, column, str(attempt[3]))
    if reason is not None:
        return reason
    cost = play_cost(t, seat, kind, column) + extra
    return _why_not_pay("RAD-FAQ-PARACHUTE-BASE-01" if extra else "RAD-ACT-PLAY-PERSON-02", t, seat, cost)


def _column(part: int | str) -> int:
    """The column (0 to 2) that a part of an attempt names; NOTHING if that is none."""
    return part - 1 if isinstance(part, int) and 1 <= part <= 3 else NOTHING


def _why_not_place(t: Board, seat: int, column: int, side: str) -> Reason | None:
    """Whether a person may be put into a column (0 to 2), in front or behind."""
    here = len(_folk_in(t, seat * 3 + column))
    if here >= 2:
        if len(_folk(t, seat)) < 6:
            return no("RAD-ACT-PLAY-PERSON-05", "column-full", {"column": column + 1})
        return no("RAD-ACT-PLAY-PERSON-07", "make-room-first") if t.is_ua else _six()
    if side == "behind" and here == 0 and t.camp_row[seat * 3 + column] != 1:
        return no("RAD-ACT-PLAY-PERSON-04", "nobody-to-stand-behind", {"column": column + 1})
    return None


def _six() -> Reason:
    return no("RAD-ACT-PLAY-PERSON-06", "six-people")


def _why_not_announce(t: Board, seat: int, kind: int, extra: int) -> Reason | None:
    """Judge playing a person by destroying one of your own first."""
    if kind not in t.hands[seat]:
        return _not_in_hand("RAD-ACT-PLAY-PERSON-01")
    if len(_folk(t, seat)) < 6:
        return no("RAD-ACT-PLAY-PERSON-09" if t.is_ua else "RAD-ACT-PLAY-PERSON-01", "columns-have-room")
    if not t.is_ua:
        return _six()
    cheapest = min(play_cost(t, seat, kind, column) for column in range(3)) + extra
    return _why_not_pay("RAD-FAQ-PARACHUTE-BASE-01" if extra else "RAD-ACT-PLAY-PERSON-02", t, seat, cheapest)


def _why_not_event(t: Board, seat: int, kind: int) -> Reason | None:
    if kind not in t.hands[seat]:
        return _not_in_hand("RAD-ACT-PLAY-EVENT-01")
    if COST[kind] > t.water[seat]:
        return too_little_water("RAD-ACT-PLAY-EVENT-01", COST[kind], t.water[seat])
    if not _has_space(t, seat, kind):
        return no("RAD-ACT-PLAY-EVENT-06", "queue-full", {"space": BOMB[kind]})
    return None


def _has_space(t: Board, seat: int, kind: int) -> bool:
    bomb = BOMB[kind]
    if bomb == 0 or (t.events_played == 0 and _works(t, seat, ZETO_KHAN)):
        return True
    return NOTHING in t.queue[seat * 3 + bomb - 1 : seat * 3 + 3]


def _works(t: Board, seat: int, kind: int) -> bool:
    """Whether the trait of a person is active on a seat's side."""
    return any(t.card[slot] == kind and t.harm[slot] != DAMAGED for slot in SIDE[seat])


# Abilities


def _why_not_use(t: Board, seat: int, attempt: Option) -> Reason | None:
    column = _column(attempt[2])
    row, number = attempt[3], attempt[4]
    if column == NOTHING or not isinstance(row, int) or not 0 <= row <= 2 or not isinstance(number, int):
        return _strange()
    slot = seat * 9 + column * 3 + row
    if t.card[slot] == NOTHING or ID[t.card[slot]] != attempt[1]:
        return no("RAD-ACT-ABILITY-01", "no-such-card")
    ability = _ability(t, slot, number)
    if ability is None:
        return _why_no_ability(t, slot, number)
    reason = why_not_ready(t, slot)
    if reason is not None:
        return reason
    if t.only_ability:
        return no("RAD-RULING-78", "only-resonator")
    return why_not_ability(t, seat, slot, ability, "RAD-ACT-ABILITY-02")


def _ability(t: Board, slot: int, number: int) -> Ability | None:
    """The ability of that number that the card on a slot has now."""
    kind = t.card[slot]
    if kind == NOTHING or t.harm[slot] == DESTROYED:
        return None
    if number == ARGO:
        is_granted = kind <= PUNK and kind != ARGO_YESKY and _works(t, slot // 9, ARGO_YESKY)
        return GRANTED[0] if is_granted else None
    for ability in ABILITIES[kind]:
        if ability.number == number:
            return ability
    return None


def _why_no_ability(t: Board, slot: int, number: int) -> Reason:
    kind = t.card[slot]
    if t.harm[slot] == DESTROYED:
        return no("RAD-CARD-CAMP-03", "camp-destroyed", {"card": card_word(ID[kind])})
    if number == ARGO:
        return no("RAD-FAQ-ARGO-01", "no-argo")
    if kind == PUNK:
        return no("RAD-CARD-PUNK-01", "punk-no-ability")
    return no("RAD-CARD-CAMP-01" if kind >= FIRST_CAMP else "RAD-CARD-PERSON-01", "no-ability")


def why_not_ready(t: Board, slot: int) -> Reason | None:
    """Why the card on a slot is not ready."""
    is_camp = t.card[slot] >= FIRST_CAMP
    if t.harm[slot] == DAMAGED and not is_camp:
        return no("RAD-READY-03", "damaged-person")
    if t.ready[slot]:
        return None
    if t.uses[slot]:
        return no("RAD-READY-01" if is_camp else "RAD-ACT-ABILITY-03", "used-this-turn")
    return no("RAD-READY-03", "played-or-restored")


def why_not_ability(t: Board, seat: int, me: int, ability: Ability, clause: str) -> Reason | None:
    """Whether the seat lacks what an ability demands, readiness apart; `me` is the slot of the acting card."""
    reason = _why_not_pay(clause, t, seat, cost_of(t, seat, ability))
    if reason is not None:
        return reason
    demand = DEMANDS[ability.name]
    return None if demand is None else demand(t, seat, me)


def _guard(t: Board, slot: int) -> int:
    """The slot of the nearest card in front in the same column, or NOTHING."""
    for front in range(slot + 1, slot // 3 * 3 + 3):
        if t.card[front] != NOTHING:
            return front
    return NOTHING


def _is_open(t: Board, slot: int) -> bool:
    """Whether an icon may hit the card on a slot: there is one, not destroyed and not protected."""
    if t.card[slot] == NOTHING or t.harm[slot] == DESTROYED:
        return False
    return t.exposed[slot // 9] != 0 or _guard(t, slot) == NOTHING


def _needs_open_enemy(t: Board, seat: int, me: int) -> Reason | None:
    if any(_is_open(t, slot) and t.card[slot] <= PUNK for slot in SIDE[1 - seat]):
        return None
    return no("RAD-RULING-13", "no-open-enemy")


def _needs_open_camp(t: Board, seat: int, me: int) -> Reason | None:
    if any(_is_open(t, slot) and t.card[slot] >= FIRST_CAMP for slot in SIDE[1 - seat]):
        return None
    return no("RAD-RULING-13", "no-open-camp")


def _needs_open_damaged(t: Board, seat: int, me: int) -> Reason | None:
    if any(_is_open(t, slot) and t.harm[slot] == DAMAGED for slot in SIDE[1 - seat]):
        return None
    return no("RAD-RULING-13", "no-open-damaged")


def _needs_damaged_enemy(t: Board, seat: int, me: int) -> Reason | None:
    if any(t.harm[slot] == DAMAGED for slot in _folk(t, 1 - seat)):
        return None
    return no("RAD-RULING-13", "no-damaged-enemy")


def _needs_raid(t: Board, seat: int, me: int) -> Reason | None:
    if t.raiders_home[seat]:
        return None if _has_space(t, seat, RAIDERS) else no("RAD-RULING-13", "raid-no-space")
    queue = t.queue[seat * 3 : seat * 3 + 3]
    if RAIDERS in queue[1:] and queue[queue.index(RAIDERS) - 1] != NOTHING:
        return no("RAD-RULING-13", "raid-blocked")
    if RAIDERS not in queue:
        return no("RAD-RULING-80", "raid-resolving")
    return None


def _needs_restore(t: Board, seat: int, me: int) -> Reason | None:
    hurt = [slot for slot in SIDE[seat] if t.harm[slot] == DAMAGED]
    if not hurt:
        return no("RAD-RULING-13", "nothing-damaged")
    reason: Reason | None = None
    for slot in hurt:
        reason = _why_not_restore(t, slot, me)
        if reason is None:
            return None
    return reason


def _needs_room_for_punk(t: Board, seat: int, me: int) -> Reason | None:
    return _six() if not t.is_ua and len(_folk(t, seat)) == 6 else None


def _needs_opposing_event(t: Board, seat: int, me: int) -> Reason | None:
    first = 3 * (1 - seat)
    return no("RAD-RULING-13", "no-opposing-event") if t.queue[first : first + 3] == [NOTHING] * 3 else None


def _needs_event(t: Board, seat: int, me: int) -> Reason | None:
    return no("RAD-RULING-13", "no-event") if t.queue == [NOTHING] * 6 else None


def _needs_punk(t: Board, seat: int, me: int) -> Reason | None:
    return None if any(t.card[slot] == PUNK for slot in SIDE[seat]) else no("RAD-RULING-13", "no-punk")


def _needs_punk_now(t: Board, seat: int, me: int) -> Reason | None:
    return None if any(t.card[slot] == PUNK for slot in SIDE[seat]) else no("RAD-RULING-63", "no-punk")


def _needs_few_people(t: Board, seat: int, me: int) -> Reason | None:
    count = len(_folk(t, seat))
    return no("RAD-FAQ-ARCADE-01", "too-many-people", {"count": count}) if count > 1 else None


def _needs_damaged_person(t: Board, seat: int, me: int) -> Reason | None:
    if any(t.harm[slot] == DAMAGED for slot in _folk(t, seat)):
        return None
    return no("RAD-RULING-13", "no-damaged-person")


def _needs_person(clause: str, t: Board, seat: int) -> Reason | None:
    return None if _folk(t, seat) else no(clause, "no-person")


def _blood_bank(t: Board, seat: int, me: int) -> Reason | None:
    return _needs_person("RAD-FAQ-BLOOD-BANK-01", t, seat)


def _catapult(t: Board, seat: int, me: int) -> Reason | None:
    return _needs_person("RAD-FAQ-CATAPULT-01", t, seat)


def _labor_camp(t: Board, seat: int, me: int) -> Reason | None:
    return _needs_person("RAD-FAQ-LABOR-CAMP-01", t, seat)


def _mulcher(t: Board, seat: int, me: int) -> Reason | None:
    return _needs_person("RAD-FAQ-MULCHER-01", t, seat)


def _the_octagon(t: Board, seat: int, me: int) -> Reason | None:
    return _needs_person("RAD-RULING-47", t, seat)


def _undamaged(t: Board, seat: int, me: int) -> Reason | None:
    return no("RAD-RULING-13", "only-undamaged") if t.harm[me] == DAMAGED else None


def _construction_yard(t: Board, seat: int, me: int) -> Reason | None:
    reason = _undamaged(t, seat, me)
    if reason is None and not any(t.harm[slot] == DESTROYED for slot in SIDE[seat]):
        reason = no("RAD-RULING-42", "no-destroyed-camp")
    return reason


def _needs_two_put_in_play(t: Board, seat: int, me: int) -> Reason | None:
    count = t.put_in_play[seat]
    return no("RAD-RULING-62", "too-few-put-in-play", {"count": count}) if count < 2 else None


def _transplant_lab(t: Board, seat: int, me: int) -> Reason | None:
    reason = _needs_two_put_in_play(t, seat, me)
    return _needs_restore(t, seat, me) if reason is None else reason


def _scavenger_camp(t: Board, seat: int, me: int) -> Reason | None:
    if not t.raiders_resolved[seat]:
        return no("RAD-RULING-13", "raiders-not-resolved")
    return _needs_restore(t, seat, me)


def _watchtower(t: Board, seat: int, me: int) -> Reason | None:
    return no("RAD-RULING-61", "no-event-resolved") if not t.events_resolved else None


def _warehouse(t: Board, seat: int, me: int) -> Reason | None:
    return no("RAD-RULING-49", "nothing-to-discard") if not t.hands[seat] else None


def _mimic(t: Board, seat: int, me: int) -> Reason | None:
    for slot in range(18):
        if NOTHING < t.card[slot] <= PUNK:
            for number in _numbers(t, slot):
                if _why_not_copy(t, seat, me, slot, number) is None:
                    return None
    return no("RAD-RULING-31", "nothing-to-copy")


def _adrenaline_lab(t: Board, seat: int, me: int) -> Reason | None:
    for slot in _folk(t, seat):
        for number in _numbers(t, slot):
            if _why_not_rouse(t, seat, slot, number) is None:
                return None
    return no("RAD-RULING-29", "nobody-to-rouse")


def _parachute_base(t: Board, seat: int, me: int) -> Reason | None:
    for kind in t.hands[seat]:
        if kind < PUNK:
            if _why_not_announce_drop(t, seat, kind) is None:
                return None
            for column in (1, 2, 3):
                if _why_not_drop(t, seat, kind, ("drop", ID[kind], column, "front")) is None:
                    return None
    return no("RAD-RULING-30", "nobody-to-drop")


def _cache_v2(t: Board, seat: int, me: int) -> Reason | None:
    reason = _needs_room_for_punk(t, seat, me)
    return _needs_raid(t, seat, me) if reason is not None else None


def _construction_yard_v2(t: Board, seat: int, me: int) -> Reason | None:
    if any(_can_shift(t, slot) for slot in (*_folk(t, 0), *_folk(t, 1))):
        return None
    return no("RAD-RULING-79", "nobody-to-shift")


def _mercenary_camp_v2(t: Board, seat: int, me: int) -> Reason | None:
    count = len(_folk(t, seat))
    return no("RAD-RULING-13", "too-few-people", {"count": count}) if count < 4 else None


def _resonator_v2(t: Board, seat: int, me: int) -> Reason | None:
    return no("RAD-RULING-78", "other-ability-used") if t.uses_this_turn else None


def _scavenger_camp_v2(t: Board, seat: int, me: int) -> Reason | None:
    return no("RAD-RULING-13", "nothing-to-discard") if not t.hands[seat] else None


def _training_camp_v2(t: Board, seat: int, me: int) -> Reason | None:
    return no("RAD-RULING-13", "column-not-full") if len(_folk_in(t, me // 3)) < 2 else None


def _warehouse_v2(t: Board, seat: int, me: int) -> Reason | None:
    reason = _needs_open_camp(t, seat, me)
    return _needs_restore(t, seat, me) if reason is None else reason


DEMANDS: Final[dict[str, Requirement | None]] = {
    "damage": None,
    "injure": _needs_open_enemy,
    "raid": _needs_raid,
    "restore": _needs_restore,
    "punk": _needs_room_for_punk,
    "water": None,
    "argo": None,
    "assassin": _needs_open_enemy,
    "cult_leader": None,
    "doomsayer": _needs_opposing_event,
    "exterminator": _needs_damaged_enemy,
    "gunner": _needs_open_enemy,
    "looter": None,
    "magnus_karv": None,
    "mimic": _mimic,
    "molgur_stang": None,
    "mutant": None,
    "pyromaniac": _needs_open_camp,
    "rabble_rouser": _needs_punk_now,
    "rescue_team": None,
    "scientist": None,
    "sniper": None,
    "vanguard": None,
    "zeto_khan": None,
    "adrenaline_lab": _adrenaline_lab,
    "arcade": _needs_few_people,
    "atomic_garden": _needs_damaged_person,
    "blood_bank": _blood_bank,
    "bonfire": None,
    "cache": None,
    "cannon": None,
    "catapult": _catapult,
    "command_post": None,
    "construction_yard": _construction_yard,
    "juggernaut": None,
    "labor_camp": _labor_camp,
    "mercenary_camp": None,
    "mulcher": _mulcher,
    "nest_of_spies": _needs_two_put_in_play,
    "omen_clock": _needs_event,
    "parachute_base": _parachute_base,
    "pillbox": None,
    "reactor": None,
    "resonator": _needs_open_damaged,
    "scavenger_camp": _scavenger_camp,
    "scud_launcher": None,
    "supply_depot": None,
    "the_octagon": _the_octagon,
    "training_camp": _needs_punk,
    "transplant_lab": _transplant_lab,
    "warehouse": _warehouse,
    "watchtower": _watchtower,
    "cache_v2": _cache_v2,
    "cannon_v2": _undamaged,
    "construction_yard_v2": _construction_yard_v2,
    "mercenary_camp_v2": _mercenary_camp_v2,
    "resonator_v2": _resonator_v2,
    "scavenger_camp_v2": _scavenger_camp_v2,
    "training_camp_v2": _training_camp_v2,
    "warehouse_v2": _warehouse_v2,
}
"""What an ability demands besides readiness and water, by the name of what it does; None: nothing."""


# Answers to other questions


class Target:
    """What a question about a card on the table asks for."""

    __slots__ = ("is_guarded", "verb", "what", "what_clause", "whose", "whose_clause")

    def __init__(
        self, verb: str, whose: int, what: int, is_guarded: bool, whose_clause: str, what_clause: str = ""
    ) -> None:
        self.verb: str = verb
        self.whose: int = whose
        self.what: int = what
        self.is_guarded: bool = is_guarded
        self.whose_clause: str = whose_clause
        self.what_clause: str = what_clause or whose_clause


TARGETS: Final[dict[str, Target]] = {
    "damage": Target("damage", FOE, ANYTHING, True, "RAD-PROT-07"),
    "damage_any": Target("damage", FOE, ANYTHING, False, "RAD-PROT-08"),
    "damage_camp": Target("damage", FOE, CAMPS, True, "RAD-PROT-07", "RAD-RULING-15"),
    "damage_any_camp": Target("damage", FOE, CAMPS, False, "RAD-PROT-08", "RAD-RULING-15"),
    "injure": Target("injure", FOE, PEOPLE, True, "RAD-PROT-07", "RAD-EFF-INJURE-01"),
    "destroy_enemy": Target("destroy", FOE, PEOPLE, True, "RAD-PROT-07", "RAD-PROT-06"),
    "destroy_any_enemy": Target("destroy", FOE, PEOPLE, False, "RAD-PROT-07", "RAD-PROT-06"),
    "destroy_damaged": Target("destroy", FOE, ANYTHING, True, "RAD-PROT-07"),
    "destroy_camp": Target("destroy", FOE, CAMPS, False, "RAD-PROT-08", "RAD-FAQ-MOLGUR-01"),
    "destroy_own": Target("destroy", OWN, PEOPLE, False, "RAD-RULING-15"),
    "raided": Target("damage", OWN, CAMPS, False, "RAD-RAID-06"),
    "lose_camp": Target("destroy", OWN, CAMPS, False, "RAD-RULING-67"),
    "lose_card": Target("destroy", OWN, ANYTHING, False, "RAD-RULING-45"),
    "suffer": Target("damage", OWN, ANYTHING, False, "RAD-RULING-46"),
    "spare": Target("spare", OWN, PEOPLE, False, "RAD-RULING-56"),
    "flip": Target("flip", OWN, PEOPLE, False, "RAD-RULING-44"),
    "turn_back": Target("turn_back", OWN, CAMPS, False, "RAD-RULING-42"),
    "shift": Target("shift", BOTH, PEOPLE, False, "RAD-RULING-79"),
    "return_own": Target("return", OWN, PEOPLE, False, "RAD-FAQ-RESCUE-TEAM-01"),
    "make_room": Target("make_room", OWN, PEOPLE, False, "RAD-ACT-PLAY-PERSON-07"),
    "make_room_for_punk": Target("make_room", OWN, PEOPLE, False, "RAD-ACT-PLAY-PERSON-07"),
    "restore": Target("restore", OWN, ANYTHING, False, "RAD-EFF-RESTORE-07"),
    "restore_any": Target("restore", OWN, ANYTHING, False, "RAD-EFF-RESTORE-07"),
    "restore_person": Target("restore", OWN, PEOPLE, False, "RAD-EFF-RESTORE-07", "RAD-RULING-15"),
    "rearrange": Target("stand", OWN, PEOPLE, False, "RAD-RULING-57"),
}

FIXED: Final[dict[str, list[Option]]] = {
    "cache": [("draw",), ("restore",), ("punk",)],
    "mutant": [("damage",), ("restore",), ("both",)],
    "scavenge": [("punk",), ("water",)],
    "mercenaries": [("discard_two",), ("lose_card",)],
    "move_back": [("move_back",), PASS],
}
"""Questions whose answers are always all possible."""

ABILITY_VERBS: Final = ("copy", "rouse", "choose_ability")

OTHER_VERBS: Final[dict[str, tuple[str, ...]]] = {
    "damage_column": ("column",),
    "destroy_column": ("column",),
    "advance": ("advance",),
    "gain_punk": ("punk",),
    "place": ("place",),
    "shift_to": ("place",),
    "discard": ("discard",),
    "discard_more": ("discard",),
    "use_junk": ("use_junk",),
    "copy": ("copy",),
    "rouse": ("rouse",),
    "choose_ability": ("choose_ability",),
    "drop": ("drop", "announce"),
}

MAY_PASS: Final = ("restore", "restore_person", "gain_punk", "make_room_for_punk", "use_junk", "move_back")
MAY_END: Final = ("restore_any", "discard_more")


def why_not_answer(t: Board, question: Question, seat: int, attempt: Option) -> Reason | None:
    """Judge an answer to a question that is not about the next action."""
    kind = question.kind
    if attempt == PASS:
        return None if kind in MAY_PASS else no("RAD-RULING-15", "must-choose")
    if attempt == DONE:
        return None if kind in MAY_END else no("RAD-RULING-15", "must-choose")
    if kind in FIXED:
        return None
    if kind == "rearrange" and attempt == LEAVE_EMPTY:
        return _why_not_leave_empty(t, question.note)
    if kind in TARGETS:
        slot = _slot(attempt, 4)
        return _strange() if slot == NOTHING else _why_not_target(t, question, seat, slot)
    if kind in ABILITY_VERBS:
        return _why_not_choose_ability(t, question, seat, attempt)
    if kind in ("damage_column", "destroy_column"):
        return _why_not_column(t, kind, seat, attempt)
    if kind == "advance":
        return _why_not_advance(t, attempt)
    if kind in ("gain_punk", "place", "shift_to"):
        return _why_not_stand(t, question, seat, attempt)
    card = _kind(attempt)
    if kind == "drop":
        if card >= PUNK or card == NOTHING:
            return _strange()
        if attempt[0] == "announce":
            return _why_not_announce_drop(t, seat, card) if len(attempt) == 2 else _strange()
        return _why_not_drop(t, seat, card, attempt) if len(attempt) == 4 else _strange()
    if len(attempt) != 2 or card == NOTHING:
        return _strange()
    if kind == "use_junk":
        return None if card in are_several(question.note) else no("RAD-RULING-39", "not-discarded-now")
    return _why_not_discard(t, question, seat, card)


def _slot(attempt: Option, length: int) -> int:
    """The slot that an attempt (verb, seat, column, row, …) names; NOTHING if it names none."""
    if len(attempt) != length:
        return NOTHING
    owner, row = attempt[1], attempt[3]
    column = _column(attempt[2])
    if column == NOTHING or not isinstance(owner, int) or not isinstance(row, int):
        return NOTHING
    return owner * 9 + column * 3 + row if 0 <= owner <= 1 and 0 <= row <= 2 else NOTHING


def _why_not_target(t: Board, question: Question, seat: int, slot: int) -> Reason | None:
    kind = question.kind
    target = TARGETS[kind]
    card = t.card[slot]
    if card == NOTHING:
        return no("RAD-RULING-15", "empty-place")
    if target.whose == FOE and slot // 9 == seat:
        return no(target.whose_clause, "own-card")
    if target.whose == OWN and slot // 9 != seat:
        return no(target.whose_clause, "not-your-card")
    if target.what == PEOPLE and card >= FIRST_CAMP:
        return no(target.what_clause, "only-people")
    if target.what == CAMPS and card <= PUNK:
        return no(target.what_clause, "only-camps")
    if kind == "turn_back":
        return None if t.harm[slot] == DESTROYED else no("RAD-RULING-42", "not-destroyed")
    if target.verb == "restore":
        return _why_not_restore(t, slot, question.note if kind == "restore" else NOTHING)
    if t.harm[slot] == DESTROYED:
        return no("RAD-CARD-CAMP-03", "camp-destroyed", {"card": card_word(ID[card])})
    if target.is_guarded and not t.exposed[slot // 9]:
        guard = _guard(t, slot)
        if guard != NOTHING:
            return no("RAD-PROT-04", "protected", {"card": card_word(ID[t.card[guard]])})
    if kind == "destroy_damaged" and t.harm[slot] != DAMAGED:
        return no("RAD-RULING-15", "not-damaged")
    if kind == "flip" and card != PUNK:
        return no("RAD-RULING-44", "not-a-punk")
    if kind == "shift" and not _can_shift(t, slot):
        return no("RAD-RULING-79", "nowhere-to-go")
    if kind == "make_room":
        cost = play_cost(t, seat, t.announced, slot % 9 // 3) + question.note
        return _why_not_pay("RAD-RULING-07", t, seat, cost)
    if kind == "rearrange" and not question.note >> 5 & 1 << slot:
        return no("RAD-RULING-57", "already-placed")
    return None


def _why_not_restore(t: Board, slot: int, source: int) -> Reason | None:
    """Judge restoring an own card; `source` is the slot of the card that does it."""
    if t.harm[slot] == DESTROYED:
        return no("RAD-EFF-RESTORE-06", "destroyed-not-restored")
    if t.harm[slot] != DAMAGED:
        return no("RAD-EFF-RESTORE-01", "undamaged")
    if t.card[slot] == BONFIRE:
        return no("RAD-RULING-51", "bonfire")
    if t.is_ua and slot == source:
        return no("RAD-EFF-RESTORE-04", "restore-itself")
    return None


def _why_not_leave_empty(t: Board, note: int) -> Reason | None:
    """High Ground: a place may stay empty only if the places behind are enough for all who wait."""
    place = note & 31
    waiting = bin(note >> 5).count("1")
    column = place // 3
    row = t.camp_row[column]
    places = (2 - column % 3) * 2
    if row == 1 and place == column * 3 + BACK[row]:
        places += 1
    if waiting > places:
        return no("RAD-RULING-57", "too-few-places", {"count": waiting})
    return None


def _why_not_column(t: Board, kind: str, seat: int, attempt: Option) -> Reason | None:
    column = _column(attempt[1]) if len(attempt) == 2 else NOTHING
    if column == NOTHING:
        return _strange()
    theirs = 3 * (1 - seat) + column
    if kind == "destroy_column":
        return None if _folk_in(t, theirs) else no("RAD-RULING-55", "no-enemy-in-column", {"column": column + 1})
    slots = range(theirs * 3, theirs * 3 + 3)
    if any(t.card[slot] != NOTHING and t.harm[slot] != DESTROYED for slot in slots):
        return None
    return no("RAD-RULING-54", "no-card-in-column", {"column": column + 1})


def _why_not_advance(t: Board, attempt: Option) -> Reason | None:
    if len(attempt) != 3:
        return _strange()
    owner, space = attempt[1], attempt[2]
    if not isinstance(owner, int) or not isinstance(space, int) or not 0 <= owner <= 1 or not 1 <= space <= 3:
        return _strange()
    place = owner * 3 + space - 1
    if t.queue[place] == NOTHING:
        return no("RAD-RULING-15", "no-event-there")
    if space > 1 and t.queue[place - 1] != NOTHING:
        return no("RAD-FAQ-OMEN-CLOCK-01", "event-in-front", {"card": card_word(ID[t.queue[place - 1]])})
    return None


def _why_not_stand(t: Board, question: Question, seat: int, attempt: Option) -> Reason | None:
    """Judge a place for a punk, for a person for whom room was made, or for one that is moved."""
    column = _column(attempt[1]) if len(attempt) == 3 else NOTHING
    if column == NOTHING or attempt[2] not in SIDES:
        return _strange()
    side = str(attempt[2])
    if question.kind == "shift_to":
        return _why_not_shift(t, question.note, column, side)
    return _why_not_place(t, seat, column, side)


def _why_not_shift(t: Board, slot: int, column: int, side: str) -> Reason | None:
    """Judge moving the person on a slot into a column (0 to 2) of its owner."""
    owner = slot // 9
    if owner * 3 + column != slot // 3:
        here = len(_folk_in(t, owner * 3 + column))
        if here >= 2:
            return no("RAD-ACT-PLAY-PERSON-05", "column-full", {"column": column + 1})
        if here == 0 and side == "behind" and t.camp_row[owner * 3 + column] != 1:
            return no("RAD-ACT-PLAY-PERSON-04", "nobody-to-stand-behind", {"column": column + 1})
        return None
    row = t.camp_row[slot // 3]
    if row != 1 and len(_folk_in(t, slot // 3)) == 1:
        return no("RAD-RULING-79", "stands-alone")
    is_front = slot % 3 == FRONT[row]
    return no("RAD-RULING-79", "stands-there") if is_front == (side == "front") else None


def _can_shift(t: Board, slot: int) -> bool:
    return any(_why_not_shift(t, slot, column, side) is None for column in range(3) for side in SIDES)


def _why_not_discard(t: Board, question: Question, seat: int, card: int) -> Reason | None:
    if card == WATER_SILO:
        return no("RAD-SILO-04", "silo-not-discarded")
    hand = t.hands[seat]
    if card not in hand:
        return _not_in_hand("RAD-RULING-53")
    if question.note and card not in hand[len(hand) - question.note :]:
        return no("RAD-RULING-53", "not-just-drawn")
    return None


def _why_not_choose_ability(t: Board, question: Question, seat: int, attempt: Option) -> Reason | None:
    slot = _slot(attempt, 5)
    number = attempt[4] if slot != NOTHING else ""
    if slot == NOTHING or not isinstance(number, int):
        return _strange()
    if not NOTHING < t.card[slot] <= PUNK:
        return no("RAD-RULING-15", "only-people")
    if question.kind == "copy":
        return _why_not_copy(t, seat, question.note, slot, number)
    if question.kind == "rouse":
        return _why_not_rouse(t, seat, slot, number)
    if slot != question.note:
        return no("RAD-RULING-30", "other-person")
    ability = _ability(t, slot, number)
    if ability is None:
        return _why_no_ability(t, slot, number)
    return why_not_ability(t, seat, slot, ability, "RAD-FAQ-PARACHUTE-BASE-01")


def _why_not_copy(t: Board, seat: int, me: int, slot: int, number: int) -> Reason | None:
    """Judge copying an ability of the person on a slot with the Mimic on `me` (NOTHING: still in hand)."""
    if slot == me:
        return no("RAD-RULING-31", "copies-itself")
    if slot // 9 == seat:
        reason = why_not_ready(t, slot)
        if reason is not None:
            return reason
    elif t.harm[slot] == DAMAGED:
        return no("RAD-RULING-31", "copy-damaged")
    ability = _ability(t, slot, number)
    if ability is None:
        return _why_no_ability(t, slot, number)
    if ability.name == "mimic":
        return no("RAD-RULING-31", "copies-copying")
    return why_not_ability(t, seat, me, ability, "RAD-FAQ-MIMIC-01")


def _why_not_rouse(t: Board, seat: int, slot: int, number: int) -> Reason | None:
    """Judge using an ability of the person on a slot by the Adrenaline Lab."""
    if slot // 9 != seat:
        return no("RAD-RULING-29", "not-your-card")
    if t.harm[slot] != DAMAGED:
        return no("RAD-RULING-29", "not-damaged")
    ability = _ability(t, slot, number)
    if ability is None:
        return _why_no_ability(t, slot, number)
    return why_not_ability(t, seat, slot, ability, "RAD-FAQ-ADRENALINE-LAB-02")


def _least_ability_cost(t: Board, seat: int, kind: int) -> int:
    """The least water for an ability of a person that is still in hand; NOTHING for a Mimic with nobody to copy."""
    costs: list[int] = []
    if kind != MIMIC:
        costs = [cost_of(t, seat, ability) for ability in ABILITIES[kind]]
    else:
        for slot in range(18):
            if NOTHING < t.card[slot] <= PUNK:
                for number in _numbers(t, slot):
                    ability = _ability(t, slot, number)
                    if ability is not None and _could_copy(t, seat, slot, ability):
                        costs.append(cost_of(t, seat, ability))
    if _works(t, seat, ARGO_YESKY):
        costs.append(GRANTED[0].cost)
    return min(costs, default=NOTHING)


def _could_copy(t: Board, seat: int, slot: int, ability: Ability) -> bool:
    """Whether a Mimic from hand could copy this ability, water apart."""
    if ability.name == "mimic":
        return False
    if slot // 9 == seat:
        if why_not_ready(t, slot) is not None:
            return False
    elif t.harm[slot] == DAMAGED:
        return False
    demand = DEMANDS[ability.name]
    return demand is None or demand(t, seat, NOTHING) is None


def _why_not_drop(t: Board, seat: int, kind: int, attempt: Option) -> Reason | None:
    extra = _least_ability_cost(t, seat, kind)
    if extra == NOTHING:
        return no("RAD-RULING-30", "nothing-to-copy")
    return _why_not_person(t, seat, kind, attempt, extra)


def _why_not_announce_drop(t: Board, seat: int, kind: int) -> Reason | None:
    extra = _least_ability_cost(t, seat, kind)
    if extra == NOTHING:
        return no("RAD-RULING-30", "nothing-to-copy")
    return _why_not_announce(t, seat, kind, extra)
