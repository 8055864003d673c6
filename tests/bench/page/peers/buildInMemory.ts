import { build, type InlineConfig, type Rolldown } from 'vite';

export type BuiltFile = Rolldown.OutputChunk | Rolldown.OutputAsset;

/** Builds for production without writing a file. */
export async function buildInMemory(config: InlineConfig): Promise<readonly BuiltFile[]> {
  const before = process.env['NODE_ENV'];
  try {
    const built = await build({
      ...config,
      logLevel: 'silent',
      build: { ...config.build, write: false },
    });
    return [built].flat().flatMap((it): BuiltFile[] => ('output' in it ? it.output : []));
  } finally {
    // Vite sets it for the whole process.
    if (before === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = before;
  }
}
