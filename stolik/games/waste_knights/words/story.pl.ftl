### Co mówi się wokół opowieści. Jej własne słowa przychodzą z każdą wiadomością, w każdym języku.

story-text = { $text_pl }

zone-map-of = Mapa · { $text_pl }
story-choice = { $text_pl }{ $price }
story-choice-test = { $text_pl } [{ $skill } { $difficulty } · { $chance }%]{ $price }
story-choice-combat = { $text_pl } [walka]{ $price }
story-choice-contest = { $text_pl } [rywalizacja: { $skill }]{ $price }
story-choice-duel = { $text_pl } [pojedynek]{ $price }
price-none = { "" }
price-pay =
    { " " }[koszt – { $resource ->
        [fuel] paliwo
        [ammo] amunicja
        [meds] leki
       *[any] dowolne zasoby
    }: { $count }]
price-damage = { " " }[koszt – uszkodzenia: { $damage }]
price-gear =
    { " " }[koszt – { $gear ->
        [weapon] bronie
        [armour] zbroje
        [gear] ekwipunek
       *[any] dowolne karty sprzętu
    }: { $cards }]
price-many =
    { " " }[koszt{ $weapon-cards ->
        [0] { "" }
       *[other] { " " }· bronie: { $weapon-cards }
    }{ $armour-cards ->
        [0] { "" }
       *[other] { " " }· zbroje: { $armour-cards }
    }{ $gear-cards ->
        [0] { "" }
       *[other] { " " }· ekwipunek: { $gear-cards }
    }{ $any-cards ->
        [0] { "" }
       *[other] { " " }· dowolne karty sprzętu: { $any-cards }
    }{ $fuel ->
        [0] { "" }
       *[other] { " " }· paliwo: { $fuel }
    }{ $ammo ->
        [0] { "" }
       *[other] { " " }· amunicja: { $ammo }
    }{ $meds ->
        [0] { "" }
       *[other] { " " }· leki: { $meds }
    }{ $any ->
        [0] { "" }
       *[other] { " " }· dowolne zasoby: { $any }
    }{ $damage ->
        [0] { "" }
       *[other] { " " }· uszkodzenia: { $damage }
    }]

ask-entry = Co robisz?
ask-vote = Co wybierasz w tajemnicy?
ask-opponent = Kogo wyzywasz?
option-against = { $what }

event-read = Czyta { $reader }, słucha { $knight }: { $title_pl }. { $text_pl }
event-chose = { $knight }: { $label_pl }
event-came-of-it = { $text_pl }
event-voted = { $knight } – wybór dokonany w tajemnicy.
event-thread-began = Nowy wątek: { $title_pl }.
event-time-moved = Znacznik czasu stoi na polu { $time }.
event-time-expired = Czas się skończył.
event-token-placed = Na mapie: { $token } × { $count } ({ $space }).
event-token-removed = Z mapy znika: { $token } × { $count } ({ $space }).
event-token-claimed = { $knight } zabiera: { $token } ({ $space }).
event-variable-set = Licznik „{ $name_pl }”: { $value }.
event-own-variable-set = { $knight } – { $name_pl }: { $value }.
event-special-taken = { $knight } bierze kartę specjalną: { $card }.
event-placed = { $knight } przenosi się na pole: { $space }.
event-contest = { $knight } kontra { $other } ({ $skill }) – { $mine }:{ $theirs }.

story-token-challenge = żeton wyzwania
story-token-thread = żeton wątku
story-token-general = żeton ogólny
story-token-entry = żeton wpisu
story-token-rad-marker = znacznik promieniowania
story-token-contamination-marker = znacznik skażenia
story-token-threat-marker = znacznik zagrożenia
story-token-special-marker = znacznik specjalny
story-token-fortification = znacznik umocnień

story-token-challenge-sign = ★
story-token-thread-sign = ◆
story-token-general-sign = ●
story-token-entry-sign = §
story-token-rad-marker-sign = +☢︎
story-token-contamination-marker-sign = +☣︎
story-token-threat-marker-sign = +!
story-token-special-marker-sign = ✚
story-token-fortification-sign = ■

over-adventure-won = Przygoda zakończona zwycięstwem.
over-adventure-lost = Przygoda zakończona porażką.

why-not-in-thread = Obecny wątek na to nie pozwala.
why-not-at-place = Nie na tym polu.
why-action-spent = Zrobiono to już tyle razy, na ile pozwala wątek.
why-requirement = Warunek wątku nie jest spełniony.
