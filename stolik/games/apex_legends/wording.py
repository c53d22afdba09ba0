"""What is said to people about a match: questions, options, events and results, as messages of `words/`."""

from typing import Final

from stolik.games.apex_legends.catalogue import (
    AIM_CARD,
    AIM_VALUE,
    GEAR,
    LEGEND,
    LOOT_KIND,
    NOTHING,
    SORT,
    WEAPON,
    WEAPONS,
)
from stolik.games.apex_legends.events import (
    Absorbed,
    Accelerated,
    Acted,
    Activated,
    Aimed,
    Attached,
    Attacked,
    CameDown,
    ChoseColour,
    ChoseWeapon,
    Collided,
    CooledDown,
    Damaged,
    DealtOut,
    Destroyed,
    Detached,
    Discarded,
    DiscardedWeapon,
    DrewFeats,
    DrewForInitiative,
    DrewLoot,
    DrewPool,
    DrewWeapon,
    Dropped,
    Eliminated,
    EndedActivation,
    Entered,
    Equipped,
    Exchanged,
    Exploded,
    Healed,
    Hit,
    Initiated,
    Kept,
    LaidTile,
    Landed,
    Loaded,
    Moved,
    OpenedBin,
    Overheated,
    Peeked,
    Placed,
    PlacedAtTile,
    PlacedNode,
    Played,
    Pushed,
    PutBelowTrack,
    PutUnder,
    Recharged,
    Recruited,
    Respawned,
    RevealedAim,
    RingShrank,
    RoundBegan,
    Rushed,
    SentRaven,
    Shifted,
    ShotAt,
    SortedItem,
    Swapped,
    Threw,
    Took,
    TookAmmo,
    Tracked,
    Transferred,
    TurnBegan,
    TurnedUpRingCard,
    Used,
    Wore,
)
from stolik.games.apex_legends.options import DONE
from stolik.games.apex_legends.rules.pool import Loadout
from stolik.games.apex_legends.rules.teams import team_of_seat
from stolik.games.apex_legends.state import Board
from stolik.kernel.event import Ended, Event
from stolik.kernel.game import Said
from stolik.kernel.question import PASS, Option, Question, number
from stolik.kernel.state import Result

Words = dict[str, int | str]


def card_word(name: str) -> str:
    """The name of anything printed, for the arguments of a message."""
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
    if question.kind == "move":
        return Said("ask-move", {"mp": question.note})
    if question.kind == "equip":
        return Said("ask-equip", {"left": question.note})
    if question.source == "":
        return Said(f"ask-{dashed(question.kind)}")
    return Said("ask-from", {"ask": f"@ask-{dashed(question.kind)}", "source": card_word(question.source)})


# Options

PARTS: Final[dict[str, tuple[str, ...]]] = {
    "pick": ("card",),
    "activate": ("card",),
    "place": ("card", "side"),
    "enter": ("card", "x", "y"),
    "shoot": ("card", "slot"),
    "shoot_special": ("card", "slot"),
    "boost": ("card",),
    "react": ("card",),
    "initiate": ("card",),
    "discard": ("card",),
    "drop": ("card",),
    "take": ("card", "x", "y"),
    "step": ("x", "y"),
    "go": ("x", "y"),
    "on": ("x", "y"),
    "climb": ("x", "y"),
    "throw": ("x", "y"),
    "open_drop": ("x", "y"),
    "node": ("i", "j", "level"),
    "zip": ("i", "j", "level"),
    "attach": ("card", "slot"),
    "detach": ("card", "slot"),
    "use": ("card",),
    "attack": ("card",),
    "with": ("slot",),
    "keep": ("card",),
    "swap": ("card",),
    "wear": ("card",),
    "exchange": ("slot",),
    "weapon": ("card",),
    "load": ("slot",),
    "legend": ("card",),
    "choose": ("choice",),
    "accelerate": ("card",),
    "under": ("card",),
    "top": ("card",),
    "redraw": ("card",),
    "facing": ("facing",),
    "shift": ("direction",),
    "axis": ("axis",),
    "respawn": ("x", "y"),
}
"""What follows the verb of an option."""
ALONE: Final = {"use": "option-use-and-move", "destroy": "option-destroy-and-move", "respawn": "option-respawn-now"}
"""Verbs that mean something else when nothing follows them."""


def say_option(t: Board, question: Question, option: Option) -> Said:
    """An option as a button would show it to the seat that is asked."""
    verb = str(option[0])
    if len(option) == 1:
        if verb == "move" and question.kind == "act":
            return Said("option-move-2")
        if option == DONE and question.kind == "move":
            return Said("option-stop")
        if option == PASS and question.kind == "boost":
            return Said("option-no-boost")
        return Said(ALONE.get(verb, f"option-{dashed(verb)}"))
    if question.kind == "equip":
        return _say_dealt(t, question.seat, option)
    if verb == "open":
        return Said(f"option-open-{option[1]}", {"x": number(option[2]), "y": number(option[3])})
    if verb == "destroy":
        args: Words = {"legend": card_word(str(option[2]))} if len(option) > 2 else {}
        return Said(f"option-destroy-{dashed(str(option[1]))}", args)
    if verb == "play":
        args = {"card": card_word(str(option[1]))}
        if len(option) > 2:
            args["legend"] = card_word(str(option[2]))
        return Said("option-play-for" if len(option) > 2 else "option-play", args)
    args = {}
    for name, part in zip(PARTS[verb], option[1:], strict=True):
        if name == "card":
            args[name] = card_word(str(part))
        elif name == "slot":
            args["weapon"] = card_word(WEAPONS[t.weapon[owner_of_question(t, question) * 2 + number(part) - 1]])
        elif isinstance(part, str):
            args[name] = f"@{name}-{dashed(part)}"
        else:
            args[name] = part
    return Said(f"option-{dashed(verb)}", args)


def _say_dealt(t: Board, seat: int, option: Option) -> Said:
    """What becomes of an item of the starting pool (AP-EQUIP-02)."""
    name = str(option[1])
    args: Words = {"item": card_word(name)}
    if option[0] == "leave":
        return Said("option-deal-leave", args)
    args["card"] = card_word(str(option[2]))
    if len(option) > 3:
        at = LEGEND[str(option[2])] * 2 + number(option[3]) - 1
        args["weapon"] = card_word(WEAPONS[Loadout(t, team_of_seat(t, seat)).weapons[at]])
        return Said("option-deal-attach", args)
    if name in WEAPON:
        return Said("option-deal-weapon", args)
    return Said("option-deal-wear" if SORT[LOOT_KIND[name]] == GEAR else "option-deal-pack", args)


def owner_of_question(t: Board, question: Question) -> int:
    """The legend whose weapon an option means: that of the activation, in stage 2 the one the question is about."""
    return question.note if t.active == NOTHING else t.active


# Events and results


def say_event(event: Event) -> Said:
    """An event as a sentence; what its reader may not know is not in it."""
    if isinstance(event, Ended):
        return _say_end(list(event.places), event.reason)
    return Said(f"event-{_sentence(event)}", _details(event))


def _sentence(event: Event) -> str:
    """Which sentence an event is told with: some have another for those who see more, or for another outcome."""
    match event:
        case DrewFeats() if event.feats:
            return f"drew-feats-{len(event.feats)}"
        case SortedItem() if event.item is not None:
            return "sorted-item-shown"
        case SortedItem() if event.count is not None:
            return "sorted-item-rest"
        case Peeked() if event.cards is not None:
            return "peeked-shown"
        case Destroyed():  # each figure is named in the case that its language needs
            return f"destroyed-{dashed(event.figure)}"
        case RevealedAim() if not event.cards:
            return "revealed-no-aim"
        case Attacked() if event.success == 0:
            return "missed"
        case Accelerated() if event.position == 0:
            return "available"
        case _:
            return dashed(event.kind)


IN_ORDER: Final = ("first", "second", "third")


def _details(event: Event) -> Words:
    """What is filled into the sentence of an event: names as words of their own, numbers as they are."""
    match event:
        case Loaded() | ShotAt() | Exchanged() | DrewWeapon() | ChoseWeapon() | DiscardedWeapon() | TookAmmo():
            return _about_weapon(event)
        case Kept() | Took() | Dropped() | Discarded() | Wore() | Attached() | Detached() | Used() | DrewLoot():
            return _about_loot(event)
        case DrewPool() | DealtOut() | SortedItem() | Recruited() | ChoseColour() | DrewForInitiative() | LaidTile():
            return _about_setup(event)
        case RevealedAim() | PutUnder() | Peeked() | Aimed() | Hit() | Overheated() | Attacked():
            return _about_aim(event)
        case Moved() | Transferred() | Pushed() | Respawned():
            return {"legend": card_word(event.legend), "x": event.x, "y": event.y}
        case Activated() | EndedActivation() | SentRaven() | Tracked():
            return {"legend": card_word(event.legend)}
        case Acted():
            return {"legend": card_word(event.legend), "action": f"@action-{dashed(event.action)}", "ap": event.ap}
        case Damaged():
            points: Words = {"damage": event.damage, "shield": event.shield, "health": event.health}
            return {"legend": card_word(event.legend)} | points
        case Absorbed() | Collided():
            return {"legend": card_word(event.legend), "damage": event.damage}
        case Healed() | Recharged():
            return {"legend": card_word(event.legend), "points": event.points}
        case Eliminated():
            return {"legend": card_word(event.legend), "deathboxes": event.deathboxes}
        case Swapped():
            return {"legend": card_word(event.legend), "ally": card_word(event.ally)}
        case Played() | Rushed():
            return {"legend": card_word(event.legend), "feat": card_word(event.feat)}
        case Threw():
            thrown: Words = {"loot": card_word(event.loot), "x": event.x, "y": event.y}
            return {"legend": card_word(event.legend)} | thrown
        case Landed() | Shifted():
            return {"loot": card_word(event.loot), "x": event.x, "y": event.y}
        case Exploded():
            return {"loot": card_word(event.loot)}
        case DrewFeats():
            drawn: Words = {"legend": card_word(event.legend), "count": event.count}
            for name, feat in zip(IN_ORDER, event.feats or (), strict=False):
                drawn[name] = card_word(feat)
            return drawn
        case Destroyed():
            return {"legend": card_word(event.legend), "figure": card_word(event.figure)}
        case OpenedBin():
            opened: Words = {"card": card_word(event.card), "x": event.x, "y": event.y}
            return {"legend": card_word(event.legend)} | opened
        case Entered():
            entered: Words = {"x": event.x, "y": event.y, "team": f"@team-{event.team}"}
            return {"legend": card_word(event.legend)} | entered
        case PlacedAtTile():
            return {"legend": card_word(event.legend), "side": f"@side-{event.side}"}
        case Equipped():
            weapons: Words = {"first": card_word(event.first), "second": card_word(event.second)}
            return {"legend": card_word(event.legend)} | weapons
        case TurnBegan():
            return {"team": f"@team-{event.team}", "round": event.round}
        case RoundBegan():
            return {"round": event.round}
        case RingShrank():
            return {"x0": event.x0, "y0": event.y0, "x1": event.x1, "y1": event.y1}
        case TurnedUpRingCard():
            return {"card": card_word(event.card)}
        case _:
            return _about_ability(event)


def _about_ability(event: Event) -> Words:
    match event:
        case Initiated():
            return {"legend": card_word(event.legend), "ability": card_word(event.ability)}
        case Placed():
            put: Words = {"ability": card_word(event.ability), "x": event.x, "y": event.y}
            return {"legend": card_word(event.legend)} | put
        case PlacedNode():
            node: Words = {"i": event.i, "j": event.j, "level": event.level}
            return {"legend": card_word(event.legend), "ability": card_word(event.ability)} | node
        case PutBelowTrack():
            return {"ability": card_word(event.ability), "turns": event.turns}
        case CooledDown() | Accelerated():
            return {"ability": card_word(event.ability), "position": event.position}
        case CameDown():
            return {"ability": card_word(event.ability), "x": event.x, "y": event.y}
        case _:
            raise LookupError(event.kind)


def _about_weapon(
    event: Loaded | ShotAt | Exchanged | DrewWeapon | ChoseWeapon | DiscardedWeapon | TookAmmo,
) -> Words:
    args: Words = {"legend": card_word(event.legend), "weapon": card_word(event.weapon)}
    if isinstance(event, ShotAt):
        args["enemy"] = card_word(event.enemy)
        args["ammo"] = event.ammo
    elif isinstance(event, Exchanged):
        args["old"] = card_word(event.old)
        args["ammo"] = event.ammo
    elif isinstance(event, Loaded):
        args["ammo"] = event.ammo
    return args


def _about_loot(event: Kept | Took | Dropped | Discarded | Wore | Attached | Detached | Used | DrewLoot) -> Words:
    args: Words = {"legend": card_word(event.legend), "loot": card_word(event.loot)}
    if isinstance(event, Took | Dropped):
        args["x"] = event.x
        args["y"] = event.y
    elif isinstance(event, Attached | Detached):
        args["weapon"] = card_word(event.weapon)
    elif isinstance(event, Wore):
        args["shield"] = event.shield
    return args


def _about_setup(
    event: DrewPool | DealtOut | SortedItem | Recruited | ChoseColour | DrewForInitiative | LaidTile,
) -> Words:
    if isinstance(event, ChoseColour):
        return {"seat": seat_word(event.seat)}
    if isinstance(event, DrewForInitiative):
        return {"first": card_word(event.first), "second": card_word(event.second)}
    if isinstance(event, LaidTile):
        return {}
    args: Words = {"team": f"@team-{event.team}"}
    if isinstance(event, Recruited):
        args["legend"] = card_word(event.legend)
        args["seat"] = seat_word(event.seat)
    elif isinstance(event, DealtOut):
        args["left"] = event.left
    elif isinstance(event, SortedItem):
        if event.count is not None:
            args["count"] = event.count
        if event.item is not None:
            args["item"] = card_word(event.item)
    return args


def _about_aim(event: RevealedAim | PutUnder | Peeked | Aimed | Hit | Overheated | Attacked) -> Words:
    if isinstance(event, RevealedAim):
        return {"cards": _aim_values(event.cards)}
    if isinstance(event, PutUnder):
        return {"card": card_word(event.card)}
    args: Words = {"legend": card_word(event.legend)}
    if isinstance(event, Peeked):
        args["count"] = event.count
        if event.cards is not None:
            args["cards"] = _aim_values(event.cards)
    elif isinstance(event, Aimed):
        args["threshold"] = event.threshold
        args["shots"] = event.shots
        args["cards"] = event.cards
        args["start"] = event.start
    elif isinstance(event, Hit):
        args["hits"] = event.hits
        args["headshots"] = event.headshots
        args["damage"] = event.damage
    elif isinstance(event, Overheated):
        args["ammo"] = event.ammo
    else:
        args["enemy"] = card_word(event.enemy)
        args["success"] = event.success
    return args


def _aim_values(cards: tuple[str, ...]) -> str:
    return ", ".join(str(AIM_VALUE[AIM_CARD[card]]) for card in cards)


def say_result(result: Result) -> Said:
    """Who won, and why."""
    return _say_end(list(result.places), result.reason)


def _say_end(places: list[int], reason: str) -> Said:
    """A team is named by its first seat."""
    if 2 not in places:
        return Said(f"over-{dashed(reason)}")
    message = "over-gave-up" if reason == "conceded" else f"over-{dashed(reason)}"
    return Said(message, {"winner": seat_word(places.index(1)), "loser": seat_word(places.index(2))})
