"""What is said to people about a match: questions, options, events and results, as messages of `words/`."""

from typing import Final

from stolik.games.radlands import events as happened
from stolik.games.radlands.catalogue import COST, FIRST_CAMP, ID, JUNK, KIND, NOTHING
from stolik.games.radlands.options import ARGO, BACK, COLUMN_AT, FRONT, column_of, owner_of, row_of, slot_of
from stolik.games.radlands.rules.abilities import Ability, ability_number, cost_of
from stolik.games.radlands.rules.actions import DRAW_COST
from stolik.games.radlands.rules.columns import ways_into
from stolik.games.radlands.rules.effect_icons import play_cost
from stolik.games.radlands.rules.water_silo import SILO_COST
from stolik.games.radlands.state import DAMAGED, DESTROYED, Board
from stolik.kernel.event import Ended, Event
from stolik.kernel.game import Said
from stolik.kernel.question import Option, Question, number
from stolik.kernel.state import Result

Words = dict[str, int | str]

ABILITY_VERBS: Final = ("copy", "rouse", "choose_ability")
PLACED: Final = ("place", "punk")


def card_word(name: str) -> str:
    """The name of a card, for the arguments of a message."""
    return f"@card-{dashed(name)}"


def seat_word(seat: int) -> str:
    """The name of a seat, for the arguments of a message."""
    return f"@seat-{seat}"


def dashed(name: str) -> str:
    """An id as the words files spell it."""
    return name.replace("_", "-")


# Questions


def say_question(question: Question) -> Said:
    """The question as one sentence, with the card that asks it."""
    ask = f"ask-{dashed(question.kind)}"
    args: Words = {}
    if question.kind == "rearrange":
        place = question.note
        args["column"] = column_of(place) + 1
        args["row"] = row_of(place)
        if question.about[0]:
            ask = "ask-rearrange-front"
    elif question.kind == "discard" and question.note:
        ask = "ask-discard-drawn"
    if question.kind in ("act", "choose_camps"):
        return Said(ask, args)
    args["ask"] = f"@{ask}"
    if question.source in ("", "junk"):
        return Said("ask-from-junk", args)
    args["source"] = card_word(question.source)
    return Said("ask-from", args)


# Options


def say_option(t: Board, question: Question, option: Option) -> Said:
    """An option as a button would show it to the seat that is asked."""
    verb = str(option[0])
    if len(option) == 1:
        return _say_plain(question, verb)
    seat = question.seat
    if verb in ("play", "drop") and len(option) == 4:
        return _say_play(t, seat, KIND[str(option[1])], number(option[2]), str(option[3]))
    if verb == "use":
        slot = seat * 9 + number(option[2]) * 3 - 3 + number(option[3])
        return _say_ability(t, seat, slot, ability_number(t, slot, number(option[4])))
    if verb in ABILITY_VERBS:
        slot = slot_of(option)
        return _say_ability(t, seat, slot, ability_number(t, slot, number(option[4])))
    if verb in PLACED:
        owner = owner_of(question.note) if question.kind == "shift_to" else seat
        return _say_place(t, owner, number(option[1]), str(option[2]))
    if verb == "column":
        return Said("option-column", {"column": number(option[1])})
    if verb == "advance":
        owner, space = number(option[1]), number(option[2])
        card = card_word(ID[t.queue[owner * 3 + space - 1]])
        return Said("option-advance", {"card": card, "seat": seat_word(owner), "space": space})
    if verb == "keep":
        cards = [card_word(str(name)) for name in option[1:]]
        return Said("option-keep", {"first": cards[0], "second": cards[1], "third": cards[2]})
    if isinstance(option[1], str):
        return _say_card(verb, option[1])
    return Said(*_standing(t, slot_of(option)))


def _say_plain(question: Question, verb: str) -> Said:
    if verb == "draw" and question.kind == "act":
        return Said("option-draw-action", {"cost": DRAW_COST})
    if verb == "take_silo":
        return Said("option-take-silo", {"cost": SILO_COST})
    return Said(f"option-{dashed(verb)}")


def _say_card(verb: str, name: str) -> Said:
    """An option that names a card in hand or on the discard pile."""
    args: Words = {"card": card_word(name)}
    if verb == "play":
        args["cost"] = COST[KIND[name]]
        return Said("option-play-event", args)
    if verb in ("junk", "use_junk"):
        args["effect"] = f"@junk-{JUNK[KIND[name]] or 'water'}"
    return Said(f"option-{dashed(verb)}", args)


def _say_play(t: Board, seat: int, kind: int, column: int, side: str) -> Said:
    args: Words = {"card": card_word(ID[kind]), "column": column, "cost": play_cost(t, seat, kind, column - 1)}
    if ways_into(t, seat * 3 + column - 1) < 2:
        return Said("option-play-alone", args)
    args["side"] = f"@side-{side}"
    return Said("option-play", args)


def _say_place(t: Board, seat: int, column: int, side: str) -> Said:
    if ways_into(t, seat * 3 + column - 1) == 1:
        return Said("option-place-alone", {"column": column})
    return Said("option-place", {"column": column, "side": f"@side-{side}"})


def _say_ability(t: Board, seat: int, slot: int, ability: Ability) -> Said:
    args = _at(t, slot)
    args["cost"] = cost_of(t, seat, ability)
    args["does"] = f"@does-{dashed(ability.name)}"
    if owner_of(slot) != seat:
        return Said("option-ability-theirs", args)
    return Said("option-ability-camp" if t.card[slot] >= FIRST_CAMP else "option-ability", args)


def _at(t: Board, slot: int) -> Words:
    """The card on a slot, as everybody sees it, and where that is."""
    kind = t.card[slot]
    row = t.camp_row[COLUMN_AT[slot]]
    if kind >= FIRST_CAMP:
        place = "camp"
    elif row_of(slot) == BACK[row] and (row == 1 or t.card[COLUMN_AT[slot] * 3 + FRONT[row]] != NOTHING):
        place = "behind"
    elif row_of(slot) == FRONT[row]:
        place = "front"
    else:
        place = "alone"
    return {
        "card": card_word(ID[kind]) if kind != NOTHING else "@nothing",
        "seat": seat_word(owner_of(slot)),
        "column": column_of(slot) + 1,
        "place": f"@place-{place}",
    }


def _standing(t: Board, slot: int) -> tuple[str, Words]:
    harm = t.harm[slot]
    if harm == DAMAGED:
        return "option-at-damaged", _at(t, slot)
    return "option-at-destroyed" if harm == DESTROYED else "option-at", _at(t, slot)


# Events and results

ORDER: Final = ("first", "second", "third", "fourth", "fifth", "sixth")


def say_event(event: Event) -> Said:
    """An event as a sentence; what its reader may not know is not in it."""
    message = f"event-{dashed(event.kind)}"
    if isinstance(event, Ended):
        return _say_end(event.places, event.reason)
    if isinstance(event, happened.OnSlot):
        return _say_on_slot(message, event)
    if isinstance(event, happened.DealtCamps):
        if event.cards is None:
            return Said(message, _by(event.seat))
        return Said("event-dealt-camps-shown", _cards(event.seat, event.cards))
    if isinstance(event, happened.LaidCamps):
        return Said(message, _cards(event.seat, event.cards))
    if isinstance(event, happened.Drew):
        if event.card is None:
            return Said(message, _by(event.seat))
        return Said("event-drew-card", _by(event.seat, event.card))
    if isinstance(event, happened.TurnBegan):
        return Said(message, {"seat": seat_word(event.seat), "turn": event.turn})
    if isinstance(event, happened.Replenished):
        return Said(message, {"seat": seat_word(event.seat), "water": event.water})
    if isinstance(event, happened.PlayedEvent):
        args = _by(event.seat, event.card)
        args["cost"] = event.cost
        return Said(message, args)
    if isinstance(event, happened.Queued | happened.Advanced | happened.MovedBack):
        args = _by(event.seat, event.card)
        args["space"] = event.space
        return Said(message, args)
    if isinstance(
        event,
        happened.Announced | happened.Junked | happened.Discarded | happened.DiscardedFromDeck | happened.Resolved,
    ):
        return Said(message, _by(event.seat, event.card))
    if isinstance(event, happened.Reshuffled):
        return Said(message, {"cards": event.cards})
    if isinstance(event, happened.JuggernautMoved):
        args = {"seat": seat_word(event.seat), "column": event.column, "row": event.row}
        return Said(message if event.row else "event-juggernaut-returned", args)
    if isinstance(event, happened.Shifted):
        return Said(message, {"seat": seat_word(event.owner), "column": event.column})
    assert isinstance(
        event,
        happened.Starts | happened.TurnEnded | happened.TookSilo | happened.GainedWater | happened.Rearranged,
    )
    return Said(message, _by(event.seat))


def _say_on_slot(message: str, event: happened.OnSlot) -> Said:
    args = _by(event.owner, event.card)
    args["column"] = event.column
    args["row"] = event.row
    if isinstance(event, happened.Played):
        args["cost"] = event.cost
    elif isinstance(event, happened.Used):
        args["does"] = f"@does-{dashed(event.does)}"
        if event.ability == ARGO:
            message = "event-used-granted"
    elif isinstance(event, happened.Returned) and event.face is not None:
        args["face"] = card_word(event.face)
        message = "event-returned-face"
    return Said(message, args)


def _by(seat: int, card: str = "") -> Words:
    return {"seat": seat_word(seat), "card": card_word(card)} if card else {"seat": seat_word(seat)}


def _cards(seat: int, cards: tuple[str, ...]) -> Words:
    args = _by(seat)
    for name, card in zip(ORDER, cards, strict=False):
        args[name] = card_word(card)
    return args


def say_result(result: Result) -> Said:
    """Who won, and why."""
    return _say_end(result.places, result.reason)


def _say_end(places: tuple[int, ...], reason: str) -> Said:
    if places.count(1) != 1:
        return Said(f"over-{dashed(reason)}")
    winner = places.index(1)
    message = "over-gave-up" if reason == "conceded" else f"over-{dashed(reason)}"
    return Said(message, {"winner": seat_word(winner), "loser": seat_word(1 - winner)})
