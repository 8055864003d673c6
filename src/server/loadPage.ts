import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuiltPage } from '../core/contract/renderPage.ts';
import { StartError } from './StartError.ts';

/** Loads the page's built server half. Throws StartError when it is not built. */
export async function loadPage(distDir: string): Promise<BuiltPage> {
  const file = join(distDir, 'page/server/renderPage.js');
  try {
    const { entryScript, renderPage }: BuiltPage = await import(pathToFileURL(file).href);
    return { entryScript, renderPage };
  } catch (cause) {
    throw new StartError(`The page is not built (${file}). Run 'npm run build' first.`, { cause });
  }
}
