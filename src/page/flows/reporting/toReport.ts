import { unreachable } from '../../../core/contract/unreachable.ts';
import type { CallError } from '../../providers/calls/CallError.ts';
import type { Note } from '../../providers/notes/createNotes.ts';
import type { Report, ReportLevel } from '../../providers/reports/Report.ts';

/** The tag of a call, by the start of its path. */
const CALL_TAGS: readonly (readonly [RegExp, string])[] = [
  [/^\/(answeringService\/)?signup/, 'signup'],
  [/^\/(payment|attempts\/)/, 'payment'],
  [/^\/(v1\/)?email$/, 'emailCheck'],
  [/^\/client-token$/, 'clientToken'],
  [/^\/billing-request-flow$/, 'directDebit'],
  [/^\/activation/, 'activation'],
  [/^\/terms\//, 'terms'],
];

/** Reports a failed call. Leaves out a key at the end of the path. */
function callReport(path: string, error: CallError): Report {
  const tag = CALL_TAGS.find(([begin]) => begin.test(path))?.[1] ?? 'call';
  const { level, why, cause } = described(error);
  return { level, tag, error: new Error(`A call failed: ${tag}, ${why}`, { cause }) };
}

function described(error: CallError): {
  readonly level: ReportLevel;
  readonly why: string;
  readonly cause: unknown;
} {
  switch (error.kind) {
    case 'refused': {
      const isServer = error.message === 'INTERNAL_SERVER_ERROR';
      return { level: isServer ? 'error' : 'info', why: error.message, cause: null };
    }
    case 'rateLimited':
      return { level: 'warning', why: 'Too many requests', cause: null };
    case 'offline':
    case 'lost':
    case 'timedOut':
      return { level: 'warning', why: error.kind, cause: error.cause };
    case 'unreadable':
      return { level: 'error', why: `unreadable, status ${error.status}`, cause: null };
    default:
      return unreachable(error);
  }
}

/** Returns the cause in a window's error event. */
function causeOf(event: Event): unknown {
  if ('reason' in event) return event.reason;
  if (event instanceof ErrorEvent) return event.error ?? event.message;
  return event.type;
}

const LEVELS: readonly ReportLevel[] = ['info', 'warning', 'error', 'fatal'];

/** A payment fault has its own tag and level: see PaymentReport.ts, which loads with the payment form. */
function faultReport(cause: unknown): Report {
  const error = cause instanceof Error ? cause : new Error(String(cause), { cause });
  const tag = 'tag' in error && typeof error.tag === 'string' ? error.tag : 'page';
  const severity = 'severity' in error ? error.severity : null;
  return { level: LEVELS.find((level) => level === severity) ?? 'fatal', tag, error };
}

/** Converts a note to a report: a failed call has its call's tag, an exception is fatal. */
export function toReport(note: Exclude<Note, { kind: 'event' }>): Report {
  return note.kind === 'call'
    ? callReport(note.path, note.error)
    : faultReport(causeOf(note.event));
}
