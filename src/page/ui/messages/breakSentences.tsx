import type { ReactNode } from 'react';
import { breakAddresses } from './breakAddresses.tsx';

/** Between a word with its full stop and the next sentence, but not after 'Dr.' or 'U.S.'. */
const BETWEEN = /(?<=(?:\p{Ll}{2}|\p{Lu}{2})[.?!]) (?=[\p{Lu}¿¡])/u;

/**
 * Puts each of several sentences into a span, and addresses as `breakAddresses` does. Styles make that
 * a block in the line, so that a sentence starts a line unless all of it fits in the one before.
 */
export function breakSentences(text: string): ReactNode {
  const sentences = text.split(BETWEEN);
  if (sentences.length === 1) return breakAddresses(text);
  return sentences.flatMap((it, index) => [
    index === 0 ? '' : ' ',
    <span key={it}>{breakAddresses(it)}</span>,
  ]);
}
