"""Positions of Waste Knights written as in the worked examples of the rules.

    wk = Scenario("johnny_taylor")
    wk.given(0, space="M48", wounds=1, hands=["pistol"])
    wk.wasteland("gun_tower")
    wk.rolls("W=F G=S G=S", "G=S B=F W=- G=S")
    wk.answer(0, ("move",), ("go", "M47"), ("stop",))

It is the turn of the first knight, who has taken no action, in round 1 of the first thread of The Last Reservoir.
What is not mentioned is as in the examples: the quick sets (a later knight takes what an earlier one left), 2 of each
resource, no wounds, radiation, damage, injuries, faults or advances, everybody on the starting space of the adventure.
A card of equipment is named by its id, `broken_` before it when its broken side is up.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from stolik.games.waste_knights import view
from stolik.games.waste_knights.active_rules import stat
from stolik.games.waste_knights.catalogue import (
    CARD,
    CARD_ID,
    COPIES,
    DECK_OF,
    EXPLORATION_ID,
    FACE,
    FACE_ID,
    FACES,
    FAULT_ID,
    FIRST_UNIQUE,
    GEAR_ID,
    GEAR_KIND,
    INJURY_ID,
    IS_STARTING,
    KNIGHT,
    KNIGHT_ID,
    LETTERS,
    NOTHING,
    QUICK_SETS,
    SIDE,
    SIDE_ID,
    TOKEN_ID,
    VEHICLE,
    VEHICLE_ID,
    WASTELAND,
)
from stolik.games.waste_knights.game import GAME
from stolik.games.waste_knights.language import Scope, parse_effects
from stolik.games.waste_knights.map import CITIES, COUNT, SITES, SPACE, SPACE_ID
from stolik.games.waste_knights.rules.flow import Cause
from stolik.games.waste_knights.rules.perform import resolve
from stolik.games.waste_knights.state import ACTION, IN_DECK, ON_SPACE, ROUND_STARTS, Board
from stolik.games.waste_knights.story.model import Adventure
from stolik.games.waste_knights.story.shelf import ADVENTURES
from stolik.games.waste_knights.vocabulary import PLACE, RESOURCES, STATS, TOKENS
from stolik.kernel.errors import NotAnOption
from stolik.kernel.log import Line
from stolik.kernel.question import PASS, Asked, Option, Question
from stolik.kernel.state import State, put
from stolik.testkit.scenario import Scenario as Base

NUMBERS: Final = ("wounds", "tainted", "rad", "damage", "fuel", "ammo", "meds", "xp", "due")
WAYS_OUT: Final[tuple[Option, ...]] = (PASS, ("done",))
ROLLS: Final = "dice"
"""The stream of every roll of a pool."""


class BadPosition(ValueError):
    """A scenario that cannot be set up as written."""


class _Sheet:
    """What a scenario says of one knight."""

    def __init__(self) -> None:
        self.numbers: dict[str, int] = {}
        self.space: str | None = None
        self.vehicle: str | None = None
        self.hands: Sequence[str] | None = None
        self.armour: str | None = None
        self.cargo: Sequence[str] = ()
        self.advances: Sequence[str] = ()
        self.injuries: Sequence[str] = ()
        self.faults: Sequence[str] = ()
        self.unconscious: str | None = None
        self.wreck: str | None = None
        self.specials: Sequence[int] = ()
        self.claimed: Sequence[str] = ()
        self.is_gone = False


class Scenario(Base):
    """One position; see the module."""

    def __init__(self, *knights: str, adventure: str = "the_last_reservoir", solo: bool = False) -> None:
        self.names = knights or ("johnny_taylor",)
        for name in self.names:
            _number(KNIGHT_ID, name)
        options = {"adventure": adventure, "setup": "quick"}
        if solo and len(self.names) == 2:
            options["solo"] = "two"
        super().__init__(GAME, 1 if solo else len(self.names), options)
        self.story: Adventure = next(one for one in ADVENTURES if one.key == adventure)
        self._solo = solo
        self._sheets = [_Sheet() for _ in self.names]
        self._round = 1
        self._active = 0
        self._first = 0
        self._order: Sequence[int] | None = None
        self._phase = ACTION
        self._thread: str | None = None
        self._time: int | None = None
        self._thread_round = 1
        self._shared: dict[str, int] = {}
        self._own: dict[tuple[int, str], int] = {}
        self._tokens: list[tuple[str, str]] = []
        self._has_setup = True
        self._lying: dict[int, str] = {}
        self._next: dict[str, Sequence[str]] = {}
        self._only: dict[str, bool] = {}
        self._bag: Sequence[str] = ()
        self._changes: list[Callable[[Board], None]] = []
        self._is_loose = False

    # Setting up

    def given(
        self,
        knight: int,
        *,
        space: str | None = None,
        vehicle: str | None = None,
        hands: Sequence[str] | None = None,
        armour: str | None = None,
        cargo: Sequence[str] | None = None,
        advances: Sequence[str] | None = None,
        injuries: Sequence[str] | None = None,
        faults: Sequence[str] | None = None,
        unconscious: str | None = None,
        wreck: str | None = None,
        specials: Sequence[int] | None = None,
        claimed: Sequence[str] | None = None,
        eliminated: bool = False,
        **numbers: int,
    ) -> None:
        """What a knight is and has. Numbers: wounds, tainted, rad, damage, fuel, ammo, meds, xp, due.

        `armour=""` and `vehicle=""` are none; `unconscious` and `wreck` name the card beside the sheet.
        """
        self.change()
        self.numbers(knight, numbers)
        sheet = self._sheets[knight]
        sheet.space = space if space is not None else sheet.space
        sheet.vehicle = vehicle if vehicle is not None else sheet.vehicle
        sheet.hands = hands if hands is not None else sheet.hands
        sheet.armour = armour if armour is not None else sheet.armour
        sheet.cargo = cargo if cargo is not None else sheet.cargo
        sheet.advances = advances if advances is not None else sheet.advances
        sheet.injuries = injuries if injuries is not None else sheet.injuries
        sheet.faults = faults if faults is not None else sheet.faults
        sheet.unconscious = unconscious if unconscious is not None else sheet.unconscious
        sheet.wreck = wreck if wreck is not None else sheet.wreck
        sheet.specials = specials if specials is not None else sheet.specials
        sheet.claimed = claimed if claimed is not None else sheet.claimed
        sheet.is_gone = eliminated or sheet.is_gone

    def numbers(self, knight: int, values: dict[str, int]) -> None:
        """Numbers of a knight by name, as `given` takes them."""
        self.change()
        for name in values:
            if name not in NUMBERS:
                raise BadPosition(f"a knight has no {name}")
        self._sheets[knight].numbers |= values

    def wasteland(self, *cards: str) -> None:
        """The next wasteland cards, each of its own deck; the first named comes first."""
        self._lay("wasteland", cards, CARD_ID)

    def explorations(self, *cards: str) -> None:
        """The next exploration cards."""
        self._lay("explorations", cards, EXPLORATION_ID)

    def equipment(self, *cards: str) -> None:
        """The next equipment cards drawn from the bottom of the deck."""
        self._lay("equipment", cards, GEAR_ID)

    def injury_deck(self, *cards: str) -> None:
        """The next injury cards."""
        self._lay("injuries", cards, INJURY_ID)

    def fault_deck(self, *cards: str) -> None:
        """The next fault cards."""
        self._lay("faults", cards, FAULT_ID)

    def all_discarded(self, *decks: str) -> None:
        """These decks have only the cards named for them; all others lie on the discard pile.

        A deck is "HD", "MB", "explorations" or "equipment".
        """
        self.change()
        for deck in decks:
            self._only[deck] = True

    def bag(self, *tokens: str) -> None:
        """The threat tokens that are drawn next; the first named comes first."""
        self.change()
        for token in tokens:
            _number(TOKEN_ID, token)
        self._bag = tokens

    def rolls(self, *pools: str) -> None:
        """What the next rolls show, each in pool order: `"G=S B=F W=-"`. A reroll is a roll of its dice."""
        for pool in pools:
            for die in pool.split():
                self.script(ROLLS, [face_of(die)])

    def thread(self, name: str, time: int | None = None, since: int = 1, setup: bool = True) -> None:
        """The current thread, its marker, its first round, and whether its setup is on the board."""
        self.change()
        self._thread, self._time, self._thread_round, self._has_setup = name, time, since, setup

    def round(self, number: int, active: int = 0, first: int = 0, order: Sequence[int] | None = None) -> None:
        """The round, whose turn it is, who is first player, and who is still to come after the active knight."""
        self.change()
        self._round, self._active, self._first, self._order = number, active, first, order

    def round_begins(self, number: int) -> None:
        """The position is that before round `number` starts."""
        self.round(number - 1)
        self._phase = ROUND_STARTS

    def shared(self, **values: int) -> None:
        """Shared variables of the adventure."""
        self.change()
        self._shared |= values

    def own(self, knight: int, **values: int) -> None:
        """A knight's own variables of the adventure."""
        self.change()
        for name, value in values.items():
            self._own[knight, name] = value

    def token(self, kind: str, where: str, count: int = 1) -> None:
        """Tokens on the board; `where` is a space, `site:3` or `city:Pumps`."""
        self.change()
        self._tokens += [(kind, where)] * count

    def special_lies(self, number: int, where: str) -> None:
        """A special card that lies on a space."""
        self.change()
        self._lying[number] = where

    def also(self, change: Callable[[Board], None]) -> None:
        """Change the position once it is laid out, for what has no word here."""
        self.change()
        self._changes.append(change)

    def loose(self) -> None:
        """Allow more copies of a card than the game has."""
        self.change()
        self._is_loose = True

    def _lay(self, deck: str, cards: Sequence[str], names: Sequence[str]) -> None:
        self.change()
        for card in cards:
            _number(names, card)
        self._next[deck] = cards

    # What becomes of it

    def position(self) -> State:
        """The table as described; what is unknown is dealt, always the same, from what is left."""
        t = Board(self.dice)
        n = len(self.names)
        t.lay_empty(n)
        t.adventure = ADVENTURES.index(self.story)
        t.is_quick = True
        t.phase = self._phase
        t.round = self._round
        t.active = self._active
        t.first = self._first
        t.seat = (0,) * n if self._solo else tuple(range(n))
        turn_order = [(self._first + step) % n for step in range(n)]
        after = turn_order[turn_order.index(self._active) + 1 :]
        t.order = tuple(self._order if self._order is not None else after)
        if self._phase == ROUND_STARTS:
            t.order = ()
        self._seat_knights(t)
        self._lay_story(t)
        self._lay_decks(t)
        for change in self._changes:
            change(t)
        if not self._is_loose:
            wrong = self.game.problems(t)
            if wrong:
                raise BadPosition(f"{'; '.join(wrong)}. If that is meant, call loose().")
        return t

    def _seat_knights(self, t: Board) -> None:
        start = self.story.start.at
        cards = list(COPIES)
        named = [sheet.vehicle for sheet in self._sheets if sheet.vehicle is not None]
        vehicles = [number for number, name in enumerate(VEHICLE_ID) if name not in named]
        for sheet in self._sheets:
            for name in [*(sheet.hands or ()), sheet.armour or "", *sheet.cargo]:
                if name:
                    cards[_face(name) >> 1] -= 1
        for me, sheet in enumerate(self._sheets):
            quick = QUICK_SETS[KNIGHT[self.names[me]]]
            t.knight = put(t.knight, me, KNIGHT[self.names[me]])
            if sheet.is_gone:
                t.gone = put(t.gone, me, 1)
                continue
            if sheet.vehicle is not None:
                t.vehicle = put(t.vehicle, me, VEHICLE[sheet.vehicle] if sheet.vehicle else NOTHING)
            else:
                t.vehicle = put(t.vehicle, me, quick.vehicle if quick.vehicle in vehicles else vehicles[0])
                vehicles.remove(t.vehicle[me])
            t.space[me] = start if sheet.space is None else SPACE[sheet.space]
            if sheet.hands is None:
                t.hands[me] = tuple([2 * kind for kind in quick.weapons if _take(cards, kind)])
            else:
                t.hands[me] = tuple([_face(name) for name in sheet.hands])
            if sheet.armour is None:
                t.armour = put(t.armour, me, 2 * quick.armour if _take(cards, quick.armour) else NOTHING)
            else:
                t.armour = put(t.armour, me, _face(sheet.armour) if sheet.armour else NOTHING)
            t.cargo[me] = tuple([_face(name) for name in sheet.cargo])
            numbers = sheet.numbers
            t.wounds[me] = numbers.get("wounds", 0)
            t.tainted[me] = numbers.get("tainted", 0)
            t.rad[me] = numbers.get("rad", 0)
            t.damage[me] = numbers.get("damage", 0)
            t.xp[me] = numbers.get("xp", 0)
            t.due = put(t.due, me, numbers.get("due", 0))
            for resource, name in enumerate(RESOURCES[:3]):
                t.res[3 * me + resource] = numbers.get(name, 2)
            t.advances[me] = tuple([SIDE[name] for name in sheet.advances])
            t.injuries[me] = tuple([_number(INJURY_ID, name) for name in sheet.injuries])
            t.faults[me] = tuple([_number(FAULT_ID, name) for name in sheet.faults])
            beside = NOTHING if sheet.unconscious is None else _number(INJURY_ID, sheet.unconscious)
            t.unconscious = put(t.unconscious, me, beside)
            beside = NOTHING if sheet.wreck is None else _number(FAULT_ID, sheet.wreck)
            t.wreck = put(t.wreck, me, beside)
            t.claimed[me] = tuple([TOKENS.index(kind) for kind in sheet.claimed])

    def _lay_story(self, t: Board) -> None:
        story = self.story
        names = [thread.id for thread in story.threads]
        t.thread = story.first_thread if self._thread is None else _number(names, self._thread)
        thread = story.threads[t.thread]
        t.thread_round = self._thread_round
        if thread.has_time:
            start = thread.start
            default = 0 if start is None else start.constant + sum(term.sign * len(self.names) for term in start.terms)
            t.time = default if self._time is None else self._time
        t.shared = story.shared_start.copy()
        for name, value in self._shared.items():
            t.shared[_number(story.shared_names, name)] = value
        t.own = story.own_start * len(self.names)
        for (me, name), value in self._own.items():
            t.own[me * len(story.own_names) + _number(story.own_names, name)] = value
        t.scars = [0] * len(story.enemies)
        for number in story.specials:
            t.special_at = put(t.special_at, number - 1, IN_DECK)
        for me, sheet in enumerate(self._sheets):
            for number in sheet.specials:
                t.special_at = put(t.special_at, number - 1, me)
        for number, where in self._lying.items():
            t.special_at = put(t.special_at, number - 1, ON_SPACE + _space(where))
        if self._has_setup:
            for rule in thread.setup:
                for call in rule.calls:
                    if call.verb == PLACE and call.place is not None:
                        t.placed += [call.what * COUNT + call.place.at] * call.n
        t.placed += [TOKENS.index(kind) * COUNT + _space(where) for kind, where in self._tokens]
        t.placed.sort()

    def _lay_decks(self, t: Board) -> None:
        cards = list(self._next.get("wasteland", ()))
        for deck in (0, 1):
            top = [CARD[name] for name in cards if DECK_OF[CARD[name]] == deck]
            rest = [card for card in WASTELAND[deck] if card not in top]
            self._stack(t.wild[deck], t.wild_gone[deck], rest, top, ("HD", "MB")[deck])
        top = [_number(EXPLORATION_ID, name) for name in self._next.get("explorations", ())]
        rest = [card for card in range(len(EXPLORATION_ID)) if card not in top]
        self._stack(t.finds, t.finds_gone, rest, top, "explorations")
        knights = range(len(t.seat))
        faces = [face for me in knights for face in [*t.hands[me], *t.cargo[me], t.armour[me]]]
        held = [face >> 1 for face in faces if face != NOTHING]
        top = [GEAR_KIND[name] for name in self._next.get("equipment", ())]
        rest = []
        for kind in range(FIRST_UNIQUE):
            left = COPIES[kind] - held.count(kind) - top.count(kind)
            if left < 0 and not self._is_loose:
                raise BadPosition(
                    f"there are no more than {COPIES[kind]} of {GEAR_ID[kind]}: call loose() if that is meant"
                )
            (t.gear_gone if IS_STARTING[kind] else rest).extend([kind] * max(0, left))
        self._stack(t.gear, t.gear_gone, rest, top, "equipment")
        out = [card for me in range(len(t.seat)) for card in [*t.injuries[me], t.unconscious[me]]]
        t.injury_deck = self._pile(INJURY_ID, out, "injuries")
        out = [card for me in range(len(t.seat)) for card in [*t.faults[me], t.wreck[me]]]
        t.fault_deck = self._pile(FAULT_ID, out, "faults")
        tokens = [_number(TOKEN_ID, name) for name in self._bag]
        t.bag = list(range(len(TOKEN_ID)))
        for token in tokens:
            # A draw takes the token at a rolled place of the bag.
            self.dice.script = self.dice.script or {}
            self.dice.script.setdefault("bag", []).append([_at(tokens, t.bag, token)])

    def _stack(self, deck: list[int], pile: list[int], rest: list[int], top: list[int], name: str) -> None:
        if self._only.get(name):
            pile += rest
        else:
            deck += rest
        deck += top[::-1]

    def _pile(self, names: Sequence[str], out: list[int], deck: str) -> list[int]:
        top = [_number(names, name) for name in self._next.get(deck, ())]
        return [card for card in range(len(names)) if card not in out and card not in top] + top[::-1]

    def is_at_rest(self, question: Question) -> bool:
        """The active knight is asked for the next action."""
        return question.kind == "act"

    # Answers

    def do(self, *options: Sequence[int | str]) -> None:
        """Answer one question after the other, whoever is asked."""
        for option in options:
            self.answer(self.question.seat, option)

    def move(self, *spaces: str) -> None:
        """Take the move action along a route (without its first space)."""
        self.do(("move",), *(("go", space) for space in spaces), ("stop",))

    def way_out(self) -> Option:
        """How the open question is declined or finished."""
        for option in WAYS_OUT:
            if option in self.question.options:
                return option
        raise AssertionError(f"this must be decided: {self.question!r}")

    def settle_until(self, kind: str) -> None:
        """Decline or finish whatever is open until a question of this kind."""
        while self.question.kind != kind:
            self.do(self.way_out())

    def settle(self) -> None:
        """Decline or finish whatever is open until the next action is asked for."""
        while not self.match.over and not self.is_at_rest(self.question):
            self.do(self.way_out())

    def effect(self, knight: int, text: str, *answers: Sequence[int | str]) -> None:
        """Resolve effects of the effect language for a knight on the spot, outside the match's own course."""
        doing = resolve(self.table, knight, parse_effects(text, _scope(self.story)), Cause())
        waiting = list(answers)
        try:
            asked = next(doing)
            while True:
                asked = doing.send(self._answer_to(asked, waiting))
        except StopIteration:
            if waiting:
                raise AssertionError(f"nobody asked for {waiting}") from None

    def _answer_to(self, asked: Asked, waiting: list[Sequence[int | str]]) -> Option:
        assert isinstance(asked, Question)
        if len(asked.options) == 1 and not asked.is_always_asked:
            return asked.options[0]
        if not waiting:
            raise AssertionError(f"no answer to {asked!r}")
        answer = tuple(waiting.pop(0))
        if answer not in asked.options:
            raise NotAnOption(f"{answer} to {asked!r}")
        return answer

    # What there is to see

    @property
    def table(self) -> Board:
        """The whole state."""
        state = self.match.state
        assert isinstance(state, Board)
        return state

    def seen(self, seat: int | None = None) -> view.BoardView:
        """The table as a seat (None: a spectator) sees it."""
        table = self.match.view(seat).table
        assert isinstance(table, view.BoardView)
        return table

    def knight(self, number: int) -> Sheet:
        """All of a knight as it is now, by names."""
        return Sheet(self.table, number)

    def stat(self, knight: int, name: str) -> int:
        """A value of a knight or vehicle with all that changes it."""
        return stat(self.table, knight, STATS.index(name))

    def pile(self, deck: str) -> list[str]:
        """The discard pile of a deck ("HD", "MB", "explorations", "equipment"), the last discarded last."""
        t = self.table
        if deck in ("HD", "MB"):
            return [CARD_ID[card] for card in t.wild_gone[("HD", "MB").index(deck)]]
        if deck == "explorations":
            return [EXPLORATION_ID[card] for card in t.finds_gone]
        return [GEAR_ID[kind] for kind in t.gear_gone]

    def tokens(self) -> list[str]:
        """The threat tokens on the table, in the order in which they were drawn."""
        return [TOKEN_ID[token] for token in self.table.tokens]

    def card(self) -> str:
        """The wasteland card on the table."""
        return CARD_ID[self.table.card] if self.table.card != NOTHING else ""

    def variable(self, name: str, knight: int | None = None) -> int:
        """A shared variable of the adventure, or a knight's own."""
        if knight is None:
            return self.table.shared[self.story.shared_names.index(name)]
        return self.table.own[knight * len(self.story.own_names) + self.story.own_names.index(name)]

    def thread_id(self) -> str:
        """The current thread."""
        return self.story.threads[self.table.thread].id

    def tokens_on(self, kind: str, where: str) -> int:
        """How many such tokens lie on a space."""
        return self.table.placed.count(TOKENS.index(kind) * COUNT + _space(where))

    def events(self, kind: str) -> list[Line]:
        """The events of a kind so far, as a spectator sees them."""
        return [line for line in self.match.lines(None) if line["event"] == kind]

    def struck(self) -> list[tuple[str, int]]:
        """Who has attacked so far, and how many wounds each attack dealt, tainted ones included."""
        lines = self.events("struck")
        return [(str(line["who"]), _count(line["wounds"]) + _count(line["tainted"])) for line in lines]


class Sheet:
    """A knight by names; see `Scenario.given` for what they mean."""

    def __init__(self, t: Board, me: int) -> None:
        self.wounds = t.wounds[me]
        self.tainted = t.tainted[me]
        self.rad = t.rad[me]
        self.damage = t.damage[me]
        self.fuel, self.ammo, self.meds = t.res[3 * me : 3 * me + 3]
        self.xp = t.xp[me]
        self.due = t.due[me]
        self.space = SPACE_ID[t.space[me]]
        self.vehicle = VEHICLE_ID[t.vehicle[me]] if t.vehicle[me] != NOTHING else ""
        self.hands = [FACE_ID[face] for face in t.hands[me]]
        self.armour = FACE_ID[t.armour[me]] if t.armour[me] != NOTHING else ""
        self.cargo = [FACE_ID[face] for face in t.cargo[me]]
        self.advances = [SIDE_ID[side] for side in t.advances[me]]
        self.injuries = [INJURY_ID[card] for card in t.injuries[me]]
        self.faults = [FAULT_ID[card] for card in t.faults[me]]
        self.unconscious = INJURY_ID[t.unconscious[me]] if t.unconscious[me] != NOTHING else ""
        self.wreck = FAULT_ID[t.wreck[me]] if t.wreck[me] != NOTHING else ""
        self.claimed = [TOKENS[kind] for kind in t.claimed[me]]
        self.specials = [number + 1 for number, holder in enumerate(t.special_at) if holder == me]
        self.is_eliminated = bool(t.gone[me])


def _scope(story: Adventure) -> Scope:
    """The names that effects of the adventure may use."""
    scope = Scope()
    scope.cities = dict(CITIES)
    scope.sites = {str(site): space for site, space in SITES.items()}
    scope.spaces = dict(SPACE)
    scope.vehicles = dict(VEHICLE)
    scope.shared = {name: number for number, name in enumerate(story.shared_names)}
    scope.own = {name: number for number, name in enumerate(story.own_names)}
    scope.threads = {thread.id: number for number, thread in enumerate(story.threads)}
    scope.entries = {entry.id: number for number, entry in enumerate(story.entries)}
    scope.enemies = {enemy.id: number for number, enemy in enumerate(story.enemies)}
    scope.specials = {str(number): number for number in story.specials}
    return scope


def _count(value: object) -> int:
    assert isinstance(value, int)
    return value


def face_of(die: str) -> int:
    """The number of a face written `G=S+S`."""
    colour, face = die.split("=")
    return [str(one) for one in FACES[LETTERS.index(colour)]].index(face)


def _at(order: Sequence[int], bag: Sequence[int], token: int) -> int:
    """The place of a token in a bag from which those before it in the order have been taken."""
    before = order[: order.index(token)]
    return [one for one in bag if one not in before].index(token)


def _take(cards: list[int], kind: int) -> bool:
    """Take a card, if there is one left."""
    cards[kind] -= 1
    return cards[kind] >= 0


def _number(names: Sequence[str], name: str) -> int:
    if name not in names:
        raise BadPosition(f"there is no {name!r}; known: {', '.join(names)}")
    return names.index(name)


def _face(name: str) -> int:
    return FACE[FACE_ID[_number(FACE_ID, name)]]


def _space(where: str) -> int:
    kind, _, name = where.partition(":")
    if kind == "site":
        return SITES[int(name)]
    return CITIES[name] if kind == "city" else SPACE[where]
