import type { Browser } from 'playwright/test';

/** How often an event occurred, by name. */
interface TracedCounts {
  /** On the main threads of pages. */
  readonly main: (event: string) => number;
  /** On all other threads. */
  readonly beside: (event: string) => number;
  /** How many elements were restyled, for each time that some were. */
  readonly restyled: readonly number[];
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly args: { readonly name?: string; readonly elementCount?: number };
}

/** Traces a browser, and counts the events by thread at the end. */
export async function traceThreads(browser: Browser, categories: readonly string[]) {
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as object[] as TraceEvent[])); // Events are typed as any object.
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: [...categories, '__metadata'] },
  });
  return {
    end: async (): Promise<TracedCounts> => {
      const complete = new Promise((done) => session.once('Tracing.tracingComplete', done));
      await session.send('Tracing.end');
      await complete;
      const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;
      const names = events.filter(({ name }) => name === 'thread_name');
      const main = new Set(names.filter((it) => it.args.name === 'CrRendererMain').map(threadOf));
      const count = (event: string, isMain: boolean) =>
        events.filter(
          (it) => it.name === event && it.ph !== 'E' && main.has(threadOf(it)) === isMain,
        ).length;
      return {
        main: (event) => count(event, true),
        beside: (event) => count(event, false),
        restyled: events.flatMap(({ args }) => args.elementCount ?? []),
      };
    },
  };
}
