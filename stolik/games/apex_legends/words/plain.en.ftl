### Apex Legends: the plain board.

ask-drop-loot = Choose the token to drop.
option-drop-loot = Drop something
zone-map = Map
zone-tile = Entry tile
zone-pool = Starting pool
zone-gained = Gained
zone-aim = Aim cards
zone-hand = { $card }: hand
zone-points-red = Red: victory points
zone-points-blue = Blue: victory points
zone-round = Round
zone-ap = AP
zone-ring-damage = Ring damage
plain-space = ({ $x },{ $y })
plain-side = { $card } ({ $side })
mark-level = level { $level }
mark-at-node = { $card } on ({ $i },{ $j }), level { $level }
mark-outside-ring = outside the ring
mark-for = for { $card }
mark-left-over = left over
mark-raven = raven
mark-beast = beast
mark-activated = activated
mark-off-map = off the map
mark-ammo = ammo { $ammo }
mark-used = exhausted
token-available = available
token-track = on the initiative track
token-cooldown-1 = cooldown 1
token-cooldown-2 = cooldown 2
token-cooldown-3 = cooldown 3

mark-on-it = { $card }
mark-north = to the north: { $card }
mark-west = to the west: { $card }
mark-bin-closed = closed
mark-bin-open = open

## The key of the map

key-level = level { $level }
key-rise = edge of a roof
key-loot = loot
key-outside-ring = outside the ring
key-bin-closed = supply bin
key-bin-open = open supply bin

## Legends, shots and what is to be drafted

zone-draft = Legends
zone-shot = Odds of a shot
zone-legend = { $card } ({ $letter }), { $team }: shield { $shield }/{ $limit }, health { $health }, deathboxes { $deathboxes }, backpack { $pack }, feat cards { $cards }
zone-legend-active = ▶ { $card } ({ $letter }), { $team }: shield { $shield }/{ $limit }, health { $health }, deathboxes { $deathboxes }, backpack { $pack }, feat cards { $cards }
plain-odds = { $enemy }, { $weapon }: { $word } ({ $hits }%), { $damage }.{ $tenths } damage on average, eliminates in { $eliminates }%. Hit Threshold { $threshold }.
plain-shot = { $legend } shoots at { $enemy } with { $weapon }.
plain-shot-values = { $legend } shoots at { $enemy } with { $weapon }: Hit Threshold { $threshold }, aim cards: { $shots }×{ $cards }, damage of a hit: { $damage }.
plain-shot-odds = { $legend } shoots at { $enemy } with { $weapon }: { $word } ({ $hits }%), { $mean }.{ $tenths } damage on average. Hit Threshold { $threshold }, aim cards: { $shots }×{ $cards }, damage of a hit: { $damage }.
odds-never = cannot hit
odds-rarely = hits rarely
odds-seldom = hits sometimes
odds-often = hits more often than not
odds-mostly = hits almost always
odds-always = always hits

## The lobby

game-apex-legends = Apex Legends
tagline-apex-legends = Two teams of legends, one shrinking ring. Loot, take cover, aim well.
setting-map = Map
setting-map-crossroads = Crossroads
setting-map-gorge = Split Gorge
setting-map-timber = Timber Heights
setting-team-size = Legends in a team
setting-team-size-2 = Two
setting-team-size-3 = Three
setting-draft = Legends
setting-draft-standard = Chosen in turn
setting-draft-random = Dealt at random
setting-draft-first-game = Those of the first game
setting-ring = Ring
setting-ring-on = With the ring
setting-ring-off = Without the ring
setting-first-team = First team
setting-first-team-even = Evenly, legends in turn
setting-first-team-one = One person plays every legend
setting-first-team-each = Everyone plays one legend
setting-first-team-12-3 = One person plays legends 1 and 2, another legend 3
setting-first-team-13-2 = One person plays legends 1 and 3, another legend 2
setting-first-team-1-23 = One person plays legend 1, another legends 2 and 3
setting-second-team = Second team
setting-second-team-even = Evenly, legends in turn
setting-second-team-one = One person plays every legend
setting-second-team-each = Everyone plays one legend
setting-second-team-12-3 = One person plays legends 1 and 2, another legend 3
setting-second-team-13-2 = One person plays legends 1 and 3, another legend 2
setting-second-team-1-23 = One person plays legend 1, another legends 2 and 3
