### Szklana mila

# en 03b119bc
adventure = Szklana mila

# en 85027bec
variable-mirrors = zwierciadła
# en ceccd033
variable-flashes = błyski
# en e02d7fca
variable-shade = cień

# en b37d847a
enemy-EA12 = Drony sroki

# en d7b2d826
thread-A4-T1 = Trzy lśniące rzeczy
# en 392243ec
thread-A4-T2 = Długi błysk

# en 9bc40e4f
action-lift-the-mirror = Zdejmij zwierciadło
# en 7c1fcea1
action-mount-the-mirrors = Zamontuj zwierciadła
# en 4241f79d
action-turn-the-mirrors = Obróć zwierciadła

# en 639af0ab
entry-400-title = Solna Brama nasłuchuje
# en 53636e66
entry-400 = Na zachód od Solnej Bramy ciągnie się mila szkła: dziesięć tysięcy zwierciadeł, które kiedyś gotowały wodę słońcem. Dziś w nocy za solą widziano statek, pierwszy od czterdziestu lat. Szuka światła, na które mógłby wziąć kurs.
# en d7b2d826
entry-401-title = Trzy lśniące rzeczy
# en fc5bd985
entry-401 = Strażniczka mili ma jedno dobre oko i jedno dobre zwierciadło. Trzy kolejne skradziono: jedno wisi w Czerwonej Bliźnie, jedno daje znaki bandytom na Woomerze, przed jednym goli się kobieta w latarni. Przywieźcie dwa z nich do Pomp, mówi. Z wieży pomp można błyskiem obudzić cały zachód.
# en ce99a9e4
entry-402-title = Zwierciadło w Bliźnie
# en a3955205
entry-402 = Ktoś zawiesił je na linie nad żarem, żeby zobaczyć, co z niego spojrzy.
# en a3ad5605
entry-402-1 = Przejdź po linie.
# en 0b55135b
entry-402-2 = Ściągnij linę wciągarką.
# en c3918697
entry-402-3 = Wróć przy lepszym świetle.
# en 3850df1d
entry-403-title = Zwierciadło na poligonie
# en 64f541d1
entry-403 = Stoi na trójnogu wśród martwych rakiet i mruga do kogoś na wzgórzach. Ten ktoś odmruguje i pyta, kim jesteś.
# en e3485342
entry-403-1 = Odstrzel trójnóg i uciekaj.
# en 4ef371a6
entry-403-2 = Odpowiedz ich własnym kodem.
# en 48976a20
entry-403-3 = Nic nie mów i odejdź.
# en 30106c96
entry-404-title = Lusterko do golenia
# en a09a76bb
entry-404 = Latarniczka doszła do połowy podbródka. Oddałaby lusterko za lepsze albo za wieści.
# en 9caabe88
entry-404-1 = Opowiedz jej o statku.
# en e12c6fc1
entry-404-2 = Pohandluj.
# en 10cb3b3c
entry-405-title = Na wieży pomp
# en 763ab8a3
entry-405 = Potrzeba ośmiu śrub i całe miasto patrzy, jak każda wchodzi na miejsce.
# en dbc681bb
entry-406-title = Dwa słońca
# en 2414262f
entry-406 = Z dwoma zwierciadłami wieża rzuca na sól drugie słońce. Strażniczka śmieje się po raz pierwszy, a potem pokazuje palcem: coś jeszcze je zobaczyło.
# en 392243ec
entry-407-title = Długi błysk
# en 7a38cb19
entry-407 = Statek odpowiada powoli, słowo na godzinę. Tyle słów, ilu was jest, i jeszcze dwa sprowadzą go do brzegu, jeśli wytrzymają wasze ręce i skóra.
# en 4241f79d
entry-408-title = Obrócić zwierciadła
# en 1d58c286
entry-408 = Uchwyty są zbyt gorące, żeby je trzymać, i zbyt ważne, żeby je puścić. Lampa na soli mówi: JESZCZE RAZ.
# en 128ec9d4
entry-408-1 = Nadaj następne słowo.
# en 14be1eb2
entry-408-2 = Spal paliwo w misie i nadaj dwa słowa naraz.
# en 25723e56
entry-408-3 = Przepędź drony krążące wokół światła.
# en e0387374
entry-408-4 = Odpocznij raz w cieniu zbiornika.
# en aef90c13
entry-410-title = Lusterko do twarzy
# en 0e77afe0
entry-410 = Domokrążca sprzedaje kawałki mili, szerokie na dłoń, a każdy dobrze kogoś pamięta.
# en 99dab1c8
entry-410-1 = Kup kawałek.
# en f7a0fb9c
entry-410-2 = Zapytaj, co pamięta.
# en 45849236
entry-410-3 = Nie patrz.
# en d57748aa
entry-411-title = Porażony słońcem
# en ed56aced
entry-411 = Obok motoru, któremu wciąż kręci się koło, leży motocyklista. Liczy pod nosem błyski i doszedł już do bardzo dużej liczby.
# en 277a3124
entry-411-1 = Zanieś go w cień.
# en ece63f5d
entry-411-2 = Licz za niego.
# en 5dac443b
entry-412-title = Szklarnia paproci
# en e9781563
entry-412 = Pod łukiem z całych szyb rośnie jedyny cień w promieniu dnia drogi.
# en 61a3b385
entry-412-1 = Prześpij się w nim.
# en eceabaf3
entry-412-2 = Natnij tam ziół na leki.
# en 5d48ddf6
entry-413-title = Sroki
# en 56a6175c
entry-413 = Lubią lśniące rzeczy, a dziś to wy jesteście lśniącą rzeczą.
# en e677d9d7
entry-413-1 = Odpędź je.
# en 1bc800ac
entry-413-2 = Zakryj wszystko, co się świeci.
# en 279ab2ff
entry-420-title = Bez światła
# en 4d5b3a86
entry-420 = Statek czeka, aż wyjdą gwiazdy, a potem robi to, co robią statki tam, gdzie nie ma światła. Rano sól znów jest biała, aż po horyzont.
# en 04b04078
entry-421-title = Do brzegu
# en 5675330f
entry-421 = Nadpływa po soli, na warstwie wody nie głębszej niż dłoń, z żaglami pełnymi waszego światła. Pierwsze, co wynosi na ląd, to pytanie: czego wam trzeba?
