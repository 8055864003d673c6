import { createElement, Fragment, type ReactNode } from 'react';

/** Fills a text's {placeholders} with elements, as formatText does with strings. */
export function fillText(text: string, parts: Readonly<Record<string, ReactNode>>): ReactNode {
  const pieces = text.split(/\{(\w+)\}/);
  // Every second piece is a placeholder's name. Passed as arguments, the pieces need no keys.
  const filled = pieces.map((piece, index) => (index % 2 === 1 ? parts[piece] : piece));
  return createElement(Fragment, null, ...filled);
}
