### Що стіл каже у браузері.

## Ігри

game-tic-tac-toe = Хрестики-нулики
tagline-radlands = Два племені, шість таборів, замало води. Зруйнуйте їхні табори, доки вони не зруйнували ваші.
tagline-tic-tac-toe = Три в ряд. Просте поле, яке отримує кожна нова гра.
setting-edition = Видання
setting-edition-ua = Українське
setting-edition-pl = Польське
setting-camp-set = Табори
setting-camp-set-v1 = Перший наклад
setting-camp-set-v2 = Виправлене 2.0
setting-first-game = Перша гра
setting-first-game-off = Табори обираєте ви
setting-first-game-on = Табори роздано

## Лобі

ui-play-now = Грати в { $game }
ui-with-friend = З другом за посиланням
ui-side-by-side = Удвох за цим екраном
ui-learn = Навчитися грати
ui-set-up = Підготувати стіл…
ui-open-table = Відкрити стіл
ui-games = Ігри
ui-level = Рівень бота
ui-seat = Місце { $number }
ui-seat-me = Я
ui-seat-open = Вільне: для того, хто має посилання
ui-seat-here = Хтось за цим екраном
ui-fewer = На одне місце менше
ui-more = На одне місце більше
ui-public = Показати в лобі, сісти може кожен
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
ui-or-place = Оберіть підсвічене місце на столі або:
ui-now-place = Тепер оберіть підсвічене місце на столі.
ui-hand = Ваша рука
ui-hand-empty = На руці немає карт.
ui-seats = Гравці
ui-here = за столом
ui-you-here = ви
ui-away = відсутність
ui-stands-in = відсутність, грає бот
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
ui-see-moment = Показати стіл після ходу { $moment }
ui-side = Гравці, журнал і налаштування
ui-zoom = Карта
ui-zoom-pin = z залишає карту відкритою
ui-language = Мова
ui-sound = Звуки
ui-motion = Анімація
ui-motion-off = Без анімації
ui-motion-fast = Швидка
ui-motion-normal = Звичайна
ui-watching = Ви спостерігаєте. Приховані карти лишаються прихованими.
ui-reconnecting = Зв’язок утрачено. Відновлюємо…
ui-adjourned = Партію відкладено. Вона продовжиться, коли всі повернуться.
ui-absent-soon = { $name }: немає за столом. За { $seconds } с ви зможете вирішити, що далі.
ui-absent-now = { $name }: досі немає за столом. Що робимо?
ui-absent-wait = Чекати ще
ui-absent-bot = Хай грає бот
ui-absent-adjourn = Відкласти партію
ui-concede = Здатися
ui-concede-sure = Так, здаю партію
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
ui-key-number = обрати те, що має цей номер
ui-key-move = перейти до наступної речі
ui-key-enter = обрати її
ui-key-esc = скасувати незавершений вибір, закрити
ui-key-undo = скасувати хід
ui-key-end = завершити хід
ui-key-log = журнал
ui-key-zoom = залишити велику карту відкритою
ui-key-hand = перейти до руки
ui-key-mute = увімкнути або вимкнути звуки
ui-key-help = цей список

## Повтор

ui-replay = Повтор
ui-moment = Хід { $moment } з { $of }
ui-scrub = Гортати партію
ui-before = На хід назад
ui-after = На хід уперед
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
ui-fair-why = До першої карти стіл оголосив відбиток свого таємного зерна. Зерно він показує наприкінці: кожен може перевірити, що воно відповідає відбитку, і відтворити всю партію.
ui-commitment = Відбиток зерна
ui-seed = Зерно
ui-verify = Перевірити
ui-verified = Чесно: зерно відповідає відбитку, і весь запис відтворюється.
ui-not-verified = Перевірка не вдалася.
