### Co znaczą ustawienia.

setting-adventure-why = Historia, w którą wjeżdżasz.
setting-adventure-the-last-reservoir-2-why = Razem · od 1 do 4 rycerzy · dwie do trzech godzin. Miasto wysycha, a morze można by wpuścić z powrotem, gdyby nikt nie mieszkał na jego drodze.
setting-adventure-the-drybay-sweepstake-2-why = Każdy dla siebie · od 2 do 4 rycerzy · trzy godziny. Wyścig dookoła wszystkiego, co zostało; stawką jest woda całego miasta.
setting-adventure-ghost-signal-5-why = Dwie tajne strony · od 2 do 4 rycerzy · dwie godziny. Martwa firma wzywa załogę z powrotem do pracy. Ucisz ją albo odpowiedz.
setting-adventure-the-glass-mile-why = Razem · od 1 do 4 rycerzy · godzina. Dwa skradzione zwierciadła, wieża i statek, który trzeba błyskami sprowadzić do domu, zanim zawróci.
setting-adventure-where-he-lies-why = W pojedynkę · 1 rycerz · jedna do dwóch godzin. Wdowa najmuje cię, żeby dojechać na grób męża. Znasz to miejsce: to twoja robota.
setting-adventure-provisional-licence-why = Razem · od 1 do 4 rycerzy · pół godziny. Egzamin na prawo jazdy, który uczy gry, u egzaminatorki, która nigdy nie prowadziła.
setting-setup-why = Dobierz pojazd i sprzęt po kolei albo weź gotowy zestaw i ruszaj.
setting-solo-why = W pojedynkę poprowadzisz jednego rycerza albo dwoje ze wspólnym celem.
setting-first-die-why = Wszyscy rzucają nią raz: zaczyna osoba z największą liczbą sukcesów.
