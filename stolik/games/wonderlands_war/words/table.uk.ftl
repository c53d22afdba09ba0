### Битва за Дивокрай: те, що кажуть за столом.

## Дрібні частини

source-battle = битва
source-second = друге місце
source-star = зірка
source-wager = ставка
source-walrus-oysters = Устриці Моржа
effect-rose-a = Очки за Троянди
effect-creature-b = Прихильник за Істот
effect-red-rook-d = Уламки за Червоні тури
effect-walrus-oysters = Устриці Моржа: ПО
effect-walrus = Морж: 3 ПО
effect-gryphon = Грифон: 2 ПО
effect-mock-turtle = Фальшива Черепаха: слабкий жетон союзника
effect-love-of-learning = Любов до науки: жетон до мішечка
effect-fading-smile = Усмішка, що тане: скинути 1 уламок
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
ask-tainted = Нагорода: { $source }. Кинути за неї кубик уламків?
ask-place-units =
    Виберіть регіон: розміщуєте там { $count } { $count ->
         [one] фігурку
         [few] фігурки
        *[many] фігурок
    }.
ask-place-unit = Виберіть наступну фігурку для регіону «{ $region }».
ask-choose-ally = Виберіть жетон ({ $source }).
ask-choose-ally-instead = У запасі немає жетона «{ $source }». Виберіть інший жетон такої ж сили або пропустіть.
ask-take-wonderlandian = Виберіть карту мешканця Дивокраю.
ask-place-pawn = { $source }: виберіть регіон.
ask-unlock = Виберіть здатність, яку розблокуєте.
ask-place-castle = Виберіть місце для свого замку.
ask-leader-at-most = Сила лідера вже найбільша. Скинути натомість 1 уламок?
ask-draw-quests =
    Узяти { $count } { $count ->
         [one] завдання
         [few] завдання
        *[many] завдань
    }?
ask-discard-quest = Виберіть завдання, яке скинете.
ask-smith = Виберіть у мішечку жетон, який викуєте, і трек або пропустіть.
ask-give-shard = Химерний дарунок: куди подіти 1 із цих уламків?
ask-roll-again = На кубику { $shards }. Кинути ще раз?
ask-place-supporter = { $source }: виберіть регіон для прихильника.
ask-relocate = { $source }: виберіть фігурку для регіону «{ $region }».
ask-wager = Хто одноосібно виграє цю битву?
ask-draw-or-retreat = Добираєте жетон чи відступаєте?
ask-choose-chip = Виберіть жетон, який зіграєте; інші повернуться до мішечка.
ask-caterpillar = Гусінь: ви дібрали жетон «{ $source }». Повернути й дібрати інший?
ask-shield = Ви дібрали жетон «{ $source }». Заблокувати його щитом?
ask-lose-unit = Виберіть фігурку, яку втрачаєте ({ $source }).
ask-mad-gift = Ми всі тут божевільні: віддати суперникові 1 свій уламок?
ask-card-soldier-a = Картковий солдат: подвойте його або поверніть виснажений жетон до мішечка.
ask-card-soldier-b = Картковий солдат: подвойте його або покличте прихильників із сусіднього регіону.
ask-card-soldier-d = Картковий солдат: потроїти його?
ask-call-supporters =
    Покликати щонайбільше { $count } { $count ->
         [one] прихильника
         [few] прихильників
        *[many] прихильників
    } з одного сусіднього регіону?
ask-strength = Виберіть силу жетона «{ $source }».
ask-everywhere = Усюди водночас: перенести Алісу до цієї битви?
ask-riddle = Загадка без відгадки: скинути 1 уламок?
ask-paint = Розфарбуй мій світ: втратити фігурку, щоб жетон отримав +2?
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
ask-forge = Виберіть жетон, який викуєте, і трек або зупиніться.

## Варіанти

option-faction = { $faction }
option-keep = { $quest }
option-discard = { $quest }
option-feat = { $quest }
option-rose-feat = Завдяки Трояндам: { $quest }
option-both-feats = { $quest }, а завдяки Трояндам: { $other }
option-chair = Стілець { $chair }: { $card }
option-chair-poisoned = Стілець { $chair }, отруєно: { $card }
option-head = До чола столу
option-host = Використати здатність «Господар»
option-resolve = Ефект: { $reward }
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
option-take-tainted = Кинути й узяти
option-region = { $region }
option-supporter = Прихильник із резерву
option-pawn = { $pawn }
option-relocate = Перемістити: { $piece } ({ $region })
option-gain = Узяти: { $chip }
option-take = { $card }
option-unlock = { $ability }
option-castle = { $region }
option-lay = Покласти замок: { $region }
option-raise = Підняти замок: { $region }
option-castle-award = Замок
option-points = { $count } ПО
option-shed = Скинути 1 уламок
option-draw-quests =
    Узяти { $count } { $count ->
         [one] завдання
         [few] завдання
        *[many] завдань
    }
option-draw = Дібрати жетон
option-retreat = Відступити
option-forge = Трек { $track }: { $chip } ({ $reward })
option-give = { $seat }
option-return-shard = Повернути 1 уламок до запасу
option-roll = Кинути ще раз
option-wager = { $seat }
option-play = Зіграти: { $chip }
option-replace = Повернути й дібрати інший
option-block = Блокувати
option-lose = Втратити: { $piece }
option-lose-in = Втратити: { $piece } ({ $region })
option-double = Подвоїти жетон
option-return = Повернути: { $chip }
option-call-choice = Покликати прихильників
option-call =
    Покликати { $count } { $count ->
         [one] прихильника
         [few] прихильників
        *[many] прихильників
    } ({ $region })
option-triple = Потроїти жетон
option-strength = Сила { $count }
option-move = Перенести Алісу сюди
option-send = Відіслати прихильника: { $region }
option-bring = Привести прихильника: { $region }
option-bring-piece = Привести: { $piece } ({ $region })
option-amulet = { $seat }: { $chip }
option-amulet-none = { $seat }: трек порожній
option-crown = { $seat }
option-steal = { $seat }
option-poison-card = Стілець { $chair }: { $card }
option-poison-seat = { $seat }
option-jump = Пересунути на поле { $space }
option-remove = Прибрати: { $chip }
option-learn = До мішечка: { $chip }
option-use = { $effect }
option-no-block = Не блокувати
option-no-wager = Без ставки
option-no-feat = Без подвигу
option-no-forging = Не кувати
option-keep-roll = Залишити результат
option-keep-shard = Залишити собі
option-keep-chip = Залишити жетон

## Події журналу

event-took-faction = { $seat } очолює фракцію «{ $faction }».
event-drew-ally-cards = Карти союзників: { $first }, { $second }, { $third }, { $fourth }, { $fifth }.
event-unused-region = Не використовуємо в цій партії: { $region } (завдання «{ $quest }»).
event-laid-tokens = Жетони очок регіонів розкладено.
event-marker-moved = На кубику { $steps }; битви почнуться з регіону «{ $region }».
event-market-filled = Нова карта мешканця на вибір: «{ $card }».
event-starts = { $seat } — перший гравець.
event-round-began = Раунд { $round }. Починає { $seat }.
event-dealt =
    На стіл викладено { $count } { $count ->
         [one] карту
         [few] карти
        *[many] карт
    }.
event-dealt-quests = { $seat } отримує два завдання.
event-dealt-quests-shown = { $seat } отримує два завдання: «{ $first }», «{ $second }».
event-kept-quest = { $seat } залишає завдання.
event-kept-quest-shown = { $seat } залишає завдання «{ $quest }».
event-poisoned = { $seat } отруює карту на стільці { $chair }: { $card }.
event-moved-leader = { $seat } переходить на стілець { $chair }.
event-reached-head = { $seat } доходить до чола столу.
event-hosted = { $seat } використовує здатність «Господар» і доповнює стіл.
event-rolled = { $seat } кидає кубик: { $shards }.
event-took-card = { $seat } бере карту зі стільця { $chair }: { $card }.
event-got-poison = { $seat } кладе до мішечка жетон отрути.
event-poison-returned =
    До запасу Джаббервока { $count ->
         [one] повертається { $count } жетон отрути
         [few] повертаються { $count } жетони отрути
        *[many] повертається { $count } жетонів отрути
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
    }, тепер має { $has }.
event-gave-shard = { $seat } віддає 1 уламок; його отримує { $to }.
event-placed =
    { $seat } розміщує в регіоні «{ $region }» { $count } { $count ->
         [one] прихильника
         [few] прихильників
        *[many] прихильників
    }.
event-placed-pawn = { $seat } розміщує в регіоні «{ $region }» фішку «{ $pawn }».
event-moved-unit = { $seat } переміщує фігурку «{ $piece }»: { $from } → { $region }.
event-leader-placed = { $seat } розміщує лідера в регіоні «{ $region }».
event-leader-moved = { $seat } переносить лідера до регіону «{ $region }».
event-lost-unit = { $seat } втрачає в регіоні «{ $region }» фігурку «{ $piece }».
event-gained-chip = { $seat } отримує жетон «{ $chip }».
event-mended-shield = { $seat } перевертає щит цілим боком догори.
event-calmed = { $seat } прибирає з мішечка 1 жетон божевілля.
event-leader-grew = Сила лідера { $strength } ({ $seat }).
event-freed-supporters =
    { $seat } додає до резерву { $count } { $count ->
         [one] прихильника
         [few] прихильників
        *[many] прихильників
    }.
event-unlocked = { $seat } розблоковує здатність «{ $ability }».
event-built-castle = { $seat } ставить замок у регіоні «{ $region }».
event-laid-castle = { $seat } кладе замок на бік у регіоні «{ $region }».
event-raised-castle = { $seat } піднімає замок у регіоні «{ $region }».
event-took-wonderlandian = { $seat } бере карту «{ $card }».
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
event-drew-quests-shown = { $seat } бере два завдання: «{ $first }», «{ $second }».
event-drew-quest-shown = { $seat } бере завдання «{ $first }».
event-discarded-quest = { $seat } скидає завдання.
event-discarded-quest-shown = { $seat } скидає завдання «{ $quest }».
event-forged = { $seat } кує жетон «{ $chip }» (трек { $track }, поле { $column }).
event-gained-artefact = { $seat } заповнює трек і отримує артефакт.
event-got-madness = { $seat } додає до мішечка жетон божевілля.
event-battle-began = Битва за регіон «{ $region }».
event-wagered = { $seat } робить ставку.
event-not-wagered = { $seat } не робить ставки.
event-wagered-on = { $seat } вибирає карту ставки.
event-wagered-on-shown = { $seat } ставить на гравця: { $on }.
event-decided-draw = { $seat } добирає далі.
event-decided-retreat = { $seat } хоче відступити.
event-retreated = { $seat } відступає із силою { $strength }.
event-looked-at-chips =
    { $seat } добирає { $count } { $count ->
         [one] жетон і
         [few] жетони й
        *[many] жетонів і
    } зіграє один.
event-drew = { $seat } добирає жетон «{ $chip }».
event-replaced = { $seat } повертає жетон і добирає інший: «{ $chip }».
event-blocked = { $seat } блокує щитом жетон «{ $chip }».
event-went-mad = { $seat } кладе на трек божевілля жетон «{ $chip }».
event-shell-helped = { $seat } не втрачає фігурки: Панцир Фальшивої Черепахи.
event-bust = { $seat } вибуває з битви.
event-refreshed = { $seat } оновлює мішечок: повертаються виснажені жетони й божевілля.
event-played = { $seat } грає жетон «{ $chip }»: +{ $added }, сила { $strength }.
event-gained-strength = { $seat }: +{ $count } до сили, разом { $strength } ({ $source }).
event-lost-strength = { $seat } втрачає силу, тепер { $strength } ({ $source }).
event-crowned = { $seat }: наступний жетон отримає −2.
event-left-mad-track = Жетон «{ $chip }» повертається з треку божевілля до мішечка ({ $seat }).
event-returned-chip = { $seat } кладе до мішечка жетон «{ $chip }».
event-exchanged = { $seat } обмінює жетон «{ $chip }» на жетон «{ $for }».
event-jumped = { $seat } пересуває маркер на поле { $strength }.
event-gained-vp = { $seat } отримує { $count } ПО ({ $source }).
event-lost-vp = { $seat } втрачає { $count } ПО ({ $source }).
event-battle-ended = Битву за регіон «{ $region }» завершено: { $value } ПО.
event-won = { $seat } виграє битву за регіон «{ $region }».
event-tied = { $seat } ділить перше місце в битві за регіон «{ $region }».
event-declared-feats = { $seat } виконує подвиг «{ $quest }».
event-declared-two-feats = { $seat } виконує два подвиги: «{ $quest }», «{ $other }».
event-declared-no-feat = { $seat } не виконує подвигу.
event-removed-chip = { $seat } назавжди прибирає жетон «{ $chip }».
event-wager-shown-won = { $seat }: ставка зіграла ({ $on }).
event-wager-shown-lost = { $seat }: ставка не зіграла ({ $on }).
event-wager-shown-void = { $seat }: ставка ({ $on }), нічия, без ефекту.
event-showed-quests =
    { $seat } відкриває { $count } { $count ->
         [one] завдання
         [few] завдання
        *[many] завдань
    }.
event-scored = { $seat }: { $vp } ПО + замки { $castles } + завдання { $quests } − уламки { $shards } = { $total }.

## Кінець

over-scored = Перемагає { $winner }.
over-scored-shared = Перемогу розділено.

## Чому ні?

why-answer-first = Спершу дайте відповідь на поставлене питання.
why-beyond-head = Стілець { $chair } за чолом столу: спершу йдіть до чола столу.
why-castle-there = Ви вже маєте там замок.
why-castle-upright = Ваш замок там уже стоїть.
why-chair-empty = На стільці { $chair } немає карти.
why-chair-taken = На стільці { $chair } стоїть лідер: { $seat }.
why-chair-unused = За такої кількості гравців стілець { $chair } не потрібен.
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
why-host-does-not-move = Зі здатністю «Господар» лідер не рухається: виберіть карту.
why-host-is-a-turn = Здатність «Господар» замінює цілий хід; цей хід уже почався.
why-hosted = Здатність «Господар» на цьому чаюванні вже використано.
why-hosted-twice = Здатність «Господар» на цьому чаюванні вже використано двічі.
why-knight-first = Спершу треба втратити Білого Лицаря.
why-last-unit = Це ваша остання фігурка в цій битві.
why-leader-last = Лідера втрачають, лише коли немає інших фігурок.
why-leader-left = Ваш лідер у регіоні: на цьому чаюванні ви більше не ходите.
why-leader-stays = Так не можна розмістити чи перемістити лідера.
why-madness-not-forged = Жетони божевілля й отрути кувати не можна.
why-must-choose = Це обов’язково: виберіть один із варіантів.
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
why-not-in-lead = Цей гравець не попереду на треку битви.
why-not-in-market = Цієї карти немає серед відкритих.
why-not-in-supply = У запасі вже немає такого жетона.
why-not-nearest = Це не найближчий символ кузні.
why-not-on-mad-track = Цього жетона немає на треку божевілля того гравця.
why-not-reachable = Жоден порядок ефектів не дає такої сили.
why-not-stronger = Цей суперник не має більшої сили в битві, ніж ви.
why-not-the-hatter = Здатність «Господар» має лише Капелюшник.
why-not-your-turn = Зараз не ваш хід.
why-one-feat = У битві можна виконати лише один подвиг.
why-only-allies = Можна вибрати лише жетон союзника.
why-other-ally-card = Карта союзника в цій партії цього не дозволяє.
why-other-level = Жетон має бути вказаної сили.
why-other-region = Це завдання стосується іншого регіону.
why-others-choose = Інші гравці ще вибирають.
why-others-decide = Зараз вирішує інший гравець.
why-pawn-not-in-reserve = Цього мешканця немає у вашому резерві.
why-pawn-waits = Втрачений мешканець може повернутися лише під час чаювання.
why-poisoned-already = Ця карта вже отруєна.
why-region-unused = У цій партії цього регіону немає.
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
why-unlocked-already = Цю здатність уже розблоковано.
why-yourself = Виберіть іншого гравця.

## Налаштування

setting-ally-set = Набір союзників
setting-ally-set-a = Набір A
setting-ally-set-b = Набір B
setting-ally-set-c = Набір C
setting-ally-set-d = Набір D
setting-ally-set-mixed = Мішаний
setting-card-soldier-set = Карта «Картковий солдат»
setting-card-soldier-set-as-set = З набору союзників
setting-card-soldier-set-a = Набір A
setting-card-soldier-set-b = Набір B
setting-card-soldier-set-c = Набір C
setting-card-soldier-set-d = Набір D
setting-card-soldier-set-drawn = Випадковий набір
setting-flamingo-set = Карта «Фламінго»
setting-flamingo-set-as-set = З набору союзників
setting-flamingo-set-a = Набір A
setting-flamingo-set-b = Набір B
setting-flamingo-set-c = Набір C
setting-flamingo-set-d = Набір D
setting-flamingo-set-drawn = Випадковий набір
setting-rose-set = Карта «Троянда»
setting-rose-set-as-set = З набору союзників
setting-rose-set-a = Набір A
setting-rose-set-b = Набір B
setting-rose-set-c = Набір C
setting-rose-set-d = Набір D
setting-rose-set-drawn = Випадковий набір
setting-red-rook-set = Карта «Червона тура»
setting-red-rook-set-as-set = З набору союзників
setting-red-rook-set-a = Набір A
setting-red-rook-set-b = Набір B
setting-red-rook-set-c = Набір C
setting-red-rook-set-d = Набір D
setting-red-rook-set-drawn = Випадковий набір
setting-creature-set = Карта «Істота»
setting-creature-set-as-set = З набору союзників
setting-creature-set-a = Набір A
setting-creature-set-b = Набір B
setting-creature-set-c = Набір C
setting-creature-set-d = Набір D
setting-creature-set-drawn = Випадковий набір
setting-factions = Фракції
setting-factions-drawn = Випадкові
setting-factions-chosen = Вибирають гравці
setting-first-player = Хто починає
setting-first-player-drawn = За жеребом
setting-first-player-1 = Гравець 1
setting-first-player-2 = Гравець 2
setting-first-player-3 = Гравець 3
setting-first-player-4 = Гравець 4
setting-first-player-5 = Гравець 5
setting-odds = Власні шанси у війні
setting-odds-shown = Показувати
setting-odds-hidden = Приховати

## Проста дошка

game-wonderlands-war = Битва за Дивокрай
tagline-wonderlands-war = Чаювання, на якому збирають армію. Добирайте жетони, доки не збожеволіли.
zone-tea = Чайний стіл
zone-battle = Битва: { $region }
zone-head = Чоло столу
zone-head-text = Хто сюди доходить, кидає кубик уламків, доповнює стіл і йде далі.
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
zone-unlocked = Розблоковані здатності
zone-quests = Завдання
zone-wonderlandians = Мешканці Дивокраю
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
mark-wagered = ставку зроблено
mark-wager-on = ставка на гравця: { $seat }
mark-leader-lost = лідера втрачено
outlook-opening = Початкова сила
outlook-opening-leader = лідер
outlook-opening-pawns = мешканці
outlook-opening-castle = замок
outlook-draw = Якщо добрати
outlook-retreat = Якщо битва скінчиться зараз
outlook-winner = зараз перше місце
outlook-tied = зараз нічия за перше місце
outlook-second = зараз друге місце
outlook-none = зараз без нагороди
outlook-forgings = кування: { $count }
outlook-feats = можливі подвиги: { $count }
outlook-filled = заповнені стільці: { $count }
outlook-passes = обійдені лідери: { $count }
outlook-supporter = прихильник за обійденого лідера
