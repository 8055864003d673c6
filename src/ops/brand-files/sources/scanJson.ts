/** How deep a JSON file may nest. A brand nests at most ten levels deep; deeper JSON is no brand. */
export const DEEPEST = 64;

/** Statistics of a JSON text. */
export interface JsonScan {
  /** How many keys it contains. */
  readonly keys: number;
  /** The offset of the first list or object that nests too deep, null when none does. */
  readonly tooDeep: number | null;
}

const QUOTE = 34;
const BACKSLASH = 92;
const COLON = 58;
const OPENING = new Set([91, 123]);
const CLOSING = new Set([93, 125]);

/**
 * Scans JSON without a syntax tree, because a folder may have ten thousand brands and a tree of very
 * deep JSON exhausts the stack.
 */
export function scanJson(text: string): JsonScan {
  let keys = 0;
  let level = 0;
  let tooDeep: number | null = null;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at);
    else if (code === COLON) keys++;
    else if (OPENING.has(code) && ++level > DEEPEST) tooDeep ??= at;
    else if (CLOSING.has(code)) level--;
  }
  return { keys, tooDeep };
}

function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text.charCodeAt(at) !== QUOTE) {
    at += text.charCodeAt(at) === BACKSLASH ? 2 : 1;
  }
  return at;
}
