import type { Attempts } from '../../providers/attempts/createAttempts.ts';
import { quietly } from '../../providers/quietly.ts';

/**
 * The attempts, whose forgetting stops nothing: by then the outcome is known, and is told. What begins
 * an attempt may fail, because without a key that is kept somebody could pay twice.
 */
export function guardAttempts(attempts: Attempts, report: (cause: unknown) => void): Attempts {
  return {
    kept: () => attempts.kept(),
    begin: (kind, email, method) => attempts.begin(kind, email, method),
    end: (key) => quietly(() => attempts.end(key), report),
    orphan: (key) => quietly(() => attempts.orphan(key), report),
  };
}
