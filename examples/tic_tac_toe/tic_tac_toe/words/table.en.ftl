### Tic-tac-toe in English.

ask-mark = Mark a cell.
option-mark = Row { $part1 }, column { $part2 }
event-marked = { $seat ->
    [0] X
   *[1] O
}: row { $row }, column { $column }
why-not-your-turn = It is not your turn.
why-taken = This cell is marked already.
over-three-in-a-row = Three in a row.
over-full = The grid is full: a draw.
game-tic-tac-toe = Tic-tac-toe
zone-rows = Grid
zone-turn = Turn
tagline-tic-tac-toe = Three in a row. The plain board any new game gets.
