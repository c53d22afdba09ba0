### Radlands: the names of the cards, what they do in our own words, and the terms of the game.
### A text gives one ability or trait per line; “? water” costs as much as the ability that is used.

## Camps; `-v2-text` is the revised 2.0 printing

card-adrenaline-lab = Adrenaline Lab
card-adrenaline-lab-text = ? water: choose a damaged person of yours, pay for one of its abilities and carry it out, then destroy that person.
card-adrenaline-lab-v2-text = 0 water: choose a damaged person of yours, pay for one of its abilities and carry it out, then destroy that person.
card-arcade = Arcade
card-arcade-text = 1 water: gain a punk. Only if you have no more than one person in play.
card-atomic-garden = Atomic Garden
card-atomic-garden-text = 2 water: restore one of your damaged people; that person becomes ready.
card-blood-bank = Blood Bank
card-blood-bank-text = 0 water: destroy one of your people, then gain 1 extra water.
card-bonfire = Bonfire
card-bonfire-text =
    0 water: damage this card, then restore any number of your cards.
    Trait: nothing can restore this card.
card-cache = Cache
card-cache-text = 0 water: damage this card, then choose one: draw a card, restore one of your damaged cards, or gain a punk.
card-cache-v2-text = 2 water: raid, then gain a punk.
card-cannon = Cannon
card-cannon-text = 1 water: damage this card, then damage an unprotected card of the opponent.
card-cannon-v2-text =
    2 water: damage an unprotected card of the opponent. Only while this card is undamaged.
    Trait: this card starts the game damaged.
card-catapult = Catapult
card-catapult-text = 2 water: damage any card of the opponent, protected or not, then destroy one of your people.
card-command-post = Command Post
card-command-post-text = 3 water, 1 less for each of your punks in play (never below 0): damage an unprotected card of the opponent.
card-construction-yard = Construction Yard
card-construction-yard-text = 1 water: turn one of your destroyed camps faceup again, then destroy this card. Only while this card is undamaged.
card-construction-yard-v2-text =
    1 water: move one person of either player to another place on that player’s side.
    2 water: raid.
card-garage = Garage
card-garage-text = 1 water: raid.
card-juggernaut = Juggernaut
card-juggernaut-text = 1 water: move this card one place forward; people it passes end up behind it. Instead of a third move it returns to the camp row, and the opponent destroys one of their own camps of their choice.
card-labor-camp = Labor Camp
card-labor-camp-text = 0 water: destroy one of your people, then restore one of your damaged cards.
card-mercenary-camp = Mercenary Camp
card-mercenary-camp-text = 2 water: the opponent chooses: discard 2 cards (not the Water Silo), or destroy one of their own people or camps.
card-mercenary-camp-v2-text = 2 water: damage any camp of the opponent, protected or not. Only if you have at least 4 people in play.
card-mulcher = Mulcher
card-mulcher-text = 0 water: destroy one of your people, then draw a card.
card-nest-of-spies = Nest of Spies
card-nest-of-spies-text = 1 water: damage an unprotected card of the opponent. Only if you put at least 2 people into play this turn.
card-oasis = Oasis
card-oasis-text = Trait: while you have no people in this column, playing a person into it costs 1 water less.
card-obelisk = Obelisk
card-obelisk-text = Trait: this card is destroyed before the game begins.
card-obelisk-v2-text = Trait: you win as soon as the last card of the draw deck is taken.
card-omen-clock = Omen Clock
card-omen-clock-text = 1 water: advance one event of either player by 1 space.
card-outpost = Outpost
card-outpost-text =
    2 water: raid.
    2 water: restore one of your damaged cards.
card-parachute-base = Parachute Base
card-parachute-base-text = ? water: play a person from your hand and use one of its abilities, paying for both, then damage that person.
card-parachute-base-v2-text = 0 water: play a person from your hand and use one of its abilities, paying for both, then damage that person.
card-pillbox = Pillbox
card-pillbox-text = 3 water, 1 less for each of your destroyed camps: damage an unprotected card of the opponent.
card-railgun = Railgun
card-railgun-text = 2 water: damage an unprotected card of the opponent.
card-reactor = Reactor
card-reactor-text = 2 water: destroy this card and all people of both players.
card-resonator = Resonator
card-resonator-text = 2 water: destroy an unprotected damaged card of the opponent.
card-resonator-v2-text = 1 water: damage an unprotected card of the opponent. This must be the only ability you use this turn.
card-scavenger-camp = Scavenger Camp
card-scavenger-camp-text =
    2 water: raid.
    1 water: restore one of your damaged cards. Only if your Raiders resolved this turn.
card-scavenger-camp-v2-text = 0 water: discard a card (not the Water Silo), then choose one: gain a punk or gain 1 extra water.
card-scud-launcher = Scud Launcher
card-scud-launcher-text = 1 water: the opponent chooses one of their own people or camps, protected or not; it is damaged.
card-supply-depot = Supply Depot
card-supply-depot-text = 2 water: draw 2 cards, then discard one of them.
card-the-octagon = The Octagon
card-the-octagon-text = 1 water: destroy one of your people. The opponent then destroys one of their own people of their choice.
card-training-camp = Training Camp
card-training-camp-text = 1 water: turn one of your punks faceup. If it is a person, it enters play in that place. If it is an event, discard it, then gain a punk and gain 1 extra water.
card-training-camp-v2-text = 2 water: damage an unprotected card of the opponent. Only if you have 2 people in this camp’s column.
card-transplant-lab = Transplant Lab
card-transplant-lab-text = 1 water: restore one of your damaged cards. Only if you put at least 2 people into play this turn.
card-victory-totem = Victory Totem
card-victory-totem-text =
    2 water: injure an unprotected enemy.
    2 water: raid.
card-victory-totem-v2-text =
    2 water: damage an unprotected card of the opponent.
    2 water: raid.
card-warehouse = Warehouse
card-warehouse-text = 0 water: damage this card, then discard one or more cards (not the Water Silo) and draw one card more than you discarded.
card-warehouse-v2-text = 1 water: restore one of your damaged cards. Only if the opponent has an unprotected camp.
card-watchtower = Watchtower
card-watchtower-text = 1 water: damage an unprotected card of the opponent. Only if any event resolved this turn.

## People

card-assassin = Assassin
card-assassin-text = 2 water: destroy an unprotected enemy.
card-cult-leader = Cult Leader
card-cult-leader-text = 0 water: destroy one of your people, then damage an unprotected card of the opponent.
card-doomsayer = Doomsayer
card-doomsayer-text =
    1 water: damage an unprotected card of the opponent. Only if the opponent has an event in play.
    Trait: when this card enters play, you may move all events of the opponent back by 1 space.
card-exterminator = Exterminator
card-exterminator-text = 1 water: destroy all damaged enemies.
card-gunner = Gunner
card-gunner-text = 2 water: injure all unprotected enemies.
card-holdout = Holdout
card-holdout-text =
    1 water: damage an unprotected card of the opponent.
    Trait: this card costs 0 if you play it into the column of a destroyed camp of yours.
card-looter = Looter
card-looter-text = 2 water: damage an unprotected card of the opponent. If that was a camp, draw a card.
card-mimic = Mimic
card-mimic-text = ? water: pay for one ability of a ready person of yours or of an undamaged enemy and carry it out as if it were this card’s own.
card-muse = Muse
card-muse-text = 0 water: gain 1 extra water.
card-mutant = Mutant
card-mutant-text = 0 water: damage an unprotected card of the opponent, or restore one of your damaged cards, or do both in this order; then damage this card.
card-pyromaniac = Pyromaniac
card-pyromaniac-text = 1 water: damage an unprotected camp of the opponent.
card-rabble-rouser = Rabble Rouser
card-rabble-rouser-text =
    1 water: gain a punk.
    1 water: damage an unprotected card of the opponent. Only if you have a punk in play.
card-repair-bot = Repair Bot
card-repair-bot-text =
    2 water: restore one of your damaged cards.
    Trait: when this card enters play, restore one of your damaged cards.
card-rescue-team = Rescue Team
card-rescue-team-text =
    0 water: return one of your people to your hand.
    Trait: this card enters play ready.
card-scientist = Scientist
card-scientist-text = 1 water: discard the top 3 cards of the draw deck; then you may carry out the junk effect of one of them.
card-scout = Scout
card-scout-text = 1 water: raid.
card-sniper = Sniper
card-sniper-text = 2 water: damage any card of the opponent, protected or not.
card-vanguard = Vanguard
card-vanguard-text =
    1 water: damage an unprotected card of the opponent; then the opponent damages an unprotected card of yours.
    Trait: when this card enters play, gain a punk.
card-vigilante = Vigilante
card-vigilante-text = 1 water: injure an unprotected enemy.
card-wounded-soldier = Wounded Soldier
card-wounded-soldier-text =
    1 water: damage an unprotected card of the opponent.
    Trait: when this card enters play, draw a card, then damage this card.
card-argo-yesky = Argo Yesky
card-argo-yesky-text =
    1 water: damage an unprotected card of the opponent.
    Trait: all your people have this card’s ability as well.
    Trait: when this card enters play, gain a punk.
card-karli-blaze = Karli Blaze
card-karli-blaze-text =
    1 water: damage an unprotected card of the opponent.
    Trait: your people, this card included, enter play ready.
card-magnus-karv = Magnus Karv
card-magnus-karv-text = 2 water: damage every card in one column of the opponent, protected or not.
card-molgur-stang = Molgur Stang
card-molgur-stang-text = 1 water: destroy any camp of the opponent, protected or not.
card-vera-vosh = Vera Vosh
card-vera-vosh-text =
    1 water: injure an unprotected enemy.
    Trait: each of your cards stays ready after its first ability use in a turn.
card-zeto-khan = Zeto Khan
card-zeto-khan-text =
    1 water: draw 3 cards, then discard 3 cards from your hand (not the Water Silo).
    Trait: the first event you play each turn has bomb number 0.

## Events

card-banish = Banish
card-banish-text = Destroy any enemy, protected or not.
card-bombardment = Bombardment
card-bombardment-text = Damage every camp of the opponent, then draw as many cards as the opponent has destroyed camps.
card-famine = Famine
card-famine-text = Each player, starting with you, keeps one person of their choice and destroys all their others.
card-high-ground = High Ground
card-high-ground-text = Place your people anew as you like. Until the end of the turn every card of the opponent counts as unprotected.
card-interrogate = Interrogate
card-interrogate-text = Draw 4 cards, then discard 3 of them.
card-napalm = Napalm
card-napalm-text = Destroy all enemies in one column.
card-radiation = Radiation
card-radiation-text = Injure all people of both players.
card-strafe = Strafe
card-strafe-text = Injure all unprotected enemies.
card-truce = Truce
card-truce-text = All people in play, punks included, return to the hands of their owners.
card-uprising = Uprising
card-uprising-text = Gain three punks.

## Water Silo, Raiders, punk

card-water-silo = Water Silo
card-water-silo-text =
    Junk: gain 1 extra water; this card goes back to your play area, not to the discard pile.
    Trait: for 1 water you may take this card from your play area into your hand.
card-raiders = Raiders
card-raiders-text = The opponent chooses one of their own camps, protected or not; it is damaged. This card then goes back to your play area.
card-punk = Punk
card-punk-text = A person without abilities and traits: a facedown card from the top of the draw deck. The first damage destroys it, and its card goes back on top of the deck, unseen.

## Effect icons

effect-destroy-text = A destroyed person is discarded, a destroyed camp is turned facedown, a destroyed punk goes back on top of the draw deck.
effect-damage-text = Damage a camp or a person. A card that was already damaged is destroyed. Without further wording only an unprotected card of the opponent can be chosen.
effect-injure-text = Damage that can hit people only, never camps.
effect-restore-text = You may make one of your damaged cards undamaged. A restored person is not ready this turn.
effect-restore-ua-text = You may make one of your damaged cards undamaged. A card cannot restore itself. A restored person is not ready this turn.
effect-draw-text = Take the top card of the draw deck into your hand.
effect-punk-text = You may put the top card of the draw deck facedown into one of your columns as a punk.
effect-water-text = Gain 1 water that can be spent this turn only.
effect-raid-text = Put your Raiders into your event queue. If they are there already, advance them by 1 space; from the first space they resolve at once.

## What abilities do, in short

does-damage = damage
does-injure = injure
does-raid = raid
does-restore = restore
does-punk = gain a punk
does-water = gain 1 extra water
does-argo = damage, granted by { card-argo-yesky }
does-assassin = destroy an enemy
does-cult-leader = destroy one of your people, then damage
does-doomsayer = damage
does-exterminator = destroy all damaged enemies
does-gunner = injure all unprotected enemies
does-looter = damage; a hit on a camp draws a card
does-magnus-karv = damage a whole column
does-mimic = copy an ability
does-molgur-stang = destroy any camp
does-mutant = damage and/or restore, then damage this card
does-pyromaniac = damage an unprotected camp
does-rabble-rouser = damage
does-rescue-team = take one of your people back
does-scientist = discard three cards of the deck
does-sniper = damage any card
does-vanguard = damage, then suffer damage
does-zeto-khan = draw 3 cards, discard 3
does-adrenaline-lab = use an ability of a damaged person
does-arcade = gain a punk
does-atomic-garden = restore a person and make it ready
does-blood-bank = destroy one of your people, then gain 1 extra water
does-bonfire = damage this card, restore any number of cards
does-cache = damage this card, then draw, restore or gain a punk
does-cannon = damage this card, then damage
does-catapult = damage any card, then destroy one of your people
does-command-post = damage
does-construction-yard = turn a destroyed camp back, destroy this card
does-juggernaut = move this card
does-labor-camp = destroy one of your people, then restore
does-mercenary-camp = the opponent discards 2 cards or destroys one of their own
does-mulcher = destroy one of your people, then draw a card
does-nest-of-spies = damage
does-omen-clock = advance an event
does-parachute-base = play a person and use its ability, then damage it
does-pillbox = damage
does-reactor = destroy this card and all people
does-resonator = destroy an unprotected damaged card
does-scavenger-camp = restore
does-scud-launcher = damage a card the opponent chooses
does-supply-depot = draw 2 cards, discard one of them
does-the-octagon = destroy one of your people; the opponent destroys one too
does-training-camp = turn a punk faceup
does-transplant-lab = restore
does-warehouse = damage this card, exchange cards
does-watchtower = damage
does-cache-v2 = raid, then gain a punk
does-cannon-v2 = damage
does-construction-yard-v2 = move a person
does-mercenary-camp-v2 = damage any camp
does-resonator-v2 = damage, as the only ability this turn
does-scavenger-camp-v2 = discard a card, then gain a punk or 1 extra water
does-training-camp-v2 = damage
does-warehouse-v2 = restore

## Terms

term-camp = camp
term-person = person
term-people = people
term-punk = punk
term-event = event
term-raiders = Raiders
term-water-silo = Water Silo
term-water = water
term-water-disc = water disc
term-extra-water = extra water
term-destroy = destroy
term-damage = damage
term-injure = injure
term-restore = restore
term-draw = draw a card
term-gain-punk = gain a punk
term-raid = raid
term-junk = junk
term-junk-effect = junk effect
term-ability = ability
term-trait = trait
term-cost = cost
term-ready = ready
term-not-ready = not ready
term-damaged = damaged
term-destroyed = destroyed
term-protected = protected
term-unprotected = unprotected
term-enemy = enemy
term-column = column
term-in-front = in front
term-behind = behind
term-event-queue = event queue
term-space = space
term-bomb-icon = bomb icon
term-advance = advance
term-move-back = move back
term-resolve = resolve
term-enters-play = enters play
term-put-into-play = put into play
term-draw-deck = draw deck
term-camp-deck = camp deck
term-discard-pile = discard pile
term-discard = discard
term-hand = hand
term-play-area = play area
term-player-aid = player aid
term-player = player
term-opponent = opponent
term-start-player = start player
term-turn = turn
term-phase = phase
term-events-phase = Events
term-replenish-phase = Replenish
term-actions-phase = Actions
term-cleanup = cleanup
term-play-card = Play Card
term-draw-card = Draw Card
term-junk-card = Junk Card
term-take-water-silo = Take Water Silo
term-use-ability = Use Ability
term-starting-cards = starting cards
term-faceup = faceup
term-facedown = facedown
term-any = any
term-all = all
term-one-of = one of
term-water-discard = water discard
term-effect-icons = effect icons
term-setup = setup
term-components = components
term-card-types = card types
term-end-of-the-game = end of the game
term-win = win
term-tie = draw
term-no-friendly-fire = no friendly fire
term-no-peeking = no peeking
term-no-dumpster-diving = no dumpster diving
term-no-hand-limit = no hand limit
term-playmat = playmat
