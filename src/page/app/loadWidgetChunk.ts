import { loadChunk } from '../providers/loadChunk.ts';
import type { WidgetChunk } from '../widgets/WidgetChunk.ts';

/**
 * Loads a chunk of widgets by the address that the document names: the entry script knows none, so
 * that no brand's widget changes another brand's script.
 */
export async function loadWidgetChunk(address: string): Promise<WidgetChunk> {
  const { chunk }: { readonly chunk: WidgetChunk } = await loadChunk(
    () => import(/* @vite-ignore */ address),
  );
  return chunk;
}

/** The chunks of the page's widgets that come with it. */
export async function loadPlacedChunks(page: Document): Promise<readonly WidgetChunk[]> {
  const links = [...page.querySelectorAll<HTMLLinkElement>('link[data-chunk]')];
  return Promise.all(links.map(({ href }) => loadWidgetChunk(href)));
}
