import { didYouMean } from '../problem/didYouMean.ts';
import type { Problem } from '../problem/Problem.ts';
import { problemAtSpan } from '../problem/problemAt.ts';
import { spanOf } from '../problem/Span.ts';
import type { TextSource } from '../sources/Source.ts';
import { PLACEHOLDER, TERMS_PLACEHOLDERS } from './placeholders.ts';

const ENTITY = /&(#\d+|#x[\da-f]+|[a-z]+\d*);/gi;

/** Finds placeholders that no brand can fill, and HTML entities, which would show as written. */
export function findTextFaults(source: TextSource): readonly Problem[] {
  const placeholders = [...source.text.matchAll(PLACEHOLDER)].flatMap((match) => {
    const [whole, name = ''] = match;
    if (Object.hasOwn(TERMS_PLACEHOLDERS, name)) return [];
    const why = `Nothing fills "${whole}" in a text.`;
    const fix = didYouMean(name, Object.keys(TERMS_PLACEHOLDERS));
    return [problemAtSpan('text-placeholders', source, spanAt(match), { why, fix })];
  });
  const entities = [...source.text.matchAll(ENTITY)].map((match) => {
    const why = `"${match[0]}" would show as it is written.`;
    return problemAtSpan('terms-content', source, spanAt(match), {
      why,
      fix: 'Write the character itself.',
    });
  });
  return [...placeholders, ...entities];

  function spanAt(match: RegExpExecArray) {
    return spanOf(source.text, match.index, match.index + match[0].length);
  }
}
