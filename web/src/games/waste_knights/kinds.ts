/** Short names for what the generated types spell out. */

import type { Combat, Roll, SpaceFacts, BoardView } from './types';

export type Colour = Roll['dice'][number];
export type Face = Roll['faces'][number];
export type FoeType = NonNullable<Combat['type']>;
export type Hazard = SpaceFacts['hazards'][number];
export type Terrain = SpaceFacts['terrain'];
export type Shop = BoardView['shops'][number];
export type Skill = 'blades' | 'guns' | 'survival' | 'negotiation' | 'firstaid' | 'tech';
export type Resource = 'fuel' | 'ammo' | 'meds';

export const SKILLS: readonly Skill[] = ['blades', 'guns', 'survival', 'negotiation', 'firstaid', 'tech'];
export const RESOURCES: readonly Resource[] = ['fuel', 'ammo', 'meds'];
/** The colours of seats. */
export const SEATS = ['#2aa6a0', '#e0592a', '#7a9a2f', '#c9a227'];
