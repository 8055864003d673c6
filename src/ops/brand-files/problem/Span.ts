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
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const line = countLines(text, lineStart);
  const lineEnd = lineEndAfter(text, start);
  return {
    line,
    column: start - lineStart + 1,
    length: Math.max(1, Math.min(end, lineEnd) - start),
  };
}

/** Returns the text of a line, counted from 1, without its line end. */
export function lineOf(text: string, line: number): string {
  return text.split('\n', line)[line - 1]?.replace(/\r$/, '') ?? '';
}

function countLines(text: string, end: number): number {
  let lines = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < end; at = text.indexOf('\n', at + 1)) lines++;
  return lines;
}

function lineEndAfter(text: string, start: number): number {
  const end = text.indexOf('\n', start);
  if (end === -1) return text.length;
  return text[end - 1] === '\r' ? end - 1 : end;
}
