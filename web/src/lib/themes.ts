/** The colours and faces of the games, each from its own folder: a tile on the first page wears them before its board is loaded. */

import.meta.glob('../games/*/theme.css', { eager: true });
