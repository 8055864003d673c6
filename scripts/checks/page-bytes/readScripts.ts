import { join, relative } from 'node:path';
import { buildNamed } from '../../../src/ops/commands/build/buildNamed.ts';

/** The scripts of one build of the page for browsers. */
export interface Scripts {
  /** Names of the files, which contain hashes of their content. */
  readonly files: readonly string[];
  /** Paths in the project of all modules that they contain. */
  readonly modules: readonly string[];
  readonly code: string;
}

/** Builds the browser's half of the page in memory, with vite.config.ts. */
export async function readScripts(root: string): Promise<Scripts> {
  const built = await buildNamed({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    build: { write: false },
  });
  const outputs = [built].flat().flatMap((it) => ('output' in it ? it.output : []));
  const chunks = outputs.filter((it) => it.type === 'chunk');
  return {
    files: chunks.map(({ fileName }) => fileName),
    modules: chunks.flatMap((it) => Object.keys(it.modules).map((id) => relative(root, id))),
    code: chunks.map((it) => it.code).join('\n'),
  };
}
