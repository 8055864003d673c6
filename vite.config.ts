import { existsSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Manifest, Plugin } from 'vite';
import { defaultExclude, defineConfig } from 'vitest/config';
import { cardSdkAlias } from './src/ops/commands/build/cardSdkAlias.ts';

const root = import.meta.dirname;

/** Where the generated chunks of widgets are. */
const WIDGET_CHUNKS = 'src/page/widgets/generated/chunks/';

/** Characters of a stylesheet that a document holds itself. */
const MOST_INLINED = 2_000;

/** The page has two composition roots: one for the browser, one for the server's render. */
function pageEntry(name: 'hydrate' | 'renderPage'): string {
  const withoutJsx = resolve(root, `src/page/app/${name}.ts`);
  return existsSync(withoutJsx) ? withoutJsx : `${withoutJsx}x`;
}

/** What the browser's half was built to: the server's half puts it into the document. */
function builtAssets() {
  const folder = resolve(root, 'dist/page/client');
  const manifest: Manifest = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8'));
  const entry = Object.values(manifest).find((chunk) => chunk.name === 'hydrate' && chunk.isEntry);
  if (entry === undefined) throw new Error('The build of the page for browsers has no entry.');
  const read = (file: string) => readFileSync(`${folder}/${file}`, 'utf8').trim();
  const css = (entry.css ?? []).map(read).join('\n');
  return { script: `/${entry.file}`, css, chunks: widgetChunks(manifest, read) };
}

/** What each chunk of widgets needs besides the entry, by its name. */
function widgetChunks(manifest: Manifest, read: (file: string) => string) {
  const built = Object.entries(manifest).filter(([source]) => source.startsWith(WIDGET_CHUNKS));
  return Object.fromEntries(
    built.map(([source, chunk]) => {
      const all = new Set([chunk]);
      // A set's loop reaches what is added meanwhile.
      for (const it of all) {
        const imported = (it.imports ?? []).map((name) => manifest[name]);
        for (const other of imported) if (other && !other.isEntry) all.add(other);
      }
      const imports = [...all].filter((it) => it !== chunk).map(({ file }) => `/${file}`);
      const styles = [...all].flatMap(({ css = [] }) => css.map((file) => stylesheet(file, read)));
      return [basename(source, '.ts'), { script: `/${chunk.file}`, imports, styles }];
    }),
  );
}

/** A short stylesheet goes into the document: a request takes longer. */
function stylesheet(file: string, read: (file: string) => string) {
  const css = read(file);
  return { href: `/${file}`, ...(css.length < MOST_INLINED && { css }) };
}

/** A class by its file and name: the same in both halves, short once compressed, and readable. */
function scopedName(name: string, file: string): string {
  return `${basename(file.split('?')[0] ?? file, '.module.css')}-${name}`;
}

/**
 * Our own way of loading lazy parts in place of Vite's: see the file that it names. The entry's styles
 * stand in every document: linked again they would cost a request, and let a font that came late
 * move the text.
 */
function chunkLoader(): Plugin {
  const loader = resolve(root, 'src/page/providers/loadChunk.ts');
  return {
    name: 'chunk-loader',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () =>
        [
          `import { loadChunk } from ${JSON.stringify(loader)};`,
          'const isOwn = (file) => !file.includes("/hydrate-");',
          'export const __vitePreload = (load, files = []) => loadChunk(load, files.filter(isOwn));',
        ].join('\n'),
    },
  };
}

/** Tests of the page in jsdom. */
const PAGE = {
  environment: 'jsdom',
  setupFiles: [
    'tests/setup/failOnConsole.ts',
    'tests/setup/cleanUpPage.ts',
    'tests/setup/nativeDialog.ts',
  ],
  css: { include: [/\.module\.css$/], modules: { classNameStrategy: 'non-scoped' as const } },
};

/** The SDK that it runs reads the performance timeline, which a worker's Node has and jsdom has not. */
const NEEDS_A_TIMELINE = 'src/page/**/startSentry.test.ts';

export default defineConfig(({ isSsrBuild = false }) => ({
  root,
  appType: 'custom',
  publicDir: false,
  plugins: [react(), chunkLoader()],
  resolve: { alias: [cardSdkAlias] },
  css: { modules: { generateScopedName: scopedName } },
  define: {
    __PAGE_ASSETS__: JSON.stringify(isSsrBuild ? builtAssets() : null),
    // The server's half carries React as it is for production: the other one takes twice the time.
    ...(isSsrBuild && { 'process.env.NODE_ENV': '"production"' }),
  },
  build: {
    outDir: isSsrBuild ? 'dist/page/server' : 'dist/page/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    modulePreload: false,
    // The CSP allows no data: fonts or scripts, so every asset is a file of its own.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    ssrEmitAssets: true,
    ssr: isSsrBuild ? pageEntry('renderPage') : false,
    rolldownOptions: isSsrBuild
      ? {
          input: pageEntry('renderPage'),
          output: { entryFileNames: 'renderPage.js', codeSplitting: false },
        }
      : {
          // No page loads the second entry: it has every chunk of widgets built.
          input: {
            hydrate: pageEntry('hydrate'),
            chunks: resolve(root, 'src/page/widgets/generated/chunks.ts'),
          },
          preserveEntrySignatures: 'exports-only',
          // What the entry needs is one file: shared with lazy parts it would else be split off.
          output: {
            codeSplitting: {
              groups: [
                { name: 'hydrate', tags: ['$initial'], test: /^(?!.*\/generated\/chunks\.ts$)/ },
              ],
            },
          },
        },
  },
  // The server's half runs without node_modules.
  ssr: { noExternal: isSsrBuild ? true : [] },
  test: {
    // No test waits by the clock: the limits are for what hangs, however busy the machine is.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 50_000 } },
    // One worker a core: the machine has nothing else to do.
    maxWorkers: '100%',
    env: {
      // What commands say is compared as plain text, where `CI` asks for colours, too.
      NO_COLOR: '1',
      // A command that a test starts need not compile again what another has.
      NODE_COMPILE_CACHE: resolve(root, 'node_modules/.cache/compiled'),
    },
    projects: [
      // Over the network, and so only where it is asked for.
      ...(process.env['TEST_PROVIDERS'] === '1'
        ? [
            {
              extends: true as const,
              test: { name: 'providers', include: ['tests/providers/**/*.live.ts'] },
            },
          ]
        : []),
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          // A worker keeps its modules from file to file: a test leaves nothing behind in them.
          isolate: false,
          include: [
            'src/{core,server,sandbox,ops}/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/**/*.test.ts',
            ...(process.env['TEST_FULL'] === undefined ? [] : ['tests/**/*.full.ts']),
          ],
          setupFiles: ['tests/setup/failOnConsole.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...PAGE,
          name: 'page',
          // Each file has a jsdom and modules of its own, in a context that costs less than a worker.
          pool: 'vmThreads',
          include: ['src/page/**/*.test.{ts,tsx}'],
          exclude: [...defaultExclude, NEEDS_A_TIMELINE],
        },
      },
      { extends: true, test: { ...PAGE, name: 'page-timeline', include: [NEEDS_A_TIMELINE] } },
    ],
  },
}));
