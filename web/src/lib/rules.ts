/** The rules of a game as numbered clauses: our own text, fetched when somebody opens it. */

export type Piece = { text: string; kind: 'plain' | 'strong' | 'em' | 'code' | 'clause' };
export type Block =
  | { kind: 'clause'; id: string; text: string }
  | { kind: 'title' | 'item' | 'words' | 'code'; text: string }
  | { kind: 'table'; rows: string[][] };
export interface Chapter {
  title: string;
  blocks: Block[];
}
export interface Found {
  chapter: number;
  title: string;
  blocks: Block[];
}

const FILES = import.meta.glob<string>(['../../../docs/rules/*.md', '!../../../docs/rules/*-examples.md'], {
  query: '?raw',
  import: 'default',
});
const fileOf = (game: string): string => `../../../docs/rules/${game}.md`;

export const hasRules = (game: string): boolean => fileOf(game) in FILES;

export async function rulesOf(game: string): Promise<Chapter[]> {
  return parse((await FILES[fileOf(game)]?.()) ?? '');
}

const ID = '[A-Z]{2,}(?:-[A-Z0-9]+)*-\\d+';
const CLAUSE = new RegExp(`^- \\*\\*(${ID})\\*\\*\\s*(.*)$`);
/** Where a clause comes from stands behind it, for those who check the rules. */
const SOURCES = /(?:\s*\[[^[\]]+\])+$/;
const INLINE = new RegExp(`\\*\\*([^*]+)\\*\\*|\\*([^*\\s][^*]*)\\*|\`([^\`]+)\`|\\b(${ID})\\b`, 'g');

/** Read a page of rules. How it is to be read comes last: whoever looks something up does not begin with that. */
export function parse(text: string): Chapter[] {
  const chapters: Chapter[] = [];
  const notes: Chapter[] = [];
  let blocks: Block[] = [];
  let fence: string[] | null = null;
  let wasBlank = true;
  for (const line of text.split('\n')) {
    if (line.startsWith('```')) {
      if (fence) blocks.push({ kind: 'code', text: fence.join('\n') });
      fence = fence ? null : [];
      continue;
    }
    if (fence) {
      fence.push(line);
      continue;
    }
    const trimmed = line.trim();
    const last = blocks.at(-1);
    const clause = CLAUSE.exec(line);
    if (line.startsWith('## ')) {
      blocks = [];
      (line.startsWith('## 0') ? notes : chapters).push({ title: line.slice(3), blocks });
    } else if (line.startsWith('#')) blocks.push({ kind: 'title', text: line.replace(/^#+\s*/, '') });
    else if (clause) blocks.push({ kind: 'clause', id: clause[1] ?? '', text: clause[2] ?? '' });
    else if (trimmed.startsWith('|')) {
      const row = trimmed
        .slice(1, -1)
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim());
      if (row.every((cell) => /^:?-+:?$/.test(cell))) continue;
      if (last?.kind === 'table' && !wasBlank) last.rows.push(row);
      else blocks.push({ kind: 'table', rows: [row] });
    } else if (/^([-*]|\d+\.) /.test(line)) blocks.push({ kind: 'item', text: line.replace(/^[-*] /, '') });
    else if (trimmed && trimmed !== '---') {
      if (last && 'text' in last && last.kind !== 'title' && !wasBlank) last.text += ` ${trimmed}`;
      else blocks.push({ kind: 'words', text: trimmed });
    }
    wasBlank = !trimmed;
  }
  const all = [...chapters, ...notes].filter((chapter) => chapter.blocks.length > 0);
  for (const { blocks: each } of all)
    for (const block of each) if (block.kind === 'clause') block.text = block.text.replace(SOURCES, '');
  return all;
}

/** A text in pieces: what is printed bold or slanted, and ids of other clauses, which are links. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > at) found.push({ text: text.slice(at, match.index), kind: 'plain' });
    const [all, strong, em, code, clause] = match;
    found.push(
      strong
        ? { text: strong, kind: 'strong' }
        : em
          ? { text: em, kind: 'em' }
          : code
            ? { text: code, kind: 'code' }
            : { text: clause ?? all, kind: 'clause' },
    );
    at = match.index + all.length;
  }
  if (at < text.length) found.push({ text: text.slice(at), kind: 'plain' });
  return found;
}

export const chapterOf = (chapters: readonly Chapter[], id: string): number =>
  chapters.findIndex(({ blocks }) => blocks.some((block) => block.kind === 'clause' && block.id === id));

/** The clauses that have every word of a wish, in their chapters; a clause is also found by its id. */
export function search(chapters: readonly Chapter[], wish: string): Found[] {
  const wanted = wish.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [];
  return chapters.flatMap(({ title, blocks }, chapter) => {
    const hits = blocks.filter((block) => {
      if (block.kind !== 'clause') return false;
      const text = `${block.id} ${block.text}`.toLowerCase();
      return wanted.every((word) => text.includes(word));
    });
    return hits.length > 0 ? [{ chapter, title, blocks: hits }] : [];
  });
}

/** A text cut where the words of a wish begin and end; every second part is one of them. */
export function cut(text: string, wish: string): string[] {
  const wanted = wish.split(/\s+/).filter((word) => word.length > 1);
  if (wanted.length === 0) return [text];
  const escaped = wanted.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return text.split(new RegExp(`(${escaped.join('|')})`, 'gi'));
}
