import { isRecord } from '../../../core/rules/json/isRecord.ts';

/** The known faults of the packages that the product is built from and runs with. */
export interface AuditReport {
  /** One line for each package. */
  readonly serious: readonly string[];
  readonly others: readonly string[];
}

export type AuditAnswer =
  | { readonly kind: 'known'; readonly report: AuditReport }
  /** The configured registry answers no audits, or could not be reached. */
  | { readonly kind: 'notKnown'; readonly reason: string };

/** Severities that block a merge. */
const SERIOUS: readonly unknown[] = ['high', 'critical'];

/**
 * Reads the output of `npm audit --json`. An answer without a list of packages counts as unknown.
 */
export function readAudit(written: string): AuditAnswer {
  const said = parsed(written);
  if (!isRecord(said)) return notKnown('npm audit gave no answer');
  const { message, vulnerabilities } = said;
  if (!isRecord(vulnerabilities)) {
    return notKnown(typeof message === 'string' ? plain(message) : 'npm audit gave no report');
  }
  const found = Object.entries(vulnerabilities).map(([name, it]) => {
    const { range, severity } = isRecord(it) ? it : {};
    return { line: `${name} ${String(range)}: ${String(severity)}`, severity };
  });
  const isSerious = ({ severity }: (typeof found)[number]) => SERIOUS.includes(severity);
  return {
    kind: 'known',
    report: {
      serious: found.filter(isSerious).map(({ line }) => line),
      others: found.filter((it) => !isSerious(it)).map(({ line }) => line),
    },
  };
}

function notKnown(reason: string): AuditAnswer {
  return { kind: 'notKnown', reason };
}

/** The registry's message without its address, which may contain a name and a password. */
function plain(message: string): string {
  const [first = ''] = message.split('\n');
  return `the registry says '${first.replace(/\s+-?\s*(GET|POST)?\s*https?:\S*/g, '').slice(0, 100)}'`;
}

function parsed(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    return null;
  }
}
