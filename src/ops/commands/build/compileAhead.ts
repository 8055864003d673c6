import type { Plugin } from 'vite';
import { METHOD_FILE, WIDGET_CHUNKS } from './filesOfThePage.ts';

/**
 * Makes the browser compile all functions of a file while it downloads, off the main thread. By
 * default it compiles each on the main thread at its first call. Only works on a file's first line.
 */
const COMPILE_ALL = '//# allFunctionsCalledOnLoad\n';

/**
 * The files with the page's own code that run on every visit, besides the chunks of widgets and
 * payment methods.
 */
const RUN_ON_EVERY_VISIT = new Set(['hydrate', 'flows', 'afterHydration', 'ordering']);

/**
 * Marks the page's own files to be compiled ahead, but not a provider's, because a page calls few
 * of their functions.
 */
export function compileAhead(): Plugin {
  return {
    name: 'compile-ahead',
    apply: 'build',
    generateBundle: {
      // After Vite, which puts the names of stylesheets into the first line.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue;
          const source = file.facadeModuleId ?? '';
          const isOfThePage = source.includes(WIDGET_CHUNKS) || METHOD_FILE.test(source);
          if (isOfThePage || RUN_ON_EVERY_VISIT.has(file.name)) file.code = COMPILE_ALL + file.code;
        }
      },
    },
  };
}
