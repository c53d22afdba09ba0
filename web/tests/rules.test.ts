import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chapterOf, cut, hasRules, parse, pieces, search } from '../src/lib/rules';

const FOLDER = new URL('../../docs/rules/', import.meta.url);
const GAMES = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.md') && !name.endsWith('-examples.md'))
  .map((name) => name.slice(0, -3));
const read = (game: string): string => readFileSync(new URL(`${game}.md`, FOLDER), 'utf-8');

test.each(GAMES)('every clause of %s is in the rules once, without its sources', (game) => {
  const text = read(game);
  const ids = [...text.matchAll(/^- \*\*([A-Z0-9-]+-\d+)\*\*/gm)].map(([, id]) => id);
  const clauses = parse(text).flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'clause'));
  expect(clauses.map(({ id }) => id).sort()).toEqual(ids.sort());
  expect(clauses.filter((clause) => clause.text.trim() === '' || clause.text.endsWith(']'))).toEqual([]);
  expect(hasRules(game)).toBe(true);
});

test('examples and unknown games have no page of rules', () => {
  expect(hasRules('radlands-examples')).toBe(false);
  expect(hasRules('tic_tac_toe')).toBe(false);
});

const PAGE = `# A game

For those who build it.

## 0. How to read this page

**Sources.** In brackets.

## 1. Overview

- **RAD-WIN-01** The game is for *two*; see RAD-WIN-02. [PL+UA]
- **RAD-WIN-02** A player wins when all camps
  are destroyed. [PL] [informational]

### 1.1 More

| a | b |
|---|---|
| \`x\` | y |

## 2. Ready

- **RAD-READY-01** A camp is ready.
`;

test('chapters come in order, how to read them comes last, and what stands before the first is left out', () => {
  const chapters = parse(PAGE);
  expect(chapters.map(({ title }) => title)).toEqual(['1. Overview', '2. Ready', '0. How to read this page']);
  expect(chapters[0]?.blocks).toEqual([
    { kind: 'clause', id: 'RAD-WIN-01', text: 'The game is for *two*; see RAD-WIN-02.' },
    { kind: 'clause', id: 'RAD-WIN-02', text: 'A player wins when all camps are destroyed.' },
    { kind: 'title', text: '1.1 More' },
    {
      kind: 'table',
      rows: [
        ['a', 'b'],
        ['`x`', 'y'],
      ],
    },
  ]);
  expect(chapterOf(chapters, 'RAD-READY-01')).toBe(1);
  expect(chapterOf(chapters, 'RAD-READY-09')).toBe(-1);
});

test('a search wants every word, in the text or in the id', () => {
  const chapters = parse(PAGE);
  const ids = (wish: string): string[] =>
    search(chapters, wish).flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'clause' ? [block.id] : [])),
    );
  expect(ids('CAMP')).toEqual(['RAD-WIN-02', 'RAD-READY-01']);
  expect(ids('camp ready')).toEqual(['RAD-READY-01']);
  expect(ids('rad-win-01')).toEqual(['RAD-WIN-01']);
  expect(ids('  ')).toEqual([]);
  expect(ids('teapot')).toEqual([]);
});

test('a text comes in pieces, and what was searched for is cut out', () => {
  expect(pieces('Is *two*; see RAD-WIN-02, `S` **now**')).toEqual([
    { text: 'Is ', kind: 'plain' },
    { text: 'two', kind: 'em' },
    { text: '; see ', kind: 'plain' },
    { text: 'RAD-WIN-02', kind: 'clause' },
    { text: ', ', kind: 'plain' },
    { text: 'S', kind: 'code' },
    { text: ' ', kind: 'plain' },
    { text: 'now', kind: 'strong' },
  ]);
  expect(cut('Two camps (all)', 'CAMP (')).toEqual(['Two ', 'camp', 's (all)']);
  expect(cut('Two camps', '')).toEqual(['Two camps']);
});
