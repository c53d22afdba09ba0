/** The adventures as pictures, each in the light of its story. */

import type { SettingLook } from '../../kit/worlds';
import { scenePicture, type Setting } from './art/story';

const ADVENTURES: Record<string, Setting> = {
  the_last_reservoir: { place: 'pumps', props: ['bucket', 'barrel'], sky: 'noon' },
  the_drybay_sweepstake: { place: 'drybay', props: ['signpost'], sky: 'dusk' },
  ghost_signal: { place: 'cerbero_spire', props: ['mast', 'bones'], sky: 'night' },
  the_glass_mile: { place: 'salt_lighthouse', props: ['wanderer'], sky: 'dawn' },
  provisional_licence: { place: 'lastbridge', props: ['signpost', 'crate'], sky: 'noon' },
  where_he_lies: { place: 'coral_graveyard', props: ['deadtree', 'wanderer'], sky: 'dusk' },
};

/** A version of a story has the picture of the story. */
const sceneOf = (adventure: string): Setting | undefined => ADVENTURES[adventure.replace(/_\d+$/, '')];

function picture(setting: string, value: string): string | null {
  const scene = setting === 'adventure' ? sceneOf(value) : undefined;
  return scene ? `<g transform="translate(0 -38) scale(.5334)">${scenePicture(value, scene)}</g>` : null;
}

export default { picture } satisfies SettingLook;
