"""Starting pools were gone through item by item, 24 times "Where does this go?"; their order is free (p.11)."""

from collections import Counter

import pytest

from stolik.bots import make_bot
from stolik.games.apex_legends.catalogue import (
    ATTACHMENT,
    BAG,
    FITS,
    GEAR,
    LEGEND,
    LOOT_KIND,
    NOTHING,
    SORT,
    WEAPON,
    WORN_AT,
)
from stolik.games.apex_legends.events import SortedItem
from stolik.games.apex_legends.game import GAME
from stolik.games.apex_legends.rules.dealing import deal_rest
from stolik.games.apex_legends.rules.pool import Loadout, equip_options, item_name, next_seat
from stolik.games.apex_legends.state import BACKPACK, Board
from stolik.games.apex_legends.view import PoolItem, view
from stolik.kernel.game import Said
from stolik.kernel.match import Match
from stolik.kernel.question import Option
from stolik.testkit.rule import rule
from stolik.testkit.scenarios.apex_legends import Opening
from stolik.testkit.words import Voices

SEAT_0_IS_RED = [*range(12), 12, 13]
REST: Option = ("deal_rest",)


def with_pool(weapons: list[str], common: list[str], rare: list[str], seats: int = 2, **options: str) -> Opening:
    """First game; Bangalore, of seat 0, draws these."""
    s = Opening(seats, draft="first_game", **options)
    s.script("aim", SEAT_0_IS_RED)
    drawn = [WEAPON[name] for name in weapons]
    s.script("weapons", [weapon for weapon in range(48) if weapon not in drawn] + drawn[::-1])
    bags = []
    for rank, names in ((0, common), (1, rare)):
        top = [LOOT_KIND[name] for name in names]
        rest = BAG[rank].copy()
        for kind in top:
            rest.remove(kind)
        bags.append(rest + top[::-1])
    s.script("bags", *bags, BAG[2].copy())
    s.match.questions  # noqa: B018 - starts the match
    return s


WEAPONS = ["r301_1", "sentinel_1", "car_2", "p2020_1"]
COMMON = ["syringe", "syringe", "shield_cell", "hcog_classic"]
RARE = ["body_shield_rare", "helmet_rare", "med_kit", "knockdown_shield_rare"]


def pool_of(s: Opening, seat: int) -> list[PoolItem]:
    pool = view(s.board, seat).pool
    assert pool is not None
    return pool


def both(s: Opening, option: Option) -> None:
    """Seat 0 does this, seat 1 anything."""
    s.answer(0, option)
    if any(question.seat == 1 for question in s.match.questions):
        s.answer(1, s.match.options(1)[1])


@rule("AP-EQUIP-07", "AP-EQUIP-02")
def test_any_item_may_be_next_and_go_to_any_legend() -> None:
    s = with_pool(WEAPONS, COMMON, RARE)
    names = {item_name(s.board, at, item) for at, item in enumerate(s.board.pools[0])}
    offered = s.match.options(0)
    assert {option[1] for option in offered if option != REST} == names
    for name in names:
        assert {option[2] for option in offered if option[:2] == ("deal", name)} == {"bangalore", "wraith"}
        assert ("leave", name) in offered
    both(s, ("deal", "helmet_rare", "wraith"))  # the last of the pool first
    both(s, ("deal", "car_2", "bangalore"))
    both(s, ("deal", "syringe", "wraith"))
    places = {item.item: item.place for item in pool_of(s, 0) if item.place is not None}
    assert places == {
        "helmet_rare": ("wraith", "wear"),
        "car_2": ("bangalore", "weapon"),
        "syringe": ("wraith", "pack"),
    }
    assert ("deal", "car_2", "wraith") not in s.match.options(0)
    assert ("deal", "syringe", "wraith") in s.match.options(0), "there is a second one"


@rule("AP-EQUIP-07", "AP-ATT-02")
def test_an_attachment_goes_onto_a_weapon_that_is_in_its_slot() -> None:
    s = with_pool(WEAPONS, COMMON, RARE)
    on_first = ("deal", "hcog_classic", "bangalore", 1)
    assert FITS[WEAPON["r301_1"]][LOOT_KIND["hcog_classic"]]
    assert on_first not in s.match.options(0)
    reason = s.match.why_not(0, on_first)
    assert reason is not None
    assert reason.said.message == "why-no-weapon-yet"
    both(s, ("deal", "r301_1", "bangalore"))
    assert s.match.why_not(0, on_first) is None
    both(s, on_first)
    both(s, ("deal", "sentinel_1", "bangalore"))
    both(s, REST)
    s.answer_all("equip", last=False)
    assert s.weapons_of("bangalore")[:2] == [("r301_1", 2), ("sentinel_1", 2)], "slots in the order of dealing"
    board = s.board
    assert LOOT_KIND["hcog_classic"] in board.attached[LEGEND["bangalore"] * 8 : LEGEND["bangalore"] * 8 + 4]


@rule("AP-EQUIP-03", "AP-EQUIP-07")
def test_a_weapon_may_be_left_only_while_enough_are_there_for_everybody() -> None:
    s = with_pool(WEAPONS, COMMON, RARE)
    weapons = [item_name(s.board, at, item) for at, item in enumerate(s.board.pools[0][:8])]
    for name in weapons[:4]:
        both(s, ("leave", name))
    reason = s.match.why_not(0, ("leave", weapons[4]))
    assert reason is not None
    assert (reason.clause, reason.said.message) == ("AP-EQUIP-03", "why-weapons-needed")
    both(s, ("deal", weapons[4], "wraith"))
    both(s, ("deal", weapons[5], "wraith"))
    reason = s.match.why_not(0, ("deal", weapons[6], "wraith"))
    assert reason is not None
    assert (reason.clause, reason.said.message) == ("AP-EQUIP-03", "why-two-weapons")


@pytest.mark.parametrize(
    ("before", "attempt", "clause"),
    [
        (("deal", "helmet_rare", "wraith"), ("deal", "helmet_rare", "wraith"), "AP-GEAR-01"),
        (("deal", "r301_1", "wraith"), ("deal", "med_kit", "wraith", 1), ""),
        (("deal", "p2020_1", "wraith"), ("deal", "standard_stock_rare", "wraith", 1), "AP-ATT-02"),
        (("leave", "syringe"), ("deal", "kraber", "wraith"), ""),
    ],
)
def test_what_cannot_be_dealt_has_a_reason(before: Option, attempt: Option, clause: str) -> None:
    s = with_pool(WEAPONS, COMMON, ["helmet_rare", "helmet_rare", "med_kit", "standard_stock_rare"])
    both(s, before)
    assert attempt not in s.match.options(0)
    reason = s.match.why_not(0, attempt)
    assert reason is not None
    assert reason.clause == clause


@rule("AP-EQUIP-08")
def test_the_rest_is_dealt_out_so_that_everybody_is_armed_and_little_is_wasted() -> None:
    s = with_pool(WEAPONS, COMMON, RARE)
    both(s, ("deal", "p2020_1", "wraith"))
    both(s, REST)
    assert all(item.place is not None for item in pool_of(s, 0))
    assert [question.seat for question in s.match.questions] == [1], "the others go on alone"
    s.answer(1, REST)
    assert s.question.kind == "tile"
    for name in ("bangalore", "wraith", "gibraltar", "bloodhound"):
        assert len({weapon for weapon, _ in s.weapons_of(name)}) == 2
    assert "p2020_1" in [weapon for weapon, _ in s.weapons_of("wraith")], "what was decided stays"
    gear = [s.gear_of(name, slot) for name in ("bangalore", "wraith") for slot in ("helmet", "body", "knockdown")]
    assert "body_shield_rare_used" in gear
    assert {"helmet_rare", "knockdown_shield_rare"} <= set(gear)


@rule("AP-EQUIP-08", "AP-EQUIP-03", "AP-PACK-01", "AP-GEAR-01", "AP-ATT-02")
@pytest.mark.parametrize("size", ["2", "3"])
@pytest.mark.parametrize("seed", range(12))
def test_what_is_dealt_out_is_what_somebody_could_have_done(size: str, seed: int) -> None:
    """Every single decision of the deal is among the options; gear and items are shared evenly."""
    match = Match.start("apex_legends", 2, f"deal {seed}", {"draft": "first_game", "team_size": size})
    assert isinstance(match.state, Board)
    for team in (0, 1):
        t = match.state.copy()
        deal_rest(t, team, next_seat(t, team))
        loadout = Loadout(t, team)
        assert (next_seat(t, team), loadout.unarmed) == (NOTHING, 0)
        for who in t.members[team]:
            assert len(loadout.packs[who]) <= BACKPACK
            assert all(SORT[kind] != GEAR for kind in loadout.packs[who])
            assert len({WORN_AT[kind] for kind in loadout.worn[who]}) == len(loadout.worn[who])
            for slot in (0, 1):
                on_it = loadout.attached[who * 2 + slot]
                assert all(FITS[loadout.weapons[who * 2 + slot]][kind] for kind in on_it)
        for kind in loadout.left:
            if SORT[kind] == GEAR:
                assert all(loadout.wears(who, WORN_AT[kind]) for who in t.members[team]), "everybody has one"
            else:
                assert SORT[kind] == ATTACHMENT, "no item is thrown away"
        packs = [len(loadout.packs[who]) for who in t.members[team]]
        assert max(packs) - min(packs) <= 1
        worn = [len(loadout.worn[who]) for who in t.members[team]]
        assert max(worn) - min(worn) <= 2
        again = match.state.copy()
        deal_rest(again, team, next_seat(again, team))
        assert again.placed == t.placed, "the same pool is always dealt alike"


@rule("AP-EQUIP-08")
def test_with_several_people_in_a_team_everybody_deals_out_only_the_own_items() -> None:
    s = with_pool(WEAPONS, COMMON, RARE, 4)
    assert [question.seat for question in s.match.questions] == [0, 2]
    s.answer(0, REST)
    s.answer(2, s.match.options(2)[1])
    assert [question.seat for question in s.match.questions] == [1, 3]
    decided = Counter(item.place is None for item in pool_of(s, 1))
    assert decided == {True: 12, False: 12}
    mine = [item for item in pool_of(s, 0) if item.place is not None]
    assert {item.item for item in mine} == {*WEAPONS, *COMMON, *RARE}
    assert sum(item.place == ("bangalore", "weapon") for item in mine) == 2, "one's own legend first"


@rule("AP-EQUIP-08", "AP-EQUIP-03")
def test_the_rest_arms_an_ally_who_has_left_every_weapon() -> None:
    s = with_pool(WEAPONS, COMMON, RARE, 4)
    s.answer(2, REST)
    while any(question.seat in (0, 1) for question in s.match.questions):
        for question in list(s.match.questions):
            left = [option for option in question.options if option[0] == "leave"]
            tokens = [option for option in left if option[1] not in WEAPON]
            weapons = [option for option in left if option[1] in WEAPON]
            if question.seat == 1:
                s.answer(1, (weapons or tokens)[0])
            elif question.seat == 0:
                s.answer(0, tokens[0] if tokens else REST)
            else:
                s.answer(question.seat, REST)
    assert s.question.kind == "tile"
    armed = [weapon for name in ("bangalore", "wraith") for weapon, _ in s.weapons_of(name)]
    assert sorted(armed) == sorted(WEAPONS)


@rule("AP-EQUIP-02", "AP-LEG-03")
def test_the_others_learn_how_much_is_left_and_no_more() -> None:
    s = with_pool(WEAPONS, COMMON, RARE)
    before = len(s.match.lines(1))
    both(s, ("deal", "r301_1", "wraith"))
    both(s, REST)
    lines = s.match.lines(1)[before:]
    assert [(line["team"], line["left"]) for line in lines if line["event"] == "dealt_out"] == [
        ("red", 23), ("blue", 23), ("red", 0), ("blue", 22),
    ]  # fmt: skip
    assert "r301" not in str(lines)
    assert "r301" not in str(view(s.board, 1))
    assert "bangalore" in str(view(s.board, 1))


def test_team_mates_read_what_became_of_an_item() -> None:
    s = with_pool(WEAPONS, COMMON, RARE, 4)
    s.answer(0, ("deal", "r301_1", "wraith"))
    s.answer(2, REST)
    told = {seat: [event for event in s.match.events(seat) if isinstance(event, SortedItem)] for seat in range(4)}
    assert told[1][0].item == "r301_1"
    assert told[3][0].item is None
    assert told[3][1].count == 12
    voices = Voices(GAME)
    texts = [voices.say(GAME.say_event(event))[0] for event in (told[1][0], told[3][0], told[3][1])]
    assert len(set(texts)) == 3


def test_options_name_the_thing_and_point_at_it_and_at_the_legend() -> None:
    s = with_pool(WEAPONS, COMMON, RARE)
    both(s, ("deal", "r301_1", "bangalore"))
    question = next(question for question in s.match.questions if question.seat == 0)
    voices = Voices(GAME)
    attach = ("deal", "hcog_classic", "bangalore", 1)
    said = voices.say(GAME.say_option(s.match.state, question, attach))
    for name in ("card-hcog-classic", "card-r301-1", "card-bangalore"):
        assert all(word in text for word, text in zip(voices.say(Said(name)), said, strict=True))
    assert voices.say(GAME.say_question(question))[0].endswith("Items left: 23.")
    plain = GAME.plain(GAME.view(s.match.state, 0), 0)
    lit = [cell.target for zone in plain.zones for cell in zone.cells if cell is not None]
    for option in question.options:
        for kind, value in GAME.target(s.match.state, question, option).items():
            assert kind in ("button", "pack", "weapon", "gear") or {kind: value} in lit
    assert {"card": ["r301_1"]} not in lit, "it is dealt out"


@pytest.mark.parametrize("bot", ["greedy", "search:iterations=120"])
def test_bots_have_it_dealt_out_at_once(bot: str) -> None:
    match = Match.start("apex_legends", 2, 5, {"draft": "first_game"})
    bots = [make_bot(bot, seat) for seat in range(2)]
    chosen = []
    while match.questions[0].kind == "equip":
        question = match.questions[0]
        chosen.append(bots[question.seat].choose(match, question))
        match.answer(question.seat, chosen[-1])
    assert chosen == [REST, REST]


def test_random_dealing_ends_and_never_asks_without_an_answer() -> None:
    match = Match.start("apex_legends", 5, "random", {"draft": "first_game"})
    bots = [make_bot("random", seat) for seat in range(5)]
    asked = 0
    while match.questions[0].kind == "equip":
        question = match.questions[0]
        assert isinstance(match.state, Board)
        assert question.options == equip_options(match.state, question.seat)
        assert len(question.options) == len(set(question.options)) > 1
        match.answer(question.seat, bots[question.seat].choose(match, question))
        asked += 1
    assert asked <= 72
