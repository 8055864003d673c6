import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { InlineConfig } from 'vite';
import { formatProblems } from '../../brand-files/format/formatProblems.ts';
import { buildBrandIndex } from '../../brand-files/index/buildBrandIndex.ts';
import { CommandError } from '../CommandError.ts';
import { requireWritableFolder } from '../requirements/requireWritableFolder.ts';
import { runBuildSteps } from './buildSteps.ts';
import { compressAssets } from './compressAssets.ts';
import { subsetFonts } from './fonts/subsetFonts.ts';
import { studioBuilds } from './studioBuilds.ts';

const PAGE_INPUTS = [
  'src/{page,core,ops/commands/build}/**/*',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
];
const SANDBOX_INPUTS = ['src/sandbox/braintree/browser/**/*', 'package-lock.json'];
const STUDIO_INPUTS = ['src/{ops/studio,core}/**/*', 'package-lock.json', 'tsconfig.json'];
const BRAND_INPUTS = ['{brands,schemas,src/ops/brand-files,src/core}/**/*', 'package-lock.json'];

export interface BuildOptions {
  readonly all: boolean;
  /** Where brand files are read, when not in the project's own brands/. */
  readonly brandsDir?: string;
  /** What to build: what serves visitors, the Studio (which builds brands itself), or both. */
  readonly parts?: readonly ('product' | 'studio')[];
  readonly report: (line: string) => void;
}

/**
 * Builds dist/ from the sources: what changed, or all of it. Throws a CommandError that explains.
 */
export async function buildProduct(root: string, options: BuildOptions): Promise<void> {
  const { brandsDir = join(root, 'brands'), parts = ['product'] } = options;
  const advice = "Run this as the owner of the project's folder.";
  await requireWritableFolder(join(root, 'dist'), 'The build', advice);
  const ran = await runBuildSteps(
    root,
    [
      ...(parts.includes('product')
        ? [{ name: 'brands', inputs: BRAND_INPUTS, run: () => buildBrands(root, brandsDir) }]
        : []),
      { name: 'page', inputs: PAGE_INPUTS, run: () => buildPage(root) },
      { name: 'sandbox', inputs: SANDBOX_INPUTS, run: () => buildCardFrame(root) },
      ...(parts.includes('studio')
        ? [{ name: 'studio', inputs: STUDIO_INPUTS, run: () => buildStudio(root) }]
        : []),
    ],
    options,
  );
  if (ran.length === 0) options.report('  nothing changed since the last build');
}

async function buildBrands(root: string, brandsDir: string): Promise<void> {
  const built = await buildBrandIndex({ brandsDir, outDir: join(root, 'dist/brands') });
  if (!built.ok) throw new CommandError(formatProblems(built.error, 'pretty'));
}

/**
 * The browser's half comes first, then the fonts, because the server's half contains their addresses
 * and its styles. Files that only the server's half refers to are served beside the rest.
 */
async function buildPage(root: string): Promise<void> {
  const common = { root, configFile: join(root, 'vite.config.ts'), logLevel: 'warn' } as const;
  await viteBuild(common);
  const client = join(root, 'dist/page/client');
  const served = join(client, 'assets');
  const cache = join(root, 'node_modules/.cache/fonts');
  const fonts = await subsetFonts({ assets: served, cache });
  await writeFile(join(client, '.vite/fonts.json'), JSON.stringify(fonts));
  await viteBuild({ ...common, build: { ssr: true } });
  const assets = join(root, 'dist/page/server/assets');
  await cp(assets, served, { recursive: true, filter: (path) => !path.endsWith('.css') });
  await rm(assets, { recursive: true });
  await compressAssets({ assets: served, cache: join(root, 'node_modules/.cache/compressed') });
}

/** The script of the card fields' frame, which the sandbox serves as the card provider does. */
async function buildCardFrame(root: string): Promise<void> {
  await viteBuild({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir: 'dist/sandbox',
      emptyOutDir: true,
      reportCompressedSize: false,
      lib: {
        entry: join(root, 'src/sandbox/braintree/browser/hostedFieldsFrame.ts'),
        formats: ['iife'],
        name: 'hostedFieldsFrame',
        fileName: () => 'hostedFieldsFrame.js',
      },
    },
  });
}

async function buildStudio(root: string): Promise<void> {
  for (const config of studioBuilds(root)) await viteBuild(config);
}

/** Vite sets NODE_ENV for the whole process; processes started after the build read their own. */
async function viteBuild(config: InlineConfig): Promise<void> {
  const before = process.env['NODE_ENV'];
  // Loaded on demand, because most starts build nothing.
  const { build } = await import('vite');
  await build(config);
  if (before === undefined) delete process.env['NODE_ENV'];
  else process.env['NODE_ENV'] = before;
}
