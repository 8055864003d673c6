import { MASK, maskText } from '../../../core/rules/masking/maskText.ts';
import type { Note } from '../../providers/notes/createNotes.ts';
import { quietly } from '../../providers/quietly.ts';
import type { Report, ReportSink } from '../../providers/reports/Report.ts';
import { toReport } from './toReport.ts';

export interface ReportingParts {
  /** The texts that no report may hold, the longest first. */
  readonly personal: () => readonly string[];
  /** Where reports go, given what masks a text. */
  readonly sinkFor: (mask: (text: string) => string) => ReportSink;
}

/** A page that fails again and again says so often enough. */
const MOST_REPORTS = 20;

/** Shorter ones, such as 'Cha', are part of other words: they are masked as words. */
const SHORTEST_PART = 6;
/** What may stand beside a word: nothing, no letter, or a character as a URL or a string writes it. */
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

/** A fault that cannot be read, as of an object without text, is reported as that. */
function unreadable(cause: unknown): Report {
  const error = new Error('A fault could not be reported.', { cause });
  return { level: 'error', tag: 'reports', error };
}

/** Reports faults and failed calls, each once, without personal details. Never throws. */
export function startReporting({
  personal,
  sinkFor,
}: ReportingParts): (note: Exclude<Note, { kind: 'event' }>) => void {
  const sink = sinkFor((text) => maskText(withoutTexts(text, personal())));
  const seen = new Set<string>();

  /** Gives what the sink gave, which may fail later. */
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
