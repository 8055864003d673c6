import { join } from 'node:path';
import type { InlineConfig } from 'vite';

/**
 * The Studio's page, and the script that it brings into previewed pages. Neither is part of what
 * visitors are sent.
 */
export function studioBuilds(root: string): readonly InlineConfig[] {
  const studio = join(root, 'src/ops/studio');
  const outDir = join(root, 'dist/studio');
  // Its one script is large, and of packages that speak to bundlers of another kind.
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
