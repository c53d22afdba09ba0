"""Final scoring (WW-SCORE)."""

from stolik.games.wonderlands_war.catalogue import QUEST
from stolik.games.wonderlands_war.events import Scored, ShowedQuests
from stolik.games.wonderlands_war.rules.castles import upright_castles
from stolik.games.wonderlands_war.rules.quests import quest_vp
from stolik.games.wonderlands_war.rules.spaces import castle_value
from stolik.games.wonderlands_war.rules.units import units_on_board
from stolik.games.wonderlands_war.state import KEEP_QUEST, Board
from stolik.kernel.question import Steps
from stolik.kernel.state import Result


def final_score(t: Board, seat: int) -> int:
    """VP, castles, quests, less the shards (WW-SCORE-01)."""
    castles = upright_castles(t, seat) * castle_value(t, seat)
    return t.vp[seat] + castles + quest_vp(t, seat) - t.shards[seat]


def places(t: Board, scores: list[int]) -> list[int]:
    """Highest score, then fewest shards, then most units on the board; else the place is shared."""
    keys = [(-scores[seat], t.shards[seat], -units_on_board(t, seat)) for seat in range(t.seats)]
    return [1 + sum(1 for other in keys if other < key) for key in keys]


def score(t: Board) -> Steps:
    """Show all quests, add everything up, and end the match."""
    scores = [final_score(t, seat) for seat in range(t.seats)]
    if t.log is not None:
        for seat in range(t.seats):
            if t.quests[seat]:
                names = [QUEST[quest] for quest in sorted(t.quests[seat])]
                t.log.reveal(ShowedQuests(seat, tuple(names)))
        for seat in range(t.seats):
            castles = upright_castles(t, seat) * castle_value(t, seat)
            t.log.reveal(Scored(seat, t.vp[seat], castles, quest_vp(t, seat), t.shards[seat], scores[seat]))
    t.finish(places(t, scores), scores, "scored")
    yield


def conceded(t: Board, seat: int) -> Result:
    """A player gives up and is last; the others end by what they would score now, with the same tie-breaks."""
    if t.phase <= KEEP_QUEST:
        return Result([2 if other == seat else 1 for other in range(t.seats)], [0] * t.seats, "conceded")
    scores = [final_score(t, other) for other in range(t.seats)]
    keys = [
        (1 if other == seat else 0, -scores[other], t.shards[other], -units_on_board(t, other))
        for other in range(t.seats)
    ]
    return Result([1 + sum(1 for other in keys if other < key) for key in keys], scores, "conceded")
