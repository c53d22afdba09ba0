### Що стіл каже у браузері.

## Ігри

game-tic-tac-toe = Хрестики-нулики

## Лобі

ui-play-now = Грати
ui-with-friend = З друзями
ui-side-by-side = За одним екраном
ui-learn = Навчання, { $minutes } хв
ui-set-up = Налаштувати…
ui-open-table = Відкрити стіл
ui-games = Ігри
ui-level = Рівень бота
ui-seat = Місце { $number }
ui-seat-me = Ви
ui-seat-open = Вільне (за посиланням)
ui-seat-here = За цим екраном
ui-fewer = На одне місце менше
ui-more = На одне місце більше
ui-public = Показати на першій сторінці
ui-join-code = Маєте код?
ui-join = Сісти
ui-my-matches = Ваші партії
ui-public-rooms = Відкриті столи
ui-finished = Завершені
ui-nothing-yet = Партій ще немає. До першої — два натискання.
ui-nothing-open = Жодна партія не триває. Завершені — під «Усі».
ui-your-name = Ваше ім’я
ui-name-hint = Псевдонім
ui-name-others = Так вас бачитимуть інші.
ui-your-turn = Ваш хід
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
ui-sit-down = Сісти за стіл
ui-to-lobby = Перша сторінка

## За столом

ui-question = Що робити зараз
ui-you = Ви:
ui-waiting-for = Вирішує: { $name }
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
ui-absent-soon = { $name }: не за столом. Без повернення за { $seconds } с ви разом вирішите, що далі.
ui-absent-now = { $name }: досі не за столом. Що далі?
ui-absent-wait = Чекати ще
ui-absent-bot = Хай грає бот
ui-absent-adjourn = Відкласти
ui-concede = Здатися
ui-concede-sure = Так, здати партію
ui-invite-code = Код цього столу:
ui-invite-link = Або надішліть це посилання:
ui-invite-qr = Або наведіть камеру телефона:
ui-invite-local = Ця адреса працює лише на цьому пристрої. Щоб грати з інших, запустіть стіл командою: { $command }
ui-copy = Скопіювати
ui-copied = Скопійовано!
ui-waiting-hint = Можна піти зі сторінки й повернутися.
ui-curtain = Тепер грає { $name }
ui-curtain-why = Приховані карти з’являться, коли перед екраном сяде потрібний гравець.
ui-curtain-lift = Це я, { $name }: показати стіл
ui-bot-thinks = { $name } думає
ui-events-since =
    { $count ->
        [one] { $count } подія після вашого ходу
        [few] { $count } події після вашого ходу
       *[many] { $count } подій після вашого ходу
    }
ui-tab-log = Журнал
ui-tab-help = Довідка
ui-tabs = Що показує панель
ui-fold = Згорнути можливості
ui-unfold = Показати можливості
ui-away-retry = Стіл не відповідає. Наступна спроба через { $seconds } с…
ui-away-trying = Стіл не відповідає. Пробуємо ще раз…
ui-away-kept = Усе зроблене збережено. Тим часом можна роздивитися стіл.
ui-try-now = Спробувати зараз
ui-settings = Налаштування
ui-leave = Вийти або здатися
ui-leave-why = Партія лишається такою, як є. Повернутися можна будь-коли з першої сторінки.
ui-concede-why = Партія завершиться одразу й зарахується як програна.
ui-rename = Змінити своє ім’я
ui-keep-name = Зберегти
ui-card-link = Показати карту «{ $name }»
ui-sound-volume = Гучність
ui-sound-why = Тихі знаки: ходи, влучання, ваша черга.
ui-sound-on = Увімкнено
ui-sound-off = Вимкнено
ui-sound-moves = Ходи й ефекти
ui-sound-turn = Коли настає ваш хід
ui-sound-clock = Останні секунди вашого годинника
ui-motion-why = Як довго рухаються речі. Чекати на це не треба.
ui-contrast = Контраст
ui-contrast-why = Чіткіші краї та яскравіший текст у кожній грі.
ui-contrast-normal = Звичайний
ui-contrast-high = Високий
ui-text = Текст
ui-text-why = Більші літери на сторінках, у журналі та на кнопках.
ui-text-normal = Звичайний
ui-text-large = Великий
ui-about = Про цей стіл
ui-fan = Неофіційний фанатський проєкт, не пов’язаний із видавцями й авторами ігор і не підтримуваний ними. Ігри, які вам до душі, купуйте в коробках.
ui-licence = Вільне програмне забезпечення за ліцензією { $licence }. Версія { $version }.
ui-you-now = Ваш хід
ui-warm = тримає місце

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
ui-your-place = Ваше місце: { $place } з { $of }.
ui-over = Партію завершено
ui-key-moments = Де все вирішилося
ui-curve = Шанс на перемогу: { $name }
ui-rematch = Ще раз
ui-rematch-ready = Реванш готовий: сідайте
ui-see-table = Подивитися на стіл
ui-show-end = Результат
ui-fair = Чи було чесно?
ui-fair-why = Ще до першої карти стіл оголосив відбиток таємного зерна, з якого виходить уся випадковість. Наприкінці він показує саме зерно: кожен може перевірити, що воно відповідає відбитку, і відтворити всю партію.
ui-known-past = Ця партія продовжує іншу: хто бачив ту, може знати те, що тут ще приховано.
ui-commitment = Відбиток зерна
ui-seed = Зерно
ui-verify = Перевірити
ui-verified = Чесно: зерно відповідає відбитку, і весь запис вдалося відтворити.
ui-not-verified = Перевірка не вдалася.
ui-another-table = Інший стіл
ui-turned-at = крок { $moment }
ui-record-with = Ви і { $name }
ui-record-of = Перемоги: { $won } з { $of }
ui-next-other = Тепер грати: { $name }
ui-next-lesson = Пройти урок
ui-score = Рахунок

## Товариство

bot-novice = Піп
bot-regular = Бруно
bot-veteran = Ґрета
bot-legend = Веґа
level-novice-line = бере те, що зараз приваблює
level-regular-line = карає явні помилки
level-veteran-line = дивиться на кілька ходів уперед
level-legend-line = думає найдовше й грає найсильніше
level-novice-more = Вибирає з кращих варіантів цієї миті й не дивиться далі. Добре товариство для першої партії.
level-regular-more = Зважує кожен варіант на один крок уперед. Перемагає новачків, програє доброму плану.
level-veteran-more = Уявляє, що ви можете тримати, і програє подумки наступні ходи. Доведеться подумати.
level-legend-more = Програє подумки стільки можливих світів, на скільки вистачає часу. Ніколи не підглядає.
ui-face = { $name }, { $level }, { $number } з 4
ui-twin = { $name } ({ $letter })

## Перша сторінка

ui-promise = Чотири світи. Один столик. Сідайте.
ui-promise-more = Сучасні настільні ігри з повними правилами: з ботами, з друзями за посиланням або за одним екраном. Без реєстрації.
ui-opposite = Хто сяде навпроти?
ui-alone = Наодинці
ui-alone-line = лише ви і ваша історія
ui-more-games = Інші ігри
ui-people-count = Гравці: { $least }–{ $most }
ui-people-exactly =
    { $count ->
        [one] { $count } гравець
        [few] { $count } гравці
       *[many] { $count } гравців
    }
ui-minutes = { $least }–{ $most } хв
ui-weight = Скільки треба вивчити: { $number } з 4
ui-all-matches = Усі: { $number }
ui-all-title = Усі ваші партії
ui-no-tables = Зараз немає відкритих столів. Підготуйте свій і покажіть його тут.
ui-code-help = Шість літер від друга відкривають його стіл.
ui-code-unknown = Столу з таким кодом немає. Перевірте шість літер.
ui-free-seats =
    { $count ->
        [one] { $count } вільне місце
        [few] { $count } вільні місця
       *[many] { $count } вільних місць
    }
ui-watch = Дивитися
ui-moves = Ходить { $name }
ui-thinks = { $name } думає
ui-turn-number = Хід { $number }
ui-round-number = Раунд { $number }
ui-tile = { $game }: { $what }
ui-title-turn = ● Ваш хід: { $game }
ui-nav = Сторінки
ui-nav-play = Грати
ui-nav-matches = Ваші партії
ui-as-of = Стан на { $time }: стіл не відповідає.

## Підготовка столу

ui-setup-title = Підготувати стіл
ui-the-game = Гра
ui-the-seats = Місця
ui-time-help = Товариство
ui-who-here = Хто тут сидить?
ui-seat-friend = Хтось із друзів
ui-by-link = за посиланням або кодом
ui-here-name = Ім’я другої людини
ui-same-screen = ділить з вами екран
ui-seat-count =
    { $count ->
        [one] { $count } місце
        [few] { $count } місця
       *[many] { $count } місць
    }
ui-public-why = Вільне місце може зайняти будь-хто.
ui-usual-table = Запам’ятати як мій стіл
ui-usual-kept = Запам’ятано. Кнопка «Грати» теж так починає.
ui-needs-seats = Людей за столом: { $seats }
ui-not-together = Не поєднується з іншими налаштуваннями
ui-begins-when = Почнеться, коли сяде запрошена людина або коли ви так вирішите.
ui-begins-now = Починається одразу.
ui-you-short = ви
ui-meet = Хто це такі?
ui-meet-why = Ця четвірка грає в кожну гру. Ніхто з них не бачить, що у вас на руці: вони це уявляють, як і ви.
ui-meet-honest = Чесність перевірено: якщо замінити карти, яких вони не бачать, їхній вибір не зміниться.
ui-meet-pick = Вибрати: { $name }
ui-meet-new = Спільних партій ще не було
ui-seats-at-start = Місця на початку
ui-seats-at-start-why = У такому порядку навколо столу або в будь-якому.
ui-seats-shuffled = Навмання
ui-seats-shown = Як на малюнку
ui-with-you = З вами
ui-against-you = Проти вас
ui-no-settings = У цій грі нічого вибирати: усі грають за однаковими правилами.
ui-waiting-count =
    { $count ->
        [one] Ще одне місце вільне
        [few] Ще { $count } місця вільні
       *[many] Ще { $count } місць вільні
    }
ui-keep-warm = Почати зараз: місце займе бот
ui-keep-warm-why = Хто прийде пізніше з кодом чи посиланням, перейме місце в бота.
ui-invited-by = Вас запрошує { $name }
ui-invited-full = Усі місця зайняті, але можна дивитися.
ui-invited-gone = Це запрошення нікуди не веде. Можливо, посилання неповне або партії вже немає.
ui-learn-first = Спершу навчання
ui-more-settings = Більше налаштувань
ui-me-fixed = Це ваше місце. Виберіть «Ви» на іншому, щоб помінятися.

## Правила, підсумки

ui-pages = Інші сторінки
ui-tab-rules = Правила
ui-rules = Правила
ui-rules-page = Правила на окремій сторінці
ui-rules-find = Шукати в правилах
ui-rules-found = { $count ->
    [one] { $count } пункт
    [few] { $count } пункти
   *[other] { $count } пунктів
  }
ui-rules-nothing = Нічого не знайдено: «{ $given }». Введіть одне слово з гри (англійською).
ui-rules-none = Правил цієї гри тут немає.
ui-rules-english = Правила ще не перекладено: це англійський текст.
ui-rules-chapters = Розділи
ui-rules-previous = Попередній розділ
ui-rules-next = Наступний розділ
ui-open = Відкрити
ui-see-card = Переглянути карту
ui-record = Ваші підсумки
ui-record-all = Партії: { $of }, виграно: { $won }
ui-record-foes = Проти кого
ui-record-last = Останні партії
ui-record-somebody = Хтось без імені
ui-record-won = перемога
ui-record-lost = поразка
ui-record-drawn = нічия
ui-record-why = Рахуються завершені партії, без уроків і без партій, що продовжують інші. Підсумки зберігаються на цьому сервері лише для цього браузера: ніхто інший їх не бачить.
ui-passes = Запитання без вибору
ui-passes-why = Лише серед ботів: за столом із людьми запитання ставиться завжди, бо зі швидкої відповіді вони могли б щось дізнатися.
ui-passes-on = Відповідати за мене, коли можна лише відмовитися
ui-passed = Відповідь дано за вас: іншого вибору не було.
