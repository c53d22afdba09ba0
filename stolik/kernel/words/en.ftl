### What is said in every game.

## Seats; a table may put the players' names in their place

seat-0 = Player 1
seat-1 = Player 2
seat-2 = Player 3
seat-3 = Player 4
seat-4 = Player 5
seat-5 = Player 6

## Options

option-pass = Pass
option-done = Done
option-concede = Concede
option-wordless = Choice { $number }
ask-wordless = Choose.

## Why not?

why-not-offered = That is not possible now.
why-match-over = The match is over.

## The end

event-wordless = Something happened.
event-ended = The match is over.
over-conceded = The match was conceded.
over-won = { $winner } wins.
over-tied = The match ends in a draw.

## The plain board

plain-text = { $text }
plain-empty = Empty
