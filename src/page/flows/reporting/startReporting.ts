import { MASK, maskText } from '../../../core/rules/masking/maskText.ts';
import type { Note } from '../../providers/notes/createNotes.ts';
import { quietly } from '../../providers/quietly.ts';
import type { Report, ReportSink } from '../../providers/reports/Report.ts';
import { toReport } from './toReport.ts';

export interface ReportingParts {
  /** The texts that no report may contain, the longest first. */
  readonly personal: () => readonly string[];
  /** Creates the sink for reports, given a function that masks texts. */
  readonly sinkFor: (mask: (text: string) => string) => ReportSink;
}

/** A page that fails repeatedly sends no more reports than this. */
const MOST_REPORTS = 20;

/** Shorter texts, such as 'Cha', are part of other words, so only whole words are masked. */
const SHORTEST_PART = 6;
/**
 * What can precede a word: nothing, a character other than a letter or digit, or an escape in a URL
 * or string.
 */
const BEFORE = String.raw`(?<![\p{L}\p{N}])|(?<=%[0-9a-f]{2}|\\[nrt])`;
const AFTER = String.raw`(?![\p{L}\p{N}])`;

function withoutTexts(text: string, personal: readonly string[]): string {
  return personal.reduce((left, it) => left.replaceAll(patternOf(it), MASK), text);
}

function patternOf(text: string): RegExp {
  const isWord = text.length < SHORTEST_PART && /^[\p{L}\p{N}]+$/u.test(text);
  return new RegExp(isWord ? `(?:${BEFORE})${text}${AFTER}` : escaped(text), 'giu');
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

/** Reports a fault that cannot be read, such as an object without text. */
function unreadable(cause: unknown): Report {
  const error = new Error('A fault could not be reported.', { cause });
  return { level: 'error', tag: 'reports', error };
}

/** Reports faults and failed calls, each once and without personal details. Never throws. */
export function startReporting({
  personal,
  sinkFor,
}: ReportingParts): (note: Exclude<Note, { kind: 'event' }>) => void {
  const sink = sinkFor((text) => maskText(withoutTexts(text, personal())));
  const seen = new Set<string>();

  /** Returns the sink's result, which may fail later. */
  function send(report: Report): unknown {
    const name = `${report.tag}: ${report.error.message}`;
    if (seen.has(name) || seen.size === MOST_REPORTS) return null;
    seen.add(name);
    return sink(report);
  }

  return (note) =>
    quietly(
      () => send(toReport(note)),
      (cause) => send(unreadable(cause)),
    );
}
