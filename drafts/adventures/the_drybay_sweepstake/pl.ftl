### Wielki wyścig Suchej Zatoki

adventure = Wielki wyścig Suchej Zatoki

enemy-EA5 = Ekipa rywali
enemy-EA6 = Herszt Rourke
enemy-EA7 = Hydra z rafy
enemy-EA7-text = Los: 1 skażona rana.
enemy-EA8 = Dron przewoźnik
enemy-EA21 = Wdowa z rogatki
enemy-EA22 = Porządkowi Czarnej Smoły

thread-A2-T1 = Papiery i benzyna
thread-A2-T2A = Długie okrążenie
thread-A2-T2B = Krwawy rajd
thread-A2-T3 = Noc przed metą
thread-A2-T4A = Ostatni przejazd
thread-A2-T4B = Linia jest tam, gdzie leży

action-sign-a-sponsor = Podpisz umowę ze sponsorem
action-qualifying-stunt = Popis kwalifikacyjny
action-ask-your-price = Zapytaj o swoją cenę
action-stamp-at-lastbridge = Stempel w Ostatnim Moście
action-stamp-at-pumps = Stempel w Pompach
action-stamp-at-port-ember = Stempel w Porcie Żaru
action-stamp-at-saltgate = Stempel w Solnej Bramie
action-stamp-at-tin-lantern = Stempel w Blaszanej Latarni
action-slip-a-bribe = Wręcz łapówkę
action-run-them-off-the-road = Zepchnij ich z drogi
action-ask-the-bookmaker = Zapytaj bukmacherkę
action-read-the-board = Przeczytaj tablicę
action-claim-the-bounty = Odbierz nagrodę za głowę
action-walk-down-to-the-tank = Zejdź do Zbiornika
action-knock-at-the-tar-van = Zapukaj do furgonu Smoły
action-place-the-last-bet = Obstaw po raz ostatni
action-visit-the-sealed-cars = Odwiedź zaplombowane auta
action-shake-hands = Podaj rękę
action-find-a-seat-for-agnes = Znajdź miejsce dla Agnes
action-follow-the-pipe = Idź wzdłuż rury
action-round-the-pylon = Okrąż Iglicę
action-cross-the-line = Przetnij linię mety
action-wreck-the-leader = Rozbij lidera
action-open-the-tank = Otwórz Zbiornik
action-close-the-book = Zamknij księgę
action-cut-a-length-of-line = Odetnij kawałek linii
action-lay-the-line = Połóż linię

## Papiery i benzyna

entry-200-title = Sucha Zatoka wzywa
entry-200 = Gdzie był port, jest tor, a gdzie było nabrzeże, jest trybuna. Pod trybuną, czterdzieści stopni w dół, leży Zbiornik: cała woda, jaką mają cztery tysiące ludzi.
    Matka z Suchej Zatoki czyta zasady z kawałka maski czyjegoś auta. Raz dookoła wszystkiego, co zostało, a o ostatnie okrążenie nikt nie pyta.
    Potem odwraca maskę. Na odwrocie jest drugi zakład: zeszłozimowa ropa, dług u Czarnej Smoły, a w zastaw Zbiornik. Jeśli wyścig zostanie jej, weksel spłonie. Jeśli stanie się ich, kran dostanie licznik.
entry-201-title = Komisja techniczna
entry-201 = Zanim opadnie chorągiewka, są papiery. W trzech miastach czekają sponsorzy, a czterech szaleńców postawiło rampy tam, gdzie ramp być nie powinno.
    Sędziowie liczą oklaski. Oklaski nazywa się tu sławą. Całą resztę liczy pani Evens, która prowadzi księgę przy karcianym stoliku pod bramą boksów, ołówkiem krótszym od własnego kciuka. Patrzy na wasze opony, potem na wasze ręce i zapisuje liczbę. Kolejka za wami się śmieje.
    „To nie obelga – mówi. – To cena”.
entry-202-title = Nazwisko na drzwiach
entry-202 = W cieniu stoi ławka, jak w każdym mieście, przez które idzie droga, dla tych, którzy kupują drzwi. Nie blachę; miejsce na niej, tam gdzie się pisze nazwisko.
entry-2000-title = Ławka
entry-2000 = Siedzi tu człowiek z Czarnej Smoły, z olejem pod złotym pierścieniem. Wedle wizytówki to pan Tamblyn i na papierze jest zachwycony. Obok stoi dziewczyna z tacą chleba Matki z Suchej Zatoki; kazano jej się uśmiechać, ale zapomina.
    Kogo nie ma na ławce, ten znalazł już swoje drzwi. Możesz też namalować na swoich własne nazwisko. Wychodzi taniej i schnie szybciej.
entry-2000-1 = Podpisz umowę z Czarną Smołą.
entry-2000-2 = Podpisz umowę z Matką i gryź ostrożnie; w bochenku jest klucz.
entry-2000-3 = Jedź pod własnym nazwiskiem.
entry-2001-title = Pusta ławka
entry-2001 = Wszyscy sponsorzy znaleźli już swoje drzwi. Została puszka farby, pędzel o jedenastu włosach i Kuzyn Mal, kuzyn każdego inspektora na trasie, zdaniem którego auto bez sponsora to auto, na którym jest jeszcze miejsce.
entry-2001-1 = Namaluj własne nazwisko, duże.
entry-2001-2 = Zawieź zamiast tego paczkę dla Mala i nie potrząsaj.
entry-2001-3 = Pożycz pędzel dziewczynie, która zawsze chciała namalować kozę.
entry-203-title = Skok nad bunkrem
entry-203 = Betonowy bunkier bez dachu, rampa i lekarz, który już myje ręce. Rekord: jedenaście metrów i jedna noga.
    Rekordzistka sprzedaje bilety. Narysowała kredą jedną kreskę do lądowania, a drugą dla karetki, i patrzy na rampę tak, jak inni patrzą na morze. „To nie skok jest najgorszy – mówi. – Najgorsze, że bunkier wychodzi ci naprzeciw”.
entry-203-1 = Wjedź na rampę na pełnym gazie.
entry-203-2 = Najpierw przebuduj rampę.
entry-203-3 = Przypnij rekordzistkę na drugim fotelu; niech dyktuje tempo.
entry-2002-title = Druga kreska
entry-2002 = Lądujesz na kresce przeznaczonej dla karetki. Ktoś ją troskliwie przesunął o pół metra. Tłum nie wie, czy wiwatować, i poprzestaje na długim jęku uznania.
    Lekarz ma ciepłe ręce. „Robię tylko nogi – mówi – ale resztę umiem podziwiać”.
entry-2002-1 = Wejdź na dach auta i ukłoń się.
entry-2002-2 = Daj lekarzowi poćwiczyć.
entry-2002-3 = Rusz na bunkier jeszcze raz, póki się ciebie boi.
entry-204-title = Slalom nad Yarrą
entry-204 = Trasa wije się między zatopionymi tramwajami, a tramwaje mają lokatorów. Zielona woda stoi po klamki i marszczy się pod wiatr.
    Na dachu najbliższego staruszka w dobrym kapeluszu stawia pasjansa. Nie podnosi wzroku. Ktoś namalował na jej tramwaju numer, a niżej drugi, tam gdzie wpadł ostatni samochód.
entry-204-1 = Lawiruj.
entry-204-2 = Wystrzelaj sobie prostą drogę.
entry-204-3 = Zdejmij czapkę i zapytaj, które drzwi są w użyciu.
entry-205-title = Koralowe koło
entry-205 = Ktoś postawił w suchej rafie diabelski młyn i puścił go w ruch. Masz przez niego przejechać i wyjechać górą.
    Operator śpi z butem na dźwigni. Do piersi ma przypiętą listę tych, którzy już przejechali, w dwóch kolumnach. W lewej są nazwiska. W prawej – dokąd odesłać rzeczy.
entry-205-1 = Wyczuj moment.
entry-205-2 = Oczaruj operatora, żeby zwolnił.
entry-205-3 = Wetknij w szprychy drąg i nazwij to jazdą.
entry-206-title = Sprint przy płocie
entry-206 = Kilometr wzdłuż płotu pod prądem, oba lusterka złożone, gruby człowiek ze stoperem na dachu szopy. Nie zapisał jeszcze żadnego czasu, tylko inicjały.
    Płot brzęczy na jednej nucie, czuć ją w plombach. Co kilka metrów coś małego zatrzymało się przy nim i zostało, tak że z daleka wygląda na udekorowany.
entry-206-1 = Gaz do dechy.
entry-206-2 = Odetnij prąd rzuconym kluczem.
entry-206-3 = Kup stoper.
entry-208-title = Karciany stolik
entry-208 = Pani Evens prowadzi księgę od trzydziestu wyścigów i nigdy nie stanęła po niczyjej stronie. Chciałaby ją raz porządnie zamknąć, z obiema kolumnami równo, i pojechać popatrzeć na morze. Jakiekolwiek.
    „Dziewięć do dwóch – mówi. – Było siedem, ale potem ktoś wysiadł z auta”. Trzyma ołówek nad twoją linijką i czeka, na ile się wycenisz.
entry-208-1 = Postaw na siebie coś drobnego.
entry-208-2 = Weź wysoki kurs; faworytem jest dziś kto inny.
entry-208-3 = Zapytaj, po co jej morze.
entry-208-4 = Nie stawiaj nic. To też zapisze.
entry-209-title = Bramy się zamykają
entry-209 = Po piątym dzwonie sędziowie przestają liczyć, bez względu na to, czy jest jeszcze co liczyć. Chłopiec biegnie wzdłuż ramp i wyrywa chorągiewki. Dwóch szaleńców pyta, czy mogą teraz skoczyć sobie dla przyjemności, skoro nikt nie korzysta.
entry-207-title = Stół sędziów
entry-207 = Sędziowie lubią kłótnie kierowców; przy nich schodzi piwo. Faworyta pytają, jaki to będzie wyścig. Tłum przyniósł transparenty dwóch rodzajów i ucieszy się z każdego.
    Matka z Suchej Zatoki opiera o stół ręce białe od mąki. „Na zachód i dookoła, ze stemplami – mówi – albo na wschód i na przełaj, z cenami. Tak czy tak będą patrzeć na was, a nie na poziom wody w Zbiorniku”.
    Pan Tamblyn na końcu stołu już pisze. Na odpowiedź zostawia puste miejsce.
entry-207-1 = Krwawy rajd, z listą nazwisk.
entry-207-2 = Porządne okrążenie ze stemplami w książeczce.

## Długie okrążenie

entry-210-title = Karta
entry-210 = Sześć okienek na sześć miast, a w każdym inspektor, któremu kazano robić trudności. Pierwszy samochód w mieście dostaje kwiaty. Okienko Suchej Zatoki podbijają jeszcze przed startem, żeby nikt nie mógł powiedzieć, że nigdzie nie dojechał; kolejne cztery zamykają okrążenie. Mechanik idzie wzdłuż szeregu i każdemu dokręca jedną nakrętkę.
    Karty wydają z puszki po herbatnikach. Na odwrocie są zeszłoroczne nazwiska, a jedną linijkę wydrapano tak mocno, że zrobiło się z niej jeszcze jedno okienko. „Wycofany – mówi urzędnik, zanim ktokolwiek zapyta. – W księdze stoi, że się wycofał”.
entry-211-title = Okienko w Ostatnim Moście
entry-211 = Jedną ręką inspektor stempluje, drugą podsuwa skrzynkę na myto. Za nim na wietrze śpiewa most, jedną nutę długą i jedną krótką, jakby ktoś próbował sobie przypomnieć nazwisko.
entry-2010-title = Pierwszy przejazd przez most
entry-2010 = Przed tobą nikt tędy nie jechał, więc córka poborców myta podaje ci kwiaty. Są z drutu i są zeszłoroczne; wisi na nich karteczka z nazwiskiem kierowcy i słowem „Wycofany”. Karteczkę chciałaby dostać z powrotem.
entry-2010-1 = Weź kwiaty, a karteczkę jej oddaj.
entry-2010-2 = Zatrzymaj jedno i drugie. Nazwisko zawsze jest komuś coś warte.
entry-2010-3 = Załóż się z poborcami, że powtórzysz to na dwóch kołach.
entry-2011-title = Myto zapłacone
entry-2011 = Kwiatów już nie ma, ale po całym moście walają się druciane płatki i cudza guma. Poborcy przeliczają zawartość sakiewki. Kiedy na nich patrzysz, przestają.
entry-2011-1 = Zapytaj, kto zapłacił i za co.
entry-2011-2 = Zapłać myto, o które nikt nie prosi, żeby następnych przeszukano.
entry-2011-3 = Pomachaj i jedź.
entry-212-title = Okienko w Pompach
entry-212 = Stempel to tutaj odcisk buta w mokrej glinie. Dzieci pytają, czy masz wodę, i grzecznie przyjmują odpowiedź. Stara pompa na placu ma imię, a przy niej stoi krzesło dla tego, kto akurat ma dyżur i jej słucha.
entry-2012-title = Pierwszy wjazd do Pomp
entry-2012 = Kwiaty są prawdziwe, co w tak suchym mieście jest skandalem, i wszyscy tu o tym wiedzą. Mechaniczka podaje je na wyciągnięcie ręki.
    „Nasza pompa i tamten Zbiornik to rodzeństwo – mówi. – Ta sama wytwórnia, te same zawory. Mam tu klucz do zamka, którego nigdy nie zobaczę”. Patrzy na twoją kartę, na której tusz jest jeszcze mokry, bardziej niż cokolwiek innego na placu.
entry-2012-1 = Weź kwiaty.
entry-2012-2 = Zostaw kwiaty w wiadrze dla dzieci, a dawkę leku dla najmłodszego.
entry-2012-3 = Zamiast o kwiaty poproś o klucz.
entry-2013-title = Krzesło do słuchania
entry-2013 = Kwiaty stoją w wiadrze przy pompie; ktoś je tu zostawił albo o nich zapomniał. Twoja kolej na krześle. Pod żelazem słychać, jakby przełykał bardzo stary człowiek.
entry-2013-1 = Wysłuchaj pompy i powiedz im uczciwie.
entry-2013-2 = Powiedz im, że brzmi zdrowo.
entry-2013-3 = Siedź, aż przestanie cię boleć krzyż.
entry-213-title = Okienko w Porcie Żaru
entry-213 = Port Żaru płonie we wtorki. Jest wtorek, więc inspektor podbija ci kartę, a potem, z przeprosinami, maskę samochodu. Nad dachami stoją zbiorniki Czarnej Smoły, każdy z numerem i z człowiekiem, który go pilnuje.
entry-2014-title = Kwiaty w ogniu
entry-2014 = Pierwszy samochód dostaje kwiaty, a kwiaty są tam, gdzie ogień. Dalej, na zakręcie, widać osmalony prostokąt drogi wielkości samochodu, po którym nikt nie jeździ. Omijają go bez namysłu, tak jak się omija śpiącego psa.
entry-2014-1 = Wyciągnij kwiaty z ognia.
entry-2014-2 = Zapytaj inspektora o prostokąt.
entry-2014-3 = Poślij po kwiaty ludzi Czarnej Smoły i uśmiechnij się do zdjęcia.
entry-2015-title = Wciąż wtorek
entry-2015 = Gdzie były kwiaty, jest popiół i wstążka. Jeden ze strażników schodzi ze swojego zbiornika powiedzieć, że twój silnik wydaje się spragniony i że pan Tamblyn otworzył każdemu kierowcy rachunek. Mówi to tak, jakby mówił o pogodzie.
entry-2015-1 = Zatankuj na rachunek.
entry-2015-2 = Zatankuj bez rachunku.
entry-2015-3 = Pomóż nosić wodę do najbliższego domu.
entry-214-title = Okienko w Solnej Bramie
entry-214 = Najdalsze okienko ze wszystkich. Inspektor od trzech dni czeka na leżaku i rzuca ci się na szyję. Z nudów narysował w soli własną metę i przekracza ją teraz z tobą, pod rękę, z rękami w górze.
entry-2016-title = Pierwszy wjazd na koniec świata
entry-2016 = Są kwiaty, jest butelka i jest przemówienie, na które miał trzy dni. Jest o jego żonie. Jest całkiem dobre. Na koniec podbija ci kartę drugi raz, przez pomyłkę albo ze szczęścia, i patrzy na oba stemple z otwartymi ustami.
entry-2016-1 = Weź kwiaty i butelkę.
entry-2016-2 = O drugim stemplu ani słowa.
entry-2016-3 = Przekreśl drugi stempel i poproś o przemówienie jeszcze raz.
entry-2017-title = Leżak
entry-2017 = Ktoś był tu wcześniej, więc butelka jest w połowie pusta, a przemówienie krótsze. Leżak stoi już złożony. Inspektor nie bardzo wie, jak się wraca z Solnej Bramy do domu, kiedy wyścig przejechał.
entry-2017-1 = Podwieź go do autostrady.
entry-2017-2 = Wypij drugą połowę butelki.
entry-2017-3 = Zabierz leżak. To dobre aluminium.
entry-215-title = Okienko w Blaszanej Latarni
entry-215 = Tysiąc puszek ze świecami i jeden człowiek, który je liczy. Stempluje ci kartę między dwiema liczbami i nie gubi rachunku. Jest po jednej puszce na każdego kierowcę, który nie wrócił do domu, a człowiek zaczął już odkładać słoiki.
entry-2018-title = Puszka na szczęście
entry-2018 = Kto przyjedzie pierwszy, może zapalić jedną. W najnowszej puszce nie ma świecy. Jest dziecięcy rysunek samochodu i dwie osoby, które machają, duża i mała, a mała jest pokolorowana cała, aż po włosy.
entry-2018-1 = Zapal puszkę na szczęście.
entry-2018-2 = Zapal tę z rysunkiem i zapytaj, czyja jest.
entry-2018-3 = Zdmuchnij kilka i uciekaj. Świece to łój, a łój się pali.
entry-2019-title = Między dwiema liczbami
entry-2019 = Osiemset sześć, mówi człowiek. Osiemset siedem. Jedną ktoś już zapalił na szczęście i dym stoi prosto jak sznurek. Człowiek podaje ci stoczek, nie odwracając głowy, i widać, że za wstążką kapelusza ma kupon pani Evens.
entry-2019-1 = Potrzymaj mu drabinę, aż doliczy do tysiąca.
entry-2019-2 = Poproś, żeby pokazał kupon.
entry-2019-3 = Powiedz głośno „osiemset cztery” i jedź.
entry-216-title = Kuzyn inspektora
entry-216 = Kuzyn każdego inspektora siedzi w barze najbliżej okienka. Nazywa się Mal. Oddałby wszystkie stemple, żeby choć raz włożyć czapkę inspektora, z prosto przypiętą odznaką.
entry-2020-title = Między kuzynami
entry-2020 = „Tak między kuzynami” – mówi i odsuwa solniczkę, żeby zrobić miejsce. Ma własne stemple i bardzo otwartą dłoń. Ma też stronę z zeszłorocznej księgi, tę ze słowem „Wycofany”, bo to on je wpisał, i chciałby, żeby ktoś o nią zapytał.
entry-2020-1 = Kup stempel.
entry-2020-2 = Kup rywalom stoper, który się spóźnia.
entry-2020-3 = Zapytaj go o tę stronę.
entry-2020-4 = Zdemaskuj go publicznie.
entry-2021-title = Niczyj kuzyn
entry-2021 = Zabrali mu stołek, a na ścianie, nad miejscem po nim, napisali jedno słowo. Mal stoi. „Miałem już zamówioną czapkę” – mówi do nikogo, tak między kuzynami. Sprzeda ci, co mu zostało: dobrą pamięć do liczb i złą do twarzy.
entry-2021-1 = Postaw mu kolejkę. I stołek.
entry-2021-2 = Niech podrobi ostatni stempel, przez wzgląd na dawne czasy.
entry-2021-3 = Opowiadaj z gestami, jak to upadł.
entry-217-title = Zamknięcie okienek
entry-217 = Od Solnej Bramy po Suchą Zatokę idą w górę chorągiewki. Karty się liczy, podważa, liczy znowu, a jeden z zawodników, który miał powody, swoją zjada.
    Kto ma pięć stempli, ten je ma. Kto ma mniej, ten słyszy, że liczy się sam udział, od sędziego, który nigdy w niczym nie brał udziału. Potem przyjeżdżają lawety, po jednej dla każdego z was, z zapalonymi lampami.
entry-218-title = Okienka zamykają się same
entry-218 = Nikt nie ma pięciu stempli i jest ciemno. Inspektorzy jeden po drugim zamykają okienka i siadają przed nimi na progu. W Suchej Zatoce głośnik odczytuje, ile macie razem, powoli, tak jak się czyta rachunek towarzystwu, które zamówiło za dużo.

## Krwawy rajd

entry-220-title = Krwawy rajd
entry-220 = Sędziowie wypisują na tablicy nazwiska i cenę przy każdym. Pod spodem dopisują wasze, z niższymi cenami. Na drugą listę bukmacherka daje lepsze kursy. Lekarz spod bunkra idzie wzdłuż szeregu i ogląda wam nogi, a każdy dostaje małą zaliczkę, na poczet pogrzebu.
    Matka z Suchej Zatoki nie patrzy. Stoi tyłem do tablicy, dzieli bochenki i mówi tylko, do chleba, że każde z tych nazwisk to czyjaś zła zima. Pan Tamblyn odkupuje kredę, kiedy już nie jest potrzebna.
entry-219-title = Tablica sędziów
entry-219 = Jeździ na przyczepie, żeby przeczytało ją każde miasto. Ludzie stoją przed nią z zakupami. Przy każdym nazwisku, tą samą kredą, jest napisane, co kto zrobił, i aż dziw, ilu zrobiło to tej zimy, którą ominął deszcz.
    Pod tablicą siedzi sędzia z mokrą gąbką i kasetką. Za pieniądze zetrze wszystko. Napisać może wszystko, i to taniej.
entry-219-1 = Wykup linijkę Rourke’a i zetrzyj ją własną ręką.
entry-219-2 = Każ napisać pozostałe nazwiska mniejszymi literami.
entry-219-3 = Każ napisać swoje nazwisko większymi literami.
entry-219-4 = Przeczytaj ludziom z zakupami, co kto zrobił, do ostatniego słowa.
entry-221-title = Przewoźnik
entry-221 = Dron przewozi przez Groblę wraki, jeden po drugim, dla nikogo. Wyznaczono za niego nagrodę, bo przewozi też załogi. Pracuje w tempie przypływu, bardzo starannie, i każdy samochód stawia drzwiami do morza.
    Morza nie ma. Widać, że to zauważył, bo każdy rząd stoi trochę dalej niż poprzedni.
entry-221-1 = Walcz z dronem przewoźnikiem.
entry-221-2 = Wytrop jego kryjówkę.
entry-221-3 = Wywieś białą flagę z wraku i wydaj mu nowe rozkazy.
entry-2023-title = Drzwiami do morza
entry-2023 = Czterdzieści samochodów stoi w rzędach, a w trzydziestym ósmym ktoś puka. To monter z Suchej Zatoki, nazywa się Osk i od dziewięciu dni żyje o wodzie ze spryskiwacza i paczce miętówek. Zrobił połowę zaworów w Zbiorniku. Bardzo by nie chciał, żeby go znowu przewożono.
    W pozostałych rzędach jest cicho i pełno pożytecznych rzeczy.
entry-2023-1 = Odwieź go do domu, a resztę zostaw.
entry-2023-2 = Wypuść go ze swoją wodą i ładuj, co się da.
entry-2023-3 = Najpierw ładuj. Czeka już dziewięć dni.
entry-222-title = Herszt tramwajów
entry-222 = Rourke trzyma Yarrę z jedenastoma kuzynami i jedną armatą. Armata jest na pokaz. Kuzyni nie.
    Przyjmuje cię w tramwaju numer dziewięć, pod portretem kobiety w dobrym kapeluszu, która siedzi też obok niego, w tym samym kapeluszu. „Moja matka nigdy nie widziała mety – mówi Rourke. – Startów widziała mnóstwo. Na moją głowę wyznaczono cenę i mama chciałaby wiedzieć, czy wliczono w nią miejsce siedzące”.
entry-222-1 = Wyzwij Rourke’a.
entry-222-2 = Obiecaj Agnes Rourke miejsce na trybunie.
entry-222-3 = Sprzedaj Rourke’owi listę cen.
entry-222-4 = Ułóż z jego matką pasjansa o armatę.
entry-2024-title = Miejsce na trybunie
entry-2024 = Rourke patrzy na ciebie tak długo, aż jedenastu kuzynów przestaje strugać. Potem zdejmuje cenę ze swojej głowy, dosłownie, tabliczkę na sznurku, i wiesza ją na twojej.
    „W cieniu – mówi Agnes. – Nie z przodu. I żeby ktoś mi mówił, kto jest kto”. To najniebezpieczniejsza z twoich tegorocznych obietnic, a ona ją zapisała.
entry-2025-title = Lista cen
entry-2025 = Czyta, poruszając wargami, i zatrzymuje się na twojej. „Tanio cię policzyli” – mówi ze szczerym współczuciem i odlicza różnicę w towarze. Kuzyni biorą pozostałe nazwiska i rozchodzą się parami. Nic już nie jest w twoich rękach i za to właśnie ci płacą.
entry-223-title = Coś w rafie
entry-223 = Dawniej nurkowie płacili, żeby popatrzeć na koral. Teraz to koral patrzy.
    Ma siedem szyj albo jedną szyję, która miewa różne zdania. Wokół leżą kadłuby łodzi ze szklanym dnem, utrzymane w czystości; widać ślady szorowania. Co jakiś czas jedna z głów schyla się i cierpliwie, z góry, patrzy przez szkło na nic.
entry-223-1 = Zapoluj na hydrę.
entry-223-2 = Zwab ją paliwem i spal gniazdo.
entry-223-3 = Połóż się pod łodzią ze szklanym dnem i czekaj, aż cię obejrzy.
entry-2026-title = Szklane dno
entry-2026 = Do szyby zbliża się oko szerokie jak koło. Patrzycie na siebie tak długo, jak trwa wycieczka. Hydrze coś utkwiło za szczęką, kawał drutu z płotu z chorągiewką sędziów, i kiedy się zastanawiasz, nawet nie drgnie.
entry-2026-1 = Wytnij drut.
entry-2026-2 = Strzel w górę, przez szkło.
entry-227-title = Wdowa z rogatki
entry-227 = Trzyma drogę przy Niebieskim Bunkrze; ma karabin, dziecięcy wózek pełen kolców i czarny parasol. Jej mąż się ścigał. Wróciła kierownica, więc umocowała ją na bramie, na tej wysokości, na jakiej trzymałby ją mężczyzna. W księdze stoi przy nim „Wycofany”; nie tylko przy nim.
    „Guma albo krew” – mówi. Myto jest do wyboru.
entry-227-1 = Strzelaj się z wdową.
entry-227-2 = Zapłać gumą.
entry-227-3 = Zapytaj, jak się nazywał, i powiedz to przez głośnik.
entry-224-title = Zepchnąć ich z drogi
entry-224 = Drzwi w drzwi, pył w pył. Trybuna jest czterysta kilometrów stąd, a jednak ją słychać.
    Kierowca obok zerka w twoją stronę. Przez chwilę poza wami nikt na świecie nie wie, jak to jest szybko.
entry-224-1 = Naprzyj na nich samochodem.
entry-224-2 = Rozstrzygnij to bronią.
entry-224-3 = Krzyknij przez okno ofertę: pół nagrody za pół drogi.
entry-224-4 = Skiń głową i przepuść ich.
entry-225-title = Bukmacherka
entry-225 = Pani Evens jeździ za wyścigiem karawanem, bo karawanu nikt nie obrabuje, i rozstawia stolik wszędzie, gdzie jest krawężnik. W jej księdze twoje nazwisko stoi trzy razy, raz skreślone.
entry-2027-title = Strona z twoim nazwiskiem
entry-2027 = Proponuje, że sprzeda ci tę stronę. „Ludzie lubią ją mieć – mówi. – Jedni oprawiają, drudzy palą. Sumie wszystko jedno”. Karawan za jej plecami jest pełen kapeluszy, które trzyma w zastaw za drobne długi, i każdy ma za wstążką kwitek.
entry-2027-1 = Postaw na siebie.
entry-2027-2 = Weź wysoki kurs na auto, w które nikt nie wierzy.
entry-2027-3 = Zapytaj, na kogo warto polować.
entry-2027-4 = Obrabuj kasę.
entry-2028-title = Zauważyła
entry-2028 = „Dużo papieru jak na jedną kieszeń” – mówi pani Evens. Obok twojego nazwiska narysowała łódeczkę. Robi tak, kiedy jakaś liczba zaczyna ją przerażać.
    Jeśli jednego dnia wejdzie dość twoich kuponów, nie będzie miała z czego wypłacić. Nie gniewa się. Chce tylko, żeby było jasne, że grasz przeciw kobiecie z karawanem i jedenastoma kapeluszami.
entry-2028-1 = Dołóż do stosu.
entry-2028-2 = Odsprzedaj jej jeden kupon za gotówkę.
entry-2028-3 = Zapytaj o łódkę.
entry-226-title = Ceny zapłacone
entry-226 = Tablicę wyciera się rękawem. Kto został, temu robią zdjęcie, co w Suchej Zatoce jest uprzejmością, a wszędzie indziej ostrzeżeniem.
    Pieniądze odlicza się na widoku, pod markizą, i przez minutę nikomu nie chce się pić. Potem przyjeżdżają lawety, po jednej dla każdego z was, z zapalonymi lampami.
entry-228-title = Niezapłacone
entry-228 = Kiedy robi się ciemno, na tablicy są jeszcze nazwiska, więc sędziowie odwracają ją do ściany. Cena, której nikt nie odebrał, należy, na papierze, do Czarnej Smoły. Pan Tamblyn kwituje odbiór i nie patrzy, czyja to cena.

## Noc przed metą

entry-248-title = Noc przed metą
entry-248 = Wiozą was do domu rzędem, zwycięzców i wraki, bo miasto, które postawiło swoją wodę, chce zobaczyć, na co ją postawiło. Ludzie wyciągają ręce i dotykają mijanych samochodów. W każdym oknie, które ma jeszcze szybę, ktoś ustawił świecę.
    Samochody stoją do świtu zaplombowane paskami papieru. Wiadomo, że papier się drze. Ze Zbiornika wychodzą trzy stare rury: do bunkra, do tramwajów i do rafy; furgon Czarnej Smoły stoi pod murem boksów z otwartymi drzwiami, a księga też jest otwarta. Zostały wam trzy dzwony.
entry-249-title = Koperty
entry-249 = Pod każdą wycieraczką jest jedna. To dobra koperta, kremowa, a pod światło widać w niej sumę pieniędzy i jedno słowo: drugie. Czarnej Smole nie potrzeba zwycięzcy. Chciałaby po prostu wiedzieć, trochę wcześniej niż inni, kto nim nie będzie.
    Nikt nie widzi, co robisz ze swoją. Rano wszystkie wycieraczki są puste.
entry-249-1 = Zatrzymaj ją. Drugie miejsce dobrze w tym roku płaci.
entry-249-2 = Włóż ją zaklejoną do schowka, żeby pokazać ją na mecie.
entry-251-title = Piętka
entry-251 = Zanim zgasną lampy, Matka z Suchej Zatoki idzie wzdłuż szeregu z tacą. Faworyt dostaje białą bułkę i skinienie głowy. Dalsze miejsca dostają piętkę, czyli twardy koniec, a te na samym końcu po dwie. „Gryźć – mówi. – Nikt nie pilnuje samochodu, który przegrywa. Więc ja bym trzymała to tam”. W chlebie jest coś, co nie jest chlebem i ma zęby.
entry-250-title = Czterdzieści stopni w dół
entry-250 = Strażniczka Zbiornika nazywa się Rennie. Nosi u pasa kółko na siedem kluczy, a na kółku głównie powietrze; odkąd podpisano weksel, klucze krążą dla bezpieczeństwa po mieście, w bochenkach i za wstążkami kapeluszy. Woda leży pod nią, całkiem czarna, a na ścianie jest kreska kredą, dokąd sięgała rok temu. Między jedno a drugie wszedłby autobus.
entry-2030-title = Rachunek strażniczki
entry-2030 = „Czterdzieści jeden dni – mówi Rennie. – Z licznikiem jedenaście”. Nie pyta, które z was wygra. Za nią, na ostatnim stopniu, chłopiec o kuli puszcza na wodę papierowy samochód i dmucha.
entry-2030-1 = Poproś o klucz i powiedz, co z nim zrobisz.
entry-2030-2 = Napraw przeciek na dziewiątym stopniu.
entry-2030-3 = Powiedz jej, kto w Porcie Żaru przejechał obok ognia.
entry-2030-4 = Poproś chłopca, żeby dla fotografów pobłogosławił auto.
entry-2031-title = Strażniczka pamięta
entry-2031 = Na twój widok odstawia lampę. Col siedzi na ostatnim stopniu i puszcza papierowy samochód, a bandaż, ten od ciebie, jest teraz żaglem. Kula stoi oparta o ścianę i chłopiec musi jej dopiero poszukać.
    „Nie było od ciebie żadnej prośby – mówi Rennie. – No to proś”.
entry-2031-1 = Poproś o jej klucze.
entry-2031-2 = Poproś, żeby jutro krzyczała z trybuny.
entry-2031-3 = Powiedz jej, kto w Porcie Żaru przejechał obok ognia.
entry-2031-4 = Nie proś o nic i dmuchnij w żagiel.
entry-2032-title = Co stoi w księdze
entry-2032 = Opowiadasz: zakręt, płonący samochód, zwycięstwo, które mija go po zewnętrznej, i słowo „Wycofany”, wpisane potem, żeby w ogóle było zwycięstwo. Rennie słucha z ręką na kółku.
    „Wiem – mówi. – Mam to od tej, która to zrobiła. Przychodzi co miesiąc, staje tam u góry, na pierwszym stopniu, i nie może”. Po chwili zdejmuje dla ciebie klucz, bo miało to paść z twoich ust.
entry-2032-1 = Obiecaj, że Stubbs zejdzie pozostałe trzydzieści dziewięć stopni.
entry-2032-2 = Weź klucz, a historię zanieś na górę, prasie.
entry-252-title = Furgon Czarnej Smoły
entry-252 = Pachnie tu nowym papierem. Pan Tamblyn ma składane biurko, składane łóżko i szklankę czystej wody, której nie pije; stoi po to, żeby na nią patrzeć. Nigdy nie podnosi głosu. Mówi, że dopóki coś nie jest na papierze, jest niczyje.
entry-2033-title = Na papierze
entry-2033 = „Nie chodzi mi o twoją przegraną – mówi. – Przegrane są kosztowne; ludzie je zauważają. Chodzi mi o to, żeby wyścig był, na papierze, nasz”. Ma na to formularz. Liczy jedną stronę, a na dole jest rysunek kranu, całkiem niezły, z małą tarczą.
entry-2033-1 = Podpisz formularz.
entry-2033-2 = Podpisz cudzym nazwiskiem.
entry-2033-3 = Wypij jego wodę do dna, patrząc mu w oczy.
entry-2033-4 = Ukradnij ze składanego biurka sam weksel.
entry-2034-title = Twój pracodawca
entry-2034 = Ma dla ciebie krzesło, bo jesteście rodziną, na papierze. Ma też listę tego, za co rodzina zapłaciła: paliwo, drzwi, pewną cierpliwość wobec przepisów. Dziś w nocy chciałby trochę tego z powrotem. Tu stoper, tam zawór.
entry-2034-1 = Zrób drobnostkę, o którą prosi.
entry-2034-2 = Zanim cokolwiek zrobisz, zażądaj więcej.
entry-2034-3 = Zdrap nazwę ze swoich drzwi, tutaj, na jego dywan.
entry-254-title = Ostatni zakład
entry-254 = Stolik oświetla jedna blaszana latarnia. Pół miasta stoi w kolejce, z łyżkami, z butami, z drzwiami. Obstawiają was, a stawką, jeśli znieść ją całą na dół, jest Zbiornik.
entry-2035-title = Obie kolumny
entry-2035 = Pani Evens przeciera oczy czystym nadgarstkiem. „Biorę od nich, bo jak ja nie wezmę, to weźmie on – mówi i nie patrzy na furgon. – Pięć dobrych kuponów na jedno nazwisko i po mnie. Mówię to tak sobie”.
entry-2035-1 = Postaw wszystko na siebie.
entry-2035-2 = Weź wysoki kurs na auto, w które nikt nie wierzy.
entry-2035-3 = Oddaj łyżki, z rąk do rąk, wzdłuż kolejki.
entry-2035-4 = Zapytaj ją o czyjąś inną cenę.
entry-2036-title = Znowu kasa
entry-2036 = Zna twoje ręce. Na kasie, w miejscu, gdzie puścił zamek, jest pasek plastra, a twoją linijkę podkreślono na czerwono. „Mogłabym dziś zamknąć dla ciebie księgę – mówi pani Evens – ale wtedy nigdy bym się nie dowiedziała, jak to się skończyło”. Czeka. Kolejka ucichła; łyżki ma w pogotowiu.
entry-2036-1 = Oddaj wszystko, z małą górką.
entry-2036-2 = Postaw to na siebie, przy wszystkich.
entry-2036-3 = Odejdź tyłem.
entry-256-title = Zaplombowane samochody
entry-256 = Stoją w rzędzie z papierem na drzwiach i stygną, tykając. Pilnują ich chłopiec z latarką i koza imieniem Zastępca, która zjadła już dwie plomby. Każdy z tych samochodów poznajesz po głosie. Zmienić jeden z głosów to robota na minutę.
entry-256-1 = Poluzuj coś w każdym aucie prócz swojego.
entry-256-2 = Spuść trochę z każdego baku.
entry-256-3 = Czuwaj do rana przy swoim aucie.
entry-256-4 = Przejdź wzdłuż rzędu i dokręć, co inni poluzowali.
entry-2037-title = Zastępca
entry-2037 = Koza trzyma cię za rękaw. Nie beczy, po prostu stoi i żuje z miną kogoś, kto ma całą noc. Zbliża się światło. Za latarką, na skraju światła, coś na kiju mówi: pstryk.
entry-2037-1 = Oddaj kozie rękaw.
entry-2037-2 = Powiedz chłopcu, że to kontrola plomb.
entry-258-title = Ręce
entry-258 = Dwie osoby na skraju światła lampy, każda z ręką, która ostatnio robiła różne rzeczy. Za wami wieszają na trybunie prześcieradła. W taką noc nikt nigdy niczego nie uzgodnił tak, żeby dotrzymać, i wszyscy pamiętają ten jeden raz, kiedy ktoś dotrzymał.
entry-258-1 = Zaproponuj wspólną metę. Koło w koło, sekunda w sekundę.
entry-258-2 = Uściśnij dłoń i wymacaj klucze.
entry-258-3 = Przepij ich, aż spadną pod ławkę.
entry-258-4 = Powiedz „dobranoc”, i to szczerze.
entry-260-title = Rura bunkrowa
entry-260 = Pierwsza rura wychodzi w Niebieskim Bunkrze, za rampą, pod plandeką z napisem „Dekoracje teatralne”. Jest na niej koło wielkie jak stół, a na kole kłódka Czarnej Smoły wielka jak pięść. Kłódka jest tak nowa, że wisi na niej cena.
entry-260-1 = Otwórz ją wytrychem.
entry-260-2 = Odstrzel ją, byle szybko.
entry-260-3 = Załóż obok drugą kłódkę i sprzedaj Tamblynowi klucz.
entry-261-title = Rura w rafie
entry-261 = Druga rura była miejskim ściekiem, kiedy było jeszcze dokąd ściekać. Kończy się w rafie, w powietrzu, a pod nią wisi wanna. Co godzinę puszcza jedną kroplę. Do kropli stoi kolejka: trzy jaszczurki, wrona, mężczyzna.
entry-261-1 = Stań w kolejce za mężczyzną.
entry-261-2 = Wczołgaj się i odblokuj klapę.
entry-261-3 = Odczep wannę. Tłum będzie zachwycony.
entry-262-title = Rura w tramwaju
entry-262 = Trzecia rura wychodzi nad Yarrą, w tramwaju numer dziewięć, gdzie służy za stół. Pali się tam lampa. Ktoś struga i przestaje.
entry-2038-title = Dziewiątka
entry-2038 = Rourke własnoręcznie odsuwa karty. „Ktoś tu był dla nas grzeczny” – mówi i zapiera się o koło, a jedenastu kuzynów patrzy w sufit, żeby nie widzieć, jak się męczy. Agnes już się spakowała. Na głowie ma kapelusz, pod pachą poduszkę.
entry-2038-1 = Weź klucz do zaworu i wiwaty kuzynów.
entry-2038-2 = Poproś, żeby jutro zamknął za tobą drogę.
entry-2039-title = Jedenastu kuzynów
entry-2039 = Portret wisi twarzą do ściany. Kuzyni podzielili to, co zostawił, ale nie dzieli się to przez jedenaście. Poznają samochód. Wywiązuje się długa dyskusja, w której nikt nie podnosi głosu, o to, czy coś ci się należy, czy coś się należy od ciebie.
entry-2039-1 = Przebij się do koła siłą.
entry-2039-2 = Zapłać to, co się nie dzieli.
entry-2039-3 = Odwróć portret i wyjdź.
entry-2040-title = Obcy w tramwaju
entry-2040 = Nazywa się Rourke, trzyma Yarrę i na razie nic do ciebie nie ma. Starsza pani obok, w dobrym kapeluszu, to jego matka. „Nigdy nie widziała mety – mówi. – A tobie po drodze”. Jeden z kuzynów otworzył okno i usłużnie pokazuje palcem armatę.
entry-2040-1 = Obiecaj jej miejsce na trybunie.
entry-2040-2 = Obróć koło, zanim skończą pokazywać.
entry-2040-3 = Dosiądź się do gry.
entry-264-title = W cieniu, nie z przodu
entry-264 = Każde miejsce jest podpisane, niektóre dwa razy. W trzecim rzędzie, w cieniu, jest jedno dobre, z wizytówką Czarnej Smoły przypiętą do oparcia; rząd wyżej jest drugie, wdowy po piekarzu, która ma osiemdziesiąt lat i nigdy nie wstaje przed południem. Agnes stoi z poduszką przy bramie. Nie przytupuje. Robią to za nią kuzyni.
entry-264-1 = Odepnij wizytówkę Czarnej Smoły.
entry-264-2 = Odkup miejsce od wdowy.
entry-264-3 = Posadź Agnes do startu na swojej masce. Widok jest najlepszy.
entry-264-4 = Jutro. Czeka już tak długo.
entry-268-title = Trzeci dzwon
entry-268 = Trzeci dzwon to kawałek szyny, w który uderza się drugim. W oknach gasną świece, jedna po drugiej, a w szarówce jest bardzo dużo cichego chodzenia. Potem na trybunę wchodzą pierwsi ludzie, żeby zobaczyć linię, bo jest biała i jest ich, i zawsze widać ją najpierw.
entry-2041-title = Linia o świcie
entry-2041 = Jest. Ktoś odmalował ją w nocy, dwa razy szerzej, chyba resztką mlecznej farby, a dzieci, którym zabroniono na nią stawać, chodzą po niej z rozłożonymi rękami.
entry-2042-title = Linii nie ma
entry-2042 = Na betonie jest czysty prostokąt i cztery otwory po śrubach. Przyjechali ciężarówką. Wszystko odbyło się jak należy, mówi pan Tamblyn przez okno furgonu; wyścig, który należy, na papierze, do Czarnej Smoły, kończy się u Czarnej Smoły. Linia jedzie do Portu Żaru, zwinięta jak dywan. W miejscu po niej stoi dziewczynka, wciąż z rozłożonymi rękami.

## Ostatni przejazd, Linia jest tam, gdzie leży

entry-230-title = Ostatni przejazd
entry-230 = Do Iglicy, dookoła i do domu. Faworyt wiezie na temblaku złoty drążek, bo faworyt musi mieć co upuścić.
    Trybuna jest pełna. Dla cienia obwiesili ją prześcieradłami, a na jednym ktoś namalował poziom wody w Zbiorniku, z datą. Matka z Suchej Zatoki podnosi chorągiewkę. Trzyma ją w górze trochę dłużej, niż trzeba, i patrzy po kolei na każde z was jak na bochenek, w który się stuka od spodu, żeby usłyszeć, czy już gotowy.
entry-2076-title = O jeden samochód więcej
entry-2076 = W rzędzie stoi o jeden samochód więcej, niż jest nazwisk na liście. Kaszle. Jest zeszłoroczny, zamiast fotela ma kuchenne krzesło, a na krześle siedzi Stubbs i patrzy prosto przed siebie. Drugich drzwi trzyma się chłopiec o kuli. „Naprawiła się – mówi sędziemu. – Nie może pan jej zatrzymać. Ona się nigdy nie wycofała”.
    Ma tylko drugi bieg, ale jest to dzień, w którym różne rzeczy dojeżdżają. Lepiej się pospieszcie.
entry-229-title = Linia jest tam, gdzie leży
entry-229 = Do Iglicy, dookoła i dalej, do Portu Żaru, bo tam jest teraz linia. Tak wygląda wyścig na papierze. Trybuna w Suchej Zatoce i tak jest pełna; ludzie nie mają gdzie indziej siedzieć, więc patrzą na cztery otwory po śrubach.
    „Linia jest tam, gdzie leży” – mówi Matka z Suchej Zatoki. Mówi to do nikogo, wycierając ręce. „Na Grobli musieli z nią stanąć. Od takiej beli zagotuje się każda ciężarówka. A płótno da się ciąć”. Faworyt i tak dostaje złoty drążek. Nikomu nie przychodzi do głowy, dlaczego by nie.
entry-236-title = Komisja
entry-236 = Ktoś uderza w szynę i nic, co dzieje się teraz, już się nie liczy. Wszystko, co było przedtem, owszem. Sędziowie idą wzdłuż rzędu samochodów z lampą i księgą, a za nimi, jedno po drugim, ci, którzy mają o tobie coś do powiedzenia.
entry-2050-title = Zdjęcie
entry-2050 = Birdie Lamb z „Trąbki” ma je w kuwecie, jeszcze mokre. Widać na nim rękę, niewątpliwie twoją, zajętą czymś niewątpliwie niedozwolonym, a za nią kozę, która patrzy prosto w obiektyw. Twoja wersja brzmiała wtedy: gdzie indziej. Birdie nic nie mówi. Przypina zdjęcie do sznura, między dwoma prześcieradłami, tam gdzie dosięgnie je słońce.
entry-2077-title = Dłoń
entry-2077 = Było to umówione, przy lampie, i był na to uścisk twojej dłoni. Koło w koło, sekunda w sekundę. Ktoś z tamtej strony uścisku stoi teraz przy barierce albo będzie stał, kiedy przyjedzie laweta; i wcale nie poszedł krzyczeć na sędziów. Patrzy tylko na własną dłoń, z jednej strony i z drugiej, jak na rękawiczkę, która znalazła się bez pary.
entry-2051-title = Trzeci rząd, cień
entry-2051 = Agnes Rourke dostała swoje miejsce. Widziała z niego wszystko, co było do zobaczenia, powiedziano jej, kto jest kto, a ona wszystkich pomyliła i nic się nie stało. Kiedy otwierają twój samochód, staje na swojej poduszce, a z nią wstaje jedenastu kuzynów, a potem cały rząd, bo tak wypada.
entry-2052-title = Poduszka przy bramie
entry-2052 = Przy bramie leży poduszka i nikt na niej nie siedzi. Agnes czekała do południa; miała to na piśmie. Kuzyni przyszli bez niej. Nie są uzbrojeni, tylko na ciebie patrzą, wzdłuż całej barierki, a tam, gdzie stoją, nikt nie wiwatuje.
entry-2053-title = Nazwiska na kuli
entry-2053 = Wzdłuż rzędu idzie chłopiec i liczy. Na jednej kuli ma wszystkie autografy z trzydziestu wyścigów; staje przy twoich drzwiach i podnosi ją, żeby sędziowie mogli przeczytać. Są na niej dziś nowe podpisy, ołówkiem, szminką, smarem, od ludzi, którzy nigdy w życiu niczego nie prowadzili. Musieli pisać drobno. Wszyscy napisali to samo nazwisko i jest ono twoje.
entry-2054-title = Do odbioru
entry-2054 = Pan Tamblyn przyszedł pogratulować swojemu samochodowi. Kładzie rękę na drzwiach, tam gdzie jest nazwa, i klepie je dwa razy, jak konia, którego sprzedał. Na papierze nie można ci nic zarzucić. Papier ma ze sobą; prosi o parafkę, o tutaj, przy kranie.
entry-2054-1 = Parafuj.
entry-2054-2 = Napisz przy kranie coś innego.
entry-237-title = Sędziowie liczą
entry-237 = Dodają ołówkiem, potem atramentem. Jeden schodzi obejrzeć poziom w Zbiorniku, wraca i szepcze. Dopóki to trwa, na całej trybunie jest tak cicho, że słychać prześcieradła.
entry-293-title = Podium
entry-293 = Podium to wóz strażacki, bo w Suchej Zatoce tylko on stoi równo. Ktoś pryska czymś, co nie jest szampanem, i cztery tysiące ludzi wystawia języki.
    Matka z Suchej Zatoki pali weksel w formie do chleba. Potrzeba na to trzech zapałek. Potem podaje puchar, który jest kubkiem, z uchem, i jest pełny, po brzegi, ze Zbiornika; to właśnie jest nagroda. Pije się ją na oczach wszystkich i nikt nie odwraca wzroku.
    Do wieczora będzie o tym piosenka, a jutro nic się w niej nie będzie zgadzać.
entry-292-title = Olej na wozie strażackim
entry-292 = Jest podium, jest na nim zwycięzca i jest orkiestra. Wszystko w porządku. Kiedy orkiestra gra, dwaj ludzie w czystych czapkach znoszą po czterdziestu stopniach skrzynkę i wracają bez niej, otrzepując ręce.
    Wygrana jest twoja. Nikt nie powie, że nie; stoi to na papierze. Kiedy schodzisz, rozstępują się przed tobą uprzejmie, jak przed kimś z firmy. Na zdroju pośrodku placu jest nowa mosiężna tarcza ze wskazówką. Jakaś dziewczynka wrzuca monetę, żeby zobaczyć. Dostaje kubek, co do kropli, i koniec.
entry-291-title = Łeb w łeb
entry-291 = Trzeba zmierzyć to sznurkiem. Sędziowie kładą się na linii, wszyscy, z policzkami w kurzu, wstają i nie patrzą jeden na drugiego. Wszystkie koła stoją na niej. Ani jedno za nią.
    Nie ma na to przepisu. Pani Evens podkreśla obie kolumny, a one są równe, i zakłada ołówek za ucho jak ktoś, kto wraca do domu. Zakładu Czarnej Smoły nikt nie wygrał, więc nikt go nie odbierze. Puchar idzie wzdłuż waszego szeregu, każdemu po łyku, kto pije ostatni, ten wyciera, i jeszcze trochę zostaje.
entry-290-title = Trybuna
entry-290 = Zaczyna się od buta. Był na tej drodze o jeden faul za dużo, o jedno nazwisko za dużo starto rękawem, więc za butem leci ławka, a za ławką lampa. Prześcieradła palą się szybko.
    Potem nie ma już wyścigu. Wjeżdżacie samochodami pod rusztowanie, jeden obok drugiego, i ludzie schodzą po dachach, po nazwiskach na drzwiach, wam w ramiona i dalej. Kiedy robi się jasno, nie ma trybuny, nie ma linii i nie ma księgi. Wszystkich liczy się dwa razy. Są wszyscy. Do południa Czarna Smoła weźmie Zbiornik, bez licytacji, i aż do jutra nikt nie będzie miał siły się tym przejąć.
entry-231-title = Wokół Iglicy
entry-231 = Z bliska wieża jest ciepła i pełna szepczących wentylatorów. Każdy kierowca, który ją okrąży, wraca z tym samym snem i nikt go nie opowiada.
    U jej stóp biegnie w drodze koleina, wyżłobiona przez trzydzieści lat ostatnich okrążeń, a na ścianie, na wysokości drzwi, długa jasna blizna.
entry-231-1 = Okrąż ją szeroko i bezpiecznie, koleiną.
entry-231-2 = Otrzyj się o ścianę. Kamery to lubią.
entry-231-3 = Zgaś silnik i posłuchaj wentylatorów.
entry-2043-title = Sen, którego nikt nie opowiada
entry-2043 = Zamykasz oczy na jeden oddech. We śnie jest rano. W porcie stoi woda, po najwyższy stopień, a wszystkie łodzie są samochodami.
entry-2044-title = Ktoś macha
entry-2044 = Ktoś macha z falochronu, potem ktoś jeszcze. Znasz ich. To dla nich były te wszystkie postoje, choć nie umiesz powiedzieć, po co. Nikt cię nie woła. Po prostu cieszą się, że jesteś na obrazku. Kiedy się budzisz, ręce już ci nie drżą, a nie było nawet wiadomo, że drżały.
entry-2045-title = Ślad za tobą
entry-2045 = Twój samochód unosi się najlepiej, bo jest najbardziej pusty. Ciągnie się za nim ślad szeroki jak zatoka, a w nim kołyszą się wszystkie drobiazgi zabrane innym. Piękny ranek. Na falochronie nikt nie mówi ani słowa. Budzisz się z nogą już na gazie.
entry-2046-title = O stopień niżej
entry-2046 = Stoisz na schodach z kubkiem. Woda jest o stopień niżej. Schodzisz, a ona jest o stopień niżej. W tym porcie jest bardzo wiele stopni i budzisz się przed końcem rachunku, z suchym gardłem, silnik tyka, a radio podaje twoje nazwisko i jakąś liczbę.
entry-232-title = Linia mety
entry-232 = Most, hałas, zapach miasta, które włożyło najlepszą koszulę i wystawiło najgorsze piwo. Ktoś rzuca kapelusz, potem but, potem samego siebie.
    A pod hałasem, kiedy mijasz biel i zdejmujesz nogę z gazu, coś, czego w Suchej Zatoce jeszcze nie było słychać. Wszyscy wstrzymują oddech, żeby zobaczyć, kim jesteś.
entry-232-1 = 1. miejsce.
entry-232-2 = 1. miejsce po wysokim kursie, z kuponem w zębach.
entry-232-3 = 2. miejsce.
entry-232-4 = 1. miejsce, z zaklejoną kopertą wystawioną za okno.
entry-232-5 = 2. miejsce, jak było umówione.
entry-232-6 = 3. miejsce.
entry-232-7 = Byle do mety.
entry-233-title = Nie to miasto
entry-233 = Rozwinęli linię między dwoma zbiornikami. Wciąż jest na niej guma do żucia z Suchej Zatoki. Jest orkiestra, wypożyczona, i sznur, który ma powstrzymać tłum, tylko że tłum nie przyszedł; dziewięciu strażników klaszcze, po kolei, tak jak im kazano.
    To jest meta. Zegar tak twierdzi. Przez chwilę siedzisz w samochodzie z rękami na kierownicy i słuchasz, jak cicho się tutaj wygrywa.
entry-233-1 = Weź wieniec, z czegokolwiek jest.
entry-233-2 = Weź, co zostało z wieńca.
entry-233-3 = Przyjmij podziękowania, imienne, za umówione 2. miejsce.
entry-233-4 = Weź mikrofon i powiedz, czyja to guma do żucia.
entry-239-title = Ciężarówka na Grobli
entry-239 = Ciężarówka stoi z podniesioną maską wśród martwych statków i paruje. Na pace leży meta Suchej Zatoki, czterdzieści metrów płótna, zwinięta w rulon. Siedzą na niej trzej porządkowi w czystych czapkach i grają w karty o czapki.
    Czwarty leży pod silnikiem i śpiewa. Kiedyś śpiewała to załoga zeszłorocznego faworyta.
entry-239-1 = Walcz z porządkowymi Czarnej Smoły.
entry-239-2 = Napraw im ciężarówkę, z nożem w rękawie.
entry-239-3 = Zagraj z nimi o metr.
entry-239-4 = Pokaż im kontrakt z Czarną Smołą i zażądaj swojej części towaru.
entry-234-title = Meta w Ostatnim Moście
entry-234 = Rozkładasz linię w poprzek mostu, na samym środku, gdzie wieje, i przydeptujesz oba końce. Poborcy myta wychodzą popatrzeć. To półtora metra brudnego płótna, z czego białe jest na szerokość dłoni. Wracasz do samochodu, cofasz i przejeżdżasz.
    Nikt się nie odzywa. Potem inspektor, który nie ma na taki wypadek instrukcji, patrzy na zegarek i zapisuje czas.
entry-234-1 = Zapłać myto, dla porządku.
entry-234-2 = Przybij koniec gwoździem, żeby nikt jej znów nie wywiózł.
entry-238-title = Linia wraca do domu
entry-238 = Są cztery otwory po śrubach i jest dziewczynka z rozłożonymi rękami. Podajesz jej jeden koniec. Trybuna wstaje rząd po rzędzie, od dołu, tak jak podnosiłaby się na niej woda, i nikt nie krzyknie, dopóki płótno nie leży równo.
    Potem wracasz do samochodu, bo liczy się dopiero to, co przejechane. To najkrótszy wyścig w dziejach Suchej Zatoki. Opowiada się o nim, jakby był najdłuższy.
entry-238-1 = Niech ostatni metr poprowadzi dziewczynka.
entry-238-2 = Przejedź go na pełnej mocy.
entry-235-title = Rozbić lidera
entry-235 = O ostatnim okrążeniu zasady nie mówią nic. Za to bardzo długo milczą.
    Jesteście tak blisko, że widać, co tamci wożą na desce rozdzielczej: zdjęcie, łyżkę, zasuszony kwiat. Każdy coś ma. Kiedy się ich dotknie, grzechocze.
entry-235-1 = Zahacz im oś.
entry-235-2 = Wyrwij drążek.
entry-235-3 = Ściągnij im klucz z paska.
entry-235-4 = Wskaż drogę za nimi i krzyknij, że ktoś jest ranny.
entry-235-5 = Zestrzel im kupony zza szyby.
entry-235-6 = Zasalutuj i jedź.
entry-270-title = Kiedy patrzą na drogę
entry-270 = Cała Sucha Zatoka jest na górze, plecami do Zbiornika. Schodzisz po czterdziestu stopniach z kluczami w ręku. Są tam trzy koła i nikt nie obracał ich razem, odkąd zabrakło zatoki, dla której było warto.
entry-2047-title = Pierwsze koło
entry-2047 = Rdza, potem smar, potem na dłoń jasnego gwintu. Przez strop słychać, jak cztery tysiące ludzi nabiera tchu. Rennie trzyma lampę. Nie pyta, czy tak wolno, a ty nie mówisz jej, że to koniec wyścigu.
entry-2047-1 = Naprzyj na nie.
entry-2047-2 = Odczytaj tabliczkę i użyj obejścia.
entry-2047-3 = Użyj czwartego klucza. On to zrobi za ciebie.
entry-2048-title = Drugie koło
entry-2048 = Gdzieś w dawnym porcie unosi się i opada krata, jak sztuczna szczęka na języku. Z toru, w prostej linii, wyskakuje kurz. Na górze myślą, że to pierwszy z samochodów.
    Strażnik Czarnej Smoły zszedł na dziesiąty stopień. Ma własną lampę i nie może się zdecydować, na które z was poświecić.
entry-2048-1 = Naprzyj na nie.
entry-2048-2 = Wyślij strażnika na górę po większy klucz.
entry-2048-3 = Użyj czwartego klucza. On to zrobi za ciebie.
entry-2049-title = Trzecie koło
entry-2049 = Jest pomalowane na czerwono i ktoś starannie napisał na nim słowo „Nigdy”. Niżej, mniejszymi literami, inną ręką i w innym stuleciu, jest słowo „Chyba”.
    Rennie stawia lampę na stopniu i chwyta z drugiej strony.
entry-2049-1 = Obróć je.
entry-2049-2 = Obróćcie je razem, na trzy.
entry-2049-3 = Użyj czwartego klucza. On to zrobi za ciebie.
entry-272-title = Bramą boksów
entry-272 = Iglica okrążona i jesteś w domu. Więcej na kuponach nie stoi, drobnym, kanciastym pismem pani Evens: tam, dookoła i do domu. O linii ani słowa. Wjeżdżasz więc bramą boksów, kiedy wszyscy patrzą na drogę, a kolejki nie ma żadnej.
entry-272-1 = Połóż je na stoliku.
entry-272-2 = Zostaw je w kieszeni i jedź się ścigać.
entry-294-title = Księga jest zamknięta
entry-294 = Kładziesz je po jednym. Pani Evens każdy porównuje ze stroną, a przy piątym przestaje i zdejmuje okulary. Nie ma z czego wypłacić. Nikt by nie miał.
    „W takim razie jest twoja” – mówi i obraca księgę. Jest w niej cała Sucha Zatoka: łyżki, drzwi, Zbiornik, papiery Czarnej Smoły i pierścień pana Tamblyna. Należy do ciebie wyścig, który ktoś tam jeszcze wygrywa. Pani Evens oddaje ci ołówek, wsiada do karawanu i pyta, którędy w dół, bo tak się znajduje morze.
    Teraz ty mówisz, kto ile jest winien. Kolejka zdejmuje kapelusze.
entry-295-title = Port wraca
entry-295 = Woda wychodzi przez kraty bez pośpiechu. Najpierw tor jest ciemny, potem lśni, a potem pod trybuną stoi na głowie druga trybuna. Prowadzący samochód wpada w wachlarzu bryzgów i płynie, powoli się obracając, obok wszystkich.
    To woda na sześć tygodni. Do niedzieli będzie błotem. Ale licznik potrzebuje zbiornika, weksel zastawu, a wszystko, co się teraz należy Czarnej Smole, leży na słońcu, pełne dzieci. Znajdują cię na schodach, z kołem na kolanach. Pucharu za to nie ma. Znoszą cię na dół i wrzucają.
entry-280-title = Chorągiewka opada
entry-280 = Dzień się skończył i nic nie przejechało przez most. Matka z Suchej Zatoki stoi na linii z chorągiewką zwiniętą pod pachą. Pan Tamblyn patrzy na zegarek, a potem, przez delikatność, na swoje buty.
entry-281-title = Dziewięciu strażników klaszcze
entry-281 = W Porcie Żaru orkiestra poszła do domu. W Suchej Zatoce wciąż siedzą przed czterema otworami po śrubach, w kapeluszach, bo nikt im nie powiedział, że to koniec.
entry-296-title = Zeszłoroczny samochód
entry-296 = Na drodze słychać jakby szufladę pełną łyżek. To zeszłoroczny samochód. Stubbs jedzie na dwójce, bo jest tylko dwójka, a obok niej, przypięty dwa razy, z kulą między kolanami, siedzi chłopiec i mówi jej, gdzie skręcić.
    Staje przed linią. Wysiada, obchodzi samochód i otwiera mu drzwi. To Col przekracza linię, pieszo, trzymając kulę oburącz nad głową, i dla niego uderzają w szynę.
    Stubbs niczego nie podpisała. Na jej samochodzie nie ma papieru żadnego rodzaju. Weksel płonie, a za nimi, jedno po drugim, dojeżdżacie wy, na oparach, z odkrytymi głowami; wygrał z wami jedyny kierowca, który zawrócił.
entry-298-title = Kula
entry-298 = Pod wieczór przez most przejeżdża na drugim biegu zeszłoroczny samochód, bo nikt nie powiedział Stubbs, dokąd odjechała linia, a zresztą i tak by nie słuchała. Staje przy otworach po śrubach. Nie ma tam czego przekroczyć.
    Col wysiada. Patrzy na czysty prostokąt i na cztery tysiące ludzi, a potem bierze swoją kulę, na której są nazwiska z trzydziestu wyścigów, i kładzie ją między otworami. Pasuje. Linia jest tam, gdzie leży.
    Stubbs przejeżdża po niej w tempie konduktu. Ktoś uderza w szynę. Daleko na drodze do Portu Żaru, w lepszych samochodach i bez niczego, czym można by się pochwalić, słyszycie to i zdejmujecie nogę z gazu.
entry-297-title = Niczyj wyścig
entry-297 = Odczytują to z formularza. Wobec braku zwycięzcy stawka przechodzi na posiadacza weksla. Całość ma dwa zdania. Ludzie ze skrzynką czekają od południa i przynieśli własną lampę.
    Wy dowiadujecie się o tym w drodze, gdziekolwiek kto jest, od ludzi, którzy idą w przeciwną stronę z garnkami na plecach. Nie są źli. Jeden przystaje i tłumaczy, jak trzeba było wziąć ostatni zakręt. Na kuponie miał nazwisko, jedno z waszych. Pokazuje kupon, składa go w drobną kostkę i chowa.

## Spotkania

entry-240-title = Załoga do wynajęcia
entry-240 = Przy trasie, w stosie opon, mieszkają dwaj bracia i koza. Obaj bracia mają na imię Len. Zmieniają koła za opowieści i za benzynę.
entry-2055-title = Len i Len
entry-2055 = „On robi lewą stronę” – mówi Len. „Ja prawą” – mówi Len. Koza nazywa się Zastępca i zajmuje się papierami; zjadła wezwanie, dwa nakazy i większość atlasu. Końca wyścigu nigdy stąd nie widzieli, tylko środek, raz za razem, i bardzo by chcieli usłyszeć, jak się to kończy.
entry-2055-1 = Zapłać benzyną.
entry-2055-2 = Zapłać opowieściami.
entry-2055-3 = Podziwiaj kozę.
entry-2056-title = Lewa strona i prawa
entry-2056 = Pokłócili się. Środkiem stosu opon biegnie kreska kredą, a w poprzek kreski leży koza. Każdy zrobi swoją połowę samochodu i żaden nie powie drugiemu, jak mocno dokręca. „Powiedz mu – mówi Len – że to on puścił Stubbs na tamtym kole”. A więc o to chodzi.
entry-2056-1 = Noś wiadomości tam i z powrotem, aż się roześmieją.
entry-2056-2 = Zapytaj Lena o tamto koło.
entry-2056-3 = Weź samą lewą stronę i, póki krzyczą, kanister benzyny.
entry-2057-title = Jak u siebie
entry-2057 = Słyszą twój silnik, zanim widać stos, i lewarek już czeka. Jeden Len podaje ci herbatę. Drugi pokazuje, co ostatnio jada Zastępca, po kolei: prześcieradło, kupon, róg czegoś z nagłówkiem Czarnej Smoły i słowem „Zbiornik”.
entry-2057-1 = Poskładaj ten róg z kawałków.
entry-2057-2 = Zapytaj, czy kupon da się jeszcze odczytać.
entry-2057-3 = Opowiedz im, jak się kończy wyścig. Zmyślaj.
entry-241-title = Rywal w lusterku
entry-241 = Ktoś w masce od godziny siedzi ci na zderzaku, a teraz macha łańcuchem. W tym świetle nie widać, czy to groźba, czy pozdrowienie, a przy tej prędkości to już prawie wszystko jedno.
entry-2058-title = Łańcuch
entry-2058 = Na łańcuchu są zamalowane barwy jakiegoś sponsora. W aucie siedzą trzy osoby i zdaje się, że mają na spółkę jedną parę gogli. Kto ma gogle, ten kieruje.
entry-2058-1 = Walcz z ekipą rywali.
entry-2058-2 = Ucieknij im.
entry-2058-3 = Rzuć im zapasowe gogle.
entry-2059-title = Ten sam łańcuch
entry-2059 = To ten sam samochód, uboższy o jedne drzwi. Zrównuje się z tobą. Osoba w goglach podaje rachunek, wystawiony na ciebie, za drzwi, za chłodnicę i za coś, co nazwano utratą dobrego humoru. Pokwitował go z góry pan Tamblyn.
entry-2059-1 = Znów walcz z ekipą rywali.
entry-2059-2 = Zapłać rachunek.
entry-2059-3 = Wynajmij ich, żeby gonili kogo innego.
entry-2059-4 = Zahamuj.
entry-242-title = Autograf
entry-242 = Chłopiec o kuli stoi tam, gdzie droga jest najwęższa, co jest sprytne. Ma na tej kuli wszystkich kierowców z trzydziestu wyścigów, od gumy aż po pachę. Nazywa się Col.
entry-2060-title = Miejsce na jeszcze jeden
entry-2060 = Pół twarzy ma poparzone; oparzenie jest sprzed roku i źle się zagoiło. Podsuwa ci kulę do podpisu. Jego matka wolałaby, żeby cię tu nie było, kiedy zjawią się inni. Pilnuje w Suchej Zatoce wody, mówi, i kierowców jej więcej nie trzeba; miała jednego.
entry-2060-1 = Podpisz się porządnie.
entry-2060-2 = Zamiast podpisu obejrzyj oparzenie.
entry-2060-3 = Zużyj na oparzenie to, co masz.
entry-2060-4 = Odjedź, jak prosi matka.
entry-2061-title = Małe litery
entry-2061 = To Col. Jedno z nazwisk na kuli poprawia co wieczór atramentem, żeby się nie starło, a drugie zeszlifował. Nie mówi dlaczego. Pyta cię, czy samochód jest gorący, zanim się zapali, czy dopiero potem.
entry-2061-1 = Odpowiedz mu jak mechanikowi.
entry-2061-2 = Zajmij się wreszcie oparzeniem.
entry-2061-3 = Zapytaj, czyjego nazwiska już nie ma.
entry-2061-4 = Pomachaj i nie opuszczaj szyby.
entry-2062-title = Bez kuli
entry-2062 = Nikt by już w nim nie poznał chłopca z pożaru. Ktoś o to zadbał i skóra się przyjęła. Kula służy mu teraz za drzewce; macha na zakręcie poszewką i robi to dobrze, bez niego oleju nie byłoby widać. „Mówiłem im, żeby lali na tamtym zakręcie – mówi Col – gdzie jeżdżą ci ze Smoły”.
entry-2062-1 = Jedź suchym torem, który ci pokazuje.
entry-2062-2 = Przewieź go raz na drugim fotelu.
entry-2062-3 = Poproś, żeby zostawił olej tam, gdzie był.
entry-243-title = Miraż paliwa
entry-243 = Cysterna na boku i kałuża wielkości ogródka. To nie jest benzyna. To mogłaby być benzyna. Stoją w niej po kostki trzy ptaki i czekają, aż kto inny zapali zapałkę.
entry-2063-title = Wielkości ogródka
entry-2063 = Kierowca zostawił za szybą kabiny kartkę. Jest na niej „zaraz wracam”, a atrament już zbrązowiał. Ktoś odpisał pod spodem ołówkiem, ktoś inny odpisał na to i teraz jest tam już cała rozmowa.
entry-2063-1 = Tankuj.
entry-2063-2 = Przeszukaj kabinę.
entry-2063-3 = Dopisz coś do rozmowy.
entry-2064-title = Ogródek nocą
entry-2064 = Cysternę postawiono z powrotem na koła. Dwóch ludzi Czarnej Smoły przelewa do niej kałużę, przy latarce, kubkiem, przez skarpetę. To woda. Prawie cała od początku była wodą; mieli dopilnować, żeby w Suchej Zatoce nikt się o tym nie dowiedział.
entry-2064-1 = Napij się na ich oczach i powiedz o tym w Suchej Zatoce.
entry-2064-2 = Potrzymaj im latarkę, za opłatą.
entry-2064-3 = Wyciągnij skarpetę.
entry-244-title = Skrót
entry-244 = Zarośnięty paprocią znak obiecuje skrót w języku strzałek i czaszek. Strzałek jest więcej. Czaszki są nowsze.
entry-2065-title = Strzałki i czaszki
entry-2065 = Droga schodzi w zielony cień i słychać strumień, co jest niedorzeczne. Na skraju wisi, starannie przewieszony przez gałąź, kombinezon wyścigowy z numerem na plecach, starszym od ciebie.
entry-2065-1 = Uwierz strzałkom.
entry-2065-2 = Uwierz czaszkom.
entry-2065-3 = Domaluj jeszcze jedną strzałkę, dla tych z tyłu.
entry-2066-title = Nowsze czaszki
entry-2066 = Znasz to miejsce. Ktoś tu sprzątał: czaszki leżą według wielkości, a kombinezon jest uprasowany. Na końcu drogi staruszek w podkoszulku nakrywa stół na dwie osoby. Jechał w czwartym wyścigu, mówi. Pojechał skrótem. Cały czas się zbiera, żeby ruszyć dalej.
entry-2066-1 = Usiądź i zjedz.
entry-2066-2 = Zaproponuj, że wywieziesz go na szosę.
entry-2066-3 = Zapytaj o dalszą drogę, tę, którą znalazł i której nie wybrał.
entry-245-title = Pustelnik chronometrażysta
entry-245 = Stary człowiek w jaskini zapisał każdy czas okrążenia od Dopustu, kredą na ścianie, także twój jutrzejszy, jeszcze nieprzejechany.
entry-2067-title = Jutrzejszy czas
entry-2067 = Krzywi się na jego widok, ale życzliwie. Jego zegary różnią się nawet o rok i on im na to pozwala; mówi, że zegar poprawiany przestaje się starać. Wolałby pytania o każdy inny czas.
entry-2067-1 = Poproś, żeby pokazał.
entry-2067-2 = Pohandluj z nim.
entry-2067-3 = Nakręć mu zegar i jedź.
entry-2068-title = Czas się zmienił
entry-2068 = Starł go rękawem i napisał od nowa. Jest lepszy albo gorszy; pustelnik trzyma lampę tak, że niezupełnie widać. „Coś się zmieniło – mówi. – Wczoraj był tu wpisany ktoś inny”.
entry-2068-1 = Zapytaj, co ma pod zeszłym rokiem, na drugim miejscu.
entry-2068-2 = Pożycz kredę.
entry-2068-3 = Nakręć pozostałe zegary, wszystkie.
entry-246-title = Złamana mistrzyni
entry-246 = Zeszłoroczna zwyciężczyni siedzi przy zeszłorocznym samochodzie. Jedno i drugie jeszcze chodzi, w pewnym sensie. Nazywa się Stubbs. Wygrała o jedenaście długości i od tamtej pory nie powiedziała o tym ani jednego całego zdania.
entry-2069-title = Jedenaście długości
entry-2069 = Maska jest podniesiona. Wszystkie części leżą na kocu w takiej kolejności, w jakiej powinny wrócić na miejsce, i nie wracają. Na lewym błotniku, nisko, lakier ma pęcherze, jak to lakier, kiedy się przejedzie bardzo blisko czegoś gorącego.
entry-2069-1 = Słuchaj, aż padnie całe zdanie.
entry-2069-2 = Zamontuj części po kolei i też nic nie mów.
entry-2069-3 = Ogołoć samochód.
entry-2069-4 = Ścigaj się z nią raz, przez wzgląd na dawne czasy.
entry-2070-title = Drugi bieg
entry-2070 = Jakoś jeździ. Ma tylko dwójkę. Stubbs jeździ tam i z powrotem po jednej prostej, kilometr w każdą stronę, i za każdym razem staje w tym samym miejscu, przed zakrętem. „Musiałabym hamować” – mówi, kiedy się z nią zrównujesz. To jest to całe zdanie.
entry-2070-1 = Przejedź zakręt przed nią, powoli, żeby mogła jechać za tobą.
entry-2070-2 = Zapytaj, co dało jej zwycięstwo.
entry-2070-3 = Daj jej numer Czarnej Smoły. Płacą za znane nazwiska.
entry-2071-title = Koc, na którym nic nie ma
entry-2071 = Samochodu nie ma. Został koc, zamieciony do czysta, i wgłębienia po kołach. Stubbs siedzi na kuchennym krześle i trzyma ręce tak, jak się trzyma kierownicę. Widzi, że na nie patrzysz, i kładzie je na kolanach.
entry-2071-1 = Zostaw jej coś, co zmieści się na kocu.
entry-2071-2 = Zapytaj, kto zabrał samochód.
entry-2071-3 = Weź poduszkę z krzesła. Nikt tu już niczego nie wygra.
entry-247-title = Wóz prasowy
entry-247 = Kobieta z aparatem na kiju wychyla się z furgonetki i przy dziewięćdziesięciu na godzinę pyta, jakie to uczucie. Za nią ktoś już zapisuje twoją odpowiedź. To Birdie Lamb z „Trąbki”, która drukuje wszystko, nawet sprostowania.
entry-2072-title = Jakie to uczucie
entry-2072 = Chciałaby mieć w życiu jedno zdjęcie, które nie jest zdjęciem wypadku. Na razie ma cztery tysiące sześć. Furgonetka podjeżdża bliżej, a jej kierowca wychyla się, żeby pod ramieniem Birdie zobaczyć drogę.
entry-2072-1 = Pokaż jej.
entry-2072-2 = Powiedz coś, co da się zacytować.
entry-2072-3 = Namów ją na zdjęcie poziomu wody w Zbiorniku.
entry-2072-4 = Bez komentarza.
entry-2073-title = O pewnym wieczorze
entry-2073 = Ma pytanie o stempel albo o stoper, albo o puszkę; czyta je z kartki i daje ci zgadywać, o co z tych trzech. Wszystko to całkiem przyjaźnie. Na siedzeniu obok leży odbitka, obrazkiem w dół, i Birdie trzyma na niej łokieć, bo wieje.
entry-2073-1 = Powiedz, że cię tam nie było.
entry-2073-2 = Powiedz, że owszem, i dlaczego.
entry-2073-3 = Zainteresuj ją czyimś innym wieczorem.
entry-2073-4 = Zestrzel aparat z kija.
entry-2102-title = Wóz z wodą
entry-2102 = Wielbłąd, wóz, beczka z pieczęcią Suchej Zatoki i woźnica, który mówi, że jedzie na zachód, bo beczka tam jedzie. Ma fakturę. Wystawiono ją na Czarną Smołę, za jedną beczkę, próbka, z datą dzień po wyścigu.
entry-2102-1 = Zawróć wielbłąda.
entry-2102-2 = Napełnij własny kanister i nic nie mów.
entry-2102-3 = Odkup od niego fakturę.
entry-2104-title = Druga lista
entry-2104 = Człowiek na rowerze, z karabinem w poprzek kierownicy. Ma odpis z tablicy sędziów, dolną połowę, i sprawdza, czy zgadzają się twarze. Przeprasza za rower.
entry-2104-1 = Stój spokojnie, niech sprawdzi.
entry-2104-2 = Zapłać mu tyle, ile za ciebie dają.
entry-2104-3 = Powiedz mu, gdzie są pozostali.
entry-2104-4 = Napraw mu łańcuch.
entry-2106-title = Pod wrakiem
entry-2106 = Auto rajdowe na dachu, koła jeszcze się kręcą. Wysuwa się ręka z monetą. Potem jakiś głos mówi, że to wina tego drugiego kierowcy, i podaje nazwisko, i całkiem możliwe, że ma rację.
entry-2106-1 = Dźwignij z niego wrak.
entry-2106-2 = Usztywnij, czego dosięgniesz.
entry-2106-3 = Weź monetę. I koła.
entry-2108-title = Hotel pod Paprocią
entry-2108 = W mokrej dolinie stoi hotel bez dachu, za to z pełną księgą gości. Kierowcy wszystkich wyścigów wpisywali się do niej po drodze, a drugą kolumnę, „Powrót”, zostawiali na później. Recepcjonista jest bardzo dużym pająkiem albo z takim mieszka. Pióro wisi na sznurku.
entry-2108-1 = Wypełnij obie kolumny, od razu.
entry-2108-2 = Poszukaj zeszłorocznego faworyta.
entry-2108-3 = Prześpij się w najsuchszym łóżku.
entry-2108-4 = Wypełnij czyjąś drugą kolumnę, dla jego syna.
entry-2110-title = Lina holownicza
entry-2110 = Jedna z lawet stanęła na poboczu; lampy się palą, w środku nikogo. Kierowca klęczy kawałek dalej z uchem przy drodze. Przysięga, że słyszy, jak w Zbiorniku opada woda.
entry-2110-1 = Posłuchaj razem z nim.
entry-2110-2 = Pożycz paliwo z lawety, póki on słucha.
entry-2110-3 = Odwieź go do domu, do żony.
entry-2112-title = Światło, które nie jest autem
entry-2112 = Ktoś nadaje ze starej latarni na molo, długo i krótko. To cena. Liczysz na palcach i wychodzi, że twoja i że od kolacji się zmieniła. Za światłem stoi Kuzyn Mal z kocem i lampą i sprzedaje do Portu Żaru jutrzejszy dzień.
entry-2112-1 = Nadaj gorszą.
entry-2112-2 = Zgaś lampę strzałem.
entry-2112-3 = Zapytaj Mala, co by zrobił z czapką.
entry-2114-title = Towarzystwo na drodze
entry-2114 = Jest obok ciebie silnik, choć nie było słychać, żeby nadjeżdżał. Ma tylko drugi bieg i żadną miarą nie powinno go tu być.
entry-2074-title = Nikt za kierownicą
entry-2074 = To samochód bez nikogo, wrak, który toczy się z górki. Ktoś zwolnił hamulec i poszedł. Przez kilometr jedzie z tobą równo, kłapiąc drzwiami, jak pies, który chce, żeby mu coś powiedzieć, a potem sam skręca w sól.
entry-2074-1 = Jedź za nim. Coś leżało na fotelu.
entry-2074-2 = Niech wyprowadzi w pole tych, którzy cię ścigają.
entry-2074-3 = Zabierz mu koła, kiedy stanie.
entry-2075-title = W cieniu wiatru
entry-2075 = To Stubbs. Na drugim fotelu jest poduszka i pas, i jeszcze nikogo. Nie patrzy w twoją stronę. Wsuwa zeszłoroczny samochód przed twój, bierze wiatr na siebie i trzyma tak, z gazem do dechy, na dwójce, z ręką za oknem, która pokazuje, gdzie droga jest dobra.
entry-2075-1 = Jedź pod jej osłoną.
entry-2075-2 = Wyprzedź ją, z ręką w górze.
entry-2075-3 = Zwolnij razem z nią na zakręcie, na którym musiałaby hamować.
entry-2116-title = Pieszo na zachód
entry-2116 = Dwanaście osób z Suchej Zatoki idzie do Portu Żaru zobaczyć metę, bo za nią zapłaciły. Niosą ławkę. Co kilometr stawiają ją, siadają na dwie zmiany i wstają.
entry-2116-1 = Podwieź tych starszych do Grobli.
entry-2116-2 = Powiedz im, gdzie jest linia i że płótno da się ciąć.
entry-2116-3 = Posiedź z nimi jedną zmianę.
