### Stół: poziomy botów, osoby, które odchodzą, błędy.

## Boty

level-novice = Nowicjusz
level-regular = Bywalec
level-veteran = Weteranka
level-legend = Legenda

## Osoby, które odchodzą

absent-wait = Poczekaj
absent-bot = Niech gra bot
absent-adjourn = Odłóż rozgrywkę

## Co zostało odrzucone

error-unknown-match = Nie ma takiej rozgrywki.
error-unknown-game = Nie ma takiej gry.
error-not-your-seat = To nie jest twoje miejsce.
error-not-asked = Teraz nie ma pytania do ciebie.
error-not-an-option = Teraz to niemożliwe.
error-stale = To pytanie jest już nieaktualne.
error-over = Rozgrywka jest już zakończona.
error-cannot-undo = Tego nie można cofnąć: to nie była twoja odpowiedź albo ktoś się już czegoś dowiedział.
error-bad-message = Stół tego nie zrozumiał.
error-bad-setup = Tak nie można przygotować rozgrywki.
error-no-open-seat = Wszystkie miejsca są zajęte.
error-not-now = Jeszcze nie można tego zrobić.
error-too-many = Za szybko. Poczekaj chwilę.
error-too-large = Tekst jest za długi.
error-wrong-origin = Ta strona nie może łączyć się ze stołem.
error-not-found = Tu nic nie ma.
error-lesson = Dobry pomysł, ale lekcja prosi teraz o coś innego.
error-broken = Stół się pomylił. Nic się nie zmieniło.
error-unplayable = Tej partii nie da się tu dokończyć: zaczęto ją według innych zasad albo jej zapis jest uszkodzony.
error-unsure = Stół popełnił błąd. Odśwież stronę, aby zobaczyć stan rozgrywki.
error-not-shown = Stół nie może pokazać tej chwili. Nic nie przepadło: rozgrywka toczy się dalej.
