import type { Plugin } from 'vite';

/** The import of a part in the build's output, inside the function that `loadChunk` calls. */
const IMPORT = /(async)?\(\)=>(\{let\{[^{}]*\}=await )?import\([`"](\.\/[\w.-]+\.js)[`"]\)/g;
const LEFT = /\bimport\([`"]\.\/[\w.-]+[`"]\)/;

/**
 * Rewrites each import of a file, so that its function accepts a fragment to append to the address.
 */
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
 * Allows the page to import a part again after a failure. A browser may remember the failure of an
 * address for as long as the page is open; with a fragment the same file has another address.
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
