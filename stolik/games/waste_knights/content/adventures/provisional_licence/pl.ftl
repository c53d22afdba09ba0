### Tymczasowe prawo jazdy

# en 58ae2c39
adventure = Tymczasowe prawo jazdy

# en e3d11da4
variable-marks = zaliczenia
# en 677fe21b
variable-answers = odpowiedzi
# en eb68570d
variable-pupils = kursanci

# en 37b32598
enemy-EA18 = Kierowca bez prawa jazdy

# en 7415e88d
thread-A6-T1 = Część pierwsza: teoria
# en fe2cb479
thread-A6-T2 = Część druga: praktyka
# en 47716554
thread-A6-T3 = Część trzecia: przed piątą

# en 0df777b3
action-answer-at-the-gate = Odpowiadaj przy bramie
# en 379ff0d5
action-turn-at-the-spire = Zawróć przy Iglicy
# en fbf7af62
action-drive-over-the-pit = Wjedź na kanał
# en b98b2404
action-spend-the-night = Spędź tu noc
# en 1bfb2721
action-hand-in-lost-property = Oddaj rzecz znalezioną
# en 57809c22
action-flag-down-a-driver = Zatrzymaj kierowcę
# en d5db4a2a
action-go-back-to-window-three = Wróć do trzeciego okienka

# en fcd85361
entry-800-title = Trzecie okienko
# en 8ee4e61d
entry-800 =
    W Ostatnim Moście jeden urząd wciąż jest otwarty. Ma dziewięć okienek, a w trzecim siedzi panna Stępa, egzaminatorka, która od trzydziestu jeden lat nie widziała kandydata i ani razu się nie spóźniła.
    Wchodzisz, żeby zejść ze słońca. „Tymczasowe prawo jazdy – mówi panna Stępa, a stempel drży jej w ręku z radości. – Proszę pobrać numerek”. Masz numer jeden.
# en 7415e88d
entry-801-title = Część pierwsza: teoria
# en 891ef668
entry-801 =
    „W turze wykonuje się dwie akcje – czyta panna Stępa – i nie mogą być takie same. Jedną z nich może być ruch. Autostrada nie kosztuje pojazdu nic, pustynia jeden punkt, góry i busz dwa; za paliwo jedzie się dalej. Za to, co spotka kierowcę na końcu, urząd nie odpowiada”.
    Zaznaczyła dwa miejsca, Bramę Psiego Płotu i Iglicę. Pojedź do jednego z nich i wykonaj akcję, którą tam proponują. Tyle zaliczeń, ilu was jest, i jeszcze jedno, a będzie pół egzaminu.
# en 07d748bd
entry-802-title = Pytanie pierwsze: brama
# en 2bb22964
entry-802 =
    Brama ma zdanie o każdym, kto przez nią przejeżdża, i drewniane ramię, którym je wyraża. „To jest test – mówi panna Stępa z twojego tylnego siedzenia. – Na każdą umiejętność przysługują kości. Wystarczy jeden sukces. Proszę wybrać to, co wychodzi najlepiej; nikt inny za kierowcę tego nie zrobi”.
# en 57018a31
entry-802-1 = Przegadaj bramę.
# en 8a998d17
entry-802-1-pass = „Test udany” – mówi panna Stępa, która trzydzieści jeden lat czekała, żeby to powiedzieć.
# en 99bfd0e6
entry-802-1-fail = „Test nieudany – mówi łagodnie panna Stępa. – To kosztuje, a potem wolno spróbować jeszcze raz”.
# en b9ce58a6
entry-802-2 = Wyczuj rytm ramienia i ruszaj.
# en 13e33889
entry-802-2-pass = Ramię opada tam, gdzie cię już nie ma. „Test udany” – mówi panna Stępa i stawia ptaszka.
# en 754a46ac
entry-802-2-fail = Ramię ćwiczy to dłużej niż ty. „Test nieudany – mówi panna Stępa. – Wolno spróbować jeszcze raz”.
# en d4d961e4
entry-802-3 = Zdejmij pokrywę i zajrzyj do środka.
# en 574db878
entry-802-3-pass = W środku jest nakręcany człowieczek z chorągiewką. Po nakręceniu salutuje. „Test udany” – mówi panna Stępa.
# en fee8c4ac
entry-802-3-fail = W środku jest nakręcany człowieczek z chorągiewką. O jeden obrót za dużo. „Test nieudany” – mówi panna Stępa i podaje chusteczkę.
# en 71f0aea8
entry-802-4 = Daj bramie napiwek.
# en b236f9b3
entry-803-title = Pytanie drugie: dostrzeganie niebezpieczeństw
# en 93fcb7af
entry-803 =
    Ziemia przed wieżą jest ciepła i twoje zęby, odrobinę, też. Wjazd kosztuje jedno promieniowanie; każde pole pokazuje, co ci zrobi, jeszcze zanim na nie wjedziesz, a panna Stępa jest zachwycona, że ktoś patrzy. „Dostrzeżono niebezpieczeństwo – mówi i zapisuje. – A teraz proszę łaskawie zawrócić i nie uderzyć w budynek”.
# en cae7cdb4
entry-803-1 = Zawróć na trzy.
# en 7129012c
entry-803-2 = Zawróć na raz, na ręcznym.
# en 39198520
entry-804-title = Pół formularza
# en 3e170f88
entry-804 =
    Przedziera formularz wzdłuż kropkowanej linii i daje ci połowę z orłem. „Dawniej przed obiadem bywało was czterdzieścioro – mówi. – Człowieka poznawało się po tym, jak trzyma kierownicę”. Patrzy, jak trzymasz kierownicę. Nie mówi nic, a tobie nagle bardzo zależy, żeby się dowiedzieć.
# en fe2cb479
entry-805-title = Część druga: praktyka
# en d03b3247
entry-805 =
    „Hamowanie awaryjne” – mówi panna Stępa i uderza podkładką do pisania w deskę rozdzielczą. Kiedy już wszystkich pozbierano, jest rana, jest uszkodzenie i jest coś, co odpadło: karta sprzętu, popsutą stroną do góry. Takie rzeczy trzyma się w rękach, na sobie albo w pojeździe, a miejsca jest tyle, ile jest.
    Kanał czeka w Ostatnim Moście, zatoczka przy autostradzie na wschód od miasta, rzeczy znalezione przy bramie. Odpowiedzi ma być tyle, ilu was jest, i jeszcze dwie. Na razie nie ma pośpiechu.
# en b0dcbd4b
entry-806-title = Pytanie trzecie: stan techniczny
# en 795e2eb4
entry-806 =
    Panna Stępa schodzi z latarką do kanału i stamtąd jej głos ma więcej powagi. „W mieście są cztery zakłady, a w jednej akcji miejskiej można odwiedzić dwa. Konował jest dla kierowcy, Mechanik dla pojazdu, Warsztat dla popsutej karty, Targ dla tych, którzy chcą lepszej. Wspominam o tym, bo patrzę na miskę olejową”.
# en 1ad43458
entry-806-1 = Pokaż jej pojazd bez jednej rysy.
# en a42d4b3e
entry-806-2 = Napraw go na miejscu, niech patrzy.
# en 48e61fcf
entry-806-3 = Poproś o chwilę i zajrzyj do Mechanika.
# en cd25b277
entry-807-title = Pytanie czwarte: odpoczynek
# en 099fce40
entry-807 =
    „Zmęczony kierowca stanowi niebezpieczeństwo – czyta panna Stępa spod dwóch koców. – W akcji obozowania jeden znacznik leków leczy trzy rany albo jedno promieniowanie, a naprawić wolno tyle, ile potrafią ręce. Obozować należy, zanim trzeba, nie potem”.
    To jej pierwsza noc pod gołym niebem od czasów, kiedy była dziewczynką. Poduszkę przywiozła w papierowej torbie. Co chwila pokazuje jakąś gwiazdę i co chwila ją myli.
# en 7a190529
entry-807-1 = Śpij jak ktoś, kto nie ma ani jednej rany.
# en 2a326400
entry-807-2 = Przesiedź noc z bólem i pozwól jej mylić gwiazdy.
# en 20b590bc
entry-807-3 = Powiedz, że najpierw rozbijesz obóz.
# en 5dab986f
entry-808-title = Pytanie piąte: rzeczy znalezione
# en e125aa64
entry-808 =
    „Eksplorować wolno wszędzie – mówi panna Stępa. – Odkrywa się kartę i bierze, co daje, razem z tym, co kosztuje, albo się ją zostawia i odkrywa następną, na ile komu starczy oczu. Ostatnią trzeba przyjąć. W tym kraju leżą rzeczy, które nie należą do nikogo. Urząd je zbiera”.
    Półka z napisem RZECZY ZNALEZIONE jest pusta, nie licząc jednej rękawiczki.
# en 2bb7f0b3
entry-808-1 = Połóż na półce swoje znalezisko.
# en c180601b
entry-808-2 = Weź rękawiczkę, zostaw to, co odpadło od auta.
# en f05a7d49
entry-808-3 = Zajrzyj pod półkę.
# en 21ef77ea
entry-810-title = Półtora formularza
# en 19db1c9d
entry-810 =
    Nie ma już pytania bez odpowiedzi. Panna Stępa liczy ptaszki, potem godziny na urzędowym zegarze i zmienia się na twarzy.
    „Jest przepis o liczbach – mówi. – Egzaminator, u którego w ciągu roku zdało mniej osób, niż przewidziano, zamyka okienko. Do dzisiaj nikt jakoś nie pytał, w ciągu którego roku”.
# en 47716554
entry-811-title = Część trzecia: przed piątą
# en 7c2b2436
entry-811 =
    Na piaskach za autostradą ludzie jeżdżą bez jakiegokolwiek prawa jazdy. Przemówcie do rozsądku tylu z nich, ilu was jest, i wróćcie do trzeciego okienka, zanim się zamknie.
    „Odtąd jest zegar – mówi panna Stępa. – Zaczyna od czterech, co rundę schodzi o jeden, a kiedy nie ma już dokąd schodzić, opada roleta. Zatrzymać go nie mogę. Prosiłam”.
# en 72e3a391
entry-812-title = Człowiek bez prawa jazdy
# en 1b6a3559
entry-812 =
    Jeździ tak, jak nikt go nie uczył, w kółko i z wielkim uczuciem, a wysiada z kluczem do kół w garści. „Jeżeli dojdzie do walki, wybiera się broń – mówi za tobą panna Stępa i przewraca stronę. – Na strzelanie idzie amunicja, sztuk jeden. To, co zada przeciwnik, może wziąć na siebie zbroja. A jeśli kości pokażą Pecha, psuje się broń. Będę w samochodzie”.
# en f25fbff5
entry-812-1 = Walcz z nim.
# en 73bd536f
entry-812-2 = Poproś o prawo jazdy, głosem panny Stępy.
# en 313e6a04
entry-812-3 = Pożycz mu na opłatę.
# en 6d53ab47
entry-812-4 = Pokaż mu, jak się trzyma kierownicę.
# en 6d2903c3
entry-813-title = Następna
# en 86f29461
entry-813 =
    Ta ma gogle, gęś na siedzeniu pasażera i, jak twierdzi, zupełnie dobre prawo jazdy w domu, który spłonął. Panna Stępa już to słyszała. Nie sądziła, że jeszcze kiedyś tak ją to ucieszy.
# en ce16fdc5
entry-813-1 = Walcz z nią, uważaj na gęś.
# en 3fd62136
entry-813-2 = Opowiedz o numerze jeden.
# en 2275128a
entry-813-3 = Sprawdź, co dolega jej hamulcom.
# en c43b1360
entry-813-4 = Pożycz jej na opłatę.
# en 8ed0d759
entry-814-title = Za cztery piąta
# en 259a4703
entry-814 =
    Do trzeciego okienka stoi kolejka. Ma błoto na butach, klucz do kół za pasem i ćwiczy podpis na wierzchu dłoni. Panna Stępa wchodzi bocznymi drzwiami, wiesza płaszcz, siada i dopiero wtedy podnosi wzrok, jakby widziała cię pierwszy raz w życiu.
    „Następna osoba” – mówi.
# en 5aa933cb
entry-815-title = Ktoś na poboczu
# en af125232
entry-815 =
    Przy drodze stoi mężczyzna z wystawionym kciukiem, a przy nim walizka, klatka na ptaki i matka. „Spotkanie – mówi panna Stępa. – Za każdym razem jest inne i tego samego oczekuje się od kierowcy”.
# en e21527f0
entry-815-1 = Podwieź ich do najbliższego zakrętu.
# en 9721e31c
entry-815-2 = Obejrzyj matce stopę.
# en 86658f66
entry-815-3 = Pomachaj.
# en d4cb68f8
entry-816-title = Sklep przy drodze
# en f677d47d
entry-816 =
    Głos w radiu odczytuje listę okazji, a na końcu mówi, gdzie skręcić. To kobieta w namiocie, przed nią dywanik, na dywaniku trzy rzeczy. Za pieniądze uchodzą i karty, i zasoby. Co kupisz, będzie popsute; prawie wszystko, co jest, jest popsute; po to są warsztaty.
# en f7bc6091
entry-816-1 = Zobacz, co leży na dywaniku.
# en 6a584350
entry-816-2 = Daj jej posłuchać silnika, niech oceni.
# en bf3fac40
entry-817-title = Ognisko
# en ed8aa25a
entry-817 =
    Przy ogniu jest miejsce i jest zupa. Pytają, do czego służy ta pani z tyłu. Sami też kiedyś jeździli, mówią, aż zabrakło kogoś, kto by spytał, czy dobrze.
# en 0d7ffe90
entry-817-1 = Zjedz zupę.
# en 50b5b295
entry-817-2 = Dorzuć coś do garnka i spisz nazwiska na listę.
# en 120b5e6e
entry-818-title = Długi cień
# en 9a83fa10
entry-818 =
    Za ostatnim wzgórzem coś stoi, a jego cień jest już tutaj. „Zagrożenie – mówi panna Stępa. – Jest tego cały worek. Kiedy pole pokazuje symbol, dobiera się żeton, a działa on przy następnej karcie. Wolno, rzecz jasna, się nie zatrzymać”.
# en 4c785733
entry-818-1 = Stań i zobacz, co to jest.
# en 0fbf335c
entry-818-2 = Nie zatrzymuj się.
# en d0153ded
entry-819-title = Jaskinia z numerem
# en 26b4f2e8
entry-819 =
    Na ścianie jaskini wisi tablica z numerem, wypolerowana. Pod nią siedzi staruszek. „Zdałem za pierwszym razem – oznajmia. – W trzecim okienku. Powiedziała, że trzymam kierownicę tak, jak się trzyma filiżankę nalaną po brzegi”. Auta nie ma, i to od trzydziestu lat. Każe ci potrzymać filiżankę.
# en ece27df8
entry-819-1 = Potrzymaj.
# en 3963a51e
entry-819-2 = Powiedz mu, kto siedzi w samochodzie.
# en f73ef1ee
entry-820-title = Piąta
# en 57efc072
entry-820 =
    Roleta spada ci przed nosem jak bardzo mała gilotyna. Słychać zza niej, jak panna Stępa chowa stempel do pudełka, a pudełko do szuflady.
    „Tak mi przykro – mówi roleta. – To był najlepszy dzień od lat. Ale godziny to godziny, prawie nic więcej nam nie zostało. Proszę przyjść w poniedziałek. Będę w trzecim okienku”. Słychać, jak nie wstaje.
# en ccb04992
entry-821-title = Numer jeden
# en 54ada0fe
entry-821 =
    Stempel opada. Tuszu starcza tylko na głowę orła, ale widać, że to orzeł. Twoje prawo jazdy jest ważne dziesięć lat, w każdym stanie kraju, w którym stanów już nie ma.
    Panna Stępa wyrównuje papiery. Przeegzaminowała cztery tysiące jedenastu kierowców, mówi do papierów. Umie to wszystko na pamięć. Sama, tak się złożyło, nigdy. Siedziało się z boku, prawda. Nigdy nie było kogo zapytać.
# en 6a00b6f9
entry-821-1 = Podaj jej kluczyki.
# en ae5cc5d9
entry-821-2 = Zapytaj, jak trzymasz kierownicę i czy tak trzeba.
# en fae1c6f1
entry-822-title = Wsteczny
# en 6330aec7
entry-822 =
    Poprawia lusterko, fotel i lusterko. Włącza kierunkowskaz, choć na sto kilometrów wokół nie ma komu go pokazać. Po czym, ze wszech miar prawidłowo, wjeżdża tyłem w czwarte okienko.
    Nikt nie mówi ani słowa. Panna Stępa znajduje jedynkę i przejeżdża przez most, stępa, dziewięć kilometrów na godzinę, trzymając w obu rękach coś nalanego po same brzegi, a po drugiej stronie, gdzie droga przez dwa dni biegnie prosto, zaczyna się śmiać.
    Na rolecie wisi kartka: WRACAM W PONIEDZIAŁEK.
# en 08e54ba2
entry-823-title = Za dziesięć druga
# en 9281d2fa
entry-823 =
    Zastanawia się dłużej, niż pozwala urząd. „Tak, jak się trzyma coś pożyczonego – mówi panna Stępa. – Całkiem prawidłowo. Szkoda, że tak rzadko to widywałam”.
    Wywołuje mężczyznę z kluczem do kół. Słychać ją jeszcze na schodach: zmęczony kierowca stanowi niebezpieczeństwo, niebezpieczeństwo proszę łaskawie dostrzec, proszę pobrać numerek. On ma numer dwa. Po jej głosie można by sądzić, że przed obiadem będzie ich czterdzieścioro.
