/** Words can be read in every game, and with high contrast: pairs of colours are computed from the style sheets. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const source = new URL('../src/', import.meta.url);
const tokens = readFileSync(new URL('tokens.css', source), 'utf8');
const files = readdirSync(new URL('games/', source)).map((game) => ({
  game,
  file: new URL(`games/${game}/theme.css`, source),
}));
const themes = files
  .filter(({ file }) => existsSync(file))
  .map(({ game, file }) => ({ game, css: readFileSync(file, 'utf8') }));

type Block = Record<string, string>;

/** The custom properties of the first rule whose selector contains this text. */
function block(css: string, selector: string): Block {
  const at = css.indexOf(selector);
  expect(at, selector).toBeGreaterThanOrEqual(0);
  const body = css.slice(css.indexOf('{', at) + 1, css.indexOf('}', at));
  return Object.fromEntries(
    [...body.matchAll(/(--[a-z0-9-]+):\s*([^;]+);/g)].map(([, name, value]) => [
      name ?? '',
      (value ?? '').replace(' !important', '').trim(),
    ]),
  );
}

function luminance(colour: string): number {
  const hex = colour.replace('#', '');
  const full = hex.length === 3 ? [...hex].map((each) => each + each).join('') : hex;
  const [r, g, b] = [0, 2, 4].map((from) => {
    const part = parseInt(full.slice(from, from + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

const neutral = block(tokens, ':where([data-game])');
const sharp = block(tokens, "[data-contrast='high']");
const paper = block(tokens, '[data-paper]');
const dressed: [string, Block][] = [
  ['Stolik', neutral],
  ['paper', { ...neutral, ...paper }],
  ...themes.map(({ game, css }): [string, Block] => [game, { ...neutral, ...block(css, `[data-game='${game}']`) }]),
];

describe.each([
  ...dressed,
  ...dressed
    .filter(([name]) => name !== 'paper')
    .map(([name, each]): [string, Block] => [`${name}, high contrast`, { ...each, ...sharp }]),
])('%s', (name, colours) => {
  const of = (token: string): string => colours[`--${token}`] ?? '';
  it.each(['ink', 'dim', 'accent', 'chosen', 'danger', 'good'])('--%s is readable on panel and ground', (token) => {
    expect(contrast(of(token), of('panel'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(of(token), of('bg'))).toBeGreaterThanOrEqual(4.5);
  });
  it('buttons are readable', () => {
    expect(contrast(of('on-glow'), of('glow'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(of('ink'), of('panel-2'))).toBeGreaterThanOrEqual(4.5);
    if (name !== 'paper') expect(contrast(of('on-accent'), of('accent'))).toBeGreaterThanOrEqual(4.5);
  });
  it('edges and the focus are seen', () => {
    expect(contrast(of('focus'), of('bg'))).toBeGreaterThanOrEqual(name === 'paper' ? 1 : 7);
    if (name.includes('high')) {
      expect(contrast(of('ink'), of('bg'))).toBeGreaterThanOrEqual(15);
      expect(contrast(of('line'), of('bg'))).toBeGreaterThanOrEqual(3);
    }
  });
});

it('a game overrides colours, display face and radii, and nothing else', () => {
  for (const { css } of themes)
    for (const [, token] of css.matchAll(/(--[a-z0-9-]+):/g)) expect(Object.keys(neutral)).toContain(token);
});
