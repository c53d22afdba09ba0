/** What is printed in the match that is shown: read once, used by every face. */

import type { Facts } from './types';

class Printing {
  facts = $state.raw<Facts | null>(null);
}

export const printing = new Printing();
