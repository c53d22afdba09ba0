### Стіл у терміналі: команди й те, що він каже про партію.

terminal-you = Ви
terminal-prompt = Ваш вибір (номер, «?» — довідка):
terminal-curtain = Тепер черга: { $who }. Хай більше ніхто не дивиться. Натисніть Enter.
terminal-over = Партію завершено.
terminal-won = { $who }: місце { $place }
terminal-seed = Зерно { $seed }, відбиток { $commitment }
terminal-bye = До зустрічі.
terminal-thinking = { $who } ({ $bot }) думає…
terminal-no-number = Потрібен номер від 1 до { $last }, а не «{ $given }». Введіть «?», щоб побачити довідку.
terminal-unknown = Немає команди «{ $given }». Введіть «?», щоб побачити довідку.
terminal-undone = Скасовано.
terminal-no-undo = Немає чого скасовувати: це була не ваша відповідь або хтось уже щось дізнався.
terminal-saved = Збережено у файлі { $file }.
terminal-go-on = Щоб грати далі: stolik play { $game } --load { $file } --save { $file }
terminal-not-saved = Не збережено: { $reason }
terminal-not-saved-no-folder = Не збережено: такої теки немає.
terminal-not-saved-folder = Не збережено: це тека, а не файл.
terminal-not-saved-denied = Не збережено: туди нічого не можна записати.
terminal-not-saved-full = Не збережено: на диску немає місця.
terminal-not-saved-name = Не збережено: назва задовга.
terminal-save-where = Вкажіть файл: save ФАЙЛ
terminal-save-taken = У файлі { $file } уже щось є, і це не ця партія. Виберіть інший файл.
terminal-unsaved = Останніх відповідей немає в жодному файлі. Введіть «{ $command }» ще раз, щоб вийти без них, або: save ФАЙЛ
terminal-not-kept = Цієї партії немає в жодному файлі. З --save ФАЙЛ її збережено після кожної відповіді.
terminal-sure = Справді здатися? Введіть «concede» ще раз.
terminal-no-log = Ще нічого не сталося.
terminal-why-none = Зараз немає нічого іншого, що можна спробувати.
terminal-why-nothing-like = Серед того, чого зараз не можна, немає «{ $given }».
terminal-info-none = Тут немає карти «{ $given }».
terminal-more = … і ще { $count }. Введіть слова, щоб побачити лише варіанти, які містять їх у цьому порядку.
terminal-help =
    номер         вибрати варіант
    слова         варіанти, що містять ці слова в цьому порядку; якщо такий лише один, його буде вибрано
    why           чого зараз не можна зробити й за яким правилом (why СЛОВА: лише те, що містить ці слова)
    info НАЗВА    що робить карта або ефект
    log           усе, що сталося
    undo          скасувати свою останню відповідь
    save ФАЙЛ     записати партію у файл
    concede       здатися
    quit          вийти
    ?             ця довідка
