### Що стіл каже у браузері.

## Ігри

game-tic-tac-toe = Хрестики-нулики

## Лобі

ui-play-now = Грати: { $game }
ui-with-friend = З другом за посиланням
ui-side-by-side = Удвох за цим екраном
ui-learn = Навчитися грати
ui-set-up = Підготувати стіл…
ui-open-table = Відкрити стіл
ui-games = Ігри
ui-level = Рівень бота
ui-seat = Місце { $number }
ui-seat-me = Я
ui-seat-open = Вільне (за посиланням)
ui-seat-here = Хтось за цим екраном
ui-fewer = На одне місце менше
ui-more = На одне місце більше
ui-public = Відкритий для всіх стіл
ui-join-code = Маєте код?
ui-join = Сісти
ui-my-matches = Ваші партії
ui-public-rooms = Відкриті столи
ui-finished = Завершені
ui-nothing-yet = Партій ще немає. До першої — два натискання.
ui-your-name = Ваше ім’я
ui-name-hint = Псевдонім
ui-your-turn = Ваш хід!
ui-winner = Перемога: { $name }
ui-state-waiting = Чекає на гравця
ui-state-playing = Триває
ui-state-adjourned = Відкладена
ui-state-over = Завершена
ui-bot = Бот ({ $level })
ui-open-seat = Вільне місце
ui-free-here = Вільне місце: сідайте
ui-not-taken = ще нікого
ui-offline = Стіл не відповідає. Перевірте з’єднання.
ui-invited = Вас запрошено до гри
ui-sit-down = Сісти за стіл
ui-to-lobby = До лобі

## За столом

ui-question = Що робити зараз
ui-you = Ви:
ui-waiting-for = Зараз вирішує: { $name }
ui-wait = Хвилинку…
ui-undo = Скасувати: { $what }
ui-cancel = Назад
ui-close = Закрити
ui-choices = Можливості
ui-or-place = Виберіть підсвічене місце на столі або:
ui-now-place = Тепер виберіть підсвічене місце на столі.
ui-hand = Ваша рука
ui-hand-empty = На руці немає карт.
ui-seats = Гравці
ui-here = за столом
ui-you-here = ви
ui-away = не за столом
ui-stands-in = не за столом, грає бот
ui-their-move = ходить
ui-thinking = думає…
ui-watchers =
    { $count ->
        [one] { $count } глядач
        [few] { $count } глядачі
       *[many] { $count } глядачів
    }
ui-log = Журнал
ui-since = Після вашого останнього ходу
ui-see-moment = Показати стіл на кроці { $moment }
ui-side = Гравці, журнал і налаштування
ui-zoom = Карта
ui-zoom-pin = z — закріпити карту
ui-language = Мова
ui-sound = Звуки
ui-motion = Анімація
ui-motion-off = Без анімації
ui-motion-fast = Швидка
ui-motion-normal = Звичайна
ui-watching = Ви спостерігаєте. Приховані карти лишаються прихованими.
ui-reconnecting = Зв’язок утрачено. Відновлюємо…
ui-adjourned = Партію відкладено. Вона продовжиться, коли всі повернуться.
ui-absent-soon = { $name }: не за столом. Через { $seconds } с ви зможете вирішити, що далі.
ui-absent-now = { $name }: досі не за столом. Що далі?
ui-absent-wait = Чекати ще
ui-absent-bot = Хай грає бот
ui-absent-adjourn = Відкласти
ui-concede = Здатися
ui-concede-sure = Так, здати партію
ui-waiting-friend = Чекаємо на другого гравця
ui-invite-code = Код цього столу:
ui-invite-link = Або надішліть це посилання:
ui-copy = Скопіювати
ui-copied = Скопійовано!
ui-waiting-hint = Партія почнеться, щойно хтось сяде на вільне місце. Можна піти зі сторінки й повернутися.
ui-curtain = Тепер грає { $name }
ui-curtain-why = Приховані карти з’являться, коли перед екраном сяде потрібний гравець.
ui-curtain-lift = Це я, { $name }: показати стіл

## Урок

ui-lesson = Урок
ui-lesson-step = Крок { $step } з { $of }
ui-next = Далі

## Клавіші

ui-keys = Клавіші
ui-key-number = вибрати варіант із цим номером
ui-key-move = перейти до наступного елемента
ui-key-enter = вибрати його
ui-key-esc = скасувати незавершений вибір, закрити
ui-key-undo = скасувати останню дію
ui-key-end = завершити хід
ui-key-log = журнал
ui-key-zoom = закріпити велику карту
ui-key-hand = перейти до руки
ui-key-mute = увімкнути / вимкнути звук
ui-key-help = цей список

## Повтор

ui-replay = Повтор
ui-moment = Крок { $moment } з { $of }
ui-scrub = Гортати партію
ui-before = На крок назад
ui-after = На крок уперед
ui-run = Відтворити
ui-stop = Пауза
ui-continue-here = Грати далі звідси
ui-go = Грати
ui-back-to-match = Повернутися до партії

## Кінець

ui-won = Перемога!
ui-lost = Поразка
ui-tied = Нічия
ui-over = Партію завершено
ui-key-moments = Що вирішило партію
ui-curve = Шанс на перемогу: { $name }
ui-rematch = Реванш
ui-rematch-ready = Реванш готовий: сідайте
ui-see-table = Подивитися на стіл
ui-show-end = Результат
ui-fair = Чи було чесно?
ui-fair-why = Ще до першої карти стіл оголосив відбиток таємного зерна, з якого виходить уся випадковість. Наприкінці він показує саме зерно: кожен може перевірити, що воно відповідає відбитку, і відтворити всю партію.
ui-commitment = Відбиток зерна
ui-seed = Зерно
ui-verify = Перевірити
ui-verified = Чесно: зерно відповідає відбитку, і весь запис вдалося відтворити.
ui-not-verified = Перевірка не вдалася.
