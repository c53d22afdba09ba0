### To, co mówi się w każdej grze.

## Miejsca przy stole; stół może wstawić imiona graczy

seat-0 = Gracz 1
seat-1 = Gracz 2
seat-2 = Gracz 3
seat-3 = Gracz 4
seat-4 = Gracz 5
seat-5 = Gracz 6

## Możliwości

option-pass = Zrezygnuj
option-done = Gotowe
option-concede = Poddaj się
option-wordless = Możliwość { $number }
ask-wordless = Wybierz.

## Dlaczego nie?

why-not-offered = Teraz to niemożliwe.
why-match-over = Rozgrywka jest już zakończona.

## Koniec

event-wordless = Coś się wydarzyło.
event-ended = Koniec rozgrywki.
over-conceded = Rozgrywkę poddano.
over-won = Wygrywa { $winner }.
over-tied = Rozgrywka kończy się remisem.

## Prosta plansza

plain-text = { $text }
plain-empty = Puste miejsce
