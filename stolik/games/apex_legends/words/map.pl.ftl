# Objaśnienie narysowanej mapy.

map-roof = Dach, poziom { $level }
map-drop-site = Miejsce zrzutu zaopatrzenia
