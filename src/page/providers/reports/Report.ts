import type { Measurement } from '../../../core/contract/generated/session.ts';

/** How much a report asks of those who run the page: a refusal is 'info', an exception 'fatal'. */
export type ReportLevel = 'info' | 'warning' | 'error' | 'fatal';

/** Something that went wrong, before it is masked. */
export interface Report {
  readonly level: ReportLevel;
  /** Where it happened: signup, payment, emailCheck and others. */
  readonly tag: string;
  readonly error: Error;
}

/** Takes reports to wherever they are read. */
export type ReportSink = (report: Report) => void;

export interface ReportSinkOptions {
  readonly measurement: Measurement;
  /** Whether the visitor may be measured now. */
  readonly consent: { readonly isGranted: boolean };
  readonly mask: (text: string) => string;
  readonly path: string;
}
