import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { wanted } from '../src/games/wonderlands_war/art/ahead';
import { apart, drawing, PAD, padded } from '../src/games/wonderlands_war/art/symbols';
import type { Facts } from '../src/games/wonderlands_war/types';

const TEA = {
  id: 't1_1',
  round: 1,
  layout: 'tainted' as const,
  units: 3,
  more_units: 0,
  die: false,
  rewards: ['rose_weak'],
  bottom: [],
  tainted: 'castle',
};
const FACTS: Facts = {
  regions: ['na_muniu', 'red_keep'],
  tokens: [],
  chairs: {},
  tea: [TEA],
  quests: [],
  chips: [
    { id: 'rose_weak', strength: 1, ally: 'rose', strong: false },
    { id: 'faction_1', strength: 1, ally: null, strong: false },
  ],
  pawns: [],
  items: [],
  factions: [{ id: 'queen', leader: 'red_army', artefact: 'war_axe', abilities: ['royal_temper'] }],
  allies: [],
  forge: { spaces: [['forge', 'leader']], gaps: [['shed_1', null]] },
  forge_of_two: { spaces: [], gaps: [] },
  shard_die: [],
  track_end: 25,
  symbols: [],
  mad_track: 4,
  top_leader: 6,
  resistance: [],
};

describe('what is written on a drawing', () => {
  it('stands apart from its shapes, where it was drawn', () => {
    const { shapes, letters } = apart('chip:rose_weak:hatter:7');
    expect(letters).toEqual([{ text: '7', fill: '#1d0f22', x: 79, y: 87.5, size: 27 }]);
    expect(shapes).not.toContain('<text');
    expect(drawing('chip:rose_weak:hatter:7')).toContain('>7</text>');
  });

  it('is all that tells two seals apart', () => {
    const [one, other] = [apart('seal:+4'), apart('seal:12')];
    expect(one.shapes).toBe(other.shapes);
    expect([one.letters[0]?.text, other.letters[0]?.text]).toEqual(['+4', '12']);
  });

  it('is nothing on a chip whose strength is not told', () => {
    expect(apart('chip:rose_weak:hatter:0').letters).toEqual([]);
  });
});

describe('pictures made ahead', () => {
  const names = wanted(FACTS, ['hatter', 'queen'], 'queen').map(([name]) => name);

  it('are all drawn, each once', () => {
    expect(names.filter((name) => drawing(name) === '')).toEqual([]);
    expect(names).toEqual([...new Set(names)]);
  });

  it('are those of the factions, cards and chips of the match', () => {
    for (const name of [
      'leader:hatter',
      'leader:queen',
      'scene:red_keep',
      'reward:rose_weak:hatter:1',
      'reward:castle:hatter:',
    ])
      expect(names).toContain(name);
    expect(names).toContain('chip:faction_1:queen:1');
    expect(names).toContain('chip:faction_1:hatter:1');
    expect(names).not.toContain('leader:alice');
  });

  it('are the ones that are shown: with an edge for what stands out of the box', () => {
    expect(padded('0 -4 100 106')).toBe(`${-PAD} ${-4 - PAD} ${100 + 2 * PAD} ${106 + 2 * PAD}`);
    expect(wanted(FACTS, ['queen'], 'queen')).toContainEqual(['leader:queen', padded('0 -4 100 106')]);
  });
});

it('the ticket of the hat is drawn: an image has no face of the page to write in', () => {
  const source = readFileSync(new URL('../src/games/wonderlands_war/art/leaders.ts', import.meta.url), 'utf-8');
  expect(source).not.toContain('<text');
  expect(drawing('leader:hatter')).not.toContain('<text');
});
