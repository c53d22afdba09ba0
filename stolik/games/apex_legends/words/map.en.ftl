# The key of a drawn map.

map-roof = Roof, level { $level }
map-drop-site = Site of a supply drop
