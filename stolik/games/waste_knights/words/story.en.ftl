### What is said around the story. Its own prose comes with each message, in every language.

story-text = { $text_en }

zone-map-of = Map · { $text_en }
story-choice = { $text_en }{ $price }
story-choice-test = { $text_en } [{ $skill } { $difficulty }: { $chance }% chance]{ $price }
story-choice-combat = { $text_en } [combat]{ $price }
story-choice-contest = { $text_en } [contest: { $skill }]{ $price }
story-choice-duel = { $text_en } [duel]{ $price }
price-none = { "" }
price-pay =
    { " " }[costs { $resource ->
        [fuel] Fuel
        [ammo] Ammo
        [meds] Meds
       *[any] resources of your choice
    }: { $count }]
price-damage = { " " }[costs damage: { $damage }]
price-gear =
    { " " }[costs { $gear ->
        [weapon] weapons
        [armour] armour
        [gear] gear
       *[any] equipment of your choice
    }: { $cards }]
price-many =
    { " " }[costs{ $weapon-cards ->
        [0] { "" }
       *[other] { " " }· weapons: { $weapon-cards }
    }{ $armour-cards ->
        [0] { "" }
       *[other] { " " }· armour: { $armour-cards }
    }{ $gear-cards ->
        [0] { "" }
       *[other] { " " }· gear: { $gear-cards }
    }{ $any-cards ->
        [0] { "" }
       *[other] { " " }· equipment of your choice: { $any-cards }
    }{ $fuel ->
        [0] { "" }
       *[other] { " " }· Fuel: { $fuel }
    }{ $ammo ->
        [0] { "" }
       *[other] { " " }· Ammo: { $ammo }
    }{ $meds ->
        [0] { "" }
       *[other] { " " }· Meds: { $meds }
    }{ $any ->
        [0] { "" }
       *[other] { " " }· resources of your choice: { $any }
    }{ $damage ->
        [0] { "" }
       *[other] { " " }· damage: { $damage }
    }]

ask-entry = What do you do?
ask-vote = What do you choose, in secret?
ask-opponent = Whom do you challenge?
option-against = { $what }

event-read = { $reader } reads to { $knight }: { $title_en }. { $text_en }
event-chose = { $knight }: { $label_en }
event-came-of-it = { $text_en }
event-voted = { $knight } has chosen in secret.
event-thread-began = A new thread: { $title_en }.
event-time-moved = The time marker is on { $time }.
event-time-expired = The time has run out.
event-token-placed = { $count ->
    [one] One { $token } on { $space }.
   *[other] { $count } × { $token } on { $space }.
}
event-token-removed = { $count ->
    [one] One { $token } leaves { $space }.
   *[other] { $count } × { $token } leave { $space }.
}
event-token-claimed = { $knight } takes from { $space }: { $token }.
event-variable-set = Counter “{ $name_en }”: { $value }.
event-own-variable-set = { $knight } – { $name_en }: { $value }.
event-special-taken = { $knight } takes the special card { $card }.
event-placed = { $knight } is now on { $space }.
event-contest = { $knight } against { $other }, { $skill }: { $mine } to { $theirs }.

story-token-challenge = challenge token
story-token-thread = thread token
story-token-general = general token
story-token-entry = entry token
story-token-rad-marker = radiation marker
story-token-contamination-marker = contamination marker
story-token-threat-marker = threat marker
story-token-special-marker = special marker
story-token-fortification = fortification marker

story-token-challenge-sign = ★
story-token-thread-sign = ◆
story-token-general-sign = ●
story-token-entry-sign = §
story-token-rad-marker-sign = +☢︎
story-token-contamination-marker-sign = +☣︎
story-token-threat-marker-sign = +!
story-token-special-marker-sign = ✚
story-token-fortification-sign = ■

over-adventure-won = The adventure is won.
over-adventure-lost = The adventure is lost.

why-not-in-thread = The current thread does not offer this.
why-not-at-place = Not on this space.
why-action-spent = This has been done as often as the thread allows.
why-requirement = What the thread requires for this is not met.
