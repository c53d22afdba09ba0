### Apex Legends: що кажуть за столом.

## Дрібні частини

team-red = червона команда
team-blue = синя команда
axis-ew = захід–схід
axis-ns = північ–південь
facing-n = північ
facing-e = схід
facing-s = південь
facing-w = захід
choice-move-3 = Рух 3
choice-move-1 = Рух 1 і звичайний засіб
choice-shield = Відновити 12 щита
choice-health = Відновити 12 здоров’я

## Запитання

ask-from = «{ $source }» — { $ask }
ask-colour = Виберіть колір команди. Червона першою входить і діє, синя першою вибирає й розставляє легенд.
ask-draft = Виберіть легенду для своєї команди.
ask-equip = Виберіть предмет із початкового запасу та легенду, яка його отримає. Лишилося: { $left }.
ask-tile = Поставте одну зі своїх легенд біля краю плитки входу.
ask-enter = Виберіть легенду, що зараз увійде на мапу, і де саме.
ask-activate = Виберіть легенду для активації.
ask-act = Виберіть наступну дію.
ask-move = Виберіть наступну клітинку або зупиніться. Лишилося ОР: { $mp }.
ask-discard-feat = Виберіть карту прийому, яку скинете для ривка.
ask-interact = Взаємодія і рух 1: виберіть, що далі.
ask-use = Використання і рух 1: виберіть, що далі.
ask-melee = Ближній бій і рух 1: виберіть, що далі.
ask-destroy = Знищення 2 і рух 1: виберіть, що далі.
ask-destroy-what = Виберіть фігурку для знищення або зупиніться.
ask-interact-use = Взаємодія і використання: виберіть, що далі.
ask-board-zip = Рух 1 і проїзд тросом: виберіть, що далі.
ask-ride = Виберіть, куди довезе трос.
ask-portal = Виберіть, де вийдете з іншого порталу.
ask-land = Виберіть, де опиниться легенда.
ask-axis = Уздовж якої осі покласти гранату?
ask-throw = Виберіть заплановану клітинку падіння.
ask-shift = Зсуньте гранату на одну клітинку або зупиніться.
ask-gain = Що ви робите зі здобутим?
ask-make-room = Наплічник повний: виберіть жетон, який викладете.
ask-put-where = Виберіть, куди викласти жетон.
ask-old-attachment = Куди піде модуль, що там стояв?
ask-choose-weapon = Виберіть карту зброї, яку залишите.
ask-load = Виберіть зброю, що отримає 1 набій.
ask-boost = Посилити цю дію стрільби?
ask-react-before = Реакція перед вогнем?
ask-react-after = Реакція після вогню?
ask-instant-boost = Зіграти цю миттєву карту як посилення?
ask-instant-grenade = Зіграти цю миттєву карту, коли граната впала?
ask-instant-thrown = Зіграти цю миттєву карту проти шкоди?
ask-instant-trophy = Ворога виведено з бою. Зіграти цю миттєву карту?
ask-instant-respawn = Зіграти цю миттєву карту для відродження?
ask-respawn = Виберіть, де відродиться легенда.
ask-respawn-or-not = Відродитися одразу за 1 ОД?
ask-canyon = Виберіться з каньйону за 1 ОД або впадіть.
ask-place-node = Виберіть перетин.
ask-place-space = Виберіть клітинку.
ask-facing = У який бік дивиться фігурка?
ask-transfer = Виберіть, куди перенести легенду.
ask-choose-legend = Виберіть легенду.
ask-choose = Виберіть одне.
ask-accelerate = Виберіть здатність для прискорення.
ask-initiate-or-not = Застосувати цю здатність?
ask-use-one = Використайте предмет або пропустіть.
ask-shoot = Виберіть ціль і зброю.
ask-peek = Виберіть карту й покладіть її під колоду або зверху.
ask-redraw = Виберіть відкриту карту для заміни.

## Можливості

option-red = Червона
option-blue = Синя
option-pick = { $card }
option-activate = Активувати: { $card }
option-deal-rest = Роздати решту автоматично
option-deal-weapon = Дати зброю «{ $item }» — { $card }
option-deal-pack = Покласти до наплічника: «{ $item }» — { $card }
option-deal-wear = Надягнути: «{ $item }» — { $card }
option-deal-attach = Приєднати: «{ $item }» — { $card }, зброя «{ $weapon }»
option-deal-leave = Не брати: «{ $item }»
option-place = { $card }: { $side }
option-enter = { $card } входить біля ({ $x }, { $y })
option-move = Рух
option-interact = Взаємодія і рух 1
option-use-and-move = Використання і рух 1
option-melee = Ближній бій і рух 1
option-destroy-and-move = Знищення 2 і рух 1
option-move-2 = Рух 2
option-helmet = Взаємодія і використання (легендарний шолом)
option-shoot = Стріляти: { $card }, зброя: «{ $weapon }»
option-shoot-special = «{ $weapon }»: особлива дія, ціль: { $card }
option-play = Зіграти: «{ $card }»
option-play-for = Зіграти: «{ $card }», легенда: { $legend }
option-boost = Посилення: «{ $card }»
option-react = Реакція: «{ $card }»
option-initiate = Застосувати: «{ $card }»
option-rush = Ривок: скинути карту прийому (+1 ОР)
option-discard = Скинути: «{ $card }»
option-drop = Викласти: «{ $card }»
option-take = Підняти: «{ $card }» ({ $x }, { $y })
option-end = Завершити активацію
option-stop = Зупинитися тут
option-no-boost = Стріляти без підсилення
option-never = Більше не питати цього ходу
option-step = На клітинку ({ $x }, { $y })
option-go = На клітинку ({ $x }, { $y })
option-on = На клітинці ({ $x }, { $y })
option-climb = Вибратися на клітинку ({ $x }, { $y })
option-fall = Впасти: легенда вибуває
option-respawn = На клітинці ({ $x }, { $y })
option-respawn-now = Відродитися
option-throw = На клітинку ({ $x }, { $y })
option-node = Перетин ({ $i }, { $j }), рівень { $level }
option-zip = Проїзд від кріплення ({ $i }, { $j }), рівень { $level }
option-open-v = Відкрити скриню на захід від ({ $x }, { $y })
option-open-h = Відкрити скриню на північ від ({ $x }, { $y })
option-open-drop = Відкрити вантаж на клітинці ({ $x }, { $y })
option-attach = «{ $card }» → «{ $weapon }»
option-detach = Зняти: «{ $card }» («{ $weapon }»)
option-use = Використати: «{ $card }»
option-attack = Атакувати: { $card }
option-with = Зброя: «{ $weapon }»
option-directly = Безпосередньо
option-destroy-raven = Крук ({ $legend })
option-destroy-drone = Дрон D.O.C.
option-destroy-zip-anchor = Кріплення троса Патфайндера
option-keep = Залишити: «{ $card }»
option-swap = Узяти жетон «{ $card }», викласти інший
option-wear = Надягнути: «{ $card }»
option-exchange = Замінити зброю «{ $weapon }»
option-ammo = Узяти набої цієї зброї
option-discard-weapon = Скинути цю зброю
option-pack = У наплічник
option-weapon = { $card }
option-load = { $weapon }
option-legend = { $card }
option-stay = Залишитися
option-choose = { $choice }
option-accelerate = { $card }
option-under = { $card }: під колоду
option-top = { $card }: зверху
option-redraw = Замінити: { $card }
option-facing = Напрямок: { $facing }
option-shift = На одну клітинку: { $direction }
option-axis = Вісь: { $axis }

## Події журналу

event-absorbed = { $legend }: щит пораненого поглинає шкоду ({ $damage }).
event-accelerated = Прискорено здатність «{ $ability }» (відновлення { $position }).
event-attached = { $legend } ставить модуль «{ $loot }» на зброю «{ $weapon }».
event-attacked = { $legend } атакує в ближньому бою; ціль: { $enemy }.
event-chose-weapon = { $legend } залишає зброю «{ $weapon }».
event-collided = { $legend }: зіткнення (шкода: { $damage }).
event-cooled-down = «{ $ability }»: відновлення { $position }.
event-damaged = { $legend } зазнає { $damage } шкоди: щит { $shield }, здоров’я { $health }.
event-destroyed-raven = { $legend } знищує крука.
event-destroyed-drone = { $legend } знищує дрон D.O.C.
event-destroyed-zip-anchor = { $legend } знищує кріплення троса Патфайндера.
event-detached = { $legend } знімає модуль «{ $loot }» зі зброї «{ $weapon }».
event-discarded = { $legend } скидає жетон «{ $loot }».
event-discarded-weapon = { $legend } скидає зброю «{ $weapon }».
event-drew-feats = { $legend } бере карти прийомів: { $count }.
event-drew-feats-1 = { $legend } бере карту «{ $first }».
event-drew-feats-2 = { $legend } бере карти «{ $first }» і «{ $second }».
event-drew-feats-3 = { $legend } бере карти «{ $first }», «{ $second }» і «{ $third }».
event-drew-loot = { $legend } бере жетон «{ $loot }».
event-drew-weapon = { $legend } бере зброю «{ $weapon }».
event-dropped = { $legend } викладає жетон «{ $loot }» на клітинку ({ $x }, { $y }).
event-eliminated = { $legend } вибуває. Лишилося скринь смерті: { $deathboxes }.
event-exchanged = { $legend } міняє зброю: «{ $old }» → «{ $weapon }».
event-exploded = «{ $loot }» вибухає.
event-healed = { $legend } відновлює здоров’я: { $points }.
event-kept = { $legend } залишає жетон «{ $loot }».
event-landed = «{ $loot }» падає на клітинку ({ $x }, { $y }).
event-loaded = { $legend } заряджає зброю «{ $weapon }», набоїв: { $ammo }.
event-moved = { $legend } переходить на клітинку ({ $x }, { $y }).
event-opened-bin = { $legend } відкриває скриню біля ({ $x }, { $y }).
event-played = { $legend } грає карту «{ $feat }».
event-pushed = { $legend } відлітає на клітинку ({ $x }, { $y }).
event-put-below-track =
    «{ $ability }»: жетон іде на { $turns ->
        [one] { $turns } хід уперед
        [few] { $turns } ходи вперед
       *[many] { $turns } ходів уперед
    }.
event-recharged = { $legend } відновлює щит: { $points }.
event-respawned = { $legend } відроджується на клітинці ({ $x }, { $y }).
event-revealed-aim = Карти прицілювання: { $cards }.
event-revealed-no-aim = Жодної карти прицілювання не відкрито.
event-rushed = { $legend } робить ривок і скидає карту «{ $feat }».
event-shifted = «{ $loot }» зсувається на клітинку ({ $x }, { $y }).
event-threw = { $legend } кидає гранату «{ $loot }» на клітинку ({ $x }, { $y }).
event-took = { $legend } піднімає жетон «{ $loot }» з клітинки ({ $x }, { $y }).
event-took-ammo = { $legend } бере набої зброї «{ $weapon }».
event-transferred = { $legend } переноситься на клітинку ({ $x }, { $y }).
event-used = { $legend } використовує жетон «{ $loot }».
event-wore = { $legend } надягає «{ $loot }»; щит { $shield }.
event-turned-up-ring-card = Відкрито карту «{ $card }».
event-drew-for-initiative = Ініціатива: { $first } — { $second }.
event-chose-colour = { $seat } веде червону команду.
event-recruited = { $legend }: { $team } ({ $seat }).
event-drew-pool = Набрано початковий запас: { $team }.
event-dealt-out = { $left ->
    [0] Початковий запас роздано: { $team }.
   *[other] Ще не роздано з початкового запасу: { $left } ({ $team }).
}
event-sorted-item = Роздано предмет із початкового запасу ({ $team }).
event-sorted-item-shown = Початковий запас, { $team } — розподілено: «{ $item }».
event-sorted-item-rest = Роздано решту початкового запасу: { $count } ({ $team }).
event-equipped = { $legend } має зброю «{ $first }» і «{ $second }».
event-laid-tile = Жетони бонусів і епічна здобич лежать біля плитки входу.
event-placed-at-tile = { $legend } стає біля плитки входу, { $side }.
event-entered = { $legend } входить на мапу біля ({ $x }, { $y }).
event-turn-began = Раунд { $round }, хід: { $team }.
event-round-began = Починається раунд { $round }.
event-activated = Активація: { $legend }.
event-ended-activation = { $legend } завершує активацію.
event-acted = { $legend }: { $action }. Лишилося ОД: { $ap }.
event-initiated = { $legend } застосовує здатність «{ $ability }».
event-shot-at = { $legend } стріляє; ціль: { $enemy }, зброя: «{ $weapon }». Лишилося набоїв: { $ammo }.
event-aimed = { $legend } цілиться: складність влучання { $threshold }, карти прицілювання: { $shots }×{ $cards }.
event-put-under = Карта «{ $card }» іде під колоду прицілювання.
event-hit = { $legend }: влучань { $hits }, пострілів у голову { $headshots }, шкода { $damage }.
event-overheated = { $legend }: зброя перегрівається. Лишилося набоїв: { $ammo }.
event-missed = { $legend } промахується в ближньому бою; ціль: { $enemy }.
event-swapped = { $legend } і { $ally } міняються місцями.
event-tracked = Сліди ведуть до цілі: { $legend }. Укриття не допомагає.
event-sent-raven = Крук летить за легендою: { $legend }.
event-peeked = { $legend } дивиться карти прицілювання: { $count }.
event-peeked-shown = { $legend } дивиться карти прицілювання: { $cards }.
event-placed = «{ $ability }»: клітинка ({ $x }, { $y }).
event-placed-node = «{ $ability }»: перетин ({ $i }, { $j }), рівень { $level }.
event-came-down = «{ $ability }» падає на клітинку ({ $x }, { $y }).
event-available = Знову доступна здатність «{ $ability }».
event-ring-shrank = Кільце звужується до стовпців { $x0 }–{ $x1 }, рядків { $y0 }–{ $y1 }.

## Дії

action-move = рух 2
action-shoot = стрільба
action-interact = взаємодія і рух 1
action-use = використання і рух 1
action-melee = ближній бій і рух 1
action-destroy = знищення 2 і рух 1
action-helmet = взаємодія і використання
action-shoot-special = особлива дія зброї

## Кінець

over-elimination = Перемагає команда ({ $winner }): кожна ворожа легенда втратила скриню смерті.
over-points = Перемагає команда ({ $winner }) за переможними очками.
over-victory-points = Останній раунд скінчився: перемагає команда ({ $winner }), у неї більше переможних очок.
over-health = Переможних очок порівну: перемагає команда ({ $winner }), у неї легенда з найбільшим здоров’ям.
over-draw = Партія завершується внічию.
over-gave-up = { $loser } здається. Перемагає команда ({ $winner }).
