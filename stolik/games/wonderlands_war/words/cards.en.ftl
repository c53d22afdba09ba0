### Wonderland's War: the names of cards, chips and places, and what they do in our own words.

## Regions

region-na-muniu = Na-Muniu
region-tumtum-trees = Tumtum Trees
region-red-keep = Red Keep
region-live-garden = Garden of Live Flowers
region-pool-of-tears = Pool of Tears
region-short-na-muniu = Na-Muniu
region-short-tumtum-trees = Tumtum
region-short-red-keep = Keep
region-short-live-garden = Garden
region-short-pool-of-tears = Pool

## Factions and artefacts

faction-alice = Alice
faction-hatter = Mad Hatter
faction-queen = Queen of Hearts
faction-jabberwock = Jabberwock
faction-cheshire = Cheshire Cat
faction-short-alice = Alice
faction-short-hatter = Hatter
faction-short-queen = Queen
faction-short-jabberwock = Jabberwock
faction-short-cheshire = Cheshire
artefact-sword-of-hope = Sword of Hope
artefact-enchanted-teapot = Enchanted Teapot
artefact-war-axe = War Axe
artefact-venom-fang = Venom Fang
artefact-moonlit-claw = Moonlit Claw

## Abilities; `-two-text` is the two-player side of the board

ability-against-the-clock = Against the Clock
ability-against-the-clock-text = Moves counter-clockwise around the tea table.
ability-everywhere-at-once = Everywhere at Once
ability-everywhere-at-once-text = When you play a Sword of Hope you may move Alice from any other region or from your reserve to this battle; if you do, the chip gets +1.
ability-mended-mirror = Mended Mirror
ability-mended-mirror-text = When you play a Sword of Hope, turn your shield to its working side.
ability-love-of-learning = Love of Learning
ability-love-of-learning-text = At the end of a battle you may put 1 of your active ally chips into your bag.
ability-friend-of-the-people = Friend of the People
ability-friend-of-the-people-text = When unlocked: reveal Wonderlandian cards until one has a pawn, take it and place its pawn or pawns in any region; shuffle the others back.
ability-host = Host
ability-host-text = Once per tea party, instead of a turn: refill the table, then take any card without moving.
ability-host-two-text = Twice per tea party, instead of a turn: refill the table, then take any card without moving.
ability-scalding-cup = Scalding Cup
ability-scalding-cup-text = When you play an Enchanted Teapot, gain 1 strength for each chip on your madness track.
ability-unanswerable-riddle = Unanswerable Riddle
ability-unanswerable-riddle-text = When you play an Enchanted Teapot you may discard 1 shard.
ability-war-tactics = War Tactics
ability-war-tactics-text = Each time a madness chip costs you a supporter while an opponent is ahead of you on the battle track, gain 2 strength.
ability-always-six-oclock = Always Six O'Clock
ability-always-six-oclock-text = After a roll of the shard die at the tea party you may roll once more; the second result stands.
ability-red-army = Red Army
ability-red-army-text = You may place the units of a card in several regions.
ability-paint-my-world = Paint My World
ability-paint-my-world-text = When you play a War Axe you may lose 1 unit from any region; if you do, the chip gets +2.
ability-royal-temper = Royal Temper
ability-royal-temper-text = When you play a War Axe, steal 1 VP from the player in the lead on the battle track.
ability-royal-temper-two-text = When you play a War Axe while the opponent is in the lead on the battle track, gain 1 VP.
ability-off-with-their-heads = Off With Their Heads!
ability-off-with-their-heads-text = When the Queen is placed in a region, every opponent loses 1 supporter there.
ability-double-speed = Double Speed
ability-double-speed-text = If you pass at least 1 leader in your tea turn, you may place 1 additional supporter.
ability-jaws-that-bite = Jaws that Bite
ability-jaws-that-bite-text = At the start of a tea party you may poison 2 cards; at the end of your turn 1 card, if no card is poisoned.
ability-claws-that-catch = Claws that Catch
ability-claws-that-catch-text = When you play a Venom Fang you may put 1 poison chip from your pool into the bag of an opponent in this battle.
ability-manxome-foe = Manxome Foe
ability-manxome-foe-text = A Venom Fang gets +2 if an opponent is ahead of you on the battle track.
ability-slithy-toves = Slithy Toves
ability-slithy-toves-text = Whenever you poison a card with Jaws that Bite you may poison 1 more.
ability-eyes-of-flame = Eyes of Flame
ability-eyes-of-flame-text = Whenever poison costs an opponent a unit and comes back to your pool, gain 1 VP.
ability-curious-gift = Curious Gift
ability-curious-gift-text = When you roll 2 or 3 on the shard die at the tea party you may give 1 of these shards to another player.
ability-curious-gift-two-text = When you roll 2 or 3 on the shard die at the tea party you may return 1 of these shards.
ability-nightmare-grin = Nightmare Grin
ability-nightmare-grin-text = When you play a Moonlit Claw, gain 1 strength for each opponent in this battle who has more shards than you.
ability-nightmare-grin-two-text = When you play a Moonlit Claw, gain 2 strength if the opponent in this battle has more shards than you.
ability-vanishing-act = Vanishing Act
ability-vanishing-act-text = When you play a Moonlit Claw you may move 1 of your supporters between this region and an adjacent one, but not your last unit out of here.
ability-were-all-mad-here = We're All Mad Here
ability-were-all-mad-here-text = Each time you put a madness chip on your track you may give 1 of your shards to an opponent in this battle.
ability-fading-smile = Fading Smile
ability-fading-smile-text = At the end of a battle, if you did not bust and did not win: discard 1 shard.

## Ally kinds

ally-card-soldier = Card Soldier
ally-flamingo = Flamingo
ally-rose = Rose
ally-red-rook = Red Rook
ally-creature = Creature
ally-forge = Forge

## Ally cards

ally-card-card-soldier-a-text = When you play it, either return 1 of your exhausted chips to your bag or double this chip.
ally-card-flamingo-a-text = The next chip you put on your active track in this battle is doubled.
ally-card-rose-a-text = At the end of the battle gain 1 VP for each active Rose. When you forge a Rose in a battle, gain 2 VP.
ally-card-red-rook-a-text = Abilities of your other chips cannot choose or change it.
ally-card-creature-a-text = When it becomes exhausted, exchange it for a Creature of the other strength from the supply.
ally-card-card-soldier-b-text = When you play it, either move up to as many of your supporters as its strength from one adjacent region here, or double this chip.
ally-card-flamingo-b-text = While you have an active Flamingo, every ally chip you play gets +1.
ally-card-rose-b-text = At clean-up your active Roses go to your bag instead of being exhausted.
ally-card-red-rook-b-text = If you already have an active Red Rook, its strength becomes 1.
ally-card-creature-b-text = At the end of the battle, whoever alone has the most active Creatures places 1 supporter in any region.
ally-card-card-soldier-c-text = On your next draw, draw as many additional chips as its strength; play 1 and return the others.
ally-card-flamingo-c-text = After its strength is added you may move your marker to the nearest forge symbol, ahead or behind.
ally-card-rose-c-text = With 2 or more active Roses you may complete one more feat, of any region and without its condition.
ally-card-red-rook-c-text = If you complete a feat by its condition with an active Red Rook, you must remove 1 active chip for good.
ally-card-creature-c-text = Weak chip: +2 for each other active Creature of yours. Strong chip: −2 for each.
ally-card-card-soldier-d-text = If you have no castle in this region you may triple this chip.
ally-card-flamingo-d-text = Choose an opponent with higher battle strength than yours; they gain 1 shard.
ally-card-rose-d-text = When you forge it, place 1 supporter in any region.
ally-card-red-rook-d-text = If you win the battle, gain 1 shard for each active Red Rook and 1 more for each strong one.
ally-card-creature-d-text = If you have more shards than its strength, discard 1; if fewer, gain 1.
ally-card-forge-text = Each active Forge chip allows 1 forging at the end of the battle.

## Chips

chip-card-soldier-weak = weak Card Soldier
chip-card-soldier-strong = strong Card Soldier
chip-flamingo-weak = weak Flamingo
chip-flamingo-strong = strong Flamingo
chip-rose-weak = weak Rose
chip-rose-strong = strong Rose
chip-red-rook-weak = weak Red Rook
chip-red-rook-strong = strong Red Rook
chip-creature-weak = weak Creature
chip-creature-strong = strong Creature
chip-forge = Forge chip
chip-faction-1 = faction chip 1
chip-faction-2 = faction chip 2
chip-artefact = artefact
chip-duchess-amulet = Duchess's Amulet
chip-knave-crown = Knave's Crown
chip-caterpillar-pipe = Caterpillar's Pipe
chip-humpty-glove = Humpty's Glove
chip-rabbit-watch = White Rabbit's Watch
chip-hare-butter = March Hare's Butter
chip-walrus-oysters = Walrus's Oysters
chip-gryphon-feather = Gryphon's Feather
chip-tweedles-rattle = Tweedles' Rattle
chip-dormouse-treacle = Dormouse's Treacle
chip-knight-lance = White Knight's Lance
chip-turtle-shell = Mock Turtle's Shell
chip-madness = madness
chip-double-madness = double madness
chip-poison = poison

## Wonderlandians with pawns

pawn-white-rabbit = White Rabbit
pawn-white-rabbit-text = When you play a chip with printed strength 1, gain 1 strength.
pawn-knave-of-hearts = Knave of Hearts
pawn-knave-of-hearts-text = If the printed strength of your chip is higher than that of every chip your opponents play in the same draw, gain 1 strength.
pawn-march-hare = March Hare
pawn-march-hare-text = After opening strength is set, every opponent in this battle loses 1 strength.
pawn-duchess = Duchess
pawn-duchess-text = For each unit you lose in this battle, gain 1 VP, but not in the draw in which you lose the Duchess.
pawn-walrus = Walrus
pawn-walrus-text = If you win this battle, gain 3 VP, and you may place the castle in any region.
pawn-gryphon = Gryphon
pawn-gryphon-text = If you finish second in this battle, gain 2 VP.
pawn-caterpillar = Caterpillar
pawn-caterpillar-text = Once per battle you may return a revealed chip that is neither madness nor poison and draw another.
pawn-humpty-dumpty = Humpty Dumpty
pawn-humpty-dumpty-text = A double madness chip costs you 1 unit instead of 2.
pawn-tweedles = Tweedledum and Tweedledee
pawn-tweedles-text = Two pawns. If both are in the region at the opening, each counts 2.
pawn-dormouse = Dormouse
pawn-dormouse-text = You may retreat instead of your first draw of this battle.
pawn-white-knight = White Knight
pawn-white-knight-text = When you lose a unit here, it must be the White Knight first.
pawn-mock-turtle = Mock Turtle
pawn-mock-turtle-text = If you did not bust and did not win this battle, gain 1 weak ally chip of your choice.
pawn-tweedledum = Tweedledum
pawn-tweedledee = Tweedledee

## Items of Wonderlandians

item-duchess-amulet = Duchess's Amulet
item-duchess-amulet-text = Choose an opponent in this battle and put 1 chip of your choice from their madness track into their bag.
item-knave-crown = Knave's Crown
item-knave-crown-text = Choose an opponent in this battle; the next chip they play in it gets −2.
item-caterpillar-pipe = Caterpillar's Pipe
item-caterpillar-pipe-text = If anyone put a madness chip on a track in this draw, gain 2 strength; otherwise discard 1 shard.
item-humpty-glove = Humpty's Glove
item-humpty-glove-text = Turn your shield to its working side.
item-rabbit-watch = White Rabbit's Watch
item-rabbit-watch-text = At clean-up this chip goes to your bag instead of being exhausted.
item-hare-butter = March Hare's Butter
item-hare-butter-text = Gain 1 strength for each opponent in this battle who has neither retreated nor bust.
item-walrus-oysters = Walrus's Oysters
item-walrus-oysters-text = If you alone win the battle, gain 2 VP for each active Oysters chip.
item-gryphon-feather = Gryphon's Feather
item-gryphon-feather-text = You may move 1 of your supporters or Wonderlandians from any other region here.
item-tweedles-rattle = Tweedles' Rattle
item-tweedles-rattle-text = If you already have an active Rattle, this chip gets +4.
item-dormouse-treacle = Dormouse's Treacle
item-dormouse-treacle-text = After this chip is placed you retreat at once.
item-knight-lance = White Knight's Lance
item-knight-lance-text = This chip gets +1 for each castle you have on the board.
item-turtle-shell = Mock Turtle's Shell
item-turtle-shell-text = Once, in a later draw of this battle: the next regular madness chip on your track costs you no unit.

## Units

unit-supporter = supporter
unit-leader = leader

## Rewards of tea cards and forge tracks

reward-card-soldier-weak = weak Card Soldier
reward-card-soldier-strong = strong Card Soldier
reward-flamingo-weak = weak Flamingo
reward-flamingo-strong = strong Flamingo
reward-rose-weak = weak Rose
reward-rose-strong = strong Rose
reward-red-rook-weak = weak Red Rook
reward-red-rook-strong = strong Red Rook
reward-creature-weak = weak Creature
reward-creature-strong = strong Creature
reward-forge = Forge chip
reward-any-weak = any weak ally chip
reward-any-strong = any strong ally chip
reward-shield = shield
reward-wonderlandian = Wonderlandian
reward-unlock = unlock an ability
reward-shed-1 = discard 1 shard
reward-shed-3 = discard 3 shards
reward-castle = castle
reward-leader = +1 leader strength
reward-calm = remove 1 madness
reward-quest = draw 1 quest
reward-two-quests = draw 2 quests, discard 1
reward-smith = forge a chip from the bag
reward-units = units
reward-more-units = more units
reward-die = shard die
reward-split = top or bottom side
reward-tainted = tainted reward
reward-star = 4 VP
reward-supporters-1 = 1 supporter for the reserve
reward-supporters-2 = 2 supporters for the reserve
reward-castle-value-4 = castles are worth 4 VP
reward-castle-value-5 = castles are worth 5 VP
reward-castle-value-6 = castles are worth 6 VP
reward-castle-value-7 = castles are worth 7 VP

## Tea cards have no names; they are called by what they give

tea-t1-01 = 3 units · weak Flamingo · discard 1 shard
tea-t1-02 = 3 units · weak Card Soldier · discard 1 shard
tea-t1-03 = 2 units · weak Rose · draw 1 quest
tea-t1-04 = 2 units · weak Creature · draw 1 quest
tea-t1-05 = 3 units · weak Red Rook
tea-t1-06 = 2 units · weak Flamingo · weak Card Soldier
tea-t1-07 = 2 units · weak Rose · weak Creature
tea-t1-08 = 1 unit · weak Red Rook · weak Flamingo · shield
tea-t1-09 = 1 unit · weak Card Soldier · weak Rose · weak Creature
tea-t1-10 = 2 units · another 2 units · Forge chip
tea-t1-11 = 2 units · Forge chip · weak Card Soldier
tea-t1-12 = 2 units · Forge chip · weak Rose
tea-t1-13 = 1 unit · Wonderlandian · weak Flamingo
tea-t1-14 = 2 units · roll the die · Wonderlandian · weak Creature
tea-t1-15 = 2 units · roll the die · Wonderlandian · weak Red Rook
tea-t1-16 = 1 unit · unlock an ability · weak Creature
tea-t1-17 = 2 units · roll the die · unlock an ability · Forge chip
tea-t1-18 = Unlock an ability · weak Rose · shield
tea-t1-19 = 1 unit · +1 leader strength · weak Creature
tea-t1-20 = 1 unit · +1 leader strength · Forge chip
tea-t1-21 = 2 units · roll the die · +1 leader strength · weak Red Rook
tea-t1-22 = Castle · weak Flamingo
tea-t1-23 = 2 units · roll the die · castle · weak Card Soldier
tea-t1-24 = 2 units · draw 1 quest · weak Red Rook
tea-t1-25 = 2 units · draw 2 quests, discard 1 · weak Card Soldier
tea-t1-26 = 1 unit · remove 1 madness · weak Rose
tea-t1-27 = 2 units · top: any weak ally chip, weak Flamingo · bottom: discard 3 shards
tea-t1-28 = 2 units · top: unlock an ability · bottom: +1 leader strength, shield
tea-t1-29 = 2 units · weak Flamingo · for a roll: strong Red Rook
tea-t1-30 = 2 units · weak Card Soldier · for a roll: unlock an ability
tea-t2-01 = 2 units · strong Flamingo · draw 1 quest
tea-t2-02 = 3 units · strong Card Soldier · discard 1 shard
tea-t2-03 = 3 units · strong Rose
tea-t2-04 = 2 units · strong Creature · draw 1 quest
tea-t2-05 = 3 units · strong Red Rook
tea-t2-06 = 2 units · weak Red Rook · weak Flamingo · discard 1 shard
tea-t2-07 = 2 units · strong Rose · weak Creature
tea-t2-08 = 2 units · strong Creature · weak Card Soldier
tea-t2-09 = 1 unit · strong Flamingo · weak Rose · shield
tea-t2-10 = 1 unit · strong Card Soldier · weak Red Rook · shield
tea-t2-11 = 3 units · another 2 units · discard 1 shard
tea-t2-12 = 2 units · Forge chip · forge a chip from the bag
tea-t2-13 = 2 units · Forge chip · draw 2 quests, discard 1 · shield
tea-t2-14 = 1 unit · Wonderlandian · strong Rose
tea-t2-15 = 2 units · roll the die · Wonderlandian · strong Card Soldier
tea-t2-16 = Wonderlandian · +1 leader strength · shield
tea-t2-17 = 2 units · unlock an ability · weak Creature
tea-t2-18 = 2 units · roll the die · unlock an ability · strong Red Rook
tea-t2-19 = Unlock an ability · remove 1 madness
tea-t2-20 = 2 units · +1 leader strength · weak Flamingo
tea-t2-21 = 2 units · roll the die · +1 leader strength · strong Creature
tea-t2-22 = 1 unit · castle · weak Rose
tea-t2-23 = 2 units · roll the die · castle · strong Flamingo
tea-t2-24 = 2 units · draw 1 quest · strong Red Rook
tea-t2-25 = 2 units · draw 2 quests, discard 1 · weak Card Soldier · discard 1 shard
tea-t2-26 = 2 units · remove 1 madness · weak Flamingo
tea-t2-27 = 2 units · top: any strong ally chip, shield · bottom: remove 1 madness, discard 1 shard
tea-t2-28 = 2 units · roll the die · top: Wonderlandian, strong Rose · bottom: castle, weak Card Soldier
tea-t2-29 = 2 units · weak Red Rook · for a roll: castle
tea-t2-30 = 2 units · weak Creature · weak Rose · for a roll: Wonderlandian
tea-t3-01 = 3 units · strong Flamingo · draw 1 quest
tea-t3-02 = 3 units · strong Card Soldier · draw 1 quest
tea-t3-03 = 4 units · strong Rose
tea-t3-04 = 4 units · strong Creature
tea-t3-05 = 4 units · strong Red Rook
tea-t3-06 = 3 units · strong Red Rook · weak Rose
tea-t3-07 = 3 units · strong Flamingo · weak Creature
tea-t3-08 = 3 units · strong Card Soldier · weak Red Rook
tea-t3-09 = 2 units · strong Creature · strong Flamingo
tea-t3-10 = 3 units · roll the die · strong Rose · strong Card Soldier
tea-t3-11 = 3 units · another 3 units · discard 1 shard
tea-t3-12 = 3 units · Forge chip · forge a chip from the bag
tea-t3-13 = 2 units · forge a chip from the bag · strong Red Rook
tea-t3-14 = 2 units · Wonderlandian · strong Flamingo
tea-t3-15 = 3 units · Wonderlandian · weak Card Soldier
tea-t3-16 = 3 units · roll the die · Wonderlandian · strong Creature
tea-t3-17 = 2 units · unlock an ability · strong Rose
tea-t3-18 = 3 units · unlock an ability · discard 1 shard
tea-t3-19 = 3 units · +1 leader strength · weak Rose
tea-t3-20 = 3 units · roll the die · +1 leader strength · +1 leader strength · shield
tea-t3-21 = 2 units · castle · weak Creature
tea-t3-22 = Castle · strong Red Rook
tea-t3-23 = 2 units · draw 2 quests, discard 1 · strong Rose
tea-t3-24 = 3 units · remove 1 madness · weak Flamingo
tea-t3-25 = Remove 1 madness · unlock an ability · shield
tea-t3-26 = 3 units · discard 3 shards · draw 1 quest
tea-t3-27 = 3 units · top: any strong ally chip, discard 1 shard · bottom: castle
tea-t3-28 = 3 units · roll the die · top: castle, shield · bottom: unlock an ability, strong Card Soldier
tea-t3-29 = 3 units · weak Creature · for a roll: castle
tea-t3-30 = 3 units · strong Card Soldier · for a roll: Wonderlandian

## Quests

quest-paint-the-roses = Paint the Roses
quest-paint-the-roses-text =
    Feat: end a battle in the Garden of Live Flowers with strength 3, 4, 9 or 10.
    Objective: own 7 or more Roses and/or Card Soldiers.
quest-the-tiger-lily-speaks = The Tiger-lily Speaks
quest-the-tiger-lily-speaks-text =
    Feat: end a battle in the Garden of Live Flowers with a last active chip of printed strength 2.
    Objective: own 7 or more Flamingos and/or Creatures.
quest-a-bed-of-thorns = A Bed of Thorns
quest-a-bed-of-thorns-text =
    Feat: end a battle in the Garden of Live Flowers with exactly 3 or 5 active chips.
    Objective: at least 3 castles on the board (two players: upright).
quest-two-and-five-and-seven = Two and Five and Seven
quest-two-and-five-and-seven-text =
    Feat: finish second in a battle in the Garden of Live Flowers.
    Objective: own 7 or more Card Soldiers and/or Red Rooks.
quest-petals-in-the-wind = Petals in the Wind
quest-petals-in-the-wind-text =
    Feat: end a battle in the Garden of Live Flowers with exactly 2 units there.
    Objective: own 7 or more Roses and/or Flamingos.
quest-all-in-the-golden-afternoon = All in the Golden Afternoon
quest-all-in-the-golden-afternoon-text =
    Feat: end a battle in the Garden of Live Flowers with at least 3 different ally kinds among your active chips.
    Objective: leader strength of at least 5.
quest-a-fortress-called-a-castle = A Fortress Called a Castle
quest-a-fortress-called-a-castle-text =
    Feat: end a battle in Na-Muniu with a last active chip of printed strength 1.
    Objective: own 7 or more Roses and/or Red Rooks.
quest-off-the-wall = Off the Wall
quest-off-the-wall-text =
    Feat: end a battle in Na-Muniu with strength 5, 6, 11 or 12.
    Objective: own 7 or more Card Soldiers and/or Creatures.
quest-words-mean-what-i-choose = Words Mean What I Choose
quest-words-mean-what-i-choose-text =
    Feat: end a battle in Na-Muniu with exactly 1 or 4 active chips.
    Objective: at least 3 unlocked abilities.
quest-the-other-side-of-the-hedge = The Other Side of the Hedge
quest-the-other-side-of-the-hedge-text =
    Feat: finish second in a battle in Na-Muniu.
    Objective: own 7 or more Flamingos and/or Red Rooks.
quest-a-lonely-sentinel = A Lonely Sentinel
quest-a-lonely-sentinel-text =
    Feat: end a battle in Na-Muniu with exactly 1 unit there.
    Objective: own 7 or more Roses and/or Creatures.
quest-guests-from-everywhere = Guests from Everywhere
quest-guests-from-everywhere-text =
    Feat: end a battle in Na-Muniu with at least 3 different ally kinds among your active chips.
    Objective: at least 3 Wonderlandian cards.
quest-curious-oysters = Curious Oysters
quest-curious-oysters-text =
    Feat: end a battle in the Tumtum Trees with exactly 2 or 6 active chips.
    Objective: at least 3 different ally kinds on your forge tracks.
quest-uffish-thought = Uffish Thought
quest-uffish-thought-text =
    Feat: end a battle in the Tumtum Trees with a last active chip of printed strength 1.
    Objective: own 7 or more Creatures and/or Red Rooks.
quest-rest-by-the-tree = Rest by the Tree
quest-rest-by-the-tree-text =
    Feat: end a battle in the Tumtum Trees with strength 2, 3, 7 or 8.
    Objective: own 7 or more Card Soldiers and/or Flamingos.
quest-runner-up-in-the-race = Runner-up in the Race
quest-runner-up-in-the-race-text =
    Feat: finish second in a battle in the Tumtum Trees.
    Objective: own 7 or more Roses and/or Card Soldiers.
quest-roots-hold-fast = Roots Hold Fast
quest-roots-hold-fast-text =
    Feat: end a battle in the Tumtum Trees with exactly 3 units there.
    Objective: at least 8 units on the board.
quest-cabbages-and-kings = Cabbages and Kings
quest-cabbages-and-kings-text =
    Feat: end a battle in the Tumtum Trees with at least 4 different ally kinds among your active chips.
    Objective: own 7 or more Flamingos and/or Red Rooks.
quest-storm-the-ramparts = Storm the Ramparts
quest-storm-the-ramparts-text =
    Feat: end a battle in the Red Keep with strength 6, 7, 13 or 14.
    Objective: own 7 or more Roses and/or Red Rooks.
quest-the-queens-croquet = The Queen's Croquet
quest-the-queens-croquet-text =
    Feat: end a battle in the Red Keep with a last active chip of printed strength 3.
    Objective: own 7 or more Flamingos and/or Creatures.
quest-hammer-and-anvil = Hammer and Anvil
quest-hammer-and-anvil-text =
    Feat: end a battle in the Red Keep with exactly 3 or 6 active chips.
    Objective: at least 6 chips on your forge tracks.
quest-no-crown-required = No Crown Required
quest-no-crown-required-text =
    Feat: alone win a battle in the Red Keep while your leader is not there.
    Objective: own 7 or more Card Soldiers and/or Red Rooks.
quest-the-last-guard = The Last Guard
quest-the-last-guard-text =
    Feat: end a battle in the Red Keep with exactly 1 unit there.
    Objective: own 7 or more Roses and/or Creatures.
quest-every-banner-raised = Every Banner Raised
quest-every-banner-raised-text =
    Feat: end a battle in the Red Keep with at least 3 different ally kinds among your active chips.
    Objective: at least 2 complete forge tracks.
quest-swim-for-shore = Swim for Shore
quest-swim-for-shore-text =
    Feat: end a battle in the Pool of Tears with strength 4, 5, 10 or 11.
    Objective: own 7 or more Card Soldiers and/or Flamingos.
quest-the-driest-thing-i-know = The Driest Thing I Know
quest-the-driest-thing-i-know-text =
    Feat: end a battle in the Pool of Tears with a last active chip of printed strength 2.
    Objective: own 7 or more Creatures and/or Red Rooks.
quest-caucus-race = Caucus Race
quest-caucus-race-text =
    Feat: end a battle in the Pool of Tears with exactly 2 or 5 active chips.
    Objective: own 4 or more Forge chips.
quest-nine-feet-of-sorrow = Nine Feet of Sorrow
quest-nine-feet-of-sorrow-text =
    Feat: end a battle in the Pool of Tears with at least 2 chips on your madness track.
    Objective: own 7 or more Roses and/or Flamingos.
quest-a-mouses-tale = A Mouse's Tale
quest-a-mouses-tale-text =
    Feat: end a battle in the Pool of Tears with exactly 2 units there.
    Objective: own 7 or more Card Soldiers and/or Creatures.
quest-prizes-for-all = Prizes for All
quest-prizes-for-all-text =
    Feat: finish second in a battle in the Pool of Tears.
    Objective: at most 3 shards.
