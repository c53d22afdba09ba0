### Apex Legends: prosta plansza.

ask-drop-loot = Wybierz żeton do upuszczenia.
option-drop-loot = Upuść coś
zone-map = Mapa
zone-tile = Kafelek wejścia
zone-pool = Pula startowa
zone-gained = Zdobyte
zone-aim = Karty celowania
zone-hand = { $card }: ręka
zone-points-red = Czerwona drużyna: punkty zwycięstwa
zone-points-blue = Niebieska drużyna: punkty zwycięstwa
zone-round = Runda
zone-ap = PA
zone-ring-damage = Obrażenia pierścienia
plain-space = ({ $x },{ $y })
plain-side = { $card } ({ $side })
mark-level = poziom { $level }
mark-at-node = { $card } na ({ $i },{ $j }), poziom { $level }
mark-outside-ring = poza pierścieniem
mark-for = legenda: { $card }
mark-left-over = zostaje w puli
mark-raven = kruk
mark-beast = dziku łowcu
mark-activated = po aktywacji
mark-off-map = poza mapą
mark-ammo = amunicja { $ammo }
mark-used = wyczerpana
token-available = dostępny
token-track = na torze inicjatywy
token-cooldown-1 = odnawianie 1
token-cooldown-2 = odnawianie 2
token-cooldown-3 = odnawianie 3

mark-on-it = { $card }
mark-north = na północy: { $card }
mark-west = na zachodzie: { $card }
mark-bin-closed = zamknięta
mark-bin-open = otwarta

## Objaśnienie mapy

key-level = poziom { $level }
key-rise = krawędź dachu
key-loot = łup
key-outside-ring = poza pierścieniem
key-bin-closed = skrzynia
key-bin-open = otwarta skrzynia

## Legendy, strzały i wybór legend

zone-draft = Legendy
zone-shot = Szanse strzału
zone-legend = { $card } ({ $letter }), { $team }: osłona { $shield }/{ $limit }, zdrowie { $health }, skrzynie śmierci { $deathboxes }, plecak { $pack }, karty wyczynów { $cards }
zone-legend-active = ▶ { $card } ({ $letter }), { $team }: osłona { $shield }/{ $limit }, zdrowie { $health }, skrzynie śmierci { $deathboxes }, plecak { $pack }, karty wyczynów { $cards }
plain-odds = { $enemy }, „{ $weapon }”: { $word } ({ $hits }%), średnie obrażenia: { $damage },{ $tenths }, szansa na eliminację: { $eliminates }%. Trudność trafienia { $threshold }.
plain-shot = { $legend } strzela; cel: { $enemy }, broń: { $weapon }.
plain-shot-values = { $legend } strzela; cel: { $enemy }, broń: { $weapon }. Trudność trafienia { $threshold }, karty celowania: { $shots }×{ $cards }, obrażenia za trafienie: { $damage }.
plain-shot-odds = { $legend } strzela; cel: { $enemy }, broń: { $weapon } – { $word } ({ $hits }%), średnie obrażenia: { $mean },{ $tenths }. Trudność trafienia { $threshold }, karty celowania: { $shots }×{ $cards }, obrażenia za trafienie: { $damage }.
odds-never = nie może trafić
odds-rarely = trafia rzadko
odds-seldom = trafia czasem
odds-often = trafia częściej, niż chybia
odds-mostly = trafia prawie zawsze
odds-always = trafia zawsze

## Lobby

game-apex-legends = Apex Legends
tagline-apex-legends = Dwie drużyny legend i kurczący się pierścień. Zbieraj łupy, kryj się, celuj dobrze.
setting-map = Mapa
setting-map-crossroads = Rozdroża
setting-map-gorge = Rozdarty wąwóz
setting-map-timber = Leśne wzgórza
setting-team-size = Legendy w drużynie
setting-team-size-2 = Dwie
setting-team-size-3 = Trzy
setting-draft = Legendy
setting-draft-standard = Wybierane na zmianę
setting-draft-random = Losowane
setting-draft-first-game = Jak w pierwszej rozgrywce
setting-ring = Pierścień
setting-ring-on = Z pierścieniem
setting-ring-off = Bez pierścienia
setting-first-team = Pierwsza drużyna
setting-first-team-even = Po równo, legendy na zmianę
setting-first-team-one = 1 osoba kontroluje wszystkie legendy
setting-first-team-each = Każda osoba kontroluje 1 legendę
setting-first-team-12-3 = 1 osoba kontroluje legendy 1 i 2, druga legendę 3
setting-first-team-13-2 = 1 osoba kontroluje legendy 1 i 3, druga legendę 2
setting-first-team-1-23 = 1 osoba kontroluje legendę 1, druga legendy 2 i 3
setting-second-team = Druga drużyna
setting-second-team-even = Po równo, legendy na zmianę
setting-second-team-one = 1 osoba kontroluje wszystkie legendy
setting-second-team-each = Każda osoba kontroluje 1 legendę
setting-second-team-12-3 = 1 osoba kontroluje legendy 1 i 2, druga legendę 3
setting-second-team-13-2 = 1 osoba kontroluje legendy 1 i 3, druga legendę 2
setting-second-team-1-23 = 1 osoba kontroluje legendę 1, druga legendy 2 i 3
