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

/** The share of page views that are timed. */
const TRACES = 0.7;

/** The pages on which a session with a fault can be replayed. */
const REPLAYED = /^\/(start-now|v1\/payment|signup)\/?$/;

/** The service is reached through this page's server, because the CSP allows no other. */
const TUNNEL = '/api/reports/envelope';

export interface SentryOptions extends ReportSinkOptions {
  readonly dsn: string;
}

/**
 * Reports to Sentry. Its own error handlers are off, because the page has its own. Timings and
 * replays only for visitors who may be measured.
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
    // Adds no headers to the page's calls.
    tracePropagationTargets: [],
    // Sends a page's timings in one envelope at the end. By default the SDK streams them.
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

/** The replay's script is the largest, so it loads separately. Reports work without it. */
async function addReplay(): Promise<void> {
  try {
    const { createReplay } = await import('./createReplay.ts');
    getClient()?.addIntegration(createReplay());
    // Marks the time from which a replay is available.
    performance.mark('replayed');
  } catch {
    // Reports continue without it.
  }
}
