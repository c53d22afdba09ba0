### Хрестики-нулики українською.

ask-mark = Позначте клітинку.
option-mark = Рядок { $part1 }, стовпець { $part2 }
event-marked = { $seat ->
    [0] X
   *[1] O
}: рядок { $row }, стовпець { $column }
why-not-your-turn = Зараз не ваш хід.
why-taken = Цю клітинку вже позначено.
over-three-in-a-row = Три в ряд.
over-full = Поле заповнене: нічия.
game-tic-tac-toe = Хрестики-нулики
zone-rows = Поле
zone-turn = Черга
tagline-tic-tac-toe = Три в ряд. Просте поле, яке отримує кожна нова гра.
