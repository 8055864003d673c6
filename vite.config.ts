import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const root = import.meta.dirname;

/** The page has two composition roots: one for the browser, one for the server's render. */
function pageEntry(name: 'hydrate' | 'renderPage'): string {
  const withoutJsx = resolve(root, `src/page/app/${name}.ts`);
  return existsSync(withoutJsx) ? withoutJsx : `${withoutJsx}x`;
}

export default defineConfig(({ isSsrBuild = false }) => ({
  root,
  appType: 'custom',
  publicDir: false,
  plugins: [react()],
  build: {
    outDir: isSsrBuild ? 'dist/page/server' : 'dist/page/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    modulePreload: { polyfill: false },
    // The CSP allows no data: fonts or scripts, so every asset is a file of its own.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    ssr: isSsrBuild ? pageEntry('renderPage') : false,
    rolldownOptions: isSsrBuild
      ? { output: { entryFileNames: 'renderPage.js' } }
      : { input: { hydrate: pageEntry('hydrate') } },
  },
  // The server's half carries its own React, built for production whatever NODE_ENV says.
  ssr: { noExternal: isSsrBuild ? true : [] },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'src/{core,server,sandbox,ops}/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/**/*.test.ts',
          ],
          setupFiles: ['tests/setup/failOnConsole.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'page',
          environment: 'jsdom',
          include: ['src/page/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/setup/failOnConsole.ts', 'tests/setup/cleanUpPage.ts'],
          css: { include: [/\.module\.css$/], modules: { classNameStrategy: 'non-scoped' } },
        },
      },
    ],
  },
}));
