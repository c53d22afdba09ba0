### Apex Legends: the names of everything printed, what it does in our own words, and the terms of the game.
### Words in angle brackets are tags: thrown damage, cover, obstacle.

## The legends

card-gibraltar = Gibraltar
card-gibraltar-text = Support. Abilities: Dome of Protection, Defensive Bombardment.
card-bangalore = Bangalore
card-bangalore-text = Assault. Abilities: Smoke Launcher, Rolling Thunder.
card-wraith = Wraith
card-wraith-text = Skirmisher. Abilities: Into the Void, Dimensional Rift.
card-bloodhound = Bloodhound
card-bloodhound-text = Recon. Abilities: Eye of the Allfather, Beast of the Hunt.
card-pathfinder = Pathfinder
card-pathfinder-text = Skirmisher. Abilities: Grappling Hook, Zipline Gun.
card-lifeline = Lifeline
card-lifeline-text = Support. Abilities: D.O.C. Heal Drone, Lifeline’s Supply Drop.

## Abilities

card-dome-of-protection = Dome of Protection
card-dome-of-protection-text = Free action: place the dome on a free intersection in 0–2 that you see. It creates a zone for 3 turns. Legends in the zone ignore <thrown> damage. From inside nobody may shoot at, destroy or throw at anything outside; from outside nobody may shoot or destroy into or through the zone. Cooldown 3.
card-defensive-bombardment = Defensive Bombardment
card-defensive-bombardment-text = Free action: place the figure on a space in 0–5. After a delay of 2 turns each legend in 5×5 takes 24 <thrown> damage, whatever veils and levels. Cooldown 3.
card-smoke-launcher = Smoke Launcher
card-smoke-launcher-text = Free action: place a smoke on a free intersection in 0–5. It creates a zone for 3 turns: shooting out of, into or through it has Hit Threshold +10. Cooldown 2.
card-rolling-thunder = Rolling Thunder
card-rolling-thunder-text = Free action: place the figure on a space in 0–5 facing one of the four map edges. After a delay of 2 turns each enemy in 5×4 takes 20 <thrown> damage, whatever veils and levels; then the figure moves 3 spaces forward, and after 2 more turns it strikes again. Cooldown 2.
card-into-the-void = Into the Void
card-into-the-void-text = Free action: until the end of your activation each of your move actions has 1 more MP. Or reaction before fire: a weapon with Rate of Fire 3 or more shoots with 2; after the deal damage step you may move 2. Cooldown 3.
card-dimensional-rift = Dimensional Rift
card-dimensional-rift-text = Special action, 1 AP: place a portal on a free adjacent space, move 5, then place the second portal on a free adjacent space. For 3 turns a legend that enters a portal transfers to a free space neighbouring the other one and may continue its move. Cooldown 2.
card-eye-of-the-allfather = Eye of the Allfather
card-eye-of-the-allfather-text = Free action: attach a raven to up to 3 enemies in 1–3. For 3 turns, when a legend of your team shoots an enemy with a raven, each aim card with COVER is a hit. Cooldown 3.
card-beast-of-the-hunt = Beast of the Hunt
card-beast-of-the-hunt-text = Free action: attach the beast to yourself for 3 turns. Each of your move actions of value 2 or more has 1 more MP; when you shoot, Hit Threshold −5. When you eliminate an enemy, the 3 turns begin anew. Cooldown 2.
card-grappling-hook = Grappling Hook
card-grappling-hook-text = Special action, 1 AP: transfer to a free space in 1–3 that you see. If you are now on a higher level, or adjacent to an object with <obstacle>, <veil> or <impassable>, you may transfer again to a free space in 1–2. Or reaction after fire: transfer to a free space in 1–2 that you see. Cooldown 2.
card-zipline-gun = Zipline Gun
card-zipline-gun-text = Free action: place one anchor on a free adjacent intersection and the other on a free intersection in 3–5 that you see. They are linked, stay on the map and serve every legend. Cooldown 3.
card-heal-drone = D.O.C. Heal Drone
card-heal-drone-text = Free action: place the drone on a free space of your level or lower in 1–3 that you see. At once, and again after a delay of 2 turns, each legend adjacent to it restores 8 health. Cooldown 2.
card-care-package = Lifeline’s Supply Drop
card-care-package-text = Free action: place the drop-site marker on a free space in 1–2 that you see. After a delay of 2 turns a legend on that space takes 15 damage and must leave it; the drop lands there. Any legend may interact with it once: 3 tokens from Lifeline’s bag. Cooldown 3.

## Feats

card-safe-haven = Safe Haven
card-safe-haven-text = Free action: each legend of your team in the zone of the dome may use 1 accessory.
card-shoulder-charge = Shoulder Charge
card-shoulder-charge-text = Special action, 1 AP: move 2. Then deal 4 damage to an enemy on an adjacent space and push it 2 spaces (collision 6).
card-dug-in = Dug In
card-dug-in-text = Boost shoot: stability 2. If you are in the zone of the dome or adjacent to an object with <cover>, each hit deals 2 more damage.
card-behind-me = Behind Me
card-behind-me-text = Reaction after fire (team): if the target is you or an ally in 1–2 and is not eliminated, it restores 8 shield.
card-living-shield = Living Shield
card-living-shield-text = Reaction before fire (team): if you are the target, ignore 8 damage. If you are on a space adjacent to the target, swap places with it; you become the target and ignore 8 damage.
card-not-on-my-watch = Not on My Watch
card-not-on-my-watch-text = Instant: when you or an ally on an adjacent space would take <thrown> damage: that legend ignores 10 of it.
card-quick-deploy = Quick Deploy
card-quick-deploy-text = Free action: accelerate the Dome of Protection by 2.
card-bring-me-down = Bring Me Down
card-bring-me-down-text = Reaction before fire: lower the headshot damage of the shooter’s weapon by 10 (never below 0). Ignore 10 damage.
card-cold-steel = Cold Steel
card-cold-steel-text = Free action: you may deal 6 damage to an enemy on an adjacent space. Then move 2.
card-armour-piercers = Armour Piercers
card-armour-piercers-text = Boost shoot: each hit deals 2 more damage.
card-trigger-discipline = Trigger Discipline
card-trigger-discipline-text = Boost shoot: Hit Threshold −10. Rate of Fire −1 (never below 1).
card-double-time = Double Time
card-double-time-text = Special action, 1 AP: move 4.
card-lost-in-the-smoke = Lost in the Smoke
card-lost-in-the-smoke-text = Reaction before fire (team): you may initiate Smoke Launcher if it is available. If the enemy shoots out of, into or through a smoke zone, it ignores LOW on aim cards, and each aim card with COVER is a miss wherever the target stands.
card-bad-day-shooter = Bad Day, Shooter
card-bad-day-shooter-text = Reaction before fire (team): you may initiate Smoke Launcher if it is available. If the enemy shoots out of, into or through a smoke zone, it shoots with Hit Threshold 65; all modifiers of it are ignored.
card-always-ready = Always Ready
card-always-ready-text = Reaction after fire: choose: move 3; or move 1, then you may use a common accessory.
card-resupply = Resupply
card-resupply-text = Free action: gain 2 ammo.
card-come-and-find-me = Come and Find Me
card-come-and-find-me-text = Free action: choose a legend on a space adjacent to a portal. Transfer it to a free space neighbouring the other portal.
card-phase-step = Phase Step
card-phase-step-text = Free action: transfer to a free space in 1–2 on your level or lower.
card-whispers = Whispers
card-whispers-text = Reaction before fire: Hit Threshold +10. After the deal damage step you may move 1.
card-seen-it-before = Seen It Before
card-seen-it-before-text = Boost shoot: look at the top 4 aim cards; put any of them under the deck and the rest on top in any order.
card-forewarned = Forewarned
card-forewarned-text = Instant: after the actual landing space of a grenade is known and if you are in its area, before damage: move 2.
card-kunai = Kunai
card-kunai-text = Special action, 1 AP: move 2 and attack in melee; the attack succeeds without an aim card and deals 6 damage instead of 4.
card-this-way = This Way
card-this-way-text = Reaction after fire (team): any legend of your team may move 2.
card-from-nowhere = From Nowhere
card-from-nowhere-text = Boost shoot: if the target is in 1–2: Hit Threshold −10 and each headshot deals 3 more damage.
card-allfathers-strength = Allfather’s Strength
card-allfathers-strength-text = Special action, 1 AP: shoot. Then move 2.
card-read-the-tracks = Read the Tracks
card-read-the-tracks-text = Free action: choose an enemy in 1–5. Until the end of your activation ignore COVER when you shoot it.
card-patient-hunter = Patient Hunter
card-patient-hunter-text = Boost shoot: if you have not moved in this activation: Hit Threshold −10, stability 1.
card-foregone-conclusion = Foregone Conclusion
card-foregone-conclusion-text = Instant: play as a boost for any legend of your team: if the target is outside the Best Range of the weapon used, Hit Threshold −10. After all aim cards are revealed, the shooter may put up to 2 of them under the deck and reveal new ones in their place.
card-ravens-warning = Raven’s Warning
card-ravens-warning-text = Reaction before fire (team): after all aim cards are revealed, choose 1 of them: the shooter puts it under the deck and reveals a new one in its place.
card-pursuit = Pursuit
card-pursuit-text = Free action: move 3; at the end you must be nearer to at least one enemy than before.
card-slip-the-snare = Slip the Snare
card-slip-the-snare-text = Reaction after fire: move 2. Then accelerate one of your abilities by 1.
card-trophy = Trophy
card-trophy-text = Instant: when a legend of your team eliminates an enemy: restore 10 health and draw 1 feat card.
card-all-aboard = All Aboard
card-all-aboard-text = Free action: any legend of your team may move 1 and interact with an adjacent zip-line anchor.
card-targeting-upgrade = Targeting Upgrade
card-targeting-upgrade-text = Boost shoot: stability 2. For each space outside the Best Range the Hit Threshold rises by 5 instead of 10.
card-quick-swing = Quick Swing
card-quick-swing-text = Free action: transfer to a free space in 1–2 that you see. Then you may push an enemy on an adjacent space 1 space (collision 3).
card-return-to-sender = Return to Sender
card-return-to-sender-text = Instant: after the actual landing space of a grenade is known, if it is in 1–2 of you and not on a higher level: shift it up to 2 spaces, each in any direction, before damage.
card-uppercut = Uppercut
card-uppercut-text = Special action, 1 AP: deal 6 damage to an enemy on an adjacent space and push it 3 spaces (collision 6).
card-reel-in = Reel In
card-reel-in-text = Reaction after fire (team): an ally in 1–3 that you see may be transferred to a free space adjacent to you.
card-hard-target = Hard Target
card-hard-target-text = Reaction before fire: Hit Threshold +5; if you are on a higher level than the shooter, +15 instead.
card-recalibrate = Recalibrate
card-recalibrate-text = Free action: accelerate the Grappling Hook by 2.
card-fresh-supplies = Fresh Supplies
card-fresh-supplies-text = Free action: if you are on a space adjacent to a supply bin: restore 12 shield or 12 health to yourself or to an ally on an adjacent space.
card-shock-sticks = Shock Sticks
card-shock-sticks-text = Special action, 1 AP: deal 8 damage to an enemy on an adjacent space and push it 1 space (collision 4). Then move 1.
card-on-my-way = On My Way
card-on-my-way-text = Free action: move 2. Then you or an ally on an adjacent space may use a common accessory.
card-triage = Triage
card-triage-text = Reaction after fire (team): if the target is in 0–4 of you and is not eliminated, it restores 8 health.
card-guardian-angel = Guardian Angel
card-guardian-angel-text = Instant: when any legend of your team takes the respawn action: it does so without spending AP. If an ally takes it, it may respawn on a free space adjacent to you.
card-scavenge = Scavenge
card-scavenge-text = Free action: if you are adjacent to a supply bin, open or closed: draw 1 rare loot token.
card-covering-fire = Covering Fire
card-covering-fire-text = Boost shoot: each hit deals 1 more damage. After the deal damage step an ally in 1–3 may move 1.
card-combat-shield = Combat Shield
card-combat-shield-text = Reaction before fire (team): if the target is in 0–3 of you: it ignores 6 damage; if it is adjacent to the D.O.C. drone, 10 instead.

## Loot

card-syringe = Syringe
card-syringe-text = Accessory. Restore up to 12 health.
card-shield-cell = Shield Cell
card-shield-cell-text = Accessory. Restore up to 12 shield.
card-med-kit = Med Kit
card-med-kit-text = Accessory. Restore up to 20 health.
card-shield-battery = Shield Battery
card-shield-battery-text = Accessory. Restore up to 20 shield.
card-ultimate-accelerant = Ultimate Accelerant
card-ultimate-accelerant-text = Accessory. Accelerate each of your abilities by 2.
card-phoenix-kit = Phoenix Kit
card-phoenix-kit-text = Accessory. Restore up to 15 health and 15 shield.
card-thermite-grenade = Thermite Grenade
card-thermite-grenade-text = Grenade. Range 2–5, scattered by 1 aim card: 15 <thrown> damage in 1×5, along either axis.
card-frag-grenade = Frag Grenade
card-frag-grenade-text = Grenade. Range 2–5, scattered by 2 aim cards: 20 <thrown> damage on its space, 10 on the others of 3×3.
card-barrel-stabilizer-common = Barrel Stabilizer (common)
card-barrel-stabilizer-common-text = Attachment. Stability 1.
card-hcog-classic = 1× HCOG Classic
card-hcog-classic-text = Attachment. At distance 1–2: Hit Threshold −5. Mark: close.
card-standard-stock-common = Standard Stock (common)
card-standard-stock-common-text = Attachment. Each hit +1 damage.
card-barrel-stabilizer-rare = Barrel Stabilizer (rare)
card-barrel-stabilizer-rare-text = Attachment. Stability 2.
card-light-magazine = Extended Light Magazine
card-light-magazine-text = Attachment. Rate of Fire +1.
card-heavy-magazine = Extended Heavy Magazine
card-heavy-magazine-text = Attachment. Rate of Fire +1.
card-energy-magazine = Extended Energy Magazine
card-energy-magazine-text = Attachment. Rate of Fire +1.
card-hcog-bruiser = 2× HCOG Bruiser
card-hcog-bruiser-text = Attachment. At distance 2–3: Hit Threshold −10. Mark: mid.
card-variable-holo = 1×–2× Variable Holo
card-variable-holo-text = Attachment. At distance 1–4: Hit Threshold −5. Mark: close.
card-sniper-6x = 6× Sniper
card-sniper-6x-text = Attachment. At distance 5+: Hit Threshold −5. Mark: long.
card-standard-stock-rare = Standard Stock (rare)
card-standard-stock-rare-text = Attachment. Each hit +2 damage.
card-sniper-stock-rare = Sniper Stock (rare)
card-sniper-stock-rare-text = Attachment. The first hit of the shoot action +6 damage.
card-barrel-stabilizer-epic = Barrel Stabilizer (epic)
card-barrel-stabilizer-epic-text = Attachment. Stability 3.
card-sniper-magazine = Extended Sniper Magazine
card-sniper-magazine-text = Attachment. Rate of Fire +1.
card-shotgun-bolt = Shotgun Bolt
card-shotgun-bolt-text = Attachment. The first number of the Rate of Fire +1.
card-hcog-ranger = 3× HCOG Ranger
card-hcog-ranger-text = Attachment. At distance 4–6: Hit Threshold −10. Mark: mid.
card-variable-aog = 2×–4× Variable AOG
card-variable-aog-text = Attachment. At distance 2–5: Hit Threshold −10. Mark: mid.
card-variable-sniper = 4×–8× Variable Sniper
card-variable-sniper-text = Attachment. At distance 4+: Hit Threshold −10. Mark: long.
card-standard-stock-epic = Standard Stock (epic)
card-standard-stock-epic-text = Attachment. Each hit +3 damage.
card-sniper-stock-epic = Sniper Stock (epic)
card-sniper-stock-epic-text = Attachment. The first hit of the shoot action +9 damage.
card-holo = 1× Holo
card-holo-text = Attachment. At distance 1–2: Hit Threshold −5. Mark: close.
card-digital-threat = 1× Digital Threat
card-digital-threat-text = Attachment. At distance 1–2: Hit Threshold −15. Mark: close.
card-digital-sniper-threat = 6×–10× Digital Sniper Threat
card-digital-sniper-threat-text = Attachment. At distance 5+: Hit Threshold −15. Mark: long.
card-sniper-stock-common = Sniper Stock (common)
card-sniper-stock-common-text = Attachment. The first hit of the shoot action +3 damage.
card-helmet-rare = Helmet (rare)
card-helmet-rare-text = Gear. Ignores 1 headshot on a card of value 50 or less.
card-body-shield-rare = Body Shield (rare)
card-body-shield-rare-text = Gear. Shield limit 30. Restores 10 shield when equipped fresh.
card-body-shield-rare-used = Body Shield (rare, exhausted)
card-body-shield-rare-used-text = Gear. Shield limit 30. Exhausted: restores nothing.
card-knockdown-shield-rare = Knockdown Shield (rare)
card-knockdown-shield-rare-text = Gear. Lowers damage that would bring health to 0 by 10, once until you are eliminated.
card-knockdown-shield-rare-used = Knockdown Shield (rare, exhausted)
card-knockdown-shield-rare-used-text = Gear. Exhausted until its owner is eliminated.
card-helmet-epic = Helmet (epic)
card-helmet-epic-text = Gear. Ignores up to 2 headshots on cards of value 60 or less.
card-body-shield-epic = Body Shield (epic)
card-body-shield-epic-text = Gear. Shield limit 40. Restores 10 shield when equipped fresh.
card-body-shield-epic-used = Body Shield (epic, exhausted)
card-body-shield-epic-used-text = Gear. Shield limit 40. Exhausted: restores nothing.
card-knockdown-shield-epic = Knockdown Shield (epic)
card-knockdown-shield-epic-text = Gear. Lowers damage that would bring health to 0 by 15, once until you are eliminated.
card-knockdown-shield-epic-used = Knockdown Shield (epic, exhausted)
card-knockdown-shield-epic-used-text = Gear. Exhausted until its owner is eliminated.
card-helmet-legendary = Helmet (legendary)
card-helmet-legendary-text = Gear. Ignores up to 2 headshots on cards of value 60 or less. Special action, 1 AP: interact and use.
card-body-shield-legendary = Body Shield (legendary)
card-body-shield-legendary-text = Gear. Shield limit 40. Restores 20 shield when equipped fresh.
card-body-shield-legendary-used = Body Shield (legendary, exhausted)
card-body-shield-legendary-used-text = Gear. Shield limit 40. Exhausted: restores nothing.
card-knockdown-shield-legendary = Knockdown Shield (legendary)
card-knockdown-shield-legendary-text = Gear. Lowers damage that would bring health to 0 by 15, once until you are eliminated. Ring damage is lowered to 8.
card-knockdown-shield-legendary-used = Knockdown Shield (legendary, exhausted)
card-knockdown-shield-legendary-used-text = Gear. Exhausted until its owner is eliminated. Ring damage is lowered to 8.
card-helmet-starting = Helmet (starting)
card-helmet-starting-text = Gear. No effect.
card-body-shield-starting = Body Shield (starting)
card-body-shield-starting-text = Gear. Shield limit 20.
card-knockdown-shield-starting = Knockdown Shield (starting)
card-knockdown-shield-starting-text = Gear. No effect.

## Weapons: the name is that of the model, with the number of the card

card-hemlok-1 = Hemlok Burst AR (W-1)
card-hemlok-1-text =
    Assault rifle, heavy ammo, starts with 3.
    Best Range 4, Hit Threshold 50, Rate of Fire 3, damage 8, headshot +5.
    Slots: barrel, magazine (heavy), optic (close / mid), standard stock.
    Printed: Standard Stock (common).
    Passive: you may play your boost after the reactions before fire.
card-hemlok-2 = Hemlok Burst AR (W-2)
card-hemlok-2-text =
    Assault rifle, heavy ammo, starts with 2.
    Best Range 4, Hit Threshold 50, Rate of Fire 3, damage 8, headshot +5.
    Slots: barrel, magazine (heavy), optic (close / mid), standard stock.
    Printed: Barrel Stabilizer (common).
    Passive: you may play your boost after the reactions before fire.
card-flatline-1 = VK-47 Flatline (W-3)
card-flatline-1-text =
    Assault rifle, heavy ammo, starts with 3.
    Best Range 3–4, Hit Threshold 50, Rate of Fire 4, damage 6, headshot +4.
    Slots: magazine (heavy), optic (close / mid), standard stock.
    Printed: 1× Holo.
card-flatline-2 = VK-47 Flatline (W-4)
card-flatline-2-text =
    Assault rifle, heavy ammo, starts with 2.
    Best Range 3–4, Hit Threshold 50, Rate of Fire 2, damage 11, headshot +7.
    Slots: magazine (heavy), optic (close / mid), standard stock.
    Upgrade: Anvil Receiver.
card-havoc-1 = HAVOC (W-5)
card-havoc-1-text =
    Assault rifle, energy ammo, starts with 3.
    Best Range 3, Hit Threshold 50, Rate of Fire 5, damage 6, headshot +3.
    Slots: magazine (energy), optic (close / mid), standard stock.
    Printed: Standard Stock (common).
    Passive: stability −1.
card-havoc-2 = HAVOC (W-6)
card-havoc-2-text =
    Assault rifle, energy ammo, starts with 2.
    Best Range 3, Hit Threshold 50, Rate of Fire 5, damage 6, headshot +3.
    Slots: magazine (energy), optic (close / mid), standard stock.
    Upgrade: Turbocharger.
card-r301-1 = R-301 (W-7)
card-r301-1-text =
    Assault rifle, light ammo, starts with 2.
    Best Range 4, Hit Threshold 50, Rate of Fire 4, damage 5, headshot +4.
    Slots: barrel, magazine (light), optic (close / mid), standard stock.
    Printed: Barrel Stabilizer (common).
card-r301-2 = R-301 (W-8)
card-r301-2-text =
    Assault rifle, light ammo, starts with 3.
    Best Range 4, Hit Threshold 50, Rate of Fire 4, damage 5, headshot +4.
    Slots: barrel, magazine (light), optic (close / mid), standard stock.
    Printed: Standard Stock (common).
card-alternator-1 = Alternator (W-9)
card-alternator-1-text =
    SMG, light ammo, starts with 3.
    Best Range 2, Hit Threshold 50, Rate of Fire 4, damage 6, headshot +3.
    Slots: barrel, magazine (light), optic (close / mid), standard stock.
    Printed: 1× Holo.
card-alternator-2 = Alternator (W-10)
card-alternator-2-text =
    SMG, light ammo, starts with 2.
    Best Range 2, Hit Threshold 50, Rate of Fire 4, damage 6, headshot +3.
    Slots: barrel, magazine (light), optic (close / mid), standard stock.
    Upgrade: Disruptor Rounds.
    Passive: if the target has shield points, each hit +1 damage.
card-prowler-1 = Prowler (W-11)
card-prowler-1-text =
    SMG, heavy ammo, starts with 2.
    Best Range 2, Hit Threshold 55, Rate of Fire 2×2, damage 6, headshot +3.
    Slots: magazine (heavy), optic (close / mid), standard stock.
    Printed: Standard Stock (common).
card-prowler-2 = Prowler (W-12)
card-prowler-2-text =
    SMG, heavy ammo, starts with 2.
    Best Range 2, Hit Threshold 50, Rate of Fire 5, damage 5, headshot +3.
    Slots: magazine (heavy), optic (close / mid), standard stock.
    Upgrade: Selectfire.
card-r99-1 = R-99 (W-13)
card-r99-1-text =
    SMG, light ammo, starts with 2.
    Best Range 1–2, Hit Threshold 55, Rate of Fire 6, damage 5, headshot +2.
    Slots: barrel, magazine (light), optic (close / mid), standard stock.
    Printed: Barrel Stabilizer (common).
card-r99-2 = R-99 (W-14)
card-r99-2-text =
    SMG, light ammo, starts with 3.
    Best Range 1–2, Hit Threshold 55, Rate of Fire 6, damage 5, headshot +2.
    Slots: barrel, magazine (light), optic (close / mid), standard stock.
    Printed: 1× Holo.
card-car-1 = C.A.R. (W-15)
card-car-1-text =
    SMG, light ammo, starts with 3.
    Best Range 3, Hit Threshold 50, Rate of Fire 5, damage 5, headshot +3.
    Slots: barrel, magazine (light / heavy), optic (close / mid), standard stock.
    Printed: Standard Stock (common).
    Passive: a light or a heavy extended magazine fits.
card-car-2 = C.A.R. (W-16)
card-car-2-text =
    SMG, light ammo, starts with 2.
    Best Range 3, Hit Threshold 50, Rate of Fire 5, damage 5, headshot +3.
    Slots: barrel, magazine (light / heavy), optic (close / mid), standard stock.
    Printed: Barrel Stabilizer (common).
    Passive: a light or a heavy extended magazine fits.
card-volt-1 = Volt (W-17)
card-volt-1-text =
    SMG, energy ammo, starts with 3.
    Best Range 3, Hit Threshold 45, Rate of Fire 4, damage 5, headshot +3.
    Slots: barrel, magazine (energy), optic (close / mid), standard stock.
    Printed: 1× Holo.
card-volt-2 = Volt (W-18)
card-volt-2-text =
    SMG, energy ammo, starts with 2.
    Best Range 3, Hit Threshold 45, Rate of Fire 4, damage 5, headshot +3.
    Slots: barrel, magazine (energy), optic (close / mid), standard stock.
    Printed: Barrel Stabilizer (common).
card-devotion-1 = Devotion (W-19)
card-devotion-1-text =
    LMG, energy ammo, starts with 2.
    Best Range 3–4, Hit Threshold 55, Rate of Fire 6, damage 5, headshot +3.
    Slots: barrel, magazine (energy), optic (close / mid), standard stock.
    Printed: Barrel Stabilizer (common).
card-devotion-2 = Devotion (W-20)
card-devotion-2-text =
    LMG, energy ammo, starts with 2.
    Best Range 3–4, Hit Threshold 55, Rate of Fire 7, damage 5, headshot +3.
    Slots: barrel, magazine (energy), optic (close / mid), standard stock.
    Upgrade: Turbocharger.
card-lstar-1 = L-STAR (W-21)
card-lstar-1-text =
    LMG, energy ammo, starts with 3.
    Best Range 2–3, Hit Threshold 55, Rate of Fire 5, damage 6, headshot +3.
    Slots: barrel, magazine (energy), optic (close / mid), standard stock.
    Passive: if all revealed aim cards miss, this weapon loses 1 more ammo.
card-lstar-2 = L-STAR (W-22)
card-lstar-2-text =
    LMG, energy ammo, starts with 2.
    Best Range 2–3, Hit Threshold 55, Rate of Fire 5, damage 6, headshot +3.
    Slots: barrel, magazine (energy), optic (close / mid), standard stock.
    Printed: Standard Stock (common).
card-rampage-1 = Rampage (W-23)
card-rampage-1-text =
    LMG, heavy ammo, starts with 3.
    Best Range 4–5, Hit Threshold 55, Rate of Fire 3, damage 9, headshot +5.
    Slots: barrel, magazine (heavy), optic (close / mid), standard stock.
    Special action, 1 AP: spend 1 thermite grenade from your backpack and shoot with this weapon with Rate of Fire 4 and damage 10.
card-rampage-2 = Rampage (W-24)
card-rampage-2-text =
    LMG, heavy ammo, starts with 2.
    Best Range 4–5, Hit Threshold 55, Rate of Fire 3, damage 9, headshot +5.
    Slots: barrel, magazine (heavy), optic (close / mid), standard stock.
    Printed: Barrel Stabilizer (common).
    Special action, 1 AP: spend 1 thermite grenade from your backpack and shoot with this weapon with Rate of Fire 4 and damage 10.
card-spitfire-1 = M600 Spitfire (W-25)
card-spitfire-1-text =
    LMG, light ammo, starts with 3.
    Best Range 3–4, Hit Threshold 55, Rate of Fire 5, damage 6, headshot +3.
    Slots: barrel, magazine (light), optic (close / mid), standard stock.
card-spitfire-2 = M600 Spitfire (W-26)
card-spitfire-2-text =
    LMG, light ammo, starts with 2.
    Best Range 3–4, Hit Threshold 55, Rate of Fire 5, damage 6, headshot +3.
    Slots: barrel, magazine (light), optic (close / mid), standard stock.
    Printed: Barrel Stabilizer (common).
card-repeater-1 = 30-30 Repeater (W-27)
card-repeater-1-text =
    Marksman weapon, heavy ammo, starts with 3.
    Best Range 4–5, Hit Threshold 55, Rate of Fire 2, damage 12, headshot +8.
    Slots: magazine (heavy), optic (mid / long), sniper stock.
    Printed: Sniper Stock (common).
card-repeater-2 = 30-30 Repeater (W-28)
card-repeater-2-text =
    Marksman weapon, heavy ammo, starts with 2.
    Best Range 4–5, Hit Threshold 55, Rate of Fire 2, damage 12, headshot +11.
    Slots: magazine (heavy), optic (mid / long), sniper stock.
    Upgrade: Skullpiercer.
card-g7-scout-1 = G7 Scout (W-29)
card-g7-scout-1-text =
    Marksman weapon, light ammo, starts with 3.
    Best Range 4–5, Hit Threshold 50, Rate of Fire 3, damage 7, headshot +5.
    Slots: barrel, magazine (light), optic (mid / long), sniper stock.
    Printed: Barrel Stabilizer (common).
card-g7-scout-2 = G7 Scout (W-30)
card-g7-scout-2-text =
    Marksman weapon, light ammo, starts with 2.
    Best Range 4–5, Hit Threshold 55, Rate of Fire 2×2, damage 7, headshot +5.
    Slots: barrel, magazine (light), optic (mid / long), sniper stock.
    Upgrade: Double Tap.
card-triple-take-1 = Triple Take (W-31)
card-triple-take-1-text =
    Marksman weapon, energy ammo, starts with 2.
    Best Range 4–6, Hit Threshold 60, Rate of Fire 1×3, damage 9, headshot +5.
    Slots: magazine (energy), optic (mid / long), sniper stock.
    Printed: 2× HCOG Bruiser.
card-triple-take-2 = Triple Take (W-32)
card-triple-take-2-text =
    Marksman weapon, energy ammo, starts with 3.
    Best Range 4–6, Hit Threshold 60, Rate of Fire 1×3, damage 9, headshot +5.
    Slots: magazine (energy), optic (mid / long), sniper stock.
    Printed: Sniper Stock (common).
card-longbow-1 = Longbow (W-33)
card-longbow-1-text =
    Sniper rifle, sniper ammo, starts with 2.
    Best Range 6+, Hit Threshold 55, Rate of Fire 2, damage 10, headshot +14.
    Slots: barrel, magazine (sniper), optic (mid / long), sniper stock.
    Printed: Barrel Stabilizer (common).
    Passive: recoil 1 after each shot.
card-longbow-2 = Longbow (W-34)
card-longbow-2-text =
    Sniper rifle, sniper ammo, starts with 2.
    Best Range 6+, Hit Threshold 55, Rate of Fire 2, damage 10, headshot +18.
    Slots: barrel, magazine (sniper), optic (mid / long), sniper stock.
    Upgrade: Skullpiercer.
    Passive: recoil 1 after each shot.
card-sentinel-1 = Sentinel (W-35)
card-sentinel-1-text =
    Sniper rifle, sniper ammo, starts with 2.
    Best Range 6+, Hit Threshold 60, Rate of Fire 1, damage 20, headshot +12.
    Slots: magazine (sniper), optic (mid / long), sniper stock.
    Printed: 6× Sniper.
    Special action, 1 AP: spend 1 shield cell from your backpack and shoot with this weapon with damage 24 and headshot +15.
card-sentinel-2 = Sentinel (W-36)
card-sentinel-2-text =
    Sniper rifle, sniper ammo, starts with 2.
    Best Range 6+, Hit Threshold 60, Rate of Fire 1, damage 20, headshot +12.
    Slots: magazine (sniper), optic (mid / long), sniper stock.
    Printed: Sniper Stock (common).
    Special action, 1 AP: spend 1 shield cell from your backpack and shoot with this weapon with damage 24 and headshot +15.
card-eva8-1 = EVA-8 (W-37)
card-eva8-1-text =
    Shotgun, shotgun ammo, starts with 3.
    Best Range 1, Hit Threshold 55, Rate of Fire 2×2, damage 7, headshot +3.
    Slots: bolt, optic (close), standard stock.
    Printed: 1× Holo.
card-eva8-2 = EVA-8 (W-38)
card-eva8-2-text =
    Shotgun, shotgun ammo, starts with 2.
    Best Range 1, Hit Threshold 55, Rate of Fire 2×3, damage 5, headshot +3.
    Slots: bolt, optic (close), standard stock.
    Upgrade: Double Tap.
card-mozambique-1 = Mozambique (W-39)
card-mozambique-1-text =
    Shotgun, shotgun ammo, starts with 4.
    Best Range 1–2, Hit Threshold 50, Rate of Fire 1×3, damage 7, headshot +3.
    Slots: bolt, optic (close).
    Printed: 1× Holo.
card-mozambique-2 = Mozambique (W-40)
card-mozambique-2-text =
    Shotgun, shotgun ammo, starts with 3.
    Best Range 1–2, Hit Threshold 50, Rate of Fire 1×3, damage 7, headshot +3.
    Slots: bolt, optic (close).
    Upgrade: Hammerpoint Rounds.
    Passive: if the target has no shield points, each hit +3 damage.
card-peacekeeper-1 = Peacekeeper (W-41)
card-peacekeeper-1-text =
    Shotgun, shotgun ammo, starts with 2.
    Best Range 1, Hit Threshold 55, Rate of Fire 1×4, damage 8, headshot +4.
    Slots: bolt, optic (close), standard stock.
    Printed: Standard Stock (common).
card-peacekeeper-2 = Peacekeeper (W-42)
card-peacekeeper-2-text =
    Shotgun, shotgun ammo, starts with 2.
    Best Range 1, Hit Threshold 55, Rate of Fire 1×4, damage 8, headshot +4.
    Slots: bolt, optic (close), standard stock.
    Upgrade: Precision Choke.
    Passive: if you have not moved in this activation, Hit Threshold −10.
card-p2020-1 = P2020 (W-43)
card-p2020-1-text =
    Pistol, light ammo, starts with 4.
    Best Range 1–2, Hit Threshold 45, Rate of Fire 3, damage 6, headshot +4.
    Slots: magazine (light), optic (close).
    Printed: 1× Holo.
card-p2020-2 = P2020 (W-44)
card-p2020-2-text =
    Pistol, light ammo, starts with 3.
    Best Range 1–2, Hit Threshold 45, Rate of Fire 3, damage 6, headshot +4.
    Slots: magazine (light), optic (close).
    Upgrade: Hammerpoint Rounds.
    Passive: if the target has no shield points, each hit +2 damage.
card-re45-1 = RE-45 (W-45)
card-re45-1-text =
    Pistol, light ammo, starts with 4.
    Best Range 1–2, Hit Threshold 50, Rate of Fire 4, damage 5, headshot +3.
    Slots: barrel, magazine (light), optic (close).
    Printed: 1× Holo.
card-re45-2 = RE-45 (W-46)
card-re45-2-text =
    Pistol, light ammo, starts with 3.
    Best Range 1–2, Hit Threshold 50, Rate of Fire 4, damage 5, headshot +3.
    Slots: barrel, magazine (light), optic (close).
    Printed: Barrel Stabilizer (common).
card-wingman-1 = Wingman (W-47)
card-wingman-1-text =
    Pistol, sniper ammo, starts with 3.
    Best Range 2–3, Hit Threshold 55, Rate of Fire 2, damage 12, headshot +9.
    Slots: magazine (sniper), optic (close).
    Printed: 1× Holo.
card-wingman-2 = Wingman (W-48)
card-wingman-2-text =
    Pistol, sniper ammo, starts with 2.
    Best Range 2–3, Hit Threshold 55, Rate of Fire 2, damage 12, headshot +12.
    Slots: magazine (sniper), optic (close).
    Upgrade: Skullpiercer.
card-kraber = Kraber (W-U-1)
card-kraber-text =
    Sniper rifle, mythic ammo, starts with 2.
    Best Range 6+, Hit Threshold 60, Rate of Fire 1, damage 32, headshot +20.
    No attachment slots.
    Printed: 6×–10× Digital Sniper Threat.
card-mastiff = Mastiff (W-U-2)
card-mastiff-text =
    Shotgun, mythic ammo, starts with 3.
    Best Range 1, Hit Threshold 60, Rate of Fire 1×3, damage 18, headshot +8.
    Slots: optic (close).
    Printed: 1× Digital Threat.
card-bocek = Bocek (W-U-3)
card-bocek-text =
    Marksman weapon, mythic ammo, starts with 4.
    Best Range 3–5, Hit Threshold 45, Rate of Fire 1, damage 24, headshot +16.
    Slots: optic (close / mid).

## Aim cards: value, symbols, arrow

card-a1 = 20 (A-1)
card-a1-text = Value 20, half-hit; arrow north.
card-a2 = 20 (A-2)
card-a2-text = Value 20, half-hit; arrow south.
card-a3 = 25 (A-3)
card-a3-text = Value 25, half-hit, LOW; arrow north-east.
card-a4 = 30 (A-4)
card-a4-text = Value 30, half-hit; arrow south-west.
card-a5 = 35 (A-5)
card-a5-text = Value 35, LOW; arrow south-east.
card-a6 = 40 (A-6)
card-a6-text = Value 40, LOW; arrow west.
card-a7 = 45 (A-7)
card-a7-text = Value 45, COVER, headshot; arrow east.
card-a8 = 50 (A-8)
card-a8-text = Value 50, HIGH, headshot; arrow north-west.
card-a9 = 55 (A-9)
card-a9-text = Value 55, COVER; no arrow.
card-a10 = 60 (A-10)
card-a10-text = Value 60, COVER, headshot; no arrow.
card-a11 = 65 (A-11)
card-a11-text = Value 65, HIGH; no arrow.
card-a12 = 70 (A-12)
card-a12-text = Value 70, headshot; no arrow.
card-a13 = 75 (A-13)
card-a13-text = Value 75, HIGH, COVER; no arrow.
card-a14 = 80 (A-14)
card-a14-text = Value 80, headshot; no arrow.

## Ring cards, supply bins and drops, bonus tokens

card-r1 = Ring R-1
card-r1-text = The ring shrinks: top 2, bottom 0, left 2, right 0.
card-r2 = Ring R-2
card-r2-text = The ring shrinks: top 2, bottom 0, left 0, right 2.
card-r3 = Ring R-3
card-r3-text = The ring shrinks: top 0, bottom 2, left 2, right 0.
card-r4 = Ring R-4
card-r4-text = The ring shrinks: top 0, bottom 2, left 0, right 2.
card-r5 = Ring R-5
card-r5-text = The ring shrinks: top 2, bottom 0, left 1, right 1.
card-r6 = Ring R-6
card-r6-text = The ring shrinks: top 0, bottom 2, left 1, right 1.
card-r7 = Ring R-7
card-r7-text = The ring shrinks: top 1, bottom 1, left 2, right 0.
card-r8 = Ring R-8
card-r8-text = The ring shrinks: top 1, bottom 1, left 0, right 2.
card-sb1 = Supply bin card (SB-1)
card-sb1-text = Loot: epic, epic; 2 weapon cards, keep 1.
card-sb2 = Supply bin card (SB-2)
card-sb2-text = Loot: epic, epic; 2 weapon cards, keep 1.
card-sb3 = Supply bin card (SB-3)
card-sb3-text = Loot: epic, rare, common; 2 weapon cards, keep 1.
card-sb4 = Supply bin card (SB-4)
card-sb4-text = Loot: epic, rare, common; 2 weapon cards, keep 1.
card-sb5 = Supply bin card (SB-5)
card-sb5-text = Loot: epic, rare, common; 2 weapon cards, keep 1.
card-sb6 = Supply bin card (SB-6)
card-sb6-text = Loot: epic, rare, common; 2 weapon cards, keep 1.
card-sb7 = Supply bin card (SB-7)
card-sb7-text = Loot: epic, common, common; 2 weapon cards, keep 1.
card-sb8 = Supply bin card (SB-8)
card-sb8-text = Loot: epic, common, common; 2 weapon cards, keep 1.
card-sb9 = Supply bin card (SB-9)
card-sb9-text = Loot: epic, common, common; 2 weapon cards, keep 1.
card-sb10 = Supply bin card (SB-10)
card-sb10-text = Loot: epic, common, common; 2 weapon cards, keep 1.
card-sb11 = Supply bin card (SB-11)
card-sb11-text = Loot: rare, rare, common; 2 weapon cards, keep 1.
card-sb12 = Supply bin card (SB-12)
card-sb12-text = Loot: rare, rare, common; 2 weapon cards, keep 1.
card-sb13 = Supply bin card (SB-13)
card-sb13-text = Loot: rare, rare, common; 2 weapon cards, keep 1.
card-sb14 = Supply bin card (SB-14)
card-sb14-text = Loot: rare, rare, common; 2 weapon cards, keep 1.
card-sb15 = Supply bin card (SB-15)
card-sb15-text = Loot: rare, rare, rare; 2 weapon cards, keep 1.
card-sb16 = Supply bin card (SB-16)
card-sb16-text = Loot: rare, rare, rare; 2 weapon cards, keep 1.
card-sb17 = Supply bin card (SB-17)
card-sb17-text = Loot: rare, rare, rare; 2 weapon cards, keep 1.
card-sb18 = Supply bin card (SB-18)
card-sb18-text = Loot: rare, rare, rare; 2 weapon cards, keep 1.
card-sd1 = Supply drop card (SD-1)
card-sd1-text = Loot: epic; a special weapon.
card-sd2 = Supply drop card (SD-2)
card-sd2-text = Loot: epic; a legendary token: knockdown shield.
card-sd3 = Supply drop card (SD-3)
card-sd3-text = Loot: epic; a legendary token: helmet.
card-sd4 = Supply drop card (SD-4)
card-sd4-text = Loot: epic; a legendary token: body shield.
card-sd5 = Supply drop card (SD-5)
card-sd5-text = Loot: epic; a special weapon.
card-sd6 = Supply drop card (SD-6)
card-sd6-text = Loot: epic; a special weapon.
card-bt1 = Move 4
card-bt1-text = Resolved by every legend that enters the map from this edge of the entry tile.
card-bt2 = Move 2, then 1 rare loot
card-bt2-text = Resolved by every legend that enters the map from this edge of the entry tile.
card-bt3 = Move 3, then 1 common loot
card-bt3-text = Resolved by every legend that enters the map from this edge of the entry tile.
card-bt4 = Move 3, then 1 ammo
card-bt4-text = Resolved by every legend that enters the map from this edge of the entry tile.

## Figures of abilities and objects of the map

card-dome = Dome
card-dome-text = Occupies its intersection. Tags: <zone>.
card-bombardment = Bombardment
card-bombardment-text = Occupies nothing.
card-smoke = Smoke
card-smoke-text = Occupies its intersection. Tags: <zone>.
card-thunder = Thunder
card-thunder-text = Occupies nothing.
card-portal = Portal
card-portal-text = Occupies its space.
card-raven = Raven
card-raven-text = Occupies nothing. Tags: <destructible>.
card-beast = Beast
card-beast-text = Occupies nothing.
card-zip-anchor = Pathfinder’s Anchor
card-zip-anchor-text = Occupies its intersection. Tags: <interactive>, <permanent>, <destructible>.
card-drone = D.O.C. Drone
card-drone-text = Occupies its space. Tags: <destructible>.
card-drop-site = Drop Site
card-drop-site-text = Occupies nothing.
card-drop = Lifeline’s Drop
card-drop-text = Occupies its space. Tags: <veil>, <level 1>, <impassable>, <permanent>, <full>, <interactive>.
card-wall = Wall
card-wall-text = Occupies its edge. Tags: <connectable>, <veil>, <level 1>, <obstacle>.
card-edge-wall = Edge Wall
card-edge-wall-text = Occupies its edge. Tags: <connectable>, <veil>, <level 1>, <obstacle>, <impassable>.
card-low-wall = Low Wall
card-low-wall-text = Occupies its edge. Tags: <connectable>, <obstacle>, <cover>.
card-low-edge-wall = Low Edge Wall
card-low-edge-wall-text = Occupies its edge. Tags: <connectable>, <obstacle>, <cover>.
card-building-wall = Building Wall
card-building-wall-text = Occupies its edge. Tags: <connectable>, <veil>, <level 1>.
card-supply-bin = Supply Bin
card-supply-bin-text = Occupies its edge. Tags: <connectable>, <obstacle>, <cover>, <full>, <interactive>.
card-respawn-beacon = Respawn Beacon
card-respawn-beacon-text = Occupies its space. Tags: <impassable>, <cover>.
card-rock = Rock
card-rock-text = Occupies its space. Tags: <veil>, <level 1>, <impassable>.
card-tree = Tree
card-tree-text = Occupies its space. Tags: <veil>, <level 1>, <impassable>.
card-supply-drop = Supply Drop
card-supply-drop-text = Occupies its space. Tags: <veil>, <level 1>, <impassable>, <full>, <interactive>.
card-heat-shield = Heat Shield
card-heat-shield-text = Occupies its space. Tags: <cover>.
card-zip-line-anchor = Zip-Line Anchor
card-zip-line-anchor-text = Occupies its intersection. Tags: <interactive>.
card-edge-zip-line-anchor = Edge Zip-Line Anchor
card-edge-zip-line-anchor-text = Occupies its intersection. Tags: <interactive>.
card-canyon = Canyon
card-canyon-text = Occupies its space.
card-legend = Legend
card-legend-text = Occupies its space.

## Maps

map-crossroads = Crossroads
map-gorge = Split Gorge
map-timber = Timber Heights

## Terms

term-team = team
term-red = red
term-blue = blue
term-health = health
term-shield = shield
term-ammo = ammo
term-backpack = backpack
term-hand = hand
term-helmet = helmet
term-body = body shield
term-knockdown = knockdown shield
term-weapon = weapon
term-round = round
term-turn = turn
term-ring = ring
term-ap = AP
term-mp = MP
term-level = level
term-vp = victory points
term-deathbox = deathboxes
term-cooldown = cooldown
term-available = available
term-eliminated = eliminated
term-open = open
term-closed = closed
term-exhausted = exhausted
term-best-range = Best Range
term-threshold = Hit Threshold
term-rate = Rate of Fire
term-damage = damage
term-headshot = headshot
term-stability = stability
term-recoil = recoil
label-free = Free action
label-special = Special action, 1 AP
label-boost = Boost shoot
label-before = Reaction before fire
label-after = Reaction after fire
label-instant = Instant
label-team = team
rank-common = common
rank-rare = rare
rank-epic = epic
rank-legendary = legendary
ammo-light = light
ammo-heavy = heavy
ammo-energy = energy
ammo-sniper = sniper
ammo-shotgun = shotgun
ammo-mythic = mythic
kind-assault-rifle = Assault rifle
kind-smg = SMG
kind-lmg = LMG
kind-marksman = Marksman weapon
kind-sniper-rifle = Sniper rifle
kind-shotgun = Shotgun
kind-pistol = Pistol
symbol-half = half-hit
symbol-low = LOW
symbol-high = HIGH
symbol-cover = COVER
symbol-head = headshot
direction-n = north
direction-ne = north-east
direction-e = east
direction-se = south-east
direction-s = south
direction-sw = south-west
direction-w = west
direction-nw = north-west
side-top = top edge
side-right = right edge
side-bottom = bottom edge
side-left = left edge
tag-connectable = connectable
tag-veil = veil
tag-level-1 = level 1
tag-obstacle = obstacle
tag-impassable = impassable
tag-cover = cover
tag-interactive = interactive
tag-full = full
tag-destructible = destructible
tag-permanent = permanent
tag-zone = zone
upgrade-anvil-receiver = Anvil Receiver
upgrade-turbocharger = Turbocharger
upgrade-disruptor-rounds = Disruptor Rounds
upgrade-selectfire = Selectfire
upgrade-skullpiercer = Skullpiercer
upgrade-double-tap = Double Tap
upgrade-hammerpoint-rounds = Hammerpoint Rounds
upgrade-precision-choke = Precision Choke
role-support = support
role-assault = assault
role-skirmisher = skirmisher
role-recon = recon
