import type { Server } from 'node:http';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import type { RenderPage } from '../../../core/contract/renderPage.ts';

/** Runs Vite behind our own server. The page's server half is read from disk. */
export interface PageSources {
  readonly vite: ViteDevServer;
  /** Renders with the sources that `refresh` last read. */
  readonly renderPage: RenderPage;
  readonly refresh: () => Promise<void>;
}

export async function startVite(root: string, http: Server): Promise<PageSources> {
  const vite = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    server: { middlewareMode: true, hmr: { server: http } },
    optimizeDeps: { entries: ['src/page/app/hydrate.tsx'] },
  });
  let current = await load();
  return {
    vite,
    renderPage: (input) => current(input),
    refresh: async () => {
      current = await load();
    },
  };

  async function load(): Promise<RenderPage> {
    const module = await vite.ssrLoadModule('/src/page/app/renderPage.tsx');
    return module['renderPage'];
  }
}
