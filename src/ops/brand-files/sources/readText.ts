import { isUtf8 } from 'node:buffer';
import { readFileSync, statSync } from 'node:fs';
import { extname } from 'node:path';
import type { Result } from '../../../core/contract/Result.ts';
import type { Problem } from '../problem/Problem.ts';
import { FILE_START, lineOf, spanOf } from '../problem/Span.ts';
import { pictureFault } from './pictureFault.ts';

/** No brand, catalogue, text or logo comes close to this size. A larger file is refused unread. */
export const LARGEST_FILE_BYTES = 1_000_000;

type Fault = readonly [why: string, fix: string];

const BYTE_ORDER_MARKS: readonly (readonly [readonly number[], Fault])[] = [
  [
    [0xff, 0xfe],
    ['The file is UTF-16.', 'Save it as UTF-8.'],
  ],
  [
    [0xfe, 0xff],
    ['The file is UTF-16.', 'Save it as UTF-8.'],
  ],
  [
    [0xef, 0xbb, 0xbf],
    ['The file begins with a byte order mark.', 'Save it as UTF-8 without one.'],
  ],
];

/** Returns the text of a file, or why it cannot be used. `name` is its path as problems show it. */
export function readText(path: string, name: string): Result<string, Problem> {
  const wrong = faultOfName(path) ?? faultOfFile(path);
  if (wrong !== null) return unreadable(name, wrong);
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (cause) {
    return unreadable(name, faultOfSystem(cause));
  }
  const encoding = BYTE_ORDER_MARKS.find(([mark]) => mark.every((byte, at) => bytes[at] === byte));
  if (encoding !== undefined) return unreadable(name, encoding[1]);
  const picture = pictureFault(path, bytes);
  if (picture !== null) return unreadable(name, picture);
  if (!isUtf8(bytes)) return notUtf8(name, bytes);
  const text = bytes.toString('utf8');
  if (text.trim() === '')
    return unreadable(name, ['The file is empty.', 'Write it, or delete it.']);
  if (text.includes('\0')) {
    return unreadable(name, [
      'The file holds NUL characters, so it is no text.',
      'Save it as UTF-8.',
    ]);
  }
  return { ok: true, value: text };
}

/**
 * Half of all systems would not find 'acme.JSON' as 'acme.json', so it is refused on all of them.
 */
function faultOfName(path: string): Fault | null {
  const ending = extname(path);
  const right = ending.toLowerCase();
  if (ending === right) return null;
  return [`The name ends in ${ending}.`, `Rename the file, so that it ends in ${right}.`];
}

function faultOfFile(path: string): Fault | null {
  try {
    const stats = statSync(path);
    if (stats.isDirectory()) return ['This is a folder, not a file.', 'Rename or move the folder.'];
    if (!stats.isFile()) return ['This is not a regular file.', 'Put a text file in its place.'];
    if (stats.size <= LARGEST_FILE_BYTES) return null;
    const megabytes = (stats.size / 1_000_000).toFixed(1);
    return [
      `The file has ${megabytes} MB; at most 1 MB is read.`,
      'Check that it is the right file.',
    ];
  } catch (cause) {
    return faultOfSystem(cause);
  }
}

function faultOfSystem(cause: unknown): Fault {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  if (code === 'ENOENT') return ['The file is not there.', 'Write it, or mend the link to it.'];
  if (code === 'EACCES')
    return ['The file may not be read.', 'Give yourself the right to read it.'];
  return [`The file cannot be read (${String(code ?? cause)}).`, 'Check the file and its disk.'];
}

function notUtf8(name: string, bytes: Buffer): Result<string, Problem> {
  const text = new TextDecoder('utf-8').decode(bytes);
  const span = spanOf(text, text.indexOf('\uFFFD'), 0);
  return {
    ok: false,
    error: {
      check: 'file-readable',
      file: name,
      pointer: '',
      ...span,
      sourceLine: lineOf(text, span.line),
      why: 'A character here is not UTF-8.',
      fix: 'Save the file as UTF-8.',
      brands: [],
    },
  };
}

function unreadable(name: string, [why, fix]: Fault): Result<string, Problem> {
  const problem = {
    check: 'file-readable',
    file: name,
    pointer: '',
    sourceLine: '',
    why,
    fix,
    brands: [],
  } as const;
  return { ok: false, error: { ...problem, ...FILE_START } };
}
