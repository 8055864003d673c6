import ts from 'typescript';

/**
 * Casts (`as X`, save `as const`) of a source file that no comment explains, on the line or just
 * above its statement: a cast tells the compiler something it cannot see, so it tells the reader too.
 */
export function findBareCasts(path: string, text: string): string[] {
  if (!/\.tsx?$/.test(path) || !/\bas\b/.test(text)) return [];
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const lines = text.split('\n');
  const found: string[] = [];
  visit(source);
  return found;

  function visit(node: ts.Node): void {
    if (ts.isAsExpression(node) && !ts.isConstTypeReference(node.type)) {
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line;
      if (!isExplained(line, node)) {
        found.push(`${path}:${line + 1}: bare-cast: a cast says why it is right, in a comment`);
      }
    }
    ts.forEachChild(node, visit);
  }

  function isExplained(line: number, node: ts.Node): boolean {
    const statement = ts.findAncestor(node, ts.isStatement) ?? node;
    const first = source.getLineAndCharacterOfPosition(statement.getStart()).line;
    const around = [lines[line], lines[line - 1], lines[first - 1]];
    return around.some((it) => it !== undefined && /\/\/|\*\//.test(it));
  }
}
