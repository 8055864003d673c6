import type { Measurement } from '../../../core/contract/generated/session.ts';

/** How serious a report is to the operators: a refusal is 'info', an exception 'fatal'. */
export type ReportLevel = 'info' | 'warning' | 'error' | 'fatal';

/** Something that went wrong, not masked yet. */
export interface Report {
  readonly level: ReportLevel;
  /** The part in which it happened: signup, payment, emailCheck and others. */
  readonly tag: string;
  readonly error: Error;
}

/** Receives reports, and sends them to where they are read. */
export type ReportSink = (report: Report) => void;

export interface ReportSinkOptions {
  readonly measurement: Measurement;
  /** Whether the visitor may be measured at the moment. */
  readonly consent: { readonly isGranted: boolean };
  readonly mask: (text: string) => string;
  readonly path: string;
}
