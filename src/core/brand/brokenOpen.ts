import { toPointer } from './jsonPointer.ts';

/** An open list or object, and the current position in it. */
interface Open {
  readonly isList: boolean;
  at: string | number;
}

/** A string, a bracket, a colon or a comma. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\]:,]/g;

/** What follows a bracket that ends its line. */
const ENDS_LINE = /^[ \t]*\r?\n/;

/**
 * Returns the JSON pointers of the objects and lists that a valid JSON text writes over several
 * lines: those whose opening bracket is followed by a line end.
 */
export function brokenOpen(text: string): ReadonlySet<string> {
  const broken = new Set<string>();
  const stack: Open[] = [];
  let last = '';
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    const pointer = toPointer(stack.map(({ at }) => at));
    const isOpening = token === '{' || token === '[';
    if (isOpening && ENDS_LINE.test(text.slice(index + 1, index + 40))) broken.add(pointer);
    advance(stack, token, last);
    last = token;
  }
  return broken;
}

function advance(stack: Open[], token: string, last: string): void {
  const inside = stack.at(-1);
  switch (token) {
    case '{':
    case '[':
      stack.push({ isList: token === '[', at: 0 });
      break;
    case '}':
    case ']':
      stack.pop();
      break;
    case ':':
      if (inside !== undefined) inside.at = JSON.parse(last);
      break;
    case ',':
      if (inside?.isList) inside.at = Number(inside.at) + 1;
      break;
    default:
  }
}
