### Apex Legends: просте поле.

ask-drop-loot = Виберіть жетон, який викладете.
option-drop-loot = Викласти щось
zone-map = Мапа
zone-tile = Плитка входу
zone-pool = Початковий запас
zone-gained = Здобуте
zone-aim = Карти прицілювання
zone-hand = { $card }: рука
zone-points-red = Червона команда: переможні очки
zone-points-blue = Синя команда: переможні очки
zone-round = Раунд
zone-ap = ОД
zone-ring-damage = Шкода кільця
plain-space = ({ $x },{ $y })
plain-side = { $card } ({ $side })
mark-level = рівень { $level }
mark-at-node = { $card } на ({ $i },{ $j }), рівень { $level }
mark-outside-ring = поза кільцем
mark-for = легенда: { $card }
mark-left-over = лишається в запасі
mark-raven = крук
mark-beast = звір
mark-activated = після активації
mark-off-map = поза мапою
mark-ammo = набої { $ammo }
mark-used = вичерпаний
token-available = доступний
token-track = на треку ініціативи
token-cooldown-1 = відновлення 1
token-cooldown-2 = відновлення 2
token-cooldown-3 = відновлення 3

mark-on-it = { $card }
mark-north = на півночі: { $card }
mark-west = на заході: { $card }
mark-bin-closed = закрита
mark-bin-open = відкрита

## Пояснення мапи

key-level = рівень { $level }
key-rise = край даху
key-loot = здобич
key-outside-ring = поза кільцем
key-bin-closed = скриня
key-bin-open = відкрита скриня

## Легенди, постріли й вибір легенд

zone-draft = Легенди
zone-shot = Шанси пострілу
zone-legend = { $card } ({ $letter }), { $team }: щит { $shield }/{ $limit }, здоров’я { $health }, скрині смерті { $deathboxes }, наплічник { $pack }, карти прийомів { $cards }
zone-legend-active = ▶ { $card } ({ $letter }), { $team }: щит { $shield }/{ $limit }, здоров’я { $health }, скрині смерті { $deathboxes }, наплічник { $pack }, карти прийомів { $cards }
plain-odds = { $enemy }, «{ $weapon }»: { $word } ({ $hits }%), у середньому { $damage },{ $tenths } шкоди, виводить із бою: { $eliminates }%. Складність влучання { $threshold }.
plain-shot = { $legend } стріляє; ціль: { $enemy }, зброя: «{ $weapon }».
plain-shot-values = { $legend } стріляє; ціль: { $enemy }, зброя: «{ $weapon }». Складність влучання { $threshold }, карти прицілювання: { $shots }×{ $cards }, шкода за влучання: { $damage }.
plain-shot-odds = { $legend } стріляє; ціль: { $enemy }, зброя: «{ $weapon }» — { $word } ({ $hits }%), у середньому { $mean },{ $tenths } шкоди. Складність влучання { $threshold }, карти прицілювання: { $shots }×{ $cards }, шкода за влучання: { $damage }.
odds-never = не може влучити
odds-rarely = влучає рідко
odds-seldom = влучає інколи
odds-often = частіше влучає, ніж хибить
odds-mostly = влучає майже завжди
odds-always = влучає завжди

## Вітальня

game-apex-legends = Apex Legends
tagline-apex-legends = Дві команди легенд і кільце, що стискається. Збирайте здобич, ховайтеся, цільтеся влучно.
setting-map = Мапа
setting-map-crossroads = Роздоріжжя
setting-map-gorge = Розколота ущелина
setting-map-timber = Лісові пагорби
setting-team-size = Легенд у команді
setting-team-size-2 = Дві
setting-team-size-3 = Три
setting-draft = Легенди
setting-draft-standard = Вибирають по черзі
setting-draft-random = Роздають навмання
setting-draft-first-game = Як у першій партії
setting-ring = Кільце
setting-ring-on = З кільцем
setting-ring-off = Без кільця
setting-first-team = Перша команда
setting-first-team-even = Порівну, легенди по черзі
setting-first-team-one = Одна людина грає за всі легенди
setting-first-team-each = Кожна людина грає за одну легенду
setting-first-team-12-3 = Одна людина грає за легенди 1 і 2, друга — за легенду 3
setting-first-team-13-2 = Одна людина грає за легенди 1 і 3, друга — за легенду 2
setting-first-team-1-23 = Одна людина грає за легенду 1, друга — за легенди 2 і 3
setting-second-team = Друга команда
setting-second-team-even = Порівну, легенди по черзі
setting-second-team-one = Одна людина грає за всі легенди
setting-second-team-each = Кожна людина грає за одну легенду
setting-second-team-12-3 = Одна людина грає за легенди 1 і 2, друга — за легенду 3
setting-second-team-13-2 = Одна людина грає за легенди 1 і 3, друга — за легенду 2
setting-second-team-1-23 = Одна людина грає за легенду 1, друга — за легенди 2 і 3
