/** A place in a text: line and column from 1, and how many characters of that line it covers. */
export interface Span {
  readonly line: number;
  readonly column: number;
  readonly length: number;
}

/** The start of a file, for a problem without a better place. */
export const FILE_START: Span = { line: 1, column: 1, length: 1 };

/** Returns the place of text[start, end), cut at the end of its first line. Lines end with \n. */
export function spanOf(text: string, start: number, end: number): Span {
  const line = lineAt(startsOf(text), start);
  const lineStart = startsOf(text)[line - 1] ?? 0;
  const lineEnd = lineEndAfter(text, start);
  return {
    line,
    column: start - lineStart + 1,
    length: Math.max(1, Math.min(end, lineEnd) - start),
  };
}

/** Returns the text of a line, counted from 1, without its line end. */
export function lineOf(text: string, line: number): string {
  const start = startsOf(text)[line - 1];
  return start === undefined ? '' : text.slice(start, lineEndAfter(text, start));
}

/**
 * Where the lines of the last text begin. A file can have a problem on each of its lines, so they are
 * not counted again for each.
 */
let last: { readonly text: string; readonly starts: readonly number[] } = { text: '', starts: [0] };

function startsOf(text: string): readonly number[] {
  if (last.text !== text) {
    const ends = text.matchAll(/\n/g);
    last = { text, starts: [0, ...[...ends].map(({ index }) => index + 1)] };
  }
  return last.starts;
}

/** The number of the line that an offset is in: of the last one that begins before or at it. */
function lineAt(starts: readonly number[], offset: number): number {
  let from = 0;
  let to = starts.length;
  while (to - from > 1) {
    const middle = Math.floor((from + to) / 2);
    if ((starts[middle] ?? 0) <= offset) from = middle;
    else to = middle;
  }
  return from + 1;
}

function lineEndAfter(text: string, start: number): number {
  const end = text.indexOf('\n', start);
  if (end === -1) return text.length;
  return text[end - 1] === '\r' ? end - 1 : end;
}
