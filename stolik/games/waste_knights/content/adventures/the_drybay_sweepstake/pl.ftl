### Wielki wyścig Suchej Zatoki

# en d0fbd673
adventure = Wielki wyścig Suchej Zatoki

# en e6f6452a
variable-crossed = za linią mety
# en 68583b29
variable-tar = papiery Czarnej Smoły
# en 70b87d83
variable-heat = gniew trybun
# en b4ce4b23
variable-fame = sława
# en 48306fd0
variable-stamps = stemple
# en 5dfcae1b
variable-pylon = okrążona Iglica
# en 383d8ba7
variable-done = ukończony wyścig
# en c4271f7b
variable-slips = kupony
# en 525f9a13
variable-keys = klucze do Zbiornika
# en 71ebfab1
variable-turns = obrócone koła
# en f3c60208
variable-dirt = faule do udowodnienia
# en f52cc8a5
variable-kind = postoje dla ludzi
# en 7030f0bb
variable-oath = obietnica dana Agnes
# en dfff30d1
variable-pact = uścisk dłoni
# en f2dfe18c
variable-line = kawałek linii
# en ddc78300
variable-tarred = umowa z Czarną Smołą

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
# en af725322
enemy-EA21 = Wdowa z rogatki
# en 1559a044
enemy-EA22 = Porządkowi Czarnej Smoły

# en 4b105b12
thread-A2-T1 = Papiery i benzyna
# en 7605d6c2
thread-A2-T2A = Długie okrążenie
# en 1dbef84c
thread-A2-T2B = Krwawy rajd
# en 3dfe63cb
thread-A2-T3 = Noc przed metą
# en 264a7754
thread-A2-T4A = Ostatni przejazd
# en c3b2e1ac
thread-A2-T4B = Linia jest tam, gdzie leży

# en 6c559225
action-sign-a-sponsor = Podpisz umowę ze sponsorem
# en 7a46f122
action-qualifying-stunt = Popis kwalifikacyjny
# en bab86a5c
action-ask-your-price = Zapytaj o swoją cenę
# en 51814163
action-stamp-at-lastbridge = Stempel w Ostatnim Moście
# en 32e83d77
action-stamp-at-pumps = Stempel w Pompach
# en 46cd948c
action-stamp-at-port-ember = Stempel w Porcie Żaru
# en 92f93dc9
action-stamp-at-saltgate = Stempel w Solnej Bramie
# en 3ceab7d8
action-stamp-at-tin-lantern = Stempel w Blaszanej Latarni
# en e5f037b0
action-slip-a-bribe = Wręcz łapówkę
# en 8e6af2ec
action-run-them-off-the-road = Zepchnij ich z drogi
# en 1264b612
action-ask-the-bookmaker = Zapytaj bukmacherkę
# en d4fcf7e5
action-read-the-board = Przeczytaj tablicę
# en 5e2aef06
action-claim-the-bounty = Odbierz nagrodę za głowę
# en 10f8ae2d
action-walk-down-to-the-tank = Zejdź do Zbiornika
# en ba43343c
action-knock-at-the-tar-van = Zapukaj do furgonu Smoły
# en 2eb84755
action-place-the-last-bet = Obstaw po raz ostatni
# en 8696f71b
action-visit-the-sealed-cars = Odwiedź zaplombowane auta
# en ca9595a2
action-shake-hands = Podaj rękę
# en 679379fb
action-find-a-seat-for-agnes = Znajdź miejsce dla Agnes
# en d2b379a4
action-follow-the-pipe = Idź wzdłuż rury
# en 4fef2e0a
action-round-the-pylon = Okrąż Iglicę
# en 1e3bfc46
action-cross-the-line = Przetnij linię mety
# en 2e59af59
action-wreck-the-leader = Rozbij lidera
# en 741bd2fb
action-open-the-tank = Otwórz Zbiornik
# en e104d426
action-close-the-book = Zamknij księgę
# en 57013036
action-cut-a-length-of-line = Odetnij kawałek linii
# en bb31665b
action-lay-the-line = Połóż linię

## Papiery i benzyna

# en 6e4e9a31
entry-200-title = Sucha Zatoka wzywa
# en 5d70eb7d
entry-200 = Gdzie był port, jest tor, a gdzie było nabrzeże, jest trybuna. Pod trybuną, czterdzieści stopni w dół, leży Zbiornik: cała woda, jaką mają cztery tysiące ludzi.
    Matka z Suchej Zatoki czyta zasady z kawałka maski czyjegoś auta. Raz dookoła wszystkiego, co zostało, a o ostatnie okrążenie nikt nie pyta.
    Potem odwraca maskę. Na odwrocie jest drugi zakład: zeszłozimowa ropa, dług u Czarnej Smoły, a w zastaw Zbiornik. Jeśli wyścig zostanie jej, weksel spłonie. Jeśli stanie się ich, kran dostanie licznik.
# en f8e41ed0
entry-201-title = Komisja techniczna
# en f63b76ab
entry-201 = Zanim opadnie chorągiewka, są papiery. W trzech miastach czekają sponsorzy, a czterech szaleńców postawiło rampy tam, gdzie ramp być nie powinno.
    Sędziowie liczą oklaski. Oklaski nazywa się tu sławą. Całą resztę liczy pani Evens, która prowadzi księgę przy karcianym stoliku pod bramą boksów, ołówkiem krótszym od własnego kciuka. Patrzy na wasze opony, potem na wasze ręce i zapisuje liczbę. Kolejka za wami się śmieje.
    „To nie obelga – mówi. – To cena”.
# en 9820f7c3
entry-202-title = Nazwisko na drzwiach
# en 806dad60
entry-202 = W cieniu stoi ławka, jak w każdym mieście, przez które idzie droga, dla tych, którzy kupują drzwi. Nie blachę; miejsce na niej, tam gdzie się pisze nazwisko.
# en a0b93de1
entry-2000-title = Ławka
# en 25c9b289
entry-2000 = Siedzi tu człowiek z Czarnej Smoły, z olejem pod złotym pierścieniem. Wedle wizytówki to pan Tamblyn i na papierze jest zachwycony. Obok stoi dziewczyna z tacą chleba Matki z Suchej Zatoki; kazano jej się uśmiechać, ale zapomina.
    Kogo nie ma na ławce, ten znalazł już swoje drzwi. Możesz też namalować na swoich własne nazwisko. Wychodzi taniej i schnie szybciej.
# en 037e61fb
entry-2000-1 = Podpisz umowę z Czarną Smołą.
# en c5721b60
entry-2000-2 = Podpisz umowę z Matką i gryź ostrożnie; w bochenku jest klucz.
# en e017bf83
entry-2000-3 = Jedź pod własnym nazwiskiem.
# en a6f954c2
entry-2001-title = Pusta ławka
# en 544ef3cd
entry-2001 = Wszyscy sponsorzy znaleźli już swoje drzwi. Została puszka farby, pędzel o jedenastu włosach i Kuzyn Mal, kuzyn każdego inspektora na trasie, zdaniem którego auto bez sponsora to auto, na którym jest jeszcze miejsce.
# en 53afa305
entry-2001-1 = Namaluj własne nazwisko, duże.
# en 04d5747b
entry-2001-2 = Zawieź zamiast tego paczkę dla Mala i nie potrząsaj.
# en 336beebc
entry-2001-3 = Pożycz pędzel dziewczynie, która zawsze chciała namalować kozę.
# en 836b7f31
entry-203-title = Skok nad bunkrem
# en 8d4401b1
entry-203 = Betonowy bunkier bez dachu, rampa i lekarz, który już myje ręce. Rekord: jedenaście metrów i jedna noga.
    Rekordzistka sprzedaje bilety. Narysowała kredą jedną kreskę do lądowania, a drugą dla karetki, i patrzy na rampę tak, jak inni patrzą na morze. „To nie skok jest najgorszy – mówi. – Najgorsze, że bunkier wychodzi ci naprzeciw”.
# en 9a5dc5e1
entry-203-1 = Wjedź na rampę na pełnym gazie.
# en 3fdc5202
entry-203-2 = Najpierw przebuduj rampę.
# en 949b2558
entry-203-3 = Przypnij rekordzistkę na drugim fotelu; niech dyktuje tempo.
# en c27c2f2d
entry-2002-title = Druga kreska
# en 46db8d04
entry-2002 = Lądujesz na kresce przeznaczonej dla karetki. Ktoś ją troskliwie przesunął o pół metra. Tłum nie wie, czy wiwatować, i poprzestaje na długim jęku uznania.
    Lekarz ma ciepłe ręce. „Robię tylko nogi – mówi – ale resztę umiem podziwiać”.
# en d7e56807
entry-2002-1 = Wejdź na dach auta i ukłoń się.
# en ec82c68c
entry-2002-2 = Daj lekarzowi poćwiczyć.
# en 42c29468
entry-2002-3 = Rusz na bunkier jeszcze raz, póki się ciebie boi.
# en 35e96ce0
entry-204-title = Slalom nad Yarrą
# en ff97b48a
entry-204 = Trasa wije się między zatopionymi tramwajami, a tramwaje mają lokatorów. Zielona woda stoi po klamki i marszczy się pod wiatr.
    Na dachu najbliższego staruszka w dobrym kapeluszu stawia pasjansa. Nie podnosi wzroku. Ktoś namalował na jej tramwaju numer, a niżej drugi, tam gdzie wpadł ostatni samochód.
# en 8ebc5225
entry-204-1 = Lawiruj.
# en 6c79d535
entry-204-2 = Wystrzelaj sobie prostą drogę.
# en e796f173
entry-204-3 = Zdejmij czapkę i zapytaj, które drzwi są w użyciu.
# en bcb996cf
entry-205-title = Koralowe koło
# en bcaa86ff
entry-205 = Ktoś postawił w suchej rafie diabelski młyn i puścił go w ruch. Masz przez niego przejechać i wyjechać górą.
    Operator śpi z butem na dźwigni. Do piersi ma przypiętą listę tych, którzy już przejechali, w dwóch kolumnach. W lewej są nazwiska. W prawej – dokąd odesłać rzeczy.
# en 215e7dab
entry-205-1 = Wyczuj moment.
# en 2a54dad9
entry-205-2 = Oczaruj operatora, żeby zwolnił.
# en 104123dc
entry-205-3 = Wetknij w szprychy drąg i nazwij to jazdą.
# en b37da133
entry-206-title = Sprint przy płocie
# en 43d3fa51
entry-206 = Kilometr wzdłuż płotu pod prądem, oba lusterka złożone, gruby człowiek ze stoperem na dachu szopy. Nie zapisał jeszcze żadnego czasu, tylko inicjały.
    Płot brzęczy na jednej nucie, czuć ją w plombach. Co kilka metrów coś małego zatrzymało się przy nim i zostało, tak że z daleka wygląda na udekorowany.
# en 1501b013
entry-206-1 = Gaz do dechy.
# en 6e1e96b3
entry-206-2 = Odetnij prąd rzuconym kluczem.
# en dfd6e843
entry-206-3 = Kup stoper.
# en eb932031
entry-208-title = Karciany stolik
# en 2815d3e5
entry-208 = Pani Evens prowadzi księgę od trzydziestu wyścigów i nigdy nie stanęła po niczyjej stronie. Chciałaby ją raz porządnie zamknąć, z obiema kolumnami równo, i pojechać popatrzeć na morze. Jakiekolwiek.
    „Dziewięć do dwóch – mówi. – Było siedem, ale potem ktoś wysiadł z auta”. Trzyma ołówek nad twoją linijką i czeka, na ile się wycenisz.
# en aaa41813
entry-208-1 = Postaw na siebie coś drobnego.
# en 00b24b21
entry-208-2 = Weź wysoki kurs; faworytem jest dziś kto inny.
# en 855fa195
entry-208-3 = Zapytaj, po co jej morze.
# en 528a58ef
entry-208-4 = Nie stawiaj nic. To też zapisze.
# en 2d62b83c
entry-209-title = Bramy się zamykają
# en e882d214
entry-209 = Po piątym dzwonie sędziowie przestają liczyć, bez względu na to, czy jest jeszcze co liczyć. Chłopiec biegnie wzdłuż ramp i wyrywa chorągiewki. Dwóch szaleńców pyta, czy mogą teraz skoczyć sobie dla przyjemności, skoro nikt nie korzysta.
# en de8f4f48
entry-207-title = Stół sędziów
# en ed16c634
entry-207 = Sędziowie lubią kłótnie kierowców; przy nich schodzi piwo. Faworyta pytają, jaki to będzie wyścig. Tłum przyniósł transparenty dwóch rodzajów i ucieszy się z każdego.
    Matka z Suchej Zatoki opiera o stół ręce białe od mąki. „Na zachód i dookoła, ze stemplami – mówi – albo na wschód i na przełaj, z cenami. Tak czy tak będą patrzeć na was, a nie na poziom wody w Zbiorniku”.
    Pan Tamblyn na końcu stołu już pisze. Na odpowiedź zostawia puste miejsce.
# en 58d9ab60
entry-207-1 = Krwawy rajd, z listą nazwisk.
# en 7ad1f8dd
entry-207-2 = Porządne okrążenie ze stemplami w książeczce.

## Długie okrążenie

# en ba540c32
entry-210-title = Karta
# en 964ee578
entry-210 = Sześć okienek na sześć miast, a w każdym inspektor, któremu kazano robić trudności. Pierwszy samochód w mieście dostaje kwiaty. Okienko Suchej Zatoki podbijają jeszcze przed startem, żeby nikt nie mógł powiedzieć, że nigdzie nie dojechał; kolejne cztery zamykają okrążenie. Mechanik idzie wzdłuż szeregu i każdemu dokręca jedną nakrętkę.
    Karty wydają z puszki po herbatnikach. Na odwrocie są zeszłoroczne nazwiska, a jedną linijkę wydrapano tak mocno, że zrobiło się z niej jeszcze jedno okienko. „Wycofany – mówi urzędnik, zanim ktokolwiek zapyta. – W księdze stoi, że się wycofał”.
# en fa70363f
entry-211-title = Okienko w Ostatnim Moście
# en 59e1f2fd
entry-211 = Jedną ręką inspektor stempluje, drugą podsuwa skrzynkę na myto. Za nim na wietrze śpiewa most, jedną nutę długą i jedną krótką, jakby ktoś próbował sobie przypomnieć nazwisko.
# en 304732d9
entry-2010-title = Pierwszy przejazd przez most
# en 254dd359
entry-2010 = Przed tobą nikt tędy nie jechał, więc córka poborców myta podaje ci kwiaty. Są z drutu i są zeszłoroczne; wisi na nich karteczka z nazwiskiem kierowcy i słowem „Wycofany”. Karteczkę chciałaby dostać z powrotem.
# en 0391b8f0
entry-2010-1 = Weź kwiaty, a karteczkę jej oddaj.
# en b08ccbe1
entry-2010-2 = Zatrzymaj jedno i drugie. Nazwisko zawsze jest komuś coś warte.
# en 45b263c2
entry-2010-3 = Załóż się z poborcami, że powtórzysz to na dwóch kołach.
# en 4fbbfe99
entry-2011-title = Myto zapłacone
# en b6755a02
entry-2011 = Kwiatów już nie ma, ale po całym moście walają się druciane płatki i cudza guma. Poborcy przeliczają zawartość sakiewki. Kiedy na nich patrzysz, przestają.
# en 3b093115
entry-2011-1 = Zapytaj, kto zapłacił i za co.
# en 818445dc
entry-2011-2 = Zapłać myto, o które nikt nie prosi, żeby następnych przeszukano.
# en 6afd0ac6
entry-2011-3 = Pomachaj i jedź.
# en 7526b452
entry-212-title = Okienko w Pompach
# en d6d3abf6
entry-212 = Stempel to tutaj odcisk buta w mokrej glinie. Dzieci pytają, czy masz wodę, i grzecznie przyjmują odpowiedź. Stara pompa na placu ma imię, a przy niej stoi krzesło dla tego, kto akurat ma dyżur i jej słucha.
# en 4dd7bb74
entry-2012-title = Pierwszy wjazd do Pomp
# en 53c36705
entry-2012 = Kwiaty są prawdziwe, co w tak suchym mieście jest skandalem, i wszyscy tu o tym wiedzą. Mechaniczka podaje je na wyciągnięcie ręki.
    „Nasza pompa i tamten Zbiornik to rodzeństwo – mówi. – Ta sama wytwórnia, te same zawory. Mam tu klucz do zamka, którego nigdy nie zobaczę”. Patrzy na twoją kartę, na której tusz jest jeszcze mokry, bardziej niż cokolwiek innego na placu.
# en f5c9a965
entry-2012-1 = Weź kwiaty.
# en 07628ac3
entry-2012-2 = Zostaw kwiaty w wiadrze dla dzieci, a dawkę leku dla najmłodszego.
# en 35d633e5
entry-2012-3 = Zamiast o kwiaty poproś o klucz.
# en 321973e8
entry-2013-title = Krzesło do słuchania
# en d3271d5e
entry-2013 = Kwiaty stoją w wiadrze przy pompie; ktoś je tu zostawił albo o nich zapomniał. Twoja kolej na krześle. Pod żelazem słychać, jakby przełykał bardzo stary człowiek.
# en 725c32a5
entry-2013-1 = Wysłuchaj pompy i powiedz im uczciwie.
# en 422d05e0
entry-2013-2 = Powiedz im, że brzmi zdrowo.
# en f7fe50a1
entry-2013-3 = Siedź, aż przestanie cię boleć krzyż.
# en acf78209
entry-213-title = Okienko w Porcie Żaru
# en 65b68175
entry-213 = Port Żaru płonie we wtorki. Jest wtorek, więc inspektor podbija ci kartę, a potem, z przeprosinami, maskę samochodu. Nad dachami stoją zbiorniki Czarnej Smoły, każdy z numerem i z człowiekiem, który go pilnuje.
# en ee2d4ad1
entry-2014-title = Kwiaty w ogniu
# en 693c5267
entry-2014 = Pierwszy samochód dostaje kwiaty, a kwiaty są tam, gdzie ogień. Dalej, na zakręcie, widać osmalony prostokąt drogi wielkości samochodu, po którym nikt nie jeździ. Omijają go bez namysłu, tak jak się omija śpiącego psa.
# en 4d902abf
entry-2014-1 = Wyciągnij kwiaty z ognia.
# en 954d57c7
entry-2014-2 = Zapytaj inspektora o prostokąt.
# en 51d86ada
entry-2014-3 = Poślij po kwiaty ludzi Czarnej Smoły i uśmiechnij się do zdjęcia.
# en b70272e1
entry-2015-title = Wciąż wtorek
# en ee9ac04c
entry-2015 = Gdzie były kwiaty, jest popiół i wstążka. Jeden ze strażników schodzi ze swojego zbiornika powiedzieć, że twój silnik wydaje się spragniony i że pan Tamblyn otworzył każdemu kierowcy rachunek. Mówi to tak, jakby mówił o pogodzie.
# en 8279fee6
entry-2015-1 = Zatankuj na rachunek.
# en 3a14b492
entry-2015-2 = Zatankuj bez rachunku.
# en b53296f4
entry-2015-3 = Pomóż nosić wodę do najbliższego domu.
# en 746268eb
entry-214-title = Okienko w Solnej Bramie
# en 401ff25f
entry-214 = Najdalsze okienko ze wszystkich. Inspektor od trzech dni czeka na leżaku i rzuca ci się na szyję. Z nudów narysował w soli własną metę i przekracza ją teraz z tobą, pod rękę, z rękami w górze.
# en c0857966
entry-2016-title = Pierwszy wjazd na koniec świata
# en 6b75cd05
entry-2016 = Są kwiaty, jest butelka i jest przemówienie, na które miał trzy dni. Jest o jego żonie. Jest całkiem dobre. Na koniec podbija ci kartę drugi raz, przez pomyłkę albo ze szczęścia, i patrzy na oba stemple z otwartymi ustami.
# en fba23190
entry-2016-1 = Weź kwiaty i butelkę.
# en a50a9380
entry-2016-2 = O drugim stemplu ani słowa.
# en e5140534
entry-2016-3 = Przekreśl drugi stempel i poproś o przemówienie jeszcze raz.
# en 5b11c53c
entry-2017-title = Leżak
# en e1d1579a
entry-2017 = Ktoś był tu wcześniej, więc butelka jest w połowie pusta, a przemówienie krótsze. Leżak stoi już złożony. Inspektor nie bardzo wie, jak się wraca z Solnej Bramy do domu, kiedy wyścig przejechał.
# en 1aea9c0f
entry-2017-1 = Podwieź go do autostrady.
# en f037a33c
entry-2017-2 = Wypij drugą połowę butelki.
# en cd8aafcc
entry-2017-3 = Zabierz leżak. To dobre aluminium.
# en 0bd74a1e
entry-215-title = Okienko w Blaszanej Latarni
# en 583a0f02
entry-215 = Tysiąc puszek ze świecami i jeden człowiek, który je liczy. Stempluje ci kartę między dwiema liczbami i nie gubi rachunku. Jest po jednej puszce na każdego kierowcę, który nie wrócił do domu, a człowiek zaczął już odkładać słoiki.
# en 18f8abe3
entry-2018-title = Puszka na szczęście
# en 47c604b7
entry-2018 = Kto przyjedzie pierwszy, może zapalić jedną. W najnowszej puszce nie ma świecy. Jest dziecięcy rysunek samochodu i dwie osoby, które machają, duża i mała, a mała jest pokolorowana cała, aż po włosy.
# en aa0cf78a
entry-2018-1 = Zapal puszkę na szczęście.
# en 57d4815d
entry-2018-2 = Zapal tę z rysunkiem i zapytaj, czyja jest.
# en 4e92cb8b
entry-2018-3 = Zdmuchnij kilka i uciekaj. Świece to łój, a łój się pali.
# en cc4142d4
entry-2019-title = Między dwiema liczbami
# en 60987885
entry-2019 = Osiemset sześć, mówi człowiek. Osiemset siedem. Jedną ktoś już zapalił na szczęście i dym stoi prosto jak sznurek. Człowiek podaje ci stoczek, nie odwracając głowy, i widać, że za wstążką kapelusza ma kupon pani Evens.
# en d7bf8579
entry-2019-1 = Potrzymaj mu drabinę, aż doliczy do tysiąca.
# en 18a33b5c
entry-2019-2 = Poproś, żeby pokazał kupon.
# en c19ff323
entry-2019-3 = Powiedz głośno „osiemset cztery” i jedź.
# en 7a95d891
entry-216-title = Kuzyn inspektora
# en 461463ce
entry-216 = Kuzyn każdego inspektora siedzi w barze najbliżej okienka. Nazywa się Mal. Oddałby wszystkie stemple, żeby choć raz włożyć czapkę inspektora, z prosto przypiętą odznaką.
# en d1c4b4ce
entry-2020-title = Między kuzynami
# en d9bbd5a3
entry-2020 = „Tak między kuzynami” – mówi i odsuwa solniczkę, żeby zrobić miejsce. Ma własne stemple i bardzo otwartą dłoń. Ma też stronę z zeszłorocznej księgi, tę ze słowem „Wycofany”, bo to on je wpisał, i chciałby, żeby ktoś o nią zapytał.
# en fd637acf
entry-2020-1 = Kup stempel.
# en dd460bf9
entry-2020-2 = Kup rywalom stoper, który się spóźnia.
# en c2e333fd
entry-2020-3 = Zapytaj go o tę stronę.
# en de1d291c
entry-2020-4 = Zdemaskuj go publicznie.
# en fd798da4
entry-2021-title = Niczyj kuzyn
# en 26f7bd11
entry-2021 = Zabrali mu stołek, a na ścianie, nad miejscem po nim, napisali jedno słowo. Mal stoi. „Miałem już zamówioną czapkę” – mówi do nikogo, tak między kuzynami. Sprzeda ci, co mu zostało: dobrą pamięć do liczb i złą do twarzy.
# en a5538008
entry-2021-1 = Postaw mu kolejkę. I stołek.
# en 137eee04
entry-2021-2 = Niech podrobi ostatni stempel, przez wzgląd na dawne czasy.
# en bb1954d6
entry-2021-3 = Opowiadaj z gestami, jak to upadł.
# en fc8d9afc
entry-217-title = Zamknięcie okienek
# en 08add21d
entry-217 = Od Solnej Bramy po Suchą Zatokę idą w górę chorągiewki. Karty się liczy, podważa, liczy znowu, a jeden z zawodników, który miał powody, swoją zjada.
    Kto ma pięć stempli, ten je ma. Kto ma mniej, ten słyszy, że liczy się sam udział, od sędziego, który nigdy w niczym nie brał udziału. Potem przyjeżdżają lawety, po jednej dla każdego z was, z zapalonymi lampami.
# en 5285d116
entry-218-title = Okienka zamykają się same
# en 731d3be9
entry-218 = Nikt nie ma pięciu stempli i jest ciemno. Inspektorzy jeden po drugim zamykają okienka i siadają przed nimi na progu. W Suchej Zatoce głośnik odczytuje, ile macie razem, powoli, tak jak się czyta rachunek towarzystwu, które zamówiło za dużo.

## Krwawy rajd

# en 1dbef84c
entry-220-title = Krwawy rajd
# en 501a2290
entry-220 = Sędziowie wypisują na tablicy nazwiska i cenę przy każdym. Pod spodem dopisują wasze, z niższymi cenami. Na drugą listę bukmacherka daje lepsze kursy. Lekarz spod bunkra idzie wzdłuż szeregu i ogląda wam nogi, a każdy dostaje małą zaliczkę, na poczet pogrzebu.
    Matka z Suchej Zatoki nie patrzy. Stoi tyłem do tablicy, dzieli bochenki i mówi tylko, do chleba, że każde z tych nazwisk to czyjaś zła zima. Pan Tamblyn odkupuje kredę, kiedy już nie jest potrzebna.
# en 7549933b
entry-219-title = Tablica sędziów
# en 03199eca
entry-219 = Jeździ na przyczepie, żeby przeczytało ją każde miasto. Ludzie stoją przed nią z zakupami. Przy każdym nazwisku, tą samą kredą, jest napisane, co kto zrobił, i aż dziw, ilu zrobiło to tej zimy, którą ominął deszcz.
    Pod tablicą siedzi sędzia z mokrą gąbką i kasetką. Za pieniądze zetrze wszystko. Napisać może wszystko, i to taniej.
# en 763ec53a
entry-219-1 = Wykup linijkę Rourke’a i zetrzyj ją własną ręką.
# en e7ec30b4
entry-219-2 = Każ napisać pozostałe nazwiska mniejszymi literami.
# en 5a2ccfa9
entry-219-3 = Każ napisać swoje nazwisko większymi literami.
# en f58fb2b4
entry-219-4 = Przeczytaj ludziom z zakupami, co kto zrobił, do ostatniego słowa.
# en f3db359a
entry-221-title = Przewoźnik
# en 6cc9cc2f
entry-221 = Dron przewozi przez Groblę wraki, jeden po drugim, dla nikogo. Wyznaczono za niego nagrodę, bo przewozi też załogi. Pracuje w tempie przypływu, bardzo starannie, i każdy samochód stawia drzwiami do morza.
    Morza nie ma. Widać, że to zauważył, bo każdy rząd stoi trochę dalej niż poprzedni.
# en 3e746d48
entry-221-1 = Walcz z dronem przewoźnikiem.
# en 0b95a36f
entry-221-2 = Wytrop jego kryjówkę.
# en 6af7de0e
entry-221-3 = Wywieś białą flagę z wraku i wydaj mu nowe rozkazy.
# en bbd296ba
entry-2023-title = Drzwiami do morza
# en ed192f8c
entry-2023 = Czterdzieści samochodów stoi w rzędach, a w trzydziestym ósmym ktoś puka. To monter z Suchej Zatoki, nazywa się Osk i od dziewięciu dni żyje o wodzie ze spryskiwacza i paczce miętówek. Zrobił połowę zaworów w Zbiorniku. Bardzo by nie chciał, żeby go znowu przewożono.
    W pozostałych rzędach jest cicho i pełno pożytecznych rzeczy.
# en fcae58e6
entry-2023-1 = Odwieź go do domu, a resztę zostaw.
# en 2f7503a7
entry-2023-2 = Wypuść go ze swoją wodą i ładuj, co się da.
# en b9d06862
entry-2023-3 = Najpierw ładuj. Czeka już dziewięć dni.
# en a68720ae
entry-222-title = Herszt tramwajów
# en c41cd216
entry-222 = Rourke trzyma Yarrę z jedenastoma kuzynami i jedną armatą. Armata jest na pokaz. Kuzyni nie.
    Przyjmuje cię w tramwaju numer dziewięć, pod portretem kobiety w dobrym kapeluszu, która siedzi też obok niego, w tym samym kapeluszu. „Moja matka nigdy nie widziała mety – mówi Rourke. – Startów widziała mnóstwo. Na moją głowę wyznaczono cenę i mama chciałaby wiedzieć, czy wliczono w nią miejsce siedzące”.
# en 2d7f7ef8
entry-222-1 = Wyzwij Rourke’a.
# en 3ff7083e
entry-222-2 = Obiecaj Agnes Rourke miejsce na trybunie.
# en 6d88e2ed
entry-222-3 = Sprzedaj Rourke’owi listę cen.
# en da8c9cb3
entry-222-4 = Ułóż z jego matką pasjansa o armatę.
# en b8c9c8b1
entry-2024-title = Miejsce na trybunie
# en 5fffb831
entry-2024 = Rourke patrzy na ciebie tak długo, aż jedenastu kuzynów przestaje strugać. Potem zdejmuje cenę ze swojej głowy, dosłownie, tabliczkę na sznurku, i wiesza ją na twojej.
    „W cieniu – mówi Agnes. – Nie z przodu. I żeby ktoś mi mówił, kto jest kto”. To najniebezpieczniejsza z twoich tegorocznych obietnic, a ona ją zapisała.
# en f145e1ea
entry-2025-title = Lista cen
# en 344caaee
entry-2025 = Czyta, poruszając wargami, i zatrzymuje się na twojej. „Tanio cię policzyli” – mówi ze szczerym współczuciem i odlicza różnicę w towarze. Kuzyni biorą pozostałe nazwiska i rozchodzą się parami. Nic już nie jest w twoich rękach i za to właśnie ci płacą.
# en d7849c0d
entry-223-title = Coś w rafie
# en 519ed6b7
entry-223 = Dawniej nurkowie płacili, żeby popatrzeć na koral. Teraz to koral patrzy.
    Ma siedem szyj albo jedną szyję, która miewa różne zdania. Wokół leżą kadłuby łodzi ze szklanym dnem, utrzymane w czystości; widać ślady szorowania. Co jakiś czas jedna z głów schyla się i cierpliwie, z góry, patrzy przez szkło na nic.
# en 19d0766d
entry-223-1 = Zapoluj na hydrę.
# en 070f3508
entry-223-2 = Zwab ją paliwem i spal gniazdo.
# en 737ca287
entry-223-3 = Połóż się pod łodzią ze szklanym dnem i czekaj, aż cię obejrzy.
# en 3d395b12
entry-2026-title = Szklane dno
# en 7777e31e
entry-2026 = Do szyby zbliża się oko szerokie jak koło. Patrzycie na siebie tak długo, jak trwa wycieczka. Hydrze coś utkwiło za szczęką, kawał drutu z płotu z chorągiewką sędziów, i kiedy się zastanawiasz, nawet nie drgnie.
# en 48dccd2a
entry-2026-1 = Wytnij drut.
# en 6ac15281
entry-2026-2 = Strzel w górę, przez szkło.
# en 08fa1098
entry-227-title = Wdowa z rogatki
# en 94b61c3a
entry-227 = Trzyma drogę przy Niebieskim Bunkrze; ma karabin, dziecięcy wózek pełen kolców i czarny parasol. Jej mąż się ścigał. Wróciła kierownica, więc umocowała ją na bramie, na tej wysokości, na jakiej trzymałby ją mężczyzna. W księdze stoi przy nim „Wycofany”; nie tylko przy nim.
    „Guma albo krew” – mówi. Myto jest do wyboru.
# en 818c3959
entry-227-1 = Strzelaj się z wdową.
# en 71a1f357
entry-227-2 = Zapłać gumą.
# en 0b155c34
entry-227-3 = Zapytaj, jak się nazywał, i powiedz to przez głośnik.
# en 8e6af2ec
entry-224-title = Zepchnąć ich z drogi
# en 8bfde77d
entry-224 = Drzwi w drzwi, pył w pył. Trybuna jest czterysta kilometrów stąd, a jednak ją słychać.
    Kierowca obok zerka w twoją stronę. Przez chwilę poza wami nikt na świecie nie wie, jak to jest szybko.
# en a4112ef1
entry-224-1 = Naprzyj na nich samochodem.
# en d1eccbe6
entry-224-2 = Rozstrzygnij to bronią.
# en de9cdd9e
entry-224-3 = Krzyknij przez okno ofertę: pół nagrody za pół drogi.
# en 69c37b82
entry-224-4 = Skiń głową i przepuść ich.
# en d1fa0366
entry-225-title = Bukmacherka
# en 3575eb1b
entry-225 = Pani Evens jeździ za wyścigiem karawanem, bo karawanu nikt nie obrabuje, i rozstawia stolik wszędzie, gdzie jest krawężnik. W jej księdze twoje nazwisko stoi trzy razy, raz skreślone.
# en 0048d608
entry-2027-title = Strona z twoim nazwiskiem
# en 29b4f01e
entry-2027 = Proponuje, że sprzeda ci tę stronę. „Ludzie lubią ją mieć – mówi. – Jedni oprawiają, drudzy palą. Sumie wszystko jedno”. Karawan za jej plecami jest pełen kapeluszy, które trzyma w zastaw za drobne długi, i każdy ma za wstążką kwitek.
# en 23a8900b
entry-2027-1 = Postaw na siebie.
# en 099aff2e
entry-2027-2 = Weź wysoki kurs na auto, w które nikt nie wierzy.
# en 26a213e5
entry-2027-3 = Zapytaj, na kogo warto polować.
# en 3cfa80d8
entry-2027-4 = Obrabuj kasę.
# en 5b22dec1
entry-2028-title = Zauważyła
# en a5dacbd8
entry-2028 = „Dużo papieru jak na jedną kieszeń” – mówi pani Evens. Obok twojego nazwiska narysowała łódeczkę. Robi tak, kiedy jakaś liczba zaczyna ją przerażać.
    Jeśli jednego dnia wejdzie dość twoich kuponów, nie będzie miała z czego wypłacić. Nie gniewa się. Chce tylko, żeby było jasne, że grasz przeciw kobiecie z karawanem i jedenastoma kapeluszami.
# en 3aa5bffd
entry-2028-1 = Dołóż do stosu.
# en 044ce667
entry-2028-2 = Odsprzedaj jej jeden kupon za gotówkę.
# en d489d08f
entry-2028-3 = Zapytaj o łódkę.
# en b533a9e3
entry-226-title = Ceny zapłacone
# en a2489f2e
entry-226 = Tablicę wyciera się rękawem. Kto został, temu robią zdjęcie, co w Suchej Zatoce jest uprzejmością, a wszędzie indziej ostrzeżeniem.
    Pieniądze odlicza się na widoku, pod markizą, i przez minutę nikomu nie chce się pić. Potem przyjeżdżają lawety, po jednej dla każdego z was, z zapalonymi lampami.
# en 4b80e74f
entry-228-title = Niezapłacone
# en 167fb757
entry-228 = Kiedy robi się ciemno, na tablicy są jeszcze nazwiska, więc sędziowie odwracają ją do ściany. Cena, której nikt nie odebrał, należy, na papierze, do Czarnej Smoły. Pan Tamblyn kwituje odbiór i nie patrzy, czyja to cena.

## Noc przed metą

# en 3dfe63cb
entry-248-title = Noc przed metą
# en 370e0faa
entry-248 = Wiozą was do domu rzędem, zwycięzców i wraki, bo miasto, które postawiło swoją wodę, chce zobaczyć, na co ją postawiło. Ludzie wyciągają ręce i dotykają mijanych samochodów. W każdym oknie, które ma jeszcze szybę, ktoś ustawił świecę.
    Samochody stoją do świtu zaplombowane paskami papieru. Wiadomo, że papier się drze. Ze Zbiornika wychodzą trzy stare rury: do bunkra, do tramwajów i do rafy; furgon Czarnej Smoły stoi pod murem boksów z otwartymi drzwiami, a księga też jest otwarta. Zostały wam trzy dzwony.
# en 56bc4bb6
entry-249-title = Koperty
# en 82eb9fcf
entry-249 = Pod każdą wycieraczką jest jedna. To dobra koperta, kremowa, a pod światło widać w niej sumę pieniędzy i jedno słowo: drugie. Czarnej Smole nie potrzeba zwycięzcy. Chciałaby po prostu wiedzieć, trochę wcześniej niż inni, kto nim nie będzie.
    Nikt nie widzi, co robisz ze swoją. Rano wszystkie wycieraczki są puste.
# en e83683e3
entry-249-1 = Zatrzymaj ją. Drugie miejsce dobrze w tym roku płaci.
# en 20a090f1
entry-249-2 = Włóż ją zaklejoną do schowka, żeby pokazać ją na mecie.
# en 4aa17850
entry-251-title = Piętka
# en 3511c009
entry-251 = Zanim zgasną lampy, Matka z Suchej Zatoki idzie wzdłuż szeregu z tacą. Faworyt dostaje białą bułkę i skinienie głowy. Dalsze miejsca dostają piętkę, czyli twardy koniec, a te na samym końcu po dwie. „Gryźć – mówi. – Nikt nie pilnuje samochodu, który przegrywa. Więc ja bym trzymała to tam”. W chlebie jest coś, co nie jest chlebem i ma zęby.
# en 68ebdfc8
entry-250-title = Czterdzieści stopni w dół
# en db88a540
entry-250 = Strażniczka Zbiornika nazywa się Rennie. Nosi u pasa kółko na siedem kluczy, a na kółku głównie powietrze; odkąd podpisano weksel, klucze krążą dla bezpieczeństwa po mieście, w bochenkach i za wstążkami kapeluszy. Woda leży pod nią, całkiem czarna, a na ścianie jest kreska kredą, dokąd sięgała rok temu. Między jedno a drugie wszedłby autobus.
# en 1f6ed629
entry-2030-title = Rachunek strażniczki
# en bcdba289
entry-2030 = „Czterdzieści jeden dni – mówi Rennie. – Z licznikiem jedenaście”. Nie pyta, które z was wygra. Za nią, na ostatnim stopniu, chłopiec o kuli puszcza na wodę papierowy samochód i dmucha.
# en e843c483
entry-2030-1 = Poproś o klucz i powiedz, co z nim zrobisz.
# en 5042030d
entry-2030-2 = Napraw przeciek na dziewiątym stopniu.
# en a8b7929a
entry-2030-3 = Powiedz jej, kto w Porcie Żaru przejechał obok ognia.
# en 671c87de
entry-2030-4 = Poproś chłopca, żeby dla fotografów pobłogosławił auto.
# en 6f21ed61
entry-2031-title = Strażniczka pamięta
# en ccfb375e
entry-2031 = Na twój widok odstawia lampę. Col siedzi na ostatnim stopniu i puszcza papierowy samochód, a bandaż, ten od ciebie, jest teraz żaglem. Kula stoi oparta o ścianę i chłopiec musi jej dopiero poszukać.
    „Nie było od ciebie żadnej prośby – mówi Rennie. – No to proś”.
# en 0531ca95
entry-2031-1 = Poproś o jej klucze.
# en b337104d
entry-2031-2 = Poproś, żeby jutro krzyczała z trybuny.
# en a8b7929a
entry-2031-3 = Powiedz jej, kto w Porcie Żaru przejechał obok ognia.
# en c184968e
entry-2031-4 = Nie proś o nic i dmuchnij w żagiel.
# en 8ab562b8
entry-2032-title = Co stoi w księdze
# en 5ba1c879
entry-2032 = Opowiadasz: zakręt, płonący samochód, zwycięstwo, które mija go po zewnętrznej, i słowo „Wycofany”, wpisane potem, żeby w ogóle było zwycięstwo. Rennie słucha z ręką na kółku.
    „Wiem – mówi. – Mam to od tej, która to zrobiła. Przychodzi co miesiąc, staje tam u góry, na pierwszym stopniu, i nie może”. Po chwili zdejmuje dla ciebie klucz, bo miało to paść z twoich ust.
# en 817a2052
entry-2032-1 = Obiecaj, że Stubbs zejdzie pozostałe trzydzieści dziewięć stopni.
# en 3ac13e23
entry-2032-2 = Weź klucz, a historię zanieś na górę, prasie.
# en 13cc9d52
entry-252-title = Furgon Czarnej Smoły
# en 3237ebf9
entry-252 = Pachnie tu nowym papierem. Pan Tamblyn ma składane biurko, składane łóżko i szklankę czystej wody, której nie pije; stoi po to, żeby na nią patrzeć. Nigdy nie podnosi głosu. Mówi, że dopóki coś nie jest na papierze, jest niczyje.
# en cde743a9
entry-2033-title = Na papierze
# en d41e6691
entry-2033 = „Nie chodzi mi o twoją przegraną – mówi. – Przegrane są kosztowne; ludzie je zauważają. Chodzi mi o to, żeby wyścig był, na papierze, nasz”. Ma na to formularz. Liczy jedną stronę, a na dole jest rysunek kranu, całkiem niezły, z małą tarczą.
# en df73b937
entry-2033-1 = Podpisz formularz.
# en b0324efa
entry-2033-2 = Podpisz cudzym nazwiskiem.
# en e30c02cd
entry-2033-3 = Wypij jego wodę do dna, patrząc mu w oczy.
# en ae93025c
entry-2033-4 = Ukradnij ze składanego biurka sam weksel.
# en b2866ba2
entry-2034-title = Twój pracodawca
# en 27abe5f1
entry-2034 = Ma dla ciebie krzesło, bo jesteście rodziną, na papierze. Ma też listę tego, za co rodzina zapłaciła: paliwo, drzwi, pewną cierpliwość wobec przepisów. Dziś w nocy chciałby trochę tego z powrotem. Tu stoper, tam zawór.
# en cd1cf544
entry-2034-1 = Zrób drobnostkę, o którą prosi.
# en 05f9054f
entry-2034-2 = Zanim cokolwiek zrobisz, zażądaj więcej.
# en 69d0149c
entry-2034-3 = Zdrap nazwę ze swoich drzwi, tutaj, na jego dywan.
# en 758c3285
entry-254-title = Ostatni zakład
# en 41894f45
entry-254 = Stolik oświetla jedna blaszana latarnia. Pół miasta stoi w kolejce, z łyżkami, z butami, z drzwiami. Obstawiają was, a stawką, jeśli znieść ją całą na dół, jest Zbiornik.
# en 1ccc4750
entry-2035-title = Obie kolumny
# en 3564293c
entry-2035 = Pani Evens przeciera oczy czystym nadgarstkiem. „Biorę od nich, bo jak ja nie wezmę, to weźmie on – mówi i nie patrzy na furgon. – Pięć dobrych kuponów na jedno nazwisko i po mnie. Mówię to tak sobie”.
# en 016bb522
entry-2035-1 = Postaw wszystko na siebie.
# en 4d6c1cd5
entry-2035-2 = Weź wysoki kurs na auto, w które nikt nie wierzy.
# en 21df9a2d
entry-2035-3 = Oddaj łyżki, z rąk do rąk, wzdłuż kolejki.
# en cb76d1ab
entry-2035-4 = Zapytaj ją o czyjąś inną cenę.
# en 46a67068
entry-2036-title = Znowu kasa
# en e1d7b516
entry-2036 = Zna twoje ręce. Na kasie, w miejscu, gdzie puścił zamek, jest pasek plastra, a twoją linijkę podkreślono na czerwono. „Mogłabym dziś zamknąć dla ciebie księgę – mówi pani Evens – ale wtedy nigdy bym się nie dowiedziała, jak to się skończyło”. Czeka. Kolejka ucichła; łyżki ma w pogotowiu.
# en 2b8cceff
entry-2036-1 = Oddaj wszystko, z małą górką.
# en 3a0235b0
entry-2036-2 = Postaw to na siebie, przy wszystkich.
# en 3f60ce78
entry-2036-3 = Odejdź tyłem.
# en 7031fbb6
entry-256-title = Zaplombowane samochody
# en 75ef953c
entry-256 = Stoją w rzędzie z papierem na drzwiach i stygną, tykając. Pilnują ich chłopiec z latarką i koza imieniem Zastępca, która zjadła już dwie plomby. Każdy z tych samochodów poznajesz po głosie. Zmienić jeden z głosów to robota na minutę.
# en 0b3fe9a2
entry-256-1 = Poluzuj coś w każdym aucie prócz swojego.
# en 2e72db9f
entry-256-2 = Spuść trochę z każdego baku.
# en 01a46720
entry-256-3 = Czuwaj do rana przy swoim aucie.
# en 2f023d84
entry-256-4 = Przejdź wzdłuż rzędu i dokręć, co inni poluzowali.
# en 8f40bcc4
entry-2037-title = Zastępca
# en a66d3a40
entry-2037 = Koza trzyma cię za rękaw. Nie beczy, po prostu stoi i żuje z miną kogoś, kto ma całą noc. Zbliża się światło. Za latarką, na skraju światła, coś na kiju mówi: pstryk.
# en 33095aed
entry-2037-1 = Oddaj kozie rękaw.
# en afcdf526
entry-2037-2 = Powiedz chłopcu, że to kontrola plomb.
# en 6b720477
entry-258-title = Ręce
# en b47a8385
entry-258 = Dwie osoby na skraju światła lampy, każda z ręką, która ostatnio robiła różne rzeczy. Za wami wieszają na trybunie prześcieradła. W taką noc nikt nigdy niczego nie uzgodnił tak, żeby dotrzymać, i wszyscy pamiętają ten jeden raz, kiedy ktoś dotrzymał.
# en c3166983
entry-258-1 = Zaproponuj wspólną metę. Koło w koło, sekunda w sekundę.
# en 2cd0b402
entry-258-2 = Uściśnij dłoń i wymacaj klucze.
# en 2ece253f
entry-258-3 = Przepij ich, aż spadną pod ławkę.
# en 6f5e9f27
entry-258-4 = Powiedz „dobranoc”, i to szczerze.
# en 49106018
entry-260-title = Rura bunkrowa
# en d1c2ed9f
entry-260 = Pierwsza rura wychodzi w Niebieskim Bunkrze, za rampą, pod plandeką z napisem „Dekoracje teatralne”. Jest na niej koło wielkie jak stół, a na kole kłódka Czarnej Smoły wielka jak pięść. Kłódka jest tak nowa, że wisi na niej cena.
# en f923c7d9
entry-260-1 = Otwórz ją wytrychem.
# en 5a00e5ea
entry-260-2 = Odstrzel ją, byle szybko.
# en cf5738b8
entry-260-3 = Załóż obok drugą kłódkę i sprzedaj Tamblynowi klucz.
# en 73d7401f
entry-261-title = Rura w rafie
# en f4d19fb6
entry-261 = Druga rura była miejskim ściekiem, kiedy było jeszcze dokąd ściekać. Kończy się w rafie, w powietrzu, a pod nią wisi wanna. Co godzinę puszcza jedną kroplę. Do kropli stoi kolejka: trzy jaszczurki, wrona, mężczyzna.
# en abf1acdc
entry-261-1 = Stań w kolejce za mężczyzną.
# en f80e2cec
entry-261-2 = Wczołgaj się i odblokuj klapę.
# en ebd0791f
entry-261-3 = Odczep wannę. Tłum będzie zachwycony.
# en 006d7df0
entry-262-title = Rura w tramwaju
# en 6a153acf
entry-262 = Trzecia rura wychodzi nad Yarrą, w tramwaju numer dziewięć, gdzie służy za stół. Pali się tam lampa. Ktoś struga i przestaje.
# en 439a6471
entry-2038-title = Dziewiątka
# en 27e0367e
entry-2038 = Rourke własnoręcznie odsuwa karty. „Ktoś tu był dla nas grzeczny” – mówi i zapiera się o koło, a jedenastu kuzynów patrzy w sufit, żeby nie widzieć, jak się męczy. Agnes już się spakowała. Na głowie ma kapelusz, pod pachą poduszkę.
# en 79d827bc
entry-2038-1 = Weź klucz do zaworu i wiwaty kuzynów.
# en 208ad6f1
entry-2038-2 = Poproś, żeby jutro zamknął za tobą drogę.
# en 96e20ed4
entry-2039-title = Jedenastu kuzynów
# en 8ce4e848
entry-2039 = Portret wisi twarzą do ściany. Kuzyni podzielili to, co zostawił, ale nie dzieli się to przez jedenaście. Poznają samochód. Wywiązuje się długa dyskusja, w której nikt nie podnosi głosu, o to, czy coś ci się należy, czy coś się należy od ciebie.
# en 632f14d9
entry-2039-1 = Przebij się do koła siłą.
# en 7caec8f4
entry-2039-2 = Zapłać to, co się nie dzieli.
# en be2d8d4e
entry-2039-3 = Odwróć portret i wyjdź.
# en 4f2dffc5
entry-2040-title = Obcy w tramwaju
# en 89de4632
entry-2040 = Nazywa się Rourke, trzyma Yarrę i na razie nic do ciebie nie ma. Starsza pani obok, w dobrym kapeluszu, to jego matka. „Nigdy nie widziała mety – mówi. – A tobie po drodze”. Jeden z kuzynów otworzył okno i usłużnie pokazuje palcem armatę.
# en 5673bac9
entry-2040-1 = Obiecaj jej miejsce na trybunie.
# en 3daf6bd5
entry-2040-2 = Obróć koło, zanim skończą pokazywać.
# en 49341be9
entry-2040-3 = Dosiądź się do gry.
# en 3335922f
entry-264-title = W cieniu, nie z przodu
# en b2158472
entry-264 = Każde miejsce jest podpisane, niektóre dwa razy. W trzecim rzędzie, w cieniu, jest jedno dobre, z wizytówką Czarnej Smoły przypiętą do oparcia; rząd wyżej jest drugie, wdowy po piekarzu, która ma osiemdziesiąt lat i nigdy nie wstaje przed południem. Agnes stoi z poduszką przy bramie. Nie przytupuje. Robią to za nią kuzyni.
# en 0638685f
entry-264-1 = Odepnij wizytówkę Czarnej Smoły.
# en 26a59ca0
entry-264-2 = Odkup miejsce od wdowy.
# en 788547c1
entry-264-3 = Posadź Agnes do startu na swojej masce. Widok jest najlepszy.
# en 05587be6
entry-264-4 = Jutro. Czeka już tak długo.
# en b70b3b85
entry-268-title = Trzeci dzwon
# en 3d9492da
entry-268 = Trzeci dzwon to kawałek szyny, w który uderza się drugim. W oknach gasną świece, jedna po drugiej, a w szarówce jest bardzo dużo cichego chodzenia. Potem na trybunę wchodzą pierwsi ludzie, żeby zobaczyć linię, bo jest biała i jest ich, i zawsze widać ją najpierw.
# en d09f83e3
entry-2041-title = Linia o świcie
# en d6ccdae5
entry-2041 = Jest. Ktoś odmalował ją w nocy, dwa razy szerzej, chyba resztką mlecznej farby, a dzieci, którym zabroniono na nią stawać, chodzą po niej z rozłożonymi rękami.
# en eb771231
entry-2042-title = Linii nie ma
# en 1c0c692b
entry-2042 = Na betonie jest czysty prostokąt i cztery otwory po śrubach. Przyjechali ciężarówką. Wszystko odbyło się jak należy, mówi pan Tamblyn przez okno furgonu; wyścig, który należy, na papierze, do Czarnej Smoły, kończy się u Czarnej Smoły. Linia jedzie do Portu Żaru, zwinięta jak dywan. W miejscu po niej stoi dziewczynka, wciąż z rozłożonymi rękami.

## Ostatni przejazd, Linia jest tam, gdzie leży

# en 264a7754
entry-230-title = Ostatni przejazd
# en 9494b05a
entry-230 = Do Iglicy, dookoła i do domu. Faworyt wiezie na temblaku złoty drążek, bo faworyt musi mieć co upuścić.
    Trybuna jest pełna. Dla cienia obwiesili ją prześcieradłami, a na jednym ktoś namalował poziom wody w Zbiorniku, z datą. Matka z Suchej Zatoki podnosi chorągiewkę. Trzyma ją w górze trochę dłużej, niż trzeba, i patrzy po kolei na każde z was jak na bochenek, w który się stuka od spodu, żeby usłyszeć, czy już gotowy.
# en 20954f15
entry-2076-title = O jeden samochód więcej
# en fafc50cb
entry-2076 = W rzędzie stoi o jeden samochód więcej, niż jest nazwisk na liście. Kaszle. Jest zeszłoroczny, zamiast fotela ma kuchenne krzesło, a na krześle siedzi Stubbs i patrzy prosto przed siebie. Drugich drzwi trzyma się chłopiec o kuli. „Naprawiła się – mówi sędziemu. – Nie może pan jej zatrzymać. Ona się nigdy nie wycofała”.
    Ma tylko drugi bieg, ale jest to dzień, w którym różne rzeczy dojeżdżają. Lepiej się pospieszcie.
# en c3b2e1ac
entry-229-title = Linia jest tam, gdzie leży
# en f8a513e0
entry-229 = Do Iglicy, dookoła i dalej, do Portu Żaru, bo tam jest teraz linia. Tak wygląda wyścig na papierze. Trybuna w Suchej Zatoce i tak jest pełna; ludzie nie mają gdzie indziej siedzieć, więc patrzą na cztery otwory po śrubach.
    „Linia jest tam, gdzie leży” – mówi Matka z Suchej Zatoki. Mówi to do nikogo, wycierając ręce. „Na Grobli musieli z nią stanąć. Od takiej beli zagotuje się każda ciężarówka. A płótno da się ciąć”. Faworyt i tak dostaje złoty drążek. Nikomu nie przychodzi do głowy, dlaczego by nie.
# en 5786b446
entry-236-title = Komisja
# en 98df57eb
entry-236 = Ktoś uderza w szynę i nic, co dzieje się teraz, już się nie liczy. Wszystko, co było przedtem, owszem. Sędziowie idą wzdłuż rzędu samochodów z lampą i księgą, a za nimi, jedno po drugim, ci, którzy mają o tobie coś do powiedzenia.
# en 29d406c7
entry-2050-title = Zdjęcie
# en 2714040a
entry-2050 = Birdie Lamb z „Trąbki” ma je w kuwecie, jeszcze mokre. Widać na nim rękę, niewątpliwie twoją, zajętą czymś niewątpliwie niedozwolonym, a za nią kozę, która patrzy prosto w obiektyw. Twoja wersja brzmiała wtedy: gdzie indziej. Birdie nic nie mówi. Przypina zdjęcie do sznura, między dwoma prześcieradłami, tam gdzie dosięgnie je słońce.
# en fe6bcc80
entry-2077-title = Dłoń
# en f35770c2
entry-2077 = Było to umówione, przy lampie, i był na to uścisk twojej dłoni. Koło w koło, sekunda w sekundę. Ktoś z tamtej strony uścisku stoi teraz przy barierce albo będzie stał, kiedy przyjedzie laweta; i wcale nie poszedł krzyczeć na sędziów. Patrzy tylko na własną dłoń, z jednej strony i z drugiej, jak na rękawiczkę, która znalazła się bez pary.
# en 8a8d85e7
entry-2051-title = Trzeci rząd, cień
# en 59c8f4d7
entry-2051 = Agnes Rourke dostała swoje miejsce. Widziała z niego wszystko, co było do zobaczenia, powiedziano jej, kto jest kto, a ona wszystkich pomyliła i nic się nie stało. Kiedy otwierają twój samochód, staje na swojej poduszce, a z nią wstaje jedenastu kuzynów, a potem cały rząd, bo tak wypada.
# en 9b4729c7
entry-2052-title = Poduszka przy bramie
# en 7d7cf3b2
entry-2052 = Przy bramie leży poduszka i nikt na niej nie siedzi. Agnes czekała do południa; miała to na piśmie. Kuzyni przyszli bez niej. Nie są uzbrojeni, tylko na ciebie patrzą, wzdłuż całej barierki, a tam, gdzie stoją, nikt nie wiwatuje.
# en 8dbc2d71
entry-2053-title = Nazwiska na kuli
# en 6b597118
entry-2053 = Wzdłuż rzędu idzie chłopiec i liczy. Na jednej kuli ma wszystkie autografy z trzydziestu wyścigów; staje przy twoich drzwiach i podnosi ją, żeby sędziowie mogli przeczytać. Są na niej dziś nowe podpisy, ołówkiem, szminką, smarem, od ludzi, którzy nigdy w życiu niczego nie prowadzili. Musieli pisać drobno. Wszyscy napisali to samo nazwisko i jest ono twoje.
# en 1533d367
entry-2054-title = Do odbioru
# en 059a9b47
entry-2054 = Pan Tamblyn przyszedł pogratulować swojemu samochodowi. Kładzie rękę na drzwiach, tam gdzie jest nazwa, i klepie je dwa razy, jak konia, którego sprzedał. Na papierze nie można ci nic zarzucić. Papier ma ze sobą; prosi o parafkę, o tutaj, przy kranie.
# en b0cb9f03
entry-2054-1 = Parafuj.
# en 180acd71
entry-2054-2 = Napisz przy kranie coś innego.
# en e4b51d9c
entry-237-title = Sędziowie liczą
# en 393b735a
entry-237 = Dodają ołówkiem, potem atramentem. Jeden schodzi obejrzeć poziom w Zbiorniku, wraca i szepcze. Dopóki to trwa, na całej trybunie jest tak cicho, że słychać prześcieradła.
# en e3775a38
entry-293-title = Podium
# en a0948b7a
entry-293 = Podium to wóz strażacki, bo w Suchej Zatoce tylko on stoi równo. Ktoś pryska czymś, co nie jest szampanem, i cztery tysiące ludzi wystawia języki.
    Matka z Suchej Zatoki pali weksel w formie do chleba. Potrzeba na to trzech zapałek. Potem podaje puchar, który jest kubkiem, z uchem, i jest pełny, po brzegi, ze Zbiornika; to właśnie jest nagroda. Pije się ją na oczach wszystkich i nikt nie odwraca wzroku.
    Do wieczora będzie o tym piosenka, a jutro nic się w niej nie będzie zgadzać.
# en c7bf53cf
entry-292-title = Olej na wozie strażackim
# en dc9bd9e1
entry-292 = Jest podium, jest na nim zwycięzca i jest orkiestra. Wszystko w porządku. Kiedy orkiestra gra, dwaj ludzie w czystych czapkach znoszą po czterdziestu stopniach skrzynkę i wracają bez niej, otrzepując ręce.
    Wygrana jest twoja. Nikt nie powie, że nie; stoi to na papierze. Kiedy schodzisz, rozstępują się przed tobą uprzejmie, jak przed kimś z firmy. Na zdroju pośrodku placu jest nowa mosiężna tarcza ze wskazówką. Jakaś dziewczynka wrzuca monetę, żeby zobaczyć. Dostaje kubek, co do kropli, i koniec.
# en 83173e62
entry-291-title = Łeb w łeb
# en 89d1e85f
entry-291 = Trzeba zmierzyć to sznurkiem. Sędziowie kładą się na linii, wszyscy, z policzkami w kurzu, wstają i nie patrzą jeden na drugiego. Wszystkie koła stoją na niej. Ani jedno za nią.
    Nie ma na to przepisu. Pani Evens podkreśla obie kolumny, a one są równe, i zakłada ołówek za ucho jak ktoś, kto wraca do domu. Zakładu Czarnej Smoły nikt nie wygrał, więc nikt go nie odbierze. Puchar idzie wzdłuż waszego szeregu, każdemu po łyku, kto pije ostatni, ten wyciera, i jeszcze trochę zostaje.
# en e15ab658
entry-290-title = Trybuna
# en 4a4d6c7f
entry-290 = Zaczyna się od buta. Był na tej drodze o jeden faul za dużo, o jedno nazwisko za dużo starto rękawem, więc za butem leci ławka, a za ławką lampa. Prześcieradła palą się szybko.
    Potem nie ma już wyścigu. Wjeżdżacie samochodami pod rusztowanie, jeden obok drugiego, i ludzie schodzą po dachach, po nazwiskach na drzwiach, wam w ramiona i dalej. Kiedy robi się jasno, nie ma trybuny, nie ma linii i nie ma księgi. Wszystkich liczy się dwa razy. Są wszyscy. Do południa Czarna Smoła weźmie Zbiornik, bez licytacji, i aż do jutra nikt nie będzie miał siły się tym przejąć.
# en 9e1df91b
entry-231-title = Wokół Iglicy
# en 7db8f3e5
entry-231 = Z bliska wieża jest ciepła i pełna szepczących wentylatorów. Każdy kierowca, który ją okrąży, wraca z tym samym snem i nikt go nie opowiada.
    U jej stóp biegnie w drodze koleina, wyżłobiona przez trzydzieści lat ostatnich okrążeń, a na ścianie, na wysokości drzwi, długa jasna blizna.
# en 4f7a4dbf
entry-231-1 = Okrąż ją szeroko i bezpiecznie, koleiną.
# en 849addd8
entry-231-2 = Otrzyj się o ścianę. Kamery to lubią.
# en 81792526
entry-231-3 = Zgaś silnik i posłuchaj wentylatorów.
# en 37716793
entry-2043-title = Sen, którego nikt nie opowiada
# en aa7059f9
entry-2043 = Zamykasz oczy na jeden oddech. We śnie jest rano. W porcie stoi woda, po najwyższy stopień, a wszystkie łodzie są samochodami.
# en fbf0a85f
entry-2044-title = Ktoś macha
# en fb7c2d3e
entry-2044 = Ktoś macha z falochronu, potem ktoś jeszcze. Znasz ich. To dla nich były te wszystkie postoje, choć nie umiesz powiedzieć, po co. Nikt cię nie woła. Po prostu cieszą się, że jesteś na obrazku. Kiedy się budzisz, ręce już ci nie drżą, a nie było nawet wiadomo, że drżały.
# en cd9bdcb1
entry-2045-title = Ślad za tobą
# en 9bad41cd
entry-2045 = Twój samochód unosi się najlepiej, bo jest najbardziej pusty. Ciągnie się za nim ślad szeroki jak zatoka, a w nim kołyszą się wszystkie drobiazgi zabrane innym. Piękny ranek. Na falochronie nikt nie mówi ani słowa. Budzisz się z nogą już na gazie.
# en 71517791
entry-2046-title = O stopień niżej
# en 7936a6c0
entry-2046 = Stoisz na schodach z kubkiem. Woda jest o stopień niżej. Schodzisz, a ona jest o stopień niżej. W tym porcie jest bardzo wiele stopni i budzisz się przed końcem rachunku, z suchym gardłem, silnik tyka, a radio podaje twoje nazwisko i jakąś liczbę.
# en 7a8742ac
entry-232-title = Linia mety
# en 1359893a
entry-232 = Most, hałas, zapach miasta, które włożyło najlepszą koszulę i wystawiło najgorsze piwo. Ktoś rzuca kapelusz, potem but, potem samego siebie.
    A pod hałasem, kiedy mijasz biel i zdejmujesz nogę z gazu, coś, czego w Suchej Zatoce jeszcze nie było słychać. Wszyscy wstrzymują oddech, żeby zobaczyć, kim jesteś.
# en d35b5174
entry-232-1 = 1. miejsce.
# en b0deecc8
entry-232-2 = 1. miejsce po wysokim kursie, z kuponem w zębach.
# en 984eed97
entry-232-3 = 2. miejsce.
# en 74926c84
entry-232-4 = 1. miejsce, z zaklejoną kopertą wystawioną za okno.
# en 08a06175
entry-232-5 = 2. miejsce, jak było umówione.
# en 370bcbb7
entry-232-6 = 3. miejsce.
# en 2cf7e455
entry-232-7 = Byle do mety.
# en 8cc1b514
entry-233-title = Nie to miasto
# en 8a449d65
entry-233 = Rozwinęli linię między dwoma zbiornikami. Wciąż jest na niej guma do żucia z Suchej Zatoki. Jest orkiestra, wypożyczona, i sznur, który ma powstrzymać tłum, tylko że tłum nie przyszedł; dziewięciu strażników klaszcze, po kolei, tak jak im kazano.
    To jest meta. Zegar tak twierdzi. Przez chwilę siedzisz w samochodzie z rękami na kierownicy i słuchasz, jak cicho się tutaj wygrywa.
# en 9d1b49d3
entry-233-1 = Weź wieniec, z czegokolwiek jest.
# en 1d541d1a
entry-233-2 = Weź, co zostało z wieńca.
# en 9fcc4e54
entry-233-3 = Przyjmij podziękowania, imienne, za umówione 2. miejsce.
# en a20c3b7d
entry-233-4 = Weź mikrofon i powiedz, czyja to guma do żucia.
# en f32ac15b
entry-239-title = Ciężarówka na Grobli
# en 216ba30e
entry-239 = Ciężarówka stoi z podniesioną maską wśród martwych statków i paruje. Na pace leży meta Suchej Zatoki, czterdzieści metrów płótna, zwinięta w rulon. Siedzą na niej trzej porządkowi w czystych czapkach i grają w karty o czapki.
    Czwarty leży pod silnikiem i śpiewa. Kiedyś śpiewała to załoga zeszłorocznego faworyta.
# en 1ebdf4fb
entry-239-1 = Walcz z porządkowymi Czarnej Smoły.
# en 663c60f8
entry-239-2 = Napraw im ciężarówkę, z nożem w rękawie.
# en 4398e441
entry-239-3 = Zagraj z nimi o metr.
# en e762ff22
entry-239-4 = Pokaż im kontrakt z Czarną Smołą i zażądaj swojej części towaru.
# en 6993b5d8
entry-234-title = Meta w Ostatnim Moście
# en 37919ace
entry-234 = Rozkładasz linię w poprzek mostu, na samym środku, gdzie wieje, i przydeptujesz oba końce. Poborcy myta wychodzą popatrzeć. To półtora metra brudnego płótna, z czego białe jest na szerokość dłoni. Wracasz do samochodu, cofasz i przejeżdżasz.
    Nikt się nie odzywa. Potem inspektor, który nie ma na taki wypadek instrukcji, patrzy na zegarek i zapisuje czas.
# en c7e84e01
entry-234-1 = Zapłać myto, dla porządku.
# en eeafe8b5
entry-234-2 = Przybij koniec gwoździem, żeby nikt jej znów nie wywiózł.
# en 60e484e9
entry-238-title = Linia wraca do domu
# en 7ec044f9
entry-238 = Są cztery otwory po śrubach i jest dziewczynka z rozłożonymi rękami. Podajesz jej jeden koniec. Trybuna wstaje rząd po rzędzie, od dołu, tak jak podnosiłaby się na niej woda, i nikt nie krzyknie, dopóki płótno nie leży równo.
    Potem wracasz do samochodu, bo liczy się dopiero to, co przejechane. To najkrótszy wyścig w dziejach Suchej Zatoki. Opowiada się o nim, jakby był najdłuższy.
# en 01510099
entry-238-1 = Niech ostatni metr poprowadzi dziewczynka.
# en 183c0c2c
entry-238-2 = Przejedź go na pełnej mocy.
# en 2e59af59
entry-235-title = Rozbić lidera
# en 6631f960
entry-235 = O ostatnim okrążeniu zasady nie mówią nic. Za to bardzo długo milczą.
    Jesteście tak blisko, że widać, co tamci wożą na desce rozdzielczej: zdjęcie, łyżkę, zasuszony kwiat. Każdy coś ma. Kiedy się ich dotknie, grzechocze.
# en 22cd0920
entry-235-1 = Zahacz im oś.
# en 48d248dc
entry-235-2 = Wyrwij drążek.
# en 2cfb865d
entry-235-3 = Ściągnij im klucz z paska.
# en a1783e9e
entry-235-4 = Wskaż drogę za nimi i krzyknij, że ktoś jest ranny.
# en fbf57a7e
entry-235-5 = Zestrzel im kupony zza szyby.
# en 36d5961f
entry-235-6 = Zasalutuj i jedź.
# en 701a3ae5
entry-270-title = Kiedy patrzą na drogę
# en b56090ee
entry-270 = Cała Sucha Zatoka jest na górze, plecami do Zbiornika. Schodzisz po czterdziestu stopniach z kluczami w ręku. Są tam trzy koła i nikt nie obracał ich razem, odkąd zabrakło zatoki, dla której było warto.
# en 56b693b1
entry-2047-title = Pierwsze koło
# en 0fbf0b74
entry-2047 = Rdza, potem smar, potem na dłoń jasnego gwintu. Przez strop słychać, jak cztery tysiące ludzi nabiera tchu. Rennie trzyma lampę. Nie pyta, czy tak wolno, a ty nie mówisz jej, że to koniec wyścigu.
# en 744dd4b0
entry-2047-1 = Naprzyj na nie.
# en 7685cf67
entry-2047-2 = Odczytaj tabliczkę i użyj obejścia.
# en 305c6f18
entry-2047-3 = Użyj czwartego klucza. On to zrobi za ciebie.
# en 5b212d5b
entry-2048-title = Drugie koło
# en 3adf0fb4
entry-2048 = Gdzieś w dawnym porcie unosi się i opada krata, jak sztuczna szczęka na języku. Z toru, w prostej linii, wyskakuje kurz. Na górze myślą, że to pierwszy z samochodów.
    Strażnik Czarnej Smoły zszedł na dziesiąty stopień. Ma własną lampę i nie może się zdecydować, na które z was poświecić.
# en 744dd4b0
entry-2048-1 = Naprzyj na nie.
# en 654ceb78
entry-2048-2 = Wyślij strażnika na górę po większy klucz.
# en 305c6f18
entry-2048-3 = Użyj czwartego klucza. On to zrobi za ciebie.
# en cf75b3e3
entry-2049-title = Trzecie koło
# en 9bfcfe04
entry-2049 = Jest pomalowane na czerwono i ktoś starannie napisał na nim słowo „Nigdy”. Niżej, mniejszymi literami, inną ręką i w innym stuleciu, jest słowo „Chyba”.
    Rennie stawia lampę na stopniu i chwyta z drugiej strony.
# en e3c141b7
entry-2049-1 = Obróć je.
# en a63d0450
entry-2049-2 = Obróćcie je razem, na trzy.
# en 305c6f18
entry-2049-3 = Użyj czwartego klucza. On to zrobi za ciebie.
# en 4eb6ec55
entry-272-title = Bramą boksów
# en de5a4333
entry-272 = Iglica okrążona i jesteś w domu. Więcej na kuponach nie stoi, drobnym, kanciastym pismem pani Evens: tam, dookoła i do domu. O linii ani słowa. Wjeżdżasz więc bramą boksów, kiedy wszyscy patrzą na drogę, a kolejki nie ma żadnej.
# en 7756fd98
entry-272-1 = Połóż je na stoliku.
# en 04b87671
entry-272-2 = Zostaw je w kieszeni i jedź się ścigać.
# en 6f1a0d6b
entry-294-title = Księga jest zamknięta
# en 27497bb8
entry-294 = Kładziesz je po jednym. Pani Evens każdy porównuje ze stroną, a przy piątym przestaje i zdejmuje okulary. Nie ma z czego wypłacić. Nikt by nie miał.
    „W takim razie jest twoja” – mówi i obraca księgę. Jest w niej cała Sucha Zatoka: łyżki, drzwi, Zbiornik, papiery Czarnej Smoły i pierścień pana Tamblyna. Należy do ciebie wyścig, który ktoś tam jeszcze wygrywa. Pani Evens oddaje ci ołówek, wsiada do karawanu i pyta, którędy w dół, bo tak się znajduje morze.
    Teraz ty mówisz, kto ile jest winien. Kolejka zdejmuje kapelusze.
# en 396c247d
entry-295-title = Port wraca
# en 095cfed5
entry-295 = Woda wychodzi przez kraty bez pośpiechu. Najpierw tor jest ciemny, potem lśni, a potem pod trybuną stoi na głowie druga trybuna. Prowadzący samochód wpada w wachlarzu bryzgów i płynie, powoli się obracając, obok wszystkich.
    To woda na sześć tygodni. Do niedzieli będzie błotem. Ale licznik potrzebuje zbiornika, weksel zastawu, a wszystko, co się teraz należy Czarnej Smole, leży na słońcu, pełne dzieci. Znajdują cię na schodach, z kołem na kolanach. Pucharu za to nie ma. Znoszą cię na dół i wrzucają.
# en 6648eaab
entry-280-title = Chorągiewka opada
# en e717ab97
entry-280 = Dzień się skończył i nic nie przejechało przez most. Matka z Suchej Zatoki stoi na linii z chorągiewką zwiniętą pod pachą. Pan Tamblyn patrzy na zegarek, a potem, przez delikatność, na swoje buty.
# en 819a8ab5
entry-281-title = Dziewięciu strażników klaszcze
# en 5fcc9ffb
entry-281 = W Porcie Żaru orkiestra poszła do domu. W Suchej Zatoce wciąż siedzą przed czterema otworami po śrubach, w kapeluszach, bo nikt im nie powiedział, że to koniec.
# en bcc14e24
entry-296-title = Zeszłoroczny samochód
# en f6127d93
entry-296 = Na drodze słychać jakby szufladę pełną łyżek. To zeszłoroczny samochód. Stubbs jedzie na dwójce, bo jest tylko dwójka, a obok niej, przypięty dwa razy, z kulą między kolanami, siedzi chłopiec i mówi jej, gdzie skręcić.
    Staje przed linią. Wysiada, obchodzi samochód i otwiera mu drzwi. To Col przekracza linię, pieszo, trzymając kulę oburącz nad głową, i dla niego uderzają w szynę.
    Stubbs niczego nie podpisała. Na jej samochodzie nie ma papieru żadnego rodzaju. Weksel płonie, a za nimi, jedno po drugim, dojeżdżacie wy, na oparach, z odkrytymi głowami; wygrał z wami jedyny kierowca, który zawrócił.
# en 0afd4807
entry-298-title = Kula
# en 91be12a2
entry-298 = Pod wieczór przez most przejeżdża na drugim biegu zeszłoroczny samochód, bo nikt nie powiedział Stubbs, dokąd odjechała linia, a zresztą i tak by nie słuchała. Staje przy otworach po śrubach. Nie ma tam czego przekroczyć.
    Col wysiada. Patrzy na czysty prostokąt i na cztery tysiące ludzi, a potem bierze swoją kulę, na której są nazwiska z trzydziestu wyścigów, i kładzie ją między otworami. Pasuje. Linia jest tam, gdzie leży.
    Stubbs przejeżdża po niej w tempie konduktu. Ktoś uderza w szynę. Daleko na drodze do Portu Żaru, w lepszych samochodach i bez niczego, czym można by się pochwalić, słyszycie to i zdejmujecie nogę z gazu.
# en ec19a89d
entry-297-title = Niczyj wyścig
# en 4e7fe9ab
entry-297 = Odczytują to z formularza. Wobec braku zwycięzcy stawka przechodzi na posiadacza weksla. Całość ma dwa zdania. Ludzie ze skrzynką czekają od południa i przynieśli własną lampę.
    Wy dowiadujecie się o tym w drodze, gdziekolwiek kto jest, od ludzi, którzy idą w przeciwną stronę z garnkami na plecach. Nie są źli. Jeden przystaje i tłumaczy, jak trzeba było wziąć ostatni zakręt. Na kuponie miał nazwisko, jedno z waszych. Pokazuje kupon, składa go w drobną kostkę i chowa.

## Spotkania

# en 10a720d6
entry-240-title = Załoga do wynajęcia
# en 3c34ac2b
entry-240 = Przy trasie, w stosie opon, mieszkają dwaj bracia i koza. Obaj bracia mają na imię Len. Zmieniają koła za opowieści i za benzynę.
# en 8e82b030
entry-2055-title = Len i Len
# en 89a3d044
entry-2055 = „On robi lewą stronę” – mówi Len. „Ja prawą” – mówi Len. Koza nazywa się Zastępca i zajmuje się papierami; zjadła wezwanie, dwa nakazy i większość atlasu. Końca wyścigu nigdy stąd nie widzieli, tylko środek, raz za razem, i bardzo by chcieli usłyszeć, jak się to kończy.
# en 8a0e4154
entry-2055-1 = Zapłać benzyną.
# en 2e74731d
entry-2055-2 = Zapłać opowieściami.
# en cb0e7534
entry-2055-3 = Podziwiaj kozę.
# en 1a000aa1
entry-2056-title = Lewa strona i prawa
# en ebe665fa
entry-2056 = Pokłócili się. Środkiem stosu opon biegnie kreska kredą, a w poprzek kreski leży koza. Każdy zrobi swoją połowę samochodu i żaden nie powie drugiemu, jak mocno dokręca. „Powiedz mu – mówi Len – że to on puścił Stubbs na tamtym kole”. A więc o to chodzi.
# en c4dfd211
entry-2056-1 = Noś wiadomości tam i z powrotem, aż się roześmieją.
# en d0d03854
entry-2056-2 = Zapytaj Lena o tamto koło.
# en 3d5d5ce1
entry-2056-3 = Weź samą lewą stronę i, póki krzyczą, kanister benzyny.
# en 54cc6642
entry-2057-title = Jak u siebie
# en 03142e65
entry-2057 = Słyszą twój silnik, zanim widać stos, i lewarek już czeka. Jeden Len podaje ci herbatę. Drugi pokazuje, co ostatnio jada Zastępca, po kolei: prześcieradło, kupon, róg czegoś z nagłówkiem Czarnej Smoły i słowem „Zbiornik”.
# en bc945d26
entry-2057-1 = Poskładaj ten róg z kawałków.
# en e28d56e0
entry-2057-2 = Zapytaj, czy kupon da się jeszcze odczytać.
# en 5001ec85
entry-2057-3 = Opowiedz im, jak się kończy wyścig. Zmyślaj.
# en 94eb3cfe
entry-241-title = Rywal w lusterku
# en 45500a50
entry-241 = Ktoś w masce od godziny siedzi ci na zderzaku, a teraz macha łańcuchem. W tym świetle nie widać, czy to groźba, czy pozdrowienie, a przy tej prędkości to już prawie wszystko jedno.
# en b47dea35
entry-2058-title = Łańcuch
# en 8699bc62
entry-2058 = Na łańcuchu są zamalowane barwy jakiegoś sponsora. W aucie siedzą trzy osoby i zdaje się, że mają na spółkę jedną parę gogli. Kto ma gogle, ten kieruje.
# en 294eeb07
entry-2058-1 = Walcz z ekipą rywali.
# en d76deb3d
entry-2058-2 = Ucieknij im.
# en 97dd731b
entry-2058-3 = Rzuć im zapasowe gogle.
# en b1f11a8f
entry-2059-title = Ten sam łańcuch
# en 8c06247d
entry-2059 = To ten sam samochód, uboższy o jedne drzwi. Zrównuje się z tobą. Osoba w goglach podaje rachunek, wystawiony na ciebie, za drzwi, za chłodnicę i za coś, co nazwano utratą dobrego humoru. Pokwitował go z góry pan Tamblyn.
# en 1ab81f1a
entry-2059-1 = Znów walcz z ekipą rywali.
# en df16cb33
entry-2059-2 = Zapłać rachunek.
# en 5a563541
entry-2059-3 = Wynajmij ich, żeby gonili kogo innego.
# en 4f0f5781
entry-2059-4 = Zahamuj.
# en 0478394a
entry-242-title = Autograf
# en 87d10335
entry-242 = Chłopiec o kuli stoi tam, gdzie droga jest najwęższa, co jest sprytne. Ma na tej kuli wszystkich kierowców z trzydziestu wyścigów, od gumy aż po pachę. Nazywa się Col.
# en 13ca9b9d
entry-2060-title = Miejsce na jeszcze jeden
# en c189b8e1
entry-2060 = Pół twarzy ma poparzone; oparzenie jest sprzed roku i źle się zagoiło. Podsuwa ci kulę do podpisu. Jego matka wolałaby, żeby cię tu nie było, kiedy zjawią się inni. Pilnuje w Suchej Zatoce wody, mówi, i kierowców jej więcej nie trzeba; miała jednego.
# en 7bd9d5d2
entry-2060-1 = Podpisz się porządnie.
# en 9be4af3e
entry-2060-2 = Zamiast podpisu obejrzyj oparzenie.
# en ebdcbc7d
entry-2060-3 = Zużyj na oparzenie to, co masz.
# en a359066e
entry-2060-4 = Odjedź, jak prosi matka.
# en e7abf8fa
entry-2061-title = Małe litery
# en a20bd734
entry-2061 = To Col. Jedno z nazwisk na kuli poprawia co wieczór atramentem, żeby się nie starło, a drugie zeszlifował. Nie mówi dlaczego. Pyta cię, czy samochód jest gorący, zanim się zapali, czy dopiero potem.
# en ba2dbd51
entry-2061-1 = Odpowiedz mu jak mechanikowi.
# en 3235ee36
entry-2061-2 = Zajmij się wreszcie oparzeniem.
# en 0703c1f7
entry-2061-3 = Zapytaj, czyjego nazwiska już nie ma.
# en 51c009f9
entry-2061-4 = Pomachaj i nie opuszczaj szyby.
# en f9b5e3eb
entry-2062-title = Bez kuli
# en 651741d7
entry-2062 = Nikt by już w nim nie poznał chłopca z pożaru. Ktoś o to zadbał i skóra się przyjęła. Kula służy mu teraz za drzewce; macha na zakręcie poszewką i robi to dobrze, bez niego oleju nie byłoby widać. „Mówiłem im, żeby lali na tamtym zakręcie – mówi Col – gdzie jeżdżą ci ze Smoły”.
# en a1ec47b9
entry-2062-1 = Jedź suchym torem, który ci pokazuje.
# en b1ee5cae
entry-2062-2 = Przewieź go raz na drugim fotelu.
# en 42e5e9ef
entry-2062-3 = Poproś, żeby zostawił olej tam, gdzie był.
# en 525abf7f
entry-243-title = Miraż paliwa
# en d932977f
entry-243 = Cysterna na boku i kałuża wielkości ogródka. To nie jest benzyna. To mogłaby być benzyna. Stoją w niej po kostki trzy ptaki i czekają, aż kto inny zapali zapałkę.
# en 53939868
entry-2063-title = Wielkości ogródka
# en 93454305
entry-2063 = Kierowca zostawił za szybą kabiny kartkę. Jest na niej „zaraz wracam”, a atrament już zbrązowiał. Ktoś odpisał pod spodem ołówkiem, ktoś inny odpisał na to i teraz jest tam już cała rozmowa.
# en 6d4e3e1f
entry-2063-1 = Tankuj.
# en 0b43aff3
entry-2063-2 = Przeszukaj kabinę.
# en 18a813b0
entry-2063-3 = Dopisz coś do rozmowy.
# en ff53a30a
entry-2064-title = Ogródek nocą
# en 07f9c197
entry-2064 = Cysternę postawiono z powrotem na koła. Dwóch ludzi Czarnej Smoły przelewa do niej kałużę, przy latarce, kubkiem, przez skarpetę. To woda. Prawie cała od początku była wodą; mieli dopilnować, żeby w Suchej Zatoce nikt się o tym nie dowiedział.
# en 988aed70
entry-2064-1 = Napij się na ich oczach i powiedz o tym w Suchej Zatoce.
# en 48a3d840
entry-2064-2 = Potrzymaj im latarkę, za opłatą.
# en 23bdc50a
entry-2064-3 = Wyciągnij skarpetę.
# en 39344b39
entry-244-title = Skrót
# en f2156c79
entry-244 = Zarośnięty paprocią znak obiecuje skrót w języku strzałek i czaszek. Strzałek jest więcej. Czaszki są nowsze.
# en 28aafd9b
entry-2065-title = Strzałki i czaszki
# en 4834a3b0
entry-2065 = Droga schodzi w zielony cień i słychać strumień, co jest niedorzeczne. Na skraju wisi, starannie przewieszony przez gałąź, kombinezon wyścigowy z numerem na plecach, starszym od ciebie.
# en 5d4696ec
entry-2065-1 = Uwierz strzałkom.
# en ee765a45
entry-2065-2 = Uwierz czaszkom.
# en e4ee9d14
entry-2065-3 = Domaluj jeszcze jedną strzałkę, dla tych z tyłu.
# en 4b1ec5f5
entry-2066-title = Nowsze czaszki
# en 0a40299b
entry-2066 = Znasz to miejsce. Ktoś tu sprzątał: czaszki leżą według wielkości, a kombinezon jest uprasowany. Na końcu drogi staruszek w podkoszulku nakrywa stół na dwie osoby. Jechał w czwartym wyścigu, mówi. Pojechał skrótem. Cały czas się zbiera, żeby ruszyć dalej.
# en edc8abd8
entry-2066-1 = Usiądź i zjedz.
# en 54ab492c
entry-2066-2 = Zaproponuj, że wywieziesz go na szosę.
# en afa66074
entry-2066-3 = Zapytaj o dalszą drogę, tę, którą znalazł i której nie wybrał.
# en a9890ad8
entry-245-title = Pustelnik chronometrażysta
# en 3847786b
entry-245 = Stary człowiek w jaskini zapisał każdy czas okrążenia od Dopustu, kredą na ścianie, także twój jutrzejszy, jeszcze nieprzejechany.
# en 5e9fcfc1
entry-2067-title = Jutrzejszy czas
# en 9479ffea
entry-2067 = Krzywi się na jego widok, ale życzliwie. Jego zegary różnią się nawet o rok i on im na to pozwala; mówi, że zegar poprawiany przestaje się starać. Wolałby pytania o każdy inny czas.
# en c30fa3a9
entry-2067-1 = Poproś, żeby pokazał.
# en e1023449
entry-2067-2 = Pohandluj z nim.
# en 650b3308
entry-2067-3 = Nakręć mu zegar i jedź.
# en 710e347e
entry-2068-title = Czas się zmienił
# en bbae9702
entry-2068 = Starł go rękawem i napisał od nowa. Jest lepszy albo gorszy; pustelnik trzyma lampę tak, że niezupełnie widać. „Coś się zmieniło – mówi. – Wczoraj był tu wpisany ktoś inny”.
# en 43c94eac
entry-2068-1 = Zapytaj, co ma pod zeszłym rokiem, na drugim miejscu.
# en b9acf300
entry-2068-2 = Pożycz kredę.
# en c9b8a524
entry-2068-3 = Nakręć pozostałe zegary, wszystkie.
# en df405056
entry-246-title = Złamana mistrzyni
# en b0be1e8f
entry-246 = Zeszłoroczna zwyciężczyni siedzi przy zeszłorocznym samochodzie. Jedno i drugie jeszcze chodzi, w pewnym sensie. Nazywa się Stubbs. Wygrała o jedenaście długości i od tamtej pory nie powiedziała o tym ani jednego całego zdania.
# en fdc173c9
entry-2069-title = Jedenaście długości
# en c4641348
entry-2069 = Maska jest podniesiona. Wszystkie części leżą na kocu w takiej kolejności, w jakiej powinny wrócić na miejsce, i nie wracają. Na lewym błotniku, nisko, lakier ma pęcherze, jak to lakier, kiedy się przejedzie bardzo blisko czegoś gorącego.
# en ba3a0bee
entry-2069-1 = Słuchaj, aż padnie całe zdanie.
# en ad9be586
entry-2069-2 = Zamontuj części po kolei i też nic nie mów.
# en 6aecfd41
entry-2069-3 = Ogołoć samochód.
# en 362ee48c
entry-2069-4 = Ścigaj się z nią raz, przez wzgląd na dawne czasy.
# en 9d10a259
entry-2070-title = Drugi bieg
# en 40298cd4
entry-2070 = Jakoś jeździ. Ma tylko dwójkę. Stubbs jeździ tam i z powrotem po jednej prostej, kilometr w każdą stronę, i za każdym razem staje w tym samym miejscu, przed zakrętem. „Musiałabym hamować” – mówi, kiedy się z nią zrównujesz. To jest to całe zdanie.
# en 72135ee4
entry-2070-1 = Przejedź zakręt przed nią, powoli, żeby mogła jechać za tobą.
# en 41118cfd
entry-2070-2 = Zapytaj, co dało jej zwycięstwo.
# en c807ef7e
entry-2070-3 = Daj jej numer Czarnej Smoły. Płacą za znane nazwiska.
# en c2ed3a6d
entry-2071-title = Koc, na którym nic nie ma
# en 9fac4383
entry-2071 = Samochodu nie ma. Został koc, zamieciony do czysta, i wgłębienia po kołach. Stubbs siedzi na kuchennym krześle i trzyma ręce tak, jak się trzyma kierownicę. Widzi, że na nie patrzysz, i kładzie je na kolanach.
# en 65ec0214
entry-2071-1 = Zostaw jej coś, co zmieści się na kocu.
# en aa04ad60
entry-2071-2 = Zapytaj, kto zabrał samochód.
# en 714e5430
entry-2071-3 = Weź poduszkę z krzesła. Nikt tu już niczego nie wygra.
# en b2231a4b
entry-247-title = Wóz prasowy
# en 745ff694
entry-247 = Kobieta z aparatem na kiju wychyla się z furgonetki i przy dziewięćdziesięciu na godzinę pyta, jakie to uczucie. Za nią ktoś już zapisuje twoją odpowiedź. To Birdie Lamb z „Trąbki”, która drukuje wszystko, nawet sprostowania.
# en 61571fb2
entry-2072-title = Jakie to uczucie
# en 06bdf515
entry-2072 = Chciałaby mieć w życiu jedno zdjęcie, które nie jest zdjęciem wypadku. Na razie ma cztery tysiące sześć. Furgonetka podjeżdża bliżej, a jej kierowca wychyla się, żeby pod ramieniem Birdie zobaczyć drogę.
# en 41b574c2
entry-2072-1 = Pokaż jej.
# en da061d9a
entry-2072-2 = Powiedz coś, co da się zacytować.
# en 22a6fe42
entry-2072-3 = Namów ją na zdjęcie poziomu wody w Zbiorniku.
# en b690ae4d
entry-2072-4 = Bez komentarza.
# en d0d75cbf
entry-2073-title = O pewnym wieczorze
# en 9ffe06aa
entry-2073 = Ma pytanie o stempel albo o stoper, albo o puszkę; czyta je z kartki i daje ci zgadywać, o którą z tych trzech rzeczy. Wszystko to całkiem przyjaźnie. Na siedzeniu obok leży odbitka, obrazkiem w dół, i Birdie trzyma na niej łokieć, bo wieje.
# en 5871c1a3
entry-2073-1 = Powiedz, że cię tam nie było.
# en 80281689
entry-2073-2 = Powiedz, że owszem, i dlaczego.
# en 282131d8
entry-2073-3 = Zainteresuj ją czyimś innym wieczorem.
# en 7a0e2e0b
entry-2073-4 = Zestrzel aparat z kija.
# en 7b44f8ce
entry-2102-title = Wóz z wodą
# en ce9b1e04
entry-2102 = Wielbłąd, wóz, beczka z pieczęcią Suchej Zatoki i woźnica, który mówi, że jedzie na zachód, bo beczka tam jedzie. Ma fakturę. Wystawiono ją na Czarną Smołę, za jedną beczkę, próbka, z datą dzień po wyścigu.
# en 164ac10c
entry-2102-1 = Zawróć wielbłąda.
# en bd00d957
entry-2102-2 = Napełnij własny kanister i nic nie mów.
# en e5def8bd
entry-2102-3 = Odkup od niego fakturę.
# en 866ecc19
entry-2104-title = Druga lista
# en cf78e520
entry-2104 = Człowiek na rowerze, z karabinem w poprzek kierownicy. Ma odpis z tablicy sędziów, dolną połowę, i sprawdza, czy zgadzają się twarze. Przeprasza za rower.
# en 224ad270
entry-2104-1 = Stój spokojnie, niech sprawdzi.
# en bc04b57f
entry-2104-2 = Zapłać mu tyle, ile za ciebie dają.
# en 8f8b05f9
entry-2104-3 = Powiedz mu, gdzie są pozostali.
# en 38c1f65e
entry-2104-4 = Napraw mu łańcuch.
# en 22bf3105
entry-2106-title = Pod wrakiem
# en 79a7c1f5
entry-2106 = Auto rajdowe na dachu, koła jeszcze się kręcą. Wysuwa się ręka z monetą. Potem jakiś głos mówi, że to wina tego drugiego kierowcy, i podaje nazwisko, i całkiem możliwe, że ma rację.
# en df9ff8a5
entry-2106-1 = Dźwignij z niego wrak.
# en bd0664a1
entry-2106-2 = Usztywnij, czego dosięgniesz.
# en e6434e4d
entry-2106-3 = Weź monetę. I koła.
# en 10f2fea1
entry-2108-title = Hotel pod Paprocią
# en a26f1f66
entry-2108 = W mokrej dolinie stoi hotel bez dachu, za to z pełną księgą gości. Kierowcy wszystkich wyścigów wpisywali się do niej po drodze, a drugą kolumnę, „Powrót”, zostawiali na później. Recepcjonista jest bardzo dużym pająkiem albo z takim mieszka. Pióro wisi na sznurku.
# en 740e010d
entry-2108-1 = Wypełnij obie kolumny, od razu.
# en d4b98737
entry-2108-2 = Poszukaj zeszłorocznego faworyta.
# en e67cef59
entry-2108-3 = Prześpij się w najsuchszym łóżku.
# en 7b1c72cf
entry-2108-4 = Wypełnij czyjąś drugą kolumnę, dla jego syna.
# en 37025c51
entry-2110-title = Lina holownicza
# en 5a278208
entry-2110 = Jedna z lawet stanęła na poboczu; lampy się palą, w środku nikogo. Kierowca klęczy kawałek dalej z uchem przy drodze. Przysięga, że słyszy, jak w Zbiorniku opada woda.
# en 7d4fe9a2
entry-2110-1 = Posłuchaj razem z nim.
# en 9eee447a
entry-2110-2 = Pożycz paliwo z lawety, póki on słucha.
# en ef2a0d83
entry-2110-3 = Odwieź go do domu, do żony.
# en addcd092
entry-2112-title = Światło, które nie jest autem
# en c476bb78
entry-2112 = Ktoś nadaje ze starej latarni na molo, długo i krótko. To cena. Liczysz na palcach i wychodzi, że twoja i że od kolacji się zmieniła. Za światłem stoi Kuzyn Mal z kocem i lampą i sprzedaje do Portu Żaru jutrzejszy dzień.
# en b19ebb63
entry-2112-1 = Nadaj gorszą.
# en 1559cd69
entry-2112-2 = Zgaś lampę strzałem.
# en 2e39c3c1
entry-2112-3 = Zapytaj Mala, co by zrobił z czapką.
# en 7b2c2736
entry-2114-title = Towarzystwo na drodze
# en 655f163b
entry-2114 = Jest obok ciebie silnik, choć nie było słychać, żeby nadjeżdżał. Ma tylko drugi bieg i żadną miarą nie powinno go tu być.
# en 04c6259d
entry-2074-title = Nikt za kierownicą
# en 77119c98
entry-2074 = To samochód bez nikogo, wrak, który toczy się z górki. Ktoś zwolnił hamulec i poszedł. Przez kilometr jedzie z tobą równo, kłapiąc drzwiami, jak pies, który chce, żeby mu coś powiedzieć, a potem sam skręca w sól.
# en d2789218
entry-2074-1 = Jedź za nim. Coś leżało na fotelu.
# en c8c425de
entry-2074-2 = Niech wyprowadzi w pole tych, którzy cię ścigają.
# en 2fe62f7a
entry-2074-3 = Zabierz mu koła, kiedy stanie.
# en aed5c898
entry-2075-title = W cieniu wiatru
# en 3be7c76e
entry-2075 = To Stubbs. Na drugim fotelu jest poduszka i pas, i jeszcze nikogo. Nie patrzy w twoją stronę. Wsuwa zeszłoroczny samochód przed twój, bierze wiatr na siebie i trzyma tak, z gazem do dechy, na dwójce, z ręką za oknem, która pokazuje, gdzie droga jest dobra.
# en d79e239b
entry-2075-1 = Jedź pod jej osłoną.
# en 200306dd
entry-2075-2 = Wyprzedź ją, z ręką w górze.
# en bfa610b9
entry-2075-3 = Zwolnij razem z nią na zakręcie, na którym musiałaby hamować.
# en b143425d
entry-2116-title = Pieszo na zachód
# en 20833d4f
entry-2116 = Dwanaście osób z Suchej Zatoki idzie do Portu Żaru zobaczyć metę, bo za nią zapłaciły. Niosą ławkę. Co kilometr stawiają ją, siadają na dwie zmiany i wstają.
# en 6e73f6cd
entry-2116-1 = Podwieź tych starszych do Grobli.
# en ecbdeba8
entry-2116-2 = Powiedz im, gdzie jest linia i że płótno da się ciąć.
# en 43095485
entry-2116-3 = Posiedź z nimi jedną zmianę.
