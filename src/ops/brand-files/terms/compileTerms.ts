import { lexer, type Token, type Tokens } from 'marked';
import type { TermsNode } from '../../../core/contract/terms.ts';
import type { Problem } from '../problem/Problem.ts';
import { problemAtSpan } from '../problem/problemAt.ts';
import { spanOf } from '../problem/Span.ts';
import type { TextSource } from '../sources/Source.ts';
import { compileInline } from './compileInline.ts';
import { compileList, lineEndsIn, linesOf } from './compileList.ts';
import { findLostItems } from './findLeftSigns.ts';
import { findTextFaults } from './findTextFaults.ts';
import type { Refuse } from './Refuse.ts';
import { REFUSED_BLOCKS } from './refusedBlocks.ts';
import type { TermsTemplate } from './TermsTemplate.ts';

/**
 * Compiles Markdown to nodes that React renders. Refuses what has no node, above all raw HTML, and
 * gives its place, so that nothing in a text can execute.
 */
export function compileTerms(source: TextSource): {
  readonly template: TermsTemplate;
  readonly problems: readonly Problem[];
} {
  const text = source.text.replaceAll('\r\n', '\n');
  const plain = { ...source, text };
  const problems: Problem[] = [...findTextFaults(plain)];
  const refuse: Refuse = (start, length, why, fix) => {
    const span = spanOf(text, start, start + length);
    problems.push(problemAtSpan('terms-content', plain, span, { why, fix }));
  };
  const lines = linesOf(text);
  let offset = 0;
  let line = 0;
  const nodes: TermsNode[] = [];
  for (const token of readTokens(text, refuse)) {
    if (isList(token)) nodes.push(compileList(token, line, lines, refuse));
    else nodes.push(...compileBlock(token, offset, refuse));
    offset += token.raw.length;
    line += lineEndsIn(token.raw);
  }
  return { template: { source: plain, nodes }, problems };
}

/** The beginning of a line with signs of quotes or lists inside each other. */
const NESTED = /^(?:[ \t]*(?:>|[-+*](?=\s)|\d+[.)](?=\s))){4,}/m;

/** The beginning of a line with an item of a list. */
const ITEM = /^[ \t>]*(?=(?:[-+*]|\d+[.)])\s)/gm;

/** Far more lists inside each other than a text may have. */
const DEEPEST_LIST = 20;

/** Finds the first item that is under too many others, each further from the margin. */
function findDeepItem(text: string): RegExpExecArray | null {
  let above: number[] = [];
  for (const item of text.matchAll(ITEM)) {
    const margin = item[0].replaceAll('\t', '    ').length;
    above = above.filter((further) => further < margin);
    if (above.push(margin) > DEEPEST_LIST) return item;
  }
  return null;
}

/**
 * Reads Markdown. The parser calls itself for each level, so a text of thousands cannot be read. It
 * reads what is inside a list again for each level, so lists of hundreds would take minutes.
 */
function readTokens(text: string, refuse: Refuse): readonly Token[] {
  const deep = findDeepItem(text);
  if (deep !== null) return tooNested(deep);
  try {
    return lexer(text);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return tooNested(NESTED.exec(text));
  }

  function tooNested(found: RegExpExecArray | null): readonly Token[] {
    const { 0: signs = '', index = 0 } = found ?? {};
    const why = 'This text has too many quotes, lists or styles inside each other to be read.';
    refuse(index, signs.length, why, 'Write paragraphs and lists.');
    return [];
  }
}

function compileBlock(token: Token, offset: number, refuse: Refuse): readonly TermsNode[] {
  const start = offset + leadingSpace(token.raw);
  switch (token.type) {
    case 'space':
    case 'def':
      return [];
    case 'heading':
      return compileHeading(token, start, refuse);
    case 'paragraph':
      findLostItems(token.raw, offset, refuse);
      return [
        {
          kind: 'paragraph',
          children: compileInline(token.tokens ?? [], start, token.raw, refuse),
        },
      ];
    default: {
      const [why, fix] = REFUSED_BLOCKS.get(token.type) ?? [
        `"${token.type}" is not allowed in a text.`,
        'Write a paragraph.',
      ];
      refuse(start, token.raw.trim().length, why, fix);
      return [];
    }
  }
}

function compileHeading(token: Token, start: number, refuse: Refuse): readonly TermsNode[] {
  if (!isHeading(token)) return [];
  const children = compileInline(token.tokens, start, token.raw, refuse);
  if (token.depth === 2 || token.depth === 3)
    return [{ kind: 'heading', level: token.depth, children }];
  const why = `A heading of level ${token.depth} is not allowed in a text.`;
  const fix = "Write ## or ###. The text's title comes from the brand's agreement.";
  refuse(start, token.raw.trim().length, why, fix);
  return [];
}

function isHeading(token: Token): token is Tokens.Heading {
  return token.type === 'heading';
}

function isList(token: Token): token is Tokens.List {
  return token.type === 'list';
}

function leadingSpace(raw: string): number {
  return raw.length - raw.trimStart().length;
}
