"""Threat tokens and their bag (WK-THREAT, WK-WASTE-06 to WK-WASTE-13)."""

from stolik.games.waste_knights.catalogue import TOKEN_ID, YELLOW
from stolik.games.waste_knights.events import DrewToken, Threatened
from stolik.games.waste_knights.options import name_of
from stolik.games.waste_knights.rules.flow import Cause
from stolik.games.waste_knights.rules.perform import is_out, resolve
from stolik.games.waste_knights.state import Board
from stolik.kernel.question import Steps


def draw_token(t: Board, me: int) -> None:
    """One token from the bag to the table; none from an empty bag (WK-HAZ-08)."""
    if not t.bag:
        return
    token = t.bag.pop(t.roll(len(t.bag), "bag"))
    t.tokens.append(token)
    if t.log is not None:
        t.log.reveal(DrewToken(name_of(t, me), TOKEN_ID[token]))


def return_token(t: Board, token: int) -> None:
    """One token back into the bag."""
    t.tokens.remove(token)
    t.bag.append(token)
    t.bag.sort()


def return_tokens(t: Board, start: int = 0) -> None:
    """The tokens on the table, from the one of this number on, go back into the bag."""
    if len(t.tokens) > start:
        t.bag += t.tokens[start:]
        t.bag.sort()
        del t.tokens[start:]
    t.tokens_used = min(t.tokens_used, start)


def resolve_yellow(t: Board, me: int) -> Steps:
    """The yellow sides of the tokens not yet resolved, in the order in which they were drawn (WK-WASTE-08)."""
    while t.tokens_used < len(t.tokens):
        token = t.tokens[t.tokens_used]
        t.tokens_used += 1
        if t.log is not None:
            t.log.add(Threatened(name_of(t, me), TOKEN_ID[token], "yellow"))
        yield from resolve(t, me, YELLOW[token], Cause())
        if is_out(t, me):
            t.tokens_used = len(t.tokens)
            return


def draw_yellow(t: Board, me: int, count: int) -> Steps:
    """Draw tokens in an entry and resolve their yellow sides now; they lie there until the entry is over."""
    for _ in range(count):
        draw_token(t, me)
    yield from resolve_yellow(t, me)
