### Szklana mila

adventure = Szklana mila

enemy-EA12 = Drony sroki

thread-A4-T1 = Trzy lśniące rzeczy
thread-A4-T2 = Długi błysk

action-lift-the-mirror = Zdejmij zwierciadło
action-mount-the-mirrors = Zamontuj zwierciadła
action-turn-the-mirrors = Obróć zwierciadła

entry-400-title = Solna Brama nasłuchuje
entry-400 = Na zachód od Solnej Bramy ciągnie się mila szkła: dziesięć tysięcy zwierciadeł, które kiedyś gotowały wodę słońcem. Dziś w nocy za solą widziano statek, pierwszy od czterdziestu lat. Szuka światła, na które mógłby wziąć kurs.
entry-401-title = Trzy lśniące rzeczy
entry-401 = Strażniczka mili ma jedno dobre oko i jedno dobre zwierciadło. Trzy kolejne skradziono: jedno wisi w Czerwonej Bliźnie, jedno daje znaki bandytom na Woomerze, przed jednym goli się kobieta w latarni. Przywieźcie dwa z nich do Pomp, mówi. Z wieży pomp można błyskiem obudzić cały zachód.
entry-402-title = Zwierciadło w Bliźnie
entry-402 = Ktoś zawiesił je na linie nad żarem, żeby zobaczyć, co z niego spojrzy.
entry-402-1 = Przejdź po linie.
entry-402-2 = Ściągnij linę wciągarką.
entry-402-3 = Wróć przy lepszym świetle.
entry-403-title = Zwierciadło na poligonie
entry-403 = Stoi na trójnogu wśród martwych rakiet i mruga do kogoś na wzgórzach. Ten ktoś odmruguje i pyta, kim jesteś.
entry-403-1 = Odstrzel trójnóg i uciekaj.
entry-403-2 = Odpowiedz ich własnym kodem.
entry-403-3 = Nic nie mów i odejdź.
entry-404-title = Lusterko do golenia
entry-404 = Latarniczka doszła do połowy podbródka. Oddałaby lusterko za lepsze albo za wieści.
entry-404-1 = Opowiedz jej o statku.
entry-404-2 = Pohandluj.
entry-405-title = Na wieży pomp
entry-405 = Potrzeba ośmiu śrub i całe miasto patrzy, jak każda wchodzi na miejsce.
entry-406-title = Dwa słońca
entry-406 = Z dwoma zwierciadłami wieża rzuca na sól drugie słońce. Strażniczka śmieje się po raz pierwszy, a potem pokazuje palcem: coś jeszcze je zobaczyło.
entry-407-title = Długi błysk
entry-407 = Statek odpowiada powoli, słowo na godzinę. Tyle słów, ilu was jest, i jeszcze dwa sprowadzą go do brzegu, jeśli wytrzymają wasze ręce i skóra.
entry-408-title = Obrócić zwierciadła
entry-408 = Uchwyty są zbyt gorące, żeby je trzymać, i zbyt ważne, żeby je puścić. Lampa na soli mówi: JESZCZE RAZ.
entry-408-1 = Nadaj następne słowo.
entry-408-2 = Spal paliwo w misie i nadaj dwa słowa naraz.
entry-408-3 = Przepędź drony krążące wokół światła.
entry-408-4 = Odpocznij raz w cieniu zbiornika.
entry-410-title = Lusterko do twarzy
entry-410 = Domokrążca sprzedaje kawałki mili, szerokie na dłoń, a każdy dobrze kogoś pamięta.
entry-410-1 = Kup kawałek.
entry-410-2 = Zapytaj, co pamięta.
entry-410-3 = Nie patrz.
entry-411-title = Porażony słońcem
entry-411 = Obok motoru, któremu wciąż kręci się koło, leży motocyklista. Liczy pod nosem błyski i doszedł już do bardzo dużej liczby.
entry-411-1 = Zanieś go w cień.
entry-411-2 = Licz za niego.
entry-412-title = Szklarnia paproci
entry-412 = Pod łukiem z całych szyb rośnie jedyny cień w promieniu dnia drogi.
entry-412-1 = Prześpij się w nim.
entry-412-2 = Natnij tam ziół na leki.
entry-413-title = Sroki
entry-413 = Lubią lśniące rzeczy, a dziś to wy jesteście lśniącą rzeczą.
entry-413-1 = Odpędź je.
entry-413-2 = Zakryj wszystko, co się świeci.
entry-420-title = Bez światła
entry-420 = Statek czeka, aż wyjdą gwiazdy, a potem robi to, co robią statki tam, gdzie nie ma światła. Rano sól znów jest biała, aż po horyzont.
entry-421-title = Do brzegu
entry-421 = Nadpływa po soli, na warstwie wody nie głębszej niż dłoń, z żaglami pełnymi waszego światła. Pierwsze, co wynosi na ląd, to pytanie: czego wam trzeba?
