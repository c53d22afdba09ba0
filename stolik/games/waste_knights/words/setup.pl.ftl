### Co znaczą ustawienia.

setting-adventure-why = Historia, w którą wjeżdżasz. Każda zajmuje jeden wieczór.
setting-setup-why = Dobierz pojazd i sprzęt po kolei albo weź gotowy zestaw i ruszaj.
setting-solo-why = W pojedynkę poprowadzisz jednego rycerza albo dwoje ze wspólnym celem.
setting-first-die-why = Wszyscy rzucają nią raz: zaczyna osoba z największą liczbą sukcesów.
