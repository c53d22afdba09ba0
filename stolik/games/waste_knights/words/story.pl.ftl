### Co mówi się wokół opowieści. Jej własne słowa przychodzą z każdą wiadomością, w każdym języku.

story-text = { $text_pl }

ask-entry = Co robisz?
ask-vote = Co wybierasz w tajemnicy?
ask-opponent = Kogo wyzywasz?
option-against = { $what }

event-read = { $reader } czyta, słucha { $knight }: { $title_pl }. { $text_pl }
event-chose = { $knight }: { $label_pl }
event-voted = { $knight } – wybór dokonany w tajemnicy.
event-thread-began = Nowy wątek: { $title_pl }.
event-time-moved = Znacznik czasu stoi na { $time }.
event-time-expired = Czas się skończył.
event-token-placed = { $space }: { $token } × { $count }.
event-token-removed = { $space }: znika { $token } × { $count }.
event-token-claimed = { $knight } zabiera: { $token } ({ $space }).
event-variable-set = { $variable }: { $value }
event-own-variable-set = { $knight } – { $variable }: { $value }
event-special-taken = { $knight } bierze kartę specjalną: { $card }.
event-placed = { $knight } jest teraz tu: { $space }.
event-contest = { $knight } przeciw: { $other }, { $skill }: { $mine } do { $theirs }.

story-token-challenge = żeton wyzwania
story-token-thread = żeton wątku
story-token-general = żeton ogólny
story-token-entry = żeton wpisu
story-token-rad-marker = znacznik promieniowania
story-token-contamination-marker = znacznik skażenia
story-token-threat-marker = znacznik zagrożenia
story-token-special-marker = znacznik specjalny
story-token-fortification = znacznik umocnień

over-adventure-won = Przygoda zakończona zwycięstwem.
over-adventure-lost = Przygoda zakończona porażką.

why-not-in-thread = Obecny wątek na to nie pozwala.
why-not-at-place = Nie na tym polu.
why-action-spent = Zrobiono to już tyle razy, na ile pozwala wątek.
why-requirement = Warunek wątku nie jest spełniony.
