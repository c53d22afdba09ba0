### Stół w terminalu: polecenia i to, co mówi o partii.

terminal-you = Ty
terminal-prompt = Twój wybór (numer, ? – pomoc):
terminal-curtain = { $who }, teraz ty. Niech nikt inny nie patrzy. Naciśnij Enter.
terminal-over = Koniec partii.
terminal-won = { $who }: miejsce { $place }
terminal-seed = Ziarno { $seed }, zobowiązanie { $commitment }
terminal-bye = Do zobaczenia.
terminal-thinking = { $who } ({ $bot }) myśli …
terminal-no-number = { $given } to nie numer od 1 do { $last }. Wpisz ?, aby zobaczyć pomoc.
terminal-unknown = Nie ma polecenia „{ $given }”. Wpisz ?, aby zobaczyć pomoc.
terminal-undone = Cofnięto.
terminal-no-undo = Nie ma czego cofnąć: to nie była twoja odpowiedź albo ktoś się już czegoś dowiedział.
terminal-saved = Zapisano w { $file }.
terminal-go-on = Aby grać dalej: stolik play { $game } --load { $file } --save { $file }
terminal-not-saved = Nie zapisano: { $reason }
terminal-save-where = Podaj plik: save PLIK
terminal-sure = Na pewno poddać partię? Wpisz „concede” jeszcze raz.
terminal-no-log = Jeszcze nic się nie wydarzyło.
terminal-why-none = W tej chwili nie ma nic innego do wypróbowania.
terminal-why-nothing-like = Nic, czego nie można teraz zrobić, nie nazywa się „{ $given }”.
terminal-info-none = Żadna karta tutaj nie nazywa się „{ $given }”.
terminal-more = … i jeszcze { $count }. Wpisz słowa: tylko opcje, które je zawierają w tej kolejności.
terminal-help =
    numer         wybierz opcję
    słowa         opcje, które zawierają te słowa w tej kolejności; jedyna zostaje wybrana
    why           czego nie można teraz zrobić i według jakiej zasady (why SŁOWA: tylko to, co zawiera te słowa)
    info KARTA    co robi karta
    log           wszystko, co się wydarzyło
    undo          cofnij swoją ostatnią odpowiedź
    save PLIK     zapisz partię do pliku
    concede       poddaj partię
    quit          wyjdź
    ?             ta pomoc
