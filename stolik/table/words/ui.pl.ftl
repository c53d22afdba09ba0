### Co stół mówi w przeglądarce.

## Gry

game-tic-tac-toe = Kółko i krzyżyk

## Lobby

ui-play-now = Zagraj: { $game }
ui-with-friend = Ze znajomym, przez link
ui-side-by-side = We dwójkę przy tym ekranie
ui-learn = Naucz się grać
ui-set-up = Przygotuj stół…
ui-open-table = Otwórz stół
ui-games = Gry
ui-level = Poziom bota
ui-seat = Miejsce { $number }
ui-seat-me = Ja
ui-seat-open = Wolne: dla osoby z linkiem
ui-seat-here = Ktoś przy tym ekranie
ui-fewer = O jedno miejsce mniej
ui-more = O jedno miejsce więcej
ui-public = Pokaż w lobby, usiąść może każdy
ui-join-code = Masz kod?
ui-join = Usiądź
ui-my-matches = Twoje rozgrywki
ui-public-rooms = Otwarte stoły
ui-finished = Zakończone
ui-nothing-yet = Nie masz jeszcze żadnej rozgrywki. Pierwszą zaczniesz w dwa kliknięcia.
ui-your-name = Twoje imię
ui-name-hint = Pseudonim
ui-your-turn = Twój ruch!
ui-winner = Wygrywa { $name }
ui-state-waiting = Czeka na gracza
ui-state-playing = W toku
ui-state-adjourned = Odłożona
ui-state-over = Zakończona
ui-bot = Bot ({ $level })
ui-open-seat = Wolne miejsce
ui-free-here = Wolne miejsce: usiądź
ui-not-taken = jeszcze nikogo
ui-offline = Stół nie odpowiada. Sprawdź połączenie.
ui-invited = Masz zaproszenie do gry
ui-sit-down = Usiądź do stołu
ui-to-lobby = Do lobby

## Przy stole

ui-question = Co teraz zrobić
ui-you = Ty:
ui-waiting-for = Teraz decyduje: { $name }
ui-wait = Chwileczkę…
ui-undo = Cofnij: { $what }
ui-cancel = Anuluj
ui-close = Zamknij
ui-choices = Możliwości
ui-or-place = Wybierz świecące miejsce na stole albo:
ui-now-place = Teraz wybierz świecące miejsce na stole.
ui-hand = Twoja ręka
ui-hand-empty = Nie masz kart na ręce.
ui-seats = Gracze
ui-here = przy stole
ui-you-here = ty
ui-away = poza stołem
ui-stands-in = poza stołem, gra bot
ui-their-move = wykonuje ruch
ui-thinking = myśli…
ui-watchers =
    { $count ->
        [one] { $count } osoba ogląda
        [few] { $count } osoby oglądają
       *[many] { $count } osób ogląda
    }
ui-log = Dziennik
ui-since = Od twojego ostatniego ruchu
ui-see-moment = Zobacz stół po ruchu { $moment }
ui-side = Gracze, dziennik i ustawienia
ui-zoom = Karta
ui-zoom-pin = Klawisz Z przypina kartę
ui-language = Język
ui-sound = Dźwięki
ui-motion = Animacje
ui-motion-off = Bez animacji
ui-motion-fast = Szybkie
ui-motion-normal = Zwykłe
ui-watching = Oglądasz. Zakryte karty pozostają zakryte.
ui-reconnecting = Brak połączenia. Ponowne łączenie…
ui-adjourned = Rozgrywka jest odłożona. Ruszy, gdy wszyscy wrócą.
ui-absent-soon = { $name }: poza stołem. Za { $seconds } s zdecydujesz, co dalej.
ui-absent-now = { $name }: nadal poza stołem. Co dalej?
ui-absent-wait = Poczekaj jeszcze
ui-absent-bot = Niech gra bot
ui-absent-adjourn = Odłóż rozgrywkę
ui-concede = Poddaj się
ui-concede-sure = Tak, poddaj rozgrywkę
ui-waiting-friend = Stół czeka na drugą osobę
ui-invite-code = Kod tego stołu:
ui-invite-link = Albo wyślij ten link:
ui-copy = Kopiuj
ui-copied = Skopiowano!
ui-waiting-hint = Rozgrywka zacznie się, gdy tylko ktoś zajmie miejsce. Możesz opuścić tę stronę i wrócić.
ui-curtain = Teraz gra { $name }
ui-curtain-why = Zakryte karty pojawią się, gdy przed ekranem usiądzie właściwa osoba.
ui-curtain-lift = To ja, { $name }: pokaż stół

## Lekcja

ui-lesson = Lekcja
ui-lesson-step = Krok { $step } z { $of }
ui-next = Dalej

## Klawisze

ui-keys = Klawisze
ui-key-number = wybierz opcję o tym numerze
ui-key-move = przejdź do następnej opcji
ui-key-enter = wybierz tę opcję
ui-key-esc = cofnij niedokończony wybór, zamknij
ui-key-undo = cofnij ruch
ui-key-end = zakończ turę
ui-key-log = dziennik
ui-key-zoom = przypnij powiększoną kartę
ui-key-hand = przejdź do ręki
ui-key-mute = włącz lub wyłącz dźwięki
ui-key-help = ta lista

## Powtórka

ui-replay = Powtórka
ui-moment = Ruch { $moment } z { $of }
ui-scrub = Przewijaj rozgrywkę
ui-before = O ruch wstecz
ui-after = O ruch dalej
ui-run = Odtwarzaj
ui-stop = Wstrzymaj
ui-continue-here = Graj dalej od tego miejsca
ui-go = Graj
ui-back-to-match = Wróć do rozgrywki

## Koniec

ui-won = Zwycięstwo!
ui-lost = Porażka
ui-tied = Remis
ui-over = Koniec rozgrywki
ui-key-moments = Co rozstrzygnęło rozgrywkę
ui-curve = Szansa na wygraną: { $name }
ui-rematch = Rewanż
ui-rematch-ready = Rewanż jest gotowy: usiądź
ui-see-table = Zobacz stół
ui-show-end = Wynik
ui-fair = Czy było uczciwie?
ui-fair-why = Zanim rozdano pierwszą kartę, stół ogłosił skrót swojego tajnego ziarna losowania. Na końcu pokazuje samo ziarno: każdy może sprawdzić, czy skrót się zgadza, i odtworzyć całą rozgrywkę.
ui-commitment = Skrót ziarna
ui-seed = Ziarno
ui-verify = Sprawdź
ui-verified = Uczciwie: ziarno zgadza się ze skrótem, a cały zapis daje się odtworzyć.
ui-not-verified = Sprawdzenie nie powiodło się.
