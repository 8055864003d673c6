import type { FaultReport } from '../../../core/contract/generated/calls.ts';
import type { Report } from './Report.ts';

const LONGEST = { message: 1000, stack: 4000, path: 100 } as const;
const MOST_CAUSES = 5;
const PATH = /^\/[\w/.-]*/;

/** Returns the causes of an error, the nearest first. */
function causesOf(error: Error): string[] {
  const causes: string[] = [];
  let { cause } = error;
  while (cause !== undefined && cause !== null && causes.length < MOST_CAUSES) {
    causes.push(cause instanceof Error ? `${cause.name}: ${cause.message}` : wordsOf(cause));
    cause = cause instanceof Error ? cause.cause : undefined;
  }
  return causes;
}

/** For a value that is not an error, only the name of its type: its content may be personal. */
function wordsOf(cause: unknown): string {
  if (typeof cause === 'string') return cause;
  const { kind, code } = Object(cause);
  return [kind, code].filter((word) => typeof word === 'string').join(' ') || typeof cause;
}

/** Returns a report, masked, as the server's log accepts it. */
export function toFaultReport(
  { level, tag, error }: Report,
  mask: (text: string) => string,
  path: string,
): FaultReport {
  const cut = (text: string, most: number) => mask(text).slice(0, most);
  const causes = causesOf(error).map((cause) => cut(cause, LONGEST.message));
  return {
    level,
    tag,
    path: PATH.exec(path)?.[0].slice(0, LONGEST.path) ?? '/',
    message: cut(`${error.name}: ${error.message}`, LONGEST.message),
    ...(error.stack !== undefined && { stack: cut(error.stack, LONGEST.stack) }),
    ...(causes.length > 0 && { causes }),
  };
}
