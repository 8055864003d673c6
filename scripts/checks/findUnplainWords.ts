import ts from 'typescript';

/** Spaces between words: a comment may break its line there. */
const GAP = /[\s*/]+/g;

/**
 * Words whose every use in a comment was rewritten, and what to write instead. A word that also has a
 * plain use is not listed.
 */
const WORDS: readonly (readonly [words: string, instead: string])[] = [
  ['who(so)?ever|whomever', "'any caller', 'a visitor who', or the role"],
  ['somebody', "'a visitor', 'a person', or the role"],
  ['anew', "'again', or 'from scratch'"],
  ['for ever', "'forever'"],
  ['(is|are|was|were|be|been) told', "'receives', 'is shown', or 'is reported'"],
  ['(tells?|telling|told) of', "'reports', 'shows', or 'announces'"],
  ['(is|are) asked of', "'is required of', or name the question"],
  ['by way of', "'through'"],
];

const PATTERNS = WORDS.map(([words, instead]) => {
  // Not a part of a name, such as '/start-anew'.
  const pattern = new RegExp(`(?<![\\w-])(${words.replaceAll(' ', GAP.source)})(?![\\w-])`, 'gi');
  return { pattern, instead };
});

/** The sources whose comments are checked. */
const CHECKED = /^(scripts|src|tests)\/.*\.(ts|tsx|mjs|css)$/;

/** Finds words in comments that plain English avoids: path:line, the word, and a better one. */
export function findUnplainWords(path: string, text: string): string[] {
  if (!CHECKED.test(path)) return [];
  const hits = PATTERNS.flatMap(({ pattern, instead }) =>
    Array.from(text.matchAll(pattern), ({ 0: found, index: at }) => {
      return { at, word: found.replaceAll(GAP, ' '), instead };
    }),
  );
  if (hits.length === 0) return [];
  const isInComment = path.endsWith('.css') ? commentsOfCss(text) : commentsOfScript(path, text);
  return hits
    .filter(({ at }) => isInComment(at))
    .map(({ at, word, instead }) => {
      const line = text.slice(0, at).split('\n').length;
      return `${path}:${line}: plain-words: '${word}' is hard to read: write ${instead}`;
    });
}

/** Returns whether a position of a stylesheet is in a comment. */
function commentsOfCss(text: string): (at: number) => boolean {
  const comments = Array.from(
    text.matchAll(/\/\*[\s\S]*?\*\//g),
    (it) => [it.index, it.index + it[0].length] as const,
  );
  return (at) => comments.some(([start, end]) => start <= at && at < end);
}

/** Returns whether a position of a script is in a comment, so not in code, a string or JSX text. */
function commentsOfScript(path: string, text: string): (at: number) => boolean {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  return (at) => {
    let node: ts.Node = source;
    for (;;) {
      if (ts.isJSDoc(node)) return true;
      const inner = node.getChildren(source).find((it) => it.pos <= at && at < it.end);
      if (inner === undefined) return !ts.isJsxText(node) && at < node.getStart(source);
      node = inner;
    }
  };
}
