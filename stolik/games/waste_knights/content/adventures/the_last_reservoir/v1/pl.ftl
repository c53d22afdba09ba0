### Ostatni zbiornik

# en 47c16bf7
adventure = Ostatni zbiornik

# en 57a7c906
variable-parts = części pompy
# en 58128cd4
variable-power = odcięty prąd
# en 2b93b177
variable-faith = wiara
# en 9f97f230
variable-gates = otwarte wrota
# en 1bf4e304
variable-debt = dług wobec rady
# en eaa22de6
variable-betrayal = zdrada
# en 2b49651c
variable-barrel = beczka wody

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

# en b4e07eb5
thread-A1-T1 = Suche studnie
# en 40f67de2
thread-A1-T2A = Żelazny kran
# en 423c63b1
thread-A1-T2B = Pielgrzymi głębin
# en aed6937a
thread-A1-T3 = Wrota powodzi

# en fd413f2c
action-salvage-the-pump-part = Zdobądź część pompy
# en 2b4d8960
action-ask-the-council = Zwróć się do rady
# en 82b24ded
action-deliver-the-parts = Dostarcz części
# en 996d4c3b
action-cut-the-power = Odetnij prąd
# en 7e2f1704
action-storm-the-plant = Szturmuj zakład
# en 0ec11a4c
action-fill-the-barrel = Napełnij beczkę
# en a9bb7f7f
action-pour-the-offering = Wylej ofiarę
# en 0ab7c4ab
action-open-the-gate = Otwórz wrota
# en 3890b66f
action-rest-in-pumps = Odpocznij w Pompach

# en 9e59cf71
entry-100-title = Pragnienie
# en 77afe2e7
entry-100 = W Pompach każda pompa ma imię, a dziś rano Stara Beryl zakaszlała piaskiem. Konstabl podaje wam wiadro, w nim na dłoń brunatnej wody, i mówi: to cały wtorek dla sześciuset ludzi. Inżynierów wśród was nie ma, ale w tym mieście tylko wy macie silniki.
# en 507e1a37
entry-101-title = Lista
# en e1fdc5a6
entry-101 = Miejska mechaniczka pisze kredą na ścianie: wirnik, pierścienie uszczelniające, cewka, głowica zaworu, regulator. Obok każdego słowa rysuje miejsce, w którym podczas Dopustu zdechła maszyna tej samej marki. Potrzebujecie tylu części, ilu was jest, i jednej na zapas.
# en 00da6826
entry-102-title = Skarbiec Kimberley
# en af13bcb9
entry-102 = Drzwi skarbca są uchylone na szerokość dłoni i oddychają chłodem. W środku rzędy zaplombowanych skrzyń połyskują w świetle lamp awaryjnych, które powinny były zgasnąć przed twoim urodzeniem. Jedna skrzynia ma stempel fabryki pomp.
# en b567cce5
entry-102-1 = Przeciśnij się i podważ wieko skrzyni.
# en a5064fdb
entry-102-2 = Obudź sterowanie drzwiami.
# en d14023df
entry-102-3 = Staranuj drzwi pojazdem.
# en 67670f1f
entry-103-title = Czerwona Blizna
# en d6221c16
entry-103 = Skała żarzy się na krawędziach jak węgiel, o którym ktoś zapomniał. W głębi Blizny na trzech linach wisi wiertnica, a cewka, której ci trzeba, wciąż tkwi w jej brzuchu.
# en 7e26a3d4
entry-103-1 = Zejdź szybko na dół.
# en 36ab182f
entry-103-2 = Wyciągnij wciągarką całą wiertnicę.
# en c808e3df
entry-104-title = Poligon Woomera
# en f0aed7d6
entry-104 = Rdzewiejące rakiety celują w niebo, którego nikt już nie odwiedza. Ktoś wprowadził się do bunkra dowodzenia: wisi tam pranie, a zza prania patrzy na ciebie karabin.
# en 933012d8
entry-104-1 = Odłóż broń i porozmawiaj.
# en 9b088d30
entry-104-2 = Szturmuj bunkier.
# en b7c045f5
entry-104-3 = Zaproponuj, że obejrzysz chore dziecko za zasłoną.
# en d9bad45b
entry-105-title = Brama Psiego Płotu
# en 7c7cbc7f
entry-105 = Najdłuższy płot świata wciąż brzęczy, choć nikt nie pamięta, kto go karmi. Regulator, którego potrzebujesz, siedzi w silniku bramy, a brama ma swoje zdanie o obcych.
# en bbf9f96c
entry-105-1 = Zrób zwarcie na płocie.
# en a1f497d0
entry-105-2 = Wytnij silnik tym, co masz pod ręką.
# en 1a684fa1
entry-106-title = Solna Latarnia
# en 2b4f529d
entry-106 = Latarniczka nosi maskę przeciwgazową i nie odezwała się do nikogo, odkąd odeszło morze. Wypolerowana głowica zaworu stoi u niej na gzymsie kominka. Bardziej niż handlu chce towarzystwa.
# en ebb2bb2c
entry-106-1 = Zostań na noc i słuchaj.
# en a6f8eea6
entry-106-2 = Kup głowicę.
# en cb2ffcc4
entry-106-3 = Zabierz głowicę, gdy latarniczka zaśnie.
# en f32af54c
entry-107-title = Rada Pomp
# en 661d6125
entry-107 = Tym miastem rządzą cztery osoby i księga rachunkowa. Księga przegrywa. Mogą dać ci coś dziś, jeśli obiecasz im coś na jutro.
# en 6c7daa3f
entry-107-1 = Poproś o paliwo.
# en 82900a62
entry-107-2 = Poproś o amunicję.
# en 895d7e93
entry-107-3 = Nie proś o nic i zaoferuj pomoc przy studniach.
# en d7a5bb99
entry-108-title = Dwie drogi do wody
# en b853e8ac
entry-108 = Pompy znów się kręcą, ale ciągną samo błoto: woda odeszła na południe. Rada chce Odsalarni numer dwanaście, która jest sucha, uzbrojona i śpi. Bosy pielgrzym z tyłu mówi, że morze przyjdzie samo, jeśli się je grzecznie poprosi. Wszyscy patrzą na was.
# en 012cefc8
entry-108-1 = Ruszajcie na zakład.
# en bd56b9a9
entry-108-2 = Idźcie za pielgrzymami.
# en 1729cc51
entry-109-title = Beryl staje
# en 4228c566
entry-109 = Ósmego dnia Stara Beryl staje z brzękiem upuszczonej tacy. Rada już się nie kłóci. Kto ma jeszcze paliwo, dostaje mapę Odsalarni numer dwanaście i bardzo krótkie przemówienie.
# en 97374de1
entry-110-title = Sucha karawana
# en 67ef14f4
entry-110 = Rodzina z wózkiem zagradza drogę, wszyscy machają. Beczka im pękła, a najmłodsze przestało płakać. To drugie jest gorsze.
# en ea3938da
entry-110-1 = Podziel się tym, co masz.
# en 42b4e157
entry-110-2 = Załataj beczkę.
# en f29bf94c
entry-110-3 = Jedź dalej.
# en fdc4741c
entry-111-title = Sprzedawca studni
# en 31cd06c7
entry-111 = Człowiek o bardzo ładnych zębach sprzedaje mapy tajnych studni. Akurat tę sprzedał już nieraz, a kości nabywców zaznaczono na niej jako punkty orientacyjne.
# en d8013419
entry-111-1 = Wytarguj zamiast mapy prawdę.
# en e1023449
entry-111-2 = Pohandluj z nim.
# en 66539eeb
entry-112-title = Śpiący na drodze
# en 8bba3f45
entry-112 = Ktoś leży w poprzek szlaku z kapeluszem na twarzy. Kapelusz oddycha. Nieco dalej oddycha też wydma.
# en e169cb7b
entry-112-1 = Podejdź i sprawdź puls.
# en 843f0240
entry-112-2 = Najpierw strzel do wydmy.
# en 0de83d7b
entry-112-3 = Powoli się wycofaj.
# en 36d79d0f
entry-113-title = Hymn pyłu
# en 9863312a
entry-113 = Przez równinę idzie śpiew, ale nikt go nie niesie. Radio złapało stację, która zamilkła pół wieku temu.
# en fb0e9b0c
entry-113-1 = Posłuchaj do końca.
# en 7cc80e7d
entry-113-2 = Namierz nadajnik.
# en 9b0c7a8b
entry-114-title = Zielony pokój
# en 22dd75f7
entry-114 = Między dwoma grzbietami rośnie las tak gęsty i mokry, że zaparowuje ci szyba. Każdy liść trzyma naparstek wody i coś, co nie chce się nią dzielić.
# en 6a1083b9
entry-114-1 = Zbierz tyle, ile zdołasz.
# en 8fd3b831
entry-114-2 = Napełnij jedną manierkę i odejdź.
# en f4dc783e
entry-115-title = Jaskinia manometrów
# en 9bf8b4ad
entry-115 = Stare manometry wiszą przybite do ścian jaskini jak święci. Jedna wskazówka porusza się, kiedy i ty się ruszasz.
# en e0733f8d
entry-115-1 = Idź za wskazówką.
# en 579d68d9
entry-115-2 = Zostaw ofiarę.
# en a52756dd
entry-115-3 = Zawróć.
# en ce61ab16
entry-120-title = Krótka wojna
# en ee141cc7
entry-120 = Odsalarnia numer dwanaście pije prąd z dwóch stacji na pustyni. Każda, którą uciszycie, to jedna wieża strzelnicza, która nie obróci ku wam głowy. Można też po prostu zapukać; na tę okoliczność rada odżałowała wam skrzynię.
# en 996d4c3b
entry-121-title = Odciąć prąd
# en 79a7f403
entry-121 = Stacja brzęczy za ostrzeżeniem w sześciu językach, z których pięć wymarło. Wyłącznik jest twojego wzrostu i parzy w dłonie.
# en 1d3069e1
entry-121-1 = Wyłącz go zgodnie z instrukcją.
# en 64ef27dd
entry-121-2 = Przebij go szpikulcem.
# en 9a825320
entry-121-3 = Zalej rów paliwem i odejdź, byle daleko.
# en 7e2f1704
entry-122-title = Szturm na zakład
# en 718f65ec
entry-122 = Brama Odsalarni numer dwanaście odsuwa się sama, uprzejmie. Za nią, na sześciu nogach, stoi powód, dla którego nikt nie wrócił z wodą.
# en ac3e4776
entry-122-1 = Walcz ze Strażnikiem Dwunastki.
# en 46438371
entry-122-2 = Jeszcze nie.
# en 142bb36c
entry-123-title = Klucz do turbiny
# en 66244dc5
entry-123 = Strażnik składa się jak leżak. W piersi, tam gdzie serce byłoby żartem, wisi mu klucz długi jak twoja ręka. Instrukcja zakładu i pielgrzymi zgadzają się w jednym: morze trzyma w ryzach troje wrót, a ten klucz dorobiono do wszystkich.
# en ba883090
entry-124-title = Zakład się budzi
# en 90581f4d
entry-124 = Zwlekaliście za długo. Po pustyni chodzą reflektory, a rury do Pomp zakręcono z drugiej strony. Zostały jeszcze stare wrota powodzi. Klucza już nie ma.
# en c8f9d07a
entry-125-title = Dezerterzy
# en 252d3d32
entry-125 = Przy płonącej ciężarówce siedzi trzech ludzi z milicji rady i kłóci się, który z nich dowodzi kapitulacją. Na twój widok salutują, a to gorsze niż strzały.
# en d03c77c2
entry-125-1 = Odeślij ich z białą flagą.
# en 7efcd137
entry-125-2 = Zabierz im amunicję.
# en 271d8ecd
entry-125-3 = Zostaw ich z tym.
# en 7baaf9d1
entry-126-title = Coś w rurach
# en 3e5eaef1
entry-126 = Coś dużego ma w starym wodociągu norę. Słychać przez stal, jak o tobie myśli.
# en ced20381
entry-126-1 = Wykurz to i walcz.
# en 54b3da0e
entry-126-2 = Przejdź po cichu.
# en b3f52abf
entry-130-title = Boso
# en 99172a6f
entry-130 = Pielgrzymi idą pieszo. Możecie jechać, mówią, byle w tempie kogoś, kto niesie wodę. Z Solnej Latarni, z Solnej Bramy albo z Portu Żaru beczki jadą do Wraku na Grobli, gdzie morze może je zobaczyć.
# en 0ec11a4c
entry-131-title = Napełnić beczkę
# en d1e8a2f6
entry-131 = To zwykła beczka i niezwykły ciężar. Czterdzieścioro ludzi dało po kubku i wszyscy patrzą, jak ją podnosisz.
# en 8a2958d1
entry-131-1 = Przypnij ją i jedź.
# en aad6acff
entry-131-2 = Najpierw poproś o błogosławieństwo.
# en c2e1c388
entry-131-3 = Sprzedaj połowę przy drodze.
# en a9bb7f7f
entry-132-title = Wylać ofiarę
# en 41a1ff6c
entry-132 = Stoisz na pokładzie statku, który od pięćdziesięciu lat nie pływa, i wylewasz w Rozpadlinę wodę pitną. Daleko w dole coś odpowiada jednym zadowolonym plaśnięciem.
# en a2445933
entry-132-1 = Zostaw sobie ostatni łyk.
# en 68f5d441
entry-132-2 = Wylej wszystko.
# en 2fce535e
entry-133-title = Przeorysza Rozpadliny
# en 58dfe597
entry-133 = Jest młodsza, niż można by sądzić, i nie ma obu stóp. „Wrota są prawdziwe – mówi – a morze czeka tylko, aż wpuści je ktoś, kto nie utonie w chciwości”. Za nią, we wnęce, leżą dary z czterdziestu lat.
# en f43def58
entry-133-1 = Złóż ślub.
# en d7286f0a
entry-133-2 = Ograb wnękę.
# en 3a477c8a
entry-133-3 = Poproś tylko o panią inżynier, którą zwą Starą Mercy.
# en ef2bc146
entry-135-title = Procesja się rozpada
# en f34d1797
entry-135 = Rabusie znaleźli drogę pielgrzymów i beczki przepadły. Stary człowiek wciska swoją maskę w najbliższą dłoń i każe wam mimo wszystko otworzyć wrota.
# en 2813e9ee
entry-136-title = Złodzieje beczek
# en 5256bbf8
entry-136 = Mają ładną ciężarówkę, jednakowe szaliki i przemowę o rynkowej cenie świętości. Ich szef klepie miejsce na pace, w którym dobrze wyglądałaby twoja beczka.
# en 432b2073
entry-136-1 = Walcz z nimi.
# en 84d74c01
entry-136-2 = Zapłać, ile chcą.
# en 46716c21
entry-136-3 = Niech zabiorą beczkę.
# en 30e98457
entry-137-title = Topielec
# en 7d2ff4b9
entry-137 = Jeden z pielgrzymów wszedł w Rozpadlinę i wyszedł z powrotem. Nie jest wdzięczny ani za suchy ląd, ani za ciebie.
# en 94c6ccb9
entry-137-1 = Daj mu wieczny odpoczynek.
# en e684624d
entry-137-2 = Odmów modlitwę wody.
# en 0573ad1d
entry-140-title = Troje wrót
# en 1d19d345
entry-140 = Wrota są przy Odsalarni numer dwanaście, na Grobli i pod samą Iglicą Cerbero, każde o dwóch skrzydłach. Otworzyć trzeba tyle skrzydeł, ilu was jest, i jeszcze dwa. Im więcej was pije, tym więcej skrzydeł, a Pompom nie przybywa od tego ani jednego dnia; uczciwszego rachunku nikt wam dotąd nie wystawił.
# en 09752f96
entry-141-title = Wrota zakładu
# en ae41ddfd
entry-141 = Koło szerokie jak dom, zapieczone solą. Sterownia wita cię prośbą o hasło i wesołym dzwonkiem.
# en 9ee53a31
entry-141-1 = Obróć koło.
# en 1983829e
entry-141-2 = Odpowiedz na pytanie o hasło.
# en a4f52684
entry-141-3 = Zajedź na nim wyciągarkę.
# en b4b5f7f1
entry-142-title = Wrota Grobli
# en c77ef33e
entry-142 = Są pod statkiem. Oczywiście, że są pod statkiem, tak samo jak to coś, co plasnęło o wodę.
# en d639fc66
entry-142-1 = Zanurkuj i walcz.
# en 3a4985fa
entry-142-2 = Nakarm to i pracuj szybko.
# en 5efc716f
entry-142-3 = Zaśpiewaj mu hymn pielgrzymów.
# en 1beda181
entry-143-title = Wrota Iglicy
# en 2eee615a
entry-143 = Ostatnie wrota to czerwony guzik pod szklaną osłoną w pokoju pełnym martwych kierowników. Nikt nigdy nie miał uprawnień, żeby go wcisnąć.
# en 5c97e5ab
entry-143-1 = Sfałszuj uprawnienia.
# en ce03bb0d
entry-143-2 = Przełącz przewody pod guzikiem.
# en c990569e
entry-143-3 = Przytrzymaj szkło gołymi rękami, choć pole siłowe parzy.
# en cb9d3ffd
entry-144-title = Ostatni kubek
# en 7cc980eb
entry-144 = Konstabl nalewa ci kubek, który mógł zachować dla siebie. Dzieci siedzą na suchej pompie i patrzą, jak pijesz, łyk po łyku.
# en ec3994e6
entry-144-1 = Wypij.
# en 634862b3
entry-144-2 = Oddaj kubek dzieciom.
# en d839f0fd
entry-145-title = Ucieczka
# en 60995651
entry-145 = Połowa Pomp jest już w drodze, nie w tę stronę i nie z tym bagażem. Pewna staruszka zabrała ze sobą drzwi wejściowe.
# en 18200f5a
entry-145-1 = Zawróć ich.
# en 43b86c7b
entry-145-2 = Odprowadź ich do płotu.
# en a573764c
entry-145-3 = Jedź dalej.
# en 498ea5b6
entry-146-title = Myto spragnionych
# en bdc412f7
entry-146 = Dawniej byli rolnikami. Kosy wciąż są ostre, a oni chcą twojej chłodnicy.
# en 8dd16823
entry-146-1 = Walcz.
# en d66b51b7
entry-146-2 = Spuść dla nich wodę z chłodnicy.
# en 79b03ded
entry-147-title = Płacząca skała
# en 2b30ade8
entry-147 = Urwisko przecieka. Kamień uwierzył w morze wcześniej niż wy.
# en 81f5a9fe
entry-147-1 = Napij się do syta.
# en 7cbd8f1c
entry-147-2 = Oznacz to miejsce dla miasta.
# en 020ea1b6
entry-148-title = Morze wraca do domu
# en db65f66e
entry-148 = Nadchodzi Rozpadliną najpierw jako dźwięk, potem jako wiatr, a na koniec jako brunatny, ryczący, piękny bałagan. Pompy będą potrzebowały łodzi i lepszych śluz. Nikt w Pompach nigdy tak się nie cieszył z kłopotu.
# en c980bec5
entry-149-title = Piasek w kubku
# en 42eaf2c9
entry-149 = Kończy się ostatni dzień i nikt nie bije w dzwon, bo nikt nie chce mieć tego na sumieniu. Rano droga z Pomp jest pełna śladów stóp, a potem już tylko wiatru.
