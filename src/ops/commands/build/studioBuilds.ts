import { join } from 'node:path';
import type { InlineConfig } from 'vite';

/**
 * Configures the build of the Studio's page, and of the script that it adds to previewed pages.
 * Visitors get neither.
 */
export function studioBuilds(root: string): readonly InlineConfig[] {
  const studio = join(root, 'src/ops/studio');
  const outDir = join(root, 'dist/studio');
  // No warnings: the one script is large, and its packages contain directives for other bundlers.
  const common = { configFile: false, publicDir: false, logLevel: 'error' } as const;
  return [
    {
      ...common,
      root: join(studio, 'browser'),
      build: { outDir, emptyOutDir: true, reportCompressedSize: false, assetsInlineLimit: 0 },
    },
    {
      ...common,
      root,
      build: {
        outDir,
        emptyOutDir: false,
        reportCompressedSize: false,
        lib: {
          entry: join(studio, 'driver/main.ts'),
          formats: ['iife'],
          name: 'studioDriver',
          fileName: () => 'driver.js',
        },
      },
    },
  ];
}
