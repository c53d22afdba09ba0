### Стіл: рівні ботів, ті, хто пішов, помилки.

## Боти

level-easy = Легкий
level-normal = Середній
level-hard = Важкий

## Ті, хто пішов

absent-wait = Чекати
absent-bot = Нехай грає бот
absent-adjourn = Відкласти партію

## Що відхилено

error-unknown-match = Такої партії немає.
error-unknown-game = Такої гри немає.
error-not-your-seat = Це не ваше місце.
error-not-asked = Зараз вас ні про що не питають.
error-not-an-option = Зараз це неможливо.
error-stale = Це питання вже закрите.
error-over = Партію вже завершено.
error-cannot-undo = Цього не можна скасувати: це була не ваша відповідь або хтось уже про щось дізнався.
error-bad-message = Стіл цього не зрозумів.
error-bad-setup = Так партію підготувати не можна.
error-no-open-seat = Усі місця зайнято.
error-not-now = Поки що цього не можна зробити.
error-too-many = Занадто швидко. Зачекайте трохи.
error-too-large = Це задовге.
error-wrong-origin = Ця сторінка не може звертатися до столу.
error-not-found = Тут нічого немає.
error-lesson = Гарна думка, але зараз урок просить про інше.
error-broken = Стіл помилився. Нічого не змінилося.
error-unsure = Стіл припустився помилки. Оновіть сторінку, щоб побачити стан партії.
error-not-shown = Стіл не може показати цю мить. Нічого не втрачено: партія триває.
