"""Why not? Everything a person might try at the table, and the requirement that a forbidden attempt fails.

This reasons from the position and the clauses alone. It never looks at the options of the open question, so the two
check each other: an attempt is offered exactly when nothing here forbids it. From the engine it takes where things are,
what they cost, how options are named and whether what a card demands is met, but never what is legal.
"""

from stolik.games.radlands.why.tries import attempts
from stolik.games.radlands.why.verdict import why_not

__all__ = ["attempts", "why_not"]
