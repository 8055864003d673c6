/** A property with its value. */
export interface Declaration {
  readonly property: string;
  readonly value: string;
  readonly isImportant: boolean;
}

/** What a style sheet declares for all elements (`*`), or those of a name, of classes or of an id. */
export interface StyleRule {
  readonly selector: string;
  readonly declarations: readonly Declaration[];
}

/**
 * A comment, words in quotes, a bracket that holds no other, or one sign. Signs are taken one by one:
 * what never ends would otherwise be searched for its end in many ways.
 */
const PIECE =
  /\/\*[^]*?\*\/|"[^"\\]*"|'[^'\\]*'|\((?:[^()"'\\]|"[^"\\]*"|'[^'\\]*')*\)|[^()"'\\]/gy;

/** All, or the name of an element, its classes and its id. Drawing programs write no other selectors. */
const SELECTOR = /^(\*|[.#]?[A-Za-z_][\w-]*)([.#][A-Za-z_][\w-]*)*$/;

/** Returns the rules of a style sheet; null if it has others than a drawing program writes. */
export function rulesOf(css: string): readonly StyleRule[] | null {
  const blocks = splitAt(css, '}');
  if (blocks === null || blocks.pop()?.trim() !== '') return null;
  const rules: StyleRule[] = [];
  for (const block of blocks) {
    const [selectors = '', body, ...nested] = splitAt(block, '{') ?? [];
    if (body === undefined || nested.length > 0) return null;
    const declarations = declarationsOf(body);
    const names = selectors.split(',').map((it) => it.trim());
    if (declarations === null || !names.every((it) => SELECTOR.test(it))) return null;
    rules.push(...names.map((selector) => ({ selector, declarations })));
  }
  return rules;
}

/** Returns the declarations of a style; null if it breaks off, or has escapes. */
export function declarationsOf(style: string): readonly Declaration[] | null {
  const all = splitAt(style, ';')?.flatMap((it): Declaration[] => {
    const at = it.indexOf(':');
    const written = it.slice(0, at).trim();
    if (at === -1 || written === '') return [];
    const property = written.startsWith('--') ? written : written.toLowerCase();
    return [{ property, ...valueOf(it.slice(at + 1).trim()) }];
  });
  return all ?? null;
}

function valueOf(written: string): Omit<Declaration, 'property'> {
  const before = written.toLowerCase().endsWith('important')
    ? written.slice(0, -'important'.length).trimEnd()
    : '';
  const isImportant = before.endsWith('!');
  return { value: isImportant ? before.slice(0, -1).trimEnd() : written, isImportant };
}

/** Splits CSS without its comments at a sign, which is not within quotes or brackets. */
function splitAt(css: string, sign: string): string[] | null {
  const parts = [''];
  let end = 0;
  for (const { 0: piece, index } of css.matchAll(PIECE)) {
    end = index + piece.length;
    if (piece === sign) parts.push('');
    else if (!piece.startsWith('/*')) parts.push((parts.pop() ?? '') + piece);
  }
  return end === css.length ? parts : null;
}
