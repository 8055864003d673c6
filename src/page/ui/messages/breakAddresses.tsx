import { createElement, Fragment, type ReactNode } from 'react';

/**
 * Lets an email address in a sentence break after its '@' when a line is too short, instead of
 * within a word or before the full stop after it.
 */
export function breakAddresses(sentence: string): ReactNode {
  const pieces = sentence.split(/(?<=@)/);
  const broken = pieces.flatMap((piece, at) => (at > 0 ? [createElement('wbr'), piece] : piece));
  return createElement(Fragment, null, ...broken);
}
