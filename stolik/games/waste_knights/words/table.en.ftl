### Waste Knights: what is said at the table.

## Terms

game-waste-knights = Waste Knights
tagline-waste-knights = Australia after the Scourge: fuel, dust and other people’s stories. Yours is wherever you drive.
resource-fuel = Fuel
resource-ammo = Ammo
resource-meds = Meds
skill-blades = Blades
skill-guns = Guns
skill-survival = Survival
skill-negotiation = Negotiation
skill-firstaid = First Aid
skill-tech = Tech
terrain-highway = highway
terrain-desert = desert
terrain-mountains = mountains
terrain-bush = bush
terrain-crater = crater
space-highway = a highway space
space-desert = a desert space
space-mountains = a mountain space
space-bush = a bush space
space-crater = a crater space
colour-white = white
colour-green = green
colour-blue = blue
colour-red = red
stat-health = Health
stat-resistance = Resistance
stat-repair = Repair
stat-explore = Exploration
stat-load = Load
stat-speed = Speed
stat-tank = Tank
stat-bonus = speed bonus
stat-durability = Durability
trait-ambush = Ambush
trait-armour-piercing = Armour-Piercing
trait-unstoppable = Unstoppable
enemy-type-machine = machine
enemy-type-beast = beast
enemy-type-mutant = mutant
enemy-type-gang = gang
enemy-type-cult = cult
attack-ranged = ranged attack
attack-melee = melee attack
hazard-rad = radiation
hazard-contamination = contamination
hazard-threat = threat
hazard-rad-sign = ☢︎
hazard-contamination-sign = ☣︎
hazard-threat-sign = !
harm-wound = wound
harm-tainted = tainted wound
harm-rad = radiation
harm-damage = damage
shop-sawbones = Sawbones
shop-mechanic = Mechanic
shop-workshop = Workshop
shop-market = Market
face-blank = blank
face-s = success
face-f = Fate
face-bl = Bad luck
face-ss = 2 successes
face-sf = success and Fate
face-sbl = success and Bad luck
action-move = Move
action-camp = Camp
action-explore = Explore
action-city = City
action-regain-consciousness = Regain Consciousness
action-overhaul = Overhaul
action-miracle-fix = Miracle Fix
card-unarmed = unarmed

## Options

option-choose-knight = { $what }
option-choose-vehicle = { $what }
option-take = Take: { $what }
option-without = Go without
option-move = Move
option-camp = Camp
option-explore = Explore
option-city = Visit the city
option-arrange = Arrange your equipment
option-finish = End your turn
option-later = Later
option-keep-roll = Keep the roll
option-go-on = Go on
option-roll = Roll
option-break-camp = Break camp
option-leave-city = Leave the city
option-let-happen = Let it happen
option-take-wounds = Take the wounds
option-enough = Enough
option-no = No
option-do-it = Do it
option-offer-nothing = Offer nothing
option-offer-this = Offer this
option-keep-all = Keep all
option-special = Special action: { $what }
option-go = Go to { $space } ({ $terrain })
option-go-named = Go to { $place }, { $space } ({ $terrain })
option-stop = Stop here
option-use = Use { $what }
option-return = Return { $what } to the bag
option-gain = Gain { $what }
option-lose = Discard { $what }
option-pay = Pay with { $what }
option-hold = Hold { $what }
option-hold-two = Hold { $what } and { $other }
option-hold-nothing = Hold no weapon
option-wear = Wear { $what }
option-wear-nothing = Wear no armour
option-stow = Stow { $what } in the vehicle
option-discard = Discard { $what }
option-heal-wound = Heal a wound
option-heal-tainted = Turn a tainted wound into a wound
option-prevent-wound = Ignore a wound
option-prevent-tainted = Ignore a tainted wound
option-lose-die = Lose a die: { $colour }
option-arm = Attack with { $what }
option-arm-unarmed = Attack unarmed
option-armour = Use { $what }
option-accept = Accept
option-decline = Keep looking
option-fuel = Spend 1 Fuel for Exploration +1
option-visit = { $what }
option-treat = Remove 1 radiation and heal 4
option-fix = Remove up to 3 damage
option-cure = Discard the injury { $what }
option-mend = Discard the fault { $what }
option-repair = Repair { $what }
option-advance = Take the advance { $what }
option-agree = Agree
option-refuse = Refuse
option-pick = A { $colour } die: { $face }
option-cancel = Cancel
option-propose = Propose this exchange
option-give = Give { $what }
option-ask = Ask for { $what }
option-exchange = Exchange with { $what }
option-repair-two = Repair { $what } of { $other }
option-advances = Take an advance
option-camp-heal = Spend 1 Meds to heal
option-camp-heal-other = Spend 1 Meds to heal { $what }
option-camp-cleanse = Spend 1 Meds to remove 1 radiation
option-camp-cleanse-other = Spend 1 Meds to remove 1 radiation from { $what }
option-camp-fix = Spend 1 Repair to remove 1 damage
option-camp-fix-other = Spend 1 Repair to remove 1 damage of { $what }

## Questions

ask-choose-knight = Choose your knight.
ask-choose-vehicle = Choose your vehicle.
ask-replace-vehicle = Choose another vehicle.
ask-draft = Take a card of starting equipment.
ask-replace-weapon = A weapon of your set is taken: choose another.
ask-replace-armour = The armour of your set is taken: choose another.
ask-act = Choose your next action.
ask-route = Choose the next space of your route, or stop.
ask-hazard-rad = A radiation symbol: use something against it?
ask-hazard-contamination = A contamination symbol: use something against it?
ask-hazard-threat = A threat symbol: use something against it?
ask-return-token = { card-slip-through }: return a threat token to the bag?
ask-wasteland = The wasteland card is revealed. Use something?
ask-arrange = Discard equipment, or go on.
ask-hold-weapons = Choose the weapons in your hands.
ask-wear-armour = Choose the armour you wear.
ask-place-card = Where does { $what } go?
ask-shed = Too many cards: discard one.
ask-shift = There is less room now: choose a card to put elsewhere.
ask-discard-drawn = Discard one of the drawn cards.
ask-gain-resource = Gain a resource of your choice.
ask-lose-resource = Discard a resource of your choice.
ask-pay-resource = Choose a resource to pay with.
ask-pay-gear = Choose an equipment card to discard ({ $count } to pay).
ask-heal = Use a healing point ({ $count } left).
ask-prevent = Choose what to ignore.
ask-hurt = You are about to take wounds. Use something?
ask-collapse = Your wounds would reach your Health. Use something?
ask-receive-radiation = You are about to receive radiation. Use something?
ask-receive-damage = Your vehicle is about to receive damage. Use something?
ask-dealt = You are dealt wounds. Use armour or something else?
ask-beforehand = Before you go on: use something?
ask-before-roll = Before your roll: use something?
ask-after-roll = After your roll: use something?
ask-combat-start = The combat begins. Use something?
ask-opening = Opening: use something?
ask-assault = Assault: use something?
ask-resolution = Resolution: use something?
ask-lose-die = Choose a die to lose.
ask-reroll = Choose a die to reroll ({ $count } at most).
ask-weapon = Choose the weapon for this combat.
ask-fate = Choose what this Fate triggers.
ask-foe-offer = Use what the enemy card offers?
ask-may = You may do what is written. Do it?
ask-explore = Accept this find or keep looking?
ask-city = Choose a shop.
ask-sawbones = What should the Sawbones do?
ask-mechanic = What should the Mechanic do?
ask-workshop = Choose a broken card to repair.
ask-pay = What do you pay with? (Value so far: { $count })
ask-buy = What do you take? (Value left: { $count })
ask-repair-gear = Choose a broken card to repair.
ask-camp = What do you do in the camp?
ask-advance = Choose an advance.
ask-exchange = What is exchanged with { $what }?
ask-consent = { $what } proposes an exchange. Do you agree?
ask-win = The enemy is defeated. Use something?
ask-placed = The wounds are placed. Use something?

## Events of the log

event-gained =
    { $count ->
        [0] { $knight } gains no { $resource }: there is no room for it, or none is left.
       *[other] { $knight } gains { $resource }: { $count }.
    }
event-lost = { $knight } discards { $resource }: { $count }.
event-discarded = { $knight } discards { $card }.
event-broke = A card of { $knight } breaks: { $card }.
event-repaired = A card of { $knight } is repaired: { $card }.
event-drew-gear =
    { $knight } draws equipment: { $cards-count ->
        [1] { $cards-first }
        [2] { $cards-first }, { $cards-second }
        [3] { $cards-first }, { $cards-second }, { $cards-third }
        [4] { $cards-first }, { $cards-second }, { $cards-third }, { $cards-fourth }
        [5] { $cards-first }, { $cards-second }, { $cards-third }, { $cards-fourth }, { $cards-fifth }
       *[other] { $cards-first }, { $cards-second }, { $cards-third }, { $cards-fourth }, { $cards-fifth }, { $cards-sixth }…
    }.
event-placed-card = { $knight } keeps { $card }.
event-arranged = { $knight } arranges the equipment.
event-reshuffled = A deck has run out; its discard pile is shuffled.
event-wounded =
    { $knight } takes { $tainted ->
        [0] wounds: { $wounds }
       *[other] { $wounds ->
            [0] tainted wounds: { $tainted }
           *[other] wounds: { $wounds }, tainted: { $tainted }
        }
    }.
event-irradiated = { $knight } receives { $count } radiation.
event-cleansed = { $knight } loses { $count } radiation.
event-healed = { $knight } heals: { $what }.
event-collapsed = { $knight } loses consciousness.
event-woke = { $knight } regains consciousness with an injury: { $injury }.
event-injured = { $knight } has an injury: { $injury }.
event-cured = { $knight } is rid of an injury: { $injury }.
event-eliminated = { $knight } is eliminated.
event-picked-up = { $knight } picks up what was left here.
event-damaged = The vehicle of { $knight } receives { $count } damage.
event-wrecked = The vehicle of { $knight } is a wreck.
event-fixed = { $count } damage is removed from the vehicle of { $knight }.
event-overhauled = { $knight } overhauls the vehicle; a fault stays: { $fault }.
event-faulted = The vehicle of { $knight } has a fault: { $fault }.
event-mended = The vehicle of { $knight } is rid of a fault: { $fault }.
event-replaced-vehicle = { $knight } now drives another vehicle: { $vehicle }.
event-lost-vehicle = { $knight } loses the vehicle: { $vehicle }.
event-drew-token = { $knight } draws a threat token: { $token }.
event-tested =
    { $knight } tests { $skill } (difficulty { $difficulty ->
        [0] X
       *[other] { $difficulty }
    }).
dice-rolled =
    { $white-count ->
        [0] { "" }
       *[other] { " " }[white { $white }]
    }{ $green-count ->
        [0] { "" }
       *[other] { " " }[green { $green }]
    }{ $blue-count ->
        [0] { "" }
       *[other] { " " }[blue { $blue }]
    }{ $red-count ->
        [0] { "" }
       *[other] { " " }[red { $red }]
    }
event-rolled = { $who } – roll:{ $dice }.
event-rerolled = After a reroll:{ $dice }.
event-passed = { $knight } passes the test (successes: { $successes }).
event-failed = { $knight } fails the test (successes: { $successes }).
event-fought = { $knight } fights { $enemy } (Health { $health }).
event-armed = { $knight } attacks with: { $card }.
event-armed-unarmed = { $knight } attacks unarmed.
event-struck =
    { $who } – { $tainted ->
        [0] wounds dealt: { $wounds }
       *[other] { $wounds ->
            [0] tainted wounds dealt: { $tainted }
           *[other] wounds dealt: { $wounds }, tainted: { $tainted }
        }
    }.
event-hurt = { $who } – wounds dealt outside the attack: { $wounds }.
event-negated = { $knight } uses the armour.
event-threatened = A threat token acts: { $token }.
event-fight-ended =
    { $enemy }: { $defeated ->
        [0] not defeated
       *[other] defeated
    }.
event-duelled = { $knight } duels with { $other }.
event-duel-ended =
    { $knight } { $won ->
        [0] loses
       *[other] wins
    } the duel.
event-learned = { $knight } gains { $count } XP (now { $xp }).
event-advanced = { $knight } takes an advance: { $card }.
event-rolled-for-first = The first player is rolled for.
event-chose-knight = { $seat } plays { $knight }.
event-chose-vehicle = { $knight } takes { $vehicle }.
event-took = { $knight } takes { $card }.
event-round-began = Round { $round }.
event-turn-began = The turn of { $knight }.
event-passed-turn = { $knight } passes.
event-acted-move = { $knight } moves.
event-acted-camp = { $knight } camps.
event-acted-explore = { $knight } explores.
event-acted-city = { $knight } takes the city action.
event-acted-named = { $knight } takes a thread or special action.
event-declared = { $knight } declares a route ({ $fuel } Fuel).
event-moved = { $knight } enters { $place }.
event-ignored = { $knight } ignores a symbol: { $hazard }.
event-revealed = Wasteland card for { $knight }: { $card } (read by { $reader }).
event-found = { $knight } finds { $card }.
event-offered =
    On offer: { $cards-count ->
        [1] { $cards-first }
        [2] { $cards-first }, { $cards-second }
        [3] { $cards-first }, { $cards-second }, { $cards-third }
        [4] { $cards-first }, { $cards-second }, { $cards-third }, { $cards-fourth }
        [5] { $cards-first }, { $cards-second }, { $cards-third }, { $cards-fourth }, { $cards-fifth }
       *[other] { $cards-first }, { $cards-second }, { $cards-third }, { $cards-fourth }, { $cards-fifth }, { $cards-sixth }…
    }.
event-bought = { $knight } buys { $card }.
event-visited = { $knight } visits: { $shop }.
event-exchanged =
    { $knight } and { $other } exchange goods. { $knight } gives: { $given-count ->
        [0] nothing
        [1] { $given-first }
        [2] { $given-first }, { $given-second }
        [3] { $given-first }, { $given-second }, { $given-third }
        [4] { $given-first }, { $given-second }, { $given-third }, { $given-fourth }
        [5] { $given-first }, { $given-second }, { $given-third }, { $given-fourth }, { $given-fifth }
       *[other] { $given-first }, { $given-second }, { $given-third }, { $given-fourth }, { $given-fifth }, { $given-sixth }…
    }; { $other } gives: { $got-count ->
        [0] nothing
        [1] { $got-first }
        [2] { $got-first }, { $got-second }
        [3] { $got-first }, { $got-second }, { $got-third }
        [4] { $got-first }, { $got-second }, { $got-third }, { $got-fourth }
        [5] { $got-first }, { $got-second }, { $got-third }, { $got-fourth }, { $got-fifth }
       *[other] { $got-first }, { $got-second }, { $got-third }, { $got-fourth }, { $got-fifth }, { $got-sixth }…
    }.
event-refused = { $other } refuses an exchange with { $knight }.

## The end

over-all-eliminated = All knights are eliminated.

## Why not?

why-not-now = That is not possible now.
why-not-your-turn = It is not your turn.
why-not-while-acting = Finish what is under way first.
why-not-unconscious = You are conscious.
why-unconscious = An unconscious knight can only regain consciousness.
why-action-taken = You have taken this action in this turn.
why-two-actions = You have taken two actions in this turn.
why-wreck = Your vehicle is a wreck.
why-no-vehicle = You have no vehicle.
why-no-step-affordable = No step can be paid.
why-not-in-city = You are not on a city space.
why-no-wreck = Your vehicle is no wreck.
why-arranged-already = The equipment has just been arranged.
why-nothing-to-arrange = You have no equipment.
why-vehicle-effect-of-wreck = This effect belongs to the vehicle, which is a wreck.
why-route-goes-nowhere = A route must lead to another space.
why-not-adjacent = This space is not adjacent.
why-crater = Craters cannot be entered.
why-no-way-on-from-start = From the starting space the route could not go on.
why-too-far = The route would cost { $count } MP; you have { $other } at most.
why-too-far-so-far = Too far for the MP you have so far. An effect that gives MP is used before the route.
why-declare-first = Such effects are declared before the route.
why-weapon-in-vehicle = This weapon is in the vehicle.
why-weapon-is-thrown = This weapon is thrown in the Assault, beside your attack.
why-no-ammo = You do not have what a shot costs.
why-armour-used = Armour helps once against an attack.
why-armour-in-vehicle = This armour is in the vehicle.
why-no-load = The vehicle can hold nothing.
why-load-full = The vehicle has no room for all that would be left.
why-room-for-it = There is room for it. What you do not want is thrown away before or after an action.
why-not-armour = This is no armour.
why-not-for-hands = This does not go into the hand slots.
why-no-two-handed = You cannot use two-handed weapons.
why-hands-full = Hands needed: { $count }; you have { $other }.
why-no-such-resource = You do not have this resource.
why-unique-has-no-value = Unique equipment has no Trade value.
why-too-dear = This costs { $count }; left of the payment: { $other }.
why-pool-empty = The pool has none left.
why-shop-visited = You have visited this shop, or two already.
why-nothing-to-exchange = Nothing has been put into the exchange.
why-unique-stays = Unique equipment cannot be exchanged.
why-no-more-of-it = There is no more of it.
why-no-advance-open = No advance is open to you.
why-no-advance-due = No advance is due.
why-six-advances = You have six advance cards, and nobody may have more.
why-not-here = This knight is not on your space.
why-other-unconscious = This knight is unconscious.
why-no-meds = You have no Meds.
why-heals-only-self = You can heal only yourself.
why-no-wounds = There are no wounds.
why-no-radiation = There is no radiation.
why-wreck-not-repaired = The damage of a wreck can only be removed by an Overhaul.
why-no-damage = There is no damage.
why-no-repair-left = No Repair points are left.
why-not-in-camp = A repair cost of X cannot be paid in a camp.
why-repair-too-dear = The repair costs { $count }; points left: { $other }.
why-effect-idle = The condition of this effect is not met.
why-effect-unpaid = The cost of this effect cannot be paid.
why-effect-used = This effect has been used as often as it may.
why-last-card = The last card must be accepted.
why-wreck-burns-no-fuel = With a wreck no Fuel can be spent.
why-no-fuel = You have no Fuel.
why-fuel-burnt = Fuel helps once in this action.
why-knight-taken = This knight is taken.
why-vehicle-taken = This vehicle is taken.
why-needs-armour = Take armour first.
why-card-taken = No such card is left.
why-one-armour = You have armour already.
why-hands-full-draft = This does not fit into your hands.
why-choice-cost = The cost of this choice cannot be paid.
why-choice-requirement = The requirement of this choice is not met.
why-choice-rival = Nobody else is here for this.

## The plain board

zone-story = Story
zone-map = Map
zone-knights = Knights
zone-vehicles = Vehicles
zone-round = Round
zone-time = Time
zone-card = Wasteland card
zone-threats = Threat tokens
zone-foe = Enemy
zone-foe-health = Wounds { $wounds } of { $health }
zone-roll = Dice
zone-exploring = Exploration cards
zone-incoming = New equipment
zone-offer = Offer
zone-starting = Starting equipment
zone-hands = Hands and armour
zone-cargo = Vehicle
zone-wounds = Wounds + tainted
zone-rad = Radiation
zone-damage = Damage
zone-xp = XP
zone-step = step { $step } of the route
zone-step-sign = { $step }.
zone-foe-attack =
    { $attack }, dice:{ $white ->
        [0] { "" }
       *[other] { " " }white × { $white }
    }{ $green ->
        [0] { "" }
       *[other] { " " }green × { $green }
    }{ $blue ->
        [0] { "" }
       *[other] { " " }blue × { $blue }
    }{ $red ->
        [0] { "" }
       *[other] { " " }red × { $red }
    }
zone-successes = Successes: { $count }
zone-chance =
    { $need ->
        [one] { $need } success needed
       *[other] { $need } successes needed
    }: { $chance }% chance
zone-exchange = Exchange
zone-gives = { $knight } gives
zone-repair-left = Repair points left
zone-of-knight = { $knight }: { $what }
knight-johnny-taylor-sign = Jo
knight-logan-harris-sign = Lo
knight-alinta-sign = Al
knight-zoey-shaw-sign = Zo
knight-nelly-thompson-sign = Ne
knight-sarlow-lee-sign = Sa
zone-tongue = en

## Settings

setting-adventure = Adventure
setting-adventure-the-last-reservoir = The Last Reservoir (short)
setting-adventure-the-last-reservoir-2 = The Last Reservoir
setting-adventure-the-drybay-sweepstake = The Drybay Sweepstake (short)
setting-adventure-the-drybay-sweepstake-2 = The Drybay Sweepstake
setting-adventure-ghost-signal = Ghost Signal (short)
setting-adventure-ghost-signal-2 = Ghost Signal (earlier)
setting-adventure-ghost-signal-3 = Ghost Signal (earlier)
setting-adventure-ghost-signal-4 = Ghost Signal (earlier)
setting-adventure-ghost-signal-5 = Ghost Signal
setting-adventure-the-glass-mile = The Glass Mile
setting-adventure-where-he-lies = Where He Lies
setting-adventure-provisional-licence = Provisional Licence
setting-setup = Setup
setting-setup-draft = Vehicles and equipment are chosen
setting-setup-quick = Quick sets
setting-solo = Your knights
setting-solo-one = One
setting-solo-two = Two
setting-first-die = Die that decides who begins
setting-first-die-blue = Blue
setting-first-die-white = White
setting-first-die-green = Green
setting-first-die-red = Red
