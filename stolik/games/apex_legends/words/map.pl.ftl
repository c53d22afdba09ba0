# The key of a drawn map.

map-roof = Dach, poziom { $level }
map-drop-site = Miejsce zrzutu zaopatrzenia
