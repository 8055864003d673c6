import type { Plugin } from 'vite';

/** A part's import as the build writes it, in the function that `loadChunk` calls. */
const IMPORT = /(async)?\(\)=>(\{let\{[^{}]*\}=await )?import\([`"](\.\/[\w.-]+\.js)[`"]\)/g;
const LEFT = /\bimport\([`"]\.\/[\w.-]+[`"]\)/;

/** Writes each import of a file so that its function can be given a fragment to put behind the address. */
export function importAnew(code: string): string {
  const written = code.replace(
    IMPORT,
    (_whole, isAsync = '', before = '', path = '') =>
      `${isAsync}($0="")=>${before}import(\`${path}\${$0}\`)`,
  );
  const [left] = LEFT.exec(written) ?? [];
  if (left !== undefined)
    throw new Error(`${left} is written in a way that cannot be tried again.`);
  return written;
}

/**
 * Lets a part of the page be imported again that could not be loaded. A browser may remember that of an
 * address for as long as the page is open; with a fragment it is another one, of the same file.
 */
export function importsAgain(): Plugin {
  return {
    name: 'imports-again',
    apply: 'build',
    generateBundle: {
      // After Vite, which reads the addresses.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.code = importAnew(file.code);
        }
      },
    },
  };
}
