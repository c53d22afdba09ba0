### Waste Knights: nazwy kart, arkuszy, żetonów i miejsc oraz ich działanie, naszymi słowami.

## Rycerze

knight-johnny-taylor = Johnny Taylor
knight-johnny-taylor-profession = Patrolowy
knight-johnny-taylor-text =
    Zdrowie 7, Odporność 3, Naprawa 2, Eksploracja 2.
    Kosy: biała + zielona, Spluwy: zielona + niebieska, Przetrwanie: biała + zielona, Negocjacje: biała, Pierwsza pomoc: biała, Technika: zielona.
    Szybka ręka: Raz na walkę, po rzucie na atak dystansowy, możesz przerzucić 1 swoją kość.
    Pole odporności 2: Tracisz 1 kość w każdym teście Przetrwania.
    Pole odporności 3: Tracisz 1 kość w każdym swoim rzucie.
knight-johnny-taylor-flavour = Nosi odznakę patrolu, który nie ma już drogi do patrolowania. Czasem z przyzwyczajenia wypisuje mandaty.
knight-logan-harris = Logan Harris
knight-logan-harris-profession = Kierowca ciężarówki
knight-logan-harris-text =
    Zdrowie 8, Odporność 3, Naprawa 3, Eksploracja 2.
    Kosy: 2 zielone, Spluwy: biała + zielona, Przetrwanie: biała, Negocjacje: biała, Pierwsza pomoc: zielona, Technika: biała + zielona.
    Gruba skóra: Raz na rundę, gdy atak zada ci rany, możesz zanegować 1 z nich (nie przeciw Przeciwpancerności).
    Pole odporności 2: Eksploracja −1 (minimum 1).
    Pole odporności 3: Zdrowie −2.
knight-logan-harris-flavour = Woził bydło, potem wodę, potem cokolwiek, za co płacili. Każdemu silnikowi mówi te same trzy słowa i każdy słucha.
knight-alinta = Alinta
knight-alinta-profession = Przewodniczka po pustyni
knight-alinta-text =
    Zdrowie 6, Odporność 4, Naprawa 1, Eksploracja 3.
    Kosy: biała + zielona, Spluwy: biała, Przetrwanie: zielona + niebieska, Negocjacje: biała + zielona, Pierwsza pomoc: zielona, Technika: biała.
    Czytająca ślady: W akcji ruchu możesz zignorować 1 symbol promieniowania, skażenia lub zagrożenia na swojej trasie.
    Pole odporności 3: Tracisz 1 kość w każdym teście Negocjacji i Pierwszej pomocy.
    Pole odporności 4: Tracisz 1 kość w każdym swoim rzucie.
knight-alinta-flavour = Tej ziemi nauczyła ją babka, która po Dopuście uczyła się jej od nowa. Gdy trzeba, idzie przed samochodem.
knight-zoey-shaw = Zoey Shaw
knight-zoey-shaw-profession = Łowczyni nagród
knight-zoey-shaw-text =
    Zdrowie 7, Odporność 3, Naprawa 2, Eksploracja 2.
    Kosy: zielona, Spluwy: 2 zielone, Przetrwanie: biała + zielona, Negocjacje: 2 zielone, Pierwsza pomoc: biała, Technika: biała.
    Żywy lub martwy: Gdy pokonasz wroga typu gang lub kult, zyskujesz 1 wybrany zasób.
    Pole odporności 2: Tracisz 1 kość w każdym teście Negocjacji.
    Pole odporności 3: Zdrowie −1; tracisz 1 kość w każdym rzucie na Spluwy.
knight-zoey-shaw-flavour = Odeszła z gangu z jego kasą i jego szacunkiem. Zbiera nagrody, a listy gończe zachowuje.
knight-nelly-thompson = Nelly Thompson
knight-nelly-thompson-profession = Mechanik
knight-nelly-thompson-text =
    Zdrowie 6, Odporność 4, Naprawa 4, Eksploracja 2.
    Kosy: biała, Spluwy: biała + zielona, Przetrwanie: biała, Negocjacje: zielona, Pierwsza pomoc: zielona, Technika: zielona + niebieska.
    Nic nie jest złomem: W swojej akcji obozowania możesz naprawić kartę o koszcie naprawy X, wydając 4 punkty Naprawy.
    Pole odporności 2: Naprawa −1 (minimum 0).
    Pole odporności 3: Tracisz 1 kość w każdym teście Techniki.
    Pole odporności 4: Zdrowie −2.
knight-nelly-thompson-flavour = Usłyszy luźną śrubę dwie wydmy dalej. Rozmawia z maszynami, bo odpowiadają.
knight-sarlow-lee = Sarlow Lee
knight-sarlow-lee-profession = Wędrowny uzdrowiciel
knight-sarlow-lee-text =
    Zdrowie 6, Odporność 3, Naprawa 1, Eksploracja 2.
    Kosy: zielona + niebieska, Spluwy: biała, Przetrwanie: zielona, Negocjacje: biała + zielona, Pierwsza pomoc: 2 zielone, Technika: biała.
    Chirurg polowy: W swojej akcji obozowania każde wydane leki dają 4 punkty leczenia zamiast 3 albo leczą promieniowanie (1); możesz też leczyć innego przytomnego rycerza na swoim polu.
    Pole odporności 2: Tracisz 1 kość w każdym rzucie na Kosy.
    Pole odporności 3: Tracisz 1 kość w każdym swoim rzucie.
knight-sarlow-lee-flavour = Ma jedno ostrze, jedną torbę i żadnego zdania o tym, kogo ratować. Liczy oddechy, przeważnie cudze.

## Pojazdy

vehicle-gaz-jeep = Gazik
vehicle-gaz-jeep-text =
    Średni. Ładowność 4, Szybkość 3, Bak 4, premia do Szybkości 2, Wytrzymałość 4.
    Napęd na cztery: Pierwsze pole gór lub buszu, na które wjeżdżasz w każdej akcji ruchu, kosztuje 1 PR zamiast 2.
vehicle-gaz-jeep-flavour = Starszy od Dopustu i bardziej uparty.
vehicle-truck = Ciężarówka
vehicle-truck-text =
    Ciężki. Ładowność 6, Szybkość 2, Bak 4, premia do Szybkości 1, Wytrzymałość 6.
    Taran. Otwarcie: jeśli wróg to gang z atakiem wręcz, zadajesz mu 1 ranę.
vehicle-truck-flavour = Nie skręca, tylko nalega.
vehicle-motorbike = Motor
vehicle-motorbike-text =
    Lekki. Ładowność 2, Szybkość 4, Bak 3, premia do Szybkości 2, Wytrzymałość 3.
    Prześlizg: Raz na akcję ruchu, przed dobraniem karty pustkowi, możesz zwrócić do worka 1 żeton zagrożenia dobrany w tym ruchu.
vehicle-motorbike-flavour = Dwa koła, jedna zasada: nie zatrzymywać się.
vehicle-dune-buggy = Łazik wydmowy
vehicle-dune-buggy-text =
    Lekki. Ładowność 3, Szybkość 3, Bak 4, premia do Szybkości 2, Wytrzymałość 3.
    Mknący po piasku: +1 PR w akcji ruchu, której trasa prowadzi tylko przez pola autostrady i pustyni.
vehicle-dune-buggy-flavour = Klatka, silnik i widok.
vehicle-gun-pickup = Pikap z działkiem
vehicle-gun-pickup-text =
    Średni. Ładowność 5, Szybkość 3, Bak 3, premia do Szybkości 1, Wytrzymałość 4.
    Działko. Otwarcie: możesz wydać amunicję (1), aby zadać wrogowi 1 ranę.
vehicle-gun-pickup-flavour = Działko przykręcono prosto. Reszta to kwestia gustu.
vehicle-road-hospital = Szpital na kołach
vehicle-road-hospital-text =
    Ciężki. Ładowność 5, Szybkość 2, Bak 5, premia do Szybkości 2, Wytrzymałość 5.
    Czysta prycza: W swojej akcji obozowania leczysz 1 ranę bez wydawania leków.
vehicle-road-hospital-flavour = Kiedyś biały, nadal czysty, zawsze powolny.

## Zdolności specjalne rycerzy i pojazdów

card-quick-draw = Szybka ręka
card-quick-draw-text = Raz na walkę, po rzucie na atak dystansowy, możesz przerzucić 1 swoją kość.
card-thick-hide = Gruba skóra
card-thick-hide-text = Raz na rundę, gdy atak zada ci rany, możesz zanegować 1 z nich (nie przeciw Przeciwpancerności).
card-reader-of-tracks = Czytająca ślady
card-reader-of-tracks-text = W akcji ruchu możesz zignorować 1 symbol promieniowania, skażenia lub zagrożenia na swojej trasie.
card-dead-or-alive = Żywy lub martwy
card-dead-or-alive-text = Gdy pokonasz wroga typu gang lub kult, zyskujesz 1 wybrany zasób.
card-nothing-is-scrap = Nic nie jest złomem
card-nothing-is-scrap-text = W swojej akcji obozowania możesz naprawić kartę o koszcie naprawy X, wydając 4 punkty Naprawy.
card-field-surgeon = Chirurg polowy
card-field-surgeon-text = W swojej akcji obozowania każde wydane leki dają 4 punkty leczenia zamiast 3 albo leczą promieniowanie (1); możesz też leczyć innego przytomnego rycerza na swoim polu.
card-four-by-four = Napęd na cztery
card-four-by-four-text = Pierwsze pole gór lub buszu, na które wjeżdżasz w każdej akcji ruchu, kosztuje 1 PR zamiast 2.
card-battering-ram = Taran
card-battering-ram-text = Otwarcie: jeśli wróg to gang z atakiem wręcz, zadajesz mu 1 ranę.
card-slip-through = Prześlizg
card-slip-through-text = Raz na akcję ruchu, przed dobraniem karty pustkowi, możesz zwrócić do worka 1 żeton zagrożenia dobrany w tym ruchu.
card-sand-runner = Mknący po piasku
card-sand-runner-text = +1 PR w akcji ruchu, której trasa prowadzi tylko przez pola autostrady i pustyni.
card-mounted-gun = Działko
card-mounted-gun-text = Otwarcie: możesz wydać amunicję (1), aby zadać wrogowi 1 ranę.
card-clean-bunk = Czysta prycza
card-clean-bunk-text = W swojej akcji obozowania leczysz 1 ranę bez wydawania leków.

## Miejsca

city-port-ember = Port Żaru
city-port-ember-flavour = Portowe miasto, które pali się zgodnie z planem i odbudowuje na czas.
city-tin-lantern = Blaszana Latarnia
city-tin-lantern-flavour = Tysiąc świateł, a każde liczone co noc.
city-pumps = Pompy
city-pumps-flavour = Sześćset osób wokół dziury, która kiedyś była mokra.
city-lastbridge = Ostatni Most
city-lastbridge-flavour = Jeden most nad Rozpadliną i miasto, za które zapłacił każdy, kto kiedyś tędy przejechał.
city-drybay = Sucha Zatoka
city-drybay-flavour = Trybuny wokół pustego portu, tak głośne, że nikt tego nie zauważa.
city-saltgate = Solna Brama
city-saltgate-flavour = Ostatnie drzwi na zachodzie; to, co za nimi, jest białe i się nie rusza.
site-kimberley-vault = Skarbiec Kimberley
site-kimberley-vault-flavour = Zbudowany, by przetrwać właścicieli, i przetrwał.
site-red-scar = Czerwona Blizna
site-red-scar-flavour = Gdzie ziemia świeci, nikt nie pyta dwa razy dlaczego.
site-desal-plant-twelve = Odsalarnia numer dwanaście
site-desal-plant-twelve-flavour = Robiła wodę z morza, aż ktoś nauczył ją pilnować.
site-woomera-range = Poligon Woomera
site-woomera-range-flavour = Rakiety bez nieba, do którego mogłyby lecieć.
site-causeway-wreck = Wrak na Grobli
site-causeway-wreck-flavour = Statek, który zatonął w górę.
site-cape-array = Anteny na Przylądku
site-cape-array-flavour = Czasza, która słucha jedynego sąsiada, jaki został.
site-cerbero-spire = Iglica Cerbero
site-cerbero-spire-flavour = Czterdzieści pięter biur i ktoś pracuje po godzinach.
site-blue-bunker = Niebieski Bunkier
site-blue-bunker-flavour = Bezpieczny przez czterdzieści lat, nudny przez czterdzieści jeden.
site-yarra-ruins = Ruiny Yarra
site-yarra-ruins-flavour = Tramwaje, trzciny i rodziny jednych i drugich.
site-coral-graveyard = Koralowe Cmentarzysko
site-coral-graveyard-flavour = Rafa wyszła z morza i położyła się.
site-dog-fence-gate = Brama Psiego Płotu
site-dog-fence-gate-flavour = Pięć tysięcy kilometrów płotu i jedna brama z własnym zdaniem.
site-salt-lighthouse = Solna Latarnia
site-salt-lighthouse-flavour = Ostrzega statki przed pustynią.

## Sprzęt

card-knife = Nóż
card-knife-text =
    Broń biała, jednoręczna, kości: zielona.
    Los: +1 rana.
    Wartość Wymiany 1.
card-broken-knife = Nóż (strona popsuta)
card-broken-knife-text =
    Broń biała, jednoręczna, kości: biała.
    Wartość Wymiany 0. Koszt naprawy 1.
card-pistol = Pistolet
card-pistol-text =
    Broń dystansowa, jednoręczna, kości: biała + zielona.
    Wartość Wymiany 1.
card-broken-pistol = Pistolet (strona popsuta)
card-broken-pistol-text =
    Broń dystansowa, jednoręczna, kości: biała.
    Wartość Wymiany 0. Koszt naprawy 1.
card-sawed-off = Obrzyn
card-sawed-off-text =
    Broń dystansowa, dwuręczna, kości: zielona + niebieska.
    Los: jeśli wróg ma atak wręcz, +1 rana.
    Wartość Wymiany 2.
card-broken-sawed-off = Obrzyn (strona popsuta)
card-broken-sawed-off-text =
    Broń dystansowa, dwuręczna, kości: biała + zielona.
    Wartość Wymiany 1. Koszt naprawy 2.
card-wire-bat = Druciak
card-wire-bat-text =
    Broń biała, dwuręczna, kości: 2 zielone.
    Wartość Wymiany 1.
card-broken-wire-bat = Druciak (strona popsuta)
card-broken-wire-bat-text =
    Broń biała, dwuręczna, kości: 2 białe.
    Wartość Wymiany 0. Koszt naprawy 1.
card-junk-armour = Śmieciochron
card-junk-armour-text =
    Zbroja, Ochrona (2).
    Wartość Wymiany 1.
card-broken-junk-armour = Śmieciochron (strona popsuta)
card-broken-junk-armour-text =
    Zbroja, Ochrona (1).
    Wartość Wymiany 0. Koszt naprawy 2.
card-vest = Kamizelka
card-vest-text =
    Zbroja, Ochrona (1).
    Ochrona +1 przeciw atakowi dystansowemu.
    Wartość Wymiany 1.
card-broken-vest = Kamizelka (strona popsuta)
card-broken-vest-text =
    Zbroja, Ochrona (1).
    Wartość Wymiany 0. Koszt naprawy 1.
card-machete = Maczeta
card-machete-text =
    Broń biała, jednoręczna, kości: biała + zielona.
    Los: +1 rana.
    Wartość Wymiany 2.
card-broken-machete = Maczeta (strona popsuta)
card-broken-machete-text =
    Broń biała, jednoręczna, kości: zielona.
    Wartość Wymiany 1. Koszt naprawy 1.
card-crowbar = Łom
card-crowbar-text =
    Broń biała, jednoręczna, kości: biała + zielona.
    Los: jeśli wróg to maszyna, +2 rany.
    Wartość Wymiany 2.
card-broken-crowbar = Łom (strona popsuta)
card-broken-crowbar-text =
    Broń biała, jednoręczna, kości: biała.
    Los: jeśli wróg to maszyna, +1 rana.
    Wartość Wymiany 1. Koszt naprawy 1.
card-fire-axe = Topór strażacki
card-fire-axe-text =
    Broń biała, dwuręczna, kości: zielona + niebieska.
    Los: +1 rana.
    Wartość Wymiany 3.
card-broken-fire-axe = Topór strażacki (strona popsuta)
card-broken-fire-axe-text =
    Broń biała, dwuręczna, kości: biała + zielona.
    Los: +1 rana.
    Wartość Wymiany 2. Koszt naprawy 2.
card-katana = Katana
card-katana-text =
    Broń biała, jednoręczna, kości: zielona + niebieska.
    Jeśli wróg ma atak wręcz, masz Zasadzkę.
    Wartość Wymiany 4.
card-broken-katana = Katana (strona popsuta)
card-broken-katana-text =
    Broń biała, jednoręczna, kości: zielona.
    Wartość Wymiany 2. Koszt naprawy X.
card-chainsaw = Piła łańcuchowa
card-chainsaw-text =
    Broń biała, dwuręczna, kości: zielona + czerwona.
    Przed rzutem: możesz wydać paliwo (1), aby zyskać 1 czerwoną kość.
    Wartość Wymiany 4.
card-broken-chainsaw = Piła łańcuchowa (strona popsuta)
card-broken-chainsaw-text =
    Broń biała, dwuręczna, kości: biała + zielona.
    Wartość Wymiany 2. Koszt naprawy 3.
card-hunting-spear = Włócznia myśliwska
card-hunting-spear-text =
    Broń biała, dwuręczna, kości: 2 zielone.
    Natarcie: jeśli wróg ma atak wręcz, zadajesz 1 ranę.
    Wartość Wymiany 2.
card-broken-hunting-spear = Włócznia myśliwska (strona popsuta)
card-broken-hunting-spear-text =
    Broń biała, dwuręczna, kości: biała + zielona.
    Wartość Wymiany 1. Koszt naprawy 1.
card-shock-baton = Pałka elektryczna
card-shock-baton-text =
    Broń biała, jednoręczna, kości: 2 zielone.
    Los: +1 rana; zamiast tego +2, jeśli wróg to maszyna.
    Wartość Wymiany 3.
card-broken-shock-baton = Pałka elektryczna (strona popsuta)
card-broken-shock-baton-text =
    Broń biała, jednoręczna, kości: zielona.
    Wartość Wymiany 1. Koszt naprawy 2.
card-sledgehammer = Młot
card-sledgehammer-text =
    Broń biała, dwuręczna, kości: biała + czerwona.
    Los: +1 rana.
    Wartość Wymiany 3.
card-broken-sledgehammer = Młot (strona popsuta)
card-broken-sledgehammer-text =
    Broń biała, dwuręczna, kości: biała + zielona.
    Wartość Wymiany 2. Koszt naprawy 2.
card-revolver = Rewolwer
card-revolver-text =
    Broń dystansowa, jednoręczna, kości: biała + niebieska.
    Los: +1 rana.
    Wartość Wymiany 3.
card-broken-revolver = Rewolwer (strona popsuta)
card-broken-revolver-text =
    Broń dystansowa, jednoręczna, kości: zielona.
    Wartość Wymiany 1. Koszt naprawy 1.
card-pump-shotgun = Pompka
card-pump-shotgun-text =
    Broń dystansowa, dwuręczna, kości: zielona + niebieska.
    Los: jeśli wróg ma atak wręcz, +1 rana.
    Wartość Wymiany 3.
card-broken-pump-shotgun = Pompka (strona popsuta)
card-broken-pump-shotgun-text =
    Broń dystansowa, dwuręczna, kości: biała + zielona.
    Los: jeśli wróg ma atak wręcz, +1 rana.
    Wartość Wymiany 2. Koszt naprawy 2.
card-hunting-rifle = Sztucer
card-hunting-rifle-text =
    Broń dystansowa, dwuręczna, kości: 2 niebieskie.
    Los: jeśli wróg to bestia, +1 rana.
    Wartość Wymiany 4.
card-broken-hunting-rifle = Sztucer (strona popsuta)
card-broken-hunting-rifle-text =
    Broń dystansowa, dwuręczna, kości: 2 zielone.
    Wartość Wymiany 2. Koszt naprawy 2.
card-crossbow = Kusza
card-crossbow-text =
    Broń dystansowa, dwuręczna, kości: 2 zielone.
    Nie wymaga amunicji.
    Wartość Wymiany 2.
card-broken-crossbow = Kusza (strona popsuta)
card-broken-crossbow-text =
    Broń dystansowa, dwuręczna, kości: 2 białe.
    Nie wymaga amunicji.
    Wartość Wymiany 1. Koszt naprawy 1.
card-machine-pistol = Pistolet maszynowy
card-machine-pistol-text =
    Broń dystansowa, jednoręczna, kości: 2 zielone.
    Seria.
    Wartość Wymiany 3.
card-broken-machine-pistol = Pistolet maszynowy (strona popsuta)
card-broken-machine-pistol-text =
    Broń dystansowa, jednoręczna, kości: biała + zielona.
    Wartość Wymiany 1. Koszt naprawy 2.
card-assault-rifle = Karabin szturmowy
card-assault-rifle-text =
    Broń dystansowa, dwuręczna, kości: 2 zielone + niebieska.
    Seria.
    Wartość Wymiany 5.
card-broken-assault-rifle = Karabin szturmowy (strona popsuta)
card-broken-assault-rifle-text =
    Broń dystansowa, dwuręczna, kości: 2 zielone.
    Wartość Wymiany 3. Koszt naprawy 3.
card-sniper-rifle = Karabin snajperski
card-sniper-rifle-text =
    Broń dystansowa, dwuręczna, kości: niebieska + czerwona.
    Masz Zasadzkę.
    Wartość Wymiany 5.
card-broken-sniper-rifle = Karabin snajperski (strona popsuta)
card-broken-sniper-rifle-text =
    Broń dystansowa, dwuręczna, kości: niebieska.
    Wartość Wymiany 3. Koszt naprawy 3.
card-flamethrower = Miotacz ognia
card-flamethrower-text =
    Broń dystansowa, dwuręczna, kości: zielona + czerwona.
    Atakując, wydajesz paliwo (1) zamiast amunicji (1). Los: +1 rana.
    Wartość Wymiany 4.
card-broken-flamethrower = Miotacz ognia (strona popsuta)
card-broken-flamethrower-text =
    Broń dystansowa, dwuręczna, kości: biała + zielona.
    Atakując, wydajesz paliwo (1) zamiast amunicji (1).
    Wartość Wymiany 2. Koszt naprawy X.
card-nail-gun = Gwoździarka
card-nail-gun-text =
    Broń dystansowa, jednoręczna, kości: biała + zielona.
    Nie wymaga amunicji.
    Wartość Wymiany 2.
card-broken-nail-gun = Gwoździarka (strona popsuta)
card-broken-nail-gun-text =
    Broń dystansowa, jednoręczna, kości: biała.
    Nie wymaga amunicji.
    Wartość Wymiany 1. Koszt naprawy 1.
card-frag-grenade = Granat odłamkowy
card-frag-grenade-text =
    Broń miotana.
    Natarcie: odrzuć tę kartę, aby zadać 2 rany.
    Wartość Wymiany 2.
card-broken-frag-grenade = Granat odłamkowy (strona popsuta)
card-broken-frag-grenade-text =
    Broń miotana.
    Natarcie: odrzuć tę kartę, aby zadać 1 ranę.
    Wartość Wymiany 1. Koszt naprawy 2.
card-molotov = Mołotow
card-molotov-text =
    Broń miotana.
    Natarcie: odrzuć tę kartę, aby zadać 1 ranę; zamiast tego 2, jeśli wróg to bestia, mutant lub gang.
    Wartość Wymiany 1.
card-broken-molotov = Mołotow (strona popsuta)
card-broken-molotov-text =
    Broń miotana.
    Natarcie: odrzuć tę kartę, aby zadać 1 ranę.
    Wartość Wymiany 1. Koszt naprawy 1.
card-emp-charge = Ładunek EMP
card-emp-charge-text =
    Broń miotana.
    Natarcie: jeśli wróg to maszyna, odrzuć tę kartę, aby zadać 4 rany.
    Wartość Wymiany 3.
card-broken-emp-charge = Ładunek EMP (strona popsuta)
card-broken-emp-charge-text =
    Broń miotana.
    Natarcie: jeśli wróg to maszyna, odrzuć tę kartę, aby zadać 2 rany.
    Wartość Wymiany 1. Koszt naprawy 3.
card-leather-jacket = Skórzana kurtka
card-leather-jacket-text =
    Zbroja, Ochrona (2).
    Wartość Wymiany 2.
card-broken-leather-jacket = Skórzana kurtka (strona popsuta)
card-broken-leather-jacket-text =
    Zbroja, Ochrona (1).
    Wartość Wymiany 1. Koszt naprawy 1.
card-riot-gear = Strój prewencji
card-riot-gear-text =
    Zbroja, Ochrona (3).
    Wartość Wymiany 4.
card-broken-riot-gear = Strój prewencji (strona popsuta)
card-broken-riot-gear-text =
    Zbroja, Ochrona (2).
    Wartość Wymiany 2. Koszt naprawy 2.
card-kevlar-weave = Kevlar
card-kevlar-weave-text =
    Zbroja, Ochrona (2).
    Ochrona +1 przeciw atakowi dystansowemu.
    Wartość Wymiany 3.
card-broken-kevlar-weave = Kevlar (strona popsuta)
card-broken-kevlar-weave-text =
    Zbroja, Ochrona (1).
    Ochrona +1 przeciw atakowi dystansowemu.
    Wartość Wymiany 1. Koszt naprawy 2.
card-hazmat-suit = Kombinezon ochronny
card-hazmat-suit-text =
    Zbroja, Ochrona (1).
    Gdy przez symbol niebezpieczeństwa otrzymujesz promieniowanie lub skażoną ranę, możesz popsuć tę kartę, aby zignorować ten symbol.
    Wartość Wymiany 3.
card-broken-hazmat-suit = Kombinezon ochronny (strona popsuta)
card-broken-hazmat-suit-text =
    Zbroja, Ochrona (1).
    Gdy przez symbol niebezpieczeństwa otrzymujesz promieniowanie lub skażoną ranę, możesz odrzucić tę kartę, aby zignorować ten symbol.
    Wartość Wymiany 1. Koszt naprawy 2.
card-spiked-plates = Kolczaste płyty
card-spiked-plates-text =
    Zbroja, Ochrona (2).
    Gdy używasz tej zbroi przeciw atakowi wręcz, zadajesz wrogowi 1 ranę.
    Wartość Wymiany 3.
card-broken-spiked-plates = Kolczaste płyty (strona popsuta)
card-broken-spiked-plates-text =
    Zbroja, Ochrona (1).
    Wartość Wymiany 2. Koszt naprawy 2.
card-cerbero-exo-plate = Egzopancerz Cerbero
card-cerbero-exo-plate-text =
    Zbroja, Ochrona (4).
    Póki nosisz tę zbroję, tracisz 1 kość w każdym teście Przetrwania.
    Wartość Wymiany 5.
card-broken-cerbero-exo-plate = Egzopancerz Cerbero (strona popsuta)
card-broken-cerbero-exo-plate-text =
    Zbroja, Ochrona (2).
    Póki nosisz tę zbroję, tracisz 1 kość w każdym teście Przetrwania.
    Wartość Wymiany 3. Koszt naprawy X.
card-dundees-hat = Kapelusz Dundee
card-dundees-hat-text =
    Ekwipunek.
    +1 zielona kość w każdym teście Przetrwania.
    Wartość Wymiany 2.
card-broken-dundees-hat = Kapelusz Dundee (strona popsuta)
card-broken-dundees-hat-text =
    Ekwipunek.
    +1 biała kość w każdym teście Przetrwania.
    Wartość Wymiany 1. Koszt naprawy 1.
card-army-rations = Wojskowa karma
card-army-rations-text =
    Ekwipunek.
    Obozowanie: popsuj tę kartę, aby wyleczyć 2 rany.
    Wartość Wymiany 2.
card-broken-army-rations = Wojskowa karma (strona popsuta)
card-broken-army-rations-text =
    Ekwipunek.
    Obozowanie: odrzuć tę kartę, aby wyleczyć 1 ranę.
    Wartość Wymiany 1. Koszt naprawy X.
card-toolbox = Skrzynka z narzędziami
card-toolbox-text =
    Ekwipunek.
    Naprawa +2.
    Wartość Wymiany 3.
card-broken-toolbox = Skrzynka z narzędziami (strona popsuta)
card-broken-toolbox-text =
    Ekwipunek.
    Naprawa +1.
    Wartość Wymiany 2. Koszt naprawy 2.
card-binoculars = Lornetka
card-binoculars-text =
    Ekwipunek.
    Eksploracja +1.
    Wartość Wymiany 3.
card-broken-binoculars = Lornetka (strona popsuta)
card-broken-binoculars-text =
    Ekwipunek.
    Eksploracja: odrzuć tę kartę, aby zyskać +1 Eksploracji w tej akcji.
    Wartość Wymiany 1. Koszt naprawy 1.
card-geiger-counter = Licznik Geigera
card-geiger-counter-text =
    Ekwipunek.
    Raz na akcję ruchu możesz zignorować 1 symbol promieniowania na swojej trasie.
    Wartość Wymiany 2.
card-broken-geiger-counter = Licznik Geigera (strona popsuta)
card-broken-geiger-counter-text =
    Ekwipunek.
    Ruch: odrzuć tę kartę, aby zignorować 1 symbol promieniowania na swojej trasie.
    Wartość Wymiany 1. Koszt naprawy 2.
card-medic-bag = Torba sanitariusza
card-medic-bag-text =
    Ekwipunek.
    +1 zielona kość w każdym teście Pierwszej pomocy.
    Wartość Wymiany 2.
card-broken-medic-bag = Torba sanitariusza (strona popsuta)
card-broken-medic-bag-text =
    Ekwipunek.
    +1 biała kość w każdym teście Pierwszej pomocy.
    Wartość Wymiany 1. Koszt naprawy 1.
card-radio-set = Radiostacja
card-radio-set-text =
    Ekwipunek.
    +1 zielona kość w każdym teście Negocjacji.
    Wartość Wymiany 2.
card-broken-radio-set = Radiostacja (strona popsuta)
card-broken-radio-set-text =
    Ekwipunek.
    +1 biała kość w każdym teście Negocjacji.
    Wartość Wymiany 1. Koszt naprawy 2.
card-diagnostic-slate = Tablet diagnostyczny
card-diagnostic-slate-text =
    Ekwipunek.
    +1 zielona kość w każdym teście Techniki.
    Wartość Wymiany 2.
card-broken-diagnostic-slate = Tablet diagnostyczny (strona popsuta)
card-broken-diagnostic-slate-text =
    Ekwipunek.
    +1 biała kość w każdym teście Techniki.
    Wartość Wymiany 1. Koszt naprawy 2.
card-lucky-bullet = Szczęśliwa kula
card-lucky-bullet-text =
    Ekwipunek.
    Po dowolnym swoim rzucie możesz popsuć tę kartę, aby przerzucić dowolne swoje kości.
    Wartość Wymiany 2.
card-broken-lucky-bullet = Szczęśliwa kula (strona popsuta)
card-broken-lucky-bullet-text =
    Ekwipunek.
    Po dowolnym swoim rzucie możesz odrzucić tę kartę, aby przerzucić 1 swoją kość.
    Wartość Wymiany 1. Koszt naprawy X.
card-spare-tank = Zapasowy zbiornik
card-spare-tank-text =
    Ekwipunek, część pojazdu.
    Bak +2.
    Wartość Wymiany 3.
card-broken-spare-tank = Zapasowy zbiornik (strona popsuta)
card-broken-spare-tank-text =
    Ekwipunek, część pojazdu.
    Bak +1.
    Wartość Wymiany 2. Koszt naprawy 2.
card-plough-bumper = Zderzak taranowy
card-plough-bumper-text =
    Ekwipunek, część pojazdu.
    Wytrzymałość +2.
    Wartość Wymiany 3.
card-broken-plough-bumper = Zderzak taranowy (strona popsuta)
card-broken-plough-bumper-text =
    Ekwipunek, część pojazdu.
    Wytrzymałość +1.
    Wartość Wymiany 2. Koszt naprawy 2.
card-nitro-kit = Zestaw nitro
card-nitro-kit-text =
    Ekwipunek, część pojazdu.
    Ruch: popsuj tę kartę, aby zyskać +3 PR.
    Wartość Wymiany 3.
card-broken-nitro-kit = Zestaw nitro (strona popsuta)
card-broken-nitro-kit-text =
    Ekwipunek, część pojazdu.
    Ruch: odrzuć tę kartę, aby zyskać +2 PR.
    Wartość Wymiany 1. Koszt naprawy 2.
card-stim-shot = Stymulant
card-stim-shot-text =
    Narkotyk.
    Przed rzutem na atak: odrzuć tę kartę, aby zyskać 1 czerwoną kość.
    Wartość Wymiany 2.
card-broken-stim-shot = Stymulant (strona popsuta)
card-broken-stim-shot-text =
    Narkotyk.
    Przed rzutem na atak: odrzuć tę kartę, aby zyskać 1 czerwoną kość i otrzymać 1 skażoną ranę.
    Wartość Wymiany 1. Koszt naprawy X.
card-rad-purge = Odpromiennik
card-rad-purge-text =
    Narkotyk.
    W dowolnej chwili swojej tury poza walką i testem: odrzuć tę kartę, aby wyleczyć promieniowanie (2).
    Wartość Wymiany 2.
card-broken-rad-purge = Odpromiennik (strona popsuta)
card-broken-rad-purge-text =
    Narkotyk.
    W dowolnej chwili swojej tury poza walką i testem: odrzuć tę kartę, aby wyleczyć promieniowanie (1).
    Wartość Wymiany 1. Koszt naprawy X.
card-painless = Bezbólin
card-painless-text =
    Narkotyk.
    Gdy zadano ci rany lub je otrzymujesz: odrzuć tę kartę, aby zignorować 2 z nich (także skażone).
    Wartość Wymiany 2.
card-broken-painless = Bezbólin (strona popsuta)
card-broken-painless-text =
    Narkotyk.
    Gdy zadano ci rany lub je otrzymujesz: odrzuć tę kartę, aby zignorować 1 z nich (także skażoną).
    Wartość Wymiany 1. Koszt naprawy X.
card-focus-tabs = Tabletki skupienia
card-focus-tabs-text =
    Narkotyk.
    Przed rzutem w teście poza walką: odrzuć tę kartę, aby zyskać +1 sukces.
    Wartość Wymiany 2.
card-broken-focus-tabs = Tabletki skupienia (strona popsuta)
card-broken-focus-tabs-text =
    Narkotyk.
    Przed rzutem w teście poza walką: odrzuć tę kartę, aby zyskać 1 zieloną kość.
    Wartość Wymiany 1. Koszt naprawy X.
card-coagulant = Koagulant
card-coagulant-text =
    Narkotyk.
    Gdy twoje rany miałyby osiągnąć Zdrowie: odrzuć tę kartę i najpierw wylecz 2 rany (przed położeniem nowych ran).
    Wartość Wymiany 2.
card-broken-coagulant = Koagulant (strona popsuta)
card-broken-coagulant-text =
    Narkotyk.
    Gdy twoje rany miałyby osiągnąć Zdrowie: odrzuć tę kartę i najpierw wylecz 1 ranę (przed położeniem nowych ran).
    Wartość Wymiany 1. Koszt naprawy X.

## Unikatowy sprzęt

card-old-justice = Stara Sprawiedliwość
card-old-justice-text =
    Broń dystansowa, jednoręczna, kości: zielona + niebieska.
    Los: +1 rana.
    Unikat: bez wartości Wymiany.
card-broken-old-justice = Stara Sprawiedliwość (strona popsuta)
card-broken-old-justice-text =
    Broń dystansowa, jednoręczna, kości: biała + zielona.
    Los: +1 rana.
    Unikat: bez wartości Wymiany. Koszt naprawy 2.
card-big-wrench = Wielki klucz
card-big-wrench-text =
    Broń biała, dwuręczna, kości: 2 zielone + niebieska.
    Los: +1 rana; zamiast tego +2, jeśli wróg to maszyna.
    Unikat: bez wartości Wymiany.
card-broken-big-wrench = Wielki klucz (strona popsuta)
card-broken-big-wrench-text =
    Broń biała, dwuręczna, kości: 2 zielone.
    Los: +1 rana; zamiast tego +2, jeśli wróg to maszyna.
    Unikat: bez wartości Wymiany. Koszt naprawy 2.
card-grandmothers-spear = Włócznia babki
card-grandmothers-spear-text =
    Broń biała, jednoręczna, kości: zielona + niebieska.
    Natarcie: zadajesz 1 ranę.
    Unikat: bez wartości Wymiany.
card-broken-grandmothers-spear = Włócznia babki (strona popsuta)
card-broken-grandmothers-spear-text =
    Broń biała, jednoręczna, kości: biała + zielona.
    Natarcie: zadajesz 1 ranę.
    Unikat: bez wartości Wymiany. Koszt naprawy 2.
card-widowmaker = Wdowiarz
card-widowmaker-text =
    Broń dystansowa, jednoręczna, kości: zielona + niebieska.
    Los: +1 rana.
    Unikat: bez wartości Wymiany.
card-broken-widowmaker = Wdowiarz (strona popsuta)
card-broken-widowmaker-text =
    Broń dystansowa, jednoręczna, kości: zielona.
    Los: +1 rana.
    Unikat: bez wartości Wymiany. Koszt naprawy 2.
card-sawblade-launcher = Miotacz pił
card-sawblade-launcher-text =
    Broń dystansowa, dwuręczna, kości: zielona + niebieska.
    Nie wymaga amunicji. Los: +1 rana.
    Unikat: bez wartości Wymiany.
card-broken-sawblade-launcher = Miotacz pił (strona popsuta)
card-broken-sawblade-launcher-text =
    Broń dystansowa, dwuręczna, kości: biała + zielona.
    Nie wymaga amunicji. Los: +1 rana.
    Unikat: bez wartości Wymiany. Koszt naprawy 2.
card-moonlit-blade = Księżycowe ostrze
card-moonlit-blade-text =
    Broń biała, jednoręczna, kości: zielona + niebieska.
    Los: +1 rana.
    Unikat: bez wartości Wymiany.
card-broken-moonlit-blade = Księżycowe ostrze (strona popsuta)
card-broken-moonlit-blade-text =
    Broń biała, jednoręczna, kości: biała + zielona.
    Los: +1 rana.
    Unikat: bez wartości Wymiany. Koszt naprawy 2.
card-patched-duster = Łatany prochowiec
card-patched-duster-text =
    Zbroja, Ochrona (3).
    Unikat: bez wartości Wymiany.
    Wymaga 6 PD.
card-broken-patched-duster = Łatany prochowiec (strona popsuta)
card-broken-patched-duster-text =
    Zbroja, Ochrona (2).
    Unikat: bez wartości Wymiany. Koszt naprawy 1.

## Awanse

card-dead-eye = Pewne oko
card-dead-eye-text = +1 zielona kość w każdym rzucie na Spluwy.
card-fan-the-hammer = Grad kul
card-fan-the-hammer-text = Po rzucie na atak dystansowy możesz wydać amunicję (1), aby przerzucić dowolne swoje kości (raz na atak).
card-road-sense = Wyczucie drogi
card-road-sense-text = Raz na akcję ruchu możesz zignorować 1 symbol zagrożenia na swojej trasie.
card-lead-foot = Ciężka noga
card-lead-foot-text = Szybkość +1.
card-no-surprises = Bez niespodzianek
card-no-surprises-text =
    Twoi wrogowie tracą Zasadzkę, niezależnie od jej źródła.
    Wymaga 6 PD.
card-patrol-legend = Legenda patrolu
card-patrol-legend-text =
    Gdy pokonasz wroga o nadrukowanym Zdrowiu 3 lub większym, zyskujesz amunicję (1).
    Wymaga 6 PD.
card-bruiser = Osiłek
card-bruiser-text = +1 zielona kość w każdym rzucie na Kosy.
card-barrel-chest = Pierś jak beczka
card-barrel-chest-text = Zdrowie +2.
card-overloaded = Przeładowany
card-overloaded-text = Ładowność +2.
card-backyard-welder = Podwórkowy spawacz
card-backyard-welder-text = Naprawa +2.
card-will-not-fall = Nie padnie
card-will-not-fall-text =
    Masz cechę Niepowstrzymany.
    Wymaga 6 PD.
card-second-wind = Drugi oddech
card-second-wind-text =
    W swojej akcji obozowania leczysz 2 rany bez wydawania leków.
    Wymaga 6 PD.
card-pathfinder = Tropicielka
card-pathfinder-text = Eksploracja +1.
card-bush-medicine = Medycyna buszu
card-bush-medicine-text = +1 zielona kość w każdym teście Pierwszej pomocy; w swojej akcji obozowania leczysz 1 ranę bez wydawania leków.
card-sun-proof = Odporna na słońce
card-sun-proof-text = Raz na rundę, gdy masz otrzymać promieniowanie, możesz zignorować 1 żeton.
card-tireless = Niestrudzona
card-tireless-text = +1 PR w każdej akcji ruchu.
card-ghost-of-the-dunes = Duch wydm
card-ghost-of-the-dunes-text =
    Gdy atakujesz wręcz (także bez broni), masz Zasadzkę.
    Wymaga 6 PD.
card-song-of-the-land = Pieśń ziemi
card-song-of-the-land-text =
    Raz na rundę, gdy odkryto dla ciebie kartę pustkowi, możesz ją odrzucić i dobrać inną.
    Wymaga 6 PD.
card-point-blank = Strzał z przyłożenia
card-point-blank-text = +1 zielona kość w twoim rzucie na atak, jeśli wróg ma atak wręcz.
card-silver-tongue = Gładki język
card-silver-tongue-text = +1 zielona kość w każdym teście Negocjacji.
card-looter = Szabrowniczka
card-looter-text = Gdy dobierasz sprzęt, dobierasz 1 kartę więcej i odrzucasz 1 z dobranych.
card-known-face = Znajoma twarz
card-known-face-text = Otwarcie: jeśli wróg to gang, traci 1 kość (ale nie ostatnią).
card-big-game = Gruba zwierzyna
card-big-game-text =
    Gdy pokonasz wroga o nadrukowanym Zdrowiu 4 lub większym, zdobywasz 1 PD.
    Wymaga 6 PD.
card-cornered = Przyparta do muru
card-cornered-text =
    Przed rzutem na atak: jeśli masz co najmniej 4 rany, zyskujesz 1 czerwoną kość.
    Wymaga 6 PD.
card-gifted-mechanic = Utalentowana mechanik
card-gifted-mechanic-text = W swojej akcji obozowania naprawiasz 1 uszkodzenie pojazdu każdego innego rycerza na swoim polu.
card-tinkerer = Majsterkowiczka
card-tinkerer-text = +1 zielona kość w każdym teście Techniki.
card-tuned-injectors = Podkręcone wtryskiwacze
card-tuned-injectors-text = Premia do Szybkości +1.
card-welded-frame = Spawana rama
card-welded-frame-text = Wytrzymałość +2.
card-crumple-zone = Strefa zgniotu
card-crumple-zone-text =
    Raz na rundę, gdy twój pojazd ma otrzymać uszkodzenia, możesz zignorować 1 z nich.
    Wymaga 6 PD.
card-miracle-fix = Cudowna naprawa
card-miracle-fix-text =
    Daje ci akcję specjalną (Cudowna naprawa): naprawiasz 1 swoją popsutą kartę sprzętu, niezależnie od kosztu naprawy.
    Wymaga 6 PD.
card-blade-dance = Taniec ostrzy
card-blade-dance-text = +1 zielona kość w każdym rzucie na Kosy.
card-steady-hands = Pewne ręce
card-steady-hands-text = Każde leki wydane w akcji obozowania dają o 1 punkt leczenia więcej.
card-calm-mind = Spokojny umysł
card-calm-mind-text = Raz na rundę, po rzucie w teście poza walką, możesz przerzucić 1 kość.
card-iron-body = Żelazne ciało
card-iron-body-text = Odporność +1.
card-riposte = Riposta
card-riposte-text =
    Gdy atak wręcz zada ci rany, po ich położeniu zadajesz wrogowi 1 ranę (chyba że tracisz przytomność).
    Wymaga 6 PD.
card-death-touch = Dotyk śmierci
card-death-touch-text =
    W twoich atakach wręcz każdy Los może dać: +2 rany.
    Wymaga 6 PD.
card-tough = Krzepa
card-tough-text = Zdrowie +1.
card-weathered = Hart ciała
card-weathered-text = Odporność +1.
card-scavenger = Zbieractwo
card-scavenger-text = Eksploracja +1.
card-handy = Złota rączka
card-handy-text = Naprawa +1.
card-brawler = Ciężka pięść
card-brawler-text = +1 biała kość w każdym rzucie na Kosy.
card-marksman = Strzelecka wprawa
card-marksman-text = +1 biała kość w każdym rzucie na Spluwy.
card-survivor = Wola przetrwania
card-survivor-text = +1 biała kość w każdym teście Przetrwania.
card-haggler = Żyłka handlowa
card-haggler-text = +1 biała kość w każdym teście Negocjacji.
card-bonesetter = Nastawianie złamań
card-bonesetter-text = +1 biała kość w każdym teście Pierwszej pomocy.
card-wirehead = Głowa do kabli
card-wirehead-text = +1 biała kość w każdym teście Techniki.

## Żetony zagrożenia

token-tt01 = Zagrożenie 1
token-tt01-yellow = Otrzymujesz 1 ranę.
token-tt01-red = Zadano ci 1 ranę.
token-tt02 = Zagrożenie 2
token-tt02-yellow = Otrzymujesz 2 rany.
token-tt02-red = Zadano ci 2 rany.
token-tt03 = Zagrożenie 3
token-tt03-yellow = Odrzucasz 1 wybrany zasób.
token-tt03-red = Odrzucasz 1 wybrany zasób.
token-tt04 = Zagrożenie 4
token-tt04-yellow = Otrzymujesz promieniowanie (1).
token-tt04-red = Wróg zyskuje 1 białą kość.
token-tt05 = Zagrożenie 5
token-tt05-yellow = Otrzymujesz 1 skażoną ranę.
token-tt05-red = Wróg zyskuje 1 niebieską kość.
token-tt06 = Zagrożenie 6
token-tt06-yellow = Twój pojazd otrzymuje 1 uszkodzenie.
token-tt06-red = Wróg automatycznie uzyskuje 1 Los.
token-tt07 = Zagrożenie 7
token-tt07-yellow = Twój pojazd otrzymuje 2 uszkodzenia.
token-tt07-red = Wróg zyskuje Przeciwpancerność.
token-tt08 = Zagrożenie 8
token-tt08-yellow = Tracisz 1 sukces w pierwszym teście podczas rozpatrywania tej karty pustkowi.
token-tt08-red = Wróg zyskuje Zasadzkę.
token-tt09 = Zagrożenie 9
token-tt09-yellow = Otrzymujesz promieniowanie (1).
token-tt09-red = Wróg zyskuje +1 Zdrowia.
token-tt10 = Zagrożenie 10
token-tt10-yellow = Twój pojazd otrzymuje 1 uszkodzenie.
token-tt10-red = Wróg raz przerzuca wszystkie swoje kości z pustymi ściankami.

## Wrogowie

card-gun-tower = Wieża strzelnicza
card-gun-tower-text =
    Maszyna, atak dystansowy (biała + 2 zielone), Zdrowie 3.
    Los: +1 rana.
    Nagroda – zyskujesz: 1 PD, amunicję (2).
card-screwjack = Wkrętacz
card-screwjack-text =
    Maszyna, atak wręcz (zielona + niebieska), Zdrowie 2.
    Przeciwpancerność.
    Rozstrzygnięcie: jeśli wróg nie został pokonany, popsuj 1 swoją kartę sprzętu.
    Nagroda – zyskujesz: 1 PD, 1 kartę sprzętu.
card-road-vultures = Drogowe sępy
card-road-vultures-text =
    Gang, atak dystansowy (2 białe + zielona), Zdrowie 2.
    Nagroda – zyskujesz: paliwo (1), amunicję (1).
card-toll-crew = Poborcy myta
card-toll-crew-text =
    Gang, atak dystansowy (biała + 2 zielone), Zdrowie 3.
    Otwarcie: możesz odrzucić 2 zasoby, aby zakończyć tę walkę (bez nagród).
    Nagroda – zyskujesz: 1 PD, paliwo (1).
card-chain-riders = Jeźdźcy z łańcuchami
card-chain-riders-text =
    Gang, atak wręcz (biała + 2 zielone), Zdrowie 3.
    Zasadzka.
    Nagroda – zyskujesz: 1 PD, paliwo (1).
card-scrap-sniper = Snajper ze złomowiska
card-scrap-sniper-text =
    Gang, atak dystansowy (biała + niebieska), Zdrowie 1.
    Zasadzka.
    Nagroda – zyskujesz: 1 PD, amunicję (1).
card-chrome-zealots = Chromowi zeloci
card-chrome-zealots-text =
    Kult, atak wręcz (biała + 2 zielone), Zdrowie 2.
    Niepowstrzymany.
    Nagroda – zyskujesz: 1 PD, amunicję (1).
card-sun-prophets = Prorocy słońca
card-sun-prophets-text =
    Kult, atak wręcz (2 zielone), Zdrowie 2.
    Rozstrzygnięcie: jeśli wróg nie został pokonany, otrzymujesz promieniowanie (1).
    Nagroda – zyskujesz: leki (1).
card-pyre-wagon = Wóz całopalenia
card-pyre-wagon-text =
    Kult, atak dystansowy (biała + 2 zielone), Zdrowie 3.
    Zagrożenie (1).
    Los: twój pojazd otrzymuje 1 uszkodzenie.
    Nagroda – zyskujesz: 2 PD, paliwo (1).
card-dingo-pack = Sfora dingo
card-dingo-pack-text =
    Bestia, atak wręcz (3 białe), Zdrowie 2.
    Los: +1 rana.
    Nagroda – zyskujesz: 1 PD.
card-blade-emu = Brzytwowy emu
card-blade-emu-text =
    Bestia, atak wręcz (2 zielone), Zdrowie 1.
    Zasadzka.
    Nagroda – zyskujesz: leki (1).
card-salt-crawler = Solny pełzacz
card-salt-crawler-text =
    Bestia, atak wręcz (biała + niebieska), Zdrowie 2.
    Los: 1 skażona rana.
    Nagroda – zyskujesz: 1 PD, leki (1).
card-dune-ray = Płaszczka wydm
card-dune-ray-text =
    Bestia, atak wręcz (3 zielone), Zdrowie 3.
    Zasadzka.
    Nagroda – zyskujesz: 2 PD.
card-glow-walkers = Świecący wędrowcy
card-glow-walkers-text =
    Mutant, atak wręcz (2 białe + zielona), Zdrowie 3.
    Rozstrzygnięcie: otrzymujesz promieniowanie (1).
    Nagroda – zyskujesz: 1 PD.
card-bile-spitter = Plujący żółcią
card-bile-spitter-text =
    Mutant, atak dystansowy (biała + 2 zielone), Zdrowie 2.
    Los: 1 skażona rana.
    Nagroda – zyskujesz: 1 PD, leki (1).
card-hulking-reject = Wielki wyrzutek
card-hulking-reject-text =
    Mutant, atak wręcz (2 zielone + niebieska), Zdrowie 4.
    Nagroda – zyskujesz: 2 PD, 1 kartę sprzętu.
card-patrol-drone = Dron patrolowy
card-patrol-drone-text =
    Maszyna, atak dystansowy (3 białe), Zdrowie 1.
    Otwarcie: jeśli jesteś na autostradzie, ten wróg zyskuje 1 białą kość.
    Nagroda – zyskujesz: amunicję (1).
card-scrap-hound = Złomowy ogar
card-scrap-hound-text =
    Maszyna, atak wręcz (2 zielone), Zdrowie 2.
    Przeciwpancerność.
    Nagroda – zyskujesz: paliwo (1).
card-cerbero-strider = Kroczący robot Cerbero
card-cerbero-strider-text =
    Maszyna, atak dystansowy (zielona + 2 niebieskie), Zdrowie 4.
    Zagrożenie (1).
    Nagroda – zyskujesz: 2 PD, amunicję (1), 1 kartę sprzętu.
card-slave-drivers = Poganiacze niewolników
card-slave-drivers-text =
    Gang, atak wręcz (biała + 2 zielone), Zdrowie 3.
    Los: odrzucasz 1 zasób.
    Nagroda – zyskujesz: 1 PD, leki (1), 1 kartę sprzętu.
card-fuel-thieves = Złodzieje paliwa
card-fuel-thieves-text =
    Gang, atak wręcz (biała + zielona), Zdrowie 2.
    Rozstrzygnięcie: jeśli wróg nie został pokonany, odrzucasz paliwo (2).
    Nagroda – zyskujesz: paliwo (2).
card-juggernaut-rig = Ciągnik Moloch
card-juggernaut-rig-text =
    Gang, atak dystansowy (2 zielone + niebieska), Zdrowie 5.
    Niepowstrzymany, Zagrożenie (1).
    Los: twój pojazd otrzymuje 1 uszkodzenie.
    Nagroda – zyskujesz: 3 PD, paliwo (1), 1 kartę sprzętu.
card-vine-strangler = Dusiciel z pnączy
card-vine-strangler-text =
    Bestia, atak wręcz (biała + 2 zielone), Zdrowie 2.
    Zasadzka.
    Nagroda – zyskujesz: 1 PD, leki (1).
card-drop-bear = Spadający miś
card-drop-bear-text =
    Bestia, atak wręcz (biała + 2 zielone), Zdrowie 2.
    Zasadzka.
    Los: +1 rana.
    Nagroda – zyskujesz: 1 PD, leki (1).
card-feral-boars = Zdziczałe dziki
card-feral-boars-text =
    Bestia, atak wręcz (biała + 2 zielone), Zdrowie 3.
    Nagroda – zyskujesz: 1 PD, leki (1).
card-spore-mother = Matka zarodników
card-spore-mother-text =
    Mutant, atak dystansowy (biała + 2 zielone), Zdrowie 3.
    Los: 1 skażona rana.
    Nagroda – zyskujesz: 2 PD, leki (1).
card-cave-kin = Jaskiniowa rodzina
card-cave-kin-text =
    Mutant, atak wręcz (3 białe + zielona), Zdrowie 3.
    Otwarcie: jeśli jesteś w górach, ten wróg zyskuje 1 białą kość.
    Nagroda – zyskujesz: 1 PD, 1 kartę sprzętu.
card-skin-stitcher = Zszywacz skór
card-skin-stitcher-text =
    Mutant, atak wręcz (biała + niebieska), Zdrowie 3.
    Rozstrzygnięcie: jeśli wróg nie został pokonany, otrzymujesz 1 skażoną ranę.
    Nagroda – zyskujesz: 1 PD, leki (1).
card-leech-swarm = Rój pijawek
card-leech-swarm-text =
    Bestia, atak wręcz (3 białe), Zdrowie 1.
    Niepowstrzymany.
    Los: 1 skażona rana.
    Nagroda – zyskujesz: leki (1).
card-rockslide-gang = Gang Osuwiska
card-rockslide-gang-text =
    Gang, atak dystansowy (biała + 2 zielone), Zdrowie 3.
    Otwarcie: jeśli jesteś w górach, twój pojazd otrzymuje 1 uszkodzenie.
    Nagroda – zyskujesz: 1 PD, amunicję (1).
card-poachers = Kłusownicy
card-poachers-text =
    Gang, atak dystansowy (2 zielone), Zdrowie 2.
    Nagroda – zyskujesz: amunicję (1), leki (1).
card-cannibal-clan = Klan kanibali
card-cannibal-clan-text =
    Gang, atak wręcz (3 zielone), Zdrowie 3.
    Rozstrzygnięcie: jeśli tracisz przytomność, odrzucasz 1 swoją kartę sprzętu.
    Nagroda – zyskujesz: 1 PD, leki (1), 1 kartę sprzętu.
card-root-choir = Chór korzeni
card-root-choir-text =
    Kult, atak wręcz (biała + 2 zielone), Zdrowie 3.
    Zagrożenie (1).
    Nagroda – zyskujesz: 1 PD, leki (1).
card-ash-monks = Mnisi popiołu
card-ash-monks-text =
    Kult, atak dystansowy (2 białe + zielona), Zdrowie 3.
    Niepowstrzymany.
    Los: otrzymujesz promieniowanie (1).
    Nagroda – zyskujesz: 1 PD.
card-lost-logger = Zbłąkany drwal
card-lost-logger-text =
    Maszyna, atak wręcz (2 zielone + niebieska), Zdrowie 3.
    Przeciwpancerność.
    Nagroda – zyskujesz: 2 PD, paliwo (1), 1 kartę sprzętu.
card-mine-crawler = Kopalniany pełzacz
card-mine-crawler-text =
    Maszyna, atak wręcz (2 zielone), Zdrowie 3.
    Los: twój pojazd otrzymuje 1 uszkodzenie.
    Nagroda – zyskujesz: 1 PD, 1 kartę sprzętu.
card-sentry-nest = Gniazdo wartownicze
card-sentry-nest-text =
    Maszyna, atak dystansowy (biała + 2 zielone), Zdrowie 2.
    Otwarcie: jeśli twój pojazd jest ciężki, ten wróg zyskuje 1 białą kość.
    Nagroda – zyskujesz: 1 PD, amunicję (2).
card-the-old-bull = Stary byk
card-the-old-bull-text =
    Bestia, atak wręcz (zielona + 2 niebieskie), Zdrowie 5.
    Los: twój pojazd otrzymuje 1 uszkodzenie.
    Nagroda – zyskujesz: 3 PD, leki (2).

## Wydarzenia

card-road-block = Blokada dróg!
card-road-block-text =
    Test: Negocjacje 1.
    Jeśli twój pojazd jest ciężki: zyskujesz 1 zieloną kość.
    Sukces: Zyskujesz paliwo (1).
    Porażka: Odrzucasz 1 zasób; twój pojazd otrzymuje 1 uszkodzenie.
card-radiation-storm = Burza radiacyjna
card-radiation-storm-text =
    Test: Przetrwanie 2.
    Jeśli jesteś na autostradzie: zyskujesz 1 białą kość.
    Sukces: Zdobywasz 1 PD.
    Porażka: Otrzymujesz promieniowanie (2).
card-collapsed-overpass = Zawalona estakada
card-collapsed-overpass-text =
    Test: Technika 1.
    Jeśli twój pojazd jest lekki: zyskujesz 1 zieloną kość.
    Sukces: Zyskujesz 1 wybrany zasób.
    Porażka: Twój pojazd otrzymuje 2 uszkodzenia.
card-mirage = Miraż
card-mirage-text =
    Test: Przetrwanie 1.
    Jeśli nie masz paliwa: poziom trudności +1.
    Sukces: Zdobywasz 1 PD.
    Porażka: Odrzucasz paliwo (2).
card-wrecked-convoy = Rozbity konwój
card-wrecked-convoy-text =
    Test: Pierwsza pomoc 1.
    Możesz odrzucić leki (1): +1 sukces.
    Sukces: Zdobywasz leki (1) i 1 PD.
    Porażka: Otrzymujesz 1 ranę.
card-minefield = Pole minowe
card-minefield-text =
    Test: Technika 2.
    Jeśli twój pojazd jest ciężki: tracisz 1 kość.
    Sukces: Zdobywasz 2 PD.
    Porażka: Otrzymujesz 2 rany; twój pojazd otrzymuje 2 uszkodzenia.
card-wandering-trader = Wędrowny handlarz
card-wandering-trader-text =
    Test: Negocjacje X.
    Jeśli masz co najmniej 6 PD: zyskujesz 1 białą kość.
    Sukces: Zyskujesz 1 wybrany zasób za każdy sukces (najwyżej 3).
    Porażka: Odrzucasz 1 zasób.
card-engine-fire = Pożar silnika
card-engine-fire-text =
    Test: Technika 1.
    Jeśli twój pojazd ma co najmniej 2 uszkodzenia: poziom trudności +1.
    Sukces: Zdobywasz 1 PD.
    Porażka: Twój pojazd otrzymuje 1 uszkodzenie; odrzucasz paliwo (1).
card-dust-wall = Ściana pyłu
card-dust-wall-text =
    Test: Przetrwanie 1.
    Jeśli masz założoną zbroję: zyskujesz 1 białą kość.
    Sukces: Zdobywasz 1 PD.
    Porażka: Otrzymujesz 1 ranę; popsuj 1 swoją kartę sprzętu.
card-stranded-family = Rodzina na poboczu
card-stranded-family-text =
    Test: Pierwsza pomoc 1.
    Jeśli w twoim pojeździe jest wolne miejsce: zyskujesz 1 białą kość.
    Sukces: Zdobywasz 1 PD i 1 wybrany zasób.
    Porażka: Odrzucasz leki (1).
card-bushfire = Pożar buszu
card-bushfire-text =
    Test: Przetrwanie 2.
    Jeśli jesteś w buszu: tracisz 1 kość.
    Sukces: Zdobywasz 2 PD.
    Porażka: Otrzymujesz 2 rany; twój pojazd otrzymuje 1 uszkodzenie.
card-rockfall = Kamienna lawina
card-rockfall-text =
    Test: Przetrwanie 1.
    Jeśli jesteś w górach: poziom trudności +1.
    Sukces: Zdobywasz 1 PD.
    Porażka: Twój pojazd otrzymuje 2 uszkodzenia.
card-broken-bridge = Zerwany most
card-broken-bridge-text =
    Test: Technika 2.
    Jeśli twój pojazd jest ciężki: tracisz 1 kość.
    Sukces: Zdobywasz 1 PD i 1 wybrany zasób.
    Porażka: Twój pojazd otrzymuje 2 uszkodzenia.
card-toxic-pool = Trujące bajoro
card-toxic-pool-text =
    Test: Pierwsza pomoc 1.
    Jeśli masz skażoną ranę: poziom trudności +1.
    Sukces: Zyskujesz leki (1).
    Porażka: Otrzymujesz 1 skażoną ranę.
card-abandoned-clinic = Opuszczona klinika
card-abandoned-clinic-text =
    Test: Technika 1.
    Jeśli masz co najmniej 2 żetony promieniowania: tracisz 1 kość.
    Sukces: Zyskujesz leki (2).
    Porażka: Otrzymujesz promieniowanie (1).
card-council-of-the-hills = Rada wzgórz
card-council-of-the-hills-text =
    Test: Negocjacje 2.
    Jeśli nie masz dołączonego urazu: zyskujesz 1 białą kość.
    Sukces: Zdobywasz 1 PD, leki (1) i 1 wybrany zasób.
    Porażka: Odrzucasz 1 zasób.
card-spore-cloud = Chmura zarodników
card-spore-cloud-text =
    Test: Przetrwanie 1.
    Jeśli jesteś w buszu: poziom trudności +1.
    Sukces: Zdobywasz 1 PD.
    Porażka: Otrzymujesz 1 skażoną ranę i promieniowanie (1).
card-snare-line = Wnyki
card-snare-line-text =
    Test: Kosy 1.
    Jeśli masz w ręku broń białą: zyskujesz 1 białą kość.
    Sukces: Zyskujesz 1 wybrany zasób.
    Porażka: Otrzymujesz 2 rany.

## Spotkania

card-figure-on-the-verge = Postać na poboczu
card-figure-on-the-verge-text = Spotkanie A: przeczytaj wpis, który bieżący wątek podaje dla tej litery.
card-smoke-ahead = Dym na horyzoncie
card-smoke-ahead-text = Spotkanie A: przeczytaj wpis, który bieżący wątek podaje dla tej litery.
card-voices-on-the-radio = Głosy w radiu
card-voices-on-the-radio-text = Spotkanie B: przeczytaj wpis, który bieżący wątek podaje dla tej litery.
card-a-light-that-blinks = Mrugające światło
card-a-light-that-blinks-text = Spotkanie B: przeczytaj wpis, który bieżący wątek podaje dla tej litery.
card-hitcher = Autostopowicz
card-hitcher-text = Spotkanie C: przeczytaj wpis, który bieżący wątek podaje dla tej litery.
card-campfire-circle = Krąg przy ognisku
card-campfire-circle-text = Spotkanie C: przeczytaj wpis, który bieżący wątek podaje dla tej litery.
card-the-long-shadow = Długi cień
card-the-long-shadow-text = Spotkanie D: przeczytaj wpis, który bieżący wątek podaje dla tej litery.
card-dust-trail = Smuga kurzu
card-dust-trail-text = Spotkanie D: przeczytaj wpis, który bieżący wątek podaje dla tej litery.
card-hut-in-the-gully = Chata w jarze
card-hut-in-the-gully-text = Spotkanie C: przeczytaj wpis, który bieżący wątek podaje dla tej litery.
card-cairn-of-bolts = Kopiec śrub
card-cairn-of-bolts-text = Spotkanie D: przeczytaj wpis, który bieżący wątek podaje dla tej litery.
card-singing-trees = Śpiewające drzewa
card-singing-trees-text = Spotkanie E: przeczytaj wpis, który bieżący wątek podaje dla tej litery.
card-eyes-in-the-ferns = Oczy w paprociach
card-eyes-in-the-ferns-text = Spotkanie E: przeczytaj wpis, który bieżący wątek podaje dla tej litery.
card-cave-mouth = Wejście do jaskini
card-cave-mouth-text = Spotkanie F: przeczytaj wpis, który bieżący wątek podaje dla tej litery.
card-old-watchfire = Stare ognisko wartowników
card-old-watchfire-text = Spotkanie F: przeczytaj wpis, który bieżący wątek podaje dla tej litery.

## Karty eksploracji

card-x01 = Eksploracja 1
card-x01-highway = Zyskujesz paliwo (2). Potem twój pojazd otrzymuje 1 uszkodzenie.
card-x01-desert = Zyskujesz amunicję (1).
card-x01-mountains = Dobierasz 1 kartę sprzętu. Potem otrzymujesz 1 ranę.
card-x01-bush = Zyskujesz leki (1).
card-x01-text =
    Autostrada: Zyskujesz paliwo (2). Potem twój pojazd otrzymuje 1 uszkodzenie.
    Pustynia: Zyskujesz amunicję (1).
    Góry: Dobierasz 1 kartę sprzętu. Potem otrzymujesz 1 ranę.
    Busz: Zyskujesz leki (1).
card-x02 = Eksploracja 2
card-x02-highway = Zyskujesz paliwo (1) i amunicję (1).
card-x02-desert = Zyskujesz amunicję (2). Potem otrzymujesz 1 ranę.
card-x02-mountains = Zyskujesz amunicję (1).
card-x02-bush = Zyskujesz leki (2). Potem otrzymujesz 1 skażoną ranę.
card-x02-text =
    Autostrada: Zyskujesz paliwo (1) i amunicję (1).
    Pustynia: Zyskujesz amunicję (2). Potem otrzymujesz 1 ranę.
    Góry: Zyskujesz amunicję (1).
    Busz: Zyskujesz leki (2). Potem otrzymujesz 1 skażoną ranę.
card-x03 = Eksploracja 3
card-x03-highway = Dobierasz 1 kartę sprzętu. Potem twój pojazd otrzymuje 1 uszkodzenie.
card-x03-desert = Zyskujesz paliwo (1).
card-x03-mountains = Zyskujesz paliwo (1) i amunicję (1). Potem twój pojazd otrzymuje 1 uszkodzenie.
card-x03-bush = Zyskujesz leki (1) i amunicję (1). Potem otrzymujesz 1 ranę.
card-x03-text =
    Autostrada: Dobierasz 1 kartę sprzętu. Potem twój pojazd otrzymuje 1 uszkodzenie.
    Pustynia: Zyskujesz paliwo (1).
    Góry: Zyskujesz paliwo (1) i amunicję (1). Potem twój pojazd otrzymuje 1 uszkodzenie.
    Busz: Zyskujesz leki (1) i amunicję (1). Potem otrzymujesz 1 ranę.
card-x04 = Eksploracja 4
card-x04-highway = Zyskujesz paliwo (1).
card-x04-desert = Dobierasz 1 kartę sprzętu. Potem odrzucasz paliwo (1).
card-x04-mountains = Zyskujesz leki (1).
card-x04-bush = Dobierasz 1 kartę sprzętu. Potem otrzymujesz 1 skażoną ranę.
card-x04-text =
    Autostrada: Zyskujesz paliwo (1).
    Pustynia: Dobierasz 1 kartę sprzętu. Potem odrzucasz paliwo (1).
    Góry: Zyskujesz leki (1).
    Busz: Dobierasz 1 kartę sprzętu. Potem otrzymujesz 1 skażoną ranę.
card-x05 = Eksploracja 5
card-x05-highway = Zyskujesz amunicję (2). Potem odrzucasz paliwo (1).
card-x05-desert = Zyskujesz paliwo (1) i leki (1). Potem otrzymujesz promieniowanie (1).
card-x05-mountains = Zdobywasz 1 PD.
card-x05-bush = Zyskujesz leki (1).
card-x05-text =
    Autostrada: Zyskujesz amunicję (2). Potem odrzucasz paliwo (1).
    Pustynia: Zyskujesz paliwo (1) i leki (1). Potem otrzymujesz promieniowanie (1).
    Góry: Zdobywasz 1 PD.
    Busz: Zyskujesz leki (1).
card-x06 = Eksploracja 6
card-x06-highway = Zyskujesz 1 wybrany zasób.
card-x06-desert = Zyskujesz 1 wybrany zasób.
card-x06-mountains = Zyskujesz 1 wybrany zasób.
card-x06-bush = Zyskujesz 1 wybrany zasób.
card-x06-text =
    Autostrada: Zyskujesz 1 wybrany zasób.
    Pustynia: Zyskujesz 1 wybrany zasób.
    Góry: Zyskujesz 1 wybrany zasób.
    Busz: Zyskujesz 1 wybrany zasób.
card-x07 = Eksploracja 7
card-x07-highway = Zyskujesz paliwo (3). Potem twój pojazd otrzymuje 2 uszkodzenia.
card-x07-desert = Zdobywasz 1 PD. Potem otrzymujesz 1 ranę.
card-x07-mountains = Dobierasz 1 kartę sprzętu; zyskujesz amunicję (1). Potem twój pojazd otrzymuje 2 uszkodzenia.
card-x07-bush = Zyskujesz leki (3). Potem otrzymujesz 2 skażone rany.
card-x07-text =
    Autostrada: Zyskujesz paliwo (3). Potem twój pojazd otrzymuje 2 uszkodzenia.
    Pustynia: Zdobywasz 1 PD. Potem otrzymujesz 1 ranę.
    Góry: Dobierasz 1 kartę sprzętu; zyskujesz amunicję (1). Potem twój pojazd otrzymuje 2 uszkodzenia.
    Busz: Zyskujesz leki (3). Potem otrzymujesz 2 skażone rany.
card-x08 = Eksploracja 8
card-x08-highway = Dobierasz 1 kartę sprzętu.
card-x08-desert = Zyskujesz amunicję (1) i paliwo (1). Potem odrzucasz leki (1).
card-x08-mountains = Zyskujesz amunicję (2). Potem otrzymujesz 1 ranę.
card-x08-bush = Zyskujesz paliwo (1).
card-x08-text =
    Autostrada: Dobierasz 1 kartę sprzętu.
    Pustynia: Zyskujesz amunicję (1) i paliwo (1). Potem odrzucasz leki (1).
    Góry: Zyskujesz amunicję (2). Potem otrzymujesz 1 ranę.
    Busz: Zyskujesz paliwo (1).
card-x09 = Eksploracja 9
card-x09-highway = Zyskujesz amunicję (1).
card-x09-desert = Zyskujesz leki (1).
card-x09-mountains = Dobierasz 1 kartę sprzętu. Potem otrzymujesz promieniowanie (1).
card-x09-bush = Zdobywasz leki (1) i 1 PD. Potem otrzymujesz 1 skażoną ranę.
card-x09-text =
    Autostrada: Zyskujesz amunicję (1).
    Pustynia: Zyskujesz leki (1).
    Góry: Dobierasz 1 kartę sprzętu. Potem otrzymujesz promieniowanie (1).
    Busz: Zdobywasz leki (1) i 1 PD. Potem otrzymujesz 1 skażoną ranę.
card-x10 = Eksploracja 10
card-x10-highway = Zyskujesz paliwo (2). Potem odrzucasz amunicję (1).
card-x10-desert = Dobierasz 2 karty sprzętu. Potem otrzymujesz promieniowanie (2).
card-x10-mountains = Zyskujesz paliwo (1).
card-x10-bush = Zyskujesz amunicję (2). Potem otrzymujesz 1 ranę.
card-x10-text =
    Autostrada: Zyskujesz paliwo (2). Potem odrzucasz amunicję (1).
    Pustynia: Dobierasz 2 karty sprzętu. Potem otrzymujesz promieniowanie (2).
    Góry: Zyskujesz paliwo (1).
    Busz: Zyskujesz amunicję (2). Potem otrzymujesz 1 ranę.
card-x11 = Eksploracja 11
card-x11-highway = Zdobywasz 1 PD. Potem twój pojazd otrzymuje 1 uszkodzenie.
card-x11-desert = Zyskujesz paliwo (2). Potem twój pojazd otrzymuje 1 uszkodzenie.
card-x11-mountains = Zyskujesz leki (1) i amunicję (1). Potem odrzucasz paliwo (1).
card-x11-bush = Dobierasz 1 kartę sprzętu. Potem otrzymujesz 1 ranę.
card-x11-text =
    Autostrada: Zdobywasz 1 PD. Potem twój pojazd otrzymuje 1 uszkodzenie.
    Pustynia: Zyskujesz paliwo (2). Potem twój pojazd otrzymuje 1 uszkodzenie.
    Góry: Zyskujesz leki (1) i amunicję (1). Potem odrzucasz paliwo (1).
    Busz: Dobierasz 1 kartę sprzętu. Potem otrzymujesz 1 ranę.
card-x12 = Eksploracja 12
card-x12-highway = Zyskujesz leki (1).
card-x12-desert = Zyskujesz amunicję (1).
card-x12-mountains = Zyskujesz 2 wybrane zasoby. Potem twój pojazd otrzymuje 1 uszkodzenie.
card-x12-bush = Zyskujesz leki (2). Potem odrzucasz amunicję (1).
card-x12-text =
    Autostrada: Zyskujesz leki (1).
    Pustynia: Zyskujesz amunicję (1).
    Góry: Zyskujesz 2 wybrane zasoby. Potem twój pojazd otrzymuje 1 uszkodzenie.
    Busz: Zyskujesz leki (2). Potem odrzucasz amunicję (1).
card-x13 = Eksploracja 13
card-x13-highway = Dobierasz 2 karty sprzętu. Potem twój pojazd otrzymuje 2 uszkodzenia.
card-x13-desert = Zyskujesz paliwo (1).
card-x13-mountains = Zdobywasz 1 PD i amunicję (1). Potem otrzymujesz 1 ranę.
card-x13-bush = Zyskujesz leki (1). Potem otrzymujesz promieniowanie (1).
card-x13-text =
    Autostrada: Dobierasz 2 karty sprzętu. Potem twój pojazd otrzymuje 2 uszkodzenia.
    Pustynia: Zyskujesz paliwo (1).
    Góry: Zdobywasz 1 PD i amunicję (1). Potem otrzymujesz 1 ranę.
    Busz: Zyskujesz leki (1). Potem otrzymujesz promieniowanie (1).
card-x14 = Eksploracja 14
card-x14-highway = Zyskujesz paliwo (1) i leki (1). Potem odrzucasz amunicję (1).
card-x14-desert = Zyskujesz 2 wybrane zasoby. Potem otrzymujesz 1 ranę.
card-x14-mountains = Dobierasz 1 kartę sprzętu.
card-x14-bush = Zyskujesz paliwo (1) i leki (1). Potem otrzymujesz 1 skażoną ranę.
card-x14-text =
    Autostrada: Zyskujesz paliwo (1) i leki (1). Potem odrzucasz amunicję (1).
    Pustynia: Zyskujesz 2 wybrane zasoby. Potem otrzymujesz 1 ranę.
    Góry: Dobierasz 1 kartę sprzętu.
    Busz: Zyskujesz paliwo (1) i leki (1). Potem otrzymujesz 1 skażoną ranę.
card-x15 = Eksploracja 15
card-x15-highway = Zyskujesz amunicję (2). Potem otrzymujesz 1 ranę.
card-x15-desert = Zdobywasz leki (1) i 1 PD. Potem otrzymujesz promieniowanie (1).
card-x15-mountains = Zyskujesz paliwo (1). Potem twój pojazd otrzymuje 1 uszkodzenie.
card-x15-bush = Zdobywasz 1 PD.
card-x15-text =
    Autostrada: Zyskujesz amunicję (2). Potem otrzymujesz 1 ranę.
    Pustynia: Zdobywasz leki (1) i 1 PD. Potem otrzymujesz promieniowanie (1).
    Góry: Zyskujesz paliwo (1). Potem twój pojazd otrzymuje 1 uszkodzenie.
    Busz: Zdobywasz 1 PD.
card-x16 = Eksploracja 16
card-x16-highway = Zyskujesz 2 wybrane zasoby. Potem twój pojazd otrzymuje 1 uszkodzenie.
card-x16-desert = Dobierasz 1 kartę sprzętu. Potem otrzymujesz 1 ranę.
card-x16-mountains = Zyskujesz amunicję (1).
card-x16-bush = Zyskujesz 2 wybrane zasoby. Potem otrzymujesz promieniowanie (1).
card-x16-text =
    Autostrada: Zyskujesz 2 wybrane zasoby. Potem twój pojazd otrzymuje 1 uszkodzenie.
    Pustynia: Dobierasz 1 kartę sprzętu. Potem otrzymujesz 1 ranę.
    Góry: Zyskujesz amunicję (1).
    Busz: Zyskujesz 2 wybrane zasoby. Potem otrzymujesz promieniowanie (1).
card-x17 = Eksploracja 17
card-x17-highway = Zyskujesz paliwo (1).
card-x17-desert = Zyskujesz amunicję (2). Potem odrzucasz paliwo (1).
card-x17-mountains = Zyskujesz leki (2). Potem otrzymujesz 1 ranę.
card-x17-bush = Dobierasz 1 kartę sprzętu. Potem odrzucasz leki (1).
card-x17-text =
    Autostrada: Zyskujesz paliwo (1).
    Pustynia: Zyskujesz amunicję (2). Potem odrzucasz paliwo (1).
    Góry: Zyskujesz leki (2). Potem otrzymujesz 1 ranę.
    Busz: Dobierasz 1 kartę sprzętu. Potem odrzucasz leki (1).
card-x18 = Eksploracja 18
card-x18-highway = Dobierasz 1 kartę sprzętu; zyskujesz paliwo (1). Potem twój pojazd otrzymuje 2 uszkodzenia.
card-x18-desert = Zyskujesz paliwo (1).
card-x18-mountains = Dobierasz 2 karty sprzętu. Potem otrzymujesz 2 rany.
card-x18-bush = Zyskujesz leki (1).
card-x18-text =
    Autostrada: Dobierasz 1 kartę sprzętu; zyskujesz paliwo (1). Potem twój pojazd otrzymuje 2 uszkodzenia.
    Pustynia: Zyskujesz paliwo (1).
    Góry: Dobierasz 2 karty sprzętu. Potem otrzymujesz 2 rany.
    Busz: Zyskujesz leki (1).
card-x19 = Eksploracja 19
card-x19-highway = Twój pojazd otrzymuje 1 uszkodzenie.
card-x19-desert = Otrzymujesz 1 ranę.
card-x19-mountains = Twój pojazd otrzymuje 1 uszkodzenie.
card-x19-bush = Otrzymujesz 1 skażoną ranę.
card-x19-text =
    Autostrada: Twój pojazd otrzymuje 1 uszkodzenie.
    Pustynia: Otrzymujesz 1 ranę.
    Góry: Twój pojazd otrzymuje 1 uszkodzenie.
    Busz: Otrzymujesz 1 skażoną ranę.
card-x20 = Eksploracja 20
card-x20-highway = Zdobywasz 1 PD i 1 wybrany zasób. Potem otrzymujesz promieniowanie (1).
card-x20-desert = Zdobywasz 1 PD i 1 wybrany zasób. Potem otrzymujesz 1 ranę.
card-x20-mountains = Zdobywasz 1 PD i 1 wybrany zasób. Potem twój pojazd otrzymuje 1 uszkodzenie.
card-x20-bush = Zdobywasz 1 PD i 1 wybrany zasób. Potem otrzymujesz 1 skażoną ranę.
card-x20-text =
    Autostrada: Zdobywasz 1 PD i 1 wybrany zasób. Potem otrzymujesz promieniowanie (1).
    Pustynia: Zdobywasz 1 PD i 1 wybrany zasób. Potem otrzymujesz 1 ranę.
    Góry: Zdobywasz 1 PD i 1 wybrany zasób. Potem twój pojazd otrzymuje 1 uszkodzenie.
    Busz: Zdobywasz 1 PD i 1 wybrany zasób. Potem otrzymujesz 1 skażoną ranę.

## Urazy

card-broken-arm = Złamana ręka
card-broken-arm-text = Możesz używać tylko jednej broni jednoręcznej: ta karta zajmuje jedno z twoich pól rąk.
card-cracked-ribs = Pęknięte żebra
card-cracked-ribs-text = Zdrowie −1 (minimum 3).
card-concussion = Wstrząśnienie mózgu
card-concussion-text = Tracisz 1 kość w każdym teście Techniki i Negocjacji.
card-festering-wound = Ropiejąca rana
card-festering-wound-text = Każde leki wydane na leczenie w akcji obozowania dają o 1 punkt leczenia mniej.
card-smashed-knee = Strzaskane kolano
card-smashed-knee-text = Eksploracja −1 (minimum 1).
card-blurred-sight = Zamglony wzrok
card-blurred-sight-text = Tracisz 1 kość w każdym rzucie na Spluwy.
card-shaking-hands = Drżące ręce
card-shaking-hands-text = Naprawa −1 (minimum 0); tracisz 1 kość w każdym teście Pierwszej pomocy.
card-poisoned-blood = Zatruta krew
card-poisoned-blood-text = Odporność −1 (minimum 1): ostatnie pole twojego toru odporności jest niedostępne.

## Usterki

card-rickety = Rozklekotany
card-rickety-text = Twój pojazd ma Wytrzymałość −1 (minimum 2).
card-leaking-tank = Cieknący bak
card-leaking-tank-text = Bak −2 (minimum 1).
card-bent-axle = Skrzywiona oś
card-bent-axle-text = Szybkość −1 (minimum 1).
card-torn-cargo-bed = Rozdarta paka
card-torn-cargo-bed-text = Ładowność −1 (minimum 1).
card-thirsty-engine = Spragniony silnik
card-thirsty-engine-text = Premia do Szybkości −1 (minimum 1).
card-dead-suspension = Wybite zawieszenie
card-dead-suspension-text = Pola gór i buszu kosztują cię +1 PR.
card-burnt-wiring = Spalona instalacja
card-burnt-wiring-text = Twój pojazd nie ma zdolności specjalnej, a jego części nie działają.
card-loose-plating = Luźne poszycie
card-loose-plating-text = Gdy twój pojazd pierwszy raz w rundzie otrzymuje uszkodzenia, otrzymuje o 1 więcej.
card-unconscious = Nieprzytomny
card-unconscious-text = Możesz wykonać tylko akcję specjalną (Odzyskanie przytomności): leczysz promieniowanie (1) i 4 rany. Następnie odwróć tę kartę.
card-wreck = Wrak
card-wreck-text = Nie możesz wykonywać akcji ruchu. Akcja specjalna (Gruntowna naprawa): naprawiasz 3 uszkodzenia. Następnie odwróć tę kartę.

## Karty specjalne

card-turbine-key = Klucz do turbiny
card-turbine-key-text = W wątku „Wrota powodzi” twoje testy poza walką mają poziom trudności −1.
card-old-mercy = Stara Mercy
card-old-mercy-text = +1 zielona kość w każdym teście Techniki.
card-pilgrims-mask = Maska pielgrzyma
card-pilgrims-mask-text = Otwarcie: jeśli wróg to kult, możesz zakończyć walkę.
card-black-tar-contract = Kontrakt z Czarną Smołą
card-black-tar-contract-text = Przy zdobyciu: zyskujesz paliwo (2). Premia do Szybkości +1.
card-mother-drybays-blessing = Błogosławieństwo Matki z Suchej Zatoki
card-mother-drybays-blessing-text = +1 zielona kość w każdym teście Negocjacji. W swojej akcji obozowania leczysz 1 ranę bez wydawania leków.
card-golden-gearstick = Złoty drążek
card-golden-gearstick-text = Na koniec gry: +2 sławy. Gdy stracisz przytomność, kartę przejmuje inny przytomny rycerz z największą sławą.
card-signal-scanner = Skaner sygnałów
card-signal-scanner-text = +1 biała kość w każdym teście Techniki. Raz na akcję ruchu możesz zignorować 1 symbol promieniowania na swojej trasie.
card-echo-implant = Implant Echo
card-echo-implant-text = +1 biała kość w każdym rzucie na Spluwy. Odporność −1 (minimum 1).
card-null-key = Klucz zerowy
card-null-key-text = Przed rzutem na atak przeciw Głosowi Cerbero: zyskujesz 1 czerwoną kość.
card-the-voice-of-cerbero = Głos Cerbero
card-the-voice-of-cerbero-text = Wróg na końcu sygnału. Los: otrzymujesz promieniowanie (1). Nikt nie bierze tej karty.
