"""What is printed, against the component list and the sums that the clauses give."""

import shutil
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

from stolik.games.wonderlands_war import content
from stolik.kernel.content import ContentError, load_table
from stolik.testkit.rule import rule

Card = content.Pawn | content.Item | content.Quest | content.Tea | content.Ability | content.AllyCard
CONTENT = Path(content.__file__).parent / "content"
COUNT = content.components()
TEA = [card for number in (1, 2, 3) for card in content.tea(number)]
CHIP = {chip.id: chip for chip in content.chips()}
FIVE = [ally for ally in content.allies() if ally.id != "forge"]
SOURCED = [
    *content.regions(),
    *content.tokens(),
    *content.chairs(),
    *content.allies(),
    *content.ally_cards(),
    *content.chips(),
    *content.factions(),
    *content.abilities(),
    *content.forge_spaces(),
    *content.forge_gaps(),
    *content.pawns(),
    *content.items(),
    *TEA,
    *content.quests(),
]


@rule("WW-COMP-01")
def test_supporters_castles_and_discs_are_dealt_out_evenly() -> None:
    factions = len(content.factions())
    on_the_track = sum(int(s.reward[-1]) for s in content.forge_spaces() if s.reward.startswith("supporters"))
    assert COUNT["supporters"] == factions * (10 + on_the_track) == 70
    assert COUNT["castles"] == factions * len(content.regions()) == 25
    unlockable = [ability for ability in content.abilities() if ability.sort != "leader"]
    assert COUNT["faction_discs"] == len(unlockable) + factions * 2 == 30
    assert {COUNT[name] for name in ("leader_pawns", "battle_markers", "shields", "fifty_tokens", "bags")} == {factions}


@rule("WW-COMP-02")
def test_the_cards_add_up() -> None:
    assert [len(content.tea(number)) for number in (1, 2, 3)] == [30, 30, 30]
    assert len(TEA) == COUNT["tea_cards"] == 90
    assert len(content.pawns()) + len(content.items()) == COUNT["wonderlandian_cards"] == 24
    assert len(content.ally_cards()) == COUNT["ally_cards"] == 21
    assert len(content.factions()) * (len(content.factions()) - 1) == COUNT["wager_cards"] == 20
    assert len(content.quests()) == COUNT["quests"] == 30


@rule("WW-COMP-03")
def test_the_chips_add_up() -> None:
    assert CHIP["faction_1"].count + CHIP["faction_2"].count == COUNT["faction_chips"] == 20
    assert CHIP["artefact"].count == COUNT["artefact_chips"] == 30
    assert sum(item.chips for item in content.items()) == COUNT["item_chips"] == 24
    assert {ally.weak_chips + ally.strong_chips for ally in FIVE} == {19}
    assert sum(ally.weak_chips + ally.strong_chips for ally in FIVE) == COUNT["ally_chips"] == 95
    assert CHIP["forge"].count == content.allies()[-1].weak_chips == COUNT["forge_chips"] == 25
    assert (CHIP["madness"].count, CHIP["double_madness"].count) == (29, 5)
    assert CHIP["madness"].count + CHIP["double_madness"].count == COUNT["madness_chips"] == 34
    assert CHIP["poison"].count == COUNT["poison_chips"] == 5 + 2


@rule("WW-COMP-04")
def test_the_other_pieces_add_up() -> None:
    assert len(content.tokens()) == COUNT["scoring_tokens"] == 6
    assert [chair.number for chair in content.chairs() if chair.players > 2] == [4, 10]
    assert COUNT["blocker_tokens"] == 2
    assert (COUNT["starting_battle_markers"], COUNT["shard_dice"]) == (1, 1)
    assert (COUNT["shards_of_1"], COUNT["shards_of_5"]) == (30, 10)
    assert sum(card.pawns for card in content.pawns()) == COUNT["wonderlandian_pawns"] == 13


@rule("WW-COMP-05", "WW-RULING-01")
def test_one_pawn_card_carries_two_pawns_and_every_item_card_two_chips() -> None:
    assert [card.id for card in content.pawns() if card.pawns == 2] == ["tweedles"]
    assert (len(content.pawns()), len(content.items())) == (12, 12)
    assert {item.chips for item in content.items()} == {2}


@rule("WW-COMP-08")
def test_there_is_a_board_and_five_faction_boards() -> None:
    assert (COUNT["boards"], COUNT["faction_boards"]) == (1, len(content.factions())) == (1, 5)


def test_the_ring_closes_between_the_pool_of_tears_and_na_muniu() -> None:
    ring = [region.id for region in content.regions()]
    assert ring == ["na_muniu", "tumtum_trees", "red_keep", "live_garden", "pool_of_tears"]


def test_scoring_tokens_are_even_and_weigh_the_same() -> None:
    assert {sum(token.vp) for token in content.tokens()} == {18}
    assert len({token.vp for token in content.tokens()}) == 6
    assert all(vp % 2 == 0 for token in content.tokens() for vp in token.vp)
    assert content.tokens()[0].vp == (2, 6, 10)  # the awards of the two battle examples exist


def test_the_shard_die_and_the_starting_shards() -> None:
    assert content.shard_die() == (1, 1, 1, 2, 2, 3)
    assert content.starting_shards() == {2: (2, 1), 3: (3, 2, 1), 4: (3, 2, 2, 1), 5: (3, 3, 2, 2, 1)}


@pytest.mark.parametrize(("players", "used"), [(2, 11), (3, 11), (4, 12), (5, 13)])
def test_chairs_in_use(players: int, used: int) -> None:
    assert [chair.number for chair in content.chairs()] == list(range(1, 14))
    assert sum(chair.players <= players for chair in content.chairs()) == used


def test_forge_symbols_of_the_battle_track() -> None:
    symbols = content.forge_symbols()
    assert symbols == (2, 5, 7, 10, 12, 15, 18, 21, 24)
    assert 8 not in symbols  # battle example 2


def test_printed_strengths_of_the_allies() -> None:
    assert {ally.id: (ally.weak, ally.strong) for ally in content.allies()} == {
        "card_soldier": (1, 2),
        "flamingo": (1, 3),
        "rose": (2, 3),
        "red_rook": (3, 4),
        "creature": (1, 4),
        "forge": (1, None),
    }


def test_every_set_has_a_card_for_every_kind() -> None:
    kinds = [ally.id for ally in FIVE]
    for letter in "abcd":
        assert [card.kind for card in content.ally_cards() if card.set == letter] == kinds
    assert [card.id for card in content.ally_cards() if card.set is None] == ["forge"]
    does = [card.does for card in content.ally_cards()]
    assert len(set(does)) == len(does)
    assert [card.clause for card in content.ally_cards()] == [f"WW-ALLY-{n:02}" for n in range(1, 22)]


@pytest.mark.parametrize(("players", "chips", "strength"), [(3, 10, 12), (2, 11, 13)])
def test_the_starting_bag(players: int, chips: int, strength: int) -> None:
    bag: Counter[str] = Counter()
    for chip in content.chips():
        for_two = chip.in_bag if chip.in_bag_of_two is None else chip.in_bag_of_two
        bag[chip.id] = for_two if players == 2 else chip.in_bag
    assert bag.total() == chips
    assert sum(CHIP[name].strength * number for name, number in bag.items()) == strength


def test_madness_and_poison_cost_units_and_have_no_strength() -> None:
    assert {chip.id: chip.losses for chip in content.chips() if chip.losses} == {
        "madness": 1,
        "double_madness": 2,
        "poison": 1,
    }
    assert all(chip.strength == 0 for chip in content.chips() if chip.losses)


def test_every_faction_has_a_leader_effect_and_two_abilities_of_each_sort() -> None:
    for faction in content.factions():
        sorts = [ability.sort for ability in content.abilities() if ability.faction == faction.id]
        assert sorts == ["leader", "artefact", "artefact", "passive", "passive"]
    assert [a.id for a in content.abilities() if a.other_for_two] == [
        "host",
        "royal_temper",
        "curious_gift",
        "nightmare_grin",
    ]


def test_the_forge_tracks() -> None:
    rewards = [space.reward for space in content.forge_spaces()]
    assert rewards == [
        *("unlock", "unlock", "star"),
        *("leader", "leader", "leader"),
        *("supporters_1", "supporters_1", "supporters_2"),
        *("castle_value_4", "castle_value_5", "castle_value_6"),
    ]
    assert [(space.track, space.column) for space in content.forge_spaces()] == [
        (track, column) for track in (1, 2, 3, 4) for column in (1, 2, 3)
    ]
    assert {(gap.upper, gap.column): gap.reward for gap in content.forge_gaps()} == {
        (1, 1): "shed_1",
        (1, 2): "any_weak",
        (1, 3): "calm",
        (2, 1): "quest",
        (2, 2): "any_strong",
        (3, 1): "any_weak",
        (3, 3): "wonderlandian",
    }


def test_the_two_player_side_of_the_forge_tracks() -> None:
    spaces = {space.id: space.reward_of_two for space in content.forge_spaces() if space.reward_of_two}
    gaps = {gap.id: gap.reward_of_two for gap in content.forge_gaps() if gap.reward_of_two}
    assert (spaces, gaps) == ({"f43": "castle_value_7"}, {"g34_3": "castle"})


def test_wonderlandians_left_out_with_two_players() -> None:
    assert [card.id for card in content.pawns() if card.not_for_two] == ["march_hare"]
    assert [card.id for card in content.items() if card.not_for_two] == ["duchess_amulet"]


def test_strengths_of_the_wonderlandians() -> None:
    pawns = {card.id: card.strength for card in content.pawns()}
    assert (pawns["walrus"], pawns["gryphon"], pawns["white_knight"], pawns["tweedles"]) == (2, 2, 3, 1)
    assert sum(card.pawns * card.strength for card in content.pawns()) == 19
    items = {card.id: card.strength for card in content.items()}
    assert (items["dormouse_treacle"], items["knight_lance"]) == (4, 1)
    assert sum(items.values()) == 22


@pytest.mark.parametrize(
    ("number", "units", "more", "dice", "no_units"), [(1, 52, 2, 5, 2), (2, 56, 2, 5, 2), (3, 81, 3, 4, 2)]
)
def test_units_and_dice_of_a_tea_deck(number: int, units: int, more: int, dice: int, no_units: int) -> None:
    deck = content.tea(number)
    assert Counter(card.layout for card in deck) == {"normal": 26, "split": 2, "tainted": 2}
    assert sum(card.units for card in deck) == units
    assert sum(card.more_units for card in deck) == more
    assert sum(card.die for card in deck) == dice
    assert sum(card.units == 0 for card in deck) == no_units


def test_symbols_on_all_tea_cards() -> None:
    symbols: Counter[str] = Counter()
    for card in TEA:
        symbols.update([*card.rewards, *card.bottom, *([card.tainted] if card.tainted else [])])
    assert symbols == {
        "card_soldier_weak": 11,
        "card_soldier_strong": 8,
        "flamingo_weak": 11,
        "flamingo_strong": 7,
        "rose_weak": 11,
        "rose_strong": 8,
        "red_rook_weak": 9,
        "red_rook_strong": 8,
        "creature_weak": 12,
        "creature_strong": 6,
        "forge_weak": 8,
        "any_weak": 1,
        "any_strong": 2,
        "shield": 11,
        "wonderlandian": 12,
        "unlock": 12,
        "castle": 11,
        "leader": 10,
        "calm": 6,
        "quest": 9,
        "two_quests": 4,
        "smith": 3,
        "shed_1": 10,
        "shed_3": 2,
    }


def test_the_quests() -> None:
    assert Counter(quest.region for quest in content.quests()) == {region.id: 6 for region in content.regions()}
    pairs = Counter(frozenset(q.objective.pair) for q in content.quests() if q.objective.pair)
    assert pairs == {frozenset(pair): 2 for pair in combinations([ally.id for ally in FIVE], 2)}
    others = [quest.objective.kind for quest in content.quests() if quest.objective.pair is None]
    assert len(set(others)) == len(others) == 10
    assert {quest.objective.number for quest in content.quests() if quest.objective.pair} == {7}


def test_the_quests_of_the_rulebook() -> None:
    quest = {quest.code: quest for quest in content.quests()}
    assert quest["Q-G1"].feat == content.Feat(kind="strength", numbers=(3, 4, 9, 10))
    assert quest["Q-G1"].objective == content.Objective(kind="pair", number=7, pair=("rose", "card_soldier"))
    assert (quest["Q-N1"].feat.kind, quest["Q-N1"].feat.numbers) == ("last_chip", (1,))
    assert (quest["Q-T1"].feat.numbers, quest["Q-T1"].objective.kind) == ((2, 6), "forged_kinds")


def test_no_two_things_share_an_id_or_a_code() -> None:
    cards: list[Card] = [*content.pawns(), *content.items(), *content.quests(), *TEA]
    assert len({card.id for card in cards}) == len(cards) == 24 + 30 + 90
    named: list[Card] = [*cards, *content.abilities(), *content.ally_cards()]
    assert len({thing.code for thing in named}) == len(named)


@pytest.mark.parametrize("datum", SOURCED, ids=lambda datum: str(getattr(datum, "id", datum)))
def test_every_datum_has_a_provenance(datum: content.Quest) -> None:
    assert datum.source
    assert ("rulebook" in datum.source) == bool(datum.notes)


BAD = [
    ("quests", 'region = "live_garden"', 'region = "wonderland"', content.Quest, "quests.region"),
    ("quests", 'kind = "second"', 'kind = "third"', content.Quest, "quests.feat.kind"),
    ("quests", 'kind = "second"', 'kind = "strength"', content.Quest, "quests.feat"),
    ("quests", ', pair = ["rose", "card_soldier"]', "", content.Quest, "quests.objective"),
    ("tea_1", '"flamingo_weak"', '"flamingo"', content.Tea, "tea.rewards"),
    ("tea_1", "units = 3", "units = 30", content.Tea, "tea.units"),
    ("tea_1", 'layout = "split"', 'layout = "normal"', content.Tea, "tea"),
    ("tea_1", 'id = "t1_02"', 'id = "t1_01"', content.Tea, "tea.id"),
    ("tokens", "vp = [2, 6, 10]", "vp = [2, 5, 10]", content.Token, "tokens.vp"),
    ("tokens", "vp = [2, 6, 10]", "vp = [2, 6]", content.Token, "tokens.vp"),
    ("abilities", 'sort = "leader"', 'sort = "boss"', content.Ability, "abilities.sort"),
    ("pawns", 'source = ["original"]\n', "", content.Pawn, "pawns.source"),
    ("items", "strength = 4", 'strength = "four"', content.Item, "items.strength"),
    ("allies", "weak_chips = 11", "weak_chips = -1", content.Ally, "allies.weak_chips"),
    ("forge_spaces", 'reward = "star"', 'reward = "moon"', content.ForgeSpace, "forge_spaces.reward"),
    ("chairs", "number = 13", "number = 14", content.Chair, "chairs.number"),
    ("factions", 'artefact = "war_axe"', "axe = 1", content.Faction, "factions.axe"),
]


@pytest.mark.parametrize(("name", "good", "bad", "schema", "field"), BAD, ids=lambda value: str(value)[:24])
def test_a_bad_pack_is_refused_with_file_line_and_field(
    tmp_path: Path, name: str, good: str, bad: str, schema: type[content.Quest], field: str
) -> None:
    path = tmp_path / f"{name}.toml"
    shutil.copy(CONTENT / f"{name}.toml", path)
    text = path.read_text(encoding="utf-8")
    assert good in text
    first = text[: text.index(good)].count("\n") + 1
    path.write_text(text.replace(good, bad, 1), encoding="utf-8")
    table = "tea" if name.startswith("tea") else name
    with pytest.raises(ContentError) as caught:
        load_table(path, table, schema)
    assert (caught.value.file, caught.value.field) == (f"{name}.toml", field)
    assert first - 12 <= caught.value.line <= first
    assert str(caught.value).startswith(f"{name}.toml:{caught.value.line}: {field}: ")
