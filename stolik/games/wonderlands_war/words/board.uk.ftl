### Війна в Дивокраї: що каже намальоване поле.

## Чайний стіл

board-you = Ви
board-chair = Стілець { $chair }
board-die = Кидок кубика, уламки: { $faces } (кожен наприкінці −1 ПО)
board-either = або
board-or = або
board-tainted = За кидок кубика ({ $faces }): { $reward }
board-poisoned = Отруєна: до вашого мішечка йде жетон отрути
board-unused = Не бере участі в цій грі
board-way-free = Ви нікого не обходите й не доходите до чола столу
board-taken = Ваша карта: виберіть, що далі
board-choose-side = Одна сторона карти — ваша
board-still = Ще лишилося з цієї карти:
board-battle-order = битва № { $order } цього раунду
board-take = Узяти цю карту
board-poison-it = Отруїти цю карту
board-close = Закрити
board-show-table = Показати стіл
board-show-choice = Назад до вибору

## Власне місце

board-faction-board = планшет фракції
board-bag = Ваш мішечок
board-abilities = Здатності
board-locked = Заблоковано: відмикає винагорода з ключем
board-forge = Кузня
board-reserve = Резерв
board-castles = Замки
board-of-chips =
    { $count ->
        [one] з { $count } жетона
        [few] з { $count } жетонів
       *[many] з { $count } жетонів
    }
board-next-draw = Наступний добір
board-feat-last = останній
board-feat-or = { $first } або { $second }
board-feat-second = друге
board-quest-worth = Наприкінці: 3 ПО за одне з двох, 9 ПО за обидва

## Карти

board-pawn-card = фігурка, одразу до будь-якого регіону
board-item-card =
    { $count ->
        [one] { $count } жетон до мішечка
        [few] { $count } жетони до мішечка
       *[many] { $count } жетонів до мішечка
    }

## Битви

board-draw = Дібрати
board-opening = на початку
board-units = Фігурки
board-wagers = Ставки
board-wins-at-once = { $space } перемагає одразу
board-units-left = лишиться фігурок: { $count }
board-would-bust = без фігурок, ви вибуваєте
board-can-block = Щит може заблокувати один жетон
board-blocks-one = захистить
board-refreshes = Мішечок порожній: спершу він наповнюється
board-madness-track = Четвертий жетон повертає цей трек і виснажені жетони до мішечка.
board-madness-text = Лежить на вашому треку божевілля й коштує вам тут 1 фігурки.
board-double-madness-text = Лежить на вашому треку божевілля й коштує вам тут 2 фігурок.
board-poison-text = Коштує вам тут 1 фігурки й повертається до Джаббервока.
board-chips-do = Що роблять ваші жетони
board-wager-right = Вгадано й без нічиєї: будь-який слабкий жетон союзника
board-wager-wrong = Не вгадано: ви отримуєте 1 уламок
board-wager-tie = Нічия: нічого не стається

## Після битви та наприкінці

board-step-award = Нагорода
board-step-feats = Подвиги
board-step-end-effects = Здатності
board-step-forge = Кузня
board-step-settle = Ставки
board-step-clean-up = Прибирання
board-wins-war = виграє війну

## Кузня

board-if-forged = Якщо кувати тут
board-leaves-bag = Жетон назавжди йде з вашого мішечка
board-completes = Трек заповнено, до мішечка йде артефакт «{ $artefact }»
board-castles-more = Ваші замки: +{ $count } ПО наприкінці
board-by-symbol = символ кузні на полі { $space }: 1
board-by-chips = активні жетони кузні: { $count }
board-point-track = Наведіть на поле, що світиться, щоб побачити, що воно дає.
board-ask-track = Виберіть трек для цього жетона: { $chip }.
board-track-1 = Кмітливість
board-track-2 = Сила лідера
board-track-3 = Прихильники
board-track-4 = Замки

## Клавіші

board-key-tracks = Треки кузні
board-key-seats = Планшет фракції гравця
board-key-round = Навколо столу за годинниковою стрілкою і назад
board-key-pass = Відмова

## Скасування

board-undo-option-chair = Стілець { $chair }
board-undo-option-chair-poisoned = Стілець { $chair }
board-undo-option-forge = { $chip }, трек { $track }
board-undo-option-resolve = { $reward }

## Для чого винагороди

board-for-units = Без фігурки в регіоні ви не берете участі в його битві.
board-for-castle = +2 до початкової сили там, де ви б’єтеся; наприкінці ПО: { $vp }.
board-for-leader = Рахується в битві, де стоїть ваш лідер.
board-for-shield = Цілий блокує один жетон божевілля або отрути.
board-for-unlock = Одна з чотирьох здатностей діє відтепер.
board-for-wonderlandian = Одна з трьох карт мешканців Дивокраю.
board-for-smith = Жетон назавжди йде з мішечка й назавжди окупається.
board-for-calm = Жетон назавжди йде з мішечка.
board-for-shards = Кожен уламок коштує наприкінці 1 ПО.
