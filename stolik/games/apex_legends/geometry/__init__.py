"""Where things are, who reaches and who sees what: exact integer geometry, one module per chapter of the rules.

`grid` has the coordinates, `layout` what stands on the map, `terrain` the tables that the rules look up.
"""
