### Товариство за столом: час, розмова, скасування, інші пристрої.

## Час

over-time = { $loser }: час вичерпано. Партію програно.
error-out-of-time = Ваш час вичерпано.
ui-clock = Час
ui-clock-why = Скільки можна думати?
ui-clock-none = Немає
ui-clock-none-why = Кожна людина має стільки часу, скільки потребує.
ui-clock-move = На хід
ui-clock-move-why = Стільки часу на кожен хід.
ui-clock-bank = Партія
ui-clock-bank-why = Запас часу на всю партію, і ще 10 секунд після кожного ходу.
ui-clock-days = Дні
ui-clock-days-why = Грайте, коли зручно: партія чекає й тоді, коли вас немає.
ui-at-zero = Коли час вичерпано
ui-at-zero-bot = Ходить бот
ui-at-zero-lost = Партію програно
ui-clock-left = Лишилося часу: { $time }
ui-clock-runs = Час іде: { $time }
ui-clock-rests = Годинники стоять.
ui-clock-d =
    { $hours ->
        [0] { $days } д
       *[other] { $days } д { $hours } год
    }
ui-clock-h = { $hours } год { $minutes } хв
ui-clock-min = { $minutes } хв
ui-clock-s = { $seconds } с
ui-clock-none-told = Без годинника
ui-clock-move-told = На хід: { $time }
ui-clock-bank-told = { $time }
ui-clock-days-told = На дні: { $time }
ui-friendly = Товариська партія
ui-friendly-why = Крок можна скасувати й після того, як щось відкрито, якщо всі згодні.
ui-title-your-move = Ваш хід: { $game }
ui-notify = Сповіщати про мій хід
ui-notify-why = Браузер покаже сповіщення, навіть коли ви дивитеся на щось інше.

## Розмова

ui-tab-say = Сказати
ui-say-all = Усі
ui-say-team = Моя команда
ui-say-to = Хто це чує
ui-everyone-reads = Кожна людина читає це своєю мовою.
ui-mute = Не чути: { $name }
ui-unmute = Знову чути: { $name }
ui-talk = Розмова
ui-talk-line = { $name }: { $phrase }
ui-talk-nothing = Поки що ніхто нічого не каже.
ui-points = { $name } вказує сюди
phrase-hello = Привіт!
phrase-well-played = Гарно зіграно!
phrase-careful = Обережно…
phrase-oops = Ой!
phrase-one-moment = Хвилинку
phrase-your-move = Ваш хід
phrase-thanks = Дякую
phrase-help-me = Допоможіть тут
phrase-mine = Це беру я
phrase-behind-you = Позаду вас
phrase-good-luck = Хай щастить
phrase-again = Ще раз?
phrase-mark-clap = Оплески
phrase-mark-smile = Усмішка
phrase-mark-wow = Подив
phrase-mark-hmm = Гм
phrase-mark-heart = Розбите серце
phrase-mark-tea = Чашка чаю

## Скасування

event-out-of-time = { $seat }: час вийшов, хід робить бот.
event-took-back =
    { $count ->
        [one] { $seat } скасовує { $count } крок. Усі згодні.
        [few] { $seat } скасовує { $count } кроки. Усі згодні.
       *[many] { $seat } скасовує { $count } кроків. Усі згодні.
    }
ui-back-ask = Попросити скасувати
ui-back-asks =
    { $count ->
        [one] { $name } просить скасувати { $count } крок.
        [few] { $name } просить скасувати { $count } кроки.
       *[many] { $name } просить скасувати { $count } кроків.
    }
ui-back-line = { $name } просить скасувати крок: { $what }
ui-back-why = Відтоді щось відкрито, тож мають погодитися всі. Колода зберігає порядок.
ui-back-waits = Ще без відповіді: { $names }
ui-back-withdraw = Уже не треба
ui-agree = Погодитися
ui-refuse = Ні

## Хто йде і хто приходить

ui-stands-in-for = Грає { $bot }, місце: { $name }
ui-plays-on = Далі грає { $bot }
ui-wish-wait = { $name } за те, щоб чекати.
ui-wish-bot = { $name } за те, щоб грав бот.
ui-wish-adjourn = { $name } за те, щоб відкласти.
ui-nothing-lost = Тим часом нічого не втрачено.

## Інші пристрої

ui-carry = Грати далі на іншому пристрої
ui-carry-why = Введіть там цей код. Він діє один раз, десять хвилин, і відкриває всі ваші партії: не показуйте його нікому.
ui-carry-code = Показати код
ui-carried = Маю код з іншого пристрою
ui-carried-leave = На цьому пристрої є незавершені партії; тут вони стануть недоступні.
ui-carried-anyway = Залишити їх і йти далі
ui-carried-wrong = Цей код неправильний, використаний або застарілий.
ui-carried-done = З поверненням: { $name }

## Правила

event-rules-changed =
    { $count ->
        [0] Цю партію почато за попередніми правилами ({ $was }). Вона триває за сьогоднішніми ({ $now }).
        [one] Цю партію почато за попередніми правилами ({ $was }). Вона триває за сьогоднішніми ({ $now }), без { $count } останнього ходу.
        [few] Цю партію почато за попередніми правилами ({ $was }). Вона триває за сьогоднішніми ({ $now }), без { $count } останніх ходів.
       *[many] Цю партію почато за попередніми правилами ({ $was }). Вона триває за сьогоднішніми ({ $now }), без { $count } останніх ходів.
    }
