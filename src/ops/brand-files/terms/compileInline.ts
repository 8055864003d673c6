import type { Token } from 'marked';
import type { TermsInline } from '../../../core/contract/terms.ts';
import { findLeftSigns } from './findLeftSigns.ts';
import type { Refuse } from './Refuse.ts';

/**
 * Compiles the words of a paragraph, heading or list item. `raw` is their Markdown and `start` its
 * offset, which gives every problem its place.
 */
export function compileInline(
  tokens: readonly Token[],
  start: number,
  raw: string,
  refuse: Refuse,
): readonly TermsInline[] {
  let cursor = 0;
  return tokens.flatMap((token) => {
    const found = raw.indexOf(token.raw, cursor);
    const at = found === -1 ? cursor : found;
    cursor = at + token.raw.length;
    if (token.type === 'text') findLeftSigns(token.raw, start + at, refuse);
    return compileWord(token, (why, fix) => refuse(start + at, token.raw.length, why, fix));
  });
}

type RefuseHere = (why: string, fix: string) => void;

function compileWord(token: Token, refuse: RefuseHere): readonly TermsInline[] {
  switch (token.type) {
    case 'text':
    case 'escape':
      return [{ kind: 'text', text: joined('text' in token ? token.text : token.raw) }];
    case 'strong':
      return [{ kind: 'strong', text: plainText(token, refuse) }];
    case 'em':
      return [{ kind: 'emphasis', text: plainText(token, refuse) }];
    case 'link':
      return compileLink(token, refuse);
    case 'html':
      // The opening tag is already reported.
      if (!token.raw.startsWith('</'))
        refuse('Raw HTML is not allowed in a text.', 'Write it in Markdown, or leave it out.');
      return [];
    case 'br':
      refuse('A forced line break is not allowed in a text.', 'End the line without spaces or \\.');
      return [];
    case 'image':
      refuse('Images are not allowed in a text.', 'Leave it out, or link to it.');
      return [];
    default:
      refuse(
        `"${token.raw.trim()}" has no place in a text.`,
        'Write words, **strong**, *emphasis* or [links](https://…).',
      );
      return [];
  }
}

/** Addresses that a text may link to. Placeholders become addresses that are checked elsewhere. */
const LINK = /^(https:\/\/[^\s]+|mailto:[^\s@]+@[^\s@]+|mailto:\{support\}|\{website\}[^\s]*)$/;

function compileLink(token: Token, refuse: RefuseHere): readonly TermsInline[] {
  const href = 'href' in token && typeof token.href === 'string' ? token.href : '';
  const text = plainText(token, refuse);
  if (!LINK.test(href)) {
    refuse(`A link to "${href}" is not allowed in a text.`, 'Write https://… or mailto:….');
    return [];
  }
  return [{ kind: 'link', text, href }];
}

/** Strong words, emphasis and links contain only words. */
function plainText(token: Token, refuse: RefuseHere): string {
  const tokens = 'tokens' in token && token.tokens !== undefined ? token.tokens : [];
  const isPlain = tokens.every(
    (inner) => inner.type === 'text' || inner.type === 'escape' || isMailWord(inner),
  );
  if (!isPlain)
    refuse('Only words may stand inside here.', 'Do not put one style or link inside another.');
  return joined('text' in token && isPlain ? tokens.map(wordOf).join('') : '');
}

/** An address inside a link's own words does not become a second link. */
function isMailWord(token: Token): boolean {
  return token.type === 'link' && token.raw === wordOf(token);
}

function wordOf(token: Token): string {
  return 'text' in token && typeof token.text === 'string' ? token.text : token.raw;
}

/** A line end inside a paragraph is a space. */
function joined(text: string): string {
  // Not by a search for blanks before a line end: it takes minutes for a line of blanks.
  const lines = text.split(/\n\s*/);
  const last = lines.pop() ?? '';
  return [...lines.map((it) => it.trimEnd()), last].join(' ');
}
