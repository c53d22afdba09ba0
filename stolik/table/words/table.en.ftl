### The table: levels of bots, people who leave, errors.

## Bots

level-novice = Novice
level-regular = Regular
level-veteran = Veteran
level-legend = Legend

## People who leave

absent-wait = Wait
absent-bot = Let a bot play
absent-adjourn = Adjourn

## What was refused

error-unknown-match = There is no such match.
error-unknown-game = There is no such game.
error-not-your-seat = This is not your seat.
error-not-asked = You are not asked anything now.
error-not-an-option = That is not possible now.
error-stale = That question is no longer open.
error-over = The match is over.
error-cannot-undo = This cannot be taken back: it was not your answer, or somebody has learned something since.
error-bad-message = The table did not understand that.
error-bad-setup = A match cannot be set up like that.
error-no-open-seat = All seats are taken.
error-not-now = That is not possible yet.
error-too-many = That was too fast. Wait a little.
error-too-large = That is too long.
error-wrong-origin = This page may not talk to the table.
error-not-found = There is nothing here.
error-lesson = Good thinking, but the lesson asks for something else now.
error-broken = The table made a mistake. Nothing was changed.
error-unplayable = This match cannot go on here: it was begun by other rules, or its log is damaged.
error-unsure = The table made a mistake. Reload the page to see how the match stands.
error-not-shown = The table cannot show this moment. Nothing is lost: the match goes on.
