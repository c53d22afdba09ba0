### Wojna w Krainie Czarów: nazwy kart, żetonów i miejsc oraz ich działanie własnymi słowami.

## Regiony

region-na-muniu = Na-Muniu
region-tumtum-trees = Drzewa Tumtum
region-red-keep = Czerwona twierdza
region-live-garden = Ogród o żywych kwiatach
region-pool-of-tears = Kałuża łez
region-short-na-muniu = Na-Muniu
region-short-tumtum-trees = Tumtum
region-short-red-keep = Twierdza
region-short-live-garden = Ogród
region-short-pool-of-tears = Kałuża

## Frakcje i artefakty

faction-alice = Alicja
faction-hatter = Kapelusznik
faction-queen = Królowa Kier
faction-jabberwock = Dżabbersmok
faction-cheshire = Kot z Cheshire
faction-short-alice = Alicja
faction-short-hatter = Kapelusznik
faction-short-queen = Królowa
faction-short-jabberwock = Dżabbersmok
faction-short-cheshire = Kot
artefact-sword-of-hope = Miecz Nadziei
artefact-enchanted-teapot = Zaklęty czajniczek
artefact-war-axe = Topór wojenny
artefact-venom-fang = Jadowity kieł
artefact-moonlit-claw = Księżycowy pazur

## Zdolności; `-two-text` to strona planszy dla 2 graczy

ability-against-the-clock = Pod prąd czasu
ability-against-the-clock-text = Porusza się dookoła stołu przeciwnie do ruchu wskazówek zegara.
ability-everywhere-at-once = Wszędzie naraz
ability-everywhere-at-once-text = Kiedy zagrywasz Miecz Nadziei, możesz przenieść Alicję z dowolnego innego regionu lub z rezerwy do tej bitwy; jeśli to zrobisz, żeton otrzymuje +1.
ability-mended-mirror = Naprawione lustro
ability-mended-mirror-text = Kiedy zagrywasz Miecz Nadziei, odwróć swoją tarczę na sprawną stronę.
ability-love-of-learning = Miłość do nauki
ability-love-of-learning-text = Na końcu bitwy możesz włożyć do worka 1 swój aktywny żeton sprzymierzeńca.
ability-friend-of-the-people = Przyjaźń z ludem
ability-friend-of-the-people-text = Po odblokowaniu: odkrywaj karty mieszkańców, aż trafisz na kartę z pionkiem; weź ją i umieść jej pionki w dowolnym regionie, a resztę wtasuj.
ability-host = Gospodarz
ability-host-text = Raz na herbatkę zamiast zwykłej tury: uzupełnij pola stołu, a potem weź dowolną kartę bez poruszania się.
ability-host-two-text = Dwa razy na herbatkę zamiast zwykłej tury: uzupełnij pola stołu, a potem weź dowolną kartę bez poruszania się.
ability-scalding-cup = Filiżanka wrzątku
ability-scalding-cup-text = Kiedy zagrywasz Zaklęty czajniczek, zyskaj 1 siły za każdy żeton na swoim torze szaleństwa.
ability-unanswerable-riddle = Zagadka bez odpowiedzi
ability-unanswerable-riddle-text = Kiedy zagrywasz Zaklęty czajniczek, możesz odrzucić 1 odłamek.
ability-war-tactics = Taktyki wojenne
ability-war-tactics-text = Za każdym razem, gdy żeton szaleństwa odbiera ci stronnika, a jakiś przeciwnik wyprzedza cię na torze bitwy, zyskaj 2 siły.
ability-always-six-oclock = Zawsze szósta
ability-always-six-oclock-text = Po rzucie kością odłamków podczas herbatki możesz rzucić jeszcze raz; liczy się drugi wynik.
ability-red-army = Czerwona armia
ability-red-army-text = Możesz umieszczać jednostki z jednej karty w kilku regionach.
ability-paint-my-world = Pomaluj mój świat
ability-paint-my-world-text = Kiedy zagrywasz Topór wojenny, możesz stracić 1 jednostkę z dowolnego regionu; wtedy żeton otrzymuje +2.
ability-royal-temper = Królewski temperament
ability-royal-temper-text = Kiedy zagrywasz Topór wojenny, ukradnij 1 PZ graczowi prowadzącemu na torze bitwy.
ability-royal-temper-two-text = Kiedy zagrywasz Topór wojenny, a przeciwnik prowadzi na torze bitwy, zyskaj 1 PZ.
ability-off-with-their-heads = Uciąć im głowę!
ability-off-with-their-heads-text = Kiedy umieszczasz Królową Kier w regionie, każdy przeciwnik traci tam 1 stronnika.
ability-double-speed = Zdwojona prędkość
ability-double-speed-text = Jeśli w swojej turze herbatki miniesz co najmniej 1 lidera, możesz umieścić 1 dodatkowego stronnika.
ability-jaws-that-bite = Tnące szczęki
ability-jaws-that-bite-text = Na początku herbatki możesz zatruć 2 karty; na końcu swojej tury 1 kartę, jeśli żadna nie jest zatruta.
ability-claws-that-catch = Szpony jak kły
ability-claws-that-catch-text = Kiedy zagrywasz Jadowity kieł, możesz włożyć 1 żeton trucizny ze swojej puli do worka przeciwnika w tej bitwie.
ability-manxome-foe = Pogromny wróg
ability-manxome-foe-text = Jadowity kieł otrzymuje +2, jeśli jakiś przeciwnik wyprzedza cię na torze bitwy.
ability-slithy-toves = Jaszmije smukwijne
ability-slithy-toves-text = Kiedy zatruwasz kartę zdolnością „Tnące szczęki”, możesz zatruć jeszcze 1 kartę.
ability-eyes-of-flame = Płomiennooki
ability-eyes-of-flame-text = Kiedy trucizna odbiera przeciwnikowi jednostkę i wraca do twojej puli, zyskaj 1 PZ.
ability-curious-gift = Osobliwy dar
ability-curious-gift-text = Kiedy podczas herbatki wyrzucisz 2 lub 3 na kości odłamków, możesz dać 1 z tych odłamków innemu graczowi.
ability-curious-gift-two-text = Kiedy podczas herbatki wyrzucisz 2 lub 3 na kości odłamków, możesz zwrócić 1 z tych odłamków do puli.
ability-nightmare-grin = Koszmarny uśmiech
ability-nightmare-grin-text = Kiedy zagrywasz Księżycowy pazur, zyskaj 1 siły za każdego przeciwnika w tej bitwie, który ma więcej odłamków niż ty.
ability-nightmare-grin-two-text = Kiedy zagrywasz Księżycowy pazur, zyskaj 2 siły, jeśli przeciwnik w tej bitwie ma więcej odłamków niż ty.
ability-vanishing-act = Sztuka znikania
ability-vanishing-act-text = Kiedy zagrywasz Księżycowy pazur, możesz przenieść 1 swojego stronnika między tym regionem a sąsiednim, ale nie swoją ostatnią jednostkę stąd.
ability-were-all-mad-here = Wszyscy tu mamy bzika
ability-were-all-mad-here-text = Za każdym razem, gdy kładziesz żeton szaleństwa na swoim torze, możesz dać 1 swój odłamek przeciwnikowi w tej bitwie.
ability-fading-smile = Gasnący uśmiech
ability-fading-smile-text = Na końcu bitwy, jeśli nie odpadasz i jej nie wygrywasz: odrzuć 1 odłamek.

## Rodzaje sprzymierzeńców

ally-card-soldier = Karciany żołnierz
ally-flamingo = Flaming
ally-rose = Róża
ally-red-rook = Czerwona wieża
ally-creature = Istota
ally-forge = Kuźnia

## Karty sprzymierzeńców

ally-card-card-soldier-a-text = Kiedy zagrywasz ten żeton, odłóż 1 swój wyczerpany żeton do worka albo podwój siłę tego żetonu.
ally-card-flamingo-a-text = Podwój siłę następnego żetonu, który w tej bitwie położysz na torze aktywnych żetonów.
ally-card-rose-a-text = Na końcu bitwy zyskaj 1 PZ za każdą aktywną Różę. Kiedy przekuwasz Różę w bitwie, zyskaj 2 PZ.
ally-card-red-rook-a-text = Zdolności twoich innych żetonów nie działają na ten żeton.
ally-card-creature-a-text = Kiedy ten żeton staje się wyczerpany, wymień go na Istotę o drugiej sile z puli.
ally-card-card-soldier-b-text = Kiedy zagrywasz ten żeton, przenieś tu z jednego sąsiedniego regionu najwyżej tylu swoich stronników, ile wynosi siła tego żetonu, albo ją podwój.
ally-card-flamingo-b-text = Dopóki masz aktywnego Flaminga, każdy zagrywany przez ciebie żeton sprzymierzeńca otrzymuje +1.
ally-card-rose-b-text = Podczas porządków twoje aktywne Róże wracają do worka, zamiast się wyczerpać.
ally-card-red-rook-b-text = Jeśli masz już aktywną Czerwoną wieżę, siła tego żetonu wynosi 1.
ally-card-creature-b-text = Na końcu bitwy gracz, który jako jedyny ma najwięcej aktywnych Istot, umieszcza 1 stronnika w dowolnym regionie.
ally-card-card-soldier-c-text = Przy następnym dobieraniu dobierz tyle dodatkowych żetonów, ile wynosi siła tego żetonu; zagraj 1, a resztę odłóż do worka.
ally-card-flamingo-c-text = Po dodaniu siły tego żetonu możesz przesunąć swój znacznik na najbliższy symbol kuźni, w przód lub w tył.
ally-card-rose-c-text = Mając co najmniej 2 aktywne Róże, możesz wypełnić jeszcze jeden wyczyn, bez względu na region i warunek.
ally-card-red-rook-c-text = Jeśli wypełnisz warunek wyczynu, mając aktywną Czerwoną wieżę, musisz na stałe usunąć 1 aktywny żeton.
ally-card-creature-c-text = Słaby żeton: +2 za każdą inną twoją aktywną Istotę. Silny żeton: −2 za każdą.
ally-card-card-soldier-d-text = Jeśli nie masz zamku w tym regionie, możesz potroić siłę tego żetonu.
ally-card-flamingo-d-text = Wybierz przeciwnika o większej sile w bitwie niż twoja; otrzymuje on 1 odłamek.
ally-card-rose-d-text = Kiedy przekuwasz ten żeton, umieść 1 stronnika w dowolnym regionie.
ally-card-red-rook-d-text = Jeśli wygrasz bitwę, otrzymujesz 1 odłamek za każdą aktywną Czerwoną wieżę i 1 więcej za każdą silną.
ally-card-creature-d-text = Jeśli masz więcej odłamków, niż wynosi siła tego żetonu, odrzuć 1; jeśli mniej, otrzymujesz 1.
ally-card-forge-text = Każdy aktywny żeton kuźni pozwala na 1 przekucie na końcu bitwy.

## Żetony

chip-card-soldier-weak = słaby Karciany żołnierz
chip-card-soldier-strong = silny Karciany żołnierz
chip-flamingo-weak = słaby Flaming
chip-flamingo-strong = silny Flaming
chip-rose-weak = słaba Róża
chip-rose-strong = silna Róża
chip-red-rook-weak = słaba Czerwona wieża
chip-red-rook-strong = silna Czerwona wieża
chip-creature-weak = słaba Istota
chip-creature-strong = silna Istota
chip-forge = żeton kuźni
chip-faction-1 = żeton frakcji 1
chip-faction-2 = żeton frakcji 2
chip-artefact = artefakt
chip-duchess-amulet = Amulet Księżnej
chip-knave-crown = Korona Waleta
chip-caterpillar-pipe = Fajka Gąsienicy
chip-humpty-glove = Rękawiczka Humpty’ego
chip-rabbit-watch = Zegarek Białego Królika
chip-hare-butter = Masło Marcowego Zająca
chip-walrus-oysters = Ostrygi Morsa
chip-gryphon-feather = Pióro Gryfa
chip-tweedles-rattle = Grzechotka Tweedledee
chip-dormouse-treacle = Melasa Susła
chip-knight-lance = Kopia Białego Rycerza
chip-turtle-shell = Skorupa Żółwiciela
chip-madness = szaleństwo
chip-double-madness = podwójne szaleństwo
chip-poison = trucizna

## Mieszkańcy Krainy Czarów z pionkami

pawn-white-rabbit = Biały Królik
pawn-white-rabbit-text = Kiedy zagrywasz żeton o wydrukowanej sile 1, zyskaj 1 siły.
pawn-knave-of-hearts = Walet Kierowy
pawn-knave-of-hearts-text = Jeśli wydrukowana siła twojego żetonu jest większa niż siła każdego żetonu zagranego w tym dobieraniu przez przeciwników, zyskaj 1 siły.
pawn-march-hare = Marcowy Zając
pawn-march-hare-text = Po ustaleniu początkowej siły każdy przeciwnik w tej bitwie traci 1 siły.
pawn-duchess = Księżna
pawn-duchess-text = Za każdą jednostkę straconą w tej bitwie zyskaj 1 PZ, ale nie w dobieraniu, w którym tracisz Księżną.
pawn-walrus = Mors
pawn-walrus-text = Jeśli wygrasz tę bitwę, zyskaj 3 PZ i możesz umieścić swój zamek w dowolnym regionie.
pawn-gryphon = Gryf
pawn-gryphon-text = Jeśli zajmiesz drugie miejsce w tej bitwie, zyskaj 2 PZ.
pawn-caterpillar = Gąsienica
pawn-caterpillar-text = Raz na bitwę możesz odłożyć odkryty żeton, który nie jest szaleństwem ani trucizną, i dobrać inny.
pawn-humpty-dumpty = Humpty Dumpty
pawn-humpty-dumpty-text = Podwójny żeton szaleństwa odbiera ci 1 jednostkę zamiast 2.
pawn-tweedles = Tweedledum i Tweedledee
pawn-tweedles-text = Dwa pionki. Jeśli na początku bitwy oba są w regionie, każdy ma siłę 2.
pawn-dormouse = Suseł
pawn-dormouse-text = Możesz wycofać się zamiast pierwszego dobierania w tej bitwie.
pawn-white-knight = Biały Rycerz
pawn-white-knight-text = Kiedy tracisz tu jednostkę, jako pierwszego musisz stracić Białego Rycerza.
pawn-mock-turtle = Żółwiciel
pawn-mock-turtle-text = Jeśli nie odpadasz i nie wygrywasz tej bitwy, zyskaj 1 dowolny słaby żeton sprzymierzeńca.
pawn-tweedledum = Tweedledum
pawn-tweedledee = Tweedledee

## Przedmioty mieszkańców Krainy Czarów

item-duchess-amulet = Amulet Księżnej
item-duchess-amulet-text = Wybierz przeciwnika w tej bitwie i włóż 1 wybrany żeton z jego toru szaleństwa do jego worka.
item-knave-crown = Korona Waleta
item-knave-crown-text = Wybierz przeciwnika w tej bitwie; następny żeton, który on w niej zagra, otrzymuje −2.
item-caterpillar-pipe = Fajka Gąsienicy
item-caterpillar-pipe-text = Jeśli w tym dobieraniu ktoś położył żeton szaleństwa na torze, zyskaj 2 siły; w przeciwnym razie odrzuć 1 odłamek.
item-humpty-glove = Rękawiczka Humpty’ego
item-humpty-glove-text = Odwróć swoją tarczę na sprawną stronę.
item-rabbit-watch = Zegarek Białego Królika
item-rabbit-watch-text = Podczas porządków ten żeton wraca do worka, zamiast się wyczerpać.
item-hare-butter = Masło Marcowego Zająca
item-hare-butter-text = Zyskaj 1 siły za każdego przeciwnika w tej bitwie, który się nie wycofał ani nie odpadł.
item-walrus-oysters = Ostrygi Morsa
item-walrus-oysters-text = Jeśli wygrasz bitwę bez remisu, zyskaj 2 PZ za każdy aktywny żeton Ostryg.
item-gryphon-feather = Pióro Gryfa
item-gryphon-feather-text = Możesz przenieść tu 1 swojego stronnika lub mieszkańca z dowolnego innego regionu.
item-tweedles-rattle = Grzechotka Tweedledee
item-tweedles-rattle-text = Jeśli masz już aktywną Grzechotkę, ten żeton otrzymuje +4.
item-dormouse-treacle = Melasa Susła
item-dormouse-treacle-text = Po umieszczeniu tego żetonu od razu się wycofujesz.
item-knight-lance = Kopia Białego Rycerza
item-knight-lance-text = Ten żeton otrzymuje +1 za każdy twój zamek na planszy.
item-turtle-shell = Skorupa Żółwiciela
item-turtle-shell-text = Raz, w późniejszym dobieraniu tej bitwy: następny zwykły żeton szaleństwa na twoim torze nie odbiera ci jednostki.

## Jednostki

unit-supporter = stronnik
unit-leader = lider

## Nagrody z kart herbatki i torów kuźni

reward-card-soldier-weak = słaby Karciany żołnierz
reward-card-soldier-strong = silny Karciany żołnierz
reward-flamingo-weak = słaby Flaming
reward-flamingo-strong = silny Flaming
reward-rose-weak = słaba Róża
reward-rose-strong = silna Róża
reward-red-rook-weak = słaba Czerwona wieża
reward-red-rook-strong = silna Czerwona wieża
reward-creature-weak = słaba Istota
reward-creature-strong = silna Istota
reward-forge = żeton kuźni
reward-any-weak = dowolny słaby sprzymierzeniec
reward-any-strong = dowolny silny sprzymierzeniec
reward-shield = tarcza
reward-wonderlandian = mieszkaniec Krainy Czarów
reward-unlock = odblokuj zdolność
reward-shed-1 = odrzuć 1 odłamek
reward-shed-3 = odrzuć 3 odłamki
reward-castle = zamek
reward-leader = +1 siły lidera
reward-calm = usuń 1 szaleństwo
reward-quest = dobierz 1 zadanie
reward-two-quests = dobierz 2 zadania, odrzuć 1
reward-smith = przekuj żeton z worka
reward-units = jednostki
reward-more-units = kolejne jednostki
reward-die = kość odłamków
reward-split = górna albo dolna strona
reward-tainted = spaczona nagroda
reward-star = 4 PZ
reward-supporters-1 = 1 stronnik do rezerwy
reward-supporters-2 = 2 stronników do rezerwy
reward-castle-value-4 = zamki są warte 4 PZ
reward-castle-value-5 = zamki są warte 5 PZ
reward-castle-value-6 = zamki są warte 6 PZ
reward-castle-value-7 = zamki są warte 7 PZ

## Karty herbatki nie mają nazw; nazywa się je po tym, co dają

tea-t1-01 = 3 jednostki · słaby Flaming · odrzuć 1 odłamek
tea-t1-02 = 3 jednostki · słaby Karciany żołnierz · odrzuć 1 odłamek
tea-t1-03 = 2 jednostki · słaba Róża · dobierz 1 zadanie
tea-t1-04 = 2 jednostki · słaba Istota · dobierz 1 zadanie
tea-t1-05 = 3 jednostki · słaba Czerwona wieża
tea-t1-06 = 2 jednostki · słaby Flaming · słaby Karciany żołnierz
tea-t1-07 = 2 jednostki · słaba Róża · słaba Istota
tea-t1-08 = 1 jednostka · słaba Czerwona wieża · słaby Flaming · tarcza
tea-t1-09 = 1 jednostka · słaby Karciany żołnierz · słaba Róża · słaba Istota
tea-t1-10 = 2 jednostki · jeszcze 2 jednostki · żeton kuźni
tea-t1-11 = 2 jednostki · żeton kuźni · słaby Karciany żołnierz
tea-t1-12 = 2 jednostki · żeton kuźni · słaba Róża
tea-t1-13 = 1 jednostka · mieszkaniec · słaby Flaming
tea-t1-14 = 2 jednostki · rzut kością · mieszkaniec · słaba Istota
tea-t1-15 = 2 jednostki · rzut kością · mieszkaniec · słaba Czerwona wieża
tea-t1-16 = 1 jednostka · odblokuj zdolność · słaba Istota
tea-t1-17 = 2 jednostki · rzut kością · odblokuj zdolność · żeton kuźni
tea-t1-18 = Odblokuj zdolność · słaba Róża · tarcza
tea-t1-19 = 1 jednostka · +1 siły lidera · słaba Istota
tea-t1-20 = 1 jednostka · +1 siły lidera · żeton kuźni
tea-t1-21 = 2 jednostki · rzut kością · +1 siły lidera · słaba Czerwona wieża
tea-t1-22 = Zamek · słaby Flaming
tea-t1-23 = 2 jednostki · rzut kością · zamek · słaby Karciany żołnierz
tea-t1-24 = 2 jednostki · dobierz 1 zadanie · słaba Czerwona wieża
tea-t1-25 = 2 jednostki · dobierz 2 zadania, odrzuć 1 · słaby Karciany żołnierz
tea-t1-26 = 1 jednostka · usuń 1 szaleństwo · słaba Róża
tea-t1-27 = 2 jednostki · góra: dowolny słaby sprzymierzeniec, słaby Flaming · dół: odrzuć 3 odłamki
tea-t1-28 = 2 jednostki · góra: odblokuj zdolność · dół: +1 siły lidera, tarcza
tea-t1-29 = 2 jednostki · słaby Flaming · z rzutem: silna Czerwona wieża
tea-t1-30 = 2 jednostki · słaby Karciany żołnierz · z rzutem: odblokuj zdolność
tea-t2-01 = 2 jednostki · silny Flaming · dobierz 1 zadanie
tea-t2-02 = 3 jednostki · silny Karciany żołnierz · odrzuć 1 odłamek
tea-t2-03 = 3 jednostki · silna Róża
tea-t2-04 = 2 jednostki · silna Istota · dobierz 1 zadanie
tea-t2-05 = 3 jednostki · silna Czerwona wieża
tea-t2-06 = 2 jednostki · słaba Czerwona wieża · słaby Flaming · odrzuć 1 odłamek
tea-t2-07 = 2 jednostki · silna Róża · słaba Istota
tea-t2-08 = 2 jednostki · silna Istota · słaby Karciany żołnierz
tea-t2-09 = 1 jednostka · silny Flaming · słaba Róża · tarcza
tea-t2-10 = 1 jednostka · silny Karciany żołnierz · słaba Czerwona wieża · tarcza
tea-t2-11 = 3 jednostki · jeszcze 2 jednostki · odrzuć 1 odłamek
tea-t2-12 = 2 jednostki · żeton kuźni · przekuj żeton z worka
tea-t2-13 = 2 jednostki · żeton kuźni · dobierz 2 zadania, odrzuć 1 · tarcza
tea-t2-14 = 1 jednostka · mieszkaniec · silna Róża
tea-t2-15 = 2 jednostki · rzut kością · mieszkaniec · silny Karciany żołnierz
tea-t2-16 = Mieszkaniec · +1 siły lidera · tarcza
tea-t2-17 = 2 jednostki · odblokuj zdolność · słaba Istota
tea-t2-18 = 2 jednostki · rzut kością · odblokuj zdolność · silna Czerwona wieża
tea-t2-19 = Odblokuj zdolność · usuń 1 szaleństwo
tea-t2-20 = 2 jednostki · +1 siły lidera · słaby Flaming
tea-t2-21 = 2 jednostki · rzut kością · +1 siły lidera · silna Istota
tea-t2-22 = 1 jednostka · zamek · słaba Róża
tea-t2-23 = 2 jednostki · rzut kością · zamek · silny Flaming
tea-t2-24 = 2 jednostki · dobierz 1 zadanie · silna Czerwona wieża
tea-t2-25 = 2 jednostki · dobierz 2 zadania, odrzuć 1 · słaby Karciany żołnierz · odrzuć 1 odłamek
tea-t2-26 = 2 jednostki · usuń 1 szaleństwo · słaby Flaming
tea-t2-27 = 2 jednostki · góra: dowolny silny sprzymierzeniec, tarcza · dół: usuń 1 szaleństwo, odrzuć 1 odłamek
tea-t2-28 = 2 jednostki · rzut kością · góra: mieszkaniec, silna Róża · dół: zamek, słaby Karciany żołnierz
tea-t2-29 = 2 jednostki · słaba Czerwona wieża · z rzutem: zamek
tea-t2-30 = 2 jednostki · słaba Istota · słaba Róża · z rzutem: mieszkaniec
tea-t3-01 = 3 jednostki · silny Flaming · dobierz 1 zadanie
tea-t3-02 = 3 jednostki · silny Karciany żołnierz · dobierz 1 zadanie
tea-t3-03 = 4 jednostki · silna Róża
tea-t3-04 = 4 jednostki · silna Istota
tea-t3-05 = 4 jednostki · silna Czerwona wieża
tea-t3-06 = 3 jednostki · silna Czerwona wieża · słaba Róża
tea-t3-07 = 3 jednostki · silny Flaming · słaba Istota
tea-t3-08 = 3 jednostki · silny Karciany żołnierz · słaba Czerwona wieża
tea-t3-09 = 2 jednostki · silna Istota · silny Flaming
tea-t3-10 = 3 jednostki · rzut kością · silna Róża · silny Karciany żołnierz
tea-t3-11 = 3 jednostki · jeszcze 3 jednostki · odrzuć 1 odłamek
tea-t3-12 = 3 jednostki · żeton kuźni · przekuj żeton z worka
tea-t3-13 = 2 jednostki · przekuj żeton z worka · silna Czerwona wieża
tea-t3-14 = 2 jednostki · mieszkaniec · silny Flaming
tea-t3-15 = 3 jednostki · mieszkaniec · słaby Karciany żołnierz
tea-t3-16 = 3 jednostki · rzut kością · mieszkaniec · silna Istota
tea-t3-17 = 2 jednostki · odblokuj zdolność · silna Róża
tea-t3-18 = 3 jednostki · odblokuj zdolność · odrzuć 1 odłamek
tea-t3-19 = 3 jednostki · +1 siły lidera · słaba Róża
tea-t3-20 = 3 jednostki · rzut kością · +1 siły lidera · +1 siły lidera · tarcza
tea-t3-21 = 2 jednostki · zamek · słaba Istota
tea-t3-22 = Zamek · silna Czerwona wieża
tea-t3-23 = 2 jednostki · dobierz 2 zadania, odrzuć 1 · silna Róża
tea-t3-24 = 3 jednostki · usuń 1 szaleństwo · słaby Flaming
tea-t3-25 = Usuń 1 szaleństwo · odblokuj zdolność · tarcza
tea-t3-26 = 3 jednostki · odrzuć 3 odłamki · dobierz 1 zadanie
tea-t3-27 = 3 jednostki · góra: dowolny silny sprzymierzeniec, odrzuć 1 odłamek · dół: zamek
tea-t3-28 = 3 jednostki · rzut kością · góra: zamek, tarcza · dół: odblokuj zdolność, silny Karciany żołnierz
tea-t3-29 = 3 jednostki · słaba Istota · z rzutem: zamek
tea-t3-30 = 3 jednostki · silny Karciany żołnierz · z rzutem: mieszkaniec

## Zadania

quest-paint-the-roses = Pomaluj róże
quest-paint-the-roses-text =
    Wyczyn: zakończ bitwę w regionie Ogrodu o żywych kwiatach z siłą 3, 4, 9 lub 10.
    Cel: 7 lub więcej Róż i/lub Karcianych żołnierzy.
quest-the-tiger-lily-speaks = Lilia tygrysia przemawia
quest-the-tiger-lily-speaks-text =
    Wyczyn: zakończ bitwę w regionie Ogrodu o żywych kwiatach z ostatnim aktywnym żetonem o bazowej wartości siły 2.
    Cel: 7 lub więcej Flamingów i/lub Istot.
quest-a-bed-of-thorns = Grządka cierni
quest-a-bed-of-thorns-text =
    Wyczyn: zakończ bitwę w regionie Ogrodu o żywych kwiatach z dokładnie 3 lub 5 aktywnymi żetonami.
    Cel: co najmniej 3 zamki na planszy (dla 2 graczy: stojące).
quest-two-and-five-and-seven = Dwójka, Piątka i Siódemka
quest-two-and-five-and-seven-text =
    Wyczyn: zajmij drugie miejsce w bitwie w regionie Ogrodu o żywych kwiatach.
    Cel: 7 lub więcej Karcianych żołnierzy i/lub Czerwonych wież.
quest-petals-in-the-wind = Płatki na wietrze
quest-petals-in-the-wind-text =
    Wyczyn: zakończ bitwę w regionie Ogrodu o żywych kwiatach, mając tam dokładnie 2 jednostki.
    Cel: 7 lub więcej Róż i/lub Flamingów.
quest-all-in-the-golden-afternoon = W złociste popołudnie
quest-all-in-the-golden-afternoon-text =
    Wyczyn: zakończ bitwę w regionie Ogrodu o żywych kwiatach z co najmniej 3 różnymi rodzajami sprzymierzeńców wśród aktywnych żetonów.
    Cel: siła lidera co najmniej 5.
quest-a-fortress-called-a-castle = Twierdza zwana zamkiem
quest-a-fortress-called-a-castle-text =
    Wyczyn: zakończ bitwę w regionie Na-Muniu z ostatnim aktywnym żetonem o bazowej wartości siły 1.
    Cel: 7 lub więcej Róż i/lub Czerwonych wież.
quest-off-the-wall = Upadek z muru
quest-off-the-wall-text =
    Wyczyn: zakończ bitwę w regionie Na-Muniu z siłą 5, 6, 11 lub 12.
    Cel: 7 lub więcej Karcianych żołnierzy i/lub Istot.
quest-words-mean-what-i-choose = Słowa znaczą, co zechcę
quest-words-mean-what-i-choose-text =
    Wyczyn: zakończ bitwę w regionie Na-Muniu z dokładnie 1 lub 4 aktywnymi żetonami.
    Cel: co najmniej 3 odblokowane zdolności.
quest-the-other-side-of-the-hedge = Po drugiej stronie żywopłotu
quest-the-other-side-of-the-hedge-text =
    Wyczyn: zajmij drugie miejsce w bitwie w regionie Na-Muniu.
    Cel: 7 lub więcej Flamingów i/lub Czerwonych wież.
quest-a-lonely-sentinel = Samotny wartownik
quest-a-lonely-sentinel-text =
    Wyczyn: zakończ bitwę w regionie Na-Muniu, mając tam dokładnie 1 jednostkę.
    Cel: 7 lub więcej Róż i/lub Istot.
quest-guests-from-everywhere = Goście zewsząd
quest-guests-from-everywhere-text =
    Wyczyn: zakończ bitwę w regionie Na-Muniu z co najmniej 3 różnymi rodzajami sprzymierzeńców wśród aktywnych żetonów.
    Cel: co najmniej 3 karty mieszkańców Krainy Czarów.
quest-curious-oysters = Ciekawskie ostrygi
quest-curious-oysters-text =
    Wyczyn: zakończ bitwę w regionie Drzew Tumtum z dokładnie 2 lub 6 aktywnymi żetonami.
    Cel: co najmniej 3 różne rodzaje sprzymierzeńców na twoich torach kuźni.
quest-uffish-thought = Czarsmutślenie
quest-uffish-thought-text =
    Wyczyn: zakończ bitwę w regionie Drzew Tumtum z ostatnim aktywnym żetonem o bazowej wartości siły 1.
    Cel: 7 lub więcej Istot i/lub Czerwonych wież.
quest-rest-by-the-tree = Odpoczynek pod drzewem
quest-rest-by-the-tree-text =
    Wyczyn: zakończ bitwę w regionie Drzew Tumtum z siłą 2, 3, 7 lub 8.
    Cel: 7 lub więcej Karcianych żołnierzy i/lub Flamingów.
quest-runner-up-in-the-race = Drugi w wyścigu
quest-runner-up-in-the-race-text =
    Wyczyn: zajmij drugie miejsce w bitwie w regionie Drzew Tumtum.
    Cel: 7 lub więcej Róż i/lub Karcianych żołnierzy.
quest-roots-hold-fast = Korzenie trzymają mocno
quest-roots-hold-fast-text =
    Wyczyn: zakończ bitwę w regionie Drzew Tumtum, mając tam dokładnie 3 jednostki.
    Cel: co najmniej 8 jednostek na planszy.
quest-cabbages-and-kings = Kapusta i królowie
quest-cabbages-and-kings-text =
    Wyczyn: zakończ bitwę w regionie Drzew Tumtum z co najmniej 4 różnymi rodzajami sprzymierzeńców wśród aktywnych żetonów.
    Cel: 7 lub więcej Flamingów i/lub Czerwonych wież.
quest-storm-the-ramparts = Szturm na wały
quest-storm-the-ramparts-text =
    Wyczyn: zakończ bitwę w regionie Czerwonej twierdzy z siłą 6, 7, 13 lub 14.
    Cel: 7 lub więcej Róż i/lub Czerwonych wież.
quest-the-queens-croquet = Krokiet Królowej
quest-the-queens-croquet-text =
    Wyczyn: zakończ bitwę w regionie Czerwonej twierdzy z ostatnim aktywnym żetonem o bazowej wartości siły 3.
    Cel: 7 lub więcej Flamingów i/lub Istot.
quest-hammer-and-anvil = Młot i kowadło
quest-hammer-and-anvil-text =
    Wyczyn: zakończ bitwę w regionie Czerwonej twierdzy z dokładnie 3 lub 6 aktywnymi żetonami.
    Cel: co najmniej 6 żetonów na twoich torach kuźni.
quest-no-crown-required = Korona zbyteczna
quest-no-crown-required-text =
    Wyczyn: wygraj bez remisu bitwę w regionie Czerwonej twierdzy, gdy nie ma tam twojego lidera.
    Cel: 7 lub więcej Karcianych żołnierzy i/lub Czerwonych wież.
quest-the-last-guard = Ostatni strażnik
quest-the-last-guard-text =
    Wyczyn: zakończ bitwę w regionie Czerwonej twierdzy, mając tam dokładnie 1 jednostkę.
    Cel: 7 lub więcej Róż i/lub Istot.
quest-every-banner-raised = Wszystkie sztandary w górę
quest-every-banner-raised-text =
    Wyczyn: zakończ bitwę w regionie Czerwonej twierdzy z co najmniej 3 różnymi rodzajami sprzymierzeńców wśród aktywnych żetonów.
    Cel: co najmniej 2 pełne tory kuźni.
quest-swim-for-shore = Płyń do brzegu
quest-swim-for-shore-text =
    Wyczyn: zakończ bitwę w regionie Kałuży łez z siłą 4, 5, 10 lub 11.
    Cel: 7 lub więcej Karcianych żołnierzy i/lub Flamingów.
quest-the-driest-thing-i-know = Najsuchsza rzecz, jaką znam
quest-the-driest-thing-i-know-text =
    Wyczyn: zakończ bitwę w regionie Kałuży łez z ostatnim aktywnym żetonem o bazowej wartości siły 2.
    Cel: 7 lub więcej Istot i/lub Czerwonych wież.
quest-caucus-race = Wyścig ogonkowy
quest-caucus-race-text =
    Wyczyn: zakończ bitwę w regionie Kałuży łez z dokładnie 2 lub 5 aktywnymi żetonami.
    Cel: 4 lub więcej żetonów kuźni.
quest-nine-feet-of-sorrow = Dziewięć stóp smutku
quest-nine-feet-of-sorrow-text =
    Wyczyn: zakończ bitwę w regionie Kałuży łez z co najmniej 2 żetonami na torze szaleństwa.
    Cel: 7 lub więcej Róż i/lub Flamingów.
quest-a-mouses-tale = Opowieść Myszy
quest-a-mouses-tale-text =
    Wyczyn: zakończ bitwę w regionie Kałuży łez, mając tam dokładnie 2 jednostki.
    Cel: 7 lub więcej Karcianych żołnierzy i/lub Istot.
quest-prizes-for-all = Nagrody dla wszystkich
quest-prizes-for-all-text =
    Wyczyn: zajmij drugie miejsce w bitwie w regionie Kałuży łez.
    Cel: najwyżej 3 odłamki.
