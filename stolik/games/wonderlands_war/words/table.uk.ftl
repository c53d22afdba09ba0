### Війна в Країні Див: те, що кажуть за столом.

## Дрібні частини

source-battle = битва
source-second = друге місце
source-star = зірка
source-wager = заклад
source-walrus-oysters = Устриці Моржа
effect-rose-a = очки за Троянди
effect-creature-b = прихильник за Істот
effect-red-rook-d = уламки за Червоні тури
effect-walrus-oysters = Устриці Моржа: ПО
effect-walrus = Морж: 3 ПО
effect-gryphon = Грифон: 2 ПО
effect-mock-turtle = Фальшива Черепаха: слабкий жетон союзника
effect-love-of-learning = Любов до науки: жетон до мішечка
effect-fading-smile = Згасаюча усмішка: скинути 1 уламок
ally-card-card-soldier-a = Картковий солдат (A)
ally-card-flamingo-a = Фламінго (A)
ally-card-rose-a = Троянда (A)
ally-card-red-rook-a = Червона тура (A)
ally-card-creature-a = Істота (A)
ally-card-card-soldier-b = Картковий солдат (B)
ally-card-flamingo-b = Фламінго (B)
ally-card-rose-b = Троянда (B)
ally-card-red-rook-b = Червона тура (B)
ally-card-creature-b = Істота (B)
ally-card-card-soldier-c = Картковий солдат (C)
ally-card-flamingo-c = Фламінго (C)
ally-card-rose-c = Троянда (C)
ally-card-red-rook-c = Червона тура (C)
ally-card-creature-c = Істота (C)
ally-card-card-soldier-d = Картковий солдат (D)
ally-card-flamingo-d = Фламінго (D)
ally-card-rose-d = Троянда (D)
ally-card-red-rook-d = Червона тура (D)
ally-card-creature-d = Істота (D)
castle-lying = замок на боці
castle-upright = замок

## Питання

ask-choose-faction = Виберіть свою фракцію.
ask-keep-quest = Виберіть завдання, яке залишите.
ask-place-poison = { $source }: виберіть карту, яку отруїте, або пропустіть.
ask-tea-turn = Виберіть стілець або йдіть до чола столу.
ask-choose-chair = Виберіть стілець.
ask-host-card = Господар: виберіть будь-яку карту зі столу.
ask-place-leader = Виберіть регіон, до якого піде ваш лідер.
ask-choose-effect = Виберіть ефект, який виконаєте зараз.
ask-choose-side = Виберіть частину розділеної карти.
ask-tainted = Кинути кубик уламків, щоб отримати: { $source }?
ask-place-units =
    Виберіть регіон: розміщуєте там { $count } { $count ->
         [one] фігурку
         [few] фігурки
        *[many] фігурок
    }.
ask-place-unit = Виберіть наступну фігурку для регіону: { $region }.
ask-choose-ally = Виберіть жетон союзника ({ $source }).
ask-choose-ally-instead = У запасі немає: { $source }. Виберіть інший жетон такої ж сили або пропустіть.
ask-take-wonderlandian = Виберіть карту мешканця Країни Див.
ask-place-pawn = { $source }: виберіть регіон.
ask-unlock = Виберіть здібність, яку розблокуєте.
ask-place-castle = Виберіть місце для свого замку.
ask-leader-at-most = Сила лідера вже найбільша. Скинути натомість 1 уламок?
ask-draw-quests =
    Узяти { $count } { $count ->
         [one] завдання
         [few] завдання
        *[many] завдань
    }?
ask-discard-quest = Виберіть завдання, яке скинете.
ask-smith = Виберіть жетон із мішечка, який викуєте, і трек, або відмовтеся.
ask-give-shard = Химерний дарунок: що буде з 1 із цих уламків?
ask-roll-again = На кубику { $shards }. Кинути ще раз?
ask-place-supporter = { $source }: виберіть регіон для прихильника.
ask-relocate = { $source }: виберіть фігурку, яка піде до регіону: { $region }.
ask-wager = Хто сам виграє цю битву?
ask-draw-or-retreat = Добираєте жетон чи відступаєте?
ask-choose-chip = Виберіть жетон, який зіграєте; інші повернуться до мішечка.
ask-caterpillar = Гусінь: дібрано: { $source }. Повернути й дібрати інший жетон?
ask-shield = Дібрано: { $source }. Заблокувати щитом?
ask-lose-unit = Виберіть фігурку, яку втрачаєте ({ $source }).
ask-mad-gift = Ми всі тут божевільні: віддати супернику 1 свій уламок?
ask-card-soldier-a = Картковий солдат: подвойте його або поверніть виснажений жетон до мішечка.
ask-card-soldier-b = Картковий солдат: подвойте його або покличте прихильників із сусіднього регіону.
ask-card-soldier-d = Картковий солдат: потроїти його?
ask-call-supporters =
    Покликати щонайбільше { $count } { $count ->
         [one] прихильника
         [few] прихильників
        *[many] прихильників
    } з одного сусіднього регіону?
ask-strength = Виберіть силу цього жетона: { $source }.
ask-everywhere = Усюди водночас: перенести Алісу до цієї битви?
ask-riddle = Загадка без відгадки: скинути 1 уламок?
ask-paint = Розфарбуй мій світ: втратити фігурку за +2?
ask-vanish = Мистецтво зникати: перемістити прихильника?
ask-feather = Перо Грифона: перемістити сюди фігурку?
ask-flamingo-gift = Фламінго: виберіть сильнішого суперника, який отримає 1 уламок.
ask-amulet = Амулет Герцогині: виберіть суперника й жетон із його треку божевілля.
ask-crown = Корона Валета: виберіть суперника, чий наступний жетон отримає −2.
ask-temper = Королівська вдача: виберіть, у кого вкрадете 1 ПО.
ask-claws = Кігті, що хапають: покласти отруту до мішечка суперника?
ask-jump = Фламінго: пересунути маркер на найближчий символ кузні?
ask-award = { $points } ПО чи замок?
ask-walrus-castle = Морж: виберіть місце для свого замку.
ask-feats = Виконати подвиг із завдання?
ask-remove-chip = Червона тура: виберіть активний жетон, який приберете назавжди.
ask-end-effect = Кінець битви: виберіть ефект.
ask-love-of-learning = Любов до науки: покласти активний жетон союзника до мішечка?
ask-forge = Виберіть жетон, який викуєте, і трек, або зупиніться.

## Варіанти

option-faction = { $faction }
option-keep = { $quest }
option-discard = { $quest }
option-feat = { $quest }
option-rose-feat = Завдяки Трояндам: { $quest }
option-both-feats = { $quest }, а завдяки Трояндам: { $other }
option-chair = Стілець { $chair }: { $card }
option-chair-poisoned = Стілець { $chair }, отруєно: { $card }
option-head = Іду до чола столу
option-host = Використовую Господаря
option-resolve = { $reward }
option-resolve-units =
    Розмістити { $count } { $count ->
         [one] фігурку
         [few] фігурки
        *[many] фігурок
    }
option-resolve-more-units =
    Розмістити ще { $count } { $count ->
         [one] фігурку
         [few] фігурки
        *[many] фігурок
    }
option-side-top = Верх: { $first }, { $second }
option-side-bottom = Низ: { $first }, { $second }
option-side-top-one = Верх: { $first }
option-side-bottom-one = Низ: { $first }
option-take-tainted = Кидаю й беру
option-region = { $region }
option-supporter = Прихильник із резерву
option-pawn = { $pawn }
option-relocate = { $piece } з регіону: { $region }
option-gain = { $chip }
option-take = { $card }
option-unlock = { $ability }
option-castle = { $region }
option-lay = Покласти замок: { $region }
option-raise = Підняти замок: { $region }
option-castle-award = Замок
option-points = { $count } ПО
option-shed = Скидаю 1 уламок
option-draw-quests =
    Беру { $count } { $count ->
         [one] завдання
         [few] завдання
        *[many] завдань
    }
option-draw = Добираю
option-retreat = Відступаю
option-forge = { $chip } на трек { $track }: { $reward }
option-give = { $seat }
option-return-shard = Повертаю 1 уламок до запасу
option-roll = Кидаю ще раз
option-wager = { $seat }
option-play = { $chip }
option-replace = Повертаю й добираю інший
option-block = Блокую
option-lose = { $piece }
option-lose-in = { $piece } ({ $region })
option-double = Подвоюю жетон
option-return = До мішечка повертається: { $chip }
option-call-choice = Кличу прихильників
option-call =
    { $count } { $count ->
         [one] прихильника
         [few] прихильників
        *[many] прихильників
    } з регіону: { $region }
option-triple = Потроюю жетон
option-strength = Сила { $count }
option-move = Переношу Алісу сюди
option-send = Прихильник іде до регіону: { $region }
option-bring = Прихильник іде з регіону: { $region }
option-bring-piece = { $piece } з регіону: { $region }
option-amulet = { $seat }: { $chip }
option-amulet-none = { $seat }: трек порожній
option-crown = { $seat }
option-steal = { $seat }
option-poison-card = Стілець { $chair }: { $card }
option-poison-seat = { $seat }
option-jump = На поле { $space }
option-remove = { $chip }
option-learn = { $chip }
option-use = { $effect }
option-no-block = Не блокую
option-no-wager = Без закладу
option-no-feat = Без подвигу
option-no-forging = Не кую
option-keep-roll = Залишаю результат
option-keep-chip = Залишаю жетон

## Події журналу

event-took-faction = { $seat } очолює фракцію: { $faction }.
event-drew-ally-cards = Карти союзників: { $first }, { $second }, { $third }, { $fourth }, { $fifth }.
event-unused-region = Не використовується в цій грі: { $region } (завдання: { $quest }).
event-laid-tokens = Жетони очок регіонів розкладено.
event-marker-moved = На кубику { $steps }; битви почнуться тут: { $region }.
event-market-filled = Нова відкрита карта мешканця: { $card }.
event-starts = { $seat } — перший гравець.
event-round-began = Раунд { $round }: перший хід має { $seat }.
event-dealt =
    На стіл викладено { $count } { $count ->
         [one] карту
         [few] карти
        *[many] карт
    }.
event-dealt-quests = { $seat } отримує два завдання.
event-dealt-quests-shown = { $seat } отримує два завдання: { $first }, { $second }.
event-kept-quest = { $seat } залишає завдання.
event-kept-quest-shown = { $seat } залишає завдання: { $quest }.
event-poisoned = { $seat } отруює карту стільця { $chair }: { $card }.
event-moved-leader = { $seat } переходить на стілець { $chair }.
event-reached-head = { $seat } доходить до чола столу.
event-hosted = { $seat } використовує Господаря й доповнює стіл.
event-rolled = { $seat } викидає { $shards }.
event-took-card = { $seat } бере карту стільця { $chair }: { $card }.
event-got-poison = { $seat } кладе до мішечка жетон отрути.
event-poison-returned =
    До запасу Жаббервока ({ $seat }) повертається { $count } { $count ->
         [one] жетон отрути
         [few] жетони отрути
        *[many] жетонів отрути
    }.
event-chose-side-top = { $seat } вибирає верхню частину.
event-chose-side-bottom = { $seat } вибирає нижню частину.
event-gained-shards =
    { $seat } отримує { $count } { $count ->
         [one] уламок
         [few] уламки
        *[many] уламків
    }, усього має { $has }.
event-shed-shards =
    { $seat } скидає { $count } { $count ->
         [one] уламок
         [few] уламки
        *[many] уламків
    }, залишається { $has }.
event-gave-shard = { $seat } віддає 1 уламок; його отримує { $to }.
event-placed =
    { $seat } розміщує { $count } { $count ->
         [one] прихильника
         [few] прихильників
        *[many] прихильників
    }: { $region }.
event-placed-pawn = { $seat } розміщує фішку «{ $pawn }»: { $region }.
event-moved-unit = { $seat } переміщує фігурку ({ $piece }): { $from } → { $region }.
event-leader-placed = { $seat } розміщує лідера: { $region }.
event-leader-moved = { $seat } переносить лідера: { $region }.
event-lost-unit = { $seat } втрачає фігурку ({ $piece }): { $region }.
event-gained-chip = { $seat } отримує: { $chip }.
event-mended-shield = { $seat } перевертає щит цілим боком.
event-calmed = { $seat } прибирає з мішечка 1 жетон божевілля.
event-leader-grew = Сила лідера { $strength } ({ $seat }).
event-freed-supporters =
    { $seat } додає до резерву { $count } { $count ->
         [one] прихильника
         [few] прихильників
        *[many] прихильників
    }.
event-unlocked = { $seat } розблоковує: { $ability }.
event-built-castle = { $seat } ставить замок: { $region }.
event-laid-castle = { $seat } кладе замок на бік: { $region }.
event-raised-castle = { $seat } піднімає замок: { $region }.
event-took-wonderlandian = { $seat } бере: { $card }.
event-revealed-wonderlandians =
    { $seat } відкриває з колоди мешканців { $count } { $count ->
         [one] карту
         [few] карти
        *[many] карт
    }.
event-drew-quests =
    { $seat } бере { $count } { $count ->
         [one] завдання
         [few] завдання
        *[many] завдань
    }.
event-drew-quests-shown = { $seat } бере два завдання: { $first }, { $second }.
event-drew-quest-shown = { $seat } бере завдання: { $first }.
event-discarded-quest = { $seat } скидає завдання.
event-discarded-quest-shown = { $seat } скидає завдання: { $quest }.
event-forged = { $seat } кує: { $chip } (трек { $track }, поле { $column }).
event-gained-artefact = { $seat } заповнює трек і отримує артефакт.
event-got-madness = { $seat } додає до мішечка жетон божевілля.
event-battle-began = Битва: { $region }.
event-wagered = { $seat } робить заклад.
event-not-wagered = { $seat } не робить закладу.
event-wagered-on = { $seat } вибирає карту закладу.
event-wagered-on-shown = { $seat } ставить на гравця: { $on }.
event-decided-draw = { $seat } добирає далі.
event-decided-retreat = { $seat } хоче відступити.
event-retreated = { $seat } відступає із силою { $strength }.
event-looked-at-chips =
    { $seat } добирає { $count } { $count ->
         [one] жетон
         [few] жетони
        *[many] жетонів
    } і зіграє один.
event-drew = { $seat } добирає: { $chip }.
event-replaced = { $seat } повертає жетон і добирає: { $chip }.
event-blocked = { $seat } блокує щитом: { $chip }.
event-went-mad = { $seat } кладе жетон на трек божевілля: { $chip }.
event-shell-helped = { $seat } не втрачає фігурки: Панцир Фальшивої Черепахи.
event-bust = { $seat } вибуває з битви.
event-refreshed = { $seat } оновлює мішечок: повертаються виснажені жетони й божевілля.
event-played = { $seat } грає: { $chip }: +{ $added }, сила { $strength }.
event-gained-strength = { $seat } отримує силу: { $count }, разом { $strength } ({ $source }).
event-lost-strength = { $seat } відступає до сили { $strength } ({ $source }).
event-crowned = Наступний жетон отримає −2: { $seat }.
event-left-mad-track = Жетон із треку божевілля йде до мішечка ({ $seat }): { $chip }.
event-returned-chip = { $seat } кладе жетон до мішечка: { $chip }.
event-exchanged = { $seat } обмінює: { $chip } → { $for }.
event-jumped = { $seat } пересуває маркер на поле { $strength }.
event-gained-vp = { $seat } отримує ПО: { $count } ({ $source }).
event-lost-vp = { $seat } втрачає ПО: { $count } ({ $source }).
event-battle-ended = Битву завершено: { $region }, { $value } ПО.
event-won = { $seat } перемагає: { $region }.
event-tied = { $seat } ділить перше місце: { $region }.
event-declared-feats = { $seat } виконує подвиг: { $quest }.
event-declared-two-feats = { $seat } виконує два подвиги: { $quest }, { $other }.
event-declared-no-feat = { $seat } не виконує подвигу.
event-removed-chip = { $seat } назавжди прибирає жетон: { $chip }.
event-wager-shown-won = { $seat } вгадує заклад: { $on }.
event-wager-shown-lost = { $seat } програє заклад: { $on }.
event-wager-shown-void = { $seat } ставить на гравця: { $on }; нічия, без ефекту.
event-showed-quests =
    { $seat } відкриває { $count } { $count ->
         [one] завдання
         [few] завдання
        *[many] завдань
    }.
event-scored = { $seat }: { $vp } ПО + замки { $castles } + завдання { $quests } − уламки { $shards } = { $total }.

## Кінець

over-scored = Перемагає { $winner }.
over-scored-shared = Перемогу поділено.

## Чому ні?

why-answer-first = Спершу дайте відповідь на поставлене питання.
why-beyond-head = Стілець { $chair } за чолом столу: спершу йдіть до чола столу.
why-castle-there = Ви вже маєте там замок.
why-castle-upright = Ваш замок там уже стоїть.
why-chair-empty = На стільці { $chair } немає карти.
why-chair-taken = На стільці { $chair } стоїть лідер: { $seat }.
why-chair-unused = Стілець { $chair } не використовується з такою кількістю гравців.
why-choose-a-chip = Виберіть жетон із треку божевілля цього гравця.
why-effect-not-due = Цей ефект вас у цій битві не стосується.
why-effect-not-pending = На цій карті вже немає такого ефекту.
why-effect-used = Цей ефект уже використано.
why-enough-cards = Ви вже маєте всі карти цього раунду: розмістіть лідера в регіоні.
why-faction-taken = Цю фракцію очолює інший гравець.
why-feat-not-done = Умову цього подвигу не виконано.
why-give-not-return = Коли гравців більше двох, уламок отримує інший гравець.
why-has-bust = Цей гравець вибув із битви.
why-head-once = До чола столу можна дійти лише раз за хід.
why-host-does-not-move = Господар не рухає лідера: виберіть карту.
why-host-is-a-turn = Господар замінює цілий хід; цей хід уже почався.
why-hosted = Господаря вже використано на цьому чаюванні.
why-hosted-twice = Господаря вже двічі використано на цьому чаюванні.
why-knight-first = Спершу треба втратити Білого Лицаря.
why-last-unit = Це ваша остання фігурка в цій битві.
why-leader-last = Лідера втрачають, лише коли немає інших фігурок.
why-leader-left = Ваш лідер у регіоні: на цьому чаюванні ви більше не ходите.
why-leader-stays = Так не можна розмістити чи перемістити лідера.
why-madness-not-forged = Жетони божевілля й отрути кувати не можна.
why-must-choose = Це обов'язково: виберіть один із варіантів.
why-must-place = Це треба розмістити.
why-must-resolve = Цей ефект треба виконати.
why-no-castle-to-raise = Ви не маєте там замку на боці.
why-no-such-unit = Ви не маєте там такої фігурки.
why-no-supporter = У вас немає прихильників у резерві.
why-nobody-to-move = Ви не маєте деінде фігурки, яку можна туди перемістити.
why-not-active = Ви не маєте такого активного жетона.
why-not-adjacent = Цей регіон не сусідній.
why-not-dealt = Цього завдання вам не роздали.
why-not-drawn = Цього жетона ви не дібрали.
why-not-exhausted = Ви не маєте такого виснаженого жетона.
why-not-in-bag = У вашому мішечку немає такого жетона.
why-not-in-battle = Цей гравець не бере участі в битві.
why-not-in-hand = Цього завдання немає у вас на руці.
why-not-in-lead = Цей гравець не веде на треку битви.
why-not-in-market = Цієї карти немає серед відкритих.
why-not-in-supply = У запасі вже немає такого жетона.
why-not-nearest = Це не найближчий символ кузні.
why-not-on-mad-track = Цього жетона немає на треку божевілля того гравця.
why-not-reachable = Жоден порядок ефектів не дає такої сили.
why-not-stronger = Цей суперник не має більшої сили в битві, ніж ви.
why-not-the-hatter = Господаря має лише Капелюшник.
why-not-your-turn = Зараз не ваш хід.
why-one-feat = У битві можна виконати лише один подвиг.
why-only-allies = Можна вибрати лише жетон союзника.
why-other-ally-card = Карта союзника в цій грі цього не дозволяє.
why-other-level = Жетон має бути вказаної сили.
why-other-region = Це завдання стосується іншого регіону.
why-others-choose = Інші гравці ще вибирають.
why-others-decide = Зараз вирішує інший гравець.
why-pawn-not-in-reserve = Цього мешканця немає у вашому резерві.
why-poisoned-already = Ця карта вже отруєна.
why-region-unused = Цей регіон у цій грі не використовується.
why-return-not-give = Коли гравців двоє, уламок повертається до запасу.
why-rook-needs-symbol = Червону туру з набору A можна викувати лише завдяки символу кузні на треку битви.
why-rook-stands-alone = Ваші інші жетони не діють на Червону туру з набору A.
why-supporters-left = У резерві ще є прихильники: фігурки переміщують, лише коли їх немає.
why-take-cards-first =
    Спершу візьміть ще { $count } { $count ->
         [one] карту
         [few] карти
        *[many] карт
    }.
why-there-already = Ця фігурка вже там.
why-too-few-roses = Потрібні дві активні Троянди.
why-too-few-there =
    Ви маєте там лише { $count } { $count ->
         [one] прихильника
         [few] прихильників
        *[many] прихильників
    }.
why-too-many-called =
    Ви можете покликати щонайбільше { $count } { $count ->
         [one] прихильника
         [few] прихильників
        *[many] прихильників
    }.
why-track-complete = Трек { $track } заповнено.
why-unlocked-already = Цю здібність уже розблоковано.
why-yourself = Виберіть іншого гравця.

## Налаштування

setting-ally-set = Набір союзників
setting-ally-set-a = Набір A
setting-ally-set-b = Набір B
setting-ally-set-c = Набір C
setting-ally-set-d = Набір D
setting-ally-set-mixed = Для кожного виду карта з будь-якого набору
setting-factions = Фракції
setting-factions-drawn = Випадкові
setting-factions-chosen = Вибирають гравці

## Проста дошка

game-wonderlands-war = Війна в Країні Див
zone-tea = Чайний стіл
zone-battle = Битва: { $region }
zone-head = Чоло столу
zone-head-text = Хто сюди доходить: кидає кубик уламків, доповнює стіл і йде далі.
zone-tea-deck = Колода чаювання
zone-market = Відкриті мешканці
zone-round = Раунд
zone-poison-pool = Запас отрути
zone-wonderlandian-deck = Колода мешканців
zone-quest-deck = Колода завдань
zone-madness-supply = Запас божевілля
zone-battle-value = Нагорода регіону
zone-draw = Добір
zone-resistance = Місцевий опір
zone-vp = ПО
zone-shards = Уламки
zone-leader-strength = Сила лідера
zone-reserve = Прихильники в резерві
zone-bag-count = Жетони в мішечку
zone-castle-value = Вартість замку
zone-quest-count = Завдання на руці
zone-strength = Сила в битві
zone-odds-madness = Божевілля в наступному доборі
zone-odds-double-madness = Подвійне божевілля в наступному доборі
zone-odds-poison = Отрута в наступному доборі
zone-forge = Треки кузні
zone-quests = Завдання
zone-wonderlandians = Мешканці Країни Див
zone-drawn = Дібрані жетони
zone-active = Активні жетони
zone-madness = Трек божевілля
zone-exhausted = Виснажені жетони
zone-bag = Мішечок
zone-ally-cards = Карти союзників
mark-chair = стілець { $chair }
mark-poison = отруєна
mark-region-vp = { $first } / { $second } / { $third } ПО
mark-first-battle = тут починаються битви
mark-battle = Битва
mark-count = × { $count }
mark-unlocked = розблокована
mark-locked = заблокована
mark-feat-done = подвиг виконано
mark-shield-working = щит цілий
mark-shield-broken = щит тріснутий
mark-cards = карти в цьому раунді: { $count }
mark-active = у битві
mark-retreated = відступ
mark-bust = вибуття
mark-strength = сила { $strength }
mark-units = фігурки: { $count }
mark-mad-odds = божевілля в наступному доборі: { $mad } з { $chips }
mark-symbol = на символі кузні
mark-wagered = заклад зроблено
mark-wager-on = заклад на гравця: { $seat }
mark-leader-lost = лідера втрачено
