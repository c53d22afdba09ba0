"""Why not? Everything a person might try at the table, and the requirement that a forbidden attempt fails.

This reasons from the position and the clauses alone and is never told what is offered, so the two check each other: an
attempt is offered exactly when nothing here forbids it.
"""

from stolik.games.wonderlands_war.why.tries import attempts
from stolik.games.wonderlands_war.why.verdict import why_not

__all__ = ["attempts", "why_not"]
