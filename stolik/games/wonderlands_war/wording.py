"""What is said to people about a match: questions, options, events and results, as messages of `words/`."""

from typing import Final

from stolik.games.wonderlands_war.catalogue import (
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
from stolik.games.wonderlands_war.events import (
    BattleBegan,
    BattleEnded,
    Blocked,
    BuiltCastle,
    Bust,
    Calmed,
    ChoseSide,
    Crowned,
    Dealt,
    DealtQuests,
    Decided,
    DeclaredFeats,
    DiscardedQuest,
    Drew,
    DrewAllyCards,
    DrewQuests,
    Exchanged,
    Forged,
    FreedSupporters,
    GainedArtefact,
    GainedChip,
    GainedShards,
    GainedStrength,
    GainedVp,
    GaveShard,
    GotMadness,
    GotPoison,
    Hosted,
    Jumped,
    KeptQuest,
    LaidCastle,
    LaidTokens,
    LeaderGrew,
    LeaderMoved,
    LeaderPlaced,
    LeftMadTrack,
    LookedAtChips,
    LostStrength,
    LostUnit,
    LostVp,
    MarkerMoved,
    MarketFilled,
    MendedShield,
    MovedLeader,
    MovedUnit,
    Placed,
    PlacedPawn,
    Played,
    Poisoned,
    PoisonReturned,
    RaisedCastle,
    ReachedHead,
    Refreshed,
    RemovedChip,
    Replaced,
    Retreated,
    ReturnedChip,
    RevealedWonderlandians,
    Rolled,
    RoundBegan,
    Scored,
    ShedShards,
    ShellHelped,
    ShowedQuests,
    Starts,
    Tied,
    TookCard,
    TookFaction,
    TookWonderlandian,
    Unlocked,
    UnusedRegion,
    Wagered,
    WageredOn,
    WagerShown,
    WentMad,
    Won,
)
from stolik.games.wonderlands_war.rules.spaces import next_column
from stolik.games.wonderlands_war.state import Board
from stolik.kernel.event import Ended, Event
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


def quest_word(name: str) -> str:
    """The name of a quest."""
    return f"@quest-{dashed(name)}"


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
    "give_shard": "keep-shard",
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
        args["quest"] = quest_word(str(first))
        if len(option) == 3:
            args["other"] = quest_word(str(last))
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


POINTED: Final = {
    "take": "market",
    "gain": "supply",
    "resolve": "effect",
    "use": "effect",
    "side": "side",
    "faction": "faction",
    "jump": "space",
    "strength": "strength",
}
"""What an option of two words points at, by its verb."""


ALONE_ON_TABLE: Final = {"head": "head", "roll": "die", "replace": "bag"}
OWN: Final = {"block": "shield", "shed": "shard"}
LABELLED: Final = {"double": "badge", "triple": "badge", "call": "badge", "points": "award", "castle": "award"}
"""What an option of one word points at: a thing that there is once, one of the seat's own, or one named by the word."""


# Events and results


def say_event(event: Event) -> Said:
    """An event as a sentence; what its reader may not know is not in it."""
    if isinstance(event, Ended):
        return _say_end(list(event.places), event.reason)
    return _say_setup(event) or _say_tea(event) or _say_reward(event) or _say_battle(event) or _say_outcome(event)


def _told(event: Event, args: Words | None = None, more: str = "") -> Said:
    """The message of an event; `more` names one of several."""
    return Said(f"event-{dashed(event.kind)}{more}", args)


def _say_setup(event: Event) -> Said | None:
    match event:
        case TookFaction():
            return _told(event, {"seat": seat_word(event.seat), "faction": f"@faction-{event.faction}"})
        case DrewAllyCards():
            cards = zip(ORDINALS, event.cards, strict=True)
            return _told(event, {name: f"@ally-card-{dashed(card)}" for name, card in cards})
        case UnusedRegion():
            return _told(event, {"region": region_word(event.region), "quest": quest_word(event.quest)})
        case LaidTokens():
            return _told(event)
        case MarkerMoved():
            return _told(event, {"steps": event.steps, "region": region_word(event.region)})
        case MarketFilled():
            return _told(event, {"card": wonderlandian_word(event.card)})
        case Starts():
            return _told(event, {"seat": seat_word(event.seat)})
        case DealtQuests():
            if event.quests is None:
                return _told(event, {"seat": seat_word(event.seat)})
            return _told(event, {"seat": seat_word(event.seat), **_in_turn(event.quests)}, "-shown")
        case KeptQuest() | DiscardedQuest():
            if event.quest is None:
                return _told(event, {"seat": seat_word(event.seat)})
            return _told(event, {"seat": seat_word(event.seat), "quest": quest_word(event.quest)}, "-shown")
        case DrewQuests():
            args: Words = {"seat": seat_word(event.seat), "count": event.count}
            if not event.quests:
                return _told(event, args)
            args.update(_in_turn(event.quests))
            return _told(event, args, "-shown") if event.count > 1 else Said("event-drew-quest-shown", args)
    return None


def _in_turn(quests: tuple[str, ...]) -> Words:
    return {name: quest_word(quest) for name, quest in zip(ORDINALS, quests, strict=False)}


def _say_tea(event: Event) -> Said | None:
    match event:
        case RoundBegan():
            return _told(event, {"round": event.round, "seat": seat_word(event.seat)})
        case Dealt():
            return _told(event, {"count": len(event.cards)})
        case Poisoned() | TookCard():
            return _told(event, {"seat": seat_word(event.seat), "chair": event.chair, "card": tea_word(event.card)})
        case MovedLeader():
            return _told(event, {"seat": seat_word(event.seat), "chair": event.chair})
        case Rolled():
            return _told(event, {"seat": seat_word(event.seat), "shards": event.shards})
        case ReachedHead() | Hosted() | GotPoison() | GotMadness():
            return _told(event, {"seat": seat_word(event.seat)})
        case PoisonReturned():
            return _told(event, {"seat": seat_word(event.seat), "count": event.count})
        case ChoseSide():
            return _told(event, {"seat": seat_word(event.seat)}, f"-{event.side}")
    return None


def _say_reward(event: Event) -> Said | None:
    match event:
        case GainedShards() | ShedShards():
            return _told(event, {"seat": seat_word(event.seat), "count": event.count, "has": event.has})
        case GaveShard():
            return _told(event, {"seat": seat_word(event.seat), "to": seat_word(event.to)})
        case Placed():
            place = region_word(event.region)
            return _told(event, {"seat": seat_word(event.seat), "region": place, "count": event.count})
        case PlacedPawn():
            place = region_word(event.region)
            return _told(event, {"seat": seat_word(event.seat), "pawn": piece_word(event.pawn), "region": place})
        case MovedUnit():
            args: Words = {"seat": seat_word(event.seat), "piece": piece_word(event.piece)}
            args["from"] = region_word(event.start)
            args["region"] = region_word(event.region)
            return _told(event, args)
        case LostUnit():
            place = region_word(event.region)
            return _told(event, {"seat": seat_word(event.seat), "piece": piece_word(event.piece), "region": place})
        case LeaderPlaced() | LeaderMoved() | BuiltCastle() | LaidCastle() | RaisedCastle():
            return _told(event, {"seat": seat_word(event.seat), "region": region_word(event.region)})
        case GainedChip():
            return _told(event, {"seat": seat_word(event.seat), "chip": chip_word(event.chip)})
        case MendedShield() | Calmed() | GainedArtefact():
            return _told(event, {"seat": seat_word(event.seat)})
        case LeaderGrew():
            return _told(event, {"seat": seat_word(event.seat), "strength": event.strength})
        case FreedSupporters():
            return _told(event, {"seat": seat_word(event.seat), "count": event.count})
        case Unlocked():
            return _told(event, {"seat": seat_word(event.seat), "ability": f"@ability-{dashed(event.ability)}"})
        case TookWonderlandian():
            return _told(event, {"seat": seat_word(event.seat), "card": wonderlandian_word(event.card)})
        case RevealedWonderlandians():
            return _told(event, {"seat": seat_word(event.seat), "count": len(event.cards)})
        case Forged():
            args = {"seat": seat_word(event.seat), "chip": chip_word(event.chip)}
            args["track"] = event.track
            args["column"] = event.column
            return _told(event, args)
    return None


def _say_battle(event: Event) -> Said | None:
    match event:
        case BattleBegan():
            return _told(event, {"region": region_word(event.region)})
        case Wagered():
            args: Words = {"seat": seat_word(event.seat)}
            return _told(event, args) if event.cards else Said("event-not-wagered", args)
        case WageredOn():
            if event.on is None:
                return _told(event, {"seat": seat_word(event.seat)})
            return _told(event, {"seat": seat_word(event.seat), "on": seat_word(event.on)}, "-shown")
        case Decided():
            return _told(event, {"seat": seat_word(event.seat)}, f"-{event.choice}")
        case LookedAtChips():
            return _told(event, {"seat": seat_word(event.seat), "count": event.count})
        case Drew() | Replaced() | Blocked() | WentMad() | LeftMadTrack() | ReturnedChip() | RemovedChip():
            return _told(event, {"seat": seat_word(event.seat), "chip": chip_word(event.chip)})
        case ShellHelped() | Bust() | Refreshed() | Crowned():
            return _told(event, {"seat": seat_word(event.seat)})
        case Played():
            args = {"seat": seat_word(event.seat), "chip": chip_word(event.chip)}
            args["added"] = event.added
            args["strength"] = event.strength
            return _told(event, args)
        case GainedStrength():
            args = {"seat": seat_word(event.seat), "source": source_word(event.source)}
            args["count"] = event.count
            args["strength"] = event.strength
            return _told(event, args)
        case LostStrength():
            source = source_word(event.source)
            return _told(event, {"seat": seat_word(event.seat), "strength": event.strength, "source": source})
        case Exchanged():
            chip = chip_word(event.chip)
            return _told(event, {"seat": seat_word(event.seat), "chip": chip, "for": chip_word(event.other)})
        case Retreated() | Jumped():
            return _told(event, {"seat": seat_word(event.seat), "strength": event.strength})
    return None


def _say_outcome(event: Event) -> Said:
    match event:
        case GainedVp() | LostVp():
            source = source_word(event.source)
            return _told(event, {"seat": seat_word(event.seat), "count": event.count, "source": source})
        case BattleEnded():
            return _told(event, {"region": region_word(event.region), "value": event.value})
        case Won() | Tied():
            return _told(event, {"seat": seat_word(event.seat), "region": region_word(event.region)})
        case DeclaredFeats():
            args: Words = {"seat": seat_word(event.seat)}
            if not event.quests:
                return Said("event-declared-no-feat", args)
            args["quest"] = quest_word(event.quests[0])
            if len(event.quests) == 1:
                return _told(event, args)
            args["other"] = quest_word(event.quests[1])
            return Said("event-declared-two-feats", args)
        case WagerShown():
            args = {"seat": seat_word(event.seat), "on": seat_word(event.on)}
            return _told(event, args, f"-{event.outcome}")
        case ShowedQuests():
            return _told(event, {"seat": seat_word(event.seat), "count": len(event.quests)})
        case Scored():
            args = {"seat": seat_word(event.seat), "vp": event.vp, "castles": event.castles, "quests": event.quests}
            args["shards"] = event.shards
            args["total"] = event.total
            return _told(event, args)
    return _told(event)


def say_result(result: Result) -> Said:
    """Who won, and why."""
    return _say_end(list(result.places), result.reason)


def _say_end(places: list[int], reason: str) -> Said:
    if reason == "conceded":
        return Said("over-conceded")
    if places.count(1) > 1:
        return Said("over-scored-shared")
    return Said("over-scored", {"winner": seat_word(places.index(1))})
