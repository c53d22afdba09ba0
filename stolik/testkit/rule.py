"""The decorator that ties a test to the clauses it proves."""

from __future__ import annotations

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """Mark a test, a test class or a parameter as a proof of the clauses with these ids, written out as strings."""
    if not ids or not all(isinstance(clause, str) for clause in ids):
        raise TypeError('rule() takes clause ids, as in @rule("RAD-WIN-01")')
    return pytest.mark.rule(*ids)
