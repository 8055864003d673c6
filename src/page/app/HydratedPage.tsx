import { createContext, startTransition, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
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
  /** Called before what its fields show is taken over. */
  readonly onCompared?: () => void;
  /** Called when the page can be used and its stores hold what its fields show. */
  readonly onReady?: () => void;
}

/** No component reads the value: its change is enough. */
const ComparedContext = createContext(false);

/** What a visitor touches the page with. A finger or a key comes before what it changes. */
const TOUCHES = ['pointerdown', 'keydown', 'focusin', 'beforeinput', 'input', 'change', 'click'];

/**
 * The page in the browser: first just as the server sent it, then with what was typed meanwhile. A
 * plan chosen early changes prices and fields, so nothing may be taken over while a widget still
 * waits to be compared with the server's markup. React hydrates widgets one by one, each in its
 * Suspense boundary, and lets the browser go on between them; a context that changes above them makes
 * it hydrate all that are left: in turn, and at once where the visitor touches the page.
 */
export function HydratedPage({ onCompared, onReady, ...page }: HydratedPageProps) {
  const { stores } = page;
  const [compared, setCompared] = useState(false);

  useLayoutEffect(() => {
    if (compared) {
      onCompared?.();
      adoptTypedValues(document, stores);
      onReady?.();
      return undefined;
    }
    const listening = new AbortController();
    const { signal } = listening;
    const finish = () => flushSync(() => setCompared(true));
    for (const touch of TOUCHES)
      document.addEventListener(touch, finish, { capture: true, signal });
    startTransition(() => setCompared(true));
    return () => listening.abort();
  }, [compared, stores, onCompared, onReady]);

  return (
    <ComparedContext value={compared}>
      <Page {...page} />
    </ComparedContext>
  );
}
