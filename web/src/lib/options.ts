/** The settings with which a table begins. */

import type { GameInfo, Options } from '../protocol/types';

/** The settings as one has kept them, those of which nobody has said anything as the game would have a table begin. */
export const settled = (info: GameInfo, kept: Options = {}): Options =>
  Object.fromEntries(
    info.settings.map(({ name, values, first }) => [name, values.find((value) => value === kept[name]) ?? first]),
  );
