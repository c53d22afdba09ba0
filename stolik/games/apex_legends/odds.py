"""Aim cards: what a shot with given cards comes to (AP-SHOOT-17…30), and the exact chances before they are drawn."""

from typing import Final, Literal

from stolik.games.apex_legends import content

HALF: Final = 1
LOW: Final = 2
HIGH: Final = 4
COVER: Final = 8
HEAD: Final = 16

SYMBOL: Final[dict[str, int]] = {"half": HALF, "low": LOW, "high": HIGH, "cover": COVER, "head": HEAD}

VALUES: Final = [card.value for card in content.aim_cards()]
SYMBOLS: Final = [sum(SYMBOL[name] for name in card.symbols) for card in content.aim_cards()]
CARDS: Final = len(VALUES)
FULL_DECK: Final = (1 << CARDS) - 1
MODIFIERS: Final = [space.modifier for space in content.aim_track()]
LAST_SPACE: Final = len(MODIFIERS) - 1
DEFAULT_START: Final = 3

AS_PRINTED: Final = 0
IGNORED: Final = 1
ALWAYS_HITS: Final = 2
ALWAYS_MISSES: Final = 3
"""How a symbol is treated in a shoot action (AP-SHOOT-27)."""


def start_index(stability: int) -> int:
    """The track space of the first shot (AP-SHOOT-19)."""
    return min(LAST_SPACE, DEFAULT_START - min(DEFAULT_START, stability))


class Shot:
    """The values of a shoot action when the aim cards are revealed (AP-SHOOT-16).

    `relative` is the target's level less the shooter's; `damage` is that of a hit with all its bonuses, `headshot` what
    a headshot adds, `first` what the first hit adds. The helmet cancels `headshots` headshots on cards up to
    `headshots_up_to`.
    """

    __slots__ = (
        "cards", "cover_rule", "damage", "first", "headshot", "headshots", "headshots_up_to", "hides", "ht", "ignored",
        "low_rule", "recoil", "relative", "shots", "start",
    )  # fmt: skip

    def __init__(
        self, ht: int, start: int, recoil: int, shots: int, cards: int, relative: int, hides: bool, low_rule: int,
        cover_rule: int, headshots: int, headshots_up_to: int, damage: int, headshot: int, first: int, ignored: int,
    ) -> None:  # fmt: skip
        self.ht = ht
        self.start = start
        self.recoil = recoil
        self.shots = shots
        self.cards = cards
        self.relative = relative
        self.hides = hides
        self.low_rule = low_rule
        self.cover_rule = cover_rule
        self.headshots = headshots
        self.headshots_up_to = headshots_up_to
        self.damage = damage
        self.headshot = headshot
        self.first = first
        self.ignored = ignored


# What cards come to


def track(shot: Shot) -> list[int]:
    """The track space of every card, in the order drawn (AP-SHOOT-17, -20)."""
    places: list[int] = []
    at = shot.start
    for _ in range(shot.shots):
        for _ in range(shot.cards):
            places.append(at)
        at = min(LAST_SPACE, at + 1 + shot.recoil)
    return places


def is_hit(shot: Shot, card: int, index: int) -> bool:
    """Whether a card on a track space hits (AP-SHOOT-24…27)."""
    automatic = _automatic(shot, SYMBOLS[card])
    if automatic == AS_PRINTED:
        return VALUES[card] + MODIFIERS[index] >= shot.ht
    return automatic == ALWAYS_HITS


def _automatic(shot: Shot, symbols: int) -> int:
    """What a card's symbols decide, AS_PRINTED if nothing. A miss beats a hit (AP-SHOOT-25)."""
    found = AS_PRINTED
    if symbols & LOW:
        if shot.low_rule == AS_PRINTED:
            if shot.relative < 0:
                found = ALWAYS_HITS
        elif shot.low_rule != IGNORED:
            found = shot.low_rule
    if symbols & HIGH and shot.relative > 0:
        return ALWAYS_MISSES
    if symbols & COVER:
        if shot.cover_rule == AS_PRINTED:
            if shot.hides:
                return ALWAYS_MISSES
        elif shot.cover_rule != IGNORED and found != ALWAYS_MISSES:
            found = shot.cover_rule
    return found


def count(shot: Shot, cards: list[int]) -> tuple[int, int]:
    """The hits, with those of half-hit pairs, and the headshots that the helmet lets through (AP-SHOOT-22…29)."""
    hits = halves = heads = cancelled = 0
    places = track(shot)
    for number in range(min(len(cards), len(places))):
        card = cards[number]
        symbols = SYMBOLS[card]
        if symbols & HALF:
            halves += 1
        if is_hit(shot, card, places[number]):
            hits += 1
            if symbols & HEAD:
                if VALUES[card] <= shot.headshots_up_to and cancelled < shot.headshots:
                    cancelled += 1
                else:
                    heads += 1
    return hits + halves // 2, heads


Outcome = Literal["hit", "headshot", "helmet", "half", "miss"]
"""`helmet`: a hit whose headshot the helmet cancels; `half`: a miss that counts as half a hit."""
Decides = Literal["threshold", "low", "high", "cover"]


def outcomes(shot: Shot, cards: list[int]) -> list[tuple[Outcome, Decides]]:
    """What every card comes to, and what decides it (AP-SHOOT-22…29); together they are what `count` counts."""
    found: list[tuple[Outcome, Decides]] = []
    cancelled = 0
    places = track(shot)
    for number in range(min(len(cards), len(places))):
        card = cards[number]
        symbols = SYMBOLS[card]
        outcome: Outcome = "half" if symbols & HALF else "miss"
        if is_hit(shot, card, places[number]):
            outcome = "hit"
            if symbols & HEAD:
                outcome = "headshot"
                if VALUES[card] <= shot.headshots_up_to and cancelled < shot.headshots:
                    cancelled += 1
                    outcome = "helmet"
        found.append((outcome, _decides(shot, symbols)))
    return found


def _decides(shot: Shot, symbols: int) -> Decides:
    """The symbol that decides over a card, or the threshold: without that symbol it would come out otherwise."""
    automatic = _automatic(shot, symbols)
    if automatic == AS_PRINTED:
        return "threshold"
    if symbols & HIGH and shot.relative > 0:
        return "high"
    if symbols & COVER and _automatic(shot, symbols & ~COVER) != automatic:
        return "cover"
    return "low" if symbols & LOW else "cover"


def damage(shot: Shot, hits: int, heads: int) -> int:
    """The damage that is dealt (AP-SHOOT-30)."""
    total = hits * shot.damage + heads * shot.headshot - shot.ignored
    if hits:
        total += shot.first
    return max(0, total)


# Chances


class Odds:
    """In how many of the equally likely ways to draw the cards a shot comes to what.

    `counts` has (hits, headshots, ways), `damages` has (damage, ways), both in ascending order.
    """

    __slots__ = ("counts", "damages", "total")

    def __init__(self, counts: list[tuple[int, int, int]], damages: list[tuple[int, int]], total: int) -> None:
        self.counts = counts
        self.damages = damages
        self.total = total

    def ways_to_deal(self, least: int) -> int:
        """The ways in which the shot deals at least this much."""
        return sum(ways for dealt, ways in self.damages if dealt >= least)

    def mean(self) -> float:
        """The expected damage, for bots."""
        return sum(dealt * ways for dealt, ways in self.damages) / self.total


def odds(shot: Shot, deck: int = FULL_DECK, known: tuple[int, ...] = ()) -> Odds:
    """The chances of a shot with the deck of these cards (a mask), of which `known` lie on top, in this order."""
    counts = _counts(shot, deck, known)
    by_damage: dict[int, int] = {}
    total = 0
    for hits, heads, ways in counts:
        dealt = damage(shot, hits, heads)
        by_damage[dealt] = by_damage.get(dealt, 0) + ways
        total += ways
    return Odds(counts, sorted(by_damage.items()), total)


def expected_damage(shot: Shot) -> float:
    """The expected damage with a full deck, for bots."""
    total = dealt = 0
    for hits, heads, ways in _counts(shot, FULL_DECK, ()):
        total += ways
        dealt += ways * damage(shot, hits, heads)
    return dealt / total


Key = tuple[int, int, int, int, int, int, bool, int, int, int, int, int, tuple[int, ...]]

MOST_KEPT: Final = 20_000
_kept: Final[dict[Key, list[tuple[int, int, int]]]] = {}


def _counts(shot: Shot, deck: int, known: tuple[int, ...]) -> list[tuple[int, int, int]]:
    """Hits, headshots and ways; kept for every state of the aim deck, since few different shots occur in a game."""
    way = (shot.relative > 0) - (shot.relative < 0)
    key = (
        shot.ht, shot.start, shot.recoil, shot.shots, shot.cards, way, shot.hides, shot.low_rule, shot.cover_rule,
        shot.headshots, shot.headshots_up_to, deck, known,
    )  # fmt: skip
    found = _kept.get(key)
    if found is None:
        if len(_kept) >= MOST_KEPT:
            _kept.clear()
        found = _kept[key] = _work_out(shot, deck, known)
    return found


def work_out_longest_burst() -> list[tuple[int, int, int]]:
    """Hits, headshots and ways of nine shots at an epic helmet: the dearest odds there are, not looked up."""
    return _work_out(Shot(55, 0, 0, 9, 1, 0, False, AS_PRINTED, AS_PRINTED, 2, 60, 8, 5, 0, 0), FULL_DECK, ())


_HITS: Final = 32
_HEADS: Final = 16
"""Bounds of what is packed into one int: hits, headshots that the helmet may cancel, other headshots, half-hits."""
_ONE_HIT: Final = 1
_ONE_LOW_HEAD: Final = _HITS
_ONE_HEAD: Final = _HITS * _HEADS
_ONE_HALF: Final = _HITS * _HEADS * _HEADS


def _work_out(shot: Shot, deck: int, known: tuple[int, ...]) -> list[tuple[int, int, int]]:
    """Go through the deck card by card; each is left in it or drawn to one of the track spaces that still need cards.

    Spaces with the same modifier are alike, so it is enough to know how many of each modifier are filled. Nor does the
    order of the headshots matter: a helmet cancels as many in any order.
    """
    places = track(shot)
    base = 0
    for number in range(min(len(known), len(places))):
        base += _result(shot, known[number], places[number])
        deck &= ~(1 << known[number])
    places = places[len(known) :]
    drawn = deck.bit_count()
    places = places[:drawn]  # AP-SHOOT-21
    groups = _groups(places)
    unfilled = 0
    for _, size, unit in groups:
        unfilled += size * unit
    ways: dict[int, dict[int, int]] = {unfilled: {base: 1}}
    idle = 0
    for card in range(CARDS):
        if not deck >> card & 1:
            continue
        results = [_result(shot, card, index) for index, _, _ in groups]
        if not any(results):
            idle += 1
        else:
            ways = _draw_or_leave(ways, groups, results)
    return _sum_up(shot, ways, groups, idle)


def _result(shot: Shot, card: int, index: int) -> int:
    """What a card on a track space adds to the packed numbers."""
    symbols = SYMBOLS[card]
    result = _ONE_HALF if symbols & HALF else 0
    if is_hit(shot, card, index):
        result += _ONE_HIT
        if symbols & HEAD:
            result += _ONE_LOW_HEAD if VALUES[card] <= shot.headshots_up_to else _ONE_HEAD
    return result


def _groups(places: list[int]) -> list[tuple[int, int, int]]:
    """The track spaces by modifier: one of them, how many cards they take, and the unit of that number when packed."""
    sizes: dict[int, int] = {}
    index_of: dict[int, int] = {}
    for index in places:
        modifier = MODIFIERS[index]
        sizes[modifier] = sizes.get(modifier, 0) + 1
        index_of.setdefault(modifier, index)
    groups: list[tuple[int, int, int]] = []
    unit = 1
    for modifier, size in sizes.items():
        groups.append((index_of[modifier], size, unit))
        unit *= size + 1
    return groups


def _draw_or_leave(
    ways: dict[int, dict[int, int]], groups: list[tuple[int, int, int]], results: list[int]
) -> dict[int, dict[int, int]]:
    """One more card, which is left in the deck or drawn to any of the spaces that still take cards."""
    after: dict[int, dict[int, int]] = {unfilled: numbers.copy() for unfilled, numbers in ways.items()}
    for unfilled, numbers in ways.items():
        for group in range(len(groups)):
            _, size, unit = groups[group]
            room = unfilled // unit % (size + 1)
            if not room:
                continue
            into = after.setdefault(unfilled - unit, {})
            result = results[group]
            for packed, count_of in numbers.items():
                sum_of = packed + result
                into[sum_of] = into.get(sum_of, 0) + count_of * room
    return after


def _sum_up(
    shot: Shot, ways: dict[int, dict[int, int]], groups: list[tuple[int, int, int]], idle: int
) -> list[tuple[int, int, int]]:
    """Fill what is unfilled with the cards that do nothing, and tell hits and headshots from the packed numbers."""
    counts: dict[tuple[int, int], int] = {}
    for unfilled, numbers in ways.items():
        room = 0
        for _, size, unit in groups:
            room += unfilled // unit % (size + 1)
        fillings = 1
        for n in range(room):
            fillings *= idle - n
        if fillings <= 0:
            continue
        for packed, count_of in numbers.items():
            hits = packed % _HITS + packed // _ONE_HALF // 2
            low_heads = packed // _ONE_LOW_HEAD % _HEADS
            heads = packed // _ONE_HEAD % _HEADS + low_heads - min(shot.headshots, low_heads)
            counts[(hits, heads)] = counts.get((hits, heads), 0) + count_of * fillings
    return [(hits, heads, counts[(hits, heads)]) for hits, heads in sorted(counts)]
