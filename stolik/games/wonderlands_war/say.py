"""What is said to people about a match: questions, options, events and results, as messages of `words/`."""

from collections.abc import Mapping
from typing import Final

from stolik.games.wonderlands_war.kinds import (
    ABILITY_NUMBER,
    ARTEFACT_NAME,
    CARD_BOTTOM,
    CARD_MORE_UNITS,
    CARD_TOP,
    CARD_UNITS,
    CHIP_OF,
    COLUMNS,
    FIRST_ITEM_CARD,
    LEADER_EFFECT,
    NOTHING,
    PAWN_OF,
    REGION,
    REWARD,
    REWARD_OF,
    SPACE_REWARD,
    TEA,
    TEA_OF,
    WONDERLANDIAN_OF,
)
from stolik.games.wonderlands_war.rules.spaces import next_column
from stolik.games.wonderlands_war.state import Board
from stolik.kernel.game import Said
from stolik.kernel.question import PASS, Option, Question, number
from stolik.kernel.state import Result

Words = dict[str, int | str]

ALLY_CARDS: Final = ("card_soldier", "flamingo", "rose", "red_rook", "creature")
ORDINALS: Final = ("first", "second", "third", "fourth", "fifth")


def dashed(name: str) -> str:
    """An id as the words files spell it."""
    return name.replace("_", "-")


def seat_word(seat: int) -> str:
    """The name of a seat."""
    return f"@seat-{seat}"


def region_word(name: str) -> str:
    """The name of a region."""
    return f"@region-{dashed(name)}"


def chip_word(name: str) -> str:
    """The name of a chip."""
    return f"@chip-{dashed(name)}"


def own_chip_word(faction: int, name: str) -> str:
    """The name of a chip of somebody whose faction is known: the artefact has a name of its own."""
    return f"@artefact-{dashed(ARTEFACT_NAME[faction])}" if name == "artefact" else chip_word(name)


def piece_word(name: str) -> str:
    """The name of a supporter, a leader or a pawn."""
    return f"@pawn-{dashed(name)}" if name in PAWN_OF else f"@unit-{name}"


def tea_word(name: str) -> str:
    """What a tea card gives."""
    return f"@tea-{dashed(name)}"


def wonderlandian_word(name: str) -> str:
    """The name of a Wonderlandian card."""
    family = "pawn" if WONDERLANDIAN_OF[name] < FIRST_ITEM_CARD else "item"
    return f"@{family}-{dashed(name)}"


def source_word(name: str) -> str:
    """The name of whatever asks or does something."""
    if name in CHIP_OF:
        return chip_word(name)
    if name in PAWN_OF:
        return f"@pawn-{dashed(name)}"
    if name in TEA_OF:
        return tea_word(name)
    if name in ABILITY_NUMBER or name in LEADER_EFFECT:
        return f"@ability-{dashed(name)}"
    if name[:-2] in ALLY_CARDS:
        return f"@ally-card-{dashed(name)}"
    return f"@reward-{dashed(name)}" if name in REWARD_OF and name != "star" else f"@source-{dashed(name)}"


# Questions


def say_question(question: Question) -> Said:
    """The question as one sentence."""
    kind = question.kind
    args: Words = {}
    if question.source:
        args["source"] = source_word(question.source)
    note = question.note
    if kind in ("place_units", "draw_quests", "call_supporters"):
        args["count"] = note
    elif kind in ("place_unit", "relocate"):
        args["region"] = region_word(REGION[note])
        if question.source:
            return Said("ask-relocate", args)
    elif kind == "roll_again":
        args["shards"] = note
    elif kind == "award":
        args["points"] = note
    elif kind == "card_soldier":
        return Said(f"ask-{dashed(question.source)}", args)
    elif kind == "choose_ally" and question.source in CHIP_OF:
        return Said("ask-choose-ally-instead", args)
    return Said(f"ask-{dashed(kind)}", args)


# Options

NO: Final = {
    "shield": "no-block",
    "wager": "no-wager",
    "feats": "no-feat",
    "forge": "no-forging",
    "smith": "no-forging",
    "roll_again": "keep-roll",
    "caterpillar": "keep-chip",
}
"""What passing means, where that needs to be said."""

ALONE: Final = {"castle": "castle-award", "call": "call-choice", "return": "return-shard", "take": "take-tainted"}
"""Options of one word that are also the beginning of others."""

LONGER: Final = {("lose", 3): "lose-in", ("bring", 3): "bring-piece", ("amulet", 2): "amulet-none"}


def say_option(t: Board, question: Question, option: Option) -> Said:
    """An option as a button would show it to the seat that is asked."""
    verb = str(option[0])
    if option == PASS:
        return Said(f"option-{NO.get(question.kind, 'pass')}")
    if len(option) == 1:
        return _say_verb(question, verb)
    if verb == "chair" or (verb == "poison" and question.kind == "place_poison"):
        return _say_chair(t, verb, number(option[1]))
    if verb == "resolve":
        return _say_effect(t, str(option[1]))
    if verb == "side":
        return _say_side(t, str(option[1]))
    if verb == "forge":
        column = next_column(t, question.seat, number(option[2]) - 1)
        reward = SPACE_REWARD[t.seats][(number(option[2]) - 1) * COLUMNS + column] if column < COLUMNS else 0
        chip = own_chip_word(t.faction[question.seat], str(option[1]))
        args: Words = {"chip": chip, "track": number(option[2])}
        args["reward"] = f"@reward-{dashed(REWARD[reward])}"
        return Said("option-forge", args)
    if verb == "poison":
        return Said("option-poison-seat", {"seat": seat_word(number(option[1]))})
    message = LONGER.get((verb, len(option)), dashed(verb))
    return Said(f"option-{message}", _say_parts(verb, option, t.faction[question.seat]))


def _say_verb(question: Question, verb: str) -> Said:
    if verb == "draw" and question.kind == "draw_quests":
        return Said("option-draw-quests", {"count": question.note})
    if verb == "points":
        return Said("option-points", {"count": question.note})
    return Said(f"option-{ALONE.get(verb, dashed(verb))}")


def _say_chair(t: Board, verb: str, chair: int) -> Said:
    card = t.table[chair]
    args: Words = {"chair": chair, "card": tea_word(TEA[card]) if card != NOTHING else "@plain-empty"}
    if verb == "poison":
        return Said("option-poison-card", args)
    return Said("option-chair-poisoned" if t.poison_on[chair] else "option-chair", args)


def _say_effect(t: Board, name: str) -> Said:
    if name == "units":
        return Said("option-resolve-units", {"count": CARD_UNITS[t.card]})
    if name == "more_units":
        return Said("option-resolve-more-units", {"count": CARD_MORE_UNITS[t.card]})
    return Said("option-resolve", {"reward": f"@reward-{dashed(name)}"})


def _say_side(t: Board, side: str) -> Said:
    rewards = [REWARD[reward] for reward in (CARD_TOP if side == "top" else CARD_BOTTOM)[t.card]]
    args: Words = {name: f"@reward-{dashed(reward)}" for name, reward in zip(ORDINALS, rewards, strict=False)}
    return Said(f"option-side-{side}" if len(rewards) > 1 else f"option-side-{side}-one", args)


SEATED: Final = ("give", "wager", "amulet", "crown", "steal")
REGIONAL: Final = ("region", "castle", "lay", "raise", "send", "bring", "call", "relocate", "lose")
CHIPPED: Final = ("gain", "return", "play", "remove", "learn", "amulet")
QUESTS_NAMED: Final = ("keep", "discard", "feat", "rose_feat", "both_feats")


def _say_parts(verb: str, option: Option, faction: int) -> Words:
    """The parts of an option, worded for a player of this faction."""
    args: Words = {}
    first = option[1]
    last = option[-1]
    if verb in QUESTS_NAMED:
        args["quest"] = f"@quest-{dashed(str(first))}"
        if len(option) == 3:
            args["other"] = f"@quest-{dashed(str(last))}"
    elif verb in SEATED:
        args["seat"] = seat_word(number(first))
        if len(option) == 3:
            args["chip"] = chip_word(str(last))
    elif verb == "call":
        args["region"] = region_word(str(first))
        args["count"] = number(last)
    elif verb in ("relocate", "lose", "bring") and len(option) == 3:
        args["piece"] = piece_word(str(first))
        args["region"] = region_word(str(last))
    elif verb == "lose":
        args["piece"] = piece_word(str(first))
    elif verb in REGIONAL:
        args["region"] = region_word(str(first))
    elif verb in CHIPPED:
        args["chip"] = own_chip_word(faction, str(first))
    elif verb == "pawn":
        args["pawn"] = piece_word(str(first))
    elif verb == "take":
        args["card"] = wonderlandian_word(str(first))
    elif verb == "unlock":
        args["ability"] = f"@ability-{dashed(str(first))}"
    elif verb == "faction":
        args["faction"] = f"@faction-{first}"
    elif verb == "use":
        args["effect"] = f"@effect-{dashed(str(first))}"
    elif verb == "jump":
        args["space"] = number(first)
    elif verb == "strength":
        args["count"] = number(first)
    return args


def target(t: Board, question: Question, option: Option) -> dict[str, list[int | str]]:
    """What on the table an option is about.

    `chair` is its number; `region` a region; `chip` a seat and a chip, wherever the question looks for one; `track` a
    seat and a forge track; `market` a Wonderlandian card; `seat` a seat; `quest` a quest; `ability` one of a seat;
    `piece` a seat, a piece and a region; `head` the Head of the Table; `button` everything else.
    """
    verb = str(option[0])
    seat = question.seat
    if len(option) == 1:
        return {"head": []} if verb == "head" else {"button": [verb]}
    first = option[1]
    if verb == "chair" or (verb == "poison" and question.kind == "place_poison"):
        return {"chair": [first]}
    if verb in ("region", "castle", "lay", "raise", "send"):
        return {"region": [first]}
    if verb == "bring" and len(option) == 2:
        return {"piece": [seat, "supporter", first]}
    if verb == "forge":
        return {"chip": [seat, first], "track": [seat, option[2]]}
    if verb in ("remove", "learn", "return", "play"):
        return {"chip": [seat, first]}
    if verb == "take":
        return {"market": [first]}
    if verb == "unlock":
        return {"ability": [seat, first]}
    if verb in ("keep", "discard", "feat"):
        return {"quest": [first]}
    if verb == "lose" and len(option) == 2:
        return {"piece": [seat, first, REGION[t.region]]}
    if verb in ("relocate", "lose") or (verb == "bring" and len(option) == 3):
        return {"piece": [seat, first, option[2]]}
    if verb in SEATED and len(option) == 2:
        return {"seat": [first]}
    return {"button": list(option)}


# Events and results

SEAT_KEYS: Final = {"seat": "seat", "to": "to", "on": "on"}
WORDED: Final = {
    "region": "region",
    "from": "region",
    "chip": "chip",
    "for": "chip",
    "quest": "quest",
    "pawn": "pawn",
    "ability": "ability",
    "faction": "faction",
}
"""The family of the words of a detail."""

SHOWN: Final = ("dealt_quests", "kept_quest", "discarded_quest", "drew_quests", "wagered_on")
"""Events that say more to the seat that may know it."""


def say_event(line: Mapping[str, object]) -> Said:
    """A line of the log as a sentence; what its reader may not know is not in it."""
    kind = str(line["event"])
    message = f"event-{dashed(kind)}"
    if kind == "ended":
        places = line["places"]
        assert isinstance(places, list | tuple)
        return _say_end([number(place) for place in places], str(line["reason"]))
    args: Words = {}
    for key, value in line.items():
        if key in SEAT_KEYS and isinstance(value, int):
            args[key] = seat_word(value)
        elif key in WORDED and isinstance(value, str):
            args[key] = f"@{WORDED[key]}-{dashed(value)}"
        elif key == "piece":
            args[key] = piece_word(str(value))
        elif key == "source":
            args[key] = source_word(str(value))
        elif key == "card":
            args[key] = tea_word(str(value)) if str(value) in TEA_OF else wonderlandian_word(str(value))
        elif isinstance(value, int) and key != "after":
            args[key] = value
    return Said(_variant(kind, message, line, args), args)


def _variant(kind: str, message: str, line: Mapping[str, object], args: Words) -> str:
    """The message, which may depend on the details; lists become arguments of their own."""
    if kind in SHOWN:
        quests = line.get("quests")
        if isinstance(quests, list | tuple):
            for name, quest in zip(ORDINALS, quests, strict=False):
                args[name] = f"@quest-{dashed(str(quest))}"
            if kind == "drew_quests":
                return f"{message}-shown" if len(quests) > 1 else "event-drew-quest-shown" if quests else message
            return f"{message}-shown"
        return f"{message}-shown" if "quest" in args or "on" in args else message
    if kind == "dealt":
        cards = line["cards"]
        assert isinstance(cards, list | tuple)
        args["count"] = len(cards)
    elif kind in ("showed_quests", "revealed_wonderlandians"):
        named = line["quests" if kind == "showed_quests" else "cards"]
        assert isinstance(named, list | tuple)
        args["count"] = len(named)
    elif kind == "drew_ally_cards":
        named = line["cards"]
        assert isinstance(named, list | tuple)
        for name, card in zip(ORDINALS, named, strict=True):
            args[name] = f"@ally-card-{dashed(str(card))}"
    elif kind == "wagered":
        return message if args["cards"] else "event-not-wagered"
    elif kind == "decided":
        return f"{message}-{line['choice']}"
    elif kind == "wager_shown":
        return f"{message}-{line['outcome']}"
    elif kind == "chose_side":
        return f"{message}-{line['side']}"
    elif kind == "declared_feats":
        quests = line["quests"]
        assert isinstance(quests, list | tuple)
        if not quests:
            return "event-declared-no-feat"
        args["quest"] = f"@quest-{dashed(str(quests[0]))}"
        if len(quests) > 1:
            args["other"] = f"@quest-{dashed(str(quests[1]))}"
            return "event-declared-two-feats"
    return message


def say_result(result: Result) -> Said:
    """Who won, and why."""
    return _say_end(list(result.places), result.reason)


def _say_end(places: list[int], reason: str) -> Said:
    if reason == "conceded":
        return Said("over-conceded")
    if places.count(1) > 1:
        return Said("over-scored-shared")
    return Said("over-scored", {"winner": seat_word(places.index(1))})
