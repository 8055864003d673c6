import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderPage } from '../core/contract/renderPage.ts';
import { StartError } from './StartError.ts';

/** The page's built server half. Throws StartError where it is not built. */
export async function loadRenderPage(distDir: string): Promise<RenderPage> {
  const file = join(distDir, 'page/server/renderPage.js');
  try {
    const built: { renderPage: RenderPage } = await import(pathToFileURL(file).href);
    return built.renderPage;
  } catch (cause) {
    throw new StartError(`The page is not built (${file}). Run 'npm run build' first.`, { cause });
  }
}
