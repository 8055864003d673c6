import ts from 'typescript';

/**
 * Finds casts (`as X`, but not `as const`) without a comment on the line or just above the
 * statement: a cast tells the compiler something that it cannot see, so the comment tells the
 * reader.
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
