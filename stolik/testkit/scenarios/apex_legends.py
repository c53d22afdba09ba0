"""Positions of Apex Legends written as in the worked examples of the rules.

    s = Scenario("low wall V(6,5); bin H(5,6)")
    s.legend("wraith", (4, 4))
    s.legend("bloodhound", (5, 5), shield=20, health=40)
    s.acts("wraith")
    s.aim("a13")
    s.choose(("melee",), ("attack", "bloodhound"))
    assert s.dial("bloodhound") == (12, 40)

Without more: the teams of the first game, 2 v 2, seat 0 red and seat 1 blue, round 1, everybody out of the way on an
empty map with starting gear, full dials, two weapons with 3 ammo each, an empty backpack, an empty hand, and all eight
feats in the deck; nobody has acted yet. Maps are named, or written as for `sketch`. Special weapons may be named
although only an optional module brings them into play.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from stolik.games.apex_legends.catalogue import (
    ABILITY,
    ABILITY_TOKENS,
    AIM,
    AIM_CARD,
    ATTACHES_AT,
    BAG,
    BASIC_WEAPONS,
    BIN_CARDS,
    BLUE,
    BONUS,
    CARE_PACKAGE,
    COOLDOWN,
    FEAT,
    FEATS,
    FEATS_OF,
    FITS,
    GEAR_SLOTS,
    LEGEND,
    LEGENDARY,
    LEGENDS,
    LOOT,
    LOOT_KIND,
    NOTHING,
    PLACES,
    RANK,
    RANKS,
    RED,
    RING_CARDS,
    TOKEN,
    TOKEN_ID,
    WEAPON,
    WEAPONS,
    WORN_AT,
)
from stolik.games.apex_legends.game import GAME
from stolik.games.apex_legends.geometry.grid import DIRECTION, X, Y, node, space
from stolik.games.apex_legends.legends.bangalore import place_at
from stolik.games.apex_legends.map import LAND_NAMES, add_land
from stolik.games.apex_legends.options import SIDES as EDGES
from stolik.games.apex_legends.rules.division import divided
from stolik.games.apex_legends.rules.loot import PER_SPACE
from stolik.games.apex_legends.rules.teams import seat_of_next
from stolik.games.apex_legends.rules.tokens import PER_SPACE as PER_TRACK_SPACE
from stolik.games.apex_legends.rules.winning import victory_points
from stolik.games.apex_legends.state import (
    ACTING,
    ACTIVATING,
    ANCHOR_NODE,
    BEAST_ON,
    DOME_NODE,
    DRONE_SPACE,
    DROP_IS_OPEN,
    DROP_SPACE,
    ENTERING,
    ON_TRACK,
    PORTAL_SPACE,
    SITE_SPACE,
    SMOKE_NODE,
    STRIKE_SPACE,
    THUNDER_FACING,
    THUNDER_PLACE,
    TRANSITION,
    TURN,
    Board,
)
from stolik.games.apex_legends.state import AP as FULL_AP
from stolik.kernel.question import Option, Question
from stolik.kernel.state import State
from stolik.testkit.scenario import Scenario as Base
from stolik.testkit.scenarios.apex_sketch import sketch

Space = tuple[int, int]
Node = tuple[int, int, int]
Weapons = Sequence[str | tuple[str, int] | tuple[str, int, Sequence[str]]]
"""Weapon cards with their ammo and attachments: ``"car_2"``, ``("car_2", 1)`` or ``("car_2", 1, ["hcog_classic"])``."""

SIDES: Final = ("red", "blue")
FIRST_GAME: Final = (("bangalore", "wraith", "lifeline"), ("gibraltar", "bloodhound", "pathfinder"))
OUT_OF_THE_WAY: Final = (((0, 0), (1, 0), (2, 0)), ((11, 11), (10, 11), (9, 11)))
DEFAULT_WEAPONS: Final = (
    *("spitfire_1", "p2020_1", "r301_1", "re45_1", "volt_1", "wingman_1"),
    *("flatline_2", "mozambique_1", "g7_scout_1", "eva8_1", "alternator_1", "prowler_1"),
)


REACTIONS: Final = (
    "react_before",
    "react_after",
    "boost",
    "instant_boost",
    "instant_grenade",
    "instant_thrown",
    "instant_trophy",
    "instant_respawn",
)


class BadPosition(ValueError):
    """A scenario that cannot be set up as written."""


@cache
def _land(text: str) -> int:
    """The number of a map: its name, or a sketch that is made known."""
    if text in LAND_NAMES:
        return LAND_NAMES.index(text)
    return add_land(text, sketch(text))


class _Legend:
    """What is said about one legend."""

    def __init__(self, at: Space) -> None:
        self.at: Space | None = at
        self.shield = 20
        self.health = 40
        self.deathboxes = 2
        self.hand: Sequence[str] = ()
        self.deck: Sequence[str] | None = None
        self.discard: Sequence[str] = ()
        self.pack: Sequence[str] = ()
        self.gear: Sequence[str] = ()
        self.weapons: Weapons = ()


class Table(Base):
    """A match of Apex Legends with its answers and everything there is to see."""

    def is_at_rest(self, question: Question) -> bool:
        """A legend or a team is asked for its next action."""
        return question.kind in ("act", "activate")

    # Answers

    def choose(self, *options: Sequence[int | str]) -> None:
        """Answer one open question after the other, each for the seat that is asked."""
        for option in options:
            self.answer(self.question.seat, option)

    def step(self, *spaces: Space) -> None:
        """Answer the open `move` question step by step."""
        self.choose(*(("step", x, y) for x, y in spaces))

    def skip(self, *kinds: str) -> None:
        """Decline whatever is asked, as long as it is one of these kinds (reactions and instants without more)."""
        wanted = kinds or REACTIONS
        while not self.match.over and len(self.match.questions) == 1 and self.question.kind in wanted:
            self.decline()

    # What there is to see

    @property
    def board(self) -> Board:
        """The whole state."""
        state = self.match.state
        assert isinstance(state, Board)
        return state

    @property
    def options(self) -> list[Option]:
        """The options of the one open question."""
        return list(self.question.options)

    def of(self, verb: str) -> list[Option]:
        """The options of the open question with this verb, without it."""
        return [option[1:] for option in self.question.options if option[0] == verb]

    def seat(self, name: str) -> int:
        """Who plays a legend."""
        return self.board.seat_of[LEGEND[name]]

    def at(self, name: str) -> Space | None:
        """Where a legend stands."""
        where = self.board.space[LEGEND[name]]
        return None if where == NOTHING else (X[where], Y[where])

    def dial(self, name: str) -> tuple[int, int]:
        """Shield and health."""
        who = LEGEND[name]
        return self.board.shield[who], self.board.health[who]

    def deathboxes(self, name: str) -> int:
        """How many deathbox tokens a legend has left."""
        return self.board.deathboxes[LEGEND[name]]

    def points(self, team: str) -> int:
        """The victory points of a team."""
        return victory_points(self.board, SIDES.index(team))

    def hand_of(self, name: str) -> list[str]:
        """The feat cards in a hand, in printed order."""
        return [FEATS[feat] for feat in sorted(self.board.hands[LEGEND[name]])]

    def discard_of(self, name: str) -> list[str]:
        """A feat discard pile, from the bottom."""
        return [FEATS[feat] for feat in self.board.discards[LEGEND[name]]]

    def pack_of(self, name: str) -> list[str]:
        """The tokens in a backpack, in printed order."""
        return [LOOT[kind] for kind in sorted(self.board.packs[LEGEND[name]])]

    def gear_of(self, name: str, slot: str) -> str:
        """The token in a gear slot."""
        return TOKEN_ID[self.board.gear[LEGEND[name] * 3 + GEAR_SLOTS.index(slot)]]

    def weapons_of(self, name: str) -> list[tuple[str, int]]:
        """The two weapons with their ammo."""
        who = LEGEND[name]
        return [(WEAPONS[self.board.weapon[at]], self.board.ammo[at]) for at in (who * 2, who * 2 + 1)]

    def attached_to(self, name: str, slot: int) -> list[str]:
        """The attachment tokens on a weapon (slot 1 or 2)."""
        at = (LEGEND[name] * 2 + slot - 1) * PLACES
        return [LOOT[kind] for kind in self.board.attached[at : at + PLACES] if kind != NOTHING]

    def lying(self, x: int, y: int) -> list[str]:
        """The tokens that lie on a space."""
        here = [entry % PER_SPACE for entry in self.board.ground if entry // PER_SPACE == space(x, y)]
        return [TOKEN_ID[token] for token in sorted(here)]

    def token(self, ability: str, number: int = 0) -> int | str:
        """Where an ability token is: 0 available, 1 to 3 on the cooldown track, "below 4" the initiative track."""
        token = ABILITY_TOKENS[ABILITY[ability]][number]
        at = self.board.token_at[token]
        if at != ON_TRACK:
            return at
        (index,) = (entry // PER_TRACK_SPACE for entry in self.board.track if entry % PER_TRACK_SPACE == token)
        return f"below {index}"

    @property
    def ap(self) -> int:
        """The activation points that are left."""
        return self.board.ap

    def events(self, kind: str) -> list[dict[str, object]]:
        """What was logged of a kind, as a spectator reads it."""
        return [dict(line) for line in self.match.lines(None) if line["event"] == kind]


class Opening(Table):
    """A match from its very beginning, with chance scripted: `Opening(2, draft="first_game")`."""

    def __init__(self, seats: int = 2, **options: str) -> None:
        super().__init__(GAME, seats, options)

    def position(self) -> State:
        """The table before the first card is drawn."""
        return GAME.start(self.seats, self.setup, self.dice)

    def answer_all(self, *kinds: str, last: bool = True) -> None:
        """Answer every question of these kinds with its last option, or its first."""
        while any(question.kind in kinds for question in self.match.questions):
            question = next(question for question in self.match.questions if question.kind in kinds)
            self.answer(question.seat, question.options[-1 if last else 0])

    def arm(self) -> None:
        """Stage 1 as short as can be: everybody takes the first weapons of the pool and nothing else."""
        while any(question.kind == "equip" for question in self.match.questions):
            for question in list(self.match.questions):
                weapons = [option for option in question.options if option[0] == "deal" and option[1] in WEAPON]
                left = [option for option in question.options if option[0] == "leave"]
                self.answer(question.seat, (weapons or left)[0])


class Scenario(Table):
    """One position; see the module."""

    def __init__(
        self,
        land: str = "",
        red: Sequence[str] | None = None,
        blue: Sequence[str] | None = None,
        seats: int = 2,
        options: dict[str, str] | None = None,
    ) -> None:
        self.teams = (tuple(red or FIRST_GAME[RED][:2]), tuple(blue or FIRST_GAME[BLUE][:2]))
        size = len(self.teams[RED])
        super().__init__(GAME, seats, {"team_size": str(size), **(options or {})})
        self._land = _land(land)
        self._legends = {
            name: _Legend(OUT_OF_THE_WAY[team][n]) for team in (RED, BLUE) for n, name in enumerate(self.teams[team])
        }
        self._fields: dict[str, object] = {}
        self._aim: tuple[str, ...] = ()
        self._bags: dict[str, tuple[str, ...]] = {}
        self._bins: tuple[str, ...] | None = None
        self._weapon_deck: tuple[str, ...] | None = None
        self._care_bag: tuple[str, ...] = ()
        self._ground: list[tuple[str, Space]] = []
        self._figures: dict[int, int] = {}
        self._ravens: tuple[str, ...] = ()
        self._below: list[tuple[int, int]] = []
        self._cooling: dict[int, int] = {}
        self._empty_bags: tuple[str, ...] = ()
        self.acts(self.teams[RED][0])

    # Setting up

    def legend(
        self,
        name: str,
        at: Space | str | None = "",
        *,
        shield: int | None = None,
        health: int | None = None,
        deathboxes: int | None = None,
        hand: Sequence[str] | None = None,
        deck: Sequence[str] | None = None,
        discard: Sequence[str] | None = None,
        pack: Sequence[str] | None = None,
        gear: Sequence[str] | None = None,
        weapons: Weapons | None = None,
    ) -> None:
        """A legend of the scenario: where it is (None: eliminated) and what it has. `deck` is given from the top."""
        self.change()
        who = self._legends[name]
        if not isinstance(at, str):
            who.at = at
        who.shield = who.shield if shield is None else shield
        who.health = who.health if health is None else health
        who.deathboxes = who.deathboxes if deathboxes is None else deathboxes
        who.hand = who.hand if hand is None else hand
        who.deck = who.deck if deck is None else deck
        who.discard = who.discard if discard is None else discard
        who.pack = who.pack if pack is None else pack
        who.gear = who.gear if gear is None else gear
        who.weapons = who.weapons if weapons is None else weapons

    def acts(self, name: str, ap: int = FULL_AP, **memory: bool) -> None:
        """It is this legend's activation; `has_shot`, `has_moved`, `has_rushed` say what it has done in it."""
        self.change()
        team = RED if name in self.teams[RED] else BLUE
        self._fields |= {"phase": ACTING, "active": LEGEND[name], "ap": ap, "marker": team, **memory}
        self._fields["activated"] = [1 if other == name else 0 for other in LEGENDS]

    def team_chooses(self, team: str, *activated: str) -> None:
        """It is the team's turn, and it chooses whom to activate; some have been already."""
        self.change()
        done = [1 if name in activated else 0 for name in LEGENDS]
        self._fields |= {
            "phase": ACTIVATING,
            "active": NOTHING,
            "ap": 0,
            "marker": SIDES.index(team),
            "activated": done,
        }

    def turn_begins(self, team: str) -> None:
        """The marker has just come to the team's turn space: step 1 is next."""
        self.change()
        self._fields |= {"phase": TURN, "active": NOTHING, "ap": 0, "marker": SIDES.index(team)}
        self._fields["activated"] = [0] * len(LEGENDS)

    def entering(self, side: str, *legends: str, bonus: str) -> None:
        """Stage 2: these legends are still at a side of the entry tile; red is next if their number is even."""
        self.change()
        waiting = [LEGEND[name] for name in legends]
        for name in legends:
            self._legends[name].at = None
        self._fields |= {"phase": ENTERING, "active": NOTHING, "ap": 0}
        self._fields["at_tile"] = [EDGES.index(side) if who in waiting else NOTHING for who in range(len(LEGENDS))]
        self._fields["tile_bonus"] = [BONUS.index(bonus)] * len(EDGES)

    def transition(self, marker: int = 2) -> None:
        """The marker has just come to the transition space (2 or 5)."""
        self.change()
        self._fields |= {"phase": TRANSITION, "active": NOTHING, "ap": 0, "marker": marker}

    def marker(self, index: int) -> None:
        """The space of the initiative track on which the marker stands."""
        self.change()
        self._fields["marker"] = index

    def round(self, number: int) -> None:
        """Which round it is."""
        self.change()
        self._fields["round"] = number

    def ring(self, x0: int, y0: int, x1: int, y1: int, card: str | None = None) -> None:
        """The rectangle of the ring, and the ring card that is face up."""
        self.change()
        self._fields["ring"] = [x0, y0, x1, y1]
        if card is not None:
            self.ring_card(card)

    def ring_card(self, card: str) -> None:
        """The ring card that is face up."""
        self.change()
        self._fields["ring_card"] = RING_CARDS.index(card)

    def aim(self, *cards: str) -> None:
        """The next aim cards, in the order in which they are drawn."""
        self.change()
        self._aim = cards

    def bag(self, rank: str, *loot: str) -> None:
        """The next tokens of a bag, in the order in which they are drawn."""
        self.change()
        self._bags[rank] = loot

    def empty_bags(self, *ranks: str) -> None:
        """These bags hold nothing but the tokens named by `bag`."""
        self.change()
        self._empty_bags = ranks

    def bins(self, *cards: str) -> None:
        """The next supply-bin cards."""
        self.change()
        self._bins = cards

    def weapon_deck(self, *weapons: str, only: bool = False) -> None:
        """The next weapon cards; `only`: there are no others."""
        self.change()
        self._weapon_deck = weapons
        self._fields["_only_weapons"] = only

    def care_bag(self, *loot: str) -> None:
        """The next tokens of Lifeline's bag."""
        self.change()
        self._care_bag = loot

    def lies(self, loot: str, x: int, y: int) -> None:
        """A token lies on the map; `_used` at the end of its name: exhausted side up."""
        self.change()
        self._ground.append((loot, (x, y)))

    def open_bin(self, number: int = 0) -> None:
        """The n-th bin of the map, in the order of its text, is open."""
        self.change()
        bins = self._fields.get("open_bins", 0)
        assert isinstance(bins, int)
        self._fields["open_bins"] = bins | 1 << number

    def dome(self, at: Node, ends: int | None = None) -> None:
        """The dome, its token below a space of the initiative track (by default three turns ahead of the first)."""
        self._stand(DOME_NODE, node(*at), "dome_of_protection", 0, ends)

    def smoke(self, at: Node, number: int = 0, ends: int | None = None) -> None:
        """A smoke (0 or 1)."""
        self._stand(SMOKE_NODE + number, node(*at), "smoke_launcher", number, ends)

    def strike(self, at: Space, ends: int) -> None:
        """The bombardment figure."""
        self._stand(STRIKE_SPACE, space(*at), "defensive_bombardment", 0, ends)

    def thunder(self, at: Space, facing: str, ends: int) -> None:
        """The rolling-thunder figure before its first effect."""
        self._stand(THUNDER_PLACE, place_at(*at), "rolling_thunder", 0, ends)
        self._figures[THUNDER_FACING] = DIRECTION[facing]

    def portals(self, first: Space, second: Space | None = None, ends: int | None = None) -> None:
        """Wraith's portals."""
        self._stand(PORTAL_SPACE, space(*first), "dimensional_rift", 0, ends)
        if second is not None:
            self._figures[PORTAL_SPACE + 1] = space(*second)

    def ravens(self, *legends: str, ends: int | None = None) -> None:
        """The legends that carry a raven."""
        self._put_below("eye_of_the_allfather", 0, ends)
        self._ravens = legends

    def beast(self, ends: int | None = None) -> None:
        """The beast is attached to Bloodhound."""
        self._stand(BEAST_ON, LEGEND["bloodhound"], "beast_of_the_hunt", 0, ends)

    def drone(self, at: Space, ends: int | None = None) -> None:
        """The D.O.C. drone, its second effect still to come."""
        self._stand(DRONE_SPACE, space(*at), "heal_drone", 0, ends)

    def anchors(self, first: Node, second: Node) -> None:
        """Pathfinder's zip line; its token is on its card."""
        self.change()
        self._figures |= {ANCHOR_NODE: node(*first), ANCHOR_NODE + 1: node(*second)}

    def site(self, at: Space, ends: int) -> None:
        """The marker where Lifeline's drop will land."""
        self._stand(SITE_SPACE, space(*at), "care_package", 0, ends)

    def landed_drop(self, at: Space, is_open: bool = False) -> None:
        """Lifeline's drop on the map; its token is on its card."""
        self.change()
        self._figures |= {DROP_SPACE: space(*at), DROP_IS_OPEN: 1 if is_open else 0}

    def cooling(self, ability: str, position: int, number: int = 0) -> None:
        """A token of an ability (the second one: number 1) is on the cooldown track."""
        self.change()
        self._cooling[ABILITY_TOKENS[ABILITY[ability]][number]] = position

    def _stand(self, figure: int, where: int, ability: str, number: int, ends: int | None) -> None:
        self._put_below(ability, number, ends)
        self._figures[figure] = where

    def _put_below(self, ability: str, number: int, ends: int | None) -> None:
        self.change()
        self._below.append((4 if ends is None else ends, ABILITY_TOKENS[ABILITY[ability]][number]))

    # What becomes of it

    def position(self) -> State:
        """The board as described; what is unknown is chosen, always the same, from what is left."""
        t = Board(self.dice)
        size = len(self.teams[RED])
        shares = divided(self.seats, size, self.setup["first_team"], self.setup["second_team"])
        t.lay_empty(self._land, size, 0, self.setup["ring"] == "on", shares)
        t.red_group = 0
        for team in (RED, BLUE):
            for name in self.teams[team]:
                who = LEGEND[name]
                t.team[who] = team
                t.seat_of[who] = seat_of_next(t, team)
                t.members[team].append(who)
        bags = [*(bag.copy() for bag in BAG[:LEGENDARY]), CARE_PACKAGE.copy()]
        weapons = list(range(BASIC_WEAPONS))
        self._arm(t, weapons, bags)
        for name in self._legends:
            self._lay_legend(t, name, bags)
        self._lay_map(t, bags)
        self._lay_decks(t, weapons, bags)
        only = self._fields.pop("_only_weapons", False)
        if only:
            t.weapon_box += t.weapon_deck[: len(t.weapon_deck) - len(self._weapon_deck or ())]
            t.weapon_deck = t.weapon_deck[len(t.weapon_deck) - len(self._weapon_deck or ()) :]
        for field, value in self._fields.items():
            setattr(t, field, value)
        if t.has_ring:
            if t.ring_card == NOTHING:
                t.ring_card = 0
            t.ring_deck = [card for card in range(len(RING_CARDS)) if card != t.ring_card]
        wrong = self.game.problems(t)
        if wrong and all(weapon < BASIC_WEAPONS for weapon in t.weapon):
            raise BadPosition("; ".join(wrong))
        return t

    def _arm(self, t: Board, weapons: list[int], bags: list[list[int]]) -> None:
        named = [self._weapon(card)[0] for who in self._legends.values() for card in who.weapons]
        spare = [w for w in DEFAULT_WEAPONS if w not in named]
        spare += [w for w in WEAPONS[:BASIC_WEAPONS] if w not in named and w not in spare]
        wanted = (*named, *(self._weapon_deck or ()))
        spare = [w for w in spare if w not in wanted]
        for name, legend in self._legends.items():
            cards = [self._weapon(card) for card in legend.weapons]
            while len(cards) < 2:
                cards.append((spare.pop(0), 3, ()))
            for slot, (card, ammo, attachments) in enumerate(cards):
                at = LEGEND[name] * 2 + slot
                if WEAPON[card] < BASIC_WEAPONS:
                    weapons.remove(WEAPON[card])
                t.weapon[at] = WEAPON[card]
                t.ammo[at] = ammo
                for loot in attachments:
                    kind = LOOT_KIND[loot]
                    if not FITS[WEAPON[card]][kind]:
                        raise BadPosition(f"{loot} does not fit {card}")
                    t.attached[at * PLACES + ATTACHES_AT[kind]] = _take(bags, loot)

    @staticmethod
    def _weapon(card: str | tuple[str, int] | tuple[str, int, Sequence[str]]) -> tuple[str, int, Sequence[str]]:
        if isinstance(card, str):
            return card, 3, ()
        return (card[0], card[1], ()) if len(card) == 2 else card

    def _lay_legend(self, t: Board, name: str, bags: list[list[int]]) -> None:
        who, legend = LEGEND[name], self._legends[name]
        if legend.at is not None:
            t.space[who] = space(*legend.at)
            if t.occupied >> t.space[who] & 1:
                raise BadPosition(f"two figures on {legend.at}")
            t.occupied |= 1 << t.space[who]
        t.shield[who], t.health[who] = legend.shield, legend.health
        t.deathboxes[who] = legend.deathboxes
        t.packs[who] = sorted(_take(bags, loot) for loot in legend.pack)
        for loot in legend.gear:
            if loot.endswith("_starting"):
                continue
            kind = _take(bags, loot.removesuffix("_used"))
            t.box.append(t.gear[who * 3 + WORN_AT[kind]] >> 1)
            t.gear[who * 3 + WORN_AT[kind]] = TOKEN[loot]
        t.hands[who] = sorted(FEAT[feat] for feat in legend.hand)
        t.discards[who] = [FEAT[feat] for feat in legend.discard]
        gone = (*t.hands[who], *t.discards[who])
        rest = [feat for feat in reversed(FEATS_OF[who]) if feat not in gone]
        if legend.deck is not None:
            top = [FEAT[feat] for feat in reversed(legend.deck)]
            if not top:
                t.discards[who] += sorted(rest)
                rest = []
            rest = [feat for feat in rest if feat not in top] + top
        t.decks[who] = rest

    def _lay_map(self, t: Board, bags: list[list[int]]) -> None:
        for loot, at in self._ground:
            _take(bags, loot.removesuffix("_used"))
            t.ground.append(space(*at) * PER_SPACE + TOKEN[loot])
        t.ground.sort()
        for figure, where in self._figures.items():
            t.figures[figure] = where
            if figure in (PORTAL_SPACE, PORTAL_SPACE + 1, DRONE_SPACE, DROP_SPACE):
                t.occupied |= 1 << where
        t.ravens = sorted(LEGEND[name] for name in self._ravens)
        for index, token in self._below:
            t.track.append(index * PER_TRACK_SPACE + token)
            t.token_at[token] = ON_TRACK
        for token, position in self._cooling.items():
            if position > COOLDOWN[token]:
                raise BadPosition("the token is farther on the cooldown track than its card says")
            t.token_at[token] = position

    def _lay_decks(self, t: Board, weapons: list[int], bags: list[list[int]]) -> None:
        aim = [AIM_CARD[card] for card in self._aim]
        t.aim = [card for card in range(len(AIM)) if card not in aim] + aim[::-1]
        for rank in range(3):
            top = [_take(bags, loot) for loot in self._bags.get(RANKS[rank], ())]
            if RANKS[rank] in self._empty_bags:
                t.box += bags[rank]
                bags[rank] = []
            t.bags[rank] = bags[rank] + top[::-1]
        t.box.sort()
        top = [LOOT_KIND[loot] for loot in self._care_bag]
        for kind in top:
            bags[LEGENDARY].remove(kind)
        t.care_bag = bags[LEGENDARY] + top[::-1]
        named = [WEAPON[card] for card in self._weapon_deck or ()]
        t.weapon_deck = [weapon for weapon in weapons if weapon not in named] + named[::-1]
        bins = [BIN_CARDS.index(card) for card in self._bins or ()]
        t.bin_deck = [card for card in range(len(BIN_CARDS)) if card not in bins] + bins[::-1]


def _take(bags: list[list[int]], loot: str) -> int:
    """Take a token from its bag, a legendary one from Lifeline's; starting gear is in none."""
    if loot not in LOOT_KIND:
        raise BadPosition(f"there is no loot {loot!r}")
    kind = LOOT_KIND[loot]
    bag = bags[RANK[kind]]
    if kind in bag:
        bag.remove(kind)
    elif not loot.endswith("_starting"):
        raise BadPosition(f"there are not so many tokens of {loot}")
    return kind
