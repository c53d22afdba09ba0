"""Aim cards: what given cards come to, clause by clause, and the exact chances against counting all ways to draw."""

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stolik.games.apex_legends import odds
from stolik.games.apex_legends.odds import (
    ALWAYS_HITS,
    ALWAYS_MISSES,
    AS_PRINTED,
    CARDS,
    FULL_DECK,
    IGNORED,
    Shot,
    count,
    damage,
    is_hit,
    outcomes,
    start_index,
    track,
)
from stolik.testkit.rule import rule

LOWER, SAME, HIGHER = -1, 0, 1
EPIC, RARE, BARE = (2, 60), (1, 50), (0, 0)


def a_shot(
    ht: int = 50, start: int = 3, recoil: int = 0, shots: int = 3, cards: int = 1, relative: int = SAME,
    hides: bool = False, low: int = AS_PRINTED, cover: int = AS_PRINTED, helmet: tuple[int, int] = BARE, hit: int = 8,
    headshot: int = 5, first: int = 0, ignored: int = 0,
) -> Shot:  # fmt: skip
    """A Hemlok at Best Range, unless something else is said."""
    return Shot(ht, start, recoil, shots, cards, relative, hides, low, cover, *helmet, hit, headshot, first, ignored)


def aim(*numbers: int) -> list[int]:
    """The cards A-n."""
    return [number - 1 for number in numbers]


def hits(shot: Shot, number: int, index: int) -> bool:
    """Whether the card A-n hits on a track space."""
    return is_hit(shot, number - 1, index)


def dealt(shot: Shot, *numbers: int) -> int:
    return damage(shot, *count(shot, aim(*numbers)))


LONGBOW = a_shot(ht=55, start=start_index(1), recoil=1, relative=LOWER, helmet=EPIC, hit=10, headshot=14)


# Worked examples


@rule("AP-SHOOT-17", "AP-SHOOT-18", "AP-SHOOT-19", "AP-SHOOT-20")
def test_ex_051_where_the_cards_of_the_longbow_lie() -> None:
    assert track(LONGBOW) == [2, 4, 6]
    assert [odds.MODIFIERS[index] for index in track(LONGBOW)] == [5, -5, -10]


@rule("AP-SHOOT-22", "AP-SHOOT-24", "AP-SHOOT-26", "AP-SHOOT-28", "AP-SHOOT-29")
def test_ex_052_hits_and_headshots_of_the_longbow() -> None:
    assert (hits(LONGBOW, 5, 2), hits(LONGBOW, 1, 4), hits(LONGBOW, 12, 6)) == (True, False, True)
    assert count(LONGBOW, aim(5, 1, 12)) == (2, 1)
    assert not hits(a_shot(ht=55, start=2), 5, 2)  # without LOW: 40 is below 55
    easy = a_shot(ht=50, start=2, recoil=1, relative=LOWER, helmet=EPIC)
    assert count(easy, aim(5, 1, 10)) == (2, 0)  # a headshot on 60 is cancelled


@rule("AP-SHOOT-22")
@pytest.mark.parametrize(("shots", "cards"), [(2, 1), (1, 2)])
@pytest.mark.parametrize("drawn", [(8, 10), (10, 8)])
def test_cards_are_evaluated_from_the_left_and_on_one_space_as_drawn(
    shots: int, cards: int, drawn: tuple[int, int]
) -> None:
    shot = a_shot(ht=40, shots=shots, cards=cards, helmet=(1, 60))  # cancels one headshot: that which comes first
    assert [outcome for outcome, _ in outcomes(shot, aim(*drawn))] == ["helmet", "headshot"]
    bare = a_shot(ht=40, shots=shots, cards=cards)
    assert [outcome for outcome, _ in outcomes(bare, aim(*drawn))] == ["headshot", "headshot"]


@rule("AP-SHOOT-30")
def test_ex_053_the_longbow_deals_34() -> None:
    assert dealt(LONGBOW, 5, 1, 12) == 34


@rule("AP-SHOOT-23", "AP-SHOOT-28")
def test_ex_072_three_half_hits_are_one_hit_and_no_headshot() -> None:
    shot = a_shot(hit=7)
    assert count(shot, aim(1, 2, 3)) == (1, 0)
    assert dealt(shot, 1, 2, 3) == 7
    assert count(shot, aim(1, 5, 6)) == (0, 0)  # a single one is none


@rule("AP-SHOOT-24")
def test_ex_073_cover_makes_misses() -> None:
    assert dealt(a_shot(hides=True), 7, 9, 12) == 13
    assert dealt(a_shot(), 7, 9, 12) == 21


@rule("AP-SHOOT-24")
def test_ex_074_high_makes_misses() -> None:
    assert count(a_shot(relative=HIGHER), aim(8, 11, 13)) == (0, 0)
    assert count(a_shot(), aim(8, 11, 13))[0] == 3


@rule("AP-SHOOT-25", "AP-SHOOT-27")
def test_ex_075_cover_as_a_hit_but_a_miss_beats_it() -> None:
    assert hits(a_shot(ht=90, hides=True, cover=ALWAYS_HITS), 13, 3)
    assert not hits(a_shot(relative=HIGHER, cover=ALWAYS_HITS), 13, 3)


@rule("AP-SHOOT-29")
@pytest.mark.parametrize(("helmet", "result"), [(RARE, 34), (EPIC, 29), (BARE, 39)])
def test_ex_076_helmets(helmet: tuple[int, int], result: int) -> None:
    assert dealt(a_shot(helmet=helmet), 8, 10, 12) == result


@rule("AP-SHOOT-20", "AP-SHOOT-30")
def test_ex_077_sniper_stock_and_recoil() -> None:
    shot = a_shot(ht=55, recoil=1, shots=2, hit=10, headshot=18, first=6)
    assert track(shot) == [3, 5]
    assert dealt(shot, 12, 4) == 34
    assert dealt(shot, 4, 4) == 16  # one hit of two half-hits is a first hit as well
    assert dealt(shot, 5, 6) == 0


@rule("AP-SHOOT-17")
def test_ex_078_several_cards_on_a_track_space() -> None:
    assert track(a_shot(shots=2, cards=4)) == [3, 3, 3, 3, 4, 4, 4, 4]


@rule("AP-SHOOT-19", "AP-SHOOT-20")
def test_ex_079_the_ends_of_the_track() -> None:
    assert track(a_shot(shots=5, recoil=2)) == [3, 6, 9, 9, 9]
    assert track(a_shot(shots=4, start=start_index(5))) == [0, 1, 2, 3]


@rule("AP-SHOOT-19")
def test_ex_080_negative_stability_starts_further_right() -> None:
    assert track(a_shot(shots=5, start=start_index(-1))) == [4, 5, 6, 7, 8]
    assert [start_index(stability) for stability in (3, 4, 0, -6, -7)] == [0, 0, 3, 9, 9]


@rule("AP-SHOOT-19")
def test_ex_081_three_points_of_stability_start_at_the_left_end() -> None:
    assert start_index(1 + 2) == 0


# Clauses


@rule("AP-SHOOT-18")
def test_the_aim_track() -> None:
    assert odds.MODIFIERS == [5, 5, 5, 0, -5, -10, -10, -15, -15, -20]
    assert start_index(0) == 3


@rule("AP-SHOOT-20")
def test_recoil_never_moves_the_first_shot() -> None:
    assert track(a_shot(shots=2, cards=2, recoil=3)) == [3, 3, 7, 7]


@rule("AP-SHOOT-21")
def test_a_deck_that_runs_out_leaves_the_rest_unrevealed() -> None:
    shot = a_shot(shots=4)
    assert count(shot, aim(12, 14)) == (2, 2)
    few = odds.odds(shot, 1 << 11 | 1 << 13)
    assert (few.total, few.counts) == (2, [(2, 2, 2)])


@rule("AP-SHOOT-23")
def test_half_hits_count_whatever_their_cards_do() -> None:
    shot = a_shot(ht=15)
    assert count(shot, aim(1, 2)) == (3, 0)


@rule("AP-SHOOT-24")
@pytest.mark.parametrize(("relative", "expected"), [(LOWER, True), (SAME, False), (HIGHER, False)])
def test_low_hits_only_a_lower_target(relative: int, expected: bool) -> None:
    assert hits(a_shot(ht=99, relative=relative), 5, 9) == expected


@rule("AP-SHOOT-24")
@pytest.mark.parametrize(("relative", "expected"), [(LOWER, True), (SAME, True), (HIGHER, False)])
def test_high_misses_only_a_higher_target(relative: int, expected: bool) -> None:
    assert hits(a_shot(relative=relative), 11, 3) == expected


@rule("AP-SHOOT-26")
@pytest.mark.parametrize(("ht", "expected"), [(55, True), (56, False)])
def test_a_card_hits_from_the_threshold_on(ht: int, expected: bool) -> None:
    assert hits(a_shot(ht=ht), 10, 4) == expected  # 60 - 5


@rule("AP-SHOOT-27")
def test_ignored_symbols_leave_the_value_to_decide() -> None:
    assert not hits(a_shot(relative=LOWER, low=IGNORED), 3, 3)
    assert hits(a_shot(hides=True, cover=IGNORED), 9, 3)
    assert not hits(a_shot(ht=10, cover=ALWAYS_MISSES), 9, 3)
    assert hits(a_shot(ht=99, low=ALWAYS_HITS), 3, 3)
    assert not hits(a_shot(ht=10, relative=LOWER, low=ALWAYS_MISSES), 3, 3)


@rule("AP-SHOOT-28")
def test_a_miss_is_no_headshot() -> None:
    assert count(a_shot(ht=75), aim(12, 8, 14)) == (0, 0)
    assert count(a_shot(ht=70), aim(12, 8, 14)) == (2, 2)


@rule("AP-SHOOT-29")
def test_a_helmet_looks_at_the_printed_value() -> None:
    shot = a_shot(ht=40, start=0, helmet=RARE)  # 50 + 5 on the track is still 50 to the helmet
    assert count(shot, aim(8)) == (1, 0)
    assert count(shot, aim(8, 7)) == (2, 1)  # one card only
    assert count(a_shot(ht=40, helmet=RARE), aim(10)) == (1, 1)


@rule("AP-SHOOT-30")
def test_ignored_damage_never_heals() -> None:
    assert damage(a_shot(ignored=10), 1, 0) == 0
    assert damage(a_shot(ignored=8), 2, 1) == 13


# Chances


def brute_force(shot: Shot, deck: int, known: tuple[int, ...]) -> list[tuple[int, int, int]]:
    rest = [card for card in range(CARDS) if deck >> card & 1 and card not in known]
    more = min(len(rest), max(0, len(track(shot)) - len(known)))
    ways = Counter(count(shot, [*known, *drawn]) for drawn in permutations(rest, more))
    return [(hits, heads, ways[(hits, heads)]) for hits, heads in sorted(ways)]


@st.composite
def shots(draw: st.DrawFn) -> Shot:
    rule_of = st.integers(AS_PRINTED, ALWAYS_MISSES)
    rate = draw(st.sampled_from([(1, 1), (2, 1), (3, 1), (4, 1), (1, 3), (2, 2), (1, 4)]))
    return Shot(
        draw(st.integers(5, 20)) * 5, draw(st.integers(0, 9)), draw(st.integers(0, 3)), *rate,
        draw(st.integers(-2, 2)), draw(st.booleans()), draw(rule_of), draw(rule_of),
        *draw(st.sampled_from([BARE, RARE, EPIC])),
        draw(st.integers(1, 32)), draw(st.integers(0, 20)), draw(st.integers(0, 9)), draw(st.integers(0, 16)),
    )  # fmt: skip


@settings(max_examples=40, deadline=None)
@given(shots(), st.one_of(st.just(FULL_DECK), st.integers(1, FULL_DECK)), st.data())
def test_the_odds_are_those_of_all_ways_to_draw(shot: Shot, deck: int, data: st.DataObject) -> None:
    cards = [card for card in range(CARDS) if deck >> card & 1]
    known = tuple(data.draw(st.permutations(cards))[: data.draw(st.integers(0, 2))])
    found = odds.odds(shot, deck, known)
    expected = brute_force(shot, deck, known)
    assert found.counts == expected
    assert found.total == sum(ways for _, _, ways in expected)
    by_damage = Counter[int]()
    for hits, heads, ways in expected:
        by_damage[damage(shot, hits, heads)] += ways
    assert found.damages == sorted(by_damage.items())


def test_chances_of_a_single_card() -> None:
    found = odds.odds(a_shot(shots=1, hit=20, headshot=12))  # 50 or more: seven cards, four of them headshots
    assert (found.damages, found.total) == ([(0, 7), (20, 3), (32, 4)], 14)
    assert found.ways_to_deal(20) == 7
    assert found.ways_to_deal(21) == 4
    assert found.mean() == pytest.approx((3 * 20 + 4 * 32) / 14)
    assert odds.expected_damage(a_shot(shots=1, hit=20, headshot=12)) == found.mean()


def test_the_odds_of_the_longest_burst_are_exact() -> None:
    widest = a_shot(ht=55, start=0, shots=9, helmet=EPIC)
    first = odds.odds(widest)
    assert first.total == 14 * 13 * 12 * 11 * 10 * 9 * 8 * 7 * 6
    assert odds.expected_damage(widest) == pytest.approx(first.mean())
