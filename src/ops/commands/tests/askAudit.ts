import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { readAudit } from './auditReport.ts';

/** Longer than a registry takes that answers. */
const TIMEOUT_MS = 60_000;

/** By the lockfile, of what the product is built from and runs with. */
const ARGUMENTS = ['audit', '--package-lock-only', '--omit=dev', '--json'] as const;

/**
 * Asks the registry in use what it knows of the packages, and writes its answer into `file`. Returns
 * why nothing is known: many registries answer no audits, and a machine may have no network.
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
