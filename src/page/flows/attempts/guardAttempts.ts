import type { Attempts } from '../../providers/attempts/createAttempts.ts';
import { quietly } from '../../providers/quietly.ts';

/**
 * Guards the attempts. Ending one must not fail, because its outcome is already known and shown.
 * Beginning one may fail: without a stored key the visitor could pay twice.
 */
export function guardAttempts(attempts: Attempts, report: (cause: unknown) => void): Attempts {
  return {
    kept: () => attempts.kept(),
    begin: (kind, email, method) => attempts.begin(kind, email, method),
    end: (key) => quietly(() => attempts.end(key), report),
  };
}
