import pytest

from stolik.kernel.errors import StolikError
from stolik.kernel.game import Said
from stolik.kernel.match import Match
from stolik.kernel.registry import find
from stolik.kernel.words import LANGUAGES, NoWords, Speech


def test_the_kernel_speaks_without_a_game() -> None:
    said = [Speech(None, language).say(Said("option-pass")) for language in LANGUAGES]
    assert said == ["Pass", "Zrezygnuj", "Пропустити"]


def test_arguments_that_name_messages_are_worded_first() -> None:
    speech = Speech(find("radlands"), "pl", strict=True)
    assert speech.say(Said("over-won", {"winner": "@seat-1"})) == "Wygrywa Gracz 2."
    assert speech.say(Said("over-won", {"winner": "Ola"})) == "Wygrywa Ola."
    nested = Said("ask-from", {"source": "@card-high-ground", "ask": "@ask-rearrange", "column": 2})
    assert speech.say(nested) == "„Przewaga terenu” – wybierz, kto stanie w kolumnie 2, z tyłu."


def test_missing_words_are_an_error_in_tests_and_an_id_at_the_table() -> None:
    with pytest.raises(NoWords, match="no-such-thing has no words in uk"):
        Speech(None, "uk", strict=True).say(Said("no-such-thing"))
    with pytest.raises(NoWords, match="over-won in uk"):
        Speech(None, "uk", strict=True).say(Said("over-won"))
    assert Speech(None, "uk").say(Said("no-such-thing")) == "no-such-thing"
    assert Speech(None, "uk").say(Said("over-won", {"winner": "@no-such-seat"})) == "Перемагає no-such-seat."
    assert "Перемагає" in Speech(None, "uk").say(Said("over-won"))


def test_a_language_falls_back_to_english(monkeypatch: pytest.MonkeyPatch) -> None:
    speech = Speech(None, "pl")
    monkeypatch.setattr(speech, "_bundles", [Speech(find("radlands"), "pl")._bundles[0], speech._bundles[1]])
    assert speech.say(Said("option-done")) == "Gotowe"
    monkeypatch.setattr(speech, "_bundles", speech._bundles[1:])
    assert speech.say(Said("option-done")) == "Done"


def test_unknown_languages_are_refused() -> None:
    with pytest.raises(StolikError, match="languages: en, pl, uk"):
        Speech(None, "tlh")


def test_no_isolating_marks_are_put_around_arguments() -> None:
    assert Speech(None, "en").say(Said("over-won", {"winner": "Ann"})) == "Ann wins."


def test_what_every_game_says_has_words() -> None:
    match = Match.start("radlands", seed=1)
    match.answer(0, ("concede",))
    reason = match.why_not(0, ("draw",))
    assert reason is not None
    for language in LANGUAGES:
        assert Speech(None, language, strict=True).say(reason.said)
