import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { readAudit } from './auditReport.ts';

/** Longer than any registry that answers takes. */
const TIMEOUT_MS = 60_000;

/** Only what the product is built from and runs with, by the lockfile. */
const ARGUMENTS = ['audit', '--package-lock-only', '--omit=dev', '--json'] as const;

/**
 * Requests an audit of the packages from the configured registry, and writes its answer into
 * `file`. Returns why there is none: many registries do not answer audits, and a machine may have
 * no network.
 */
export function askAudit(file: string): string | null {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { stdout } = spawnSync(npm, ARGUMENTS, { encoding: 'utf8', timeout: TIMEOUT_MS });
  const written = stdout ?? '';
  const answer = readAudit(written);
  if (answer.kind === 'notKnown') return answer.reason;
  writeFileSync(file, written);
  return null;
}
