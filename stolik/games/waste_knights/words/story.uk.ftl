### Що кажуть навколо оповіді. Її власні слова надходять із кожним повідомленням, кожною мовою.

story-text = { $text_uk }

ask-entry = Що ви робите?
ask-vote = Що ви таємно обираєте?
ask-opponent = Кому ви кидаєте виклик?
option-against = { $what }

event-read = Читає { $reader }, слухає { $knight }: { $title_uk }. { $text_uk }
event-chose = { $knight }: { $label_uk }
event-voted = { $knight } – таємний вибір зроблено.
event-thread-began = Новий сюжет: { $title_uk }.
event-time-moved = Маркер часу стоїть на { $time }.
event-time-expired = Час вичерпано.
event-token-placed = { $space }: { $token } × { $count }.
event-token-removed = { $space }: прибрано { $token } × { $count }.
event-token-claimed = { $knight } забирає: { $token } ({ $space }).
event-variable-set = { $variable }: { $value }
event-own-variable-set = { $knight } – { $variable }: { $value }
event-special-taken = { $knight } бере особливу карту: { $card }.
event-placed = { $knight } тепер тут: { $space }.
event-contest = { $knight } проти: { $other }, { $skill }: { $mine } до { $theirs }.

story-token-challenge = жетон виклику
story-token-thread = жетон сюжету
story-token-general = загальний жетон
story-token-entry = жетон запису
story-token-rad-marker = маркер радіації
story-token-contamination-marker = маркер зараження
story-token-threat-marker = маркер загрози
story-token-special-marker = особливий маркер
story-token-fortification = маркер укріплень

over-adventure-won = Пригоду завершено перемогою.
over-adventure-lost = Пригоду завершено поразкою.

why-not-in-thread = Поточний сюжет цього не дозволяє.
why-not-at-place = Не на цьому полі.
why-action-spent = Це вже зроблено стільки разів, скільки дозволяє сюжет.
why-requirement = Умову сюжету не виконано.
