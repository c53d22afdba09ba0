/** Where the board of the active legend and the panels stand in the dock, below the map. */
import { MediaQuery } from 'svelte/reactivity';

export const isPhone = new MediaQuery('(max-width: 700px)');
