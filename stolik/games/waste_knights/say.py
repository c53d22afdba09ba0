"""What is said to people about a match: questions, options, events and results, as messages of `words/`."""

from collections.abc import Mapping
from typing import Final

from stolik.games.waste_knights.kinds import CARD, FACES, KNIGHT, TOKEN_ID, VEHICLE
from stolik.games.waste_knights.places import SPACE, SPACES
from stolik.games.waste_knights.state import Table
from stolik.games.waste_knights.story import prose
from stolik.games.waste_knights.story.shelf import ADVENTURES
from stolik.games.waste_knights.vocabulary import COLOURS, HARMS, HAZARDS, RESOURCES, SHOPS
from stolik.kernel.game import Said
from stolik.kernel.question import PASS, Option, Question, number
from stolik.kernel.state import Result

Words = dict[str, int | str]

FACE_WORDS: Final = {
    "-": "blank",
    "S": "s",
    "F": "f",
    "BL": "bl",
    "S+S": "ss",
    "S+F": "sf",
    "S+BL": "sbl",
}
FACE_SIGNS: Final = {"-": "·", "S": "✔", "F": "✦", "BL": "☠"}
COUNTED: Final = ("first", "second", "third", "fourth", "fifth", "sixth")
OWN_ACTIONS: Final = ("regain_consciousness", "overhaul", "miracle_fix")
PLAIN_ACTIONS: Final = ("move", "camp", "explore", "city")
SEATS: Final = ("seat", "reader")
LISTED: Final = ("cards", "given", "got", "held", "worn")
FIGHTERS: Final = ("who", "enemy")
NAMED: Final = (
    "knight", "other", "who", "enemy", "vehicle", "card", "token", "resource", "injury", "fault", "shop",
)  # fmt: skip
"""Details of events that are ids of things with a name."""


def dashed(name: str) -> str:
    """An id as the words files spell it."""
    return name.replace("_", "-").lower()


def word_of(name: str) -> str:
    """The name of a knight, vehicle, resource, shop, token or card, for the arguments of a message."""
    if name in KNIGHT:
        return f"@knight-{dashed(name)}"
    if name in VEHICLE:
        return f"@vehicle-{dashed(name)}"
    if name in RESOURCES:
        return f"@resource-{name}"
    if name in SHOPS:
        return f"@shop-{name}"
    if name in TOKEN_ID:
        return f"@token-{name}"
    return f"@card-{dashed(name)}"


def place_words(space: str) -> Words:
    """A space of the map: its id, its terrain and, where there is one, the name of its city or site."""
    printed = SPACES[SPACE[space]]
    args: Words = {"space": space, "terrain": f"@terrain-{printed.terrain}"}
    if printed.city:
        args["place"] = f"@city-{dashed(printed.city)}"
    elif printed.site_id:
        args["place"] = f"@site-{dashed(printed.site_id)}"
    return args


# Questions


def say_question(question: Question) -> Said:
    """The question as one sentence, with what it is about."""
    kind = dashed(question.kind)
    args: Words = {"count": question.note}
    if question.kind == "hazard":
        return Said(f"ask-hazard-{question.source}")
    if question.kind == "entry" or not question.source:
        return Said(f"ask-{kind}", args)
    args["what"] = word_of(question.source)
    return Said(f"ask-{kind}", args)


# Options


def say_option(t: Table, question: Question, option: Option) -> Said:
    """An option as a button would show it to the seat that is asked."""
    verb = str(option[0])
    if verb == "choose":
        return prose.say_choice(t, question, option)
    if verb in ("thread", "special"):
        name = str(option[1])
        if name in OWN_ACTIONS:
            return Said("option-special", {"what": f"@action-{dashed(name)}"})
        said = prose.say_action(t, option)
        assert said is not None, option
        return said
    if verb == "go":
        args = place_words(str(option[1]))
        return Said("option-go-named" if "place" in args else "option-go", args)
    if verb == "pick":
        colour = str(option[1])
        face = FACES[COLOURS.index(colour)][number(option[2]) - 1]
        return Said("option-pick", {"colour": f"@colour-{colour}", "face": f"@face-{FACE_WORDS[face]}"})
    if verb == "lose_die":
        return Said("option-lose-die", {"colour": f"@colour-{option[1]}"})
    if verb in ("heal", "prevent") and len(option) > 1 and str(option[1]) in HARMS:
        return Said(f"option-{verb}-{option[1]}")
    if verb in ("heal", "cleanse", "fix") and question.kind == "camp":
        return _say_camp(verb, option)
    if verb == "arm" and option[1] == "unarmed":
        return Said("option-arm-unarmed")
    if verb == "advance" and len(option) == 1:
        return Said("option-advances")
    if option == PASS and question.kind == "act":
        return Said("option-finish")
    if len(option) == 1:
        return Said(f"option-{dashed(verb)}-nothing" if verb in ("hold", "wear") else f"option-{dashed(verb)}")
    args = {"what": word_of(str(option[1]))}
    if len(option) == 3:
        args["other"] = word_of(str(option[2]))
        return Said(f"option-{dashed(verb)}-two", args)
    return Said(f"option-{dashed(verb)}", args)


def _say_camp(verb: str, option: Option) -> Said:
    """What a camp does for the knight, or for another one there."""
    if len(option) == 1:
        return Said(f"option-camp-{verb}")
    return Said(f"option-camp-{verb}-other", {"what": word_of(str(option[1]))})


# Events and results


def say_event(line: Mapping[str, object]) -> Said:
    """A line of the log as a sentence."""
    told = prose.say_event(line)
    if told is not None:
        return told
    kind = str(line["event"])
    message = f"event-{dashed(kind)}"
    args: Words = {}
    for key, value in line.items():
        if key in SEATS and isinstance(value, int):
            args[key] = f"@seat-{value}"
        elif isinstance(value, int):
            args[key] = value
        elif isinstance(value, str):
            _say_detail(args, key, value)
        elif isinstance(value, list | tuple):
            _say_list(args, key, [str(one) for one in value])
    if kind == "ended":
        return Said(f"over-{dashed(str(line['reason']))}")
    if kind == "armed" and line["card"] == "unarmed":
        return Said("event-armed-unarmed", args)
    if kind == "acted":
        message += f"-{line['action']}" if line["action"] in PLAIN_ACTIONS else "-named"
    return Said(message, args)


def _say_detail(args: Words, key: str, value: str) -> None:
    if key == "space":
        args.update(place_words(value))
        if "place" not in args:
            args["place"] = value
    elif key == "skill":
        args[key] = f"@skill-{value}"
    elif key == "what" and value in HARMS:
        args[key] = f"@harm-{value}"
    elif key in ("hazard",) and value in HAZARDS:
        args[key] = f"@hazard-{value}"
    elif key in FIGHTERS and value not in KNIGHT and value not in CARD:
        args.update(_story_foe(value))
        args[key] = "@story-text"
    elif value and key in NAMED:
        args[key] = word_of(value)
    else:
        args[key] = value


def _story_foe(name: str) -> Words:
    """The name of a story enemy in every language."""
    for adventure in ADVENTURES:
        if f"enemy-{name}" in adventure.words:
            return prose.prose_of(adventure, f"enemy-{name}", "text")
    raise LookupError(name)


def _say_list(args: Words, key: str, values: list[str]) -> None:
    """A list of cards as its length and names; dice by colour with signs for their faces."""
    if key == "dice":
        args[key] = "@dice-rolled"
        for colour in COLOURS:
            faces = [_say_face(one) for one in values if one.startswith(f"{colour}:")]
            args[f"{colour}-count"] = len(faces)
            args[colour] = " ".join(faces)
        return
    if key not in LISTED:
        return
    args[f"{key}-count"] = len(values)
    for name, value in zip(COUNTED, values, strict=False):
        args[f"{key}-{name}"] = word_of(value)


def _say_face(die: str) -> str:
    """The face of `white:S+F` as signs that need no language."""
    return "".join(FACE_SIGNS[symbol] for symbol in die.partition(":")[2].split("+"))


def say_result(result: Result) -> Said:
    """How it ended, and who won."""
    return Said(f"over-{dashed(result.reason)}")
