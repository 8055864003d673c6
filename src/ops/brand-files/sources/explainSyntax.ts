import { parse } from '@humanwhocodes/momoa';

/** Where JSON is broken, why, and what to write. */
export interface SyntaxFault {
  readonly offset: number;
  readonly why: string;
  readonly fix: string;
}

/** Explains why `text` is not JSON. `cause` is what JSON.parse threw. */
export function explainSyntax(text: string, cause: unknown): SyntaxFault {
  const offset = offsetOfFault(text, cause);
  const before = text.slice(0, offset).trimEnd();
  const rest = text.slice(offset);
  const found = rest.slice(0, 1);
  if (rest.trim() === '' || /^[,:{[]$/.test(rest.trim()) || isUnfinished(text, offset)) {
    return {
      offset: Math.max(0, text.trimEnd().length - 1),
      why: 'The file ends before its JSON does.',
      fix: 'Close every string, list and object that is open.',
    };
  }
  const why = `${nameOf(found)} cannot stand here.`;
  return { offset, why, fix: fixFor(before, rest) };
}

/** Quotation marks that word processors and chats write. */
const CURLY = /^[\u2018-\u201f\u00ab\u00bb]/;

/** Spaces of zero or fixed width, and direction marks. */
const INVISIBLE = /^(?! )[\p{Cf}\p{Zs}]/u;

/** What to write, by the text before and after the fault. The first match applies. */
const FIXES: readonly (readonly [before: RegExp, rest: RegExp, fix: string])[] = [
  [/^/, /^\/[/*]/, 'JSON has no comments: remove it.'],
  [
    /^/,
    /^(<{7}|={7}|>{7})/,
    'Settle the merge conflict: keep one side, and remove the lines of <<<<<<<, ======= and >>>>>>>.',
  ],
  [/^/, CURLY, 'Write straight double quotes (") in place of curly ones.'],
  [/^/, INVISIBLE, 'Remove the character: nothing is to be seen of it.'],
  [/^/, /^'/, 'Write double quotes (") round keys and texts.'],
  [/^/, /^</, 'Write JSON, which begins with {.'],
  [/^/, /^[\r\n\t]/, 'Close the text before the line ends, or write \\n or \\t.'],
  [/^/, /^;\s*[}\]]/, 'Remove the semicolon.'],
  [/^/, /^;/, 'Write a comma in place of the semicolon.'],
  [/"$/, /^=/, 'Write a colon in place of the equals sign.'],
  [
    /^/,
    /^\\/,
    'Write \\\\ for a backslash: after one, JSON knows " \\ / b f n r t and u with four hex digits.',
  ],
  [/,$/, /^[}\]]/, 'Remove the comma before it.'],
  [/,$/, /^,/, 'Write one comma.'],
  [/[{,]$/, /^[A-Za-z_$]/, 'Write double quotes (") round the key.'],
  [/["\d\]}el]$/, /^["{[]/, 'Write a comma before it.'],
  [/"$/, /^[\dtfn-]/, 'Write a colon before it.'],
  [/:$/, /^true\b/i, 'Write true in small letters.'],
  [/:$/, /^false\b/i, 'Write false in small letters.'],
  [/:$/, /^(?:yes|on)\b/i, 'Write true, or a text in double quotes (").'],
  [/:$/, /^(?:no|off)\b/i, 'Write false, or a text in double quotes (").'],
  [/:$/, /^(?:null|none|nil|undefined|void)\b/i, 'Remove the key with its value, or write one.'],
  [/:$/, /^(?:NaN|Infinity)\b/, 'Write a number in digits.'],
  [/:$/, /^[A-Za-z]/, 'Write double quotes (") round the text.'],
  [/^/, /^/, 'Write a text in double quotes, a number, true, false, null, a list or an object.'],
];

function fixFor(before: string, rest: string): string {
  if (isJson(before)) return 'Remove all from here on: a file holds one object.';
  return FIXES.find(([left, right]) => left.test(before) && right.test(rest))?.[2] ?? '';
}

/** Whether the text before the fault is complete JSON. */
function isJson(before: string): boolean {
  try {
    JSON.parse(before);
    return true;
  } catch {
    return false;
  }
}

/**
 * Finds the first fault: with the parser of the syntax tree, which gives a place, or with
 * JSON.parse, which is stricter about characters in strings.
 */
function offsetOfFault(text: string, cause: unknown): number {
  try {
    parse(text);
  } catch (error) {
    if (error instanceof RangeError) return text.search(/\[{2,}|\S/);
    if (error instanceof Error && 'offset' in error && typeof error.offset === 'number') {
      return error.offset;
    }
  }
  const position =
    cause instanceof Error ? /at position (\d+)/.exec(cause.message)?.[1] : undefined;
  return position === undefined ? text.length : Number(position);
}

/** The parser reports the first bracket of a list or object that never closes. */
function isUnfinished(text: string, offset: number): boolean {
  return (
    /^[{[]/.test(text.slice(offset)) && !/[}\]]\s*$/.test(text) && !/\S/.test(text.slice(0, offset))
  );
}

function nameOf(character: string): string {
  if (character === '\n' || character === '\r') return 'A line end';
  if (character === '\t') return 'A tab';
  if (INVISIBLE.test(character)) return 'An invisible character';
  return character === '"' ? 'A double quote' : `"${character}"`;
}
