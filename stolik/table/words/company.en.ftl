### Company at the table: time, talk, taking back, other devices.

## Time

over-time = { $loser } has run out of time: the match is lost.
error-out-of-time = Your time is up.
ui-clock = Time
ui-clock-why = How long may one think?
ui-clock-none = None
ui-clock-none-why = Everybody takes the time they need.
ui-clock-move = Per move
ui-clock-move-why = So long for each move.
ui-clock-bank = Match
ui-clock-bank-why = A stock of time for the whole match, and 10 seconds more after each move.
ui-clock-days = Days
ui-clock-days-why = Play when it suits you: the match waits, also while you are away.
ui-at-zero = When the time is up
ui-at-zero-bot = A bot moves
ui-at-zero-lost = The match is lost
ui-clock-left = Time left: { $time }
ui-clock-runs = Time running: { $time }
ui-clock-rests = The clocks rest.
ui-clock-d =
    { $hours ->
        [0] { $days } d
       *[other] { $days } d { $hours } h
    }
ui-clock-h = { $hours } h { $minutes } min
ui-clock-min = { $minutes } min
ui-clock-s = { $seconds } s
ui-clock-none-told = No clock
ui-clock-move-told = Per move: { $time }
ui-clock-bank-told = { $time }
ui-clock-days-told = Over days: { $time }
ui-friendly = Friendly match
ui-friendly-why = A step can be taken back even after something was revealed, if everybody agrees.
ui-title-your-move = Your move: { $game }
ui-notify = Tell me when it is my move
ui-notify-why = The browser shows a note, even while you look at something else.

## Talk

ui-tab-say = Say
ui-say-all = All
ui-say-team = My team
ui-say-to = Who hears it
ui-everyone-reads = Everyone reads it in their own language.
ui-mute = Mute { $name }
ui-unmute = Hear { $name } again
ui-talk = Talk
ui-talk-line = { $name }: { $phrase }
ui-talk-nothing = Nobody has said anything yet.
ui-points = { $name } points here
phrase-hello = Hello!
phrase-well-played = Well played!
phrase-careful = Careful…
phrase-oops = Oops!
phrase-one-moment = One moment
phrase-your-move = Your move
phrase-thanks = Thanks
phrase-help-me = Help me here
phrase-mine = I take this one
phrase-behind-you = Behind you
phrase-good-luck = Good luck
phrase-again = Again?
phrase-mark-clap = Applause
phrase-mark-smile = A smile
phrase-mark-wow = Wow
phrase-mark-hmm = Hmm
phrase-mark-heart = A broken heart
phrase-mark-tea = A cup of tea

## Taking back

event-out-of-time = { $seat } ran out of time: a bot moves.
event-took-back =
    { $count ->
        [one] { $seat } takes back { $count } step. All have agreed.
       *[other] { $seat } takes back { $count } steps. All have agreed.
    }
ui-back-ask = Ask to take back
ui-back-asks =
    { $count ->
        [one] { $name } asks to take back { $count } step.
       *[other] { $name } asks to take back { $count } steps.
    }
ui-back-line = { $name } asks to take back: { $what }
ui-back-why = It was revealed since, so all must agree. The deck keeps its order.
ui-back-waits = Waiting for: { $names }
ui-back-withdraw = Never mind
ui-agree = Agree
ui-refuse = No

## Leaving and coming

ui-stands-in-for = { $bot } for { $name }
ui-plays-on = { $bot } plays on
ui-wish-wait = { $name } is for waiting.
ui-wish-bot = { $name } is for a bot.
ui-wish-adjourn = { $name } is for adjourning.
ui-nothing-lost = Nothing is lost meanwhile.

## Other devices

ui-carry = Play on on another device
ui-carry-why = Type this code there. It works once, for ten minutes, and opens all your matches: show it to nobody.
ui-carry-code = Show a code
ui-carried = I have a code from my other device
ui-carried-leave = There are unfinished matches on this device; they would be out of reach here.
ui-carried-anyway = Leave them and go on
ui-carried-wrong = This code is wrong, used up or too old.
ui-carried-done = Welcome back, { $name }!

## Rules

event-rules-changed =
    { $count ->
        [0] This match was begun by earlier rules ({ $was }). It goes on by those of today ({ $now }).
        [one] This match was begun by earlier rules ({ $was }). It goes on by those of today ({ $now }), without its last step.
       *[other] This match was begun by earlier rules ({ $was }). It goes on by those of today ({ $now }), without its last { $count } steps.
    }
