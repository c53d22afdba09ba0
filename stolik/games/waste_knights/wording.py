"""What is said to people about a match: questions, options, events and results, as messages of `words/`."""

from typing import Final

from stolik.games.waste_knights import events as told
from stolik.games.waste_knights.catalogue import CARD, FACES, KNIGHT, TOKEN_ID, VEHICLE
from stolik.games.waste_knights.map import SPACE, SPACES
from stolik.games.waste_knights.state import Board
from stolik.games.waste_knights.story import prose
from stolik.games.waste_knights.story.shelf import ADVENTURES
from stolik.games.waste_knights.vocabulary import COLOURS, HARMS, RESOURCES, SHOPS
from stolik.kernel.event import Ended, Event
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
ENDS: Final = {
    "act": "finish",
    "advance": "later",
    "after_roll": "keep-roll",
    "assault": "go-on",
    "before_roll": "roll",
    "beforehand": "go-on",
    "camp": "break-camp",
    "city": "leave-city",
    "collapse": "let-happen",
    "combat_start": "go-on",
    "dealt": "take-wounds",
    "foe_offer": "refuse",
    "hazard": "let-happen",
    "heal": "enough",
    "hurt": "let-happen",
    "may": "no",
    "opening": "go-on",
    "pay": "offer-this",
    "placed": "let-happen",
    "prevent": "enough",
    "receive_damage": "let-happen",
    "receive_radiation": "let-happen",
    "reroll": "enough",
    "resolution": "go-on",
    "return_token": "keep-all",
    "wasteland": "go-on",
    "win": "go-on",
}
"""What Pass and Done mean where they mean something of their own."""


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
    if question.kind in ("entry", "vote") or not question.source:
        return Said(f"ask-{kind}", args)
    args["what"] = word_of(question.source)
    return Said(f"ask-{kind}", args)


# Options


def say_option(t: Board, question: Question, option: Option) -> Said:
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
    if option == ("done",) and question.kind == "pay" and not question.note:
        return Said("option-offer-nothing")
    if option in (PASS, ("done",)) and question.kind in ENDS:
        return Said(f"option-{ENDS[question.kind]}")
    if verb == "accept" and question.kind == "may":
        return Said("option-do-it")
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


def say_event(event: Event) -> Said:
    """An event as a sentence."""
    said = _said(event)
    return Said(f"event-{dashed(event.kind)}", said) if isinstance(said, dict) else said


def _said(event: Event) -> Words | Said:
    """The arguments of an event's own message, or another one."""
    match event:
        case Ended():
            return Said(f"over-{dashed(event.reason)}")
        case told.Acted():
            is_plain = event.action in PLAIN_ACTIONS
            name = event.action if is_plain else "named"
            return Said(f"event-acted-{name}", {"knight": _name(event.knight), "action": event.action})
        case told.Armed():
            args: Words = {"knight": _name(event.knight), "card": word_of(event.card), "attack": event.attack}
            return Said("event-armed-unarmed" if event.card == "unarmed" else "event-armed", args)
    for part in (_said_of_play, _said_of_knights, _said_of_goods, _said_of_story):
        said = part(event)
        if said is not None:
            return said
    return {}


def _said_of_play(event: Event) -> Words | None:
    """Setup, rounds, moves, dice and combats."""
    match event:
        case told.RolledForFirst():
            return {"die": event.die}
        case told.ChoseKnight():
            return {"seat": f"@seat-{event.seat}", "knight": _name(event.knight)}
        case told.ChoseVehicle() | told.ReplacedVehicle() | told.LostVehicle():
            return {"knight": _name(event.knight), "vehicle": _name(event.vehicle)}
        case told.RoundBegan():
            return {"round": event.round}
        case told.TurnBegan():
            return {"knight": _name(event.knight), "round": event.round}
        case told.Declared():
            return {"knight": _name(event.knight), "fuel": event.fuel}
        case told.Moved():
            return {"knight": _name(event.knight), **place_words(event.space), "place": _place(event.space)}
        case told.Ignored():
            return {"knight": _name(event.knight), "hazard": f"@hazard-{event.hazard}"}
        case told.DrewToken():
            return {"knight": _name(event.knight), "token": _name(event.token)}
        case told.Threatened():
            return {"knight": _name(event.knight), "token": _name(event.token), "side": event.side}
        case told.Revealed():
            return _of_card(event.knight, event.card) | {"reader": f"@seat-{event.reader}"}
        case told.Reshuffled():
            return {"deck": event.deck}
        case told.Found():
            return _of_card(event.knight, event.card) | {"terrain": event.terrain}
        case told.Tested():
            args: Words = {"knight": _name(event.knight), "skill": f"@skill-{event.skill}"}
            return args | {"difficulty": event.difficulty}
        case told.Passed() | told.Failed():
            args = {"knight": _name(event.knight), "skill": f"@skill-{event.skill}"}
            return args | {"successes": event.successes}
        case told.Rolled() | told.Rerolled():
            return _fighter("who", event.who) | _dice(event.dice)
        case told.Fought():
            return _fighter("enemy", event.enemy) | {"knight": _name(event.knight), "health": event.health}
        case told.FightEnded():
            return _fighter("enemy", event.enemy) | {"knight": _name(event.knight), "defeated": event.defeated}
        case told.Duelled():
            return {"knight": _name(event.knight), "other": _name(event.other)}
        case told.DuelEnded():
            return {"knight": _name(event.knight), "won": event.won}
        case told.Struck():
            return _fighter("who", event.who) | {"wounds": event.wounds, "tainted": event.tainted}
        case told.Hurt():
            return _fighter("who", event.who) | {"wounds": event.wounds}
    return None


def _said_of_knights(event: Event) -> Words | None:
    """What becomes of knights and their vehicles."""
    match event:
        case told.PassedTurn() | told.Negated() | told.Eliminated() | told.PickedUp():
            return {"knight": _name(event.knight)}
        case told.Wounded():
            return {"knight": _name(event.knight), "wounds": event.wounds, "tainted": event.tainted}
        case told.Irradiated() | told.Cleansed() | told.Damaged() | told.Fixed():
            return {"knight": _name(event.knight), "count": event.count}
        case told.Healed():
            return {"knight": _name(event.knight), "what": f"@harm-{event.what}"}
        case told.Collapsed() | told.Woke() | told.Injured() | told.Cured():
            return {"knight": _name(event.knight), "injury": _name(event.injury)}
        case told.Wrecked() | told.Overhauled() | told.Faulted() | told.Mended():
            return {"knight": _name(event.knight), "fault": _name(event.fault)}
        case told.Learned():
            return {"knight": _name(event.knight), "count": event.count, "xp": event.xp}
    return None


def _said_of_goods(event: Event) -> Words | None:
    """Resources, equipment, city and camp."""
    match event:
        case told.Gained() | told.Lost():
            return {"knight": _name(event.knight), "resource": f"@resource-{event.resource}", "count": event.count}
        case told.Took() | told.Advanced() | told.Discarded() | told.Broke() | told.Repaired() | told.Bought():
            return _of_card(event.knight, event.card)
        case told.PlacedCard():
            return _of_card(event.knight, event.card) | {"how": event.how}
        case told.DrewGear() | told.Offered():
            return {"knight": _name(event.knight)} | _list("cards", event.cards)
        case told.Arranged():
            return {"knight": _name(event.knight)} | _list("held", event.held) | _list("worn", event.worn)
        case told.Visited():
            return {"knight": _name(event.knight), "shop": f"@shop-{event.shop}"}
        case told.Exchanged() | told.Refused():
            both: Words = {"knight": _name(event.knight), "other": _name(event.other)}
            return both | _list("given", event.given) | _list("got", event.got)
    return None


def _said_of_story(event: Event) -> Words | None:
    match event:
        case told.ThreadBegan():
            return _title(event) | {"thread": event.thread, "time": event.time}
        case told.TimeMoved() | told.TimeExpired():
            return {"time": event.time}
        case told.Read():
            args: Words = {"entry": event.entry, "knight": _name(event.knight), "reader": f"@seat-{event.reader}"}
            texts: Words = {"text_en": event.text_en, "text_pl": event.text_pl, "text_uk": event.text_uk}
            return args | _title(event) | texts
        case told.Chose():
            args = {"entry": event.entry, "knight": _name(event.knight), "choice": event.choice}
            return args | {"label_en": event.label_en, "label_pl": event.label_pl, "label_uk": event.label_uk}
        case told.CameOfIt():
            args = {"entry": event.entry, "knight": _name(event.knight)}
            return args | {"text_en": event.text_en, "text_pl": event.text_pl, "text_uk": event.text_uk}
        case told.Voted():
            args = {"knight": _name(event.knight)}
            return args if event.choice is None else args | {"choice": event.choice}
        case told.Contest():
            args = {"knight": _name(event.knight), "other": _name(event.other), "skill": f"@skill-{event.skill}"}
            return args | {"mine": event.mine, "theirs": event.theirs}
        case told.TokenPlaced() | told.TokenRemoved():
            args = {"token": f"@story-token-{dashed(event.token)}", "space": _place(event.space)}
            return args | {"count": event.count}
        case told.TokenClaimed():
            args = {"knight": _name(event.knight), "space": _place(event.space)}
            return args | {"token": f"@story-token-{dashed(event.token)}"}
        case told.VariableSet():
            return _variable(event) | {"value": event.value}
        case told.OwnVariableSet():
            return _variable(event) | {"value": event.value, "knight": _name(event.knight)}
        case told.SpecialTaken():
            return _of_card(event.knight, event.card)
        case told.Placed():
            return {"knight": _name(event.knight), "space": _place(event.space)}
    return None


def _title(event: told.ThreadBegan | told.Read) -> Words:
    return {"title_en": event.title_en, "title_pl": event.title_pl, "title_uk": event.title_uk}


def _variable(event: told.VariableSet | told.OwnVariableSet) -> Words:
    return {"name_en": event.name_en, "name_pl": event.name_pl, "name_uk": event.name_uk}


def _name(name: str) -> str:
    """The name of something, or nothing."""
    return word_of(name) if name else ""


def _of_card(knight: str, card: str) -> Words:
    return {"knight": _name(knight), "card": _name(card)}


def _place(space: str) -> str:
    """The city or site on a space; a plain one by its terrain, as the map shows it."""
    return str(place_words(space).get("place", f"@space-{SPACES[SPACE[space]].terrain}"))


def _fighter(key: str, name: str) -> Words:
    """A knight or an enemy; one of the story has its name in every language."""
    if name in KNIGHT or name in CARD:
        return {key: word_of(name)}
    for adventure in ADVENTURES:
        if f"enemy-{name}" in adventure.words:
            return {**prose.prose_of(adventure, f"enemy-{name}", "text"), key: "@story-text"}
    raise LookupError(name)


def _dice(dice: list[str]) -> Words:
    """Dice by colour with signs for their faces."""
    args: Words = {"dice": "@dice-rolled"}
    for colour in COLOURS:
        faces = [_say_face(one) for one in dice if one.startswith(f"{colour}:")]
        args[f"{colour}-count"] = len(faces)
        args[colour] = " ".join(faces)
    return args


def _say_face(die: str) -> str:
    """The face of `white:S+F` as signs that need no language."""
    return "".join(FACE_SIGNS[symbol] for symbol in die.partition(":")[2].split("+"))


def _list(key: str, names: list[str]) -> Words:
    """A list of cards as its length and names."""
    args: Words = {f"{key}-count": len(names)}
    for count, name in zip(COUNTED, names, strict=False):
        args[f"{key}-{count}"] = word_of(name)
    return args


def say_result(result: Result) -> Said:
    """How it ended, and who won."""
    return Said(f"over-{dashed(result.reason)}")
