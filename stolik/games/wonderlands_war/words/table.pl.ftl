### Wojna w Krainie Czarów: to, co mówi się przy stole.

## Drobne części

source-battle = bitwa
source-second = drugie miejsce
source-star = gwiazda
source-wager = zakład
source-walrus-oysters = Ostrygi Morsa
effect-rose-a = Punkty za Róże
effect-creature-b = Stronnik za Istoty
effect-red-rook-d = Odłamki za Czerwone wieże
effect-walrus-oysters = Ostrygi Morsa: PZ
effect-walrus = Mors: 3 PZ
effect-gryphon = Gryf: 2 PZ
effect-mock-turtle = Żółwiciel: słaby żeton sprzymierzeńca
effect-love-of-learning = Miłość do nauki: żeton do worka
effect-fading-smile = Gasnący uśmiech: odrzuć 1 odłamek
ally-card-card-soldier-a = Karciany żołnierz (A)
ally-card-flamingo-a = Flaming (A)
ally-card-rose-a = Róża (A)
ally-card-red-rook-a = Czerwona wieża (A)
ally-card-creature-a = Istota (A)
ally-card-card-soldier-b = Karciany żołnierz (B)
ally-card-flamingo-b = Flaming (B)
ally-card-rose-b = Róża (B)
ally-card-red-rook-b = Czerwona wieża (B)
ally-card-creature-b = Istota (B)
ally-card-card-soldier-c = Karciany żołnierz (C)
ally-card-flamingo-c = Flaming (C)
ally-card-rose-c = Róża (C)
ally-card-red-rook-c = Czerwona wieża (C)
ally-card-creature-c = Istota (C)
ally-card-card-soldier-d = Karciany żołnierz (D)
ally-card-flamingo-d = Flaming (D)
ally-card-rose-d = Róża (D)
ally-card-red-rook-d = Czerwona wieża (D)
ally-card-creature-d = Istota (D)
castle-lying = zamek leżący bokiem
castle-upright = zamek

## Pytania

ask-choose-faction = Wybierz swoją frakcję.
ask-keep-quest = Wybierz zadanie, które zatrzymasz.
ask-place-poison = { $source }: wybierz kartę do zatrucia lub zrezygnuj.
ask-tea-turn = Wybierz krzesło lub idź na szczyt stołu.
ask-choose-chair = Wybierz krzesło.
ask-host-card = Gospodarz: wybierz dowolną kartę ze stołu.
ask-place-leader = Wybierz region, w którym umieścisz lidera.
ask-choose-effect = Wybierz efekt, który teraz rozpatrzysz.
ask-choose-side = Wybierz stronę podzielonej karty.
ask-tainted = Spaczona nagroda: { $source }. Rzucić kością odłamków, aby ją zyskać?
ask-place-units =
    Wybierz region: umieszczasz tam { $count } { $count ->
         [one] jednostkę
         [few] jednostki
        *[many] jednostek
    }.
ask-place-unit = Wybierz następną jednostkę do regionu: { $region }.
ask-choose-ally = Wybierz żeton ({ $source }).
ask-choose-ally-instead = W puli nie ma: { $source }. Wybierz inny żeton tej samej wersji lub zrezygnuj.
ask-take-wonderlandian = Wybierz kartę mieszkańca Krainy Czarów.
ask-place-pawn = { $source }: wybierz region.
ask-unlock = Wybierz zdolność, którą odblokujesz.
ask-place-castle = Wybierz miejsce na swój zamek.
ask-leader-at-most = Siła lidera jest już maksymalna. Odrzucić zamiast tego 1 odłamek?
ask-draw-quests =
    Dobrać { $count } { $count ->
         [one] zadanie
         [few] zadania
        *[many] zadań
    }?
ask-discard-quest = Wybierz zadanie, które odrzucisz.
ask-smith = Wybierz żeton z worka do przekucia i tor lub zrezygnuj.
ask-give-shard = Osobliwy dar: co zrobisz z 1 z tych odłamków?
ask-roll-again = Na kości wypadło { $shards }. Rzucić jeszcze raz?
ask-place-supporter = { $source }: wybierz region dla stronnika.
ask-relocate = { $source }: wybierz jednostkę, która trafi do regionu „{ $region }”.
ask-wager = Kto wygra tę bitwę bez remisu?
ask-draw-or-retreat = Dobierasz żeton czy się wycofujesz?
ask-choose-chip = Wybierz żeton, który zagrasz; pozostałe wrócą do worka.
ask-caterpillar = Gąsienica: { $source }. Odłożyć ten żeton i dobrać inny?
ask-shield = Dobrano: { $source }. Zablokować tarczą?
ask-lose-unit = Wybierz jednostkę, którą tracisz ({ $source }).
ask-mad-gift = Wszyscy tu mamy bzika: dać przeciwnikowi 1 swój odłamek?
ask-card-soldier-a = Karciany żołnierz: podwój jego siłę albo odłóż wyczerpany żeton do worka.
ask-card-soldier-b = Karciany żołnierz: podwój jego siłę albo wezwij stronników z sąsiedniego regionu.
ask-card-soldier-d = Karciany żołnierz: potroić jego siłę?
ask-call-supporters =
    Wezwać najwyżej { $count } { $count ->
         [one] stronnika
         [few] stronników
        *[many] stronników
    } z jednego sąsiedniego regionu?
ask-strength = Wybierz siłę tego żetonu: { $source }.
ask-everywhere = Wszędzie naraz: przenieść Alicję do tej bitwy?
ask-riddle = Zagadka bez odpowiedzi: odrzucić 1 odłamek?
ask-paint = Pomaluj mój świat: stracić jednostkę, aby żeton otrzymał +2?
ask-vanish = Sztuka znikania: przenieść stronnika?
ask-feather = Pióro Gryfa: sprowadzić tu jednostkę?
ask-flamingo-gift = Flaming: wybierz silniejszego przeciwnika, który otrzyma 1 odłamek.
ask-amulet = Amulet Księżnej: wybierz przeciwnika i żeton z jego toru szaleństwa.
ask-crown = Korona Waleta: wybierz przeciwnika, którego następny żeton otrzyma −2.
ask-temper = Królewski temperament: wybierz, komu ukradniesz 1 PZ.
ask-claws = Szpony jak kły: włożyć truciznę do worka przeciwnika?
ask-jump = Flaming: przesunąć znacznik na najbliższy symbol kuźni?
ask-award = { $points } PZ czy zamek?
ask-walrus-castle = Mors: wybierz miejsce na swój zamek.
ask-feats = Wypełnić wyczyn z zadania?
ask-remove-chip = Czerwona wieża: wybierz aktywny żeton, który usuniesz na stałe.
ask-end-effect = Koniec bitwy: wybierz efekt.
ask-love-of-learning = Miłość do nauki: włożyć aktywny żeton sprzymierzeńca do worka?
ask-forge = Wybierz żeton do przekucia i tor lub zakończ.

## Możliwości

option-faction = { $faction }
option-keep = { $quest }
option-discard = { $quest }
option-feat = { $quest }
option-rose-feat = Dzięki Różom: { $quest }
option-both-feats = { $quest }, a dzięki Różom: { $other }
option-chair = Krzesło { $chair }: { $card }
option-chair-poisoned = Krzesło { $chair } (trucizna): { $card }
option-head = Idź na szczyt stołu
option-host = Użyj zdolności „Gospodarz”
option-resolve = Rozpatrz: { $reward }
option-resolve-units =
    Umieść { $count } { $count ->
         [one] jednostkę
         [few] jednostki
        *[many] jednostek
    }
option-resolve-more-units =
    Umieść jeszcze { $count } { $count ->
         [one] jednostkę
         [few] jednostki
        *[many] jednostek
    }
option-side-top = Góra: { $first }, { $second }
option-side-bottom = Dół: { $first }, { $second }
option-side-top-one = Góra: { $first }
option-side-bottom-one = Dół: { $first }
option-take-tainted = Rzuć kością i weź nagrodę
option-region = { $region }
option-supporter = Stronnik z rezerwy
option-pawn = { $pawn }
option-relocate = Przenieś: { $piece } ({ $region })
option-gain = Weź: { $chip }
option-take = { $card }
option-unlock = { $ability }
option-castle = { $region }
option-lay = Połóż zamek: { $region }
option-raise = Podnieś zamek: { $region }
option-castle-award = Zamek
option-points = { $count } PZ
option-shed = Odrzuć 1 odłamek
option-draw-quests =
    Dobierz { $count } { $count ->
         [one] zadanie
         [few] zadania
        *[many] zadań
    }
option-draw = Dobierz żeton
option-retreat = Wycofaj się
option-forge = Przekuj: { $chip }, tor { $track } ({ $reward })
option-give = { $seat }
option-return-shard = Zwróć 1 odłamek do puli
option-roll = Rzuć jeszcze raz
option-wager = { $seat }
option-play = Zagraj: { $chip }
option-replace = Odłóż i dobierz inny
option-block = Zablokuj
option-lose = Strać: { $piece }
option-lose-in = Strać: { $piece } ({ $region })
option-double = Podwój siłę żetonu
option-return = Odłóż do worka: { $chip }
option-call-choice = Wezwij stronników
option-call =
    Wezwij { $count } { $count ->
         [one] stronnika
         [few] stronników
        *[many] stronników
    } z regionu: { $region }
option-triple = Potrój siłę żetonu
option-strength = Siła { $count }
option-move = Przenieś tu Alicję
option-send = Przenieś stronnika do regionu: { $region }
option-bring = Sprowadź stronnika z regionu: { $region }
option-bring-piece = Sprowadź: { $piece } ({ $region })
option-amulet = { $seat }: { $chip }
option-amulet-none = { $seat }: tor jest pusty
option-crown = { $seat }
option-steal = { $seat }
option-poison-card = Krzesło { $chair }: { $card }
option-poison-seat = { $seat }
option-jump = Przesuń na pole { $space }
option-remove = Usuń: { $chip }
option-learn = Włóż do worka: { $chip }
option-use = { $effect }
option-no-block = Nie blokuj
option-no-wager = Bez zakładu
option-no-feat = Bez wyczynu
option-no-forging = Nie przekuwaj
option-keep-roll = Zostaw wynik
option-keep-shard = Zatrzymaj odłamek
option-keep-chip = Zostaw żeton

## Wydarzenia dziennika

event-took-faction = { $seat } prowadzi frakcję: { $faction }.
event-drew-ally-cards = Karty sprzymierzeńców: { $first }, { $second }, { $third }, { $fourth }, { $fifth }.
event-unused-region = Region nieużywany w tej rozgrywce: { $region } (zadanie „{ $quest }”).
event-laid-tokens = Rozłożono żetony punktacji regionów.
event-marker-moved = Na kości wypadło { $steps }; bitwy zaczną się tu: { $region }.
event-market-filled = Nowa odkryta karta mieszkańca: { $card }.
event-starts = { $seat } jest pierwszym graczem.
event-round-began = Runda { $round }. Zaczyna { $seat }.
event-dealt =
    Na stół wyłożono { $count } { $count ->
         [one] kartę
         [few] karty
        *[many] kart
    }.
event-dealt-quests = { $seat } otrzymuje dwa zadania.
event-dealt-quests-shown = { $seat } otrzymuje dwa zadania: { $first }; { $second }.
event-kept-quest = { $seat } zatrzymuje zadanie.
event-kept-quest-shown = { $seat } zatrzymuje zadanie: { $quest }.
event-poisoned = { $seat } zatruwa kartę na krześle { $chair }: { $card }.
event-moved-leader = { $seat } przechodzi na krzesło { $chair }.
event-reached-head = { $seat } dociera na szczyt stołu.
event-hosted = { $seat } używa zdolności „Gospodarz” i uzupełnia stół.
event-rolled = { $seat } wyrzuca { $shards }.
event-took-card = { $seat } bierze kartę z krzesła { $chair }: { $card }.
event-got-poison = { $seat } wkłada do worka żeton trucizny.
event-poison-returned =
    Do puli Dżabbersmoka { $count ->
         [one] wraca { $count } żeton trucizny
         [few] wracają { $count } żetony trucizny
        *[many] wraca { $count } żetonów trucizny
    }.
event-chose-side-top = { $seat } wybiera górną stronę.
event-chose-side-bottom = { $seat } wybiera dolną stronę.
event-gained-shards =
    { $seat } otrzymuje { $count } { $count ->
         [one] odłamek
         [few] odłamki
        *[many] odłamków
    }, razem ma { $has }.
event-shed-shards =
    { $seat } odrzuca { $count } { $count ->
         [one] odłamek
         [few] odłamki
        *[many] odłamków
    }, pozostało: { $has }.
event-gave-shard = { $seat } daje 1 odłamek; otrzymuje go { $to }.
event-placed =
    { $seat } umieszcza { $count } { $count ->
         [one] stronnika
         [few] stronników
        *[many] stronników
    }: { $region }.
event-placed-pawn = { $seat } umieszcza pionek „{ $pawn }”: { $region }.
event-moved-unit = { $seat } przenosi jednostkę ({ $piece }): { $from } → { $region }.
event-leader-placed = { $seat } umieszcza lidera: { $region }.
event-leader-moved = { $seat } przenosi lidera: { $region }.
event-lost-unit = { $seat } traci jednostkę ({ $piece }): { $region }.
event-gained-chip = { $seat } zyskuje: { $chip }.
event-mended-shield = { $seat } odwraca tarczę na sprawną stronę.
event-calmed = { $seat } usuwa z worka 1 żeton szaleństwa.
event-leader-grew = Siła lidera { $strength } ({ $seat }).
event-freed-supporters =
    { $seat } dodaje do rezerwy { $count } { $count ->
         [one] stronnika
         [few] stronników
        *[many] stronników
    }.
event-unlocked = { $seat } odblokowuje zdolność „{ $ability }”.
event-built-castle = { $seat } umieszcza zamek: { $region }.
event-laid-castle = { $seat } kładzie zamek bokiem: { $region }.
event-raised-castle = { $seat } podnosi zamek: { $region }.
event-took-wonderlandian = { $seat } bierze kartę: { $card }.
event-revealed-wonderlandians =
    { $seat } odkrywa z talii mieszkańców { $count } { $count ->
         [one] kartę
         [few] karty
        *[many] kart
    }.
event-drew-quests =
    { $seat } dobiera { $count } { $count ->
         [one] zadanie
         [few] zadania
        *[many] zadań
    }.
event-drew-quests-shown = { $seat } dobiera dwa zadania: { $first }; { $second }.
event-drew-quest-shown = { $seat } dobiera zadanie: { $first }.
event-discarded-quest = { $seat } odrzuca zadanie.
event-discarded-quest-shown = { $seat } odrzuca zadanie: { $quest }.
event-forged = { $seat } przekuwa: { $chip } (tor { $track }, pole { $column }).
event-gained-artefact = { $seat } zapełnia tor i zyskuje artefakt.
event-got-madness = { $seat } dodaje do worka żeton szaleństwa.
event-battle-began = Bitwa: { $region }.
event-wagered = { $seat } zawiera zakład.
event-not-wagered = { $seat } nie zawiera zakładu.
event-wagered-on = { $seat } wybiera kartę zakładu.
event-wagered-on-shown = { $seat } obstawia: { $on }.
event-decided-draw = { $seat } dobiera dalej.
event-decided-retreat = { $seat } chce się wycofać.
event-retreated = { $seat } wycofuje się z siłą { $strength }.
event-looked-at-chips =
    { $seat } dobiera { $count } { $count ->
         [one] żeton
         [few] żetony
        *[many] żetonów
    } i zagra jeden.
event-drew = { $seat } dobiera: { $chip }.
event-replaced = { $seat } odkłada żeton i dobiera: { $chip }.
event-blocked = { $seat } blokuje tarczą: { $chip }.
event-went-mad = { $seat } kładzie żeton na torze szaleństwa: { $chip }.
event-shell-helped = { $seat } nie traci jednostki: Skorupa Żółwiciela.
event-bust = { $seat } odpada z bitwy.
event-refreshed = { $seat } odświeża worek: wracają wyczerpane żetony i szaleństwo.
event-played = { $seat } zagrywa: { $chip } (+{ $added }, siła { $strength }).
event-gained-strength = { $seat } zyskuje siłę: { $count }, razem { $strength } ({ $source }).
event-lost-strength = { $seat } traci siłę, pozostało: { $strength } ({ $source }).
event-crowned = { $seat }: następny żeton otrzyma −2.
event-left-mad-track = Żeton z toru szaleństwa wraca do worka ({ $seat }): { $chip }.
event-returned-chip = { $seat } wkłada żeton do worka: { $chip }.
event-exchanged = { $seat } wymienia: { $chip } → { $for }.
event-jumped = { $seat } przesuwa znacznik na pole { $strength }.
event-gained-vp = { $seat } zyskuje { $count } PZ ({ $source }).
event-lost-vp = { $seat } traci { $count } PZ ({ $source }).
event-battle-ended = Bitwa dobiegła końca: { $region }, { $value } PZ.
event-won = { $seat } wygrywa bitwę: { $region }.
event-tied = { $seat } remisuje na pierwszym miejscu: { $region }.
event-declared-feats = { $seat } wypełnia wyczyn: { $quest }.
event-declared-two-feats = { $seat } wypełnia dwa wyczyny: { $quest }; { $other }.
event-declared-no-feat = { $seat } nie wypełnia wyczynu.
event-removed-chip = { $seat } usuwa na stałe żeton: { $chip }.
event-wager-shown-won = { $seat } obstawia poprawnie: { $on }.
event-wager-shown-lost = { $seat } obstawia błędnie: { $on }.
event-wager-shown-void = { $seat } obstawia: { $on }; remis, bez efektu.
event-showed-quests =
    { $seat } odkrywa { $count } { $count ->
         [one] zadanie
         [few] zadania
        *[many] zadań
    }.
event-scored = { $seat }: { $vp } PZ + zamki { $castles } + zadania { $quests } − odłamki { $shards } = { $total }.

## Koniec

over-scored = Wygrywa { $winner }.
over-scored-shared = Gracze dzielą się zwycięstwem.

## Dlaczego nie?

why-answer-first = Najpierw odpowiedz na zadane pytanie.
why-beyond-head = Krzesło { $chair } jest za szczytem stołu: najpierw idź na szczyt stołu.
why-castle-there = Masz już tam zamek.
why-castle-upright = Twój zamek już tam stoi.
why-chair-empty = Na krześle { $chair } nie ma karty.
why-chair-taken = Na krześle { $chair } stoi lider: { $seat }.
why-chair-unused = Krzesło { $chair } nie jest używane przy tej liczbie graczy.
why-choose-a-chip = Wybierz żeton z toru szaleństwa tego gracza.
why-effect-not-due = Ten efekt nie dotyczy cię w tej bitwie.
why-effect-not-pending = Na tej karcie nie ma już takiego efektu.
why-effect-used = Ten efekt już został użyty.
why-enough-cards = Masz już wszystkie karty tej rundy: umieść lidera w regionie.
why-faction-taken = Tę frakcję prowadzi inny gracz.
why-feat-not-done = Warunek tego wyczynu nie jest spełniony.
why-give-not-return = Przy więcej niż dwóch graczach odłamek otrzymuje inny gracz.
why-has-bust = Ten gracz odpadł z bitwy.
why-head-once = Na szczyt stołu można dotrzeć tylko raz na turę.
why-host-does-not-move = Zdolność „Gospodarz” nie porusza lidera: wybierz kartę.
why-host-is-a-turn = Zdolność „Gospodarz” zastępuje całą turę; ta tura już trwa.
why-hosted = Zdolność „Gospodarz” została już użyta podczas tej herbatki.
why-hosted-twice = Zdolność „Gospodarz” została już użyta dwa razy podczas tej herbatki.
why-knight-first = Najpierw trzeba stracić Białego Rycerza.
why-last-unit = To twoja ostatnia jednostka w tej bitwie.
why-leader-last = Lidera traci się dopiero, gdy nie ma innych jednostek.
why-leader-left = Twój lider jest w regionie: nie masz już tur podczas tej herbatki.
why-leader-stays = W ten sposób nie można umieścić ani przenieść lidera.
why-madness-not-forged = Żetonów szaleństwa i trucizny nie można przekuć.
why-must-choose = Tego nie można pominąć: wybierz jedną z możliwości.
why-must-place = Trzeba to umieścić.
why-must-resolve = Ten efekt trzeba rozpatrzyć.
why-no-castle-to-raise = Nie masz tam zamku leżącego bokiem.
why-no-such-unit = Nie masz tam takiej jednostki.
why-no-supporter = Nie masz stronników w rezerwie.
why-nobody-to-move = Nie masz gdzie indziej jednostki, którą można tam przenieść.
why-not-active = Nie masz takiego aktywnego żetonu.
why-not-adjacent = Ten region nie jest sąsiedni.
why-not-dealt = Tego zadania ci nie rozdano.
why-not-drawn = Tego żetonu nie dobrano.
why-not-exhausted = Nie masz takiego wyczerpanego żetonu.
why-not-in-bag = W twoim worku nie ma takiego żetonu.
why-not-in-battle = Ten gracz nie bierze udziału w bitwie.
why-not-in-hand = Tego zadania nie masz na ręce.
why-not-in-lead = Ten gracz nie prowadzi na torze bitwy.
why-not-in-market = Tej karty nie ma wśród odkrytych.
why-not-in-supply = W puli nie ma już takiego żetonu.
why-not-nearest = To nie jest najbliższy symbol kuźni.
why-not-on-mad-track = Tego żetonu nie ma na torze szaleństwa tego gracza.
why-not-reachable = Żadna kolejność efektów nie daje tej siły.
why-not-stronger = Ten przeciwnik nie ma większej siły w bitwie niż ty.
why-not-the-hatter = Zdolność „Gospodarz” ma tylko Kapelusznik.
why-not-your-turn = To nie twoja tura.
why-one-feat = W bitwie można wypełnić tylko jeden wyczyn.
why-only-allies = Można wybrać tylko żeton sprzymierzeńca.
why-other-ally-card = Karta sprzymierzeńca w tej rozgrywce na to nie pozwala.
why-other-level = Żeton musi być we wskazanej wersji.
why-other-region = To zadanie dotyczy innego regionu.
why-others-choose = Inni gracze jeszcze wybierają.
why-others-decide = Teraz decyduje inny gracz.
why-pawn-not-in-reserve = Tego mieszkańca nie masz w rezerwie.
why-pawn-waits = Utracony mieszkaniec może wrócić tylko podczas herbatki.
why-poisoned-already = Ta karta jest już zatruta.
why-region-unused = Ten region nie jest używany w tej rozgrywce.
why-return-not-give = Przy dwóch graczach odłamek wraca do puli.
why-rook-needs-symbol = Czerwoną wieżę z zestawu A można przekuć tylko dzięki symbolowi kuźni na torze bitwy.
why-rook-stands-alone = Twoje inne żetony nie działają na Czerwoną wieżę z zestawu A.
why-supporters-left = Masz jeszcze stronników w rezerwie: jednostki przenosi się dopiero, gdy ich brakuje.
why-take-cards-first =
    Najpierw weź jeszcze { $count } { $count ->
         [one] kartę
         [few] karty
        *[many] kart
    }.
why-there-already = Ta jednostka już tam jest.
why-too-few-roses = Potrzeba dwóch aktywnych Róż.
why-too-few-there =
    Masz tam tylko { $count } { $count ->
         [one] stronnika
         [few] stronników
        *[many] stronników
    }.
why-too-many-called =
    Możesz wezwać najwyżej { $count } { $count ->
         [one] stronnika
         [few] stronników
        *[many] stronników
    }.
why-track-complete = Tor { $track } jest pełny.
why-unlocked-already = Ta zdolność jest już odblokowana.
why-yourself = Wybierz innego gracza.

## Ustawienia

setting-ally-set = Zestaw sprzymierzeńców
setting-ally-set-a = Zestaw A
setting-ally-set-b = Zestaw B
setting-ally-set-c = Zestaw C
setting-ally-set-d = Zestaw D
setting-ally-set-mixed = Mieszany
setting-card-soldier-set = Karta rodzaju: Karciany żołnierz
setting-card-soldier-set-as-set = Z zestawu sprzymierzeńców
setting-card-soldier-set-a = Zestaw A
setting-card-soldier-set-b = Zestaw B
setting-card-soldier-set-c = Zestaw C
setting-card-soldier-set-d = Zestaw D
setting-card-soldier-set-drawn = Losowy zestaw
setting-flamingo-set = Karta rodzaju: Flaming
setting-flamingo-set-as-set = Z zestawu sprzymierzeńców
setting-flamingo-set-a = Zestaw A
setting-flamingo-set-b = Zestaw B
setting-flamingo-set-c = Zestaw C
setting-flamingo-set-d = Zestaw D
setting-flamingo-set-drawn = Losowy zestaw
setting-rose-set = Karta rodzaju: Róża
setting-rose-set-as-set = Z zestawu sprzymierzeńców
setting-rose-set-a = Zestaw A
setting-rose-set-b = Zestaw B
setting-rose-set-c = Zestaw C
setting-rose-set-d = Zestaw D
setting-rose-set-drawn = Losowy zestaw
setting-red-rook-set = Karta rodzaju: Czerwona wieża
setting-red-rook-set-as-set = Z zestawu sprzymierzeńców
setting-red-rook-set-a = Zestaw A
setting-red-rook-set-b = Zestaw B
setting-red-rook-set-c = Zestaw C
setting-red-rook-set-d = Zestaw D
setting-red-rook-set-drawn = Losowy zestaw
setting-creature-set = Karta rodzaju: Istota
setting-creature-set-as-set = Z zestawu sprzymierzeńców
setting-creature-set-a = Zestaw A
setting-creature-set-b = Zestaw B
setting-creature-set-c = Zestaw C
setting-creature-set-d = Zestaw D
setting-creature-set-drawn = Losowy zestaw
setting-factions = Frakcje
setting-factions-drawn = Losowane
setting-factions-chosen = Wybierane przez graczy
setting-first-player = Kto zaczyna
setting-first-player-drawn = Losowo
setting-first-player-1 = Gracz 1
setting-first-player-2 = Gracz 2
setting-first-player-3 = Gracz 3
setting-first-player-4 = Gracz 4
setting-first-player-5 = Gracz 5
setting-odds = Własne szanse w fazie wojny
setting-odds-shown = Widoczne
setting-odds-hidden = Ukryte

## Prosta plansza

game-wonderlands-war = Wojna w Krainie Czarów
tagline-wonderlands-war = Herbatka, na której zbiera się armię. Dobieraj żetony, dopóki nie dopadnie cię szaleństwo.
zone-tea = Stół herbatki
zone-battle = Bitwa: { $region }
zone-head = Szczyt stołu
zone-head-text = Kto tu dotrze, rzuca kością odłamków, uzupełnia stół i idzie dalej.
zone-tea-deck = Talia herbatki
zone-market = Odkryci mieszkańcy
zone-round = Runda
zone-poison-pool = Pula trucizny
zone-wonderlandian-deck = Talia mieszkańców
zone-quest-deck = Talia zadań
zone-madness-supply = Pula szaleństwa
zone-battle-value = Nagroda regionu
zone-draw = Dobieranie
zone-resistance = Lokalny ruch oporu
zone-vp = PZ
zone-shards = Odłamki
zone-leader-strength = Siła lidera
zone-reserve = Stronnicy w rezerwie
zone-bag-count = Żetony w worku
zone-castle-value = Wartość zamku
zone-quest-count = Zadania na ręce
zone-strength = Siła w bitwie
zone-odds-madness = Szaleństwo przy następnym dobieraniu
zone-odds-double-madness = Podwójne szaleństwo przy następnym dobieraniu
zone-odds-poison = Trucizna przy następnym dobieraniu
zone-forge = Tory kuźni
zone-unlocked = Odblokowane zdolności
zone-quests = Zadania
zone-wonderlandians = Mieszkańcy Krainy Czarów
zone-drawn = Dobrane żetony
zone-active = Aktywne żetony
zone-madness = Tor szaleństwa
zone-exhausted = Wyczerpane żetony
zone-bag = Worek
zone-ally-cards = Karty sprzymierzeńców
mark-chair = krzesło { $chair }
mark-poison = zatruta
mark-region-vp = { $first } / { $second } / { $third } PZ
mark-first-battle = tu zaczynają się bitwy
mark-battle = Bitwa
mark-count = × { $count }
mark-unlocked = odblokowana
mark-locked = zablokowana
mark-feat-done = wyczyn wypełniony
mark-shield-working = tarcza sprawna
mark-shield-broken = tarcza pęknięta
mark-cards = karty w tej rundzie: { $count }
mark-active = w bitwie
mark-retreated = wycofanie
mark-bust = odpadnięcie
mark-strength = siła { $strength }
mark-units = jednostki: { $count }
mark-mad-odds = szaleństwo przy następnym dobieraniu: { $mad } z { $chips }
mark-symbol = na symbolu kuźni
mark-wagered = zakład zawarty
mark-wager-on = zakład na gracza: { $seat }
mark-leader-lost = lider stracony
outlook-opening = Siła początkowa
outlook-opening-leader = lider
outlook-opening-pawns = mieszkańcy
outlook-opening-castle = zamek
outlook-draw = Po dobraniu
outlook-retreat = Gdyby bitwa skończyła się teraz
outlook-winner = teraz pierwsze miejsce
outlook-tied = teraz remis o pierwsze miejsce
outlook-second = teraz drugie miejsce
outlook-none = teraz bez nagrody
outlook-forgings = przekucia: { $count }
outlook-feats = możliwe wyczyny: { $count }
outlook-filled = zapełnione krzesła: { $count }
outlook-passes = minięci liderzy: { $count }
outlook-supporter = stronnik za minięcie lidera
