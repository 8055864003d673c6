import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { readAudit } from './auditReport.ts';

/** Longer than a registry takes that answers. */
const TIMEOUT_MS = 60_000;

/** Bytes of the longest report that is read. */
const LARGEST = 64 * 1024 ** 2;

/** By the lockfile, of what the product is built from and runs with. */
const ARGUMENTS = ['audit', '--package-lock-only', '--omit=dev', '--json'] as const;

/**
 * Asks the registry in use what it knows of the packages, and writes its answer into `file`. Returns
 * why nothing is known: many registries answer no audits, and a machine may have no network.
 */
export async function askAudit(file: string): Promise<string | null> {
  const written = await auditByNpm().catch(() => '');
  const answer = readAudit(written);
  if (answer.kind === 'notKnown') return answer.reason;
  await writeFile(file, written);
  return null;
}

/** Returns what npm has written, which ends with an error where it knows of faults. Throws where it cannot be started. */
function auditByNpm(): Promise<string> {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const options = { timeout: TIMEOUT_MS, maxBuffer: LARGEST } as const;
  return new Promise((resolve) => {
    execFile(npm, ARGUMENTS, options, (_error, stdout) => resolve(stdout));
  });
}
