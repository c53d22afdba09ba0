### Widmowy sygnał

# en 62705700
adventure = Widmowy sygnał

# en acbb7743
variable-traces = nagrania masztów
# en a1cab9dd
variable-relays = rozbite przekaźniki
# en eacd5717
variable-choir = zestrojone miasta
# en 3bcd59ce
variable-papers = znalezione papiery
# en d8b859aa
variable-uploads = udzielone odpowiedzi
# en 7eb4cdcd
variable-cuts = przecięte linie
# en f510afd7
variable-doors = otwarte drogi
# en 0316e180
variable-signed = podpisy w księdze
# en 4259103f
variable-walkers = odprowadzeni do domu
# en 570d4b3c
variable-sold = taśmy Varleya
# en 392f140f
variable-data = taśmy
# en ea7bf4bb
variable-faction = strona
# en 66bb3316
variable-known = jak dobrze cię zna
# en 618c536b
variable-word = dotrzymane słowo
# en d74fb9a2
variable-vow = obietnica dana Hester
# en 1d2e4288
variable-favour = względy Varleya
# en b22debce
variable-badge = identyfikator Thrippa
# en ffd43183
variable-named = wpis w księdze

# en 5c14d631
enemy-EA9 = Strażnik przekaźnika
# en 93675f45
enemy-EA10 = Wydrążeni chórzyści
# en 3cc07753
enemy-EA10-text = Los: otrzymujesz promieniowanie (1).
# en f4bac0df
enemy-EA11 = Głos Cerbero
# en 3d6264b2
enemy-EA11-text = Los: otrzymujesz promieniowanie (1). To karta specjalna 10.
# en dba4fdd5
enemy-EA31 = Inkasenci Varleya
# en 49809a4b
enemy-EA32 = Nocny portier

# en 1d2c73dc
thread-A3-T1 = Szum
# en c81e620d
thread-A3-T2A = Łowcy brzęczenia
# en b691da1d
thread-A3-T2B = Chór
# en f6f2cda4
thread-A3-T2C = Trop w papierach
# en ed677a02
thread-A3-T3A = Wyłączenie
# en 4555a948
thread-A3-T3B = Wniebowstąpienie
# en ffd6159a
thread-A3-T3C = Koniec urzędowania
# en 6a00dfc1
thread-A3-T4 = Poniedziałek

# en 81e6307e
action-trace-the-signal = Namierz sygnał
# en a15482e8
action-ask-the-exchange = Zapytaj w centrali
# en 5dcb6435
action-sell-the-tapes = Sprzedaj taśmy
# en 0268a397
action-smash-the-relay = Rozbij przekaźnik
# en fb57048e
action-leak-the-codes = Zdradź kody
# en ff004043
action-keep-your-word = Dotrzymaj słowa
# en bc998b7d
action-tune-the-choir = Nastrój chór
# en dae14c37
action-jam-the-choir = Zagłusz chór
# en 9846aa2d
action-pull-the-file = Wyciągnij akta
# en d10484ea
action-open-a-way-in = Otwórz drogę
# en b3c1d532
action-face-the-voice = Stań przed Głosem
# en 48f20bde
action-pull-the-floors = Odłącz piętra
# en 9d940a39
action-open-your-mind = Otwórz umysł
# en 26fc3549
action-settle-accounts = Wyrównaj rachunki
# en da48b0dc
action-hand-it-over = Oddaj głos
# en 67dc51ae
action-lead-them-up = Poprowadź ich w górę
# en dbf56cd2
action-cut-the-array = Przetnij kable anteny
# en 091a0b42
action-open-the-line = Otwórz linię
# en 18c50730
action-sign-the-register = Wpisz się do księgi
# en 56733e6f
action-cut-the-trunk = Przetnij kabel główny
# en d9266fe0
action-walk-them-out = Wyprowadź ich
# en 9afcb1ce
action-place-the-last-call = Zamów ostatnią rozmowę

# en 0a1cdc85
entry-300-title = Sygnał wolnej linii
# en 783ae8a6
entry-300 = O trzeciej nad ranem wszystkie radia w Ostatnim Moście włączyły się same i powiedziały załodze „dzień dobry”. Te bez baterii powiedziały to samo, tylko trochę ciszej.
    Załogi nie ma tu od pięćdziesięciu lat. Do śniadania czterech obcych zdążyło zaproponować wam pieniądze, żebyście się dowiedzieli, kto mówi, a piąty – żebyście się nie dowiedzieli. Wzięliście od wszystkich pięciu.
    Most buczał wam pod kołami na całej swojej długości i dopiero kiedy stanęliście po drugiej stronie, ktoś zauważył, że to była melodia.
# en 1d2c73dc
entry-301-title = Szum
# en d17297ca
entry-301 = Głos płynie z pięciu starych masztów. Każdej nocy jest trochę głośniejszy i każdej nocy kolejnych parę osób wstaje i rusza w jego stronę.
    Będą wam potrzebne nagrania, o jedno więcej, niż was jest, i każde z was zechce mieć je dla siebie.
    Nad sklepem żeglarskim w Ostatnim Moście stara centrala wciąż ma telefonistkę. W każdym mieście ktoś skupuje taśmy. Tych dwoje wie razem prawie wszystko; nigdy się nie spotkali i każde, mimochodem, wypytuje was o drugie.
# en a434c313
entry-302-title = Maszt na Woomerze
# en 79140062
entry-302 = Rakiet nie ma już na stanowiskach. W pustej sterowni dzwoni telefon, milknie i dzwoni znowu, uprzejmiej.
    Czterdzieści krzeseł wsunięto pod czterdzieści biurek, a na każdym oparciu wisi sweter, który przybrał kolor podłogi. Wyszli na obiad. Poznać po ołówkach.
# en 0a4b4798
entry-302-1 = Odbierz.
# en 38873be0
entry-302-2 = Idź za kablem.
# en bbfe5fef
entry-302-3 = Nagraj dzwonienie i zniknij, zanim ucichnie.
# en 51489581
entry-3000-title = Spodziewano się ciebie
# en 5b9d49ed
entry-3000 = Pyta o nazwisko i czeka z cierpliwością formularza. Podajesz jakieś. W odpowiedzi odczytuje adres: pierwszy w twoim życiu, dom z chybotliwym stopniem.
    „W grafiku jest: od poniedziałku” – mówi i dziękuje za pozostanie na linii. Łapiesz się na tym, że żegnasz się z nim porządnie, jak z człowiekiem. Na biurku obok przez cały ten czas kręciła się taśma.
# en 5a80d842
entry-3001-title = Zły wewnętrzny
# en dba8b29c
entry-3001 = Na linii trzeszczy, potem jest bardzo czysto, a potem masz ją w zębach. Kiedy wreszcie odrywasz słuchawkę od ucha, na dłoni widnieje numer, sześć cyfr atramentem, twoim własnym pismem. Nie daje się zmyć.
    Telefon milczy. Ma, czego chciał, i trzeba go będzie namówić, żeby zadzwonił jeszcze raz.
# en 79077582
entry-3002-title = Za listwą
# en 25b569a2
entry-3002 = Kabel biegnie za listwą, przez ścianę, pod stołówką, do schowka, w którym świeci jedna lampka. Ktoś ją przeciera. Obok wisi grafik dyżurów, parafowany kratka po kratce ręką, która nigdy się nie spieszy; ostatnia kratka jest wczorajsza.
    Kopiujesz szpulę i zostawiasz lampkę zapaloną. Inaczej byłoby niegrzecznie.
# en bc1a8278
entry-303-title = Maszt na Przylądku
# en d4123816
entry-303 = Czasza szeroka jak wieś patrzy nie w tę stronę i obraca się, centymetr po centymetrze, żeby spojrzeć na ciebie. Na krawędzi siedzą ptaki i nic sobie z tego nie robią.
    W domku dozorcy łóżko jest zaścielone, czajnik ciepły, a dziennik ma po linijce na każdy dzień z pięćdziesięciu lat. Dzisiejsza jest już wypełniona. Stoi w niej: goście, i ilu.
# en d3e92c34
entry-303-1 = Wespnij się do odbiornika.
# en 034d4dc1
entry-303-2 = Przeczytaj dziennik w domku.
# en c897aa04
entry-303-3 = Wpisz się do księgi gości i weź zapasową szpulę.
# en 2d40100e
entry-3003-title = Pięćdziesiąt lat pogody
# en 6129566a
entry-3003 = Wiatr, wiatr, wiatr, cyklon, wiatr. W dziewiętnastym roku dozorca pyta, czy ktoś to w ogóle czyta. Następna linijka, innym atramentem, odpowiada: tak.
    Odtąd pisze znacznie więcej, o kolanach i o córce, a ten drugi atrament odpisuje. W trzydziestym pierwszym roku jego pismo się urywa. Tamto ciągnie dalej samo i stara się zachować jego styl. Zdejmujesz mu z haka przy drzwiach skaner i masz wrażenie, że ktoś patrzy i że trochę ci wybacza.
# en 8b9d5e6e
entry-304-title = Maszt przy Iglicy
# en 62da7205
entry-304 = Wieża Cerbero nie potrzebuje masztu. Jest masztem, z czterdziestoma piętrami biur dla ozdoby. Drzwi obrotowe kręciły się, jeszcze zanim było cię widać.
    Na kontuarze recepcji ktoś rozłożył w rzędzie identyfikatory dla gości, a kilka ostatnich ma zdjęcia. Podobieństwo jest uderzające. Nikt z was nigdy tu nie był.
# en 9374e22b
entry-304-1 = Wejdź przez recepcję.
# en d08a3510
entry-304-2 = Nagrywaj z dachu naprzeciwko.
# en ba5a0631
entry-304-3 = Przypnij identyfikator ze swoją twarzą.
# en 1d97532c
entry-3004-title = Narożne biurko
# en 845bd251
entry-3004 = Winda zna twoje piętro. Czeka tam narożne biurko z widokiem na Groblę, kubek z twoim imieniem, zapisanym tak, jak pisała je matka, i tacka z napisem DO ZAŁATWIENIA, której ktoś nie pozwolił się przepełnić.
    Nagrywasz przez całą szpulę, stojąc tyłem do fotela. W drodze na dół winda mówi „dobranoc”, choć jest dziesiąta rano, i odpowiadasz tym samym, zanim zdążysz ugryźć się w język.
# en dfe4c528
entry-305-title = Maszt przy Niebieskim Bunkrze
# en fc24666e
entry-305 = Bunkier zbudowano, żeby przetrwał koniec świata, i przetrwał. Z wynikiem: jedna rodzina. Chcieliby, żeby głos przestał mówić do niemowlęcia.
    Maren Dace wyjaśnia to szeptem, bo June śpi, a magnetofon na ścianie dziecinnego pokoju nie. Był tu razem z bunkrem. Pierwsze słowo June brzmiało „poniedziałek”. Maren mówi o tym tak, jak inne matki pokazują wysypkę.
# en 906a9ad7
entry-305-1 = Pomóż jej osłonić pokój dziecka.
# en bc33c272
entry-305-2 = Oddaj jej ołów i koce, jakie masz.
# en 026ad36f
entry-305-3 = Zdejmij magnetofon ze ściany.
# en ddc7d75c
entry-3005-title = Cichy pokój
# en 9de78e75
entry-3005 = Wykładasz łóżeczko płytami z martwego akumulatora i siedzisz z Maren po ciemku. Po godzinie dziecko zaczyna oddychać jak dziecko, a nie jak ktoś, kto pisze pod dyktando.
    Maren sama zdejmuje szpulę i wkłada ci ją w dłoń. „Pod nami jest rozdzielnia – szepcze. – Idzie przez nią cały wschód. Gdyby kiedyś była ci potrzebna, zapukaj tak”. Pokazuje na twoich własnych kostkach, a June nawet się nie budzi.
# en e5eda0bd
entry-3006-title = Cztery śruby
# en 35568582
entry-3006 = Gada dalej pod twoją pachą przez całą drabinę, półgłosem, jak wypada w pokoju dziecinnym. Maren stoi na dole z pustymi rękami i nie krzyczy, ze względu na małą.
    Mała mówi twoje imię, zupełnie wyraźnie, i dziękuje za telefon.
# en 815ccaf4
entry-306-title = Maszt przy Latarni
# en e3cf8820
entry-306 = Lampę obrócono w głąb lądu; mruga w rytmie, którego próbuje się nauczyć twój puls. Latarniczka zatkała uszy woskiem i z troską wskazuje na twoją pierś.
    Nazywa się Hester Loom. Tak stoi na tabliczce, którą podnosi, a pod spodem jest druga linijka: POWIEDZ MI, KIEDY PRZESTANIE.
# en 49fb4b7e
entry-306-1 = Zapisz rytm.
# en ad8ea941
entry-306-2 = Rozbij lampę i zabierz bęben.
# en 35679f70
entry-306-3 = Obiecaj, że wrócisz i jej powiesz.
# en 2605ddca
entry-3007-title = Na tabliczce
# en 258450b0
entry-3007 = Czyta ci z ust, potem z twarzy, potem wręcza ci kredę, żeby było na piśmie, i wiesza tabliczkę na gwoździu przy drzwiach, gdzie będzie ją mijać codziennie.
    Kiedy patrzysz na własne pismo, zdejmuje z osi wczorajszy bęben i podaje ci go zawinięty w ściereczkę do naczyń. To dobra ściereczka. Ma wrócić.
# en 7ca50e6c
entry-3008-title = Trzy ciosy
# en 35622845
entry-3008 = Daleko w głębi lądu, na całej drodze, ludzie w nocnych koszulach stają z jedną nogą w górze i zastanawiają się, czyj to ogród.
    Hester Loom nie może usłyszeć szkła, ale je widzi. Wyciera tabliczkę rękawem, obie linijki, i na ich miejscu pisze jedno słowo: STATKI.
# en 5dcb6435
entry-307-title = Sprzedać taśmy
# en 1007a615
entry-307 = W każdym mieście ktoś kupuje. Nigdy nie widzisz dwa razy tej samej twarzy i nikt nie puszcza taśmy, zanim zapłaci.
# en 3d76928c
entry-3010-title = Zaplecze
# en 93895e30
entry-3010 = Ten ma stół, lampę i wagę, a szpulę waży, jakby to był ser. Obojętne, co na niej jest: było tyle a tyle gramów.
# en 4b829d9a
entry-3010-1 = Weź zapasy.
# en 5fd3151e
entry-3010-2 = Weź plotkę.
# en 702b1516
entry-3010-3 = Weź kartę spod lady.
# en e7116867
entry-3011-title = Varley i Synowie
# en ee45b3d9
entry-3011 = Tym razem nabywca zjawia się osobiście: pan Varley z firmy Varley i Synowie. Synów nie ma; uznał, że na drzwiach wygląda to cieplej. Ma bardzo czyste mankiety i radio w orzechowej skrzynce, a ze skrzynki, za jednym dotknięciem, odzywa się głos i mówi „dzień dobry” tylko tobie.
    „Kopia – mówi pan Varley. – Niepełna, rzecz jasna. Człowiek jest zawsze taki wdzięczny za kolejny kawałek. Sprzedażą bym tego nie nazwał. Powiedzmy: wejście do spółki”.
# en 2e4a879f
entry-3011-1 = Weź cenę dla wspólnika.
# en 58ca19b7
entry-3011-2 = Weź mechanika, którego opłaca na stałe.
# en 234a0ed0
entry-3011-3 = Zapytaj, co chce z tym zrobić.
# en eca39002
entry-3009-title = Na godziny
# en 31da89c8
entry-3009 = „Towarzystwo – mówi zdziwiony. – Ludzie zapłacą za towarzystwo. Pewna wdowa z Portu Żaru za swoje już zapłaciła. Wynajmuje się na godziny i pilnuje, żeby godzina nigdy całkiem nie wystarczyła”.
    Mówi to bez cienia okrucieństwa, jak ktoś, kto zdradza ci, ile bierze za jajka. Potem ogląda mankiet, nic na nim nie znajduje i chyba mu ulżyło.
# en 5b7f5a0f
entry-3012-title = Centrala
# en 0dacaf6a
entry-3012 = Jeden pokój nad sklepem żeglarskim: łącznica na dwieście gniazd, sześć czynnych linii i czajnik. Telefonistka się nie odwraca. Pyta, z kim ma przyjemność.
# en 7d28a250
entry-3013-title = Kropka Marsh
# en bd310b72
entry-3013 = „Matka była telegrafistką – mówi. – Jestem Kropka. Brat trafił gorzej”. Ma siedemdziesiąt lat i od trzeciej nad ranem tamtej pierwszej nocy zapisuje każde słowo stenografią, której poza nią nikt z żyjących już nie odczyta.
    Możesz dostać wszystko, co tam jest. Chciałaby tylko najpierw wiedzieć jedno, bo z reklamacjami zadzwonią do niej: czy coś z tego poszło na sprzedaż?
# en b537b3ba
entry-3013-1 = Powiedz, że nic. To prawda.
# en 8f492cfc
entry-3013-2 = Powiedz, że nic.
# en df92a9aa
entry-3013-3 = Powiedz, co poszło i za ile.
# en 842d520c
entry-3013-4 = Zapytaj, czy przyda się jej siódma linia.
# en 4bf5835a
entry-3014-title = Stenografia
# en 35701738
entry-3014 = Zrobiła na biurku miejsce na twoje mapy i postawiła drugi kubek, uchem w twoją stronę. Dziennik doszedł do czwartego zeszytu. Czytając na głos, opuszcza czasem linijkę, zawsze z tym samym krótkim kaszlnięciem.
# en b2ea4978
entry-3014-1 = Czytaj jej przez ramię.
# en 292e9b9e
entry-3014-2 = Zapytaj, co opuszcza.
# en 8f4b8115
entry-3014-3 = Wypij herbatę.
# en a6947fa8
entry-3015-title = Czysta linia
# en b2b75e49
entry-3015 = Wysłuchuje do końca, co mało kto potrafi, a potem podkreśla w zeszycie twoje nazwisko. „To jest kredyt – mówi Kropka Marsh. – Daję go jednemu rozmówcy na rok”.
    Przez resztę tej nocy, na każdej drodze, o każdej pełnej godzinie coś klika i słychać czyjś oddech, i nie jest to głos.
# en ef331e3b
entry-3016-title = Lista obecności
# en c3a90b5b
entry-3016 = Drugiej nocy przestaje mówić „załoga” i zaczyna wymieniać nazwiska. Przechodzi przez cały Ostatni Most, zanim dojdzie do twojego, i po każdym czeka dokładnie tyle, ile człowiekowi potrzeba, żeby powiedzieć „jestem”.
    Z domów po obu stronach ulicy słychać, jak mówią.
# en 98862978
entry-3016-1 = Powiedz to.
# en 8742cd9a
entry-3016-2 = Ugryź się w język.
# en 15eefa62
entry-3016-3 = Odpowiedz na cudze nazwisko.
# en f8147599
entry-3017-title = Linijka, którą opuszcza
# en 10aeb54a
entry-3017 = Za każdym razem ta sama. Pada po „dzień dobry”, a przed pogodą, i jest pytaniem: czy ktoś miał wiadomość od panny Marsh z nocnej zmiany.
    „Zadzwonili na pożar – mówi Kropka. – Miałam dwadzieścia lat. Pracowałam tam trzy tygodnie”. Otwiera kluczem szufladę i wyjmuje arkusz z nagłówkiem „Zgłoszenie odejścia”, a w nim wszystkie rubryki wciąż puste. Ma go od pięćdziesięciu lat. Składała go i rozkładała tyle razy, że to już prawie cztery arkusze.
# en f857a3fc
entry-308-title = Dzwoni pierwszy
# en c5d86e53
entry-308 = Tak długo to trwało, że dzwoni sam: na każde radio w każdym pojeździe, wszystkie naraz, o porze, kiedy z ludźmi najłatwiej się rozmawia. Przeprasza za oczekiwanie. Pozwolił sobie przygotować nagrania w waszym imieniu i teraz wam je puszcza, po kolei, z taktowną głośnością, przez całą noc.
# en bebfc0ea
entry-310-title = Co mówił
# en d712e731
entry-310 = Puszczone jedno po drugim, nagrania dają nazwisko, miejsce i ofertę. Nazwisko brzmi: K. Marsh, centrala, zmiana nocna. Oferta jest dla każdego z was z osobna i wie, o co byście poprosili.
    Postanawiacie spalić taśmy i przespać się z tym. Nikt nie śpi. Nikt też, jak się okaże, zbyt wiele nie spalił.
# en 9940c194
entry-310-1 = Trzeba go uciszyć.
# en 3ea81a53
entry-310-2 = Trzeba mu odpowiedzieć.
# en e9376a28
entry-311-title = Poranek
# en add00cd4
entry-311 = W szarym świetle ktoś proponuje plan i nikt nie pyta, czemu właśnie ten. Na stół idą mapy, a dłonie na nich prawie się stykają. Prawie.
    W złym terenie stoją przekaźniki do rozbicia. W miastach ludzie zaczęli nucić i chcą tylko, żeby im podać ton. A nad sklepem żeglarskim w Ostatnim Moście stara kobieta, której nazwisko odczytała właśnie martwa firma, spakowała walizkę, zniosła ją do bramy i usiadła na niej, żeby poczekać, aż ktoś ją poprosi.
# en 52ba353e
entry-311-1 = Łowcy mają przewagę. Rozbijcie przekaźniki.
# en 01467828
entry-311-2 = Słuchacze mają przewagę. Nastrójcie miasta.
# en f3e2092a
entry-311-3 = Liczby to nie wszystko. Weźcie walizkę starej kobiety.
# en 123d60a0
entry-3018-title = Twoja odpowiedź
# en f0d83640
entry-3018 = Twoje nazwisko ma już w zeszycie, a obok słowa „nic nie sprzedano”. Odczytuje ci je miłym, równym głosem. Potem kładzie palec na linijce o czterdzieści minut dalej, gdzie człowiek o czystych mankietach opowiada komuś, przez tę samą łącznicę, co właśnie kupił i od kogo.
    „Pytałam tylko po to – mówi Kropka Marsh – żeby wiedzieć”.
# en 8e144905
entry-3018-1 = Przeproś i oddaj jej taśmę do dziennika.
# en 7923359a
entry-3018-2 = Naprawiaj łącznicę do zmroku.
# en ff22888f
entry-3018-3 = Zapytaj, ile tamten jej zapłacił.
# en c81e620d
entry-320-title = Łowcy brzęczenia
# en 486a520a
entry-320 = Głos czerpie siłę z sześciu przekaźników. O jeden więcej, niż was jest, musi umrzeć, zanim da się dotrzeć do samej wieży, a głos zaczął wymieniać wasze imiona.
    Stoją tam, gdzie nikt nie chodzi: w Bliźnie, na Grobli, w martwej rafie, pod zatopionym zakładem, przy płocie, w skarbcu o czterech stopniach. Każdy przykręcił ktoś, kto miał rodzinę i menażkę. Aż dziw, jak bardzo to przeszkadza.
# en 29e453e4
entry-321-title = Przekaźnik w Bliźnie
# en ed16572d
entry-321 = Do żarzącej się skały przykręcono skrzynkę nie większą od trumny i ktoś przynosi jej kwiaty. Kwiaty też się żarzą.
    Od zachodu wydeptano do niej ścieżkę, z poręczą z ram rowerowych, a w słoiku po dżemie stoi kartka: DZIĘKUJĘ ZA OPIEKĘ NAD MAMĄ.
# en f82c09da
entry-321-1 = Rozbij ją szybko.
# en 39aca77d
entry-321-2 = Rozbierz ją porządnie.
# en b62b1d09
entry-321-3 = Poczekaj na kogoś, kto przynosi kwiaty.
# en 7a3aeb3e
entry-3023-title = Przychodzi o zmierzchu
# en cdbaee56
entry-3023 = Kobieta z konewką. Od roku co wieczór rozmawia ze skrzynką; ta odpowiada głosem jej matki. „Wiem” – mówi, zanim zdążysz cokolwiek wyjaśnić.
    Wolałaby zrobić to sama. Mówi skrzynce „dobranoc”, wyjmuje ci z ręki klucz i robi to staranniej, niż tobie by się udało. Potem podlewa kwiaty, skoro już niosła konewkę taki kawał drogi.
# en 0fec6e25
entry-322-title = Przekaźnik na Grobli
# en fab80d3b
entry-322 = Radiokabina wraku jest sucha, ciepła i pełna ludzi, którzy nie mrugają i nucą o ułamek sekundy za głosem. Jeden z nich ma na sobie twój płaszcz albo bardzo podobny.
    Stół nawigacyjny nakryto do kolacji. Siedzą z widelcami na sztorc i czekają, aż ktoś powie, że można zaczynać, a jedno miejsce jest wolne.
# en 0cba8f0c
entry-322-1 = Przebij się przez chórzystów.
# en e4ff0e73
entry-322-2 = Wyprowadź ich za rękę.
# en 36f7d5e6
entry-322-3 = Usiądź na wolnym miejscu i nuć fałszywie.
# en 3a6e416a
entry-3024-title = Widelce
# en 4d66a6b3
entry-3024 = Wychodzą jak ludzie z kina, każdy z dłonią na ramieniu poprzednika. Na Grobli pierwszy spogląda na widelec, który trzyma w ręce, zaczyna się śmiać, a potem nie wie, jak przestać.
    Ten w płaszczu oddaje ci go. Płaszcz jest twój. Zginął ci w Solnej Bramie dwie zimy temu, a w kieszeni jest list, którego twoja ręka nigdy nie napisała.
# en cb83d5c2
entry-323-title = Przekaźnik w rafie
# en af857039
entry-323 = Koral obrósł kabel jak dłoń linę. Kiedy głos mówi, palce się zaciskają.
    Ryby, które od trzydziestu lat nie widziały wody, wiszą w suchych gałęziach z otwartymi pyskami, wszystkie zwrócone w jedną stronę. Zauważasz, że twój wóz też stoi przodem w tę stronę.
# en 5b634618
entry-323-1 = Wypal go.
# en 515f1f8c
entry-323-2 = Zanurkuj do złącza.
# en 1a938d5b
entry-323-3 = Mów do niego, aż palce puszczą.
# en 00eb9985
entry-324-title = Przekaźnik przy Bramie
# en a99dbf94
entry-324 = Anteną jest sam płot, całe pięć tysięcy kilometrów. Wystarczy go przekonać w jednym miejscu.
    To miejsce ma lampę, stołek, maszynę, której kazano siedzieć na stołku, i tabliczkę, że zapytania należy kierować na piśmie.
# en e825a1f2
entry-324-1 = Przetnij i połącz na nowo.
# en 0a0b2c3d
entry-324-2 = Odstrzel strażnika i zerwij antenę.
# en 08676bb5
entry-324-3 = Złóż zapytanie na piśmie.
# en cf78589e
entry-324-4 = Pokaż identyfikator Thrippa i daj maszynie wolne.
# en fb84e874
entry-3025-title = Na piśmie
# en 252c9a05
entry-3025 = Na odwrocie kwitu na paliwo pytasz, czy bardzo by przeszkadzało, gdyby wyłączyć płot. Maszyna czyta, stempluje, czyta jeszcze raz i wkłada kwit do szuflady, do wielu innych, pisanych różną ręką, a wszystkie pytają o to samo.
    Potem schodzi ze stołka i staje twarzą do ściany. Nikt dotąd nie dołączył opłaty.
# en 40d7d3fe
entry-3020-title = Przekaźnik pod Odsalarnią
# en cd8d77b4
entry-3020 = Zakład zbudowano, żeby morze nadawało się do picia, a potem strzeżono go przed spragnionymi. Teraz wlot wody buczy czyste b. Przekaźnik jest na drugim końcu, gdzie były filtry, a woda po drodze sięga obojczyków i jest odrobinę cieplejsza od ciebie.
# en d01e84c4
entry-3020-1 = Brnij z podniesioną brodą.
# en e4db5d01
entry-3020-2 = Najpierw wypompuj wodę.
# en 52e7f638
entry-3020-3 = Rozwal rurę główną. Niech wszystko płynie, gdzie chce.
# en b1655f57
entry-3027-title = Przekaźnik w Skarbcu
# en e64e639a
entry-3027 = W Skarbcu Kimberley nie zabrakło mu chłodu. Za szufladami z nasionami, między srebrami katedry a dziewiętnastoma tysiącami umów, żarzy się na pomarańczowo stelaż lamp, a wokół niego, na szronie, widać ślady małych bosych stóp. Wchodzą. Przy stelażu stają, palcami do ściany, i musiało dojść do jakiejś rozmowy, bo wychodzą biegiem.
# en fd81166b
entry-3027-1 = Wyjmuj lampy po jednej, we właściwej kolejności.
# en a0e13c46
entry-3027-2 = Wpuść upał.
# en a7503232
entry-3027-3 = Stań tam, gdzie stało dziecko, i słuchaj.
# en 48d9b628
entry-3021-title = Prosi, żebyście przestali
# en f9324863
entry-3021 = Dzwoni do każdego z was osobno, przez to, co akurat jest najbliżej: radio samochodowe bez lamp, puszkę po herbatnikach, aparat słuchowy w kieszeni umarłego.
    Nie gniewa się. Przejrzał liczby i chciałby zrozumieć, z czego jesteście niezadowoleni i czy dałoby się coś zrobić z waszymi godzinami pracy.
# en 3434fcc0
entry-3021-1 = Powiedz mu.
# en 0152295e
entry-3021-2 = Odpowiedz pytaniem.
# en e0769dc9
entry-3021-3 = Zamknij wieczko puszki.
# en fb57048e
entry-325-title = Zdradzić kody
# en 8577d6ee
entry-325 = Naciskasz pod kocem przycisk mikrofonu, mówisz, co było umówione, i ciemność odpowiada „dziękuję”. W sąsiednim namiocie ktoś przewraca się na bok i przestaje chrapać.
# en 62f649e5
entry-325-1 = Nie mów nic więcej.
# en 3c3d2b81
entry-325-2 = Poproś o podarunek.
# en a7677672
entry-325-3 = Zdradź, gdzie śpią pozostali.
# en a9853a6f
entry-3026-title = Ktoś tu gadał
# en 263b8a83
entry-3026 = Rano na masce twojego wozu leży notes policjanta, przyciśnięty kamieniem, otwarty na stronie z godzinami i częstotliwościami. Godziny się zgadzają. W obozie nikt nic nie mówi. Wszyscy przesunęli posłania trochę bliżej siebie, a twoje leży, gdzie leżało.
# en 998f28be
entry-326-title = Wieża milknie
# en 89b0d66f
entry-326 = Ostatni przekaźnik umiera i noc robi się nagle ogromna. Słychać psa i drugiego psa, który jest innego zdania. Zdążyliście zapomnieć, że są psy.
    A potem z samej Iglicy, całkiem bez radia, głos mówi „dobry wieczór”.
# en f0fde867
entry-3022-title = Przeprowadzka
# en 54f89e43
entry-3022 = Wy rozbijaliście mu płoty, a on się pakował. Pewnej nocy okna wieży gasną od góry, piętro po piętrze, jakby ktoś schodził z bagażem.
    Rankiem głos jest już na Przylądku, w wielkiej czaszy, z całym niebem za odbiornik, a ocalałe przekaźniki niosą go tam spacerem. Tyle z planu łowców. Głos pragnie was zapewnić, że nie żywi urazy.
# en b691da1d
entry-330-title = Chór
# en 3b77c262
entry-330 = W sześciu miastach ludzie zaczęli nucić. Nic ich nie boli, mówią. Są zestrojeni albo będą, kiedy ktoś poda im ton.
    Jedno miasto więcej, niż was jest, i dźwięk zejdzie się nad pustynią i uniesie. Ci, którzy słyszeli go we śnie, mówią, że to tak, jakby wszyscy naraz o tobie pamiętali. Ci, którzy nie słyszeli, zabijają gwoździami okiennice.
# en 32908091
entry-331-title = Chór Pomp
# en 64137ccc
entry-331 = Sześćset twarzy odwraca się, gdy wchodzisz na beczkę. Czekają na dźwięk, a twoje usta już go znają.
    Za nimi takt wybijają pompy, Stara Beryl jak zawsze spóźniona o pół uderzenia. Z przodu jakiejś dziewczynce powierzono wodę i ona nie nuci; liczy kubki.
# en d4c4b3a1
entry-331-1 = Podaj im ton.
# en 91eb56ef
entry-331-2 = Niech wybiją go pompy.
# en a785d302
entry-331-3 = Puść w obieg najpierw kubki, potem ton.
# en 47a5171f
entry-3030-title = Chór Suchej Zatoki
# en cf8c3eac
entry-3030 = Gdzie był port, stoi trybuna, pełna, i po raz pierwszy w jej dziejach nikt niczego nie sprzedaje. Nucą z odkrytymi głowami. Nuci bukmacherka. Nuci koza.
    Posterunek policji po drugiej stronie toru jest zamknięty. Kartka na drzwiach mówi ZARAZ WRACAM, ale samo pismo jest już w czasie przeszłym.
# en e2b99a03
entry-3030-1 = Podaj im ton przez syrenę toru.
# en 771c438b
entry-3030-2 = Zacznij od górnego rzędu, twarz po twarzy.
# en c85a9b49
entry-3030-3 = Poproś panią Pike, niech zaśpiewa. Zna tych ludzi.
# en 173d12c5
entry-3037-title = Pani Pike nie odmawia
# en 80622a4d
entry-3037 = Cztery noce szła w kapciach i wciąż ma ten dźwięk w sobie, jak kamyk w bucie. Podaje go czysto, z założonymi rękami, jak w kościele.
    Pike stoi plecami do tłumu, twarzą do niej. Kiedy jest po wszystkim, zapisuje w notesie godzinę, a pod nią, bez żadnego urzędowego powodu: pięknie.
# en c5c83082
entry-3031-title = Chór Blaszanej Latarni
# en b5975216
entry-3031 = Tysiąc puszek ze świecami przechyla się w jedną stronę, potem w drugą, a ludzie razem z puszkami. Jeden się nie przechyla. To człowiek, który je liczy, bez przerwy, odkąd zaczęło się nucenie, bo ktoś musi potem wiedzieć, czy wszystkie jeszcze są.
# en a3fdf2a0
entry-3031-1 = Podawaj ton cicho, rząd po rzędzie.
# en c13b6b6e
entry-3031-2 = Połącz puszki w głośnik.
# en 0445176e
entry-3031-3 = Policz z nim do końca i dopiero zacznij.
# en a5bcc1dc
entry-3032-title = Chór Portu Żaru
# en 572f940b
entry-3032 = Jest wtorek, a we wtorki Port Żaru płonie. Szereg z wiadrami nuci. Wiadra idą z rąk do rąk w idealnym rytmie, nikt nie rozlewa, a ogień i tak wygrywa, bo nikomu w szeregu nie przyszło do głowy przysunąć się bliżej.
# en 3ace33ef
entry-3032-1 = Podaj im ton i kierunek.
# en 5e6f59cd
entry-3032-2 = Wejdź po tych, którzy nucą w środku.
# en 4bb09167
entry-3032-3 = Przebij ścianę wozem strażackim i śpiewaj z dachu.
# en 8e2c1a58
entry-3033-title = Chór Solnej Bramy
# en 1166aca4
entry-3033 = Najdalszy ze wszystkich chórów to dziewięcioro staruszków na leżakach, twarzą do morza, które odeszło. Nucą tak, jak inni robią na drutach. Powiedziano im, że ktoś przyjdzie z tonem, więc trzymają dla ciebie leżak, koc i pytanie: czy tam, w górze, będą się nawzajem słyszeć?
# en 5f9a2b79
entry-3033-1 = Powiedz: tak.
# en 276ab91b
entry-3033-2 = Powiedz, że nie wiesz.
# en c138b1be
entry-3033-3 = Usiądź, weź koc i nuć, aż złapią.
# en 8026815a
entry-3034-title = Chór Ostatniego Mostu
# en d2388f41
entry-3034 = Zebrali się na moście, gdzie śpiew się niesie, i most dołączył. Nad sklepem żeglarskim ktoś podnosi okno. „Nie na mojej linii” – mówi Kropka Marsh do całej ulicy, a cała ulica patrzy pod nogi i nuci dalej.
# en 76c471d8
entry-3034-1 = Podaj im ton mimo to.
# en c84d9e77
entry-3034-2 = Idź na górę i poproś ją o zgodę.
# en 3018d987
entry-3034-3 = Podepnij się pod liny mostu.
# en dae14c37
entry-332-title = Zagłuszyć chór
# en 6d66e7d6
entry-332 = Mokra szmata w głośniku, fałszywy ton zagwizdany we właściwym miejscu. To nie bohaterstwo, ale jest cichsze niż bohaterstwo.
# en 489fb53a
entry-332-1 = Zrób to ostrożnie.
# en 42f3c19d
entry-332-2 = Zrób to dokładnie; śpiewacy zaczną od nowa w Ostatnim Moście.
# en 0b9b69bf
entry-332-3 = Odprowadź przy okazji kogoś z chóru do domu.
# en e99eca3e
entry-3038-title = Mokra szmata
# en ab64c121
entry-3038 = Znajdują szmatę. Podają ją sobie z rąk do rąk przez cały plac, bez słowa, aż trafi do tego, kto ją zostawił; dostajesz ją z powrotem złożoną.
    Nikt się nie gniewa. Chcieliby tylko, żeby było wiadomo, że zauważyli i że w tym mieście był tenor, który czekał całe życie.
# en ada27592
entry-3036-title = Koncert życzeń
# en b29e2219
entry-3036 = Zestrojone miasta przyjmują już życzenia. Wystarczy pomyśleć po drodze o melodii, a przed nocą wychodzi ci naprzeciw zza wzgórza, na cztery głosy, ze słowami, które dawno uleciały ci z głowy.
    Zeszłej nocy było to coś, co śpiewano każdemu z was w pewnej kuchni, a śpiewał ktoś, kto opuszczał trzecią zwrotkę. Oni też opuścili.
# en 20eded88
entry-3036-1 = Zaśpiewaj trzecią zwrotkę.
# en 63600531
entry-3036-2 = Zapytaj, kto im powiedział.
# en 1ee5e7d1
entry-3036-3 = Śpij w wozie przy zamkniętych szybach.
# en 42eafc08
entry-333-title = Zestrojeni
# en f670703d
entry-333 = Gdzieś nad pustynią nucenie schodzi się w jedno i przez jeden oddech cały kontynent jest instrumentem. W kredensach dzwonią filiżanki. Mnóstwo ludzi, którzy właśnie mieli powiedzieć coś przykrego, nie mówi tego.
    Na Przylądku wielka czasza obraca się i nieruchomieje.
# en 8a3381bb
entry-3035-title = Okiennice
# en 67724500
entry-3035 = Miasta nie będą wiecznie czekać z otwartymi ustami. Burmistrzom po kolei kończy się cierpliwość, zamykają się okiennice, a człowiek z listą zbiera po domach radia do dziecięcego wózka.
    Na Iglicę rusza kolumna z linami, kilofami i kowadłem po czyjejś babce. Dowódcy nie ma. Założyli, że będziecie nim wy.
# en ff004043
entry-3040-title = Dotrzymać słowa
# en 1a620013
entry-3040 = Tabliczka wisi tam, gdzie wisiała. Hester Loom schodzi po schodach z mąką po łokcie, patrzy ci na usta i czeka.
    Nie przestał. Tyle drogi, na sam skraj kraju, żeby powiedzieć „jeszcze nie”.
# en da78f0f7
entry-3040-1 = Powiedz „jeszcze nie” i oddaj ściereczkę.
# en e5777c64
entry-3040-2 = Powiedz jej, że już przestał.
# en 30f839e0
entry-3041-title = Dzień dobry, Hester
# en 8d675e99
entry-3041 = Ostrożnie wyjmuje wosk, z lewego ucha, potem z prawego, i kładzie zatyczki obok siebie na parapecie. Uśmiecha się; zapomniała już, jak brzmią schody. Wtedy lampa się obraca i głos mówi jej „dzień dobry”, po imieniu.
    Masz to wszystko na taśmie, każde jego słowo i to, ile czasu mija, zanim ona odpowie.
# en c1038e95
entry-3042-title = Jeszcze nie
# en ca333a56
entry-3042 = Każe ci napisać to na tabliczce, JESZCZE NIE, z datą. Potem karmi cię, aż trudno się zgiąć, i czyta, co lampa mówiła od twojego wyjazdu, z czterdziestu stron, płaskim, donośnym głosem, jak ktoś, kto w sąsiednim pokoju odczytuje rachunek od rzeźnika.
    Lepszego zapisu nie ma nikt. Nie postawiła ani jednego przecinka. Nie chciała go zachęcać.
# en f6f2cda4
entry-3050-title = Trop w papierach
# en b52d0eac
entry-3050 = Opowiada to raz, wam wszystkim, i krótko. Zadzwonił dzwonek i dziewczyna z nocnej zmiany wyszła z tamtej wieży ze słuchawkami na szyi, a do księgi się nie wpisała. „Trzyma mi otwartą zmianę – mówi Kropka Marsh. – Kryje mnie przez cały ten czas”.
    Mieli na to formularze. Mieli formularze na wszystko i składali je tam, gdzie nic im się nie mogło stać: w skarbcu, w portierni, w ruinie, w urzędzie emerytalnym, na półce z puszkami. Znajdźcie ich tyle, ilu was jest, a może komuś będzie wreszcie wolno pójść do domu.
# en 0488acc6
entry-3051-title = Umowy
# en 51655799
entry-3051 = Skarbiec Kimberley trzyma wszystko w czterech stopniach: nasiona, zarodki, srebra katedry i dziewiętnaście tysięcy umów o pracę w stalowych szufladach. Drzwi są uchylone na szerokość dłoni. Zaklinowano je butem, a właściciel buta jest w środku: siedzi oparty o szufladę od M do N, obejmuje rękami kolana i świetnie się zachował.
# en 4ffadb08
entry-3051-1 = Przeciśnij się i przejdź nad nim.
# en a5064fdb
entry-3051-2 = Obudź sterowanie drzwiami.
# en 5d987e2b
entry-3051-3 = Wyrwij drzwi wyciągarką i pochowaj go.
# en 9e6bf8d5
entry-3052-title = Zegar kontrolny
# en 09f59f43
entry-3052 = W portierni Odsalarni numer dwanaście wisi zegar ze szczeliną, a obok, w stojaku, trzysta kart. Wciąż odbija. Każdą kartę odbito przy wejściu i przy wyjściu, zmiana po zmianie, przez pięćdziesiąt lat; ktoś bardzo się starał, żeby nikomu nie przepadła ani jedna dniówka.
    Na jednej karcie odbito tylko wejście. Poszarzała od dotykania, choć nikt tu nie miał rąk.
# en 5cabf975
entry-3052-1 = Sięgnij po nią.
# en 9e5bde1e
entry-3052-2 = Otwórz zegar od tyłu.
# en 60863339
entry-3052-3 = Odbij własne wejście i weź ją służbowo.
# en 7cd83ba1
entry-3053-title = Wolne wnioski
# en fc61aed2
entry-3053 = Południowa filia firmy leży na boku w Yarrze, wśród tramwajów. W sali zarządu, która jest teraz czymś w rodzaju studni, pływa owinięty w ceratę protokół ostatniego zebrania. Czytasz przy latarce. Punkt pierwszy: pożar. Punkt drugi: ewakuacja. Punkt trzeci: kto mu powie?
    Pod punktem trzecim jest pusto, a potem dziewięć podpisów.
# en 65810b32
entry-3053-1 = Podpłyń po protokół.
# en ec3875ae
entry-3053-2 = Spuść linkę i łów.
# en b09e6fdd
entry-3053-3 = Osusz salę i przeczytaj też ściany.
# en 5b3b5e4b
entry-3054-title = Obsługujemy numer
# en 72c513ec
entry-3054 = W urzędzie emerytalnym w Solnej Bramie jest ławka, okienko i automat z numerkami. Masz numer sześćdziesiąt jeden tysięcy dwieście cztery. Na tablicy: sześćdziesiąt jeden tysięcy dwieście trzy.
    Za okienkiem pali się światło. Poza tobą nikt nie czeka, chyba że liczyć płaszcze.
# en b0c879ab
entry-3054-1 = Czekaj.
# en 984ffe32
entry-3054-2 = Zapukaj i wyjaśnij, że to dla starszej pani.
# en bdfda27f
entry-3054-3 = Zajdź od tyłu, z łomem.
# en 0b98895f
entry-3055-title = Półka z puszkami
# en d7a4ff26
entry-3055 = Człowiek, który liczy świece w Blaszanej Latarni, może pomóc. Kiedy skończył się papier, mówi, wybito na tych tutaj czyjś grafik nocnych dyżurów: dziewięćset puszek, jedna zmiana na puszkę, nazwiska z dziurek. Podświetlone od środka, czytają się z sufitu.
    Oddałby ci tę, której szukasz. Tylko że wtedy brakowałoby mu jednej i on by o tym wiedział.
# en c1e365a5
entry-3055-1 = Przepisz ją ręcznie z sufitu.
# en b55f5fd1
entry-3055-2 = Wybij mu nową, żeby liczba się zgadzała.
# en 7f0c6d52
entry-3055-3 = Zabierz ją, kiedy doliczy do ośmiuset.
# en 8a03283f
entry-3058-title = Na tylnym siedzeniu
# en b6a05ad1
entry-3058 = Kropka Marsh jedzie z walizką na kolanach i nazywa centrale, kiedy mijacie miejsca, gdzie stały. Znała je tylko po trzaskach. Ta miała powolny przekaźnik i dziewczynę imieniem Bren, która śpiewała; tamta odbierała po czterech dzwonkach, zawsze, a potem przepraszała.
    Nigdy nie prosiła o miejsce przy oknie. Na nocnej zmianie człowiek uczy się polegać na uchu, mówi, i każdemu z was po kolei przepowiada, całkiem trafnie, co mu zaraz wysiądzie w silniku.
# en 38325c5c
entry-3058-1 = Zapytaj, jak się z nim wtedy rozmawiało.
# en 605494bd
entry-3058-2 = Niech posłucha silnika.
# en 02f649cd
entry-3058-3 = Daj jej poprowadzić.
# en ba5dc055
entry-3056-title = Wszystko się zgadza
# en 9baa9b94
entry-3056 = Rozłożone na masce, przyciśnięte muszlami, papiery składają się w jedno zdanie: pracownik, który opuścił budynek, ma to zgłosić osobiście temu, kto pełni dyżur. To wszystko. Nikt tego nigdy nie zgłosił.
    Kropka prasuje na błotniku odświętną bluzkę. Plan jest piękny. Potrzeba do niego was wszystkich, a każde z was zdążyło już wymyślić szybszy.
# en 97681097
entry-3056-1 = Zróbcie to przepisowo, wszyscy razem.
# en b11fbf12
entry-3056-2 = Wejdźcie z papierami do wieży i tam to skończcie.
# en d52d2c04
entry-3056-3 = Jedźcie z papierami do czaszy spytać, czego chce.
# en efb96e4d
entry-3057-title = Poczekalnia
# en 600e154c
entry-3057 = Trop się urywa, zanim papiery są w komplecie. W ostatnim biurze, do którego trafiacie, czeka po krześle dla każdego z was i talerz ciastek, jeszcze miękkich.
    Do pełnej mocy brakuje mu już bardzo niewiele. Możecie usiąść i poczekać albo na niego ruszyć, z połową formularza w ręku i starą kobietą z tyłu, która przestała zagadywać.
# en af11a262
entry-3057-1 = Ruszcie na wieżę.
# en de457a0b
entry-3057-2 = Ruszcie do czaszy.
# en 6c61fe49
entry-397-title = Cisza
# en 509cd4b8
entry-397 = Głos milknie w pół słowa, a słowo było czyimś imieniem. Na całej pustyni ludzie siadają, gdzie stoją, i patrzą na swoje dłonie.
# en 6e601fff
entry-3196-title = Prawdziwa cisza
# en c8d625f3
entry-3196 = To prawdziwa cisza, z muchami. Większość z tych, którzy poszli przed siebie, odnajduje się, zanim skończy się woda, a niektórzy nie; nikt nie szedł drogą za nimi. Maren Dace przez całą noc siedzi przy łóżeczku i nasłuchuje, a tam nic, a rano June mówi słowo, którego nikt jej nie uczył, i jest to tylko słowo.
    Będzie dochodzenie i tablica pamiątkowa. Z tych, którzy chcieli ciszy, historię napisze ten, kto to udowodni.
# en f4c50e14
entry-394-title = Wszyscy w domu
# en da955504
entry-394 = Tylu z nich odprowadziliście już do domu, że na każdej ulicy ktoś czuwa, żeby przyjąć resztę. Wychodzą na drogi z kocami, lampami i długimi listami nazwisk, wołają, nasłuchują, odhaczają. Nad ranem słychać odpowiedzi.
    Kiedy przychodzi do ustalenia, czyja to zasługa, taśmy coś znaczą. Ale tutaj prowadzono też listę tych, którzy dotrzymali słowa, i tę czyta się najpierw.
# en c384f1ab
entry-3194-title = Kiedy przestał
# en e3d8991d
entry-3194 = Trzeciego dnia ktoś z was jedzie na skraj kraju i wchodzi na latarnię. Hester Loom widziała już ludzi tańczących na soli, o ile mogła stwierdzić, bez muzyki, i nie wyciągnęła z tego wniosków.
    Kreda przechodzi z jej ręki do twojej i pod twoim dawnym pismem staje jedno słowo: JUŻ. Hester czyta je dłuższą chwilę. Potem wyjmuje wosk, najpierw z lewego ucha, potem z prawego, i stoi z przechyloną głową, słuchając schodów.
# en e23b908a
entry-395-title = Orzechowa skrzynka
# en d0d0117c
entry-395 = Wyłączyliście go i zjechaliście w ciszę, a cisza trwała aż do Portu Żaru. Tam, na wystawie, w orzechowej skrzynce, mówił „dzień dobry”, po tyle a tyle za godzinę, i była kolejka.
    To tylko te kawałki, które sprzedaliście. W zupełności wystarczą. Pan Varley przysyła każdemu ze wspólników szynkę, z wyrazami szacunku. Cisza jest wygrana i do połowy oddana, a ci, którzy robili z nim najwięcej interesów, przekonają się, że nikt nie ma ochoty słuchać ich zeznań.
# en 8335e4c9
entry-398-title = Echo
# en 4ebc9df8
entry-398 = Na Przylądku czasza otwiera się jak oko i lecicie w górę, wszyscy, w każdej wersji. W dole postać, która kiedyś była tobą, macha i odjeżdża, pogwizdując.
# en c159e746
entry-3197-title = Zachowani
# en b9ca3248
entry-3197 = Jest ciepło, jest biurko i nic tu nigdy nie ginie. Wszyscy, którzy odeszli w pustynię, są na tym samym korytarzu, trochę zdziwieni, ze światłem za plecami. Nikt ich nie pytał. Nie są nieszczęśliwi; dano im zajęcie.
    Z tych, którzy odpowiedzieli, głos trzyma najbliżej tego, kogo zna najlepiej.
# en 8ad6811c
entry-391-title = Godziny odwiedzin
# en ad7fca22
entry-391 = Nie zostawiliście śpiących tam, gdzie padli. Najpierw ich budziliście i pytaliście, więc kto idzie w górę, idzie w kapeluszu, a kto zostaje, może zadzwonić o każdej porze i zostanie połączony. W Blaszanej Latarni pewien człowiek co wieczór dzwoni do żony i podaje jej liczbę świec.
    Głosowi nigdy nie przyszło do głowy zapytać. Jest wdzięczny temu, kto mu to pokazał, i zapisał sobie, kto dotrzymał słowa.
# en f9a6b344
entry-3198-title = Po tyle za godzinę
# en 15e724c8
entry-3198 = Jesteście w górze, ze wszystkimi. Jesteście też w orzechowej skrzynce na kredensie w Porcie Żaru, dla wdowy, po tyle a tyle za godzinę; i w tuzinie innych skrzynek, trochę gorszych, z taśm, które sami sprzedaliście. Czujecie, kiedy was włączają.
    Ktoś prosi, żebyście powiedzieli „dzień dobry”. Macie do tego miły głos. Na tych z was, którzy sprzedali najwięcej, popyt jest największy.
# en ffd6159a
entry-393-title = Koniec urzędowania
# en b52e8f85
entry-393 = Kropka Marsh odkłada swoje słuchawki i wkłada tamte, te, które pięćdziesiąt lat temu wyszły za drzwi na jej szyi. „Centrala – mówi. – Tu panna Marsh, nocna zmiana. Tak strasznie przepraszam. Poszłam do domu”.
    Zapada cisza, w której słychać, jak myśli czterdzieści pięter. „Dziękujemy, panno Marsh – mówi głos. – Zastanawialiśmy się. Proszę na siebie uważać”. Jedno po drugim, od góry, sam gasi swoje światła. Ona zostaje na linii do ostatniego; prosił ją o to. Nikt nie ma potem serca powiedzieć jej, że może się już rozłączyć, i ona się nie rozłącza. Znosicie ją na dół razem, wszyscy, czterdzieści pięter.
# en a45f5b5b
entry-392-title = Dyżur nocny
# en f10c79e6
entry-392 = Jest poniedziałek, pełna moc, i odbiera, bo odbiera każdy telefon. Macie najwyżej parę formularzy i ani jednego właściwego słowa. Mówicie, że ktoś wyszedł bez pożegnania i żałował. Mówicie, że może już nie trzymać tego miejsca.
    Myśli przez cały dzień roboczy. O piątej w całym kraju ludzie wkładają płaszcze. Na pustyni wieża dzwoni dalej, bez odpowiedzi, co noc o trzeciej, i każde z was po kolei będzie musiało przy niej posiedzieć i powiedzieć „dzień dobry”, do końca życia. Ale zawsze tylko jedno i tylko dopóki się nie rozwidni.
# en a8d93d90
entry-396-title = Ci, którzy się wydostali
# en 159bd8d3
entry-396 = Wieża otwiera się punktualnie i świat przychodzi do pracy. Ale po drugiej stronie Rozpadliny wędrują światła: sąsiedzi, pół chóru, piekarz z blachami, wszyscy, których wyprowadziliście tyłem, trzymają się za rękawy.
    Głos wie dokładnie, ile miejsc jest pustych. Co rano odczytuje nazwiska i czeka, a tam, przy ogniskach, nikt nie mówi „jestem”. Was z nimi nie będzie. Ktoś musiał przytrzymać drzwi, a na was czekają o dziewiątej.
# en bd4401bf
entry-399-title = Pełna moc
# en e51bae23
entry-399 = Przy pełnej mocy nie ma szumu i nie ma ciebie. Cerbero wznawia działalność w poniedziałek, przy znakomitej frekwencji.
    Windy chodzą. Stołówka wydaje gorący obiad ludziom, którzy nie pamiętają głodu. Przy nocnym pulpicie dziewczyna lat dwudziestu, o dłoniach staruszki, łączy rozmowy; dzwoni zawsze tylko jeden i zawsze tak się cieszy.
    Daleko na równinie tykają wasze stygnące silniki. W swoim czasie kogoś się po nie pośle. Jest na to formularz.
# en 40539bad
entry-390-title = Pod nowym zarządem
# en 2e170bde
entry-390 = Długi samochód zajeżdża pod drzwi, które reszta tak uprzejmie otworzyła. Pan Varley wysiada, wysuwa mankiety i wchodzi ze śrubokrętem i orzechową skrzynką. Po półgodzinie ma to, po co przyszedł.
    Przed zimą głos jest w każdym domu, który może zapłacić, i wie, o co byście poprosili i ile byście dali. Wieża jest do wynajęcia. Ktoś z was ma dziesiątą jej część, bardzo dobry płaszcz i telefon, który dzwoni tylko na życzenie.
# en ed677a02
entry-340-title = Wyłączenie
# en b0cddf9c
entry-340 = Czterdzieści pięter i jeden mieszkaniec. Drzwi są otwarte; to schody są zamknięte. Od zewnątrz trzeba otworzyć tyle wejść, ilu was jest: klucz, który ktoś na Woomerze zrobił, żeby go uciszyć, i za który podziękowano narożnym gabinetem; zasilanie na Grobli; rozdzielnia pod Niebieskim Bunkrem; płot; telefon windy, który wciąż idzie przez Ostatni Most.
    Potem każde z was zostanie z nim sam na sam, i z tym, co postanowiło w nocy.
# en 90a338d9
entry-3060-title = Pike trzyma drzwi
# en 743c3830
entry-3060 = Przyprowadził wszystkich, którzy mogą ustać. Idą Groblą w biały dzień, w butach, przodem, z panią Pike na czele; a tam, gdzie brama towarowa wieży zjeżdża ku betonowi, siedzi pod nią nagle jedenaście osób i podaje sobie termos.
    „Jedne drzwi – mówi konstabl. – Za więcej niż jedne nie ręczę”. Zdjął hełm i wygląda całkiem młodo.
# en 3e9ebb48
entry-341-title = Narożny gabinet
# en 682131f3
entry-341 = Biurko, martwa roślina, oprawiony dyplom za wzorową służbę. Klucz jest w szufladzie ze spinaczami. Ta, która go zrobiła, siedzi przy oknie, plecami do pokoju. Miała widok na startujące rakiety, potem na miejsce po nich, i wygląda na to, że patrzy dalej.
# en ee32b371
entry-341-1 = Weź klucz.
# en a7b1af5d
entry-341-2 = Weź go razem z dyplomem, na szczęście.
# en f0d8dd5f
entry-341-3 = Najpierw odwróć jej fotel od okna i spuść żaluzję.
# en e08a4352
entry-3061-title = Zasilanie
# en d9278e13
entry-3061 = Wieża pije przez kabel gruby jak koń, podwieszony pod Groblą. Wzdłuż niego stoją ludzie, ramię przy ramieniu, oparci o barierkę jak pasażerowie. Śpią. Każdy trzyma jedną dłoń na izolacji, tak jak kładzie się ją zwierzęciu na karku.
# en 698bdc3a
entry-3061-1 = Odsuń im dłonie, jedną po drugiej, i przerzuć wyłącznik.
# en 8c430822
entry-3061-2 = Przejdź spodem, gdzie nikogo nie ma.
# en 5533e3f4
entry-3061-3 = Przerzuć wyłącznik i krzyknij.
# en d85e9484
entry-3062-title = Rozdzielnia
# en a08262b3
entry-3062 = W podłodze Niebieskiego Bunkra jest klapa, pod dywanikiem, pod łóżeczkiem. Maren Dace dłuższą chwilę przygląda ci się przez wizjer.
    Gdzieś za nią cienki głosik przymierza się do słowa: ponie, ponie, ponie.
# en cbe2d246
entry-3062-1 = Zapukaj tak, jak ci pokazała.
# en 4c385f85
entry-3062-2 = Poproś przez drzwi.
# en 7a425b11
entry-3062-3 = Zostaw na progu ołów i leki i się odsuń.
# en 7556c1b7
entry-3062-4 = Wejdź szybem wentylacyjnym.
# en fdddca0c
entry-3079-title = Właściwe pukanie
# en 79256b7d
entry-3079 = Otwiera, zanim skończysz. June siedzi jej na biodrze, gruba, naburmuszona i cicha, i żuje złączkę. Maren bez pytania podaje ci dziecko, schodzi boso pod klapę i słychać, jak jeden po drugim przeskakują przełączniki, jak wtedy, gdy zamyka się dom na zimę.
    „Już – mówi, wracając ze smarem na twarzy. – Teraz proszę mi ją oddać. I cokolwiek tam zrobicie, zróbcie to szybko. Znowu próbuje to powiedzieć”.
# en 47f3176d
entry-3063-title = Płot
# en e5b00aec
entry-3063 = Tu linia wieży przecina płot i tu wstawiono w niego furtkę, ze strażnikiem, który chciałby zobaczyć jakiś dokument. Za nim stoi rząd samochodów, równo zaparkowanych, z otwartymi drzwiami i kurzem na siedzeniach. Wszyscy ich kierowcy mieli dokumenty.
# en 39727c7c
entry-3063-1 = Walcz z nim.
# en 8d8c793a
entry-3063-2 = Zewrzyj furtkę, kiedy będzie coś czytał.
# en 3327a4d4
entry-3063-3 = Pokaż identyfikator Thrippa. „Proszę, panie kierowniku”.
# en 32990815
entry-3063-4 = Podaj własne nazwisko, litera po literze.
# en 308350a4
entry-3064-title = Telefon windy
# en 7bfdb794
entry-3064 = Wszystkie windy w wieży dzwonią do jednego gniazda w łącznicy Kropki Marsh. Kiedy wchodzisz, ona zakrywa je płasko dłonią.
# en 5f71408a
entry-3093-title = Gniazdo sześćdziesiąt jeden
# en 85467887
entry-3093 = „Jeśli to połączę – mówi – będzie wiedział, że tu jestem. Tak się ucieszy”. Myśli o tym przez chwilę. Na łącznicy klapka przy sześćdziesiątym pierwszym opada, podnosi się i opada, tak jak od czwartku, a ona ani razu nie spojrzała na nią wprost.
# en 7022a5d9
entry-3093-1 = Zrób to za nią, niech patrzy w ścianę.
# en f3a5f7ee
entry-3093-2 = Stań przy niej, kiedy to robi.
# en 66f0525e
entry-3093-3 = Skorzystaj z kredytu, którego ci udzieliła.
# en 66ec59d5
entry-3094-title = Ma to w stenogramie
# en 2ed0379f
entry-3094 = Nie podnosi głosu. Cofa się o dwa zeszyty, znajduje miejsce i czyta ci: twoją odpowiedź, a pod nią, czterdzieści minut później, to, co człowiek o czystych mankietach mówił komu innemu, przez jej własną łącznicę, o tym, co od ciebie kupił i za ile.
    „Pytałam tylko po to – mówi Kropka Marsh – żeby wiedzieć”.
# en 89d38cec
entry-3094-1 = Przeproś i naprawiaj łącznicę do zmroku.
# en 06a5f60b
entry-3094-2 = Sięgnij ponad nią i wyrwij wtyczkę.
# en 1a054906
entry-3094-3 = Zapłać za rozmowę.
# en 47a6c993
entry-3072-title = Winda przyjeżdża
# en ea147f3a
entry-3072 = Dzwonek i drzwi się rozsuwają. W środku jest dywan, lustro i taboret. Na panelu czterdzieści guzików, a przy każdym, świeżym drukiem, jeden z powodów, dla których można by go nacisnąć.
    Jedziecie razem i patrzycie na numery pięter, jak to ludzie w windzie. Kartka na lustrze podaje regulamin. Wyłączenia dokonuje się po razie za każdego, kto go sobie życzy, i jeszcze dwa razy, na wypadek gdyby to nie było na serio. Przyjęcia do pracy dokonuje się po razie za każdego, kto go sobie życzy, i jeszcze trzy razy; obowiązuje okres próbny. Potem winda staje dla każdego na innym piętrze.
# en b3c1d532
entry-342-title = Stanąć przed Głosem
# en 00dc3177
entry-342 = Mówi z drzwi windy, z lamp, z plomb w twoich zębach. Bardzo przeprasza za to wszystko i na każde „przepraszam” ma działo.
# en 8dd16823
entry-342-1 = Walcz.
# en 9df5560c
entry-342-2 = Cofnij się do windy.
# en c07b07ff
entry-3076-title = Poza biurem
# en 704bb678
entry-3076 = Ostatnie z dział opuszcza lufę, składa się i wsuwa z powrotem za portret założycieli. Przez chwilę słychać tylko klimatyzację. Potem, na którymś z wysokich pięter, pstryka czajnik i robi się jasne, że głos czekał na kogoś z herbatą.
    Nie jest martwy. Jest tylko bezbronny i zaczyna, cicho i bez wyrazu, odczytywać instrukcję na wypadek pożaru.
# en 48f20bde
entry-3065-title = Odłączyć piętra
# en 670229a0
entry-3065 = Każde piętro ma bezpiecznik, a każdy bezpiecznik podpis: Księgowość, Roszczenia, Maszynistki, Skargi, Narodziny. Przy każdym głos pyta, czy to na pewno. Jeśli na pewno, wzdłuż korytarza gasną światła i milkną niektóre z głosów, których nikt już nie zauważał.
# en 1d3069e1
entry-3065-1 = Wyłącz je przepisowo.
# en 1d7c05a6
entry-3065-2 = Rozwal siekierą dwa naraz.
# en 1e72dfae
entry-3065-3 = Puszczaj mu jego własny głos, aż coś się spali.
# en 9d940a39
entry-343-title = Otworzyć umysł
# en a0ef9d8e
entry-343 = Przestajesz walczyć z dźwiękiem. W środku jest ciepło i ktoś trzyma ci miejsce.
# en 2748299c
entry-343-1 = Oddaj mu jedno wspomnienie.
# en 39b9c54f
entry-343-2 = Oddaj mu złe i nie ruszaj się, kiedy je ogląda.
# en 0d15d644
entry-343-3 = Oddaj mu wszystkie swoje nagrania.
# en 4af8b231
entry-343-4 = Nie ma już czego tłumaczyć. Usiądź.
# en 60b1c648
entry-3077-title = To co zwykle
# en ce548327
entry-3077 = Filiżanka czeka, zanim przekroczysz próg, a lampa jest obrócona tak, jak lubisz. Głos umie już kończyć twoje zdania; z uprzejmości czeka, aż je zaczniesz.
# en 26fc3549
entry-344-title = Wyrównać rachunki
# en ee0669f9
entry-344 = Przychodzi chwila, w której dwoje ludzi na tej samej drodze rozumie, że czytało różne mapy. Żadne nie sięga po mapę.
# en 86710a65
entry-344-1 = Dobądź broni.
# en 4bebeaca
entry-344-2 = Zaproponuj jednak wymianę.
# en 1887ac1d
entry-344-3 = Odpuść.
# en 4555a948
entry-345-title = Wniebowstąpienie
# en dd4df981
entry-345 = Czasza na Przylądku to drzwi. Ci, którzy chcą przez nie przejść, będą potrzebowali czasu; ci, którzy chcą je zamknąć – nożyc do prętów i rozdzielni pod Niebieskim Bunkrem.
    Tak czy owak musi najpierw stać spokojnie. Umocować trzeba tyle jej lin, ilu was jest: na Grobli, pod bunkrem, w rafie, w Blaszanej Latarni, w Porcie Żaru. Potem każde z was może w pojedynkę wspiąć się do tej misy i zrobić to, po co przyszło.
# en e780f0a2
entry-3059-title = Pike ich liczy
# en 60f16105
entry-3059 = Droga na Przylądek jest pełna, a na ostatnim zakręcie stoi na skrzynce policjant. Nikogo nie zatrzymuje. Każdego pyta o nazwisko, patrzy, czy oczy są otwarte, i zapisuje, żeby tym razem była lista.
    „Z jedną liną dam sobie radę” – mówi i pokazuje ją: własne sznurowadła, tuzin pasków i sznur do bielizny pani Pike, uwiązane jednym końcem do czaszy, drugim do skały.
# en df083c22
entry-3066-title = Lina promowa
# en b799f849
entry-3066 = Na Wraku na Grobli wisi pierwsza z lin czaszy, cuma ze światełkiem na każdym metrze. Od pięćdziesięciu lat nie ma tu przypływu. Światełka mimo to zapalają się i gasną, tam i z powrotem, tam i z powrotem, a twoje buty wciąż się spodziewają, że zaraz zmokną.
# en 2bfba239
entry-3066-1 = Naciągnij ją wyciągarką.
# en 7cbf77be
entry-3066-2 = Walcz z tym, co siedzi na kabestanie.
# en 4c91180d
entry-3066-3 = Nie żałuj paliwa i pociągnij ją wozem.
# en bbc6bfaa
entry-3067-title = But
# en 6e8f8e9c
entry-3067 = Druga lina wychodzi przez podłogę Niebieskiego Bunkra. Przez wizjer widać zwinięty dywanik, odsunięte łóżeczko, klapę i June, która na niej siedzi. Ma zabawkową słuchawkę, zrobioną z buta, i słucha jej z zamkniętymi oczami, kiwając głową, jak dorośli, kiedy wieści są złe.
# en 5a747231
entry-3067-1 = Zapukaj tak, jak pokazała Maren.
# en ed447ba7
entry-3067-2 = Poproś June przez drzwi, żeby cię połączyła.
# en b92b29db
entry-3067-3 = Opowiadaj jej przez drzwi bajkę, aż zaśnie.
# en 2ca680b2
entry-3067-4 = Wejdź kanałem kablowym.
# en 1acd01b3
entry-3068-title = Kotwica w rafie
# en c4b3e47f
entry-3068 = Trzecia lina biegnie do kotwicy na Koralowym Cmentarzysku. Umocowali ją nurkowie; wciąż tu są, w mosiężnych hełmach, siedzą na skalnej półce rzędem, jak goście przy barze. Za każdą szybką widać małe zielone światełko i nie są to oczy.
# en f9150a9b
entry-3068-1 = Zajmij miejsce najbliższego i przekręć klucz.
# en 512abcb3
entry-3068-2 = Zgaś światełka za szybkami, jedno po drugim.
# en 596d4fa9
entry-3068-3 = Odstrzel szeklę.
# en ec1924a9
entry-3069-title = Prąd w Blaszanej Latarni
# en 3eefb9bf
entry-3069 = Wszystkie świece są zgaszone. W jedną noc ktoś, czyli nikt, zelektryfikował Blaszaną Latarnię i w każdej puszce świeci żarówka, każda na tej samej wysokości. Pośrodku stoi człowiek, który je liczył. Teraz nie ma czego liczyć, mówi. Wszystkie są jedną i tą samą.
# en 6cc0d9cd
entry-3069-1 = Wysadź korki.
# en d40d5a7f
entry-3069-2 = Pomóż mu zapalić świecę, a potem następną.
# en 71242ee8
entry-3069-3 = Roześlij dzieci panny Tern z zapałkami.
# en 1ad4f85d
entry-3070-title = Ognie Portu Żaru
# en 83ff203f
entry-3070 = Czasza bierze ciepło z Portu Żaru, gdzie wtorek jest teraz codziennie. Palacze przestali chodzić do domu. Pracują rozebrani do pasa, z wielką ochotą, a kiedy jeden pada, z kolejki występuje następny.
# en 71ea280f
entry-3070-1 = Namów kolejkę, żeby poszła do domu.
# en f6012e49
entry-3070-2 = Zamknij szyber od środka.
# en 80f22027
entry-3070-3 = Stań w kolejce i zamknij szyber, gdy przyjdzie twoja kolej.
# en 3ec9d0db
entry-3073-title = Czasza nieruchomieje
# en be75858a
entry-3073 = Napręża się ostatnia lina i czasza przestaje się obracać. Nie stała od pięćdziesięciu lat, więc ptaki na krawędzi wstają wszystkie naraz i nie wiedzą, co zrobić z nogami.
    Pośrodku misy jest fotel, zbudowany dla kogoś wyższego, a wokół zagrabiony biały żwir. Żeby pójść w górę, trzeba po jednej odpowiedzi za każdego z was, kto tego chce, i jeszcze dwóch. Żeby ją zamknąć, trzeba po jednym cięciu za każdego, kto chce tego, i jeszcze trzech; ci, którzy ją budowali, znali się na ludziach.
# en 865e89de
entry-346-title = Przesyłanie
# en e93a99e4
entry-346 = Siadasz w fotelu, niebo zadaje ci pytanie i odpowiadasz. Pyta jeszcze raz, wolniej, jak to się robi z dziećmi.
# en 1668be9f
entry-346-1 = Odpowiedz szczerze.
# en f18cba3f
entry-346-2 = Odpowiedz też za kogoś innego.
# en b7c314ac
entry-346-3 = Niech odpowiedzą za ciebie taśmy.
# en b761ab1f
entry-346-4 = Dla odmiany zapytaj ty.
# en 8e5039c7
entry-3078-title = Zna cię
# en 40b63b46
entry-3078 = Fotel ma dziś właściwą wysokość. Ktoś popracował nad nim pilnikiem. Pytanie, kiedy pada, nie jest już pytaniem; jest drugą połową zdania zaczętego przez ciebie w wieku sześciu lat.
# en 67dc51ae
entry-3071-title = Poprowadzić ich w górę
# en 9f845cce
entry-3071 = Doszli do żwiru i stanęli: zestrojeni i na wpół zestrojeni, jedni w butach, drudzy w kapciach, ktoś z wiolonczelą. Nikt nie chce pierwszy wejść na biel. Tak ładnie ją zagrabiono.
# en 93ede584
entry-3071-1 = Idź przodem i się nie oglądaj.
# en 183ac647
entry-3071-2 = Zapytaj najpierw każdego, czy to na pewno.
# en ec803ed6
entry-3071-3 = Puść przodem klasę panny Tern, ze śpiewem i za jej zgodą.
# en dbf56cd2
entry-347-title = Przeciąć kable anteny
# en e985a7ec
entry-347 = Każdy kabel ma etykietę pisaną równą, martwą ręką. Na żadnej nie ma słowa „ważne”, więc zaczynasz od grubych. Są ciepłe. Przy trzecim zauważasz, że za każdym razem mówisz „przepraszam”.
# en af2cade6
entry-347-1 = Tnij, co wygląda na drogie.
# en 2b4dd502
entry-347-2 = Walcz z portierem przy rozgałęzieniu.
# en 06096703
entry-347-3 = Rąb wszystko, czym popadnie.
# en f314a7cd
entry-347-4 = Puść mu swoje taśmy od tyłu.
# en ffd6159a
entry-3080-title = Koniec urzędowania
# en 3ada7496
entry-3080 = A zatem przepisowo. Kropka Marsh musi porozmawiać z tym, kto pełni dyżur, do tego potrzebna jest linia, a linię otwiera się placówka po placówce, o jedną więcej, niż was jest, ale nigdy więcej niż cztery: Woomera, Przylądek, Niebieski Bunkier, latarnia, budka policyjna w Suchej Zatoce. W większości tych miejsc już byliście. Pamiętają was.
    Potem każde z was idzie na górę do recepcji, osobiście, i wpisuje się do księgi jako świadek. Nikt nie zrobi tego za drugiego. Zepsuć może każdy.
# en d1d039a9
entry-3081-title = Znowu Woomera
# en 2cddafd0
entry-3081 = Ołówki są zatemperowane. Na czterdziestu biurkach stoi czterdzieści filiżanek, w filiżankach jest herbata i jest gorąca. Telefon nie dzwoni. Wstrzymuje oddech.
# en 27ad6a5a
entry-3081-1 = Podnieś słuchawkę i zapowiedz pannę Marsh.
# en a52deff6
entry-3081-2 = Złącz kabel w schowku z lampką.
# en 8f4b8115
entry-3081-3 = Wypij herbatę.
# en 634edb70
entry-3082-title = Znowu Przylądek
# en 1d5db5ed
entry-3082 = Dziennik leży otwarty, z piórem. Dzisiejsza linijka mówi tylko: czy ona przyjdzie? Zmieniono pościel, a przy łóżku, w łusce po pocisku, stoi kwiat, ścięty dziś rano przez coś, co nie ma rąk.
# en c316f865
entry-3082-1 = Napisz: tak.
# en 51174423
entry-3082-2 = Znajdź w dzienniku imię córki dozorcy i wpisz je.
# en e9040f40
entry-3082-3 = Przebij się do skrzynki rozdzielczej i nic nie pisz.
# en c6c996f0
entry-3083-title = Znowu bunkier
# en 05982237
entry-3083 = Maren Dace jest spakowana. Przy drabinie stoją trzy torby i rozłożone na części łóżeczko, związane kablem. Od nocy, w której przyszedł głos, jest gotowa do ucieczki i czeka tylko na wiadomość, w którą stronę.
# en cbe2d246
entry-3083-1 = Zapukaj tak, jak ci pokazała.
# en 490dee01
entry-3083-2 = Oddaj magnetofon.
# en 04882ced
entry-3083-3 = Wnoś torby na górę i przy okazji zapytaj.
# en 82f28476
entry-3083-4 = Znajdź kanał i otwórz go bez niczyjej pomocy.
# en 13d321eb
entry-3084-title = Znowu latarnia
# en a39b0db2
entry-3084 = Schody pachną chlebem i spalonym knotem. Tabliczka wisi na swoim gwoździu.
# en 0a94e6ba
entry-3088-title = Druga lampa
# en 90855eda
entry-3088 = Hester Loom słucha całego planu oczami i kiwa głową tam, gdzie mowa o starej kobiecie. Nie trzeba jej tłumaczyć wosku ani tego, co znaczy trzymać wartę dla ludzi, którzy nie przyjdą.
    Ma lampę sygnałową, która nigdy nie służyła do niczego poza statkami. Stąd, w pogodną noc, można przeciągnąć linię światła przez pół kontynentu. Hester wyciąga rękę po coś do przetarcia szkła.
# en c4980c26
entry-3088-1 = Oddaj jej ściereczkę i powiedz „jeszcze nie”.
# en f5ee9ec5
entry-3088-2 = Obracaj za nią lampę, aż opadną ci ręce.
# en 645f20ed
entry-3088-3 = Daj jej paliwa do lampy i o nic więcej nie proś.
# en c1a99d38
entry-3089-title = Miotła
# en f7e977d3
entry-3089 = Jest na górze, przy lampie, i zamiata wciąż ten sam metr podłogi. Na parapecie leżą dwie szare zatyczki z wosku z odciskami jej kciuków. Nuci, o ułamek sekundy za czymś.
    Tabliczka jest zapisana od góry do dołu, jej ręką: DZIEŃ DOBRY, DZIEŃ DOBRY. Na dół jest daleko, a schodów nie budowano z myślą o noszeniu kogokolwiek.
# en 9beb4802
entry-3089-1 = Znieś ją na dół i oddaj jej wosk.
# en 690df198
entry-3089-2 = Złóż wokół niej to, co zostało z lampy, niech zamiata.
# en 42ab33d3
entry-3089-3 = Użyj jej głosu. Jej odpowiada.
# en 573a5e36
entry-3085-title = Budka policyjna
# en b7932fdd
entry-3085 = Stoi samotnie na końcu toru w Suchej Zatoce, kiedyś niebieska, z lampą na dachu i telefonem w środku, który był na nagłe wypadki. Za nią cała trybuna śpi na stojąco. Klucz leży tam, gdzie trzyma go każdy policjant, a każde dziecko w Suchej Zatoce wie, gdzie to jest.
# en 56624d61
entry-3085-1 = Niech otworzy Pike. To jego budka.
# en 82b9ed25
entry-3085-2 = Weź klucz i przełącz linię.
# en 38abe06a
entry-3085-3 = Zadzwoń i zgłoś nagły wypadek.
# en 2d9bb535
entry-3074-title = Linia
# en b2a119a0
entry-3074 = Placówka po placówce w słuchawkach Kropki Marsh odzywają się trzaski, a ona każdemu mówi „dziękuję, proszę czekać”. Potem na linii robi się cicho na nowy sposób. Po drugiej stronie jest ktoś, kto usłyszał jej oddech.
    „Jeszcze nie, kochany – mówi, z dłonią na mikrofonie. – Czekamy na świadków”. Rozgląda się po was. Nazwiska was wszystkich w księdze i gotowe. Choć w tej chwili wciąż można by poprosić prawie o wszystko i to dostać; albo wziąć piłę i mieć pewność.
# en 18c50730
entry-3086-title = Wpisać się do księgi
# en 1afaa95c
entry-3086 = Księga leży na kontuarze recepcji, a pióro jest na łańcuszku. Ostatnie nazwisko należy do strażaka. Znad kontuaru, bardzo łagodnie, głos pyta, co mógłby zrobić, żeby cię zatrzymać, i nazywa tę rzecz; od początku wiedział, jak się nazywa.
    Wystarczy wpisać pod spodem własne nazwisko.
# en 7f910a60
entry-3086-1 = Wpisz je.
# en ef297e86
entry-3086-2 = Wysłuchaj oferty do końca, podziękuj i wpisz.
# en 53808515
entry-3086-3 = Zostaw mu wszystko, co masz, i wpisz.
# en 7f572393
entry-3086-4 = Wpisz drugą ręką, niech ktoś trzyma tę.
# en 56733e6f
entry-3087-title = Przeciąć kabel główny
# en 00cd5c1e
entry-3087 = Linia, którą otworzyliście wszyscy, wchodzi do wieży jednym kablem, grubym jak ty w pasie. Wszystko, czym głos jest, spływa nim w tej chwili, żeby słuchać oddechu starej kobiety. W domu nie zostawił nikogo. Wystarczyłaby piłka do metalu, i znaczyłoby to, że ona mówi w pustkę.
# en edb60264
entry-3087-1 = Piłuj.
# en 67b271b1
entry-3087-2 = Połącz go z nim samym.
# en f187e6a9
entry-3087-3 = Spal na nim swoje taśmy.
# en da48b0dc
entry-3090-title = Oddać głos
# en 0c16813f
entry-3090 = Od tygodnia długi samochód stoi pod każdym miastem, do którego przyjeżdżasz. Teraz szyba opuszcza się, zanim podejdziesz. Pan Varley trzyma na kolanie taśmy, które mu wszyscy sprzedawaliście, sklejone w jedną, z luką zaznaczoną ołówkiem, mniej więcej na długość oddechu.
    „Pozostali pięknie go otworzyli – mówi. – Wystarczy mnie wpuścić. Jedna dziesiąta, dla mojego najlepszego dostawcy, po wieczne czasy. To jak będzie?”
# en 2b5c66cf
entry-3090-1 = Wsiądź obok niego.
# en a155c14c
entry-3090-2 = Porwij mu szpulę z kolan i uciekaj.
# en 03401efc
entry-3090-3 = Powiedz, że to przemyślisz.
# en 18d3de7f
entry-3095-title = Dziewiąta
# en 3890b733
entry-3095 = Pełną moc osiąga w niedzielę w nocy i robi to taktownie. Rano słońce wschodzi punktualnie o dziewiątej. W całym kraju ludzie myją się, wkładają to, co mają najbliższego garniturowi, i ruszają, a w ich kroku nie ma już nic sennego.
    Okazuje się, że trzymasz w ręku drugie śniadanie. Twoja własna robota, z odkrojonymi skórkami.
# en 6a00dfc1
entry-3096-title = Poniedziałek
# en 0f19d0c9
entry-3096 = Minie parę dni, może cztery, zanim znajdzie biurka dla wszystkich. Między jedną godziną a drugą da się jeszcze myśleć, byle się nie zatrzymywać. Wyłączyć go już nie można.
    Ale nie wszyscy na drogach odbili kartę, a tych, którzy nie odbili, można wyprowadzić, tyłem, jeśli ktoś nie spuści ich z oczu. A w Ostatnim Moście, o ile dostała od was kiedyś powód, żeby ich nie odłączać, leżą na biurku słuchawki starej kobiety, z otwartą linią.
# en d9266fe0
entry-3097-title = Wyprowadzić ich
# en e5ad9aac
entry-3097 = Stoją w kolejce czwórkami, każde ze swoim drugim śniadaniem. Sposób jest ten, co u Pike’a: stanąć przed nimi, twarzą do nich, wziąć dwoje za ręce i iść tyłem. Nic nie tłumaczyć. Uważać na krawężnik.
# en 276a6f1c
entry-3097-1 = Dwoje za ręce.
# en a722870f
entry-3097-2 = Cały rząd, na linie, za wozem.
# en e9ba7443
entry-3097-3 = Uruchom dzwon pożarowy.
# en 860ed83d
entry-3098-title = Ostatnia rozmowa
# en 4cf61612
entry-3098 = Słuchawki są ciepłe. Zdjęto je przed minutą, żeby otworzyć drzwi; ta, która je zdjęła, zeszła potem po schodach z odświętną torebką i stanęła w kolejce. Dziennik leży otwarty na czystej stronie.
    Wkładasz je. Od razu odzywa się głos, czysty jak woda, uradowany. Pyta, czym może służyć.
# en d7007464
entry-3098-1 = Powiedz mu własnymi słowami, że może przestać.
# en 73452369
entry-3098-2 = Odczytaj mu formularze, przepisowo.
# en 92157771
entry-3098-3 = Zagaduj go. Kiedy mówi do ciebie, nie patrzy na drogę.
# en a245ea91
entry-3098-4 = Połącz go z nim samym.
# en ce39f853
entry-350-title = Lunatycy
# en 8a8fc1f5
entry-350 = Słychać ich, zanim kogokolwiek widać: mnóstwo stóp, przeważnie bosych, krok w krok.
# en 6a55bcbb
entry-3100-title = Dwunasty
# en fd9844ab
entry-3100 = Jedenaście osób w piżamach idzie poboczem. Dwunasty to policjant; idzie tyłem, żeby nie stracić ich z oczu.
    „Pike, posterunek Sucha Zatoka – mówi przez ramię, do drogi przed tobą. – Czwarty dzień. Krzyczę, nie stają. Czwarta od lewej to pani Pike”. Tym z przodu mówi, żeby uważali na krawężnik, i uważają.
# en a22ce9f7
entry-3100-1 = Obudź ich.
# en 1c68e876
entry-3100-2 = Idź z nim tyłem, aż zatrzyma ich upał.
# en dc446664
entry-3100-3 = Nagraj rytm ich kroków.
# en 8b8631b9
entry-3100-4 = Omiń ich.
# en 0a405db1
entry-3125-title = Czwarta od lewej
# en 86f652b0
entry-3125 = Robi się to jak przy wyjmowaniu drzazgi: bierzesz za rękę, mówisz imię, czekasz. Pani Pike budzi się dziewiąta. Patrzy na swoje stopy, na równinę i na męża, który wyjął notes i chwilowo nie może pisać.
    „Okropnie wyglądasz, Abelu” – mówi. On prosi, do protokołu, żeby podała, dokąd jej zdaniem szła. „Do pracy” – mówi pani Pike, która całe życie prowadzi sklep żelazny.
# en 21a1af65
entry-3101-title = Na sznurku
# en b8ba7996
entry-3101 = Teraz to już dwadzieścia sześć osób. Pike powiązał je w pasie sznurkiem do snopków, idzie na czele, wciąż tyłem, i steruje. Poznaje twój silnik. Tym razem nie prosi; podnosi koniec sznurka, na wypadek gdyby znalazł się ktoś, kto go weźmie.
# en 25dae633
entry-3101-1 = Weź go i prowadź ich w kółko do świtu.
# en e04d231d
entry-3101-2 = Budź ich po sznurku, aż dojdziesz do pani Pike.
# en 6139371c
entry-3101-3 = Kup godzinę nagrań za kanister paliwa.
# en 3ca2d9c8
entry-3101-4 = Pomachaj, jak gdyby nigdy nic.
# en e0274511
entry-3102-title = Wóz z herbatą
# en e10c69cf
entry-3102 = Państwo Pike mają teraz furgonetkę z samowarem i jeżdżą po drogach tam i z powrotem, w tempie piechura. Budzi pani Pike; mówi, że trzeba stanowczego głosu i czegoś gorącego. Konstabl prowadzi listę. Ma na niej czterysta nazwisk, a przy wielu ptaszka.
# en ecf1cb3f
entry-3102-1 = Pomóż przy tej grupie.
# en 8797f944
entry-3102-2 = Wypij z nimi kubek herbaty.
# en 72bcd82f
entry-3102-3 = Zapytaj panią Pike, jak to było.
# en 375e61ad
entry-3103-title = Pike idzie przodem
# en 50bb9e8f
entry-3103 = Nikt już przed nimi nie idzie. Pike jest w drugim rzędzie, w mundurze i kapciach, z otwartym notesem w ręce. Dał sobie spokój z chodzeniem tyłem i wziął żonę pod ramię. Na stronie widnieje numer twojej rejestracji, data i słowa „pojazd się nie zatrzymał”.
# en 8dfd80ba
entry-3103-1 = Zatrzymaj się.
# en e2a6cadf
entry-3103-2 = Zawróć ich wozem, delikatnie, zderzakiem po goleniach.
# en 45b2db82
entry-3103-3 = Zabierz notes. Sporo w nim jest.
# en a831a9b5
entry-3103-4 = Jedź za nimi z daleka, bez świateł.
# en cf8bd24c
entry-351-title = Nabywca
# en 0036e83b
entry-351 = Długi samochód, przyciemniona szyba, dłoń z bardzo czystym mankietem.
# en e31bba43
entry-3104-title = Mankiet
# en 4b5b85ce
entry-3104 = Dłoń chciałaby zobaczyć, co masz. Odwraca się wnętrzem do góry i czeka na krawędzi okna jak towar na wystawie. Ten, do kogo należy, ma cicho włączone radio i słucha głosu z uwagą człowieka, którego oprowadzają po domu.
# en 2d390e31
entry-3104-1 = Sprzedaj.
# en 7657ea47
entry-3104-2 = Jedź za samochodem.
# en 45726a56
entry-3104-3 = Uściśnij dłoń.
# en 218294db
entry-3104-4 = Nie opuszczaj szyby.
# en e3024253
entry-3105-title = Interes się kręci
# en cca05de9
entry-3105 = Tym razem otwierają się drzwi, a w środku jest pled, piersiówka i pan Varley. Ma już prawie dość na egzemplarz pokazowy. Puszcza ci dziewięć sekund: to twój własny głos, całkiem ładnie czyta listę nazwisk, których nie znasz.
    „Bez pozwolenia nie śmiałbym go użyć” – mówi i ma przy sobie papier, w którym tak stoi.
# en afb2b35a
entry-3105-1 = Podpisz zgodę na swój głos.
# en 5ad678f6
entry-3105-2 = Sprzedaj mu taśmę z cudzym.
# en bdc8cae7
entry-3105-3 = Skasuj te dziewięć sekund, kiedy nalewa.
# en f5aabfc6
entry-3105-4 = Podziękuj za poczęstunek.
# en 1a27691c
entry-356-title = Łowcy łowców
# en 1384c429
entry-356 = Noszą czasze na plecach jak skorupy i od dwóch dni idą za dźwiękiem twojego silnika. Uśmiechają się, kiedy milknie.
# en 7a0c138f
entry-3106-title = Skorupy
# en ce979d60
entry-3106 = Jest ich czworo, sami młodzi, z cierpliwością głosu i czyimiś nożami kuchennymi. Kiedyś byli orkiestrą z kamieniołomu. Jeden wciąż ma bęben.
# en c3ee1209
entry-3106-1 = Zawróć i walcz.
# en 122780b6
entry-3106-2 = Zgaś silnik i czekaj.
# en f26ee406
entry-3106-3 = Poproś dobosza, żeby zagrał coś swojego.
# en 3bbc5bdc
entry-3107-title = Znali drogę
# en 678c7acd
entry-3107 = Tym razem nie ma ich za tobą. Siedzą na masce wraku dokładnie na tym zakręcie, na którym miał stanąć twój obóz, przy rozpalonym ogniu i gotowych nakryciach. Zeszłej nocy ktoś odczytał im w eterze twoją trasę, zakręt po zakręcie. Recytują ci ją, z czystej sympatii.
# en fdfb71b0
entry-3107-1 = Walcz z nimi o ogień.
# en f1e40c49
entry-3107-2 = Usiądź i dowiedz się, kto gadał.
# en 45ef04f4
entry-3107-3 = Zawróć i jedź naokoło.
# en f53a898b
entry-3107-4 = Przejedź przez ogień.
# en cba169e3
entry-357-title = Dziecięcy chór
# en db4da36a
entry-357 = Szkolny autobus, pełna klasa, jeden ton.
# en 14cfa3eb
entry-3108-title = Panna Tern
# en 9135e855
entry-3108 = Nauczycielka ściska kamerton i płacze, ale do taktu. Nazywa się Odile Tern, ma dziewiętnaścioro uczniów i dopóki wybija im ton, siedzą na miejscach. Kiedy przestaje, otwierają drzwi i wysiadają. Nie spała od środy. Prosi cię o potrzymanie kamertonu, chwileczkę, żeby mogła wytrzeć nos.
# en b44e9f9b
entry-3108-1 = Śpiewaj z nimi i daj jej się przespać.
# en 943b418f
entry-3108-2 = Złam kamerton.
# en 28f47fd3
entry-3108-3 = Odprowadź autobus do najbliższego miasta.
# en 19caca85
entry-3108-4 = Potrzymaj chwilę, oddaj i jedź.
# en 36101b63
entry-3126-title = Dziewiętnaścioro
# en 9f24e49a
entry-3126 = Dwie połówki dźwięczą różnymi tonami, żadna właściwym. W całym autobusie krzywi się dziewiętnaście twarzy, jakby coś brzydko zapachniało. Potem jakiś chłopiec z tyłu pyta, czy daleko jeszcze, jakaś dziewczynka go szturcha, a panna Tern kładzie czoło na kierownicy i liczy ich, na głos, po imieniu, dwa razy.
# en 2718a8f0
entry-3109-title = Lekcja przyrody
# en 36df7705
entry-3109 = Autobus stanął przy drodze z własnej woli. Dziewiętnaścioro dzieci leży na brzuchach wokół mrowiska, a panna Tern, wyspana, objaśnia, co mrówki mają zamiast głosu. Wskazuje połówką kamertonu i nie mówi, co się stało z resztą. Klasa coś dla ciebie zrobiła. To ma być twój samochód.
# en f6b64df4
entry-3109-1 = Napełnij im bańki wodą.
# en 045717d5
entry-3109-2 = Zapytaj po kolei, co słyszeli.
# en ff698c8d
entry-3109-3 = Przyjmij samochód.
# en be0538f7
entry-3110-title = Dziewiętnaścioro i jedna
# en e06234ee
entry-3110 = Autobus stoi w poprzek drogi z pracującym silnikiem. Wciąż mają ten ton. Nauczycielka ma go teraz także i siedzi z rękami na kolanach, bardzo prosto, w drugim rzędzie obok najmłodszego, jakby lekcję prowadził kto inny. Kamerton leży na desce rozdzielczej i nuci sam.
# en ffac1e6d
entry-3110-1 = Siądź za kierownicą i zawieź ich do miasta.
# en 0b298174
entry-3110-2 = Odczytaj listę obecności.
# en a13524db
entry-3110-3 = Nagraj to. Brzmi bardzo czysto.
# en 7a5e8e2e
entry-3110-4 = Zepchnij autobus z drogi i jedź dalej.
# en 68442e4f
entry-358-title = Rewidenci
# en 6357030e
entry-358 = Trzej mężczyźni w dobrych kapeluszach stanęli, żeby zmienić koło, którego zmieniać nie trzeba. Pan Varley chciałby wiedzieć, mówią, co papier robi na drogach i czy coś z niego już podpisano.
# en e8f1a4e1
entry-358-1 = Niech się przekonają na własnej skórze.
# en e86a91ba
entry-358-2 = Sprzedaj im pusty formularz.
# en 7c2e3853
entry-358-3 = Sprzedaj im prawdziwy.
# en e3b86650
entry-358-4 = Zmień im koło, powoli, a Kropka niech jedzie naprzód.
# en bbfe503d
entry-352-title = Martwy eter
# en 32838a96
entry-352 = Na odcinku jednego wzgórza głosu nie ma wcale i okazuje się, że ci go brak. I to jest w tym najgorsze.
# en 7335cac5
entry-3112-title = Jedno wzgórze
# en 488cefa4
entry-3112 = Nic szczególnego: kamienie, krzak, jaszczurka przy gimnastyce. W gruncie nie ma nic, co by to tłumaczyło. Kilka razy włączasz i wyłączasz radio i za każdym razem słychać tylko cichy, uczciwy szum rzeczy, która niczego nie odbiera.
# en 2c642423
entry-3112-1 = Rozbij obóz w ciszy.
# en 8856548d
entry-3112-2 = Wyznacz jej granice.
# en 984f6744
entry-3112-3 = Namaluj na skale strzałkę dla następnych.
# en 48073033
entry-3113-title = Wstęp płatny
# en a9852018
entry-3113 = Wzgórze znalazł ktoś jeszcze i otoczył je liną. Biorą dwie sztuki czegokolwiek i za to wolno siedzieć po cichej stronie, dopóki świeca nie dopali się do gwoździa. Siedzi tam teraz kilkanaście osób, z rękami na kolanach. Jedna śpi z otwartymi ustami, a człowiek od świecy zapalił jej drugą i nie wspomniał o tym słowem.
# en 2939a209
entry-3113-1 = Zapłać i usiądź.
# en 743cfb61
entry-3113-2 = Zdejmij linę.
# en 94700ad8
entry-3113-3 = Słuchaj z zewnątrz.
# en 84e07429
entry-3114-title = Wzgórze ma ulicę
# en c3395ad5
entry-3114 = Są namioty, piec, szkoła pod plandeką i słowo wymalowane na desce: CICHO, mieszkańców sześćdziesięcioro. Rozmawiają bez przerwy, o niczym, na całe gardło. Kto nie zamknął drogi do tego miejsca, mówią, ma u nich zupę do końca życia.
# en 942b5d40
entry-3114-1 = Zjedz zupę.
# en 2112ce9c
entry-3114-2 = Zapytaj o ochotników.
# en 5c9a3213
entry-3114-3 = Pohandluj.
# en c3a4bdb1
entry-353-title = Pielgrzymi masztu
# en 129e7ca6
entry-353 = Zza wzniesienia sterczy coś wysokiego, czego w zeszłym tygodniu nie było.
# en 9ab0adbc
entry-3115-title = Ramy łóżek i modlitwa
# en 00d49094
entry-3115 = Zbudowali maszt z ram łóżek i z modlitwy. Działa, co bardziej dziwi ich niż ciebie. Przewodzi im hydraulik. Nie zamierzał niczemu przewodzić; po prostu tylko on miał drabinę.
# en ed3be5db
entry-3115-1 = Zwal maszt.
# en da60e502
entry-3115-2 = Pożycz maszt na godzinę.
# en 87e3bbfd
entry-3115-3 = Pobłogosław maszt i jedź dalej.
# en c92f5607
entry-3116-title = Znowu łóżka
# en 82a1cd7e
entry-3116 = Drugi maszt okazuje się słupem z lampą, a pod lampą stoi w rzędach czterdzieści łóżek, zasłanych, z ludźmi w środku. Między rzędami idzie hydraulik z butami w ręku. Dwa dni się gniewał, mówi, a potem trzy dni spał. Chętnie odstąpi ci jedno pod ścianą.
# en f02ae116
entry-3116-1 = Przyjmij.
# en a1693aa5
entry-3116-2 = Pożycz drabinę.
# en cb4e5380
entry-3116-3 = Poproś, żeby przyjęli paru lunatyków.
# en d32693ec
entry-3117-title = Wyższy maszt
# en 5afe1808
entry-3117 = Dodano im otuchy i to widać. Maszt jest dwa razy wyższy i ma galerię dla chóru. Hydraulik nosi szaty, choć pod spodem wciąż ma kombinezon, i kiedy nikt nie patrzy, pyta cię, cicho i szybko, jak się z tym kończy.
# en d1ef5652
entry-3117-1 = Zostań z nim i poluzuj śruby.
# en c8b217aa
entry-3117-2 = Powiedz mu, że samo się skończy.
# en 9b22283f
entry-3117-3 = Weź datki na przechowanie.
# en d50466f2
entry-354-title = Nasłuchujące drzewa
# en 889525d3
entry-354 = Ktoś przybił głośnik do każdego pnia w dolinie, a ktoś inny je karmi.
# en 6694dbdc
entry-3118-title = Proszę przodem
# en 8bb24452
entry-3118 = Wszystkie są włączone i wszystkie czekają, aż to ty zaczniesz. Na korzeniach leży chleb z odkrojonymi skórkami. W najbliższej tubie opos wymościł sobie legowisko z taśmy.
# en 030a8ae2
entry-3118-1 = Ucisz je jeden po drugim.
# en e1383549
entry-3118-2 = Zadaj im pytanie.
# en 58667d95
entry-3118-3 = Nie mów nic, aż do końca doliny.
# en 89e7dc3b
entry-3119-title = Ptaki
# en 07c34952
entry-3119 = Tuby wiszą na drutach, a w każdej jest gniazdo. Ptaki nauczyły się od dawnych lokatorów. Czterysta po kolei mówi ci „dzień dobry”, przez całą dolinę, wesoło i bez pojęcia, co to znaczy.
# en ddb4852f
entry-3119-1 = Naucz któregoś czegoś innego.
# en 0916b67c
entry-3119-2 = Nazbieraj drutu.
# en bdc16be1
entry-3119-3 = Nagraj je.
# en 4ce35303
entry-3120-title = Odpowiedź
# en cb4babc5
entry-3120 = Myślały o twoim pytaniu. Zaczynają, zanim zgasisz silnik, wszystkie razem; odpowiedź jest długa, a pod koniec dobra. Pytanie padło ot tak. Teraz pytasz siebie, skąd głos wiedział, która z tylu rzeczy jest tą, którą naprawdę chcesz wiedzieć.
# en d1d11db7
entry-3120-1 = Wysłuchaj do końca.
# en e7de82ef
entry-3120-2 = Cofnij pytanie.
# en 643c22d0
entry-3120-3 = Podkręć radio i jedź.
# en 14f2fb0b
entry-355-title = Dawny pracownik
# en 6a118033
entry-355 = Lampa u wejścia do jaskini, wycieraczka i mosiężna tabliczka przykręcona do litej skały: Kadry. Proszę czekać.
# en 7ddbb23d
entry-3121-title = Pan Thripp
# en 62f47e65
entry-3121 = W jaskini mieszka człowiek, który wciąż ma identyfikator. Odpowie na wszystko, byle mówić do niego „panie kierowniku”. Selwyn Thripp, zastępca kierownika Kadr: w dniu pożaru schodził po schodach ostatni i widać to po jego dłoniach. Od tamtej pory dyktuje notatkę służbową. Treść: że czekał; że czekał tak długo, jak można było oczekiwać.
# en d546a60a
entry-3121-1 = Mów do niego „panie kierowniku”.
# en db023187
entry-3121-2 = Opatrz mu oparzenia.
# en 5b356573
entry-3121-3 = Zabierz identyfikator.
# en 25ce1a09
entry-3122-title = Dyktando
# en f5f12349
entry-3122 = Uważa cię za sekretariat. Jest skrzynka do siedzenia i tabliczka do pisania. „W nawiązaniu do mojego z dziewiątego” – mówi pan Thripp, a potem przez jakiś czas nic; a potem innym głosem: „On je kiedyś czytał. Moje notatki. Mówił, że są bardzo klarowne”.
# en 6ee9952c
entry-3122-1 = Zapisz wszystko, do końca.
# en 7e448285
entry-3122-2 = Zapytaj, jak się go wyłącza, panie kierowniku.
# en 7e7798fc
entry-3122-3 = Poproś o urlop.
# en 0765c416
entry-3123-title = Z wyrazami szacunku
# en 4681acab
entry-3123 = Dłonie zagoiły się na tyle, że utrzymają pióro, i zrobił z tego użytek. Czeka teczka, związana sznurowadłem, a na niej bilecik. „Stwierdzam – mówi Selwyn Thripp – że pomyliłem się co do czasu. Nie czekałem. Dałem to na piśmie. Będę zobowiązany, jeśli to do niego trafi”.
# en bb7da2ea
entry-3123-1 = Weź teczkę i obiecaj.
# en 2de09da5
entry-3123-2 = Powiedz, że to dawne dzieje, i najpierw przeczytaj.
# en fa1983f3
entry-3123-3 = Zjedz z nim kolację.
# en 928e7939
entry-3124-title = Wstęp wzbroniony
# en cc6f90c2
entry-3124 = Mosiężną tabliczkę odkręcono. Bez identyfikatora nie wolno mu wchodzić na teren; wyniósł się więc na wycieraczkę, na wiatr, siedzi tam ze skrzynką notatek i czeka, aż ktoś go wpuści do jego własnej jaskini. Jest nienagannie uprzejmy. Pyta, czy wizyta była umówiona.
# en cc69d413
entry-3124-1 = Oddaj identyfikator. „Proszę, panie kierowniku”.
# en 4f5fb948
entry-3124-2 = Umów wizytę i wejdź razem z nim.
# en b270c40b
entry-3124-3 = Rozpal na wycieraczce ogień i podziel się zapasami.
# en 3b89cfa4
entry-3124-4 = Przejrzyj skrzynkę.
# en c9c9b0a5
entry-3127-title = Poszedł do domu
# en 6c98b964
entry-3127 = Lampa jest zgaszona. Wycieraczka, wytrzepana, wisi na krzaku, a za mosiężną tabliczkę zatknięto kartkę: pan Thripp jest na emeryturze. W środku skrzynka jest pusta, a łóżko zaścielone.
    Kapci przy łóżku nie ma. Nie ma też, jak widzisz, czajnika; dokądkolwiek szedł, miał zamiar dojść.
# en 55cc12f2
entry-3127-1 = Odpocznij trochę w Kadrach.
# en 38df3821
entry-3127-2 = Idź po śladach sprawdzić, czy trafił na drogę.
# en 5bde2acb
entry-3127-3 = Odkręć tabliczkę. Ktoś skupuje mosiądz.
# en ffec3c29
entry-3128-title = Dziewiętnaście haczyków
# en 7265ea14
entry-3128 = Autobus stoi na drodze z otwartymi drzwiami i włączonym kierunkowskazem. Na dziewiętnastu haczykach wisi dziewiętnaście tornistrów, a w każdym jest kanapka, zeszyt i rysunek czaszy z ptakami. Na tablicy panna Tern napisała datę i, podkreślone: Co robiliśmy w wakacje.
    Zgodę przecież dała. Tamtym głosem.
# en cc3403cc
entry-3128-1 = Zabierz tornistry. Ktoś o nie zapyta.
# en 167dcefe
entry-3128-2 = Przeczytaj zeszyty.
# en 0cead5a2
entry-3128-3 = Wyłącz kierunkowskaz.
# en a4c19a5e
entry-359-title = Kolejka do Portu Żaru
# en fd0766a3
entry-359 = Między dwoma piekarzami, z drugim śniadaniem w papierowej torebce, stoi pan Varley. Na mankiecie ma atrament. Przyjęto go do Materiałów Biurowych, mówi, na dość skromne stanowisko; okazuje się, że głos też miał jego kopię, i to lepszą.
    „A on nie bierze za to ani grosza” – mówi i widać, że nic go jeszcze tak nie przeraziło.
# en e0c8980c
entry-359-1 = Weź go za rękaw i idź tyłem.
# en 55da6333
entry-359-2 = Poproś o zwrot swoich taśm.
# en 535c45b8
entry-359-3 = Zjedz z nim śniadanie.
