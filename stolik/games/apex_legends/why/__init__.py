"""Why not? Everything a person might try at the table, and the requirement that a forbidden attempt fails.

This reasons from the position and the clauses and is never told what is offered, so the two check each other: an
attempt is offered exactly when nothing here forbids it.
"""

from stolik.games.apex_legends.why.tries import attempts
from stolik.games.apex_legends.why.verdict import why_not

__all__ = ["attempts", "why_not"]
