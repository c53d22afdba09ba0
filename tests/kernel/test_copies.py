"""Slots and copies of every game's state are what its fields say."""

from pathlib import Path

import pytest

from stolik.testkit.copies import derived, files


@pytest.mark.parametrize("path", files(), ids=lambda path: path.parent.name)
def test_slots_and_copy_follow_from_the_declared_fields(path: Path) -> None:
    source = path.read_text("utf-8")
    assert derived(source) == source, "python -m stolik.testkit.copies writes them"


def test_a_new_field_is_copied_by_its_type() -> None:
    source = (
        "class Board(State):\n"
        "    __slots__ = (\n"
        "    )\n"
        "\n"
        "    turn: int\n"
        "    hands: list[list[int]]\n"
        "    deck: list[int]\n"
        "    offers: Pair\n"
        "    shot: Shot\n"
        "\n"
        "    def copy(self) -> 'Board':\n"
        '        """A twin."""\n'
        "        return self\n"
        "\n"
        "\n"
        "NO_SHOT: Final = Shot(1)\n"
    )
    assert derived(source).splitlines()[1:8] == [
        "    __slots__ = (",
        '        "deck",',
        '        "hands",',
        '        "offers",',
        '        "shot",',
        '        "turn",',
        "    )",
    ]
    assert derived(source).splitlines()[17:25] == [
        "        twin = Board(self.dice.copy())",
        "        twin.turn = self.turn",
        "        twin.hands = [row.copy() for row in self.hands]",
        "        twin.deck = self.deck.copy()",
        "        twin.offers = [self.offers[0].copy(), self.offers[1].copy()]",
        "        twin.shot = NO_SHOT if self.shot is NO_SHOT else self.shot.copy()",
        "        return twin",
        "",
    ]
