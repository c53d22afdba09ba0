/** Where the board of the active legend and the panels stand in the dock, below the map; written again in the styles of Hand. */
import { MediaQuery } from 'svelte/reactivity';

export const isPhone = new MediaQuery('(max-width: 700px) and (min-height: 501px), (max-width: 559px)');
