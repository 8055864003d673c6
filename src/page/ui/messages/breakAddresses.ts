import { createElement, Fragment, type ReactNode } from 'react';

/**
 * A sentence, of which an email address breaks after its '@' where a line is too short for it: rather
 * than within a word, or before the full stop behind it, which then has a line to itself.
 */
export function breakAddresses(sentence: string): ReactNode {
  const pieces = sentence.split(/(?<=@)/);
  const broken = pieces.flatMap((piece, at) => (at > 0 ? [createElement('wbr'), piece] : piece));
  return createElement(Fragment, null, ...broken);
}
