"""What a seat may see of a match (WW-INFO): the structs, and the functions that build them up from nothing.

Regions, cards, chips, pawns, quests and abilities are named by their ids; seats are numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stolik.games.wonderlands_war.catalogue import (
    ABILITIES,
    ABILITY,
    ALLIES,
    ALLY,
    ALLY_SETS,
    CHIP,
    CHIPS,
    COLUMNS,
    DOUBLE_MADNESS,
    FACTION,
    FORGE,
    IS_SYMBOL,
    MADNESS,
    NOTHING,
    OBJECTIVE,
    OBJECTIVE_NUMBER,
    PAWN,
    POISON,
    QUEST,
    QUEST_REGION,
    REGION,
    REGIONS,
    REWARD,
    SPACES,
    TEA,
    TOKEN,
    TOKEN_VP,
    TRACKS,
    USED_CHAIRS,
    WONDERLANDIAN,
)
from stolik.games.wonderlands_war.content import FactionId
from stolik.games.wonderlands_war.rules.battle_result import set_places
from stolik.games.wonderlands_war.rules.castles import upright_castles
from stolik.games.wonderlands_war.rules.final_scoring import final_score
from stolik.games.wonderlands_war.rules.ledger import (
    AWARD_CASTLE,
    CASTLE,
    FIRST_GAIN,
    FIRST_VP,
    LEADER,
    PAWNS,
    SOURCE,
    entries,
)
from stolik.games.wonderlands_war.rules.quests import is_done, is_met, objective_count, quest_vp
from stolik.games.wonderlands_war.rules.ring import clockwise
from stolik.games.wonderlands_war.rules.spaces import castle_value, next_column, open_tracks
from stolik.games.wonderlands_war.rules.tea_party import cards_to_take
from stolik.games.wonderlands_war.rules.two_players import resistance
from stolik.games.wonderlands_war.rules.units import pawns_in
from stolik.games.wonderlands_war.rules.war_phase import contenders
from stolik.games.wonderlands_war.state import (
    ABSENT,
    AT_TABLE,
    BATTLE,
    BUST,
    CASTLES,
    EFFECTS,
    FEATS,
    FORGE_PHASE,
    HEAD,
    KEEP_QUEST,
    NO_PLACE,
    PHASES,
    PLACES,
    POISON_PHASE,
    RESERVE,
    SCORING,
    STATUS,
    TURN_END,
    Board,
    Castle,
    Phase,
    Place,
    Status,
)
from stolik.kernel.view import View


class Chair(View):
    """A chair that is used with this many players."""

    chair: int
    card: str | None
    poison: bool
    leader: int | None
    """The seat whose leader sits there."""


class Tea(View):
    """The tea table."""

    chairs: list[Chair]
    """Clockwise."""
    head: list[int]
    """The seats whose leaders are at the Head of the Table."""
    deck: int
    card: str | None
    """The card that was just taken."""
    pending: list[str]
    """What of it is still to be resolved."""
    hosted: int
    """How often Host was used in this round."""
    order: list[int]
    """The seats in the order of the turns that are left of the tea party; the first turn is under way."""


class Units(View):
    """What one player has in a region."""

    supporters: int
    pawns: list[str]
    leader: bool
    castle: Castle


class Region(View):
    """A region of the board."""

    region: str
    token: str | None
    vp: list[int]
    """What it is worth in rounds I to III."""
    used: bool
    marker: bool
    """Whether battles start here."""
    units: list[Units]
    """By seat."""


class Battle(View):
    """The battle under way."""

    region: str
    draw: int
    value: int
    resistance: int | None
    """The local resistance of two players."""
    fought: int
    """How many regions were dealt with in this war, this one included."""
    next: str


class AbilityDisc(View):
    """An ability of a faction board."""

    ability: str
    unlocked: bool


class Odds(View):
    """Of how many chips the next draw takes one, and how many of them do harm; an empty bag is refilled first."""

    chips: int
    madness: int
    double_madness: int
    poison: int


class Gain(View):
    """What a chip, a pawn, an ability or an award gave or (below 0) took."""

    source: str
    count: int


class Opening(View):
    """Opening strength by its sources."""

    leader: int
    pawns: int
    castle: int


class Lasting(View):
    """What lasts to the end of the battle."""

    doubled: bool
    """The next chip is doubled (Flamingo A)."""
    crowned: int
    """So many Knave's Crowns take 2 each from the next chip."""
    more: int
    """So many chips more are drawn next time, one of all is played (Card Soldier C)."""
    shells: int
    """So many Mock Turtle's Shells will save a unit from regular madness."""
    replaced: bool
    """The Caterpillar has replaced a chip."""


class Score(View):
    """The final score: VP, castles and quests, less the shards."""

    vp: int
    castles: int
    quests: int
    shards: int
    total: int


class QuestNow(View):
    """How a quest stands: of the objective, `has` of `number` (shards: at most), and whether the feat holds now."""

    quest: str
    has: int | None
    """None in the war if the objective counts chips of the bag and the table hides odds."""
    number: int
    met: bool | None
    """Whether the objective is met; None as above."""
    feat: bool
    """Whether its feat could be completed by its condition if the battle under way were over now."""


class Side(View):
    """One player. What only the player may see is None for everybody else."""

    faction: FactionId | None
    vp: int
    shards: int
    shield: bool
    leader_strength: int
    leader: str
    """A region, `reserve` or `table`."""
    chair: int | None
    reserve: int
    """Supporters in reserve."""
    reserve_pawns: list[str]
    abilities: list[AbilityDisc]
    forge: list[list[str | None]]
    """Four tracks of three spaces."""
    castle_value: int
    cards: list[str]
    """Tea cards taken in the whole match."""
    cards_now: int
    """Tea cards taken in this round."""
    wonderlandians: list[str]
    bag_count: int
    bag: list[str] | None
    """The reader's own bag, at the tea party only."""
    odds: Odds | None
    active: list[str]
    exhausted: list[str]
    madness: list[str]
    drawn_count: int
    drawn: list[str] | None
    """Chips drawn, one of which will be played (Card Soldier C)."""
    played: str | None
    """The chip of this draw."""
    quest_count: int
    quests: list[str] | None
    """The reader's own hand; in the final scoring all hands are open."""
    offer: list[str] | None
    """The two quests to choose from at the start."""
    feats: list[str]
    progress: list[QuestNow] | None
    """Of the reader's own quests and feats, and at the end of everybody's: those in hand first."""
    status: Status
    strength: int
    place: Place
    has_wagered: bool
    wager: int | None
    """On whom the reader's own wager is."""
    lasting: Lasting | None
    opening: Opening | None
    """Of the battle under way, or of the last one; None for those who were not in it. So are the next four."""
    gains: list[Gain]
    """What moved the marker since, in order: chips by what they added, pawns and abilities; `bust` takes all."""
    added: list[int]
    """What each of the active chips added."""
    scored: list[Gain]
    """The VP that came of the battle so far."""
    award_castle: bool
    """Whether the award was or included a castle."""
    forgings: int
    """How many chips could be forged if the battle under way were over now; none after the turn at the forge."""
    score: Score | None
    """At the end of the game."""


class BoardView(View):
    """All that a seat (or a spectator) may see."""

    phase: Phase
    round: int
    first: int | None
    turn: int | None
    """Whose turn of the tea party it is."""
    ally_cards: dict[str, str | None]
    """The set (a to d) of every ally kind that has ability cards."""
    tea: Tea
    regions: list[Region]
    """Clockwise."""
    battle: Battle | None
    last_battle: str | None
    """The region of the battle under way or, between battles, of the last one: what gains and scores are about."""
    market: list[str]
    wonderlandian_deck: int
    quest_deck: int
    quest_discard: int
    supply: dict[str, int]
    """Ally chips by their ids, and `madness`."""
    poison_pool: int
    seats: list[Side]


# What would come of an option: built in `preview`, asked for when somebody points at it.


class Outlook(View, tag_field="outlook"):
    """What would come of something."""


class Way(Outlook, tag="way"):
    """The way to a chair or to the Head of the Table."""

    chairs: list[int]
    """The chairs along the way with the last one, unused ones left out; the Head is 0. Host does not move."""
    passes: list[int]
    """The seats whose leaders are passed."""
    poison: bool
    """Whether poison lies on the card."""
    supporter: bool
    """Whether Double Speed will let the Queen place a supporter at the end of the turn."""
    filled: int
    """How many chairs will be filled with cards before one is chosen (at the Head, and with Host)."""
    die: list[int]
    """The faces of the shard die that is rolled at the Head."""


class RegionOutlook(Outlook, tag="region"):
    """A region and its battle, as things stand."""

    order: int
    """Its battle is the first, second … of this round; regions without units are passed over."""
    openings: list[Opening | None]
    """Opening strength by seat, None for those without a unit there."""
    would_be: Opening | None
    """The own one after the option."""
    units: int | None
    """The own units there after the option; None if the option does not say how many they will be."""


class DrawOutlook(Outlook, tag="draw"):
    """What drawing another chip can bring."""

    odds: Odds | None
    """None if the table hides odds."""
    chips: int
    """So many are drawn, one of which is played."""
    refreshes: bool
    """Whether the bag is empty and will be refilled first."""
    units: int
    """Units in the battle."""
    after_madness: int
    """Units left if the chip is madness and is not blocked; none left is bust."""
    after_double_madness: int
    after_poison: int
    can_block: bool


class RetreatOutlook(Outlook, tag="retreat"):
    """How the battle would come out if it ended now."""

    place: Place
    vp: int
    """For a tie (or alone): if the points are chosen."""
    castle: bool
    """Whether the award has (or can be) a castle."""
    forgings: int
    """How many chips could be forged."""
    feats: list[str]
    """The reader's own feats that would hold."""


class ForgeOutlook(Outlook, tag="forge"):
    """What covering the next space of a track gives."""

    column: int
    reward: str
    gaps: list[str]
    """The rewards between tracks that are completed by it."""
    artefact: bool
    """Whether the track is complete then."""
    castles: int
    """So many VP more for the castles that stand now, in the final scoring."""


def view(t: Board, seat: int | None) -> BoardView:
    """What a seat (None: a spectator) may see, built up from nothing."""
    supply = {CHIP[chip]: t.supply[chip] for chip in range(FORGE + 1)}
    supply["madness"] = t.madness_supply
    cards = [t.ally[kind] for kind in range(ALLIES)]
    return BoardView(
        phase=PHASES[t.phase],
        round=t.round,
        first=None if t.first == NOTHING else t.first,
        turn=t.turn if KEEP_QUEST < t.phase < BATTLE else None,
        ally_cards={ALLY[kind]: None if card == NOTHING else ALLY_SETS[card] for kind, card in enumerate(cards)},
        tea=_tea(t),
        regions=[_region(t, region) for region in range(REGIONS)],
        battle=_battle(t),
        last_battle=REGION[t.ledger[0]] if t.ledger else None,
        market=[WONDERLANDIAN[card] for card in t.market],
        wonderlandian_deck=len(t.wonderlandian_deck),
        quest_deck=len(t.quest_deck),
        quest_discard=len(t.quest_discard),
        supply=supply,
        poison_pool=t.poison_pool,
        seats=[_side(t, owner, owner == seat) for owner in range(t.seats)],
    )


def _tea(t: Board) -> Tea:
    return Tea(
        chairs=[_chair(t, chair) for chair in USED_CHAIRS[t.seats]],
        head=[owner for owner in range(t.seats) if t.chair[owner] == HEAD],
        deck=len(t.tea_deck),
        card=None if t.card == NOTHING else TEA[t.card],
        pending=[REWARD[effect] for effect in t.pending],
        hosted=t.hosted,
        order=turns_left(t) if POISON_PHASE <= t.phase < BATTLE else [],
    )


def turns_left(t: Board) -> list[int]:
    """Who has the turns that are left of the tea party: one for each card to come and one to place the leader."""
    need = cards_to_take(t) + 1
    left = [need - count if at == AT_TABLE else 0 for count, at in zip(t.cards_now, t.leader_at, strict=True)]
    order: list[int] = []
    seat = t.turn
    if t.phase in (EFFECTS, TURN_END):
        # The turn is under way, and what was taken in it is counted already.
        order.append(seat)
        seat = (seat + 1) % t.seats
    while any(left):
        if left[seat]:
            left[seat] -= 1
            order.append(seat)
        seat = (seat + 1) % t.seats
    return order


def _chair(t: Board, chair: int) -> Chair:
    card = t.table[chair]
    return Chair(
        chair=chair,
        card=None if card == NOTHING else TEA[card],
        poison=t.poison_on[chair] == 1,
        leader=t.chair.index(chair) if chair in t.chair else None,
    )


def _region(t: Board, region: int) -> Region:
    token = t.token[region]
    return Region(
        region=REGION[region],
        token=None if token == NOTHING else TOKEN[token],
        vp=[] if token == NOTHING else list(TOKEN_VP[token]),
        used=region != t.unused,
        marker=region == t.marker,
        units=[_units(t, owner, region) for owner in range(t.seats)],
    )


def _units(t: Board, owner: int, region: int) -> Units:
    return Units(
        supporters=t.supporters[owner * REGIONS + region],
        pawns=[PAWN[pawn] for pawn in pawns_in(t, owner, region)],
        leader=t.leader_at[owner] == region,
        castle=CASTLES[t.castles[owner * REGIONS + region]],
    )


def _battle(t: Board) -> Battle | None:
    if t.region == NOTHING:
        return None
    return Battle(
        region=REGION[t.region],
        draw=t.draw,
        value=TOKEN_VP[t.token[t.region]][t.round - 1],
        resistance=resistance(t) if t.seats == 2 else None,
        fought=t.fought,
        next=REGION[clockwise(t, t.region)],
    )


def _side(t: Board, owner: int, is_mine: bool) -> Side:
    faction = t.faction[owner]
    at = t.leader_at[owner]
    played = t.played[owner]
    wager = t.wagers[owner]
    noted = entries(t, owner)
    return Side(
        faction=None if faction == NOTHING else FACTION[faction],
        vp=t.vp[owner],
        shards=t.shards[owner],
        shield=t.shield[owner] == 1,
        leader_strength=t.leader[owner],
        leader=REGION[at] if at >= 0 else "reserve" if at == RESERVE else "table",
        chair=t.chair[owner] if t.chair[owner] >= 0 else None,
        reserve=t.reserve[owner],
        reserve_pawns=[PAWN[pawn] for pawn in pawns_in(t, owner, RESERVE)],
        abilities=[] if faction == NOTHING else [_ability(t, owner, faction, number) for number in range(ABILITIES)],
        forge=[_track(t, owner, track) for track in range(TRACKS)],
        castle_value=castle_value(t, owner),
        cards=[TEA[card] for card in t.cards[owner]],
        cards_now=t.cards_now[owner],
        wonderlandians=[WONDERLANDIAN[card] for card in t.owned[owner]],
        bag_count=len(t.bag[owner]),
        bag=_chips(t.bag[owner]) if is_mine and t.phase < BATTLE else None,
        odds=odds(t, owner) if is_mine and t.shows_odds else None,
        active=_chips(t.active[owner]),
        exhausted=_chips(sorted(t.exhausted[owner])),
        madness=_chips(t.mad[owner]),
        drawn_count=len(t.drawn[owner]),
        drawn=_chips(t.drawn[owner]) if is_mine else None,
        played=None if played == NOTHING else CHIP[played],
        quest_count=len(t.quests[owner]),
        quests=_quests(sorted(t.quests[owner])) if is_mine or t.phase == SCORING else None,
        offer=_quests(t.offers[owner]) if is_mine else None,
        feats=_quests(t.feats[owner]),
        progress=_progress(t, owner) if is_mine or t.phase == SCORING else None,
        status=STATUS[t.status[owner]],
        strength=t.strength[owner],
        place=PLACES[t.place[owner]],
        has_wagered=wager != NOTHING,
        wager=wager if is_mine and wager != NOTHING else None,
        lasting=None if t.region == NOTHING else _lasting(t, owner),
        opening=_opening(noted),
        gains=[Gain(SOURCE[source], count) for source, count in noted if source < CHIPS or _is_gain(source)],
        added=_added(t.active[owner], noted),
        scored=[Gain(SOURCE[source], count) for source, count in noted if FIRST_VP <= source < AWARD_CASTLE],
        award_castle=any(source == AWARD_CASTLE for source, _ in noted),
        forgings=forgings_left(t, owner),
        score=_score(t, owner) if t.phase == SCORING else None,
    )


def _lasting(t: Board, owner: int) -> Lasting:
    return Lasting(
        doubled=t.doubles[owner] == 1,
        crowned=t.crowned[owner],
        more=t.more[owner],
        shells=t.shells[owner],
        replaced=t.replaced[owner] == 1,
    )


def forgings_left(t: Board, owner: int) -> int:
    """By a forge symbol and by Forge chips (WW-FORGE-01, WW-FORGE-02), as many as there are chips and spaces for."""
    if t.region == NOTHING or t.phase > FORGE_PHASE or t.status[owner] in (ABSENT, BUST):
        return 0
    active = t.active[owner]
    allowed = IS_SYMBOL[t.strength[owner]] + active.count(FORGE)
    if t.phase == FORGE_PHASE:
        if owner not in t.queue:
            return 0
        if owner == t.queue[0]:
            allowed = t.symbol + t.forgings
    room = sum(COLUMNS - next_column(t, owner, track) for track in open_tracks(t, owner))
    return min(allowed, len(active), room)


def _opening(noted: list[tuple[int, int]]) -> Opening | None:
    parts = dict(noted[:3])
    return Opening(parts[LEADER], parts[PAWNS], parts[CASTLE]) if LEADER in parts else None


def _is_gain(source: int) -> bool:
    return FIRST_GAIN <= source < FIRST_VP


def _added(active: list[int], noted: list[tuple[int, int]]) -> list[int]:
    """After the battle chips leave the track, of equal ones the first: what is left are the last ones that came."""
    played = [(source, count) for source, count in noted if source < CHIPS]
    found: list[int] = []
    for chip in reversed(active):
        while played:
            source, count = played.pop()
            if source == chip:
                found.append(count)
                break
    return found[::-1]


def _score(t: Board, owner: int) -> Score:
    castles = upright_castles(t, owner) * castle_value(t, owner)
    return Score(t.vp[owner], castles, quest_vp(t, owner), t.shards[owner], final_score(t, owner))


IN_BAGS: Final = ("pair", "forge_chips")
"""Objectives that count chips, wherever they lie."""


def _progress(t: Board, owner: int) -> list[QuestNow]:
    hand = sorted(t.quests[owner])
    return [
        *(_quest_now(t, owner, quest, holds_now(t, owner, quest)) for quest in hand),
        *(_quest_now(t, owner, quest, False) for quest in t.feats[owner]),
    ]


def _quest_now(t: Board, owner: int, quest: int, feat: bool) -> QuestNow:
    is_hidden = OBJECTIVE[quest] in IN_BAGS and BATTLE <= t.phase < SCORING and not t.shows_odds
    return QuestNow(
        quest=QUEST[quest],
        has=None if is_hidden else objective_count(t, owner, quest),
        number=OBJECTIVE_NUMBER[quest],
        met=None if is_hidden else is_met(t, owner, quest),
        feat=feat,
    )


def holds_now(t: Board, owner: int, quest: int) -> bool:
    """Whether a feat's condition holds if the battle under way ends now; when feats are past, none does."""
    if QUEST_REGION[quest] != t.region or t.status[owner] in (ABSENT, BUST) or t.phase > FEATS:
        return False
    if t.phase == FEATS:
        return is_done(t, owner, quest)
    ended = t.copy()
    ended.place = [NO_PLACE] * t.seats
    set_places(ended, contenders(ended))
    return is_done(ended, owner, quest)


def _ability(t: Board, owner: int, faction: int, number: int) -> AbilityDisc:
    return AbilityDisc(ABILITY[faction][number], t.unlocked[owner * ABILITIES + number] == 1)


def _track(t: Board, owner: int, track: int) -> list[str | None]:
    start = owner * SPACES + track * COLUMNS
    return [None if chip == NOTHING else CHIP[chip] for chip in t.forged[start : start + COLUMNS]]


def _chips(chips: Sequence[int]) -> list[str]:
    return [CHIP[chip] for chip in chips]


def _quests(quests: Sequence[int]) -> list[str]:
    return [QUEST[quest] for quest in quests]


def odds(t: Board, seat: int) -> Odds:
    """The chances of the next draw."""
    bag = t.bag[seat] or t.exhausted[seat] + t.mad[seat]
    return Odds(len(bag), bag.count(MADNESS), bag.count(DOUBLE_MADNESS), bag.count(POISON))
