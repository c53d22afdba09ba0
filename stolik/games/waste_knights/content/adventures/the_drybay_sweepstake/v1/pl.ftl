### Wielki wyścig Suchej Zatoki

# en d0fbd673
adventure = Wielki wyścig Suchej Zatoki

# en e6f6452a
variable-crossed = za linią mety
# en b4ce4b23
variable-fame = sława
# en 48306fd0
variable-stamps = stemple
# en 4e6c51c3
variable-pylon = okrążona Iglica
# en 383d8ba7
variable-done = ukończony wyścig

# en 17af2a0c
enemy-EA5 = Ekipa rywali
# en f73b79ed
enemy-EA6 = Herszt Rourke
# en 5c315f7f
enemy-EA7 = Hydra z rafy
# en 873bd213
enemy-EA7-text = Los: 1 skażona rana.
# en 0691c106
enemy-EA8 = Dron przewoźnik

# en 4b105b12
thread-A2-T1 = Papiery i benzyna
# en 7605d6c2
thread-A2-T2A = Długie okrążenie
# en 1dbef84c
thread-A2-T2B = Krwawy rajd
# en 264a7754
thread-A2-T3 = Ostatni przejazd

# en 6c559225
action-sign-a-sponsor = Podpisz umowę ze sponsorem
# en 7a46f122
action-qualifying-stunt = Popis kwalifikacyjny
# en cd88d923
action-stamp-the-card = Podbij kartę
# en e5f037b0
action-slip-a-bribe = Wręcz łapówkę
# en 5e2aef06
action-claim-the-bounty = Odbierz nagrodę za głowę
# en 8e6af2ec
action-run-them-off-the-road = Zepchnij ich z drogi
# en 1264b612
action-ask-the-bookmaker = Zapytaj bukmacherkę
# en 4fef2e0a
action-round-the-pylon = Okrąż Iglicę
# en 1e3bfc46
action-cross-the-line = Przetnij linię mety
# en 2e59af59
action-wreck-the-leader = Rozbij lidera

# en 6e4e9a31
entry-200-title = Sucha Zatoka wzywa
# en 03737d94
entry-200 = Gdzie był port, jest tor, a gdzie był most, trybuna. Matka z Suchej Zatoki czyta zasady z kawałka maski czyjegoś auta: raz dookoła wszystkiego, co zostało, a o ostatnie okrążenie nikt nie pyta.
# en f8e41ed0
entry-201-title = Komisja techniczna
# en 1696f8cc
entry-201 = Zanim opadnie chorągiewka, są papiery. W trzech miastach czekają sponsorzy, a czterech szaleńców postawiło rampy tam, gdzie ramp być nie powinno. Sędziowie liczą oklaski. Oklaski nazywa się tu sławą.
# en 9820f7c3
entry-202-title = Nazwisko na drzwiach
# en 692a5178
entry-202 = Na ławce zostało dwoje sponsorów: człowiek z Czarnej Smoły, z olejem pod złotym pierścieniem, i dziewczyna z tacą chleba Matki z Suchej Zatoki. Możesz też namalować na drzwiach własne nazwisko. Wychodzi taniej i schnie szybciej.
# en 037e61fb
entry-202-1 = Podpisz umowę z Czarną Smołą.
# en 5aeb20cd
entry-202-2 = Podpisz umowę z Matką z Suchej Zatoki.
# en e017bf83
entry-202-3 = Jedź pod własnym nazwiskiem.
# en 836b7f31
entry-203-title = Skok nad bunkrem
# en fc4673b6
entry-203 = Betonowy bunkier bez dachu, rampa i lekarz, który już myje ręce. Rekord: jedenaście metrów i jedna noga.
# en 9a5dc5e1
entry-203-1 = Wjedź na rampę na pełnym gazie.
# en 3fdc5202
entry-203-2 = Najpierw przebuduj rampę.
# en 35e96ce0
entry-204-title = Slalom nad Yarrą
# en 479cf089
entry-204 = Trasa wije się między zatopionymi tramwajami, a tramwaje mają lokatorów. Zielona woda stoi po klamki i marszczy się pod wiatr.
# en 8ebc5225
entry-204-1 = Lawiruj.
# en 6c79d535
entry-204-2 = Wystrzelaj sobie prostą drogę.
# en bcb996cf
entry-205-title = Koralowe koło
# en b9504fc7
entry-205 = Ktoś postawił w suchej rafie diabelski młyn i puścił go w ruch. Masz przez niego przejechać i wyjechać górą.
# en 215e7dab
entry-205-1 = Wyczuj moment.
# en 2a54dad9
entry-205-2 = Oczaruj operatora, żeby zwolnił.
# en b37da133
entry-206-title = Sprint przy płocie
# en c2f0d099
entry-206 = Kilometr wzdłuż płotu pod prądem, oba lusterka złożone, gruby człowiek ze stoperem na dachu szopy. Nie zapisał jeszcze żadnego czasu, tylko inicjały.
# en 1501b013
entry-206-1 = Gaz do dechy.
# en 6e1e96b3
entry-206-2 = Odetnij prąd rzuconym kluczem.
# en 7bc8e98e
entry-207-title = Stół sędziów
# en 5056ad03
entry-207 = Sędziowie lubią kłótnie kierowców; przy nich schodzi piwo. Faworyta pytają, jaki to będzie wyścig. Tłum przyniósł transparenty dwóch rodzajów i ucieszy się z każdego.
# en 7ad1f8dd
entry-207-1 = Porządne okrążenie ze stemplami w książeczce.
# en 58d9ab60
entry-207-2 = Krwawy rajd, z listą nazwisk.
# en ba540c32
entry-210-title = Karta
# en 75f1fcd3
entry-210 = Pięć okienek na pięć miast, a w każdym inspektor, któremu kazano robić trudności. Pierwszy samochód w mieście dostaje kwiaty.
# en fa70363f
entry-211-title = Okienko w Ostatnim Moście
# en d08abf80
entry-211 = Jedną ręką inspektor stempluje, drugą podsuwa skrzynkę na myto. Za nim na wietrze śpiewa most.
# en f5c9a965
entry-211-1 = Weź kwiaty.
# en 6afd0ac6
entry-211-2 = Pomachaj i jedź.
# en 7526b452
entry-212-title = Okienko w Pompach
# en c2e8b123
entry-212 = Stempel to tutaj odcisk buta w mokrej glinie. Dzieci pytają, czy masz wodę, i grzecznie przyjmują odpowiedź.
# en f5c9a965
entry-212-1 = Weź kwiaty.
# en b4de4289
entry-212-2 = Zostaw kwiaty dzieciom.
# en f29bf94c
entry-212-3 = Jedź dalej.
# en acf78209
entry-213-title = Okienko w Porcie Żaru
# en 88ad121f
entry-213 = Port Żaru płonie we wtorki. Jest wtorek, więc inspektor podbija ci kartę, a potem, z przeprosinami, maskę samochodu.
# en 4d902abf
entry-213-1 = Wyciągnij kwiaty z ognia.
# en f7dcb7c9
entry-213-2 = Niech płoną.
# en 746268eb
entry-214-title = Okienko w Solnej Bramie
# en f8e9c7a5
entry-214 = Najdalsze okienko ze wszystkich. Inspektor od trzech dni czeka na leżaku i rzuca ci się na szyję.
# en fba23190
entry-214-1 = Weź kwiaty i butelkę.
# en d8ca67ad
entry-214-2 = Weź butelkę.
# en 0bd74a1e
entry-215-title = Okienko w Blaszanej Latarni
# en 43f4dcec
entry-215 = Tysiąc puszek ze świecami i jeden człowiek, który je liczy. Stempluje ci kartę między dwiema liczbami i nie gubi rachunku.
# en aa0cf78a
entry-215-1 = Zapal puszkę na szczęście.
# en c0b5a6aa
entry-215-2 = Zdmuchnij kilka i uciekaj.
# en 1f05ff46
entry-216-title = Kuzyn inspektora
# en 6cd09d3f
entry-216 = Kuzyn każdego inspektora siedzi w barze najbliżej okienka. Ma własne stemple i bardzo otwartą dłoń.
# en fd637acf
entry-216-1 = Kup stempel.
# en dd460bf9
entry-216-2 = Kup rywalom stoper, który się spóźnia.
# en de1d291c
entry-216-3 = Zdemaskuj go publicznie.
# en fc8d9afc
entry-217-title = Zamknięcie okienek
# en e577de46
entry-217 = Od Solnej Bramy po Suchą Zatokę idą w górę chorągiewki. Karty się liczy, podważa, liczy znowu, a jeden z zawodników, który miał powody, swoją zjada.
# en 1dbef84c
entry-220-title = Krwawy rajd
# en e41a480f
entry-220 = Sędziowie wypisują na tablicy trzy nazwiska i cenę przy każdym. Pod spodem dopisują wasze, z niższymi cenami. Na drugą listę bukmacherka daje lepsze kursy.
# en f3db359a
entry-221-title = Przewoźnik
# en 023d4971
entry-221 = Dron przewozi przez Groblę wraki, jeden po drugim, dla nikogo. Wyznaczono za niego nagrodę, bo przewozi też załogi.
# en 3e746d48
entry-221-1 = Walcz z dronem przewoźnikiem.
# en 0b95a36f
entry-221-2 = Wytrop jego kryjówkę.
# en a68720ae
entry-222-title = Herszt tramwajów
# en 6013bf01
entry-222 = Rourke trzyma Yarrę z jedenastoma kuzynami i jedną armatą. Armata jest na pokaz. Kuzyni nie.
# en 2d7f7ef8
entry-222-1 = Wyzwij Rourke’a.
# en 6d88e2ed
entry-222-2 = Sprzedaj Rourke’owi listę cen.
# en d7849c0d
entry-223-title = Coś w rafie
# en 5753e424
entry-223 = Dawniej nurkowie płacili, żeby popatrzeć na koral. Teraz to koral patrzy.
# en 19d0766d
entry-223-1 = Zapoluj na hydrę.
# en 070f3508
entry-223-2 = Zwab ją paliwem i spal gniazdo.
# en 8e6af2ec
entry-224-title = Zepchnąć ich z drogi
# en 7c90b6de
entry-224 = Drzwi w drzwi, pył w pył. Trybuna jest czterysta kilometrów stąd, a jednak ją słychać.
# en a4112ef1
entry-224-1 = Naprzyj na nich samochodem.
# en d1eccbe6
entry-224-2 = Rozstrzygnij to bronią.
# en 69c37b82
entry-224-3 = Skiń głową i przepuść ich.
# en d1fa0366
entry-225-title = Bukmacherka
# en 40705772
entry-225 = W jej księdze twoje nazwisko stoi trzy razy, raz skreślone. Proponuje, że sprzeda ci tę stronę.
# en 23a8900b
entry-225-1 = Postaw na siebie.
# en 26a213e5
entry-225-2 = Zapytaj, na kogo warto polować.
# en 3cfa80d8
entry-225-3 = Obrabuj kasę.
# en b533a9e3
entry-226-title = Ceny zapłacone
# en 1d2cc701
entry-226 = Tablicę wyciera się rękawem. Kto został, temu robią zdjęcie, co w Suchej Zatoce jest uprzejmością, a wszędzie indziej ostrzeżeniem.
# en 264a7754
entry-230-title = Ostatni przejazd
# en 5079de24
entry-230 = Do Iglicy, dookoła i do domu. Faworyt wiezie na temblaku złoty drążek, bo faworyt musi mieć co upuścić.
# en 9e1df91b
entry-231-title = Wokół Iglicy
# en 4effd6b7
entry-231 = Z bliska wieża jest ciepła i pełna szepczących wentylatorów. Każdy kierowca, który ją okrąży, wraca z tym samym snem i nikt go nie opowiada.
# en 33752728
entry-231-1 = Okrąż ją szeroko i bezpiecznie.
# en 849addd8
entry-231-2 = Otrzyj się o ścianę. Kamery to lubią.
# en 7a8742ac
entry-232-title = Linia mety
# en 82fa0b2a
entry-232 = Most, hałas, zapach miasta, które włożyło najlepszą koszulę i wystawiło najgorsze piwo. Ktoś rzuca kapelusz, potem but, potem samego siebie.
# en d35b5174
entry-232-1 = 1. miejsce.
# en 984eed97
entry-232-2 = 2. miejsce.
# en 370bcbb7
entry-232-3 = 3. miejsce.
# en 2cf7e455
entry-232-4 = Byle do mety.
# en 2e59af59
entry-235-title = Rozbić lidera
# en 542cf82d
entry-235 = O ostatnim okrążeniu zasady nie mówią nic. Za to bardzo długo milczą.
# en 22cd0920
entry-235-1 = Zahacz im oś.
# en 48d248dc
entry-235-2 = Wyrwij drążek.
# en 36d5961f
entry-235-3 = Zasalutuj i jedź.
# en e3775a38
entry-236-title = Podium
# en 0fb57e91
entry-236 = Podium to wóz strażacki, bo w Suchej Zatoce tylko on stoi równo. Ktoś pryska czymś, co nie jest szampanem. Do wieczora będzie o tym piosenka, a jutro nic się w niej nie będzie zgadzać.
# en 10a720d6
entry-240-title = Załoga do wynajęcia
# en 8a5231b4
entry-240 = Przy trasie, w stosie opon, mieszkają dwaj bracia i koza. Zmieniają koła za opowieści i za benzynę.
# en 8a0e4154
entry-240-1 = Zapłać benzyną.
# en 2e74731d
entry-240-2 = Zapłać opowieściami.
# en cb0e7534
entry-240-3 = Podziwiaj kozę.
# en 94eb3cfe
entry-241-title = Rywal w lusterku
# en 8c368243
entry-241 = Ktoś w masce od godziny siedzi ci na zderzaku, a teraz macha łańcuchem. Na łańcuchu są zamalowane barwy twojego sponsora.
# en 294eeb07
entry-241-1 = Walcz z ekipą rywali.
# en d76deb3d
entry-241-2 = Ucieknij im.
# en 0478394a
entry-242-title = Autograf
# en a568cb4c
entry-242 = Chłopiec z poparzoną twarzą podsuwa ci do podpisu swoją kulę. Jego matka wolałaby, żeby cię tu nie było, kiedy zjawią się inni.
# en 7bd9d5d2
entry-242-1 = Podpisz się porządnie.
# en 9be4af3e
entry-242-2 = Zamiast podpisu obejrzyj oparzenie.
# en a359066e
entry-242-3 = Odjedź, jak prosi matka.
# en 525abf7f
entry-243-title = Miraż paliwa
# en 3c45f6df
entry-243 = Cysterna na boku i kałuża wielkości ogródka. To nie jest benzyna. To mogłaby być benzyna.
# en 6d4e3e1f
entry-243-1 = Tankuj.
# en 0b43aff3
entry-243-2 = Przeszukaj kabinę.
# en a471f3c8
entry-243-3 = Niech sobie lśni.
# en 39344b39
entry-244-title = Skrót
# en f2156c79
entry-244 = Zarośnięty paprocią znak obiecuje skrót w języku strzałek i czaszek. Strzałek jest więcej. Czaszki są nowsze.
# en 5d4696ec
entry-244-1 = Uwierz strzałkom.
# en ee765a45
entry-244-2 = Uwierz czaszkom.
# en a9890ad8
entry-245-title = Pustelnik chronometrażysta
# en 7402d76a
entry-245 = Stary człowiek w jaskini zapisał każdy czas okrążenia od Dopustu, także twój jutrzejszy, jeszcze nieprzejechany. Krzywi się na jego widok, ale życzliwie.
# en c30fa3a9
entry-245-1 = Poproś, żeby pokazał.
# en e1023449
entry-245-2 = Pohandluj z nim.
# en 650b3308
entry-245-3 = Nakręć mu zegar i jedź.
# en df405056
entry-246-title = Złamany mistrz
# en 7c7ddaa1
entry-246 = Zeszłoroczny zwycięzca siedzi przy zeszłorocznym samochodzie. Jeden i drugi jeszcze chodzi, w pewnym sensie.
# en 7746d8f6
entry-246-1 = Wysłuchaj rad.
# en 6aecfd41
entry-246-2 = Rozbierz samochód na części.
# en 65d4cbc0
entry-246-3 = Ścigaj się z nim raz, przez wzgląd na dawne czasy.
# en b2231a4b
entry-247-title = Wóz prasowy
# en 5bc9509e
entry-247 = Kobieta z kamerą na kiju wychyla się z furgonetki i przy dziewięćdziesięciu na godzinę pyta, jakie to uczucie. Za nią ktoś już zapisuje twoją odpowiedź.
# en 41b574c2
entry-247-1 = Pokaż jej.
# en da061d9a
entry-247-2 = Powiedz coś, co da się zacytować.
# en b690ae4d
entry-247-3 = Bez komentarza.
