"""Choices at which nothing else could be tried: what they are made from, as the rules make them."""

from typing import Final

from stolik.games.waste_knights.catalogue import KNIGHT
from stolik.games.waste_knights.options import (
    ACCEPT,
    AGREE,
    CHOOSE_VEHICLE,
    DISCARD,
    DONE,
    GAIN,
    LOSE,
    PAY,
    REFUSE,
)
from stolik.games.waste_knights.rules.city import mendings, treatments
from stolik.games.waste_knights.rules.effects import gear_to_pay
from stolik.games.waste_knights.rules.equipment import (
    cards_in,
    cards_of,
    drawn_cards,
    equippings,
    hand_limit,
    hands_needed,
    repairs,
    stowings,
)
from stolik.games.waste_knights.rules.experience import open_advances
from stolik.games.waste_knights.rules.movement import tokens_to_return
from stolik.games.waste_knights.rules.rolls import dice_to_lose, dice_to_reroll
from stolik.games.waste_knights.rules.setup import other_armour, other_weapons
from stolik.games.waste_knights.rules.wounds import healings, preventions
from stolik.games.waste_knights.state import Board
from stolik.games.waste_knights.story.run import opponents
from stolik.games.waste_knights.why.reasons import Tries
from stolik.kernel.question import PASS, Option, Subject
from stolik.kernel.state import Fixed


def _discards(faces: Fixed) -> list[Option]:
    return [DISCARD[face] for face in faces]


def _shifts(t: Board, me: int) -> list[Option]:
    if hands_needed(t.hands[me]) > hand_limit(t, me):
        return stowings(t, me)
    return equippings(t, me)


def _healings(t: Board, subject: Subject) -> list[Option]:
    patient = t.knight.index(KNIGHT[subject.source])
    return healings(t, patient, subject.note, subject.about[1] == 1)


def _owned(t: Board, me: int, options: list[Option]) -> list[Option]:
    return [options[one] for one in range(3) if t.res[3 * me + one]]


LISTED: Final[dict[str, Tries]] = {
    "advance": lambda t, subject, me: [*open_advances(t, me), PASS],
    "arrange": lambda t, subject, me: [*_discards(cards_of(t, me)), DONE],
    "consent": lambda t, subject, me: [AGREE, REFUSE],
    "discard_drawn": lambda t, subject, me: drawn_cards(t),
    "foe_offer": lambda t, subject, me: [ACCEPT, PASS],
    "gain_resource": lambda t, subject, me: GAIN,
    "heal": lambda t, subject, me: _healings(t, subject),
    "lose_die": lambda t, subject, me: dice_to_lose(t),
    "lose_resource": lambda t, subject, me: _owned(t, me, LOSE),
    "may": lambda t, subject, me: [ACCEPT, PASS],
    "mechanic": lambda t, subject, me: mendings(t, me),
    "opponent": lambda t, subject, me: opponents(t, me),
    "pay_gear": lambda t, subject, me: gear_to_pay(t, me, subject.about[1]),
    "pay_resource": lambda t, subject, me: _owned(t, me, PAY),
    "prevent": lambda t, subject, me: preventions(t, subject.about[1]),
    "repair_gear": lambda t, subject, me: repairs(t, me, subject.about[1] == 1),
    "replace_armour": lambda t, subject, me: other_armour(t),
    "replace_vehicle": lambda t, subject, me: [CHOOSE_VEHICLE[vehicle] for vehicle in t.garage],
    "replace_weapon": lambda t, subject, me: other_weapons(t, me),
    "reroll": lambda t, subject, me: dice_to_reroll(t),
    "return_token": lambda t, subject, me: tokens_to_return(t),
    "sawbones": lambda t, subject, me: treatments(t, me),
    "shed": lambda t, subject, me: _discards(cards_in(t, me, subject.about[1])),
    "shift": lambda t, subject, me: _shifts(t, me),
    "workshop": lambda t, subject, me: repairs(t, me, False),
}
