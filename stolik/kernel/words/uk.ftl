### Те, що кажуть у кожній грі.

## Місця за столом; стіл може підставити імена гравців

seat-0 = Гравець 1
seat-1 = Гравець 2
seat-2 = Гравець 3
seat-3 = Гравець 4
seat-4 = Гравець 5
seat-5 = Гравець 6

## Варіанти

option-pass = Пропустити
option-done = Готово
option-concede = Здатися
option-wordless = Варіант { $number }
ask-wordless = Виберіть.

## Чому ні?

why-not-offered = Зараз це неможливо.
why-match-over = Партію вже завершено.

## Кінець

event-wordless = Щось сталося.
event-ended = Партію завершено.
over-conceded = Партію здано.
over-won = Перемагає { $winner }.
over-tied = Партія завершується внічию.

## Просте поле

plain-text = { $text }
plain-empty = Порожнє місце
