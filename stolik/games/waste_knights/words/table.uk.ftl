### Waste Knights: що кажуть за столом.

## Терміни

game-waste-knights = Waste Knights
tagline-waste-knights = Австралія після Лиха: паливо, пил і чужі історії. Куди поїдете, те й станеться.
resource-fuel = паливо
resource-ammo = набої
resource-meds = аптечки
skill-blades = Леза
skill-guns = Стволи
skill-survival = Виживання
skill-negotiation = Перемовини
skill-firstaid = Перша допомога
skill-tech = Техніка
terrain-highway = шосе
terrain-desert = пустеля
terrain-mountains = гори
terrain-bush = буш
terrain-crater = кратер
space-highway = { terrain-highway }
space-desert = { terrain-desert }
space-mountains = { terrain-mountains }
space-bush = { terrain-bush }
space-crater = { terrain-crater }
colour-white = білий
colour-green = зелений
colour-blue = синій
colour-red = червоний
stat-health = Здоров’я
stat-resistance = Опірність
stat-repair = Ремонт
stat-explore = Розвідка
stat-load = Вантажність
stat-speed = Швидкість
stat-tank = Бак
stat-bonus = бонус швидкості
stat-durability = Міцність
trait-ambush = Засідка
trait-armour-piercing = Бронебійність
trait-unstoppable = Нестримність
enemy-type-machine = машина
enemy-type-beast = звір
enemy-type-mutant = мутант
enemy-type-gang = банда
enemy-type-cult = культ
attack-ranged = дистанційна атака
attack-melee = ближня атака
hazard-rad = радіація
hazard-contamination = зараження
hazard-threat = загроза
hazard-rad-sign = ☢︎
hazard-contamination-sign = ☣︎
hazard-threat-sign = !
harm-wound = рана
harm-tainted = заражена рана
harm-rad = радіація
harm-damage = пошкодження
shop-sawbones = Коновал
shop-mechanic = Механік
shop-workshop = Майстерня
shop-market = Ринок
face-blank = порожньо
face-s = успіх
face-f = Доля
face-bl = Нещастя
face-ss = 2 успіхи
face-sf = успіх і Доля
face-sbl = успіх і Нещастя
action-move = Рух
action-camp = Табір
action-explore = Розвідка
action-city = Місто
action-regain-consciousness = Опритомнення
action-overhaul = Капітальний ремонт
action-miracle-fix = Диво-ремонт
card-unarmed = без зброї

## Відповіді

option-choose-knight = { $what }
option-choose-vehicle = { $what }
option-take = Узяти: { $what }
option-without = Обійтися без цього
option-move = Їхати
option-camp = Стати табором
option-explore = Розвідати
option-city = Піти в місто
option-arrange = Перекласти спорядження
option-finish = Завершити хід
option-later = Пізніше
option-keep-roll = Залишити кидок
option-go-on = Далі
option-roll = Кинути кубики
option-break-camp = Згорнути табір
option-leave-city = Покинути місто
option-let-happen = Хай так і буде
option-take-wounds = Прийняти рани
option-enough = Досить
option-no = Ні
option-do-it = Зробити
option-offer-nothing = Нічого не пропонувати
option-offer-this = Запропонувати це
option-keep-all = Лишити всі
option-special = Особлива дія: { $what }
option-go = Їхати: поле { $space } ({ $terrain })
option-go-named = Їхати: { $place }, { $space } ({ $terrain })
option-stop = Зупинитися тут
option-use = Використати: { $what }
option-return = Повернути в мішок: { $what }
option-gain = Отримати: { $what }
option-lose = Скинути: { $what }
option-pay = Заплатити: { $what }
option-hold = Узяти в руки: { $what }
option-hold-two = Узяти в руки: { $what } та { $other }
option-hold-nothing = Лишитися з порожніми руками
option-wear = Одягнути: { $what }
option-wear-nothing = Лишитися без броні
option-stow = Покласти в транспорт: { $what }
option-discard = Скинути: { $what }
option-heal-wound = Вилікувати рану
option-heal-tainted = Зробити заражену рану звичайною
option-prevent-wound = Ігнорувати рану
option-prevent-tainted = Ігнорувати заражену рану
option-lose-die = Втратити кубик: { $colour }
option-arm = Атакувати зброєю: { $what }
option-arm-unarmed = Атакувати без зброї
option-armour = Використати броню: { $what }
option-accept = Прийняти
option-decline = Шукати далі
option-fuel = Витратити 1 паливо: +1 до Розвідки
option-visit = { $what }
option-treat = Зняти 1 жетон радіації, 4 очки лікування
option-fix = Зняти до 3 пошкоджень
option-cure = Позбутися травми: { $what }
option-mend = Позбутися несправності: { $what }
option-repair = Полагодити: { $what }
option-advance = Узяти вдосконалення: { $what }
option-agree = Погодитися
option-refuse = Відмовитися
option-pick = Кубик { $colour }: { $face }
option-cancel = Скасувати
option-propose = Запропонувати обмін
option-give = Віддати: { $what }
option-ask = Попросити: { $what }
option-exchange = Обмінятися: { $what }
option-repair-two = Полагодити ({ $other }): { $what }
option-advances = Узяти вдосконалення
option-camp-heal = Лікуватися (1 аптечка)
option-camp-heal-other = Лікувати (1 аптечка): { $what }
option-camp-cleanse = Зняти 1 жетон радіації (1 аптечка)
option-camp-cleanse-other = Зняти 1 жетон радіації (1 аптечка): { $what }
option-camp-fix = Зняти 1 пошкодження (1 очко Ремонту)
option-camp-fix-other = Зняти 1 пошкодження (1 очко Ремонту): { $what }

## Запитання

ask-choose-knight = Виберіть лицаря.
ask-choose-vehicle = Виберіть транспорт.
ask-replace-vehicle = Виберіть інший транспорт.
ask-draft = Візьміть карту початкового спорядження.
ask-replace-weapon = Зброю з вашого набору вже взято. Виберіть іншу.
ask-replace-armour = Броню з вашого набору вже взято. Виберіть іншу.
ask-act = Виберіть наступну дію.
ask-route = Виберіть наступне поле маршруту або зупиніться.
ask-hazard-rad = Символ радіації: скористатися чимось проти нього?
ask-hazard-contamination = Символ зараження: скористатися чимось проти нього?
ask-hazard-threat = Символ загрози: скористатися чимось проти нього?
ask-return-token = { card-slip-through }: повернути жетон загрози в мішок?
ask-wasteland = Карту пустки відкрито. Скористатися чимось?
ask-arrange = Скиньте спорядження або йдіть далі.
ask-hold-weapons = Виберіть зброю в руки.
ask-wear-armour = Виберіть броню.
ask-place-card = Куди йде карта «{ $what }»?
ask-shed = Забагато карт: скиньте одну.
ask-shift = Місця стало менше: оберіть карту, яку перекладете.
ask-discard-drawn = Скиньте одну зі взятих карт.
ask-gain-resource = Отримайте ресурс на вибір.
ask-lose-resource = Скиньте ресурс на вибір.
ask-pay-resource = Виберіть ресурс для оплати.
ask-pay-gear = Виберіть карту спорядження, яку скинете (до сплати: { $count }).
ask-heal = Використайте очко лікування (лишилося: { $count }).
ask-prevent = Виберіть, що ігнорувати.
ask-hurt = Ви от-от отримаєте рани. Скористатися чимось?
ask-collapse = Ваші рани сягнуть Здоров’я. Скористатися чимось?
ask-receive-radiation = Ви от-от отримаєте радіацію. Скористатися чимось?
ask-receive-damage = Ваш транспорт от-от отримає пошкодження. Скористатися чимось?
ask-dealt = Вам завдано ран. Скористатися бронею чи чимось іще?
ask-beforehand = Перш ніж іти далі: скористатися чимось?
ask-before-roll = Перед кидком: скористатися чимось?
ask-after-roll = Після кидка: скористатися чимось?
ask-combat-start = Бій починається. Скористатися чимось?
ask-opening = Початок: скористатися чимось?
ask-assault = Натиск: скористатися чимось?
ask-resolution = Розв’язка: скористатися чимось?
ask-lose-die = Виберіть кубик, який втрачаєте.
ask-reroll = Виберіть кубик для перекидання (щонайбільше { $count }).
ask-weapon = Виберіть зброю для цього бою.
ask-fate = Виберіть, що спричиняє ця Доля.
ask-foe-offer = Скористатися тим, що дає карта ворога?
ask-may = Ви можете зробити те, що написано. Зробити?
ask-explore = Прийняти знахідку чи шукати далі?
ask-city = Виберіть крамницю.
ask-sawbones = Що має зробити Коновал?
ask-mechanic = Що має зробити Механік?
ask-workshop = Виберіть зламану карту для ремонту.
ask-pay = Чим платите? (Вартість досі: { $count })
ask-buy = Що берете? (Залишок вартості: { $count })
ask-repair-gear = Виберіть зламану карту для ремонту.
ask-camp = Що робите в таборі?
ask-advance = Виберіть вдосконалення.
ask-exchange = Що обмінюєте? Друга сторона: { $what }.
ask-consent = { $what } пропонує обмін. Ви згодні?
ask-win = Ворога переможено. Скористатися чимось?
ask-placed = Рани розміщено. Скористатися чимось?

## Журнал

event-gained =
    { $count ->
        [0] { $knight } не отримує нічого ({ $resource }): немає місця або запас вичерпано.
       *[other] { $knight } отримує: { $resource } ({ $count }).
    }
event-lost = { $knight } скидає: { $resource } ({ $count }).
event-discarded = { $knight } скидає карту «{ $card }».
event-broke = { $knight }: зламано карту «{ $card }».
event-repaired = { $knight }: полагоджено карту «{ $card }».
event-drew-gear =
    { $knight } бере спорядження: { $cards-count ->
        [1] «{ $cards-first }»
        [2] «{ $cards-first }», «{ $cards-second }»
        [3] «{ $cards-first }», «{ $cards-second }», «{ $cards-third }»
        [4] «{ $cards-first }», «{ $cards-second }», «{ $cards-third }», «{ $cards-fourth }»
        [5] «{ $cards-first }», «{ $cards-second }», «{ $cards-third }», «{ $cards-fourth }», «{ $cards-fifth }»
       *[other] «{ $cards-first }», «{ $cards-second }», «{ $cards-third }», «{ $cards-fourth }», «{ $cards-fifth }», «{ $cards-sixth }» та інші
    }.
event-placed-card = { $knight } лишає собі карту «{ $card }».
event-arranged = { $knight } перекладає спорядження.
event-reshuffled = Колода скінчилася; її скид перетасовано.
event-wounded =
    { $knight } отримує { $tainted ->
        [0] рани: { $wounds }
       *[other] { $wounds ->
            [0] заражені рани: { $tainted }
           *[other] рани: { $wounds }, заражені: { $tainted }
        }
    }.
event-irradiated = { $knight } отримує радіацію: { $count }.
event-cleansed = { $knight } позбувається радіації: { $count }.
event-healed = { $knight } — лікування: { $what }.
event-collapsed = { $knight } непритомніє.
event-woke = { $knight } приходить до тями з травмою «{ $injury }».
event-injured = { $knight } має травму «{ $injury }».
event-cured = { $knight } позбувається травми «{ $injury }».
event-eliminated = { $knight } вибуває з гри.
event-picked-up = { $knight } підбирає те, що тут лишилося.
event-damaged = { $knight }: транспорт отримує пошкодження ({ $count }).
event-wrecked = { $knight }: транспорт розбито.
event-fixed = { $knight }: з транспорту знято пошкодження ({ $count }).
event-overhauled = { $knight } капітально ремонтує транспорт; лишається несправність «{ $fault }».
event-faulted = { $knight }: транспорт має несправність «{ $fault }».
event-mended = { $knight }: транспорт позбувається несправності «{ $fault }».
event-replaced-vehicle = { $knight } пересідає на інший транспорт: { $vehicle }.
event-lost-vehicle = { $knight } втрачає транспорт: { $vehicle }.
event-drew-token = { $knight } бере жетон «{ $token }».
event-tested =
    { $knight } — перевірка: { $skill } (складність { $difficulty ->
        [0] X
       *[other] { $difficulty }
    }).
dice-rolled =
    { $white-count ->
        [0] { "" }
       *[other] { " " }[білі { $white }]
    }{ $green-count ->
        [0] { "" }
       *[other] { " " }[зелені { $green }]
    }{ $blue-count ->
        [0] { "" }
       *[other] { " " }[сині { $blue }]
    }{ $red-count ->
        [0] { "" }
       *[other] { " " }[червоні { $red }]
    }
event-rolled = { $who } — кидок:{ $dice }.
event-rerolled = Після перекидання:{ $dice }.
event-passed = { $knight } проходить перевірку (успіхи: { $successes }).
event-failed = { $knight } провалює перевірку (успіхи: { $successes }).
event-fought = Бій: { $knight } і { $enemy } (Здоров’я { $health }).
event-armed = { $knight } атакує зброєю «{ $card }».
event-armed-unarmed = { $knight } атакує без зброї.
event-struck =
    { $who } — завдані { $tainted ->
        [0] рани: { $wounds }
       *[other] { $wounds ->
            [0] заражені рани: { $tainted }
           *[other] рани: { $wounds }, заражені: { $tainted }
        }
    }.
event-hurt = { $who } — рани, завдані поза атакою: { $wounds }.
event-negated = { $knight } використовує броню.
event-threatened = Діє жетон «{ $token }».
event-fight-ended =
    { $enemy }: { $defeated ->
        [0] ворога не переможено
       *[other] ворога переможено
    }.
event-duelled = Двобій: { $knight } і { $other }.
event-duel-ended =
    { $knight } { $won ->
        [0] програє
       *[other] виграє
    } двобій.
event-learned = { $knight } отримує ОД: { $count } (разом { $xp }).
event-advanced = { $knight } бере вдосконалення «{ $card }».
event-rolled-for-first = Кидок за першого гравця.
event-chose-knight = { $seat } грає за лицаря: { $knight }.
event-chose-vehicle = { $knight } бере транспорт «{ $vehicle }».
event-took = { $knight } бере карту «{ $card }».
event-round-began = Раунд { $round }.
event-turn-began = Хід: { $knight }.
event-passed-turn = { $knight } завершує хід.
event-acted-move = { $knight } вирушає.
event-acted-camp = { $knight } стає табором.
event-acted-explore = { $knight } розвідує місцевість.
event-acted-city = { $knight } йде в місто.
event-acted-named = { $knight } виконує дію сюжету або особливу дію.
event-declared = { $knight } оголошує маршрут (паливо: { $fuel }).
event-moved = { $knight } в’їжджає на поле: { $place }.
event-ignored = { $knight } ігнорує символ: { $hazard }.
event-revealed = Карта пустки ({ $knight }): «{ $card }». Читає { $reader }.
event-found = { $knight } знаходить карту «{ $card }».
event-offered =
    Пропозиція: { $cards-count ->
        [1] «{ $cards-first }»
        [2] «{ $cards-first }», «{ $cards-second }»
        [3] «{ $cards-first }», «{ $cards-second }», «{ $cards-third }»
        [4] «{ $cards-first }», «{ $cards-second }», «{ $cards-third }», «{ $cards-fourth }»
        [5] «{ $cards-first }», «{ $cards-second }», «{ $cards-third }», «{ $cards-fourth }», «{ $cards-fifth }»
       *[other] «{ $cards-first }», «{ $cards-second }», «{ $cards-third }», «{ $cards-fourth }», «{ $cards-fifth }», «{ $cards-sixth }» та інші
    }.
event-bought = { $knight } купує карту «{ $card }».
event-visited = { $knight } заходить до крамниці «{ $shop }».
event-exchanged =
    { $knight } і { $other } обмінюються речами. { $knight } віддає: { $given-count ->
        [0] нічого
        [1] { $given-first }
        [2] { $given-first }, { $given-second }
        [3] { $given-first }, { $given-second }, { $given-third }
        [4] { $given-first }, { $given-second }, { $given-third }, { $given-fourth }
        [5] { $given-first }, { $given-second }, { $given-third }, { $given-fourth }, { $given-fifth }
       *[other] { $given-first }, { $given-second }, { $given-third }, { $given-fourth }, { $given-fifth }, { $given-sixth } та інші
    }; { $other } віддає: { $got-count ->
        [0] нічого
        [1] { $got-first }
        [2] { $got-first }, { $got-second }
        [3] { $got-first }, { $got-second }, { $got-third }
        [4] { $got-first }, { $got-second }, { $got-third }, { $got-fourth }
        [5] { $got-first }, { $got-second }, { $got-third }, { $got-fourth }, { $got-fifth }
       *[other] { $got-first }, { $got-second }, { $got-third }, { $got-fourth }, { $got-fifth }, { $got-sixth } та інші
    }.
event-refused = { $other } відмовляється від обміну. Пропонує { $knight }.

## Кінець

over-all-eliminated = Усі лицарі вибули з гри.

## Чому ні?

why-not-now = Зараз це неможливо.
why-not-your-turn = Зараз не ваш хід.
why-not-while-acting = Спершу завершіть розпочате.
why-not-unconscious = Ваш лицар притомний.
why-unconscious = Непритомний лицар може лише опритомніти.
why-action-taken = Цю дію вже виконано цього ходу.
why-two-actions = Дві дії цього ходу вже виконано.
why-wreck = Ваш транспорт розбито.
why-no-vehicle = У вас немає транспорту.
why-no-step-affordable = Жодного кроку не оплатити.
why-not-in-city = Ви не на полі міста.
why-no-wreck = Ваш транспорт не розбито.
why-arranged-already = Спорядження щойно перекладено.
why-nothing-to-arrange = У вас немає спорядження.
why-vehicle-effect-of-wreck = Цей ефект належить транспорту, а його розбито.
why-route-goes-nowhere = Маршрут має вести на інше поле.
why-not-adjacent = Це поле не суміжне.
why-crater = У кратери в’їжджати не можна.
why-no-way-on-from-start = З початкового поля маршрут не міг би тривати.
why-too-far = Маршрут коштував би { $count } ОР; доступно щонайбільше { $other }.
why-too-far-so-far = Задалеко для ваших теперішніх ОР. Ефектом, що дає ОР, користуються перед маршрутом.
why-declare-first = Такі ефекти оголошують перед маршрутом.
why-weapon-in-vehicle = Ця зброя в транспорті.
why-weapon-is-thrown = Цю зброю кидають у Натиску, окремо від атаки.
why-no-ammo = Вам нема чим оплатити постріл.
why-armour-used = Броня допомагає раз за атаку.
why-armour-in-vehicle = Ця броня в транспорті.
why-no-load = Транспорт нічого не вмістить.
why-load-full = Транспорт не вмістить усього, що лишилося б.
why-room-for-it = Для цього є місце. Непотрібні карти скидають перед дією або після неї.
why-not-armour = Це не броня.
why-not-for-hands = Це не кладуть на місця для рук.
why-no-two-handed = Ви не можете користуватися дворучною зброєю.
why-hands-full = Це потребує рук: { $count }; доступно: { $other }.
why-no-such-resource = У вас немає цього ресурсу.
why-unique-has-no-value = Унікальне спорядження не має вартості Обміну.
why-too-dear = Це коштує { $count }; з оплати лишилося { $other }.
why-pool-empty = У запасі нічого не лишилося.
why-shop-visited = Цю крамницю вже відвідано або це була б третя.
why-nothing-to-exchange = До обміну нічого не покладено.
why-unique-stays = Унікальне спорядження не обмінюють.
why-no-more-of-it = Цього більше немає.
why-no-advance-open = Доступних вдосконалень немає.
why-no-advance-due = Зараз ви не берете вдосконалень.
why-six-advances = У вас шість вдосконалень, а більше мати не можна.
why-not-here = Цього лицаря немає на вашому полі.
why-other-unconscious = Цей лицар непритомний.
why-no-meds = У вас немає аптечок.
why-heals-only-self = Ви можете лікувати лише себе.
why-no-wounds = Ран немає.
why-no-radiation = Радіації немає.
why-wreck-not-repaired = Пошкодження розбитого транспорту знімає лише Капітальний ремонт.
why-no-damage = Пошкоджень немає.
why-no-repair-left = Очок Ремонту не лишилося.
why-not-in-camp = Вартість ремонту X не сплатити в таборі.
why-repair-too-dear = Ремонт коштує { $count }; лишилося очок: { $other }.
why-effect-idle = Умову цього ефекту не виконано.
why-effect-unpaid = Вартість цього ефекту неможливо сплатити.
why-effect-used = Цей ефект використано стільки разів, скільки можна.
why-last-card = Останню карту треба прийняти.
why-wreck-burns-no-fuel = З розбитим транспортом паливо не витрачають.
why-no-fuel = У вас немає палива.
why-fuel-burnt = Паливо допомагає раз за цю дію.
why-knight-taken = Цього лицаря вже взято.
why-vehicle-taken = Цей транспорт уже взято.
why-needs-armour = Спершу візьміть броню.
why-card-taken = Такої карти вже немає.
why-one-armour = У вас уже є броня.
why-hands-full-draft = Це не вміщається в руки.
why-choice-cost = Ціну цього вибору не сплатити.
why-choice-requirement = Умову цього вибору не виконано.
why-choice-rival = Тут немає нікого іншого.

## Проста дошка

zone-story = Оповідь
zone-map = Мапа
zone-knights = Лицарі
zone-vehicles = Транспорт
zone-round = Раунд
zone-time = Час
zone-card = Карта пустки
zone-threats = Жетони загрози
zone-foe = Ворог
zone-foe-health = Рани: { $wounds } / { $health }
zone-roll = Кубики
zone-exploring = Карти розвідки
zone-incoming = Нове спорядження
zone-offer = Пропозиція
zone-starting = Початкове спорядження
zone-hands = Руки та броня
zone-cargo = Транспорт
zone-wounds = Рани + заражені
zone-rad = Радіація
zone-damage = Пошкодження
zone-xp = ОД
zone-step = крок { $step } маршруту
zone-step-sign = { $step }.
zone-foe-attack =
    { $attack }, кубики:{ $white ->
        [0] { "" }
       *[other] { " " }білі × { $white }
    }{ $green ->
        [0] { "" }
       *[other] { " " }зелені × { $green }
    }{ $blue ->
        [0] { "" }
       *[other] { " " }сині × { $blue }
    }{ $red ->
        [0] { "" }
       *[other] { " " }червоні × { $red }
    }
zone-successes = Успіхи: { $count }
zone-chance =
    { $need ->
        [one] потрібен { $need } успіх
        [few] потрібно { $need } успіхи
       *[many] потрібно { $need } успіхів
    }: шанс { $chance }%
zone-exchange = Обмін
zone-gives = { $knight } віддає
zone-repair-left = Лишилося очок Ремонту
zone-of-knight = { $knight }: { $what }
knight-johnny-taylor-sign = Дж
knight-logan-harris-sign = Ло
knight-alinta-sign = Ал
knight-zoey-shaw-sign = Зо
knight-nelly-thompson-sign = Не
knight-sarlow-lee-sign = Са
zone-tongue = uk

## Налаштування

setting-adventure = Пригода
setting-adventure-the-last-reservoir = Останнє водосховище (коротке)
setting-adventure-the-last-reservoir-2 = Останнє водосховище
setting-adventure-the-drybay-sweepstake = Перегони Сухої Затоки (короткі)
setting-adventure-the-drybay-sweepstake-2 = Перегони Сухої Затоки
setting-adventure-ghost-signal = Примарний сигнал (короткий)
setting-adventure-ghost-signal-2 = Примарний сигнал (раніший)
setting-adventure-ghost-signal-3 = Примарний сигнал (раніший)
setting-adventure-ghost-signal-4 = Примарний сигнал (раніший)
setting-adventure-ghost-signal-5 = Примарний сигнал
setting-adventure-the-glass-mile = Скляна миля
setting-adventure-where-he-lies = Де він спочиває
setting-adventure-provisional-licence = Тимчасове посвідчення
setting-setup = Підготовка
setting-setup-draft = Транспорт і спорядження вибирають
setting-setup-quick = Швидкі набори
setting-solo = Ваші лицарі
setting-solo-one = Один
setting-solo-two = Двоє
setting-first-die = Кубик на початок
setting-first-die-blue = Синій
setting-first-die-white = Білий
setting-first-die-green = Зелений
setting-first-die-red = Червоний
