### What the settings mean.

setting-map-why = Where the drop ship lands. Heights and cover differ a lot.
setting-team-size-why = Two is shorter and quicker to learn, three is the full match.
setting-draft-why = Who plays whom: chosen in turn, dealt, or the legends of the first game.
setting-ring-why = The ring shrinks from round to round and hurts who stays outside.
setting-first-team-why = How the people of this team share its legends.
setting-second-team-why = How the people of this team share its legends.
