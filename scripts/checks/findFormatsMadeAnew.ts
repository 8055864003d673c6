import ts from 'typescript';

/** The sources that a visitor waits for. Their tests may create any format. */
const FILES = /^src\/(core|page|server)\/(?!.*\.test\.tsx?$).*\.tsx?$/;

/** Caches a format by its settings. */
const KEEPER = 'keptFormats';

/** Files that cache the result instead of the format, or use it only once. */
const ASK_ONCE = ['src/core/rules/timeZones/knownTimeZone.ts', 'src/page/providers/timeZone.ts'];

/**
 * Finds each call within a function that creates an Intl object, because creating one takes far
 * longer than using it. Such objects must be created when the module loads, or through
 * `keptFormats`.
 */
export function findFormatsMadeAnew(path: string, text: string): string[] {
  if (!FILES.test(path) || ASK_ONCE.includes(path) || !text.includes('Intl.')) return [];
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  visit(source);
  return found;

  function visit(node: ts.Node): void {
    const isMade = ts.isNewExpression(node) || ts.isCallExpression(node);
    if (isMade && /^Intl\.[A-Z]/.test(node.expression.getText()) && !isOnce(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${path}:${line + 1}: made-anew: what Intl makes is kept by ${KEEPER}`);
    }
    ts.forEachChild(node, visit);
  }
}

function isOnce(node: ts.Node): boolean {
  const isKept = (it: ts.Node) => ts.isCallExpression(it) && it.expression.getText() === KEEPER;
  return (
    ts.findAncestor(node, isKept) !== undefined ||
    ts.findAncestor(node, ts.isFunctionLike) === undefined
  );
}
