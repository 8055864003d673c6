import { MASK, maskText } from '../../../core/rules/masking/maskText.ts';
import type { Note } from '../../providers/notes/createNotes.ts';
import type { ReportSink } from '../../providers/reports/Report.ts';
import { toReport } from './toReport.ts';

export interface ReportingParts {
  /** The texts that no report may hold, the longest first. */
  readonly personal: () => readonly string[];
  /** Where reports go, given what masks a text. */
  readonly sinkFor: (mask: (text: string) => string) => ReportSink;
}

/** A page that fails again and again says so often enough. */
const MOST_REPORTS = 20;

function withoutTexts(text: string, personal: readonly string[]): string {
  return personal.reduce((left, it) => left.replaceAll(new RegExp(escaped(it), 'gi'), MASK), text);
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

/** Reports faults and failed calls, each once, without personal details. */
export function startReporting({
  personal,
  sinkFor,
}: ReportingParts): (note: Exclude<Note, { kind: 'event' }>) => void {
  const sink = sinkFor((text) => maskText(withoutTexts(text, personal())));
  const seen = new Set<string>();
  return (note) => {
    const report = toReport(note);
    const name = `${report.tag}: ${report.error.message}`;
    if (seen.has(name) || seen.size === MOST_REPORTS) return;
    seen.add(name);
    sink(report);
  };
}
