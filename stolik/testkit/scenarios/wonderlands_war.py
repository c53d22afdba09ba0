"""Positions of Wonderland's War written as in the worked examples of the rules.

    s = Scenario("queen", "hatter", "jabberwock", "alice")
    s.leader("queen", "na_muniu", strength=2)
    s.supporters("hatter", "na_muniu", 2)
    s.will_draw("queen", "red_rook_weak")
    s.will_draw("hatter", "forge", "faction_1")
    s.battle("na_muniu")
    s.wager(alice=None, jabberwock=None)
    assert s.strengths("queen", "hatter") == [5, 1]
    s.decide(queen="retreat", hatter="draw")

Players are named by their factions, in the order of their seats; the first one named is the first player. With two of
them it is the two-player game. What is not mentioned is as in the examples: ally set A, round I, no shards, no VP, no
castles, shields working, abilities locked, leader strength 1, all supporters in reserve, the starting bags. Leaders are
lost unless they stand in a region; at the tea party they are at the Head of the Table. What is nowhere else is in the
supply, in reserve or in its deck.

`will_draw` writes down which chips a player takes out of the bag, one after the other; chips that the bag lacks are
added to it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from stolik.games.wonderlands_war.catalogue import (
    ABILITIES,
    ABILITY_NUMBER,
    ALLY_CHIPS,
    ALLY_SETS,
    ARTEFACT,
    ARTEFACTS,
    CHIP,
    CHIP_OF,
    CHIPS,
    COLUMNS,
    DOUBLE_MADNESS,
    FACTION_1,
    FACTION_2,
    FACTION_OF,
    FIRST_ITEM,
    FIRST_ITEM_CARD,
    FORGE,
    ITEM_CHIPS,
    JABBERWOCK,
    MADNESS,
    MARKET,
    NOT_FOR_TWO,
    NOTHING,
    PAWN,
    PAWN_OF,
    PAWNS_OF_CARD,
    POISON,
    QUEST,
    QUEST_OF,
    QUEST_REGION,
    REGION,
    REGION_OF,
    REGIONS,
    REGULAR_MADNESS,
    SHARD_DIE,
    SPACES,
    SUPPORTER_TRACK,
    SUPPORTERS,
    TEA,
    TEA_CARDS,
    TEA_OF,
    TRACK_SUPPORTERS,
    TRACKS,
    USED_CHAIRS,
    WONDERLANDIAN,
    WONDERLANDIAN_OF,
    starting_bag,
)
from stolik.games.wonderlands_war.game import GAME
from stolik.games.wonderlands_war.rules.chips import BAG_STREAM
from stolik.games.wonderlands_war.rules.ring import clockwise
from stolik.games.wonderlands_war.rules.spaces import is_complete
from stolik.games.wonderlands_war.rules.units import pawns_in
from stolik.games.wonderlands_war.state import (
    AT_TABLE,
    AWARD,
    BATTLE,
    BUST,
    HEAD,
    LYING,
    NO_CASTLE,
    POISON_PHASE,
    RESERVE,
    RETREATED,
    STATUS,
    TEA_PHASE,
    UPRIGHT,
    Board,
)
from stolik.games.wonderlands_war.view import BoardView
from stolik.kernel.match import Match
from stolik.kernel.question import PASS, Option, Question
from stolik.kernel.state import State, put
from stolik.testkit.scenario import Scenario as Base

FOUR: Final = ("alice", "hatter", "queen", "jabberwock")


class BadPosition(ValueError):
    """A scenario that cannot be set up as written."""


def seen(match: Match, viewer: int | None = None) -> BoardView:
    """The table as a seat (None: a spectator) sees it."""
    table = match.view(viewer).table
    assert isinstance(table, BoardView)
    return table


class Scenario(Base):
    """One position; see the module. `ally_set` is one letter, or five for the five kinds."""

    def __init__(
        self,
        *factions: str,
        ally_set: str = "a",
        round: int = 1,
        unused: str = "live_garden",
        odds: str = "shown",
    ) -> None:
        names = factions or FOUR
        seats = len(names)
        super().__init__(GAME, seats, {"ally_set": ally_set if len(ally_set) == 1 else "mixed", "odds": odds})
        self.factions = names
        self._draws: list[list[int]] = [[] for _ in names]
        self._scripted: dict[int, int] = {}
        self._reserve: list[int | None] = [None] * seats
        self._supply: dict[int, int] = {}
        self._quest_top: list[int] = []
        self._are_quests_gone = False
        self._market: list[int] | None = None
        self._card_top: list[int] = []
        self._is_loose = False
        t = Board(self.dice)
        t.lay_empty(seats, [ALLY_SETS.index(letter) for letter in (ally_set * 5)[:5]], is_chosen=False)
        t.shows_odds = odds == "shown"
        t.round = round
        t.faction = tuple([FACTION_OF[name] for name in names])
        for seat, faction in enumerate(t.faction):
            t.seat_of = put(t.seat_of, faction, seat)
            t.bag[seat] = starting_bag(seats)
            t.leader_at[seat] = RESERVE
            t.chair[seat] = NOTHING
        t.token = tuple(range(REGIONS))
        if seats == 2:
            t.unused = REGION_OF[unused]
            t.token = put(t.token, t.unused, NOTHING)
        t.tea_deck = list(range((round - 1) * TEA_CARDS, round * TEA_CARDS))
        self._t = t

    def seat(self, who: str) -> int:
        """The seat of a faction."""
        return self.factions.index(who)

    def _set(self, who: str) -> tuple[Board, int]:
        self.change()
        return self._t, self.seat(who)

    def loose(self) -> None:
        """Allow pieces that are nowhere, or more of them than there are."""
        self.change()
        self._is_loose = True

    def tweak(self) -> Board:
        """The board under construction, for what has no method."""
        self.loose()
        return self._t

    # The players

    def vp(self, **points: int) -> None:
        """VP: `s.vp(alice=9, queen=4)`."""
        for who, count in points.items():
            t, seat = self._set(who)
            t.vp[seat] = count

    def shards(self, **counts: int) -> None:
        """Shards of players."""
        for who, count in counts.items():
            t, seat = self._set(who)
            t.shards[seat] = count

    def broken(self, *players: str) -> None:
        """Players whose shields are broken."""
        for who in players:
            t, seat = self._set(who)
            t.shield[seat] = 0

    def unlocked(self, who: str, *abilities: str) -> None:
        """Abilities that a player has unlocked."""
        t, seat = self._set(who)
        for name in abilities:
            t.unlocked[seat * ABILITIES + ABILITY_NUMBER[name]] = 1

    def first(self, who: str) -> None:
        """The first player of this round."""
        t, seat = self._set(who)
        t.first = seat

    # Units and castles

    def supporters(self, who: str, region: str, count: int) -> None:
        """More supporters in a region, from the reserve."""
        t, seat = self._set(who)
        t.supporters[seat * REGIONS + REGION_OF[region]] += count

    def reserve(self, who: str, count: int) -> None:
        """The supporters in reserve; without it as many as are nowhere else."""
        self.loose()
        self._reserve[self.seat(who)] = count

    def leader(self, who: str, region: str | None = None, strength: int | None = None) -> None:
        """Where a leader stands, and leader strength."""
        t, seat = self._set(who)
        if region is not None:
            t.leader_at[seat] = REGION_OF[region]
        if strength is not None:
            t.leader[seat] = strength

    def pawn(self, who: str, pawn: str, region: str = "reserve") -> None:
        """A Wonderlandian pawn of a player, in a region or lost."""
        t, seat = self._set(who)
        number = PAWN_OF[pawn]
        card = next(card for card, pawns in enumerate(PAWNS_OF_CARD) if number in pawns)
        if card not in t.owned[seat]:
            t.owned[seat] += (card,)
            for other in PAWNS_OF_CARD[card]:
                t.pawn_owner = put(t.pawn_owner, other, seat)
                t.pawn_at[other] = RESERVE
        t.pawn_at[number] = RESERVE if region == "reserve" else REGION_OF[region]

    def item(self, who: str, item: str) -> None:
        """An item card of a player, with both chips in the bag."""
        t, seat = self._set(who)
        card = WONDERLANDIAN_OF[item]
        t.owned[seat] += (card,)
        t.bag[seat] = sorted(t.bag[seat] + [CHIP_OF[item]] * ITEM_CHIPS[card - FIRST_ITEM_CARD])

    def castle(self, who: str, *regions: str, lying: bool = False) -> None:
        """Castles of a player; with two players they may lie."""
        t, seat = self._set(who)
        for region in regions:
            t.castles[seat * REGIONS + REGION_OF[region]] = LYING if lying else UPRIGHT

    def token(self, region: str, token: str) -> None:
        """The scoring token of a region; it changes places with the one that lay there."""
        self.change()
        t, place, number = self._t, REGION_OF[region], int(token[2:]) - 1
        if number in t.token:
            t.token = put(t.token, t.token.index(number), t.token[place])
        t.token = put(t.token, place, number)

    # Chips

    def bag(self, who: str, *chips: str) -> None:
        """The whole content of a bag."""
        t, seat = self._set(who)
        t.bag[seat] = sorted(CHIP_OF[chip] for chip in chips)

    def add(self, who: str, *chips: str) -> None:
        """More chips in a bag."""
        t, seat = self._set(who)
        t.bag[seat] = sorted(t.bag[seat] + [CHIP_OF[chip] for chip in chips])

    def active(self, who: str, *chips: str) -> None:
        """Chips on the active track, from the left."""
        self._lay(who, "active", chips)

    def exhausted(self, who: str, *chips: str) -> None:
        """Exhausted chips."""
        self._lay(who, "exhausted", chips)

    def mad(self, who: str, *chips: str) -> None:
        """Chips on the madness track."""
        self._lay(who, "mad", chips)

    def _lay(self, who: str, area: str, chips: Sequence[str]) -> None:
        t, seat = self._set(who)
        for name in chips:
            getattr(t, area)[seat].append(self._from_bag(t, seat, CHIP_OF[name]))

    def _from_bag(self, t: Board, seat: int, chip: int) -> int:
        """A chip that belongs to its owner alone comes out of the bag."""
        if FORGE < chip != MADNESS and chip in t.bag[seat]:
            t.bag[seat].remove(chip)
        return chip

    def forged(self, who: str, track: int, *chips: str) -> None:
        """Chips on a forge track (1 to 4) from the left. Their rewards are not given (see `leader`, `unlocked`)."""
        t, seat = self._set(who)
        for column, name in enumerate(chips):
            chip = self._from_bag(t, seat, CHIP_OF[name])
            t.forged[seat * SPACES + (track - 1) * COLUMNS + column] = chip
        if len(chips) == COLUMNS:
            t.bag[seat] = sorted([*t.bag[seat], ARTEFACT])

    def supply(self, **counts: int) -> None:
        """Ally chips (or regular madness) in the supply: `s.supply(rose_strong=0)`. The others leave the game."""
        self.change()
        for chip, count in counts.items():
            self._supply[CHIP_OF[chip]] = count

    def pool(self, count: int) -> None:
        """The Jabberwock's poison pool; the other chips leave the game."""
        self.change()
        self._supply[POISON] = count

    def will_draw(self, who: str, *chips: str) -> None:
        """The chips that a player will draw next; those that the bag lacks are added to it."""
        t, seat = self._set(who)
        rest = t.bag[seat].copy()
        for chip in self._draws[seat]:
            if chip in rest:
                rest.remove(chip)
        for name in chips:
            chip = CHIP_OF[name]
            if chip in rest:
                rest.remove(chip)
            else:
                t.bag[seat] = sorted([*t.bag[seat], chip])
            self._draws[seat].append(chip)

    # Cards

    def market(self, *cards: str) -> None:
        """The market, exactly these cards."""
        self.change()
        self._market = [WONDERLANDIAN_OF[name] for name in cards]

    def deck_top(self, *cards: str) -> None:
        """The topmost cards of the Wonderlandian deck; the first named is the top."""
        self.change()
        self._card_top = [WONDERLANDIAN_OF[name] for name in cards]

    def quest(self, who: str, *quests: str) -> None:
        """Quests in a hand."""
        t, seat = self._set(who)
        t.quests[seat] += tuple([QUEST_OF[name] for name in quests])

    def feat(self, who: str, *quests: str) -> None:
        """Quests laid face up."""
        t, seat = self._set(who)
        t.feats[seat] += tuple([QUEST_OF[name] for name in quests])

    def quest_top(self, *quests: str) -> None:
        """The topmost quests of the deck; the first named is the top."""
        self.change()
        self._quest_top = [QUEST_OF[name] for name in quests]

    def quests_left(self, *quests: str, discarded: Sequence[str] = ()) -> None:
        """The whole quest deck, the first named being the top, and the discard pile; all other quests are gone."""
        self.loose()
        self._quest_top = [QUEST_OF[name] for name in quests]
        self._t.quest_discard = [QUEST_OF[name] for name in discarded]
        self._t.discarded_by = [0] * len(discarded)
        self._are_quests_gone = True

    def wagered(self, **on: str) -> None:
        """Wagers of a battle that is over: `s.wagered(queen="alice")`."""
        for who, named in on.items():
            t, seat = self._set(who)
            t.wagers[seat] = self.seat(named)

    # Where it begins

    def tea(
        self,
        who: str,
        table: dict[int, str] | None = None,
        chairs: dict[str, int] | None = None,
        deck: int | None = None,
    ) -> None:
        """A player's turn at the tea party. `table`: cards by chair; `chairs`: leaders by faction, else at the Head.

        Players whose leader stands in a region have placed it. The tea deck holds what is left, or `deck` cards of it.
        """
        t, seat = self._set(who)
        t.phase = TEA_PHASE
        t.turn = seat
        taken = chairs or {}
        if table is None:
            for chair in USED_CHAIRS[t.seats]:
                if chair not in taken.values():
                    t.table[chair] = t.tea_deck.pop()
        else:
            for chair, name in table.items():
                t.tea_deck.remove(TEA_OF[name])
                t.table[chair] = TEA_OF[name]
        if deck is not None:
            self.loose()
            del t.tea_deck[deck:]
        for other, name in enumerate(self.factions):
            if t.leader_at[other] == RESERVE:
                t.leader_at[other] = AT_TABLE
                t.chair[other] = taken.get(name, HEAD)

    def taken(self, **counts: int) -> None:
        """How many cards of this round players have taken (after `tea`)."""
        for who, count in counts.items():
            t, seat = self._set(who)
            t.cards_now[seat] = count
            t.cards[seat] = tuple(t.tea_deck[:count])
            del t.tea_deck[:count]

    def tea_top(self, *cards: str) -> None:
        """The topmost tea cards (after `tea`); the first named is dealt first."""
        self.change()
        for name in reversed(cards):
            if TEA_OF[name] in self._t.tea_deck:
                self._t.tea_deck.remove(TEA_OF[name])
            self._t.tea_deck.append(TEA_OF[name])

    def poisoned(self, *chairs: int) -> None:
        """Poison chips on the cards of these chairs."""
        self.change()
        for chair in chairs:
            self._t.poison_on[chair] = 1

    def tea_begins(self) -> None:
        """The Jabberwock is asked for his poison before the first turn (after `tea`)."""
        self.change()
        self._t.phase = POISON_PHASE

    def battle(self, region: str) -> None:
        """The war begins with the battle of this region."""
        self.change()
        self._t.phase = BATTLE
        self._t.marker = REGION_OF[region]
        self._t.fought = 0

    def war_ends(self) -> None:
        """Every region has been resolved: the war phase ends."""
        self.change()
        self._t.phase = BATTLE
        self._t.fought = REGIONS

    def more_war(self) -> None:
        """A battle of the first two players follows, two regions further on (after `battle` or `result`)."""
        self.change()
        region = REGION[clockwise(self._t, self._t.marker, 2)]
        for who in self.factions[:2]:
            self.supporters(who, region, 1)

    def result(self, region: str, **strengths: int | str) -> None:
        """The battle of a region is over: battle strengths, or "bust". Who has no unit there gets a supporter."""
        self.change()
        t = self._t
        t.region = REGION_OF[region]
        t.ledger = [t.region]
        t.marker = t.region
        t.fought = 1
        t.draw = 1
        t.phase = AWARD
        for who, strength in strengths.items():
            seat = self.seat(who)
            if isinstance(strength, str):
                t.status[seat] = BUST
                continue
            t.status[seat] = RETREATED
            t.strength[seat] = strength
            if not self._units(seat, t.region):
                self.supporters(who, region, 1)

    # Chance

    def rolls(self, *shards: int) -> None:
        """What the shard die shows next, at the tea party."""
        for count in shards:
            self.script("die", [SHARD_DIE.index(count)])

    def marker_rolls(self, *shards: int) -> None:
        """What the roll for the starting-battle marker shows next."""
        for count in shards:
            self.script("marker", [SHARD_DIE.index(count)])

    # What becomes of it

    def position(self) -> State:
        """The board as described."""
        t = self._t
        self._deal_quests(t)
        self._deal_wonderlandians(t)
        for seat in range(t.seats):
            self._count_supporters(t, seat)
        self._count_chips(t)
        wrong = [] if self._is_loose else self.game.problems(t)
        if wrong:
            raise BadPosition(f"{'; '.join(wrong)}. If that is meant, call loose().")
        self._script_draws(t, None, PASS)
        return t

    def _deal_quests(self, t: Board) -> None:
        if self._are_quests_gone:
            t.quest_deck = self._quest_top[::-1]
            return
        dealt = [quest for hand in (*t.quests, *t.feats) for quest in hand] + self._quest_top
        rest = [q for q in range(len(QUEST)) if QUEST_REGION[q] != t.unused and q not in dealt]
        t.quest_deck = rest[::-1] + self._quest_top[::-1]

    def _deal_wonderlandians(self, t: Board) -> None:
        owned = [card for cards in t.owned for card in cards] + self._card_top
        cards = [c for c in range(len(WONDERLANDIAN)) if c not in owned and (t.seats > 2 or c not in NOT_FOR_TWO)]
        t.market = cards[:MARKET] if self._market is None else self._market
        t.wonderlandian_deck = [card for card in cards if card not in t.market] + self._card_top[::-1]

    def _count_supporters(self, t: Board, seat: int) -> None:
        out = sum(t.supporters[seat * REGIONS : seat * REGIONS + REGIONS])
        for column in range(COLUMNS):
            if t.forged[seat * SPACES + SUPPORTER_TRACK * COLUMNS + column] == NOTHING:
                out += TRACK_SUPPORTERS[column]
        given = self._reserve[seat]
        if out > SUPPORTERS:
            raise BadPosition(f"{self.factions[seat]} has {out} supporters outside the reserve")
        t.reserve[seat] = SUPPORTERS - out if given is None else given

    def _count_chips(self, t: Board) -> None:
        """What is nowhere goes to the supply, or leaves the game."""
        counts = [0] * CHIPS
        total = [0] * CHIPS
        total[: FORGE + 1] = ALLY_CHIPS
        bag = starting_bag(t.seats)
        for chip in (FACTION_1, FACTION_2, DOUBLE_MADNESS):
            total[chip] = bag.count(chip) * t.seats
        total[ARTEFACT] = ARTEFACTS * t.seats
        total[MADNESS] = REGULAR_MADNESS
        total[POISON] = t.seats + 2 if t.seat_of[JABBERWOCK] != NOTHING else 0
        counts[POISON] = sum(t.poison_on)
        for seat in range(t.seats):
            forged = [chip for chip in t.forged[seat * SPACES : seat * SPACES + SPACES] if chip != NOTHING]
            for chip in (*t.bag[seat], *t.active[seat], *t.exhausted[seat], *t.mad[seat], *forged):
                counts[chip] += 1
            counts[ARTEFACT] += sum(1 for track in range(TRACKS) if not is_complete(t, seat, track))
            for card in t.owned[seat]:
                if card >= FIRST_ITEM_CARD:
                    total[FIRST_ITEM + card - FIRST_ITEM_CARD] = ITEM_CHIPS[card - FIRST_ITEM_CARD]
        for chip in range(CHIPS):
            left = total[chip] - counts[chip]
            if left < 0 and not self._is_loose:
                raise BadPosition(f"{counts[chip]} of {CHIP[chip]}, and there are only {total[chip]}")
            kept = self._supply.get(chip, max(0, left))
            if chip <= FORGE:
                t.supply[chip] = kept
            elif chip == MADNESS:
                t.madness_supply = kept
            elif chip == POISON:
                t.poison_pool = kept
            else:
                kept = 0
            t.box += [chip] * (left - kept)

    def is_at_rest(self, question: Question) -> bool:
        """A player's tea turn begins, or a choice that several make together."""
        return question.kind in ("tea_turn", "place_leader", "wager", "draw_or_retreat", "feats")

    def assert_nothing_pending(self) -> None:
        """The match is over, or at a tea turn, or at a choice that several make together."""
        for question in self.match.questions:
            if not self.is_at_rest(question):
                raise AssertionError(f"still pending: {question!r}")

    @property
    def match(self) -> Match:
        """The match; the first use starts it."""
        is_fresh = self._match is None
        match = super().match
        if is_fresh:
            self._forget_drawn()
        return match

    # What is drawn

    def _script_draws(self, t: Board, asked: Question | None, option: Option) -> None:
        """Turn the chips that are to be drawn into numbers of the sorted bags, as they will be at the draw."""
        for seat, chips in enumerate(self._draws):
            if not chips:
                continue
            bag = t.bag[seat].copy()
            rest = t.exhausted[seat] + t.mad[seat]
            if asked is not None and asked.seat == seat and asked.kind == "caterpillar" and option != PASS:
                bag.append(t.played[seat])
            numbers: list[list[int]] = []
            for chip in chips:
                if not bag:
                    bag, rest = rest, []
                bag.sort()
                if chip not in bag:
                    break
                numbers.append([bag.index(chip)])
                bag.remove(chip)
            if t.dice.script is None:
                t.dice.script = {}
            t.dice.script[BAG_STREAM[seat]] = numbers
            self._scripted[seat] = len(numbers)

    def _forget_drawn(self) -> None:
        script = self.board.dice.script
        for seat, count in self._scripted.items():
            assert script is not None
            del self._draws[seat][: count - len(script[BAG_STREAM[seat]])]
            script[BAG_STREAM[seat]] = []
        self._scripted = {}

    # Answers

    def answer(self, seat: int, *options: Sequence[int | str]) -> None:
        """Answer one question after the other for a seat; what is drawn meanwhile follows `will_draw`."""
        for option in options:
            asked = next((question for question in self.match.questions if question.seat == seat), None)
            self._script_draws(self.board, asked, tuple(option))
            super().answer(seat, option)
            self._forget_drawn()

    def do(self, who: str, *options: Sequence[int | str]) -> None:
        """Answers of a player, by faction: `s.do("alice", ("chair", 6), ("region", "red_keep"))`."""
        self.answer(self.seat(who), *options)

    def together(self, kind: str, answers: dict[str, Option]) -> None:
        """Answer one question set for all; exactly these players must be asked."""
        asked = {self.factions[question.seat] for question in self.match.questions}
        kinds = {question.kind for question in self.match.questions}
        if (asked, kinds) != (set(answers), {kind}):
            raise AssertionError(f"{sorted(asked)} are asked for {sorted(kinds)}, not {sorted(answers)} for {kind}")
        for who, option in answers.items():
            self.do(who, option)

    def wager(self, **on: str | None) -> None:
        """All wagers of a battle: the faction named, or None for none."""
        answers: dict[str, Option] = {}
        for who, named in on.items():
            answers[who] = PASS if named is None else ("wager", self.seat(named))
        self.together("wager", answers)

    def no_wagers(self) -> None:
        """Everybody who is asked places no wager."""
        self.forgo("wager")

    def decide(self, **choices: str) -> None:
        """Everybody active chooses "draw" or "retreat"."""
        self.together("draw_or_retreat", {who: (choice,) for who, choice in choices.items()})

    def all_retreat(self) -> None:
        """Everybody who is active retreats."""
        self.decide(**dict.fromkeys(self.asked_at_once(), "retreat"))

    def all_draw(self) -> None:
        """Everybody who is active draws."""
        self.decide(**dict.fromkeys(self.asked_at_once(), "draw"))

    def forgo(self, *kinds: str) -> None:
        """Decline questions of these kinds, as long as they are asked."""
        while self.match.questions and self.match.questions[0].kind in kinds:
            self.answer(self.match.questions[0].seat, PASS)

    # What there is to see

    @property
    def board(self) -> Board:
        """The whole state."""
        state = self.match.state
        assert isinstance(state, Board)
        return state

    @property
    def asks(self) -> tuple[str, str]:
        """The faction that is asked and the kind of the question."""
        return self.factions[self.question.seat], self.question.kind

    def asked_at_once(self) -> list[str]:
        """The factions that are asked, in the order of seats."""
        return [self.factions[seat] for seat in sorted(question.seat for question in self.match.questions)]

    def can_choose(self, who: str) -> list[Option]:
        """The options of a player's open question."""
        return self.offered(self.seat(who))

    def _units(self, seat: int, region: int) -> list[str]:
        t = self._t if self._match is None else self.board
        found = ["supporter"] * t.supporters[seat * REGIONS + region]
        found += [PAWN[pawn] for pawn in pawns_in(t, seat, region)]
        return found + ["leader"] * (t.leader_at[seat] == region)

    def units(self, who: str, region: str) -> list[str]:
        """What a player has in a region, or in "reserve": supporters, pawns, the leader."""
        seat = self.seat(who)
        t = self.board
        if region != "reserve":
            return self._units(seat, REGION_OF[region])
        found = ["supporter"] * t.reserve[seat] + [PAWN[pawn] for pawn in pawns_in(t, seat, RESERVE)]
        return found + ["leader"] * (t.leader_at[seat] == RESERVE)

    def count(self, who: str, region: str) -> int:
        """The number of a player's supporters in a region, or in "reserve"."""
        return self.units(who, region).count("supporter")

    def castles(self, who: str) -> dict[str, str]:
        """Where a player's castles are, and how they stand."""
        start = self.seat(who) * REGIONS
        names = {LYING: "lying", UPRIGHT: "upright"}
        found = self.board.castles[start : start + REGIONS]
        return {REGION[region]: names[castle] for region, castle in enumerate(found) if castle != NO_CASTLE}

    def strengths(self, *players: str) -> list[int]:
        """Battle markers."""
        return [self.board.strength[self.seat(who)] for who in players]

    def strength(self, who: str) -> int:
        """A battle marker."""
        return self.board.strength[self.seat(who)]

    def status(self, who: str) -> str:
        """absent, active, retreated or bust."""
        return STATUS[self.board.status[self.seat(who)]]

    def vp_of(self, *players: str) -> list[int]:
        """VP."""
        return [self.board.vp[self.seat(who)] for who in players]

    def shards_of(self, *players: str) -> list[int]:
        """Shards."""
        return [self.board.shards[self.seat(who)] for who in players]

    def shield_works(self, who: str) -> bool:
        """Whether a shield is on its working side."""
        return bool(self.board.shield[self.seat(who)])

    def leader_strength(self, who: str) -> int:
        """Leader strength."""
        return self.board.leader[self.seat(who)]

    def chips(self, area: str, who: str) -> list[str]:
        """The chips of a player in "bag", "active", "exhausted" or "mad"."""
        rows: list[list[int]] = getattr(self.board, area)
        return [CHIP[chip] for chip in rows[self.seat(who)]]

    def on_track(self, who: str, track: int) -> list[str]:
        """The chips on a forge track."""
        start = self.seat(who) * SPACES + (track - 1) * COLUMNS
        return [CHIP[chip] for chip in self.board.forged[start : start + COLUMNS] if chip != NOTHING]

    def has_unlocked(self, who: str, ability: str) -> bool:
        """Whether an ability is unlocked."""
        return bool(self.board.unlocked[self.seat(who) * ABILITIES + ABILITY_NUMBER[ability]])

    def in_supply(self, chip: str) -> int:
        """The number of chips of a kind in the supply; "poison" for the Jabberwock's pool."""
        if chip == "madness":
            return self.board.madness_supply
        return self.board.poison_pool if chip == "poison" else self.board.supply[CHIP_OF[chip]]

    def hand(self, who: str) -> list[str]:
        """The quests in a hand."""
        return [QUEST[quest] for quest in self.board.quests[self.seat(who)]]

    def shown(self, who: str) -> list[str]:
        """The quests that lie face up."""
        return [QUEST[quest] for quest in self.board.feats[self.seat(who)]]

    def cards(self, who: str) -> list[str]:
        """The Wonderlandian cards of a player."""
        return [WONDERLANDIAN[card] for card in self.board.owned[self.seat(who)]]

    def market_now(self) -> list[str]:
        """The market."""
        return [WONDERLANDIAN[card] for card in self.board.market]

    def on_chair(self, chair: int) -> str | None:
        """The tea card of a chair."""
        card = self.board.table[chair]
        return None if card == NOTHING else TEA[card]

    def region_now(self) -> str | None:
        """The region of the battle under way."""
        return None if self.board.region == NOTHING else REGION[self.board.region]

    def seen(self, viewer: int | None) -> BoardView:
        """The table as a seat (None: a spectator) sees it."""
        return seen(self.match, viewer)

    def events(self, kind: str) -> list[dict[str, object]]:
        """The public details of all events of a kind, as in JSON."""
        shown = [each.shown(None) for each in self.match.log if each.kind == kind]
        lines: list[dict[str, object]] = msgspec.json.decode(msgspec.json.encode(shown))
        for line in lines:
            del line["event"]
        return lines
