/** Where the board of the active legend and the panels stand in the dock, below the map; written again in the styles of Hand. */
import { MediaQuery } from 'svelte/reactivity';
import { low } from '../../lib/layout';

export const isPhone = new MediaQuery('(max-width: 700px) and (min-height: 501px), (max-width: 559px)');

/** So large, in pixels, is what a finger can meet. */
export const FINGER = 40;
/** Whether the map is played with fingers on a small screen: then it opens so close that every space is large enough. */
export const isClose = (): boolean => isPhone.current || low.current;
