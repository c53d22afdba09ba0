"""Chance is the same on every machine and version: these vectors never change."""

from collections import Counter
from hashlib import sha256
from math import factorial

import pytest

from stolik.kernel.dice import FEW, MASK, STEP, Dice, mix, side_by_side
from stolik.kernel.state import State


def test_the_generator_is_splitmix64_as_published() -> None:
    state, numbers = 1234567, []
    for _ in range(5):
        state = (state + STEP) & MASK
        numbers.append(mix(state))
    assert numbers == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_a_stream_starts_from_the_hash_of_seed_and_name() -> None:
    dice = Dice("table")
    start = int.from_bytes(sha256(b"table\0deck").digest()[:8], "big")
    assert dice.first("deck") == start
    assert dice.bits("deck") == mix((start + STEP) & MASK)
    assert dice.streams["deck"] == (start + STEP) & MASK


def test_frozen_bits_of_named_streams() -> None:
    dice = Dice(7)
    assert [dice.bits("deck") for _ in range(3)] == [
        16144142532995469561,
        13819352268938335357,
        17814171198106777906,
    ]
    assert [dice.bits("start") for _ in range(3)] == [
        6849436768893278702,
        5105560693113289845,
        10233408119937891695,
    ]


def test_frozen_rolls() -> None:
    dice = Dice(7)
    assert [dice.below(6, "roll") for _ in range(12)] == [3, 1, 2, 5, 2, 1, 3, 4, 3, 0, 2, 2]


def test_frozen_shuffles() -> None:
    dice = Dice("stolik")
    first, second = list(range(10)), list(range(10))
    dice.shuffle(first, "deck")
    dice.shuffle(second, "deck")
    assert first == [9, 5, 1, 6, 3, 2, 8, 4, 0, 7]
    assert second == [7, 9, 0, 5, 2, 6, 8, 1, 4, 3]


def test_frozen_scatters() -> None:
    cards = list(range(12))
    Dice(7).scatter(cards, "deck")
    assert cards == [5, 9, 11, 1, 8, 4, 10, 7, 3, 2, 0, 6]
    dice, cards = Dice("stolik"), [5, 5, 3, 3, 9, 1]
    dice.scatter(cards, "redeal")
    assert cards == [5, 1, 3, 9, 3, 5]
    dice.scatter(cards, "redeal")
    assert cards == [9, 3, 5, 3, 1, 5]
    dice.scatter(single := [4], "redeal")
    assert single == [4]


def test_frozen_branch() -> None:
    branch = Dice(7).branch("imagined")
    assert branch.seed == "e93cfa1d41b121af/imagined"
    assert branch.bits("deck") == 16540121040213565142


def test_frozen_commitment() -> None:
    assert Dice(7).commitment() == sha256(b"7").hexdigest()


def test_an_int_seed_stands_for_its_digits() -> None:
    assert Dice(12).bits("deck") == Dice("12").bits("deck")
    assert Dice(12).bits("deck") != Dice(13).bits("deck")


def test_one_stream_does_not_shift_another() -> None:
    busy, calm = Dice(3), Dice(3)
    for _ in range(100):
        busy.bits("camps")
    busy.shuffle(list(range(50)), "deck")
    assert busy.bits("start") == calm.bits("start")


def test_a_number_below_n_is_the_first_draw_that_keeps_the_chances_equal() -> None:
    n = 2**63 + 1  # nearly half of all draws must be thrown away
    dice, raw = Dice("rejection"), Dice("rejection")
    for _ in range(50):
        bits = raw.bits("roll")
        while bits >= n:
            bits = raw.bits("roll")
        assert dice.below(n, "roll") == bits


def test_numbers_below_n_are_fair() -> None:
    dice = Dice("fair")
    counts = Counter(dice.below(6, "roll") for _ in range(12_000))
    assert sorted(counts) == list(range(6))
    chi_squared = sum((count - 2000) ** 2 / 2000 for count in counts.values())
    assert chi_squared < 20.5  # five degrees of freedom: one seed in a thousand is above


def test_every_order_of_a_shuffle_is_as_likely() -> None:
    dice = Dice("orders")
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        cards = [0, 1, 2, 3]
        dice.shuffle(cards, "deck")
        counts[tuple(cards)] += 1
    expected = 12_000 / factorial(4)
    assert len(counts) == factorial(4)
    assert sum((count - expected) ** 2 / expected for count in counts.values()) < 49.7  # 23 degrees of freedom


BEFORE_THE_GREATEST = 0x31628AF67B2131AB
"""A state whose next number is the greatest of all, which only a power of two can make use of."""


@pytest.mark.parametrize("count", [2, FEW, FEW + 1, 7, 66])
@pytest.mark.parametrize("state", [None, 0, MASK, BEFORE_THE_GREATEST])
def test_a_shuffle_is_fisher_and_yates_by_below(count: int, state: int | None) -> None:
    dice, plain = Dice("plain"), Dice("plain")
    if state is not None:
        dice.streams["deck"] = plain.streams["deck"] = state
    cards = list(range(count))
    expected = cards.copy()
    dice.shuffle(cards, "deck")
    for last in range(count - 1, 0, -1):
        other = plain.below(last + 1, "deck")
        expected[last], expected[other] = expected[other], expected[last]
    assert cards == expected
    assert dice.streams == plain.streams


def test_numbers_side_by_side_are_those_one_after_another() -> None:
    assert mix((BEFORE_THE_GREATEST + STEP) & MASK) == MASK
    for state in (0, 1, MASK, BEFORE_THE_GREATEST, 1 << 63):
        one_by_one = [mix((state + number * STEP) & MASK) for number in range(1, 41)]
        assert list(side_by_side(state, 40)) == one_by_one


@pytest.mark.parametrize("cards", [[], [5]])
def test_nothing_to_shuffle_draws_nothing(cards: list[int]) -> None:
    dice = Dice(1)
    before = cards.copy()
    dice.shuffle(cards, "deck")
    assert cards == before
    assert dice.streams == {}


def test_a_copy_rolls_the_same_and_apart() -> None:
    dice = Dice(1)
    dice.bits("deck")
    dice.script = {"roll": [[4], [2]]}
    twin = dice.copy()
    assert [twin.bits("deck") for _ in range(3)] == [dice.bits("deck") for _ in range(3)]
    twin.bits("deck")
    assert twin.streams != dice.streams
    assert twin.scripted("roll") == [4]
    assert dice.scripted("roll") == [4]
    assert dice.scripted("roll") == [2]
    assert twin.scripted("roll") == [2]


def test_a_branch_is_new_each_time_and_leaves_the_other_streams_alone() -> None:
    dice, twin = Dice(1), Dice(1)
    assert dice.branch("imagined").seed != dice.branch("imagined").seed
    assert dice.bits("deck") == twin.bits("deck")


def test_scripted_results_come_first_and_then_the_seed_goes_on() -> None:
    dice = Dice(7)
    dice.script = {"roll": [[5]], "deck": [[2, 0, 1]]}
    state = State(dice)
    cards = [0, 1, 2]
    state.shuffle(cards, "deck")
    assert cards == [2, 0, 1]
    assert [state.roll(6, "roll") for _ in range(3)] == [5, 3, 1]
    assert state.roll(6, "other") == Dice(7).below(6, "other")
