/** Colours of teams, ranks, ammo, labels of feats and legends. */
export const INK = '#0b1118';

export type Colour = 'red' | 'blue';
export const TEAM: Record<Colour, string> = { red: '#ff4b57', blue: '#5b8dff' };
export const TEAM_DARK: Record<Colour, string> = { red: '#7d1f2c', blue: '#233f8f' };

export type Rank = 'starting' | 'common' | 'rare' | 'epic' | 'legendary';
export const RANK: Record<Rank, string> = {
  starting: '#6f7d8a',
  common: '#b9c6d1',
  rare: '#45b4ff',
  epic: '#b57bff',
  legendary: '#ffc53d',
};
export const RANK_DARK: Record<Rank, string> = {
  starting: '#2b343d',
  common: '#37434e',
  rare: '#123f63',
  epic: '#3d2368',
  legendary: '#5c4310',
};

export type Ammo = 'light' | 'heavy' | 'energy' | 'sniper' | 'shotgun' | 'mythic';
export const AMMO: Record<Ammo, string> = {
  light: '#ffb04a',
  heavy: '#4fd8b4',
  energy: '#b9f24a',
  sniper: '#9a9bff',
  shotgun: '#ff6a5a',
  mythic: '#ff5fd2',
};

export type Label = 'free' | 'special' | 'boost' | 'before' | 'after' | 'instant';
export const LABEL: Record<Label, string> = {
  free: '#4be3d6',
  special: '#ff9a2e',
  boost: '#ffd84a',
  before: '#6fa0ff',
  after: '#b57bff',
  instant: '#ff5f8a',
};

export interface LegendTones {
  d: string;
  m: string;
  l: string;
  x: string;
  skin: string;
  shade: string;
  bg: string;
}
export type LegendName = 'gibraltar' | 'bangalore' | 'wraith' | 'bloodhound' | 'pathfinder' | 'lifeline';
export const LEGEND: Record<LegendName, LegendTones> = {
  gibraltar: {
    d: '#4a3527',
    m: '#8a5f38',
    l: '#d6954c',
    x: '#ffcf7a',
    skin: '#b97a50',
    shade: '#7f4d35',
    bg: '#5a3d22',
  },
  bangalore: {
    d: '#2f3f2a',
    m: '#5c7a43',
    l: '#96b968',
    x: '#ffd36a',
    skin: '#7a4a33',
    shade: '#4d2c22',
    bg: '#34482a',
  },
  wraith: { d: '#2a2350', m: '#54459c', l: '#9b86ee', x: '#d9c8ff', skin: '#cfae9f', shade: '#8f6d74', bg: '#33286a' },
  bloodhound: {
    d: '#43312a',
    m: '#7e6244',
    l: '#c9ae7c',
    x: '#ff7a3c',
    skin: '#3a2a26',
    shade: '#241815',
    bg: '#4d3b2a',
  },
  pathfinder: {
    d: '#4f4a2b',
    m: '#a8923a',
    l: '#f1d65c',
    x: '#7fe9ff',
    skin: '#dfe6ea',
    shade: '#8f9ca6',
    bg: '#5a4f20',
  },
  lifeline: {
    d: '#1f5148',
    m: '#37927c',
    l: '#78e0bf',
    x: '#ff6f7f',
    skin: '#d79a76',
    shade: '#9c6250',
    bg: '#1d564a',
  },
};
export const LEGENDS = Object.keys(LEGEND) as LegendName[];
