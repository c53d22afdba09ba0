### Radlands: to, co mówi się przy stole.

## Drobne części

nothing = nic
side-front = z frontu
side-behind = z tyłu
place-camp = obóz
place-front = z frontu
place-behind = z tyłu
place-alone = jedyna postać
place-to-fill = do obsadzenia teraz
junk-injure = zrań
junk-raid = najazd
junk-draw = dobierz kartę
junk-restore = przywróć
junk-water = zyskaj 1 dodatkową wodę
junk-punk = weź punka

## Pytania

ask-from = „{ $source }” – { $ask }
ask-from-junk = Efekt złomowania – { $ask }
ask-act = Wybierz następną akcję.
ask-choose-camps = Wybierz trzy obozy, po jednym do każdej kolumny.
ask-advance = wybierz wydarzenie do przesunięcia do przodu.
ask-cache = wybierz jedno: dobierz kartę, przywróć kartę albo weź punka.
ask-choose-ability = wybierz umiejętność, której używasz.
ask-copy = wybierz umiejętność do skopiowania.
ask-damage = wybierz niechronioną kartę do uszkodzenia.
ask-damage-any = wybierz dowolną kartę przeciwnika do uszkodzenia.
ask-damage-any-camp = wybierz dowolny obóz przeciwnika do uszkodzenia.
ask-damage-camp = wybierz niechroniony obóz do uszkodzenia.
ask-damage-column = wybierz kolumnę; wszystkie jej karty zostaną uszkodzone.
ask-destroy-any-enemy = wybierz dowolnego wroga do zniszczenia.
ask-destroy-camp = wybierz dowolny obóz przeciwnika do zniszczenia.
ask-destroy-column = wybierz kolumnę; wszystkie jej postacie zostaną zniszczone.
ask-destroy-damaged = wybierz niechronioną uszkodzoną kartę do zniszczenia.
ask-destroy-enemy = wybierz niechronionego wroga do zniszczenia.
ask-destroy-own = wybierz swoją postać do zniszczenia.
ask-discard = wybierz kartę do odrzucenia.
ask-discard-drawn = wybierz do odrzucenia jedną z właśnie dobranych kart.
ask-discard-more = odrzuć kolejną kartę albo zakończ.
ask-drop = wybierz postać do zagrania i miejsce dla niej.
ask-flip = wybierz punka do odkrycia.
ask-gain-punk = wybierz miejsce dla punka albo zrezygnuj.
ask-injure = wybierz niechronionego wroga do zranienia.
ask-lose-camp = wybierz swój obóz; zostanie zniszczony.
ask-lose-card = wybierz swoją kartę; zostanie zniszczona.
ask-make-room = twoje kolumny są pełne: wybierz swoją postać do zniszczenia.
ask-make-room-for-punk = twoje kolumny są pełne: wybierz swoją postać do zniszczenia, by zrobić miejsce dla punka, albo zrezygnuj.
ask-mercenaries = odrzucić dwie karty czy zniszczyć jedną ze swoich kart?
ask-move-back = cofnąć wydarzenia przeciwnika o jedno pole?
ask-mutant = wybierz: uszkodzenie, przywrócenie albo jedno i drugie.
ask-place = wybierz miejsce.
ask-raided = wybierz swój obóz; zostanie uszkodzony.
ask-rearrange = wybierz, kto stanie w kolumnie { $column }, z tyłu.
ask-rearrange-front = wybierz, kto stanie w kolumnie { $column }, z przodu.
ask-restore = wybierz uszkodzoną kartę do przywrócenia albo zrezygnuj.
ask-restore-any = wybierz uszkodzoną kartę do przywrócenia albo zakończ.
ask-restore-person = wybierz uszkodzoną postać do przywrócenia albo zrezygnuj.
ask-return-own = wybierz swoją postać, którą weźmiesz na rękę.
ask-rouse = wybierz umiejętność uszkodzonej postaci.
ask-scavenge = wybierz: punk albo 1 dodatkowa woda.
ask-shift = wybierz postać do przestawienia.
ask-shift-to = wybierz nowe miejsce tej postaci.
ask-spare = wybierz jedyną postać, która zostanie.
ask-suffer = wybierz swoją kartę; zostanie uszkodzona.
ask-turn-back = wybierz zniszczony obóz, który odwrócisz na dobrą stronę.
ask-use-junk = wybierz kartę, której efektu złomowania użyjesz, albo zrezygnuj.

## Możliwości

option-draw-action = Dobierz kartę (woda: { $cost })
option-draw = Dobierz kartę
option-take-silo = Weź Zbiornik wody (woda: { $cost })
option-end-turn = Zakończ turę
option-restore = Przywróć kartę
option-punk = Weź punka
option-water = Zyskaj 1 dodatkową wodę
option-damage = Uszkodź kartę
option-both = Uszkodź i przywróć
option-discard-two = Odrzuć dwie karty
option-lose-card = Zniszcz jedną ze swoich kart
option-move-back = Cofnij wydarzenia
option-leave-empty = Zostaw puste miejsce
option-stay = Zostaw wszystkich na miejscach
option-column = Kolumna { $column }
option-advance = „{ $card }” ({ $seat }, pole { $space })
option-keep = Wyłóż: „{ $first }”, „{ $second }”, „{ $third }”
option-play-event = Zagraj wydarzenie: „{ $card }” (woda: { $cost })
option-play = Zagraj: „{ $card }”, kolumna { $column }, { $side } (woda: { $cost })
option-play-alone = Zagraj: „{ $card }”, kolumna { $column } (woda: { $cost })
option-place = Kolumna { $column }, { $side }
option-place-alone = Kolumna { $column }
option-announce = Zagraj: „{ $card }”, niszcząc jedną ze swoich postaci
option-junk = Zezłomuj: „{ $card }” ({ $effect })
option-use-junk = „{ $card }” ({ $effect })
option-discard = „{ $card }”
option-ability = „{ $card }”: { $does } (kol. { $column }, { $place }; woda: { $cost })
option-ability-camp = „{ $card }”: { $does } (woda: { $cost })
option-ability-theirs = „{ $card }”: { $does } ({ $seat }, kol. { $column }, { $place }; woda: { $cost })
option-at = „{ $card }” ({ $seat }, kol. { $column }, { $place })
option-at-damaged = „{ $card }”, karta uszkodzona ({ $seat }, kol. { $column }, { $place })
option-at-destroyed = „{ $card }”, karta zniszczona ({ $seat }, kol. { $column }, { $place })
board-start-cards = Karty na start: { $count }
board-camps-destroyed = zniszczone obozy
board-undo-option-at = wybór: „{ $card }”
board-undo-option-at-damaged = wybór: „{ $card }”
board-undo-option-at-destroyed = wybór: „{ $card }”
board-undo-option-advance = wybór: „{ $card }”
board-undo-option-discard = wybór: „{ $card }”
board-undo-option-place = wybór: kolumna { $column }
board-undo-option-place-alone = wybór: kolumna { $column }
board-undo-option-column = wybór: kolumna { $column }

## Wydarzenia w dzienniku

event-dealt-camps = { $seat } otrzymuje sześć obozów.
event-dealt-camps-shown = { $seat } otrzymuje sześć obozów: „{ $first }”, „{ $second }”, „{ $third }”, „{ $fourth }”, „{ $fifth }”, „{ $sixth }”.
event-laid-camps = { $seat } wykłada obozy: „{ $first }”, „{ $second }”, „{ $third }”.
event-starts = Grę rozpoczyna { $seat }.
event-turn-began = Tura { $turn }: { $seat }.
event-replenished = { $seat } ma wodę: { $water }.
event-turn-ended = { $seat } kończy turę.
event-drew = { $seat } dobiera kartę.
event-drew-card = { $seat } dobiera: „{ $card }”.
event-discarded = { $seat } odrzuca: „{ $card }”.
event-discarded-from-deck = { $seat } odrzuca z talii: „{ $card }”.
event-reshuffled =
    Talia się wyczerpała. Nową talię { $cards ->
        [one] tworzy { $cards } karta odrzucona
        [few] tworzą { $cards } karty odrzucone
       *[many] tworzy { $cards } kart odrzuconych
    }.
event-returned = Na rękę wraca karta „{ $card }” ({ $seat }).
event-returned-face = Na rękę wraca karta „{ $card }” ({ $seat }). Zakryta karta to „{ $face }”.
event-played = { $seat } zagrywa: „{ $card }”, kolumna { $column } (woda: { $cost }).
event-announced = { $seat } zagrywa kartę „{ $card }” i robi dla niej miejsce.
event-played-event = { $seat } zagrywa wydarzenie: „{ $card }” (woda: { $cost }).
event-junked = { $seat } złomuje: „{ $card }”.
event-took-silo = { $seat } bierze Zbiornik wody.
event-queued = Do kolejki trafia wydarzenie „{ $card }” ({ $seat }, pole { $space }).
event-resolved = Rozpatrywane wydarzenie: „{ $card }” ({ $seat }).
event-advanced = Do przodu przesuwa się wydarzenie „{ $card }” ({ $seat }, pole { $space }).
event-moved-back = Cofa się wydarzenie „{ $card }” ({ $seat }, pole { $space }).
event-used = { $seat } używa umiejętności karty „{ $card }” ({ $does }).
event-used-granted = { $seat } używa umiejętności karty „{ $card }” ({ $does }).
event-damaged = Uszkodzono: „{ $card }” ({ $seat }, kolumna { $column }).
event-destroyed = Zniszczono: „{ $card }” ({ $seat }, kolumna { $column }).
event-restored = Przywrócono: „{ $card }” ({ $seat }, kolumna { $column }).
event-gained-water = { $seat } zyskuje 1 dodatkową wodę.
event-gained-punk = { $seat } bierze punka (kolumna { $column }).
event-turned-back = Odwrócono na dobrą stronę: „{ $card }” ({ $seat }, kolumna { $column }).
event-juggernaut-moved = Do przodu przesuwa się: „{ card-juggernaut }” ({ $seat }, kolumna { $column }).
event-juggernaut-returned = Do rzędu obozów wraca: „{ card-juggernaut }” ({ $seat }, kolumna { $column }).
event-flipped = Odkryto punka: „{ $card }” ({ $seat }, kolumna { $column }).
event-shifted = Przestawiono postać: kolumna { $column } ({ $seat }).
event-rearranged = { $seat } ustawia swoje postacie na nowo; w tej turze żadna karta przeciwnika nie jest chroniona.

## Koniec

over-camps-destroyed = Wygrywa { $winner }: wszystkie obozy przeciwnika są zniszczone.
over-obelisk = Wygrywa { $winner }: talia się wyczerpała, a „{ card-obelisk }” stoi.
over-deck-ran-out = Talia wyczerpała się po raz drugi. Rozgrywka kończy się remisem.
over-gave-up = { $loser } poddaje się. Wygrywa { $winner }.

## Dlaczego nie?

why-water = Za mało wody: potrzeba { $needs }, a masz { $has }.
why-not-your-turn = To nie twoja tura: akcje wykonuje tylko aktywny gracz.
why-opponent-decides = Najpierw musi zdecydować przeciwnik.
why-events-first = Najpierw dokończ fazę Wydarzeń; akcje są po niej.
why-answer-first = Najpierw odpowiedz na pytanie: następna akcja zaczyna się dopiero po zakończeniu poprzedniej.
why-camps-chosen = Twoje obozy są już wybrane; teraz wybiera przeciwnik.
why-choose-camps = Najpierw wybierz trzy obozy.
why-camp-not-offered = Tego obozu nie ma wśród tych, które ci rozdano.
why-camp-twice = Wybierz trzy różne obozy.
why-silo-in-hand = Zbiornik wody jest już na twojej ręce.
why-silo-not-in-hand = Zbiornik wody leży w twoim obszarze gry: najpierw go weź.
why-silo-only-junk = Zbiornika wody nie można zagrać, można go tylko zezłomować.
why-silo-not-discarded = Zbiornika wody nie można odrzucić na potrzeby efektu.
why-not-in-hand = Tej karty nie ma na twojej ręce.
why-column-full = Kolumna { $column } jest pełna: mieszczą się w niej najwyżej 2 postacie.
why-six-people = Masz już w grze 6 postaci.
why-make-room-first = Twoje kolumny są pełne: możesz zagrać postać, niszcząc najpierw jedną ze swoich.
why-columns-have-room = W jednej z twoich kolumn jest miejsce: nie trzeba nikogo niszczyć.
why-nobody-to-stand-behind = W kolumnie { $column } nie ma nikogo, za kim można by stanąć.
why-queue-full = Pole { $space } twojej kolejki i wszystkie pola za nim są zajęte.
why-no-such-card = Tej karty tam nie ma.
why-camp-destroyed = Obóz „{ $card }” jest zniszczony: nic nie robi i nie można w niego trafić.
why-no-argo = Tę umiejętność daje tylko nieuszkodzona karta „{ card-argo-yesky }” w grze.
why-punk-no-ability = Punk nie ma umiejętności.
why-no-ability = Ta karta nie ma takiej umiejętności.
why-damaged-person = Ta postać jest uszkodzona, więc nie jest gotowa.
why-used-this-turn = Ta karta jest wyczerpana: w tej turze użyto już jednej z jej umiejętności.
why-played-or-restored = Ta postać jest wyczerpana: w tej turze została zagrana albo przywrócona.
why-only-resonator = Umiejętność karty „{ card-resonator }” była jedyną, której można było użyć w tej turze.
why-other-ability-used = W tej turze użyto już innej twojej umiejętności.
why-no-open-enemy = Przeciwnik nie ma niechronionej postaci.
why-no-open-camp = Przeciwnik nie ma niechronionego obozu.
why-no-open-damaged = Przeciwnik nie ma niechronionej uszkodzonej karty.
why-no-damaged-enemy = Przeciwnik nie ma uszkodzonej postaci.
why-raid-no-space = Najazd nic by nie dał: nie ma wolnego pola dla twoich Najeźdźców.
why-raid-blocked = Najazd nic by nie dał: tuż przed twoimi Najeźdźcami jest inne wydarzenie.
why-raid-resolving = Najazd nic by nie dał: twoi Najeźdźcy są właśnie rozpatrywani.
why-nothing-damaged = Nie masz uszkodzonej karty do przywrócenia.
why-no-opposing-event = Przeciwnik nie ma wydarzenia w grze.
why-no-event = W grze nie ma żadnego wydarzenia.
why-no-punk = Nie masz punka w grze.
why-too-many-people =
    Masz w grze { $count ->
        [one] { $count } postać
        [few] { $count } postacie
       *[many] { $count } postaci
    }; ta umiejętność dopuszcza najwyżej jedną.
why-too-few-people =
    Masz w grze { $count ->
        [one] { $count } postać
        [few] { $count } postacie
       *[many] { $count } postaci
    }; ta umiejętność wymaga czterech.
why-too-few-put-in-play =
    W tej turze { $count ->
        [one] weszła do gry { $count } twoja postać
        [few] weszły do gry { $count } twoje postacie
       *[many] weszło do gry { $count } twoich postaci
    }; ta umiejętność wymaga dwóch.
why-no-damaged-person = Nie masz uszkodzonej postaci.
why-no-person = Nie masz w grze postaci do zniszczenia.
why-only-undamaged = Ta umiejętność działa tylko, dopóki karta jest nieuszkodzona.
why-no-destroyed-camp = Nie masz zniszczonego obozu.
why-raiders-not-resolved = W tej turze nie rozpatrzono twoich Najeźdźców.
why-no-event-resolved = W tej turze nie rozpatrzono żadnego wydarzenia.
why-nothing-to-discard = Nie masz na ręce karty do odrzucenia.
why-nothing-to-copy = Nie ma umiejętności, którą można by teraz skopiować i której można by użyć.
why-nobody-to-rouse = Żadna z twoich uszkodzonych postaci nie ma umiejętności, którą można by teraz opłacić i której można by użyć.
why-nobody-to-drop = Na ręce nie ma postaci, którą można by zagrać i opłacić razem z jedną z jej umiejętności.
why-nobody-to-shift = Nie ma postaci, którą można by przestawić.
why-column-not-full = W kolumnie tego obozu nie ma dwóch twoich postaci.
why-must-choose = Nie można zrezygnować: wybierz jedną z możliwych odpowiedzi.
why-empty-place = Na tym miejscu nie ma karty.
why-own-card = To twoja karta, a trzeba wybrać kartę przeciwnika.
why-not-your-card = Trzeba wybrać własną kartę.
why-only-people = Tu można wybrać tylko postać, nie obóz.
why-only-camps = Tu można wybrać tylko obóz, nie postać.
why-protected = Tę kartę chroni karta „{ $card }”.
why-not-damaged = Ta karta nie jest uszkodzona.
why-not-destroyed = Ten obóz nie jest zniszczony.
why-not-a-punk = Ta postać nie jest punkiem.
why-nowhere-to-go = Nie ma innego miejsca dla tej postaci.
why-already-placed = Ta postać ma już swoje nowe miejsce.
why-stay-late = Ktoś ma już nowe miejsce: ustaw też pozostałych.
why-too-few-places =
    To miejsce nie może zostać puste: na miejsce { $count ->
        [one] czeka jeszcze { $count } postać
        [few] czekają jeszcze { $count } postacie
       *[many] czeka jeszcze { $count } postaci
    }.
why-destroyed-not-restored = Zniszczonego obozu nie można przywrócić.
why-undamaged = Ta karta nie jest uszkodzona, więc nie można jej przywrócić.
why-bonfire = Karty „{ card-bonfire }” nie można przywrócić.
why-restore-itself = Karta nie może przywrócić samej siebie.
why-no-enemy-in-column = Przeciwnik nie ma postaci w kolumnie { $column }.
why-no-card-in-column = W kolumnie { $column } przeciwnik nie ma karty, którą można by uszkodzić.
why-no-event-there = Na tym polu nie ma wydarzenia.
why-event-in-front = Pole z przodu zajmuje wydarzenie „{ $card }”.
why-stands-alone = W kolumnie tej postaci nie ma innych postaci ani innego miejsca.
why-stands-there = Ta postać już tam stoi.
why-not-just-drawn = Odrzucić można tylko właśnie dobrane karty.
why-not-discarded-now = To nie jest jedna z trzech właśnie odrzuconych kart.
why-other-person = Użyć można tylko umiejętności postaci, którą właśnie zagrano.
why-copies-itself = „{ card-mimic }” nie może skopiować siebie.
why-copies-copying = Umiejętności kopiowania nie można skopiować.
why-copy-damaged = Nie można skopiować uszkodzonej postaci przeciwnika.

## Prosta plansza

game-radlands = Radlands
zone-offer = Obozy do wyboru
zone-queue = Kolejka wydarzeń
zone-aside = Obszar gry
zone-water = Woda
zone-hand-count = Karty na ręce
zone-hand = Ręka
zone-hidden-card = Zakryta karta
zone-deck = Talia dobierania
zone-discard = Stos kart odrzuconych
zone-resolving = Właśnie rozpatrywane
zone-announced = Wchodzi do gry
zone-turn = Tura

## Ikony na planszy

icon-sacrifice = zniszcz jedną ze swoich postaci
icon-hurt = uszkodź tę kartę albo inną swoją kartę
icon-theirs = wybiera przeciwnik
icon-move = przesuń na inne miejsce
icon-flip = odwróć albo skopiuj
icon-bomb = liczba na bombie: pole kolejki wydarzeń; 0 działa od razu
icon-any = dowolna karta, nawet chroniona

## Lobby

tagline-radlands = Dwa plemiona, sześć obozów, za mało wody. Zniszcz obozy przeciwnika, zanim on zniszczy twoje.
setting-edition = Wydanie zasad
setting-edition-ua = Nowsze (2023)
setting-edition-pl = Starsze
setting-camp-set = Treść obozów
setting-camp-set-v1 = Pierwszy druk
setting-camp-set-v2 = Poprawione 2.0
setting-first-game = Obozy
setting-first-game-off = Do wyboru
setting-first-game-on = Rozdane
