"""Why not? Everything a person might try at the table, and the requirement that a forbidden attempt fails.

This reasons from the position and the clauses. It looks at the options of the open question only where they say more
than the position does (the results of modifiers in different orders), so the two check each other: an attempt is
offered exactly when nothing here forbids it.
"""

from stolik.games.wonderlands_war.why.tries import attempts
from stolik.games.wonderlands_war.why.verdict import why_not

__all__ = ["attempts", "why_not"]
