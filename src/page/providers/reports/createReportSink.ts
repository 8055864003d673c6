import { sendQuietly } from '../measuring/sendQuietly.ts';
import { quietly } from '../quietly.ts';
import type { Report, ReportSink, ReportSinkOptions } from './Report.ts';
import type { SentryOptions } from './startSentry.ts';
import { toFaultReport } from './toFaultReport.ts';

/** Starts the report service. Its script loads separately. */
export type LoadService = () => Promise<(options: SentryOptions) => ReportSink>;

const loadSentry: LoadService = () =>
  import('./startSentry.ts').then(({ startSentry }) => startSentry);

/** The log's report about a broken service. */
function serviceFailed(cause: unknown): Report {
  const error = new Error('The report service failed.', { cause });
  return { level: 'error', tag: 'reports', error };
}

/**
 * The destination of reports: the report service if the business has one, else the server's own
 * log. Reports wait while the service's script loads. If the service fails, they go to the log
 * together with that failure.
 */
export function createReportSink(options: ReportSinkOptions, load = loadSentry): ReportSink {
  const { measurement, mask, path } = options;
  const toLog: ReportSink = (report) =>
    sendQuietly('/api/reports', toFaultReport(report, mask, path));
  const { sentryDsn: dsn } = measurement;
  if (dsn === undefined) return toLog;

  async function start(dsn: string): Promise<ReportSink> {
    const startService = await load().catch(() => null);
    if (!startService) return toLog;
    try {
      return orLog(startService({ ...options, dsn }));
    } catch (cause) {
      toLog(serviceFailed(cause));
      return toLog;
    }
  }

  function orLog(toService: ReportSink): ReportSink {
    return (report) =>
      quietly(
        () => toService(report),
        (cause) => [report, serviceFailed(cause)].forEach(toLog),
      );
  }

  const waiting: Report[] = [];
  let sink: ReportSink = (report) => void waiting.push(report);
  void start(dsn).then((started) => {
    sink = started;
    waiting.splice(0).forEach(started);
  });
  return (report) => sink(report);
}
