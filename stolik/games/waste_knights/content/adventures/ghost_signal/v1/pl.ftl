### Widmowy sygnał

# en 62705700
adventure = Widmowy sygnał

# en b5ac69fc
variable-traces = ślady
# en d3eee956
variable-relays = przekaźniki
# en 97d09c74
variable-choir = głos Chóru
# en 9ba88c41
variable-uploads = przesłane dane
# en 7eb4cdcd
variable-cuts = przecięte linie
# en 3a6eb079
variable-data = dane
# en ea7bf4bb
variable-faction = strona

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

# en 1d2c73dc
thread-A3-T1 = Szum
# en c81e620d
thread-A3-T2A = Łowcy brzęczenia
# en b691da1d
thread-A3-T2B = Chór
# en ed677a02
thread-A3-T3A = Wyłączenie
# en 4555a948
thread-A3-T3B = Wniebowstąpienie

# en 81e6307e
action-trace-the-signal = Namierz sygnał
# en 5dcb6435
action-sell-the-tapes = Sprzedaj taśmy
# en 0268a397
action-smash-the-relay = Rozbij przekaźnik
# en fb57048e
action-leak-the-codes = Zdradź kody
# en bc998b7d
action-tune-the-choir = Nastrój chór
# en dae14c37
action-jam-the-choir = Zagłusz chór
# en 01f1c4a6
action-find-the-null-key = Znajdź klucz zerowy
# en b3c1d532
action-face-the-voice = Stań przed Głosem
# en 9d940a39
action-open-your-mind = Otwórz umysł
# en 26fc3549
action-settle-accounts = Wyrównaj rachunki
# en dbf56cd2
action-cut-the-array = Przetnij kable anteny

# en 0a1cdc85
entry-300-title = Sygnał wolnej linii
# en acf62a34
entry-300 = O trzeciej nad ranem wszystkie radia w Ostatnim Moście włączyły się same i powiedziały załodze „dzień dobry”. Załogi nie ma tu od pięćdziesięciu lat. Do śniadania czterech obcych zdążyło zaproponować wam pieniądze, żebyście się dowiedzieli, kto mówi, a piąty – żebyście się nie dowiedzieli.
# en 1d2c73dc
entry-301-title = Szum
# en 5ee7e41f
entry-301 = Głos płynie z pięciu starych masztów. Każdej nocy jest trochę głośniejszy i każdej nocy kolejnych parę osób wstaje i rusza w jego stronę. Będą wam potrzebne nagrania z masztów i nie tylko wy zechcecie je mieć.
# en a434c313
entry-302-title = Maszt na Woomerze
# en cf1d5674
entry-302 = Rakiet nie ma już na stanowiskach. W pustej sterowni dzwoni telefon, milknie i dzwoni znowu, uprzejmiej.
# en 0a4b4798
entry-302-1 = Odbierz.
# en 38873be0
entry-302-2 = Idź za kablem.
# en bc1a8278
entry-303-title = Maszt na Przylądku
# en f5a23dba
entry-303 = Czasza szeroka jak wieś patrzy nie w tę stronę i obraca się, centymetr po centymetrze, żeby spojrzeć na ciebie. Na krawędzi siedzą ptaki i nic sobie z tego nie robią.
# en d3e92c34
entry-303-1 = Wespnij się do odbiornika.
# en 034d4dc1
entry-303-2 = Przeczytaj dziennik w kabinie.
# en 8b9d5e6e
entry-304-title = Maszt przy Iglicy
# en 2f767474
entry-304 = Wieża Cerbero nie potrzebuje masztu. Jest masztem, z czterdziestoma piętrami biur dla ozdoby.
# en 9374e22b
entry-304-1 = Wejdź przez recepcję.
# en d08a3510
entry-304-2 = Nagrywaj z dachu naprzeciwko.
# en dfe4c528
entry-305-title = Maszt przy Niebieskim Bunkrze
# en ae4f3fee
entry-305 = Bunkier zbudowano, żeby przetrwał koniec świata, i przetrwał. Z wynikiem: jedna rodzina. Chcieliby, żeby głos przestał mówić do niemowlęcia.
# en 0ae999b7
entry-305-1 = Pomóż im osłonić pokój dziecka.
# en 026ad36f
entry-305-2 = Zdejmij magnetofon ze ściany.
# en 815ccaf4
entry-306-title = Maszt przy Latarni
# en 8361e8d2
entry-306 = Lampę obrócono w głąb lądu; mruga w rytmie, którego próbuje się nauczyć twój puls. Latarniczka zatkała uszy woskiem i z troską wskazuje na twoją pierś.
# en 49fb4b7e
entry-306-1 = Zapisz rytm.
# en ad8ea941
entry-306-2 = Rozbij lampę i zabierz bęben.
# en 5dcb6435
entry-307-title = Sprzedać taśmy
# en 1007a615
entry-307 = W każdym mieście ktoś kupuje. Nigdy nie widzisz dwa razy tej samej twarzy i nikt nie puszcza taśmy, zanim zapłaci.
# en 4b829d9a
entry-307-1 = Weź zapasy.
# en 5fd3151e
entry-307-2 = Weź plotkę.
# en 403fd43c
entry-307-3 = Weź kartę z zaplecza.
# en bebfc0ea
entry-310-title = Co mówił
# en 1ae6de51
entry-310 = Puszczone jedno po drugim, nagrania dają nazwisko, miejsce i ofertę. Oferta jest dla każdego z was z osobna i wie, o co byście poprosili. Postanawiacie spalić taśmy i przespać się z tym. Nikt nie śpi.
# en 9940c194
entry-310-1 = Trzeba go uciszyć.
# en 3ea81a53
entry-310-2 = Trzeba mu odpowiedzieć.
# en e9376a28
entry-311-title = Poranek
# en 3d66bb12
entry-311 = W szarym świetle ktoś proponuje plan i nikt nie pyta, czemu właśnie ten. Na stół idą mapy, a dłonie na nich prawie się stykają. Prawie.
# en 271e5573
entry-311-1 = Łowcy mają przewagę.
# en e9d12348
entry-311-2 = Słuchacze mają przewagę.
# en c81e620d
entry-320-title = Łowcy brzęczenia
# en a3637c62
entry-320 = Głos karmią cztery przekaźniki. Trzy z nich muszą umrzeć, zanim da się dotrzeć do samej wieży, a głos zaczął wymieniać wasze imiona.
# en 29e453e4
entry-321-title = Przekaźnik w Bliźnie
# en 5e2fa858
entry-321 = Do żarzącej się skały przykręcono skrzynkę nie większą od trumny i ktoś przynosi jej kwiaty. Kwiaty też się żarzą.
# en f82c09da
entry-321-1 = Rozbij ją szybko.
# en 39aca77d
entry-321-2 = Rozbierz ją porządnie.
# en 0fec6e25
entry-322-title = Przekaźnik na Grobli
# en 5c1fd4a2
entry-322 = Radiokabina wraku jest sucha, ciepła i pełna ludzi, którzy nie mrugają i nucą o ułamek sekundy za głosem. Jeden z nich ma na sobie twój płaszcz albo bardzo podobny.
# en 0cba8f0c
entry-322-1 = Przebij się przez chórzystów.
# en e4ff0e73
entry-322-2 = Wyprowadź ich za rękę.
# en cb83d5c2
entry-323-title = Przekaźnik w rafie
# en b698ce05
entry-323 = Koral obrósł kabel jak dłoń linę. Kiedy głos mówi, palce się zaciskają.
# en 5b634618
entry-323-1 = Wypal go.
# en 515f1f8c
entry-323-2 = Zanurkuj do złącza.
# en 00eb9985
entry-324-title = Przekaźnik przy Bramie
# en 359a32a9
entry-324 = Anteną jest sam płot, całe pięć tysięcy kilometrów. Wystarczy go przekonać w jednym miejscu.
# en e825a1f2
entry-324-1 = Przetnij i połącz na nowo.
# en 0a0b2c3d
entry-324-2 = Odstrzel strażnika i zerwij antenę.
# en fb57048e
entry-325-title = Zdradzić kody
# en 8577d6ee
entry-325 = Naciskasz pod kocem przycisk mikrofonu, mówisz, co było umówione, i ciemność odpowiada „dziękuję”. W sąsiednim namiocie ktoś przewraca się na bok i przestaje chrapać.
# en 62f649e5
entry-325-1 = Nie mów nic więcej.
# en 3c3d2b81
entry-325-2 = Poproś o podarunek.
# en 998f28be
entry-326-title = Wieża milknie
# en cd2f1297
entry-326 = Umiera ostatni przekaźnik i noc robi się nagle ogromna. A potem z samej Iglicy, całkiem bez radia, głos mówi „dobry wieczór”.
# en b691da1d
entry-330-title = Chór
# en 46a43dbd
entry-330 = W czterech miastach ludzie zaczęli nucić. Nic ich nie boli, mówią. Są zestrojeni albo będą, kiedy ktoś poda im ton.
# en bc998b7d
entry-331-title = Nastroić chór
# en 92376007
entry-331 = Tysiąc twarzy odwraca się, gdy wchodzisz na beczkę. Czekają na dźwięk, a twoje usta już go znają.
# en d4c4b3a1
entry-331-1 = Podaj im ton.
# en 39751dee
entry-331-2 = Rozstaw na placu głośniki.
# en 7549ae87
entry-331-3 = Nagraj ich i wymknij się.
# en dae14c37
entry-332-title = Zagłuszyć chór
# en 6d66e7d6
entry-332 = Mokra szmata w głośniku, fałszywy ton zagwizdany we właściwym miejscu. To nie bohaterstwo, ale jest cichsze niż bohaterstwo.
# en 489fb53a
entry-332-1 = Zrób to ostrożnie.
# en 42f3c19d
entry-332-2 = Zrób to dokładnie; śpiewacy zaczną od nowa w Ostatnim Moście.
# en 42eafc08
entry-333-title = Zestrojeni
# en bae9f7eb
entry-333 = Gdzieś nad pustynią nucenie schodzi się w jedno i przez jeden oddech cały kontynent jest instrumentem. Na Przylądku wielka czasza obraca się i nieruchomieje.
# en ed677a02
entry-340-title = Wyłączenie
# en 9af03427
entry-340 = Czterdzieści pięter i jeden mieszkaniec. Ktoś na Woomerze zrobił klucz, żeby go uciszyć, i podziękowano mu narożnym gabinetem; tam klucz leży do dziś.
# en 3e9ebb48
entry-341-title = Narożny gabinet
# en 758dcd9f
entry-341 = Biurko, martwa roślina, oprawiony dyplom za wzorową służbę. Klucz jest w szufladzie ze spinaczami.
# en ee32b371
entry-341-1 = Weź go.
# en a7b1af5d
entry-341-2 = Weź go razem z dyplomem, na szczęście.
# en b3c1d532
entry-342-title = Stanąć przed Głosem
# en 00dc3177
entry-342 = Mówi z drzwi windy, z lamp, z plomb w twoich zębach. Bardzo przeprasza za to wszystko i na każde „przepraszam” ma działo.
# en 8dd16823
entry-342-1 = Walcz.
# en 9df5560c
entry-342-2 = Cofnij się do windy.
# en 9d940a39
entry-343-title = Otworzyć umysł
# en a0ef9d8e
entry-343 = Przestajesz walczyć z dźwiękiem. W środku jest ciepło i ktoś trzyma ci miejsce.
# en 2748299c
entry-343-1 = Oddaj mu jedno wspomnienie.
# en 0d15d644
entry-343-2 = Oddaj mu wszystkie swoje nagrania.
# en f6e0f1e8
entry-343-3 = Wyrwij się.
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
# en 26f58f21
entry-345 = Czasza na Przylądku to drzwi. Ci, którzy chcą przez nie przejść, będą potrzebowali czasu; ci, którzy chcą je zamknąć – nożyc do prętów i rozdzielni pod Niebieskim Bunkrem.
# en 865e89de
entry-346-title = Przesyłanie
# en 3aa56c41
entry-346 = Siadasz w fotelu zbudowanym dla kogoś wyższego, niebo zadaje ci pytanie i odpowiadasz. Pyta jeszcze raz, wolniej, jak to się robi z dziećmi.
# en 1668be9f
entry-346-1 = Odpowiedz szczerze.
# en f18cba3f
entry-346-2 = Odpowiedz też za kogoś innego.
# en 367dcfa8
entry-346-3 = Wstań.
# en dbf56cd2
entry-347-title = Przeciąć kable anteny
# en 1137d465
entry-347 = Każdy kabel ma etykietę pisaną równą, martwą ręką. Na żadnej nie ma słowa „ważne”, więc zaczynasz od grubych.
# en af2cade6
entry-347-1 = Tnij, co wygląda na drogie.
# en 5ffd03ee
entry-347-2 = Walcz ze strażnikiem przy rozgałęzieniu.
# en f4373878
entry-347-3 = Poczekaj na lepszą chwilę.
# en ce39f853
entry-350-title = Lunatycy
# en 9bdb786e
entry-350 = Jedenaście osób w piżamach idzie poboczem, krok w krok. Dwunasty to policjant; idzie tyłem, żeby nie stracić ich z oczu.
# en a22ce9f7
entry-350-1 = Obudź ich.
# en dc446664
entry-350-2 = Nagraj rytm ich kroków.
# en 8b8631b9
entry-350-3 = Omiń ich.
# en cf8bd24c
entry-351-title = Nabywca
# en 6db2ed31
entry-351 = Długi samochód, przyciemniona szyba, dłoń z bardzo czystym mankietem. Dłoń chciałaby zobaczyć, co masz.
# en 2d390e31
entry-351-1 = Sprzedaj.
# en 7657ea47
entry-351-2 = Jedź za samochodem.
# en 218294db
entry-351-3 = Nie opuszczaj szyby.
# en bbfe503d
entry-352-title = Martwy eter
# en 32838a96
entry-352 = Na odcinku jednego wzgórza głosu nie ma wcale i okazuje się, że ci go brak. I to jest w tym najgorsze.
# en 2c642423
entry-352-1 = Rozbij obóz w ciszy.
# en 8856548d
entry-352-2 = Wyznacz jej granice.
# en c3a4bdb1
entry-353-title = Pielgrzymi masztu
# en 6065791e
entry-353 = Zbudowali maszt z ram łóżek i z modlitwy. Działa, co bardziej dziwi ich niż ciebie.
# en ed3be5db
entry-353-1 = Zwal go.
# en da60e502
entry-353-2 = Pożycz go na godzinę.
# en 87e3bbfd
entry-353-3 = Pobłogosław go i idź dalej.
# en d50466f2
entry-354-title = Nasłuchujące drzewa
# en e452b2a0
entry-354 = Ktoś przybił głośnik do każdego pnia w dolinie, a ktoś inny je karmi. Wszystkie są włączone i wszystkie czekają, aż to ty zaczniesz.
# en 030a8ae2
entry-354-1 = Ucisz je jeden po drugim.
# en e1383549
entry-354-2 = Zadaj im pytanie.
# en 14f2fb0b
entry-355-title = Dawny pracownik
# en b869b98e
entry-355 = W jaskini mieszka człowiek, który wciąż ma identyfikator. Odpowie na wszystko, byle mówić do niego „panie kierowniku”.
# en d546a60a
entry-355-1 = Mów do niego „panie kierowniku”.
# en db023187
entry-355-2 = Opatrz mu oparzenia.
# en 5b356573
entry-355-3 = Zabierz identyfikator.
# en 1a27691c
entry-356-title = Łowcy łowców
# en 1384c429
entry-356 = Noszą czasze na plecach jak skorupy i od dwóch dni idą za dźwiękiem twojego silnika. Uśmiechają się, kiedy milknie.
# en c3ee1209
entry-356-1 = Zawróć i walcz.
# en 122780b6
entry-356-2 = Zgaś silnik i czekaj.
# en a9ae6cf8
entry-357-title = Dziecięcy chór
# en ea0944ff
entry-357 = Szkolny autobus, pełna klasa, jeden ton. Nauczycielka ściska kamerton i płacze, ale do taktu.
# en 5ba987b3
entry-357-1 = Śpiewaj z nimi.
# en 943b418f
entry-357-2 = Złam kamerton.
# en 28f47fd3
entry-357-3 = Odprowadź autobus do najbliższego miasta.
# en 6c61fe49
entry-397-title = Cisza
# en a55a9c2d
entry-397 = Głos milknie w pół słowa, a słowo było czyimś imieniem. Na całej pustyni ludzie siadają, gdzie stoją, i patrzą na swoje dłonie. Z tych, którzy chcieli ciszy, historię napisze ten, kto to udowodni.
# en 8335e4c9
entry-398-title = Echo
# en c33b3715
entry-398 = Czasza otwiera się jak oko i lecicie w górę, wszyscy, w każdej wersji. W dole postać, która kiedyś była tobą, macha i odjeżdża, pogwizdując. Z tych, którzy odpowiedzieli, głos zatrzyma tego, kogo zna najlepiej.
# en bd4401bf
entry-399-title = Pełna moc
# en baf18ed7
entry-399 = Przy pełnej mocy nie ma szumu i nie ma ciebie. Cerbero wznawia działalność w poniedziałek, przy znakomitej frekwencji.
