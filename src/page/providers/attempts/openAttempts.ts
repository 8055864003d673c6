import { createStorage } from '../storage/createStorage.ts';
import { type Attempts, createAttempts } from './createAttempts.ts';

/** This browser's attempts, shared by all tabs of this origin. */
export function openAttempts(): Attempts {
  return createAttempts({
    storage: createStorage(() => localStorage),
    newKey: () => crypto.randomUUID(),
    now: () => Date.now(),
  });
}
