### The terminal table: its commands and what it says about the match.

terminal-you = You
terminal-prompt = Your choice (number, “?” for help):
terminal-curtain = { $who }, it is your turn. Nobody else should look. Press Enter.
terminal-over = The match is over.
terminal-won = { $who }: place { $place }
terminal-seed = Seed { $seed }, commitment { $commitment }
terminal-bye = Goodbye.
terminal-thinking = { $who } ({ $bot }) is thinking…
terminal-no-number = { $given } is not a number from 1 to { $last }. Type “?” for help.
terminal-unknown = There is no command “{ $given }”. Type “?” for help.
terminal-undone = Taken back.
terminal-no-undo = Nothing can be taken back: it was not your answer, or somebody has learned something since.
terminal-saved = Saved to { $file }.
terminal-go-on = To go on later: stolik play { $game } --load { $file } --save { $file }
terminal-not-saved = Not saved: { $reason }
terminal-not-saved-no-folder = Not saved: there is no such folder.
terminal-not-saved-folder = Not saved: that is a folder, not a file.
terminal-not-saved-denied = Not saved: nothing may be written there.
terminal-not-saved-full = Not saved: the disk is full.
terminal-not-saved-name = Not saved: the name is too long.
terminal-save-where = Say where: save FILE
terminal-save-taken = There is something in { $file } already, and it is not this match. Choose another file.
terminal-unsaved = Your last answers are in no file. Type “{ $command }” once more to leave without them, or: save FILE
terminal-not-kept = This match is in no file. With --save FILE it is kept after every answer.
terminal-sure = Really concede? Type “concede” once more.
terminal-no-log = Nothing has happened yet.
terminal-why-none = There is nothing else to try right now.
terminal-why-nothing-like = Nothing that cannot be done now is called “{ $given }”.
terminal-info-none = No card here is called “{ $given }”.
terminal-more = … and { $count } more. Type words to see only the options that contain them, in this order.
terminal-help =
    number        choose an option
    words         the options that contain these words, in this order; if there is only one, it is chosen
    why           what cannot be done now, and by which rule (why WORDS: only what contains these words)
    info NAME     what a card or an effect does
    log           everything that happened
    undo          take back your last answer
    save FILE     write the match to a file
    concede       give up the match
    quit          leave
    ?             this help
