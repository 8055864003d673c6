import { isRecord } from '../../../core/rules/json/isRecord.ts';

/** What a registry knows of faults in the packages that the product is built from and runs with. */
export interface AuditReport {
  /** One line for each package. */
  readonly serious: readonly string[];
  readonly others: readonly string[];
}

export type AuditAnswer =
  | { readonly kind: 'known'; readonly report: AuditReport }
  /** The registry in use answers no audits, or was not reached. */
  | { readonly kind: 'notKnown'; readonly reason: string };

/** Faults that keep a merge from passing. */
const SERIOUS: readonly unknown[] = ['high', 'critical'];

/** Reads what `npm audit --json` has written. An answer without a list of packages says nothing of them. */
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

/** The registry's words without its address, which may hold a name and a password. */
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
