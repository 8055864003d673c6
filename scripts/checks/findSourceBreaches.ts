import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findBareCasts } from './findBareCasts.ts';
import { findFormatsMadeAnew } from './findFormatsMadeAnew.ts';
import { findUnplainWords } from './findUnplainWords.ts';
import { SOURCE_RULES } from './sourceRules.ts';

/** Folders without written sources. */
const LEFT_OUT = ['node_modules/**', 'dist/**', 'data/**', 'test-results/**', '**/generated/**'];

/** The rules and their seeded faults contain what they refuse. Only their comments are checked. */
const SEEDED = /^(tests\/architecture|scripts\/checks)\//;

/** One text file, by its path from the project's root. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** Returns one line for each breach of a source rule, starting with path:line. */
export function findSourceBreaches(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    const unplain = findUnplainWords(path, text);
    if (SEEDED.test(path)) return unplain;
    const rules = SOURCE_RULES.filter((rule) => rule.files.test(path));
    const found = text
      .split('\n')
      .flatMap((line, index) =>
        rules
          .filter((rule) => rule.pattern.test(line))
          .map((rule) => `${path}:${index + 1}: ${rule.name}: ${rule.why}`),
      );
    return [...unplain, ...found, ...findBareCasts(path, text), ...findFormatsMadeAnew(path, text)];
  });
}

/** Every text file of the project that a rule can apply to. */
export function readSources(root: string): Promise<SourceFile[]> {
  const pattern =
    '{*,.ci/*,{src,scripts,tests,brands,schemas,docs}/**/*}.{ts,tsx,mjs,json,css,md,html}';
  return readFiles(root, [pattern, '.ci/*', '.*.{json,mjs}'], LEFT_OUT);
}

/** The files that are generated from the schemas. */
export function readGenerated(root: string): Promise<SourceFile[]> {
  return readFiles(root, ['src/**/generated/**/*.ts'], []);
}

async function readFiles(
  root: string,
  patterns: readonly string[],
  exclude: readonly string[],
): Promise<SourceFile[]> {
  const files: SourceFile[] = [];
  for await (const path of glob(patterns, { cwd: root, exclude })) {
    files.push({ path, text: await readFile(join(root, path), 'utf8') });
  }
  return files;
}
