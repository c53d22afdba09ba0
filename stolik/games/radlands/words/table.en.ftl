### Radlands: what is said at the table.

## Small parts

nothing = nothing
side-front = in front
side-behind = behind
place-camp = camp
place-front = in front
place-behind = behind
place-alone = alone
place-to-fill = to be filled now
junk-injure = injure
junk-raid = raid
junk-draw = draw a card
junk-restore = restore
junk-water = gain 1 extra water
junk-punk = gain a punk

## Questions

ask-from = { $source }: { $ask }
ask-from-junk = Junk effect: { $ask }
ask-act = Choose your next action.
ask-choose-camps = Choose three camps, one for each column.
ask-advance = choose an event to advance.
ask-cache = choose one: draw a card, restore or gain a punk.
ask-choose-ability = choose the ability to use.
ask-copy = choose an ability to copy.
ask-damage = choose an unprotected card to damage.
ask-damage-any = choose any card of the opponent to damage.
ask-damage-any-camp = choose any camp of the opponent to damage.
ask-damage-camp = choose an unprotected camp to damage.
ask-damage-column = choose a column; all its cards are damaged.
ask-destroy-any-enemy = choose any enemy to destroy.
ask-destroy-camp = choose any camp of the opponent to destroy.
ask-destroy-column = choose a column; all its people are destroyed.
ask-destroy-damaged = choose an unprotected damaged card to destroy.
ask-destroy-enemy = choose an unprotected enemy to destroy.
ask-destroy-own = choose one of your people to destroy.
ask-discard = choose a card to discard.
ask-discard-drawn = choose one of the cards just drawn to discard.
ask-discard-more = discard another card, or stop.
ask-drop = choose a person to play and a place for it.
ask-flip = choose a punk to turn faceup.
ask-gain-punk = choose a place for a punk, or pass.
ask-injure = choose an unprotected enemy to injure.
ask-lose-camp = choose one of your camps; it is destroyed.
ask-lose-card = choose one of your cards; it is destroyed.
ask-make-room = your columns are full: choose one of your people to destroy.
ask-make-room-for-punk = your columns are full: choose one of your people to destroy for a punk, or pass.
ask-mercenaries = discard two cards, or destroy one of your cards?
ask-move-back = move the opponent’s events back by one space?
ask-mutant = choose: damage, restore or both.
ask-place = choose a place.
ask-raided = choose one of your camps; it is damaged.
ask-rearrange = choose who stands in column { $column }, behind.
ask-rearrange-front = choose who stands in column { $column }, in front.
ask-restore = choose a damaged card to restore, or pass.
ask-restore-any = choose a damaged card to restore, or stop.
ask-restore-person = choose a damaged person to restore, or pass.
ask-return-own = choose one of your people to take into your hand.
ask-rouse = choose an ability of a damaged person.
ask-scavenge = choose: a punk or 1 extra water.
ask-shift = choose a person to move.
ask-shift-to = choose where the person goes.
ask-spare = choose the one person who stays.
ask-suffer = choose one of your cards; it is damaged.
ask-turn-back = choose a destroyed camp to turn faceup again.
ask-use-junk = choose a card whose junk effect you use, or pass.

## Options

option-draw-action = Draw a card ({ $cost } water)
option-draw = Draw a card
option-take-silo = Take the Water Silo ({ $cost } water)
option-end-turn = End the turn
option-restore = Restore
option-punk = Gain a punk
option-water = Gain 1 extra water
option-damage = Damage
option-both = Damage and restore
option-discard-two = Discard two cards
option-lose-card = Destroy one of your cards
option-move-back = Move the events back
option-leave-empty = Leave the place empty
option-stay = Leave everybody where they are
option-column = Column { $column }
option-advance = { $card } ({ $seat }, space { $space })
option-keep = Lay out { $first }, { $second }, { $third }
option-play-event = Play the event { $card } ({ $cost } water)
option-play = Play { $card } in column { $column }, { $side } ({ $cost } water)
option-play-alone = Play { $card } in column { $column } ({ $cost } water)
option-place = Column { $column }, { $side }
option-place-alone = Column { $column }
option-announce = Play { $card } and destroy one of your people for it
option-junk = Junk { $card }: { $effect }
option-use-junk = { $card }: { $effect }
option-discard = { $card }
option-ability = { $card }: { $does } (column { $column }, { $place }; { $cost } water)
option-ability-camp = { $card }: { $does } ({ $cost } water)
option-ability-theirs = { $card }: { $does } ({ $seat }, column { $column }, { $place }; { $cost } water)
option-at = { $card } ({ $seat }, column { $column }, { $place })
option-at-damaged = { $card }, damaged ({ $seat }, column { $column }, { $place })
option-at-destroyed = { $card }, destroyed ({ $seat }, column { $column }, { $place })
board-start-cards = Starting cards: { $count }
board-camps-destroyed = camps destroyed
board-undo-option-at = the choice of { $card }
board-undo-option-at-damaged = the choice of { $card }
board-undo-option-at-destroyed = the choice of { $card }
board-undo-option-advance = the choice of { $card }
board-undo-option-discard = the choice of { $card }
board-undo-option-place = the choice of column { $column }
board-undo-option-place-alone = the choice of column { $column }
board-undo-option-column = the choice of column { $column }

## Events of the log

event-dealt-camps = { $seat } is dealt six camps.
event-dealt-camps-shown = { $seat } is dealt six camps: { $first }, { $second }, { $third }, { $fourth }, { $fifth }, { $sixth }.
event-laid-camps = { $seat } lays out the camps: { $first }, { $second }, { $third }.
event-starts = { $seat } is the start player.
event-turn-began = Turn { $turn }: { $seat }.
event-replenished = { $seat } has { $water } water.
event-turn-ended = { $seat } ends the turn.
event-drew = { $seat } draws a card.
event-drew-card = { $seat } draws { $card }.
event-discarded = { $seat } discards { $card }.
event-discarded-from-deck = { $seat } discards { $card } from the deck.
event-reshuffled =
    The deck has run out. { $cards ->
        [one] { $cards } card of the discard pile becomes
       *[other] { $cards } cards of the discard pile become
    } the new deck.
event-returned = { $card } goes back to a hand ({ $seat }).
event-returned-face = { $card } goes back to a hand ({ $seat }). It was { $face }.
event-played = { $seat } plays { $card } in column { $column } ({ $cost } water).
event-announced = { $seat } plays { $card } and makes room for it.
event-played-event = { $seat } plays the event { $card } ({ $cost } water).
event-junked = { $seat } junks { $card }.
event-took-silo = { $seat } takes the Water Silo.
event-queued = Queued: { $card } ({ $seat }, space { $space }).
event-resolved = Resolved: { $card } ({ $seat }).
event-advanced = Moved forward: { $card } ({ $seat }, space { $space }).
event-moved-back = Moved back: { $card } ({ $seat }, space { $space }).
event-used = { $seat } uses { $card }: { $does }.
event-used-granted = { $seat } uses { $card }: { $does }.
event-damaged = { $card } is damaged ({ $seat }, column { $column }).
event-destroyed = { $card } is destroyed ({ $seat }, column { $column }).
event-restored = { $card } is restored ({ $seat }, column { $column }).
event-gained-water = { $seat } gains 1 extra water.
event-gained-punk = { $seat } gains a punk in column { $column }.
event-turned-back = { $card } is turned faceup again ({ $seat }, column { $column }).
event-juggernaut-moved = { card-juggernaut } moves forward ({ $seat }, column { $column }).
event-juggernaut-returned = { card-juggernaut } goes back to the camp row ({ $seat }, column { $column }).
event-flipped = A punk is turned faceup: { $card } ({ $seat }, column { $column }).
event-shifted = A person moves to column { $column } ({ $seat }).
event-rearranged = { $seat } rearranges their people; this turn all cards of the opponent are unprotected.

## The end

over-camps-destroyed = { $winner } wins: all camps of the opponent are destroyed.
over-obelisk = { $winner } wins: the deck has run out while the { card-obelisk } stands.
over-deck-ran-out = The deck has run out for the second time. The match ends in a draw.
over-gave-up = { $loser } concedes. { $winner } wins.

## Why not?

why-water = Not enough water: this needs { $needs }, you have { $has }.
why-not-your-turn = It is not your turn: only the active player takes actions.
why-opponent-decides = The opponent has to decide first.
why-events-first = Your Events phase comes first; actions come after it.
why-answer-first = Answer the open question first: an action is carried out completely before the next one.
why-camps-chosen = You have chosen your camps; now the opponent chooses.
why-choose-camps = First choose three camps.
why-camp-not-offered = This camp is not one of those you were dealt.
why-camp-twice = Choose three different camps.
why-silo-in-hand = The Water Silo is already in your hand.
why-silo-not-in-hand = The Water Silo is in your play area: take it first.
why-silo-only-junk = The Water Silo cannot be played, only junked.
why-silo-not-discarded = The Water Silo cannot be discarded for an effect.
why-not-in-hand = This card is not in your hand.
why-column-full = Column { $column } is full: a column holds at most 2 people.
why-six-people = You already have 6 people in play.
why-make-room-first = Your columns are full: play the person by destroying one of your own first.
why-columns-have-room = One of your columns has room: nobody has to be destroyed.
why-nobody-to-stand-behind = There is nobody in column { $column } to stand behind.
why-queue-full = Space { $space } of your queue and all spaces behind it are taken.
why-no-such-card = This card is not there.
why-camp-destroyed = { $card } is destroyed: a destroyed camp can do nothing and cannot be hit.
why-no-argo = Nobody grants this ability: it needs { card-argo-yesky }, in play and undamaged.
why-punk-no-ability = A punk has no abilities.
why-no-ability = This card has no such ability.
why-damaged-person = This person is damaged and so is not ready.
why-used-this-turn = This card is not ready: one of its abilities was used this turn.
why-played-or-restored = This person is not ready: it was played or restored this turn.
why-only-resonator = The ability of { card-resonator } was the only one you could use this turn.
why-other-ability-used = You have already used another ability this turn.
why-no-open-enemy = The opponent has no unprotected person.
why-no-open-camp = The opponent has no unprotected camp.
why-no-open-damaged = The opponent has no unprotected damaged card.
why-no-damaged-enemy = The opponent has no damaged person.
why-raid-no-space = A raid would do nothing: there is no free space for your Raiders.
why-raid-blocked = A raid would do nothing: another event is right in front of your Raiders.
why-raid-resolving = A raid would do nothing: your Raiders are being resolved.
why-nothing-damaged = You have no damaged card to restore.
why-no-opposing-event = The opponent has no event in play.
why-no-event = There is no event in play.
why-no-punk = You have no punk in play.
why-too-many-people =
    You have { $count ->
        [one] { $count } person
       *[other] { $count } people
    } in play; this ability allows no more than one.
why-too-few-people =
    You have { $count ->
        [one] { $count } person
       *[other] { $count } people
    } in play; this ability needs four.
why-too-few-put-in-play =
    You have put { $count ->
        [one] { $count } person
       *[other] { $count } people
    } into play this turn; this ability needs two.
why-no-damaged-person = You have no damaged person.
why-no-person = You have nobody in play to destroy.
why-only-undamaged = This ability works only while the card is undamaged.
why-no-destroyed-camp = You have no destroyed camp.
why-raiders-not-resolved = Your Raiders have not been resolved this turn.
why-no-event-resolved = No event has been resolved this turn.
why-nothing-to-discard = You have no card in hand to discard.
why-nothing-to-copy = There is no ability that could be copied and used now.
why-nobody-to-rouse = None of your damaged people has an ability that could be used and paid for now.
why-nobody-to-drop = No person in your hand can be placed and paid for together with one of its abilities.
why-nobody-to-shift = There is nobody who could be moved.
why-column-not-full = You do not have two people in the column of this camp.
why-must-choose = This is not optional: choose one of the possible answers.
why-empty-place = There is no card on this place.
why-own-card = This is your own card; it must be a card of the opponent.
why-not-your-card = This must be one of your own cards.
why-only-people = Only a person can be chosen here, not a camp.
why-only-camps = Only a camp can be chosen here, not a person.
why-protected = This card is protected: { $card } stands in front of it.
why-not-damaged = This card is not damaged.
why-not-destroyed = This camp is not destroyed.
why-not-a-punk = This person is not a punk.
why-nowhere-to-go = There is no other place for this person.
why-already-placed = This person already has its new place.
why-stay-late = Somebody has a new place already: place the others too.
why-too-few-places =
    This place cannot stay empty: { $count ->
        [one] { $count } person is
       *[other] { $count } people are
    } still waiting for a place.
why-destroyed-not-restored = A destroyed camp cannot be restored.
why-undamaged = This card is not damaged, so it cannot be restored.
why-bonfire = No effect restores { card-bonfire }.
why-restore-itself = A card cannot restore itself.
why-no-enemy-in-column = The opponent has no person in column { $column }.
why-no-card-in-column = The opponent has no card in column { $column } that could be damaged.
why-no-event-there = There is no event on this space.
why-event-in-front = The space in front is taken: { $card }.
why-stands-alone = This person stands alone in its column; there is no other place in it.
why-stands-there = The person already stands there.
why-not-just-drawn = Only the cards just drawn can be discarded.
why-not-discarded-now = This is not one of the three cards just discarded.
why-other-person = Only abilities of the person just played can be used.
why-copies-itself = { card-mimic } cannot copy itself.
why-copies-copying = The ability to copy cannot be copied.
why-copy-damaged = A damaged person of the opponent cannot be copied.

## The plain board

game-radlands = Radlands
zone-offer = Camps to choose from
zone-queue = Event queue
zone-aside = Play area
zone-water = Water
zone-hand-count = Cards in hand
zone-hand = Hand
zone-hidden-card = A hidden card
zone-deck = Draw deck
zone-discard = Discard pile
zone-resolving = Being resolved
zone-announced = About to enter play
zone-turn = Turn

## Icons of the board

icon-sacrifice = one of your people is destroyed
icon-hurt = this card, or a card of yours, is damaged
icon-theirs = the opponent chooses
icon-move = move to another place
icon-flip = turn over or copy
icon-bomb = bomb number: the space of the event queue; 0 resolves at once
icon-any = any card, protected or not

## The lobby

tagline-radlands = Two tribes, six camps, not enough water. Tear down theirs before they tear down yours.
setting-edition = Rules as printed
setting-edition-ua = Newer (2023)
setting-edition-pl = Older
setting-camp-set = Wording of the camps
setting-camp-set-v1 = First printing
setting-camp-set-v2 = Revised 2.0
setting-first-game = Camps
setting-first-game-off = Chosen
setting-first-game-on = Dealt
