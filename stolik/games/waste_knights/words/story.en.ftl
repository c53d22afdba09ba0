### What is said around the story. Its own prose comes with each message, in every language.

story-text = { $text_en }

ask-entry = What do you do?
ask-vote = What do you choose, in secret?
ask-opponent = Whom do you challenge?
option-against = { $what }

event-read = { $reader } reads to { $knight }: { $title_en }. { $text_en }
event-chose = { $knight }: { $label_en }
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
event-token-claimed = { $knight } takes a { $token } from { $space }.
event-variable-set = { $variable }: { $value }
event-own-variable-set = { $knight } – { $variable }: { $value }
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

over-adventure-won = The adventure is won.
over-adventure-lost = The adventure is lost.

why-not-in-thread = The current thread does not offer this.
why-not-at-place = Not on this space.
why-action-spent = This has been done as often as the thread allows.
why-requirement = What the thread requires for this is not met.
