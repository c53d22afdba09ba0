### Tymczasowe prawo jazdy

adventure = Tymczasowe prawo jazdy

enemy-EA18 = Kierowca bez prawa jazdy

thread-A6-T1 = Część pierwsza: teoria
thread-A6-T2 = Część druga: praktyka
thread-A6-T3 = Część trzecia: przed piątą

action-answer-at-the-gate = Odpowiadaj przy bramie
action-turn-at-the-spire = Zawróć przy Iglicy
action-drive-over-the-pit = Wjedź na kanał
action-spend-the-night = Spędź tu noc
action-hand-in-lost-property = Oddaj rzecz znalezioną
action-flag-down-a-driver = Zatrzymaj kierowcę
action-go-back-to-window-three = Wróć do trzeciego okienka

entry-800-title = Trzecie okienko
entry-800 =
    W Ostatnim Moście jeden urząd wciąż jest otwarty. Ma dziewięć okienek, a w trzecim siedzi panna Stępa, egzaminatorka, która od trzydziestu jeden lat nie widziała kandydata i ani razu się nie spóźniła.
    Wchodzisz, żeby zejść ze słońca. „Tymczasowe prawo jazdy – mówi panna Stępa, a stempel drży jej w ręku z radości. – Proszę pobrać numerek”. Masz numer jeden.
entry-801-title = Część pierwsza: teoria
entry-801 =
    „W turze wykonuje się dwie akcje – czyta panna Stępa – i nie mogą być takie same. Jedną z nich może być ruch. Autostrada nie kosztuje pojazdu nic, pustynia jeden punkt, góry i busz dwa; za paliwo jedzie się dalej. Za to, co spotka kierowcę na końcu, urząd nie odpowiada”.
    Zaznaczyła dwa miejsca, Bramę Psiego Płotu i Iglicę. Pojedź do jednego z nich i wykonaj akcję, którą tam proponują. Tyle zaliczeń, ilu was jest, i jeszcze jedno, a będzie pół egzaminu.
entry-802-title = Pytanie pierwsze: brama
entry-802 =
    Brama ma zdanie o każdym, kto przez nią przejeżdża, i drewniane ramię, którym je wyraża. „To jest test – mówi panna Stępa z twojego tylnego siedzenia. – Na każdą umiejętność przysługują kości. Wystarczy jeden sukces. Proszę wybrać to, co wychodzi najlepiej; nikt inny za kierowcę tego nie zrobi”.
entry-802-1 = Przegadaj bramę.
entry-802-2 = Wyczuj rytm ramienia i ruszaj.
entry-802-3 = Zdejmij pokrywę i zajrzyj do środka.
entry-802-4 = Daj bramie napiwek.
entry-803-title = Pytanie drugie: dostrzeganie niebezpieczeństw
entry-803 =
    Ziemia przed wieżą jest ciepła i twoje zęby, odrobinę, też. Wjazd kosztuje 1 promieniowanie; każde pole pokazuje, co ci zrobi, jeszcze zanim na nie wjedziesz, a panna Stępa jest zachwycona, że ktoś patrzy. „Dostrzeżono niebezpieczeństwo – mówi i zapisuje. – A teraz proszę łaskawie zawrócić i nie uderzyć w budynek”.
entry-803-1 = Zawróć na trzy.
entry-803-2 = Zawróć na raz, na ręcznym.
entry-804-title = Pół formularza
entry-804 =
    Przedziera formularz wzdłuż kropkowanej linii i daje ci połowę z orłem. „Dawniej przed obiadem bywało was czterdzieścioro – mówi. – Człowieka poznawało się po tym, jak trzyma kierownicę”. Patrzy, jak trzymasz kierownicę. Nie mówi nic, a tobie nagle bardzo zależy, żeby się dowiedzieć.
entry-805-title = Część druga: praktyka
entry-805 =
    „Hamowanie awaryjne” – mówi panna Stępa i uderza podkładką do pisania w deskę rozdzielczą. Kiedy już wszystkich pozbierano, jest rana, jest uszkodzenie i jest coś, co odpadło: karta sprzętu, popsutą stroną do góry. Takie rzeczy trzyma się w rękach, na sobie albo w pojeździe, a miejsca jest tyle, ile jest.
    Kanał czeka w Ostatnim Moście, zatoczka przy autostradzie na wschód od miasta, rzeczy znalezione przy bramie. Odpowiedzi ma być tyle, ilu was jest, i jeszcze dwie. Na razie nie ma pośpiechu.
entry-806-title = Pytanie trzecie: stan techniczny
entry-806 =
    Panna Stępa schodzi z latarką do kanału i stamtąd jej głos ma więcej powagi. „W mieście są cztery zakłady, a w jednej akcji miejskiej można odwiedzić dwa. Konował jest dla kierowcy, Mechanik dla pojazdu, Warsztat dla popsutej karty, Targ dla tych, którzy chcą lepszej. Wspominam o tym, bo patrzę na miskę olejową”.
entry-806-1 = Pokaż jej pojazd bez jednej rysy.
entry-806-2 = Napraw go na miejscu, niech patrzy.
entry-806-3 = Poproś o chwilę i zajrzyj do Mechanika.
entry-807-title = Pytanie czwarte: odpoczynek
entry-807 =
    „Zmęczony kierowca stanowi niebezpieczeństwo – czyta panna Stępa spod dwóch koców. – W akcji obozowania jeden znacznik leków leczy trzy rany albo jedno promieniowanie, a naprawić wolno tyle, ile potrafią ręce. Obozować należy, zanim trzeba, nie potem”.
    To jej pierwsza noc pod gołym niebem od czasów, kiedy była dziewczynką. Poduszkę przywiozła w papierowej torbie. Co chwila pokazuje jakąś gwiazdę i co chwila ją myli.
entry-807-1 = Śpij jak ktoś, kto nie ma ani jednej rany.
entry-807-2 = Przesiedź noc z bólem i pozwól jej mylić gwiazdy.
entry-807-3 = Powiedz, że najpierw rozbijesz obóz.
entry-808-title = Pytanie piąte: rzeczy znalezione
entry-808 =
    „Eksplorować wolno wszędzie – mówi panna Stępa. – Odkrywa się kartę i bierze, co daje, razem z tym, co kosztuje, albo się ją zostawia i odkrywa następną, na ile komu starczy oczu. Ostatnią trzeba przyjąć. W tym kraju leżą rzeczy, które nie należą do nikogo. Urząd je zbiera”.
    Półka z napisem RZECZY ZNALEZIONE jest pusta, nie licząc jednej rękawiczki.
entry-808-1 = Połóż na półce swoje znalezisko.
entry-808-2 = Weź rękawiczkę, zostaw to, co odpadło od auta.
entry-808-3 = Zajrzyj pod półkę.
entry-810-title = Półtora formularza
entry-810 =
    Nie ma już pytania bez odpowiedzi. Panna Stępa liczy ptaszki, potem godziny na urzędowym zegarze i zmienia się na twarzy.
    „Jest przepis o liczbach – mówi. – Egzaminator, u którego w ciągu roku zdało mniej osób, niż przewidziano, zamyka okienko. Do dzisiaj nikt jakoś nie pytał, w ciągu którego roku”.
entry-811-title = Część trzecia: przed piątą
entry-811 =
    Na piaskach za autostradą ludzie jeżdżą bez jakiegokolwiek prawa jazdy. Przemówcie do rozsądku tylu z nich, ilu was jest, i wróćcie do trzeciego okienka, zanim się zamknie.
    „Odtąd jest zegar – mówi panna Stępa. – Zaczyna od czterech, co rundę schodzi o jeden, a kiedy nie ma już dokąd schodzić, opada roleta. Zatrzymać go nie mogę. Prosiłam”.
entry-812-title = Człowiek bez prawa jazdy
entry-812 =
    Jeździ tak, jak nikt go nie uczył, w kółko i z wielkim uczuciem, a wysiada z kluczem do kół w garści. „Jeżeli dojdzie do walki, wybiera się broń – mówi za tobą panna Stępa i przewraca stronę. – Na strzelanie idzie amunicja, sztuk jeden. To, co zada przeciwnik, może wziąć na siebie zbroja. A jeśli kości pokażą Pecha, psuje się broń. Będę w samochodzie”.
entry-812-1 = Walcz z nim.
entry-812-2 = Poproś o prawo jazdy, głosem panny Stępy.
entry-812-3 = Pożycz mu na opłatę.
entry-812-4 = Pokaż mu, jak się trzyma kierownicę.
entry-813-title = Następna
entry-813 =
    Ta ma gogle, gęś na siedzeniu pasażera i, jak twierdzi, zupełnie dobre prawo jazdy w domu, który spłonął. Panna Stępa już to słyszała. Nie sądziła, że jeszcze kiedyś tak ją to ucieszy.
entry-813-1 = Walcz z nią, uważaj na gęś.
entry-813-2 = Opowiedz o numerze jeden.
entry-813-3 = Sprawdź, co dolega jej hamulcom.
entry-813-4 = Pożycz jej na opłatę.
entry-814-title = Za cztery piąta
entry-814 =
    Do trzeciego okienka stoi kolejka. Ma błoto na butach, klucz do kół za pasem i ćwiczy podpis na wierzchu dłoni. Panna Stępa wchodzi bocznymi drzwiami, wiesza płaszcz, siada i dopiero wtedy podnosi wzrok, jakby widziała cię pierwszy raz w życiu.
    „Następna osoba” – mówi.
entry-815-title = Ktoś na poboczu
entry-815 =
    Przy drodze stoi mężczyzna z wystawionym kciukiem, a przy nim walizka, klatka na ptaki i matka. „Spotkanie – mówi panna Stępa. – Za każdym razem jest inne i tego samego oczekuje się od kierowcy”.
entry-815-1 = Podwieź ich do najbliższego zakrętu.
entry-815-2 = Obejrzyj matce stopę.
entry-815-3 = Pomachaj.
entry-816-title = Sklep przy drodze
entry-816 =
    Głos w radiu odczytuje listę okazji, a na końcu mówi, gdzie skręcić. To kobieta w namiocie, przed nią dywanik, na dywaniku trzy rzeczy. Za pieniądze uchodzą i karty, i zasoby. Co kupisz, będzie popsute; prawie wszystko, co jest, jest popsute; po to są warsztaty.
entry-816-1 = Zobacz, co leży na dywaniku.
entry-816-2 = Daj jej posłuchać silnika, niech oceni.
entry-817-title = Ognisko
entry-817 =
    Przy ogniu jest miejsce i jest zupa. Pytają, do czego służy ta pani z tyłu. Sami też kiedyś jeździli, mówią, aż zabrakło kogoś, kto by spytał, czy dobrze.
entry-817-1 = Zjedz zupę.
entry-817-2 = Dorzuć coś do garnka i spisz nazwiska na listę.
entry-818-title = Długi cień
entry-818 =
    Za ostatnim wzgórzem coś stoi, a jego cień jest już tutaj. „Zagrożenie – mówi panna Stępa. – Jest tego cały worek. Kiedy pole pokazuje symbol, dobiera się żeton, a działa on przy następnej karcie. Wolno, rzecz jasna, się nie zatrzymać”.
entry-818-1 = Stań i zobacz, co to jest.
entry-818-2 = Nie zatrzymuj się.
entry-819-title = Jaskinia z numerem
entry-819 =
    Na ścianie jaskini wisi tablica z numerem, wypolerowana. Pod nią siedzi staruszek. „Zdałem za pierwszym razem – oznajmia. – W trzecim okienku. Powiedziała, że trzymam kierownicę tak, jak się trzyma filiżankę nalaną po brzegi”. Auta nie ma, i to od trzydziestu lat. Każe ci potrzymać filiżankę.
entry-819-1 = Potrzymaj.
entry-819-2 = Powiedz mu, kto siedzi w samochodzie.
entry-820-title = Piąta
entry-820 =
    Roleta spada ci przed nosem jak bardzo mała gilotyna. Słychać zza niej, jak panna Stępa chowa stempel do pudełka, a pudełko do szuflady.
    „Tak mi przykro – mówi roleta. – To był najlepszy dzień od lat. Ale godziny to godziny, prawie nic więcej nam nie zostało. Proszę przyjść w poniedziałek. Będę w trzecim okienku”. Słychać, jak nie wstaje.
entry-821-title = Numer jeden
entry-821 =
    Stempel opada. Tuszu starcza tylko na głowę orła, ale widać, że to orzeł. Twoje prawo jazdy jest ważne dziesięć lat, w każdym stanie kraju, w którym stanów już nie ma.
    Panna Stępa wyrównuje papiery. Przeegzaminowała cztery tysiące jedenastu kierowców, mówi do papierów. Umie to wszystko na pamięć. Sama, tak się złożyło, nigdy. Siedziało się z boku, prawda. Nigdy nie było kogo zapytać.
entry-821-1 = Podaj jej kluczyki.
entry-821-2 = Zapytaj, jak trzymasz kierownicę i czy tak trzeba.
entry-822-title = Wsteczny
entry-822 =
    Poprawia lusterko, fotel i lusterko. Włącza kierunkowskaz, choć na sto kilometrów wokół nie ma komu go pokazać. Po czym, ze wszech miar prawidłowo, wjeżdża tyłem w czwarte okienko.
    Nikt nie mówi ani słowa. Panna Stępa znajduje jedynkę i przejeżdża przez most, stępa, dziewięć kilometrów na godzinę, trzymając w obu rękach coś nalanego po same brzegi, a po drugiej stronie, gdzie droga przez dwa dni biegnie prosto, zaczyna się śmiać.
    Na rolecie wisi kartka: WRACAM W PONIEDZIAŁEK.
entry-823-title = Za dziesięć druga
entry-823 =
    Zastanawia się dłużej, niż pozwala urząd. „Tak, jak się trzyma coś pożyczonego – mówi panna Stępa. – Całkiem prawidłowo. Szkoda, że tak rzadko to widywałam”.
    Wywołuje mężczyznę z kluczem do kół. Słychać ją jeszcze na schodach: zmęczony kierowca stanowi niebezpieczeństwo, niebezpieczeństwo proszę łaskawie dostrzec, proszę pobrać numerek. On ma numer dwa. Po jej głosie można by sądzić, że przed obiadem będzie ich czterdzieścioro.
