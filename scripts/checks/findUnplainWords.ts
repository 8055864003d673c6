import ts from 'typescript';

/** A word that no comment may contain, and what to write instead. */
interface UnplainWord {
  readonly pattern: string;
  readonly instead: string;
}

/** Spaces between words: a comment may break its line there. */
const GAP = '[\\s*/]+';

/** Words whose every use was rewritten. A word that also has a plain use is not listed. */
const WORDS: readonly UnplainWord[] = [
  { pattern: 'who(so)?ever|whomever', instead: "'any caller', 'the user who', or the role" },
  { pattern: 'anew', instead: "'again', or 'from scratch'" },
  { pattern: '(is|are|was|were|be) told', instead: "'receives', 'gets', or 'is shown'" },
];

/** The sources whose comments are checked. */
const CHECKED = /^(scripts|src\/server|src\/ops)\/.*\.(ts|tsx|mjs|css)$/;

/** Finds words in comments that plain English avoids: path:line, the word, and a better one. */
export function findUnplainWords(path: string, text: string): string[] {
  if (!CHECKED.test(path)) return [];
  const hits = WORDS.flatMap(({ pattern, instead }) =>
    Array.from(
      text.matchAll(new RegExp(`\\b(${pattern})\\b`.replaceAll(' ', GAP), 'gi')),
      (hit) => ({
        at: hit.index,
        word: hit[0].replace(new RegExp(GAP), ' '),
        instead,
      }),
    ),
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
