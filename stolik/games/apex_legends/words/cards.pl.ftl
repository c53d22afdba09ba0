### Apex Legends: nazwy wszystkiego, co wydrukowano, działanie własnymi słowami i pojęcia gry.
### Słowa w nawiasach kątowych to cechy: miotany, ukrycie, przeszkoda.

## Legendy

card-gibraltar = Gibraltar
card-gibraltar-text = Rola: wsparcie. Zdolności: Kopuła ochronna, Bombardowanie.
card-bangalore = Bangalore
card-bangalore-text = Rola: szturm. Zdolności: Wyrzutnia dymu, Piorun kulisty.
card-wraith = Wraith
card-wraith-text = Rola: zaczepna. Zdolności: Przez otchłań, Wrota wymiarów.
card-bloodhound = Bloodhound
card-bloodhound-text = Rola: zwiad. Zdolności: Oko Wszechojca, Dziku łowcu.
card-pathfinder = Pathfinder
card-pathfinder-text = Rola: zaczepna. Zdolności: Hak z liną, Działo z linką.
card-lifeline = Lifeline
card-lifeline-text = Rola: wsparcie. Zdolności: Dron leczący D.O.C., Zrzut zaopatrzenia Lifeline.

## Zdolności

card-dome-of-protection = Kopuła ochronna
card-dome-of-protection-text = Akcja darmowa: umieść kopułę na wolnym, widocznym punkcie przecięcia w odległości 0–2. Tworzy strefę na 3 tury. Legendy w strefie ignorują obrażenia <miotane>. Ze strefy nie wolno strzelać, wykonywać zniszczenia ani rzucać na zewnątrz; spoza strefy nie wolno wykonywać akcji strzelania ani zniszczenia do niej i przez nią. Odnawianie 3.
card-defensive-bombardment = Bombardowanie
card-defensive-bombardment-text = Akcja darmowa: umieść figurkę na polu w odległości 0–5. Po opóźnieniu 2 tur każda legenda w obszarze 5×5 otrzymuje 24 obrażenia <miotane>, niezależnie od zasłon i poziomów. Odnawianie 3.
card-smoke-launcher = Wyrzutnia dymu
card-smoke-launcher-text = Akcja darmowa: umieść dym na wolnym punkcie przecięcia w odległości 0–5. Tworzy strefę na 3 tury: strzelanie z niej, do niej lub przez nią ma trudność trafienia +10. Odnawianie 2.
card-rolling-thunder = Piorun kulisty
card-rolling-thunder-text = Akcja darmowa: umieść figurkę na polu w odległości 0–5, zwróconą ku jednej z krawędzi mapy. Po opóźnieniu 2 tur każdy wróg w obszarze 5×4 otrzymuje 20 obrażeń <miotanych>, niezależnie od zasłon i poziomów; następnie figurka przesuwa się o 3 pola do przodu i po kolejnych 2 turach uderza ponownie. Odnawianie 2.
card-into-the-void = Przez otchłań
card-into-the-void-text = Akcja darmowa: do końca twojej aktywacji każda twoja akcja ruchu ma o 1 PR więcej. Albo reakcja przed ostrzałem: broń o szybkostrzelności co najmniej 3 strzela z szybkostrzelnością 2; po kroku Zadanie obrażeń możesz wykonać ruch 2. Odnawianie 3.
card-dimensional-rift = Wrota wymiarów
card-dimensional-rift-text = Akcja specjalna, 1 PA: umieść wrota wymiarów na wolnym przylegającym polu, wykonaj ruch 5, a następnie umieść drugie wrota na wolnym przylegającym polu. Przez 3 tury legenda, która wejdzie na pole z wrotami, przenosi się na wolne pole sąsiadujące z drugimi wrotami i może kontynuować ruch. Odnawianie 2.
card-eye-of-the-allfather = Oko Wszechojca
card-eye-of-the-allfather-text = Akcja darmowa: przyłącz kruka do maksymalnie 3 wrogów w odległości 1–3. Przez 3 tury, gdy legenda twojej drużyny strzela do wroga z krukiem, każda karta celowania z symbolem UKRYCIE to trafienie. Odnawianie 3.
card-beast-of-the-hunt = Dziku łowcu
card-beast-of-the-hunt-text = Akcja darmowa: przyłącz figurkę dziku łowcu do swojej legendy na 3 tury. Każda twoja akcja ruchu o wartości co najmniej 2 ma o 1 PR więcej; gdy strzelasz, trudność trafienia −5. Gdy wyeliminujesz wroga, 3 tury liczą się od nowa. Odnawianie 2.
card-grappling-hook = Hak z liną
card-grappling-hook-text = Akcja specjalna, 1 PA: przenieś się na wolne, widoczne pole w odległości 1–3. Jeśli jesteś teraz na wyższym poziomie albo przylegasz do obiektu z cechą <przeszkoda>, <zasłona> albo <nieprzekraczalny>, możesz przenieść się jeszcze raz na wolne pole w odległości 1–2. Albo reakcja po ostrzale: przenieś się na wolne, widoczne pole w odległości 1–2. Odnawianie 2.
card-zipline-gun = Działo z linką
card-zipline-gun-text = Akcja darmowa: umieść jeden punkt zaczepu linki na wolnym przylegającym punkcie przecięcia, a drugi na wolnym, widocznym punkcie przecięcia w odległości 3–5. Są połączone, zostają na mapie i służą każdej legendzie. Odnawianie 3.
card-heal-drone = Dron leczący D.O.C.
card-heal-drone-text = Akcja darmowa: umieść drona na wolnym, widocznym polu na twoim poziomie lub niższym w odległości 1–3. Od razu i ponownie po opóźnieniu 2 tur każda legenda przylegająca do niego przywraca sobie 8 punktów zdrowia. Odnawianie 2.
card-care-package = Zrzut zaopatrzenia Lifeline
card-care-package-text = Akcja darmowa: umieść znacznik miejsca zrzutu na wolnym, widocznym polu w odległości 1–2. Po opóźnieniu 2 tur legenda na tym polu otrzymuje 15 obrażeń i musi je opuścić; ląduje tam zrzut. Dowolna legenda może raz na niego oddziaływać: 3 żetony z woreczka Lifeline. Odnawianie 3.

## Wyczyny

card-safe-haven = Bezpieczna przystań
card-safe-haven-text = Akcja darmowa: każda legenda twojej drużyny w strefie kopuły może użyć 1 akcesorium.
card-shoulder-charge = Szarża barkiem
card-shoulder-charge-text = Akcja specjalna, 1 PA: ruch 2. Następnie zadaj 4 obrażenia wrogowi na przylegającym polu i odepchnij go o 2 pola (kolizja 6).
card-dug-in = Okopany
card-dug-in-text = Wzmocnienie strzelania: stabilność 2. Jeśli jesteś w strefie kopuły albo przylegasz do obiektu z cechą <ukrycie>, każde trafienie zadaje o 2 obrażenia więcej.
card-behind-me = Za mną
card-behind-me-text = Reakcja po ostrzale (drużyna): jeśli celem jesteś ty albo sojusznik w odległości 1–2 i nie został wyeliminowany, przywraca sobie 8 punktów osłony.
card-living-shield = Żywa tarcza
card-living-shield-text = Reakcja przed ostrzałem (drużyna): jeśli to ty jesteś celem, zignoruj 8 obrażeń. Jeśli jesteś na polu przylegającym do celu, zamień się z nim miejscami; stajesz się celem i ignorujesz 8 obrażeń.
card-not-on-my-watch = Nie na mojej warcie
card-not-on-my-watch-text = Natychmiastowa: gdy ty albo sojusznik na przylegającym polu ma otrzymać obrażenia <miotane>: ta legenda ignoruje 10 z nich.
card-quick-deploy = Szybkie rozstawienie
card-quick-deploy-text = Akcja darmowa: przyspiesz odnawianie kopuły ochronnej o 2.
card-bring-me-down = Powal mnie
card-bring-me-down-text = Reakcja przed ostrzałem: zmniejsz obrażenia od strzału w głowę broni strzelca o 10 (nie poniżej 0). Zignoruj 10 obrażeń.
card-cold-steel = Zimna stal
card-cold-steel-text = Akcja darmowa: możesz zadać 6 obrażeń wrogowi na przylegającym polu. Następnie ruch 2.
card-armour-piercers = Pociski przeciwpancerne
card-armour-piercers-text = Wzmocnienie strzelania: każde trafienie zadaje o 2 obrażenia więcej.
card-trigger-discipline = Dyscyplina ogniowa
card-trigger-discipline-text = Wzmocnienie strzelania: trudność trafienia −10. Szybkostrzelność −1 (nie poniżej 1).
card-double-time = Biegiem marsz
card-double-time-text = Akcja specjalna, 1 PA: ruch 4.
card-lost-in-the-smoke = Zagubieni w dymie
card-lost-in-the-smoke-text = Reakcja przed ostrzałem (drużyna): możesz inicjować zdolność wyrzutni dymu, jeśli jest dostępna. Jeśli wróg strzela ze strefy dymu, do niej lub przez nią, ignoruje symbol NIŻEJ na kartach celowania, a każda karta z symbolem UKRYCIE to chybienie, gdziekolwiek stoi cel.
card-bad-day-shooter = Zły dzień, strzelcu
card-bad-day-shooter-text = Reakcja przed ostrzałem (drużyna): możesz inicjować zdolność wyrzutni dymu, jeśli jest dostępna. Jeśli wróg strzela ze strefy dymu, do niej lub przez nią, strzela z trudnością trafienia 65; jej modyfikatorów nie uwzględnia się.
card-always-ready = Zawsze gotowa
card-always-ready-text = Reakcja po ostrzale: wybierz: ruch 3; albo ruch 1, a następnie możesz użyć zwykłego akcesorium.
card-resupply = Uzupełnienie zapasów
card-resupply-text = Akcja darmowa: zyskaj 2 amunicji.
card-come-and-find-me = Znajdź mnie
card-come-and-find-me-text = Akcja darmowa: wybierz legendę na polu przylegającym do wrót wymiarów. Przenieś ją na wolne pole sąsiadujące z drugimi wrotami wymiarów.
card-phase-step = Krok fazowy
card-phase-step-text = Akcja darmowa: przenieś się na wolne pole w odległości 1–2 na twoim poziomie lub niższym.
card-whispers = Szepty
card-whispers-text = Reakcja przed ostrzałem: trudność trafienia +10. Po kroku Zadanie obrażeń możesz wykonać ruch 1.
card-seen-it-before = Już to widziałam
card-seen-it-before-text = Wzmocnienie strzelania: obejrzyj 4 wierzchnie karty celowania; dowolne z nich odłóż na spód talii, a resztę na wierzch w dowolnej kolejności.
card-forewarned = Ostrzeżona
card-forewarned-text = Natychmiastowa: gdy znane jest faktyczne miejsce lądowania granatu, a ty jesteś w jego obszarze działania, przed zadaniem obrażeń: ruch 2.
card-kunai = Kunai
card-kunai-text = Akcja specjalna, 1 PA: ruch 2 i atak wręcz; atak udaje się bez karty celowania i zadaje 6 obrażeń zamiast 4.
card-this-way = Tędy
card-this-way-text = Reakcja po ostrzale (drużyna): dowolna legenda twojej drużyny może wykonać ruch 2.
card-from-nowhere = Znikąd
card-from-nowhere-text = Wzmocnienie strzelania: jeśli cel jest w odległości 1–2: trudność trafienia −10, a każdy strzał w głowę zadaje o 3 obrażenia więcej.
card-allfathers-strength = Siła Wszechojca
card-allfathers-strength-text = Akcja specjalna, 1 PA: strzelanie. Następnie ruch 2.
card-read-the-tracks = Czytanie tropów
card-read-the-tracks-text = Akcja darmowa: wybierz wroga w odległości 1–5. Do końca swojej aktywacji ignoruj symbol UKRYCIE, gdy do niego strzelasz.
card-patient-hunter = Cierpliwość łowcy
card-patient-hunter-text = Wzmocnienie strzelania: jeśli ta legenda nie poruszała się w tej aktywacji: trudność trafienia −10, stabilność 1.
card-foregone-conclusion = Z góry przesądzone
card-foregone-conclusion-text = Natychmiastowa: zagraj jako wzmocnienie strzelania dowolnej legendy twojej drużyny: jeśli cel jest poza optymalnym zasięgiem użytej broni, trudność trafienia −10. Po odkryciu wszystkich kart celowania strzelec może odłożyć do 2 z nich na spód talii i odkryć w ich miejsce nowe.
card-ravens-warning = Ostrzeżenie kruka
card-ravens-warning-text = Reakcja przed ostrzałem (drużyna): po odkryciu wszystkich kart celowania wybierz 1 z nich: strzelec odkłada ją na spód talii i odkrywa w jej miejsce nową.
card-pursuit = Pościg
card-pursuit-text = Akcja darmowa: ruch 3; na koniec musisz być bliżej co najmniej jednego wroga niż przedtem.
card-slip-the-snare = Wymknięcie się z sideł
card-slip-the-snare-text = Reakcja po ostrzale: ruch 2. Następnie przyspiesz odnawianie jednej ze swoich zdolności o 1.
card-trophy = Trofeum
card-trophy-text = Natychmiastowa: gdy legenda twojej drużyny wyeliminuje wroga: przywróć sobie 10 punktów zdrowia i dobierz 1 kartę wyczynu.
card-all-aboard = Wszyscy na pokład
card-all-aboard-text = Akcja darmowa: dowolna legenda twojej drużyny może wykonać ruch 1 i oddziaływać na przylegający punkt zaczepu linki.
card-targeting-upgrade = Ulepszone celowanie
card-targeting-upgrade-text = Wzmocnienie strzelania: stabilność 2. Za każde pole poza optymalnym zasięgiem trudność trafienia rośnie o 5 zamiast 10.
card-quick-swing = Lot na linie
card-quick-swing-text = Akcja darmowa: przenieś się na wolne, widoczne pole w odległości 1–2. Następnie możesz odepchnąć wroga na przylegającym polu o 1 pole (kolizja 3).
card-return-to-sender = Zwrot do nadawcy
card-return-to-sender-text = Natychmiastowa: gdy znane jest faktyczne miejsce lądowania granatu i leży ono w odległości 1–2 od ciebie, ale nie na wyższym poziomie: przesuń granat o maksymalnie 2 pola, każde w dowolnym kierunku, przed zadaniem obrażeń.
card-uppercut = Podbródkowy
card-uppercut-text = Akcja specjalna, 1 PA: zadaj 6 obrażeń wrogowi na przylegającym polu i odepchnij go o 3 pola (kolizja 6).
card-reel-in = Przyciąganie
card-reel-in-text = Reakcja po ostrzale (drużyna): widocznego sojusznika w odległości 1–3 możesz przenieść na wolne pole przylegające do ciebie.
card-hard-target = Trudny cel
card-hard-target-text = Reakcja przed ostrzałem: trudność trafienia +5; jeśli jesteś na wyższym poziomie niż strzelec, zamiast tego +15.
card-recalibrate = Rekalibracja
card-recalibrate-text = Akcja darmowa: przyspiesz odnawianie haka z liną o 2.
card-fresh-supplies = Świeże zapasy
card-fresh-supplies-text = Akcja darmowa: jeśli jesteś na polu przylegającym do skrzyni z zaopatrzeniem: przywróć 12 punktów osłony albo 12 punktów zdrowia sobie lub sojusznikowi na przylegającym polu.
card-shock-sticks = Porażające pałeczki
card-shock-sticks-text = Akcja specjalna, 1 PA: zadaj 8 obrażeń wrogowi na przylegającym polu i odepchnij go o 1 pole (kolizja 4). Następnie ruch 1.
card-on-my-way = Już idę
card-on-my-way-text = Akcja darmowa: ruch 2. Następnie ty albo sojusznik na przylegającym polu może użyć zwykłego akcesorium.
card-triage = Segregacja rannych
card-triage-text = Reakcja po ostrzale (drużyna): jeśli cel jest w odległości 0–4 od ciebie i nie został wyeliminowany, przywraca sobie 8 punktów zdrowia.
card-guardian-angel = Anioł stróż
card-guardian-angel-text = Natychmiastowa: gdy dowolna legenda twojej drużyny wykonuje akcję odrodzenia: robi to bez wydawania PA. Jeśli to sojusznik, może odrodzić się na wolnym polu przylegającym do ciebie.
card-scavenge = Szperanie
card-scavenge-text = Akcja darmowa: jeśli przylegasz do skrzyni z zaopatrzeniem, otwartej lub zamkniętej: dobierz 1 rzadki żeton łupu.
card-covering-fire = Ogień osłonowy
card-covering-fire-text = Wzmocnienie strzelania: każde trafienie zadaje o 1 obrażenie więcej. Po kroku Zadanie obrażeń sojusznik w odległości 1–3 może wykonać ruch 1.
card-combat-shield = Osłona bojowa
card-combat-shield-text = Reakcja przed ostrzałem (drużyna): jeśli cel jest w odległości 0–3 od ciebie: ignoruje 6 obrażeń; jeśli przylega do drona leczącego D.O.C., zamiast tego 10.

## Łupy

card-syringe = Strzykawka
card-syringe-text = Akcesorium. Przywróć do 12 punktów zdrowia.
card-shield-cell = Ogniwo osłony
card-shield-cell-text = Akcesorium. Przywróć do 12 punktów osłony.
card-med-kit = Apteczka
card-med-kit-text = Akcesorium. Przywróć do 20 punktów zdrowia.
card-shield-battery = Bateria osłony
card-shield-battery-text = Akcesorium. Przywróć do 20 punktów osłony.
card-ultimate-accelerant = Akcelerator
card-ultimate-accelerant-text = Akcesorium. Przyspiesz odnawianie każdej swojej zdolności o 2.
card-phoenix-kit = Zestaw feniksa
card-phoenix-kit-text = Akcesorium. Przywróć do 15 punktów zdrowia i do 15 punktów osłony.
card-thermite-grenade = Granat termitowy
card-thermite-grenade-text = Granat. Zasięg 2–5; dobierz 1 kartę celowania i przesuń żeton: 15 obrażeń <miotanych> w obszarze 1×5, wzdłuż dowolnej osi.
card-frag-grenade = Granat odłamkowy
card-frag-grenade-text = Granat. Zasięg 2–5; dobierz 2 karty celowania i przesuń żeton: 20 obrażeń <miotanych> na jego polu, 10 na pozostałych polach obszaru 3×3.
card-barrel-stabilizer-common = Stabilizator lufy (zwykły)
card-barrel-stabilizer-common-text = Dodatek. Stabilność 1.
card-hcog-classic = 1× OCH „Klasyczny”
card-hcog-classic-text = Dodatek. W odległości 1–2: trudność trafienia −5. Oznaczenie: bliski.
card-standard-stock-common = Standardowa kolba (zwykła)
card-standard-stock-common-text = Dodatek. Każde trafienie +1 do obrażeń.
card-barrel-stabilizer-rare = Stabilizator lufy (rzadki)
card-barrel-stabilizer-rare-text = Dodatek. Stabilność 2.
card-light-magazine = Powiększenie lekkiego magazynku
card-light-magazine-text = Dodatek. Szybkostrzelność +1.
card-heavy-magazine = Powiększenie ciężkiego magazynku
card-heavy-magazine-text = Dodatek. Szybkostrzelność +1.
card-energy-magazine = Powiększenie energetycznego magazynku
card-energy-magazine-text = Dodatek. Szybkostrzelność +1.
card-hcog-bruiser = 2× OCH „Mocarz”
card-hcog-bruiser-text = Dodatek. W odległości 2–3: trudność trafienia −10. Oznaczenie: średni.
card-variable-holo = 1×–2× regulowany holo
card-variable-holo-text = Dodatek. W odległości 1–4: trudność trafienia −5. Oznaczenie: bliski.
card-sniper-6x = 6× celownik snajperski
card-sniper-6x-text = Dodatek. W odległości 5+: trudność trafienia −5. Oznaczenie: daleki.
card-standard-stock-rare = Standardowa kolba (rzadka)
card-standard-stock-rare-text = Dodatek. Każde trafienie +2 do obrażeń.
card-sniper-stock-rare = Kolba snajperska (rzadka)
card-sniper-stock-rare-text = Dodatek. Pierwsze trafienie akcji strzelania +6 do obrażeń.
card-barrel-stabilizer-epic = Stabilizator lufy (epicki)
card-barrel-stabilizer-epic-text = Dodatek. Stabilność 3.
card-sniper-magazine = Powiększenie magazynku snajperskiego
card-sniper-magazine-text = Dodatek. Szybkostrzelność +1.
card-shotgun-bolt = Rygiel do strzelby
card-shotgun-bolt-text = Dodatek. Pierwsza liczba szybkostrzelności +1.
card-hcog-ranger = 3× OCH „Strażnik”
card-hcog-ranger-text = Dodatek. W odległości 4–6: trudność trafienia −10. Oznaczenie: średni.
card-variable-aog = 2×–4× regulowany AOG
card-variable-aog-text = Dodatek. W odległości 2–5: trudność trafienia −10. Oznaczenie: średni.
card-variable-sniper = 4×–8× regulowany celownik snajperski
card-variable-sniper-text = Dodatek. W odległości 4+: trudność trafienia −10. Oznaczenie: daleki.
card-standard-stock-epic = Standardowa kolba (epicka)
card-standard-stock-epic-text = Dodatek. Każde trafienie +3 do obrażeń.
card-sniper-stock-epic = Kolba snajperska (epicka)
card-sniper-stock-epic-text = Dodatek. Pierwsze trafienie akcji strzelania +9 do obrażeń.
card-holo = 1× holo
card-holo-text = Dodatek. W odległości 1–2: trudność trafienia −5. Oznaczenie: bliski.
card-digital-threat = 1× cyfrowy wykrywacz zagrożeń
card-digital-threat-text = Dodatek. W odległości 1–2: trudność trafienia −15. Oznaczenie: bliski.
card-digital-sniper-threat = 6×–10× snajperski wykrywacz zagrożeń
card-digital-sniper-threat-text = Dodatek. W odległości 5+: trudność trafienia −15. Oznaczenie: daleki.
card-sniper-stock-common = Kolba snajperska (zwykła)
card-sniper-stock-common-text = Dodatek. Pierwsze trafienie akcji strzelania +3 do obrażeń.
card-helmet-rare = Hełm (rzadki)
card-helmet-rare-text = Sprzęt. Ignoruje 1 strzał w głowę na karcie o wartości 50 lub mniejszej.
card-body-shield-rare = Osłona osobista (rzadka)
card-body-shield-rare-text = Sprzęt. Limit osłony 30. Przywraca 10 punktów osłony, gdy zostaje założona niewyczerpana.
card-body-shield-rare-used = Osłona osobista (rzadka, wyczerpana)
card-body-shield-rare-used-text = Sprzęt. Limit osłony 30. Wyczerpana: niczego nie przywraca.
card-knockdown-shield-rare = Osłona leżącego (rzadka)
card-knockdown-shield-rare-text = Sprzęt. Zmniejsza o 10 obrażenia, które sprowadziłyby zdrowie do 0, raz do czasu eliminacji.
card-knockdown-shield-rare-used = Osłona leżącego (rzadka, wyczerpana)
card-knockdown-shield-rare-used-text = Sprzęt. Wyczerpana do czasu eliminacji właściciela.
card-helmet-epic = Hełm (epicki)
card-helmet-epic-text = Sprzęt. Ignoruje do 2 strzałów w głowę na kartach o wartości 60 lub mniejszej.
card-body-shield-epic = Osłona osobista (epicka)
card-body-shield-epic-text = Sprzęt. Limit osłony 40. Przywraca 10 punktów osłony, gdy zostaje założona niewyczerpana.
card-body-shield-epic-used = Osłona osobista (epicka, wyczerpana)
card-body-shield-epic-used-text = Sprzęt. Limit osłony 40. Wyczerpana: niczego nie przywraca.
card-knockdown-shield-epic = Osłona leżącego (epicka)
card-knockdown-shield-epic-text = Sprzęt. Zmniejsza o 15 obrażenia, które sprowadziłyby zdrowie do 0, raz do czasu eliminacji.
card-knockdown-shield-epic-used = Osłona leżącego (epicka, wyczerpana)
card-knockdown-shield-epic-used-text = Sprzęt. Wyczerpana do czasu eliminacji właściciela.
card-helmet-legendary = Hełm (legendarny)
card-helmet-legendary-text = Sprzęt. Ignoruje do 2 strzałów w głowę na kartach o wartości 60 lub mniejszej. Akcja specjalna, 1 PA: oddziaływanie i użycie.
card-body-shield-legendary = Osłona osobista (legendarna)
card-body-shield-legendary-text = Sprzęt. Limit osłony 40. Przywraca 20 punktów osłony, gdy zostaje założona niewyczerpana.
card-body-shield-legendary-used = Osłona osobista (legendarna, wyczerpana)
card-body-shield-legendary-used-text = Sprzęt. Limit osłony 40. Wyczerpana: niczego nie przywraca.
card-knockdown-shield-legendary = Osłona leżącego (legendarna)
card-knockdown-shield-legendary-text = Sprzęt. Zmniejsza o 15 obrażenia, które sprowadziłyby zdrowie do 0, raz do czasu eliminacji. Obrażenia od pierścienia są obniżane do 8.
card-knockdown-shield-legendary-used = Osłona leżącego (legendarna, wyczerpana)
card-knockdown-shield-legendary-used-text = Sprzęt. Wyczerpana do czasu eliminacji właściciela. Obrażenia od pierścienia są obniżane do 8.
card-helmet-starting = Hełm (początkowy)
card-helmet-starting-text = Sprzęt. Bez efektu.
card-body-shield-starting = Osłona osobista (początkowa)
card-body-shield-starting-text = Sprzęt. Limit osłony 20.
card-knockdown-shield-starting = Osłona leżącego (początkowa)
card-knockdown-shield-starting-text = Sprzęt. Bez efektu.

## Broń: nazwa modelu z numerem karty

card-hemlok-1 = Karabin Hemlok (W-1)
card-hemlok-1-text =
    Karabin szturmowy, amunicja: ciężka, na start 3.
    Optymalny zasięg 4, trudność trafienia 50, szybkostrzelność 3, obrażenia 8, strzał w głowę +5.
    Pola na dodatki: lufa, magazynek (ciężki), celownik (bliski / średni), standardowa kolba.
    Nadrukowane: Standardowa kolba (zwykła).
    Pasywny: możesz zagrać wzmocnienie po reakcjach przed ostrzałem.
card-hemlok-2 = Karabin Hemlok (W-2)
card-hemlok-2-text =
    Karabin szturmowy, amunicja: ciężka, na start 2.
    Optymalny zasięg 4, trudność trafienia 50, szybkostrzelność 3, obrażenia 8, strzał w głowę +5.
    Pola na dodatki: lufa, magazynek (ciężki), celownik (bliski / średni), standardowa kolba.
    Nadrukowane: Stabilizator lufy (zwykły).
    Pasywny: możesz zagrać wzmocnienie po reakcjach przed ostrzałem.
card-flatline-1 = VK-47 Flatline (W-3)
card-flatline-1-text =
    Karabin szturmowy, amunicja: ciężka, na start 3.
    Optymalny zasięg 3–4, trudność trafienia 50, szybkostrzelność 4, obrażenia 6, strzał w głowę +4.
    Pola na dodatki: magazynek (ciężki), celownik (bliski / średni), standardowa kolba.
    Nadrukowane: 1× holo.
card-flatline-2 = VK-47 Flatline (W-4)
card-flatline-2-text =
    Karabin szturmowy, amunicja: ciężka, na start 2.
    Optymalny zasięg 3–4, trudność trafienia 50, szybkostrzelność 2, obrażenia 11, strzał w głowę +7.
    Pola na dodatki: magazynek (ciężki), celownik (bliski / średni), standardowa kolba.
    Ulepszenie: Komora zamkowa Anvil.
card-havoc-1 = HAVOC (W-5)
card-havoc-1-text =
    Karabin szturmowy, amunicja: energetyczna, na start 3.
    Optymalny zasięg 3, trudność trafienia 50, szybkostrzelność 5, obrażenia 6, strzał w głowę +3.
    Pola na dodatki: magazynek (energetyczny), celownik (bliski / średni), standardowa kolba.
    Nadrukowane: Standardowa kolba (zwykła).
    Pasywny: stabilność −1.
card-havoc-2 = HAVOC (W-6)
card-havoc-2-text =
    Karabin szturmowy, amunicja: energetyczna, na start 2.
    Optymalny zasięg 3, trudność trafienia 50, szybkostrzelność 5, obrażenia 6, strzał w głowę +3.
    Pola na dodatki: magazynek (energetyczny), celownik (bliski / średni), standardowa kolba.
    Ulepszenie: Turbodoładowanie.
card-r301-1 = R-301 (W-7)
card-r301-1-text =
    Karabin szturmowy, amunicja: lekka, na start 2.
    Optymalny zasięg 4, trudność trafienia 50, szybkostrzelność 4, obrażenia 5, strzał w głowę +4.
    Pola na dodatki: lufa, magazynek (lekki), celownik (bliski / średni), standardowa kolba.
    Nadrukowane: Stabilizator lufy (zwykły).
card-r301-2 = R-301 (W-8)
card-r301-2-text =
    Karabin szturmowy, amunicja: lekka, na start 3.
    Optymalny zasięg 4, trudność trafienia 50, szybkostrzelność 4, obrażenia 5, strzał w głowę +4.
    Pola na dodatki: lufa, magazynek (lekki), celownik (bliski / średni), standardowa kolba.
    Nadrukowane: Standardowa kolba (zwykła).
card-alternator-1 = Alternator (W-9)
card-alternator-1-text =
    Pistolet maszynowy, amunicja: lekka, na start 3.
    Optymalny zasięg 2, trudność trafienia 50, szybkostrzelność 4, obrażenia 6, strzał w głowę +3.
    Pola na dodatki: lufa, magazynek (lekki), celownik (bliski / średni), standardowa kolba.
    Nadrukowane: 1× holo.
card-alternator-2 = Alternator (W-10)
card-alternator-2-text =
    Pistolet maszynowy, amunicja: lekka, na start 2.
    Optymalny zasięg 2, trudność trafienia 50, szybkostrzelność 4, obrażenia 6, strzał w głowę +3.
    Pola na dodatki: lufa, magazynek (lekki), celownik (bliski / średni), standardowa kolba.
    Ulepszenie: Pociski zakłócające.
    Pasywny: jeśli cel ma punkty osłony, każde trafienie +1 do obrażeń.
card-prowler-1 = Prowler (W-11)
card-prowler-1-text =
    Pistolet maszynowy, amunicja: ciężka, na start 2.
    Optymalny zasięg 2, trudność trafienia 55, szybkostrzelność 2×2, obrażenia 6, strzał w głowę +3.
    Pola na dodatki: magazynek (ciężki), celownik (bliski / średni), standardowa kolba.
    Nadrukowane: Standardowa kolba (zwykła).
card-prowler-2 = Prowler (W-12)
card-prowler-2-text =
    Pistolet maszynowy, amunicja: ciężka, na start 2.
    Optymalny zasięg 2, trudność trafienia 50, szybkostrzelność 5, obrażenia 5, strzał w głowę +3.
    Pola na dodatki: magazynek (ciężki), celownik (bliski / średni), standardowa kolba.
    Ulepszenie: Przełącznik ognia.
card-r99-1 = R-99 (W-13)
card-r99-1-text =
    Pistolet maszynowy, amunicja: lekka, na start 2.
    Optymalny zasięg 1–2, trudność trafienia 55, szybkostrzelność 6, obrażenia 5, strzał w głowę +2.
    Pola na dodatki: lufa, magazynek (lekki), celownik (bliski / średni), standardowa kolba.
    Nadrukowane: Stabilizator lufy (zwykły).
card-r99-2 = R-99 (W-14)
card-r99-2-text =
    Pistolet maszynowy, amunicja: lekka, na start 3.
    Optymalny zasięg 1–2, trudność trafienia 55, szybkostrzelność 6, obrażenia 5, strzał w głowę +2.
    Pola na dodatki: lufa, magazynek (lekki), celownik (bliski / średni), standardowa kolba.
    Nadrukowane: 1× holo.
card-car-1 = PM CAR (W-15)
card-car-1-text =
    Pistolet maszynowy, amunicja: lekka, na start 3.
    Optymalny zasięg 3, trudność trafienia 50, szybkostrzelność 5, obrażenia 5, strzał w głowę +3.
    Pola na dodatki: lufa, magazynek (lekki / ciężki), celownik (bliski / średni), standardowa kolba.
    Nadrukowane: Standardowa kolba (zwykła).
    Pasywny: pasuje powiększenie lekkiego albo ciężkiego magazynku.
card-car-2 = PM CAR (W-16)
card-car-2-text =
    Pistolet maszynowy, amunicja: lekka, na start 2.
    Optymalny zasięg 3, trudność trafienia 50, szybkostrzelność 5, obrażenia 5, strzał w głowę +3.
    Pola na dodatki: lufa, magazynek (lekki / ciężki), celownik (bliski / średni), standardowa kolba.
    Nadrukowane: Stabilizator lufy (zwykły).
    Pasywny: pasuje powiększenie lekkiego albo ciężkiego magazynku.
card-volt-1 = Volt (W-17)
card-volt-1-text =
    Pistolet maszynowy, amunicja: energetyczna, na start 3.
    Optymalny zasięg 3, trudność trafienia 45, szybkostrzelność 4, obrażenia 5, strzał w głowę +3.
    Pola na dodatki: lufa, magazynek (energetyczny), celownik (bliski / średni), standardowa kolba.
    Nadrukowane: 1× holo.
card-volt-2 = Volt (W-18)
card-volt-2-text =
    Pistolet maszynowy, amunicja: energetyczna, na start 2.
    Optymalny zasięg 3, trudność trafienia 45, szybkostrzelność 4, obrażenia 5, strzał w głowę +3.
    Pola na dodatki: lufa, magazynek (energetyczny), celownik (bliski / średni), standardowa kolba.
    Nadrukowane: Stabilizator lufy (zwykły).
card-devotion-1 = Devotion (W-19)
card-devotion-1-text =
    Lekki karabin maszynowy, amunicja: energetyczna, na start 2.
    Optymalny zasięg 3–4, trudność trafienia 55, szybkostrzelność 6, obrażenia 5, strzał w głowę +3.
    Pola na dodatki: lufa, magazynek (energetyczny), celownik (bliski / średni), standardowa kolba.
    Nadrukowane: Stabilizator lufy (zwykły).
card-devotion-2 = Devotion (W-20)
card-devotion-2-text =
    Lekki karabin maszynowy, amunicja: energetyczna, na start 2.
    Optymalny zasięg 3–4, trudność trafienia 55, szybkostrzelność 7, obrażenia 5, strzał w głowę +3.
    Pola na dodatki: lufa, magazynek (energetyczny), celownik (bliski / średni), standardowa kolba.
    Ulepszenie: Turbodoładowanie.
card-lstar-1 = L-STAR (W-21)
card-lstar-1-text =
    Lekki karabin maszynowy, amunicja: energetyczna, na start 3.
    Optymalny zasięg 2–3, trudność trafienia 55, szybkostrzelność 5, obrażenia 6, strzał w głowę +3.
    Pola na dodatki: lufa, magazynek (energetyczny), celownik (bliski / średni), standardowa kolba.
    Pasywny: jeśli wszystkie odkryte karty celowania to chybienia, ta broń traci jeszcze 1 amunicji.
card-lstar-2 = L-STAR (W-22)
card-lstar-2-text =
    Lekki karabin maszynowy, amunicja: energetyczna, na start 2.
    Optymalny zasięg 2–3, trudność trafienia 55, szybkostrzelność 5, obrażenia 6, strzał w głowę +3.
    Pola na dodatki: lufa, magazynek (energetyczny), celownik (bliski / średni), standardowa kolba.
    Nadrukowane: Standardowa kolba (zwykła).
card-rampage-1 = Rampage (W-23)
card-rampage-1-text =
    Lekki karabin maszynowy, amunicja: ciężka, na start 3.
    Optymalny zasięg 4–5, trudność trafienia 55, szybkostrzelność 3, obrażenia 9, strzał w głowę +5.
    Pola na dodatki: lufa, magazynek (ciężki), celownik (bliski / średni), standardowa kolba.
    Akcja specjalna, 1 PA: wydaj 1 granat termitowy z plecaka i strzelaj tą bronią z szybkostrzelnością 4 i obrażeniami 10.
card-rampage-2 = Rampage (W-24)
card-rampage-2-text =
    Lekki karabin maszynowy, amunicja: ciężka, na start 2.
    Optymalny zasięg 4–5, trudność trafienia 55, szybkostrzelność 3, obrażenia 9, strzał w głowę +5.
    Pola na dodatki: lufa, magazynek (ciężki), celownik (bliski / średni), standardowa kolba.
    Nadrukowane: Stabilizator lufy (zwykły).
    Akcja specjalna, 1 PA: wydaj 1 granat termitowy z plecaka i strzelaj tą bronią z szybkostrzelnością 4 i obrażeniami 10.
card-spitfire-1 = M600 Spitfire (W-25)
card-spitfire-1-text =
    Lekki karabin maszynowy, amunicja: lekka, na start 3.
    Optymalny zasięg 3–4, trudność trafienia 55, szybkostrzelność 5, obrażenia 6, strzał w głowę +3.
    Pola na dodatki: lufa, magazynek (lekki), celownik (bliski / średni), standardowa kolba.
card-spitfire-2 = M600 Spitfire (W-26)
card-spitfire-2-text =
    Lekki karabin maszynowy, amunicja: lekka, na start 2.
    Optymalny zasięg 3–4, trudność trafienia 55, szybkostrzelność 5, obrażenia 6, strzał w głowę +3.
    Pola na dodatki: lufa, magazynek (lekki), celownik (bliski / średni), standardowa kolba.
    Nadrukowane: Stabilizator lufy (zwykły).
card-repeater-1 = 30-30 Repeater (W-27)
card-repeater-1-text =
    Broń wyborowa, amunicja: ciężka, na start 3.
    Optymalny zasięg 4–5, trudność trafienia 55, szybkostrzelność 2, obrażenia 12, strzał w głowę +8.
    Pola na dodatki: magazynek (ciężki), celownik (średni / daleki), kolba snajperska.
    Nadrukowane: Kolba snajperska (zwykła).
card-repeater-2 = 30-30 Repeater (W-28)
card-repeater-2-text =
    Broń wyborowa, amunicja: ciężka, na start 2.
    Optymalny zasięg 4–5, trudność trafienia 55, szybkostrzelność 2, obrażenia 12, strzał w głowę +11.
    Pola na dodatki: magazynek (ciężki), celownik (średni / daleki), kolba snajperska.
    Ulepszenie: Przebijacz czaszek.
card-g7-scout-1 = G7 Scout (W-29)
card-g7-scout-1-text =
    Broń wyborowa, amunicja: lekka, na start 3.
    Optymalny zasięg 4–5, trudność trafienia 50, szybkostrzelność 3, obrażenia 7, strzał w głowę +5.
    Pola na dodatki: lufa, magazynek (lekki), celownik (średni / daleki), kolba snajperska.
    Nadrukowane: Stabilizator lufy (zwykły).
card-g7-scout-2 = G7 Scout (W-30)
card-g7-scout-2-text =
    Broń wyborowa, amunicja: lekka, na start 2.
    Optymalny zasięg 4–5, trudność trafienia 55, szybkostrzelność 2×2, obrażenia 7, strzał w głowę +5.
    Pola na dodatki: lufa, magazynek (lekki), celownik (średni / daleki), kolba snajperska.
    Ulepszenie: Podwójny strzał.
card-triple-take-1 = Triple Take (W-31)
card-triple-take-1-text =
    Broń wyborowa, amunicja: energetyczna, na start 2.
    Optymalny zasięg 4–6, trudność trafienia 60, szybkostrzelność 1×3, obrażenia 9, strzał w głowę +5.
    Pola na dodatki: magazynek (energetyczny), celownik (średni / daleki), kolba snajperska.
    Nadrukowane: 2× OCH „Mocarz”.
card-triple-take-2 = Triple Take (W-32)
card-triple-take-2-text =
    Broń wyborowa, amunicja: energetyczna, na start 3.
    Optymalny zasięg 4–6, trudność trafienia 60, szybkostrzelność 1×3, obrażenia 9, strzał w głowę +5.
    Pola na dodatki: magazynek (energetyczny), celownik (średni / daleki), kolba snajperska.
    Nadrukowane: Kolba snajperska (zwykła).
card-longbow-1 = Longbow DMR (W-33)
card-longbow-1-text =
    Karabin snajperski, amunicja: snajperska, na start 2.
    Optymalny zasięg 6+, trudność trafienia 55, szybkostrzelność 2, obrażenia 10, strzał w głowę +14.
    Pola na dodatki: lufa, magazynek (snajperski), celownik (średni / daleki), kolba snajperska.
    Nadrukowane: Stabilizator lufy (zwykły).
    Pasywny: odrzut 1 po każdym strzale.
card-longbow-2 = Longbow DMR (W-34)
card-longbow-2-text =
    Karabin snajperski, amunicja: snajperska, na start 2.
    Optymalny zasięg 6+, trudność trafienia 55, szybkostrzelność 2, obrażenia 10, strzał w głowę +18.
    Pola na dodatki: lufa, magazynek (snajperski), celownik (średni / daleki), kolba snajperska.
    Ulepszenie: Przebijacz czaszek.
    Pasywny: odrzut 1 po każdym strzale.
card-sentinel-1 = Sentinel (W-35)
card-sentinel-1-text =
    Karabin snajperski, amunicja: snajperska, na start 2.
    Optymalny zasięg 6+, trudność trafienia 60, szybkostrzelność 1, obrażenia 20, strzał w głowę +12.
    Pola na dodatki: magazynek (snajperski), celownik (średni / daleki), kolba snajperska.
    Nadrukowane: 6× celownik snajperski.
    Akcja specjalna, 1 PA: wydaj 1 ogniwo osłony z plecaka i strzelaj tą bronią z obrażeniami 24 i strzałem w głowę +15.
card-sentinel-2 = Sentinel (W-36)
card-sentinel-2-text =
    Karabin snajperski, amunicja: snajperska, na start 2.
    Optymalny zasięg 6+, trudność trafienia 60, szybkostrzelność 1, obrażenia 20, strzał w głowę +12.
    Pola na dodatki: magazynek (snajperski), celownik (średni / daleki), kolba snajperska.
    Nadrukowane: Kolba snajperska (zwykła).
    Akcja specjalna, 1 PA: wydaj 1 ogniwo osłony z plecaka i strzelaj tą bronią z obrażeniami 24 i strzałem w głowę +15.
card-eva8-1 = EVA-8 (W-37)
card-eva8-1-text =
    Strzelba, amunicja: naboje do strzelby, na start 3.
    Optymalny zasięg 1, trudność trafienia 55, szybkostrzelność 2×2, obrażenia 7, strzał w głowę +3.
    Pola na dodatki: rygiel, celownik (bliski), standardowa kolba.
    Nadrukowane: 1× holo.
card-eva8-2 = EVA-8 (W-38)
card-eva8-2-text =
    Strzelba, amunicja: naboje do strzelby, na start 2.
    Optymalny zasięg 1, trudność trafienia 55, szybkostrzelność 2×3, obrażenia 5, strzał w głowę +3.
    Pola na dodatki: rygiel, celownik (bliski), standardowa kolba.
    Ulepszenie: Podwójny strzał.
card-mozambique-1 = Mozambique (W-39)
card-mozambique-1-text =
    Strzelba, amunicja: naboje do strzelby, na start 4.
    Optymalny zasięg 1–2, trudność trafienia 50, szybkostrzelność 1×3, obrażenia 7, strzał w głowę +3.
    Pola na dodatki: rygiel, celownik (bliski).
    Nadrukowane: 1× holo.
card-mozambique-2 = Mozambique (W-40)
card-mozambique-2-text =
    Strzelba, amunicja: naboje do strzelby, na start 3.
    Optymalny zasięg 1–2, trudność trafienia 50, szybkostrzelność 1×3, obrażenia 7, strzał w głowę +3.
    Pola na dodatki: rygiel, celownik (bliski).
    Ulepszenie: Pociski Hammerpoint.
    Pasywny: jeśli cel nie ma punktów osłony, każde trafienie +3 do obrażeń.
card-peacekeeper-1 = Peacekeeper (W-41)
card-peacekeeper-1-text =
    Strzelba, amunicja: naboje do strzelby, na start 2.
    Optymalny zasięg 1, trudność trafienia 55, szybkostrzelność 1×4, obrażenia 8, strzał w głowę +4.
    Pola na dodatki: rygiel, celownik (bliski), standardowa kolba.
    Nadrukowane: Standardowa kolba (zwykła).
card-peacekeeper-2 = Peacekeeper (W-42)
card-peacekeeper-2-text =
    Strzelba, amunicja: naboje do strzelby, na start 2.
    Optymalny zasięg 1, trudność trafienia 55, szybkostrzelność 1×4, obrażenia 8, strzał w głowę +4.
    Pola na dodatki: rygiel, celownik (bliski), standardowa kolba.
    Ulepszenie: Precyzyjny czok.
    Pasywny: jeśli legenda nie poruszała się w tej aktywacji, trudność trafienia −10.
card-p2020-1 = P2020 (W-43)
card-p2020-1-text =
    Pistolet, amunicja: lekka, na start 4.
    Optymalny zasięg 1–2, trudność trafienia 45, szybkostrzelność 3, obrażenia 6, strzał w głowę +4.
    Pola na dodatki: magazynek (lekki), celownik (bliski).
    Nadrukowane: 1× holo.
card-p2020-2 = P2020 (W-44)
card-p2020-2-text =
    Pistolet, amunicja: lekka, na start 3.
    Optymalny zasięg 1–2, trudność trafienia 45, szybkostrzelność 3, obrażenia 6, strzał w głowę +4.
    Pola na dodatki: magazynek (lekki), celownik (bliski).
    Ulepszenie: Pociski Hammerpoint.
    Pasywny: jeśli cel nie ma punktów osłony, każde trafienie +2 do obrażeń.
card-re45-1 = RE-45 (W-45)
card-re45-1-text =
    Pistolet, amunicja: lekka, na start 4.
    Optymalny zasięg 1–2, trudność trafienia 50, szybkostrzelność 4, obrażenia 5, strzał w głowę +3.
    Pola na dodatki: lufa, magazynek (lekki), celownik (bliski).
    Nadrukowane: 1× holo.
card-re45-2 = RE-45 (W-46)
card-re45-2-text =
    Pistolet, amunicja: lekka, na start 3.
    Optymalny zasięg 1–2, trudność trafienia 50, szybkostrzelność 4, obrażenia 5, strzał w głowę +3.
    Pola na dodatki: lufa, magazynek (lekki), celownik (bliski).
    Nadrukowane: Stabilizator lufy (zwykły).
card-wingman-1 = Wingman (W-47)
card-wingman-1-text =
    Pistolet, amunicja: snajperska, na start 3.
    Optymalny zasięg 2–3, trudność trafienia 55, szybkostrzelność 2, obrażenia 12, strzał w głowę +9.
    Pola na dodatki: magazynek (snajperski), celownik (bliski).
    Nadrukowane: 1× holo.
card-wingman-2 = Wingman (W-48)
card-wingman-2-text =
    Pistolet, amunicja: snajperska, na start 2.
    Optymalny zasięg 2–3, trudność trafienia 55, szybkostrzelność 2, obrażenia 12, strzał w głowę +12.
    Pola na dodatki: magazynek (snajperski), celownik (bliski).
    Ulepszenie: Przebijacz czaszek.
card-kraber = Kraber (W-U-1)
card-kraber-text =
    Karabin snajperski, amunicja: mityczna, na start 2.
    Optymalny zasięg 6+, trudność trafienia 60, szybkostrzelność 1, obrażenia 32, strzał w głowę +20.
    Brak pól na dodatki.
    Nadrukowane: 6×–10× snajperski wykrywacz zagrożeń.
card-mastiff = Strzelba Mastiff (W-U-2)
card-mastiff-text =
    Strzelba, amunicja: mityczna, na start 3.
    Optymalny zasięg 1, trudność trafienia 60, szybkostrzelność 1×3, obrażenia 18, strzał w głowę +8.
    Pola na dodatki: celownik (bliski).
    Nadrukowane: 1× cyfrowy wykrywacz zagrożeń.
card-bocek = Bocek (W-U-3)
card-bocek-text =
    Broń wyborowa, amunicja: mityczna, na start 4.
    Optymalny zasięg 3–5, trudność trafienia 45, szybkostrzelność 1, obrażenia 24, strzał w głowę +16.
    Pola na dodatki: celownik (bliski / średni).

## Karty celowania: wartość, symbole, strzałka

card-a1 = 20 (A-1)
card-a1-text = Wartość 20, półtrafienie; strzałka: północ.
card-a2 = 20 (A-2)
card-a2-text = Wartość 20, półtrafienie; strzałka: południe.
card-a3 = 25 (A-3)
card-a3-text = Wartość 25, półtrafienie, NIŻEJ; strzałka: północny wschód.
card-a4 = 30 (A-4)
card-a4-text = Wartość 30, półtrafienie; strzałka: południowy zachód.
card-a5 = 35 (A-5)
card-a5-text = Wartość 35, NIŻEJ; strzałka: południowy wschód.
card-a6 = 40 (A-6)
card-a6-text = Wartość 40, NIŻEJ; strzałka: zachód.
card-a7 = 45 (A-7)
card-a7-text = Wartość 45, UKRYCIE, strzał w głowę; strzałka: wschód.
card-a8 = 50 (A-8)
card-a8-text = Wartość 50, WYŻEJ, strzał w głowę; strzałka: północny zachód.
card-a9 = 55 (A-9)
card-a9-text = Wartość 55, UKRYCIE; bez strzałki.
card-a10 = 60 (A-10)
card-a10-text = Wartość 60, UKRYCIE, strzał w głowę; bez strzałki.
card-a11 = 65 (A-11)
card-a11-text = Wartość 65, WYŻEJ; bez strzałki.
card-a12 = 70 (A-12)
card-a12-text = Wartość 70, strzał w głowę; bez strzałki.
card-a13 = 75 (A-13)
card-a13-text = Wartość 75, WYŻEJ, UKRYCIE; bez strzałki.
card-a14 = 80 (A-14)
card-a14-text = Wartość 80, strzał w głowę; bez strzałki.

## Karty pierścienia, skrzynie i zrzuty zaopatrzenia, żetony bonusu

card-r1 = Pierścień R-1
card-r1-text = Pierścień się zmniejsza: górna krawędź 2, dolna 0, lewa 2, prawa 0.
card-r2 = Pierścień R-2
card-r2-text = Pierścień się zmniejsza: górna krawędź 2, dolna 0, lewa 0, prawa 2.
card-r3 = Pierścień R-3
card-r3-text = Pierścień się zmniejsza: górna krawędź 0, dolna 2, lewa 2, prawa 0.
card-r4 = Pierścień R-4
card-r4-text = Pierścień się zmniejsza: górna krawędź 0, dolna 2, lewa 0, prawa 2.
card-r5 = Pierścień R-5
card-r5-text = Pierścień się zmniejsza: górna krawędź 2, dolna 0, lewa 1, prawa 1.
card-r6 = Pierścień R-6
card-r6-text = Pierścień się zmniejsza: górna krawędź 0, dolna 2, lewa 1, prawa 1.
card-r7 = Pierścień R-7
card-r7-text = Pierścień się zmniejsza: górna krawędź 1, dolna 1, lewa 2, prawa 0.
card-r8 = Pierścień R-8
card-r8-text = Pierścień się zmniejsza: górna krawędź 1, dolna 1, lewa 0, prawa 2.
card-sb1 = Karta skrzyni z zaopatrzeniem (SB-1)
card-sb1-text = Łup: epicki, epicki; 2 karty broni, zachowaj 1.
card-sb2 = Karta skrzyni z zaopatrzeniem (SB-2)
card-sb2-text = Łup: epicki, epicki; 2 karty broni, zachowaj 1.
card-sb3 = Karta skrzyni z zaopatrzeniem (SB-3)
card-sb3-text = Łup: epicki, rzadki, zwykły; 2 karty broni, zachowaj 1.
card-sb4 = Karta skrzyni z zaopatrzeniem (SB-4)
card-sb4-text = Łup: epicki, rzadki, zwykły; 2 karty broni, zachowaj 1.
card-sb5 = Karta skrzyni z zaopatrzeniem (SB-5)
card-sb5-text = Łup: epicki, rzadki, zwykły; 2 karty broni, zachowaj 1.
card-sb6 = Karta skrzyni z zaopatrzeniem (SB-6)
card-sb6-text = Łup: epicki, rzadki, zwykły; 2 karty broni, zachowaj 1.
card-sb7 = Karta skrzyni z zaopatrzeniem (SB-7)
card-sb7-text = Łup: epicki, zwykły, zwykły; 2 karty broni, zachowaj 1.
card-sb8 = Karta skrzyni z zaopatrzeniem (SB-8)
card-sb8-text = Łup: epicki, zwykły, zwykły; 2 karty broni, zachowaj 1.
card-sb9 = Karta skrzyni z zaopatrzeniem (SB-9)
card-sb9-text = Łup: epicki, zwykły, zwykły; 2 karty broni, zachowaj 1.
card-sb10 = Karta skrzyni z zaopatrzeniem (SB-10)
card-sb10-text = Łup: epicki, zwykły, zwykły; 2 karty broni, zachowaj 1.
card-sb11 = Karta skrzyni z zaopatrzeniem (SB-11)
card-sb11-text = Łup: rzadki, rzadki, zwykły; 2 karty broni, zachowaj 1.
card-sb12 = Karta skrzyni z zaopatrzeniem (SB-12)
card-sb12-text = Łup: rzadki, rzadki, zwykły; 2 karty broni, zachowaj 1.
card-sb13 = Karta skrzyni z zaopatrzeniem (SB-13)
card-sb13-text = Łup: rzadki, rzadki, zwykły; 2 karty broni, zachowaj 1.
card-sb14 = Karta skrzyni z zaopatrzeniem (SB-14)
card-sb14-text = Łup: rzadki, rzadki, zwykły; 2 karty broni, zachowaj 1.
card-sb15 = Karta skrzyni z zaopatrzeniem (SB-15)
card-sb15-text = Łup: rzadki, rzadki, rzadki; 2 karty broni, zachowaj 1.
card-sb16 = Karta skrzyni z zaopatrzeniem (SB-16)
card-sb16-text = Łup: rzadki, rzadki, rzadki; 2 karty broni, zachowaj 1.
card-sb17 = Karta skrzyni z zaopatrzeniem (SB-17)
card-sb17-text = Łup: rzadki, rzadki, rzadki; 2 karty broni, zachowaj 1.
card-sb18 = Karta skrzyni z zaopatrzeniem (SB-18)
card-sb18-text = Łup: rzadki, rzadki, rzadki; 2 karty broni, zachowaj 1.
card-sd1 = Karta zrzutu zaopatrzenia (SD-1)
card-sd1-text = Łup: epicki; broń specjalna.
card-sd2 = Karta zrzutu zaopatrzenia (SD-2)
card-sd2-text = Łup: epicki; legendarny żeton: osłona leżącego.
card-sd3 = Karta zrzutu zaopatrzenia (SD-3)
card-sd3-text = Łup: epicki; legendarny żeton: hełm.
card-sd4 = Karta zrzutu zaopatrzenia (SD-4)
card-sd4-text = Łup: epicki; legendarny żeton: osłona osobista.
card-sd5 = Karta zrzutu zaopatrzenia (SD-5)
card-sd5-text = Łup: epicki; broń specjalna.
card-sd6 = Karta zrzutu zaopatrzenia (SD-6)
card-sd6-text = Łup: epicki; broń specjalna.
card-bt1 = Ruch 4
card-bt1-text = Rozpatruje go każda legenda wchodząca na mapę od tej krawędzi kafelka wejścia.
card-bt2 = Ruch 2, następnie 1 rzadki łup
card-bt2-text = Rozpatruje go każda legenda wchodząca na mapę od tej krawędzi kafelka wejścia.
card-bt3 = Ruch 3, następnie 1 zwykły łup
card-bt3-text = Rozpatruje go każda legenda wchodząca na mapę od tej krawędzi kafelka wejścia.
card-bt4 = Ruch 3, następnie 1 amunicji
card-bt4-text = Rozpatruje go każda legenda wchodząca na mapę od tej krawędzi kafelka wejścia.

## Figurki zdolności i obiekty mapy

card-dome = Kopuła ochronna (figurka)
card-dome-text = Zajmuje swój punkt przecięcia. Cechy: <strefa>.
card-bombardment = Bombardowanie (figurka)
card-bombardment-text = Niczego nie zajmuje.
card-smoke = Dym
card-smoke-text = Zajmuje swój punkt przecięcia. Cechy: <strefa>.
card-thunder = Piorun kulisty (figurka)
card-thunder-text = Niczego nie zajmuje.
card-portal = Wrota wymiarów (figurka)
card-portal-text = Zajmuje swoje pole.
card-raven = Kruk
card-raven-text = Niczego nie zajmuje. Cechy: <zniszczalny>.
card-beast = Dziku łowcu (figurka)
card-beast-text = Niczego nie zajmuje.
card-zip-anchor = Punkt zaczepu linki Pathfindera
card-zip-anchor-text = Zajmuje swój punkt przecięcia. Cechy: <interaktywny>, <trwały>, <zniszczalny>.
card-drone = Dron leczący D.O.C. (figurka)
card-drone-text = Zajmuje swoje pole. Cechy: <zniszczalny>.
card-drop-site = Miejsce zrzutu
card-drop-site-text = Niczego nie zajmuje.
card-drop = Zrzut zaopatrzenia Lifeline (figurka)
card-drop-text = Zajmuje swoje pole. Cechy: <zasłona>, <poziom 1>, <nieprzekraczalny>, <trwały>, <pełny>, <interaktywny>.
card-wall = Ściana
card-wall-text = Zajmuje swoją krawędź. Cechy: <łączliwy>, <zasłona>, <poziom 1>, <przeszkoda>.
card-edge-wall = Ściana brzegowa
card-edge-wall-text = Zajmuje swoją krawędź. Cechy: <łączliwy>, <zasłona>, <poziom 1>, <przeszkoda>, <nieprzekraczalny>.
card-low-wall = Niska ściana
card-low-wall-text = Zajmuje swoją krawędź. Cechy: <łączliwy>, <przeszkoda>, <ukrycie>.
card-low-edge-wall = Niska ściana brzegowa
card-low-edge-wall-text = Zajmuje swoją krawędź. Cechy: <łączliwy>, <przeszkoda>, <ukrycie>.
card-building-wall = Ściana budynku
card-building-wall-text = Zajmuje swoją krawędź. Cechy: <łączliwy>, <zasłona>, <poziom 1>.
card-supply-bin = Skrzynia z zaopatrzeniem
card-supply-bin-text = Zajmuje swoją krawędź. Cechy: <łączliwy>, <przeszkoda>, <ukrycie>, <pełny>, <interaktywny>.
card-respawn-beacon = Sygnalizator odrodzeń
card-respawn-beacon-text = Zajmuje swoje pole. Cechy: <nieprzekraczalny>, <ukrycie>.
card-rock = Skała
card-rock-text = Zajmuje swoje pole. Cechy: <zasłona>, <poziom 1>, <nieprzekraczalny>.
card-tree = Drzewo
card-tree-text = Zajmuje swoje pole. Cechy: <zasłona>, <poziom 1>, <nieprzekraczalny>.
card-supply-drop = Zrzut zaopatrzenia
card-supply-drop-text = Zajmuje swoje pole. Cechy: <zasłona>, <poziom 1>, <nieprzekraczalny>, <pełny>, <interaktywny>.
card-heat-shield = Osłona termiczna
card-heat-shield-text = Zajmuje swoje pole. Cechy: <ukrycie>.
card-zip-line-anchor = Punkt zaczepu linki
card-zip-line-anchor-text = Zajmuje swój punkt przecięcia. Cechy: <interaktywny>.
card-edge-zip-line-anchor = Brzegowy punkt zaczepu linki
card-edge-zip-line-anchor-text = Zajmuje swój punkt przecięcia. Cechy: <interaktywny>.
card-canyon = Kanion
card-canyon-text = Zajmuje swoje pole.
card-legend = Legenda
card-legend-text = Zajmuje swoje pole.

## Mapy

map-crossroads = Rozdroża
map-gorge = Rozdarty wąwóz
map-timber = Leśne wzgórza

## Pojęcia

term-team = drużyna
term-red = czerwona
term-blue = niebieska
term-health = zdrowie
term-shield = osłona
term-ammo = amunicja
term-backpack = plecak
term-hand = ręka
term-helmet = hełm
term-body = osłona osobista
term-knockdown = osłona leżącego
term-weapon = broń
term-round = runda
term-turn = tura
term-ring = pierścień
term-ap = PA
term-mp = PR
term-level = poziom
term-vp = punkty zwycięstwa
term-deathbox = skrzynie śmierci
term-cooldown = odnawianie
term-available = dostępna
term-eliminated = eliminacja
term-open = otwarta
term-closed = zamknięta
term-exhausted = wyczerpana
term-best-range = optymalny zasięg
term-threshold = trudność trafienia
term-rate = szybkostrzelność
term-damage = obrażenia
term-headshot = strzał w głowę
term-stability = stabilność
term-recoil = odrzut
label-free = Akcja darmowa
label-special = Akcja specjalna, 1 PA
label-boost = Wzmocnienie strzelania
label-before = Reakcja przed ostrzałem
label-after = Reakcja po ostrzale
label-instant = Natychmiastowa
label-team = drużyna
rank-common = zwykły
rank-rare = rzadki
rank-epic = epicki
rank-legendary = legendarny
ammo-light = lekka
ammo-heavy = ciężka
ammo-energy = energetyczna
ammo-sniper = snajperska
ammo-shotgun = naboje do strzelby
ammo-mythic = mityczna
kind-assault-rifle = Karabin szturmowy
kind-smg = Pistolet maszynowy
kind-lmg = Lekki karabin maszynowy
kind-marksman = Broń wyborowa
kind-sniper-rifle = Karabin snajperski
kind-shotgun = Strzelba
kind-pistol = Pistolet
symbol-half = półtrafienie
symbol-low = NIŻEJ
symbol-high = WYŻEJ
symbol-cover = UKRYCIE
symbol-head = strzał w głowę
direction-n = północ
direction-ne = północny wschód
direction-e = wschód
direction-se = południowy wschód
direction-s = południe
direction-sw = południowy zachód
direction-w = zachód
direction-nw = północny zachód
side-top = górna krawędź
side-right = prawa krawędź
side-bottom = dolna krawędź
side-left = lewa krawędź
tag-connectable = łączliwy
tag-veil = zasłona
tag-level-1 = poziom 1
tag-obstacle = przeszkoda
tag-impassable = nieprzekraczalny
tag-cover = ukrycie
tag-interactive = interaktywny
tag-full = pełny
tag-destructible = zniszczalny
tag-permanent = trwały
tag-zone = strefa
upgrade-anvil-receiver = Komora zamkowa Anvil
upgrade-turbocharger = Turbodoładowanie
upgrade-disruptor-rounds = Pociski zakłócające
upgrade-selectfire = Przełącznik ognia
upgrade-skullpiercer = Przebijacz czaszek
upgrade-double-tap = Podwójny strzał
upgrade-hammerpoint-rounds = Pociski Hammerpoint
upgrade-precision-choke = Precyzyjny czok
role-support = wsparcie
role-assault = szturm
role-skirmisher = zaczepna
role-recon = zwiad
