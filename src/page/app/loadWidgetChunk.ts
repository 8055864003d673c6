import { loadChunk } from '../providers/loadChunk.ts';
import type { WidgetChunk } from '../widgets/WidgetChunk.ts';

/**
 * Loads a chunk of widgets by its address in the document. The entry script contains no addresses,
 * so that a brand's widgets do not change another brand's script.
 */
export async function loadWidgetChunk(address: string): Promise<WidgetChunk> {
  const { chunk }: { readonly chunk: WidgetChunk } = await loadChunk(
    () => import(/* @vite-ignore */ address),
  );
  return chunk;
}

/** Loads the chunks of the page's widgets that hydration waits for. */
export async function loadPlacedChunks(page: Document): Promise<readonly WidgetChunk[]> {
  const links = [...page.querySelectorAll<HTMLLinkElement>('link[data-chunk]')];
  return Promise.all(links.map(({ href }) => loadWidgetChunk(href)));
}
