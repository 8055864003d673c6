import { type ReactNode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { FlowsContext } from '../flows/FlowsContext.ts';
import { PartFailed } from '../renderer/PartFailed.tsx';
import type { ReportWidget } from '../renderer/Widget.ts';
import { WidgetBoundary } from '../renderer/WidgetBoundary.tsx';
import { StoresContext } from '../stores/StoresContext.ts';
import type { UsablePage, WidgetChunk } from '../widgets/WidgetChunk.ts';
import { pressAgain } from './earlyPresses.ts';

/**
 * Loads the code of the widgets that come once the page can be used, and hydrates each with its own
 * React root. If a chunk fails to load, its widget keeps the server's markup, whose links work,
 * with a note that the rest does not. So does one that cannot start, which is reported by name.
 */
export function takeOverIslands(
  page: UsablePage,
  load: (address: string) => Promise<WidgetChunk>,
  report: ReportWidget,
): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const fail = () => sayBelow(place, page);
    load(place.dataset['island'] ?? '').then((chunk) => {
      try {
        takeOver(place, page, chunk, report);
      } catch (cause) {
        fail();
        report(nameOf(place), cause);
      }
    }, fail);
  }
}

function nameOf({ dataset }: HTMLElement): string {
  return dataset['kept'] ?? '';
}

/** Says below a widget that it could not be started. */
function sayBelow(place: HTMLElement, page: UsablePage): void {
  const said = document.createElement('div');
  // Marks a part that is not in the server's HTML and that nothing waits for.
  said.dataset['late'] = 'failed';
  place.after(said);
  createRoot(said).render(
    <StoresContext value={page.stores}>
      <PartFailed />
    </StoresContext>,
  );
}

function takeOver(
  place: HTMLElement,
  page: UsablePage,
  { createIsland }: WidgetChunk,
  report: ReportWidget,
): void {
  const Island = createIsland?.(page);
  if (!Island) return;
  hydrateRoot(
    place,
    <StoresContext value={page.stores}>
      <FlowsContext value={page.flows}>
        <WidgetBoundary widget={nameOf(place)} onProblem={report}>
          <Replay place={place}>
            <Island />
          </Replay>
        </WidgetBoundary>
      </FlowsContext>
    </StoresContext>,
    {
      // Reported by the boundary.
      onCaughtError: () => undefined,
      onRecoverableError: (error) => console.error(error),
    },
  );
}

/** Repeats an early press on a button. A link needs none, because it works without the code. */
function Replay(props: { readonly place: Element; readonly children: ReactNode }) {
  const { place, children } = props;
  useEffect(() => pressAgain(place), [place]);
  return children;
}
