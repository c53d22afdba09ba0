### Co znaczą ustawienia.

setting-ally-set-why = Co robi pięć rodzajów żetonów sprzymierzeńców. Zestaw A jest najlepszy do nauki.
setting-card-soldier-set-why = Tylko ten rodzaj może pochodzić z innego zestawu.
setting-flamingo-set-why = Tylko ten rodzaj może pochodzić z innego zestawu.
setting-rose-set-why = Tylko ten rodzaj może pochodzić z innego zestawu.
setting-red-rook-set-why = Tylko ten rodzaj może pochodzić z innego zestawu.
setting-creature-set-why = Tylko ten rodzaj może pochodzić z innego zestawu.
setting-factions-why = Kto kim gra: frakcje się losuje albo wybiera, zaczynając od końca kolejności.
setting-first-player-why = Kto zajmuje pierwsze krzesło podczas herbatki.
setting-odds-why = Czy bitwa pokazuje, jak łatwo odpaść przy następnym dobraniu.
