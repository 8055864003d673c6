import type { ReactNode } from 'react';

/**
 * Puts each email address of a sentence into a span, with the full stop after it, and in that each of
 * its two parts. Styles make all of them blocks in the line: the address moves to the next line as a
 * whole, and breaks only if it is longer than a line, after its '@' and not at a hyphen. The key is
 * the address, so that none is changed within its span.
 */
export function breakAddresses(sentence: string): ReactNode {
  return sentence.split(/(\S+@\S+)/).map((piece, index) =>
    // Every second piece is an address.
    index % 2 ? (
      <span key={piece}>
        {piece.split(/(?<=@)/).map((part) => (
          <span key={part}>{part}</span>
        ))}
      </span>
    ) : (
      piece
    ),
  );
}
