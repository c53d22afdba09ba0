"""Battles, their results and the final scoring, worked out a second time from the clauses, in played matches.

Nothing here asks the engine's rules. A match is played beat by beat; of each beat of a battle the position before it,
what was asked and answered, and the chips that were drawn are given, and the position after it is worked out from the
clauses and the printed content: who is asked, what is offered, and all that lies on the table afterwards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import permutations
from math import ceil
from typing import Final

import pytest

from stolik.games.wonderlands_war import content
from stolik.games.wonderlands_war.catalogue import (
    ABILITY,
    ALLY,
    CHIP,
    CHIP_OF,
    FACTION,
    FIRST_ITEM_CARD,
    NOTHING,
    PAWN,
    PAWNS_OF_CARD,
    QUEST,
    REGION,
    TEA,
    TOKEN,
    WONDERLANDIAN,
)
from stolik.games.wonderlands_war.game import GAME
from stolik.games.wonderlands_war.state import CASTLES, PHASES, PLACES, STATUS, Board
from stolik.kernel.dice import Dice
from stolik.kernel.question import PASS, Option, Question
from stolik.kernel.state import MatchOver, Result, put
from stolik.testkit.playouts import players
from stolik.testkit.rule import rule

MATCHES: Final = 20
"""For each number of players."""

# What is printed

PRINTED: Final[dict[str, int]] = {
    **{f"{ally.id}_weak": ally.weak for ally in content.allies()},
    **{f"{ally.id}_strong": ally.strong or 0 for ally in content.allies()},
    **{chip.id: chip.strength for chip in content.chips()},
    **{item.id: item.strength for item in content.items()},
}
PAWN_STRENGTH: Final[dict[str, int]] = {card.id: card.strength for card in content.pawns()}
TWINS: Final = {"tweedledum", "tweedledee"}
HARM: Final = ("madness", "double_madness", "poison")
SYMBOLS: Final = content.forge_symbols()
TOKENS: Final = {token.id: token.vp for token in content.tokens()}
QUESTS: Final = {quest.id: quest for quest in content.quests()}
RESISTANCE: Final = {1: 3, 2: 5, 3: 7}
END: Final = 25


def kind_of(chip: str) -> str:
    """The ally kind of a chip, Forge included; empty for other chips."""
    kind = chip.removesuffix("_weak").removesuffix("_strong")
    return kind if kind in ALLY else ""


# A match, beat by beat

Asked = tuple[Question, Option]


class Beat:
    """What a beat found, what was asked in it, and what it left."""

    def __init__(self, before: Board, after: Board, asked: list[Asked]) -> None:
        self.before = before
        self.after = after
        self.asked = asked
        self.phase = PHASES[before.phase]


def options_of(t: Board, question: Question) -> list[Option]:
    return GAME.options(t, question) if question.is_later else question.options


def enrich(t: Board, dice: Dice) -> None:
    """Abilities, Wonderlandians and allies as late in a match, so that much meets in every battle."""
    for seat in range(t.seats):
        for ability in range(4):
            t.unlocked[seat * 4 + ability] = dice.below(4, "unlocked") and 1
        for _ in range(3):
            card = t.wonderlandian_deck.pop(dice.below(len(t.wonderlandian_deck), "card"))
            t.owned[seat] += (card,)
            for pawn in PAWNS_OF_CARD[card]:
                t.pawn_owner = put(t.pawn_owner, pawn, seat)
                t.pawn_at[pawn] = t.marker
            if card >= FIRST_ITEM_CARD:
                t.bag[seat] += [CHIP_OF[WONDERLANDIAN[card]]] * 2
        for _ in range(6):
            chip = dice.below(10, "ally")
            t.bag[seat].append(chip)
            t.supply[chip] -= 1
        t.bag[seat].sort()
        t.shards[seat] += dice.below(4, "shards")


def beats(seed: str, seats: int, options: dict[str, str], is_rich: bool = False) -> Iterator[Beat | Result]:
    """Every beat of a match at random, then its result."""
    t = GAME.start(seats, GAME.check_setup(seats, options), Dice(seed))
    assert isinstance(t, Board)
    choice = players(seed)
    while True:
        if is_rich and PHASES[t.phase] in ("tea", "poison"):
            enrich(t, choice)
            is_rich = False
        before, asked = t.copy(), []
        steps = GAME.beat(t)
        try:
            answer: Option | None = None
            while True:
                now = next(steps) if answer is None else steps.send(answer)
                answer = None
                if isinstance(now, Question):
                    open_options = options_of(t, now)
                    answer = open_options[choice.below(len(open_options), "option")]
                    asked.append((now, answer))
                    now.options = open_options
                else:
                    for number, question in enumerate(now.questions):
                        question.options = options_of(t, question)
                        picked = question.options[choice.below(len(question.options), "option")]
                        now.answers[number] = picked
                        asked.append((question, picked))
                    answer = PASS
        except StopIteration:
            yield Beat(before, t, asked)
        except MatchOver as over:
            yield Beat(before, t, asked)
            yield over.result
            return


# The table as the clauses see it


class Player:
    """One player's things, by their names."""

    def __init__(self, t: Board, seat: int) -> None:
        self.seat = seat
        self.faction = FACTION[t.faction[seat]]
        self.abilities = {name for n, name in enumerate(ABILITY[t.faction[seat]]) if t.unlocked[seat * 4 + n]}
        self.vp = t.vp[seat]
        self.shards = t.shards[seat]
        self.shield = bool(t.shield[seat])
        self.leader = t.leader[seat]
        self.leader_at = t.leader_at[seat]
        self.supporters = t.supporters[seat * 5 : seat * 5 + 5]
        self.reserve = t.reserve[seat]
        self.castles = [CASTLES[castle] for castle in t.castles[seat * 5 : seat * 5 + 5]]
        self.pawns = {PAWN[pawn]: t.pawn_at[pawn] for pawn, owner in enumerate(t.pawn_owner) if owner == seat}
        self.bag = Counter(CHIP[chip] for chip in t.bag[seat])
        self.active = [CHIP[chip] for chip in t.active[seat]]
        self.exhausted = Counter(CHIP[chip] for chip in t.exhausted[seat])
        self.mad = [CHIP[chip] for chip in t.mad[seat]]
        self.strength = t.strength[seat]
        self.status = STATUS[t.status[seat]]
        self.doubles = bool(t.doubles[seat])
        self.crowned = t.crowned[seat]
        self.more = t.more[seat]
        self.replaced = bool(t.replaced[seat])
        self.shells = t.shells[seat]
        self.lost = t.lost[seat]
        self.place = PLACES[t.place[seat]]
        self.quests = {QUEST[quest] for quest in t.quests[seat]}
        self.feats = {QUEST[quest] for quest in t.feats[seat]}
        self.owned = {WONDERLANDIAN[card] for card in t.owned[seat]}

    def units(self, region: int) -> int:
        """WW-OV-06."""
        pawns = sum(at == region for at in self.pawns.values())
        return self.supporters[region] + pawns + (self.leader_at == region)

    def all_units(self) -> int:
        return sum(self.units(region) for region in range(5))

    def take_from_bag(self, chip: str) -> None:
        """WW-MAD-24: an empty bag is filled first."""
        if not self.bag:
            self.fill_bag()
        assert self.bag[chip] > 0
        self.bag[chip] -= 1
        self.bag += Counter()

    def fill_bag(self) -> None:
        """WW-MAD-19."""
        self.bag += self.exhausted + Counter(self.mad)
        self.exhausted, self.mad = Counter(), []

    def chips_to_draw(self) -> int:
        """WW-MAD-24, WW-MAD-25."""
        return self.bag.total() or self.exhausted.total() + len(self.mad)


class Reading:
    """A position read from its parts; `asked` is what a beat asked, which the reading has to foretell."""

    def __init__(self, t: Board, asked: Sequence[Asked] = ()) -> None:
        self.t = t
        self.asked = list(asked)
        self.count = t.seats
        self.players = [Player(t, seat) for seat in range(t.seats)]
        self.region = t.region
        self.sets = {kind: "abcd"[number] for kind, number in zip(ALLY, t.ally, strict=False)}
        self.supply = Counter({CHIP[chip]: count for chip, count in enumerate(t.supply)})
        self.pool = t.poison_pool
        self.used = [region for region in range(5) if region != t.unused]

    def ask(self, seat: int, kind: str, options: list[Option]) -> Option:
        """What the player answered to a question that must have been asked just so."""
        if len(options) == 1:
            if self.asked and len(self.asked[0][0].options) == 1 and self.asked[0][0].kind == kind:
                self.asked.pop(0)
            return options[0]
        question, answer = self.asked.pop(0)
        assert (question.seat, question.kind, set(question.options)) == (seat, kind, set(options))
        return answer

    def card(self, kind: str, letter: str) -> bool:
        return self.sets[kind] == letter

    def has(self, who: Player, pawn: str) -> bool:
        """WW-WL-00."""
        return who.pawns.get(pawn, NOTHING) == self.region

    def in_order(self, who: list[Player]) -> list[Player]:
        """WW-ORDER-04, WW-ORDER-05."""
        return sorted(who, key=lambda one: (one.vp, -one.shards, (one.seat - self.t.first) % self.count))

    def rivals(self, who: Player) -> list[Player]:
        """WW-OV-07."""
        return [one for one in self.players if one is not who and one.status in ("active", "retreated")]

    def standing(self) -> list[Player]:
        return [one for one in self.players if one.status in ("active", "retreated")]

    def beside(self, region: int) -> list[int]:
        """WW-SETUP-13, WW-2P-08."""
        place = self.used.index(region)
        return sorted({self.used[place - 1], self.used[(place + 1) % len(self.used)]})

    # Section 12: how a battle begins

    def begins(self) -> None:
        """WW-WAR-01 to WW-WAR-04, WW-OPEN."""
        start = self.used.index(self.t.marker)
        ring = self.used[start:] + self.used[:start]
        fought = [region for region in ring[self.t.fought :] if any(one.units(region) for one in self.players)]
        if not fought:
            self.region = NOTHING
            return
        self.region = fought[0]
        for one in self.players:
            one.status = "active" if one.units(self.region) else "absent"
            one.strength, one.lost, one.place = 0, 0, "none"
            one.doubles, one.crowned, one.more, one.replaced, one.shells = False, 0, 0, False, 0
            if one.status == "active":
                here = {pawn for pawn, at in one.pawns.items() if at == self.region}
                pawns = sum(PAWN_STRENGTH.get(pawn, 1) for pawn in here) + (2 if here >= TWINS else 0)
                leader = one.leader if one.leader_at == self.region else 0
                one.strength = min(END, leader + pawns + (2 if one.castles[self.region] != "none" else 0))
        for one in self.standing():
            if self.has(one, "march_hare"):
                for other in self.rivals(one):
                    other.strength = max(0, other.strength - 1)

    def opens_with(self) -> str:
        """The phase after the opening."""
        fighting = [one for one in self.players if one.status == "active"]
        if self.count > 2 and len(fighting) == 1:
            return "award"
        if self.count > 2 and len(fighting) < self.count:
            return "wager"
        return self.draw_with(1)

    def draw_with(self, number: int) -> str:
        """WW-DRAW-01, WW-DRAW-02, WW-WL-10."""
        waits = number > 1 or any(self.has(one, "dormouse") for one in self.players if one.status == "active")
        return "decide" if waits else "draw"

    # Section 13, B1

    def decides(self, number: int) -> None:
        active = [one for one in self.players if one.status == "active"]
        asked = active if number > 1 else [one for one in active if self.has(one, "dormouse")]
        for one in asked:
            if self.ask(one.seat, "draw_or_retreat", [("draw",), ("retreat",)]) == ("retreat",):
                one.status, one.more = "retreated", 0

    # B2 to B4

    def draws(self, after: Board) -> None:
        """What is drawn is given; everything else follows (WW-DRAW-03 to WW-DRAW-06, WW-MAD)."""
        drawing = [one for one in self.players if one.status == "active"]
        if self.t.phase == PHASES.index("choose_chip"):
            for one in drawing:
                drawn = [CHIP[chip] for chip in self.t.drawn[one.seat]]
                if drawn:
                    chip = str(self.ask(one.seat, "choose_chip", [("play", name) for name in sorted(set(drawn))])[1])
                    one.bag += Counter(drawn) - Counter([chip])
                    assert CHIP[after.played[one.seat]] == chip or self.has(one, "caterpillar")
        elif any(one.more for one in drawing):
            waits = False
            for one in drawing:
                if one.more and one.chips_to_draw():
                    most = one.more + 1
                    total = one.bag.total()
                    if total < most:
                        one.fill_bag()
                    drawn = [CHIP[chip] for chip in after.drawn[one.seat]]
                    assert len(drawn) == min(most, one.bag.total())
                    assert Counter(drawn) <= one.bag
                    one.bag -= Counter(drawn)
                    waits = True
                one.more = 0
            if waits:
                assert PHASES[after.phase] == "choose_chip"
                return
        chosen = self.t.phase == PHASES.index("choose_chip")
        played: dict[int, str] = {}
        for one in drawing:
            if chosen and self.t.drawn[one.seat]:
                played[one.seat] = self.drawn_first(one, after)
                continue
            if not one.chips_to_draw():
                one.status, one.more = "retreated", 0
                continue
            name = self.drawn_first(one, after)
            one.take_from_bag(name)
            played[one.seat] = name
        for one in drawing:
            first = played.get(one.seat, "poison")
            if self.has(one, "caterpillar") and not one.replaced and first not in HARM:
                if self.ask(one.seat, "caterpillar", [("replace",), PASS]) == ("replace",):
                    one.replaced = True
                    one.bag[first] += 1
                    played[one.seat] = CHIP[after.played[one.seat]]
                    one.take_from_bag(played[one.seat])
                else:
                    assert CHIP[after.played[one.seat]] == first
        mad = [one for one in drawing if played.get(one.seat) in HARM]
        for one in self.in_order(mad):
            self.suffers(one, played[one.seat])

    def drawn_first(self, one: Player, after: Board) -> str:
        """The chip that was revealed, which the Caterpillar may have replaced since."""
        for question, _ in self.asked:
            if question.kind == "caterpillar" and question.seat == one.seat:
                return question.source
        return CHIP[after.played[one.seat]]

    def suffers(self, one: Player, chip: str) -> None:
        """WW-MAD-27."""
        one.crowned = 0
        if one.shield and self.ask(one.seat, "shield", [("block",), PASS]) == ("block",):
            one.shield = False
            one.bag[chip] += 1
            return
        losses = 2 if chip == "double_madness" and not self.has(one, "humpty_dumpty") else 1
        if chip != "poison":
            one.mad.append(chip)
            rivals = self.rivals(one)
            if "were_all_mad_here" in one.abilities and one.shards and rivals:
                given = self.ask(one.seat, "mad_gift", [*(("give", other.seat) for other in rivals), PASS])
                if given != PASS:
                    one.shards -= 1
                    self.players[int(given[1])].shards += 1
            if chip == "madness" and one.shells:
                one.shells -= 1
                losses = 0
        for _ in range(losses):
            if not one.units(self.region):
                break
            pieces: list[Option] = [("lose", piece) for piece in self.to_lose(one, self.region)]
            lost = str(self.ask(one.seat, "lose_unit", pieces)[1])
            self.loses(one, lost, self.region)
            is_behind = any(other.strength > one.strength for other in self.rivals(one)) and one.units(self.region) > 0
            if lost == "supporter" and chip != "poison" and "war_tactics" in one.abilities and is_behind:
                one.strength = min(END, one.strength + 2)
        if chip == "poison":
            self.pool += 1
            jabberwock = next(other for other in self.players if other.faction == "jabberwock")
            if "eyes_of_flame" in jabberwock.abilities:
                jabberwock.vp += 1
        if not one.units(self.region):
            self.busts(one)
        if len(one.mad) == 4:
            one.fill_bag()

    def to_lose(self, one: Player, region: int) -> list[str]:
        """WW-MAD-04, WW-WL-11."""
        pawns = [pawn for pawn, at in one.pawns.items() if at == region]
        if "white_knight" in pawns:
            return ["white_knight"]
        pieces = (["supporter"] if one.supporters[region] else []) + pawns
        return pieces or (["leader"] if one.leader_at == region else [])

    def loses(self, one: Player, piece: str, region: int) -> None:
        if piece == "supporter":
            one.supporters[region] -= 1
            one.reserve += 1
        elif piece == "leader":
            one.leader_at = -1
        else:
            one.pawns[piece] = -1
        one.lost += region == self.region

    def busts(self, one: Player) -> None:
        """WW-MAD-15, WW-MAD-17, WW-ALLY-05."""
        one.status, one.strength, one.shield = "bust", 0, True
        one.doubles, one.crowned, one.more, one.shells = False, 0, 0, 0
        for chip in one.active:
            one.exhausted[self.exhausts(chip)] += 1
        one.active = []
        if "knave_crown" in one.owned:
            for other in self.players:
                other.crowned = 0

    def exhausts(self, chip: str) -> str:
        """WW-ALLY-05."""
        if kind_of(chip) != "creature" or not self.card("creature", "a"):
            return chip
        other = "creature_strong" if chip == "creature_weak" else "creature_weak"
        if not self.supply[other]:
            return chip
        self.supply[other] -= 1
        self.supply[chip] += 1
        return other

    # B5 to B9

    def plays(self, after: Board) -> None:
        """Sections 16, 17, 25 to 27."""
        played = {one.seat: CHIP[self.t.played[one.seat]] for one in self.players if self.t.drawing[one.seat]}
        before = {one.seat: one.strength if one.status in ("active", "retreated") else -1 for one in self.players}
        chips = {seat: chip for seat, chip in played.items() if chip not in HARM}
        final: dict[int, int] = {}
        for one in self.in_order([self.players[seat] for seat in chips]):
            self.plays_on_self(one, chips[one.seat], before, played, final, after)
        for one in self.in_order([self.players[seat] for seat in chips]):
            if one.status != "bust":
                self.plays_on_others(one, chips[one.seat], before)
        for seat, chip in chips.items():
            one = self.players[seat]
            if one.status != "bust":
                one.active.append(chip)
                one.strength = min(END, one.strength + final[seat])
                one.shells += chip == "turtle_shell"
                one.doubles = one.doubles or (kind_of(chip) == "flamingo" and self.card("flamingo", "a"))
        flamingos = [self.players[seat] for seat, chip in chips.items() if kind_of(chip) == "flamingo"]
        for one in self.in_order(flamingos):
            if one.status != "bust" and self.card("flamingo", "c") and one.strength not in (*SYMBOLS, END):
                least = min(abs(symbol - one.strength) for symbol in SYMBOLS)
                near = [symbol for symbol in SYMBOLS if abs(symbol - one.strength) == least]
                went = self.ask(one.seat, "jump", [*(("jump", symbol) for symbol in near), PASS])
                one.strength = one.strength if went == PASS else int(went[1])
        for seat, chip in chips.items():
            if chip == "dormouse_treacle" and self.players[seat].status == "active":
                self.players[seat].status = "retreated"
        for one in self.players:
            if one.lost and self.has(one, "duchess"):
                one.vp += one.lost

    def plays_on_self(
        self,
        one: Player,
        chip: str,
        before: dict[int, int],
        played: dict[int, str],
        final: dict[int, int],
        after: Board,
    ) -> None:
        kind = kind_of(chip)
        is_alone = kind == "red_rook" and self.card("red_rook", "a")
        is_behind = any(before[other.seat] > before[one.seat] for other in self.players if other is not one)
        changes: list[str] = []
        calls = False
        if kind == "card_soldier":
            changes, calls = self.soldier(one)
        if kind == "red_rook" and self.card("red_rook", "b") and any(kind_of(other) == kind for other in one.active):
            changes.append("=1")
        if kind == "creature" and self.card("creature", "c"):
            pack = 2 * sum(kind_of(other) == kind for other in one.active)
            changes.append(f"+{pack}" if chip == "creature_weak" else f"-{pack}")
        if chip == "artefact":
            can_come = "everywhere_at_once" in one.abilities and one.leader_at not in (self.region, -2)
            if can_come and self.ask(one.seat, "everywhere", [("move",), PASS]) != PASS:
                one.leader_at = self.region
                changes.append("+1")
            if "paint_my_world" in one.abilities:
                pieces: list[Option] = [
                    ("lose", piece, REGION[region]) for region in self.used for piece in self.to_lose(one, region)
                ]
                paid = self.ask(one.seat, "paint", [*pieces, PASS])
                if paid != PASS:
                    self.loses(one, str(paid[1]), REGION.index(str(paid[2])))
                    changes.append("+2")
                    if not one.units(self.region):
                        self.busts(one)
                        one.exhausted[chip] += 1
                        return
            if "manxome_foe" in one.abilities and is_behind:
                changes.append("+2")
        if chip == "tweedles_rattle" and chip in one.active:
            changes.append("+4")
        if chip == "knight_lance":
            changes.append(f"+{5 - one.castles.count('none')}")
        if kind and not is_alone and self.card("flamingo", "b") and any(kind_of(c) == "flamingo" for c in one.active):
            changes.append("+1")
        if one.doubles:
            one.doubles = False
            if not is_alone:
                changes.append("x2")
        printed = max(0, PRINTED[chip] - 2 * one.crowned)
        one.crowned = 0
        ways = sorted({changed(printed, order) for order in permutations(changes)})
        strength = int(self.ask(one.seat, "strength", [("strength", way) for way in ways])[1])
        final[one.seat] = strength
        self.besides(one, chip, strength, calls)
        gain = 0
        if PRINTED[chip] == 1 and self.has(one, "white_rabbit"):
            gain += 1
        drew = [other for seat, other in played.items() if seat != one.seat and before[seat] >= 0]
        printed_others = [0 if other in HARM else PRINTED[other] for other in drew]
        if self.has(one, "knave_of_hearts") and drew and max(printed_others) < PRINTED[chip]:
            gain += 1
        if chip == "artefact":
            if "scalding_cup" in one.abilities:
                gain += len(one.mad)
            if "nightmare_grin" in one.abilities:
                gain += sum(other.shards > one.shards for other in self.rivals(one)) * (2 if self.count == 2 else 1)
            if "mended_mirror" in one.abilities:
                one.shield = True
            if "unanswerable_riddle" in one.abilities and one.shards:
                one.shards -= self.ask(one.seat, "riddle", [("shed",), PASS]) == ("shed",)
            if "vanishing_act" in one.abilities:
                self.vanishes(one)
        if chip == "caterpillar_pipe":
            if self.t.was_mad:
                gain += 2
            else:
                one.shards = max(0, one.shards - 1)
        if chip == "hare_butter":
            gain += sum(
                before[other.seat] >= 0 and other.status != "retreated" for other in self.players if other is not one
            )
        one.strength = min(END, one.strength + gain)

    def soldier(self, one: Player) -> tuple[list[str], bool]:
        """Card Soldiers: what is chosen when one is played; whether supporters are called."""
        letter = self.sets["card_soldier"]
        if letter == "a":
            back = [chip for chip in one.exhausted if one.exhausted[chip]]
            if self.card("red_rook", "a"):
                back = [chip for chip in back if kind_of(chip) != "red_rook"]
            chosen = self.ask(one.seat, "card_soldier", [("double",), *(("return", chip) for chip in back)])
            if chosen == ("double",):
                return ["x2"], False
            one.exhausted -= Counter([str(chosen[1])])
            one.bag[str(chosen[1])] += 1
        if letter == "b":
            chosen = self.ask(one.seat, "card_soldier", [("double",), ("call",)])
            return (["x2"], False) if chosen == ("double",) else ([], True)
        if letter == "d" and one.castles[self.region] == "none":
            chosen = self.ask(one.seat, "card_soldier", [("triple",), PASS])
            return (["x3"], False) if chosen != PASS else ([], False)
        return [], False

    def besides(self, one: Player, chip: str, strength: int, calls: bool) -> None:
        """What depends on the final strength (WW-CHIP-14), and items."""
        kind = kind_of(chip)
        if kind == "card_soldier" and self.card(kind, "c"):
            one.more = strength
        if calls:
            ways: list[Option] = [
                ("call", REGION[region], count)
                for region in self.beside(self.region)
                for count in range(1, min(strength, one.supporters[region]) + 1)
            ]
            came = self.ask(one.seat, "call_supporters", [*ways, PASS])
            if came != PASS:
                one.supporters[REGION.index(str(came[1]))] -= int(came[2])
                one.supporters[self.region] += int(came[2])
        if kind == "creature" and self.card(kind, "d"):
            one.shards += (one.shards < strength) - (one.shards > strength)
        if chip == "humpty_glove":
            one.shield = True
        if chip == "gryphon_feather":
            elsewhere: list[Option] = [
                ("bring", "supporter", REGION[region])
                for region in self.used
                if region != self.region and one.supporters[region]
            ]
            elsewhere += [
                ("bring", pawn, REGION[at]) for pawn, at in one.pawns.items() if at >= 0 and at != self.region
            ]
            came = self.ask(one.seat, "feather", [*elsewhere, PASS])
            if came != PASS and came[1] == "supporter":
                one.supporters[REGION.index(str(came[2]))] -= 1
                one.supporters[self.region] += 1
            elif came != PASS:
                one.pawns[str(came[1])] = self.region

    def vanishes(self, one: Player) -> None:
        """WW-FAC-22."""
        near = self.beside(self.region)
        ways: list[Option] = []
        if one.supporters[self.region] and one.units(self.region) > 1:
            ways += [("send", REGION[region]) for region in near]
        ways += [("bring", REGION[region]) for region in near if one.supporters[region]]
        went = self.ask(one.seat, "vanish", [*ways, PASS])
        if went != PASS:
            step = 1 if went[0] == "bring" else -1
            one.supporters[self.region] += step
            one.supporters[REGION.index(str(went[1]))] -= step

    def plays_on_others(self, one: Player, chip: str, before: dict[int, int]) -> None:
        """WW-ORDER-07."""
        rivals = self.rivals(one)
        if chip == "artefact" and "royal_temper" in one.abilities:
            if self.count == 2:
                one.vp += any(before[other.seat] > before[one.seat] for other in rivals)
            else:
                most = max((before[other.seat] for other in rivals), default=-1)
                if most >= before[one.seat]:
                    ahead: list[Option] = [("steal", other.seat) for other in rivals if before[other.seat] == most]
                    robbed = self.players[int(self.ask(one.seat, "temper", ahead)[1])]
                    if robbed.vp:
                        robbed.vp -= 1
                        one.vp += 1
        if chip == "artefact" and "claws_that_catch" in one.abilities and self.pool and rivals:
            given = self.ask(one.seat, "claws", [*(("poison", other.seat) for other in rivals), PASS])
            if given != PASS:
                self.pool -= 1
                self.players[int(given[1])].bag["poison"] += 1
        if chip == "duchess_amulet" and rivals:
            ways: list[Option] = []
            for other in rivals:
                ways += [("amulet", other.seat, name) for name in set(other.mad)] or [("amulet", other.seat)]
            taken = self.ask(one.seat, "amulet", ways)
            if len(taken) == 3:
                other = self.players[int(taken[1])]
                other.mad.remove(str(taken[2]))
                other.bag[str(taken[2])] += 1
        if chip == "knave_crown" and rivals:
            crowned = self.ask(one.seat, "crown", [("crown", other.seat) for other in rivals])
            self.players[int(crowned[1])].crowned += 1
        if kind_of(chip) == "flamingo" and self.card("flamingo", "d"):
            stronger: list[Option] = [("give", other.seat) for other in rivals if before[other.seat] > before[one.seat]]
            if stronger:
                self.players[int(self.ask(one.seat, "flamingo_gift", stronger)[1])].shards += 1

    def goes_on(self, number: int) -> str:
        """Section 18: the phase after B9."""
        active = [one for one in self.players if one.status == "active"]
        is_over = not active or any(one.strength == END for one in self.players)
        if len(active) == 1:
            one = active[0]
            leads = all(other.strength < one.strength for other in self.rivals(one))
            is_over = is_over or (leads and (self.count > 2 or one.strength > RESISTANCE[self.t.round]))
        if is_over:
            for one in active:
                one.status, one.more = "retreated", 0
            return "award"
        return self.draw_with(number + 1)

    # Section 19

    def awards(self) -> None:
        """WW-RESULT-03 to WW-RESULT-14, WW-WL-05, WW-2P-12 to WW-2P-20."""
        standing = self.in_order(self.standing())
        best = max((one.strength for one in standing), default=-1)
        least = RESISTANCE[self.t.round] if self.count == 2 else -1
        for one in standing:
            firsts = sum(other.strength == best for other in standing)
            if one.strength < least:
                one.place = "none"
            elif one.strength == best:
                one.place = "tied" if firsts > 1 or one.strength == least else "winner"
        is_tied = any(one.place == "tied" for one in standing)
        rest = [one.strength for one in standing if one.strength < best]
        for one in standing:
            if one.strength < best and one.strength == max(rest) and one.strength >= least and not is_tied:
                one.place = "second"
        value = TOKENS[TOKEN[self.t.token[self.region]]][self.t.round - 1]
        seconds = sum(one.place == "second" for one in standing)
        is_alone = self.count > 2 and sum(one.status != "absent" for one in self.players) == 1
        for one in standing:
            roams = one.place == "winner" and self.has(one, "walrus")
            room = [region for region in self.used if self.has_room(one, region)]
            here = self.region in room
            if one.place == "second":
                one.vp += ceil(ceil(value / 2) / seconds)
            elif one.place == "tied" or (one.place == "winner" and is_alone):
                can_build = bool(room) if roams else here
                options: list[Option] = [("points",), ("castle",)] if can_build else [("points",)]
                if self.ask(one.seat, "award", options) == ("points",):
                    one.vp += value
                else:
                    self.builds(one, room if roams else [self.region], False)
            elif one.place == "winner":
                one.vp += value
                if roams and room:
                    self.builds(one, room, not here)
                elif here:
                    self.builds(one, [self.region], False)

    def has_room(self, one: Player, region: int) -> bool:
        return one.castles[region] == "none" or (self.count == 2 and one.castles[region] == "lying")

    def builds(self, one: Player, regions: list[int], may_pass: bool) -> None:
        words = {"none": "castle" if self.count > 2 else "lay", "lying": "raise"}
        options: list[Option] = [(words[one.castles[region]], REGION[region]) for region in regions]
        if may_pass:
            options.append(PASS)
        built = self.ask(one.seat, "walrus_castle", options)
        if built != PASS:
            region = REGION.index(str(built[1]))
            one.castles[region] = "upright" if self.count > 2 or one.castles[region] == "lying" else "lying"

    # Section 20

    def is_done(self, one: Player, name: str) -> bool:
        """WW-QUEST-03, WW-QUEST-04."""
        quest = QUESTS[name]
        numbers = quest.feat.numbers
        last = PRINTED[one.active[-1]] if one.active else NOTHING
        kinds = len({kind_of(chip) for chip in one.active} - {""})
        found = {
            "strength": one.strength in numbers,
            "last_chip": last in numbers,
            "active_chips": len(one.active) in numbers,
            "second": one.place == "second",
            "units": one.units(self.region) in numbers,
            "ally_kinds": kinds >= min(numbers, default=0),
            "win_without_leader": one.place == "winner" and one.leader_at != self.region,
            "madness": len(one.mad) >= min(numbers, default=0),
        }
        return quest.region == REGION[self.region] and found[quest.feat.kind]

    def declares(self) -> None:
        """WW-QUEST-06, WW-QUEST-07, WW-ALLY-13, WW-ALLY-14."""
        chosen: list[tuple[Player, Option]] = []
        for one in self.standing():
            if one.quests:
                done = [name for name in one.quests if self.is_done(one, name)]
                options: list[Option] = [("feat", name) for name in done]
                if self.card("rose", "c") and sum(kind_of(chip) == "rose" for chip in one.active) >= 2:
                    options += [("rose_feat", name) for name in one.quests]
                    options += [("both_feats", name, more) for name in done for more in one.quests - {name}]
                chosen.append((one, self.ask(one.seat, "feats", [*options, PASS])))
        paying: list[Player] = []
        for one, option in chosen:
            for part in option[1:]:
                one.quests.remove(str(part))
                one.feats.add(str(part))
            if option[0] in ("feat", "both_feats") and self.card("red_rook", "c"):
                paying += [one] if any(kind_of(chip) == "red_rook" for chip in one.active) else []
        for one in self.in_order(paying):
            gone = str(self.ask(one.seat, "remove_chip", [("remove", chip) for chip in set(one.active)])[1])
            one.active.remove(gone)
            self.supply[gone] += 1 if kind_of(gone) else 0

    # Section 19.2

    def ends(self) -> None:
        """WW-RESULT-15, WW-RESULT-16, WW-RESULT-18."""
        for one in self.in_order(self.standing()):
            used: set[str] = set()
            while True:
                must = [name for name in self.mandatory(one) if name not in used]
                may = [name for name in self.optional(one) if name not in used]
                if must + may == []:
                    break
                effect = (must + may)[0]
                if len(must + may) > 1 or effect in ("walrus", "gryphon", "mock_turtle", "fading_smile"):
                    options: list[Option] = [("use", name) for name in must + may]
                    chosen = self.ask_always(one.seat, "end_effect", options if must else [*options, PASS])
                    if chosen == PASS:
                        break
                    effect = str(chosen[1])
                used.add(effect)
                self.use(one, effect)

    def ask_always(self, seat: int, kind: str, options: list[Option]) -> Option:
        """A question that is put even where there is nothing to choose."""
        question, answer = self.asked.pop(0)
        assert (question.seat, question.kind, set(question.options)) == (seat, kind, set(options))
        return answer

    def mandatory(self, one: Player) -> list[str]:
        """Of ally chips and items."""
        found: list[str] = []
        kinds = [kind_of(chip) for chip in one.active]
        if self.card("rose", "a") and "rose" in kinds:
            found.append("rose_a")
        rivals = [sum(kind_of(chip) == "creature" for chip in other.active) for other in self.rivals(one)]
        can_place = one.reserve or any(at != -2 for at in one.pawns.values()) or any(one.supporters)
        if self.card("creature", "b") and kinds.count("creature") > max(rivals, default=0) and can_place:
            found.append("creature_b")
        if one.place == "winner":
            if self.card("red_rook", "d") and "red_rook" in kinds:
                found.append("red_rook_d")
            if "walrus_oysters" in one.active:
                found.append("walrus_oysters")
        return found

    def optional(self, one: Player) -> list[str]:
        """Of Wonderlandians and factions."""
        found: list[str] = []
        has_not_won = one.place in ("none", "second")
        if one.place == "winner" and self.has(one, "walrus"):
            found.append("walrus")
        if one.place == "second" and self.has(one, "gryphon"):
            found.append("gryphon")
        if has_not_won and self.has(one, "mock_turtle") and self.weak():
            found.append("mock_turtle")
        if "love_of_learning" in one.abilities and any(kind_of(chip) for chip in one.active):
            found.append("love_of_learning")
        if has_not_won and "fading_smile" in one.abilities and one.shards:
            found.append("fading_smile")
        return found

    def weak(self) -> list[Option]:
        return [("gain", chip) for chip in self.supply if self.supply[chip] and not chip.endswith("_strong")]

    def use(self, one: Player, effect: str) -> None:
        kinds = [kind_of(chip) for chip in one.active]
        if effect == "creature_b":
            self.places_supporter(one)
        elif effect == "red_rook_d":
            one.shards += kinds.count("red_rook") + one.active.count("red_rook_strong")
        elif effect == "mock_turtle":
            gained = str(self.ask(one.seat, "choose_ally", self.weak())[1])
            self.supply[gained] -= 1
            one.bag[gained] += 1
        elif effect == "love_of_learning":
            allies: list[Option] = [("learn", chip) for chip in set(one.active) if kind_of(chip)]
            learnt = self.ask(one.seat, "love_of_learning", [*allies, PASS])
            if learnt != PASS:
                one.active.remove(str(learnt[1]))
                one.bag[str(learnt[1])] += 1
        elif effect == "fading_smile":
            one.shards -= 1
        else:
            oysters = 2 * one.active.count("walrus_oysters")
            one.vp += {"rose_a": kinds.count("rose"), "walrus_oysters": oysters, "walrus": 3, "gryphon": 2}[effect]

    def places_supporter(self, one: Player) -> None:
        """WW-ALLY-10, WW-FAQ-03, WW-FAQ-04: in the war."""
        to: list[Option] = [("region", REGION[region]) for region in self.used]
        if one.reserve:
            one.reserve -= 1
            one.supporters[REGION.index(str(self.ask(one.seat, "place_supporter", to)[1]))] += 1
            return
        pieces = [("supporter", region) for region in self.used if one.supporters[region]]
        pieces += [(pawn, at) for pawn, at in one.pawns.items() if at >= 0]
        starts = {at for _, at in pieces}
        to = [option for option in to if starts - {REGION.index(str(option[1]))}]
        if not to:
            return
        went = self.ask(one.seat, "place_supporter", [*to, PASS])
        if went == PASS:
            return
        end = REGION.index(str(went[1]))
        ways: list[Option] = [("relocate", piece, REGION[at]) for piece, at in pieces if at != end]
        moved = self.ask(one.seat, "relocate", ways)
        if moved[1] == "supporter":
            one.supporters[REGION.index(str(moved[2]))] -= 1
            one.supporters[end] += 1
        else:
            one.pawns[str(moved[1])] = end

    # Sections 11 and 22

    def settles(self) -> None:
        """WW-WAGER-04 to WW-WAGER-09, WW-CLEAN-01 to WW-CLEAN-03, WW-ALLY-08, WW-WL-24."""
        if not any(one.place == "tied" for one in self.players):
            won = [one.seat for one in self.players if one.place == "winner"]
            for one in self.in_order([one for one in self.players if self.t.wagers[one.seat] != NOTHING]):
                if self.t.wagers[one.seat] in won:
                    if self.weak():
                        gained = str(self.ask(one.seat, "choose_ally", self.weak())[1])
                        self.supply[gained] -= 1
                        one.bag[gained] += 1
                else:
                    one.shards += 1
        for one in self.in_order([one for one in self.players if one.active]):
            for chip in one.active:
                if chip == "rabbit_watch" or (kind_of(chip) == "rose" and self.card("rose", "b")):
                    one.bag[chip] += 1
                else:
                    one.exhausted[self.exhausts(chip)] += 1
            one.active = []
        for one in self.players:
            one.strength, one.status = 0, "absent"
        self.region = NOTHING

    # What must lie there afterwards

    def expect(self, after: Board) -> None:
        """Nothing was asked that was not foretold, and all lies where it must."""
        assert not self.asked
        other = Reading(after)
        assert (self.region, self.pool) == (other.region, other.pool)
        assert +self.supply == +other.supply
        for mine, theirs in zip(self.players, other.players, strict=True):
            for name in KEPT:
                assert getattr(mine, name) == getattr(theirs, name), name
            for name in ("bag", "exhausted"):
                assert +getattr(mine, name) == +getattr(theirs, name), name


KEPT: Final = (
    *("vp", "shards", "shield", "leader", "leader_at", "supporters", "reserve", "castles", "pawns", "active", "mad"),
    *("strength", "status", "doubles", "crowned", "more", "replaced", "shells", "place", "quests", "feats", "owned"),
)


class Forging:
    """The forgings of one player in one battle (WW-FORGE-01 to WW-FORGE-15, WW-ALLY-04)."""

    def __init__(self, t: Board, seat: int) -> None:
        one = Player(t, seat)
        self.seat = seat
        self.has_symbol = one.strength in SYMBOLS
        self.forges = one.active.count("forge")
        self.stands_alone = t.ally[ALLY.index("red_rook")] == 0
        self.rooks = 0
        self.others = 0

    def allowed(self, active: Sequence[str]) -> set[str]:
        """A Red Rook of set A takes the symbol; all others take what is left."""
        left = self.has_symbol + self.forges - self.rooks - self.others
        takes_symbol = self.has_symbol and not self.rooks and self.others <= self.forges
        kinds = {"red_rook"} if self.stands_alone and not takes_symbol else set()
        return {chip for chip in active if left > 0 and kind_of(chip) not in kinds}

    def note(self, chip: str) -> None:
        if kind_of(chip) == "red_rook" and self.stands_alone:
            self.rooks += 1
        else:
            self.others += 1


def forged(t: Board, seat: int) -> list[list[str]]:
    """The chips on the four tracks, from the left."""
    rows = [t.forged[seat * 12 + track * 3 : seat * 12 + track * 3 + 3] for track in range(4)]
    return [[CHIP[chip] for chip in row if chip != NOTHING] for row in rows]


def check_forging(beat: Beat, now: Forging) -> None:
    """One forging: what may be forged where, and the rewards that leave nothing to choose."""
    was, became = Player(beat.before, now.seat), Player(beat.after, now.seat)
    tracks = forged(beat.before, now.seat)
    question, answer = beat.asked[0]
    open_tracks = [number for number, row in enumerate(tracks, 1) if len(row) < 3]
    ways = {("forge", chip, number) for chip in now.allowed(was.active) for number in open_tracks}
    assert (question.seat, question.kind) == (now.seat, "forge")
    assert set(question.options) == {*ways, PASS}
    if answer == PASS:
        return
    chip, track = str(answer[1]), int(answer[2]) - 1
    now.note(chip)
    tracks[track].append(chip)
    assert forged(beat.after, now.seat) == tracks
    was.active.remove(chip)
    assert became.active == was.active
    column = len(tracks[track])
    reward = space_reward(beat.before.seats, track + 1, column)
    is_rose = kind_of(chip) == "rose" and beat.before.ally[ALLY.index("rose")] == 0
    assert became.vp == was.vp + (4 if reward == "star" else 0) + (2 if is_rose else 0)
    assert became.leader == min(6, was.leader + (reward == "leader"))
    gained = {"supporters_1": 1, "supporters_2": 2}.get(reward, 0)
    placed = sum(question.kind == "place_supporter" for question, _ in beat.asked)
    assert was.reserve + gained - placed <= became.reserve <= was.reserve + gained
    assert became.bag["artefact"] - was.bag["artefact"] == (column == 3)
    between: set[str] = set()
    for gap in content.forge_gaps():
        both = [len(tracks[gap.upper - 1]), len(tracks[gap.upper])]
        if gap.column == column and track in (gap.upper - 1, gap.upper) and min(both) >= column:
            between.add(gap.reward)
    had_one = was.bag["madness"] > 0
    assert was.bag["madness"] - became.bag["madness"] == ("calm" in between and had_one)
    assert max(0, was.shards - ("shed_1" in between)) - became.shards in (0, 1)


def space_reward(seats: int, track: int, column: int) -> str:
    space = next(one for one in content.forge_spaces() if (one.track, one.column) == (track, column))
    two = space.reward_of_two
    return two if seats == 2 and two is not None else space.reward


# The tea party

USED: Final = {seats: [chair.number for chair in content.chairs() if chair.players <= seats] for seats in range(2, 6)}


def check_tea(beat: Beat) -> None:
    """WW-TEA-08 to WW-TEA-26, WW-LEAD-01 to WW-LEAD-04, WW-LEAD-14, WW-2P-07: who may stop where."""
    t = beat.before
    one = Player(t, t.turn)
    leaders = set(t.chair) - {0, NOTHING}
    question, answer = beat.asked[0]
    most = 5 if t.seats == 2 else 4
    if t.cards_now[t.turn] == most:
        assert question.kind == "place_leader"
        assert set(question.options) == {("region", REGION[region]) for region in range(5) if region != t.unused}
        return
    here = t.chair[t.turn]
    ahead = range(here + 1, 14) if one.faction != "alice" else range(1, here or 14)
    free = {chair for chair in range(1, 14) if t.table[chair] != NOTHING and chair not in leaders}
    ways: set[Option] = {("chair", chair) for chair in free if chair in ahead} | {("head",)}
    if one.faction == "hatter" and t.hosted < (2 if t.seats == 2 else 1):
        ways.add(("host",))
    assert (question.seat, question.kind, set(question.options)) == (t.turn, "tea_turn", ways)
    if answer in (("head",), ("host",)):
        filled = [
            chair
            for chair in USED[t.seats]
            if chair not in free and chair not in leaders - ({here} if answer == ("head",) else set())
        ]
        free |= set(filled[: len(t.tea_deck)])
        question = beat.asked[-1][0]
        assert set(question.options) == {("chair", chair) for chair in free}
        gained = beat.after.shards[t.turn] - t.shards[t.turn]
        assert gained <= (3 if answer == ("head",) else 0)


class Card:
    """A tea card from its taking to the end of its effects (WW-CARD)."""

    def __init__(self, beat: Beat) -> None:
        self.seat = beat.before.turn
        self.before = beat.before
        self.asked = list(beat.asked)

    def goes_on(self, beat: Beat) -> None:
        self.asked += beat.asked

    def answers(self, kind: str) -> list[tuple[Question, Option]]:
        return [(question, answer) for question, answer in self.asked if question.kind == kind and answer != PASS]

    def rewards(self, card: content.Tea) -> list[str]:
        """What the card gives, by the side and the taint that were chosen."""
        found = list(card.rewards)
        if card.layout == "split" and self.answers("choose_side")[0][1] == ("side", "bottom"):
            found = list(card.bottom)
        if card.tainted is not None and self.answers("tainted"):
            found.append(card.tainted)
        return ["forge" if name == "forge_weak" else name for name in found]

    def ends(self, after: Board) -> None:
        """What the player has gained."""
        t, seat = self.before, self.seat
        was, became = Player(t, seat), Player(after, seat)
        card = TEA_CARDS[TEA[after.cards[seat][-1]]]
        rewards = self.rewards(card)
        supply = Counter({CHIP[chip]: count for chip, count in enumerate(t.supply)})
        left_over = {name.endswith("_strong") for name in supply if supply[name]}
        bag = was.bag + Counter(name for name in rewards if name in PRINTED and name.endswith("_strong") in left_over)
        for _, answer in self.answers("smith"):
            track = int(answer[2])
            column = len(forged(t, seat)[track - 1]) + 1
            bag -= Counter([str(answer[1])])
            bag["artefact"] += column == 3
            rewards.append(space_reward(t.seats, track, column))
            rows = [len(row) for row in forged(after, seat)]
            for gap in content.forge_gaps():
                both = rows[gap.upper - 1 : gap.upper + 1]
                if gap.column == column and track in (gap.upper, gap.upper + 1) and min(both) >= column:
                    two = gap.reward_of_two
                    rewards.append(two if t.seats == 2 and two is not None else gap.reward)
        asked_for = [(question.source, answer) for question, answer in self.asked if question.kind == "choose_ally"]
        for source, answer in asked_for:
            bag -= Counter([source] if source in PRINTED else [])
            bag += Counter([str(answer[1])] if answer != PASS else [])
        for number in range(rewards.count("calm")):
            bag -= Counter(["madness"] if was.bag["madness"] > number else [])
        chair = int(next(answer[1] for _, answer in self.asked if answer[0] == "chair"))
        bag["poison"] += bool(t.poison_on[chair]) and was.faction != "jabberwock"
        taken = [str(answer[1]) for _, answer in self.answers("take_wonderlandian")]
        bag += Counter([name for name in taken if name in ITEMS for _ in range(2)])
        strong = sum(count for name, count in supply.items() if name.endswith("_strong"))
        is_short = min(strong, supply.total() - strong) < SHORT
        assert +became.bag == +bag or (is_short and +became.bag <= +bag)
        dice = card.die + len(self.answers("tainted")) + (self.asked[0][1] == ("head",))
        is_plain = not {"shed_1", "shed_3"} & set(rewards) and not self.answers("leader_at_most")
        if is_plain and was.faction != "cheshire":  # of each roll 1 to 3 shards
            assert dice <= became.shards - was.shards <= 3 * dice
        assert became.owned >= was.owned | set(taken)
        assert became.leader == min(6, was.leader + rewards.count("leader"))
        assert became.shield == (was.shield or "shield" in rewards)
        free = sum(self.room(was))
        assert sum(self.room(was)) - sum(self.room(became)) == min(free, rewards.count("castle"))
        assert len(became.abilities) == min(4, len(was.abilities) + rewards.count("unlock"))
        drawn = sum(question.note for question, _ in self.answers("draw_quests"))
        left = len(t.quest_deck) + len(t.quest_discard)
        discarded = len(self.answers("discard_quest"))
        assert len(became.quests) == len(was.quests) + min(drawn, left + discarded) - discarded or drawn > left
        self.places(card, was, became)

    def room(self, one: Player) -> list[int]:
        """How often a castle can still be placed in each region in use."""
        left = {"none": 2 if self.before.seats == 2 else 1, "lying": 1, "upright": 0}
        return [left[castle] for region, castle in enumerate(one.castles) if region != self.before.unused]

    def places(self, card: content.Tea, was: Player, became: Player) -> None:
        """WW-CARD-03 to WW-CARD-08: units of the icons, and pawns of new cards; nothing is lost on the way."""
        one_by_one = [str(answer[0]) for _, answer in self.answers("place_unit")]
        new = len(self.answers("place_pawn"))
        count = one_by_one.count("supporter") + one_by_one.count("pawn") + new
        kinds = [question.kind for question, _ in self.asked] + [""]
        for number, (question, answer) in enumerate(self.asked):
            is_whole = kinds[number + 1] not in ("place_unit", "relocate") and answer != PASS
            if question.kind == "place_units" and was.faction != "queen" and is_whole:
                count += question.note
            if question.kind == "place_supporter" and is_whole:
                count += 1
        assert became.all_units() - was.all_units() == count
        if card.units + card.more_units <= was.reserve and not any(at == -1 for at in was.pawns.values()):
            assert count == card.units + card.more_units + new + len(self.answers("place_supporter"))


SHORT: Final = 5
"""With fewer chips of a level one effect of a card may take the last, and the next one gains nothing (WW-CARD-32)."""
TEA_CARDS: Final = {card.id: card for number in (1, 2, 3) for card in content.tea(number)}
ITEMS: Final = {item.id for item in content.items()}


def check_round(beat: Beat) -> None:
    """WW-TEA-04, WW-TEA-05: who begins a round; WW-TEA-01: what lies on the table."""
    t, after = beat.before, beat.after
    everybody = [Player(t, seat) for seat in range(t.seats)]
    assert all(one.leader_at == -2 for one in everybody)
    first = min(everybody, key=lambda one: (one.vp, one.all_units(), -one.shards, (one.seat - t.first) % t.seats))
    assert (after.first, after.turn, after.round) == (first.seat, first.seat, t.round + 1)
    assert [chair for chair in range(14) if after.table[chair] != NOTHING] == USED[t.seats]


def check_end_of_tea(beat: Beat) -> None:
    """WW-TEA-21 to WW-TEA-25."""
    t, after = beat.before, beat.after
    if PHASES[after.phase] != "battle":
        return
    assert after.poison_pool == t.poison_pool + sum(t.poison_on)
    shards = t.shards.copy()
    left = t.madness_supply
    mad = [0] * t.seats
    if left >= t.seats:
        left -= t.seats
        mad = [1] * t.seats
    most = max(shards)
    richest = [seat for seat in range(t.seats) if shards[seat] == most and most]
    if richest and left >= len(richest):
        left -= len(richest)
        for seat in richest:
            mad[seat] += 1
            shards[seat] -= -(-most // 2)
    assert (after.madness_supply, after.shards) == (left, shards)
    for seat in range(t.seats):
        assert Player(after, seat).bag["madness"] - Player(t, seat).bag["madness"] == mad[seat]


# Section 23


def check_score(t: Board, result: Result) -> None:
    """WW-SCORE-01 to WW-SCORE-07, WW-QUEST-08 to WW-QUEST-12."""
    scores: list[int] = []
    keys: list[tuple[int, int, int]] = []
    for seat in range(t.seats):
        one = Player(t, seat)
        values = {1: 4, 2: 5, 3: 7 if t.seats == 2 else 6}
        value = values.get(len(forged(t, seat)[3]), 3)
        quests = 3 * len(one.feats) + sum(6 for name in one.feats if is_met(t, one, name))
        quests += sum(3 for name in one.quests if is_met(t, one, name))
        scores.append(one.vp + value * one.castles.count("upright") + quests - one.shards)
        keys.append((-scores[-1], one.shards, -one.all_units()))
    assert list(result.points) == scores
    assert list(result.places) == [1 + sum(other < key for other in keys) for key in keys]


def is_met(t: Board, one: Player, name: str) -> bool:
    """An objective."""
    objective = QUESTS[name].objective
    tracks = forged(t, one.seat)
    on_tracks = [chip for row in tracks for chip in row]
    chips = [*one.bag.elements(), *one.active, *one.exhausted.elements(), *on_tracks]
    found = {
        "pair": sum(kind_of(chip) in (objective.pair or ()) for chip in chips),
        "forged_kinds": len({kind_of(chip) for chip in on_tracks} - {""}),
        "forged_chips": len(on_tracks),
        "complete_tracks": sum(len(row) == 3 for row in tracks),
        "castles": one.castles.count("upright"),
        "leader": one.leader,
        "abilities": len(one.abilities),
        "wonderlandians": len(one.owned),
        "units": one.all_units(),
        "forge_chips": chips.count("forge"),
        "shards": one.shards,
    }
    if objective.kind == "shards":
        return one.shards <= objective.number
    return found[objective.kind] >= objective.number


def changed(strength: int, changes: Sequence[str]) -> int:
    """A strength after changes in this order, never below 0 (WW-CHIP-05)."""
    for change in changes:
        number = int(change[1:])
        strength = {"+": strength + number, "-": strength - number, "x": strength * number, "=": number}[change[0]]
        strength = max(0, strength)
    return strength


def check(beat: Beat) -> None:
    """Foretell a beat of a battle, as far as it is read again here."""
    now = Reading(beat.before, beat.asked)
    after = beat.after
    went_to = PHASES[after.phase]
    if beat.phase == "battle":
        now.begins()
        if now.region == NOTHING:
            return
        assert went_to == now.opens_with()
    elif beat.phase == "decide":
        now.decides(beat.before.draw)
        if not any(one.status == "active" for one in now.players):
            assert went_to == now.goes_on(beat.before.draw)
        else:
            assert went_to == "draw"
    elif beat.phase in ("draw", "choose_chip"):
        now.draws(after)
    elif beat.phase == "play":
        now.plays(after)
        assert went_to == now.goes_on(beat.before.draw)
    elif beat.phase == "award":
        now.awards()
        assert went_to == "feats"
    elif beat.phase == "feats":
        now.declares()
    elif beat.phase == "end_effects":
        now.ends()
    elif beat.phase == "settle":
        now.settles()
        assert went_to == ("friend" if beat.before.friend else "battle")
    else:
        return
    now.expect(after)


def check_match(seed: str, seats: int, options: dict[str, str], is_rich: bool) -> Counter[str]:
    """Foretell a whole match; how many beats of each phase there were."""
    seen: Counter[str] = Counter()
    forging: Forging | None = None
    card: Card | None = None
    last: Board | None = None
    for beat in beats(seed, seats, options, is_rich):
        if isinstance(beat, Result):
            assert last is not None
            check_score(last, beat)
            break
        seen[beat.phase] += 1
        last = beat.before
        if beat.phase == "forge":
            seat = beat.before.queue[0]
            if forging is None or forging.seat != seat:
                forging = Forging(beat.before, seat)
            check_forging(beat, forging)
        elif beat.phase == "tea":
            check_tea(beat)
            card = Card(beat)
        elif beat.phase == "effects":
            assert card is not None
            card.goes_on(beat)
        elif beat.phase == "turn_end":
            assert card is not None
            if beat.before.cards_now[card.seat] > card.before.cards_now[card.seat]:
                card.ends(beat.before)
            check_end_of_tea(beat)
        elif beat.phase == "round":
            check_round(beat)
        else:
            check(beat)
        if beat.phase != "forge":
            forging = None
    return seen


READ: Final = ("tea", "round", "battle", "decide", "draw", "play", "award", "feats", "end_effects", "forge", "settle")


def settings(number: int) -> dict[str, str]:
    """All ally sets in turn, and mixtures of them."""
    return {"ally_set": ("a", "b", "c", "d", "mixed", "mixed")[number % 6]}


@rule("WW-WAR-01", "WW-OPEN-01", "WW-MAD-27", "WW-CHIP-05", "WW-ORDER-07", "WW-ENDB-03", "WW-RESULT-02", "WW-RESULT-15")
@rule("WW-QUEST-03", "WW-FORGE-02", "WW-TEA-04", "WW-TEA-26", "WW-TEA-23", "WW-SCORE-01", "WW-ALLY-04")
@rule("WW-CARD-01", "WW-CARD-03", "WW-CARD-26", "WW-CARD-29", "WW-CARD-31")
@pytest.mark.parametrize("seats", range(2, 6))
def test_matches_go_as_the_clauses_say(seats: int) -> None:
    seen: Counter[str] = Counter()
    for number in range(MATCHES):
        seen += check_match(f"read again/{seats}/{number}", seats, settings(number // 3), number % 3 > 0)
    for phase in READ:
        assert seen[phase] >= 2 * MATCHES, phase
