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
  /** Called before the values in the fields are read. */
  readonly onCompared?: () => void;
  /** Called when the page can be used and its stores have the fields' values. */
  readonly onReady?: () => void;
}

/** Components do not read the value; its change is what matters. */
const ComparedContext = createContext(false);

/**
 * The events of a visitor's interaction. A touch or a key press comes before the change it causes,
 * but one that began before the script ran is noticed by its last event, which may be the submission.
 */
const TOUCHES = [
  'pointerdown',
  'keydown',
  'focusin',
  'beforeinput',
  'input',
  'change',
  'click',
  'submit',
];

/**
 * The page in the browser: rendered first as the server sent it, then with what was typed
 * meanwhile. A plan selected early changes prices and fields, so no value may be read while a
 * widget is not hydrated yet. React hydrates widgets one by one, each in its Suspense boundary, and
 * yields to the browser between them. A context that changes above them makes it hydrate the rest:
 * in turn, or at once when the visitor interacts with the page.
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
