### Radlands: те, що кажуть за столом.

## Дрібні частини

nothing = нічого
side-front = попереду
side-behind = позаду
place-camp = табір
place-front = попереду
place-behind = позаду
place-alone = єдина особа
place-to-fill = треба заповнити зараз
junk-injure = травмувати
junk-raid = грабіж
junk-draw = узяти карту
junk-restore = відновити
junk-water = отримати 1 додаткову воду
junk-punk = узяти панка

## Запитання

ask-from = «{ $source }» — { $ask }
ask-from-junk = Ефект утилізації — { $ask }
ask-act = Виберіть наступну дію.
ask-choose-camps = Виберіть три табори, по одному на кожен стовпець.
ask-advance = виберіть подію, яку просунете вперед.
ask-cache = виберіть одне: узяти карту, відновити карту або взяти панка.
ask-choose-ability = виберіть ефект, який активуєте.
ask-copy = виберіть ефект, який скопіюєте.
ask-damage = виберіть незахищену карту, яку пошкодите.
ask-damage-any = виберіть будь-яку карту суперника, яку пошкодите.
ask-damage-any-camp = виберіть будь-який табір суперника, який пошкодите.
ask-damage-camp = виберіть незахищений табір, який пошкодите.
ask-damage-column = виберіть стовпець; усі його карти буде пошкоджено.
ask-destroy-any-enemy = виберіть будь-якого ворога, якого знищите.
ask-destroy-camp = виберіть будь-який табір суперника, який знищите.
ask-destroy-column = виберіть стовпець; усіх людей у ньому буде знищено.
ask-destroy-damaged = виберіть незахищену пошкоджену карту, яку знищите.
ask-destroy-enemy = виберіть незахищеного ворога, якого знищите.
ask-destroy-own = виберіть свою особу, яку знищите.
ask-discard = виберіть карту, яку скинете.
ask-discard-drawn = виберіть одну зі щойно взятих карт, яку скинете.
ask-discard-more = скиньте ще одну карту або завершіть.
ask-drop = виберіть особу, яку зіграєте, і місце для неї.
ask-flip = виберіть панка, якого перевернете горілиць.
ask-gain-punk = виберіть місце для панка або пропустіть.
ask-injure = виберіть незахищеного ворога, якого травмуєте.
ask-lose-camp = виберіть свій табір; його буде знищено.
ask-lose-card = виберіть свою карту; її буде знищено.
ask-make-room = ваші стовпці заповнені: виберіть свою особу, яку знищите.
ask-make-room-for-punk = ваші стовпці заповнені: виберіть свою особу, яку знищите заради панка, або пропустіть.
ask-mercenaries = скинути дві карти чи знищити одну зі своїх карт?
ask-move-back = перемістити події суперника на одне місце назад?
ask-mutant = виберіть: пошкодити, відновити або і те, і те.
ask-place = виберіть місце.
ask-raided = виберіть свій табір; його буде пошкоджено.
ask-rearrange = виберіть, хто стане у стовпці { $column }, позаду.
ask-rearrange-front = виберіть, хто стане у стовпці { $column }, попереду.
ask-restore = виберіть пошкоджену карту, яку відновите, або пропустіть.
ask-restore-any = виберіть пошкоджену карту, яку відновите, або завершіть.
ask-restore-person = виберіть пошкоджену особу, яку відновите, або пропустіть.
ask-return-own = виберіть свою особу, яку візьмете на руку.
ask-rouse = виберіть ефект пошкодженої особи.
ask-scavenge = виберіть: панк або 1 додаткова вода.
ask-shift = виберіть особу, яку переставите.
ask-shift-to = виберіть нове місце для цієї особи.
ask-spare = виберіть єдину особу, яка залишиться.
ask-suffer = виберіть свою карту; її буде пошкоджено.
ask-turn-back = виберіть знищений табір, який перевернете горілиць.
ask-use-junk = виберіть карту, ефект утилізації якої застосуєте, або пропустіть.

## Варіанти

option-draw-action = Узяти карту (вода: { $cost })
option-draw = Узяти карту
option-take-silo = Узяти «Резервуар» (вода: { $cost })
option-end-turn = Завершити хід
option-restore = Відновити карту
option-punk = Узяти панка
option-water = Отримати 1 додаткову воду
option-damage = Пошкодити карту
option-both = Пошкодити й відновити
option-discard-two = Скинути дві карти
option-lose-card = Знищити одну зі своїх карт
option-move-back = Перемістити події назад
option-leave-empty = Залишити місце порожнім
option-stay = Залишити всіх на місцях
option-column = Стовпець { $column }
option-advance = «{ $card }» ({ $seat }, місце { $space })
option-keep = Викласти: «{ $first }», «{ $second }», «{ $third }»
option-play-event = Зіграти подію «{ $card }» (вода: { $cost })
option-play = Зіграти карту «{ $card }», стовпець { $column }, { $side } (вода: { $cost })
option-play-alone = Зіграти карту «{ $card }», стовпець { $column } (вода: { $cost })
option-place = Стовпець { $column }, { $side }
option-place-alone = Стовпець { $column }
option-announce = Зіграти карту «{ $card }», знищивши одного зі своїх людей
option-junk = Утилізувати карту «{ $card }» ({ $effect })
option-use-junk = «{ $card }» ({ $effect })
option-discard = «{ $card }»
option-ability = «{ $card }»: { $does } (стовпець { $column }, { $place }; вода: { $cost })
option-ability-camp = «{ $card }»: { $does } (вода: { $cost })
option-ability-theirs = «{ $card }»: { $does } ({ $seat }, стовпець { $column }, { $place }; вода: { $cost })
option-at = «{ $card }» ({ $seat }, стовпець { $column }, { $place })
option-at-damaged = «{ $card }», пошкоджено ({ $seat }, стовпець { $column }, { $place })
option-at-destroyed = «{ $card }», знищено ({ $seat }, стовпець { $column }, { $place })
board-start-cards = Карти на початку: { $count }
board-camps-destroyed = знищені табори
board-undo-option-at = вибір: «{ $card }»
board-undo-option-at-damaged = вибір: «{ $card }»
board-undo-option-at-destroyed = вибір: «{ $card }»
board-undo-option-advance = вибір: «{ $card }»
board-undo-option-discard = вибір: «{ $card }»
board-undo-option-place = вибір: стовпець { $column }
board-undo-option-place-alone = вибір: стовпець { $column }
board-undo-option-column = вибір: стовпець { $column }

## Події в журналі

event-dealt-camps = { $seat } отримує шість таборів.
event-dealt-camps-shown = { $seat } отримує шість таборів: «{ $first }», «{ $second }», «{ $third }», «{ $fourth }», «{ $fifth }», «{ $sixth }».
event-laid-camps = { $seat } викладає табори: «{ $first }», «{ $second }», «{ $third }».
event-starts = Гру починає { $seat }.
event-turn-began = Хід { $turn }: { $seat }.
event-replenished =
    { $seat } бере { $water ->
        [one] { $water } жетон
        [few] { $water } жетони
       *[many] { $water } жетонів
    } води.
event-turn-ended = { $seat } завершує хід.
event-drew = { $seat } бере карту.
event-drew-card = { $seat } бере карту «{ $card }».
event-discarded = { $seat } скидає карту «{ $card }».
event-discarded-from-deck = { $seat } скидає з колоди карту «{ $card }».
event-reshuffled =
    Колода закінчилася. Нова колода зі скиду: { $cards ->
        [one] { $cards } карта
        [few] { $cards } карти
       *[many] { $cards } карт
    }.
event-returned = На руку повертається карта «{ $card }» ({ $seat }).
event-returned-face = На руку повертається карта «{ $card }» ({ $seat }). Долілиць була карта «{ $face }».
event-played = { $seat } грає карту «{ $card }», стовпець { $column } (вода: { $cost }).
event-announced = { $seat } грає карту «{ $card }» і звільняє для неї місце.
event-played-event = { $seat } грає подію «{ $card }» (вода: { $cost }).
event-junked = { $seat } утилізує карту «{ $card }».
event-took-silo = { $seat } бере «Резервуар».
event-queued = У чергу стає подія «{ $card }» ({ $seat }, місце { $space }).
event-resolved = Розігрують подію «{ $card }» ({ $seat }).
event-advanced = Просунуто вперед подію «{ $card }» ({ $seat }, місце { $space }).
event-moved-back = Переміщено назад подію «{ $card }» ({ $seat }, місце { $space }).
event-used = { $seat } активує ефект карти «{ $card }»: { $does }.
event-used-granted = { $seat } активує ефект карти «{ $card }»: { $does }.
event-damaged = Пошкоджено карту «{ $card }» ({ $seat }, стовпець { $column }).
event-destroyed = Знищено карту «{ $card }» ({ $seat }, стовпець { $column }).
event-restored = Відновлено карту «{ $card }» ({ $seat }, стовпець { $column }).
event-gained-water = { $seat } отримує 1 додаткову воду.
event-gained-punk = { $seat } бере панка (стовпець { $column }).
event-turned-back = Знову перевернуто горілиць карту «{ $card }» ({ $seat }, стовпець { $column }).
event-juggernaut-moved = «{ card-juggernaut }» просувається вперед ({ $seat }, стовпець { $column }).
event-juggernaut-returned = «{ card-juggernaut }» повертається до ряду таборів ({ $seat }, стовпець { $column }).
event-flipped = Панка відкрито: це карта «{ $card }» ({ $seat }, стовпець { $column }).
event-shifted = Особу переставлено: стовпець { $column } ({ $seat }).
event-rearranged = { $seat } розставляє своїх людей наново; цього ходу всі карти суперника незахищені.

## Кінець

over-camps-destroyed = Перемагає { $winner }: усі табори суперника знищено.
over-obelisk = Перемагає { $winner }: колода закінчилася, а «{ card-obelisk }» стоїть.
over-deck-ran-out = Колода закінчилася вдруге. Партія завершується внічию.
over-gave-up = { $loser } здається. Перемагає { $winner }.

## Чому ні?

why-water = Замало води: потрібно { $needs }, а у вас { $has }.
why-not-your-turn = Зараз не ваш хід: дії виконує лише активний гравець.
why-opponent-decides = Спершу має вирішити суперник.
why-events-first = Спершу завершіть фазу «Події», дії — після неї.
why-answer-first = Спершу дайте відповідь: наступна дія починається, коли завершено попередню.
why-camps-chosen = Ви вже вибрали свої табори; тепер вибирає суперник.
why-choose-camps = Спершу виберіть три табори.
why-camp-not-offered = Цього табору немає серед тих, які вам роздали.
why-camp-twice = Виберіть три різні табори.
why-silo-in-hand = «Резервуар» уже у вас на руці.
why-silo-not-in-hand = «Резервуар» лежить у вашій ігровій зоні: спершу візьміть його.
why-silo-only-junk = «Резервуар» не можна зіграти, лише утилізувати.
why-silo-not-discarded = «Резервуар» не можна скинути заради ефекту.
why-not-in-hand = Цієї карти немає у вас на руці.
why-column-full = Стовпець { $column } заповнений: у ньому може бути щонайбільше 2 особи.
why-six-people = У вас у грі вже 6 осіб.
why-make-room-first = Ваші стовпці заповнені: можна зіграти особу, спершу знищивши одну зі своїх.
why-columns-have-room = В одному з ваших стовпців є місце: нікого не треба знищувати.
why-nobody-to-stand-behind = У стовпці { $column } немає нікого, за ким можна стати.
why-queue-full = Місце { $space } вашої черги й усі місця за ним зайняті.
why-no-such-card = Цієї карти там немає.
why-camp-destroyed = Табір «{ $card }» знищено: він нічого не робить, і вразити його не можна.
why-no-argo = Цей ефект дає лише непошкоджена карта «{ card-argo-yesky }» у грі.
why-punk-no-ability = Панк не має ефектів.
why-no-ability = Ця карта не має такого ефекту.
why-damaged-person = Ця особа пошкоджена, тому не готова.
why-used-this-turn = Ця карта не готова: цього ходу вже активували один з її ефектів.
why-played-or-restored = Ця особа не готова: цього ходу її зіграли або відновили.
why-only-resonator = Ефект карти «{ card-resonator }» був єдиним, який можна активувати цього ходу.
why-other-ability-used = Цього ходу ви вже активували інший ефект.
why-no-open-enemy = Суперник не має незахищеної особи.
why-no-open-camp = Суперник не має незахищеного табору.
why-no-open-damaged = Суперник не має незахищеної пошкодженої карти.
why-no-damaged-enemy = Суперник не має пошкодженої особи.
why-raid-no-space = Грабіж нічого не дасть: немає вільного місця для ваших «Грабіжників».
why-raid-blocked = Грабіж нічого не дасть: просто перед вашими «Грабіжниками» інша подія.
why-raid-resolving = Грабіж нічого не дасть: ваших «Грабіжників» саме розігрують.
why-nothing-damaged = У вас немає пошкодженої карти, яку можна відновити.
why-no-opposing-event = Суперник не має події у грі.
why-no-event = У грі немає жодної події.
why-no-punk = У вас немає панка у грі.
why-too-many-people =
    У вас у грі { $count ->
        [one] { $count } особа
        [few] { $count } особи
       *[many] { $count } осіб
    }; цей ефект дозволяє щонайбільше одну.
why-too-few-people =
    У вас у грі { $count ->
        [one] { $count } особа
        [few] { $count } особи
       *[many] { $count } осіб
    }; цей ефект потребує чотирьох.
why-too-few-put-in-play = Цього ходу в гру ввійшло ваших людей: { $count }. Цей ефект потребує двох.
why-no-damaged-person = У вас немає пошкодженої особи.
why-no-person = У вас у грі немає особи, яку можна знищити.
why-only-undamaged = Цей ефект діє лише доти, доки карта непошкоджена.
why-no-destroyed-camp = У вас немає знищеного табору.
why-raiders-not-resolved = Цього ходу ваших «Грабіжників» не розігрували.
why-no-event-resolved = Цього ходу не розіграно жодної події.
why-nothing-to-discard = У вас на руці немає карти, яку можна скинути.
why-nothing-to-copy = Немає ефекту, який можна зараз скопіювати й активувати.
why-nobody-to-rouse = Жодна ваша пошкоджена особа не має ефекту, який можна зараз оплатити й активувати.
why-nobody-to-drop = На руці немає особи, яку можна зіграти й оплатити разом з одним з її ефектів.
why-nobody-to-shift = Немає особи, яку можна переставити.
why-column-not-full = У стовпці цього табору немає двох ваших осіб.
why-must-choose = Пропустити не можна: виберіть одну з можливих відповідей.
why-empty-place = На цьому місці немає карти.
why-own-card = Це ваша карта, а треба вибрати карту суперника.
why-not-your-card = Треба вибрати власну карту.
why-only-people = Тут можна вибрати лише особу, а не табір.
why-only-camps = Тут можна вибрати лише табір, а не особу.
why-protected = Цю карту захищає карта «{ $card }».
why-not-damaged = Ця карта не пошкоджена.
why-not-destroyed = Цей табір не знищено.
why-not-a-punk = Ця особа не панк.
why-nowhere-to-go = Для цієї особи немає іншого місця.
why-already-placed = Ця особа вже має нове місце.
why-stay-late = Хтось уже має нове місце: розставте й решту.
why-too-few-places =
    Це місце не може залишитися порожнім: ще { $count ->
        [one] { $count } особа чекає
        [few] { $count } особи чекають
       *[many] { $count } осіб чекають
    } на місце.
why-destroyed-not-restored = Знищений табір не можна відновити.
why-undamaged = Ця карта не пошкоджена, тому її не можна відновити.
why-bonfire = Карту «{ card-bonfire }» не можна відновити.
why-restore-itself = Карта не може відновити саму себе.
why-no-enemy-in-column = Суперник не має особи у стовпці { $column }.
why-no-card-in-column = У стовпці { $column } суперник не має карти, яку можна пошкодити.
why-no-event-there = На цьому місці немає події.
why-event-in-front = Місце попереду займає подія «{ $card }».
why-stands-alone = У стовпці цієї особи немає ні інших людей, ні іншого місця.
why-stands-there = Ця особа вже там стоїть.
why-not-just-drawn = Скинути можна лише щойно взяті карти.
why-not-discarded-now = Це не одна з трьох щойно скинутих карт.
why-other-person = Активувати можна лише ефект щойно зіграної особи.
why-copies-itself = «{ card-mimic }» не може скопіювати себе.
why-copies-copying = Ефект копіювання не можна скопіювати.
why-copy-damaged = Не можна скопіювати пошкоджену особу суперника.

## Просте поле

game-radlands = Radlands
zone-offer = Табори на вибір
zone-queue = Черга подій
zone-aside = Ігрова зона
zone-water = Вода
zone-hand-count = Карти на руці
zone-hand = Рука
zone-hidden-card = Прихована карта
zone-deck = Основна колода
zone-discard = Скид
zone-resolving = Зараз розігрують
zone-announced = Входить у гру
zone-turn = Хід

## Значки на полі

icon-sacrifice = знищити одного зі своїх людей
icon-hurt = пошкодити цю або іншу свою карту
icon-theirs = вибирає суперник
icon-move = перемістити на інше місце
icon-flip = перевернути або скопіювати
icon-bomb = число на бомбі: місце в черзі подій; 0 — негайно
icon-any = будь-яка карта, навіть захищена

## Лобі

tagline-radlands = Два племені, шість таборів, замало води. Знищте табори суперника, доки він не знищив ваші.
setting-edition = Видання правил
setting-edition-ua = Новіше (2023)
setting-edition-pl = Старіше
setting-camp-set = Тексти таборів
setting-camp-set-v1 = Перший наклад
setting-camp-set-v2 = Видання 2.0
setting-first-game = Табори
setting-first-game-off = На вибір
setting-first-game-on = Роздані
