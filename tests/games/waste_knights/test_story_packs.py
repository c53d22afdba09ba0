"""Adventure packs: a good one is read as written; a bad one is refused and told with file and line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml

from stolik.games.waste_knights.story.check import check_pack, notes, read_checked
from stolik.games.waste_knights.story.load import paragraphs
from stolik.games.waste_knights.story.model import (
    COOPERATIVE,
    EACH_SECRET,
    LEADER,
    ONCE_A_KNIGHT_AND_PLACE,
    SEMI_COOPERATIVE,
    TEST,
    UP,
    Adventure,
)
from stolik.games.waste_knights.story.shelf import ADVENTURES
from stolik.games.waste_knights.story.words import stamp
from stolik.kernel.content import ContentError

GOOD = """\
adventure:
  id: Z1
  title: A Small Story
  mode: cooperative
  knights: [1, 4]
  start: "city:Pumps"
  vars: {clues: 0}
  knight_vars: {data: 0, side: 0}
  hidden_vars: [side]
  specials: [2]
  intro: 1
  first_thread: Z1-T1
enemies:
  - {id: Z, name: Zed, type: gang, attack: melee, dice: W, health: "1+K", rewards: "xp1 fuel2", traits: [threat(2)]}
threads:
  - id: Z1-T1
    title: Only One
    intro: 2
    time: {start: 6-K, dir: down, expire: "entry(9)"}
    setup: ["place(challenge,site:3,1)"]
    rules: ["round_start: if(var.clues>=1) each_knight(lose(any,1))"]
    actions:
      - {name: Look Around, at: ["token:challenge"], entry_at: {"site:3": 3}}
    goals:
      - {if: "var.clues>=2", fx: "entry(8)"}
    encounters: {A: 4}
entries:
  - {id: 1, title: One, text: First words.}
  - {id: 2, title: Two, text: Second words., fx: ["each_knight(gain(fuel,1))"]}
  - id: 3
    title: Three
    text: >
      Third
      words.
    choices:
      - {label: Think., test: {skill: tech, diff: X}, pass: ["gain(any,S)", "add(var.clues,1)"], fail: []}
      - {label: Pay., cost: ["pay(any,1)"], fx: ["add(var.clues,1)", "special(2)"]}
      - {label: Fight., combat: Z, win: ["add(var.clues,2)"], lose: []}
      - {label: Go.  , fx: []}
  - id: 4
    title: Four
    text: Fourth words.
    choices:
      - {label: With Mercy., requires: "you.special.2=1", fx: ["xp(1)"]}
    default: ["heal(1)"]
  - {id: 8, title: Eight, text: The end., who: first, fx: ["win(all)"]}
  - {id: 9, title: Nine, text: Too late., who: first, fx: ["lose_game(all)"]}
"""


def pack(folder: Path, text: str = GOOD, **translations: str) -> Path:
    (folder / "story.yaml").write_text(text, "utf-8")
    for lang, words in translations.items():
        (folder / f"{lang}.ftl").write_text(words, "utf-8")
    return folder


def changed(old: str, new: str) -> str:
    assert GOOD.count(old) == 1, old
    return GOOD.replace(old, new)


def complaints(folder: Path) -> list[str]:
    """All that is wrong, in words."""
    try:
        _, problems = check_pack(folder)
    except ContentError as error:
        return [str(error)]
    return [str(problem) for problem in problems]


def test_a_good_pack_is_read_as_written(tmp_path: Path) -> None:
    adventure = read_checked(pack(tmp_path))
    assert (adventure.id, adventure.key, adventure.mode) == ("Z1", "a_small_story", COOPERATIVE)
    assert (adventure.least, adventure.most, adventure.hidden, adventure.specials) == (1, 4, [1], [2])
    foe = adventure.enemies[0]
    assert (foe.rewards, foe.threat, foe.traits, foe.is_story) == ([1, 2, 0, 0, 0], 2, 0, True)
    assert foe.sum is not None
    thread = adventure.threads[0]
    assert (thread.encounters, len(thread.goals), len(thread.rules)) == ([3, -1, -1, -1, -1, -1], 1, 1)
    assert thread.actions[0].option == ("thread", "look_around")
    choice = adventure.entries[2].choices[0]
    assert (choice.kind, choice.difficulty) == (TEST, 0)
    assert adventure.words["entry-3"] == ["Third words."] * 3
    assert notes(check_pack(tmp_path)[0]) == [
        "the variable my.data never changes",
        "the variable my.side never changes",
    ]


def test_the_adventures_of_the_rules_are_read_as_written() -> None:
    a1, a2, a3, _ = ADVENTURES[:4]
    assert [(len(a.threads), len(a.entries), len(a.enemies), a.specials) for a in (a1, a2, a3)] == [
        (4, 40, 4, [1, 2, 3]),
        (4, 36, 4, [4, 5, 6]),
        (5, 40, 3, [7, 8, 9, 10]),
    ]
    assert [a.key for a in (a1, a2, a3)] == ["the_last_reservoir", "the_drybay_sweepstake", "ghost_signal"]
    assert (a3.mode, a3.own_names, a3.hidden) == (SEMI_COOPERATIVE, ["data", "faction"], [1])
    assert all(thread.direction == UP for thread in a3.threads)
    assert [thread.keeps_time for thread in a3.threads] == [False, True, True, True, True]
    by_id = {entry.id: entry for entry in a2.entries + a3.entries}
    assert (by_id["207"].who, by_id["310"].who) == (LEADER, EACH_SECRET)
    stamps = a2.threads[1].actions[0]
    assert (stamps.limit, len(stamps.at), len(stamps.entry_of)) == (ONCE_A_KNIGHT_AND_PLACE, 5, 5)
    assert a1.special_rules[1][0].cond is not None


@pytest.mark.parametrize("adventure", ADVENTURES, ids=lambda a: a.key)
def test_every_adventure_speaks_three_languages(adventure: Adventure) -> None:
    for message, (english, polish, ukrainian) in adventure.words.items():
        assert english
        assert polish
        assert ukrainian
        if message.startswith("entry") and len(english) > 20:
            assert english != polish, message
            assert english != ukrainian, message


# What cannot be read


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("  id: Z1\n", "  id: [Z1\n", "story.yaml:3: not valid YAML: "),
        ("  id: Z1\n", "  id: &x Z1\n  note: *x\n", "story.yaml:2: adventure.note: anchors and aliases are not used"),
        ("  id: Z1\n", "  id: Z1\n  id: Z2\n", "story.yaml:3: adventure.id: given twice"),
        ("  title: A Small Story", "  title: yes", "story.yaml:3: adventure.title: write 'yes' in quotes"),
        ("  title: A Small Story", "  title: 1.5", "story.yaml:3: adventure.title: write '1.5' in quotes"),
        ("  title: A Small Story", "", "story.yaml:2: adventure.title: missing"),
        ("  mode: cooperative", "  mode: friendly", "story.yaml:4: adventure.mode: expected one of"),
        ("knights: [1, 4]", "knights: [1, 7]", "story.yaml:5: adventure.knights.2: expected int <= 4"),
        (
            "    title: Only One\n",
            "    title: Only One\n    tempo: 3\n",
            "threads.1.tempo: unknown field, expected one of",
        ),
        ("type: gang", "type: robot", "story.yaml:14: enemies.1.type: expected one of"),
        ("skill: tech", "skill: knitting", "entries.3.choices.1.test.skill: expected one of"),
        ("threat(2)]", "threat(x)]", "story.yaml:14: enemies.1.traits.1: "),
    ],
)
def test_what_does_not_fit_the_format_is_refused(tmp_path: Path, old: str, new: str, problem: str) -> None:
    (found,) = complaints(pack(tmp_path, changed(old, new)))
    assert problem in found
    with pytest.raises(ContentError):
        read_checked(tmp_path)


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("gain(fuel,1)", "gain(water,1)", "unknown word 'water'"),
        ('"place(challenge,site:3,1)"', '"plaice(challenge,site:3,1)"', "unknown verb 'plaice'"),
        ("site:3,1", "site:13,1", "there is no special site 13"),
        ("special(2)", "special(3)", "there is no special card 3"),
        ("specials: [2]", "specials: [2, 11]", "there is no special card 11"),
        ("specials: [2]", "specials: [2, 6]", "special card 6 does not fit in: there is no knight variable fame"),
        ("combat: Z,", "combat: Q,", "there is no enemy Q"),
        ('"entry(8)"', '"entry(88)"', "there is no entry 88"),
        ("intro: 2", "intro: 22", "there is no entry 22"),
        ("A: 4}", "A: 44}", "there is no entry 44"),
        ("first_thread: Z1-T1", "first_thread: Z1-T9", "there is no thread Z1-T9"),
        ("hidden_vars: [side]", "hidden_vars: [sight]", "there is no knight variable sight"),
        ('"city:Pumps"', '"city:Oz"', "there is no city Oz"),
        ('"city:Pumps"', "any_city", "start on one space"),
        ("var.clues>=2", "var.cloes>=2", "there is no shared variable cloes"),
        ("start: 6-K", "start: 6-you.xp", "a sum has whole numbers, K and shared variables only"),
        ("round_start: if", "fate: if", "a rule of a thread starts with round_start:, round_end: or win:"),
        ('fx: ["xp(1)"]', 'fx: ["dice(red,1)"]', "dice cannot be used here"),
        ('fx: ["xp(1)"]', 'fx: ["pay(any,1)"]', "pay cannot be used here"),
        ('fx: ["xp(1)"]', 'fx: ["camp: xp(1)"]', "resolved at once"),
        ('fx: ["xp(1)"]', 'fx: ["if(foe.health>=2) xp(1)"]', "in a combat only"),
        ('cost: ["pay(any,1)"]', 'cost: ["xp(1)"]', "xp cannot be used here"),
        ('cost: ["pay(any,1)"]', 'cost: ["if(you.xp>=1) pay(any,1)"]', "a cost is paid as it stands"),
        ("{label: Go.  , fx: []}", "{label: Go., fx: [], duel: true}", "exactly one of fx, test, combat, contest"),
        ("{label: Go.  , fx: []}", "{label: Go.}", "exactly one of fx, test, combat, contest and duel"),
        (", fail: []}", "}", "fail is missing"),
        ("{label: Go.  , fx: []}", "{label: Go., fx: [], win: []}", "win does not belong"),
        ('entry_at: {"site:3": 3}', 'entry: 3, fx: "xp(1)"', "exactly one of entry, entry_at and fx"),
        ("{id: 9, title: Nine", "{id: 8, title: Nine", "duplicate id 8, first at line 46"),
        ("who: first, fx: [\"win", "who: second, fx: [\"win", "expected you, first, leader(my.x), each or each_s"),
        ("knights: [1, 4]", "knights: [4, 1]", "the least number of knights comes first"),
    ],
)  # fmt: skip
def test_unknown_names_and_wrong_effects_are_told_with_their_line(
    tmp_path: Path, old: str, new: str, problem: str
) -> None:
    line = GOOD[: GOOD.index(old)].count("\n") + 1
    found = complaints(pack(tmp_path, changed(old, new)))
    assert any(text.startswith(f"story.yaml:{line}: ") and problem in text for text in found), found


@pytest.mark.parametrize(
    ("fx", "problem"),
    [
        ("wounds(1)", "a rule of an enemy starts with one of opening:, assault:, resolution:, before_roll:, after_"),
        ("passive: stat(health,2)", "a rule of an enemy starts with one of"),
        ("win: xp(1)", "a rule of an enemy starts with one of"),
        ("fate: [1/combat] wounds(1)", "a rule of an enemy has no limit"),
        ("fate: may wounds(1)", "an option in opening:, assault: and resolution: only"),
        ("opening: pay(any,1) -> end_combat()", "write may before it"),
        ("opening: may xp(1) -> end_combat()", "xp cannot be used here"),
        ("before_roll(test): dice(white,1)", "an enemy rolls for its own attack only: attack, melee or any"),
        ("after_roll(ranged): reroll(1)", "an enemy rolls for its own attack only: attack, melee or any"),
        ("opening: stat(speed,1)", "only the health can be changed"),
        ("opening: deal(1)", "deal cannot be used here"),
        ("opening: skill_dice(tech,green,1)", "skill_dice cannot be used here"),
        ("opening: discard_self()", "discard_self cannot be used here"),
        ("opening: win(all)", "win cannot be used here"),
        ("opening: draw_token(1)", "draw_token cannot be used here"),
        ("opening: target(xp(1))", "target cannot be used here"),
        ("opening: each_knight(trade(2))", "trade cannot be used here"),
    ],
)
def test_what_an_enemy_can_never_do_is_told(tmp_path: Path, fx: str, problem: str) -> None:
    (found,) = complaints(pack(tmp_path, changed("traits: [threat(2)]}", f'traits: [threat(2)], fx: "{fx}"}}')))
    assert found.startswith("story.yaml:14: enemies.1.fx: ")
    assert problem in found


@pytest.mark.parametrize(
    "fx",
    [
        "opening: may pay(any,2) -> end_combat()",
        "opening: if(terrain=desert) dice(white,1); trait(ambush) else stat(health,1)",
        "before_roll(melee): auto_fate(1) // after_roll(any): reroll(1) // bad: lose(any,1)",
        "fate: if(you.wounds>=2) wounds(1) else tainted(1) // resolution: if(not defeated) break_gear(any,1)",
        "assault: hit(1); each_knight(receive(rad,1)) // fate: attach(fault) // fate: time(1)",
    ],
)
def test_what_an_enemy_can_do_is_in_order(tmp_path: Path, fx: str) -> None:
    assert complaints(pack(tmp_path, changed("traits: [threat(2)]}", f'traits: [threat(2)], fx: "{fx}"}}'))) == []


@pytest.mark.parametrize(
    ("old", "new", "place", "problem"),
    [
        ('health: "1+K"', 'health: "0"', "enemies.1.health", "an enemy has at least 1 Health"),
        ('health: "1+K"', 'health: "2-9"', "enemies.1.health", "an enemy has at least 1 Health"),
        ("dice: W", "dice: " + "W" * 21, "enemies.1.dice", "expected str of length <= 20"),
        ('"city:Pumps"', '"space:M26"', "adventure.start", "M26 is a crater: nobody can be there"),
        ("A Small Story", "Дорога", "adventure.title", "a title has letters from a to z or digits"),
        ("specials: [2]", "specials: [2, 2]", "adventure.specials.2", "special card 2 is given twice"),
        ("vars: {clues: 0}", "vars: {Clues: 0}", "adventure.vars", "a name in it is wrong: expected str matching"),
        ("{A: 4}", "{G: 4}", "threads.1.encounters", "a name in it is wrong: expected A, B, C, D, E, F, got 'G'"),
        ("name: Look Around", 'name: "?!"', "threads.1.actions.1.name", "letters from a to z or digits"),
        ('"var.clues>=2", fx: "entry(8)"', '"var.clues>=2", fx: ""', "threads.1.goals.1.fx", "length >= 1"),
        ('{if: "var.clues>=2"', '{if: ""', "threads.1.goals.1.if", "length >= 1"),
        ('"var.clues>=2"', '"route=desert"', "threads.1.goals.1.if", "route means something on cards only"),
        ("if(var.clues>=1)", "if(defeated)", "threads.1.rules.1", "mean something in a combat only"),
        ('["heal(1)"]', '[""]', "entries.4.default.1", "this line says nothing"),
        ('["heal(1)"]', '["move_to(any_city)"]', "entries.4.default.1", "this needs one space"),
        ("site:3,1", "token:challenge,1", "threads.1.setup.1", "this needs one space"),
        ('["heal(1)"]', f'["{"each_knight(" * 900}"]', "entries.4.default.1", "calls inside calls are nested too deep"),
        ("- {label: Think.", "- {label: T., fx: []}\n      " * 17 + "- {label: Think.", "entries.3.choices", "<= 20"),
        ("First words.", "First\0words.", "not valid YAML", "control characters are not allowed"),
    ],
)
def test_more_that_is_wrong_is_told_with_line_and_field(
    tmp_path: Path, old: str, new: str, place: str, problem: str
) -> None:
    line = GOOD[: GOOD.index(old)].count("\n") + 1
    found = complaints(pack(tmp_path, changed(old, new)))
    assert any(problem in one and re.match(rf"story\.yaml:\d+: {re.escape(place)}: ", one) for one in found), found
    if place != "entries.3.choices":
        assert any(one.startswith(f"story.yaml:{line}: ") for one in found), found


def test_two_actions_that_are_spelt_alike_are_told(tmp_path: Path) -> None:
    other = '      - {name: "Look: Around!", at: ["any_city"], fx: "xp(1)"}\n    goals:'
    (found,) = complaints(pack(tmp_path, changed("    goals:", other)))
    assert "threads.1.actions.2.name: 'Look: Around!' is spelt like 'Look Around'" in found


def test_two_entries_whose_words_would_have_one_name_are_told(tmp_path: Path) -> None:
    text = GOOD.replace("id: 3\n", "id: gate\n").replace('"site:3": 3}', '"site:3": gate}')
    assert complaints(pack(tmp_path, text)) == []
    text = text.replace("id: 9,", "id: gate-4,").replace("entry(9)", "entry(gate-4)")
    (found,) = complaints(pack(tmp_path, text))
    assert found.endswith("entries.6.id: the message entry-gate-4 is one of entry gate, too")


def test_a_complaint_about_a_long_text_shows_what_is_around_it(tmp_path: Path) -> None:
    text = "; ".join(["heal(1)"] * 200 + ["heel(1)"] + ["heal(1)"] * 200)
    (found,) = complaints(pack(tmp_path, changed('["heal(1)"]', f'["{text}"]')))
    assert "unknown verb 'heel', at column 1801" in found
    assert "heel(1)" in found
    assert len(found) < 300


def test_all_that_is_wrong_is_told_at_once_in_the_order_of_the_file(tmp_path: Path) -> None:
    text = GOOD.replace("gain(fuel,1)", "gain(water,1)").replace("special(2)", "special(9)").replace("xp(1)", "xp(one)")
    found = complaints(pack(tmp_path, text))
    assert [int(problem.split(":")[1]) for problem in found] == [29, 37, 44]


# What is wrong with the whole


@pytest.mark.parametrize(
    ("old", "new", "line", "problem"),
    [
        ("encounters: {A: 4}", "encounters: {}", 40, "entry 4 cannot be reached"),
        ("entries:\n", "  - {id: Z1-T2, title: Lost}\nentries:\n", 27, "thread Z1-T2 cannot be reached"),
        ('fx: ["xp(1)"]', 'fx: ["thread(Z1-T2)"]', 27, "thread Z1-T2 is a dead end"),
        ('fx: ["win(all)"]', 'fx: ["lose_game(all)"]', 2, "nobody can win"),
        ('    default: ["heal(1)"]\n', "", 44, "add a free choice or a default"),
        ("First words.}", 'First words., fx: ["entry(1)"]}', 28, "entry 1 leads back to itself for ever"),
        ("Second words.,", 'Second words., then: ["thread(Z1-T1)"],', 16, "thread Z1-T1 leads back to itself for ever"),
        ('["place(challenge,site:3,1)"]', '["thread(Z1-T1)"]', 16, "thread Z1-T1 leads back to itself for ever"),
        ('"entry(9)"}', '"time(1) // entry(9)"}', 19, "the time would expire again in its own expiry"),
        ("site:3,1", "site:3,9)\", \"place(challenge,site:4,K", 20, "13 challenge tokens are placed, and there are 12"),
        ('["win(all)"]', '["win(all)", "xp(1)"]', 46, "never resolved"),
        ('["win(all)"]', '["win(all); xp(1)"]', 46, "the list ends in the middle"),
        ('"gain(any,S)", ', '"target(xp(1))", ', 36, "target and steal_special need a contest or a duel"),
        ('fx: ["xp(1)"]', 'fx: ["xp(S)"]', 44, "S needs a test"),
        ("start: 6-K", "start: 4-K", 19, "with 4 knights the marker would start on 0"),
        ("start: 6-K", "start: keep", 19, "no marker to keep"),
        ("site:3,1", "site:3,13", 20, "13 challenge tokens are placed, and there are 12"),
        ("token:challenge", "token:thread", 23, "no thread token is placed in this thread"),
        ('{"site:3": 3}', '{"site:4": 3}', 23, "a space for which there is no entry"),
        ('{"site:3": 3}', '{"site:3": 3, "site:4": 3}', 23, "a space where the action is never possible"),
        ('{"site:3": 3}', '{any_city: 3}', 23, "entry_at names spaces"),
        ('fx: ["xp(1)"]', 'fx: ["set(my.side,1)"]', 44, "changed by a secret vote only"),
        ('fx: ["xp(1)"]', 'fx: ["if(my.side=0) xp(1)"]', 44, "cannot depend on a hidden variable"),
        ("who: first, fx: [\"win(all)", "who: leader(my.side), fx: [\"win(all)", 46, "cannot make a leader"),
        ("win(all)", "win(leader(my.side))", 46, "cannot make a leader"),
    ],
)  # fmt: skip
def test_what_the_whole_story_lacks_is_told_with_its_line(
    tmp_path: Path, old: str, new: str, line: int, problem: str
) -> None:
    text = changed(old, new)
    if "thread(Z1-T2)" in new:
        text = text.replace("entries:\n", "  - {id: Z1-T2, title: Nowhere}\nentries:\n")
    found = complaints(pack(tmp_path, text))
    assert any(one.startswith(f"story.yaml:{line}: ") and problem in one for one in found), found


def test_a_secret_vote_does_nothing_but_set_hidden_variables(tmp_path: Path) -> None:
    vote = 'who: each_secret, choices: [{label: A., fx: ["set(my.side,1)"]}, {label: B., fx: ["set(my.side,2)"]}], then'
    text = changed('who: first, fx: ["win(all)"]', f'{vote}: ["win(all)"]')
    assert complaints(pack(tmp_path, text)) == []
    leaky = text.replace('fx: ["set(my.side,2)"]', 'fx: ["set(my.side,2)", "xp(1)"]')
    assert "sets hidden variables and does nothing else" in complaints(pack(tmp_path, leaky))[0]
    early = text.replace("who: each_secret,", 'who: each_secret, fx: ["xp(1)"],')
    assert "a secret vote has choices and no fx of its own" in complaints(pack(tmp_path, early))[0]


@pytest.mark.parametrize(
    "cond",
    [
        "var.clues>=1 and var.clues=0",
        "var.clues<=-1",
        "not var.clues>=0",
        "my.data>=1",
        "any.my.data>=2",
        "count.my.side.3>=1",
        "count.my.side.0>=5",
        "K>=5",
        "you.xp>=20",
        "board.thread>=1",
        "here.thread>=1",
        "you.unconscious>=2",
        "knights.conscious>=5",
        "my.data!=0",
        "you.special.2=1 and you.special.2=0",
        "var.clues>=1 or K<=0",
    ],
)
def test_a_condition_that_can_never_come_true_is_told(tmp_path: Path, cond: str) -> None:
    (found,) = complaints(pack(tmp_path, changed("you.special.2=1", cond)))
    assert "can never come true" in found
    assert found.startswith("story.yaml:44: entries.4.choices.1.requires: ")


@pytest.mark.parametrize(
    "cond",
    [
        "var.clues>=2 and var.clues<=2",
        "not var.clues>=1",
        "var.clues>=K+1",
        "my.data=0",
        "count.my.side.0>=4",
        "K>=4 or K<=1",
        "you.xp>=19",
        "board.challenge>=1",
        "you.special.2=1",
        "deck.special.2=1",
        "thread=Z1-T1 and terrain=desert+bush",
        "var.clues!=1 and var.clues!=0",
    ],
)
def test_a_condition_that_may_come_true_is_no_problem(tmp_path: Path, cond: str) -> None:
    assert complaints(pack(tmp_path, changed("you.special.2=1", cond))) == []


@pytest.mark.parametrize(
    ("amount", "reach", "beyond"),
    [("K", 4, 5), ("S", 9, 0), ("min(S,3)", 3, 4), ("min(K,2)", 2, 3), ("min(S,K)", 4, 5)],
)
def test_what_a_variable_is_set_to_may_be_counted(tmp_path: Path, amount: str, reach: int, beyond: int) -> None:
    text = GOOD.replace('"add(var.clues,1)"], fail', f'"set(var.clues,{amount})"], fail')
    text = text.replace('"add(var.clues,1)", ', "").replace('["add(var.clues,2)"]', "[]")
    assert complaints(pack(tmp_path, text.replace('"var.clues>=2"', f'"var.clues>={reach}"'))) == []
    if beyond:
        found = complaints(pack(tmp_path, text.replace('"var.clues>=2"', f'"var.clues>={beyond}"')))
        assert any("can never come true" in one for one in found)


# Translations


def translation(tmp_path: Path, leave_out: str = "", add: str = "") -> Path:
    words = read_checked(pack(tmp_path)).words
    lines = [
        f"{message} = po polsku" for message in words if message != leave_out and not message.startswith("variable-")
    ]
    return pack(tmp_path, pl="# komentarz\n\n" + "\n".join(lines) + "\n" + add)


def test_a_translation_is_read(tmp_path: Path) -> None:
    adventure = read_checked(translation(tmp_path))
    assert adventure.words["entry-3"] == ["Third words.", "po polsku", "Third words."]


@pytest.mark.parametrize(
    ("leave_out", "add", "problem"),
    [
        ("entry-3-2", "", "pl.ftl:1: entry-3-2: not translated"),
        ("entry-3-2", "entry-3-2 =\n", "pl.ftl:1: entry-3-2: not translated"),
        ("", "entry-7 = obcy\n", "entry-7: the story has no such message"),
        ("", "entry-3 = znowu\n", "entry-3: given twice"),
        ("", "to nie jest wiadomość\n", "expected `message = words`"),
        ("entry-3", "entry-3 = słowa { $ile }\n", "no { } in a story"),
    ],
)
def test_what_is_wrong_with_a_translation_is_told(tmp_path: Path, leave_out: str, add: str, problem: str) -> None:
    found = complaints(translation(tmp_path, leave_out, add))
    assert any(problem in one for one in found), found
    assert all(one.startswith("pl.ftl:") for one in found)


def test_further_paragraphs_are_on_indented_lines(tmp_path: Path) -> None:
    adventure = read_checked(translation(tmp_path, "entry-3", "entry-3 = dwa\n    akapity\n"))
    assert adventure.words["entry-3"][1] == "dwa\nakapity"
    adventure = read_checked(translation(tmp_path, "entry-3", "entry-3 =\n    dwa\n    akapity\n"))
    assert adventure.words["entry-3"][1] == "dwa\nakapity"


def test_lines_of_a_text_are_paragraphs_if_it_says_so(tmp_path: Path) -> None:
    """And where they end makes no translation outdated."""
    folded, kept = (paragraphs(yaml.safe_load(f"text: {mark}\n  One\n  two.\n\n  Three.\n")["text"]) for mark in ">|")
    assert (folded, kept) == ("One two.\nThree.", "One\ntwo.\nThree.")
    assert stamp(folded) == stamp(kept) == stamp("One two. Three.")
