"""The explanation of Restore kept silent about what only the newer rules say: a card cannot restore itself.

The engine always kept to the edition of the match; the text of the icon was the same for both. The browser's help and
the terminal's `info` choose it by the edition that every view names.
"""

import pytest

from stolik.games.radlands.game import GAME
from stolik.games.radlands.terminal import info
from stolik.kernel.game import Said
from stolik.kernel.words import LANGUAGES, Speech
from stolik.testkit.rule import rule
from stolik.testkit.scenarios.radlands import Scenario

ITSELF = {"en": "cannot restore itself", "pl": "nie może przywrócić samej siebie", "uk": "не може відновити саму себе"}


def explained(s: Scenario, language: str, term: str) -> str:
    """What a person who asks for an effect is told about it, in one line."""
    speech = Speech(GAME, language, strict=True)

    def word(message: str) -> str:
        return speech.say(Said(message))

    return " ".join(line.strip() for line in info(s.match.view(0), word(term), word))


@rule("RAD-EFF-RESTORE-04", "RAD-EFF-RESTORE-05")
@pytest.mark.parametrize("edition", ["ua", "pl"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_restore_is_explained_as_the_edition_plays_it(edition: str, language: str) -> None:
    s = Scenario(edition)
    s.column(0, 1, "outpost(d)")
    s.column(0, 2, "garage(d)")
    told = explained(s, language, "term-restore")
    s.answer(0, ("use", "outpost", 1, 0, 2))
    restores_itself = "outpost" in s.targets()
    assert restores_itself == (edition == "pl")
    assert (ITSELF[language] in told) != restores_itself


@pytest.mark.parametrize("edition", ["ua", "pl"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_other_effect_is_told_to_be_so(edition: str, language: str) -> None:
    s = Scenario(edition)
    for term in ("damage", "injure", "destroy", "draw", "gain-punk", "extra-water", "raid"):
        told = explained(s, language, f"term-{term}")
        assert Speech(GAME, language).say(Said(f"term-{term}")).casefold() in told.casefold()
        assert ITSELF[language] not in told
