### What the table says in the browser.

## Games

game-tic-tac-toe = Tic-tac-toe

## Lobby

ui-play-now = Play now
ui-with-friend = With a friend
ui-side-by-side = On one screen
ui-learn = Learn, { $minutes } min
ui-set-up = Set up…
ui-open-table = Open the table
ui-games = Games
ui-level = The bot’s level
ui-seat = Seat { $number }
ui-seat-me = You
ui-seat-open = Free: for somebody with the link
ui-seat-here = On this screen
ui-fewer = One seat fewer
ui-more = One more seat
ui-public = Show it on the first page
ui-join-code = Have a code?
ui-join = Sit down
ui-my-matches = Your matches
ui-public-rooms = Open tables
ui-finished = Finished
ui-nothing-yet = No matches yet. The first one is two clicks away.
ui-nothing-open = No match is open. The finished ones are behind “All”.
ui-your-name = Your name
ui-name-hint = Nickname
ui-name-others = This is what the others will call you.
ui-your-turn = Your move
ui-winner = Won by { $name }
ui-state-waiting = Waiting for a player
ui-state-playing = In play
ui-state-adjourned = Adjourned
ui-state-over = Over
ui-bot = Bot ({ $level })
ui-open-seat = Free seat
ui-free-here = A free seat: sit down
ui-not-taken = nobody yet
ui-offline = The table does not answer. Check the connection.
ui-sit-down = Sit down at the table
ui-to-lobby = First page

## At the table

ui-question = What to do now
ui-you = You:
ui-waiting-for = { $name } is to decide
ui-wait = One moment…
ui-undo = Undo: { $what }
ui-cancel = Cancel
ui-close = Close
ui-choices = Choices
ui-or-place = Choose a glowing place on the table, or:
ui-now-place = Now choose a glowing place on the table.
ui-hand = Your hand
ui-hand-empty = Your hand is empty.
ui-seats = Players
ui-here = at the table
ui-you-here = you
ui-away = away
ui-stands-in = away, a bot stands in
ui-their-move = to move
ui-thinking = thinking…
ui-watchers =
    { $count ->
        [one] { $count } person is watching
       *[other] { $count } people are watching
    }
ui-log = Log
ui-since = Since your last move
ui-see-moment = See the table at move { $moment }
ui-side = Players, log and settings
ui-zoom = Card
ui-zoom-pin = z keeps the card open
ui-language = Language
ui-sound = Sounds
ui-motion = Animation
ui-motion-off = No animation
ui-motion-fast = Fast
ui-motion-normal = Normal
ui-watching = You are watching. Hidden cards stay hidden.
ui-reconnecting = Connection lost. Coming back…
ui-adjourned = The match is adjourned. It goes on when everybody is back.
ui-absent-soon = { $name } has left. If not back in { $seconds } s, you decide together.
ui-absent-now = { $name } is away. What now?
ui-absent-wait = Wait longer
ui-absent-bot = A bot plays on
ui-absent-adjourn = Adjourn
ui-concede = Give up
ui-concede-sure = Yes, give up the match
ui-invite-code = The code of this table:
ui-invite-link = Or send this link:
ui-invite-qr = Or point a phone here:
ui-invite-local = This address works on this machine only. To play from other devices, start the table with: { $command }
ui-copy = Copy
ui-copied = Copied!
ui-waiting-hint = You may leave this page and come back.
ui-curtain = { $name } is next
ui-curtain-why = Hidden cards appear once the right person sits in front of the screen.
ui-curtain-lift = I am { $name }: show the table
ui-bot-thinks = { $name } is thinking
ui-events-since =
    { $count ->
        [one] { $count } event since your move
       *[other] { $count } events since your move
    }
ui-tab-log = Log
ui-tab-help = Help
ui-tabs = What the column shows
ui-fold = Fold the choices away
ui-unfold = Show the choices
ui-away-retry = The table does not answer. Trying again in { $seconds } s…
ui-away-trying = The table does not answer. Trying again…
ui-away-kept = Everything you did is kept. You may look around meanwhile.
ui-try-now = Try now
ui-settings = Settings
ui-leave = Leave or give up
ui-leave-why = The match is kept as it is. You can come back at any time from the first page.
ui-concede-why = The match ends at once and counts as lost.
ui-rename = Change your name
ui-keep-name = Keep
ui-card-link = Show the card: { $name }
ui-sound-volume = Volume
ui-sound-why = Quiet signs for moves, hits and your turn.
ui-sound-on = On
ui-sound-off = Off
ui-sound-moves = Moves and effects
ui-sound-turn = When it is your move
ui-sound-clock = The last seconds of your clock
ui-motion-why = How long things travel. Nothing waits for it.
ui-contrast = Contrast
ui-contrast-why = Sharper edges and brighter words in every game.
ui-contrast-normal = Normal
ui-contrast-high = High
ui-text = Text
ui-text-why = Larger words on pages, log and buttons.
ui-text-normal = Normal
ui-text-large = Large
ui-about = About this table
ui-fan = An unofficial fan project, not made, endorsed or supported by the publishers or designers of the games. Please buy the games you like.
ui-licence = Free software under the { $licence } licence. Version { $version }.
ui-you-now = Your move
ui-warm = keeps the seat warm

## Lesson

ui-lesson = Lesson
ui-lesson-step = Step { $step } of { $of }
ui-next = Next

## Keys

ui-keys = Keys
ui-key-number = choose what carries this number
ui-key-move = go from one thing to the next
ui-key-enter = choose it
ui-key-esc = take back the half-made choice, close
ui-key-undo = undo
ui-key-end = end the turn
ui-key-log = log
ui-key-zoom = keep the big card open
ui-key-hand = go to the hand
ui-key-mute = sounds on or off
ui-key-help = this list

## Replay

ui-replay = Replay
ui-moment = Move { $moment } of { $of }
ui-scrub = Move through the match
ui-before = One move back
ui-after = One move on
ui-run = Play
ui-stop = Pause
ui-continue-here = Continue from here
ui-go = Go
ui-back-to-match = Back to the match

## The end

ui-won = Victory!
ui-lost = Defeat
ui-tied = A draw
ui-your-place = Your place: { $place } of { $of }.
ui-over = The match is over
ui-key-moments = Where it turned
ui-curve = Chance to win: { $name }
ui-rematch = Again
ui-rematch-ready = A rematch is ready: sit down
ui-see-table = See the table
ui-show-end = Result
ui-fair = Was it fair?
ui-fair-why = Before the first card the table published the fingerprint of its secret seed. The seed is shown at the end: anybody can check that it fits and replay the whole match.
ui-known-past = This match goes on from another one: who saw that one may know what is still hidden here.
ui-commitment = Fingerprint of the seed
ui-seed = Seed
ui-verify = Check it
ui-verified = It is fair: the seed fits its fingerprint and the whole record replays.
ui-not-verified = The check failed.
ui-another-table = Another table
ui-turned-at = move { $moment }
ui-record-with = You and { $name }
ui-record-of = Won: { $won } of { $of }
ui-next-other = Now play { $name }
ui-next-lesson = Take the lesson
ui-score = The score

## Companions

bot-novice = Pip
bot-regular = Bruno
bot-veteran = Greta
bot-legend = Vega
level-novice-line = takes what looks good now
level-regular-line = punishes clear mistakes
level-veteran-line = looks a few moves ahead
level-legend-line = thinks longest, the strongest we have
level-novice-more = Picks among the better options of the moment and does not look behind them. Good for a first match.
level-regular-more = Weighs every option one step deep. Beats a newcomer, loses to a plan.
level-veteran-more = Imagines what you may hold and plays the next moves through. You need to think.
level-legend-more = Plays through as many imagined worlds as there is time for. Never peeks.
ui-face = { $name }, { $level }, { $number } of 4
ui-twin = { $name } ({ $letter })

## First page

ui-promise = Four worlds. One small table. Pull up a chair.
ui-promise-more = Modern board games, full rules: against bots, with friends by link, or around one screen. No account.
ui-opposite = Who sits opposite?
ui-alone = Alone
ui-alone-line = nobody else, your own story
ui-more-games = More games
ui-people-count = Players: { $least }–{ $most }
ui-people-exactly =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
ui-minutes = { $least }–{ $most } min
ui-weight = How much there is to learn: { $number } of 4
ui-all-matches = All { $number }
ui-all-title = All your matches
ui-no-tables = No open table now. Set one up and show it here.
ui-code-help = Six letters from a friend open their table.
ui-code-unknown = No table has this code. Check the six letters.
ui-free-seats =
    { $count ->
        [one] { $count } seat free
       *[other] { $count } seats free
    }
ui-watch = Watch
ui-moves = { $name } moves
ui-thinks = { $name } thinks
ui-turn-number = Turn { $number }
ui-round-number = Round { $number }
ui-tile = { $game }: { $what }
ui-title-turn = ● Your move: { $game }
ui-nav = Pages
ui-nav-play = Play
ui-nav-matches = Your matches
ui-as-of = As of { $time }: the table does not answer.

## Set-up

ui-setup-title = Set up a table
ui-the-game = The game
ui-the-seats = Seats
ui-time-help = Company
ui-who-here = Who sits here?
ui-seat-friend = A friend
ui-by-link = by link or code
ui-here-name = Name of the other person
ui-same-screen = shares your screen
ui-seat-count =
    { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }
ui-public-why = Anyone may sit down on a free seat.
ui-usual-table = Keep as my usual table
ui-usual-kept = Kept. “Play now” uses it too.
ui-needs-seats = Needs { $seats } at the table
ui-not-together = Does not go with the other settings
ui-begins-when = It begins when the friend sits down, or when you say so.
ui-begins-now = It begins at once.
ui-you-short = you
ui-meet = Who are they?
ui-meet-why = Four companions play every game. None of them sees what you hold: they imagine it, as you do.
ui-meet-honest = Honest by test: if the cards they cannot see are swapped, their choice stays the same.
ui-meet-pick = Choose { $name }
ui-meet-new = Not played yet
ui-seats-at-start = Seats at the start
ui-seats-at-start-why = In this order around the table, or in any order.
ui-seats-shuffled = Shuffled
ui-seats-shown = As shown
ui-with-you = With you
ui-against-you = Against you
ui-no-settings = This game has nothing to choose: everybody plays by the same rules.
ui-waiting-count =
    { $count ->
        [one] One seat is still free
       *[other] { $count } seats are still free
    }
ui-keep-warm = Begin now: a bot keeps the seat warm
ui-keep-warm-why = Whoever comes later with the code or the link takes over from the bot.
ui-invited-by = { $name } invites you
ui-invited-full = All seats are taken, but you may watch.
ui-invited-gone = This invitation leads nowhere. The link may be incomplete, or the match is gone.
ui-learn-first = Learn first
ui-more-settings = More settings
ui-me-fixed = This is your chair. Choose “You” on another one to change places.

## Rules, record

ui-pages = More pages
ui-tab-rules = Rules
ui-rules = Rules
ui-rules-page = The rules on a page of their own
ui-rules-find = Search the rules
ui-rules-found = { $count ->
    [one] { $count } clause
   *[other] { $count } clauses
  }
ui-rules-nothing = Nothing for “{ $given }”. Try a single word of the game.
ui-rules-none = The rules of this game are not here.
ui-rules-english = The rules are not translated yet: this is the English text.
ui-rules-chapters = Chapters
ui-rules-previous = The chapter before
ui-rules-next = The next chapter
ui-open = Open
ui-see-card = See the card
ui-record = Your record
ui-record-all = Matches: { $of }, won: { $won }
ui-record-foes = Against whom
ui-record-last = Last matches
ui-record-somebody = Somebody without a name
ui-record-won = won
ui-record-lost = lost
ui-record-drawn = drawn
ui-record-why = Finished matches count; lessons and matches that go on from another one do not. Kept on this server for this browser only: nobody else sees it.
ui-passes = Questions without a choice
ui-passes-why = Among bots only: with people at the table you are always asked, as they could learn from a quick answer.
ui-passes-on = Pass for me when I can only pass
ui-passed = Passed for you: there was nothing else to choose.
