### Wojna w Krainie Czarów: co mówi narysowana plansza.

## Stół herbatki

board-you = Ty
board-chair = Krzesło { $chair }
board-die = Rzut kością, odłamki: { $faces } (każdy to na koniec −1 PZ)
board-either = albo
board-or = albo
board-tainted = Za rzut kością ({ $faces }): { $reward }
board-poisoned = Zatruta: do twojego worka trafia żeton trucizny
board-unused = Poza tą rozgrywką
board-way-free = Nikogo nie mijasz i nie dochodzisz do szczytu stołu
board-taken = Twoja karta: wybierz, co dalej
board-choose-side = Jedna strona karty jest twoja
board-still = Zostało z tej karty:
board-battle-order = bitwa nr { $order } w rundzie
board-take = Weź tę kartę
board-poison-it = Zatruj tę kartę
board-close = Zamknij
board-show-table = Pokaż stół
board-show-choice = Wróć do wyboru

## Własne miejsce

board-faction-board = plansza frakcji
board-bag = Twój worek
board-abilities = Zdolności
board-locked = Zablokowana: otworzy ją nagroda z kluczem
board-forge = Kuźnia
board-reserve = Rezerwa
board-castles = Zamki
board-of-chips =
    { $count ->
        [one] z { $count } żetonu
        [few] z { $count } żetonów
       *[many] z { $count } żetonów
    }
board-next-draw = Następne dobieranie
board-feat-last = ostatni
board-feat-or = { $first } lub { $second }
board-feat-second = drugie
board-quest-worth = Na koniec: 3 PZ za jedno z dwóch, 9 PZ za oba

## Karty

board-pawn-card = pionek, od razu do dowolnego regionu
board-item-card =
    { $count ->
        [one] { $count } żeton do worka
        [few] { $count } żetony do worka
       *[many] { $count } żetonów do worka
    }

## Bitwy

board-draw = Dobierz
board-opening = na początku
board-units = Jednostki
board-wagers = Zakłady
board-wins-at-once = { $space } wygrywa od razu
board-units-left = pozostałe jednostki: { $count }
board-would-bust = bez jednostek, odpadasz
board-can-block = Tarcza może zablokować jeden żeton
board-blocks-one = może osłonić
board-refreshes = Worek jest pusty: najpierw się napełnia
board-madness-track = Czwarty żeton opróżnia ten tor i wyczerpane żetony do worka.
board-madness-text = Leży na twoim torze szaleństwa i kosztuje cię tu 1 jednostkę.
board-double-madness-text = Leży na twoim torze szaleństwa i kosztuje cię tu 2 jednostki.
board-poison-text = Kosztuje cię tu 1 jednostkę i wraca do Dżabbersmoka.
board-chips-do = Co robią twoje żetony
board-wager-right = Trafnie i bez remisu: dowolny słaby żeton sprzymierzeńca
board-wager-wrong = Nietrafnie: zyskujesz 1 odłamek
board-wager-tie = Remis: nic się nie dzieje

## Po bitwie i na koniec

board-step-award = Nagroda
board-step-feats = Wyczyny
board-step-end-effects = Zdolności
board-step-forge = Kuźnia
board-step-settle = Zakłady
board-step-clean-up = Porządki
board-wins-war = wygrywa wojnę

## Kuźnia

board-if-forged = Po przekuciu tutaj
board-leaves-bag = Żeton na zawsze opuszcza twój worek
board-completes = Tor jest pełny, do worka trafia artefakt: { $artefact }
board-castles-more = Twoje zamki: +{ $count } PZ na koniec
board-by-symbol = symbol kuźni na polu { $space }: 1
board-by-chips = aktywne żetony kuźni: { $count }
board-point-track = Wskaż świecące pole, żeby zobaczyć, co daje.
board-ask-track = Wybierz tor dla tego żetonu: { $chip }.
board-track-1 = Spryt
board-track-2 = Siła lidera
board-track-3 = Stronnicy
board-track-4 = Zamki

## Klawisze

board-key-tracks = Tory kuźni
board-key-seats = Plansza frakcji gracza
board-key-round = Dookoła stołu, zgodnie z ruchem wskazówek zegara i z powrotem
board-key-pass = Rezygnacja

## Cofanie

board-undo-option-chair = Krzesło { $chair }
board-undo-option-chair-poisoned = Krzesło { $chair }
board-undo-option-forge = { $chip }, tor { $track }
board-undo-option-resolve = { $reward }

## Do czego są nagrody

board-for-units = Bez jednostki w regionie nie bierzesz udziału w jego bitwie.
board-for-castle = +2 do siły początkowej tam, gdzie walczysz; na koniec PZ: { $vp }.
board-for-leader = Liczy się w bitwie, w której stoi twój lider.
board-for-shield = Sprawna blokuje jeden żeton szaleństwa lub trucizny.
board-for-unlock = Jedna z czterech zdolności działa od tej chwili.
board-for-wonderlandian = Jedna z trzech kart mieszkańców Krainy Czarów.
board-for-smith = Żeton na zawsze opuszcza worek i na zawsze się opłaca.
board-for-calm = Żeton na zawsze opuszcza worek.
board-for-shards = Każdy odłamek kosztuje na koniec 1 PZ.
