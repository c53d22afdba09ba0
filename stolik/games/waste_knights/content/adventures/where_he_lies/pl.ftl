### Gdzie spoczywa

# en d59fb04b
adventure = Gdzie spoczywa

# en 44eb284d
variable-trust = zaufanie Maren
# en 7ad8dbe5
variable-letters = listy
# en d08a14a4
variable-stages = etapy drogi
# en 6a598410
variable-work = praca przy kamieniach
# en 4abeb36a
variable-answered = odpowiedź dla Dace’a

# en 7caabccd
enemy-EA13 = Lokator spod tramwaju
# en 59b82eeb
enemy-EA14 = Ludzie z zatoczki
# en a244ed4d
enemy-EA15 = Pell
# en a79cb2d2
enemy-EA16 = Dace
# en ebe19657
enemy-EA16-text = Jego Zdrowie wynosi 2 i o 1 więcej za każdą wyrządzoną mu krzywdę.
# en 9a0652b7
enemy-EA17 = Psy spod kamieni

# en 22956f23
thread-A5-T1 = Trzy listy
# en 289a7a10
thread-A5-T2A = Drogą, którą szedł
# en 8d494bbf
thread-A5-T2B = Prosta droga
# en 910f62da
thread-A5-T3A = Czterdzieści kilometrów
# en 3e4fe932
thread-A5-T3B = Puste miejsce

# en a409da0b
action-ask-for-the-letter = Zapytaj o list
# en b3ebaeb6
action-tell-her = Powiedz jej
# en d2c631b3
action-follow-his-hand = Idź za jego pismem
# en b4d9333e
action-see-who-is-waiting = Zobacz, kto czeka
# en 176cc19a
action-work-at-the-stones = Pracuj przy kamieniach
# en 83602185
action-answer-dace = Odpowiedz Dace’owi
# en aa5a8a51
action-open-the-guard-book = Otwórz książkę wart
# en 722eb7e1
action-stop-short = Zatrzymaj się wcześniej
# en 4a5d10de
action-bring-the-hat = Przynieś kapelusz

# en f080bb69
entry-500-title = Waga
# en 559e0726
entry-500 = W Suchej Zatoce waży się wszystko, co się rusza, a kobieta, która waży, ma na imię Maren. Na kolanach trzyma pudło na kapelusze, u nóg stoją jej cztery kanistry benzyny.
    Jej mąż, mówi, leży pod kamieniami przy drodze na Kimberley. Widział to miejsce pewien druciarz. Ten, kto układał kamienie, zadał sobie trud. Chce zawieźć mężowi kapelusz, bo łatwo się spalał na słońcu, a mówią jej, że jeździsz daleko i mówisz mało.
    Znasz te kamienie. Nosiły je twoje ręce. Znasz tę drogę, tę noc i wiesz, ile ważył ten człowiek, tylko jego imienia nie było ci dane usłyszeć aż do dziś rana. Na imię miał Ansel.
# en ede54899
entry-501-title = Warunki
# en bd46397d
entry-501 = Nie chce jechać krótszą drogą. On szedł etapami, za chleb malował szyldy i z każdego etapu do niej pisał, a nic nie przychodziło, bo poczta umarła przed nim.
    Trzy kwatery na wschodzie mogą jeszcze mieć list: Niebieski Bunkier, tramwaje nad Yarrą, stróżówka przy Psim Płocie. Wszystkie trzy razem powiedziałyby jej, którą drogą poszedł.
    W południe ma już u ciebie siedzenie, wszystko jedno, czym jeździsz; gdzie były dwa koła, są trzy. Zna pewnego spawacza.
    Możesz jej powiedzieć, którą drogą poszedł. Pod twoim własnym siedzeniem, w worku, leży lampa, którą na niej niósł.
# en a4c274d9
entry-502-title = Rodzina z dołu
# en 9f91422e
entry-502 = Na ścianach bunkra wymalowano czterdzieści lat przepisów, a najnowsze pisała lepsza ręka. WYTRZEĆ OBIE NOGI. POGODY NIE WNOSIĆ. DZIECKO TO NIE ZEGAR. Maren kładzie dłoń na literze K i tak ją zostawia.
    Babka przechowuje listy dla ludzi, którzy mogą jeszcze przyjść. Nim jakiś odda, życzy sobie wiedzieć, kim właściwie jesteś dla zmarłego.
# en dededb89
entry-502-1 = Powiedz, że jesteś kierowcą.
# en 005fe344
entry-502-2 = Napraw pompę powietrza, a mówienie zostaw Maren.
# en 11d2bd18
entry-502-3 = Zapłać za nocleg, który wciąż jest im winien.
# en d69127b2
entry-503-title = Pani Odd w domu
# en 2f40c1cd
entry-503 = Tramwaje stoją w trzcinach aż po numery i każdy tramwaj jest domem. Przystanki nazwano czystymi białymi literami: GDZIE JEST CZAJNIK. NIE TUTAJ. PANI ODD.
    Pani Odd pamięta malarza, był grzeczny i jadł jak czapla. Jego list jest gdzieś w tramwaju, pod czterdziestoma latami biletów. Pod tramwajem też coś jest i słyszało, jak wchodzicie.
# en 0b8ede92
entry-503-1 = Przejrzyj bilety.
# en f446be6d
entry-503-2 = Zajrzyj najpierw pod tramwaj.
# en 8c3ea47b
entry-503-3 = Zajmij się kaszlem pani Odd, a ona niech myśli.
# en 131c9549
entry-504-title = Brama z własnym zdaniem
# en 49e25dad
entry-504 = BRAMA, mówi tablica. ZAMYKAĆ. PSY UMIEJĄ CZYTAĆ.
    Strażnik płotu, który tu mieszka, nazywa się Dace. Jest starszym bratem Ansela i nie ma go w domu; wyjechał w dniu, w którym usłyszał, że ona rusza w drogę, mówi odźwierny, ze strzelbą, z trójnogim psem i jedzeniem na miesiąc. „Jadę za czymś, z całym szacunkiem, powiedział. On prawie każde zdanie tak zaczyna”.
    Dwie zimy temu przyszedł do Dace’a list. Odźwierny na nim siedzi, bo jest z tych, co lubią mieć powód.
# en 80dbf8bd
entry-504-1 = Podaj mu powód.
# en 93d00900
entry-504-2 = Objedź mu kawałek płotu, zanim się namyśli.
# en be6cc159
entry-504-3 = Niech Maren odbierze list jako rodzina.
# en c9500492
entry-505-title = List z bunkra
# en 79bc66cf
entry-505 = „Maren. Ci ludzie w życiu nie widzieli chmury i kłócą się o jej kolor. Wymalowałem im jedenaście przepisów i sypiam w szufladzie. Powiedz Dace’owi, że nożyka nie zgubiłem. Powiedz wadze, że zszedłem do sześćdziesięciu jeden kilo, w butach. Zapomniałem kapelusza, wiem, że zapomniałem, nie musisz mi o tym pisać”.
    Czyta to na głos, tym głosem, którym podaje naciski na oś. Potem czyta jeszcze raz, dla siebie, innym.
# en 950359b9
entry-506-title = List z tramwaju
# en 45facece
entry-506 = „Maren. Przyjąłem pomocnika. Ma dziewięć lat i spał pod moją tablicą z napisem SPANIE WZBRONIONE. Kiedy maluję po nocy, trzyma lampę, więc mówię na niego Knot. Pyta, co każde słowo znaczy, a potem, czy to prawda. Przyprowadzę go do domu, jeśli nas zechcesz”.
    Składa list w mały kwadrat. „Przy kamieniach nie było dziecka – mówi. – Druciarz by mi powiedział”.
    Ty wiesz, jak się szuka dziecka przy tych kamieniach. Cały długi dzień. Tego też nikt jeszcze od ciebie na głos nie usłyszał.
# en 18c80993
entry-507-title = List z bramy
# en 428d44d0
entry-507 = „Bracie. Kurz zabrał mi głos i do wiosny nie odda. Więc maluję to, co chcę powiedzieć, i wieszam sobie na szyi. Zdziwiłbyś się. Ludzie są lepsi dla deski niż dla człowieka. Mam jedną na CHLEB, jedną na DZIĘKUJĘ i jedną, na której stoi NIE PIJANY, TYLKO ZACHRYPŁY”.
    Maren wybucha śmiechem, nim zdąży się powstrzymać. Długo patrzysz przez okno na płot, słupek za słupkiem, za słupkiem.
# en 0a6b7fae
entry-508-title = Trzy do dwóch
# en e2df512d
entry-508 = Klapa otwiera się, nim zapukacie. Naradzili się, jak ludzie, którzy od czterdziestu lat nie mieli innego zajęcia, i wyszło trzy do dwóch, dziecko się wstrzymało. Możecie dostać list na pewnych warunkach.
# en 79fdcb0a
entry-508-1 = Zostań na kolacji i daj się oglądać.
# en dc7fe2aa
entry-508-2 = Zostaw im lekarstwo dla dziecka.
# en 3b3b35ef
entry-509-title = Pod S
# en d242e07d
entry-509 = Pani Odd sobie przypomniała. Nie pod L jak list ani pod A jak Ansel, tylko pod S, jak szkoda. Podaje go przez okno na widelcu do grzanek, bo żadne z was nie ma ochoty znów stanąć na stopniu.
# en 2f19a710
entry-509-1 = Sięgnij.
# en f8f56aa1
entry-509-2 = Rzuć lokatorowi coś do jedzenia i dopiero sięgnij.
# en 5e805f57
entry-510-title = Dwie drogi za mostem
# en d89caad9
entry-510 = Trzy listy leżą na desce rozdzielczej, przyciśnięte kluczem. Maren podkreśliła je jedną linią, jak podkreśla się ładunek.
    Stąd poszedł koło wraku na grobli i przez Port Żaru, gdzie malarz znajdzie pracę. A jest i prosta droga, przez most do Pomp i dalej: o połowę krótsza, a każdy na niej zna sprawy każdego. Pyta, którą radzisz.
    Na prostej drodze siedzi człowiek nazwiskiem Pell, który był tam owej nocy. Na tej drugiej jest tylko Ansel.
# en ea9a991e
entry-510-1 = Tędy, którędy szedł.
# en 9e3c91bf
entry-510-2 = Prosta droga.
# en dcf9d511
entry-511-title = Brama, jeszcze raz
# en 2482f6d7
entry-511 = Odźwierny przesiadł się na drugi pośladek, a list razem z nim. Sam tymczasem wymyślił powód. Na drucie przy słupku dziewięć tysięcy cztery wisi zdechły kangur, wisi od wtorku, a on ma nos.
# en c1fb6a0b
entry-511-1 = Zajmij się kangurem.
# en ffe32fe8
entry-511-2 = Zdejmij go z listu.
# en 99be3082
entry-512-title = Dość papieru
# en 6b2c7d6c
entry-512 = Szóstego dnia rano Maren zamyka pudło, aż trzaska zamek. Od trzech nocy macie za sobą światło, wciąż w tej samej odległości, a ona przestała już udawać, że to gwiazda.
    „To pewnie Dace – mówi. – Myśli, że go do kogoś doprowadzę. Naczytałam się papieru. Jedź prostą drogą”.
# en 7b078063
entry-514-title = Cena skinienia
# en 1f1ff5bd
entry-514 = „Wołanie o farbę – mówi chłopiec, nawet nie mrugnąwszy. – Raz. Pod złym adresem”.
    Później, kiedy Maren kupuje chleb, odnajduje cię przy pompie. Pieniędzy nie chce. Chce, żeby ona usłyszała to od ciebie, zanim zobaczy kamienie, twoimi słowami, a wpierw on chce usłyszeć: obiecuję. Każe ci to powiedzieć dwa razy. Rzecz powiedziana raz, tłumaczy, może być pomyłką.
# en 13dde917
entry-514-1 = Obiecaj i weź go ze sobą, żeby dopilnował.
# en ae8a83ef
entry-514-2 = Obiecaj i zostaw mu na życie.
# en 09679874
entry-514-3 = Obiecaj i ruszaj w drogę jeszcze w tej godzinie.
# en ae7d7908
entry-515-title = Zajrzeć do silnika
# en f1a70f39
entry-515 = Silnikowi nic nie jest. Sprawdzasz olej, potem sprawdzasz jeszcze raz. Przez szybę sklepu widzisz, jak chłopiec rysuje jej to na odwrocie cennika: droga, światło, mały znaczek tam, gdzie leżał w skałach, i drugi znaczek, ty.
    Kiedy wychodzi, kapelusz jest z powrotem w pudle. Siada obok ciebie i patrzy prosto przed siebie. „Jedź – mówi Maren. – Zapłaciłam za całą drogę”.
# en b53e3404
entry-515-1 = Zapytaj, czy chłopiec ma jechać z wami.
# en 28a82652
entry-515-2 = Jedź.
# en be5e9f51
entry-517-title = Nic prócz lampy
# en f921632b
entry-517 = „Znam to wołanie” – mówi chłopiec.
    „Ja nie wiem – mówi Maren. – Z tej strony nie dostałam nic prócz lampy”.
    Więc to jedenastoletnie dziecko mówi jej o tym na najniższym szczeblu, wycierając pędzel: jedno wołanie i strzał; skały, gorączka. „A potem przez cały dzień. Ten sam głos. Ochrypł. Jak się ściemniło, na kamieniach stała manierka i puszka. Pomyślałem, że to ktoś, kto chce, żebym żył”. Zastanawia się, dla ścisłości. „Myślałem, że to dwie różne osoby”.
    Nie odwraca głowy. Ale nie mówi mu też, że się myli.
# en 2ca83819
entry-517-1 = Zapytaj, czy chce zobaczyć, gdzie leży Ansel.
# en 448df6d9
entry-517-2 = Zostaw go na drabinie i powiedz, że będziesz wracać tędy.
# en 289a7a10
entry-520-title = Drogą, którą szedł
# en 926941ae
entry-520 = Jego pismo łatwo poznać, gdy się je raz zna. Ogony igreków wchodzą pod słowo jak człowiek, który wsuwa koszulę w spodnie. Jego robota powinna być na wraku przy grobli, na rozstaju zwanym Trzy Strzałki i w Porcie Żaru, a ona chce przed każdą postać.
    Maren przestawiła pudło z kolan na siedzenie między wami. To niewiele. To tyle, ile jest siedzenia.
# en 0f6c82c5
entry-521-title = Tą stroną do góry
# en 557fb28f
entry-521 = Statek leży na grobli kilem do słońca, a wzdłuż kadłuba literami na wysokość człowieka biegnie napis TĄ STRONĄ DO GÓRY. Dostał za to linę, mówią rozbieracze wraków, i przejście górą dla siebie i dla małego.
    Śmieją się, bo pamiętają. Potem przestają, bo Maren pyta, jak wyglądał, i nikt nie chce pierwszy powiedzieć, że chudo.
# en 4b0a5f41
entry-521-1 = Stań przy kołowrocie w zamian za resztę opowieści.
# en 82fff673
entry-521-2 = Wespnij się z nią na kadłub, niech dotknie litery S.
# en c580c154
entry-521-3 = Daj rozbieraczom tyle, ile on by wypił.
# en f16789cb
entry-522-title = Szyldy i co znaczą
# en aeb7c81c
entry-522 = SZYLDY, stoi nad drzwiami w Porcie Żaru, I CO ZNACZĄ. Jedenastoletni chłopiec kończy na drabinie ogon igreka. Wchodzi pod słowo jak człowiek, który wsuwa koszulę w spodnie.
    Maren nic nie mówi. Zdejmuje wieko z pudła. Chłopiec widzi zieloną wstążkę na kapeluszu, a potem, za jej ramieniem, widzi ciebie i schodzi z drabiny, szczebel po szczeblu.
# en 6182aefa
entry-523-title = Trzy Strzałki
# en a0f92364
entry-523 = Trzy tablice na jednym słupie. PORT ŻARU, 60. WSZĘDZIE INDZIEJ, RÓŻNIE. Trzecia pokazuje tam, skąd jedziecie, i mówi DOM, 1900, a ktoś stał tu niedawno, i zimę wcześniej, i dał jej świeżą warstwę.
    Pod słupem pięciu ludzi w jednakowych płaszczach zbiera na utrzymanie zatoczki. Żaden z nich nie umie malować.
# en a105f736
entry-523-1 = Dorzuć się.
# en c85568c5
entry-523-2 = Zapytaj, kto odnawia farbę.
# en fe8d836e
entry-523-3 = Odmów datku.
# en e68e0e57
entry-523-4 = Niech Maren sprawdzi im rachunki.
# en 6b8691d4
entry-524-title = Wołanie
# en 7e9cf60d
entry-524 = „Znam to wołanie” – mówi chłopiec. Mówi tak, jak maluje: słów mało, wszystkie równo. „Jakie wołanie?” – pyta Maren.
    W twojej głowie był martwy. Za tobą jest cały tamten dzień między skałami, do zmroku, do ochrypnięcia, i manierka, i puszka z lekarstwem, zostawione na kamieniach dla nikogo. Ma bliznę na brodzie i farbę we włosach i czeka, co powiesz. Pierwszy raz od dwóch lat oddech schodzi aż na samo dno.
# en ad91e29e
entry-524-1 = Powiedz to teraz: to był mój strzał. Potem wołanie.
# en 2b855b8f
entry-524-2 = Pokręć głową tak lekko, że dojrzy to tylko malarz.
# en a7667893
entry-524-3 = Idź zajrzeć do silnika.
# en e0c5f068
entry-525-title = Cały dzień
# en f108ad88
entry-525 = „Znam to wołanie” – mówi chłopiec.
    „Jedno – mówi Maren. Ona ma to już na pamięć. – Jedno wołanie, a potem strzał”.
    „A potem przez cały dzień”. Ma bliznę na brodzie i farbę we włosach. „Leżałem w skałach. Miałem gorączkę. Słyszałem je aż do nocy. Potem na kamieniach stała manierka i puszka. Pomyślałem, że to ktoś, kto chce, żebym żył”. Zastanawia się, dla ścisłości. „Myślałem, że to dwie różne osoby”.
    Maren patrzy na ciebie tak długo, jak się waży ciężarówkę.
# en 2ca83819
entry-525-1 = Zapytaj, czy chce zobaczyć, gdzie leży Ansel.
# en 448df6d9
entry-525-2 = Zostaw go na drabinie i powiedz, że będziesz wracać tędy.
# en 4b51e74e
entry-526-title = Przed sklepem z farbami
# en 76502615
entry-526 = Wystarcza jedenaście słów. Przejeżdżający woźnica zdejmuje czapkę, a potem nie jest pewien, po co.
    Maren kładzie wieko z powrotem na pudle. Idzie na koniec przystani i stoi tam tyłem do ciebie, a chłopiec siada na najniższym szczeblu. „Cały dzień – mówi po chwili. – Potem przez cały dzień było to wołanie. Miałem gorączkę. Wziąłem puszkę”. Mówi ci, że zadziałało.
    O zmierzchu ona wraca. „We troje – mówi. – Albo my we dwoje, a ty piechotą”.
# en b7fc3767
entry-526-1 = We troje.
# en b62a7cb5
entry-526-2 = Zapytaj chłopca, czy nie woli zostać.
# en 1f4f8b30
entry-527-title = Co rozbieracze pominęli
# en fc1133a9
entry-527 = Zrobiło im się wstyd tego śmiechu i coś ugotowali. Nad garnkiem najstarszy opowiada jak należy: malarz przeniósł chłopca przez kadłub na plecach, ze względu na wysokość, i całą drogę mówił do niego głosem jak zawias. Ważył sześćdziesiąt kilo. Chłopiec dwadzieścia. Widać było, jak deski się namyślają.
# en a3be755e
entry-527-1 = Jedz z nimi, aż opowiedzą do końca.
# en afea4ba7
entry-527-2 = Zostaw im kanister na ogień i jedź dalej.
# en 354b19ec
entry-528-title = Zatoczka nocą
# en 4932d02e
entry-528 = Ludzie w jednakowych płaszczach śpią w rzędzie jak sztućce. Maren mija ich w skarpetkach, podnosi twoją latarkę do tablicy i czyta, co napisano drobno na odwrocie słowa DOM, gdzie widzi to tylko ktoś, kto odchodzi: JESZCZE NIE.
    W drodze powrotnej staje na płaszczu.
# en 9c06e90c
entry-528-1 = W nogi.
# en 7595fa2b
entry-528-2 = Stój bez ruchu i daj jej mówić.
# en abe9ce1b
entry-529-title = Światło podjeżdża
# en d53330ee
entry-529 = Rano światła nie ma już za wami. Stoi obok maski na trzech kołach, a w nim mężczyzna i trójnogi pies. „Z całym szacunkiem – mówi Dace do bratowej – marudzisz, a ja się starzeję”. Patrzy na twoje ręce na kierownicy, na jedną i na drugą, jakby je liczył.
    Bierze od ciebie kanister benzyny, płaci co do grosza i czeka, aż ruszycie pierwsi.
# en 3c7c1291
entry-531-title = Pierwsza noc: pudło
# en d7f39b99
entry-531 = Ona śpi na siedząco i obejmuje pudło. Ty śpisz przy drugich drzwiach, tak daleko od niej, jak się da w jednym samochodzie. Jakoś przed świtem mówi zupełnie wyraźnie, że to dobry kapelusz, filc, i że kosztował go tydzień malowania liter na piekarni. Nie sposób poznać, czy się obudziła.
# en 45f39b3f
entry-531-1 = Zapytaj, jakiego koloru jest wstążka.
# en afcb6272
entry-531-2 = Leż cicho, aż serce się uspokoi.
# en 4bfca472
entry-531-3 = Wysiądź i obejrzyj opony.
# en a55ecbed
entry-532-title = Druga noc: szalki
# en 84e68e02
entry-532 = Maren zgaduje ciężary, dla przyjemności. Twój wóz co do kilograma. Księżyc. Kłamstwo, mówi, przy ładowaniu nie waży nic, czuje się je dopiero pod górę.
    Potem pyta, czy znasz drogę na Kimberley z własnego doświadczenia.
# en 9a281879
entry-532-1 = „Raz”.
# en bca7a082
entry-532-2 = „Nigdy”. Kiwa głową i daje ci spać.
# en 1df5844b
entry-532-3 = „Nie, ale woźnica mówił o malarzu stamtąd, że go lubili”. Płaci ci za wieść.
# en 38d32b47
entry-533-title = Co puka
# en 260025b5
entry-533 = Coś pod twoim siedzeniem puka na każdej dziurze, dwa razy, jak gość. Puka od dwóch lat i już się tego nie słyszy. Maren słyszy. Przy ogniu o tym mówi.
    Lampa jest mosiężna, wgnieciona. Na stopce, wydrapane gwoździem, stoi A z długim ogonem.
# en cb12bc21
entry-533-1 = Owiń ją zapasowym płaszczem i powiedz, że to lewarek.
# en cadebea3
entry-533-2 = Wyrzuć ją przy drodze, kiedy ona śpi.
# en 184b14f9
entry-533-3 = Powiedz, że to coś, co chcesz oddać.
# en a0eb3c07
entry-534-title = Ta sama gwiazda
# en 51b4e114
entry-534 = Na wschodzie jest niska żółta gwiazda, która była tam wczoraj w nocy i przedwczoraj, i w południe. Nie zbliża się i nie oddala. To najmniej spieszna rzecz w tym kraju.
    „Po drodze liczył pewnie słupki – mówi Maren. – Dace. Liczy, kiedy się złości. Musi już być przy jakiejś bardzo dużej liczbie”.
# en 2d92beb6
entry-534-1 = Zgaś ogień i jedź godzinę po ciemku.
# en ffde02a4
entry-534-2 = Zostaw mu ogień, a przy ogniu kubek.
# en 511369db
entry-534-3 = Wyczyść broń.
# en 8d494bbf
entry-540-title = Prosta droga
# en 09cf1646
entry-540 = Zbudowali ją ludzie, którym się spieszyło, a utrzymują ją ludzie, którzy biorą za to pieniądze. Leżą przy niej Pompy i poligon rakietowy Woomera, gdzie przechowuje się umarłą pocztę, i Czerwona Blizna, gdzie nikt nie staje z wyboru. W każdym z tych miejsc ktoś na was czeka i innego przejazdu nie ma.
    Maren wzięła ze sobą księgę. Wszystko, co teraz mówisz, zdaje się do niej trafiać.
# en fdfe1c18
entry-541-title = Kopę lat
# en 7c5f0c89
entry-541 = „Kopę lat!” Pell ma nowy płaszcz i te same zęby. Oburącz trzyma cię za ramię na oczach całych Pomp i pyta, kim jest ta pani, a kiedy nie odpowiadasz, przedstawia się jako twój najdawniejszy przyjaciel. Tamtej nocy to on miał wartę. Spał. Od tego czasu tyle razy opowiadał to odwrotnie, że twoja twarz wyraźnie go dziwi.
    „Dobra pamięć kosztuje – mówi, kiedy Maren stoi przy ladzie. – Zła kosztuje więcej”.
# en 41e4d470
entry-541-1 = Zapłać za złą.
# en 90b1d633
entry-541-2 = Powiedz, żeby sprzedał ją, komu chce.
# en 784ff21b
entry-541-3 = Powiedz mu, że miał dziewiętnaście lat i padał z nóg.
# en 2ae4e413
entry-541-4 = Zabierz go za pompownię.
# en 94f2341b
entry-542-title = Biuro martwych listów
# en 8cc7cae1
entry-542 = Pocztę trzyma się teraz na Woomerze, cztery tysiące listów w czubku rakiety, a Quill rozwozi je po kilka na rowerze. Przeczytała wszystkie, bo nikt inny tego nie zrobił, i weszło jej to w mowę. „Kochani – mówi. – Mam nadzieję, że ten list was zastanie. Innych nie zastał”.
    Jest jeden z drogi na Kimberley, pismem o długich igrekach. Leży przy samym szpicu, za półką os.
# en 612978ea
entry-542-1 = Wykurz osy.
# en 172d8f95
entry-542-2 = Zdejmij czubek rakiety.
# en ec6c766d
entry-542-3 = Weź dla niej paczkę na zachód, jeśli sama po niego sięgnie.
# en 44d67820
entry-543-title = Kolacja przy Bliźnie
# en 1dcc9648
entry-543 = Światło, które jechało za wami tydzień, jest przed wami. Wisi nad ogniem na skraju poświaty, a Dace ugotował na trzy osoby. Jego pies wabi się Niedziela i ma o jedną nogę mniej, niż było umówione.
    „Nie chcę mu zrobić krzywdy, z całym szacunkiem – mówi nad fasolą do Maren i ma kogoś na myśli. – Chcę, żeby to powiedział, kiedy na niego patrzę. Czego chcę potem, nie wiem”. Ma bardzo czystą strzelbę. Podaje ci sól.
# en 232b1181
entry-543-1 = Jedz i odpowiadaj na tyle prosto, na ile starcza sił.
# en c51c34fc
entry-543-2 = Obejrzyj psu kikut, bo się sączy.
# en e3f813cf
entry-543-3 = Podziękuj, a w drodze do wozu spuść mu powietrze z kół.
# en 9fbeea41
entry-544-title = Pell robi rachunek
# en 2ac482e0
entry-544 = Chodził za wami od lady do lady z rękami w kieszeniach nowego płaszcza. Nie grozi, mówi. Jest samotny, mówi, a to wychodzi drożej. Tamtej zimy siedziały tam na górze dwie osoby, a zaprasza się zawsze tylko jedną.
# en 2c14d2cd
entry-544-1 = Kup mu obiad i wysiedź do końca.
# en af43650d
entry-544-2 = Daj mu benzyny na drogę do domu.
# en 431566d0
entry-544-3 = Zostaw go tam, gdzie stoi.
# en 6e6e82dd
entry-545-title = Zwrot do nadawcy
# en 30475c30
entry-545 = Quill wysysa żądła z własnego przedramienia. „Proszę wybaczyć zwłokę – mówi. – Od ostatniego listu sporo się u nas działo”. List ma. Ma go w fartuchu od południa, tylko nie wiedziała, jak zacząć.
# en 15009b19
entry-545-1 = Pomóż jej z żądłami.
# en 2b938667
entry-545-2 = Daj jej coś na ból.
# en 9c638629
entry-546-title = Dace sprząta
# en cf2a870e
entry-546 = Myje trzy talerze w kubku piasku i układa je według wielkości. „Uczciwie umiesz nie odpowiadać, z całym szacunkiem – mówi. – Trzydzieści lat jeżdżę wzdłuż płotu. Człowiek poznaje, który słupek nie wytrzyma, a na ogół wygląda on jak inne”.
    Przepuści was. Chciałby tylko wpierw wiedzieć, od kogo umiesz układać kamień.
# en 4b651faf
entry-546-1 = „Od ojca”.
# en 64a54e1f
entry-546-2 = „Jaki kamień?”
# en 68fb6c71
entry-547-title = List z drogi na Kimberley
# en fa5debcd
entry-547 = „Maren. Chłopiec ma gorączkę. W starym skarbcu jest magazyn, a przy nim straż, a gdzie jest straż, tam są lekarstwa. Nie usłyszą mnie, więc to namalowałem, tablicę powieszę na piersi, a lampę nad nią, żeby mogli mnie czytać, jak będę szedł. To najlepsza tablica, jaką zrobiłem. Jest krótko”.
    To wszystko. Oddał go o zmierzchu woźnicy. Maren podnosi wzrok znad kartki. „Więc można było zobaczyć, co tam stoi – mówi powoli. – Wystarczyło spojrzeć”.
# en 858234c6
entry-547-1 = Powiedz: patrzyło się na światło.
# en 1f5aeb05
entry-547-2 = Nie mów nic. Nic cięższego nie da się powiedzieć.
# en 6a561042
entry-548-title = Myto
# en d051955d
entry-548 = Jedziecie piąty dzień drogą na dwa dni i droga to zauważyła. W ostatniej zatoczce chcą czegoś za noc, za powietrze i za widok. Za nimi, nad ich herbatą, siedzi Pell, który był pierwszy i zdążył się zaprzyjaźnić.
    Podnosi kubek w twoją stronę. Nie powiedział im. Powiedział im tylko, że jest co powiedzieć.
# en 1565f51c
entry-549-title = Ostatnia nazwa na mapie
# en 9a619a47
entry-549 = Tu mapa przestaje mieć nazwy. Jest linia z kropek, na linii ktoś w biurze Kompanii napisał kiedyś słowo „magazyn”, i to jest skarbiec, a po drugiej stronie skarbca nie ma nic. W głowie masz to miejsce zaznaczone co do metra.
    Maren zawiązuje pudło na podwójny węzeł, od wiatru. Czekasz na to, co zrobi.
# en efa19a8d
entry-560-title = Wyłączyć silnik
# en abc44744
entry-560 = Pozwalasz wozowi dotoczyć się do końca i wyłączasz silnik. Stygnąc, tyka. W każdą stronę jest mnóstwo kraju i żaden jego kawałek nie pomaga. Maren czeka, z rękami na wieku pudła. Od Suchej Zatoki ani razu nie było postoju bez powodu.
    Na znalezienie pierwszego słowa były dwa lata. Okazuje się, że jest nim jej imię.
# en 1026ad4e
entry-560-1 = Opowiedz w takiej kolejności, w jakiej to było.
# en e4a12833
entry-560-2 = Połóż jej najpierw lampę na kolanach.
# en 20d8b2c9
entry-560-3 = „Nic. Zdawało mi się, że to łożysko”.
# en 81a4647c
entry-561-title = Ile to waży
# en 0570ff3d
entry-561 = Słucha do końca. Potem zadaje pytania, jak o ładunek: o której, z jakiej odległości, ile było wołań. Jedno, mówisz. Po godzinie pyta znowu, żeby sprawdzić, czy liczba się nie ruszyła.
    „Wiedziałam, że coś jest w tym wozie – mówi Maren. – Siedzi niżej po twojej stronie”. Nie wysiada. Przestawia pudło z powrotem na kolana i po jakimś czasie mówi: „Jedź, proszę. Wolałabym się gniewać w ruchu”.
# en ed073745
entry-562-title = Krok za krokiem
# en 2f245a58
entry-562 = Wysiada. Bierze pudło i bardzo starannie zamyka drzwi, jak u obcych, i rusza środkiem drogi. Jedziesz za nią na pierwszym biegu, z opuszczoną szybą. Idzie tak cały dzień. Ani razu się nie ogląda i ani razu nie schodzi z drogi na kamienie, dokąd nie dałoby się za nią pojechać.
    O zmierzchu wsiada. Stopy jej krwawią. „Zapłaciłam za całą drogę – mówi Maren. – I całą mnie powieziesz. O reszcie dam ci znać”.
# en d989830d
entry-563-title = Księga
# en 0f4bd7e0
entry-563 = Nie płacze i nie krzyczy. Cofa się palcem po tych dniach, jak po księdze. „Ten wieczór, kiedy pytałam. I przy długim wzgórzu. I następnego ranka, kiedy nawet nie pytałam”. Ma wszystkie te razy, każdy z datą. Dwa z nich wyleciały ci z pamięci.
    „Strzał bym może udźwignęła – mówi. – Z czasem. To jedna rzecz i ma kształt. Ale to same drobne, i sama je od ciebie brałam, co wieczór, przy ogniu”.
# en 55904154
entry-563-1 = Powiedz, że to wszystko prawda i że więcej nie ma.
# en 9c57d8df
entry-563-2 = Śpij dziś na dworze.
# en 3c5816a1
entry-564-title = Tablica
# en 334d9a4d
entry-564 = „Dlaczego w nocy? – mówi Maren dzień później, jakby rozmowa się nie skończyła. – Pod magazyn ze strażą, w nocy. Głupi nie był”.
    Więc jest jeszcze jedno i o tym też jej mówisz. Rano był czas zejść do niego. Miał na szyi tablicę. Lampę trzymał tuż nad nią, żeby dało się ją czytać. Piękniejszych liter twoje oczy nie widziały. CHORE DZIECKO, stało tam, a niżej, mniejsze, PROSZĘ. Kula poszła w jedyną jasną rzecz, jaka na tym była.
# en c7f41ef3
entry-564-1 = Opowiedz jej o dniu wołania wśród skał.
# en 07332c95
entry-564-2 = Powiedz jej, gdzie tablica jest teraz i którą stroną leży.
# en d9e2d609
entry-564-3 = Niech tak zostanie. Ma dość do niesienia.
# en aa18bb2a
entry-565-title = A z długim ogonem
# en f873ae36
entry-565 = Wracasz z rowu z drewnem. Maren potrzebowała lewarka, do bliższego koła, i lewarka nie znalazła. Lampa stoi przed nią w piasku, zapalona. Pali się dobrze. Knot był zawsze przycięty, nie wiadomo dla kogo.
    „Wydrapał to gwoździem – mówi – przy moim stole. Mówiłam mu, żeby uważał na obrus”. O nic cię nie pyta. To dużo gorsze niż pytanie.
# en 1d3d710d
entry-565-1 = Powiedz jej teraz wszystko, bez pytania.
# en 23d5f684
entry-565-2 = Usiądź po drugiej stronie lampy, aż się wypali.
# en 5ce15fc5
entry-565-3 = Powiedz, że lampa jest z targu w Pompach.
# en b77a0a0b
entry-566-title = Pell znajduje kupca
# en 62c5077d
entry-566 = Robi to dobrze, trzeba mu przyznać. Przychodzi pieszo, z kapeluszem w ręku, stary znajomy, i nie żąda od niej nic z góry. Tak się tylko zastanawia, mimochodem, czy ona wie, kto był po drugiej stronie.
    Maren daje mu monetę. Daje mu, po namyśle, pokwitowanie. Potem obchodzi wóz do twojego okna i czeka, aż opuścisz szybę, a ty nie możesz znaleźć korbki.
# en 84c24fca
entry-566-1 = Powiedz: to prawda. Powinno było wyjść ode mnie.
# en 1462d6b0
entry-566-2 = Patrz prosto przed siebie.
# en 906dc7a7
entry-567-title = Z drugiej ręki
# en 9af0fdd1
entry-567 = Pell szedł dwa dni, żeby sprzedać, co wie, i rozwija to przed nią jak dywan. Daje mu dojść do końca. „Dziękuję – mówi Maren. – To już mam, z pierwszej ręki albo prawie. Twoje jest znoszone”.
    Stoi z otwartymi ustami, w płaszczu za ciepłym na tę pogodę. Nikt mu dotąd nie powiedział, że coś takiego może się skończyć.
# en ee48baef
entry-567-1 = Daj mu wody i drogę powrotną.
# en d9737e1d
entry-567-2 = Zdejmij z niego ten ciężar. Palec był twój.
# en f29bf94c
entry-567-3 = Jedź dalej.
# en 910f62da
entry-570-title = Czterdzieści kilometrów
# en ea15fc37
entry-570 = Od ostatniego słupka jest tam czterdzieści kilometrów. Da się to przejechać na ślepo; w niejedną noc tak się działo. Droga skręca przy martwej krwawni, obchodzi skarbiec dołem i podchodzi z drugiej strony, a tam po lewej są kamienie.
    W skarbcu będzie jeszcze książka wart, a w niej tamta noc, twoim charakterem pisma. A kurz za wami zaczął się spieszyć.
# en 3e4fe932
entry-571-title = Puste miejsce
# en 295df7a1
entry-571 = Budzisz się, a drzwi po jej stronie są otwarte. Dwie pary śladów i jedna po trzech łapach idą tam, gdzie stał trójkołowiec. Dali spać tobie i temu, kto może spał z tyłu. Nie zabrali nic twojego.
    Pudło wciąż stoi na siedzeniu. Albo w złości go nie widziała, albo jest kobietą, która nigdy w życiu nie zostawiła ładunku w pół drogi, i wie, że ty to wiesz.
# en 3fa7510a
entry-572-title = Książka wart
# en 1ee0c56d
entry-572 = Książka wisi na swoim gwoździu za drzwiami skarbca. Kompania chciała mieć wszystko na piśmie. Jest twoja strona. Lampa na drodze, czytasz. Wołano dwa razy. Bez odpowiedzi. Jeden nabój.
    Pamiętasz, jak pióro pisało „dwa razy”. To nawet nie była decyzja; okazało się po prostu litościwsze niż ręka. Niżej, okrągłym pismem Pella: bez uwag.
# en a194d94e
entry-572-1 = Wyrwij tę stronę i zanieś jej.
# en ebeb8848
entry-572-2 = Popraw, podpisz i wpisz datę poprawki.
# en 667c09bc
entry-572-3 = Spal książkę na ogrzanie i zobacz, co tu jeszcze jest.
# en 6e2e62b2
entry-573-title = Cudze kamienie
# en c5de57d4
entry-573 = Poniżej skarbca jest drugi stos. Starszy i niechlujny, jakiś kierowca Kompanii albo koń. Ma widok. Noga sama schodzi z gazu, a Maren, której nie umknie nic, co zwalnia, odwraca głowę.
    „Czy to tu?” – pyta. Mogłoby być tu. Byłoby po wszystkim. O zachodzie miałby kapelusz na głowie i nikt by się nie dowiedział, że to nie on.
# en 838a0429
entry-573-1 = „Tak”.
# en 18420d48
entry-573-2 = „Nie. To dalej, a wiem, bo to moja robota”.
# en d4d868a8
entry-573-3 = „Nie. Dalej”.
# en b0eda5be
entry-574-title = Ładny widok
# en c985d756
entry-574 = Klęka. Rozwiązuje podwójny węzeł zębami. Kładzie kapelusz u wezgłowia stosu, tam gdzie byłaby głowa, i przekręca rondo trochę na zachód, i cofa rękę, i wraca nią, i przekręca jeszcze trochę. „No – mówi Maren do kogoś obcego albo do konia. – Teraz się nie spalisz”.
    Trzeba tylko stać dalej.
# en 9da41fe7
entry-574-1 = Stój dalej.
# en 9e74d5db
entry-574-2 = Powiedz: nie tu. Maren. Nie tu.
# en 12774eb4
entry-575-title = Kamienie
# en 7d1d938b
entry-575 = Są mniejsze, niż się pamięta, i jest ich więcej. Był wstyd, więc nosiło się dalej. U bliższego końca były psy. Coś kopało i coś jeszcze tu się kręci.
    Maren stoi z pudłem w objęciach i liczy pod nosem warstwy. „Na to trzeba było całego dnia” – mówi do nikogo. Bliższy koniec trzeba ułożyć na nowo, zanim ktokolwiek położy na nim kapelusz.
# en 738b830f
entry-575-1 = Ułóż go na nowo, kamień po kamieniu, od spodu.
# en 8b60d434
entry-575-2 = Przepędź psy, a potem go ułóż.
# en 0dc1599f
entry-575-3 = Do dużych użyj wyciągarki.
# en 88e81fb8
entry-575-4 = Niech ona bierze każdy za drugi koniec.
# en 80e6183c
entry-576-title = Napisem do dołu
# en 435b035e
entry-576 = Pod trzecią warstwą leży tablica, napisem do dołu, tam gdzie złożyły ją twoje ręce. Nie dało się jej zostawić napisem do góry i nie dało się jej spalić. Z tyłu farba zeszła. Przód leżał dwa lata na czystym piasku.
    Na kamieniach musi być imię, a to jedyna deska na dzień jazdy w każdą stronę, z najlepszym liternictwem w kraju po tej stronie, która leży na piasku. Nie trzeba jej odwracać, żeby wiedzieć, co na niej jest.
# en 8b3ffe3c
entry-576-1 = Odwróć ją przy niej.
# en feed7780
entry-576-2 = Niech odwróci ją Knot. Trzymał lampę, kiedy powstawała.
# en 5fad86b8
entry-576-3 = Wytnij imię z tyłu, a o przodzie ani słowa.
# en 5a63ec8e
entry-576-4 = Wyprostuj ją i ostrugaj, żeby mogła stać.
# en cca46a1e
entry-577-title = Dwoje ludzi przy stosie kamieni
# en e8e39179
entry-577 = Są tu przed tobą i znaleźli; tak ułożony jest tylko ten jeden stos. Dace siedzi ze strzelbą na kolanach. Maren wkłada na miejsce to, co wyciągnęły psy, najpierw małe kamienie, a to źle, bo nie utrzymają.
    Ostatnie sto metrów idziesz z pudłem wyciągniętym przed siebie w obu rękach, tak żeby każdy je widział.
# en a627599c
entry-577-1 = Postaw je, uklęknij i zacznij od spodu. Bez słowa.
# en 7edf7ea0
entry-577-2 = Powiedz do Maren: duże idą na spód.
# en f9d27bf0
entry-577-3 = Podaj jej na pudle kartkę, twoim pismem.
# en 8cb735a6
entry-578-title = Pod trzecią warstwą
# en 52b6d805
entry-578 = Jej ręka trafia na drewno i nieruchomieje. Tylko ty wiesz, co to. Wyciąga spod kamieni tablicę szeroką jak pierś, z pętlą drutu u góry, a tablica wychodzi napisem do dołu, tak jak przedtem.
    Patrzy na ciebie ponad nią. Patrzy pierwszy raz od tej lampy, od chłopca albo od Pella i zadaje pytanie, na które jest tylko jedna odpowiedź.
# en 253fb9b9
entry-578-1 = „Odwróć ją”.
# en ed599f8e
entry-578-2 = Odwróć ją za nią, przeczytaj na głos i dopowiedz resztę.
# en 8422d6a2
entry-578-3 = Niech przeczyta Knot. Uczył się na niej.
# en f5d61ead
entry-579-title = Krótko
# en 5e4a82fa
entry-579 = U wezgłowia stosu stoi czysta deska. Farby nie ma. Jest smar do osi, sadza, czerwona żywica, którą krwawnia broczy, kiedy ją naciąć, i pędzel, który Maren ma w torbie od Suchej Zatoki, bo był jego.
    Wie, co ma na niej stać. Ważyła to przez całą drogę i w każdym mieście ujmowała jedno słowo, aż zostały dwa: ANSEL. MALOWAŁ.
# en 6286980b
entry-579-1 = Ucieraj sadzę ze smarem, aż będzie płynąć.
# en d2ff15e7
entry-579-2 = Wejdź na krwawnię po żywicę.
# en ff8d0116
entry-579-3 = Wytnij litery i wetrzyj w nie benzynę z popiołem.
# en c446188f
entry-579-4 = Potrzymaj chłopcu lampę.
# en 76a7e98e
entry-580-title = Dace przy kamieniach
# en f3dd1525
entry-580 = Trójkołowiec zatrzymuje się w przemyślanej odległości. Pierwszy wysiada pies, idzie do kamieni i kładzie się przy nich, jakby był umówiony. Potem wysiada Dace. Zdejmuje przed stosem czapkę, nakłada ją z powrotem i raz przeładowuje strzelbę, żeby nie było nieporozumień.
# en 32cd6314
entry-581-title = Znaleziona przy drodze
# en 645e0f38
entry-581 = Ma ze sobą worek i z worka wyjmuje lampę. Szkła nie ma. „Czterysta sześć kilometrów stąd, z całym szacunkiem – mówi Dace – po lewej. To mojego brata. Trzymałem mu gwóźdź”. Stawia ją na kamieniach. „Leżała w kurzu, ale kurz był tylko po jednej stronie. Rzucono ją tej samej nocy. Z wozu. Mocna ręka albo niespokojne sumienie”.
    Patrzy tylko na ciebie. Teraz już i Maren.
# en fcc64587
entry-581-1 = Powiedz im obojgu: o strzale, o poranku, o lampie.
# en e3abcfe2
entry-581-2 = Sięgnij po broń przed nim.
# en e5e2cfd7
entry-581-3 = Zapal lampę, powieś na piersi i idź ku niemu bez słowa.
# en faed91f2
entry-582-title = Sprawa kamienia
# en e50effec
entry-582 = „To dobra robota – mówi Dace. Ma na myśli stos. – Nikt nie robi tego dla człowieka, którego znalazł. Z całym szacunkiem. Robi się to dla kogoś, kogo się straciło, albo dla kogoś, kogo się zabiło”. Siada na błotniku. „Przejechałem dwa tysiące kilometrów i jest tu jedna osoba, której nie pytałem”.
    Maren zatrzymała rękę na pudle. Wygląda, jakby coś dodawała.
# en 845a3ca9
entry-582-1 = Powiedz im. Najpierw jej, potem jemu.
# en d253d1b2
entry-582-2 = „Leżał przy drodze. Kamienie są ode mnie”. Wyćwiczone.
# en 9770aab0
entry-582-3 = Oddaj mu Pella.
# en f8cd246e
entry-582-4 = Sięgnij po broń.
# en e681b899
entry-583-title = Zaległości
# en 7fdb0971
entry-583 = „Jest to, co zrobiono jemu – mówi Dace – i do tego dojdę. Z całym szacunkiem, jest też to, co zrobiono mnie”. Prowadził listę. Jest krótka i uczciwa, odczytuje ją po kolei, z datami.
    Był uprzejmy, mówi. Był uprzejmy celowo. Trzyma strzelbę w zgięciu łokcia i wolałby nie, a zrobi to.
# en ecfd69c4
entry-583-1 = Stój i przyjmij to.
# en dfa3a918
entry-583-2 = Strzelaj.
# en 2e86be55
entry-583-3 = Zaproponuj dzień pracy przy kamieniach za każdy punkt.
# en 16ff43ae
entry-584-title = Kiedy patrzę
# en 93163d59
entry-584 = „Powiedziała mi – mówi Dace – albo się domyśliłem, na jedno wychodzi. Chciałbym to mieć od ciebie. Chciałbym to mieć na stojąco”. Strzelbę oparł o koło, w zasięgu ręki.
    „Dwa lata myślałem, co wtedy zrobię. Z całym szacunkiem, doszedłem dotąd i ani kroku dalej. Za tym kawałkiem nie mam w głowie zupełnie nic”.
# en 4507286c
entry-584-1 = Powiedz to, kiedy na ciebie patrzy.
# en 70381df1
entry-584-2 = Daj mu kartkę, twoim pismem, i stój, póki czyta.
# en 4ad61720
entry-584-3 = Z lampą na piersi zejdź drogą i wróć do niego bez wołania.
# en 10101fde
entry-584-4 = Zabierz strzelbę od koła, zanim on zdąży.
# en 303f5a91
entry-585-title = Kapelusz
# en af1f51a0
entry-585 = Wieczorem jest po wszystkim. Kamienie leżą i nie ma już komu odpowiadać. Wiatr ustał, jak co dzień o tej porze, na tyle czasu, ile trzeba na zjedzenie jabłka. Maren rozwiązuje podwójny węzeł. Wyjmuje kapelusz za czub, zdmuchuje z niego kurz, którego nie ma, i ostatnie cztery kroki idzie sama.
# en b0f42098
entry-586-title = Najpierw jej
# en 3d2a2b9c
entry-586 = Mówisz to jej. Jest trzy metry od ciebie, a ty mówisz do pudła, potem do jej rąk, a w końcu, bo inaczej się nie da, w twarz. Jedno wołanie. Jeden nabój. Tablica.
    „To ty mnie tu wieziesz – mówi Maren. – Całą drogę. Wiedząc na każdym zakręcie”. Może nikt nigdy nie powiedział ci nic gorszego. Potem widzisz, że jeszcze nie wybrała, jak to rozumie. Dace znów zdjął czapkę. Wygląda, jakby stracił rachunek.
# en 88366af6
entry-587-title = Bez wołania
# en a28986c5
entry-587 = Jest dalej, niż się wydawało. Światło kołysze się na twojej piersi i nie widać nic poza nim, tylko drogę, metr po metrze, białą jak kartka. Więc tak to było. Słyszysz zamek. Słyszysz, jak wstaje pies.
    „Raz” – mówi Dace z ciemności; idziesz dalej; i długo trwa, zanim powie coś jeszcze. „Stój – mówi wreszcie. – Widzisz. Tylko tyle trzeba było. Nie tak trudno powiedzieć coś dwa razy”. Płacze i jest o to bardzo zły. Sam zdejmuje ci lampę z szyi.
# en b0102475
entry-588-title = Rzecz powiedziana dwa razy
# en e7974575
entry-588 = Komuś w Porcie Żaru należy się, żeby ona usłyszała to, zanim zobaczy to miejsce. Obietnica padła dwa razy, żeby nie mogła być pomyłką. Ona patrzy teraz na kamienie; na ciebie jeszcze nie zaczęła. Zostało może dziesięć sekund, w których wciąż jest „zanim”.
# en 84775f4e
entry-588-1 = Wykorzystaj je.
# en 825ac41e
entry-588-2 = Pozwól im minąć.
# en b7ffa8c8
entry-589-title = Nie ten człowiek
# en 55291fd7
entry-589 = To, za czym jechał Dace, ma już nazwisko i nowy płaszcz, i dobre zęby. Dziękuje ci za to. Z całym szacunkiem ściska ci rękę i odjeżdża na wschód, nie czekając na kapelusz, a pies ogląda się na ciebie aż do zakrętu. Maren ustawia rondo na zachód. Odwozisz ją; płaci ci.
    Jesienią znajdują Pella na dnie suchej studni, z płaszczem złożonym na cembrowinie. Spał tamtej nocy. Nic innego nigdy nie zrobił. Poproszono cię o ułożenie kamieni, bo wiadomo, że robisz to dobrze.
# en 73e11e1f
entry-590-title = Dwa imiona
# en 1cdf24b2
entry-590 = Knot ma ze sobą pędzel. Imię dostaje ogon, którego nie ma prawa mieć. Po drugiej stronie tablicy skreśla CHORE DZIECKO, bo dziecko jest zdrowe, a PROSZĘ zostawia tam, gdzie jest. Potem pyta cię, dla ścisłości, co ma napisać o tym, kto układał kamienie.
    Nikt się nie odzywa. „Kierowca” – mówi Maren. Położyła kapelusz. Nie spali się. Na stosie stoi lampa i się pali, a do domu jedziecie we troje w jednym rzędzie, z pustym pudłem na kolanach chłopca. Odzywa się raz, o pogodzie. To początek, takiej wielkości, jakiej bywają początki.
# en f637278a
entry-591-title = Łatwo się spalał
# en 1767682c
entry-591 = Przekręca rondo trochę na zachód. Cofa rękę, wraca nią i przekręca jeszcze trochę. Potem odsyła cię do wozu, siedzisz godzinę tyłem do tego wszystkiego i słyszysz, jak mu o wszystkim opowiada: listy, kwatery, cena filcu. Słyszysz własne imię. Wymawia je jak zwykły fakt z podróży, na przykład rzekę.
    „Nie wybaczam ci – mówi Maren, wsiadając. – Chcę to mieć na piśmie. Ale z nikim innym bym go nie znalazła”. Stawia puste pudło na siedzeniu między wami. „Do domu jest tysiąc dziewięćset kilometrów. Po pierwszym tysiącu możesz zacząć mówić”.
# en 76e9e8ee
entry-592-title = Zapłacone w całości
# en db786d66
entry-592 = Ma swój kapelusz. Dopilnowała tego i nie patrzy przy tym na ciebie. To, co o tobie wie, ma od lampy albo od chłopca, albo od człowieka w nowym płaszczu; od każdego na tej drodze prócz jednej osoby.
    Dace odprowadza cię do wozu. Prosi o prawą rękę, podajesz mu ją, a on kładzie ją na masce i raz opuszcza kolbę na dwa palce, nie mocniej, niż musi. „Z całym szacunkiem – mówi. – Żeby następnym razem było słychać wołanie”. Potem bierze je w łubki i robi to dobrze. Ona wraca z nim. Na wiosnę z wagi w Suchej Zatoce przychodzi paczka: twoja zapłata co do grosza i pokwitowanie. Zlecenie jest wykonane. Tak tam stoi.
# en e7995de3
entry-593-title = Dobry kierowca
# en a013cbe2
entry-593 = Kładzie kapelusz i ustawia rondo na zachód. Płacze trochę, w praktyczny sposób. Potem bierze twoją rękę w obie swoje i mówi, że bała się tej drogi i że Ansel by cię polubił; lubił ludzi, którzy wiedzą, kiedy milczeć.
    Odwozisz ją do domu. Płaci, jest i napiwek. Opowiada o tobie całej Suchej Zatoce i latami przychodzą do ciebie ludzie z pudłami na kolanach i pytają o ciebie z imienia, bo tak dobrze radzisz sobie z żałobą. Tylko raz, w drodze powrotnej, spytała o to coś pod siedzeniem. Odpowiedź była gotowa; teraz przychodzą łatwo. Puka na każdej dziurze, dwa razy.
# en 45389fbf
entry-594-title = Jedno wołanie
# en 167d446e
entry-594 = Światło kołysze się na twojej piersi. Nie widać nic poza nim, tylko drogę, metr po metrze, białą jak kartka. Więc tak to było, myślisz: on ciebie też nie mógł widzieć. Słyszysz zamek. Myślisz o tym, żeby zawołać. Nie otwierasz ust i idziesz.
    „Stój” – mówi Dace, raz. Jest sprawiedliwy. Czeka mniej więcej tyle, ile czekało się wtedy. Kładą cię obok niego, bo kamienie już tam były. Bliższy koniec układa Maren, duże na spód. Później zamawia drugą tablicę, u chłopca, który maluje szyldy w Porcie Żaru, a kiedy chce wiedzieć, co ma na niej stać, mówi mu: ODPOWIEDZIANO.
# en dee9653f
entry-595-title = Cudzy wóz
# en 29de0e3a
entry-595 = Ostatniego ranka ma pudło na kolanach, a torbę u nóg, jak pierwszego. Dace stoi przy trójkołowcu, z psem pod pachą, żeby zrobić miejsce. „Znasz drogę – mówi Maren. – Od paru dni patrzę, jak ją znasz. I co dzień jechaliśmy trochę wolniej. Nie chcę słyszeć dlaczego od kogoś, kto mówi tylko dlatego, że skończyła się droga”.
    Patrzysz na ich kurz, póki go starcza. Można by jechać za nim. Wiesz co do metra, gdzie się zatrzyma.
# en 367c517d
entry-596-title = Z gołą głową
# en 87660e80
entry-596 = O jedno popołudnie za późno. Byli i pojechali: trzy koła, trzy łapy, odgniecione miejsce, gdzie ktoś klęczał. Bliższy koniec stosu ułożono na nowo, źle, rękami ludzi, którzy nie wiedzieli, że duże idą na spód. Poprawiasz. Trwa to do zmroku.
    Potem kładziesz kapelusz tam, gdzie jego miejsce, i obciążasz rondo. Nikt jej nigdy nie powie, że dotarł. W Suchej Zatoce co dzień, póki nie przestanie pracować, będzie podnosić wzrok na każdy wóz, który wjeżdża na wagę; a potem zapisywać, ile waży.
# en cb8fd7fe
entry-597-title = Trochę wolniej
# en 52004269
entry-597 = Ostatniego ranka ma pudło na kolanach, a torbę u nóg, jak pierwszego. Dace stoi przy trójkołowcu, z psem pod pachą, żeby zrobić miejsce.
    „Okazało się, że umiem obok tego siedzieć – mówi Maren. – Sama się zdziwiłam. Ale co dzień noga schodzi ci z gazu i co dzień jedziemy trochę wolniej. On czeka już dwa lata. Na niczyją nogę dłużej czekać nie musi”. Na siedzeniu zostawiła zapłatę, z odliczeniem nieprzejechanego kawałka drogi.
    Patrzysz na ich kurz, póki go starcza. Liczysz pieniądze. Zgadza się co do grosza.
# en 1326384c
entry-598-title = Kapelusz obcego
# en d68f512e
entry-598 = Przez całą drogę do domu jest lżejsza. Zgaduje ciężar chmur. W Suchej Zatoce ściska ci rękę, płaci i wraca do swojego okienka nad wagą.
    Kapelusz trzyma się jedną zimę. Osłania od słońca jakiegoś kierowcę Kompanii albo konia. Dwanaście kilometrów dalej, w tym samym słońcu, pod dobrymi kamieniami, leży człowiek, który łatwo się spalał. Nikt prócz ciebie nigdy się nie dowie o twojej przegranej. Czasem znów jedziesz tą drogą. Zawsze nocą i zawsze bez świateł, i na każdym zakręcie wołasz, ile starcza tchu.
# en 459443ed
entry-599-title = Przez Port Żaru
# en b717c2b4
entry-599 = Kładzie kapelusz, przekręca rondo i zostaje, póki nie wyjdą gwiazdy. „Nie wybaczam ci – mówi Maren w wozie. – Chcę to mieć na piśmie”. Potem patrzy na mapę. „Wracamy przez Port Żaru. Ktoś tam będzie chciał wiedzieć, jak to się skończyło”.
    Kiedy przyjeżdżacie, stoi na drabinie. Nie pyta; patrzy najpierw na nią, potem na ciebie, jak patrzy się z jednego słowa na drugie, żeby zobaczyć, czy mają razem sens. Schodzi. Nad wagą w Suchej Zatoce wisi teraz szyld. STÓJ, mówi. PYTAMY DWA RAZY. Igrek wchodzi pod słowo jak człowiek, który wsuwa koszulę w spodnie.
# en 2c3d0e29
entry-600-title = Głównie benzyna
# en b717f5c8
entry-600 = Droga na północ jest pusta i na łatwych odcinkach prowadzi teraz Maren. Trzyma kierownicę, jakby miała być dowodem w sprawie. W nocy pyta, co było przed jeżdżeniem. Pilnowanie, mówisz. Głównie benzyny. „I przyszedł kto kiedy po nią?”
# en c748f11a
entry-600-1 = „Jeden człowiek. Nie po benzynę”.
# en 81a74ba1
entry-600-2 = „Biorą cię, bo nic się nie dzieje. I za to płacą”.
# en 1aba786f
entry-600-3 = Wstań i zobacz, co to za hałas.
# en a9eb6ea6
entry-601-title = Ognisko o trzech bokach
# en 12e2c826
entry-601 = Żółte światło stanęło na noc razem z wami. Maren bierze rondel tego, co jecie, idzie z nim w ciemność, aż staje się odgłosem, i wraca bez rondla. „Pytał, jak jeździsz – mówi. – Powiedziałam, że ostrożnie, obok wszystkiego, co ma światło”. Siada. „Powiedział, że to ciekawe. Z całym szacunkiem”.
# en 0423b09d
entry-601-1 = Idź po ten rondel osobiście.
# en 6978a5ad
entry-601-2 = Śpij w butach.
# en 030c56ce
entry-601-3 = Zapytaj, jaki Dace był w dzieciństwie.
# en dc4219e2
entry-602-title = Chłopiec czyta
# en 49699eff
entry-602 = Knot czyta na głos wszystko: puszki, opony, ostrzeżenie na akumulatorze. Ansel uczył go na tym, co było pod ręką. Pyta cię, co jest napisane na twojej strzelbie, a nic nie jest, tylko numer, więc odczytuje numer. Później, kiedy Maren śpi albo oddycha tak, jakby spała, pyta, czy to był dobry strzał.
# en 665d12e6
entry-602-1 = „Tak. W tym był cały kłopot”.
# en b6eaa4a5
entry-602-2 = Podaj mu pędzel i niech zamaluje numer.
# en 7cb76b4a
entry-605-title = Zapisy
# en 55cef9db
entry-605 = Przy świetle deski rozdzielczej Maren uzupełnia księgę. Benzyny tyle. Drogi tyle. Pies na drodze, brązowy. Jest rubryka, którą wypełnia na końcu i zasłania dłonią. Pytasz, co to. „Ty – mówi. – Co mówisz i kiedy przestajesz. Robię to z każdym przewoźnikiem. To nic osobistego”.
# en 11844679
entry-605-1 = Podyktuj coś: imię, wiek, skąd umiesz układać kamień.
# en f9092a0c
entry-605-2 = Poproś o odpis, kiedy skończy.
# en 9957f33d
entry-605-3 = Patrz na drogę.
# en 8342016e
entry-606-title = Co leży przy drodze
# en a23222b0
entry-606 = Mijacie stos kamieni, potem drugi. Na tej drodze jest jeden co parę kilometrów i przy każdym Maren każe stanąć. Patrzy, jak są ułożone, wsiada i kręci głową. Przy siódmym mówi: „Nawet nie odwracasz oczu. Przy tamtych. Ani razu nie przyszło ci na myśl, że to może tu”.
# en 5d7358f5
entry-606-1 = „Nie”.
# en 480ef2c4
entry-606-2 = „Wszystkie są za stare”. To nawet prawda.
# en 14636819
entry-606-3 = Stawaj odtąd przy każdym stosie i wysiadaj z nią.
# en f37f5c9b
entry-610-title = Noc przedtem
# en d3e81be7
entry-610 = Umyła włosy w kubku. Wyprasowała kołnierzyk pod siedzeniem. „Dobrze mi się z tobą jedzie – mówi do ognia. – Ani razu nie było pytania, po co, dwa tysiące kilometrów, dla kapelusza”. A potem: „Masz kogoś pod kamieniami?”
# en 0a378927
entry-610-1 = „Tak”. Niech zada następne pytanie.
# en 9cb1efed
entry-610-2 = „Dotąd mam szczęście”.
# en 89c4ac26
entry-610-3 = Potrzymaj kapelusz, kiedy ona wiąże włosy.
# en 82cdc511
entry-611-title = Ile ważył
# en 52cdc298
entry-611 = Ona nie może spać, więc nikt nie śpi. Jakoś po drugiej mówi głosem z okienka: „Niosły go twoje ręce”. Tak. „Ile ważył?”
    Trzeba się zastanowić; nigdy nie było na to liczby. Wyciągasz ręce tak, jak były wtedy, a ona patrzy na odległość między nimi. „Pięćdziesiąt osiem – mówi Maren. – Nie jadł”. Zapisuje. Rozumiesz, że to ostatni zapis i że od nikogo innego na świecie nie mogłaby go mieć.
# en d3857b12
entry-612-title = Wprawki
# en 1b3e39e2
entry-612 = Przy ogniu chłopiec pisze patykiem na piasku. Pisze ANSEL czterdzieści razy i ściera stopą. Potem pisze twoje imię, raz, żeby zobaczyć, jak by wyszło. Ma dobry kształt, mówi. Ładnie by na czymś wyglądało.
# en 9bcce39d
entry-612-1 = Poproś, żeby pokazał ci ogon igreka.
# en 7dd97dfc
entry-612-2 = Daj mu swój drugi koc.
# en 18eb995c
entry-613-title = Nikt nic nie mówi
# en 05503897
entry-613 = Aż dziw, ile hałasu robi w wozie jedna osoba. Zdążyło się o tym zapomnieć. Mówisz pudłu, co mijacie. Opowiadasz mu o tamtym poranku, od początku, i pierwszy raz dochodzisz do samego końca, do manierki i puszki; a pudło, które umie słuchać, nie zostawia ci wątpliwości, że powiedziano to nie tej osobie.
# en fc7af49e
entry-613-1 = Jedź przez całą noc.
# en 948a9120
entry-613-2 = Śpij. Przydadzą się pewne ręce.
# en 0a240b9a
entry-613-3 = Spisz to na kartce, gdyby nie było kiedy powiedzieć.
# en be424d5b
entry-620-title = Znak bez drogi
# en a475c2d1
entry-620 = WOLNIEJ, stoi pośrodku solniska, gdzie nie ma nawet koleiny. POŚPIECHU NIE MA, DZIURA JEST. Dziura jest. Wpadła w nią rodzina z wozem i siedzi tam od wczoraj, spierając się, kto z nich umie czytać.
# en 588bdb37
entry-620-1 = Wyciągnij ich.
# en 9bc57808
entry-620-2 = Wykop im pochylnię.
# en 2dce5c1b
entry-620-3 = Rzuć im linę i dobre słowo.
# en 08727caf
entry-621-title = Światło, które mruga
# en f9a2e055
entry-621 = Na drodze przed wami jest światło, nisko, kołysze się, mniej więcej na wysokości ludzkiej piersi. Noga zeszła z pedału, zanim przyszła jakakolwiek myśl. Prawej ręki też już nie ma na kierownicy.
    Maren patrzy na tę rękę.
# en ec40623d
entry-621-1 = Zawołaj. Zawołaj jeszcze raz.
# en 4ac8d12a
entry-621-2 = Stań, wysiądź i podejdź z otwartymi rękami.
# en dad6f912
entry-621-3 = Zjedź z drogi i objedź je, szerokim łukiem.
# en 8ead7a25
entry-622-title = Quill
# en ce07b972
entry-622 = Kobieta na rowerze ciągnie pod górę przyczepkę worków. Od jedenastu lat wozi to, co zostało z poczty, i nie doczekała się jeszcze odpowiedzi. „Moi drodzy – mówi, zsiadając. – Jak dawno nie było od was wieści”. Ze wszystkiego, co ludzie kiedykolwiek do siebie pisali, zachowała, zdaje się, początki.
# en 2f9a6345
entry-622-1 = Weź od niej paczkę, dokądkolwiek jedziesz.
# en b74f1bc4
entry-622-2 = Wciągnij ją na szczyt.
# en 922db019
entry-622-3 = Zapytaj, co ma na wymianę.
# en 126bfc42
entry-623-title = Kurz, daleko z tyłu
# en b4590f41
entry-623 = Stoi za wami prosto w nieruchomym powietrzu jak pióro w czapce. Jeden silnik, mały, bez pośpiechu. Kiedy stajecie, staje. Maren osłania oczy wiekiem pudła.
# en 062878af
entry-623-1 = Poczekaj za zakrętem, z podniesioną maską.
# en 79bcb7bc
entry-623-2 = Ciągnij gałąź, żeby ukryć własny.
# en 71cd4861
entry-623-3 = Rozciągnij drut w poprzek drogi.
# en f8010f0b
entry-624-title = Drzewa, które były miastem
# en 1ac308c9
entry-624 = Las wyrósł przez miasto i część go zatrzymał. Na wysokości trzeciego piętra jest przystanek autobusowy, a na konarze szyld: OWOCE. Pod spodem, literami o długich ogonach, późniejsza ręka była szczera: JUŻ NIE. JAGODY ZA KOŚCIOŁEM. CZERWONE.
# en d288048c
entry-624-1 = Czerwone.
# en 5d2a3a43
entry-624-2 = Niech Maren posiedzi pod nim, ile chce.
# en 00a43770
entry-624-3 = Natnij drewna i jedź dalej.
# en 7e00e037
entry-625-title = Stary posterunek
# en bd8b2968
entry-625 = Jaskinia, krąg sadzy, dwa stołki. Pilnowano tu czegoś; noce wyskrobano piątkami. Na drugim stołku leży płaszcz, a kiedy go podnosisz, żeby zobaczyć, czy się na coś zda, po zapachu wiesz dokładnie, jak tu mówiono i o czym, i kto spał.
# en 9f2c5c14
entry-625-1 = Weź płaszcz. To płaszcz.
# en 0e102e7b
entry-625-2 = Dopisz kreski, po jednej za każdą pamiętaną noc.
# en 4f0dcb10
entry-625-3 = Posiedź chwilę na tym drugim stołku.
# en 708a8ce5
entry-626-title = Pell na poboczu
# en 9781a5f1
entry-626 = „Kopę lat!” Siedzi na walizce przy drodze, jakby cię tu zamówił. Tamtej zimy Pell miał drugą wartę albo miał ją mieć. Promienieje do Maren, do pudła, do ciebie. Chce tylko podwiezienia, mówi, albo na podwiezienie, albo słówko na ucho, na razie starczy mu którekolwiek.
# en deeabd5a
entry-626-1 = Na podwiezienie.
# en 3c420cbc
entry-626-2 = Podwieź go, z tyłu, żeby był w lusterku.
# en ab1fb8b0
entry-626-3 = Przejedź obok.
# en 9a9c95b3
entry-627-title = Poczta idzie dalej
# en 083c63b2
entry-627 = Pod daszkiem z pustych worków siedzi Quill, która jest wszystkim, co zostało z poczty, i spadł jej łańcuch. „Myślami przy was – mówi do niego. – Pogoda okropna”. Oczy idą jej najpierw do tego, co wieziesz, a dopiero potem do ciebie.
# en b4dfaa4b
entry-627-1 = Oddaj jej paczkę, suchą i całą.
# en ae6b9e10
entry-627-2 = Załóż jej łańcuch.
# en b80e7119
entry-627-3 = Zapytaj, czy wiozła kiedyś zły list.
# en 873fef76
entry-628-title = Niedziela
# en c01a4e05
entry-628 = Ze skarpy schodzi pies o trzech nogach, obwąchuje po kolei koła i siada przy drzwiach kierowcy. Ma obrożę z napisem. NIEDZIELA. JEŚLI SIĘ ZGUBIŁ, TO NIE. Gdzieś blisko, poza zasięgiem wzroku, ktoś oliwi zamek. Słychać, jak starannie.
# en d8ac4d7d
entry-628-1 = Podziel się mięsem z psem i mów głośno, co robisz.
# en 6764fe71
entry-628-2 = Obejrzyj jego kikut.
# en ca586f3f
entry-628-3 = Uwiąż go tam, gdzie szukanie zajmie pół dnia.
# en 0879f683
entry-629-title = Chata z przepisem
# en e2258e99
entry-629 = To chata poganiaczy, otwarta dla każdego, z przepisem na drzwiach: ZOSTAW DREWNO. ZOSTAW TAK, JAK CHCESZ ZASTAĆ. Za ten nikt mu na pewno nie zapłacił. Jest półka, na niej puszka i skrzynka na to, co kto może odżałować.
# en 4a35bbf0
entry-629-1 = Zostaw coś.
# en fb407192
entry-629-2 = Rąb drewno do zmroku.
# en 1d69e88c
entry-629-3 = Weź puszkę.
# en 4328a278
entry-630-title = Nie po kolei
# en e03b31fe
entry-630 = Ktoś pozdejmował jego tablice ze słupków i powiesił, jak mu się podobało. POMPY to zakręt. UWAGA to piekarnia. Pod BRAK PRZEJAZDU spokojnie stoi krowa. Maren chce, żeby wisiały dobrze. Wie, że to niemądre, mówi; to także po cztery śruby.
# en 44becf25
entry-630-1 = Po cztery śruby.
# en c8dd4e03
entry-630-2 = Zostaw UWAGA na piekarni i zjedz śniadanie.
# en 2e2d481f
entry-630-3 = Wytłumacz, że ktoś za wami jedzie.
# en b1c5fc1e
entry-631-title = Ludzie, którzy chodzą na pogrzeby
# en bc69228a
entry-631 = Jest ich sześcioro, na czarno, pieszo, z krzesłami składanymi. Chodzą na każdy pochówek nie dalej niż o dwa dni drogi, bo ktoś powinien, i słyszeli, że przy kamieniach ma coś być. Pytają, kto z was jest rodziną.
# en 3d63e066
entry-631-1 = „Ona. Ja tu jestem kierowcą”.
# en 9daf4dab
entry-631-2 = Podwieź kawałek najstarszą osobę.
# en ad3bdadb
entry-631-3 = Poproś, żeby zatrzymali trójkołowiec, gdyby pytał o drogę.
# en 317e4988
entry-632-title = Zakręt przy krwawni
# en b7bd3b54
entry-632 = Wyłania się z ciemności dokładnie tak, jak wtedy, tylko z drugiej strony: krwawnia, obniżenie, miejsce w górze po prawej, gdzie warta paliła ogień. Stamtąd widać całą drogę. Można było poczekać. Był czas policzyć do stu.
    Liczysz teraz, przy zgaszonym silniku. Sto trwa tyle, ile trwa.
# en e2dd465c
entry-632-1 = Policz do końca.
# en 5587f6b4
entry-632-2 = Przerwij na czterdziestu i jedź.
# en ea303c72
entry-632-3 = Zobacz, co zostało z ogniska i ze schowka pod nim.
# en d5c8b2da
entry-633-title = Zawsze Wasza
# en 4b020faa
entry-633 = Quill z pocztą, dalej niż kiedykolwiek, prowadzi rower. Kiedyś mówiła początkami cudzych listów. Skończyły jej się i zaczęła zakończenia. „Wasza – mówi. – Jak zawsze. W pośpiechu”. W worku jest jeszcze jeden list, bez adresu: tylko kapelusz, narysowany atramentem.
# en e8744f39
entry-633-1 = Pokwituj odbiór.
# en 07ff3389
entry-633-2 = Oddaj jej paczkę wiezioną przez całą drogę.
# en 2b3d3a2a
entry-633-3 = Zawróć ją i nalej jej wody do butelki.
# en 342824c6
entry-634-title = Niedziela w pojedynkę
# en 2216c8fe
entry-634 = Pies stoi na drodze, a za nim nikogo. Daje ci podejść, zawraca i kuśtyka przodem, oglądając się. Dwa zakręty dalej, w wymytym rowie, leży na boku trójkołowiec, a pod kierownicą Dace, który recytuje liczby. „Z całym szacunkiem – mówi, kiedy widzi, kto to – wolałbym kogoś obcego”.
# en df9ff8a5
entry-634-1 = Podnieś z niego wóz.
# en dd70fe12
entry-634-2 = Opatrz mu nogę i daj coś na noc.
# en d88646e0
entry-634-3 = Powiedz, że pomoc nadchodzi. Nie mów kiedy.
# en 30bbc269
entry-635-title = Sześć krzeseł
# en ac4c0d96
entry-635 = Sześcioro ludzi na czarno, pieszo, z krzesłami składanymi; chodzą na każdy pochówek nie dalej niż o dwa dni drogi, bo ktoś powinien. Spotkali twoich przyjaciół, mówią, panią, pana i prawie całego psa. Patrzą na pudło na siedzeniu obok ciebie. Potem, jedno po drugim, zdejmują przed nim kapelusze.
# en 9daf4dab
entry-635-1 = Podwieź kawałek najstarszą osobę.
# en 0411d5b3
entry-635-2 = Zapytaj, jak dawno to było.
# en f9c5eb80
entry-635-3 = Podziękuj im w jego imieniu.
# en 56131573
entry-636-title = Kurz, z przodu
# en 1272e3b8
entry-636 = Stoi przed tobą prosto w nieruchomym powietrzu. Jeden silnik, mały, bez pośpiechu; kiedy przyspieszasz, on nie. Więc to właśnie miał przed oczami od samego płotu: kurz kogoś, kto wie, i cały dzień na myślenie, o co zapytać.
# en bb3fb957
entry-636-1 = Skróć przez kamienistą równinę.
# en 06b00d58
entry-636-2 = Światła, klakson, wszystko.
# en d92e48a3
entry-636-3 = Trzymaj odległość, którą on trzymał.
# en a9b76e28
entry-640-title = O dwadzieścia kroków
# en 114543ec
entry-640 = Kapelusz leży. Odbyło się to z tobą o dwadzieścia kroków, z dwiema strzelbami w twoich rękach, a jedna z nich jest jego, bo nikt nie umiał wymyślić, jak inaczej to skończyć. Dace siedział oparty o koło, z ręką zawiązaną we własną czapkę, i nikomu nie mówił: z całym szacunkiem. Maren przy robocie obchodziła cię jak słupek.
    Wkłada do trójkołowca psa, a potem mężczyznę, siada przed nimi i przygląda się dźwigniom, aż je zrozumie. Przy zakręcie staje i myślisz, że się obejrzy. Coś zapisuje. Widzisz, jak rusza ustami, jak zawsze, kiedy dodaje.
# en 0e1cfe1e
entry-641-title = Napisem do góry
# en c20fdaa3
entry-641 = CHORE DZIECKO, stoi tam; a pod tym, mniejsze, bo tak go wychowano, PROSZĘ. Dwa lata w piasku nie zdjęły połysku. U góry jest krąg sadzy, gdzie wisiała lampa, żeby dało się czytać. Na dłoń od tego kręgu jest dziura. Kula poszła w jedyną jasną rzecz, jaka na tym była.
