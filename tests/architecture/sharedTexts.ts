import { join } from 'node:path';
import ts from 'typescript';

/** An element whose text has siblings, such as `Row.tsx: <dd>{value}{unit}</dd>`. */
type SharedText = string;

/**
 * Finds elements in which text has siblings, and the text or a sibling may change or disappear.
 * React then keeps a separate text node for it. A browser that translates the page replaces this
 * node, and React's later updates are not shown, or throw. A text in its own element is replaced as
 * a whole. Texts of the page do not change, nor does an element's own key. `more` are additional
 * sources, by path, that are not on disk.
 */
export function findSharedTexts(
  root: string,
  files: readonly string[],
  more: ReadonlyMap<string, string> = new Map(),
): readonly SharedText[] {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), (path) =>
    ts.sys.readFile(path),
  );
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const disk = ts.createCompilerHost(options);
  const host: ts.CompilerHost = {
    ...disk,
    fileExists: (path) => more.has(path) || disk.fileExists(path),
    readFile: (path) => more.get(path) ?? disk.readFile(path),
    // The default reads only from disk.
    getSourceFile: (path, target) => {
      const text = more.get(path);
      return text === undefined
        ? disk.getSourceFile(path, target)
        : ts.createSourceFile(path, text, target);
    },
  };
  const paths = [...files, ...more.keys()];
  const program = ts.createProgram(paths, options, host);
  const checker = program.getTypeChecker();
  const found: SharedText[] = [];
  for (const path of paths) {
    const source = program.getSourceFile(path);
    if (source === undefined) throw new Error(`${path} is no source of the program.`);
    const visit = (node: ts.Node): void => {
      if ((ts.isJsxElement(node) || ts.isJsxFragment(node)) && hasSharedText(node, checker)) {
        found.push(`${path}: ${node.getText(source).replaceAll(/\s+/g, ' ')}`);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return found;
}

function hasSharedText(node: ts.JsxElement | ts.JsxFragment, checker: ts.TypeChecker): boolean {
  const children = node.children.filter((it) => !isBlank(it));
  if (children.length < 2) return false;
  const texts = children.filter((it) => mayBeText(it, checker));
  const areSettled = texts.every((it) => isConstant(it, node));
  const stays = children.every((it) => texts.includes(it) || !ts.isJsxExpression(it));
  return texts.length > 0 && !(areSettled && stays);
}

/** Whether a text stays the same for as long as its element exists. */
function isConstant(child: ts.JsxChild, node: ts.JsxElement | ts.JsxFragment): boolean {
  if (!ts.isJsxExpression(child) || !child.expression) return ts.isJsxText(child);
  const text = child.expression.getText();
  return /^texts\.\w+$/.test(text) || text === keyOf(node);
}

function keyOf(node: ts.JsxElement | ts.JsxFragment): string | null {
  if (!ts.isJsxElement(node)) return null;
  const key = node.openingElement.attributes.properties.find(
    (it) => ts.isJsxAttribute(it) && it.name.getText() === 'key',
  );
  const value = key && ts.isJsxAttribute(key) ? key.initializer : undefined;
  return value && ts.isJsxExpression(value) ? (value.expression?.getText() ?? null) : null;
}

/** Whitespace between elements: translation does not change it, and it never changes. */
function isBlank(child: ts.JsxChild): boolean {
  if (ts.isJsxText(child)) return child.text.trim() === '';
  if (!ts.isJsxExpression(child)) return false;
  const { expression } = child;
  return !expression || (ts.isStringLiteral(expression) && expression.text.trim() === '');
}

function mayBeText(child: ts.JsxChild, checker: ts.TypeChecker): boolean {
  if (ts.isJsxText(child)) return true;
  if (!ts.isJsxExpression(child) || !child.expression) return false;
  return isTextual(checker.getTypeAtLocation(child.expression));
}

function isTextual(type: ts.Type): boolean {
  // A ReactNode is a union with string in it.
  if (type.isUnion()) return type.types.some(isTextual);
  return (type.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike)) !== 0;
}
