### What the settings mean.

setting-adventure-why = The story you drive into. Each takes one evening.
setting-setup-why = Choose car and gear piece by piece, or take a ready set and drive off.
setting-solo-why = Alone you may drive one knight, or two that share the goal.
setting-first-die-why = Everybody rolls it once: the most successes begin.
