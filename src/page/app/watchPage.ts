import type { ConsentAnswer } from '../../core/rules/consent/consentOf.ts';
import { isPlainQuery } from '../../core/rules/measuring/isPlainQuery.ts';
import { createMeasuring } from '../flows/measuring/createMeasuring.ts';
import { personalTexts } from '../flows/reporting/personalTexts.ts';
import { QuietReport } from '../flows/reporting/QuietReport.ts';
import { startReporting } from '../flows/reporting/startReporting.ts';
import { loadScript } from '../providers/loadScript.ts';
import { createLater } from '../providers/measuring/createLater.ts';
import { createTagManager, type TagManager } from '../providers/measuring/createTagManager.ts';
import { keepConsent } from '../providers/measuring/keepConsent.ts';
import { sendQuietly } from '../providers/measuring/sendQuietly.ts';
import type { Notes, TrackedEvent } from '../providers/notes/createNotes.ts';
import { quietly } from '../providers/quietly.ts';
import { createReportSink } from '../providers/reports/createReportSink.ts';
import { ConsentStore } from '../stores/ConsentStore.ts';
import type { RootStore } from '../stores/RootStore.ts';
import type { UsablePage } from '../widgets/WidgetChunk.ts';
import type { Embedded } from './embedded/readEmbedded.ts';
import { mountPrivacy } from './privacy/mountPrivacy.tsx';

interface Watching {
  readonly consent: ConsentStore;
  /** Events from before the page could be used. */
  readonly early: TrackedEvent[];
  track: (event: TrackedEvent) => void;
  /** Reports errors in the watching itself. */
  readonly report: (cause: unknown) => void;
  /** The stores whose texts reports must not contain. Null if the page failed before it had any. */
  stores: RootStore | null;
}

let watching: Watching | null = null;

/**
 * Counts the events of a page and reports its faults, as far as the visitor allows. Called once the
 * page can be used, or without `page` at a fault that may prevent that.
 */
export function watchPage(embedded: Embedded, notes: Notes, page?: UsablePage): void {
  watching ??= startWatching(embedded, notes);
  if (page) startMeasuring(embedded, watching, page);
}

function startWatching({ data }: Embedded, notes: Notes): Watching {
  const { measurement } = data.pageConfig;
  const consent = new ConsentStore(measurement.consent);
  const early: TrackedEvent[] = [];
  const reportNote = startReporting({
    personal: () => personalTexts(data.sessionInfo, started.stores),
    sinkFor: (mask) => createReportSink({ measurement, consent, mask, path: location.pathname }),
  });
  const started: Watching = {
    consent,
    early,
    track: (event) => void early.push(event),
    report: (cause) => {
      const event = new ErrorEvent('error', { error: new QuietReport('measuring', cause) });
      reportNote({ kind: 'fault', event });
    },
    stores: null,
  };
  notes.listen((note) => (note.kind === 'event' ? started.track(note.event) : reportNote(note)));
  return started;
}

function startMeasuring(
  { data }: Embedded,
  started: Watching,
  { stores, flows }: UsablePage,
): void {
  const { consent, early, report } = started;
  started.stores = stores;
  const keep = (answer: ConsentAnswer) =>
    quietly(() => keepConsent(document, stores.brand.id, answer), report);
  quietly(() => mountPrivacy({ page: document, stores, flows, consent, keep }), report);
  started.track = createMeasuring({
    stores,
    consent,
    send: (event) => sendQuietly('/api/analytics', event, report),
    tagManager: tagManagerOf(data.pageConfig.measurement.tagManagerUrl),
    later: createLater(document),
    newKey: () => crypto.randomUUID(),
    report,
  });
  early.splice(0).forEach(started.track);
}

/** Also null when the page's address identifies the visitor, because the tag manager would read it. */
function tagManagerOf(scriptUrl: string | undefined): TagManager | null {
  if (scriptUrl === undefined || !isPlainQuery(location.search)) return null;
  return createTagManager({
    scriptUrl,
    loadScript,
    scope: window,
    now: () => Date.now(),
  });
}
