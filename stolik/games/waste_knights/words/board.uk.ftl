### Waste Knights: що ще каже намальоване поле.

board-actions-left = Лишилося дій: { $count }
board-advance-due = Час на вдосконалення
board-advance-now = Вдосконалення!
board-advances-waiting = Можна вибрати: { $count }
board-anywhere = на будь-якому полі
board-arrange-how = Перетягніть карту або виберіть її, а тоді її місце.
board-arranged = Так і лишити
board-book-end = Далі
board-both-different = щоразу інша
board-breaks = Нещастя: { $chance }%
board-broken = зламано
board-burn-fuel = Спалити паливо (1)
board-can-take = Стільки ран ви ще витримаєте: { $count }
board-card-breaks = карта ламається
board-card-goes = карту скинуто
board-cards = карти спорядження
board-chance = шанс { $chance }%
board-clear-way = Стерти
board-click-goal = вкажіть ціль і рушайте
board-clipboard = Планшет: ціль і час
board-closer = Наблизити
board-condition = умова
board-costs = ОР: { $count }
board-dashboard-of = Показати панель: { $knight }
board-deck-finds = Карти розвідки: { $count }
board-deck-road = Карти пустки, шосе й пустеля: { $count }
board-deck-threats = Жетони загрози в мішечку: { $count }
board-deck-wild = Карти пустки, гори й буш: { $count }
board-declined = Відкинуті знахідки: { $count }
board-defeats = шанс подолати: { $chance }%
board-dice-to-lose = прибрати кубиків: { $count }
board-drive = Рушати
board-drive-fuel = Рушати (паливо: { $count })
board-drops-you = Його атака звалить вас: { $chance }%
board-ending = Кінцівка { $number } / { $endings }
board-event-read = Читає { $reader }, слухає { $knight }: { $title_uk }.
board-read-on = Прочитайте, що сталося.
board-record = { $story_uk }: { $title_uk } (кінцівка { $number } / { $endings })
board-equipment = Спорядження
board-falls = { $name }: подолано
board-farther = Віддалити
board-faults = несправності: { $count }
board-finds-left = Лишилося карт: { $count }
board-fix-text = 1 очко знімає 1 пошкодження з { $count }
board-from-vehicle = від транспорту: { $count }
board-fuel-burnt = паливо спалено
board-fuel-needed = паливо: { $count }
board-go-on = Далі, рушати
board-goal = Ціль
board-gone = вибуття
board-goods-worth = Ваші товари варті { $count }
board-hands =
    { $count ->
        [one] одна рука
        [few] дві руки
       *[many] руки: { $count }
    }
board-hazard-contamination = заражена рана +1
board-hazard-rad = радіація +1
board-hazard-threat = візьміть жетон загрози
board-heal = Лікувати
board-heal-text = Рани: { $wounds }, заражені: { $tainted }
board-helped = з допомогою того, що маєте: { $chance }%
board-here = тут
board-injuries = травми: { $count }
board-keep = Прийняти знахідку
board-kind-combat = бій
board-kind-contest = змагання
board-kind-duel = двобій
board-last-find = останню карту треба прийняти
board-left-to-spend = Лишилося витратити
board-less-damage = пошкодження −{ $count }
board-less-radiation = радіація −{ $count }
board-less-wounds = лікує { $count }
board-mp = ОР
board-needed = потрібно: { $count }
board-next = далі { $count }
board-next-dashboard = Панель наступного лицаря
board-no-thread = Оповідь починається
board-no-vehicle = без транспорту
board-nothing-here = Зараз тут нічого робити
board-now = зараз
board-nowhere-left = уже ніде
board-one-card-more = на одну карту більше
board-order-after = після його атаки
board-order-before = до його атаки
board-order-together = разом з його атакою
board-page = Сторінка { $page } / { $pages }
board-page-after = Наступна сторінка
board-page-before = Попередня сторінка
board-paid = Сплачено
board-pool = запас: { $count }
board-price-ammo = ціна: набої ({ $count })
board-price-any = ціна: будь-які ресурси ({ $count })
board-price-armour = ціна: броня ({ $count })
board-price-card = ціна: будь-яке спорядження ({ $count })
board-price-damage = ціна: пошкодження ({ $count })
board-price-fuel = ціна: паливо ({ $count })
board-price-gear = ціна: приладдя ({ $count })
board-price-meds = ціна: аптечки ({ $count })
board-price-weapon = ціна: зброя ({ $count })
board-protection = Захист
board-purge = Зняти радіацію
board-purge-text = Аптечка знімає 1 з { $count }
board-radiation-more = радіації
board-reads = Читає вголос: { $reader }
board-its-dice = його кубики
board-hat = У капелюсі: { $count } / { $all }
board-hat-in = { $knight }: вибір зроблено
board-hat-out = { $knight }: вибирає
board-repair-cost = Вартість ремонту
board-repair-text = Вартість ремонту: { $count }
board-turn-done = Дій більше немає: завершіть хід.
board-turn-page = Перегорнути сторінку
board-works-again = Знову працює
board-repaired = після ремонту
board-reward = Нагорода
board-rounds-left = лишилося раундів: { $count }
board-route-ends = Кінець маршруту: { $place } ({ $cost } ОР).
board-shop-market = Карти на продаж: { $count }, за товари такої ж вартості.
board-shop-mechanic = Знімає пошкодження (щонайбільше { $repair }) або одну несправність.
board-shop-sawbones = Знімає 1 жетон радіації і дає очки лікування ({ $heal }) або знімає одну травму.
board-shop-workshop = Лагодить одну зламану карту, хоч би скільки це коштувало.
board-shut = Закрити
board-slot-armour = Броня
board-slot-bin = Скинути
board-slot-cargo = Транспорт
board-slot-hands = Руки
board-step-back = На крок назад
board-step-assault = Натиск
board-step-melee = Ближній бій
board-step-opening = Початок
board-step-ranged = Дальній бій
board-step-resolution = Розв’язка
board-step-weapon = Зброя
board-storybook = Книга оповідей
board-successes = Успіхи: { $count }
board-tainted-more =
    { $count ->
        [one] заражена рана
        [few] заражені рани
       *[many] заражених ран
    }
board-taken = Узято
board-tank = Бак, +{ $count } ОР
board-then-road = потім карта: шосе, пустеля
board-then-wild = потім карта: гори, буш
board-threats-more =
    { $count ->
        [one] жетон загрози
        [few] жетони загрози
       *[many] жетонів загрози
    }
board-trip = Маршрут: { $place }
board-type-heavy = важкий
board-type-light = легкий
board-type-medium = середній
board-value-offered = Запропонована вартість
board-visited = відвідано
board-visits-left = Лишилося відвідин: { $count }
board-way = ОР: { $cost }, паливо: { $fuel }
board-where-am-i = Де я?
board-whole-dashboard = Уся панель
board-whole-map = Уся мапа
board-worth = Вартість
board-wounds = Рани
board-wounds-coming = Рани: { $count }
board-wounds-of = Рани: { $wounds }, заражені: { $tainted }, Здоров’я: { $health }
board-you-fall = знепритомнієте: { $chance }%
board-you-fall-first = Ви знепритомнієте раніше.
