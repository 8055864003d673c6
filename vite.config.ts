import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, relative, resolve, sep } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Manifest, Plugin } from 'vite';
import { defaultExclude, defineConfig } from 'vitest/config';
import type { SheetsByPart } from './src/core/contract/StyleRule.ts';
import { cardSdkAlias } from './src/ops/commands/build/cardSdkAlias.ts';
import { compileAhead } from './src/ops/commands/build/compileAhead.ts';
import {
  FILES_OF_THE_PAGE,
  METHOD_FILE,
  WIDGET_CHUNK,
} from './src/ops/commands/build/filesOfThePage.ts';
import { hashedNames } from './src/ops/commands/build/hashedNames.ts';
import { importsAgain } from './src/ops/commands/build/importsAgain.ts';
import { minifyFirst } from './src/ops/commands/build/minifyFirst.ts';
import { stillStoresAlias } from './src/ops/commands/build/stillStoresAlias.ts';
import { readStyleRules } from './src/ops/commands/build/styles/readStyleRules.ts';
import { scopedNames } from './src/ops/commands/build/styles/scopedNames.ts';
import { sheetsByPart } from './src/ops/commands/build/styles/sheetsByPart.ts';
import { taxNumbersAlias } from './src/ops/commands/build/taxNumbersAlias.ts';
import { TestSequencer } from './src/ops/commands/tests/TestSequencer.ts';
import { testsOnPostgres } from './src/ops/commands/tests/testsOnPostgres.ts';

const root = import.meta.dirname;

/** The names of classes in the build, which both halves of the page share. */
const names = scopedNames(root);

/**
 * The build's record of the stylesheets that each part of a page needs, and of the processed
 * typefaces.
 */
const SHEETS = '.vite/sheets.json';
const FONTS = 'dist/page/client/.vite/fonts.json';

/** The page has two entry points: one for the browser, one for the server's render. */
function pageEntry(name: 'hydrate' | 'renderPage'): string {
  const withoutJsx = resolve(root, `src/page/app/${name}.ts`);
  return existsSync(withoutJsx) ? withoutJsx : `${withoutJsx}x`;
}

/** The browser half's built files, for the server's half to put into the document. */
function builtAssets() {
  const folder = resolve(root, 'dist/page/client');
  const manifest: Manifest = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8'));
  const sheets: SheetsByPart = JSON.parse(readFileSync(`${folder}/${SHEETS}`, 'utf8'));
  const entry = Object.values(manifest).find((chunk) => chunk.name === 'hydrate' && chunk.isEntry);
  if (entry === undefined) throw new Error('The build of the page for browsers has no entry.');
  const rulesOf = (file: string) =>
    readStyleRules(readFileSync(`${folder}/${file}`, 'utf8'), names.sheetOf);
  const rules = (entry.css ?? []).flatMap(rulesOf);
  const stylesheet = (file: string) => ({ href: `/${file}`, rules: rulesOf(file) });
  const chunks = filesOf(manifest, WIDGET_CHUNK, stylesheet);
  const methods = filesOf(manifest, METHOD_FILE, stylesheet);
  return { script: `/${entry.file}`, rules, sheets, chunks, methods };
}

/** Returns the files that sources need besides the entry, by the name in the source's path. */
function filesOf<Sheet>(manifest: Manifest, name: RegExp, stylesheet: (file: string) => Sheet) {
  return Object.fromEntries(
    Object.entries(manifest).flatMap(([source, chunk]) => {
      const [, named] = name.exec(source) ?? [];
      if (named === undefined) return [];
      const all = new Set([chunk]);
      // The loop also visits items that are added during it.
      for (const it of all) {
        const imported = (it.imports ?? []).map((name) => manifest[name]);
        for (const other of imported) if (other && !other.isEntry) all.add(other);
      }
      const imports = [...all].filter((it) => it !== chunk).map(({ file }) => `/${file}`);
      const styles = [...all].flatMap(({ css = [] }) => css.map(stylesheet));
      return [[named, { script: `/${chunk.file}`, imports, styles }]];
    }),
  );
}

/** Names a class by its file and name, for development. */
function readableName(name: string, file: string): string {
  return `${basename(file.split('?')[0] ?? file, '.module.css')}-${name}`;
}

function builtName(name: string, file: string): string {
  return names.nameOf(name, relative(root, file.split('?')[0] ?? file).replaceAll(sep, '/'));
}

/**
 * Loads lazy parts in our own way instead of Vite's: see the file that it names. The entry's styles
 * are in every document. Linking them again would cost a request, and let a late font move the
 * text.
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

/** Records which stylesheets each part of a page needs, for the server's half of the build. */
function sheetRecorder(): Plugin {
  return {
    name: 'sheet-recorder',
    apply: 'build',
    generateBundle() {
      const graph = {
        ids: [...this.getModuleIds()],
        linksOf: (id: string) => this.getModuleInfo(id),
      };
      const source = JSON.stringify(sheetsByPart(root, graph));
      this.emitFile({ type: 'asset', fileName: SHEETS, source });
    },
  };
}

/** The tests of the page in jsdom. */
const PAGE = {
  environment: 'jsdom',
  setupFiles: [
    'tests/setup/failOnConsole.ts',
    'tests/setup/sameCases.ts',
    'tests/setup/emptyDocument.ts',
    'tests/setup/cleanUpPage.ts',
    'tests/setup/nativeDialog.ts',
  ],
  // A document keeps the stylesheets of all files that its worker ran, so their class names must
  // differ.
  css: { include: [/\.module\.css$/], modules: { classNameStrategy: 'scoped' as const } },
};

/** The SDK that it runs wraps globals of its worker, such as fetch, permanently. */
const NEEDS_A_WORKER = 'src/page/**/startSentry.test.ts';

/**
 * A page names about thirty files, and a hash does not compress. With six of 64 letters, a new
 * content gets an old name once in 7 × 10¹⁰ builds.
 */
const SHORT_NAMES = hashedNames(6);

export default defineConfig(({ command, isSsrBuild = false }) => ({
  root,
  appType: 'custom',
  publicDir: false,
  plugins: [
    react(),
    chunkLoader(),
    ...(isSsrBuild ? [] : [sheetRecorder(), minifyFirst(), importsAgain(), compileAhead()]),
  ],
  resolve: {
    alias: [
      cardSdkAlias,
      ...(command === 'build' ? [taxNumbersAlias] : []),
      ...(isSsrBuild ? [stillStoresAlias] : []),
    ],
  },
  css: { modules: { generateScopedName: command === 'build' ? builtName : readableName } },
  define: {
    __PAGE_ASSETS__: JSON.stringify(isSsrBuild ? builtAssets() : null),
    // The server's half contains React's production build, because the other takes twice as long.
    ...(isSsrBuild && { 'process.env.NODE_ENV': '"production"' }),
    __PAGE_FONTS__: isSsrBuild ? readFileSync(resolve(root, FONTS), 'utf8') : 'null',
  },
  build: {
    outDir: isSsrBuild ? 'dist/page/server' : 'dist/page/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    modulePreload: false,
    // The CSP allows no data: fonts or scripts, so every asset is a separate file.
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
          // No page loads the second entry. It makes the build create every chunk of widgets.
          input: {
            hydrate: pageEntry('hydrate'),
            chunks: resolve(root, 'src/page/widgets/generated/chunks.ts'),
          },
          preserveEntrySignatures: 'exports-only',
          output: { codeSplitting: { groups: FILES_OF_THE_PAGE }, ...SHORT_NAMES },
        },
  },
  // The server's half runs without node_modules.
  ssr: { noExternal: isSsrBuild ? true : [] },
  test: {
    // No test depends on the clock. The limits are for what hangs, however busy the machine is.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 50_000 } },
    // One worker more than cores, because some wait for the processes that they start.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: TestSequencer },
    env: {
      // Tests compare the output of commands as plain text, but `CI` would ask for colours.
      NO_COLOR: '1',
      // Shares compiled code between the commands that tests start.
      NODE_COMPILE_CACHE: resolve(root, 'node_modules/.cache/compiled'),
    },
    projects: [
      // Only when requested, because these tests use the network.
      ...(process.env['TEST_PROVIDERS'] === '1'
        ? [
            {
              extends: true as const,
              test: { name: 'providers', include: ['tests/providers/**/*.live.ts'] },
            },
          ]
        : []),
      // Needs nginx, whose path this is.
      ...(process.env['TEST_NGINX']
        ? [
            {
              extends: true as const,
              test: { name: 'nginx', include: ['tests/server/behind-nginx/*.nginx.ts'] },
            },
          ]
        : []),
      // Needs Prometheus's promtool, whose path this is.
      ...(process.env['TEST_PROMTOOL']
        ? [
            {
              extends: true as const,
              test: { name: 'promtool', include: ['tests/alerts/*.promtool.ts'] },
            },
          ]
        : []),
      // Each needs a real browser, whose path this is.
      ...(['firefox', 'webkit'] as const)
        .filter((name) => process.env[`TEST_${name.toUpperCase()}`])
        .map((name) => ({
          extends: true as const,
          test: {
            name,
            include: [`tests/other-browsers/*.${name}.ts`],
            testTimeout: 240_000,
          },
        })),
      // The same tests as on SQLite, on a PostgreSQL that is started for them.
      ...(process.env['TEST_DATABASE'] === 'postgres'
        ? [
            {
              extends: true as const,
              test: {
                name: 'postgres',
                environment: 'node' as const,
                isolate: false,
                include: testsOnPostgres(
                  process.env['TEST_FULL'] !== undefined,
                  process.env['TEST_CONFLICTS'] === '1',
                ),
                globalSetup: ['tests/setup/postgres/onPostgres.ts'],
                setupFiles: [
                  'tests/setup/failOnConsole.ts',
                  'tests/setup/sameCases.ts',
                  'tests/setup/compareKeptQueries.ts',
                ],
              },
            },
          ]
        : []),
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          // A worker keeps its modules from file to file, so a test must leave no state in them.
          isolate: false,
          include: [
            'src/{core,server,sandbox,ops}/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/!(postgres)/**/*.test.ts',
            ...(process.env['TEST_FULL'] === undefined ? [] : ['tests/!(postgres)/**/*.full.ts']),
          ],
          setupFiles: [
            'tests/setup/failOnConsole.ts',
            'tests/setup/sameCases.ts',
            'tests/setup/emptyDocument.ts',
            'tests/setup/compareKeptQueries.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          ...PAGE,
          name: 'page',
          pool: 'threads',
          // A worker keeps its jsdom and modules, React among them, from file to file.
          isolate: false,
          include: ['src/page/**/*.test.{ts,tsx}'],
          exclude: [...defaultExclude, NEEDS_A_WORKER],
        },
      },
      { extends: true, test: { ...PAGE, name: 'page-alone', include: [NEEDS_A_WORKER] } },
    ],
  },
}));
