/** Radlands' drawings: every card has its own picture, every effect its icon, and the faces say what is printed. */
import { describe, expect, test } from 'vitest';
import { dashed, effectText, printed, textOf } from '../src/games/radlands/cards';
import { ICONS } from '../src/games/radlands/icons';
import { MOTIFS } from '../src/games/radlands/motifs';
import { crack, picture, RECIPES, rubble, svg, TONES } from '../src/games/radlands/picture';
import { printing } from '../src/games/radlands/printing.svelte';
import type { InPlay } from '../src/games/radlands/types';
import { placeWord } from '../src/games/radlands/view';

const GAME = '../../stolik/games/radlands/';
const FILES_OF_THE_GAME = import.meta.glob<string>('../../stolik/games/radlands/{content,words}/*.{toml,ftl}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const read = (path: string): string => FILES_OF_THE_GAME[GAME + path] ?? '';

/** The tables of a content file: `[[camps]]` blocks of plain `key = value` lines. */
function content(file: string): Record<string, string>[] {
  return read(`content/${file}`)
    .split(/^\[\[\w+\]\]$/m)
    .slice(1)
    .map((block) =>
      Object.fromEntries([...block.matchAll(/^(\w+) = (.*)$/gm)].map((line) => [line[1] ?? '', line[2] ?? ''])),
    );
}

const FILES = ['camps.toml', 'people.toml', 'events.toml'];
const ids = [
  ...FILES.flatMap((file) => content(file).map((row) => (row['id'] ?? '').replace(/"/g, ''))),
  'water_silo',
  'raiders',
  'punk',
];

/** What abilities do, in both printings. */
const abilities = new Set(
  [...FILES, 'camps_v2.toml'].flatMap((file) =>
    content(file).flatMap((row) =>
      [...(row['abilities'] ?? '').matchAll(/does = "(\w+)"/g)].map((found) => found[1] ?? ''),
    ),
  ),
);

describe('cards', () => {
  test('a face says what the facts of the match say, and nothing before they have come', () => {
    expect(printed('sniper').cost).toBeNull();
    expect(textOf('sniper')).toBe('card-sniper-text');
    expect(effectText('restore')).toBe('effect-restore-text');
    const sniper = { ...printed('sniper'), type: 'person' as const, cost: 1, text: 'card-sniper-v2-text' };
    printing.facts = {
      edition: 'ua',
      camp_set: 'v2',
      cards: { sniper },
      effects: { restore: 'effect-restore-ua-text' },
      draw_cost: 2,
      silo_cost: 1,
    };
    expect(printed('sniper')).toBe(sniper);
    expect(textOf('sniper')).toBe('card-sniper-v2-text');
    expect(effectText('restore')).toBe('effect-restore-ua-text');
    printing.facts = null;
    expect(ids).toHaveLength(73);
  });

  test.each(['en', 'pl', 'uk'])('names, texts and short words exist (%s)', (lang) => {
    const words = `${read(`words/cards.${lang}.ftl`)}\n${read(`words/table.${lang}.ftl`)}`;
    const has = (message: string): void => expect(new RegExp(`^${message} =`, 'm').test(words), message).toBe(true);
    for (const card of ids) {
      has(`card-${dashed(card)}`);
      has(`card-${dashed(card)}-text`);
    }
    for (const does of abilities) has(`does-${dashed(does)}`);
    for (const icon of Object.values(ICONS)) has(icon.said);
    for (const effect of ['damage', 'injure', 'destroy', 'restore', 'draw', 'punk', 'water', 'raid'])
      has(`effect-${effect}-text`);
  });
});

describe('pictures', () => {
  test('there are motifs enough, and each is drawn', () => {
    expect(Object.keys(MOTIFS).length).toBeGreaterThanOrEqual(40);
    const drawings = Object.values(MOTIFS).map((motif) => motif(TONES.pink));
    expect(new Set(drawings).size).toBe(drawings.length);
    for (const [name, motif] of Object.entries(MOTIFS)) expect(motif(TONES.teal), name).not.toMatch(/NaN|undefined/);
  });

  test.each(ids)('%s has a recipe of two to four motifs and a background', (card) => {
    const recipe = RECIPES[card];
    expect(recipe).toBeDefined();
    expect(recipe?.layers.length).toBeGreaterThanOrEqual(2);
    expect(recipe?.layers.length).toBeLessThanOrEqual(4);
    expect(picture(card)).not.toMatch(/NaN|undefined/);
  });

  test('no two cards look the same', () => {
    expect(new Set(ids.map(picture)).size).toBe(ids.length);
    const looks = ids.map((card) => {
      const recipe = RECIPES[card];
      return JSON.stringify(recipe?.layers.map(([motif]) => motif).sort());
    });
    const twice = looks.filter((look, place) => looks.indexOf(look) !== place);
    expect(twice).toEqual([]);
  });

  test('a picture is always the same, and a motif that a picture needs is used', () => {
    expect(svg('sniper')).toBe(svg('sniper'));
    expect(rubble('garage')).toBe(rubble('garage'));
    expect(rubble('garage')).not.toBe(rubble('reactor'));
    expect(crack(1)).not.toBe(crack(2));
    const used = new Set(Object.values(RECIPES).flatMap((recipe) => recipe.layers.map(([motif]) => motif)));
    expect(used.size).toBeGreaterThanOrEqual(40);
  });
});

describe('icons', () => {
  test('icons are one colour: no fill and no stroke of their own', () => {
    for (const [name, icon] of Object.entries(ICONS)) expect(icon.lines, name).not.toMatch(/fill=|stroke=/);
  });
});

describe('view', () => {
  const standing = (card: string, type: 'camp' | 'person', handle: number): InPlay => ({
    card,
    type,
    state: 'undamaged',
    ready: true,
    unprotected: false,
    handle,
  });

  test('places have the words of the game', () => {
    const camp = standing('garage', 'camp', 1);
    const one = standing('scout', 'person', 2);
    const two = standing('muse', 'person', 3);
    expect(placeWord([camp, one, null], 0)).toBe('camp');
    expect(placeWord([camp, one, null], 1)).toBe('alone');
    expect(placeWord([camp, one, two], 1)).toBe('behind');
    expect(placeWord([camp, one, two], 2)).toBe('front');
    expect(placeWord([one, camp, two], 0)).toBe('behind');
  });
});
