### What the settings mean.

setting-edition-why = The printings differ in a few rules: a full table, a taken place in the queue, cards that restore themselves.
setting-camp-set-why = Some camps were reworded in the second version. Both can be played.
setting-first-game-why = Chosen: everybody takes three of six. Dealt: the six of the first game, good for learning.
