### Towarzystwo przy stole: czas, rozmowa, cofanie, inne urządzenia.

## Czas

over-time = { $loser }: koniec czasu. Rozgrywka przegrana.
error-out-of-time = Twój czas minął.
ui-clock = Czas
ui-clock-why = Jak długo można się zastanawiać?
ui-clock-none = Brak
ui-clock-none-why = Każda osoba ma tyle czasu, ile potrzebuje.
ui-clock-move = Na ruch
ui-clock-move-why = Tyle czasu na każdy ruch.
ui-clock-bank = Rozgrywka
ui-clock-bank-why = Zapas czasu na całą rozgrywkę, a po każdym ruchu 10 sekund więcej.
ui-clock-days = Dni
ui-clock-days-why = Graj, kiedy chcesz: rozgrywka czeka także wtedy, gdy cię nie ma.
ui-at-zero = Gdy czas minie
ui-at-zero-bot = Gra bot
ui-at-zero-lost = Rozgrywka przegrana
ui-clock-left = Pozostały czas: { $time }
ui-clock-runs = Czas biegnie: { $time }
ui-clock-rests = Zegary stoją.
ui-clock-d =
    { $hours ->
        [0] { $days } d
       *[other] { $days } d { $hours } godz.
    }
ui-clock-h = { $hours } godz. { $minutes } min
ui-clock-min = { $minutes } min
ui-clock-s = { $seconds } s
ui-clock-none-told = Bez zegara
ui-clock-move-told = Na ruch: { $time }
ui-clock-bank-told = { $time }
ui-clock-days-told = Na dni: { $time }
ui-friendly = Rozgrywka towarzyska
ui-friendly-why = Krok można cofnąć nawet po odkryciu czegoś, jeśli wszyscy się zgodzą.
ui-title-your-move = Twój ruch: { $game }
ui-notify = Powiadom mnie o moim ruchu
ui-notify-why = Przeglądarka pokaże powiadomienie, nawet gdy patrzysz na coś innego.

## Rozmowa

ui-tab-say = Powiedz
ui-say-all = Wszyscy
ui-say-team = Moja drużyna
ui-say-to = Kto to słyszy
ui-everyone-reads = Każda osoba czyta to w swoim języku.
ui-mute = Wycisz: { $name }
ui-unmute = Znów słuchaj: { $name }
ui-talk = Rozmowa
ui-talk-line = { $name }: { $phrase }
ui-talk-nothing = Nikt jeszcze nic nie mówi.
ui-points = { $name } wskazuje to miejsce
phrase-hello = Cześć!
phrase-well-played = Dobrze zagrane!
phrase-careful = Ostrożnie…
phrase-oops = Ups!
phrase-one-moment = Chwileczkę
phrase-your-move = Twój ruch
phrase-thanks = Dzięki
phrase-help-me = Pomóż mi tutaj
phrase-mine = Ja się tym zajmę
phrase-behind-you = Za tobą
phrase-good-luck = Powodzenia
phrase-again = Jeszcze raz?
phrase-mark-clap = Brawa
phrase-mark-smile = Uśmiech
phrase-mark-wow = Zdumienie
phrase-mark-hmm = Hm
phrase-mark-heart = Złamane serce
phrase-mark-tea = Filiżanka herbaty

## Cofanie

event-out-of-time = { $seat }: czas minął, ruch wykonuje bot.
event-took-back =
    { $count ->
        [one] { $seat } cofa { $count } krok. Wszyscy się zgadzają.
        [few] { $seat } cofa { $count } kroki. Wszyscy się zgadzają.
       *[many] { $seat } cofa { $count } kroków. Wszyscy się zgadzają.
    }
ui-back-ask = Poproś o cofnięcie
ui-back-asks =
    { $count ->
        [one] { $name } prosi o cofnięcie { $count } kroku.
        [few] { $name } prosi o cofnięcie { $count } kroków.
       *[many] { $name } prosi o cofnięcie { $count } kroków.
    }
ui-back-line = { $name } prosi o cofnięcie. Chodzi o krok: { $what }
ui-back-why = Od tego czasu coś odkryto, więc wszyscy muszą się zgodzić. Talia zachowuje kolejność.
ui-back-waits = Jeszcze bez odpowiedzi: { $names }
ui-back-withdraw = Już nie trzeba
ui-agree = Zgódź się
ui-refuse = Nie

## Odejścia i powroty

ui-stands-in-for = { $bot } gra na miejscu osoby: { $name }
ui-plays-on = { $bot } gra dalej
ui-wish-wait = { $name } chce czekać.
ui-wish-bot = { $name } chce, aby grał bot.
ui-wish-adjourn = { $name } chce odłożyć rozgrywkę.
ui-nothing-lost = Na razie nic nie przepada.

## Inne urządzenia

ui-carry = Graj dalej na innym urządzeniu
ui-carry-why = Wpisz tam ten kod. Działa jeden raz, przez dziesięć minut, i otwiera wszystkie twoje rozgrywki: nie pokazuj go nikomu.
ui-carry-code = Pokaż kod
ui-carried = Mam kod z innego urządzenia
ui-carried-leave = Na tym urządzeniu są nieukończone rozgrywki; nie będzie tu do nich dostępu.
ui-carried-anyway = Zostaw je i przejdź dalej
ui-carried-wrong = Ten kod jest błędny, zużyty albo za stary.
ui-carried-done = Witaj ponownie: { $name }

## Zasady

event-rules-changed =
    { $count ->
        [0] Tę partię rozpoczęto według wcześniejszych zasad ({ $was }). Toczy się dalej według dzisiejszych ({ $now }).
        [one] Tę partię rozpoczęto według wcześniejszych zasad ({ $was }). Toczy się dalej według dzisiejszych ({ $now }), bez ostatniego kroku.
        [few] Tę partię rozpoczęto według wcześniejszych zasad ({ $was }). Toczy się dalej według dzisiejszych ({ $now }), bez { $count } ostatnich kroków.
       *[many] Tę partię rozpoczęto według wcześniejszych zasad ({ $was }). Toczy się dalej według dzisiejszych ({ $now }), bez { $count } ostatnich kroków.
    }
