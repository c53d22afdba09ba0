### Waste Knights: what the drawn board says besides.

board-actions-left =
    { $count ->
        [0] No action left
        [one] One action left
       *[other] Actions left: { $count }
    }
board-advance-due = Advance due
board-advance-now = Advance!
board-advances-waiting = Waiting: { $count }
board-anywhere = on any space
board-arrange-how = Drag a card, or choose it and then its place.
board-arranged = Keep it like this
board-book-end = Go on
board-both-different = both different
board-breaks = breaks: { $chance }%
board-broken = broken
board-burn-fuel = Burn 1 Fuel
board-can-take = Wounds you can still take: { $count }
board-card-breaks = breaks
board-card-goes = is discarded
board-cards = equipment cards
board-chance = chance { $chance }%
board-clear-way = Clear
board-click-goal = click the goal, then drive
board-clipboard = Clipboard: goal and time
board-closer = Zoom in
board-condition = condition
board-costs = { $count } MP
board-dashboard-of = Show the dashboard: { $knight }
board-deck-finds = Exploration cards: { $count }
board-deck-road = Wasteland cards of highway and desert: { $count }
board-deck-threats = Threat tokens in the bag: { $count }
board-deck-wild = Wasteland cards of mountains and bush: { $count }
board-declined = Cards declined: { $count }
board-defeats = chance to defeat it: { $chance }%
board-dice-to-lose = dice to lose: { $count }
board-drive = Drive
board-drive-fuel = Drive: { $count } Fuel
board-drops-you = Its attack drops you: { $chance }%
board-ending = Ending { $number } of { $endings }
board-event-read = { $reader } reads to { $knight }: { $title_en }.
board-read-on = Read what has happened.
board-record = { $story_en }: { $title_en } (ending { $number } of { $endings })
board-equipment = Equipment
board-falls = { $name }: defeated
board-farther = Zoom out
board-faults = faults: { $count }
board-finds-left = Cards left: { $count }
board-fix-text = 1 point removes 1 damage of { $count }
board-from-vehicle = from the vehicle: { $count }
board-fuel-burnt = Fuel was burnt
board-fuel-needed = Fuel: { $count }
board-go-on = Go on, drive
board-goal = Goal
board-gone = eliminated
board-goods-worth = Your goods are worth { $count }
board-hands =
    { $count ->
        [one] one hand
       *[other] two hands
    }
board-hazard-contamination = +1 tainted wound
board-hazard-rad = +1 radiation
board-hazard-threat = draw a threat token
board-heal = Heal
board-heal-text = Wounds: { $wounds }, tainted: { $tainted }
board-helped = with all you can use: { $chance }%
board-here = here
board-injuries = injuries: { $count }
board-keep = Keep this find
board-kind-combat = combat
board-kind-contest = contest
board-kind-duel = duel
board-last-find = the last card must be kept
board-left-to-spend = Left to spend
board-less-damage = −{ $count } damage
board-less-radiation = −{ $count } radiation
board-less-wounds = heals { $count }
board-mp = MP
board-needed = needed: { $count }
board-next = next { $count }
board-next-dashboard = Dashboard of the next knight
board-no-thread = The story begins
board-no-vehicle = no vehicle
board-nothing-here = Nothing to do here now
board-now = now
board-nowhere-left = nowhere any more
board-one-card-more = one card more
board-order-after = after its attack
board-order-before = before its attack
board-order-together = with its attack
board-page = Page { $page } of { $pages }
board-page-after = Later page
board-page-before = Earlier page
board-paid = Paid
board-pool = pool: { $count }
board-price-ammo = costs Ammo: { $count }
board-price-any = costs resources of your choice: { $count }
board-price-armour = costs armour: { $count }
board-price-card = costs equipment of your choice: { $count }
board-price-damage = costs damage: { $count }
board-price-fuel = costs Fuel: { $count }
board-price-gear = costs gear: { $count }
board-price-meds = costs Meds: { $count }
board-price-weapon = costs weapons: { $count }
board-protection = Protection
board-purge = Purge
board-purge-text = 1 Meds removes 1 of { $count }
board-radiation-more = radiation
board-reads = Reads aloud: { $reader }
board-its-dice = its dice
board-hat = In the hat: { $count } / { $all }
board-hat-in = { $knight } has chosen
board-hat-out = { $knight } is choosing
board-repair-cost = Repair cost
board-repair-text = Repair cost: { $count }
board-turn-done = Nothing is left to do: end your turn.
board-turn-page = Turn the page
board-works-again = Works again
board-repaired = repaired
board-reward = Reward
board-rounds-left = rounds left: { $count }
board-route-ends = The route ends at { $place }: { $cost } MP.
board-shop-market = Cards on offer: { $count }, for goods of the same value.
board-shop-mechanic = Removes up to { $repair } damage, or one fault.
board-shop-sawbones = Removes 1 radiation and heals { $heal }, or takes away one injury.
board-shop-workshop = Repairs one broken card, whatever it costs.
board-shut = Close
board-slot-armour = Armour
board-slot-bin = Discard
board-slot-cargo = Vehicle
board-slot-hands = Hands
board-step-back = Back one step
board-step-assault = Assault
board-step-melee = Melee
board-step-opening = Opening
board-step-ranged = Ranged
board-step-resolution = Resolution
board-step-weapon = Weapon
board-storybook = Storybook
board-successes = Successes: { $count }
board-tainted-more =
    { $count ->
        [one] tainted wound
       *[other] tainted wounds
    }
board-taken = Taken
board-tank = Tank, +{ $count } MP each
board-then-road = then a card: highway, desert
board-then-wild = then a card: mountains, bush
board-threats-more =
    { $count ->
        [one] threat token
       *[other] threat tokens
    }
board-trip = Trip: { $place }
board-type-heavy = heavy
board-type-light = light
board-type-medium = medium
board-value-offered = Value offered
board-visited = visited
board-visits-left = Shops left: { $count }
board-way = { $cost } MP, Fuel: { $fuel }
board-where-am-i = Where am I?
board-whole-dashboard = The whole dashboard
board-whole-map = The whole map
board-worth = Trade value
board-wounds = Wounds
board-wounds-coming = Wounds: { $count }
board-wounds-of = Wounds: { $wounds }, tainted: { $tainted }, Health: { $health }
board-you-fall = you fall: { $chance }%
board-you-fall-first = You fall before that.
