"""Why not? What a person might try at every question, and the clause that forbids it."""

from stolik.games.waste_knights.why.verdict import attempts, why_not

__all__ = ["attempts", "why_not"]
