# The key of a drawn map.

map-roof = Дах, рівень { $level }
map-drop-site = Місце скидання припасів
