import { sendQuietly } from '../measuring/sendQuietly.ts';
import type { Report, ReportSink, ReportSinkOptions } from './Report.ts';
import { toFaultReport } from './toFaultReport.ts';

/**
 * Where reports go: to the report service where the business has one, else to the server's own log.
 * The service's script comes by itself, and what is reported meanwhile waits.
 */
export function createReportSink(options: ReportSinkOptions): ReportSink {
  const { measurement, mask, path } = options;
  const toLog: ReportSink = (report) =>
    sendQuietly('/api/reports', toFaultReport(report, mask, path));
  const { sentryDsn: dsn } = measurement;
  if (dsn === undefined) return toLog;
  const waiting: Report[] = [];
  let sink: ReportSink = (report) => void waiting.push(report);
  const goOn = (next: ReportSink) => {
    sink = next;
    waiting.splice(0).forEach(next);
  };
  import('./startSentry.ts').then(
    ({ startSentry }) => goOn(startSentry({ ...options, dsn })),
    () => goOn(toLog),
  );
  return (report) => sink(report);
}
