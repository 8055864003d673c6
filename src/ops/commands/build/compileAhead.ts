import type { Plugin } from 'vite';
import { METHOD_FILE, WIDGET_CHUNKS } from './filesOfThePage.ts';

/**
 * Asks the browser to compile all functions of a file while it comes, beside the main thread. Left
 * alone, it compiles each on the main thread when it is called first. Only a file's first line counts.
 */
const COMPILE_ALL = '//# allFunctionsCalledOnLoad\n';

/** The files, besides the chunks of widgets and those of payment methods, that hold the page's own code and run on every visit. */
const RUN_ON_EVERY_VISIT = new Set(['hydrate', 'flows', 'afterHydration', 'ordering']);

/** Has the page's own files compiled ahead. A provider's are not: a page calls few of their functions. */
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
