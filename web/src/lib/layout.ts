/** A phone on its side, or a large zoom: too low for bar and hand below the board. They stand beside it instead. */

import { MediaQuery } from 'svelte/reactivity';

/** Written again in the styles of Table, QuestionBar and Hand: CSS cannot read it from here. */
export const low = new MediaQuery('(max-height: 500px) and (min-width: 560px)');
