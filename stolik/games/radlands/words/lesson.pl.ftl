### Lekcja Radlands, krok po kroku.

lesson-camps = To twoje trzy obozy. Wygrywa ten, kto zniszczy wszystkie trzy obozy przeciwnika. Zagrajmy razem kilka tur.
lesson-water = Za wszystko płaci się wodą. Co turę dostajesz 3, tylko w pierwszej turze gry 1, a niewykorzystana woda przepada.
lesson-person = Postać kosztuje tyle wody, ile podano na karcie. Wybierz z ręki kartę „{ card-vigilante }”, a potem miejsce przed obozem „{ card-railgun }”.
lesson-protection = Kto stoi z frontu, chroni to, co jest za nim. Dopóki stoi tam „{ card-vigilante }”, większość ataków nie sięgnie obozu „{ card-railgun }”.
lesson-end-turn = Nie masz już wody, więc zakończ turę. Nowe postacie mogą używać umiejętności od następnej tury.
lesson-damage = „{ card-cannon }” uszkodziła twój obóz „{ card-garage }”. Uszkodzony obóz nadal działa, ale kolejne uszkodzenie go zniszczy. W tej turze masz 3 wody.
lesson-junk = Każdą kartę można zezłomować dla efektu w jej rogu i nic to nie kosztuje. Zezłomuj kartę „{ card-gunner }”: przywróć jedną ze swoich uszkodzonych kart.
lesson-restore = Wybierz uszkodzony obóz „{ card-garage }”. Przywrócony obóz jest jak nowy i od razu można użyć jego umiejętności.
lesson-ability = „{ card-vigilante }” jest już gotowy. Za 1 wodę rani niechronioną postać: jedyną jest „{ card-muse }”.
lesson-railgun = Obozy też mają umiejętności. „{ card-railgun }” kosztuje 2 wody: uszkodź niechronioną kartę przeciwnika.
lesson-target = „{ card-cannon }” uszkodziła przy strzale samą siebie i nikt przed nią nie stoi. Traf ją jeszcze raz, a zostanie zniszczona.
lesson-end-turn-again = Jednego obozu już nie ma, zostały dwa. Zakończ turę.
lesson-raid = Karta „{ card-vigilante }” została uszkodzona, więc jest wyczerpana. Za to obóz „{ card-garage }” jest gotowy: za 1 wodę zrób najazd. „{ card-raiders }” wyruszą i uszkodzą obóz, gdy dotrą na miejsce.
lesson-event = Wydarzenia czekają w kolejce, tak jak „{ card-raiders }”, i co turę przesuwają się o jedno pole do przodu. Zagraj kartę „{ card-napalm }”: trafi na pole 1.
lesson-junk-water = Brakuje wody? Niektóre karty po zezłomowaniu dają 1 dodatkową wodę. Zezłomuj kartę „{ card-looter }”.
lesson-silo = Nie marnuj ostatniej kropli: za 1 wodę weź na rękę „{ card-water-silo }”. W późniejszej turze możesz zezłomować tę kartę i odzyskać wodę.
lesson-end-turn-events = Zakończ turę. Na początku następnej zadziała „{ card-napalm }”, a „{ card-raiders }” przejdą na pole 1.
lesson-napalm = „{ card-napalm }” niszczy wszystkie postacie w jednej kolumnie. Wybierz kolumnę 3: obóz „{ card-victory-totem }” zostanie bez ochrony.
lesson-junk-silo = Teraz zezłomuj „{ card-water-silo }”: z 1 dodatkową wodą masz 4. Karta wraca do twojego obszaru gry i można ją wziąć ponownie.
lesson-railgun-again = Użyj jeszcze raz umiejętności obozu „{ card-railgun }”.
lesson-target-again = „{ card-victory-totem }” stoi bez ochrony: uszkodź ten obóz.
lesson-draw = Za 2 wody możesz dobrać kartę. Zrób to: więcej kart to większy wybór.
lesson-finish = To wszystko, czego ci trzeba. W następnej turze uderzą „{ card-raiders }”. Dalej grasz już bez podpowiedzi: dokończ rozgrywkę!
