### Apex Legends: the drawn board.

## Legends and their plates

board-legend = { $card }, { $team }: shield { $shield }, health { $health }, deathboxes { $boxes }.
board-chance = Hit chance { $hits }%.
board-hand = Feat cards: { $count }
board-pack = Tokens in the backpack: { $count }
board-backpack = Backpack
board-gear = Gear of { $card }
board-look = Look at { $card }
board-back = Back to the active legend
board-weapon = Best Range { $range }, Hit Threshold { $threshold }, Rate of Fire { $rate }, damage { $damage }
board-score = Victory points: red { $red }, blue { $blue }. Round { $round } of 8.

## The map

board-next-ring = NEXT RING · after round { $round }
board-cost = { $mp } MP
board-walk = Walk to ({ $x }, { $y }): { $cost } MP
board-away = distance { $away }
board-hides = in cover
board-seen = in sight
board-unseen = out of sight
board-outside = outside the ring: { $damage } damage
board-mp-left = MP left: { $mp }
board-canyon = canyon: the action ends
board-through = through a portal
board-seen-by = Seen by:
board-seen-by-nobody = No enemy sees this space.
board-seen-from = { $card }, distance { $away }
board-again = Tap again: walk there.
board-higher = higher
board-lower = lower
board-follow = Show the active legend
board-zoom = Closer or farther
board-drop = Map drop
board-drop-tile = Each legend will walk in from its edge with the movement of the bonus token there, and gets what the token gives. Choose a legend, then an edge.
board-enters = { $card } enters
board-drop-enter = Red enters first. Each legend walks in from its own edge with the movement of the bonus token there.

## Keys of the active legend

key-move = Move 2
key-move-long = Move 2: two movement points; climbing a level or crossing a low wall costs 1 more
key-move-half = Move 1
key-move-half-long = Move 1
key-interact = Interact
key-interact-long = Interact and move 1: open a bin, ride a zip line, change attachments
key-use = Use
key-use-long = Use and move 1: an accessory or a grenade of the backpack
key-melee = Melee
key-melee-long = Melee and move 1: strike an adjacent enemy and push them back
key-destroy = Destroy
key-destroy-long = Destroy 2 and move 1: figures that abilities have put on the map
key-helmet = Helmet
key-helmet-long = Interact and use (legendary helmet)
key-rush = Rush
key-rush-long = Rush: discard a feat card for 1 MP
key-drop-loot = Drop
key-drop-loot-long = Drop something from the backpack

## A shot

board-ask-fire = Fire for 1 AP and 1 ammo? The other side may still react.
board-ask-fire-free = Fire? The other side may still react.
board-go-option-shoot = Fire
board-go-option-shoot-special = Fire
board-ask-place = { $card }: where does it go?
board-ask-edge = { $card }: beside which edge?
board-ask-enter = { $card }: on which space?
board-ask-who = Who enters here?
board-ask-rush = No MP left: rush for one more, or stop.
board-ask-step = Choose the next space. MP left: { $mp }.
board-ask-free = No AP left: free actions, or end the activation.
board-aim = Aiming at { $card }
board-fires = { $card } fires at { $enemy }
board-fell = { $card }: hits { $hits }, damage { $damage }
board-to-hit = TO HIT
board-after = AFTER
board-shots = aim cards: { $shots }
board-damage = Damage
board-life = shield { $shield } · health { $health }
board-mean = expected damage
board-expected = expected damage { $damage }
board-headshot = a headshot
board-headshots = { $count ->
    [one] headshot
   *[other] headshots
}
board-hits = { $count ->
    [one] hit
   *[other] hits
}
board-falls = eliminates
board-needs = Each card needs
board-deck = Aim deck at the first card
board-deck-key = orange: hits
board-threshold = HT { $threshold }
board-hit-damage = damage { $damage }, headshot +{ $headshot }
board-more-answers = You can play: { $count }. Point at one to see its effect.
board-nothing = You have nothing to play here.
board-special = { $weapon }: special action
part-printed = printed
part-distance = distance
part-optic = optic
part-still = not moved
part-beast = beast
part-smoke = smoke
part-boost = boost
part-reaction = reaction
part-fixed = set by a feat
outcome-hit = HIT
outcome-headshot = HEADSHOT
outcome-helmet = HELMET
outcome-half = HALF-HIT
outcome-miss = MISS

## Grenades and abilities

board-blast = In the blast
board-planned = Planned: ({ $x }, { $y })
board-nobody = Nobody
board-then = After the shift
board-average = on average { $damage }
board-scatter = The dots show where it may land, in percent. Ways to draw the cards: { $ways }.
board-hint-draft = Point at a legend: its eight feats and how its abilities work
board-point = Point at a place to see whom it touches and which shots it hampers.
board-hampers = Shots that get harder
board-hampers-both = { $shooter } and { $target } at each other:
board-hampers-one = { $shooter } at { $target }:
board-hampers-none = No shot that is possible now gets harder.
board-forbidden = no shot
board-harder = HT +{ $by }
board-here-throw = Throw it here
board-here-place = Place it here
board-here-turn = This way
board-touched = Who is touched
board-turns = turns: { $turns }
board-on-top = On top of the deck
board-under = Under the deck

## What is gained and dealt out

board-gained = Gained
board-ground = To the ground
board-exchange = Choose one of your weapons to exchange it.
board-drag = Drag it to its place, or choose it and then the place.
board-dealt = Dealt out: { $done } of { $all }
board-dealing = The teams deal out their starting pools.
board-to-place = Still to place: { $count }
board-left = Left behind: { $count }
board-choose-item = Point at an item to see what it does. Choose it, then its place, or drag it there.
board-team-red = Red enters the map and acts first.
board-team-blue = Blue drafts and is placed first.

## The help

sign-wall = wall
sign-low-wall = low wall (cover)
sign-roof = roof; the numeral is its level
sign-open = can be chosen
sign-target = can be shot
sign-area = ring, areas of damage
sign-signs = Signs
sign-turns = turns
keys-target = Previous or next target
keys-gun = The other gun
keys-stop = Stop moving, done
keys-take = Pick up
keys-stroll = Go over the map; turn a figure
keys-pass = Pass

## What is taken back

board-undo-option-activate = { $card }
board-undo-option-initiate = { $card }
board-undo-option-use = { $card }
board-undo-option-take = { $card }
board-undo-option-drop = { $card }
board-undo-option-play = { $card }
board-undo-option-boost = { $card }
board-undo-option-react = { $card }
board-undo-option-attack = { $card }
board-undo-option-step = the place ({ $x }, { $y })
board-undo-option-go = the place ({ $x }, { $y })
board-undo-option-on = the place ({ $x }, { $y })
board-undo-option-throw = the place ({ $x }, { $y })
board-undo-option-node = the place ({ $i }, { $j })
board-undo-option-shoot = the shot
board-undo-option-shoot-special = the shot
board-undo-option-end = the end of the activation
