### Wonderland's War: what is said at the table.

## Small parts

source-battle = the battle
source-second = second place
source-star = the star
source-wager = the wager
source-walrus-oysters = Walrus's Oysters
effect-rose-a = Score the Roses
effect-creature-b = A supporter for the Creatures
effect-red-rook-d = Shards for the Red Rooks
effect-walrus-oysters = Walrus's Oysters: VP
effect-walrus = Walrus: 3 VP
effect-gryphon = Gryphon: 2 VP
effect-mock-turtle = Mock Turtle: a weak ally chip
effect-love-of-learning = Love of Learning: a chip into the bag
effect-fading-smile = Fading Smile: discard 1 shard
ally-card-card-soldier-a = Card Soldier (A)
ally-card-flamingo-a = Flamingo (A)
ally-card-rose-a = Rose (A)
ally-card-red-rook-a = Red Rook (A)
ally-card-creature-a = Creature (A)
ally-card-card-soldier-b = Card Soldier (B)
ally-card-flamingo-b = Flamingo (B)
ally-card-rose-b = Rose (B)
ally-card-red-rook-b = Red Rook (B)
ally-card-creature-b = Creature (B)
ally-card-card-soldier-c = Card Soldier (C)
ally-card-flamingo-c = Flamingo (C)
ally-card-rose-c = Rose (C)
ally-card-red-rook-c = Red Rook (C)
ally-card-creature-c = Creature (C)
ally-card-card-soldier-d = Card Soldier (D)
ally-card-flamingo-d = Flamingo (D)
ally-card-rose-d = Rose (D)
ally-card-red-rook-d = Red Rook (D)
ally-card-creature-d = Creature (D)
castle-lying = castle on its side
castle-upright = castle

## Questions

ask-choose-faction = Choose your faction.
ask-keep-quest = Choose the quest you keep.
ask-place-poison = { $source }: choose a card to poison, or pass.
ask-tea-turn = Choose a chair, or go on to the Head of the Table.
ask-choose-chair = Choose a chair.
ask-host-card = Host: choose any card of the table.
ask-place-leader = Choose the region to which your leader goes.
ask-choose-effect = Choose the effect to resolve next.
ask-choose-side = Choose a side of the split card.
ask-tainted = Tainted reward: { $source }. Roll the shard die to gain it?
ask-place-units =
    Choose a region for { $count } { $count ->
         [one] unit
        *[other] units
    }.
ask-place-unit = Choose the next unit for this region: { $region }.
ask-choose-ally = Choose a chip ({ $source }).
ask-choose-ally-instead = Not in the supply: { $source }. Choose another chip of the same strength, or pass.
ask-take-wonderlandian = Choose a Wonderlandian card.
ask-place-pawn = { $source }: choose a region.
ask-unlock = Choose the ability you unlock.
ask-place-castle = Choose where your castle goes.
ask-leader-at-most = Leader strength is at its maximum. Discard 1 shard instead?
ask-draw-quests =
    Draw { $count } { $count ->
         [one] quest
        *[other] quests
    }?
ask-discard-quest = Choose the quest you discard.
ask-smith = Choose a chip of your bag to forge, and a track, or decline.
ask-give-shard = Curious Gift: what becomes of 1 of these shards?
ask-roll-again = The die shows { $shards }. Roll once more?
ask-place-supporter = { $source }: choose a region for a supporter.
ask-relocate = { $source }: choose the unit that goes to this region: { $region }.
ask-wager = Who will be the only winner of this battle?
ask-draw-or-retreat = Draw a chip or retreat?
ask-choose-chip = Choose the chip you play; the others go back into the bag.
ask-caterpillar = Caterpillar: { $source }. Put this chip back and draw another?
ask-shield = You drew { $source }. Block it with your shield?
ask-lose-unit = Choose the unit you lose ({ $source }).
ask-mad-gift = We're All Mad Here: give 1 of your shards to an opponent?
ask-card-soldier-a = Card Soldier: double it, or return an exhausted chip to your bag.
ask-card-soldier-b = Card Soldier: double it, or call supporters from an adjacent region.
ask-card-soldier-d = Card Soldier: triple it?
ask-call-supporters =
    Call up to { $count } { $count ->
         [one] supporter
        *[other] supporters
    } from one adjacent region?
ask-strength = Choose the strength of this chip: { $source }.
ask-everywhere = Everywhere at Once: move Alice to this battle?
ask-riddle = Unanswerable Riddle: discard 1 shard?
ask-paint = Paint My World: lose a unit to give the chip +2?
ask-vanish = Vanishing Act: move a supporter?
ask-feather = Gryphon's Feather: bring a unit here?
ask-flamingo-gift = Flamingo: choose a stronger opponent who gains 1 shard.
ask-amulet = Duchess's Amulet: choose an opponent and a chip of the madness track.
ask-crown = Knave's Crown: choose an opponent whose next chip gets −2.
ask-temper = Royal Temper: choose from whom you steal 1 VP.
ask-claws = Claws that Catch: put poison into an opponent's bag?
ask-jump = Flamingo: move your marker to the nearest forge symbol?
ask-award = { $points } VP or a castle?
ask-walrus-castle = Walrus: choose where your castle goes.
ask-feats = Complete the feat of a quest?
ask-remove-chip = Red Rook: choose an active chip to remove for good.
ask-end-effect = End of the battle: choose an effect.
ask-love-of-learning = Love of Learning: put an active ally chip into your bag?
ask-forge = Choose a chip to forge and a track, or stop.

## Options

option-faction = { $faction }
option-keep = { $quest }
option-discard = { $quest }
option-feat = { $quest }
option-rose-feat = Through the Roses: { $quest }
option-both-feats = { $quest }, and through the Roses: { $other }
option-chair = Chair { $chair }: { $card }
option-chair-poisoned = Chair { $chair }, poisoned: { $card }
option-head = Go on to the Head of the Table
option-host = Use Host
option-resolve = Resolve: { $reward }
option-resolve-units =
    Place { $count } { $count ->
         [one] unit
        *[other] units
    }
option-resolve-more-units =
    Place { $count } { $count ->
         [one] unit
        *[other] units
    } more
option-side-top = Top: { $first }, { $second }
option-side-bottom = Bottom: { $first }, { $second }
option-side-top-one = Top: { $first }
option-side-bottom-one = Bottom: { $first }
option-take-tainted = Roll and take it
option-region = { $region }
option-supporter = A supporter from the reserve
option-pawn = { $pawn }
option-relocate = Move: { $piece } ({ $region })
option-gain = Take: { $chip }
option-take = { $card }
option-unlock = { $ability }
option-castle = { $region }
option-lay = Lay a castle: { $region }
option-raise = Set the castle upright: { $region }
option-castle-award = The castle
option-points = { $count } VP
option-shed = Discard 1 shard
option-draw-quests =
    Draw { $count } { $count ->
         [one] quest
        *[other] quests
    }
option-draw = Draw a chip
option-retreat = Retreat
option-forge = Forge: { $chip }, track { $track } ({ $reward })
option-give = { $seat }
option-return-shard = Return 1 shard to the supply
option-roll = Roll once more
option-wager = { $seat }
option-play = Play: { $chip }
option-replace = Put it back and draw another
option-block = Block
option-lose = Lose: { $piece }
option-lose-in = Lose: { $piece } ({ $region })
option-double = Double the chip
option-return = Return to the bag: { $chip }
option-call-choice = Call supporters
option-call =
    Call { $count } { $count ->
         [one] supporter
        *[other] supporters
    } from: { $region }
option-triple = Triple the chip
option-strength = Strength { $count }
option-move = Move Alice here
option-send = Send a supporter to: { $region }
option-bring = Bring a supporter from: { $region }
option-bring-piece = Bring: { $piece } ({ $region })
option-amulet = { $seat }: { $chip }
option-amulet-none = { $seat }: nothing on the track
option-crown = { $seat }
option-steal = { $seat }
option-poison-card = Chair { $chair }: { $card }
option-poison-seat = { $seat }
option-jump = Move to space { $space }
option-remove = Remove: { $chip }
option-learn = Put into the bag: { $chip }
option-use = { $effect }
option-no-block = Do not block
option-no-wager = No wager
option-no-feat = No feat
option-no-forging = Do not forge
option-keep-roll = Keep the roll
option-keep-shard = Keep it
option-keep-chip = Keep the chip

## Events of the log

event-took-faction = { $seat } leads: { $faction }.
event-drew-ally-cards = Ally cards: { $first }, { $second }, { $third }, { $fourth }, { $fifth }.
event-unused-region = Not used in this match: { $region } (quest: { $quest }).
event-laid-tokens = The scoring tokens are laid out.
event-marker-moved = The die shows { $steps }; battles will start here: { $region }.
event-market-filled = New in the market: { $card }.
event-starts = { $seat } is the first player.
event-round-began = Round { $round }. { $seat } begins.
event-dealt =
    Dealt to the table: { $count } { $count ->
         [one] card
        *[other] cards
    }.
event-dealt-quests = { $seat } is dealt two quests.
event-dealt-quests-shown = { $seat } is dealt two quests: { $first }, { $second }.
event-kept-quest = { $seat } keeps a quest.
event-kept-quest-shown = { $seat } keeps the quest: { $quest }.
event-poisoned = { $seat } poisons the card of chair { $chair }: { $card }.
event-moved-leader = { $seat } moves to chair { $chair }.
event-reached-head = { $seat } reaches the Head of the Table.
event-hosted = { $seat } uses Host and refills the table.
event-rolled = { $seat } rolls { $shards }.
event-took-card = { $seat } takes the card of chair { $chair }: { $card }.
event-got-poison = { $seat } puts a poison chip into the bag.
event-poison-returned =
    Back in the Jabberwock's pool: { $count } { $count ->
         [one] poison chip
        *[other] poison chips
    }.
event-chose-side-top = { $seat } chooses the top side.
event-chose-side-bottom = { $seat } chooses the bottom side.
event-gained-shards =
    { $seat } gains { $count } { $count ->
         [one] shard
        *[other] shards
    } and has { $has }.
event-shed-shards =
    { $seat } discards { $count } { $count ->
         [one] shard
        *[other] shards
    } and has { $has }.
event-gave-shard = { $seat } gives 1 shard to { $to }.
event-placed =
    { $seat } places { $count } { $count ->
         [one] supporter
        *[other] supporters
    }: { $region }.
event-placed-pawn = { $seat } places { $pawn }: { $region }.
event-moved-unit = { $seat } moves a unit ({ $piece }): { $from } → { $region }.
event-leader-placed = { $seat } places the leader: { $region }.
event-leader-moved = { $seat } moves the leader: { $region }.
event-lost-unit = { $seat } loses a unit ({ $piece }): { $region }.
event-gained-chip = { $seat } gains: { $chip }.
event-mended-shield = { $seat } turns the shield to its working side.
event-calmed = { $seat } removes 1 madness chip from the bag.
event-leader-grew = Leader strength { $strength } ({ $seat }).
event-freed-supporters =
    { $seat } adds { $count } { $count ->
         [one] supporter
        *[other] supporters
    } to the reserve.
event-unlocked = { $seat } unlocks the ability “{ $ability }”.
event-built-castle = { $seat } places a castle: { $region }.
event-laid-castle = { $seat } lays a castle on its side: { $region }.
event-raised-castle = { $seat } sets the castle upright: { $region }.
event-took-wonderlandian = { $seat } takes the card: { $card }.
event-revealed-wonderlandians =
    { $seat } reveals { $count } { $count ->
         [one] card
        *[other] cards
    } of the Wonderlandian deck.
event-drew-quests =
    { $seat } draws { $count } { $count ->
         [one] quest
        *[other] quests
    }.
event-drew-quests-shown = { $seat } draws two quests: { $first }, { $second }.
event-drew-quest-shown = { $seat } draws the quest: { $first }.
event-discarded-quest = { $seat } discards a quest.
event-discarded-quest-shown = { $seat } discards the quest: { $quest }.
event-forged = { $seat } forges: { $chip } (track { $track }, space { $column }).
event-gained-artefact = { $seat } completes a track and gains an artefact.
event-got-madness = { $seat } adds a madness chip to the bag.
event-battle-began = Battle: { $region }.
event-wagered = { $seat } places a wager.
event-not-wagered = { $seat } places no wager.
event-wagered-on = { $seat } has chosen a wager card.
event-wagered-on-shown = { $seat } wagers on: { $on }.
event-decided-draw = { $seat } draws on.
event-decided-retreat = { $seat } wants to retreat.
event-retreated = { $seat } retreats with strength { $strength }.
event-looked-at-chips =
    { $seat } draws { $count } { $count ->
         [one] chip
        *[other] chips
    } and will play one.
event-drew = { $seat } draws: { $chip }.
event-replaced = { $seat } puts the chip back and draws: { $chip }.
event-blocked = { $seat } blocks with the shield: { $chip }.
event-went-mad = { $seat } puts a chip on the madness track: { $chip }.
event-shell-helped = { $seat } loses no unit: Mock Turtle's Shell.
event-bust = { $seat } busts.
event-refreshed = { $seat } puts exhausted and madness chips back into the bag.
event-played = { $seat } plays { $chip } (+{ $added }, strength { $strength }).
event-gained-strength = { $seat } gains { $count } strength, now { $strength } ({ $source }).
event-lost-strength = { $seat } falls back to strength { $strength } ({ $source }).
event-crowned = The next chip of { $seat } gets −2.
event-left-mad-track = A chip of the madness track goes into the bag ({ $seat }): { $chip }.
event-returned-chip = { $seat } puts a chip into the bag: { $chip }.
event-exchanged = { $seat } exchanges { $chip } for { $for }.
event-jumped = { $seat } moves to space { $strength }.
event-gained-vp = { $seat } gains { $count } VP ({ $source }).
event-lost-vp = { $seat } loses { $count } VP ({ $source }).
event-battle-ended = The battle is over: { $region }, { $value } VP.
event-won = { $seat } wins the battle: { $region }.
event-tied = { $seat } ties for first: { $region }.
event-declared-feats = { $seat } completes a feat: { $quest }.
event-declared-two-feats = { $seat } completes two feats: { $quest }, { $other }.
event-declared-no-feat = { $seat } completes no feat.
event-removed-chip = { $seat } removes a chip for good: { $chip }.
event-wager-shown-won = { $seat } wagered on { $on } and was right.
event-wager-shown-lost = { $seat } wagered on { $on } and was wrong.
event-wager-shown-void = { $seat } wagered on { $on }; a tie, no effect.
event-showed-quests =
    { $seat } shows { $count } { $count ->
         [one] quest
        *[other] quests
    }.
event-scored = { $seat }: { $vp } VP + castles { $castles } + quests { $quests } − shards { $shards } = { $total }.

## The end

over-scored = { $winner } wins.
over-scored-shared = The victory is shared.

## Why not?

why-answer-first = Answer the open question first.
why-beyond-head = Chair { $chair } lies beyond the Head of the Table: go on to the Head first.
why-castle-there = You already have a castle there.
why-castle-upright = Your castle there already stands upright.
why-chair-empty = There is no card on chair { $chair }.
why-chair-taken = A leader stands on chair { $chair }: { $seat }.
why-chair-unused = Chair { $chair } is not used with so few players.
why-choose-a-chip = Choose a chip of this player's madness track.
why-effect-not-due = This effect does not apply to you in this battle.
why-effect-not-pending = This card has no such effect left.
why-effect-used = You have used this effect already.
why-enough-cards = You have all cards of this round: place your leader in a region.
why-faction-taken = Another player leads this faction.
why-feat-not-done = The condition of this feat is not met.
why-give-not-return = With more than two players the shard goes to another player.
why-has-bust = This player has bust.
why-head-once = The Head of the Table may be reached only once per turn.
why-host-does-not-move = With Host the leader does not move: choose a card.
why-host-is-a-turn = Host replaces a whole turn; this turn has begun.
why-hosted = Host has been used in this tea party.
why-hosted-twice = Host has been used twice in this tea party.
why-knight-first = The White Knight must be lost first.
why-last-unit = This is your last unit in the battle.
why-leader-last = The leader is lost only when no other unit is left.
why-leader-left = Your leader is in a region: you have no more turns in this tea party.
why-leader-stays = A leader cannot be placed or moved by this.
why-madness-not-forged = Madness and poison chips cannot be forged.
why-must-choose = This is not optional: choose one of the possible answers.
why-must-place = This must be placed.
why-must-resolve = This effect must be carried out.
why-no-castle-to-raise = You have no castle lying on its side there.
why-no-such-unit = You have no such unit there.
why-no-supporter = You have no supporter in reserve.
why-nobody-to-move = You have no unit elsewhere that could be moved there.
why-not-active = You have no such active chip.
why-not-adjacent = This region is not adjacent.
why-not-dealt = This quest was not dealt to you.
why-not-drawn = You did not draw this chip.
why-not-exhausted = You have no such exhausted chip.
why-not-in-bag = There is no such chip in your bag.
why-not-in-battle = This player does not take part in the battle.
why-not-in-hand = This quest is not in your hand.
why-not-in-lead = This player is not in the lead on the battle track.
why-not-in-market = This card is not in the market.
why-not-in-supply = There is no such chip left in the supply.
why-not-nearest = This is not the nearest forge symbol.
why-not-on-mad-track = This chip is not on that player's madness track.
why-not-reachable = No order of the effects leads to this strength.
why-not-stronger = This opponent does not have higher battle strength than you.
why-not-the-hatter = Only the Mad Hatter has Host.
why-not-your-turn = It is not your turn.
why-one-feat = Only one feat may be completed in a battle.
why-only-allies = Only an ally chip can be chosen.
why-other-ally-card = The ally card of this match does not allow that.
why-other-level = The chip must have the strength that is shown.
why-other-region = This quest belongs to another region.
why-others-choose = The others are still choosing.
why-others-decide = Another player has to decide now.
why-pawn-not-in-reserve = This Wonderlandian is not in your reserve.
why-pawn-waits = A lost Wonderlandian can come back at the tea party only.
why-poisoned-already = This card is poisoned already.
why-region-unused = This region is not used in this match.
why-return-not-give = With two players the shard goes back to the supply.
why-rook-needs-symbol = A Red Rook of set A can be forged only with the forge symbol of the battle track.
why-rook-stands-alone = Your other chips have no effect on a Red Rook of set A.
why-supporters-left = You still have supporters in reserve: units are moved only when there are none.
why-take-cards-first =
    First take { $count } { $count ->
         [one] card
        *[other] cards
    } more.
why-there-already = This unit is there already.
why-too-few-roses = This needs two active Roses.
why-too-few-there =
    You have only { $count } { $count ->
         [one] supporter
        *[other] supporters
    } there.
why-too-many-called =
    You may call at most { $count } { $count ->
         [one] supporter
        *[other] supporters
    }.
why-track-complete = Track { $track } is complete.
why-unlocked-already = This ability is unlocked already.
why-yourself = Choose another player.

## Settings

setting-ally-set = Ally set
setting-ally-set-a = Set A
setting-ally-set-b = Set B
setting-ally-set-c = Set C
setting-ally-set-d = Set D
setting-ally-set-mixed = Mixed
setting-card-soldier-set = Card of the kind: Card Soldier
setting-card-soldier-set-as-set = From the ally set
setting-card-soldier-set-a = Set A
setting-card-soldier-set-b = Set B
setting-card-soldier-set-c = Set C
setting-card-soldier-set-d = Set D
setting-card-soldier-set-drawn = Any set, drawn
setting-flamingo-set = Card of the kind: Flamingo
setting-flamingo-set-as-set = From the ally set
setting-flamingo-set-a = Set A
setting-flamingo-set-b = Set B
setting-flamingo-set-c = Set C
setting-flamingo-set-d = Set D
setting-flamingo-set-drawn = Any set, drawn
setting-rose-set = Card of the kind: Rose
setting-rose-set-as-set = From the ally set
setting-rose-set-a = Set A
setting-rose-set-b = Set B
setting-rose-set-c = Set C
setting-rose-set-d = Set D
setting-rose-set-drawn = Any set, drawn
setting-red-rook-set = Card of the kind: Red Rook
setting-red-rook-set-as-set = From the ally set
setting-red-rook-set-a = Set A
setting-red-rook-set-b = Set B
setting-red-rook-set-c = Set C
setting-red-rook-set-d = Set D
setting-red-rook-set-drawn = Any set, drawn
setting-creature-set = Card of the kind: Creature
setting-creature-set-as-set = From the ally set
setting-creature-set-a = Set A
setting-creature-set-b = Set B
setting-creature-set-c = Set C
setting-creature-set-d = Set D
setting-creature-set-drawn = Any set, drawn
setting-factions = Factions
setting-factions-drawn = Drawn at random
setting-factions-chosen = Chosen by the players
setting-first-player = Who starts
setting-first-player-drawn = Drawn at random
setting-first-player-1 = Player 1
setting-first-player-2 = Player 2
setting-first-player-3 = Player 3
setting-first-player-4 = Player 4
setting-first-player-5 = Player 5
setting-odds = Your odds in the war
setting-odds-shown = Shown
setting-odds-hidden = Hidden

## The plain board

game-wonderlands-war = Wonderland's War
tagline-wonderlands-war = A tea party at which armies gather. Draw chips and stop before you go mad.
zone-tea = Tea table
zone-battle = Battle: { $region }
zone-head = Head of the Table
zone-head-text = Reaching it: roll the shard die, refill the table, go on.
zone-tea-deck = Tea deck
zone-market = Wonderlandians to take
zone-round = Round
zone-poison-pool = Poison pool
zone-wonderlandian-deck = Wonderlandian deck
zone-quest-deck = Quest deck
zone-madness-supply = Madness supply
zone-battle-value = Region award
zone-draw = Draw
zone-resistance = Local resistance
zone-vp = VP
zone-shards = Shards
zone-leader-strength = Leader strength
zone-reserve = Supporters in reserve
zone-bag-count = Chips in the bag
zone-castle-value = Castle value
zone-quest-count = Quests in hand
zone-strength = Battle strength
zone-odds-madness = Madness in the next draw
zone-odds-double-madness = Double madness in the next draw
zone-odds-poison = Poison in the next draw
zone-forge = Forge tracks
zone-unlocked = Unlocked abilities
zone-quests = Quests
zone-wonderlandians = Wonderlandians
zone-drawn = Drawn chips
zone-active = Active chips
zone-madness = Madness track
zone-exhausted = Exhausted chips
zone-bag = Bag
zone-ally-cards = Ally cards
mark-chair = chair { $chair }
mark-poison = poisoned
mark-region-vp = { $first } / { $second } / { $third } VP
mark-first-battle = battles start here
mark-battle = Battle
mark-count = × { $count }
mark-unlocked = unlocked
mark-locked = locked
mark-feat-done = feat completed
mark-shield-working = shield working
mark-shield-broken = shield broken
mark-cards = cards this round: { $count }
mark-active = in the battle
mark-retreated = retreated
mark-bust = bust
mark-strength = strength { $strength }
mark-units = units: { $count }
mark-mad-odds = madness in the next draw: { $mad } of { $chips }
mark-symbol = on a forge symbol
mark-wagered = wager placed
mark-wager-on = wager on: { $seat }
mark-leader-lost = leader lost
outlook-opening = Opening strength
outlook-opening-leader = leader
outlook-opening-pawns = Wonderlandians
outlook-opening-castle = castle
outlook-draw = If you draw
outlook-retreat = If the battle ends now
outlook-winner = first now
outlook-tied = tied for first now
outlook-second = second now
outlook-none = no award now
outlook-forgings = forgings: { $count }
outlook-feats = feats possible: { $count }
outlook-filled = chairs filled: { $count }
outlook-passes = leaders passed: { $count }
outlook-supporter = a supporter for passing a leader
