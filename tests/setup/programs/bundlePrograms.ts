/**
 * Bundles each program that tests start many times into a file, because finding and reading some
 * 2,600 modules takes half of a server's start. The step `programs` of `npm test` runs this.
 */
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { viteBuild } from '../../../src/ops/commands/build/viteBuild.ts';
import { BUNDLED, PROGRAMS } from './programFile.ts';

const root = resolve(import.meta.dirname, '../../..');

/** Programs and packages read files beside their sources, so each source keeps its own place. */
function keepPlaces(): Plugin {
  return {
    name: 'keep-places',
    transform: {
      filter: { id: /^\/.*\.(?:c?js|ts)$/, code: /import\.meta\.(?:dirname|url)|__dirname/ },
      handler: (code, id) =>
        code
          .replaceAll(/import\.meta\.dirname|\b__dirname\b/g, JSON.stringify(dirname(id)))
          .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
    },
  };
}

for (const [name, file] of Object.entries(PROGRAMS)) {
  await viteBuild({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [keepPlaces()],
    ssr: { noExternal: true, external: ['pg-native'] },
    build: {
      ssr: join(root, file),
      outDir: join(BUNDLED, name),
      emptyOutDir: true,
      target: 'node24',
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'main.js' } },
    },
  });
}
