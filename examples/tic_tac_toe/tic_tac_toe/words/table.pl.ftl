### Kółko i krzyżyk po polsku.

ask-mark = Zaznacz pole.
option-mark = Wiersz { $part1 }, kolumna { $part2 }
event-marked = { $seat ->
    [0] X
   *[1] O
}: wiersz { $row }, kolumna { $column }
why-not-your-turn = Teraz nie twoja kolej.
why-taken = To pole jest już zaznaczone.
over-three-in-a-row = Trzy w jednej linii.
over-full = Plansza jest pełna: remis.
game-tic-tac-toe = Kółko i krzyżyk
zone-rows = Plansza
zone-turn = Kolej
tagline-tic-tac-toe = Trzy w rzędzie. Prosta plansza, którą dostaje każda nowa gra.
