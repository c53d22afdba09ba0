/// <reference types="vite/client" />
import { describe, expect, it } from 'vitest';
import { Speech } from '../src/lib/speech';

const sources = import.meta.glob<string>('../src/**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true });
const texts = import.meta.glob<string>('../../stolik/table/words/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const used = [
  ...new Set(
    Object.values(sources).flatMap((text) => [...text.matchAll(/'(ui-[a-z][a-z-]*[a-z])'/g)].map(([, id]) => id ?? '')),
  ),
];

describe.each(['en', 'pl', 'uk'])('words in %s', (lang) => {
  const text = Object.entries(texts)
    .filter(([name]) => name.endsWith(`.${lang}.ftl`))
    .map(([, each]) => each)
    .join('\n');
  const speech = new Speech([[lang, text]]);
  it('has every message that the table says', () => {
    expect(used.length).toBeGreaterThan(80);
    expect(used.filter((id) => !speech.has(id))).toEqual([]);
    for (const id of [
      'ui-motion-off',
      'ui-motion-fast',
      'ui-motion-normal',
      'ui-state-waiting',
      'ui-state-playing',
      'ui-state-adjourned',
      'ui-state-over',
    ]) {
      expect(speech.has(id), id).toBe(true);
    }
  });
});
