"""What Wonderlandians do in battles (WW-WL): the pawns, and the chips of the item cards."""
