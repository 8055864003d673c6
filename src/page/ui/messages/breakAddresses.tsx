import type { ReactNode } from 'react';

/**
 * Puts each email address of a sentence into a span, with the full stop after it. Styles make that a
 * block in the line, which moves to the next line as a whole, and breaks after its '@' only if it is
 * longer than a line. The key is the address, so that none is changed within its span.
 */
export function breakAddresses(sentence: string): ReactNode {
  return sentence.split(/(\S+@\S+)/).map((piece) => {
    const [name, host] = piece.split(/(?<=^[^\s@]+@)/);
    return host ? <span key={piece}>{[name, <wbr key="@" />, host]}</span> : piece;
  });
}
