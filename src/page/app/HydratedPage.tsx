import { createContext, useLayoutEffect, useSyncExternalStore } from 'react';
import type { Flows } from '../flows/Flows.ts';
import type { ReportWidget, WidgetRegistry } from '../renderer/Widget.ts';
import type { RootStore } from '../stores/RootStore.ts';
import { adoptTypedValues } from './adoptTypedValues.ts';
import { Page } from './Page.tsx';

interface HydratedPageProps {
  readonly stores: RootStore;
  readonly flows: Flows;
  readonly registry: WidgetRegistry;
  readonly onWidgetProblem: ReportWidget;
  /** Called when the page can be used and its stores hold what its fields show. */
  readonly onReady?: () => void;
}

/** No component reads the value: its change is enough. */
const ComparedContext = createContext(false);

/** Nothing to listen to: React itself changes from the server's snapshot to the browser's. */
const neverChanges = () => () => {};

/**
 * The page in the browser: first just as the server sent it, then with what was typed meanwhile. A
 * plan chosen early changes prices and fields, so nothing may be taken over while a widget still
 * waits to be compared with the server's markup. React hydrates widgets one by one, each in its
 * Suspense boundary; a context that changes above them makes it hydrate all that are left at once.
 */
export function HydratedPage({ onReady, ...page }: HydratedPageProps) {
  const { stores } = page;
  const compared = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

  useLayoutEffect(() => {
    if (!compared) return;
    adoptTypedValues(document, stores);
    onReady?.();
  }, [compared, stores, onReady]);

  return (
    <ComparedContext value={compared}>
      <Page {...page} />
    </ComparedContext>
  );
}
