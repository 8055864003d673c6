import type * as vite from 'vite';

type Built = Awaited<ReturnType<typeof vite.build>>;

/**
 * Builds with Vite for production, whatever NODE_ENV says: with another value React's development
 * build gets into one half of the page and not into the other. Vite sets NODE_ENV for the whole
 * process; afterwards it is what it was, because processes started later read it.
 */
export async function viteBuild(config: vite.InlineConfig): Promise<Built> {
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  try {
    // Loaded on demand, because most starts build nothing.
    const { build } = await import('vite');
    return await build(config);
  } finally {
    if (before === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = before;
  }
}
