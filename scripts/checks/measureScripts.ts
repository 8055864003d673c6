import { join, relative } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build, type Rolldown } from 'vite';

/** The scripts of one build. */
export interface Scripts {
  /** Loaded before the page works: file → bytes. */
  readonly initial: Readonly<Record<string, number>>;
  /** Fetched when they are needed: file → bytes. */
  readonly lazy: Readonly<Record<string, number>>;
  /** Paths in the project. */
  readonly modules: readonly string[];
  readonly code: string;
}

/** Bytes after brotli at its best. */
export function brotliBytes(text: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return brotliCompressSync(text, { params }).length;
}

/**
 * Builds the browser's half of the page in memory, as vite.config.ts has it. With `ownOnly`,
 * packages stay outside: the result is the project's own code, minified and compressed by itself,
 * which is a little more than its share of the whole, where it shares a dictionary with the
 * packages' code.
 */
export async function measureScripts(root: string, ownOnly: boolean): Promise<Scripts> {
  const before = process.env['NODE_ENV'];
  const built = await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    build: { write: false, rolldownOptions: ownOnly ? { external: isPackage } : {} },
  });
  if (before === undefined) delete process.env['NODE_ENV'];
  else process.env['NODE_ENV'] = before;
  const outputs = [built].flat().flatMap((it) => ('output' in it ? it.output : []));
  const chunks = outputs.filter((it) => it.type === 'chunk');
  return sortScripts(root, chunks);
}

/** Packages' code, but not their files, such as fonts. */
function isPackage(id: string): boolean {
  return /^(@[\w-]+\/)?[\w-]+(\/[\w/-]+)?$/.test(id);
}

function sortScripts(root: string, chunks: readonly Rolldown.OutputChunk[]): Scripts {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const initial = new Set(chunks.filter((it) => it.isEntry).map((it) => it.fileName));
  // A loop over a set also reaches what is added while it runs.
  for (const name of initial) {
    for (const imported of byName.get(name)?.imports ?? []) {
      if (byName.has(imported)) initial.add(imported);
    }
  }
  const bytes = (wanted: boolean) =>
    Object.fromEntries(
      chunks
        .filter((it) => initial.has(it.fileName) === wanted)
        .map((it) => [it.fileName, brotliBytes(it.code)]),
    );
  return {
    initial: bytes(true),
    lazy: bytes(false),
    modules: chunks.flatMap((it) => Object.keys(it.modules).map((id) => relative(root, id))),
    code: chunks.map((it) => it.code).join('\n'),
  };
}
