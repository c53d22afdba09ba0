### What the settings mean.

setting-adventure-why = The story you drive into.
setting-adventure-the-last-reservoir-2-why = Together · 1 to 4 knights · two to three hours. A town runs dry, and the sea could be let back in, if nobody lived in its way.
setting-adventure-the-drybay-sweepstake-2-why = Each for themselves · 2 to 4 knights · three hours. A race around all that is left; the stake is a town’s water.
setting-adventure-ghost-signal-5-why = Two secret sides · 2 to 4 knights · two hours. A dead company calls its staff back to work. Silence it, or answer.
setting-adventure-the-glass-mile-why = Together · 1 to 4 knights · one hour. Two stolen mirrors, a tower, and a ship to be flashed home before it turns away.
setting-adventure-where-he-lies-why = Alone · 1 knight · one to two hours. A widow hires you to drive her to her husband’s grave. You know the place: you laid the stones.
setting-adventure-provisional-licence-why = Together · 1 to 4 knights · half an hour. A driving test that teaches the game, by an examiner who has never driven.
setting-setup-why = Choose car and gear piece by piece, or take a ready set and drive off.
setting-solo-why = Alone you may drive one knight, or two that share the goal.
setting-first-die-why = Everybody rolls it once: the most successes begin.
