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
