### Apex Legends: намальоване поле.

## Легенди та їхні таблички

board-legend = { $card }, { $team }: щит { $shield }, здоров’я { $health }, скрині смерті { $boxes }.
board-chance = Шанс влучити { $hits }%.
board-hand = карти прийомів: { $count }
board-pack = Жетони в наплічнику: { $count }
board-backpack = Наплічник
board-gear = Спорядження: { $card }
board-look = Оглянути: { $card }
board-back = Назад до активної легенди
board-weapon = оптимальна дальність { $range }, складність влучання { $threshold }, скорострільність { $rate }, шкода { $damage }
board-score = Переможні очки: червоні { $red }, сині { $blue }. Раунд { $round } із 8.

## Мапа

board-next-ring = НАСТУПНЕ КІЛЬЦЕ · після раунду { $round }
board-cost = { $mp } ОР
board-walk = Іти на клітинку ({ $x }, { $y }): { $cost } ОР
board-away = відстань { $away }
board-hides = в укритті
board-seen = видно
board-unseen = не видно
board-outside = поза кільцем: шкода { $damage }
board-mp-left = залишиться ОР: { $mp }
board-canyon = каньйон: кінець дії
board-through = крізь портал
board-seen-by = Бачать цю клітинку:
board-seen-by-nobody = Цієї клітинки не бачить жоден ворог.
board-seen-from = { $card }, відстань { $away }
board-again = Торкніться ще раз: рух.
board-higher = вище
board-lower = нижче
board-follow = Показати активну легенду
board-zoom = Ближче або далі
board-drop = Висадка на мапу
board-drop-tile = Кожна легенда увійде зі свого краю з рухом тамтешнього жетона бонусу й отримає те, що він дає. Виберіть легенду, потім край.
board-enters = Входить: { $card }
board-drop-enter = Першими входять червоні. Кожна легенда входить зі свого краю з рухом тамтешнього жетона бонусу.

## Клавіші активної легенди

key-move = Рух 2
key-move-long = Рух 2: два ОР; підйом на рівень і перехід через низьку стіну коштують на 1 більше
key-move-half = Рух 1
key-move-half-long = Рух 1
key-interact = Об’єкт
key-interact-long = Взаємодія з об’єктом і рух 1: відкрити скриню, проїхати тросом, змінити модулі
key-use = Вжити
key-use-long = Використання і рух 1: засіб або граната з наплічника
key-melee = Ближній
key-melee-long = Ближній бій і рух 1: удар і відштовхування ворога на прилеглій клітинці
key-destroy = Знищити
key-destroy-long = Знищення 2 і рух 1: фігурки, які поставили на мапу здатності
key-helmet = Шолом
key-helmet-long = Взаємодія та використання (легендарний шолом)
key-rush = Ривок
key-rush-long = Ривок: скинути карту прийому за 1 ОР
key-drop-loot = Кинути
key-drop-loot-long = Викинути щось із наплічника

## Постріл

board-ask-fire = Стріляти за 1 ОД і 1 набій? Інша сторона ще може зреагувати.
board-ask-fire-free = Стріляти? Інша сторона ще може зреагувати.
board-go-option-shoot = Стріляти
board-go-option-shoot-special = Стріляти
board-ask-place = { $card }: куди це піде?
board-ask-edge = { $card }: біля якого краю?
board-ask-enter = { $card }: на яку клітинку?
board-ask-who = Хто тут входить?
board-ask-rush = ОР більше немає: ривок дасть ще 1, або зупиніться.
board-ask-step = Виберіть наступну клітинку. Лишилося ОР: { $mp }.
board-ask-free = ОД більше немає: лишилися безкоштовні дії або завершення активації.
board-aim = Приціл: { $card }
board-fires = { $card } стріляє, ціль: { $enemy }
board-fell = { $card }: влучань { $hits }, шкода { $damage }
board-to-hit = ВЛУЧИТЬ
board-after = ПІСЛЯ
board-shots = карти прицілювання: { $shots }
board-damage = Шкода
board-life = щит { $shield } · здоров’я { $health }
board-mean = середня шкода
board-expected = середня шкода { $damage }
board-headshot = у голову
board-headshots = { $count ->
    [one] постріл у голову
    [few] постріли у голову
   *[many] пострілів у голову
}
board-hits = { $count ->
    [one] влучання
    [few] влучання
   *[many] влучань
}
board-falls = вибуває
board-needs = Кожна карта потребує
board-deck = Колода прицілювання для першої карти
board-deck-key = помаранчеві влучають
board-threshold = Складність { $threshold }
board-hit-damage = шкода { $damage }, у голову +{ $headshot }
board-more-answers = Можна зіграти: { $count }. Наведіть на карту, щоб побачити її дію.
board-nothing = Тут вам нема чого зіграти.
board-special = { $weapon }: спеціальна дія
part-printed = надруковано
part-distance = відстань
part-optic = приціл
part-still = без руху
part-beast = звір
part-smoke = дим
part-boost = посилення
part-reaction = реакція
part-fixed = задає прийом
outcome-hit = ВЛУЧАННЯ
outcome-headshot = У ГОЛОВУ
outcome-helmet = ШОЛОМ
outcome-half = ПІВ ВЛУЧ.
outcome-miss = ПРОМАХ

## Гранати й здатності

board-blast = У зоні вибуху
board-planned = План: ({ $x }, { $y })
board-nobody = Нікого
board-then = Після зсуву
board-average = у середньому { $damage }
board-scatter = Крапки показують, куди вона може впасти (у відсотках). Способи взяти карти: { $ways }.
board-hint-draft = Наведіть на легенду: побачите її вісім прийомів і дію здатностей
board-point = Наведіть на місце, щоб побачити, кого воно зачепить і які постріли ускладнить.
board-hampers = Ускладнені постріли
board-hampers-both = { $shooter } і { $target } – взаємно:
board-hampers-one = { $shooter }, ціль: { $target }:
board-hampers-none = Жоден можливий зараз постріл не стане складнішим.
board-forbidden = без пострілу
board-harder = складність +{ $by }
board-here-throw = Кинути сюди
board-here-place = Розмістити тут
board-here-turn = У цей бік
board-touched = Кого зачепить
board-turns = ходи: { $turns }
board-on-top = На верх колоди
board-under = Під колоду

## Здобич і розподіл

board-gained = Здобич
board-ground = На землю
board-exchange = Виберіть одну зі своїх зброй, щоб її замінити.
board-drag = Перетягніть на місце або виберіть, а тоді вкажіть місце.
board-dealt = Розподілено: { $done }/{ $all }
board-dealing = Команди розподіляють свої початкові запаси.
board-to-place = Ще розподілити: { $count }
board-left = Залишено: { $count }
board-choose-item = Наведіть на предмет, щоб побачити, що він робить. Виберіть його, потім місце, або перетягніть його туди.
board-team-red = Червоні першими входять на мапу й діють.
board-team-blue = Сині першими вибирають і розставляють легенд.

## Довідка

sign-wall = стіна
sign-low-wall = низька стіна (укриття)
sign-roof = дах; цифра — його рівень
sign-open = можна вибрати
sign-target = можна обстріляти
sign-area = кільце, зони шкоди
sign-signs = Знаки
sign-turns = ходи
keys-target = Попередня або наступна ціль
keys-gun = Друга зброя
keys-stop = Зупинитися, готово
keys-take = Підняти
keys-stroll = Вибір клітинки на карті; поворот фігурки
keys-pass = Пас

## Що скасовують

board-undo-option-activate = { $card }
board-undo-option-initiate = { $card }
board-undo-option-use = { $card }
board-undo-option-take = { $card }
board-undo-option-drop = { $card }
board-undo-option-play = { $card }
board-undo-option-boost = { $card }
board-undo-option-react = { $card }
board-undo-option-attack = { $card }
board-undo-option-step = місце ({ $x }, { $y })
board-undo-option-go = місце ({ $x }, { $y })
board-undo-option-on = місце ({ $x }, { $y })
board-undo-option-throw = місце ({ $x }, { $y })
board-undo-option-node = місце ({ $i }, { $j })
board-undo-option-shoot = постріл
board-undo-option-shoot-special = постріл
board-undo-option-end = кінець активації
