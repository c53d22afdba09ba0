### Waste Knights: co mówi się przy stole.

## Pojęcia

game-waste-knights = Waste Knights
tagline-waste-knights = Australia po Dopuście: paliwo, pył i cudze historie. Twoja zaczyna się tam, dokąd pojedziesz.
resource-fuel = paliwo
resource-ammo = amunicja
resource-meds = leki
skill-blades = Kosy
skill-guns = Spluwy
skill-survival = Przetrwanie
skill-negotiation = Negocjacje
skill-firstaid = Pierwsza pomoc
skill-tech = Technika
terrain-highway = autostrada
terrain-desert = pustynia
terrain-mountains = góry
terrain-bush = busz
terrain-crater = krater
space-highway = { terrain-highway }
space-desert = { terrain-desert }
space-mountains = { terrain-mountains }
space-bush = { terrain-bush }
space-crater = { terrain-crater }
colour-white = biała
colour-green = zielona
colour-blue = niebieska
colour-red = czerwona
stat-health = Zdrowie
stat-resistance = Odporność
stat-repair = Naprawa
stat-explore = Eksploracja
stat-load = Ładowność
stat-speed = Szybkość
stat-tank = Bak
stat-bonus = premia do Szybkości
stat-durability = Wytrzymałość
trait-ambush = Zasadzka
trait-armour-piercing = Przeciwpancerność
trait-unstoppable = Niepowstrzymany
enemy-type-machine = maszyna
enemy-type-beast = bestia
enemy-type-mutant = mutant
enemy-type-gang = gang
enemy-type-cult = kult
attack-ranged = atak dystansowy
attack-melee = atak wręcz
hazard-rad = promieniowanie
hazard-contamination = skażenie
hazard-threat = zagrożenie
hazard-rad-sign = ☢︎
hazard-contamination-sign = ☣︎
hazard-threat-sign = !
harm-wound = rana
harm-tainted = skażona rana
harm-rad = promieniowanie
harm-damage = uszkodzenie
shop-sawbones = Konował
shop-mechanic = Mechanik
shop-workshop = Warsztat
shop-market = Targ
face-blank = pusta
face-s = sukces
face-f = Los
face-bl = Pech
face-ss = 2 sukcesy
face-sf = sukces i Los
face-sbl = sukces i Pech
action-move = Ruch
action-camp = Obozowanie
action-explore = Eksploracja
action-city = Akcja miejska
action-regain-consciousness = Odzyskanie przytomności
action-overhaul = Gruntowna naprawa
action-miracle-fix = Cudowna naprawa
card-unarmed = bez broni

## Odpowiedzi

option-choose-knight = { $what }
option-choose-vehicle = { $what }
option-take = Weź: { $what }
option-without = Zrezygnuj
option-move = Jedź
option-camp = Obozuj
option-explore = Eksploruj
option-city = Akcja miejska
option-arrange = Przełóż sprzęt
option-finish = Zakończ turę
option-later = Później
option-keep-roll = Zostaw rzut
option-go-on = Dalej
option-roll = Rzuć kośćmi
option-break-camp = Zwiń obóz
option-leave-city = Opuść miasto
option-let-happen = Niech się stanie
option-take-wounds = Przyjmij rany
option-enough = Wystarczy
option-no = Nie
option-do-it = Zrób to
option-offer-nothing = Nic nie oferuj
option-offer-this = Zaoferuj to
option-keep-all = Zachowaj wszystkie
option-special = Akcja specjalna: { $what }
option-go = Jedź: pole { $space } ({ $terrain })
option-go-named = Jedź: { $place }, { $space } ({ $terrain })
option-stop = Zatrzymaj się tutaj
option-use = Użyj: { $what }
option-return = Zwróć do worka: { $what }
option-gain = Zyskaj: { $what }
option-lose = Odrzuć: { $what }
option-pay = Zapłać: { $what }
option-hold = Weź do rąk: { $what }
option-hold-two = Weź do rąk: { $what } i { $other }
option-hold-nothing = Zostań z pustymi rękami
option-wear = Załóż: { $what }
option-wear-nothing = Zostań bez zbroi
option-stow = Schowaj do pojazdu: { $what }
option-discard = Odrzuć: { $what }
option-heal-wound = Wylecz ranę
option-heal-tainted = Zamień skażoną ranę na ranę
option-prevent-wound = Zignoruj ranę
option-prevent-tainted = Zignoruj skażoną ranę
option-lose-die = Strać kość: { $colour }
option-arm = Atakuj bronią: { $what }
option-arm-unarmed = Atakuj bez broni
option-armour = Użyj zbroi: { $what }
option-accept = Przyjmij
option-decline = Szukaj dalej
option-fuel = Wydaj paliwo (1): +1 Eksploracji
option-visit = { $what }
option-treat = Wylecz promieniowanie (1) i do 4 ran
option-fix = Napraw do 3 uszkodzeń
option-cure = Odrzuć uraz: { $what }
option-mend = Odrzuć usterkę: { $what }
option-repair = Napraw: { $what }
option-advance = Weź awans: { $what }
option-agree = Zgódź się
option-refuse = Odmów
option-pick = Kość { $colour }: { $face }
option-cancel = Anuluj
option-propose = Zaproponuj zamianę
option-give = Daj: { $what }
option-ask = Weź w zamian: { $what }
option-exchange = Zamień się: { $what }
option-repair-two = Napraw ({ $other }): { $what }
option-advances = Weź awans
option-camp-heal = Wylecz rany (leki: 1)
option-camp-heal-other = Wylecz rany (leki: 1): { $what }
option-camp-cleanse = Wylecz promieniowanie (leki: 1)
option-camp-cleanse-other = Wylecz promieniowanie (leki: 1): { $what }
option-camp-fix = Napraw uszkodzenie (Naprawa: 1)
option-camp-fix-other = Napraw uszkodzenie (Naprawa: 1): { $what }

## Pytania

ask-choose-knight = Wybierz rycerza.
ask-choose-vehicle = Wybierz pojazd.
ask-replace-vehicle = Wybierz inny pojazd.
ask-draft = Weź kartę sprzętu początkowego.
ask-replace-weapon = Broni z twojego zestawu już nie ma. Wybierz inną.
ask-replace-armour = Zbroi z twojego zestawu już nie ma. Wybierz inną.
ask-act = Wybierz następną akcję.
ask-route = Wybierz następne pole trasy albo się zatrzymaj.
ask-hazard-rad = Symbol promieniowania: użyć czegoś przeciw niemu?
ask-hazard-contamination = Symbol skażenia: użyć czegoś przeciw niemu?
ask-hazard-threat = Symbol zagrożenia: użyć czegoś przeciw niemu?
ask-return-token = { card-slip-through }: zwrócić żeton zagrożenia do worka?
ask-wasteland = Odkryto kartę pustkowi. Użyć czegoś?
ask-arrange = Odrzuć sprzęt albo przejdź dalej.
ask-hold-weapons = Wybierz broń do rąk.
ask-wear-armour = Wybierz zbroję.
ask-place-card = Gdzie trafia karta „{ $what }”?
ask-shed = Za dużo kart: odrzuć jedną.
ask-shift = Miejsca jest teraz mniej: wybierz kartę, którą przełożysz.
ask-discard-drawn = Odrzuć jedną z dobranych kart.
ask-gain-resource = Zyskujesz wybrany zasób.
ask-lose-resource = Odrzuć wybrany zasób.
ask-pay-resource = Wybierz zasób, którym płacisz.
ask-pay-gear = Wybierz kartę sprzętu do odrzucenia (do zapłaty: { $count }).
ask-heal = Użyj punktu leczenia (zostało: { $count }).
ask-prevent = Wybierz, co zignorować.
ask-hurt = Masz otrzymać rany. Użyć czegoś?
ask-collapse = Twoje rany osiągnęłyby Zdrowie. Użyć czegoś?
ask-receive-radiation = Masz otrzymać promieniowanie. Użyć czegoś?
ask-receive-damage = Twój pojazd ma otrzymać uszkodzenia. Użyć czegoś?
ask-dealt = Zadano ci rany. Użyć zbroi lub czegoś innego?
ask-beforehand = Zanim pójdziesz dalej: użyć czegoś?
ask-before-roll = Przed rzutem: użyć czegoś?
ask-after-roll = Po rzucie: użyć czegoś?
ask-combat-start = Walka się zaczyna. Użyć czegoś?
ask-opening = Otwarcie: użyć czegoś?
ask-assault = Natarcie: użyć czegoś?
ask-resolution = Rozstrzygnięcie: użyć czegoś?
ask-lose-die = Wybierz kość do odjęcia.
ask-reroll = Wybierz kość do przerzutu (najwyżej { $count }).
ask-weapon = Wybierz broń do tej walki.
ask-fate = Wybierz, co wywołuje ten Los.
ask-foe-offer = Skorzystać z tego, co daje karta wroga?
ask-may = Możesz zrobić to, co napisano. Zrobić to?
ask-explore = Przyjąć znalezisko czy szukać dalej?
ask-city = Wybierz sklep.
ask-sawbones = Co ma zrobić Konował?
ask-mechanic = Co ma zrobić Mechanik?
ask-workshop = Wybierz popsutą kartę do naprawy.
ask-pay = Czym płacisz? (Dotychczasowa wartość: { $count })
ask-buy = Co bierzesz? (Pozostała wartość: { $count })
ask-repair-gear = Wybierz popsutą kartę do naprawy.
ask-camp = Co robisz w obozie?
ask-advance = Wybierz awans.
ask-exchange = Czym się zamieniasz? Druga strona: { $what }.
ask-consent = { $what } proponuje zamianę. Zgadzasz się?
ask-win = Wróg pokonany. Użyć czegoś?
ask-placed = Rany położone. Użyć czegoś?

## Dziennik

event-gained =
    { $count ->
        [0] { $knight } nie zyskuje nic ({ $resource }): nie ma na to miejsca albo zapas się skończył.
       *[other] { $knight } zyskuje: { $resource } ({ $count }).
    }
event-lost = { $knight } odrzuca: { $resource } ({ $count }).
event-discarded = { $knight } odrzuca kartę: { $card }.
event-broke = { $knight } – popsuta karta: { $card }.
event-repaired = { $knight } – naprawiona karta: { $card }.
event-drew-gear =
    { $knight } dobiera sprzęt: { $cards-count ->
        [1] { $cards-first }
        [2] { $cards-first }, { $cards-second }
        [3] { $cards-first }, { $cards-second }, { $cards-third }
        [4] { $cards-first }, { $cards-second }, { $cards-third }, { $cards-fourth }
        [5] { $cards-first }, { $cards-second }, { $cards-third }, { $cards-fourth }, { $cards-fifth }
       *[other] { $cards-first }, { $cards-second }, { $cards-third }, { $cards-fourth }, { $cards-fifth }, { $cards-sixth } i inne
    }.
event-placed-card = { $knight } zachowuje kartę: { $card }.
event-arranged = { $knight } przekłada sprzęt.
event-reshuffled = Talia się skończyła; jej stos kart odrzuconych przetasowano.
event-wounded =
    { $knight } otrzymuje { $tainted ->
        [0] rany: { $wounds }
       *[other] { $wounds ->
            [0] skażone rany: { $tainted }
           *[other] rany: { $wounds }, skażone: { $tainted }
        }
    }.
event-irradiated = { $knight } otrzymuje promieniowanie: { $count }.
event-cleansed = { $knight } – wyleczone promieniowanie: { $count }.
event-healed = { $knight } – leczenie: { $what }.
event-collapsed = { $knight } traci przytomność.
event-woke = { $knight } odzyskuje przytomność z urazem: { $injury }.
event-injured = { $knight } ma uraz: { $injury }.
event-cured = { $knight } pozbywa się urazu: { $injury }.
event-eliminated = Eliminacja: { $knight }.
event-picked-up = { $knight } zabiera to, co tu zostało.
event-damaged = Pojazd ({ $knight }) otrzymuje uszkodzenia: { $count }.
event-wrecked = Pojazd ({ $knight }) staje się wrakiem.
event-fixed = Naprawiono uszkodzenia pojazdu ({ $knight }): { $count }.
event-overhauled = { $knight } gruntownie naprawia pojazd; zostaje usterka: { $fault }.
event-faulted = Pojazd ({ $knight }) ma usterkę: { $fault }.
event-mended = Pojazd ({ $knight }) pozbywa się usterki: { $fault }.
event-replaced-vehicle = { $knight } przesiada się do innego pojazdu: { $vehicle }.
event-lost-vehicle = { $knight } traci pojazd: { $vehicle }.
event-drew-token = { $knight } dobiera żeton: { $token }.
event-tested =
    { $knight } wykonuje test: { $skill } (poziom trudności { $difficulty ->
        [0] X
       *[other] { $difficulty }
    }).
dice-rolled =
    { $white-count ->
        [0] { "" }
       *[other] { " " }[białe { $white }]
    }{ $green-count ->
        [0] { "" }
       *[other] { " " }[zielone { $green }]
    }{ $blue-count ->
        [0] { "" }
       *[other] { " " }[niebieskie { $blue }]
    }{ $red-count ->
        [0] { "" }
       *[other] { " " }[czerwone { $red }]
    }
event-rolled = { $who } – rzut:{ $dice }.
event-rerolled = Po przerzucie:{ $dice }.
event-passed = { $knight }: test udany (sukcesy: { $successes }).
event-failed = { $knight }: test nieudany (sukcesy: { $successes }).
event-fought = Walka: { $knight } kontra { $enemy } (Zdrowie { $health }).
event-armed = { $knight } atakuje bronią: { $card }.
event-armed-unarmed = { $knight } atakuje bez broni.
event-struck =
    { $who } – zadane { $tainted ->
        [0] rany: { $wounds }
       *[other] { $wounds ->
            [0] skażone rany: { $tainted }
           *[other] rany: { $wounds }, skażone: { $tainted }
        }
    }.
event-hurt = { $who } – rany zadane poza atakiem: { $wounds }.
event-negated = { $knight } używa zbroi.
event-threatened = Działa żeton: { $token }.
event-fight-ended =
    { $enemy }: { $defeated ->
        [0] wróg niepokonany
       *[other] wróg pokonany
    }.
event-duelled = Pojedynek: { $knight } kontra { $other }.
event-duel-ended =
    { $knight } { $won ->
        [0] przegrywa
       *[other] wygrywa
    } pojedynek.
event-learned = { $knight } zdobywa PD: { $count } (razem { $xp }).
event-advanced = { $knight } bierze awans: { $card }.
event-rolled-for-first = Rzut o pierwszego gracza.
event-chose-knight = { $seat } gra rycerzem: { $knight }.
event-chose-vehicle = { $knight } bierze pojazd: { $vehicle }.
event-took = { $knight } bierze kartę: { $card }.
event-round-began = Runda { $round }.
event-turn-began = Tura: { $knight }.
event-passed-turn = { $knight } pasuje.
event-acted-move = { $knight } – akcja ruchu.
event-acted-camp = { $knight } – akcja obozowania.
event-acted-explore = { $knight } – akcja eksploracji.
event-acted-city = { $knight } – akcja miejska.
event-acted-named = { $knight } – akcja wątku lub specjalna.
event-declared = { $knight } ogłasza trasę (paliwo: { $fuel }).
event-moved = { $knight } wjeżdża na pole: { $place }.
event-ignored = { $knight } ignoruje symbol: { $hazard }.
event-revealed = Karta pustkowi ({ $knight }): { $card } (czyta { $reader }).
event-found = Karta eksploracji ({ $knight }): { $card }.
event-offered =
    Oferta: { $cards-count ->
        [1] { $cards-first }
        [2] { $cards-first }, { $cards-second }
        [3] { $cards-first }, { $cards-second }, { $cards-third }
        [4] { $cards-first }, { $cards-second }, { $cards-third }, { $cards-fourth }
        [5] { $cards-first }, { $cards-second }, { $cards-third }, { $cards-fourth }, { $cards-fifth }
       *[other] { $cards-first }, { $cards-second }, { $cards-third }, { $cards-fourth }, { $cards-fifth }, { $cards-sixth } i inne
    }.
event-bought = { $knight } kupuje kartę: { $card }.
event-visited = { $knight } odwiedza sklep: { $shop }.
event-exchanged =
    { $knight } i { $other } zamieniają się rzeczami. { $knight } daje: { $given-count ->
        [0] nic
        [1] { $given-first }
        [2] { $given-first }, { $given-second }
        [3] { $given-first }, { $given-second }, { $given-third }
        [4] { $given-first }, { $given-second }, { $given-third }, { $given-fourth }
        [5] { $given-first }, { $given-second }, { $given-third }, { $given-fourth }, { $given-fifth }
       *[other] { $given-first }, { $given-second }, { $given-third }, { $given-fourth }, { $given-fifth }, { $given-sixth } i inne
    }; { $other } daje: { $got-count ->
        [0] nic
        [1] { $got-first }
        [2] { $got-first }, { $got-second }
        [3] { $got-first }, { $got-second }, { $got-third }
        [4] { $got-first }, { $got-second }, { $got-third }, { $got-fourth }
        [5] { $got-first }, { $got-second }, { $got-third }, { $got-fourth }, { $got-fifth }
       *[other] { $got-first }, { $got-second }, { $got-third }, { $got-fourth }, { $got-fifth }, { $got-sixth } i inne
    }.
event-refused = { $other } odmawia zamiany ({ $knight }).

## Koniec

over-all-eliminated = Wszyscy rycerze zostali wyeliminowani.

## Dlaczego nie?

why-not-now = Teraz to niemożliwe.
why-not-your-turn = To nie twoja tura.
why-not-while-acting = Najpierw dokończ to, co trwa.
why-not-unconscious = Twój rycerz jest przytomny.
why-unconscious = Nieprzytomny rycerz może tylko odzyskać przytomność.
why-action-taken = Ta akcja została już wykonana w tej turze.
why-two-actions = Dwie akcje tej tury zostały już wykonane.
why-wreck = Twój pojazd jest wrakiem.
why-no-vehicle = Nie masz pojazdu.
why-no-step-affordable = Nie stać cię na żaden krok.
why-not-in-city = Nie jesteś na polu miasta.
why-no-wreck = Twój pojazd nie jest wrakiem.
why-arranged-already = Sprzęt właśnie przełożono.
why-nothing-to-arrange = Nie masz sprzętu.
why-vehicle-effect-of-wreck = Ten efekt należy do pojazdu, który jest wrakiem.
why-route-goes-nowhere = Trasa musi prowadzić na inne pole.
why-not-adjacent = To pole nie sąsiaduje.
why-crater = Na kratery nie można wjechać.
why-no-way-on-from-start = Z pola startowego nie dałoby się kontynuować trasy.
why-too-far = Trasa kosztowałaby { $count } PR; dostępne: najwyżej { $other }.
why-too-far-so-far = Za daleko jak na dotychczasowe PR. Efektu, który daje PR, używa się przed trasą.
why-declare-first = Takie efekty ogłasza się przed trasą.
why-weapon-in-vehicle = Ta broń jest w pojeździe.
why-weapon-is-thrown = Tą bronią rzuca się w Natarciu, niezależnie od ataku.
why-no-ammo = Nie masz czym opłacić strzału.
why-armour-used = Zbroja pomaga raz na atak.
why-armour-in-vehicle = Ta zbroja jest w pojeździe.
why-no-load = Pojazd niczego nie pomieści.
why-load-full = Pojazd nie pomieści wszystkiego, co by zostało.
why-room-for-it = Jest na to miejsce. Niechciane karty odrzuca się przed akcją lub po niej.
why-not-armour = To nie zbroja.
why-not-for-hands = To nie trafia na pola rąk.
why-no-two-handed = Nie możesz używać broni dwuręcznej.
why-hands-full = To wymaga rąk: { $count }; dostępne: { $other }.
why-no-such-resource = Nie masz tego zasobu.
why-unique-has-no-value = Unikatowy sprzęt nie ma wartości Wymiany.
why-too-dear = To kosztuje { $count }; z zapłaty zostało { $other }.
why-pool-empty = W puli nic nie zostało.
why-shop-visited = Ten sklep został już odwiedzony albo byłby trzeci.
why-nothing-to-exchange = Do zamiany nic nie położono.
why-unique-stays = Unikatowym sprzętem nie można się zamieniać.
why-no-more-of-it = Nie ma tego więcej.
why-no-advance-open = Żaden awans nie jest dostępny.
why-no-advance-due = Nie należy ci się teraz żaden awans.
why-six-advances = Masz sześć awansów, a więcej mieć nie można.
why-not-here = Tego rycerza nie ma na twoim polu.
why-other-unconscious = Ten rycerz jest nieprzytomny.
why-no-meds = Nie masz leków.
why-heals-only-self = Możesz leczyć tylko siebie.
why-no-wounds = Nie ma ran.
why-no-radiation = Nie ma promieniowania.
why-wreck-not-repaired = Uszkodzenia wraku naprawia tylko Gruntowna naprawa.
why-no-damage = Nie ma uszkodzeń.
why-no-repair-left = Nie zostały już punkty Naprawy.
why-not-in-camp = Kosztu naprawy X nie można opłacić w obozie.
why-repair-too-dear = Naprawa kosztuje { $count }; zostało punktów: { $other }.
why-effect-idle = Warunek tego efektu nie jest spełniony.
why-effect-unpaid = Nie da się zapłacić kosztu tego efektu.
why-effect-used = Ten efekt został wykorzystany tyle razy, ile wolno.
why-last-card = Ostatnią kartę trzeba przyjąć.
why-wreck-burns-no-fuel = Z wrakiem nie można wydawać paliwa.
why-no-fuel = Nie masz paliwa.
why-fuel-burnt = Paliwo pomaga raz w tej akcji.
why-knight-taken = Ten rycerz jest zajęty.
why-vehicle-taken = Ten pojazd jest zajęty.
why-needs-armour = Najpierw weź zbroję.
why-card-taken = Takiej karty już nie ma.
why-one-armour = Masz już zbroję.
why-hands-full-draft = To nie mieści się w rękach.
why-choice-cost = Kosztu tego wyboru nie da się zapłacić.
why-choice-requirement = Wymagania tego wyboru nie są spełnione.
why-choice-rival = Nie ma tu nikogo innego.

## Prosta plansza

zone-story = Opowieść
zone-map = Mapa
zone-knights = Rycerze
zone-vehicles = Pojazdy
zone-round = Runda
zone-time = Czas
zone-card = Karta pustkowi
zone-threats = Żetony zagrożenia
zone-foe = Wróg
zone-foe-health = Rany: { $wounds } / { $health }
zone-roll = Kości
zone-exploring = Karty eksploracji
zone-incoming = Nowy sprzęt
zone-offer = Oferta
zone-starting = Sprzęt początkowy
zone-hands = Ręce i zbroja
zone-cargo = Pojazd
zone-wounds = Rany + skażone
zone-rad = Promieniowanie
zone-damage = Uszkodzenia
zone-xp = PD
zone-step = krok { $step } trasy
zone-step-sign = { $step }.
zone-foe-attack =
    { $attack }, kości:{ $white ->
        [0] { "" }
       *[other] { " " }białe × { $white }
    }{ $green ->
        [0] { "" }
       *[other] { " " }zielone × { $green }
    }{ $blue ->
        [0] { "" }
       *[other] { " " }niebieskie × { $blue }
    }{ $red ->
        [0] { "" }
       *[other] { " " }czerwone × { $red }
    }
zone-successes = Sukcesy: { $count }
zone-chance = potrzebne sukcesy: { $need } (szansa { $chance }%)
zone-exchange = Zamiana
zone-gives = { $knight } daje
zone-repair-left = Pozostałe punkty Naprawy
zone-of-knight = { $knight }: { $what }
knight-johnny-taylor-sign = Jo
knight-logan-harris-sign = Lo
knight-alinta-sign = Al
knight-zoey-shaw-sign = Zo
knight-nelly-thompson-sign = Ne
knight-sarlow-lee-sign = Sa
zone-tongue = pl

## Ustawienia

setting-adventure = Przygoda
setting-adventure-the-last-reservoir = Ostatni zbiornik (krótki)
setting-adventure-the-last-reservoir-2 = Ostatni zbiornik
setting-adventure-the-drybay-sweepstake = Wielki wyścig Suchej Zatoki (krótki)
setting-adventure-the-drybay-sweepstake-2 = Wielki wyścig Suchej Zatoki
setting-adventure-ghost-signal = Widmowy sygnał (krótki)
setting-adventure-ghost-signal-2 = Widmowy sygnał (wcześniejszy)
setting-adventure-ghost-signal-3 = Widmowy sygnał (wcześniejszy)
setting-adventure-ghost-signal-4 = Widmowy sygnał (wcześniejszy)
setting-adventure-ghost-signal-5 = Widmowy sygnał
setting-adventure-the-glass-mile = Szklana mila
setting-adventure-where-he-lies = Gdzie spoczywa
setting-adventure-provisional-licence = Tymczasowe prawo jazdy
setting-setup = Przygotowanie
setting-setup-draft = Wybór pojazdów i sprzętu
setting-setup-quick = Szybkie przygotowanie
setting-solo = Twoi rycerze
setting-solo-one = Jeden
setting-solo-two = Dwóch
setting-first-die = Kość na początek
setting-first-die-blue = Niebieska
setting-first-die-white = Biała
setting-first-die-green = Zielona
setting-first-die-red = Czerwona
