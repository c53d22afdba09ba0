### Co znaczą ustawienia.

setting-map-why = Gdzie ląduje statek. Mapy bardzo różnią się wysokością i osłonami.
setting-team-size-why = Dwie: krócej i łatwiej do nauki. Trzy: pełna rozgrywka.
setting-draft-why = Kto kim gra: wybór na zmianę, losowanie albo legendy pierwszej rozgrywki.
setting-ring-why = Pierścień kurczy się co rundę i rani legendy, które zostają na zewnątrz.
setting-first-team-why = Jak osoby w tej drużynie dzielą się legendami.
setting-second-team-why = Jak osoby w tej drużynie dzielą się legendami.
