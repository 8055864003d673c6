import {
  addEventProcessor,
  breadcrumbsIntegration,
  browserTracingIntegration,
  captureException,
  dedupeIntegration,
  getClient,
  init,
  linkedErrorsIntegration,
} from '@sentry/browser';
import { maskEvent } from './maskEvent.ts';
import type { ReportSink, ReportSinkOptions } from './Report.ts';

/** Of the page views, how many are timed. */
const TRACES = 0.7;

/** Where a session in which something broke can be seen again. */
const REPLAYED = /^\/(start-now|v1\/payment|signup)\/?$/;

/** The service is reached through this page's own server: its policy names no other. */
const TUNNEL = '/api/reports/envelope';

export interface SentryOptions extends ReportSinkOptions {
  readonly dsn: string;
}

/**
 * Reports to Sentry, without its own catching of errors, which the page does itself. Timings and
 * replays only of visitors who may be measured.
 */
export function startSentry({ dsn, consent, mask, path }: SentryOptions): ReportSink {
  const isMeasured = consent.isGranted;
  const keep = { fetch: true, history: true, xhr: false, console: false, dom: false } as const;
  init({
    dsn,
    tunnel: TUNNEL,
    environment: 'production',
    defaultIntegrations: false,
    integrations: [
      breadcrumbsIntegration(keep),
      linkedErrorsIntegration(),
      dedupeIntegration(),
      ...(isMeasured ? [browserTracingIntegration()] : []),
    ],
    // A call stays as the page makes it: no header of ours or theirs is added.
    tracePropagationTargets: [],
    // A page's timings in one envelope, when all is there: by itself the SDK streams spans.
    traceLifecycle: 'static',
    tracesSampleRate: isMeasured ? TRACES : 0,
    replaysSessionSampleRate: 0,
    replaysOnErrorSampleRate: 1,
    sendClientReports: false,
    transportOptions: { headers: { 'content-type': 'application/x-sentry-envelope' } },
  });
  addEventProcessor((event) => maskEvent(event, mask));
  if (isMeasured && REPLAYED.test(path)) void addReplay();
  return ({ level, tag, error }) => {
    captureException(error, { level, tags: { tag, path } });
  };
}

/** Its script is larger than all else: it comes by itself, and without it reports still go. */
async function addReplay(): Promise<void> {
  try {
    const { createReplay } = await import('./createReplay.ts');
    getClient()?.addIntegration(createReplay());
    // What happens from here on can be seen again.
    performance.mark('replayed');
  } catch {
    // Reports go without it.
  }
}
