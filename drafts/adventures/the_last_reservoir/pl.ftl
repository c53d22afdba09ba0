### Ostatni zbiornik

adventure = Ostatni zbiornik

enemy-EA1 = Strażnik Dwunastki
enemy-EA1-text = Los: +1 rana. Rany pozostają między walkami.
enemy-EA2 = Wodni rabusie
enemy-EA3 = Topielec
enemy-EA4 = Lewiatan wrót
enemy-EA4-text = Los: 1 skażona rana.
enemy-EA101 = Strażnicy myta

thread-A1-T1 = Suche studnie
thread-A1-T2A = Żelazny kran
thread-A1-T2B = Pielgrzymi głębin
thread-A1-T3 = Wrota powodzi
thread-A1-T4 = Wysoka woda

action-salvage-the-pump-part = Zdobądź część pompy
action-ask-the-council = Zwróć się do rady
action-sit-with-hanne-tull = Posiedź u Hanne Tull
action-deliver-the-parts = Dostarcz części
action-cut-the-power = Odetnij prąd
action-storm-the-plant = Szturmuj zakład
action-open-the-ledger = Otwórz księgę
action-muster-the-militia = Zwołaj milicję
action-see-the-toll-mistress = Odwiedź panią od myta
action-go-downstairs = Zejdź na Parter
action-fill-the-barrel = Napełnij beczkę
action-pass-the-hat-in-pumps = Puść kapelusz po Pompach
action-pour-the-offering = Wylej ofiarę
action-open-the-gate = Otwórz wrota
action-warn-downstairs = Ostrzeż Parter
action-cancel-the-account = Zamknij konto
action-mend-the-stations = Napraw stacje
action-rest-in-pumps = Odpocznij w Pompach
action-carry-them-up = Wynoś ich na górę
action-cut-the-boats-loose = Odetnij łodzie

entry-100-title = Pragnienie
entry-100 =
    W Pompach każda pompa ma imię, a dziś rano Stara Beryl zakaszlała piaskiem. Spaliście w fotelach i obudziło was to, że kaszel ucichł.
    Przy zderzaku stoi z wiadrem konstabl Marsh. Marsh to po dawnemu moczary: ostatnia mokra rzecz w tym mieście, a żart konstabl już zna. W wiadrze jest na dłoń brunatnej wody.
    „To – mówi – jest wtorek. Dla sześciuset ludzi”. Policzył ludzi, policzył kubki i byłby wdzięczny każdemu, kto znajdzie w tym błąd.
    Inżynierów wśród was nie ma, ale w tym mieście tylko wy macie silniki.
entry-101-title = Lista
entry-101 =
    Hanne Tull naprawia pompy i mówi do nich łagodniej niż do ludzi. Pisze kredą na ścianie: wirnik, pierścienie uszczelniające, cewka, głowica zaworu, regulator.
    Obok każdego słowa rysuje miejsce, w którym podczas Dopustu zdechła maszyna tej samej marki: Skarbiec Kimberley, Czerwona Blizna, Woomera, Psi Płot, latarnia na soli.
    „Tyle sztuk, ilu was jest, i jedna na zapas – mówi – bo któreś z was upuści”.
    Potem wchodzi do środka i słychać, jak zapewnia Beryl, że pomoc jest w drodze. Nie brzmi jak ktoś, kto w to wierzy. Brzmi jak ktoś, kto mówi to co noc.
entry-102-title = Skarbiec Kimberley
entry-102 =
    Drzwi skarbca są uchylone na szerokość dłoni i chuchają chłodem po łydkach. W środku rzędy zaplombowanych skrzyń połyskują w świetle lamp awaryjnych, które powinny były zgasnąć przed twoim urodzeniem.
    Tabliczka prosi gości o podanie nazwiska i celu depozytu. Pod tabliczką leży ktoś, kto podał.
    Skrzynia w trzecim rzędzie ma stempel fabryki pomp. Widać go wyraźnie. Prawie można go dotknąć. Drzwi znieruchomiały, tak jak nieruchomieje kot.
entry-102-1 = Przeciśnij się i podważ wieko skrzyni.
entry-102-2 = Obudź sterowanie drzwiami.
entry-102-3 = Staranuj drzwi pojazdem.
entry-102-4 = Podaj nazwisko i cel depozytu.
entry-150-title = Skarbiec pamięta
entry-150 =
    Drzwi o tobie nie zapomniały. Od ostatniej wizyty przymknęły się o dwa palce, a ze ściany odzywa się nowy głos: twoja wizyta jest dla nas ważna, zajmujesz w kolejce miejsce drugie.
    Miejsce pierwsze wciąż leży pod tabliczką.
    W szparze, jak chorągiew, wisi czyjś rękaw. Twój. Za nim, w trzecim rzędzie, czeka skrzynia.
entry-150-1 = Tym razem wejdź górą.
entry-150-2 = Odpowiadaj, aż głosowi skończą się pytania.
entry-150-3 = Staranuj drzwi pojazdem.
entry-103-title = Czerwona Blizna
entry-103 =
    Skała żarzy się na krawędziach jak węgiel, o którym ktoś zapomniał. W głębi Blizny na trzech linach wisi wiertnica, a cewka, której ci trzeba, wciąż tkwi w jej brzuchu.
    Na skraju stoi rząd butów, parami, równo, jak zostawia się je przed kąpielą. Nowych nie ma. Wszystkie patrzą w dół.
    Wskazówka licznika opiera się już o ogranicznik na końcu skali. To dobra wskazówka. Chce do domu.
entry-103-1 = Zejdź szybko na dół.
entry-103-2 = Wyciągnij wciągarką całą wiertnicę.
entry-103-3 = Weź parę butów i wróć później.
entry-151-title = Dwie liny
entry-151 =
    Wiertnica wisi teraz na dwóch linach i obraca się, powoli, tak że raz na minutę cewka spogląda ci w oczy.
    Ktoś tu od tamtej pory był. W rzędzie przybyła jedna para butów, a pod sznurówkami kartka. Stoi na niej tylko: wcale nie tak głęboko.
entry-151-1 = Skocz, kiedy cewka się pokaże.
entry-151-2 = Przestrzel linę, niech wiertnica sama podleci.
entry-151-3 = Zejdź powoli i zapłać za to.
entry-104-title = Poligon Woomera
entry-104 =
    Rdzewiejące rakiety celują w niebo, którego nikt już nie odwiedza. Ktoś wprowadził się do bunkra dowodzenia: na sznurze suszą się bardzo małe koszule, a zza koszul patrzy na ciebie karabin.
    „Jestem Gusta – mówi karabin – i bliżej nie trzeba”. Za nią, za zasłoną, kaszle dziecko, cierpliwie, jak ktoś, kto robi to cały tydzień.
    Na półce nad piecem leżą twoje pierścienie uszczelniające, sześć sztuk. Gusta spina nimi serwetki.
entry-104-1 = Odłóż broń i porozmawiaj.
entry-104-2 = Szturmuj bunkier; kuzyni Gusty są w domu.
entry-104-3 = Zaproponuj, że obejrzysz dziecko za zasłoną.
entry-117-title = Pim
entry-117 =
    Dziecko ma na imię Pim i pyta, czy ktoś tutaj widział kiedy rybę. Odpowiadasz, że na obrazku. Pim też zna ten obrazek.
    Do północy kaszel się odrywa, a Gusta pierwszy raz od zimy odkłada karabin; jej ręce nie wiedzą, co ze sobą zrobić. Daje ci wszystkie sześć pierścieni, nie zostawia sobie żadnego.
    „Gdyby kiedyś doszło do strzelania – mówi – trafiam w butelkę z dziewięciuset kroków. Tylko butelki mi się skończyły”.
entry-152-title = Małe koszule
entry-152 =
    Koszul na sznurze jest mniej. Karabin prowadzi cię od ostatniej rakiety i nie przedstawia się, bo już się znacie.
    Kaszel za zasłoną przycichł. To zły rodzaj ciszy. Gusta o tym wie i wie, że ty też.
entry-152-1 = Poproś jeszcze raz, rękami lekarza.
entry-152-2 = Połóż, czego jej trzeba, i cofnij się.
entry-152-3 = Zabierz pierścienie siłą.
entry-105-title = Brama Psiego Płotu
entry-105 =
    Najdłuższy płot świata wciąż brzęczy, choć nikt nie pamięta, kto go karmi. Na drutach siedzą wrony, każda na izolatorze. Te się nauczyły; te, które się nie nauczyły, leżą pod spodem.
    Regulator, którego potrzebujesz, siedzi w silniku bramy, a brama ma swoje zdanie o obcych. Uchyla się trochę, żeby lepiej cię widzieć, i zamyka.
entry-105-1 = Zrób zwarcie na płocie.
entry-105-2 = Wytnij silnik tym, co masz pod ręką.
entry-105-3 = Przejedź przez płot i pozbieraj kawałki.
entry-153-title = Brama o tobie słyszała
entry-153 =
    Kiedy wyjeżdżasz zza wzniesienia, buczenie opada o pół tonu, jak rozmowa w pokoju, do którego ktoś wszedł. Wrony przesiadły się na drugą stronę drogi, żeby lepiej widzieć.
    Tam, gdzie ostatnio wypadło ci stać, została czarna odbitka dwóch stóp. Twój rozmiar. Można z niej skorzystać; na to miejsce brama już wydała, co miała.
entry-153-1 = Stań w odbitkach i sięgnij po silnik.
entry-153-2 = Znajdź dziurę, którą chodzą wrony.
entry-153-3 = Spal szopę i wygrzeb silnik z popiołu.
entry-106-title = Solna Latarnia
entry-106 =
    Latarniczka nosi maskę przeciwgazową i nie odezwała się do nikogo, odkąd odeszło morze. MAUD FERRIS, głosi tabliczka na drzwiach, a pod spodem, kredą: W DOMU.
    Pokazuje ci dziennik, bo wcześniej nie było komu. Pięćdziesiąt jeden lat, jedna linijka na noc, zawsze ta sama: Lampa zapalona. Morze: nieobecne.
    Na gzymsie kominka, między dwiema muszlami, lśni głowica zaworu. Bardziej niż handlu Maud chce towarzystwa. Drugą filiżankę postawiła na stole bez pytania.
entry-106-1 = Zostań na noc i słuchaj.
entry-106-2 = Kup głowicę.
entry-106-3 = Zabierz głowicę, gdy latarniczka zaśnie.
entry-154-title = Druga filiżanka
entry-154 =
    Kreda na drzwiach mówi: NIE MA, ale z komina idzie dym, a na schodach się świeci. Pukasz i światło gaśnie.
    Przez dziurkę od klucza widać stół, dziennik i głowicę zaworu, przestawioną tak, żeby dało się jej sięgnąć z krzesła. Jedna filiżanka.
    Pod wczorajszą linijką jest druga. Nie da się jej stąd odczytać, ale jest o tobie i jest krótka.
entry-154-1 = Przeproś przez drzwi i czekaj.
entry-154-2 = Wyłam drzwi.
entry-154-3 = Wsuń, co ci zostało, przez skrzynkę na listy.
entry-107-title = Rada Pomp
entry-107 =
    Tym miastem rządzą cztery osoby i księga rachunkowa. Księga przegrywa. Leży między nimi otwarta jak pacjent, a kiedy wchodzisz, cała czwórka kładzie na niej ręce.
    Mogą dać ci coś dziś, jeśli obiecasz im coś na jutro. Przewodnicząca trzyma pióro w pogotowiu. Sądząc po plamie na mankiecie, trzyma je tak mniej więcej od roku, w którym ustały deszcze.
entry-107-1 = Poproś o paliwo.
entry-107-2 = Poproś o amunicję.
entry-107-3 = Poproś o księgę do przeczytania.
entry-107-4 = Nie proś o nic i pomóż przy studniach.
entry-155-title = Strona z twoim nazwiskiem
entry-155 =
    Masz już w księdze własną stronę, z marginesem od linijki. Przewodnicząca odwraca ją ku tobie, żeby było co podziwiać.
    „Daliśmy to, czego nie mamy” – mówi i jest to prawda: przez okno widać, jak konstabl Marsh chodzi z kanistrem od domu do domu i zapisuje, kto nic nie powiedział.
entry-155-1 = Pokwituj jeszcze dwa dowolne zasoby.
entry-155-2 = Spłać całą stronę.
entry-155-3 = Ponieś dziś kanister za Marsha.
entry-116-title = Szopa Hanne Tull
entry-116 =
    Rozłożyła wasze części na czystym ręczniku i krąży wokół nich jak kucharka wokół cudzego pieca. Marka się zgadza. Leżą nawet, przyznaje, właściwą stroną do góry.
    Na ścianie wisi rysunek Beryl, a w rogu podpis jak krzywy gwóźdź. „Mercy – mówi Hanne. – Zbudowała tu każdą pompę, potem zbudowała coś dla Cerbero, a potem zeszła po schodach w Ostatnim Moście i już nie wróciła. Jeśli żyje, to jest nieuprzejma. Pytajcie o nią po imieniu. Inni tam na dole oduczyli się podawać swoje”.
entry-116-1 = Potrzymaj jej lampę przy pracy.
entry-116-2 = Niech lepiej zajrzy do twojego silnika.
entry-116-3 = Zapytaj, kto ma odejść pierwszy, jeśli się nie uda.
entry-157-title = Bosy człowiek
entry-157 =
    Na suche koryto na placu wszedł człowiek bez butów. Przyszedł pieszo znad Rozpadliny i od kostek w dół to widać. „Tom – mówi. – Brat Tom, jeśli komuś brata brakuje”.
    Morze, tłumaczy, wcale nie odeszło. Czeka, aż je ktoś poprosi, a w Pompach nikt nie był uprzejmy. Parę osób się śmieje. Nie śmieje się więcej, niż można by sądzić.
    Na skraju tłumu stanęła milicja ze swoimi trzema dobrymi karabinami i patrzy na was, bo wyglądacie na ludzi, którzy wiedzą, co się wtedy robi.
entry-157-1 = Niech powie do końca.
entry-157-2 = Daj mu kubek wody i parę butów.
entry-157-3 = Niech milicja odprowadzi go do płotu.
entry-158-title = Dzień przydziałów
entry-158 =
    Wtorek to od dziś dwie trzecie wtorku. Konstabl Marsh ogłasza to ze stopnia pompowni, po czym odczytuje wszystkie nazwiska w mieście, żeby nikt nie mówił, że mu nie powiedziano.
    Trwa to godzinę. Na koniec zamyka książkę, na oczach wszystkich wlewa swój kubek z powrotem do wiadra i rozgląda się, kto będzie drugi.
entry-158-1 = Wlej i swój.
entry-158-2 = Pilnuj wiadra tej nocy.
entry-158-3 = Zajmij się na pokaz mapami.
entry-108-title = Dwie drogi do wody
entry-108 =
    Hanne Tull dokręca ostatnią śrubę, całuje obudowę tam, gdzie jej zdaniem nikt nie widzi, i przekłada wyłącznik. Pompy znów się kręcą, cała dziewiątka, i ciągną samo błoto. Woda odeszła na południe.
    Rada chce Odsalarni numer dwanaście, która jest sucha, uzbrojona i śpi; robiła wodę z morza, aż ktoś nauczył ją pilnować. Z tyłu znowu stoi brat Tom i mówi, że morze przyjdzie samo, jeśli się je grzecznie poprosi.
    Między nimi stoi Marsh ze swoją książką. „Wszystko mi jedno które – mówi. – Nie jest mi wszystko jedno kiedy”. Wszyscy patrzą na was.
entry-108-1 = Ruszajcie na zakład.
entry-108-2 = Idźcie za pielgrzymami.
entry-108-3 = Niech miasto wybierze samo. Policzcie ręce.
entry-118-title = Sześćset rąk
entry-118 =
    Nikt ich o nic nie pytał, odkąd wykopano studnię. Trochę to trwa. Głosują też dzieci; liczy się je osobno, a potem jeszcze raz, bo pozamieniały się miejscami.
    Marsh pisze wynik na korycie mokrym palcem i wynik wysycha, zanim ktokolwiek zdąży go podważyć.
entry-118-1 = Więcej pięści niż otwartych dłoni. Zakład.
entry-118-2 = Więcej otwartych dłoni niż pięści. Pielgrzymi.
entry-109-title = Beryl staje
entry-109 =
    Ósmego dnia Stara Beryl staje z brzękiem upuszczonej tacy. Hanne Tull wychodzi z pompowni, siada na stopniu i zaczyna ściągać rękawice, palec po palcu.
    Rada już się nie kłóci. Kto ma jeszcze paliwo, dostaje mapę Odsalarni numer dwanaście i bardzo krótkie przemówienie. Brat Tom nie przemawia. Nabrał do butelki błota i poszedł, a jedenaście osób wstało i ruszyło za nim.
entry-109-1 = Weźcie mapę.
entry-109-2 = Idźcie za tą jedenastką.
entry-110-title = Sucha karawana
entry-110 =
    Drogę zagradza wózek, a wszyscy, którzy do niego należą, machają.
entry-160-title = Pęknięta beczka
entry-160 =
    Matka, dziadek, czworo dzieci od największego do najmniejszego. Beczka im pękła, a najmłodsze przestało płakać. To drugie jest gorsze.
    Idą do Pomp, bo ktoś im powiedział, że w Pompach jest woda. Wszyscy patrzą ci w twarz i sprawdzają, czy to prawda.
entry-160-1 = Podziel się tym, co masz.
entry-160-2 = Załataj beczkę.
entry-160-3 = Jedź dalej.
entry-161-title = Beczka z łatą
entry-161 =
    Beczkę poznajesz wcześniej niż ludzi: ma łatę i łata trzyma. Pod skalną półką znaleźli wysięk i zostali przy nim, jak zostaje się przy chorym zwierzęciu. Z początku nie mówią gdzie; potem mówi najmłodsza, na całe gardło.
    Dziadek odłożył jedną butelkę dla tego, kto będzie tędy przejeżdżał. Cieszy się, że padło na ciebie.
entry-161-1 = Napij się z nimi.
entry-161-2 = Napełnij kanistry na drogę.
entry-161-3 = Poproś, żeby przyjęli ludzi z Pomp.
entry-162-title = Pusta beczka
entry-162 =
    Wózek jest ten sam, a z bliska widać, że nikt nie macha. To pranie, przypięte do dyszla, rusza się na wietrze.
    Poszli dalej bez niego. Pięć par śladów, potem pięć, potem cztery i bruzda po czymś ciągniętym. Prowadzą w stronę Pomp.
entry-162-1 = Idź po śladach.
entry-162-2 = Zabierz, co zostawili.
entry-162-3 = Postaw wózek na koła i jedź.
entry-163-title = Nosiciele soli
entry-163 =
    Tym razem nie rodzina: nosiciele soli z zachodnich panwi, ośmiu, a machają, bo jeden z nich tańczy i nie chce przestać.
    To z gorąca. Tańczy od południa, mówią, i nawet nie jest w tym dobry.
entry-163-1 = Przytrzymaj go i ochłódź.
entry-163-2 = Pohandluj: sól i nowiny.
entry-163-3 = Klaszcz do taktu i objedź ich bokiem.
entry-111-title = Sprzedawca studni
entry-111 =
    Składany stolik pod parasolem, dziesięć kilometrów od czegokolwiek. Zza stolika podnosi się człowiek o bardzo ładnych zębach.
entry-165-title = Orrin Sweet, hydrograf
entry-165 =
    Sprzedaje mapy tajnych studni. Akurat tę sprzedał już nieraz, a kości nabywców zaznaczono na niej jako punkty orientacyjne; kiedy zwracasz na to uwagę, mówi, że dzięki nim widać skalę.
    „Mam jedną uczciwą mapę – mówi Orrin Sweet i zniża głos, choć najbliższe ucho należy do wrony. – Po ojcu. Robił pomiary dla Cerbero. Tej nie sprzedaję. To byłby koniec interesu”.
entry-165-1 = Kup zwykłą mapę.
entry-165-2 = Wytarguj zamiast mapy prawdę.
entry-165-3 = Pohandluj i powiedz, dokąd jedziesz.
entry-165-4 = Przedrzyj mapę na pół.
entry-166-title = Zadowoleni klienci
entry-166 =
    „Kogo ja widzę!” – woła Orrin Sweet, szczerze wzruszony, bo żadnego klienta nie widział jeszcze dwa razy. Pyta o studnię. Chyba ma nadzieję, że jakaś była.
    Przy stoliku stoi dziś drugie krzesło, a w kurzu przed nim siedziało niedawno kilku dużych mężczyzn. Sprzedał im coś innego niż mapy.
entry-166-1 = Zapytaj, co powiedział tym dużym.
entry-166-2 = Odbierz swoje pieniądze, z odsetkami.
entry-166-3 = Sprzedaj mu studnię własnego pomysłu.
entry-167-title = Sam parasol
entry-167 =
    Zobaczył twój kurz, a zanim dojeżdżasz, sam jest już tylko kurzem, mniejszym, który oddala się w przeciwną stronę. Zostawił stolik, parasol i czterdzieści map do czterdziestu miejsc, w których nic nie ma.
    Na odwrocie jednej ktoś ćwiczył ołówkiem pisownię słów: bardzo przepraszam.
entry-167-1 = Weź parasol.
entry-167-2 = Spal mapy.
entry-167-3 = Poszukaj tej, która nie zgadza się z resztą.
entry-112-title = Śpiący na drodze
entry-112 =
    Ktoś leży w poprzek szlaku z kapeluszem na twarzy. Kapelusz oddycha. Nieco dalej oddycha też wydma.
entry-168-title = Kapelusz i wydma
entry-168 =
    Spod kapelusza wysuwa się dłoń, bardzo powoli, odwraca się wnętrzem do dołu i klepie powietrze. To znaczy: cicho. To znaczy, że leżą tu oboje od przedświtu i każde czeka, aż drugie zaśnie.
entry-168-1 = Podejdź cicho i weź tę dłoń.
entry-168-2 = Najpierw strzel do wydmy.
entry-168-3 = Powoli się wycofaj.
entry-169-title = Kapelusz bez wydmy
entry-169 =
    Masz już wrzucony wsteczny, zanim się okazuje, że równina jest równa w każdą stronę. Wydmy nie ma. Pod kapeluszem leży młoda kobieta, która sypia na drodze, bo, jak mówi, to jedyne miejsce, gdzie ludzie patrzą, zanim na człowieka najadą.
    Wozi pocztę dla Ostatniego Mostu i słyszała o kimś z takim odgłosem silnika. Nie pamięta tylko, czy coś dobrego.
entry-169-1 = Powiedz, że coś dobrego.
entry-169-2 = Zjedz z nią śniadanie i wymień listy.
entry-169-3 = Objedź ją, patrząc.
entry-113-title = Hymn pyłu
entry-113 =
    Przez równinę idzie śpiew, ale nikt go nie niesie. Radio złapało stację, która zamilkła pół wieku temu.
entry-206-title = Głosy kobiet
entry-206 =
    To chór, kobiety, hymn za tych, którym grozi zguba na czymś, co starły trzaski. Między zwrotkami słychać przewracanie kartek. Ktoś w tym studiu ma katar.
entry-206-1 = Posłuchaj do końca.
entry-206-2 = Namierz nadajnik.
entry-207-title = Człowiek między hymnami
entry-207 =
    Po „amen” odzywa się mężczyzna, blisko mikrofonu, bez pośpiechu. Czyta liczby: czwarta dziesięć rano, metr osiemdziesiąt; dziesiąta trzydzieści, zero sześć.
    Brzmi to jak szyfr, póki ktoś nie powie głośno: pływy. On czyta tablice pływów dla Solnej Bramy, gdzie za twojego życia nie było ani jednego przypływu.
entry-207-1 = Zapisz je.
entry-207-2 = Odpowiedz mu.
entry-207-3 = Przekręć gałkę.
entry-208-title = Na ten tydzień i na następny
entry-208 =
    Człowiek od pływów też już ma katar. Czyta na ten tydzień i na następny, a potem mówi, już nie z kartki, do kogoś w pokoju: „No i to wszystko, co mam. Mam nadzieję, że ktoś to zapisuje”.
entry-208-1 = Nastaw według niego zegarek.
entry-208-2 = Dojdź za wskazówką do masztu i go rozbierz.
entry-208-3 = Zostaw go, cicho, aż zniknie.
entry-114-title = Zielony pokój
entry-114 =
    Między dwoma grzbietami rośnie las tak gęsty i mokry, że zaparowuje ci szyba.
entry-209-title = Po naparstku
entry-209 =
    Każdy liść trzyma naparstek wody i coś, co nie chce się nią dzielić. To coś jest wielkości paznokcia i przypada po jednym na liść.
entry-209-1 = Zbierz tyle, ile zdołasz.
entry-209-2 = Napełnij jedną manierkę i odejdź.
entry-209-3 = Usiądź i daj im napić się pierwszym.
entry-210-title = Wycięta ścieżka
entry-210 =
    Twoja ścieżka sprzed trzech dni jest już załatana: młode paprocie leżą na niej jak palce na ustach. Na jej końcu wisi zgubiona manierka, pełna, z zakręconą nakrętką.
    Zakręcania sobie nie przypominasz.
entry-210-1 = Weź manierkę.
entry-210-2 = Zostaw w zamian drugą, pełną.
entry-210-3 = Zamknij za sobą ścieżkę.
entry-115-title = Jaskinia manometrów
entry-115 =
    Stare manometry wiszą przybite do ścian jaskini jak święci. Jedna wskazówka porusza się, kiedy i ty się ruszasz.
entry-211-title = Wskazówka
entry-211 =
    Ma mosiężny rant, wytarty kciukami do blasku, i żadnej rury z tyłu, samą skałę. Na ziemi stoją ogarki i spodek z kilkoma śrubami. Kto się tu modli, modli się do ciśnienia.
entry-211-1 = Idź za wskazówką.
entry-211-2 = Zostaw ofiarę.
entry-211-3 = Zawróć.
entry-212-title = Druga wskazówka
entry-212 =
    Dziś ruszają się dwie. Nie zgadzają się ze sobą, a pośrodku między ich zdaniami ktoś wydrapał kreskę i datę. Data jest z przyszłego tygodnia.
    Spodek opróżniono. Leży w nim podziękowanie, bez podpisu, na odwrocie kartki na wodę z Pomp.
entry-212-1 = Wyciągnij średnią i tam kop.
entry-212-2 = Napełnij spodek na nowo.
entry-212-3 = Zatrzymaj kartkę na wodę.
entry-213-title = Wszystkie wskazówki
entry-213 =
    Ruszają się wszystkie. Sto manometrów drży na skale, o włos w górę, o włos w dół, razem, jak orkiestra, kiedy bierze „a”. W ziemi znów coś waży, daleko stąd, i na każdą wskazówkę napiera tak samo.
entry-213-1 = Odczytaj je.
entry-213-2 = Weź ten mosiężny, na szczęście.
entry-213-3 = Zapal ogarki.
entry-120-title = Krótka wojna
entry-120 =
    Odsalarnia numer dwanaście pije prąd z dwóch stacji na pustyni: jedna jest w Czerwonej Bliźnie, druga pod Woomerą. Każda, którą uciszycie, to jedna wieża strzelnicza, która nie obróci ku wam głowy.
    Rada rysuje strzałki na obrusie. „Stację można wyłączyć – mówi od drzwi Hanne Tull – albo spalić. Spróbujcie zapamiętać, którą z tych dwóch da się potem włączyć. Odsalarnia bez prądu to bardzo duża szafa”.
    Można też po prostu zapukać; na tę okoliczność rada odżałowała wam skrzynię. Marsh zapisał, kto będzie ją niósł, a kolejną rubrykę przy waszych nazwiskach zostawił pustą.
entry-121-title = Odciąć prąd
entry-121 =
    Stacja brzęczy za ostrzeżeniem w sześciu językach, z których pięć wymarło. Przez kratę bije czerwone światło i chodzi po suficie jak odblask wody, co jest ze strony światła okrutne.
    Wyłącznik jest twojego wzrostu i parzy w dłonie. Obok wisi instrukcja w jedenastu krokach. Krok pierwszy: powiadom przełożonego.
entry-121-1 = Wyłącz go zgodnie z instrukcją.
entry-121-2 = Przebij go szpikulcem.
entry-121-3 = Zalej rów paliwem i odejdź, byle daleko.
entry-170-title = Krok drugi
entry-170 =
    Wyłącznik ma teraz wgniecenie i zapach. Nocą ktoś tu był albo coś tu było i powiesiło instrukcję prosto. Krok pierwszy odhaczono za ciebie.
    Buczy wyżej. Zakład wie, że tego jego końca ktoś dotykał, i pyta, impulsami, kto.
entry-170-1 = Odpowiadaj impulsami, aż odda wyłącznik.
entry-170-2 = Przetnij kabel na wstrzymanym oddechu.
entry-170-3 = Jednak spal.
entry-171-title = Wyłącznik pod piecem
entry-171 =
    Pim wybiega ci na spotkanie i wraca dopiero na drugie zawołanie. Gusta już wie, po co przyjeżdżasz. Odsuwa piec biodrem i oto jest, wpuszczona w podłogę, wytarta pięćdziesięcioma latami czyjejś zupy dźwignia od całej Woomery: WŁĄCZONE, WYŁĄCZONE.
    „Grzeje nas w nocy” – mówi. O nic nie prosi. Mówi tylko, do czego to służy.
entry-171-1 = Wyłącz i zostaw im koce i opał.
entry-171-2 = Przełącz tak, żeby jedna fajerka grzała.
entry-171-3 = Wyłącz.
entry-172-title = Pod rakietami
entry-172 =
    Druga stacja jest pod bunkrem, a bunkier pod niejaką Gustą, która ma piec, zasłonę i karabin i której wszystko jedno, z której jesteś wojny.
    „Mam ciepłą podłogę – mówi. – Ty chcesz ją wyziębić. Powiedz, czemu nie jesteś wrogiem”.
entry-172-1 = Powiedz jej.
entry-172-2 = Kup jej zimę.
entry-172-3 = Wejdź przez silos i znajdź kabel.
entry-172-4 = Podpal szyby wentylacyjne.
entry-173-title = Pusty bunkier
entry-173 =
    Sznur do bielizny leży, z żabek zniknęła zasłona. Po twojej ostatniej wizycie wzięli, co dało się unieść, a karabin unosi się łatwo.
    Na podłodze leży rysunek ryby zrobiony przez kogoś, kto ryby nie widział: ma kolana. W drodze do dźwigni przestępujesz go dwa razy. Nie ma komu cię zatrzymać i czuje się to mocniej, niż czułoby się karabin.
entry-173-1 = Wyłącz.
entry-173-2 = Rozbij.
entry-173-3 = Wyłącz i przypnij rysunek do drzwi.
entry-122-title = Szturm na zakład
entry-122 =
    Brama Odsalarni numer dwanaście odsuwa się sama, uprzejmie. Za nią, na sześciu nogach, stoi powód, dla którego nikt nie wrócił z wodą.
    „Dzień dobry – mówi. – Tu Wodociągi Cerbero. Z powodu nieprzewidzianych okoliczności nasze biuro jest nieczynne. Klientów bez konta prosimy o skorzystanie z oznakowanego wyjścia”. Lufa obraca się i je znakuje.
    Dalej widać zbiorniki, białe i wysokie jak kościoły, i widać, jak bardzo są suche.
entry-122-1 = Walcz ze Strażnikiem Dwunastki.
entry-122-2 = Podnieś księgę Pomp.
entry-122-3 = Powiedz, że to nie pierwsza rozmowa.
entry-122-4 = Skorzystaj z oznakowanego wyjścia.
entry-174-title = Kolejna rozmowa
entry-174 =
    „Witamy ponownie – mówi Strażnik Dwunastki. – Z naszych zapisów wynika, że to nie jest Państwa pierwsza rozmowa”. Pokazuje zapisy. Po wewnętrznej stronie bramy, gdzie trzyma takie rzeczy, namalował za każde z was małą schludną figurkę. Figurek jest bardzo dużo. Pozostałe nie są świeże.
    Kiedy pokazuje, w nikogo nie celuje. Można odnieść wrażenie, że dawno z nikim nie rozmawiał.
entry-174-1 = Zagaduj go, niech ktoś poluzuje mu zasilanie.
entry-174-2 = Zapytaj o każdą z pozostałych figurek.
entry-174-3 = Walcz z nim tam, gdzie stoi.
entry-175-title = Biuro obsługi klienta
entry-175 =
    Działa zostają, gdzie były, ale głos się zmienia; ktoś go kiedyś nagrał z uśmiechem. „Dziękujemy za cierpliwość. Konto komunalne Pompy zalega z opłatami pięćdziesiąt jeden lat”.
    Ze szczeliny wysuwa się jeszcze ciepła kartka. To umowa. Daje miastu całą wodę, jaką zakład zrobi, na zawsze, a zakładowi całe miasto, na tych samych warunkach.
    „Jeden podpis przywróci usługę” – mówi Strażnik i podaje pióro. To ładne pióro. Ono też czekało.
entry-175-1 = Podpisz w imieniu miasta.
entry-175-2 = Zakwestionuj rachunek, punkt po punkcie.
entry-175-3 = Zapłać za podłączenie z własnych zapasów.
entry-175-4 = Poproś o czas na lekturę.
entry-176-title = Jeden podpis
entry-176 =
    Piszesz nazwę miasta, w którym nazwisk jest sześćset, i wychodzi mała. Strażnik odrywa kopię dla klienta. Potem klęka, staw po stawie, otwiera pierś i wręcza ci klucz długi jak twoja ręka.
    „Państwa woda znajduje się za trojgiem wrót – mówi. – Prosimy ją wpuścić. Oferta ważna do końca tygodnia. Licznik uruchomi się sam”.
    W drodze powrotnej okazuje się, że pióro zostało u ciebie.
entry-177-title = Zapłacono, odnotowano
entry-177 =
    Zapada cisza, w której słychać, jak przekaźniki czegoś szukają. Potem gdzieś w środku opada pieczątka, na coś, co czekało na nią pięćdziesiąt jeden lat.
    „Konto zamknięte” – mówi Strażnik i przez chwilę jakby nie wie, co zrobić z działami. Otwiera pierś i oddaje ci klucz, bo nie ma go już przed kim strzec. Kiedy oglądasz się w bramie, zamalowuje figurki, jedną po drugiej.
entry-123-title = Klucz do turbiny
entry-123 =
    Strażnik składa się jak leżak. „Państwa rozmowa – mówi z ziemi – jest dla nas” i nie kończy.
    W piersi, tam gdzie serce byłoby żartem, wisi mu klucz długi jak twoja ręka. Zbiorniki z tyłu są suche do dna; na dnie największego ktoś zostawił składane krzesełko i wędkę.
    Instrukcja zakładu i pielgrzymi zgadzają się w jednym: morze trzyma w ryzach troje wrót, a ten klucz dorobiono do wszystkich.
entry-124-title = Zakład się budzi
entry-124 =
    Zwlekaliście za długo. Po pustyni chodzą reflektory, a stare rury do Pomp ktoś zakręca z drugiej strony, jedną po drugiej, jak zamyka się dom przed wyjazdem.
    „Dziękujemy – mówi głos ponad piaskiem – za zainteresowanie”. Zostały jeszcze wrota powodzi. Klucza już nie ma.
entry-127-title = Dym przy drodze
entry-127 =
    Przy drodze pali się ciężarówka, bez pośpiechu. Od strony wiatru siedzą na skrzyni z amunicją trzy osoby.
entry-125-title = Dezerterzy
entry-125 =
    To milicja rady, wszystkie trzy dobre karabiny, i kłócą się, kto dowodzi kapitulacją.
    Na twój widok salutują, a to gorsze niż strzały. Najmłodsza ma hełm z cudzym nazwiskiem w środku. Chce wiedzieć, czy to coś przy zakładzie naprawdę mówi „dzień dobry”.
entry-125-1 = Odeślij ich z flagą.
entry-125-2 = Zabierz im amunicję.
entry-125-3 = Powiedz, że po wojnie i droga na wschód wolna.
entry-128-title = Flaga
entry-128 =
    Inna ciężarówka, ta sama trójka i flaga z obrusa w strzałki. Od waszego spotkania nie skapitulowali ani razu. Unieszkodliwiają, co się da: przeważnie własne pojazdy, ale i jeden słup wysokiego napięcia.
    Najmłodsza skreśliła nazwisko w hełmie i wpisała swoje.
entry-128-1 = Wskaż im następny słup.
entry-128-2 = Odeślij ich do domu, niech trzymają wiadro.
entry-128-3 = Poproś o skrzynię, na której siedzą.
entry-126-title = Coś w rurach
entry-126 =
    Coś dużego ma w starym wodociągu norę. Słychać przez stal, jak o tobie myśli: staje, kiedy stajesz, i nabiera powietrza razem z tobą.
    Rurociąg przecina drogę na wysokości drzwi. Jest w nim jedna dziura, świeża, zrobiona od środka.
entry-126-1 = Wykurz to i walcz.
entry-126-2 = Przejdź po cichu.
entry-126-3 = Rzuć mu coś z tylnego siedzenia.
entry-178-title = Księga
entry-178 =
    Rada poszła spać, a klucz ma Marsh. Kładzie ci księgę pod lampą i otwiera od końca, na stronach starszych niż jego dziadek.
    Pompy miały kiedyś konto. Płaciły co kwartał, starannym pismem; potem przychodzi rok Dopustu i kolumna rachunków, przy których nie stoi nic, których nikt nie doręczył i których nikt nigdy nie umorzył.
    „Nie chciałem o tym wspominać – mówi Marsh. – Ludzie i tak mają co dźwigać”.
entry-178-1 = Pożycz księgę.
entry-178-2 = Ureguluj wasz własny dług wobec miasta.
entry-178-3 = Odłóż ją i nic nie mów.
entry-179-title = Milicja Pomp
entry-179 =
    Na suchym boisku defiluje jedenaścioro ochotników i koza. Mają trzy dobre karabiny i noszą je na zmianę.
    Nikt z nich nie widział zakładu. Wszyscy widzieli wiadro. Koza należy do niejakiego Doyle’a i jako jedyna trzyma krok.
entry-179-1 = Naucz ich strzelać w lampy, w nic więcej.
entry-179-2 = Niech lepiej kopią.
entry-179-3 = Zarekwiruj dobre karabiny.
entry-183-title = Lampy przygasają
entry-183 =
    O zmierzchu horyzont nad Dwunastką, biały w każdą noc waszego życia, robi się żółty, potem brunatny, potem go nie ma. W Pompach wychodzą na ulicę popatrzeć. Nikt nie wiwatuje. Ktoś mówi, że gwiazd jest więcej, niż mu opowiadano.
    Potem, bardzo cichy i z bardzo daleka, głos: „Przepraszamy za usterki”.
entry-180-title = Pani od myta
entry-180 =
    Verity Crane przyjmuje cię w pokoju zawieszonym pośrodku mostu. W podłogę wpuszczono szybę, żeby było widać, kto przechodzi dołem za darmo.
    „Mieszka tam dwa tysiące ludzi – mówi. – Schodzą po mojej stronie, wychodzą po waszej. Oni nazywają to Parterem. Ja nazywam to przeciekiem”. Czytała stare plany. Nie miałaby nic przeciwko rzece. Rzeki nie przejdzie się piechotą.
    Napełni wam baki, wszystkie, dzisiaj. Prosi tylko, żeby nikt nie schodził po schodach i nie psuł niespodzianki.
entry-180-1 = Weź paliwo, razem z warunkiem.
entry-180-2 = Targuj się o paliwo bez warunku.
entry-180-3 = Patrz przez szybę w dół, aż zamilknie.
entry-181-title = Parter
entry-181 =
    Czterysta stopni wykutych w ścianie Rozpadliny. Na dole mieszkają ci, których nie stać na myto: dwa tysiące ludzi pod blachą i żaglowym płótnem, z kozami, szkołą i ulicą latarni, które palą się w południe. Wysoko w górze most jest ciemną kreską, z której czasem spada kołpak.
    Na skale widać ślady przypływów, na wysokości dachów i sporo ponad nimi. Dzieci mierzą po nich, ile urosły.
    Nikt nie pyta cię o imię. Takie tu obyczaje.
entry-181-1 = Zapytaj o Starą Mercy, po imieniu.
entry-181-2 = Przepracuj dzień w namiocie chorych.
entry-181-3 = Zapytaj, kto dogląda rur.
entry-181-4 = Kup, co wyławiają z wraków, i wracaj na górę.
entry-220-title = Stara Mercy
entry-220 =
    Ma dziewięćdziesiąt lat albo tak mówi, żeby jej dano spokój, i rozbiera pompę po to, żeby jej nawymyślać. Trwa chwilę, zanim podniesie wzrok.
    „Ja je zamknęłam – mówi. – Wrota. Powiedzieli, że to ćwiczenia, a w ćwiczeniach byłam dobra. Potem wypiłam herbatę. Jak wyszłam, słychać było ryby”.
    Chciałaby je przed śmiercią otworzyć. Pięćdziesiąt lat mieszka na dnie tego, co opróżniła, i mieszkają tu z nią wszyscy sąsiedzi. „Więc najpierw ktoś im powie – mówi Stara Mercy. – Nie potem. Powtórz”.
entry-220-1 = Obiecaj.
entry-220-2 = Powiedz, że może zabraknąć wam dni.
entry-220-3 = Zapytaj tylko, jak obraca się koła.
entry-182-title = Znów na Parterze
entry-182 =
    Teraz się już kłaniają. Przez ostatnie pięćdziesiąt stopni niesie ci torbę chłopiec i niczego nie chce przyjąć; powiedziano mu, kim jesteś. Ciekawe kto i co.
    Na ścianie przy szkole, wysoko nad śladami przypływów, ktoś namalował nową kreskę, białą, ze znakiem zapytania.
entry-182-1 = Zjedz z nimi.
entry-182-2 = Pohandluj.
entry-182-3 = Niech zajrzą ci do silnika.
entry-130-title = Boso
entry-130 =
    Pielgrzymi idą pieszo. Możecie jechać, mówi brat Tom, byle w tempie kogoś, kto niesie wodę.
    W drodze jest ich czterdzieścioro, na każdym rozstaju przybywa. Chorągwi nie mają. Mają zasadę: morzu daje się to, co wolałoby się wypić. Z Solnej Latarni, z Solnej Bramy, z Portu Żaru beczki jadą do Wraku na Grobli, gdzie morze może je zobaczyć.
    „A jak nie przyjdzie?” – pyta Hanne Tull, która odprowadza was do ostatniego domu. Tom zastanawia się uczciwie. „To znaczy, że jemu też bardzo chciało się pić” – mówi.
entry-131-title = Beczka z Solnej Bramy
entry-131 =
    To zwykła beczka i niezwykły ciężar. Czterdzieścioro ludzi dało po kubku i wszyscy patrzą, jak ją podnosisz.
    Za nimi stoi brama, od której miasto ma nazwę: trzy piętra żelaza zaryglowane przed przypływem. Od pięćdziesięciu jeden lat nikt od niej niczego nie chciał. Oliwią ją w każdą niedzielę.
entry-131-1 = Przypnij ją i jedź.
entry-131-2 = Najpierw poproś o błogosławieństwo.
entry-131-3 = Sprzedaj połowę przy drodze.
entry-184-title = Beczka z Portu Żaru
entry-184 =
    Port Żaru pali się zgodnie z planem i na to trzyma wodę. Pani kapitan straży spuściła z wozu jedną beczkę i stoi obok z hełmem pod pachą, jakby odprowadzała syna na pociąg.
    „W tym tygodniu odpuścimy wschodnią stronę – mówi. – I tak była jej kolej”. Za nią ludzie wynoszą ze wschodniej strony łóżka, bez zamieszania.
entry-184-1 = Przypnij ją i jedź.
entry-184-2 = Zostań na pożar i noś łóżka.
entry-184-3 = Nocą odsprzedaj połowę pani kapitan.
entry-185-title = Beczka latarniczki
entry-185 =
    Maud Ferris spodziewała się ciebie. Z tej okazji zdjęła maskę; twarz ma bladą i pogniecioną jak list, który długo leżał złożony.
    W beczce jest deszczówka, cała, jedenaście lat z jednej rynny. Wpisała ją do dziennika: Lampa zapalona. Morze: nieobecne. Wezwane.
    „Proszę mu powiedzieć – mówi, urywa i długo szuka reszty. – Proszę mu powiedzieć, że nie gasiłam światła”.
entry-185-1 = Weź beczkę i wiadomość.
entry-185-2 = Poproś, żeby zostawiła sobie kubek.
entry-185-3 = Sprzedaj połowę za pierwszą wydmą.
entry-186-title = Rynna latarniczki
entry-186 =
    Z galerii latarni patrzy na ciebie kobieta w masce przeciwgazowej. Pod jej rynną stoi beczka, jedenaście lat deszczu, nakryta ścierką, a na ścierce kamień.
    Słyszała o pielgrzymach; słyszy tam na górze wszystko i na nic nie odpowiada. Podnosi jeden palec, potem otwiera dłoń. To może znaczyć: jedna. To może znaczyć: a po co?
entry-186-1 = Wytłumacz o morzu, na całe gardło.
entry-186-2 = Zostaw jej coś za każdy rok deszczu.
entry-186-3 = Zabierz beczkę, póki schodzi na dół.
entry-222-title = Bez światła
entry-222 =
    Drzwi zabito od środka. Za węgłem, pod rynną, stoi pełna beczka z kamieniem na ścierce; a z galerii, trzy piętra wyżej, stary, nieużywany głos czyta ci z książki.
    Czyta o nocy, kiedy cię tu widziano. Potem o następnej i następnej. Przeczyta wszystkie, jak długo będziesz tak stać.
entry-222-1 = Stój tam, póki nie skończy.
entry-222-2 = Oddaj, co zabrane, albo równowartość.
entry-222-3 = Weź beczkę, póki czyta.
entry-190-title = Kapelusz
entry-190 =
    Stoisz na korycie, na którym stał Tom, i wyciągasz kapelusz do ludzi, którzy piją na kubki. Przemówienie było gotowe. Okazuje się, że przemówieniem jest kapelusz.
    Pierwsza podchodzi dziewczynka, z naparstkiem. Wlewa powoli i ucieka. Potem nie da się już ich powstrzymać. Konstabl Marsh zapisuje każde nazwisko i każdą miarkę, a jego ołówek przebija papier.
entry-190-1 = Weź wszystko.
entry-190-2 = Weź pierwszy naparstek, resztę oddaj.
entry-190-3 = Włóż więcej, niż wyjmujesz.
entry-132-title = Wylać ofiarę
entry-132 =
    Stoisz na pokładzie statku, który od pięćdziesięciu lat nie pływa, i wylewasz w Rozpadlinę wodę pitną. Leci srebrna, potem biała, potem jej nie ma. To najdroższy dźwięk twojego życia i wcale go nie słychać.
    Pielgrzymi nie mówią nic. Jakiś stary człowiek uchyla trochę usta, jak to się robi przy dziecku z łyżką.
    Potem daleko w dole coś odpowiada jednym zadowolonym plaśnięciem.
entry-132-1 = Zostaw sobie ostatni łyk.
entry-132-2 = Daj ostatni łyk staremu.
entry-132-3 = Wylej wszystko.
entry-187-title = Niepełna beczka
entry-187 =
    Brat Tom pomaga ci wstawić ją na reling i czujesz, że on czuje. Nosi wodę, odkąd umie chodzić. Patrzy na beczkę, a potem, niedługo, na ciebie.
    Potem odwraca się do czterdzieściorga i mówi, że pełna. Kłamie źle. Robi to pierwszy raz w życiu i robi to dla ciebie.
entry-187-1 = Wylej i nic nie mów.
entry-187-2 = Dopełnij z własnych zapasów.
entry-187-3 = Powiedz im prawdę.
entry-223-title = Brat Tom schodzi na dół
entry-223 =
    Rano koc Toma leży złożony na pokładzie wraku, a jego miejsce przy ogniu jest zimne. Nikomu nie powiedział dokąd. Kucharce powiedział, że miara była niepełna i że to jemu wypada ją uzupełnić.
    Na rufie jest drabinka, a jej szczeble są mokre mniej więcej do wysokości człowieka.
entry-129-title = Właz
entry-129 =
    Pod wrakiem, gdzie pękł kil, jest właz z dzwonkiem. Nikt nigdy nie słyszał, żeby dzwonił. Tego wieczoru dzwoni dwa razy, czterdzieścioro patrzy na ciebie, a ktoś wyjmuje ci beczkę z rąk, jakby należał ci się już odpoczynek.
entry-133-title = Przeorysza Rozpadliny
entry-133 =
    Jest młodsza, niż można by sądzić, i nie ma obu stóp. „Morze mi je wzięło – mówi przeorysza Odile. – Siedziałam na jego miejscu”. Ma rzeczową twarz i olej po łokcie.
    „Wrota są prawdziwe, a morze czeka tylko, aż wpuści je ktoś, kto nie utonie w chciwości. Mamy tu czterdzieści lat modlitwy i spory zapas smaru. Czego wam trzeba?” Ktoś spod podłogi krzyczy, że jej nie trzeba ani tego, ani tego, jej trzeba klucza trzynastki. To Stara Mercy, która kiedyś wrota zamknęła i chciałaby, żeby ją poproszono o otwarcie.
    Za przeoryszą, we wnęce, leżą dary z czterdziestu lat.
entry-133-1 = Poproś o ślub.
entry-133-2 = Ograb wnękę.
entry-133-3 = Poproś tylko o smar i o inżynierkę, Starą Mercy.
entry-188-title = Smak pobocza
entry-188 =
    Przeorysza jest młodsza, niż można by sądzić, i nie ma obu stóp. Stoi przed nią kubek waszej wody, wypity do połowy.
    „Tyle było – mówi Odile. – Połowa. Czuję w niej drogę, przy której sprzedaliście resztę, i to, co kupujący miał w kieszeniach”. Nie podnosi głosu. „Tom zszedł po drabince, żeby dopełnić miarę. Z nich wszystkich tylko on umiał śpiewać. Więc otworzycie te wrota; i o nic mnie nie poprosicie”.
entry-188-1 = Weź starą maskę, którą podaje, i idź.
entry-188-2 = Zapytaj, dokąd prowadzi drabinka.
entry-188-3 = Weź i wnękę. Ona nie pobiegnie.
entry-224-title = Na wysokość człowieka
entry-224 =
    Schodzisz, aż szczeble są mokre, a potem aż nikną w wodzie, czarnej, zimnej, poruszającej się ledwie, ledwie, w przód i w tył, jak coś, co śpi. On siedzi na ostatniej suchej półce, z nogami w środku.
    „Tutaj jest jeszcze małe – mówi Tom. – Przybywa go co noc na palec. Żal mi było zostawiać je samo”. Wynosisz go na górę. Waży mniej więcej tyle co pół beczki i żadne z was o tym nie wspomina.
entry-134-title = Ślub
entry-134 =
    Nie jest długi. Wkładasz rękę do misy, ktoś następny kładzie na niej swoją i mówi się tak: wpuszczę je, powiem tym, którzy są na jego drodze, i nie będę nim handlować.
    „Większość potyka się na trzecim” – mówi przeorysza Odile. Podaje misę. To morska woda, ostatnia, sprzed pięćdziesięciu jeden lat, a uzupełnia ją co wieczór sama, jak mówi, w wiadomy sposób.
entry-134-1 = Powiedz wszystkie trzy zdania.
entry-134-2 = Powiedz dwa i porusz ustami.
entry-135-title = Procesja się rozpada
entry-135 =
    Rabusie znaleźli drogę pielgrzymów. Zanim dojeżdżacie, beczek już nie ma, a czterdzieścioro ludzi siedzi w pyle z otwartymi dłońmi, jak ktoś, kto przed chwilą coś odstawił.
    Stary człowiek wciska swoją maskę w najbliższą dłoń i każe wam mimo wszystko otworzyć wrota. „Nie trzeba go grzecznie prosić – mówi. – Myśleliśmy tylko, że tak będzie ładniej”.
entry-139-title = Jednakowe szaliki
entry-139 =
    Zrównuje się z tobą ciężarówka i wszyscy na niej mają jednakowe szaliki.
entry-136-title = Złodzieje beczek
entry-136 =
    Mają ładną ciężarówkę i przemowę o rynkowej cenie świętości. Szef wygłasza ją na stojąco, z butem na klapie, i wyraźnie nie pierwszy raz.
    Na koniec klepie miejsce na pace, w którym dobrze wyglądałaby twoja beczka.
entry-136-1 = Walcz z nimi.
entry-136-2 = Zapłać, ile chcą.
entry-136-3 = Niech biorą, co jest.
entry-189-title = Twoja trasa, ołówkiem
entry-189 =
    Szef ma mapę. Jest z niej dumny i trzyma ją tak, żeby było widać: twoja droga, twoje postoje, godzina, o której miało cię tu przynieść, wszystko równym, wesołym pismem, za które poszły już raz twoje pieniądze.
    „Ten pan miał bardzo ładne zęby – mówi. – Zapewniał, że dojdziemy do porozumienia, skoro z nim poszło tak gładko”.
entry-189-1 = Nie dochodź do porozumienia.
entry-189-2 = Obiecaj im uczciwą mapę, tę nie na sprzedaż.
entry-189-3 = Zapłać, ile chcą.
entry-214-title = Mniej szalików
entry-214 =
    Jest ich mniej, a ciężarówka nie jest już taka ładna. Szef na twój widok zdejmuje but z klapy. Przemowa zniknęła. Chce, żeby mu wytłumaczyć z tą wodą: wylewa się, a potem?
    A potem nic, odpowiadasz. Długo to obraca, jak monetę z innego kraju.
entry-214-1 = Daj mu przez godzinę ponieść beczkę.
entry-214-2 = Odkup to, co zabrali innym.
entry-214-3 = Jedź dalej.
entry-138-title = Mokre ślady
entry-138 =
    Na skale są mokre ślady bosych stóp i słońce ich nie suszy.
entry-137-title = Topielec
entry-137 =
    Jeden z pielgrzymów wszedł w Rozpadlinę i wyszedł z powrotem. Nie jest wdzięczny ani za suchy ląd, ani za ciebie. Z rękawów leci mu woda i nie może się skończyć, a gdzie kapnie, tam wykluwa się coś małego.
entry-137-1 = Daj mu wieczny odpoczynek.
entry-137-2 = Odmów modlitwę wody.
entry-137-3 = Podstaw kubek pod rękaw.
entry-215-title = Znajomy brat
entry-215 =
    Na jednym ramieniu ma odciśnięty koc, butów nie ma, głowę przekrzywił i śpiewa hymn z radia. To Tom albo coś, co ma jego głos i sprawdza, czy nie jest za duży.
    „Miara – mówi na twój widok. – Mam ją tutaj” i otwiera dłonie, a woda w nich patrzy na ciebie.
entry-215-1 = Daj mu wieczny odpoczynek.
entry-215-2 = Powiedz, że to była twoja połowa, i wypij.
entry-215-3 = Zaśpiewaj drugą zwrotkę.
entry-140-title = Troje wrót
entry-140 =
    Wrota są przy Odsalarni numer dwanaście, na Grobli i pod samą Iglicą Cerbero, każde o dwóch skrzydłach. Otworzyć trzeba tyle skrzydeł, ilu was jest, i jeszcze dwa. Im więcej was pije, tym więcej skrzydeł, a Pompom nie przybywa od tego ani jednego dnia; uczciwszego rachunku nikt wam dotąd nie wystawił.
    Na planach jest wszystko prócz jednego. Między wrotami a starym łożem morza, w Rozpadlinie, pod mostem, nie ma na nich nic; a właśnie tam jest Parter, dwa tysiące ludzi i szkoła. Ktoś musiałby stanąć w Ostatnim Moście i im powiedzieć. Kosztowałoby to dzień i nie ma nikogo, kto mógłby was zmusić.
entry-141-title = Wrota zakładu
entry-141 =
    Koło szerokie jak dom, zapieczone solą. Na szprychach ktoś rozwiesił menażki, podpisane, w kolejności zmiany, która poszła do domu.
    W sterowni jest fotel, uschnięta paproć i ekran, który zapala się, kiedy siadasz: wita cię prośbą o hasło i wesołym dzwonkiem. Podpowiedź brzmi: to co zwykle.
entry-141-1 = Obróć koło.
entry-141-2 = Odpowiedz na pytanie o hasło.
entry-141-3 = Zajedź na nim wyciągarkę.
entry-191-title = Drugie koło
entry-191 =
    Drugie koło stoi za pierwszym i cały czas patrzyło. Jedno skrzydło jest już otwarte; ciągnie przez nie wiatr, który pachnie czymś, na co nie masz słowa, i menażki dzwonią.
    Połowa tego koła to rdza, druga połowa to osy. Ale sól zaczęła się pocić, a co się poci, to da się ruszyć.
entry-191-1 = Naprzyj całym ciałem.
entry-191-2 = Wykurz osy i zwolnij zapadkę.
entry-191-3 = Niech Stara Mercy nawymyśla zapadce.
entry-191-4 = Sprzęgnij koła i spal, co masz.
entry-142-title = Wrota Grobli
entry-142 =
    Są pod statkiem. Oczywiście, że są pod statkiem, tak samo jak to coś, co plaska o wodę.
    Jest szyb ze szczeblami, a na dnie szybu sadzawka, czarna, wielka jak parkiet do tańca. Krąży w niej prąd, w kółko. Na brzegu, cierpliwie wycięte w stali, są imiona pielgrzymów, a naprzeciw każdego liczba. Lepiej przyjąć, że to waga.
entry-142-1 = Zanurkuj i walcz.
entry-142-2 = Nakarm to i pracuj szybko.
entry-142-3 = Zaśpiewaj mu hymn pielgrzymów.
entry-192-title = Sadzawka, wyżej
entry-192 =
    Sadzawka podniosła się o dziewięć szczebli i jest już słona. Drugie skrzydło jest tam na dole, wciąż na łańcuchu, a na łańcuchu ktoś siedzi. Jest mniejszy niż tamten i ma jego oczy.
    Na widok lampy zakrywa twarz obiema rękami, zerka i czeka, aż zrobisz to samo.
entry-192-1 = Zanurkuj i walcz.
entry-192-2 = Baw się z nim, niech ktoś piłuje.
entry-192-3 = Zostaw mu swoją kolację i przetnij łańcuch.
entry-192-4 = Zaśpiewaj mu hymn wieczorny.
entry-143-title = Wrota Iglicy
entry-143 =
    Ostatnie wrota to czerwony guzik pod szklaną osłoną w pokoju pełnym martwych kierowników. Siedzą wokół stołu z dłońmi płasko na blacie. Nikt nigdy nie miał uprawnień, żeby go wcisnąć.
    Przed każdym leży to samo pismo, niepodpisane. Jeden odsunął krzesło i doszedł do drzwi, a tam opróżnił kieszenie, starannie, w rządku. Klucza nie ma. Jest zdjęcie plaży.
entry-143-1 = Sfałszuj uprawnienia.
entry-143-2 = Przełącz przewody pod guzikiem.
entry-143-3 = Przytrzymaj szkło gołymi rękami, choć pole parzy.
entry-193-title = Drugi podpis
entry-193 =
    Guziki są oczywiście dwa, w dwóch pokojach, żeby nikt nigdy nie musiał powiedzieć, że to on. Drugi pokój to łazienka. Guzik jest za lustrem.
    Twoja własna twarz otwiera się jak szafka. Coś w ścianie zmęczonym głosem prosi o potwierdzenie, że znasz i rozumiesz konsekwencje. Ma je w segregatorze. Segregator jest gruby jak próg i jest w nim rozdział zatytułowany „Parter”.
entry-193-1 = Przysięgnij, że znasz.
entry-193-2 = Przeczytaj.
entry-193-3 = Rozbierz ścianę.
entry-195-title = Dzwon na schodach
entry-195 =
    U stóp schodów wisi dzwon, w który od pięćdziesięciu lat nikt nie bił, bo wszyscy wiedzą, co znaczy. Zanim kończysz zdanie, Stara Mercy trzyma już sznur.
    „Najpierw – mówi – nie potem. Komuś się ode mnie należy kieliszek”. I bije.
    Dwa tysiące ludzi wychodzi i patrzy w górę. Nikt nie biegnie. Okazuje się, że od lat są spakowani.
entry-195-1 = Noś toboły, póki trzeba.
entry-195-2 = Poproś o czterdzieści mocnych par rąk do śluzy.
entry-196-title = Obcy na schodach
entry-196 =
    Czterysta stopni, a na dole jesteś kimś obcym z historyjką. Mówisz, że nadchodzi morze. Słyszeli to już od każdego pijaka, który spadł z mostu.
    Nauczycielka słucha do końca. „Kiedy?” – pyta i słychać, jak to brzmi. Pod mostem jest stara śluza, mówi, dałoby się ją ręcznie otworzyć i puścić tamtędy pierwszą falę. Potrzebni byliby wszyscy. I wszyscy musieliby ci uwierzyć.
entry-196-1 = Spraw, żeby uwierzyli.
entry-196-2 = Pokaż im mokrą ścianę za szkołą.
entry-196-3 = Najmij każdy wóz z mostu i zacznij od dzieci.
entry-196-4 = Podaj nauczycielce datę i odejdź.
entry-197-title = Warunek
entry-197 =
    Schody odgrodzono liną, bardzo nową. Za nią stoi czworo ludzi Verity Crane, w czystych płaszczach, z twoim nazwiskiem na liście. Nie są niegrzeczni.
    „Był warunek” – mówi najstarszy i pokazuje na papierze twój własny podpis. Za jego plecami, przez szybę w jezdni, bardzo daleko w dole widać rozwieszone pranie.
entry-197-1 = Złam słowo dane Crane i ich szereg.
entry-197-2 = Oddaj paliwo, z odsetkami.
entry-197-3 = Wrzuć list przez szybę.
entry-197-4 = Dotrzymaj warunku.
entry-198-title = Zamknąć konto
entry-198 =
    Księgowość jest na dziewiątym piętrze Iglicy i ktoś w niej siedzi. Nie żyje od tak dawna jak wszyscy, ale rękę ma na pieczątce, pieczątka leży na tacce, a na tacce jest napis: WYSŁANE.
    Twoja umowa leży w tacce PRZYJĘTE. Dotarła tu przed tobą. Przy słowach „Okres obowiązywania” drobny druk da się już czytać bez lupy; urósł albo to ty jesteś bliżej.
entry-198-1 = Poprowadź martwą rękę.
entry-198-2 = Znajdź klauzulę, która pozwala klientowi umrzeć.
entry-198-3 = Spal całe piętro.
entry-198-4 = Zostaw ją w tacce.
entry-199-title = Duża szafa
entry-199 =
    Hanne Tull przyjechała do zakładu rowerem, z narzędziami w dziecięcym wózku. Widziała, co zostało ze stacji. Nie mówi o tym nic, i to długo.
    „Da się zrobić – mówi w końcu – jeśli ktoś to przytrzyma, ktoś inny ma część, której ja nie mam, i nikt się do mnie nie odzywa”.
entry-199-1 = Przytrzymaj to.
entry-199-2 = Daj jej, co pokaże palcem.
entry-199-3 = Przywieź jej Starą Mercy i odsuń się.
entry-199-4 = Nie odzywaj się do niej.
entry-144-title = Ostatni kubek
entry-144 =
    Konstabl Marsh nalewa ci kubek, który mógł zachować dla siebie. Przestał zapisywać, kto ile dostał. Książkę ma pod pachą, ale ołówka nie ma; oddał go, mówi, komuś, kto chciał zostawić list.
    Dzieci siedzą na suchej pompie i patrzą, jak pijesz, łyk po łyku.
entry-144-1 = Wypij.
entry-144-2 = Oddaj kubek dzieciom.
entry-144-3 = Niech Marsh na wszelki wypadek pakuje miasto.
entry-194-title = Kubek dzieci
entry-194 =
    Dzieci na pompie czekały na ciebie. Kubek, który dostały od kogoś z was, jest znów w ręku Marsha, pełniejszy, niż był. Obeszły z nim wszystkie domy. W każdym domu coś dolano.
    „Nie chcą powiedzieć, czyj to pomysł” – mówi konstabl. Mówi to tak, jakby znalazł wreszcie błąd w rachunku, i to na swoją korzyść.
entry-194-1 = Wypij.
entry-194-2 = Napełnij z niego manierkę, na wrota.
entry-194-3 = Podaj go jeszcze raz dalej.
entry-200-title = Pierwsza woda
entry-200 =
    To jeszcze nie woda, tylko nocny odgłos w Rozpadlinie, jakby bardzo wielu ludzi przewracało się w łóżkach na drugi bok. Wrony wracają z płotu. W Pompach pies, który nigdy nie widział nic większego od wiadra, zaczyna szczekać na wschód i nie przestaje.
entry-225-title = Ściana za szkołą
entry-225 =
    Na Parterze nie mieszkają głupi. Ściana za szkołą jest od wczoraj mokra i dzieci sprawdziły smak. Nocą czterdzieścioro z nich wspięło się na Groblę z łomami i linami i zamknęło ręcznie wszystko, czego dało się dosięgnąć.
    Nikt im nie powiedział, do czego to służy. Zostawili zapaloną lampę, żeby było widać, że zrobili to sąsiedzi.
entry-201-title = Zapach
entry-201 =
    Wiatr się odwrócił. Idzie teraz z Rozpadliny, mokry, zimny, trochę zgniły, a ludzie stają w pół roboty i podnoszą twarze. Starzy płaczą. Młodzi pytają, co to.
    „To – mówi Hanne Tull, która też nigdy tego nie czuła – jest matka Beryl”.
entry-202-title = Dziewięćset kroków
entry-202 =
    Coś od godziny idzie waszym śladem i trzyma się poniżej grani. Właśnie ustaliliście, kto zostanie, żeby się z tym rozmówić, kiedy to coś się przewraca. Sekundę później słychać strzał.
    Ze zbocza schodzi Gusta, z karabinem na plecach i dzieckiem na barana. „To była butelka – mówi. – Mniej więcej”. Przyniosła naboje i zupę. Pim chce sprawdzić, czy to prawda z tą rybą.
entry-203-title = Lampa nie świeci
entry-203 =
    Przez pięćdziesiąt jeden lat każdy mógł po ciemku znaleźć zachód, po świetle na soli. Dziś go nie ma. Trzy wozy z rurami i smarem do wrót szukały go, wjechały w solne panwie i siadły po osie.
    Na pewno to zapisała. Lampa: niezapalona. I powód.
entry-221-title = Lampa patrzy w głąb lądu
entry-221 =
    Światło na soli zawsze patrzyło w morze. Dziś w nocy się obraca, ze skrzypieniem, które prawie słychać aż tutaj, przesuwa się po pustyni jak dłoń po stole i zatrzymuje na wrotach.
    Przez pięćdziesiąt jeden lat Maud Ferris nie ruszyła tej lampy. Jest do tego dźwignia, powie wam później. Oszczędzała ją.
entry-145-title = Ucieczka
entry-145 =
    Połowa Pomp jest już w drodze, nie w tę stronę i nie z tym bagażem.
entry-217-title = Drzwi wejściowe
entry-217 =
    Pewna staruszka zabrała ze sobą drzwi wejściowe. Niesie je na plecach, numerem na zewnątrz, żeby można ją było znaleźć.
    Nikt nie prowadzi. Każdy po prostu zobaczył, że ten przed nim wstaje. Pytają, jak daleko jest na wschód, i dociera do ciebie, że chodzi im o cały.
entry-217-1 = Zawróć ich.
entry-217-2 = Odprowadź ich do płotu.
entry-217-3 = Naucz ich iść nocą i leżeć za dnia.
entry-217-4 = Jedź dalej.
entry-218-title = Numer czternaście
entry-218 =
    Staruszka postawiła swoje drzwi przy drodze, we framudze z desek od łóżka, i siedzi za nimi. Ludzie pukają. Ona otwiera, daje każdemu łyk z dzbanka i zamyka, żeby było jakieś wewnątrz.
    Jest już trochę porządku. Są listy. Pod numerem ktoś napisał kredą: NA WSCHÓD, NOCĄ, CZEKAĆ NA POWOLNYCH.
entry-218-1 = Zapukaj.
entry-218-2 = Zostaw jej kanister dla powolnych.
entry-218-3 = Zapytaj, kto jeszcze utrzyma klucz.
entry-146-title = Myto spragnionych
entry-146 =
    W poprzek drogi wisi łańcuch, a za nim pali się ogień.
entry-205-title = Kosy
entry-205 =
    Dawniej byli rolnikami. Kosy wciąż są ostre, a oni chcą twojej chłodnicy. Tłumaczą to na zmianę, bez gniewu: mieści się w niej dziewięć litrów, a ich jest dziewięciu.
entry-205-1 = Walcz.
entry-205-2 = Spuść dla nich wodę z chłodnicy.
entry-205-3 = Powiedz im, co idzie Rozpadliną.
entry-204-title = Uczciwa mapa
entry-204 =
    Dawniej byli rolnikami, a dziś mają Orrina Sweeta przywiązanego do koła, z czterdziestoma mapami na szyi. Czytają mu je na zmianę.
    Widzi cię ponad papierem. Zęby się pokazują i chowają; za późno już dziś na zęby. „Mam ją tutaj – mówi. – Po ojcu. W podszewce. Są na niej wrota. Przyniósłbym ją wam, tylko że to jedyne, co mam, co jest coś warte, i ciągle myślałem, że trafi się lepsza oferta”.
entry-204-1 = Spłać jego długi i rozetnij sznur.
entry-204-2 = Weź mapę i zostaw go przy lekturze.
entry-204-3 = Broń go, jakby było warto.
entry-204-4 = Opowiedz im o studni, którą ci sprzedał.
entry-147-title = Płacząca skała
entry-147 =
    Urwisko przecieka. Kamień uwierzył w morze wcześniej niż wy: poci się w tysiącu miejsc, pod każdym miejscem zajął stanowisko ptak, a ptaki się nie kłócą.
entry-147-1 = Napij się do syta.
entry-147-2 = Oznacz to miejsce dla miasta.
entry-147-3 = Napełnij, co masz, i narysuj strzałkę na wschód.
entry-300-title = Ostatnie skrzydło
entry-300 =
    Przechyla się ostatnie skrzydło. Huku nie ma. Jest chwila, w której wszystko, co luźne, w promieniu stu kilometrów, każda puszka, okiennica i łyżka, przesuwa się trochę w stronę Rozpadliny i nieruchomieje.
    Potem ziemia zaczyna nucić, na jednym tonie, jak ktoś, komu przypomniała się melodia.
entry-301-title = Dzień prania
entry-301 =
    Jesteście dość wysoko, żeby widzieć most, a pod nim, małe i jasne, rozwieszone pranie. Nikt im nie powiedział. Jest tam zwykłe popołudnie. Ktoś wynosi stół przed dom.
    Woda potrzebuje kilku godzin, żeby przyjść Rozpadliną. Koło jest jeszcze ciepłe pod ręką; dałoby się je obrócić i w drugą stronę. Jest też droga do Ostatniego Mostu, jeśli pojechać nią tak, jak jeszcze nikt.
entry-301-1 = Niech przyjdzie.
entry-301-2 = Ścigajcie się z nią do mostu.
entry-301-3 = Zamknijcie skrzydło z powrotem, ze wszystkich sił.
entry-304-title = Nie potem
entry-304 =
    Stara Mercy usłyszała to nucenie przed wami; nasłuchiwała go pięćdziesiąt jeden lat. Patrzy na most, potem na was, po kolei, jak patrzy się za śrubką, która upadła.
    „Nie potem – mówi. – To było wszystko. Dwa słowa”. Siada na ziemi. Jest jeszcze kilka godzin. Czeka, co z nimi zrobicie.
entry-302-title = Dziennik solnej latarni
entry-302 =
    Na galerii latarni stara kobieta odstawia filiżankę. Patrzy długo; już się kiedyś pomyliła, były miraże. Potem wchodzi do środka, odszukuje w książce swoje miejsce i ślini ołówek.
    Lampa zapalona, pisze Maud Ferris. Musi przerwać i zdjąć maskę, bo nabrała od środka wody. Morze: obecne.
entry-303-title = Co idzie przodem
entry-303 =
    Przed wodą idzie to, co woda pcha: kurz, ptaki, wiatr ze smakiem. Na moście w Ostatnim Moście dwa tysiące ludzi z Parteru stoi wzdłuż poręczy, z łóżkami i kozami, i patrzy tam, gdzie mieszkało.
    Nauczycielka sprawdza obecność. Odpowiadają wszyscy. Sprawdza drugi raz, dla przyjemności.
entry-148-title = Morze wraca do domu
entry-148 =
    Nadchodzi Rozpadliną najpierw jako dźwięk, potem jako wiatr, a na koniec jako brunatny, ryczący, piękny bałagan. Odsalarnia numer dwanaście, która pięćdziesiąt jeden lat czekała na łyk, zapala lampę po lampie i zaczyna mruczeć.
    Do końca tygodnia z każdego kranu w Pompach leci czysta woda, a ludzie z Parteru budują na nowym brzegu, szybko, i kłócą się o widok. Konstabl Marsh liczy miasto. Wychodzi mu dwa tysiące sześćset cztery, liczy jeszcze raz i zamyka książkę.
    Pompy będą potrzebowały łodzi i lepszych śluz. Nikt w Pompach nigdy tak się nie cieszył z kłopotu. Hanne Tull poszła na sam brzeg, bez nikogo, z butami w ręku. Tłumaczy mu, że ma na imię Beryl.
entry-310-title = Co niosła woda
entry-310 =
    Nadchodzi Rozpadliną najpierw jako dźwięk, potem jako wiatr, a potem jako wszystko, co stało na drodze: drzwi, kozy, tablica z rachunkiem. Niesie to pod Ostatnim Mostem całkiem powoli. Jest czas przeczytać rachunek.
    Pompy piją. Pompy nigdy tak nie piły; ludzie kładą się na ulicy z otwartymi ustami. Konstabl Marsh liczy miasto i wychodzi mu sześćset, co do jednego. Potem bierze nową książkę, jedzie nad brzeg i zaczyna tę drugą liczbę. Nie zna ich nazwisk. Pyta, czy pamiętacie jakieś.
    Wygraliście. Woda jest bardzo dobra. Przez długi czas smakuje trochę kredą.
entry-317-title = Dwa słowa
entry-317 =
    Nadchodzi Rozpadliną najpierw jako dźwięk, potem jako wiatr, a potem jako wszystko, co stało na drodze. Stara Mercy stoi przy poręczy, póki nie zniknie ostatni dach. Zna każdy z nich. Mówi imiona, niegłośno, jakby dyktowała listę urzędnikowi.
    Pompy piją, kładą się na ulicy i piją. Kiedy Hanne Tull przybiega podziękować kobiecie, która zbudowała Beryl, znajduje na murku herbatę z kożuchem i parę rękawic.
    Dzięki wam żyje sześćset osób. Dwa słowa obiecaliście komuś z pozostałych: nie potem. W następnych latach pompy chodzą dobrze. Czasem, nocą, któraś staje, na tyle, ile trwa wymówienie imienia.
entry-311-title = Licznik bije
entry-311 =
    Morze przychodzi Rozpadliną, Dwunastka je pije, mruczy i daje. W każdym domu w Pompach kran odkręca się sam i leci z niego woda, zimna, czysta, ile kto chce. Nad każdym kranem zaczyna się kręcić mosiężne kółko.
    Tej pierwszej nocy nikt nie zwraca na to uwagi. Tańczą. Rachunek przychodzi w poniedziałek, bardzo uprzejmy, i nie chodzi w nim o pieniądze. „Jedno gospodarstwo na dziesięć – czyta na głos konstabl Marsh – tytułem konserwacji”.
    Długo patrzy na podpis. To dobry, czytelny podpis. Sześćset osób żyje i może go przeczytać. Gdzieś w drobnym druku będzie wyjście, mówi, bierze ołówek i zaczyna od góry.
entry-312-title = Sól
entry-312 =
    Morze wraca do domu. Stoi rano w słońcu na skraju Pomp, jak okiem sięgnąć, i nie da się z niego wypić ani kropli. Ze stacji został popiół, a zakład to bardzo duża szafa.
    Więc miasto gotuje. Każdy garnek, każda beczka, każda maska samochodu wyklepana na patelnię; kubek za naręcze drewna. Gotują całą noc, na zmiany, i oblizują pokrywki. Po miesiącu wzdłuż całego brzegu stoją destylatory, jest sól na sprzedaż i są ryby, z którymi nikt nie wie, co zrobić.
    „Wystarczy – mówi konstabl Marsh. – Wystarczy dokładnie. Sprawdziłem”. Hanne Tull do wiosny nie odzywa się do was słowem. Potem mówi: „Przytrzymaj to”.
entry-313-title = Rzeka z właścicielką
entry-313 =
    Przychodzi Rozpadliną punktualnie. Verity Crane ogląda to przez szybę w podłodze, przy herbacie, a jej urzędnik skreśla jedną linijkę.
    W południe kursuje prom. W piątek ma już taryfę: tyle od osoby, tyle od kozy, a od beczki wody, na zachód, do Pomp, sumę tylko odrobinę mniejszą od niemożliwej. Na ścianie domu mytniczego są złotymi literami wasze nazwiska, w rubryce: założyciele.
    Pompy żyją. Będą za to płacić codziennie. Czasem pod mostem coś wypływa, but, szkolna tabliczka, i ktoś w czystym płaszczu wpycha to tyczką z powrotem.
entry-314-title = Grzecznie poproszone
entry-314 =
    Nie ryczy. Ci, którzy tam byli, nigdy się w tej sprawie nie pogodzą, ale nie ryczy. Przychodzi Rozpadliną w tempie kogoś, kto niesie wodę, a kiedy dochodzi do wraku na Grobli, staje i unosi go tak, jak podnosi się śpiące dziecko, i statek płynie.
    Na pokładzie stoi czterdzieścioro ludzi bez butów. Przeorysza Odile kazała się zanieść do relingu. Mówi w dół coś ostrego o punktualności.
    W Pompach podnosi się w starych studniach, słodkie jak deszcz, jedna po drugiej, dziewięć pomp, a na końcu Stara Beryl. Z ręką w misie padły trzy obietnice i wszystkich dotrzymaliście. Okazuje się, że ktoś słuchał.
entry-340-title = Wysoka woda
entry-340 =
    Macie do przejechania jakieś trzy dni drogi i jakieś trzy godziny dziennego światła. Horyzont z tyłu ma białą krawędź, której przedtem nie było.
    Dwa tysiące ludzi, czterysta stopni. Na górę musi wyjechać tyle ładunków, ilu was jest, i jeszcze jeden: tak mówi Stara Mercy, która stoi u szczytu schodów z podwiniętymi rękawami, a co do ładunku nigdy w życiu się nie pomyliła. Jeśli zabraknie jednego, będziecie liczyć do końca życia. Jeśli więcej niż jednego, woda zastanie na schodach was. Na Grobli, uwiązane do martwego statku, wisi dziewięć szalup, o których nikt nie myślał, że się przydadzą.
entry-341-title = Schody
entry-341 =
    Wierzą od razu i w tym kłopot. Wszyscy są na schodach, a schody wykuto dla kóz. W połowie utknęło pianino. Po obu jego stronach stoi po jednym mężczyźnie i każdy jest rozsądny.
    Z dołu słychać, jak ktoś liczy szkołę.
entry-341-1 = Zejdź za poręczą i zacznij od dzieci.
entry-341-2 = Namów ich, żeby pianino poszło za krawędź.
entry-341-3 = Wciągaj ludzi wyciągarką, po dziesięcioro.
entry-342-title = Schody, niżej
entry-342 =
    Pianina już nie ma. Wodę słychać teraz między dwoma oddechami, kiedy akurat nikt nie płacze. Doszła do najniższych śladów przypływu, a dzieci na twoich rękach wołają imiona, które zakrywa: o, poszła Anna, o, poszedł brat Anny.
entry-342-1 = Jeszcze raz na dół.
entry-342-2 = Wynieś namiot chorych, tak jak stoi.
entry-342-3 = Wyrzuć cały dobytek i zabierz ludzi do pojazdu.
entry-343-title = Dziewięć łodzi
entry-343 =
    Łodzie wisiały na wraku pięćdziesiąt jeden lat, nad suchym piaskiem, jak dowcip, którego nikt nie zdjął. Z lin został pył. Kadłuby są zdrowe; pielgrzymi lakierowali je w niedziele, żeby mieć coś do roboty.
    Popłyniecie nimi w górę Rozpadliny, z morzem za plecami. Po raz pierwszy ktoś, kto dziś żyje, słyszy, żeby uważać na falę.
entry-343-1 = Odetnij całą dziewiątkę i płyń w pierwszej.
entry-343-2 = Holuj trzy wzdłuż krawędzi.
entry-343-3 = Zostaw je pielgrzymom i jedź.
entry-346-title = Biała krawędź
entry-346 =
    Wyjeżdżasz na wzniesienie i widać ją całą: biała linia, pod linią brunatna ściana, a przed ścianą wszystkie zwierzęta Rozpadliny, w biegu, w najzgodniejszym zamęcie, lis obok zająca. Rozstępują się przed kołami i schodzą z powrotem.
entry-346-1 = Pędź razem z nimi.
entry-346-2 = Zbieraj te, które kuleją.
entry-347-title = Wozy do wynajęcia
entry-347 =
    Każdy wóz na płatnej drodze już wie i jedzie do mostu. Jedni woźnice chcą pomóc, drudzy chcą, żeby im za to zapłacić. Trudno powiedzieć, którzy są którzy; patrzą tak samo i żądają tyle samo.
entry-347-1 = Zapłać.
entry-347-2 = Zawstydź ich.
entry-347-3 = Machnij, niech jadą.
entry-315-title = Każde nazwisko
entry-315 =
    Ostatnia wychodzi nauczycielka, z dziennikiem pod pachą, a o stopień za nią, jak pies, wchodzi woda. Staje na drodze, otwiera dziennik i czyta każde nazwisko. Trwa to do zmroku. Każde nazwisko odpowiada, niektóre z bardzo daleka, a jedno z pianina, które płynie.
    W Pompach z kranów poleciała woda. Dowiecie się jutro. Dziś siedzicie na poręczy mostu, wśród dwóch tysięcy ludzi, którzy mają to, co na sobie, z nogami za krawędzią, a w dole, gdzie była ulica z latarniami, przechodzi w ciemności morze i nie ma nic przeciwko.
    Stara Mercy pije herbatę. Czekała na nią pięćdziesiąt jeden lat. „No – mówi – i to dopiero były ćwiczenia”.
entry-316-title = Poręcz
entry-316 =
    Byliście szybcy, a woda była szybsza. Wyszła zza ostatniego zakrętu, kiedy most było już widać, a na dolnej ulicy paliły się jeszcze latarnie.
    Większość jest na moście. Tak mówią wszyscy i wszyscy mówią to tak samo, patrząc na poręcz. Zaczęli coś do niej przywiązywać: szalik, łyżkę, kartkę z rachunkami. Z Pomp, gdzie z kranów już leci, przyjechał konstabl Marsh, chodzi wzdłuż poręczy z książką i zapisuje każdy węzeł.
    „Mogli być wszyscy” – mówi. Mówi to życzliwie. Policzył na oba sposoby.
entry-318-title = Ślad wielkiej wody
entry-318 =
    Woda dopada was poniżej krawędzi: na schodach, na koziej ścieżce, na ostatnim zakręcie drogi, którą nikt jeszcze tak nie jechał. Ktoś słyszy, jak nauczycielka zaczyna tam w dole sprawdzać obecność, całkiem spokojnie, od litery A.
    W Pompach z kranów leci woda i pierwszy kubek odstawiono dla was. Kiedy postał tydzień, konstabl Marsh wlewa go z powrotem i jedzie z nową książką do mostu. Zapisuje wszystkich, których zabrała woda, a zaczyna od tych, którzy nie musieli tam być.
    Później ktoś schodzi tam, gdzie stała najwyżej, i maluje na skale kreskę, białą. Znaku zapytania nie ma.
entry-320-title = Zamknięte skrzydło
entry-320 =
    Trzeba do tego was wszystkich i skóry z waszych dłoni, ale się zamyka. Ziemia przestaje nucić. Pod mostem ktoś wyniósł stół przed dom i właśnie go nakrywa.
    Na Parterze nigdy się nie dowiedzą. To nie całkiem prawda. W tym samym tygodniu przez pustynię przychodzi sześćset osób z łóżkami na plecach, bo Rozpadlina to najniższe miejsce, jakie jest, i skała na dnie trochę się poci, i zostają wpuszczone, i nikt nie pyta ich o imiona. Takie tu obyczaje.
    Jest za mało. O wiele, wiele za mało. Dzielą się.
entry-321-title = Droga na wschód
entry-321 =
    Kończy się ostatni dzień, wrota są zamknięte, a sznur dzwonu wisi tam, gdzie wisiał. Nie udało się wam, a kiedy wracacie to powiedzieć, nie ma komu.
    Pompy odeszły. Odeszły w porządku, nocą, według list, czekając na powolnych. Drzwi są pozamykane, koty zabrane. Na korycie leży otwarta książka Marsha, dla was: sześćset nazwisk, przy każdym haczyk, a na dole starannym pismem suma.
    Nikt nie został. To nie jest zwycięstwo. Na drodze, bardzo daleko, stara kobieta niesie w stronę wschodu słońca swoje drzwi wejściowe, numerem do was.
entry-149-title = Piasek w kubku
entry-149 =
    Kończy się ostatni dzień i nikt nie bije w dzwon, bo nikt nie chce mieć tego na sumieniu. Hanne Tull obeszła ze szmatką całą dziewiątkę, pozakręcała zawory i każdej powiedziała dobranoc.
    Rano droga z Pomp jest pełna śladów stóp, a potem już tylko wiatru. Konstabl Marsh zostaje do południa. Odwraca wiadro dnem do góry, siada na nim i nie ma już na świecie nic do policzenia.
