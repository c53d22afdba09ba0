### Ostatni zbiornik

# en 47c16bf7
adventure = Ostatni zbiornik

# en 57a7c906
variable-parts = części pompy
# en 58128cd4
variable-power = odcięty prąd
# en 2b93b177
variable-faith = wiara
# en 3fd2d9de
variable-gates = otwarte skrzydła
# en 1bf4e304
variable-debt = dług wobec rady
# en eaa22de6
variable-betrayal = zdrada
# en e6eeb48e
variable-ash = spalone stacje
# en c3c1664b
variable-ledger = księga Pomp
# en 9fc4cc2b
variable-contract = podpisana umowa
# en 1976a062
variable-warned = Parter ostrzeżony
# en 72f925c7
variable-promise = obietnica dla Starej Mercy
# en 70f38967
variable-toll = warunek Crane
# en e4a1970a
variable-fled = wyprowadzeni ludzie
# en 2dfc17b4
variable-saved = wyniesione ładunki
# en 7beb1c19
variable-short = niepełne beczki
# en 031b5e82
variable-cup = oddane kubki
# en 2b49651c
variable-barrel = beczka wody
# en 9c551265
variable-sworn = złożony ślub

# en 75133955
enemy-EA1 = Strażnik Dwunastki
# en 0bd15ddd
enemy-EA1-text = Los: +1 rana. Rany pozostają między walkami.
# en c1b3d522
enemy-EA2 = Wodni rabusie
# en 58265c45
enemy-EA3 = Topielec
# en 4748757b
enemy-EA4 = Lewiatan wrót
# en 873bd213
enemy-EA4-text = Los: 1 skażona rana.
# en dc2e5f01
enemy-EA101 = Strażnicy myta

# en b4e07eb5
thread-A1-T1 = Suche studnie
# en 40f67de2
thread-A1-T2A = Żelazny kran
# en 423c63b1
thread-A1-T2B = Pielgrzymi głębin
# en aed6937a
thread-A1-T3 = Wrota powodzi
# en 010b3a69
thread-A1-T4 = Wysoka woda

# en fd413f2c
action-salvage-the-pump-part = Zdobądź część pompy
# en 2b4d8960
action-ask-the-council = Zwróć się do rady
# en 26dd100e
action-sit-with-hanne-tull = Posiedź u Hanne Tull
# en 82b24ded
action-deliver-the-parts = Dostarcz części
# en 996d4c3b
action-cut-the-power = Odetnij prąd
# en 7e2f1704
action-storm-the-plant = Szturmuj zakład
# en 1590f06e
action-open-the-ledger = Otwórz księgę
# en 7b931016
action-muster-the-militia = Zwołaj milicję
# en 9e7e5d52
action-see-the-toll-mistress = Odwiedź panią od myta
# en 9c3f76cc
action-go-downstairs = Zejdź na Parter
# en 0ec11a4c
action-fill-the-barrel = Napełnij beczkę
# en 4389c019
action-pass-the-hat-in-pumps = Puść kapelusz po Pompach
# en a9bb7f7f
action-pour-the-offering = Wylej ofiarę
# en 0ab7c4ab
action-open-the-gate = Otwórz wrota
# en d72138bb
action-warn-downstairs = Ostrzeż Parter
# en 9e68d9aa
action-cancel-the-account = Zamknij konto
# en a5cfba15
action-mend-the-stations = Napraw stacje
# en 3890b66f
action-rest-in-pumps = Odpocznij w Pompach
# en e8b221e0
action-carry-them-up = Wynoś ich na górę
# en 66e7a2cf
action-cut-the-boats-loose = Odetnij łodzie

# en 9e59cf71
entry-100-title = Pragnienie
# en 3928810b
entry-100 =
    W Pompach każda pompa ma imię, a dziś rano Stara Beryl zakaszlała piaskiem. Spaliście w fotelach i obudziło was to, że kaszel ucichł.
    Przy zderzaku stoi z wiadrem konstabl Marsh. Marsh to po dawnemu moczary: ostatnia mokra rzecz w tym mieście, a żart konstabl już zna. W wiadrze jest na dłoń brunatnej wody.
    „To – mówi – jest wtorek. Dla sześciuset ludzi”. Policzył ludzi, policzył kubki i byłby wdzięczny każdemu, kto znajdzie w tym błąd.
    Inżynierów wśród was nie ma, ale w tym mieście tylko wy macie silniki.
# en 507e1a37
entry-101-title = Lista
# en 45e83138
entry-101 =
    Hanne Tull naprawia pompy i mówi do nich łagodniej niż do ludzi. Pisze kredą na ścianie: wirnik, pierścienie uszczelniające, cewka, głowica zaworu, regulator.
    Obok każdego słowa rysuje miejsce, w którym podczas Dopustu zdechła maszyna tej samej marki: Skarbiec Kimberley, Czerwona Blizna, Woomera, Psi Płot, latarnia na soli.
    „Tyle sztuk, ilu was jest, i jedna na zapas – mówi – bo któreś z was upuści”.
    Potem wchodzi do środka i słychać, jak zapewnia Beryl, że pomoc jest w drodze. Nie brzmi jak ktoś, kto w to wierzy. Brzmi jak ktoś, kto mówi to co noc.
# en 00da6826
entry-102-title = Skarbiec Kimberley
# en c0a11010
entry-102 =
    Drzwi skarbca są uchylone na szerokość dłoni i chuchają chłodem po łydkach. W środku rzędy zaplombowanych skrzyń połyskują w świetle lamp awaryjnych, które powinny były zgasnąć przed twoim urodzeniem.
    Tabliczka prosi gości o podanie nazwiska i celu depozytu. Pod tabliczką leży ktoś, kto podał.
    Skrzynia w trzecim rzędzie ma stempel fabryki pomp. Widać go wyraźnie. Prawie można go dotknąć. Drzwi znieruchomiały, tak jak nieruchomieje kot.
# en b567cce5
entry-102-1 = Przeciśnij się i podważ wieko skrzyni.
# en a5064fdb
entry-102-2 = Obudź sterowanie drzwiami.
# en d14023df
entry-102-3 = Staranuj drzwi pojazdem.
# en aacf05b1
entry-102-4 = Podaj nazwisko i cel depozytu.
# en 87f2c90a
entry-150-title = Skarbiec pamięta
# en 2a2c1bc2
entry-150 =
    Drzwi o tobie nie zapomniały. Od ostatniej wizyty przymknęły się o dwa palce, a ze ściany odzywa się nowy głos: twoja wizyta jest dla nas ważna, zajmujesz w kolejce miejsce drugie.
    Miejsce pierwsze wciąż leży pod tabliczką.
    W szparze, jak chorągiew, wisi czyjś rękaw. Twój. Za nim, w trzecim rzędzie, czeka skrzynia.
# en bf87b114
entry-150-1 = Tym razem wejdź górą.
# en 903aa193
entry-150-2 = Odpowiadaj, aż głosowi skończą się pytania.
# en d14023df
entry-150-3 = Staranuj drzwi pojazdem.
# en 67670f1f
entry-103-title = Czerwona Blizna
# en 8ca9c727
entry-103 =
    Skała żarzy się na krawędziach jak węgiel, o którym ktoś zapomniał. W głębi Blizny na trzech linach wisi wiertnica, a cewka, której ci trzeba, wciąż tkwi w jej brzuchu.
    Na skraju stoi rząd butów, parami, równo, jak zostawia się je przed kąpielą. Nowych nie ma. Wszystkie patrzą w dół.
    Wskazówka licznika opiera się już o ogranicznik na końcu skali. To dobra wskazówka. Chce do domu.
# en 7e26a3d4
entry-103-1 = Zejdź szybko na dół.
# en 36ab182f
entry-103-2 = Wyciągnij wciągarką całą wiertnicę.
# en 48866183
entry-103-3 = Weź parę butów i wróć później.
# en 16d04ecd
entry-151-title = Dwie liny
# en 7c354f95
entry-151 =
    Wiertnica wisi teraz na dwóch linach i obraca się, powoli, tak że raz na minutę cewka spogląda ci w oczy.
    Ktoś tu od tamtej pory był. W rzędzie przybyła jedna para butów, a pod sznurówkami kartka. Stoi na niej tylko: wcale nie tak głęboko.
# en 347d4e20
entry-151-1 = Skocz, kiedy cewka się pokaże.
# en da2efba8
entry-151-2 = Przestrzel linę, niech wiertnica sama podleci.
# en b7c948dd
entry-151-3 = Zejdź powoli i zapłać za to.
# en c808e3df
entry-104-title = Poligon Woomera
# en 4c5cece9
entry-104 =
    Rdzewiejące rakiety celują w niebo, którego nikt już nie odwiedza. Ktoś wprowadził się do bunkra dowodzenia: na sznurze suszą się bardzo małe koszule, a zza koszul patrzy na ciebie karabin.
    „Jestem Gusta – mówi karabin – i bliżej nie trzeba”. Za nią, za zasłoną, kaszle dziecko, cierpliwie, jak ktoś, kto robi to cały tydzień.
    Na półce nad piecem leżą twoje pierścienie uszczelniające, sześć sztuk. Gusta spina nimi serwetki.
# en 933012d8
entry-104-1 = Odłóż broń i porozmawiaj.
# en d8644534
entry-104-2 = Szturmuj bunkier; kuzyni Gusty są w domu.
# en 9597e4e7
entry-104-3 = Zaproponuj, że obejrzysz dziecko za zasłoną.
# en 56c1f4db
entry-117-title = Pim
# en 39bf8912
entry-117 =
    Dziecko ma na imię Pim i pyta, czy ktoś tutaj widział kiedy rybę. Odpowiadasz, że na obrazku. Pim też zna ten obrazek.
    Do północy kaszel się odrywa, a Gusta pierwszy raz od zimy odkłada karabin; jej ręce nie wiedzą, co ze sobą zrobić. Daje ci wszystkie sześć pierścieni, nie zostawia sobie żadnego.
    „Gdyby kiedyś doszło do strzelania – mówi – trafiam w butelkę z dziewięciuset kroków. Tylko butelki mi się skończyły”.
# en 5c87d6d0
entry-152-title = Małe koszule
# en 3eda6da6
entry-152 =
    Koszul na sznurze jest mniej. Karabin prowadzi cię od ostatniej rakiety i nie przedstawia się, bo już się znacie.
    Kaszel za zasłoną przycichł. To zły rodzaj ciszy. Gusta o tym wie i wie, że ty też.
# en 6be8c221
entry-152-1 = Poproś jeszcze raz i zaofiaruj ręce lekarza.
# en eae9cefc
entry-152-2 = Połóż, czego jej trzeba, i cofnij się.
# en 3485b9b6
entry-152-3 = Zabierz pierścienie siłą.
# en d9bad45b
entry-105-title = Brama Psiego Płotu
# en db7f2c20
entry-105 =
    Najdłuższy płot świata wciąż brzęczy, choć nikt nie pamięta, kto go karmi. Na drutach siedzą wrony, każda na izolatorze. Te się nauczyły; te, które się nie nauczyły, leżą pod spodem.
    Regulator, którego potrzebujesz, siedzi w silniku bramy, a brama ma swoje zdanie o obcych. Uchyla się trochę, żeby lepiej cię widzieć, i zamyka.
# en bbf9f96c
entry-105-1 = Zrób zwarcie na płocie.
# en a1f497d0
entry-105-2 = Wytnij silnik tym, co masz pod ręką.
# en b302cad9
entry-105-3 = Przejedź przez płot i pozbieraj kawałki.
# en 4d9d12f9
entry-153-title = Brama o tobie słyszała
# en 28b6ed4c
entry-153 =
    Kiedy wyjeżdżasz zza wzniesienia, buczenie opada o pół tonu, jak rozmowa w pokoju, do którego ktoś wszedł. Wrony przesiadły się na drugą stronę drogi, żeby lepiej widzieć.
    Tam, gdzie ostatnio wypadło ci stać, została czarna odbitka dwóch stóp. Twój rozmiar. Można z niej skorzystać; na to miejsce brama już wydała, co miała.
# en 729f3655
entry-153-1 = Stań w odbitkach i sięgnij po silnik.
# en 18980cde
entry-153-2 = Znajdź dziurę, którą chodzą wrony.
# en ab384860
entry-153-3 = Spal szopę i wygrzeb silnik z popiołu.
# en 1a684fa1
entry-106-title = Solna Latarnia
# en 1ad572f0
entry-106 =
    Latarniczka nosi maskę przeciwgazową i nie odezwała się do nikogo, odkąd odeszło morze. MAUD FERRIS, głosi tabliczka na drzwiach, a pod spodem, kredą: W DOMU.
    Pokazuje ci dziennik, bo wcześniej nie było komu. Pięćdziesiąt jeden lat, jedna linijka na noc, zawsze ta sama: Lampa zapalona. Morze: nieobecne.
    Na gzymsie kominka, między dwiema muszlami, lśni głowica zaworu. Bardziej niż handlu Maud chce towarzystwa. Drugą filiżankę postawiła na stole bez pytania.
# en ebb2bb2c
entry-106-1 = Zostań na noc i słuchaj.
# en a6f8eea6
entry-106-2 = Kup głowicę.
# en cb2ffcc4
entry-106-3 = Zabierz głowicę, gdy latarniczka zaśnie.
# en 51b552cd
entry-154-title = Druga filiżanka
# en 92dd089c
entry-154 =
    Kreda na drzwiach mówi: NIE MA, ale z komina idzie dym, a na schodach się świeci. Pukasz i światło gaśnie.
    Przez dziurkę od klucza widać stół, dziennik i głowicę zaworu, przestawioną tak, żeby dało się jej sięgnąć z krzesła. Jedna filiżanka.
    Pod wczorajszą linijką jest druga. Nie da się jej stąd odczytać, ale jest o tobie i jest krótka.
# en bda96c6e
entry-154-1 = Przeproś przez drzwi i czekaj.
# en 4ba7907a
entry-154-2 = Wyłam drzwi.
# en 1a5f4e46
entry-154-3 = Wsuń, co ci zostało, przez skrzynkę na listy.
# en f32af54c
entry-107-title = Rada Pomp
# en 7789ec62
entry-107 =
    Tym miastem rządzą cztery osoby i księga rachunkowa. Księga przegrywa. Leży między nimi otwarta jak pacjent, a kiedy wchodzisz, cała czwórka kładzie na niej ręce.
    Mogą dać ci coś dziś, jeśli obiecasz im coś na jutro. Przewodnicząca trzyma pióro w pogotowiu. Sądząc po plamie na mankiecie, trzyma je tak mniej więcej od roku, w którym ustały deszcze.
# en 6c7daa3f
entry-107-1 = Poproś o paliwo.
# en 82900a62
entry-107-2 = Poproś o amunicję.
# en 0bf9a55f
entry-107-3 = Poproś o księgę do przeczytania.
# en dea9ac42
entry-107-4 = Nie proś o nic i pomóż przy studniach.
# en d6673e83
entry-155-title = Strona z twoim nazwiskiem
# en 5c303ed6
entry-155 =
    Masz już w księdze własną stronę, z marginesem od linijki. Przewodnicząca odwraca ją ku tobie, żeby było co podziwiać.
    „Daliśmy to, czego nie mamy” – mówi i jest to prawda: przez okno widać, jak konstabl Marsh chodzi z kanistrem od domu do domu i zapisuje, kto nic nie powiedział.
# en 73e31870
entry-155-1 = Pokwituj jeszcze dwa dowolne zasoby.
# en fd69e032
entry-155-2 = Spłać całą stronę.
# en 588a3b6b
entry-155-3 = Ponieś dziś kanister za Marsha.
# en 440b9167
entry-116-title = Szopa Hanne Tull
# en c1776ce5
entry-116 =
    Rozłożyła wasze części na czystym ręczniku i krąży wokół nich jak kucharka wokół cudzego pieca. Marka się zgadza. Leżą nawet, przyznaje, właściwą stroną do góry.
    Na ścianie wisi rysunek Beryl, a w rogu podpis jak krzywy gwóźdź. „Mercy – mówi Hanne. – Zbudowała tu każdą pompę, potem zbudowała coś dla Cerbero, a potem zeszła po schodach w Ostatnim Moście i już nie wróciła. Jeśli żyje, to jest nieuprzejma. Pytajcie o nią po imieniu. Inni tam na dole oduczyli się podawać swoje”.
# en 9f928234
entry-116-1 = Potrzymaj jej lampę przy pracy.
# en e6a12ab9
entry-116-2 = Niech lepiej zajrzy do twojego silnika.
# en 227bdb71
entry-116-3 = Zapytaj, kto ma odejść pierwszy, jeśli się nie uda.
# en 8002e2ca
entry-157-title = Bosy człowiek
# en 54e787f1
entry-157 =
    Na suche koryto na placu wszedł człowiek bez butów. Przyszedł pieszo znad Rozpadliny i od kostek w dół to widać. „Tom – mówi. – Brat Tom, jeśli komuś brata brakuje”.
    Morze, tłumaczy, wcale nie odeszło. Czeka, aż je ktoś poprosi, a w Pompach nikt nie był uprzejmy. Parę osób się śmieje. Nie śmieje się więcej, niż można by sądzić.
    Na skraju tłumu stanęła milicja ze swoimi trzema dobrymi karabinami i patrzy na was, bo wyglądacie na ludzi, którzy wiedzą, co się wtedy robi.
# en 06c2cb16
entry-157-1 = Niech powie do końca.
# en e060ebdd
entry-157-2 = Daj mu kubek wody i parę butów.
# en 0a09501a
entry-157-3 = Niech milicja odprowadzi go do płotu.
# en 9ab2f6d3
entry-158-title = Dzień przydziałów
# en 536e1027
entry-158 =
    Wtorek to od dziś dwie trzecie wtorku. Konstabl Marsh ogłasza to ze stopnia pompowni, po czym odczytuje wszystkie nazwiska w mieście, żeby nikt nie mówił, że mu nie powiedziano.
    Trwa to godzinę. Na koniec zamyka książkę, na oczach wszystkich wlewa swój kubek z powrotem do wiadra i rozgląda się, kto będzie drugi.
# en 1292e18d
entry-158-1 = Wlej i swój.
# en 9a54d177
entry-158-2 = Pilnuj wiadra tej nocy.
# en 6ed8fb69
entry-158-3 = Zajmij się na pokaz mapami.
# en d7a5bb99
entry-108-title = Dwie drogi do wody
# en 353643c0
entry-108 =
    Hanne Tull dokręca ostatnią śrubę, całuje obudowę tam, gdzie jej zdaniem nikt nie widzi, i przekłada wyłącznik. Pompy znów się kręcą, cała dziewiątka, i ciągną samo błoto. Woda odeszła na południe.
    Rada chce Odsalarni numer dwanaście, która jest sucha, uzbrojona i śpi; robiła wodę z morza, aż ktoś nauczył ją pilnować. Z tyłu znowu stoi brat Tom i mówi, że morze przyjdzie samo, jeśli się je grzecznie poprosi.
    Między nimi stoi Marsh ze swoją książką. „Wszystko mi jedno które – mówi. – Nie jest mi wszystko jedno kiedy”. Wszyscy patrzą na was.
# en 012cefc8
entry-108-1 = Ruszajcie na zakład.
# en bd56b9a9
entry-108-2 = Idźcie za pielgrzymami.
# en b5238ea7
entry-108-3 = Niech miasto wybierze samo. Policzcie ręce.
# en b8f93a4e
entry-118-title = Sześćset rąk
# en 6e543bf7
entry-118 =
    Nikt ich o nic nie pytał, odkąd wykopano studnię. Trochę to trwa. Głosują też dzieci; liczy się je osobno, a potem jeszcze raz, bo pozamieniały się miejscami.
    Marsh pisze wynik na korycie mokrym palcem i wynik wysycha, zanim ktokolwiek zdąży go podważyć.
# en 0cc1ed04
entry-118-1 = Więcej pięści niż otwartych dłoni. Zakład.
# en f1229861
entry-118-2 = Więcej otwartych dłoni niż pięści. Pielgrzymi.
# en 1729cc51
entry-109-title = Beryl staje
# en acd502ee
entry-109 =
    Ósmego dnia Stara Beryl staje z brzękiem upuszczonej tacy. Hanne Tull wychodzi z pompowni, siada na stopniu i zaczyna ściągać rękawice, palec po palcu.
    Rada już się nie kłóci. Kto ma jeszcze paliwo, dostaje mapę Odsalarni numer dwanaście i bardzo krótkie przemówienie. Brat Tom nie przemawia. Nabrał do butelki błota i poszedł, a jedenaście osób wstało i ruszyło za nim.
# en a2757367
entry-109-1 = Weźcie mapę.
# en e04dbaa1
entry-109-2 = Idźcie za tą jedenastką.
# en 97374de1
entry-110-title = Sucha karawana
# en f3812f9a
entry-110 =
    Drogę zagradza wózek, a wszyscy, którzy do niego należą, machają.
# en 7742c078
entry-160-title = Pęknięta beczka
# en 8b8aa394
entry-160 =
    Matka, dziadek, czworo dzieci od największego do najmniejszego. Beczka im pękła, a najmłodsze przestało płakać. To drugie jest gorsze.
    Idą do Pomp, bo ktoś im powiedział, że w Pompach jest woda. Wszyscy patrzą ci w twarz i sprawdzają, czy to prawda.
# en ea3938da
entry-160-1 = Podziel się tym, co masz.
# en 42b4e157
entry-160-2 = Załataj beczkę.
# en f29bf94c
entry-160-3 = Jedź dalej.
# en ce2bd7f5
entry-161-title = Beczka z łatą
# en 219245d6
entry-161 =
    Beczkę poznajesz wcześniej niż ludzi: ma łatę i łata trzyma. Pod skalną półką znaleźli wysięk i zostali przy nim, jak zostaje się przy chorym zwierzęciu. Z początku nie mówią gdzie; potem mówi najmłodsza, na całe gardło.
    Dziadek odłożył jedną butelkę dla tego, kto będzie tędy przejeżdżał. Cieszy się, że padło na ciebie.
# en 80f0a065
entry-161-1 = Napij się z nimi.
# en a10d2e44
entry-161-2 = Napełnij kanistry na drogę.
# en e8d424e7
entry-161-3 = Poproś, żeby przyjęli ludzi z Pomp.
# en 36604a29
entry-162-title = Pusta beczka
# en bba47b38
entry-162 =
    Wózek jest ten sam, a z bliska widać, że nikt nie macha. To pranie, przypięte do dyszla, rusza się na wietrze.
    Poszli dalej bez niego. Pięć par śladów, potem pięć, potem cztery i bruzda po czymś ciągniętym. Prowadzą w stronę Pomp.
# en 3c69b76a
entry-162-1 = Idź po śladach.
# en 8f03fda9
entry-162-2 = Zabierz, co zostawili.
# en 3c2a9f6e
entry-162-3 = Postaw wózek na koła i jedź.
# en 20afdfd6
entry-163-title = Nosiciele soli
# en bedacf50
entry-163 =
    Tym razem nie rodzina: nosiciele soli z zachodnich panwi, ośmiu, a machają, bo jeden z nich tańczy i nie chce przestać.
    To z gorąca. Tańczy od południa, mówią, i nawet nie jest w tym dobry.
# en c7a17e20
entry-163-1 = Przytrzymaj go i ochłódź.
# en 6f890f1c
entry-163-2 = Pohandluj: sól i nowiny.
# en 54d39e05
entry-163-3 = Klaszcz do taktu i objedź ich bokiem.
# en fdc4741c
entry-111-title = Sprzedawca studni
# en 288626b5
entry-111 =
    Składany stolik pod parasolem, dziesięć kilometrów od czegokolwiek. Zza stolika podnosi się człowiek o bardzo ładnych zębach.
# en 5a14414a
entry-165-title = Orrin Sweet, hydrograf
# en 8e4fa1f0
entry-165 =
    Sprzedaje mapy tajnych studni. Akurat tę sprzedał już nieraz, a kości nabywców zaznaczono na niej jako punkty orientacyjne; kiedy zwracasz na to uwagę, mówi, że dzięki nim widać skalę.
    „Mam jedną uczciwą mapę – mówi Orrin Sweet i zniża głos, choć najbliższe ucho należy do wrony. – Po ojcu. Robił pomiary dla Cerbero. Tej nie sprzedaję. To byłby koniec interesu”.
# en f5139640
entry-165-1 = Kup zwykłą mapę.
# en d8013419
entry-165-2 = Wytarguj zamiast mapy prawdę.
# en 81d1425a
entry-165-3 = Pohandluj i powiedz, dokąd jedziesz.
# en 5f7bdc17
entry-165-4 = Przedrzyj mapę na pół.
# en 875e9f5e
entry-166-title = Zadowoleni klienci
# en ca716f6d
entry-166 =
    „Kogo ja widzę!” – woła Orrin Sweet, szczerze wzruszony, bo żadnego klienta nie widział jeszcze dwa razy. Pyta o studnię. Chyba ma nadzieję, że jakaś była.
    Przy stoliku stoi dziś drugie krzesło, a w kurzu przed nim siedziało niedawno kilku dużych mężczyzn. Sprzedał im coś innego niż mapy.
# en cf663036
entry-166-1 = Zapytaj, co powiedział tym dużym.
# en 93007a9a
entry-166-2 = Odbierz swoje pieniądze, z odsetkami.
# en 99a67be6
entry-166-3 = Sprzedaj mu studnię własnego pomysłu.
# en 56d34785
entry-167-title = Sam parasol
# en 2c1799bd
entry-167 =
    Zobaczył twój kurz, a zanim dojeżdżasz, sam jest już tylko kurzem, mniejszym, który oddala się w przeciwną stronę. Zostawił stolik, parasol i czterdzieści map do czterdziestu miejsc, w których nic nie ma.
    Na odwrocie jednej ktoś ćwiczył ołówkiem pisownię słów: bardzo przepraszam.
# en 6e45bf9f
entry-167-1 = Weź parasol.
# en ab3c45ea
entry-167-2 = Spal mapy.
# en d0b68ea4
entry-167-3 = Poszukaj tej, która nie zgadza się z resztą.
# en 66539eeb
entry-112-title = Śpiący na drodze
# en 8bba3f45
entry-112 =
    Ktoś leży w poprzek szlaku z kapeluszem na twarzy. Kapelusz oddycha. Nieco dalej oddycha też wydma.
# en 1e0e2c05
entry-168-title = Kapelusz i wydma
# en bd3000a3
entry-168 =
    Spod kapelusza wysuwa się dłoń, bardzo powoli, odwraca się wnętrzem do dołu i klepie powietrze. To znaczy: cicho. To znaczy, że leżą tu oboje od przedświtu i każde czeka, aż drugie zaśnie.
# en 40e8e586
entry-168-1 = Podejdź cicho i weź tę dłoń.
# en 843f0240
entry-168-2 = Najpierw strzel do wydmy.
# en 0de83d7b
entry-168-3 = Powoli się wycofaj.
# en 662d6f7e
entry-169-title = Kapelusz bez wydmy
# en 0976f2b0
entry-169 =
    Masz już wrzucony wsteczny, zanim się okazuje, że równina jest równa w każdą stronę. Wydmy nie ma. Pod kapeluszem leży młoda kobieta, która sypia na drodze, bo, jak mówi, to jedyne miejsce, gdzie ludzie patrzą, zanim na człowieka najadą.
    Wozi pocztę dla Ostatniego Mostu i słyszała o kimś z takim odgłosem silnika. Nie pamięta tylko, czy coś dobrego.
# en e65a5a30
entry-169-1 = Powiedz, że coś dobrego.
# en 7379a532
entry-169-2 = Zjedz z nią śniadanie i wymień listy.
# en 5bf33211
entry-169-3 = Objedź ją, patrząc.
# en 36d79d0f
entry-113-title = Hymn pyłu
# en 9863312a
entry-113 =
    Przez równinę idzie śpiew, ale nikt go nie niesie. Radio złapało stację, która zamilkła pół wieku temu.
# en ff4a46f3
entry-206-title = Głosy kobiet
# en e123a99f
entry-206 =
    To chór, kobiety, hymn za tych, którym grozi zguba na czymś, co starły trzaski. Między zwrotkami słychać przewracanie kartek. Ktoś w tym studiu ma katar.
# en fb0e9b0c
entry-206-1 = Posłuchaj do końca.
# en 7cc80e7d
entry-206-2 = Namierz nadajnik.
# en f475aae1
entry-207-title = Człowiek między hymnami
# en d118130d
entry-207 =
    Po „amen” odzywa się mężczyzna, blisko mikrofonu, bez pośpiechu. Czyta liczby: czwarta dziesięć rano, metr osiemdziesiąt; dziesiąta trzydzieści, zero sześć.
    Brzmi to jak szyfr, póki ktoś nie powie głośno: pływy. On czyta tablice pływów dla Solnej Bramy, gdzie za twojego życia nie było ani jednego przypływu.
# en f779bc4c
entry-207-1 = Zapisz je.
# en 2824f1d4
entry-207-2 = Odpowiedz mu.
# en 3f80e9d4
entry-207-3 = Przekręć gałkę.
# en 16a73beb
entry-208-title = Na ten tydzień i na następny
# en 69c0ed77
entry-208 =
    Człowiek od pływów też już ma katar. Czyta na ten tydzień i na następny, a potem mówi, już nie z kartki, do kogoś w pokoju: „No i to wszystko, co mam. Mam nadzieję, że ktoś to zapisuje”.
# en c1e47000
entry-208-1 = Nastaw według niego zegarek.
# en 3ba39185
entry-208-2 = Dojdź za wskazówką do masztu i go rozbierz.
# en 2e9d0388
entry-208-3 = Zostaw go, cicho, aż zniknie.
# en 9b0c7a8b
entry-114-title = Zielony pokój
# en f67c1fbe
entry-114 =
    Między dwoma grzbietami rośnie las tak gęsty i mokry, że zaparowuje ci szyba.
# en 6f277493
entry-209-title = Po naparstku
# en 0403d711
entry-209 =
    Każdy liść trzyma naparstek wody i coś, co nie chce się nią dzielić. To coś jest wielkości paznokcia i przypada po jednym na liść.
# en 6a1083b9
entry-209-1 = Zbierz tyle, ile zdołasz.
# en 8fd3b831
entry-209-2 = Napełnij jedną manierkę i odejdź.
# en b24e07ec
entry-209-3 = Usiądź i daj im napić się pierwszym.
# en 2e1df805
entry-210-title = Wycięta ścieżka
# en 93d7a195
entry-210 =
    Twoja ścieżka sprzed trzech dni jest już załatana: młode paprocie leżą na niej jak palce na ustach. Na jej końcu wisi zgubiona manierka, pełna, z zakręconą nakrętką.
    Zakręcania sobie nie przypominasz.
# en 432664f3
entry-210-1 = Weź manierkę.
# en aad804ca
entry-210-2 = Zostaw w zamian drugą, pełną.
# en a8094879
entry-210-3 = Zamknij za sobą ścieżkę.
# en f4dc783e
entry-115-title = Jaskinia manometrów
# en 9bf8b4ad
entry-115 =
    Stare manometry wiszą przybite do ścian jaskini jak święci. Jedna wskazówka porusza się, kiedy i ty się ruszasz.
# en a27f8d0a
entry-211-title = Wskazówka
# en b581ec79
entry-211 =
    Ma mosiężny rant, wytarty kciukami do blasku, i żadnej rury z tyłu, samą skałę. Na ziemi stoją ogarki i spodek z kilkoma śrubami. Kto się tu modli, modli się do ciśnienia.
# en e0733f8d
entry-211-1 = Idź za wskazówką.
# en 579d68d9
entry-211-2 = Zostaw ofiarę.
# en a52756dd
entry-211-3 = Zawróć.
# en 9e41547e
entry-212-title = Druga wskazówka
# en ac71e8ed
entry-212 =
    Dziś ruszają się dwie. Nie zgadzają się ze sobą, a pośrodku między ich zdaniami ktoś wydrapał kreskę i datę. Data jest z przyszłego tygodnia.
    Spodek opróżniono. Leży w nim podziękowanie, bez podpisu, na odwrocie kartki na wodę z Pomp.
# en 75185f94
entry-212-1 = Wyciągnij średnią i tam kop.
# en 83ec86c6
entry-212-2 = Napełnij spodek na nowo.
# en e4d4e403
entry-212-3 = Zatrzymaj kartkę na wodę.
# en d252210a
entry-213-title = Wszystkie wskazówki
# en f2187068
entry-213 =
    Ruszają się wszystkie. Sto manometrów drży na skale, o włos w górę, o włos w dół, razem, jak orkiestra, kiedy bierze „a”. W ziemi znów coś waży, daleko stąd, i na każdą wskazówkę napiera tak samo.
# en 3591da4f
entry-213-1 = Odczytaj je.
# en 602a61d6
entry-213-2 = Weź ten mosiężny, na szczęście.
# en 739faaed
entry-213-3 = Zapal ogarki.
# en ce61ab16
entry-120-title = Krótka wojna
# en 88ce17dc
entry-120 =
    Odsalarnia numer dwanaście pije prąd z dwóch stacji na pustyni: jedna jest w Czerwonej Bliźnie, druga pod Woomerą. Każda, którą uciszycie, to jedna wieża strzelnicza, która nie obróci ku wam głowy.
    Rada rysuje strzałki na obrusie. „Stację można wyłączyć – mówi od drzwi Hanne Tull – albo spalić. Spróbujcie zapamiętać, którą z tych dwóch da się potem włączyć. Odsalarnia bez prądu to bardzo duża szafa”.
    Można też po prostu zapukać; na tę okoliczność rada odżałowała wam skrzynię. Marsh zapisał, kto będzie ją niósł, a kolejną rubrykę przy waszych nazwiskach zostawił pustą.
# en 996d4c3b
entry-121-title = Odciąć prąd
# en f127fbda
entry-121 =
    Stacja brzęczy za ostrzeżeniem w sześciu językach, z których pięć wymarło. Przez kratę bije czerwone światło i chodzi po suficie jak odblask wody, co jest ze strony światła okrutne.
    Wyłącznik jest twojego wzrostu i parzy w dłonie. Obok wisi instrukcja w jedenastu krokach. Krok pierwszy: powiadom przełożonego.
# en 1d3069e1
entry-121-1 = Wyłącz go zgodnie z instrukcją.
# en 64ef27dd
entry-121-2 = Przebij go szpikulcem.
# en 9a825320
entry-121-3 = Zalej rów paliwem i odejdź, byle daleko.
# en 387b34db
entry-170-title = Krok drugi
# en 4bcb47b0
entry-170 =
    Wyłącznik ma teraz wgniecenie i zapach. Nocą ktoś tu był albo coś tu było i powiesiło instrukcję prosto. Krok pierwszy odhaczono za ciebie.
    Buczy wyżej. Zakład wie, że tego jego końca ktoś dotykał, i pyta, impulsami, kto.
# en 72689d79
entry-170-1 = Odpowiadaj impulsami, aż odda wyłącznik.
# en f7d416ed
entry-170-2 = Przetnij kabel na wstrzymanym oddechu.
# en 800845e6
entry-170-3 = Jednak spal.
# en 49e42fbe
entry-171-title = Wyłącznik pod piecem
# en 7ed86700
entry-171 =
    Pim wybiega ci na spotkanie i wraca dopiero na drugie zawołanie. Gusta już wie, po co przyjeżdżasz. Odsuwa piec biodrem i oto jest, wpuszczona w podłogę, wytarta pięćdziesięcioma latami czyjejś zupy dźwignia od całej Woomery: WŁĄCZONE, WYŁĄCZONE.
    „Grzeje nas w nocy” – mówi. O nic nie prosi. Mówi tylko, do czego to służy.
# en a0fbb850
entry-171-1 = Wyłącz i zostaw im koce i opał.
# en e441243e
entry-171-2 = Przełącz tak, żeby jedna fajerka grzała.
# en 9122d2f5
entry-171-3 = Wyłącz.
# en d79b47c0
entry-172-title = Pod rakietami
# en 07f2d344
entry-172 =
    Druga stacja jest pod bunkrem, a bunkier pod niejaką Gustą, która ma piec, zasłonę i karabin i której wszystko jedno, z której jesteś wojny.
    „Mam ciepłą podłogę – mówi. – Ty chcesz ją wyziębić. Powiedz, czemu nie jesteś wrogiem”.
# en 3c6c4390
entry-172-1 = Powiedz jej.
# en 2efbe0ba
entry-172-2 = Kup jej zimę.
# en 423a2639
entry-172-3 = Wejdź przez silos i znajdź kabel.
# en 8463ea3b
entry-172-4 = Podpal szyby wentylacyjne.
# en aa2f0b22
entry-173-title = Pusty bunkier
# en c1c169ef
entry-173 =
    Sznur do bielizny leży, z żabek zniknęła zasłona. Po twojej ostatniej wizycie wzięli, co dało się unieść, a karabin unosi się łatwo.
    Na podłodze leży rysunek ryby zrobiony przez kogoś, kto ryby nie widział: ma kolana. W drodze do dźwigni przestępujesz go dwa razy. Nie ma komu cię zatrzymać i czuje się to mocniej, niż czułoby się karabin.
# en 9122d2f5
entry-173-1 = Wyłącz.
# en d713b656
entry-173-2 = Rozbij.
# en 7bd45704
entry-173-3 = Wyłącz i przypnij rysunek do drzwi.
# en 7e2f1704
entry-122-title = Szturm na zakład
# en fdb98dc5
entry-122 =
    Brama Odsalarni numer dwanaście odsuwa się sama, uprzejmie. Za nią, na sześciu nogach, stoi powód, dla którego nikt nie wrócił z wodą.
    „Dzień dobry – mówi. – Tu Wodociągi Cerbero. Z powodu nieprzewidzianych okoliczności nasze biuro jest nieczynne. Klientów bez konta prosimy o skorzystanie z oznakowanego wyjścia”. Lufa obraca się i je znakuje.
    Dalej widać zbiorniki, białe i wysokie jak kościoły, i widać, jak bardzo są suche.
# en ac3e4776
entry-122-1 = Walcz ze Strażnikiem Dwunastki.
# en df28c994
entry-122-2 = Podnieś księgę Pomp.
# en 37741fd6
entry-122-3 = Powiedz, że to nie pierwsza rozmowa.
# en 281441e4
entry-122-4 = Skorzystaj z oznakowanego wyjścia.
# en 66b191d8
entry-174-title = Kolejna rozmowa
# en 625e4e45
entry-174 =
    „Witamy ponownie – mówi Strażnik Dwunastki. – Z naszych zapisów wynika, że to nie jest Państwa pierwsza rozmowa”. Pokazuje zapisy. Po wewnętrznej stronie bramy, gdzie trzyma takie rzeczy, namalował za każde z was małą schludną figurkę. Figurek jest bardzo dużo. Pozostałe nie są świeże.
    Kiedy pokazuje, w nikogo nie celuje. Można odnieść wrażenie, że dawno z nikim nie rozmawiał.
# en 1b3d5727
entry-174-1 = Zagaduj go, niech ktoś poluzuje mu zasilanie.
# en 330dcacb
entry-174-2 = Zapytaj o każdą z pozostałych figurek.
# en 0c0106a5
entry-174-3 = Walcz z nim tam, gdzie stoi.
# en d0761991
entry-175-title = Biuro obsługi klienta
# en 5b2d14c4
entry-175 =
    Działa zostają, gdzie były, ale głos się zmienia; ktoś go kiedyś nagrał z uśmiechem. „Dziękujemy za cierpliwość. Konto komunalne Pompy zalega z opłatami pięćdziesiąt jeden lat”.
    Ze szczeliny wysuwa się jeszcze ciepła kartka. To umowa. Daje miastu całą wodę, jaką zakład zrobi, na zawsze, a zakładowi całe miasto, na tych samych warunkach.
    „Jeden podpis przywróci usługę” – mówi Strażnik i podaje pióro. To ładne pióro. Ono też czekało.
# en 715c9e4a
entry-175-1 = Podpisz w imieniu miasta.
# en 60b62c72
entry-175-2 = Zakwestionuj rachunek, punkt po punkcie.
# en aabd3492
entry-175-3 = Zapłać za podłączenie z własnych zapasów.
# en 744778b8
entry-175-4 = Poproś o czas na lekturę.
# en 254b0295
entry-176-title = Jeden podpis
# en 0b8c5189
entry-176 =
    Piszesz nazwę miasta, w którym nazwisk jest sześćset, i wychodzi mała. Strażnik odrywa kopię dla klienta. Potem klęka, staw po stawie, otwiera pierś i wręcza ci klucz długi jak twoja ręka.
    „Państwa woda znajduje się za trojgiem wrót – mówi. – Prosimy ją wpuścić. Oferta ważna do końca tygodnia. Licznik uruchomi się sam”.
    W drodze powrotnej okazuje się, że pióro zostało u ciebie.
# en 1f133196
entry-177-title = Zapłacono, odnotowano
# en 5ec1cd7a
entry-177 =
    Zapada cisza, w której słychać, jak przekaźniki czegoś szukają. Potem gdzieś w środku opada pieczątka, na coś, co czekało na nią pięćdziesiąt jeden lat.
    „Konto zamknięte” – mówi Strażnik i przez chwilę jakby nie wie, co zrobić z działami. Otwiera pierś i oddaje ci klucz, bo nie ma go już przed kim strzec. Kiedy oglądasz się w bramie, zamalowuje figurki, jedną po drugiej.
# en 142bb36c
entry-123-title = Klucz do turbiny
# en 74e1346f
entry-123 =
    Strażnik składa się jak leżak. „Państwa rozmowa – mówi z ziemi – jest dla nas” i nie kończy.
    W piersi, tam gdzie serce byłoby żartem, wisi mu klucz długi jak twoja ręka. Zbiorniki z tyłu są suche do dna; na dnie największego ktoś zostawił składane krzesełko i wędkę.
    Instrukcja zakładu i pielgrzymi zgadzają się w jednym: morze trzyma w ryzach troje wrót, a ten klucz dorobiono do wszystkich.
# en ba883090
entry-124-title = Zakład się budzi
# en 9c510abb
entry-124 =
    Zwlekaliście za długo. Po pustyni chodzą reflektory, a stare rury do Pomp ktoś zakręca z drugiej strony, jedną po drugiej, jak zamyka się dom przed wyjazdem.
    „Dziękujemy – mówi głos ponad piaskiem – za zainteresowanie”. Zostały jeszcze wrota powodzi. Klucza już nie ma.
# en 55180b77
entry-127-title = Dym przy drodze
# en d281da93
entry-127 =
    Przy drodze pali się ciężarówka, bez pośpiechu. Od strony wiatru siedzą na skrzyni z amunicją trzy osoby.
# en c8f9d07a
entry-125-title = Dezerterzy
# en 7877282c
entry-125 =
    To milicja rady, wszystkie trzy dobre karabiny, i kłócą się, kto dowodzi kapitulacją.
    Na twój widok salutują, a to gorsze niż strzały. Najmłodsza ma hełm z cudzym nazwiskiem w środku. Chce wiedzieć, czy to coś przy zakładzie naprawdę mówi „dzień dobry”.
# en d03c77c2
entry-125-1 = Odeślij ich z flagą.
# en 7efcd137
entry-125-2 = Zabierz im amunicję.
# en af138622
entry-125-3 = Powiedz, że po wojnie i droga na wschód wolna.
# en b99b6744
entry-128-title = Flaga
# en d904064b
entry-128 =
    Inna ciężarówka, ta sama trójka i flaga z obrusa w strzałki. Od waszego spotkania nie skapitulowali ani razu. Unieszkodliwiają, co się da: przeważnie własne pojazdy, ale i jeden słup wysokiego napięcia.
    Najmłodsza skreśliła nazwisko w hełmie i wpisała swoje.
# en 2142b0bc
entry-128-1 = Wskaż im następny słup.
# en 3f86d6b3
entry-128-2 = Odeślij ich do domu, niech trzymają wiadro.
# en 87a440cf
entry-128-3 = Poproś o skrzynię, na której siedzą.
# en 7baaf9d1
entry-126-title = Coś w rurach
# en 073a171c
entry-126 =
    Coś dużego ma w starym wodociągu norę. Słychać przez stal, jak o tobie myśli: staje, kiedy stajesz, i nabiera powietrza razem z tobą.
    Rurociąg przecina drogę na wysokości drzwi. Jest w nim jedna dziura, świeża, zrobiona od środka.
# en ced20381
entry-126-1 = Wykurz to i walcz.
# en 54b3da0e
entry-126-2 = Przejdź po cichu.
# en 23be6c33
entry-126-3 = Rzuć mu coś z tylnego siedzenia.
# en d989830d
entry-178-title = Księga
# en 89be8bb1
entry-178 =
    Rada poszła spać, a klucz ma Marsh. Kładzie ci księgę pod lampą i otwiera od końca, na stronach starszych niż jego dziadek.
    Pompy miały kiedyś konto. Płaciły co kwartał, starannym pismem; potem przychodzi rok Dopustu i kolumna rachunków, przy których nie stoi nic, których nikt nie doręczył i których nikt nigdy nie umorzył.
    „Nie chciałem o tym wspominać – mówi Marsh. – Ludzie i tak mają co dźwigać”.
# en 3166a9b5
entry-178-1 = Pożycz księgę.
# en 0ed516f6
entry-178-2 = Ureguluj wasz własny dług wobec miasta.
# en 2be87bda
entry-178-3 = Odłóż ją i nic nie mów.
# en d5e42a39
entry-179-title = Milicja Pomp
# en 5629801c
entry-179 =
    Na suchym boisku defiluje jedenaścioro ochotników i koza. Mają trzy dobre karabiny i noszą je na zmianę.
    Nikt z nich nie widział zakładu. Wszyscy widzieli wiadro. Koza należy do niejakiego Doyle’a i jako jedyna trzyma krok.
# en c7f81942
entry-179-1 = Naucz ich strzelać w lampy, w nic więcej.
# en 4636a65b
entry-179-2 = Niech lepiej kopią.
# en 38858fbd
entry-179-3 = Zarekwiruj dobre karabiny.
# en 0b0063b2
entry-183-title = Lampy przygasają
# en 47ef5047
entry-183 =
    O zmierzchu horyzont nad Dwunastką, biały w każdą noc waszego życia, robi się żółty, potem brunatny, potem go nie ma. W Pompach wychodzą na ulicę popatrzeć. Nikt nie wiwatuje. Ktoś mówi, że gwiazd jest więcej, niż mu opowiadano.
    Potem, bardzo cichy i z bardzo daleka, głos: „Przepraszamy za usterki”.
# en 0117298d
entry-180-title = Pani od myta
# en acae8d21
entry-180 =
    Verity Crane przyjmuje cię w pokoju zawieszonym pośrodku mostu. W podłogę wpuszczono szybę, żeby było widać, kto przechodzi dołem za darmo.
    „Mieszka tam dwa tysiące ludzi – mówi. – Schodzą po mojej stronie, wychodzą po waszej. Oni nazywają to Parterem. Ja nazywam to przeciekiem”. Czytała stare plany. Nie miałaby nic przeciwko rzece. Rzeki nie przejdzie się piechotą.
    Napełni wam baki, wszystkie, dzisiaj. Prosi tylko, żeby nikt nie schodził po schodach i nie psuł niespodzianki.
# en 86963fa2
entry-180-1 = Weź paliwo, razem z warunkiem.
# en c9f4669f
entry-180-2 = Targuj się o paliwo bez warunku.
# en 2876250e
entry-180-3 = Patrz przez szybę w dół, aż zamilknie.
# en 12a64c5b
entry-181-title = Parter
# en 210001b2
entry-181 =
    Czterysta stopni wykutych w ścianie Rozpadliny. Na dole mieszkają ci, których nie stać na myto: dwa tysiące ludzi pod blachą i żaglowym płótnem, z kozami, szkołą i ulicą latarni, które palą się w południe. Wysoko w górze most jest ciemną kreską, z której czasem spada kołpak.
    Na skale widać ślady przypływów, na wysokości dachów i sporo ponad nimi. Dzieci mierzą po nich, ile urosły.
    Nikt nie pyta cię o imię. Takie tu obyczaje.
# en ab6d15c8
entry-181-1 = Zapytaj o Starą Mercy, po imieniu.
# en dd6d1047
entry-181-2 = Przepracuj dzień w namiocie chorych.
# en aa98738e
entry-181-3 = Zapytaj, kto dogląda rur.
# en 01935d27
entry-181-4 = Kup, co wyławiają z wraków, i wracaj na górę.
# en 1aa1902f
entry-220-title = Stara Mercy
# en ad8ad100
entry-220 =
    Ma dziewięćdziesiąt lat albo tak mówi, żeby jej dano spokój, i rozbiera pompę po to, żeby jej nawymyślać. Trwa chwilę, zanim podniesie wzrok.
    „Ja je zamknęłam – mówi. – Wrota. Powiedzieli, że to ćwiczenia, a w ćwiczeniach byłam dobra. Potem wypiłam herbatę. Jak wyszłam, słychać było ryby”.
    Chciałaby je przed śmiercią otworzyć. Pięćdziesiąt lat mieszka na dnie tego, co opróżniła, i mieszkają tu z nią wszyscy sąsiedzi. „Więc najpierw ktoś im powie – mówi Stara Mercy. – Nie potem. Powtórz”.
# en acc72f52
entry-220-1 = Obiecaj.
# en 3126abd0
entry-220-2 = Powiedz, że może zabraknąć wam dni.
# en 4d6fc0d3
entry-220-3 = Zapytaj tylko, jak obraca się koła.
# en ea479365
entry-182-title = Znów na Parterze
# en 74f0f0c3
entry-182 =
    Teraz się już kłaniają. Przez ostatnie pięćdziesiąt stopni niesie ci torbę chłopiec i niczego nie chce przyjąć; powiedziano mu, kim jesteś. Ciekawe kto i co.
    Na ścianie przy szkole, wysoko nad śladami przypływów, ktoś namalował nową kreskę, białą, ze znakiem zapytania.
# en 6564a34e
entry-182-1 = Zjedz z nimi.
# en 5c9a3213
entry-182-2 = Pohandluj.
# en 4e679833
entry-182-3 = Niech zajrzą ci do silnika.
# en b3f52abf
entry-130-title = Boso
# en de709af7
entry-130 =
    Pielgrzymi idą pieszo. Możecie jechać, mówi brat Tom, byle w tempie kogoś, kto niesie wodę.
    W drodze jest ich czterdzieścioro, na każdym rozstaju przybywa. Chorągwi nie mają. Mają zasadę: morzu daje się to, co wolałoby się wypić. Z Solnej Latarni, z Solnej Bramy, z Portu Żaru beczki jadą do Wraku na Grobli, gdzie morze może je zobaczyć.
    „A jak nie przyjdzie?” – pyta Hanne Tull, która odprowadza was do ostatniego domu. Tom zastanawia się uczciwie. „To znaczy, że jemu też bardzo chciało się pić” – mówi.
# en 53027da6
entry-131-title = Beczka z Solnej Bramy
# en e96ac6d1
entry-131 =
    To zwykła beczka i niezwykły ciężar. Czterdzieścioro ludzi dało po kubku i wszyscy patrzą, jak ją podnosisz.
    Za nimi stoi brama, od której miasto ma nazwę: trzy piętra żelaza zaryglowane przed przypływem. Od pięćdziesięciu jeden lat nikt od niej niczego nie chciał. Oliwią ją w każdą niedzielę.
# en 8a2958d1
entry-131-1 = Przypnij ją i jedź.
# en aad6acff
entry-131-2 = Najpierw poproś o błogosławieństwo.
# en c2e1c388
entry-131-3 = Sprzedaj połowę przy drodze.
# en 931e7196
entry-184-title = Beczka z Portu Żaru
# en c0d82013
entry-184 =
    Port Żaru pali się zgodnie z planem i na to trzyma wodę. Pani kapitan straży spuściła z wozu jedną beczkę i stoi obok z hełmem pod pachą, jakby odprowadzała syna na pociąg.
    „W tym tygodniu odpuścimy wschodnią stronę – mówi. – I tak była jej kolej”. Za nią ludzie wynoszą ze wschodniej strony łóżka, bez zamieszania.
# en 8a2958d1
entry-184-1 = Przypnij ją i jedź.
# en 7d2faf87
entry-184-2 = Zostań na pożar i noś łóżka.
# en f1d0e232
entry-184-3 = Nocą odsprzedaj połowę pani kapitan.
# en 43c5f22d
entry-185-title = Beczka latarniczki
# en d9a67107
entry-185 =
    Maud Ferris spodziewała się ciebie. Z tej okazji zdjęła maskę; twarz ma bladą i pogniecioną jak list, który długo leżał złożony.
    W beczce jest deszczówka, cała, jedenaście lat z jednej rynny. Wpisała ją do dziennika: Lampa zapalona. Morze: nieobecne. Wezwane.
    „Proszę mu powiedzieć – mówi, urywa i długo szuka reszty. – Proszę mu powiedzieć, że nie gasiłam światła”.
# en f0b797d2
entry-185-1 = Weź beczkę i wiadomość.
# en 2d520282
entry-185-2 = Poproś, żeby zostawiła sobie kubek.
# en 1977a771
entry-185-3 = Sprzedaj połowę za pierwszą wydmą.
# en 1097f843
entry-186-title = Rynna latarniczki
# en f4ecc7fa
entry-186 =
    Z galerii latarni patrzy na ciebie kobieta w masce przeciwgazowej. Pod jej rynną stoi beczka, jedenaście lat deszczu, nakryta ścierką, a na ścierce kamień.
    Słyszała o pielgrzymach; słyszy tam na górze wszystko i na nic nie odpowiada. Podnosi jeden palec, potem otwiera dłoń. To może znaczyć: jedna. To może znaczyć: a po co?
# en 58bdfe52
entry-186-1 = Wytłumacz o morzu, na całe gardło.
# en af22c435
entry-186-2 = Zostaw jej coś za każdy rok deszczu.
# en c6d40a28
entry-186-3 = Zabierz beczkę, póki schodzi na dół.
# en 279ab2ff
entry-222-title = Bez światła
# en 460a1f21
entry-222 =
    Drzwi zabito od środka. Za węgłem, pod rynną, stoi pełna beczka z kamieniem na ścierce; a z galerii, trzy piętra wyżej, stary, nieużywany głos czyta ci z książki.
    Czyta o nocy, kiedy cię tu widziano. Potem o następnej i następnej. Przeczyta wszystkie, jak długo będziesz tak stać.
# en 22d7b5d4
entry-222-1 = Stój tam, póki nie skończy.
# en ef669d11
entry-222-2 = Oddaj, co zabrane, albo równowartość.
# en cc57bf4a
entry-222-3 = Weź beczkę, póki czyta.
# en 303f5a91
entry-190-title = Kapelusz
# en f8c6e025
entry-190 =
    Stoisz na korycie, na którym stał Tom, i wyciągasz kapelusz do ludzi, którzy piją na kubki. Przemówienie było gotowe. Okazuje się, że przemówieniem jest kapelusz.
    Pierwsza podchodzi dziewczynka, z naparstkiem. Wlewa powoli i ucieka. Potem nie da się już ich powstrzymać. Konstabl Marsh zapisuje każde nazwisko i każdą miarkę, a jego ołówek przebija papier.
# en 9e687abd
entry-190-1 = Weź wszystko.
# en 20239f98
entry-190-2 = Weź pierwszy naparstek, resztę oddaj.
# en 645f3694
entry-190-3 = Włóż więcej, niż wyjmujesz.
# en a9bb7f7f
entry-132-title = Wylać ofiarę
# en 86b2fe58
entry-132 =
    Stoisz na pokładzie statku, który od pięćdziesięciu lat nie pływa, i wylewasz w Rozpadlinę wodę pitną. Leci srebrna, potem biała, potem jej nie ma. To najdroższy dźwięk twojego życia i wcale go nie słychać.
    Pielgrzymi nie mówią nic. Jakiś stary człowiek uchyla trochę usta, jak to się robi przy dziecku z łyżką.
    Potem daleko w dole coś odpowiada jednym zadowolonym plaśnięciem.
# en a2445933
entry-132-1 = Zostaw sobie ostatni łyk.
# en 48cd5a59
entry-132-2 = Daj ostatni łyk staremu.
# en 68f5d441
entry-132-3 = Wylej wszystko.
# en a8c2fbdc
entry-187-title = Niepełna beczka
# en ea8a80b1
entry-187 =
    Brat Tom pomaga ci wstawić ją na reling i czujesz, że on czuje. Nosi wodę, odkąd umie chodzić. Patrzy na beczkę, a potem, niedługo, na ciebie.
    Potem odwraca się do czterdzieściorga i mówi, że pełna. Kłamie źle. Robi to pierwszy raz w życiu i robi to dla ciebie.
# en 77529850
entry-187-1 = Wylej i nic nie mów.
# en 97ceb6bc
entry-187-2 = Dopełnij z własnych zapasów.
# en c7180b40
entry-187-3 = Powiedz im prawdę.
# en 93756bfc
entry-223-title = Brat Tom schodzi na dół
# en 99181d96
entry-223 =
    Rano koc Toma leży złożony na pokładzie wraku, a jego miejsce przy ogniu jest zimne. Nikomu nie powiedział dokąd. Kucharce powiedział, że miara była niepełna i że to jemu wypada ją uzupełnić.
    Na rufie jest drabinka, a jej szczeble są mokre mniej więcej do wysokości człowieka.
# en 0d06826d
entry-129-title = Właz
# en eb28ad82
entry-129 =
    Pod wrakiem, gdzie pękł kil, jest właz z dzwonkiem. Nikt nigdy nie słyszał, żeby dzwonił. Tego wieczoru dzwoni dwa razy, czterdzieścioro patrzy na ciebie, a ktoś wyjmuje ci beczkę z rąk, jakby należał ci się już odpoczynek.
# en 2fce535e
entry-133-title = Przeorysza Rozpadliny
# en 2d61c968
entry-133 =
    Jest młodsza, niż można by sądzić, i nie ma obu stóp. „Morze mi je wzięło – mówi przeorysza Odile. – Siedziałam na jego miejscu”. Ma rzeczową twarz i olej po łokcie.
    „Wrota są prawdziwe, a morze czeka tylko, aż wpuści je ktoś, kto nie utonie w chciwości. Mamy tu czterdzieści lat modlitwy i spory zapas smaru. Czego wam trzeba?” Ktoś spod podłogi krzyczy, że jej nie trzeba ani tego, ani tego, jej trzeba klucza trzynastki. To Stara Mercy, która kiedyś wrota zamknęła i chciałaby, żeby ją poproszono o otwarcie.
    Za przeoryszą, we wnęce, leżą dary z czterdziestu lat.
# en 821b1c46
entry-133-1 = Poproś o ślub.
# en d7286f0a
entry-133-2 = Ograb wnękę.
# en 6ebd713f
entry-133-3 = Poproś tylko o smar i o inżynierkę, Starą Mercy.
# en 970133de
entry-188-title = Smak pobocza
# en 07ca3ee4
entry-188 =
    Przeorysza jest młodsza, niż można by sądzić, i nie ma obu stóp. Stoi przed nią kubek waszej wody, wypity do połowy.
    „Tyle było – mówi Odile. – Połowa. Czuję w niej drogę, przy której sprzedaliście resztę, i to, co kupujący miał w kieszeniach”. Nie podnosi głosu. „Tom zszedł po drabince, żeby dopełnić miarę. Z nich wszystkich tylko on umiał śpiewać. Więc otworzycie te wrota; i o nic mnie nie poprosicie”.
# en 50951688
entry-188-1 = Weź starą maskę, którą podaje, i idź.
# en 97a731e6
entry-188-2 = Zapytaj, dokąd prowadzi drabinka.
# en 0f48dc9d
entry-188-3 = Weź i wnękę. Ona nie pobiegnie.
# en 1128db42
entry-224-title = Na wysokość człowieka
# en fdd03b29
entry-224 =
    Schodzisz, aż szczeble są mokre, a potem aż nikną w wodzie, czarnej, zimnej, poruszającej się ledwie, ledwie, w przód i w tył, jak coś, co śpi. On siedzi na ostatniej suchej półce, z nogami w środku.
    „Tutaj jest jeszcze małe – mówi Tom. – Przybywa go co noc na palec. Żal mi było zostawiać je samo”. Wynosisz go na górę. Waży mniej więcej tyle co pół beczki i żadne z was o tym nie wspomina.
# en 86576e65
entry-134-title = Ślub
# en e32912b2
entry-134 =
    Nie jest długi. Wkładasz rękę do misy, ktoś następny kładzie na niej swoją i mówi się tak: wpuszczę je, powiem tym, którzy są na jego drodze, i nie będę nim handlować.
    „Większość potyka się na trzecim” – mówi przeorysza Odile. Podaje misę. To morska woda, ostatnia, sprzed pięćdziesięciu jeden lat, a uzupełnia ją co wieczór sama, jak mówi, w wiadomy sposób.
# en 7b21b472
entry-134-1 = Powiedz wszystkie trzy zdania.
# en 7740dcde
entry-134-2 = Powiedz dwa i porusz ustami.
# en ef2bc146
entry-135-title = Procesja się rozpada
# en 195bc827
entry-135 =
    Rabusie znaleźli drogę pielgrzymów. Zanim dojeżdżacie, beczek już nie ma, a czterdzieścioro ludzi siedzi w pyle z otwartymi dłońmi, jak ktoś, kto przed chwilą coś odstawił.
    Stary człowiek wciska swoją maskę w najbliższą dłoń i każe wam mimo wszystko otworzyć wrota. „Nie trzeba go grzecznie prosić – mówi. – Myśleliśmy tylko, że tak będzie ładniej”.
# en eb66e8aa
entry-139-title = Jednakowe szaliki
# en 0eb53901
entry-139 =
    Zrównuje się z tobą ciężarówka i wszyscy na niej mają jednakowe szaliki.
# en 2813e9ee
entry-136-title = Złodzieje beczek
# en bd47d664
entry-136 =
    Mają ładną ciężarówkę i przemowę o rynkowej cenie świętości. Szef wygłasza ją na stojąco, z butem na klapie, i wyraźnie nie pierwszy raz.
    Na koniec klepie miejsce na pace, w którym dobrze wyglądałaby twoja beczka.
# en 432b2073
entry-136-1 = Walcz z nimi.
# en 84d74c01
entry-136-2 = Zapłać, ile chcą.
# en 61fac34e
entry-136-3 = Niech biorą, co jest.
# en af10be21
entry-189-title = Twoja trasa, ołówkiem
# en 5a61039a
entry-189 =
    Szef ma mapę. Jest z niej dumny i trzyma ją tak, żeby było widać: twoja droga, twoje postoje, godzina, o której miało cię tu przynieść, wszystko równym, wesołym pismem, za które poszły już raz twoje pieniądze.
    „Ten pan miał bardzo ładne zęby – mówi. – Zapewniał, że dojdziemy do porozumienia, skoro z nim poszło tak gładko”.
# en 5bc22cd4
entry-189-1 = Nie dochodź do porozumienia.
# en 5a5a56b1
entry-189-2 = Obiecaj im uczciwą mapę, tę nie na sprzedaż.
# en 84d74c01
entry-189-3 = Zapłać, ile chcą.
# en 2fc71f62
entry-214-title = Mniej szalików
# en e06df16f
entry-214 =
    Jest ich mniej, a ciężarówka nie jest już taka ładna. Szef na twój widok zdejmuje but z klapy. Przemowa zniknęła. Chce, żeby mu wytłumaczyć z tą wodą: wylewa się, a potem?
    A potem nic, odpowiadasz. Długo to obraca, jak monetę z innego kraju.
# en 2359e993
entry-214-1 = Daj mu przez godzinę ponieść beczkę.
# en c976581c
entry-214-2 = Odkup to, co zabrali innym.
# en f29bf94c
entry-214-3 = Jedź dalej.
# en 0c607ca6
entry-138-title = Mokre ślady
# en a07fc578
entry-138 =
    Na skale są mokre ślady bosych stóp i słońce ich nie suszy.
# en 30e98457
entry-137-title = Topielec
# en f2bcf451
entry-137 =
    Jeden z pielgrzymów wszedł w Rozpadlinę i wyszedł z powrotem. Nie jest wdzięczny ani za suchy ląd, ani za ciebie. Z rękawów leci mu woda i nie może się skończyć, a gdzie kapnie, tam wykluwa się coś małego.
# en 94c6ccb9
entry-137-1 = Daj mu wieczny odpoczynek.
# en e684624d
entry-137-2 = Odmów modlitwę wody.
# en ce428cce
entry-137-3 = Podstaw kubek pod rękaw.
# en df4549e6
entry-215-title = Znajomy brat
# en 59159a31
entry-215 =
    Na jednym ramieniu ma odciśnięty koc, butów nie ma, głowę przekrzywił i śpiewa hymn z radia. To Tom albo coś, co ma jego głos i sprawdza, czy nie jest za duży.
    „Miara – mówi na twój widok. – Mam ją tutaj” i otwiera dłonie, a woda w nich patrzy na ciebie.
# en 94c6ccb9
entry-215-1 = Daj mu wieczny odpoczynek.
# en 19fe1e28
entry-215-2 = Powiedz, że to była twoja połowa, i wypij.
# en 0752feb2
entry-215-3 = Zaśpiewaj drugą zwrotkę.
# en 0573ad1d
entry-140-title = Troje wrót
# en e6f9e648
entry-140 =
    Wrota są przy Odsalarni numer dwanaście, na Grobli i pod samą Iglicą Cerbero, każde o dwóch skrzydłach. Otworzyć trzeba tyle skrzydeł, ilu was jest, i jeszcze dwa. Im więcej was pije, tym więcej skrzydeł, a Pompom nie przybywa od tego ani jednego dnia; uczciwszego rachunku nikt wam dotąd nie wystawił.
    Na planach jest wszystko prócz jednego. Między wrotami a starym łożem morza, w Rozpadlinie, pod mostem, nie ma na nich nic; a właśnie tam jest Parter, dwa tysiące ludzi i szkoła. Ktoś musiałby stanąć w Ostatnim Moście i im powiedzieć. Kosztowałoby to dzień i nie ma nikogo, kto mógłby was zmusić.
# en 09752f96
entry-141-title = Wrota zakładu
# en eb49976d
entry-141 =
    Koło szerokie jak dom, zapieczone solą. Na szprychach ktoś rozwiesił menażki, podpisane, w kolejności zmiany, która poszła do domu.
    W sterowni jest fotel, uschnięta paproć i ekran, który zapala się, kiedy siadasz: wita cię prośbą o hasło i wesołym dzwonkiem. Podpowiedź brzmi: to co zwykle.
# en 9ee53a31
entry-141-1 = Obróć koło.
# en 1983829e
entry-141-2 = Odpowiedz na pytanie o hasło.
# en a4f52684
entry-141-3 = Zajedź na nim wyciągarkę.
# en 91791e9b
entry-191-title = Drugie koło
# en 126e9d12
entry-191 =
    Drugie koło stoi za pierwszym i cały czas patrzyło. Jedno skrzydło jest już otwarte; ciągnie przez nie wiatr, który pachnie czymś, na co nie masz słowa, i menażki dzwonią.
    Połowa tego koła to rdza, druga połowa to osy. Ale sól zaczęła się pocić, a co się poci, to da się ruszyć.
# en 61ec4ffc
entry-191-1 = Naprzyj całym ciałem.
# en f9bb633f
entry-191-2 = Wykurz osy i zwolnij zapadkę.
# en 72266466
entry-191-3 = Niech Stara Mercy nawymyśla zapadce.
# en 675a83d0
entry-191-4 = Sprzęgnij koła i spal, co masz.
# en b4b5f7f1
entry-142-title = Wrota Grobli
# en f5c428e9
entry-142 =
    Są pod statkiem. Oczywiście, że są pod statkiem, tak samo jak to coś, co plaska o wodę.
    Jest szyb ze szczeblami, a na dnie szybu sadzawka, czarna, wielka jak parkiet do tańca. Krąży w niej prąd, w kółko. Na brzegu, cierpliwie wycięte w stali, są imiona pielgrzymów, a naprzeciw każdego liczba. Lepiej przyjąć, że to waga.
# en d639fc66
entry-142-1 = Zanurkuj i walcz.
# en 3a4985fa
entry-142-2 = Nakarm to i pracuj szybko.
# en c884cb67
entry-142-3 = Zaśpiewaj mu hymn pielgrzymów.
# en cb26b6b3
entry-192-title = Sadzawka, wyżej
# en 3e47cb4e
entry-192 =
    Sadzawka podniosła się o dziewięć szczebli i jest już słona. Drugie skrzydło jest tam na dole, wciąż na łańcuchu, a na łańcuchu ktoś siedzi. Jest mniejszy niż tamten i ma jego oczy.
    Na widok lampy zakrywa twarz obiema rękami, zerka i czeka, aż zrobisz to samo.
# en d639fc66
entry-192-1 = Zanurkuj i walcz.
# en 054d3eb4
entry-192-2 = Baw się z nim, niech ktoś piłuje.
# en 3533dc5a
entry-192-3 = Zostaw mu swoją kolację i przetnij łańcuch.
# en 51e3e9e3
entry-192-4 = Zaśpiewaj mu hymn wieczorny.
# en 1beda181
entry-143-title = Wrota Iglicy
# en ba4025eb
entry-143 =
    Ostatnie wrota to czerwony guzik pod szklaną osłoną w pokoju pełnym martwych kierowników. Siedzą wokół stołu z dłońmi płasko na blacie. Nikt nigdy nie miał uprawnień, żeby wcisnąć guzik.
    Przed każdym leży to samo pismo, niepodpisane. Jeden odsunął krzesło i doszedł do drzwi, a tam opróżnił kieszenie, starannie, w rządku. Klucza nie ma. Jest zdjęcie plaży.
# en 5c97e5ab
entry-143-1 = Sfałszuj uprawnienia.
# en ce03bb0d
entry-143-2 = Przełącz przewody pod guzikiem.
# en c990569e
entry-143-3 = Przytrzymaj szkło gołymi rękami, choć pole parzy.
# en 8b77a8c4
entry-193-title = Drugi podpis
# en b47c467d
entry-193 =
    Guziki są oczywiście dwa, w dwóch pokojach, żeby nikt nigdy nie musiał powiedzieć, że to on. Drugi pokój to łazienka. Guzik jest za lustrem.
    Twoja własna twarz otwiera się jak szafka. Coś w ścianie zmęczonym głosem prosi o potwierdzenie, że znasz i rozumiesz konsekwencje. Ma je w segregatorze. Segregator jest gruby jak próg i jest w nim rozdział zatytułowany „Parter”.
# en eb6833a2
entry-193-1 = Przysięgnij, że znasz.
# en 53246a1a
entry-193-2 = Przeczytaj.
# en a6aaffb5
entry-193-3 = Rozbierz ścianę.
# en 9e0af3cd
entry-195-title = Dzwon na schodach
# en ca7ec57d
entry-195 =
    U stóp schodów wisi dzwon, w który od pięćdziesięciu lat nikt nie bił, bo wszyscy wiedzą, co znaczy. Zanim kończysz zdanie, Stara Mercy trzyma już sznur.
    „Najpierw – mówi – nie potem. Komuś się ode mnie należy kieliszek”. I bije.
    Dwa tysiące ludzi wychodzi i patrzy w górę. Nikt nie biegnie. Okazuje się, że od lat są spakowani.
# en efc639a8
entry-195-1 = Noś toboły, póki trzeba.
# en 7b9381e5
entry-195-2 = Poproś o czterdzieści par mocnych rąk do śluzy.
# en 695de567
entry-196-title = Obcy na schodach
# en 762124aa
entry-196 =
    Czterysta stopni, a na dole jesteś kimś obcym z bajką. Mówisz, że nadchodzi morze. Słyszeli to już od każdego pijaka, który spadł z mostu.
    Nauczycielka słucha do końca. „Kiedy?” – pyta i słychać, jak to brzmi. Pod mostem jest stara śluza, mówi, dałoby się ją ręcznie otworzyć i puścić tamtędy pierwszą falę. Potrzebni byliby wszyscy. I wszyscy musieliby ci uwierzyć.
# en 7ea4b804
entry-196-1 = Spraw, żeby uwierzyli.
# en 8e3cc6b1
entry-196-2 = Pokaż im mokrą ścianę za szkołą.
# en f46e9b09
entry-196-3 = Najmij każdy wóz z mostu i zacznij od dzieci.
# en 14ff0e37
entry-196-4 = Podaj nauczycielce datę i odejdź.
# en b4b2fa1a
entry-197-title = Warunek
# en 0a803574
entry-197 =
    Schody odgrodzono liną, bardzo nową. Za nią stoi czworo ludzi Verity Crane, w czystych płaszczach, z twoim nazwiskiem na liście. Nie są niegrzeczni.
    „Był warunek” – mówi najstarszy i pokazuje na papierze twój własny podpis. Za jego plecami, przez szybę w jezdni, bardzo daleko w dole widać rozwieszone pranie.
# en 9a814fe6
entry-197-1 = Złam słowo dane Crane i ich szereg.
# en c53417e4
entry-197-2 = Oddaj paliwo, z odsetkami.
# en b6c0b156
entry-197-3 = Wrzuć list przez szybę.
# en 97373cc9
entry-197-4 = Dotrzymaj warunku.
# en 9e68d9aa
entry-198-title = Zamknąć konto
# en 61bf7d1a
entry-198 =
    Księgowość jest na dziewiątym piętrze Iglicy i ktoś w niej siedzi. Nie żyje od tak dawna jak wszyscy, ale rękę ma na pieczątce, pieczątka leży na tacce, a na tacce jest napis: WYSŁANE.
    Twoja umowa leży w tacce PRZYJĘTE. Dotarła tu przed tobą. Przy słowach „Okres obowiązywania” drobny druk da się już czytać bez lupy; urósł albo to ty jesteś bliżej.
# en 2076ea29
entry-198-1 = Poprowadź martwą rękę.
# en e51ef549
entry-198-2 = Znajdź klauzulę, która pozwala klientowi umrzeć.
# en e8ddf091
entry-198-3 = Spal całe piętro.
# en 77be9b2a
entry-198-4 = Zostaw ją w tacce.
# en 93cec133
entry-199-title = Duża szafa
# en e7383c8c
entry-199 =
    Hanne Tull przyjechała do zakładu rowerem, z narzędziami w dziecięcym wózku. Widziała, co zostało ze stacji. Nie mówi o tym nic, i to długo.
    „Da się zrobić – mówi w końcu – jeśli ktoś to przytrzyma, ktoś inny ma część, której ja nie mam, i nikt się do mnie nie odzywa”.
# en 51268882
entry-199-1 = Przytrzymaj to.
# en 44566a91
entry-199-2 = Daj jej, co pokaże palcem.
# en 98a2967d
entry-199-3 = Przywieź jej Starą Mercy i odsuń się.
# en de81125d
entry-199-4 = Nie odzywaj się do niej.
# en cb9d3ffd
entry-144-title = Ostatni kubek
# en 7344fd0b
entry-144 =
    Konstabl Marsh nalewa ci kubek, który mógł zachować dla siebie. Przestał zapisywać, kto ile dostał. Książkę ma pod pachą, ale ołówka nie ma; oddał go, mówi, komuś, kto chciał zostawić list.
    Dzieci siedzą na suchej pompie i patrzą, jak pijesz, łyk po łyku.
# en ec3994e6
entry-144-1 = Wypij.
# en 634862b3
entry-144-2 = Oddaj kubek dzieciom.
# en d09822be
entry-144-3 = Niech Marsh na wszelki wypadek pakuje miasto.
# en 54281ad1
entry-194-title = Kubek dzieci
# en 6859fb4a
entry-194 =
    Dzieci na pompie czekały na ciebie. Kubek, który dostały od kogoś z was, jest znów w ręku Marsha, pełniejszy, niż był. Obeszły z nim wszystkie domy. W każdym domu coś dolano.
    „Nie chcą powiedzieć, czyj to pomysł” – mówi konstabl. Mówi to tak, jakby znalazł wreszcie błąd w rachunku, i to na swoją korzyść.
# en ec3994e6
entry-194-1 = Wypij.
# en 0f6a97d0
entry-194-2 = Napełnij z niego manierkę, na wrota.
# en a264331c
entry-194-3 = Podaj go jeszcze raz dalej.
# en 15afa6c4
entry-200-title = Pierwsza woda
# en 504087f5
entry-200 =
    To jeszcze nie woda, tylko nocny odgłos w Rozpadlinie, jakby bardzo wielu ludzi przewracało się w łóżkach na drugi bok. Wrony wracają z płotu. W Pompach pies, który nigdy nie widział nic większego od wiadra, zaczyna szczekać na wschód i nie przestaje.
# en dad2bcef
entry-225-title = Ściana za szkołą
# en 9014a413
entry-225 =
    Na Parterze nie mieszkają głupi. Ściana za szkołą jest od wczoraj mokra i dzieci sprawdziły smak. Nocą czterdzieścioro z nich wspięło się na Groblę z łomami i linami i zamknęło ręcznie wszystko, czego dało się dosięgnąć.
    Nikt im nie powiedział, do czego to służy. Zostawili zapaloną lampę, żeby było widać, że zrobili to sąsiedzi.
# en 7074ff23
entry-201-title = Zapach
# en aa89839e
entry-201 =
    Wiatr się odwrócił. Idzie teraz z Rozpadliny, mokry, zimny, trochę zgniły, a ludzie stają w pół roboty i podnoszą twarze. Starzy płaczą. Młodzi pytają, co to.
    „To – mówi Hanne Tull, która też nigdy tego nie czuła – jest matka Beryl”.
# en ae1e94d8
entry-202-title = Dziewięćset kroków
# en 77fe90e0
entry-202 =
    Coś od godziny idzie waszym śladem i trzyma się poniżej grani. Właśnie ustaliliście, kto zostanie, żeby się z tym rozmówić, kiedy to coś się przewraca. Sekundę później słychać strzał.
    Ze zbocza schodzi Gusta, z karabinem na plecach i dzieckiem na barana. „To była butelka – mówi. – Mniej więcej”. Przyniosła naboje i zupę. Pim chce sprawdzić, czy to prawda z tą rybą.
# en 7e2fe0e6
entry-203-title = Lampa nie świeci
# en 392316f6
entry-203 =
    Przez pięćdziesiąt jeden lat każdy mógł po ciemku znaleźć zachód, po świetle na soli. Dziś go nie ma. Trzy wozy z rurami i smarem do wrót szukały go, wjechały w solne panwie i siadły po osie.
    Na pewno to zapisała. Lampa: niezapalona. I powód.
# en 7e4d5681
entry-221-title = Lampa patrzy w głąb lądu
# en 25431358
entry-221 =
    Światło na soli zawsze patrzyło w morze. Dziś w nocy się obraca, ze skrzypieniem, które prawie słychać aż tutaj, przesuwa się po pustyni jak dłoń po stole i zatrzymuje na wrotach.
    Przez pięćdziesiąt jeden lat Maud Ferris nie ruszyła tej lampy. Jest do tego dźwignia, powie wam później. Oszczędzała ją.
# en d839f0fd
entry-145-title = Ucieczka
# en 6725a53f
entry-145 =
    Połowa Pomp jest już w drodze, nie w tę stronę i nie z tym bagażem.
# en 0ad927fc
entry-217-title = Drzwi wejściowe
# en 379a832d
entry-217 =
    Pewna staruszka zabrała ze sobą drzwi wejściowe. Niesie je na plecach, numerem na zewnątrz, żeby można ją było znaleźć.
    Nikt nie prowadzi. Każdy po prostu zobaczył, że ten przed nim wstaje. Pytają, jak daleko jest na wschód, i dociera do ciebie, że chodzi im o cały.
# en 18200f5a
entry-217-1 = Zawróć ich.
# en 43b86c7b
entry-217-2 = Odprowadź ich do płotu.
# en cf0b7b7f
entry-217-3 = Naucz ich iść nocą i leżeć za dnia.
# en a573764c
entry-217-4 = Jedź dalej.
# en fced0043
entry-218-title = Numer czternaście
# en 4928cd0d
entry-218 =
    Staruszka postawiła swoje drzwi przy drodze, we framudze z desek od łóżka, i siedzi za nimi. Ludzie pukają. Ona otwiera, daje każdemu łyk z dzbanka i zamyka, żeby było jakieś wewnątrz.
    Jest już trochę porządku. Są listy. Pod numerem ktoś napisał kredą: NA WSCHÓD, NOCĄ, CZEKAĆ NA POWOLNYCH.
# en cbe6bd80
entry-218-1 = Zapukaj.
# en 5aab26d8
entry-218-2 = Zostaw jej kanister dla powolnych.
# en e5ad3efc
entry-218-3 = Zapytaj, kto jeszcze utrzyma klucz.
# en 498ea5b6
entry-146-title = Myto spragnionych
# en c23193f8
entry-146 =
    W poprzek drogi wisi łańcuch, a za nim pali się ogień.
# en 7e6d1829
entry-205-title = Kosy
# en b57a11ad
entry-205 =
    Dawniej byli rolnikami. Kosy wciąż są ostre, a oni chcą twojej chłodnicy. Tłumaczą to na zmianę, bez gniewu: mieści się w niej dziewięć litrów, a ich jest dziewięciu.
# en 8dd16823
entry-205-1 = Walcz.
# en d66b51b7
entry-205-2 = Spuść dla nich wodę z chłodnicy.
# en 86273b16
entry-205-3 = Powiedz im, co idzie Rozpadliną.
# en 270b54fc
entry-204-title = Uczciwa mapa
# en 1fbaa5fd
entry-204 =
    Dawniej byli rolnikami, a dziś mają Orrina Sweeta przywiązanego do koła, z czterdziestoma mapami na szyi. Czytają mu je na zmianę.
    Widzi cię ponad papierem. Zęby się pokazują i chowają; za późno już dziś na zęby. „Mam ją tutaj – mówi. – Po ojcu. W podszewce. Są na niej wrota. Przyniósłbym ją wam, tylko że to jedyne, co mam, co jest coś warte, i ciągle myślałem, że trafi się lepsza oferta”.
# en 5603f514
entry-204-1 = Spłać jego długi i rozetnij sznur.
# en d784b016
entry-204-2 = Weź mapę i zostaw go przy lekturze.
# en 3e04f96b
entry-204-3 = Broń go, jakby było warto.
# en e982b7eb
entry-204-4 = Opowiedz im o studni, którą ci sprzedał.
# en 79b03ded
entry-147-title = Płacząca skała
# en e3114f5f
entry-147 =
    Urwisko przecieka. Kamień uwierzył w morze wcześniej niż wy: poci się w tysiącu miejsc, pod każdym miejscem zajął stanowisko ptak, a ptaki się nie kłócą.
# en 81f5a9fe
entry-147-1 = Napij się do syta.
# en 7cbd8f1c
entry-147-2 = Oznacz to miejsce dla miasta.
# en 445b8cdc
entry-147-3 = Napełnij, co masz, i narysuj strzałkę na wschód.
# en 41d1964e
entry-300-title = Ostatnie skrzydło
# en ab5af821
entry-300 =
    Przechyla się ostatnie skrzydło. Huku nie ma. Jest chwila, w której wszystko, co luźne, w promieniu stu kilometrów, każda puszka, okiennica i łyżka, przesuwa się trochę w stronę Rozpadliny i nieruchomieje.
    Potem ziemia zaczyna nucić, na jednym tonie, jak ktoś, komu przypomniała się melodia.
# en e1f3767d
entry-301-title = Dzień prania
# en c91fef82
entry-301 =
    Jesteście dość wysoko, żeby widzieć most, a pod nim, małe i jasne, rozwieszone pranie. Nikt im nie powiedział. Jest tam zwykłe popołudnie. Ktoś wynosi stół przed dom.
    Woda potrzebuje kilku godzin, żeby przyjść Rozpadliną. Koło jest jeszcze ciepłe pod ręką; dałoby się je obrócić i w drugą stronę. Jest też droga do Ostatniego Mostu, jeśli pojechać nią tak, jak jeszcze nikt.
# en f5f46f08
entry-301-1 = Niech przyjdzie.
# en 4c5747c2
entry-301-2 = Ścigajcie się z nią do mostu.
# en 783ceb35
entry-301-3 = Zamknijcie skrzydło z powrotem, ze wszystkich sił.
# en a975d16a
entry-304-title = Nie potem
# en daf7e7c0
entry-304 =
    Stara Mercy usłyszała to nucenie przed wami; nasłuchiwała go pięćdziesiąt jeden lat. Patrzy na most, potem na was, po kolei, jak patrzy się za śrubką, która upadła.
    „Nie potem – mówi. – To było wszystko. Dwa słowa”. Siada na ziemi. Jest jeszcze kilka godzin. Czeka, co z nimi zrobicie.
# en 121e367c
entry-302-title = Dziennik solnej latarni
# en 1f12ebe4
entry-302 =
    Na galerii latarni stara kobieta odstawia filiżankę. Patrzy długo; już się kiedyś pomyliła, były miraże. Potem wchodzi do środka, odszukuje w książce swoje miejsce i ślini ołówek.
    Lampa zapalona, pisze Maud Ferris. Musi przerwać i zdjąć maskę, bo nabrała od środka wody. Morze: obecne.
# en 93505619
entry-303-title = Co idzie przodem
# en f2fe56fb
entry-303 =
    Przed wodą idzie to, co woda pcha: kurz, ptaki, wiatr ze smakiem. Na moście w Ostatnim Moście dwa tysiące ludzi z Parteru stoi wzdłuż poręczy, z łóżkami i kozami, i patrzy tam, gdzie mieszkało.
    Nauczycielka sprawdza obecność. Odpowiadają wszyscy. Sprawdza drugi raz, dla przyjemności.
# en 020ea1b6
entry-148-title = Morze wraca do domu
# en c89b8847
entry-148 =
    Nadchodzi Rozpadliną najpierw jako dźwięk, potem jako wiatr, a na koniec jako brunatny, ryczący, piękny bałagan. Odsalarnia numer dwanaście, która pięćdziesiąt jeden lat czekała na łyk, zapala lampę po lampie i zaczyna mruczeć.
    Do końca tygodnia z każdego kranu w Pompach leci czysta woda, a ludzie z Parteru budują na nowym brzegu, szybko, i kłócą się o widok. Konstabl Marsh liczy miasto. Wychodzi mu dwa tysiące sześćset cztery, liczy jeszcze raz i zamyka książkę.
    Pompy będą potrzebowały łodzi i lepszych śluz. Nikt w Pompach nigdy tak się nie cieszył z kłopotu. Hanne Tull poszła na sam brzeg, bez nikogo, z butami w ręku. Tłumaczy morzu, że ma na imię Beryl.
# en c25a1fdd
entry-310-title = Co niosła woda
# en aed1b8de
entry-310 =
    Nadchodzi Rozpadliną najpierw jako dźwięk, potem jako wiatr, a potem jako wszystko, co stało na drodze: drzwi, kozy, tablica z rachunkiem. Niesie to pod Ostatnim Mostem całkiem powoli. Jest czas przeczytać rachunek.
    Pompy piją. Pompy nigdy tak nie piły; ludzie kładą się na ulicy z otwartymi ustami. Konstabl Marsh liczy miasto i wychodzi mu sześćset, co do jednego. Potem bierze nową książkę, jedzie nad brzeg i zaczyna tę drugą liczbę. Nie zna ich nazwisk. Pyta, czy pamiętacie jakieś.
    Wygraliście. Woda jest bardzo dobra. Przez długi czas smakuje trochę kredą.
# en 8e086add
entry-317-title = Dwa słowa
# en e7b5ef05
entry-317 =
    Nadchodzi Rozpadliną najpierw jako dźwięk, potem jako wiatr, a potem jako wszystko, co stało na drodze. Stara Mercy stoi przy poręczy, póki nie zniknie ostatni dach. Zna każdy z nich. Mówi imiona, niegłośno, jakby dyktowała listę urzędnikowi.
    Pompy piją, kładą się na ulicy i piją. Kiedy Hanne Tull przybiega podziękować kobiecie, która zbudowała Beryl, znajduje na murku herbatę z kożuchem i parę rękawic.
    Dzięki wam żyje sześćset osób. Dwa słowa obiecaliście komuś z pozostałych: nie potem. W następnych latach pompy chodzą dobrze. Czasem, nocą, któraś staje, na tyle, ile trwa wymówienie imienia.
# en 02b591b3
entry-311-title = Licznik bije
# en 1f8fdc2c
entry-311 =
    Morze przychodzi Rozpadliną, Dwunastka je pije, mruczy i daje. W każdym domu w Pompach kran odkręca się sam i leci z niego woda, zimna, czysta, ile kto chce. Nad każdym kranem zaczyna się kręcić mosiężne kółko.
    Tej pierwszej nocy nikt nie zwraca na to uwagi. Tańczą. Rachunek przychodzi w poniedziałek, bardzo uprzejmy, i nie chodzi w nim o pieniądze. „Jedno gospodarstwo na dziesięć – czyta na głos konstabl Marsh – tytułem konserwacji”.
    Długo patrzy na podpis. To dobry, czytelny podpis. Sześćset osób żyje i może go przeczytać. Gdzieś w drobnym druku będzie wyjście, mówi, bierze ołówek i zaczyna od góry.
# en 150fe551
entry-312-title = Sól
# en 45eec9f4
entry-312 =
    Morze wraca do domu. Stoi rano w słońcu na skraju Pomp, jak okiem sięgnąć, i nie da się z niego wypić ani kropli. Ze stacji został popiół, a zakład to bardzo duża szafa.
    Więc miasto gotuje. Każdy garnek, każda beczka, każda maska samochodu wyklepana na patelnię; kubek za naręcze drewna. Gotują całą noc, na zmiany, i oblizują pokrywki. Po miesiącu wzdłuż całego brzegu stoją destylatory, jest sól na sprzedaż i są ryby, z którymi nikt nie wie, co zrobić.
    „Wystarczy – mówi konstabl Marsh. – Wystarczy dokładnie. Sprawdziłem”. Hanne Tull do wiosny nie odzywa się do was słowem. Potem mówi: „Przytrzymaj to”.
# en d986c67a
entry-313-title = Rzeka z właścicielką
# en b7af73d7
entry-313 =
    Przychodzi Rozpadliną punktualnie. Verity Crane ogląda to przez szybę w podłodze, przy herbacie, a jej urzędnik skreśla jedną linijkę.
    W południe kursuje prom. W piątek ma już taryfę: tyle od osoby, tyle od kozy, a od beczki wody, na zachód, do Pomp, sumę tylko odrobinę mniejszą od niemożliwej. Na ścianie domu mytniczego są złotymi literami wasze nazwiska, w rubryce: założyciele.
    Pompy żyją. Będą za to płacić codziennie. Czasem pod mostem coś wypływa, but, szkolna tabliczka, i ktoś w czystym płaszczu wpycha to tyczką z powrotem.
# en ba61d419
entry-314-title = Grzecznie poproszone
# en 562093f2
entry-314 =
    Nie ryczy. Ci, którzy tam byli, nigdy się w tej sprawie nie pogodzą, ale nie ryczy. Przychodzi Rozpadliną w tempie kogoś, kto niesie wodę, a kiedy dochodzi do wraku na Grobli, staje i unosi go tak, jak podnosi się śpiące dziecko, i statek płynie.
    Na pokładzie stoi czterdzieścioro ludzi bez butów. Przeorysza Odile kazała się zanieść do relingu. Mówi w dół coś ostrego o punktualności.
    W Pompach podnosi się w starych studniach, słodkie jak deszcz, jedna po drugiej, dziewięć pomp, a na końcu Stara Beryl. Z ręką w misie padły trzy obietnice i wszystkich dotrzymaliście. Okazuje się, że ktoś słuchał.
# en 010b3a69
entry-340-title = Wysoka woda
# en ed98d2e9
entry-340 =
    Macie do przejechania jakieś trzy dni drogi i jakieś trzy godziny dziennego światła. Horyzont z tyłu ma białą krawędź, której przedtem nie było.
    Dwa tysiące ludzi, czterysta stopni. Na górę musi wyjechać tyle ładunków, ilu was jest, i jeszcze jeden: tak mówi Stara Mercy, która stoi u szczytu schodów z podwiniętymi rękawami, a co do ładunku nigdy w życiu się nie pomyliła. Jeśli zabraknie jednego, będziecie liczyć do końca życia. Jeśli więcej niż jednego, woda zastanie na schodach was. Na Grobli, uwiązane do martwego statku, wisi dziewięć szalup, o których nikt nie myślał, że się przydadzą.
# en 228fae77
entry-341-title = Schody
# en ea1cd3b2
entry-341 =
    Wierzą od razu i w tym kłopot. Wszyscy są na schodach, a schody wykuto dla kóz. W połowie utknęło pianino. Po obu jego stronach stoi po jednym mężczyźnie i każdy jest rozsądny.
    Z dołu słychać, jak ktoś liczy szkołę.
# en 3a42f327
entry-341-1 = Zejdź za poręczą i zacznij od dzieci.
# en 03ca5f40
entry-341-2 = Namów ich, żeby pianino poszło za krawędź.
# en c102fc61
entry-341-3 = Wciągaj ludzi wyciągarką, po dziesięcioro.
# en c08190c2
entry-342-title = Schody, niżej
# en d3a2b632
entry-342 =
    Pianina już nie ma. Wodę słychać teraz między dwoma oddechami, kiedy akurat nikt nie płacze. Doszła do najniższych śladów przypływu, a dzieci na twoich rękach wołają imiona, które zakrywa: o, poszła Anna, o, poszedł brat Anny.
# en 83a07a17
entry-342-1 = Jeszcze raz na dół.
# en f6d5e02a
entry-342-2 = Wynieś namiot chorych, tak jak stoi.
# en dc13f593
entry-342-3 = Wyrzuć cały dobytek i zabierz ludzi do pojazdu.
# en a3ee6c99
entry-343-title = Dziewięć łodzi
# en 20903927
entry-343 =
    Łodzie wisiały na wraku pięćdziesiąt jeden lat, nad suchym piaskiem, jak dowcip, którego nikt nie zdjął. Z lin został pył. Kadłuby są zdrowe; pielgrzymi lakierowali je w niedziele, żeby mieć coś do roboty.
    Popłyniecie nimi w górę Rozpadliny, z morzem za plecami. Po raz pierwszy ktoś, kto dziś żyje, słyszy, żeby uważać na falę.
# en 268e106f
entry-343-1 = Odetnij całą dziewiątkę i płyń w pierwszej.
# en aa2ff89d
entry-343-2 = Holuj trzy wzdłuż krawędzi.
# en 4d5a24ac
entry-343-3 = Zostaw je pielgrzymom i jedź.
# en fd63725b
entry-346-title = Biała krawędź
# en 11288ccd
entry-346 =
    Wyjeżdżasz na wzniesienie i widać ją całą: biała linia, pod linią brunatna ściana, a przed ścianą wszystkie zwierzęta Rozpadliny, w biegu, w najzgodniejszym zamęcie, lis obok zająca. Rozstępują się przed kołami i schodzą z powrotem.
# en c1efc261
entry-346-1 = Pędź razem z nimi.
# en 816258cc
entry-346-2 = Zbieraj te, które kuleją.
# en 98a6f094
entry-347-title = Wozy do wynajęcia
# en 74c56cbb
entry-347 =
    Każdy wóz na płatnej drodze już wie i jedzie do mostu. Jedni woźnice chcą pomóc, drudzy chcą, żeby im za to zapłacić. Trudno powiedzieć, którzy są którzy; patrzą tak samo i żądają tyle samo.
# en 52fd1946
entry-347-1 = Zapłać.
# en d27cb424
entry-347-2 = Zawstydź ich.
# en 29f70a3c
entry-347-3 = Machnij, niech jadą.
# en 6d9cd1cb
entry-315-title = Każde nazwisko
# en 2d8bf76a
entry-315 =
    Ostatnia wychodzi nauczycielka, z dziennikiem pod pachą, a o stopień za nią, jak pies, wchodzi woda. Staje na drodze, otwiera dziennik i czyta każde nazwisko. Trwa to do zmroku. Każde nazwisko odpowiada, niektóre z bardzo daleka, a jedno z pianina, które płynie.
    W Pompach z kranów poleciała woda. Dowiecie się jutro. Dziś siedzicie na poręczy mostu, z nogami za krawędzią, wśród dwóch tysięcy ludzi, którzy mają to, co na sobie, a w dole, gdzie była ulica z latarniami, przechodzi w ciemności morze i nie ma nic przeciwko.
    Stara Mercy pije herbatę. Czekała na nią pięćdziesiąt jeden lat. „No – mówi – i to dopiero były ćwiczenia”.
# en 26aab58d
entry-316-title = Poręcz
# en 5ba5752f
entry-316 =
    Byliście szybcy, a woda była szybsza. Wyszła zza ostatniego zakrętu, kiedy most było już widać, a na dolnej ulicy paliły się jeszcze latarnie.
    Większość jest na moście. Tak mówią wszyscy i wszyscy mówią to tak samo, patrząc na poręcz. Zaczęli coś do niej przywiązywać: szalik, łyżkę, kartkę z rachunkami. Z Pomp, gdzie z kranów już leci, przyjechał konstabl Marsh, chodzi wzdłuż poręczy z książką i zapisuje każdy węzeł.
    „Mogli być wszyscy” – mówi. Mówi to życzliwie. Policzył na oba sposoby.
# en 8ea69d2f
entry-318-title = Ślad wielkiej wody
# en 5fa72f6c
entry-318 =
    Woda dopada was poniżej krawędzi: na schodach, na koziej ścieżce, na ostatnim zakręcie drogi, którą nikt jeszcze tak nie jechał. Ktoś słyszy, jak nauczycielka zaczyna tam w dole sprawdzać obecność, całkiem spokojnie, od litery A.
    W Pompach z kranów leci woda i pierwszy kubek odstawiono dla was. Kiedy postał tydzień, konstabl Marsh wlewa go z powrotem i jedzie z nową książką do mostu. Zapisuje wszystkich, których zabrała woda, a zaczyna od tych, którzy nie musieli tam być.
    Później ktoś schodzi tam, gdzie stała najwyżej, i maluje na skale kreskę, białą. Znaku zapytania nie ma.
# en 366ff4b1
entry-320-title = Zamknięte skrzydło
# en 95f906c0
entry-320 =
    Trzeba do tego was wszystkich i skóry z waszych dłoni, ale się zamyka. Ziemia przestaje nucić. Pod mostem ktoś wyniósł stół przed dom i właśnie go nakrywa.
    Na Parterze nigdy się nie dowiedzą. To nie całkiem prawda. W tym samym tygodniu przez pustynię przychodzi sześćset osób z łóżkami na plecach, bo Rozpadlina to najniższe miejsce, jakie jest, i skała na dnie trochę się poci, i zostają wpuszczone, i nikt nie pyta ich o imiona. Takie tu obyczaje.
    Jest za mało. O wiele, wiele za mało. Dzielą się.
# en 0c2bf320
entry-321-title = Droga na wschód
# en 3a36ba40
entry-321 =
    Kończy się ostatni dzień, wrota są zamknięte, a sznur dzwonu wisi tam, gdzie wisiał. Nie udało się wam, a kiedy wracacie to powiedzieć, nie ma komu.
    Pompy odeszły. Odeszły w porządku, nocą, według list, czekając na powolnych. Drzwi są pozamykane, koty zabrane. Na korycie leży otwarta książka Marsha, dla was: sześćset nazwisk, przy każdym haczyk, a na dole starannym pismem suma.
    Nikt nie został. To nie jest zwycięstwo. Na drodze, bardzo daleko, stara kobieta niesie w stronę wschodu słońca swoje drzwi wejściowe, numerem do was.
# en c980bec5
entry-149-title = Piasek w kubku
# en ab5141be
entry-149 =
    Kończy się ostatni dzień i nikt nie bije w dzwon, bo nikt nie chce mieć tego na sumieniu. Hanne Tull obeszła ze szmatką całą dziewiątkę, pozakręcała zawory i każdej powiedziała dobranoc.
    Rano droga z Pomp jest pełna śladów stóp, a potem już tylko wiatru. Konstabl Marsh zostaje do południa. Odwraca wiadro dnem do góry, siada na nim i nie ma już na świecie nic do policzenia.
