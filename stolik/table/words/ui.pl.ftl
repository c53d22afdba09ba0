### Co stół mówi w przeglądarce.

## Gry

game-tic-tac-toe = Kółko i krzyżyk

## Lobby

ui-play-now = Graj teraz
ui-with-friend = Ze znajomymi
ui-side-by-side = Przy jednym ekranie
ui-learn = Nauka, { $minutes } min
ui-set-up = Ustaw stół…
ui-open-table = Otwórz stół
ui-games = Gry
ui-level = Poziom bota
ui-seat = Miejsce { $number }
ui-seat-me = Ty
ui-seat-open = Wolne: dla osoby z linkiem
ui-seat-here = Przy tym ekranie
ui-fewer = O jedno miejsce mniej
ui-more = O jedno miejsce więcej
ui-public = Pokaż na pierwszej stronie
ui-join-code = Masz kod?
ui-join = Usiądź
ui-my-matches = Twoje rozgrywki
ui-public-rooms = Otwarte stoły
ui-finished = Zakończone
ui-nothing-yet = Nie masz jeszcze żadnej rozgrywki. Pierwszą zaczniesz w dwa kliknięcia.
ui-nothing-open = Żadna rozgrywka nie trwa. Ukończone są pod „Wszystkie”.
ui-your-name = Twoje imię
ui-name-hint = Pseudonim
ui-name-others = Tak będą cię widzieć inni.
ui-your-turn = Twój ruch
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
ui-sit-down = Usiądź do stołu
ui-to-lobby = Pierwsza strona

## Przy stole

ui-question = Co teraz zrobić
ui-you = Ty:
ui-waiting-for = Decyduje: { $name }
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
ui-absent-soon = { $name }: poza stołem. Bez powrotu w ciągu { $seconds } s decydujecie razem, co dalej.
ui-absent-now = { $name }: nadal poza stołem. Co dalej?
ui-absent-wait = Poczekaj jeszcze
ui-absent-bot = Niech gra bot
ui-absent-adjourn = Odłóż rozgrywkę
ui-concede = Poddaj się
ui-concede-sure = Tak, poddaj rozgrywkę
ui-invite-code = Kod tego stołu:
ui-invite-link = Albo wyślij ten link:
ui-invite-qr = Albo zeskanuj telefonem:
ui-invite-local = Ten adres działa tylko na tym urządzeniu. Aby grać z innych, uruchom stół poleceniem: { $command }
ui-copy = Kopiuj
ui-copied = Skopiowano!
ui-waiting-hint = Możesz opuścić tę stronę i wrócić.
ui-curtain = Teraz gra { $name }
ui-curtain-why = Zakryte karty pojawią się, gdy przed ekranem usiądzie właściwa osoba.
ui-curtain-lift = To ja, { $name }: pokaż stół
ui-bot-thinks = { $name } myśli
ui-events-since =
    { $count ->
        [one] { $count } zdarzenie od twojego ruchu
        [few] { $count } zdarzenia od twojego ruchu
       *[many] { $count } zdarzeń od twojego ruchu
    }
ui-tab-log = Dziennik
ui-tab-help = Pomoc
ui-tabs = Co pokazuje panel
ui-fold = Zwiń możliwości
ui-unfold = Pokaż możliwości
ui-away-retry = Stół nie odpowiada. Kolejna próba za { $seconds } s…
ui-away-trying = Stół nie odpowiada. Trwa kolejna próba…
ui-away-kept = Wszystko, co zostało zrobione, jest zapisane. W tym czasie możesz się rozejrzeć.
ui-try-now = Spróbuj teraz
ui-settings = Ustawienia
ui-leave = Wyjdź albo poddaj się
ui-leave-why = Rozgrywka zostaje tak, jak jest. Możesz do niej wrócić w każdej chwili z pierwszej strony.
ui-concede-why = Rozgrywka kończy się od razu i liczy się jako przegrana.
ui-rename = Zmień swoje imię
ui-keep-name = Zapisz
ui-card-link = Pokaż kartę: { $name }
ui-sound-volume = Głośność
ui-sound-why = Ciche znaki: ruchy, trafienia, twoja kolej.
ui-sound-on = Włączone
ui-sound-off = Wyłączone
ui-sound-moves = Ruchy i efekty
ui-sound-turn = Gdy nadchodzi twój ruch
ui-sound-clock = Ostatnie sekundy twojego zegara
ui-motion-why = Jak długo wszystko się porusza. Na nic nie trzeba czekać.
ui-contrast = Kontrast
ui-contrast-why = Ostrzejsze krawędzie i jaśniejszy tekst w każdej grze.
ui-contrast-normal = Zwykły
ui-contrast-high = Wysoki
ui-text = Tekst
ui-text-why = Większe litery na stronach, w dzienniku i na przyciskach.
ui-text-normal = Zwykły
ui-text-large = Duży
ui-about = O tym stole
ui-fan = Nieoficjalny projekt fanowski, niezwiązany z wydawcami ani autorami gier i przez nich niewspierany. Gry, które lubisz, kup w pudełku.
ui-licence = Wolne oprogramowanie na licencji { $licence }. Wersja { $version }.
ui-you-now = Twój ruch
ui-warm = grzeje miejsce

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
ui-your-place = Twoje miejsce: { $place } z { $of }.
ui-over = Koniec rozgrywki
ui-key-moments = Gdzie się rozstrzygnęło
ui-curve = Szansa na wygraną: { $name }
ui-rematch = Jeszcze raz
ui-rematch-ready = Rewanż jest gotowy: usiądź
ui-see-table = Zobacz stół
ui-show-end = Wynik
ui-fair = Czy było uczciwie?
ui-fair-why = Zanim rozdano pierwszą kartę, stół ogłosił skrót swojego tajnego ziarna losowania. Na końcu pokazuje samo ziarno: każdy może sprawdzić, czy skrót się zgadza, i odtworzyć całą rozgrywkę.
ui-known-past = Ta partia jest dalszym ciągiem innej: kto widział tamtą, może znać to, co tu jest jeszcze zakryte.
ui-commitment = Skrót ziarna
ui-seed = Ziarno
ui-verify = Sprawdź
ui-verified = Uczciwie: ziarno zgadza się ze skrótem, a cały zapis daje się odtworzyć.
ui-not-verified = Sprawdzenie nie powiodło się.
ui-another-table = Inny stół
ui-turned-at = ruch { $moment }
ui-record-with = Ty i { $name }
ui-record-of = Wygrane: { $won } z { $of }
ui-next-other = Teraz zagraj: { $name }
ui-next-lesson = Przejdź lekcję
ui-score = Wynik

## Towarzystwo

bot-novice = Pip
bot-regular = Bruno
bot-veteran = Greta
bot-legend = Vega
level-novice-line = bierze to, co od razu kusi
level-regular-line = karze wyraźne błędy
level-veteran-line = patrzy kilka ruchów naprzód
level-legend-line = myśli najdłużej i gra najmocniej
level-novice-more = Wybiera spośród lepszych opcji tej chwili i nie patrzy dalej. Dobre towarzystwo na pierwszą rozgrywkę.
level-regular-more = Waży każdą opcję na jeden krok naprzód. Wygra z kimś początkującym, przegra z dobrym planem.
level-veteran-more = Wyobraża sobie, co możesz mieć, i rozgrywa w myślach kolejne ruchy. Trzeba się zastanowić.
level-legend-more = Rozgrywa w myślach tyle możliwych światów, na ile starcza czasu. Nigdy nie podgląda.
ui-face = { $name }, { $level }, { $number } z 4
ui-twin = { $name } ({ $letter })

## Pierwsza strona

ui-promise = Cztery światy. Jeden mały stolik. Dosuń krzesło.
ui-promise-more = Nowoczesne planszówki z pełnymi zasadami: z botami, ze znajomymi, przy jednym ekranie. Bez konta.
ui-opposite = Kto siada naprzeciw?
ui-alone = W pojedynkę
ui-alone-line = tylko ty i twoja historia
ui-more-games = Inne gry
ui-people-count = Gracze: { $least }–{ $most }
ui-people-exactly =
    { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
       *[many] { $count } graczy
    }
ui-minutes = { $least }–{ $most } min
ui-weight = Ile jest do nauczenia: { $number } z 4
ui-all-matches = Wszystkie: { $number }
ui-all-title = Wszystkie twoje rozgrywki
ui-no-tables = Nie ma teraz otwartych stołów. Ustaw swój i pokaż go tutaj.
ui-code-help = Sześć liter od znajomej osoby otwiera jej stół.
ui-code-unknown = Żaden stół nie ma tego kodu. Sprawdź sześć liter.
ui-free-seats =
    { $count ->
        [one] { $count } wolne miejsce
        [few] { $count } wolne miejsca
       *[many] { $count } wolnych miejsc
    }
ui-watch = Oglądaj
ui-moves = Ruch: { $name }
ui-thinks = { $name } myśli
ui-turn-number = Tura { $number }
ui-round-number = Runda { $number }
ui-tile = { $game }: { $what }
ui-title-turn = ● Twój ruch: { $game }
ui-nav = Strony
ui-nav-play = Graj
ui-nav-matches = Twoje rozgrywki
ui-as-of = Stan z { $time }: stół nie odpowiada.

## Ustawianie stołu

ui-setup-title = Ustaw stół
ui-the-game = Gra
ui-the-seats = Miejsca
ui-time-help = Towarzystwo
ui-who-here = Kto tu siada?
ui-seat-friend = Ktoś znajomy
ui-by-link = przez link lub kod
ui-here-name = Imię drugiej osoby
ui-same-screen = dzieli z tobą ekran
ui-seat-count =
    { $count ->
        [one] { $count } miejsce
        [few] { $count } miejsca
       *[many] { $count } miejsc
    }
ui-public-why = Wolne miejsce może zająć każdy.
ui-usual-table = Zapamiętaj jako mój stół
ui-usual-kept = Zapamiętano. Korzysta z tego także „Graj teraz”.
ui-needs-seats = Liczba osób przy stole: { $seats }
ui-not-together = Nie pasuje do pozostałych ustawień
ui-begins-when = Zacznie się, gdy usiądzie zaproszona osoba albo gdy tak zdecydujesz.
ui-begins-now = Zaczyna się od razu.
ui-you-short = ty
ui-meet = Kto to jest?
ui-meet-why = Ta czwórka gra w każdą grę. Nikt z nich nie widzi, co masz na ręce: wyobrażają to sobie, tak jak ty.
ui-meet-honest = Uczciwość jest sprawdzana: gdy zamienić karty, których nie widzą, ich wybór się nie zmienia.
ui-meet-pick = Wybierz: { $name }
ui-meet-new = Jeszcze bez wspólnej rozgrywki
ui-seats-at-start = Miejsca na początku
ui-seats-at-start-why = W tej kolejności wokół stołu albo w dowolnej.
ui-seats-shuffled = Losowo
ui-seats-shown = Jak na rysunku
ui-with-you = Z tobą
ui-against-you = Przeciwko tobie
ui-no-settings = W tej grze nie ma nic do wyboru: wszyscy grają według tych samych zasad.
ui-waiting-count =
    { $count ->
        [one] Jeszcze jedno miejsce jest wolne
        [few] Jeszcze { $count } miejsca są wolne
       *[many] Jeszcze { $count } miejsc jest wolnych
    }
ui-keep-warm = Zacznij teraz: miejsce zajmie bot
ui-keep-warm-why = Kto przyjdzie później z kodem lub linkiem, przejmie miejsce po bocie.
ui-invited-by = Zaprasza cię { $name }
ui-invited-full = Wszystkie miejsca są zajęte, ale możesz oglądać.
ui-invited-gone = To zaproszenie donikąd nie prowadzi. Może link jest niepełny albo rozgrywki już nie ma.
ui-learn-first = Najpierw nauka
ui-more-settings = Więcej ustawień
ui-me-fixed = To twoje krzesło. Wybierz „Ty” na innym, aby zamienić się miejscami.

## Zasady, wyniki

ui-pages = Inne strony
ui-tab-rules = Zasady
ui-rules = Zasady
ui-rules-page = Zasady na osobnej stronie
ui-rules-find = Szukaj w zasadach
ui-rules-found = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[other] { $count } punktów
  }
ui-rules-nothing = Brak wyników: „{ $given }”. Wpisz jedno słowo z gry (po angielsku).
ui-rules-none = Nie ma tu zasad tej gry.
ui-rules-english = Zasady nie są jeszcze przetłumaczone: to tekst angielski.
ui-rules-chapters = Rozdziały
ui-rules-previous = Poprzedni rozdział
ui-rules-next = Następny rozdział
ui-open = Otwórz
ui-see-card = Zobacz kartę
ui-record = Twoje wyniki
ui-record-all = Rozgrywki: { $of }, wygrane: { $won }
ui-record-foes = Przeciwko komu
ui-record-last = Ostatnie rozgrywki
ui-record-somebody = Ktoś bez imienia
ui-record-won = wygrana
ui-record-lost = przegrana
ui-record-drawn = remis
ui-record-why = Liczą się ukończone rozgrywki, bez lekcji i bez rozgrywek będących ciągiem dalszym innych. Wyniki są na tym serwerze tylko dla tej przeglądarki: nikt inny ich nie widzi.
ui-passes = Pytania bez wyboru
ui-passes-why = Tylko wśród botów: przy stole z ludźmi pytanie pada zawsze, bo szybka odpowiedź mogłaby im coś zdradzić.
ui-passes-on = Odpowiadaj za mnie, gdy mogę tylko zrezygnować
ui-passed = Odpowiedziano za ciebie: nie było innego wyboru.
