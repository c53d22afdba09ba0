### Co znaczą ustawienia.

setting-edition-why = Wydania różnią się kilkoma zasadami: pełnym stołem, zajętym polem kolejki, przywracaniem samej siebie.
setting-camp-set-why = W drugiej wersji zmieniono treść niektórych obozów. Można grać z obiema.
setting-first-game-why = Do wyboru: każdy bierze trzy z sześciu. Rozdane: sześć obozów pierwszej gry, dobre do nauki.
