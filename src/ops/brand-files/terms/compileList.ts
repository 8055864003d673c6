import type { Token, Tokens } from 'marked';
import type { TermsInline, TermsList } from '../../../core/contract/terms.ts';
import { compileInline } from './compileInline.ts';
import { findLostItems } from './findLeftSigns.ts';
import type { Refuse } from './Refuse.ts';
import { REFUSED_BLOCKS } from './refusedBlocks.ts';

/** A text with the offset of each of its lines. */
export interface Lines {
  readonly text: string;
  readonly starts: readonly number[];
}

/** How many lists may be inside each other: 1, a, i and one more, as contracts have them. */
const DEEPEST = 4;

const ONE_PARAGRAPH = [
  'A list item may hold one paragraph, and lists below it.',
  'Write what follows as an item, or as a paragraph after the list.',
] as const;

export function linesOf(text: string): Lines {
  return { text, starts: [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)] };
}

/**
 * Compiles a list that begins in the line `first`, counted from 0, with the lists inside it. The
 * parser takes indentation away but keeps line ends, so lines give every problem its place.
 */
export function compileList(
  list: Tokens.List,
  first: number,
  lines: Lines,
  refuse: Refuse,
  depth = 1,
): TermsList {
  let line = first;
  const own = list.items.map(({ raw }) => {
    const at = line;
    line += lineEndsIn(raw);
    return at;
  });
  checkNumbers();
  const items = list.items.map((item, index) => compileItem(item, own[index] ?? first));
  const { ordered, start } = list;
  const counted = typeof start === 'number' && start !== 1 ? { start } : {};
  return { kind: 'list', ordered, ...counted, items };

  function compileItem({ tokens }: Tokens.ListItem, begins: number): TermsList['items'][number] {
    let at = begins;
    const blocks = tokens.flatMap((token) => {
      const from = at;
      at += lineEndsIn(token.raw);
      const to = from + lineEndsIn(token.raw.trimEnd());
      return token.type === 'space' ? [] : [{ token, from, to }];
    });
    const [words, ...rest] = blocks;
    const lists = rest.filter(
      (it): it is typeof it & { token: Tokens.List } => it.token.type === 'list',
    );
    const isWords = words?.token.type === 'text' || words?.token.type === 'paragraph';
    if (!isWords || lists.length < rest.length) {
      const other = blocks.find(({ token }) => REFUSED_BLOCKS.has(token.type));
      const [why, fix] = REFUSED_BLOCKS.get(other?.token.type ?? '') ?? ONE_PARAGRAPH;
      refuseLine(other?.from ?? begins, why, fix);
      return [];
    }
    const [deeper] = lists;
    if (deeper !== undefined && depth === DEEPEST) {
      const why = `This list is inside ${DEEPEST} others.`;
      refuseLine(deeper.from, why, 'Write it as items of the list that it is in.');
      return wordsOf(words);
    }
    const inside = lists.map(({ from, token }) =>
      compileList(token, from, lines, refuse, depth + 1),
    );
    return [...wordsOf(words), ...inside];
  }

  function wordsOf({ from, to, token }: Block): readonly TermsInline[] {
    const start = lines.starts[from] ?? 0;
    const raw = lines.text.slice(start, lines.starts[to + 1] ?? lines.text.length);
    findLostItems(raw, start, refuse);
    return compileInline('tokens' in token ? (token.tokens ?? []) : [], start, raw, refuse);
  }

  /** A list counts by itself, whatever its items are numbered. All may have the same number. */
  function checkNumbers(): void {
    const numbers = list.items.map(({ raw }) => Number(/^\s*(\d+)/.exec(raw)?.[1]));
    const [begins = Number.NaN] = numbers;
    if (numbers.every((it) => it === begins)) return;
    const wrong = numbers.findIndex((it, index) => it !== begins + index);
    if (!list.ordered || wrong === -1) return;
    const shown = begins + wrong;
    const why = `The item ${numbers[wrong]} would be numbered ${shown}, because a list counts by itself.`;
    refuseLine(own[wrong] ?? first, why, `Write ${shown}, or words between two lists.`);
  }

  function refuseLine(at: number, why: string, fix: string): void {
    const start = lines.starts[at] ?? 0;
    const line = lines.text.slice(start, lines.starts[at + 1] ?? lines.text.length);
    refuse(start + line.length - line.trimStart().length, line.trim().length, why, fix);
  }
}

interface Block {
  readonly token: Token;
  /** The first line of it, and the last. */
  readonly from: number;
  readonly to: number;
}

export function lineEndsIn(raw: string): number {
  return raw.split('\n').length - 1;
}
