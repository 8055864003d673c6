import { join } from 'node:path';
import { formatProblems } from '../../brand-files/format/formatProblems.ts';
import { buildBrandIndex } from '../../brand-files/index/buildBrandIndex.ts';
import { CommandError } from '../CommandError.ts';
import { requireBuildablePath } from '../requirements/requireBuildablePath.ts';
import { requireWritableFolder } from '../requirements/requireWritableFolder.ts';
import { buildPage } from './buildPage.ts';
import { runBuildSteps } from './buildSteps.ts';
import { studioBuilds } from './studioBuilds.ts';
import { viteBuild } from './viteBuild.ts';

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
  /** The folder of brand files; the project's own brands/ unless set. */
  readonly brandsDir?: string;
  /** What to build: the product for visitors, the Studio (which builds brands itself), or both. */
  readonly parts?: readonly ('product' | 'studio')[];
  readonly report: (line: string) => void;
}

/**
 * Builds dist/ from the sources: what changed, or everything. Throws a CommandError that explains
 * the failure.
 */
export async function buildProduct(root: string, options: BuildOptions): Promise<void> {
  const { brandsDir = join(root, 'brands'), parts = ['product'] } = options;
  requireBuildablePath(root);
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

/** The script for the frame of the card fields. The sandbox serves it as the card provider does. */
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
