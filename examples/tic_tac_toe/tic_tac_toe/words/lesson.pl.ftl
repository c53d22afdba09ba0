### Lekcja.

lesson-marks = Wygrywają trzy znaki w jednej linii: w wierszu, w kolumnie albo na przekątnej. Grasz krzyżykiem i masz już dwa rogi.
lesson-threat = Kółko ma róg i środek. Wskaż środek: którego pola brakuje do przekątnej?
lesson-block = Zaznacz to pole, zanim zrobi to kółko: lewy dolny róg.
lesson-block-wrong = Wtedy kółko zamknie przekątną i wygra. Zaznacz lewy dolny róg.
lesson-win = Teraz dwóm twoim liniom brakuje po jednym polu, a kółko nie zablokuje obu naraz. Dokończ dowolną z nich.
lesson-win-middle = To tylko przeszkodziłoby kółku. Dokończ jedną ze swoich linii, a od razu wygrasz.
lesson-win-wrong = To niczego nie kończy. Dokończ jedną ze swoich linii, a od razu wygrasz.
