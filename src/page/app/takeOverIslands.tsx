import { type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { FlowsContext } from '../flows/FlowsContext.ts';
import { StoresContext } from '../stores/StoresContext.ts';
import type { UsablePage, WidgetChunk } from '../widgets/WidgetChunk.ts';
import { pressAgain } from './earlyPresses.ts';

/**
 * Fetches the code of the widgets that come once the page can be used, and takes each over with a
 * React root of its own. Where a chunk does not come, its widget stays the server's markup.
 */
export function takeOverIslands(
  page: UsablePage,
  load: (address: string) => Promise<WidgetChunk>,
): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-island]')) {
    load(place.dataset['island'] ?? '').then(
      (chunk) => takeOver(place, page, chunk),
      () => undefined,
    );
  }
}

function takeOver(place: HTMLElement, page: UsablePage, { createIsland }: WidgetChunk): void {
  const Island = createIsland?.(page);
  if (!Island) return;
  hydrateRoot(
    place,
    <StoresContext value={page.stores}>
      <FlowsContext value={page.flows}>
        <Replay place={place}>
          <Island />
        </Replay>
      </FlowsContext>
    </StoresContext>,
  );
}

/** A button that was pressed too early is pressed again; a link has left the page by itself. */
function Replay(props: { readonly place: Element; readonly children: ReactNode }) {
  const { place, children } = props;
  useEffect(() => pressAgain(place), [place]);
  return children;
}
