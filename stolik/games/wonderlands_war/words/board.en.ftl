### Wonderland's War: what the drawn board says.

## The tea table

board-you = You
board-chair = Chair { $chair }
board-die = Roll the die: { $faces } shards, each −1 VP at the end
board-either = either
board-or = or
board-tainted = For a roll of the die ({ $faces }): { $reward }
board-poisoned = Poisoned: a poison chip goes into your bag
board-unused = Not used in this match
board-way-free = Passes nobody and stops before the Head of the Table
board-taken = Your card: choose what comes next
board-choose-side = One side of the card is yours
board-still = Still to come of this card:
board-battle-order = battle no. { $order } of the round
board-take = Take this card
board-poison-it = Poison this card
board-close = Close
board-show-table = Show the table
board-show-choice = Back to the choice

## The own place

board-faction-board = faction board
board-bag = Your bag
board-abilities = Abilities
board-locked = Locked: a reward with a key opens it
board-forge = Forge
board-reserve = Reserve
board-castles = Castles
board-of-chips =
    of { $count } { $count ->
         [one] chip
        *[other] chips
    }
board-next-draw = Next draw
board-feat-last = last
board-feat-or = { $first } or { $second }
board-feat-second = second
board-quest-worth = At the end: 3 VP for either, 9 VP for both

## Cards

board-pawn-card = pawn, at once to any region
board-item-card =
    { $count } { $count ->
         [one] chip
        *[other] chips
    } into your bag

## Battles

board-draw = Draw
board-opening = opening
board-units = Units
board-wagers = Wagers
board-wins-at-once = { $space } wins at once
board-units-left = units left: { $count }
board-would-bust = no unit left, you bust
board-can-block = Your shield can block one
board-blocks-one = can block it
board-refreshes = The bag is empty: it is refilled first
board-madness-track = The fourth chip empties this track and your exhausted chips into the bag.
board-madness-text = Lies on your madness track and costs you 1 unit here.
board-double-madness-text = Lies on your madness track and costs you 2 units here.
board-poison-text = Costs you 1 unit here and goes back to the Jabberwock.
board-chips-do = What your chips do
board-wager-right = Right, and alone: any weak ally chip
board-wager-wrong = Wrong: you gain 1 shard
board-wager-tie = A tie: nothing happens

## After a battle, and the end

board-step-award = Award
board-step-feats = Feats
board-step-end-effects = Abilities
board-step-forge = Forge
board-step-settle = Wagers
board-step-clean-up = Clean-up
board-wins-war = wins the war

## The forge

board-if-forged = If you forge here
board-leaves-bag = The chip leaves your bag for good
board-completes = The track is complete: { $artefact } for your bag
board-castles-more = Your castles: +{ $count } VP at the end
board-by-symbol = forge symbol at { $space }: 1
board-by-chips = active Forge chips: { $count }
board-point-track = Point at a glowing space to see what it brings.
board-ask-track = Choose the track for this chip: { $chip }.
board-track-1 = Cunning
board-track-2 = Leader strength
board-track-3 = Supporters
board-track-4 = Castles

## Keys

board-key-tracks = Forge tracks
board-key-seats = Faction board of a player
board-key-round = Clockwise round the table, and back
board-key-pass = Pass

## Taking back

board-undo-option-chair = Chair { $chair }
board-undo-option-chair-poisoned = Chair { $chair }
board-undo-option-forge = { $chip }, track { $track }
board-undo-option-resolve = { $reward }

## What rewards are for

board-for-units = Without a unit in a region you are not in its battle.
board-for-castle = +2 opening strength where you fight; { $vp } VP at the end.
board-for-leader = Counts in the battle where your leader stands.
board-for-shield = Whole, it blocks one madness or poison chip.
board-for-unlock = One of your four abilities works from now on.
board-for-wonderlandian = One of the three Wonderlandian cards.
board-for-smith = The chip leaves your bag for good and pays for ever.
board-for-calm = The chip leaves your bag for good.
board-for-shards = Each shard costs 1 VP at the end.
