"""Information-set Monte Carlo tree search: one tree, a fresh imagined world for every walk through it.

A node of the tree is what has been answered since the root, as the searching seat may know it. Every iteration deals
anew all that the seat cannot know, walks down the tree by upper confidence bounds over the options that this world
offers, adds one node, plays on for a while by the game's own promises, and evaluates where it stopped. Options that
some worlds do not offer are compared by how often they were available (Cowling, Powley and Whitehouse 2012).

The first answer is chosen before the world is dealt, and the n-th walk of every first answer gets the same world with
the same luck ahead of it: then a difference between two answers is theirs, not the luck's.
"""

import random
from math import log, sqrt
from time import perf_counter
from typing import Final

from stolik.bots.base import Bot, Trail
from stolik.bots.greedy import likeliest
from stolik.kernel.dice import Dice
from stolik.kernel.game import Position
from stolik.kernel.match import Match
from stolik.kernel.question import Option, Question

ITERATIONS: Final = 500
"""What a search without a budget of its own gets."""

EXPLORE: Final = 0.3
"""How strongly rarely tried options are tried again, as a part of the spread of values seen so far."""
BIAS: Final = 0.3
"""How strongly the game's promise counts before there are results, as a part of the same spread."""
DEPTH: Final = 60
"""The longest walk, in decisions."""
LATE: Final = 30
"""From here on a walk may well be cut short in the middle of a beat: then it counts what the last beat came to."""
HORIZON: Final = 2
"""A walk ends when the turn to decide has passed this often from seat to seat: after the answer to our turn.

Who sits alone passes it to nobody: then it is the game's own turns that count (`Game.turn`)."""
DOUBT: Final = 0.2
"""How much worse than its siblings an untried option is taken to be, as a part of the same spread."""
MOST_JUDGED: Final = 4000
"""So many positions are kept with their values, some 3 KB each, until the decision is made."""
CLOCK_EVERY: Final = 4
NOBODY: Final = -1
UNTRIED_FIRST: Final = 1000.0
"""Hope that is greater than any value: at the root every option is tried once."""


class Edge:
    """An option at a node: how often it was there, how often taken, and what came of it for the seat that chose.

    `early` is what it came to where the first beat of the walk ended, `total` where the walk ended.
    """

    __slots__ = ("available", "early", "nodes", "option", "promise", "total", "visits")

    def __init__(self, option: Option, promise: float) -> None:
        self.option: Option = option
        self.promise: float = promise
        self.available: int = 0
        self.visits: int = 0
        self.early: float = 0.0
        self.total: float = 0.0
        self.nodes: list[Node] = []

    def node(self, seat: int, kind: str) -> "Node":
        """The node behind this option where this seat is asked that."""
        for node in self.nodes:
            if node.seat == seat and node.kind == kind:
                return node
        node = Node(seat, kind)
        self.nodes.append(node)
        return node


class Node:
    """A decision of a seat, reached by one path of answers."""

    __slots__ = ("early", "edges", "kind", "seat", "total", "visits")

    def __init__(self, seat: int, kind: str) -> None:
        self.seat: int = seat
        self.kind: str = kind
        self.visits: int = 0
        self.early: float = 0.0
        self.total: float = 0.0
        self.edges: dict[Option, Edge] = {}


class SearchBot(Bot):
    """Searches for a number of iterations, a number of seconds, or whichever ends first.

    With iterations alone it is deterministic: the same seed, the same decisions. `tries` is how many options are drawn
    where it plays on, of which it takes the most promising one; 0: as many as the game says.
    """

    def __init__(
        self,
        seed: int,
        iterations: int = ITERATIONS,
        seconds: float = 0.0,
        explore: float = EXPLORE,
        bias: float = BIAS,
        horizon: int = HORIZON,
        tries: int = 0,
        doubt: float = DOUBT,
    ) -> None:
        super().__init__(True)
        self._explore: float = explore
        self._bias: float = bias
        self._horizon: int = horizon
        self._tries: int = tries
        self._doubt: float = doubt
        self._luck: float = 0.0
        self._mist: float = 0.0
        """For how many walks each walk makes the position right after an answer in the first beat count, at least."""
        self._draws: int = tries
        self._seed: int = seed
        self._iterations: int = iterations
        self._seconds: float = seconds
        self._limit: float = 0.0
        self._decisions: int = 0
        self._trail: Trail = Trail()
        self._dice: random.Random = random.Random(seed)
        self._root: Node | None = None
        self._answered: int = 0
        self._low: float = 0.0
        self._high: float = 0.0
        self._judged: dict[Position, list[float]] = {}
        """By position what every seat makes of it, for one decision."""
        self.walked: int = 0
        """How many iterations the last decision got."""

    def hurry(self, seconds: float) -> None:
        """Search no longer than that."""
        self._limit = seconds

    def choose(self, match: Match, question: Question) -> Option:
        """The option that was taken most often in the search."""
        options = question.options
        self.walked = 0
        if len(options) == 1:
            return options[0]
        seconds = self._seconds
        if self._limit > 0.0 and (seconds <= 0.0 or self._limit < seconds):
            seconds = self._limit
        end = perf_counter() + seconds
        self._decisions += 1
        seat = question.seat
        world = match.imagine(seat, Dice(f"{self._seed}/{self._decisions}"), True)
        self._trail.enter(match, question, match.game.turn(world.state))
        options = self._trail.sensible(match, options)
        if len(options) == 1:
            self._trail.note(options[0])
            return options[0]
        self._low = 1.0
        self._high = 0.0
        self._luck = float(match.game.luck)
        self._mist = 1.0 / match.game.foresight - 1.0
        self._draws = self._tries or match.game.tries
        root = self._kept_tree(match, question)
        edges = self._edges(world, root, question, options)
        while True:
            first = self._best(root, edges, UNTRIED_FIRST, self._mist)
            world = match.imagine(seat, Dice(f"{self._seed}/{self._decisions}/{first.visits}"), True)
            self._walk(world, root, first)
            self.walked += 1
            if self._iterations and self.walked >= self._iterations:
                break
            if seconds > 0.0 and self.walked % CLOCK_EVERY == 0 and perf_counter() >= end:
                break
        self._judged = {}
        best = self._pick(match, seat, edges)
        self._root = root
        self._answered = len(match.answers)
        self._trail.note(best.option)
        return best.option

    def _pick(self, match: Match, seat: int, edges: list[Edge]) -> Edge:
        """The option taken most often among those that do not lead back; if all do, the one taken most often."""
        order = sorted([(-edges[n].visits, -edges[n].total, n) for n in range(len(edges))])
        for _, _, n in order:
            if not self._leads_back(match, seat, edges[n]):
                return edges[n]
        return edges[order[0][2]]

    def _leads_back(self, match: Match, seat: int, first: Edge) -> bool:
        """Whether an option leads to where the seat has been in this turn, if it then does what served it best.

        In the midst of a beat only the next question counts, for what has been begun is brought to its best end.
        """
        world = match.imagine(seat, Dice(f"{self._seed}/{self._decisions}"), True)
        world.pauses = True
        world.advance(seat, first.option)
        if not self._trail.is_beat_new:
            return world.result is None and not world.paused and self._trail.is_back(world, seat)
        edge: Edge | None = first
        while world.result is None and not world.paused:
            question = _asked(world, NOBODY)
            if question.seat != seat:
                return False
            edge = _favourite(edge, question)
            option = likeliest(world, question) if edge is None else edge.option
            world.advance(seat, option)
        return world.result is None and self._trail.is_back(world, seat)

    def _kept_tree(self, match: Match, question: Question) -> Node:
        """What the last search found out about the path that the match has really taken, or an empty tree."""
        node = self._root
        self._root = None
        if node is not None and 0 < self._answered < len(match.answers):
            for seat, option in match.answers[self._answered :]:
                edge = node.edges.get(option) if node is not None and node.seat == seat else None
                node = edge.nodes[0] if edge is not None and len(edge.nodes) == 1 else None
            if node is not None and node.seat == question.seat and node.kind == question.kind:
                return node
        return Node(question.seat, question.kind)

    def _walk(self, world: Match, root: Node, first: Edge) -> None:
        """Go down the tree, add a node, play on to the horizon, evaluate, and bring the news back up.

        The position is judged where the last turn ended, before the next begins, so that all walks are judged alike.
        Judging is costly, so it is done only where the value can be used: where the first beat ends, and where the last
        turn does, as far as the game tells its turns apart and who decides next.
        """
        path: list[Edge] = [first]
        nodes: list[Node] = [root]
        game = world.game
        is_alone = world.seats == 1
        turns = self._horizon
        owner = root.seat
        turn = game.turn(world.state)
        is_vague = turn == 0 or self._horizon == 1
        question = _asked(world, root.seat)
        option = first.option
        is_inside = first.visits > 0
        values: list[float] = []
        early: list[float] = []
        for step in range(DEPTH):
            world.pauses = not early or turns == 1  # elsewhere nothing is judged
            beats = world.beats
            world.advance(question.seat, option)
            is_beat_over = world.paused or world.beats != beats
            if world.paused:
                if not early:
                    values = early = self._judge(world)
                else:
                    values = []
                    if turns == 1:
                        following = game.next_seat(world.state)
                        if following == owner:
                            is_used = step >= LATE
                        else:
                            is_used = following != NOBODY or is_vague or game.turn(world.state) != turn
                        if is_used:
                            values = self._judge(world)
                if not is_inside and self._horizon == 1:
                    break
                world.pauses = turns == 1
                world.resume()
                while world.paused:
                    if not values and game.turn(world.state) != turn:
                        values = self._judge(world)
                    world.resume()
            elif is_beat_over:
                values = []
            if world.result is not None:
                values = self._judge(world)
                break
            question = _asked(world, NOBODY)
            if is_beat_over:
                now = game.turn(world.state)
                if question.seat != owner or (is_alone and now != turn):
                    owner = question.seat
                    turns -= 1
                    if turns == 0:
                        break
                turn = now
            options = question.options
            if is_inside:
                node = path[-1].node(question.seat, question.kind)
                edge = self._select(world, node, question, options, 0.0 if early else self._mist)
                path.append(edge)
                nodes.append(node)
                option = edge.option
                is_inside = edge.visits > 0
            elif len(options) == 1:
                option = options[0]
            else:
                option = self._play_on(world, question, options)
        if not values:
            values = self._judge(world)
        self._learn(early or values, values, path, nodes)

    def _judge(self, world: Match) -> list[float]:
        """What every seat makes of it. Walks often come to the same position, which is judged once."""
        result = world.result
        if result is not None:
            return [result.share(seat, world.sides) for seat in range(world.seats)]
        game = world.game
        position = game.position(world.state)
        if position is None:
            return game.evaluate_all(world.state, world.seats)
        values = self._judged.get(position)
        if values is None:
            if len(self._judged) == MOST_JUDGED:
                self._judged.clear()
            values = self._judged[position] = game.evaluate_all(world.state, world.seats)
        return values

    def _edges(self, world: Match, node: Node, question: Question, options: list[Option]) -> list[Edge]:
        """The edges of a node for these options; new ones get the game's promise."""
        known = node.edges
        fresh = [option for option in options if option not in known] if known else options
        if fresh:
            promises = world.game.promises(world.state, question, fresh)
            for n in range(len(fresh)):
                known[fresh[n]] = Edge(fresh[n], promises[n])
        return [known[option] for option in options]

    def _select(self, world: Match, node: Node, question: Question, options: list[Option], mist: float) -> Edge:
        """The best option of this world. An untried one counts as a little worse than the others on average."""
        hope = 0.5
        if node.visits:
            hope = node.total / node.visits - self._doubt * self._spread()
        return self._best(node, self._edges(world, node, question, options), hope, mist)

    def _spread(self) -> float:
        """How far apart the values are that were seen so far."""
        return self._high - self._low if self._high > self._low else 1.0

    def _best(self, node: Node, edges: list[Edge], hope: float, mist: float) -> Edge:
        """The highest upper confidence bound; `hope` is what is expected of an option that was never tried.

        Where there is much luck, the first few ends say little. Then the position right after the answer counts too, as
        so many walks that came out as much better than the others as it is. Where walks are played on too badly for
        their number to make up for it, it keeps a part for good: with `mist`, each walk makes it count for so many.
        """
        spread = self._spread()
        explore = self._explore
        bias = self._bias
        least = self._luck
        later = (node.total - node.early) / node.visits if node.visits else 0.0
        best = edges[0]
        most = -1000.0
        for edge in edges:
            available = edge.available = edge.available + 1
            visits = edge.visits
            if visits == 0:
                bound = hope + spread * (explore * sqrt(log(available)) + bias * edge.promise)
            else:
                luck = max(least, mist * visits)
                value = (edge.total + luck * (edge.early / visits + later)) / (visits + luck)
                bound = value + spread * (explore * sqrt(log(available) / visits) + bias * edge.promise / (1 + visits))
            if bound > most:
                best = edge
                most = bound
        return best

    def _play_on(self, world: Match, question: Question, options: list[Option]) -> Option:
        """A few options drawn at random; the one of them that promises most."""
        draw = self._dice.random
        count = len(options)
        seen = 0
        drawn: list[Option] = []
        for _ in range(self._draws):
            at = int(draw() * count)
            if not seen >> at & 1:
                seen |= 1 << at
                drawn.append(options[at])
        if len(drawn) == 1:
            return drawn[0]
        promises = world.game.promises(world.state, question, drawn)
        return drawn[promises.index(max(promises))]

    def _learn(self, early: list[float], values: list[float], path: list[Edge], nodes: list[Node]) -> None:
        mine = values[nodes[0].seat]
        self._low = min(self._low, mine)
        self._high = max(self._high, mine)
        for n in range(len(path)):
            edge = path[n]
            seat = nodes[n].seat
            edge.visits += 1
            edge.early += early[seat]
            edge.total += values[seat]
            nodes[n].visits += 1
            nodes[n].early += early[seat]
            nodes[n].total += values[seat]


def _favourite(edge: Edge | None, question: Question) -> Edge | None:
    """Of the answers to a question that follows an answer, the one taken most often so far."""
    best: Edge | None = None
    if edge is not None:
        for node in edge.nodes:
            if node.seat == question.seat and node.kind == question.kind:
                for option in question.options:
                    found = node.edges.get(option)
                    if found is not None and found.visits and (best is None or found.visits > best.visits):
                        best = found
    return best


def _asked(world: Match, seat: int) -> Question:
    """The open question of this seat; of the first that is asked when it is NOBODY."""
    question = world.question
    if question is not None:
        return question
    if seat == NOBODY:
        return world.first_question()
    return world.question_for(seat)
