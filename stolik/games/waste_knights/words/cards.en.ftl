### Waste Knights: the names of cards, sheets, tokens and places, and what they do, in our own words.

## Knights

knight-johnny-taylor = Johnny Taylor
knight-johnny-taylor-profession = Road patrolman
knight-johnny-taylor-text =
    Health 7, Resistance 3, Repair 2, Exploration 2.
    Blades: white + green, Guns: green + blue, Survival: white + green, Negotiation: white, First Aid: white, Tech: green.
    Quick Draw: Once per combat, after you roll a ranged attack, you may reroll 1 of your dice.
    Resistance space 2: Lose 1 die from every Survival test.
    Resistance space 3: Lose 1 die from every roll you make.
knight-johnny-taylor-flavour = He still wears the badge of a patrol that no longer has a road to patrol. He writes tickets, sometimes, out of habit.
knight-logan-harris = Logan Harris
knight-logan-harris-profession = Long-haul driver
knight-logan-harris-text =
    Health 8, Resistance 3, Repair 3, Exploration 2.
    Blades: 2 green, Guns: white + green, Survival: white, Negotiation: white, First Aid: green, Tech: white + green.
    Thick Hide: Once per round, when an attack deals you wounds, negate 1 of them (not against Armour-Piercing).
    Resistance space 2: Exploration −1 (minimum 1).
    Resistance space 3: Health −2.
knight-logan-harris-flavour = Drove cattle, then water, then whatever paid. Says the same three words to every engine, and they listen.
knight-alinta = Alinta
knight-alinta-profession = Desert guide
knight-alinta-text =
    Health 6, Resistance 4, Repair 1, Exploration 3.
    Blades: white + green, Guns: white, Survival: green + blue, Negotiation: white + green, First Aid: green, Tech: white.
    Reader of Tracks: When you take the move action, you may ignore 1 radiation, contamination or threat symbol on your route.
    Resistance space 3: Lose 1 die from every Negotiation and First Aid test.
    Resistance space 4: Lose 1 die from every roll you make.
knight-alinta-flavour = Learned the country from her grandmother, who learned it again after it broke. Walks ahead of the car when it matters.
knight-zoey-shaw = Zoey Shaw
knight-zoey-shaw-profession = Bounty hunter
knight-zoey-shaw-text =
    Health 7, Resistance 3, Repair 2, Exploration 2.
    Blades: green, Guns: 2 green, Survival: white + green, Negotiation: 2 green, First Aid: white, Tech: white.
    Dead or Alive: When you defeat a gang or cult enemy, gain 1 resource of your choice.
    Resistance space 2: Lose 1 die from every Negotiation test.
    Resistance space 3: Health −1 and lose 1 die from every Guns roll.
knight-zoey-shaw-flavour = Left her gang with its cash box and its respect. Collects bounties, and keeps the posters.
knight-nelly-thompson = Nelly Thompson
knight-nelly-thompson-profession = Mechanic
knight-nelly-thompson-text =
    Health 6, Resistance 4, Repair 4, Exploration 2.
    Blades: white, Guns: white + green, Survival: white, Negotiation: green, First Aid: green, Tech: green + blue.
    Nothing Is Scrap: During your camp action you may repair a card whose repair cost is X by spending 4 Repair.
    Resistance space 2: Repair −1 (minimum 0).
    Resistance space 3: Lose 1 die from every Tech test.
    Resistance space 4: Health −2.
knight-nelly-thompson-flavour = Can hear a loose bolt two dunes away. Talks to machines because they answer.
knight-sarlow-lee = Sarlow Lee
knight-sarlow-lee-profession = Wandering healer
knight-sarlow-lee-text =
    Health 6, Resistance 3, Repair 1, Exploration 2.
    Blades: green + blue, Guns: white, Survival: green, Negotiation: white + green, First Aid: 2 green, Tech: white.
    Field Surgeon: During your camp action each Meds you spend gives 4 healing points instead of 3 (or removes 1 radiation), and the healing may go to another conscious knight on your space.
    Resistance space 2: Lose 1 die from every Blades roll.
    Resistance space 3: Lose 1 die from every roll you make.
knight-sarlow-lee-flavour = Carries one blade, one bag and no opinion about whom he saves. Counts breaths, mostly other people’s.

## Vehicles

vehicle-gaz-jeep = Gaz Jeep
vehicle-gaz-jeep-text =
    Medium. Load 4, Speed 3, Tank 4, speed bonus 2, Durability 4.
    Four-by-Four: The first mountains or bush space you enter in each move action costs 1 MP instead of 2.
vehicle-gaz-jeep-flavour = Older than the disaster and more stubborn.
vehicle-truck = Truck
vehicle-truck-text =
    Heavy. Load 6, Speed 2, Tank 4, speed bonus 1, Durability 6.
    Battering Ram: Opening: if your enemy is a gang and has a melee attack, deal 1 wound to it.
vehicle-truck-flavour = It does not turn so much as insist.
vehicle-motorbike = Motorbike
vehicle-motorbike-text =
    Light. Load 2, Speed 4, Tank 3, speed bonus 2, Durability 3.
    Slip Through: Once per move action, before the wasteland card is drawn, you may return 1 threat token you drew during this move to the bag.
vehicle-motorbike-flavour = Two wheels, one rule: do not stop.
vehicle-dune-buggy = Dune Buggy
vehicle-dune-buggy-text =
    Light. Load 3, Speed 3, Tank 4, speed bonus 2, Durability 3.
    Sand Runner: +1 MP on a move action whose route contains only highway and desert spaces.
vehicle-dune-buggy-flavour = A cage, an engine and a view.
vehicle-gun-pickup = Gun Pickup
vehicle-gun-pickup-text =
    Medium. Load 5, Speed 3, Tank 3, speed bonus 1, Durability 4.
    Mounted Gun: Opening: you may spend 1 Ammo to deal 1 wound to your enemy.
vehicle-gun-pickup-flavour = The gun is bolted on straight. The rest is a matter of taste.
vehicle-road-hospital = Road Hospital
vehicle-road-hospital-text =
    Heavy. Load 5, Speed 2, Tank 5, speed bonus 2, Durability 5.
    Clean Bunk: During your camp action, heal 1 wound without spending Meds.
vehicle-road-hospital-flavour = White once, clean still, slow always.

## Special abilities of knights and vehicles

card-quick-draw = Quick Draw
card-quick-draw-text = Once per combat, after you roll a ranged attack, you may reroll 1 of your dice.
card-thick-hide = Thick Hide
card-thick-hide-text = Once per round, when an attack deals you wounds, negate 1 of them (not against Armour-Piercing).
card-reader-of-tracks = Reader of Tracks
card-reader-of-tracks-text = When you take the move action, you may ignore 1 radiation, contamination or threat symbol on your route.
card-dead-or-alive = Dead or Alive
card-dead-or-alive-text = When you defeat a gang or cult enemy, gain 1 resource of your choice.
card-nothing-is-scrap = Nothing Is Scrap
card-nothing-is-scrap-text = During your camp action you may repair a card whose repair cost is X by spending 4 Repair.
card-field-surgeon = Field Surgeon
card-field-surgeon-text = During your camp action each Meds you spend gives 4 healing points instead of 3 (or removes 1 radiation), and the healing may go to another conscious knight on your space.
card-four-by-four = Four-by-Four
card-four-by-four-text = The first mountains or bush space you enter in each move action costs 1 MP instead of 2.
card-battering-ram = Battering Ram
card-battering-ram-text = Opening: if your enemy is a gang and has a melee attack, deal 1 wound to it.
card-slip-through = Slip Through
card-slip-through-text = Once per move action, before the wasteland card is drawn, you may return 1 threat token you drew during this move to the bag.
card-sand-runner = Sand Runner
card-sand-runner-text = +1 MP on a move action whose route contains only highway and desert spaces.
card-mounted-gun = Mounted Gun
card-mounted-gun-text = Opening: you may spend 1 Ammo to deal 1 wound to your enemy.
card-clean-bunk = Clean Bunk
card-clean-bunk-text = During your camp action, heal 1 wound without spending Meds.

## Places

city-port-ember = Port Ember
city-port-ember-flavour = A harbour town that burns on schedule and rebuilds on time.
city-tin-lantern = Tin Lantern
city-tin-lantern-flavour = A thousand lights, each of them counted every night.
city-pumps = Pumps
city-pumps-flavour = Six hundred people around a hole that used to be wet.
city-lastbridge = Lastbridge
city-lastbridge-flavour = One bridge over the rift, and a city paid for by everyone who ever crossed it.
city-drybay = Drybay
city-drybay-flavour = A grandstand around an empty harbour, loud enough not to notice.
city-saltgate = Saltgate
city-saltgate-flavour = The last door in the west; what lies beyond it is white and does not move.
site-kimberley-vault = Kimberley Vault
site-kimberley-vault-flavour = Built to outlast the owners, which it has.
site-red-scar = Red Scar
site-red-scar-flavour = Where the ground glows, nobody asks why twice.
site-desal-plant-twelve = Desal Plant Twelve
site-desal-plant-twelve-flavour = Made water out of sea until somebody taught it security.
site-woomera-range = Woomera Range
site-woomera-range-flavour = Rockets without a sky to go to.
site-causeway-wreck = Causeway Wreck
site-causeway-wreck-flavour = A ship that sank upwards.
site-cape-array = Cape Array
site-cape-array-flavour = A dish that listens to the only neighbour left.
site-cerbero-spire = Cerbero Spire
site-cerbero-spire-flavour = Forty floors of offices, and somebody is working late.
site-blue-bunker = Blue Bunker
site-blue-bunker-flavour = Safe for forty years, boring for forty-one.
site-yarra-ruins = Yarra Ruins
site-yarra-ruins-flavour = Trams, reeds, and the families of both.
site-coral-graveyard = Coral Graveyard
site-coral-graveyard-flavour = The reef walked out of the sea and lay down.
site-dog-fence-gate = Dog Fence Gate
site-dog-fence-gate-flavour = Five thousand kilometres of fence and one gate with opinions.
site-salt-lighthouse = Salt Lighthouse
site-salt-lighthouse-flavour = It warns ships about the desert.

## Equipment

card-knife = Knife
card-knife-text =
    Melee weapon, 1 hand, dice: green.
    Fate: +1 wound.
    Trade value 1.
card-broken-knife = Knife (broken)
card-broken-knife-text =
    Melee weapon, 1 hand, dice: white.
    Trade value 0. Repair cost 1.
card-pistol = Pistol
card-pistol-text =
    Ranged weapon, 1 hand, dice: white + green.
    Trade value 1.
card-broken-pistol = Pistol (broken)
card-broken-pistol-text =
    Ranged weapon, 1 hand, dice: white.
    Trade value 0. Repair cost 1.
card-sawed-off = Sawed-off
card-sawed-off-text =
    Ranged weapon, 2 hands, dice: green + blue.
    Fate: if your enemy has a melee attack, +1 wound.
    Trade value 2.
card-broken-sawed-off = Sawed-off (broken)
card-broken-sawed-off-text =
    Ranged weapon, 2 hands, dice: white + green.
    Trade value 1. Repair cost 2.
card-wire-bat = Wire Bat
card-wire-bat-text =
    Melee weapon, 2 hands, dice: 2 green.
    Trade value 1.
card-broken-wire-bat = Wire Bat (broken)
card-broken-wire-bat-text =
    Melee weapon, 2 hands, dice: 2 white.
    Trade value 0. Repair cost 1.
card-junk-armour = Junk Armour
card-junk-armour-text =
    Armour, Protection (2).
    Trade value 1.
card-broken-junk-armour = Junk Armour (broken)
card-broken-junk-armour-text =
    Armour, Protection (1).
    Trade value 0. Repair cost 2.
card-vest = Vest
card-vest-text =
    Armour, Protection (1).
    Protection +1 against a ranged attack.
    Trade value 1.
card-broken-vest = Vest (broken)
card-broken-vest-text =
    Armour, Protection (1).
    Trade value 0. Repair cost 1.
card-machete = Machete
card-machete-text =
    Melee weapon, 1 hand, dice: white + green.
    Fate: +1 wound.
    Trade value 2.
card-broken-machete = Machete (broken)
card-broken-machete-text =
    Melee weapon, 1 hand, dice: green.
    Trade value 1. Repair cost 1.
card-crowbar = Crowbar
card-crowbar-text =
    Melee weapon, 1 hand, dice: white + green.
    Fate: if your enemy is a machine, +2 wounds.
    Trade value 2.
card-broken-crowbar = Crowbar (broken)
card-broken-crowbar-text =
    Melee weapon, 1 hand, dice: white.
    Fate: if your enemy is a machine, +1 wound.
    Trade value 1. Repair cost 1.
card-fire-axe = Fire Axe
card-fire-axe-text =
    Melee weapon, 2 hands, dice: green + blue.
    Fate: +1 wound.
    Trade value 3.
card-broken-fire-axe = Fire Axe (broken)
card-broken-fire-axe-text =
    Melee weapon, 2 hands, dice: white + green.
    Fate: +1 wound.
    Trade value 2. Repair cost 2.
card-katana = Katana
card-katana-text =
    Melee weapon, 1 hand, dice: green + blue.
    If your enemy has a melee attack, you have Ambush.
    Trade value 4.
card-broken-katana = Katana (broken)
card-broken-katana-text =
    Melee weapon, 1 hand, dice: green.
    Trade value 2. Repair cost X.
card-chainsaw = Chainsaw
card-chainsaw-text =
    Melee weapon, 2 hands, dice: green + red.
    Before you roll: you may spend 1 Fuel to gain 1 red die.
    Trade value 4.
card-broken-chainsaw = Chainsaw (broken)
card-broken-chainsaw-text =
    Melee weapon, 2 hands, dice: white + green.
    Trade value 2. Repair cost 3.
card-hunting-spear = Hunting Spear
card-hunting-spear-text =
    Melee weapon, 2 hands, dice: 2 green.
    Assault: if your enemy has a melee attack, deal 1 wound.
    Trade value 2.
card-broken-hunting-spear = Hunting Spear (broken)
card-broken-hunting-spear-text =
    Melee weapon, 2 hands, dice: white + green.
    Trade value 1. Repair cost 1.
card-shock-baton = Shock Baton
card-shock-baton-text =
    Melee weapon, 1 hand, dice: 2 green.
    Fate: +1 wound; +2 instead if your enemy is a machine.
    Trade value 3.
card-broken-shock-baton = Shock Baton (broken)
card-broken-shock-baton-text =
    Melee weapon, 1 hand, dice: green.
    Trade value 1. Repair cost 2.
card-sledgehammer = Sledgehammer
card-sledgehammer-text =
    Melee weapon, 2 hands, dice: white + red.
    Fate: +1 wound.
    Trade value 3.
card-broken-sledgehammer = Sledgehammer (broken)
card-broken-sledgehammer-text =
    Melee weapon, 2 hands, dice: white + green.
    Trade value 2. Repair cost 2.
card-revolver = Revolver
card-revolver-text =
    Ranged weapon, 1 hand, dice: white + blue.
    Fate: +1 wound.
    Trade value 3.
card-broken-revolver = Revolver (broken)
card-broken-revolver-text =
    Ranged weapon, 1 hand, dice: green.
    Trade value 1. Repair cost 1.
card-pump-shotgun = Pump Shotgun
card-pump-shotgun-text =
    Ranged weapon, 2 hands, dice: green + blue.
    Fate: if your enemy has a melee attack, +1 wound.
    Trade value 3.
card-broken-pump-shotgun = Pump Shotgun (broken)
card-broken-pump-shotgun-text =
    Ranged weapon, 2 hands, dice: white + green.
    Fate: if your enemy has a melee attack, +1 wound.
    Trade value 2. Repair cost 2.
card-hunting-rifle = Hunting Rifle
card-hunting-rifle-text =
    Ranged weapon, 2 hands, dice: 2 blue.
    Fate: if your enemy is a beast, +1 wound.
    Trade value 4.
card-broken-hunting-rifle = Hunting Rifle (broken)
card-broken-hunting-rifle-text =
    Ranged weapon, 2 hands, dice: 2 green.
    Trade value 2. Repair cost 2.
card-crossbow = Crossbow
card-crossbow-text =
    Ranged weapon, 2 hands, dice: 2 green.
    No Ammo needed.
    Trade value 2.
card-broken-crossbow = Crossbow (broken)
card-broken-crossbow-text =
    Ranged weapon, 2 hands, dice: 2 white.
    No Ammo needed.
    Trade value 1. Repair cost 1.
card-machine-pistol = Machine Pistol
card-machine-pistol-text =
    Ranged weapon, 1 hand, dice: 2 green.
    Burst.
    Trade value 3.
card-broken-machine-pistol = Machine Pistol (broken)
card-broken-machine-pistol-text =
    Ranged weapon, 1 hand, dice: white + green.
    Trade value 1. Repair cost 2.
card-assault-rifle = Assault Rifle
card-assault-rifle-text =
    Ranged weapon, 2 hands, dice: 2 green + blue.
    Burst.
    Trade value 5.
card-broken-assault-rifle = Assault Rifle (broken)
card-broken-assault-rifle-text =
    Ranged weapon, 2 hands, dice: 2 green.
    Trade value 3. Repair cost 3.
card-sniper-rifle = Sniper Rifle
card-sniper-rifle-text =
    Ranged weapon, 2 hands, dice: blue + red.
    You have Ambush.
    Trade value 5.
card-broken-sniper-rifle = Sniper Rifle (broken)
card-broken-sniper-rifle-text =
    Ranged weapon, 2 hands, dice: blue.
    Trade value 3. Repair cost 3.
card-flamethrower = Flamethrower
card-flamethrower-text =
    Ranged weapon, 2 hands, dice: green + red.
    Spend 1 Fuel instead of 1 Ammo to attack. Fate: +1 wound.
    Trade value 4.
card-broken-flamethrower = Flamethrower (broken)
card-broken-flamethrower-text =
    Ranged weapon, 2 hands, dice: white + green.
    Spend 1 Fuel instead of 1 Ammo to attack.
    Trade value 2. Repair cost X.
card-nail-gun = Nail Gun
card-nail-gun-text =
    Ranged weapon, 1 hand, dice: white + green.
    No Ammo needed.
    Trade value 2.
card-broken-nail-gun = Nail Gun (broken)
card-broken-nail-gun-text =
    Ranged weapon, 1 hand, dice: white.
    No Ammo needed.
    Trade value 1. Repair cost 1.
card-frag-grenade = Frag Grenade
card-frag-grenade-text =
    Thrown weapon.
    Assault: discard this card to deal 2 wounds.
    Trade value 2.
card-broken-frag-grenade = Frag Grenade (broken)
card-broken-frag-grenade-text =
    Thrown weapon.
    Assault: discard this card to deal 1 wound.
    Trade value 1. Repair cost 2.
card-molotov = Molotov
card-molotov-text =
    Thrown weapon.
    Assault: discard this card to deal 1 wound; 2 instead if your enemy is a beast, mutant or gang.
    Trade value 1.
card-broken-molotov = Molotov (broken)
card-broken-molotov-text =
    Thrown weapon.
    Assault: discard this card to deal 1 wound.
    Trade value 1. Repair cost 1.
card-emp-charge = EMP Charge
card-emp-charge-text =
    Thrown weapon.
    Assault: if your enemy is a machine, discard this card to deal 4 wounds.
    Trade value 3.
card-broken-emp-charge = EMP Charge (broken)
card-broken-emp-charge-text =
    Thrown weapon.
    Assault: if your enemy is a machine, discard this card to deal 2 wounds.
    Trade value 1. Repair cost 3.
card-leather-jacket = Leather Jacket
card-leather-jacket-text =
    Armour, Protection (2).
    Trade value 2.
card-broken-leather-jacket = Leather Jacket (broken)
card-broken-leather-jacket-text =
    Armour, Protection (1).
    Trade value 1. Repair cost 1.
card-riot-gear = Riot Gear
card-riot-gear-text =
    Armour, Protection (3).
    Trade value 4.
card-broken-riot-gear = Riot Gear (broken)
card-broken-riot-gear-text =
    Armour, Protection (2).
    Trade value 2. Repair cost 2.
card-kevlar-weave = Kevlar Weave
card-kevlar-weave-text =
    Armour, Protection (2).
    Protection +1 against a ranged attack.
    Trade value 3.
card-broken-kevlar-weave = Kevlar Weave (broken)
card-broken-kevlar-weave-text =
    Armour, Protection (1).
    Protection +1 against a ranged attack.
    Trade value 1. Repair cost 2.
card-hazmat-suit = Hazmat Suit
card-hazmat-suit-text =
    Armour, Protection (1).
    When a hazard symbol makes you receive radiation or a tainted wound, you may break this card to ignore that symbol.
    Trade value 3.
card-broken-hazmat-suit = Hazmat Suit (broken)
card-broken-hazmat-suit-text =
    Armour, Protection (1).
    When a hazard symbol makes you receive radiation or a tainted wound, you may discard this card to ignore that symbol.
    Trade value 1. Repair cost 2.
card-spiked-plates = Spiked Plates
card-spiked-plates-text =
    Armour, Protection (2).
    When you use this armour against a melee attack, deal 1 wound to your enemy.
    Trade value 3.
card-broken-spiked-plates = Spiked Plates (broken)
card-broken-spiked-plates-text =
    Armour, Protection (1).
    Trade value 2. Repair cost 2.
card-cerbero-exo-plate = Cerbero Exo-Plate
card-cerbero-exo-plate-text =
    Armour, Protection (4).
    While equipped, lose 1 die from every Survival test.
    Trade value 5.
card-broken-cerbero-exo-plate = Cerbero Exo-Plate (broken)
card-broken-cerbero-exo-plate-text =
    Armour, Protection (2).
    While equipped, lose 1 die from every Survival test.
    Trade value 3. Repair cost X.
card-dundees-hat = Dundee’s Hat
card-dundees-hat-text =
    Gear.
    +1 green die in every Survival test.
    Trade value 2.
card-broken-dundees-hat = Dundee’s Hat (broken)
card-broken-dundees-hat-text =
    Gear.
    +1 white die in every Survival test.
    Trade value 1. Repair cost 1.
card-army-rations = Army Rations
card-army-rations-text =
    Gear.
    Camp: break this card to heal 2.
    Trade value 2.
card-broken-army-rations = Army Rations (broken)
card-broken-army-rations-text =
    Gear.
    Camp: discard this card to heal 1.
    Trade value 1. Repair cost X.
card-toolbox = Toolbox
card-toolbox-text =
    Gear.
    Repair +2.
    Trade value 3.
card-broken-toolbox = Toolbox (broken)
card-broken-toolbox-text =
    Gear.
    Repair +1.
    Trade value 2. Repair cost 2.
card-binoculars = Binoculars
card-binoculars-text =
    Gear.
    Exploration +1.
    Trade value 3.
card-broken-binoculars = Binoculars (broken)
card-broken-binoculars-text =
    Gear.
    Explore: discard this card to gain Exploration +1 for this action.
    Trade value 1. Repair cost 1.
card-geiger-counter = Geiger Counter
card-geiger-counter-text =
    Gear.
    Once per move action you may ignore 1 radiation symbol on your route.
    Trade value 2.
card-broken-geiger-counter = Geiger Counter (broken)
card-broken-geiger-counter-text =
    Gear.
    Move: discard this card to ignore 1 radiation symbol on your route.
    Trade value 1. Repair cost 2.
card-medic-bag = Medic Bag
card-medic-bag-text =
    Gear.
    +1 green die in every First Aid test.
    Trade value 2.
card-broken-medic-bag = Medic Bag (broken)
card-broken-medic-bag-text =
    Gear.
    +1 white die in every First Aid test.
    Trade value 1. Repair cost 1.
card-radio-set = Radio Set
card-radio-set-text =
    Gear.
    +1 green die in every Negotiation test.
    Trade value 2.
card-broken-radio-set = Radio Set (broken)
card-broken-radio-set-text =
    Gear.
    +1 white die in every Negotiation test.
    Trade value 1. Repair cost 2.
card-diagnostic-slate = Diagnostic Slate
card-diagnostic-slate-text =
    Gear.
    +1 green die in every Tech test.
    Trade value 2.
card-broken-diagnostic-slate = Diagnostic Slate (broken)
card-broken-diagnostic-slate-text =
    Gear.
    +1 white die in every Tech test.
    Trade value 1. Repair cost 2.
card-lucky-bullet = Lucky Bullet
card-lucky-bullet-text =
    Gear.
    After any roll of yours you may break this card to reroll any of your dice.
    Trade value 2.
card-broken-lucky-bullet = Lucky Bullet (broken)
card-broken-lucky-bullet-text =
    Gear.
    After any roll of yours you may discard this card to reroll 1 of your dice.
    Trade value 1. Repair cost X.
card-spare-tank = Spare Tank
card-spare-tank-text =
    Gear, vehicle part.
    Tank +2.
    Trade value 3.
card-broken-spare-tank = Spare Tank (broken)
card-broken-spare-tank-text =
    Gear, vehicle part.
    Tank +1.
    Trade value 2. Repair cost 2.
card-plough-bumper = Plough Bumper
card-plough-bumper-text =
    Gear, vehicle part.
    Durability +2.
    Trade value 3.
card-broken-plough-bumper = Plough Bumper (broken)
card-broken-plough-bumper-text =
    Gear, vehicle part.
    Durability +1.
    Trade value 2. Repair cost 2.
card-nitro-kit = Nitro Kit
card-nitro-kit-text =
    Gear, vehicle part.
    Move: break this card for +3 MP.
    Trade value 3.
card-broken-nitro-kit = Nitro Kit (broken)
card-broken-nitro-kit-text =
    Gear, vehicle part.
    Move: discard this card for +2 MP.
    Trade value 1. Repair cost 2.
card-stim-shot = Stim Shot
card-stim-shot-text =
    Drug.
    Before you roll an attack: discard this card to gain 1 red die.
    Trade value 2.
card-broken-stim-shot = Stim Shot (broken)
card-broken-stim-shot-text =
    Drug.
    Before you roll an attack: discard this card to gain 1 red die and receive 1 tainted wound.
    Trade value 1. Repair cost X.
card-rad-purge = Rad Purge
card-rad-purge-text =
    Drug.
    Any time on your turn outside a combat or test: discard this card to remove 2 radiation.
    Trade value 2.
card-broken-rad-purge = Rad Purge (broken)
card-broken-rad-purge-text =
    Drug.
    Any time on your turn outside a combat or test: discard this card to remove 1 radiation.
    Trade value 1. Repair cost X.
card-painless = Painless
card-painless-text =
    Drug.
    When you are dealt or receive wounds: discard this card to ignore 2 of them (tainted wounds too).
    Trade value 2.
card-broken-painless = Painless (broken)
card-broken-painless-text =
    Drug.
    When you are dealt or receive wounds: discard this card to ignore 1 of them (tainted wounds too).
    Trade value 1. Repair cost X.
card-focus-tabs = Focus Tabs
card-focus-tabs-text =
    Drug.
    Before you roll a test outside combat: discard this card for +1 success.
    Trade value 2.
card-broken-focus-tabs = Focus Tabs (broken)
card-broken-focus-tabs-text =
    Drug.
    Before you roll a test outside combat: discard this card to gain 1 green die.
    Trade value 1. Repair cost X.
card-coagulant = Coagulant
card-coagulant-text =
    Drug.
    When your wounds would reach your Health: discard this card; first heal 2 (before the new wounds are placed).
    Trade value 2.
card-broken-coagulant = Coagulant (broken)
card-broken-coagulant-text =
    Drug.
    When your wounds would reach your Health: discard this card; first heal 1 (before the new wounds are placed).
    Trade value 1. Repair cost X.

## Unique equipment

card-old-justice = Old Justice
card-old-justice-text =
    Ranged weapon, 1 hand, dice: green + blue.
    Fate: +1 wound.
    Unique: no Trade value.
card-broken-old-justice = Old Justice (broken)
card-broken-old-justice-text =
    Ranged weapon, 1 hand, dice: white + green.
    Fate: +1 wound.
    Unique: no Trade value. Repair cost 2.
card-big-wrench = Big Wrench
card-big-wrench-text =
    Melee weapon, 2 hands, dice: 2 green + blue.
    Fate: +1 wound; +2 instead if your enemy is a machine.
    Unique: no Trade value.
card-broken-big-wrench = Big Wrench (broken)
card-broken-big-wrench-text =
    Melee weapon, 2 hands, dice: 2 green.
    Fate: +1 wound; +2 instead if your enemy is a machine.
    Unique: no Trade value. Repair cost 2.
card-grandmothers-spear = Grandmother’s Spear
card-grandmothers-spear-text =
    Melee weapon, 1 hand, dice: green + blue.
    Assault: deal 1 wound.
    Unique: no Trade value.
card-broken-grandmothers-spear = Grandmother’s Spear (broken)
card-broken-grandmothers-spear-text =
    Melee weapon, 1 hand, dice: white + green.
    Assault: deal 1 wound.
    Unique: no Trade value. Repair cost 2.
card-widowmaker = Widowmaker
card-widowmaker-text =
    Ranged weapon, 1 hand, dice: green + blue.
    Fate: +1 wound.
    Unique: no Trade value.
card-broken-widowmaker = Widowmaker (broken)
card-broken-widowmaker-text =
    Ranged weapon, 1 hand, dice: green.
    Fate: +1 wound.
    Unique: no Trade value. Repair cost 2.
card-sawblade-launcher = Sawblade Launcher
card-sawblade-launcher-text =
    Ranged weapon, 2 hands, dice: green + blue.
    No Ammo needed. Fate: +1 wound.
    Unique: no Trade value.
card-broken-sawblade-launcher = Sawblade Launcher (broken)
card-broken-sawblade-launcher-text =
    Ranged weapon, 2 hands, dice: white + green.
    No Ammo needed. Fate: +1 wound.
    Unique: no Trade value. Repair cost 2.
card-moonlit-blade = Moonlit Blade
card-moonlit-blade-text =
    Melee weapon, 1 hand, dice: green + blue.
    Fate: +1 wound.
    Unique: no Trade value.
card-broken-moonlit-blade = Moonlit Blade (broken)
card-broken-moonlit-blade-text =
    Melee weapon, 1 hand, dice: white + green.
    Fate: +1 wound.
    Unique: no Trade value. Repair cost 2.
card-patched-duster = Patched Duster
card-patched-duster-text =
    Armour, Protection (3).
    Unique: no Trade value.
    Needs 6 XP.
card-broken-patched-duster = Patched Duster (broken)
card-broken-patched-duster-text =
    Armour, Protection (2).
    Unique: no Trade value. Repair cost 1.

## Advances

card-dead-eye = Dead Eye
card-dead-eye-text = +1 green die in every Guns roll.
card-fan-the-hammer = Fan the Hammer
card-fan-the-hammer-text = After you roll a ranged attack you may spend 1 Ammo to reroll any of your dice (once per attack).
card-road-sense = Road Sense
card-road-sense-text = Once per move action ignore 1 threat symbol on your route.
card-lead-foot = Lead Foot
card-lead-foot-text = Speed +1.
card-no-surprises = No Surprises
card-no-surprises-text =
    Your enemies lose Ambush, whatever its source.
    Needs 6 XP.
card-patrol-legend = Patrol Legend
card-patrol-legend-text =
    When you defeat an enemy with printed Health 3 or more, gain 1 Ammo.
    Needs 6 XP.
card-bruiser = Bruiser
card-bruiser-text = +1 green die in every Blades roll.
card-barrel-chest = Barrel Chest
card-barrel-chest-text = Health +2.
card-overloaded = Overloaded
card-overloaded-text = Load +2.
card-backyard-welder = Backyard Welder
card-backyard-welder-text = Repair +2.
card-will-not-fall = Will Not Fall
card-will-not-fall-text =
    You have Unstoppable.
    Needs 6 XP.
card-second-wind = Second Wind
card-second-wind-text =
    During your camp action heal 2 without spending Meds.
    Needs 6 XP.
card-pathfinder = Pathfinder
card-pathfinder-text = Exploration +1.
card-bush-medicine = Bush Medicine
card-bush-medicine-text = +1 green die in every First Aid test; during your camp action heal 1 without spending Meds.
card-sun-proof = Sun-Proof
card-sun-proof-text = Once per round, when you would receive radiation, ignore 1 of it.
card-tireless = Tireless
card-tireless-text = +1 MP in every move action.
card-ghost-of-the-dunes = Ghost of the Dunes
card-ghost-of-the-dunes-text =
    When your attack is a melee attack (also unarmed), you have Ambush.
    Needs 6 XP.
card-song-of-the-land = Song of the Land
card-song-of-the-land-text =
    Once per round, when a wasteland card is revealed for you, you may discard it and draw another.
    Needs 6 XP.
card-point-blank = Point Blank
card-point-blank-text = +1 green die in your attack roll if your enemy has a melee attack.
card-silver-tongue = Silver Tongue
card-silver-tongue-text = +1 green die in every Negotiation test.
card-looter = Looter
card-looter-text = When you draw equipment, draw 1 card more and discard 1 of the drawn cards.
card-known-face = Known Face
card-known-face-text = Opening: if your enemy is a gang, it loses 1 die (never its last).
card-big-game = Big Game
card-big-game-text =
    When you defeat an enemy with printed Health 4 or more, gain 1 XP.
    Needs 6 XP.
card-cornered = Cornered
card-cornered-text =
    Before you roll an attack: if you have 4 or more wounds, gain 1 red die.
    Needs 6 XP.
card-gifted-mechanic = Gifted Mechanic
card-gifted-mechanic-text = During your camp action remove 1 damage from the vehicle of each other knight on your space.
card-tinkerer = Tinkerer
card-tinkerer-text = +1 green die in every Tech test.
card-tuned-injectors = Tuned Injectors
card-tuned-injectors-text = Speed bonus +1.
card-welded-frame = Welded Frame
card-welded-frame-text = Durability +2.
card-crumple-zone = Crumple Zone
card-crumple-zone-text =
    Once per round, when your vehicle would receive damage, ignore 1 of it.
    Needs 6 XP.
card-miracle-fix = Miracle Fix
card-miracle-fix-text =
    Gives you the special action (Miracle Fix): repair 1 broken equipment card of yours, whatever its repair cost.
    Needs 6 XP.
card-blade-dance = Blade Dance
card-blade-dance-text = +1 green die in every Blades roll.
card-steady-hands = Steady Hands
card-steady-hands-text = Each Meds you spend in a camp action gives 1 healing point more.
card-calm-mind = Calm Mind
card-calm-mind-text = Once per round, after you roll a test outside combat, you may reroll 1 die.
card-iron-body = Iron Body
card-iron-body-text = Resistance +1.
card-riposte = Riposte
card-riposte-text =
    When a melee attack deals you wounds, deal 1 wound to your enemy after assigning them (not if you are unconscious).
    Needs 6 XP.
card-death-touch = Death Touch
card-death-touch-text =
    In your melee attacks each Fate may be used as: +2 wounds.
    Needs 6 XP.
card-tough = Tough
card-tough-text = Health +1.
card-weathered = Weathered
card-weathered-text = Resistance +1.
card-scavenger = Scavenger
card-scavenger-text = Exploration +1.
card-handy = Handy
card-handy-text = Repair +1.
card-brawler = Brawler
card-brawler-text = +1 white die in every Blades roll.
card-marksman = Marksman
card-marksman-text = +1 white die in every Guns roll.
card-survivor = Survivor
card-survivor-text = +1 white die in every Survival test.
card-haggler = Haggler
card-haggler-text = +1 white die in every Negotiation test.
card-bonesetter = Bonesetter
card-bonesetter-text = +1 white die in every First Aid test.
card-wirehead = Wirehead
card-wirehead-text = +1 white die in every Tech test.

## Threat tokens

token-tt01 = Threat 1
token-tt01-yellow = Receive 1 wound.
token-tt01-red = You are dealt 1 wound.
token-tt02 = Threat 2
token-tt02-yellow = Receive 2 wounds.
token-tt02-red = You are dealt 2 wounds.
token-tt03 = Threat 3
token-tt03-yellow = Discard 1 resource of your choice.
token-tt03-red = Discard 1 resource of your choice.
token-tt04 = Threat 4
token-tt04-yellow = Receive 1 radiation.
token-tt04-red = Enemy gains 1 white die.
token-tt05 = Threat 5
token-tt05-yellow = Receive 1 tainted wound.
token-tt05-red = Enemy gains 1 blue die.
token-tt06 = Threat 6
token-tt06-yellow = Your vehicle receives 1 damage.
token-tt06-red = Enemy automatically gets 1 Fate.
token-tt07 = Threat 7
token-tt07-yellow = Your vehicle receives 2 damage.
token-tt07-red = Enemy gains Armour-Piercing.
token-tt08 = Threat 8
token-tt08-yellow = Lose 1 success from the first test you make while resolving this wasteland card.
token-tt08-red = Enemy gains Ambush.
token-tt09 = Threat 9
token-tt09-yellow = Receive 1 radiation.
token-tt09-red = Enemy gains +1 Health.
token-tt10 = Threat 10
token-tt10-yellow = Your vehicle receives 1 damage.
token-tt10-red = Enemy rerolls once all its dice showing blank faces.

## Enemies

card-gun-tower = Gun Tower
card-gun-tower-text =
    Machine, ranged attack (white + 2 green), Health 3.
    Fate: +1 wound.
    Reward: 1 XP, 2 Ammo.
card-screwjack = Screwjack
card-screwjack-text =
    Machine, melee attack (green + blue), Health 2.
    Armour-Piercing.
    Resolution: if not defeated, break 1 of your equipment cards.
    Reward: 1 XP, 1 equipment card.
card-road-vultures = Road Vultures
card-road-vultures-text =
    Gang, ranged attack (2 white + green), Health 2.
    Reward: 1 Fuel, 1 Ammo.
card-toll-crew = Toll Crew
card-toll-crew-text =
    Gang, ranged attack (white + 2 green), Health 3.
    Opening: you may discard 2 resources to end this combat (no rewards).
    Reward: 1 XP, 1 Fuel.
card-chain-riders = Chain Riders
card-chain-riders-text =
    Gang, melee attack (white + 2 green), Health 3.
    Ambush.
    Reward: 1 XP, 1 Fuel.
card-scrap-sniper = Scrap Sniper
card-scrap-sniper-text =
    Gang, ranged attack (white + blue), Health 1.
    Ambush.
    Reward: 1 XP, 1 Ammo.
card-chrome-zealots = Chrome Zealots
card-chrome-zealots-text =
    Cult, melee attack (white + 2 green), Health 2.
    Unstoppable.
    Reward: 1 XP, 1 Ammo.
card-sun-prophets = Sun Prophets
card-sun-prophets-text =
    Cult, melee attack (2 green), Health 2.
    Resolution: if not defeated, receive 1 radiation.
    Reward: 1 Meds.
card-pyre-wagon = Pyre Wagon
card-pyre-wagon-text =
    Cult, ranged attack (white + 2 green), Health 3.
    Threat (1).
    Fate: your vehicle receives 1 damage.
    Reward: 2 XP, 1 Fuel.
card-dingo-pack = Dingo Pack
card-dingo-pack-text =
    Beast, melee attack (3 white), Health 2.
    Fate: +1 wound.
    Reward: 1 XP.
card-blade-emu = Blade Emu
card-blade-emu-text =
    Beast, melee attack (2 green), Health 1.
    Ambush.
    Reward: 1 Meds.
card-salt-crawler = Salt Crawler
card-salt-crawler-text =
    Beast, melee attack (white + blue), Health 2.
    Fate: 1 tainted wound.
    Reward: 1 XP, 1 Meds.
card-dune-ray = Dune Ray
card-dune-ray-text =
    Beast, melee attack (3 green), Health 3.
    Ambush.
    Reward: 2 XP.
card-glow-walkers = Glow Walkers
card-glow-walkers-text =
    Mutant, melee attack (2 white + green), Health 3.
    Resolution: receive 1 radiation.
    Reward: 1 XP.
card-bile-spitter = Bile Spitter
card-bile-spitter-text =
    Mutant, ranged attack (white + 2 green), Health 2.
    Fate: 1 tainted wound.
    Reward: 1 XP, 1 Meds.
card-hulking-reject = Hulking Reject
card-hulking-reject-text =
    Mutant, melee attack (2 green + blue), Health 4.
    Reward: 2 XP, 1 equipment card.
card-patrol-drone = Patrol Drone
card-patrol-drone-text =
    Machine, ranged attack (3 white), Health 1.
    Opening: if you are on a highway, this enemy gains 1 white die.
    Reward: 1 Ammo.
card-scrap-hound = Scrap Hound
card-scrap-hound-text =
    Machine, melee attack (2 green), Health 2.
    Armour-Piercing.
    Reward: 1 Fuel.
card-cerbero-strider = Cerbero Strider
card-cerbero-strider-text =
    Machine, ranged attack (green + 2 blue), Health 4.
    Threat (1).
    Reward: 2 XP, 1 Ammo, 1 equipment card.
card-slave-drivers = Slave Drivers
card-slave-drivers-text =
    Gang, melee attack (white + 2 green), Health 3.
    Fate: you discard 1 resource.
    Reward: 1 XP, 1 Meds, 1 equipment card.
card-fuel-thieves = Fuel Thieves
card-fuel-thieves-text =
    Gang, melee attack (white + green), Health 2.
    Resolution: if not defeated, you discard 2 Fuel.
    Reward: 2 Fuel.
card-juggernaut-rig = Juggernaut Rig
card-juggernaut-rig-text =
    Gang, ranged attack (2 green + blue), Health 5.
    Unstoppable, Threat (1).
    Fate: your vehicle receives 1 damage.
    Reward: 3 XP, 1 Fuel, 1 equipment card.
card-vine-strangler = Vine Strangler
card-vine-strangler-text =
    Beast, melee attack (white + 2 green), Health 2.
    Ambush.
    Reward: 1 XP, 1 Meds.
card-drop-bear = Drop Bear
card-drop-bear-text =
    Beast, melee attack (white + 2 green), Health 2.
    Ambush.
    Fate: +1 wound.
    Reward: 1 XP, 1 Meds.
card-feral-boars = Feral Boars
card-feral-boars-text =
    Beast, melee attack (white + 2 green), Health 3.
    Reward: 1 XP, 1 Meds.
card-spore-mother = Spore Mother
card-spore-mother-text =
    Mutant, ranged attack (white + 2 green), Health 3.
    Fate: 1 tainted wound.
    Reward: 2 XP, 1 Meds.
card-cave-kin = Cave Kin
card-cave-kin-text =
    Mutant, melee attack (3 white + green), Health 3.
    Opening: if you are in mountains, this enemy gains 1 white die.
    Reward: 1 XP, 1 equipment card.
card-skin-stitcher = Skin Stitcher
card-skin-stitcher-text =
    Mutant, melee attack (white + blue), Health 3.
    Resolution: if not defeated, receive 1 tainted wound.
    Reward: 1 XP, 1 Meds.
card-leech-swarm = Leech Swarm
card-leech-swarm-text =
    Beast, melee attack (3 white), Health 1.
    Unstoppable.
    Fate: 1 tainted wound.
    Reward: 1 Meds.
card-rockslide-gang = Rockslide Gang
card-rockslide-gang-text =
    Gang, ranged attack (white + 2 green), Health 3.
    Opening: if you are in mountains, your vehicle receives 1 damage.
    Reward: 1 XP, 1 Ammo.
card-poachers = Poachers
card-poachers-text =
    Gang, ranged attack (2 green), Health 2.
    Reward: 1 Ammo, 1 Meds.
card-cannibal-clan = Cannibal Clan
card-cannibal-clan-text =
    Gang, melee attack (3 green), Health 3.
    Resolution: if you are unconscious, discard 1 of your equipment cards.
    Reward: 1 XP, 1 Meds, 1 equipment card.
card-root-choir = Root Choir
card-root-choir-text =
    Cult, melee attack (white + 2 green), Health 3.
    Threat (1).
    Reward: 1 XP, 1 Meds.
card-ash-monks = Ash Monks
card-ash-monks-text =
    Cult, ranged attack (2 white + green), Health 3.
    Unstoppable.
    Fate: you receive 1 radiation.
    Reward: 1 XP.
card-lost-logger = Lost Logger
card-lost-logger-text =
    Machine, melee attack (2 green + blue), Health 3.
    Armour-Piercing.
    Reward: 2 XP, 1 Fuel, 1 equipment card.
card-mine-crawler = Mine Crawler
card-mine-crawler-text =
    Machine, melee attack (2 green), Health 3.
    Fate: your vehicle receives 1 damage.
    Reward: 1 XP, 1 equipment card.
card-sentry-nest = Sentry Nest
card-sentry-nest-text =
    Machine, ranged attack (white + 2 green), Health 2.
    Opening: if your vehicle is heavy, this enemy gains 1 white die.
    Reward: 1 XP, 2 Ammo.
card-the-old-bull = The Old Bull
card-the-old-bull-text =
    Beast, melee attack (green + 2 blue), Health 5.
    Fate: your vehicle receives 1 damage.
    Reward: 3 XP, 2 Meds.

## Events

card-road-block = Road Block!
card-road-block-text =
    Test: Negotiation 1.
    If your vehicle is heavy: gain 1 green die.
    Success: Gain 1 Fuel.
    Failure: Discard 1 resource; your vehicle receives 1 damage.
card-radiation-storm = Radiation Storm
card-radiation-storm-text =
    Test: Survival 2.
    If you are on a highway: gain 1 white die.
    Success: Gain 1 XP.
    Failure: Receive 2 radiation.
card-collapsed-overpass = Collapsed Overpass
card-collapsed-overpass-text =
    Test: Tech 1.
    If your vehicle is light: gain 1 green die.
    Success: Gain 1 resource of your choice.
    Failure: Your vehicle receives 2 damage.
card-mirage = Mirage
card-mirage-text =
    Test: Survival 1.
    If you have no Fuel: difficulty +1.
    Success: Gain 1 XP.
    Failure: Discard 2 Fuel.
card-wrecked-convoy = Wrecked Convoy
card-wrecked-convoy-text =
    Test: First Aid 1.
    You may discard 1 Meds: +1 success.
    Success: Gain 1 Meds and 1 XP.
    Failure: Receive 1 wound.
card-minefield = Minefield
card-minefield-text =
    Test: Tech 2.
    If your vehicle is heavy: lose 1 die.
    Success: Gain 2 XP.
    Failure: Receive 2 wounds; your vehicle receives 2 damage.
card-wandering-trader = Wandering Trader
card-wandering-trader-text =
    Test: Negotiation X.
    If you have 6 or more XP: gain 1 white die.
    Success: Gain 1 resource of your choice per success (at most 3).
    Failure: Discard 1 resource.
card-engine-fire = Engine Fire
card-engine-fire-text =
    Test: Tech 1.
    If your vehicle has 2 or more damage: difficulty +1.
    Success: Gain 1 XP.
    Failure: Your vehicle receives 1 damage; discard 1 Fuel.
card-dust-wall = Dust Wall
card-dust-wall-text =
    Test: Survival 1.
    If you are equipped with armour: gain 1 white die.
    Success: Gain 1 XP.
    Failure: Receive 1 wound; break 1 of your equipment cards.
card-stranded-family = Stranded Family
card-stranded-family-text =
    Test: First Aid 1.
    If your vehicle has a free Load slot: gain 1 white die.
    Success: Gain 1 XP and 1 resource of your choice.
    Failure: Discard 1 Meds.
card-bushfire = Bushfire
card-bushfire-text =
    Test: Survival 2.
    If you are in bush: lose 1 die.
    Success: Gain 2 XP.
    Failure: Receive 2 wounds; your vehicle receives 1 damage.
card-rockfall = Rockfall
card-rockfall-text =
    Test: Survival 1.
    If you are in mountains: difficulty +1.
    Success: Gain 1 XP.
    Failure: Your vehicle receives 2 damage.
card-broken-bridge = Broken Bridge
card-broken-bridge-text =
    Test: Tech 2.
    If your vehicle is heavy: lose 1 die.
    Success: Gain 1 XP and 1 resource of your choice.
    Failure: Your vehicle receives 2 damage.
card-toxic-pool = Toxic Pool
card-toxic-pool-text =
    Test: First Aid 1.
    If you have a tainted wound: difficulty +1.
    Success: Gain 1 Meds.
    Failure: Receive 1 tainted wound.
card-abandoned-clinic = Abandoned Clinic
card-abandoned-clinic-text =
    Test: Tech 1.
    If you have 2 or more radiation: lose 1 die.
    Success: Gain 2 Meds.
    Failure: Receive 1 radiation.
card-council-of-the-hills = Council of the Hills
card-council-of-the-hills-text =
    Test: Negotiation 2.
    If no injury is attached to you: gain 1 white die.
    Success: Gain 1 XP, 1 Meds and 1 resource of your choice.
    Failure: Discard 1 resource.
card-spore-cloud = Spore Cloud
card-spore-cloud-text =
    Test: Survival 1.
    If you are in bush: difficulty +1.
    Success: Gain 1 XP.
    Failure: Receive 1 tainted wound and 1 radiation.
card-snare-line = Snare Line
card-snare-line-text =
    Test: Blades 1.
    If you are equipped with a melee weapon: gain 1 white die.
    Success: Gain 1 resource of your choice.
    Failure: Receive 2 wounds.

## Encounters

card-figure-on-the-verge = Figure on the Verge
card-figure-on-the-verge-text = Encounter A: read the entry that the current thread gives for this letter.
card-smoke-ahead = Smoke Ahead
card-smoke-ahead-text = Encounter A: read the entry that the current thread gives for this letter.
card-voices-on-the-radio = Voices on the Radio
card-voices-on-the-radio-text = Encounter B: read the entry that the current thread gives for this letter.
card-a-light-that-blinks = A Light That Blinks
card-a-light-that-blinks-text = Encounter B: read the entry that the current thread gives for this letter.
card-hitcher = Hitcher
card-hitcher-text = Encounter C: read the entry that the current thread gives for this letter.
card-campfire-circle = Campfire Circle
card-campfire-circle-text = Encounter C: read the entry that the current thread gives for this letter.
card-the-long-shadow = The Long Shadow
card-the-long-shadow-text = Encounter D: read the entry that the current thread gives for this letter.
card-dust-trail = Dust Trail
card-dust-trail-text = Encounter D: read the entry that the current thread gives for this letter.
card-hut-in-the-gully = Hut in the Gully
card-hut-in-the-gully-text = Encounter C: read the entry that the current thread gives for this letter.
card-cairn-of-bolts = Cairn of Bolts
card-cairn-of-bolts-text = Encounter D: read the entry that the current thread gives for this letter.
card-singing-trees = Singing Trees
card-singing-trees-text = Encounter E: read the entry that the current thread gives for this letter.
card-eyes-in-the-ferns = Eyes in the Ferns
card-eyes-in-the-ferns-text = Encounter E: read the entry that the current thread gives for this letter.
card-cave-mouth = Cave Mouth
card-cave-mouth-text = Encounter F: read the entry that the current thread gives for this letter.
card-old-watchfire = Old Watchfire
card-old-watchfire-text = Encounter F: read the entry that the current thread gives for this letter.

## Exploration cards

card-x01 = Exploration 1
card-x01-highway = Gain 2 Fuel. Then your vehicle receives 1 damage.
card-x01-desert = Gain 1 Ammo.
card-x01-mountains = Draw 1 equipment card. Then receive 1 wound.
card-x01-bush = Gain 1 Meds.
card-x01-text =
    Highway: Gain 2 Fuel. Then your vehicle receives 1 damage.
    Desert: Gain 1 Ammo.
    Mountains: Draw 1 equipment card. Then receive 1 wound.
    Bush: Gain 1 Meds.
card-x02 = Exploration 2
card-x02-highway = Gain 1 Fuel; gain 1 Ammo.
card-x02-desert = Gain 2 Ammo. Then receive 1 wound.
card-x02-mountains = Gain 1 Ammo.
card-x02-bush = Gain 2 Meds. Then receive 1 tainted wound.
card-x02-text =
    Highway: Gain 1 Fuel; gain 1 Ammo.
    Desert: Gain 2 Ammo. Then receive 1 wound.
    Mountains: Gain 1 Ammo.
    Bush: Gain 2 Meds. Then receive 1 tainted wound.
card-x03 = Exploration 3
card-x03-highway = Draw 1 equipment card. Then your vehicle receives 1 damage.
card-x03-desert = Gain 1 Fuel.
card-x03-mountains = Gain 1 Fuel; gain 1 Ammo. Then your vehicle receives 1 damage.
card-x03-bush = Gain 1 Meds; gain 1 Ammo. Then receive 1 wound.
card-x03-text =
    Highway: Draw 1 equipment card. Then your vehicle receives 1 damage.
    Desert: Gain 1 Fuel.
    Mountains: Gain 1 Fuel; gain 1 Ammo. Then your vehicle receives 1 damage.
    Bush: Gain 1 Meds; gain 1 Ammo. Then receive 1 wound.
card-x04 = Exploration 4
card-x04-highway = Gain 1 Fuel.
card-x04-desert = Draw 1 equipment card. Then discard 1 Fuel.
card-x04-mountains = Gain 1 Meds.
card-x04-bush = Draw 1 equipment card. Then receive 1 tainted wound.
card-x04-text =
    Highway: Gain 1 Fuel.
    Desert: Draw 1 equipment card. Then discard 1 Fuel.
    Mountains: Gain 1 Meds.
    Bush: Draw 1 equipment card. Then receive 1 tainted wound.
card-x05 = Exploration 5
card-x05-highway = Gain 2 Ammo. Then discard 1 Fuel.
card-x05-desert = Gain 1 Fuel; gain 1 Meds. Then receive 1 radiation.
card-x05-mountains = Gain 1 XP.
card-x05-bush = Gain 1 Meds.
card-x05-text =
    Highway: Gain 2 Ammo. Then discard 1 Fuel.
    Desert: Gain 1 Fuel; gain 1 Meds. Then receive 1 radiation.
    Mountains: Gain 1 XP.
    Bush: Gain 1 Meds.
card-x06 = Exploration 6
card-x06-highway = Gain 1 resource of your choice.
card-x06-desert = Gain 1 resource of your choice.
card-x06-mountains = Gain 1 resource of your choice.
card-x06-bush = Gain 1 resource of your choice.
card-x06-text =
    Highway: Gain 1 resource of your choice.
    Desert: Gain 1 resource of your choice.
    Mountains: Gain 1 resource of your choice.
    Bush: Gain 1 resource of your choice.
card-x07 = Exploration 7
card-x07-highway = Gain 3 Fuel. Then your vehicle receives 2 damage.
card-x07-desert = Gain 1 XP. Then receive 1 wound.
card-x07-mountains = Draw 1 equipment card; gain 1 Ammo. Then your vehicle receives 2 damage.
card-x07-bush = Gain 3 Meds. Then receive 2 tainted wounds.
card-x07-text =
    Highway: Gain 3 Fuel. Then your vehicle receives 2 damage.
    Desert: Gain 1 XP. Then receive 1 wound.
    Mountains: Draw 1 equipment card; gain 1 Ammo. Then your vehicle receives 2 damage.
    Bush: Gain 3 Meds. Then receive 2 tainted wounds.
card-x08 = Exploration 8
card-x08-highway = Draw 1 equipment card.
card-x08-desert = Gain 1 Ammo; gain 1 Fuel. Then discard 1 Meds.
card-x08-mountains = Gain 2 Ammo. Then receive 1 wound.
card-x08-bush = Gain 1 Fuel.
card-x08-text =
    Highway: Draw 1 equipment card.
    Desert: Gain 1 Ammo; gain 1 Fuel. Then discard 1 Meds.
    Mountains: Gain 2 Ammo. Then receive 1 wound.
    Bush: Gain 1 Fuel.
card-x09 = Exploration 9
card-x09-highway = Gain 1 Ammo.
card-x09-desert = Gain 1 Meds.
card-x09-mountains = Draw 1 equipment card. Then receive 1 radiation.
card-x09-bush = Gain 1 Meds; gain 1 XP. Then receive 1 tainted wound.
card-x09-text =
    Highway: Gain 1 Ammo.
    Desert: Gain 1 Meds.
    Mountains: Draw 1 equipment card. Then receive 1 radiation.
    Bush: Gain 1 Meds; gain 1 XP. Then receive 1 tainted wound.
card-x10 = Exploration 10
card-x10-highway = Gain 2 Fuel. Then discard 1 Ammo.
card-x10-desert = Draw 2 equipment cards. Then receive 2 radiation.
card-x10-mountains = Gain 1 Fuel.
card-x10-bush = Gain 2 Ammo. Then receive 1 wound.
card-x10-text =
    Highway: Gain 2 Fuel. Then discard 1 Ammo.
    Desert: Draw 2 equipment cards. Then receive 2 radiation.
    Mountains: Gain 1 Fuel.
    Bush: Gain 2 Ammo. Then receive 1 wound.
card-x11 = Exploration 11
card-x11-highway = Gain 1 XP. Then your vehicle receives 1 damage.
card-x11-desert = Gain 2 Fuel. Then your vehicle receives 1 damage.
card-x11-mountains = Gain 1 Meds; gain 1 Ammo. Then discard 1 Fuel.
card-x11-bush = Draw 1 equipment card. Then receive 1 wound.
card-x11-text =
    Highway: Gain 1 XP. Then your vehicle receives 1 damage.
    Desert: Gain 2 Fuel. Then your vehicle receives 1 damage.
    Mountains: Gain 1 Meds; gain 1 Ammo. Then discard 1 Fuel.
    Bush: Draw 1 equipment card. Then receive 1 wound.
card-x12 = Exploration 12
card-x12-highway = Gain 1 Meds.
card-x12-desert = Gain 1 Ammo.
card-x12-mountains = Gain 2 resources of your choice. Then your vehicle receives 1 damage.
card-x12-bush = Gain 2 Meds. Then discard 1 Ammo.
card-x12-text =
    Highway: Gain 1 Meds.
    Desert: Gain 1 Ammo.
    Mountains: Gain 2 resources of your choice. Then your vehicle receives 1 damage.
    Bush: Gain 2 Meds. Then discard 1 Ammo.
card-x13 = Exploration 13
card-x13-highway = Draw 2 equipment cards. Then your vehicle receives 2 damage.
card-x13-desert = Gain 1 Fuel.
card-x13-mountains = Gain 1 XP; gain 1 Ammo. Then receive 1 wound.
card-x13-bush = Gain 1 Meds. Then receive 1 radiation.
card-x13-text =
    Highway: Draw 2 equipment cards. Then your vehicle receives 2 damage.
    Desert: Gain 1 Fuel.
    Mountains: Gain 1 XP; gain 1 Ammo. Then receive 1 wound.
    Bush: Gain 1 Meds. Then receive 1 radiation.
card-x14 = Exploration 14
card-x14-highway = Gain 1 Fuel; gain 1 Meds. Then discard 1 Ammo.
card-x14-desert = Gain 2 resources of your choice. Then receive 1 wound.
card-x14-mountains = Draw 1 equipment card.
card-x14-bush = Gain 1 Fuel; gain 1 Meds. Then receive 1 tainted wound.
card-x14-text =
    Highway: Gain 1 Fuel; gain 1 Meds. Then discard 1 Ammo.
    Desert: Gain 2 resources of your choice. Then receive 1 wound.
    Mountains: Draw 1 equipment card.
    Bush: Gain 1 Fuel; gain 1 Meds. Then receive 1 tainted wound.
card-x15 = Exploration 15
card-x15-highway = Gain 2 Ammo. Then receive 1 wound.
card-x15-desert = Gain 1 Meds; gain 1 XP. Then receive 1 radiation.
card-x15-mountains = Gain 1 Fuel. Then your vehicle receives 1 damage.
card-x15-bush = Gain 1 XP.
card-x15-text =
    Highway: Gain 2 Ammo. Then receive 1 wound.
    Desert: Gain 1 Meds; gain 1 XP. Then receive 1 radiation.
    Mountains: Gain 1 Fuel. Then your vehicle receives 1 damage.
    Bush: Gain 1 XP.
card-x16 = Exploration 16
card-x16-highway = Gain 2 resources of your choice. Then your vehicle receives 1 damage.
card-x16-desert = Draw 1 equipment card. Then receive 1 wound.
card-x16-mountains = Gain 1 Ammo.
card-x16-bush = Gain 2 resources of your choice. Then receive 1 radiation.
card-x16-text =
    Highway: Gain 2 resources of your choice. Then your vehicle receives 1 damage.
    Desert: Draw 1 equipment card. Then receive 1 wound.
    Mountains: Gain 1 Ammo.
    Bush: Gain 2 resources of your choice. Then receive 1 radiation.
card-x17 = Exploration 17
card-x17-highway = Gain 1 Fuel.
card-x17-desert = Gain 2 Ammo. Then discard 1 Fuel.
card-x17-mountains = Gain 2 Meds. Then receive 1 wound.
card-x17-bush = Draw 1 equipment card. Then discard 1 Meds.
card-x17-text =
    Highway: Gain 1 Fuel.
    Desert: Gain 2 Ammo. Then discard 1 Fuel.
    Mountains: Gain 2 Meds. Then receive 1 wound.
    Bush: Draw 1 equipment card. Then discard 1 Meds.
card-x18 = Exploration 18
card-x18-highway = Draw 1 equipment card; gain 1 Fuel. Then your vehicle receives 2 damage.
card-x18-desert = Gain 1 Fuel.
card-x18-mountains = Draw 2 equipment cards. Then receive 2 wounds.
card-x18-bush = Gain 1 Meds.
card-x18-text =
    Highway: Draw 1 equipment card; gain 1 Fuel. Then your vehicle receives 2 damage.
    Desert: Gain 1 Fuel.
    Mountains: Draw 2 equipment cards. Then receive 2 wounds.
    Bush: Gain 1 Meds.
card-x19 = Exploration 19
card-x19-highway = Your vehicle receives 1 damage.
card-x19-desert = Receive 1 wound.
card-x19-mountains = Your vehicle receives 1 damage.
card-x19-bush = Receive 1 tainted wound.
card-x19-text =
    Highway: Your vehicle receives 1 damage.
    Desert: Receive 1 wound.
    Mountains: Your vehicle receives 1 damage.
    Bush: Receive 1 tainted wound.
card-x20 = Exploration 20
card-x20-highway = Gain 1 XP; gain 1 resource of your choice. Then receive 1 radiation.
card-x20-desert = Gain 1 XP; gain 1 resource of your choice. Then receive 1 wound.
card-x20-mountains = Gain 1 XP; gain 1 resource of your choice. Then your vehicle receives 1 damage.
card-x20-bush = Gain 1 XP; gain 1 resource of your choice. Then receive 1 tainted wound.
card-x20-text =
    Highway: Gain 1 XP; gain 1 resource of your choice. Then receive 1 radiation.
    Desert: Gain 1 XP; gain 1 resource of your choice. Then receive 1 wound.
    Mountains: Gain 1 XP; gain 1 resource of your choice. Then your vehicle receives 1 damage.
    Bush: Gain 1 XP; gain 1 resource of your choice. Then receive 1 tainted wound.

## Injuries

card-broken-arm = Broken Arm
card-broken-arm-text = You may use only one one-handed weapon. Place this card on one of your hand slots.
card-cracked-ribs = Cracked Ribs
card-cracked-ribs-text = Health −1 (minimum 3).
card-concussion = Concussion
card-concussion-text = Lose 1 die from every Tech and Negotiation test.
card-festering-wound = Festering Wound
card-festering-wound-text = Each Meds you spend to heal in a camp action gives 1 healing point less.
card-smashed-knee = Smashed Knee
card-smashed-knee-text = Exploration −1 (minimum 1).
card-blurred-sight = Blurred Sight
card-blurred-sight-text = Lose 1 die from every Guns roll.
card-shaking-hands = Shaking Hands
card-shaking-hands-text = Repair −1 (minimum 0) and lose 1 die from every First Aid test.
card-poisoned-blood = Poisoned Blood
card-poisoned-blood-text = Resistance −1 (minimum 1): the last space of your resistance track is unavailable.

## Faults

card-rickety = Rickety
card-rickety-text = Your vehicle has Durability −1 (minimum 2).
card-leaking-tank = Leaking Tank
card-leaking-tank-text = Tank −2 (minimum 1).
card-bent-axle = Bent Axle
card-bent-axle-text = Speed −1 (minimum 1).
card-torn-cargo-bed = Torn Cargo Bed
card-torn-cargo-bed-text = Load −1 (minimum 1).
card-thirsty-engine = Thirsty Engine
card-thirsty-engine-text = Speed bonus −1 (minimum 1).
card-dead-suspension = Dead Suspension
card-dead-suspension-text = Mountains and bush spaces cost you +1 MP.
card-burnt-wiring = Burnt Wiring
card-burnt-wiring-text = Your vehicle has no special ability and its parts have no effect.
card-loose-plating = Loose Plating
card-loose-plating-text = The first time each round your vehicle receives damage, it receives 1 more.
card-unconscious = Unconscious
card-unconscious-text = The only action is (Regain Consciousness): remove 1 radiation and heal 4, then turn this card over.
card-wreck = Wreck
card-wreck-text = You cannot move. Special action (Overhaul): remove 3 damage, then turn this card over.

## Special cards

card-turbine-key = Turbine Key
card-turbine-key-text = In the thread Flood Gates your tests outside combat have difficulty −1.
card-old-mercy = Old Mercy
card-old-mercy-text = +1 green die in every Tech test.
card-pilgrims-mask = Pilgrim’s Mask
card-pilgrims-mask-text = Opening: if your enemy is a cult, you may end the combat.
card-black-tar-contract = Black Tar Contract
card-black-tar-contract-text = On gaining: gain 2 Fuel. Speed bonus +1.
card-mother-drybays-blessing = Mother Drybay’s Blessing
card-mother-drybays-blessing-text = +1 green die in every Negotiation test. During your camp action heal 1 without spending Meds.
card-golden-gearstick = Golden Gearstick
card-golden-gearstick-text = Final scoring: +2 fame. When you become unconscious, the other conscious knight with the most fame takes this card.
card-signal-scanner = Signal Scanner
card-signal-scanner-text = +1 white die in every Tech test. Once per move action ignore 1 radiation symbol on your route.
card-echo-implant = Echo Implant
card-echo-implant-text = +1 white die in every Guns roll. Resistance −1 (minimum 1).
card-null-key = Null Key
card-null-key-text = Before you roll an attack against the Voice of Cerbero: gain 1 red die.
card-the-voice-of-cerbero = The Voice of Cerbero
card-the-voice-of-cerbero-text = The enemy at the end of the signal. Fate: you receive 1 radiation. Nobody takes this card.
