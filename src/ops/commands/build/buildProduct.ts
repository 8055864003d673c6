import { join } from 'node:path';
import { formatProblems } from '../../brand-files/format/formatProblems.ts';
import { buildBrandIndex } from '../../brand-files/index/buildBrandIndex.ts';
import { CommandError } from '../CommandError.ts';
import { requireBuildablePath } from '../requirements/requireBuildablePath.ts';
import { requireWritableFolder } from '../requirements/requireWritableFolder.ts';
import { BUILD_INPUTS } from './buildInputs.ts';
import { buildPage } from './buildPage.ts';
import { runBuildSteps } from './buildSteps.ts';
import { studioBuilds } from './studioBuilds.ts';
import { viteBuild } from './viteBuild.ts';

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
        ? [{ name: 'brands', inputs: BUILD_INPUTS.brands, run: () => buildBrands(root, brandsDir) }]
        : []),
      { name: 'page', inputs: BUILD_INPUTS.page, run: () => buildPage(root) },
      { name: 'sandbox', inputs: BUILD_INPUTS.sandbox, run: () => buildCardFrame(root) },
      ...(parts.includes('studio')
        ? [{ name: 'studio', inputs: BUILD_INPUTS.studio, run: () => buildStudio(root) }]
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
