"""Feat cards (AP-FEAT): hands, decks and discard piles, and what everybody knows about a hand."""

from stolik.games.apex_legends.catalogue import FEAT_LEGEND, FEATS, LEGENDS
from stolik.games.apex_legends.events import DrewFeats, Played
from stolik.games.apex_legends.rules.teams import seats_of_team
from stolik.games.apex_legends.state import Board


def draw_feats(t: Board, who: int, count: int) -> None:
    """Draw feat cards; an empty deck gives none (AP-TRANS-03)."""
    drawn: list[int] = []
    while count and t.decks[who]:
        drawn.append(t.decks[who].pop())
        count -= 1
    if not drawn:
        return
    t.hands[who] += drawn
    if t.log is not None:
        seats = tuple(seats_of_team(t, t.team[who]))
        names = [FEATS[feat] for feat in drawn]
        t.log.reveal(DrewFeats(LEGENDS[who], len(drawn), tuple(names)), seats)


def spend_feat(t: Board, feat: int) -> None:
    """Put a feat card from the hand face up on its discard pile."""
    who = FEAT_LEGEND[feat]
    t.hands[who].remove(feat)
    t.discards[who].append(feat)


def play_feat(t: Board, feat: int) -> None:
    """Take a feat card from the hand to play it (AP-FEAT-01)."""
    spend_feat(t, feat)
    if t.log is not None:
        t.log.add(Played(LEGENDS[FEAT_LEGEND[feat]], FEATS[feat]))


def could_hold(t: Board, feat: int) -> bool:
    """Whether a legend may have this card in hand, as far as everybody knows: hands are counted, discards are open."""
    who = FEAT_LEGEND[feat]
    return len(t.hands[who]) > 0 and feat not in t.discards[who]
