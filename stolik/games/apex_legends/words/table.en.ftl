### Apex Legends: what is said at the table.

## Small parts

team-red = the red team
team-blue = the blue team
axis-ew = west to east
axis-ns = north to south
facing-n = north
facing-e = east
facing-s = south
facing-w = west
choice-move-3 = Move 3
choice-move-1 = Move 1 and a common accessory
choice-shield = Restore 12 shield
choice-health = Restore 12 health

## Questions

ask-from = { $source }. { $ask }
ask-colour = Choose the colour of your team. Red enters and acts first, blue drafts and is placed first.
ask-draft = Choose a legend for your team.
ask-equip = Choose an item of your starting pool and who gets it. Items left: { $left }.
ask-tile = Place one of your legends beside an edge of the entry tile.
ask-enter = Choose the legend that enters the map now, and where.
ask-activate = Choose the legend to activate.
ask-act = Choose the next action.
ask-move = Choose the next space, or stop. MP left: { $mp }.
ask-discard-feat = Choose the feat card to discard for the rush.
ask-interact = Interact and move 1: choose what comes next.
ask-use = Use and move 1: choose what comes next.
ask-melee = Melee and move 1: choose what comes next.
ask-destroy = Destroy 2 and move 1: choose what comes next.
ask-destroy-what = Choose a figure to destroy, or stop.
ask-interact-use = Interact and use: choose what comes next.
ask-board-zip = Move 1 and ride a zip line: choose what comes next.
ask-ride = Choose where the zip line takes you.
ask-portal = Choose where you leave the other portal.
ask-land = Choose where the legend lands.
ask-axis = Along which axis does the grenade lie?
ask-throw = Choose the planned landing space.
ask-shift = Shift the grenade one space, or stop.
ask-gain = What do you do with what you gained?
ask-make-room = Your backpack is full: choose a token to drop for the new one.
ask-put-where = Choose where the token falls.
ask-old-attachment = Where does the old attachment go?
ask-choose-weapon = Choose the weapon card to keep.
ask-load = Choose the weapon that gets 1 ammo.
ask-boost = Boost this shoot action?
ask-react-before = React before fire?
ask-react-after = React after fire?
ask-instant-boost = Play this instant as a boost?
ask-instant-grenade = Play this instant now that the grenade has landed?
ask-instant-thrown = Play this instant against the damage?
ask-instant-trophy = Play this instant for the eliminated enemy?
ask-instant-respawn = Play this instant for the respawn?
ask-respawn = Choose where the legend respawns.
ask-respawn-or-not = Respawn at once for 1 AP?
ask-canyon = Climb out of the canyon for 1 AP, or fall.
ask-place-node = Choose an intersection.
ask-place-space = Choose a space.
ask-facing = Which way does the figure face?
ask-transfer = Choose where the legend is put.
ask-choose-legend = Choose a legend.
ask-choose = Choose one.
ask-accelerate = Choose the ability to accelerate.
ask-initiate-or-not = Initiate this ability?
ask-use-one = Use an item, or pass.
ask-shoot = Choose the target and the weapon.
ask-peek = Choose a card, and whether it goes under the deck or on top of it.
ask-redraw = Choose a revealed card to replace.

## Options

option-red = Red
option-blue = Blue
option-pick = { $card }
option-activate = Activate { $card }
option-deal-rest = Deal out the rest for me
option-deal-weapon = { $item }: weapon for { $card }
option-deal-pack = { $item }: backpack of { $card }
option-deal-wear = { $item }: gear slot of { $card }
option-deal-attach = { $item }: on { $weapon } of { $card }
option-deal-leave = Leave { $item }
option-place = { $card }: { $side }
option-enter = { $card } enters at ({ $x }, { $y })
option-move = Move
option-interact = Interact and move 1
option-use-and-move = Use and move 1
option-melee = Melee and move 1
option-destroy-and-move = Destroy 2 and move 1
option-move-2 = Move 2
option-helmet = Interact and use (legendary helmet)
option-shoot = Shoot { $card } with { $weapon }
option-shoot-special = { $weapon }: special action against { $card }
option-play = Play { $card }
option-play-for = Play { $card } for { $legend }
option-boost = Boost with { $card }
option-react = React with { $card }
option-initiate = Initiate { $card }
option-rush = Rush: discard a feat card for 1 MP
option-discard = Discard { $card }
option-drop = Drop { $card }
option-take = Pick up { $card } from ({ $x }, { $y })
option-end = End the activation
option-stop = Stop here
option-no-boost = Fire without a boost
option-never = Do not ask again this turn
option-step = To ({ $x }, { $y })
option-go = To ({ $x }, { $y })
option-on = On ({ $x }, { $y })
option-climb = Climb to ({ $x }, { $y })
option-fall = Fall: the legend is eliminated
option-respawn = On ({ $x }, { $y })
option-respawn-now = Respawn
option-throw = At ({ $x }, { $y })
option-node = Intersection ({ $i }, { $j }), level { $level }
option-zip = Ride from anchor ({ $i }, { $j }), level { $level }
option-open-v = Open the bin west of ({ $x }, { $y })
option-open-h = Open the bin north of ({ $x }, { $y })
option-open-drop = Open the drop on ({ $x }, { $y })
option-attach = Attach { $card } to { $weapon }
option-detach = Take { $card } off { $weapon }
option-use = Use { $card }
option-attack = Attack { $card }
option-with = With { $weapon }
option-directly = Directly
option-destroy-raven = The raven on { $legend }
option-destroy-drone = The D.O.C. drone
option-destroy-zip-anchor = Pathfinder’s zip-line anchors
option-keep = Keep { $card }
option-swap = Keep { $card } and drop another token
option-wear = Equip { $card }
option-exchange = Exchange { $weapon } for it
option-ammo = Take its ammo
option-discard-weapon = Discard it
option-pack = Into the backpack
option-weapon = { $card }
option-load = { $weapon }
option-legend = { $card }
option-stay = Stay
option-choose = { $choice }
option-accelerate = { $card }
option-under = { $card }: under the deck
option-top = { $card }: on top
option-redraw = Replace { $card }
option-facing = Facing { $facing }
option-shift = One space { $direction }
option-axis = From { $axis }

## Events of the log

event-absorbed = { $legend }: the knockdown shield absorbs { $damage } damage.
event-accelerated = Accelerated: { $ability } (cooldown { $position }).
event-attached = { $legend } attaches { $loot } to { $weapon }.
event-attacked = { $legend } attacks { $enemy } in melee.
event-chose-weapon = { $legend } keeps the weapon { $weapon }.
event-collided = { $legend } collides: { $damage } damage.
event-cooled-down = { $ability } goes to cooldown { $position }.
event-damaged = { $legend } takes { $damage } damage: shield { $shield }, health { $health }.
event-destroyed-raven = { $legend } destroys a raven.
event-destroyed-drone = { $legend } destroys the D.O.C. drone.
event-destroyed-zip-anchor = { $legend } destroys Pathfinder’s zip-line anchors.
event-detached = { $legend } takes { $loot } off { $weapon }.
event-discarded = { $legend } discards { $loot }.
event-discarded-weapon = { $legend } discards the weapon { $weapon }.
event-drew-feats = { $legend } draws feat cards: { $count }.
event-drew-feats-1 = { $legend } draws { $first }.
event-drew-feats-2 = { $legend } draws { $first } and { $second }.
event-drew-feats-3 = { $legend } draws { $first }, { $second } and { $third }.
event-drew-loot = { $legend } draws { $loot }.
event-drew-weapon = { $legend } draws the weapon { $weapon }.
event-dropped = { $legend } drops { $loot } on ({ $x }, { $y }).
event-eliminated = { $legend } is eliminated. Deathboxes left: { $deathboxes }.
event-exchanged = { $legend } exchanges weapons: { $old } → { $weapon }.
event-exploded = { $loot } explodes.
event-healed = { $legend } restores { $points } health.
event-kept = { $legend } keeps { $loot }.
event-landed = { $loot } lands on ({ $x }, { $y }).
event-loaded = { $legend } loads { $weapon }: ammo { $ammo }.
event-moved = { $legend } moves to ({ $x }, { $y }).
event-opened-bin = { $legend } opens the bin at ({ $x }, { $y }).
event-played = { $legend } plays { $feat }.
event-pushed = { $legend } is pushed to ({ $x }, { $y }).
event-put-below-track =
    { $ability }: its token goes { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } ahead.
event-recharged = { $legend } restores { $points } shield.
event-respawned = { $legend } respawns on ({ $x }, { $y }).
event-revealed-aim = Aim cards: { $cards }.
event-revealed-no-aim = No aim card is revealed.
event-rushed = { $legend } rushes and discards { $feat }.
event-shifted = { $loot } is shifted to ({ $x }, { $y }).
event-threw = { $legend } throws { $loot } at ({ $x }, { $y }).
event-took = { $legend } picks up { $loot } from ({ $x }, { $y }).
event-took-ammo = { $legend } takes the ammo of { $weapon }.
event-transferred = { $legend } is put on ({ $x }, { $y }).
event-used = { $legend } uses { $loot }.
event-wore = { $legend } equips { $loot }: shield { $shield }.
event-turned-up-ring-card = A ring card is turned up: { $card }.
event-drew-for-initiative = Initiative: { $first } against { $second }.
event-chose-colour = { $seat } leads the red team.
event-recruited = { $legend } joins { $team } ({ $seat }).
event-drew-pool = The starting pool is drawn: { $team }.
event-dealt-out = { $left ->
    [0] The starting pool is dealt out: { $team }.
   *[other] Left of the starting pool: { $left } ({ $team }).
}
event-sorted-item = An item has its place: { $team }.
event-sorted-item-shown = Starting pool of { $team }: { $item } has its place.
event-sorted-item-rest = The rest of a starting pool is dealt out: { $count } ({ $team }).
event-equipped = { $legend } is equipped with { $first } and { $second }.
event-laid-tile = Bonus and epic tokens lie at the entry tile.
event-placed-at-tile = { $legend } stands at the entry tile: { $side }.
event-entered = { $legend } enters the map at ({ $x }, { $y }).
event-turn-began = Round { $round }, turn: { $team }.
event-round-began = Round { $round } begins.
event-activated = { $legend } is activated.
event-ended-activation = { $legend } ends the activation.
event-acted = { $legend }: { $action }. AP left: { $ap }.
event-initiated = { $legend } initiates { $ability }.
event-shot-at = { $legend } shoots at { $enemy } with { $weapon }. Ammo left: { $ammo }.
event-aimed = { $legend } aims: Hit Threshold { $threshold }, aim cards: { $shots }×{ $cards }.
event-put-under = { $card } goes under the aim deck.
event-hit = { $legend } is hit: hits { $hits }, headshots { $headshots }, damage { $damage }.
event-overheated = { $legend }: the weapon overheats. Ammo left: { $ammo }.
event-missed = { $legend } attacks { $enemy } in melee and misses.
event-swapped = { $legend } and { $ally } swap places.
event-tracked = The tracks lead to { $legend }: cover does not help.
event-sent-raven = A raven follows { $legend }.
event-peeked = { $legend } looks at aim cards: { $count }.
event-peeked-shown = { $legend } looks at the aim cards { $cards }.
event-placed = { $ability }: placed on ({ $x }, { $y }).
event-placed-node = { $ability }: placed on the intersection ({ $i }, { $j }), level { $level }.
event-came-down = { $ability } comes down on ({ $x }, { $y }).
event-available = { $ability } is available again.
event-ring-shrank = The ring shrinks to columns { $x0 }–{ $x1 }, rows { $y0 }–{ $y1 }.

## Actions

action-move = move 2
action-shoot = shoot
action-interact = interact and move 1
action-use = use and move 1
action-melee = melee and move 1
action-destroy = destroy 2 and move 1
action-helmet = interact and use
action-shoot-special = special action of the weapon

## The end

over-elimination = The team of { $winner } wins: every enemy legend has lost a deathbox.
over-points = The team of { $winner } wins by victory points.
over-victory-points = The last round is over: the team of { $winner } wins with more victory points.
over-health = Victory points are equal: the team of { $winner } wins with the healthiest unbeaten legend.
over-draw = The match ends in a draw.
over-gave-up = { $loser } concedes. The team of { $winner } wins.
