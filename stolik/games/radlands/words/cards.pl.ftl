### Radlands: nazwy kart, ich działanie własnymi słowami i pojęcia gry.
### Każda umiejętność i cecha zajmuje jeden wiersz; „? wody” to koszt użytej umiejętności.

## Obozy; `-v2-text` to poprawione wydanie 2.0

card-adrenaline-lab = Lab dopalaczy
card-adrenaline-lab-text = ? wody: wybierz swoją uszkodzoną postać, zapłać za jedną z jej umiejętności i ją rozpatrz, a potem zniszcz tę postać.
card-adrenaline-lab-v2-text = 0 wody: wybierz swoją uszkodzoną postać, zapłać za jedną z jej umiejętności i ją rozpatrz, a potem zniszcz tę postać.
card-arcade = Salon gier
card-arcade-text = 1 woda: weź punka. Tylko jeśli masz w grze najwyżej jedną postać.
card-atomic-garden = Atomowy ogród
card-atomic-garden-text = 2 wody: przywróć jedną ze swoich uszkodzonych postaci; staje się ona gotowa.
card-blood-bank = Bank krwi
card-blood-bank-text = 0 wody: zniszcz jedną ze swoich postaci, a potem zyskaj 1 dodatkową wodę.
card-bonfire = Ognisko
card-bonfire-text =
    0 wody: uszkodź tę kartę, a potem przywróć dowolną liczbę swoich kart.
    Cecha: żaden efekt nie przywraca tej karty.
card-cache = Skrytka
card-cache-text = 0 wody: uszkodź tę kartę, a potem wybierz jedno: dobierz kartę, przywróć jedną ze swoich uszkodzonych kart albo weź punka.
card-cache-v2-text = 2 wody: najazd, a potem weź punka.
card-cannon = Armata
card-cannon-text = 1 woda: uszkodź tę kartę, a potem uszkodź niechronioną kartę przeciwnika.
card-cannon-v2-text =
    2 wody: uszkodź niechronioną kartę przeciwnika. Tylko dopóki ta karta jest nieuszkodzona.
    Cecha: ta karta zaczyna grę uszkodzona.
card-catapult = Katapulta
card-catapult-text = 2 wody: uszkodź dowolną kartę przeciwnika, nawet chronioną, a potem zniszcz jedną ze swoich postaci.
card-command-post = Stanowisko dowodzenia
card-command-post-text = 3 wody, o 1 mniej za każdego twojego punka w grze (najmniej 0): uszkodź niechronioną kartę przeciwnika.
card-construction-yard = Plac budowy
card-construction-yard-text = 1 woda: odwróć jeden ze swoich zniszczonych obozów na dobrą stronę, a potem zniszcz tę kartę. Tylko dopóki ta karta jest nieuszkodzona.
card-construction-yard-v2-text =
    1 woda: przestaw jedną postać dowolnego gracza na inne miejsce po jego stronie.
    2 wody: najazd.
card-garage = Garaż
card-garage-text = 1 woda: najazd.
card-juggernaut = Juggernaut
card-juggernaut-text = 1 woda: przesuń tę kartę o jedno miejsce do przodu; mijane postacie trafiają za nią. Zamiast trzeciego ruchu wraca ona do rzędu obozów, a przeciwnik niszczy jeden ze swoich obozów według własnego wyboru.
card-labor-camp = Obóz pracy
card-labor-camp-text = 0 wody: zniszcz jedną ze swoich postaci, a potem przywróć jedną ze swoich uszkodzonych kart.
card-mercenary-camp = Obóz najemników
card-mercenary-camp-text = 2 wody: przeciwnik wybiera: odrzuca 2 karty (oprócz Zbiornika wody) albo niszczy jedną ze swoich postaci lub jeden ze swoich obozów.
card-mercenary-camp-v2-text = 2 wody: uszkodź dowolny obóz przeciwnika, nawet chroniony. Tylko jeśli masz w grze co najmniej 4 postacie.
card-mulcher = Mulczer
card-mulcher-text = 0 wody: zniszcz jedną ze swoich postaci, a potem dobierz kartę.
card-nest-of-spies = Gniazdo szpiegów
card-nest-of-spies-text = 1 woda: uszkodź niechronioną kartę przeciwnika. Tylko jeśli w tej turze weszły do gry co najmniej 2 twoje postacie.
card-oasis = Oaza
card-oasis-text = Cecha: dopóki nie masz postaci w tej kolumnie, zagranie do niej postaci kosztuje o 1 wodę mniej.
card-obelisk = Obelisk
card-obelisk-text = Cecha: ta karta jest zniszczona jeszcze przed rozpoczęciem gry.
card-obelisk-v2-text = Cecha: wygrywasz, gdy tylko zostanie wzięta ostatnia karta z talii dobierania.
card-omen-clock = Zegar losu
card-omen-clock-text = 1 woda: przesuń jedno wydarzenie dowolnego gracza o 1 pole do przodu.
card-outpost = Posterunek
card-outpost-text =
    2 wody: najazd.
    2 wody: przywróć jedną ze swoich uszkodzonych kart.
card-parachute-base = Baza spadochroniarzy
card-parachute-base-text = ? wody: zagraj postać z ręki i użyj jednej z jej umiejętności, płacąc za jedno i drugie, a potem uszkodź tę postać.
card-parachute-base-v2-text = 0 wody: zagraj postać z ręki i użyj jednej z jej umiejętności, płacąc za jedno i drugie, a potem uszkodź tę postać.
card-pillbox = Bunkier
card-pillbox-text = 3 wody, o 1 mniej za każdy twój zniszczony obóz: uszkodź niechronioną kartę przeciwnika.
card-railgun = Działo
card-railgun-text = 2 wody: uszkodź niechronioną kartę przeciwnika.
card-reactor = Reaktor
card-reactor-text = 2 wody: zniszcz tę kartę i wszystkie postacie obu graczy.
card-resonator = Rezonator
card-resonator-text = 2 wody: zniszcz niechronioną uszkodzoną kartę przeciwnika.
card-resonator-v2-text = 1 woda: uszkodź niechronioną kartę przeciwnika. To musi być jedyna umiejętność, której używasz w tej turze.
card-scavenger-camp = Obóz zbieraczy
card-scavenger-camp-text =
    2 wody: najazd.
    1 woda: przywróć jedną ze swoich uszkodzonych kart. Tylko jeśli w tej turze rozpatrzono twoich Najeźdźców.
card-scavenger-camp-v2-text = 0 wody: odrzuć kartę (oprócz Zbiornika wody), a potem wybierz jedno: weź punka albo zyskaj 1 dodatkową wodę.
card-scud-launcher = Wyrzutnia Scud
card-scud-launcher-text = 1 woda: przeciwnik wybiera jedną ze swoich postaci lub jeden ze swoich obozów, choćby były chronione; wybrana karta zostaje uszkodzona.
card-supply-depot = Magazyn
card-supply-depot-text = 2 wody: dobierz 2 karty, a potem odrzuć jedną z nich.
card-the-octagon = Oktagon
card-the-octagon-text = 1 woda: zniszcz jedną ze swoich postaci. Następnie przeciwnik niszczy jedną ze swoich postaci według własnego wyboru.
card-training-camp = Obóz treningowy
card-training-camp-text = 1 woda: odkryj jednego ze swoich punków. Jeśli to postać, wchodzi do gry w tym miejscu. Jeśli to wydarzenie, odrzuć je, a potem weź punka i zyskaj 1 dodatkową wodę.
card-training-camp-v2-text = 2 wody: uszkodź niechronioną kartę przeciwnika. Tylko jeśli masz 2 postacie w kolumnie tego obozu.
card-transplant-lab = Lab przeszczepów
card-transplant-lab-text = 1 woda: przywróć jedną ze swoich uszkodzonych kart. Tylko jeśli w tej turze weszły do gry co najmniej 2 twoje postacie.
card-victory-totem = Totem chwały
card-victory-totem-text =
    2 wody: zrań niechronionego wroga.
    2 wody: najazd.
card-victory-totem-v2-text =
    2 wody: uszkodź niechronioną kartę przeciwnika.
    2 wody: najazd.
card-warehouse = Skład
card-warehouse-text = 0 wody: uszkodź tę kartę, a potem odrzuć co najmniej jedną kartę (oprócz Zbiornika wody) i dobierz o jedną kartę więcej.
card-warehouse-v2-text = 1 woda: przywróć jedną ze swoich uszkodzonych kart. Tylko jeśli przeciwnik ma niechroniony obóz.
card-watchtower = Strażnica
card-watchtower-text = 1 woda: uszkodź niechronioną kartę przeciwnika. Tylko jeśli w tej turze rozpatrzono jakiekolwiek wydarzenie.

## Postacie

card-assassin = Skrytobójca
card-assassin-text = 2 wody: zniszcz niechronionego wroga.
card-cult-leader = Przywódca kultu
card-cult-leader-text = 0 wody: zniszcz jedną ze swoich postaci, a potem uszkodź niechronioną kartę przeciwnika.
card-doomsayer = Czarnowidz
card-doomsayer-text =
    1 woda: uszkodź niechronioną kartę przeciwnika. Tylko jeśli przeciwnik ma w grze wydarzenie.
    Cecha: kiedy ta karta wchodzi do gry, możesz cofnąć wszystkie wydarzenia przeciwnika o 1 pole.
card-exterminator = Eksterminator
card-exterminator-text = 1 woda: zniszcz wszystkich uszkodzonych wrogów.
card-gunner = Strzelec
card-gunner-text = 2 wody: zrań wszystkich niechronionych wrogów.
card-holdout = Niezłomny
card-holdout-text =
    1 woda: uszkodź niechronioną kartę przeciwnika.
    Cecha: ta karta kosztuje 0, jeśli zagrywasz ją do kolumny swojego zniszczonego obozu.
card-looter = Szabrownik
card-looter-text = 2 wody: uszkodź niechronioną kartę przeciwnika. Jeśli był to obóz, dobierz kartę.
card-mimic = Imitator
card-mimic-text = ? wody: zapłać za jedną umiejętność swojej gotowej postaci albo nieuszkodzonego wroga i rozpatrz ją tak, jakby należała do tej karty.
card-muse = Muza
card-muse-text = 0 wody: zyskaj 1 dodatkową wodę.
card-mutant = Mutant
card-mutant-text = 0 wody: uszkodź niechronioną kartę przeciwnika albo przywróć jedną ze swoich uszkodzonych kart, albo zrób jedno i drugie w tej kolejności; potem uszkodź tę kartę.
card-pyromaniac = Piroman
card-pyromaniac-text = 1 woda: uszkodź niechroniony obóz przeciwnika.
card-rabble-rouser = Podżegacz
card-rabble-rouser-text =
    1 woda: weź punka.
    1 woda: uszkodź niechronioną kartę przeciwnika. Tylko jeśli masz w grze punka.
card-repair-bot = Bot naprawczy
card-repair-bot-text =
    2 wody: przywróć jedną ze swoich uszkodzonych kart.
    Cecha: kiedy ta karta wchodzi do gry, przywróć jedną ze swoich uszkodzonych kart.
card-rescue-team = Zespół ratunkowy
card-rescue-team-text =
    0 wody: weź jedną ze swoich postaci z powrotem na rękę.
    Cecha: ta karta wchodzi do gry gotowa.
card-scientist = Naukowiec
card-scientist-text = 1 woda: odrzuć 3 wierzchnie karty talii dobierania; potem możesz rozpatrzyć efekt złomowania jednej z nich.
card-scout = Zwiadowca
card-scout-text = 1 woda: najazd.
card-sniper = Snajper
card-sniper-text = 2 wody: uszkodź dowolną kartę przeciwnika, nawet chronioną.
card-vanguard = Straż przednia
card-vanguard-text =
    1 woda: uszkodź niechronioną kartę przeciwnika; potem przeciwnik uszkadza jedną z twoich niechronionych kart.
    Cecha: kiedy ta karta wchodzi do gry, weź punka.
card-vigilante = Mściciel
card-vigilante-text = 1 woda: zrań niechronionego wroga.
card-wounded-soldier = Ranny żołnierz
card-wounded-soldier-text =
    1 woda: uszkodź niechronioną kartę przeciwnika.
    Cecha: kiedy ta karta wchodzi do gry, dobierz kartę, a potem uszkodź tę kartę.
card-argo-yesky = Argo Yesky
card-argo-yesky-text =
    1 woda: uszkodź niechronioną kartę przeciwnika.
    Cecha: wszystkie twoje postacie mają także umiejętność tej karty.
    Cecha: kiedy ta karta wchodzi do gry, weź punka.
card-karli-blaze = Karli Blaze
card-karli-blaze-text =
    1 woda: uszkodź niechronioną kartę przeciwnika.
    Cecha: twoje postacie, z tą kartą włącznie, wchodzą do gry gotowe.
card-magnus-karv = Magnus Karv
card-magnus-karv-text = 2 wody: uszkodź każdą kartę w jednej kolumnie przeciwnika, nawet chronioną.
card-molgur-stang = Molgur Stang
card-molgur-stang-text = 1 woda: zniszcz dowolny obóz przeciwnika, nawet chroniony.
card-vera-vosh = Vera Vosh
card-vera-vosh-text =
    1 woda: zrań niechronionego wroga.
    Cecha: każda twoja karta pozostaje gotowa po pierwszym w turze użyciu swojej umiejętności.
card-zeto-khan = Zeto Khan
card-zeto-khan-text =
    1 woda: dobierz 3 karty, a potem odrzuć z ręki 3 karty (oprócz Zbiornika wody).
    Cecha: pierwsze wydarzenie, które zagrywasz w każdej turze, ma na ikonie bomby numer 0.

## Wydarzenia

card-banish = Wygnanie
card-banish-text = Zniszcz dowolnego wroga, nawet chronionego.
card-bombardment = Bombardowanie
card-bombardment-text = Uszkodź każdy obóz przeciwnika, a potem dobierz tyle kart, ile ma on zniszczonych obozów.
card-famine = Głód
card-famine-text = Każdy gracz, zaczynając od ciebie, zachowuje jedną wybraną postać, a wszystkie pozostałe swoje postacie niszczy.
card-high-ground = Przewaga terenu
card-high-ground-text = Rozmieść swoje postacie na nowo, jak chcesz. Do końca tury każda karta przeciwnika jest uznawana za niechronioną.
card-interrogate = Przesłuchanie
card-interrogate-text = Dobierz 4 karty, a potem odrzuć 3 z nich.
card-napalm = Napalm
card-napalm-text = Zniszcz wszystkich wrogów w jednej kolumnie.
card-radiation = Promieniowanie
card-radiation-text = Zrań wszystkie postacie obu graczy.
card-strafe = Ostrzał
card-strafe-text = Zrań wszystkich niechronionych wrogów.
card-truce = Rozejm
card-truce-text = Wszystkie postacie w grze, także punki, wracają na ręce swoich właścicieli.
card-uprising = Powstanie
card-uprising-text = Weź trzech punków.

## Zbiornik wody, Najeźdźcy, punk

card-water-silo = Zbiornik wody
card-water-silo-text =
    Złomowanie: zyskaj 1 dodatkową wodę; ta karta wraca do twojego obszaru gry, a nie na stos kart odrzuconych.
    Cecha: za 1 wodę możesz wziąć tę kartę ze swojego obszaru gry na rękę.
card-raiders = Najeźdźcy
card-raiders-text = Przeciwnik wybiera jeden ze swoich obozów, choćby chroniony; zostaje on uszkodzony. Potem ta karta wraca do twojego obszaru gry.
card-punk = Punk
card-punk-text = Postać bez umiejętności i cech: zakryta karta z wierzchu talii dobierania. Już pierwsze uszkodzenie ją niszczy, a jej karta, przez nikogo nieoglądana, wraca na wierzch talii.

## Ikony efektów

effect-destroy-text = Zniszczona postać trafia na stos kart odrzuconych, zniszczony obóz odwraca się na zniszczoną stronę, a zniszczony punk wraca zakryty na wierzch talii.
effect-damage-text = Uszkodź obóz albo postać. Karta już uszkodzona zostaje zniszczona. Jeśli nie podano inaczej, można wybrać tylko niechronioną kartę przeciwnika.
effect-injure-text = Uszkodź postać. Obozu nie można zranić.
effect-restore-text = Możesz sprawić, że jedna z twoich uszkodzonych kart przestanie być uszkodzona. Przywrócona postać jest w tej turze wyczerpana.
effect-restore-ua-text = Możesz sprawić, że jedna z twoich uszkodzonych kart przestanie być uszkodzona. Karta nie może przywrócić samej siebie. Przywrócona postać jest w tej turze wyczerpana.
effect-draw-text = Weź na rękę wierzchnią kartę talii dobierania.
effect-punk-text = Możesz umieścić wierzchnią kartę talii dobierania zakrytą w jednej ze swoich kolumn jako punka.
effect-water-text = Zyskaj 1 wodę, którą możesz wydać tylko w tej turze.
effect-raid-text = Umieść swoich Najeźdźców w swojej kolejce wydarzeń. Jeśli już w niej są, przesuń ich o 1 pole do przodu; z pierwszego pola od razu ich rozpatrz.

## Co robią umiejętności, w skrócie

does-damage = uszkodź kartę
does-injure = zrań wroga
does-raid = najazd
does-restore = przywróć kartę
does-punk = weź punka
does-water = zyskaj 1 dodatkową wodę
does-argo = uszkodź kartę jak „{ card-argo-yesky }”
does-assassin = zniszcz wroga
does-cult-leader = zniszcz swoją postać, potem uszkodź kartę
does-doomsayer = uszkodź kartę
does-exterminator = zniszcz wszystkich uszkodzonych wrogów
does-gunner = zrań wszystkich niechronionych wrogów
does-looter = uszkodź kartę; trafienie obozu daje kartę
does-magnus-karv = uszkodź całą kolumnę
does-mimic = skopiuj umiejętność
does-molgur-stang = zniszcz dowolny obóz
does-mutant = uszkodź i/lub przywróć, potem uszkodź tę kartę
does-pyromaniac = uszkodź niechroniony obóz
does-rabble-rouser = uszkodź kartę
does-rescue-team = weź swoją postać na rękę
does-scientist = odrzuć trzy karty z talii
does-sniper = uszkodź dowolną kartę
does-vanguard = uszkodź kartę; przeciwnik uszkadza twoją
does-zeto-khan = dobierz 3 karty, odrzuć 3
does-adrenaline-lab = użyj umiejętności uszkodzonej postaci
does-arcade = weź punka
does-atomic-garden = przywróć postać, będzie gotowa
does-blood-bank = zniszcz swoją postać, potem zyskaj 1 dodatkową wodę
does-bonfire = uszkodź tę kartę, przywróć dowolnie wiele kart
does-cache = uszkodź tę kartę, potem dobierz, przywróć albo weź punka
does-cannon = uszkodź tę kartę, potem kartę przeciwnika
does-catapult = uszkodź dowolną kartę, potem zniszcz swoją postać
does-command-post = uszkodź kartę
does-construction-yard = odwróć zniszczony obóz na dobrą stronę, zniszcz tę kartę
does-juggernaut = przesuń tę kartę
does-labor-camp = zniszcz swoją postać, potem przywróć kartę
does-mercenary-camp = przeciwnik odrzuca 2 karty albo niszczy swoją kartę
does-mulcher = zniszcz swoją postać, potem dobierz kartę
does-nest-of-spies = uszkodź kartę
does-omen-clock = przesuń wydarzenie do przodu
does-parachute-base = zagraj postać i użyj jej umiejętności, potem ją uszkodź
does-pillbox = uszkodź kartę
does-reactor = zniszcz tę kartę i wszystkie postacie
does-resonator = zniszcz niechronioną uszkodzoną kartę
does-scavenger-camp = przywróć kartę
does-scud-launcher = uszkodź kartę, którą wybierze przeciwnik
does-supply-depot = dobierz 2 karty, odrzuć jedną z nich
does-the-octagon = zniszcz swoją postać; przeciwnik niszczy swoją
does-training-camp = odkryj punka
does-transplant-lab = przywróć kartę
does-warehouse = uszkodź tę kartę, wymień karty
does-watchtower = uszkodź kartę
does-cache-v2 = najazd, potem weź punka
does-cannon-v2 = uszkodź kartę
does-construction-yard-v2 = przestaw postać
does-mercenary-camp-v2 = uszkodź dowolny obóz
does-resonator-v2 = uszkodź kartę; to jedyna umiejętność w tej turze
does-scavenger-camp-v2 = odrzuć kartę, potem weź punka albo zyskaj 1 dodatkową wodę
does-training-camp-v2 = uszkodź kartę
does-warehouse-v2 = przywróć kartę

## Pojęcia

term-camp = obóz
term-person = postać
term-people = postacie
term-punk = punk
term-event = wydarzenie
term-raiders = Najeźdźcy
term-water-silo = Zbiornik wody
term-water = woda
term-water-disc = żeton wody
term-extra-water = dodatkowa woda
term-destroy = zniszczenie
term-damage = uszkodzenie
term-injure = zranienie
term-restore = przywrócenie
term-draw = dobranie karty
term-gain-punk = weź punka
term-raid = najazd
term-junk = zezłomować
term-junk-effect = efekt złomowania
term-ability = umiejętność
term-trait = cecha
term-cost = koszt
term-ready = gotowa
term-not-ready = wyczerpana
term-damaged = uszkodzona
term-destroyed = zniszczona
term-protected = chroniona
term-unprotected = niechroniona
term-enemy = wróg
term-column = kolumna
term-in-front = z frontu
term-behind = z tyłu
term-event-queue = kolejka wydarzeń
term-space = pole
term-bomb-icon = ikona bomby
term-advance = przesunąć do przodu
term-move-back = cofnąć
term-resolve = rozpatrzyć
term-enters-play = wchodzi do gry
term-put-into-play = wprowadzić do gry
term-draw-deck = talia dobierania
term-camp-deck = talia obozów
term-discard-pile = stos kart odrzuconych
term-discard = odrzucić
term-hand = ręka
term-play-area = obszar gry
term-player-aid = karta pomocy gracza
term-player = gracz
term-opponent = przeciwnik
term-start-player = pierwszy gracz
term-turn = tura
term-phase = faza
term-events-phase = Wydarzenia
term-replenish-phase = Uzupełnienie
term-actions-phase = Akcje
term-cleanup = porządkowanie
term-play-card = Zagraj kartę
term-draw-card = Dobierz kartę
term-junk-card = Zezłomuj kartę
term-take-water-silo = Weź Zbiornik wody
term-use-ability = Użyj umiejętności
term-starting-cards = liczba początkowych kart
term-faceup = odkryta
term-facedown = zakryta
term-any = dowolna
term-all = wszystkie
term-one-of = jedna z
term-water-discard = odrzucanie wody
term-effect-icons = ikony efektów
term-setup = przygotowanie do gry
term-components = komponenty
term-card-types = typy kart
term-end-of-the-game = koniec gry
term-win = wygrana
term-tie = remis
term-no-friendly-fire = nie strzelaj do swoich
term-no-peeking = nie podglądaj
term-no-dumpster-diving = nie grzeb w śmietniku
term-no-hand-limit = brak limitu kart
term-playmat = mata
