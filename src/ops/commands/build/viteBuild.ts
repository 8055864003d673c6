import type { InlineConfig } from 'vite';

/** Vite sets NODE_ENV for the whole process; processes started after the build read their own. */
export async function viteBuild(config: InlineConfig): Promise<void> {
  const before = process.env['NODE_ENV'];
  // Loaded on demand, because most starts build nothing.
  const { build } = await import('vite');
  await build(config);
  if (before === undefined) delete process.env['NODE_ENV'];
  else process.env['NODE_ENV'] = before;
}
