### Waste Knights: co poza tym mówi rysowana plansza.

board-actions-left = Pozostałe akcje: { $count }
board-advance-due = Czas na awans
board-advance-now = Awans!
board-advances-waiting = Do wyboru: { $count }
board-anywhere = na dowolnym polu
board-arrange-how = Przeciągnij kartę albo wskaż ją, a potem jej miejsce.
board-arranged = Zostaw tak
board-book-end = Dalej
board-both-different = każda inna
board-breaks = Pech: { $chance }%
board-broken = zepsute
board-burn-fuel = Zużyj paliwo (1)
board-can-take = Tyle ran jeszcze zniesiesz: { $count }
board-card-breaks = karta się psuje
board-card-goes = karta odrzucona
board-cards = karty sprzętu
board-chance = szansa { $chance }%
board-clear-way = Wyczyść
board-click-goal = wskaż cel, potem ruszaj
board-clipboard = Notatnik: cel i czas
board-closer = Przybliż
board-condition = warunek
board-costs = PR: { $count }
board-dashboard-of = Pokaż deskę rozdzielczą: { $knight }
board-deck-finds = Karty eksploracji: { $count }
board-deck-road = Karty pustkowi, autostrada i pustynia: { $count }
board-deck-threats = Żetony zagrożenia w woreczku: { $count }
board-deck-wild = Karty pustkowi, góry i busz: { $count }
board-declined = Odrzucone znaleziska: { $count }
board-defeats = szansa na pokonanie: { $chance }%
board-dice-to-lose = kości do odjęcia: { $count }
board-drive = Ruszaj
board-drive-fuel = Ruszaj (paliwo: { $count })
board-drops-you = Jego atak cię powali: { $chance }%
board-ending = Zakończenie { $number } / { $endings }
board-event-read = Czyta { $reader }, słucha { $knight }: { $title_pl }.
board-read-on = Przeczytaj, co się stało.
board-record = { $story_pl }: { $title_pl } (zakończenie { $number } / { $endings })
board-equipment = Sprzęt
board-falls = { $name }: pokonano
board-farther = Oddal
board-faults = usterki: { $count }
board-finds-left = Pozostałe karty: { $count }
board-fix-text = 1 punkt usuwa 1 uszkodzenie z { $count }
board-from-vehicle = z pojazdu: { $count }
board-fuel-burnt = paliwo zużyte
board-fuel-needed = paliwo: { $count }
board-go-on = Dalej, ruszaj
board-goal = Cel
board-gone = poza grą
board-goods-worth = Twoje towary są warte { $count }
board-hands =
    { $count ->
        [one] jedna ręka
        [few] dwie ręce
       *[many] ręce: { $count }
    }
board-hazard-contamination = skażona rana +1
board-hazard-rad = promieniowanie +1
board-hazard-threat = dobierz żeton zagrożenia
board-heal = Lecz
board-heal-text = Rany: { $wounds }, skażone: { $tainted }
board-helped = z pomocą tego, co masz: { $chance }%
board-here = tutaj
board-injuries = urazy: { $count }
board-keep = Przyjmij znalezisko
board-kind-combat = walka
board-kind-contest = rywalizacja
board-kind-duel = pojedynek
board-last-find = ostatnią kartę trzeba przyjąć
board-left-to-spend = Do wydania
board-less-damage = uszkodzenia −{ $count }
board-less-radiation = promieniowanie −{ $count }
board-less-wounds = leczy { $count }
board-mp = PR
board-needed = potrzeba: { $count }
board-next = następne { $count }
board-next-dashboard = Deska rozdzielcza następnej osoby
board-no-thread = Opowieść się zaczyna
board-no-vehicle = bez pojazdu
board-nothing-here = Teraz nic tu po tobie
board-now = teraz
board-nowhere-left = już nigdzie
board-one-card-more = jedna karta więcej
board-order-after = po jego ataku
board-order-before = przed jego atakiem
board-order-together = razem z jego atakiem
board-page = Strona { $page } / { $pages }
board-page-after = Późniejsza strona
board-page-before = Wcześniejsza strona
board-paid = Zapłacono
board-pool = pula: { $count }
board-price-ammo = koszt: amunicja ({ $count })
board-price-any = koszt: dowolne zasoby ({ $count })
board-price-armour = koszt: zbroja ({ $count })
board-price-card = koszt: dowolny sprzęt ({ $count })
board-price-damage = koszt: uszkodzenia ({ $count })
board-price-fuel = koszt: paliwo ({ $count })
board-price-gear = koszt: ekwipunek ({ $count })
board-price-meds = koszt: leki ({ $count })
board-price-weapon = koszt: broń ({ $count })
board-protection = Ochrona
board-purge = Usuń promieniowanie
board-purge-text = Leki usuwają 1 z { $count }
board-radiation-more = promieniowania
board-reads = Czyta na głos: { $reader }
board-its-dice = jego kości
board-hat = W kapeluszu: { $count } / { $all }
board-hat-in = { $knight }: wybór zapadł
board-hat-out = { $knight }: wybiera
board-repair-cost = Koszt naprawy
board-repair-text = Koszt naprawy: { $count }
board-turn-done = To wszystkie akcje: zakończ turę.
board-turn-page = Przewróć stronę
board-works-again = Znowu działa
board-repaired = po naprawie
board-reward = Nagroda
board-rounds-left = pozostałe rundy: { $count }
board-route-ends = Koniec trasy: { $place } ({ $cost } PR).
board-shop-market = Karty w ofercie: { $count }, za towary tej samej wartości.
board-shop-mechanic = Usuwa uszkodzenia (najwyżej { $repair }) albo jedną usterkę.
board-shop-sawbones = Usuwa 1 promieniowanie i daje punkty leczenia ({ $heal }) albo usuwa jeden uraz.
board-shop-workshop = Naprawia jedną zepsutą kartę bez względu na koszt.
board-shut = Zamknij
board-slot-armour = Zbroja
board-slot-bin = Odrzuć
board-slot-cargo = Pojazd
board-slot-hands = Ręce
board-step-back = Cofnij o pole
board-step-assault = Natarcie
board-step-melee = Zwarcie
board-step-opening = Otwarcie
board-step-ranged = Dystans
board-step-resolution = Rozstrzygnięcie
board-step-weapon = Broń
board-storybook = Księga opowieści
board-successes = Sukcesy: { $count }
board-tainted-more =
    { $count ->
        [one] skażona rana
        [few] skażone rany
       *[many] skażonych ran
    }
board-taken = Zabrane
board-tank = Bak, +{ $count } PR
board-then-road = potem karta: autostrada, pustynia
board-then-wild = potem karta: góry, busz
board-threats-more =
    { $count ->
        [one] żeton zagrożenia
        [few] żetony zagrożenia
       *[many] żetonów zagrożenia
    }
board-trip = Trasa: { $place }
board-type-heavy = ciężki
board-type-light = lekki
board-type-medium = średni
board-value-offered = Oferowana wartość
board-visited = odwiedzono
board-visits-left = Pozostałe wizyty: { $count }
board-way = PR: { $cost }, paliwo: { $fuel }
board-where-am-i = Gdzie jestem?
board-whole-dashboard = Cała deska rozdzielcza
board-whole-map = Cała mapa
board-worth = Wartość
board-wounds = Rany
board-wounds-coming = Rany: { $count }
board-wounds-of = Rany: { $wounds }, skażone: { $tainted }, Zdrowie: { $health }
board-you-fall = tracisz przytomność: { $chance }%
board-you-fall-first = Wcześniej tracisz przytomność.
