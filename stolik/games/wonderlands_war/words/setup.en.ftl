### What the settings mean.

setting-ally-set-why = What the five kinds of ally chips do. Set A is the one to learn with.
setting-card-soldier-set-why = This kind alone may come from another set.
setting-flamingo-set-why = This kind alone may come from another set.
setting-rose-set-why = This kind alone may come from another set.
setting-red-rook-set-why = This kind alone may come from another set.
setting-creature-set-why = This kind alone may come from another set.
setting-factions-why = Who plays whom: everybody draws one, or the last in turn order chooses first.
setting-first-player-why = Who takes the first chair of the tea party.
setting-odds-why = Whether a battle says how likely the next draw is to bust you.
