### Що кажуть навколо оповіді. Її власні слова надходять із кожним повідомленням, кожною мовою.

story-text = { $text_uk }

zone-map-of = Мапа · { $text_uk }
story-choice = { $text_uk }{ $price }
story-choice-test = { $text_uk } [{ $skill } { $difficulty }: { $chance }%]{ $price }
story-choice-combat = { $text_uk } [бій]{ $price }
story-choice-contest = { $text_uk } [змагання: { $skill }]{ $price }
story-choice-duel = { $text_uk } [двобій]{ $price }
price-none = { "" }
price-pay =
    { " " }[ціна — { $resource ->
        [fuel] паливо
        [ammo] набої
        [meds] аптечки
       *[any] будь-які ресурси
    }: { $count }]
price-damage = { " " }[ціна — пошкодження: { $damage }]
price-gear =
    { " " }[ціна — { $gear ->
        [weapon] зброя
        [armour] броня
        [gear] знаряддя
       *[any] будь-які карти спорядження
    }: { $cards }]
price-many =
    { " " }[ціна{ $weapon-cards ->
        [0] { "" }
       *[other] { " " }· зброя: { $weapon-cards }
    }{ $armour-cards ->
        [0] { "" }
       *[other] { " " }· броня: { $armour-cards }
    }{ $gear-cards ->
        [0] { "" }
       *[other] { " " }· знаряддя: { $gear-cards }
    }{ $any-cards ->
        [0] { "" }
       *[other] { " " }· будь-які карти спорядження: { $any-cards }
    }{ $fuel ->
        [0] { "" }
       *[other] { " " }· паливо: { $fuel }
    }{ $ammo ->
        [0] { "" }
       *[other] { " " }· набої: { $ammo }
    }{ $meds ->
        [0] { "" }
       *[other] { " " }· аптечки: { $meds }
    }{ $any ->
        [0] { "" }
       *[other] { " " }· будь-які ресурси: { $any }
    }{ $damage ->
        [0] { "" }
       *[other] { " " }· пошкодження: { $damage }
    }]

ask-entry = Що ви робите?
ask-vote = Що ви таємно вибираєте?
ask-opponent = Кому ви кидаєте виклик?
option-against = { $what }

event-read = Читає { $reader }, слухає { $knight }: { $title_uk }. { $text_uk }
event-chose = { $knight }: { $label_uk }
event-came-of-it = { $text_uk }
event-voted = { $knight } робить таємний вибір.
event-thread-began = Новий сюжет: «{ $title_uk }».
event-time-moved = Маркер часу стоїть на позначці { $time }.
event-time-expired = Час вичерпано.
event-token-placed = На мапі: { $token } × { $count } ({ $space }).
event-token-removed = З мапи прибрано: { $token } × { $count } ({ $space }).
event-token-claimed = { $knight } забирає: { $token } ({ $space }).
event-variable-set = Лічильник «{ $name_uk }»: { $value }.
event-own-variable-set = { $knight } — { $name_uk }: { $value }.
event-special-taken = { $knight } бере особливу карту «{ $card }».
event-placed = { $knight } переміщується на поле: { $space }.
event-contest = { $knight } і { $other } змагаються ({ $skill }): { $mine }:{ $theirs }.

story-token-challenge = жетон виклику
story-token-thread = жетон сюжету
story-token-general = загальний жетон
story-token-entry = жетон запису
story-token-rad-marker = маркер радіації
story-token-contamination-marker = маркер зараження
story-token-threat-marker = маркер загрози
story-token-special-marker = особливий маркер
story-token-fortification = маркер укріплень

story-token-challenge-sign = ★
story-token-thread-sign = ◆
story-token-general-sign = ●
story-token-entry-sign = §
story-token-rad-marker-sign = +☢︎
story-token-contamination-marker-sign = +☣︎
story-token-threat-marker-sign = +!
story-token-special-marker-sign = ✚
story-token-fortification-sign = ■

over-adventure-won = Пригоду завершено перемогою.
over-adventure-lost = Пригоду завершено поразкою.

why-not-in-thread = Поточний сюжет цього не дозволяє.
why-not-at-place = Не на цьому полі.
why-action-spent = Це вже зроблено стільки разів, скільки дозволяє сюжет.
why-requirement = Умову сюжету не виконано.
