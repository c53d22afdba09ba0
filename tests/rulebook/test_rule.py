from __future__ import annotations

import pytest

from stolik.testkit.rule import rule


def test_a_rule_is_a_mark_with_the_ids() -> None:
    mark = rule("TOY-01", "TOY-02").mark
    assert (mark.name, mark.args) == ("rule", ("TOY-01", "TOY-02"))


def test_a_rule_needs_ids() -> None:
    with pytest.raises(TypeError, match="takes clause ids"):
        rule()
    with pytest.raises(TypeError, match="takes clause ids"):
        rule(test_a_rule_needs_ids)  # type: ignore[arg-type]
