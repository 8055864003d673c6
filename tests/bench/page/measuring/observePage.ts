/** A span of the page's time, in milliseconds after its start. */
export interface Span {
  readonly start: number;
  readonly duration: number;
}

/** An event of an interaction, and its target: `keydown #email`. */
export interface Interaction extends Span {
  readonly what: string;
}

/** The observations of a visit by the page's own clock, in milliseconds after its start. */
export interface Observed {
  /** The start itself, in milliseconds of the epoch. */
  readonly timeOrigin: number;
  readonly fcp: number | null;
  readonly lcp: number | null;
  /** The sum of all shifts that no input caused. */
  readonly shift: number;
  /** Tasks of more than 50 ms. */
  readonly tasks: readonly Span[];
  /** Events of interactions that took at least 16 ms until the next paint. */
  readonly interactions: readonly Interaction[];
  /** When the e-mail's message was first shown. */
  readonly validates: number | null;
  /** When the page was hydrated, by the mark that our pages set. */
  readonly usable: number | null;
  /** What the page's policy refused. */
  readonly refused: readonly string[];
}

/** The global name of the function that returns the observations. */
export const OBSERVED = 'benchObserved';

/**
 * Runs in the page before its own scripts. Sent as text, so it must not use anything else in this
 * file.
 */
export function observePage([emailError, name]: readonly [string, string]): void {
  const tasks: Span[] = [];
  const interactions: Interaction[] = [];
  const refused: string[] = [];
  let [fcp, lcp, validates]: (number | null)[] = [null, null, null];
  let shift = 0;

  const take: Readonly<Record<string, (entry: PerformanceEntry) => void>> = {
    paint: (it) => {
      if (it.name === 'first-contentful-paint') fcp = it.startTime;
    },
    'largest-contentful-paint': (it) => {
      lcp = it.startTime;
    },
    'layout-shift': (it) => {
      const caused = 'hadRecentInput' in it && it.hadRecentInput === true;
      if (!caused && 'value' in it && typeof it.value === 'number') shift += it.value;
    },
    longtask: (it) => tasks.push({ start: it.startTime, duration: it.duration }),
    event: (it) => {
      if (!('interactionId' in it) || it.interactionId === 0) return;
      const target = 'target' in it && it.target instanceof Element ? it.target : null;
      const named = target?.closest('[id]')?.id ?? target?.localName ?? 'what is gone';
      const what = `${it.name} #${named}`;
      interactions.push({ start: it.startTime, duration: it.duration, what });
    },
  };
  const observers = Object.entries(take).map(([type, takeOne]) => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(takeOne));
    observer.observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit); // The threshold belongs to Event Timing, and is missing in the types.
    return { observer, takeOne };
  });

  document.addEventListener('securitypolicyviolation', (event) => {
    refused.push(`${event.effectiveDirective} ${event.blockedURI}`);
  });

  const look = () => {
    const message = document.querySelector(emailError);
    if (message?.checkVisibility() && message.textContent?.trim()) validates = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);

  Reflect.set(globalThis, name, () => {
    for (const { observer, takeOne } of observers) observer.takeRecords().forEach(takeOne);
    const { timeOrigin } = performance;
    const usable = performance.getEntriesByName('usable')[0]?.startTime ?? null;
    return { timeOrigin, fcp, lcp, shift, tasks, interactions, validates, usable, refused };
  });
}
