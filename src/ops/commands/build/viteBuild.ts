import type * as vite from 'vite';

export type Built = Awaited<ReturnType<typeof vite.build>>;

/**
 * Builds with Vite for production, whatever the value of NODE_ENV: with another value one half of the
 * page gets React's development build and the other its production build. Restores NODE_ENV at the
 * end, because Vite sets it for the whole process and processes started later read it.
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
