### Apex Legends: rysowana plansza.

## Legendy i ich tabliczki

board-legend = { $card }, { $team }: osłona { $shield }, zdrowie { $health }, skrzynie śmierci { $boxes }.
board-chance = Szansa trafienia { $hits }%.
board-hand = Karty wyczynów: { $count }
board-pack = Żetony w plecaku: { $count }
board-backpack = Plecak
board-gear = Wyposażenie: { $card }
board-look = Obejrzyj: { $card }
board-back = Wróć do aktywnej legendy
board-weapon = optymalny zasięg { $range }, trudność trafienia { $threshold }, szybkostrzelność { $rate }, obrażenia { $damage }
board-score = Punkty zwycięstwa: czerwoni { $red }, niebiescy { $blue }. Runda { $round } z 8.

## Mapa

board-next-ring = NASTĘPNY PIERŚCIEŃ · po rundzie { $round }
board-cost = { $mp } PR
board-walk = Idź na pole ({ $x }, { $y }): { $cost } PR
board-away = odległość { $away }
board-hides = w ukryciu
board-seen = widoczne
board-unseen = niewidoczne
board-outside = poza pierścieniem: obrażenia { $damage }
board-mp-left = pozostanie PR: { $mp }
board-canyon = kanion: koniec akcji
board-through = przez wrota
board-seen-by = Widzą to pole:
board-seen-by-nobody = Tego pola nie widzi żaden wróg.
board-seen-from = { $card }, odległość { $away }
board-again = Dotknij jeszcze raz: ruch.
board-higher = wyżej
board-lower = niżej
board-follow = Pokaż aktywną legendę
board-zoom = Bliżej albo dalej
board-drop = Zrzut na mapę
board-drop-tile = Każda legenda wejdzie ze swojej krawędzi z ruchem tamtejszego żetonu bonusu i dostanie to, co on daje. Wybierz legendę, potem krawędź.
board-enters = Wchodzi: { $card }
board-drop-enter = Czerwoni wchodzą pierwsi. Każda legenda wchodzi ze swojej krawędzi z ruchem tamtejszego żetonu bonusu.

## Klawisze aktywnej legendy

key-move = Ruch 2
key-move-long = Ruch 2: dwa PR; wspięcie się o poziom i przejście przez niską ścianę kosztują o 1 więcej
key-move-half = Ruch 1
key-move-half-long = Ruch 1
key-interact = Obiekt
key-interact-long = Oddziaływanie i ruch 1: otwarcie skrzyni, przejazd linką, zmiana dodatków
key-use = Użyj
key-use-long = Użycie i ruch 1: akcesorium albo granat z plecaka
key-melee = Wręcz
key-melee-long = Atak wręcz i ruch 1: cios i odepchnięcie wroga na przyległym polu
key-destroy = Zniszcz
key-destroy-long = Zniszczenie 2 i ruch 1: figurki, które stoją na mapie dzięki zdolnościom
key-helmet = Hełm
key-helmet-long = Oddziaływanie i użycie (legendarny hełm)
key-rush = Zryw
key-rush-long = Zryw: odrzuć kartę wyczynu za 1 PR
key-drop-loot = Upuść
key-drop-loot-long = Upuść coś z plecaka

## Strzał

board-ask-fire = Strzelić za 1 PA i 1 amunicji? Druga strona może jeszcze zareagować.
board-ask-fire-free = Strzelić? Druga strona może jeszcze zareagować.
board-go-option-shoot = Strzel
board-go-option-shoot-special = Strzel
board-ask-place = { $card }: gdzie trafia?
board-ask-edge = { $card }: przy której krawędzi?
board-ask-enter = { $card }: na które pole?
board-ask-who = Kto tu wchodzi?
board-ask-rush = Nie ma już PR: zryw da jeszcze 1, albo zakończ ruch.
board-ask-step = Wybierz następne pole. Pozostało PR: { $mp }.
board-ask-free = Nie ma już PA: zostały darmowe akcje albo koniec aktywacji.
board-aim = Celowanie: { $card }
board-fires = { $card } strzela, cel: { $enemy }
board-fell = { $card }: trafienia { $hits }, obrażenia { $damage }
board-to-hit = TRAFIENIE
board-after = POTEM
board-shots = karty celowania: { $shots }
board-damage = Obrażenia
board-life = osłona { $shield } · zdrowie { $health }
board-mean = średnie obrażenia
board-expected = średnie obrażenia { $damage }
board-headshot = strzał w głowę
board-headshots = { $count ->
    [one] strzał w głowę
    [few] strzały w głowę
   *[many] strzałów w głowę
}
board-hits = { $count ->
    [one] trafienie
    [few] trafienia
   *[many] trafień
}
board-falls = eliminacja
board-needs = Każda karta wymaga
board-deck = Talia celowania przy pierwszej karcie
board-deck-key = pomarańczowe trafiają
board-threshold = Trudność { $threshold }
board-hit-damage = obrażenia { $damage }, w głowę +{ $headshot }
board-more-answers = Możesz zagrać: { $count }. Wskaż kartę, aby zobaczyć jej skutek.
board-nothing = Nie masz tu nic do zagrania.
board-special = { $weapon }: akcja specjalna
part-printed = wydrukowana
part-distance = odległość
part-optic = celownik
part-still = bez ruchu
part-beast = bestia
part-smoke = dym
part-boost = wzmocnienie
part-reaction = reakcja
part-fixed = ustawia wyczyn
outcome-hit = TRAFIENIE
outcome-headshot = W GŁOWĘ
outcome-helmet = HEŁM
outcome-half = PÓŁTRAF.
outcome-miss = PUDŁO

## Granaty i zdolności

board-blast = W polu rażenia
board-planned = Plan: ({ $x }, { $y })
board-nobody = Nikt
board-then = Po przesunięciu
board-average = średnio { $damage }
board-scatter = Kropki pokazują, gdzie może spaść (w procentach). Sposoby dobrania kart: { $ways }.
board-hint-draft = Wskaż legendę: zobaczysz jej osiem wyczynów i działanie zdolności
board-point = Wskaż miejsce, aby zobaczyć, kogo dotknie i które strzały utrudni.
board-hampers = Utrudnione strzały
board-hampers-both = { $shooter } oraz { $target } – wzajemnie:
board-hampers-one = { $shooter }, cel: { $target }:
board-hampers-none = Żaden możliwy teraz strzał nie będzie trudniejszy.
board-forbidden = bez strzału
board-harder = trudność +{ $by }
board-here-throw = Rzuć tutaj
board-here-place = Umieść tutaj
board-here-turn = W tę stronę
board-touched = Kogo dotknie
board-turns = tury: { $turns }
board-on-top = Na wierzch talii
board-under = Pod talię

## Zdobycze i rozdzielanie

board-gained = Zdobycz
board-ground = Na ziemię
board-exchange = Wybierz jedną ze swoich broni, aby ją wymienić.
board-drag = Przeciągnij na miejsce albo wybierz, a potem wskaż miejsce.
board-dealt = Rozdzielono: { $done }/{ $all }
board-dealing = Drużyny rozdzielają swoje pule startowe.
board-to-place = Do rozdzielenia: { $count }
board-left = Pozostawione: { $count }
board-choose-item = Wskaż przedmiot, aby zobaczyć, co robi. Wybierz go, potem miejsce, albo go tam przeciągnij.
board-team-red = Czerwoni wchodzą na mapę i działają pierwsi.
board-team-blue = Niebiescy pierwsi wybierają i ustawiają legendy.

## Pomoc

sign-wall = mur
sign-low-wall = niski mur (ukrycie)
sign-roof = dach; cyfra to poziom
sign-open = można wybrać
sign-target = można ostrzelać
sign-area = pierścień, pola obrażeń
sign-signs = Znaki
sign-turns = tury
keys-target = Poprzedni albo następny cel
keys-gun = Druga broń
keys-stop = Zatrzymaj się, gotowe
keys-take = Podnieś
keys-stroll = Wskazanie pola na mapie; obrót figurki
keys-pass = Pas

## Co się cofa

board-undo-option-activate = { $card }
board-undo-option-initiate = { $card }
board-undo-option-use = { $card }
board-undo-option-take = { $card }
board-undo-option-drop = { $card }
board-undo-option-play = { $card }
board-undo-option-boost = { $card }
board-undo-option-react = { $card }
board-undo-option-attack = { $card }
board-undo-option-step = miejsce ({ $x }, { $y })
board-undo-option-go = miejsce ({ $x }, { $y })
board-undo-option-on = miejsce ({ $x }, { $y })
board-undo-option-throw = miejsce ({ $x }, { $y })
board-undo-option-node = miejsce ({ $i }, { $j })
board-undo-option-shoot = strzał
board-undo-option-shoot-special = strzał
board-undo-option-end = koniec aktywacji
