### What the table says in the browser.

## Games

game-tic-tac-toe = Tic-tac-toe

## Lobby

ui-play-now = Play { $game } now
ui-with-friend = With a friend by link
ui-side-by-side = Two at this screen
ui-learn = Learn to play
ui-set-up = Set up a table…
ui-open-table = Open the table
ui-games = Games
ui-level = The bot’s level
ui-seat = Seat { $number }
ui-seat-me = Me
ui-seat-open = Free: for somebody with the link
ui-seat-here = Somebody at this screen
ui-fewer = One seat fewer
ui-more = One more seat
ui-public = Show it in the lobby, anyone may sit down
ui-join-code = Have a code?
ui-join = Sit down
ui-my-matches = Your matches
ui-public-rooms = Open tables
ui-finished = Finished
ui-nothing-yet = No matches yet. The first one is two clicks away.
ui-your-name = Your name
ui-name-hint = Nickname
ui-your-turn = Your move!
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
ui-invited = You are invited to a game
ui-sit-down = Sit down at the table
ui-to-lobby = To the lobby

## At the table

ui-question = What to do now
ui-you = You:
ui-waiting-for = Waiting for { $name }
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
ui-absent-soon = { $name } has left. You can decide in { $seconds } s.
ui-absent-now = { $name } is away. What now?
ui-absent-wait = Wait longer
ui-absent-bot = A bot plays on
ui-absent-adjourn = Adjourn
ui-concede = Give up
ui-concede-sure = Yes, give up the match
ui-waiting-friend = Waiting for a second player
ui-invite-code = The code of this table:
ui-invite-link = Or send this link:
ui-copy = Copy
ui-copied = Copied!
ui-waiting-hint = The match begins as soon as the seat is taken. You may leave this page and come back.
ui-curtain = { $name } is next
ui-curtain-why = Hidden cards appear once the right person sits in front of the screen.
ui-curtain-lift = I am { $name }: show the table

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
ui-over = The match is over
ui-key-moments = What turned the match
ui-curve = Chance to win: { $name }
ui-rematch = Rematch
ui-rematch-ready = A rematch is ready: sit down
ui-see-table = See the table
ui-show-end = Result
ui-fair = Was it fair?
ui-fair-why = Before the first card the table published the fingerprint of its secret seed. The seed is shown at the end: anybody can check that it fits and replay the whole match.
ui-commitment = Fingerprint of the seed
ui-seed = Seed
ui-verify = Check it
ui-verified = It is fair: the seed fits its fingerprint and the whole record replays.
ui-not-verified = The check failed.
