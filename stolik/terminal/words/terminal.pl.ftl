### Stół w terminalu: polecenia i to, co mówi o rozgrywce.

terminal-you = Ty
terminal-prompt = Twój wybór (numer, „?” – pomoc):
terminal-curtain = Teraz gra { $who }. Niech nikt inny nie patrzy. Naciśnij Enter.
terminal-over = Koniec rozgrywki.
terminal-won = { $who }: miejsce { $place }
terminal-seed = Ziarno { $seed }, skrót { $commitment }
terminal-bye = Do zobaczenia.
terminal-thinking = { $who } ({ $bot }) myśli…
terminal-no-number = Potrzebny jest numer od 1 do { $last }, a nie „{ $given }”. Wpisz „?”, aby zobaczyć pomoc.
terminal-unknown = Nie ma polecenia „{ $given }”. Wpisz „?”, aby zobaczyć pomoc.
terminal-undone = Cofnięto.
terminal-no-undo = Nie ma czego cofnąć: to nie była twoja odpowiedź albo ktoś się już czegoś dowiedział.
terminal-saved = Zapisano w pliku { $file }.
terminal-go-on = Aby grać dalej: stolik play { $game } --load { $file } --save { $file }
terminal-not-saved = Nie zapisano: { $reason }
terminal-not-saved-no-folder = Nie zapisano: nie ma takiego folderu.
terminal-not-saved-folder = Nie zapisano: to folder, a nie plik.
terminal-not-saved-denied = Nie zapisano: nie wolno tam niczego zapisać.
terminal-not-saved-full = Nie zapisano: na dysku nie ma już miejsca.
terminal-not-saved-name = Nie zapisano: nazwa jest za długa.
terminal-save-where = Podaj plik: save PLIK
terminal-save-taken = W pliku { $file } coś już jest i nie jest to ta rozgrywka. Wybierz inny plik.
terminal-unsaved = Ostatnich odpowiedzi nie ma w żadnym pliku. Wpisz „{ $command }” jeszcze raz, aby wyjść bez nich, albo: save PLIK
terminal-not-kept = Tej rozgrywki nie ma w żadnym pliku. Opcja --save PLIK zapisuje ją po każdej odpowiedzi.
terminal-sure = Na pewno poddać rozgrywkę? Wpisz „concede” jeszcze raz.
terminal-no-log = Jeszcze nic się nie wydarzyło.
terminal-why-none = W tej chwili nie ma nic innego do wypróbowania.
terminal-why-nothing-like = Wśród tego, czego teraz nie można zrobić, nie ma „{ $given }”.
terminal-info-none = Nie ma tu karty „{ $given }”.
terminal-more = … i jeszcze { $count }. Wpisz słowa, aby zobaczyć tylko opcje, które zawierają je w tej kolejności.
terminal-help =
    numer         wybierz opcję
    słowa         opcje, które zawierają te słowa w tej kolejności; jeśli zostanie jedna, będzie wybrana
    why           czego nie można teraz zrobić i według jakiej zasady (why SŁOWA: tylko to, co zawiera te słowa)
    info NAZWA    co robi karta albo efekt
    log           wszystko, co się wydarzyło
    undo          cofnij swoją ostatnią odpowiedź
    save PLIK     zapisz rozgrywkę do pliku
    concede       poddaj rozgrywkę
    quit          wyjdź
    ?             ta pomoc
