"""What on the table an option is about: a space, a card, a die, a drop of blood, a shop, or a button.

space [id]                a space of the map
gear [knight, card]       a card of a knight, of what is held, worn or stowed; "unarmed" is a fist
slot [knight, where]      where a new card goes: hands, armour, cargo or bin
source [knight, id]       an ability, advance, injury, fault or special card that is used
resource [knight, name]   Fuel, Ammo or Meds of a knight
drop [knight, harm]       a wound or a tainted wound
offer [id]                a knight, a vehicle, a card or a resource to take
new [card]                a drawn card that lies nowhere yet
token [id]                a threat token beside the figure
die [colour, face]        a rolled die; colour [name]: one of that colour before the roll
shop [name]               a shop of the city; treat [what]: what it does for all comers
plaster [knight, id]      an injury or a fault to be rid of
bench [knight, verb, …]   what the camp does for a knight
rider [name]              another knight
find [verb]               what becomes of an exploration card
side [id]                 an advance
choice [number]           a choice of an entry
sign [name]               an action of the turn
done [arrange]            equipment is as it shall be
"""

from typing import Final

from stolik.games.waste_knights.catalogue import FACE, KNIGHT
from stolik.games.waste_knights.state import Board
from stolik.games.waste_knights.vocabulary import HARMS, RESOURCES
from stolik.games.waste_knights.why.verdict import knight_of
from stolik.kernel.question import Option, Question

Target = dict[str, list[int | str]]

ON_CARDS: Final = ("arm", "armour", "discard", "pay", "use", "repair", "give", "ask", "hold", "wear", "stow")
"""Verbs that are about a card of a knight."""
OF_RESOURCES: Final = ("pay", "gain", "lose", "give", "ask")
SIGNS: Final = ("move", "camp", "explore", "city", "arrange", "thread", "special")
TAKEN: Final = ("buy", "draft", "replace_weapon", "replace_armour")
SLOTS: Final = {"hold": "hands", "wear": "armour", "stow": "cargo", "discard": "bin"}
PLAIN: Final = {"choose_knight": "offer", "choose_vehicle": "offer", "visit": "shop", "return": "token"}
"""Verbs that name the only thing of their kind."""
PLAIN_KINDS: Final = {"exchange": "rider", "against": "rider", "advance": "side", "choose": "choice", "go": "space"}


def target(t: Board, question: Question, option: Option) -> Target:
    """Where a person points to choose the option."""
    if question.kind == "act" and option[0] in SIGNS:
        return {"sign": [" ".join(str(part) for part in option)]}
    if len(option) == 1:
        return _alone(t, question, option)
    verb, what = str(option[0]), option[1]
    kind = PLAIN.get(verb) or PLAIN_KINDS.get(verb)
    if kind is not None:
        return {kind: [what]}
    if verb == "take" and question.kind in TAKEN:
        return {"offer": [what]}
    if verb == "lose_die":
        return {"colour": [what]}
    if verb == "pick":
        return {"die": [what, option[2]]}
    return _of_knight(t, question, option, verb, str(what))


def _alone(t: Board, question: Question, option: Option) -> Target:
    """An option that names nothing."""
    verb = option[0]
    if question.kind == "arrange":
        return {"done": ["arrange"]}
    if question.kind == "explore" and verb in ("accept", "decline", "fuel"):
        return {"find": [verb]}
    if question.kind in ("sawbones", "mechanic") and verb in ("treat", "fix"):
        return {"treat": [verb]}
    if question.kind == "camp" and verb in ("heal", "cleanse", "fix", "advance"):
        return {"bench": [knight_of(t, question), verb]}
    return {"button": list(option)}


def _of_knight(t: Board, question: Question, option: Option, verb: str, what: str) -> Target:
    """Something of the knight that is asked, or of the partner or patient."""
    me = knight_of(t, question)
    if question.kind == "camp" and str(option[-1]) in KNIGHT:
        return {"bench": [t.knight.index(KNIGHT[str(option[-1])]), verb, *option[1:-1]]}
    if verb in ("heal", "prevent") and what in HARMS:
        patient = t.knight.index(KNIGHT[question.source]) if question.source in KNIGHT else me
        return {"drop": [patient, what]}
    if verb in ("cure", "mend"):
        return {"plaster": [me, what]}
    if question.kind == "place_card":
        return {"slot": [me, SLOTS[verb]]}
    if question.kind == "discard_drawn":
        return {"new": [what]}
    if question.kind in ("hold_weapons", "wear_armour"):
        return {"gear": [me, what], "gear2": [me, option[2]]} if len(option) > 2 else {"gear": [me, what]}
    owner = t.partner if verb == "ask" else me
    if verb in OF_RESOURCES and what in RESOURCES:
        return {"resource": [owner, what]}
    if verb in ON_CARDS and (what in FACE or what == "unarmed"):
        return {"gear": [owner, what]}
    if verb == "use":
        return {"source": [me, what]}
    return {"button": list(option)}
